/* What the files of the store share about a database of events that is open. */
#ifndef ODD_STORE_LOG_INNER_H
#define ODD_STORE_LOG_INNER_H

#include "store/log.h"
#include "store/sqlite.h"

enum { ODD_STATEMENTS = 20 }; /* enough for all of log.c */

struct odd_store {
    odd_db *db;
    bool chained; /* its lines have hashes: not in version 1 */
    odd_query *query[ODD_STATEMENTS];
};

#endif
