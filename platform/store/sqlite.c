/* Databases with SQLite; the only file that uses it. */
#include "platform/store/database.h"

#include <errno.h>
#include <limits.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/out.h"
#include "base/text.h"
#include "platform/store/atomic_file.h"
#include "platform/store/event_store.h"

enum {
    BUSY_MS = 5000, /* how long to wait while another process writes */
    SMALLEST = 512  /* bytes of a page: SQLite treats a shorter file as new */
};

typedef struct sqlite_db {
    odd_db base;
    sqlite3 *db;
    const odd_db_kind *kind;
    int version; /* of its tables */
    bool in_memory;
} sqlite_db;

typedef struct sqlite_query {
    odd_query base;
    sqlite3_stmt *statement;
} sqlite_query;

static const sqlite_db *file_of(const odd_db *db) {
    return (const sqlite_db *)db;
}

/* ---- Errors ------------------------------------------------------------------------------------ */

/* The statements match the tables, so if one cannot be prepared, the tables are damaged. */
static int failed(const sqlite_db *db, odd_error *error) {
    int code = sqlite3_errcode(db->db) & 0xFF;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", db->kind->damaged);
    if (code == SQLITE_ERROR || code == SQLITE_SCHEMA)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "is damaged: %s", sqlite3_errmsg(db->db));
    bool unwritable = code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM;
    if (unwritable && db->kind->unwritable != NULL)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", db->kind->unwritable);
    if (code == SQLITE_FULL || sqlite3_extended_errcode(db->db) == SQLITE_IOERR_WRITE)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no space left on the disk");
    if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", db->kind->damaged);
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", sqlite3_errmsg(db->db));
}

static int say_failure(const odd_db *db, odd_error *error) {
    return failed(file_of(db), error);
}

static bool uncertain(const odd_db *db) {
    return (sqlite3_errcode(file_of(db)->db) & 0xFF) == SQLITE_IOERR &&
           sqlite3_extended_errcode(file_of(db)->db) != SQLITE_IOERR_WRITE;
}

/* ---- Statements --------------------------------------------------------------------------------- */

static bool run(odd_db *db, const char *sql) {
    return sqlite3_exec(file_of(db)->db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static int version_of(const odd_db *db) {
    return file_of(db)->version;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

/* Creates the tables in one transaction, so that no other process sees part of them, unless another process has created
 * them. */
static bool make(sqlite_db *db) {
    char pragmas[100];
    if (!odd_db_run(&db->base, "BEGIN IMMEDIATE"))
        return false;
    int64_t tables = odd_db_number(&db->base, "SELECT count(*) FROM sqlite_schema");
    sqlite3_snprintf(sizeof pragmas, pragmas, "PRAGMA application_id = %d; PRAGMA user_version = %d",
                     db->kind->application, db->kind->version);
    return tables >= 0 &&
           (tables > 0 || (odd_db_run(&db->base, db->kind->schema) && odd_db_run(&db->base, pragmas))) &&
           odd_db_run(&db->base, "COMMIT");
}

/* Converts an earlier version, under a lock, unless another process has done so. Foreign keys are off while tables are
 * replaced. */
static int migrate(sqlite_db *db, odd_error *error) {
    char pragma[60];
    int code = ODD_OK;
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_ENABLE_FKEY, 0, (int *)NULL);
    if (!odd_db_run(&db->base, "BEGIN IMMEDIATE"))
        return failed(db, error);
    int64_t version = odd_db_number(&db->base, "PRAGMA user_version");
    if (version < 0)
        code = failed(db, error);
    else if (version < db->kind->version)
        code = db->kind->migrate(&db->base, error);
    sqlite3_snprintf(sizeof pragma, pragma, "PRAGMA user_version = %d", db->kind->version);
    if (code == ODD_OK && (!odd_db_run(&db->base, pragma) || !odd_db_run(&db->base, "COMMIT")))
        code = failed(db, error);
    if (code != ODD_OK)
        odd_db_run(&db->base, "ROLLBACK");
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, (int *)NULL);
    db->version = db->kind->version;
    return code;
}

static int check(sqlite_db *db, odd_db_use use, odd_error *error) {
    int64_t tables = odd_db_number(&db->base, "SELECT count(*) FROM sqlite_schema");
    bool makes = use != ODD_DB_READ && (db->kind->empty == NULL || db->in_memory);
    if (tables < 0 || (tables == 0 && makes && !make(db)))
        return failed(db, error);
    int64_t application = odd_db_number(&db->base, "PRAGMA application_id"),
            version = odd_db_number(&db->base, "PRAGMA user_version");
    if (application != db->kind->application)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "is not a %s", db->kind->what);
    if (version > db->kind->version)
        return odd_fail(error, ODD_E_LATER, 0, 0, "is from a later version of the program");
    if (version < 1)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", db->kind->damaged);
    db->version = (int)version;
    return use != ODD_DB_READ && version < db->kind->version ? migrate(db, error) : ODD_OK;
}

