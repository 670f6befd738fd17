/* Arrow-switches single tables so that pairs are compared as evenly as possible. Knows plans and the definition
 * of the competition (odd_balance), and nothing about the kinds of movements. */
#include "movement/make.h"

enum { LOOKS = 600000, KICKS = 300, KICK = 6 };

typedef struct switch_search {
    odd_plan *p;
    int32_t *competition; /* [a * (positions + 1) + b] of positions; both of a and b are kept */
    uint32_t *plays;      /* cells, set by set */
    uint32_t *starts;     /* by set */
    int64_t squares;      /* the sum over all competitions, each counted twice */
    int64_t looks;        /* the number of pairs that may still be tried */
    uint8_t *best;        /* by cell: whether it is switched in the best state so far */
    int64_t best_squares;
    uint32_t random;
} switch_search;

static bool is_played(const odd_plan *p, const odd_plan_cell *cell) {
    return cell->set > 0 && (p->missing == NULL || (!p->missing[cell->ns[0]] && !p->missing[cell->ew[0]]));
}

static size_t cell_count(const odd_plan *p) {
    return (size_t)p->tables * (size_t)p->rounds;
}

static bool list_plays(switch_search *k) {
    const odd_plan *p = k->p;
    size_t people = (size_t)p->positions + 1;
    k->starts = ODD_TAKE(p->arena, (size_t)p->sets + 2, uint32_t);
    k->plays = ODD_TAKE(p->arena, cell_count(p), uint32_t);
    k->competition = ODD_TAKE(p->arena, people * people, int32_t);
    k->best = ODD_TAKE(p->arena, cell_count(p), uint8_t);
    if (k->starts == NULL || k->plays == NULL || k->competition == NULL || k->best == NULL)
        return false;
    for (int set = 1, count = 0; set <= p->sets; set++) {
        k->starts[set] = (uint32_t)count;
        for (size_t i = 0; i < cell_count(p); i++)
            if (p->cells[i].set == set && is_played(p, &p->cells[i]))
                k->plays[count++] = (uint32_t)i;
        k->starts[set + 1] = (uint32_t)count;
    }
    return true;
}

static int32_t *between(const switch_search *k, unsigned a, unsigned b) {
    return &k->competition[a * ((size_t)k->p->positions + 1) + b];
}

static void add(const switch_search *k, unsigned a, unsigned b, int32_t value) {
    *between(k, a, b) += value;
    *between(k, b, a) += value;
}

/* Adds the competition between two tables with the same set, times a factor. */
static void compare(const switch_search *k, const odd_plan_cell *x, const odd_plan_cell *y, int32_t times) {
    add(k, x->ns[0], y->ns[0], times);
    add(k, x->ew[0], y->ew[0], times);
    add(k, x->ns[0], y->ew[0], -times);
    add(k, x->ew[0], y->ns[0], -times);
}

static void count_all(switch_search *k) {
    const odd_plan *p = k->p;
    size_t people = (size_t)p->positions + 1;
    for (int set = 1; set <= p->sets; set++)
        for (uint32_t i = k->starts[set]; i < k->starts[set + 1]; i++) {
            const odd_plan_cell *x = &p->cells[k->plays[i]];
            add(k, x->ns[0], x->ew[0], (int32_t)(k->starts[set + 1] - k->starts[set]) - 1);
            for (uint32_t j = i + 1; j < k->starts[set + 1]; j++)
                compare(k, x, &p->cells[k->plays[j]], 1);
        }
    k->squares = 0;
    for (size_t i = 0; i < people * people; i++)
        k->squares += (int64_t)k->competition[i] * k->competition[i];
}

/* The change of the squares if a table is switched: each competition with another table of the set changes by 2. */
static int64_t gain_of(switch_search *k, size_t cell) {
    const odd_plan_cell *x = &k->p->cells[cell];
    int64_t change = 0;
    for (uint32_t i = k->starts[x->set]; i < k->starts[x->set + 1]; i++) {
        const odd_plan_cell *y = &k->p->cells[k->plays[i]];
        if (y == x)
            continue;
        change += *between(k, x->ns[0], y->ew[0]) + *between(k, x->ew[0], y->ns[0]) -
                  *between(k, x->ns[0], y->ns[0]) - *between(k, x->ew[0], y->ew[0]) + 4;
    }
    k->looks -= k->starts[x->set + 1] - k->starts[x->set];
    return 8 * change; /* (c + 2)^2 = c^2 + 4 (c + 1); twice, for both orders of the two */
}

static void switch_cell(switch_search *k, size_t cell, int64_t gain) {
    const odd_plan_cell *x = &k->p->cells[cell];
    for (uint32_t i = k->starts[x->set]; i < k->starts[x->set + 1]; i++)
        if (k->plays[i] != cell)
            compare(k, x, &k->p->cells[k->plays[i]], -2);
    odd_plan_switch(k->p, (int)(cell / (size_t)k->p->tables) + 1, (int)(cell % (size_t)k->p->tables) + 1);
    k->squares += gain;
}

/* Switches tables as long as that reduces the squares. */
static void descend(switch_search *k) {
    uint32_t plays = k->starts[k->p->sets + 1];
    for (uint32_t since = 0, i = 0; since < plays && k->looks > 0; since++, i = (i + 1) % plays) {
        int64_t gain = gain_of(k, k->plays[i]);
        if (gain < 0) {
            switch_cell(k, k->plays[i], gain);
            since = 0;
        }
    }
}

static void keep_best(switch_search *k) {
    if (k->squares >= k->best_squares)
        return;
    k->best_squares = k->squares;
    for (size_t i = 0; i < cell_count(k->p); i++)
        k->best[i] = k->p->cells[i].switched;
}

static void back_to_best(switch_search *k) {
    for (uint32_t i = 0; i < k->starts[k->p->sets + 1]; i++)
        if (k->p->cells[k->plays[i]].switched != (k->best[k->plays[i]] != 0))
            switch_cell(k, k->plays[i], gain_of(k, k->plays[i]));
}

bool odd_plan_switch_tables(odd_plan *p) {
    switch_search k = {.p = p, .looks = LOOKS, .best_squares = INT64_MAX, .random = 1};
    if (!list_plays(&k))
        return false;
    uint32_t plays = k.starts[p->sets + 1];
    count_all(&k);
    keep_best(&k);
    for (int kicks = 0; kicks < KICKS && k.looks > 0 && plays > 0; kicks++) {
        descend(&k);
        keep_best(&k);
        back_to_best(&k);
        for (int i = 0; i < KICK; i++) {
            size_t cell = k.plays[odd_next_random(&k.random) % plays];
            switch_cell(&k, cell, gain_of(&k, cell));
        }
    }
    back_to_best(&k);
    return true;
}
