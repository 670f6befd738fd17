/* Output about movements: schedules, sit-outs, faults, proposals, continuations, draws; and how continuations
 * and draws are computed from an event and a request. */
#ifndef ODD_REPORT_MOVEMENT_REPORT_H
#define ODD_REPORT_MOVEMENT_REPORT_H

#include "oddtrick_draw.h"
#include "oddtrick_plan.h"
#include "oddtrick_report.h"
#include "oddtrick_season.h"
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
 * to the end of the line, `*` to the end of the text. */
int odd_choices_read(odd_choices *out, odd_text text, const char *known, odd_arena *arena, odd_error *error);

/* The last of a name; NULL if there is none. */
const odd_text *odd_choice_of(const odd_choices *c, const char *name);

/* Sets *out to a number, called `what` in messages; leaves it if there is none of that name. ODD_OK or ODD_E_SYNTAX. */
int odd_choice_number(const odd_choices *c, int *out, const char *name, const char *what, int least, int most,
                      odd_error *error);

/* ---- A season (several_request.c) ------------------------------------------------------------------ */

#define ODD_SEASON_WORDS "best= of= least= by= points= awards= alias: table*"

/* The rules of a season, but for awards and aliases; the second reads these: `awards` is the name of a table, `table` its lines, and each
 * `alias` a line of names of the same person. */
