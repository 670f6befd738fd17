/* Travellers: the lines of each board, in the order in which they are shown. */
#ifndef ODD_CLI_BOARDS_H
#define ODD_CLI_BOARDS_H

#include "cli/event.h"

enum { ODD_BOARDS_COLUMNS = 24 };

typedef struct odd_line {
    uint32_t play;
    uint64_t order, then; /* what they are sorted by */
} odd_line;

/* The lines of one board. */
typedef struct odd_traveller {
    const odd_board *board;
    const odd_dealt *dealt;  /* by cards: those of these lines; otherwise NULL */
    size_t from, to;         /* lines that stand */
    size_t old_from, old_to; /* with --history: all lines of those that were corrected or taken back */
} odd_traveller;

typedef struct odd_boards_view {
    odd_view *v;
    bool history;  /* also what was corrected */
    bool by_score; /* by North-South's score, and not by their number */
    bool
        by_cards; /* a traveller for all cards that the board was played with: boards without any have none */
    bool brief;   /* the columns that matter most */
    odd_line *lines;
    size_t count, cap;
    odd_line *old; /* of the history */
    size_t old_count, old_cap;
    odd_traveller *travellers;
    size_t traveller_count, traveller_cap;
    uint32_t *places; /* by contestant: where they stand in order */
    uint32_t *before; /* by line: the one that it corrects, by index + 1 */
    bool rounds, groups, leads, fouled;
    int decimals;
    odd_grid_column columns[ODD_BOARDS_COLUMNS];
} odd_boards_view;

/* Takes the boards that the operands behind the first one name; all, if there are none. The members above that say how are
 * set before. False after a message. */
bool odd_boards_choose(odd_boards_view *b, const odd_args *args);
void odd_boards_free(odd_boards_view *b);

/* The table of all lines. */
odd_grid odd_boards_grid(odd_boards_view *b);

void odd_boards_json(const odd_boards_view *b);

#endif
