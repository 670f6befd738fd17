/* Connects to PostgreSQL, and checks its tables. A lost connection is made again by a separate thread, so that nobody waits
 * for it longer than the patience of the connection; meanwhile every call fails with ODD_E_AWAY. */
#ifdef ODD_WITH_POSTGRESQL
#include "platform/store/postgresql.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/out.h"

enum {
    BUSY_MS = 5000, /* default patience */
    LEAST_MS = 150, /* the minimum, if a connection has to be made */
    DELAY_MS = 100, /* after the first failed attempt; then twice as long each time */
    DELAY_MOST_MS = 2000,
    SILENT_MS = 10000 /* the wait for an answer, unless the address sets another */
};

static int64_t tick_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- Errors ------------------------------------------------------------------------------------ */

/* Notes a message. Those of libpq have several lines, of which the first is enough, and too many blanks after FATAL:. */
void odd_pg_note(odd_pg *db, int code, const char *message) {
    size_t len = 0;
    bool blank = true;
    for (; *message != '\0' && *message != '\n' && len + 1 < sizeof db->message; message++) {
        bool is_blank = *message == ' ' || *message == '\t';
        if (!is_blank || !blank)
            db->message[len++] = *message;
        blank = is_blank;
    }
    db->message[len] = '\0';
    db->code = code;
}

void odd_pg_lose(odd_pg *db) {
    if (db->connection != NULL)
        odd_pg_note(db, ODD_E_AWAY, PQerrorMessage(db->connection));
    PQfinish(db->connection);
    db->connection = NULL;
    db->pending = 0;
    db->spoiled = db->in_transaction;
}

static bool begins_with(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

/* Interprets a failed statement. A connection that can no longer write is closed: another server may have become the primary. */
void odd_pg_note_result(odd_pg *db, const PGresult *result) {
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE),
               *words = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    state = state != NULL ? state : "";
    words = words != NULL ? words : "the connection to the database was lost";
    bool again = begins_with(state, "40") || strcmp(state, "55P03") == 0;
    if (*state == '\0' && strstr(PQerrorMessage(db->connection), "out of memory") != NULL)
        odd_pg_note(db, ODD_E_MEMORY, "out of memory"); /* libpq has none for the answer */
    else if (strcmp(state, "53100") == 0)
        odd_pg_note(db, ODD_E_OUTSIDE, "no space left on the disk of the database");
    else if (strcmp(state, "42P01") == 0 || strcmp(state, "42703") == 0)
        odd_pg_note(db, ODD_E_OUTSIDE, "the tables of the database do not match the schema");
    else if (again)
        odd_pg_note(db, ODD_E_AWAY, "another server is changing the same rows: try again in a moment");
    else
        odd_pg_note(db, begins_with(state, "57") || begins_with(state, "53") ? ODD_E_AWAY : ODD_E_OUTSIDE,
                    words);
    if (strcmp(state, "25006") == 0 && db->use == ODD_DB_WRITE) {
        odd_pg_lose(db);
        odd_pg_note(db, ODD_E_AWAY, words);
    }
}

/* ---- Connecting -------------------------------------------------------------------------------- */

/* The address may override these settings. A server that was cut off is given up after some seconds. */
static PGconn *make_connection(const char *address, odd_db_use use) {
    const char *const names[] = {"connect_timeout",
                                 "keepalives_idle",
                                 "keepalives_interval",
                                 "tcp_user_timeout",
                                 "application_name",
                                 "target_session_attrs",
                                 "dbname",
                                 NULL};
    const char *const values[] = {
        "5", "5", "2", "10000", "oddtrick", use == ODD_DB_WRITE ? "read-write" : "any", address, NULL};
    return PQconnectdbParams(names, values, 1);
}

static void take_notice(void *owner, const PGresult *result) {
    odd_pg *db = owner;
    const char *severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    db->warned = db->warned || (severity != NULL && strcmp(severity, "WARNING") == 0);
}

