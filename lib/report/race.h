/* The race: how the totals of the leaders grew, round by round. */
#ifndef ODD_REPORT_RACE_H
#define ODD_REPORT_RACE_H

#include "report/report.h"

/* Of the first so many of each list of the standings, 0 for all: {...,"by":"round","steps":[1,2],"unit":"%","race":[...]}. */
void odd_race_json(odd_out *o, const odd_event *e, odd_arena *arena, size_t count);

#endif
