/* SipHash-1-3: one round for each eight bytes, three at the end. FNV-1a where code size matters more. */
#include "base/hash.h"

#include "base/text.h"

#ifdef ODD_SMALL
static uint64_t sip_hash(odd_text text, bool any_case, uint64_t seed) {
    uint32_t hash = UINT32_C(2166136261) ^ (uint32_t)seed;
    for (size_t i = 0; i < text.len; i++) {
        char c = any_case ? odd_lower(text.text[i]) : text.text[i];
        hash = (hash ^ (unsigned char)c) * UINT32_C(16777619);
    }
    return hash ^ hash >> 15;
}
#else
typedef struct sip {
    uint64_t v[4];
} sip;

static uint64_t turned(uint64_t word, int bits) {
    return word << bits | word >> (64 - bits);
}

static void stir(sip *s) {
    s->v[0] += s->v[1];
    s->v[2] += s->v[3];
    s->v[1] = turned(s->v[1], 13) ^ s->v[0];
    s->v[3] = turned(s->v[3], 16) ^ s->v[2];
    s->v[0] = turned(s->v[0], 32);
    s->v[2] += s->v[1];
    s->v[0] += s->v[3];
    s->v[1] = turned(s->v[1], 17) ^ s->v[2];
    s->v[3] = turned(s->v[3], 21) ^ s->v[0];
    s->v[2] = turned(s->v[2], 32);
}

static void add(sip *s, uint64_t word) {
    s->v[3] ^= word;
    stir(s);
    s->v[0] ^= word;
}

/* The key is the seed, and zeros. */
static uint64_t sip_hash(odd_text text, bool any_case, uint64_t seed) {
    enum { BYTES = 8, LAST_ROUNDS = 3 };
    sip s = {{seed ^ UINT64_C(0x736F6D6570736575), UINT64_C(0x646F72616E646F6D),
              seed ^ UINT64_C(0x6C7967656E657261), UINT64_C(0x7465646279746573)}};
    uint64_t word = 0;
    for (size_t i = 0; i < text.len; i++) {
        char c = any_case ? odd_lower(text.text[i]) : text.text[i];
        word |= (uint64_t)(unsigned char)c << 8 * (i % BYTES);
        if (i % BYTES == BYTES - 1) {
            add(&s, word);
            word = 0;
        }
    }
    add(&s, word | (uint64_t)text.len << 56);
    s.v[2] ^= 0xFF;
    for (int i = 0; i < LAST_ROUNDS; i++)
        stir(&s);
    return s.v[0] ^ s.v[1] ^ s.v[2] ^ s.v[3];
}
#endif

uint64_t odd_hash(odd_text text, uint64_t seed) {
    return sip_hash(text, false, seed);
}

uint64_t odd_hash_any_case(odd_text text, uint64_t seed) {
    return sip_hash(text, true, seed);
}

/* ---- The hash table ---------------------------------------------------------------------------- */

bool odd_lookup_grow(odd_lookup *lookup, odd_arena *arena, size_t items, size_t count, odd_lookup_hash *hash,
                     const void *owner) {
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
