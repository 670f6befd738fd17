/* Threads that share a job. They start with the first job and then wait for more. */
#define _GNU_SOURCE /* sched_getaffinity, sched_getcpu */
#include "platform/process.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

int odd_threads(void) {
    const char *wanted = getenv("ODD_THREADS");
    long threads = wanted != NULL ? strtol(wanted, NULL, 10) : 0;
    cpu_set_t cores;
    if (threads <= 0)
        threads = sched_getaffinity(0, sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : 1;
    return threads < ODD_THREADS_MAX ? (int)threads : ODD_THREADS_MAX;
}

int odd_thread_start(pthread_t *thread, void *(*run)(void *owner), void *owner) {
    cpu_set_t all, others;
    pthread_attr_t attributes;
    int here = sched_getcpu();
    bool choose =
        here >= 0 && here < CPU_SETSIZE && sched_getaffinity(0, sizeof all, &all) == 0 && CPU_COUNT(&all) > 1;
    if (!choose || pthread_attr_init(&attributes) != 0)
        return pthread_create(thread, NULL, run, owner);
    others = all;
    CPU_CLR((size_t)here, &others);
    pthread_attr_setaffinity_np(&attributes, sizeof others, &others);
    int code = pthread_create(thread, &attributes, run, owner);
    pthread_attr_destroy(&attributes);
    if (code != 0) /* perhaps that core has just been taken away */
        return pthread_create(thread, NULL, run, owner);
    pthread_setaffinity_np(*thread, sizeof all, &all); /* later it may move */
    return 0;
}

/* ---- The team ------------------------------------------------------------------------------------ */

typedef struct team_job {
    void (*run)(void *owner, int thread);
    void *owner;
    int threads; /* that it wants */
    unsigned number;
} team_job;

typedef struct team {
    pthread_mutex_t taken; /* by whoever has a job */
    pthread_mutex_t lock;  /* of job */
    pthread_cond_t begun, ended;
    team_job job;
    atomic_int running; /* helpers that have not ended the job */
    int helpers;        /* that have started: threads 1 to helpers */
} team;

#define NO_HELPERS                                                             \
    {                                                                          \
        .taken = PTHREAD_MUTEX_INITIALIZER, .lock = PTHREAD_MUTEX_INITIALIZER, \
        .begun = PTHREAD_COND_INITIALIZER, .ended = PTHREAD_COND_INITIALIZER   \
    }

static team the_team = NO_HELPERS;

/* In a child process, whose only thread is the one that forked. */
static void forget_helpers(void) {
    the_team = (team)NO_HELPERS;
}

static void prepare_for_forks(void) {
    pthread_atfork(NULL, NULL, forget_helpers);
}

static void *help(void *number) {
    team *t = &the_team;
    int thread = (int)(intptr_t)number;
    pthread_mutex_lock(&t->lock);
    for (unsigned seen = t->job.number - 1;;) { /* it starts for the job that is there */
        while (t->job.number == seen)
            pthread_cond_wait(&t->begun, &t->lock);
        team_job j = t->job;
        seen = j.number;
        if (thread >= j.threads)
            continue;
        pthread_mutex_unlock(&t->lock);
        j.run(j.owner, thread);
        pthread_mutex_lock(&t->lock);
        if (atomic_fetch_sub(&t->running, 1) == 1)
            pthread_cond_signal(&t->ended);
    }
    return NULL;
}

/* Starts helpers for a job of so many threads. The system may refuse some. */
static void start_helpers(team *t, int threads) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_t thread;
    pthread_once(&once, prepare_for_forks);
    for (; t->helpers < threads - 1; t->helpers++) {
        if (odd_thread_start(&thread, help, (void *)(intptr_t)(t->helpers + 1)) != 0)
            return;
        pthread_detach(thread);
    }
}

/* The helpers usually end at the same time as the caller, which therefore looks for a moment before it waits: to be woken takes
 * longer. */
static void wait_for_helpers(team *t) {
    enum { LOOKS = 1 << 14 };
    for (int i = 0; i < LOOKS && atomic_load(&t->running) > 0; i++)
        continue;
    pthread_mutex_lock(&t->lock);
    while (atomic_load(&t->running) > 0)
        pthread_cond_wait(&t->ended, &t->lock);
    pthread_mutex_unlock(&t->lock);
}

void odd_parallel(int threads, void (*run)(void *owner, int thread), void *owner) {
    team *t = &the_team;
    if (threads < 2 || pthread_mutex_trylock(&t->taken) != 0) { /* the caller can do all of the work */
        run(owner, 0);
        return;
    }
    pthread_mutex_lock(&t->lock);
    t->job = (team_job){run, owner, threads, t->job.number + 1};
    start_helpers(t, threads);
    atomic_store(&t->running, t->helpers < threads - 1 ? t->helpers : threads - 1);
    pthread_cond_broadcast(&t->begun);
    pthread_mutex_unlock(&t->lock);
    run(owner, 0);
    wait_for_helpers(t);
    pthread_mutex_unlock(&t->taken);
}

/* ---- Parts of a job ------------------------------------------------------------------------------ */

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
