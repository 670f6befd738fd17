/* Words that were met before, and the numbers that were given to them. A line of a result and a
 * vulnerability has three words, of which there are about a hundred, about a hundred and a few: the
 * contract, the rest of the result, and the vulnerability. So all that is needed to know a line again
 * stays in a processor's first cache. Words are compared whole: an answer is never wrong. */
#ifndef ODD_CLI_MEMO_H
#define ODD_CLI_MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    ODD_WORD_MAX = 8, /* bytes of a word */
    ODD_WORDS_BITS = 11,
    ODD_WORDS_TRIES = 8 /* slots that a word may be in, one after the other */
};

/* A word, and zeros behind it. */
typedef uint64_t odd_word;

typedef struct odd_words {
    odd_word words[(1 << ODD_WORDS_BITS) + ODD_WORDS_TRIES]; /* zero in an empty slot */
    uint16_t numbers[(1 << ODD_WORDS_BITS) + ODD_WORDS_TRIES];
} odd_words;

/* The word of len bytes, at most 8, at p. Reads 8 bytes whatever len is, without a branch: lengths
 * differ from line to line. */
static inline odd_word odd_word_of(const char *p, size_t len) {
    static const unsigned char masks[16] = {255, 255, 255, 255, 255, 255, 255, 255};
    odd_word word, mask;
    memcpy(&word, p, sizeof word);
    memcpy(&mask, masks + ODD_WORD_MAX - len, sizeof mask);
    return word & mask;
}

static inline size_t odd_words_slot(odd_word w) {
    return (size_t)(w * UINT64_C(0x9E3779B97F4A7C15) >> (64 - ODD_WORDS_BITS));
}

/* The number of a word; false where it has none. The quick form looks only into the slot where the
 * word nearly always is. */
static inline bool odd_words_quick(const odd_words *all, odd_word w, uint16_t *number) {
    size_t slot = odd_words_slot(w);
    *number = all->numbers[slot];
    return all->words[slot] == w;
}

bool odd_words_find(const odd_words *all, odd_word w, uint16_t *number);

/* Gives the word a number, if there is room. A word of zeros is not remembered. */
bool odd_words_add(odd_words *all, odd_word w, uint16_t number);

#endif
