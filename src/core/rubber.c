/* The score sheet of rubber bridge and of Chicago: state and deal give a new state and entries. The
 * elements of a deal come from law.c; here is what the games make of them. */
#include "core/deal.h"
#include "core/law.h"

static const odd_side other[ODD_SIDE_COUNT] = {ODD_NO_SIDE, ODD_EW, ODD_NS};

/* What both games write down, and where. */
typedef struct sheet {
    odd_entry *entries;
    int count;
    int *above, *below;
} sheet;

static void write_entry(sheet *s, odd_element element, odd_side side, int points) {
    if (points == 0)
        return;
    bool below = element == ODD_CONTRACT_POINTS;
    s->entries[s->count++] = (odd_entry){element, side, below, points};
    int *total = &(below ? s->below : s->above)[side];
    *total = *total > INT32_MAX - points ? INT32_MAX : *total + points; /* no table plays so long */
}

/* The elements that are the same in every game, and honors. Returns the contract points. */
static int write_elements(sheet *s, const odd_deal *d, odd_side side, bool vulnerable) {
    odd_elements e = odd_law_elements(d->result, vulnerable);
    if (e.pts[ODD_PENALTY] > 0) {
        write_entry(s, ODD_PENALTY, other[side], e.pts[ODD_PENALTY]);
    } else {
        write_entry(s, ODD_CONTRACT_POINTS, side, e.pts[ODD_CONTRACT_POINTS]);
        write_entry(s, ODD_OVERTRICKS, side, e.pts[ODD_OVERTRICKS]);
        write_entry(s, ODD_SLAM, side, e.pts[ODD_SLAM]);
        write_entry(s, ODD_INSULT, side, e.pts[ODD_INSULT]);
    }
    if (d->honors_pts > 0)
        write_entry(s, ODD_HONORS, odd_deal_scorer(d, ODD_HONORS), d->honors_pts);
    return e.pts[ODD_CONTRACT_POINTS];
}

static odd_vul vul_of(bool north_south, bool east_west) {
    return (odd_vul)((north_south ? ODD_VUL_NS : 0) | (east_west ? ODD_VUL_EW : 0));
}

odd_vul odd_rubber_vul(const odd_rubber *rubber) {
    return vul_of(rubber->games[ODD_NS] > 0, rubber->games[ODD_EW] > 0);
}

int odd_rubber_add(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal) {
    sheet s = {entries, 0, rubber->above, rubber->below};
    odd_side side = odd_deal_scorer(deal, ODD_CONTRACT_POINTS);
    rubber->deals++;
    if (deal->result.level == 0)
        return 0;
    rubber->partscore[side] += write_elements(&s, deal, side, rubber->games[side] > 0);
    if (rubber->partscore[side] < ODD_GAME_POINTS)
        return s.count;
    rubber->partscore[ODD_NS] = rubber->partscore[ODD_EW] = 0;
    if (++rubber->games[side] == 2) {
        write_entry(&s, ODD_RUBBER, side, odd_law_rubber(rubber->games[other[side]] > 0));
        rubber->finished = true;
    }
    return s.count;
}

/* The side that alone has something; none if both have or neither. */
static odd_side only_side(const int have[ODD_SIDE_COUNT]) {
    if ((have[ODD_NS] > 0) == (have[ODD_EW] > 0))
        return ODD_NO_SIDE;
    return have[ODD_NS] > 0 ? ODD_NS : ODD_EW;
}

int odd_rubber_end(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX]) {
    sheet s = {entries, 0, rubber->above, rubber->below};
    if (rubber->finished)
        return 0;
    odd_side game = only_side(rubber->games), partscore = only_side(rubber->partscore);
    if (game != ODD_NO_SIDE)
        write_entry(&s, ODD_RUBBER, game, odd_law_unfinished_game());
    if (partscore != ODD_NO_SIDE)
        write_entry(&s, ODD_PARTSCORE, partscore, odd_law_unfinished_partscore());
    rubber->finished = true;
    return s.count;
}

/* ---- Chicago ----------------------------------------------------------------------------------- */

enum { CHICAGO_DEALS = 4 };

odd_seat odd_chicago_dealer(const odd_chicago *chicago) {
    odd_seat first = chicago->first_dealer == ODD_NO_SEAT ? ODD_NORTH : chicago->first_dealer;
    return (odd_seat)(ODD_NORTH + ((int)first - ODD_NORTH + chicago->deals) % CHICAGO_DEALS);
}

odd_vul odd_chicago_vul(const odd_chicago *chicago) {
    if (chicago->deals == 0)
        return ODD_VUL_NONE;
    if (chicago->deals >= CHICAGO_DEALS - 1)
        return ODD_VUL_BOTH;
    odd_side dealing = odd_seat_side(odd_chicago_dealer(chicago));
    odd_side vulnerable = chicago->nondealer_vulnerable ? other[dealing] : dealing;
    return vul_of(vulnerable == ODD_NS, vulnerable == ODD_EW);
}

/* The premium for a contract made, and what carries to the next deal. */
static void write_premium(sheet *s, odd_chicago *chicago, odd_side side, int contract_points,
                          bool vulnerable) {
    bool last = chicago->deals == CHICAGO_DEALS - 1;
    int carried = chicago->partscore_bonus ? 0 : chicago->partscore[side];
    if (carried + contract_points >= ODD_GAME_POINTS) {
        write_entry(s, ODD_GAME, side, odd_law_game(vulnerable));
        chicago->partscore[ODD_NS] = chicago->partscore[ODD_EW] = 0;
    } else if (chicago->partscore_bonus) {
        write_entry(s, ODD_PARTSCORE, side, odd_law_partscore());
    } else {
        chicago->partscore[side] += contract_points;
        if (last)
            write_entry(s, ODD_PARTSCORE, side, odd_law_chicago_partscore());
    }
}

int odd_chicago_add(odd_chicago *chicago, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal) {
    sheet s = {entries, 0, chicago->above, chicago->below};
    odd_side side = odd_deal_scorer(deal, ODD_CONTRACT_POINTS);
    if (deal->result.level == 0)
        return 0;
    bool vulnerable = odd_vulnerable(odd_chicago_vul(chicago), side == ODD_NS ? ODD_NORTH : ODD_EAST) == 1;
    int contract_points = write_elements(&s, deal, side, vulnerable);
    if (contract_points > 0)
        write_premium(&s, chicago, side, contract_points, vulnerable);
    chicago->finished = ++chicago->deals == CHICAGO_DEALS;
    if (chicago->finished)
        chicago->partscore[ODD_NS] = chicago->partscore[ODD_EW] = 0;
    return s.count;
}

int odd_settle(int difference_pts) {
    unsigned size = difference_pts < 0 ? 0u - (unsigned)difference_pts : (unsigned)difference_pts;
    int hundreds = (int)(size / 100 + (size % 100 >= 50));
    return difference_pts < 0 ? -hundreds : hundreds;
}
