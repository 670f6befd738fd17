/* Tells viewers what has changed. However fast lines are appended, nobody is told more often than a few times a second, and
 * who is slow is not sent what is old by then: each message says all that is new since the one before. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "report/json_members.h"
#include "server/club_inner.h"

enum {
    PAUSE_MS = 200,       /* between two messages about an event, at least */
    PAUSE_MOST_MS = 1000, /* and where there is much to tell to many */
    BYTES_PER_MS = 20000, /* that all viewers of an event are sent */
    PORTION = 32,         /* viewers that are woken at once, so that others are answered in between */
    PORTION_NS = 2000000,
    BEAT_MS = 15000, /* between signs of life */
    LOOK_MS = 1000   /* between looks at what other programs do to the file */
};

struct odd_viewer {
    odd_held *held;
    odd_club *club;
    odd_viewer *next, **at; /* in the list of the event */
    odd_body *message;      /* that is being read */
    size_t read;
    int64_t seen; /* the length that was told; -1: none yet */
    unsigned beats;
    bool asleep, ended;
    odd_quota *quota; /* of which it has a place; NULL: none */
    uint64_t address;
    void (*sleep)(void *owner), (*wake)(void *owner);
    void *owner;
};

/* ---- Viewers ----------------------------------------------------------------------------------- */

odd_viewer *odd_viewer_open(odd_club *c, odd_held *h) {
    odd_viewer *v = odd_alloc(1, sizeof *v);
    v->club = c;
    v->held = h;
    v->seen = -1;
    pthread_mutex_lock(&h->watch);
    v->beats = h->beats;
    v->ended = atomic_load(&c->closing);
    if (h->viewers == NULL) { /* nothing was told while nobody listened */
        h->told = atomic_load(&h->length);
        h->fresh = true;
    }
    v->next = h->viewers;
    v->at = &h->viewers;
    if (v->next != NULL)
        v->next->at = &v->next;
    h->viewers = v;
    h->viewer_count++;
    pthread_mutex_unlock(&h->watch);
    return v;
}

void odd_viewer_counts(odd_viewer *v, odd_quota *quota, uint64_t address) {
    v->quota = quota;
    v->address = address;
}

void odd_viewer_end(odd_viewer *v) {
    pthread_mutex_lock(&v->held->watch);
    v->ended = true;
    if (v->asleep) {
        v->asleep = false;
        v->wake(v->owner);
    }
    pthread_mutex_unlock(&v->held->watch);
}

void odd_viewer_start(odd_viewer *v, void (*sleep)(void *owner), void (*wake)(void *owner), void *owner) {
    pthread_mutex_lock(&v->held->watch);
    v->sleep = sleep;
    v->wake = wake;
    v->owner = owner;
    pthread_mutex_unlock(&v->held->watch);
}

void odd_viewer_close(odd_viewer *v) {
    odd_held *h = v->held;
    pthread_mutex_lock(&h->watch);
    *v->at = v->next;
    if (v->next != NULL)
        v->next->at = v->at;
    if (h->waking == v)
        h->waking = v->next;
    h->viewer_count--;
    pthread_mutex_unlock(&h->watch);
    odd_body_release(v->message);
    if (v->quota != NULL)
        odd_quota_give(v->quota, v->address, 1);
    free(v);
}

static odd_body *say_length(int64_t length) {
    odd_out o = {0};
    odd_out_words(&o, "retry: 1000\nid: %d\nevent: change\ndata: {\"length\":%d}\n\n", (int)length,
                  (int)length);
    return odd_body_take(&o, "");
}

/* What to tell a viewer next; NULL: nothing. */
static odd_body *next_message(odd_viewer *v) {
    odd_held *h = v->held;
    if (v->seen < 0) {
        v->seen = h->told;
        return say_length(h->told);
    }
    if (v->seen != h->told) {
        bool missed = v->seen != h->since;
        v->seen = h->told;
        return odd_body_keep(missed ? h->bare : h->notice);
    }
    if (v->beats != h->beats) {
        v->beats = h->beats;
        return odd_body_keep(v->club->beat);
    }
    return NULL;
}

long odd_viewer_read(odd_viewer *v, char *bytes, size_t cap) {
    long len = 0;
    pthread_mutex_lock(&v->held->watch);
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
    pthread_mutex_unlock(&v->held->watch);
    return len;
}

