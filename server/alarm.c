/* Pauses of threads that work at intervals. */
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "platform/memory.h"
#include "server/client.h"

struct odd_alarm {
    pthread_mutex_t lock; /* guards all members below */
    pthread_cond_t rung;  /* uses the monotonic clock, which setting the time does not change */
    bool woken, ended;
};

odd_alarm *odd_alarm_open(void) {
    odd_alarm *a = odd_alloc(1, sizeof *a);
    pthread_condattr_t attributes;
    pthread_mutex_init(&a->lock, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&a->rung, &attributes);
    pthread_condattr_destroy(&attributes);
    return a;
}

void odd_alarm_close(odd_alarm *a) {
    if (a == NULL)
        return;
    pthread_cond_destroy(&a->rung);
    pthread_mutex_destroy(&a->lock);
    free(a);
}

bool odd_alarm_wait(odd_alarm *a, int64_t pause_ms) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    int64_t ns = until.tv_nsec + pause_ms * 1000000;
    until.tv_sec += (time_t)(ns / 1000000000);
    until.tv_nsec = (long)(ns % 1000000000);
    pthread_mutex_lock(&a->lock);
    while (!a->woken && !a->ended && pthread_cond_timedwait(&a->rung, &a->lock, &until) == 0)
        ;
    a->woken = false;
    bool goes_on = !a->ended;
    pthread_mutex_unlock(&a->lock);
    return goes_on;
}

bool odd_alarm_runs(odd_alarm *a) {
    pthread_mutex_lock(&a->lock);
    bool runs = !a->ended;
    pthread_mutex_unlock(&a->lock);
    return runs;
}

static void ring(odd_alarm *a, bool *flag) {
    pthread_mutex_lock(&a->lock);
    *flag = true;
    pthread_cond_signal(&a->rung);
    pthread_mutex_unlock(&a->lock);
}

void odd_alarm_wake(odd_alarm *a) {
    ring(a, &a->woken);
}

void odd_alarm_end(odd_alarm *a) {
    ring(a, &a->ended);
}
