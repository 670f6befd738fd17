/* Matchpoints, by hand: Law 78A, weighted and split scores, boards with results missing, fouled boards. */
#include "event.h"

/* Six results: 450, 420 twice, -50, -100, and one that is 30 % of 450 and 70 % of 420. */
static const char six[] =
    "board 1\n1 11 score 450\n2 12 score 420\n3 13 score 420\n4 14 score -50\n5 15 score -100\n"
    "6 16 weighted 30% score 450 70% score 420\n";

/* ---- Law 78A ------------------------------------------------------------------------------------------- */

/* Two for each score that is lower, one for each that is equal. */
static void test_plain(void **state) {
    (void)state;
    event_good(
        "board 1\n1 11 4S N +1\n2 12 4S N =\n3 13 4S N =\n4 14 4S N -1\n5 15 4S N -1\n6 16 4S N -1\n7 17 pass\n");
    event_check_line(1, "1", "11", 12, 0);
    event_check_line(1, "2", "12", 9, 3);
    event_check_line(1, "3", "13", 9, 3);
    event_check_line(1, "7", "17", 6, 6);
    event_check_line(1, "4", "14", 2, 10);
    event_check_share("1", 12, 12, 100);
    event_check_share("16", 10, 12, 83.33);
    event_check_share("13", 3, 12, 25);
    event_check_share("7", 6, 12, 50);
    assert_int_equal(odd_event_board(now.e, 1)->top, event_amount(12));
}

/* The 1, 1/2, 0 form: half of everything. */
static void test_plain_acbl(void **state) {
    (void)state;
    event_good("scoring matchpoints acbl\nboard 1\n1 11 4S N +1\n2 12 4S N =\n3 13 4S N =\n4 14 4S N -1\n");
    event_check_line(1, "1", "11", 3, 0);
    event_check_line(1, "2", "12", 1.5, 1.5);
    event_check_line(1, "4", "14", 0, 3);
    event_check_share("2", 1.5, 3, 50);
    event_check_share("1", 3, 3, 100);
}

static void test_sums_over_boards(void **state) {
    (void)state;
    event_good(
        "board 1\n1 2 4S N +1\n3 4 4S N =\nboard 2\n1 4 4S N -1\n3 2 4S N =\nboard 3\n1 3 pass\n2 4 4S N =\n");
    event_check_share("1", 2 + 0 + 0, 6, 33.33);
    event_check_share("2", 0 + 0 + 2, 6, 33.33);
    event_check_share("3", 0 + 2 + 2, 6, 66.67);
    event_check_share("4", 2 + 2 + 0, 6, 66.67);
    event_check_rank("3", 1, true);
    event_check_rank("4", 1, true);
    event_check_rank("1", 3, true);
    event_check_order("3 4 1 2");
}

/* ---- Law 12C1(c): weighted --------------------------------------------------------------------------------- */

/* 450 has 9.7 matchpoints of 10 and 420 has 5.7: 30 % and 70 % of them are 6.90, and 3.10 for the other side. */
static void test_weighted(void **state) {
    (void)state;
    event_good(six);
    event_check_line(1, "1", "11", 9.7, 0.3);
    event_check_line(1, "2", "12", 5.7, 4.3);
    event_check_line(1, "3", "13", 5.7, 4.3);
    event_check_line(1, "6", "16", 6.9, 3.1);
    event_check_line(1, "4", "14", 2, 8);
    event_check_line(1, "5", "15", 0, 10);
    event_check_share("6", 6.9, 10, 69);
}

/* A part that is lower than all and one that is higher; two weighted ones against each other. */
static void test_two_weighted(void **state) {
    (void)state;
    event_good(
        "board 1\n1 11 weighted 50% score 420 50% score -50\n2 12 weighted 25% score 420 75% score 100\n");
    /* 420 beats 100 with 75 % and ties with 25 %: 1.75; -50 beats nothing. */
    event_check_line(1, "1", "11", 0.87, 1.13); /* 0.875 and 1.125, to 0.01 away from the average */
    event_check_line(1, "2", "12", 1.13, 0.87);
    event_good("set unit 0.0001\nboard 1\n1 11 weighted 50% score 420 50% score -50\n"
               "2 12 weighted 25% score 420 75% score 100\n");
    event_check_line(1, "1", "11", 0.875, 1.125);
}

static void test_weighted_all_of_one(void **state) {
    (void)state;
    event_good("board 1\n1 11 weighted 100% score 450\n2 12 score 420\n3 13 score 450\n");
    event_check_line(1, "1", "11", 3, 1);
    event_check_line(1, "3", "13", 3, 1);
    event_check_line(1, "2", "12", 0, 4);
    /* Parts that are the same are one. */
    event_good("board 1\n1 11 weighted 60% score 450 40% 4S N +1\n2 12 score 420\n3 13 score 450\n");
    event_check_line(1, "1", "11", 3, 1);
}

