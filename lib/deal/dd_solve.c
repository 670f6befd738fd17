/* Double-dummy results of whole hands: all strains and declarers, one strain, one contract. */
#include "deal/dd_search.h"
#include "base/bits.h"
#include "base/out.h"

enum { SEATS = ODD_DD_SEATS, SUITS = 4, STRAINS = ODD_NT - ODD_CLUBS + 1 };

/* The tricks of a declarer, given a guess at those of North-South, which becomes right. -1 if the solver was stopped. */
static int solve_declarer(odd_dd_solver *solver, int declarer, int *guess) {
    odd_dd_trick begun = {.leader = (declarer + 1) % SEATS};
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

/* ---- Deals that are the same when they are turned ------------------------------------------------ */

/* A deal that is itself again when each hand goes some seats on, and each suit becomes another: then a declarer takes as many tricks as the one
 * who gets his hand does, in the strain that his becomes. Constructed deals can be so, among them those that take longest. */
typedef struct turn {
    int steps; /* seats; 0: the deal is not so */
    odd_strain strain[ODD_STRAIN_COUNT];
} turn;

static uint64_t holding_of(const odd_hands *hands, int seat, int suit) {
    return hands->hand[ODD_NORTH + seat % SEATS] >> (ODD_RANKS * suit) & ((1u << ODD_RANKS) - 1);
}

/* Whether each hand has in one suit what the hand `steps` seats on has in another. */
static bool becomes(const odd_hands *hands, int steps, int suit, int other) {
    for (int seat = 0; seat < SEATS; seat++)
        if (holding_of(hands, seat, suit) != holding_of(hands, seat + steps, other))
            return false;
    return true;
}

static turn turn_of(const odd_hands *hands) {
    for (int steps = 1; steps <= SEATS / 2; steps++) {
        turn t = {.steps = steps, .strain = {[ODD_NT] = ODD_NT}};
        unsigned taken = 0;
        for (int suit = 0; suit < SUITS; suit++)
            for (int other = 0; other < SUITS; other++)
                if (!t.strain[ODD_CLUBS + suit] && !(taken >> other & 1) &&
                    becomes(hands, steps, suit, other)) {
                    t.strain[ODD_CLUBS + suit] = (odd_strain)(ODD_CLUBS + other);
                    taken |= 1u << other;
                }
        if (taken == (1u << SUITS) - 1)
            return t;
    }
    return (turn){0};
}

/* Notes a declarer's tricks, also for all declarers with equivalent hands and strains. */
static void note(odd_dd *table, const turn *t, odd_strain strain, int declarer, int made) {
    while (table->tricks[strain][ODD_NORTH + declarer] == ODD_DD_UNKNOWN) {
        table->tricks[strain][ODD_NORTH + declarer] = (uint8_t)made;
        if (!t->steps)
            return;
        strain = t->strain[strain];
        declarer = (declarer + t->steps) % SEATS;
    }
}

/* ---- Whole hands --------------------------------------------------------------------------------- */

/* Solves the declarers of a strain whose tricks are unknown. The cache is shared, and the result of one is the guess for the
 * next. */
static int solve_strain(odd_dd *table, odd_dd_solver *solver, const turn *t, odd_strain strain,
                        odd_error *error) {
    static const int order[SEATS] = {2, 0, 3, 1}; /* declarers: first those against whom East or West leads */
    int code = odd_dd_choose(solver, strain, error);
    if (code != ODD_OK)
        return code;
    int guess = likely_tricks(solver, strain);
    for (int i = 0; i < SEATS; i++) {
        if (table->tricks[strain][ODD_NORTH + order[i]] != ODD_DD_UNKNOWN) {
            solver->work.found++;
            continue;
        }
        guess++; /* the side on lead usually has one trick less */
        int made = solve_declarer(solver, order[i], &guess);
        if (made < 0)
            return odd_dd_stopped(error);
        note(table, t, strain, order[i], made);
    }
    return ODD_OK;
}

static void set_unknown(odd_dd *table) {
    for (int strain = 0; strain < ODD_STRAIN_COUNT; strain++)
        for (int seat = 0; seat < ODD_SEAT_COUNT; seat++)
            table->tricks[strain][seat] = ODD_DD_UNKNOWN;
}

int odd_dd_solve_strain(uint8_t tricks[ODD_SEAT_COUNT], odd_dd_solver *solver, const odd_hands *hands,
                        odd_strain strain, odd_error *error) {
    odd_dd table;
    solver->work = (odd_dd_work){.wanted = SEATS};
    int code = odd_dd_arrange(solver, hands, error);
    if (code != ODD_OK)
        return code;
    set_unknown(&table);
    turn t = turn_of(hands);
    code = solve_strain(&table, solver, &t, strain, error);
    for (int seat = 0; seat < ODD_SEAT_COUNT && code != ODD_E_STRAIN; seat++)
        tricks[seat] = table.tricks[strain][seat];
    return code;
}

int odd_dd_solve(odd_dd *out, odd_dd_solver *solver, const odd_hands *hands, odd_error *error) {
    solver->work = (odd_dd_work){.wanted = STRAINS * SEATS};
    set_unknown(out);
    int code = odd_dd_arrange(solver, hands, error);
    turn t = turn_of(hands);
    for (int strain = ODD_CLUBS; strain <= ODD_NT && code == ODD_OK; strain++)
        code = solve_strain(out, solver, &t, (odd_strain)strain, error);
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
