/* The hash chain of a log: what it is, that any change of what is stored is found, and that a database of version 1 gets one. */
#define _POSIX_C_SOURCE 200809L
#include "store.h"

#include <sodium.h>

enum { HASH = 32 };

/* ---- What the chain is, put together here the long way ---------------------------------------------- */

typedef struct model {
    unsigned char bytes[4200];
    size_t len;
} model;

static void put_bytes(model *m, const void *bytes, size_t len) {
    assert_true(m->len + len <= sizeof m->bytes);
    memcpy(m->bytes + m->len, bytes, len);
    m->len += len;
}

static void put_number(model *m, long long value, int bytes) {
    for (int i = 0; i < bytes; i++) {
        unsigned char byte = (unsigned char)((unsigned long long)value >> 8 * i);
        put_bytes(m, &byte, 1);
    }
}

static void put_column(model *m, sqlite3_stmt *q, int column) {
    put_bytes(m, sqlite3_column_text(q, column), (size_t)sqlite3_column_bytes(q, column));
}

static void end_model(const model *m, unsigned char hash[HASH]) {
    assert_int_equal(crypto_generichash(hash, HASH, m->bytes, m->len, NULL, 0), 0);
}

static sqlite3_stmt *ask(sqlite3 *db, const char *sql, sqlite3_int64 event) {
    sqlite3_stmt *q = NULL;
    assert_int_equal(sqlite3_prepare_v2(db, sql, -1, &q, NULL), SQLITE_OK);
    sqlite3_bind_int64(q, 1, event);
    return q;
}

/* Compares the hashes that are stored for an event with those that follow from its lines. */
static void compare_event(sqlite3 *db, sqlite3_int64 event) {
    unsigned char hash[HASH];
    model m = {.len = 0};
    sqlite3_stmt *e = ask(db, "SELECT created_ms, name, lines, head FROM event WHERE id = ?", event);
    assert_int_equal(sqlite3_step(e), SQLITE_ROW);
    put_bytes(&m, "oddtrick event 2", 16);
    put_number(&m, sqlite3_column_int64(e, 0), 8);
    put_column(&m, e, 1);
    end_model(&m, hash);
    int number = 0;
    sqlite3_stmt *l = ask(db,
                          "SELECT number, time_ms, count, author, key, text, hash FROM line WHERE event = ?"
                          " ORDER BY number",
                          event);
    while (sqlite3_step(l) == SQLITE_ROW) {
        m.len = 0;
        put_bytes(&m, hash, HASH);
        put_number(&m, ++number, 8);
        put_number(&m, sqlite3_column_int64(l, 1), 8);
        put_number(&m, sqlite3_column_int64(l, 2), 4);
        put_number(&m, sqlite3_column_bytes(l, 3), 4);
        put_number(&m, sqlite3_column_bytes(l, 4), 4);
        for (int column = 3; column <= 5; column++)
            put_column(&m, l, column);
        end_model(&m, hash);
        assert_int_equal(sqlite3_column_int(l, 0), number);
        assert_int_equal(sqlite3_column_bytes(l, 6), HASH);
        assert_memory_equal(sqlite3_column_blob(l, 6), hash, HASH);
    }
    assert_int_equal(sqlite3_column_int(e, 2), number);
    assert_memory_equal(sqlite3_column_blob(e, 3), hash, HASH);
    sqlite3_finalize(l);
    sqlite3_finalize(e);
}

static void compare_all(int events) {
    sqlite3 *db;
    int count = 0;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    sqlite3_stmt *q = ask(db, "SELECT id FROM event WHERE ?1 IS NOT NULL", 0);
    while (sqlite3_step(q) == SQLITE_ROW) {
        compare_event(db, sqlite3_column_int64(q, 0));
        count++;
    }
    sqlite3_finalize(q);
    sqlite3_close(db);
    assert_int_equal(count, events);
}

/* ---- Two events, as they are made --------------------------------------------------------------------- */

static void append(odd_store *s, int64_t event, const char *author, const char *key, size_t count,
                   const char *title) {
    static char long_line[4000];
    memset(long_line, 'x', sizeof long_line);
    odd_text lines[3] = {text_of("board 1"), text_of(""), {long_line, sizeof long_line}};
    odd_addition a = {
        .event = event, .lines = lines, .count = count, .expected = -1, .time_ms = 1794864436710};
    int64_t first, length;
    a.key = text_of(key);
    a.author = text_of(author);
    a.title = title != NULL ? text_of(title) : (odd_text){0};
    assert_int_equal(odd_store_begin(s, &error), ODD_OK);
    assert_int_equal(odd_store_check_addition(s, &a, &first, &length, &error), ODD_ADDITION_NEW);
    assert_int_equal(odd_store_append(s, &a, first, &error), ODD_OK);
    assert_int_equal(odd_store_commit(s, &error), ODD_OK);
}