/* ---- Split scores ------------------------------------------------------------------------------------------- */

/* Each direction has its own frequencies: N-S 400, 430, -50; E-W -50 (for N-S), 430, -50. */
static void test_split(void **state) {
    (void)state;
    event_good("board 1\n1 11 split score 400 / score -50\n2 12 score 430\n3 13 score -50\n");
    event_check_line(1, "1", "11", 2, 3);
    event_check_line(1, "2", "12", 4, 0);
    event_check_line(1, "3", "13", 0, 3);
}

/* One side's is artificial: it is not compared, and the others are compared among fewer. */
static void test_split_artificial(void **state) {
    (void)state;
    event_good("board 1\n1 11 split score 400 / ave-\n2 12 score 430\n3 13 score -50\n");
    event_check_line(1, "1", "11", 2, 1.6);
    /* E-W: two results of three: (M * 3 + 1) / 2. */
    event_check_line(1, "2", "12", 4, 0.5);
    event_check_line(1, "3", "13", 0, 3.5);
    assert_int_equal(event_worth(event_line(1, "2", "12"))->compared[0], 3);
    assert_int_equal(event_worth(event_line(1, "2", "12"))->compared[1], 2);
}

/* ---- Results missing ------------------------------------------------------------------------------------------ */

/* Eight of ten: (M + 1) * 10 / 8 - 1; and half of it in the other form, which is the same percentage. */
static void test_neuberg(void **state) {
    (void)state;
    static const char eight[] =
        "board 1\n1 11 score 450\n2 12 score 420\n3 13 score 400\n4 14 score 200\n5 15 score 100\n"
        "6 16 score 0\n7 17 score -50\n8 18 score -100\n";
    event_good2("set expected 10\nset unit 0.0001\n", eight);
    event_check_line(1, "1", "11", 15 * 10 / 8.0 - 1, 1 * 10 / 8.0 - 1);
    event_check_line(1, "2", "12", 13 * 10 / 8.0 - 1, 3 * 10 / 8.0 - 1);
    event_check_line(1, "8", "18", 0.25, 17.75);
    event_check_share("1", 17.75, 18, 98.61);
    event_good2("scoring matchpoints acbl\nset expected 10\nset unit 0.0001\n", eight);
    event_check_line(1, "1", "11", 8.875, 0.125);
    event_check_share("1", 8.875, 9, 98.61);
    event_good2("scoring matchpoints acbl\nset expected 10\n", eight); /* to 0.01, halves away from 4.5 */
    event_check_line(1, "1", "11", 8.88, 0.12);
    event_check_line(1, "8", "18", 0.12, 8.88);
    event_good2("scoring matchpoints acbl\nset expected 10\nset round up\n", eight);
    event_check_line(1, "1", "11", 8.88, 0.13);
    event_good2("scoring matchpoints acbl\nset expected 10\nset round even\n", eight);
    event_check_line(1, "1", "11", 8.88, 0.12);
    event_check_line(1, "2", "12", 7.62, 1.38); /* 7.625 and 1.375 */
}

static void test_neuberg_simple_and_off(void **state) {
    (void)state;
    static const char four[] = "board 1\n1 11 score 450\n2 12 score 420\n3 13 score 420\n4 14 score -50\n";
    event_good2("set expected 7\nset neuberg simple\n", four);
    event_check_line(1, "1", "11", 12, 0); /* M * 6 / 3 */
    event_check_line(1, "2", "12", 6, 6);
    event_check_share("1", 12, 12, 100);
    event_good2("set expected 7\nset neuberg off\n", four);
    event_check_line(1, "1", "11", 6, 0);
    event_check_line(1, "2", "12", 3, 3);
    event_check_share("1", 6, 6, 100);
    event_good("set expected 7\nset neuberg simple\nboard 1\n1 11 score 450\n");
    event_check_share("1", 6, 12, 50);
    event_good("set expected 7\nboard 1\n1 11 score 450\n"); /* (0 + 1) * 7 / 1 - 1 */
    event_check_share("1", 6, 12, 50);
    event_good("set expected 7\nset neuberg off\nboard 1\n1 11 60%/40%\n"); /* nothing is compared */
    event_check_share("1", 7.2, 12, 60);
}

