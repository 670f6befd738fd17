/* Time, chance, memory, processes and checksums. */
#include "bench.h"

#include <fcntl.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Not in POSIX, but on all systems: returns the resource use of one child. */
pid_t wait4(pid_t pid, int *status, int options, struct rusage *usage);

double clock_now_s(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

uint32_t chance(uint64_t *state, uint32_t below) {
    uint64_t x = *state;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *state = x;
    return (uint32_t)((x >> 32) * below >> 32);
}

void sign(uint64_t *sum, int value) {
    for (int i = 0; i < 4; i++)
        *sum = (*sum ^ ((unsigned)value >> 8 * i & 0xFF)) * UINT64_C(0x100000001B3);
}

void *block_more(void *owner, size_t bytes) {
    block *b = owner;
    bytes = (bytes + 63) / 64 * 64;
    if (b->used + bytes > b->size)
        return NULL;
    b->used += bytes;
    return memset(b->memory + b->used - bytes, 0, bytes);
}

static pid_t start(char *const argv[], int in, int out, int other) {
    pid_t pid = fork();
    if (pid != 0)
        return pid;
    int null = open("/dev/null", O_WRONLY);
    dup2(in, STDIN_FILENO);
    dup2(out >= 0 ? out : null, STDOUT_FILENO);
    dup2(null, STDERR_FILENO);
    if (other >= 0)
        close(other);
    execvp(argv[0], argv);
    _exit(127);
}

static double seconds_of(struct timeval t) {
    return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

run_cost run_on_file(char *const argv[], const char *path, int piped) {
    run_cost cost = {.seconds = -1};
    int file = open(path, O_RDONLY), ends[2] = {-1, -1}, status = 0;
    char *cat[] = {"cat", NULL};
    if (file < 0 || (piped && pipe(ends) != 0))
        return cost;
    double from = clock_now_s();
    pid_t feeder = piped ? start(cat, file, ends[1], ends[0]) : -1;
    if (piped)
        close(ends[1]);
    pid_t pid = start(argv, piped ? ends[0] : file, -1, -1);
    if (piped)
        close(ends[0]);
    struct rusage usage;
    if (pid > 0 && wait4(pid, &status, 0, &usage) == pid && WIFEXITED(status) && WEXITSTATUS(status) < 2) {
        cost.seconds = clock_now_s() - from;
        cost.cpu_s = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
        cost.kilobytes = usage.ru_maxrss;
    }
    if (feeder > 0)
        waitpid(feeder, &status, 0);
    close(file);
    return cost;
}
