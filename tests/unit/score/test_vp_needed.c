/* Any scale of victory points: what its rows give for every margin, and what a result needs. */
#include <limits.h>

#include "scale.h"

/* ---- Reading any scale --------------------------------------------------------------------------------- */

static void test_symmetric(void **state) {
    (void)state;
    for (int kind = 0; kind < kinds(); kind++) {
        const odd_vp_scale *scale = scale_of((odd_vp_kind)kind, 9);
        for (int imps = -200; imps <= 200; imps++) {
            odd_vp a = odd_vp_for(scale, imps), b = odd_vp_for(scale, -imps);
            CHECK(a.own_x100 == b.other_x100 && a.other_x100 == b.own_x100, "kind %d, %d IMPs", kind, imps);
        }
    }
}

static void test_extreme_margins(void **state) {
    (void)state;
    const odd_vp_scale *scale = scale_of(ODD_VP_WBF, 24);
    assert_int_equal(odd_vp_for(scale, INT_MAX).own_x100, 2000);
    assert_int_equal(odd_vp_for(scale, INT_MIN).own_x100, 0);
    assert_int_equal(odd_vp_for(scale, INT_MIN).other_x100, 2000);
    assert_int_equal(odd_vp_for(scale, INT_MIN + 1).own_x100, 0);
}

static void test_many(void **state) {
    (void)state;
    int32_t margins[403];
    odd_vp vps[403];
    for (int i = 0; i < 401; i++)
        margins[i] = i - 200;
    margins[401] = INT32_MIN;
    margins[402] = INT32_MAX;
    const odd_vp_scale *scale = scale_of(ODD_VP_WBF, 20);
    odd_vp_many(vps, scale, margins, 403);
    for (int i = 0; i < 403; i++) {
        odd_vp one = odd_vp_for(scale, margins[i]);
        CHECK(vps[i].own_x100 == one.own_x100 && vps[i].other_x100 == one.other_x100, "%d", (int)margins[i]);
    }
}

/* A scale of all zeros is valid and gives nothing. */
static void test_empty_scale(void **state) {
    (void)state;
    odd_vp_scale scale = {0};
    odd_vp_need need;
    assert_int_equal(odd_vp_for(&scale, 10).own_x100, 0);
    assert_int_equal(odd_vp_for(&scale, -10).other_x100, 0);
    assert_int_not_equal(odd_vp_needed(&need, &scale, 1000, NULL), ODD_OK);
}

/* ---- What is needed -------------------------------------------------------------------------------------- */

enum { REACH = 200 }; /* beyond the end of every scale below */

static void check_needed(const odd_vp_scale *scale, const int own[2 * REACH + 1], int vp_x100) {
    int least = -REACH, most;
    while (least <= REACH && own[least + REACH] < vp_x100)
        least++;
    odd_vp_need need;
    odd_error error = {0};
    int code = odd_vp_needed(&need, scale, vp_x100, &error);
    if (least > REACH) {
        CHECK(code == ODD_E_UNREACHABLE && error.code == code, "%d boards, %d: %d", scale->boards, vp_x100,
              code);
        CHECK(error.message[0] != '\0', "%d boards, %d", scale->boards, vp_x100);
        return;
    }
    int gives = own[least + REACH];
    for (most = least; most < REACH && own[most + 1 + REACH] == gives; most++)
        ;
    CHECK(code == ODD_OK, "%d boards, %d: %s", scale->boards, vp_x100, error.message);
    CHECK(need.gives_x100 == gives, "%d boards, %d: gives %d", scale->boards, vp_x100, need.gives_x100);
    CHECK(need.open_below == (least == -REACH), "%d boards, %d", scale->boards, vp_x100);
    CHECK(need.open_above == (most == REACH), "%d boards, %d", scale->boards, vp_x100);
    CHECK(need.least_imps <= need.most_imps, "%d boards, %d", scale->boards, vp_x100);
    CHECK(odd_vp_for(scale, need.least_imps).own_x100 == gives, "%d boards, %d", scale->boards, vp_x100);
    CHECK(odd_vp_for(scale, need.most_imps).own_x100 == gives, "%d boards, %d", scale->boards, vp_x100);
    CHECK(need.open_below || need.least_imps == least, "%d boards, %d: %d", scale->boards, vp_x100,
          need.least_imps);
    CHECK(need.open_above || need.most_imps == most, "%d boards, %d: %d", scale->boards, vp_x100,
          need.most_imps);
}

static void check_all_needed(odd_vp_kind kind, int limit_x100) {
    static const int boards[] = {1, 5, 8, 16, 24, 32, 100};
    int scales = 0;
    for (size_t b = 0; b < COUNT(boards); b++) {
        odd_vp_scale scale;
        if (odd_vp_scale_make(&scale, kind, boards[b], NULL) != ODD_OK)
            continue;
        scales++;
        int own[2 * REACH + 1];
        for (int imps = -REACH; imps <= REACH; imps++)
            own[imps + REACH] = odd_vp_for(&scale, imps).own_x100;
        for (int vp_x100 = 0; vp_x100 <= limit_x100 + 10; vp_x100++)
            check_needed(&scale, own, vp_x100);
        check_needed(&scale, own, -5);
        check_needed(&scale, own, INT_MAX);
    }
    assert_true(scales >= 1);
}

static void test_needed_wbf(void **state) {
    (void)state;
    check_all_needed(ODD_VP_WBF, 2000);
}

static void test_needed_wbf_discrete(void **state) {
    (void)state;
    check_all_needed(ODD_VP_WBF_DISCRETE, 2000);
}

static void test_needed_acbl_20(void **state) {
    (void)state;
    check_all_needed(ODD_VP_ACBL20, 2000);
}

static void test_needed_acbl_30(void **state) {
    (void)state;
    check_all_needed(ODD_VP_ACBL30, 3000);
}

static void test_needed_win_loss(void **state) {
    (void)state;
    check_all_needed(ODD_VP_WIN_LOSS, 2000);
}

/* Over 16 boards the published table gives 15.00 for 20 IMPs, and nothing else gives it. */
static void test_needed_example(void **state) {
    (void)state;
    odd_vp_need need;
    assert_int_equal(odd_vp_needed(&need, scale_of(ODD_VP_WBF, 16), 1500, NULL), ODD_OK);
    assert_int_equal(need.gives_x100, 1500);
    assert_int_equal(need.least_imps, 20);
    assert_int_equal(need.most_imps, 20);
    assert_int_equal(odd_vp_needed(&need, scale_of(ODD_VP_WBF, 16), 1481, NULL), ODD_OK);
    assert_int_equal(need.gives_x100, 1500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_symmetric),
        cmocka_unit_test(test_extreme_margins),
        cmocka_unit_test(test_many),
        cmocka_unit_test(test_empty_scale),
        cmocka_unit_test(test_needed_wbf),
        cmocka_unit_test(test_needed_wbf_discrete),
        cmocka_unit_test(test_needed_acbl_20),
        cmocka_unit_test(test_needed_acbl_30),
        cmocka_unit_test(test_needed_win_loss),
        cmocka_unit_test(test_needed_example),
    };
    return cmocka_run_group_tests_name("vp", tests, NULL, NULL);
}
