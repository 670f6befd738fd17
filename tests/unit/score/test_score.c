/* Every score of duplicate bridge: 2,940 contracts, results and vulnerabilities, against the printed
 * club table and against Law 77 worked out in the plainest way. */
#include "unit.h"
#include "laws/club_table.h"
#include "laws/law77.h"

/* ---- What the sources say: declarer's points, negative if defeated ----------------------------- */

static int club_score(odd_result r, bool vulnerable) {
    int column = (int)r.doubling + (vulnerable ? 3 : 0);
    int made = r.tricks - 6;
    if (made < r.level) {
        for (size_t i = 0; i < CLUB_DOWN_ROWS; i++)
            if (club_down[i].undertricks == r.level - made)
                return -club_down[i].pts[column];
        fail_msg("no row for this many undertricks");
    }
    club_family family = r.strain == ODD_NT       ? CLUB_NOTRUMP
                         : r.strain >= ODD_HEARTS ? CLUB_MAJORS
                                                  : CLUB_MINORS;
    for (size_t i = 0; i < CLUB_MADE_ROWS; i++)
        if (club_made[i].family == family && club_made[i].level == r.level && club_made[i].made == made)
            return club_made[i].pts[column];
    fail_msg("no row for this contract");
    return 0;
}

static odd_elements law_elements(odd_result r, bool vulnerable) {
    odd_elements e = {{0}};
    int needed = 6 + r.level;
    for (int trick = r.tricks + 1, nth = 1; trick <= needed; trick++, nth++) {
        if (nth == 1)
            e.pts[ODD_PENALTY] += law77_first_undertrick[r.doubling][vulnerable];
        else
            e.pts[ODD_PENALTY] += law77_additional_undertrick[r.doubling][vulnerable];
        if (nth >= 4)
            e.pts[ODD_PENALTY] += law77_fourth_undertrick_bonus[r.doubling][vulnerable];
    }
    if (r.tricks < needed)
        return e;
    for (int odd_trick = 1; odd_trick <= r.level; odd_trick++) {
        if (r.strain != ODD_NT)
            e.pts[ODD_CONTRACT_POINTS] += law77_trumps[r.doubling][r.strain - ODD_CLUBS];
        else if (odd_trick == 1)
            e.pts[ODD_CONTRACT_POINTS] += law77_notrump_first[r.doubling];
        else
            e.pts[ODD_CONTRACT_POINTS] += law77_notrump_additional[r.doubling];
    }
    int trick_value =
        r.strain == ODD_NT ? law77_notrump_additional[0] : law77_trumps[0][r.strain - ODD_CLUBS];
    for (int trick = needed + 1; trick <= r.tricks; trick++)
        e.pts[ODD_OVERTRICKS] +=
            r.doubling == ODD_UNDOUBLED ? trick_value : law77_overtrick[r.doubling][vulnerable];
    if (r.level == 6)
        e.pts[ODD_SLAM] = law77_small_slam[vulnerable];
    if (r.level == 7)
        e.pts[ODD_SLAM] = law77_grand_slam[vulnerable];
    e.pts[ODD_INSULT] = law77_fulfilling[r.doubling];
    if (e.pts[ODD_CONTRACT_POINTS] >= LAW77_GAME_TRICK_SCORE)
        e.pts[ODD_GAME] = law77_game[vulnerable];
    else
        e.pts[ODD_PARTSCORE] = LAW77_PARTSCORE;
    return e;
}

static int law_score(odd_result r, bool vulnerable) {
    odd_elements e = law_elements(r, vulnerable);
    int score = 0;
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++)
        score += i == ODD_PENALTY ? -e.pts[i] : e.pts[i];
    return score;
}

/* ---- Every one of them ------------------------------------------------------------------------- */

typedef void check_function(odd_result r, bool vulnerable);

static void for_every_score(check_function *check) {
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int vulnerable = 0; vulnerable < 2; vulnerable++)
            check(unit_result(nth, ODD_NO_SEAT), vulnerable);
}

static odd_deal duplicate(odd_result r, odd_vul v) {
    odd_deal d = {0};
    d.result = r;
    d.vul = v;
    return d;
}

static odd_vul declarers_vul(bool vulnerable) {
    return vulnerable ? ODD_VUL_YES : ODD_VUL_NO;
}

static void check_sources(odd_result r, bool vulnerable) {
    CHECK(club_score(r, vulnerable) == law_score(r, vulnerable), "%d/%d/%d %d tricks", r.level, r.strain,
          r.doubling, r.tricks);
}

static void test_club_table_is_law_77(void **state) {
    (void)state;
    for_every_score(check_sources);
}

static void check_club_score(odd_result r, bool vulnerable) {
    CHECK(odd_score(r, declarers_vul(vulnerable)) == club_score(r, vulnerable), "%d/%d/%d %d tricks", r.level,
          r.strain, r.doubling, r.tricks);
}

static void test_score_is_club_table(void **state) {
    (void)state;
    for_every_score(check_club_score);
}

static void check_law_score(odd_result r, bool vulnerable) {
    CHECK(odd_score(r, declarers_vul(vulnerable)) == law_score(r, vulnerable), "%d/%d/%d %d tricks", r.level,
          r.strain, r.doubling, r.tricks);
}

