/* The ids of an event as they are in its log, each a token with a number. Knows nothing about their
 * meaning. */
#include "base/text.h"
#include "event/event_inner.h"

/* An id takes hundreds of bytes, but only a few in a file: this is more than any event needs, and limits the memory. */
enum { IDS_MAX = 100000 };

/* The hash of a number is the number itself, so that neighbours in the event are neighbours in memory. */
static uint32_t hash_of(odd_text id, uint64_t seed) {
    enum { DIGITS = 9 };
    uint32_t number = 0;
    size_t digits = 0;
    for (; digits < id.len && digits < DIGITS && odd_is_digit(id.text[digits]); digits++)
        number = 10 * number + (uint32_t)(id.text[digits] - '0');
    if (digits == id.len)
        return number;
    return (uint32_t)odd_hash_any_case(id, seed);
}

static bool same_id(const void *owner, uint32_t token, const odd_lookup_key *key) {
    const odd_token *t = &((const odd_facts *)owner)->tokens[token];
    return t->hash == key->hash && odd_same_letters(t->text, key->text);
}

static uint32_t token_hash(const void *owner, uint32_t token) {
    return ((const odd_facts *)owner)->tokens[token].hash;
}

bool odd_event_expect_ids(odd_facts *said, odd_arena *arena, size_t tokens) {
    return odd_lookup_reserve(&said->by_id, arena, tokens, said->token_count, token_hash, said);
}

uint32_t odd_event_find_token(const odd_event *e, odd_text id) {
    odd_lookup_key key = {id, hash_of(id, e->arena->seed)};
    return *odd_lookup_slot(&e->facts.by_id, key, same_id, &e->facts) - 1; /* 0: ODD_NOBODY */
}

uint32_t odd_event_token(odd_event *e, odd_text id, uint32_t line) {
    odd_facts *said = &e->facts;
    odd_lookup_key key = {id, hash_of(id, e->arena->seed)};
    uint32_t *slot = odd_lookup_slot(&said->by_id, key, same_id, said);
    if (*slot != 0)
        return *slot - 1;
    if (said->token_count == IDS_MAX) {
        if (!said->too_many_ids)
            odd_event_wrong(e, false, ODD_E_REFERENCE, line, (odd_text){0}, (odd_text){0},
                            "too many ids: an event has at most %d", IDS_MAX);
        said->too_many_ids = true;
        return ODD_NOBODY;
    }
    if (e->no_memory || /* the hash table may be too small */
        !odd_event_room(e, &said->tokens, said->token_count, &said->token_cap, sizeof(odd_token)) ||
        !odd_event_room(e, &e->derived.holders, said->token_count, &e->derived.holder_cap,
                        sizeof(odd_holder)))
        return ODD_NOBODY;
    odd_token *t = &said->tokens[said->token_count++];
    *t = (odd_token){.text = id, .hash = key.hash, .line = line};
    e->derived.holders[said->token_count - 1] = ODD_NO_HOLDER;
    *slot = (uint32_t)said->token_count;
    if (!odd_event_expect_ids(said, e->arena, said->token_count)) {
        e->no_memory = true;
        return ODD_NOBODY;
    }
    return (uint32_t)said->token_count - 1;
}
