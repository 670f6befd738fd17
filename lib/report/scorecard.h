/* Score cards: all that one contestant played, board by board, with the sums of rounds. */
#ifndef ODD_REPORT_SCORECARD_H
#define ODD_REPORT_SCORECARD_H

#include "report/report.h"

typedef enum odd_card_kind { ODD_CARD_BOARD, ODD_CARD_ROUND, ODD_CARD_TOTAL } odd_card_kind;

/* A row of a card: a board, or the sum of a round or of all. */
typedef struct odd_card_row {
    odd_card_kind kind;
    uint32_t play[2]; /* lines, by where they sat: index + 1, 0 for none; teams may have both */
    int direction;    /* of the first that there is */
    int round;
    int boards; /* of a sum */
    bool scored;
    odd_amount value, max;
} odd_card_row;

typedef struct odd_card {
    const odd_event *e;
    odd_arena *arena;
    uint32_t who;
    odd_card_row *rows;
    size_t count;
    bool rounds, directions, leads;
    int decimals;
    /* What rows are put together in, used again for the next card. */
    odd_card_row *other;
    uint64_t *keys;
    uint32_t *list, *sorted;
    size_t cap;
} odd_card;

/* The lines of each contestant: those of who are lines[starts[who]] up to lines[starts[who + 1]]. */
typedef struct odd_card_index {
    uint32_t *starts, *lines;
} odd_card_index;

odd_card_index odd_card_index_of(const odd_event *e, odd_arena *arena);

/* Fills the card, of which event and arena are set, with what a contestant played. */
void odd_card_fill(odd_card *c, const odd_card_index *index, uint32_t who);

/* The line of a row, of a team the one where it sat N-S if there is one; NULL for a sum. */
const odd_play *odd_card_play(const odd_card *c, const odd_card_row *row);

/* The columns of rows; in JSON, of the sums of rounds and of the tables of a team. (scorecard_columns.c) */
extern const odd_column_list odd_card_columns, odd_card_sum_columns, odd_card_table_columns;

/* {"id":"7",...,"results":[...]} */
void odd_card_json(odd_out *o, const odd_card *c);

/* The cards of several: {...,"cards":[...]} */
void odd_cards_json(odd_out *o, const odd_event *e, odd_arena *arena, const uint32_t *whos, size_t count);

#endif
