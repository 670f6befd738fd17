/* Exact fractions, and fixed-point numbers. A result that does not fit in 64 bits is invalid, and so is
 * everything computed from it: an answer is exact, or there is none. Knows nothing about bridge. */
#ifndef ODD_BASE_FRAC_H
#define ODD_BASE_FRAC_H

#include <stdbool.h>
#include <stdint.h>

typedef struct odd_frac {
    int64_t num;
    int64_t den; /* above 0; 0: no number */
} odd_frac;

__extension__ typedef __int128 odd_wide;

/* Returns num / den, in lowest terms; invalid if den is 0. */
odd_frac odd_frac_of(int64_t num, int64_t den);

/* The same for wider numbers: reduced only if necessary to fit. */
odd_frac odd_frac_wide(odd_wide num, odd_wide den);

static inline odd_frac odd_frac_whole(int64_t n) {
    return (odd_frac){n, 1};
}

static inline bool odd_frac_valid(odd_frac f) {
    return f.den != 0;
}

odd_frac odd_frac_add(odd_frac a, odd_frac b);
odd_frac odd_frac_sub(odd_frac a, odd_frac b);
odd_frac odd_frac_mul(odd_frac a, odd_frac b);
odd_frac odd_frac_div(odd_frac a, odd_frac b);

/* Returns a number below 0, 0 or above 0, as a is below, equal to or above b. An invalid number is below all others. */
int odd_frac_compare(odd_frac a, odd_frac b);

/* Where exact halves go. */
typedef enum odd_halves {
    ODD_HALVES_AWAY, /* from the middle */
    ODD_HALVES_EVEN, /* to the even unit */
    ODD_HALVES_UP
} odd_halves;

/* Rounds f to the nearest whole multiple of a unit, which is a fraction above 0, and sets how many units it is. A half that
 * is the middle itself goes up. Returns false if the number does not fit in 64 bits. */
bool odd_frac_round(int64_t *units, odd_frac f, odd_frac unit, odd_halves halves, odd_frac middle);

/* ---- Fixed-point numbers ------------------------------------------------------------------------ */

/* 58 binary digits after the point, for the one curve in bridge that is not made of whole numbers. Results are the same on every
 * machine. */
#define ODD_FIXED_BITS 58
#define ODD_FIXED_ONE  (UINT64_C(1) << ODD_FIXED_BITS)

/* Returns a * b, rounded down. The product must be below 64. */
uint64_t odd_fixed_mul(uint64_t a, uint64_t b);

/* Returns a / b as a fixed-point number, rounded down, for any a and b of the same scale; b is below 2^63 and the quotient
 * below 64. */
uint64_t odd_fixed_ratio(uint64_t a, uint64_t b);

/* Returns the square root of n * 4^shift, rounded down; it must be below 2^60. */
uint64_t odd_fixed_sqrt(uint32_t n, int shift);

/* Returns 2 to the power of -x. The error is below 2^-52. */
uint64_t odd_fixed_exp2_minus(uint64_t x);

#endif
