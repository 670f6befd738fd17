/* Text that is no result: each mistake has its code and names its column, nothing is written on
 * failure, and no text, however broken, is read beyond its end. Vulnerabilities and deals as well. */
#include "unit.h"

/* ---- The invariants of every failure --------------------------------------------------------------- */

static void check_error(const odd_error *error, int code, const char *text, size_t len) {
    CHECK(error->code == code, "'%.*s': code %d, not %d", (int)len, text, error->code, code);
    CHECK(code >= ODD_E_SYNTAX && code <= ODD_E_UNREACHABLE, "'%.*s': code %d", (int)len, text, code);
    CHECK(error->line == 0 || error->line == 1, "'%.*s': line %d", (int)len, text, error->line);
    CHECK(error->column >= 1 && error->column <= unit_chars(text, len) + 1, "'%.*s': column %d", (int)len,
          text, error->column);
    CHECK(memchr(error->message, '\0', sizeof error->message) != NULL, "'%.*s'", (int)len, text);
    CHECK(error->message[0] != '\0', "'%.*s'", (int)len, text);
}

static const odd_result untouched = {77, ODD_HEARTS, ODD_REDOUBLED, ODD_WEST, 99};

/* Parses len bytes in a block of exactly that size. */
static int parse_exact(const char *text, size_t len, odd_result *r, odd_error *error) {
    char *exact = unit_exact(text, len);
    *r = untouched;
    memset(error, 0x5A, sizeof *error);
    int code = odd_result_parse(r, exact, len, error);
    if (code == ODD_OK) {
        CHECK(odd_result_valid(*r), "'%.*s'", (int)len, text);
    } else {
        CHECK(unit_same(*r, untouched), "'%.*s' changed the result", (int)len, text);
        check_error(error, code, text, len);
    }
    odd_result without_error = untouched;
    CHECK(odd_result_parse(&without_error, exact, len, NULL) == code, "'%.*s'", (int)len, text);
    free(exact);
    return code;
}

static odd_error check_bytes(const char *text, size_t len, int code, int column) {
    odd_result r;
    odd_error error;
    int got = parse_exact(text, len, &r, &error);
    CHECK(got == code, "'%.*s': code %d, not %d: %s", (int)len, text, got, code,
          got ? error.message : "accepted");
    CHECK(error.column == column, "'%.*s': column %d, not %d: %s", (int)len, text, error.column, column,
          error.message);
    return error;
}

static odd_error check_refused(const char *text, int code, int column) {
    return check_bytes(text, strlen(text), code, column);
}

/* ---- Level and strain ------------------------------------------------------------------------------ */

static void test_level_0(void **state) {
    (void)state;
    check_refused("0S N =", ODD_E_LEVEL, 1);
}

static void test_level_8(void **state) {
    (void)state;
    check_refused("8S N =", ODD_E_LEVEL, 1);
    check_refused("  9NT W -2", ODD_E_LEVEL, 3);
}

static void test_level_10(void **state) {
    (void)state;
    check_refused("10S N =", ODD_E_LEVEL, 1);
}

static void test_level_beyond_all_integers(void **state) {
    (void)state;
    check_refused("4294967300S N =", ODD_E_LEVEL, 1);
    check_refused("18446744073709551620S N =", ODD_E_LEVEL, 1);
}

static void test_no_level(void **state) {
    (void)state;
    check_refused("S N =", ODD_E_SYNTAX, 1);
    check_refused("-1S N =", ODD_E_SYNTAX, 1);
    check_refused("♠", ODD_E_SYNTAX, 1);
}

static void test_strain_missing(void **state) {
    (void)state;
    check_refused("4", ODD_E_STRAIN, 2);
    check_refused("4 =", ODD_E_STRAIN, 3);
    check_refused("4X N =", ODD_E_STRAIN, 2);
    check_refused("4+1", ODD_E_STRAIN, 2);
}

