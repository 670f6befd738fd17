/* Victory point scales of one's own, read from text: what is accepted, and for what is not, which
 * line and column are named. */
#include <limits.h>

#include "unit.h"

static odd_vp_scale scale; /* the one read last */

static int parse(const char *text, int boards, odd_error *error) {
    size_t len = strlen(text);
    char *exact = unit_exact(text, len);
    memset(error, 0x5A, sizeof *error);
    int code = odd_vp_scale_parse(&scale, exact, len, boards, error);
    free(exact);
    return code;
}

static void check_good(const char *text, int boards, int rows) {
    odd_error error;
    int code = parse(text, boards, &error);
    CHECK(code == ODD_OK, "line %d column %d: %s", error.line, error.column, error.message);
    assert_int_equal(scale.count, rows);
    assert_int_equal(scale.boards, boards);
}

static void check_vp(int imps, int own_x100, int other_x100) {
    odd_vp vp = odd_vp_for(&scale, imps);
    CHECK(vp.own_x100 == own_x100 && vp.other_x100 == other_x100, "%d IMPs: %d-%d", imps, vp.own_x100,
          vp.other_x100);
}

/* ---- Good ones ---------------------------------------------------------------------------------------- */

static void test_plain(void **state) {
    (void)state;
    check_good("0 10 10\n1 11 9\n28 20 0\n", 8, 3);
    check_vp(0, 1000, 1000);
    check_vp(1, 1100, 900);
    check_vp(27, 1100, 900);
    check_vp(28, 2000, 0);
    check_vp(-5, 900, 1100);
}

static void test_one_row(void **state) {
    (void)state;
    check_good("0 5 5", 8, 1);
    check_vp(1000, 500, 500);
}

static void test_comments_and_blank_lines(void **state) {
    (void)state;
    check_good("# ours\n\n  # margin winner loser\n0 10 10 # draw\n\n3 12 8#close\n   \n9 20 0", 8, 3);
    check_vp(4, 1200, 800);
}

static void test_line_ends_of_windows(void **state) {
    (void)state;
    check_good("# ours\r\n0 10 10\r\n\r\n3 12 8\r\n", 8, 2);
    check_vp(3, 1200, 800);
}

static void test_blanks_and_tabs(void **state) {
    (void)state;
    check_good("  0\t10   10  \n\t3 \t 12\t8", 8, 2);
    check_vp(3, 1200, 800);
}

static void test_decimals(void **state) {
    (void)state;
    check_good("0 10.0 10.00\n1 10.5 9.5\n2 10.75 9.25\n3 11.05 8.95\n", 8, 4);
    check_vp(0, 1000, 1000);
    check_vp(1, 1050, 950);
    check_vp(2, 1075, 925);
    check_vp(3, 1105, 895);
}

/* As in the old 25-0 scale: the winner's points stop, the loser's go on falling. */
static void test_sum_need_not_be_constant(void **state) {
    (void)state;
    check_good("0 15 15\n21 25 5\n30 25 3\n40 25 0\n", 16, 4);
    check_vp(30, 2500, 300);
    check_vp(-40, 0, 2500);
}

static const char two_parts[] =
    "boards 6-8\n0 10 10\n28 20 0\nboards 9\n0 10 10\n36 20 0\nboards 10-11\n0 10 10\n40 20 0\n";

static void test_parts_by_boards(void **state) {
    (void)state;
    static const struct {
        int boards, end;
    } cases[] = {{6, 28}, {7, 28}, {8, 28}, {9, 36}, {10, 40}, {11, 40}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        check_good(two_parts, cases[i].boards, 2);
        check_vp(cases[i].end, 2000, 0);
        check_vp(cases[i].end - 1, 1000, 1000);
    }
}

static void test_as_many_rows_as_fit(void **state) {
    (void)state;
    char text[ODD_VP_ROWS_MAX * 16];
    size_t len = 0;
    for (int i = 0; i < ODD_VP_ROWS_MAX; i++)
        len += (size_t)snprintf(text + len, sizeof text - len, "%d %d 5\n", i, 5 + (i > 0));
    check_good(text, 8, ODD_VP_ROWS_MAX);
    check_vp(ODD_VP_ROWS_MAX, 600, 500);
}

