/* Taking back the last thing that a log says. */
#ifndef ODD_CLI_UNDO_H
#define ODD_CLI_UNDO_H

#include <stddef.h>

#include "oddtrick.h"

/* The line that, appended, takes back the last deal, end or correction of a session that still counts.
 * by_hand: the line of the log, if any, that is not to be seen as an undo though it looks like one. Returns
 * its length, 0 if there is nothing to take back, -1 if no line can. */
int odd_undo_line(char *line, size_t cap, const odd_session *s, int by_hand);

#endif
