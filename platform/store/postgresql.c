/* Databases by PostgreSQL: statements and transactions. Values are sent and received in their binary form. Statements without rows
 * are only sent when they belong to a transaction, and answered together with the next one that has rows, or with the end. */
#ifdef ODD_WITH_POSTGRESQL
#include "platform/store/postgresql.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"

enum {
    PARAMETERS = 8, /* of a statement, at most */
    PENDING =
        200, /* statements that are sent before their answers are read: a limit, so that both sides have room for them */
    INT8 = 20 /* the number of the type bigint */
};

typedef struct pg_query {
    odd_query base;
    odd_pg *db;
    char *sql, name[16];
    unsigned prepared; /* for which connection; 0: none */
    Oid types[PARAMETERS];
    const char *values[PARAMETERS];
    int lengths[PARAMETERS], formats[PARAMETERS], count;
    unsigned char numbers[PARAMETERS][8];
    PGresult *rows; /* NULL: not run */
    int row;
} pg_query;

/* ---- Statements -------------------------------------------------------------------------------- */

/* Reads the answers to everything that was sent. The caller gets the rows of the last statement, NULL after a failure. */
static PGresult *collect(odd_pg *db) {
    PGresult *rows = NULL, *result;
    bool good = PQpipelineSync(db->connection) == 1, done = false;
    for (int nothing = 0; good && !done && nothing < 2;) {
        result = odd_pg_next(db);
        ExecStatusType status = PQresultStatus(result);
        nothing = result == NULL ? nothing + 1 : 0;
        done = status == PGRES_PIPELINE_SYNC;
        if (result != NULL && !done) {
            bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
            if (!fine && !db->spoiled)
                odd_pg_note_result(db, result);
            db->spoiled = db->spoiled || !fine;
            PQclear(rows);
            rows = fine ? result : NULL;
            if (fine)
                continue;
        }
        PQclear(result);
    }
    db->pending = 0;
    if (db->connection != NULL && (!done || PQstatus(db->connection) != CONNECTION_OK))
        odd_pg_lose(db);
    if (db->connection != NULL)
        PQexitPipelineMode(db->connection);
    if (!db->spoiled && db->connection != NULL)
        return rows;
    PQclear(rows);
    return NULL;
}

/* Counts a statement whose answer comes together with others. If it could not be sent, the connection is given up. */
static bool sent(odd_pg *db, int good) {
    db->pending++;
    if (good == 1)
        return true;
    odd_pg_lose(db);
    return false;
}

/* Prepares a statement once per connection, and waits for the answer, so that it is known whether it is prepared. */
static bool prepare(pg_query *q) {
    odd_pg *db = q->db;
    if (q->prepared == db->connections)
        return true;
    if (db->pending > 0)
        PQclear(collect(db));
    if (db->spoiled || db->connection == NULL)
        return false;
    PGresult *result = odd_pg_answer(db, PQsendPrepare(db->connection, q->name, q->sql, q->count, q->types));
    bool good = PQresultStatus(result) == PGRES_COMMAND_OK;
    if (!good && result != NULL)
        odd_pg_note_result(db, result);
    PQclear(result);
    if (good)
        q->prepared = db->connections;
    else if (db->connection != NULL && PQstatus(db->connection) != CONNECTION_OK)
        odd_pg_lose(db);
    db->spoiled = db->in_transaction && !good;
    return good;
}

static bool send_query(pg_query *q) {
    odd_pg *db = q->db;
    if (db->spoiled || db->connection == NULL || !prepare(q))
        return false;
    if (PQpipelineStatus(db->connection) == PQ_PIPELINE_OFF)
        PQenterPipelineMode(db->connection);
    return sent(db,
                PQsendQueryPrepared(db->connection, q->name, q->count, q->values, q->lengths, q->formats, 1));
}

/* Runs a query that belongs to no transaction. If the connection is lost meanwhile, it is run once more: it only reads, or
 * sets a value. */
static PGresult *answer(pg_query *q) {
    odd_pg *db = q->db;
    PGresult *rows = NULL;
    bool again = true;
    db->uncertain = false;
    for (int tries = 0; rows == NULL && again && tries < 2; tries++) {
        if (!db->in_transaction)
            db->spoiled = false;
        bool there = odd_pg_connected(db);
        rows = there && send_query(q) ? collect(db) : NULL;
        again = there && !db->in_transaction && db->connection == NULL;
    }
    return rows;
}

