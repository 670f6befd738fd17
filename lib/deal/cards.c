/* Hands as sets of cards: their high-card points, and what is left of the pack. Knows no notation. */
#include "base/bits.h"
#include "oddtrick.h"

#define PACK (ODD_CARD_BIT(ODD_CARDS) - 1)

/* The bit of a rank in each of the four suits. */
#define OF_EACH_SUIT(rank) \
    ((UINT64_C(1) | UINT64_C(1) << 13 | UINT64_C(1) << 26 | UINT64_C(1) << 39) << (rank))

enum { JACK = 9, QUEEN, KING, ACE };

int odd_hcp(uint64_t hand) {
    return 4 * odd_bit_count(hand & OF_EACH_SUIT(ACE)) + 3 * odd_bit_count(hand & OF_EACH_SUIT(KING)) +
           2 * odd_bit_count(hand & OF_EACH_SUIT(QUEEN)) + odd_bit_count(hand & OF_EACH_SUIT(JACK));
}

bool odd_hands_complete(odd_hands *hands) {
    uint64_t all = 0;
    int whole = 0;
    odd_seat unknown = ODD_NO_SEAT;
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        uint64_t hand = hands->hand[seat];
        if (hand == 0)
            unknown = seat;
        else if (odd_bit_count(hand) != ODD_RANKS || (hand & all) != 0 || (hand & ~PACK) != 0)
            return false;
        else
            whole++;
        all |= hand;
    }
    if (whole < 3)
        return false;
    if (whole == 3)
        hands->hand[unknown] = PACK & ~all;
    return true;
}
