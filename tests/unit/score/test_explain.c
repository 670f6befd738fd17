/* Explanations: the sums in them are read and worked out by a small evaluator of their own, so that
 * what is told is what was scored. */
#include <ctype.h>

#include "unit.h"

/* ---- An evaluator: sum = product { "+" product }, product = value { "x" value } ----------------- */

typedef struct reader {
    const char *at;
    bool wrong;
} reader;

static void skip_blanks(reader *r) {
    while (*r->at == ' ')
        r->at++;
}

static bool take(reader *r, char c) {
    skip_blanks(r);
    if (*r->at != c)
        return false;
    r->at++;
    return true;
}

static long sum(reader *r);

static long value(reader *r) {
    if (take(r, '(')) {
        long inner = sum(r);
        r->wrong |= !take(r, ')');
        return inner;
    }
    skip_blanks(r);
    if (!isdigit((unsigned char)*r->at)) {
        r->wrong = true;
        return 0;
    }
    char *end;
    long number = strtol(r->at, &end, 10);
    r->at = end;
    return number;
}

static long product(reader *r) {
    long result = value(r);
    while (take(r, 'x'))
        result *= value(r);
    return result;
}

static long sum(reader *r) {
    long result = product(r);
    while (take(r, '+'))
        result += product(r);
    return result;
}

/* Both sides of "a = b", or "b" alone, must be points. */
static bool adds_up(const char *text, long points) {
    reader r = {text, false};
    long left = sum(&r);
    if (take(&r, '='))
        left = left == points ? sum(&r) : -1;
    return !r.wrong && *r.at == '\0' && left == points;
}

static void test_the_evaluator_itself(void **state) {
    (void)state;
    assert_true(adds_up("(40 + 2 x 30) x 2 = 200", 200));
    assert_true(adds_up("100 + 2 x 200 + 300 = 800", 800));
    assert_true(adds_up("50", 50));
    assert_false(adds_up("40 + 2 x 30 x 2 = 200", 200));
    assert_false(adds_up("100 + 2 x 200 + 300 = 600", 600));
    assert_false(adds_up("4 x 30 = 120 ", 130));
    assert_false(adds_up("4 x 30 =", 120));
    assert_false(adds_up("4 x = 120", 120));
    assert_false(adds_up("(40 + 30 = 70", 70));
    assert_false(adds_up("", 0));
}

/* ---- Every score of both games ------------------------------------------------------------------ */

typedef void check_function(const odd_deal *d, const odd_step *step);

static void for_every_step(odd_game game, odd_seat honors_by, check_function *check) {
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int seat = ODD_NO_SEAT; seat <= ODD_WEST; seat++)
            for (int v = 0; v < ODD_VUL_COUNT; v++) {
                odd_deal d = {unit_result(nth, (odd_seat)seat), (odd_vul)v, game, honors_by,
                              honors_by != ODD_NO_SEAT ? 150 : 0};
                if (odd_deal_check(&d, NULL) != ODD_OK)
                    continue;
                odd_step steps[ODD_ELEMENT_COUNT];
                memset(steps, 0x5A, sizeof steps);
                int count = odd_deal_explain(steps, &d);
                CHECK(count >= 1 && count <= ODD_ELEMENT_COUNT, "result %d: %d steps", nth, count);
                for (int i = 0; i < count; i++)
                    check(&d, &steps[i]);
            }
}

static void for_both_games(check_function *check) {
    for_every_step(ODD_DUPLICATE, ODD_NO_SEAT, check);
    for_every_step(ODD_RUBBER_BRIDGE, ODD_NO_SEAT, check);
    for_every_step(ODD_RUBBER_BRIDGE, ODD_WEST, check);
}

#define DEAL(d)                                                                                           \
    "%d%s%s %s %d tricks, %s", (d)->result.level, odd_strain_text((d)->result.strain, ODD_ASCII),         \
        odd_doubling_text((d)->result.doubling), odd_seat_text((d)->result.declarer), (d)->result.tricks, \
        odd_vul_text((d)->vul)

