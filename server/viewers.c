/* Sends changes to viewers. However fast lines are appended, an event has at most a few messages a second, and a slow viewer is not
 * sent old ones: each message has all changes since the one before. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/hash.h"
#include "report/columns.h"
#include "server/event_cache.h"

enum {
    PAUSE_MS = 200,        /* the minimum time between two messages about an event */
    PAUSE_MOST_MS = 1000,  /* the maximum, for many viewers or long messages */
    BYTES_PER_MS = 20000,  /* sent to all viewers of an event together */
    MESSAGE_BYTES = 10000, /* the fixed cost of a message, in bytes */
    PORTION = 32, /* viewers that are woken at once, so that other requests are answered in between */
    PORTION_NS = 2000000,
    BEAT_MS = 15000, /* between heartbeats */
    LOOK_MS = 1000   /* between checks for changes by other programs */
};

struct odd_viewer {
    odd_cached_event *event;
    odd_event_cache *cache;
    odd_viewer *next, **at; /* list of the event's viewers */
    odd_body *message;      /* the message being read */
    size_t read;
    int64_t seen;  /* the length that was sent; -1: none yet */
    int64_t least; /* the length that the viewer has seen elsewhere */
    unsigned heartbeats;
    unsigned room; /* number of the last message about the room */
    bool asleep, ended;
    odd_quota *quota; /* quota in which it has a place; NULL: none */
    uint64_t client;
    void (*sleep)(void *owner), (*wake)(void *owner);
    void *owner;
};

/* ---- Viewers ----------------------------------------------------------------------------------- */

odd_viewer *odd_viewer_open(odd_event_cache *c, odd_cached_event *e, int64_t least) {
    odd_viewer *v = calloc(1, sizeof *v);
    if (v == NULL)
        return NULL;
    v->cache = c;
    v->event = e;
    v->seen = -1;
    v->least = least;
    pthread_mutex_lock(&e->viewers_lock);
    v->heartbeats = e->heartbeats;
    v->ended = atomic_load(&c->closing);
    if (e->viewers == NULL) { /* no message was made while there were no viewers */
        e->notified = odd_cached_length(e);
        e->first_viewer = true;
    }
    v->next = e->viewers;
    v->at = &e->viewers;
    if (v->next != NULL)
        v->next->at = &v->next;
    e->viewers = v;
    e->viewer_count++;
    atomic_store(&e->active, true);
    if (e->whole != NULL)
        atomic_store(&e->whole->active, true);
    pthread_mutex_unlock(&e->viewers_lock);
    return v;
}

void odd_viewer_set_quota(odd_viewer *v, odd_quota *quota, uint64_t client) {
    v->quota = quota;
    v->client = client;
}

void odd_viewer_end(odd_viewer *v) {
    pthread_mutex_lock(&v->event->viewers_lock);
    v->ended = true;
    if (v->asleep) {
        v->asleep = false;
        v->wake(v->owner);
    }
    pthread_mutex_unlock(&v->event->viewers_lock);
}

void odd_viewer_start(odd_viewer *v, void (*sleep)(void *owner), void (*wake)(void *owner), void *owner) {
    pthread_mutex_lock(&v->event->viewers_lock);
    v->sleep = sleep;
    v->wake = wake;
    v->owner = owner;
    pthread_mutex_unlock(&v->event->viewers_lock);
}

void odd_viewer_close(odd_viewer *v) {
    odd_cached_event *e = v->event;
    pthread_mutex_lock(&e->viewers_lock);
    *v->at = v->next;
    if (v->next != NULL)
        v->next->at = v->at;
    if (e->waking == v)
        e->waking = v->next;
    e->viewer_count--;
    pthread_mutex_unlock(&e->viewers_lock);
    odd_body_release(v->message);
    if (v->quota != NULL)
        odd_quota_return(v->quota, v->client, 1);
    free(v);
}

/* Begins a message: its head, and its object up to the length of the log. */
static void begin_change(odd_out *o, int64_t length) {
    odd_out_words(o, "id: %d\nevent: change\ndata: {", (int)length);
    odd_json_int(o, "length", length);
}

static odd_body *say_length(int64_t length) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_text(&o, "retry: 1000\n");
    begin_change(&o, length);
    odd_out_text(&o, "}\n\n");
    return odd_body_take(&o, "");
}

/* Returns the next message for a viewer; NULL: none. */
static odd_body *next_message(odd_viewer *v) {
    odd_cached_event *e = v->event;
    if (v->seen < 0 && e->notified < v->least && v->heartbeats == e->heartbeats)
        return NULL; /* this server is behind: the viewer gets the length once it has caught up, or with the next heartbeat */
    if (v->seen < 0) {
        v->seen = e->notified;
        return say_length(e->notified);
    }
    if (v->seen != e->notified) {
        bool missed = v->seen != e->since;
        v->seen = e->notified;
        return odd_body_keep(missed ? e->length_only : e->changes);
    }
    if (v->room != e->room_number) {
        v->room = e->room_number;
        return odd_room_message(e);
    }
    if (v->heartbeats != e->heartbeats) {
        v->heartbeats = e->heartbeats;
        return odd_body_keep(v->cache->heartbeat);
    }
    return NULL;
}

