/* The score sheet of a Chicago: who deals and who is vulnerable, what carries, the premiums, and how the
 * difference is settled. */
#include <limits.h>

#include "sheet.h"

static odd_chicago chicago; /* the one that is played */
static odd_entry entries[ODD_ENTRIES_MAX];
static int count; /* of entries, for the last deal */

static void start(odd_chicago rules) {
    chicago = rules;
    count = 0;
}

static void start_usual(void) {
    start((odd_chicago){0});
}

static void play(const char *text) {
    odd_deal d = sheet_deal(text);
    count = odd_chicago_add(&chicago, entries, &d);
    sheet_check_entries(entries, count);
}

static void check_entry(odd_element element, odd_side side, int points) {
    int got = sheet_points(entries, count, element, side);
    CHECK(got == points, "%s of %s is %d, not %d", odd_element_key(element), side == ODD_NS ? "N-S" : "E-W",
          got, points);
}

/* No premium for a game or a part-score on the last deal. */
static void check_no_premium(void) {
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        check_entry(ODD_GAME, (odd_side)side, 0);
        check_entry(ODD_PARTSCORE, (odd_side)side, 0);
        check_entry(ODD_RUBBER, (odd_side)side, 0);
    }
}

static void check_partscores(int ns, int ew) {
    CHECK(chicago.partscore[ODD_NS] == ns && chicago.partscore[ODD_EW] == ew, "%d-%d, not %d-%d",
          chicago.partscore[ODD_NS], chicago.partscore[ODD_EW], ns, ew);
}

static void check_column(odd_side side, int above, int below) {
    CHECK(chicago.above[side] == above && chicago.below[side] == below, "%d above, %d below, not %d, %d",
          chicago.above[side], chicago.below[side], above, below);
}

/* Plays deals that change nothing: one off, undoubled. */
static void pass_time(int deals) {
    for (int i = 0; i < deals; i++)
        play("1NT N -1");
}

/* ---- Dealers and vulnerability --------------------------------------------------------------------- */

static void check_cycle(odd_seat first, bool nondealer, const odd_seat dealers[4], const odd_vul vuls[4]) {
    start((odd_chicago){.first_dealer = first, .nondealer_vulnerable = nondealer});
    for (int i = 0; i < 4; i++) {
        CHECK(odd_chicago_dealer(&chicago) == dealers[i], "deal %d: %s", i + 1,
              odd_seat_text(odd_chicago_dealer(&chicago)));
        CHECK(odd_chicago_vul(&chicago) == vuls[i], "deal %d: %s", i + 1,
              odd_vul_text(odd_chicago_vul(&chicago)));
        assert_false(chicago.finished);
        pass_time(1);
    }
    assert_true(chicago.finished);
}

static const odd_seat from_north[4] = {ODD_NORTH, ODD_EAST, ODD_SOUTH, ODD_WEST};
static const odd_seat from_east[4] = {ODD_EAST, ODD_SOUTH, ODD_WEST, ODD_NORTH};
static const odd_seat from_south[4] = {ODD_SOUTH, ODD_WEST, ODD_NORTH, ODD_EAST};
static const odd_seat from_west[4] = {ODD_WEST, ODD_NORTH, ODD_EAST, ODD_SOUTH};
static const odd_vul east_west_second[4] = {ODD_VUL_NONE, ODD_VUL_EW, ODD_VUL_NS, ODD_VUL_BOTH};
static const odd_vul north_south_second[4] = {ODD_VUL_NONE, ODD_VUL_NS, ODD_VUL_EW, ODD_VUL_BOTH};

static void test_north_deals_first_if_nobody_is_named(void **state) {
    (void)state;
    check_cycle(ODD_NO_SEAT, false, from_north, east_west_second);
    check_cycle(ODD_NO_SEAT, true, from_north, north_south_second);
}

static void test_north_deals_first(void **state) {
    (void)state;
    check_cycle(ODD_NORTH, false, from_north, east_west_second);
}

static void test_east_deals_first(void **state) {
    (void)state;
    check_cycle(ODD_EAST, false, from_east, north_south_second);
}