/* What is expected: the most lines with a score that a board has; artificial ones count, those not played do not. */
static void test_expected(void **state) {
    (void)state;
    event_good(
        "board 1\n1 11 score 450\n2 12 score 420\n3 13 ave/ave\n4 14 not played\nboard 2\n1 12 score 50\n2 13 pass\n");
    assert_int_equal(odd_event_about(now.e)->expected, 3);
    event_check_line(1, "1", "11", (2 * 3 + 1) / 2.0, (0 * 3 + 1) / 2.0);
    event_check_line(1, "3", "13", 2, 2);
    event_check_line(2, "1", "12", 3.5, 0.5);
    event_check_share("1", 7, 8, 87.5);
    event_check_share("3", 2, 4, 50);
    /* A board with more than is expected has its own top. */
    event_good(
        "set expected 2\nboard 1\n1 11 score 450\n2 12 score 420\n3 13 pass\nboard 2\n1 12 score 50\n2 13 pass\n");
    event_check_line(1, "1", "11", 4, 0);
    event_check_line(2, "1", "12", 2, 0);
    event_check_share("1", 6, 6, 100);
    event_check_share("3", 0, 4, 0);
}

/* ---- Fouled boards: Law 87B ----------------------------------------------------------------------------------- */

/* Thirteen results in groups of so many; the first of each group has the most, and so on. */
static void fouled(const char *settings, const int *sizes, size_t groups) {
    char text[2048];
    int len = snprintf(text, sizeof text, "set unit 0.0001\n%s", settings), id = 0;
    for (size_t g = 0; g < groups; g++) {
        len += snprintf(text + len, sizeof text - (size_t)len, "board 1 group %c\n", (char)('A' + g));
        for (int i = 0; i < sizes[g]; i++, id++)
            len +=
                snprintf(text + len, sizeof text - (size_t)len, "N%d E%d score %d\n", id, id, 500 - 10 * i);
    }
    event_good(text);
}

/* The percentages of the nth line, from 0. */
static void check_percent(int nth, double ns, double ew) {
    char ids[2][16];
    snprintf(ids[0], sizeof ids[0], "N%d", nth);
    snprintf(ids[1], sizeof ids[1], "E%d", nth);
    double top = 2.0 * (odd_event_about(now.e)->expected - 1);
    event_check_line(1, ids[0], ids[1], round(top * ns * 100) / 10000, round(top * ew * 100) / 10000);
}

static void test_small_groups(void **state) {
    (void)state;
    for (int acbl = 0; acbl < 2; acbl++) {
        fouled(acbl ? "set groups acbl\n" : "", (int[]){10, 1, 2, 3}, 4); /* of 16 */
        check_percent(10, 60, 60);
        check_percent(11, 65, 55);
        check_percent(12, 55, 65);
        check_percent(13, 70, 50);
        check_percent(14, 60, 60);
        check_percent(15, 50, 70);
        /* The others by Neuberg: (M + 1) * 16 / 10 - 1. */
        event_check_line(1, "N0", "E0", 19 * 1.6 - 1, 1 * 1.6 - 1);
        event_check_line(1, "N9", "E9", 1 * 1.6 - 1, 19 * 1.6 - 1);
    }
}

/* Three are few if they are at most a third of those expected, or if another group is larger. */
static void test_groups_of_three(void **state) {
    (void)state;
    fouled("", (int[]){3, 6}, 2); /* 3 * 3 <= 9 */
    check_percent(0, 70, 50);
    fouled("", (int[]){3, 5}, 2); /* 3 * 3 > 8: (M + 1) * 8 / 3 - 1 */
    event_check_line(1, "N0", "E0", round((5 * 8 / 3.0 - 1) * 10000) / 10000,
                     round((8 / 3.0 - 1) * 10000) / 10000);
    fouled("set groups acbl\n", (int[]){3, 4}, 2);
    check_percent(0, 70, 50);
    check_percent(1, 60, 60);
    fouled("set groups acbl\n", (int[]){3, 2}, 2); /* the largest: (M + 1) * 5 / 3 - 1 */
    event_check_line(1, "N0", "E0", round((5 * 5 / 3.0 - 1) * 10000) / 10000,
                     round((5 / 3.0 - 1) * 10000) / 10000);
    check_percent(3, 65, 55);
    fouled("set groups acbl\n", (int[]){3, 3}, 2); /* none is larger */
    event_check_line(1, "N0", "E0", 5 * 6 / 3.0 - 1, 6 / 3.0 - 1);
}

/* Every group of up to six among up to twenty results, all different. White Book 4.2.3.3: the percentages only if A is 2 or
 * 3 and E >= 3A; the ACBL: 2 always, 3 if another group is larger. One result is 60 % for both. */
