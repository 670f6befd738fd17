/* oddtrick_movement.h - movements of duplicate events: who meets whom at which table, in which round, on which boards. A
 * movement is made by construction, then proved and measured. oddtrick_plan.h proposes movements and changes them in mid-session.
 *
 *     odd_movement_wish wish = {.kind = ODD_MOVE_HOWELL, .contestants = 10, .boards = 27};
 *     odd_movement m;
 *     odd_error why;
 *     if (odd_movement_make(&m, &wish, &arena, &why) == ODD_OK)
 *         for (size_t i = 0; i < m.move_count; i++)
 *             print(&m.moves[i]) ...
 *
 * Conventions, besides those of oddtrick.h and oddtrick_event.h
 *   - A movement is a value: lists of who plays where, and a few rules for them. Its lists are in the caller's arena. It knows
 *     nothing about scores or the log of an event.
 *   - A contestant is a number from 1; its id, as it is written, is ids[number]. 0 is nobody. In a teams movement `ns` is the
 *     North-South pair of a team and `ew` the East-West pair of another one.
 *   - Rounds, tables, sections, board sets and boards count from 1.
 *   - Every movement that odd_movement_make makes was proved by odd_movement_prove before it was returned.
 *   - Ids: 1, 2 ... with one winner, NS1 and EW1 with two; in sections A1 and NSA1. The tables of each section count from 1. */
#ifndef ODDTRICK_MOVEMENT_H
#define ODDTRICK_MOVEMENT_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What a movement is ------------------------------------------------------------------------ */

typedef enum odd_movement_kind {
    ODD_MOVE_NONE,
    ODD_MOVE_MITCHELL, /* North-South sit, East-West move up, boards move down */
    ODD_MOVE_HOWELL, /* pairs follow each other through all tables: everybody meets everybody, or nearly so */
    ODD_MOVE_WEB,    /* a Mitchell with copies of the boards: everybody plays all of them */
    ODD_MOVE_BAROMETER,   /* all tables play the same boards at the same time */
    ODD_MOVE_INDIVIDUAL,  /* a new partner in each round */
    ODD_MOVE_ROUND_ROBIN, /* teams: each match is played in one round, at two tables */
    ODD_MOVE_WHIST,       /* teams: American Whist and the New England relay, a Mitchell of teams */
    ODD_MOVE_SWISS,       /* opponents are drawn round by round: it has no moves at first */
    ODD_MOVE_KNOCK_OUT,   /* teams: the loser of a match is out */
    ODD_MOVE_OWN,         /* rows that the user has written */
    ODD_MOVEMENT_KIND_COUNT
} odd_movement_kind;

/* A variant of a kind. ODD_FORM_USUAL lets the constructor choose the one that fits best. */
typedef enum odd_movement_form {
    ODD_FORM_USUAL,
    ODD_FORM_PLAIN,             /* Mitchell: East-West up one table, boards down one */
    ODD_FORM_SKIP,              /* Mitchell: East-West skip a table once */
    ODD_FORM_SHARE,             /* Mitchell: share and relay: the first and the last table share boards */
    ODD_FORM_WEAVE,             /* Mitchell: double weave: odd East-West pairs move up, even ones down */
    ODD_FORM_HESITATION,        /* Mitchell: one round and one set more than tables; one winner */
    ODD_FORM_DOUBLE_HESITATION, /* Mitchell: two more; one winner */
    ODD_FORM_BLACKPOOL, /* Mitchell: two rounds and two sets more than tables; two meetings are repeated */
    ODD_FORM_BOWMAN,    /* Mitchell: two tables more than rounds and sets, which share */
    ODD_FORM_APPENDIX,  /* Mitchell: tables added to a core of 5, 7, 11, 13 ... */
    ODD_FORM_ROVER,     /* Mitchell: an extra pair displaces another North-South pair in each round */
    ODD_FORM_BUMP, /* Mitchell: the extra pair stays, and the pair that it displaced displaces the next one */
    ODD_FORM_SPLIT,    /* Howell of 2 or 3 tables: each match in two halves, so that nobody shares */
    ODD_FORM_ONE_COPY, /* individual: no board is at two tables; opponents are met unequally often */
    ODD_FORM_BALANCED, /* individual: everybody opposes everybody twice; boards are shared */
    ODD_FORM_RAINBOW,  /* individual: four lines that move by different steps */
    ODD_FORM_BYE,      /* round robin of an odd number: one team does not play */
    ODD_FORM_TRIANGLE, /* round robin of an odd number: three teams play each other over two rounds */
    ODD_FORM_AMERICAN, /* whist: American Whist, an odd number of teams */
    ODD_FORM_RELAY,    /* whist: New England relay, an even number of teams */
    ODD_MOVEMENT_FORM_COUNT
} odd_movement_form;

