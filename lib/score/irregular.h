/* Boards with scores that no deal of bridge has: not a multiple of ten, or beyond the greatest. */
#ifndef ODD_SCORE_IRREGULAR_H
#define ODD_SCORE_IRREGULAR_H

#include "score/frequency.h"

/* A way of scoring as a sum of counts. A result is worth base and, for each of the differences, as much as
 * there are results that score at most its score plus the difference. The differences are in order. */
typedef struct odd_counting {
    const int32_t *differences;
    size_t count;
    uint32_t base;
} odd_counting;

/* Scores a board of one result or more, whatever their scores. `room` is scratch, and left unclean. */
void odd_irregular_score(int32_t *out, const odd_counting *way, odd_frequencies *room,
                         const int16_t *score_pts, size_t count);

#endif
