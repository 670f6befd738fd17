/* What the readers of the lines of a log share: the line, the record that becomes of it, and its parts. */
#ifndef ODD_LOG_LOG_LINES_H
#define ODD_LOG_LOG_LINES_H

#include "base/arena.h"
#include "base/scan.h"
#include "log/log.h"

typedef struct odd_line_reader {
    odd_log *log;
    odd_scan s;    /* the line, without its comment */
    size_t behind; /* bytes of the text behind the line */
    odd_record record;
    odd_error error;
} odd_line_reader;

/* Say what is wrong, at that byte or at the next one that is no blank; and the code again. */
int odd_line_fail(odd_line_reader *r, size_t at, int code, const char *message);
int odd_line_fail_here(odd_line_reader *r, const char *message);

/* Parts of lines. */
int odd_line_expect_end(odd_line_reader *r, const char *message);
bool odd_line_ends_at(const odd_line_reader *r, size_t at);
int odd_line_id(odd_line_reader *r, int which, const char *message);
odd_text odd_line_rest(odd_line_reader *r);
bool odd_line_seat(odd_line_reader *r, odd_seat *seat);
int odd_line_number(odd_line_reader *r, const char *message); /* 1 to 9999, into the record's number */
bool odd_line_void(odd_line_reader *r);                       /* "void" is the last word of the line */

/* Takes the escapes out of a text: \x23 is a '#', which otherwise starts a comment, \x0a the end of a line. */
int odd_line_unescape(odd_line_reader *r, odd_text *text);

/* Lines whose text goes to the end. */
int odd_line_text(odd_line_reader *r);

/* Lines from which nothing is computed: see log/log_notes.c. */
int odd_line_numbers(odd_line_reader *r);
int odd_line_deal(odd_line_reader *r);
int odd_line_auction(odd_line_reader *r);
int odd_line_cards(odd_line_reader *r);
int odd_line_tag(odd_line_reader *r);
int odd_line_about(odd_line_reader *r);
int odd_line_said(odd_line_reader *r);
int odd_line_total(odd_line_reader *r);
int odd_line_match(odd_line_reader *r);

/* Lines about sessions and movements: see log/log_movement.c. */
int odd_line_session(odd_line_reader *r);
int odd_line_combine(odd_line_reader *r);
int odd_line_movement(odd_line_reader *r);
int odd_line_from(odd_line_reader *r);
int odd_line_row(odd_line_reader *r);
int odd_line_seated(odd_line_reader *r);
int odd_line_unplayed(odd_line_reader *r);

#endif
