/* Numbers for texts, which are copied. */
#include "exchange/field_text.h"
#include "base/out.h"

odd_text odd_index_text(const odd_index *index, size_t number) {
    return odd_text_pool_text(&index->texts, index->places[number]);
}

static bool same_text(const void *owner, uint32_t number, const odd_lookup_key *key) {
    return odd_text_same(odd_index_text(owner, number), key->text);
}

static odd_lookup_key key_of(odd_text text, uint64_t seed) {
    return (odd_lookup_key){text, (uint32_t)odd_hash(text, seed)};
}

static uint32_t text_hash(const void *owner, uint32_t number) {
    const odd_index *index = owner;
    return key_of(odd_index_text(index, number), index->slots.seed).hash;
}

uint32_t odd_index_add(odd_index *index, odd_arena *arena, odd_text text, bool *is_new) {
    *is_new = false;
    if (!odd_lookup_reserve(&index->slots, arena, index->count + 1, index->count, text_hash, index))
        return ODD_NOBODY;
    uint32_t *slot = odd_lookup_slot(&index->slots, key_of(text, arena->seed), same_text, index);
    if (*slot == 0) {
        uint32_t *places = odd_arena_grow(arena, index->places, index->count, index->count + 1, &index->cap,
                                          sizeof(uint32_t));
        if (places == NULL)
            return ODD_NOBODY;
        index->places = places;
        places[index->count] = odd_text_pool_add(&index->texts, arena, text);
        if (places[index->count] == 0)
            return ODD_NOBODY;
        index->count++;
        *slot = (uint32_t)index->count;
        *is_new = true;
    }
    return *slot - 1;
}

uint32_t odd_index_find(const odd_index *index, odd_text text) {
    if (index->count == 0)
        return ODD_NOBODY;
    return *odd_lookup_slot(&index->slots, key_of(text, index->slots.seed), same_text, index) -
           1; /* none: ODD_NOBODY */
}
