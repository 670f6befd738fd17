/* IMP-Chicago: what a side is expected to score with its high-card points, tables of one's own, and the
 * comparison of each deal in a log. */
#include "laws/imp_table.h"
#include "log.h"

static odd_expected table; /* the one read last */

static int parse(const char *text, odd_error *error) {
    size_t len = strlen(text);
    char *exact = unit_exact(text, len);
    memset(error, 0x5A, sizeof *error);
    int code = odd_expected_parse(&table, exact, len, error);
    free(exact);
    return code;
}

static void check_good(const char *text) {
    odd_error error;
    int code = parse(text, &error);
    CHECK(code == ODD_OK, "line %d column %d: %s", error.line, error.column, error.message);
}

static void check_row(int hcp, int not_vulnerable, int vulnerable) {
    int nv = odd_expected_score(&table, hcp, ODD_VUL_NONE), v = odd_expected_score(&table, hcp, ODD_VUL_NS);
    CHECK(nv == not_vulnerable && v == vulnerable, "%d points: %d and %d, not %d and %d", hcp, nv, v,
          not_vulnerable, vulnerable);
}

/* ---- The usual table ------------------------------------------------------------------------------------------ */

static odd_vul swapped(int v) {
    return v == ODD_VUL_NS ? ODD_VUL_EW : v == ODD_VUL_EW ? ODD_VUL_NS : (odd_vul)v;
}

/* What one side expects, the other must fear. */
static void check_symmetric(const odd_expected *t) {
    for (int hcp = 0; hcp <= 40; hcp++)
        for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++)
            CHECK(odd_expected_score(t, hcp, (odd_vul)v) == -odd_expected_score(t, 40 - hcp, swapped(v)),
                  "%d points, %s: %d and %d", hcp, odd_vul_text((odd_vul)v),
                  odd_expected_score(t, hcp, (odd_vul)v), odd_expected_score(t, 40 - hcp, swapped(v)));
}

static void test_usual_is_symmetric(void **state) {
    (void)state;
    table = odd_expected_usual();
    check_symmetric(&table);
}

static void test_equal_points_promise_nothing(void **state) {
    (void)state;
    table = odd_expected_usual();
    for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++)
        assert_int_equal(odd_expected_score(&table, 20, (odd_vul)v), 0);
}

/* More points promise no less, and being vulnerable does not make them poorer. */
static void test_usual_grows(void **state) {
    (void)state;
    table = odd_expected_usual();
    for (int hcp = 20; hcp <= 40; hcp++) {
        int nv = odd_expected_score(&table, hcp, ODD_VUL_NONE),
            v = odd_expected_score(&table, hcp, ODD_VUL_NS);
        CHECK(nv >= odd_expected_score(&table, hcp - 1, ODD_VUL_NONE), "%d", hcp);
        CHECK(v >= odd_expected_score(&table, hcp - 1, ODD_VUL_NS) && v >= nv, "%d", hcp);
        CHECK(nv % 10 == 0 && v % 10 == 0, "%d", hcp);
    }
}

/* The vulnerability that counts is that of the stronger side. */
static void test_vulnerability_of_the_stronger_side(void **state) {
    (void)state;
    table = odd_expected_usual();
    for (int hcp = 21; hcp <= 40; hcp++) {
        CHECK(odd_expected_score(&table, hcp, ODD_VUL_EW) == odd_expected_score(&table, hcp, ODD_VUL_NONE),
              "%d", hcp);
        CHECK(odd_expected_score(&table, hcp, ODD_VUL_BOTH) == odd_expected_score(&table, hcp, ODD_VUL_NS),
              "%d", hcp);
    }
}

/* ---- Tables of one's own ---------------------------------------------------------------------------------------- */

static void test_all_rows(void **state) {
    (void)state;
    char text[512];
    size_t len = 0;
    for (int hcp = 20; hcp <= 40; hcp++)
        len += (size_t)snprintf(text + len, sizeof text - len, "%d %d %d\n", hcp, (hcp - 20) * 10,
                                (hcp - 20) * 20);
    check_good(text);
    for (int hcp = 20; hcp <= 40; hcp++)
        check_row(hcp, (hcp - 20) * 10, (hcp - 20) * 20);
    check_symmetric(&table);
}

