/* Events as files of other formats: written into memory, read again, and compared as logs. */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#include "event.h"
#include "random_event.h"

#include "platform/archive.h"
#include "oddtrick_format.h"

typedef struct exchange_text {
    char *text; /* with a NUL behind it */
    size_t len, cap;
    char lost[2048]; /* what could not be said, a line each */
} exchange_text;

static const odd_host exchange_host = {.xml = odd_xml_read};

static inline void exchange_put(void *owner, const char *bytes, size_t len) {
    exchange_text *t = owner;
    if (t->len + len + 1 > t->cap) {
        t->cap = 2 * (t->len + len + 1);
        t->text = realloc(t->text, t->cap);
        assert_non_null(t->text);
    }
    memcpy(t->text + t->len, bytes, len);
    t->len += len;
    t->text[t->len] = '\0';
}

static inline void exchange_lost(void *owner, const char *what) {
    exchange_text *t = owner;
    assert_true(strlen(t->lost) + strlen(what) + 2 < sizeof t->lost);
    strcat(strcat(t->lost, what), "\n");
}

static inline void exchange_free(exchange_text *t) {
    free(t->text);
    memset(t, 0, sizeof *t);
}

static inline void exchange_write(exchange_text *out, test_event *t, const char *format) {
    odd_sink sink = {.owner = out, .put = exchange_put, .lost = exchange_lost};
    odd_error error = {0};
    memset(out, 0, sizeof *out);
    int code = odd_event_export(t->e, odd_format_named(format), &t->arena, &sink, &error);
    CHECK(code == ODD_OK, "%s: %s", format, error.message);
    exchange_put(out, "", 0);
}

/* Reads a file into an event that is new. Returns what reading it said. */
static inline int exchange_read(test_event *t, const char *format, const char *bytes, size_t len) {
    event_open(t, SIZE_MAX);
    t->code = odd_event_import(t->e, odd_format_named(format), &exchange_host,
                               event_keep(t, unit_exact(bytes, len)), len, 0);
    return t->code;
}

static inline int exchange_read_text(test_event *t, const char *format, const char *text) {
    return exchange_read(t, format, text, strlen(text));
}

/* As a log: all that the event says, and all that follows from it. */
static inline void exchange_log(exchange_text *out, test_event *t) {
    exchange_write(out, t, "event");
}

static inline int exchange_compare(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The lines in the order of letters, where their own does not matter. */
static inline void exchange_sort(exchange_text *t) {
    size_t count = 0;
    char **lines = calloc(t->len + 1, sizeof *lines), *copy = unit_exact(t->text, t->len + 1);
    assert_true(lines != NULL && copy != NULL);
    for (char *line = strtok(copy, "\n"); line != NULL; line = strtok(NULL, "\n"))
        lines[count++] = line;
    qsort(lines, count, sizeof *lines, exchange_compare);
    t->len = 0;
    for (size_t i = 0; i < count; i++) {
        exchange_put(t, lines[i], strlen(lines[i]));
        exchange_put(t, "\n", 1);
    }
    free(lines);
    free(copy);
}

/* The same texts; otherwise the first line that differs is shown. */
static inline void exchange_check_same(const exchange_text *a, const exchange_text *b, uint64_t which) {
    size_t at = 0, line = 0;
    while (a->text[at] != '\0' && a->text[at] == b->text[at])
        if (a->text[at++] == '\n')
            line = at;
    CHECK(a->text[at] == b->text[at], "event %d: '%.*s', not '%.*s'", (int)which,
          (int)strcspn(b->text + line, "\n"), b->text + line, (int)strcspn(a->text + line, "\n"),
          a->text + line);
}

/* What is wrong with it: a problem a line, "3:7: error: ..." */
static inline void exchange_problems(const odd_event *e, char *text, size_t cap) {
    text[0] = '\0';
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        size_t len = strlen(text);
        snprintf(text + len, cap - len, "%d:%d: %s: %s\n", error->line, error->column,
                 odd_problem_at(e, i)->warning ? "warning" : "error", error->message);
    }
}

static inline void exchange_check_problems(const odd_event *e, const char *expected) {
    char text[8192];
    exchange_problems(e, text, sizeof text);
    assert_string_equal(text, expected);
}

/* The nth of events by chance, scored; false if it is wrong. */
static inline bool exchange_random(test_event *t, uint64_t seed) {
    static random_log log;
    random_event(&log, seed, 20 + (int)(seed % 60));
    event_open(t, SIZE_MAX);
    char *text = calloc(RANDOM_LINES, RANDOM_LINE_MAX);
    assert_non_null(text);
    event_keep(t, text);
    for (int i = 0; i < log.count; i++)
        strcat(text, log.lines[i]);
    return odd_event_read(t->e, text, strlen(text)) == ODD_OK && odd_event_score(t->e) == ODD_OK;
}

#endif
