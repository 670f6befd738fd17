/* Double-dummy tables of many deals, solved by all cores. */
#ifndef ODD_PLATFORM_DOUBLE_DUMMY_H
#define ODD_PLATFORM_DOUBLE_DUMMY_H

#include "oddtrick.h"

/* What the solver may use; 0: a thread for each core, and ODD_DD_MEMORY for each of them. */
typedef struct odd_dd_limits {
    int threads;
    int memory_mb; /* of all threads together */
} odd_dd_limits;

/* Called by the thread that called odd_dd_solve_all, now and then and at the end: the first `done` deals are solved. */
typedef void odd_dd_progress(void *data, size_t done, size_t count);

/* Solves deals: tables[i] is what can be made with hands[i]. Each deal must have all four hands, each with the same number of cards.
 * Progress may be NULL. Returns ODD_E_CARDS if a deal is not complete, and then none is solved; ODD_E_MEMORY if there is no
 * memory for one thread. */
int odd_dd_solve_all(odd_dd *tables, const odd_hands *hands, size_t count, odd_dd_limits limits,
                     odd_dd_progress *progress, void *data, odd_error *error);

#endif
