/* Deals beyond duplicate: the elements of rubber bridge, honors, the rubber bonus; what a deal may be
 * and what odd_deal_check says of the rest. */
#include "unit.h"

static odd_deal rubber_deal(odd_result r, odd_vul v) {
    odd_deal d = {0};
    d.result = r;
    d.vul = v;
    d.game = ODD_RUBBER_BRIDGE;
    return d;
}

/* ---- An example rubber of six deals, from an encyclopaedia's article on scoring ----------------- */

static void check_deal(odd_deal d, odd_elements expected, int ns) {
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
    odd_elements e = odd_deal_elements(&d);
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++)
        CHECK(e.pts[i] == expected.pts[i], "%s is %d, not %d", odd_element_key((odd_element)i), e.pts[i],
              expected.pts[i]);
    assert_int_equal(odd_deal_score(&d), ns);
}

/* Nobody has a game yet. */
static void test_rubber_deal_1(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){2, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9}, ODD_VUL_NONE);
    check_deal(d, (odd_elements){{[ODD_CONTRACT_POINTS] = 70, [ODD_OVERTRICKS] = 30}}, 100);
}

static void test_rubber_deal_2(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){4, ODD_HEARTS, ODD_UNDOUBLED, ODD_WEST, 10}, ODD_VUL_NONE);
    check_deal(d, (odd_elements){{[ODD_CONTRACT_POINTS] = 120}}, -120);
}

/* East-West have won a game. */
static void test_rubber_deal_3(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){5, ODD_CLUBS, ODD_UNDOUBLED, ODD_WEST, 9}, ODD_VUL_EW);
    check_deal(d, (odd_elements){{[ODD_PENALTY] = 200}}, 200);
}

static void test_rubber_deal_4(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_SOUTH, 11}, ODD_VUL_EW);
    check_deal(d, (odd_elements){{[ODD_CONTRACT_POINTS] = 240, [ODD_OVERTRICKS] = 100, [ODD_INSULT] = 50}},
               390);
}

/* North-South have one too. */
static void test_rubber_deal_5(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){3, ODD_CLUBS, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_BOTH);
    check_deal(d, (odd_elements){{[ODD_CONTRACT_POINTS] = 60, [ODD_OVERTRICKS] = 20}}, 80);
}

static odd_deal sixth_deal(void) {
    odd_deal d = rubber_deal((odd_result){6, ODD_DIAMONDS, ODD_UNDOUBLED, ODD_EAST, 12}, ODD_VUL_BOTH);
    d.honors_by = ODD_EAST;
    d.honors_pts = 150;
    return d;
}

static void test_rubber_deal_6(void **state) {
    (void)state;
    odd_elements expected = {
        {[ODD_CONTRACT_POINTS] = 120, [ODD_SLAM] = 750, [ODD_HONORS] = 150, [ODD_RUBBER] = 500}};
    check_deal(sixth_deal(), expected, -1020 - 500);
}

