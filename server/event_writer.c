/* Appends lines, and shows them to nobody before they are on the disk. Additions that come while a transaction is written are
 * committed together with the next one, so that many wait for the disk only once.
 *
 * Lines are read into copies of the events, which nobody else sees. What each addition would be answered is noted, and whether
 * that holds only if the transaction does. Then it is committed; then the copies are shown, or thrown away; and only then is
 * anybody answered. */
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "server/event_cache.h"

/* An event that the transaction changes. */
typedef struct changed_event {
    odd_cached_event *event;
    odd_snapshot *staged;
    int64_t committed;  /* lines before the transaction */
    size_t added;       /* additions in the transaction */
    int64_t changed_ms; /* time of the last addition */
    bool made;          /* the transaction creates the event */
    struct changed_event *next;
} changed_event;

typedef struct batch {
    odd_event_cache *cache;
    changed_event *events;
    bool failed; /* nothing of the batch can be stored */
    odd_error error;
} batch;

/* ---- One addition ------------------------------------------------------------------------------ */

static changed_event *find(const batch *b, const odd_cached_event *event) {
    changed_event *t = b->events;
    while (t != NULL && t->event != event)
        t = t->next;
    return t;
}

static changed_event *touch(batch *b, odd_cached_event *event, int64_t length, bool made, odd_error *error) {
    changed_event *t = find(b, event);
    if (t != NULL)
        return t;
    odd_snapshot *staged = odd_snapshot_stage(b->cache, event, length, error);
    if (staged == NULL)
        return NULL;
    t = calloc(1, sizeof *t);
    if (t == NULL) {
        odd_snapshot_free(b->cache, staged);
        odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory for these lines: try again later");
        return NULL;
    }
    *t = (changed_event){
        .event = event, .staged = staged, .committed = length, .made = made, .next = b->events};
    b->events = t;
    return t;
}

/* Lines that are read after a staged log. */
typedef struct reading {
    odd_append *append;
    odd_open_event *live;
    odd_out text;
    int code;
} reading;

/* Joins the lines to one text, which the event reads. */
static void read_lines(void *owner) {
    reading *r = owner;
    const odd_addition *a = &r->append->lines;
    for (size_t i = 0; i < a->count; i++) {
        if (a->lines[i].len > 0)
            odd_out_bytes(&r->text, a->lines[i].text, a->lines[i].len);
        odd_out_char(&r->text, '\n');
    }
    r->code = odd_open_event_append_list(r->live, r->text.text, r->text.len, &r->append->answer,
                                         &r->append->warnings);
}

/* Returns false without memory: then neither the copy nor the transaction is usable any more. */
static bool stage(batch *b, odd_append *a, changed_event *t) {
    reading r = {.append = a, .text = ODD_HEAP_OUT, .live = t->staged->live};
    if (a->lines.count > 0 && odd_budget_run(&t->staged->memory, read_lines, &r) != ODD_BUDGET_DONE) {
        odd_fail(&b->error, ODD_E_MEMORY, 0, 0, "out of memory for these lines: try again later");
        b->failed = true;
    }
    odd_out_free(&r.text);
    if (!b->failed && r.code != ODD_OK)
        a->state = ODD_APPEND_WRONG;
    return !b->failed;
}

static void append_new(batch *b, odd_append *a, changed_event *t) {
    a->state = ODD_APPENDED;
    if (!stage(b, a, t) || a->state == ODD_APPEND_WRONG)
        return;
    odd_text title = odd_event_about(odd_open_event_current(t->staged->live))->title;
    a->lines.title = title.len > 0 ? title : odd_text_of("");
    if (odd_store_append(b->cache->store, &a->lines, a->first, &b->error) != ODD_OK) {
        b->failed = true;
        return;
    }
    a->length = a->first + (int64_t)a->lines.count - 1;
    a->fresh = a->uncertain = true;
    t->added++;
    t->changed_ms = a->lines.time_ms;
}

/* Asks the store about an addition. An outcome that depends on lines of this transaction is uncertain. */
static odd_addition_state look(batch *b, odd_append *a, const odd_cached_event *event) {
    static const odd_append_state states[] = {
        [ODD_ADDITION_NEW] = ODD_APPENDED,         [ODD_ADDITION_REPEATED] = ODD_APPENDED,
        [ODD_ADDITION_REUSED] = ODD_APPEND_REUSED, [ODD_ADDITION_CONFLICT] = ODD_APPEND_OTHER,
        [ODD_ADDITION_FAILED] = ODD_APPEND_FAILED,
    };
    const changed_event *t = find(b, event);
    a->lines.event = event->id;
    odd_addition_state state =
        odd_store_check_addition(b->cache->store, &a->lines, &a->first, &a->length, &b->error);
    a->state = states[state];
    a->uncertain =
        t != NULL && t->added > 0 && (t->made || state != ODD_ADDITION_REPEATED || a->length > t->committed);
    b->failed = state == ODD_ADDITION_FAILED; /* a failure may have ended the transaction */
    return state;
}