enum { LINES = 6 };

static void fill(void) {
    odd_store *s = fresh();
    int64_t tuesday = create(s, "tuesday"), friday = create(s, "friday");
    create(s, "empty");
    append(s, tuesday, "director", "a", 3, "Tuesday");
    append(s, tuesday, "", "", 1, NULL);
    append(s, tuesday, "Ann \xc3\xa4", "key 2", 2, "Tuesday Pairs");
    append(s, friday, "director", "a", 3, "");
    odd_store_close(s);
}

static void test_the_chain_is_what_it_should_be(void **state) {
    (void)state;
    fill();
    compare_all(3);
}

static bool count_line(void *owner, const odd_stored_line *line) {
    int *count = owner;
    assert_int_equal(line->number, ++*count);
    return true;
}

/* What reading all of an event says, and how many lines it gave before. */
static int read_event(const char *name, int *count) {
    odd_error why;
    odd_store *s = odd_store_open(path, ODD_STORE_READ, &why);
    assert_non_null(s);
    *count = 0;
    int code = odd_store_lines(s, find(s, name), 1, count_line, count, &error);
    odd_store_close(s);
    return code;
}

/* ---- Changes behind its back ---------------------------------------------------------------------------- */

typedef struct change {
    const char *sql;
    const char *message; /* that reading 'tuesday' gives */
    int sound;           /* lines that are given before */
} change;

#define UNGUARDED                                                                                            \
    (shared                                                                                                  \
         ? "ALTER TABLE line DISABLE TRIGGER USER; CREATE FUNCTION zeroblob(integer) RETURNS bytea LANGUAGE" \
           " sql AS 'SELECT decode(repeat(''00'', $1), ''hex'')'"                                            \
         : "DROP TRIGGER line_stays; DROP TRIGGER line_is_kept;")
#define WRONG(N)   "is damaged: event 'tuesday', line " #N " does not match its checksum"
#define MISSING(N) "is damaged: event 'tuesday', line " #N " is missing"

static const change changes[] = {
    {"UPDATE line SET text = 'board 2' WHERE event = 1 AND number = 1", WRONG(1), 0},
    {"UPDATE line SET text = text || ' ' WHERE event = 1 AND number = 4", WRONG(4), 3},
    {"UPDATE line SET time_ms = time_ms + 1 WHERE event = 1 AND number = 6", WRONG(6), 5},
    {"UPDATE line SET author = 'directo' WHERE event = 1 AND number = 2", WRONG(2), 1},
    {"UPDATE line SET author = '', text = author || text WHERE event = 1 AND number = 1", WRONG(1), 0},
    {"UPDATE line SET key = 'b' WHERE event = 1 AND number = 1", WRONG(1), 0},
    {"UPDATE line SET key = '', text = key || text WHERE event = 1 AND number = 5", WRONG(5), 4},
    {"UPDATE line SET count = 2 WHERE event = 1 AND number = 1", WRONG(1), 0},
    {"UPDATE line SET hash = zeroblob(32) WHERE event = 1 AND number = 3", WRONG(3), 2},
    {"UPDATE line SET hash = zeroblob(0) WHERE event = 1 AND number = 3", WRONG(3), 2},
    {"UPDATE line SET number = 7 WHERE event = 1 AND number = 4; UPDATE line SET number = 4 WHERE event = 1 AND"
     " number = 3; UPDATE line SET number = 3 WHERE event = 1 AND number = 7",
     WRONG(3), 2},
    {"DELETE FROM line WHERE event = 1 AND number = 1", MISSING(1), 0},
    {"DELETE FROM line WHERE event = 1 AND number = 3", MISSING(3), 2},
    {"DELETE FROM line WHERE event = 1 AND number = 6", MISSING(6), 5},
    {"DELETE FROM line WHERE event = 1", MISSING(1), 0},
    {"DELETE FROM line WHERE event = 1 AND number = 6; UPDATE event SET lines = 5 WHERE id = 1",
     "is damaged: event 'tuesday', line 5 does not match the checksum of the event", 5},
    {"DELETE FROM line WHERE event = 1; UPDATE event SET lines = 0 WHERE id = 1",
     "is damaged: event 'tuesday', line 0 does not match the checksum of the event", 0},
    {"UPDATE event SET lines = 5 WHERE id = 1",
     "is damaged: event 'tuesday', line 6 was added by another program", 5},
    {"UPDATE event SET lines = 7 WHERE id = 1", MISSING(7), 6},
    {"UPDATE event SET head = zeroblob(32) WHERE id = 1",
     "is damaged: event 'tuesday', line 6 does not match the checksum of the event", 6},
    {"UPDATE event SET created_ms = created_ms + 1 WHERE id = 1", WRONG(1), 0},
    {"UPDATE event SET name = 'monday' WHERE id = 1; UPDATE event SET name = 'tuesday' WHERE id = 2",
     WRONG(1), 0},
    {"INSERT INTO line SELECT event, 7, time_ms, author, '', count, text, hash FROM line WHERE event = 1 AND number = 6",
     "is damaged: event 'tuesday', line 7 was added by another program", 6},
    {"DELETE FROM line WHERE event = 1; UPDATE line SET event = 1 WHERE event = 2", WRONG(1), 0},
};

