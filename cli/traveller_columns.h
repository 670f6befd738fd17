/* Travellers as tables: of `boards`, and in short of `hands`. */
#ifndef ODD_CLI_TRAVELLER_COLUMNS_H
#define ODD_CLI_TRAVELLER_COLUMNS_H

#include "cli/event_command.h"
#include "report/travellers.h"

enum { ODD_BOARDS_COLUMNS = 24 };

typedef struct odd_boards_view {
    odd_view *v;
    odd_boards b;
    bool brief; /* the columns that matter most */
    odd_grid_column columns[ODD_BOARDS_COLUMNS];
} odd_boards_view;

/* Adds the boards that the operands behind the first one name; all, if there are none. False after a message. */
bool odd_boards_choose(odd_boards *b, const odd_args *args);

/* The table of all lines. */
odd_grid odd_boards_grid(odd_boards_view *b);

#endif
