/* Victory points: the published tables, and the published rules worked out anew in long double for
 * every match of 1 to 1000 boards. */
#include <limits.h>
#include <math.h>

#include "unit.h"
#include "scale.h"
#include "laws/vp_tables.h"

/* ---- WBF continuous: tables -------------------------------------------------------------------------- */

static void check_wbf_table(int boards) {
    for (size_t i = 0; i < COUNT(wbf_tables); i++) {
        const struct wbf_table *t = &wbf_tables[i];
        if (t->boards != boards)
            continue;
        const odd_vp_scale *scale = scale_of(ODD_VP_WBF, boards);
        for (int imps = 0; imps < t->count + 50; imps++) {
            int expected = imps < t->count ? t->winner_x100[imps] : 2000;
            odd_vp vp = odd_vp_for(scale, imps);
            CHECK(vp.own_x100 == expected, "%d boards, %d IMPs: %d, not %d", boards, imps, vp.own_x100,
                  expected);
            CHECK(vp.other_x100 == 2000 - expected, "%d boards, %d IMPs", boards, imps);
        }
        return;
    }
    fail_msg("no table for %d boards", boards);
}

static void test_wbf_8_boards(void **state) {
    (void)state;
    check_wbf_table(8);
}

static void test_wbf_16_boards(void **state) {
    (void)state;
    check_wbf_table(16);
}

static void test_wbf_20_boards(void **state) {
    (void)state;
    check_wbf_table(20);
}

static void test_wbf_24_boards(void **state) {
    (void)state;
    check_wbf_table(24);
}

static void test_wbf_32_boards(void **state) {
    (void)state;
    check_wbf_table(32);
}

/* ---- WBF continuous: the rule -------------------------------------------------------------------------
 *
 * tau = (sqrt 5 - 1) / 2, R = tau^3, X = 15 sqrt N, V = 10 + 10 (1 - R^(I/X)) / (1 - R) below X, else 20;
 * to the nearest hundredth; then wherever an IMP is worth more than the one before it, a hundredth is
 * added to the value between them, until nothing changes. */

static long double ratio(void) {
    return powl((sqrtl(5.0L) - 1.0L) / 2.0L, 3.0L);
}

static bool reaches_the_end(int imps, int boards) {
    return (long)imps * imps >= 225L * boards;
}

static int model_wbf(int winner_x100[], int boards) {
    long double x = 15.0L * sqrtl((long double)boards), r = ratio();
    int count = 0;
    do {
        long double v = 20.0L;
        if (!reaches_the_end(count, boards))
            v = 10.0L + 10.0L * (1.0L - powl(r, (long double)count / x)) / (1.0L - r);
        long double rounded = 100.0L * v + 0.5L;
        CHECK(fabsl(rounded - roundl(rounded)) > 1e-7L, "%d boards, %d IMPs: the model cannot decide", boards,
              count);
        winner_x100[count] = (int)floorl(rounded);
    } while (!reaches_the_end(count++, boards));
    for (int i = 1; i + 1 < count;) {
        if (winner_x100[i + 1] - winner_x100[i] > winner_x100[i] - winner_x100[i - 1]) {
            winner_x100[i]++;
            i = 1;
        } else {
            i++;
        }
    }
    return count;
}

static void test_wbf_is_the_rule(void **state) {
    (void)state;
    for (int boards = 1; boards <= ODD_VP_BOARDS_MAX; boards++) {
        int expected[ODD_VP_ROWS_MAX + 20];
        int count = model_wbf(expected, boards);
        const odd_vp_scale *scale = scale_of(ODD_VP_WBF, boards);
        CHECK(scale->count == count, "%d boards: %d rows, not %d", boards, scale->count, count);
        for (int i = 0; i < count; i++) {
            CHECK(scale->rows[i].from_imps == i, "%d boards, row %d", boards, i);
            CHECK(scale->rows[i].winner_x100 == expected[i], "%d boards, %d IMPs: %d, not %d", boards, i,
                  scale->rows[i].winner_x100, expected[i]);
        }
    }
}

static void test_wbf_adds_up_to_20(void **state) {
    (void)state;
    for (int boards = 1; boards <= ODD_VP_BOARDS_MAX; boards++) {
        const odd_vp_scale *scale = scale_of(ODD_VP_WBF, boards);
        for (int i = 0; i < scale->count; i++)
            CHECK(scale->rows[i].winner_x100 + scale->rows[i].loser_x100 == 2000, "%d boards, row %d", boards,
                  i);
    }
}

