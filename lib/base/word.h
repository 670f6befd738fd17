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

/* The lowest bit that is set; one must be. */
static inline size_t odd_bit_first(uint64_t bits) {
#if defined(__GNUC__)
    return (size_t)__builtin_ctzll(bits);
#else
    size_t n = 0;
    while (!(bits >> n & 1))
        n++;
    return n;
#endif
}

/* How many bits are set. Takes no branch, and needs no instruction that some machines lack. */
static inline int odd_bit_count(uint64_t bits) {
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* How many bytes stand before the first mark: 8 if there is none. */
static inline size_t odd_word_before(uint64_t marks) {
    return marks == 0 ? ODD_WORD_BYTES : odd_bit_first(marks) / 8;
}

/* The marks as bits 0 to 7, a bit a byte. */
static inline unsigned odd_word_bits(uint64_t marks) {
    return (unsigned)((marks >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

/* How many of the 16 bytes at p, all of which must be readable, stand before the first of this one. Takes no
 * branch: which of the two words it is in is what nobody can predict. */
static inline size_t odd_word_pair_before(const char *p, char byte) {
    unsigned first = odd_word_bits(odd_word_marks(odd_word_at(p), byte));
    unsigned second = odd_word_bits(odd_word_marks(odd_word_at(p + ODD_WORD_BYTES), byte));
    return odd_bit_first(first | second << 8 | 1U << 16);
}

/* How many marks there are. */
static inline size_t odd_word_count(uint64_t marks) {
    return (size_t)((marks >> 7) * UINT64_C(0x0101010101010101) >> 56);
}

#endif
