/* Requests and responses as values: what is asked and what is answered, whoever carries them. Knows no sockets, and nothing
 * about bridge. */
#ifndef ODD_SERVER_HTTP_H
#define ODD_SERVER_HTTP_H

#include <stdatomic.h>

#include "platform/heap_memory.h"
#include "oddtrick.h"

/* ---- Requests ---------------------------------------------------------------------------------- */

typedef enum odd_method { ODD_OTHER_METHOD, ODD_GET, ODD_POST } odd_method; /* HEAD is asked as GET */

typedef struct odd_web_request odd_web_request;
struct odd_web_request {
    odd_method method;
    const char *target; /* path and query, as they were sent */
    odd_text body;
    const char *from; /* the client's address, as a text */
    bool secure;      /* it came by TLS, to here or to the proxy before */
    int64_t now_ms;   /* since 1970 */
    int64_t tick_ms;  /* since some time that nobody sets: for durations */
    /* The value of a header; NULL if it was not sent. */
    const char *(*header)(const odd_web_request *request, const char *name);
};

/* The time for now_ms: since 1970. */
int64_t odd_now_ms(void);

/* The time for tick_ms: since the machine was started, and never 0. */
int64_t odd_tick_ms(void);

/* "2026-11-16T02:03:04.123Z" */
enum { ODD_TIME_TEXT = 48 };
void odd_time_write(char text[ODD_TIME_TEXT], int64_t time_ms);

/* The header, or an empty text. */
odd_text odd_request_header(const odd_web_request *request, const char *name);

enum { ODD_PATH_PARTS = 6, ODD_PART_MAX = 200 };

/* A path taken apart: "/api/v1/events" are three parts, without escapes. */
typedef struct odd_path {
    char part[ODD_PATH_PARTS][ODD_PART_MAX];
    size_t count;
} odd_path;

/* False if it is too long, or has parts that mean other places or nothing: .. or %00. */
bool odd_path_read(odd_path *path, const char *target);

/* The value of a name in the query, without escapes. False if it is not there, or too long. */
bool odd_query_value(const char *target, const char *name, char *value, size_t cap);

/* Whether the client takes an answer by gzip. */
bool odd_request_unzips(const odd_web_request *request);

/* The value of a cookie; empty if there is none. */
odd_text odd_cookie_value(const odd_web_request *request, const char *name);

/* ---- Responses --------------------------------------------------------------------------------- */

/* What is sent: it does not change, and may be sent to many. Counted references. */
typedef struct odd_body {
    atomic_int references;
    const char *bytes;
    size_t len;
    bool owned;           /* its bytes are from the heap, and given back with it */
    const char *type;     /* "application/json" */
    const char *encoding; /* "gzip", or NULL */
    bool varies;          /* there is one of another encoding */
    const char *cache;    /* Cache-Control */
    char etag[40];        /* quoted; may be empty */
    void *made;           /* the transport's own form of it, and what gives that back */
    void (*unmake)(void *made);
} odd_body;

odd_body *odd_body_keep(odd_body *body);
void odd_body_release(odd_body *body); /* NULL is none */

/* Of bytes that last, and of text whose memory it takes. */
odd_body *odd_body_of(const char *bytes, size_t len, const char *type);
odd_body *odd_body_take(odd_out *text, const char *type);

/* The same by gzip; NULL if that is not worth it. (gzip.c) */
odd_body *odd_body_zip(const odd_body *plain);

typedef struct odd_viewer odd_viewer;

enum { ODD_COOKIE_MAX = 240, ODD_WHY_MAX = 200 };

typedef struct odd_web_response {
    int status;
    odd_body *body;                                      /* a reference that is the response's */
    odd_viewer *viewer;                                  /* instead of a body: a stream that does not end */
    char cookie[ODD_COOKIE_MAX], device[ODD_COOKIE_MAX]; /* each a Set-Cookie; may be empty */
    const char *location;                                /* of another page; or NULL */
    const char *allow;                                   /* the methods that there are; or NULL */
    int retry_after_s;                                   /* 0: not said */
    const char *note;      /* what the operator should know of it: "login"; or NULL */
    char author[48];       /* who sent the request, where that was asked for; may be empty */
    char why[ODD_WHY_MAX]; /* what is wrong, for the operator; may be empty */
} odd_web_response;

#define ODD_JSON_TYPE "application/json; charset=utf-8"
#define ODD_HTML_TYPE "text/html; charset=utf-8"
#define ODD_TEXT_TYPE "text/plain; charset=utf-8"

odd_web_response odd_respond(int status, odd_body *body);

/* JSON that was put together; its memory is taken. */
odd_web_response odd_respond_json(int status, odd_out *json);

/* {"error":{"kind":"conflict","message":"..."}}, and the place where there is one. */
odd_web_response odd_respond_error(int status, const char *kind, const char *message);
odd_web_response odd_respond_wrong(int status, const char *kind, const odd_error *error);

/* Whether the client has this body already: If-None-Match. */
bool odd_request_has(const odd_web_request *request, const odd_body *body);

/* What each response says besides: pairs of a name and a value, until NULL. */
extern const char *const odd_response_headers[][2];

/* ---- Answering --------------------------------------------------------------------------------- */

/* Somebody who waits for a response: it is given once, by any thread, and is theirs. */
typedef struct odd_reply odd_reply;
struct odd_reply {
    void (*send)(odd_reply *reply, odd_web_response response);
};

#endif
