/* Answers that are ready: most requests need only one of those. They take so much memory and no more. */
#include "server/club_inner.h"

enum {
    READY_BYTES = 1 << 26, /* all together */
    READY_MOST = 1 << 24   /* one of them */
};

odd_body *odd_held_ready(odd_held *h, odd_ask ask, bool zip) {
    odd_body *body = NULL;
    pthread_mutex_lock(&h->small);
    const odd_ready *r = &h->ready[ask][zip];
    if (r->body != NULL && r->length == atomic_load(&h->length)) {
        body = odd_body_keep(r->body);
        h->asked = true;
    }
    pthread_mutex_unlock(&h->small);
    return body;
}

/* Takes one away; the lock is held. */
static odd_body *take_away(odd_club *c, odd_ready *r) {
    odd_body *body = r->body;
    if (body != NULL)
        atomic_fetch_sub(&c->ready_bytes, body->len);
    *r = (odd_ready){0};
    return body;
}

/* Those that are old; or all of them. */
static void forget(odd_club *c, odd_held *h, bool all) {
    odd_body *gone[2 * ODD_ASK_COUNT];
    size_t count = 0;
    pthread_mutex_lock(&h->small);
    for (int ask = 0; ask < ODD_ASK_COUNT; ask++)
        for (int zip = 0; zip < 2; zip++)
            if (all || h->ready[ask][zip].length != atomic_load(&h->length))
                gone[count++] = take_away(c, &h->ready[ask][zip]);
    h->asked = false;
    pthread_mutex_unlock(&h->small);
    while (count > 0)
        odd_body_release(gone[--count]);
}

void odd_held_forget_ready(odd_club *c, odd_held *h) {
    forget(c, h, true);
}

static odd_held *next_to_sweep(odd_club *c) {
    pthread_rwlock_wrlock(&c->list_lock);
    odd_held *h = c->count > 0 ? c->list[c->sweep++ % c->count] : NULL;
    pthread_rwlock_unlock(&c->list_lock);
    return h;
}

/* Goes round the events until there is room: who was asked since the last round keeps what is not old. */
static void sweep(odd_club *c) {
    enum { ROUNDS = 2, ENOUGH = READY_BYTES / 4 * 3 };
    pthread_rwlock_rdlock(&c->list_lock);
    size_t left = ROUNDS * c->count;
    pthread_rwlock_unlock(&c->list_lock);
    for (; left > 0 && atomic_load(&c->ready_bytes) > ENOUGH; left--) {
        odd_held *h = next_to_sweep(c);
        pthread_mutex_lock(&h->small);
        bool asked = h->asked;
        pthread_mutex_unlock(&h->small);
        forget(c, h, !asked);
    }
}

void odd_held_keep_ready(odd_club *c, odd_held *h, odd_ask ask, bool zip, odd_body *body, int64_t length) {
    if (body->len > READY_MOST)
        return;
    pthread_mutex_lock(&h->small);
    odd_body *before = take_away(c, &h->ready[ask][zip]);
    h->ready[ask][zip] = (odd_ready){odd_body_keep(body), length};
    h->asked = true;
    atomic_fetch_add(&c->ready_bytes, body->len);
    pthread_mutex_unlock(&h->small);
    odd_body_release(before);
    if (atomic_load(&c->ready_bytes) > READY_BYTES)
        sweep(c);
}
