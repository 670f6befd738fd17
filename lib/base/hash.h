/* Hash tables: the number of slots is a power of two, and at most half of them are used. The author of a file
 * could choose ids and names that all want the same slot, and each look-up would take as long as all of them
 * together. So hashes depend on a seed, which comes with the memory (odd_arena) and is unknown to authors of
 * files. Knows nothing about bridge. */
#ifndef ODD_BASE_HASH_H
#define ODD_BASE_HASH_H

#include "base/arena.h"
#include "base/text.h"

/* Returns the hash of a text, without case: a1 is A1. SipHash-1-3 (Aumasson and Bernstein), made for this; in a small
 * program, a shorter function. */
uint64_t odd_hash(odd_text text, uint64_t seed);
uint64_t odd_hash_any_case(odd_text text, uint64_t seed);

/* Mixes a number, so that every bit of the result depends on all of its bits. */
static inline size_t odd_mix(uint64_t key) {
    key = (key ^ key >> 32) * UINT64_C(0x9E3779B97F4A7C15);
    key = (key ^ key >> 29) * UINT64_C(0xBF58476D1CE4E5B9);
    return (size_t)(key ^ key >> 32);
}

static inline size_t odd_hash_number(uint64_t key, uint64_t seed) {
    return odd_mix(key ^ seed);
}

__extension__ typedef unsigned __int128 odd_hash_wide;

/* Combines both halves of a product: every bit of a word affects the lowest bits. */
static inline uint64_t odd_hash_word(uint64_t key, uint64_t word) {
    odd_hash_wide product =
        (odd_hash_wide)(key ^ word ^ UINT64_C(0x9E3779B97F4A7C15)) * UINT64_C(0xD6E8FEB86659FD93);
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* Returns the hash of a text that every line has, in a few instructions. */
static inline uint64_t odd_hash_quick(odd_text t, uint64_t seed) {
    if (!ODD_QUICK)
        return odd_hash(t, seed);
    uint64_t key = t.len ^ seed, word = 0;
    if (t.len >= ODD_WORD_BYTES) {
        for (size_t at = 0; at + ODD_WORD_BYTES < t.len; at += ODD_WORD_BYTES)
            key = odd_hash_word(key, odd_word_at(t.text + at));
        return odd_hash_word(key, odd_word_at(t.text + t.len - ODD_WORD_BYTES));
    }
    for (size_t i = 0; i < t.len; i++)
        word = word << 8 | (unsigned char)t.text[i];
    return odd_hash_word(key, word);
}

/* Tests count the visited slots. */
#ifndef ODD_SLOT_PASSED
#define ODD_SLOT_PASSED() ((void)0)
#endif

/* Returns the slot after this one. The step is odd. */
static inline size_t odd_slot_next(size_t slot, size_t step, size_t count) {
    ODD_SLOT_PASSED();
    return (slot + step) & (count - 1);
}

/* ---- The hash table of the library --------------------------------------------------------------- */

/* Finds the numbers of items by a text. The items, and their texts, are the owner's: so each owner keeps them as it needs them.
 *
 *     odd_lookup_key key = {name, (uint32_t)odd_hash(name, arena->seed)};
 *     uint32_t *slot = odd_lookup_slot(&names, key, same_name, owner);
 *     if (*slot == 0)
 *         ... add an item, and set *slot to its number plus one ...
 *
 * All zero is an empty one, in which odd_lookup_slot must not be called before odd_lookup_reserve. */
typedef struct odd_lookup {
    uint32_t *slots; /* the number of an item plus one; 0: free */
    size_t size;     /* the number of slots: a power of two, of which at most three quarters are used */
    uint64_t seed;   /* the arena's */
} odd_lookup;

typedef struct odd_lookup_key {
    odd_text text;
    uint32_t hash; /* any hash that is equal for equal texts */
} odd_lookup_key;

/* Returns whether the item with a number has this key. */
typedef bool odd_lookup_same(const void *owner, uint32_t number, const odd_lookup_key *key);

/* Returns the hash of the item with a number. */
typedef uint32_t odd_lookup_hash(const void *owner, uint32_t number);

/* Makes the table larger, for odd_lookup_reserve. */
bool odd_lookup_grow(odd_lookup *lookup, odd_arena *arena, size_t items, size_t count, odd_lookup_hash *hash,
                     const void *owner);

/* Makes room for so many items, of which the first count are in the table already. Returns false if memory runs out; then
 * the table is unchanged. */
static inline bool odd_lookup_reserve(odd_lookup *lookup, odd_arena *arena, size_t items, size_t count,
                                      odd_lookup_hash *hash, const void *owner) {
    bool enough = ODD_QUICK && lookup->size > 0 && items <= lookup->size / 4 * 3;
    return enough || odd_lookup_grow(lookup, arena, items, count, hash, owner);
}

/* Returns the next slot to visit. The steps from slot to slot depend on the hash and on the seed, so nobody can choose keys
 * that all visit the same slots. *step is 0 before the first one. */
static inline size_t odd_lookup_next(const odd_lookup *lookup, size_t slot, uint32_t hash, size_t *step) {
    if (*step == 0)
        *step = odd_hash_number(hash, lookup->seed) | 1;
    return odd_slot_next(slot, *step, lookup->size);
}

/* Returns the slot of the item that has this key, or the free one where it belongs. Inlined, and so is `same`, because there
 * may be a call for each line of a file. */
static inline __attribute__((always_inline)) uint32_t *
odd_lookup_slot(const odd_lookup *lookup, odd_lookup_key key, odd_lookup_same *same, const void *owner) {
    size_t slot = key.hash & (lookup->size - 1), step = 0;
    while (lookup->slots[slot] != 0 && !same(owner, lookup->slots[slot] - 1, &key))
        slot = odd_lookup_next(lookup, slot, key.hash, &step);
    return &lookup->slots[slot];
}

#endif
