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
    void (*row)(void *owner, odd_text row); /* as in odd_request */
    void *owner;
    bool has_names, has_players, has_strats, has_carry, has_handicap, has_penalty, has_ties, uneven;
} odd_ranking;

/* The standings of a stratum ('A' 'B' 'C', NUL for all) and of a section (without a text, all). */
odd_ranking odd_ranking_of(const odd_event *e, odd_arena *arena, char strat, odd_text section);

const odd_standing *odd_ranking_at(const odd_ranking *r, size_t row);

/* The columns of a ranking's rows. */
extern const odd_column_list odd_standing_columns;

/* ---- Below the standings, and on scorecards (matches.c) ------------------------------------------- */

/* Matches or penalties: those of all, or of one contestant. */
typedef struct odd_foot {
    const odd_event *e;
    uint32_t who;   /* ODD_NOBODY: of all */
    uint32_t *rows; /* by index; NULL: all */
    size_t count;
    int vp_decimals, net_decimals;
    bool rounds, nets; /* some have a round; some have a net result that is not the difference */
} odd_foot;

odd_foot odd_matches_of(const odd_event *e, odd_arena *arena, uint32_t who);
odd_foot odd_penalties_of(const odd_event *e, odd_arena *arena, uint32_t who);

extern const odd_column_list odd_match_columns, odd_penalty_columns;

/* ---- JSON ------------------------------------------------------------------------------------------ */

/* {...,"standings":[...],"penalties":[...]} */
void odd_ranking_json(odd_out *o, const odd_ranking *r);

#endif
