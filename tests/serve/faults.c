/* A disk that fails when the test says so, loaded before the server by LD_PRELOAD. The file that ODD_FAULTS names is shared
 * with the test: six numbers. Only files with "club.db" in their name are concerned.
 *
 *     0  what fails: 1 writes, as on a full disk; 2 a write is cut short, and the next one fails; 3 fsync; 4 reads; 5 open
 *     1  after how many more of those
 *     2  how many then fail
 *     3  how many have failed
 *     4  how many were asked for
 *     5  by how many seconds the time of day is wrong */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

enum { FULL = 1, SHORT = 2, SYNC = 3, READ = 4, OPENING = 5, FDS = 1 << 14 };

static _Atomic int *faults;
static _Atomic bool concerned[FDS];

__attribute__((constructor)) static void start(void) {
    const char *path = getenv("ODD_FAULTS");
    int fd = path != NULL ? open(path, O_RDWR) : -1;
    void *shared = fd >= 0 ? mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) : MAP_FAILED;
    faults = shared != MAP_FAILED ? shared : NULL;
    if (fd >= 0)
        close(fd);
}

/* Returns whether this call fails; kind: a write, or another kind. */
static bool strikes(int kind) {
    int what = atomic_load(&faults[0]);
    if (what == 0 || (what == SHORT ? FULL : what) != kind)
        return false;
    atomic_fetch_add(&faults[4], 1);
    if (atomic_fetch_sub(&faults[1], 1) > 0)
        return false;
    if (atomic_fetch_sub(&faults[2], 1) <= 0) {
        atomic_store(&faults[0], 0); /* that was all */
        return false;
    }
    atomic_fetch_add(&faults[3], 1);
    return true;
}

static bool fails(int fd, int kind) {
    return faults != NULL && fd >= 0 && fd < FDS && concerned[fd] && strikes(kind);
}

static bool is_concerned(const char *path) {
    return strstr(path, "club.db") != NULL;
}

static bool cannot_open(const char *path) {
    bool fault = faults != NULL && is_concerned(path) && strikes(OPENING);
    if (fault)
        errno = EMFILE;
    return fault;
}

static int opened(int fd, const char *path) {
    if (fd >= 0 && fd < FDS)
        concerned[fd] = is_concerned(path);
    return fd;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* Files that may be large are opened by separate functions. */
#define OPEN(name)                                                                   \
    int name(const char *path, int flags, ...) {                                     \
        va_list more;                                                                \
        va_start(more, flags);                                                       \
        mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;             \
        va_end(more);                                                                \
        return cannot_open(path) ? -1 : opened(NEXT(name)(path, flags, mode), path); \
    }

OPEN(open)
OPEN(open64)

#define PWRITE(name, offset)                                                                 \
    ssize_t name(int fd, const void *bytes, size_t len, offset at) {                         \
        if (!fails(fd, FULL))                                                                \
            return NEXT(name)(fd, bytes, len, at);                                           \
        if (atomic_load(&faults[0]) == SHORT && len > 1 && atomic_load(&faults[3]) % 2 == 1) \
            return NEXT(name)(fd, bytes, len / 2, at);                                       \
        errno = ENOSPC;                                                                      \
        return -1;                                                                           \
    }

PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *bytes, size_t len) {
    if (!fails(fd, FULL))
        return NEXT(write)(fd, bytes, len);
    errno = ENOSPC;
    return -1;
}

#define SYNCED(name)               \
    int name(int fd) {             \
        if (!fails(fd, SYNC))      \
            return NEXT(name)(fd); \
        errno = EIO;               \
        return -1;                 \
    }

SYNCED(fsync)
SYNCED(fdatasync)

#define PREAD(name, offset)                                    \
    ssize_t name(int fd, void *bytes, size_t len, offset at) { \
        if (!fails(fd, READ))                                  \
            return NEXT(name)(fd, bytes, len, at);             \
        errno = EIO;                                           \
        return -1;                                             \
    }

PREAD(pread, off_t)
PREAD(pread64, off64_t)

ssize_t read(int fd, void *bytes, size_t len) {
    if (!fails(fd, READ))
        return NEXT(read)(fd, bytes, len);
    errno = EIO;
    return -1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int code = NEXT(clock_gettime)(clock, time);
    if (code == 0 && clock == CLOCK_REALTIME && faults != NULL)
        time->tv_sec += atomic_load(&faults[5]);
    return code;
}