/* ---- Answers ----------------------------------------------------------------------------------- */

/* Sends the rest, and receives. A stopped database process keeps its connections, and the system keeps them alive, so waiting
 * without a limit could last for ever. Returns false if nothing came for too long. */
static bool await(const odd_pg *db) {
    for (int unsent; (unsent = PQflush(db->connection)) > 0 || (unsent == 0 && PQisBusy(db->connection));) {
        struct pollfd socket = {.fd = PQsocket(db->connection),
                                .events = (short)(unsent > 0 ? POLLIN | POLLOUT : POLLIN)};
        if (poll(&socket, 1, db->silent_ms) == 0)
            return false;
        if (PQconsumeInput(db->connection) != 1)
            return true; /* the result contains the error */
    }
    return true;
}

PGresult *odd_pg_next(odd_pg *db) {
    if (db->connection == NULL || await(db))
        return PQgetResult(db->connection);
    odd_pg_lose(db);
    odd_pg_note(db, ODD_E_AWAY, "the database does not answer");
    return NULL;
}

PGresult *odd_pg_answer(odd_pg *db, int sent) {
    PGresult *last = NULL;
    for (PGresult *next; sent == 1 && (next = odd_pg_next(db)) != NULL; last = next)
        PQclear(last);
    if (db->connection != NULL && last == NULL)
        odd_pg_lose(db);
    if (db->connection != NULL)
        return last;
    PQclear(last);
    return NULL;
}

/* Returns the first value of a statement's first row; -1 if there is none. */
static int64_t ask_number(odd_pg *db, const char *sql) {
    PGresult *result = odd_pg_answer(db, PQsendQuery(db->connection, sql));
    bool good =
        PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) > 0 && !PQgetisnull(result, 0, 0);
    int64_t number = good ? strtoll(PQgetvalue(result, 0, 0), NULL, 10) : -1;
    if (result != NULL && PQresultStatus(result) != PGRES_TUPLES_OK)
        odd_pg_note_result(db, result);
    PQclear(result);
    return number;
}

bool odd_pg_execute(odd_pg *db, const char *sql) {
    PGresult *result = odd_pg_answer(db, PQsendQuery(db->connection, sql));
    ExecStatusType status = PQresultStatus(result);
    bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!good && result != NULL)
        odd_pg_note_result(db, result);
    PQclear(result);
    return good;
}

/* ---- Connections --------------------------------------------------------------------------------- */

/* Returns how long a database may be silent, from the parameter of libpq in the address. */
static int silent_ms(PGconn *connection) {
    PQconninfoOption *all = PQconninfo(connection);
    int ms = 0;
    for (const PQconninfoOption *o = all; o != NULL && o->keyword != NULL; o++)
        if (strcmp(o->keyword, "tcp_user_timeout") == 0 && o->val != NULL)
            ms = (int)strtol(o->val, NULL, 10);
    PQconninfoFree(all);
    return ms > 0 ? ms : SILENT_MS;
}

bool odd_pg_set_patience(odd_pg *db) {
    char words[64];
    snprintf(words, sizeof words, "SET lock_timeout = %d", db->busy_ms > LEAST_MS ? db->busy_ms : LEAST_MS);
    return odd_pg_execute(db, words);
}

/* Sets up a connection. What is acknowledged must be on the disk, and on the synchronous standby, so weaker settings are
 * replaced. A server that stops in the middle of a transaction does not block others for ever. Missing statistics of new
 * tables must not lead to reading all of a table. */
static bool set_up(odd_pg *db) {
    static const char both[] =
        "SET search_path = oddtrick; SET enable_seqscan = off; SET idle_in_transaction_session_timeout = '20s';"
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') IN ('off', 'local')";
    PQsetNoticeReceiver(db->connection, take_notice, db);
    PQsetnonblocking(db->connection, 1);
    db->silent_ms = silent_ms(db->connection);
    return odd_pg_execute(db, both) && odd_pg_set_patience(db) &&
           (db->use == ODD_DB_WRITE || odd_pg_execute(db, "SET default_transaction_read_only = on"));
}

