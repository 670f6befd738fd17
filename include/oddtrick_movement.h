/* oddtrick_movement.h - movements of duplicate events: who meets whom at which table, in which round, on which boards. They are
 * built by construction, proved, measured, proposed, and changed in mid-session. A part of the manual.
 *
 *     odd_movement_wish wish = {.kind = ODD_MOVE_HOWELL, .contestants = 10, .boards = 27};
 *     odd_movement m;
 *     odd_error why;
 *     if (odd_movement_make(&m, &wish, &arena, &why) == ODD_OK)
 *         for (size_t i = 0; i < m.move_count; i++)
 *             print(&m.moves[i]) ...
 *
 * Conventions, besides those of oddtrick.h and oddtrick_event.h
 *   - A movement is a value: lists of who plays where, and a few rules that hold for them. Its lists are in the arena of the
 *     caller. It knows nothing of scores, and nothing of the log of an event.
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
    ODD_MOVE_KNOCK_OUT,   /* teams: who loses is out */
    ODD_MOVE_OWN,         /* somebody's own table of moves */
    ODD_MOVEMENT_KIND_COUNT
} odd_movement_kind;

/* Which of the movements of a kind. ODD_FORM_USUAL lets the constructor choose what fits best. */
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

/* About a kind or a form. The texts are constant. */
typedef struct odd_movement_word {
    const char *name;       /* "round-robin", "double-hesitation": as people write it in logs and commands */
    const char *title;      /* "Round robin", "Double hesitation Mitchell" */
    const char *about;      /* one sentence */
    odd_movement_kind kind; /* of a form: the kind that has it */
} odd_movement_word;

/* NULL behind the last; ODD_MOVE_NONE and ODD_FORM_USUAL have empty texts. */
ODD_API const odd_movement_word *odd_movement_kind_about(odd_movement_kind kind);
ODD_API const odd_movement_word *odd_movement_form_about(odd_movement_form form);

enum {
    ODD_MOVEMENT_TABLES_MAX = 500,   /* in all sections */
    ODD_MOVEMENT_ROUNDS_MAX = 250,   /* */
    ODD_MOVEMENT_BOARDS_MAX = 9999,  /* the highest number of a board */
    ODD_MOVEMENT_MOVES_MAX = 60000,  /* */
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
    bool switched;        /* arrow-switched: who usually sits East-West here sits North-South */
} odd_move;

/* Somebody who does not play in a round. */
typedef struct odd_sit {
    uint16_t round;
    uint16_t who;
    uint16_t table, section; /* where they sit, opposite to nobody; 0: nowhere */
    odd_side side;           /* there; ODD_NO_SIDE where table is 0, and of individuals */
    uint16_t first, last;    /* the boards that wait there; 0: none */
} odd_sit;

typedef struct odd_movement {
    odd_movement_kind kind;
    odd_movement_form form; /* ODD_FORM_USUAL where the kind has only one */
    odd_contest contest;
    int winners;  /* 1, or 2: North-South and East-West are ranked apart */
    int sections; /* 0: there are none; otherwise each has its own boards, with the same numbers */
    int tables;   /* in all sections */
    int rounds;
    int boards;     /* different boards that are played */
    int set_boards; /* that are played together; 0 where it differs */
    int contestants;
    odd_text *ids;    /* contestants + 1 of them; the first is empty */
    odd_text phantom; /* the id that nobody has, whose opponents sit out; empty: there is none */
    odd_move *moves;  /* by round, section and table */
    size_t move_count;
    odd_sit *sits; /* by round */
    size_t sit_count;
    int segments; /* of a knock-out match; each is a round */

    /* What the prover allows. */
    int meetings;       /* how often two may be opponents at most */
    int least_meetings; /* and at least; 0 unless everybody meets everybody */
    int partners;       /* individuals: how often two may be partners at most */
    int spread;         /* boards that one may play less than another */
} odd_movement;

/* How many tables have the same boards in one round, at most: so many copies of the boards are needed, of each section. */
ODD_API int odd_movement_copies(const odd_movement *m);

/* The boards that a contestant plays; and the least and the most that anybody does. */
ODD_API int odd_movement_boards_of(const odd_movement *m, uint32_t who);
ODD_API void odd_movement_boards_each(const odd_movement *m, int *least, int *most);

/* The contestant with that id, in upper or lower case; 0 if there is none. */
ODD_API uint32_t odd_movement_who(const odd_movement *m, odd_text id);

/* Its name for people, "Skip Mitchell, 8 tables, 7 rounds of 4 boards". NUL-terminated, cut to cap; returns the length that it
 * needs. */
#define ODD_MOVEMENT_NAME_MAX 120
ODD_API size_t odd_movement_name(char *buf, size_t cap, const odd_movement *m);

/* ---- Making one -------------------------------------------------------------------------------- */

