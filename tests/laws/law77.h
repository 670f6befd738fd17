/* Law 77 of the Laws of Duplicate Bridge, the scoring table, in the Law's own layout. The tests work
 * out every score from these numbers in the plainest way there is; nothing here is shared with the
 * library. */
#ifndef LAWS_LAW77_H
#define LAWS_LAW77_H

/* Rows: undoubled, doubled, redoubled. */
enum { LAW77_DOUBLINGS = 3 };

/* ---- Trick Score: scored by declarer's side if the contract is fulfilled ----------------------- */

// clang-format off
/* If trumps are: for each odd trick bid and made. */
static const int law77_trumps[LAW77_DOUBLINGS][4] = {
    /* C    D    H    S */
    { 20,  20,  30,  30},
    { 40,  40,  60,  60},
    { 80,  80, 120, 120},
};
// clang-format on

/* At a no-trump contract: for the first odd trick bid and made, for each additional one. */
static const int law77_notrump_first[LAW77_DOUBLINGS] = {40, 80, 160};
static const int law77_notrump_additional[LAW77_DOUBLINGS] = {30, 60, 120};

/* A trick score of 100 points or more, made on one board, is game; less is a partscore. */
enum { LAW77_GAME_TRICK_SCORE = 100 };

/* ---- Premium Score: columns not vulnerable, vulnerable ------------------------------------------ */

static const int law77_small_slam[2] = {500, 750};
static const int law77_grand_slam[2] = {1000, 1500};

/* Overtricks, for each. Undoubled: the trick value, so the row holds nothing. */
static const int law77_overtrick[LAW77_DOUBLINGS][2] = {
    {0, 0},
    {100, 200},
    {200, 400},
};

static const int law77_game[2] = {300, 500};
enum { LAW77_PARTSCORE = 50 };

/* For making any doubled, but not redoubled contract; for making any redoubled contract. */
static const int law77_fulfilling[LAW77_DOUBLINGS] = {0, 50, 100};

/* ---- Undertrick Penalties: scored by declarer's opponents --------------------------------------- */

static const int law77_first_undertrick[LAW77_DOUBLINGS][2] = {
    {50, 100},
    {100, 200},
    {200, 400},
};

static const int law77_additional_undertrick[LAW77_DOUBLINGS][2] = {
    {50, 100},
    {200, 300},
    {400, 600},
};

/* Bonus for the fourth and each subsequent undertrick. */
static const int law77_fourth_undertrick_bonus[LAW77_DOUBLINGS][2] = {
    {0, 0},
    {100, 0},
    {200, 0},
};

#endif
