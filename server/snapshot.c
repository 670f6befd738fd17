/* Snapshots: a reader acquires the current one and keeps it as long as it needs; the writer works on a snapshot of its own, and makes
 * it the current one when the lines are on the disk. Neither waits for the other.
 *
 * A replaced snapshot becomes a spare when nobody reads it any more: to be used again, it needs only the lines that came since. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/out.h"
#include "server/event_cache.h"

enum {
    LOADED_MAX = 200,       /* events in memory; the least recently used ones are unloaded */
    LOADED_BYTES = 1 << 28, /* bytes of all of them */
    SPARES = 4,             /* copies of an event without readers */
    SPARE_MS = 20000,       /* how long they are kept after the last addition */
    TRIES = 100,            /* attempts to load an event to which others append */
    PAUSE_NS = 20000000     /* between the last attempts */
};

/* ---- One snapshot --------------------------------------------------------------------------------- */

typedef struct snapshot_builder {
    odd_event_cache *cache;
    odd_snapshot *snap;
    const odd_snapshot *from; /* NULL: read `text` */
    odd_text text;
    const odd_view_rights *rights; /* for a view */
    odd_out log;                   /* for a view */
} snapshot_builder;

static void read_text(void *owner) {
    snapshot_builder *b = owner;
    b->snap->live = odd_open_event_read_log(&b->cache->live_host, b->text.text, b->text.len);
}

static void copy_other(void *owner) {
    snapshot_builder *b = owner;
    b->snap->live = odd_open_event_copy(b->from->live);
}

static void follow_other(void *owner) {
    snapshot_builder *b = owner;
    odd_open_event_follow(b->snap->live, b->from->live);
}

/* If the log cannot be scored without the hidden lines, everything that may be hidden is hidden. */
static void view_other(void *owner) {
    snapshot_builder *b = owner;
    odd_view_rights rights = *b->rights;
    for (int tries = 0; tries < 2; tries++, rights.least = true) {
        b->log.len = 0;
        odd_open_event_public(b->from->live, &rights, &b->log);
        b->snap->live = odd_open_event_read_log(&b->cache->live_host, b->log.text, b->log.len);
        if (odd_open_event_code(b->snap->live) == ODD_OK || odd_open_event_code(b->from->live) != ODD_OK)
            return;
        if (tries == 0)
            odd_open_event_close(b->snap->live);
    }
}

static void count_bytes(odd_event_cache *c, odd_snapshot *s) {
    atomic_fetch_add(&c->loaded_bytes, s->memory.bytes - s->counted_bytes);
    s->counted_bytes = s->memory.bytes;
}

void odd_snapshot_free(odd_event_cache *c, odd_snapshot *s) {
    odd_budget_free(&s->memory);
    count_bytes(c, s);
    free(s);
}

/* Returns false without memory; the snapshot is then freed. */
static bool build(snapshot_builder *b, void (*work)(void *owner)) {
    if (odd_budget_run(&b->snap->memory, work, b) != ODD_BUDGET_DONE) {
        odd_snapshot_free(b->cache, b->snap);
        b->snap = NULL;
        return false;
    }
    count_bytes(b->cache, b->snap);
    b->snap->length = (int64_t)odd_open_event_lines(b->snap->live);
    return true;
}

static odd_snapshot *make(odd_event_cache *c, const odd_snapshot *from, odd_text text, odd_error *error) {
    snapshot_builder b = {.cache = c, .snap = calloc(1, sizeof *b.snap), .from = from, .text = text};
    if (b.snap != NULL && build(&b, from != NULL ? copy_other : read_text)) {
        b.snap->references = 1;
        b.snap->changed_ms = from != NULL ? from->changed_ms : 0;
        return b.snap;
    }
    odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory for this event: try again later");
    return NULL;
}

