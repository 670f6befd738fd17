/* How often each score was made on a board, counted in one pass over its results; and the way back, from
 * what a score is worth to what each result is. A score has a slot, one for each ten points, in order. */
#ifndef ODD_SCORE_FREQUENCY_H
#define ODD_SCORE_FREQUENCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "base/bits.h"

/* ---- Lanes of a vector ------------------------------------------------------------------------------- */

/* Eight scores side by side, in the vectors of gcc and clang, which turn them into the instructions of any
 * machine. They are passed by address: as parameters they would need registers that a kernel may not have.
 *
 * A row is a result of a board. Boards of eight rows or more are done in blocks, eight rows at a time, what
 * is found for each row going into a buffer that stays in the first cache. */

enum {
    ODD_LANES = 8,
    ODD_BLOCK = 512,                           /* rows */
    ODD_BLOCK_MAX = ODD_BLOCK + ODD_LANES - 1, /* that a block can have */
    ODD_COUNTS = 4                             /* counts side by side */
};

typedef int16_t odd_lanes __attribute__((vector_size(2 * ODD_LANES)));
typedef uint16_t odd_unsigned_lanes __attribute__((vector_size(2 * ODD_LANES)));
typedef int32_t odd_wide_lanes __attribute__((vector_size(4 * ODD_LANES)));
typedef uint32_t odd_counts __attribute__((vector_size(4 * ODD_COUNTS)));

/* How many of the rows that are left come next: a block, or all if after it fewer than eight would be left. */
static inline size_t odd_block(size_t left) {
    return left < ODD_BLOCK + ODD_LANES ? left : ODD_BLOCK;
}

/* Where the next eight of at least eight rows start. The last may have been done in part before. */
static inline size_t odd_next_eight(size_t next, size_t rows) {
    return next + ODD_LANES <= rows ? next : rows - ODD_LANES;
}

static inline void odd_lanes_load(odd_lanes *to, const int16_t *from) {
    odd_copy(to, from, sizeof *to);
}

/* One value in all lanes. */
static inline void odd_lanes_fill(odd_lanes *to, int value) {
    *to = (odd_lanes){0} + (int16_t)value;
}

static inline void odd_lanes_widen(int32_t *to, const odd_lanes *from) {
    odd_wide_lanes wide = __builtin_convertvector(*from, odd_wide_lanes);
    odd_copy(to, &wide, sizeof wide);
}

/* Each lane becomes the lesser, or the greater, of the two. clang sees that this is one instruction; gcc does
 * not, and is told. */
#if defined(__SSE2__) && !defined(__clang__)
static inline void odd_lanes_min(odd_lanes *least, const odd_lanes *other) {
    *least = __builtin_ia32_pminsw128(*least, *other);
}

static inline void odd_lanes_max(odd_lanes *most, const odd_lanes *other) {
    *most = __builtin_ia32_pmaxsw128(*most, *other);
}
#else
static inline void odd_lanes_min(odd_lanes *least, const odd_lanes *other) {
    odd_lanes keep = *least < *other;
    *least = (*least & keep) | (*other & ~keep);
}

static inline void odd_lanes_max(odd_lanes *most, const odd_lanes *other) {
    odd_lanes keep = *most > *other;
    *most = (*most & keep) | (*other & ~keep);
}
#endif

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

/* ---- Scores that bridge does not have ---------------------------------------------------------------- */

/* Boards with scores that no deal of bridge has: not a multiple of ten, or beyond the greatest. */

/* A way of scoring as a sum of counts. A result is worth base and, for each of the differences, as much as
 * there are results that score at most its score plus the difference. The differences are in order. */
typedef struct odd_count_scoring {
    const int32_t *differences;
    size_t count;
    uint32_t base;
} odd_count_scoring;

/* Scores a board of one result or more, whatever their scores. `room` is scratch, and left unclean. */
void odd_irregular_score(int32_t *out, const odd_count_scoring *way, odd_frequencies *room,
                         const int16_t *score_pts, size_t count);

#endif