long odd_viewer_read(odd_viewer *v, char *bytes, size_t cap) {
    long len = 0;
    pthread_mutex_lock(&v->event->viewers_lock);
    if (v->message == NULL && !v->ended)
        v->message = next_message(v);
    if (v->message != NULL) {
        size_t left = v->message->len - v->read, some = left < cap ? left : cap;
        memcpy(bytes, v->message->bytes + v->read, some);
        len = (long)some;
        v->read += some;
        if (some == left) {
            odd_body_release(v->message);
            v->message = NULL;
            v->read = 0;
        }
    } else if (v->ended) {
        len = -1;
    } else {
        v->asleep = true;
        v->sleep(v->owner);
    }
    pthread_mutex_unlock(&v->event->viewers_lock);
    return len;
}

/* Wakes the next portion of viewers. Returns false after the last. */
static bool wake_some(odd_cached_event *e) {
    int woken = 0;
    pthread_mutex_lock(&e->viewers_lock);
    for (; e->waking != NULL && woken < PORTION; e->waking = e->waking->next)
        if (e->waking->asleep) {
            e->waking->asleep = false;
            e->waking->wake(e->waking->owner);
            woken++;
        }
    bool more = e->waking != NULL;
    pthread_mutex_unlock(&e->viewers_lock);
    return more;
}

/* A viewer that comes meanwhile is put before the first, and gets the current message without being woken. */
void odd_viewers_wake(odd_cached_event *e) {
    static const struct timespec pause = {0, PORTION_NS};
    pthread_mutex_lock(&e->viewers_lock);
    e->waking = e->viewers;
    pthread_mutex_unlock(&e->viewers_lock);
    while (wake_some(e))
        nanosleep(&pause, NULL);
}

/* ---- What has changed -------------------------------------------------------------------------- */