static void test_reads_no_further_than_told(void **state) {
    (void)state;
    assert_int_equal(odd_vp_scale_parse(&scale, "0 10 10\n3 12 8\nnonsense", 15, 8, NULL), ODD_OK);
    assert_int_equal(scale.count, 2);
}

/* ---- Bad ones: column 0 stands for any within the line ------------------------------------------------ */

static void check_bad_for(const char *text, int boards, int code, int line, int column) {
    odd_error error;
    int got = parse(text, boards, &error);
    CHECK(got == code, "'%s': code %d, not %d: %s", text, got, code, got ? error.message : "accepted");
    CHECK(error.code == got, "'%s'", text);
    CHECK(error.line == line, "'%s': line %d, not %d", text, error.line, line);
    CHECK(column == 0 || error.column == column, "'%s': column %d, not %d: %s", text, error.column, column,
          error.message);
    CHECK(memchr(error.message, '\0', sizeof error.message) != NULL && strlen(error.message) > 10, "'%s'",
          text);
    CHECK(scale.count == 0, "'%s' left %d rows", text, scale.count);
    CHECK(odd_vp_scale_parse(&scale, text, strlen(text), boards, NULL) == code, "'%s'", text);
}

static void check_bad(const char *text, int code, int line, int column) {
    check_bad_for(text, 8, code, line, column);
}

static void test_no_rows(void **state) {
    (void)state;
    odd_error error;
    assert_int_equal(parse("", 8, &error), ODD_E_SCALE);
    assert_int_equal(parse("# nothing\n\n", 8, &error), ODD_E_SCALE);
    assert_int_equal(parse("boards 8\n", 8, &error), ODD_E_SCALE);
}

static void test_first_margin_is_not_0(void **state) {
    (void)state;
    check_bad("1 11 9\n", ODD_E_SCALE, 1, 1);
    check_bad("# x\n  1 11 9\n", ODD_E_SCALE, 2, 3);
}

static void test_draw_is_uneven(void **state) {
    (void)state;
    check_bad("0 11 9\n", ODD_E_SCALE, 1, 1);
}

static void test_margins_do_not_grow(void **state) {
    (void)state;
    check_bad("0 10 10\n3 12 8\n3 13 7\n", ODD_E_SCALE, 3, 1);
    check_bad("0 10 10\n3 12 8\n\n 2 13 7\n", ODD_E_SCALE, 4, 2);
}

static void test_winner_gets_less(void **state) {
    (void)state;
    check_bad("0 10 10\n3 12 8\n5 11 8\n", ODD_E_SCALE, 3, 1);
}

static void test_loser_gets_more(void **state) {
    (void)state;
    check_bad("0 10 10\n3 12 8\n5 12 9\n", ODD_E_SCALE, 3, 1);
}

static void test_too_many_rows(void **state) {
    (void)state;
    char text[(ODD_VP_ROWS_MAX + 1) * 16];
    size_t len = 0;
    for (int i = 0; i <= ODD_VP_ROWS_MAX; i++)
        len += (size_t)snprintf(text + len, sizeof text - len, "%d 5 5\n", i);
    odd_error error;
    assert_int_equal(parse(text, 8, &error), ODD_E_SCALE);
    assert_int_equal(error.line, ODD_VP_ROWS_MAX + 1);
}

/* A word where a number was expected. */
static void test_no_margin(void **state) {
    (void)state;
    check_bad("x 10 10\n", ODD_E_SYNTAX, 1, 1);
    check_bad("0 10 10\n-3 12 8\n", ODD_E_SYNTAX, 2, 1);
    check_bad("0 10 10\n\nfoo\n", ODD_E_SYNTAX, 3, 1);
}

