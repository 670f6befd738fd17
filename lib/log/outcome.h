/* What stands behind the two ids on a line of a traveller: a result, or a ruling. */
#ifndef ODD_LOG_OUTCOME_H
#define ODD_LOG_OUTCOME_H

#include "base/scan.h"
#include "oddtrick_event.h"

/* Reads up to the end of the text: fills kind, packed, score_pts, bare, lead and turned of the play, and the
 * ruling if there is one. Columns of errors are counted from the start of s. */
int odd_outcome_read(odd_play *play, odd_ruling *ruling, odd_scan s, odd_vul v, odd_error *error);

/* An amount with up to four digits after its point, -12.5, at the cursor. False if there is none, or if it has
 * more than nine digits before the point or four after it. */
bool odd_amount_scan(odd_scan *s, odd_amount *out);

#endif
