/* Texts that were met before, each by a number: a table of hashes, at most three quarters full. */
#include "exchange/text_index.h"
#include "base/arena.h"
#include "base/hash.h"

enum { FIRST_SLOTS = 256 };

static bool same_text(odd_text a, odd_text b) {
    if (a.len != b.len)
        return false;
    for (size_t i = 0; i < a.len; i++)
        if (a.text[i] != b.text[i])
            return false;
    return true;
}

odd_text odd_index_text(const odd_index *index, size_t number) {
    return odd_kept_text(&index->texts, index->places[number]);
}

/* Where a text is, or would be. */
static uint32_t *slot_of(const odd_index *index, odd_text text) {
    size_t at = (size_t)odd_hash(text, index->seed) & (index->slot_count - 1);
    while (index->slots[at] != 0 && !same_text(odd_index_text(index, index->slots[at] - 1), text))
        at = odd_slot_next(at, 1, index->slot_count);
    return &index->slots[at];
}

/* Twice as many slots, which are filled anew: so the old ones can go first. */
static bool make_room(odd_index *index, odd_arena *arena) {
    if (index->count < index->slot_count / 4 * 3)
        return true;
    size_t slot_count = index->slot_count > 0 ? 2 * index->slot_count : FIRST_SLOTS;
    odd_arena_give(arena, index->slots, index->slot_count, sizeof(uint32_t));
    index->slot_count = 0;
    index->slots = ODD_TAKE(arena, slot_count, uint32_t);
    if (index->slots == NULL)
        return false;
    index->seed = arena->seed;
    index->slot_count = slot_count;
    for (size_t i = 0; i < index->count; i++)
        *slot_of(index, odd_index_text(index, i)) = (uint32_t)i + 1;
    return true;
}

uint32_t odd_index_add(odd_index *index, odd_arena *arena, odd_text text, bool *is_new) {
    *is_new = false;
    if (!make_room(index, arena))
        return ODD_NOBODY;
    uint32_t *slot = slot_of(index, text);
    if (*slot == 0) {
        uint32_t *places = odd_arena_grow(arena, index->places, index->count, index->count + 1, &index->cap,
                                          sizeof(uint32_t));
        if (places == NULL)
            return ODD_NOBODY;
        index->places = places;
        places[index->count] = odd_kept_add(&index->texts, arena, text);
        if (places[index->count] == 0)
            return ODD_NOBODY;
        index->count++;
        *slot = (uint32_t)index->count;
        *is_new = true;
    }
    return *slot - 1;
}

uint32_t odd_index_find(const odd_index *index, odd_text text) {
    if (index->slot_count == 0)
        return ODD_NOBODY;
    return *slot_of(index, text) - 1; /* 0 - 1 is ODD_NOBODY */
}
