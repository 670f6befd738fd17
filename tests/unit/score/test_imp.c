/* International match points, against the table of Law 78B. */
#include <limits.h>

#include "unit.h"
#include "laws/imp_table.h"

static void test_table_is_complete(void **state) {
    (void)state;
    assert_int_equal(COUNT(imp_table), ODD_IMP_MAX + 1);
    for (size_t i = 0; i < COUNT(imp_table); i++) {
        assert_int_equal(imp_table[i].imps, i);
        if (i > 0)
            assert_int_equal(imp_table[i].from_pts, imp_table[i - 1].to_pts + 10);
    }
}

static void test_both_edges_of_each_row(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(imp_table); i++) {
        CHECK(odd_imp(imp_table[i].from_pts) == imp_table[i].imps, "%d", imp_table[i].from_pts);
        if (imp_table[i].to_pts >= 0)
            CHECK(odd_imp(imp_table[i].to_pts) == imp_table[i].imps, "%d", imp_table[i].to_pts);
    }
}

static void test_around_each_edge(void **state) {
    (void)state;
    for (size_t i = 1; i < COUNT(imp_table); i++) {
        int edge = imp_table[i].from_pts, imps = imp_table[i].imps;
        CHECK(odd_imp(edge - 1) == imps - 1, "%d", edge - 1);
        CHECK(odd_imp(edge + 1) == imps, "%d", edge + 1);
        CHECK(odd_imp(imp_table[i - 1].to_pts + 1) == imps - 1, "%d", imp_table[i - 1].to_pts + 1);
        CHECK(odd_imp(imp_table[i - 1].to_pts - 1) == imps - 1, "%d", imp_table[i - 1].to_pts - 1);
    }
}

static int by_the_table(int difference) {
    int imps = 0;
    for (size_t i = 0; i < COUNT(imp_table); i++)
        if (difference >= imp_table[i].from_pts)
            imps = imp_table[i].imps;
    return imps;
}

static void test_every_difference(void **state) {
    (void)state;
    for (int difference = 0; difference <= 16000; difference++)
        CHECK(odd_imp(difference) == by_the_table(difference), "%d", difference);
}

static void test_symmetric(void **state) {
    (void)state;
    for (int difference = 0; difference <= 16000; difference++)
        CHECK(odd_imp(-difference) == -odd_imp(difference), "%d", difference);
}

static void test_monotone(void **state) {
    (void)state;
    for (int difference = -16000; difference < 16000; difference++)
        CHECK(odd_imp(difference) <= odd_imp(difference + 1), "%d", difference);
}

static void test_extremes(void **state) {
    (void)state;
    assert_int_equal(odd_imp(INT_MAX), 24);
    assert_int_equal(odd_imp(INT_MIN), -24);
    assert_int_equal(odd_imp(INT_MIN + 1), -24);
    assert_int_equal(odd_imp(0), 0);
}

static void test_many(void **state) {
    (void)state;
    enum { REACH = 5000, TOTAL = 2 * REACH + 3 };
    static int32_t differences[TOTAL];
    static int8_t imps[TOTAL];
    for (int i = 0; i <= 2 * REACH; i++)
        differences[i] = i - REACH;
    differences[2 * REACH + 1] = INT32_MIN;
    differences[2 * REACH + 2] = INT32_MAX;
    odd_imp_many(imps, differences, TOTAL);
    for (int i = 0; i < TOTAL; i++)
        CHECK(imps[i] == odd_imp(differences[i]), "%d", (int)differences[i]);
}

static void test_many_writes_no_more(void **state) {
    (void)state;
    int32_t differences[40];
    int8_t imps[41];
    for (int i = 0; i < 40; i++)
        differences[i] = i * 100;
    for (size_t count = 0; count <= 40; count++) {
        memset(imps, 99, sizeof imps);
        odd_imp_many(imps, differences, count);
        assert_int_equal(imps[count], 99);
        for (size_t i = 0; i < count; i++)
            assert_int_equal(imps[i], odd_imp(differences[i]));
    }
}

static void test_from(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(imp_table); i++)
        assert_int_equal(odd_imp_from(imp_table[i].imps), imp_table[i].from_pts);
}

static void test_from_inverts(void **state) {
    (void)state;
    for (int imps = 0; imps <= ODD_IMP_MAX; imps++) {
        assert_int_equal(odd_imp(odd_imp_from(imps)), imps);
        if (imps > 0)
            assert_int_equal(odd_imp(odd_imp_from(imps) - 1), imps - 1);
    }
}

static void test_from_out_of_range(void **state) {
    (void)state;
    assert_int_equal(odd_imp_from(-1), -1);
    assert_int_equal(odd_imp_from(25), -1);
    assert_int_equal(odd_imp_from(INT_MIN), -1);
    assert_int_equal(odd_imp_from(INT_MAX), -1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_is_complete),
        cmocka_unit_test(test_both_edges_of_each_row),
        cmocka_unit_test(test_around_each_edge),
        cmocka_unit_test(test_every_difference),
        cmocka_unit_test(test_symmetric),
        cmocka_unit_test(test_monotone),
        cmocka_unit_test(test_extremes),
        cmocka_unit_test(test_many),
        cmocka_unit_test(test_many_writes_no_more),
        cmocka_unit_test(test_from),
        cmocka_unit_test(test_from_inverts),
        cmocka_unit_test(test_from_out_of_range),
    };
    return cmocka_run_group_tests_name("imp", tests, NULL, NULL);
}