static void test_every_change_is_found(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(changes); i++) {
        int count;
        fill();
        assert_int_equal(read_event("tuesday", &count), ODD_OK);
        assert_int_equal(count, LINES);
        behind(UNGUARDED);
        behind(changes[i].sql);
        assert_int_equal(read_event("tuesday", &count), ODD_E_OUTSIDE);
        assert_string_equal(error.message, changes[i].message);
        assert_int_equal(count, changes[i].sound);
    }
}

/* Who reads from a line in the middle on is told as well. */
static void test_parts_are_checked(void **state) {
    (void)state;
    fill();
    for (int from = 1; from <= LINES + 2; from++) {
        odd_store *s = odd_store_open(path, ODD_STORE_READ, &error);
        int count = from - 1;
        assert_int_equal(odd_store_lines(s, 1, from, count_line, &count, &error), ODD_OK);
        assert_int_equal(count, from <= LINES ? LINES : from - 1);
        odd_store_close(s);
    }
    behind(UNGUARDED);
    behind("UPDATE line SET text = 'x' WHERE event = 1 AND number = 4");
    for (int from = 1; from <= LINES + 2; from++) {
        odd_store *s = odd_store_open(path, ODD_STORE_READ, &error);
        int count = from - 1;
        assert_int_equal(odd_store_lines(s, 1, from, count_line, &count, &error),
                         from <= 4 ? ODD_E_OUTSIDE : ODD_OK);
        odd_store_close(s);
    }
}

static void test_nothing_is_added_to_a_wrong_end(void **state) {
    (void)state;
    fill();
    odd_store *s = odd_store_open(path, ODD_STORE_WRITE, &error);
    odd_text line = text_of("board 9");
    odd_addition a = {.event = 1, .lines = &line, .count = 1, .expected = -1};
    for (int64_t first = 0; first <= LINES + 3; first++) {
        assert_int_equal(odd_store_begin(s, &error), ODD_OK);
        assert_int_equal(odd_store_append(s, &a, first, &error), first == LINES + 1 ? ODD_OK : ODD_E_OUTSIDE);
        odd_store_rollback(s);
    }
    a.event = 77;
    assert_int_equal(odd_store_append(s, &a, 1, &error), ODD_E_OUTSIDE);
    assert_string_equal(error.message, "the event no longer exists");
    int count = 0;
    assert_int_equal(odd_store_lines(s, 77, 1, count_line, &count, &error), ODD_E_OUTSIDE);
    odd_store_close(s);
}

/* ---- From version 1 --------------------------------------------------------------------------------- */

static void make_version_1(void) {
    static char sql[1 << 14];
    FILE *file = fopen("tests/store/version1.sql", "r");
    assert_non_null(file);
    size_t len = fread(sql, 1, sizeof sql - 1, file);
    fclose(file);
    sql[len] = '\0';
    clear();
    behind(sql);
}

static void read_log(odd_store *s, const char *name, char *log, size_t cap) {
    odd_out text = ODD_HEAP_OUT;
    assert_int_equal(odd_store_text(s, find(s, name), &text, &error), ODD_OK);
    snprintf(log, cap, "%.*s", (int)text.len, text.len > 0 ? text.text : "");
    free(text.text);
}

static const char *const names_1[] = {"empty", "keyed", "tuesday", "2026-11-17"};

static const char *const logs_1[] = {
    "",
    "event Later\nboard 1\n1 2 pass\n",
    "event Tuesday Pairs\nscoring matchpoints\nboard 1\n1 2 4S N =\n3 4 3NT E -1\n"
    "1 2 4S N -1  # 4\xe2\x99\xa0 \xc3\xa4 'quoted'\nboard 2\n\n",
    "event  Imported\nboard 1\n1 2 4S N =\n",
};

