/* Whom a request is from: addresses, networks, and what proxies that are trusted say of their clients. Knows no sockets. */
#ifndef ODD_SERVER_PEER_H
#define ODD_SERVER_PEER_H

#include <sys/socket.h>

#include "oddtrick.h"

enum { ODD_ADDRESS_TEXT = 48 };

/* IPv6; one of IPv4 is written as ::ffff:192.0.2.1. */
typedef struct odd_address {
    unsigned char bytes[16];
} odd_address;

/* An address by number, without port or brackets. False if it is none. */
bool odd_address_read(odd_address *address, odd_text text);

/* That of a socket; all zero if it is of another kind. */
odd_address odd_address_of(const struct sockaddr *socket);

/* As people write it: one of IPv4 as 192.0.2.1. */
void odd_address_write(char text[ODD_ADDRESS_TEXT], const odd_address *address);

bool odd_address_same(const odd_address *a, const odd_address *b);
bool odd_address_is_loopback(const odd_address *address);

/* Addresses that begin with the same bits. */
typedef struct odd_network {
    odd_address address;
    int bits; /* of 128 */
} odd_network;

/* "192.0.2.1", "10.0.0.0/8", "2001:db8::/32". ODD_OK, or what is wrong. */
int odd_network_read(odd_network *network, const char *text, odd_error *error);
bool odd_network_has(const odd_network *network, const odd_address *address);

typedef struct odd_proxies {
    const odd_network *networks; /* whose word is taken */
    size_t count;
} odd_proxies;

bool odd_proxies_have(const odd_proxies *proxies, const odd_address *address);

/* The client behind a peer. Forwarded is X-Forwarded-For as it came: a list, to which each proxy has added the address that it
 * saw. It is read from its end for as long as proxies are trusted, so that nothing a client writes is believed. */
odd_address odd_proxies_client(const odd_proxies *proxies, const odd_address *peer, odd_text forwarded);

/* Whether the last of X-Forwarded-Proto is https: what the proxy before this server has seen. */
bool odd_proto_is_https(odd_text proto);

#endif
