/* What may come next in a line that a director types. */
#ifndef ODD_REPORT_LINE_COMPLETION_H
#define ODD_REPORT_LINE_COMPLETION_H

#include "report/desk.h"

/* "next":"board 12:", what the next line will likely begin with, or "".
 * "column":10,"candidates":[{"text":"7","help":"Ann Lee & Bo Park"}]: each replaces what stands from that column on. Of
 * several lines, the last is looked at. */
void odd_complete_json(odd_out *o, const odd_live *live, odd_arena *arena, odd_text typed);

#endif