odd_snapshot *odd_snapshot_view(odd_event_cache *c, const odd_snapshot *whole, const odd_view_rights *rights,
                                odd_error *error) {
    snapshot_builder b = {.cache = c,
                          .snap = calloc(1, sizeof *b.snap),
                          .from = whole,
                          .rights = rights,
                          .log = {.resize = odd_heap_resize}};
    bool good = b.snap != NULL && build(&b, view_other);
    odd_out_free(&b.log);
    if (!good) {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory for this event: try again later");
        return NULL;
    }
    b.snap->length = whole->length;
    b.snap->changed_ms = whole->changed_ms;
    b.snap->references = 1;
    return b.snap;
}

/* Unlinks the snapshot *at. If nobody reads it, it is added to the list `dropped`, linked by old. The caller holds the event's
 * lock. */
static size_t unlink_snap(odd_snapshot **at, odd_snapshot **dropped) {
    odd_snapshot *s = *at;
    size_t bytes = s->counted_bytes;
    *at = s->next;
    if (--s->references == 0) {
        s->next = *dropped;
        *dropped = s;
    } else {
        s->next = NULL; /* its last reader drops it */
    }
    return bytes;
}

static void drop_all(odd_event_cache *c, odd_snapshot *dropped) {
    for (odd_snapshot *s = dropped, *next; s != NULL; s = next) {
        next = s->next;
        odd_snapshot_free(c, s);
    }
}

/* ---- Stored lines ----------------------------------------------------------------------------------- */

/* Joins the texts, each with a line end, in the memory of the records. *changed_ms becomes the time of the last line, and stays
 * as it is if there are none. */
static odd_text join_lines(odd_stored_lines *s, int64_t *changed_ms) {
    odd_stored_line line;
    size_t len = 0;
    for (size_t at = 0; odd_stored_lines_next(s, &at, &line);) {
        *changed_ms = line.time_ms;
        memmove(s->bytes + len, line.text.text, line.text.len);
        len += line.text.len;
        s->bytes[len++] = '\n';
    }
    return (odd_text){len > 0 ? s->bytes : "", len};
}

/* ---- Loading ----------------------------------------------------------------------------------------- */

/* An event in memory, and its last use. */
typedef struct candidate {
    odd_cached_event *event;
    unsigned long used;
} candidate;

static int by_use(const void *a, const void *b) {
    unsigned long x = ((const candidate *)a)->used, y = ((const candidate *)b)->used;
    return (x > y) - (x < y);
}

/* Lists the events in memory, the least recently used first. */
static candidate *list_loaded(odd_event_cache *c, size_t *count) {
    candidate *list = NULL;
    size_t cap = 0;
    *count = 0;
    pthread_rwlock_rdlock(&c->list_lock);
    for (size_t i = 0; i < c->count; i++)
        if (atomic_load(&c->list[i]->loaded)) {
            list = odd_grow(list, *count, &cap, sizeof *list);
            list[(*count)++] = (candidate){c->list[i], atomic_load(&c->list[i]->used)};
        }
    pthread_rwlock_unlock(&c->list_lock);
    if (*count > 0)
        qsort(list, *count, sizeof *list, by_use);
    return list;
}

/* Unloads the least recently used events until there is room for a few more. */
static void make_room(odd_event_cache *c) {
    enum { ENOUGH = LOADED_MAX / 10 * 9 };
    size_t bytes = atomic_load(&c->loaded_bytes), count; /* events with readers are unloaded a little later */
    if (atomic_load(&c->loaded) < LOADED_MAX && bytes < LOADED_BYTES)
        return;
    candidate *list = list_loaded(c, &count);
    for (size_t i = 0; i < count && (atomic_load(&c->loaded) > ENOUGH || bytes >= LOADED_BYTES); i++) {
        size_t gone = odd_cached_unload(c, list[i].event);
        bytes = gone < bytes ? bytes - gone : 0;
    }
    free(list);
}

/* The time of the last change comes from the lines, since the event may not know them yet: another server has appended them,
 * and its notice has not arrived. */