static void test_no_winner(void **state) {
    (void)state;
    check_bad("0\n", ODD_E_SYNTAX, 1, 2);
    check_bad("0 x 10\n", ODD_E_SYNTAX, 1, 3);
    check_bad("0 -5 10\n", ODD_E_SYNTAX, 1, 3);
}

static void test_no_loser(void **state) {
    (void)state;
    check_bad("0 10\n", ODD_E_SYNTAX, 1, 5);
    check_bad("0 10 # 10\n", ODD_E_SYNTAX, 1, 0);
    check_bad("0 10 x\n", ODD_E_SYNTAX, 1, 6);
}

static void test_text_after_the_row(void **state) {
    (void)state;
    check_bad("0 10 10 10\n", ODD_E_SYNTAX, 1, 9);
    check_bad("0 10 10 VP\n", ODD_E_SYNTAX, 1, 9);
}

static void test_columns_count_characters(void **state) {
    (void)state;
    check_bad("0 10 10 ♠♠\n", ODD_E_SYNTAX, 1, 9);
    check_bad("\xC2\xA0"
              "0 10 ♠\n",
              ODD_E_SYNTAX, 1, 7);
}

/* The column is where the number begins. */
static void test_numbers_too_great(void **state) {
    (void)state;
    odd_error error;
    assert_int_not_equal(parse("0 10 10\n99999999999 20 0\n", 8, &error), ODD_OK);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 1);
    assert_int_not_equal(parse("0 4294967306 10\n", 8, &error), ODD_OK);
    assert_int_equal(error.column, 3);
    assert_int_not_equal(parse("0 10 4294967306\n", 8, &error), ODD_OK);
    assert_int_equal(error.column, 6);
}

static void test_too_many_decimals(void **state) {
    (void)state;
    odd_error error;
    assert_int_not_equal(parse("0 10.123 10\n", 8, &error), ODD_OK);
    assert_int_equal(error.line, 1);
    assert_int_equal(error.column, 3);
}

static void test_decimals_missing(void **state) {
    (void)state;
    check_bad("0 10. 10.\n", ODD_E_SYNTAX, 1, 0);
    check_bad("0 10,5 9,5\n", ODD_E_SYNTAX, 1, 0);
    check_bad("0 .5 .5\n", ODD_E_SYNTAX, 1, 3);
}

static void test_boards_line_wrong(void **state) {
    (void)state;
    check_bad("boards\n0 10 10\n", ODD_E_SYNTAX, 1, 7);
    check_bad("boards x\n0 10 10\n", ODD_E_SYNTAX, 1, 8);
    check_bad("boards 6-\n0 10 10\n", ODD_E_SYNTAX, 1, 0);
    check_bad("boards 6-8 x\n0 10 10\n", ODD_E_SYNTAX, 1, 12);
}

static void test_boards_line_contradicts_itself(void **state) {
    (void)state;
    odd_error error;
    assert_int_not_equal(parse("boards 8-6\n0 10 10\n", 8, &error), ODD_OK);
    assert_in_range(error.column, 8, 10);
    assert_int_not_equal(parse("boards 0\n0 10 10\n", 8, &error), ODD_OK);
    assert_int_equal(error.column, 8);
}

static void test_rows_before_the_first_boards_line(void **state) {
    (void)state;
    check_bad("0 10 10\nboards 8\n0 10 10\n", ODD_E_SCALE, 2, 0);
}

static void test_boards_twice(void **state) {
    (void)state;
    check_bad("boards 6-8\n0 10 10\nboards 8-9\n0 10 10\n", ODD_E_SCALE, 3, 0);
}

static void test_no_part_for_these_boards(void **state) {
    (void)state;
    static const int boards[] = {1, 5, 12, 1000};
    for (size_t i = 0; i < COUNT(boards); i++) {
        odd_error error;
        assert_int_equal(parse(two_parts, boards[i], &error), ODD_E_BOARDS);
        assert_int_equal(error.code, ODD_E_BOARDS);
    }
}

