/* The score sheet of rubber bridge and of Chicago: state and deal give a new state and entries. The
 * elements of a deal come from law.c; here is what the games make of them. */
#include "score/score.h"

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

/* What contract points make of a rubber. Returns the bonus if they win it. */
static int advance_rubber(odd_rubber *rubber, odd_side side, int contract_points) {
    rubber->partscore[side] += contract_points;
    if (rubber->partscore[side] < ODD_GAME_POINTS)
        return 0;
    rubber->partscore[ODD_NS] = rubber->partscore[ODD_EW] = 0;
    if (++rubber->games[side] != 2)
        return 0;
    rubber->finished = true;
    return odd_law_rubber(rubber->games[other[side]] > 0);
}

int odd_rubber_add(odd_rubber *rubber, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal) {
    sheet s = {entries, 0, rubber->above, rubber->below};
    odd_side side = odd_deal_scorer(deal, ODD_CONTRACT_POINTS);
    rubber->deals++;
    if (deal->result.level == 0)
        return 0;
    int contract_points = write_elements(&s, deal, side, rubber->games[side] > 0);
    write_entry(&s, ODD_RUBBER, side, advance_rubber(rubber, side, contract_points));
    return s.count;
}

/* Adds what a result is worth by itself. Returns the contract points. */
static int tally_elements(int64_t pts[ODD_SIDE_COUNT], odd_packed result, odd_side side, bool vulnerable) {
    odd_points p = odd_points_of(result, vulnerable);
    pts[side] += p.below + (p.above > 0 ? p.above : 0);
    pts[ODD_NS + ODD_EW - side] -= p.above < 0 ? p.above : 0;
    return p.below;
}

void odd_rubber_tally(odd_rubber *rubber, int64_t pts[ODD_SIDE_COUNT], odd_packed result) {
    odd_side side = odd_packed_side(result);
    rubber->deals++;
    int contract_points = tally_elements(pts, result, side, rubber->games[side] > 0);
    pts[side] += advance_rubber(rubber, side, contract_points);
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
        write_entry(&s, ODD_PARTSCORE, partscore, odd_law_unfinished_partscore(rubber->partscore_50));
    rubber->finished = true;
    return s.count;
}

/* ---- Chicago ----------------------------------------------------------------------------------- */

enum { SEATS = 4 };

static int deals_of(const odd_chicago *chicago) {
    return chicago->six_deals ? 6 : 4;
}

odd_seat odd_chicago_dealer(const odd_chicago *chicago) {
    odd_seat first = chicago->first_dealer == ODD_NO_SEAT ? ODD_NORTH : chicago->first_dealer;
    return (odd_seat)(ODD_NORTH + ((int)first - ODD_NORTH + chicago->deals) % SEATS);
}

/* Nobody on the first deal and on the fifth, both sides on the fourth and on the sixth. */
static bool chicago_vulnerable(const odd_chicago *chicago, odd_side side) {
    bool deals = odd_seat_side(odd_chicago_dealer(chicago)) == side;
    if (chicago->deals == 1 || chicago->deals == 2)
        return deals != chicago->nondealer_vulnerable;
    return chicago->deals == 3 || chicago->deals >= 5;
}

odd_vul odd_chicago_vul(const odd_chicago *chicago) {
    return vul_of(chicago_vulnerable(chicago, ODD_NS), chicago_vulnerable(chicago, ODD_EW));
}

typedef struct premium {
    odd_element element;
    int points;
} premium;

/* The premium for a contract made, and what carries to the next deal; no contract points, no premium. */
static premium take_premium(odd_chicago *chicago, odd_side side, int contract_points, bool vulnerable) {
    bool last = chicago->deals == deals_of(chicago) - 1, made = contract_points > 0;
    int carried = chicago->partscore_bonus ? 0 : chicago->partscore[side];
    if (carried + contract_points >= ODD_GAME_POINTS) {
        chicago->partscore[ODD_NS] = chicago->partscore[ODD_EW] = 0;
        return (premium){ODD_GAME, odd_law_game(vulnerable)};
    }
    if (chicago->partscore_bonus)
        return (premium){ODD_PARTSCORE, made ? odd_law_partscore() : 0};
    chicago->partscore[side] += contract_points;
    return (premium){ODD_PARTSCORE, made && last ? odd_law_chicago_partscore() : 0};
}

/* What a deal that was played makes of a Chicago. */
static premium advance_chicago(odd_chicago *chicago, odd_side side, int contract_points, bool vulnerable) {
    premium p = take_premium(chicago, side, contract_points, vulnerable);
    chicago->finished = ++chicago->deals == deals_of(chicago);
    if (chicago->finished)
        chicago->partscore[ODD_NS] = chicago->partscore[ODD_EW] = 0;
    return p;
}

int odd_chicago_add(odd_chicago *chicago, odd_entry entries[ODD_ENTRIES_MAX], const odd_deal *deal) {
    sheet s = {entries, 0, chicago->above, chicago->below};
    odd_side side = odd_deal_scorer(deal, ODD_CONTRACT_POINTS);
    if (deal->result.level == 0)
        return 0;
    bool vulnerable = chicago_vulnerable(chicago, side);
    int contract_points = write_elements(&s, deal, side, vulnerable);
    premium p = advance_chicago(chicago, side, contract_points, vulnerable);
    write_entry(&s, p.element, side, p.points);
    return s.count;
}

void odd_chicago_tally(odd_chicago *chicago, int64_t pts[ODD_SIDE_COUNT], odd_packed result) {
    odd_side side = odd_packed_side(result);
    if ((result & ODD_PACKED_CONTRACT) == 0)
        return;
    bool vulnerable = chicago_vulnerable(chicago, side);
    int contract_points = tally_elements(pts, result, side, vulnerable);
    pts[side] += advance_chicago(chicago, side, contract_points, vulnerable).points;
}

int odd_settle(int difference_pts) {
    unsigned size = difference_pts < 0 ? 0u - (unsigned)difference_pts : (unsigned)difference_pts;
    int hundreds = (int)(size / 100 + (size % 100 >= 50));
    return difference_pts < 0 ? -hundreds : hundreds;
}
