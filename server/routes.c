/* Which address is answered by whom, who may ask, and how soon. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/scan.h"
#include "platform/ration.h"
#include "report/json_members.h"
#include "server/handling.h"

enum {
    WORKERS = 2,           /* of each kind */
    WORDS = 1 << 14,       /* bytes of a body that is read at once, and not by a worker */
    WAIT_MS = 10000,       /* that a request may wait for a worker */
    LARGE = 5000,          /* lines of an event whose answers take long */
    VIEWERS_EACH = 2000,   /* streams of an address */
    BODIES_ALL = 64 << 20, /* bytes of bodies that wait */
    BODIES_EACH = 16 << 20 /* of one address */
};

/* ---- Opening ----------------------------------------------------------------------------------- */

odd_web *odd_web_open(const odd_web_config *config, odd_error *error) {
    odd_web *w = odd_alloc(1, sizeof *w);
    w->read_only = config->read_only;
    w->jobs = odd_jobs_open(config->threads ? WORKERS : 0, WORKERS);
    w->doors.known = odd_jobs_open(config->threads, 0);
    w->doors.strangers = odd_jobs_open(config->threads, 0);
    odd_ration_reserve();
    w->viewers = odd_quota_open(SIZE_MAX, VIEWERS_EACH);
    w->bodies = odd_quota_open(BODIES_ALL, BODIES_EACH);
    w->assets = odd_assets_open(config->site, error);
    w->club =
        w->assets != NULL ? odd_club_open(config->database, config->threads, config->journal, error) : NULL;
    w->auth = w->club != NULL ? odd_auth_open(config->database, config->new_password, error) : NULL;
    if (w->auth != NULL)
        return w;
    if (w->club != NULL)
        odd_club_stop(w->club);
    odd_web_close(w);
    return NULL;
}

void odd_web_stop(odd_web *w) {
    atomic_store(&w->stopping, true);
    odd_ration_hurry(true);
    odd_jobs_stop(w->jobs);
    odd_jobs_stop(w->doors.known);
    odd_jobs_stop(w->doors.strangers);
    odd_ration_hurry(false);
    odd_club_stop(w->club);
}

void odd_web_close(odd_web *w) {
    odd_jobs_close(w->jobs);
    odd_jobs_close(w->doors.known);
    odd_jobs_close(w->doors.strangers);
    odd_auth_close(w->auth);
    if (w->club != NULL)
        odd_club_close(w->club);
    odd_assets_close(w->assets);
    odd_quota_close(w->viewers);
    odd_quota_close(w->bodies);
    free(w);
}

void odd_web_token(odd_web *w, char token[ODD_TOKEN_MAX]) {
    memset(token, 0, ODD_TOKEN_MAX);
    if (!w->read_only)
        odd_auth_token(w->auth, token);
}

bool odd_web_body_waits(odd_web *w, const char *from, size_t bytes) {
    return odd_quota_take(w->bodies, odd_address_number(from), bytes);
}

void odd_web_body_gone(odd_web *w, const char *from, size_t bytes) {
    if (bytes > 0)
        odd_quota_give(w->bodies, odd_address_number(from), bytes);
}

/* ---- Answers ----------------------------------------------------------------------------------- */

void odd_call_answer(odd_call *c, odd_web_response response) {
    odd_fields_close(c->fields);
    odd_out_free(&c->append.answer);
    free(c->lines);
    snprintf(response.author, sizeof response.author, "%s", c->director.author);
    c->reply->send(c->reply, response);
    free(c);
}

void odd_call_refuse(odd_call *c, int status, const char *kind, const char *message) {
    odd_call_answer(c, odd_respond_error(status, kind, message));
}

