/* A list of connections with their deadlines, and a thread that checks it. */
#include <pthread.h>
#include <stdlib.h>
#include <sys/socket.h>

#include "platform/memory.h"
#include "server/transport.h"

enum { BYTES_PER_MS = 2 }; /* the minimum speed at which an answer must be received */

struct odd_deadline {
    int fd;
    atomic_llong until_ms; /* 0: no deadline */
    odd_deadline *next, **at;
};

struct odd_deadlines {
    int64_t request_ms;
    pthread_t thread;
    odd_alarm *alarm;
    pthread_mutex_t lock; /* guards the list */
    odd_deadline *first;
};

/* Shuts sockets down; libmicrohttpd then closes them. */
static void shut_down_late(odd_deadlines *d) {
    int64_t now_ms = odd_tick_ms();
    pthread_mutex_lock(&d->lock);
    for (odd_deadline *one = d->first; one != NULL; one = one->next) {
        long long until = atomic_load(&one->until_ms);
        if (until > 0 && until < now_ms)
            shutdown(one->fd, SHUT_RDWR);
    }
    pthread_mutex_unlock(&d->lock);
}

static void *look_after(void *owner) {
    odd_deadlines *d = owner;
    while (odd_alarm_wait(d->alarm, d->request_ms < 4000 ? d->request_ms / 4 + 1 : 1000))
        shut_down_late(d);
    return NULL;
}

odd_deadlines *odd_deadlines_open(int64_t request_ms) {
    odd_deadlines *d = odd_alloc(1, sizeof *d);
    d->request_ms = request_ms;
    d->alarm = odd_alarm_open();
    pthread_mutex_init(&d->lock, NULL);
    if (pthread_create(&d->thread, NULL, look_after, d) != 0)
        odd_no_memory();
    return d;
}

void odd_deadlines_close(odd_deadlines *d) {
    odd_alarm_end(d->alarm);
    pthread_join(d->thread, NULL);
    odd_alarm_close(d->alarm);
    pthread_mutex_destroy(&d->lock);
    free(d);
}

odd_deadline *odd_deadline_add(odd_deadlines *d, int fd) {
    odd_deadline *one = calloc(1, sizeof *one);
    if (one == NULL)
        return NULL;
    one->fd = fd;
    odd_deadline_for_request(d, one);
    pthread_mutex_lock(&d->lock);
    one->next = d->first;
    one->at = &d->first;
    if (one->next != NULL)
        one->next->at = &one->next;
    d->first = one;
    pthread_mutex_unlock(&d->lock);
    return one;
}

void odd_deadline_remove(odd_deadlines *d, odd_deadline *one) {
    pthread_mutex_lock(&d->lock);
    *one->at = one->next;
    if (one->next != NULL)
        one->next->at = one->at;
    pthread_mutex_unlock(&d->lock);
    free(one);
}

void odd_deadline_for_request(odd_deadlines *d, odd_deadline *one) {
    atomic_store(&one->until_ms, odd_tick_ms() + d->request_ms);
}

void odd_deadline_clear(odd_deadline *one) {
    atomic_store(&one->until_ms, 0);
}

void odd_deadline_for_answer(odd_deadlines *d, odd_deadline *one, size_t bytes) {
    atomic_store(&one->until_ms, odd_tick_ms() + d->request_ms + (int64_t)(bytes / BYTES_PER_MS));
}
