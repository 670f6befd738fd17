/* What is asked of events, and appended to them. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "report/json_members.h"
#include "server/handlers.h"

enum {
    LINES_MAX = 20000,
    LINE_MAX_BYTES = 4000,
    KEY_MAX = 100,
    LOG_COUNT = 20000,    /* lines of an answer */
    CANDIDATES_MAX = 200, /* lines that are tried at once */
    TYPED_MAX = 4000      /* bytes of a line that is typed */
};

/* ---- Asking ------------------------------------------------------------------------------------ */

void odd_handle_list(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_events_list(c->server->cache, &o);
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* A number of the query; what it is without. */
static int number(const odd_call *c, const char *name, int without) {
    char text[12];
    if (!odd_query_value(c->request->target, name, text, sizeof text))
        return without;
    long long value = strtoll(text, NULL, 10);
    return value <= 0 ? without : value < INT_MAX ? (int)value : INT_MAX;
}

/* The body, or the same by gzip. */
static odd_body *in_its_coding(const odd_call *c, odd_body *body) {
    odd_body *zipped = odd_request_accepts_gzip(c->request) ? odd_body_gzip(body) : NULL;
    if (zipped == NULL)
        return body;
    odd_body_release(body);
    return zipped;
}

void odd_handle_log(odd_call *c) {
    char format[8] = "";
    odd_query_value(c->request->target, "format", format, sizeof format);
    bool text = strcmp(format, "text") == 0;
    int count = number(c, "count", text ? INT_MAX : LOG_COUNT);
    if (!text && count > LOG_COUNT)
        count = LOG_COUNT;
    odd_http_response response =
        odd_cached_log(c->server->cache, c->event, number(c, "from", 1), count, text);
    if (response.status == 200)
        response.body = in_its_coding(c, response.body);
    odd_call_answer(c, response);
}

void odd_handle_stream(odd_call *c) {
    uint64_t from = odd_address_number(c->request->from);
    if (!odd_quota_take(c->server->stream_quota, from, 1)) {
        odd_call_refuse(c, 503, "busy", "too many streams are open from this address");
        return;
    }
    odd_http_response response = {.status = 200, .viewer = odd_viewer_open(c->server->cache, c->event)};
    odd_viewer_set_quota(response.viewer, c->server->stream_quota, from);
    odd_call_answer(c, response);
}

/* What the path, the query and the body say of it. */
static bool read_request(odd_call *c, odd_request *r) {
    const char *last = c->path.part[c->path.count - 1];
    *r = (odd_request){.ask = c->route->ask};
    if (c->route->ask == ODD_ASK_BOARD)
        r->number = (int)strtol(last, NULL, 10);
    if (c->route->ask == ODD_ASK_CARD || c->route->ask == ODD_ASK_WHY)
        r->id = odd_text_of(last);
    if (c->route->ask == ODD_ASK_WHY)
        r->number = number(c, "board", 0);
    if (c->route->ask == ODD_ASK_RACE || c->route->ask == ODD_ASK_BOARDS || c->route->ask == ODD_ASK_CARDS)
        r->number = number(c, "count", 0);
    if (c->route->ask == ODD_ASK_BOARDS || c->route->ask == ODD_ASK_CARDS)
        r->from = number(c, "from", 0);
    if (c->route->ask == ODD_ASK_HISTORY) {
        r->from = number(c, "from", 1);
        r->number = number(c, "count", LOG_COUNT);
        if (r->number > LOG_COUNT)
            r->number = LOG_COUNT;
    }
    return c->fields == NULL || (odd_fields_text(c->fields, "text", &r->text) && r->text.text != NULL);
}

/* More than a person would type is refused. False after an answer. */
static bool few_enough(odd_call *c, const odd_request *r) {
    int lines = 1;
    for (size_t i = 0; c->route->ask == ODD_ASK_WHATIF && i < r->text.len; i++)
        lines += r->text.text[i] == '\n';
    if (lines > CANDIDATES_MAX + 1)
        odd_call_refuse(c, 413, "limit", "too many candidates: try at most 200 lines at once");
    else if (c->route->ask == ODD_ASK_LINE && r->text.len > TYPED_MAX)
        odd_call_refuse(c, 413, "limit", "this line is too long: at most 4000 bytes");
    else
        return true;
    return false;
}

void odd_handle_ask(odd_call *c) {
    odd_request r;
    int64_t length;
    if (!read_request(c, &r))
        odd_call_refuse(c, 400, "fields", "expected {\"text\":\"...\"}");
    else if (few_enough(c, &r))
        odd_call_answer(
            c, odd_cached_ask(c->server->cache, c->event, &r, odd_request_accepts_gzip(c->request), &length));
}

/* ---- Appending --------------------------------------------------------------------------------- */

static bool good_line(odd_text line) {
    return line.text != NULL && line.len <= LINE_MAX_BYTES && memchr(line.text, '\n', line.len) == NULL &&
           memchr(line.text, '\r', line.len) == NULL;
}

/* "lines", and what belongs to them. False if a field is not what it should be. */
static bool read_lines(odd_call *c, bool needed) {
    odd_addition *a = &c->append.lines;
    int count = odd_fields_list(c->fields, "lines");
    if (count > LINES_MAX || count < (needed ? 1 : 0))
        return false;
    c->lines = odd_alloc(count > 0 ? (size_t)count : 1, sizeof *c->lines);
    for (int i = 0; i < count; i++) {
        c->lines[i] = odd_fields_item(c->fields, "lines", i);
        if (!good_line(c->lines[i]))
            return false;
    }
    a->lines = c->lines;
    a->count = (size_t)count;
    a->expected = -1;
    a->author = odd_text_of(c->director.author);
    a->time_ms = c->request->now_ms;
    return odd_fields_text(c->fields, "key", &a->key) && a->key.len <= KEY_MAX &&
           odd_fields_int(c->fields, "expected", &a->expected);
}

static odd_http_response tell_stored(odd_append *a, const char *id) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_char(&o, '{');
    odd_json_word(&o, "id", id);
    odd_json_int(&o, "first", a->first);
    odd_json_int(&o, "length", a->length);
    odd_json_bool(&o, "repeated", !a->fresh);
    odd_json_key(&o, "warnings");
    if (a->warnings.to > 0)
        odd_out_bytes(&o, a->answer.text + a->warnings.from, a->warnings.to - a->warnings.from);
    else
        odd_out_text(&o, "[]");
    odd_out_text(&o, "}\n");
    return odd_respond_json(201, &o);
}