static void test_score_is_law_77(void **state) {
    (void)state;
    for_every_score(check_law_score);
}

static void check_club_deal(odd_result r, bool vulnerable) {
    odd_deal d = duplicate(r, declarers_vul(vulnerable));
    CHECK(odd_deal_check(&d, NULL) == ODD_OK, "%d/%d", r.level, r.strain);
    CHECK(odd_deal_score(&d) == club_score(r, vulnerable), "%d/%d/%d %d tricks", r.level, r.strain,
          r.doubling, r.tricks);
}

static void test_deal_score_is_club_table(void **state) {
    (void)state;
    for_every_score(check_club_deal);
}

static void check_club_elements(odd_result r, bool vulnerable) {
    odd_deal d = duplicate(r, declarers_vul(vulnerable));
    odd_elements e = odd_deal_elements(&d);
    int sum = 0;
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++) {
        CHECK(e.pts[i] >= 0, "%d/%d element %d", r.level, r.strain, i);
        sum += i == ODD_PENALTY ? -e.pts[i] : e.pts[i];
    }
    CHECK(sum == club_score(r, vulnerable), "%d/%d/%d %d tricks", r.level, r.strain, r.doubling, r.tricks);
}

static void test_elements_add_up_to_club_table(void **state) {
    (void)state;
    for_every_score(check_club_elements);
}

static void check_law_elements(odd_result r, bool vulnerable) {
    odd_deal d = duplicate(r, declarers_vul(vulnerable));
    odd_elements e = odd_deal_elements(&d), law = law_elements(r, vulnerable);
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++)
        CHECK(e.pts[i] == law.pts[i], "%d/%d/%d %d tricks: element %d is %d, not %d", r.level, r.strain,
              r.doubling, r.tricks, i, e.pts[i], law.pts[i]);
}

static void test_each_element_is_law_77(void **state) {
    (void)state;
    for_every_score(check_law_elements);
}

/* Each number of the card is reached by a result. */
static void test_club_table_is_covered(void **state) {
    (void)state;
    int cells = 0;
    for (size_t i = 0; i < CLUB_MADE_ROWS; i++)
        for (int column = 0; column < CLUB_COLUMNS; column++, cells++) {
            const club_made_row *row = &club_made[i];
            static const odd_strain strains[] = {ODD_DIAMONDS, ODD_SPADES, ODD_NT};
            odd_result r = {row->level, strains[row->family], (odd_doubling)(column % 3), ODD_NO_SEAT,
                            6 + row->made};
            CHECK(odd_score(r, declarers_vul(column >= 3)) == row->pts[column], "row %zu column %d", i,
                  column);
        }
    for (size_t i = 0; i < CLUB_DOWN_ROWS; i++)
        for (int column = 0; column < CLUB_COLUMNS; column++, cells++) {
            odd_result r = {7, ODD_CLUBS, (odd_doubling)(column % 3), ODD_NO_SEAT,
                            13 - club_down[i].undertricks};
            CHECK(odd_score(r, declarers_vul(column >= 3)) == -club_down[i].pts[column], "down row %zu", i);
        }
    assert_int_equal(cells, 582);
}

/* ---- Whose points ------------------------------------------------------------------------------ */

static bool is_vulnerable(odd_vul v, bool east_west) {
    return v == ODD_VUL_BOTH || v == ODD_VUL_YES || (v == ODD_VUL_EW && east_west) ||
           (v == ODD_VUL_NS && !east_west);
}

static void check_seat(odd_seat seat, bool east_west) {
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int v = 0; v < ODD_VUL_COUNT; v++) {
            odd_result r = unit_result(nth, seat);
            odd_deal d = duplicate(r, (odd_vul)v);
            int declarers = law_score(r, is_vulnerable((odd_vul)v, east_west));
            int north_souths = east_west ? -declarers : declarers;
            CHECK(odd_score(r, (odd_vul)v) == north_souths, "result %d vul %d", nth, v);
            CHECK(odd_deal_score(&d) == north_souths, "result %d vul %d", nth, v);
        }
}

static void test_north_declares(void **state) {
    (void)state;
    check_seat(ODD_NORTH, false);
}

static void test_east_declares(void **state) {
    (void)state;
    check_seat(ODD_EAST, true);
}

static void test_south_declares(void **state) {
    (void)state;
    check_seat(ODD_SOUTH, false);
}

static void test_west_declares(void **state) {
    (void)state;
    check_seat(ODD_WEST, true);
}

static void test_unnamed_declarer_scores_for_himself(void **state) {
    (void)state;
    static const odd_vul told[] = {ODD_VUL_NONE, ODD_VUL_BOTH, ODD_VUL_NO, ODD_VUL_YES};
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (size_t v = 0; v < COUNT(told); v++) {
            odd_result r = unit_result(nth, ODD_NO_SEAT);
            odd_deal d = duplicate(r, told[v]);
            int expected = law_score(r, is_vulnerable(told[v], false));
            CHECK(odd_score(r, told[v]) == expected, "result %d vul %d", nth, told[v]);
            CHECK(odd_deal_score(&d) == expected, "result %d vul %d", nth, told[v]);
        }
}

