/* Fuzz target: any bytes as a request to the server, without sockets. The first line is method and target, those up to an
 * empty one are headers, the rest is the body; a first line that begins with ! comes from the director. Every answer has
 * a status that there is, and a body, which is JSON unless it is a page. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <unistd.h>

#include "fuzz.h"
#include "server/handlers.h"

enum { LIFE = 300 }; /* inputs that one server answers: its logs grow */

static const char *const head[] = {"event Fuzz", "pair 1 Ann Lee & Bo Park", "board 1",
                                   "1 2 4S N =", "3 4 4S N -1"};

typedef struct fuzzed {
    odd_reply reply;
    odd_http_request request;
    char *text; /* of the line and the headers, with NULs for line ends */
    size_t len;
    bool director, answered;
    char cookie[240];
    odd_director session;
} fuzzed;

static void answered(odd_reply *reply, odd_http_response r) {
    fuzzed *f = (fuzzed *)reply;
    require(!f->answered && r.status >= 200 && r.status < 600);
    f->answered = true;
    if (r.viewer != NULL) {
        char bytes[4096];
        require(odd_viewer_read(r.viewer, bytes, sizeof bytes) > 0);
        odd_viewer_close(r.viewer);
        return;
    }
    require(r.body != NULL && r.body->type != NULL);
    if (r.body->len > 0 && strcmp(r.body->type, ODD_JSON_TYPE) == 0) {
        odd_error error;
        odd_fields *json = odd_fields_read((odd_text){r.body->bytes, r.body->len}, &error);
        require(json != NULL);
        odd_fields_close(json);
    }
    odd_body_release(r.body);
}

static const char *header(const odd_http_request *request, const char *name) {
    const fuzzed *f = (const fuzzed *)((const char *)request - offsetof(fuzzed, request));
    size_t len = strlen(name);
    if (f->director && strcmp(name, "Cookie") == 0)
        return f->cookie;
    if (f->director && strcmp(name, "X-CSRF-Token") == 0)
        return f->session.csrf;
    if (f->director && strcmp(name, "Content-Type") == 0)
        return "application/json";
    for (size_t at = 0; at < f->len; at += strlen(f->text + at) + 1)
        if (strncmp(f->text + at, name, len) == 0 && f->text[at + len] == ':')
            return f->text + at + len + 1 + strspn(f->text + at + len + 1, " ");
    return NULL;
}

static void made(odd_append *append) {
    require(append->state == ODD_APPENDED);
    odd_out_free(&append->answer);
}

static const char *no_header(const odd_http_request *request, const char *name) {
    (void)request;
    (void)name;
    return NULL;
}

/* A database of this process, which it leaves nothing of: several connections use it, so it is a file. */
static const char *fresh_database(void) {
    static char path[64];
    static const char *const endings[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        snprintf(path, sizeof path, "/tmp/oddtrick-fuzz-%ld.db%s", (long)getpid(), endings[i]);
        unlink(path);
    }
    snprintf(path, sizeof path, "/tmp/oddtrick-fuzz-%ld.db", (long)getpid());
    return path;
}

static void remove_database(void) {
    fresh_database();
}

static odd_server *fresh(fuzzed *f) {
    odd_server_config config = {.database = fresh_database()};
    odd_error error;
    odd_server *web = odd_server_open(&config, &error);
    odd_text lines[sizeof head / sizeof head[0]];
    require(web != NULL);
    for (size_t i = 0; i < sizeof head / sizeof head[0]; i++)
        lines[i] = (odd_text){head[i], strlen(head[i])};
    odd_append append = {
        .name = {"e", 1}, .done = made, .lines = {.lines = lines, .count = sizeof head / sizeof head[0]}};
    odd_events_append(web->cache, &append);
    odd_http_request request = {.header = no_header, .from = "127.0.0.1", .now_ms = 1};
    odd_login arrival = {.request = &request};
    require(odd_auth_start_session(web->auth, &arrival, &error) == ODD_OK);
    snprintf(f->cookie, sizeof f->cookie, "%.*s", (int)strcspn(arrival.cookie, ";"), arrival.cookie);
    f->session = arrival.director;
    return web;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static odd_server *web;
    static int life;
    static fuzzed kept;
    if (life-- == 0) {
        if (web != NULL) {
            odd_server_stop(web);
            odd_server_close(web);
        } else
            atexit(remove_database);
        web = fresh(&kept);
        life = LIFE;
    }
    fuzzed f = kept;
    f.text = calloc(size + 1, 1);
    memcpy(f.text, data, size);
    char *body = strstr(f.text, "\n\n");
    f.len = body != NULL ? (size_t)(body - f.text) : strlen(f.text);
    f.director = f.text[0] == '!';
    for (size_t i = 0; i < f.len; i++)
        f.text[i] = f.text[i] == '\n' ? '\0' : f.text[i];
    f.text[f.len] = '\0';
    char *target = strchr(f.text, ' ');
    f.reply.send = answered;
    f.request =
        (odd_http_request){.target = target != NULL ? target + 1 : "/",
                           .method = strncmp(f.text + f.director, "GET", 3) == 0    ? ODD_GET
                                     : strncmp(f.text + f.director, "POST", 4) == 0 ? ODD_POST
                                                                                    : ODD_OTHER_METHOD,
                           .from = "127.0.0.1",
                           .now_ms = 2,
                           .header = header};
    /* The body is a block of its own, so that a sanitizer sees every byte read beyond it. */
    size_t body_len = body != NULL ? size - f.len - 2 : 0;
    char *copy = malloc(body_len + 1);
    memcpy(copy, data + size - body_len, body_len);
    f.request.body = (odd_text){copy, body_len};
    odd_server_handle(web, &f.request, &f.reply);
    require(f.answered);
    free(copy);
    free(f.text);
    return 0;
}
