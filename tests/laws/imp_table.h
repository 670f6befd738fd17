/* Law 78B: the scale of international match points, with both edges of each row. The Law's scale is
 * for differences in tens; the last row has no end. */
#ifndef LAWS_IMP_TABLE_H
#define LAWS_IMP_TABLE_H

typedef struct imp_row {
    int imps;
    int from_pts;
    int to_pts; /* -1: and more */
} imp_row;

// clang-format off
static const imp_row imp_table[] = {
    /* IMPs, difference in points */
    {0, 0, 10},
    {1, 20, 40},
    {2, 50, 80},
    {3, 90, 120},
    {4, 130, 160},
    {5, 170, 210},
    {6, 220, 260},
    {7, 270, 310},
    {8, 320, 360},
    {9, 370, 420},
    {10, 430, 490},
    {11, 500, 590},
    {12, 600, 740},
    {13, 750, 890},
    {14, 900, 1090},
    {15, 1100, 1290},
    {16, 1300, 1490},
    {17, 1500, 1740},
    {18, 1750, 1990},
    {19, 2000, 2240},
    {20, 2250, 2490},
    {21, 2500, 2990},
    {22, 3000, 3490},
    {23, 3500, 3990},
    {24, 4000, -1},
};
// clang-format on

#endif
