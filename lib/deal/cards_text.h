/* Cards, suits and seats in text. */
#ifndef ODD_DEAL_CARDS_TEXT_H
#define ODD_DEAL_CARDS_TEXT_H

#include "base/scan.h"

/* Steps over the symbol of a suit, black or white: ♠ or ♤. ODD_NO_STRAIN if there is none. */
odd_strain odd_symbol_scan(odd_scan *s);

/* Steps over a seat, N or north, in any case. ODD_NO_SEAT if there is none. */
odd_seat odd_seat_scan(odd_scan *s);

/* Steps over a suit: a letter in any case, or a symbol. ODD_NO_STRAIN if there is none. */
odd_strain odd_suit_scan(odd_scan *s);

/* Steps over a card, suit first or rank first: SK ♠K S10 10S. -1 if there is none, and then the cursor may have moved. */
int odd_card_scan(odd_scan *s);

#endif
