/* Fuzz target: any bytes as an ending and a play from it, solved double dummy. The first byte chooses strain and leader, the second how many
 * cards each player has; the following ones deal them, and the others choose cards to play. The solver must refuse what cannot be, and
 * otherwise keep its promises: the best card is worth what the position is, no card gains, and a play is worth what its positions are. */
#include "fuzz.h"
#include "oddtrick.h"

enum { CARDS_MAX = 4 };

typedef struct input {
    const uint8_t *data;
    size_t size;
} input;

static unsigned next(input *in) {
    if (in->size == 0)
        return 0;
    in->size--;
    return *in->data++;
}

static odd_hands deal(input *in, int cards_each) {
    odd_hands hands = {{0}};
    uint64_t dealt = 0;
    for (int i = 0; i < 4 * cards_each; i++) {
        unsigned card = next(in) % ODD_CARDS;
        while (dealt >> card & 1)
            card = (card + 1) % ODD_CARDS;
        dealt |= ODD_CARD_BIT(card);
        hands.hand[ODD_NORTH + i % 4] |= ODD_CARD_BIT(card);
    }
    return hands;
}

/* One of the cards that may be played. */
static int choose(const uint8_t tricks[ODD_CARDS], unsigned which) {
    int list[ODD_CARDS], count = 0;
    for (int card = 0; card < ODD_CARDS; card++)
        if (tricks[card] != ODD_DD_UNKNOWN)
            list[count++] = card;
    require(count > 0);
    return list[which % (unsigned)count];
}

/* Checks a position, and returns what each card is worth. */
static int check_position(odd_dd_solver *solver, const odd_cardplay *play, uint8_t tricks[ODD_CARDS],
                          int left) {
    int best = 0, found = -1;
    require(odd_dd_solve_cards(tricks, solver, play, NULL) == ODD_OK);
    require(odd_dd_solve_position(&found, solver, play, NULL) == ODD_OK);
    for (int card = 0; card < ODD_CARDS; card++) {
        bool held = (play->left.hand[play->turn] & ODD_CARD_BIT(card)) != 0;
        require(held || tricks[card] == ODD_DD_UNKNOWN);
        if (tricks[card] != ODD_DD_UNKNOWN && tricks[card] > best)
            best = tricks[card];
    }
    require(found == best && best <= left);
    return best;
}

/* Positions that cannot be are refused or solved, and nothing else. */
static void check_broken(odd_dd_solver *solver, odd_cardplay play, unsigned how) {
    odd_error error = {0};
    int found;
    play.trick.card[1 + how % 4] ^= (uint8_t)(how >> 2);
    play.turn = (odd_seat)(how % 7);
    play.left.hand[1 + how / 7 % 4] ^= UINT64_C(1) << how % 64;
    int code = odd_dd_solve_position(&found, solver, &play, &error);
    require(code == ODD_OK || (code == ODD_E_CARDS && error.message[0] != '\0'));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static odd_dd_solver *solver;
    input in = {data, size};
    if (solver == NULL)
        solver = odd_dd_solver_start(malloc(ODD_DD_MEMORY_MIN), ODD_DD_MEMORY_MIN);
    require(solver != NULL);
    unsigned first = next(&in);
    int cards_each = 1 + (int)(next(&in) % CARDS_MAX);
    odd_strain strain = (odd_strain)(ODD_CLUBS + (int)(first % 5));
    odd_seat leader = (odd_seat)(ODD_NORTH + (int)(first / 5 % 4));
    odd_hands hands = deal(&in, cards_each);
    odd_cardplay play = odd_cardplay_start(&hands, strain, leader);
    uint8_t cards[ODD_CARDS], tricks[ODD_CARDS], judged[ODD_CARDS + 1], worth[ODD_CARDS + 1];
    int count = 0;
    for (; count < 4 * cards_each && in.size > 0; count++) {
        int left = cards_each - count / 4, best = check_position(solver, &play, tricks, left);
        int north_south = odd_seat_side(play.turn) == ODD_NS ? best : left - best;
        worth[count] = (uint8_t)(play.won[ODD_NS] + north_south);
        check_broken(solver, play, next(&in));
        cards[count] = (uint8_t)choose(tricks, next(&in));
        require(odd_cardplay_add(&play, cards[count], NULL) == ODD_OK);
    }
    require(odd_dd_solve_play(judged, solver, &hands, strain, leader, cards, (size_t)count, NULL) == ODD_OK);
    require(memcmp(judged, worth, (size_t)count) == 0);
    return 0;
}
