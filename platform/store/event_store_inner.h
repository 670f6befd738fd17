/* Shared by the files of the store: the open database, its schema, the hash chain of logs, and the pages of damaged files. */
#ifndef ODD_PLATFORM_STORE_EVENT_STORE_INNER_H
#define ODD_PLATFORM_STORE_EVENT_STORE_INNER_H

#include "platform/store/event_store.h"
#include "platform/store/database.h"

/* ---- The open database --------------------------------------------------------------------------- */

/* Statements (statements.c). Those that an engine does not need are NULL. */
typedef enum odd_sql {
    ODD_SQL_EVENTS,
    ODD_SQL_CHANGES,
    ODD_SQL_NAMED,
    ODD_SQL_LOCK_ALL,
    ODD_SQL_KEYS,
    ODD_SQL_LOCK_VALUES,
    ODD_SQL_NOTIFY,
    ODD_SQL_FIND,
    ODD_SQL_HEAD,
    ODD_SQL_LOCK,
    ODD_SQL_LINES,
    ODD_SQL_KEY,
    ODD_SQL_CREATE,
    ODD_SQL_REMOVE,
    ODD_SQL_RETITLE,
    ODD_SQL_ADD_LINE,
    ODD_SQL_ADD_KEY,
    ODD_SQL_GROW,
    ODD_SQL_KEEP,
    ODD_SQL_FORGET,
    ODD_SQL_KEPT,
    ODD_SQL_KEPT_ONE,
    ODD_SQL_COUNT
} odd_sql;

struct odd_store {
    odd_db *db;
    bool chained; /* lines have hashes; false in version 1 of a file */
    bool shared;  /* by PostgreSQL: others write at the same time */
    bool grown;   /* the transaction appends lines: others are notified */
    int64_t seen; /* by odd_store_changes: the version of a file, or the oldest transaction that may come */
    unsigned seen_on; /* the connection on which that was */
    struct odd_event_locks
        *locked; /* what is known of the events of a transaction (locked_events.c); NULL: none */
    odd_query *query[ODD_SQL_COUNT];
};

/* Prepares them. Returns ODD_OK or a code. */
int odd_store_prepare(odd_store *store, odd_error *error);

/* Starts a transaction in which all is read as of one moment. Returns false if it cannot. */
bool odd_store_begin_reading(odd_store *store);

/* ---- Schema -------------------------------------------------------------------------------------- */

/* The tables of a database of events, and the migration from earlier versions: in a file, and in PostgreSQL. */
extern const odd_db_kind odd_log_kind, odd_shared_log_kind;

/* ---- Hash chain ----------------------------------------------------------------------------------
 *
 * Each line of a log has a hash over its contents and the hash of the line before it; the first line follows the hash of the
 * event's name and creation time. The event stores the head of the chain. So a line that was changed, removed, inserted or moved
 * no longer fits, and a log that was cut off does not match the head. The chain reveals damage and changes by other programs. It
 * is not a signature: anybody can compute it. */

enum { ODD_CHAIN_BYTES = 32 }; /* BLAKE2b-256 */

typedef struct odd_chain {
    unsigned char hash[ODD_CHAIN_BYTES]; /* of line `number`; of the event itself if that is 0 */
    int64_t number;
} odd_chain;

/* The contents of a line, except for its number. */
typedef struct odd_link {
    int64_t time_ms;
    odd_text author, text;
    odd_text key;  /* of the addition that begins here; empty: no key, or no addition begins here */
    int64_t count; /* the lines of that addition; 0: no addition begins here */
} odd_link;

/* Call this before the first use. Returns false if libsodium cannot be used. */
bool odd_chain_ready(void);

void odd_chain_start(odd_chain *chain, odd_text name, int64_t created_ms);
void odd_chain_add(odd_chain *chain, const odd_link *line);

/* Tells whether this is the current hash of the chain. */
bool odd_chain_has_hash(const odd_chain *chain, odd_text hash);

/* ---- Events that a transaction has locked (locked_events.c) --------------------------------------
 *
 * Where others write at the same time, a transaction locks its events and reads at once what it needs of them. Until its end nobody
 * else changes them, so nothing is read twice. */

/* The row of an event: the length of its log, and the head of its chain. */
typedef struct odd_head {
    odd_chain chain;
    bool keyed; /* it was created without lines, with this key */
} odd_head;

typedef enum odd_key_state { ODD_KEY_UNKNOWN, ODD_KEY_NEW, ODD_KEY_USED } odd_key_state;

int odd_locked_read(odd_store *store, const odd_addition *const *additions, size_t count, odd_error *error);
void odd_locked_forget(odd_store *store);

/* False if it is not known. */
bool odd_locked_head(const odd_store *store, int64_t event, odd_text key, odd_head *head);
odd_key_state odd_locked_key(const odd_store *store, const odd_addition *addition, int64_t *first,
                             int64_t *count);

/* Notes what was appended. */
void odd_locked_append(odd_store *store, const odd_addition *addition, int64_t first, const odd_chain *chain);

/* ---- Pages of an SQLite file ---------------------------------------------------------------------
 *
 * Reads the rows of an SQLite file page by page without SQLite, from files so damaged that SQLite refuses them. Rows are found on
 * every readable page, even if no table refers to it. "Database File Format" in the SQLite documentation describes the format. */

typedef enum odd_page_type { ODD_VALUE_NULL, ODD_VALUE_INT, ODD_VALUE_TEXT, ODD_VALUE_BLOB } odd_page_type;

typedef struct odd_page_value {
    odd_page_type type;
    int64_t number;
    odd_text bytes;
} odd_page_value;

enum { ODD_ROW_COLUMNS = 8 }; /* none of our tables has more */

typedef struct odd_page_row {
    bool
        in_table; /* of an ordinary table, and rowid is set; otherwise of an index or a table without rowid */
    int64_t rowid;
    int count;
    odd_page_value column[ODD_ROW_COLUMNS];
} odd_page_row;

typedef struct odd_pages odd_pages;

/* Reads a file and the committed part of its -wal file; writes nothing. Returns NULL with the reason in errno. */
odd_pages *odd_pages_open(const char *path);
void odd_pages_close(odd_pages *pages); /* may be NULL */

/* Passes all readable rows to `take`; their texts are valid until odd_pages_close. Returns false if memory runs out. */
bool odd_pages_rows(odd_pages *pages, bool (*take)(void *owner, const odd_page_row *row), void *owner);

#endif
