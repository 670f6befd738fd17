/* After play: what has changed since the results were first shown as a whole, and the pages of `oddtrick publish` in a zip file. */
#include <stdio.h>

#include "base/out.h"
#include "report/event_rows.h"
#include "report/open_event.h"
#include "server/handlers.h"
#include "server/event_cache.h"

enum {
    LINES_MOST = 20000,     /* of an event that is published here */
    LOG_BYTES = 4 << 20,    /* the same */
    PAGES_MOST = 3000,      /* boards and contestants */
    PAGES_BYTES = 48 << 20, /* of all pages, of which the largest is in memory, and all of them compressed */
    MAKING_MS = 2 * 60000,  /* that deals and pages may take */
    CHANGES_LINES = 10000000, /* of an event whose changes are listed */
};

static odd_http_response respond_unreadable(int code, const odd_error *error) {
    return code == ODD_E_BOARDS   ? odd_respond_failure(413, "limit", error)
           : code == ODD_E_MEMORY ? odd_respond_failure(503, "memory", error)
                                  : odd_respond_failure(500, "storage", error);
}

/* ---- Changes ------------------------------------------------------------------------------------- */

typedef struct listing {
    const odd_front_end *host;
    const odd_event *e;
    const odd_stored_log *log;
    odd_out json;
} listing;

static void list_changes(void *owner) {
    listing *l = owner;
    odd_pool pool;
    odd_pool_open(&pool, l->host);
    odd_changes_json(&l->json, l->e, &pool.arena, l->log->origins, l->log->count);
    odd_pool_close(&pool);
}

static odd_http_response respond_changes(odd_call *c, const odd_snapshot *snap) {
    odd_error error = {0};
    odd_stored_log log;
    odd_http_response response;
    listing l = {.host = &c->server->cache->live_host,
                 .e = odd_open_event_current(snap->live),
                 .log = &log,
                 .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    int code = odd_stored_log_read(&log, c->server->cache, c->event, false, CHANGES_LINES, &error);
    if (code != ODD_OK) {
        response = respond_unreadable(code, &error);
    } else if (odd_within_limits(list_changes, &l, true, &response)) {
        l.json.spill = NULL;
        response = odd_respond_json(200, &l.json);
    }
    odd_stored_log_free(&log);
    odd_out_free(&l.json);
    return response;
}

ODD_HANDLER(changes) {
    odd_error error = {.code = ODD_E_OUTSIDE};
    odd_http_response response;
    odd_snapshot *snap = odd_snapshot_acquire(call->server->cache, call->event, &error);
    if (snap == NULL) {
        odd_call_answer(call, odd_respond_failure(error.code == ODD_E_MEMORY ? 503 : 500, "storage", &error));
        return;
    }
    if (odd_open_event_code(snap->live) != ODD_OK) {
        error = odd_open_event_error(snap->live);
        response = odd_respond_failure(422, "log", &error);
    } else {
        response = respond_changes(call, snap);
    }
    odd_snapshot_release(call->server->cache, snap);
    odd_call_answer(call, response);
}

/* ---- Pages --------------------------------------------------------------------------------------- */

typedef struct making {
    odd_server *server;
    int64_t end_ms;
} making;

static bool go_on(void *owner) {
    const making *m = owner;
    return !atomic_load(&m->server->stopping) && odd_tick_ms() < m->end_ms;
}

static bool solved(void *owner, odd_dd *table, const odd_hands *hands) {
    const making *m = owner;
    return odd_deal_solver_known(m->server->cache, table, hands);
}

static odd_http_response respond_pages(odd_call *c, odd_out *zip) {
    odd_http_response response = odd_respond(200, odd_body_take(zip, "application/zip"));
    response.body->cache = "no-store";
    snprintf(response.download, sizeof response.download, "%.60s.zip", c->path.part[3]);
    return response;
}

static void make_pages(odd_job *job) {
    odd_call *c = (odd_call *)job;
    odd_error error = {0};
    odd_stored_log log;
    odd_out zip = ODD_HEAP_OUT;
    char par[8] = "", language[16] = "";
    odd_query_value(c->request->target, "language", language, sizeof language);
    bool without = odd_query_value(c->request->target, "par", par, sizeof par) && par[0] == '0';
    making m = {c->server, odd_tick_ms() + MAKING_MS};
    int code = odd_stored_log_read(&log, c->server->cache, c->event, true, LINES_MOST, &error);
    if (code == ODD_OK && log.text.len > LOG_BYTES)
        code = odd_fail(&error, ODD_E_BOARDS, 0, 0, "the log is too long for this: it has more than %d MB",
                        LOG_BYTES >> 20);
    if (code != ODD_OK) {
        odd_stored_log_free(&log);
        odd_call_answer(c, respond_unreadable(code, &error));
        return;
    }
    odd_publish_job what = {.log = {log.text.text != NULL ? log.text.text : "", log.text.len},
                            .origins = log.origins,
                            .origin_count = log.count,
                            .now_s = c->request->now_ms / 1000,
                            .language = odd_text_of(language),
                            .par = !without,
                            .pages_most = PAGES_MOST,
                            .bytes_most = PAGES_BYTES,
                            .go_on = go_on,
                            .solved = solved,
                            .owner = &m};
    code = c->server->publisher->pages(&what, &zip, &error);
    odd_stored_log_free(&log);
    if (code == ODD_OK)
        odd_call_answer(c, respond_pages(c, &zip));
    else if (code == ODD_E_STOPPED)
        odd_call_refuse(c, 503, "limit",
                        without ? "the pages take too long to make: oddtrick publish makes them elsewhere"
                                : "the deals take too long to solve: publish without par, with par=0");
    else if (code == ODD_E_MEMORY)
        odd_call_answer(c, odd_respond_failure(413, "limit", &error));
    else
        odd_call_answer(c, odd_respond_failure(422, "log", &error));
    odd_out_free(&zip);
}

ODD_HANDLER(pages) {
    call->job = (odd_job){.run = make_pages,
                          .kind = ODD_JOB_QUICK,
                          .client = odd_address_number(call->request->from),
                          .about = call->event};
    if (call->server->publisher == NULL)
        odd_call_refuse(call, 404, "nothing", "this server publishes nothing");
    else if (!odd_jobs_add(call->server->page_jobs, &call->job))
        odd_call_refuse_for(call, 503, "busy", "too many pages are being made: try again in a moment", 5);
}
