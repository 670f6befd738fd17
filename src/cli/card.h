/* Score cards: all that one contestant played. */
#ifndef ODD_CLI_CARD_H
#define ODD_CLI_CARD_H

#include "cli/event.h"

/* A row of a card: a board, or the sum of a round or of all. */
typedef struct odd_card_row {
    enum { ODD_CARD_BOARD, ODD_CARD_ROUND, ODD_CARD_TOTAL } kind;
    uint32_t play[2]; /* lines, by where they sat: index + 1, 0 for none; teams may have both */
    int direction;    /* of the first that there is */
    int round;
    int boards; /* of a sum */
    bool scored;
    odd_amount value, max;
} odd_card_row;

typedef struct odd_card_view {
    odd_view *v;
    uint32_t who;
    odd_card_row *rows;
    size_t count, cap;
    bool rounds, directions, leads;
    int decimals;
} odd_card_view;

/* The lines of each contestant: those of who are lines[starts[who]] up to lines[starts[who + 1]]. */
typedef struct odd_card_index {
    uint32_t *starts, *lines;
} odd_card_index;

odd_card_index odd_card_index_of(const odd_event *e);
void odd_card_index_free(odd_card_index *index);

/* Fills the rows. */
void odd_card_fill(odd_card_view *c, const odd_card_index *index, uint32_t who);

/* The line of a row, of a team the one where it sat N-S if there is one; NULL for a sum. */
const odd_play *odd_card_play(const odd_card_view *c, const odd_card_row *row);

/* Their own points on a line that has some: where they sat in that direction. */
int odd_own_points(const odd_play *play, int direction);

void odd_card_json(const odd_card_view *c);

#endif
