/* A database of events in a folder of its own, for the tests of the store. */
#ifndef UNIT_STORE_H
#define UNIT_STORE_H

#include <sqlite3.h>
#include <unistd.h>

#include "platform/heap_memory.h"
#include "platform/store/event_store.h"
#include "unit.h"

static char directory[] = "/tmp/odd-store-XXXXXX";
static char path[64];
static odd_error error;

static inline odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

static inline int start(void **state) {
    (void)state;
    if (mkdtemp(directory) == NULL)
        return 1;
    snprintf(path, sizeof path, "%s/club.db", directory);
    return 0;
}

static inline void clear(void) {
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < COUNT(ends); i++) {
        char name[96];
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
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

/* Runs statements behind the store's back. */
static inline void behind(const char *sql) {
    sqlite3 *db;
    char *message = NULL;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &message) != SQLITE_OK)
        fail_msg("%s: %s", sql, message);
    assert_int_equal(sqlite3_close(db), SQLITE_OK);
}

#endif
