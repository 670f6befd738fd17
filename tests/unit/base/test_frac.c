/* Exact fractions, against arithmetic of twice the width: an answer is right or there is none, and there is one
 * wherever the numbers are small. */
#include "unit.h"
#include "base/frac.h"

/* ---- The reference: fractions of 128 bits, never reduced -------------------------------------------- */

typedef struct exact {
    odd_wide num, den; /* den above 0 */
} exact;

static odd_wide wide_size(odd_wide n) {
    return n < 0 ? -n : n;
}

static odd_wide wide_gcd(odd_wide a, odd_wide b) {
    while (b != 0) {
        odd_wide rest = a % b;
        a = b;
        b = rest;
    }
    return wide_size(a);
}

static exact lowest(exact x) {
    odd_wide common = wide_gcd(x.num, x.den);
    return (exact){x.num / common, x.den / common};
}

static bool fits(exact x) {
    return x.num >= -INT64_MAX && x.num <= INT64_MAX && x.den <= INT64_MAX;
}

static bool same_number(odd_frac f, exact x) {
    exact a = lowest((exact){f.num, f.den}), b = lowest(x);
    return a.num == b.num && a.den == b.den;
}

static bool small(odd_wide n) {
    return wide_size(n) < INT64_MAX / 4;
}

/* The answer is x or none; where a schoolbook would write down small numbers only, it is x. */
static void check_answer(const char *name, odd_frac a, odd_frac b, odd_frac got, exact x, bool needed) {
    CHECK(odd_frac_valid(got) ? got.den > 0 && same_number(got, x) : !needed,
          "%s of %lld/%lld and %lld/%lld: %lld/%lld", name, (long long)a.num, (long long)a.den,
          (long long)b.num, (long long)b.den, (long long)got.num, (long long)got.den);
}

static void check_operations(odd_frac a, odd_frac b) {
    odd_wide left = (odd_wide)a.num * b.den, right = (odd_wide)b.num * a.den, den = (odd_wide)a.den * b.den;
    odd_wide product = (odd_wide)a.num * b.num;
    bool least = a.num == INT64_MIN || b.num == INT64_MIN, terms = small(left) && small(right);
    check_answer("the sum", a, b, odd_frac_add(a, b), (exact){left + right, den}, terms && small(den));
    check_answer("the difference", a, b, odd_frac_sub(a, b), (exact){left - right, den}, terms && small(den));
    check_answer("the product", a, b, odd_frac_mul(a, b), (exact){product, den},
                 small(product) && small(den) && !least);
    odd_frac quotient = odd_frac_div(a, b);
    if (b.num == 0)
        assert_false(odd_frac_valid(quotient));
    else
        check_answer("the quotient", a, b, quotient, (exact){b.num < 0 ? -left : left, wide_size(right)},
                     terms && !least);
    int order = odd_frac_compare(a, b);
    CHECK((order > 0) - (order < 0) == (left > right) - (left < right), "%lld/%lld and %lld/%lld: %d",
          (long long)a.num, (long long)a.den, (long long)b.num, (long long)b.den, order);
}

/* ---- Numbers to try ------------------------------------------------------------------------------------ */

static const int64_t large[] = {0,
                                1,
                                -1,
                                2,
                                3,
                                -7,
                                10,
                                10000,
                                -10000,
                                999999937,
                                INT64_C(1) << 31,
                                (INT64_C(1) << 32) - 1,
                                (INT64_C(1) << 32) + 15,
                                INT64_C(3037000499), /* the largest whose square fits */
                                INT64_C(3037000500),
                                -INT64_C(3037000500),
                                INT64_C(1) << 62,
                                -(INT64_C(1) << 62),
                                INT64_C(4611686018427387847), /* a prime below it */
                                INT64_MAX - 1,
                                INT64_MAX,
                                -INT64_MAX,
                                INT64_MAX / 3,
                                INT64_MIN};

static uint64_t random_state = 20261117;

