/* Events in memory, and what is answered from there. */
#include "web/club_inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/error.h"
#include "view/event.h"

/* What viewers are sent when there is nothing to tell, so that both sides notice when a connection is no more. */
static const char beat[] = "event: beat\ndata: {}\n\n";

enum { LOADED_MAX = 200 }; /* events in memory; those that were not asked for longest leave it */

int64_t odd_now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- Memory of events -------------------------------------------------------------------------- */

static void *take(void *owner, size_t bytes) {
    (void)owner;
    return odd_alloc(1, bytes);
}

static void give(void *owner, void *block, size_t bytes) {
    (void)owner;
    (void)bytes;
    free(block);
}

static void unload(odd_club *c, odd_held *h) {
    if (h->live == NULL)
        return;
    odd_live_close(h->live);
    h->live = NULL;
    c->loaded--;
}

/* Makes room for one more: the one that was not used for longest and that nobody uses now. */
static void make_room(odd_club *c) {
    odd_held *oldest = NULL;
    if (c->loaded < LOADED_MAX)
        return;
    for (size_t i = 0; i < c->count; i++) {
        odd_held *h = c->list[i];
        if (h->live != NULL && (oldest == NULL || atomic_load(&h->used) < atomic_load(&oldest->used)))
            oldest = h;
    }
    if (oldest != NULL && pthread_rwlock_trywrlock(&oldest->lock) == 0) {
        unload(c, oldest);
        pthread_rwlock_unlock(&oldest->lock);
    }
}

static void set_title(odd_held *h, odd_text title) {
    pthread_mutex_lock(&h->small);
    free(h->title);
    h->title = odd_alloc(title.len + 1, 1);
    if (title.len > 0)
        memcpy(h->title, title.text, title.len);
    pthread_mutex_unlock(&h->small);
}

void odd_held_retitle(odd_held *h) {
    set_title(h, odd_live_event(h->live)->title);
}

bool odd_held_load(odd_club *c, odd_held *h, odd_error *error) {
    odd_out log = {0};
    if (h->live != NULL)
        return true;
    make_room(c);
    bool good = odd_store_text(c->store, h->id, &log, error) == ODD_OK;
    if (good) {
        h->live = odd_live_open(&c->live_host, log.text != NULL ? log.text : "", log.len);
        h->bytes = odd_live_length(h->live);
        c->loaded++;
        odd_held_retitle(h);
    }
    odd_out_free(&log);
    return good;
}

/* Holds the event for reading; it is in memory then. False with the reason. */
static bool hold(odd_club *c, odd_held *h, odd_error *error) {
    pthread_rwlock_rdlock(&h->lock);
    while (h->live == NULL) {
        pthread_rwlock_unlock(&h->lock);
        pthread_mutex_lock(&c->store_lock);
        pthread_rwlock_wrlock(&h->lock);
        bool good = odd_held_load(c, h, error);
        pthread_rwlock_unlock(&h->lock);
        pthread_mutex_unlock(&c->store_lock);
        if (!good)
            return false;
        pthread_rwlock_rdlock(&h->lock);
    }
    atomic_store(&h->used, atomic_fetch_add(&c->clock, 1));
    return true;
}

/* ---- Which events there are -------------------------------------------------------------------- */

odd_held *odd_club_new(const odd_stored_event *event) {
    odd_held *h = odd_alloc(1, sizeof *h);
    h->id = event->id;
    memcpy(h->name, event->name.text,
           event->name.len < sizeof h->name ? event->name.len : sizeof h->name - 1);
    atomic_init(&h->length, event->length);
    atomic_init(&h->changed_ms, event->changed_ms);
    h->told = event->length;
    pthread_rwlock_init(&h->lock, NULL);
    pthread_mutex_init(&h->small, NULL);
    pthread_mutex_init(&h->watch, NULL);
    if (event->title.text != NULL)
        set_title(h, event->title);
    return h;
}

