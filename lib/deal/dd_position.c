/* Double-dummy results of positions: with the trick that has begun, of every card, and card by card through a play. */
#include "base/bits.h"
#include "base/out.h"
#include "deal/dd_search.h"

enum { SEATS = ODD_DD_SEATS };

/* A position as the search has it. */
typedef struct position {
    odd_dd_trick begun;
    int turn;   /* seat */
    int tricks; /* left, the current one included */
} position;

/* The hands when the current trick began: with the cards that have been played to it. */
static odd_hands with_trick(const odd_cardplay *play) {
    odd_hands hands = play->left;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        int card = play->trick.card[seat] - 1;
        if (play->cards % SEATS && card >= 0 && card < ODD_CARDS)
            hands.hand[seat] |= ODD_CARD_BIT(card);
    }
    return hands;
}

/* The position after the play so far; hands of the search become those that are left. */
static position position_of(odd_dd_solver *solver, const odd_cardplay *play) {
    odd_dd_search *s = &solver->search;
    position p = {.begun = {.leader = odd_dd_seat(play->turn), .count = play->cards % SEATS},
                  .turn = odd_dd_seat(play->turn)};
    for (int seat = 0; seat < SEATS; seat++)
        s->hand[seat] = odd_dd_lanes(play->left.hand[ODD_NORTH + seat], solver->strain);
    p.tricks = odd_bit_count(s->hand[p.turn]);
    if (p.begun.count == 0)
        return p;
    p.begun.leader = odd_dd_seat(play->trick.leader);
    for (int i = 0; i < p.begun.count; i++) {
        int seat = (p.begun.leader + i) % SEATS;
        uint64_t card = odd_dd_lanes(ODD_CARD_BIT(play->trick.card[ODD_NORTH + seat] - 1), solver->strain);
        p.begun.cards |= card;
        if (i == 0)
            p.begun.led = __builtin_ctzll(card) >> 4;
        if (seat == odd_dd_seat(play->trick.winner)) {
            p.begun.winner = seat;
            p.begun.winning = card;
        }
    }
    return p;
}

/* Whether so many cards can be the current trick: those who have played, from the leader on, have a card in it that they no
 * longer hold, the others have none, and one of the cards is winning. */
static bool is_trick(const odd_cardplay *play, int count) {
    const odd_trick_cards *t = &play->trick;
    bool winner = false;
    if (t->leader < ODD_NORTH || t->leader > ODD_WEST ||
        (odd_dd_seat(t->leader) + count) % SEATS != odd_dd_seat(play->turn))
        return false;
    for (int i = 0; i < SEATS; i++) {
        odd_seat seat = (odd_seat)(ODD_NORTH + (odd_dd_seat(t->leader) + i) % SEATS);
        int card = t->card[seat] - 1;
        if (i >= count ? card >= 0 : card < 0 || card >= ODD_CARDS)
            return false;
        if (i < count && (play->left.hand[seat] & ODD_CARD_BIT(card)))
            return false;
        winner = winner || (i < count && seat == t->winner);
    }
    return winner;
}

/* Checks the current trick: whose turn it is, and which cards are in it. */
static int check_trick(const odd_cardplay *play, odd_error *error) {
    int count = play->cards % SEATS;
    bool good = play->cards >= 0 && play->turn >= ODD_NORTH && play->turn <= ODD_WEST &&
                (count == 0 || is_trick(play, count));
    return good ? ODD_OK
                : odd_fail(error, ODD_E_CARDS, 0, 0, "the cards of the current trick are not a trick");
}

static int arrange(odd_dd_solver *solver, const odd_cardplay *play, odd_error *error) {
    int code = check_trick(play, error);
    if (code != ODD_OK)
        return code;
    odd_hands hands = with_trick(play);
    code = odd_dd_arrange(solver, &hands, error);
    return code == ODD_OK ? odd_dd_choose(solver, play->strain, error) : code;
}

/* The cards that the Laws allow the player in turn. */
static uint64_t legal_cards(const odd_dd_solver *solver, const position *p) {
    uint64_t hand = solver->search.hand[p->turn], suit = UINT64_C(0x1FFF) << (16 * p->begun.led);
    return p->begun.count && (hand & suit) ? hand & suit : hand;
}

