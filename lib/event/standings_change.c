/* The changes between two standings: who gains, who loses, whose rank changes. Knows nothing about the cause. */
#include "event/scoring.h"
#include "base/arena.h"

/* ---- Pairs of standings ------------------------------------------------------------------------ */

bool odd_change_room_take(odd_change_room *room, odd_arena *arena, size_t most) {
    *room = (odd_change_room){.pairs = ODD_TAKE(arena, most, odd_change),
                              .list = ODD_TAKE(arena, most, odd_change),
                              .order = ODD_TAKE(arena, most, uint32_t),
                              .other = ODD_TAKE(arena, most, uint32_t)};
    return room->pairs != NULL && room->list != NULL && room->order != NULL && room->other != NULL;
}

static bool same(const odd_standing *a, const odd_standing *b) {
    if (a == NULL || b == NULL)
        return a == b;
    for (int i = 0; i < 3; i++)
        if (a->strat_rank[i] != b->strat_rank[i])
            return false;
    return a->rank == b->rank && a->tied == b->tied && a->score == b->score && a->max == b->max &&
           a->vp == b->vp;
}

static odd_amount gain_of(const odd_change *c, bool percent) {
    const odd_standing *a = c->standing[0], *b = c->standing[1];
    if (a == NULL || b == NULL)
        return 0;
    return percent ? (odd_amount)(b->percent_x100 - a->percent_x100) * (ODD_ONE / 100) : b->score - a->score;
}

static bool first(const odd_standing *s) {
    return s != NULL && s->rank == 1;
}

static int rank_of(const odd_standing *s) {
    return s != NULL ? s->rank : 0;
}

/* ---- Order ------------------------------------------------------------------------------------- */

static int64_t size_of(int64_t n) {
    return n < 0 ? -n : n;
}

typedef struct sorter {
    const odd_change *pairs;
    bool comparable;
} sorter;

/* The criteria of the order, one after the other: who came or went, the gain, the score, the ranks, and then the place. */
static int64_t measure(const sorter *o, const odd_change *c, int which) {
    const odd_standing *a = c->standing[0], *b = c->standing[1];
    switch (which) {
    case 0:
        return a == NULL || b == NULL;
    case 1:
        return size_of(c->gain);
    case 2:
        return o->comparable && a != NULL && b != NULL ? size_of(b->score - a->score) : 0;
    case 3:
        return a != NULL && b != NULL ? size_of(b->rank - a->rank) : 0;
    case 4:
        return -(int64_t)rank_of(b != NULL ? b : a);
    default:
        return 0;
    }
}

static bool in_order(const void *owner, uint32_t x, uint32_t y) {
    const sorter *o = owner;
    const odd_change *a = &o->pairs[x], *b = &o->pairs[y];
    int which = 0;
    while (which < 5 && measure(o, a, which) == measure(o, b, which))
        which++;
    return measure(o, a, which) >= measure(o, b, which);
}

void odd_changes_find(odd_changes *out, odd_change_room *room, bool comparable, bool percent) {
    size_t count = 0;
    *out = (odd_changes){.list = room->list, .comparable = comparable};
    for (size_t i = 0; i < room->count; i++) {
        odd_change *c = &room->pairs[i];
        if (same(c->standing[0], c->standing[1]))
            continue;
        c->gain = comparable ? gain_of(c, percent) : 0;
        out->ranks += rank_of(c->standing[0]) != rank_of(c->standing[1]);
        out->winner = out->winner || first(c->standing[0]) != first(c->standing[1]);
        room->order[count++] = (uint32_t)i;
    }
    sorter o = {room->pairs, comparable};
    odd_sort(room->order, room->other, count, in_order, &o);
    for (size_t i = 0; i < count; i++)
        room->list[i] = room->pairs[room->order[i]];
    out->count = count;
}

/* ---- Two events -------------------------------------------------------------------------------- */

/* Returns whether the figures of both events mean the same. */
static bool comparable(const odd_event *a, const odd_event *b) {
    return a->about.scoring == b->about.scoring && a->about.contest == b->about.contest &&
           a->about.has_vp == b->about.has_vp &&
           odd_setting(a, ODD_SET_RANK_BY) == odd_setting(b, ODD_SET_RANK_BY) &&
           odd_setting(a, ODD_SET_FORMAT) == odd_setting(b, ODD_SET_FORMAT);
}

/* Returns the same contestant in another event; ODD_NOBODY if there is none. If only one of the two events
 * has two winners, a number that both directions use is ambiguous. */
static uint32_t counterpart(const odd_event *e, const odd_contestant *c, const odd_event *other) {
    uint32_t token = odd_event_find_token(other, c->id);
    if (token == ODD_NOBODY || e->about.contest != other->about.contest)
        return ODD_NOBODY;
    const odd_holder *h = &other->derived.holders[token];
    uint32_t ns = h->who[0][0], ew = h->who[1][0];
    if (e->about.winners == other->about.winners)
        return c->direction == ODD_EW ? ew : ns;
    if (e->about.winners == 2)
        return other->facts.tokens[token].used[0] != other->facts.tokens[token].used[1] ? ns : ODD_NOBODY;
    return ns == ODD_NOBODY ? ew : ew == ODD_NOBODY ? ns : ODD_NOBODY;
}

int odd_event_changes(odd_changes *out, const odd_event *before, const odd_event *after, odd_arena *arena) {
    odd_change_room room;
    *out = (odd_changes){0};
    bool *met = ODD_TAKE(arena, after->about.contestant_count, bool);
    if (met == NULL ||
        !odd_change_room_take(&room, arena, before->about.standing_count + after->about.standing_count))
        return ODD_E_MEMORY;
    for (size_t i = 0; i < before->about.standing_count; i++) {
        const odd_standing *s = &before->standings[i];
        uint32_t who = counterpart(before, &before->contestants[s->who], after);
        odd_change_pair(&room, s, who != ODD_NOBODY ? odd_event_standing(after, who) : NULL);
        if (who != ODD_NOBODY)
            met[who] = true;
    }
    for (size_t i = 0; i < after->about.standing_count; i++)
        if (!met[after->standings[i].who])
            odd_change_pair(&room, NULL, &after->standings[i]);
    odd_changes_find(out, &room, comparable(before, after), odd_scoring_has_max(after));
    return ODD_OK;
}
