/* Appends, and lets nobody know before it is on the disk. What came while the last transaction was written is committed
 * with the next one, so that many need to wait for the disk only once.
 *
 * An event is locked from its first addition on until the transaction is committed: nobody is shown what may not last. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "web/club_inner.h"

/* An event that the transaction touches. */
typedef struct touched {
    odd_held *held;
    size_t bytes;   /* of its log before */
    int64_t length; /* in lines, with what was added */
    struct touched *next;
} touched;

typedef struct batch {
    odd_club *club;
    touched *events;
    bool failed; /* nothing of it can be stored */
    odd_error error;
} batch;

/* ---- One addition ------------------------------------------------------------------------------ */

static touched *touch(batch *b, odd_held *held, odd_error *error) {
    for (touched *t = b->events; t != NULL; t = t->next)
        if (t->held == held)
            return t;
    pthread_rwlock_wrlock(&held->lock);
    if (!odd_held_load(b->club, held, error)) {
        pthread_rwlock_unlock(&held->lock);
        return NULL;
    }
    touched *t = odd_alloc(1, sizeof *t);
    *t = (touched){held, odd_live_length(held->live), atomic_load(&held->length), b->events};
    b->events = t;
    return t;
}

/* The lines as a text, as the event reads them. */
static void join(odd_out *text, const odd_addition *a) {
    for (size_t i = 0; i < a->count; i++) {
        if (a->lines[i].len > 0)
            odd_out_bytes(text, a->lines[i].text, a->lines[i].len);
        odd_out_char(text, '\n');
    }
}

static int store_lines(batch *b, odd_append *a, odd_held *held) {
    odd_text title = odd_live_event(held->live)->title;
    a->lines.title = title.len > 0 ? title : odd_text_of("");
    return odd_store_append(b->club->store, &a->lines, a->first, &b->error);
}

static void append_new(batch *b, odd_append *a, touched *t) {
    odd_out text = {0};
    join(&text, &a->lines);
    size_t before = odd_live_length(t->held->live);
    if (a->lines.count > 0 && odd_live_append(t->held->live, text.text, text.len, &a->answer) != ODD_OK) {
        a->state = ODD_APPEND_WRONG;
    } else if (store_lines(b, a, t->held) != ODD_OK) {
        odd_live_cut(t->held->live, before);
        b->failed = true;
    } else {
        a->state = ODD_APPENDED;
        a->fresh = true;
        a->length = t->length = a->first + (int64_t)a->lines.count - 1;
    }
    odd_out_free(&text);
}

static void append_one(batch *b, odd_append *a, odd_held *held) {
    static const odd_append_state outcomes[] = {
        [ODD_ADDITION_NEW] = ODD_APPENDED,         [ODD_ADDITION_REPEATED] = ODD_APPENDED,
        [ODD_ADDITION_REUSED] = ODD_APPEND_REUSED, [ODD_ADDITION_CONFLICT] = ODD_APPEND_OTHER,
        [ODD_ADDITION_FAILED] = ODD_APPEND_FAILED,
    };
    a->lines.event = held->id;
    odd_addition_state state = odd_store_look(b->club->store, &a->lines, &a->first, &a->length, &a->error);
    a->state = outcomes[state];
    if (state != ODD_ADDITION_NEW)
        return;
    touched *t = touch(b, held, &a->error);
    if (t != NULL)
        append_new(b, a, t);
    else
        a->state = ODD_APPEND_FAILED;
}

/* A new event: nobody can find it before it is committed. */
static void create(batch *b, odd_append *a) {
    odd_held *there = odd_club_find(b->club, a->name);
    if (there != NULL) { /* a retry, or another one */
        a->lines.event = there->id;
        a->lines.expected = -1;
        odd_addition_state state =
            odd_store_look(b->club->store, &a->lines, &a->first, &a->length, &a->error);
        a->state = state == ODD_ADDITION_FAILED                      ? ODD_APPEND_FAILED
                   : state == ODD_ADDITION_REPEATED && a->first == 1 ? ODD_APPENDED
                                                                     : ODD_APPEND_EXISTS;
        return;
    }
    odd_stored_event event = {.name = a->name, .changed_ms = a->lines.time_ms};
    b->failed = odd_store_create(b->club->store, a->name, a->lines.time_ms, &event.id, &b->error) != ODD_OK;
    if (b->failed || event.id == 0) { /* 0: two of that name in one batch */
        a->state = b->failed ? ODD_APPEND_FAILED : ODD_APPEND_EXISTS;
        return;
    }
    a->lines.expected = 0;
    a->made = odd_club_new(&event);
    append_one(b, a, a->made);
    if (a->state == ODD_APPEND_WRONG)
        b->failed = odd_store_remove(b->club->store, event.id, &b->error) != ODD_OK;
}

