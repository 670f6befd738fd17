/* Queues, one for each address that waits, and the threads that empty them in turns. */
#define _GNU_SOURCE /* SYS_gettid */
#include "server/client.h"

#include <pthread.h>
#include <stdlib.h>
#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "platform/memory.h"

enum {
    THREADS_MAX = 8,
    WAITING_MAX = 4096, /* jobs of all clients */
    OWN_MAX = 1024      /* of one client */
};

/* The jobs of a client, in the order of arrival. */
typedef struct queue {
    uint64_t client;
    odd_job *first, **last;
    const void *about; /* the event of the job that was taken last */
    int waiting;
    struct queue *next; /* the client whose turn is next; the last one leads to the first */
} queue;

typedef struct line {
    pthread_cond_t more;
    queue *last; /* its `next` is the first; NULL: no jobs */
    int threads;
    pthread_t thread[THREADS_MAX];
} line;

struct odd_jobs {
    pthread_mutex_t lock;
    line lines[ODD_JOB_KINDS];
    int waiting;
    bool stopped, here; /* here: there are no threads, the caller runs the job */
};

typedef struct worker {
    odd_jobs *jobs;
    odd_job_kind kind;
} worker;

/* ---- Turns ---------------------------------------------------------------------------------------- */

/* Takes a job for another event than the last one, if there is one. */
static odd_job *take_job(queue *q) {
    odd_job **at = &q->first;
    while (*at != NULL && (*at)->about == q->about)
        at = &(*at)->next;
    if (*at == NULL)
        at = &q->first;
    odd_job *job = *at;
    *at = job->next;
    if (job->next == NULL)
        q->last = at;
    q->about = job->about;
    q->waiting--;
    return job;
}

/* Takes a job of the client whose turn it is. */
static odd_job *take_turn(line *l) {
    queue *q = l->last->next;
    odd_job *job = take_job(q);
    if (q->first != NULL) {
        l->last = q;
    } else {
        l->last->next = q->next;
        if (q == l->last)
            l->last = NULL;
        free(q);
    }
    return job;
}

static queue *queue_of(line *l, uint64_t client) {
    queue *q = l->last;
    do {
        if (q != NULL && q->client == client)
            return q;
        q = q != NULL ? q->next : NULL;
    } while (q != l->last);
    q = calloc(1, sizeof *q);
    if (q == NULL)
        return NULL;
    q->client = client;
    q->last = &q->first;
    q->next = l->last != NULL ? l->last->next : q;
    if (l->last != NULL)
        l->last->next = q;
    l->last = q;
    return q;
}

/* ---- Threads -------------------------------------------------------------------------------------- */

/* Readers yield to the writer, and long reads to short ones. */
static void lower_priority(odd_job_kind kind) {
#ifdef __linux__
    static const int nice[ODD_JOB_KINDS] = {[ODD_JOB_QUICK] = 2, [ODD_JOB_LONG] = 8};
    setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), nice[kind]);
#endif
    if (kind == ODD_JOB_LONG)
        odd_budget_set_patient();
}

static odd_job *next_job(odd_jobs *j, line *l) {
    odd_job *job = NULL;
    pthread_mutex_lock(&j->lock);
    while (l->last == NULL && !j->stopped)
        pthread_cond_wait(&l->more, &j->lock);
    if (l->last != NULL) {
        job = take_turn(l);
        j->waiting--;
    }
    pthread_mutex_unlock(&j->lock);
    return job;
}

static void *work(void *owner) {
    worker w = *(worker *)owner;
    free(owner);
    lower_priority(w.kind);
    for (odd_job *job; (job = next_job(w.jobs, &w.jobs->lines[w.kind])) != NULL;)
        job->run(job);
    return NULL;
}

static void start(odd_jobs *j, odd_job_kind kind, int threads) {
    line *l = &j->lines[kind];
    while (l->threads < threads && l->threads < THREADS_MAX) {
        worker *w = odd_alloc(1, sizeof *w);
        *w = (worker){j, kind};
        if (pthread_create(&l->thread[l->threads], NULL, work, w) != 0) {
            free(w);
            break;
        }
        l->threads++;
    }
}

odd_jobs *odd_jobs_open(int quick, int longer) {
    odd_jobs *j = odd_alloc(1, sizeof *j);
    pthread_mutex_init(&j->lock, NULL);
    j->here = quick == 0;
    for (int kind = 0; kind < ODD_JOB_KINDS; kind++)
        pthread_cond_init(&j->lines[kind].more, NULL);
    start(j, ODD_JOB_QUICK, quick);
    start(j, ODD_JOB_LONG, j->here ? 0 : longer);
    return j;
}

bool odd_jobs_add(odd_jobs *j, odd_job *job) {
    if (j->here) {
        job->run(job);
        return true;
    }
    pthread_mutex_lock(&j->lock);
    line *l = &j->lines[job->kind];
    queue *q = !j->stopped && j->waiting < WAITING_MAX ? queue_of(l, job->client) : NULL;
    bool taken = q != NULL && q->waiting < OWN_MAX;
    if (taken) {
        job->next = NULL;
        *q->last = job;
        q->last = &job->next;
        q->waiting++;
        j->waiting++;
        pthread_cond_signal(&l->more);
    }
    pthread_mutex_unlock(&j->lock);
    return taken;
}

void odd_jobs_stop(odd_jobs *j) {
    pthread_mutex_lock(&j->lock);
    j->stopped = true;
    for (int kind = 0; kind < ODD_JOB_KINDS; kind++)
        pthread_cond_broadcast(&j->lines[kind].more);
    pthread_mutex_unlock(&j->lock);
    for (int kind = 0; kind < ODD_JOB_KINDS; kind++) {
        for (int i = 0; i < j->lines[kind].threads; i++)
            pthread_join(j->lines[kind].thread[i], NULL);
        j->lines[kind].threads = 0;
    }
}

void odd_jobs_close(odd_jobs *j) {
    odd_jobs_stop(j);
    for (int kind = 0; kind < ODD_JOB_KINDS; kind++)
        pthread_cond_destroy(&j->lines[kind].more);
    pthread_mutex_destroy(&j->lock);
    free(j);
}
