/* The table of IMPs by difference in points, for those who need many. */
#ifndef ODD_SCORE_IMP_TABLE_H
#define ODD_SCORE_IMP_TABLE_H

#include <stdint.h>

/* From this difference on, it is always ODD_IMP_MAX. */
enum { ODD_IMPS_REACH = 4000 };

/* By difference, from -ODD_IMPS_REACH on. */
extern const int8_t odd_imps[2 * ODD_IMPS_REACH + 1];

static inline int odd_imps_for(int32_t difference_pts) {
    int32_t within = difference_pts > ODD_IMPS_REACH ? ODD_IMPS_REACH : difference_pts;
    return odd_imps[ODD_IMPS_REACH + (within < -ODD_IMPS_REACH ? -ODD_IMPS_REACH : within)];
}

#endif
