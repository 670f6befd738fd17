/* Shared by the constructors of movements: checking numbers, words, the list of constructors; Mitchells and Howells. */
#ifndef ODD_MOVEMENT_MAKE_H
#define ODD_MOVEMENT_MAKE_H

#include "base/text.h"
#include "movement/plan.h"

/* ---- Words (words.c) --------------------------------------------------------------------------- */

/* Return the kind and the form that a word names; ODD_MOVE_NONE and ODD_FORM_USUAL if there is none. */
int odd_movement_kind_named(odd_text word);
int odd_movement_form_named(odd_text word);

/* Returns the word after the blanks at the cursor, and sets where it begins; empty at the end. */
odd_text odd_movement_next_word(odd_scan *s, size_t *at);

/* Checks that the kind of a wish has its form. */
int odd_movement_check_form(const odd_movement_wish *wish, odd_error *error);

/* Return the usual contest of a kind; whether a kind is for a contest, because some are for several; and the name of a contest: "pairs",
 * "teams", "players". */
odd_contest odd_movement_kind_contest(odd_movement_kind kind);
bool odd_movement_is_for(odd_movement_kind kind, odd_contest contest);
const char *odd_movement_contest_words(odd_contest contest);

/* Reads the id of a missing pair. */
int odd_movement_phantom_parse(odd_movement_wish *out, odd_text id);

/* ---- Rounds and boards (numbers.c) --------------------------------------------------------------- */

/* The numbers of rounds and sets that a constructor allows with so many tables. */
typedef struct odd_shape {
    const char *what; /* for messages: "a skip Mitchell of 8 tables" */
    int least_rounds, most_rounds;
    int usual_rounds;                    /* if nothing is said */
    int (*sets)(int tables, int rounds); /* the number of board sets in play; NULL: as many as rounds */
    int tables;                          /* handed to it */
    int every, rest;                     /* only every so many rounds fit, with this remainder; 0: all fit */
} odd_shape;

typedef struct odd_numbers {
    int rounds, sets, set_boards;
} odd_numbers;

/* Chooses the rounds and boards that the wish leaves open, and checks that they fit. The message says what would fit. */
int odd_movement_numbers(odd_numbers *out, const odd_movement_wish *wish, const odd_shape *shape,
                         odd_error *error);

/* Pairs: finds the number of tables that a wish needs, at least `least`, and whether one place is empty. */
int odd_movement_tables(int *tables, bool *half, const odd_movement_wish *wish, int least, odd_error *error);

/* Leaves out the pair that the wish names as missing, or the usual one. In plans with directions, North-South come first. */
int odd_plan_phantom(odd_plan *p, const odd_movement_wish *wish, int usual, odd_error *error);

/* Finds the number of teams that a wish needs, at least `least`. */
int odd_movement_teams(int *teams, const odd_movement_wish *wish, int least, odd_error *error);

/* Puts both tables of a match of teams into a plan. */
void odd_plan_match(odd_plan *p, int round, int match, int home, int away, int set);

/* Fills a plan of n teams and n tables with a round robin of triangles, two rounds each. Returns false if none was found: it
 * exists for 7 teams and more, but not for 13, 21, 29 ... */
bool odd_lay_triangles(odd_plan *p, int teams);

/* ---- Constructors ------------------------------------------------------------------------------- */

/* Fills a movement, whose kind, form and contest are set. */
typedef int odd_constructor(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena,
                            odd_error *error);

odd_constructor odd_make_mitchell, odd_make_howell, odd_make_web, odd_make_barometer, odd_make_individual,
    odd_make_round_robin, odd_make_whist, odd_make_swiss, odd_make_knock_out, odd_make_own;

/* Makes as many movements of a kind as the wish has sections. */
int odd_make_sections(odd_movement *out, const odd_movement_wish *wish, odd_contest contest, odd_arena *arena,
                      odd_error *error);

/* ==== Mitchells: what their forms share. */

