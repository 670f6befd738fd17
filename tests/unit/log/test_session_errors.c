/* Logs with lines that are wrong: which line and column are named, that the line becomes a bad item and
 * that all the rest is scored. */
#include "log.h"

/* One wrong line, the last of those given, among good ones: where and how. Column 0 stands for any within
 * the line. */
static void check_bad(odd_session_kind kind, const char *text, int code, int column) {
    log_read_as(kind, text);
    const odd_error *error = &log_now.errors[0];
    int line = 1, chars = 0;
    for (size_t i = 0; text[i] != '\0'; i++) {
        chars = text[i] == '\n' ? 0 : chars + (((unsigned char)text[i] & 0xC0) != 0x80);
        line += text[i] == '\n';
    }
    CHECK(log_now.code == code, "'%s': code %d, not %d: %s", text, log_now.code, code,
          log_now.code ? error->message : "accepted");
    CHECK(log_now.session.errors == 1, "'%s': %zu errors", text, log_now.session.errors);
    CHECK(error->code == code, "'%s': %d", text, error->code);
    CHECK(error->line == line, "'%s': line %d, not %d", text, error->line, line);
    CHECK(column == 0 ? error->column >= 1 && error->column <= chars + 1 : error->column == column,
          "'%s': column %d, not %d: %s", text, error->column, column, error->message);
    CHECK(memchr(error->message, '\0', sizeof error->message) != NULL && strlen(error->message) > 10, "'%s'",
          text);
    CHECK(log_now.session.count > 0, "'%s'", text);
    const odd_item *bad = &log_now.items[log_now.session.count - 1];
    CHECK(bad->kind == ODD_ITEM_BAD && bad->line == line, "'%s': item of kind %d", text, bad->kind);
}

static void check_bad_rubber(const char *text, int code, int column) {
    check_bad(ODD_SESSION_RUBBER, text, code, column);
}

static void check_bad_chicago(const char *text, int code, int column) {
    check_bad(ODD_SESSION_CHICAGO, text, code, column);
}

static void check_says(const char *word) {
    CHECK(strstr(log_now.errors[0].message, word) != NULL, "%s", log_now.errors[0].message);
}

/* ---- Deals ------------------------------------------------------------------------------------------------ */

static void test_deal_wrong(void **state) {
    (void)state;
    check_bad_rubber("4Z N =", ODD_E_STRAIN, 2);
    check_bad_rubber("0S N =", ODD_E_LEVEL, 1);
    check_bad_rubber("8S N =", ODD_E_LEVEL, 1);
    check_bad_rubber("4S N +4", ODD_E_TRICKS, 6);
    check_bad_rubber("4S N -11", ODD_E_TRICKS, 6);
    check_bad_rubber("4S N", ODD_E_SYNTAX, 0);
    check_bad_rubber("4S N = x", ODD_E_SYNTAX, 8);
    check_bad_rubber("pass out", ODD_E_SYNTAX, 6);
}

static void test_column_of_an_indented_line(void **state) {
    (void)state;
    check_bad_rubber("4S N =\n   4S N +4", ODD_E_TRICKS, 9);
    check_bad_rubber("\t4Z N =", ODD_E_STRAIN, 3);
}

static void test_columns_count_characters(void **state) {
    (void)state;
    check_bad_rubber("4♠ N +4", ODD_E_TRICKS, 6);
    check_bad_rubber("4♠X N = ♠", ODD_E_SYNTAX, 9);
}

static void test_line_is_counted_through_comments(void **state) {
    (void)state;
    check_bad_rubber("# x\n\n4S N =\r\n\r\n  # y\n4Z N =", ODD_E_STRAIN, 2);
}

static void test_error_before_a_comment(void **state) {
    (void)state;
    check_bad_rubber("4S N = x # why not", ODD_E_SYNTAX, 8);
    check_bad_rubber("4S # N =", ODD_E_SYNTAX, 0);
}

