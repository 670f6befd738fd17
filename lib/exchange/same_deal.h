/* Whether two files, or two parts of one, have the same cards. */
#ifndef ODD_EXCHANGE_SAME_DEAL_H
#define ODD_EXCHANGE_SAME_DEAL_H

#include "oddtrick_event.h"

static inline bool odd_hands_same(const odd_hands *a, const odd_hands *b) {
    for (int i = ODD_NORTH; i <= ODD_WEST; i++)
        if (a->hand[i] != b->hand[i])
            return false;
    return true;
}

/* Whether they may be the same deal, of which not every card has to be shown. */
static inline bool odd_hands_alike(const odd_hands *a, const odd_hands *b) {
    for (int i = ODD_NORTH; i <= ODD_WEST; i++)
        if ((a->hand[i] & b->hand[i]) != a->hand[i] && (a->hand[i] & b->hand[i]) != b->hand[i])
            return false;
    return true;
}

#endif
