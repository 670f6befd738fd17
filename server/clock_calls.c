/* The room where an event is played, as far as it is no fact of the event: the clock, calls for the director, results that wait to be
 * confirmed. They are values besides the logs, stored under names that begin with their kind and the event: "clock tuesday",
 * "call tuesday 5", "entry tuesday 5 7". This file reads them and tells viewers when they have changed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/out.h"
#include "server/event_cache.h"

enum { LOOK_MS = 1000, NAME_MAX_BYTES = 16 + ODD_STORE_NAME_MAX };

/* ---- The clock ------------------------------------------------------------------------------------- */

/* A copy of one stored value. */
typedef struct found_value {
    const char *name;
    char *value;
} found_value;

static bool take_found(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    found_value *f = owner;
    (void)until_ms;
    if (!odd_text_same(name, odd_text_of(f->name)))
        return true;
    f->value = calloc(value.len + 1, 1);
    if (f->value != NULL && value.len > 0)
        memcpy(f->value, value.text, value.len);
    return false;
}

/* The time since a clock was stored: by the time of day when it is first read, then by a clock that cannot be set. */
static int64_t passed_since(odd_cached_event *e, const char *text, int64_t at_ms) {
    int64_t tick_ms = odd_tick_ms();
    pthread_mutex_lock(&e->clock_lock);
    if (e->clock_text == NULL || strcmp(e->clock_text, text) != 0) {
        char *copy = calloc(strlen(text) + 1, 1);
        if (copy != NULL) {
            memcpy(copy, text, strlen(text));
            free(e->clock_text);
            e->clock_text = copy;
        }
        e->clock_tick_ms = tick_ms - (odd_now_ms() - at_ms);
    }
    int64_t passed_ms = tick_ms - e->clock_tick_ms;
    pthread_mutex_unlock(&e->clock_lock);
    return passed_ms;
}

/* Computes the state of the clock by the rounds of an event. */
static int clock_now(odd_event_cache *c, odd_cached_event *e, const odd_event *event, odd_clock *clock,
                     odd_error *error) {
    char name[NAME_MAX_BYTES];
    int64_t at_ms;
    snprintf(name, sizeof name, "clock %.64s", e->name);
    found_value f = {.name = name};
    int code = odd_events_values(c, odd_text_of(name), take_found, &f, error);
    *clock = ODD_CLOCK_NEW;
    if (code == ODD_OK && f.value != NULL && odd_clock_read(clock, odd_text_of(f.value), &at_ms))
        odd_clock_advance(clock, event, passed_since(e, f.value, at_ms));
    free(f.value);
    return code;
}

int odd_cached_clock_json(odd_event_cache *c, odd_cached_event *e, const struct odd_fields *fields,
                          odd_out *json, odd_out *stored, const char **wrong, odd_error *error) {
    odd_clock clock;
    odd_snapshot *s = odd_snapshot_acquire(c, e, error);
    if (s == NULL)
        return ODD_E_OUTSIDE;
    const odd_event *event = odd_open_event_current(s->live);
    int code = clock_now(c, e, event, &clock, error);
    if (code == ODD_OK && fields != NULL)
        *wrong = odd_clock_act(&clock, event, fields);
    if (code == ODD_OK && fields != NULL && *wrong == NULL)
        odd_clock_store(stored, &clock, odd_now_ms());
    if (code == ODD_OK) {
        odd_clock_json(json, &clock, event);
        odd_clock_end(json, &clock, 0);
    }
    odd_snapshot_release(c, s);
    return code;
}

/* ---- Viewers ------------------------------------------------------------------------------------------ */

static bool hash_value(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    uint64_t *mark = owner;
    (void)until_ms;
    *mark = odd_hash(value, odd_hash(name, *mark));
    return true;
}

#define NO_MARK "0"

/* A hash of all calls and entries: viewers learn that they changed, not what they are. */
static void mark_of(odd_event_cache *c, const odd_cached_event *e, char mark[20]) {
    uint64_t hash = 0;
    char name[NAME_MAX_BYTES];
    odd_error error;
    static const char *const kinds[] = {"call", "entry"};
    for (int i = 0; i < 2; i++) {
        snprintf(name, sizeof name, "%s %.64s ", kinds[i], e->name);
        if (odd_events_values(c, odd_text_of(name), hash_value, &hash, &error) != ODD_OK)
            return; /* it will be looked at again */
    }
    snprintf(mark, 20, "%llx", (unsigned long long)hash);
}

/* Whether a countdown in a viewer's page would be wrong: another phase or round, or an end that differs by more than a moment. */
static bool is_other(const odd_clock *a, const odd_clock *b, int64_t passed_ms) {
    enum { MOMENT_MS = 250 };
    int64_t expected_ms = a->left_ms - (a->running ? passed_ms : 0), off_ms = b->left_ms - expected_ms;
    return a->set != b->set || a->phase != b->phase || a->round != b->round || a->running != b->running ||
           off_ms > MOMENT_MS || off_ms < -MOMENT_MS;
}

void odd_room_notify(odd_event_cache *c, odd_cached_event *e) {
    odd_clock clock;
    odd_error error;
    char mark[20] = "";
    odd_out json = ODD_HEAP_OUT;
    int64_t now_ms = odd_tick_ms();
    bool changed = atomic_exchange(&e->room_changed, false);
    pthread_mutex_lock(&e->viewers_lock);
    bool watched = e->viewers != NULL;
    pthread_mutex_unlock(&e->viewers_lock);
    if (!watched || (!changed && now_ms - e->room_looked_ms < LOOK_MS))
        return;
    e->room_looked_ms = now_ms;
    odd_snapshot *s = odd_snapshot_acquire(c, e, &error);
    if (s == NULL)
        return;
    const odd_event *event = odd_open_event_current(s->live);
    int code = clock_now(c, e, event, &clock, &error);
    if (code == ODD_OK)
        odd_clock_json(&json, &clock, event);
    odd_snapshot_release(c, s);
    mark_of(c, e, mark);
    pthread_mutex_lock(&e->viewers_lock);
    bool same_settings =
        json.len == e->room_clock.len && memcmp(json.text, e->room_clock.text, json.len) == 0;
    bool any = clock.set || strcmp(mark, NO_MARK) != 0 || e->room_number > 0;
    bool news = code == ODD_OK && mark[0] != '\0' && any &&
                (!same_settings || is_other(&e->room_at, &clock, now_ms - e->room_tick_ms) ||
                 strcmp(mark, e->room_mark) != 0);
    if (news) {
        odd_out_free(&e->room_clock);
        e->room_clock = json;
        json = (odd_out)ODD_HEAP_OUT;
        e->room_at = clock;
        e->room_tick_ms = now_ms;
        memcpy(e->room_mark, mark, sizeof mark);
        e->room_number++;
    }
    pthread_mutex_unlock(&e->viewers_lock);
    odd_out_free(&json);
    if (news)
        odd_viewers_wake(e);
}

odd_body *odd_room_message(const odd_cached_event *e) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_text(&o, "event: clock\ndata: ");
    odd_out_bytes(&o, e->room_clock.text, e->room_clock.len);
    odd_clock_end(&o, &e->room_at, odd_tick_ms() - e->room_tick_ms);
    odd_out_text(&o, "\n\nevent: calls\ndata: {");
    odd_json_word(&o, "mark", e->room_mark);
    odd_out_text(&o, "}\n\n");
    return odd_body_take(&o, "");
}
