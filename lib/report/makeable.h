/* What can be made with the cards of a board, as people read it: levels, and the contracts of par. */
#ifndef ODD_REPORT_MAKEABLE_H
#define ODD_REPORT_MAKEABLE_H

#include "report/report.h"

/* The highest contract that a declarer makes in a strain, by its level; 0: none, or it is not known. */
int odd_makeable_level(const odd_dd *table, odd_strain strain, odd_seat seat);

/* "4♠ N-S =, 4♥ N =": the contracts of par, each once for both partners where both may declare it, with that between two. */
void odd_say_contracts(odd_out *o, const odd_par *par, odd_style style, const char *between);

/* The members "makeable", {"N":{"H":2,"S":2},...}, the levels of what is made, and "par_words", the contracts of par. */
void odd_json_levels(odd_out *o, const odd_dd *table, const odd_par *par);

#endif