static void test_declarer_not_named(void **state) {
    (void)state;
    check_bad_rubber("4S =", ODD_E_DECLARER, 0);
    check_bad_rubber("4SX+1", ODD_E_DECLARER, 0);
    check_bad_rubber("4S N =\ncorrect 1 4S =", ODD_E_DECLARER, 0);
}

static void test_honors_twice(void **state) {
    (void)state;
    check_bad_rubber("4S N = honors E 100 honors W 100", ODD_E_HONORS, 21);
    check_bad_rubber("4S N = honors N 100 honours N 150", ODD_E_HONORS, 21);
}

static void test_aces_at_a_suit(void **state) {
    (void)state;
    check_bad_rubber("2S N = honors E aces", ODD_E_HONORS, 17);
}

static void test_honors_that_cannot_be(void **state) {
    (void)state;
    check_bad_rubber("2NT N = honors E 100", ODD_E_HONORS, 0);
    check_bad_rubber("pass honors E 150", ODD_E_HONORS, 0);
    check_bad_rubber("2S N = honors E 50", ODD_E_HONORS, 17);
    check_bad_rubber("2S N = honors 100", ODD_E_HONORS, 15);
    check_bad_rubber("2S N = honors E", ODD_E_HONORS, 16);
    check_bad_rubber("2S N = honors E 1000", ODD_E_HONORS, 17);
}

/* ---- Words -------------------------------------------------------------------------------------------------- */

static void test_no_such_word(void **state) {
    (void)state;
    check_bad_rubber("hello", ODD_E_SYNTAX, 1);
    check_bad_rubber("  ?", ODD_E_SYNTAX, 3);
    check_bad_rubber("4S N =\n♠♠", ODD_E_SYNTAX, 1);
}

