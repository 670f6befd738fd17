/* The ids of an event as its log has them, each a token with a number. Knows nothing of what they stand for. */
#include "base/hash.h"
#include "base/scan.h"
#include "event/event_inner.h"

/* An id takes hundreds of bytes, and a few in a file: there are more than enough for any event, and not for all memory. */
enum { SLOTS_START = 256, IDS_MAX = 100000 };

/* A number is its own, so that neighbours in the event are neighbours in memory. */
static uint32_t hash_of(const odd_event_inner *in, odd_text id) {
    enum { DIGITS = 9 };
    uint32_t number = 0;
    size_t digits = 0;
    for (; digits < id.len && digits < DIGITS && odd_is_digit(id.text[digits]); digits++)
        number = 10 * number + (uint32_t)(id.text[digits] - '0');
    if (digits == id.len)
        return number;
    return (uint32_t)odd_hash_any_case(id, in->arena->seed);
}

/* The slot that an id is in, or the free one where it belongs. Numbers fill whole ranges of slots, and those that differ by a
 * multiple of the slots want the same one: the next to be looked at is far away, and another for each of them. */
static size_t id_slot(const odd_event_inner *in, odd_text id, uint32_t hash) {
    size_t slot = hash & (in->slot_count - 1), step = odd_event_mix(in, hash) | 1;
    for (; in->slots[slot] != 0; slot = odd_slot_next(slot, step, in->slot_count)) {
        const odd_token *t = &in->tokens[in->slots[slot] - 1];
        if (t->hash == hash && odd_same_letters(t->text, id))
            break;
    }
    return slot;
}

bool odd_event_expect_ids(odd_event_inner *in, size_t tokens) {
    size_t count = in->slot_count > 0 ? in->slot_count : SLOTS_START;
    while (count < 2 * tokens)
        count *= 2;
    if (count == in->slot_count)
        return true;
    uint32_t *slots = ODD_TAKE(in->arena, count, uint32_t);
    if (slots == NULL)
        return false;
    odd_arena_give(in->arena, in->slots, in->slot_count, sizeof *slots);
    in->slots = slots;
    in->slot_count = count;
    for (size_t i = 0; i < in->token_count; i++)
        in->slots[id_slot(in, in->tokens[i].text, in->tokens[i].hash)] = (uint32_t)i + 1;
    return true;
}

uint32_t odd_event_find_token(const odd_event *e, odd_text id) {
    return e->inner->slots[id_slot(e->inner, id, hash_of(e->inner, id))] - 1; /* none: ODD_NOBODY */
}

uint32_t odd_event_token(odd_event *e, odd_text id, uint32_t line) {
    odd_event_inner *in = e->inner;
    uint32_t hash = hash_of(in, id);
    size_t slot = id_slot(in, id, hash);
    if (in->slots[slot] != 0)
        return in->slots[slot] - 1;
    if (in->token_count == IDS_MAX) {
        if (!in->too_many_ids)
            odd_event_wrong(e, false, ODD_E_REFERENCE, line, (odd_text){0}, (odd_text){0},
                            "too many ids: an event has at most %d", IDS_MAX);
        in->too_many_ids = true;
        return ODD_NOBODY;
    }
    if (in->no_memory || /* the slots may be too few */
        !odd_event_room(e, &in->tokens, in->token_count, &in->token_cap, sizeof(odd_token)) ||
        !odd_event_room(e, &in->holders, in->token_count, &in->holder_cap, sizeof(odd_holder)))
        return ODD_NOBODY;
    odd_token *t = &in->tokens[in->token_count++];
    *t = (odd_token){.text = id, .hash = hash, .line = line};
    in->holders[in->token_count - 1] = ODD_NO_HOLDER;
    in->slots[slot] = (uint32_t)in->token_count;
    if (!odd_event_expect_ids(in, in->token_count)) {
        in->no_memory = true;
        return ODD_NOBODY;
    }
    return (uint32_t)in->token_count - 1;
}
