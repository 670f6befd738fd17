/* What a side is expected to score with its high-card points, for IMP-Chicago. */
#include "oddtrick.h"

enum { LEAST = 20, ROWS = 21, ALL_POINTS = 40 };

/* The table that is most often used; no authority has one. Not vulnerable, vulnerable. */
static const int usual[ROWS][2] = {
    {0, 0},       /* 20 */
    {50, 50},     /* 21 */
    {70, 70},     /* 22 */
    {110, 110},   /* 23 */
    {200, 290},   /* 24 */
    {300, 440},   /* 25 */
    {350, 520},   /* 26 */
    {400, 600},   /* 27 */
    {430, 630},   /* 28 */
    {460, 660},   /* 29 */
    {490, 690},   /* 30 */
    {600, 900},   /* 31 */
    {700, 1050},  /* 32 */
    {900, 1350},  /* 33 */
    {1000, 1500}, /* 34 */
    {1100, 1650}, /* 35 */
    {1200, 1800}, /* 36 */
    {1300, 1950}, /* 37 */
    {1300, 1950}, /* 38 */
    {1300, 1950}, /* 39 */
    {1300, 1950}, /* 40 */
};

odd_expected odd_expected_usual(void) {
    odd_expected table;
    for (int i = 0; i < ROWS; i++)
        for (int vulnerable = 0; vulnerable < 2; vulnerable++)
            table.pts[vulnerable][i] = usual[i][vulnerable];
    return table;
}

int odd_expected_score(const odd_expected *table, int north_south_hcp, odd_vul v) {
    if (north_south_hcp < 0 || north_south_hcp > ALL_POINTS)
        return 0;
    if (north_south_hcp >= LEAST)
        return table->pts[odd_vulnerable(v, ODD_NORTH) == 1][north_south_hcp - LEAST];
    return -table->pts[odd_vulnerable(v, ODD_EAST) == 1][ALL_POINTS - north_south_hcp - LEAST];
}
