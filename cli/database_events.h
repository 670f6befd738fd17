/* Events in a database: what club.db#tuesday means where a file is expected. */
#ifndef ODD_CLI_DATABASE_EVENTS_H
#define ODD_CLI_DATABASE_EVENTS_H

#include "cli/read_file.h"
#include "platform/store/event_store.h"

/* A place in a database: the file, and the name of the event behind the #, which is empty if there is none. */
typedef struct odd_place {
    char path[4096];
    odd_text name;
} odd_place;

/* Whether a path says so: what stands before a #, or all of it, is a database. */
bool odd_place_of(odd_place *place, const char *path);

/* The same for an event that is to be made: the file need not be there yet. */
bool odd_place_new(odd_place *place, const char *path);

/* The log of the event, a line each; the caller frees it. NULL after a message. */
char *odd_place_read(const odd_args *args, const odd_place *place, size_t *len);

#endif
