/* Travellers: the lines of each board, in the order in which they are shown. */
#ifndef ODD_CLI_BOARDS_H
#define ODD_CLI_BOARDS_H

#include "cli/event.h"

typedef struct odd_line {
    uint32_t play;
    uint64_t order, then; /* what they are sorted by */
} odd_line;

/* The lines of one board. */
typedef struct odd_traveller {
    const odd_board *board;
    size_t from, to;         /* lines that stand */
    size_t old_from, old_to; /* with --history: all lines of those that were corrected or taken back */
} odd_traveller;

typedef struct odd_boards_view {
    odd_view *v;
    bool history;
    odd_line *lines;
    size_t count, cap;
    odd_line *old; /* of the history */
    size_t old_count, old_cap;
    odd_traveller *travellers;
    size_t traveller_count;
    bool rounds, groups, leads, fouled;
    int decimals;
} odd_boards_view;

void odd_boards_json(const odd_boards_view *b);

#endif
