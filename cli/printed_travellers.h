/* Travellers that are printed: by `boards`, and in short by `hands`. */
#ifndef ODD_CLI_PRINTED_TRAVELLERS_H
#define ODD_CLI_PRINTED_TRAVELLERS_H

#include "cli/event_command.h"
#include "report/event_rows.h"

typedef struct odd_boards_view {
    odd_view *v;
    odd_boards b;
} odd_boards_view;

/* Adds the boards that the operands behind the first one name; all, if there are none. False after a message. */
bool odd_boards_choose(odd_boards *b, const odd_args *args);

#endif
