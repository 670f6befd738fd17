/* A log from the database, with the origins of its lines. */
#include "server/event_cache.h"

#include <stdlib.h>

int odd_stored_log_read(odd_stored_log *log, odd_event_cache *cache, odd_cached_event *event, bool text,
                        int64_t most, size_t bytes_most, odd_error *error) {
    odd_stored_line line;
    *log = (odd_stored_log){.lines = {.left = INT64_MAX, .most = bytes_most}, .text = ODD_HEAP_OUT};
    event = event->whole != NULL ? event->whole : event;
    if (odd_cached_length(event) > most)
        return odd_fail(error, ODD_E_BOARDS, 0, 0, "the log is too long for this: it has more than %d lines",
                        (int)most);
    int code = odd_stored_lines_read(&log->lines, cache, event, 1, error);
    if (code != ODD_OK)
        return code;
    if (log->lines.cut)
        return odd_fail(error, ODD_E_BOARDS, 0, 0, "the log is too long for this: it has more than %d MB",
                        (int)(bytes_most >> 20));
    for (size_t at = 0; odd_stored_lines_next(&log->lines, &at, &line);)
        log->count++;
    log->origins = calloc(log->count + 1, sizeof *log->origins);
    if (log->origins == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "the server is out of memory");
    log->count = 0;
    for (size_t at = 0; odd_stored_lines_next(&log->lines, &at, &line);) {
        log->origins[log->count++] = (odd_line_origin){line.time_ms, line.author};
        if (!text)
            continue;
        odd_out_bytes(&log->text, line.text.text, line.text.len);
        odd_out_char(&log->text, '\n');
    }
    return ODD_OK;
}

void odd_stored_log_free(odd_stored_log *log) {
    free(log->lines.bytes);
    free(log->origins);
    odd_out_free(&log->text);
}
