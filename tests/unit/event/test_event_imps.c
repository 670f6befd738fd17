/* IMPs among pairs, by hand: cross-IMPs in their forms, Butler with every datum; and total points. */
#include "event.h"

/* ---- Cross-IMPs ---------------------------------------------------------------------------------------- */

static const char cavendish[] =
    "board 1\n1 11 score 730\n2 12 score -170\n3 13 score 100\n4 14 score -420\n5 15 score -400\n";

/* The published example of the averaged Cavendish; its last figure is -7.75, for the column sums to zero. */
static void test_cavendish(void **state) {
    (void)state;
    event_good2("scoring cross-imps\nset imp-cap 17\n", cavendish);
    event_check_line(1, "1", "11", 14, -14);
    event_check_line(1, "2", "12", -2.25, 2.25);
    event_check_line(1, "3", "13", 4.25, -4.25);
    event_check_line(1, "4", "14", -8.25, 8.25);
    event_check_line(1, "5", "15", -7.75, 7.75);
}

/* Each result counts E / A times: the sum of all comparisons is multiplied so, and those expected are E - 1. */
static void test_factored(void **state) {
    (void)state;
    static const int cavendish_x4[] = {56, -9, 17, -33, -31};
    static const char *const forms[] = {"average", "total", "cross1"};
    for (int e = 5; e <= 12; e++)
        for (int form = 0; form < 3; form++) {
            char settings[200];
            snprintf(settings, sizeof settings,
                     "scoring cross-imps\nset imp-unit 0.0001\nset expected %d\nset fewer-results factored\n"
                     "set cross-imps %s\n",
                     e, forms[form]);
            event_good2(settings, cavendish);
            for (int i = 0; i < 5; i++) {
                double all = cavendish_x4[i] * e / 5.0, value = form == 0   ? all / (e - 1)
                                                                : form == 1 ? all
                                                                            : cavendish_x4[i] / 5.0;
                char ns[12], ew[12];
                snprintf(ns, sizeof ns, "%d", i + 1);
                snprintf(ew, sizeof ew, "%d", i + 11);
                value = round(value * 10000) / 10000;
                event_check_line(1, ns, ew, value, -value);
            }
        }
}

/* One of ten at each end is half of one of five. Without 1/2 x 980 and 1/2 x -50 the mean of 980, 480, 480, 450, -50 is
 * (490 + 480 + 480 + 450 - 25) / 4 = 468.75, and without one of five at each end it is 470. */
static void test_factored_datum(void **state) {
    (void)state;
    static const char five[] =
        "board 1\n1 11 score 980\n2 12 score 480\n3 13 score 480\n4 14 score 450\n5 15 score -50\n";
    event_good2("scoring butler\nset datum trim1\nset datum-unit 1\nset expected 10\n", five);
    assert_int_equal(odd_board_at(now.e, 0)->datum_pts, 470);
    event_good2(
        "scoring butler\nset datum trim1\nset datum-unit 1\nset expected 10\nset fewer-results factored\n",
        five);
    assert_int_equal(odd_board_at(now.e, 0)->datum_pts, 469);
    event_good2(
        "scoring butler\nset datum mean\nset datum-unit 1\nset expected 10\nset fewer-results factored\n",
        five);
    assert_int_equal(odd_board_at(now.e, 0)->datum_pts, 468);
}

/* Weighted IMPs among pairs: 9 or nothing against nothing, in whole IMPs. */
static void test_offender(void **state) {
    (void)state;
    static const char *const scorings[] = {"scoring cross-imps\n", "scoring butler\nset datum median\n"};
    for (int s = 0; s < 2; s++) {
        static const struct {
            const char *tail;
            double ns, ew;
        } cases[] = {{"", 5, -5}, {" offending NS", 4, -4}, {" offending EW", 5, -5}};
        for (size_t i = 0; i < COUNT(cases); i++) {
            char text[300];
            snprintf(
                text, sizeof text,
                "%sset imp-unit 1\nboard 1\n1 11 weighted 50%% score 420 50%% pass%s\n2 12 pass\n3 13 pass\n"
                "4 14 pass\n",
                scorings[s], cases[i].tail);
            event_good(text);
            event_check_line(1, "1", "11", cases[i].ns, cases[i].ew);
        }
    }
}

