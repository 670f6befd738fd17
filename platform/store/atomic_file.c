/* Writes files completely or not at all. On a file system with unnamed files (O_TMPFILE), nothing is left behind however the
 * program ends. Otherwise, and during a replacement, the file has a temporary name: signals that end the program are blocked
 * meanwhile, and what SIGKILL leaves behind is removed by the next write to the same path. */
#define _GNU_SOURCE /* O_TMPFILE */
#include "platform/store/atomic_file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { STALE_S = 60 }; /* a younger file may be about to be locked */

typedef struct atomic_write {
    const char *path;
    char folder[PATH_MAX], temporary[PATH_MAX + 32];
    unsigned flags;
    mode_t mode;   /* of the file that is replaced; 0: the default */
    sigset_t mask; /* the signals that were blocked before */
} atomic_write;

/* ---- Signals ------------------------------------------------------------------------------------- */

static void block_signals(sigset_t *before) {
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    sigaddset(&ends, SIGHUP);
    sigprocmask(SIG_BLOCK, &ends, before);
}

/* Preserves errno. */
static void unblock_signals(const sigset_t *before) {
    int why = errno;
    sigprocmask(SIG_SETMASK, before, NULL);
    errno = why;
}

/* ---- Bytes --------------------------------------------------------------------------------------- */

static bool write_all(int fd, const char *bytes, size_t len) {
    while (len > 0) {
        ssize_t n = write(fd, bytes, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n == 0)
            errno = ENOSPC;
        if (n <= 0)
            return false;
        bytes += n;
        len -= (size_t)n;
    }
    return true;
}

bool odd_sync_file(int fd) {
    int result;
    do
        result = fsync(fd);
    while (result != 0 && errno == EINTR);
    return result == 0 || errno == EINVAL || errno == ENOSYS;
}

