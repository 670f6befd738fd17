/* Repair in mid-session, shared by its parts: change.c writes the continuations of an accident, change_people.c finds out
 * who is present, change_rows.c stores the rows of the remaining rounds so that nobody can play a board again,
 * change_search.c finds opponents and boards for those who sit out. */
#ifndef ODD_MOVEMENT_CHANGE_H
#define ODD_MOVEMENT_CHANGE_H

#include "movement/plan.h"
#include "oddtrick_plan.h"

/* Boards that are played together somewhere in the movement. */
typedef struct odd_board_set {
    uint16_t first, last;
} odd_board_set;

/* The remaining rounds. For each contestant there is a set of the boards that they have played or will play, and a row is
 * added only if its boards are not in it. */
typedef struct odd_change_state {
    const odd_movement *m;
    const odd_accident *accident;
    odd_arena *arena;
    int people;    /* contestants, including those who come */
    int old;       /* the number of contestants in the original movement */
    odd_text *ids; /* from 1 */
    int *comers; /* those who come, in the order of the accident; contestants of the movement may come back */
    bool *gone;  /* by contestant: they leave, or left before */
    uint8_t *side;     /* by contestant, with two winners: 1 North-South, 2 East-West; otherwise 3 */
    uint16_t *section; /* by contestant: where they sit */
    int rounds;        /* in all */
    odd_board_set *sets;
    size_t set_count;
    size_t words;               /* of 64 boards */
    const uint64_t *history;    /* boards played before, by contestant */
    const uint16_t *met_before; /* meetings before, by two contestants */
    /* The rows, and what follows from them. */
    odd_move *rows;
    size_t count, cap;
    uint64_t *will;  /* history, and the boards of all rows */
    uint16_t *met;   /* the same for meetings; [a * (people + 1) + b], both ways */
    uint32_t *at;    /* by round and contestant: the row, by index + 1; 0: they sit out */
    uint32_t *tally; /* for searches: one number per contestant */
    int64_t *work;   /* the number of steps that searches may still take */
} odd_change_state;

/* The number of steps of one strategy, far more than the movements of a club need; and the number of contestants up to which
 * all are paired again. */
enum { ODD_CHANGE_WORK = 20000000, ODD_CHANGE_REBUILD_MAX = 160 };

/* ---- People (change_people.c) ----------------------------------------------------------------------- */

/* Returns 1 for an id of North-South, 2 for East-West, 0 for neither. */
uint8_t odd_change_direction(odd_text id);

/* Fills in ids, comers, gone and people. Returns ODD_OK, or ODD_E_REFERENCE with the error set. */
int odd_change_people(odd_change_state *c, odd_error *error);

/* ---- Rows (change_rows.c) ------------------------------------------------------------------------- */

bool odd_change_is_pairs(const odd_change_state *c);

/* Removes all rows; what was played before remains. */
void odd_change_clear(odd_change_state *c);

/* Returns whether a contestant still takes part and has no row in a round. */
bool odd_change_sits(const odd_change_state *c, int round, int who);

/* Returns whether a contestant neither has played nor will play any of these boards. */
bool odd_change_fresh(const odd_change_state *c, int who, int first, int last);

/* Returns the number of tables that have one of these boards in a round of a section. */
int odd_change_tables_with(const odd_change_state *c, const odd_move *row);

/* Adds a row if nobody in it is elsewhere in the round or has played a board of it. Returns false if it was not added. */
bool odd_change_add(odd_change_state *c, odd_move row);

/* Removes a row, by index; another row may then have its index. */
void odd_change_remove(odd_change_state *c, size_t row);

/* Returns a number for another table in a round of a section. */
int odd_change_free_table(const odd_change_state *c, int round, int section);

/* Returns where a contestant sits out: at the table and with the boards of their planned row, unless others now play there. */
odd_sit_out odd_change_sit(const odd_change_state *c, int round, int who);

/* ---- Searches (change_search.c): of pairs ---------------------------------------------------------- */

/* Finds other boards for two contestants who are to meet, and adds the row. */
bool odd_change_other_boards(odd_change_state *c, odd_move row);

/* Lets those who sit out play each other where they can. */
void odd_change_pair_sitters(odd_change_state *c);

/* Lets a contestant replace another pair in each round in which they sit out. */
void odd_change_rove(odd_change_state *c, int who);

/* Pairs all who sit out, round by round from a round on, by matchings. Returns ODD_OK or ODD_E_MEMORY. */
int odd_change_rebuild(odd_change_state *c, int first);

#endif
