/* Shared by the files of the PostgreSQL engine, and the only place where libpq is included. */
#ifndef ODD_PLATFORM_STORE_POSTGRESQL_H
#define ODD_PLATFORM_STORE_POSTGRESQL_H

#include <libpq-fe.h>
#include <pthread.h>

#include "platform/store/database.h"
#include "platform/store/event_store.h"

/* ---- libpq, which is loaded when it is needed (libpq.c) ------------------------------------------- */

/* The functions that are used. */
// clang-format off
#define ODD_LIBPQ(F) \
    F(PQclear) F(PQcmdStatus) F(PQconnectdbParams) F(PQconninfo) F(PQconninfoFree) \
    F(PQconsumeInput) F(PQenterPipelineMode) F(PQerrorMessage) F(PQexitPipelineMode) \
    F(PQfinish) F(PQflush) F(PQfreemem) F(PQgetResult) F(PQgetisnull) F(PQgetlength) \
    F(PQgetvalue) F(PQisBusy) F(PQnotifies) F(PQntuples) F(PQpipelineStatus) F(PQpipelineSync) \
    F(PQresultErrorField) F(PQresultStatus) F(PQsendPrepare) F(PQsendQuery) \
    F(PQsendQueryParams) F(PQsendQueryPrepared) F(PQsetNoticeReceiver) F(PQsetnonblocking) \
    F(PQsocket) F(PQstatus)
// clang-format on

#define ODD_LIBPQ_POINTER(function) __typeof__(function) *function;
typedef struct odd_libpq_functions {
    ODD_LIBPQ(ODD_LIBPQ_POINTER)
} odd_libpq_functions;

extern odd_libpq_functions odd_libpq;

/* Loads libpq, unless it is loaded; any thread may call this. No other function may be called before this has returned true. */
bool odd_libpq_load(odd_error *error);

/* By their own names. */
#define PQclear             odd_libpq.PQclear
#define PQcmdStatus         odd_libpq.PQcmdStatus
#define PQconnectdbParams   odd_libpq.PQconnectdbParams
#define PQconninfo          odd_libpq.PQconninfo
#define PQconninfoFree      odd_libpq.PQconninfoFree
#define PQconsumeInput      odd_libpq.PQconsumeInput
#define PQenterPipelineMode odd_libpq.PQenterPipelineMode
#define PQerrorMessage      odd_libpq.PQerrorMessage
#define PQexitPipelineMode  odd_libpq.PQexitPipelineMode
#define PQfinish            odd_libpq.PQfinish
#define PQflush             odd_libpq.PQflush
#define PQfreemem           odd_libpq.PQfreemem
#define PQgetResult         odd_libpq.PQgetResult
#define PQgetisnull         odd_libpq.PQgetisnull
#define PQgetlength         odd_libpq.PQgetlength
#define PQgetvalue          odd_libpq.PQgetvalue
#define PQisBusy            odd_libpq.PQisBusy
#define PQnotifies          odd_libpq.PQnotifies
#define PQntuples           odd_libpq.PQntuples
#define PQpipelineStatus    odd_libpq.PQpipelineStatus
#define PQpipelineSync      odd_libpq.PQpipelineSync
#define PQresultErrorField  odd_libpq.PQresultErrorField
#define PQresultStatus      odd_libpq.PQresultStatus
#define PQsendPrepare       odd_libpq.PQsendPrepare
#define PQsendQuery         odd_libpq.PQsendQuery
#define PQsendQueryParams   odd_libpq.PQsendQueryParams
#define PQsendQueryPrepared odd_libpq.PQsendQueryPrepared
#define PQsetNoticeReceiver odd_libpq.PQsetNoticeReceiver
#define PQsetnonblocking    odd_libpq.PQsetnonblocking
#define PQsocket            odd_libpq.PQsocket
#define PQstatus            odd_libpq.PQstatus

typedef struct odd_pg {
    odd_db base;
    const odd_db_kind *kind;
    odd_db_use use;
    char *address;
    PGconn *connection;   /* NULL: lost */
    unsigned connections; /* made so far */
    int version, busy_ms;
    int silent_ms;      /* a connection whose answer takes longer is given up; -1: never */
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

/* Returns whether there is a connection that is not known to be lost; a lost one is made again. */
bool odd_pg_connected(odd_pg *db);

/* Gives up a connection, and the transaction with it. */
void odd_pg_lose(odd_pg *db);

/* Note the failure for odd_db_failed: from a message, and from the result of a statement. */
void odd_pg_note(odd_pg *db, int code, const char *message);
void odd_pg_note_result(odd_pg *db, const PGresult *result);

/* Returns the next result of what was sent; NULL: there is no other, or the connection is lost, perhaps because nothing came
 * for too long. */
PGresult *odd_pg_next(odd_pg *db);

/* Returns the last result of a statement, whose sending returned `sent`; NULL: the connection is lost. */
PGresult *odd_pg_answer(odd_pg *db, int sent);

/* Tells PostgreSQL how long a statement waits for the locks of others: as long as the patience of the connection. */
bool odd_pg_set_patience(odd_pg *db);

/* Runs statements whose rows are ignored, and waits for the answers. */
bool odd_pg_execute(odd_pg *db, const char *sql);

#endif
