/* Seasons: who is the same person in several events, and tables of master points. */
#ifndef ODD_EVENT_SEASON_INNER_H
#define ODD_EVENT_SEASON_INNER_H

#include "base/frac.h"
#include "base/hash.h"
#include "oddtrick_season.h"

/* ==== Who is the same person in several events. */

/* A name or a number that identifies a person. */
typedef struct odd_person_key {
    odd_text text;    /* for a name: in lower case, with single blanks */
    odd_text written; /* as it was first written */
    bool is_number;
    uint32_t hash;
    uint32_t same;    /* another key of the same person, by index; its own index if it is the first */
    uint32_t number;  /* for a name: the number that it was seen with, by index + 1 */
    bool two_numbers; /* seen with two numbers: the name identifies nobody */
    bool called;      /* the aliases use this name for the person */
    uint32_t person;  /* of the first key of a person: index + 1 */
} odd_person_key;

typedef struct odd_people {
    odd_arena *arena;
    odd_person_key *keys;
    size_t count, cap;
    odd_lookup by_text;
    bool no_memory;
} odd_people;

/* Returns the key of a name or a number, which is made if it is new; ODD_NOBODY without memory. */
uint32_t odd_people_key(odd_people *p, odd_text text, bool is_number);

/* States that two keys are the same person. */
void odd_people_join(odd_people *p, uint32_t a, uint32_t b);

/* Returns the first key of the same person. */
uint32_t odd_people_first(const odd_people *p, uint32_t key);

/* Reads aliases. Returns ODD_OK, or the code of an error with its place. */
int odd_people_aliases(odd_people *p, odd_text text, odd_error *error);

/* Returns whether two names are nearly the same: one letter added, missing, changed or moved, words in
 * another order, or initials. */
bool odd_names_alike(odd_text a, odd_text b);

/* ==== A table of master points. */

enum { ODD_AWARD_PLACES = 100, ODD_AWARD_ROWS = 400 };

typedef enum odd_award_kind {
    ODD_AWARD_NONE,
    ODD_AWARD_SHARES, /* shares of the first award: 100% 70% 50% */
    ODD_AWARD_EQUAL,  /* equal steps from the first award down to zero */
    ODD_AWARD_STEP,   /* the last award is one step, the next higher one two */
    ODD_AWARD_LISTED  /* rows for each number of contestants */
} odd_award_kind;

typedef enum odd_award_round { ODD_AWARD_NEAREST, ODD_AWARD_UP, ODD_AWARD_DOWN } odd_award_round;

/* How half a table counts in the number of contestants of a group. */
typedef enum odd_award_half { ODD_HALF_COUNTS, ODD_HALF_FULL, ODD_HALF_IGNORED } odd_award_half;

typedef struct odd_award_row {
    int from, to; /* contestants */
    odd_amount *points;
    int count;
} odd_award_row;

struct odd_award_table {
    odd_award_table_info about;
    bool contests[ODD_INDIVIDUALS + 1]; /* for which the table is */
    int winners;                        /* for which the table is, 1 or 2; 0: any */
    int least, largest;                 /* number of contestants in a group with awards; largest 0: any */
    int boards_least, boards_most;      /* boards per contestant; 0: any */
    odd_award_half half;
    odd_frac depth; /* share of the contestants of a group */
    odd_award_round depth_round;
    odd_award_kind kind;
    odd_amount first, most, step, minimum; /* 0: not stated */
    bool each;                             /* `first` is for each contestant of the group */
    bool table;                            /* `first` is for each table */
    odd_frac shares[ODD_AWARD_PLACES];
    int share_count;
    bool then; /* later places get 1/place */
    odd_amount unit;
    odd_award_round round;
    odd_award_row *rows;
    size_t row_count, row_cap;
};

/* Returns the award of a contestant with this standing. */
odd_amount odd_award_of(const odd_event *e, const odd_award_table *table, const odd_standing *s);

/* Returns ODD_OK if the table has awards for such an event. */
int odd_award_check(const odd_event *e, const odd_award_table *table, odd_error *error);

#endif
