/* How fast boards are scored, against a bare pass over the results, numpy and sqlite3. */
#ifndef BENCH_BOARDS_H
#define BENCH_BOARDS_H

#include <stdint.h>

/* Signs what the library makes of boards of all kinds. */
void boards_sign(uint64_t *sum);

/* Measures, then prints, as text or as a member of a JSON object. */
void boards_time(void);
void boards_print_text(void);
void boards_print_json(void);

#endif
