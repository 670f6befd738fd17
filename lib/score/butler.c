/* Butler: each result of a board in IMPs against the mean of all. */
#include "oddtrick.h"
#include "score/score.h"
#include "score/frequency.h"

enum { SUMMED = 1 << 16 }; /* rows whose sum has room in eight times 32 bits */

static int64_t sum_of(const int16_t *score_pts, size_t count) {
    int64_t sum = 0;
    while (count >= ODD_LANES) {
        odd_wide_lanes sums = {0};
        size_t rows = count < SUMMED ? count / ODD_LANES * ODD_LANES : SUMMED;
        for (size_t i = 0; i < rows; i += ODD_LANES) {
            odd_lanes lanes;
            odd_lanes_load(&lanes, score_pts + i);
            sums += __builtin_convertvector(lanes, odd_wide_lanes);
        }
        for (int i = 0; i < ODD_LANES; i++)
            sum += sums[i];
        score_pts += rows;
        count -= rows;
    }
    for (size_t i = 0; i < count; i++)
        sum += score_pts[i];
    return sum;
}

/* The mean, to the nearest ten, halves away from zero. */
static int datum_of(const int16_t *score_pts, size_t count) {
    if (count == 0)
        return 0;
    int64_t sum = sum_of(score_pts, count);
    uint64_t size = sum < 0 ? 0u - (uint64_t)sum : (uint64_t)sum;
    int tens = (int)((size + 5 * (uint64_t)count) / (10 * (uint64_t)count));
    return sum < 0 ? -10 * tens : 10 * tens;
}

/* The places of a block in the table of IMPs: each score counted from the lowest that the table knows,
 * and kept within the table. */
static void find_places(uint16_t places[static ODD_BLOCK_MAX], int datum_pts, const int16_t *score_pts,
                        size_t rows) {
    int from = datum_pts - ODD_IMPS_REACH, to = datum_pts + ODD_IMPS_REACH;
    odd_lanes least, most, origin, place;
    odd_lanes_fill(&least, from < INT16_MIN ? INT16_MIN : from);
    odd_lanes_fill(&most, to > INT16_MAX ? INT16_MAX : to);
    odd_lanes_fill(&origin, from);
    for (size_t next = 0; next < rows; next += ODD_LANES) {
        size_t row = odd_next_eight(next, rows);
        odd_lanes_load(&place, score_pts + row);
        odd_lanes_max(&place, &least);
        odd_lanes_min(&place, &most);
        odd_unsigned_lanes above = (odd_unsigned_lanes)place - (odd_unsigned_lanes)origin;
        odd_copy(places + row, &above, sizeof above);
    }
}

static void imps_from(int8_t *restrict imps, int datum_pts, const int16_t *score_pts, size_t count) {
    uint16_t places[ODD_BLOCK_MAX];
    for (size_t rows; count > 0; count -= rows, score_pts += rows, imps += rows) {
        rows = odd_block(count);
        find_places(places, datum_pts, score_pts, rows);
        size_t i = 0;
        for (; i + 4 <= rows; i += 4) {
            imps[i] = odd_imps[places[i]];
            imps[i + 1] = odd_imps[places[i + 1]];
            imps[i + 2] = odd_imps[places[i + 2]];
            imps[i + 3] = odd_imps[places[i + 3]];
        }
        for (; i < rows; i++)
            imps[i] = odd_imps[places[i]];
    }
}

void odd_butler(int8_t *imps, int32_t *datum_pts, const int16_t *score_pts, size_t count) {
    int datum = datum_of(score_pts, count);
    if (count >= ODD_LANES)
        imps_from(imps, datum, score_pts, count);
    else
        for (size_t i = 0; i < count; i++)
            imps[i] = (int8_t)odd_imps_for(score_pts[i] - datum);
    if (datum_pts != NULL)
        *datum_pts = datum;
}

void odd_butler_many(int8_t *imps, int32_t *datum_pts, const int16_t *score_pts, const size_t *starts,
                     size_t boards) {
    for (size_t b = 0; b < boards; b++)
        odd_butler(imps + starts[b], datum_pts == NULL ? NULL : datum_pts + b, score_pts + starts[b],
                   starts[b + 1] - starts[b]);
}