/* The description of a kind or a form. The texts are constant. */
typedef struct odd_movement_word {
    const char *name;       /* "round-robin", "double-hesitation": as people write it in logs and commands */
    const char *title;      /* "Round robin", "Double hesitation Mitchell" */
    const char *about;      /* one sentence */
    odd_movement_kind kind; /* of a form: the kind that has it */
} odd_movement_word;

/* Return the description of a kind or a form; NULL after the last one. ODD_MOVE_NONE and ODD_FORM_USUAL have empty texts. */
ODD_API const odd_movement_word *odd_movement_kind_about(odd_movement_kind kind);
ODD_API const odd_movement_word *odd_movement_form_about(odd_movement_form form);

enum {
    ODD_MOVEMENT_TABLES_MAX = 500, /* in all sections */
    ODD_MOVEMENT_ROUNDS_MAX = 250,
    ODD_MOVEMENT_BOARDS_MAX = 9999, /* the highest number of a board */
    ODD_MOVEMENT_MOVES_MAX = 60000,
    ODD_MOVEMENT_SECTIONS_MAX = 26,  /* A to Z */
    ODD_MOVEMENT_PLAYERS_MAX = 2000, /* contestants */
};

/* A table in a round. */
typedef struct odd_move {
    uint16_t round, table;
    uint16_t section; /* 0: there are none */
    uint16_t ns[2],
        ew[2]; /* contestants: [0] a pair or team and [1] 0; individuals: North, South and East, West */
    uint16_t first, last; /* boards; 0 and 0: not known yet */
    bool shared;          /* another table has the same boards in this round */
    bool switched;        /* arrow-switched: the pair that usually sits East-West sits North-South */
} odd_move;

/* A contestant who does not play in a round. */
typedef struct odd_sit_out {
    uint16_t round;
    uint16_t who;
    uint16_t table, section; /* where they sit without opponents; 0: nowhere */
    odd_side side;           /* there; ODD_NO_SIDE if table is 0, and for individuals */
    uint16_t first, last;    /* the boards at that table; 0: none */
} odd_sit_out;

typedef struct odd_movement {
    odd_movement_kind kind;
    odd_movement_form form; /* ODD_FORM_USUAL if the kind has only one */
    odd_contest contest;
    int winners;  /* 1 or 2; with 2, North-South and East-West are ranked separately */
    int sections; /* 0: there are none; otherwise each has its own boards, with the same numbers */
    int tables;   /* in all sections */
    int rounds;
    int boards;     /* different boards that are played */
    int set_boards; /* boards per set; 0 if sets differ */
    int contestants;
    odd_text *ids;    /* contestants + 1 of them; the first is empty */
    odd_text phantom; /* the id of an empty place, whose opponents sit out; empty: none */
    odd_move *moves;  /* by round, section and table */
    size_t move_count;
    odd_sit_out *sits; /* by round */
    size_t sit_count;
    int segments; /* of a knock-out match; each is a round */

    /* The limits that the prover checks. */
    int meetings;       /* how many times two contestants may be opponents */
    int least_meetings; /* how many times they must be; 0 unless everybody meets everybody */
    int partners;       /* individuals: how many times two players may be partners */
    int spread;         /* the largest difference between the numbers of boards of two contestants */
} odd_movement;

