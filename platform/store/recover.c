/* Recovers a damaged database of events. Rows are taken from every readable page (sqlite_pages.c); the hash chain shows which of
 * them are lines as they were stored. */
#include "platform/store/event_store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/out.h"
#include "platform/memory.h"
#include "platform/store/event_store_inner.h"

typedef struct line_row {
    int64_t event, number;
    odd_link link;
    odd_text hash; /* empty in version 1 */
} line_row;

typedef struct event_row {
    int64_t id, created_ms, length, changed_ms;
    odd_text name, title, key, head; /* title NULL: not known */
    bool twice;                      /* another event has the same name */
} event_row;

/* Version 1: a key, and the lines that were added with it. */
typedef struct key_row {
    int64_t event, first, count;
    odd_text key;
} key_row;

/* Rows of one kind, in an array that grows. */
typedef struct rows {
    void *list;
    size_t count, cap, size;
} rows;

typedef struct recovery_job {
    rows lines, events, keys;   /* of this version */
    rows old_lines, old_events; /* of version 1 */
    size_t next_key;
    bool chained;
    odd_recovery *recovery;
    void (*take)(void *owner, const odd_store_fault *fault);
    void *owner;
    odd_db *db; /* the new one */
    odd_query *add_event, *add_line;
    odd_error *error;
} recovery_job;

/* ---- Collecting rows -------------------------------------------------------------------------------- */

static bool keep(rows *r, const void *row, size_t size) {
    if (r->count == r->cap) {
        size_t cap = r->cap > 0 ? 2 * r->cap : 256;
        void *more = realloc(r->list, cap * size);
        if (more == NULL)
            return false;
        r->list = more;
        r->cap = cap;
    }
    memcpy((char *)r->list + r->count++ * size, row, size);
    return true;
}

/* Whether the columns have these types: i number, t text, T text or NULL, b hash, n NULL. */
static bool looks_like(const odd_page_row *row, bool in_table, const char *types) {
    bool good = row->in_table == in_table && row->count == (int)strlen(types);
    for (int i = 0; good && i < row->count; i++) {
        odd_page_type type = row->column[i].type;
        good = types[i] == 'i'   ? type == ODD_VALUE_INT
               : types[i] == 't' ? type == ODD_VALUE_TEXT
               : types[i] == 'T' ? type == ODD_VALUE_TEXT || type == ODD_VALUE_NULL
               : types[i] == 'n' ? type == ODD_VALUE_NULL
                                 : type == ODD_VALUE_BLOB && row->column[i].bytes.len == ODD_CHAIN_BYTES;
    }
    return good;
}

/* Recognizes the tables of schema.c by their columns. */
static bool take_row(void *owner, const odd_page_row *row) {
    recovery_job *r = owner;
    const odd_page_value *c = row->column;
    if (looks_like(row, false, "iiittitb")) {
        line_row line = {c[0].number,
                         c[1].number,
                         {c[2].number, c[3].bytes, c[6].bytes, c[4].bytes, c[5].number},
                         c[7].bytes};
        return keep(&r->lines, &line, sizeof line);
    }
    if (looks_like(row, true, "ntiTtiib")) {
        event_row event = {row->rowid, c[2].number, c[5].number, c[6].number, c[1].bytes,
                           c[3].bytes, c[4].bytes,  c[7].bytes,  false};
        return keep(&r->events, &event, sizeof event);
    }
    if (looks_like(row, false, "iiitt")) {
        line_row line = {c[0].number, c[1].number, {c[2].number, c[3].bytes, c[4].bytes, {0}, 0}, {0}};
        return keep(&r->old_lines, &line, sizeof line);
    }
    if (looks_like(row, true, "nti")) {
        event_row event = {row->rowid, c[2].number, -1, c[2].number, c[1].bytes, {0}, {0}, {0}, false};
        return keep(&r->old_events, &event, sizeof event);
    }
    if (looks_like(row, false, "itii")) {
        key_row key = {c[0].number, c[2].number, c[3].number, c[1].bytes};
        return keep(&r->keys, &key, sizeof key);
    }
    return true;
}

static int compare_numbers(int64_t a, int64_t b) {
    return (a > b) - (a < b);
}

static int by_number(const void *a, const void *b) {
    const line_row *left = a, *right = b;
    int events = compare_numbers(left->event, right->event);
    return events != 0 ? events : compare_numbers(left->number, right->number);
}

/* Of several rows of one event, the one with the most lines comes first: the others are older. */
static int by_id(const void *a, const void *b) {
    const event_row *left = a, *right = b;
    int ids = compare_numbers(left->id, right->id);
    return ids != 0 ? ids : compare_numbers(right->length, left->length);
}

