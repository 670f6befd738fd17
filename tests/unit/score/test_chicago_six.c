/* A Chicago of six deals: who deals, who is vulnerable, and the premiums of the last deal. */
#include "sheet.h"

static odd_chicago chicago; /* the one that is played */
static odd_entry entries[ODD_ENTRIES_MAX];
static int count; /* of entries, for the last deal */

static void start(odd_chicago rules) {
    chicago = rules;
    count = 0;
}

static void play(const char *text) {
    odd_deal d = sheet_deal(text);
    count = odd_chicago_add(&chicago, entries, &d);
    sheet_check_entries(entries, count);
}

static void check_premiums(int ns_game, int ew_game, int ns_partscore, int ew_partscore) {
    assert_int_equal(sheet_points(entries, count, ODD_GAME, ODD_NS), ns_game);
    assert_int_equal(sheet_points(entries, count, ODD_GAME, ODD_EW), ew_game);
    assert_int_equal(sheet_points(entries, count, ODD_PARTSCORE, ODD_NS), ns_partscore);
    assert_int_equal(sheet_points(entries, count, ODD_PARTSCORE, ODD_EW), ew_partscore);
}

/* Plays deals that change nothing: one off, undoubled. */
static void pass_time(int deals) {
    for (int i = 0; i < deals; i++)
        play("1NT N -1");
}

/* Six deals: the usual four, then one with nobody and one with both sides vulnerable, by who dealt first and second. */
static void test_six_deals(void **state) {
    (void)state;
    for (int first = ODD_NORTH; first <= ODD_WEST; first++)
        for (int nondealer = 0; nondealer < 2; nondealer++) {
            start((odd_chicago){
                .first_dealer = (odd_seat)first, .nondealer_vulnerable = nondealer == 1, .six_deals = true});
            for (int deal = 1; deal <= 6; deal++) {
                int dealer = ODD_NORTH + (first - ODD_NORTH + deal - 1) % 4;
                bool north_south = dealer == ODD_NORTH || dealer == ODD_SOUTH;
                odd_vul vul = deal == 1 || deal == 5            ? ODD_VUL_NONE
                              : deal == 4 || deal == 6          ? ODD_VUL_BOTH
                              : north_south == (nondealer == 0) ? ODD_VUL_NS
                                                                : ODD_VUL_EW;
                CHECK((int)odd_chicago_dealer(&chicago) == dealer && odd_chicago_vul(&chicago) == vul,
                      "dealer %d first, deal %d: %s deals, %s", first, deal,
                      odd_seat_text(odd_chicago_dealer(&chicago)), odd_vul_text(odd_chicago_vul(&chicago)));
                assert_false(chicago.finished);
                play("pass"); /* does not count */
                pass_time(1);
            }
            assert_true(chicago.finished);
        }
}

/* Part-scores carry from the fourth deal to the fifth; the 100 are of the last deal. */
static void test_six_deals_premiums(void **state) {
    (void)state;
    start((odd_chicago){.six_deals = true});
    pass_time(3);
    play("2S N =");
    check_premiums(0, 0, 0, 0);
    assert_int_equal(chicago.partscore[ODD_NS], 60);
    play("1H N +1");
    check_premiums(0, 0, 0, 0);
    assert_int_equal(chicago.partscore[ODD_NS], 90);
    play("1C E =");
    check_premiums(0, 0, 0, 100);
    assert_true(chicago.finished);
    start((odd_chicago){.six_deals = true});
    pass_time(3);
    play("2S N =");
    play("2H S ="); /* the fifth: not vulnerable, 60 and 60 */
    check_premiums(300, 0, 0, 0);
    play("3NT W =");
    check_premiums(0, 500, 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_six_deals),
        cmocka_unit_test(test_six_deals_premiums),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