/* Returns the number of copies of the boards that a section needs: the most tables that have the same boards in one round. */
ODD_API int odd_movement_copies(const odd_movement *m);

/* Returns the number of boards that a contestant plays. */
ODD_API int odd_movement_boards_of(const odd_movement *m, uint32_t who);

/* Sets the fewest and the most boards that any contestant plays. */
ODD_API void odd_movement_boards_each(const odd_movement *m, int *least, int *most);

/* Returns the contestant with an id, in upper or lower case; 0 if there is none. */
ODD_API uint32_t odd_movement_who(const odd_movement *m, odd_text id);

/* Writes the name of a movement for people: "Skip Mitchell, 8 tables, 7 rounds of 4 boards".
 *   returns  the length of the whole text, as a formatter does */
#define ODD_MOVEMENT_NAME_MAX 120
ODD_API size_t odd_movement_name(char *buf, size_t cap, const odd_movement *m);

/* ---- Making one -------------------------------------------------------------------------------- */

/* The movement that is wanted. Members that are 0 are chosen. */
typedef struct odd_movement_wish {
    odd_movement_kind kind;
    odd_movement_form form;
    odd_contest contest; /* of a Swiss movement: pairs or teams; the other kinds determine it */
    int tables;          /* in all sections; a half table counts as one */
    int contestants;     /* pairs, teams or players */
    int boards;          /* in total or, if that is impossible, per contestant */
    int rounds;
    int set_boards; /* boards per set, which is played in one round */
    int winners;
    int switches; /* arrow-switched rounds; -1: none */
    int sections;
    int segments; /* of a knock-out match; `boards` is then the number per match */
    odd_side
        phantom_side; /* pairs: the direction of the missing pair; ODD_NO_SIDE: only its number is given */
    int phantom;      /* its number; 0: the constructor chooses */
} odd_movement_wish;

/* Makes a movement and proves it.
 *   out      set; its lists are in the arena
 *   error    set if there is no such movement: what is wrong with the numbers, and which would fit
 *   returns  ODD_OK; ODD_E_MOVEMENT if no movement has these numbers; ODD_E_MEMORY */
ODD_API int odd_movement_make(odd_movement *out, const odd_movement_wish *wish, odd_arena *arena,
                              odd_error *error);

/* Lists the teams of a knock-out in the order of its bracket: 1 8 4 5 2 7 3 6 for eight, by seeds; 0 is a bye, which the best seeds
 * have. Neighbours meet in the first stage, and their winners in the next one. Match i is at tables 2 i - 1 and 2 i.
 *   out      set if cap is at least the number of places
 *   returns  the number of places in the bracket: the smallest power of two with room for the teams */
ODD_API int odd_bracket(uint16_t *out, size_t cap, int teams);

/* A match of a knock-out, by its place in the bracket. */
typedef struct odd_bracket_match {
    int stage,
        number; /* from 1; the winners of matches 2 n - 1 and 2 n of a stage meet in match n of the next one */
    uint16_t team[2]; /* seeds; 0: not known yet or, in the first stage, a bye */
    uint16_t winner;  /* 0: not known yet; a team with a bye has won */
} odd_bracket_match;

/* The results of a knock-out. `winner` returns the team that has won a match; 0 if it is not known. */
typedef struct odd_bracket_results {
    void *owner; /* passed to winner */
    uint16_t (*winner)(void *owner, const odd_bracket_match *match);
} odd_bracket_results;

enum { ODD_BRACKET_MAX = 1024 }; /* places */

/* Lists all matches of a knock-out, stage by stage, as far as they are known.
 *   out      set if cap is at least the number of matches
 *   results  NULL: nothing was played
 *   returns  the number of matches, one less than places; 0 for fewer than 2 teams or more than ODD_BRACKET_MAX */
ODD_API size_t odd_bracket_matches(odd_bracket_match *out, size_t cap, int teams,
                                   const odd_bracket_results *results);