static int by_value(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* The rows of the standings: their hashes, and the text of those that were not sent before. */
typedef struct changed_rows {
    const odd_cached_event *e;
    odd_out changed;
    uint64_t *hashes;
    size_t count, cap;
} changed_rows;

static void add_row(void *owner, odd_text row) {
    changed_rows *r = owner;
    r->hashes = odd_grow(r->hashes, r->count, &r->cap, sizeof *r->hashes);
    uint64_t *hash = &r->hashes[r->count++];
    *hash = odd_hash(row, 0);
    if (r->e->row_count > 0 && bsearch(hash, r->e->rows, r->e->row_count, sizeof *hash, by_value) != NULL)
        return;
    if (r->changed.len > 0)
        odd_out_char(&r->changed, ',');
    odd_out_bytes(&r->changed, row.text, row.len);
}

/* Stores the hashes of the rows that were sent. */
static void keep_rows(odd_cached_event *e, changed_rows *r) {
    if (r->count > 0)
        qsort(r->hashes, r->count, sizeof *r->hashes, by_value);
    free(e->rows);
    e->rows = r->hashes;
    e->row_count = r->count;
    r->hashes = NULL;
}

/* The data of a message must be one line. */
static odd_body *say_changes(const changed_rows *r, int64_t length, int64_t since) {
    odd_out o = ODD_HEAP_OUT;
    begin_change(&o, length);
    odd_json_int(&o, "since", since);
    odd_json_open(&o, "standings", '[');
    odd_out_bytes(&o, r->changed.text, r->changed.len);
    odd_out_text(&o, "]}\n\n");
    return odd_body_take(&o, "");
}

static int64_t pause_after(size_t bytes) {
    int64_t pause_ms = (int64_t)(bytes / BYTES_PER_MS);
    return pause_ms < PAUSE_MS ? PAUSE_MS : pause_ms < PAUSE_MOST_MS ? pause_ms : PAUSE_MOST_MS;
}

/* If the standings cannot be computed, the message says only that they have changed. */
static void notify(odd_event_cache *c, odd_cached_event *e, int64_t since, int64_t now) {
    changed_rows rows = {.e = e, .changed = ODD_HEAP_OUT};
    odd_request request = {.kind = ODD_REQUEST_STANDINGS, .row = add_row, .owner = &rows};
    int64_t length;
    odd_http_response standings = odd_cached_ask(c, e, &request, false, &length);
    odd_body *bare = say_length(length);
    odd_body *notice = standings.status == 200 ? say_changes(&rows, length, since) : odd_body_keep(bare);
    if (standings.status == 200)
        keep_rows(e, &rows);
    free(rows.hashes);
    odd_out_free(&rows.changed);
    odd_body_release(standings.body);
    pthread_mutex_lock(&e->viewers_lock);
    odd_body *old[] = {e->changes, e->length_only};
    e->changes = notice;
    e->length_only = bare;
    e->since = since;
    e->notified = length;
    e->notified_ms = now;
    e->pause_ms = pause_after((notice->len + MESSAGE_BYTES) * e->viewer_count);
    pthread_mutex_unlock(&e->viewers_lock);
    odd_body_release(old[0]);
    odd_body_release(old[1]);
    odd_viewers_wake(e);
}

/* Sends a message about one event, if something is new. Returns in how many milliseconds to look again. */
static int64_t look_at(odd_event_cache *c, odd_cached_event *e, int64_t now) {
    pthread_mutex_lock(&e->viewers_lock);
    bool news = e->viewers != NULL && e->notified != odd_cached_length(e), fresh = e->first_viewer;
    bool soon = news && now < e->notified_ms + e->pause_ms;
    int64_t since = e->notified, wait = e->notified_ms + e->pause_ms - now;
    if (news && !soon)
        e->first_viewer = false;
    pthread_mutex_unlock(&e->viewers_lock);
    if (!news || soon)
        return news ? wait : LOOK_MS;
    if (fresh)
        e->row_count = 0; /* to a first viewer all rows are new */
    notify(c, e, since, now);
    return PAUSE_MS;
}

/* ---- The thread -------------------------------------------------------------------------------- */

enum { FACES = 1 + ODD_VISIBLE_COUNT };

/* Lists an event and its views. Returns their number. */
static size_t faces_of(odd_cached_event *e, odd_cached_event *faces[FACES]) {
    size_t count = 0;
    faces[count++] = e;
    pthread_mutex_lock(&e->lock);
    for (int i = 0; i < ODD_VISIBLE_COUNT; i++)
        if (e->views[i] != NULL)
            faces[count++] = e->views[i];
    pthread_mutex_unlock(&e->lock);
    return count;
}

static void each(odd_event_cache *c, void (*act)(odd_cached_event *e)) {
    odd_cached_event *e, *faces[FACES];
    for (size_t i = 0; (e = odd_events_nth(c, i)) != NULL; i++)
        for (size_t n = atomic_load(&e->active) ? faces_of(e, faces) : 0; n-- > 0;) {
            pthread_mutex_lock(&faces[n]->viewers_lock);
            act(faces[n]);
            pthread_mutex_unlock(&faces[n]->viewers_lock);
            odd_viewers_wake(faces[n]);
        }
}

static void beat(odd_cached_event *e) {
    e->heartbeats++;
}

static void send_away(odd_cached_event *e) {
    for (odd_viewer *v = e->viewers; v != NULL; v = v->next)
        v->ended = true;
}

/* Marks an event without viewers and spares as inactive, so that it is skipped until it has some. */
static void rest(odd_cached_event *e) {
    pthread_mutex_lock(&e->viewers_lock);
    pthread_mutex_lock(&e->lock);
    if (e->viewers == NULL && e->replaced == NULL)
        atomic_store(&e->active, false);
    for (int i = 0; i < ODD_VISIBLE_COUNT; i++) /* whoever opens a view marks the view as active first */
        if (e->views[i] != NULL && atomic_load(&e->views[i]->active))
            atomic_store(&e->active, true);
    pthread_mutex_unlock(&e->lock);
    pthread_mutex_unlock(&e->viewers_lock);
}

void *odd_events_notifier(void *owner) {
    odd_event_cache *c = owner;
    int64_t pause = LOOK_MS, looked = 0, beaten = odd_tick_ms();
    bool good = true;
    while (odd_alarm_wait(c->changed, pause)) {
        odd_cached_event *e, *faces[FACES];
        int64_t now = odd_tick_ms();
        pause = LOOK_MS;
        if (now - looked >= LOOK_MS && !c->shared) {
            odd_error error;
            bool before = good;
            pthread_mutex_lock(&c->store_lock);
            good = odd_events_refresh(c, &error) == ODD_OK; /* otherwise again after the next pause */
            pthread_mutex_unlock(&c->store_lock);
            looked = good ? now : looked;
            if (before && !good)
                odd_journal_note(c->journal, "storage", error.message);
        }
        for (size_t i = 0; (e = odd_events_nth(c, i)) != NULL; i++) {
            if (!atomic_load(&e->active))
                continue;
            bool room = atomic_load(&e->room_changed);
            for (size_t n = faces_of(e, faces); n-- > 0;) { /* views first, the event last */
                int64_t again = look_at(c, faces[n], now);
                if (room)
                    atomic_store(&faces[n]->room_changed, true);
                odd_room_notify(c, faces[n]);
                pause = again < pause ? again : pause;
                if (n > 0)
                    rest(faces[n]);
            }
            odd_cached_drop_spares(c, e, now);
            rest(e);
        }
        if (now - beaten >= BEAT_MS) {
            each(c, beat);
            beaten = now;
        }
    }
    return NULL;
}

void odd_events_stop(odd_event_cache *c) {
    odd_deal_solver_stop(c->solver);
    pthread_mutex_lock(&c->queue_lock);
    c->stopped = true;
    pthread_cond_broadcast(&c->queued);
    pthread_mutex_unlock(&c->queue_lock);
    odd_alarm_end(c->changed);
    if (c->threads) {
        pthread_join(c->writer, NULL);
        pthread_join(c->notifier, NULL);
        if (c->shared)
            pthread_join(c->listening, NULL);
        c->threads = false;
    }
    atomic_store(&c->closing, true);
    each(c, send_away);
}
