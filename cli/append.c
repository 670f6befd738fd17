/* Appends to a log that other programs may be appending to. A line is stored completely or not at all: one
 * write at the end of the file, under a lock that all players of the file take, and success is reported only
 * after fsync. If the disk is full or a limit is reached, the file is truncated to its old length. The file is
 * never replaced by another one, because lines that others add in between would be lost. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/prompt.h"
#include "platform/store/atomic_file.h"

enum {
    LOG_MAX = 1 << 24, /* the file is read again for each line, and nobody types so much */
    LOCK_TRIES = 1000, /* 10 seconds: the lock is held only while a line is written */
    LOCK_PAUSE_MS = 10,
};

static bool fail(odd_session_file *log, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool fail(odd_session_file *log, const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(log->why, sizeof log->why, format, list);
    va_end(list);
    return false;
}

/* ---- The lock ---------------------------------------------------------------------------------- */

/* A signal between a write and the next step could leave half a line, or a lock held by a stopped program. */
static void block_signals(odd_session_file *log) {
    static const int held[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < sizeof held / sizeof held[0]; i++)
        sigaddset(&set, held[i]);
    sigprocmask(SIG_BLOCK, &set, &log->mask);
}

/* Tries for a while instead of waiting without end, so that the user learns that a line cannot be stored. */
static bool take_lock(odd_session_file *log) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    const struct timespec pause = {0, LOCK_PAUSE_MS * 1000000L};
    block_signals(log);
    for (int i = 0; i < LOCK_TRIES; i++) {
        if (fcntl(log->fd, F_SETLK, &lock) == 0) {
            log->locked = true;
            return true;
        }
        if (errno != EAGAIN && errno != EACCES && errno != EINTR)
            break;
        nanosleep(&pause, NULL);
    }
    int error = errno;
    sigprocmask(SIG_SETMASK, &log->mask, NULL);
    if (error == EAGAIN || error == EACCES)
        return fail(log, "another program has locked %s; try again", log->path);
    return fail(log, "cannot lock %s: %s", log->path, strerror(error));
}

void odd_log_unlock(odd_session_file *log) {
    struct flock lock = {.l_type = F_UNLCK, .l_whence = SEEK_SET};
    if (!log->locked)
        return;
    fcntl(log->fd, F_SETLK, &lock);
    log->locked = false;
    sigprocmask(SIG_SETMASK, &log->mask, NULL);
}

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Reads the file through the descriptor that holds the lock, since closing another descriptor would release it. Returns NULL
 * with the reason in why. */
static char *read_all(odd_session_file *log, size_t *len) {
    struct stat now;
    if (fstat(log->fd, &now) != 0) {
        fail(log, "cannot read %s: %s", log->path, strerror(errno));
        return NULL;
    }
    if (now.st_size > LOG_MAX) {
        fail(log, "%s is too large for a log", log->path);
        return NULL;
    }
    size_t size = (size_t)now.st_size;
    char *text = malloc(size + 1);
    if (text == NULL) {
        fail(log, "out of memory");
        return NULL;
    }
    for (*len = 0; *len < size;) {
        ssize_t n = pread(log->fd, text + *len, size - *len, (off_t)*len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            fail(log, "cannot read %s: %s", log->path, strerror(errno));
            free(text);
            return NULL;
        }
        if (n == 0)
            break;
        *len += (size_t)n;
    }
    return text;
}

/* Reads the file again and returns how it differs from before. If it is the same, the text stays in place, since there are
 * pointers into it. */
