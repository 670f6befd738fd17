/* Double-dummy tables of many deals, and what the cards of many plays cost, solved in parallel. */
#ifndef ODD_PLATFORM_DOUBLE_DUMMY_H
#define ODD_PLATFORM_DOUBLE_DUMMY_H

#include "oddtrick.h"

/* What the solver may use. 0: one thread for each core, and ODD_DD_MEMORY for each thread. */
typedef struct odd_dd_limits {
    int threads;
    int memory_mb; /* of all threads together */
    bool idle;     /* they run only when nothing else wants the processor */
    /* Called several times a second in the thread that called odd_dd_solve_all; returns false to stop the work. NULL: nothing is
     * called. */
    bool (*go_on)(void *data);
    void *go_on_data; /* passed to go_on */
} odd_dd_limits;

/* Reports progress: the first `done` deals are solved. Called from time to time and at the end, in the thread that called
 * odd_dd_solve_all. */
typedef void odd_dd_progress(void *data, size_t done, size_t count);

/* Solves deals.
 *   tables    tables[i] is set to the table of hands[i]
 *   hands     four hands each, with the same number of cards
 *   progress  may be NULL; data is passed to it
 *   returns   ODD_OK; ODD_E_CARDS if a deal is not complete, and then none is solved; ODD_E_MEMORY if there is not enough
 *             memory for one thread; ODD_E_STOPPED if go_on stopped the work */
int odd_dd_solve_all(odd_dd *tables, const odd_hands *hands, size_t count, odd_dd_limits limits,
                     odd_dd_progress *progress, void *data, odd_error *error);

/* A play that is to be judged card by card, or all leads against a contract. */
typedef struct odd_dd_played {
    odd_hands hands; /* all four, before the opening lead */
    odd_strain strain;
    odd_seat leader;
    bool leads;           /* each card that may be led is judged; otherwise the play */
    const uint8_t *cards; /* of the play */
    size_t count;
    int code; /* what the solver returned */
    uint8_t tricks[ODD_CARDS +
                   1]; /* of leads as odd_dd_solve_cards sets them; of a play as odd_dd_solve_play does */
} odd_dd_played;

/* Judges plays. Each has a code of its own.
 *   returns   ODD_OK, or ODD_E_MEMORY as odd_dd_solve_all */
int odd_dd_judge_all(odd_dd_played *plays, size_t count, odd_dd_limits limits, odd_dd_progress *progress,
                     void *data, odd_error *error);

#endif