/* The tricks of the player in turn, given those of North-South. */
static int of_turn(const position *p, int north_south) {
    return p->turn % 2 ? p->tricks - north_south : north_south;
}

int odd_dd_solve_position(int *tricks, odd_dd_solver *solver, const odd_cardplay *play, odd_error *error) {
    solver->work = (odd_dd_work){.wanted = 1};
    int code = arrange(solver, play, error);
    if (code != ODD_OK)
        return code;
    position p = position_of(solver, play);
    int guess = p.tricks / 2 + 1;
    if (!odd_dd_narrow(solver, &p.begun, 0, p.tricks, &guess))
        return odd_dd_stopped(error);
    *tricks = of_turn(&p, guess);
    return ODD_OK;
}

int odd_dd_solve_cards(uint8_t tricks[ODD_CARDS], odd_dd_solver *solver, const odd_cardplay *play,
                       odd_error *error) {
    solver->work = (odd_dd_work){0};
    int code = arrange(solver, play, error);
    if (code != ODD_OK)
        return code;
    position p = position_of(solver, play);
    uint64_t legal = legal_cards(solver, &p);
    int guess = p.tricks / 2 + 1;
    solver->work.wanted = odd_bit_count(legal);
    for (int card = 0; card < ODD_CARDS; card++) {
        uint64_t bit = odd_dd_lanes(ODD_CARD_BIT(card), solver->strain);
        tricks[card] = ODD_DD_UNKNOWN;
        if (!(legal & bit))
            continue;
        if (!odd_dd_narrow(solver, &p.begun, bit, p.tricks, &guess))
            return odd_dd_stopped(error);
        tricks[card] = (uint8_t)of_turn(&p, guess);
    }
    return ODD_OK;
}

/* ---- A play, card by card ------------------------------------------------------------------------ */

/* North-South's tricks in all after the next card: the trick that is being played counts as one to come. The guess is at those to
 * come. */
static int after_card(uint8_t *north_south, odd_dd_solver *solver, odd_cardplay *play, int card, int *guess,
                      odd_error *error) {
    position p = position_of(solver, play);
    int won = play->won[ODD_NS], code = odd_cardplay_add(play, card, error);
    if (code != ODD_OK)
        return code;
    if (!odd_dd_narrow(solver, &p.begun, odd_dd_lanes(ODD_CARD_BIT(card), solver->strain), p.tricks, guess))
        return odd_dd_stopped(error);
    *north_south = (uint8_t)(won + *guess);
    *guess -= play->won[ODD_NS] - won;
    return ODD_OK;
}

int odd_dd_solve_play(uint8_t tricks[ODD_CARDS + 1], odd_dd_solver *solver, const odd_hands *hands,
                      odd_strain strain, odd_seat leader, const uint8_t *cards, size_t count,
                      odd_error *error) {
    if (leader < ODD_NORTH || leader > ODD_WEST)
        return odd_fail(error, ODD_E_DECLARER, 0, 0, "a play needs a leader");
    int code = odd_dd_arrange(solver, hands, error);
    if (code == ODD_OK)
        code = odd_dd_choose(solver, strain, error);
    if (code != ODD_OK)
        return code;
    if (count > (size_t)(SEATS * solver->tricks))
        return odd_fail(error, ODD_E_CARDS, 0, 0, "more cards were played than the hands have");
    solver->work = (odd_dd_work){.wanted = (int)count + 1};
    odd_cardplay play = odd_cardplay_start(hands, strain, leader);
    position start = position_of(solver, &play);
    int guess = solver->tricks / 2 + 1;
    if (!odd_dd_narrow(solver, &start.begun, 0, solver->tricks, &guess))
        return odd_dd_stopped(error);
    tricks[0] = (uint8_t)guess;
    for (size_t i = 0; i < count && code == ODD_OK; i++)
        code = after_card(&tricks[i + 1], solver, &play, cards[i], &guess, error);
    return code;
}
