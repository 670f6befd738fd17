/* The ways to compare a board, as rows of one table: a new one is a file and a row. */
#ifndef ODD_EVENT_METHOD_H
#define ODD_EVENT_METHOD_H

#include "event/score_field.h"

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
