/* A database in a file: opening, statements, errors. Only sqlite.c, which implements it, uses SQLite. */
#ifndef ODD_PLATFORM_STORE_SQLITE_H
#define ODD_PLATFORM_STORE_SQLITE_H

#include "oddtrick.h"

typedef struct odd_db odd_db;
typedef struct odd_query odd_query;

/* A kind of database file. */
typedef struct odd_db_kind odd_db_kind;
struct odd_db_kind {
    const char *what;       /* its name in messages: "file of solved deals" */
    const char *damaged;    /* the message for a damaged file */
    const char *unwritable; /* for a file that cannot be opened or written; NULL: the system's message */
    const char *empty;      /* for a file of 0 bytes; NULL: such a file is treated as new */
    const char *schema;     /* the statements that create its tables */
    int application;        /* PRAGMA application_id, which file(1) shows */
    int version;            /* PRAGMA user_version: the version of the schema */
    const char *durable;    /* PRAGMA synchronous */
    bool guarded;           /* only a file that odd_trusted_file accepts is used */

    /* Converts the tables of an earlier version, in an open transaction. NULL: there is no earlier version. */
    int (*migrate)(odd_db *db, odd_error *error);
};

typedef enum odd_db_use {
    ODD_DB_READ, /* nothing is written or converted; the file may be read-only */
    ODD_DB_WRITE, /* the file is created if it does not exist, private to the user, and converted to this version */
} odd_db_use;

/* Opens a database. One thread at a time may use a connection.
 *   returns  NULL, with the reason in *error, if the file cannot be opened or is of another kind, or does not exist and is to be
 *            read; the file is left unchanged */
odd_db *odd_db_open(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error);
void odd_db_close(odd_db *db); /* close its queries first; may be NULL */

/* Sets how long a statement waits while another connection writes. */
void odd_db_patience(odd_db *db, int busy_ms);

/* Compares the tables, indexes and triggers of a file with its kind.
 *   take     receives each difference: "table 'line' is missing"
 *   returns  ODD_OK or a code */
int odd_db_compare(odd_db *db, void (*take)(void *owner, const char *what), void *owner, odd_error *error);

/* Describes the failure of the last call in words for the user.
 *   returns  its code */
int odd_db_failed(const odd_db *db, odd_error *error);

/* Tells whether the last call wrote everything but failed to sync it. */
bool odd_db_unsynced(const odd_db *db);

/* Runs statements that return no rows. Returns false if one fails. */
bool odd_db_run(odd_db *db, const char *sql);

/* Returns the version of the tables. */
int odd_db_version(const odd_db *db);

/* Returns the number that a statement yields; -1 if it yields none. */
int64_t odd_db_number(odd_db *db, const char *sql);

/* Prepares a statement. Returns NULL if that fails. */
odd_query *odd_query_open(odd_db *db, const char *sql);
void odd_query_close(odd_query *q);

/* Set parameters, from 1. Texts and bytes must stay until the query is reset. */
void odd_query_int(odd_query *q, int at, int64_t value);
void odd_query_text(odd_query *q, int at, odd_text text);
void odd_query_null(odd_query *q, int at);
void odd_query_bytes(odd_query *q, int at, const void *bytes, size_t len);

/* Runs a query up to its next row, whose columns can be read after ODD_ROW. */
typedef enum odd_step_result { ODD_ROW, ODD_DONE, ODD_FAILED } odd_step_result;
odd_step_result odd_query_step(odd_query *q);

/* Read columns, from 0. Texts are valid until the next step. */
int64_t odd_query_get_int(odd_query *q, int column);
odd_text odd_query_get(odd_query *q, int column);
bool odd_query_is_null(odd_query *q, int column);

/* Makes a query ready to be run again. */
void odd_query_reset(odd_query *q);

/* Runs and resets a statement that returns no rows. Returns false if it fails. */
bool odd_query_run(odd_query *q);

#endif
