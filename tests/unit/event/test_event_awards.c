/* What is not compared, by hand: artificial scores (Law 12C2), penalties (Laws 90 and 91), carry-overs, handicaps. */
#include "event.h"

/* ---- Artificial scores at matchpoints ----------------------------------------------------------------------- */

/* Three tables: 1 has 3 of 4 on board 1 and 12 has 1; on board 2 they have something artificial. */
static const char three[] =
    "board 1\n1 11 score 420\n2 12 score 420\n3 13 score -50\nboard 2\n2 13 pass\n3 11 pass\n";

static void test_averages(void **state) {
    (void)state;
    static const struct {
        const char *line;
        double ns, ew; /* of 4 */
    } cases[] = {
        {"1 12 ave/ave\n", 2, 2},    {"1 12 60%/40%\n", 2.4, 1.6},         {"1 12 40%/60%\n", 1.6, 2.4},
        {"1 12 100%/0%\n", 4, 0},    {"1 12 33.33%/66.67%\n", 1.33, 2.67}, {"1 12 ave-/ave+\n", 1.6, 2.4},
        {"1 12 ave-/ave-\n", 1.6, 1}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        event_good2(three, cases[i].line);
        event_check_line(2, "1", "12", cases[i].ns, cases[i].ew);
        event_check_share("1", 3 + cases[i].ns, 8, round((3 + cases[i].ns) / 8 * 10000) / 100);
        assert_int_equal(event_standing("1")->awarded, event_amount(cases[i].ns));
        assert_int_equal(event_standing("1")->plain, event_amount(3));
        assert_int_equal(event_standing("1")->plain_boards, 1);
        assert_int_equal(event_standing("1")->boards, 2);
    }
}

/* Law 12C2(c): a pair with 75 % on the other boards has 75 % for an average plus; one with 25 % has that for an
 * average minus. */
static void test_own_average(void **state) {
    (void)state;
    event_good2(three, "1 12 ave+/ave-\n");
    event_check_line(2, "1", "12", 3, 1);
    event_check_share("1", 6, 8, 75);
    event_check_share("12", 2, 8, 25);
    event_good2("set own-average off\n",
                "board 1\n1 11 score 420\n2 12 score 420\n3 13 score -50\nboard 2\n2 13 pass\n"
                "3 11 pass\n1 12 ave+/ave-\n");
    event_check_line(2, "1", "12", 2.4, 1.6);
}

/* Artificial scores do not count for one's own percentage, and neither do penalties, carry-overs and handicaps. */
static void test_own_average_of_what(void **state) {
    (void)state;
    event_good2(
        three, "1 12 ave+/ave-\nboard 3\n1 13 ave+/0%\n2 11 pass\n3 12 pass\npenalty 1 50%\ncarryover 1 9\n");
    event_check_line(2, "1", "12", 3, 1.5); /* 12 has 1 and 2 of 8: 37.5 % is below 40 */
}

static void test_own_average_is_not_better(void **state) {
    (void)state;
    /* 2 has 3 of 4 and 2 of 4 - Neuberg: (1 * 3 + 1) / 2 - 62.5 %; 3 has 0 and 2: 25 %. */
    event_good(
        "board 1\n1 11 score 420\n2 12 score 420\n3 13 score -50\nboard 2\n2 13 pass\n3 11 pass\n1 12 60%/40%\n"
        "board 3\n2 11 ave+/ave\n3 12 ave+/ave\n1 13 ave/ave-\n");
    event_check_line(3, "2", "11", 2.5, 2);
    event_check_line(3, "3", "12", 2.4, 2);
    event_check_line(3, "1", "13", 2, 1.6); /* 13 has 4 and 2: 75 % */
}

/* Nothing was played: 60 and 40 %. */
static void test_only_averages(void **state) {
    (void)state;
    event_good("board 1\n1 11 ave+/ave-\n2 12 60%/40%\n3 13 ave/ave\n");
    event_check_line(1, "1", "11", 2.4, 1.6);
    event_check_share("1", 2.4, 4, 60);
    event_check_share("11", 1.6, 4, 40);
    event_check_share("13", 2, 4, 50);
}

