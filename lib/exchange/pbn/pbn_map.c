/* Numbers for what a PBN file names: players, pairs, teams, tags. Every game asks, so this is quicker than an odd_index, and
 * half as large. */
#include "base/arena.h"
#include "base/hash.h"
#include "base/copy.h"
#include "exchange/pbn/pbn_reader.h"

enum { FIRST_SLOTS = 256 };

static bool more_slots(odd_pbn_map *map, odd_arena *arena) {
    if (2 * map->count < map->slot_count)
        return true;
    size_t count = map->slot_count == 0 ? FIRST_SLOTS : 2 * map->slot_count;
    uint32_t *slots = ODD_TAKE(arena, count, uint32_t);
    if (slots == NULL)
        return false;
    for (size_t i = 0; i < map->count; i++) {
        size_t at = map->entries[i].hash & (count - 1);
        while (slots[at] != 0)
            at = odd_slot_next(at, 1, count);
        slots[at] = (uint32_t)i + 1;
    }
    odd_arena_give(arena, map->slots, map->slot_count, sizeof *slots);
    map->slots = slots;
    map->slot_count = count;
    return true;
}

uint32_t odd_pbn_number_of(odd_pbn_map *map, odd_arena *arena, odd_text text) {
    if (text.len > UINT32_MAX || !more_slots(map, arena))
        return ODD_NOBODY;
    uint32_t hash = (uint32_t)odd_hash_quick(text, arena->seed);
    size_t at = hash & (map->slot_count - 1);
    for (; map->slots[at] != 0; at = odd_slot_next(at, 1, map->slot_count)) {
        uint32_t number = map->slots[at] - 1;
        if (map->entries[number].hash == hash && odd_pbn_same(odd_pbn_text_of(map, number), text))
            return number;
    }
    odd_pbn_entry *entries =
        odd_arena_grow(arena, map->entries, map->count, map->count + 1, &map->cap, sizeof *entries);
    if (entries == NULL)
        return ODD_NOBODY;
    map->entries = entries;
    entries[map->count] = (odd_pbn_entry){text.text, (uint32_t)text.len, hash};
    map->slots[at] = (uint32_t)++map->count;
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
