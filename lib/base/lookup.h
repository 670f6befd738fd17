/* The hash table of the library: finds the numbers of items by a text. The items, and their texts, are the owner's: so each
 * owner keeps them as it needs them. Knows nothing about bridge.
 *
 *     odd_lookup_key key = {name, (uint32_t)odd_hash(name, arena->seed)};
 *     uint32_t *slot = odd_lookup_slot(&names, key, same_name, owner);
 *     if (*slot == 0)
 *         ... add an item, and set *slot to its number plus one ...
 */
#ifndef ODD_BASE_LOOKUP_H
#define ODD_BASE_LOOKUP_H

#include "base/arena.h"
#include "base/hash.h"

/* All zero is an empty one, in which odd_lookup_slot must not be called before odd_lookup_reserve. */
typedef struct odd_lookup {
    uint32_t *slots; /* the number of an item plus one; 0: free */
    size_t size;     /* how many slots there are: a power of two, of which at most three quarters are taken */
    uint64_t seed;   /* the arena's */
} odd_lookup;

typedef struct odd_lookup_key {
    odd_text text;
    uint32_t hash; /* of any kind, as long as texts that are the same have the same */
} odd_lookup_key;

/* Whether the item of a number has this key. */
typedef bool odd_lookup_same(const void *owner, uint32_t number, const odd_lookup_key *key);

/* The hash of the item of a number. */
typedef uint32_t odd_lookup_hash(const void *owner, uint32_t number);

/* Makes room for so many items, of which count are in it already: those from 0 on. Returns false if there is no memory; then
 * the table is as it was. */
bool odd_lookup_reserve(odd_lookup *lookup, odd_arena *arena, size_t items, size_t count,
                        odd_lookup_hash *hash, const void *owner);

/* The next slot to be looked at. The steps from slot to slot depend on the hash and on the seed: so nobody can choose keys
 * that all pass the same slots. *step is 0 before the first one. */
static inline size_t odd_lookup_next(const odd_lookup *lookup, size_t slot, uint32_t hash, size_t *step) {
    if (*step == 0)
        *step = odd_hash_number(hash, lookup->seed) | 1;
    return odd_slot_next(slot, *step, lookup->size);
}

/* The slot of the item that has this key, or the free one where it belongs. In line, and so is `same`, since there may be a
 * call for each line of a file. */
static inline __attribute__((always_inline)) uint32_t *
odd_lookup_slot(const odd_lookup *lookup, odd_lookup_key key, odd_lookup_same *same, const void *owner) {
    size_t slot = key.hash & (lookup->size - 1), step = 0;
    while (lookup->slots[slot] != 0 && !same(owner, lookup->slots[slot] - 1, &key))
        slot = odd_lookup_next(lookup, slot, key.hash, &step);
    return &lookup->slots[slot];
}

#endif
