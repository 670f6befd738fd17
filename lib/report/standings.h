/* The standings of an event: which of them are shown, and what there is to show of them. */
#ifndef ODD_REPORT_STANDINGS_H
#define ODD_REPORT_STANDINGS_H

#include "report/report.h"

typedef struct odd_ranking {
    const odd_event *e;
    uint32_t *rows; /* the standings that are shown, by index; NULL: all */
    size_t count;
    char strat; /* whose ranks are shown; NUL: everybody's */
    int decimals, max_decimals, penalty_decimals;
    bool has_names, has_players, has_strats, has_carry, has_handicap, has_penalty, has_ties, uneven;
} odd_ranking;

/* The standings of a stratum ('A' 'B' 'C', NUL for all) and of a section (without a text, all). */
odd_ranking odd_ranking_of(const odd_event *e, odd_arena *arena, char strat, odd_text section);

const odd_standing *odd_ranking_at(const odd_ranking *r, size_t row);

/* The rank that is shown: everybody's, or in the stratum. */
int odd_ranking_place(const odd_ranking *r, const odd_standing *s);

/* Whether somebody else who is shown has it too. */
bool odd_ranking_tied(const odd_ranking *r, const odd_standing *s);

/* The stratum of a contestant: A where only others have a line; NUL where nobody has. */
char odd_ranking_strat(const odd_ranking *r, const odd_contestant *c);

/* {...,"standings":[...],"penalties":[...]} */
void odd_ranking_json(odd_out *o, const odd_ranking *r);

#endif