int odd_season_rules_read(odd_season_rules *out, const odd_choices *choices, odd_error *error);
int odd_season_people_read(odd_season_rules *out, const odd_choices *choices, odd_arena *arena,
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

/* A movement with its schedule, and the line of a log that makes it; with the matrix of its balance if that is wanted. */
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

/* The next stage of a knock-out: the matches whose teams are known, as rows of a draw. (bracket_view.c) */
int odd_draw_knock_out(odd_draw_rows *out, const odd_draw_source *source, const odd_choices *choices,
                       odd_arena *arena, odd_error *error);

/* Why a rematch cannot be avoided; nothing if it can. */
void odd_say_proof(odd_out *o, const odd_draw_rows *d);

/* The lines to append: where there is a movement, a row for each table; of teams, both rooms of a match. Returns their number; 0 if the
 * boards are not known. Each is written after `before` and ended by `after`. */
size_t odd_say_drawn(odd_out *o, const odd_draw_rows *d, const char *before, const char *after);

/* ---- A knock-out (bracket_view.c) ------------------------------------------------------------------------ */

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

/* ---- Paper (paper.c, paper_columns.c) ---------------------------------------------------------------- */

typedef enum odd_paper_kind {
    ODD_PAPER_TABLES,     /* a card for each table: who plays there in each round, and where they go next */
    ODD_PAPER_GUIDES,     /* a card for each contestant */
    ODD_PAPER_TRAVELLERS, /* a sheet for each board, to fill in */
    ODD_PAPER_SLIPS,      /* a slip for each table and round, to pick up */
    ODD_PAPER_NAMES,      /* who sits at each table at first */
    ODD_PAPER_BRACKET,    /* the matches of a knock-out, a list for each stage */
    ODD_PAPER_KIND_COUNT
} odd_paper_kind;

typedef struct odd_paper_name {
    odd_text name; /* of a table, a contestant or a board */
    bool found;    /* there is a sheet for it */
} odd_paper_name;

/* What is printed of one session of an event. */
typedef struct odd_paper {
    odd_paper_kind kind;
    const odd_event *e;
    const odd_movement *m;
    size_t session;           /* by index */
    odd_bracket_view bracket; /* if that is printed */
    odd_arena *arena;
    odd_paper_name *names; /* only these; none: all */
    size_t name_count;
    size_t at, sheet_places; /* of the sheets: the next, and how many there may be */
    /* By round and contestant: the places in a round, of which the second is that of the other pair of a team; and the sit-outs. */
    const odd_move **places[2];
    const odd_sit_out **sits;
    size_t *rounds, *sit_rounds; /* the first move, and the first sit-out, of each round */
    /* The rows of the sheet that was asked for last. */
    const odd_move **moves;
    uint16_t *own_rounds; /* of a guide card */
} odd_paper;

enum { ODD_PAPER_NS, ODD_PAPER_EW, ODD_PAPER_NORTH, ODD_PAPER_SOUTH, ODD_PAPER_EAST, ODD_PAPER_WEST };

typedef struct odd_paper_seat {
    uint32_t who;
    int seat; /* ODD_PAPER_NS ... */
} odd_paper_seat;

/* One printed form - a table card, a guide card, a traveller, a slip - with its subject and its rows. It is valid until the next call of
 * odd_paper_next. */
typedef struct odd_paper_item {
    const odd_paper *p;
    const odd_column_list *columns; /* of the sheet itself */
    size_t count;                   /* rows */
    char name[40];                  /* by which it can be requested: "A3", "NS7", "12" */
    int section, table;             /* 0: it is not of one */
    uint32_t who;                   /* of a guide card */
    int board;                      /* of a traveller */
    const odd_move *move;           /* of a slip */
    odd_paper_seat seats[4];        /* of a name slip */
    int stage;                      /* of a bracket */
    const odd_bracket_match *matches;
} odd_paper_item;

extern const odd_column_list odd_paper_table_columns, odd_paper_guide_columns, odd_paper_traveller_columns,
    odd_paper_slip_columns, odd_paper_name_columns, odd_paper_bracket_columns;

/* "guides" */
int odd_paper_kind_parse(odd_paper_kind *kind, odd_text word, odd_error *error);

/* Prepares the forms to be printed.
 *   session  its number; 0: the last one that has a movement
 *   names    of tables, contestants or boards, with blanks or commas between them; empty: all
 *   returns  ODD_OK; ODD_E_REFERENCE if there is no such session or sheet */
int odd_paper_open(odd_paper *p, const odd_event *e, odd_paper_kind kind, int session, odd_text names,
                   odd_arena *arena, odd_error *error);

/* Sets the next form; false after the last. */
bool odd_paper_next(odd_paper *p, odd_paper_item *s);

/* "Table A3", "Pair NS7" */
void odd_paper_title(odd_out *o, const odd_paper_item *s);

/* Return whether a side includes a contestant; the place of a contestant in a round, NULL if they do not play (room 1: of the other pair
 * of a team); their sit-out; and their names, as in the event. */
bool odd_paper_is_in(const uint16_t who[2], uint32_t whom);
const odd_move *odd_paper_place(const odd_paper *p, uint32_t who, int round, int room);
const odd_sit_out *odd_paper_sit(const odd_paper *p, uint32_t who, int round);
odd_text odd_paper_names_of(const odd_paper *p, uint32_t who);

/* "N-S", "North" */
const char *odd_paper_seat_words(int seat);

/* The margin of a team of a match, 0 or 1, over all segments that were played. False if none was. */
bool odd_bracket_margin(const odd_bracket_view *b, const odd_bracket_match *match, int team,
                        odd_amount *margin);

void odd_paper_items_json(odd_out *o, odd_paper *p);

/* ---- After an accident (change_request.c) ----------------------------------------------------------- */

#define ODD_CHANGE_WORDS "from= rounds= add-pair= remove-pair= played: merge"

/* The movement of the last session that has one, which belongs to the event; NULL if there is none. */
const odd_movement *odd_last_movement(const odd_event *e);

/* A copy whose moves may be changed. */
odd_movement *odd_movement_copy(const odd_movement *of, odd_arena *arena);

/* Finds how a movement can go on.
 *   m        changed: in rounds before the accident to what was played
 *   e        its event, whose results say what was played; NULL: there is none
 *   from     set to the first round that can be changed
 *   returns  ODD_OK, ODD_E_SYNTAX, ODD_E_REFERENCE, ODD_E_MOVEMENT */
int odd_change_movement(odd_continuations *out, int *from, odd_movement *m, const odd_event *e,
                        const odd_choices *choices, odd_arena *arena, odd_error *error);

#endif
