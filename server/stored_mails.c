/* Mails in the database: what was not sent when the server stopped is sent after its next start, and nothing twice.
 *
 * A mail is a row of a list of its event, "mail EVENT 00003": state, tries, id, name, address, what went wrong and where the mail
 * server's words begin in it, with tabs between, then the message. Before it is sent its row is marked, in a transaction that only one server wins; a mark that outlives its server says
 * that the mail may have arrived, and it is not sent again. Knows neither threads nor SMTP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "server/handlers.h"
#include "server/mail.h"

enum { LIST_NAME = 400, FIELDS = 7, KEPT_S = 24 * 3600, KEY = 8 };

static const char letters[] = {[ODD_MAIL_WAITING] = 'w',
                               [ODD_MAIL_SENT] = 's',
                               [ODD_MAIL_FAILED] = 'f',
                               [ODD_MAIL_SENDING] = 'x',
                               [ODD_MAIL_UNKNOWN] = 'u'};

static odd_lists_kind list_of(char name[LIST_NAME], const char *event) {
    snprintf(name, LIST_NAME, "mail %.*s ", ODD_MAIL_EVENT, event);
    return (odd_lists_kind){name, 2 * ODD_MAILS_MOST, KEPT_S};
}

static void put_field(odd_out *o, const char *text) {
    odd_out_char(o, '\t');
    for (; text != NULL && *text != '\0'; text++)
        odd_out_char(o, (unsigned char)*text < ' ' ? ' ' : *text);
}

/* A mail that was sent keeps neither address nor message. */
static void put_row(odd_out *o, const odd_mail_row *row, odd_mail_state state) {
    bool whole = state == ODD_MAIL_WAITING || state == ODD_MAIL_SENDING;
    odd_out_char(o, letters[state]);
    odd_out_char(o, '\t');
    odd_out_int(o, row->tries);
    put_field(o, row->id);
    put_field(o, row->name);
    put_field(o, whole ? row->address : "");
    put_field(o, row->why);
    if (row->value_at > 0) { /* 0: the row stays as older versions wrote it, since a claim compares rows */
        odd_out_char(o, '\t');
        odd_out_int(o, row->value_at);
    }
    odd_out_char(o, '\n');
    if (whole)
        odd_out_text(o, row->message);
}

char *odd_mail_copy(odd_text text) {
    char *copy = odd_alloc(text.len + 1, 1);
    if (text.len > 0)
        memcpy(copy, text.text, text.len);
    return copy;
}

void odd_mail_fields(odd_text *fields, size_t count, odd_text row) {
    for (size_t i = 0; i < count; i++) {
        const char *tab = row.len > 0 ? memchr(row.text, '\t', row.len) : NULL;
        size_t len = tab != NULL ? (size_t)(tab - row.text) : row.len;
        fields[i] = (odd_text){row.text, len};
        row = odd_text_from(row, len + (tab != NULL));
    }
}

/* ---- Writing --------------------------------------------------------------------------------------- */

typedef struct change {
    odd_lists_row *rows;
    size_t count, cap;
} change;

static void add(change *c, odd_text key, odd_text row) {
    c->rows = odd_grow(c->rows, c->count, &c->cap, sizeof *c->rows);
    c->rows[c->count++] = (odd_lists_row){{odd_mail_copy(key), key.len}, row};
}

static bool take_old(void *owner, odd_text key, odd_text row) {
    (void)row;
    add(owner, key, (odd_text){0});
    return true;
}

static void add_row(change *c, size_t number, const odd_mail_row *row, odd_mail_state state) {
    char key[KEY];
    odd_out text = ODD_HEAP_OUT;
    snprintf(key, sizeof key, "%05d", (int)number);
    put_row(&text, row, state);
    add(c, odd_text_of(key), (odd_text){text.text, text.len});
}

static void free_change(change *c) {
    for (size_t i = 0; i < c->count; i++) {
        free((char *)c->rows[i].key.text);
        free((char *)c->rows[i].row.text);
    }
    free(c->rows);
}

