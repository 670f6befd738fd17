/* Handlers of what happens in the room: results and calls from the tables, the director's answers, the clock. A result is a line of the
 * log once the other side has confirmed it; until then it is a value of the server, so that the desk can show that it waits. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "report/columns.h"
#include "server/handlers.h"

enum {
    KEPT_S = 7 * 24 * 3600, /* as long as a table's secret */
    ABOUT_MAX = 200,        /* bytes of what a call is about */
    KEY_BYTES = 100,
    TRIES = 5 /* entries of a board that are compared with other results and the hand record */
};

/* ---- Storing a value ------------------------------------------------------------------------------ */

/* The name of the event, which is at most ODD_STORE_NAME_MAX bytes long. */
static const char *event_of(const odd_call *c) {
    return c->right.event[0] != '\0' ? c->right.event : c->path.part[3];
}

/* Names a value: its kind, the event, the table, and the board if it is about one. */
static void name_value(odd_call *c, const char *kind, const char *table, int64_t board) {
    size_t cap = sizeof c->kept_name;
    const char *event = event_of(c);
    if (board > 0)
        snprintf(c->kept_name, cap, "%s %.64s %.8s %d", kind, event, table, (int)board);
    else if (table[0] != '\0')
        snprintf(c->kept_name, cap, "%s %.64s %.8s", kind, event, table);
    else
        snprintf(c->kept_name, cap, "%s %.64s", kind, event);
}

static void kept(odd_append *a) {
    odd_call *c = (odd_call *)((char *)a - offsetof(odd_call, append));
    if (a->state == ODD_APPENDED)
        odd_call_answer(c, odd_respond_json(200, &c->said));
    else
        odd_call_answer_append(a);
}

/* Stores c->line under c->kept_name, or removes that value; then answers with c->said. */
static void keep(odd_call *c, bool remove) {
    if (c->said.len == 0) {
        odd_out_char(&c->said, '{');
        odd_json_word(&c->said, "id", event_of(c));
        odd_out_text(&c->said, "}\n");
    }
    c->append.keeping = (odd_value_change){odd_text_of(c->kept_name), {0}, 0};
    if (!remove) {
        c->append.keeping.value = (odd_text){c->line.text, c->line.len};
        c->append.keeping.until_ms = c->request->now_ms + (int64_t)KEPT_S * 1000;
    }
    c->append.event = c->event;
    c->append.done = kept;
    odd_events_append(c->server->cache, &c->append);
}

/* ---- Reading values --------------------------------------------------------------------------------- */

/* A stored value is a time, a number, and an object: "1763388000000 1 {...}". */
typedef struct item {
    int64_t time_ms;
    int number;
    char *object; /* without the closing brace */
} item;

typedef struct items {
    odd_text exact; /* the only name wanted; empty: all */
    odd_text table; /* the only table wanted, as the text after the prefix; empty: all */
    size_t prefix;  /* length of the prefix */
    item *list;
    size_t count, cap;
    int64_t now_ms;
} items;

static bool read_item(item *out, odd_text value) {
    odd_scan s = {value.text, value.len, 0};
    *out = (item){0};
    while (odd_is_digit(odd_scan_peek(&s)))
        out->time_ms = out->time_ms * 10 + (s.text[s.at++] - '0');
    if (!odd_scan_blanks(&s))
        return false;
    out->number = odd_scan_number(&s);
    if (out->number < 0 || !odd_scan_blanks(&s) || s.at + 2 > s.len)
        return false;
    out->object = calloc(s.len - s.at, 1);
    if (out->object != NULL)
        memcpy(out->object, s.text + s.at, s.len - s.at - 1);
    return out->object != NULL;
}

static bool of_table(const items *l, odd_text name) {
    size_t end = l->prefix + l->table.len;
    return l->table.len == 0 ||
           (name.len >= end && memcmp(name.text + l->prefix, l->table.text, l->table.len) == 0 &&
            (name.len == end || name.text[end] == ' '));
}