static void test_forms(void **state) {
    (void)state;
    event_good2("scoring cross-imps\nset cross-imps total\n", cavendish);
    event_check_line(1, "1", "11", 56, -56);
    event_check_line(1, "2", "12", -9, 9);
    event_check_line(1, "3", "13", 17, -17);
    event_check_line(1, "4", "14", -33, 33);
    event_check_line(1, "5", "15", -31, 31);
    event_good2("scoring cross-imps\nset cross-imps cross1\n", cavendish);
    event_check_line(1, "1", "11", 11.2, -11.2);
    event_check_line(1, "2", "12", -1.8, 1.8);
    event_check_line(1, "5", "15", -6.2, 6.2);
    assert_int_equal(event_standing("1")->max, 0);
    assert_int_equal(event_standing("1")->percent_x100, 0);
}

/* 2210 and 980, -100, -1100: differences 1230 (15), 2310 (20), 3310 (22). */
static void test_cap(void **state) {
    (void)state;
    static const char log[] = "board 1\n1 11 score 2210\n2 12 score 980\n3 13 score -100\n4 14 score -1100\n";
    event_good2("scoring cross-imps\nset cross-imps total\n", log);
    event_check_line(1, "1", "11", 15 + 20 + 22, -57);
    event_check_line(1, "4", "14", -22 - 19 - 14, 55); /* 3310, 2080, 1000 */
    event_good2("scoring cross-imps\nset cross-imps total\nset imp-cap 17\n", log);
    event_check_line(1, "1", "11", 15 + 17 + 17, -49);
}

static void test_alone(void **state) {
    (void)state;
    event_good("scoring cross-imps\nboard 1\n1 11 score 730\n");
    event_check_line(1, "1", "11", 0, 0);
    event_good("scoring cross-imps\nboard 1\n1 11 score 730\n2 12 pass\nboard 1 group B\n3 13 score 420\n");
    event_check_line(1, "3", "13", 0, 0);
}

/* 60 % of 420 and 40 % of -50 against 450 and 400: each part is compared, then the mean is taken. */
static void test_weighted(void **state) {
    (void)state;
    event_good(
        "scoring cross-imps\nset cross-imps total\nset imp-unit 0.0001\nboard 1\n1 11 score 450\n2 12 score 400\n"
        "3 13 weighted 60% score 420 40% score -50\n");
    /* 420: -1 and +1; -50: -11 against 450 (500) and -10 against 400 (450). */
    event_check_line(1, "3", "13", 0.6 * 0 + 0.4 * -21, 0.4 * 21);
    /* 450: 400 is 50 points, 2 IMPs. */
    event_check_line(1, "1", "11", 2 + 0.6 * 1 + 0.4 * 11, -7);
    event_check_line(1, "2", "12", -2 - 0.6 * 1 + 0.4 * 10, -1.4);
}

/* Rounded to 0.01 (wbf), or 0.1 (ebu): away from zero. */
static void test_unit(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 11 score 420\n2 12 score 400\n3 13 score 400\n4 14 score 400\n5 15 score 400\n"
        "6 16 score 400\n7 17 score 400\n8 18 score 400\n9 19 score 400\n";
    event_good2("scoring cross-imps\n", log);
    event_check_line(1, "1", "11", 1, -1);
    event_check_line(1, "2", "12", -0.13, 0.13); /* -1/8 is -0.125 */
    event_good2("scoring cross-imps\nset round even\n", log);
    event_check_line(1, "2", "12", -0.12, 0.12);
    event_good2("scoring cross-imps\nset round up\n", log);
    event_check_line(1, "2", "12", -0.12, 0.13);
    event_good2("scoring cross-imps\nset rules ebu\n", log);
    event_check_line(1, "2", "12", -0.1, 0.1);
    event_good2("scoring cross-imps\nset imp-unit 0.25\n", log);
    event_check_line(1, "2", "12", -0.25, 0.25);
}