static void test_rows_left_out_are_as_the_one_above(void **state) {
    (void)state;
    check_good("20 0 0\n24 200 290\n30 490 690\n");
    check_row(20, 0, 0);
    check_row(23, 0, 0);
    check_row(24, 200, 290);
    check_row(29, 200, 290);
    check_row(30, 490, 690);
    check_row(40, 490, 690);
    check_row(16, -200, -200);
    check_symmetric(&table);
}

static void test_comments_and_blank_lines(void **state) {
    (void)state;
    check_good("# ours\r\n\n  20\t0 0 # even\n\n24 200  290#more\r\n   \n40 1 2");
    check_row(24, 200, 290);
    check_row(40, 1, 2);
}

static void test_reads_no_further_than_told(void **state) {
    (void)state;
    assert_int_equal(odd_expected_parse(&table, "20 0 0\n24 200 290\nx", 17, NULL), ODD_OK);
    check_row(24, 200, 290);
}

/* With 20 points each there is no stronger side: a table cannot promise both the same. */
static void test_no_table_promises_both_sides_the_same(void **state) {
    (void)state;
    odd_error error;
    if (parse("20 50 50\n24 200 290\n", &error) == ODD_OK)
        check_symmetric(&table);
}

/* Points that no side can have. */
static void test_points_out_of_range(void **state) {
    (void)state;
    table = odd_expected_usual();
    assert_int_equal(odd_expected_score(&table, -1, ODD_VUL_NONE), 0);
    assert_int_equal(odd_expected_score(&table, 41, ODD_VUL_BOTH), 0);
}

/* ---- Wrong ones: column 0 stands for any ---------------------------------------------------------------------------- */

static void check_bad(const char *text, int code, int line, int column) {
    odd_error error;
    table = odd_expected_usual();
    odd_expected before = table;
    int got = parse(text, &error);
    CHECK(got == code, "'%s': code %d, not %d: %s", text, got, code, got ? error.message : "accepted");
    CHECK(error.code == got && error.line == line, "'%s': line %d, not %d", text, error.line, line);
    CHECK(column == 0 || error.column == column, "'%s': column %d, not %d: %s", text, error.column, column,
          error.message);
    CHECK(memchr(error.message, '\0', sizeof error.message) != NULL && strlen(error.message) > 10, "'%s'",
          text);
    CHECK(memcmp(&table, &before, sizeof table) == 0, "'%s' was half read", text);
    CHECK(odd_expected_parse(&table, text, strlen(text), NULL) == code, "'%s'", text);
}

static void test_no_rows(void **state) {
    (void)state;
    odd_error error;
    assert_int_equal(parse("", &error), ODD_E_SCALE);
    assert_int_equal(parse("# nothing\n\n", &error), ODD_E_SCALE);
}

static void test_no_number(void **state) {
    (void)state;
    check_bad("x 0 0\n", ODD_E_SYNTAX, 1, 1);
    check_bad("20 0 0\n\n  foo", ODD_E_SYNTAX, 3, 3);
    check_bad("20\n", ODD_E_SYNTAX, 1, 0);
    check_bad("20 x 0\n", ODD_E_SYNTAX, 1, 4);
    check_bad("20 0\n", ODD_E_SYNTAX, 1, 0);
    check_bad("20 0 x\n", ODD_E_SYNTAX, 1, 6);
    check_bad("20 0x 0\n", ODD_E_SYNTAX, 1, 0);
    check_bad("20 0 # 0\n", ODD_E_SYNTAX, 1, 0);
}

static void test_text_after_the_row(void **state) {
    (void)state;
    check_bad("20 0 0 0\n", ODD_E_SYNTAX, 1, 8);
    check_bad("20 0 0 ♠\n", ODD_E_SYNTAX, 1, 8);
}

