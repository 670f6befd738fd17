/* The season's ladder over events of the server, as `oddtrick season` makes it of files. Whoever may not see everything of an event gets
 * the ladder of what may be seen. */
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "oddtrick_season.h"
#include "report/open_event.h"
#include "report/event_rows.h"
#include "server/handlers.h"

enum {
    EVENTS_MOST = 200,
    NAMES_MAX = EVENTS_MOST * (ODD_STORE_NAME_MAX + 1) + 1,
    POINTS_MAX = 1000, /* bytes of points by place */
    BEST_MOST = ODD_EVENINGS_MAX
};

typedef struct ladder {
    odd_call *call;
    odd_snapshot *snaps[EVENTS_MOST]; /* held until the answer is made */
    odd_evening evenings[EVENTS_MOST];
    size_t count;
    odd_season_rules rules;
    bool all;          /* of all events, those that fit */
    const char *wrong; /* what is wrong with the query, or NULL */
    odd_out json;
    int code;
    odd_error error;
} ladder;

/* ---- The query ------------------------------------------------------------------------------------- */

/* A number of the query, if it is there. */
static void read_number(ladder *l, const char *name, int *number) {
    char text[16], *end;
    if (!odd_query_value(l->call->request->target, name, text, sizeof text))
        return;
    long value = strtol(text, &end, 10);
    if (end == text || *end != '\0' || value < 1 || value > BEST_MOST)
        l->wrong = "best, of and least are whole numbers from 1 to 1000";
    else
        *number = (int)value;
}

static void read_points(ladder *l) {
    char text[POINTS_MAX];
    odd_season_rules *r = &l->rules;
    if (!odd_query_value(l->call->request->target, "points", text, sizeof text) ||
        strcmp(text, "percent") == 0)
        return;
    r->points = strcmp(text, "rank") == 0 ? ODD_SEASON_BEATEN : ODD_SEASON_PLACES;
    for (const char *at = text; r->points == ODD_SEASON_PLACES; at++) {
        size_t len = strcspn(at, ",");
        odd_amount *place = &r->places[r->place_count];
        if (r->place_count == ODD_PLACES_MAX || !odd_amount_parse(place, at, len) || *place < 0 ||
            *place > (odd_amount)1000000 * ODD_ONE) {
            l->wrong = "points is percent, rank, or points by place with commas between: 10,7,5,3";
            return;
        }
        r->place_count++;
        at += len;
        if (*at == '\0')
            return;
    }
}

static void read_rules(ladder *l) {
    char by[16] = "player";
    read_number(l, "best", &l->rules.best);
    read_number(l, "of", &l->rules.of);
    read_number(l, "least", &l->rules.least);
    read_points(l);
    odd_query_value(l->call->request->target, "by", by, sizeof by);
    l->rules.pairs = strcmp(by, "pair") == 0;
    if (!l->rules.pairs && strcmp(by, "player") != 0)
        l->wrong = "by is player or pair";
}

/* ---- The events ------------------------------------------------------------------------------------ */

/* What somebody may see of an event that is one of many; of all events, only one that can be part of such a ladder. */
static bool fits(const ladder *l, const odd_event *e) {
    const odd_event_info *about = odd_event_about(e);
    bool percent =
        about->scoring == ODD_MATCHPOINTS || (about->scoring == ODD_BAM && about->contest != ODD_TEAMS);
    return about->standing_count > 0 && (!l->rules.pairs || about->contest == ODD_PAIRS) &&
           (l->rules.points != ODD_SEASON_PERCENT || (percent && !about->has_vp));
}

