/* Double dummy: hands as text, and solvers. */
#ifndef ODD_TEST_DD_H
#define ODD_TEST_DD_H

#include "unit.h"

#include "deal/dd_search.h"

static inline odd_hands hands_of(const char *text) {
    odd_hands hands;
    assert_int_equal(odd_hands_parse(&hands, text, strlen(text), NULL), ODD_OK);
    return hands;
}

static inline odd_dd_solver *new_solver(size_t bytes) {
    odd_dd_solver *solver =
        odd_dd_solver_start(aligned_alloc(64, bytes), bytes); /* where the memory begins */
    assert_non_null(solver);
    return solver;
}

#endif