static odd_snapshot *load_from(odd_event_cache *c, odd_store *store, odd_cached_event *e, odd_error *error) {
    odd_stored_lines lines = {.left = INT64_MAX};
    odd_snapshot *s = NULL;
    bool good = odd_stored_lines_from(&lines, store, e->id, 1, error) == ODD_OK;
    int64_t changed_ms = atomic_load(&e->changed_ms);
    if (good)
        s = make(c, NULL, join_lines(&lines, &changed_ms), error);
    if (s != NULL)
        s->changed_ms = changed_ms;
    free(lines.bytes);
    return s;
}

/* ---- Lines that other servers have appended ---- */

typedef struct snapshot_extension {
    odd_snapshot *snap;
    odd_text text;
    odd_out answer;
    odd_span warnings;
    int code;
} snapshot_extension;

static void append_text(void *owner) {
    snapshot_extension *f = owner;
    f->code = odd_open_event_append_list(f->snap->live, f->text.text, f->text.len, &f->answer, &f->warnings);
}

/* Appends the lines that a snapshot lacks. Returns false on failure; the snapshot is then freed. */
static bool append_missing(odd_event_cache *c, odd_store *store, const odd_cached_event *e, odd_snapshot *s,
                           odd_error *error) {
    odd_stored_lines lines = {.left = INT64_MAX};
    snapshot_extension f = {.snap = s, .answer = ODD_HEAP_OUT};
    bool good = odd_stored_lines_from(&lines, store, e->id, s->length + 1, error) == ODD_OK;
    int64_t changed_ms = atomic_load(&e->changed_ms);
    if (good && lines.len > 0) {
        f.text = join_lines(&lines, &changed_ms);
        good = odd_budget_run(&s->memory, append_text, &f) == ODD_BUDGET_DONE && f.code == ODD_OK;
    }
    odd_out_free(&f.answer);
    free(lines.bytes);
    if (!good) {
        odd_snapshot_free(c, s);
        return false;
    }
    count_bytes(c, s);
    s->length = (int64_t)odd_open_event_lines(s->live);
    s->changed_ms = changed_ms;
    return true;
}

static odd_cached_event *view_of(odd_cached_event *e, int shown) {
    pthread_mutex_lock(&e->lock);
    odd_cached_event *view = e->views[shown];
    pthread_mutex_unlock(&e->lock);
    return view;
}

/* Notes whether views differ, and when results become final. The caller holds the lock of the event. */
static void note_hiding(odd_cached_event *e, const odd_snapshot *s) {
    e->hides = odd_event_hides(odd_open_event_current(s->live));
    e->hides_length = s->length;
    const odd_event *event = odd_open_event_current(s->live);
    bool turns = odd_event_status(event) == ODD_STATUS_PROVISIONAL;
    atomic_store(&e->final_s, turns ? odd_event_setting(event, ODD_SET_CORRECTIONS_UNTIL) : 0);
}

bool odd_cached_is_due(const odd_cached_event *e) {
    int64_t due = atomic_load(&(e->whole != NULL ? e->whole : e)->final_s);
    return due > 0 && odd_now_ms() / 1000 >= due;
}

/* A thread that answers from an old snapshot in the meantime also finds it due, and does not store the answer. */
void odd_cached_turn(odd_event_cache *c, odd_cached_event *e) {
    e = e->whole != NULL ? e->whole : e;
    long long due = atomic_load(&e->final_s);
    if (!odd_cached_is_due(e))
        return;
    odd_cached_unload(c, e);
    odd_ready_clear(c, e);
    for (int i = 0; i < ODD_VISIBLE_COUNT; i++)
        if (view_of(e, i) != NULL)
            odd_ready_clear(c, view_of(e, i));
    atomic_compare_exchange_strong(&e->final_s, &due, 0);
}