/* Four of six in one group, two in the other: 450, 420, 400, -50 and 620, 170. */
static void test_fouled(void **state) {
    (void)state;
    static const char log[] =
        "set imp-unit 0.0001\nboard 1\n1 11 score 450\n2 12 score 420\n3 13 score 400\n4 14 score -50\n"
        "board 1 group B\n5 15 score 620\n6 16 score 170\n";
    /* 450: 1 + 2 + 11 = 14; 420: -1 + 1 + 10 = 10; 400: -2 - 1 + 10 = 7; -50: -31. 620: 10. */
    event_good2("scoring cross-imps\nset groups acbl\n", log);
    event_check_line(1, "1", "11", round(14 / 3.0 * 10000) / 10000, -round(14 / 3.0 * 10000) / 10000);
    event_check_line(1, "5", "15", 10, -10);
    event_good2("scoring cross-imps\nset groups ebu\n", log); /* times E / A, by E - 1 */
    event_check_line(1, "1", "11", 14 * 6 / 4.0 / 5, -4.2);
    event_check_line(1, "4", "14", -31 * 6 / 4.0 / 5, 9.3);
    event_check_line(1, "5", "15", 10 * 6 / 2.0 / 5, -6);
    event_good2("scoring cross-imps\nset cross-imps total\nset groups acbl\n", log); /* times 5 / (A - 1) */
    event_check_line(1, "2", "12", round(10 * 5 / 3.0 * 10000) / 10000, -round(10 * 5 / 3.0 * 10000) / 10000);
    event_check_line(1, "6", "16", -50, 50);
    event_good2("scoring cross-imps\nset cross-imps total\nset groups ebu\n", log);
    event_check_line(1, "3", "13", 7 * 6 / 4.0, -10.5);
    event_check_line(1, "6", "16", -30, 30);
    event_good2("scoring cross-imps\nset cross-imps cross1\n", log);
    event_check_line(1, "4", "14", -31 / 4.0, 7.75);
    event_check_line(1, "6", "16", -5, 5);
}

/* ---- Butler ----------------------------------------------------------------------------------------------- */

static void check_datum(const char *settings, const char *log, int datum_pts) {
    event_good2(settings, log);
    int got = odd_event_board(now.e, 1)->datum_pts;
    CHECK(got == datum_pts, "%s: %d, not %d", settings, got, datum_pts);
}

/* The mean of a world championship's example is 514.55: 510. */
static void test_published_mean(void **state) {
    (void)state;
    check_datum(
        "scoring butler\n",
        "board 1\n1 11 6S N =\n2 12 6S S =\n3 13 6S N =\n4 14 6S N =\n5 15 4S N +2\n6 16 4S N +2\n7 17 4S S +2\n"
        "8 18 4S N +1\n9 19 6S N -1\n10 20 6S N -1\n21 22 6S N -1\n",
        510);
    event_check_line(1, "1", "11", 10, -10);
    event_check_line(1, "5", "15", -1, 1);
    event_check_line(1, "8", "18", -2, 2);
    event_check_line(1, "9", "19", -11, 11);
}

/* Nearest ten; fives away from zero, or to the even ten: 425 and 435. */
static void test_rounding(void **state) {
    (void)state;
    static const char low[] = "board 1\n1 11 score 400\n2 12 score 450\n",
                      high[] = "board 1\n1 11 score 420\n2 12 score 450\n",
                      minus[] = "board 1\n1 11 score -400\n2 12 score -450\n";
    check_datum("scoring butler\nset rules ebu\n", low, 430);
    check_datum("scoring butler\nset rules ebu\n", high, 440);
    check_datum("scoring butler\nset rules ebu\n", minus, -430);
    check_datum("scoring butler\nset rules acbl\n", low, 420);
    check_datum("scoring butler\nset rules acbl\n", high, 440);
    check_datum("scoring butler\nset rules acbl\n", minus, -420);
    check_datum("scoring butler\nset datum-round up\n", minus, -420);
    check_datum("scoring butler\nset datum-round up\n", low, 430);
    check_datum("scoring butler\nset round even\n", low, 420); /* the same as round */
    check_datum("scoring butler\nset datum-unit 1\n", low, 425);
    check_datum("scoring butler\nset datum-unit 100\n", low, 400);
    check_datum("scoring butler\nset datum-unit 100\n", high, 400);
}