static void test_numbers_too_great(void **state) {
    (void)state;
    check_bad("20 0 99999999999\n", ODD_E_SYNTAX, 1, 6);
    check_bad("20 4294967296 0\n", ODD_E_SYNTAX, 1, 4);
}

static void test_points_that_do_not_grow(void **state) {
    (void)state;
    check_bad("20 0 0\n24 200 290\n24 210 300\n", ODD_E_SCALE, 3, 1);
    check_bad("20 0 0\n24 200 290\n23 110 110\n", ODD_E_SCALE, 3, 1);
}

static void test_points_that_no_stronger_side_has(void **state) {
    (void)state;
    check_bad("19 0 0\n", ODD_E_SCALE, 1, 1);
    check_bad("20 0 0\n41 0 0\n", ODD_E_SCALE, 2, 1);
}

static void test_column_of_an_indented_row(void **state) {
    (void)state;
    check_bad("20 0 0\n  41 0 0\n", ODD_E_SCALE, 2, 3);
    check_bad("20 0 0\n \t 20 0 0\n", ODD_E_SCALE, 2, 4);
}

static void check_any(const char *text, size_t len) {
    odd_error error;
    char *exact = unit_exact(text, len);
    memset(&error, 0x5A, sizeof error);
    int code = odd_expected_parse(&table, exact, len, &error);
    free(exact);
    if (code == ODD_OK)
        return;
    CHECK(error.code == code && error.line >= 0 && error.column >= 0, "code %d", code);
    CHECK(memchr(error.message, '\0', sizeof error.message) != NULL && error.message[0], "code %d", code);
}

static void test_prefixes_and_every_byte_changed(void **state) {
    (void)state;
    static const char sample[] = "# s\r\n20 0 0\n\n24 200 290 # x\n40 1300 1950\n";
    for (size_t len = 0; len < sizeof sample; len++)
        check_any(sample, len);
    for (size_t at = 0; at + 1 < sizeof sample; at++)
        for (int byte = 0; byte < 256; byte++) {
            char text[sizeof sample];
            memcpy(text, sample, sizeof sample);
            text[at] = (char)byte;
            check_any(text, sizeof sample - 1);
        }
}

/* ---- In a log ------------------------------------------------------------------------------------------------------ */

/* By the table of the Law, the sign kept. */
static int imps_by_the_table(int pts) {
    int size = pts < 0 ? -pts : pts, imps = 0;
    for (size_t i = 0; i < COUNT(imp_table); i++)
        if (size >= imp_table[i].from_pts)
            imps = imp_table[i].imps;
    return pts < 0 ? -imps : imps;
}

/* Each deal is scored as at duplicate, and compared with what North-South are expected to score. */
static void check_imps(int nth, int north_south_hcp) {
    const odd_row *row = log_row(nth);
    int score = odd_score(row->deal.result, row->deal.vul);
    int expected = odd_expected_score(&log_now.session.expected, north_south_hcp, row->deal.vul);
    CHECK(row->expected_pts == expected, "row %d: %d, not %d", nth, row->expected_pts, expected);
    CHECK(row->imps == odd_imp(score - expected), "row %d: %d, not %d", nth, row->imps,
          odd_imp(score - expected));
    CHECK(row->imps == imps_by_the_table(score - expected), "row %d: %d", nth, row->imps);
}

static void test_imps(void **state) {
    (void)state;
    log_chicago("chicago\nimps\n4S N = hcp 24\n3NT E -1 hcp 26\n2H S +1 hcp NS 19\n1NT W -2 hcp 20\n");
    assert_true(log_now.session.imps && log_now.session.duplicate);
    log_check_text(log_now.session.table, "");
    check_imps(1, 24);
    check_imps(2, 40 - 26);
    check_imps(3, 19);
    check_imps(4, 20);
    assert_int_equal(log_row(4)->imps, imps_by_the_table(200));
}