static uint64_t random_bits(void) {
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return random_state;
}

/* Of any size: as many bits as chance has it. */
static int64_t random_number(void) {
    int64_t n = (int64_t)(random_bits() >> (1 + random_bits() % 63));
    return random_bits() % 2 == 0 ? n : -n;
}

static int64_t random_denominator(void) {
    int64_t n = random_number();
    return n == 0 ? 1 : n < 0 ? -n : n;
}

/* ---- Making ------------------------------------------------------------------------------------------------ */

static void test_of_is_in_lowest_terms(void **state) {
    (void)state;
    for (int64_t num = -60; num <= 60; num++)
        for (int64_t den = -60; den <= 60; den++) {
            odd_frac f = odd_frac_of(num, den);
            if (den == 0) {
                CHECK(!odd_frac_valid(f), "%d / 0", (int)num);
                continue;
            }
            exact x = lowest(den < 0 ? (exact){-num, -den} : (exact){num, den});
            CHECK(f.num == x.num && f.den == x.den, "%d / %d: %d / %d", (int)num, (int)den, (int)f.num,
                  (int)f.den);
        }
}

static void test_of_extremes(void **state) {
    (void)state;
    odd_frac f = odd_frac_of(INT64_MAX, -INT64_MAX);
    assert_true(f.num == -1 && f.den == 1);
    assert_false(odd_frac_valid(odd_frac_of(INT64_MIN, 1)));
    assert_false(odd_frac_valid(odd_frac_of(1, INT64_MIN)));
    assert_false(odd_frac_valid(odd_frac_of(INT64_MIN, INT64_MIN)));
    assert_true(odd_frac_valid(odd_frac_whole(0)));
    for (size_t i = 0; i < COUNT(large); i++)
        for (size_t j = 0; j < COUNT(large); j++) {
            odd_frac g = odd_frac_of(large[i], large[j]);
            if (odd_frac_valid(g)) {
                exact x = {large[i], large[j]};
                CHECK(g.den > 0 && same_number(g, x.den < 0 ? (exact){-x.num, -x.den} : x), "%zu / %zu", i,
                      j);
            }
        }
}

/* Reduced only where it must be, and a number wherever one of 64 bits is the same. */
static void check_wide(odd_wide num, odd_wide den) {
    odd_frac f = odd_frac_wide(num, den);
    exact x = {num, den};
    if (fits(x))
        CHECK(f.num == num && f.den == den, "%lld / %lld", (long long)num, (long long)den);
    else
        CHECK(odd_frac_valid(f) == fits(lowest(x)), "%lld / %lld", (long long)num, (long long)den);
    if (odd_frac_valid(f))
        CHECK(f.den > 0 && same_number(f, x), "%lld / %lld", (long long)f.num, (long long)f.den);
}

static void test_wide(void **state) {
    (void)state;
    for (int num = -40; num <= 40; num++)
        for (int den = 1; den <= 40; den++)
            check_wide(num, den);
    for (int den = 0; den >= -3; den--)
        assert_false(odd_frac_valid(odd_frac_wide(5, den)));
    for (size_t i = 0; i < COUNT(large); i++)
        for (size_t j = 0; j < COUNT(large); j++)
            for (size_t k = 0; k < COUNT(large); k++)
                if (large[j] > 0 && large[k] > 0 && large[i] > INT64_MIN)
                    check_wide((odd_wide)large[i] * large[k], (odd_wide)large[j] * large[k]);
}

static void test_wide_at_random(void **state) {
    (void)state;
    for (int i = 0; i < 20000; i++) {
        odd_wide num = (odd_wide)random_number() * random_number(), den = random_denominator();
        check_wide(num, den * random_denominator());
        odd_wide common = random_denominator();
        check_wide(random_number() * common, den * common);
    }
}

/* ---- Operations -------------------------------------------------------------------------------------------- */

