/* Law 77 of duplicate bridge, and what Law 81 of rubber bridge adds, as tables. */
#include "score/score.h"

/* Trick Score: for each odd trick bid and made, undoubled. */
static const int trick_value[ODD_STRAIN_COUNT] = {
    [ODD_CLUBS] = 20, [ODD_DIAMONDS] = 20, [ODD_HEARTS] = 30, [ODD_SPADES] = 30, [ODD_NT] = 30,
};

/* Columns of the tables below: not vulnerable, vulnerable. */
enum { NV_V = 2 };

/* Overtricks; undoubled ones are worth the trick value. */
static const int overtrick[ODD_DOUBLING_COUNT][NV_V] = {
    [ODD_DOUBLED] = {100, 200},
    [ODD_REDOUBLED] = {200, 400},
};

/* Slams, by the level that was bid. */
static const int slam[8][NV_V] = {
    [6] = {500, 750},
    [7] = {1000, 1500},
};

/* Premium for fulfilling the contract. */
static const int insult[ODD_DOUBLING_COUNT] = {[ODD_DOUBLED] = 50, [ODD_REDOUBLED] = 100};

/* Undertricks: the first, the second, the third, the fourth and each subsequent one. The Law gives
 * the last column as the third plus a bonus of 100 or 200 when not vulnerable. */
static const int undertrick[ODD_DOUBLING_COUNT][NV_V][ODD_DISTINCT_UNDERTRICKS] = {
    [ODD_UNDOUBLED] = {{50, 50, 50, 50}, {100, 100, 100, 100}},
    [ODD_DOUBLED] = {{100, 200, 200, 300}, {200, 300, 300, 300}},
    [ODD_REDOUBLED] = {{200, 400, 400, 600}, {400, 600, 600, 600}},
};

/* Premiums for game and part-score (duplicate). */
static const int game[NV_V] = {300, 500};
static const int partscore = 50;

/* Law 74 of rubber bridge: the winners' premium, opponents without and with a game. */
static const int rubber[2] = {700, 500};

/* Law 80 of rubber bridge: an unfinished rubber. */
static const int unfinished_game = 300;
static const int unfinished_partscore = 100;
static const int unfinished_partscore_old = 50; /* in codes before the present one */

/* Chicago: a part-score made on the fourth deal. */
static const int chicago_partscore = 100;

int odd_law_trick_value(odd_strain strain) {
    return trick_value[strain];
}

int odd_law_first_trick_extra(odd_strain strain) {
    return strain == ODD_NT ? 10 : 0;
}

int odd_law_multiplier(odd_doubling doubling) {
    return 1 << doubling;
}

int odd_law_overtrick(odd_strain strain, odd_doubling doubling, bool vulnerable) {
    return doubling == ODD_UNDOUBLED ? trick_value[strain] : overtrick[doubling][vulnerable];
}

int odd_law_slam(int level, bool vulnerable) {
    return slam[level][vulnerable];
}

int odd_law_insult(odd_doubling doubling) {
    return insult[doubling];
}

int odd_law_undertrick(int nth, odd_doubling doubling, bool vulnerable) {
    int column = nth < ODD_DISTINCT_UNDERTRICKS ? nth - 1 : ODD_DISTINCT_UNDERTRICKS - 1;
    return undertrick[doubling][vulnerable][column];
}

int odd_law_partscore(void) {
    return partscore;
}

int odd_law_game(bool vulnerable) {
    return game[vulnerable];
}

int odd_law_rubber(bool opponents_have_a_game) {
    return rubber[opponents_have_a_game];
}

int odd_law_unfinished_game(void) {
    return unfinished_game;
}

int odd_law_unfinished_partscore(bool old) {
    return old ? unfinished_partscore_old : unfinished_partscore;
}

int odd_law_chicago_partscore(void) {
    return chicago_partscore;
}

/* The first ones, and as often the last as there are more. */
static int penalty(int down, const int values[ODD_DISTINCT_UNDERTRICKS]) {
    int points = 0, last = ODD_DISTINCT_UNDERTRICKS - 1;
    for (int i = 0; i < last && i < down; i++)
        points += values[i];
    return down > last ? points + (down - last) * values[last] : points;
}

odd_elements odd_law_elements(odd_result r, bool vulnerable) {
    odd_elements e = {{0}};
    if (r.level == 0)
        return e;
    int over = r.tricks - ODD_BOOK - r.level;
    if (over < 0) {
        e.pts[ODD_PENALTY] = penalty(-over, undertrick[r.doubling][vulnerable]);
        return e;
    }
    int tricks = r.level * odd_law_trick_value(r.strain) + odd_law_first_trick_extra(r.strain);
    e.pts[ODD_CONTRACT_POINTS] = tricks * odd_law_multiplier(r.doubling);
    e.pts[ODD_OVERTRICKS] = over * odd_law_overtrick(r.strain, r.doubling, vulnerable);
    e.pts[ODD_SLAM] = odd_law_slam(r.level, vulnerable);
    e.pts[ODD_INSULT] = odd_law_insult(r.doubling);
    return e;
}
