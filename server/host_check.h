/* Whether a request is for this server, by its Host header. A page of another site can have its name point at this machine
 * (DNS rebinding) and then asks with the visitor's rights in the network; but it asks for its own name. Knows no sockets. */
#ifndef ODD_SERVER_HOST_CHECK_H
#define ODD_SERVER_HOST_CHECK_H

#include "server/peer.h"

typedef struct odd_hosts {
    const char *listen;       /* the address to listen at, "127.0.0.1:8080" */
    const char *const *names; /* others that the server is known by */
    size_t count;
} odd_hosts;

/* Whether a value is a host, with or without a port, that stands for this server: loopback, the address to listen at, one of
 * the names, or the address at which the request arrived, if that is given. */
bool odd_hosts_have(const odd_hosts *hosts, odd_text host, const odd_address *arrived_at);

#endif
