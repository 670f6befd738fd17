/* The ways to compare a board, as rows of one table: a new one is a file and a row. */
#ifndef ODD_EVENT_METHOD_H
#define ODD_EVENT_METHOD_H

#include "event/event_inner.h"

/* ---- Scores of a board ------------------------------------------------------------------------------- */

/* The scores on a board that are compared with each other, by how often each occurs. Frequencies are in weights:
 * parts of weighted scores count as fractions. */

enum {
    ODD_SLOTS = 2 * 760 + 1, /* scores are multiples of 10, from -7600 to 7600 */
    ODD_SLOT_WORDS = (ODD_SLOTS + 63) / 64
};

struct odd_field {
    int64_t weight[ODD_SLOTS];        /* by slot */
    uint64_t present[ODD_SLOT_WORDS]; /* which slots have one */
    uint16_t slots[ODD_SLOTS];        /* those, from the lowest score */
    int64_t raw[ODD_SLOTS];           /* by slot: what the score makes against all, itself included */
    odd_amount worth[2][ODD_SLOTS];   /* by direction and slot: what an ordinary result with that score has */
    uint32_t number[ODD_SLOTS];       /* by slot: the worth of the lines that have it */
    int distinct;                     /* how many slots have one */
    int64_t total;                    /* of all weights */
};

static inline size_t odd_slot_of(int score_pts) {
    return (uint32_t)(score_pts + 7600) / 10;
}

static inline int odd_slot_pts(size_t slot) {
    return (int)slot * 10 - 7600;
}

static inline void odd_field_add(odd_field *f, int score_pts, int64_t weight) {
    size_t slot = odd_slot_of(score_pts);
    f->weight[slot] += weight;
    f->present[slot / 64] |= UINT64_C(1) << slot % 64;
    f->total += weight;
}

/* One more result with a score; the total is the caller's. */
static inline void odd_field_count(odd_field *f, size_t slot) {
    if (f->weight[slot]++ == 0)
        f->present[slot / 64] |= UINT64_C(1) << slot % 64;
}

/* Lists the slots that have a score, when all were added. */
void odd_field_list(odd_field *f);

/* Makes it empty again. */
void odd_field_clear(odd_field *f);

/* A direction's results that are compared with each other. */
typedef struct odd_comparison {
    const odd_event *e;
    odd_field *field;
    int direction;  /* 0: North-South's scores, 1: East-West's */
    int64_t scale;  /* the weight of a whole result */
    int compared;   /* A: results, each of them once */
    int expected;   /* E */
    int on_board;   /* results in all groups of the board */
    bool fouled;    /* there are other groups */
    bool small;     /* so few in a group of a fouled board that Neuberg does not hold */
    odd_amount top; /* */
    odd_frac datum; /* Butler */
} odd_comparison;

typedef struct odd_method {
    /* Fills raw, by slot: the sum over the field of what the score makes against each, times its weight. */
    void (*compare)(odd_comparison *c);
    /* What a score makes against another one: for the parts of a result itself, which do not count. NULL if a
     * result is not compared with the others one by one. */
    int (*against)(const odd_comparison *c, int own_pts, int other_pts);
    /* The worth of a result that makes m / scale, before it is rounded. */
    odd_frac (*value)(const odd_comparison *c, odd_wide m, odd_wide scale);
} odd_method;

const odd_method *odd_method_of(odd_scoring scoring);

/* The rows. */
extern const odd_method odd_method_matchpoints, odd_method_bam, odd_method_cross_imps, odd_method_butler,
    odd_method_points;

/* The score as the direction sees it. */
static inline int odd_own_pts(const odd_comparison *c, size_t slot) {
    return c->direction == 0 ? odd_slot_pts(slot) : -odd_slot_pts(slot);
}

#endif
