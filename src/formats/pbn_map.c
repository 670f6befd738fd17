/* Numbers for what a PBN file names: players, pairs, teams, tags. Every game asks, so this is quicker than an odd_index, and
 * half as large. */
#include "base/arena.h"
#include "base/hash.h"
#include "base/quick.h"
#include "base/word.h"
#include "formats/pbn_reader.h"

enum { FIRST_SLOTS = 256 };

__extension__ typedef unsigned __int128 wide;

/* Both halves of a product: every bit of a word matters to the lowest ones. */
static uint64_t mix(uint64_t key, uint64_t word) {
    wide product = (wide)(key ^ word ^ UINT64_C(0x9E3779B97F4A7C15)) * UINT64_C(0xD6E8FEB86659FD93);
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static uint64_t hash_of(odd_text t, uint64_t seed) {
    if (!ODD_QUICK)
        return odd_hash(t, seed);
    uint64_t key = t.len ^ seed, word = 0;
    if (t.len >= ODD_WORD_BYTES) {
        for (size_t at = 0; at + ODD_WORD_BYTES < t.len; at += ODD_WORD_BYTES)
            key = mix(key, odd_word_at(t.text + at));
        return mix(key, odd_word_at(t.text + t.len - ODD_WORD_BYTES));
    }
    for (size_t i = 0; i < t.len; i++)
        word = word << 8 | (unsigned char)t.text[i];
    return mix(key, word);
}

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

/* A new one, in a slot that is free. */
static uint32_t add(odd_pbn_map *map, odd_arena *arena, size_t slot, odd_pbn_entry entry) {
    odd_pbn_entry *entries =
        odd_arena_grow(arena, map->entries, map->count, map->count + 1, &map->cap, sizeof *entries);
    if (entries == NULL)
        return ODD_NOBODY;
    map->entries = entries;
    entries[map->count] = entry;
    map->slots[slot] = (uint32_t)++map->count;
    return (uint32_t)map->count - 1;
}

uint32_t odd_pbn_number_of(odd_pbn_map *map, odd_arena *arena, odd_text text) {
    if (text.len > UINT32_MAX || !more_slots(map, arena))
        return ODD_NOBODY;
    uint32_t hash = (uint32_t)hash_of(text, arena->seed);
    size_t at = hash & (map->slot_count - 1);
    for (; map->slots[at] != 0; at = odd_slot_next(at, 1, map->slot_count)) {
        const odd_pbn_entry *e = &map->entries[map->slots[at] - 1];
        if (e->hash == hash && odd_pbn_same((odd_text){e->text, e->len}, text))
            return map->slots[at] - 1;
    }
    return add(map, arena, at, (odd_pbn_entry){.text = text.text, .len = (uint32_t)text.len, .hash = hash});
}

uint32_t odd_pbn_number_of_two(odd_pbn_map *map, odd_arena *arena, uint32_t one, uint32_t other) {
    if (!more_slots(map, arena))
        return ODD_NOBODY;
    uint64_t two = one < other ? (uint64_t)other << 32 | one : (uint64_t)one << 32 | other;
    uint32_t hash = (uint32_t)odd_hash_number(two, arena->seed);
    size_t at = hash & (map->slot_count - 1);
    for (; map->slots[at] != 0; at = odd_slot_next(at, 1, map->slot_count))
        if (map->entries[map->slots[at] - 1].two == two)
            return map->slots[at] - 1;
    return add(map, arena, at, (odd_pbn_entry){.two = two, .hash = hash});
}
