/* How often each score was made on a board, counted in one pass over its results; and the way back, from
 * what a score is worth to what each result is. A score has a slot, one for each ten points, in order. */
#ifndef ODD_SCORE_FREQUENCY_H
#define ODD_SCORE_FREQUENCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "score/lanes.h"

enum { ODD_SLOTS = 24 * 64 }; /* the middle one is the score 0; more than the 1521 from -7600 to 7600 */

typedef struct odd_frequencies {
    bool clean;               /* `at` is all zero: set it to false in a new one */
    size_t scores;            /* different ones that were made */
    uint16_t slot[ODD_SLOTS]; /* of each of them, the lowest first */
    uint32_t at[ODD_SLOTS];   /* by slot: how often; then, what the caller makes of it */
} odd_frequencies;

/* Counts at least eight results. False, and nothing is counted, if some score has no slot. */
bool odd_frequencies_count(odd_frequencies *f, const int16_t *score_pts, size_t count);

/* out[i] = `at` of the slot of score_pts[i], the scores being those that were counted; then cleans up. */
void odd_frequencies_spread(int32_t *out, odd_frequencies *f, const int16_t *score_pts, size_t count);

#endif