static void test_trimmed(void **state) {
    (void)state;
    static const char log[] = "board 1\n1 11 score 1000\n2 12 score 420\n3 13 score 400\n4 14 score -100\n";
    check_datum("scoring butler\n", log, 430);
    check_datum("scoring butler\nset datum trim1\n", log, 410);
    check_datum("scoring butler\nset datum trim5\n", log, 430); /* 5 % of 4 is none */
    check_datum("scoring butler\nset datum median\n", log, 410);
    check_datum("scoring butler\nset datum trim1\n", "board 1\n1 11 score 1000\n2 12 score 100\n",
                550); /* two stay */
    check_datum("scoring butler\nset datum trim1\n", "board 1\n1 11 score 1000\n2 12 score 100\n3 13 pass\n",
                100);
    check_datum("scoring butler\nset datum median\n", "board 1\n1 11 score 1000\n2 12 score 100\n3 13 pass\n",
                100);
}

/* 5 % of ten is a half, and halves are rounded up: one at each end. Nine: none. Thirty: two. */
static void test_trimmed_by_five_per_cent(void **state) {
    (void)state;
    for (int n = 2; n <= 50; n++) {
        char text[2048];
        int len = snprintf(text, sizeof text, "scoring butler\nset datum trim5\nset datum-unit 1\nboard 1\n");
        int off = (int)floor(n * 0.05 + 0.5), sum = 0;
        for (int i = 0; i < n; i++) {
            int points = 10 * i * i;
            len += snprintf(text + len, sizeof text - (size_t)len, "N%d E%d score %d\n", i, i, points % 7600);
        }
        if (10 * (n - 1) * (n - 1) > 7600)
            break;
        for (int i = off; i < n - off; i++)
            sum += 10 * i * i;
        event_good(text);
        int expected = (int)floor((double)sum / (n - 2 * off) + 0.5),
            got = odd_event_board(now.e, 1)->datum_pts;
        CHECK(got == expected, "%d results: %d, not %d", n, got, expected);
    }
}

/* A weighted score counts in the datum by its parts, and has the mean of its parts' IMPs. */
static void test_weighted_butler(void **state) {
    (void)state;
    check_datum("scoring butler\n", "board 1\n1 11 score 400\n2 12 weighted 50% score 420 50% score -100\n",
                280);
    event_check_line(1, "1", "11", 3, -3);                        /* 120 */
    event_check_line(1, "2", "12", (4 - 9) / 2.0, (9 - 4) / 2.0); /* 140 and -380 */
    /* Without the highest and the lowest: half of 420, the 400, and half of -100 go in part. */
    check_datum("scoring butler\nset datum trim1\n",
                "board 1\n1 11 score 400\n2 12 weighted 50% score 420 50% score -100\n3 13 score 50\n",
                (int)((0.5 * 400 + 0.5 * 50) / 1 / 10 + 0.5) * 10);
}

/* The multiple of ten for which the sum of all IMPs is nearest to zero: by trying all. */
static void test_zero_sum(void **state) {
    (void)state;
    static const int boards[][6] = {{420, 420, -50, -50, 450, 400}, {1430, 680, 680, -100, 650, 680},
                                    {100, 100, 100, 100, 100, 100}, {-620, 200, 200, -620, 500, 140},
                                    {7600, -7600, 0, 50, 90, -110}, {980, 480, 450, -50, 480, 980},
                                    {0, 0, 0, 0, 0, 7600},          {10, 20, 30, 40, 50, 60}};
    for (size_t b = 0; b < COUNT(boards); b++) {
        char text[512];
        int len = snprintf(text, sizeof text, "scoring butler\nset datum zero-sum\nboard 1\n"), best = 0;
        double mean = 0;
        for (int i = 0; i < 6; i++) {
            len += snprintf(text + len, sizeof text - (size_t)len, "N%d E%d score %d\n", i, i, boards[b][i]);
            mean += boards[b][i] / 6.0;
        }
        int best_sum = INT32_MAX;
        for (int datum = -7600; datum <= 7600; datum += 10) {
            int sum = 0;
            for (int i = 0; i < 6; i++)
                sum += odd_imp(boards[b][i] - datum);
            sum = abs(sum);
            if (sum < best_sum || (sum == best_sum && fabs(datum - mean) < fabs(best - mean) - 1e-6)) {
                best_sum = sum;
                best = datum;
            }
        }
        event_good(text);
        int got = odd_event_board(now.e, 1)->datum_pts;
        CHECK(got == best, "board %zu: %d, not %d", b, got, best);
    }
}