/* What is wanted. All that is 0 is not said, and is chosen. */
typedef struct odd_movement_wish {
    odd_movement_kind kind;
    odd_movement_form form;
    odd_contest contest; /* of a Swiss movement: pairs or teams; the other kinds know */
    int tables;          /* in all sections; a half table counts */
    int contestants;     /* pairs, teams or players */
    int boards;          /* in all; or, where that cannot be, those that each contestant plays */
    int rounds;
    int set_boards; /* boards a set: those of one round */
    int winners;
    int switches; /* arrow-switched rounds; -1: none */
    int sections;
    int segments;          /* of a match of a knock-out, whose `boards` are those of a match */
    odd_side phantom_side; /* pairs: which pair is missing, by direction and number, or by number alone */
    int phantom;           /* its number; 0: as usual */
} odd_movement_wish;

/* Makes a movement, and proves it.
 * @param error set if there is no such movement: what is wrong with the numbers, and which would fit
 * @return ODD_OK, ODD_E_MOVEMENT if the numbers cannot be, ODD_E_MEMORY */
ODD_API int odd_movement_make(odd_movement *out, const odd_movement_wish *wish, odd_arena *arena,
                              odd_error *error);

/* The teams of a knock-out in the order of its bracket: 1 8 4 5 2 7 3 6 of eight, by seeds; 0 is a bye, which the best seeds have. Neighbours
 * meet in the first stage, and their winners in the next one. Match i is at tables 2 i - 1 and 2 i.
 * @param out set if cap is enough
 * @return the places of the bracket: the power of two that has room for the teams */
ODD_API int odd_bracket(uint16_t *out, size_t cap, int teams);

/* A match of a knock-out, by its place in the bracket. */
typedef struct odd_bracket_match {
    int stage,
        number; /* from 1; match n of a stage is that of the winners of matches 2 n - 1 and 2 n of the one before */
    uint16_t team[2]; /* seeds; 0: not known yet, or in the first stage nobody */
    uint16_t winner;  /* 0: not known yet; who has no opponent in the first stage has won */
} odd_bracket_match;

/* Who has won a match of two teams; 0: it is not known. */
typedef struct odd_bracket_results {
    void *owner;
    uint16_t (*winner)(void *owner, const odd_bracket_match *match);
} odd_bracket_results;

enum { ODD_BRACKET_MAX = 1024 }; /* places */

/* All matches of a knock-out, stage by stage, as far as they are known.
 * @param out set if cap is enough
 * @param results NULL: nothing was played
 * @return how many there are: one less than places; 0 for fewer than 2 teams, or more than ODD_BRACKET_MAX */
ODD_API size_t odd_bracket_matches(odd_bracket_match *out, size_t cap, int teams,
                                   const odd_bracket_results *results);

/* A word of a wish that has a number: "tables". */
typedef struct odd_wish_word {
    const char *name;
    size_t at; /* of the int in an odd_movement_wish */
    int least, most;
    int contest; /* odd_contest + 1 that it speaks of; 0: any */
} odd_wish_word;

/* The words, which are also options of the command; NULL behind the last. */
ODD_API const odd_wish_word *odd_wish_word_at(size_t index);

/* Reads a wish as a log has it behind `movement`: the kind, and then, in any order, a form or words with their values:
 *
 *     mitchell tables 7 boards 28
 *     mitchell skip tables 8 rounds 7 sets 4 arrow-switch 1 phantom EW7
 *     howell pairs 10 boards 27
 *
 * Words: tables, pairs, players, teams, boards, rounds, sets (boards a set), winners, arrow-switch, sections, segments, phantom ID.
 * The error names the column. */
ODD_API int odd_movement_wish_parse(odd_movement_wish *out, const char *text, size_t len, odd_error *error);

/* ---- One's own --------------------------------------------------------------------------------- */

/* A table in a round, as somebody wrote it. */
typedef struct odd_movement_row {
    int round, table;
    int section;           /* 0: there are none */
    odd_text ns[2], ew[2]; /* ids: [0] a pair or team and [1] empty; individuals: North, South and East, West.
                            * An empty [0]: nobody, and who sits opposite sits out */
    int first, last;       /* boards; 0 and 0: not known yet */
    bool shared;           /* another table has the same boards in this round */
    bool switched;         /* as in odd_move */
} odd_movement_row;

/* Reads what a log has behind `row`: ROUND TABLE NS EW FIRST-LAST, and then `shared` or `switched` where that is so.
 *
 *     1 1 10 1 1-3
 *     2 B4 B7 B12 4-6 shared        a table of section B
 *     3 2 1+5 2+6 7                 individuals; one board
 *     4 5 - 9 10-12                 nobody sits North-South: 9 sits out
 *     5 1 3 4 -                     the boards are not known yet
 *
 * The error names the column. */
ODD_API int odd_movement_row_parse(odd_movement_row *out, const char *text, size_t len, odd_error *error);

/* What rows do not say. All zero: a movement of pairs; one winner, or two if all ids begin with NS and EW. */
typedef struct odd_movement_own {
    odd_contest contest; /* pairs or teams; rows with two ids for a side are of individuals */
    int winners;         /* 2: the same id in both directions is of two pairs, so 1 becomes NS1 or EW1 */
    bool share;          /* boards may be at several tables in a round, though the rows do not say so */
    odd_text
        phantom; /* an id that nobody has: who sits opposite sits out; it is not copied; empty: there is none */
    int meetings; /* how often two may meet; 0: once, individuals as often as it happens. Partners: once */
} odd_movement_own;

