/* What files say about the cards of a board: what can be made with them, and how they were bid. */
#ifndef ODD_REPORT_STATED_JSON_H
#define ODD_REPORT_STATED_JSON_H

#include "report/report.h"

/* By index, plus one, the note that has a table or par of the cards, or the auction of a line; 0: none. All zero: nothing is
 * asked for. */
typedef struct odd_stated {
    uint32_t *tables, *pars, *auctions;
} odd_stated;

odd_stated odd_stated_of(const odd_event *e, odd_arena *arena);

/* The table that is stated of some cards, which may not be whole, and par. False if there is none. */
bool odd_stated_table_of(odd_dd *table, const odd_stated *s, const odd_event *e, const odd_dealt *d);
bool odd_stated_par_of(int *score_pts, const odd_stated *s, const odd_event *e, const odd_dealt *d);

/* The member "hcp": high-card points of the hands that are known. */
void odd_json_hcp(odd_out *o, const odd_hands *hands);

/* The members "tricks" and "par". */
void odd_json_makeable(odd_out *o, const odd_dd *table, const odd_par *par);

/* A table alone, as the member of that name; "par" alone; and the member "stated_par", where the file states it. */
void odd_json_tricks(odd_out *o, const char *name, const odd_dd *table);
void odd_json_par(odd_out *o, const odd_par *par);
void odd_json_stated_par(odd_out *o, const odd_stated *s, const odd_event *e, const odd_dealt *d);

/* An auction, {"first":"N","calls":["1S",...]}; nothing if it cannot be read. */
void odd_say_auction_json(odd_out *o, const odd_note *note);

#endif