/* Each group of a fouled board, and each direction of a split score, has a datum of its own. */
static void test_several_datums(void **state) {
    (void)state;
    event_good(
        "scoring butler\nboard 1\n1 11 score 420\n2 12 score 100\nboard 1 group B\n3 13 score -420\n4 14 score -100\n");
    event_check_line(1, "1", "11", 4, -4); /* 260: 160 either way */
    event_check_line(1, "4", "14", 4, -4);
    event_good("scoring butler\nboard 1\n1 11 split score 420 / score -50\n2 12 score 100\n3 13 score 100\n");
    event_check_line(1, "1", "11", 5, 3);   /* 206.67 is 210, and 210 is 5; E-W: 100 is 3 */
    event_check_line(1, "2", "12", -3, -2); /* -110, and 50 */
}

/* ---- Total points: Law 78C ----------------------------------------------------------------------------------- */

static void test_points(void **state) {
    (void)state;
    event_good("scoring points\nboard 1\n1 2 4S N =\n3 4 4S N -1\nboard 2\n1 4 4S N =\n3 2 pass\n");
    event_check_line(1, "1", "2", 420, -420);
    event_check_line(1, "3", "4", -50, 50);
    event_check_score("1", 420 + 620);
    event_check_score("2", -420);
    event_check_score("3", -50);
    event_check_score("4", 50 - 620);
    event_check_order("1 3 2 4");
    event_good("scoring points\nboard 1\n1 2 weighted 33.33% score 420 66.67% score 100\n3 4 ave+/ave-\n");
    event_check_line(1, "1", "2", 207, -207); /* 206.656 */
    uint32_t who;                             /* an artificial score has no points, and so no board */
    assert_int_equal(odd_event_find(now.e, &who, "3", 1, NULL), ODD_OK);
    assert_null(odd_event_standing(now.e, who));
    assert_false(odd_event_scored(now.e, event_line(1, "3", "4"), 0));
    assert_false(odd_event_scored(now.e, event_line(1, "3", "4"), 1));
    assert_true(odd_event_scored(now.e, event_line(1, "1", "2"), 0));
}

/* A side that has an artificial score is not compared with others who are tied: it has none that is better than -50. */
static void test_points_without_a_score(void **state) {
    (void)state;
    event_good("scoring points\nset tie-break countback\nboard 1\n1 5 split ave / score 0\n2 6 score -50\n"
               "board 2\n1 6 score -50\n2 5 ave/ave\n");
    assert_false(odd_event_scored(now.e, event_line(1, "1", "5"), 0));
    assert_true(odd_event_scored(now.e, event_line(1, "1", "5"), 1));
    event_check_score("1", -50);
    event_check_score("2", -50);
    assert_int_equal(event_standing("1")->boards, 1);
    assert_int_equal(event_standing("1")->rank, event_standing("2")->rank);
    assert_int_equal(event_standing("1")->tie_value, 0);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_cavendish),
        TEST(test_forms),
        TEST(test_factored),
        TEST(test_factored_datum),
        TEST(test_offender),
        TEST(test_cap),
        TEST(test_alone),
        TEST(test_weighted),
        TEST(test_unit),
        TEST(test_fouled),
        TEST(test_published_mean),
        TEST(test_rounding),
        TEST(test_trimmed),
        TEST(test_trimmed_by_five_per_cent),
        TEST(test_weighted_butler),
        TEST(test_zero_sum),
        TEST(test_several_datums),
        TEST(test_points),
        TEST(test_points_without_a_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