/* Each individual player has their own. */
static void test_own_average_of_individuals(void **state) {
    (void)state;
    event_good("board 1\n1+5 2+6 score 420\n3+7 4+8 score -50\nboard 2\n1+7 2+8 pass\n3+5 4+6 score 420\n"
               "board 3\n1+3 5+7 ave+/ave-\n2+4 6+8 pass\n");
    /* 1 has 100 and 0 %, 3 has 0 and 100 %: 60 %. 5 has 100 and 100, 7 has 0 and 0: 0 %. */
    int direction;
    const odd_play *p = event_line(3, "1+3", "5+7");
    assert_int_equal(odd_event_value(now.e, p, event_who("1"), &direction), event_amount(1.2));
    assert_int_equal(direction, 0);
    assert_int_equal(odd_event_value(now.e, p, event_who("3"), &direction), event_amount(1.2));
    assert_int_equal(odd_event_value(now.e, p, event_who("5"), &direction), event_amount(0.8));
    assert_int_equal(odd_event_value(now.e, p, event_who("7"), &direction), 0);
    assert_int_equal(direction, 1);
    event_check_share("5", 4.8, 6, 80);
    event_check_share("7", 0, 6, 0);
}

/* The 1, 1/2, 0 form, and board-a-match for pairs: the same percentages. */
static void test_averages_of_other_tops(void **state) {
    (void)state;
    event_good2("scoring matchpoints acbl\n",
                "board 1\n1 11 pass\n2 12 pass\n3 13 60%/40%\n4 14 ave+/ave-\n");
    event_check_line(1, "3", "13", 1.8, 1.2);
    event_good2("scoring bam\n", "board 1\n1 11 pass\n2 12 pass\n3 13 60%/40%\n4 14 ave+/ave-\n");
    event_check_line(1, "3", "13", 1.2, 0.8);
    event_check_line(1, "1", "11", 1, 1);
    event_check_share("4", 1.2, 2, 60);
}

/* Board-a-match for pairs: a share of the board. */
static void test_bam(void **state) {
    (void)state;
    event_good("scoring bam\nboard 1\n1 11 score 420\n2 12 score 420\n3 13 score -50\n");
    event_check_line(1, "1", "11", 1.5, 0.5); /* 3 of 4, of 2 */
    event_check_line(1, "3", "13", 0, 2);
    event_check_share("1", 1.5, 2, 75);
    event_good("scoring bam\nset rules acbl\nboard 1\n1 11 score 420\n2 12 score 420\n3 13 score -50\n");
    event_check_line(1, "1", "11", 0.75, 0.25);
    event_good("scoring bam\nboard 1\n1 11 score 420\n");
    event_check_line(1, "1", "11", 1, 1);
}

/* ---- At IMPs ------------------------------------------------------------------------------------------------ */

static void test_averages_at_imps(void **state) {
    (void)state;
    static const char log[] = "board 1\n1 11 pass\n2 12 pass\nboard 2\n1 12 ave+/ave-\n2 11 ave/ave\n"
                              "board 3\n1 11 70%/25%\n2 12 2.5 imps/-1 imps\n";
    event_good2("scoring cross-imps\n", log);
    event_check_line(2, "1", "12", 3, -3);
    event_check_line(2, "2", "11", 0, 0);
    event_check_line(3, "1", "11", 6, -7.5);
    event_check_line(3, "2", "12", 2.5, -1);
    event_check_score("1", 9);
    event_good2("scoring butler\nset average-imps 2\n", log);
    event_check_line(2, "1", "12", 2, -2);
    event_check_line(3, "1", "11", 4, -5);
    event_good2("scoring cross-imps\nset cross-imps total\nset expected 5\n", log);
    event_check_line(2, "1", "12", 12, -12);
    event_good2("scoring cross-imps\nset cross-imps cross1\nset expected 5\n", log);
    event_check_line(2, "1", "12", 2.4, -2.4);
}