static void test_rubber_total(void **state) {
    (void)state;
    odd_deal deals[] = {
        rubber_deal((odd_result){2, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9}, ODD_VUL_NONE),
        rubber_deal((odd_result){4, ODD_HEARTS, ODD_UNDOUBLED, ODD_WEST, 10}, ODD_VUL_NONE),
        rubber_deal((odd_result){5, ODD_CLUBS, ODD_UNDOUBLED, ODD_WEST, 9}, ODD_VUL_EW),
        rubber_deal((odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_SOUTH, 11}, ODD_VUL_EW),
        rubber_deal((odd_result){3, ODD_CLUBS, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_BOTH),
        sixth_deal(),
    };
    int we = 0, they = 0;
    for (size_t i = 0; i < COUNT(deals); i++) {
        int score = odd_deal_score(&deals[i]);
        we += score > 0 ? score : 0;
        they += score < 0 ? -score : 0;
    }
    assert_int_equal(we, 770);
    assert_int_equal(they, 1640);
}

/* ---- The rubber bonus: 700 if the opponents have no game, 500 if they have one ------------------ */

static int rubber_bonus(odd_result r, odd_vul v) {
    odd_deal d = rubber_deal(r, v);
    return odd_deal_elements(&d).pts[ODD_RUBBER];
}

static void test_rubber_bonus_fast(void **state) {
    (void)state;
    odd_result north = {3, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9},
               west = {4, ODD_SPADES, ODD_UNDOUBLED, ODD_WEST, 10};
    assert_int_equal(rubber_bonus(north, ODD_VUL_NS), 700);
    assert_int_equal(rubber_bonus(west, ODD_VUL_EW), 700);
}

static void test_rubber_bonus_slow(void **state) {
    (void)state;
    odd_result south = {5, ODD_CLUBS, ODD_UNDOUBLED, ODD_SOUTH, 11},
               east = {3, ODD_NT, ODD_UNDOUBLED, ODD_EAST, 10};
    assert_int_equal(rubber_bonus(south, ODD_VUL_BOTH), 500);
    assert_int_equal(rubber_bonus(east, ODD_VUL_BOTH), 500);
}

static void test_first_game_wins_no_rubber(void **state) {
    (void)state;
    odd_result north = {3, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9};
    assert_int_equal(rubber_bonus(north, ODD_VUL_NONE), 0);
    assert_int_equal(rubber_bonus(north, ODD_VUL_EW), 0);
}

static void test_part_score_wins_no_rubber(void **state) {
    (void)state;
    assert_int_equal(rubber_bonus((odd_result){2, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 13}, ODD_VUL_BOTH), 0);
    assert_int_equal(rubber_bonus((odd_result){3, ODD_SPADES, ODD_UNDOUBLED, ODD_EAST, 13}, ODD_VUL_BOTH), 0);
}

/* Two spades doubled are 120 below the line. */
static void test_doubled_into_game_wins_rubber(void **state) {
    (void)state;
    assert_int_equal(rubber_bonus((odd_result){2, ODD_SPADES, ODD_DOUBLED, ODD_SOUTH, 8}, ODD_VUL_NS), 700);
}

static void test_defeat_wins_no_rubber(void **state) {
    (void)state;
    assert_int_equal(rubber_bonus((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 9}, ODD_VUL_BOTH), 0);
}

/* Duplicate has neither rubber nor honors, rubber bridge neither game nor part-score bonus. */
static void test_each_game_has_its_own_elements(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++) {
            odd_deal d = rubber_deal(unit_result(nth, ODD_WEST), (odd_vul)v);
            odd_elements rubber = odd_deal_elements(&d);
            d.game = ODD_DUPLICATE;
            odd_elements duplicate = odd_deal_elements(&d);
            for (int i = 0; i <= ODD_PENALTY; i++)
                CHECK(rubber.pts[i] == duplicate.pts[i], "result %d element %d", nth, i);
            CHECK(rubber.pts[ODD_GAME] == 0 && rubber.pts[ODD_PARTSCORE] == 0, "result %d", nth);
            CHECK(duplicate.pts[ODD_RUBBER] == 0 && duplicate.pts[ODD_HONORS] == 0, "result %d", nth);
        }
}

/* ---- Honors: any of the four players may hold them --------------------------------------------- */

static odd_deal with_honors(odd_strain strain, odd_seat by, int pts) {
    odd_deal d = rubber_deal((odd_result){4, strain, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_NONE);
    d.honors_by = by;
    d.honors_pts = pts;
    return d;
}

static void test_honors_of_the_declaring_side(void **state) {
    (void)state;
    odd_deal north = with_honors(ODD_SPADES, ODD_NORTH, 100), south = with_honors(ODD_SPADES, ODD_SOUTH, 150);
    assert_int_equal(odd_deal_check(&north, NULL), ODD_OK);
    assert_int_equal(odd_deal_score(&north), 120 + 100);
    assert_int_equal(odd_deal_score(&south), 120 + 150);
}

static void test_honors_of_the_defenders(void **state) {
    (void)state;
    odd_deal east = with_honors(ODD_SPADES, ODD_EAST, 100), west = with_honors(ODD_NT, ODD_WEST, 150);
    assert_int_equal(odd_deal_check(&west, NULL), ODD_OK);
    assert_int_equal(odd_deal_score(&east), 120 - 100);
    assert_int_equal(odd_deal_score(&west), 130 - 150);
}

/* Vulnerability and doubling do not affect honors; nor does defeat. */
static void test_honors_are_always_the_same(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++) {
            odd_deal d = rubber_deal(unit_result(nth, ODD_EAST), (odd_vul)v);
            int without = odd_deal_score(&d);
            d.honors_by = ODD_WEST;
            d.honors_pts = 150;
            CHECK(odd_deal_check(&d, NULL) == ODD_OK, "result %d", nth);
            CHECK(odd_deal_elements(&d).pts[ODD_HONORS] == 150, "result %d", nth);
            CHECK(odd_deal_score(&d) == without - 150, "result %d", nth);
        }
}