static void test_wbf_grows_ever_slower(void **state) {
    (void)state;
    for (int boards = 1; boards <= ODD_VP_BOARDS_MAX; boards++) {
        const odd_vp_row *rows = scale_of(ODD_VP_WBF, boards)->rows;
        int count = scale_of(ODD_VP_WBF, boards)->count;
        for (int i = 1; i < count; i++) {
            int gain = rows[i].winner_x100 - rows[i - 1].winner_x100;
            CHECK(gain >= 0, "%d boards, %d IMPs", boards, i);
            CHECK(i == 1 || gain <= rows[i - 1].winner_x100 - rows[i - 2].winner_x100, "%d boards, %d IMPs",
                  boards, i);
        }
    }
}

static void test_wbf_ends(void **state) {
    (void)state;
    for (int boards = 1; boards <= ODD_VP_BOARDS_MAX; boards++) {
        const odd_vp_scale *scale = scale_of(ODD_VP_WBF, boards);
        int last = (int)ceill(15.0L * sqrtl((long double)boards) - 1e-9L);
        CHECK(odd_vp_for(scale, 0).own_x100 == 1000, "%d boards", boards);
        CHECK(odd_vp_for(scale, last).own_x100 == 2000, "%d boards", boards);
        CHECK(odd_vp_for(scale, last + 1000).own_x100 == 2000, "%d boards", boards);
    }
}

/* ---- WBF and EBU whole numbers -------------------------------------------------------------------------- */

static void check_bands(const odd_vp_scale *scale, const int top[WBF_DISCRETE_BANDS]) {
    int imps = 0;
    for (int band = 0; band < WBF_DISCRETE_BANDS; band++)
        for (; imps <= top[band]; imps++) {
            odd_vp vp = odd_vp_for(scale, imps);
            CHECK(vp.own_x100 == 1000 + 100 * band && vp.other_x100 == 1000 - 100 * band,
                  "%d boards, %d IMPs: %d", scale->boards, imps, vp.own_x100);
        }
    for (int beyond = 0; beyond < 50; beyond++)
        CHECK(odd_vp_for(scale, imps + beyond).own_x100 == 2000, "%d boards, %d IMPs", scale->boards, imps);
}

static void test_wbf_discrete_tables(void **state) {
    (void)state;
    assert_int_equal(COUNT(wbf_discrete), 20);
    for (size_t i = 0; i < COUNT(wbf_discrete); i++) {
        assert_int_equal(wbf_discrete[i].all_from, wbf_discrete[i].top[WBF_DISCRETE_BANDS - 1] + 1);
        check_bands(scale_of(ODD_VP_WBF_DISCRETE, wbf_discrete[i].boards), wbf_discrete[i].top);
    }
}

/* The margin at which the curve reaches v. */
static long double margin_for(long double v, int boards) {
    long double r = ratio();
    return 15.0L * sqrtl((long double)boards) * logl(1.0L - (1.0L - r) * (v / 10.0L - 1.0L)) / logl(r);
}

/* The first band that must give up its greatest margin, -1 if none. */
static int band_to_narrow(const int top[WBF_DISCRETE_BANDS]) {
    if (top[1] - top[0] < 2 * top[0] + 1)
        return 0;
    for (int band = 1; band + 1 < WBF_DISCRETE_BANDS; band++)
        if (top[band + 1] - top[band] < top[band] - top[band - 1])
            return band;
    return -1;
}

static void model_discrete(int top[WBF_DISCRETE_BANDS], int boards) {
    for (int band = 0; band < WBF_DISCRETE_BANDS; band++) {
        long double margin = margin_for(10.5L + (long double)band, boards);
        CHECK(fabsl(margin - roundl(margin)) > 1e-7L, "%d boards, band %d: the model cannot decide", boards,
              band);
        top[band] = (int)floorl(margin);
    }
    for (int band; (band = band_to_narrow(top)) >= 0;)
        top[band]--;
}

static void test_wbf_discrete_is_the_rule(void **state) {
    (void)state;
    for (int boards = 1; boards <= ODD_VP_BOARDS_MAX; boards++) {
        int top[WBF_DISCRETE_BANDS];
        model_discrete(top, boards);
        check_bands(scale_of(ODD_VP_WBF_DISCRETE, boards), top);
    }
}

static void test_wbf_discrete_model_is_the_published_table(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(wbf_discrete); i++) {
        int top[WBF_DISCRETE_BANDS];
        model_discrete(top, wbf_discrete[i].boards);
        assert_memory_equal(top, wbf_discrete[i].top, sizeof top);
    }
}

