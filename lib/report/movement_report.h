/* What is shown of movements: schedules, sit-outs, faults, proposals, continuations, draws; and how the last two follow from an event
 * and what is asked. */
#ifndef ODD_REPORT_MOVEMENT_REPORT_H
#define ODD_REPORT_MOVEMENT_REPORT_H

#include "oddtrick_draw.h"
#include "oddtrick_plan.h"
#include "oddtrick_report.h"
#include "report/columns.h"

/* ---- What is asked (choices.c) ------------------------------------------------------------------- */

/* A word with its value, "method vp", or alone, "lagged". */
typedef struct odd_choice {
    odd_text name, value;
} odd_choice;

typedef struct odd_choices {
    odd_choice *list; /* as they were given; the last of a name stands, unless it may be repeated */
    size_t count;
    const char *dash; /* before names in messages: "--" of a command, "" of a request */
} odd_choices;

/* Reads the words of a request. `known`: all names, parted by blanks; `=` behind one that has a value, `:` behind one whose value goes
 * to the end of the line. */
int odd_choices_read(odd_choices *out, odd_text text, const char *known, odd_arena *arena, odd_error *error);

/* The last of a name; NULL if there is none. */
const odd_text *odd_choice_of(const odd_choices *c, const char *name);

/* Sets *out to a number, called `what` in messages; leaves it if there is none of that name. ODD_OK or ODD_E_SYNTAX. */
int odd_choice_number(const odd_choices *c, int *out, const char *name, const char *what, int least, int most,
                      odd_error *error);

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

/* The lines of a log that put a movement into force from a round on, each between `before` and `after`. */
void odd_say_continuation(odd_out *o, const odd_movement *m, int from, const char *before, const char *after);

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

/* The next round of an event. */
typedef struct odd_draw_rows {
    const odd_event *e;
    odd_draw_request request;
    odd_draw draw;
    int round;
    char boards[12]; /* of a match, for the lines: "1-8"; empty: not known */
    int stage;       /* of a knock-out, whose matches are not drawn but follow from results; 0: none */
    int segments;    /* of its matches, each a round, from `round` on */
    int set_boards;  /* of a segment; 0: not known */
} odd_draw_rows;

extern const odd_column_list odd_drawn_columns; /* rows are matches */

/* ---- JSON (movement_json.c) ------------------------------------------------------------------------ */

/* A movement with its schedule, and the line of a log that asks for it; with the matrix of its balance if that is wanted. */
void odd_movement_json(odd_out *o, const odd_movement *m, const odd_movement_wish *wish, const odd_balance *b,
                       bool matrix);
void odd_faults_json(odd_out *o, const odd_movement *m, const odd_faults *faults, const odd_balance *b,
                     bool matrix);

/* With the matrix of each, if that is wanted and it is small. */
void odd_proposals_json(odd_out *o, const odd_proposals *p, bool matrix, odd_arena *arena);

/* Continuations from a round on, each with the lines for a log. */
void odd_continuations_json(odd_out *o, const odd_continuations *c, int from);

/* A draw; the seed if it was random, the lines for a log, and why a rematch cannot be avoided. */
void odd_draw_json(odd_out *o, const odd_draw_rows *d);

/* ---- The next round (draw_request.c, draw_words.c) ------------------------------------------------- */

#define ODD_DRAW_WORDS "method= seed= lagged odd= bye= match= apart= table= without= rematches round= boards="

/* Draws the next round of an event.
 *   text     the log of the event, from which it can be read without its last round; empty: --lagged is refused
 *   scale    gives an event that was read again the scale that it names; false: there is none
 *   seed     of a random draw, if none is asked for
 *   returns  ODD_OK, ODD_E_SYNTAX, ODD_E_REFERENCE, ODD_E_UNREACHABLE */
typedef struct odd_draw_source {
    const odd_event *e;
    odd_text text;
    bool (*scale)(void *owner, odd_event *e);
    void *owner;
    uint64_t seed;
} odd_draw_source;

int odd_draw_event(odd_draw_rows *out, const odd_draw_source *source, const odd_choices *choices,
                   odd_arena *arena, odd_error *error);

/* The next stage of a knock-out: the matches whose teams are known, as rows of a draw. (bracket.c) */
int odd_draw_knock_out(odd_draw_rows *out, const odd_draw_source *source, const odd_choices *choices,
                       odd_arena *arena, odd_error *error);

/* Why a rematch cannot be avoided; nothing if it can. */
void odd_say_proof(odd_out *o, const odd_draw_rows *d);

/* The lines to append: where there is a movement, a row for each table; of teams, both rooms of a match. Returns their number; 0 if the
 * boards are not known. Each is written after `before` and ended by `after`. */
size_t odd_say_drawn(odd_out *o, const odd_draw_rows *d, const char *before, const char *after);

/* ---- A knock-out (bracket.c) ------------------------------------------------------------------------ */

typedef struct odd_bracket_view {
    const odd_event *e;
    const odd_movement *m; /* whose contestants are the seeds */
    size_t session;        /* of the movement, by index */
    int stages, segments;
    odd_bracket_match *matches; /* stage by stage */
    size_t count;
} odd_bracket_view;

/* Whether the last movement of an event is a knock-out. */
bool odd_event_is_knock_out(const odd_event *e);

/* The bracket of an event, with who has won by its results, or by rows of a later stage.
 *   returns  ODD_OK, ODD_E_REFERENCE: the event has no knock-out by seeds */
int odd_bracket_open(odd_bracket_view *out, const odd_event *e, odd_arena *arena, odd_error *error);

/* The contestant of the event that a seed is; ODD_NOBODY: none. */
uint32_t odd_bracket_who(const odd_bracket_view *b, uint16_t seed);

/* The results of a segment, from 1, of a match; NULL: it was not played. *home: which of its teams is the first of the match. */
const odd_match *odd_bracket_segment(const odd_bracket_view *b, const odd_bracket_match *match, int segment,
                                     int *home);

/* "Semi-finals", "Round of 16" */
void odd_stage_name(odd_out *o, const odd_bracket_view *b, int stage);

/* ---- After an accident (change_request.c) ----------------------------------------------------------- */

#define ODD_CHANGE_WORDS "from= rounds= add-pair= remove-pair= played: merge"

/* The movement of the last session that has one, copied; NULL if there is none. */
odd_movement *odd_last_movement(const odd_event *e, odd_arena *arena);

/* Finds how a movement can go on.
 *   m        changed: in rounds before the accident to what was played
 *   e        its event, whose results say what was played; NULL: there is none
 *   from     set to the first round that can be changed
 *   returns  ODD_OK, ODD_E_SYNTAX, ODD_E_REFERENCE, ODD_E_MOVEMENT */
int odd_change_movement(odd_continuations *out, int *from, odd_movement *m, const odd_event *e,
                        const odd_choices *choices, odd_arena *arena, odd_error *error);

#endif
