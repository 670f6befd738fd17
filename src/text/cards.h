/* Cards in text. */
#ifndef ODD_TEXT_CARDS_H
#define ODD_TEXT_CARDS_H

#include "base/scan.h"

/* Steps over a card, suit first or rank first: SK ♠K S10 10S. -1 if there is none, and then the cursor may have moved. */
int odd_card_scan(odd_scan *s);

#endif