int odd_mail_keep_all(odd_lists *lists, const char *event, const odd_mail_row *rows, size_t count,
                      char *const *unknown, size_t unknown_count, odd_error *error) {
    char name[LIST_NAME];
    odd_lists_kind list = list_of(name, event);
    change c = {0};
    int64_t now_ms = odd_now_ms();
    int code = odd_lists_rows(lists, list, now_ms, take_old, &c, error);
    for (size_t i = 0; i < count; i++)
        add_row(&c, i, &rows[i], rows[i].state);
    for (size_t i = 0; i < unknown_count; i++)
        add_row(&c, count + i, &(odd_mail_row){.name = unknown[i]}, ODD_MAIL_UNKNOWN);
    if (code == ODD_OK)
        code = odd_lists_change(lists, list, c.rows, c.count, now_ms, error);
    free_change(&c);
    return code;
}

int odd_mail_keep(odd_lists *lists, const char *event, size_t number, const odd_mail_row *row,
                  odd_mail_state state, odd_error *error) {
    char name[LIST_NAME];
    change c = {0};
    add_row(&c, number, row, state);
    int code = odd_lists_change(lists, list_of(name, event), c.rows, c.count, odd_now_ms(), error);
    free_change(&c);
    return code;
}

bool odd_mail_claim(odd_lists *lists, const char *event, size_t number, const odd_mail_row *row,
                    odd_error *error) {
    char name[LIST_NAME];
    change was = {0}, is = {0};
    bool done = false;
    add_row(&was, number, row, ODD_MAIL_WAITING);
    add_row(&is, number, row, ODD_MAIL_SENDING);
    *error = (odd_error){0};
    int code = odd_lists_replace(lists, list_of(name, event), &is.rows[0], was.rows[0].row, odd_now_ms(),
                                 &done, error);
    free_change(&was);
    free_change(&is);
    return code == ODD_OK && done;
}

/* ---- Reading --------------------------------------------------------------------------------------- */

typedef struct reading {
    odd_mail_taker take;
    void *owner;
} reading;

/* The key is "tuesday 00003". */
static bool take_row(void *owner, odd_text key, odd_text text) {
    const reading *r = owner;
    odd_text field[FIELDS] = {{0}};
    char event[ODD_MAIL_EVENT] = "";
    odd_mail_row row = {.state = ODD_MAIL_UNKNOWN};
    const char *space = memchr(key.text, ' ', key.len),
               *line = text.len > 0 ? memchr(text.text, '\n', text.len) : NULL;
    if (space == NULL || line == NULL || (size_t)(space - key.text) >= sizeof event)
        return true;
    memcpy(event, key.text, (size_t)(space - key.text));
    odd_text head = {text.text, (size_t)(line - text.text)};
    odd_mail_fields(field, FIELDS, head);
    for (odd_mail_state state = ODD_MAIL_WAITING; state <= ODD_MAIL_UNKNOWN; state++)
        if (field[0].len == 1 && field[0].text[0] == letters[state])
            row.state = state;
    row.tries = (int)strtol(field[1].len > 0 ? field[1].text : "0", NULL, 10);
    row.id = odd_mail_copy(field[2]);
    row.name = odd_mail_copy(field[3]);
    row.address = odd_mail_copy(field[4]);
    row.message = odd_mail_copy(odd_text_from(text, (size_t)(line + 1 - text.text)));
    snprintf(row.why, sizeof row.why, "%.*s", (int)field[5].len, field[5].len > 0 ? field[5].text : "");
    row.value_at = (int)strtol(field[6].len > 0 ? field[6].text : "0", NULL, 10);
    r->take(r->owner, event, (size_t)strtoul(space + 1, NULL, 10), &row);
    return true;
}

int odd_mail_read_stored(odd_lists *lists, odd_mail_taker take, void *owner, odd_error *error) {
    reading r = {take, owner};
    return odd_lists_rows(lists, (odd_lists_kind){"mail ", SIZE_MAX, KEPT_S}, odd_now_ms(), take_row, &r,
                          error);
}
