/* The score sheet of a rubber: the rubber that textbooks score, deal by deal; part-scores and games; how a
 * rubber ends. Each rule by name. */
#include "rubber.h"

/* ---- The rubber that textbooks score: six deals --------------------------------------------------- */

static void test_textbook_starts_empty(void **state) {
    (void)state;
    play_textbook(0);
    check_vul(ODD_VUL_NONE);
    assert_false(rubber.finished);
}

static void test_textbook_deal_1(void **state) {
    (void)state;
    play_textbook(1);
    assert_int_equal(count, 2);
    check_entry(ODD_CONTRACT_POINTS, ODD_NS, 70);
    check_entry(ODD_OVERTRICKS, ODD_NS, 30);
    check_games(0, 0);
    check_partscores(70, 0);
    check_column(ODD_NS, 30, 70);
    check_column(ODD_EW, 0, 0);
    check_vul(ODD_VUL_NONE);
}

static void test_textbook_deal_2(void **state) {
    (void)state;
    play_textbook(2);
    assert_int_equal(count, 1);
    check_entry(ODD_CONTRACT_POINTS, ODD_EW, 120);
    check_games(0, 1);
    check_partscores(0, 0);
    check_column(ODD_NS, 30, 70);
    check_column(ODD_EW, 0, 120);
    check_vul(ODD_VUL_EW);
}

static void test_textbook_deal_3(void **state) {
    (void)state;
    play_textbook(3);
    assert_int_equal(count, 1);
    check_entry(ODD_PENALTY, ODD_NS, 200);
    check_games(0, 1);
    check_partscores(0, 0);
    check_column(ODD_NS, 230, 70);
    check_column(ODD_EW, 0, 120);
    check_vul(ODD_VUL_EW);
}

static void test_textbook_deal_4(void **state) {
    (void)state;
    play_textbook(4);
    assert_int_equal(count, 3);
    check_entry(ODD_CONTRACT_POINTS, ODD_NS, 240);
    check_entry(ODD_OVERTRICKS, ODD_NS, 100);
    check_entry(ODD_INSULT, ODD_NS, 50);
    check_games(1, 1);
    check_partscores(0, 0);
    check_column(ODD_NS, 380, 310);
    check_column(ODD_EW, 0, 120);
    check_vul(ODD_VUL_BOTH);
}

static void test_textbook_deal_5(void **state) {
    (void)state;
    play_textbook(5);
    assert_int_equal(count, 2);
    check_entry(ODD_CONTRACT_POINTS, ODD_NS, 60);
    check_entry(ODD_OVERTRICKS, ODD_NS, 20);
    check_games(1, 1);
    check_partscores(60, 0);
    check_column(ODD_NS, 400, 370);
    check_column(ODD_EW, 0, 120);
    check_vul(ODD_VUL_BOTH);
    assert_false(rubber.finished);
}

/* Some printings of this sheet leave the slam out of the panel for deal 6; the next panel has it. */
static void test_textbook_deal_6(void **state) {
    (void)state;
    play_textbook(6);
    assert_int_equal(count, 4);
    check_entry(ODD_CONTRACT_POINTS, ODD_EW, 120);
    check_entry(ODD_SLAM, ODD_EW, 750);
    check_entry(ODD_HONORS, ODD_EW, 150);
    check_entry(ODD_RUBBER, ODD_EW, 500);
    check_games(1, 2);
    assert_true(rubber.finished);
}

static void test_textbook_totals(void **state) {
    (void)state;
    play_textbook(6);
    check_column(ODD_NS, 400, 370);
    check_column(ODD_EW, 1400, 240);
    assert_int_equal(rubber.above[ODD_NS] + rubber.below[ODD_NS], 770);
    assert_int_equal(rubber.above[ODD_EW] + rubber.below[ODD_EW], 1640);
}

/* ---- Part-scores and games ------------------------------------------------------------------------ */

