/* What the tests of score sheets share: deals from text, what was written, and deals at random. */
#ifndef SHEET_H
#define SHEET_H

#include "unit.h"

/* A deal as a player would write it; it must be one that can be scored. */
static inline odd_deal sheet_deal(const char *text) {
    odd_deal d = {.game = ODD_RUBBER_BRIDGE};
    odd_error why;
    int code = odd_deal_parse(&d, text, strlen(text), &why);
    CHECK(code == ODD_OK, "%s: column %d: %s", text, why.column, why.message);
    CHECK(odd_deal_check(&d, &why) == ODD_OK, "%s: %s", text, why.message);
    return d;
}

/* What was written for that element in the column of that side. */
static inline int sheet_points(const odd_entry *entries, int count, odd_element element, odd_side side) {
    int points = 0;
    for (int i = 0; i < count; i++)
        if (entries[i].element == element && entries[i].side == side)
            points += entries[i].points;
    return points;
}

/* All that was written in that column, below or above the line. */
static inline int sheet_column(const odd_entry *entries, int count, odd_side side, bool below) {
    int points = 0;
    for (int i = 0; i < count; i++)
        if (entries[i].below == below && entries[i].side == side)
            points += entries[i].points;
    return points;
}

/* What holds for entries whatever was played. */
static inline void sheet_check_entries(const odd_entry *entries, int count) {
    assert_in_range(count, 0, ODD_ENTRIES_MAX);
    for (int i = 0; i < count; i++) {
        assert_true(entries[i].points > 0);
        assert_true(entries[i].side == ODD_NS || entries[i].side == ODD_EW);
        assert_true(entries[i].below == (entries[i].element == ODD_CONTRACT_POINTS));
        if (entries[i].element == ODD_CONTRACT_POINTS)
            assert_int_equal(i, 0);
    }
}

/* ---- At random: the same on every machine ------------------------------------------------------- */

typedef struct sheet_random {
    uint64_t state;
} sheet_random;

/* 0 to below - 1. */
static inline int sheet_draw(sheet_random *r, int below) {
    r->state = r->state * 6364136223846793005u + 1442695040888963407u;
    return (int)((r->state >> 33) % (uint64_t)below);
}

/* Any contract, most often near its making; one in ten passed out, one in six with honors. */
static inline odd_deal sheet_random_deal(sheet_random *r) {
    odd_deal d = {.game = ODD_RUBBER_BRIDGE};
    if (sheet_draw(r, 10) == 0)
        return d;
    d.result.level = 1 + sheet_draw(r, sheet_draw(r, 4) == 0 ? 7 : 4);
    d.result.strain = (odd_strain)(ODD_CLUBS + sheet_draw(r, 5));
    d.result.declarer = (odd_seat)(ODD_NORTH + sheet_draw(r, 4));
    if (sheet_draw(r, 3) == 0)
        d.result.doubling = (odd_doubling)(1 + sheet_draw(r, 2));
    int tricks = sheet_draw(r, 5) == 0 ? sheet_draw(r, 14) : d.result.level + 4 + sheet_draw(r, 5);
    d.result.tricks = tricks > 13 ? 13 : tricks;
    if (sheet_draw(r, 6) == 0) {
        d.honors_by = (odd_seat)(ODD_NORTH + sheet_draw(r, 4));
        d.honors_pts = d.result.strain == ODD_NT || sheet_draw(r, 2) == 0 ? 150 : 100;
    }
    return d;
}

/* The same deal with North and East, and South and West, changed over. */
static inline odd_seat sheet_mirror_seat(odd_seat seat) {
    static const odd_seat mirrored[ODD_SEAT_COUNT] = {ODD_NO_SEAT, ODD_EAST, ODD_NORTH, ODD_WEST, ODD_SOUTH};
    return mirrored[seat];
}

static inline odd_deal sheet_mirror(odd_deal d) {
    d.result.declarer = sheet_mirror_seat(d.result.declarer);
    d.honors_by = sheet_mirror_seat(d.honors_by);
    return d;
}

#endif
