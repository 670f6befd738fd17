/* How fast a large event is scored, and one more result of it. */
#ifndef BENCH_EVENTS_H
#define BENCH_EVENTS_H

#include <stdio.h>

enum { EVENT_LINES = 1000000 };

/* Writes the log of a national simultaneous with about so many results, always the same. */
void events_write(FILE *out, long results);

/* Measures, then prints, as text or as a member of a JSON object. */
void events_time(void);
void events_print_text(void);
void events_print_json(void);

#endif
