/* Hashes, for tables that are found things in: slots whose number is a power of two, at most half of them taken. Whoever
 * writes a file may choose its ids and names such that they all want the same slot, and looking for one would take as
 * long as all of them together. So hashes depend on a seed, which comes with the memory (odd_arena), and which nobody
 * who writes files knows. Knows nothing about bridge. */
#ifndef ODD_BASE_HASH_H
#define ODD_BASE_HASH_H

#include "oddtrick.h"

/* Of a text. SipHash-1-3 (Aumasson and Bernstein), made for this; in a small program a short one. In any case: a1 is A1. */
uint64_t odd_hash(odd_text text, uint64_t seed);
uint64_t odd_hash_any_case(odd_text text, uint64_t seed);

/* All bits of a number in all bits of the result; the same as a hash. */
static inline size_t odd_mix(uint64_t key) {
    key = (key ^ key >> 32) * UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 29) * UINT64_C(0xBF58476D1CE4E5B9);
    return (size_t)(key ^ key >> 32);
}

static inline size_t odd_hash_number(uint64_t key, uint64_t seed) {
    return odd_mix(key ^ seed);
}

/* The slot to be looked at behind this one, of so many. The step is odd. */
static inline size_t odd_slot_next(size_t slot, size_t step, size_t count) {
    return (slot + step) & (count - 1);
}

#endif
