/* A database of events in a folder of its own, for the tests of the store; or the PostgreSQL database that ODD_TEST_DATABASE names. */
#ifndef UNIT_STORE_H
#define UNIT_STORE_H

#include <sqlite3.h>
#include <stdlib.h>
#include <unistd.h>

#include "platform/memory.h"
#include "platform/store/event_store.h"
#include "unit.h"

static char directory[32];
static char path[240];
static bool shared; /* it is in PostgreSQL */
static odd_error error;

static inline odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

static inline int start(void **state) {
    (void)state;
    strcpy(directory, "/tmp/odd-store-XXXXXX"); /* a group of tests after another */
    if (mkdtemp(directory) == NULL)
        return 1;
    const char *address = getenv("ODD_TEST_DATABASE");
    shared = address != NULL;
    snprintf(path, sizeof path, shared ? "%.0s%s" : "%s/club.db", directory, address);
    return 0;
}

/* Runs statements behind the store's back. Returns false if one is refused. */
static inline bool changed_behind(const char *sql) {
    if (shared) {
        char command[400];
        snprintf(
            command, sizeof command,
            "PGOPTIONS='-c search_path=oddtrick -c client_min_messages=error' psql -X -q -v ON_ERROR_STOP=1"
            " -d '%s' >/dev/null 2>&1",
            path);
        FILE *psql = popen(command, "w");
        assert_non_null(psql);
        fputs(sql, psql);
        return pclose(psql) == 0;
    }
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    bool done = sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
    return done;
}

static inline void behind(const char *sql) {
    if (!changed_behind(sql))
        fail_msg("%s: refused", sql);
}

static inline void clear(void) {
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < COUNT(ends); i++) {
        char name[sizeof path + 8];
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        if (!shared)
            unlink(name);
    }
    if (shared)
        behind("DROP SCHEMA IF EXISTS oddtrick CASCADE");
}

static inline int end(void **state) {
    (void)state;
    clear();
    return rmdir(directory);
}

static inline odd_store *fresh(void) {
    clear();
    odd_store *s = odd_store_open(path, ODD_STORE_WRITE, &error);
    assert_non_null(s);
    return s;
}

static inline int64_t create(odd_store *s, const char *name) {
    assert_int_equal(odd_store_begin(s, &error), ODD_OK);
    int64_t id = 0;
    assert_int_equal(odd_store_create(s, text_of(name), 5, &id, &error), ODD_OK);
    assert_true(id > 0);
    assert_int_equal(odd_store_commit(s, &error), ODD_OK);
    return id;
}

static inline int64_t find(odd_store *s, const char *name) {
    int64_t id = -1;
    assert_int_equal(odd_store_find(s, text_of(name), &id, &error), ODD_OK);
    return id;
}

#endif
