/* Texts that are kept, each by a number of 32 bits: one takes a byte more than it has. Knows no format. */
#ifndef ODD_FORMATS_KEPT_H
#define ODD_FORMATS_KEPT_H

#include "oddtrick_event.h"

typedef struct odd_kept {
    char **pieces; /* of memory, which never move: texts last as long as the arena */
    size_t count, cap;
    size_t used; /* of the last one */
} odd_kept;

/* Keeps a copy. Where it is, which is never 0; 0 if there is no memory. */
uint32_t odd_kept_add(odd_kept *kept, odd_arena *arena, odd_text text);

/* What is kept there; of 0, the empty text. */
odd_text odd_kept_text(const odd_kept *kept, uint32_t place);

/* A number that is nearly always small, as bytes: 255 as often as it goes, and what is left. Where they end. */
uint8_t *odd_count_put(uint8_t *to, size_t number);

/* Such a number, and where it ends. */
const uint8_t *odd_count_take(const uint8_t *from, size_t *number);

#endif
