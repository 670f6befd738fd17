/* Three who meet each other, if the number is odd. */
#include "base/out.h"
#include "base/arena.h"
#include "movement/matching.h"

/* The number of triples that are tried: all triples of 80 entries. Nearly always one of the first is good; it is not if
 * there are nearly as many rounds as entries. */
enum { ALL_TRIED = 80, TRIES_MAX = 100000, TRIES_OF_MANY = 2000 };

typedef struct triple {
    uint32_t place[3];
    uint32_t rematches; /* those in the triangle, and twice those among the others */
} triple;

/* The contestant who was in fewer triangles comes first, then the lower ranked. */
static bool in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_draw_state *d = owner;
    int before = d->r->entries[d->places[a]].triangles, after = d->r->entries[d->places[b]].triangles;
    return before != after ? before < after : a >= b;
}

/* Returns how many pairs of the three have met; more than three if some must not meet. */
static uint32_t met_within(const odd_draw_state *d, const uint32_t place[3]) {
    uint32_t met = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t a = d->places[place[i]], b = d->places[place[(i + 1) % 3]];
        met += odd_draw_apart(d, a, b) ? 4 : odd_draw_avoids(d, a, b);
    }
    return met;
}

/* Tries three contestants. Returns true if there is no rematch at all. Otherwise they are kept if they give fewer rematches
 * than the best so far. */
static bool try_three(odd_draw_state *d, odd_maximum_matching *all, const uint32_t place[3], triple *best) {
    uint32_t met = met_within(d, place);
    if (met > 3 || 2 * met >= best->rematches)
        return false;
    for (uint32_t single = 0; 2 * met + single < best->rematches; single += 2) { /* an even number is left */
        uint32_t before = all->single;
        if (!odd_maximum_matching_without(all, place, 3, single))
            continue;
        *best = (triple){{place[0], place[1], place[2]}, 2 * met + single};
        for (uint32_t i = 0; i < d->place_count; i++) /* as it was */
            all->partner[i] = all->saved[i];
        for (int i = 0; i < 3; i++)
            all->there[place[i] / 64] |= UINT64_C(1) << place[i] % 64;
        all->single = before;
        break;
    }
    return best->rematches == 0;
}

static void find_best(odd_draw_state *d, odd_maximum_matching *all, const uint32_t *list, triple *best) {
    int tries = d->place_count <= ALL_TRIED ? TRIES_MAX : TRIES_OF_MANY;
    for (uint32_t i = 0; i < d->place_count; i++)
        for (uint32_t j = i + 1; j < d->place_count; j++)
            for (uint32_t k = j + 1; k < d->place_count; k++) {
                uint32_t place[3] = {list[i], list[j], list[k]};
                if (try_three(d, all, place, best) || --tries == 0)
                    return;
            }
}

static void sort_three(uint32_t place[3]) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 2; j++)
            if (place[j] > place[j + 1]) {
                uint32_t kept = place[j];
                place[j] = place[j + 1];
                place[j + 1] = kept;
            }
}

int odd_draw_triangle(odd_draw_state *d) {
    odd_graph open;
    odd_maximum_matching all;
    odd_draw_places(d, false);
    uint32_t *list = odd_sort_numbers(d->arena, d->place_count, in_order, d);
    if (list == NULL || !odd_draw_open(d, &open) || !odd_maximum_matching_make(&all, &open, d->arena))
        return ODD_E_MEMORY;
    triple best = {.rematches = UINT32_MAX};
    find_best(d, &all, list, &best);
    if (best.rematches == UINT32_MAX)
        return odd_fail(d->error, ODD_E_UNREACHABLE, 0, 0,
                        "no three can meet each other: too many are to be kept apart");
    sort_three(best.place);
    d->triangle = d->order[d->places[best.place[0]]];
    for (int i = 0; i < 3; i++) {
        uint32_t home = d->places[best.place[i]], away = d->places[best.place[(i + 1) % 3]];
        if (!odd_draw_add(d, home, away, false))
            return ODD_E_MEMORY;
        odd_drawn_match *m = &d->out->matches[d->out->match_count - 1];
        m->half = d->r->odd == ODD_DRAW_TRIANGLE;
        m->rounds = m->half ? 1 : 2;
        d->taken[home] = true;
    }
    return ODD_OK;
}
