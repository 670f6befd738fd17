/* The Butler of a teams event: which tables are compared with each other. */
#include "event.h"

/* The pairs' event of the one that was read. */
static odd_event *butler(void) {
    odd_event *pairs = odd_event_butler(now.e, &now.arena);
    assert_non_null(pairs);
    assert_int_equal(odd_event_score(pairs), ODD_OK);
    return pairs;
}

/* How many results each board of the pairs has. */
static void check_results(int boards, int results) {
    odd_event *pairs = butler();
    assert_int_equal(odd_event_about(pairs)->board_count, boards);
    for (size_t i = 0; i < odd_event_about(pairs)->board_count; i++)
        assert_int_equal(odd_board_at(pairs, i)->results, results);
}

/* All play all, four teams and three rounds. In a round both matches have other boards, which the other match has in
 * another round: every board is played by all eight pairs, once. */
static void test_circulating(void **state) {
    (void)state;
    static const int meets[3][2][2] = {{{1, 2}, {3, 4}}, {{1, 3}, {2, 4}}, {{1, 4}, {2, 3}}};
    char text[4096];
    int len = snprintf(text, sizeof text, "scoring imps\n");
    for (int round = 0; round < 3; round++)
        for (int match = 0; match < 2; match++)
            for (int b = 0; b < 2; b++) {
                const int *m = meets[round][match];
                /* each round's boards go to its other match two rounds of play later: 1-2 and 3-4, then crosswise */
                int board = 4 * round + 2 * match + b + 1, crossed = 4 * round + 2 * (1 - match) + b + 1;
                len += snprintf(text + len, sizeof text - (size_t)len,
                                "round %d\nboard %d\n%d %d score %d0\n%d %d score %d0\n"
                                "round %d\nboard %d\n%d %d score %d0\n%d %d score %d0\n",
                                2 * round + 1, board, m[0], m[1], 10 * match, m[1], m[0], b + 1,
                                2 * round + 2, crossed, m[0], m[1], 20 + match, m[1], m[0], b);
            }
    event_good(text);
    check_results(12, 4); /* two matches, two tables each */
}

/* New deals for each round: a team has board 1 in each of them. */
static void test_dealt_anew(void **state) {
    (void)state;
    char text[2048];
    int len = snprintf(text, sizeof text, "scoring imps\n");
    static const int meets[3][2][2] = {{{1, 2}, {3, 4}}, {{1, 3}, {2, 4}}, {{1, 4}, {2, 3}}};
    for (int round = 0; round < 3; round++)
        for (int match = 0; match < 2; match++)
            for (int b = 1; b <= 2; b++)
                len += snprintf(text + len, sizeof text - (size_t)len,
                                "round %d\nboard %d\n%d %d pass\n%d %d pass\n", round + 1, b,
                                meets[round][match][0], meets[round][match][1], meets[round][match][1],
                                meets[round][match][0]);
    event_good(text);
    check_results(6, 4);
}

/* Nobody has it twice, but the cards are others. */
static void test_other_cards(void **state) {
    (void)state;
    static const char both[] =
        "scoring imps\nround 1\nboard 1\n%s1 2 pass\n2 1 pass\nround 2\nboard 1\n%s3 4 pass\n4 3 pass\n";
    static const char *const deals[] = {"deal N:AKQJT98765432... - - -\n", "deal N:.AKQJT98765432.. - - -\n",
                                        ""};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            char text[400];
            snprintf(text, sizeof text, both, deals[i], deals[j]);
            event_good(text);
            bool apart = i != j && i < 2 && j < 2;
            check_results(apart ? 2 : 1, apart ? 2 : 4);
        }
}

/* The datum is of all tables: 420 twice and 0 twice, and not of two. */
static void test_datum_of_all(void **state) {
    (void)state;
    event_good("scoring imps\nround 1\nboard 1\n1 2 score 420\n2 1 score 420\n"
               "round 2\nboard 1\n3 4 pass\n4 3 pass\n");
    odd_event *pairs = butler();
    assert_int_equal(odd_event_about(pairs)->board_count, 1);
    assert_int_equal(odd_board_at(pairs, 0)->datum_pts, 210);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_circulating),
        TEST(test_dealt_anew),
        TEST(test_other_cards),
        TEST(test_datum_of_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
