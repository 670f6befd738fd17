/* Moments as text: 2026-11-20T22:00Z. Knows nothing about bridge, and no clock. */
#ifndef ODD_BASE_MOMENT_H
#define ODD_BASE_MOMENT_H

#include "base/out.h"

enum { ODD_MOMENT_MAX = 32 };

/* Reads a date and a time of day with Z, for UTC, or with its distance from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00:30+01:00.
 * Sets *seconds, since the beginning of 1970; false if it is anything else. The years are 1970 to 9999. */
bool odd_moment_read(odd_text text, int64_t *seconds);

/* Writes it in UTC, with seconds only where it has some. `between` stands between date and time, and behind is what follows: 'T' and
 * "Z" as in a log, ' ' and " UTC" for people. */
void odd_moment_write(odd_writer *w, int64_t seconds, char between, const char *behind);

#endif
