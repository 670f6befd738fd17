/* Hashes, for tables that are found things in: slots whose number is a power of two, at most half of them taken. Whoever
 * writes a file may choose its ids and names such that they all want the same slot, and looking for one would take as
 * long as all of them together. So hashes depend on a seed, which comes with the memory (odd_arena), and which nobody
 * who writes files knows. Knows nothing about bridge. */
#ifndef ODD_BASE_HASH_H
#define ODD_BASE_HASH_H

#include "base/quick.h"
#include "base/word.h"
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

__extension__ typedef unsigned __int128 odd_hash_wide;

/* Both halves of a product: every bit of a word matters to the lowest ones. */
static inline uint64_t odd_hash_word(uint64_t key, uint64_t word) {
    odd_hash_wide product =
        (odd_hash_wide)(key ^ word ^ UINT64_C(0x9E3779B97F4A7C15)) * UINT64_C(0xD6E8FEB86659FD93);
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* Of a text, a few instructions for what every line has. */
static inline uint64_t odd_hash_quick(odd_text t, uint64_t seed) {
    if (!ODD_QUICK)
        return odd_hash(t, seed);
    uint64_t key = t.len ^ seed, word = 0;
    if (t.len >= ODD_WORD_BYTES) {
        for (size_t at = 0; at + ODD_WORD_BYTES < t.len; at += ODD_WORD_BYTES)
            key = odd_hash_word(key, odd_word_at(t.text + at));
        return odd_hash_word(key, odd_word_at(t.text + t.len - ODD_WORD_BYTES));
    }
    for (size_t i = 0; i < t.len; i++)
        word = word << 8 | (unsigned char)t.text[i];
    return odd_hash_word(key, word);
}

/* The slot to be looked at behind this one, of so many. The step is odd. */
static inline size_t odd_slot_next(size_t slot, size_t step, size_t count) {
    return (slot + step) & (count - 1);
}

#endif
