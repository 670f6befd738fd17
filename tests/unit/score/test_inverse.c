/* From a score back to the results that give it, against a search through all of them. */
#include "unit.h"

typedef struct candidate_list {
    odd_candidate list[2 * 2 * UNIT_RESULTS];
    size_t count;
} candidate_list;

static bool is_possible(odd_vul v, bool east_west, bool vulnerable) {
    switch (v) {
    case ODD_VUL_NONE:
    case ODD_VUL_NO:
        return !vulnerable;
    case ODD_VUL_BOTH:
    case ODD_VUL_YES:
        return vulnerable;
    case ODD_VUL_NS:
        return vulnerable != east_west;
    case ODD_VUL_EW:
        return vulnerable == east_west;
    case ODD_VUL_COUNT:
        break;
    }
    return true;
}

/* Every result that there is, with its score. */
static struct known {
    odd_candidate candidate;
    int score_pts;
} all_known[4 * UNIT_RESULTS];

static int list_all_results(void **state) {
    (void)state;
    for (int nth = 0; nth < 4 * UNIT_RESULTS; nth++) {
        bool vulnerable = nth / UNIT_RESULTS % 2, east_west = nth / UNIT_RESULTS / 2;
        odd_candidate c = {unit_result(nth % UNIT_RESULTS, east_west ? ODD_EAST : ODD_NORTH),
                           vulnerable ? ODD_VUL_YES : ODD_VUL_NO};
        odd_deal d = {.result = c.result, .vul = c.vul};
        all_known[nth] = (struct known){c, odd_deal_score(&d)};
    }
    return 0;
}

static const candidate_list *brute_force(int score_pts, odd_vul v) {
    static candidate_list f;
    f.count = 0;
    if (score_pts == 0)
        f.list[f.count++] = (odd_candidate){{0}, ODD_VUL_NO};
    for (int nth = 0; nth < 4 * UNIT_RESULTS; nth++) {
        odd_candidate c = all_known[nth].candidate;
        if (all_known[nth].score_pts == score_pts &&
            is_possible(v, c.result.declarer == ODD_EAST, c.vul == ODD_VUL_YES))
            f.list[f.count++] = c;
    }
    return &f;
}

static bool contains(const odd_candidate *list, size_t count, odd_candidate wanted) {
    for (size_t i = 0; i < count; i++)
        if (unit_same(list[i].result, wanted.result) &&
            (list[i].vul == wanted.vul || wanted.result.level == 0))
            return true;
    return false;
}

/* Every result that the search finds is there; as the numbers are equal and none is there twice, there
 * are no others. */
static void check_score(int score_pts, odd_vul v) {
    static odd_candidate out[ODD_CANDIDATES_MAX];
    const candidate_list *expected = brute_force(score_pts, v);
    size_t count = odd_score_inverse(out, ODD_CANDIDATES_MAX, score_pts, v);
    CHECK(count == expected->count, "%d: %zu, not %zu", score_pts, count, expected->count);
    CHECK(count <= ODD_CANDIDATES_MAX, "%d", score_pts);
    for (size_t i = 0; i < expected->count; i++)
        CHECK(contains(out, count, expected->list[i]), "%d: candidate %zu", score_pts, i);
    for (size_t i = 1; i < count; i++)
        CHECK(out[i - 1].result.doubling <= out[i].result.doubling, "%d: candidate %zu", score_pts, i);
}

static void check_all_scores(odd_vul v) {
    for (int score_pts = -8000; score_pts <= 8000; score_pts += 10)
        check_score(score_pts, v);
}

static void test_all_scores(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_COUNT);
}

static void test_all_scores_none_vulnerable(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_NONE);
}

static void test_all_scores_ns_vulnerable(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_NS);
}

static void test_all_scores_ew_vulnerable(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_EW);
}

static void test_all_scores_both_vulnerable(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_BOTH);
}

static void test_all_scores_declarer_vulnerable(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_YES);
}

static void test_all_scores_declarer_not_vulnerable(void **state) {
    (void)state;
    check_all_scores(ODD_VUL_NO);
}

static void test_no_score_but_tens(void **state) {
    (void)state;
    odd_candidate out[1];
    for (int score_pts = -8000; score_pts <= 8000; score_pts++)
        if (score_pts % 10 != 0)
            CHECK(odd_score_inverse(out, 1, score_pts, ODD_VUL_COUNT) == 0, "%d", score_pts);
}