static int by_name(const void *a, const void *b) {
    const event_row *left = a, *right = b;
    size_t len = left->name.len < right->name.len ? left->name.len : right->name.len;
    int names = len > 0 ? memcmp(left->name.text, right->name.text, len) : 0;
    if (names == 0)
        names = compare_numbers((int64_t)left->name.len, (int64_t)right->name.len);
    return names != 0 ? names : compare_numbers(right->length, left->length);
}

static int by_first(const void *a, const void *b) {
    const key_row *left = a, *right = b;
    int events = compare_numbers(left->event, right->event);
    return events != 0 ? events : compare_numbers(left->first, right->first);
}

static void sort(rows *r, size_t size, int (*compare)(const void *a, const void *b)) {
    if (r->count > 0)
        qsort(r->list, r->count, size, compare);
}

/* A database of version 1 has no rows of version 2; a converted one may have old rows on free pages. */
static void choose_version(recovery_job *r) {
    r->chained = r->lines.count + r->events.count > 0;
    if (!r->chained) {
        rows lines = r->lines, events = r->events;
        r->lines = r->old_lines;
        r->events = r->old_events;
        r->old_lines = lines;
        r->old_events = events;
    }
    sort(&r->events, sizeof(event_row), by_name);
    for (size_t i = 1; i < r->events.count; i++) {
        event_row *event = (event_row *)r->events.list + i;
        event->twice = odd_text_same(event->name, event[-1].name);
    }
    sort(&r->events, sizeof(event_row), by_id);
    sort(&r->lines, sizeof(line_row), by_number);
    sort(&r->keys, sizeof(key_row), by_first);
}

/* ---- Losses -------------------------------------------------------------------------------------- */

static void report(recovery_job *r, odd_text event, int64_t line, const char *what) {
    char name[ODD_STORE_NAME_MAX + 1];
    snprintf(name, sizeof name, "%.*s", (int)event.len, event.len > 0 ? event.text : "");
    odd_store_fault fault = {name, line, what};
    r->recovery->faults++;
    r->take(r->owner, &fault);
}

static void put_heading(recovery_job *r, odd_text name, int64_t event, const char *what) {
    char text[200];
    odd_out *rest = &r->recovery->rest;
    snprintf(text, sizeof text, "# event %lld%s%.*s: %s\n", (long long)event, name.len > 0 ? ", " : "",
             (int)name.len, name.len > 0 ? name.text : "", what);
    odd_out_text(rest, text);
}

static void put_apart(recovery_job *r, const line_row *line) {
    odd_out *rest = &r->recovery->rest;
    for (size_t i = 0; i < line->link.text.len; i++) { /* control characters are damage */
        char c = line->link.text.text[i];
        odd_out_char(rest, c == '\t' || (unsigned char)c >= ' ' ? c : '?');
    }
    odd_out_char(rest, '\n');
    r->recovery->apart++;
}

static void report_lost(recovery_job *r, const event_row *event, int64_t from, int64_t to) {
    char what[60];
    if (to < from)
        return;
    snprintf(what, sizeof what, to > from ? "and those up to line %lld are lost" : "is lost", (long long)to);
    report(r, event->name, from, what);
    r->recovery->lost += to - from + 1;
}

/* Puts the lines of an event after the good ones into `rest`. A line number beyond the length of the log is damage; version 1 has
 * no length. */
static void leave_rest(recovery_job *r, const event_row *event, size_t from, size_t to, int64_t good) {
    const line_row *lines = r->lines.list;
    int64_t next = good + 1, last = event->length >= 0 ? event->length : INT32_MAX;
    bool begun = false;
    for (size_t i = from; i < to; i++) {
        if (lines[i].number <= good || (i > from && lines[i].number == lines[i - 1].number))
            continue;
        if (!begun)
            put_heading(r, event->name, event->id, "lines that do not follow the last good one");
        begun = true;
        report_lost(r, event, next, lines[i].number <= last ? lines[i].number - 1 : 0);
        next = lines[i].number <= last ? lines[i].number + 1 : next;
        put_apart(r, &lines[i]);
        report(r, event->name, lines[i].number, "is saved separately");
    }
    report_lost(r, event, next, event->length);
}

/* ---- Lines that follow each other --------------------------------------------------------------------- */

