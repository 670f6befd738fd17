/* Texts that are kept, each by a number of 32 bits: a short one takes a byte more than it has. Knows no format. */
#ifndef ODD_EXCHANGE_TEXT_POOL_H
#define ODD_EXCHANGE_TEXT_POOL_H

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

/* A number that is nearly always small, as bytes: seven bits each, from the lowest, of which the last has no eighth. Where
 * they end. */
enum { ODD_COUNT_MAX = 10 };
uint8_t *odd_count_put(uint8_t *to, uint64_t number);

/* Such a number, and where it ends. */
static inline const uint8_t *odd_count_take(const uint8_t *from, uint64_t *number) {
    *number = *from & 0x7F;
    for (int shift = 7; *from++ > 0x7F; shift += 7)
        *number |= (uint64_t)(*from & 0x7F) << shift;
    return from;
}

#endif