/* Returns the version of the tables; 0: there are none; -1 after a failure. */
static int64_t find_version(odd_pg *db) {
    int64_t there = ask_number(db, "SELECT (to_regclass('oddtrick.about') IS NOT NULL)::int");
    return there == 1 ? ask_number(db, "SELECT version FROM about") : there;
}

/* Checks that a new connection leads to tables that this program knows. */
static bool check_version(odd_pg *db, int64_t version) {
    if (version > db->kind->version)
        odd_pg_note(db, ODD_E_LATER, "is from a later version of the program");
    else if (version == 0)
        odd_pg_note(db, ODD_E_OUTSIDE, db->kind->missing);
    else if (version > 0 && version < db->kind->version)
        odd_pg_note(db, ODD_E_OUTSIDE,
                    "has tables of an earlier version: 'oddtrick serve' or 'oddtrick import' converts them");
    db->version = (int)version;
    return version == db->kind->version;
}

static void *attempt(void *owner) {
    odd_pg *db = owner;
    PGconn *made = make_connection(db->address, db->use);
    pthread_mutex_lock(&db->lock);
    db->made = made;
    db->finished = true;
    pthread_cond_broadcast(&db->attempted);
    pthread_mutex_unlock(&db->lock);
    return NULL;
}

/* Takes the connection that the thread has made. The caller holds the lock. */
static bool take_attempt(odd_pg *db) {
    pthread_join(db->thread, NULL);
    db->attempting = db->finished = false;
    db->connection = db->made;
    db->made = NULL;
    bool good =
        PQstatus(db->connection) == CONNECTION_OK && set_up(db) && check_version(db, find_version(db));
    if (good) {
        db->connections++;
        db->delay_ms = DELAY_MS;
        return true;
    }
    int code = db->code;
    char message[sizeof db->message];
    memcpy(message, db->message, sizeof message);
    bool refused = PQstatus(db->connection) == CONNECTION_OK;
    odd_pg_lose(db);
    if (refused)
        odd_pg_note(db, code, message);
    db->retry_ms = tick_ms() + db->delay_ms;
    db->delay_ms = db->delay_ms * 2 < DELAY_MOST_MS ? db->delay_ms * 2 : DELAY_MOST_MS;
    return false;
}

static void wait_until(odd_pg *db, int64_t until_ms) {
    struct timespec until = {.tv_sec = (time_t)(until_ms / 1000),
                             .tv_nsec = (long)(until_ms % 1000) * 1000000};
    pthread_cond_timedwait(&db->attempted, &db->lock, &until);
}

/* Waits for a connection, but not longer than its patience. */
static bool reconnect(odd_pg *db) {
    int64_t end = tick_ms() + (db->busy_ms > LEAST_MS ? db->busy_ms : LEAST_MS), now;
    bool good = false;
    pthread_mutex_lock(&db->lock);
    while (!good && (now = tick_ms()) < end) {
        if (db->finished)
            good = take_attempt(db);
        else if (db->attempting || now < db->retry_ms)
            wait_until(db, !db->attempting && db->retry_ms < end ? db->retry_ms : end);
        else if (pthread_create(&db->thread, NULL, attempt, db) == 0)
            db->attempting = true;
        else
            db->retry_ms = now + DELAY_MOST_MS;
    }
    pthread_mutex_unlock(&db->lock);
    return good;
}

/* Returns whether there is a connection that is not known to be lost. */
bool odd_pg_connected(odd_pg *db) {
    if (db->connection != NULL && !db->in_transaction &&
        (PQconsumeInput(db->connection) != 1 || PQstatus(db->connection) != CONNECTION_OK))
        odd_pg_lose(db);
    return db->connection != NULL || (!db->in_transaction && reconnect(db));
}

