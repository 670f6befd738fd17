/* Answers from the snapshots of events: requests, plans, the list of events, the lines of a log. */
#include "server/event_cache.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/out.h"
#include "report/open_event.h"
#include "report/report.h"

enum {
    REQUEST_BYTES = 1 << 27, /* bytes of memory for one request */
    ANSWER_BYTES = 1 << 25,  /* bytes of its answer */
    REQUEST_US = 5000000,    /* microseconds of processor time */
    STORED_BYTES = 1 << 24,  /* bytes of stored lines that are read at once */
    MANY_LINES = 2000        /* lines of an event that takes a while to copy */
};

/* Whether an answer can be stored: it depends only on the log, and is complete. */
static bool can_be_ready(const odd_request *r) {
    switch (r->kind) {
    case ODD_REQUEST_EVENT:
    case ODD_REQUEST_STANDINGS:
    case ODD_REQUEST_CHECK:
    case ODD_REQUEST_SETTINGS:
    case ODD_REQUEST_PROBLEMS:
    case ODD_REQUEST_SCHEDULE:
        return true;
    case ODD_REQUEST_UNDO: /* undo of the last line only */
    case ODD_REQUEST_BOARDS:
    case ODD_REQUEST_CARDS:
        return r->from == 0 && r->number == 0;
    case ODD_REQUEST_TABLE:
    case ODD_REQUEST_BOARD:
    case ODD_REQUEST_CARD:
    case ODD_REQUEST_WHY:
    case ODD_REQUEST_WHATIF:
    case ODD_REQUEST_HISTORY:
    case ODD_REQUEST_RACE:
    case ODD_REQUEST_LINE:
    case ODD_REQUEST_CHANGE:
    case ODD_REQUEST_DRAW:
    case ODD_REQUEST_PAPER:
    case ODD_REQUEST_AWARDS:
    case ODD_REQUEST_AWARD:
    case ODD_REQUEST_COUNT:
        break;
    }
    return false;
}

/* Another database may have an event with the same number and length, but not with the same time. */
static void tag(odd_body *body, const odd_snapshot *s) {
    static const char *const kinds[2][ODD_VISIBLE_COUNT] = {{"", "", ""}, {"r", "s", "b"}};
    const odd_cached_event *e = s->home;
    bool final = odd_event_status(odd_open_event_current(s->live)) == ODD_STATUS_FINAL;
    body->cache = "no-cache";
    snprintf(body->etag, sizeof body->etag, "\"%llx-%llx-%llx%s%s\"", (unsigned long long)e->id,
             (unsigned long long)s->changed_ms, (unsigned long long)s->length,
             kinds[e->whole != NULL][e->shown], final ? "f" : "");
}

/* A request and its outcome. */
typedef struct question {
    const odd_snapshot *snap;
    const odd_request *request;
    odd_out json;
    int code;
} question;

static void ask(void *owner) {
    question *q = owner;
    q->code = odd_open_event_ask(q->snap->live, q->request, &q->json);
}

static odd_http_response refuse(odd_budget_result end) {
    static const char *const words[] = {
        [ODD_BUDGET_DONE] = "",
        [ODD_BUDGET_MEMORY] = "the answer needs too much memory: ask for less at once",
        [ODD_BUDGET_TEXT] = "the answer is too long: ask for less at once",
        [ODD_BUDGET_TIME] = "the answer takes too long: ask for less at once",
    };
    return odd_respond_error(503, "limit", words[end]);
}

bool odd_within_limits(void (*work)(void *owner), void *owner, bool pure, odd_http_response *response) {
    odd_budget budget = {
        .most = REQUEST_BYTES, .text_most = ANSWER_BYTES, .time_us = REQUEST_US, .pure = pure};
    odd_budget_result end = odd_budget_run(&budget, work, owner);
    odd_budget_free(&budget);
    if (end != ODD_BUDGET_DONE)
        *response = refuse(end);
    return end == ODD_BUDGET_DONE;
}

static int status_of(int code) {
    return code == ODD_OK                                 ? 200
           : code == ODD_E_REFERENCE                      ? 404
           : code == ODD_E_OUTSIDE || code == ODD_E_LATER ? 500
                                                          : 422;
}

/* Makes an answer from the current snapshot, with its length of the log and its owner: a view, or the event itself if nothing is
 * hidden. */
