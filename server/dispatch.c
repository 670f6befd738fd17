/* Opens and closes the server, and takes each request through its checks to its handler. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "report/columns.h"
#include "server/handlers.h"
#include "server/mail.h"

enum {
    WORKERS = 2,            /* threads for each kind of job */
    BODY_AT_ONCE = 1 << 14, /* a worker parses a longer body */
    WAIT_MS = 10000,        /* how long a request may wait for a worker */
    LARGE_EVENT = 5000,     /* lines of a log; requests for a longer one are long jobs */
    STREAMS_EACH = 2000,    /* streams for one address */
    BODIES_ALL = 64 << 20,  /* bytes of bodies that wait, of all clients */
    BODIES_EACH = 16 << 20  /* of one address */
};

/* ---- Opening and closing ------------------------------------------------------------------------- */

odd_server *odd_server_open(const odd_server_config *config, odd_error *error) {
    odd_server *s = odd_alloc(1, sizeof *s);
    s->read_only = config->read_only;
    s->metrics = config->metrics;
    s->jobs = odd_jobs_open(config->threads ? WORKERS : 0, WORKERS);
    s->login_jobs.known = odd_jobs_open(config->threads, 0);
    s->login_jobs.strangers = odd_jobs_open(config->threads, 0);
    s->page_jobs = odd_jobs_open(config->threads, 0);
    s->look_jobs = odd_jobs_open(config->threads ? WORKERS : 0, 0);
    s->publisher = config->publisher;
    odd_budget_reserve();
    s->stream_quota = odd_quota_open(SIZE_MAX, STREAMS_EACH);
    s->body_quota = odd_quota_open(BODIES_ALL, BODIES_EACH);
    s->assets = odd_assets_open(config->site, error);
    if (s->assets != NULL)
        s->cache =
            odd_events_open(config->database, config->read_only, config->threads, config->journal, error);
    if (s->cache != NULL)
        s->auth = odd_auth_open(config->database, config->read_only, config->new_password, error);
    if (s->auth != NULL)
        s->lists = odd_lists_open(config->database, config->read_only, error);
    bool mail = s->lists != NULL && config->mail.url != NULL && !config->read_only;
    if (mail)
        s->mail = odd_mail_open(&config->mail, s->lists, error);
    if (s->lists != NULL && (!mail || s->mail != NULL))
        return s;
    if (s->cache != NULL)
        odd_events_stop(s->cache);
    odd_server_close(s);
    return NULL;
}

void odd_server_stop(odd_server *s) {
    atomic_store(&s->stopping, true);
    odd_budget_end_all(true);
    odd_jobs_stop(s->jobs);
    odd_jobs_stop(s->login_jobs.known);
    odd_jobs_stop(s->login_jobs.strangers);
    odd_jobs_stop(s->page_jobs);
    odd_jobs_stop(s->look_jobs);
    odd_mail_stop(s->mail);
    odd_budget_end_all(false);
    odd_events_stop(s->cache);
}

void odd_server_close(odd_server *s) {
    odd_jobs_close(s->jobs);
    odd_jobs_close(s->login_jobs.known);
    odd_jobs_close(s->login_jobs.strangers);
    odd_jobs_close(s->page_jobs);
    odd_jobs_close(s->look_jobs);
    odd_mail_close(s->mail);
    odd_auth_close(s->auth);
    odd_lists_close(s->lists);
    if (s->cache != NULL)
        odd_events_close(s->cache);
    odd_assets_close(s->assets);
    odd_quota_close(s->stream_quota);
    odd_quota_close(s->body_quota);
    free(s);
}

void odd_server_setup_token(odd_server *s, char token[ODD_TOKEN_MAX]) {
    memset(token, 0, ODD_TOKEN_MAX);
    if (!s->read_only)
        odd_auth_setup_token(s->auth, token);
}

bool odd_server_add_waiting_body(odd_server *s, const char *from, size_t bytes) {
    return odd_quota_take(s->body_quota, odd_address_number(from), bytes);
}

void odd_server_remove_waiting_body(odd_server *s, const char *from, size_t bytes) {
    if (bytes > 0)
        odd_quota_return(s->body_quota, odd_address_number(from), bytes);
}

