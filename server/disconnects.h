/* Notices at once when a client whose stream is asleep closes its connection: libmicrohttpd looks at no socket of a connection
 * that is suspended, and the place would stay taken until the next message. */
#ifndef ODD_SERVER_DISCONNECTS_H
#define ODD_SERVER_DISCONNECTS_H

#include "server/club.h"

typedef struct odd_gone odd_gone;

/* With a thread that waits for it; NULL if the system has no means. */
odd_gone *odd_gone_open(void);
void odd_gone_close(odd_gone *gone); /* NULL is nothing to close */

/* Ends the viewer when its client is gone. Returns what forgets it: before the viewer is closed, and its socket. */
uint64_t odd_gone_watch(odd_gone *gone, int fd, odd_viewer *viewer);
void odd_gone_forget(odd_gone *gone, int fd, uint64_t watched);

#endif
