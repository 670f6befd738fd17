/* A server, from its start to a signal that ends it. */
#ifndef ODD_WEB_SERVE_H
#define ODD_WEB_SERVE_H

#include "web/web.h"

/* Serves until SIGTERM or SIGINT, at the address to listen at, or at the usual one if that is NULL (transport.h); ready is called when it is there for others, with its address ("127.0.0.1:8080") and the
 * token that sets the password, which may be empty. ODD_OK, or the code of the error that kept it from starting. */
int odd_serve(const odd_web_config *config, const char *listen,
              void (*ready)(const char *where, const char *token), odd_error *error);

#endif
