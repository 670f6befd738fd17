/* What the core knows about a deal beyond its elements. */
#ifndef ODD_SCORE_SCORE_H
#define ODD_SCORE_SCORE_H

#include "oddtrick.h"

/* Who scores this element of the deal: the side of declarer, of the defenders or of the honors. With
 * no declarer named, declarer's side counts as North-South. */
odd_side odd_deal_scorer(const odd_deal *d, odd_element e);

/* Whether declarer's side is vulnerable. */
bool odd_deal_vulnerable(const odd_deal *d);

#endif
