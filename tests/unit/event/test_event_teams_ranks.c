/* Ranks of teams, by hand: what they are ranked by, how ties are broken, knock-outs. */
#include "event.h"

/* A match on one board: the first team wins by that many points. */
#define BEATS(a, b, points) a " " b " score " points "\n" b " " a " pass\n"
#define DRAWS(a, b)         BEATS(a, b, "0")

/* IMPs: 50 is 2, 100 is 3, 130 is 4, 170 is 5, 220 is 6, 420 is 9, 470 is 10. */

/* ---- By what ------------------------------------------------------------------------------------------- */

/* Won and lost: 1: 9 and 4; 2: 4 and 12; 3: 3 and 0. */
static const char three[] = "round 1\nboard 1\n" BEATS("1", "2", "420") "round 2\nboard 1\n" BEATS(
    "2", "1", "130") "round 3\nboard 1\n" BEATS("3", "2", "100");

static void test_by_imps(void **state) {
    (void)state;
    event_good2("scoring imps\n", three);
    event_check_order("1 3 2");
    event_check_score("1", 5);
    event_check_score("3", 3);
    event_check_score("2", -8);
    event_good2("scoring imps\nvp win-loss\nset rank-by imps\n", three);
    event_check_order("1 3 2");
    event_check_score("1", 5);
    event_good2("scoring imps\nvp win-loss\n", three);
    event_check_order("1 2 3");
    event_check_score("1", 1);
    event_check_rank("3", 1, true);
}

static void test_by_wins(void **state) {
    (void)state;
    event_good2("scoring imps\nset rank-by wins\n", three);
    event_check_score("1", 1);
    event_check_score("3", 1);
    event_check_rank("2", 1, true);
    event_good2("scoring imps\nset rank-by wins\nround 4\nboard 1\n" DRAWS("1", "3"), three);
    event_check_score("1", 1.5);
    event_check_score("3", 1.5);
    event_check_rank("2", 3, false);
}

/* Nothing lost is before all; 9/4 before 4/12. */
static void test_by_quotient(void **state) {
    (void)state;
    event_good2("scoring imps\nset rank-by quotient\n", three);
    event_check_order("3 1 2");
    event_check_score("1", 2.25);
    event_check_score("2", 0.3333);
}

/* Quotients are compared as fractions: 3/9 and 4/12 are the same, 2/6 too; 5/14 is more. */
static void test_quotients_are_exact(void **state) {
    (void)state;
    event_good("scoring imps\nset rank-by quotient\nround 1\nboard 1\n" BEATS("1", "5", "100")
                   BEATS("2", "6", "50") "round 2\nboard 1\n" BEATS("5", "1", "420") BEATS("6", "2", "220"));
    event_check_rank("1", 3, true);
    event_check_rank("2", 3, true);
    event_check_rank("5", 1, true);
}

/* ---- Ties -------------------------------------------------------------------------------------------------- */

/* Sixteen boards each, on the scale of win and loss: 1 and 2 have 1.5 each, and 1 beat 2. */
static const char circle[] = "scoring imps\nvp win-loss\nround 1\nboard 1\n" BEATS("1", "2", "420")
    BEATS("3", "4", "420") "round 2\nboard 1\n" BEATS("2", "3", "420") DRAWS("1", "4");

static void test_match(void **state) {
    (void)state;
    event_good2(circle, "round 3\nboard 1\n" BEATS("3", "1", "420") DRAWS("2", "4"));
    event_check_score("1", 1.5);
    event_check_score("2", 1.5);
    event_check_score("3", 2);
    event_check_rank("1", 2, true);
    event_good2(circle, "round 3\nboard 1\n" BEATS("3", "1", "420") DRAWS("2", "4") "set tie-break match\n");
    event_check_rank("1", 2, false);
    event_check_rank("2", 3, false);
    assert_int_equal(event_standing("1")->broken_by, ODD_TIE_MATCH);
    assert_int_equal(event_standing("1")->tie_value, event_amount(1));
}

