/* Carries requests and responses over sockets. */
#ifndef ODD_SERVER_TRANSPORT_H
#define ODD_SERVER_TRANSPORT_H

#include "server/host_check.h"
#include "server/journal.h"
#include "server/listen.h"
#include "server/peer.h"
#include "server/tls.h"
#include "server/routes.h"

typedef struct odd_transport odd_transport;

#define ODD_LISTEN "127.0.0.1:8080"

typedef struct odd_limits {
    unsigned idle_s;      /* after which a silent connection is closed */
    int64_t request_ms;   /* that the line of a request may take to arrive, and the rest of it then */
    unsigned connections; /* at once, if there are so many descriptors; of one address half as many */
    int64_t slow_ms;      /* an answer that takes longer is told to the operator */
} odd_limits;

extern const odd_limits odd_usual_limits;

typedef struct odd_transport_config {
    odd_limits limits;
    odd_hosts
        hosts; /* its listen: where to; NULL: at ODD_LISTEN or, where another program does, at any port */
    odd_proxies proxies;  /* whose word is taken for whom they carry */
    odd_tls *tls;         /* NULL: none is spoken */
    odd_journal *journal; /* NULL: nobody is told */
} odd_transport_config;

/* Listens, and writes where that is. NULL, with the reason in error. What the configuration points at must last. */
odd_transport *odd_transport_open(odd_web *web, const odd_transport_config *config, char where[ODD_WHERE_MAX],
                                  odd_error *error);

/* Takes no more connections. */
void odd_transport_quiesce(odd_transport *transport);

/* Ends all connections, when everything that was asked is answered. */
void odd_transport_close(odd_transport *transport);

#endif
