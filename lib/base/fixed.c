/* Fixed-point arithmetic in portable 64-bit integers: no floating point, no 128-bit type. */
#include "base/frac.h"

#define LN2 UINT64_C(0x02C5C85FDF473DE6) /* ln 2 * 2^58 */

uint64_t odd_fixed_mul(uint64_t a, uint64_t b) {
    uint64_t a_high = a >> 32, a_low = a & UINT32_MAX;
    uint64_t b_high = b >> 32, b_low = b & UINT32_MAX;
    uint64_t low = a_low * b_low;
    uint64_t middle = a_high * b_low + (low >> 32);
    uint64_t middle2 = a_low * b_high + (middle & UINT32_MAX);
    uint64_t high = a_high * b_high + (middle >> 32) + (middle2 >> 32);
    uint64_t rest = (middle2 << 32) | (low & UINT32_MAX);
    return (high << (64 - ODD_FIXED_BITS)) | (rest >> ODD_FIXED_BITS);
}

uint64_t odd_fixed_ratio(uint64_t a, uint64_t b) {
    uint64_t quotient = a / b, rest = a % b;
    for (int i = 0; i < ODD_FIXED_BITS; i++) {
        rest <<= 1;
        quotient <<= 1;
        if (rest >= b) {
            rest -= b;
            quotient |= 1;
        }
    }
    return quotient;
}

/* The school method, two binary digits of the radicand for each one of the root. */
uint64_t odd_fixed_sqrt(uint32_t n, int shift) {
    uint64_t root = 0, rest = 0;
    for (int i = 30; i >= -2 * shift; i -= 2) {
        uint64_t pair = i >= 0 ? (n >> i) & 3 : 0;
        rest = (rest << 2) | pair;
        uint64_t trial = (root << 2) | 1;
        root <<= 1;
        if (rest >= trial) {
            rest -= trial;
            root |= 1;
        }
    }
    return root;
}

/* 2^-x = 2^-whole * e^(-part * ln 2), the power of e by its series. */
uint64_t odd_fixed_exp2_minus(uint64_t x) {
    uint64_t whole = x >> ODD_FIXED_BITS;
    uint64_t z = odd_fixed_mul(x & (ODD_FIXED_ONE - 1), LN2);
    uint64_t plus = ODD_FIXED_ONE, minus = 0, term = ODD_FIXED_ONE;
    for (uint64_t n = 1; term > 0; n++) {
        term = odd_fixed_mul(term, z) / n;
        if (n % 2 == 1)
            minus += term;
        else
            plus += term;
    }
    return (plus - minus) >> whole;
}