static void append_one(batch *b, odd_append *a, odd_cached_event *event, bool made) {
    if (look(b, a, event) != ODD_ADDITION_NEW)
        return;
    changed_event *t = touch(b, event, a->length, made, &a->error);
    if (t != NULL)
        append_new(b, a, t);
    else
        a->state = ODD_APPEND_FAILED;
}

/* Stores a value beside the log. */
static void keep_one(batch *b, odd_append *a) {
    const odd_value_change *k = &a->keeping;
    b->failed = odd_store_keep(b->cache->store, k->name, k->value, k->until_ms, &b->error) != ODD_OK;
}

/* Whether an addition is a value without lines. */
static bool is_value(const odd_append *a) {
    return a->lines.count == 0 && a->keeping.name.len > 0;
}

/* Stores a value alone, or lines and then the value. */
static void store_one(batch *b, odd_append *a) {
    if (!is_value(a)) {
        append_one(b, a, a->event, false);
    } else {
        a->state = ODD_APPENDED;
        a->fresh = a->uncertain = true;
    }
    if (!b->failed && a->fresh && a->keeping.name.len > 0)
        keep_one(b, a);
}

/* ---- A new event -------------------------------------------------------------------------------- */

/* The event with this name, including one that this transaction creates. */
static odd_cached_event *find_named(const batch *b, odd_text name) {
    odd_cached_event *event = odd_events_find(b->cache, name);
    for (const changed_event *t = b->events; t != NULL && event == NULL; t = t->next)
        if (t->made && odd_text_same(odd_text_of(t->event->name), name))
            event = t->event;
    return event;
}

/* Removes an event whose creation has failed. */
static void unmake(batch *b, odd_cached_event *made) {
    changed_event *t = b->events;
    if (t != NULL && t->event == made) { /* it was touched last */
        b->events = t->next;
        odd_snapshot_free(b->cache, t->staged);
        free(t);
    }
    if (!b->failed)
        b->failed = odd_store_remove(b->cache->store, made->id, &b->error) != ODD_OK;
    odd_cached_free(b->cache, made);
}

/* Recognizes a repeated request by its key. */
static void recognize(batch *b, odd_append *a, odd_cached_event *there) {
    a->lines.expected = -1;
    odd_addition_state state = look(b, a, there);
    if (state != ODD_ADDITION_FAILED && (state != ODD_ADDITION_REPEATED || a->first != 1))
        a->state = ODD_APPEND_EXISTS;
}

/* Creates an event. Nobody can find it before the commit. */
static void create(batch *b, odd_append *a) {
    odd_cached_event *there = find_named(b, a->name);
    if (there != NULL) {
        recognize(b, a, there);
        return;
    }
    odd_stored_event row = {.name = a->name, .changed_ms = a->lines.time_ms};
    b->failed = odd_store_create(b->cache->store, a->name, a->lines.time_ms, &row.id, &b->error) != ODD_OK;
    if (!b->failed && row.id == 0 &&
        b->cache->shared) { /* another server was quicker, perhaps with an earlier try of the same request */
        b->failed = odd_events_take_over(b->cache, b->cache->store, a->name, &b->error) != ODD_OK;
        there = b->failed ? NULL : odd_events_find(b->cache, a->name);
    }
    if (there != NULL) {
        recognize(b, a, there);
        return;
    }
    if (b->failed || row.id == 0) { /* 0: another program was quicker */
        a->state = ODD_APPEND_EXISTS;
        return;
    }
    a->lines.expected = 0;
    odd_cached_event *made = odd_cached_new(&row);
    if (made == NULL) {
        odd_fail(&b->error, ODD_E_MEMORY, 0, 0, "out of memory");
        b->failed = true;
        return;
    }
    append_one(b, a, made, true);
    if (b->failed || !a->fresh)
        unmake(b, made);
}

/* ---- All together ------------------------------------------------------------------------------ */

/* Queues deals that came with this transaction to be solved. */
static void want_deals(odd_event_cache *c, odd_cached_event *e, size_t deals) {
    if (deals != e->deals_seen)
        odd_deal_solver_want(c, e);
    e->deals_seen = deals;
}

/* Publishes what was committed, or discards it. If all lines were wrong, the copy is unchanged and stays usable. */
static void settle(batch *b, bool committed) {
    for (changed_event *t = b->events, *next; t != NULL; t = next) {
        next = t->next;
        if (committed) {
            size_t deals = odd_event_about(odd_open_event_current(t->staged->live))->deal_count;
            odd_snapshot_publish(b->cache, t->event, t->staged,
                                 t->added > 0 ? t->changed_ms : t->staged->changed_ms);
            if (t->made && odd_events_add(b->cache, t->event) != t->event)
                odd_cached_free(b->cache, t->event); /* the listener has already added it */
            else
                want_deals(b->cache, t->event, deals);
        } else {
            odd_snapshot_free(b->cache, t->staged);
            if (t->made)
                odd_cached_free(b->cache, t->event);
        }
        free(t);
    }
    b->events = NULL;
}