static void check_points(const odd_deal *d, const odd_step *step) {
    CHECK(step->points == odd_deal_elements(d).pts[step->element], DEAL(d));
    CHECK(step->points > 0, DEAL(d));
}

static void test_points_are_the_elements(void **state) {
    (void)state;
    for_both_games(check_points);
}

static void check_sum(const odd_deal *d, const odd_step *step) {
    CHECK(memchr(step->sum, '\0', sizeof step->sum) != NULL, DEAL(d));
    if (!adds_up(step->sum, step->points))
        print_error("'%s' should be %d\n", step->sum, step->points);
    CHECK(adds_up(step->sum, step->points), DEAL(d));
}

static void test_sums_are_right(void **state) {
    (void)state;
    for_both_games(check_sum);
}

static void check_sum_fits(const odd_deal *d, const odd_step *step) {
    CHECK(strlen(step->sum) < sizeof step->sum - 1, DEAL(d));
}

static void test_sums_are_whole(void **state) {
    (void)state;
    for_both_games(check_sum_fits);
}

static void check_why(const odd_deal *d, const odd_step *step) {
    CHECK(memchr(step->why, '\0', sizeof step->why) != NULL, DEAL(d));
    CHECK(step->why[0] != '\0', DEAL(d));
}

static void test_reasons_are_given(void **state) {
    (void)state;
    for_both_games(check_why);
}

/* A text that fills its buffer was cut off, or nearly. */
static void check_why_fits(const odd_deal *d, const odd_step *step) {
    if (strlen(step->why) >= sizeof step->why - 1)
        print_error("'%s'\n", step->why);
    CHECK(strlen(step->why) < sizeof step->why - 1, DEAL(d));
}

static void test_reasons_are_whole(void **state) {
    (void)state;
    for_both_games(check_why_fits);
}

static void check_law(const odd_deal *d, const odd_step *step) {
    CHECK(step->law != NULL && strncmp(step->law, "Law ", 4) == 0, DEAL(d));
    CHECK(isdigit((unsigned char)step->law[4]), DEAL(d));
}

static void test_laws_are_named(void **state) {
    (void)state;
    for_both_games(check_law);
}

static void check_duplicate_law(const odd_deal *d, const odd_step *step) {
    CHECK(strncmp(step->law, "Law 77", 6) == 0, DEAL(d));
}

static void test_duplicate_is_law_77(void **state) {
    (void)state;
    for_every_step(ODD_DUPLICATE, ODD_NO_SEAT, check_duplicate_law);
}

static void check_side(const odd_deal *d, const odd_step *step) {
    odd_side own = odd_seat_side(d->result.declarer);
    odd_side expected = own;
    if (own != ODD_NO_SIDE && step->element == ODD_PENALTY)
        expected = own == ODD_NS ? ODD_EW : ODD_NS;
    if (own != ODD_NO_SIDE && step->element == ODD_HONORS)
        expected = ODD_EW; /* West's */
    CHECK(step->side == expected, DEAL(d));
}

static void test_sides_are_right(void **state) {
    (void)state;
    for_both_games(check_side);
}

static void test_steps_are_all_elements_in_order(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int game = 0; game < 2; game++) {
            odd_deal d = {.result = unit_result(nth, ODD_EAST), .vul = ODD_VUL_BOTH, .game = (odd_game)game};
            odd_elements all = odd_deal_elements(&d);
            odd_step steps[ODD_ELEMENT_COUNT];
            int count = odd_deal_explain(steps, &d), expected = 0;
            for (int i = 0; i < ODD_ELEMENT_COUNT; i++)
                if (all.pts[i] != 0) {
                    CHECK(expected < count && (int)steps[expected].element == i, DEAL(&d));
                    expected++;
                }
            CHECK(count == expected, DEAL(&d));
        }
}

static void test_passed_out_has_no_steps(void **state) {
    (void)state;
    odd_step steps[ODD_ELEMENT_COUNT];
    odd_deal d = {0};
    assert_int_equal(odd_deal_explain(steps, &d), 0);
}

