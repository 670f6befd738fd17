/* The yardstick: Law 77 as a branching formula. */
#include "bench.h"

static int undertricks(int down, odd_doubling doubling, bool vulnerable) {
    if (doubling == ODD_UNDOUBLED)
        return down * (vulnerable ? 100 : 50);
    int points;
    if (vulnerable)
        points = 200 + (down - 1) * 300;
    else if (down <= 3)
        points = 100 + (down - 1) * 200;
    else
        points = 500 + (down - 3) * 300;
    return doubling == ODD_REDOUBLED ? points * 2 : points;
}

int formula_score(odd_result r, bool vulnerable) {
    if (r.level == 0)
        return 0;
    int over = r.tricks - 6 - r.level;
    if (over < 0)
        return -undertricks(-over, r.doubling, vulnerable);
    int each = r.strain == ODD_CLUBS || r.strain == ODD_DIAMONDS ? 20 : 30;
    int points = r.level * each;
    if (r.strain == ODD_NT)
        points += 10;
    if (r.doubling == ODD_DOUBLED)
        points *= 2;
    else if (r.doubling == ODD_REDOUBLED)
        points *= 4;
    int score = points;
    if (points >= 100)
        score += vulnerable ? 500 : 300;
    else
        score += 50;
    if (r.level == 6)
        score += vulnerable ? 750 : 500;
    else if (r.level == 7)
        score += vulnerable ? 1500 : 1000;
    if (r.doubling == ODD_UNDOUBLED)
        score += over * each;
    else if (r.doubling == ODD_DOUBLED)
        score += 50 + over * (vulnerable ? 200 : 100);
    else
        score += 100 + over * (vulnerable ? 400 : 200);
    return score;
}