/* Three or more: only if all of them have met. */
static void test_match_of_three(void **state) {
    (void)state;
    static const char log[] =
        "scoring imps\nvp win-loss\nset tie-break match\nround 1\nboard 1\n" BEATS("1", "2", "420")
            BEATS("3", "4", "420") "round 2\nboard 1\n" BEATS("2", "1", "50") BEATS("5", "3", "50");
    /* 1: 1.25, 2: 0.75, 3: 1.25, 5: 0.75, 4: 0. */
    event_good2(log, "carryover 2 0.5\ncarryover 3 0.5\nround 9\nboard 1\n" DRAWS("1", "2"));
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(odd_standing_at(now.e, i)->score, event_amount(1.75));
    event_check_rank("1", 1, true); /* 1 and 2 met three times, 3 neither of them */
    event_check_rank("2", 1, true);
    event_check_rank("3", 1, true);
    event_good2(log, "carryover 2 0.5\nround 3\nboard 1\n" DRAWS("1", "3") "round 4\nboard 1\n" BEATS(
                         "2", "3", "420") "carryover 3 1\ncarryover 1 1\n");
    /* Now 1: 2.75, 2: 2.25, 3: 2.75. */
    event_check_rank("2", 3, false);
    event_check_rank("1", 1, true); /* their match was a draw */
}

static void test_match_of_three_that_met(void **state) {
    (void)state;
    event_good("scoring imps\nvp win-loss\nset tie-break match\nround 1\nboard 1\n" BEATS(
        "1", "2",
        "420") "round 2\nboard 1\n" BEATS("2", "3",
                                          "420") "round 3\nboard 1\n" BEATS("1", "3",
                                                                            "420") "carryover 2 1\ncarryover 3 2\n");
    event_check_order("1 2 3");
    event_check_score("3", 2);
    event_check_rank("1", 1, false);
    event_check_rank("2", 2, false);
    event_check_rank("3", 3, false);
}

/* The sum of the opponents' final scores: 1 and 2 have won a match each, but 4 has something more than 3. Not where
 * all play all. */
static void test_opponents(void **state) {
    (void)state;
    static const char log[] =
        "vp win-loss\nset tie-break opponents\nround 1\nboard 1\n" BEATS("1", "3", "420")
            BEATS("2", "4", "420") "carryover 4 0.5\n";
    event_good2("scoring imps\n", log);
    event_check_order("2 1 4 3");
    event_check_rank("1", 2, false);
    assert_int_equal(event_standing("2")->broken_by, ODD_TIE_OPPONENTS);
    assert_int_equal(event_standing("2")->tie_value, event_amount(0.5));
    event_good2("scoring imps\nset format all-play-all\n", log);
    event_check_rank("1", 1, true);
}

/* IMPs over all boards; won by lost; matches won. */
static void test_other_rules(void **state) {
    (void)state;
    static const char log[] = "vp win-loss\nround 1\nboard 1\n" BEATS("1", "3", "420") BEATS("2", "4", "470");
    event_good2("scoring imps\nset tie-break basic\n", log);
    event_check_rank("2", 1, false);
    event_check_rank("1", 2, false);
    event_check_rank("3", 3, false);
    assert_int_equal(event_standing("2")->tie_value, event_amount(10));
    /* By IMPs 1 and 2 have 5 each: 1 of 9 and 4, 2 of 10 and 5: 9/4 is more. */
    static const char two[] = "round 1\nboard 1\n" BEATS("1", "3", "420")
        BEATS("2", "3", "470") "round 2\nboard 1\n" BEATS("3", "1", "130") BEATS("3", "2", "170");
    event_good2("scoring imps\nset tie-break quotient\n", two);
    event_check_order("1 2 3");
    event_check_rank("1", 1, false);
    assert_int_equal(event_standing("1")->tie_value, event_amount(2.25));
    event_good2("scoring imps\nset tie-break wins\n", two); /* one each */
    event_check_rank("1", 1, true);
    event_good2("scoring imps\nset tie-break wins,quotient\n", two);
    event_check_rank("1", 1, false);
    assert_int_equal(event_standing("1")->broken_by, ODD_TIE_QUOTIENT);
    event_good2("scoring imps\nset tie-break wins\nround 3\nboard 1\n" BEATS(
                    "2", "4", "50") "round 4\nboard 1\n" BEATS("4", "2", "50"),
                two);
    event_check_rank("2", 1, false); /* two wins */
}

/* A match that was not played has no opponents. */
static void test_opponents_not_met(void **state) {
    (void)state;
    event_good("scoring imps\nset tie-break opponents\nround 1\nboard 1\n" BEATS("1", "3", "420") BEATS(
        "2", "4", "420") "carryover 3 5\nround 2\nboard 1\n2 3 not played\n3 2 not played\n");
    event_check_rank("1", 1, false);
    assert_int_equal(event_standing("1")->tie_value, event_amount(5 - 9));
    assert_int_equal(event_standing("2")->tie_value, event_amount(-9));
}

