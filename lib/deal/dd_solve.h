/* What the files of the double-dummy solver share: a position as the search has it, and how a number of tricks is found. */
#ifndef ODD_DEAL_DD_SOLVE_H
#define ODD_DEAL_DD_SOLVE_H

#include "deal/dd_search.h"

enum { ODD_DD_SEATS = 4 };

typedef int odd_dd_search_function(odd_dd_search *s, const odd_dd_begun *begun, uint64_t card, int tricks,
                                   bool notrump, int need);

struct odd_dd_solver {
    odd_dd_search search;
    odd_dd_search_function *run;
    odd_dd_suit (*suits)[ODD_DD_SUIT_SETS]; /* clubs first */
    odd_hands hands;                        /* at the start of the trick */
    int tricks;                             /* that they have */
    odd_strain strain;
    odd_dd_work work;
};

/* Seats of the search: 0 to 3. */
static inline int odd_dd_seat(odd_seat seat) {
    return (int)seat - ODD_NORTH;
}

/* Takes hands for the search, each with the same number of cards. ODD_OK, or ODD_E_CARDS. */
int odd_dd_arrange(odd_dd_solver *solver, const odd_hands *hands, odd_error *error);

/* Chooses the strain, and forgets all that is known of another one. ODD_OK, or ODD_E_STRAIN. */
int odd_dd_choose(odd_dd_solver *solver, odd_strain strain, odd_error *error);

/* A hand in the lanes of the search. */
uint64_t odd_dd_lanes(uint64_t hand, odd_strain strain);

/* How many of `tricks` tricks, the current one included, North-South take after `card` was played, or at best if that is 0. The guess
 * says where to begin, and becomes the result. False if the solver was stopped. */
bool odd_dd_narrow(odd_dd_solver *solver, const odd_dd_begun *begun, uint64_t card, int tricks, int *guess);

int odd_dd_stopped(odd_error *error);

#endif