static void test_strain_wrong(void **state) {
    (void)state;
    check_refused("4E N =", ODD_E_STRAIN, 2);
    check_refused("4 T N =", ODD_E_STRAIN, 3);
    check_refused("4☺ N =", ODD_E_STRAIN, 2);
}

static void check_suggestion(const char *text, int column, const char *meant) {
    odd_error error = check_refused(text, ODD_E_STRAIN, column);
    CHECK(strstr(error.message, meant) != NULL, "'%s': %s", text, error.message);
}

static void test_strain_misspelt(void **state) {
    (void)state;
    check_suggestion("4 haerts N =", 3, "hearts");
    check_suggestion("4haerts N =", 2, "hearts");
    check_suggestion("4 spaeds N =", 3, "spades");
    check_suggestion("2 DIAMNODS E =", 3, "diamonds");
    check_suggestion("3 nottrump S =", 3, "notrump");
}

/* ---- Doubling and declarer ------------------------------------------------------------------------- */

static void test_doubled_three_times(void **state) {
    (void)state;
    check_refused("4SXXX N =", ODD_E_SYNTAX, 3);
    check_refused("4S xxx N =", ODD_E_SYNTAX, 4);
    check_refused("4S*** N =", ODD_E_SYNTAX, 3);
}

static void test_doubling_mixed(void **state) {
    (void)state;
    check_refused("4SX* N =", ODD_E_SYNTAX, 3);
}

static void test_by_nobody(void **state) {
    (void)state;
    check_refused("4S by =", ODD_E_DECLARER, 7);
    check_refused("4S by", ODD_E_DECLARER, 6);
}

static void test_two_declarers(void **state) {
    (void)state;
    check_refused("4S N E =", ODD_E_SYNTAX, 6);
}

/* ---- Outcome --------------------------------------------------------------------------------------- */

static void test_outcome_missing(void **state) {
    (void)state;
    check_refused("4S N", ODD_E_SYNTAX, 5);
    check_refused("4S", ODD_E_SYNTAX, 3);
    check_refused("4♠X", ODD_E_SYNTAX, 4);
}

static void test_outcome_is_a_bare_number(void **state) {
    (void)state;
    check_refused("4S N 10", ODD_E_SYNTAX, 6);
}

static void test_too_many_overtricks(void **state) {
    (void)state;
    check_refused("4S N +4", ODD_E_TRICKS, 6);
    check_refused("7NT N +1", ODD_E_TRICKS, 7);
    check_refused("1C N +8", ODD_E_TRICKS, 6);
    check_refused("4S N +4294967297", ODD_E_TRICKS, 6);
}

static void test_too_many_undertricks(void **state) {
    (void)state;
    check_refused("4S N -11", ODD_E_TRICKS, 6);
    check_refused("4S N down 11", ODD_E_TRICKS, 6);
    check_refused("7NT E −14", ODD_E_TRICKS, 7);
    check_refused("4S N -4294967297", ODD_E_TRICKS, 6);
}

static void test_made_too_few(void **state) {
    (void)state;
    check_refused("4S N made 3", ODD_E_TRICKS, 6);
}

static void test_made_too_many(void **state) {
    (void)state;
    check_refused("4S N made 8", ODD_E_TRICKS, 6);
    check_refused("4S N made 10", ODD_E_TRICKS, 6);
}

static void test_fourteen_tricks(void **state) {
    (void)state;
    check_refused("4S N 14 tricks", ODD_E_TRICKS, 6);
    check_refused("4S N 4294967306 tricks", ODD_E_TRICKS, 6);
}

/* Something else was expected here: a number. */
static void test_mark_without_a_number(void **state) {
    (void)state;
    check_refused("4S N +", ODD_E_SYNTAX, 7);
    check_refused("4S N -", ODD_E_SYNTAX, 7);
    check_refused("4S N –", ODD_E_SYNTAX, 7);
    check_refused("4S N made", ODD_E_SYNTAX, 10);
    check_refused("4S N down", ODD_E_SYNTAX, 10);
    check_refused("4S N +x", ODD_E_SYNTAX, 7);
}

