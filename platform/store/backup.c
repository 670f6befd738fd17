/* Copies a whole database: SQLite makes the copy while others write, the copy is checked, and only then gets its name. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/out.h"
#include "platform/store/atomic_file.h"
#include "platform/store/event_store_inner.h"

/* Copies the whole database as of one moment, without unused pages. The new file is empty, and private. */
static int vacuum_into(const char *from, const char *to, odd_error *error) {
    odd_db *db = odd_db_open(from, &odd_log_kind, ODD_DB_READ, error);
    if (db == NULL)
        return ODD_E_OUTSIDE;
    odd_db_run(db, "PRAGMA query_only = 0"); /* which would apply to the new file, too */
    odd_query *q = odd_query_open(db, "VACUUM INTO ?");
    if (q != NULL)
        odd_query_text(q, 1, odd_text_of(to));
    bool done = q != NULL && odd_query_run(q);
    int code = done ? ODD_OK : odd_db_failed(db, error);
    odd_query_close(q);
    odd_db_close(db);
    return code;
}

/* Checks the copy by reading every line from its file. */
static int check_copy(const char *path, odd_soundness *found, odd_error *error) {
    odd_store *store = odd_store_open(path, ODD_STORE_CHECK, error);
    if (store == NULL)
        return error->code;
    odd_store_check(store, true, NULL, NULL, found);
    odd_store_close(store);
    return found->findings == 0 ? ODD_OK
                                : odd_fail(error, ODD_E_OUTSIDE, 0, 0, "is damaged: %s", found->first);
}

static int system_failed(odd_error *error) {
    return errno == EEXIST
               ? odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the copy cannot be written: the file exists")
               : odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the copy cannot be written: %s", strerror(errno));
}

/* Gives the copy its name, unless the name exists. */
static bool give_name(const char *temporary, const char *path) {
    if (link(temporary, path) == 0)
        return true;
    if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS)
        return false;
    if (access(path, F_OK) == 0) { /* a file system without links */
        errno = EEXIST;
        return false;
    }
    return rename(temporary, path) == 0;
}

int odd_store_backup(const char *from, const char *to, odd_soundness *found, odd_error *error) {
    char temporary[PATH_MAX];
    *found = (odd_soundness){0};
    if (snprintf(temporary, sizeof temporary, "%s" ODD_STORE_UNFINISHED, to) >= (int)sizeof temporary)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the copy cannot be written: %s", strerror(ENAMETOOLONG));
    if (!odd_chain_ready())
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    int fd = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (fd < 0)
        return system_failed(error);
    int code = vacuum_into(from, temporary, error);
    if (code == ODD_OK)
        code = check_copy(temporary, found, error);
    if (code == ODD_OK && (!odd_sync_file(fd) || !give_name(temporary, to)))
        code = system_failed(error);
    close(fd);
    unlink(temporary);
    if (code == ODD_OK)
        odd_sync_folder(to);
    return code;
}
