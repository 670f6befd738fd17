/* Several events of the server at once: a season's ladder, as `oddtrick season` makes it of files, and a simultaneous, as `oddtrick rank`
 * makes it. Whoever may not see everything of an event gets what may be seen of it. */
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "oddtrick_season.h"
#include "report/open_event.h"
#include "report/event_rows.h"
#include "report/movement_report.h"
#include "server/handlers.h"

enum {
    EVENTS_MOST = 200,
    NAMES_MAX = EVENTS_MOST * (ODD_STORE_NAME_MAX + 1) + 1,
    LINES_MOST = 500000, /* lines of all logs together, since all are in memory at once */
    WORDS = 7            /* words of a query about a season */
};

typedef struct event_group {
    odd_call *call;
    odd_visibility shown;             /* what a client without full rights sees */
    odd_snapshot *snaps[EVENTS_MOST]; /* held until the answer is made */
    odd_evening evenings[EVENTS_MOST];
    size_t count;
    int64_t lines; /* lines of all events */
    odd_choice words[WORDS];
    odd_choices choices;
    odd_season_rules rules;
    odd_request request; /* for a simultaneous */
    int winners;
    bool clubs;
    bool all; /* all events that fit, not a given list */
    bool joined;
    odd_out json;
    int code;
    odd_error error;
} event_group;

/* ---- The query ------------------------------------------------------------------------------------- */

/* Joins the words of the query to one text, which the choices point into. */
static void read_words(event_group *l) {
    static const char *const names[WORDS] = {"best", "of", "least", "by", "points", "awards", "alias"};
    odd_call *c = l->call;
    size_t room = strlen(c->request->target) + 1;
    odd_out_room(&c->line, WORDS * room);
    l->choices = (odd_choices){.list = l->words, .dash = ""};
    for (size_t i = 0; i < WORDS; i++) {
        char *value = c->line.text + i * room;
        if (odd_query_value(c->request->target, names[i], value, room))
            l->words[l->choices.count++] = (odd_choice){odd_text_of(names[i]), odd_text_of(value)};
    }
}

/* ---- The events ------------------------------------------------------------------------------------ */

/* Whether an event can be part of the ladder, as far as the client may see it. */
static bool fits(const event_group *l, const odd_event *e) {
    const odd_event_info *about = odd_event_about(e);
    bool percent =
        about->scoring == ODD_MATCHPOINTS || (about->scoring == ODD_BAM && about->contest != ODD_TEAMS);
    return about->standing_count > 0 && (!l->rules.pairs || about->contest == ODD_PAIRS) &&
           (l->rules.points != ODD_SEASON_PERCENT || (percent && !about->has_vp));
}

/* Adds an event. Returns false after an answer. */
static bool add(event_group *l, odd_cached_event *event, bool sees_all) {
    odd_call *c = l->call;
    odd_error error = {.code = ODD_E_OUTSIDE};
    l->lines += odd_cached_length(event);
    if (l->lines > LINES_MOST) {
        odd_call_refuse(c, 422, "limit",
                        "the logs of these events are too long together: at most 500000 lines");
        return false;
    }
    odd_cached_turn(c->server->cache, event);
    odd_cached_event *seen = sees_all ? event : odd_cached_view(event, l->shown);
    odd_snapshot *snap = seen != NULL ? odd_snapshot_acquire(c->server->cache, seen, &error) : NULL;
    if (snap == NULL) {
        odd_call_answer(c, odd_respond_failure(error.code == ODD_E_MEMORY ? 503 : 500, "storage", &error));
        return false;
    }
    const odd_event *e = odd_open_event_current(snap->live);
    bool good = odd_open_event_code(snap->live) == ODD_OK;
    if (l->all && (!good || !fits(l, e))) {
        odd_snapshot_release(c->server->cache, snap);
        return true;
    }
    l->snaps[l->count] = snap;
    l->evenings[l->count++] = (odd_evening){odd_text_of(event->name), e};
    if (!good)
        odd_call_refuse(c, 422, "log", "one of the events has errors in its log");
    return good;
}

static void refuse_many(odd_call *c) {
    odd_call_refuse(c, 422, "limit", "too many events at once: name at most 200 of them");
}

static bool add_named(event_group *l, char *names, bool sees_all) {
    odd_call *c = l->call;
    for (char *at = names, *end; *at != '\0'; at = end) {
        odd_cached_event *event = NULL;
        odd_error error = {0};
        size_t len = strcspn(at, ",");
        end = at + len + (at[len] == ',');
        if (l->count == EVENTS_MOST) {
            refuse_many(c);
            return false;
        }
        if (odd_events_look_up(c->server->cache, (odd_text){at, len}, 0, &event, &error) != ODD_OK) {
            odd_call_answer(c, odd_respond_failure(503, "storage", &error));
            return false;
        }
        if (event == NULL) {
            odd_call_refuse(c, 404, "no_event", "no event with that name");
            return false;
        }
        if (!add(l, event, sees_all))
            return false;
    }
    return true;
}

/* Compares dates if both have one, then names. */
static int by_date(const void *a, const void *b) {
    const odd_evening *x = a, *y = b;
    int dates = odd_text_compare(odd_event_about(x->event)->date, odd_event_about(y->event)->date);
    return dates != 0 ? dates : odd_text_compare(x->name, y->name);
}

