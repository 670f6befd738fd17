/* What the fuzz targets of file formats share: reading any bytes as a format, and writing what was read. */
#ifndef FUZZ_EXCHANGE_H
#define FUZZ_EXCHANGE_H

#include "fuzz.h"
#include "platform/archive.h"
#include "oddtrick_format.h"

/* ---- Writing --------------------------------------------------------------------------------------------- */

static inline written write_event(const odd_event *e, odd_arena *arena, const char *format) {
    written w = {0};
    odd_sink sink = {.owner = &w, .put = put, .lost = lose};
    odd_error error;
    require(odd_event_export(e, odd_format_named(format), arena, &sink, &error) == ODD_OK);
    return w;
}

/* ---- Reading ---------------------------------------------------------------------------------------------- */

static inline void check_problems(const odd_event *e, int code) {
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(e, i)->error;
        require(error->code != ODD_OK && error->line >= 0 && error->column >= 0);
        require(memchr(error->message, '\0', sizeof error->message) != NULL && error->message[0] != '\0');
    }
    require((code == ODD_OK) == (odd_event_about(e)->error_count == 0));
}

/* Reads any bytes. What can be scored is written and read again: nothing may be wrong then. Of what a format says,
 * nothing may be lost either if `whole`: both events are the same log. */
static inline void exchange(const char *format, const odd_host *host, const char *bytes, size_t size,
                            bool whole) {
    heap blocks = {0};
    odd_arena arena = {.more = more, .less = less, .owner = &blocks};
    odd_event *e = odd_event_new(&arena), *again = odd_event_new(&arena);
    int code = odd_event_import(e, odd_format_named(format), host, bytes, size, 0);
    check_problems(e, code);
    if (code == ODD_OK && odd_event_score(e) == ODD_OK) {
        written file = write_event(e, &arena, format);
        code = odd_event_import(again, odd_format_named(format), host, file.text, file.len, 0);
        check_problems(again, code);
        require(code == ODD_OK);
        if (whole) {
            require(odd_event_score(again) == ODD_OK);
            written second = write_event(again, &arena, format);
            require(file.lost == 0 && second.len == file.len);
            free(second.text);
        }
        free(file.text);
    }
    give_back(&blocks);
}

/* Reads any bytes. What can be scored is rewritten as a log, and that gives the same lines. */
static inline void exchange_as_log(const char *format, const char *bytes, size_t size) {
    heap blocks = {0};
    odd_arena arena = {.more = more, .less = less, .owner = &blocks};
    odd_event *e = odd_event_new(&arena), *again = odd_event_new(&arena);
    int from = odd_format_named(format), log = odd_format_named("event");
    int code = odd_event_import(e, from, NULL, bytes, size, 0);
    check_problems(e, code);
    if (code == ODD_OK && odd_event_score(e) == ODD_OK) {
        written file = {0};
        odd_sink sink = {.owner = &file, .put = put, .lost = lose};
        odd_error error;
        require(odd_format_rewrite(from, log, NULL, &arena, bytes, size, &sink, &error) == ODD_OK);
        require(odd_event_read(again, file.text, file.len) == ODD_OK && odd_event_score(again) == ODD_OK);
        require(odd_event_about(again)->play_count == odd_event_about(e)->play_count &&
                odd_event_about(again)->contestant_count == odd_event_about(e)->contestant_count);
        require(odd_event_about(again)->deal_count == odd_event_about(e)->deal_count &&
                odd_event_about(again)->note_count == odd_event_about(e)->note_count);
        for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
            require(odd_play_at(again, i)->packed == odd_play_at(e, i)->packed &&
                    odd_play_at(again, i)->score_pts == odd_play_at(e, i)->score_pts);
        free(file.text);
    }
    give_back(&blocks);
}

#endif
