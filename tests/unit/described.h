/* A host whose database is the description that tests/bws/make.py makes one of: the bytes of the file are that text. Gives
 * the rows as libmdb does: those that were deleted not at all, those that were moved last, an empty text as none. */
#ifndef ODD_TESTS_DESCRIBED_H
#define ODD_TESTS_DESCRIBED_H

#include <stdlib.h>
#include <string.h>

#include "oddtrick_format.h"

enum { DESCRIBED_COLUMNS = 64 };

typedef struct described_line {
    odd_text part[DESCRIBED_COLUMNS];
    size_t count;
    char *text; /* what the parts point to */
} described_line;

/* Copies a quoted text, after its first quote, and returns where the next comma is. */
static size_t described_quoted(char *to, size_t *put, const char *line, size_t at, size_t len) {
    for (; at < len; at++) {
        if (line[at] == '"' && (at + 1 == len || line[++at] != '"'))
            break;
        to[(*put)++] = line[at];
    }
    while (at < len && line[at] != ',')
        at++;
    return at;
}

/* The same for one without quotes and without the blanks after it. */
static size_t described_bare(char *to, size_t *put, const char *line, size_t at, size_t len) {
    size_t start = *put;
    for (; at < len && line[at] != ','; at++)
        to[(*put)++] = line[at];
    while (*put > start && to[*put - 1] == ' ')
        (*put)--;
    return at;
}

/* Splits a line at its commas. */
static void described_split(described_line *out, const char *line, size_t len) {
    size_t at = 0, put = 0;
    out->text = malloc(len + 1);
    for (out->count = 0; out->count < DESCRIBED_COLUMNS && at <= len; at++) {
        while (at < len && line[at] == ' ')
            at++;
        bool quoted = at < len && line[at] == '"';
        size_t start = put;
        at = quoted ? described_quoted(out->text, &put, line, at + 1, len)
                    : described_bare(out->text, &put, line, at, len);
        bool none = put == start || (!quoted && put == start + 2 && memcmp(out->text + start, "\\N", 2) == 0);
        out->part[out->count++] = (odd_text){none ? NULL : out->text + start, none ? 0 : put - start};
    }
}

typedef struct described_reading {
    const odd_row_receiver *receiver;
    described_line columns;
    bool inside, headed, stopped; /* in the table; its columns are known; the receiver has stopped */
    size_t rows;
} described_reading;

static void described_row(described_reading *r, const char *line, size_t len, bool moved) {
    bool marked = len > 1 && line[1] == ' ' && (line[0] == '-' || line[0] == '>');
    if (marked && line[0] == '-')
        return;
    if ((marked && line[0] == '>') != moved)
        return;
    described_line values;
    described_split(&values, line + 2 * marked, len - 2 * marked);
    for (; values.count < r->columns.count; values.count++)
        values.part[values.count] = (odd_text){NULL, 0};
    r->stopped =
        !r->receiver->row(r->receiver->owner, ++r->rows, r->columns.part, values.part, r->columns.count);
    free(values.text);
}

static void described_line_of(described_reading *r, const char *line, size_t len, const char *name,
                              bool moved) {
    if (len > 2 && line[0] == '[' && line[len - 1] == ']') {
        r->inside = !r->headed && strlen(name) == len - 2 && memcmp(line + 1, name, len - 2) == 0;
    } else if (r->inside && !r->headed) {
        described_split(&r->columns, line, len);
        for (size_t i = 0; i < r->columns.count; i++) /* without types */
            for (size_t n = 0; n < r->columns.part[i].len; n++)
                if (r->columns.part[i].text[n] == ' ')
                    r->columns.part[i].len = n;
        r->headed = true;
    } else if (r->inside && (moved || !r->stopped)) {
        described_row(r, line, len, moved);
    }
}

static int described_table(void *owner, const char *bytes, size_t len, const char *name,
                           const odd_row_receiver *receiver, odd_error *error) {
    size_t rows = 0;
    bool found = false, stopped = false;
    (void)owner;
    for (int moved = 0; moved < 2 && !stopped; moved++) {
        described_reading r = {.receiver = receiver, .rows = rows};
        for (size_t at = 0, end; at < len && !r.stopped; at = end + 1) {
            for (end = at; end < len && bytes[end] != '\n';)
                end++;
            if (end > at && bytes[at] != '#')
                described_line_of(&r, bytes + at, end - at, name, moved == 1);
        }
        free(r.columns.text);
        rows = r.rows;
        stopped = r.stopped;
        found = r.headed;
    }
    if (found)
        return ODD_OK;
    *error = (odd_error){.code = ODD_E_REFERENCE};
    memcpy(error->message, "no such table", 14);
    return ODD_E_REFERENCE;
}

static const odd_host described_host = {.table = described_table};

#endif