/* ---- Answers ----------------------------------------------------------------------------------- */

void odd_call_answer(odd_call *c, odd_http_response response) {
    odd_fields_close(c->fields);
    odd_out_free(&c->line);
    odd_out_free(&c->said);
    odd_out_free(&c->append.answer);
    free(c->lines);
    snprintf(response.author, sizeof response.author, "%s", c->director.author);
    c->reply->send(c->reply, response);
    free(c);
}

void odd_call_refuse_for(odd_call *c, int status, const char *kind, const char *message, int retry_after_s) {
    odd_http_response response = odd_respond_error(status, kind, message);
    response.retry_after_s = retry_after_s;
    odd_call_answer(c, response);
}

void odd_call_refuse(odd_call *c, int status, const char *kind, const char *message) {
    odd_call_refuse_for(c, status, kind, message, 0);
}

void odd_handle_about(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_char(&o, '{');
    odd_json_word(&o, "name", "oddtrick");
    odd_json_word(&o, "version", odd_version());
    odd_json_bool(&o, "read_only", c->server->read_only);
    odd_out_text(&o, "}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* The pages request this file first. A web host without a server has a file of this name that says so. */
void odd_handle_server_json(odd_call *c) {
    static const char json[] = "{\"api\":\"api/v1/\"}\n";
    odd_call_answer(c, odd_respond(200, odd_body_of(json, sizeof json - 1, ODD_JSON_TYPE)));
}

/* ---- Checks: each returns false after an answer ----------------------------------------------------- */

static bool begins_with(odd_text text, const char *with) {
    size_t len = strlen(with);
    return text.len >= len && odd_same_letters((odd_text){text.text, len}, (odd_text){with, len});
}

/* Whether the Origin header, if any, matches Host: "http://club.example" for "club.example". Behind a proxy it is https. */
static bool same_site(const odd_call *c) {
    odd_text origin = odd_request_header(c->request, "Origin"), host = odd_request_header(c->request, "Host");
    size_t scheme = begins_with(origin, "http://") ? 7 : begins_with(origin, "https://") ? 8 : 0;
    return origin.len == 0 || (scheme > 0 && host.len > 0 &&
                               odd_same_letters((odd_text){origin.text + scheme, origin.len - scheme}, host));
}

static odd_session_state session_of(odd_call *c) {
    switch (c->route->access) {
    case ODD_FOR_DIRECTOR:
    case ODD_FOR_STAFF:
        return odd_auth_session(c->server->auth, c->request, &c->director);
    case ODD_FOR_TABLE:
        return odd_auth_table(c->server->auth, c->request, &c->right);
    case ODD_FOR_READING:
    case ODD_FOR_CHANGES:
        break;
    }
    return ODD_SESSION_OPEN;
}

static void refuse_unreadable(odd_call *c) {
    odd_call_refuse_for(c, 503, "storage", "the database cannot be read now: try again in a moment", 1);
}

static bool may_access(odd_call *c) {
    odd_access access = c->route->access;
    bool changes = access != ODD_FOR_READING && c->route->method == ODD_POST;
    odd_session_state session = session_of(c);
    if (changes && c->server->read_only)
        odd_call_refuse(c, 403, "read_only", "this server is read-only");
    else if (changes && !same_site(c))
        odd_call_refuse(c, 403, "origin", "this request was sent by a page of another site");
    else if (session == ODD_SESSION_UNREADABLE)
        refuse_unreadable(c);
    else if (session == ODD_SESSION_NONE && access == ODD_FOR_TABLE)
        odd_call_refuse(c, 401, "table", "the code of this table is no longer valid: ask the director");
    else if (session == ODD_SESSION_NONE)
        odd_call_refuse(c, 401, "login", "only the director may do this: log in first");
    else if (access == ODD_FOR_DIRECTOR && c->director.role != ODD_ROLE_DIRECTOR)
        odd_call_refuse(c, 403, "role", "only a director may do this: ask one");
    else if (changes && access != ODD_FOR_CHANGES && access != ODD_FOR_TABLE &&
             !odd_auth_csrf(c->request, &c->director))
        odd_call_refuse(c, 403, "csrf", "the header X-CSRF-Token must have the token of the session");
    else
        return true;
    return false;
}

static bool read_fields(odd_call *c) {
    odd_error error = {0};
    if (c->route->body[0] == '\0')
        return true;
    if (!begins_with(odd_request_header(c->request, "Content-Type"), "application/json")) {
        odd_call_refuse(c, 415, "type", "expected JSON: Content-Type: application/json");
        return false;
    }
    c->fields = odd_fields_read(c->request->body, &error);
    if (c->fields != NULL)
        return true;
    bool memory = error.code == ODD_E_MEMORY;
    odd_call_answer(c, odd_respond_failure(memory ? 503 : 400, memory ? "memory" : "json", &error));
    return false;
}

bool odd_call_find_rights(odd_call *c, bool *all) {
    odd_director director;
    odd_session_state session = odd_auth_session(c->server->auth, c->request, &director);
    *all = session == ODD_SESSION_OPEN && !director.playing;
    if (session == ODD_SESSION_UNREADABLE)
        refuse_unreadable(c);
    return session != ODD_SESSION_UNREADABLE;
}

/* What others may see through a path. */
static odd_visibility shown_by(const odd_server_path *path) {
    return path->handler == odd_handle_ask      ? odd_request_kind_visibility(path->request_kind)
           : path->handler == odd_handle_log    ? ODD_VISIBLE_RESULTS
           : path->handler == odd_handle_stream ? ODD_VISIBLE_STANDINGS
                                                : ODD_VISIBLE_BOTH;
}

/* The length of the log that the client has seen, perhaps on another server; 0: unknown. Browsers send it as the id of the
 * last message when they reopen a stream; scripts may put it in the address. */
static int64_t known_length(const odd_http_request *request) {
    char text[12];
    odd_text last = odd_request_header(request, "Last-Event-ID");
    if (last.len > 0 && last.len < sizeof text)
        snprintf(text, sizeof text, "%.*s", (int)last.len, last.text);
    else if (!odd_query_value(request->target, "known", text, sizeof text))
        return 0;
    long long length = strtoll(text, NULL, 10);
    return length > 0 ? length : 0;
}

/* From here on, the event of a call is the view that its client may see: no handler can show more. */
static bool find_event(odd_call *c) {
    bool table = c->route->access == ODD_FOR_TABLE;
    if (!table && strstr(c->route->path, "/{id}") == NULL)
        return true;
    odd_error error = {0};
    odd_text name = odd_text_of(table ? c->right.event : c->path.part[3]);
    bool all = table;
    if (!table && !odd_call_find_rights(c, &all))
        return false;
    c->known = known_length(c->request);
    int code = odd_events_look_up(c->server->cache, name, c->known, &c->event, &error);
    if (c->event != NULL)
        odd_cached_turn(c->server->cache, c->event);
    if (c->event != NULL && !all) {
        c->event = odd_cached_view(c->event, shown_by(c->route));
        if (c->event == NULL) {
            odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
            return false;
        }
    }
    if (c->event != NULL)
        return true;
    if (code != ODD_OK)
        odd_call_answer(c, odd_respond_failure(503, "storage", &error));
    else
        odd_call_refuse(c, 404, "no_event", "no event with that name");
    return false;
}

/* ---- Handling ------------------------------------------------------------------------------------ */

static void refuse_busy(odd_call *c) {
    odd_call_refuse_for(c, 503, "busy", "too many requests are waiting: try again in a moment", 1);
}

/* A client that has waited long may have given up, and serving it would delay those behind it. */
static void run_job(odd_job *job) {
    odd_call *c = (odd_call *)job;
    if (atomic_load(&c->server->stopping))
        odd_call_refuse(c, 503, "stopped", "the server is stopping");
    else if (odd_tick_ms() - c->queued_ms > WAIT_MS)
        refuse_busy(c);
    else
        c->work(c);
}

static void queue_job(odd_call *c, odd_jobs *jobs, bool takes_long, void (*work)(odd_call *call)) {
    c->work = work;
    c->job = (odd_job){.run = run_job,
                       .kind = takes_long ? ODD_JOB_LONG : ODD_JOB_QUICK,
                       .client = odd_address_number(c->request->from),
                       .about = c->event};
    c->queued_ms = odd_tick_ms();
    if (!odd_jobs_add(jobs, &c->job))
        refuse_busy(c);
}

/* Answers with a stored answer, if there is one. A query on boards or scorecards requests a part of it; on undo, another line. */
static bool answer_ready(odd_call *c) {
    odd_request_kind kind = c->route->request_kind;
    bool has_parts = kind == ODD_REQUEST_BOARDS || kind == ODD_REQUEST_CARDS || kind == ODD_REQUEST_UNDO;
    if (has_parts && strchr(c->request->target, '?') != NULL)
        return false;
    odd_body *body = odd_ready_find(c->event, kind, odd_request_accepts_gzip(c->request));
    if (body == NULL)
        return false;
    odd_call_answer(c, odd_respond(odd_request_has_etag_of(c->request, body) ? 304 : 200, body));
    return true;
}

static void answer_page(odd_call *c) {
    odd_http_response response = odd_assets_get(c->server->assets, c->request, &c->path);
    if (response.status == 404 && c->path.count == 0)
        response = odd_respond(200, odd_page_home(c->server->assets));
    else if (response.status == 404)
        response = odd_respond_error(404, "nothing", "there is nothing at this address");
    odd_call_answer(c, response);
}

static void read_body_and_handle(odd_call *c) {
    const odd_server_path *r = c->route;
    bool takes_long = r->speed == ODD_LONG || (c->event != NULL && odd_cached_length(c->event) > LARGE_EVENT);
    if (!read_fields(c) || (r->handler == odd_handle_ask && answer_ready(c)))
        return;
    if (r->speed == ODD_AT_ONCE)
        r->handler(c);
    else
        queue_job(c, c->server->jobs, takes_long, r->handler);
}

static void check_and_handle(odd_call *c) {
    if (!may_access(c) || !find_event(c))
        return;
    if (c->route->body[0] != '\0' && c->request->body.len > BODY_AT_ONCE)
        queue_job(c, c->server->jobs, c->route->speed == ODD_LONG, read_body_and_handle);
    else
        read_body_and_handle(c);
}

/* Whether the caller and the event are known without asking the database. */
static bool knows_enough(const odd_call *c) {
    const odd_server_path *r = c->route;
    if (r->access != ODD_FOR_READING || odd_request_header(c->request, "Cookie").len > 0)
        return false;
    if (strstr(r->path, "/{id}") == NULL)
        return r->handler != odd_handle_session && r->handler != odd_handle_setup_form;
    const odd_cached_event *event = odd_events_find(c->server->cache, odd_text_of(c->path.part[3]));
    return event != NULL && odd_cached_length(event) >= known_length(c->request);
}

/* SQLite answers at once, or says that it is locked. PostgreSQL may be slow, or hang: neither the threads of the network,
 * which everybody needs, nor the workers that answer from memory wait for it. */
static void handle(odd_call *c) {
    if (!odd_auth_shared(c->server->auth) || knows_enough(c))
        check_and_handle(c);
    else
        queue_job(c, c->server->look_jobs, false, check_and_handle);
}

void odd_server_handle(odd_server *s, const odd_http_request *request, odd_reply *reply) {
    odd_call *c = calloc(1, sizeof *c);
    const char *allow = NULL;
    if (c == NULL) {
        odd_http_response response = odd_respond_error(503, "memory", "the server is out of memory");
        response.retry_after_s = ODD_MEMORY_RETRY_S;
        reply->send(reply, response);
        return;
    }
    c->server = s;
    c->request = request;
    c->reply = reply;
    c->line = c->said = (odd_out)ODD_HEAP_OUT;
    if (request->body.len > ODD_BODY_MAX) {
        odd_call_refuse(c, 413, "size", "the body is too large: at most 1 MB");
        return;
    }
    if (!odd_path_read(&c->path, request->target)) {
        odd_call_refuse(c, 400, "address", "invalid path");
        return;
    }
    c->route = odd_paths_find(&c->path, request->method, &allow);
    if (c->route != NULL) {
        handle(c);
    } else if (request->method == ODD_GET && allow == NULL) {
        answer_page(c);
    } else {
        odd_http_response response =
            odd_respond_error(405, "method", "this path does not support that method");
        response.allow = allow != NULL ? allow : "GET, HEAD";
        odd_call_answer(c, response);
    }
}
