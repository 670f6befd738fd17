/* What ranking shares with the breaking of ties, and with teams. */
#ifndef ODD_EVENT_RANK_H
#define ODD_EVENT_RANK_H

#include "event/event_inner.h"

/* Whether two have the same score, and are ranked in the same field. */
bool odd_ranked_together(const odd_standing *a, const odd_standing *b);

/* Whether two are ranked in the same field: the same direction, or section, where these are ranked apart. */
bool odd_same_field(const odd_standing *a, const odd_standing *b);

/* Orders those with the same score by the rules that the event names, and notes what broke each tie. */
void odd_break_ties(odd_event *e);

/* IMPs won by IMPs lost, to four decimals; 0 where nothing was lost. */
odd_amount odd_quotient_of(const odd_standing *s);

/* What teams are ranked by. */
void odd_teams_keys(odd_event *e);

#endif