static int prepare(sqlite_db *db, odd_db_use use, odd_error *error) {
    char durable[40];
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL); /* the file is not trusted */
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)NULL);
    sqlite3_db_config(db->db, SQLITE_DBCONFIG_ENABLE_FKEY, 1, (int *)NULL);
    sqlite3_busy_timeout(db->db, BUSY_MS);
    sqlite3_snprintf(sizeof durable, durable, "PRAGMA synchronous = %s", db->kind->durable);
    odd_db_run(&db->base, use == ODD_DB_READ ? "PRAGMA query_only = 1" : durable);
    int code = check(db, use, error);
    if (code == ODD_OK && use == ODD_DB_WRITE)
        odd_db_run(&db->base, "PRAGMA journal_mode = WAL"); /* so that readers do not wait; not required */
    return code;
}

static int open_as(sqlite_db *db, const char *path, odd_db_use use, int flags, odd_error *error) {
    sqlite3_close(db->db);
    db->db = NULL;
    int opened = sqlite3_open_v2(path, &db->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
    return opened == SQLITE_OK ? prepare(db, use, error) : failed(db, error);
}

/* Returns the bytes of a database with empty tables; free them with sqlite3_free. */
static unsigned char *make_bytes(const odd_db_kind *kind, size_t *len) {
    sqlite_db db = {.base = {&odd_sqlite}, .kind = kind};
    sqlite3_int64 size = 0;
    unsigned char *bytes = NULL;
    if (sqlite3_open_v2(":memory:", &db.db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) == SQLITE_OK &&
        make(&db))
        bytes = sqlite3_serialize(db.db, "main", &size, 0);
    sqlite3_close(db.db);
    *len = (size_t)size;
    return bytes;
}

/* Creates a file in one step, so that nobody sees part of it, not even after a power failure. */
static int make_file(const char *path, const odd_db_kind *kind, odd_error *error) {
    size_t len = 0;
    unsigned char *bytes = make_bytes(kind, &len);
    if (bytes == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    odd_atomic_result result = odd_atomic_write(path, bytes, len, ODD_ATOMIC_PRIVATE);
    int why = errno;
    sqlite3_free(bytes);
    if (result != ODD_ATOMIC_FAILED) /* if another process was faster, its file is used */
        return ODD_OK;
    if (why == ENOSPC || why == EDQUOT || why == EFBIG)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no space left on the disk");
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s",
                    kind->unwritable != NULL ? kind->unwritable : strerror(why));
}

/* Checks the file at the path before SQLite opens it. */
static int look(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error) {
    struct stat info;
    bool there = stat(path, &info) == 0;
    if (!there && errno == ENOENT && use == ODD_DB_WRITE)
        return make_file(path, kind, error);
    if (!there)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s",
                        kind->unwritable != NULL ? kind->unwritable : strerror(errno));
    if (!S_ISREG(info.st_mode))
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s",
                        S_ISDIR(info.st_mode) ? "is a folder, not a file" : "is not an ordinary file");
    if (info.st_size == 0 && kind->empty != NULL)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", kind->empty);
    if (info.st_size < SMALLEST && (info.st_size > 0 || use == ODD_DB_READ))
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", kind->damaged);
    if (access(path, R_OK) != 0)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", strerror(errno));
    return ODD_OK;
}

/* ---- Read-only files ------------------------------------------------------------------------------- */