static void test_partscores_carry_within_a_game(void **state) {
    (void)state;
    start();
    play("2H N =");
    check_partscores(60, 0);
    play("1C S =");
    check_partscores(80, 0);
    check_games(0, 0);
}

static void test_each_side_has_its_own(void **state) {
    (void)state;
    start();
    play("2H N =");
    play("3C E =");
    play("1NT W -1");
    check_partscores(60, 60);
    check_games(0, 0);
}

static void test_game_wipes_both_sides(void **state) {
    (void)state;
    start();
    play("2H N =");
    play("3C E =");
    play("4S S =");
    check_games(1, 0);
    check_partscores(0, 0);
}

static void test_wiped_partscores_count_in_totals(void **state) {
    (void)state;
    start();
    play("2H N =");
    play("3C E =");
    play("4S S =");
    check_column(ODD_NS, 0, 180);
    check_column(ODD_EW, 0, 60);
}

/* After the line is drawn the old 60 and a new 40 are not a game. */
static void test_old_partscore_does_not_help(void **state) {
    (void)state;
    start();
    play("2H N =");
    play("3NT E =");
    play("2C N =");
    check_games(0, 1);
    check_partscores(40, 0);
}

static void test_game_of_two_partscores(void **state) {
    (void)state;
    start();
    play("2NT N =");
    play("1H S =");
    check_games(1, 0);
    check_partscores(0, 0);
    check_column(ODD_NS, 0, 100);
}

static void test_game_of_three_partscores(void **state) {
    (void)state;
    start();
    play("1H E =");
    play("1NT W =");
    play("2S N =");
    check_partscores(60, 70);
    play("1S E =");
    check_games(0, 1);
    check_partscores(0, 0);
}

static void test_ninety_and_twenty(void **state) {
    (void)state;
    start();
    play("3S N =");
    check_games(0, 0);
    play("1C N =");
    check_games(1, 0);
}

/* What is beyond 100 does not carry on. */
static void test_surplus_is_lost(void **state) {
    (void)state;
    start();
    play("3S N =");
    play("3S N =");
    check_games(1, 0);
    check_partscores(0, 0);
    check_column(ODD_NS, 0, 180);
}

static void test_games_in_one_deal(void **state) {
    (void)state;
    static const char *const games[] = {"3NT N =", "4H N =", "4S N =", "5C N =", "5D N =", "7NT N ="};
    for (size_t i = 0; i < COUNT(games); i++) {
        start();
        play(games[i]);
        CHECK(rubber.games[ODD_NS] == 1, "%s", games[i]);
    }
}

static void test_partscores_in_one_deal(void **state) {
    (void)state;
    static const char *const parts[] = {"2NT N +4", "3H N +3", "3S N +1", "4C N +2", "4D N =", "1C N +6"};
    for (size_t i = 0; i < COUNT(parts); i++) {
        start();
        play(parts[i]);
        CHECK(rubber.games[ODD_NS] == 0 && rubber.partscore[ODD_NS] > 0, "%s", parts[i]);
    }
}

static void test_doubling_into_game(void **state) {
    (void)state;
    start();
    play("2HX N =");
    check_entry(ODD_CONTRACT_POINTS, ODD_NS, 120);
    check_games(1, 0);
}

static void test_redoubling_into_game(void **state) {
    (void)state;
    start();
    play("1HXX E =");
    check_entry(ODD_CONTRACT_POINTS, ODD_EW, 120);
    check_games(0, 1);
}

static void test_doubled_and_still_a_partscore(void **state) {
    (void)state;
    start();
    play("2DX N =");
    check_partscores(80, 0);
    play("1CXX W =");
    check_partscores(80, 80);
    check_games(0, 0);
}

static void test_overtricks_never_count_below(void **state) {
    (void)state;
    start();
    play("1C N +6");
    check_entry(ODD_OVERTRICKS, ODD_NS, 120);
    check_partscores(20, 0);
    check_column(ODD_NS, 120, 20);
    play("1CX S +5");
    check_entry(ODD_OVERTRICKS, ODD_NS, 500);
    check_partscores(60, 0);
}

