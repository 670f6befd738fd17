/* Logs in a database: lines are appended once, in order, all of an addition or none; nothing changes a line. */
#define _POSIX_C_SOURCE 200809L
#include "store.h"

#include "platform/store/event_store.h"

/* Adds up to two lines; gives what became of them, and the length. */
static odd_addition_state add(odd_store *s, int64_t event, const char *key, int64_t expected, const char *one,
                              const char *two, int64_t *length) {
    odd_text lines[2] = {text_of(one), two != NULL ? text_of(two) : (odd_text){0}};
    odd_addition a = {.event = event, .lines = lines, .count = two != NULL ? 2 : 1, .expected = expected};
    int64_t first = 0;
    a.key = text_of(key);
    a.author = text_of("director");
    a.time_ms = 77;
    assert_int_equal(odd_store_begin(s, &error), ODD_OK);
    odd_addition_state state = odd_store_check_addition(s, &a, &first, length, &error);
    if (state == ODD_ADDITION_NEW) {
        assert_int_equal(first, *length + 1);
        assert_int_equal(odd_store_append(s, &a, first, &error), ODD_OK);
        *length += (int64_t)a.count;
    }
    assert_int_equal(odd_store_commit(s, &error), ODD_OK);
    return state;
}

static int64_t version_of(odd_store *s) {
    int64_t version = -1;
    assert_int_equal(odd_store_version(s, &version, &error), ODD_OK);
    return version;
}

static char log_text[400];

static bool collect(void *owner, const odd_stored_line *line) {
    int *count = owner;
    assert_int_equal(line->number, ++*count);
    assert_int_equal(line->time_ms, 77);
    snprintf(log_text + strlen(log_text), sizeof log_text - strlen(log_text), "%.*s\n", (int)line->text.len,
             line->text.text);
    return true;
}

static const char *log_of(odd_store *s, int64_t event) {
    int count = 0;
    log_text[0] = '\0';
    odd_out whole = ODD_HEAP_OUT;
    assert_int_equal(odd_store_lines(s, event, 1, collect, &count, &error), ODD_OK);
    assert_int_equal(odd_store_text(s, event, &whole, &error), ODD_OK);
    assert_int_equal(whole.len, strlen(log_text));
    assert_memory_equal(whole.len > 0 ? whole.text : "", log_text, whole.len);
    free(whole.text);
    return log_text;
}

static void test_appending(void **state) {
    (void)state;
    odd_store *s = fresh();
    int64_t length, event = create(s, "tuesday"), other = create(s, "friday");
    assert_int_equal(find(s, "tuesday"), event);
    assert_int_equal(find(s, "monday"), 0);
    assert_int_equal(add(s, event, "a", 0, "board 1", "1 2 4S N =", &length), ODD_ADDITION_NEW);
    assert_int_equal(length, 2);
    assert_int_equal(add(s, event, "", -1, "", NULL, &length),
                     ODD_ADDITION_NEW); /* an empty line is one, too */
    assert_int_equal(length, 3);
    assert_string_equal(log_of(s, event), "board 1\n1 2 4S N =\n\n");
    assert_string_equal(log_of(s, other), "");
    odd_store_close(s);
    s = odd_store_open(path, ODD_STORE_READ, &error);
    assert_string_equal(log_of(s, event), "board 1\n1 2 4S N =\n\n");
    odd_soundness sound;
    odd_store_check(s, true, NULL, NULL, &sound);
    assert_int_equal(sound.findings, 0);
    assert_int_equal(sound.events, 2);
    assert_int_equal(sound.lines, 3);
    odd_store_close(s);
}

static void test_retries_and_conflicts(void **state) {
    (void)state;
    odd_store *s = fresh();
    int64_t length, event = create(s, "tuesday"), other = create(s, "friday");
    assert_int_equal(add(s, event, "a", 0, "board 1", "1 2 4S N =", &length), ODD_ADDITION_NEW);
    assert_int_equal(add(s, event, "b", 2, "board 2", NULL, &length), ODD_ADDITION_NEW);
    /* The first answer again, whatever has happened since, and whatever is expected. */
    assert_int_equal(add(s, event, "a", 0, "board 1", "1 2 4S N =", &length), ODD_ADDITION_REPEATED);
    assert_int_equal(length, 2);
    assert_int_equal(add(s, event, "a", 0, "board 1", "1 2 4S N +1", &length), ODD_ADDITION_REUSED);
    assert_int_equal(add(s, event, "a", 0, "board 1", NULL, &length), ODD_ADDITION_REUSED);
    assert_int_equal(add(s, event, "c", 2, "board 3", NULL, &length), ODD_ADDITION_CONFLICT);
    assert_int_equal(length, 3);
    assert_int_equal(add(s, event, "c", 4, "board 3", NULL, &length), ODD_ADDITION_CONFLICT);
    assert_int_equal(add(s, other, "a", 0, "board 3", NULL, &length),
                     ODD_ADDITION_NEW); /* keys are the event's */
    assert_string_equal(log_of(s, event), "board 1\n1 2 4S N =\nboard 2\n");
    odd_store_close(s);
}