static void test_none_over_or_under(void **state) {
    (void)state;
    check_refused("4S N +0", ODD_E_TRICKS, 7);
    check_refused("4S N -0", ODD_E_TRICKS, 7);
    check_refused("4S N down 0", ODD_E_TRICKS, 11);
}

/* ---- The whole ------------------------------------------------------------------------------------- */

static void test_text_after_the_result(void **state) {
    (void)state;
    check_refused("4S N = x", ODD_E_SYNTAX, 8);
    check_refused("4S N =x", ODD_E_SYNTAX, 7);
    check_refused("4S N +1 both", ODD_E_SYNTAX, 9);
    check_refused("pass out", ODD_E_SYNTAX, 6);
    check_refused("passing", ODD_E_SYNTAX, 5);
    check_refused("4S N = =", ODD_E_SYNTAX, 8);
}

static void test_empty(void **state) {
    (void)state;
    check_refused("", ODD_E_SYNTAX, 1);
}

static void test_only_blanks(void **state) {
    (void)state;
    odd_result r;
    odd_error error;
    assert_int_equal(parse_exact(" \t \n", 4, &r, &error), ODD_E_SYNTAX);
}

static void test_embedded_nul(void **state) {
    (void)state;
    check_bytes("4S\0N =", 6, ODD_E_SYNTAX, 3);
    check_bytes("4S N =\0", 7, ODD_E_SYNTAX, 7);
    check_bytes("\0", 1, ODD_E_SYNTAX, 1);
    check_bytes("4\0S N =", 7, ODD_E_STRAIN, 2);
}

/* A NUL in the text must not cut off what would be right. */
static void test_embedded_nul_leaves_the_message_whole(void **state) {
    (void)state;
    odd_error error = check_bytes("4S N \0", 6, ODD_E_SYNTAX, 6);
    assert_non_null(strstr(error.message, "expected"));
}

static void test_columns_count_characters(void **state) {
    (void)state;
    check_refused("4♠ N +9", ODD_E_TRICKS, 6);
    check_refused("4♠♠ N =", ODD_E_SYNTAX, 3);
    check_refused("4♡X N −11", ODD_E_TRICKS, 7);
    check_refused("\xC2\xA0"
                  "8♠ N =",
                  ODD_E_LEVEL, 2);
    check_refused("4♠ N = é", ODD_E_SYNTAX, 8);
}

static void test_messages_are_whole_utf8(void **state) {
    (void)state;
    static const char *const texts[] = {"♠♠♠♠♠♠♠♠♠♠♠♠", "4é", "4S ♥♥♥♥♥♥♥♥♥♥♥", "4S N = ☺", "4S N ☺"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        odd_result r;
        odd_error error;
        CHECK(parse_exact(texts[i], strlen(texts[i]), &r, &error) != ODD_OK, "'%s'", texts[i]);
        CHECK(unit_whole_utf8(error.message), "'%s': %s", texts[i], error.message);
    }
}

static void test_long_nonsense(void **state) {
    (void)state;
    char text[5000];
    static const char fill[] = {'x', '4', ' ', 'S', '=', '\xE2', '\x99', '*'};
    for (size_t f = 0; f < COUNT(fill); f++) {
        odd_result r;
        odd_error error;
        memset(text, fill[f], sizeof text);
        CHECK(parse_exact(text, sizeof text, &r, &error) != ODD_OK, "fill %zu", f);
        memcpy(text, "4S N ", 5);
        CHECK(parse_exact(text, sizeof text, &r, &error) != ODD_OK, "fill %zu", f);
    }
}

/* ---- Every text that is nearly right --------------------------------------------------------------- */

static const char *const valid[] = {
    "4S N =",
    "4♠X N +1",
    "3nt w -2",
    "6Dxx by S made 6",
    "2H E down 3",
    "1NT N 8 tricks",
    "pass",
    "4SN=",
    "4♠XN+1",
    "3NW-2",
    "3NN=",
    "4S=",
    "passed out",
    "all pass",
    "7♣** W −13",
    "5♡ by e –2",
    " 3 no trump X by n 13 tricks ",
    "1 spade s =",
    "2 Diamonds W MADE 3",
    "passed",
};

