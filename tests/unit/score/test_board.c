/* Who deals and who is vulnerable on which board: Law 2. */
#include "unit.h"

/* The cycle of sixteen, as it is printed on the boards. */
static const struct {
    odd_seat dealer;
    odd_vul vul;
} law2[16] = {
    {ODD_NORTH, ODD_VUL_NONE}, /* 1 */
    {ODD_EAST, ODD_VUL_NS},    /* 2 */
    {ODD_SOUTH, ODD_VUL_EW},   /* 3 */
    {ODD_WEST, ODD_VUL_BOTH},  /* 4 */
    {ODD_NORTH, ODD_VUL_NS},   /* 5 */
    {ODD_EAST, ODD_VUL_EW},    /* 6 */
    {ODD_SOUTH, ODD_VUL_BOTH}, /* 7 */
    {ODD_WEST, ODD_VUL_NONE},  /* 8 */
    {ODD_NORTH, ODD_VUL_EW},   /* 9 */
    {ODD_EAST, ODD_VUL_BOTH},  /* 10 */
    {ODD_SOUTH, ODD_VUL_NONE}, /* 11 */
    {ODD_WEST, ODD_VUL_NS},    /* 12 */
    {ODD_NORTH, ODD_VUL_BOTH}, /* 13 */
    {ODD_EAST, ODD_VUL_NONE},  /* 14 */
    {ODD_SOUTH, ODD_VUL_NS},   /* 15 */
    {ODD_WEST, ODD_VUL_EW},    /* 16 */
};

static void test_dealer_of_boards_1_to_16(void **state) {
    (void)state;
    for (int board = 1; board <= 16; board++)
        CHECK(odd_board_dealer(board) == law2[board - 1].dealer, "board %d", board);
}

static void test_vul_of_boards_1_to_16(void **state) {
    (void)state;
    for (int board = 1; board <= 16; board++)
        CHECK(odd_board_vul(board) == law2[board - 1].vul, "board %d", board);
}

static void test_cycle_repeats(void **state) {
    (void)state;
    for (int board = 1; board <= 10000; board++) {
        CHECK(odd_board_dealer(board) == law2[(board - 1) % 16].dealer, "board %d", board);
        CHECK(odd_board_vul(board) == law2[(board - 1) % 16].vul, "board %d", board);
    }
}

/* Each side is vulnerable on half of the boards, and each dealer meets each vulnerability once. */
static void test_cycle_is_fair(void **state) {
    (void)state;
    int met[ODD_SEAT_COUNT][ODD_VUL_COUNT] = {{0}};
    for (int board = 1; board <= 16; board++)
        met[odd_board_dealer(board)][odd_board_vul(board)]++;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++)
            assert_int_equal(met[seat][v], 1);
}

static void test_last_board(void **state) {
    (void)state;
    assert_int_equal(odd_board_dealer(INT32_MAX), law2[(INT32_MAX - 1) % 16].dealer);
    assert_int_equal(odd_board_vul(INT32_MAX), law2[(INT32_MAX - 1) % 16].vul);
}

static void test_no_such_board(void **state) {
    (void)state;
    static const int boards[] = {0, -1, -2, -15, -16, -17, INT32_MIN};
    for (size_t i = 0; i < COUNT(boards); i++) {
        assert_int_equal(odd_board_dealer(boards[i]), ODD_NO_SEAT);
        assert_int_equal(odd_board_vul(boards[i]), ODD_VUL_NONE);
    }
}

static void test_vulnerable(void **state) {
    (void)state;
    static const int truth[ODD_VUL_COUNT][ODD_SEAT_COUNT] = {
        /* none   N  E  S  W */
        [ODD_VUL_NONE] = {0, 0, 0, 0, 0}, [ODD_VUL_NS] = {-1, 1, 0, 1, 0}, [ODD_VUL_EW] = {-1, 0, 1, 0, 1},
        [ODD_VUL_BOTH] = {1, 1, 1, 1, 1}, [ODD_VUL_NO] = {0, 0, 0, 0, 0},  [ODD_VUL_YES] = {1, 1, 1, 1, 1},
    };
    for (int v = 0; v < ODD_VUL_COUNT; v++)
        for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
            CHECK(odd_vulnerable((odd_vul)v, (odd_seat)seat) == truth[v][seat], "vul %d seat %d", v, seat);
}

static void test_vulnerable_without_a_vulnerability(void **state) {
    (void)state;
    assert_int_equal(odd_vulnerable(ODD_VUL_COUNT, ODD_NORTH), -1);
    assert_int_equal(odd_vulnerable(ODD_VUL_COUNT, ODD_NO_SEAT), -1);
}

static void test_vul_names(void **state) {
    (void)state;
    static const char *const names[] = {"none", "ns", "ew", "both", "no", "yes", ""};
    for (int v = 0; v <= ODD_VUL_COUNT; v++)
        assert_string_equal(odd_vul_text((odd_vul)v), names[v]);
}

static void test_vul_names_read_back(void **state) {
    (void)state;
    for (int v = 0; v < ODD_VUL_COUNT; v++) {
        odd_vul back = ODD_VUL_COUNT;
        const char *name = odd_vul_text((odd_vul)v);
        assert_int_equal(odd_vul_parse(&back, name, strlen(name), NULL), ODD_OK);
        assert_int_equal(back, v);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dealer_of_boards_1_to_16),
        cmocka_unit_test(test_vul_of_boards_1_to_16),
        cmocka_unit_test(test_cycle_repeats),
        cmocka_unit_test(test_cycle_is_fair),
        cmocka_unit_test(test_last_board),
        cmocka_unit_test(test_no_such_board),
        cmocka_unit_test(test_vulnerable),
        cmocka_unit_test(test_vulnerable_without_a_vulnerability),
        cmocka_unit_test(test_vul_names),
        cmocka_unit_test(test_vul_names_read_back),
    };
    return cmocka_run_group_tests_name("board", tests, NULL, NULL);
}
