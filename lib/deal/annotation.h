/* What PBN adds to calls and cards: marks, notes and irregularities. */
#ifndef ODD_DEAL_ANNOTATION_H
#define ODD_DEAL_ANNOTATION_H

#include "base/scan.h"

/* Steps over one annotation: ! or ?, =1=, $12, ^I. False, and nothing is taken, if there is none. Says whether it is ^I, an
 * insufficient bid. */
bool odd_annotation_scan(odd_scan *s, bool *insufficient);

/* Whether a call or a card may end here: a blank or an annotation follows, or nothing. */
bool odd_annotation_ends(const odd_scan *s);

#endif
