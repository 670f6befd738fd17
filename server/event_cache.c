/* Events in memory: which there are, and how they are opened and closed. event_answers.c answers from them. */
#include "server/event_cache.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/out.h"
#include "report/open_event.h"
#include "report/report.h"

/* Sent to viewers when there is nothing new, so that both sides notice a lost connection. */
static const char heartbeat[] = "event: beat\ndata: {}\n\n";

enum { LISTENER_MS = 500 }; /* how often the thread that waits for notices checks whether the server stops */

/* ---- Which events there are -------------------------------------------------------------------- */

odd_cached_event *odd_cached_new(const odd_stored_event *row) {
    odd_cached_event *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    e->id = row->id;
    memcpy(e->name, row->name.text, row->name.len < sizeof e->name ? row->name.len : sizeof e->name - 1);
    atomic_init(&e->length, row->length);
    atomic_init(&e->changed_ms, row->changed_ms);
    e->notified = row->length;
    pthread_mutex_init(&e->lock, NULL);
    pthread_mutex_init(&e->viewers_lock, NULL);
    pthread_mutex_init(&e->clock_lock, NULL);
    e->room_clock = (odd_out)ODD_HEAP_OUT;
    pthread_mutex_init(&e->making, NULL);
    e->hides_length = -1;
    odd_cached_set_title(e, row->title);
    return e;
}

/* Returns the place of a name in the hash table; it is empty if no event has that name. The caller holds list_lock. */
static odd_cached_event **place_of(const odd_event_cache *c, odd_text name) {
    size_t at = (size_t)odd_hash(name, c->live_host.seed);
    for (;; at++) {
        odd_cached_event **place = &c->names[at % c->name_places];
        if (*place == NULL || odd_text_same(odd_text_of((*place)->name), name))
            return place;
    }
}

/* Keeps at least half of the places empty. */
static void make_places(odd_event_cache *c) {
    if (2 * (c->count + 1) <= c->name_places)
        return;
    free(c->names);
    c->name_places = c->name_places > 0 ? 2 * c->name_places : 64;
    c->names = odd_alloc(c->name_places, sizeof *c->names);
    for (size_t i = 0; i < c->count; i++)
        *place_of(c, odd_text_of(c->list[i]->name)) = c->list[i];
}

odd_cached_event *odd_events_add(odd_event_cache *c, odd_cached_event *e) {
    pthread_rwlock_wrlock(&c->list_lock);
    make_places(c);
    odd_cached_event **place = place_of(c, odd_text_of(e->name)), *there = *place;
    if (there == NULL) {
        c->list = odd_grow(c->list, c->count, &c->cap, sizeof *c->list);
        c->list[c->count++] = *place = there = e;
    }
    pthread_rwlock_unlock(&c->list_lock);
    return there;
}

odd_cached_event *odd_events_find(odd_event_cache *c, odd_text name) {
    pthread_rwlock_rdlock(&c->list_lock);
    odd_cached_event *found = c->name_places > 0 ? *place_of(c, name) : NULL;
    pthread_rwlock_unlock(&c->list_lock);
    return found;
}

int odd_events_look_up(odd_event_cache *c, odd_text name, int64_t length, odd_cached_event **event,
                       odd_error *error) {
    *event = odd_events_find(c, name);
    bool there = *event != NULL && odd_cached_length(*event) >= length;
    if (there || c->asker == NULL || !odd_store_name_good(name))
        return ODD_OK;
    pthread_mutex_lock(&c->asker_lock);
    int code = odd_events_take_over(c, c->asker, name, error);
    pthread_mutex_unlock(&c->asker_lock);
    *event = odd_events_find(c, name);
    return code;
}

int64_t odd_cached_length(const odd_cached_event *e) {
    return atomic_load(&(e->whole != NULL ? e->whole : e)->length);
}

odd_cached_event *odd_cached_view(odd_cached_event *e, odd_visibility shown) {
    if (e->whole != NULL)
        e = e->whole;
    pthread_mutex_lock(&e->lock);
    odd_cached_event *view = e->views[shown];
    if (view == NULL) {
        odd_stored_event row = {.id = e->id,
                                .name = odd_text_of(e->name),
                                .length = atomic_load(&e->length),
                                .changed_ms = atomic_load(&e->changed_ms)};
        view = odd_cached_new(&row);
        if (view != NULL) {
            view->whole = e;
            view->shown = shown;
            e->views[shown] = view;
        }
    }
    pthread_mutex_unlock(&e->lock);
    return view;
}

odd_cached_event *odd_events_nth(odd_event_cache *c, size_t n) {
    pthread_rwlock_rdlock(&c->list_lock);
    odd_cached_event *e = n < c->count ? c->list[n] : NULL;
    pthread_rwlock_unlock(&c->list_lock);
    return e;
}

/* Updates the cache from a row that another program may have stored. */
static bool take_row(void *owner, const odd_stored_event *row) {
    odd_event_cache *c = owner;
    odd_cached_event *e = odd_events_find(c, row->name);
    if (e == NULL) {
        e = odd_cached_new(row);
        if (e == NULL)
            return false;
        odd_events_add(c, e);
    } else if (atomic_load(&e->length) != row->length) {
        pthread_mutex_lock(&e->lock);
        atomic_store(&e->length, row->length);
        atomic_store(&e->changed_ms, row->changed_ms);
        odd_cached_set_title(e, row->title);
        pthread_mutex_unlock(&e->lock);
        odd_cached_unload(c, e);
    }
    return true;
}

int odd_events_refresh(odd_event_cache *c, odd_error *error) {
    bool all;
    return odd_store_changes(c->store, take_row, c, &all, error);
}

