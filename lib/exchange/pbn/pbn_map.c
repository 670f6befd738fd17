/* Numbers for the names in a PBN file: players, pairs, teams, tags. Every game looks names up, so this is
 * faster than an odd_index: texts stay in the file, and hashes are stored. */
#include "base/bits.h"
#include "exchange/pbn/pbn_reader.h"

static bool same_entry(const void *owner, uint32_t number, const odd_lookup_key *key) {
    const odd_pbn_map *map = owner;
    return map->entries[number].hash == key->hash && odd_text_same(odd_pbn_text_of(map, number), key->text);
}

static uint32_t entry_hash(const void *owner, uint32_t number) {
    return ((const odd_pbn_map *)owner)->entries[number].hash;
}

uint32_t odd_pbn_number_of(odd_pbn_map *map, odd_arena *arena, odd_text text) {
    if (text.len > UINT32_MAX ||
        !odd_lookup_reserve(&map->slots, arena, map->count + 1, map->count, entry_hash, map))
        return ODD_NOBODY;
    odd_lookup_key key = {text, (uint32_t)odd_hash_quick(text, arena->seed)};
    uint32_t *slot = odd_lookup_slot(&map->slots, key, same_entry, map);
    if (*slot != 0)
        return *slot - 1;
    odd_pbn_entry *entries =
        odd_arena_grow(arena, map->entries, map->count, map->count + 1, &map->cap, sizeof *entries);
    if (entries == NULL)
        return ODD_NOBODY;
    map->entries = entries;
    entries[map->count] = (odd_pbn_entry){text.text, (uint32_t)text.len, key.hash};
    *slot = (uint32_t)++map->count;
    return (uint32_t)map->count - 1;
}

/* ---- Two numbers ------------------------------------------------------------------------------- */

static odd_lookup_key key_of_two(const uint64_t *two, uint64_t seed) {
    odd_text bytes = {(const char *)two, sizeof *two};
    return (odd_lookup_key){bytes, (uint32_t)odd_hash_quick(bytes, seed)};
}

static bool same_two(const void *owner, uint32_t number, const odd_lookup_key *key) {
    const odd_pbn_two_map *map = owner;
    return odd_text_same((odd_text){(const char *)&map->entries[number], sizeof *map->entries}, key->text);
}

static uint32_t hash_of_two(const void *owner, uint32_t number) {
    const odd_pbn_two_map *map = owner;
    return key_of_two(&map->entries[number], map->slots.seed).hash;
}

uint32_t odd_pbn_number_of_two(odd_pbn_two_map *map, odd_arena *arena, uint32_t one, uint32_t other) {
    uint64_t two = one < other ? (uint64_t)one << 32 | other : (uint64_t)other << 32 | one;
    if (!odd_lookup_reserve(&map->slots, arena, map->count + 1, map->count, hash_of_two, map))
        return ODD_NOBODY;
    uint32_t *slot = odd_lookup_slot(&map->slots, key_of_two(&two, arena->seed), same_two, map);
    if (*slot != 0)
        return *slot - 1;
    if (!ODD_MORE(arena, map->entries, map->count, map->cap))
        return ODD_NOBODY;
    map->entries[map->count] = two;
    *slot = (uint32_t)++map->count;
    return (uint32_t)map->count - 1;
}
