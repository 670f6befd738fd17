/* Files of other programs for the tests: read as the log that they give, with all that is wrong in them; scored; written
 * again. */
#ifndef FORMATS_H
#define FORMATS_H

#include "unit.h"

#include "oddtrick_format.h"

enum { FORMAT_BLOCKS = 4096 };

/* Memory, and the text that was written last. */
typedef struct format_memory {
    void *blocks[FORMAT_BLOCKS];
    size_t count;
    size_t bytes; /* that the arena asked for */
    char *text;   /* NUL-terminated */
    size_t len, cap;
    char lost[1024]; /* what a writer said is lost, a line each */
} format_memory;

static format_memory formats;

static inline void *format_more(void *owner, size_t bytes) {
    (void)owner;
    assert_true(formats.count < FORMAT_BLOCKS);
    formats.bytes += bytes;
    return formats.blocks[formats.count++] = calloc(1, bytes > 0 ? bytes : 1);
}

static inline void format_less(void *owner, void *block, size_t bytes) {
    (void)owner;
    formats.bytes -= bytes;
    for (size_t i = 0; i < formats.count; i++)
        if (formats.blocks[i] == block)
            formats.blocks[i] = NULL;
    free(block);
}

static inline void format_put(void *owner, const char *bytes, size_t len) {
    (void)owner;
    if (formats.len + len + 1 > formats.cap) {
        formats.cap = 2 * (formats.len + len + 1);
        formats.text = realloc(formats.text, formats.cap);
        assert_non_null(formats.text);
    }
    memcpy(formats.text + formats.len, bytes, len);
    formats.len += len;
    formats.text[formats.len] = '\0';
}

static inline void format_lost(void *owner, const char *what) {
    (void)owner;
    strncat(formats.lost, what, sizeof formats.lost - strlen(formats.lost) - 1);
    strncat(formats.lost, "\n", sizeof formats.lost - strlen(formats.lost) - 1);
}

static inline odd_sink format_sink(void) {
    formats.len = 0;
    formats.lost[0] = '\0';
    format_put(NULL, "", 0);
    return (odd_sink){.put = format_put, .lost = format_lost};
}

static inline int format_teardown(void **state) {
    (void)state;
    for (size_t i = 0; i < formats.count; i++)
        free(formats.blocks[i]);
    free(formats.text);
    memset(&formats, 0, sizeof formats);
    return 0;
}

static inline char *format_exact(const char *text, size_t len) {
    char *copy = unit_exact(text, len);
    formats.blocks[formats.count++] = copy;
    return copy;
}

static inline odd_arena format_arena(void) {
    return (odd_arena){.more = format_more, .less = format_less};
}

/* A file as the log of an event, or in the form of another format. */
static inline const char *format_rewrite(const char *from, const char *to, const char *text, size_t len) {
    odd_arena arena = format_arena();
    odd_sink sink = format_sink();
    odd_error error = {0};
    int code = odd_format_rewrite(odd_format_named(from), odd_format_named(to), NULL, &arena,
                                  format_exact(text, len), len, &sink, &error);
    CHECK(code == ODD_OK, "%s", error.message);
    return formats.text;
}

/* Reads a file into an event. */
static inline odd_event *format_read(const char *from, const char *text, size_t len, unsigned flags) {
    odd_arena *arena = format_more(NULL, sizeof *arena);
    *arena = format_arena();
    odd_event *e = odd_event_new(arena);
    assert_non_null(e);
    odd_event_import(e, odd_format_named(from), NULL, format_exact(text, len), len, flags);
    return e;
}

/* All that is wrong in a file, a line each: "3:5: what" or "3:5: warning: what". */
static inline const char *format_problems(const char *from, const char *text, size_t len, unsigned flags) {
    odd_event *e = format_read(from, text, len, flags);
    odd_sink sink = format_sink();
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        char line[300];
        const odd_error *p = &odd_problem_at(e, i)->error;
        int n = snprintf(line, sizeof line, "%d:%d: %s%s\n", p->line, p->column,
                         odd_problem_at(e, i)->warning ? "warning: " : "", p->message);
        sink.put(NULL, line, (size_t)n);
    }
    return formats.text;
}

/* An event that was scored, as a file. */
static inline const char *format_export(const odd_event *e, const char *to) {
    odd_arena arena = format_arena();
    odd_sink sink = format_sink();
    odd_error error = {0};
    CHECK(odd_event_export(e, odd_format_named(to), &arena, &sink, &error) == ODD_OK, "%s", error.message);
    return formats.text;
}

#endif
