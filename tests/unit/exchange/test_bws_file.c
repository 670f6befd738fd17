/* Bridgemate files: what is not about a row. */
#include "base/out.h"
#include "bws.h"

static void test_tables(void **state) {
    (void)state;
    static log_text got;
    as_log(&got, RECEIVED ONE "2, 2, 14, 1, 1, 3, 8, 3, N, 4 H, =\n");
    assert_string_equal(got.text,
                        "round 1\nboard 1\nA3 A8 4H N =\ntag table A1\nB3 B8 4H N =\ntag table B14\n");
}

static void test_strict(void **state) {
    (void)state;
    static log_text got;
    problems_of(&got, REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , , no, no\n", ODD_STRICT);
    assert_string_equal(
        got.text,
        "error: ReceivedData, row 1, table 1, round 1, board 1: neither a contract nor a remark: read as not played\n");
}

static void test_no_host(void **state) {
    (void)state;
    odd_host without = {0};
    const odd_host *hosts[] = {NULL, &without};
    for (size_t i = 0; i < COUNT(hosts); i++) {
        event_open(&now, SIZE_MAX);
        assert_int_equal(odd_event_import(now.e, format_of("bws"), hosts[i], "", 0, 0), ODD_E_REFERENCE);
        assert_string_equal(odd_problem_at(now.e, 0)->error.message,
                            "a Bridgemate file is an Access database, which this build cannot read");
    }
}

static void test_detected(void **state) {
    (void)state;
    static const char jet[] = "\0\1\0\0Standard Jet DB\0\1\0\0\0",
                      ace[] = "\0\1\0\0Standard ACE DB\0\2\0\0\0";
    assert_int_equal(odd_format_detect(jet, sizeof jet - 1), format_of("bws"));
    assert_int_equal(odd_format_detect(ace, sizeof ace - 1), format_of("bws"));
    for (size_t len = 0; len < 19; len++) {
        char *cut = unit_exact(jet, len);
        assert_true(odd_format_detect(cut, len) != format_of("bws"));
        free(cut);
    }
}

/* Whatever memory there is, the reader ends, and reports if it was not enough. */
static void test_memory(void **state) {
    (void)state;
    const char *text = NAMED PLAYERS "1, 1, N, , Ann, 0\n" HANDS "1, 1, " CARDS "3, 432, 7654, Q7654\n";
    int code = ODD_E_MEMORY;
    size_t most = 0;
    for (; code == ODD_E_MEMORY && most < 100; most++) {
        event_open(&now, most);
        if (now.e != NULL)
            code = odd_event_import(now.e, format_of("bws"), &described_host, text, strlen(text), 0);
    }
    assert_int_equal(code, ODD_OK);
    assert_true(most > 2);
}

/* A name that is looked up for everybody may be long: it is told for all while that is not many times the file. */
static void test_one_name(void **state) {
    (void)state;
    enum { NAME = 4000, MANY = 400 };
    static char text[NAME + 64 * MANY];
    static log_text got;
    for (int count = 2; count <= MANY; count *= MANY / 2) {
        odd_writer w = odd_writer_on(text, sizeof text);
        odd_put_text(&w, RECEIVED ONE ROUNDS);
        for (int i = 1; i <= count; i++)
            odd_put_format(&w, "1, %d, 1, %d, %d, 1, 2\n", i, 2 * i + 1, 2 * i + 2);
        odd_put_text(&w, PLAYERS);
        for (int i = 1; i <= count; i++)
            odd_put_format(&w, "1, %d, N, 1, , 0\n", i);
        odd_put_text(&w, "[PlayerNames]\nID, Name\n1, ");
        for (int i = 0; i < NAME; i++)
            odd_put_char(&w, 'x');
        assert_true(w.len < sizeof text);
        problems_of(&got, text, 0);
        bool refused = strstr(got.text, "its rows hold more data than the file") != NULL;
        CHECK(refused == (count == MANY), "%d players:\n%s", count, got.text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_tables, event_teardown),
        cmocka_unit_test_teardown(test_strict, event_teardown),
        cmocka_unit_test_teardown(test_no_host, event_teardown),
        cmocka_unit_test_teardown(test_detected, event_teardown),
        cmocka_unit_test_teardown(test_memory, event_teardown),
        cmocka_unit_test_teardown(test_one_name, event_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