void odd_sync_folder(const char *path) {
    char copy[PATH_MAX];
    if (snprintf(copy, sizeof copy, "%s", path) >= (int)sizeof copy)
        return;
    int fd = open(dirname(copy), O_RDONLY | O_CLOEXEC | O_DIRECTORY);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

static bool fill(const atomic_write *w, int fd, const void *bytes, size_t len) {
    bool private = (w->flags & ODD_ATOMIC_PRIVATE) != 0 && w->mode == 0;
    mode_t mode = private ? 0600 : w->mode;
    return (mode == 0 || fchmod(fd, mode) == 0) && write_all(fd, bytes, len) && odd_sync_file(fd);
}

/* ---- Temporary names ------------------------------------------------------------------------------ */

/* Whether a name is NAME.123.new. */
static bool is_temporary(const char *found, const char *name) {
    size_t len = strlen(name), digits;
    if (strncmp(found, name, len) != 0 || found[len] != '.')
        return false;
    digits = strspn(found + len + 1, "0123456789");
    return digits > 0 && strcmp(found + len + 1 + digits, ".new") == 0;
}

/* Removes an ordinary file of our own if it is old enough and not locked: a writer locks its temporary file. */
static void remove_if_stale(int folder, const char *name) {
    struct stat info;
    int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return;
    if (fstat(fd, &info) == 0 && S_ISREG(info.st_mode) && info.st_uid == geteuid() &&
        info.st_mtime < time(NULL) - STALE_S && flock(fd, LOCK_EX | LOCK_NB) == 0)
        unlinkat(folder, name, 0);
    close(fd);
}

static void remove_stale(const atomic_write *w) {
    const char *slash = strrchr(w->path, '/'), *name = slash != NULL ? slash + 1 : w->path;
    DIR *folder = opendir(w->folder);
    if (folder == NULL)
        return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
        if (is_temporary(entry->d_name, name))
            remove_if_stale(dirfd(folder), entry->d_name);
    closedir(folder);
}

/* ---- Putting it in its place --------------------------------------------------------------------- */

static odd_atomic_result outcome(bool good) {
    return good ? ODD_ATOMIC_WRITTEN : errno == EEXIST ? ODD_ATOMIC_EXISTS : ODD_ATOMIC_FAILED;
}

/* Moves a file from its temporary name to the final one. On a file system without links, checks once more that the name is
 * free. */
static odd_atomic_result move(const atomic_write *w) {
    struct stat info;
    if ((w->flags & ODD_ATOMIC_REPLACE) != 0)
        return outcome(rename(w->temporary, w->path) == 0);
    bool linked = link(w->temporary, w->path) == 0;
    if (linked || errno == EEXIST)
        return outcome(linked);
    if (lstat(w->path, &info) == 0)
        return ODD_ATOMIC_EXISTS;
    return outcome(rename(w->temporary, w->path) == 0);
}

static odd_atomic_result write_named(atomic_write *w, const void *bytes, size_t len) {
    block_signals(&w->mask);
    int fd = open(w->temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    bool good =
        fd >= 0 && (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && fill(w, fd, bytes, len);
    odd_atomic_result result = good ? move(w) : ODD_ATOMIC_FAILED;
    int why = errno;
    if (fd >= 0) {
        unlink(w->temporary); /* it has its final name, or is not wanted */
        close(fd);
    }
    errno = why;
    unblock_signals(&w->mask);
    return result;
}

/* Links an unnamed file to its name. A replacement goes through a temporary name. */
static odd_atomic_result name_it(atomic_write *w, int fd) {
    char from[40];
    bool replace = (w->flags & ODD_ATOMIC_REPLACE) != 0;
    snprintf(from, sizeof from, "/proc/self/fd/%d", fd);
    if (!replace)
        return outcome(linkat(AT_FDCWD, from, AT_FDCWD, w->path, AT_SYMLINK_FOLLOW) == 0);
    block_signals(&w->mask);
    bool good = linkat(AT_FDCWD, from, AT_FDCWD, w->temporary, AT_SYMLINK_FOLLOW) == 0;
    if (good && rename(w->temporary, w->path) != 0) {
        int why = errno;
        unlink(w->temporary);
        errno = why;
        good = false;
    }
    unblock_signals(&w->mask);
    return good ? ODD_ATOMIC_WRITTEN : ODD_ATOMIC_FAILED;
}

static odd_atomic_result write_place(atomic_write *w, const void *bytes, size_t len) {
    int fd = -1;
#ifdef O_TMPFILE
    fd = open(w->folder, O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
#endif
    if (fd < 0)
        return write_named(w, bytes, len);
    bool good = fill(w, fd, bytes, len);
    odd_atomic_result result = good ? name_it(w, fd) : ODD_ATOMIC_FAILED;
    int why = errno;
    close(fd);
    errno = why;
    return good && result == ODD_ATOMIC_FAILED ? write_named(w, bytes, len) : result;
}

/* ---- The place ------------------------------------------------------------------------------------- */

/* Devices and pipes have no contents to replace. */
static odd_atomic_result write_into(const char *path, const void *bytes, size_t len) {
    int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
    bool good = fd >= 0 && write_all(fd, bytes, len);
    int why = errno;
    if (fd >= 0 && close(fd) != 0 && good)
        return ODD_ATOMIC_FAILED;
    errno = why;
    return good ? ODD_ATOMIC_WRITTEN : ODD_ATOMIC_FAILED;
}

static bool name_places(atomic_write *w) {
    const char *slash = strrchr(w->path, '/');
    int len = slash == NULL ? 1 : slash == w->path ? 1 : (int)(slash - w->path);
    if (snprintf(w->folder, sizeof w->folder, "%.*s", len, slash == NULL ? "." : w->path) <
            (int)sizeof w->folder &&
        snprintf(w->temporary, sizeof w->temporary, "%s.%ld.new", w->path, (long)getpid()) < PATH_MAX)
        return true;
    errno = ENAMETOOLONG;
    return false;
}

odd_atomic_result odd_atomic_write(const char *path, const void *bytes, size_t len, unsigned flags) {
    atomic_write w = {.path = path, .flags = flags};
    char real[PATH_MAX];
    struct stat info;
    bool there = lstat(path, &info) == 0;
    if (there && S_ISLNK(info.st_mode)) {
        if ((flags & ODD_ATOMIC_REPLACE) == 0)
            return ODD_ATOMIC_EXISTS;
        if (realpath(path, real) == NULL || lstat(real, &info) != 0)
            return ODD_ATOMIC_FAILED;
        w.path = real;
    }
    if (there && S_ISDIR(info.st_mode)) {
        errno = EISDIR;
        return ODD_ATOMIC_FAILED;
    }
    if (there && !S_ISREG(info.st_mode))
        return write_into(w.path, bytes, len);
    if (there && (flags & ODD_ATOMIC_REPLACE) == 0)
        return ODD_ATOMIC_EXISTS;
    w.mode = there ? info.st_mode & 0777 : 0;
    if (!name_places(&w))
        return ODD_ATOMIC_FAILED;
    remove_stale(&w);
    odd_atomic_result result = write_place(&w, bytes, len);
    if (result == ODD_ATOMIC_WRITTEN)
        odd_sync_folder(w.path);
    return result;
}