/* Finds the title of an event for which none is stored. */
static int find_title(odd_event_cache *c, odd_cached_event *e, odd_error *error) {
    odd_snapshot *snap = odd_snapshot_stage(c, e, atomic_load(&e->length), error);
    if (snap == NULL)
        return error->code;
    odd_text title = odd_event_about(odd_open_event_current(snap->live))->title;
    odd_cached_set_title(e, title.len > 0 ? title : odd_text_of(""));
    odd_snapshot_free(c, snap);
    return odd_store_retitle(c->store, e->id, odd_text_of(e->title != NULL ? e->title : ""), error);
}

/* Finds the missing titles of a database of the first version, once. */
static int find_titles(odd_event_cache *c, odd_error *error) {
    size_t untitled = 0;
    for (size_t i = 0; i < c->count; i++)
        untitled += c->list[i]->title == NULL;
    if (untitled == 0 || c->shared)
        return ODD_OK;
    int code = odd_store_begin(c->store, error);
    for (size_t i = 0; code == ODD_OK && i < c->count; i++)
        if (c->list[i]->title == NULL)
            code = find_title(c, c->list[i], error);
    if (code == ODD_OK)
        return odd_store_commit(c->store, error);
    odd_store_rollback(c->store);
    return code;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

/* Opens a second connection, so that readers do not wait for the writer. A database in memory has only one. */
static odd_store *open_reader(const char *path) {
    odd_error error;
    return path[0] != '\0' && strcmp(path, ":memory:") != 0 ? odd_store_open(path, ODD_STORE_READ, &error)
                                                            : NULL;
}

/* Opens connections for the notices of other servers, and for short questions. */
static bool open_shared(odd_event_cache *c, const char *path, odd_error *error) {
    if (!c->shared)
        return true;
    c->listener = odd_store_open(path, ODD_STORE_READ, error);
    c->asker = c->listener != NULL ? odd_store_open(path, ODD_STORE_READ, error) : NULL;
    if (c->asker != NULL) {
        odd_store_patience(c->asker, 0);
        odd_store_patience(c->listener, LISTENER_MS);
    }
    return c->asker != NULL;
}

static int64_t now_s(void *owner) {
    (void)owner;
    return odd_now_ms() / 1000;
}

static void start_threads(odd_event_cache *c, bool writes) {
    c->threads = pthread_create(&c->writer, NULL, odd_events_writer, c) == 0;
    if (!c->threads || pthread_create(&c->notifier, NULL, odd_events_notifier, c) != 0 ||
        (c->shared && pthread_create(&c->listening, NULL, odd_events_listener, c) != 0))
        odd_no_memory();
    c->solver = odd_deal_solver_open(c, writes);
}

odd_event_cache *odd_events_open(const char *path, bool read_only, bool threads, odd_journal *journal,
                                 odd_error *error) {
    odd_event_cache *c = odd_alloc(1, sizeof *c);
    c->journal = journal;
    c->shared = odd_store_is_address(path);
    c->store = odd_store_open(path, odd_store_use_of(path, read_only, ODD_STORE_SERVE), error);
    c->reader = c->store != NULL ? open_reader(path) : NULL;
    c->live_host =
        (odd_front_end){.take = odd_budget_take, .give = odd_budget_give, .seed = odd_seed(), .now_s = now_s};
    c->last = &c->first;
    pthread_mutex_init(&c->store_lock, NULL);
    pthread_mutex_init(&c->reader_lock, NULL);
    pthread_mutex_init(&c->asker_lock, NULL);
    pthread_rwlock_init(&c->list_lock, NULL);
    pthread_mutex_init(&c->queue_lock, NULL);
    pthread_cond_init(&c->queued, NULL);
    c->changed = odd_alarm_open();
    c->heartbeat = odd_body_of(heartbeat, sizeof heartbeat - 1, "");
    bool good = c->store != NULL && open_shared(c, path, error) && odd_events_refresh(c, error) == ODD_OK &&
                find_titles(c, error) == ODD_OK;
    if (good && threads)
        start_threads(c, !read_only);
    if (good)
        return c;
    odd_error why = *error;
    odd_fail(error, why.code, 0, 0, "cannot use %s: %s", path, why.message);
    odd_events_close(c);
    return NULL;
}

void odd_cached_free(odd_event_cache *c, odd_cached_event *e) {
    odd_cached_unload(c, e);
    for (int i = 0; i < ODD_VISIBLE_COUNT; i++)
        if (e->views[i] != NULL)
            odd_cached_free(c, e->views[i]);
    odd_ready_clear(c, e);
    odd_body_release(e->changes);
    odd_body_release(e->length_only);
    pthread_mutex_destroy(&e->lock);
    pthread_mutex_destroy(&e->viewers_lock);
    pthread_mutex_destroy(&e->clock_lock);
    odd_out_free(&e->room_clock);
    free(e->clock_text);
    pthread_mutex_destroy(&e->making);
    free(e->rows);
    free(e->title);
    free(e);
}

void odd_events_close(odd_event_cache *c) {
    for (size_t i = 0; i < c->count; i++)
        odd_cached_free(c, c->list[i]);
    odd_body_release(c->heartbeat);
    odd_deal_solver_close(c->solver);
    odd_store_close(c->asker);
    odd_store_close(c->listener);
    odd_store_close(c->reader);
    odd_store_close(c->store);
    pthread_mutex_destroy(&c->store_lock);
    pthread_mutex_destroy(&c->reader_lock);
    pthread_mutex_destroy(&c->asker_lock);
    pthread_rwlock_destroy(&c->list_lock);
    pthread_mutex_destroy(&c->queue_lock);
    pthread_cond_destroy(&c->queued);
    odd_alarm_close(c->changed);
    free(c->names);
    free(c->list);
    free(c);
}