static void test_number_of_boards(void **state) {
    (void)state;
    static const int boards[] = {0, -1, 1001, INT_MIN, INT_MAX};
    for (size_t i = 0; i < COUNT(boards); i++) {
        odd_error error;
        assert_int_equal(parse("0 10 10\n", boards[i], &error), ODD_E_BOARDS);
        assert_int_equal(error.line, 0);
    }
}

static void test_embedded_nul(void **state) {
    (void)state;
    odd_error error;
    assert_int_not_equal(odd_vp_scale_parse(&scale, "0 10 10\0\n", 9, 8, &error), ODD_OK);
    assert_int_equal(error.line, 1);
    assert_int_equal(error.column, 8);
}

/* ---- Broken ones -------------------------------------------------------------------------------------- */

static void check_any(const char *text, size_t len) {
    odd_error error;
    char *exact = unit_exact(text, len);
    memset(&error, 0x5A, sizeof error);
    int code = odd_vp_scale_parse(&scale, exact, len, 8, &error);
    free(exact);
    if (code != ODD_OK) {
        CHECK(error.code == code && error.line >= 0 && error.column >= 0, "code %d", code);
        CHECK(memchr(error.message, '\0', sizeof error.message) != NULL && error.message[0], "code %d", code);
        return;
    }
    CHECK(scale.count >= 1 && scale.rows[0].from_imps == 0, "%d rows", scale.count);
}

static const char sample[] = "# s\nboards 6-8\r\n0 10.5 10.5\n3 12.25 8 # x\nboards 9\n0 1 1\n";

static void test_prefixes(void **state) {
    (void)state;
    for (size_t len = 0; len < sizeof sample; len++)
        check_any(sample, len);
}

static void test_every_byte_changed(void **state) {
    (void)state;
    for (size_t at = 0; at + 1 < sizeof sample; at++)
        for (int byte = 0; byte < 256; byte++) {
            char text[sizeof sample];
            memcpy(text, sample, sizeof sample);
            text[at] = (char)byte;
            check_any(text, sizeof sample - 1);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain),
        cmocka_unit_test(test_one_row),
        cmocka_unit_test(test_comments_and_blank_lines),
        cmocka_unit_test(test_line_ends_of_windows),
        cmocka_unit_test(test_blanks_and_tabs),
        cmocka_unit_test(test_decimals),
        cmocka_unit_test(test_sum_need_not_be_constant),
        cmocka_unit_test(test_parts_by_boards),
        cmocka_unit_test(test_as_many_rows_as_fit),
        cmocka_unit_test(test_reads_no_further_than_told),
        cmocka_unit_test(test_no_rows),
        cmocka_unit_test(test_first_margin_is_not_0),
        cmocka_unit_test(test_draw_is_uneven),
        cmocka_unit_test(test_margins_do_not_grow),
        cmocka_unit_test(test_winner_gets_less),
        cmocka_unit_test(test_loser_gets_more),
        cmocka_unit_test(test_too_many_rows),
        cmocka_unit_test(test_no_margin),
        cmocka_unit_test(test_no_winner),
        cmocka_unit_test(test_no_loser),
        cmocka_unit_test(test_text_after_the_row),
        cmocka_unit_test(test_columns_count_characters),
        cmocka_unit_test(test_numbers_too_great),
        cmocka_unit_test(test_too_many_decimals),
        cmocka_unit_test(test_decimals_missing),
        cmocka_unit_test(test_boards_line_wrong),
        cmocka_unit_test(test_boards_line_contradicts_itself),
        cmocka_unit_test(test_rows_before_the_first_boards_line),
        cmocka_unit_test(test_boards_twice),
        cmocka_unit_test(test_no_part_for_these_boards),
        cmocka_unit_test(test_number_of_boards),
        cmocka_unit_test(test_embedded_nul),
        cmocka_unit_test(test_prefixes),
        cmocka_unit_test(test_every_byte_changed),
    };
    return cmocka_run_group_tests_name("scale", tests, NULL, NULL);
}