/* Sets the final state of each addition, from which its answer is made. */
static void conclude(const batch *b, odd_append *first, bool committed) {
    for (odd_append *a = first; a != NULL; a = a->next)
        if (!committed && a->uncertain) {
            a->state = ODD_APPEND_FAILED;
            a->error = b->error;
            a->fresh = false;
        }
}

/* Begins a transaction and locks the events of its additions. */
static bool begin(batch *b, odd_append *first) {
    odd_event_cache *c = b->cache;
    const odd_addition **list = NULL;
    size_t count = 0, cap = 0;
    for (odd_append *a = first; c->shared && a != NULL; a = a->next)
        if (a->event != NULL && !is_value(a)) {
            a->lines.event = a->event->id;
            list = odd_grow(list, count, &cap, sizeof *list);
            list[count++] = &a->lines;
        }
    bool begun = odd_store_begin_additions(c->store, list, count, &b->error) == ODD_OK;
    free(list);
    b->failed = !begun || (!c->shared && odd_events_refresh(c, &b->error) != ODD_OK);
    return begun;
}

/* The outcome of a transaction. */
typedef struct outcome {
    bool begun, committed;
    int code; /* error code, if it was not committed */
} outcome;

static outcome commit(odd_event_cache *c, odd_append *first) {
    batch b = {.cache = c};
    pthread_mutex_lock(&c->store_lock);
    bool begun = begin(&b, first);
    for (odd_append *a = first; a != NULL; a = a->next) {
        a->fresh = false;
        a->uncertain = true;
        if (!b.failed && a->event != NULL)
            store_one(&b, a);
        else if (!b.failed)
            create(&b, a);
        if (b.failed)
            a->uncertain = true;
    }
    bool committed = !b.failed && odd_store_commit(c->store, &b.error) == ODD_OK;
    if (begun && b.failed)
        odd_store_rollback(c->store);
    settle(&b, committed);
    pthread_mutex_unlock(&c->store_lock);
    conclude(&b, first, committed);
    return (outcome){begun, committed, committed ? ODD_OK : b.error.code};
}

/* Whether to try an addition again, after a transaction of several or of one. If it may already be stored, its key recognizes
 * it; without a key it is not stored again. */
static bool try_again(const odd_append *a, const outcome *first, bool alone) {
    if (a->state != ODD_APPEND_FAILED || first->committed || !first->begun)
        return false;
    if (first->code == ODD_E_UNCERTAIN)
        return a->lines.key.len > 0 || is_value(a);
    return !alone || first->code == ODD_E_AWAY;
}

/* Additions that cannot be stored together may be stored one by one, so that one without room does not fail the others. */
static void commit_all(odd_event_cache *c, odd_append *first) {
    bool alone = first->next == NULL;
    outcome all = commit(c, first);
    for (odd_append *a = first, *next; a != NULL; a = next) {
        next = a->next;
        if (try_again(a, &all, alone)) {
            odd_error why = a->error;
            a->next = NULL;
            odd_out_free(&a->answer);
            a->warnings = (odd_span){0};
            all.begun = commit(c, a).begun; /* if the database is unreachable for one, it is for all */
            if (a->state == ODD_APPEND_FAILED && why.code == ODD_E_UNCERTAIN)
                a->error = why;
        }
        if (a->keeping.name.len > 0)
            atomic_store(&a->event->room_changed, true);
        odd_budget_hasten(false);
        a->done(a);
    }
    odd_alarm_wake(c->changed);
}

/* ---- The queue --------------------------------------------------------------------------------- */

static odd_append *take_all(odd_event_cache *c) {
    pthread_mutex_lock(&c->queue_lock);
    while (c->first == NULL && !c->stopped)
        pthread_cond_wait(&c->queued, &c->queue_lock);
    odd_append *all = c->first;
    c->first = NULL;
    c->last = &c->first;
    pthread_mutex_unlock(&c->queue_lock);
    return all;
}

void *odd_events_writer(void *owner) {
    for (odd_append *all; (all = take_all(owner)) != NULL;)
        commit_all(owner, all);
    return NULL;
}

void odd_events_append(odd_event_cache *c, odd_append *a) {
    a->answer = (odd_out)ODD_HEAP_OUT;
    a->warnings = (odd_span){0};
    a->next = NULL;
    if (a->event != NULL && a->event->whole != NULL)
        a->event = a->event->whole;
    pthread_mutex_lock(&c->queue_lock);
    bool taken = !c->stopped, here = !c->threads;
    if (taken)
        odd_budget_hasten(true);
    if (taken && !here) {
        *c->last = a;
        c->last = &a->next;
        pthread_cond_signal(&c->queued);
    }
    pthread_mutex_unlock(&c->queue_lock);
    if (taken && here)
        commit_all(c, a);
    if (!taken) {
        a->state = ODD_APPEND_STOPPED;
        a->done(a);
    }
}
