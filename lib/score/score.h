/* What the core knows about a deal beyond its elements. */
#ifndef ODD_SCORE_SCORE_H
#define ODD_SCORE_SCORE_H

#include "oddtrick.h"

/* ---- The numbers of the Laws ------------------------------------------------------------------------- */

/* The values that the scoring tables of the Laws give, for the arithmetic and for its explanation.
 * Every number of Law 77 (and of Law 81 of rubber bridge, which shares most of them) is in law.c and
 * nowhere else. */

enum {
    ODD_BOOK = 6,          /* tricks that count nothing */
    ODD_ALL_TRICKS = 13,   /* */
    ODD_GAME_POINTS = 100, /* trick points that make game */
    ODD_DISTINCT_UNDERTRICKS = 4
};

int odd_law_trick_value(odd_strain strain);       /* each odd trick, undoubled: 20 or 30 */
int odd_law_first_trick_extra(odd_strain strain); /* what the first one is worth beyond that: 10 at NT */
int odd_law_multiplier(odd_doubling doubling);    /* 1, 2 or 4 */
int odd_law_overtrick(odd_strain strain, odd_doubling doubling, bool vulnerable);
int odd_law_slam(int level, bool vulnerable);
int odd_law_insult(odd_doubling doubling);
int odd_law_undertrick(int nth, odd_doubling doubling, bool vulnerable); /* the nth, from 1 */
int odd_law_partscore(void);
int odd_law_game(bool vulnerable);
int odd_law_rubber(bool opponents_have_a_game);
int odd_law_unfinished_game(void);
int odd_law_unfinished_partscore(bool old);
int odd_law_chicago_partscore(void); /* on the fourth deal */

/* The elements that a deal has in every form of the game: all but the last four. */
odd_elements odd_law_elements(odd_result r, bool vulnerable);

/* Who scores this element of the deal: the side of declarer, of the defenders or of the honors. With
 * no declarer named, declarer's side counts as North-South. */
odd_side odd_deal_scorer(const odd_deal *d, odd_element e);

/* Whether declarer's side is vulnerable. */
bool odd_deal_vulnerable(const odd_deal *d);

/* ---- Rubber bridge ----------------------------------------------------------------------------------- */

/* The games without a sheet, for those who want totals alone. */

/* The next deal, as odd_rubber_add and odd_chicago_add score it: what they would enter is added to the totals,
 * by side, and the totals of the rubber or Chicago itself are left alone. */
void odd_rubber_tally(odd_rubber *rubber, int64_t pts[ODD_SIDE_COUNT], odd_packed result);
void odd_chicago_tally(odd_chicago *chicago, int64_t pts[ODD_SIDE_COUNT], odd_packed result);

#endif