/* Each round has a board 1, but not the same cards: 1 and 2 met no board together, 1 and 3 two. */
static void test_boards_of_rounds(void **state) {
    (void)state;
    static const char log[] =
        "round 1\nboard 1\n" BEATS("1", "5", "420") BEATS("3", "6", "100") "board 2\n" DRAWS("1", "5")
            BEATS("3", "6", "220") "round 2\nboard 1\n" BEATS("2", "7", "420");
    event_good2("scoring imps\nset tie-break countback\n", log);
    event_check_score("1", 9);
    event_check_score("2", 9);
    event_check_score("3", 9);
    assert_int_equal(event_standing("1")->tie_value, event_amount(1));
    assert_int_equal(event_standing("2")->tie_value, 0);
    assert_int_equal(event_standing("3")->tie_value, event_amount(1));
    event_good2("scoring imps\nset tie-break tops\n", log);
    assert_int_equal(event_standing("1")->tie_value, event_amount(2)); /* both directions of board 1 */
    assert_int_equal(event_standing("2")->tie_value, event_amount(2));
    assert_int_equal(event_standing("3")->tie_value, event_amount(2));
}

/* In a triangle 1 has two scores on board 1, and the better one counts, in whatever order they stand. */
static void test_countback_of_a_triangle(void **state) {
    (void)state;
    static const char one[] = BEATS("1", "2", "420"), two[] = BEATS("3", "1", "420"),
                      three_two[] = DRAWS("2", "3");
    const char *orders[][3] = {{one, two, three_two}, {two, one, three_two}, {three_two, two, one}};
    for (size_t i = 0; i < 3; i++) {
        char log[512];
        snprintf(log, sizeof log,
                 "scoring imps\nset tie-break countback\ncarryover 3 -9\nround 1\nboard 1\n%s%s%s"
                 "round 2\nboard 1\n" DRAWS("4", "5"),
                 orders[i][0], orders[i][1], orders[i][2]);
        event_good(log);
        event_check_score("1", 0);
        event_check_score("3", 0);
        assert_int_equal(event_standing("1")->rank, event_standing("3")->rank); /* 9 is the best of both */
    }
}

/* ---- Knock-out --------------------------------------------------------------------------------------------- */

/* By how far they came: the final's winner and loser, and those who were eliminated before it. */
static void test_knock_out(void **state) {
    (void)state;
    event_good("scoring imps\nset format knock-out\nround 1\nboard 1\n" BEATS("1", "2", "50")
                   BEATS("3", "4", "1000") "round 2\nboard 1\n" BEATS("1", "3", "20"));
    event_check_order("1 3 2 4");
    event_check_rank("1", 1, false);
    event_check_rank("3", 2, false);
    event_check_rank("2", 3, true);
    event_check_rank("4", 3, true);
}

/* A team that won and withdrew is behind those who played on, and ahead of those who had lost before. */
static void test_knock_out_withdrawal(void **state) {
    (void)state;
    event_good("scoring imps\nset format knock-out\nround 1\nboard 1\n" BEATS("1", "2", "50")
                   BEATS("3", "4", "1000") BEATS("5", "6", "50") "round 2\nboard 1\n" BEATS(
                       "1", "3", "20") "round 5\nboard 1\n" BEATS("1", "7", "20"));
    event_check_order("1 7 3 5 2 4 6");
    event_check_rank("3", 3, false);
    event_check_rank("5", 4, false);
    event_check_rank("2", 5, true);
}

/* A carry-over decides a match that is drawn. */
static void test_knock_out_carry_over(void **state) {
    (void)state;
    event_good("scoring imps\nset format knock-out\nround 1\nboard 1\n" DRAWS("1", "2") "carryover 2 0.1\n");
    event_check_order("2 1");
    event_check_rank("2", 1, false);
    /* Ten IMPs from before are more than the nine that were lost, not than the ten. */
    event_good(
        "scoring imps\nset format knock-out\nround 1\nboard 1\n" BEATS("1", "2", "420") "carryover 2 10\n");
    event_check_rank("2", 1, false);
    event_text(
        "scoring imps\nset format knock-out\nround 1\nboard 1\n" BEATS("1", "2", "470") "carryover 2 10\n");
    event_check_rank("2", 1, true);
    assert_int_equal(now.code, ODD_OK); /* which is a warning */
    assert_true(odd_event_about(now.e)->problem_count == 1 && odd_problem_at(now.e, 0)->warning &&
                odd_match_at(now.e, 0)->tied);
    event_check_says(&odd_problem_at(now.e, 0)->error, "round 1|teams 1 and 2|level", "a tie");
}