static void test_slam_and_insult_above(void **state) {
    (void)state;
    start();
    play("6CX N =");
    assert_int_equal(count, 3);
    check_column(ODD_NS, 500 + 50, 240);
    check_games(1, 0);
}

/* Twelve tricks in a contract for ten are no slam. */
static void test_slam_must_be_bid(void **state) {
    (void)state;
    check_deal("4S N +2", false, ODD_SLAM, ODD_NS, 0);
    check_column(ODD_NS, 60, 120);
}

static void test_passed_out(void **state) {
    (void)state;
    start();
    play("2H N =");
    play("pass");
    assert_int_equal(count, 0);
    assert_int_equal(rubber.deals, 2);
    check_partscores(60, 0);
    check_column(ODD_NS, 0, 60);
    check_vul(ODD_VUL_NONE);
}

static void test_contract_that_fails_leaves_the_game_alone(void **state) {
    (void)state;
    start();
    play("2H N =");
    play("4SXX N -1");
    check_partscores(60, 0);
    check_column(ODD_EW, 200, 0);
}

/* ---- The end of a rubber ---------------------------------------------------------------------------- */

static void test_rubber_in_two_games(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("4S S =");
    check_entry(ODD_RUBBER, ODD_NS, 700);
    assert_true(rubber.finished);
    check_games(2, 0);
    check_column(ODD_NS, 700, 220);
}

static void test_rubber_in_three_games(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("4S E =");
    assert_false(rubber.finished);
    play("5D W =");
    check_entry(ODD_RUBBER, ODD_EW, 500);
    check_column(ODD_EW, 500, 220);
    check_games(1, 2);
}

static void test_rubber_completed_by_a_partscore(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("2S N =");
    play("2C S =");
    check_entry(ODD_RUBBER, ODD_NS, 700);
    assert_true(rubber.finished);
}

/* Contract, overtricks, slam, insult, honors and the rubber on one deal: as many as there can be. */
static void test_all_entries_at_once(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("6SX N +1 honors S 100");
    assert_int_equal(count, ODD_ENTRIES_MAX);
    check_column(ODD_NS, 200 + 750 + 50 + 100 + 700, 100 + 360);
}

static void test_winner_by_points(void **state) {
    (void)state;
    start();
    play("3NTXX W -7");
    play("3NT E =");
    play("3NT E =");
    assert_true(rubber.finished);
    check_games(0, 2);
    check_column(ODD_NS, 200 + 2 * 400 + 4 * 600, 0);
    check_column(ODD_EW, 700, 200);
}

/* Ends the rubber that is on the sheet: what the sides get for it. */
static void check_end(int ns, int ew) {
    odd_rubber before = rubber;
    end();
    CHECK(sheet_column(entries, count, ODD_NS, false) == ns, "N-S, not %d", ns);
    CHECK(sheet_column(entries, count, ODD_EW, false) == ew, "E-W, not %d", ew);
    check_column(ODD_NS, before.above[ODD_NS] + ns, before.below[ODD_NS]);
    check_column(ODD_EW, before.above[ODD_EW] + ew, before.below[ODD_EW]);
    assert_true(rubber.finished);
}

static void test_end_with_the_only_game(void **state) {
    (void)state;
    start();
    play("3NT N =");
    check_end(300, 0);
}

static void test_end_with_the_only_partscore(void **state) {
    (void)state;
    start();
    play("2S E =");
    check_end(0, 100);
}

static void test_end_with_both(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("2S S =");
    check_end(400, 0);
}

static void test_end_with_a_game_against_a_partscore(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("2S E =");
    check_end(300, 100);
}

static void test_end_with_a_game_each(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("4S E =");
    check_end(0, 0);
    play_textbook(5);
    check_end(100, 0);
}