/* Makes a movement of rows, in any order, of kind ODD_MOVE_OWN. Contestants are numbered in the order in which they appear. Who
 * has no place in a round sits out. With an odd number of contestants, or a place that nobody has, somebody may play a set less.
 *
 * It is not proved: odd_movement_prove says what is wrong with it.
 * @param error set if the rows are none of a movement; its line is the number of the row, from 1
 * @return ODD_OK, ODD_E_MOVEMENT, ODD_E_MEMORY */
ODD_API int odd_movement_of_rows(odd_movement *out, const odd_movement_row *rows, size_t count,
                                 const odd_movement_own *own, odd_arena *arena, odd_error *error);

/* ---- Proving one ------------------------------------------------------------------------------- */

typedef enum odd_fault_kind {
    ODD_FAULT_TWO_PLACES,       /* somebody is at two tables in a round, or their own opponent or partner */
    ODD_FAULT_REPEAT_BOARD,     /* somebody plays a board again */
    ODD_FAULT_REPEAT_OPPONENTS, /* two are opponents more often than the movement says */
    ODD_FAULT_SHARED_BOARDS,    /* a board is at two tables in a round, and the movement does not say so */
    ODD_FAULT_UNEQUAL,          /* somebody plays fewer boards than others */
    ODD_FAULT_REPEAT_PARTNERS,  /* individuals: two are partners more often than the movement says */
    ODD_FAULT_REPEAT_TABLE,     /* a table stands twice in a round */
    ODD_FAULT_NO_OPPONENTS,     /* two do not meet as often as the movement says */
    ODD_FAULT_ONE_ROOM,         /* teams: a board of a match is played at one table only */
    ODD_FAULT_KIND_COUNT
} odd_fault_kind;

/* "two-places" "repeat-board" ... */
ODD_API const char *odd_fault_text(odd_fault_kind kind);

typedef struct odd_fault {
    odd_fault_kind kind;
    int round, table, section; /* where; 0: it is about no single place */
    uint32_t who, other;       /* contestants; 0: none */
    int first, last;           /* boards; 0: none */
    int count, allowed;        /* how often, or how many boards; and what is allowed */
} odd_fault;

typedef struct odd_faults {
    odd_fault *list; /* by round and table; those about no place last */
    size_t count;
} odd_faults;

/* Finds all that is wrong with a movement. Returns ODD_OK, also if there are faults, or ODD_E_MEMORY. */
ODD_API int odd_movement_prove(odd_faults *out, const odd_movement *m, odd_arena *arena);

/* A fault in words: "pair 4 plays boards 7 to 8 again". NUL-terminated, cut to cap; returns the length that it needs. */
#define ODD_FAULT_MAX 160
ODD_API size_t odd_fault_format(char *buf, size_t cap, const odd_movement *m, const odd_fault *fault);

/* ---- Measuring one ----------------------------------------------------------------------------- */

/* How evenly each contestant is compared with each other one, of pairs.
 *
 * The competition C of two pairs (Manning) is a sum over the boards. On a board that is played n times: 1 if they sit in the same
 * direction, -1 if they sit in opposite directions at two tables, n - 1 if they meet. With S the sum of C over all N pairs of pairs
 * and SS the sum of its squares, the quality is 100 * S * S / (N * SS): 100 if all are compared equally. */
typedef struct odd_balance {
    int contestants;
    const int32_t *competition; /* [a * (contestants + 1) + b], of contestants from 1; 0 where a is b */
    int64_t sum, squares;       /* S and SS, of all that are ranked together */
    int64_t count;              /* N */
    int quality_x10;     /* 833 is 83.3; -1 where there is none: individuals, teams, nothing to compare */
    int32_t least, most; /* competition of any two that are ranked together */
} odd_balance;

/* Of a movement with two winners, only pairs of one direction are ranked together. Returns ODD_OK or ODD_E_MEMORY. */
ODD_API int odd_movement_balance(odd_balance *out, const odd_movement *m, odd_arena *arena);

/* ---- Of an event --------------------------------------------------------------------------------- */

/* The movement of a session of an event that was scored, by index: what its lines `movement`, `from round N movement`, `row` and
 * `seat` make together, with the ids of the event. NULL if there is none. It belongs to the event, and is valid until it is
 * read or scored again. */
ODD_API const odd_movement *odd_event_movement(const odd_event *e, size_t session);

/* The contestant of the event, by index, that a contestant of this movement is. */
ODD_API uint32_t odd_event_movement_who(const odd_event *e, size_t session, uint32_t who);

/* The standing line of a move on a board of it: a result, an adjusted score, or that it was not played. NULL: it is missing. */
ODD_API const odd_play *odd_event_move_line(const odd_event *e, size_t session, const odd_move *move,
                                            int board);

/* The move of a line; NULL if no movement has it. */
ODD_API const odd_move *odd_event_line_move(const odd_event *e, const odd_play *play);

#ifdef __cplusplus
}
#endif

#endif