/* ---- All together ------------------------------------------------------------------------------ */

static void forget(batch *b) {
    for (touched *t = b->events, *next; t != NULL; t = next) {
        next = t->next;
        pthread_rwlock_unlock(&t->held->lock);
        free(t);
    }
    b->events = NULL;
}

/* Of all that is new: it is there, or it is not. */
static void settle(batch *b, odd_append *first, bool committed) {
    int64_t now = odd_now_ms();
    for (touched *t = b->events; t != NULL; t = t->next) {
        if (!committed) {
            odd_live_cut(t->held->live, t->bytes);
        } else if (t->length != atomic_load(&t->held->length)) {
            t->held->bytes = odd_live_length(t->held->live);
            odd_held_retitle(t->held);
            atomic_store(&t->held->changed_ms, now);
            atomic_store(&t->held->length, t->length);
        }
    }
    forget(b);
    for (odd_append *a = first; a != NULL; a = a->next) {
        if (a->made != NULL && committed && a->state == ODD_APPENDED)
            odd_club_show(b->club, a->made);
        else if (a->made != NULL)
            odd_held_free(b->club, a->made);
        if (!committed && (a->fresh || a->state == ODD_APPEND_FAILED)) {
            a->state = ODD_APPEND_FAILED;
            a->error = b->error;
        }
    }
}

void odd_club_commit(odd_club *c, odd_append *first) {
    batch b = {.club = c};
    pthread_mutex_lock(&c->store_lock);
    b.failed = odd_store_begin(c->store, &b.error) != ODD_OK;
    if (!b.failed)
        b.failed = odd_club_look(c, &b.error) != ODD_OK;
    for (odd_append *a = first; a != NULL; a = a->next) {
        if (b.failed)
            a->state = ODD_APPEND_FAILED;
        else if (a->held != NULL)
            append_one(&b, a, a->held);
        else
            create(&b, a);
        if (b.failed)
            a->state = ODD_APPEND_FAILED;
    }
    bool committed = !b.failed && odd_store_commit(c->store, &b.error) == ODD_OK;
    if (b.failed)
        odd_store_rollback(c->store);
    settle(&b, first, committed);
    pthread_mutex_unlock(&c->store_lock);
    for (odd_append *a = first, *next; a != NULL; a = next) {
        next = a->next;
        a->done(a);
    }
    odd_club_changed(c);
}

/* ---- The queue --------------------------------------------------------------------------------- */

static odd_append *take_all(odd_club *c) {
    pthread_mutex_lock(&c->queue_lock);
    while (c->first == NULL && !c->stopped)
        pthread_cond_wait(&c->queued, &c->queue_lock);
    odd_append *all = c->first;
    c->first = NULL;
    c->last = &c->first;
    pthread_mutex_unlock(&c->queue_lock);
    return all;
}

void *odd_club_write(void *owner) {
    for (odd_append *all; (all = take_all(owner)) != NULL;)
        odd_club_commit(owner, all);
    return NULL;
}

void odd_club_append(odd_club *c, odd_append *a) {
    a->next = NULL;
    pthread_mutex_lock(&c->queue_lock);
    bool taken = !c->stopped, here = !c->threads;
    if (taken && !here) {
        *c->last = a;
        c->last = &a->next;
        pthread_cond_signal(&c->queued);
    }
    pthread_mutex_unlock(&c->queue_lock);
    if (taken && here)
        odd_club_commit(c, a);
    if (!taken) {
        a->state = ODD_APPEND_STOPPED;
        a->done(a);
    }
}