static void test_end_with_a_partscore_each(void **state) {
    (void)state;
    start();
    play("2S E =");
    play("1C N =");
    check_end(0, 0);
    start();
    play("3NT N =");
    play("2S E =");
    play("1C N =");
    check_end(300, 0);
}

/* A part-score that a game has wiped out is none. */
static void test_end_with_a_wiped_partscore(void **state) {
    (void)state;
    start();
    play("2S E =");
    play("3NT N =");
    check_end(300, 0);
}

static void test_end_with_nothing(void **state) {
    (void)state;
    start();
    check_end(0, 0);
    start();
    play("4S N -3");
    check_end(0, 0);
}

static void test_end_of_a_finished_rubber(void **state) {
    (void)state;
    play_textbook(6);
    check_end(0, 0);
    assert_int_equal(count, 0);
}

/* Won in two games: no 300 beside the 700. */
static void test_end_of_a_rubber_won_in_two_games(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("3NT N =");
    check_end(0, 0);
}

static void test_ended_twice(void **state) {
    (void)state;
    start();
    play("3NT N =");
    play("2S N =");
    check_end(400, 0);
    check_end(0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_textbook_starts_empty),
        cmocka_unit_test(test_textbook_deal_1),
        cmocka_unit_test(test_textbook_deal_2),
        cmocka_unit_test(test_textbook_deal_3),
        cmocka_unit_test(test_textbook_deal_4),
        cmocka_unit_test(test_textbook_deal_5),
        cmocka_unit_test(test_textbook_deal_6),
        cmocka_unit_test(test_textbook_totals),
        cmocka_unit_test(test_partscores_carry_within_a_game),
        cmocka_unit_test(test_each_side_has_its_own),
        cmocka_unit_test(test_game_wipes_both_sides),
        cmocka_unit_test(test_wiped_partscores_count_in_totals),
        cmocka_unit_test(test_old_partscore_does_not_help),
        cmocka_unit_test(test_game_of_two_partscores),
        cmocka_unit_test(test_game_of_three_partscores),
        cmocka_unit_test(test_ninety_and_twenty),
        cmocka_unit_test(test_surplus_is_lost),
        cmocka_unit_test(test_games_in_one_deal),
        cmocka_unit_test(test_partscores_in_one_deal),
        cmocka_unit_test(test_doubling_into_game),
        cmocka_unit_test(test_redoubling_into_game),
        cmocka_unit_test(test_doubled_and_still_a_partscore),
        cmocka_unit_test(test_overtricks_never_count_below),
        cmocka_unit_test(test_slam_and_insult_above),
        cmocka_unit_test(test_slam_must_be_bid),
        cmocka_unit_test(test_passed_out),
        cmocka_unit_test(test_contract_that_fails_leaves_the_game_alone),
        cmocka_unit_test(test_rubber_in_two_games),
        cmocka_unit_test(test_rubber_in_three_games),
        cmocka_unit_test(test_rubber_completed_by_a_partscore),
        cmocka_unit_test(test_all_entries_at_once),
        cmocka_unit_test(test_winner_by_points),
        cmocka_unit_test(test_end_with_the_only_game),
        cmocka_unit_test(test_end_with_the_only_partscore),
        cmocka_unit_test(test_end_with_both),
        cmocka_unit_test(test_end_with_a_game_against_a_partscore),
        cmocka_unit_test(test_end_with_a_game_each),
        cmocka_unit_test(test_end_with_a_partscore_each),
        cmocka_unit_test(test_end_with_a_wiped_partscore),
        cmocka_unit_test(test_end_with_nothing),
        cmocka_unit_test(test_end_of_a_finished_rubber),
        cmocka_unit_test(test_end_of_a_rubber_won_in_two_games),
        cmocka_unit_test(test_ended_twice),
    };
    return cmocka_run_group_tests_name("rubber", tests, NULL, NULL);
}