static void test_nothing_is_changed(void **state) {
    (void)state;
    odd_store *s = fresh();
    int64_t length, event = create(s, "tuesday");
    add(s, event, "a", 0, "board 1", NULL, &length);
    int64_t version = version_of(s);
    assert_false(changed_behind("UPDATE line SET text = 'x'"));
    assert_false(changed_behind("DELETE FROM line"));
    assert_int_equal(version_of(s), version);
    assert_true(changed_behind("UPDATE event SET title = 'x'"));
    if (!shared) /* which other servers of PostgreSQL would tell */
        assert_int_not_equal(version_of(s), version);
    assert_string_equal(log_of(s, event), "board 1\n");
    odd_store_close(s);
}

static void test_rollback(void **state) {
    (void)state;
    odd_store *s = fresh();
    int64_t length, event = create(s, "tuesday");
    odd_text line = text_of("board 1");
    odd_addition a = {.event = event, .lines = &line, .count = 1, .key = text_of("a")};
    assert_int_equal(odd_store_begin(s, &error), ODD_OK);
    assert_int_equal(odd_store_append(s, &a, 1, &error), ODD_OK);
    assert_int_not_equal(odd_store_append(s, &a, 1, &error), ODD_OK);
    odd_store_rollback(s);
    assert_int_equal(add(s, event, "a", 0, "board 1", NULL, &length), ODD_ADDITION_NEW);
    odd_store_close(s);
}

static bool count_kept(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    int *count = owner;
    assert_true(name.len > 0 && value.len > 0 && until_ms >= 0);
    ++*count;
    return true;
}

static int kept(odd_store *s, const char *prefix) {
    int count = 0;
    assert_int_equal(odd_store_values(s, text_of(prefix), count_kept, &count, &error), ODD_OK);
    return count;
}

static void test_kept(void **state) {
    (void)state;
    odd_store *s = fresh();
    assert_int_equal(odd_store_keep(s, text_of("password"), text_of("secret"), 0, &error), ODD_OK);
    assert_int_equal(odd_store_keep(s, text_of("session a"), text_of("x"), 9, &error), ODD_OK);
    assert_int_equal(odd_store_keep(s, text_of("session b"), text_of("y"), 9, &error), ODD_OK);
    assert_int_equal(odd_store_keep(s, text_of("session b"), text_of("z"), 10, &error), ODD_OK);
    assert_int_equal(kept(s, "session "), 2);
    assert_int_equal(kept(s, "password"), 1);
    assert_int_equal(kept(s, ""), 3);
    assert_int_equal(odd_store_keep(s, text_of("session a"), (odd_text){0}, 0, &error), ODD_OK);
    assert_int_equal(kept(s, "session "), 1);
    odd_store_close(s);
}

/* Values whose time is over go, at most so many at once; those without an end, of later and of other names stay. */
static void test_forget(void **state) {
    (void)state;
    static const struct {
        const char *name;
        int64_t until_ms;
    } values[] = {{"try a", 9}, {"try b", 10}, {"try c", 11}, {"try d", 0}, {"try e", 8}, {"other", 1}};
    odd_store *s = fresh();
    for (size_t i = 0; i < COUNT(values); i++)
        assert_int_equal(odd_store_keep(s, text_of(values[i].name), text_of("x"), values[i].until_ms, &error),
                         ODD_OK);
    assert_int_equal(odd_store_forget(s, text_of("try "), 2, 10, &error), ODD_OK);
    assert_int_equal(kept(s, "try "), 3);
    assert_int_equal(odd_store_forget(s, text_of("try "), 2, 10, &error), ODD_OK);
    assert_int_equal(kept(s, "try "), 2);
    assert_int_equal(odd_store_forget(s, text_of("try "), 2, 10, &error), ODD_OK);
    assert_int_equal(kept(s, "try c") + kept(s, "try d"), 2);
    assert_int_equal(kept(s, "other"), 1);
    odd_store_close(s);
}

static void test_names_and_other_files(void **state) {
    (void)state;
    static const char *const good[] = {"a", "tuesday", "2026-11-17", "Tuesday_2.b"};
    static const char *const bad[] = {"", ".", "..", "a/b", "a b", "-a", "a.", "ä", "a#b", "a%00"};
    for (size_t i = 0; i < COUNT(good); i++)
        assert_true(odd_store_name_good(text_of(good[i])));
    for (size_t i = 0; i < COUNT(bad); i++)
        assert_false(odd_store_name_good(text_of(bad[i])));
    char name[65];
    memset(name, 'a', sizeof name);
    assert_true(odd_store_name_good((odd_text){name, 64}));
    assert_false(odd_store_name_good((odd_text){name, 65}));
    clear();
    assert_null(odd_store_open(path, ODD_STORE_READ, &error));
    behind(shared
               ? "CREATE SCHEMA oddtrick; CREATE TABLE about (version integer); INSERT INTO about VALUES (99)"
               : "CREATE TABLE t (a)");
    assert_null(odd_store_open(path, ODD_STORE_READ, &error));
    assert_string_equal(error.message,
                        shared ? "is from a later version of the program" : "is not a database of events");
    assert_null(odd_store_open(path, ODD_STORE_WRITE, &error));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_appending),
        cmocka_unit_test(test_retries_and_conflicts),
        cmocka_unit_test(test_nothing_is_changed),
        cmocka_unit_test(test_rollback),
        cmocka_unit_test(test_kept),
        cmocka_unit_test(test_forget),
        cmocka_unit_test(test_names_and_other_files),
    };
    return cmocka_run_group_tests(tests, start, end);
}