static odd_query *query_open(odd_db *base, const char *sql) {
    odd_pg *db = (odd_pg *)base;
    pg_query *q = calloc(1, sizeof *q);
    char *copy = q != NULL ? strdup(sql) : NULL;
    if (copy == NULL) {
        odd_pg_note(db, ODD_E_MEMORY, "out of memory");
        free(q);
        return NULL;
    }
    *q = (pg_query){.base = {&odd_postgresql}, .db = db, .sql = copy};
    snprintf(q->name, sizeof q->name, "q%u", ++db->queries);
    return &q->base;
}

static void query_close(odd_query *base) {
    pg_query *q = (pg_query *)base;
    PQclear(q->rows);
    free(q->sql);
    free(q);
}

static void bind(odd_query *base, int at, const void *bytes, size_t len, Oid type) {
    pg_query *q = (pg_query *)base;
    q->values[at - 1] = bytes;
    q->lengths[at - 1] = (int)len;
    q->formats[at - 1] = 1;
    q->types[at - 1] = type;
    q->count = q->count > at ? q->count : at;
}

static void query_int(odd_query *base, int at, int64_t value) {
    unsigned char *bytes = ((pg_query *)base)->numbers[at - 1];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)((uint64_t)value >> (56 - 8 * i));
    bind(base, at, bytes, 8, INT8);
}

static void query_bytes(odd_query *base, int at, const void *bytes, size_t len) {
    bind(base, at, bytes != NULL ? bytes : "", len, 0);
}

static void query_text(odd_query *base, int at, odd_text text) {
    query_bytes(base, at, text.text, text.len);
}

static void query_null(odd_query *base, int at) {
    bind(base, at, NULL, 0, 0);
}

static odd_step_result query_step(odd_query *base) {
    pg_query *q = (pg_query *)base;
    if (q->rows == NULL) {
        q->rows = answer(q);
        q->row = -1;
    }
    if (q->rows == NULL)
        return ODD_FAILED;
    return ++q->row < PQntuples(q->rows) ? ODD_ROW : ODD_DONE;
}

static odd_text query_get(odd_query *base, int column) {
    const pg_query *q = (const pg_query *)base;
    return (odd_text){PQgetvalue(q->rows, q->row, column), (size_t)PQgetlength(q->rows, q->row, column)};
}

static int64_t query_get_int(odd_query *base, int column) {
    odd_text bytes = query_get(base, column);
    uint64_t value = bytes.len > 0 && ((unsigned char)bytes.text[0] & 0x80) ? UINT64_MAX : 0;
    for (size_t i = 0; i < bytes.len && bytes.len <= 8; i++)
        value = value << 8 | (unsigned char)bytes.text[i];
    return (int64_t)value;
}

static bool query_is_null(odd_query *base, int column) {
    const pg_query *q = (const pg_query *)base;
    return PQgetisnull(q->rows, q->row, column) == 1;
}

static void query_reset(odd_query *base) {
    pg_query *q = (pg_query *)base;
    PQclear(q->rows);
    q->rows = NULL;
}

static bool query_run(odd_query *base) {
    pg_query *q = (pg_query *)base;
    if (q->db->in_transaction && q->db->pending < PENDING)
        return send_query(q);
    PGresult *rows = answer(q);
    PQclear(rows);
    return rows != NULL;
}

/* ---- Transactions ------------------------------------------------------------------------------ */

/* BEGIN is sent with the first statement that has rows. */
static bool begin(odd_pg *db, const char *sql) {
    if (!odd_pg_connected(db))
        return false;
    db->spoiled = false;
    PQenterPipelineMode(db->connection);
    db->in_transaction = sent(db, PQsendQueryParams(db->connection, sql, 0, NULL, NULL, NULL, NULL, 1));
    return db->in_transaction;
}

/* A transaction whose commit got no answer may be committed. So may one that did not wait for the standby, which PostgreSQL
 * reports as a warning. */
static bool commit(odd_pg *db) {
    db->warned = false;
    if (db->connection != NULL && PQpipelineStatus(db->connection) == PQ_PIPELINE_OFF)
        PQenterPipelineMode(db->connection);
    bool good = !db->spoiled && db->connection != NULL &&
                sent(db, PQsendQueryParams(db->connection, "COMMIT", 0, NULL, NULL, NULL, NULL, 1));
    PGresult *result = good ? collect(db) : NULL;
    bool ended = result != NULL && strcmp(PQcmdStatus(result), "COMMIT") == 0;
    if (result != NULL && !ended)
        odd_pg_note(db, ODD_E_OUTSIDE, "the transaction had failed");
    else if (result != NULL && db->warned)
        odd_pg_note(db, ODD_E_AWAY, "the standby of the database has not confirmed it");
    PQclear(result);
    db->uncertain = (good && db->connection == NULL) || (ended && db->warned);
    if (ended)
        db->in_transaction = false;
    return ended && !db->warned;
}