static odd_http_response answer(odd_event_cache *c, odd_cached_event *e, const odd_request *request,
                                int64_t *length, odd_cached_event **home) {
    odd_error error = {.code = ODD_E_OUTSIDE};
    odd_http_response response;
    odd_snapshot *snap = odd_snapshot_acquire(c, e, &error);
    if (snap == NULL)
        return odd_respond_failure(error.code == ODD_E_MEMORY ? 503 : 500, "storage", &error);
    odd_request with_solved = odd_deal_solver_request(request, &(odd_solver_call){c, e});
    question q = {.snap = snap,
                  .request = &with_solved,
                  .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    if (odd_within_limits(ask, &q, true, &response)) {
        q.json.spill = NULL;
        response = odd_respond_json(status_of(q.code), &q.json);
        *length = snap->length;
        if (q.code == ODD_OK && can_be_ready(request)) {
            tag(response.body, snap);
            if (!odd_cached_is_due(e))
                odd_ready_put(c, snap->home, request->kind, false, response.body, *length);
        }
    }
    *home = snap->home;
    odd_snapshot_release(c, snap);
    odd_out_free(&q.json);
    return response;
}

odd_http_response odd_cached_ask(odd_event_cache *c, odd_cached_event *e, const odd_request *request,
                                 bool zip, int64_t *length) {
    bool keeps = can_be_ready(request) && !odd_cached_is_due(e);
    odd_cached_event *home = odd_ready_home(e);
    *length = odd_cached_length(e);
    odd_body *ready = keeps && request->row == NULL ? odd_ready_find(e, request->kind, false) : NULL;
    if (ready == NULL && *length > MANY_LINES)
        odd_cached_add_spares(c, e);
    odd_http_response response =
        ready != NULL ? odd_respond(200, ready) : answer(c, e, request, length, &home);
    odd_body *zipped = zip && response.status == 200 ? odd_body_gzip(response.body) : NULL;
    if (zipped != NULL) {
        odd_body_release(response.body);
        response.body = zipped;
    }
    if (keeps && zip && response.status == 200)
        odd_ready_put(c, home, request->kind, true, response.body, *length);
    return response;
}

typedef struct plan_question {
    const odd_front_end *front_end;
    odd_text text;
    odd_out json;
    int code;
} plan_question;

static void ask_plan(void *owner) {
    plan_question *q = owner;
    q->code = odd_plan_ask(q->front_end, q->text.text, q->text.len, &q->json);
}

odd_http_response odd_cached_plan(odd_event_cache *c, odd_text text) {
    odd_http_response response;
    plan_question q = {.front_end = &c->live_host,
                       .text = text,
                       .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    if (odd_within_limits(ask_plan, &q, true, &response)) {
        q.json.spill = NULL;
        response = odd_respond_json(q.code == ODD_OK ? 200 : 422, &q.json);
    }
    odd_out_free(&q.json);
    return response;
}

static void put_time(odd_out *o, const char *key, int64_t time_ms) {
    char text[ODD_TIME_TEXT];
    odd_time_write(text, time_ms);
    odd_json_word(o, key, text);
}

static void put_event(odd_cached_event *e, odd_out *o) {
    odd_json_line(o, 2);
    odd_out_char(o, '{');
    odd_json_word(o, "id", e->name);
    pthread_mutex_lock(&e->lock);
    odd_json_member(o, "title", odd_text_of(e->title != NULL ? e->title : ""));
    pthread_mutex_unlock(&e->lock);
    odd_json_int(o, "length", atomic_load(&e->length));
    put_time(o, "changed", atomic_load(&e->changed_ms));
    odd_out_char(o, '}');
}

void odd_events_list(odd_event_cache *c, odd_out *o) {
    odd_cached_event *e;
    odd_out_char(o, '{');
    odd_json_open(o, "events", '[');
    for (size_t i = 0; (e = odd_events_nth(c, i)) != NULL; i++)
        put_event(e, o);
    odd_out_text(o, "]}\n");
}

static void put_line(odd_out *o, const odd_stored_line *line) {
    odd_json_line(o, 2);
    odd_out_char(o, '{');
    odd_json_int(o, "number", line->number);
    put_time(o, "time", line->time_ms);
    odd_json_member(o, "author", line->author);
    odd_json_member(o, "text", line->text);
    odd_out_char(o, '}');
    odd_out_spill(o);
}

/* A part of a log. */
typedef struct log_part {
    const odd_cached_event *event;
    odd_stored_lines lines;
    const odd_snapshot *view; /* the view that the texts come from; NULL: everything is shown */
    odd_open_event_cursor cursor;
    bool text; /* lines without number, time and author */
    odd_out out;
} log_part;

/* Replaces a line by the view's version; a hidden line has no author. Returns false after the last line. */
static bool as_seen(log_part *l, odd_stored_line *line) {
    odd_text text = {0};
    while (l->cursor.line < line->number)
        if (!odd_open_event_next(l->view->live, &l->cursor, &text))
            return false;
    if (text.len == 0 && line->text.len > 0)
        line->author = (odd_text){"", 0};
    line->text = text;
    return true;
}

static void list_lines(void *owner) {
    log_part *l = owner;
    odd_stored_line line;
    if (!l->text) {
        odd_out_char(&l->out, '{');
        odd_json_word(&l->out, "id", l->event->name);
        odd_json_int(&l->out, "length", odd_cached_length(l->event));
        odd_json_open(&l->out, "lines", '[');
    }
    for (size_t at = 0; odd_stored_lines_next(&l->lines, &at, &line);)
        if (l->view != NULL && !as_seen(l, &line))
            break;
        else if (l->text) {
            if (line.text.len > 0)
                odd_out_bytes(&l->out, line.text.text, line.text.len);
            odd_out_char(&l->out, '\n');
        } else {
            put_line(&l->out, &line);
        }
    if (!l->text)
        odd_out_text(&l->out, "]}\n");
}

int odd_cached_entry(odd_event_cache *c, odd_cached_event *e, odd_table_entry *entry, bool asks, odd_out *out,
                     odd_error *error) {
    odd_snapshot *s = odd_snapshot_acquire(c, e, error);
    if (s == NULL)
        return ODD_E_OUTSIDE;
    int code = asks ? odd_open_event_question(s->live, entry, out, error)
                    : odd_open_event_entry(s->live, entry, out, error);
    odd_snapshot_release(c, s);
    return code;
}

int odd_events_values(odd_event_cache *c, odd_text prefix,
                      bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                      odd_error *error) {
    pthread_mutex_t *lock = c->reader != NULL ? &c->reader_lock : &c->store_lock;
    pthread_mutex_lock(lock);
    int code = odd_store_values(c->reader != NULL ? c->reader : c->store, prefix, take, owner, error);
    pthread_mutex_unlock(lock);
    return code;
}

/* Made for each request, since each table has played other boards. */
static odd_http_response ask_at_table(odd_event_cache *c, const odd_snapshot *whole, odd_text table,
                                      int board) {
    odd_error error = {.code = ODD_E_OUTSIDE};
    odd_http_response response;
    odd_request request = odd_deal_solver_request(&(odd_request){.kind = ODD_REQUEST_BOARD, .number = board},
                                                  &(odd_solver_call){c, whole->home});
    odd_view_rights rights = {.what = ODD_VISIBLE_RESULTS,
                              .played = odd_open_event_played(whole->live, table, board)};
    if (rights.played == NULL)
        return odd_respond_error(404, "board", "this board has no result at this table in this round");
    odd_snapshot *seen = odd_snapshot_view(c, whole, &rights, &error);
    if (seen == NULL)
        return odd_respond_failure(503, "memory", &error);
    question q = {.snap = seen,
                  .request = &request,
                  .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    if (odd_within_limits(ask, &q, true, &response)) {
        q.json.spill = NULL;
        response = odd_respond_json(status_of(q.code), &q.json);
    }
    odd_snapshot_free(c, seen);
    odd_out_free(&q.json);
    return response;
}

odd_http_response odd_cached_ask_at_table(odd_event_cache *c, odd_cached_event *e, odd_text table,
                                          int board) {
    odd_error error = {.code = ODD_E_OUTSIDE};
    odd_snapshot *whole = odd_snapshot_acquire(c, e, &error);
    if (whole == NULL)
        return odd_respond_failure(error.code == ODD_E_MEMORY ? 503 : 500, "storage", &error);
    odd_http_response response = ask_at_table(c, whole, table, board);
    odd_snapshot_release(c, whole);
    return response;
}

odd_http_response odd_cached_log(odd_event_cache *c, odd_cached_event *e, int64_t from, int64_t count,
                                 bool text) {
    odd_error error = {0};
    odd_http_response response;
    log_part l = {.event = e,
                  .lines = {.left = count, .most = STORED_BYTES},
                  .text = text,
                  .out = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    odd_snapshot *snap = e->whole != NULL ? odd_snapshot_acquire(c, e, &error) : NULL;
    l.view = snap != NULL && snap->home == e ? snap : NULL;
    int code =
        e->whole != NULL && snap == NULL ? error.code : odd_stored_lines_read(&l.lines, c, e, from, &error);
    if (code != ODD_OK) {
        response = odd_respond_failure(code == ODD_E_MEMORY ? 503 : 500, "storage", &error);
    } else if (text && l.lines.cut) {
        response =
            odd_respond_error(503, "limit", "the log is too long: ask for a part of it with from and count");
    } else if (odd_within_limits(list_lines, &l, false, &response)) {
        l.out.spill = NULL;
        response = odd_respond(200, odd_body_take(&l.out, text ? ODD_TEXT_TYPE : ODD_JSON_TYPE));
    }
    if (snap != NULL)
        odd_snapshot_release(c, snap);
    free(l.lines.bytes);
    odd_out_free(&l.out);
    return response;
}
