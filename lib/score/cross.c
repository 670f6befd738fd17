/* Cross-IMPs. Few results are compared pairwise. For many, the different scores are compared, weighted by how
 * often each occurs; if these are many, too, the results beyond each edge of the scale are counted. */
#include "oddtrick.h"
#include "score/frequency.h"
#include "score/score.h"

enum {
    FEW = 28,            /* results up to here are compared: that is quicker */
    FEW_IRREGULAR = 256, /* and here, if their scores cannot be counted */
    FEW_SCORES = 32,     /* different scores up to here are compared */
    FOUR = 4,            /* scores that are compared with all at once */
};
_Static_assert((int)FEW >= (int)ODD_LANES, "as many as a block must have at least");

/* ---- Two by two -------------------------------------------------------------------------------- */

typedef struct scores {
    const int32_t *below;  /* the lowest score less each: 0 or less, in points */
    const uint32_t *times; /* how often it was made; NULL: once */
    size_t count;
} scores;

/* Inlined always, so that there is a loop of its own for scores that were made once. */
#define EACH_CASE static inline __attribute__((always_inline))

EACH_CASE uint32_t times_of(const scores *s, size_t i) {
    return s->times == NULL ? 1 : s->times[i];
}

/* Any scores, each pair once. */
EACH_CASE void compare_pairs(int32_t *restrict imps, const scores *s) {
    for (size_t i = 0; i < s->count; i++) {
        uint32_t own = 0;
        for (size_t j = 0; j < i; j++) {
            uint32_t won = (uint32_t)odd_imps_for(s->below[j] - s->below[i]);
            own += won * times_of(s, j);
            imps[j] = (int32_t)((uint32_t)imps[j] - won * times_of(s, i));
        }
        imps[i] = (int32_t)own;
    }
}

/* Four scores, from that one on, with all. Their differences must be in the table of IMPs. */
EACH_CASE void compare_four(int32_t *imps, const scores *s, size_t from) {
    ptrdiff_t a = ODD_IMPS_REACH - s->below[from], b = ODD_IMPS_REACH - s->below[from + 1];
    ptrdiff_t c = ODD_IMPS_REACH - s->below[from + 2], d = ODD_IMPS_REACH - s->below[from + 3];
    uint32_t a_imps = 0, b_imps = 0, c_imps = 0, d_imps = 0;
    for (size_t i = 0; i < s->count; i++) {
        ptrdiff_t other = s->below[i];
        uint32_t times = times_of(s, i);
        a_imps += (uint32_t)odd_imps[a + other] * times;
        b_imps += (uint32_t)odd_imps[b + other] * times;
        c_imps += (uint32_t)odd_imps[c + other] * times;
        d_imps += (uint32_t)odd_imps[d + other] * times;
    }
    imps[from] = (int32_t)a_imps;
    imps[from + 1] = (int32_t)b_imps;
    imps[from + 2] = (int32_t)c_imps;
    imps[from + 3] = (int32_t)d_imps;
}

/* The last four may be done in part twice, to the same effect. */
EACH_CASE void compare(int32_t *imps, const scores *s, int32_t range_pts) {
    if (s->count < FOUR || range_pts > ODD_IMPS_REACH)
        compare_pairs(imps, s);
    else
        for (size_t i = 0; i < s->count; i += FOUR)
            compare_four(imps, s, i + FOUR <= s->count ? i : s->count - FOUR);
}

static void compare_results(int32_t *imps, const int16_t *score_pts, size_t count) {
    int32_t below[FEW_IRREGULAR], low = INT16_MAX, high = INT16_MIN;
    for (size_t i = 0; i < count; i++) {
        low = score_pts[i] < low ? score_pts[i] : low;
        high = score_pts[i] > high ? score_pts[i] : high;
    }
    for (size_t i = 0; i < count; i++)
        below[i] = low - score_pts[i];
    compare(imps, &(scores){below, NULL, count}, high - low);
}

static void compare_scores(odd_frequencies *f) {
    int32_t below[FEW_SCORES], imps[FEW_SCORES];
    uint32_t times[FEW_SCORES];
    for (size_t i = 0; i < f->scores; i++) {
        below[i] = 10 * (f->slot[0] - f->slot[i]);
        times[i] = f->at[f->slot[i]];
    }
    compare(imps, &(scores){below, times, f->scores}, -below[f->scores - 1]);
    for (size_t i = 0; i < f->scores; i++)
        f->at[f->slot[i]] = (uint32_t)imps[i];
}

