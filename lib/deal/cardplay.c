/* The play of the cards: who wins each trick, who leads next, and who revoked. Knows no notation. */
#include "base/out.h"
#include "oddtrick.h"

static odd_strain suit_of(int card) {
    return (odd_strain)(card / ODD_RANKS + ODD_CLUBS);
}

/* All cards of the suit of a card. */
static uint64_t whole_suit(int card) {
    return (ODD_CARD_BIT(ODD_RANKS) - 1) << card / ODD_RANKS * ODD_RANKS;
}

odd_cardplay odd_cardplay_start(const odd_hands *hands, odd_strain strain, odd_seat leader) {
    odd_cardplay t = {.strain = strain,
                      .turn = leader >= ODD_NORTH && leader <= ODD_WEST ? leader : ODD_NORTH};
    if (hands == NULL)
        return t;
    t.left = *hands;
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++)
        t.known[seat] = hands->hand[seat] != 0;
    return t;
}

static int check(const odd_cardplay *t, int card, odd_error *error) {
    if (card < 0 || card >= ODD_CARDS)
        return odd_fail(error, ODD_E_CARDS, 0, 0, "invalid card");
    const char *suit = odd_strain_text(suit_of(card), ODD_ASCII);
    char rank = "23456789TJQKA"[card % ODD_RANKS];
    if ((t->played & ODD_CARD_BIT(card)) != 0)
        return odd_fail(error, ODD_E_CARDS, 0, 0, "%s%c was already played", suit, rank);
    if (t->known[t->turn] && (t->left.hand[t->turn] & ODD_CARD_BIT(card)) == 0)
        return odd_fail(error, ODD_E_CARDS, 0, 0, "%s%c is not in %s's hand", suit, rank,
                        odd_seat_name(t->turn));
    return ODD_OK;
}

/* Law 44E: the highest trump wins, or, if there is none, the highest card of the suit led. */
static bool beats(int card, int best, odd_strain trumps) {
    return suit_of(card) == suit_of(best) ? card > best : suit_of(card) == trumps;
}

/* Law 61A: not to follow suit when one could. */
static bool revokes(const odd_cardplay *t, int card) {
    int led = t->trick.card[t->trick.leader] - 1;
    return suit_of(card) != suit_of(led) && (t->left.hand[t->turn] & whole_suit(led)) != 0;
}

static void follow(odd_cardplay *t, int card) {
    odd_seat seat = t->turn;
    odd_trick_cards *trick = &t->trick;
    if (t->cards % 4 == 0)
        *trick = (odd_trick_cards){.leader = seat, .winner = seat};
    else if (beats(card, trick->card[trick->winner] - 1, t->strain))
        trick->winner = seat;
    if (seat != trick->leader && revokes(t, card)) {
        trick->revoked[seat] = true;
        t->revokes++;
    }
    trick->card[seat] = (uint8_t)(card + 1);
}

int odd_cardplay_add(odd_cardplay *t, int card, odd_error *error) {
    if (t->turn == ODD_NO_SEAT)
        t->turn = ODD_NORTH;
    int code = check(t, card, error);
    if (code != ODD_OK)
        return code;
    follow(t, card);
    t->played |= ODD_CARD_BIT(card);
    t->left.hand[t->turn] &= ~ODD_CARD_BIT(card);
    t->cards++;
    t->turn = t->cards % 4 == 0 ? t->trick.winner : odd_seat_left(t->turn);
    if (t->cards % 4 == 0)
        t->won[odd_seat_side(t->trick.winner)]++;
    return ODD_OK;
}