/* Such a deal cannot be scored, and odd_deal_check says so; but the two functions that score without
 * checking must not differ. */
static void test_unnamed_declarer_one_side_vulnerable(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int v = ODD_VUL_NS; v <= ODD_VUL_EW; v++) {
            odd_deal d = duplicate(unit_result(nth, ODD_NO_SEAT), (odd_vul)v);
            CHECK(odd_score(d.result, d.vul) == odd_deal_score(&d), "result %d, %s: %d and %d", nth,
                  odd_vul_text(d.vul), odd_score(d.result, d.vul), odd_deal_score(&d));
        }
}

static void test_passed_out_scores_nothing(void **state) {
    (void)state;
    for (int v = 0; v < ODD_VUL_COUNT; v++) {
        odd_deal d = duplicate((odd_result){0}, (odd_vul)v);
        assert_int_equal(odd_score(d.result, d.vul), 0);
        assert_int_equal(odd_deal_score(&d), 0);
        assert_int_equal(odd_deal_check(&d, NULL), ODD_OK);
    }
}

static void test_invalid_result_scores_as_passed_out(void **state) {
    (void)state;
    static const odd_result wrong[] = {
        {8, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 13},
        {-1, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10},
        {4, ODD_NO_STRAIN, ODD_UNDOUBLED, ODD_NORTH, 10},
        {4, ODD_STRAIN_COUNT, ODD_UNDOUBLED, ODD_NORTH, 10},
        {4, ODD_SPADES, ODD_DOUBLING_COUNT, ODD_NORTH, 10},
        {4, ODD_SPADES, ODD_UNDOUBLED, ODD_SEAT_COUNT, 10},
        {4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 14},
        {4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, -1},
        {0, ODD_SPADES, ODD_UNDOUBLED, ODD_NO_SEAT, 0},
    };
    for (size_t i = 0; i < COUNT(wrong); i++) {
        odd_deal d = duplicate(wrong[i], ODD_VUL_BOTH);
        CHECK(odd_score(wrong[i], ODD_VUL_BOTH) == 0, "result %zu", i);
        CHECK(odd_deal_score(&d) == 0, "result %zu", i);
    }
}

/* ---- The worked examples of a beginners' page, none vulnerable ---------------------------------- */

static void check_example(odd_result r, int ns, int ew) {
    odd_deal d = duplicate(r, ODD_VUL_NONE);
    assert_int_equal(odd_score(r, ODD_VUL_NONE), ns);
    assert_int_equal(-odd_score(r, ODD_VUL_NONE), ew);
    assert_int_equal(odd_deal_score(&d), ns);
}

static void test_example_four_spades_by_north_11_tricks(void **state) {
    (void)state;
    check_example((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 11}, 450, -450);
}

/* Whichever the suit was: the penalty is the same for all. */
static void test_example_one_of_a_suit_by_west_5_tricks(void **state) {
    (void)state;
    for (int strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        check_example((odd_result){1, (odd_strain)strain, ODD_UNDOUBLED, ODD_WEST, 5}, 100, -100);
}

static void test_example_three_notrump_by_east_9_tricks(void **state) {
    (void)state;
    check_example((odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_EAST, 9}, -400, 400);
}

static void test_example_one_diamond_by_south_8_tricks(void **state) {
    (void)state;
    check_example((odd_result){1, ODD_DIAMONDS, ODD_UNDOUBLED, ODD_SOUTH, 8}, 90, -90);
}

static void test_example_three_hearts_by_south_10_tricks(void **state) {
    (void)state;
    check_example((odd_result){3, ODD_HEARTS, ODD_UNDOUBLED, ODD_SOUTH, 10}, 170, -170);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_club_table_is_law_77),
        cmocka_unit_test(test_score_is_club_table),
        cmocka_unit_test(test_score_is_law_77),
        cmocka_unit_test(test_deal_score_is_club_table),
        cmocka_unit_test(test_elements_add_up_to_club_table),
        cmocka_unit_test(test_each_element_is_law_77),
        cmocka_unit_test(test_club_table_is_covered),
        cmocka_unit_test(test_north_declares),
        cmocka_unit_test(test_east_declares),
        cmocka_unit_test(test_south_declares),
        cmocka_unit_test(test_west_declares),
        cmocka_unit_test(test_unnamed_declarer_scores_for_himself),
        cmocka_unit_test(test_unnamed_declarer_one_side_vulnerable),
        cmocka_unit_test(test_passed_out_scores_nothing),
        cmocka_unit_test(test_invalid_result_scores_as_passed_out),
        cmocka_unit_test(test_example_four_spades_by_north_11_tricks),
        cmocka_unit_test(test_example_one_of_a_suit_by_west_5_tricks),
        cmocka_unit_test(test_example_three_notrump_by_east_9_tricks),
        cmocka_unit_test(test_example_one_diamond_by_south_8_tricks),
        cmocka_unit_test(test_example_three_hearts_by_south_10_tricks),
    };
    return cmocka_run_group_tests_name("score", tests, NULL, NULL);
}
