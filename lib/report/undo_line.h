/* Taking back the last thing that a log says. */
#ifndef ODD_REPORT_UNDO_LINE_H
#define ODD_REPORT_UNDO_LINE_H

#include <stddef.h>

#include "oddtrick_event.h"

/* The line that, appended, takes back the last deal, end or correction of a session that still counts.
 * by_hand: the line of the log, if any, that is not to be seen as an undo though it looks like one. The
 * arena is for what is needed meanwhile. Returns its length, 0 if there is nothing to take back, -1 if no line can. */
int odd_undo_line(char *line, size_t cap, const odd_session *s, odd_arena *arena, int by_hand);

#endif
