/* The layout of odd_packed, and what a packed result is worth at rubber bridge. */
#ifndef ODD_SCORE_PACK_H
#define ODD_SCORE_PACK_H

#include "oddtrick.h"

enum {
    ODD_PACKED_CONTRACT = 0x7F, /* mask */
    ODD_PACKED_TRICKS = 7,      /* shifts */
    ODD_PACKED_OWN_VUL = 11,
    ODD_PACKED_EW = 12,
    ODD_PACKED_SECOND = 13,
    ODD_PACKED_OTHER_VUL = 14,
    ODD_PACKED_UNNAMED = 15,
    ODD_PACKED_SCORES = 1 << 13, /* the bits that decide the score */
    ODD_PACKED_POINTS = 1 << 12  /* and the points, whoever scores them */
};

/* The elements that a result has in every form of the game, added up. */
typedef struct odd_points {
    int16_t below; /* contract points */
    int16_t above; /* the others, declarer's; below zero: a penalty, the defenders' */
} odd_points;

extern const odd_points odd_packed_points[ODD_PACKED_POINTS];

static inline odd_side odd_packed_side(odd_packed p) {
    return p >> ODD_PACKED_EW & 1 ? ODD_EW : ODD_NS;
}

static inline odd_points odd_points_of(odd_packed p, bool vulnerable) {
    return odd_packed_points[(p & ((1 << ODD_PACKED_OWN_VUL) - 1)) | vulnerable << ODD_PACKED_OWN_VUL];
}

#endif