static void test_south_deals_first(void **state) {
    (void)state;
    check_cycle(ODD_SOUTH, false, from_south, east_west_second);
}

static void test_west_deals_first(void **state) {
    (void)state;
    check_cycle(ODD_WEST, false, from_west, north_south_second);
}

static void test_north_deals_first_nondealer_vulnerable(void **state) {
    (void)state;
    check_cycle(ODD_NORTH, true, from_north, north_south_second);
}

static void test_east_deals_first_nondealer_vulnerable(void **state) {
    (void)state;
    check_cycle(ODD_EAST, true, from_east, east_west_second);
}

static void test_south_deals_first_nondealer_vulnerable(void **state) {
    (void)state;
    check_cycle(ODD_SOUTH, true, from_south, north_south_second);
}

static void test_west_deals_first_nondealer_vulnerable(void **state) {
    (void)state;
    check_cycle(ODD_WEST, true, from_west, east_west_second);
}

/* A game does not make anyone vulnerable: the deal does. */
static void test_games_do_not_matter(void **state) {
    (void)state;
    start_usual();
    play("4S N =");
    assert_int_equal(odd_chicago_vul(&chicago), ODD_VUL_EW);
    play("4S N =");
    assert_int_equal(odd_chicago_vul(&chicago), ODD_VUL_NS);
}

static void test_passed_out_is_dealt_again(void **state) {
    (void)state;
    for (int before = 0; before < 4; before++) {
        start_usual();
        pass_time(before);
        odd_seat dealer = odd_chicago_dealer(&chicago);
        odd_vul vul = odd_chicago_vul(&chicago);
        for (int i = 0; i < 3; i++) {
            play("pass");
            CHECK(count == 0 && chicago.deals == before && !chicago.finished, "deal %d", before + 1);
            CHECK(odd_chicago_dealer(&chicago) == dealer, "deal %d", before + 1);
            CHECK(odd_chicago_vul(&chicago) == vul, "deal %d", before + 1);
        }
    }
}

static void test_passed_out_keeps_partscores(void **state) {
    (void)state;
    start_usual();
    play("2S N =");
    play("pass");
    check_partscores(60, 0);
    check_column(ODD_NS, 0, 60);
}

static void test_finished_after_four(void **state) {
    (void)state;
    start_usual();
    play("pass");
    play("7NT N =");
    play("7NT N =");
    play("pass");
    play("7NT N =");
    assert_false(chicago.finished);
    assert_int_equal(chicago.deals, 3);
    play("7NT N =");
    assert_true(chicago.finished);
    assert_int_equal(chicago.deals, 4);
}

/* ---- What carries ----------------------------------------------------------------------------------- */

static void test_partscore_has_no_premium(void **state) {
    (void)state;
    start_usual();
    play("2S N =");
    check_no_premium();
    play("3C E =");
    check_no_premium();
    play("1C N =");
    check_no_premium();
    check_partscores(80, 60);
}

static void test_game_of_two_partscores(void **state) {
    (void)state;
    start_usual();
    play("2S N =");
    play("2C S =");
    assert_int_equal(count, 2);
    check_entry(ODD_CONTRACT_POINTS, ODD_NS, 40);
    check_entry(ODD_GAME, ODD_NS, 300);
    check_partscores(0, 0);
    check_column(ODD_NS, 300, 100);
}

static void test_game_of_three_partscores(void **state) {
    (void)state;
    start_usual();
    play("2C N =");
    play("2C N =");
    check_partscores(80, 0);
    play("1C N =");
    check_entry(ODD_GAME, ODD_NS, 500);
}

static void test_game_wipes_both_sides(void **state) {
    (void)state;
    start_usual();
    play("2S N =");
    play("3C E =");
    play("4H S =");
    check_partscores(0, 0);
    check_column(ODD_EW, 0, 60);
    play("2C E =");
    check_entry(ODD_GAME, ODD_EW, 0);
}

static void test_wiped_partscore_does_not_help(void **state) {
    (void)state;
    start_usual();
    play("3S N =");
    play("4H E =");
    play("1C N =");
    check_no_premium();
    check_partscores(20, 0);
}

