/* HTTP requests and responses as values, independent of the transport. Knows no sockets, and nothing about
 * bridge. */
#ifndef ODD_SERVER_HTTP_H
#define ODD_SERVER_HTTP_H

#include <stdatomic.h>

#include "platform/memory.h"
#include "oddtrick.h"

/* ---- Requests ---------------------------------------------------------------------------------- */

typedef enum odd_method { ODD_OTHER_METHOD, ODD_GET, ODD_POST } odd_method; /* HEAD is handled as GET */

typedef struct odd_http_request odd_http_request;
struct odd_http_request {
    odd_method method;
    const char *target; /* path and query, as sent */
    odd_text body;
    const char *from; /* the client's address as text */
    bool secure;      /* came by TLS, to this server or to the proxy in front of it */
    int64_t now_ms;   /* odd_now_ms: the time of day */
    int64_t tick_ms;  /* odd_tick_ms: for durations */
    /* Returns the value of a header; NULL if it was not sent. */
    const char *(*header)(const odd_http_request *request, const char *name);
};

/* Milliseconds since 1970. */
int64_t odd_now_ms(void);

/* Milliseconds of a clock that nobody sets; never 0. */
int64_t odd_tick_ms(void);

/* Writes "2026-11-16T02:03:04.123Z". */
enum { ODD_TIME_TEXT = 48 };
void odd_time_write(char text[ODD_TIME_TEXT], int64_t time_ms);

/* Returns the value of a header, or an empty text. */
odd_text odd_request_header(const odd_http_request *request, const char *name);

enum { ODD_PATH_PARTS = 6, ODD_PART_MAX = 200 };

/* A path in its parts, without escapes: "/api/v1/events" has three. */
typedef struct odd_path {
    char part[ODD_PATH_PARTS][ODD_PART_MAX];
    size_t count;
} odd_path;

/* Returns false if the path is too long, or has a part like .. or %00. */
bool odd_path_read(odd_path *path, const char *target);

/* Reads the value of a name in the query, without escapes. Returns false if it is absent or too long. */
bool odd_query_value(const char *target, const char *name, char *value, size_t cap);

/* Whether the client accepts gzip. */
bool odd_request_accepts_gzip(const odd_http_request *request);

/* Returns the value of a cookie; empty if there is none. */
odd_text odd_cookie_value(const odd_http_request *request, const char *name);

/* ---- Strict syntax (head_check.c) ---------------------------------------------------------------- */

/* Two programs that read the same bytes as different requests can be played off against each other: a proxy sees one request, the
 * server behind it two. So heads are checked to the byte. */
enum { ODD_HEAD_FIELDS = 100 };

typedef struct odd_head_field {
    odd_text name, value;
} odd_head_field;

/* The parts of a request's head. */
typedef struct odd_head {
    const char *method, *target, *version;
    size_t target_len;
    odd_head_field fields[ODD_HEAD_FIELDS];
    size_t count, all; /* all: the number of fields received, of which count are here */
    size_t bytes;      /* length of the head, from the method to the empty line; 0: unknown */
} odd_head;

/* Returns what is wrong as a sentence, or NULL. If bytes is known, the parts must lie in one piece of memory as they were received,
 * with separators and line ends replaced by NUL. */
const char *odd_head_error(const odd_head *head);

/* ---- Responses --------------------------------------------------------------------------------- */

/* Immutable bytes to send, possibly to many clients. Reference counted. */
typedef struct odd_body {
    atomic_int references;
    const char *bytes;
    size_t len;
    bool owned;           /* bytes are freed with the body */
    const char *type;     /* Content-Type */
    const char *encoding; /* "gzip", or NULL */
    bool varies;          /* exists in another encoding, too */
    const char *cache;    /* Cache-Control */
    char etag[40];        /* quoted; may be empty */
    void *prepared;       /* the transport's form of it, and the function that frees that */
    void (*free_prepared)(void *prepared);
} odd_body;

odd_body *odd_body_keep(odd_body *body);
void odd_body_release(odd_body *body); /* NULL is allowed */

/* Makes a body of bytes that outlive it; of a text, whose memory it takes over. */
odd_body *odd_body_of(const char *bytes, size_t len, const char *type);
odd_body *odd_body_take(odd_out *text, const char *type);

/* Returns the body compressed; NULL if that saves too little, or without memory. (gzip.c) */
odd_body *odd_body_gzip(const odd_body *plain);

typedef struct odd_viewer odd_viewer;

enum { ODD_COOKIE_MAX = 240, ODD_WHY_MAX = 200 };

typedef struct odd_http_response {
    int status;
    odd_body *body;                                      /* a reference owned by the response */
    odd_viewer *viewer;                                  /* instead of a body: an endless stream */
    char cookie[ODD_COOKIE_MAX], device[ODD_COOKIE_MAX]; /* each a Set-Cookie; may be empty */
    const char *location;                                /* or NULL */
    const char *allow;                                   /* the methods of the path; or NULL */
    char download[72];             /* the name of a file that it is saved as; may be empty */
    int retry_after_s;             /* 0: no Retry-After */
    bool of_storage;               /* an error of the database */
    const char *log_event;         /* for the operator's log, "login"; NULL: by the status */
    char author[48];               /* the session's author, for the log; may be empty */
    char log_message[ODD_WHY_MAX]; /* what is wrong, for the log; may be empty */
} odd_http_response;

#define ODD_JSON_TYPE "application/json; charset=utf-8"
#define ODD_HTML_TYPE "text/html; charset=utf-8"
#define ODD_TEXT_TYPE "text/plain; charset=utf-8"

odd_http_response odd_respond(int status, odd_body *body);

/* Takes over the memory of json. */
odd_http_response odd_respond_json(int status, odd_out *json);

/* {"error":{"kind":"conflict","message":"..."}}, with line and column if error has them. */
odd_http_response odd_respond_error(int status, const char *kind, const char *message);
odd_http_response odd_respond_failure(int status, const char *kind, const odd_error *error);

/* Whether the client has this body already: If-None-Match. */
bool odd_request_has_etag_of(const odd_http_request *request, const odd_body *body);

/* Headers of every response: pairs of name and value, until NULL. */
extern const char *const odd_response_headers[][2];

/* The receiver of a response: send is called once, by any thread, and takes the response over. */
typedef struct odd_reply odd_reply;
struct odd_reply {
    void (*send)(odd_reply *reply, odd_http_response response);
};

#endif
