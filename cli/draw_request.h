/* The field of a draw: from an event to a request of oddtrick_draw.h. */
#ifndef ODD_CLI_DRAW_REQUEST_H
#define ODD_CLI_DRAW_REQUEST_H

#include "cli/event_command.h"
#include "oddtrick_draw.h"

typedef struct odd_draw_field {
    const odd_event *e;
    uint32_t *entry_of; /* by contestant: its entry; ODD_NOBODY: none */
    bool *absent;       /* by contestant: does not play in the round */
    odd_draw_entry *entries;
    size_t count;
    odd_draw_pair *met; /* by round */
    int *met_round;     /* of each */
    size_t met_count, met_cap;
    int last_round; /* the last one in which somebody has played */
    int round;      /* that is drawn */
} odd_draw_field;

/* An empty field of an event. */
void odd_draw_field_open(odd_draw_field *d, const odd_event *e);

/* Fills it, with the standings of `ranked`: the same event, or what it was before its last round. */
void odd_draw_field_fill(odd_draw_field *d, const odd_event *ranked);
void odd_draw_field_close(odd_draw_field *d);

/* The last round with a result; 0: none. */
int odd_draw_last_round(const odd_event *e);

#endif