/* Makes a loaded snapshot the current one, unless another thread was quicker, or the log has grown. */
static bool install(odd_event_cache *c, odd_cached_event *e, odd_snapshot *s) {
    pthread_mutex_lock(&e->lock);
    bool fits = e->current == NULL && s->length >= atomic_load(&e->length);
    if (fits) {
        e->current = s;
        atomic_store(&e->loaded, true);
        atomic_store(&e->active, true);
        s->home = e;
        note_hiding(e, s);
        atomic_fetch_add(&c->loaded, 1);
    }
    pthread_mutex_unlock(&e->lock);
    if (!fits)
        odd_snapshot_free(c, s);
    return fits;
}

static odd_snapshot *take_now(odd_event_cache *c, odd_cached_event *e) {
    pthread_mutex_lock(&e->lock);
    odd_snapshot *s = e->current;
    if (s != NULL)
        s->references++;
    pthread_mutex_unlock(&e->lock);
    if (s != NULL)
        atomic_store(&e->used, atomic_fetch_add(&c->uses, 1));
    return s;
}

/* Takes the spare that lacks the fewest lines. The caller holds the event's lock. */
static odd_snapshot *take_spare(odd_cached_event *e) {
    odd_snapshot **best = NULL;
    for (odd_snapshot **at = &e->replaced; *at != NULL; at = &(*at)->next)
        if ((*at)->references == 1 && (best == NULL || (*at)->length > (*best)->length))
            best = at;
    if (best == NULL)
        return NULL;
    odd_snapshot *s = *best;
    *best = s->next;
    s->next = NULL;
    return s;
}

/* Drops all but `most` spares; snapshots with readers become spares later. The caller holds the event's lock. */
static void trim(odd_cached_event *e, int most, odd_snapshot **dropped) {
    for (odd_snapshot **at = &e->replaced; *at != NULL;)
        if ((*at)->references == 1 && most-- <= 0)
            unlink_snap(at, dropped);
        else
            at = &(*at)->next;
}

/* Loads from a spare or a copy of a snapshot if other servers have only appended to the log, otherwise from all lines. */
static odd_snapshot *load_newest(odd_event_cache *c, odd_store *store, odd_cached_event *e,
                                 const odd_snapshot *now, odd_error *error) {
    odd_snapshot *s = NULL;
    if (c->shared) {
        pthread_mutex_lock(&e->lock);
        s = take_spare(e);
        pthread_mutex_unlock(&e->lock);
    }
    if (c->shared && s == NULL && now != NULL)
        s = make(c, now, (odd_text){0}, error);
    if (s != NULL && append_missing(c, store, e, s, error))
        return s;
    return load_from(c, store, e, error);
}

/* One thread at a time, so that no two load the same event. */
static bool load(odd_event_cache *c, odd_cached_event *e, odd_error *error) {
    pthread_mutex_t *lock = c->reader != NULL ? &c->reader_lock : &c->store_lock;
    pthread_mutex_lock(lock);
    odd_snapshot *s = take_now(c, e);
    bool good = s != NULL;
    if (s == NULL) {
        make_room(c);
        odd_snapshot *loaded = load_newest(c, c->reader != NULL ? c->reader : c->store, e, NULL, error);
        good = loaded != NULL;
        if (good)
            install(c, e, loaded);
    }
    pthread_mutex_unlock(lock);
    if (s != NULL)
        odd_snapshot_release(c, s);
    return good;
}

/* A loaded snapshot may already be too old. If the database has replicas that lag behind each other, it stays too old. */
static odd_snapshot *acquire_whole(odd_event_cache *c, odd_cached_event *e, odd_error *error) {
    static const struct timespec pause = {0, PAUSE_NS};
    for (int tries = 0; tries < TRIES; tries++) {
        odd_snapshot *s = take_now(c, e);
        if (s != NULL)
            return s;
        if (!load(c, e, error))
            return NULL;
        if (tries > TRIES / 2)
            nanosleep(&pause, NULL);
    }
    odd_fail(error, ODD_E_AWAY, 0, 0, "the database does not have all lines yet: try again in a moment");
    return NULL;
}