static odd_log_state refresh(odd_session_file *log) {
    size_t len;
    char *text = read_all(log, &len);
    if (text == NULL)
        return ODD_LOG_FAILED;
    bool begins_so = len >= log->len && (log->len == 0 || memcmp(text, log->text, log->len) == 0);
    odd_log_state state = !begins_so ? ODD_LOG_CHANGED : len > log->len ? ODD_LOG_GREW : ODD_LOG_SAME;
    bool same = state == ODD_LOG_SAME && log->text != NULL;
    free(same ? text : log->text);
    log->text = same ? log->text : text;
    log->len = len;
    return state;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

/* Opens a regular file. Returns -1 with the reason in why; never waits for the other end of a pipe. */
static int open_regular(odd_session_file *log, int flags) {
    struct stat now;
    int fd = open(log->path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | flags, 0666);
    if (fd < 0) {
        if (errno != EEXIST && errno != ENOENT)
            fail(log, "cannot write to %s: %s", log->path, strerror(errno));
        return -1;
    }
    if (fstat(fd, &now) != 0 || !S_ISREG(now.st_mode)) {
        fail(log, "cannot play into %s: not a regular file", log->path);
        close(fd);
        errno = EINVAL;
        return -1;
    }
    return fd;
}

static void take_descriptor(odd_session_file *log, int fd) {
    struct stat now;
    if (log->fd >= 0)
        close(log->fd);
    log->fd = fd;
    if (fstat(fd, &now) == 0) {
        log->device = now.st_dev;
        log->inode = now.st_ino;
    }
}

/* Opens the file, or creates it; another program may create it at the same time. */
static bool open_or_make(odd_session_file *log) {
    int fd = open_regular(log, 0);
    if (fd < 0 && errno == ENOENT) {
        fd = open_regular(log, O_CREAT | O_EXCL);
        log->created = fd >= 0;
        if (fd < 0 && errno == EEXIST)
            fd = open_regular(log, 0);
    }
    if (fd < 0) {
        if (log->why[0] == '\0')
            fail(log, "cannot create %s: %s", log->path, strerror(errno));
        return false;
    }
    take_descriptor(log, fd);
    return true;
}

bool odd_log_open(odd_session_file *log, const char *path, const char *heading) {
    *log = (odd_session_file){.path = path, .fd = -1};
    if (!open_or_make(log) || !take_lock(log))
        return false;
    bool done = refresh(log) != ODD_LOG_FAILED;
    if (done && log->len == 0) {
        done = odd_log_append(log, heading, strlen(heading));
        if (done && log->created)
            odd_sync_folder(path);
        if (!done && log->created)
            unlink(path);
    }
    odd_log_unlock(log);
    return done;
}

void odd_log_close(odd_session_file *log) {
    if (log->fd >= 0)
        close(log->fd);
    free(log->text);
    log->text = NULL;
    log->fd = -1;
}

/* ---- The file may not be the same any more ----------------------------------------------------- */

static odd_log_state read_replacement(odd_session_file *log) {
    int fd = open_regular(log, 0);
    if (fd < 0) {
        if (errno == ENOENT)
            fail(log, "%s was removed", log->path);
        return ODD_LOG_FAILED;
    }
    take_descriptor(log, fd);
    return refresh(log) == ODD_LOG_FAILED ? ODD_LOG_FAILED : ODD_LOG_REPLACED;
}

/* Whether the path still leads to the open file; with the reason in why if it leads nowhere. */
static odd_log_state check_path(odd_session_file *log) {
    struct stat now;
    if (stat(log->path, &now) == 0)
        return now.st_dev == log->device && now.st_ino == log->inode ? ODD_LOG_SAME : ODD_LOG_REPLACED;
    if (errno == ENOENT)
        fail(log, "%s was removed; 'save' creates it again, with all its lines", log->path);
    else
        fail(log, "cannot find %s: %s", log->path, strerror(errno));
    return ODD_LOG_FAILED;
}

odd_log_state odd_log_lock(odd_session_file *log) {
    log->why[0] = '\0';
    if (!take_lock(log))
        return ODD_LOG_FAILED;
    odd_log_state state = check_path(log);
    if (state == ODD_LOG_SAME)
        state = refresh(log);
    if (state == ODD_LOG_REPLACED || state == ODD_LOG_FAILED)
        odd_log_unlock(log);
    return state == ODD_LOG_REPLACED ? read_replacement(log) : state;
}

bool odd_log_save(odd_session_file *log) {
    log->why[0] = '\0';
    int fd = open_regular(log, O_CREAT | O_EXCL);
    if (fd < 0 && errno == EEXIST)
        return fail(log, "%s exists: every line was stored when it was typed", log->path);
    if (fd < 0)
        return log->why[0] != '\0' ? false : fail(log, "cannot create %s: %s", log->path, strerror(errno));
    ssize_t n = write(fd, log->text, log->len);
    if (n != (ssize_t)log->len || fsync(fd) != 0) {
        fail(log, "cannot write to %s: %s", log->path, n < 0 ? strerror(errno) : "no space left");
        close(fd);
        unlink(log->path);
        return false;
    }
    take_descriptor(log, fd);
    odd_sync_folder(log->path);
    return true;
}

int odd_count_lines(const char *text, size_t len) {
    int lines = 0;
    for (size_t i = 0; i < len; i++)
        lines += text[i] == '\n' || i + 1 == len;
    return lines;
}

/* ---- Appending --------------------------------------------------------------------------------- */

char *odd_log_with(const odd_session_file *log, const char *line, size_t line_len, size_t *len) {
    char *text = malloc(log->len + line_len + 2);
    if (text == NULL)
        return NULL;
    *len = log->len;
    if (log->len > 0)
        memcpy(text, log->text, log->len);
    if (log->len > 0 && text[log->len - 1] != '\n')
        text[(*len)++] = '\n';
    memcpy(text + *len, line, line_len);
    *len += line_len;
    text[(*len)++] = '\n';
    return text;
}

/* After a failed write, shortens the file by what was written of the line. If the file is longer, another program without the
 * lock has appended something, which must not be cut off. */
static bool take_back(odd_session_file *log, size_t written, const char *reason) {
    struct stat now;
    bool known = fstat(log->fd, &now) == 0, whole = known && (size_t)now.st_size == log->len;
    if (!whole && known && (size_t)now.st_size == log->len + written)
        whole = ftruncate(log->fd, (off_t)log->len) == 0 && odd_sync_file(log->fd);
    if (whole)
        return fail(log, "nothing was stored in %s: %s", log->path, reason);
    return fail(log, "cannot write to %s: %s; the file may end with part of the line", log->path, reason);
}

bool odd_log_append(odd_session_file *log, const char *line, size_t len) {
    size_t all;
    log->why[0] = '\0';
    char *text = odd_log_with(log, line, len, &all);
    if (text == NULL)
        return fail(log, "nothing was stored: out of memory");
    size_t more = all - log->len;
    ssize_t n;
    do
        n = write(log->fd, text + log->len, more);
    while (n < 0 && errno == EINTR);
    if (n == (ssize_t)more && odd_sync_file(log->fd)) {
        free(log->text);
        log->text = text;
        log->len = all;
        return true;
    }
    bool cut_off = n >= 0 && n < (ssize_t)more; /* then errno is not set */
    take_back(log, n > 0 ? (size_t)n : 0, cut_off ? "no space left for the line" : strerror(errno));
    free(text);
    return false;
}