static void test_surplus_is_lost(void **state) {
    (void)state;
    start_usual();
    play("3S N =");
    play("3S N =");
    check_partscores(0, 0);
    play("1C N =");
    check_no_premium();
}

static void test_overtricks_do_not_carry(void **state) {
    (void)state;
    start_usual();
    play("1C N +6");
    check_partscores(20, 0);
    check_column(ODD_NS, 120, 20);
}

static void test_doubling_into_game(void **state) {
    (void)state;
    start_usual();
    play("2HX N =");
    check_entry(ODD_GAME, ODD_NS, 300);
    check_entry(ODD_INSULT, ODD_NS, 50);
    check_column(ODD_NS, 350, 120);
}

/* ---- Premiums by the vulnerability of the deal -------------------------------------------------------- */

/* North deals first: E-W are vulnerable on deal 2, N-S on deal 3, both on deal 4. */
static void test_game_by_vulnerability(void **state) {
    (void)state;
    static const int ns[4] = {300, 300, 500, 500}, ew[4] = {300, 500, 300, 500};
    for (int before = 0; before < 4; before++) {
        start_usual();
        pass_time(before);
        play("4S N =");
        check_entry(ODD_GAME, ODD_NS, ns[before]);
        start_usual();
        pass_time(before);
        play("4S E =");
        check_entry(ODD_GAME, ODD_EW, ew[before]);
    }
}

static void test_game_by_vulnerability_of_nondealer(void **state) {
    (void)state;
    static const int ns[4] = {300, 500, 300, 500};
    for (int before = 0; before < 4; before++) {
        start((odd_chicago){.nondealer_vulnerable = true});
        pass_time(before);
        play("3NT S =");
        check_entry(ODD_GAME, ODD_NS, ns[before]);
    }
}

/* The part-score was made when vulnerable, the game is not. */
static void test_premium_of_the_deal_that_completes(void **state) {
    (void)state;
    start_usual();
    pass_time(1);
    play("3S E =");
    play("1C W =");
    check_entry(ODD_GAME, ODD_EW, 300);
}

static void test_slam_by_vulnerability(void **state) {
    (void)state;
    static const int small[4] = {500, 500, 750, 750}, grand[4] = {1000, 1000, 1500, 1500};
    for (int before = 0; before < 4; before++) {
        start_usual();
        pass_time(before);
        play("6D N =");
        check_entry(ODD_SLAM, ODD_NS, small[before]);
        start_usual();
        pass_time(before);
        play("7D N =");
        check_entry(ODD_SLAM, ODD_NS, grand[before]);
    }
}

static void test_penalty_by_vulnerability(void **state) {
    (void)state;
    static const int down_3[4] = {500, 500, 800, 800};
    for (int before = 0; before < 4; before++) {
        start_usual();
        pass_time(before);
        play("3HX N -3");
        check_entry(ODD_PENALTY, ODD_EW, down_3[before]);
        check_no_premium();
    }
}

static void test_overtricks_by_vulnerability(void **state) {
    (void)state;
    static const int doubled[4] = {100, 200, 100, 200};
    for (int before = 0; before < 4; before++) {
        start_usual();
        pass_time(before);
        play("1HX E +1");
        check_entry(ODD_OVERTRICKS, ODD_EW, doubled[before]);
    }
}

static void test_no_rubber_bonus(void **state) {
    (void)state;
    start_usual();
    play("4S N =");
    play("4S N =");
    check_entry(ODD_RUBBER, ODD_NS, 0);
    play("4S N =");
    check_entry(ODD_RUBBER, ODD_NS, 0);
    check_column(ODD_NS, 300 + 300 + 500, 360);
}

/* ---- The part-score of the fourth deal ---------------------------------------------------------------- */

static void test_fourth_deal(void **state) {
    (void)state;
    start_usual();
    pass_time(3);
    play("2S N =");
    assert_int_equal(count, 2);
    check_entry(ODD_PARTSCORE, ODD_NS, 100);
    check_column(ODD_NS, 100, 60);
}

