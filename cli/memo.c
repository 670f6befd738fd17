/* Words and their numbers: what is not needed for every line. */
#include "cli/memo.h"

/* The slot that holds the word or the empty one where it belongs; false if all are taken. */
static bool find_slot(const odd_words *all, odd_word w, size_t *slot) {
    size_t last = odd_words_slot(w) + ODD_WORDS_TRIES;
    for (*slot = odd_words_slot(w); *slot < last; ++*slot)
        if (all->words[*slot] == 0 || all->words[*slot] == w)
            return true;
    return false;
}

bool odd_words_find(const odd_words *all, odd_word w, uint16_t *number) {
    size_t slot;
    if (w == 0 || !find_slot(all, w, &slot) || all->words[slot] == 0)
        return false;
    *number = all->numbers[slot];
    return true;
}

bool odd_words_add(odd_words *all, odd_word w, uint16_t number) {
    size_t slot;
    if (w == 0 || !find_slot(all, w, &slot))
        return false;
    all->words[slot] = w;
    all->numbers[slot] = number;
    return true;
}