/* One's own average, where it is better than 3 IMPs, or worse than -3. */
static void test_own_average_at_imps(void **state) {
    (void)state;
    static const char log[] = "board 1\n1 11 score 420\n2 12 pass\nboard 2\n1 12 ave+/ave+\n2 11 ave-/ave-\n";
    event_good2("scoring cross-imps\n", log); /* 1 and 12 have 9, 2 and 11 have -9 */
    event_check_line(2, "1", "12", 9, 9);
    event_check_line(2, "2", "11", -9, -9);
    event_good2("scoring cross-imps\nset own-average off\n", log);
    event_check_line(2, "1", "12", 3, 3);
    event_good(
        "scoring cross-imps\nboard 1\n1 11 score 50\n2 12 pass\nboard 2\n1 12 ave+/ave+\n2 11 ave-/ave-\n");
    event_check_line(2, "1", "12", 3, 3); /* 2 is not better */
    event_check_line(2, "2", "11", -3, -3);
}

/* ---- Penalties ------------------------------------------------------------------------------------------------ */

/* 25 % of a top; the opponents do not gain, and the maximum stays. */
static void test_penalties(void **state) {
    (void)state;
    event_good2(
        three,
        "1 12 ave/ave\npenalty 1 25% slow play\npenalty 2 1.5 mp\npenalty 3 25%\npenalty 3 10% again\n");
    event_check_share("1", 5 - 1, 8, 50);
    assert_int_equal(event_standing("1")->penalty, event_amount(1));
    event_check_score("2", 3 + 2 - 1.5);
    event_check_score("3", 0 + 2 - 1.4);
    event_check_score("11", 1 + 2);
    event_check_text(odd_penalty_at(now.e, 0)->why, "slow play");
    event_check_text(odd_penalty_at(now.e, 1)->why, "");
    assert_int_equal(odd_penalty_at(now.e, 0)->taken, event_amount(1));
    event_good("scoring matchpoints acbl\nboard 1\n1 11 score 420\n2 12 pass\n3 13 pass\npenalty 1 25%\n");
    event_check_score("1", 2 - 0.5);
}

/* Below nothing. */
static void test_penalty_below_zero(void **state) {
    (void)state;
    event_good("board 1\n1 11 score -50\n2 12 score 50\npenalty 1 100%\n");
    event_check_share("1", -2, 2, -100);
    event_check_rank("1", 4, false);
}

static void test_penalties_in_other_units(void **state) {
    (void)state;
    event_good(
        "scoring cross-imps\nboard 1\n1 11 score 420\n2 12 pass\npenalty 1 3 imps\npenalty 2 0.5 imp\n");
    event_check_score("1", 6);
    event_check_score("2", -9.5);
    event_good("scoring points\nboard 1\n1 11 score 420\n2 12 pass\npenalty 1 50 points\n");
    event_check_score("1", 370);
}

/* ---- Carry-overs and handicaps -------------------------------------------------------------------------------- */

static void test_carry_over(void **state) {
    (void)state;
    event_good2(three, "1 12 ave/ave\ncarryover 1 9\ncarryover 1 1.25\ncarryover 13 -2 mp\n");
    event_check_share("1", 5 + 1.25, 8 + 1.25, 67.57); /* the last one stands */
    event_check_score("13", 4 + 2 - 2);
    assert_int_equal(event_standing("13")->max,
                     event_amount(8 + 1.25)); /* so much everybody could have carried */
    /* Per cent of what they could have had on boards, as handicaps are. */
    event_good2(three, "1 12 ave/ave\ncarryover 1 50%\ncarryover 13 25%\n");
    event_check_share("1", 5 + 4, 8 + 4, 75);
    event_check_share("13", 4 + 2 + 2, 8 + 4, 66.67);
    event_good("scoring cross-imps\nboard 1\n1 11 score 420\n2 12 pass\ncarryover 2 20 imps\n");
    event_check_score("2", 11);
    event_check_rank("2", 1, false);
}

