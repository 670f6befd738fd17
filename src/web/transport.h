/* Carries requests and responses over sockets. */
#ifndef ODD_WEB_TRANSPORT_H
#define ODD_WEB_TRANSPORT_H

#include "web/web.h"

typedef struct odd_transport odd_transport;

/* Listens at an address, "127.0.0.1:8080" or "[::1]:0", and writes where that is. NULL, with the reason in error. */
odd_transport *odd_transport_open(odd_web *web, const char *listen, char where[80], odd_error *error);

/* Takes no more connections. */
void odd_transport_quiesce(odd_transport *transport);

/* Ends all connections, when everything that was asked is answered. */
void odd_transport_close(odd_transport *transport);

#endif
