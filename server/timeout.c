/* A list of connections, and a thread that goes over it now and then. */
#include "server/timeout.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

#include "platform/heap_memory.h"
#include "server/http.h"

enum { BYTES_PER_MS = 2 }; /* that an answer must be taken with, at least */

struct odd_guest {
    int fd;
    atomic_llong until_ms; /* when it is sent away; 0: never */
    odd_guest *next, **at;
};

struct odd_patience {
    int64_t patience_ms;
    pthread_t thread;
    pthread_cond_t end;
    pthread_mutex_t lock; /* of what follows */
    odd_guest *first;
    bool ended;
};

/* Time since the machine was started, which nobody sets. */
static struct timespec now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time;
}

/* A socket that is shut down is closed by who reads from it. */
static void send_away(odd_patience *p) {
    int64_t now_ms = odd_tick_ms();
    for (odd_guest *g = p->first; g != NULL; g = g->next) {
        long long until = atomic_load(&g->until_ms);
        if (until > 0 && until < now_ms)
            shutdown(g->fd, SHUT_RDWR);
    }
}

static void *look_after(void *owner) {
    odd_patience *p = owner;
    int64_t pause_ms = p->patience_ms < 4000 ? p->patience_ms / 4 + 1 : 1000;
    pthread_mutex_lock(&p->lock);
    while (!p->ended) {
        struct timespec until = now();
        until.tv_sec += (time_t)(pause_ms / 1000);
        until.tv_nsec += (long)(pause_ms % 1000) * 1000000;
        if (until.tv_nsec >= 1000000000) {
            until.tv_sec++;
            until.tv_nsec -= 1000000000;
        }
        pthread_cond_timedwait(&p->end, &p->lock, &until);
        send_away(p);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

odd_patience *odd_patience_open(int64_t patience_ms) {
    odd_patience *p = odd_alloc(1, sizeof *p);
    pthread_condattr_t attributes;
    p->patience_ms = patience_ms;
    pthread_mutex_init(&p->lock, NULL);
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&p->end, &attributes);
    pthread_condattr_destroy(&attributes);
    if (pthread_create(&p->thread, NULL, look_after, p) != 0)
        odd_no_memory();
    return p;
}

void odd_patience_close(odd_patience *p) {
    pthread_mutex_lock(&p->lock);
    p->ended = true;
    pthread_cond_signal(&p->end);
    pthread_mutex_unlock(&p->lock);
    pthread_join(p->thread, NULL);
    pthread_cond_destroy(&p->end);
    pthread_mutex_destroy(&p->lock);
    free(p);
}

odd_guest *odd_guest_come(odd_patience *p, int fd) {
    odd_guest *g = odd_alloc(1, sizeof *g);
    g->fd = fd;
    odd_guest_expected(p, g);
    pthread_mutex_lock(&p->lock);
    g->next = p->first;
    g->at = &p->first;
    if (g->next != NULL)
        g->next->at = &g->next;
    p->first = g;
    pthread_mutex_unlock(&p->lock);
    return g;
}

void odd_guest_go(odd_patience *p, odd_guest *g) {
    pthread_mutex_lock(&p->lock);
    *g->at = g->next;
    if (g->next != NULL)
        g->next->at = g->at;
    pthread_mutex_unlock(&p->lock);
    free(g);
}

void odd_guest_expected(odd_patience *p, odd_guest *g) {
    atomic_store(&g->until_ms, odd_tick_ms() + p->patience_ms);
}

void odd_guest_heard(odd_guest *g) {
    atomic_store(&g->until_ms, 0);
}

void odd_guest_answered(odd_patience *p, odd_guest *g, size_t bytes) {
    atomic_store(&g->until_ms, odd_tick_ms() + p->patience_ms + (int64_t)(bytes / BYTES_PER_MS));
}
