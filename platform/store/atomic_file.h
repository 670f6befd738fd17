/* Files that are written completely or not at all, and files that others could have put there. */
#ifndef ODD_PLATFORM_STORE_ATOMIC_FILE_H
#define ODD_PLATFORM_STORE_ATOMIC_FILE_H

#include <limits.h>

#include "oddtrick.h"

/* ---- Writing ------------------------------------------------------------------------------------- */

enum {
    ODD_ATOMIC_REPLACE = 1, /* what is there may be replaced; it keeps its mode */
    ODD_ATOMIC_PRIVATE = 2  /* nobody else may read it, whatever the umask is */
};

typedef enum odd_atomic_result {
    ODD_ATOMIC_WRITTEN,
    ODD_ATOMIC_EXISTS, /* there is one, and it may not be replaced */
    ODD_ATOMIC_FAILED  /* errno says why; nothing was changed */
} odd_atomic_result;

/* A device or a pipe is written to as it is; a symbolic link is followed if what it leads to may be replaced. */
odd_atomic_result odd_atomic_write(const char *path, const void *bytes, size_t len, unsigned flags);

/* Some file systems have no fsync; a failure of those that have one counts. */
bool odd_sync_file(int fd);

/* A new file is safe only once its folder is on the disk too. Not every file system can do that, and then there is nothing
 * better. */
void odd_sync_folder(const char *path);

/* ---- Trust --------------------------------------------------------------------------------------- */

/* Which files may be used that others could have put there: the cache of solved deals stands beside a file that may be in
 * anybody's folder. */

/* The path, with its folder resolved: ODD_OK if the folder belongs to this user, or is one like /tmp where nobody can replace a
 * file of another (the sticky bit), and the file, if there is one, is an ordinary file of this user with one name. Else the
 * reason in error. */
int odd_trusted_file(const char *path, char real[PATH_MAX], odd_error *error);

#endif
