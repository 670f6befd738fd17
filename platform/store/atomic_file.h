/* Files that are written completely or not at all, and files whose origin must be checked. */
#ifndef ODD_PLATFORM_STORE_ATOMIC_FILE_H
#define ODD_PLATFORM_STORE_ATOMIC_FILE_H

#include <limits.h>

#include "oddtrick.h"

/* ---- Writing ------------------------------------------------------------------------------------- */

enum {
    ODD_ATOMIC_REPLACE = 1, /* an existing file may be replaced; its mode is kept */
    ODD_ATOMIC_PRIVATE = 2  /* no other user may read it, whatever the umask is */
};

typedef enum odd_atomic_result {
    ODD_ATOMIC_WRITTEN,
    ODD_ATOMIC_EXISTS, /* the file exists and may not be replaced */
    ODD_ATOMIC_FAILED  /* errno has the reason; nothing was changed */
} odd_atomic_result;

/* Writes a file. A device or a pipe is written to directly; a symbolic link is followed if its target may be replaced.
 *   flags    ODD_ATOMIC_... */
odd_atomic_result odd_atomic_write(const char *path, const void *bytes, size_t len, unsigned flags);

/* Syncs an open file. Returns false if that fails, but true on a file system that has no fsync. */
bool odd_sync_file(int fd);

/* Syncs the folder of a file, which a new file needs in order to survive a crash. Not every file system can do this; a failure
 * is ignored. */
void odd_sync_folder(const char *path);

/* ---- Trust ---------------------------------------------------------------------------------------
 *
 * The cache of solved deals is next to a file of results, which may be in anybody's folder. */

/* Checks that no other user can have put a file there. The folder must belong to this user, or have the sticky bit like /tmp, so
 * that nobody can replace files of others; and the file, if it exists, must be an ordinary file of this user with one link.
 *   real     set to the path, with its folder resolved
 *   returns  ODD_OK or a code, with the reason in *error */
int odd_trusted_file(const char *path, char real[PATH_MAX], odd_error *error);

#endif