/* A ladder of an arbitrary part of the events would be wrong, so too many events are refused. */
static bool add_all(event_group *l, bool sees_all) {
    odd_cached_event *event;
    if (odd_events_nth(l->call->server->cache, EVENTS_MOST) != NULL) {
        refuse_many(l->call);
        return false;
    }
    for (size_t i = 0; (event = odd_events_nth(l->call->server->cache, i)) != NULL; i++)
        if (!add(l, event, sees_all))
            return false;
    if (l->count > 0)
        qsort(l->evenings, l->count, sizeof *l->evenings, by_date);
    return true;
}

/* ---- The answers ----------------------------------------------------------------------------------- */

static void make_season(void *owner) {
    event_group *l = owner;
    odd_pool pool;
    odd_season season;
    odd_pool_open(&pool, &l->call->server->cache->live_host);
    l->code = odd_season_people_read(&l->rules, &l->choices, &pool.arena, &l->error);
    if (l->code == ODD_OK)
        l->code = odd_season_make(&season, l->evenings, l->count, &l->rules, &pool.arena, &l->error);
    if (l->code == ODD_OK)
        odd_season_json(&l->json, &season);
    odd_pool_close(&pool);
}

static void make_field(void *owner) {
    event_group *l = owner;
    odd_pool pool;
    odd_event *field;
    odd_pool_open(&pool, &l->call->server->cache->live_host);
    l->code = odd_field_open(&field, l->evenings, l->count, l->winners, &pool.arena, &l->error);
    l->joined = l->code == ODD_OK;
    if (l->joined)
        l->code = odd_field_ask(field, &l->request, l->clubs, &pool.arena, &l->json, &l->error);
    odd_pool_close(&pool);
}

/* Maps errors to statuses: an unknown contestant or board is 404, events that do not fit together are refused. */
static odd_http_response respond(event_group *l, void (*make)(void *owner), const char *kind) {
    odd_http_response response;
    if (!odd_within_limits(make, l, true, &response))
        return response;
    l->json.spill = NULL;
    if (l->code == ODD_OK)
        return odd_respond_json(200, &l->json);
    return odd_respond_failure(l->joined && l->code == ODD_E_REFERENCE ? 404 : 422, kind, &l->error);
}

/* Adds the events of the query, and answers. */
static void answer(event_group *l, void (*make)(void *owner), const char *kind) {
    odd_call *c = l->call;
    char *names = calloc(1, NAMES_MAX);
    bool sees_all;
    l->all =
        names == NULL || !odd_query_value(c->request->target, "events", names, NAMES_MAX) || names[0] == '\0';
    if (names == NULL)
        odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
    else if (l->all && make == make_field)
        odd_call_refuse(c, 400, "query",
                        "expected the events of the clubs, with commas between them: events=north,south");
    else if (odd_call_find_rights(c, &sees_all) &&
             (l->all ? add_all(l, sees_all) : add_named(l, names, sees_all)))
        odd_call_answer(c, respond(l, make, kind));
    free(names);
}

static event_group *open_several(odd_call *c) {
    event_group *l = calloc(1, sizeof *l);
    if (l == NULL)
        odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
    else
        *l = (event_group){.call = c, .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    return l;
}

static void close_several(odd_event_cache *cache, event_group *l) {
    for (size_t i = 0; l != NULL && i < l->count; i++)
        odd_snapshot_release(cache, l->snaps[i]);
    if (l != NULL)
        odd_out_free(&l->json);
    free(l);
}

ODD_HANDLER(season) {
    odd_event_cache *cache = call->server->cache;
    event_group *l = open_several(call);
    if (l != NULL) {
        l->shown = ODD_VISIBLE_STANDINGS;
        read_words(l);
        if (odd_season_rules_read(&l->rules, &l->choices, &l->error) != ODD_OK)
            odd_call_answer(call, odd_respond_failure(400, "query", &l->error));
        else
            answer(l, make_season, "season");
    }
    close_several(cache, l);
}

/* The standings of the field, a board or a scorecard, as the row in paths.c says. */
ODD_HANDLER(field) {
    odd_event_cache *cache = call->server->cache;
    event_group *l = open_several(call);
    if (l != NULL) {
        const char *last = call->path.part[call->path.count - 1];
        char winners[8] = "0", clubs[8] = "";
        l->request = (odd_request){.kind = call->route->request_kind, .id = odd_text_of(last)};
        if (l->request.kind == ODD_REQUEST_BOARD)
            l->request.number = (int)strtol(last, NULL, 10);
        l->shown = odd_request_kind_visibility(l->request.kind);
        l->clubs = odd_query_value(call->request->target, "clubs", clubs, sizeof clubs) && clubs[0] == '1';
        odd_query_value(call->request->target, "winners", winners, sizeof winners);
        if (strlen(winners) != 1 || winners[0] < '0' || winners[0] > '2') {
            odd_call_refuse(call, 400, "query", "winners is 1 or 2");
        } else {
            l->winners = winners[0] - '0';
            answer(l, make_field, "field");
        }
    }
    close_several(cache, l);
}

static void make_tables(void *owner) {
    event_group *l = owner;
    odd_pool pool;
    odd_pool_open(&pool, &l->call->server->cache->live_host);
    l->code = odd_award_tables_json(&l->json, &pool.arena, &l->error);
    odd_pool_close(&pool);
}

ODD_HANDLER(award_tables) {
    odd_event_cache *cache = call->server->cache;
    event_group *l = open_several(call);
    if (l != NULL)
        odd_call_answer(call, respond(l, make_tables, "awards"));
    close_several(cache, l);
}