/* Makes a snapshot the current one of a view, and takes a reference for the caller. */
static void replace_view(odd_event_cache *c, odd_cached_event *view, odd_snapshot *s) {
    odd_snapshot *dropped = NULL;
    s->home = view;
    s->references = 2;
    pthread_mutex_lock(&view->lock);
    if (view->current != NULL)
        unlink_snap(&view->current, &dropped);
    view->current = s;
    pthread_mutex_unlock(&view->lock);
    drop_all(c, dropped);
}

/* Returns a snapshot of a view that has all lines of `whole`, and makes it if necessary. */
static odd_snapshot *follow_whole(odd_event_cache *c, odd_cached_event *view, const odd_snapshot *whole,
                                  odd_error *error) {
    odd_view_rights rights = {.what = view->shown};
    pthread_mutex_lock(&view->making);
    odd_snapshot *s = take_now(c, view);
    if (s != NULL && s->length < whole->length) {
        odd_snapshot_release(c, s);
        s = NULL;
    }
    if (s == NULL) {
        s = odd_snapshot_view(c, whole, &rights, error);
        if (s != NULL)
            replace_view(c, view, s);
    }
    pthread_mutex_unlock(&view->making);
    return s;
}

odd_snapshot *odd_snapshot_acquire(odd_event_cache *c, odd_cached_event *e, odd_error *error) {
    odd_snapshot *whole = acquire_whole(c, e->whole != NULL ? e->whole : e, error);
    if (e->whole == NULL || whole == NULL || !odd_event_hides(odd_open_event_current(whole->live)))
        return whole;
    odd_snapshot *s = follow_whole(c, e, whole, error);
    odd_snapshot_release(c, whole);
    return s;
}

void odd_snapshot_release(odd_event_cache *c, odd_snapshot *s) {
    odd_cached_event *e = s->home;
    pthread_mutex_lock(&e->lock);
    bool last = --s->references == 0;
    pthread_mutex_unlock(&e->lock);
    if (last)
        odd_snapshot_free(c, s);
}

/* Turns the current snapshot into a replaced one; the caller holds the lock. Returns false if there is none. */
static bool replace_current(odd_cached_event *e) {
    if (e->current == NULL)
        return false;
    e->current->next = e->replaced;
    e->replaced = e->current;
    e->current = NULL;
    atomic_store(&e->loaded, false);
    return true;
}

void odd_cached_retire(odd_event_cache *c, odd_cached_event *e) {
    odd_snapshot *dropped = NULL;
    pthread_mutex_lock(&e->lock);
    bool there = replace_current(e);
    if (there) {
        trim(e, SPARES, &dropped);
        atomic_store(&e->active, true);
    }
    pthread_mutex_unlock(&e->lock);
    if (there)
        atomic_fetch_sub(&c->loaded, 1);
    drop_all(c, dropped);
}

size_t odd_cached_unload(odd_event_cache *c, odd_cached_event *e) {
    odd_snapshot *dropped = NULL;
    size_t bytes = 0;
    for (int i = 0; i < ODD_VISIBLE_COUNT; i++)
        if (view_of(e, i) != NULL)
            bytes += odd_cached_unload(c, view_of(e, i));
    pthread_mutex_lock(&e->lock);
    bool there = replace_current(e);
    while (e->replaced != NULL)
        bytes += unlink_snap(&e->replaced, &dropped);
    pthread_mutex_unlock(&e->lock);
    if (there && e->whole == NULL)
        atomic_fetch_sub(&c->loaded, 1);
    drop_all(c, dropped);
    return bytes;
}

/* ---- The writer's ----------------------------------------------------------------------------------- */

static odd_snapshot *catch_up(odd_event_cache *c, odd_snapshot *spare, const odd_snapshot *now) {
    snapshot_builder b = {.cache = c, .snap = spare, .from = now};
    return build(&b, follow_other) ? b.snap : NULL;
}

