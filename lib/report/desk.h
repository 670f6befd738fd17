/* What a director sees besides the results: the event, its settings, the lines of its log, and a line as it is typed. */
#ifndef ODD_REPORT_DESK_H
#define ODD_REPORT_DESK_H

#include "report/report.h"
#include "report/open_event.h"
#include "report/whatif.h"

/* What the event is, who plays, and which boards there are. (event_about.c) */
void odd_about_json(odd_out *o, const odd_live *live);

/* All settings: how they stand, what they may be, and what for. (event_about.c) */
void odd_settings_json(odd_out *o, const odd_event *e);

/* So many lines of the log from one on, the first being 1; count 0: all. (history_json.c) */
void odd_history_json(odd_out *o, const odd_live *live, odd_arena *arena, int from, int count);

/* By play: the one that it corrects, by index plus one; the first, where there are several, or the last. (history_json.c) */
uint32_t *odd_corrections(const odd_event *e, odd_arena *arena, bool first);

/* Errors and warnings, with their lines. (history_json.c) */
void odd_problems_json(odd_out *o, const odd_live *live);

/* The line that, appended, takes the last one back. (undo_event.c) */
void odd_undo_json(odd_out *o, const odd_live *live, odd_arena *arena);

/* A line as it is typed. (typed_line.c) */
void odd_typed_json(odd_out *o, const odd_live *live, odd_arena *arena, odd_text text);

/* For candidates behind the log of the event. (typed_line.c) */
odd_whatif odd_desk_whatif(const odd_live *live, odd_arena *arena);

#endif
