/* A table of master points, as it was read. */
#ifndef ODD_EVENT_AWARD_TABLE_H
#define ODD_EVENT_AWARD_TABLE_H

#include "base/frac.h"
#include "oddtrick_season.h"

enum { ODD_AWARD_PLACES = 100, ODD_AWARD_ROWS = 400 };

typedef enum odd_award_kind {
    ODD_AWARD_NONE,
    ODD_AWARD_SHARES, /* of the first: 100% 70% 50% */
    ODD_AWARD_EQUAL,  /* the first, and equal steps down to nobody */
    ODD_AWARD_STEP,   /* the last award is a step, the one above it two */
    ODD_AWARD_LISTED  /* rows for each number of contestants */
} odd_award_kind;

typedef enum odd_award_round { ODD_AWARD_NEAREST, ODD_AWARD_UP, ODD_AWARD_DOWN } odd_award_round;

/* What half a table does to the number of contestants in a group. */
typedef enum odd_award_half { ODD_HALF_COUNTS, ODD_HALF_FULL, ODD_HALF_IGNORED } odd_award_half;

typedef struct odd_award_row {
    int from, to; /* contestants */
    odd_amount *points;
    int count;
} odd_award_row;

struct odd_award_table {
    odd_award_about about;
    bool contests[ODD_INDIVIDUALS + 1]; /* that it is for */
    int least;                          /* contestants of a group that has awards */
    odd_award_half half;
    odd_frac depth; /* of the contestants of a group */
    odd_award_round depth_round;
    odd_award_kind kind;
    odd_amount first, most, step, minimum; /* 0: not said */
    bool each;                             /* first is for each contestant of the group */
    bool table;                            /* or for each table */
    odd_frac shares[ODD_AWARD_PLACES];
    int share_count;
    bool then; /* the places behind them get 1/place */
    odd_amount unit;
    odd_award_round round;
    odd_award_row *rows;
    size_t row_count, row_cap;
};

/* What a contestant with this standing gets. */
odd_amount odd_award_of(const odd_event *e, const odd_award_table *table, const odd_standing *s);

/* ODD_OK if the table has awards for such an event. */
int odd_award_check(const odd_event *e, const odd_award_table *table, odd_error *error);

#endif
