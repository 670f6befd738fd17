/* What files say about the cards of a board: what can be made with them, and how they were bid. */
#ifndef ODD_VIEW_STATED_H
#define ODD_VIEW_STATED_H

#include "view/event.h"

/* The table that a note states of some cards, which may not be whole; NULL if it states none. */
const odd_dealt *odd_stated_table(odd_dd *table, const odd_event *e, const odd_note *note);

/* By index, plus one, the note that has a table of the cards, or the auction of a line; 0: none. */
typedef struct odd_stated {
    uint32_t *tables, *auctions;
} odd_stated;

odd_stated odd_stated_of(const odd_event *e, odd_arena *arena);

/* The member "hcp": high-card points of the hands that are known. */
void odd_json_hcp(odd_out *o, const odd_hands *hands);

/* The members "tricks" and "par". */
void odd_json_makeable(odd_out *o, const odd_dd *table, const odd_par *par);

/* The member "auction"; nothing if it cannot be read. */
void odd_json_auction(odd_out *o, const odd_note *note);

#endif