/* ---- Half matches ---------------------------------------------------------------------------------------- */

/* The greatest margins for 5, 6, 7, 8 and 9 of 10; the columns of 3 and 4 boards are published (White Book 3.1.2). */
static void test_half_tables(void **state) {
    (void)state;
    static const struct {
        int boards, top[5];
    } tables[] = {{2, {0, 2, 4, 7, 12}},  {3, {0, 3, 6, 9, 14}},  {4, {0, 3, 7, 11, 17}},
                  {5, {1, 4, 7, 12, 19}}, {6, {1, 4, 8, 13, 20}}, {7, {1, 5, 9, 14, 22}},
                  {8, {1, 5, 10, 15, 24}}};
    for (size_t i = 0; i < COUNT(tables); i++) {
        odd_vp_scale scale;
        assert_int_equal(odd_vp_half_make(&scale, ODD_VP_WBF_DISCRETE, tables[i].boards, NULL), ODD_OK);
        assert_int_equal(scale.count, 6);
        for (int margin = 0, vp = 5; margin <= 60; margin++) {
            while (vp < 10 && margin > tables[i].top[vp - 5])
                vp++;
            CHECK(odd_vp_for(&scale, margin).own_x100 == 100 * vp &&
                      odd_vp_for(&scale, margin).other_x100 == 1000 - 100 * vp &&
                      odd_vp_for(&scale, -margin).own_x100 == 1000 - 100 * vp,
                  "%d boards, %d IMPs: not %d", tables[i].boards, margin, vp);
        }
    }
}

/* For every length: the curve with 5 in the middle and its blitz at 15 * sqrt(boards / 2), to hundredths; and wherever an
 * IMP would be worth more than the one before it, a hundredth more before it, until none is. */
static void test_half_is_the_rule(void **state) {
    (void)state;
    for (int boards = 1; boards <= ODD_VP_BOARDS_MAX / 2; boards++) {
        odd_vp_scale scale;
        long double blitz = 15 * sqrtl(boards / 2.0L), r = ratio();
        assert_int_equal(odd_vp_half_make(&scale, ODD_VP_WBF, boards, NULL), ODD_OK);
        assert_int_equal(scale.count, (int)ceill(blitz) + 1);
        int expected[ODD_VP_ROWS_MAX];
        for (int margin = 0; margin < scale.count; margin++) {
            long double v = margin < blitz ? 5 + 5 * (1 - powl(r, margin / blitz)) / (1 - r) : 10;
            expected[margin] = (int)floorl(100 * v + 0.5L);
        }
        for (int at = 1; at + 1 < scale.count;) {
            bool steeper = expected[at + 1] - expected[at] > expected[at] - expected[at - 1];
            expected[at] += steeper;
            at = steeper && at > 1 ? at - 1 : steeper ? at : at + 1;
        }
        for (int margin = 0; margin < scale.count; margin++)
            CHECK(scale.rows[margin].winner_x100 == expected[margin] &&
                      scale.rows[margin].loser_x100 == 1000 - expected[margin] &&
                      scale.rows[margin].from_imps == margin,
                  "%d boards, %d IMPs: %d, not %d", boards, margin, scale.rows[margin].winner_x100,
                  expected[margin]);
    }
}

static void test_half_errors(void **state) {
    (void)state;
    static const int lengths[] = {0, -1, ODD_VP_BOARDS_MAX / 2 + 1, INT_MAX, INT_MIN};
    odd_vp_scale scale;
    odd_error error;
    for (size_t i = 0; i < COUNT(lengths); i++)
        for (int kind = ODD_VP_WBF; kind <= ODD_VP_WBF_DISCRETE; kind++)
            assert_int_equal(odd_vp_half_make(&scale, (odd_vp_kind)kind, lengths[i], &error), ODD_E_BOARDS);
    for (int kind = ODD_VP_ACBL20; kind <= ODD_VP_WIN_LOSS; kind++)
        assert_int_equal(odd_vp_half_make(&scale, (odd_vp_kind)kind, 8, &error), ODD_E_SCALE);
    assert_int_equal(odd_vp_half_make(&scale, (odd_vp_kind)kinds(), 8, &error), ODD_E_SCALE);
    assert_int_equal(odd_vp_half_make(&scale, ODD_VP_EBU_MP, 14, &error), ODD_E_BOARDS);
}

/* ---- ACBL, win or loss ------------------------------------------------------------------------------------ */

