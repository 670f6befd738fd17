/* Double-dummy results of whole hands: all strains and declarers, one strain, one contract. */
#include "deal/dd_search.h"
#include "base/bits.h"
#include "base/out.h"

enum { SEATS = ODD_DD_SEATS, STRAINS = ODD_NT - ODD_CLUBS + 1 };

/* The tricks of a declarer, given a guess at those of North-South, which becomes right. -1 if the solver was stopped. */
static int solve_declarer(odd_dd_solver *solver, int declarer, int *guess) {
    odd_dd_begun begun = {.leader = (declarer + 1) % SEATS};
    if (!odd_dd_narrow(solver, &begun, 0, solver->tricks, guess))
        return -1;
    return declarer % 2 ? solver->tricks - *guess : *guess;
}

/* North-South's tricks, roughly, for the search to begin with: half of them, and more with more points and trumps than the others
 * have. */
static int likely_tricks(const odd_dd_solver *solver, odd_strain strain) {
    int points = 0, trumps = 0;
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        uint64_t hand = solver->hands.hand[seat];
        int sign = odd_seat_side((odd_seat)seat) == ODD_NS ? 1 : -1;
        points += sign * odd_hcp(hand);
        if (strain != ODD_NT)
            trumps += sign * odd_bit_count(hand >> (ODD_RANKS * (strain - ODD_CLUBS)) & 0x1FFF);
    }
    int hundredths = 50 * solver->tricks + 17 * points + 27 * trumps + 50;
    return hundredths < 0 ? 0 : hundredths < 100 * solver->tricks ? hundredths / 100 : solver->tricks;
}

/* All declarers of a strain. The cache is shared, and the result of one is the guess for the next. */
static int solve_strain(uint8_t out[ODD_SEAT_COUNT], odd_dd_solver *solver, odd_strain strain,
                        odd_error *error) {
    static const int order[SEATS] = {2, 0, 3, 1}; /* declarers: first those whom East-West lead against */
    int code = odd_dd_choose(solver, strain, error);
    if (code != ODD_OK)
        return code;
    int guess = likely_tricks(solver, strain);
    out[ODD_NO_SEAT] = ODD_DD_UNKNOWN;
    for (int i = 0; i < SEATS; i++) {
        guess++; /* who leads has a trick less, more often than not */
        int made = solve_declarer(solver, order[i], &guess);
        if (made < 0)
            return odd_dd_stopped(error);
        out[ODD_NORTH + order[i]] = (uint8_t)made;
    }
    return ODD_OK;
}

int odd_dd_solve_strain(uint8_t tricks[ODD_SEAT_COUNT], odd_dd_solver *solver, const odd_hands *hands,
                        odd_strain strain, odd_error *error) {
    solver->work = (odd_dd_work){.wanted = SEATS};
    int code = odd_dd_arrange(solver, hands, error);
    return code == ODD_OK ? solve_strain(tricks, solver, strain, error) : code;
}

int odd_dd_solve(odd_dd *out, odd_dd_solver *solver, const odd_hands *hands, odd_error *error) {
    solver->work = (odd_dd_work){.wanted = STRAINS * SEATS};
    int code = odd_dd_arrange(solver, hands, error);
    for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
        out->tricks[ODD_NO_STRAIN][seat] = ODD_DD_UNKNOWN;
    for (int strain = ODD_CLUBS; strain <= ODD_NT && code == ODD_OK; strain++)
        code = solve_strain(out->tricks[strain], solver, (odd_strain)strain, error);
    return code;
}

int odd_dd_solve_contract(int *tricks, odd_dd_solver *solver, const odd_hands *hands, odd_strain strain,
                          odd_seat declarer, odd_error *error) {
    solver->work = (odd_dd_work){.wanted = 1};
    if (declarer < ODD_NORTH || declarer > ODD_WEST)
        return odd_fail(error, ODD_E_DECLARER, 0, 0, "a contract needs a declarer");
    int code = odd_dd_arrange(solver, hands, error), guess = solver->tricks / 2 + 1;
    if (code == ODD_OK)
        code = odd_dd_choose(solver, strain, error);
    if (code != ODD_OK)
        return code;
    int made = solve_declarer(solver, odd_dd_seat(declarer), &guess);
    if (made < 0)
        return odd_dd_stopped(error);
    *tricks = made;
    return ODD_OK;
}