/* ---- odd_deal_check ---------------------------------------------------------------------------- */

static void check_refused(odd_deal d, int code) {
    odd_error error = {0};
    assert_int_equal(odd_deal_check(&d, &error), code);
    assert_int_equal(odd_deal_check(&d, NULL), code);
    assert_int_equal(error.code, code);
    assert_int_equal(error.line, 0);
    assert_int_equal(error.column, 0);
    assert_true(strlen(error.message) > 10);
    assert_true(strlen(error.message) < sizeof error.message - 1);
}

static void test_check_accepts_every_duplicate_deal(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            for (int v = 0; v < ODD_VUL_COUNT; v++) {
                odd_deal d = {.result = unit_result(nth, (odd_seat)seat), .vul = (odd_vul)v};
                CHECK(odd_deal_check(&d, NULL) == ODD_OK, "result %d seat %d vul %d", nth, seat, v);
            }
}

static void test_check_accepts_nothing_known(void **state) {
    (void)state;
    odd_deal d = {0};
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
    d.game = ODD_RUBBER_BRIDGE;
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
}

static void test_check_invalid_result(void **state) {
    (void)state;
    odd_deal d = {.result = {4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 14}};
    odd_error error = {0};
    int code = odd_deal_check(&d, &error);
    assert_int_not_equal(code, ODD_OK);
    assert_int_equal(error.code, code);
    assert_true(strlen(error.message) > 10);
}

static void test_check_one_side_vulnerable_needs_declarer(void **state) {
    (void)state;
    odd_deal d = {.result = {4, ODD_SPADES, ODD_UNDOUBLED, ODD_NO_SEAT, 10}, .vul = ODD_VUL_NS};
    check_refused(d, ODD_E_DECLARER);
    d.vul = ODD_VUL_EW;
    check_refused(d, ODD_E_DECLARER);
}

static void test_check_passed_out_needs_no_declarer(void **state) {
    (void)state;
    odd_deal d = {.vul = ODD_VUL_NS};
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
}

static void test_check_honors_at_duplicate(void **state) {
    (void)state;
    odd_deal d = with_honors(ODD_SPADES, ODD_NORTH, 100);
    d.game = ODD_DUPLICATE;
    check_refused(d, ODD_E_HONORS);
}

static void test_check_honors_on_passed_out_deal(void **state) {
    (void)state;
    odd_deal d = {.game = ODD_RUBBER_BRIDGE, .honors_by = ODD_EAST, .honors_pts = 150};
    check_refused(d, ODD_E_HONORS);
}

static void test_check_four_honors_at_notrump(void **state) {
    (void)state;
    check_refused(with_honors(ODD_NT, ODD_NORTH, 100), ODD_E_HONORS);
}

static void test_check_honors_worth_something_else(void **state) {
    (void)state;
    static const int wrong[] = {-100, 0, 1, 50, 99, 101, 149, 151, 200, 250};
    for (size_t i = 0; i < COUNT(wrong); i++) {
        check_refused(with_honors(ODD_SPADES, ODD_NORTH, wrong[i]), ODD_E_HONORS);
        check_refused(with_honors(ODD_NT, ODD_NORTH, wrong[i]), ODD_E_HONORS);
    }
}

static void test_check_honors_of_nobody(void **state) {
    (void)state;
    check_refused(with_honors(ODD_SPADES, ODD_NO_SEAT, 150), ODD_E_HONORS);
    check_refused(with_honors(ODD_NT, ODD_NO_SEAT, 150), ODD_E_HONORS);
}

static void test_check_honors_of_a_fifth_player(void **state) {
    (void)state;
    check_refused(with_honors(ODD_SPADES, ODD_SEAT_COUNT, 100), ODD_E_HONORS);
}

static void test_check_honors_need_declarer(void **state) {
    (void)state;
    odd_deal d = with_honors(ODD_SPADES, ODD_NORTH, 100);
    d.result.declarer = ODD_NO_SEAT;
    check_refused(d, ODD_E_DECLARER);
}

static void test_check_rubber_won_needs_both_vulnerabilities(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_YES);
    check_refused(d, ODD_E_VUL);
}