/* Whether a -wal file has changes that are not yet in the database. */
static bool has_changes(const char *path) {
    char wal[PATH_MAX];
    struct stat info;
    return snprintf(wal, sizeof wal, "%s-wal", path) < (int)sizeof wal && stat(wal, &info) == 0 &&
           info.st_size > 0;
}

/* SQLite creates files next to a database in WAL mode. If it cannot, nobody else can have the database open, and it is read as an
 * immutable file. */
static int open_unchanging(sqlite_db *db, const char *path, odd_error *error) {
    static const char end[] = "?mode=ro&immutable=1";
    char uri[3 * PATH_MAX + sizeof end + 5], *at = uri + sprintf(uri, "file:");
    if (has_changes(path))
        return odd_fail(
            error, ODD_E_OUTSIDE, 0, 0,
            "has changes in a file -wal beside it, but its folder cannot be written to: copy both to another folder");
    for (const char *p = path; *p != '\0'; p++)
        at += strchr("%?#", *p) != NULL ? sprintf(at, "%%%02X", *p) : sprintf(at, "%c", *p);
    strcpy(at, end);
    return open_as(db, uri, ODD_DB_READ, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, error);
}

static bool only_readable(const sqlite_db *db) {
    int code = sqlite3_errcode(db->db) & 0xFF;
    return code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM || code == SQLITE_IOERR;
}

static int open_file(sqlite_db *db, const char *path, odd_db_use use, odd_error *error) {
    char real[PATH_MAX];
    int flags = SQLITE_OPEN_READWRITE, code = ODD_OK;
    db->in_memory = strcmp(path, ":memory:") == 0;
    if (db->in_memory)
        return open_as(db, path, use, flags, error);
    if (strlen(path) >= PATH_MAX)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s", strerror(ENAMETOOLONG));
    if (db->kind->guarded) {
        code = odd_trusted_file(path, real, error);
        path = real;
        flags |= SQLITE_OPEN_NOFOLLOW;
    }
    if (code == ODD_OK)
        code = look(path, db->kind, use, error);
    if (code != ODD_OK)
        return code;
    code = open_as(db, path, use, flags, error);
    return code != ODD_OK && use == ODD_DB_READ && only_readable(db) ? open_unchanging(db, path, error)
                                                                     : code;
}

static void close_file(odd_db *db) {
    sqlite3_close(file_of(db)->db);
    free(db);
}

static odd_db *open_path(const char *path, const odd_db_kind *kind, odd_db_use use, odd_error *error) {
    sqlite_db *db = calloc(1, sizeof *db);
    if (db == NULL) {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
        return NULL;
    }
    db->base.engine = &odd_sqlite;
    db->kind = kind;
    if (open_file(db, path, use, error) == ODD_OK)
        return &db->base;
    close_file(&db->base);
    return NULL;
}

static void be_patient(odd_db *db, int busy_ms) {
    sqlite3_busy_timeout(file_of(db)->db, busy_ms);
}

/* ---- Queries ----------------------------------------------------------------------------------- */

static sqlite3_stmt *statement(const odd_query *q) {
    return ((const sqlite_query *)q)->statement;
}

static odd_query *query_open(odd_db *db, const char *sql) {
    sqlite_query *q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    q->base.engine = &odd_sqlite;
    sqlite3_prepare_v3(file_of(db)->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &q->statement, NULL);
    if (q->statement != NULL)
        return &q->base;
    free(q);
    return NULL;
}

static void query_close(odd_query *q) {
    sqlite3_finalize(statement(q));
    free(q);
}

static void query_int(odd_query *q, int at, int64_t value) {
    sqlite3_bind_int64(statement(q), at, value);
}

static void query_text(odd_query *q, int at, odd_text text) {
    sqlite3_bind_text64(statement(q), at, text.text != NULL ? text.text : "", text.len, SQLITE_STATIC,
                        SQLITE_UTF8);
}

static void query_null(odd_query *q, int at) {
    sqlite3_bind_null(statement(q), at);
}

static void query_bytes(odd_query *q, int at, const void *bytes, size_t len) {
    sqlite3_bind_blob64(statement(q), at, bytes, len, SQLITE_STATIC);
}

static odd_step_result query_step(odd_query *q) {
    int code = sqlite3_step(statement(q));
    return code == SQLITE_ROW ? ODD_ROW : code == SQLITE_DONE ? ODD_DONE : ODD_FAILED;
}

