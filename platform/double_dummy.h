/* Double-dummy tables of many deals, and what the cards of many plays cost, solved in parallel. */
#ifndef ODD_PLATFORM_DOUBLE_DUMMY_H
#define ODD_PLATFORM_DOUBLE_DUMMY_H

#include "oddtrick.h"

/* What the solver may use. 0: one thread for each core, and ODD_DD_MEMORY for each thread. */
typedef struct odd_dd_limits {
    int threads;
    int memory_mb; /* of all threads together */
    bool idle;     /* run only when nothing else needs the processor */
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
typedef struct odd_dd_play_job {
    odd_hands hands; /* all four, before the opening lead */
    odd_strain strain;
    odd_seat leader;
    bool leads;           /* each card that may be led is judged; otherwise the play */
    const uint8_t *cards; /* of the play */
    size_t count;
    int code; /* what the solver returned */
    uint8_t tricks[ODD_CARDS +
                   1]; /* of leads, as set by odd_dd_solve_cards; of a play, as set by odd_dd_solve_play */
} odd_dd_play_job;

/* Judges plays. Each has its own code.
 *   returns   ODD_OK, or ODD_E_MEMORY as odd_dd_solve_all */
int odd_dd_judge_all(odd_dd_play_job *plays, size_t count, odd_dd_limits limits, odd_dd_progress *progress,
                     void *data, odd_error *error);

/* ==== A cache of solved deals in a file, so that no deal is solved twice. Losing it costs only time: whatever is wrong with it is
 * reported as a notice and never fails a command. Only tables that this user's program stored are found; tables in a cache that
 * came with somebody's results are ignored. */

typedef struct odd_cache odd_cache;

/* Opens a cache; creates it if it does not exist. Several processes may have it open.
 *   returns  NULL, with the reason in *notice, if the file cannot be used: its folder is not writable, or the file is damaged, of
 *            another kind or from a later version. Such a file is left unchanged. */
odd_cache *odd_cache_open(const char *path, odd_error *notice);

/* Finds the cache of this user: $XDG_CACHE_HOME/oddtrick/deals.sqlite, or the same file in ~/.cache. Creates its folder.
 *   returns  false if there is no home folder or it cannot be written: nothing is cached then */
bool odd_cache_place(char *path, size_t cap);

/* Looks up deals. A deal that is not complete is never found.
 *   tables   tables[i] is set for each deal that is found
 *   found    found[i] is set
 *   notice   its code is ODD_OK if all deals could be looked up
 *   returns  how many were found */
size_t odd_cache_find(odd_cache *cache, odd_dd *tables, bool *found, const odd_hands *hands, size_t count,
                      odd_error *notice);

/* Stores deals, all or none of them. Returns ODD_OK, or the code of the notice. */
int odd_cache_add(odd_cache *cache, const odd_dd *tables, const odd_hands *hands, size_t count,
                  odd_error *notice);

/* Closes a cache; may be NULL. */
void odd_cache_close(odd_cache *cache);

/* ---- Seals ---------------------------------------------------------------------------------------
 *
 * A seal is a keyed hash. With a secret key of this user, the program recognizes what it stored itself. */

enum { ODD_SEAL_KEY_BYTES = 32, ODD_SEAL_BYTES = 16 };

/* Reads the key from $XDG_STATE_HOME/oddtrick/cache.key, or from the same file in ~/.local/state; creates it if it does not exist.
 * A key file that other users created or can read is not used.
 *   returns  ODD_OK or a code, with the reason in *error */
int odd_seal_key(unsigned char key[ODD_SEAL_KEY_BYTES], odd_error *error);

/* Compute the seal of some bytes (their BLAKE2b hash with the key), and compare it with a stored one. */
void odd_seal(unsigned char seal[ODD_SEAL_BYTES], const unsigned char key[ODD_SEAL_KEY_BYTES],
              const void *bytes, size_t len);
bool odd_seal_equals(const unsigned char seal[ODD_SEAL_BYTES], const unsigned char *stored);

#endif
