/* Changes by other servers of the same PostgreSQL database. A thread waits for their notifications, reads which
 * events have changed, and wakes the notifier, which tells the viewers. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/out.h"
#include "server/event_cache.h"

enum {
    WAIT_MS = 200,      /* for a notice; short, so that the thread notices the end of the server */
    LOOK_MS = 1000,     /* between queries without a notice */
    PAUSE_NS = 30000000 /* at least, between queries after notices */
};

/* The outcome of one query. */
typedef struct refresh_result {
    odd_event_cache *cache;
    bool back; /* logs may be shorter: when a standby takes over, lines that were not acknowledged are lost */
    size_t changed;
} refresh_result;

/* This server may already know more lines than the row says. */
static bool take_row(void *owner, const odd_stored_event *row) {
    refresh_result *l = owner;
    odd_event_cache *c = l->cache;
    odd_cached_event *e = odd_events_find(c, row->name);
    if (e == NULL) {
        e = odd_cached_new(row);
        if (e == NULL)
            return false;
        if (odd_events_add(c, e) != e)
            odd_cached_free(c, e);
        return true;
    }
    pthread_mutex_lock(&e->lock);
    int64_t length = atomic_load(&e->length);
    bool longer = row->length > length, shorter = l->back && (row->length < length || row->id != e->id);
    if (longer || shorter) {
        e->id = row->id;
        atomic_store(&e->length, row->length);
        atomic_store(&e->changed_ms, row->changed_ms);
        odd_cached_set_title(e, row->title);
        l->changed++;
    }
    pthread_mutex_unlock(&e->lock);
    if (longer && !shorter)
        odd_cached_retire(c, e);
    else if (shorter)
        odd_cached_unload(c, e);
    return true;
}

int odd_events_take_over(odd_event_cache *c, odd_store *store, odd_text name, odd_error *error) {
    refresh_result l = {.cache = c};
    return odd_store_event_named(store, name, take_row, &l, error);
}

/* After a reconnection the writer is held back, so that lines it has just stored are not mistaken for a log that became
 * shorter. */
static int look_at_all(odd_event_cache *c, refresh_result *l, odd_error *error) {
    bool all;
    pthread_mutex_lock(&c->store_lock);
    int code = odd_store_changes(c->listener, take_row, l, &all, error);
    pthread_mutex_unlock(&c->store_lock);
    return code;
}

void *odd_events_listener(void *owner) {
    static const struct timespec pause = {0, PAUSE_NS};
    odd_event_cache *c = owner;
    int64_t looked = 0;
    bool good = true;
    while (odd_alarm_runs(c->changed)) {
        odd_error error = {0};
        refresh_result l = {.cache = c};
        bool told = odd_store_wait(c->listener, WAIT_MS), all = false, before = good;
        if (!told && odd_tick_ms() - looked < LOOK_MS)
            continue;
        l.back = odd_store_connection_is_new(c->listener);
        int code =
            l.back ? look_at_all(c, &l, &error) : odd_store_changes(c->listener, take_row, &l, &all, &error);
        good = code == ODD_OK;
        looked = odd_tick_ms();
        if (before && !good)
            odd_journal_note(c->journal, "storage", error.message);
        else if (!before && good)
            odd_journal_note(c->journal, "storage", "the database answers again");
        if (l.changed > 0)
            odd_alarm_wake(c->changed);
        nanosleep(&pause, NULL);
    }
    return NULL;
}
