/* Matchpoints. Few results are compared pairwise. For many, the frequencies of the scores tell how many are
 * lower and how many are equal. */
#include "oddtrick.h"
#include "score/frequency.h"

enum {
    FEW = 48,            /* results up to here are compared: that is quicker */
    FEW_IRREGULAR = 512, /* and here, if their scores cannot be counted */
};
_Static_assert((int)FEW >= (int)ODD_LANES, "as many as a block must have at least");

/* Each pair once. */
static void compare_pairs(int32_t *restrict mp, const int16_t *restrict score_pts, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int own = (int)count - 1;
        for (size_t j = 0; j < i; j++) {
            int better = (score_pts[i] > score_pts[j]) - (score_pts[i] < score_pts[j]);
            own += better;
            mp[j] -= better;
        }
        mp[i] = own;
    }
}

/* Twice eight results, from those rows on, with all. In a lane, a comparison that holds is -1. */
static void compare_lanes(int32_t *mp, const int16_t *score_pts, size_t count, size_t row, size_t other_row) {
    odd_lanes own, other, own_mp, other_mp;
    odd_lanes_load(&own, score_pts + row);
    odd_lanes_load(&other, score_pts + other_row);
    odd_lanes_fill(&own_mp, (int)count - 1);
    other_mp = own_mp;
    for (size_t i = 0; i < count; i++) {
        odd_lanes one;
        odd_lanes_fill(&one, score_pts[i]);
        own_mp += (own < one) - (own > one);
        other_mp += (other < one) - (other > one);
    }
    odd_lanes_widen(mp + row, &own_mp);
    odd_lanes_widen(mp + other_row, &other_mp);
}

/* The last rows may be done twice, to the same effect. */
static void compare(int32_t *mp, const int16_t *score_pts, size_t count) {
    if (count < ODD_LANES) {
        compare_pairs(mp, score_pts, count);
        return;
    }
    size_t row = 0;
    for (; row + 2 * ODD_LANES < count; row += 2 * ODD_LANES)
        compare_lanes(mp, score_pts, count, row, row + ODD_LANES);
    compare_lanes(mp, score_pts, count, odd_next_eight(row, count), count - ODD_LANES);
}

/* Law 78A: two for each that is lower, one for each that is equal, itself not counted. */
static void replace_frequencies(odd_frequencies *f) {
    uint32_t lower = 0;
    for (size_t i = 0; i < f->scores; i++) {
        uint32_t *at = &f->at[f->slot[i]], equal = *at;
        *at = 2 * lower + equal - 1;
        lower += equal;
    }
}

static void score_board(odd_frequencies *f, int32_t *mp, const int16_t *score_pts, size_t count) {
    /* The same law as counts: those that are lower, and those that are lower or equal but for itself. */
    static const int32_t lower_or_equal[] = {-1, 0};
    static const odd_count_scoring law_78a = {lower_or_equal, 2, UINT32_MAX};
    if (count <= FEW) {
        compare(mp, score_pts, count);
    } else if (odd_frequencies_count(f, score_pts, count)) {
        replace_frequencies(f);
        odd_frequencies_spread(mp, f, score_pts, count);
    } else if (count <= FEW_IRREGULAR) {
        compare(mp, score_pts, count);
    } else {
        odd_irregular_score(mp, &law_78a, f, score_pts, count);
    }
}

void odd_matchpoints_many(int32_t *mp, const int16_t *score_pts, const size_t *starts, size_t boards) {
    odd_frequencies f;
    f.clean = false;
    for (size_t b = 0; b < boards; b++)
        score_board(&f, mp + starts[b], score_pts + starts[b], starts[b + 1] - starts[b]);
}

void odd_matchpoints(int32_t *mp, const int16_t *score_pts, size_t count) {
    odd_frequencies f;
    f.clean = false;
    score_board(&f, mp, score_pts, count);
}
