/* Handlers of the paths of events: asking, appending, streams. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "platform/memory.h"
#include "report/columns.h"
#include "server/handlers.h"

enum {
    LINES_MAX = 20000,
    LINE_MAX_BYTES = 4000,
    KEY_MAX = 100,
    LOG_COUNT = 20000,    /* lines in one answer */
    CANDIDATES_MAX = 200, /* lines in one whatif request */
    TYPED_MAX = 4000,     /* bytes of a line that is being typed */
    ASKED_MAX = 20000     /* bytes of a request about a movement or a draw */
};

/* ---- Asking ------------------------------------------------------------------------------------ */

void odd_handle_list(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_events_list(c->server->cache, &o);
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* Returns a positive number from the query, or a default. */
static int number(const odd_call *c, const char *name, int without) {
    char text[12];
    if (!odd_query_value(c->request->target, name, text, sizeof text))
        return without;
    long long value = strtoll(text, NULL, 10);
    return value <= 0 ? without : value < INT_MAX ? (int)value : INT_MAX;
}

/* Compresses the body if the client accepts that. */
static odd_body *compress(const odd_call *c, odd_body *body) {
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
        response.body = compress(c, response.body);
    odd_call_answer(c, response);
}

void odd_handle_stream(odd_call *c) {
    odd_quota *quota = c->server->stream_quota;
    uint64_t client = odd_address_number(c->request->from);
    if (!odd_quota_take(quota, client, 1)) {
        odd_call_refuse(c, 503, "busy", "too many streams are open from this address");
        return;
    }
    odd_http_response response = {.status = 200,
                                  .viewer = odd_viewer_open(c->server->cache, c->event, c->known)};
    if (response.viewer == NULL) {
        odd_quota_return(quota, client, 1);
        odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
        return;
    }
    odd_viewer_set_quota(response.viewer, quota, client);
    odd_call_answer(c, response);
}

/* A board number, combined with the session if the query names one. */
static int board_in_session(odd_call *c, int board) {
    int session = number(c, "session", 0);
    if (session <= 0 || board <= 0 || board >= ODD_BOARD_IN(1, 0))
        return board;
    return ODD_BOARD_IN(session < 100 ? session : 100, board);
}

/* The words of a request for paper, from path and query. */
static odd_text paper_asked(odd_call *c) {
    size_t room = strlen(c->request->target) + 1;
    int session = number(c, "session", 0);
    odd_out_words(&c->line, session > 0 ? "%s session %d " : "%s ", c->path.part[c->path.count - 1], session);
    odd_out_room(&c->line, room);
    if (odd_query_value(c->request->target, "names", c->line.text + c->line.len, room))
        c->line.len += strlen(c->line.text + c->line.len);
    return (odd_text){c->line.text, c->line.len};
}

/* The contestant in the path, followed by the table of awards in the body. */
static odd_text award_asked(odd_call *c, odd_text table) {
    odd_out_text(&c->line, c->path.part[c->path.count - 1]);
    odd_out_char(&c->line, ' ');
    odd_out_bytes(&c->line, table.text, table.len);
    return (odd_text){c->line.text, c->line.len};
}

/* Composes the request from path, query and body. Returns false if a field is missing. */
static bool read_request(odd_call *c, odd_request *r) {
    odd_request_kind kind = c->route->request_kind;
    const char *last = c->path.part[c->path.count - 1];
    *r = (odd_request){.kind = kind};
    if (kind == ODD_REQUEST_BOARD)
        r->number = board_in_session(c, (int)strtol(last, NULL, 10));
    if (kind == ODD_REQUEST_CARD || kind == ODD_REQUEST_WHY)
        r->id = odd_text_of(last);
    if (kind == ODD_REQUEST_PAPER)
        r->text = paper_asked(c);
    if (kind == ODD_REQUEST_WHY)
        r->number = board_in_session(c, number(c, "board", 0));
    if (kind == ODD_REQUEST_UNDO)
        r->number = number(c, "line", 0);
    if (kind == ODD_REQUEST_RACE || kind == ODD_REQUEST_BOARDS || kind == ODD_REQUEST_CARDS)
        r->number = number(c, "count", 0);
    if (kind == ODD_REQUEST_BOARDS || kind == ODD_REQUEST_CARDS)
        r->from = number(c, "from", 0);
    if (kind == ODD_REQUEST_HISTORY) {
        r->from = number(c, "from", 1);
        r->number = number(c, "count", LOG_COUNT);
        if (r->number > LOG_COUNT)
            r->number = LOG_COUNT;
    }
    if (c->fields == NULL)
        return true;
    bool good = odd_fields_text(c->fields, "text", &r->text) && r->text.text != NULL;
    if (good && kind == ODD_REQUEST_AWARD)
        r->text = award_asked(c, r->text);
    return good;
}

/* Refuses requests longer than a person would type. Returns false after an answer. */
static bool few_enough(odd_call *c, const odd_request *r) {
    int lines = 1;
    for (size_t i = 0; c->route->request_kind == ODD_REQUEST_WHATIF && i < r->text.len; i++)
        lines += r->text.text[i] == '\n';
    if (lines > CANDIDATES_MAX + 1)
        odd_call_refuse(c, 413, "limit", "too many candidates: at most 200 lines at once");
    else if (c->route->request_kind == ODD_REQUEST_LINE && r->text.len > TYPED_MAX)
        odd_call_refuse(c, 413, "limit", "the line is too long: at most 4000 bytes");
    else if (c->route->request_kind != ODD_REQUEST_WHATIF && r->text.len > ASKED_MAX)
        odd_call_refuse(c, 413, "limit", "the text is too long: at most 20000 bytes");
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

/* The last part of the path is the operation: propose, make or prove. */
void odd_handle_plan(odd_call *c) {
    odd_text text = {0};
    if (!odd_fields_text(c->fields, "text", &text) || text.text == NULL) {
        odd_call_refuse(c, 400, "fields", "expected {\"text\":\"...\"}");
        return;
    }
    const char *word = c->path.part[c->path.count - 1];
    if (text.len > ASKED_MAX && strcmp(word, "prove") != 0) { /* a schedule may be long */
        odd_call_refuse(c, 413, "limit", "the text is too long: at most 20000 bytes");
        return;
    }
    odd_out_text(&c->line, word);
    odd_out_char(&c->line, ' ');
    odd_out_bytes(&c->line, text.text, text.len);
    odd_call_answer(c, odd_cached_plan(c->server->cache, (odd_text){c->line.text, c->line.len}));
}

/* ---- Appending --------------------------------------------------------------------------------- */

static bool good_line(odd_text line) {
    return line.text != NULL && line.len <= LINE_MAX_BYTES && memchr(line.text, '\n', line.len) == NULL &&
           memchr(line.text, '\r', line.len) == NULL;
}

/* Reads "lines" and the fields that belong to them. Returns false if one is not valid. */
static bool read_lines(odd_call *c, int count) {
    odd_addition *a = &c->append.lines;
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

static odd_http_response respond_stored(odd_append *a, const char *id) {
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

static odd_http_response respond_conflict(const odd_append *a) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_char(&o, '{');
    odd_json_open(&o, "error", '{');
    odd_json_word(&o, "kind", "conflict");
    odd_json_word(&o, "message", "the log has grown in the meantime: look at it, and try again");
    odd_json_int(&o, "length", a->length);
    odd_out_text(&o, "}}\n");
    return odd_respond_json(409, &o);
}

static odd_http_response response_of(odd_append *a, const char *id) {
    switch (a->state) {
    case ODD_APPENDED:
        return respond_stored(a, id);
    case ODD_APPEND_EXISTS:
        return odd_respond_error(409, "exists", "an event with that name already exists");
    case ODD_APPEND_OTHER:
        return respond_conflict(a);
    case ODD_APPEND_REUSED:
        return odd_respond_error(422, "key", "this key was used for other lines");
    case ODD_APPEND_WRONG:
        return odd_respond_json(422, &a->answer);
    case ODD_APPEND_FAILED:
        return odd_respond_failure(507, "storage", &a->error);
    case ODD_APPEND_STOPPED:
        break;
    }
    return odd_respond_error(503, "stopped", "the server is stopping");
}

void odd_call_answer_append(odd_append *a) {
    odd_call *c = (odd_call *)((char *)a - offsetof(odd_call, append));
    const char *id = c->right.event[0] != '\0' ? c->right.event
                     : c->event != NULL        ? c->path.part[3]
                                               : c->name;
    odd_call_answer(c, response_of(a, id));
}

/* Whether an assistant may append these lines. */
static bool results_only(const odd_call *c) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    odd_out text = ODD_HEAP_OUT;
    for (size_t i = 0; i < c->append.lines.count; i++) {
        odd_out_bytes(&text, c->lines[i].text, c->lines[i].len);
        odd_out_char(&text, '\n');
    }
    bool good = odd_lines_are_results(&arena, text.text, text.len);
    odd_out_free(&text);
    odd_blocks_free(&blocks);
    return good;
}

/* Queues the lines of a body as an addition. It must have at least `least` lines; the error says what was expected. */
static void append(odd_call *c, int least, const char *expected) {
    int count = odd_fields_list(c->fields, "lines");
    bool good = count >= least && count <= LINES_MAX;
    if (good)
        c->lines = calloc((size_t)count + 1, sizeof *c->lines);
    if (good && c->lines == NULL) {
        odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
    } else if (!good || !read_lines(c, count)) {
        odd_call_refuse(c, 400, "fields", expected);
    } else if (c->director.role == ODD_ROLE_ASSISTANT && !results_only(c)) {
        odd_call_refuse(c, 403, "role",
                        "an assistant enters and corrects results: ask a director for other lines");
    } else {
        c->append.done = odd_call_answer_append;
        odd_events_append(c->server->cache, &c->append);
    }
}

void odd_handle_append(odd_call *c) {
    c->append.event = c->event;
    append(c, 1,
           "expected {\"lines\":[\"...\"],\"key\":\"...\",\"expected\":12}: a key of up to 100 bytes, and "
           "lines without line ends");
}

void odd_handle_create(odd_call *c) {
    if (!odd_fields_text(c->fields, "id", &c->append.name) || !odd_store_name_good(c->append.name)) {
        odd_call_refuse(c, 400, "fields",
                        "expected {\"id\":\"tuesday\"}: up to 64 letters, digits, and - _ . between them");
        return;
    }
    memcpy(c->name, c->append.name.text, c->append.name.len);
    append(c, 0, "expected {\"id\":\"tuesday\",\"lines\":[\"...\"],\"key\":\"...\"}");
}

/* ---- Tables ------------------------------------------------------------------------------------ */

enum { TABLES_MAX = 500 };

/* Reads the list of tables, each letters and digits. Returns their number, or -1 if the field is not such a list. */
static int read_tables(odd_call *c) {
    int count = odd_fields_list(c->fields, "tables");
    if (count < 0 || count > TABLES_MAX)
        return -1;
    c->lines = calloc((size_t)count + 1, sizeof *c->lines);
    for (int i = 0; i < count && c->lines != NULL; i++) {
        odd_text name = c->lines[i] = odd_fields_item(c->fields, "tables", i);
        bool good = name.text != NULL && name.len > 0 && name.len <= ODD_TABLE_MAX;
        for (size_t at = 0; good && at < name.len; at++)
            good = odd_is_letter(name.text[at]) || odd_is_digit(name.text[at]);
        if (!good)
            return -1;
    }
    return c->lines != NULL ? count : -1;
}

static void answer_tables(odd_call *c, int count, char (*tokens)[ODD_TOKEN_MAX]) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_char(&o, '{');
    odd_json_word(&o, "id", c->path.part[3]);
    odd_json_open(&o, "tables", '[');
    for (int i = 0; i < count; i++) {
        odd_json_next(&o);
        odd_out_char(&o, '{');
        odd_json_member(&o, "table", c->lines[i]);
        if (tokens != NULL)
            odd_json_word(&o, "secret", tokens[i]);
        odd_out_char(&o, '}');
    }
    odd_out_text(&o, "]}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

void odd_handle_issue_tables(odd_call *c) {
    int count = read_tables(c);
    odd_error error = {0};
    char(*tokens)[ODD_TOKEN_MAX] = count > 0 ? calloc((size_t)count, sizeof *tokens) : NULL;
    if (count <= 0)
        odd_call_refuse(c, 400, "fields", "expected {\"tables\":[\"1\",\"2\"]}: at most 500 tables");
    else if (tokens == NULL)
        odd_call_refuse_for(c, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
    else if (odd_auth_issue_tables(c->server->auth, odd_text_of(c->path.part[3]), c->lines, (size_t)count,
                                   c->request->now_ms, tokens, &error) != ODD_OK)
        odd_call_answer(c, odd_respond_failure(507, "storage", &error));
    else
        answer_tables(c, count, tokens);
    free(tokens);
}

void odd_handle_revoke_tables(odd_call *c) {
    int count = read_tables(c);
    odd_error error = {0};
    bool all = count == 1 && odd_same_letters(c->lines[0], odd_text_of("all"));
    if (count <= 0)
        odd_call_refuse(c, 400, "fields", "expected {\"tables\":[\"1\",\"2\"]}, or {\"tables\":[\"all\"]}");
    else if (odd_auth_revoke_tables(c->server->auth, odd_text_of(c->path.part[3]), c->lines,
                                    all ? 0 : (size_t)count, &error) != ODD_OK)
        odd_call_answer(c, odd_respond_failure(507, "storage", &error));
    else
        answer_tables(c, count, NULL);
}