/* A word of a wish that takes a number: "tables". */
typedef struct odd_wish_word {
    const char *name;
    size_t at; /* the offset of its int in odd_movement_wish */
    int least, most;
    int contest; /* odd_contest + 1 that it implies; 0: any */
} odd_wish_word;

/* Returns a word by index, from 0; NULL after the last one. The words are also options of the command. */
ODD_API const odd_wish_word *odd_wish_word_at(size_t index);

/* Parses a wish as it follows `movement` in a log: the kind and then, in any order, a form or words with their values:
 *
 *     mitchell tables 7 boards 28
 *     mitchell skip tables 8 rounds 7 sets 4 arrow-switch 1 phantom EW7
 *     howell pairs 10 boards 27
 *
 * Words: tables, pairs, players, teams, boards, rounds, sets (boards per set), winners, arrow-switch, sections, segments, phantom ID.
 *   returns  ODD_OK, or a code with a column */
ODD_API int odd_movement_wish_parse(odd_movement_wish *out, const char *text, size_t len, odd_error *error);

/* ---- Your own movement --------------------------------------------------------------------------------- */

/* A table in a round, as the user has written it. */
typedef struct odd_movement_row {
    int round, table;
    int section;           /* 0: there are none */
    odd_text ns[2], ew[2]; /* ids: [0] a pair or team and [1] empty; individuals: North, South and East, West.
                            * An empty [0]: nobody; the opponents sit out */
    int first, last;       /* boards; 0 and 0: not known yet */
    bool shared;           /* another table has the same boards in this round */
    bool switched;         /* as in odd_move */
} odd_movement_row;

/* Parses a row as it follows `row` in a log: ROUND TABLE NS EW FIRST-LAST, and optionally `shared` or `switched`.
 *
 *     1 1 10 1 1-3
 *     2 B4 B7 B12 4-6 shared        a table of section B
 *     3 2 1+5 2+6 7                 individuals; one board
 *     4 5 - 9 10-12                 nobody sits North-South: 9 sits out
 *     5 1 3 4 -                     the boards are not known yet
 *
 *   out      its texts point into `text`
 *   returns  ODD_OK, or a code with a column */
ODD_API int odd_movement_row_parse(odd_movement_row *out, const char *text, size_t len, odd_error *error);

/* What rows do not state. All zero: a movement of pairs; one winner, or two if all ids begin with NS and EW. */
typedef struct odd_movement_own {
    odd_contest contest; /* pairs or teams; rows with two ids for a side are of individuals */
    int winners;         /* 2: the same id in both directions means two pairs, so 1 becomes NS1 or EW1 */
    bool share;          /* boards may be at several tables in a round, even if the rows do not say so */
    odd_text phantom;    /* the id of an empty place, whose opponents sit out; not copied; empty: none */
    int meetings; /* how often two may meet; 0: once, individuals as often as it happens. Partners: once */
} odd_movement_own;

/* Makes a movement of kind ODD_MOVE_OWN from rows in any order. Contestants are numbered in the order of their first row. A
 * contestant without a place in a round sits out. With an odd number of contestants, or an empty place, some may play one set
 * less. The movement is not proved: call odd_movement_prove.
 *   out      set; its lists are in the arena
 *   error    set if the rows are not a movement; its line is the number of the row, from 1
 *   returns  ODD_OK, ODD_E_MOVEMENT or ODD_E_MEMORY */
ODD_API int odd_movement_of_rows(odd_movement *out, const odd_movement_row *rows, size_t count,
                                 const odd_movement_own *own, odd_arena *arena, odd_error *error);

/* ---- Proving one ------------------------------------------------------------------------------- */

