/* Cards in text. */
#ifndef ODD_TEXT_CARDS_H
#define ODD_TEXT_CARDS_H

#include "base/scan.h"

/* Steps over a suit: a letter in any case, or a symbol. ODD_NO_STRAIN if there is none. */
odd_strain odd_suit_scan(odd_scan *s);

/* Steps over a card, suit first or rank first: SK ♠K S10 10S. -1 if there is none, and then the cursor may have moved. */
int odd_card_scan(odd_scan *s);

#endif
