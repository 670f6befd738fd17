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

uint32_t odd_pbn_number_of_two(odd_pbn_map *map, odd_arena *arena, uint32_t one, uint32_t other) {
    uint32_t two[2] = {one < other ? one : other, one < other ? other : one};
    size_t before = map->count;
    uint32_t number = odd_pbn_number_of(map, arena, (odd_text){(const char *)two, sizeof two});
    if (map->count > before) {
        odd_pbn_entry *e = &map->entries[number];
        char *kept = odd_arena_take(arena, sizeof two, 1);
        if (kept != NULL)
            odd_copy(kept, two, sizeof two);
        e->len = kept != NULL ? e->len : 0;
        e->text = kept;
    }
    return number;
}
