/* Handlers of the club's lists: the members, and the door, where players sign in. A member list is private: only a director gets
 * it, and the door tells nobody who is on it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "report/columns.h"
#include "server/handlers.h"

enum {
    MEMBERS = 20000, /* members, at most */
    ARRIVALS = 1000, /* arrivals at one door, at most */
    ARRIVAL_S = 2 * 24 * 3600,
    NAMES = 8, /* names of one arrival */
    NUMBER_MAX = 24,
    NAME_MAX_BYTES = 120, /* bytes of the name of a person or a team */
    MAIL_MAX = 120,
    KEY_MIN = 8,
    KEY_MAX = 64,
    FIELDS = 4 + 2 * NAMES
};

#define DOOR "door" /* the link at the door is the secret of a table with this name */

const odd_lists_kind odd_members_list = {"member ", MEMBERS, 0};

/* ---- Rows: texts with tabs between them ------------------------------------------------------------- */

/* Cuts a row into its fields. Returns their number, or -1 if there are more than `most`. */
static int cut(odd_text row, odd_text *fields, int most) {
    int count = 0;
    for (size_t at = 0; at <= row.len;) {
        const char *tab = row.len > at ? memchr(row.text + at, '\t', row.len - at) : NULL;
        size_t end = tab != NULL ? (size_t)(tab - row.text) : row.len;
        if (count == most)
            return -1;
        fields[count++] = (odd_text){row.text + at, end - at};
        at = end + 1;
    }
    return count;
}

static odd_text trimmed(odd_text text) {
    while (text.len > 0 && text.text[0] == ' ')
        text = (odd_text){text.text + 1, text.len - 1};
    while (text.len > 0 && text.text[text.len - 1] == ' ')
        text.len--;
    return text;
}

/* Whether a text fits into a line of the log and a row of a list: no control characters, and at most `most` bytes. */
static bool is_plain(odd_text text, size_t most) {
    bool good = text.len <= most;
    for (size_t i = 0; good && i < text.len; i++)
        good = (unsigned char)text.text[i] >= ' ' && text.text[i] != 127;
    return good;
}

/* Whether a text can be a name in a line of the log: without the characters that separate names and lines. */
static bool is_name(odd_text text) {
    return is_plain(text, NAME_MAX_BYTES) && text.len > 0 && memchr(text.text, '#', text.len) == NULL &&
           memchr(text.text, '&', text.len) == NULL && memchr(text.text, ',', text.len) == NULL;
}

/* Answers if a change of a list has failed. Returns whether it has. */
static bool refuse_change(odd_call *c, int code, const odd_error *error) {
    if (code == ODD_E_REFERENCE)
        odd_call_answer(c, odd_respond_failure(422, "limit", error));
    else if (code != ODD_OK)
        odd_call_answer(c, odd_respond_failure(507, "storage", error));
    return code != ODD_OK;
}

static odd_text lower_copy(odd_text text) {
    char *copy = odd_alloc(text.len + 1, 1);
    for (size_t i = 0; i < text.len; i++)
        copy[i] = odd_lower(text.text[i]);
    return (odd_text){copy, text.len};
}

/* ---- Members ------------------------------------------------------------------------------------ */

static bool put_member(void *owner, odd_text key, odd_text row) {
    odd_out *o = owner;
    odd_text f[3] = {{0}};
    (void)key;
    if (cut(row, f, 3) < 2)
        return true;
    odd_json_line(o, 1);
    odd_out_char(o, '{');
    odd_json_member(o, "number", f[0]);
    odd_json_member(o, "name", f[1]);
    odd_json_member(o, "mail", f[2].text != NULL ? f[2] : odd_text_of(""));
    odd_out_char(o, '}');
    return true;
}

