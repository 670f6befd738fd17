/* Plans: what constructors of movements write. A plan is a table of rounds and tables, with positions in the place of
 * contestants and board sets in the place of boards; finishing it gives the movement, with sit-outs opposite to positions that nobody
 * has. Knows nothing about the kinds of movements. */
#ifndef ODD_MOVEMENT_PLAN_H
#define ODD_MOVEMENT_PLAN_H

#include "base/arena.h"
#include "base/out.h"
#include "oddtrick_movement.h"

/* A table in a round: positions and sets count from 1. */
typedef struct odd_plan_cell {
    uint16_t ns[2], ew[2]; /* as in odd_move; 0: nobody */
    uint16_t set;          /* 0: the table is empty */
    bool switched;
} odd_plan_cell;

/* The ids of positions. */
typedef enum odd_plan_names {
    ODD_NAMES_NUMBERS,  /* 1 2 3 ... */
    ODD_NAMES_DIRECTION /* NS1 ... NS7 EW1 ... EW7: the first half of the positions sits North-South */
} odd_plan_names;

typedef struct odd_plan {
    odd_arena *arena;
    int tables, rounds, positions, sets;
    bool shares; /* it is meant that sets are at several tables in a round */
    odd_plan_names names;
    odd_plan_cell *cells; /* round by round */
    bool *missing;        /* positions that nobody has, from 1; NULL: none */
} odd_plan;

/* w(x, n) of the formulas: x brought into 1 to n by adding or subtracting n. */
static inline int odd_wrap(int x, int n) {
    int rest = (x - 1) % n;
    return (rest < 0 ? rest + n : rest) + 1;
}

/* The next number of a sequence that is the same each time, and in no order (xorshift). *state is not 0. */
static inline uint32_t odd_next_random(uint32_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

/* Starts an empty plan of so many tables and rounds. Returns false if memory runs out. */
bool odd_plan_start(odd_plan *p, odd_arena *arena, int tables, int rounds, int positions, int sets);

/* The cell of a table in a round, both from 1. */
static inline odd_plan_cell *odd_plan_at(const odd_plan *p, int round, int table) {
    return &p->cells[(round - 1) * p->tables + table - 1];
}

/* Two pairs meet. */
void odd_plan_put(odd_plan *p, int round, int table, int ns, int ew, int set);

/* Exchanges the directions of a table in a round. */
void odd_plan_switch(odd_plan *p, int round, int table);

/* Leaves this position empty. Returns false if memory runs out. */
bool odd_plan_leave_out(odd_plan *p, int position);

/* Writes the lists of a movement: moves, sit-outs, ids, and the numbers that follow from them. Contest, winners, kind and what
 * the prover allows are the caller's. Returns ODD_OK or ODD_E_MEMORY. */
int odd_plan_finish(odd_movement *m, const odd_plan *p, int set_boards, odd_error *error);

/* Returns an id of letters and a number, in the arena; empty if memory runs out. */
odd_text odd_id_text(odd_arena *arena, const char *letters, int number);

/* Tenths of the quality (odd_balance) of so many pairs of pairs; -1 if there is none. */
int odd_movement_quality(int64_t sum, int64_t squares, int64_t count);

/* "pair", "team" or "player": whom the movement is for (describe.c). */
const char *odd_movement_contestant_word(const odd_movement *m);

/* Returns whether a text can be an id: 1 to 16 letters and digits (own.c). */
bool odd_movement_is_id(odd_text id);

/* "out of memory" */
int odd_movement_no_memory(odd_error *error);

#endif