/* A form of the Mitchell. Positions: North-South 1 to T, East-West T + 1 to 2 T, an extra pair 2 T + 1. */
typedef struct odd_mitchell_rule {
    odd_movement_form form;
    bool (*fits)(int tables);
    const char *needs; /* the tables that it fits, for messages */
    int (*most_rounds)(int tables);
    int (*sets)(int tables, int rounds);
    /* Fills the plan. Returns how often two pairs may meet; 0 if there is no such movement, or if memory runs out. */
    int (*lay)(odd_plan *p);
    bool whole;      /* rounds cannot be left out */
    bool one_winner; /* there is no North-South line and no East-West line */
    bool extra;      /* an extra pair has no table */
} odd_mitchell_rule;

/* The forms in mitchell.c and mitchell_lines.c, and those with an extra pair in rover.c. */
extern const odd_mitchell_rule odd_mitchell_lines[], odd_mitchell_extras[];
enum { ODD_MITCHELL_LINES = 5, ODD_MITCHELL_EXTRAS = 2 };

/* Fill the plan with the plain, skip or share-and-relay Mitchell of so many tables. */
int odd_lay_plain(odd_plan *p);
int odd_lay_skip(odd_plan *p);
int odd_lay_share(odd_plan *p);
int odd_sets_are_tables(int tables, int rounds);

/* Chooses rounds, boards and winners, and makes the movement of a rule. The shape is for so many tables; its name is set
 * here. */
int odd_mitchell_build(odd_movement *m, const odd_movement_wish *wish, const odd_mitchell_rule *rule,
                       odd_shape *shape, bool half, odd_arena *arena, odd_error *error);

/* Exchanges directions at all tables in the last rounds: in as many as the wish says, or as measure best. */
int odd_plan_switch_rounds(odd_plan *p, const odd_movement *m, const odd_movement_wish *wish,
                           odd_error *error);

/* ==== Howells: what their parts share. Rules are those of a cycle: m pairs move and k sit, 2 n = m + k for n tables; in the next round each
 * moving pair is where the one before it was, and each table has the next set. So the first round says all. */

/* A table in the first round: moving pairs are 1 to m, sitting ones m + 1 to 2 n; sets 1 to m. */
typedef struct odd_howell_table {
    uint16_t ns, ew, set;
} odd_howell_table;

/* A stored cycle (howell_rows.c). */
typedef struct odd_howell_row {
    uint8_t tables, rounds;
    const char *first;    /* the first round, table by table: "10-1.1 9-6.2 ..." is NS-EW.SET */
    const char *switches; /* tables that are arrow-switched, and in which rounds: "1@1/2 3@1"; NULL: none */
} odd_howell_row;

/* Returns the stored cycle; NULL if there is none. */
const odd_howell_row *odd_howell_row_of(int tables, int rounds);

/* Movements of 3 tables that are not cycles: their rounds in order. */
extern const char *const odd_howell_three[5], *const odd_howell_three_split[10];

enum { ODD_HOWELL_TABLES_MAX = (ODD_MOVEMENT_ROUNDS_MAX + 1) / 2 };

/* Searches for a cycle, with a limited number of steps: always the same one for the same seed, which is not 0. If two tables
 * may share a set, they do. Returns false if none was found. */
bool odd_howell_search(odd_howell_table *out, int tables, int rounds, bool share, uint32_t seed);

/* Fills a plan with the Howell of so many tables and rounds, arrow-switched or not. Returns false if none was found, or if
 * memory runs out; odd_howell_not_found says which. */
bool odd_lay_howell(const odd_movement *m, odd_plan *p, bool switches);
int odd_howell_not_found(const odd_plan *p, odd_error *error);

/* Return the fewest rounds, and the default number of rounds. */
int odd_howell_least_rounds(int tables);
int odd_howell_usual_rounds(int tables);

/* Checks the limits of a Howell or a barometer. */
int odd_howell_check(const odd_movement_wish *wish, int tables, odd_error *error);

/* Arrow-switches tables of a plan of pairs wherever that improves the quality, with a limited number of steps. Returns false
 * if memory runs out. */
bool odd_plan_switch_tables(odd_plan *p);

#endif
