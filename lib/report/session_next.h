/* What comes next in a session, and whether a line may be added to it. */
#ifndef ODD_REPORT_SESSION_NEXT_H
#define ODD_REPORT_SESSION_NEXT_H

#include "report/score_sheet.h"

/* The deal that comes next, as the row that it would be if it were passed out. The session's items must have room for
 * one more. */
odd_row odd_next_deal(const odd_session *session);

/* "They are vulnerable", "nobody is vulnerable" */
const char *odd_vulnerable_words(const odd_session *session, odd_vul vul);

/* "Deal 4, South deals, They are vulnerable; We have 60 below the line" */
void odd_say_next(odd_out *o, const odd_session *session, const odd_row *next);

/* "We 120 below, 150 above"; nothing where nobody scores. */
void odd_say_points(odd_out *o, const odd_session *session, const odd_row *row);

/* Reads `text`, the log of `before` with a line added, into *after. False, and the error of that line, if it adds an
 * error, or an end of nothing. */
bool odd_session_with(odd_session *after, odd_error *error, const odd_session *before, odd_session_kind kind,
                      odd_arena *arena, const char *text, size_t len);

#endif
