/* Fractions of 64-bit whole numbers, each operation checked. */
#include "base/frac.h"

#define NONE ((odd_frac){0, 0})

__extension__ typedef unsigned __int128 wide;

static uint64_t size_of(int64_t n) {
    return n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
}

static uint64_t gcd(uint64_t a, uint64_t b) {
    while (b != 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

odd_frac odd_frac_of(int64_t num, int64_t den) {
    if (den == 0 || num == INT64_MIN || den == INT64_MIN)
        return NONE;
    if (den < 0) {
        num = -num;
        den = -den;
    }
    int64_t common = (int64_t)gcd(size_of(num), (uint64_t)den);
    return (odd_frac){num / common, den / common};
}

odd_frac odd_frac_add(odd_frac a, odd_frac b) {
    if (a.den == 0 || b.den == 0)
        return NONE;
    int64_t common = (int64_t)gcd((uint64_t)a.den, (uint64_t)b.den);
    int64_t left, right, num, den;
    if (__builtin_mul_overflow(a.num, b.den / common, &left) ||
        __builtin_mul_overflow(b.num, a.den / common, &right) || __builtin_add_overflow(left, right, &num) ||
        __builtin_mul_overflow(a.den, b.den / common, &den))
        return NONE;
    return odd_frac_of(num, den);
}

odd_frac odd_frac_sub(odd_frac a, odd_frac b) {
    if (b.num == INT64_MIN) /* it has no opposite */
        return NONE;
    return odd_frac_add(a, (odd_frac){-b.num, b.den});
}

odd_frac odd_frac_mul(odd_frac a, odd_frac b) {
    if (a.den == 0 || b.den == 0)
        return NONE;
    odd_frac left = odd_frac_of(a.num, b.den), right = odd_frac_of(b.num, a.den);
    int64_t num, den;
    if (__builtin_mul_overflow(left.num, right.num, &num) || num == INT64_MIN ||
        __builtin_mul_overflow(left.den, right.den, &den))
        return NONE;
    return (odd_frac){num, den};
}

odd_frac odd_frac_div(odd_frac a, odd_frac b) {
    if (b.num == 0 || b.den == 0 || b.num == INT64_MIN)
        return NONE;
    return odd_frac_mul(a, b.num < 0 ? (odd_frac){-b.den, -b.num} : (odd_frac){b.den, b.num});
}

int odd_frac_compare(odd_frac a, odd_frac b) {
    if (a.den == 0 || b.den == 0)
        return (a.den != 0) - (b.den != 0);
    odd_wide left = (odd_wide)a.num * b.den, right = (odd_wide)b.num * a.den;
    return (left > right) - (left < right);
}

/* Removes factors of two, then subtracts: there is no division of 128 bits here. */
static wide wide_gcd(wide a, wide b) {
    int twos = 0;
    if (a == 0 || b == 0)
        return a + b;
    for (; ((a | b) & 1) == 0; twos++) {
        a >>= 1;
        b >>= 1;
    }
    while (b != 0) {
        while ((a & 1) == 0)
            a >>= 1;
        while ((b & 1) == 0)
            b >>= 1;
        if (a > b) {
            wide larger = a;
            a = b;
            b = larger;
        }
        b -= a;
    }
    return a << twos;
}

/* a / b, where nothing is left over and the answer has 63 bits at most; otherwise more than those. */
static uint64_t wide_divide(wide a, wide b) {
    uint64_t quotient = 0;
    for (int bit = 63; bit >= 0; bit--)
        if (a >> bit >= b) {
            a -= b << bit;
            quotient |= UINT64_C(1) << bit;
        }
    return a == 0 ? quotient : UINT64_MAX;
}

odd_frac odd_frac_wide(odd_wide num, odd_wide den) {
    if (den <= 0)
        return NONE;
    if (num >= -INT64_MAX && num <= INT64_MAX && den <= INT64_MAX)
        return (odd_frac){(int64_t)num, (int64_t)den};
    wide size = num < 0 ? 0 - (wide)num : (wide)num;
    wide common = wide_gcd(size, (wide)den);
    uint64_t n = wide_divide(size, common), d = wide_divide((wide)den, common);
    if (n > INT64_MAX || d > INT64_MAX)
        return NONE;
    return (odd_frac){num < 0 ? -(int64_t)n : (int64_t)n, (int64_t)d};
}

bool odd_frac_round(int64_t *units, odd_frac f, odd_frac unit, odd_halves halves, odd_frac middle) {
    odd_frac times;
    if (f.den == 0 || unit.num <= 0)
        return false;
    if (__builtin_mul_overflow(f.num, unit.den, &times.num) ||
        __builtin_mul_overflow(f.den, unit.num, &times.den))
        times = odd_frac_div(f, unit);
    if (times.den == 0)
        return false;
    int64_t down = times.num / times.den, rest = times.num % times.den;
    if (rest < 0) {
        rest += times.den;
        down--;
    }
    bool up = rest > times.den - rest;
    if (rest == times.den - rest) {
        if (halves == ODD_HALVES_EVEN)
            up = down % 2 != 0;
        else
            up = halves == ODD_HALVES_UP || odd_frac_compare(f, middle) >= 0;
    }
    *units = down + up;
    return true;
}
