/* The server, as the command and the tests see it: as a function from requests to responses, which knows no sockets, and as a
 * program that listens until a signal ends it. The other headers of this folder are its inside:
 *
 *   http.h         requests and responses as values
 *   client.h       who sends a request, and how much of the server each client may use
 *   auth.h         the director: password, sessions, devices
 *   event_cache.h  the events: asking, appending, streams of changes
 *   handlers.h     a request on its way, the list of paths, the pages
 *   transport.h    sockets, TLS, timeouts
 *   journal.h      the operator's log */
#ifndef ODD_SERVER_SERVE_H
#define ODD_SERVER_SERVE_H

#include "oddtrick_event.h"
#include "server/http.h"
#include "server/journal.h"

enum {
    ODD_TOKEN_MAX = 48,     /* bytes of a token as text, with its NUL */
    ODD_BODY_MAX = 1 << 20, /* bytes of a request's body */
    ODD_MEMORY_RETRY_S = 5  /* Retry-After while there is no memory */
};

/* ---- As a function ------------------------------------------------------------------------------- */

/* Counters for the operator's monitoring (metrics.c). All functions except the first accept NULL. */
typedef struct odd_metrics odd_metrics;

/* Counts from now on. Clients on this machine, or from one of these addresses or networks, may read the counters. Returns NULL
 * and fills error if a text is not an address or network. */
odd_metrics *odd_metrics_open(const char *const *from, size_t count, odd_error *error);
void odd_metrics_close(odd_metrics *metrics);
void odd_metrics_response(odd_metrics *metrics, int status, int64_t took_ms); /* negative: not measured */
void odd_metrics_connection(odd_metrics *metrics, int change);                /* 1: opened, -1: closed */
void odd_metrics_stream(odd_metrics *metrics, int change);

/* ---- Pages and scorecards, made by the command (cli/server_pages.c) --- */

/* An event from which pages are made. Nothing of it is kept. */
typedef struct odd_publish_job {
    odd_text log;
    const odd_line_origin *origins; /* of its lines */
    size_t origin_count;
    int64_t now_s;     /* seconds since 1970 */
    odd_text language; /* of the words of pages and scorecards: "de"; empty: English */
    bool par;          /* deals are solved, for par and makeable contracts */
    size_t pages_most; /* boards and contestants, each of which has a page; 0: no limit */
    size_t bytes_most; /* of all pages and files, before they are compressed; 0: no limit */
    /* Called several times a second while deals are solved, and before each page; false: it takes too long. */
    bool (*go_on)(void *owner);
    /* Finds a deal that was solved before; NULL: none were. */
    bool (*solved)(void *owner, odd_dd *table, const odd_hands *hands);
    void *owner; /* passed to both */
} odd_publish_job;

/* The command knows the style of pages: it gives the server these functions. They return ODD_OK or a code,
 * and are called by one thread at a time. */
typedef struct odd_publisher {
    /* Appends what `oddtrick publish --zip` would write. */
    int (*pages)(const odd_publish_job *job, odd_out *zip, odd_error *error);
    /* Passes each scorecard to `take` as `oddtrick card` prints it, with the id of the contestant; texts are valid during the call. */
    int (*cards)(const odd_publish_job *job, void (*take)(void *owner, odd_text id, odd_text card),
                 void *owner, odd_error *error);
} odd_publisher;

/* The SMTP server for the club's mail. */
typedef struct odd_mail_config {
    const char *url;  /* "smtp://HOST:PORT", "smtps://..."; NULL: no mail is sent */
    const char *from; /* the address of the sender */
    const char *user; /* NULL: no login */
    const char *password;
    const char *authorities; /* a file of certificates to check the server's; NULL: those of the system */
    bool starttls;           /* refuse to send without TLS */
    int timeout_s;           /* of one attempt; 0: 30 */
    const char *links; /* the address of this server in mails; NULL: the one in the director's browser */
} odd_mail_config;

typedef struct odd_server_config {
    const char *database;
    const char *site; /* a directory with pages; NULL: those built into the program */
    bool read_only;
    bool new_password;              /* print a link that sets a new password even if there is one */
    bool sandbox;                   /* give up the rights that a server does not need */
    odd_journal *journal;           /* receives storage errors that belong to no request; may be NULL */
    odd_metrics *metrics;           /* NULL: nothing is counted, and /metrics is not there */
    const odd_publisher *publisher; /* NULL: nothing is published */
    odd_mail_config mail;
    bool threads; /* false: each request is answered before odd_server_handle returns */
} odd_server_config;

typedef struct odd_server odd_server;

/* Opens the database and starts the threads. Returns NULL and fills error on failure. */
odd_server *odd_server_open(const odd_server_config *config, odd_error *error);

/* Stops: appends what was sent, refuses waiting and new requests, and ends streams. Call odd_server_close
 * when all replies were sent. */
void odd_server_stop(odd_server *server);
void odd_server_close(odd_server *server);

/* Answers a request through reply, now or later and on any thread. The request must not change until then. */
void odd_server_handle(odd_server *server, const odd_http_request *request, odd_reply *reply);

/* Counts bytes of a body that was received while its request cannot be answered yet. Returns false if too
 * many are waiting. The caller subtracts what it has added. */
bool odd_server_add_waiting_body(odd_server *server, const char *from, size_t bytes);
void odd_server_remove_waiting_body(odd_server *server, const char *from, size_t bytes);

/* Writes the token of the one-time link that sets the director's password; empty if there is none. */
void odd_server_setup_token(odd_server *server, char token[ODD_TOKEN_MAX]);

/* ---- As a program -------------------------------------------------------------------------------- */

typedef struct odd_serve_config {
    odd_server_config web;
    const char *listen;         /* NULL: ODD_LISTEN (transport.h) */
    const char *const *hosts;   /* names of this server, besides loopback and the address it listens at */
    const char *const *proxies; /* addresses or networks of trusted proxies */
    size_t host_count, proxy_count;
    const char *certificate, *key; /* PEM files for TLS; NULL: plain HTTP */
    const char *log;               /* the operator's log: a file, "-" for standard error; NULL: none */
    odd_journal_form log_form;
    bool metrics;                    /* count for /metrics */
    const char *const *metrics_from; /* who may see them, besides this machine */
    size_t metrics_from_count;

    /* Called when the server accepts connections, with its address ("http://127.0.0.1:8080/") and the token that sets the
     * password, which may be empty. */
    void (*ready)(const char *address, const char *token);

    /* Called with a message if a file could not be reopened on SIGHUP. */
    void (*warn)(const char *message);
} odd_serve_config;

/* Returns whether a service manager has passed a socket, at which the server then listens. */
bool odd_serve_inherits(void);

/* Serves until SIGTERM or SIGINT. SIGHUP reopens the log and rereads the certificate; without either it ends the server, too.
 * Returns ODD_OK, or the code of the error that kept the server from starting. */
int odd_serve(const odd_serve_config *config, odd_error *error);

#endif
