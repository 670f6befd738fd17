/* Events in memory as snapshots: who reads takes the one that stands now and keeps it as long as it needs; the writer works on
 * a copy of its own, and puts that into its place when the lines are on the disk. Neither waits for the other.
 *
 * A copy that was replaced becomes a spare when nobody reads it any more: it needs only the lines that came since. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "server/club_inner.h"

enum {
    LOADED_MAX = 200,       /* events in memory; those that were not asked for longest leave it */
    LOADED_BYTES = 1 << 28, /* that they take */
    SPARES = 4,             /* copies of an event that nobody reads */
    SPARE_MS = 20000        /* after the last addition they are kept so long */
};

/* ---- One snapshot --------------------------------------------------------------------------------- */

typedef struct building {
    odd_club *club;
    odd_snap *snap;
    const odd_snap *from; /* NULL: from a text */
    odd_text text;
} building;

static void read_text(void *owner) {
    building *b = owner;
    b->snap->live = odd_live_open_log(&b->club->live_host, b->text.text, b->text.len);
}

static void copy_other(void *owner) {
    building *b = owner;
    b->snap->live = odd_live_copy(b->from->live);
}

static void follow_other(void *owner) {
    building *b = owner;
    odd_live_follow(b->snap->live, b->from->live);
}

static void count_bytes(odd_club *c, odd_snap *s) {
    atomic_fetch_add(&c->loaded_bytes, s->memory.bytes - s->counted);
    s->counted = s->memory.bytes;
}

void odd_snap_drop(odd_club *c, odd_snap *s) {
    odd_ration_free(&s->memory);
    count_bytes(c, s);
    free(s);
}

/* False if there is no memory: then it is gone. */
static bool build(building *b, void (*work)(void *owner)) {
    if (odd_ration_run(&b->snap->memory, work, b) != ODD_RATION_DONE) {
        odd_snap_drop(b->club, b->snap);
        b->snap = NULL;
        return false;
    }
    count_bytes(b->club, b->snap);
    b->snap->length = (int64_t)odd_live_lines(b->snap->live);
    return true;
}

static odd_snap *make(odd_club *c, const odd_snap *from, odd_text text, odd_error *error) {
    building b = {c, calloc(1, sizeof *b.snap), from, text};
    if (b.snap != NULL && build(&b, from != NULL ? copy_other : read_text)) {
        b.snap->references = 1;
        b.snap->changed_ms = from != NULL ? from->changed_ms : 0;
        return b.snap;
    }
    odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory for this event now");
    return NULL;
}

/* The lock of the event is held: the first of a list of those that are not needed any more, linked by old. */
static size_t unlink_snap(odd_snap **at, odd_snap **dropped) {
    odd_snap *s = *at;
    size_t bytes = s->counted;
    *at = s->old;
    if (--s->references == 0) {
        s->old = *dropped;
        *dropped = s;
    } else {
        s->old = NULL; /* whoever reads it last drops it */
    }
    return bytes;
}

static void drop_all(odd_club *c, odd_snap *dropped) {
    for (odd_snap *s = dropped, *next; s != NULL; s = next) {
        next = s->old;
        odd_snap_drop(c, s);
    }
}

/* ---- Stored lines ----------------------------------------------------------------------------------- */

typedef struct record {
    int64_t number, time_ms;
    size_t author, text; /* their lengths; the bytes follow */
} record;

static bool keep_bytes(odd_stored *s, const void *bytes, size_t len) {
    if (s->cap - s->len < len) {
        size_t cap = (s->cap + len) * 2;
        char *more = realloc(s->bytes, cap);
        if (more == NULL) {
            s->no_memory = true;
            return false;
        }
        s->bytes = more;
        s->cap = cap;
    }
    if (len > 0)
        memcpy(s->bytes + s->len, bytes, len);
    s->len += len;
    return true;
}

static bool keep_line(void *owner, const odd_stored_line *line) {
    odd_stored *s = owner;
    record r = {line->number, line->time_ms, line->author.len, line->text.len};
    s->cut = s->most > 0 && s->len >= s->most;
    if (s->left == 0 || s->cut || !keep_bytes(s, &r, sizeof r) ||
        !keep_bytes(s, line->author.text, line->author.len) ||
        !keep_bytes(s, line->text.text, line->text.len))
        return false;
    s->left--;
    return true;
}

static int read_lines(odd_stored *s, odd_store *store, int64_t event, int64_t from, odd_error *error) {
    int code = odd_store_lines(store, event, from, keep_line, s, error);
    if (code == ODD_OK && s->no_memory)
        code = odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory for these lines now");
    return code;
}

int odd_stored_read(odd_stored *s, odd_club *c, odd_held *h, int64_t from, odd_error *error) {
    pthread_mutex_t *lock = c->reader != NULL ? &c->reading : &c->store_lock;
    pthread_mutex_lock(lock);
    int code = read_lines(s, c->reader != NULL ? c->reader : c->store, h->id, from, error);
    pthread_mutex_unlock(lock);
    return code;
}

