/* A server without sockets, threads or files, for tests: a request goes in, the response is there at once, and the time is
 * what the test says. */
#ifndef UNIT_WEB_H
#define UNIT_WEB_H

#include "unit.h"
#include "server/handlers.h"

typedef struct unit_web {
    odd_reply reply; /* first: a reply is the test's that it is part of */
    odd_http_request request;
    odd_server *web;
    const char *headers[8][2]; /* names and values, until NULL */
    const char *from;
    int64_t now_ms, tick_ms; /* the time of day, and the one that nobody sets */
    bool secure;
    int answered;
    odd_http_response response;
    char body[1 << 16]; /* the response's, as a text */
} unit_web;

static inline const char *unit_web_header(const odd_http_request *request, const char *name) {
    const unit_web *u = (const unit_web *)((const char *)request - offsetof(unit_web, request));
    for (size_t i = 0; i < COUNT(u->headers) && u->headers[i][0] != NULL; i++)
        if (strcmp(u->headers[i][0], name) == 0)
            return u->headers[i][1];
    return NULL;
}

static inline void unit_web_answered(odd_reply *reply, odd_http_response response) {
    unit_web *u = (unit_web *)reply;
    u->answered++;
    u->response = response;
    u->body[0] = '\0';
    if (response.viewer != NULL)
        odd_viewer_close(response.viewer);
    if (response.body == NULL)
        return;
    assert_true(response.body->len < sizeof u->body);
    memcpy(u->body, response.body->bytes, response.body->len);
    u->body[response.body->len] = '\0';
    odd_body_release(response.body);
}

/* Asks, and gives the status of the answer. Without a body (NULL) it is a GET. */
static inline int unit_web_ask(unit_web *u, const char *target, const char *body) {
    u->reply.send = unit_web_answered;
    u->answered = 0;
    u->request = (odd_http_request){.method = body != NULL ? ODD_POST : ODD_GET,
                                    .target = target,
                                    .body = {body, body != NULL ? strlen(body) : 0},
                                    .from = u->from != NULL ? u->from : "192.0.2.1",
                                    .now_ms = u->now_ms,
                                    .tick_ms = u->tick_ms,
                                    .secure = u->secure,
                                    .header = unit_web_header};
    odd_server_handle(u->web, &u->request, &u->reply);
    assert_int_equal(u->answered, 1);
    return u->response.status;
}

/* Sends a header from now on; NULL: no longer. */
static inline void unit_web_set(unit_web *u, const char *name, const char *value) {
    size_t i = 0;
    while (u->headers[i][0] != NULL && strcmp(u->headers[i][0], name) != 0)
        i++;
    assert_true(i + 1 < COUNT(u->headers));
    u->headers[i][0] = name;
    u->headers[i][1] = value;
}

/* The value of a text in the JSON of the response. */
static inline void unit_web_text(const unit_web *u, const char *name, char *value, size_t cap) {
    char key[40];
    snprintf(key, sizeof key, "\"%s\":\"", name);
    const char *at = strstr(u->body, key);
    value[0] = '\0';
    if (at != NULL)
        snprintf(value, cap, "%.*s", (int)strcspn(at + strlen(key), "\""), at + strlen(key));
}

static inline bool unit_web_kind(const unit_web *u, const char *kind) {
    char value[40];
    unit_web_text(u, "kind", value, sizeof value);
    return strcmp(value, kind) == 0;
}

#endif
