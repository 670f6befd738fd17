/* Ranks of pairs and individuals, by hand: who is before whom, who shares, and what breaks a tie. */
#include "event.h"

/* ---- By what ------------------------------------------------------------------------------------------- */

/* Matchpoints by percentage, however many boards were played. */
static void test_by_percentage(void **state) {
    (void)state;
    event_good(
        "board 1\n1 11 score 420\n2 12 pass\nboard 2\n1 12 score 420\n2 11 pass\nboard 3\n1 13 pass\n3 12 score 420\n");
    event_check_share("1", 4, 6, 66.67);
    event_check_share("3", 2, 2, 100);
    event_check_rank("3", 1, true);
    event_check_rank("13", 1, true); /* against 1, who passed */
    event_check_rank("1", 3, false);
}

/* Half a hundredth goes up: 1 of 3 boards... 2/3 is 66.67 %, 1/3 is 33.33 %, and 3.125 % is 3.13 %. */
static void test_percentage_is_rounded(void **state) {
    (void)state;
    event_good("set unit 0.0001\nboard 1\n1 11 3.125%/96.875%\n2 12 pass\n3 13 pass\n");
    event_check_share("1", 0.125, 4, 3.13);
    event_check_share("11", 3.875, 4, 96.88);
}

/* The exact shares decide, not what is printed: 33.33 % and 33.3325 %. */
static void test_exact(void **state) {
    (void)state;
    event_good("set unit 0.0001\nboard 1\n1 11 33.33%/33.3325%\n2 12 pass\n3 13 pass\n");
    assert_int_equal(event_standing("1")->percent_x100, event_standing("11")->percent_x100);
    event_check_rank("11", 5, false);
    event_check_rank("1", 6, false);
}

/* IMPs by the board where not all have as many. */
static void test_by_the_board(void **state) {
    (void)state;
    static const char log[] =
        "scoring points\nboard 1\n1 11 score 100\n2 12 score 50\nboard 2\n1 12 score 100\n2 11 score 150\n";
    event_good(log);
    event_check_order("1 2 12 11");
    event_check_rank("1", 1, true);
    event_check_rank("2", 1, true);
    event_good2(log, "board 3\n1 2 score 40\n"); /* 1: 240 of 3; 2: 160 of 3; 11 and 12 of 2 */
    event_check_order("1 2 12 11");
    event_check_score("1", 240);
    event_good2(log, "board 3\n2 1 score -220\n"); /* 1: 420 of 3 is 140 a board */
    event_check_rank("1", 1, false);
    event_good2(log, "board 3\n1 13 score 20\n"); /* 220 of 3 is less than 200 of 2 */
    event_check_rank("2", 1, false);
    event_check_rank("1", 2, false);
    event_check_rank("13", 3, false);
}

/* 1 2 2 4, and ids by their numbers. */
static void test_shared_ranks(void **state) {
    (void)state;
    event_good("scoring points\nboard 1\n10 A10 score 100\n2 A2 score 50\n9 a9 score 50\n1 A1 score 20\n");
    event_check_order("10 2 9 1 A1 A2 a9 A10");
    event_check_rank("10", 1, false);
    event_check_rank("2", 2, true);
    event_check_rank("9", 2, true);
    event_check_rank("1", 4, false);
    event_check_rank("A10", 8, false);
    event_check_rank("A2", 6, true);
}

/* ---- Apart ----------------------------------------------------------------------------------------------- */

static void test_two_winners(void **state) {
    (void)state;
    event_good(
        "winners 2\nboard 1\n1 1 score 420\n2 2 pass\n3 3 score -50\nboard 2\n1 2 score 50\n2 3 pass\n3 1 score 90\n");
    event_check_order("1 3 2 3 2 1");
    event_check_share("NS1", 6, 8, 75);
    event_check_rank("NS1", 1, false);
    event_check_rank("NS3", 2, false);
    event_check_share("EW3", 8, 8, 100);
    event_check_rank("EW3", 1, false);
    event_check_share("EW2", 4, 8, 50);
    event_check_rank("EW1", 3, false);
    assert_int_equal(odd_standing_at(now.e, 0)->who, event_who("NS1"));
    assert_int_equal(odd_standing_at(now.e, 3)->who, event_who("EW3"));
}

