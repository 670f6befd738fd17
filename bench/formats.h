/* How fast files of other programs are read, against a bare scan for line ends. */
#ifndef BENCH_FORMATS_H
#define BENCH_FORMATS_H

/* Measures, then prints, as text or as a member of a JSON object. */
void formats_time(void);
void formats_print_text(void);
void formats_print_json(void);

/* Reads PBN so many times and nothing else, for a profiler. */
void formats_profile(long turns);

#endif
