/* How plausible a result is among the others of its board. Knows bridge players, and nothing about lines or movements. */
#ifndef ODD_EVENT_CHECK_PLAUSIBLE_H
#define ODD_EVENT_CHECK_PLAUSIBLE_H

#include "event/event_inner.h"

/* The results of a deal, counted. */
typedef struct odd_spread {
    uint16_t results; /* all of them */
    uint16_t passes;
    uint16_t declared[ODD_SIDE_COUNT];
    uint16_t slams[ODD_SIDE_COUNT];
    uint16_t took[ODD_SIDE_COUNT][ODD_STRAIN_COUNT][ODD_RANKS + 1]; /* how many took so many tricks */
    uint16_t seats[ODD_STRAIN_COUNT][ODD_SEAT_COUNT];               /* how many declared from that seat */
    const odd_dd *made;                                             /* what can be made; NULL: not known */
} odd_spread;

/* Counts a result; or, with times -1, takes it out again. */
void odd_spread_add(odd_spread *s, odd_result r, int times);

/* Others who declared from that side in that strain: how many, and the fewest and the most tricks that they took. */
typedef struct odd_takers {
    int count, least, most;
} odd_takers;

odd_takers odd_spread_takers(const odd_spread *s, odd_side side, odd_strain strain);

/* How surprising a result is, if the others did what is counted: ten times the natural logarithm of how rare it is, more
 * or less. 0 is what everybody does; 60 has to be explained. */
int odd_surprise(const odd_spread *others, odd_result r);

/* What a slip of the pen may have made of a result. */
typedef struct odd_slip {
    odd_result meant; /* level 0: no slip makes it plausible */
    int surprise;     /* of the result as it stands */
    int gain;         /* by how much less surprising the slip is */
} odd_slip;

/* The likeliest slip, and whether the result is so surprising that a director should look at it. */
bool odd_spread_doubts(const odd_spread *others, odd_result r, odd_slip *slip);

#endif