static void test_prefixes(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(valid); i++)
        for (size_t len = 0; len <= strlen(valid[i]); len++) {
            odd_result r;
            odd_error error;
            int code = parse_exact(valid[i], len, &r, &error);
            CHECK(code == ODD_OK || len < strlen(valid[i]), "'%s': %s", valid[i], error.message);
        }
}

static void test_suffixes(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(valid); i++)
        for (size_t from = 1; from <= strlen(valid[i]); from++) {
            odd_result r;
            odd_error error;
            parse_exact(valid[i] + from, strlen(valid[i]) - from, &r, &error);
        }
}

static void test_every_byte_changed(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(valid); i++)
        for (size_t at = 0; at < strlen(valid[i]); at++)
            for (int byte = 0; byte < 256; byte++) {
                char text[64];
                odd_result r;
                odd_error error;
                size_t len = strlen(valid[i]);
                memcpy(text, valid[i], len);
                text[at] = (char)byte;
                parse_exact(text, len, &r, &error);
            }
}

static void test_every_byte_inserted(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(valid); i++)
        for (size_t at = 0; at <= strlen(valid[i]); at++)
            for (int byte = 0; byte < 256; byte++) {
                char text[64];
                odd_result r;
                odd_error error;
                size_t len = strlen(valid[i]);
                memcpy(text, valid[i], at);
                text[at] = (char)byte;
                memcpy(text + at + 1, valid[i] + at, len - at);
                parse_exact(text, len + 1, &r, &error);
            }
}

/* ---- Vulnerability --------------------------------------------------------------------------------- */

static int parse_vul(const char *text, size_t len, odd_vul *v, odd_error *error) {
    char *exact = unit_exact(text, len);
    *v = ODD_VUL_COUNT;
    memset(error, 0x5A, sizeof *error);
    int code = odd_vul_parse(v, exact, len, error);
    if (code != ODD_OK) {
        CHECK(*v == ODD_VUL_COUNT, "'%.*s' changed the vulnerability", (int)len, text);
        check_error(error, code, text, len);
    }
    free(exact);
    return code;
}

static void test_vul_names(void **state) {
    (void)state;
    static const struct {
        const char *text;
        odd_vul vul;
    } forms[] = {
        {"none", ODD_VUL_NONE}, {"ns", ODD_VUL_NS},         {"ew", ODD_VUL_EW},     {"both", ODD_VUL_BOTH},
        {"-", ODD_VUL_NONE},    {"all", ODD_VUL_BOTH},      {"n-s", ODD_VUL_NS},    {"e-w", ODD_VUL_EW},
        {"yes", ODD_VUL_YES},   {"no", ODD_VUL_NO},         {"None", ODD_VUL_NONE}, {"NS", ODD_VUL_NS},
        {"EW", ODD_VUL_EW},     {"BOTH", ODD_VUL_BOTH},     {"N-S", ODD_VUL_NS},    {"E-W", ODD_VUL_EW},
        {" ns ", ODD_VUL_NS},   {"\tboth\n", ODD_VUL_BOTH}, {"Yes", ODD_VUL_YES},   {"NO", ODD_VUL_NO},
    };
    for (size_t i = 0; i < COUNT(forms); i++) {
        odd_vul v;
        odd_error error;
        CHECK(parse_vul(forms[i].text, strlen(forms[i].text), &v, &error) == ODD_OK, "'%s'", forms[i].text);
        CHECK(v == forms[i].vul, "'%s' is %d", forms[i].text, v);
    }
}

static void test_vul_by_board(void **state) {
    (void)state;
    for (int board = 1; board <= 2000; board++) {
        char text[16];
        odd_vul v;
        odd_error error;
        snprintf(text, sizeof text, "%d", board);
        CHECK(parse_vul(text, strlen(text), &v, &error) == ODD_OK, "'%s'", text);
        CHECK(v == odd_board_vul(board), "board %d", board);
    }
}

