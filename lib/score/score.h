/* What the files of this folder share about a deal: the numbers of the Laws, packed results, the table of IMPs, totals of rubber bridge. */
#ifndef ODD_SCORE_SCORE_H
#define ODD_SCORE_SCORE_H

#include <stdint.h>

#include "oddtrick.h"

/* ==== What the core knows about a deal beyond its elements. */

/* ---- The numbers of the Laws ------------------------------------------------------------------------- */

/* The values that the scoring tables of the Laws give, for the arithmetic and for its explanation.
 * Every number of Law 77 (and of Law 81 of rubber bridge, which shares most of them) is in law.c and
 * nowhere else. */

enum {
    ODD_BOOK = 6, /* tricks that count nothing */
    ODD_ALL_TRICKS = 13,
    ODD_GAME_POINTS = 100, /* trick points that make game */
    ODD_DISTINCT_UNDERTRICKS = 4
};

int odd_law_trick_value(odd_strain strain);       /* each odd trick, undoubled: 20 or 30 */
int odd_law_first_trick_extra(odd_strain strain); /* what the first one is worth beyond that: 10 at NT */
int odd_law_multiplier(odd_doubling doubling);    /* 1, 2 or 4 */
int odd_law_overtrick(odd_strain strain, odd_doubling doubling, bool vulnerable);
int odd_law_slam(int level, bool vulnerable);
int odd_law_insult(odd_doubling doubling);
int odd_law_undertrick(int nth, odd_doubling doubling, bool vulnerable); /* the nth, from 1 */
int odd_law_partscore(void);
int odd_law_game(bool vulnerable);
int odd_law_rubber(bool opponents_have_a_game);
int odd_law_unfinished_game(void);
int odd_law_unfinished_partscore(bool old);
int odd_law_chicago_partscore(void); /* on the fourth deal */

/* The elements that a deal has in every form of the game: all but the last four. */
odd_elements odd_law_elements(odd_result r, bool vulnerable);

/* Who scores this element of the deal: the side of declarer, of the defenders or of the honors. With
 * no declarer named, declarer's side counts as North-South. */
odd_side odd_deal_scorer(const odd_deal *d, odd_element e);

/* Whether declarer's side is vulnerable. */
bool odd_deal_vulnerable(const odd_deal *d);

/* ---- Rubber bridge ----------------------------------------------------------------------------------- */

/* The games without a sheet, for those who want totals alone. */

/* The next deal, as odd_rubber_add and odd_chicago_add score it: what they would enter is added to the totals,
 * by side, and the totals of the rubber or Chicago itself are left alone. */
void odd_rubber_tally(odd_rubber *rubber, int64_t pts[ODD_SIDE_COUNT], odd_packed result);
void odd_chicago_tally(odd_chicago *chicago, int64_t pts[ODD_SIDE_COUNT], odd_packed result);

/* ==== The layout of odd_packed, and what a packed result is worth at rubber bridge. */

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

/* ==== The table of IMPs by difference in points, for those who need many. */

/* From this difference on, it is always ODD_IMP_MAX. */
enum { ODD_IMPS_REACH = 4000 };

/* By difference, from -ODD_IMPS_REACH on. */
extern const int8_t odd_imps[2 * ODD_IMPS_REACH + 1];

static inline int odd_imps_for(int32_t difference_pts) {
    int32_t within = difference_pts > ODD_IMPS_REACH ? ODD_IMPS_REACH : difference_pts;
    return odd_imps[ODD_IMPS_REACH + (within < -ODD_IMPS_REACH ? -ODD_IMPS_REACH : within)];
}

#endif
