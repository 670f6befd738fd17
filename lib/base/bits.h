/* Where a byte stands in a short piece of text: a bit for each place, in a few instructions. Knows nothing about
 * bridge. */
#ifndef ODD_BASE_BITS_H
#define ODD_BASE_BITS_H

#include "base/copy.h"
#include "base/word.h"

/* Bytes that are looked at, all of which must be readable. */
enum { ODD_BITS_REACH = 32, ODD_BITS_SHORT = 16 };

#if defined(__GNUC__) && defined(__SSE2__)
typedef char odd_bits_lane __attribute__((vector_size(16)));
typedef unsigned char odd_bits_bytes __attribute__((vector_size(16)));

static inline odd_bits_lane odd_bits_load(const char *text) {
    odd_bits_lane lane;
    odd_copy(&lane, text, sizeof lane);
    return lane;
}

static inline uint32_t odd_bits_half(odd_bits_lane marks) {
    return (uint32_t)__builtin_ia32_pmovmskb128(marks);
}

/* Bit i is set where text[i] is the byte. */
static inline uint32_t odd_bits_of(const char *text, char byte) {
    odd_bits_lane all = (odd_bits_lane){0} + byte;
    return odd_bits_half((odd_bits_lane)(odd_bits_load(text) == all)) |
           odd_bits_half((odd_bits_lane)(odd_bits_load(text + 16) == all)) << 16;
}

/* Bit i is set where text[i] is below a blank: the end of a line, a tab, and what else is no text. */
static inline uint32_t odd_bits_controls(const char *text) {
    odd_bits_bytes blanks = (odd_bits_bytes){0} + ' ';
    return odd_bits_half((odd_bits_lane)((odd_bits_bytes)odd_bits_load(text) < blanks)) |
           odd_bits_half((odd_bits_lane)((odd_bits_bytes)odd_bits_load(text + 16) < blanks)) << 16;
}

/* Bit i is set where text[i] is, in the bits of the first mask, the first byte, or in those of the second one the
 * second. */
static inline uint32_t odd_bits_alike(const char *text, char mask, char byte, char mask2, char byte2) {
    odd_bits_lane zero = {0}, low = odd_bits_load(text), high = odd_bits_load(text + 16);
    odd_bits_lane first = (odd_bits_lane)((low & (zero + mask)) == zero + byte) |
                          (odd_bits_lane)((low & (zero + mask2)) == zero + byte2);
    odd_bits_lane second = (odd_bits_lane)((high & (zero + mask)) == zero + byte) |
                           (odd_bits_lane)((high & (zero + mask2)) == zero + byte2);
    return odd_bits_half(first) | odd_bits_half(second) << 16;
}

/* Bit i of 16 is set where text[i] is one of two bytes. */
static inline uint32_t odd_bits_short(const char *text, char byte, char byte2) {
    odd_bits_lane zero = {0}, lane = odd_bits_load(text);
    return odd_bits_half((odd_bits_lane)(lane == zero + byte) | (odd_bits_lane)(lane == zero + byte2));
}
#else
static inline uint32_t odd_bits_of(const char *text, char byte) {
    uint32_t bits = 0;
    for (unsigned i = 0; i < ODD_BITS_REACH / ODD_WORD_BYTES; i++) {
        uint64_t eight = odd_word_marks(odd_word_at(text + i * ODD_WORD_BYTES), byte) >> 7;
        bits |= (uint32_t)(eight * UINT64_C(0x0102040810204080) >> 56) << i * ODD_WORD_BYTES;
    }
    return bits;
}

static inline uint32_t odd_bits_controls(const char *text) {
    uint32_t bits = 0;
    for (unsigned i = 0; i < ODD_BITS_REACH; i++)
        bits |= (uint32_t)((unsigned char)text[i] < ' ') << i;
    return bits;
}

static inline uint32_t odd_bits_alike(const char *text, char mask, char byte, char mask2, char byte2) {
    uint32_t bits = 0;
    uint64_t each = UINT64_C(0x0101010101010101);
    for (unsigned i = 0; i < ODD_BITS_REACH / ODD_WORD_BYTES; i++) {
        uint64_t word = odd_word_at(text + i * ODD_WORD_BYTES);
        uint64_t eight = (odd_word_marks(word & (unsigned char)mask * each, byte) |
                          odd_word_marks(word & (unsigned char)mask2 * each, byte2)) >>
                         7;
        bits |= (uint32_t)(eight * UINT64_C(0x0102040810204080) >> 56) << i * ODD_WORD_BYTES;
    }
    return bits;
}

static inline uint32_t odd_bits_short(const char *text, char byte, char byte2) {
    uint64_t low = odd_word_at(text), high = odd_word_at(text + ODD_WORD_BYTES);
    return odd_word_bits(odd_word_marks(low, byte) | odd_word_marks(low, byte2)) |
           odd_word_bits(odd_word_marks(high, byte) | odd_word_marks(high, byte2)) << 8;
}
#endif

/* The place of the lowest bit; there must be one. */
static inline unsigned odd_bits_first(uint32_t bits) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctz(bits);
#else
    unsigned place = 0;
    for (; (bits & 1) == 0; bits >>= 1)
        place++;
    return place;
#endif
}

#endif
