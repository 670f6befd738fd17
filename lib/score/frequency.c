/* Counting the scores of a board. Knows nothing about what they are worth. */
#include "score/frequency.h"

enum {
    WORD = 64,               /* slots that are looked through at once */
    INVERSE_OF_FIVE = 0xCCCD /* in 16 bits, 5 * 0xCCCD is 1: multiplying by it divides multiples of five */
};

/* The lowest and the highest slot of the rows seen, lane by lane. */
typedef struct range {
    odd_lanes low, high;
} range;

static void range_start(range *seen) {
    odd_lanes_fill(&seen->low, ODD_SLOTS - 1);
    odd_lanes_fill(&seen->high, 0);
}

static bool range_is_good(const range *seen) {
    odd_lanes beyond = (seen->low < 0) | (seen->high >= ODD_SLOTS);
    uint64_t halves[2];
    odd_copy(halves, &beyond, sizeof halves);
    return (halves[0] | halves[1]) == 0;
}

/* The slots of eight scores, in 16 bits. A score is divided by five, which gives a number far beyond the slots
 * if that leaves a rest, moved to the middle, and halved by a rotation, which makes an odd number negative. */
static inline void find_eight(uint16_t *slots, range *seen, const int16_t *score_pts) {
    odd_lanes eight;
    odd_lanes_load(&eight, score_pts);
    odd_unsigned_lanes twice = (odd_unsigned_lanes)eight * INVERSE_OF_FIVE + ODD_SLOTS;
    eight = (odd_lanes)(twice >> 1 | twice << 15);
    odd_copy(slots, &eight, sizeof eight);
    odd_lanes_min(&seen->low, &eight);
    odd_lanes_max(&seen->high, &eight);
}

/* The last eight rows may have been done in part before. */
static void find_slots(uint16_t slots[static ODD_BLOCK_MAX], range *seen, const int16_t *score_pts,
                       size_t rows) {
    range r = *seen; /* the compiler cannot know that slots is elsewhere */
    for (size_t row = 0; row + ODD_LANES <= rows; row += ODD_LANES)
        find_eight(slots + row, &r, score_pts + row);
    find_eight(slots + rows - ODD_LANES, &r, score_pts + rows - ODD_LANES);
    *seen = r;
}

/* ---- The table --------------------------------------------------------------------------------- */

/* Puts a bit, from that place on, for each of four slots that was counted. */
static inline void mark_four(odd_counts *marks, const uint32_t *at, int place) {
    odd_counts counts;
    odd_copy(&counts, at + place, sizeof counts);
    *marks |= (odd_counts)(counts != 0) & (odd_counts){1, 2, 4, 8} << place;
}

/* Which of 32 slots were counted: a bit for each. */
static inline uint32_t mark_half(const uint32_t *at) {
    odd_counts marks = {0};
    mark_four(&marks, at, 0);
    mark_four(&marks, at, 4);
    mark_four(&marks, at, 8);
    mark_four(&marks, at, 12);
    mark_four(&marks, at, 16);
    mark_four(&marks, at, 20);
    mark_four(&marks, at, 24);
    mark_four(&marks, at, 28);
    return marks[0] | marks[1] | marks[2] | marks[3];
}

static void list_scores(odd_frequencies *f, const range *seen) {
    int low = seen->low[0], high = seen->high[0];
    for (int lane = 1; lane < ODD_LANES; lane++) {
        low = seen->low[lane] < low ? seen->low[lane] : low;
        high = seen->high[lane] > high ? seen->high[lane] : high;
    }
    size_t scores = 0;
    for (int word = low / WORD * WORD; word <= high; word += WORD) {
        uint64_t marks = mark_half(f->at + word) | (uint64_t)mark_half(f->at + word + WORD / 2) << WORD / 2;
        for (; marks != 0; marks &= marks - 1)
            f->slot[scores++] = (uint16_t)(word + __builtin_ctzll(marks));
    }
    f->scores = scores;
}

static void wipe(odd_frequencies *f) {
    for (int slot = 0; slot < ODD_SLOTS; slot++)
        f->at[slot] = 0;
}

/* Four at a time, here and below: a look-up is so short that going on to the next row would take as long. */
static void count_slots(odd_frequencies *f, const uint16_t *slots, size_t rows) {
    size_t i = 0;
    for (; i + 4 <= rows; i += 4) {
        f->at[slots[i]]++;
        f->at[slots[i + 1]]++;
        f->at[slots[i + 2]]++;
        f->at[slots[i + 3]]++;
    }
    for (; i < rows; i++)
        f->at[slots[i]]++;
}

bool odd_frequencies_count(odd_frequencies *f, const int16_t *score_pts, size_t count) {
    uint16_t slots[ODD_BLOCK_MAX];
    range seen;
    range_start(&seen);
    if (!f->clean)
        wipe(f);
    f->clean = false;
    for (size_t rows; count > 0; count -= rows, score_pts += rows) {
        rows = odd_block(count);
        find_slots(slots, &seen, score_pts, rows);
        if (!range_is_good(&seen))
            return false;
        count_slots(f, slots, rows);
    }
    list_scores(f, &seen);
    return true;
}

/* Written four at once too: single writes would hold up the reads of what lies at the same place in a page. */
static void spread_slots(int32_t *restrict out, const odd_frequencies *f, const uint16_t *slots,
                         size_t rows) {
    size_t i = 0;
    for (; i + ODD_COUNTS <= rows; i += ODD_COUNTS) {
        odd_counts four = {f->at[slots[i]], f->at[slots[i + 1]], f->at[slots[i + 2]], f->at[slots[i + 3]]};
        odd_copy(out + i, &four, sizeof four);
    }
    for (; i < rows; i++)
        out[i] = (int32_t)f->at[slots[i]];
}

void odd_frequencies_spread(int32_t *out, odd_frequencies *f, const int16_t *score_pts, size_t count) {
    uint16_t slots[ODD_BLOCK_MAX];
    range seen;
    range_start(&seen);
    for (size_t rows; count > 0; count -= rows, score_pts += rows, out += rows) {
        rows = odd_block(count);
        find_slots(slots, &seen, score_pts, rows);
        spread_slots(out, f, slots, rows);
    }
    for (size_t i = 0; i < f->scores; i++)
        f->at[f->slot[i]] = 0;
    f->clean = true;
}