/* Adds an event. Returns false after an answer. */
static bool add(ladder *l, odd_cached_event *event, bool sees_all) {
    odd_call *c = l->call;
    odd_error error = {.code = ODD_E_OUTSIDE};
    odd_cached_turn(c->server->cache, event);
    odd_cached_event *seen = sees_all ? event : odd_cached_view(event, ODD_SHOWN_STANDINGS);
    odd_snapshot *snap = seen != NULL ? odd_snapshot_acquire(c->server->cache, seen, &error) : NULL;
    if (snap == NULL) {
        odd_call_answer(c, odd_respond_failure(error.code == ODD_E_MEMORY ? 503 : 500, "storage", &error));
        return false;
    }
    const odd_event *e = odd_open_event_current(snap->live);
    bool good = odd_open_event_code(snap->live) == ODD_OK;
    if (l->all && (!good || !fits(l, e) || l->count == EVENTS_MOST)) {
        odd_snapshot_release(c->server->cache, snap);
        return true;
    }
    l->snaps[l->count] = snap;
    l->evenings[l->count++] = (odd_evening){odd_text_of(event->name), e};
    if (!good)
        odd_call_refuse(c, 422, "log", "an event of the season has errors in its log");
    return good;
}

static bool add_named(ladder *l, char *names, bool sees_all) {
    odd_call *c = l->call;
    for (char *at = names, *end; *at != '\0'; at = end) {
        odd_cached_event *event = NULL;
        odd_error error = {0};
        size_t len = strcspn(at, ",");
        end = at + len + (at[len] == ',');
        if (l->count == EVENTS_MOST) {
            odd_call_refuse(c, 422, "limit", "too many events for a ladder: at most 200");
            return false;
        }
        if (odd_events_look_up(c->server->cache, (odd_text){at, len}, 0, &event, &error) != ODD_OK) {
            odd_call_answer(c, odd_respond_failure(503, "storage", &error));
            return false;
        }
        if (event == NULL) {
            odd_call_refuse(c, 404, "no_event", "no event of that name");
            return false;
        }
        if (!add(l, event, sees_all))
            return false;
    }
    return true;
}

/* By date, as far as there are dates, then by name. */
static int by_date(const void *a, const void *b) {
    const odd_evening *x = a, *y = b;
    int dates = odd_text_compare(odd_event_about(x->event)->date, odd_event_about(y->event)->date);
    return dates != 0 ? dates : odd_text_compare(x->name, y->name);
}

static bool add_all(ladder *l, bool sees_all) {
    odd_cached_event *event;
    for (size_t i = 0; (event = odd_events_nth(l->call->server->cache, i)) != NULL; i++)
        if (!add(l, event, sees_all))
            return false;
    if (l->count > 0)
        qsort(l->evenings, l->count, sizeof *l->evenings, by_date);
    return true;
}

/* ---- The answer ------------------------------------------------------------------------------------ */

static void make(void *owner) {
    ladder *l = owner;
    odd_pool pool;
    odd_season season;
    odd_pool_open(&pool, &l->call->server->cache->live_host);
    l->code = odd_season_make(&season, l->evenings, l->count, &l->rules, &pool.arena, &l->error);
    if (l->code == ODD_OK)
        odd_season_json(&l->json, &season);
    odd_pool_close(&pool);
}

static odd_http_response respond(ladder *l) {
    odd_http_response response;
    if (!odd_within_limits(make, l, true, &response))
        return response;
    l->json.spill = NULL;
    return l->code == ODD_OK ? odd_respond_json(200, &l->json)
                             : odd_respond_failure(422, "season", &l->error);
}

ODD_HANDLER(season) {
    ladder *l = calloc(1, sizeof *l);
    char *names = calloc(1, NAMES_MAX);
    odd_event_cache *cache = call->server->cache;
    if (l == NULL || names == NULL) {
        odd_call_refuse_for(call, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
    } else {
        *l = (ladder){.call = call, .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
        l->all = !odd_query_value(call->request->target, "events", names, NAMES_MAX) || names[0] == '\0';
        read_rules(l);
        bool sees_all = odd_call_sees_all(call);
        if (l->wrong != NULL)
            odd_call_refuse(call, 400, "query", l->wrong);
        else if (l->all ? add_all(l, sees_all) : add_named(l, names, sees_all))
            odd_call_answer(call, respond(l));
        for (size_t i = 0; i < l->count; i++)
            odd_snapshot_release(cache, l->snaps[i]);
        odd_out_free(&l->json);
    }
    free(names);
    free(l);
}
