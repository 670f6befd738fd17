/* Solved deals, kept in a file so that none is solved twice. Losing it costs nothing but time: whatever is wrong with it is a
 * notice and never a failure. Only what this user's program has stored is found again: tables in a file that came
 * with somebody's results are not. */
#ifndef ODD_PLATFORM_STORE_SOLVED_DEALS_H
#define ODD_PLATFORM_STORE_SOLVED_DEALS_H

#include "oddtrick.h"

typedef struct odd_cache odd_cache;

/* Opens the file, and makes it if it is not there. Several processes may have it open. NULL, with the reason in notice, if
 * it cannot be used: in a directory that cannot be written to, or if it is something else, or damaged, or from a later version;
 * such a file is left as it is. */
odd_cache *odd_cache_open(const char *path, odd_error *notice);

/* Fills tables[i] and sets found[i] for each deal that is there; returns how many are. Deals that are not complete never
 * are. ODD_OK in notice->code if all could be looked up. */
size_t odd_cache_find(odd_cache *cache, odd_dd *tables, bool *found, const odd_hands *hands, size_t count,
                      odd_error *notice);

/* Keeps deals, all or none of them. ODD_OK, or the code of the notice. */
int odd_cache_add(odd_cache *cache, const odd_dd *tables, const odd_hands *hands, size_t count,
                  odd_error *notice);

/* NULL is nothing to close. */
void odd_cache_close(odd_cache *cache);

/* ---- Seals --------------------------------------------------------------------------------------- */

/* A secret of this user, by which the program knows again what it has stored itself: a file that came with somebody's results
 * cannot have its seal. */

enum { ODD_SEAL_KEY_BYTES = 32, ODD_SEAL_BYTES = 16 };

/* The key in $XDG_STATE_HOME/oddtrick/cache.key, or ~/.local/state there; made if it is not there. A file that others can
 * read or have made is not used. ODD_OK, or the reason in error. */
int odd_seal_key(unsigned char key[ODD_SEAL_KEY_BYTES], odd_error *error);

/* The seal of some bytes: their BLAKE2b hash with the key. */
void odd_seal(unsigned char seal[ODD_SEAL_BYTES], const unsigned char key[ODD_SEAL_KEY_BYTES],
              const void *bytes, size_t len);
bool odd_seal_is(const unsigned char seal[ODD_SEAL_BYTES], const unsigned char *stored);

#endif
