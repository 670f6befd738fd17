/* What is shown of movements: schedules, sit-outs, faults, proposals, continuations, draws. Knows nothing about events. */
#ifndef ODD_REPORT_MOVEMENT_REPORT_H
#define ODD_REPORT_MOVEMENT_REPORT_H

#include "oddtrick_draw.h"
#include "oddtrick_plan.h"
#include "report/columns.h"

/* ---- Words (movement_words.c) -------------------------------------------------------------------- */

/* "pair" "team" "player" */
const char *odd_movement_noun(odd_contest contest);

/* Who sits in a direction of a move, 0 or 1: "7", of individuals "1+5". */
void odd_say_moved(odd_out *o, const odd_movement *m, const odd_move *move, int direction);

/* A table, with its section where there are sections: "7", "B7". */
void odd_say_table(odd_out *o, const odd_movement *m, int section, int table);

/* "1-3", "4" */
void odd_say_boards(odd_out *o, int first, int last);

/* 833 is "83.3"; in JSON null if it is negative. */
void odd_say_x10(odd_out *o, int x10);

/* A move as a line of a log: "row 1 1 10 1 1-3". */
void odd_say_row(odd_out *o, const odd_movement *m, const odd_move *move);

/* ---- Lists of columns (movement_columns.c) -------------------------------------------------------- */

extern const odd_column_list odd_move_columns; /* of an odd_movement: rows are moves */
extern const odd_column_list odd_sit_columns;  /* of an odd_movement: rows are sit-outs */

typedef struct odd_fault_rows {
    const odd_movement *m;
    const odd_faults *faults;
} odd_fault_rows;

extern const odd_column_list odd_fault_columns;
extern const odd_column_list odd_proposal_columns; /* of odd_proposals */

typedef struct odd_loss_rows {
    const odd_continuation *c;
    const uint32_t *shown; /* contestants; NULL: all */
} odd_loss_rows;

extern const odd_column_list odd_loss_columns;

typedef struct odd_draw_rows {
    const odd_draw_request *request;
    const odd_draw *draw;
    int round;
} odd_draw_rows;

extern const odd_column_list odd_drawn_columns; /* rows are matches */

/* ---- JSON (movement_json.c) ------------------------------------------------------------------------ */

/* A movement with its schedule; with the matrix of its balance if that is wanted. */
void odd_movement_json(odd_out *o, const odd_movement *m, const odd_balance *b, bool matrix);
void odd_faults_json(odd_out *o, const odd_movement *m, const odd_faults *faults, const odd_balance *b,
                     bool matrix);
void odd_proposals_json(odd_out *o, const odd_proposals *p);

/* Continuations from a round on, each with the lines for a log. */
void odd_continuations_json(odd_out *o, const odd_continuations *c, int from);

/* A draw; `seed` if it was random. */
void odd_draw_json(odd_out *o, const odd_draw_rows *d);

#endif
