/* Audits many files in parallel. Each process takes the next file and sends its report to the first process,
 * which puts the reports in order. If a file crashes a process, only that file is reported as unreadable. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/event_command.h"

enum { WORKERS_MAX = 64 };

/* Memory that all processes share. */
typedef struct board {
    atomic_int next;               /* the next file to be taken */
    atomic_int doing[WORKERS_MAX]; /* by worker: its current file; -1: none */
} board;

/* The header of a report in the pipe. */
typedef struct frame {
    int index;
    odd_report report; /* its pointer is not valid here */
    size_t out_len, err_len;
} frame;

typedef struct worker {
    pid_t pid;
    int pipe;
    odd_out in; /* the received part of the next frame */
} worker;

typedef struct crew {
    const odd_args *args;
    board *board;
    worker workers[WORKERS_MAX];
    int count;
    odd_report *reports; /* by file: reports that are not printed yet */
    odd_out *errors;
    bool *ready;
    int printed;
    odd_report_done *done;
    void *owner;
} crew;

/* ---- A worker ---------------------------------------------------------------------------------- */

static bool put_all(int file, const void *bytes, size_t len) {
    const char *at = bytes;
    while (len > 0) {
        ssize_t put = write(file, at, len);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        at += put;
        len -= (size_t)put;
    }
    return true;
}

/* Takes what was written to standard error since the last call. */
static void take_errors(FILE *errors, odd_out *out) {
    char buf[4096];
    size_t got;
    fflush(stderr);
    out->len = 0;
    rewind(errors);
    while ((got = fread(buf, 1, sizeof buf, errors)) > 0)
        odd_out_bytes(out, buf, got);
    rewind(errors);
    if (ftruncate(fileno(errors), 0) != 0)
        _exit(ODD_EXIT_CANNOT);
    lseek(STDERR_FILENO, 0, SEEK_SET);
}

static void work(const crew *c, int self, int to) {
    FILE *errors = tmpfile();
    odd_out said = ODD_HEAP_OUT;
    if (errors == NULL || dup2(fileno(errors), STDERR_FILENO) < 0)
        _exit(ODD_EXIT_CANNOT);
    for (;;) {
        frame f = {.index = atomic_fetch_add(&c->board->next, 1)};
        if (f.index >= c->args->count)
            break;
        atomic_store(&c->board->doing[self], f.index);
        odd_report_make(&f.report, c->args, c->args->operands[f.index]);
        take_errors(errors, &said);
        f.out_len = f.report.out.len;
        f.err_len = said.len;
        if (!put_all(to, &f, sizeof f) || !put_all(to, f.report.out.text, f.out_len) ||
            !put_all(to, said.text, f.err_len))
            break;
        atomic_store(&c->board->doing[self], -1);
        odd_out_free(&f.report.out);
    }
    odd_out_free(&said);
    _exit(ODD_EXIT_DONE);
}

static bool hire(crew *c, int self) {
    int ends[2];
    worker *w = &c->workers[self];
    atomic_store(&c->board->doing[self], -1);
    w->in.resize = odd_heap_resize;
    fflush(stdout);
    if (pipe(ends) != 0)
        return false;
    w->pid = fork();
    if (w->pid == 0) {
        close(ends[0]);
        for (int i = 0; i < c->count; i++)
            if (i != self && c->workers[i].pid > 0)
                close(c->workers[i].pipe);
        work(c, self, ends[1]);
    }
    close(ends[1]);
    w->pipe = ends[0];
    w->in.len = 0;
    if (w->pid < 0)
        close(ends[0]);
    return w->pid > 0;
}

/* ---- Who puts them together -------------------------------------------------------------------- */

static void print_ready(crew *c) {
    for (; c->printed < c->args->count && c->ready[c->printed]; c->printed++) {
        odd_report *r = &c->reports[c->printed];
        c->done(c->owner, r);
        if (c->errors[c->printed].len > 0) {
            fflush(stdout);
            fwrite(c->errors[c->printed].text, 1, c->errors[c->printed].len, stderr);
        }
        odd_out_free(&r->out);
        odd_out_free(&c->errors[c->printed]);
    }
}

