/* A queue, and the threads that empty it. */
#include "web/jobs.h"

#include <pthread.h>
#include <stdlib.h>

#include "host/memory.h"

enum { THREADS_MAX = 8, WAITING_MAX = 4096 };

struct odd_jobs {
    pthread_mutex_t lock;
    pthread_cond_t more;
    odd_job *first, **last;
    int waiting;
    bool stopped, here; /* here: without threads */
    int threads;
    pthread_t thread[THREADS_MAX];
};

static odd_job *next_job(odd_jobs *j) {
    pthread_mutex_lock(&j->lock);
    while (j->first == NULL && !j->stopped)
        pthread_cond_wait(&j->more, &j->lock);
    odd_job *job = j->first;
    if (job != NULL) {
        j->first = job->next;
        j->waiting--;
        if (j->first == NULL)
            j->last = &j->first;
    }
    pthread_mutex_unlock(&j->lock);
    return job;
}

static void *work(void *owner) {
    for (odd_job *job; (job = next_job(owner)) != NULL;)
        job->run(job);
    return NULL;
}

odd_jobs *odd_jobs_open(int threads) {
    odd_jobs *j = odd_alloc(1, sizeof *j);
    pthread_mutex_init(&j->lock, NULL);
    pthread_cond_init(&j->more, NULL);
    j->last = &j->first;
    j->here = threads == 0;
    for (; j->threads < threads && j->threads < THREADS_MAX; j->threads++)
        if (pthread_create(&j->thread[j->threads], NULL, work, j) != 0)
            break;
    return j;
}

bool odd_jobs_add(odd_jobs *j, odd_job *job) {
    if (j->here) {
        job->run(job);
        return true;
    }
    pthread_mutex_lock(&j->lock);
    bool taken = !j->stopped && j->waiting < WAITING_MAX;
    if (taken) {
        job->next = NULL;
        *j->last = job;
        j->last = &job->next;
        j->waiting++;
        pthread_cond_signal(&j->more);
    }
    pthread_mutex_unlock(&j->lock);
    return taken;
}

void odd_jobs_stop(odd_jobs *j) {
    pthread_mutex_lock(&j->lock);
    j->stopped = true;
    pthread_cond_broadcast(&j->more);
    pthread_mutex_unlock(&j->lock);
    for (int i = 0; i < j->threads; i++)
        pthread_join(j->thread[i], NULL);
    j->threads = 0;
}

void odd_jobs_close(odd_jobs *j) {
    odd_jobs_stop(j);
    pthread_cond_destroy(&j->more);
    pthread_mutex_destroy(&j->lock);
    free(j);
}
