/* Reading a log bit by bit, for those who need not keep it. */
#ifndef ODD_LOG_SESSION_LOG_H
#define ODD_LOG_SESSION_LOG_H

#include "base/scan.h"
#include "log/notation.h"

typedef struct odd_reader {
    odd_session *out;
    odd_lines lines;   /* of the log */
    odd_scan s;        /* one line, up to its end or comment */
    size_t line_start; /* where the line's first word begins */
    bool headed;       /* there was a heading */
    bool forgets;      /* items are taken out of the session again, so that none can be corrected */
    bool stopped;      /* at a correction, which is then left unread */
    int line;
    odd_error *errors;
    size_t errors_cap;
    int first_code;
    odd_known known; /* parts of results */
} odd_reader;

/* Starts with an empty session; the parameters are those of odd_session_read. */
void odd_reader_start(odd_reader *r, odd_session *out, odd_session_kind kind, odd_item *items,
                      odd_error *errors, size_t errors_cap, const char *text, size_t len);

/* Reads until the session has that many items, or up to the end of the log: then it returns false. */
bool odd_reader_fill(odd_reader *r, size_t items);

#endif