/* Compared in the section of the N-S id, with tops of their own; ranked across or apart. */
static void test_sections(void **state) {
    (void)state;
    static const char log[] =
        "board 1\nA1 A2 score 420\nA3 A4 pass\nB1 B2 score 100\nB3 B4 score 90\nB5 B6 score 80\n";
    event_good(log);
    event_check_line(1, "A1", "A2", 8, 0);
    event_check_line(1, "B1", "B2", 6, 2);
    event_good2("set compare section\n", log);
    event_check_line(1, "A1", "A2", 2, 0);
    event_check_line(1, "B1", "B2", 4, 0);
    event_check_line(1, "B3", "B4", 2, 2);
    event_check_order("A1 A4 B1 B6 B3 B4 A2 A3 B2 B5");
    event_check_rank("B1", 1, true);
    event_good2("set compare section\nset sections apart\n", log);
    event_check_order("A1 A4 A2 A3 B1 B6 B3 B4 B2 B5");
    event_check_rank("B1", 1, true);
    event_check_rank("B3", 3, true);
    event_check_rank("B2", 5, true);
    event_check_rank("A2", 3, true);
}

/* A and AB are two sections, a and A are one. */
static void test_names_of_sections(void **state) {
    (void)state;
    event_good(
        "set compare section\nboard 1\nA1 X1 score 420\na2 X2 pass\nAB1 X3 score 100\nAB2 X4 score 90\nB1 X5 pass\n");
    event_check_line(1, "A1", "X1", 2, 0);
    event_check_line(1, "AB1", "X3", 2, 0);
    event_check_line(1, "B1", "X5", 0, 0);
    event_check_share("B1", 0, 0, 0); /* alone: there is nothing to win */
    event_good(
        "set compare section\nboard 1\nAB1 X3 score 100\nAB2 X4 score 90\nA1 X1 score 420\nA2 X2 pass\n");
    event_check_line(1, "A1", "X1", 2, 0);
}

/* The results that are expected are those of the section. */
static void test_sections_expect(void **state) {
    (void)state;
    event_good(
        "set compare section\nboard 1\nA1 A2 score 420\nA3 A4 pass\nB1 B2 score 100\nB3 B4 score 90\nB5 B6 score 80\n"
        "board 2\nA1 A4 pass\nB1 B4 score 10\nB3 B6 pass\n");
    event_check_line(2, "A1", "A4", 1, 1);     /* alone of two */
    event_check_line(2, "B1", "B4", 3.5, 0.5); /* two of three */
}

/* B are ranked among B and C, C among C, and all of them in A; a contestant without a line is in A. */
static void test_strata(void **state) {
    (void)state;
    event_good(
        "scoring points\nstrat 1 A\nstrat 2 C\nstrat 3 B\nstrat 4 C\nstrat 11 B\nboard 1\n1 11 score 100\n"
        "2 12 score 90\n3 13 score 80\n4 14 score 80\n");
    static const struct {
        const char *id;
        int a, b, c;
    } all[] = {{"1", 1, 0, 0}, {"2", 2, 1, 1},  {"3", 3, 2, 0},
               {"4", 3, 2, 2}, {"11", 8, 4, 0}, {"12", 7, 0, 0}};
    for (size_t i = 0; i < COUNT(all); i++) {
        const int *rank = event_standing(all[i].id)->strat_rank;
        CHECK(rank[0] == all[i].a && rank[1] == all[i].b && rank[2] == all[i].c, "%s: %d %d %d", all[i].id,
              rank[0], rank[1], rank[2]);
    }
}