bool odd_stored_next(const odd_stored *s, size_t *at, odd_stored_line *line) {
    record r;
    if (*at >= s->len)
        return false;
    memcpy(&r, s->bytes + *at, sizeof r);
    const char *text = s->bytes + *at + sizeof r;
    *line = (odd_stored_line){r.number, r.time_ms, {text, r.author}, {text + r.author, r.text}};
    *at += sizeof r + r.author + r.text;
    return true;
}

/* The texts alone, each with its end, in the place of the records. */
static odd_text join_lines(odd_stored *s) {
    odd_stored_line line;
    size_t len = 0;
    for (size_t at = 0; odd_stored_next(s, &at, &line);) {
        memmove(s->bytes + len, line.text.text, line.text.len);
        len += line.text.len;
        s->bytes[len++] = '\n';
    }
    return (odd_text){len > 0 ? s->bytes : "", len};
}

/* ---- Loading ----------------------------------------------------------------------------------------- */

/* Room for one more: the one that was not used for longest goes. */
static void make_room(odd_club *c) {
    size_t bytes = atomic_load(&c->loaded_bytes); /* those that somebody reads go a little later */
    while (atomic_load(&c->loaded) >= LOADED_MAX || bytes >= LOADED_BYTES) {
        odd_held *h, *oldest = NULL;
        for (size_t i = 0; (h = odd_club_nth(c, i)) != NULL; i++) {
            pthread_mutex_lock(&h->small);
            bool there = h->now != NULL;
            pthread_mutex_unlock(&h->small);
            if (there && (oldest == NULL || atomic_load(&h->used) < atomic_load(&oldest->used)))
                oldest = h;
        }
        if (oldest == NULL)
            return;
        size_t gone = odd_held_unload(c, oldest);
        bytes = gone < bytes ? bytes - gone : 0;
    }
}

static odd_snap *load_from(odd_club *c, odd_store *store, odd_held *h, odd_error *error) {
    odd_stored lines = {.left = INT64_MAX};
    odd_snap *s = NULL;
    if (read_lines(&lines, store, h->id, 1, error) == ODD_OK)
        s = make(c, NULL, join_lines(&lines), error);
    if (s != NULL)
        s->changed_ms = atomic_load(&h->changed_ms);
    free(lines.bytes);
    return s;
}

/* Puts what was loaded into its place, unless there is another by now, or more lines. */
static bool install(odd_club *c, odd_held *h, odd_snap *s) {
    pthread_mutex_lock(&h->small);
    bool fits = h->now == NULL && s->length >= atomic_load(&h->length);
    if (fits) {
        h->now = s;
        atomic_fetch_add(&c->loaded, 1);
    }
    pthread_mutex_unlock(&h->small);
    if (!fits)
        odd_snap_drop(c, s);
    return fits;
}

static odd_snap *take_now(odd_club *c, odd_held *h) {
    pthread_mutex_lock(&h->small);
    odd_snap *s = h->now;
    if (s != NULL)
        s->references++;
    pthread_mutex_unlock(&h->small);
    if (s != NULL)
        atomic_store(&h->used, atomic_fetch_add(&c->clock, 1));
    return s;
}

/* One at a time, so that nobody loads what another is loading. */
static bool load(odd_club *c, odd_held *h, odd_error *error) {
    pthread_mutex_t *lock = c->reader != NULL ? &c->reading : &c->store_lock;
    pthread_mutex_lock(lock);
    odd_snap *s = take_now(c, h);
    bool good = s != NULL;
    if (s == NULL) {
        make_room(c);
        odd_snap *loaded = load_from(c, c->reader != NULL ? c->reader : c->store, h, error);
        good = loaded != NULL;
        if (good)
            install(c, h, loaded);
    }
    pthread_mutex_unlock(lock);
    if (s != NULL)
        odd_snap_release(c, h, s);
    return good;
}

odd_snap *odd_snap_take(odd_club *c, odd_held *h, odd_error *error) {
    for (;;) {
        odd_snap *s = take_now(c, h);
        if (s != NULL)
            return s;
        if (!load(c, h, error))
            return NULL;
    }
}

void odd_snap_release(odd_club *c, odd_held *h, odd_snap *s) {
    pthread_mutex_lock(&h->small);
    bool last = --s->references == 0;
    pthread_mutex_unlock(&h->small);
    if (last)
        odd_snap_drop(c, s);
}