static void test_vul_errors(void **state) {
    (void)state;
    static const char *const texts[] = {"0",    "-1",    "n",   "nsx", "ns ew", "1.5", "5x",
                                        "+3",   "maybe", "n s", "--",  "nones", "♠",   "bo",
                                        "17 x", "e-",    "00",  "1 2", "ja",    "b"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        odd_vul v;
        odd_error error;
        CHECK(parse_vul(texts[i], strlen(texts[i]), &v, &error) == ODD_E_VUL, "'%s'", texts[i]);
        CHECK(error.column == 1, "'%s': column %d", texts[i], error.column);
    }
}

static void test_vul_empty_and_nul(void **state) {
    (void)state;
    odd_vul v;
    odd_error error;
    assert_int_equal(parse_vul("", 0, &v, &error), ODD_E_VUL);
    assert_int_equal(odd_vul_parse(&v, NULL, 0, &error), ODD_E_VUL); /* a value that is not there */
    assert_int_equal(parse_vul("   ", 3, &v, &error), ODD_E_VUL);
    assert_int_equal(parse_vul("ns\0", 3, &v, &error), ODD_E_VUL);
    assert_int_equal(parse_vul("  x", 3, &v, &error), ODD_E_VUL);
    assert_int_equal(error.column, 3);
}

static void test_vul_messages_are_whole_utf8(void **state) {
    (void)state;
    static const char *const texts[] = {"x♠♠♠♠♠♠♠♠♠♠♠", "xx♠♠♠♠♠♠♠♠♠♠♠", "ééééééééééééééééé",
                                        "xéééééééééééééééé"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        odd_vul v;
        odd_error error;
        parse_vul(texts[i], strlen(texts[i]), &v, &error);
        CHECK(unit_whole_utf8(error.message), "'%s': %s", texts[i], error.message);
    }
}

/* ---- Deals ----------------------------------------------------------------------------------------- */

static const odd_deal before = {
    {77, ODD_HEARTS, ODD_REDOUBLED, ODD_WEST, 99}, ODD_VUL_EW, ODD_RUBBER_BRIDGE, ODD_SOUTH, 100};

static int parse_deal(const char *text, odd_deal *d, odd_error *error) {
    size_t len = strlen(text);
    char *exact = unit_exact(text, len);
    *d = before;
    memset(error, 0x5A, sizeof *error);
    int code = odd_deal_parse(d, exact, len, error);
    free(exact);
    CHECK(d->vul == before.vul && d->game == before.game, "'%s'", text);
    if (code != ODD_OK) {
        CHECK(unit_same(d->result, before.result), "'%s' changed the result", text);
        CHECK(d->honors_by == before.honors_by && d->honors_pts == before.honors_pts, "'%s'", text);
        check_error(error, code, text, len);
    }
    return code;
}

static void check_honors(const char *text, odd_seat by, int pts) {
    odd_deal d;
    odd_error error;
    CHECK(parse_deal(text, &d, &error) == ODD_OK, "'%s': %s", text, error.message);
    CHECK(d.honors_by == by && d.honors_pts == pts, "'%s': %d by %d", text, d.honors_pts, d.honors_by);
    CHECK(unit_same(d.result, (odd_result){6, ODD_DIAMONDS, ODD_UNDOUBLED, ODD_EAST, 12}), "'%s'", text);
}

static void test_deal_honors(void **state) {
    (void)state;
    check_honors("6D E = honors E 150", ODD_EAST, 150);
    check_honors("6D  E =    honors W 100  ", ODD_WEST, 100);
    check_honors("6♦E= HONORS n 150", ODD_NORTH, 150);
    check_honors("6D E made 6 Honors S 100\n", ODD_SOUTH, 100);
}