void odd_handle_members(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_error error = {0};
    odd_out_char(&o, '{');
    odd_json_open(&o, "members", '[');
    if (odd_lists_rows(c->server->lists, odd_members_list, c->request->now_ms, put_member, &o, &error) !=
        ODD_OK) {
        odd_out_free(&o);
        odd_call_answer(c, odd_respond_failure(507, "storage", &error));
        return;
    }
    odd_out_text(&o, "]}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* Reads a row of the request: number, name, mail address. Returns false if it is not valid. */
static bool read_member(odd_text sent, odd_lists_row *row) {
    odd_text f[3] = {{0}};
    if (sent.text == NULL || cut(sent, f, 3) < 2)
        return false;
    odd_text number = trimmed(f[0]), name = trimmed(f[1]);
    if (!is_plain(number, NUMBER_MAX) || !is_name(name) || !is_plain(f[2], MAIL_MAX))
        return false;
    row->key = lower_copy(number.len > 0 ? number : name);
    row->row = sent;
    return true;
}

static bool read_removed(odd_text sent, odd_lists_row *row) {
    if (sent.text == NULL || !is_plain(sent, NAME_MAX_BYTES))
        return false;
    row->key = lower_copy(trimmed(sent));
    return true;
}

void odd_handle_change_members(odd_call *c) {
    int puts = odd_fields_list(c->fields, "rows"), removes = odd_fields_list(c->fields, "remove");
    bool good = puts >= 0 && removes >= 0 && puts + removes > 0 && puts + removes <= MEMBERS;
    size_t count = good ? (size_t)(puts + removes) : 0, at = 0;
    odd_lists_row *rows = odd_alloc(count + 1, sizeof *rows);
    odd_error error = {0};
    for (int i = 0; good && i < removes; i++)
        good = read_removed(odd_fields_item(c->fields, "remove", i), &rows[at++]);
    for (int i = 0; good && i < puts; i++)
        good = read_member(odd_fields_item(c->fields, "rows", i), &rows[at++]);
    if (!good)
        odd_call_refuse(
            c, 400, "fields",
            "expected {\"rows\":[\"17\\tAnn Lee\\tann@example.org\"],\"remove\":[\"17\"]}: a name "
            "of up to 120 bytes without & , and #");
    else if (!refuse_change(c,
                            odd_lists_change(c->server->lists, odd_members_list, rows, count,
                                             c->request->now_ms, &error),
                            &error))
        odd_handle_members(c);
    for (size_t i = 0; i < at; i++)
        free((char *)rows[i].key.text);
    free(rows);
}

/* ---- The door ------------------------------------------------------------------------------------ */

/* The list of an event's arrivals; its name is written into `name`. A row is the time, the place, the team, then pairs of name
 * and number. */
enum { LIST_NAME = ODD_STORE_NAME_MAX + 16 };

static odd_lists_kind arrivals_of(char name[LIST_NAME], const char *event) {
    snprintf(name, LIST_NAME, "arrival %.*s ", ODD_STORE_NAME_MAX, event);
    return (odd_lists_kind){name, ARRIVALS, ARRIVAL_S};
}

static void put_list(odd_out *o, const char *key, const odd_text *fields, int count) {
    odd_json_open(o, key, '[');
    for (int i = 0; i < count; i += 2) {
        odd_json_next(o);
        odd_out_json(o, fields[i]);
    }
    odd_out_char(o, ']');
}

static void put_arrival(odd_out *o, odd_text key, odd_text row) {
    odd_text f[FIELDS] = {{0}};
    int count = cut(row, f, FIELDS);
    if (count < 5)
        return;
    char time[ODD_TIME_TEXT];
    odd_time_write(time, strtoll(f[0].text, NULL, 10));
    odd_out_char(o, '{');
    odd_json_member(o, "key", key);
    odd_json_word(o, "time", time);
    odd_json_member(o, "place", f[1]);
    odd_json_member(o, "team", f[2]);
    put_list(o, "names", f + 3, count - 3);
    put_list(o, "numbers", f + 4, count - 4);
    odd_out_char(o, '}');
}

static bool put_each(void *owner, odd_text key, odd_text row) {
    odd_json_line(owner, 1);
    put_arrival(owner, key, row);
    return true;
}

void odd_handle_arrivals(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_error error = {0};
    char name[LIST_NAME];
    odd_out_char(&o, '{');
    odd_json_open(&o, "arrivals", '[');
    if (odd_lists_rows(c->server->lists, arrivals_of(name, c->path.part[3]), c->request->now_ms, put_each, &o,
                       &error) != ODD_OK) {
        odd_out_free(&o);
        odd_call_answer(c, odd_respond_failure(507, "storage", &error));
        return;
    }
    odd_out_text(&o, "]}\n");
    odd_call_answer(c, odd_respond_json(200, &o));
}

/* A copy of one arrival. */
typedef struct found_arrival {
    odd_text key;
    odd_out row;
} found_arrival;

static bool find_arrival(void *owner, odd_text key, odd_text row) {
    found_arrival *f = owner;
    if (!odd_text_same(key, f->key))
        return true;
    odd_out_bytes(&f->row, row.text, row.len);
    return false;
}

static int read_arrival(odd_call *c, odd_lists_kind list, found_arrival *f, odd_error *error) {
    f->row = (odd_out)ODD_HEAP_OUT;
    return odd_lists_rows(c->server->lists, list, c->request->now_ms, find_arrival, f, error);
}

static bool is_key(odd_text key) {
    bool good = key.len >= KEY_MIN && key.len <= KEY_MAX;
    for (size_t i = 0; good && i < key.len; i++)
        good = odd_is_letter(key.text[i]) || odd_is_digit(key.text[i]);
    return good;
}

/* Checks that the secret is the door's. Returns false after an answer. */
static bool at_door(odd_call *c) {
    if (strcmp(c->right.table, DOOR) == 0)
        return true;
    odd_call_refuse(c, 401, "table", "this link is not for signing in: ask the director");
    return false;
}

static void answer_door(odd_call *c, odd_text key) {
    char name[LIST_NAME];
    odd_out o = ODD_HEAP_OUT;
    odd_error error = {0};
    found_arrival f = {.key = key};
    int code = read_arrival(c, arrivals_of(name, c->right.event), &f, &error);
    odd_out_char(&o, '{');
    odd_json_word(&o, "id", c->right.event);
    pthread_mutex_lock(&c->event->lock);
    odd_json_word(&o, "event", c->event->title != NULL ? c->event->title : c->right.event);
    pthread_mutex_unlock(&c->event->lock);
    if (f.row.len > 0) {
        odd_json_key(&o, "arrival");
        put_arrival(&o, key, (odd_text){f.row.text, f.row.len});
    }
    odd_out_text(&o, "}\n");
    odd_out_free(&f.row);
    if (code == ODD_OK) {
        odd_call_answer(c, odd_respond_json(200, &o));
        return;
    }
    odd_out_free(&o);
    odd_call_answer(c, odd_respond_failure(507, "storage", &error));
}

void odd_handle_door(odd_call *c) {
    char key[KEY_MAX + 1] = "";
    odd_query_value(c->request->target, "key", key, sizeof key);
    if (at_door(c))
        answer_door(c, odd_text_of(key));
}

/* Writes the row of an arrival. Returns false if a field is not valid. */
static bool write_arrival(odd_call *c, odd_text *key, odd_out *row) {
    odd_text team = {0};
    int names = odd_fields_list(c->fields, "names"), numbers = odd_fields_list(c->fields, "numbers");
    if (!odd_fields_text(c->fields, "key", key) || !is_key(*key) || names < 1 || names > NAMES ||
        numbers < 0 || numbers > names || !odd_fields_text(c->fields, "team", &team) ||
        (team.len > 0 && (!is_name(team) || memchr(team.text, ':', team.len) != NULL)))
        return false;
    odd_out_int(row, c->request->now_ms);
    odd_out_text(row, "\t\t");
    odd_out_bytes(row, team.text != NULL ? team.text : "", team.len);
    for (int i = 0; i < names; i++) {
        odd_text name = trimmed(odd_fields_item(c->fields, "names", i));
        odd_text number = trimmed(odd_fields_item(c->fields, "numbers", i));
        if ((name.len > 0 && !is_name(name)) || !is_plain(number, NUMBER_MAX) || name.len + number.len == 0)
            return false;
        odd_out_char(row, '\t');
        odd_out_bytes(row, name.text != NULL ? name.text : "", name.len);
        odd_out_char(row, '\t');
        odd_out_bytes(row, number.text != NULL ? number.text : "", number.len);
    }
    return true;
}

void odd_handle_arrive(odd_call *c) {
    odd_out row = ODD_HEAP_OUT;
    odd_text key = {0};
    odd_error error = {0};
    if (!at_door(c))
        return;
    if (!write_arrival(c, &key, &row)) {
        odd_call_refuse(
            c, 400, "fields",
            "expected {\"names\":[\"Ann Lee\",\"Bo Park\"],\"numbers\":[\"17\",\"\"],\"key\":\"...\"}: "
            "up to 8 people with a name or a number each, and a key of 8 to 64 letters and digits");
    } else {
        char name[LIST_NAME];
        odd_lists_row put = {key, {row.text, row.len}};
        int code = odd_lists_change(c->server->lists, arrivals_of(name, c->right.event), &put, 1,
                                    c->request->now_ms, &error);
        if (!refuse_change(c, code, &error))
            answer_door(c, key);
    }
    odd_out_free(&row);
}

/* Replaces the place in a row: the text between the first tab and the second. */
static void put_place(odd_out *out, odd_text row, odd_text place) {
    odd_text f[FIELDS] = {{0}};
    int count = cut(row, f, FIELDS);
    for (int i = 0; i < count; i++) {
        odd_text field = i == 1 ? place : f[i];
        if (i > 0)
            odd_out_char(out, '\t');
        odd_out_bytes(out, field.text, field.len);
    }
}

void odd_handle_change_arrivals(odd_call *c) {
    char name[LIST_NAME];
    odd_lists_kind list = arrivals_of(name, c->path.part[3]);
    odd_out row = ODD_HEAP_OUT;
    odd_text place = {0};
    odd_error error = {0};
    found_arrival f = {0};
    int code = ODD_OK;
    bool good = odd_fields_text(c->fields, "key", &f.key) && is_key(f.key) &&
                odd_fields_text(c->fields, "place", &place) && is_plain(place, NAME_MAX_BYTES);
    if (good)
        code = read_arrival(c, list, &f, &error);
    if (!good) {
        odd_call_refuse(c, 400, "fields", "expected {\"key\":\"...\",\"place\":\"7\"}");
    } else if (code == ODD_OK && f.row.len == 0) {
        odd_call_refuse(c, 404, "no_arrival", "nobody has signed in with this key");
    } else {
        if (code == ODD_OK && place.len > 0)
            put_place(&row, (odd_text){f.row.text, f.row.len}, place);
        odd_lists_row change = {f.key, {row.len > 0 ? row.text : NULL, row.len}};
        if (code == ODD_OK)
            code = odd_lists_change(c->server->lists, list, &change, 1, c->request->now_ms, &error);
        if (!refuse_change(c, code, &error))
            odd_handle_arrivals(c);
    }
    odd_out_free(&row);
    odd_out_free(&f.row);
}