static void check_acbl(odd_vp_kind kind, const acbl_row *rows, size_t count) {
    for (int boards = 6; boards <= 11; boards++) {
        const odd_vp_scale *scale = scale_of(kind, boards);
        int column = boards >= 9;
        for (int imps = 0; imps <= 60; imps++)
            for (size_t i = 0; i < count; i++) {
                if (imps < rows[i].from[column] || (rows[i].to[column] >= 0 && imps > rows[i].to[column]))
                    continue;
                odd_vp vp = odd_vp_for(scale, imps);
                CHECK(vp.own_x100 == rows[i].winner * 100, "%d boards, %d IMPs: %d", boards, imps,
                      vp.own_x100);
                CHECK(vp.other_x100 == rows[i].loser * 100, "%d boards, %d IMPs", boards, imps);
            }
    }
}

static void test_acbl_20(void **state) {
    (void)state;
    check_acbl(ODD_VP_ACBL20, acbl_20, COUNT(acbl_20));
}

static void test_acbl_30(void **state) {
    (void)state;
    check_acbl(ODD_VP_ACBL30, acbl_30, COUNT(acbl_30));
}

static void check_no_scale(odd_vp_kind kind, int boards, int expected) {
    odd_vp_scale scale;
    odd_error error = {0};
    int code = odd_vp_scale_make(&scale, kind, boards, &error);
    CHECK(code == expected && error.code == expected, "kind %d, %d boards: %d", (int)kind, boards, code);
    CHECK(strlen(error.message) > 10, "kind %d, %d boards", (int)kind, boards);
    CHECK(odd_vp_scale_make(&scale, kind, boards, NULL) == expected, "kind %d, %d boards", (int)kind, boards);
}

static void test_acbl_is_for_6_to_11_boards(void **state) {
    (void)state;
    static const int wrong[] = {1, 5, 12, 24, 1000};
    for (size_t i = 0; i < COUNT(wrong); i++) {
        check_no_scale(ODD_VP_ACBL20, wrong[i], ODD_E_BOARDS);
        check_no_scale(ODD_VP_ACBL30, wrong[i], ODD_E_BOARDS);
    }
}

static void test_number_of_boards(void **state) {
    (void)state;
    static const int wrong[] = {0, -1, 1001, INT_MIN, INT_MAX};
    for (int kind = 0; kind < kinds(); kind++)
        for (size_t i = 0; i < COUNT(wrong); i++)
            check_no_scale((odd_vp_kind)kind, wrong[i], ODD_E_BOARDS);
}

static void test_no_such_kind(void **state) {
    (void)state;
    odd_vp_scale scale;
    assert_int_not_equal(odd_vp_scale_make(&scale, (odd_vp_kind)kinds(), 16, NULL), ODD_OK);
}

static void test_win_loss(void **state) {
    (void)state;
    static const int expected[] = {50, 75, 75, 100, 100, 100};
    static const int boards[] = {1, 7, 24, 1000};
    for (size_t b = 0; b < COUNT(boards); b++)
        for (int imps = 0; imps < (int)COUNT(expected); imps++) {
            odd_vp vp = odd_vp_for(scale_of(ODD_VP_WIN_LOSS, boards[b]), imps);
            assert_int_equal(vp.own_x100, expected[imps]);
            assert_int_equal(vp.other_x100, 100 - expected[imps]);
        }
}

static void test_kind_names(void **state) {
    (void)state;
    static const char *const names[] = {"wbf", "wbf-discrete", "acbl20", "acbl30", "win-loss", "ebu-mp"};
    assert_true(kinds() >= (int)COUNT(names));
    for (int kind = 0; kind < (int)COUNT(names); kind++)
        assert_string_equal(odd_vp_kind_text((odd_vp_kind)kind), names[kind]);
    assert_string_equal(odd_vp_kind_text((odd_vp_kind)kinds()), "");
    assert_string_equal(odd_vp_kind_text((odd_vp_kind)-1), "");
    char list[20];
    assert_int_equal(odd_vp_kinds_format(list, sizeof list, " and ", true),
                     strlen("wbf and wbf-discrete and ebu-mp"));
    assert_string_equal(list, "wbf and wbf-discret");
    for (int kind = 0; kind < kinds(); kind++) { /* what the rows say is what the scales do */
        const odd_vp_kind_info *info = odd_vp_kind_about((odd_vp_kind)kind);
        odd_vp_scale scale;
        for (int boards = 0; boards <= ODD_VP_BOARDS_MAX + 1; boards++)
            CHECK((odd_vp_scale_make(&scale, (odd_vp_kind)kind, boards, NULL) == ODD_OK) ==
                      (boards >= info->least_boards && boards <= info->most_boards),
                  "%s, %d boards", info->name, boards);
        assert_true((odd_vp_half_make(&scale, (odd_vp_kind)kind, 8, NULL) == ODD_OK) == info->has_half);
    }
}