/* A contestant who is level with one of another stratum is not tied in their own. */
static void test_strata_ties(void **state) {
    (void)state;
    event_good("scoring points\nstrat 2 B\nstrat 4 C\nstrat 6 C\nboard 1\n1 11 score 100\n2 12 score 100\n"
               "3 13 score 50\n4 14 score 20\n6 16 score 20\n");
    static const struct {
        const char *id;
        bool all, a, b, c;
    } ties[] = {{"1", true, true, false, false},
                {"2", true, true, false, false},
                {"3", false, false, false, false},
                {"4", true, true, true, true},
                {"6", true, true, true, true}};
    for (size_t i = 0; i < COUNT(ties); i++) {
        const odd_standing *s = event_standing(ties[i].id);
        CHECK(s->tied == ties[i].all && s->strat_tied[0] == ties[i].a && s->strat_tied[1] == ties[i].b &&
                  s->strat_tied[2] == ties[i].c,
              "%s: %d, %d %d %d", ties[i].id, s->tied, s->strat_tied[0], s->strat_tied[1], s->strat_tied[2]);
    }
}

static void test_strata_of_directions(void **state) {
    (void)state;
    event_good(
        "winners 2\nscoring points\nstrat NS1 B\nstrat EW1 B\nstrat NS2 B\nstrat EW2 A\nboard 1\n1 1 score 100\n2 2 pass\n");
    assert_int_equal(event_standing("NS1")->strat_rank[1], 1);
    assert_int_equal(event_standing("NS2")->strat_rank[1], 2);
    assert_int_equal(event_standing("EW1")->strat_rank[1], 1);
    assert_int_equal(event_standing("EW1")->strat_rank[0], 2);
    assert_int_equal(event_standing("EW2")->strat_rank[0], 1);
    assert_int_equal(event_standing("EW2")->strat_rank[1], 0);
}

/* ---- Individuals --------------------------------------------------------------------------------------------- */

static void test_individuals(void **state) {
    (void)state;
    event_good(
        "board 1\n1+2 3+4 score 420\n5+6 7+8 pass\nboard 2\n1+3 5+7 pass\n2+4 6+8 score 50\nboard 3\n1+8 2+7 score 50\n"
        "3+6 4+5 pass\n");
    event_check_share("1", 2 + 0 + 2, 6, 66.67);
    event_check_share("2", 2 + 2 + 0, 6, 66.67);
    event_check_share("3", 0 + 0 + 0, 6, 0);
    event_check_share("8", 2 + 0 + 2, 6, 66.67);
    event_check_share("7", 2 + 2 + 0, 6, 66.67);
    event_check_share("5", 0 + 2 + 2, 6, 66.67);
    event_check_share("4", 0 + 2 + 2, 6, 66.67);
    event_check_share("6", 0 + 0 + 0, 6, 0);
    event_check_order("1 2 4 5 7 8 3 6");
    event_check_rank("3", 7, true);
}

/* ---- Ties ---------------------------------------------------------------------------------------------------- */

/* 1 and 2 have 200 each; against each other 2 won 50. */
static const char tied[] =
    "board 1\n1 11 score 150\n2 12 score 250\nboard 2\n1 3 score 100\n2 1 score 50\nboard 3\n2 11 score -100\n"
    "3 12 pass\n";

static void test_match(void **state) {
    (void)state;
    event_good2("scoring points\nset compare field\n", tied);
    event_check_score("1", 200);
    event_check_score("2", 200);
    event_check_rank("1", 1, true);
    event_good2("scoring points\nset tie-break match\n", tied);
    event_check_rank("2", 1, false);
    event_check_rank("1", 2, false);
    assert_int_equal(event_standing("2")->broken_by, ODD_TIE_MATCH);
    assert_int_equal(event_standing("2")->tie_value, event_amount(50));
    event_good2("scoring points\nset tie-break share\n", tied);
    event_check_rank("1", 1, true);
}