/* Without Neuberg's formula a single result is of no top, but an artificial score beside it is of a whole one. */
static void test_award_beside_one_result(void **state) {
    (void)state;
    static const char *const lines[] = {"1 11 score 50\n2 12 ave+/ave-\n3 13 60%/40%\n",
                                        "2 12 ave+/ave-\n3 13 60%/40%\n1 11 score 50\n"};
    for (int i = 0; i < 2; i++) {
        char text[200];
        snprintf(text, sizeof text, "set neuberg off\nset own-average off\nset expected 6\nboard 1\n%s",
                 lines[i]);
        event_good(text);
        event_check_line(1, "2", "12", 6, 4);
        event_check_line(1, "3", "13", 6, 4);
        event_check_share("2", 6, 10, 60);
        event_check_share("13", 4, 10, 40);
        event_check_share("1", 0, 0, 0);
    }
}

/* A contestant with everything has 100 %, whatever is carried over; other rankings are not affected. */
static void test_carry_over_never_passes_all(void **state) {
    (void)state;
    for (int carry = 0; carry <= 40; carry++)
        for (int percent = 0; percent < 2; percent++) {
            char text[200];
            snprintf(text, sizeof text,
                     "winners 2\nboard 1\n1 1 score 100\n2 2 score 50\n3 3 pass\n"
                     "carryover NS1 %d%s\ncarryover NS2 %d%s\n",
                     carry, percent ? "%" : "", carry / 2, percent ? "%" : "");
            event_good(text);
            odd_amount most = event_amount(percent ? 0.04 * carry : carry);
            CHECK(event_standing("NS1")->percent_x100 == 10000, "%s: %d", text,
                  event_standing("NS1")->percent_x100);
            for (int id = 1; id <= 3; id++) {
                const odd_standing *ns = event_standing(id == 1 ? "NS1" : id == 2 ? "NS2" : "NS3");
                assert_int_equal(ns->max, event_amount(4) + most);
                const odd_standing *ew = event_standing(id == 1 ? "EW1" : id == 2 ? "EW2" : "EW3");
                assert_int_equal(ew->max, event_amount(4));
            }
        }
}

/* Per cent of what they could have had, or an amount. */
static void test_handicap(void **state) {
    (void)state;
    event_good2(three, "1 12 ave/ave\nhandicap 1 3%\nhandicap 12 5 mp\nhandicap 2 1.5\n");
    event_check_share("1", 5 + 0.24, 8, 65.5);
    event_check_share("12", 1 + 2 + 5, 8, 100);
    event_check_share("2", 3 + 2 + 1.5, 8, 81.25);
    assert_int_equal(event_standing("1")->handicap, event_amount(0.24));
    event_good("scoring butler\nboard 1\n1 11 score 420\n2 12 pass\nhandicap 2 2.5\nhandicap 1 1 imps\n");
    event_check_score("1", 5 + 1); /* 210 is 5 */
    event_check_score("2", -5 + 2.5);
}

/* ---- Sitting out ----------------------------------------------------------------------------------------------- */

/* No score: the percentage is of the boards that were played. */
static void test_sit_out(void **state) {
    (void)state;
    event_good(
        "phantom 13\nboard 1\n1 11 score 420\n2 12 pass\n3 13 pass\nboard 2\n1 12 score 50\n3 11 pass\n2 13 4S N =\n");
    event_check_share("1", 4, 4, 100);
    event_check_share("3", 0, 2, 0);
    event_check_share("2", 0, 2, 0);
    assert_int_equal(odd_event_about(now.e)->standing_count, 5);
    assert_int_equal(odd_event_about(now.e)->expected, 2);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_averages),
        TEST(test_own_average),
        TEST(test_own_average_of_what),
        TEST(test_own_average_is_not_better),
        TEST(test_only_averages),
        TEST(test_own_average_of_individuals),
        TEST(test_averages_of_other_tops),
        TEST(test_bam),
        TEST(test_averages_at_imps),
        TEST(test_own_average_at_imps),
        TEST(test_penalties),
        TEST(test_penalty_below_zero),
        TEST(test_penalties_in_other_units),
        TEST(test_carry_over),
        TEST(test_carry_over_never_passes_all),
        TEST(test_award_beside_one_result),
        TEST(test_handicap),
        TEST(test_sit_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