size_t odd_held_unload(odd_club *c, odd_held *h) {
    odd_snap *dropped = NULL;
    size_t bytes = 0;
    pthread_mutex_lock(&h->small);
    bool there = h->now != NULL;
    if (there) {
        h->now->old = h->old;
        h->old = h->now;
        h->now = NULL;
    }
    while (h->old != NULL)
        bytes += unlink_snap(&h->old, &dropped);
    pthread_mutex_unlock(&h->small);
    if (there)
        atomic_fetch_sub(&c->loaded, 1);
    drop_all(c, dropped);
    return bytes;
}

/* ---- The writer's ----------------------------------------------------------------------------------- */

/* The spare that lacks least, which is the caller's then. The lock is held. */
static odd_snap *take_spare(odd_held *h) {
    odd_snap **best = NULL;
    for (odd_snap **at = &h->old; *at != NULL; at = &(*at)->old)
        if ((*at)->references == 1 && (best == NULL || (*at)->length > (*best)->length))
            best = at;
    if (best == NULL)
        return NULL;
    odd_snap *s = *best;
    *best = s->old;
    s->old = NULL;
    return s;
}

static odd_snap *catch_up(odd_club *c, odd_snap *spare, const odd_snap *now) {
    building b = {c, spare, now, {0}};
    return build(&b, follow_other) ? b.snap : NULL;
}

odd_snap *odd_snap_stage(odd_club *c, odd_held *h, int64_t length, odd_error *error) {
    odd_snap *staged = NULL, *now = take_now(c, h);
    if (now != NULL && now->length == length) {
        pthread_mutex_lock(&h->small);
        odd_snap *spare = take_spare(h);
        pthread_mutex_unlock(&h->small);
        staged = spare != NULL ? catch_up(c, spare, now) : NULL;
        if (staged == NULL)
            staged = make(c, now, (odd_text){0}, error);
    } else {
        make_room(c);
        staged = load_from(c, c->store, h, error);
    }
    if (now != NULL)
        odd_snap_release(c, h, now);
    return staged;
}

/* Of the spares, so many are kept; those that somebody reads become spares later. The lock is held. */
static void trim(odd_held *h, int most, odd_snap **dropped) {
    for (odd_snap **at = &h->old; *at != NULL;)
        if ((*at)->references == 1 && most-- <= 0)
            unlink_snap(at, dropped);
        else
            at = &(*at)->old;
}

void odd_held_retitle(odd_held *h, odd_text title) {
    char *copy = title.text != NULL ? calloc(title.len + 1, 1) : NULL;
    if (copy == NULL)
        return;
    memcpy(copy, title.text, title.len);
    free(h->title);
    h->title = copy;
}

void odd_snap_publish(odd_club *c, odd_held *h, odd_snap *s, int64_t changed_ms) {
    odd_snap *dropped = NULL;
    s->length = (int64_t)odd_live_lines(s->live);
    s->changed_ms = changed_ms;
    count_bytes(c, s);
    pthread_mutex_lock(&h->small);
    odd_snap *before = h->now;
    h->now = s;
    if (before != NULL) {
        before->old = h->old;
        h->old = before;
        trim(h, SPARES, &dropped);
    }
    h->written_ms = odd_tick_ms();
    odd_text title = odd_live_event(s->live)->title;
    odd_held_retitle(h, title.len > 0 ? title : odd_text_of(""));
    atomic_store(&h->changed_ms, changed_ms);
    atomic_store(&h->length, s->length);
    pthread_mutex_unlock(&h->small);
    if (before == NULL)
        atomic_fetch_add(&c->loaded, 1);
    drop_all(c, dropped);
}

/* ---- Spares -------------------------------------------------------------------------------------------- */

static int spares(odd_held *h) {
    int count = 0;
    pthread_mutex_lock(&h->small);
    for (odd_snap *s = h->old; s != NULL; s = s->old)
        count += s->references == 1;
    if (h->written_ms == 0 || odd_tick_ms() - h->written_ms > SPARE_MS)
        count = SPARES; /* nobody needs one */
    pthread_mutex_unlock(&h->small);
    return count;
}

/* The one that is read now is none, and the writer needs one while the other is read. */
void odd_held_spare(odd_club *c, odd_held *h) {
    enum { NEEDED = 2 };
    odd_error error;
    while (spares(h) < NEEDED) {
        odd_snap *now = odd_snap_take(c, h, &error), *copy = NULL;
        if (now != NULL)
            copy = make(c, now, (odd_text){0}, &error);
        if (now != NULL)
            odd_snap_release(c, h, now);
        if (copy == NULL)
            return;
        pthread_mutex_lock(&h->small);
        copy->old = h->old;
        h->old = copy;
        pthread_mutex_unlock(&h->small);
    }
}

void odd_held_tidy(odd_club *c, odd_held *h, int64_t now_ms) {
    odd_snap *dropped = NULL;
    pthread_mutex_lock(&h->small);
    if (h->old != NULL && now_ms - h->written_ms > SPARE_MS)
        trim(h, 0, &dropped);
    pthread_mutex_unlock(&h->small);
    drop_all(c, dropped);
}
