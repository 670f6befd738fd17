/* The parts of an open event (oddtrick_report.h), for those that answer requests. */
#ifndef ODD_REPORT_OPEN_EVENT_H
#define ODD_REPORT_OPEN_EVENT_H

#include "oddtrick_report.h"
#include "base/out.h"

const odd_front_end *odd_open_event_front_end(const odd_open_event *live);

/* The name of the format that it was opened from: "event", "pbn". */
const char *odd_open_event_format(const odd_open_event *live);

/* An event of the same log, read again and not yet scored, in another arena. ODD_OK, or the code of the first error. */
int odd_open_event_again(const odd_open_event *live, odd_event *e);

/* The scale that an event names, if it does; false if there is none. */
bool odd_open_event_scale(const odd_open_event *live, odd_event *e);

/* The lines of the log, one after the other from a cursor that is all zero: without their ends. */
typedef struct odd_open_event_cursor {
    size_t piece, at;
    uint32_t line; /* the number of the one that was read last */
} odd_open_event_cursor;

bool odd_open_event_next(const odd_open_event *live, odd_open_event_cursor *cursor, odd_text *line);

/* ---- Memory for a while -------------------------------------------------------------------------- */

/* Blocks of the host, in an arena; given back all at once. */
typedef struct odd_pool {
    odd_arena arena;
    const odd_front_end *host;
    struct odd_pool_block *first;
    size_t bytes;
} odd_pool;

void odd_pool_open(odd_pool *pool, const odd_front_end *host);
void odd_pool_close(odd_pool *pool);

#endif