static bool take_item(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    items *l = owner;
    item one;
    bool wanted = l->exact.len > 0 ? odd_text_same(name, l->exact) : of_table(l, name);
    if (!wanted || until_ms <= l->now_ms || !read_item(&one, value))
        return true;
    l->list = odd_grow(l->list, l->count, &l->cap, sizeof *l->list);
    l->list[l->count++] = one;
    return true;
}

static void free_items(items *l) {
    for (size_t i = 0; i < l->count; i++)
        free(l->list[i].object);
    free(l->list);
}

static int by_time(const void *a, const void *b) {
    int64_t x = ((const item *)a)->time_ms, y = ((const item *)b)->time_ms;
    return (x > y) - (x < y);
}

/* Reads the values of a kind, the oldest first: those of the table whose secret was sent, or all. */
static int read_items(odd_call *c, const char *kind, items *l, odd_error *error) {
    char prefix[ODD_VALUE_NAME];
    snprintf(prefix, sizeof prefix, "%s %.64s ", kind, event_of(c));
    *l =
        (items){.table = odd_text_of(c->right.table), .prefix = strlen(prefix), .now_ms = c->request->now_ms};
    int code = odd_events_values(c->server->cache, odd_text_of(prefix), take_item, l, error);
    if (l->count > 1)
        qsort(l->list, l->count, sizeof *l->list, by_time);
    return code;
}

/* Reads the value named c->kept_name, whose object the caller frees; NULL if there is none. Returns false after an answer: an
 * unreadable value is not taken for a missing one. */
static bool read_one(odd_call *c, item *one) {
    odd_error error = {0};
    odd_text name = odd_text_of(c->kept_name);
    items l = {.exact = name, .now_ms = c->request->now_ms};
    int code = odd_events_values(c->server->cache, name, take_item, &l, &error);
    *one = l.count > 0 ? l.list[0] : (item){0};
    free(l.list);
    if (code == ODD_OK)
        return true;
    free(one->object);
    odd_call_answer(c, odd_respond_failure(503, "storage", &error));
    return false;
}

