/* What can be read of a damaged database of events, in a new one. */
#ifndef ODD_PLATFORM_STORE_RECOVER_H
#define ODD_PLATFORM_STORE_RECOVER_H

#include "platform/store/store_check.h"
#include "base/out.h"

typedef struct odd_recovery {
    int64_t events, lines; /* in the new file */
    int64_t lost;          /* lines that could not be found */
    int64_t apart;         /* lines that were found but do not follow the others: they are in the rest */
    int64_t faults;        /* what was told; 0: nothing was lost */
    odd_out rest; /* those lines, a line each, under headings that begin with #; the caller frees it */
} odd_recovery;

/* Writes all events with the lines that follow each other by the hash chain from the first one on into a new file; an
 * addition with a key of which a line is lost is left out as a whole. Tells what is lost. The damaged file is only read. Password and
 * sessions are not taken over. ODD_OK, though much may be lost; or the reason in error, and there is no new file. */
int odd_store_recover(const char *path, const char *new_path,
                      void (*take)(void *owner, const odd_fault *fault), void *owner, odd_recovery *recovery,
                      odd_error *error);

#endif