/* Wakes the next ones. False after the last. */
static bool wake_some(odd_held *h) {
    int woken = 0;
    pthread_mutex_lock(&h->watch);
    for (; h->waking != NULL && woken < PORTION; h->waking = h->waking->next)
        if (h->waking->asleep) {
            h->waking->asleep = false;
            h->waking->wake(h->waking->owner);
            woken++;
        }
    bool more = h->waking != NULL;
    pthread_mutex_unlock(&h->watch);
    return more;
}

/* Who comes meanwhile stands before the first, and is told what there is without being woken. */
static void wake_all(odd_held *h) {
    static const struct timespec pause = {0, PORTION_NS};
    pthread_mutex_lock(&h->watch);
    h->waking = h->viewers;
    pthread_mutex_unlock(&h->watch);
    while (wake_some(h))
        nanosleep(&pause, NULL);
}

/* ---- What has changed -------------------------------------------------------------------------- */

/* The rows of the list of standings, one after the other: objects in an array. */
static bool next_row(const char **at, odd_text *row) {
    const char *p = *at;
    while (*p == ',' || *p == ' ' || *p == '\n' || *p == '[')
        p++;
    if (*p != '{')
        return false;
    row->text = p;
    int depth = 0;
    do {
        if (*p == '"')
            for (p++; *p != '"'; p++)
                p += *p == '\\';
        depth += (*p == '{' || *p == '[') - (*p == '}' || *p == ']');
        p++;
    } while (depth > 0);
    row->len = (size_t)(p - row->text);
    *at = p;
    return true;
}

static uint64_t hash_of(odd_text text) {
    uint64_t hash = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < text.len; i++)
        hash = (hash ^ (unsigned char)text.text[i]) * UINT64_C(1099511628211);
    return hash;
}