static odd_http_response tell_conflict(const odd_append *a) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_text(&o, "{\"error\":{");
    odd_json_word(&o, "kind", "conflict");
    odd_json_word(&o, "message", "somebody has appended in between: look at the log, and try again");
    odd_json_int(&o, "length", a->length);
    odd_out_text(&o, "}}\n");
    return odd_respond_json(409, &o);
}

static odd_http_response outcome(odd_append *a, const char *id) {
    switch (a->state) {
    case ODD_APPENDED:
        return tell_stored(a, id);
    case ODD_APPEND_EXISTS:
        return odd_respond_error(409, "exists", "there is an event of that name already");
    case ODD_APPEND_OTHER:
        return tell_conflict(a);
    case ODD_APPEND_REUSED:
        return odd_respond_error(422, "key", "this key was used for other lines");
    case ODD_APPEND_WRONG:
        return odd_respond_json(422, &a->answer);
    case ODD_APPEND_FAILED:
        return odd_respond_failure(507, "storage", &a->error);
    case ODD_APPEND_STOPPED:
        break;
    }
    return odd_respond_error(503, "stopped", "the server is being stopped");
}

static void appended(odd_append *a) {
    odd_call *c = (odd_call *)((char *)a - offsetof(odd_call, append));
    odd_call_answer(c, outcome(a, c->event != NULL ? c->path.part[3] : c->name));
}

void odd_handle_append(odd_call *c) {
    if (!read_lines(c, true)) {
        odd_call_refuse(
            c, 400, "fields",
            "expected {\"lines\":[\"...\"],\"key\":\"...\",\"expected\":12}: a key of up to 100 bytes, and "
            "lines without their ends");
        return;
    }
    c->append.event = c->event;
    c->append.done = appended;
    odd_events_append(c->server->cache, &c->append);
}

void odd_handle_create(odd_call *c) {
    odd_text name = {0};
    if (!odd_fields_text(c->fields, "id", &name) || !odd_store_name_good(name)) {
        odd_call_refuse(c, 400, "fields",
                        "expected {\"id\":\"tuesday\"}: up to 64 letters, digits, and - _ . between them");
        return;
    }
    if (!read_lines(c, false)) {
        odd_call_refuse(c, 400, "fields",
                        "expected {\"id\":\"tuesday\",\"lines\":[\"...\"],\"key\":\"...\"}");
        return;
    }
    memcpy(c->name, name.text, name.len);
    c->append.name = name;
    c->append.done = appended;
    odd_events_append(c->server->cache, &c->append);
}
