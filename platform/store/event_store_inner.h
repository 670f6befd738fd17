/* What the files of the store share about a database of events that is open. */
#ifndef ODD_PLATFORM_STORE_EVENT_STORE_INNER_H
#define ODD_PLATFORM_STORE_EVENT_STORE_INNER_H

#include "platform/store/event_store.h"
#include "platform/store/sqlite.h"

enum { ODD_STATEMENTS = 20 }; /* enough for all of event_store.c */

struct odd_store {
    odd_db *db;
    bool chained; /* its lines have hashes: not in version 1 */
    odd_query *query[ODD_STATEMENTS];
};

#endif
