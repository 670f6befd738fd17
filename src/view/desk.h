/* What a director sees besides the results: the event, its settings, the lines of its log, and a line as it is typed. */
#ifndef ODD_VIEW_DESK_H
#define ODD_VIEW_DESK_H

#include "view/event.h"
#include "view/live.h"
#include "view/whatif.h"

/* What the event is, who plays, and which boards there are. (about.c) */
void odd_about_json(odd_out *o, const odd_live *live);

/* All settings: how they stand, what they may be, and what for. (about.c) */
void odd_settings_json(odd_out *o, const odd_event *e);

/* So many lines of the log from one on, the first being 1; count 0: all. (history.c) */
void odd_history_json(odd_out *o, const odd_live *live, odd_arena *arena, int from, int count);

/* By play: the one that it corrects, by index plus one; the first, where there are several, or the last. (history.c) */
uint32_t *odd_corrections(const odd_event *e, odd_arena *arena, bool first);

/* Errors and warnings, with their lines. (history.c) */
void odd_problems_json(odd_out *o, const odd_live *live);

/* The line that, appended, takes the last one back. (takeback.c) */
void odd_undo_json(odd_out *o, const odd_live *live, odd_arena *arena);

/* A line as it is typed. (typed.c) */
void odd_typed_json(odd_out *o, const odd_live *live, odd_arena *arena, odd_text text);

/* For candidates behind the log of the event. (typed.c) */
odd_whatif odd_desk_whatif(const odd_live *live, odd_arena *arena);

#endif
