/* Matchings, and the draws that use them. */
#ifndef ODD_MOVEMENT_MATCHING_H
#define ODD_MOVEMENT_MATCHING_H

#include "base/arena.h"
#include "base/frac.h"
#include "oddtrick_draw.h"

/* ==== Matchings in graphs: who is paired with whom. One of least cost in which everybody is paired (matching.c, matching_sparse.c),
 * and one of the most pairs where not everybody may be paired with everybody (matching_any.c). Knows nothing about bridge. */

#define ODD_NO_PARTNER UINT32_MAX

/* ---- Of least cost ------------------------------------------------------------------------------- */

/* Up to 2^120, so that several aims can be digits of one number, the most important first. */
typedef odd_wide odd_cost;

/* Half of an even cost. Machines without numbers of 128 bits shift more easily than they divide. */
static inline odd_cost odd_cost_half(odd_cost cost) {
    return cost >> 1;
}

#define ODD_NO_EDGE  ((odd_cost)-1) /* the two cannot be paired */
#define ODD_COST_END ((odd_cost)1 << 120)

typedef struct odd_edge {
    uint32_t end[2];
    odd_cost cost; /* 0 or more, below ODD_COST_END */
} odd_edge;

/* A perfect matching, and the proof that none costs less. The proof is a solution of the dual linear program (Edmonds 1965):
 * a price for each point, and a refund for each of some sets with an odd number of points. An edge costs at least the prices
 * of its ends less the refunds of the sets that contain both ends. So any perfect matching costs at least the sum of all
 * prices less (size - 1) / 2 refunds of each set, and this matching costs exactly that. */
typedef struct odd_matching {
    uint32_t count;    /* points */
    uint32_t *partner; /* by point */
    odd_cost cost;     /* of all pairs */
    /* Sets have the numbers from `count` on; those below are the points themselves. All amounts are four times as large. */
    uint32_t node_count;
    uint32_t *parent; /* by node: the smallest set that has it; ODD_NO_PARTNER: none */
    odd_cost *price;  /* by point */
    odd_cost *refund; /* by node; of points 0 */
    size_t edges;     /* the number of edges that were considered */
} odd_matching;

/* Runs Edmonds' algorithm in O(count^3) steps on the given edges. `out` gets the matching. Returns ODD_OK;
 * ODD_E_UNREACHABLE if not everybody can have a partner; ODD_E_MEMORY. */
int odd_matching_of_edges(odd_matching *out, uint32_t count, const odd_edge *edges, size_t edge_count,
                          odd_arena *arena);

/* Returns the cost of a pair; ODD_NO_EDGE if it is not allowed. Must be the same for (a, b) and (b, a). */
typedef odd_cost odd_pair_cost(const void *owner, uint32_t a, uint32_t b);

/* The same for all pairs. First uses only the cheapest edges of each point. Then adds the edges that cost less than the
 * prices of their ends, until the proof holds for all pairs. */
int odd_matching_least(odd_matching *out, uint32_t count, odd_pair_cost *cost, const void *owner,
                       odd_arena *arena);

/* Checks the proof that a matching is minimal, without relying on the search that found it. */
bool odd_matching_check_proof(const odd_matching *m, odd_pair_cost *cost, const void *owner);

/* ---- Of the most pairs --------------------------------------------------------------------------- */

/* A bit for each two vertices that may be paired; symmetric, with a zero diagonal. */
typedef struct odd_graph {
    uint32_t count;
    size_t words; /* of a row */
    uint64_t *rows;
} odd_graph;

bool odd_graph_make(odd_graph *g, uint32_t count, odd_arena *arena);
void odd_graph_set(odd_graph *g, uint32_t a, uint32_t b, bool joined);

static inline const uint64_t *odd_graph_row(const odd_graph *g, uint32_t a) {
    return &g->rows[(size_t)a * g->words];
}

static inline bool odd_graph_has(const odd_graph *g, uint32_t a, uint32_t b) {
    return (odd_graph_row(g, a)[b / 64] >> b % 64 & 1) != 0;
}

/* A maximum matching of the points that are present. */
typedef struct odd_maximum_matching {
    const odd_graph *graph;
    uint32_t *partner; /* by point; ODD_NO_PARTNER: none */
    uint64_t *there;   /* a bit each: the points to be paired */
    uint32_t single;   /* the number of points without a partner */
    /* The search: */
    uint32_t *base, *from, *queue, *mark, *saved;
    uint8_t *side;
    uint32_t stamp;
} odd_maximum_matching;

/* Starts with all vertices. Returns false if memory runs out. */
bool odd_maximum_matching_make(odd_maximum_matching *m, const odd_graph *graph, odd_arena *arena);

static inline bool odd_is_there(const odd_maximum_matching *m, uint32_t a) {
    return (m->there[a / 64] >> a % 64 & 1) != 0;
}

/* Removes some vertices if the others can be paired with at most `single` left over. Otherwise returns false and changes nothing. */
bool odd_maximum_matching_without(odd_maximum_matching *m, const uint32_t *who, size_t count,
                                  uint32_t single);

/* Finds out why some points stay single (Tutte 1947, Berge 1958): `side` of each present point becomes ODD_SIDE_GROUPED,
 * ODD_SIDE_BETWEEN or neither. A grouped point can only be paired within its group, or with a point between. Each group has
 * an odd number of points, so one of them needs a point between; and there are `single` more groups than points between.
 * Groups are numbered from 0 in `base`. Returns the number of groups. */
enum { ODD_SIDE_OTHER, ODD_SIDE_GROUPED, ODD_SIDE_BETWEEN };
uint32_t odd_maximum_matching_why(odd_maximum_matching *m);

/* ==== What the parts of a draw share. */

/* The state of a draw. The entries that are still to be drawn have places, in the order of the standings or in a random
 * order, without those of fixed matches; the bye is the last place. */
typedef struct odd_draw_state {
    const odd_draw_request *r;
    odd_draw *out;
    odd_arena *arena;
    odd_error *error;
    odd_graph met, apart; /* by entry */
    bool *taken;          /* by entry: it has a match, or the bye */
    uint32_t *places;     /* the entry of each place; of the bye ODD_NOBODY */
    uint32_t place_count;
    uint32_t *order;   /* by entry: its place in the order of the tables */
    uint32_t triangle; /* the first entry of the triangle, in that order */
    size_t match_cap;
} odd_draw_state;

/* Adds a match. */
bool odd_draw_add(odd_draw_state *d, uint32_t home, uint32_t away, bool given);

/* Lists who is still to be drawn. */
void odd_draw_places(odd_draw_state *d, bool with_bye);

/* Draw a triangle, which takes three of the places, and all remaining places. Both return a code. (draw_triangle.c,
 * draw_pairs.c) */
int odd_draw_triangle(odd_draw_state *d);
int odd_draw_pairs(odd_draw_state *d);

/* Return whether two entries must not meet; and whether they have met and should not meet again. */
static inline bool odd_draw_apart(const odd_draw_state *d, uint32_t a, uint32_t b) {
    return odd_graph_has(&d->apart, a, b);
}

static inline bool odd_draw_avoids(const odd_draw_state *d, uint32_t a, uint32_t b) {
    return !d->r->may_rematch && odd_graph_has(&d->met, a, b);
}

/* Sets which places may meet without a rematch, and which may have the bye. Returns false if memory runs out. */
bool odd_draw_open(const odd_draw_state *d, odd_graph *open);

#endif