static void test_deal_without_honors(void **state) {
    (void)state;
    check_honors("6D E =", ODD_NO_SEAT, 0);
    check_honors(" 6D E = ", ODD_NO_SEAT, 0);
}

static void check_deal_refused(const char *text, int column) {
    odd_deal d;
    odd_error error;
    CHECK(parse_deal(text, &d, &error) != ODD_OK, "'%s'", text);
    CHECK(error.column == column, "'%s': column %d, not %d: %s", text, error.column, column, error.message);
}

static void test_deal_honors_of_nobody(void **state) {
    (void)state;
    check_deal_refused("6D E = honors 150", 15);
    check_deal_refused("6D E = honors", 14);
    check_deal_refused("6D E = honors X 150", 15);
}

static void test_deal_honors_worth_something_else(void **state) {
    (void)state;
    static const char *const texts[] = {"6D E = honors E 120", "6D E = honors E 0",
                                        "6D E = honors E 4294967396"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        odd_deal d;
        odd_error error;
        CHECK(parse_deal(texts[i], &d, &error) == ODD_E_HONORS, "'%s'", texts[i]);
        CHECK(error.column == 17, "'%s': column %d", texts[i], error.column);
    }
}

static void test_deal_other_errors(void **state) {
    (void)state;
    check_deal_refused("6D E = honors E", 16);
    check_deal_refused("6D E = honor E 150", 8);
    check_deal_refused("6D E = honors E 150 x", 21);
    check_deal_refused("6D E honors E 150", 6);
    check_deal_refused("8D E =", 1);
    check_deal_refused("", 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_level_0),
        cmocka_unit_test(test_level_8),
        cmocka_unit_test(test_level_10),
        cmocka_unit_test(test_level_beyond_all_integers),
        cmocka_unit_test(test_no_level),
        cmocka_unit_test(test_strain_missing),
        cmocka_unit_test(test_strain_wrong),
        cmocka_unit_test(test_strain_misspelt),
        cmocka_unit_test(test_doubled_three_times),
        cmocka_unit_test(test_doubling_mixed),
        cmocka_unit_test(test_by_nobody),
        cmocka_unit_test(test_two_declarers),
        cmocka_unit_test(test_outcome_missing),
        cmocka_unit_test(test_outcome_is_a_bare_number),
        cmocka_unit_test(test_too_many_overtricks),
        cmocka_unit_test(test_too_many_undertricks),
        cmocka_unit_test(test_made_too_few),
        cmocka_unit_test(test_made_too_many),
        cmocka_unit_test(test_fourteen_tricks),
        cmocka_unit_test(test_mark_without_a_number),
        cmocka_unit_test(test_none_over_or_under),
        cmocka_unit_test(test_text_after_the_result),
        cmocka_unit_test(test_empty),
        cmocka_unit_test(test_only_blanks),
        cmocka_unit_test(test_embedded_nul),
        cmocka_unit_test(test_embedded_nul_leaves_the_message_whole),
        cmocka_unit_test(test_columns_count_characters),
        cmocka_unit_test(test_messages_are_whole_utf8),
        cmocka_unit_test(test_long_nonsense),
        cmocka_unit_test(test_prefixes),
        cmocka_unit_test(test_suffixes),
        cmocka_unit_test(test_every_byte_changed),
        cmocka_unit_test(test_every_byte_inserted),
        cmocka_unit_test(test_vul_names),
        cmocka_unit_test(test_vul_by_board),
        cmocka_unit_test(test_vul_errors),
        cmocka_unit_test(test_vul_empty_and_nul),
        cmocka_unit_test(test_vul_messages_are_whole_utf8),
        cmocka_unit_test(test_deal_honors),
        cmocka_unit_test(test_deal_without_honors),
        cmocka_unit_test(test_deal_honors_of_nobody),
        cmocka_unit_test(test_deal_honors_worth_something_else),
        cmocka_unit_test(test_deal_other_errors),
    };
    return cmocka_run_group_tests_name("notation errors", tests, NULL, NULL);
}