void odd_club_show(odd_club *c, odd_held *h) {
    pthread_rwlock_wrlock(&c->list_lock);
    c->list = odd_grow(c->list, c->count, &c->cap, sizeof *c->list);
    c->list[c->count++] = h;
    pthread_rwlock_unlock(&c->list_lock);
}

odd_held *odd_club_find(odd_club *c, odd_text name) {
    odd_held *found = NULL;
    pthread_rwlock_rdlock(&c->list_lock);
    for (size_t i = 0; i < c->count && found == NULL; i++)
        if (strlen(c->list[i]->name) == name.len && memcmp(c->list[i]->name, name.text, name.len) == 0)
            found = c->list[i];
    pthread_rwlock_unlock(&c->list_lock);
    return found;
}

/* What another program has made of an event. */
static bool look_at(void *owner, const odd_stored_event *event) {
    odd_club *c = owner;
    odd_held *h = odd_club_find(c, event->name);
    if (h == NULL) {
        odd_club_show(c, odd_club_new(event));
    } else if (atomic_load(&h->length) != event->length) {
        pthread_rwlock_wrlock(&h->lock);
        unload(c, h);
        atomic_store(&h->length, event->length);
        atomic_store(&h->changed_ms, event->changed_ms);
        if (event->title.text != NULL)
            set_title(h, event->title);
        pthread_rwlock_unlock(&h->lock);
    }
    return true;
}

int odd_club_look(odd_club *c, odd_error *error) {
    int64_t version;
    int code = odd_store_version(c->store, &version, error);
    if (code != ODD_OK || version == c->version)
        return code;
    code = odd_store_events(c->store, look_at, c, error);
    if (code == ODD_OK)
        c->version = version;
    return code;
}