static void test_grid_of_groups(void **state) {
    (void)state;
    for (int acbl = 0; acbl < 2; acbl++)
        for (int e = 2; e <= 20; e++)
            for (int a = 1; a <= 6 && a < e; a++) {
                fouled(acbl ? "set groups acbl\n" : "set rules ebu\n", (int[]){a, e - a}, 2);
                assert_int_equal(odd_event_about(now.e)->expected, e);
                bool few = acbl ? a == 2 || (a == 3 && e - a > 3) : (a == 2 || a == 3) && e >= 3 * a;
                for (int i = 0; i < a; i++) {
                    double m = 2.0 * (a - 1 - i); /* the first has the most */
                    double ns =
                        few || a == 1 ? (60 + (m - (a - 1)) * 5) / 100 * 2 * (e - 1) : (m * e + e - a) / a;
                    double ew = few || a == 1 ? (60 - (m - (a - 1)) * 5) / 100 * 2 * (e - 1)
                                              : ((2 * (a - 1) - m) * e + e - a) / a;
                    char ids[2][16];
                    snprintf(ids[0], sizeof ids[0], "N%d", i);
                    snprintf(ids[1], sizeof ids[1], "E%d", i);
                    event_check_line(1, ids[0], ids[1], round(ns * 10000) / 10000, round(ew * 10000) / 10000);
                }
            }
}

/* Equal contestants share. */
static void test_ties_in_small_groups(void **state) {
    (void)state;
    static const char most[] =
        "board 1\n1 11 score 10\n2 12 score 20\n3 13 score 30\n4 14 score 40\n5 15 score 50\n"
        "6 16 score 60\nboard 1 group B\n";
    event_good2(most, "7 17 score 420\n8 18 score 420\n"); /* a top is 14 */
    event_check_line(1, "7", "17", 8.4, 8.4);
    event_check_line(1, "8", "18", 8.4, 8.4);
    event_good2(most, "7 17 score 420\n8 18 score 420\n9 19 pass\n"); /* 16 */
    event_check_line(1, "7", "17", 16 * 0.65, 16 * 0.55);
    event_check_line(1, "9", "19", 16 * 0.5, 16 * 0.7);
    event_good2(most, "7 17 score 420\n8 18 weighted 50% score 420 50% pass\n"); /* M is 1.5 and 0.5 */
    event_check_line(1, "7", "17", 14 * 0.625, 14 * 0.575);
    event_check_line(1, "8", "18", 14 * 0.575, 14 * 0.625);
}

/* Alone: cancelled, and an average plus, which may be one's own percentage; or 60 % and no more. */
static void test_alone(void **state) {
    (void)state;
    static const char log[] = "board 1\n1 11 score 420\n2 12 pass\n3 13 pass\n"
                              "board 2\n2 11 pass\n3 12 pass\nboard 2 group B\n1 13 pass\n";
    event_good(log); /* 1 has 100 % on board 1, 13 has 75 % */
    event_check_line(2, "1", "13", 4, 3);
    event_check_share("1", 8, 8, 100);
    assert_int_equal(event_standing("1")->awarded, event_amount(4));
    assert_int_equal(event_standing("1")->plain_boards, 1);
    event_good2("set groups acbl\n", log);
    event_check_line(2, "1", "13", 2.4, 2.4);
    event_good2("set own-average off\n", log);
    event_check_line(2, "1", "13", 2.4, 2.4);
}

/* One group with results is not a fouled board, whatever the groups of artificial scores are. */
static void test_only_one_group(void **state) {
    (void)state;
    event_good(
        "board 1 group A\n1 11 score 420\n2 12 pass\nboard 1 group B\n3 13 ave/ave\nboard 1 group C\n4 14 not played\n");
    assert_false(odd_event_board(now.e, 1)->fouled);
    event_check_line(1, "1", "11", 3.5, 0.5);
}

/* ---- The wrong way round --------------------------------------------------------------------------------------- */

/* The result is that of the cards; each id gets what the other one's cards earned. */
static void test_wrong_direction(void **state) {
    (void)state;
    event_good("board 1\n1 11 score 450 wrong direction\n2 12 score 420\n3 13 pass\n");
    event_check_line(1, "1", "11", 0, 4);
    event_check_line(1, "2", "12", 2, 2);
    event_check_score("11", 4);
    event_good("board 1\n1 11 split score 450 / pass wrong direction\n2 12 score 420\n3 13 score 50\n");
    event_check_line(1, "1", "11", 4, 4); /* 11 has 450 of N-S's; 1 has E-W's 0, the best of them */
    event_good("board 1\n1 11 ave+/ave- wrong direction\n2 12 score 420\n3 13 score 50\n");
    event_check_line(1, "1", "11", 1.6, 2.4);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_plain),
        TEST(test_plain_acbl),
        TEST(test_sums_over_boards),
        TEST(test_weighted),
        TEST(test_two_weighted),
        TEST(test_weighted_all_of_one),
        TEST(test_split),
        TEST(test_split_artificial),
        TEST(test_neuberg),
        TEST(test_neuberg_simple_and_off),
        TEST(test_expected),
        TEST(test_small_groups),
        TEST(test_groups_of_three),
        TEST(test_grid_of_groups),
        TEST(test_ties_in_small_groups),
        TEST(test_alone),
        TEST(test_only_one_group),
        TEST(test_wrong_direction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
