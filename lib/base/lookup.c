/* Room for items in a hash table. */
#include "base/lookup.h"

bool odd_lookup_reserve(odd_lookup *lookup, odd_arena *arena, size_t items, size_t count,
                        odd_lookup_hash *hash, const void *owner) {
    enum { FIRST_SIZE = 256 };
    size_t size = lookup->size > 0 ? lookup->size : FIRST_SIZE;
    while (size / 4 * 3 < items)
        size *= 2;
    if (size == lookup->size)
        return true;
    uint32_t *slots = ODD_TAKE(arena, size, uint32_t);
    if (slots == NULL)
        return false;
    odd_arena_give(arena, lookup->slots, lookup->size, sizeof *slots);
    *lookup = (odd_lookup){slots, size, arena->seed};
    for (uint32_t i = 0; i < count; i++) {
        uint32_t key = hash(owner, i);
        size_t slot = key & (size - 1), step = 0;
        while (slots[slot] != 0)
            slot = odd_lookup_next(lookup, slot, key, &step);
        slots[slot] = i + 1;
    }
    return true;
}
