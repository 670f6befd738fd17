/* What the constructors of movements share: numbers that fit each other, words, and the list of constructors. */
#ifndef ODD_MOVEMENT_MAKE_H
#define ODD_MOVEMENT_MAKE_H

#include "base/scan.h"
#include "movement/plan.h"

/* ---- Words (words.c) --------------------------------------------------------------------------- */

/* ODD_MOVE_NONE and ODD_FORM_USUAL if there is no such word. */
int odd_movement_kind_named(odd_text word);
int odd_movement_form_named(odd_text word);

/* The word behind the blanks at the cursor, and where it begins; empty at the end. */
odd_text odd_movement_next_word(odd_scan *s, size_t *at);

/* Whether the kind of a wish has its form. */
int odd_movement_check_form(const odd_movement_wish *wish, odd_error *error);

/* Whether a kind is for pairs, teams or players; "pairs" "teams" "players". */
bool odd_movement_is_for(odd_movement_kind kind, odd_contest contest);
const char *odd_movement_contest_words(odd_contest contest);

/* Reads the id of a missing pair. */
int odd_movement_phantom_parse(odd_movement_wish *out, odd_text id);

/* ---- Rounds and boards (numbers.c) --------------------------------------------------------------- */

/* What a constructor can do with so many tables. */
typedef struct odd_shape {
    const char *what;                    /* for messages: "a skip Mitchell of 8 tables" */
    int least_rounds, most_rounds;       /* */
    int usual_rounds;                    /* if nothing is said */
    int (*sets)(int tables, int rounds); /* board sets that are in play; NULL: as many as rounds */
    int tables;                          /* handed to it */
    int every, rest;                     /* only each so many rounds fit, with this rest; 0: all do */
} odd_shape;

typedef struct odd_numbers {
    int rounds, sets, set_boards;
} odd_numbers;

/* Chooses what the wish does not say about rounds and boards, and looks whether all of it agrees. The message says what would
 * fit. */
int odd_movement_numbers(odd_numbers *out, const odd_movement_wish *wish, const odd_shape *shape,
                         odd_error *error);

/* Pairs: the tables that a wish needs, and whether one of the places is empty.
 * @param least the fewest tables */
int odd_movement_tables(int *tables, bool *half, const odd_movement_wish *wish, int least, odd_error *error);

/* Leaves out the pair that the wish says is missing, or the usual one. Positions of a plan with directions: North-South first. */
int odd_plan_phantom(odd_plan *p, const odd_movement_wish *wish, int usual, odd_error *error);

/* The teams that a wish needs.
 * @param least the fewest */
int odd_movement_teams(int *teams, const odd_movement_wish *wish, int least, odd_error *error);

/* A match of teams: both of its tables, in a plan. */
void odd_plan_match(odd_plan *p, int round, int match, int home, int away, int set);

/* Fills a plan of n teams and n tables with a round robin of triangles, two rounds each. False if none was found: there is one for 7 teams
 * and more, but not for 13, 21, 29 ... */
bool odd_lay_triangles(odd_plan *p, int teams);

/* ---- Constructors ------------------------------------------------------------------------------- */

/* Fills a movement, whose kind, form and contest are set. */
typedef int odd_constructor(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena,
                            odd_error *error);

odd_constructor odd_make_mitchell, odd_make_howell, odd_make_web, odd_make_barometer, odd_make_individual,
    odd_make_round_robin, odd_make_whist, odd_make_swiss, odd_make_knock_out, odd_make_own;

/* As many movements of a kind as the wish has sections. */
int odd_make_sections(odd_movement *out, const odd_movement_wish *wish, odd_contest contest, odd_arena *arena,
                      odd_error *error);

#endif
