/* International match points: the scale. */
#include "oddtrick.h"

enum { ROWS = 32, NEVER = INT32_MAX }; /* a power of two, to be halved */

/* Law 78B: the least difference in points that is worth so many IMPs. */
static const int from_pts[ROWS] = {
    0,    /* 0 */
    20,   /* 1 */
    50,   /* 2 */
    90,   /* 3 */
    130,  /* 4 */
    170,  /* 5 */
    220,  /* 6 */
    270,  /* 7 */
    320,  /* 8 */
    370,  /* 9 */
    430,  /* 10 */
    500,  /* 11 */
    600,  /* 12 */
    750,  /* 13 */
    900,  /* 14 */
    1100, /* 15 */
    1300, /* 16 */
    1500, /* 17 */
    1750, /* 18 */
    2000, /* 19 */
    2250, /* 20 */
    2500, /* 21 */
    3000, /* 22 */
    3500, /* 23 */
    4000, /* 24 */
    NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER,
};
_Static_assert(ODD_IMP_MAX < ROWS, "a row for each number of IMPs");

/* The last row that the difference reaches, by halving; no branch, for which way it goes cannot be
 * predicted. */
static int imps_for(unsigned difference_pts) {
    int imps = 0;
    for (int half = ROWS / 2; half > 0; half /= 2)
        imps += half * (difference_pts >= (unsigned)from_pts[imps + half]);
    return imps > ODD_IMP_MAX ? ODD_IMP_MAX : imps;
}

int odd_imp(int difference_pts) {
    if (difference_pts < 0)
        return -imps_for(0u - (unsigned)difference_pts);
    return imps_for((unsigned)difference_pts);
}

int odd_imp_from(int imps) {
    return imps < 0 || imps > ODD_IMP_MAX ? -1 : from_pts[imps];
}
