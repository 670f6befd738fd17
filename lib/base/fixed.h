/* Fixed-point numbers with 58 binary digits after the point, for the one curve in bridge that is not
 * made of whole numbers. Results are the same on every machine. Knows nothing about bridge. */
#ifndef ODD_BASE_FIXED_H
#define ODD_BASE_FIXED_H

#include <stdint.h>

#define ODD_FIXED_BITS 58
#define ODD_FIXED_ONE  (UINT64_C(1) << ODD_FIXED_BITS)

/* a * b, rounded down. The product must be below 64. */
uint64_t odd_fixed_mul(uint64_t a, uint64_t b);

/* a / b as a fixed-point number, rounded down, for any two a and b of the same scale; b is below
 * 2^63 and the quotient below 64. */
uint64_t odd_fixed_ratio(uint64_t a, uint64_t b);

/* The square root of n * 4^shift, rounded down; it must be below 2^60. */
uint64_t odd_fixed_sqrt(uint32_t n, int shift);

/* 2 to the power of -x. The error is below 2^-52. */
uint64_t odd_fixed_exp2_minus(uint64_t x);

#endif
