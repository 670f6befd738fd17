/* Threads for one job: started for the job and joined at its end. */
#define _GNU_SOURCE /* sched_getaffinity */
#include "platform/process.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

int odd_threads(void) {
    const char *wanted = getenv("ODD_THREADS");
    long threads = wanted != NULL ? strtol(wanted, NULL, 10) : 0;
    cpu_set_t cores;
    if (threads <= 0)
        threads = sched_getaffinity(0, sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : 1;
    return threads < ODD_THREADS_MAX ? (int)threads : ODD_THREADS_MAX;
}

typedef struct call {
    pthread_t thread;
    void (*run)(void *owner, int thread);
    void *owner;
    int number;
} call;

static void *start(void *owner) {
    const call *c = owner;
    c->run(c->owner, c->number);
    return NULL;
}

void odd_parallel(int threads, void (*run)(void *owner, int thread), void *owner) {
    call calls[ODD_THREADS_MAX];
    int started = 1;
    for (; started < threads && started < ODD_THREADS_MAX; started++) {
        call *c = &calls[started];
        *c = (call){.run = run, .owner = owner, .number = started};
        if (pthread_create(&c->thread, NULL, start, c) != 0)
            break;
    }
    run(owner, 0);
    for (int i = 1; i < started; i++)
        pthread_join(calls[i].thread, NULL);
}

typedef struct parts {
    void (*part)(void *job, size_t i);
    void *job;
    size_t count;
    atomic_size_t next;
} parts;

static void run_some(void *owner, int thread) {
    parts *p = owner;
    size_t i;
    (void)thread;
    while ((i = atomic_fetch_add(&p->next, 1)) < p->count)
        p->part(p->job, i);
}

static void run_parts(void *owner, size_t count, void (*part)(void *job, size_t i), void *job) {
    parts p = {.part = part, .job = job, .count = count};
    size_t threads = (size_t)odd_threads();
    (void)owner;
    odd_parallel((int)(threads < count ? threads : count), run_some, &p);
}

odd_workers odd_thread_workers(void) {
    return (odd_workers){.run = run_parts, .count = (size_t)odd_threads()};
}