static void about(odd_call *c) {
    odd_out o = {0};
    odd_out_char(&o, '{');
    odd_json_word(&o, "name", "oddtrick");
    odd_json_word(&o, "version", odd_version());
    odd_json_bool(&o, "read_only", c->web->read_only);
    odd_out_text(&o, "}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* What the pages ask first: a web host without a server has a file of this name, which says that there is none. */
static void answer_mark(odd_call *c) {
    odd_out o = {0};
    odd_out_text(&o, "{\"api\":\"api/v1/\"}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* ---- Addresses --------------------------------------------------------------------------------- */

enum {
    SLOW = 1,     /* is done by a worker */
    LONG = 32,    /* by one for what takes long */
    CHANGES = 2,  /* not in read-only mode */
    DIRECTOR = 4, /* and only for who has logged in */
    FIELDS = 8,   /* has a body, which is JSON */
    EVENT = 16    /* is about the event whose name is the fourth part */
};

/* A path: words, # for a number, * for anything. An ask of the view where there is one. */
struct odd_route {
    odd_method method;
    const char *path;
    unsigned flags;
    void (*answer)(odd_call *call);
    odd_ask ask;
};

typedef struct odd_route route;

static const route routes[] = {
    {ODD_GET, "api/v1", 0, about, 0},
    {ODD_GET, "api/v1/session", 0, odd_call_session, 0},
    {ODD_POST, "api/v1/login", CHANGES | FIELDS, odd_call_login, 0},
    {ODD_POST, "api/v1/logout", CHANGES | DIRECTOR, odd_call_logout, 0},
    {ODD_POST, "api/v1/password", CHANGES | DIRECTOR | FIELDS, odd_call_password, 0},
    {ODD_GET, "server.json", 0, answer_mark, 0},
    {ODD_GET, "setup", 0, odd_call_setup_form, 0},
    {ODD_POST, "setup", CHANGES, odd_call_setup, 0},
    {ODD_GET, "api/v1/events", SLOW | LONG, odd_call_list, 0},
    {ODD_POST, "api/v1/events", CHANGES | DIRECTOR | FIELDS, odd_call_create, 0},
    {ODD_GET, "api/v1/events/*", EVENT, odd_call_ask, ODD_ASK_EVENT},
    {ODD_GET, "api/v1/events/*/log", EVENT | SLOW | LONG, odd_call_log, 0},
    {ODD_POST, "api/v1/events/*/log", EVENT | CHANGES | DIRECTOR | FIELDS, odd_call_append, 0},
    {ODD_GET, "api/v1/events/*/stream", EVENT, odd_call_stream, 0},
    {ODD_GET, "api/v1/events/*/standings", EVENT, odd_call_ask, ODD_ASK_STANDINGS},
    {ODD_GET, "api/v1/events/*/boards", EVENT, odd_call_ask, ODD_ASK_BOARDS},
    {ODD_GET, "api/v1/events/*/boards/#", EVENT, odd_call_ask, ODD_ASK_BOARD},
    {ODD_GET, "api/v1/events/*/cards", EVENT, odd_call_ask, ODD_ASK_CARDS},
    {ODD_GET, "api/v1/events/*/cards/*", EVENT, odd_call_ask, ODD_ASK_CARD},
    {ODD_GET, "api/v1/events/*/why/*", EVENT, odd_call_ask, ODD_ASK_WHY},
    {ODD_GET, "api/v1/events/*/check", EVENT | LONG, odd_call_ask, ODD_ASK_CHECK},
    {ODD_GET, "api/v1/events/*/settings", EVENT, odd_call_ask, ODD_ASK_SETTINGS},
    {ODD_GET, "api/v1/events/*/problems", EVENT, odd_call_ask, ODD_ASK_PROBLEMS},
    {ODD_GET, "api/v1/events/*/history", EVENT | LONG, odd_call_ask, ODD_ASK_HISTORY},
    {ODD_GET, "api/v1/events/*/race", EVENT | LONG, odd_call_ask, ODD_ASK_RACE},
    {ODD_GET, "api/v1/events/*/undo", EVENT, odd_call_ask, ODD_ASK_UNDO},
    {ODD_POST, "api/v1/events/*/whatif", EVENT | FIELDS | LONG, odd_call_ask, ODD_ASK_WHATIF},
    {ODD_POST, "api/v1/events/*/line", EVENT | FIELDS, odd_call_ask, ODD_ASK_LINE},
};

static bool is_number(const char *text) {
    size_t digits = 0;
    while (odd_is_digit(text[digits]))
        digits++;
    return digits > 0 && digits < 6 && text[digits] == '\0';
}

static bool matches(const char *pattern, const odd_path *path) {
    size_t part = 0;
    for (const char *at = pattern; at != NULL; part++) {
        size_t len = strcspn(at, "/");
        if (part == path->count)
            return false;
        const char *here = path->part[part];
        if (!(*at == '*' || (*at == '#' && is_number(here)) ||
              (strlen(here) == len && strncmp(at, here, len) == 0)))
            return false;
        at = at[len] == '/' ? at + len + 1 : NULL;
    }
    return part == path->count;
}

/* The route of a path; its methods, where there is none for this one. */
static const route *find(const odd_call *c, const char **allow) {
    *allow = NULL;
    for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (!matches(routes[i].path, &c->path))
            continue;
        if (routes[i].method == c->request->method)
            return &routes[i];
        *allow = *allow != NULL ? "GET, HEAD, POST" : routes[i].method == ODD_GET ? "GET, HEAD" : "POST";
    }
    return NULL;
}

/* ---- Who may ask ------------------------------------------------------------------------------- */

static bool begins_with(odd_text text, const char *with) {
    size_t len = strlen(with);
    return text.len >= len && odd_same_letters((odd_text){text.text, len}, (odd_text){with, len});
}

/* "http://club.example" of the host "club.example"; by https, if a proxy stands before this. */
static bool same_site(const odd_call *c) {
    odd_text origin = odd_request_header(c->request, "Origin"), host = odd_request_header(c->request, "Host");
    size_t scheme = begins_with(origin, "http://") ? 7 : begins_with(origin, "https://") ? 8 : 0;
    return origin.len == 0 || (scheme > 0 && host.len > 0 &&
                               odd_same_letters((odd_text){origin.text + scheme, origin.len - scheme}, host));
}

/* False after an answer. */
static bool may_change(odd_call *c, const route *r) {
    odd_session_state session = (r->flags & DIRECTOR) == 0
                                    ? ODD_SESSION_OPEN
                                    : odd_auth_session(c->web->auth, c->request, &c->director);
    if ((r->flags & CHANGES) != 0 && c->web->read_only)
        odd_call_refuse(c, 403, "read_only", "this server shows events, and changes none");
    else if ((r->flags & CHANGES) != 0 && !same_site(c))
        odd_call_refuse(c, 403, "origin", "this was sent by a page of another site");
    else if (session == ODD_SESSION_UNREAD)
        odd_call_refuse(c, 503, "storage", "the database cannot be read now: try again in a moment");
    else if (session == ODD_SESSION_NONE)
        odd_call_refuse(c, 401, "login", "only the director may do this: log in first");
    else if ((r->flags & DIRECTOR) != 0 && !odd_auth_csrf(c->request, &c->director))
        odd_call_refuse(c, 403, "csrf", "the header X-CSRF-Token must have the token of the session");
    else
        return true;
    return false;
}

static bool read_fields(odd_call *c, const route *r) {
    odd_error error = {0};
    if ((r->flags & FIELDS) == 0)
        return true;
    if (!begins_with(odd_request_header(c->request, "Content-Type"), "application/json")) {
        odd_call_refuse(c, 415, "type", "expected JSON: Content-Type: application/json");
        return false;
    }
    c->fields = odd_fields_read(c->request->body, &error);
    if (c->fields != NULL)
        return true;
    odd_call_answer(c, odd_respond_wrong(400, "json", &error));
    return false;
}

static bool find_event(odd_call *c, const route *r) {
    if ((r->flags & EVENT) == 0)
        return true;
    c->held = odd_club_find(c->web->club, odd_text_of(c->path.part[3]));
    if (c->held != NULL)
        return true;
    odd_call_refuse(c, 404, "no_event", "there is no event of that name");
    return false;
}

/* ---- One request after the other ------------------------------------------------------------------ */

static void refuse_busy(odd_call *c) {
    odd_web_response response =
        odd_respond_error(503, "busy", "too many requests are waiting: try again in a moment");
    response.retry_after_s = 1;
    odd_call_answer(c, response);
}

/* Who has waited for long is perhaps gone, and those who come later would wait still longer. */
static void run_job(odd_job *job) {
    odd_call *c = (odd_call *)job;
    if (atomic_load(&c->web->stopping))
        odd_call_refuse(c, 503, "stopped", "the server is being stopped");
    else if (odd_tick_ms() - c->queued_ms > WAIT_MS)
        refuse_busy(c);
    else
        c->answer(c);
}

static void answer_later(odd_call *c, bool takes_long, void (*answer)(odd_call *call)) {
    c->answer = answer;
    c->job = (odd_job){.run = run_job,
                       .kind = takes_long ? ODD_JOB_LONG : ODD_JOB_QUICK,
                       .from = odd_address_number(c->request->from),
                       .about = c->held};
    c->queued_ms = odd_tick_ms();
    if (!odd_jobs_add(c->web->jobs, &c->job))
        refuse_busy(c);
}

/* An answer that is there already needs no worker. With a query it may be a part of that. */
static bool answer_ready(odd_call *c) {
    if ((c->ask == ODD_ASK_BOARDS || c->ask == ODD_ASK_CARDS) && strchr(c->request->target, '?') != NULL)
        return false;
    odd_body *body = odd_held_ready(c->held, c->ask, odd_request_unzips(c->request));
    if (body == NULL)
        return false;
    odd_call_answer(c, odd_respond(odd_request_has(c->request, body) ? 304 : 200, body));
    return true;
}

static void answer_page(odd_call *c) {
    odd_web_response response = odd_assets_get(c->web->assets, c->request, &c->path);
    if (response.status == 404 && c->path.count == 0)
        response = odd_respond(200, odd_page_plain(c->web->assets));
    else if (response.status == 404)
        response = odd_respond_error(404, "nothing", "there is nothing at this address");
    odd_call_answer(c, response);
}

/* The event is found: an answer that is ready, one that is given at once, or one that a worker gives. */
static void answer_now_or_later(odd_call *c) {
    const route *r = c->route;
    bool takes_long = (r->flags & LONG) != 0 || (c->held != NULL && odd_held_length(c->held) > LARGE);
    if (r->answer == odd_call_ask ? !answer_ready(c) : (r->flags & SLOW) != 0)
        answer_later(c, takes_long, r->answer);
    else if (r->answer != odd_call_ask)
        r->answer(c);
}

static void read_on(odd_call *c) {
    if (read_fields(c, c->route))
        answer_now_or_later(c);
}

/* A long body is read by a worker. */
static void follow(odd_call *c, const route *r) {
    c->ask = r->ask;
    c->route = r;
    if (!may_change(c, r) || !find_event(c, r))
        return;
    if ((r->flags & FIELDS) != 0 && c->request->body.len > WORDS)
        answer_later(c, (r->flags & LONG) != 0, read_on);
    else
        read_on(c);
}

void odd_web_handle(odd_web *w, const odd_web_request *request, odd_reply *reply) {
    odd_call *c = odd_alloc(1, sizeof *c);
    const char *allow = NULL;
    c->web = w;
    c->request = request;
    c->reply = reply;
    if (request->body.len > ODD_BODY_MAX) {
        odd_call_refuse(c, 413, "size", "this is too much at once");
        return;
    }
    if (!odd_path_read(&c->path, request->target)) {
        odd_call_refuse(c, 400, "address", "this is no address");
        return;
    }
    const route *r = find(c, &allow);
    if (r != NULL) {
        follow(c, r);
    } else if (request->method == ODD_GET && allow == NULL) {
        answer_page(c);
    } else {
        odd_web_response response = odd_respond_error(405, "method", "this cannot be done here");
        response.allow = allow != NULL ? allow : "GET, HEAD";
        odd_call_answer(c, response);
    }
}
