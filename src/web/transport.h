/* Carries requests and responses over sockets. */
#ifndef ODD_WEB_TRANSPORT_H
#define ODD_WEB_TRANSPORT_H

#include "web/web.h"

typedef struct odd_transport odd_transport;

#define ODD_LISTEN "127.0.0.1:8080"

typedef struct odd_limits {
    unsigned idle_s;      /* after which a silent connection is closed */
    int64_t request_ms;   /* that the line of a request may take to arrive, and the rest of it then */
    unsigned connections; /* at once, if there are so many descriptors; of one address half as many */
} odd_limits;

extern const odd_limits odd_usual_limits;

/* Listens at an address, "127.0.0.1:8080" or "[::1]:0", and writes where that is; NULL: at ODD_LISTEN or, where another
 * program does, at any port that is free. NULL, with the reason in error. */
odd_transport *odd_transport_open(odd_web *web, const char *listen, const odd_limits *limits, char where[80],
                                  odd_error *error);

/* Takes no more connections. */
void odd_transport_quiesce(odd_transport *transport);

/* Ends all connections, when everything that was asked is answered. */
void odd_transport_close(odd_transport *transport);

#endif