/* Events whose titles are not stored: of a database of the first version, once. */
static int find_titles(odd_club *c, odd_error *error) {
    int code = odd_store_begin(c->store, error);
    for (size_t i = 0; code == ODD_OK && i < c->count; i++) {
        odd_held *h = c->list[i];
        if (h->title != NULL)
            continue;
        code = odd_held_load(c, h, error) ? ODD_OK : error->code;
        if (code == ODD_OK)
            code = odd_store_retitle(c->store, h->id, odd_text_of(h->title), error);
        unload(c, h);
    }
    if (code == ODD_OK)
        return odd_store_commit(c->store, error);
    odd_store_rollback(c->store);
    return code;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

odd_club *odd_club_open(const char *path, bool threads, odd_error *error) {
    odd_club *c = odd_alloc(1, sizeof *c);
    c->store = odd_store_open(path, ODD_STORE_WRITE, error);
    c->version = -1;
    c->live_host = (odd_live_host){.take = take, .give = give, .seed = odd_seed()};
    c->last = &c->first;
    pthread_mutex_init(&c->store_lock, NULL);
    pthread_rwlock_init(&c->list_lock, NULL);
    pthread_mutex_init(&c->queue_lock, NULL);
    pthread_cond_init(&c->queued, NULL);
    pthread_mutex_init(&c->tell_lock, NULL);
    pthread_cond_init(&c->tell, NULL);
    c->beat = odd_body_of(beat, sizeof beat - 1, "");
    bool good = c->store != NULL && odd_club_look(c, error) == ODD_OK && find_titles(c, error) == ODD_OK;
    if (good && threads) {
        c->threads = pthread_create(&c->writer, NULL, odd_club_write, c) == 0;
        if (!c->threads || pthread_create(&c->teller, NULL, odd_club_tell, c) != 0)
            odd_no_memory();
    }
    if (good)
        return c;
    odd_club_close(c);
    return NULL;
}

void odd_held_free(odd_club *c, odd_held *h) {
    unload(c, h);
    for (int i = 0; i < ODD_ASK_COUNT; i++)
        for (int zip = 0; zip < 2; zip++)
            odd_body_release(h->ready[i][zip]);
    odd_body_release(h->notice);
    odd_body_release(h->bare);
    pthread_rwlock_destroy(&h->lock);
    pthread_mutex_destroy(&h->small);
    pthread_mutex_destroy(&h->watch);
    free(h->rows);
    free(h->title);
    free(h);
}

void odd_club_close(odd_club *c) {
    for (size_t i = 0; i < c->count; i++)
        odd_held_free(c, c->list[i]);
    odd_body_release(c->beat);
    odd_store_close(c->store);
    pthread_mutex_destroy(&c->store_lock);
    pthread_rwlock_destroy(&c->list_lock);
    pthread_mutex_destroy(&c->queue_lock);
    pthread_cond_destroy(&c->queued);
    pthread_mutex_destroy(&c->tell_lock);
    pthread_cond_destroy(&c->tell);
    free(c->list);
    free(c);
}

/* ---- Answers ----------------------------------------------------------------------------------- */

/* Those that depend on nothing but the log. */
static bool can_be_ready(odd_ask ask) {
    return ask == ODD_ASK_EVENT || ask == ODD_ASK_STANDINGS || ask == ODD_ASK_BOARDS ||
           ask == ODD_ASK_CARDS || ask == ODD_ASK_CHECK || ask == ODD_ASK_SETTINGS ||
           ask == ODD_ASK_PROBLEMS || ask == ODD_ASK_UNDO;
}

odd_body *odd_held_ready(odd_held *h, odd_ask ask, bool zip) {
    odd_body *body = NULL;
    pthread_mutex_lock(&h->small);
    if (h->ready[ask][zip] != NULL && h->ready_length[ask][zip] == atomic_load(&h->length))
        body = odd_body_keep(h->ready[ask][zip]);
    pthread_mutex_unlock(&h->small);
    return body;
}

static void make_ready(odd_held *h, odd_ask ask, bool zip, odd_body *body, int64_t length) {
    pthread_mutex_lock(&h->small);
    odd_body_release(h->ready[ask][zip]);
    h->ready[ask][zip] = odd_body_keep(body);
    h->ready_length[ask][zip] = length;
    pthread_mutex_unlock(&h->small);
}

/* Another database may have an event of the same number and length, but not of the same time. */
static void tag(odd_held *h, odd_body *body, int64_t length) {
    body->cache = "no-cache";
    snprintf(body->etag, sizeof body->etag, "\"%llx-%llx-%llx\"", (unsigned long long)h->id,
             (unsigned long long)atomic_load(&h->changed_ms), (unsigned long long)length);
}

/* The answer as it stands, and of which length of the log it is. */
static int answer(odd_club *c, odd_held *h, const odd_request *request, odd_body **body, int64_t *length) {
    odd_error error = {.code = ODD_E_OUTSIDE};
    odd_out json = {0};
    if (!hold(c, h, &error)) {
        odd_web_response response = odd_respond_wrong(500, "storage", &error);
        *body = response.body;
        return error.code;
    }
    int code = odd_live_ask(h->live, request, &json);
    *length = atomic_load(&h->length);
    *body = odd_body_take(&json, ODD_JSON_TYPE);
    if (code == ODD_OK && can_be_ready(request->ask)) {
        tag(h, *body, *length);
        make_ready(h, request->ask, false, *body, *length);
    }
    pthread_rwlock_unlock(&h->lock);
    return code;
}

int odd_held_ask(odd_club *c, odd_held *h, const odd_request *request, bool zip, odd_body **body) {
    bool keeps = can_be_ready(request->ask);
    int64_t length = atomic_load(&h->length);
    *body = keeps ? odd_held_ready(h, request->ask, false) : NULL;
    int code = *body == NULL ? answer(c, h, request, body, &length) : ODD_OK;
    if (code != ODD_OK || !zip)
        return code;
    odd_body *zipped = odd_body_zip(*body);
    if (zipped != NULL) {
        odd_body_release(*body);
        *body = zipped;
    }
    if (keeps)
        make_ready(h, request->ask, true, *body, length);
    return code;
}

/* "2026-11-16T02:03:04.123Z" */
static void put_time(odd_out *o, const char *key, int64_t time_ms) {
    char text[48];
    time_t seconds = (time_t)(time_ms / 1000);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    size_t len = strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(text + len, sizeof text - len, ".%03dZ", (int)(time_ms % 1000));
    odd_json_word(o, key, text);
}

static void put_event(odd_club *c, odd_held *h, odd_out *o) {
    odd_error error;
    odd_json_next(o);
    odd_out_text(o, "\n  {");
    odd_json_word(o, "id", h->name);
    pthread_mutex_lock(&h->small);
    bool known = h->title != NULL;
    pthread_mutex_unlock(&h->small);
    if (!known && hold(c, h, &error))
        pthread_rwlock_unlock(&h->lock);
    pthread_mutex_lock(&h->small);
    odd_json_member(o, "title", odd_text_of(h->title != NULL ? h->title : ""));
    pthread_mutex_unlock(&h->small);
    odd_json_int(o, "length", atomic_load(&h->length));
    put_time(o, "changed", atomic_load(&h->changed_ms));
    odd_out_char(o, '}');
}

void odd_club_list(odd_club *c, odd_out *o) {
    pthread_rwlock_rdlock(&c->list_lock);
    size_t count = c->count;
    odd_held **list = odd_alloc(count, sizeof *list); /* loading one needs the lock */
    if (count > 0)
        memcpy(list, c->list, count * sizeof *list);
    pthread_rwlock_unlock(&c->list_lock);
    odd_out_text(o, "{\"events\":[");
    for (size_t i = 0; i < count; i++)
        put_event(c, list[i], o);
    odd_out_text(o, "]}\n");
    free(list);
}

typedef struct listing {
    odd_out *o;
    int64_t left;
} listing;

static bool put_line(void *owner, const odd_stored_line *line) {
    listing *l = owner;
    if (l->left-- == 0)
        return false;
    odd_json_next(l->o);
    odd_out_text(l->o, "\n  {");
    odd_json_int(l->o, "number", line->number);
    put_time(l->o, "time", line->time_ms);
    odd_json_member(l->o, "author", line->author);
    odd_json_member(l->o, "text", line->text);
    odd_out_char(l->o, '}');
    return true;
}

int odd_held_log(odd_club *c, odd_held *h, int64_t from, int64_t count, odd_out *o, odd_error *error) {
    listing l = {o, count};
    pthread_mutex_lock(&c->store_lock);
    odd_out_char(o, '{');
    odd_json_word(o, "id", h->name);
    odd_json_int(o, "length", atomic_load(&h->length));
    odd_json_open(o, "lines", '[');
    int code = odd_store_lines(c->store, h->id, from, put_line, &l, error);
    pthread_mutex_unlock(&c->store_lock);
    odd_out_text(o, "]}\n");
    return code;
}

int odd_held_text(odd_club *c, odd_held *h, odd_out *text, odd_error *error) {
    pthread_mutex_lock(&c->store_lock);
    int code = odd_store_text(c->store, h->id, text, error);
    pthread_mutex_unlock(&c->store_lock);
    return code;
}

/* ---- Kept beside ------------------------------------------------------------------------------- */

int odd_club_keep(odd_club *c, odd_text name, odd_text value, int64_t until_ms, odd_error *error) {
    pthread_mutex_lock(&c->store_lock);
    int code = odd_store_keep(c->store, name, value, until_ms, error);
    pthread_mutex_unlock(&c->store_lock);
    return code;
}

int odd_club_kept(odd_club *c, odd_text prefix,
                  bool (*each)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                  odd_error *error) {
    pthread_mutex_lock(&c->store_lock);
    int code = odd_store_kept(c->store, prefix, each, owner, error);
    pthread_mutex_unlock(&c->store_lock);
    return code;
}
