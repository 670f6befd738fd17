/* A rubber that the tests play deal by deal, and questions about its sheet. */
#ifndef RUBBER_H
#define RUBBER_H

#include "sheet.h"

static odd_rubber rubber; /* the one that is played */
static odd_entry entries[ODD_ENTRIES_MAX];
static int count; /* of entries, for the last deal */

static inline void start(void) {
    rubber = (odd_rubber){0};
    count = 0;
}

static inline void play(const char *text) {
    odd_deal d = sheet_deal(text);
    count = odd_rubber_add(&rubber, entries, &d);
    sheet_check_entries(entries, count);
    for (int i = 0; i < count; i++)
        assert_true(entries[i].element != ODD_RUBBER || i == count - 1);
}

static inline void end(void) {
    count = odd_rubber_end(&rubber, entries);
    sheet_check_entries(entries, count);
}

static inline void check_entry(odd_element element, odd_side side, int points) {
    int got = sheet_points(entries, count, element, side);
    CHECK(got == points, "%s of %s is %d, not %d", odd_element_key(element), side == ODD_NS ? "N-S" : "E-W",
          got, points);
}

static inline void check_games(int ns, int ew) {
    CHECK(rubber.games[ODD_NS] == ns && rubber.games[ODD_EW] == ew, "%d-%d, not %d-%d", rubber.games[ODD_NS],
          rubber.games[ODD_EW], ns, ew);
}

static inline void check_partscores(int ns, int ew) {
    CHECK(rubber.partscore[ODD_NS] == ns && rubber.partscore[ODD_EW] == ew, "%d-%d, not %d-%d",
          rubber.partscore[ODD_NS], rubber.partscore[ODD_EW], ns, ew);
}

static inline void check_column(odd_side side, int above, int below) {
    CHECK(rubber.above[side] == above && rubber.below[side] == below, "%d above, %d below, not %d, %d",
          rubber.above[side], rubber.below[side], above, below);
}

static inline void check_vul(odd_vul v) {
    CHECK(odd_rubber_vul(&rubber) == v, "%s, not %s", odd_vul_text(odd_rubber_vul(&rubber)), odd_vul_text(v));
}

/* What one deal writes, from a fresh sheet on which North-South have won a game, or not. */
static inline void check_deal(const char *text, bool vulnerable, odd_element element, odd_side side,
                              int points) {
    start();
    if (vulnerable)
        play("3NT N =");
    play(text);
    check_entry(element, side, points);
}

/* The rubber that textbooks score: the first so many of its six deals. */
static const char *const textbook[] = {"2NT N +1", "4H W =",  "5C W -2",
                                       "4SX S +1", "3C N +1", "6D E = honors E 150"};

static inline void play_textbook(int deals) {
    start();
    for (int i = 0; i < deals; i++)
        play(textbook[i]);
    assert_int_equal(rubber.deals, deals);
}

#endif