/* ---- EBU, pairs at matchpoints: White Book, the largest percentage for each result ---------------------- */

typedef struct ebu_column {
    int from, to; /* boards */
    double limits[10];
} ebu_column;

static void check_ebu(const ebu_column *c, int rows, bool half) {
    for (int boards = c->from; boards <= c->to; boards++) {
        odd_vp_scale scale;
        int code = (half ? odd_vp_half_make : odd_vp_scale_make)(&scale, ODD_VP_EBU_MP, boards, NULL);
        assert_int_equal(code, ODD_OK);
        assert_true(scale.percent && scale.count == rows + 1);
        for (int above = 0; above <= 5000;
             above++) { /* every percentage with two decimals, and as much below 50 */
            int steps = 0;
            while (steps < rows && above > (int)(100 * c->limits[steps] + 0.5) - 5000)
                steps++;
            odd_vp vp = odd_vp_for(&scale, above), mirrored = odd_vp_for(&scale, -above);
            CHECK(vp.own_x100 == 100 * (rows + steps) && mirrored.own_x100 == 100 * (rows - steps),
                  "%d boards, 50 + %d", boards, above);
        }
    }
}

static void test_ebu_mp(void **state) {
    (void)state;
    static const ebu_column whole[] = {
        {1, 4, {50.92, 52.80, 54.71, 56.70, 58.80, 61.08, 63.63, 66.61, 70.36, 75.95}},
        {5, 6, {50.78, 52.39, 54.02, 55.72, 57.51, 59.45, 61.62, 64.17, 67.37, 72.13}},
        {7, 9, {50.65, 51.98, 53.33, 54.74, 56.23, 57.83, 59.64, 61.75, 64.40, 68.35}},
        {10, 13, {50.54, 51.65, 52.78, 53.95, 55.19, 56.53, 58.04, 59.80, 62.01, 65.30}},
        {14, 19, {50.45, 51.38, 52.32, 53.30, 54.34, 55.45, 56.71, 58.18, 60.03, 62.78}},
        {20, 27, {50.38, 51.16, 51.94, 52.77, 53.63, 54.57, 55.62, 56.85, 58.40, 60.71}},
    };
    static const ebu_column half[] = {
        {1, 2, {51.86, 55.70, 59.94, 65.12, 73.15}}, {3, 3, {51.59, 54.87, 58.48, 62.89, 69.75}},
        {4, 4, {51.32, 54.03, 57.03, 60.70, 66.38}}, {5, 6, {51.09, 53.36, 55.86, 58.92, 63.66}},
        {7, 9, {50.92, 52.81, 54.93, 57.45, 61.41}}, {10, 13, {50.77, 52.36, 54.10, 56.24, 59.56}},
    };
    for (size_t i = 0; i < COUNT(whole); i++)
        check_ebu(&whole[i], 10, false);
    for (size_t i = 0; i < COUNT(half); i++)
        check_ebu(&half[i], 5, true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wbf_8_boards),
        cmocka_unit_test(test_wbf_16_boards),
        cmocka_unit_test(test_wbf_20_boards),
        cmocka_unit_test(test_wbf_24_boards),
        cmocka_unit_test(test_wbf_32_boards),
        cmocka_unit_test(test_wbf_is_the_rule),
        cmocka_unit_test(test_wbf_adds_up_to_20),
        cmocka_unit_test(test_wbf_grows_ever_slower),
        cmocka_unit_test(test_wbf_ends),
        cmocka_unit_test(test_wbf_discrete_tables),
        cmocka_unit_test(test_wbf_discrete_is_the_rule),
        cmocka_unit_test(test_wbf_discrete_model_is_the_published_table),
        cmocka_unit_test(test_half_tables),
        cmocka_unit_test(test_half_is_the_rule),
        cmocka_unit_test(test_half_errors),
        cmocka_unit_test(test_acbl_20),
        cmocka_unit_test(test_acbl_30),
        cmocka_unit_test(test_acbl_is_for_6_to_11_boards),
        cmocka_unit_test(test_number_of_boards),
        cmocka_unit_test(test_no_such_kind),
        cmocka_unit_test(test_win_loss),
        cmocka_unit_test(test_kind_names),
        cmocka_unit_test(test_ebu_mp),
    };
    return cmocka_run_group_tests_name("vp", tests, NULL, NULL);
}
