/* A secret of this user, by which the program knows again what it has stored itself: a file that came with somebody's results
 * cannot have its seal. */
#ifndef ODD_PLATFORM_STORE_SEAL_H
#define ODD_PLATFORM_STORE_SEAL_H

#include "oddtrick.h"

enum { ODD_SEAL_KEY_BYTES = 32, ODD_SEAL_BYTES = 16 };

/* The key in $XDG_STATE_HOME/oddtrick/cache.key, or ~/.local/state there; made if it is not there. A file that others can
 * read or have made is not used. ODD_OK, or the reason in error. */
int odd_seal_key(unsigned char key[ODD_SEAL_KEY_BYTES], odd_error *error);

/* The seal of some bytes: their BLAKE2b hash with the key. */
void odd_seal(unsigned char seal[ODD_SEAL_BYTES], const unsigned char key[ODD_SEAL_KEY_BYTES],
              const void *bytes, size_t len);
bool odd_seal_is(const unsigned char seal[ODD_SEAL_BYTES], const unsigned char *stored);

#endif
