/* Mitchells: what their forms share. */
#ifndef ODD_MOVEMENT_MITCHELL_H
#define ODD_MOVEMENT_MITCHELL_H

#include "movement/make.h"

/* A form of the Mitchell. Positions: North-South 1 to T, East-West T + 1 to 2 T, an extra pair 2 T + 1. */
typedef struct odd_mitchell_rule {
    odd_movement_form form;
    bool (*fits)(int tables);
    const char *needs; /* what tables it fits, for messages */
    int (*most_rounds)(int tables);
    int (*sets)(int tables, int rounds);
    /* Fills the plan. Returns how often two pairs may meet; 0 if there is no such movement, or no memory. */
    int (*lay)(odd_plan *p);
    bool whole;      /* rounds cannot be left out */
    bool one_winner; /* there is no line of North-South and none of East-West */
    bool extra;      /* an extra pair has no table */
} odd_mitchell_rule;

/* The forms of mitchell.c and mitchell_lines.c, and those with an extra pair, of rover.c. */
extern const odd_mitchell_rule odd_mitchell_lines[], odd_mitchell_extras[];
enum { ODD_MITCHELL_LINES = 5, ODD_MITCHELL_EXTRAS = 2 };

/* Fills the plan as the plain, skip or share-and-relay Mitchell of so many tables is. */
int odd_lay_plain(odd_plan *p);
int odd_lay_skip(odd_plan *p);
int odd_lay_share(odd_plan *p);
int odd_sets_are_tables(int tables, int rounds);

/* Chooses rounds, boards and winners, and makes the movement of a rule. The shape is that of so many tables; its name is set. */
int odd_mitchell_build(odd_movement *m, const odd_movement_wish *wish, const odd_mitchell_rule *rule,
                       odd_shape *shape, bool half, odd_arena *arena, odd_error *error);

/* Exchanges directions at all tables in so many last rounds: as many as the wish says, or as are measured best. */
int odd_plan_switch_rounds(odd_plan *p, const odd_movement *m, const odd_movement_wish *wish,
                           odd_error *error);

#endif