static void test_impossible_scores(void **state) {
    (void)state;
    odd_candidate out[1];
    static const int scores[] = {10, 20, 30, 40, 60, -10, 7610, -7610, 100000, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < COUNT(scores); i++)
        CHECK(odd_score_inverse(out, 1, scores[i], ODD_VUL_COUNT) == 0, "%d", scores[i]);
}

static void test_small_buffer_keeps_the_first(void **state) {
    (void)state;
    static odd_candidate all[ODD_CANDIDATES_MAX];
    static const int scores[] = {0, 100, -100, 200, 420, 620, 1100, -1400, 7600};
    for (size_t i = 0; i < COUNT(scores); i++) {
        size_t count = odd_score_inverse(all, ODD_CANDIDATES_MAX, scores[i], ODD_VUL_COUNT);
        for (size_t cap = 0; cap <= count; cap++) {
            odd_candidate *some = malloc((cap + 1) * sizeof *some);
            assert_non_null(some);
            memset(some, 0x5A, (cap + 1) * sizeof *some);
            odd_candidate guard = some[cap];
            CHECK(odd_score_inverse(some, cap, scores[i], ODD_VUL_COUNT) == count, "%d cap %zu", scores[i],
                  cap);
            for (size_t j = 0; j < cap; j++)
                CHECK(unit_same(some[j].result, all[j].result) && some[j].vul == all[j].vul, "%d", scores[i]);
            CHECK(memcmp(&some[cap], &guard, sizeof guard) == 0, "%d cap %zu", scores[i], cap);
            free(some);
        }
    }
}

static void test_no_buffer_counts(void **state) {
    (void)state;
    assert_int_equal(odd_score_inverse(NULL, 0, 1520, ODD_VUL_NONE), brute_force(1520, ODD_VUL_NONE)->count);
    assert_int_equal(odd_score_inverse(NULL, 0, 0, ODD_VUL_NONE), 1);
}

/* 420 not vulnerable is four of a major just made, and nothing else undoubled. */
static void test_420(void **state) {
    (void)state;
    odd_candidate out[4];
    size_t count = odd_score_inverse(out, COUNT(out), 420, ODD_VUL_NONE);
    assert_int_equal(count, brute_force(420, ODD_VUL_NONE)->count);
    for (size_t i = 0; i < count && i < COUNT(out); i++) {
        assert_int_equal(out[i].result.declarer, ODD_NORTH);
        assert_int_equal(out[i].vul, ODD_VUL_NO);
    }
    assert_true(
        contains(out, count, (odd_candidate){{4, ODD_HEARTS, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_NO}));
    assert_true(
        contains(out, count, (odd_candidate){{4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}, ODD_VUL_NO}));
}

/* The club table has -7600 once: down 13, redoubled, vulnerable. All seven-level contracts lose it. */
static void test_7600(void **state) {
    (void)state;
    odd_candidate out[8];
    assert_int_equal(odd_score_inverse(out, COUNT(out), -7600, ODD_VUL_COUNT), 5);
    for (int i = 0; i < 5; i++) {
        odd_result expected = {7, out[i].result.strain, ODD_REDOUBLED, ODD_NORTH, 0};
        assert_true(unit_same(out[i].result, expected));
        assert_int_equal(out[i].vul, ODD_VUL_YES);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_scores),
        cmocka_unit_test(test_all_scores_none_vulnerable),
        cmocka_unit_test(test_all_scores_ns_vulnerable),
        cmocka_unit_test(test_all_scores_ew_vulnerable),
        cmocka_unit_test(test_all_scores_both_vulnerable),
        cmocka_unit_test(test_all_scores_declarer_vulnerable),
        cmocka_unit_test(test_all_scores_declarer_not_vulnerable),
        cmocka_unit_test(test_no_score_but_tens),
        cmocka_unit_test(test_impossible_scores),
        cmocka_unit_test(test_small_buffer_keeps_the_first),
        cmocka_unit_test(test_no_buffer_counts),
        cmocka_unit_test(test_420),
        cmocka_unit_test(test_7600),
    };
    return cmocka_run_group_tests_name("inverse", tests, list_all_results, NULL);
}
