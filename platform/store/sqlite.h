/* A database in a file: opening it, statements, and what went wrong. The only file that knows SQLite stands behind it, so that
 * the rest of the store says what is kept and not how. */
#ifndef ODD_PLATFORM_STORE_SQLITE_H
#define ODD_PLATFORM_STORE_SQLITE_H

#include "oddtrick.h"

typedef struct odd_db odd_db;
typedef struct odd_query odd_query;

/* What a file must be: made so if it is new. */
typedef struct odd_db_kind odd_db_kind;
struct odd_db_kind {
    const char *what;       /* in messages: "file of solved deals" */
    const char *damaged;    /* what to say of a damaged file */
    const char *unwritable; /* of one that cannot be opened or written; NULL: as the system says it */
    const char *empty;      /* of one without bytes, which a new one never is; NULL: it is made a new one */
    const char *schema;     /* statements that make a new one */
    int application;        /* PRAGMA application_id, which file(1) shows */
    int version;            /* PRAGMA user_version, of the schema */
    const char *durable;    /* PRAGMA synchronous */
    bool guarded; /* no symbolic link, nor a file or a folder of somebody else, is used: see file_guard.h */

    /* Makes the tables of an earlier version those of this one, in a transaction that is open. NULL: there is no
     * earlier version. */
    int (*migrate)(odd_db *db, odd_error *error);
};

typedef enum odd_db_use {
    ODD_DB_READ, /* nothing is written; an earlier version is left as it is. The file may be one that cannot be written */
    ODD_DB_WRITE, /* made if it is not there, and brought to the present version. Nobody else may read a new one */
} odd_db_use;

/* NULL, with the reason in error, if it cannot be opened or is of another kind, or is to be read and not there; such a file is
 * left as it is. A connection is used by one thread at a time. */
odd_db *odd_db_open(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error);
void odd_db_close(odd_db *db); /* NULL is nothing to close; queries must be closed before */

/* How long a statement waits for another connection that writes. */
void odd_db_patience(odd_db *db, int busy_ms);

/* Gives each table, index and trigger of the kind that is missing or not as it should be, and triggers and indexes of its tables
 * that should not be there: "table 'line' is missing". */
int odd_db_compare(odd_db *db, void (*take)(void *owner, const char *what), void *owner, odd_error *error);

/* What the last call complained about, in words for the user. Returns its code. */
int odd_db_failed(const odd_db *db, odd_error *error);

/* Whether the last call wrote everything, but failed to sync it. */
bool odd_db_unsynced(const odd_db *db);

/* Runs statements that give nothing. */
bool odd_db_run(odd_db *db, const char *sql);

/* The version of the tables. */
int odd_db_version(const odd_db *db);

/* The number that a statement gives; -1 if it gives none. */
int64_t odd_db_number(odd_db *db, const char *sql);

/* NULL if it cannot be prepared. */
odd_query *odd_query_open(odd_db *db, const char *sql);
void odd_query_close(odd_query *q);

/* Parameters, from 1. What they point at must last until the query is reset. */
void odd_query_int(odd_query *q, int at, int64_t value);
void odd_query_text(odd_query *q, int at, odd_text text);
void odd_query_null(odd_query *q, int at);
void odd_query_bytes(odd_query *q, int at, const void *bytes, size_t len);

/* ODD_ROW: columns can be read; ODD_DONE; ODD_FAILED. */
typedef enum odd_step_result { ODD_ROW, ODD_DONE, ODD_FAILED } odd_step_result;
odd_step_result odd_query_step(odd_query *q);

/* Columns, from 0; texts last until the next step. */
int64_t odd_query_get_int(odd_query *q, int column);
odd_text odd_query_get(odd_query *q, int column);
bool odd_query_is_null(odd_query *q, int column);

/* Ready for the next time. */
void odd_query_reset(odd_query *q);

/* For statements without rows: step and reset. */
bool odd_query_run(odd_query *q);

#endif
