/* Comparing hands. */
#ifndef ODD_DEAL_HANDS_H
#define ODD_DEAL_HANDS_H

#include "oddtrick.h"

/* Whether all four are the same, so far as they are known. */
static inline bool odd_hands_same(const odd_hands *a, const odd_hands *b) {
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if (a->hand[s] != b->hand[s])
            return false;
    return true;
}

/* Whether they may be the same deal, of which not every card has to be shown. */
static inline bool odd_hands_alike(const odd_hands *a, const odd_hands *b) {
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if ((a->hand[s] & b->hand[s]) != a->hand[s] && (a->hand[s] & b->hand[s]) != b->hand[s])
            return false;
    return true;
}

#endif
