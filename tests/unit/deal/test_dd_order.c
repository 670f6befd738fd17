/* Results of the double-dummy solver do not depend on the order in which cards are tried: a search that has no killers and tries each choice
 * in reverse takes the place of the one for newer processors, and finds the same as the one for any processor. Nor do they depend on which
 * of several equal cards a hand has. */
#include "unit.h"

#define ODD_DD_V3
#define ODD_DD_REVERSED
#include "deal/dd_search.c"

#include "deal/dd_search.h"

static uint64_t seed = 20261117;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

static odd_hands random_hands(int cards_each) {
    odd_hands hands = {{0}};
    uint64_t dealt = 0;
    for (int i = 0; i < 4 * cards_each;) {
        unsigned card = pick(52);
        if (dealt >> card & 1)
            continue;
        dealt |= UINT64_C(1) << card;
        hands.hand[1 + i++ % 4] |= UINT64_C(1) << card;
    }
    return hands;
}

static odd_dd_solver *new_solver(bool reversed) {
    odd_dd_solver *solver =
        odd_dd_solver_start(aligned_alloc(64, ODD_DD_MEMORY), ODD_DD_MEMORY); /* where the memory begins */
    assert_non_null(solver);
    solver->run = reversed ? odd_dd_search_v3 : odd_dd_search_any;
    return solver;
}

static odd_dd solve(odd_dd_solver *solver, const odd_hands *hands) {
    odd_dd table;
    memset(&table, 0, sizeof table);
    assert_int_equal(odd_dd_solve(&table, solver, hands, NULL), ODD_OK);
    return table;
}

static void test_order(void **state) {
    (void)state;
    odd_dd_solver *usual = new_solver(false), *reversed = new_solver(true);
    uint64_t nodes = 0;
    for (int turn = 0; turn < 120; turn++) {
        odd_hands hands = random_hands(turn < 100 ? 2 + turn % 7 : 9);
        odd_dd one = solve(usual, &hands), other = solve(reversed, &hands);
        assert_memory_equal(&one, &other, sizeof one);
    }
    nodes = odd_dd_solver_work(reversed).nodes;
    assert_true(nodes > odd_dd_solver_work(usual).nodes); /* it is another order, and a worse one */
    free(usual);
    free(reversed);
}

/* Moves each card down over ranks that nobody has: what is left of a suit is only an order. */
static odd_hands pushed_together(const odd_hands *hands) {
    odd_hands out = {{0}};
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0, next = 0; rank < ODD_RANKS; rank++)
            for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
                if (hands->hand[seat] & ODD_CARD_BIT(ODD_RANKS * suit + rank))
                    out.hand[seat] |= ODD_CARD_BIT(ODD_RANKS * suit + next++);
    return out;
}

/* The tricks of each card of a hand are those of the cards that are next to it in rank. */
static void check_neighbours(odd_dd_solver *solver, const odd_hands *hands) {
    odd_cardplay play = odd_cardplay_start(hands, (odd_strain)(ODD_CLUBS + (int)pick(5)), ODD_EAST);
    uint64_t all = hands->hand[1] | hands->hand[2] | hands->hand[3] | hands->hand[4];
    uint8_t tricks[ODD_CARDS];
    assert_int_equal(odd_dd_solve_cards(tricks, solver, &play, NULL), ODD_OK);
    for (int card = 0, last = -1; card < ODD_CARDS; card++) {
        if (!(all & ODD_CARD_BIT(card)))
            continue;
        uint64_t both = ODD_CARD_BIT(card) | (last >= 0 ? ODD_CARD_BIT(last) : 0);
        if (last >= 0 && last / ODD_RANKS == card / ODD_RANKS && (hands->hand[ODD_EAST] & both) == both)
            assert_int_equal(tricks[card], tricks[last]);
        last = card;
    }
}

static void test_equal_cards(void **state) {
    (void)state;
    odd_dd_solver *solver = new_solver(false);
    for (int turn = 0; turn < 200; turn++) {
        odd_hands hands = random_hands(2 + turn % 8), together = pushed_together(&hands);
        odd_dd one = solve(solver, &hands), other = solve(solver, &together);
        assert_memory_equal(&one, &other, sizeof one);
        check_neighbours(solver, &hands);
    }
    free(solver);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_order), cmocka_unit_test(test_equal_cards)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