static void test_mistyped_words(void **state) {
    (void)state;
    static const struct {
        const char *text, *meant;
    } cases[] = {
        {"thye Cy & Di", "they"},         {"thay Cy & Di", "they"}, {"  corect 1 void", "correct"},
        {"corrrect 1 4S N =", "correct"}, {"rubbr x", "rubber"},    {"ende", "end"},
        {"delaer N", "dealer"},           {"chicgao x", "chicago"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        check_bad_rubber(cases[i].text, ODD_E_SYNTAX, cases[i].text[0] == ' ' ? 3 : 1);
        check_says(cases[i].meant);
    }
}

static void test_mistyped_settings(void **state) {
    (void)state;
    check_bad_chicago("partscore bonus", ODD_E_SYNTAX, 1);
    check_says("partscores");
    check_bad_chicago("vulnrable dealer", ODD_E_SYNTAX, 1);
    check_says("vulnerable");
    check_bad_chicago("duplciate", ODD_E_SYNTAX, 1);
    check_says("duplicate");
    check_bad_chicago("imp", ODD_E_SYNTAX, 1);
    check_says("imps");
}

static void test_after_end(void **state) {
    (void)state;
    check_bad_rubber("4S N =\nend now", ODD_E_SYNTAX, 5);
    assert_int_equal(log_now.count, 1);
    assert_false(log_row(1)->finished);
}

/* ---- Corrections -------------------------------------------------------------------------------------------- */

static void test_correction_of_an_unknown_deal(void **state) {
    (void)state;
    check_bad_rubber("correct 1 4S N =", ODD_E_REFERENCE, 9);
    check_bad_rubber("4S N =\ncorrect 2 4S N =", ODD_E_REFERENCE, 9);
    check_bad_rubber("4S N =\ncorrect 0 4S N =", ODD_E_REFERENCE, 9);
    check_bad_rubber("4S N =\n  correct 999999999999 void", ODD_E_REFERENCE, 11);
}

/* The end of an evening is no deal, names are none either. */
static void test_correction_of_what_is_not_a_deal(void **state) {
    (void)state;
    check_bad_rubber("we Ann\n4S N =\nend\ncorrect 2 void", ODD_E_REFERENCE, 9);
}

static void test_correction_of_a_later_deal(void **state) {
    (void)state;
    log_read_as(ODD_SESSION_RUBBER, "correct 1 4S N -1\n4S N =\n");
    assert_int_equal(log_now.code, ODD_E_REFERENCE);
    assert_int_equal(log_now.errors[0].line, 1);
    log_check_totals(1, 120, 0);
}

static void test_correction_of_no_end(void **state) {
    (void)state;
    check_bad_rubber("4S N =\ncorrect end void", ODD_E_REFERENCE, 9);
}

static void test_correction_wrong(void **state) {
    (void)state;
    check_bad_rubber("4S N =\ncorrect", ODD_E_SYNTAX, 8);
    check_bad_rubber("4S N =\ncorrect x 4S N =", ODD_E_SYNTAX, 9);
    check_bad_rubber("4S N =\ncorrect 1", ODD_E_SYNTAX, 0);
    check_bad_rubber("4S N =\ncorrect 1 8S N =", ODD_E_LEVEL, 11);
    check_bad_rubber("4S N =\ncorrect 1 4S N +4", ODD_E_TRICKS, 16);
    check_bad_rubber("4S N =\ncorrect 1 void x", ODD_E_SYNTAX, 16);
    check_bad_rubber("4S N =\ncorrect 1 end", ODD_E_SYNTAX, 11);
    check_bad_rubber("4S N =\nend\ncorrect end", ODD_E_SYNTAX, 12);
    check_bad_rubber("4S N =\nend\ncorrect end 4S N =", ODD_E_SYNTAX, 13);
    check_bad_rubber("4S N =\nend\ncorrect end void x", ODD_E_SYNTAX, 18);
}

/* A correction that is wrong corrects nothing. */
static void test_wrong_correction_changes_nothing(void **state) {
    (void)state;
    static const char *const logs[] = {
        "4S N =\ncorrect 1 void x",
        "4S N =\ncorrect 1 4S N -1 x",
        "4S N =\ncorrect 1 2NT N -1 honors N 100",
        "4S N =\ncorrect 1 4S -1",
        "4S N =\ncorrect 1 4S N = honors N 100 honors S 100",
    };
    for (size_t i = 0; i < COUNT(logs); i++) {
        log_read_as(ODD_SESSION_RUBBER, logs[i]);
        CHECK(log_now.session.errors == 1 && log_now.count == 1, "%s", logs[i]);
        CHECK(odd_item_corrected_by(&log_now.session, log_row(1)->item) == 0 && !log_row(1)->item->taken_back,
              "%s", logs[i]);
        log_check_totals(1, 120, 0);
    }
}

/* ---- Settings ------------------------------------------------------------------------------------------------ */

static void test_unknown_values(void **state) {
    (void)state;
    check_bad_chicago("partscores", ODD_E_SYNTAX, 11);
    check_bad_chicago("partscores maybe", ODD_E_SYNTAX, 12);
    check_bad_chicago("partscores carry on", ODD_E_SYNTAX, 18);
    check_bad_chicago("vulnerable all", ODD_E_SYNTAX, 12);
    check_bad_chicago("  vulnerable all", ODD_E_SYNTAX, 14);
    check_bad_chicago("dealer", ODD_E_SYNTAX, 7);
    check_bad_chicago("dealer X", ODD_E_SYNTAX, 8);
    check_bad_chicago("duplicate style", ODD_E_SYNTAX, 11);
}

static void test_two_dealers(void **state) {
    (void)state;
    check_bad_chicago("dealer N E", ODD_E_SYNTAX, 10);
    check_bad_rubber("dealer S W", ODD_E_SYNTAX, 10);
}

/* A line that is wrong is left out: it is not half obeyed. */
static void test_wrong_setting_changes_nothing(void **state) {
    (void)state;
    log_read_as(ODD_SESSION_CHICAGO, "partscores bonus\npartscores maybe\n2S N =\n");
    assert_int_equal(log_now.session.errors, 1);
    assert_true(log_now.session.rules.partscore_bonus);
    log_read_as(ODD_SESSION_CHICAGO, "vulnerable nondealer\nvulnerable all\n2S N =\n");
    assert_true(log_now.session.rules.nondealer_vulnerable);
    log_read_as(ODD_SESSION_CHICAGO, "dealer E\ndealer X\n2S N =\n");
    assert_int_equal(log_now.session.rules.first_dealer, ODD_EAST);
}

static void test_wrong_duplicate_changes_nothing(void **state) {
    (void)state;
    log_read_as(ODD_SESSION_CHICAGO, "duplicate style\n2S N = honors N 100\n");
    assert_int_equal(log_now.session.errors, 1);
    assert_false(log_now.session.duplicate);
    assert_false(log_now.session.rules.partscore_bonus);
    log_check_totals(1, 160, 0);
}

static void test_rules_of_chicago_in_a_rubber(void **state) {
    (void)state;
    static const char *const settings[] = {"vulnerable dealer",
                                           "vulnerable nondealer",
                                           "duplicate",
                                           "imps",
                                           "imps my.table",
                                           "deals 4",
                                           "deals 6"};
    for (size_t i = 0; i < COUNT(settings); i++)
        check_bad_rubber(settings[i], ODD_E_SYNTAX, 1);
    check_bad_rubber("  duplicate", ODD_E_SYNTAX, 3);
    check_bad_rubber("partscores carry", ODD_E_SYNTAX, 12);
    check_bad_rubber("partscores bonus", ODD_E_SYNTAX, 12);
    check_bad_rubber("partscores 75", ODD_E_SYNTAX, 12);
    check_bad_rubber("2S N =\npartscores 50", ODD_E_SYNTAX, 1);
    check_bad_chicago("partscores 50", ODD_E_SYNTAX, 12);
    check_bad_chicago("deals 5", ODD_E_SYNTAX, 7);
    check_bad_chicago("deals", ODD_E_SYNTAX, 6);
    check_bad_chicago("2S N =\ndeals 6", ODD_E_SYNTAX, 1);
}

static void test_rules_after_the_first_deal(void **state) {
    (void)state;
    static const char *const logs[] = {"2S N =\npartscores bonus", "2S N =\nvulnerable nondealer",
                                       "2S N =\nduplicate", "2S N =\nimps"};
    for (size_t i = 0; i < COUNT(logs); i++) {
        check_bad_chicago(logs[i], ODD_E_SYNTAX, 1);
        log_check_totals(1, 60, 0);
    }
}

/* Who deals first is a rule of Chicago too: it makes the vulnerability of deals already played. */
static void test_dealer_after_the_first_deal_of_a_chicago(void **state) {
    (void)state;
    check_bad_chicago("2S N =\n2S N =\ndealer X", ODD_E_SYNTAX, 8);
    check_bad_chicago("2S N =\n2S N =\ndealer E W", ODD_E_SYNTAX, 10);
}

static void test_heading_of_the_other_kind(void **state) {
    (void)state;
    check_bad_rubber("rubber x\nchicago y", ODD_E_SYNTAX, 1);
    check_says("Chicago");
    log_check_text(log_now.session.title, "x");
    check_bad_chicago("chicago x\n2S N =\nrubber y", ODD_E_SYNTAX, 1);
    check_says("rubber");
    log_check_text(log_now.session.title, "x");
}

static void test_column_of_an_indented_heading(void **state) {
    (void)state;
    check_bad_rubber("rubber x\n  chicago y", ODD_E_SYNTAX, 3);
}

/* ---- High-card points ------------------------------------------------------------------------------------------ */

static void test_points_missing(void **state) {
    (void)state;
    check_bad_chicago("imps\n4S N =", ODD_E_SYNTAX, 0);
    check_says("hcp");
    log_read_as(ODD_SESSION_CHICAGO, "imps\n4S N = hcp 24\n4S N =\n4S N =\n# as often as it is written\n");
    assert_int_equal(log_now.session.errors, 2);
    check_bad_chicago("imps\n4S N = hcp 24\ncorrect 1 4S N +1", ODD_E_SYNTAX, 0);
}

static void test_points_wrong(void **state) {
    (void)state;
    check_bad_chicago("imps\n4S N = hcp", ODD_E_SYNTAX, 11);
    check_bad_chicago("imps\n4S N = hcp 41", ODD_E_SYNTAX, 12);
    check_bad_chicago("imps\n4S N = hcp -1", ODD_E_SYNTAX, 12);
    check_bad_chicago("imps\n4S N = hcp NS", ODD_E_SYNTAX, 14);
    check_bad_chicago("imps\n4S N = hcp NS x", ODD_E_SYNTAX, 15);
    check_bad_chicago("imps\n4S N = hcp 26 x", ODD_E_SYNTAX, 15);
    check_bad_chicago("imps\n4S N = hcp 99999999999", ODD_E_SYNTAX, 12);
}

static void test_honors_in_duplicate_style(void **state) {
    (void)state;
    check_bad_chicago("duplicate\n4S N = honors N 100", ODD_E_HONORS, 0);
    check_bad_chicago("imps\n4S N = honors N 100 hcp 24", ODD_E_HONORS, 0);
}

/* The line as it was written, without its comment and the blanks at its end, whoever shows it. */
static void test_bad_line_is_trimmed(void **state) {
    (void)state;
    static const char *const lines[] = {"  4Z N =",       "  4Z N = \t ",
                                        "  4Z N =\r\n",   "  4Z N = \r\n4S N =\n",
                                        "  4Z N =\t# so", "  4Z N = #\n"};
    for (size_t i = 0; i < COUNT(lines); i++) {
        log_read_as(ODD_SESSION_RUBBER, lines[i]);
        assert_int_equal(log_now.items[0].kind, ODD_ITEM_BAD);
        log_check_text(log_now.items[0].text, "  4Z N =");
    }
}

/* ---- Many errors -------------------------------------------------------------------------------------------------- */

static const char many[] = "4S N =\nfoo\n9S N =\n4S E =\n4Z N =\ncorrect 7 void\n4S W =\n";

static void test_the_rest_is_scored(void **state) {
    (void)state;
    static const odd_item_kind kinds[] = {ODD_ITEM_DEAL, ODD_ITEM_BAD, ODD_ITEM_BAD, ODD_ITEM_DEAL,
                                          ODD_ITEM_BAD,  ODD_ITEM_BAD, ODD_ITEM_DEAL};
    log_read_as(ODD_SESSION_RUBBER, many);
    assert_int_equal(log_now.session.count, COUNT(kinds));
    for (size_t i = 0; i < COUNT(kinds); i++) {
        CHECK(log_now.items[i].kind == kinds[i], "line %zu", i + 1);
        CHECK(log_now.items[i].line == (int)i + 1, "line %zu", i + 1);
    }
    assert_int_equal(log_now.count, 3);
    assert_true(log_row(3)->finished);
    log_check_totals(3, 120, 240 + 500);
}

/* Lines that are wrong have no number, and do not lead a correction astray. */
static void test_corrections_among_errors(void **state) {
    (void)state;
    log_read_as(ODD_SESSION_RUBBER, "foo\n4S N =\n9S N =\nwe Ann\nfoo\n4S E =\ncorrect 3 void\nfoo\n"
                                    "correct 2 4S E +1\ncorrect 9 void\ncorrect 1 4S N +2\nfoo\n");
    assert_int_equal(log_now.session.errors, 7);
    assert_int_equal(log_now.count, 2);
    assert_int_equal(odd_item_corrected_by(&log_now.session, log_row(1)->item), 11);
    assert_int_equal(odd_item_corrected_by(&log_now.session, log_row(2)->item), 9);
    log_check_totals(2, 180, 150);
}

static void test_all_errors_in_order(void **state) {
    (void)state;
    static const int lines[] = {2, 3, 5, 6};
    static const int codes[] = {ODD_E_SYNTAX, ODD_E_LEVEL, ODD_E_STRAIN, ODD_E_REFERENCE};
    log_read_as(ODD_SESSION_RUBBER, many);
    assert_int_equal(log_now.code, ODD_E_SYNTAX);
    assert_int_equal(log_now.session.errors, COUNT(lines));
    for (size_t i = 0; i < COUNT(lines); i++) {
        CHECK(log_now.errors[i].line == lines[i], "error %zu: line %d", i, log_now.errors[i].line);
        CHECK(log_now.errors[i].code == codes[i], "error %zu: code %d", i, log_now.errors[i].code);
    }
}

/* What is beyond the capacity is counted and not touched. */
static void test_fewer_errors_than_there_are(void **state) {
    (void)state;
    odd_error untouched;
    memset(&untouched, 0x5A, sizeof untouched);
    for (size_t cap = 0; cap <= 5; cap++) {
        log_read_bytes(ODD_SESSION_RUBBER, many, sizeof many - 1, cap);
        CHECK(log_now.code == ODD_E_SYNTAX && log_now.session.errors == 4, "%zu", cap);
        CHECK(memcmp(&log_now.errors[cap < 4 ? cap : 4], &untouched, sizeof untouched) == 0, "%zu", cap);
        log_check_totals(3, 120, 240 + 500);
    }
}

static void test_no_errors_wanted(void **state) {
    (void)state;
    odd_item items[16];
    odd_session session;
    assert_true(odd_session_items(many, sizeof many - 1) <= COUNT(items));
    assert_int_equal(odd_session_read(&session, ODD_SESSION_RUBBER, items, NULL, 0, many, sizeof many - 1),
                     ODD_E_SYNTAX);
    assert_int_equal(session.errors, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_deal_wrong),
        cmocka_unit_test(test_column_of_an_indented_line),
        cmocka_unit_test(test_columns_count_characters),
        cmocka_unit_test(test_line_is_counted_through_comments),
        cmocka_unit_test(test_error_before_a_comment),
        cmocka_unit_test(test_declarer_not_named),
        cmocka_unit_test(test_honors_twice),
        cmocka_unit_test(test_aces_at_a_suit),
        cmocka_unit_test(test_honors_that_cannot_be),
        cmocka_unit_test(test_no_such_word),
        cmocka_unit_test(test_mistyped_words),
        cmocka_unit_test(test_mistyped_settings),
        cmocka_unit_test(test_after_end),
        cmocka_unit_test(test_correction_of_an_unknown_deal),
        cmocka_unit_test(test_correction_of_what_is_not_a_deal),
        cmocka_unit_test(test_correction_of_a_later_deal),
        cmocka_unit_test(test_correction_of_no_end),
        cmocka_unit_test(test_correction_wrong),
        cmocka_unit_test(test_wrong_correction_changes_nothing),
        cmocka_unit_test(test_unknown_values),
        cmocka_unit_test(test_two_dealers),
        cmocka_unit_test(test_wrong_setting_changes_nothing),
        cmocka_unit_test(test_wrong_duplicate_changes_nothing),
        cmocka_unit_test(test_rules_of_chicago_in_a_rubber),
        cmocka_unit_test(test_rules_after_the_first_deal),
        cmocka_unit_test(test_dealer_after_the_first_deal_of_a_chicago),
        cmocka_unit_test(test_heading_of_the_other_kind),
        cmocka_unit_test(test_column_of_an_indented_heading),
        cmocka_unit_test(test_points_missing),
        cmocka_unit_test(test_points_wrong),
        cmocka_unit_test(test_honors_in_duplicate_style),
        cmocka_unit_test(test_bad_line_is_trimmed),
        cmocka_unit_test(test_the_rest_is_scored),
        cmocka_unit_test(test_corrections_among_errors),
        cmocka_unit_test(test_all_errors_in_order),
        cmocka_unit_test(test_fewer_errors_than_there_are),
        cmocka_unit_test(test_no_errors_wanted),
    };
    return cmocka_run_group_tests_name("session_errors", tests, NULL, log_teardown);
}