static int by_value(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Those that are not among the rows that were told before; and then, all that there are. */
static void put_rows(odd_held *h, odd_out *o, odd_body *standings) {
    odd_out text = {0};
    odd_out_bytes(&text, standings->bytes, standings->len);
    odd_out_char(&text, '\0');
    const char *at = strstr(text.text, "\"standings\":[");
    uint64_t *rows = NULL;
    size_t count = 0, cap = 0;
    odd_text row;
    at = at != NULL ? strchr(at, '[') : "";
    while (next_row(&at, &row)) {
        rows = odd_grow(rows, count, &cap, sizeof *rows);
        rows[count] = hash_of(row);
        if (h->row_count == 0 ||
            bsearch(&rows[count], h->rows, h->row_count, sizeof *rows, by_value) == NULL) {
            odd_json_next(o);
            odd_out_bytes(o, row.text, row.len);
        }
        count++;
    }
    if (count > 0)
        qsort(rows, count, sizeof *rows, by_value);
    free(h->rows);
    h->rows = rows;
    h->row_count = count;
    odd_out_free(&text);
}

/* "data:" must be one line. */
static odd_body *say_changes(odd_held *h, odd_body *standings, int64_t length, int64_t since) {
    odd_out o = {0};
    odd_out_words(&o, "id: %d\nevent: change\ndata: {\"length\":%d,\"since\":%d,\"standings\":[", (int)length,
                  (int)length, (int)since);
    put_rows(h, &o, standings);
    odd_out_text(&o, "]}\n\n");
    return odd_body_take(&o, "");
}

static int64_t pause_after(size_t bytes) {
    int64_t pause_ms = (int64_t)(bytes / BYTES_PER_MS);
    return pause_ms < PAUSE_MS ? PAUSE_MS : pause_ms < PAUSE_MOST_MS ? pause_ms : PAUSE_MOST_MS;
}

/* Where the standings cannot be had, that there are others. */
static void tell(odd_club *c, odd_held *h, int64_t since, int64_t now) {
    odd_request request = {.ask = ODD_ASK_STANDINGS};
    int64_t length;
    odd_web_response standings = odd_held_ask(c, h, &request, false, &length);
    odd_body *bare = say_length(length);
    odd_body *notice =
        standings.status == 200 ? say_changes(h, standings.body, length, since) : odd_body_keep(bare);
    odd_body_release(standings.body);
    pthread_mutex_lock(&h->watch);
    odd_body *old[] = {h->notice, h->bare};
    h->notice = notice;
    h->bare = bare;
    h->since = since;
    h->told = length;
    h->told_ms = now;
    h->pause_ms = pause_after(notice->len * h->viewer_count);
    pthread_mutex_unlock(&h->watch);
    odd_body_release(old[0]);
    odd_body_release(old[1]);
    wake_all(h);
}

/* Tells of one event, if there is something to tell. Returns in how many milliseconds to look again. */
static int64_t look_at(odd_club *c, odd_held *h, int64_t now) {
    pthread_mutex_lock(&h->watch);
    bool news = h->viewers != NULL && h->told != atomic_load(&h->length), fresh = h->fresh;
    bool soon = news && now < h->told_ms + h->pause_ms;
    int64_t since = h->told, wait = h->told_ms + h->pause_ms - now;
    if (news && !soon)
        h->fresh = false;
    pthread_mutex_unlock(&h->watch);
    if (!news || soon)
        return news ? wait : LOOK_MS;
    if (fresh)
        h->row_count = 0; /* all rows are new to somebody */
    tell(c, h, since, now);
    return PAUSE_MS;
}

/* ---- The thread -------------------------------------------------------------------------------- */

void odd_club_changed(odd_club *c) {
    pthread_mutex_lock(&c->tell_lock);
    c->changed = true;
    pthread_cond_signal(&c->tell);
    pthread_mutex_unlock(&c->tell_lock);
}

/* False when it is over. */
static bool wait_for(odd_club *c, int64_t pause_ms) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += (time_t)(pause_ms / 1000);
    until.tv_nsec += (long)(pause_ms % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    pthread_mutex_lock(&c->tell_lock);
    while (!c->changed && !c->ended && pthread_cond_timedwait(&c->tell, &c->tell_lock, &until) == 0)
        ;
    c->changed = false;
    bool goes_on = !c->ended;
    pthread_mutex_unlock(&c->tell_lock);
    return goes_on;
}

static void each(odd_club *c, void (*act)(odd_held *h)) {
    odd_held *h;
    for (size_t i = 0; (h = odd_club_nth(c, i)) != NULL; i++) {
        pthread_mutex_lock(&h->watch);
        act(h);
        pthread_mutex_unlock(&h->watch);
        wake_all(h);
    }
}

static void beat(odd_held *h) {
    h->beats++;
}

static void send_away(odd_held *h) {
    for (odd_viewer *v = h->viewers; v != NULL; v = v->next)
        v->ended = true;
}

void *odd_club_tell(void *owner) {
    odd_club *c = owner;
    int64_t pause = LOOK_MS, looked = 0, beaten = odd_tick_ms();
    bool good = true;
    while (wait_for(c, pause)) {
        odd_held *h;
        int64_t now = odd_tick_ms();
        pause = LOOK_MS;
        if (now - looked >= LOOK_MS) {
            odd_error error;
            bool before = good;
            pthread_mutex_lock(&c->store_lock);
            good = odd_club_look(c, &error) == ODD_OK; /* else again, when the next pause is over */
            pthread_mutex_unlock(&c->store_lock);
            looked = good ? now : looked;
            if (before && !good)
                odd_journal_tell(c->journal, "storage", error.message);
        }
        for (size_t i = 0; (h = odd_club_nth(c, i)) != NULL; i++) {
            int64_t again = look_at(c, h, now);
            pause = again < pause ? again : pause;
            odd_held_tidy(c, h, now);
        }
        if (now - beaten >= BEAT_MS) {
            each(c, beat);
            beaten = now;
        }
    }
    return NULL;
}

void odd_club_stop(odd_club *c) {
    pthread_mutex_lock(&c->queue_lock);
    c->stopped = true;
    pthread_cond_broadcast(&c->queued);
    pthread_mutex_unlock(&c->queue_lock);
    pthread_mutex_lock(&c->tell_lock);
    c->ended = true;
    pthread_cond_signal(&c->tell);
    pthread_mutex_unlock(&c->tell_lock);
    if (c->threads) {
        pthread_join(c->writer, NULL);
        pthread_join(c->teller, NULL);
        c->threads = false;
    }
    atomic_store(&c->closing, true);
    each(c, send_away);
}