/* ---- Opening ----------------------------------------------------------------------------------- */

/* Creates or converts the tables in one transaction, unless another program has done so. */
static bool make_or_convert(odd_pg *db) {
    char words[80];
    odd_error error = {0};
    bool good = odd_pg_execute(db, "BEGIN");
    int64_t version = good ? find_version(db) : -1;
    db->version = (int)version;
    if (version == 0) {
        snprintf(words, sizeof words, "INSERT INTO about VALUES (%d)", db->kind->version);
        good = odd_pg_execute(db, db->kind->schema) && odd_pg_execute(db, words);
    } else if (version > 0 && version < db->kind->version) {
        snprintf(words, sizeof words, "UPDATE about SET version = %d", db->kind->version);
        good = db->kind->migrate(&db->base, &error) == ODD_OK && odd_pg_execute(db, words);
    }
    good = good && version >= 0 && odd_pg_execute(db, "COMMIT");
    if (!good && db->connection != NULL)
        odd_pg_execute(db, "ROLLBACK");
    return good;
}

/* Creates or converts the tables, under a lock that all programs use for this. It is taken before the transaction begins, so
 * the transaction sees what another program has made meanwhile. */
static bool make_tables(odd_pg *db) {
    char words[80];
    int silent = db->silent_ms;
    db->silent_ms = -1; /* another program may take long */
    snprintf(words, sizeof words, "SET lock_timeout = 0; SELECT pg_advisory_lock(%d)", db->kind->application);
    bool good = odd_pg_execute(db, words) && make_or_convert(db);
    snprintf(words, sizeof words, "SELECT pg_advisory_unlock(%d)", db->kind->application);
    if (db->connection != NULL)
        odd_pg_execute(db, words);
    db->silent_ms = silent;
    return good && db->connection != NULL && odd_pg_set_patience(db);
}

static bool prepare(odd_pg *db) {
    if (PQstatus(db->connection) != CONNECTION_OK) {
        odd_pg_note(db, ODD_E_AWAY, PQerrorMessage(db->connection));
        return false;
    }
    if (!set_up(db))
        return false;
    int64_t version = find_version(db);
    bool makes = db->use == ODD_DB_WRITE && version >= 0 && version < db->kind->version;
    if (makes && !make_tables(db))
        return false;
    return check_version(db, makes ? find_version(db) : version);
}

void odd_pg_close(odd_db *base) {
    odd_pg *db = (odd_pg *)base;
    if (db->attempting)
        pthread_join(db->thread, NULL);
    PQfinish(db->made);
    PQfinish(db->connection);
    pthread_mutex_destroy(&db->lock);
    pthread_cond_destroy(&db->attempted);
    free(db->address);
    free(db);
}

odd_db *odd_pg_open(const char *address, const odd_db_kind *kind, odd_db_use use, odd_error *error) {
    if (!odd_libpq_load(error))
        return NULL;
    odd_pg *db = calloc(1, sizeof *db);
    char *copy = db != NULL ? strdup(address) : NULL;
    pthread_condattr_t monotonic;
    if (copy == NULL) {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
        free(db);
        return NULL;
    }
    *db = (odd_pg){.base = {&odd_postgresql},
                   .kind = kind,
                   .use = use,
                   .address = copy,
                   .connections = 1,
                   .busy_ms = BUSY_MS,
                   .delay_ms = DELAY_MS};
    pthread_mutex_init(&db->lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&db->attempted, &monotonic);
    pthread_condattr_destroy(&monotonic);
    db->connection = make_connection(address, use);
    if (prepare(db))
        return &db->base;
    odd_fail(error, db->code, 0, 0, "%s", db->message);
    odd_pg_close(&db->base);
    return NULL;
}

#else
typedef int odd_no_postgresql; /* ISO C does not allow an empty file */
#endif