static bool rollback(odd_pg *db) {
    bool open = db->in_transaction && db->connection != NULL;
    if (open && db->pending > 0)
        PQclear(collect(db));
    if (open && db->connection != NULL && !odd_pg_execute(db, "ROLLBACK"))
        odd_pg_lose(db);
    db->in_transaction = db->spoiled = false;
    return true;
}

static bool run(odd_db *base, const char *sql) {
    odd_pg *db = (odd_pg *)base;
    if (strcmp(sql, "ROLLBACK") == 0) /* an earlier failure is still to be reported */
        return rollback(db);
    db->uncertain = false;
    if (strncmp(sql, "BEGIN", 5) == 0)
        return begin(db, sql);
    if (strcmp(sql, "COMMIT") == 0)
        return commit(db);
    if (db->spoiled && db->in_transaction)
        return false;
    if (db->pending > 0)
        PQclear(collect(db));
    return odd_pg_connected(db) && !(db->spoiled && db->in_transaction) && odd_pg_execute(db, sql);
}

/* ---- The engine ---------------------------------------------------------------------------------- */

static int failed(const odd_db *base, odd_error *error) {
    const odd_pg *db = (const odd_pg *)base;
    return odd_fail(error, db->code, 0, 0, "%s", db->message);
}

static bool uncertain(const odd_db *base) {
    return ((const odd_pg *)base)->uncertain;
}

static unsigned connections(const odd_db *base) {
    return ((const odd_pg *)base)->connections;
}

static bool take_notices(odd_pg *db) {
    bool any = false;
    for (PGnotify *notice; (notice = PQnotifies(db->connection)) != NULL; any = true)
        PQfreemem(notice);
    return any;
}

/* Waits for notices. A new connection may have missed some. */
static bool wait_for_notices(odd_db *base, int timeout_ms) {
    odd_pg *db = (odd_pg *)base;
    if (!odd_pg_connected(db))
        return false;
    if (db->listening != db->connections) {
        db->listening = db->connections;
        db->deaf = !odd_pg_execute(db, "LISTEN oddtrick");
        return true;
    }
    if (take_notices(db))
        return true;
    struct pollfd socket = {.fd = PQsocket(db->connection), .events = POLLIN};
    int ready = poll(&socket, 1, timeout_ms);
    return odd_pg_connected(db) && (take_notices(db) || (ready == 0 && db->deaf));
}

static void be_patient(odd_db *base, int busy_ms) {
    odd_pg *db = (odd_pg *)base;
    bool changes = db->busy_ms != busy_ms;
    db->busy_ms = busy_ms;
    if (changes && db->connection != NULL && !db->in_transaction && !odd_pg_set_patience(db))
        odd_pg_lose(db);
}

static int version_of(const odd_db *base) {
    return ((const odd_pg *)base)->version;
}

/* Compares the tables by a statement of the kind of database, whose rows are the differences. */
static int compare(odd_db *base, void (*take)(void *owner, const char *what), void *owner, odd_error *error) {
    odd_query *q = query_open(base, ((odd_pg *)base)->kind->damages);
    odd_step_result step = ODD_FAILED;
    while (q != NULL && (step = query_step(q)) == ODD_ROW) {
        char what[160];
        odd_text text = query_get(q, 0);
        snprintf(what, sizeof what, "%.*s", (int)text.len, text.text);
        take(owner, what);
    }
    odd_query_close(q);
    return step == ODD_DONE ? ODD_OK : failed(base, error);
}

const odd_db_engine odd_postgresql = {
    .open = odd_pg_open,
    .close = odd_pg_close,
    .patience = be_patient,
    .compare = compare,
    .failed = failed,
    .uncertain = uncertain,
    .run = run,
    .version = version_of,
    .connections = connections,
    .wait = wait_for_notices,
    .query_open = query_open,
    .query_close = query_close,
    .query_int = query_int,
    .query_text = query_text,
    .query_null = query_null,
    .query_bytes = query_bytes,
    .query_step = query_step,
    .query_get_int = query_get_int,
    .query_get = query_get,
    .query_is_null = query_is_null,
    .query_reset = query_reset,
    .query_run = query_run,
};

#else

#include "base/out.h"
#include "platform/store/database.h"

static odd_db *open_address(const char *address, const odd_db_kind *kind, odd_db_use use, odd_error *error) {
    (void)address, (void)kind, (void)use;
    odd_fail(error, ODD_E_OUTSIDE, 0, 0,
             "this program was built without PostgreSQL: install libpq-dev and build it again");
    return NULL;
}

const odd_db_engine odd_postgresql = {.open = open_address};

#endif
