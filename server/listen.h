/* Sockets that listen. */
#ifndef ODD_SERVER_LISTEN_H
#define ODD_SERVER_LISTEN_H

#include "oddtrick.h"

enum { ODD_WHERE_MAX = 80 };

/* Listens at an address, "127.0.0.1:8080" or "[::1]:0": a socket, and where it is. -1 with the reason. */
int odd_listen(const char *text, char where[ODD_WHERE_MAX], odd_error *error);

/* As many connections as there are descriptors for. */
unsigned odd_connection_limit(unsigned most);

#endif