static void test_small_fractions(void **state) {
    (void)state;
    for (int a = -12; a <= 12; a++)
        for (int b = 1; b <= 12; b++)
            for (int c = -12; c <= 12; c++)
                for (int d = 1; d <= 12; d++)
                    check_operations((odd_frac){a, b}, (odd_frac){c, d});
}

/* Also those that are not in lowest terms, which odd_frac_wide makes. */
static void test_large_fractions(void **state) {
    (void)state;
    for (size_t a = 0; a < COUNT(large); a++)
        for (size_t b = 0; b < COUNT(large); b++)
            for (size_t c = 0; c < COUNT(large); c++)
                for (size_t d = 0; d < COUNT(large); d++)
                    if (large[b] > 0 && large[d] > 0)
                        check_operations((odd_frac){large[a], large[b]}, (odd_frac){large[c], large[d]});
}

static void test_random_fractions(void **state) {
    (void)state;
    for (int i = 0; i < 200000; i++) {
        odd_frac a = {random_number(), random_denominator()}, b = {random_number(), random_denominator()};
        check_operations(a, b);
        check_operations(a, a);
        check_operations(a, (odd_frac){b.num, a.den});
    }
}

/* An invalid fraction stays invalid. */
static void test_no_number_stays(void **state) {
    (void)state;
    odd_frac none = odd_frac_of(1, 0);
    for (size_t i = 0; i < COUNT(large); i++) {
        odd_frac f = odd_frac_whole(large[i]);
        assert_false(odd_frac_valid(odd_frac_add(none, f)) || odd_frac_valid(odd_frac_add(f, none)));
        assert_false(odd_frac_valid(odd_frac_sub(none, f)) || odd_frac_valid(odd_frac_sub(f, none)));
        assert_false(odd_frac_valid(odd_frac_mul(none, f)) || odd_frac_valid(odd_frac_mul(f, none)));
        assert_false(odd_frac_valid(odd_frac_div(none, f)) || odd_frac_valid(odd_frac_div(f, none)));
        assert_true(odd_frac_compare(none, f) < 0 && odd_frac_compare(f, none) > 0);
        int64_t units = 77;
        assert_false(odd_frac_round(&units, none, f, ODD_HALVES_UP, odd_frac_whole(0)));
    }
    assert_int_equal(odd_frac_compare(none, none), 0);
    assert_false(odd_frac_valid(odd_frac_div(odd_frac_whole(3), odd_frac_whole(0))));
}

/* ---- Rounding ------------------------------------------------------------------------------------------------ */

static odd_wide floor_of(exact x) {
    odd_wide down = x.num / x.den;
    return down * x.den > x.num ? down - 1 : down;
}

/* From the words: the nearest whole number; of two as near, the one that the mode names. */
static odd_wide model_round(exact x, odd_halves halves, int side_of_middle) {
    odd_wide down = floor_of(x), off_down = x.num - down * x.den, off_up = x.den - off_down;
    if (off_down != off_up)
        return off_down < off_up ? down : down + 1;
    switch (halves) {
    case ODD_HALVES_AWAY:
        return side_of_middle < 0 ? down : down + 1;
    case ODD_HALVES_EVEN:
        return down % 2 == 0 ? down : down + 1;
    case ODD_HALVES_UP:
        break;
    }
    return down + 1;
}

static void check_round(odd_frac f, odd_frac unit, odd_frac middle) {
    odd_wide num = (odd_wide)f.num * unit.den, den = (odd_wide)f.den * unit.num;
    odd_wide left = (odd_wide)f.num * middle.den, right = (odd_wide)middle.num * f.den;
    for (int mode = ODD_HALVES_AWAY; mode <= ODD_HALVES_UP; mode++) {
        int64_t units = 0;
        bool good = odd_frac_round(&units, f, unit, (odd_halves)mode, middle);
        odd_wide expected = model_round((exact){num, den}, (odd_halves)mode, (left > right) - (left < right));
        CHECK(good ? units == expected : !small(num) || !small(den),
              "%lld/%lld to %lld/%lld, mode %d: %lld, not %lld", (long long)f.num, (long long)f.den,
              (long long)unit.num, (long long)unit.den, mode, (long long)units, (long long)expected);
    }
}

