/* Texts that were met before, each by a number. Knows no format. */
#ifndef ODD_EXCHANGE_TEXT_INDEX_H
#define ODD_EXCHANGE_TEXT_INDEX_H

#include "base/hash.h"
#include "exchange/text_pool.h"

typedef struct odd_index {
    odd_kept texts;
    uint32_t *places; /* of the texts, from 0, in the order in which they were met */
    size_t count, cap;
    odd_lookup slots; /* by text */
} odd_index;

/* The number of a text, of which a copy is kept, and whether it is new. ODD_NOBODY if there is no memory. */
uint32_t odd_index_add(odd_index *index, odd_arena *arena, odd_text text, bool *is_new);

/* The number of a text that was added; ODD_NOBODY if it was not. */
uint32_t odd_index_find(const odd_index *index, odd_text text);

/* The text of a number, which lasts as long as the arena. */
odd_text odd_index_text(const odd_index *index, size_t number);

#endif
