/* A thread with a set of sockets, by epoll. A viewer is identified by the number of its place and by how often the place was
 * used, so that a late message about a socket concerns nobody. */
#include "server/transport.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

typedef struct place {
    odd_viewer *viewer; /* NULL: the place is free */
    uint32_t uses;
    uint32_t next; /* next free place, as its number plus one */
} place;

struct odd_disconnects {
    int set, end;
    pthread_t thread;
    pthread_mutex_t lock; /* guards all members below */
    place *places;
    size_t count, cap;
    uint32_t free; /* first free place, as its number plus one; 0: none */
};

static void notify(odd_disconnects *g, uint64_t watched) {
    size_t number = (uint32_t)watched;
    pthread_mutex_lock(&g->lock);
    const place *p = number < g->count ? &g->places[number] : NULL;
    if (p != NULL && p->viewer != NULL && p->uses == watched >> 32)
        odd_viewer_end(p->viewer);
    pthread_mutex_unlock(&g->lock);
}

static void *wait_for_them(void *owner) {
    enum { SOME = 64 };
    odd_disconnects *g = owner;
    struct epoll_event events[SOME];
    for (;;) {
        int count = epoll_wait(g->set, events, SOME, -1);
        for (int i = 0; i < count; i++) {
            if (events[i].data.u64 == UINT64_MAX)
                return NULL;
            notify(g, events[i].data.u64);
        }
    }
}

odd_disconnects *odd_disconnects_open(void) {
    odd_disconnects *g = odd_alloc(1, sizeof *g);
    struct epoll_event end = {.events = EPOLLIN, .data = {.u64 = UINT64_MAX}};
    g->set = epoll_create1(EPOLL_CLOEXEC);
    g->end = eventfd(0, EFD_CLOEXEC);
    pthread_mutex_init(&g->lock, NULL);
    if (g->set >= 0 && g->end >= 0 && epoll_ctl(g->set, EPOLL_CTL_ADD, g->end, &end) == 0 &&
        pthread_create(&g->thread, NULL, wait_for_them, g) == 0)
        return g;
    close(g->set);
    close(g->end);
    pthread_mutex_destroy(&g->lock);
    free(g);
    return NULL;
}

void odd_disconnects_close(odd_disconnects *g) {
    uint64_t one = 1;
    if (g == NULL)
        return;
    if (write(g->end, &one, sizeof one) == (ssize_t)sizeof one)
        pthread_join(g->thread, NULL);
    close(g->set);
    close(g->end);
    pthread_mutex_destroy(&g->lock);
    free(g->places);
    free(g);
}

uint64_t odd_disconnects_watch(odd_disconnects *g, int fd, odd_viewer *viewer) {
    if (g == NULL)
        return 0;
    pthread_mutex_lock(&g->lock);
    size_t number = g->free > 0 ? g->free - 1 : g->count;
    if (g->free > 0) {
        g->free = g->places[number].next;
    } else {
        g->places = odd_grow(g->places, g->count, &g->cap, sizeof *g->places);
        g->places[g->count++] = (place){0};
    }
    place *p = &g->places[number];
    p->viewer = viewer;
    p->uses = (p->uses + 1) & INT32_MAX;
    uint64_t watched = (uint64_t)p->uses << 32 | number;
    pthread_mutex_unlock(&g->lock);
    struct epoll_event event = {.events = EPOLLRDHUP | EPOLLONESHOT, .data = {.u64 = watched}};
    epoll_ctl(g->set, EPOLL_CTL_ADD, fd, &event);
    return watched;
}

void odd_disconnects_forget(odd_disconnects *g, int fd, uint64_t watched) {
    struct epoll_event none = {0};
    if (g == NULL || watched == 0)
        return;
    epoll_ctl(g->set, EPOLL_CTL_DEL, fd, &none);
    pthread_mutex_lock(&g->lock);
    place *p = &g->places[(uint32_t)watched];
    p->viewer = NULL;
    p->next = g->free;
    g->free = (uint32_t)watched + 1;
    pthread_mutex_unlock(&g->lock);
}