static void test_check_rubber_not_won_does_not(void **state) {
    (void)state;
    odd_deal d = rubber_deal((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_NO);
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
    d = rubber_deal((odd_result){3, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_YES);
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
    d = rubber_deal((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 9}, ODD_VUL_YES);
    assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
}

/* ---- odd_result_valid, odd_seat_side ----------------------------------------------------------- */

static bool should_be_valid(odd_result r) {
    bool nothing = r.strain == 0 && r.doubling == 0 && r.declarer == 0 && r.tricks == 0;
    if (r.level == 0)
        return nothing;
    bool contract = r.level >= 1 && r.level <= 7 && (int)r.strain >= 1 && (int)r.strain <= 5;
    bool rest = (int)r.doubling >= 0 && (int)r.doubling <= 2 && (int)r.declarer >= 0 && (int)r.declarer <= 4;
    return contract && rest && r.tricks >= 0 && r.tricks <= 13;
}

static void check_validity(int level, int strain) {
    for (int doubling = -1; doubling <= 4; doubling++)
        for (int seat = -1; seat <= 6; seat++)
            for (int tricks = -2; tricks <= 16; tricks++) {
                odd_result r = {level, (odd_strain)strain, (odd_doubling)doubling, (odd_seat)seat, tricks};
                CHECK(odd_result_valid(r) == should_be_valid(r), "%d %d %d %d %d", level, strain, doubling,
                      seat, tricks);
            }
}

static void test_valid_results(void **state) {
    (void)state;
    for (int level = -2; level <= 9; level++)
        for (int strain = -1; strain <= 7; strain++)
            check_validity(level, strain);
}

static void test_valid_extremes(void **state) {
    (void)state;
    assert_false(odd_result_valid((odd_result){INT32_MAX, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}));
    assert_false(odd_result_valid((odd_result){INT32_MIN, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}));
    assert_false(odd_result_valid((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, INT32_MAX}));
    assert_false(odd_result_valid((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, INT32_MIN}));
}

static void test_seat_side(void **state) {
    (void)state;
    assert_int_equal(odd_seat_side(ODD_NO_SEAT), ODD_NO_SIDE);
    assert_int_equal(odd_seat_side(ODD_NORTH), ODD_NS);
    assert_int_equal(odd_seat_side(ODD_EAST), ODD_EW);
    assert_int_equal(odd_seat_side(ODD_SOUTH), ODD_NS);
    assert_int_equal(odd_seat_side(ODD_WEST), ODD_EW);
    assert_int_equal(odd_seat_side(ODD_SEAT_COUNT), ODD_NO_SIDE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rubber_deal_1),
        cmocka_unit_test(test_rubber_deal_2),
        cmocka_unit_test(test_rubber_deal_3),
        cmocka_unit_test(test_rubber_deal_4),
        cmocka_unit_test(test_rubber_deal_5),
        cmocka_unit_test(test_rubber_deal_6),
        cmocka_unit_test(test_rubber_total),
        cmocka_unit_test(test_rubber_bonus_fast),
        cmocka_unit_test(test_rubber_bonus_slow),
        cmocka_unit_test(test_first_game_wins_no_rubber),
        cmocka_unit_test(test_part_score_wins_no_rubber),
        cmocka_unit_test(test_doubled_into_game_wins_rubber),
        cmocka_unit_test(test_defeat_wins_no_rubber),
        cmocka_unit_test(test_each_game_has_its_own_elements),
        cmocka_unit_test(test_honors_of_the_declaring_side),
        cmocka_unit_test(test_honors_of_the_defenders),
        cmocka_unit_test(test_honors_are_always_the_same),
        cmocka_unit_test(test_check_accepts_every_duplicate_deal),
        cmocka_unit_test(test_check_accepts_nothing_known),
        cmocka_unit_test(test_check_invalid_result),
        cmocka_unit_test(test_check_one_side_vulnerable_needs_declarer),
        cmocka_unit_test(test_check_passed_out_needs_no_declarer),
        cmocka_unit_test(test_check_honors_at_duplicate),
        cmocka_unit_test(test_check_honors_on_passed_out_deal),
        cmocka_unit_test(test_check_four_honors_at_notrump),
        cmocka_unit_test(test_check_honors_worth_something_else),
        cmocka_unit_test(test_check_honors_of_nobody),
        cmocka_unit_test(test_check_honors_of_a_fifth_player),
        cmocka_unit_test(test_check_honors_need_declarer),
        cmocka_unit_test(test_check_rubber_won_needs_both_vulnerabilities),
        cmocka_unit_test(test_check_rubber_not_won_does_not),
        cmocka_unit_test(test_valid_results),
        cmocka_unit_test(test_valid_extremes),
        cmocka_unit_test(test_seat_side),
    };
    return cmocka_run_group_tests_name("deal", tests, NULL, NULL);
}
