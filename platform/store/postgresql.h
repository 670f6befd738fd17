/* Shared by the files of the PostgreSQL engine, and the only place where libpq is included. */
#ifndef ODD_PLATFORM_STORE_POSTGRESQL_H
#define ODD_PLATFORM_STORE_POSTGRESQL_H

#include <libpq-fe.h>
#include <pthread.h>

#include "platform/store/database.h"
#include "platform/store/event_store.h"

typedef struct odd_pg {
    odd_db base;
    const odd_db_kind *kind;
    odd_db_use use;
    char *address;
    PGconn *connection;   /* NULL: lost */
    unsigned connections; /* made so far */
    int version, busy_ms;
    unsigned listening; /* the connection that listens, or cannot */
    bool deaf;          /* it cannot */
    unsigned queries;   /* opened so far: they are numbered */
    bool in_transaction;
    int pending;    /* statements that were sent and not answered */
    bool spoiled;   /* one of them failed, or the transaction was lost: it can only be rolled back */
    bool uncertain; /* the last call may have committed */
    bool warned;    /* PostgreSQL has sent a warning */
    int code;       /* of the last failure, and its message */
    char message[200];

    pthread_mutex_t lock; /* guards what follows */
    pthread_cond_t attempted;
    pthread_t thread;
    bool attempting, finished; /* a thread makes a connection; it has ended, and can be joined */
    PGconn *made;
    int64_t retry_ms, delay_ms; /* when the next attempt may be made, and the pause after it */
} odd_pg;

/* ---- Connections (postgresql_connect.c) ---------------------------------------------------------- */

odd_db *odd_pg_open(const char *address, const odd_db_kind *kind, odd_db_use use, odd_error *error);
void odd_pg_close(odd_db *db);

/* Whether there is a connection that is not known to be lost; one that is lost is made again. */
bool odd_pg_connected(odd_pg *db);

/* Gives up a connection, and the transaction with it. */
void odd_pg_lose(odd_pg *db);

/* Note what odd_db_failed says: of a message, and of the result of a statement. */
void odd_pg_note(odd_pg *db, int code, const char *message);
void odd_pg_note_result(odd_pg *db, const PGresult *result);

/* Runs statements whose rows are of no interest, at once. */
bool odd_pg_execute(odd_pg *db, const char *sql);

#endif