/* Takes all complete frames. */
static void take_frames(crew *c, worker *w) {
    size_t at = 0;
    frame f;
    while (w->in.len - at >= sizeof f) {
        memcpy(&f, w->in.text + at, sizeof f);
        size_t all = sizeof f + f.out_len + f.err_len;
        if (w->in.len - at < all)
            break;
        odd_report *r = &c->reports[f.index];
        *r = f.report;
        r->out = (odd_out)ODD_HEAP_OUT;
        odd_out_bytes(&r->out, w->in.text + at + sizeof f, f.out_len);
        odd_out_bytes(&c->errors[f.index], w->in.text + at + sizeof f + f.out_len, f.err_len);
        c->ready[f.index] = true;
        at += all;
    }
    memmove(w->in.text, w->in.text + at, w->in.len - at);
    w->in.len -= at;
}

/* A worker that ended while it read a file: reports the file, and starts another worker. */
static bool bury(crew *c, int self) {
    worker *w = &c->workers[self];
    int lost = atomic_load(&c->board->doing[self]);
    close(w->pipe);
    waitpid(w->pid, NULL, 0);
    w->pid = 0;
    if (lost < 0 || c->ready[lost])
        return true;
    c->reports[lost] = (odd_report){.out = ODD_HEAP_OUT, .unread = true};
    odd_out_format(&c->errors[lost],
                   "%s: cannot read the file: the reader crashed on it, so the file is probably damaged\n",
                   c->args->operands[lost]);
    c->ready[lost] = true;
    return hire(c, self);
}

static bool receive(crew *c, int self) {
    worker *w = &c->workers[self];
    char buf[65536];
    ssize_t got = read(w->pipe, buf, sizeof buf);
    if (got < 0 && errno == EINTR)
        return true;
    if (got <= 0)
        return bury(c, self);
    odd_out_bytes(&w->in, buf, (size_t)got);
    take_frames(c, w);
    return true;
}

static bool run_crew(crew *c) {
    bool good = true;
    while (good && c->printed < c->args->count) {
        struct pollfd polls[WORKERS_MAX];
        int who[WORKERS_MAX], count = 0;
        for (int i = 0; i < c->count; i++)
            if (c->workers[i].pid > 0) {
                polls[count] = (struct pollfd){.fd = c->workers[i].pipe, .events = POLLIN};
                who[count++] = i;
            }
        if (count == 0 || (poll(polls, (nfds_t)count, -1) < 0 && errno != EINTR))
            return false;
        for (int i = 0; i < count && good; i++)
            if (polls[i].revents != 0)
                good = receive(c, who[i]);
        print_ready(c);
    }
    return good;
}

static int crew_size(int files) {
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int size = cores < 1 ? 1 : cores > WORKERS_MAX ? WORKERS_MAX : (int)cores;
    return size < files ? size : files;
}

static bool one_by_one(const odd_args *args, odd_report_done *done, void *owner) {
    for (int i = 0; i < args->count; i++) {
        odd_report r;
        odd_report_make(&r, args, args->operands[i]);
        done(owner, &r);
        odd_out_free(&r.out);
    }
    return true;
}

bool odd_reports_make(const odd_args *args, odd_report_done *done, void *owner) {
    static crew c; /* too large for a small stack */
    c = (crew){.args = args, .count = crew_size(args->count), .done = done, .owner = owner};
    if (args->count == 1)
        return one_by_one(args, done, owner);
    c.board = mmap(NULL, sizeof *c.board, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (c.board == MAP_FAILED)
        return one_by_one(args, done, owner);
    c.reports = odd_alloc((size_t)args->count, sizeof *c.reports);
    c.errors = odd_alloc((size_t)args->count, sizeof *c.errors);
    c.ready = odd_alloc((size_t)args->count, sizeof *c.ready);
    for (int i = 0; i < args->count; i++)
        c.errors[i] = (odd_out)ODD_HEAP_OUT;
    bool good = true;
    for (int i = 0; i < c.count && good; i++)
        good = hire(&c, i);
    good = good && run_crew(&c);
    for (int i = 0; i < c.count; i++) {
        if (c.workers[i].pid > 0) {
            if (!good)
                kill(c.workers[i].pid, SIGKILL);
            close(c.workers[i].pipe);
            waitpid(c.workers[i].pid, NULL, 0);
        }
        odd_out_free(&c.workers[i].in);
    }
    free(c.reports);
    free(c.errors);
    free(c.ready);
    munmap(c.board, sizeof *c.board);
    return good;
}
