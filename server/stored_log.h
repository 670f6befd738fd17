/* A log as it is stored, with where its lines come from: for those who need both. */
#ifndef ODD_SERVER_STORED_LOG_H
#define ODD_SERVER_STORED_LOG_H

#include "server/event_cache.h"

typedef struct odd_stored_log {
    odd_stored_lines lines; /* that the rest points into */
    odd_line_origin *origins;
    size_t count;
    odd_out text; /* a line each, with its end; empty unless wanted */
} odd_stored_log;

/* Reads the whole log of an event. Returns ODD_OK or a code; to be freed in either case. ODD_E_BOARDS: it has more than `most` lines. */
int odd_stored_log_read(odd_stored_log *log, odd_event_cache *cache, odd_cached_event *event, bool text,
                        int64_t most, odd_error *error);
void odd_stored_log_free(odd_stored_log *log);

#endif
