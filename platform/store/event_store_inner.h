/* What the files of the store share: the open database, its schema, the hash chain of logs, and the pages of damaged files. */
#ifndef ODD_PLATFORM_STORE_EVENT_STORE_INNER_H
#define ODD_PLATFORM_STORE_EVENT_STORE_INNER_H

#include "platform/store/event_store.h"
#include "platform/store/sqlite.h"

/* ---- The open database --------------------------------------------------------------------------- */

enum { ODD_STATEMENTS = 20 }; /* enough for all of event_store.c */

struct odd_store {
    odd_db *db;
    bool chained; /* its lines have hashes: not in version 1 */
    odd_query *query[ODD_STATEMENTS];
};

/* ---- Schema -------------------------------------------------------------------------------------- */

/* The tables of a database of events, and how those of earlier versions become the present ones. */

extern const odd_db_kind odd_log_kind;

/* ---- Hash chain ---------------------------------------------------------------------------------- */

/* The hash chain of an event's log. Each line has a hash over the hash before it and all that the line says, and the first
 * one follows the hash of the event's name and the time of its creation. So a line that was changed, removed, inserted or moved
 * no longer fits, nor does the head of the chain, which the event keeps, fit a log that was cut off. It shows damage and
 * changes by other programs; it is no signature, since anybody can compute it. */

enum { ODD_CHAIN_BYTES = 32 }; /* BLAKE2b-256 */

typedef struct odd_chain {
    unsigned char hash[ODD_CHAIN_BYTES]; /* of the line of that number; of the event itself where it is 0 */
    int64_t number;
} odd_chain;

/* What a line says, besides its number. */
typedef struct odd_link {
    int64_t time_ms;
    odd_text author, text;
    odd_text key;  /* of the addition that begins here; empty: none does, or it has no key */
    int64_t count; /* how many lines that has; 0: no addition begins here */
} odd_link;

/* Before the first use. False if the library cannot be used. */
bool odd_chain_ready(void);

void odd_chain_start(odd_chain *chain, odd_text name, int64_t created_ms);
void odd_chain_add(odd_chain *chain, const odd_link *line);

/* Whether the chain has come to this hash. */
bool odd_chain_is(const odd_chain *chain, odd_text hash);

/* ---- Pages of an SQLite file --------------------------------------------------------------------- */

/* The rows of an SQLite file, read page by page without SQLite: from files that are so damaged that SQLite refuses them. Rows
 * are found on every page that can be read, whether or not a table still leads there. The formats are those of
 * "Database File Format" in SQLite's documents. */

typedef enum odd_page_type { ODD_VALUE_NULL, ODD_VALUE_INT, ODD_VALUE_TEXT, ODD_VALUE_BLOB } odd_page_type;

typedef struct odd_page_value {
    odd_page_type type;
    int64_t number;
    odd_text bytes;
} odd_page_value;

enum { ODD_ROW_COLUMNS = 8 }; /* rows with more are none of ours */

typedef struct odd_page_row {
    bool in_table; /* of an ordinary table: rowid is set; else of an index or a table without rowid */
    int64_t rowid;
    int count;
    odd_page_value column[ODD_ROW_COLUMNS];
} odd_page_row;

typedef struct odd_pages odd_pages;

/* Reads the file, and what is committed in the -wal beside it; writes nothing. NULL with the reason in errno. */
odd_pages *odd_pages_open(const char *path);
void odd_pages_close(odd_pages *pages); /* NULL is nothing to close */

/* Gives all rows that can be read; their texts last as long as the pages are open. False if there is no memory. */
bool odd_pages_rows(odd_pages *pages, bool (*take)(void *owner, const odd_page_row *row), void *owner);

#endif