static void test_fourth_deal_with_an_older_partscore(void **state) {
    (void)state;
    start_usual();
    play("1C N =");
    pass_time(2);
    play("2S N =");
    check_entry(ODD_PARTSCORE, ODD_NS, 100);
}

static void test_fourth_deal_when_opponents_have_an_older_one(void **state) {
    (void)state;
    start_usual();
    play("1C N =");
    pass_time(2);
    play("2S E =");
    check_entry(ODD_PARTSCORE, ODD_EW, 100);
    check_entry(ODD_PARTSCORE, ODD_NS, 0);
}

static void test_fourth_deal_completes_a_game(void **state) {
    (void)state;
    start_usual();
    play("2S N =");
    pass_time(2);
    play("2C N =");
    check_entry(ODD_PARTSCORE, ODD_NS, 0);
    check_entry(ODD_GAME, ODD_NS, 500);
}

static void test_fourth_deal_is_a_game(void **state) {
    (void)state;
    start_usual();
    pass_time(3);
    play("4S N =");
    check_entry(ODD_PARTSCORE, ODD_NS, 0);
    check_entry(ODD_GAME, ODD_NS, 500);
}

/* An older part-score alone is worth nothing in the end. */
static void test_fourth_deal_fails(void **state) {
    (void)state;
    start_usual();
    play("2S N =");
    pass_time(2);
    play("4S N -1");
    check_no_premium();
}

static void test_not_before_the_fourth_deal(void **state) {
    (void)state;
    start_usual();
    pass_time(2);
    play("2S N =");
    check_no_premium();
}

static void test_fourth_deal_after_passes(void **state) {
    (void)state;
    start_usual();
    pass_time(2);
    play("pass");
    play("2S N =");
    check_no_premium();
    play("pass");
    play("1C E =");
    check_entry(ODD_PARTSCORE, ODD_EW, 100);
}

/* ---- 50 for each part-score, and none carries --------------------------------------------------------- */

static void test_bonus_for_each_partscore(void **state) {
    (void)state;
    start((odd_chicago){.partscore_bonus = true});
    for (int deal = 1; deal <= 4; deal++) {
        play("2C N =");
        CHECK(count == 2, "deal %d", deal);
        check_entry(ODD_PARTSCORE, ODD_NS, 50);
        check_entry(ODD_GAME, ODD_NS, 0);
        check_partscores(0, 0);
    }
    check_column(ODD_NS, 200, 160);
}

static void test_bonus_and_no_carry(void **state) {
    (void)state;
    start((odd_chicago){.partscore_bonus = true});
    play("3S N =");
    play("3S N =");
    check_entry(ODD_GAME, ODD_NS, 0);
    check_entry(ODD_PARTSCORE, ODD_NS, 50);
}

static void test_bonus_and_games(void **state) {
    (void)state;
    start((odd_chicago){.partscore_bonus = true});
    play("3NT N =");
    check_entry(ODD_GAME, ODD_NS, 300);
    check_entry(ODD_PARTSCORE, ODD_NS, 0);
    play("4S E =");
    check_entry(ODD_GAME, ODD_EW, 500);
}

/* ---- Honors ------------------------------------------------------------------------------------------- */

static void test_honors(void **state) {
    (void)state;
    start_usual();
    play("2S N = honors S 100");
    check_entry(ODD_HONORS, ODD_NS, 100);
    play("2S N -1 honors W 150");
    check_entry(ODD_HONORS, ODD_EW, 150);
    play("3NT E -1 honors E 150");
    check_entry(ODD_HONORS, ODD_EW, 150);
    check_entry(ODD_PENALTY, ODD_NS, 50);
    check_partscores(60, 0);
}

static void test_all_entries_at_once(void **state) {
    (void)state;
    start_usual();
    pass_time(3);
    play("6SX N +1 honors N 100");
    assert_int_equal(count, ODD_ENTRIES_MAX);
    check_column(ODD_NS, 200 + 750 + 50 + 100 + 500, 360);
}

/* ---- Settling ------------------------------------------------------------------------------------------ */

