/* After play: what has changed since the results were first shown as a whole, and the pages of `oddtrick publish` in a zip file. */
#include <stdio.h>

#include "base/out.h"
#include "report/event_rows.h"
#include "report/open_event.h"
#include "server/handlers.h"
#include "server/event_cache.h"

/* The command's functions have no memory budget: they use threads, so they cannot be aborted at any point. Instead the size of
 * the event is limited so that the reserved memory suffices, and they ask between two pages, and while deals are solved,
 * whether to continue. */
enum {
    LINES_MOST = 20000,      /* lines of an event that can be published */
    LOG_BYTES = 4 << 20,     /* bytes of its log */
    PAGES_MOST = 3000,       /* boards and contestants */
    PAGES_BYTES = 48 << 20,  /* of all pages: the largest one is in memory, and all of them compressed */
    ROOM_BYTES = 256 << 20,  /* memory that is reserved */
    MAKING_MS = 2 * 60000,   /* time for deals and pages */
    CHANGES_LINES = 1000000, /* lines of an event whose changes can be listed */
    CHANGES_BYTES = 1 << 26  /* bytes of its log */
};

/* ---- Changes ------------------------------------------------------------------------------------- */

typedef struct change_list {
    const odd_front_end *host;
    const odd_event *e;
    const odd_stored_log *log;
    odd_out json;
} change_list;

static void list_changes(void *owner) {
    change_list *l = owner;
    odd_pool pool;
    odd_pool_open(&pool, l->host);
    odd_changes_json(&l->json, l->e, &pool.arena, l->log->origins, l->log->count);
    odd_pool_close(&pool);
}

static odd_http_response respond_changes(odd_call *c, const odd_snapshot *snap) {
    odd_error error = {0};
    odd_stored_log log;
    odd_http_response response;
    change_list l = {.host = &c->server->cache->live_host,
                     .e = odd_open_event_current(snap->live),
                     .log = &log,
                     .json = {.resize = odd_heap_resize, .spill = odd_budget_check_time}};
    int code =
        odd_stored_log_read(&log, c->server->cache, c->event, false, CHANGES_LINES, CHANGES_BYTES, &error);
    if (code != ODD_OK) {
        response = odd_publish_task_failed(code, &error);
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

/* ---- What has limits --------------------------------------------------------------------------------- */

static bool go_on(void *owner) {
    const odd_publish_task *p = owner;
    return !atomic_load(&p->server->stopping) && odd_tick_ms() < p->end_ms;
}

static bool solved(void *owner, odd_dd *table, const odd_hands *hands) {
    const odd_publish_task *p = owner;
    return odd_deal_solver_find(p->server->cache, table, hands);
}

int odd_publish_task_open(odd_publish_task *p, const odd_call *c, odd_error *error) {
    *p = (odd_publish_task){.server = c->server, .end_ms = odd_tick_ms() + MAKING_MS};
    int code = odd_stored_log_read(&p->log, c->server->cache, c->event, true, LINES_MOST, LOG_BYTES, error);
    p->job = (odd_publish_job){.log = {p->log.text.text != NULL ? p->log.text.text : "", p->log.text.len},
                               .origins = p->log.origins,
                               .origin_count = p->log.count,
                               .now_s = c->request->now_ms / 1000,
                               .pages_most = PAGES_MOST,
                               .bytes_most = PAGES_BYTES,
                               .go_on = go_on,
                               .solved = solved,
                               .owner = p};
    return code;
}

void odd_publish_task_close(odd_publish_task *p) {
    odd_stored_log_free(&p->log);
}

odd_http_response odd_publish_task_failed(int code, const odd_error *error) {
    switch (code) {
    case ODD_E_BOARDS:
        return odd_respond_failure(413, "limit", error);
    case ODD_E_STOPPED:
        return odd_respond_failure(503, "limit", error);
    case ODD_E_MEMORY:
        return odd_respond_failure(503, "memory", error);
    case ODD_E_OUTSIDE:
    case ODD_E_AWAY:
        return odd_respond_failure(500, "storage", error);
    default: /* codes of a log that cannot be scored */
        return odd_respond_failure(422, "log", error);
    }
}

static void run_job(odd_job *job) {
    odd_call *c = (odd_call *)job;
    if (!odd_budget_set_aside(ROOM_BYTES)) {
        odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
        return;
    }
    c->work(c);
    odd_budget_give_back();
}

void odd_publish_task_queue(odd_call *c, void (*work)(odd_call *call)) {
    c->work = work;
    c->job = (odd_job){.run = run_job,
                       .kind = ODD_JOB_QUICK,
                       .client = odd_address_number(c->request->from),
                       .about = c->event};
    if (!odd_jobs_add(c->server->page_jobs, &c->job))
        odd_call_refuse_for(c, 503, "busy", "too many pages are being made: try again in a moment", 5);
}

/* ---- Pages --------------------------------------------------------------------------------------- */

static odd_http_response respond_pages(odd_call *c, odd_out *zip) {
    odd_http_response response = odd_respond(200, odd_body_take(zip, "application/zip"));
    response.body->cache = "no-store";
    snprintf(response.download, sizeof response.download, "%.60s.zip", c->path.part[3]);
    return response;
}

static void make_pages(odd_call *c) {
    odd_error error = {0};
    odd_publish_task p;
    odd_out zip = ODD_HEAP_OUT;
    char par[8] = "", language[16] = "";
    odd_query_value(c->request->target, "language", language, sizeof language);
    bool without = odd_query_value(c->request->target, "par", par, sizeof par) && par[0] == '0';
    int code = odd_publish_task_open(&p, c, &error);
    p.job.language = odd_text_of(language);
    p.job.par = !without;
    if (code == ODD_OK)
        code = c->server->publisher->pages(&p.job, &zip, &error);
    odd_publish_task_close(&p);
    if (code == ODD_OK)
        odd_call_answer(c, respond_pages(c, &zip));
    else if (code == ODD_E_STOPPED && !without)
        odd_call_refuse(c, 503, "limit",
                        "solving the deals takes too long: publish without par and makeable contracts");
    else
        odd_call_answer(c, odd_publish_task_failed(code, &error));
    odd_out_free(&zip);
}

ODD_HANDLER(pages) {
    if (call->server->publisher == NULL)
        odd_call_refuse(call, 404, "nothing", "this server cannot publish pages");
    else
        odd_publish_task_queue(call, make_pages);
}
