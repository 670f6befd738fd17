/* Eight bytes of text at a time, in one word: its first byte is the lowest on every machine. Knows nothing
 * about bridge. */
#ifndef ODD_BASE_WORD_H
#define ODD_BASE_WORD_H

#include <stddef.h>
#include <stdint.h>

enum { ODD_WORD_BYTES = 8 };

/* The eight bytes at p, all of which must be readable. One instruction where the machine allows it. */
static inline uint64_t odd_word_at(const char *p) {
    const unsigned char *b = (const unsigned char *)p;
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 | (uint64_t)b[7] << 56;
}

/* The highest bit of each byte that is this one, and no other bit. A byte is it where it is zero after the
 * exclusive or: where neither its low bits carry into the highest nor that one is set. */
static inline uint64_t odd_word_marks(uint64_t word, char byte) {
    uint64_t low = UINT64_C(0x7F7F7F7F7F7F7F7F);
    word ^= (unsigned char)byte * UINT64_C(0x0101010101010101);
    return ~(((word & low) + low) | word | low);
}

/* How many bytes stand before the first mark: 8 if there is none. */
static inline size_t odd_word_before(uint64_t marks) {
#if defined(__GNUC__)
    return marks == 0 ? ODD_WORD_BYTES : (size_t)__builtin_ctzll(marks) / 8;
#else
    uint64_t ones = UINT64_C(0x0101010101010101), first = marks >> 7;
    return (size_t)((((first & (0 - first)) - 1) & ones) * ones >> 56);
#endif
}

/* How many of the 16 bytes at p, all of which must be readable, stand before the first of this one. */
static inline size_t odd_word_pair_before(const char *p, char byte) {
    size_t first = odd_word_before(odd_word_marks(odd_word_at(p), byte));
    size_t second = odd_word_before(odd_word_marks(odd_word_at(p + ODD_WORD_BYTES), byte));
    return first < ODD_WORD_BYTES ? first : ODD_WORD_BYTES + second;
}

/* How many marks there are. */
static inline size_t odd_word_count(uint64_t marks) {
    return (size_t)((marks >> 7) * UINT64_C(0x0101010101010101) >> 56);
}

#endif