static void test_settle(void **state) {
    (void)state;
    static const struct {
        int pts, hundreds;
    } cases[] = {{0, 0},   {10, 0},  {49, 0},  {50, 1},  {99, 1},   {100, 1},   {140, 1},  {149, 1},
                 {150, 2}, {580, 6}, {870, 9}, {940, 9}, {950, 10}, {1649, 16}, {1650, 17}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        CHECK(odd_settle(cases[i].pts) == cases[i].hundreds, "%d: %d", cases[i].pts,
              odd_settle(cases[i].pts));
        CHECK(odd_settle(-cases[i].pts) == -cases[i].hundreds, "%d: %d", -cases[i].pts,
              odd_settle(-cases[i].pts));
    }
}

static void test_settle_mirrors(void **state) {
    (void)state;
    for (int pts = 0; pts < 20000; pts++)
        CHECK(odd_settle(pts) == -odd_settle(-pts), "%d", pts);
}

/* As any number of points is a number, the greatest are too. */
static void test_settle_the_greatest(void **state) {
    (void)state;
    assert_int_equal(odd_settle(INT_MAX), INT_MAX / 100);
    assert_int_equal(odd_settle(INT_MIN), INT_MIN / 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_north_deals_first_if_nobody_is_named),
        cmocka_unit_test(test_north_deals_first),
        cmocka_unit_test(test_east_deals_first),
        cmocka_unit_test(test_south_deals_first),
        cmocka_unit_test(test_west_deals_first),
        cmocka_unit_test(test_north_deals_first_nondealer_vulnerable),
        cmocka_unit_test(test_east_deals_first_nondealer_vulnerable),
        cmocka_unit_test(test_south_deals_first_nondealer_vulnerable),
        cmocka_unit_test(test_west_deals_first_nondealer_vulnerable),
        cmocka_unit_test(test_games_do_not_matter),
        cmocka_unit_test(test_passed_out_is_dealt_again),
        cmocka_unit_test(test_passed_out_keeps_partscores),
        cmocka_unit_test(test_finished_after_four),
        cmocka_unit_test(test_partscore_has_no_premium),
        cmocka_unit_test(test_game_of_two_partscores),
        cmocka_unit_test(test_game_of_three_partscores),
        cmocka_unit_test(test_game_wipes_both_sides),
        cmocka_unit_test(test_wiped_partscore_does_not_help),
        cmocka_unit_test(test_surplus_is_lost),
        cmocka_unit_test(test_overtricks_do_not_carry),
        cmocka_unit_test(test_doubling_into_game),
        cmocka_unit_test(test_game_by_vulnerability),
        cmocka_unit_test(test_game_by_vulnerability_of_nondealer),
        cmocka_unit_test(test_premium_of_the_deal_that_completes),
        cmocka_unit_test(test_slam_by_vulnerability),
        cmocka_unit_test(test_penalty_by_vulnerability),
        cmocka_unit_test(test_overtricks_by_vulnerability),
        cmocka_unit_test(test_no_rubber_bonus),
        cmocka_unit_test(test_fourth_deal),
        cmocka_unit_test(test_fourth_deal_with_an_older_partscore),
        cmocka_unit_test(test_fourth_deal_when_opponents_have_an_older_one),
        cmocka_unit_test(test_fourth_deal_completes_a_game),
        cmocka_unit_test(test_fourth_deal_is_a_game),
        cmocka_unit_test(test_fourth_deal_fails),
        cmocka_unit_test(test_not_before_the_fourth_deal),
        cmocka_unit_test(test_fourth_deal_after_passes),
        cmocka_unit_test(test_bonus_for_each_partscore),
        cmocka_unit_test(test_bonus_and_no_carry),
        cmocka_unit_test(test_bonus_and_games),
        cmocka_unit_test(test_honors),
        cmocka_unit_test(test_all_entries_at_once),
        cmocka_unit_test(test_settle),
        cmocka_unit_test(test_settle_mirrors),
        cmocka_unit_test(test_settle_the_greatest),
    };
    return cmocka_run_group_tests_name("chicago", tests, NULL, NULL);
}