/* ---- By counting ------------------------------------------------------------------------------- */

/* A result wins as many IMPs from a lower one as there are edges of the scale up to their difference. So for
 * each edge it wins one from all results up to its score less the edge, and loses one to all from its score
 * plus the edge on: to all results but those up to just below that. */
typedef struct edges {
    const uint32_t *upto;   /* by slot: how many results score at most so much */
    int slots[ODD_IMP_MAX]; /* how far away each edge is */
    int down, up;           /* how many edges, seen from a slot, are not beyond the scores that were made */
} edges;

/* Four slots, from that one on. */
static void count_four(odd_counts *imps, const edges *e, int slot) {
    odd_counts sum = *imps, counts;
    for (int i = 0; i < e->down; i++) {
        odd_copy(&counts, e->upto + slot - e->slots[i], sizeof counts);
        sum += counts;
    }
    for (int i = 0; i < e->up; i++) {
        odd_copy(&counts, e->upto + slot + e->slots[i] - 1, sizeof counts);
        sum += counts;
    }
    *imps = sum;
}

/* Around the scores that were made, four slots more are known, for the last that are read together. */
static void count_beyond_edges(odd_frequencies *f, uint32_t results) {
    uint32_t room[ODD_COUNTS + ODD_SLOTS + ODD_COUNTS], *upto = room + ODD_COUNTS, sum = 0;
    int lowest = f->slot[0], highest = f->slot[f->scores - 1];
    edges e = {upto, {0}, 0, ODD_IMP_MAX};
    for (int i = 0; i < ODD_IMP_MAX; i++)
        e.slots[i] = odd_imp_from(i + 1) / 10;
    for (int i = 1; i <= ODD_COUNTS; i++) {
        upto[lowest - i] = 0;
        upto[highest + i] = results;
    }
    for (int slot = lowest; slot <= highest; slot++)
        upto[slot] = sum += f->at[slot];
    for (size_t i = 0; i < f->scores;) {
        int slot = f->slot[i], next = slot + ODD_COUNTS;
        while (e.down < ODD_IMP_MAX && next - 1 - e.slots[e.down] >= lowest)
            e.down++;
        while (e.up > 0 && slot + e.slots[e.up - 1] > highest)
            e.up--;
        odd_counts imps = {0};
        imps -= (uint32_t)e.up * results;
        count_four(&imps, &e, slot);
        for (; i < f->scores && f->slot[i] < next; i++)
            f->at[f->slot[i]] = imps[f->slot[i] - slot];
    }
}

static void count_irregular(odd_frequencies *f, int32_t *imps, const int16_t *score_pts, size_t count) {
    int32_t differences[2 * ODD_IMP_MAX];
    for (int i = 0; i < ODD_IMP_MAX; i++) {
        differences[ODD_IMP_MAX - 1 - i] = -odd_imp_from(i + 1);
        differences[ODD_IMP_MAX + i] = odd_imp_from(i + 1) - 1;
    }
    odd_count_scoring way = {differences, 2 * ODD_IMP_MAX, 0u - ODD_IMP_MAX * (uint32_t)count};
    odd_irregular_score(imps, &way, f, score_pts, count);
}

/* ---- Boards ------------------------------------------------------------------------------------ */

static void score_board(odd_frequencies *f, int32_t *imps, const int16_t *score_pts, size_t count) {
    if (count <= FEW) {
        compare_results(imps, score_pts, count);
    } else if (odd_frequencies_count(f, score_pts, count)) {
        if (f->scores <= FEW_SCORES)
            compare_scores(f);
        else
            count_beyond_edges(f, (uint32_t)count);
        odd_frequencies_spread(imps, f, score_pts, count);
    } else if (count <= FEW_IRREGULAR) {
        compare_results(imps, score_pts, count);
    } else {
        count_irregular(f, imps, score_pts, count);
    }
}

void odd_cross_imps_many(int32_t *imps, const int16_t *score_pts, const size_t *starts, size_t boards) {
    odd_frequencies f;
    f.clean = false;
    for (size_t b = 0; b < boards; b++)
        score_board(&f, imps + starts[b], score_pts + starts[b], starts[b + 1] - starts[b]);
}

void odd_cross_imps(int32_t *imps, const int16_t *score_pts, size_t count) {
    odd_frequencies f;
    f.clean = false;
    score_board(&f, imps, score_pts, count);
}
