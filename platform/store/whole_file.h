/* Files that are whole or not there: the bytes are written to a file without a name, or with a temporary one beside the place,
 * and put there when all of them are on the disk. */
#ifndef ODD_PLATFORM_STORE_WHOLE_FILE_H
#define ODD_PLATFORM_STORE_WHOLE_FILE_H

#include "oddtrick.h"

enum {
    ODD_WHOLE_REPLACE = 1, /* what is there may be replaced; it keeps its mode */
    ODD_WHOLE_PRIVATE = 2  /* nobody else may read it, whatever the umask is */
};

typedef enum odd_whole_result {
    ODD_WHOLE_WRITTEN,
    ODD_WHOLE_EXISTS, /* there is one, and it may not be replaced */
    ODD_WHOLE_FAILED  /* errno says why; nothing was changed */
} odd_whole_result;

/* A device or a pipe is written to as it is; a symbolic link is followed if what it leads to may be replaced. */
odd_whole_result odd_whole_write(const char *path, const void *bytes, size_t len, unsigned flags);

/* Some file systems have no fsync; a failure of those that have one counts. */
bool odd_sync_file(int fd);

/* A new file is safe only once its folder is on the disk too. Not every file system can do that, and then there is nothing
 * better. */
void odd_sync_folder(const char *path);

#endif
