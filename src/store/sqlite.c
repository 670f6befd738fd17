/* Databases by SQLite. This file alone knows it. */
#include "store/sqlite.h"

#include <sqlite3.h>
#include <stdlib.h>

#include "base/error.h"

enum { BUSY_MS = 5000 }; /* how long to wait for another process that writes */

struct odd_db {
    sqlite3 *db;
    const odd_db_kind *kind;
    int version; /* of its tables */
};

/* ---- What went wrong --------------------------------------------------------------------------- */

int odd_db_failed(const odd_db *db, odd_error *error) {
    int code = sqlite3_errcode(db->db) & 0xFF;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", db->kind->damaged);
    bool unwritable = code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM;
    if (unwritable && db->kind->unwritable != NULL)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", db->kind->unwritable);
    if (code == SQLITE_FULL || sqlite3_extended_errcode(db->db) == SQLITE_IOERR_WRITE)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "there is no room on the disk");
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", sqlite3_errmsg(db->db));
}

bool odd_db_unsynced(const odd_db *db) {
    return (sqlite3_errcode(db->db) & 0xFF) == SQLITE_IOERR &&
           sqlite3_extended_errcode(db->db) != SQLITE_IOERR_WRITE;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

bool odd_db_run(odd_db *db, const char *sql) {
    return sqlite3_exec(db->db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

int odd_db_version(const odd_db *db) {
    return db->version;
}

int64_t odd_db_number(odd_db *db, const char *sql) {
    odd_query *q = odd_query_open(db, sql);
    int64_t value = q != NULL && odd_query_step(q) == ODD_ROW ? odd_query_get_int(q, 0) : -1;
    odd_query_close(q);
    return value;
}

/* The tables of a new file, made in one transaction, so that no other process sees half of it: unless one was quicker. */
static bool make(odd_db *db) {
    char pragmas[100];
    odd_db_run(db, "PRAGMA journal_mode = WAL"); /* so that readers do not wait; without, it works as well */
    if (!odd_db_run(db, "BEGIN IMMEDIATE"))
        return false;
    int64_t tables = odd_db_number(db, "SELECT count(*) FROM sqlite_schema");
    sqlite3_snprintf(sizeof pragmas, pragmas, "PRAGMA application_id = %d; PRAGMA user_version = %d",
                     db->kind->application, db->kind->version);
    return tables >= 0 && (tables > 0 || (odd_db_run(db, db->kind->schema) && odd_db_run(db, pragmas))) &&
           odd_db_run(db, "COMMIT");
}

/* Under a lock, and once: another process may have been quicker. Foreign keys are off, because tables are replaced. */
static int migrate(odd_db *db, odd_error *error) {
    char pragma[60];
    int code = ODD_OK;
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_ENABLE_FKEY, 0, (int *)NULL);
    if (!odd_db_run(db, "BEGIN IMMEDIATE"))
        return odd_db_failed(db, error);
    int64_t version = odd_db_number(db, "PRAGMA user_version");
    if (version < 0)
        code = odd_db_failed(db, error);
    else if (version < db->kind->version)
        code = db->kind->migrate(db, error);
    sqlite3_snprintf(sizeof pragma, pragma, "PRAGMA user_version = %d", db->kind->version);
    if (code == ODD_OK && (!odd_db_run(db, pragma) || !odd_db_run(db, "COMMIT")))
        code = odd_db_failed(db, error);
    if (code != ODD_OK)
        odd_db_run(db, "ROLLBACK");
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, (int *)NULL);
    db->version = db->kind->version;
    return code;
}

static int check(odd_db *db, odd_db_use use, odd_error *error) {
    int64_t tables = odd_db_number(db, "SELECT count(*) FROM sqlite_schema");
    if (tables < 0 || (tables == 0 && use != ODD_DB_READ && !make(db)))
        return odd_db_failed(db, error);
    int64_t application = odd_db_number(db, "PRAGMA application_id"),
            version = odd_db_number(db, "PRAGMA user_version");
    if (application != db->kind->application)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "is no %s", db->kind->what);
    if (version > db->kind->version)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "is from a later version of the program");
    db->version = (int)version;
    return use != ODD_DB_READ && version < db->kind->version ? migrate(db, error) : ODD_OK;
}

static int prepare(odd_db *db, odd_db_use use, odd_error *error) {
    char durable[40];
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL); /* whatever the file may be */
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)NULL);
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, (int *)NULL);
    sqlite3_busy_timeout(db->db, BUSY_MS);
    sqlite3_snprintf(sizeof durable, durable, "PRAGMA synchronous = %s", db->kind->durable);
    odd_db_run(db, durable);
    return check(db, use, error);
}

odd_db *odd_db_open(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error) {
    odd_db *db = calloc(1, sizeof *db);
    if (db == NULL) {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left");
        return NULL;
    }
    db->kind = kind;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (use == ODD_DB_READ ? 0 : SQLITE_OPEN_CREATE);
    int opened = sqlite3_open_v2(path, &db->db, flags, NULL);
    if ((opened == SQLITE_OK ? prepare(db, use, error) : odd_db_failed(db, error)) == ODD_OK)
        return db;
    odd_db_close(db);
    return NULL;
}

void odd_db_close(odd_db *db) {
    if (db == NULL)
        return;
    sqlite3_close(db->db);
    free(db);
}

void odd_db_patience(odd_db *db, int busy_ms) {
    sqlite3_busy_timeout(db->db, busy_ms);
}

/* ---- Queries: a query is SQLite's statement, under a name that others may know -------------------- */

static sqlite3_stmt *statement(odd_query *q) {
    return (sqlite3_stmt *)q;
}

odd_query *odd_query_open(odd_db *db, const char *sql) {
    sqlite3_stmt *made = NULL;
    sqlite3_prepare_v3(db->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &made, NULL);
    return (odd_query *)made;
}

void odd_query_close(odd_query *q) {
    sqlite3_finalize(statement(q));
}

void odd_query_int(odd_query *q, int at, int64_t value) {
    sqlite3_bind_int64(statement(q), at, value);
}

void odd_query_text(odd_query *q, int at, odd_text text) {
    sqlite3_bind_text64(statement(q), at, text.text != NULL ? text.text : "", text.len, SQLITE_STATIC,
                        SQLITE_UTF8);
}

void odd_query_null(odd_query *q, int at) {
    sqlite3_bind_null(statement(q), at);
}

void odd_query_bytes(odd_query *q, int at, const void *bytes, size_t len) {
    sqlite3_bind_blob64(statement(q), at, bytes, len, SQLITE_STATIC);
}

odd_step_result odd_query_step(odd_query *q) {
    int code = sqlite3_step(statement(q));
    return code == SQLITE_ROW ? ODD_ROW : code == SQLITE_DONE ? ODD_DONE : ODD_FAILED;
}

int64_t odd_query_get_int(odd_query *q, int column) {
    return sqlite3_column_int64(statement(q), column);
}

odd_text odd_query_get(odd_query *q, int column) {
    const char *bytes = sqlite3_column_blob(statement(q), column);
    return (odd_text){bytes != NULL ? bytes : "", (size_t)sqlite3_column_bytes(statement(q), column)};
}

bool odd_query_is_null(odd_query *q, int column) {
    return sqlite3_column_type(statement(q), column) == SQLITE_NULL;
}

void odd_query_reset(odd_query *q) {
    sqlite3_reset(statement(q));
}

bool odd_query_run(odd_query *q) {
    bool done = odd_query_step(q) == ODD_DONE;
    odd_query_reset(q);
    return done;
}
