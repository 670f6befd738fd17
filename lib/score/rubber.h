/* The games without a sheet, for those who want totals alone. */
#ifndef ODD_SCORE_RUBBER_H
#define ODD_SCORE_RUBBER_H

#include "oddtrick.h"

/* The next deal, as odd_rubber_add and odd_chicago_add score it: what they would enter is added to the totals,
 * by side, and the totals of the rubber or Chicago itself are left alone. */
void odd_rubber_tally(odd_rubber *rubber, int64_t pts[ODD_SIDE_COUNT], odd_packed result);
void odd_chicago_tally(odd_chicago *chicago, int64_t pts[ODD_SIDE_COUNT], odd_packed result);

#endif