static void test_round_small(void **state) {
    (void)state;
    static const odd_frac units[] = {{1, 1}, {1, 2},  {1, 4},       {1, 10},
                                     {3, 2}, {10, 1}, {100, 10000}, {1, 10000}};
    for (int num = -130; num <= 130; num++)
        for (int den = 1; den <= 40; den++)
            for (size_t u = 0; u < COUNT(units); u++)
                for (int middle = -3; middle <= 3; middle++)
                    check_round((odd_frac){num, den}, units[u], odd_frac_of(middle, 2));
}

static void test_round_large(void **state) {
    (void)state;
    for (size_t a = 0; a < COUNT(large); a++)
        for (size_t b = 0; b < COUNT(large); b++)
            for (size_t c = 0; c < COUNT(large); c++)
                for (size_t d = 0; d < COUNT(large); d++)
                    if (large[b] > 0 && large[c] > 0 && large[d] > 0)
                        check_round((odd_frac){large[a], large[b]}, (odd_frac){large[c], large[d]},
                                    odd_frac_whole(0));
    for (int i = 0; i < 100000; i++)
        check_round((odd_frac){random_number(), random_denominator()},
                    (odd_frac){random_denominator(), random_denominator()},
                    (odd_frac){random_number(), random_denominator()});
}

/* Some by hand: 2.5 and -2.5 in each way; halves away from 5 on both sides of it, and at it. */
static void test_round_by_hand(void **state) {
    (void)state;
    static const struct {
        int num, den, middle;
        odd_halves halves;
        int expected;
    } cases[] = {
        {5, 2, 0, ODD_HALVES_AWAY, 3},   {-5, 2, 0, ODD_HALVES_AWAY, -3}, {5, 2, 0, ODD_HALVES_EVEN, 2},
        {-5, 2, 0, ODD_HALVES_EVEN, -2}, {7, 2, 0, ODD_HALVES_EVEN, 4},   {-7, 2, 0, ODD_HALVES_EVEN, -4},
        {5, 2, 0, ODD_HALVES_UP, 3},     {-5, 2, 0, ODD_HALVES_UP, -2},   {9, 2, 5, ODD_HALVES_AWAY, 4},
        {11, 2, 5, ODD_HALVES_AWAY, 6},  {-1, 2, 5, ODD_HALVES_AWAY, -1}, {10, 3, 0, ODD_HALVES_AWAY, 3},
        {-10, 3, 0, ODD_HALVES_UP, -3},  {1, 2, 0, ODD_HALVES_EVEN, 0},   {-1, 2, 0, ODD_HALVES_EVEN, 0},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        int64_t units = 99;
        assert_true(odd_frac_round(&units, (odd_frac){cases[i].num, cases[i].den}, odd_frac_whole(1),
                                   cases[i].halves, odd_frac_whole(cases[i].middle)));
        CHECK(units == cases[i].expected, "case %zu: %d", i, (int)units);
    }
    int64_t units = 0;
    assert_true(
        odd_frac_round(&units, (odd_frac){9, 2}, odd_frac_whole(1), ODD_HALVES_AWAY, (odd_frac){9, 2}));
    assert_int_equal(units, 5); /* the middle itself goes up */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_of_is_in_lowest_terms),
        cmocka_unit_test(test_of_extremes),
        cmocka_unit_test(test_wide),
        cmocka_unit_test(test_wide_at_random),
        cmocka_unit_test(test_small_fractions),
        cmocka_unit_test(test_large_fractions),
        cmocka_unit_test(test_random_fractions),
        cmocka_unit_test(test_no_number_stays),
        cmocka_unit_test(test_round_small),
        cmocka_unit_test(test_round_large),
        cmocka_unit_test(test_round_by_hand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