typedef enum odd_fault_kind {
    ODD_FAULT_TWO_PLACES,       /* somebody is at two tables in a round, or their own opponent or partner */
    ODD_FAULT_REPEAT_BOARD,     /* somebody plays a board again */
    ODD_FAULT_REPEAT_OPPONENTS, /* two are opponents more often than the movement says */
    ODD_FAULT_SHARED_BOARDS, /* a board is at two tables in a round, although the movement does not say so */
    ODD_FAULT_UNEQUAL,       /* somebody plays fewer boards than others */
    ODD_FAULT_REPEAT_PARTNERS, /* individuals: two are partners more often than the movement says */
    ODD_FAULT_REPEAT_TABLE,    /* a table occurs twice in a round */
    ODD_FAULT_NO_OPPONENTS,    /* two meet less often than the movement says */
    ODD_FAULT_ONE_ROOM,        /* teams: a board of a match is played at only one table */
    ODD_FAULT_KIND_COUNT
} odd_fault_kind;

/* Returns the name of a kind of fault: "two-places", "repeat-board" ... */
ODD_API const char *odd_fault_text(odd_fault_kind kind);

typedef struct odd_fault {
    odd_fault_kind kind;
    int round, table, section; /* its place; 0: several or none */
    uint32_t who, other;       /* contestants; 0: none */
    int first, last;           /* boards; 0: none */
    int count, allowed;        /* how often, or how many boards; and what is allowed */
} odd_fault;

typedef struct odd_faults {
    odd_fault *list; /* by round and table; those without a place last */
    size_t count;
} odd_faults;

/* Finds the faults of a movement.
 *   out      set; the list is in the arena
 *   returns  ODD_OK, also if there are faults; ODD_E_MEMORY */
ODD_API int odd_movement_prove(odd_faults *out, const odd_movement *m, odd_arena *arena);

/* Writes a fault as a sentence: "pair 4 plays boards 7 to 8 again".
 *   returns  the length of the whole text, as a formatter does */
#define ODD_FAULT_MAX 160
ODD_API size_t odd_fault_format(char *buf, size_t cap, const odd_movement *m, const odd_fault *fault);

/* ---- Measuring one ----------------------------------------------------------------------------- */

/* How evenly pairs are compared with each other.
 *
 * The competition C of two pairs (Manning) is a sum over the boards. On a board that is played n times: 1 if they sit in the same
 * direction, -1 if they sit in opposite directions at two tables, n - 1 if they meet. With S the sum of C over all N pairs of pairs
 * and SS the sum of its squares, the quality is 100 * S * S / (N * SS): 100 if all are compared equally. */
typedef struct odd_balance {
    int contestants;
    const int32_t *competition; /* [a * (contestants + 1) + b], of contestants from 1; 0 where a is b */
    int64_t sum, squares;       /* S and SS, of all that are ranked together */
    int64_t count;              /* N */
    int quality_x10;            /* 833 is 83.3; -1 if there is none: individuals, teams, nothing to compare */
    int32_t least, most;        /* competition of any two that are ranked together */
} odd_balance;

/* Measures the balance of a movement. With two winners, only pairs of the same direction are ranked together.
 *   out      set; its matrix is in the arena
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_movement_balance(odd_balance *out, const odd_movement *m, odd_arena *arena);

/* ---- The movement of an event --------------------------------------------------------------------------------- */

/* Returns the movement of a session, by index: the result of its lines `movement`, `from round N movement`, `row` and `seat`, with
 * the ids of the event; NULL if there is none. The event must be scored. The movement belongs to the event and is valid until it is
 * read or scored again. */
ODD_API const odd_movement *odd_event_movement(const odd_event *e, size_t session);

/* Returns the contestant of the event, by index, for a contestant of its movement. */
ODD_API uint32_t odd_event_movement_who(const odd_event *e, size_t session, uint32_t who);

/* Returns the standing line of a move on one of its boards: a result, an adjusted score, or `not played`; NULL if it is missing. */
ODD_API const odd_play *odd_event_move_line(const odd_event *e, size_t session, const odd_move *move,
                                            int board);

/* Returns the move of a line; NULL if no movement has it. */
ODD_API const odd_move *odd_event_line_move(const odd_event *e, const odd_play *play);

#ifdef __cplusplus
}
#endif

#endif
