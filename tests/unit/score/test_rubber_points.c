/* The score sheet of a rubber: what vulnerability, which comes from the games won, does to each element;
 * and honors. */
#include "rubber.h"

/* ---- Vulnerability comes from games ---------------------------------------------------------------- */

static void test_vulnerable_with_a_game(void **state) {
    (void)state;
    start();
    play("3NT N =");
    check_vul(ODD_VUL_NS);
    play("4H E =");
    check_vul(ODD_VUL_BOTH);
}

static void test_partscores_make_nobody_vulnerable(void **state) {
    (void)state;
    start();
    play("2NT N =");
    play("3S E =");
    check_vul(ODD_VUL_NONE);
}

/* The deal that wins the game is scored as not vulnerable. */
static void test_not_yet_on_the_deal_itself(void **state) {
    (void)state;
    check_deal("6H N =", false, ODD_SLAM, ODD_NS, 500);
    check_vul(ODD_VUL_NS);
}

static void test_overtricks_by_vulnerability(void **state) {
    (void)state;
    check_deal("2S N +2", false, ODD_OVERTRICKS, ODD_NS, 60);
    check_deal("2S N +2", true, ODD_OVERTRICKS, ODD_NS, 60);
    check_deal("2NT N +1", true, ODD_OVERTRICKS, ODD_NS, 30);
    check_deal("2SX N +2", false, ODD_OVERTRICKS, ODD_NS, 200);
    check_deal("2SX N +2", true, ODD_OVERTRICKS, ODD_NS, 400);
    check_deal("2SXX N +2", false, ODD_OVERTRICKS, ODD_NS, 400);
    check_deal("2SXX N +2", true, ODD_OVERTRICKS, ODD_NS, 800);
}

static void test_slams_by_vulnerability(void **state) {
    (void)state;
    check_deal("6S N =", true, ODD_SLAM, ODD_NS, 750);
    check_deal("7C N =", false, ODD_SLAM, ODD_NS, 1000);
    check_deal("7C N =", true, ODD_SLAM, ODD_NS, 1500);
    check_deal("7C E =", true, ODD_SLAM, ODD_EW, 1000);
}

static void test_penalties_undoubled(void **state) {
    (void)state;
    check_deal("4S N -4", false, ODD_PENALTY, ODD_EW, 200);
    check_deal("4S N -4", true, ODD_PENALTY, ODD_EW, 400);
    check_deal("4S E -4", true, ODD_PENALTY, ODD_NS, 200);
}

static void test_penalties_doubled(void **state) {
    (void)state;
    check_deal("4SX N -1", false, ODD_PENALTY, ODD_EW, 100);
    check_deal("4SX N -3", false, ODD_PENALTY, ODD_EW, 500);
    check_deal("4SX N -4", false, ODD_PENALTY, ODD_EW, 800);
    check_deal("4SX N -1", true, ODD_PENALTY, ODD_EW, 200);
    check_deal("4SX N -4", true, ODD_PENALTY, ODD_EW, 1100);
    check_deal("4SX W -4", true, ODD_PENALTY, ODD_NS, 800);
}

static void test_penalties_redoubled(void **state) {
    (void)state;
    check_deal("4SXX N -4", false, ODD_PENALTY, ODD_EW, 1600);
    check_deal("4SXX N -4", true, ODD_PENALTY, ODD_EW, 2200);
}

static void test_insult(void **state) {
    (void)state;
    check_deal("2CX N =", false, ODD_INSULT, ODD_NS, 50);
    check_deal("2CX N =", true, ODD_INSULT, ODD_NS, 50);
    check_deal("2CXX N =", false, ODD_INSULT, ODD_NS, 100);
    check_deal("2CXX N =", true, ODD_INSULT, ODD_NS, 100);
    check_deal("2CXX N -1", true, ODD_INSULT, ODD_NS, 0);
}

/* The deal's own idea of the vulnerability is not looked at: the sheet knows. */
static void test_deals_own_vulnerability_is_ignored(void **state) {
    (void)state;
    start();
    odd_deal d = sheet_deal("6H N =");
    d.vul = ODD_VUL_BOTH;
    d.game = ODD_DUPLICATE;
    count = odd_rubber_add(&rubber, entries, &d);
    assert_int_equal(count, 2);
    check_entry(ODD_SLAM, ODD_NS, 500);
}

/* ---- Honors ---------------------------------------------------------------------------------------- */

static void test_honors_of_declarer(void **state) {
    (void)state;
    check_deal("2S N = honors N 100", false, ODD_HONORS, ODD_NS, 100);
    check_column(ODD_NS, 100, 60);
}

static void test_honors_of_dummy(void **state) {
    (void)state;
    check_deal("2S N = honors S 150", false, ODD_HONORS, ODD_NS, 150);
}

static void test_honors_of_each_defender(void **state) {
    (void)state;
    check_deal("2S N = honors E 100", false, ODD_HONORS, ODD_EW, 100);
    check_column(ODD_EW, 100, 0);
    check_deal("2S N = honors W 150", false, ODD_HONORS, ODD_EW, 150);
    check_column(ODD_NS, 0, 60);
}

static void test_honors_when_the_contract_fails(void **state) {
    (void)state;
    check_deal("4S N -1 honors N 100", false, ODD_HONORS, ODD_NS, 100);
    check_entry(ODD_PENALTY, ODD_EW, 50);
    check_deal("4SX N -1 honors E 150", true, ODD_HONORS, ODD_EW, 150);
    check_entry(ODD_PENALTY, ODD_EW, 200);
}

static void test_honors_are_never_doubled(void **state) {
    (void)state;
    check_deal("2SXX N = honors N 100", true, ODD_HONORS, ODD_NS, 100);
}

static void test_honors_are_above_the_line(void **state) {
    (void)state;
    check_deal("1NT N = honors N 150", false, ODD_HONORS, ODD_NS, 150);
    check_games(0, 0);
    check_partscores(40, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_vulnerable_with_a_game),
        cmocka_unit_test(test_partscores_make_nobody_vulnerable),
        cmocka_unit_test(test_not_yet_on_the_deal_itself),
        cmocka_unit_test(test_overtricks_by_vulnerability),
        cmocka_unit_test(test_slams_by_vulnerability),
        cmocka_unit_test(test_penalties_undoubled),
        cmocka_unit_test(test_penalties_doubled),
        cmocka_unit_test(test_penalties_redoubled),
        cmocka_unit_test(test_insult),
        cmocka_unit_test(test_deals_own_vulnerability_is_ignored),
        cmocka_unit_test(test_honors_of_declarer),
        cmocka_unit_test(test_honors_of_dummy),
        cmocka_unit_test(test_honors_of_each_defender),
        cmocka_unit_test(test_honors_when_the_contract_fails),
        cmocka_unit_test(test_honors_are_never_doubled),
        cmocka_unit_test(test_honors_are_above_the_line),
    };
    return cmocka_run_group_tests_name("rubber_points", tests, NULL, NULL);
}