/* Individuals meet whoever is named first: 1 and 2, with 70 each, on board 1. */
static void test_match_of_individuals(void **state) {
    (void)state;
    event_good("scoring points\nset tie-break match\nboard 1\n3+1 4+2 score 50\n5+6 7+8 pass\n"
               "carryover 1 20\ncarryover 2 120\n");
    event_check_rank("1", 1, false);
    event_check_rank("2", 2, false);
    assert_int_equal(event_standing("1")->broken_by, ODD_TIE_MATCH);
}

/* Board by board, who did better: 1 on boards 1 and 2, 2 on board 3. */
static void test_countback(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 11 score 20\n2 12 score 10\nboard 2\n1 12 score 20\n2 11 score 10\nboard 3\n"
        "1 13 score 10\n2 14 score 30\n";
    event_good2("scoring points\n", log);
    event_check_rank("1", 1, true);
    event_good2("scoring points\nset tie-break countback\n", log);
    event_check_rank("1", 1, false);
    event_check_rank("2", 2, false);
    assert_int_equal(event_standing("1")->tie_value, event_amount(2));
    assert_int_equal(event_standing("2")->tie_value, event_amount(1));
}

/* Boards on which nobody in the same direction did better. */
static void test_tops(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 11 score 20\n2 12 score 10\n3 13 score 30\nboard 2\n1 12 score 20\n2 11 score 30\n"
        "3 14 score -30\n";
    event_good2("scoring points\nset tie-break tops\n", log);
    event_check_rank("14", 1, false); /* 30 on one board */
    event_check_rank("2", 2, false);
    event_check_rank("1", 3, false);
    assert_int_equal(event_standing("2")->tie_value, event_amount(1));
    assert_int_equal(event_standing("1")->tie_value, 0);
}

/* The first rule that tells them apart decides; a rule that does not apply is passed over. */
static void test_several_rules(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 11 score 20\n2 12 score 10\nboard 2\n1 12 score 10\n2 11 score 20\nboard 3\n"
        "1 13 score 20\n2 14 score 20\n3 15 score 10\n";
    event_good2("scoring points\nset tie-break countback\n", log); /* as often better as worse */
    event_check_rank("1", 1, true);
    event_good2("scoring points\nset tie-break match,opponents,countback,tops\n", log);
    event_check_rank("1", 1, true);
    event_good2("scoring points\nset tie-break match,countback\ncarryover 2 1\ncarryover 1 1\n", log);
    event_check_rank("1", 1, true);
}

/* Three are tied at 70: the first is told apart by tops - 60 N-S on board 1, 10 E-W on board 3 - and the other two,
 * with one each, by what they did against each other. */
static void test_three(void **state) {
    (void)state;
    event_good(
        "scoring points\nset tie-break tops,match\nboard 1\n1 4 score 60\n2 3 score 10\nboard 2\n2 1 score 60\n"
        "3 4 score 50\nboard 3\n4 2 pass\n3 1 score -10\ncarryover 1 60\ncarryover 3 40\n");
    event_check_order("1 2 3 4");
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(odd_standing_at(now.e, i)->score, event_amount(70));
        assert_int_equal(odd_standing_at(now.e, i)->rank, i + 1);
        assert_false(odd_standing_at(now.e, i)->tied);
    }
    assert_int_equal(event_standing("1")->broken_by, ODD_TIE_TOPS);
    assert_int_equal(event_standing("1")->tie_value, event_amount(2));
    assert_int_equal(event_standing("2")->broken_by, ODD_TIE_MATCH);
    assert_int_equal(event_standing("2")->tie_value, event_amount(10));
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_by_percentage),
        TEST(test_percentage_is_rounded),
        TEST(test_exact),
        TEST(test_by_the_board),
        TEST(test_shared_ranks),
        TEST(test_two_winners),
        TEST(test_sections),
        TEST(test_sections_expect),
        TEST(test_names_of_sections),
        TEST(test_strata),
        TEST(test_strata_ties),
        TEST(test_strata_of_directions),
        TEST(test_individuals),
        TEST(test_match),
        TEST(test_match_of_individuals),
        TEST(test_countback),
        TEST(test_tops),
        TEST(test_several_rules),
        TEST(test_three),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