static void test_invalid_has_no_steps(void **state) {
    (void)state;
    odd_step steps[ODD_ELEMENT_COUNT];
    odd_deal d = {.result = {9, ODD_STRAIN_COUNT, ODD_DOUBLING_COUNT, ODD_SEAT_COUNT, 99}};
    assert_int_equal(odd_deal_explain(steps, &d), 0);
}

/* ---- Word by word ------------------------------------------------------------------------------- */

static void test_four_spades_doubled_with_an_overtrick(void **state) {
    (void)state;
    odd_step steps[ODD_ELEMENT_COUNT];
    odd_deal d = {.result = {4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 11}, .vul = ODD_VUL_BOTH};
    assert_int_equal(odd_deal_explain(steps, &d), 4);
    assert_string_equal(steps[0].sum, "4 x 30 x 2 = 240");
    assert_string_equal(steps[1].sum, "1 x 200 = 200");
    assert_string_equal(steps[2].sum, "50");
    assert_string_equal(steps[3].sum, "500");
    assert_int_equal(steps[0].element, ODD_CONTRACT_POINTS);
    assert_int_equal(steps[1].element, ODD_OVERTRICKS);
    assert_int_equal(steps[2].element, ODD_INSULT);
    assert_int_equal(steps[3].element, ODD_GAME);
    assert_string_equal(steps[0].law, "Law 77, Trick Score");
}

static void check_one_sum(odd_result r, odd_vul v, const char *expected) {
    odd_step steps[ODD_ELEMENT_COUNT];
    odd_deal d = {.result = r, .vul = v};
    assert_true(odd_deal_explain(steps, &d) > 0);
    assert_string_equal(steps[0].sum, expected);
}

static void test_notrump_sums(void **state) {
    (void)state;
    check_one_sum((odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9}, ODD_VUL_NONE, "40 + 2 x 30 = 100");
    check_one_sum((odd_result){3, ODD_NT, ODD_DOUBLED, ODD_NORTH, 9}, ODD_VUL_NONE,
                  "(40 + 2 x 30) x 2 = 200");
}

static void test_penalty_sums(void **state) {
    (void)state;
    check_one_sum((odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 6}, ODD_VUL_NONE,
                  "100 + 2 x 200 + 300 = 800");
    check_one_sum((odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 7}, ODD_VUL_BOTH,
                  "200 + 2 x 300 = 800");
}

static void test_element_keys(void **state) {
    (void)state;
    static const char *const keys[] = {"contract",  "overtricks", "slam",   "insult", "penalty",
                                       "partscore", "game",       "honors", "rubber"};
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++) {
        assert_string_equal(odd_element_key((odd_element)i), keys[i]);
        assert_true(strlen(odd_element_name((odd_element)i)) > 0);
    }
    assert_string_equal(odd_element_name(ODD_CONTRACT_POINTS), "Contract points");
    assert_string_equal(odd_element_key(ODD_ELEMENT_COUNT), "");
    assert_string_equal(odd_element_name(ODD_ELEMENT_COUNT), "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_evaluator_itself),
        cmocka_unit_test(test_points_are_the_elements),
        cmocka_unit_test(test_sums_are_right),
        cmocka_unit_test(test_sums_are_whole),
        cmocka_unit_test(test_reasons_are_given),
        cmocka_unit_test(test_reasons_are_whole),
        cmocka_unit_test(test_laws_are_named),
        cmocka_unit_test(test_duplicate_is_law_77),
        cmocka_unit_test(test_sides_are_right),
        cmocka_unit_test(test_steps_are_all_elements_in_order),
        cmocka_unit_test(test_passed_out_has_no_steps),
        cmocka_unit_test(test_invalid_has_no_steps),
        cmocka_unit_test(test_four_spades_doubled_with_an_overtrick),
        cmocka_unit_test(test_notrump_sums),
        cmocka_unit_test(test_penalty_sums),
        cmocka_unit_test(test_element_keys),
    };
    return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
