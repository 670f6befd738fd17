/* Travellers: the lines of each board, in the order in which they are shown. */
#ifndef ODD_REPORT_TRAVELLERS_H
#define ODD_REPORT_TRAVELLERS_H

#include "report/report.h"
#include "report/stated_json.h"

typedef struct odd_line {
    uint32_t play;
    uint64_t order, then; /* what they are sorted by */
} odd_line;

/* The lines of one board. */
typedef struct odd_traveller {
    const odd_board *board;
    const odd_dealt *dealt;  /* by cards: those of these lines; otherwise NULL */
    size_t from, to;         /* lines that stand */
    size_t old_from, old_to; /* with history: all lines of those that were corrected or taken back */
} odd_traveller;

typedef struct odd_boards {
    const odd_event *e;
    odd_arena *arena;
    bool by_score, history;
    bool brief;    /* only the columns that matter most */
    bool by_cards; /* a traveller for all cards that it was played with: boards without any have none */
    bool deals, frequency; /* as JSON: also the cards, and how often each score was made */
    odd_stated stated;     /* with deals: what is said about the cards */
    const odd_text *
        texts; /* with history: of the lines, from 1 on; NULL: the event is asked for each, which takes longer */
    odd_line *lines;
    size_t count, cap;
    uint32_t *old; /* plays of the history */
    size_t old_count, old_cap;
    odd_traveller *travellers;
    size_t traveller_count, traveller_cap;
    bool rounds, groups, leads;
    int decimals;
    uint32_t *places,
        *before; /* by contestant, where they stand; by play, the one that it corrects, plus one */
    const odd_dealt *
        *dealt_of; /* by play, the cards that it was played with; where travellers are by cards */
} odd_boards;

/* None yet: by the numbers of North-South, or by their scores; and perhaps with what was corrected. */
odd_boards odd_boards_of(const odd_event *e, odd_arena *arena, bool by_score, bool history);

/* Adds one, or all in the order of their numbers. */
void odd_boards_add(odd_boards *b, const odd_board *board);
void odd_boards_add_all(odd_boards *b);

/* Cards, auctions and frequencies, too. */
void odd_boards_show_all(odd_boards *b);

/* Why there is no board of that number: "no board 31: the event has boards 1 to 26". */
void odd_say_no_board(odd_error *error, const odd_event *e, int number);

/* The columns of the lines that stand, and of the history. (traveller_columns.c) */
extern const odd_column_list odd_traveller_columns, odd_traveller_history_columns;

/* The member "results" of a traveller. */
void odd_boards_json_results(odd_out *o, const odd_boards *b, const odd_traveller *t);

/* {...,"boards":[...]} */
void odd_boards_json(odd_out *o, const odd_boards *b);

#endif
