/* A server, from its start to a signal that ends it. */
#ifndef ODD_SERVER_SERVE_H
#define ODD_SERVER_SERVE_H

#include "server/routes.h"

typedef struct odd_serve_config {
    odd_web_config web;
    const char *listen;         /* NULL: the usual address (transport.h) */
    const char *const *hosts;   /* names that it is known by, besides loopback and where it listens */
    const char *const *proxies; /* addresses or networks of proxies that are trusted */
    size_t host_count, proxy_count;
    const char *certificate, *key; /* files for TLS; NULL: none is spoken */
    const char *log; /* what the operator is told: a file, "-" for standard error; NULL: nothing */
    bool log_json;

    /* Called when it is there for others, with its address ("http://127.0.0.1:8080/") and the token that sets the password,
     * which may be empty. */
    void (*ready)(const char *address, const char *token);

    /* Called with what went wrong when files were to be read or opened again. */
    void (*warn)(const char *message);
} odd_serve_config;

/* Serves until SIGTERM or SIGINT. Where there is a log or a certificate, SIGHUP opens and reads their files again; otherwise it
 * ends the server, too. ODD_OK, or the code of the error that kept it from starting. */
int odd_serve(const odd_serve_config *config, odd_error *error);

#endif