/* Of the rows with one line number, the one that continues the chain; NULL if none does. */
static const line_row *find_next(const recovery_job *r, const odd_chain *chain, size_t *at, size_t to,
                                 odd_chain *next) {
    const line_row *lines = r->lines.list;
    while (*at < to && lines[*at].number <= chain->number)
        ++*at;
    for (size_t i = *at; i < to && lines[i].number == chain->number + 1; i++) {
        *next = *chain;
        odd_chain_add(next, &lines[i].link);
        if (!r->chained || odd_chain_has_hash(next, lines[i].hash))
            return &lines[i];
    }
    return NULL;
}

/* Keys of version 1 are in a separate table, in the same order. */
static void give_keys(recovery_job *r, event_row *event, size_t from, size_t to) {
    line_row *lines = r->lines.list;
    const key_row *keys = r->keys.list;
    size_t *at = &r->next_key;
    while (*at < r->keys.count && keys[*at].event < event->id)
        ++*at;
    for (; !r->chained && *at < r->keys.count && keys[*at].event == event->id; ++*at) {
        if (keys[*at].count == 0)
            event->key = keys[*at].key;
        while (from < to && lines[from].number < keys[*at].first)
            from++;
        if (keys[*at].count > 0 && from < to && lines[from].number == keys[*at].first) {
            lines[from].link.key = keys[*at].key;
            lines[from].link.count = keys[*at].count;
        }
    }
}

/* Counts the good lines. An addition with a key is good only as a whole. */
static int64_t count_good(const recovery_job *r, const event_row *event, size_t from, size_t to) {
    odd_chain chain, next;
    int64_t good = 0, due = 0;
    const line_row *line;
    odd_chain_start(&chain, event->name, event->created_ms);
    for (size_t at = from; (line = find_next(r, &chain, &at, to, &next)) != NULL;) {
        chain = next;
        if (line->link.key.len > 0) /* a repeated request must not be told that all of it is stored */
            due = chain.number + line->link.count - 1;
        if (chain.number >= due)
            good = chain.number;
    }
    return good;
}

/* ---- The new file ---------------------------------------------------------------------------------- */

static int add_line(recovery_job *r, int64_t event, const line_row *line, const odd_chain *chain) {
    odd_query *q = r->add_line;
    odd_query_int(q, 1, event);
    odd_query_int(q, 2, chain->number);
    odd_query_int(q, 3, line->link.time_ms);
    odd_query_text(q, 4, line->link.author);
    odd_query_text(q, 5, line->link.key);
    odd_query_int(q, 6, line->link.count);
    odd_query_text(q, 7, line->link.text);
    odd_query_bytes(q, 8, chain->hash, sizeof chain->hash);
    return odd_query_run(q) ? ODD_OK : odd_db_failed(r->db, r->error);
}

static int add_event(recovery_job *r, const event_row *event, const odd_chain *chain, int64_t changed_ms,
                     bool whole) {
    odd_query *q = r->add_event;
    odd_query_int(q, 1, event->id);
    odd_query_text(q, 2, event->name);
    odd_query_int(q, 3, event->created_ms);
    if (whole && event->title.text != NULL)
        odd_query_text(q, 4, event->title);
    else
        odd_query_null(q, 4); /* readers take it from the log */
    odd_query_text(q, 5, event->key);
    odd_query_int(q, 6, chain->number);
    odd_query_int(q, 7, changed_ms);
    odd_query_bytes(q, 8, chain->hash, sizeof chain->hash);
    r->recovery->events++;
    return odd_query_run(q) ? ODD_OK : odd_db_failed(r->db, r->error);
}

/* Writes the lines, then their event; foreign keys are checked at the end. */
static int write_event(recovery_job *r, event_row *event, size_t from, size_t to) {
    give_keys(r, event, from, to);
    odd_chain chain, next;
    int64_t good = count_good(r, event, from, to), changed_ms = event->created_ms;
    int code = ODD_OK;
    odd_chain_start(&chain, event->name, event->created_ms);
    for (size_t at = from; code == ODD_OK && chain.number < good;) {
        const line_row *line = find_next(r, &chain, &at, to, &next);
        chain = next;
        changed_ms = line->link.time_ms;
        code = add_line(r, event->id, line, &chain);
        r->recovery->lines++;
    }
    bool whole = !r->chained || (event->length == good && odd_chain_has_hash(&chain, event->head));
    if (code == ODD_OK)
        code = add_event(r, event, &chain, changed_ms, whole);
    leave_rest(r, event, from, to, good);
    if (!whole && event->length <= good)
        report(r, event->name, 0, "has no recorded length: all consecutive lines were recovered");
    return code;
}