static void expect_logs(odd_store *s) {
    for (size_t i = 0; i < COUNT(names_1); i++) {
        char log[400];
        read_log(s, names_1[i], log, sizeof log);
        assert_string_equal(log, logs_1[i]);
    }
}

static bool take_event(void *owner, const odd_stored_event *event) {
    static const int64_t lengths[] = {0, 3, 8, 3};
    static const int64_t changed[] = {1794864436707, 1794864436717, 1794864436716, 1794864436728};
    int *count = owner;
    assert_int_equal(event->length, lengths[*count]);
    assert_int_equal(event->changed_ms, changed[*count]);
    assert_null(event->title.text);
    assert_memory_equal(event->name.text, names_1[*count], strlen(names_1[*count]));
    ++*count;
    return true;
}

static odd_addition_state look(odd_store *s, const char *name, const char *key, size_t count) {
    static odd_text lines[3];
    static const char *const texts[] = {"event Later", "board 1", "1 2 pass"};
    for (size_t i = 0; i < COUNT(lines); i++)
        lines[i] = text_of(texts[i]);
    odd_addition a = {
        .event = find(s, name), .lines = lines, .count = count, .expected = -1, .key = text_of(key)};
    int64_t first, length;
    return odd_store_check_addition(s, &a, &first, &length, &error);
}

static void test_version_1_is_converted(void **state) {
    (void)state;
    int count = 0;
    make_version_1();
    odd_store *s = odd_store_open(path, ODD_STORE_READ, &error); /* as it is */
    expect_logs(s);
    assert_int_equal(odd_store_events(s, take_event, &count, &error), ODD_OK);
    assert_int_equal(count, 4);
    odd_store_close(s);
    s = odd_store_open(path, ODD_STORE_WRITE, &error);
    assert_non_null(s);
    expect_logs(s);
    count = 0;
    assert_int_equal(odd_store_events(s, take_event, &count, &error), ODD_OK);
    assert_int_equal(count, 4);
    compare_all(4);
    /* Keys are known again. */
    assert_int_equal(look(s, "keyed", "k0", 0), ODD_ADDITION_REPEATED);
    assert_int_equal(look(s, "keyed", "k0", 1), ODD_ADDITION_REUSED);
    assert_int_equal(look(s, "keyed", "k1", 3), ODD_ADDITION_REPEATED);
    assert_int_equal(look(s, "tuesday", "a1", 3), ODD_ADDITION_REUSED);
    assert_int_equal(look(s, "tuesday", "k1", 3), ODD_ADDITION_NEW);
    append(s, find(s, "tuesday"), "director", "new", 3, "Tuesday Pairs");
    odd_store_close(s);
    compare_all(4);
}

/* What would be lost is not converted, and the file stays as it is. */
static void test_damaged_version_1_is_left(void **state) {
    (void)state;
    static const char *const wrong[][2] = {
        {"DELETE FROM line WHERE event = 3 AND number = 5", "is damaged: line 5 of event 3 is missing"},
        {"PRAGMA foreign_keys = OFF; DELETE FROM event WHERE id = 4",
         "is damaged: it has lines or keys that belong to no event"},
        {"INSERT INTO addition VALUES (3, 'b', 77, 1)",
         "is damaged: it has lines or keys that belong to no event"},
    };
    for (size_t i = 0; i < COUNT(wrong); i++) {
        make_version_1();
        behind("DROP TRIGGER line_is_kept");
        behind(wrong[i][0]);
        behind("CREATE TRIGGER line_is_kept BEFORE DELETE ON line BEGIN SELECT RAISE(ABORT, 'no'); END");
        assert_null(odd_store_open(path, ODD_STORE_WRITE, &error));
        assert_string_equal(error.message, wrong[i][1]);
        behind("SELECT first FROM addition");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_change_is_found),
        cmocka_unit_test(test_parts_are_checked),
        cmocka_unit_test(test_nothing_is_added_to_a_wrong_end),
    };
    const struct CMUnitTest tests_of_files[] = {
        cmocka_unit_test(test_the_chain_is_what_it_should_be),
        cmocka_unit_test(test_version_1_is_converted),
        cmocka_unit_test(test_damaged_version_1_is_left),
    };
    int failed = cmocka_run_group_tests(tests, start, end);
    return failed + (shared ? 0 : cmocka_run_group_tests(tests_of_files, start, end));
}
