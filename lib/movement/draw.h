/* What the parts of a draw share. */
#ifndef ODD_MOVEMENT_DRAW_H
#define ODD_MOVEMENT_DRAW_H

#include "movement/matching.h"
#include "oddtrick_draw.h"

/* The work on a draw. Those who are still to be drawn are places: in the order of the standings, or in a random one, without those
 * of given matches; the bye is the last place. */
typedef struct odd_drawing {
    const odd_draw_request *r;
    odd_draw *out;
    odd_arena *arena;
    odd_error *error;
    odd_graph met, apart; /* by entry */
    bool *taken;          /* by entry: it has a match, or the bye */
    uint32_t *places;     /* the entry of each place; of the bye ODD_NOBODY */
    uint32_t place_count;
    uint32_t *order;   /* by entry: where it comes for the tables */
    uint32_t triangle; /* the first of the triangle, in that order */
    size_t match_cap;
} odd_drawing;

/* Adds a match. */
bool odd_drawing_add(odd_drawing *d, uint32_t home, uint32_t away, bool given);

/* Lists who is still to be drawn. */
void odd_drawing_places(odd_drawing *d, bool with_bye);

/* Draws a triangle, which takes three of the places; and all who are left. Both return a code. (draw_triangle.c, draw_pairs.c) */
int odd_drawing_triangle(odd_drawing *d);
int odd_drawing_pairs(odd_drawing *d);

/* Whether two entries may not meet; whether they have met, and should not again. */
static inline bool odd_drawing_apart(const odd_drawing *d, uint32_t a, uint32_t b) {
    return odd_graph_has(&d->apart, a, b);
}

static inline bool odd_drawing_avoids(const odd_drawing *d, uint32_t a, uint32_t b) {
    return !d->r->may_rematch && odd_graph_has(&d->met, a, b);
}

/* Who of the places may meet without a rematch, and who may have the bye. False if there is no memory. */
bool odd_drawing_open(const odd_drawing *d, odd_graph *open);

#endif