static int64_t query_get_int(odd_query *q, int column) {
    return sqlite3_column_int64(statement(q), column);
}

static odd_text query_get(odd_query *q, int column) {
    const char *bytes = sqlite3_column_blob(statement(q), column);
    return (odd_text){bytes != NULL ? bytes : "", (size_t)sqlite3_column_bytes(statement(q), column)};
}

static bool query_is_null(odd_query *q, int column) {
    return sqlite3_column_type(statement(q), column) == SQLITE_NULL;
}

static void query_reset(odd_query *q) {
    sqlite3_reset(statement(q));
}

static bool query_run(odd_query *q) {
    bool done = query_step(q) == ODD_DONE;
    query_reset(q);
    return done;
}

/* ---- The schema --------------------------------------------------------------------------------- */

static const char objects[] =
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";

static void report_fault(void (*take)(void *owner, const char *what), void *owner, odd_query *q,
                         const char *what) {
    char text[160];
    odd_text type = odd_query_get(q, 0), name = odd_query_get(q, 1);
    snprintf(text, sizeof text, "%.*s '%.*s' %s", (int)type.len, type.text, (int)name.len, name.text, what);
    take(owner, text);
}

/* Compares each object of a list with the object of the same name in the other database. */
static bool compare_with(odd_query *list, odd_query *other,
                         bool (*differs)(odd_query *list, odd_query *other, bool found),
                         const char *const what[2], void (*take)(void *owner, const char *what),
                         void *owner) {
    odd_step_result step, found = ODD_DONE;
    while ((step = odd_query_step(list)) == ODD_ROW && found != ODD_FAILED) {
        odd_query_text(other, 1, odd_query_get(list, 1));
        found = odd_query_step(other);
        if (found != ODD_FAILED && differs(list, other, found == ODD_ROW))
            report_fault(take, owner, list, what[found == ODD_ROW]);
        odd_query_reset(other);
    }
    return step == ODD_DONE && found != ODD_FAILED;
}

static bool is_other(odd_query *list, odd_query *other, bool found) {
    odd_text mine = odd_query_get(list, 2), theirs = odd_query_get(other, 2);
    return !found || mine.len != theirs.len || memcmp(mine.text, theirs.text, mine.len) != 0;
}

/* Additional tables and views are harmless; additional triggers and indexes of our tables are not. */
static bool is_extra(odd_query *list, odd_query *other, bool found) {
    odd_text type = odd_query_get(list, 0);
    (void)other;
    return !found && (odd_text_is(type, "trigger") || odd_text_is(type, "index"));
}

static int compare(odd_db *db, void (*take)(void *owner, const char *what), void *owner, odd_error *error) {
    static const char *const wrong[] = {"is missing", "is not as it should be"}, *const extra[] = {
                                                                                     "does not belong there",
                                                                                     ""};
    sqlite_db model = {.base = {&odd_sqlite}, .kind = file_of(db)->kind};
    char find[200];
    sqlite3_snprintf(sizeof find, find, "%s AND name = ?", objects);
    bool good = sqlite3_open_v2(":memory:", &model.db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) ==
                    SQLITE_OK &&
                make(&model);
    odd_query *ours = good ? odd_query_open(&model.base, objects) : NULL,
              *find_ours = good ? odd_query_open(&model.base, find) : NULL,
              *theirs = odd_query_open(db, objects), *find_theirs = odd_query_open(db, find);
    good = ours != NULL && find_ours != NULL && theirs != NULL && find_theirs != NULL &&
           compare_with(ours, find_theirs, is_other, wrong, take, owner) &&
           compare_with(theirs, find_ours, is_extra, extra, take, owner);
    int code = good ? ODD_OK : say_failure(db, error);
    odd_query_close(ours);
    odd_query_close(find_ours);
    odd_query_close(theirs);
    odd_query_close(find_theirs);
    sqlite3_close(model.db);
    return code;
}

/* ---- The engine --------------------------------------------------------------------------------- */

const odd_db_engine odd_sqlite = {
    .open = open_path,
    .close = close_file,
    .patience = be_patient,
    .compare = compare,
    .failed = say_failure,
    .uncertain = uncertain,
    .run = run,
    .version = version_of,
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
