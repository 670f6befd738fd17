/* The standings, and what is printed below them. */
#ifndef ODD_CLI_RANK_H
#define ODD_CLI_RANK_H

#include "cli/event.h"

typedef struct odd_rank_view {
    odd_view *v;
    uint32_t *rows; /* the standings that are shown, by index; NULL: all */
    size_t count;
    char strat; /* whose ranks are shown; NUL: everybody's */
    int decimals, max_decimals, penalty_decimals;
    bool has_names, has_players, has_strats, has_carry, has_handicap, has_penalty, has_ties, uneven;
} odd_rank_view;

void odd_rank_json(const odd_rank_view *r);

/* What broke a tie: "match", "countback". */
const char *odd_tie_word(odd_tie_break tie);

/* An amount divided by a number of boards, to two decimals. */
odd_amount odd_per_board(odd_amount a, int boards);

/* The matches and the penalties of all, or of one contestant. */
void odd_print_matches(odd_view *v, uint32_t who);
void odd_print_penalties(odd_view *v, uint32_t who);
void odd_json_matches(odd_view *v, uint32_t who);
void odd_json_penalties(odd_view *v, uint32_t who);

#endif