odd_snapshot *odd_snapshot_stage(odd_event_cache *c, odd_cached_event *e, int64_t length, odd_error *error) {
    odd_snapshot *staged = NULL, *now = take_now(c, e);
    if (now != NULL && now->length == length) {
        pthread_mutex_lock(&e->lock);
        odd_snapshot *spare = take_spare(e);
        pthread_mutex_unlock(&e->lock);
        staged = spare != NULL ? catch_up(c, spare, now) : NULL;
        if (staged == NULL)
            staged = make(c, now, (odd_text){0}, error);
    } else {
        make_room(c);
        staged = load_newest(c, c->store, e, now, error);
    }
    if (now != NULL)
        odd_snapshot_release(c, now);
    return staged;
}

void odd_cached_set_title(odd_cached_event *e, odd_text title) {
    char *copy = title.text != NULL ? calloc(title.len + 1, 1) : NULL;
    if (copy == NULL)
        return;
    memcpy(copy, title.text, title.len);
    free(e->title);
    e->title = copy;
}

void odd_snapshot_publish(odd_event_cache *c, odd_cached_event *e, odd_snapshot *s, int64_t changed_ms) {
    odd_snapshot *dropped = NULL;
    s->length = (int64_t)odd_open_event_lines(s->live);
    s->changed_ms = changed_ms;
    count_bytes(c, s);
    pthread_mutex_lock(&e->lock);
    if (c->shared && atomic_load(&e->length) > s->length) { /* another server has appended lines */
        s->home = e;
        s->next = e->replaced;
        e->replaced = s;
        atomic_store(&e->active, true);
        pthread_mutex_unlock(&e->lock);
        return;
    }
    odd_snapshot *before = e->current;
    e->current = s;
    atomic_store(&e->loaded, true);
    atomic_store(&e->active, true);
    s->home = e;
    note_hiding(e, s);
    if (before != NULL) {
        before->next = e->replaced;
        e->replaced = before;
        trim(e, SPARES, &dropped);
    }
    e->written_ms = odd_tick_ms();
    odd_text title = odd_event_about(odd_open_event_current(s->live))->title;
    odd_cached_set_title(e, title.len > 0 ? title : odd_text_of(""));
    atomic_store(&e->changed_ms, changed_ms);
    atomic_store(&e->length, s->length);
    pthread_mutex_unlock(&e->lock);
    if (before == NULL)
        atomic_fetch_add(&c->loaded, 1);
    drop_all(c, dropped);
}

/* ---- Spares -------------------------------------------------------------------------------------------- */

static int spares(odd_cached_event *e) {
    int count = 0;
    pthread_mutex_lock(&e->lock);
    for (odd_snapshot *s = e->replaced; s != NULL; s = s->next)
        count += s->references == 1;
    if (e->written_ms == 0 || odd_tick_ms() - e->written_ms > SPARE_MS)
        count = SPARES; /* no spare is needed */
    pthread_mutex_unlock(&e->lock);
    return count;
}

/* The current snapshot is being read, so it cannot be a spare; the writer needs one meanwhile. */
void odd_cached_add_spares(odd_event_cache *c, odd_cached_event *e) {
    enum { NEEDED = 2 };
    odd_error error;
    if (e->whole != NULL)
        e = e->whole;
    while (spares(e) < NEEDED) {
        odd_snapshot *now = odd_snapshot_acquire(c, e, &error), *copy = NULL;
        if (now != NULL)
            copy = make(c, now, (odd_text){0}, &error);
        if (now != NULL)
            odd_snapshot_release(c, now);
        if (copy == NULL)
            return;
        copy->home = e;
        pthread_mutex_lock(&e->lock);
        copy->next = e->replaced;
        e->replaced = copy;
        pthread_mutex_unlock(&e->lock);
    }
}

void odd_cached_drop_spares(odd_event_cache *c, odd_cached_event *e, int64_t now_ms) {
    odd_snapshot *dropped = NULL;
    pthread_mutex_lock(&e->lock);
    if (e->replaced != NULL && now_ms - e->written_ms > SPARE_MS)
        trim(e, 0, &dropped);
    pthread_mutex_unlock(&e->lock);
    drop_all(c, dropped);
}