static void test_imps_of_the_other_side(void **state) {
    (void)state;
    log_chicago("imps\n4S N = hcp EW 15\n4S N = hcp E-W 15\n4S E = hcp n-s 15\n4S W = hcp 0\n");
    check_imps(1, 25);
    check_imps(2, 25);
    check_imps(3, 15);
    check_imps(4, 40);
}

static void test_imps_of_a_passed_out_deal(void **state) {
    (void)state;
    log_chicago("imps\npass\n4S N = hcp 25\npass hcp NS 22\n");
    assert_int_equal(log_row(1)->imps, 0);
    assert_int_equal(log_row(1)->expected_pts, 0);
    check_imps(2, 25);
    assert_int_equal(log_row(3)->imps, 0);
}

static void test_imps_after_a_correction(void **state) {
    (void)state;
    log_chicago("imps\n4S N = hcp 25\ncorrect 1 4S E = hcp NS 12\n");
    check_imps(1, 12);
    assert_int_equal(log_row(1)->item->hcp, 12);
    assert_int_equal(log_row(1)->item->side, ODD_NS);
}

static void test_table_of_ones_own(void **state) {
    (void)state;
    log_chicago("imps my.table   # ours\n4S N = hcp 24\n");
    log_check_text(log_now.session.table, "my.table");
    check_good("20 0 0\n24 420 620\n");
    log_now.session.expected = table;
    odd_row row;
    odd_walk w = odd_walk_start(&log_now.session);
    assert_true(odd_walk_next(&w, &row));
    assert_int_equal(row.expected_pts, 420);
    assert_int_equal(row.imps, 0);
}

/* Points may be given where they are not needed. */
static void test_points_without_imps(void **state) {
    (void)state;
    log_chicago("4S N = hcp 24\n");
    assert_int_equal(log_row(1)->imps, 0);
    assert_int_equal(log_row(1)->item->hcp, 24);
    log_check_totals(1, 420, 0);
}

static void test_random_imps(void **state) {
    (void)state;
    sheet_random random = {6};
    for (int i = 0; i < 5000; i++) {
        char text[128], result[ODD_RESULT_MAX];
        odd_deal d = sheet_random_deal(&random);
        int hcp = sheet_draw(&random, 41);
        odd_result_format(result, sizeof result, d.result, ODD_ASCII);
        snprintf(text, sizeof text, "imps\ndealer %c\n1C N -1 hcp 20\n%s hcp NS %d\n",
                 "NESW"[sheet_draw(&random, 4)], result, hcp);
        log_chicago(text);
        if (d.result.level > 0)
            check_imps(2, hcp);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_usual_is_symmetric),
        cmocka_unit_test(test_equal_points_promise_nothing),
        cmocka_unit_test(test_usual_grows),
        cmocka_unit_test(test_vulnerability_of_the_stronger_side),
        cmocka_unit_test(test_all_rows),
        cmocka_unit_test(test_rows_left_out_are_as_the_one_above),
        cmocka_unit_test(test_comments_and_blank_lines),
        cmocka_unit_test(test_reads_no_further_than_told),
        cmocka_unit_test(test_no_table_promises_both_sides_the_same),
        cmocka_unit_test(test_points_out_of_range),
        cmocka_unit_test(test_no_rows),
        cmocka_unit_test(test_no_number),
        cmocka_unit_test(test_text_after_the_row),
        cmocka_unit_test(test_numbers_too_great),
        cmocka_unit_test(test_points_that_do_not_grow),
        cmocka_unit_test(test_points_that_no_stronger_side_has),
        cmocka_unit_test(test_column_of_an_indented_row),
        cmocka_unit_test(test_prefixes_and_every_byte_changed),
        cmocka_unit_test(test_imps),
        cmocka_unit_test(test_imps_of_the_other_side),
        cmocka_unit_test(test_imps_of_a_passed_out_deal),
        cmocka_unit_test(test_imps_after_a_correction),
        cmocka_unit_test(test_table_of_ones_own),
        cmocka_unit_test(test_points_without_imps),
        cmocka_unit_test(test_random_imps),
    };
    return cmocka_run_group_tests_name("expected", tests, NULL, log_teardown);
}
