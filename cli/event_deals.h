/* The deals of an event, and what can be made with them. */
#ifndef ODD_CLI_EVENT_DEALS_H
#define ODD_CLI_EVENT_DEALS_H

#include "cli/event_command.h"

typedef struct odd_solved {
    const odd_board *board;
    const odd_dealt *dealt;
    odd_hands hands; /* the fourth too, where the other three are known */
    bool complete;   /* there are 52 cards; only such deals are solved */
    odd_dd table;
} odd_solved;

typedef struct odd_deals {
    odd_solved *list; /* by board, round and group */
    size_t count, cap;
} odd_deals;

/* The options that odd_deals_solve looks at, for the table of a command. */
#define ODD_DEALS_OPTIONS                                                                       \
    {0, "no-cache", NULL, "do not read or write the cache of solved deals next to the file"}, { \
        'j', "threads", "N", "number of deals to solve in parallel; default: one per processor" \
    }

/* The deals of the boards that the operands after the first name; all, if there are none. False after a message. */
bool odd_deals_take(const odd_args *args, odd_deals *d, const odd_event *e);

/* Solves them, or finds them where they were kept, beside the file. On a terminal, shows how far it is. False after a
 * message. */
bool odd_deals_solve(const odd_args *args, odd_deals *d, const char *path);

/* Gives the event the tables of those that were solved; and all three at once. */
void odd_deals_given(const odd_deals *d, odd_event *e);
void odd_deals_give(const odd_args *args, odd_event *e, const char *path);

void odd_deals_free(odd_deals *d);

#endif
