/* Bits and bytes: copying memory, words of eight bytes, finding a byte in a short text, decimal digits. Knows
 * nothing about bridge. */
#ifndef ODD_BASE_BITS_H
#define ODD_BASE_BITS_H

#include <stddef.h>
#include <stdint.h>

/* Whether to compile code that only saves time; the general code gives the same results for all input. It is left out where
 * size matters more than speed, as in a browser (ODD_SMALL). */
#ifdef ODD_SMALL
enum { ODD_QUICK = 0 };
#else
enum { ODD_QUICK = 1 };
#endif

/* ---- Copying ----------------------------------------------------------------------------------- */

/* Copies bytes that do not overlap. A freestanding C has no string.h, and gcc then takes memcpy for any function; the
 * built-in one is a few instructions where the size is known. */
static inline void odd_copy(void *restrict to, const void *restrict from, size_t bytes) {
#if defined(__GNUC__)
    __builtin_memcpy(to, from, bytes);
#else
    unsigned char *t = to;
    for (const unsigned char *f = from; bytes > 0; bytes--)
        *t++ = *f++;
#endif
}

/* ---- Words of eight bytes: the first byte is the lowest on every machine ------------------------- */

enum { ODD_WORD_BYTES = 8 };

/* Returns the eight bytes at p, all of which must be readable. One instruction on most machines. */
static inline uint64_t odd_word_at(const char *p) {
    const unsigned char *b = (const unsigned char *)p;
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 | (uint64_t)b[7] << 56;
}

/* Returns the highest bit of each byte that equals this one, and no other bit. After the exclusive or, such a byte is zero:
 * its low bits do not carry into the highest bit, and that bit is not set. */
static inline uint64_t odd_word_marks(uint64_t word, char byte) {
    uint64_t low = UINT64_C(0x7F7F7F7F7F7F7F7F);
    word ^= (unsigned char)byte * UINT64_C(0x0101010101010101);
    return ~(((word & low) + low) | word | low);
}

/* Returns the place of the lowest bit that is set; one must be. */
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

/* Returns the number of bits that are set. Takes no branch, and needs no instruction that some machines lack. */
static inline int odd_bit_count(uint64_t bits) {
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
}

/* Returns the number of bytes before the first mark: 8 if there is none. */
static inline size_t odd_word_before(uint64_t marks) {
    return marks == 0 ? ODD_WORD_BYTES : odd_bit_first(marks) / 8;
}

/* Returns the marks as bits 0 to 7, one bit per byte. */
static inline unsigned odd_word_bits(uint64_t marks) {
    return (unsigned)((marks >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

/* Returns how many of the 16 bytes at p, all of which must be readable, come before the first of this one. Takes no branch,
 * because nobody can predict which of the two words it is in. */
static inline size_t odd_word_pair_before(const char *p, char byte) {
    unsigned first = odd_word_bits(odd_word_marks(odd_word_at(p), byte));
    unsigned second = odd_word_bits(odd_word_marks(odd_word_at(p + ODD_WORD_BYTES), byte));
    return odd_bit_first(first | second << 8 | 1U << 16);
}

/* Returns the number of marks. */
static inline size_t odd_word_count(uint64_t marks) {
    return (size_t)((marks >> 7) * UINT64_C(0x0101010101010101) >> 56);
}

/* ---- Where bytes are, as bits ------------------------------------------------------------------- */

/* The number of bytes that are examined, all of which must be readable. */
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

/* Sets bit i where text[i] is the byte. */
static inline uint32_t odd_bits_of(const char *text, char byte) {
    odd_bits_lane all = (odd_bits_lane){0} + byte;
    return odd_bits_half((odd_bits_lane)(odd_bits_load(text) == all)) |
           odd_bits_half((odd_bits_lane)(odd_bits_load(text + 16) == all)) << 16;
}

/* Sets bit i where text[i] is below a blank: a line end, a tab, or another control character. */
static inline uint32_t odd_bits_controls(const char *text) {
    odd_bits_bytes blanks = (odd_bits_bytes){0} + ' ';
    return odd_bits_half((odd_bits_lane)((odd_bits_bytes)odd_bits_load(text) < blanks)) |
           odd_bits_half((odd_bits_lane)((odd_bits_bytes)odd_bits_load(text + 16) < blanks)) << 16;
}

/* Sets bit i where text[i] equals the first byte in the bits of the first mask, or the second byte in those of the second. */
static inline uint32_t odd_bits_alike(const char *text, char mask, char byte, char mask2, char byte2) {
    odd_bits_lane zero = {0}, low = odd_bits_load(text), high = odd_bits_load(text + 16);
    odd_bits_lane first = (odd_bits_lane)((low & (zero + mask)) == zero + byte) |
                          (odd_bits_lane)((low & (zero + mask2)) == zero + byte2);
    odd_bits_lane second = (odd_bits_lane)((high & (zero + mask)) == zero + byte) |
                           (odd_bits_lane)((high & (zero + mask2)) == zero + byte2);
    return odd_bits_half(first) | odd_bits_half(second) << 16;
}

/* Sets bit i of 16 where text[i] is one of two bytes. */
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

/* Returns the place of the lowest bit; there must be one. */
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

/* ---- Decimal digits, two at a time: a division costs more than anything else in writing a number --- */

/* Writes the digits of a number, at least one, so that the last is before text[end]. Returns where they begin. */
static inline size_t odd_digits_put(char *text, size_t end, uint64_t number) {
    static const char pairs[] = "0001020304050607080910111213141516171819"
                                "2021222324252627282930313233343536373839"
                                "4041424344454647484950515253545556575859"
                                "6061626364656667686970717273747576777879"
                                "8081828384858687888990919293949596979899";
    while (number > (ODD_QUICK ? UINT32_MAX : 9)) {
        text[--end] = (char)('0' + number % 10);
        number /= 10;
    }
    if (!ODD_QUICK) {
        text[--end] = (char)('0' + number);
        return end;
    }
    uint32_t rest = (uint32_t)number;
    for (; rest >= 100; rest /= 100) {
        text[--end] = pairs[rest % 100 * 2 + 1];
        text[--end] = pairs[rest % 100 * 2];
    }
    text[--end] = pairs[rest * 2 + 1];
    if (rest >= 10)
        text[--end] = pairs[rest * 2];
    return end;
}

#endif