/* Whether a row is an event: valid, and not an older row of the same event. */
static bool is_event(recovery_job *r, size_t at) {
    const event_row *events = r->events.list;
    if (at > 0 && events[at].id == events[at - 1].id)
        return false;
    bool good = odd_store_name_good(events[at].name) && !events[at].twice;
    if (!good)
        report(r, events[at].name, 0, events[at].twice ? "occurs twice" : "has an invalid name");
    return good;
}

static void leave_strays(recovery_job *r, size_t from, size_t to) {
    const line_row *lines = r->lines.list;
    if (from == to)
        return;
    put_heading(r, (odd_text){0}, lines[from].event, "its name is lost");
    for (size_t i = from; i < to; i++)
        put_apart(r, &lines[i]);
    char what[100];
    snprintf(what, sizeof what, "the name of event %lld is lost: %lld lines are saved separately",
             (long long)lines[from].event, (long long)(to - from));
    report(r, (odd_text){0}, 0, what);
}

/* Both arrays are sorted by event. */
static int write_all(recovery_job *r) {
    const line_row *lines = r->lines.list;
    event_row *events = r->events.list;
    size_t line = 0, to = 0;
    int code = ODD_OK;
    for (size_t i = 0; code == ODD_OK && i < r->events.count; i++) {
        if (!is_event(r, i))
            continue;
        while (line < r->lines.count && lines[line].event < events[i].id) {
            for (to = line; to < r->lines.count && lines[to].event == lines[line].event;)
                to++;
            leave_strays(r, line, to);
            line = to;
        }
        for (to = line; to < r->lines.count && lines[to].event == events[i].id;)
            to++;
        code = write_event(r, &events[i], line, to);
        line = to;
    }
    while (code == ODD_OK && line < r->lines.count) {
        for (to = line; to < r->lines.count && lines[to].event == lines[line].event;)
            to++;
        leave_strays(r, line, to);
        line = to;
    }
    return code;
}

static int fill(recovery_job *r) {
    r->add_event = odd_query_open(r->db, "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    r->add_line = odd_query_open(r->db, "INSERT INTO line VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    bool ready = r->add_event != NULL && r->add_line != NULL && odd_db_run(r->db, "BEGIN IMMEDIATE") &&
                 odd_db_run(r->db, "PRAGMA defer_foreign_keys = 1");
    int code = ready ? write_all(r) : odd_db_failed(r->db, r->error);
    if (code == ODD_OK && !odd_db_run(r->db, "COMMIT"))
        code = odd_db_failed(r->db, r->error);
    odd_query_close(r->add_event);
    odd_query_close(r->add_line);
    return code;
}

/* ---- All of it ----------------------------------------------------------------------------------- */

static void remove_new(const char *path) {
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (int i = 0; i < 3; i++) {
        char name[4200];
        if (snprintf(name, sizeof name, "%s%s", path, ends[i]) < (int)sizeof name)
            unlink(name);
    }
}

static int write_new(recovery_job *r, const char *path) {
    odd_store *s = odd_store_open(path, ODD_STORE_WRITE, r->error);
    int code = ODD_E_OUTSIDE;
    if (s != NULL) {
        r->db = s->db;
        code = fill(r);
        odd_store_close(s);
        if (code != ODD_OK)
            remove_new(path);
    }
    odd_error why = *r->error;
    if (code != ODD_OK)
        odd_fail(r->error, code, 0, 0, "cannot write %s: %s", path, why.message);
    return code;
}

int odd_store_recover(const char *path, const char *new_path,
                      void (*take)(void *owner, const odd_store_fault *fault), void *owner,
                      odd_recovery *recovery, odd_error *error) {
    recovery_job r = {.recovery = recovery, .take = take, .owner = owner, .error = error};
    struct stat info;
    *recovery = (odd_recovery){.rest = ODD_HEAP_OUT};
    if (lstat(new_path, &info) == 0)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "%s exists: choose another name", new_path);
    odd_pages *pages = odd_pages_open(path);
    if (pages == NULL)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "cannot read %s: %s", path, strerror(errno));
    int code = ODD_E_MEMORY;
    if (odd_chain_ready() && odd_pages_rows(pages, take_row, &r)) {
        choose_version(&r);
        code = r.events.count > 0 || r.lines.count > 0
                   ? write_new(&r, new_path)
                   : odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no events found in %s", path);
    } else {
        odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    }
    free(r.lines.list);
    free(r.events.list);
    free(r.keys.list);
    free(r.old_lines.list);
    free(r.old_events.list);
    odd_pages_close(pages);
    return code;
}
