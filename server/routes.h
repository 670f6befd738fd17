/* The server as a function: a request comes in, a response goes out, now or later. Knows no sockets. */
#ifndef ODD_SERVER_ROUTES_H
#define ODD_SERVER_ROUTES_H

#include "server/auth.h"
#include "server/club.h"

typedef struct odd_web_config {
    const char *database;
    const char *site; /* a directory with pages; NULL: those in the program */
    bool read_only;
    bool new_password;    /* one can be set though there is one */
    bool sandbox;         /* give up the rights that a server does not need */
    odd_journal *journal; /* is told of storage errors that no request has; may be NULL */
    bool threads;         /* without them, each request is answered before odd_web_handle returns */
} odd_web_config;

enum { ODD_BODY_MAX = 1 << 20 }; /* bytes of a request's body */

typedef struct odd_web odd_web;

/* NULL, with the reason in error. */
odd_web *odd_web_open(const odd_web_config *config, odd_error *error);

/* Appends what was sent, refuses what waits for an answer, and takes no more; streams end. Then, when nobody asks any more, closes it. */
void odd_web_stop(odd_web *web);
void odd_web_close(odd_web *web);

/* The request must stay as it is until the reply was sent. */
void odd_web_handle(odd_web *web, const odd_web_request *request, odd_reply *reply);

/* Bytes of a body that came, of a request that cannot be answered yet: false if too many wait already. They are gone with the
 * request. */
bool odd_web_body_waits(odd_web *web, const char *from, size_t bytes);
void odd_web_body_gone(odd_web *web, const char *from, size_t bytes);

/* The token of the one-time link that sets the director's password; empty if there is one. */
void odd_web_token(odd_web *web, char token[ODD_TOKEN_MAX]);

#endif
