/* Double-dummy tables, computed by libdds: all that the program knows of that library is behind this header. */
#ifndef ODD_PLATFORM_LIBDDS_H
#define ODD_PLATFORM_LIBDDS_H

#include "oddtrick.h"

/* What the solver may use; 0: as much as it finds good for the machine. */
typedef struct odd_dd_limits {
    int threads;
    int memory_mb;
} odd_dd_limits;

/* Told now and then, and at the end, how many deals are solved. */
typedef void odd_dd_progress(void *data, size_t done, size_t count);

/* Solves deals: tables[i] is what can be made with hands[i]. Each deal must have all four hands, with as many cards each, at
 * least two. Progress may be NULL. ODD_E_CARDS if a deal is not complete, and then none is solved; ODD_E_OUTSIDE if the
 * library is not there or fails. Must not be called in a process with threads. */
int odd_dd_solve(odd_dd *tables, const odd_hands *hands, size_t count, odd_dd_limits limits,
                 odd_dd_progress *progress, void *data, odd_error *error);

#endif