static void put_calls(odd_out *o, const items *calls, int64_t now_ms) {
    odd_json_open(o, "calls", '[');
    for (size_t i = 0; i < calls->count; i++) {
        const item *call = &calls->list[i];
        odd_json_next(o);
        odd_out_text(o, call->object);
        odd_json_int(o, "waited_s", (now_ms - call->time_ms) / 1000);
        odd_json_bool(o, "answered", call->number > 0);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* An entry without an object was cancelled. */
static void put_entries(odd_out *o, const items *entries) {
    odd_json_open(o, "entered", '[');
    for (size_t i = 0; i < entries->count; i++) {
        if (strcmp(entries->list[i].object, "{") == 0)
            continue;
        odd_json_next(o);
        odd_out_text(o, entries->list[i].object);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* Answers the director with everything, and a table with what concerns it. */
ODD_HANDLER(room) {
    odd_error error = {0};
    odd_out o = ODD_HEAP_OUT;
    items calls = {0}, entries = {0};
    int code = read_items(call, "call", &calls, &error);
    if (code == ODD_OK && !call->director.playing) /* players do not see the entries of others */
        code = read_items(call, "entry", &entries, &error);
    odd_out_char(&o, '{');
    odd_json_word(&o, "id", event_of(call));
    odd_json_int(&o, "length", odd_cached_length(call->event));
    put_calls(&o, &calls, call->request->now_ms);
    put_entries(&o, &entries);
    odd_json_key(&o, "clock");
    if (code == ODD_OK)
        code = odd_cached_clock_json(call->server->cache, call->event, NULL, &o, NULL, NULL, &error);
    odd_out_text(&o, "}\n");
    free_items(&calls);
    free_items(&entries);
    odd_call_answer(call,
                    code == ODD_OK ? odd_respond_json(200, &o) : odd_respond_failure(500, "storage", &error));
    odd_out_free(&o);
}

/* ---- Results ---------------------------------------------------------------------------------------- */

ODD_HANDLER(table) {
    odd_request r = {.kind = ODD_REQUEST_TABLE, .id = odd_text_of(call->right.table)};
    int64_t length;
    odd_call_answer(call, odd_cached_ask(call->server->cache, call->event, &r,
                                         odd_request_accepts_gzip(call->request), &length));
}

ODD_HANDLER(table_board) {
    int board = (int)strtol(call->path.part[call->path.count - 1], NULL, 10);
    odd_call_answer(call, odd_cached_ask_at_table(call->server->cache, call->event,
                                                  odd_text_of(call->right.table), board));
}

static bool read_entry(odd_call *c, odd_table_entry *entry) {
    int64_t board = 0, instead = 0;
    *entry = (odd_table_entry){.table = odd_text_of(c->right.table)};
    bool good =
        odd_fields_int(c->fields, "board", &board) && odd_fields_text(c->fields, "result", &entry->result) &&
        odd_fields_text(c->fields, "lead", &entry->lead) && odd_fields_int(c->fields, "instead", &instead) &&
        odd_fields_text(c->fields, "key", &c->append.lines.key) && c->append.lines.key.len <= KEY_BYTES &&
        board > 0 && board < 10000 && instead >= 0 && instead <= INT32_MAX && entry->result.text != NULL;
    entry->board = (int)board;
    entry->instead = (uint32_t)instead;
    if (!good)
        odd_call_refuse(
            c, 400, "fields",
            "expected {\"board\":5,\"result\":\"4S N =\",\"lead\":\"HK\",\"key\":\"...\",\"instead\":41}");
    return good;
}

static void refuse_entry(odd_call *c, const odd_table_entry *entry, const odd_error *error) {
    bool outside = error->code == ODD_E_OUTSIDE;
    odd_call_answer(c, odd_respond_failure(outside ? 503 : 422,
                                           outside            ? "storage"
                                           : entry->there > 0 ? "repeated"
                                                              : "result",
                                           error));
}

static void answer_same(odd_call *c, const odd_table_entry *entry) {
    c->append.state = ODD_APPENDED;
    c->append.first = entry->there;
    c->append.length = odd_cached_length(c->event);
    odd_call_answer_append(&c->append);
}

/* The server composes the line, so that a table can enter only its own results. */
ODD_HANDLER(table_result) {
    odd_table_entry entry;
    odd_addition *a = &call->append.lines;
    odd_error error = {0};
    if (!read_entry(call, &entry))
        return;
    if (odd_cached_entry(call->server->cache, call->event, &entry, false, &call->line, &error) != ODD_OK) {
        refuse_entry(call, &entry, &error);
        return;
    }
    if (entry.same) {
        answer_same(call, &entry);
        return;
    }
    snprintf(call->director.author, sizeof call->director.author, "table %s", call->right.table);
    call->lines = calloc(1, sizeof *call->lines);
    if (call->lines == NULL) {
        odd_call_refuse_for(call, 503, "memory", "the server is out of memory", ODD_MEMORY_RETRY_S);
        return;
    }
    call->lines[0] = (odd_text){call->line.text, call->line.len};
    a->lines = call->lines;
    a->count = 1;
    a->expected = -1;
    a->author = odd_text_of(call->director.author);
    a->time_ms = call->request->now_ms;
    name_value(call, "entry", call->right.table, entry.board);
    call->append.keeping.name = odd_text_of(call->kept_name);
    call->append.event = call->event;
    call->append.done = odd_call_answer_append;
    odd_events_append(call->server->cache, &call->append);
}

static void put_time(odd_out *o, int64_t time_ms) {
    char text[ODD_TIME_TEXT];
    odd_time_write(text, time_ms);
    odd_json_word(o, "time", text);
}

/* Writes the beginning of a stored value. */
static void put_head(odd_call *c, int64_t time_ms, int number) {
    char head[48];
    snprintf(head, sizeof head, "%lld %d ", (long long)time_ms, number);
    odd_out_text(&c->line, head);
}

/* Comparisons with other results and the hand record are only for those who have played the board. After several entries, a
 * table gets none, so that it cannot find them out by trying. */
static bool tries_before(odd_call *c, int *tries) {
    item one;
    if (!read_one(c, &one))
        return false;
    *tries = one.number;
    free(one.object);
    return true;
}

ODD_HANDLER(table_entry) {
    odd_table_entry entry;
    odd_error error = {0};
    odd_out members = ODD_HEAP_OUT;
    if (!read_entry(call, &entry))
        return;
    int tries;
    name_value(call, "entry", call->right.table, entry.board);
    if (!tries_before(call, &tries))
        return;
    entry.unquestioned = ++tries > TRIES;
    if (odd_cached_entry(call->server->cache, call->event, &entry, true, &members, &error) != ODD_OK) {
        refuse_entry(call, &entry, &error);
        odd_out_free(&members);
        return;
    }
    odd_out_char(&call->said, '{');
    odd_json_word(&call->said, "table", call->right.table);
    odd_out_char(&call->said, ',');
    odd_out_bytes(&call->said, members.text, members.len);
    put_time(&call->said, call->request->now_ms);
    odd_out_char(&call->said, '}');
    put_head(call, call->request->now_ms, tries);
    odd_out_bytes(&call->line, call->said.text, call->said.len);
    odd_out_free(&members);
    keep(call, false);
}

static bool read_board(odd_call *c, int64_t *board, bool needed) {
    *board = 0;
    if (odd_fields_int(c->fields, "board", board) && *board >= (needed ? 1 : 0) && *board < 10000)
        return true;
    odd_call_refuse(c, 400, "fields", "expected the number of a board: {\"board\":5}");
    return false;
}

/* Cancelling does not reset the count of tries. */
ODD_HANDLER(table_entry_cancel) {
    int64_t board;
    int tries;
    if (!read_board(call, &board, true))
        return;
    name_value(call, "entry", call->right.table, board);
    if (!tries_before(call, &tries))
        return;
    put_head(call, call->request->now_ms, tries);
    odd_out_text(&call->line, "{}");
    keep(call, tries == 0);
}

/* ---- Calls -------------------------------------------------------------------------------------------- */

static bool is_table(odd_text name) {
    return name.len > 0 && odd_is_digit(name.text[name.len - 1]);
}

/* What a call is about. A request for a correction names the board, the result that it should have, and, if it is of an earlier
 * round, this round and the table of that round. */
typedef struct call_topic {
    odd_text words, result, at;
    int64_t board, round;
} call_topic;

static bool read_call(odd_call *c, call_topic *a) {
    odd_error error = {0};
    odd_result read;
    *a = (call_topic){0};
    if (!read_board(c, &a->board, false))
        return false;
    bool good = odd_fields_text(c->fields, "about", &a->words) && a->words.len <= ABOUT_MAX &&
                odd_fields_text(c->fields, "result", &a->result) &&
                odd_fields_int(c->fields, "round", &a->round) && a->round >= 0 && a->round < 1000 &&
                odd_fields_text(c->fields, "at", &a->at) &&
                (a->at.text == NULL || (a->at.len <= ODD_TABLE_MAX && is_table(a->at)));
    if (good && a->result.text != NULL)
        good = a->board > 0 && odd_result_parse(&read, a->result.text, a->result.len, &error) == ODD_OK;
    if (!good)
        odd_call_refuse(
            c, 400, "fields",
            "expected {\"about\":\"revoke\"}, up to 200 bytes, or "
            "{\"about\":\"correction\",\"board\":5,\"result\":\"4S N =\",\"round\":2,\"at\":\"7\"}");
    return good;
}

ODD_HANDLER(table_call) {
    call_topic a;
    item before;
    if (!is_table(odd_text_of(call->right.table))) {
        odd_call_refuse(call, 401, "table", "only tables can call the director");
        return;
    }
    if (!read_call(call, &a))
        return;
    name_value(call, "call", call->right.table, a.board);
    /* A table that says later what its call is about keeps its place in the queue. */
    if (!read_one(call, &before))
        return;
    bool again = before.object != NULL && before.number == 0;
    int64_t time_ms = again ? before.time_ms : call->request->now_ms;
    free(before.object);
    put_head(call, time_ms, 0);
    odd_out_char(&call->line, '{');
    odd_json_word(&call->line, "table", call->right.table);
    odd_json_member(&call->line, "about", a.words.text != NULL ? a.words : odd_text_of(""));
    if (a.board > 0)
        odd_json_int(&call->line, "board", a.board);
    if (a.result.text != NULL)
        odd_json_member(&call->line, "result", a.result);
    if (a.round > 0)
        odd_json_int(&call->line, "round", a.round);
    if (a.at.text != NULL)
        odd_json_member(&call->line, "at", a.at);
    put_time(&call->line, time_ms);
    odd_out_char(&call->line, '}');
    keep(call, false);
}

ODD_HANDLER(table_call_cancel) {
    int64_t board;
    if (!read_board(call, &board, false))
        return;
    name_value(call, "call", call->right.table, board);
    keep(call, true);
}

/* The director is on the way, or has been at the table. */
ODD_HANDLER(answer_call) {
    odd_text table = {0}, state = {0};
    char name[ODD_TABLE_MAX + 1] = "";
    int64_t board;
    item before;
    if (!read_board(call, &board, false))
        return;
    bool good = odd_fields_text(call->fields, "table", &table) &&
                odd_fields_text(call->fields, "state", &state) && table.text != NULL &&
                table.len <= ODD_TABLE_MAX && state.text != NULL;
    bool cleared = good && odd_text_same(state, odd_text_of("cleared"));
    if (!good || (!cleared && !odd_text_same(state, odd_text_of("answered")))) {
        odd_call_refuse(call, 400, "fields",
                        "expected {\"table\":\"5\",\"state\":\"answered\"}: answered or cleared");
        return;
    }
    memcpy(name, table.text, table.len);
    name_value(call, "call", name, board);
    if (!read_one(call, &before))
        return;
    if (before.object == NULL) {
        odd_call_refuse(call, 404, "no_call", "this table is no longer calling");
        return;
    }
    put_head(call, before.time_ms, 1);
    odd_out_text(&call->line, before.object);
    odd_out_char(&call->line, '}');
    free(before.object);
    keep(call, cleared);
}

/* ---- The clock ---------------------------------------------------------------------------------------- */

ODD_HANDLER(clock) {
    odd_error error = {0};
    odd_out o = ODD_HEAP_OUT;
    bool good =
        odd_cached_clock_json(call->server->cache, call->event, NULL, &o, NULL, NULL, &error) == ODD_OK;
    odd_call_answer(call, good ? odd_respond_json(200, &o) : odd_respond_failure(500, "storage", &error));
    odd_out_free(&o);
}

ODD_HANDLER(set_clock) {
    odd_error error = {0};
    const char *wrong = NULL;
    int code = odd_cached_clock_json(call->server->cache, call->event, call->fields, &call->said, &call->line,
                                     &wrong, &error);
    name_value(call, "clock", "", 0);
    if (code != ODD_OK)
        odd_call_answer(call, odd_respond_failure(500, "storage", &error));
    else if (wrong != NULL)
        odd_call_refuse(call, wrong == odd_clock_no_rounds ? 422 : 400,
                        wrong == odd_clock_no_rounds ? "clock" : "fields", wrong);
    else
        keep(call, false);
}

/* ---- The wall ------------------------------------------------------------------------------------------ */

/* A short address for the screen on the wall. */
ODD_HANDLER(wall) {
    char location[ODD_STORE_NAME_MAX + 32];
    snprintf(location, sizeof location, "/#/wall/%.64s", call->path.part[1]);
    odd_http_response response = odd_respond(302, odd_body_of("", 0, ODD_TEXT_TYPE));
    response.location = location;
    if (odd_store_name_good(odd_text_of(call->path.part[1])))
        odd_call_answer(call, response);
    else {
        odd_body_release(response.body);
        odd_call_refuse(call, 404, "no_event", "no event with that name");
    }
}
