/* Hand records: the cards of boards as diagrams, par, and the results in short. */
#ifndef ODD_CLI_HAND_RECORDS_H
#define ODD_CLI_HAND_RECORDS_H

#include "cli/printed_travellers.h"

typedef struct odd_hands_view {
    odd_boards_view lines; /* by cards: a traveller is a record */
    bool results;          /* they are shown */
} odd_hands_view;

/* The hands of a record; the fourth too, where the other three are known. */
odd_hands odd_hands_of(const odd_traveller *t);

void odd_hands_text(odd_hands_view *h);
void odd_hands_html(odd_hands_view *h);
void odd_hands_json(odd_hands_view *h);

#endif
