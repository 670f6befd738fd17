/* Who takes too long to ask, or to take the answer, is sent away. libmicrohttpd closes what is silent; but a client that sends or
 * takes a byte now and then is never silent, and would hold its place for ever. Knows sockets, and nothing of what is sent. */
#ifndef ODD_SERVER_TIMEOUT_H
#define ODD_SERVER_TIMEOUT_H

#include <stddef.h>
#include <stdint.h>

typedef struct odd_patience odd_patience;
typedef struct odd_guest odd_guest; /* a connection */

/* With a thread that looks after them. */
odd_patience *odd_patience_open(int64_t patience_ms);
void odd_patience_close(odd_patience *patience); /* when all guests are gone */

/* A connection, of which a request is expected from now on; and its end, before its socket is closed. */
odd_guest *odd_guest_come(odd_patience *patience, int fd);
void odd_guest_go(odd_patience *patience, odd_guest *guest);

/* A request is expected anew; or it is there, whole; or so many bytes of an answer are to be taken. */
void odd_guest_expected(odd_patience *patience, odd_guest *guest);
void odd_guest_heard(odd_guest *guest);
void odd_guest_answered(odd_patience *patience, odd_guest *guest, size_t bytes);

#endif
