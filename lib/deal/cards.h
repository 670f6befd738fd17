/* Cards, suits and seats in text, PBN's annotations of calls and cards, and comparing hands. */
#ifndef ODD_DEAL_CARDS_H
#define ODD_DEAL_CARDS_H

#include "base/text.h"
#include "oddtrick.h"

/* ==== Cards, suits and seats in text. */

/* Skips the symbol of a suit, black or white: ♠ or ♤. Returns ODD_NO_STRAIN if there is none. */
odd_strain odd_symbol_scan(odd_scan *s);

/* Skips a seat, N or north, in any case. Returns ODD_NO_SEAT if there is none. */
odd_seat odd_seat_scan(odd_scan *s);

/* Skips a suit: a letter in any case, or a symbol. Returns ODD_NO_STRAIN if there is none. */
odd_strain odd_suit_scan(odd_scan *s);

/* Skips a card, suit first or rank first: SK ♠K S10 10S. Returns -1 if there is none; the cursor may have moved. */
int odd_card_scan(odd_scan *s);

/* ==== What PBN adds to calls and cards: marks, notes and irregularities. */

/* Skips one annotation: ! or ?, =1=, $12, ^I, and sets whether it is ^I, an insufficient bid. Returns false, and skips
 * nothing, if there is none. */
bool odd_annotation_scan(odd_scan *s, bool *insufficient);

/* Returns whether a call or a card may end here: before a blank, an annotation or the end of the text. */
bool odd_annotation_ends(const odd_scan *s);

/* ==== Comparing hands. */

/* Returns whether all hands that are known in both deals are the same. */
static inline bool odd_hands_same(const odd_hands *a, const odd_hands *b) {
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if (a->hand[s] != b->hand[s])
            return false;
    return true;
}

/* Returns whether two records may be of the same deal; either may lack some of its cards. */
static inline bool odd_hands_alike(const odd_hands *a, const odd_hands *b) {
    for (odd_seat s = ODD_NORTH; s <= ODD_WEST; s++)
        if ((a->hand[s] & b->hand[s]) != a->hand[s] && (a->hand[s] & b->hand[s]) != b->hand[s])
            return false;
    return true;
}

#endif