/* Two ahead, and a penalty of three: the others go on. */
static void test_knock_out_penalty(void **state) {
    (void)state;
    event_good(
        "scoring imps\nset format knock-out\nround 1\nboard 1\n" BEATS("1", "2", "50") "penalty 1 3 imps\n");
    event_check_order("2 1");
    event_check_rank("2", 1, false);
}

/* Law 12C4: scores that do not balance are averaged. 1 has 9 of its own, 2 has 2 of its own: 3.5 for 1. */
static void test_knock_out_split(void **state) {
    (void)state;
    event_good(
        "scoring imps\nset format knock-out\nround 1\nboard 1\n1 2 split score 420 / score -50\n2 1 pass\n");
    event_check_line(1, "1", "2", 9, 2);
    event_check_rank("1", 1, false);
    event_check_rank("2", 2, false);
    assert_int_equal(odd_match_at(now.e, 0)->net[0], event_amount(3.5));
    assert_int_equal(odd_match_at(now.e, 0)->net[1], event_amount(-3.5));
    assert_int_equal(event_standing("1")->wins_x2, 2);
    assert_int_equal(event_standing("2")->wins_x2, 0);
    event_check_score("1", 3.5);
    event_check_score("2", -3.5);
    /* +1 of its own for 1 and +10 of its own for 2: 2 has won by 4.5, and not both. */
    event_good(
        "scoring imps\nset format knock-out\nround 1\nboard 1\n1 2 split score 20 / score -430\n2 1 pass\n");
    event_check_line(1, "1", "2", 1, 10);
    event_check_order("2 1");
    assert_int_equal(odd_match_at(now.e, 0)->net[0], event_amount(-4.5));
    assert_int_equal(event_standing("1")->wins_x2 + event_standing("2")->wins_x2, 2);
    /* A penalty is its own only. */
    event_good(
        "scoring imps\nset format knock-out\nround 1\nboard 1\n1 2 split score 20 / score -430\n2 1 pass\n"
        "penalty 2 3 imps\n");
    assert_int_equal(odd_match_at(now.e, 0)->net[0], event_amount(-4.5));
    assert_int_equal(odd_match_at(now.e, 0)->net[1], event_amount(4.5 - 3));
    event_check_order("2 1");
}

/* At Patton the share of the pool counts. A board each, but 1 won its by more. */
static void test_knock_out_patton(void **state) {
    (void)state;
    event_good("scoring patton\nset format knock-out\nround 1\nboard 1\n" BEATS(
        "1", "2", "420") "board 2\n" BEATS("2", "1", "50"));
    event_check_rank("1", 1, false);
    event_check_rank("2", 2, false);
}

/* Who has not played their final yet has come as far as before. */
static void test_knock_out_to_come(void **state) {
    (void)state;
    event_good("scoring imps\nset format knock-out\nround 1\nboard 1\n" BEATS("1", "2", "50")
                   BEATS("3", "4", "50") "round 2\nboard 1\n1 3 not played\n3 1 not played\n");
    event_check_rank("1", 1, true);
    event_check_rank("3", 1, true);
    event_check_rank("2", 3, true);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_by_imps),
        TEST(test_by_wins),
        TEST(test_by_quotient),
        TEST(test_quotients_are_exact),
        TEST(test_match),
        TEST(test_match_of_three),
        TEST(test_match_of_three_that_met),
        TEST(test_opponents),
        TEST(test_opponents_not_met),
        TEST(test_boards_of_rounds),
        TEST(test_countback_of_a_triangle),
        TEST(test_other_rules),
        TEST(test_knock_out),
        TEST(test_knock_out_withdrawal),
        TEST(test_knock_out_carry_over),
        TEST(test_knock_out_penalty),
        TEST(test_knock_out_split),
        TEST(test_knock_out_patton),
        TEST(test_knock_out_to_come),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
