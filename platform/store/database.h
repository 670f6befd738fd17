/* A database: opening, statements, errors. There are two engines, SQLite for files (sqlite.c) and PostgreSQL for addresses
 * (postgresql.c); each of these files is the only one that uses its library. */
#ifndef ODD_PLATFORM_STORE_DATABASE_H
#define ODD_PLATFORM_STORE_DATABASE_H

#include "oddtrick.h"

typedef struct odd_db odd_db;
typedef struct odd_query odd_query;

/* Tells whether this is the address of a PostgreSQL database, "postgresql://club@db.example/bridge", and not a file. */
bool odd_db_is_address(const char *path);

/* Replaces the password of such an address, which may be a part of the text, with asterisks. odd_db_open still knows it. */
void odd_db_hide_password(char *text);

/* A kind of database. */
typedef struct odd_db_kind odd_db_kind;
struct odd_db_kind {
    const char *what;       /* its name in messages: "file of solved deals" */
    const char *damaged;    /* the message for a damaged file */
    const char *unwritable; /* for a file that cannot be opened or written; NULL: the system's message */
    const char *empty;      /* for a file of 0 bytes; NULL: such a file is treated as new */
    const char *missing;    /* for a PostgreSQL database without its tables */
    const char *schema;     /* the statements that create its tables */
    const char *damages;    /* of PostgreSQL: a statement whose rows say what is wrong with the tables */
    int application; /* PRAGMA application_id, which file(1) shows; of PostgreSQL: the number of an advisory lock */
    int version;         /* of the schema: PRAGMA user_version, or the table `about` */
    const char *durable; /* PRAGMA synchronous */
    bool guarded;        /* only a file that odd_trusted_file accepts is used */

    /* Converts the tables of an earlier version, in an open transaction. NULL: there is no earlier version. */
    int (*migrate)(odd_db *db, odd_error *error);
};

typedef enum odd_db_use {
    ODD_DB_READ, /* nothing is written or converted; the file may be read-only */
    ODD_DB_WRITE, /* the file is created if it does not exist, private to the user, and converted to this version */
} odd_db_use;

/* Opens a database. One thread at a time may use a connection.
 *   path     a file, or the address of a PostgreSQL database
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

/* Tells whether the last call may have committed the transaction although it failed: SQLite wrote everything but could not sync
 * it; the connection to PostgreSQL broke off before the answer. */
bool odd_db_uncertain(const odd_db *db);

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

/* Runs and resets a statement that returns no rows. Returns false if it fails. In a transaction of PostgreSQL it is only sent: if it
 * fails, so do the calls that follow, up to the end of the transaction. */
bool odd_query_run(odd_query *q);

/* ---- Other connections to the same PostgreSQL database --------------------------------------------- */

/* Counts the connections that were made, since one that was lost is made again. 1 in a file. */
unsigned odd_db_connections(const odd_db *db);

/* Waits until somebody notifies the channel `oddtrick`, or the time is over. Returns false in the latter case; but true if there
 * can be no notices, as on a standby. At once true in a file. */
bool odd_db_wait(odd_db *db, int timeout_ms);

/* ---- For the engines alone ------------------------------------------------------------------------ */

/* The functions of an engine, which do what those of the same name above do. */
typedef struct odd_db_engine {
    odd_db *(*open)(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error);
    void (*close)(odd_db *db);
    void (*patience)(odd_db *db, int busy_ms);
    int (*compare)(odd_db *db, void (*take)(void *owner, const char *what), void *owner, odd_error *error);
    int (*failed)(const odd_db *db, odd_error *error);
    bool (*uncertain)(const odd_db *db);
    bool (*run)(odd_db *db, const char *sql);
    int (*version)(const odd_db *db);
    unsigned (*connections)(const odd_db *db); /* NULL: there is one */
    bool (*wait)(odd_db *db, int timeout_ms);  /* NULL: there are no notices */
    odd_query *(*query_open)(odd_db *db, const char *sql);
    void (*query_close)(odd_query *q);
    void (*query_int)(odd_query *q, int at, int64_t value);
    void (*query_text)(odd_query *q, int at, odd_text text);
    void (*query_null)(odd_query *q, int at);
    void (*query_bytes)(odd_query *q, int at, const void *bytes, size_t len);
    odd_step_result (*query_step)(odd_query *q);
    int64_t (*query_get_int)(odd_query *q, int column);
    odd_text (*query_get)(odd_query *q, int column);
    bool (*query_is_null)(odd_query *q, int column);
    void (*query_reset)(odd_query *q);
    bool (*query_run)(odd_query *q);
} odd_db_engine;

/* What an engine's own structs begin with. */
struct odd_db {
    const odd_db_engine *engine;
};
struct odd_query {
    const odd_db_engine *engine;
};

extern const odd_db_engine odd_sqlite, odd_postgresql;

#endif
