/* Prepared answers, which most requests need. Their memory is limited. */
#include <stdlib.h>
#include <string.h>

#include "server/event_cache.h"

enum {
    READY_BYTES = 1 << 26, /* all stored answers */
    READY_MOST = 1 << 24   /* one stored answer */
};

odd_cached_event *odd_ready_home(odd_cached_event *e) {
    odd_cached_event *whole = e->whole;
    if (whole == NULL)
        return e;
    pthread_mutex_lock(&whole->lock);
    bool same = whole->hides_length == atomic_load(&whole->length) && !whole->hides;
    pthread_mutex_unlock(&whole->lock);
    return same ? whole : e;
}

odd_body *odd_ready_find(odd_cached_event *e, odd_request_kind kind, bool zip) {
    odd_body *body = NULL;
    e = odd_ready_home(e);
    pthread_mutex_lock(&e->lock);
    const odd_ready_answer *r = e->ready != NULL ? &e->ready[kind][zip] : NULL;
    if (r != NULL && r->body != NULL && r->length == odd_cached_length(e)) {
        body = odd_body_keep(r->body);
        e->used_lately = true;
    }
    pthread_mutex_unlock(&e->lock);
    return body;
}

/* Removes one answer. The caller holds the event's lock. */
static odd_body *take_away(odd_event_cache *c, odd_ready_answer *r) {
    odd_body *body = r->body;
    if (body != NULL)
        atomic_fetch_sub(&c->ready_bytes, body->len);
    *r = (odd_ready_answer){0};
    return body;
}

/* Drops outdated answers, or all of them. */
static void forget(odd_event_cache *c, odd_cached_event *e, bool all) {
    odd_body *gone[2 * ODD_REQUEST_COUNT];
    size_t count = 0;
    pthread_mutex_lock(&e->lock);
    for (int kind = 0; e->ready != NULL && kind < ODD_REQUEST_COUNT; kind++)
        for (int zip = 0; zip < 2; zip++)
            if (all || e->ready[kind][zip].length != odd_cached_length(e))
                gone[count++] = take_away(c, &e->ready[kind][zip]);
    e->used_lately = false;
    if (all) {
        free(e->ready);
        e->ready = NULL;
    }
    pthread_mutex_unlock(&e->lock);
    while (count > 0)
        odd_body_release(gone[--count]);
}

/* The same for an event and its views. */
static void forget_with_views(odd_event_cache *c, odd_cached_event *e, bool all) {
    odd_cached_event *views[ODD_VISIBLE_COUNT];
    forget(c, e, all);
    pthread_mutex_lock(&e->lock);
    memcpy(views, e->views, sizeof views);
    pthread_mutex_unlock(&e->lock);
    for (int i = 0; i < ODD_VISIBLE_COUNT; i++)
        if (views[i] != NULL)
            forget(c, views[i], all);
}

void odd_ready_clear(odd_event_cache *c, odd_cached_event *e) {
    forget(c, e, true);
}

static odd_cached_event *next_to_sweep(odd_event_cache *c) {
    pthread_rwlock_wrlock(&c->list_lock);
    odd_cached_event *e = c->count > 0 ? c->list[c->sweep++ % c->count] : NULL;
    pthread_rwlock_unlock(&c->list_lock);
    return e;
}

/* Goes round the events until there is room: an event that was asked since the last round keeps its current answers. */
static void sweep(odd_event_cache *c) {
    enum { ROUNDS = 2, ENOUGH = READY_BYTES / 4 * 3 };
    pthread_rwlock_rdlock(&c->list_lock);
    size_t left = ROUNDS * c->count;
    pthread_rwlock_unlock(&c->list_lock);
    for (; left > 0 && atomic_load(&c->ready_bytes) > ENOUGH; left--) {
        odd_cached_event *e = next_to_sweep(c);
        pthread_mutex_lock(&e->lock);
        bool asked = e->used_lately;
        for (int i = 0; i < ODD_VISIBLE_COUNT; i++)
            asked = asked || (e->views[i] != NULL && e->views[i]->used_lately);
        pthread_mutex_unlock(&e->lock);
        forget_with_views(c, e, !asked);
    }
}

void odd_ready_put(odd_event_cache *c, odd_cached_event *e, odd_request_kind kind, bool zip, odd_body *body,
                   int64_t length) {
    if (body->len > READY_MOST)
        return;
    pthread_mutex_lock(&e->lock);
    if (e->ready == NULL)
        e->ready = odd_alloc(ODD_REQUEST_COUNT, sizeof *e->ready);
    odd_body *before = take_away(c, &e->ready[kind][zip]);
    e->ready[kind][zip] = (odd_ready_answer){odd_body_keep(body), length};
    e->used_lately = true;
    atomic_fetch_add(&c->ready_bytes, body->len);
    pthread_mutex_unlock(&e->lock);
    odd_body_release(before);
    if (atomic_load(&c->ready_bytes) > READY_BYTES)
        sweep(c);
}
