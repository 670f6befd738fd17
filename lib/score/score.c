/* The score of one deal: the elements of Law 77 put together for duplicate or for rubber bridge. */
#include "score/score.h"
#include "base/out.h"

bool odd_result_valid(odd_result r) {
    if (r.level == 0)
        return r.strain == ODD_NO_STRAIN && r.doubling == ODD_UNDOUBLED && r.declarer == ODD_NO_SEAT &&
               r.tricks == 0;
    return r.level >= 1 && r.level <= 7 && r.strain > ODD_NO_STRAIN && r.strain < ODD_STRAIN_COUNT &&
           (unsigned)r.doubling < ODD_DOUBLING_COUNT && (unsigned)r.declarer < ODD_SEAT_COUNT &&
           r.tricks >= 0 && r.tricks <= ODD_ALL_TRICKS;
}

static odd_side other_side(odd_side side) {
    return side == ODD_EW ? ODD_NS : ODD_EW;
}

static odd_side declaring_side(const odd_deal *d) {
    return odd_seat_side(d->result.declarer) == ODD_EW ? ODD_EW : ODD_NS;
}

odd_side odd_deal_scorer(const odd_deal *d, odd_element e) {
    if (e == ODD_PENALTY)
        return other_side(declaring_side(d));
    if (e == ODD_HONORS)
        return odd_seat_side(d->honors_by) == ODD_EW ? ODD_EW : ODD_NS;
    return declaring_side(d);
}

bool odd_deal_vulnerable(const odd_deal *d) {
    odd_seat declarer = d->result.declarer == ODD_NO_SEAT ? ODD_NORTH : d->result.declarer;
    return odd_vulnerable(d->vul, declarer) == 1;
}

/* Whether this deal alone, with no part-score standing, wins the rubber. */
static bool wins_rubber(const odd_deal *d, int contract_points) {
    return d->game == ODD_RUBBER_BRIDGE && contract_points >= ODD_GAME_POINTS && odd_deal_vulnerable(d);
}

/* A seat of the side that does not declare. */
static odd_seat opponent(const odd_deal *d) {
    return declaring_side(d) == ODD_NS ? ODD_EAST : ODD_NORTH;
}

odd_elements odd_deal_elements(const odd_deal *d) {
    odd_elements e = {{0}};
    if (!odd_result_valid(d->result) || d->result.level == 0)
        return e;
    bool vulnerable = odd_deal_vulnerable(d);
    e = odd_law_elements(d->result, vulnerable);
    int contract_points = e.pts[ODD_CONTRACT_POINTS];
    switch (d->game) {
    case ODD_DUPLICATE:
        if (contract_points >= ODD_GAME_POINTS)
            e.pts[ODD_GAME] = odd_law_game(vulnerable);
        else if (contract_points > 0)
            e.pts[ODD_PARTSCORE] = odd_law_partscore();
        break;
    case ODD_RUBBER_BRIDGE:
        e.pts[ODD_HONORS] = d->honors_pts;
        if (wins_rubber(d, contract_points))
            e.pts[ODD_RUBBER] = odd_law_rubber(odd_vulnerable(d->vul, opponent(d)) == 1);
        break;
    }
    return e;
}

int odd_deal_score(const odd_deal *d) {
    odd_elements e = odd_deal_elements(d);
    int score = 0;
    for (int i = 0; i < ODD_ELEMENT_COUNT; i++)
        score += odd_deal_scorer(d, (odd_element)i) == ODD_NS ? e.pts[i] : -e.pts[i];
    return score;
}

/* Law 81 of rubber bridge: four trump honors 100, five 150, four aces at notrump 150. */
static int check_honors(const odd_deal *d, odd_error *error) {
    if (d->honors_by == ODD_NO_SEAT && d->honors_pts == 0)
        return ODD_OK;
    if (d->game != ODD_RUBBER_BRIDGE)
        return odd_fail(error, ODD_E_HONORS, 0, 0, "honors score only at rubber bridge, not at duplicate");
    if (d->result.level == 0)
        return odd_fail(error, ODD_E_HONORS, 0, 0,
                        "a passed-out deal has no trumps, so nobody scores honors");
    if (d->result.declarer == ODD_NO_SEAT)
        return odd_fail(error, ODD_E_DECLARER, 0, 0,
                        "declarer is not named: the side that scores the honors is unknown");
    if (odd_seat_side(d->honors_by) == ODD_NO_SIDE)
        return odd_fail(error, ODD_E_HONORS, 0, 0,
                        "honors need the player who held them: north, east, south or west");
    if (d->result.strain == ODD_NT && d->honors_pts != 150)
        return odd_fail(error, ODD_E_HONORS, 0, 0, "at notrump only four aces in one hand count: 150");
    if (d->honors_pts != 100 && d->honors_pts != 150)
        return odd_fail(error, ODD_E_HONORS, 0, 0, "honors are worth 100 or 150, not %d", d->honors_pts);
    return ODD_OK;
}

int odd_deal_check(const odd_deal *d, odd_error *error) {
    if (!odd_result_valid(d->result))
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "impossible result for a deal of bridge");
    if (d->result.level > 0 && odd_vulnerable(d->vul, d->result.declarer) < 0)
        return odd_fail(
            error, ODD_E_DECLARER, 0, 0,
            "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side",
            d->vul == ODD_VUL_NS ? "North-South" : "East-West");
    int code = check_honors(d, error);
    if (code != ODD_OK)
        return code;
    if (d->vul == ODD_VUL_YES && wins_rubber(d, odd_law_elements(d->result, true).pts[ODD_CONTRACT_POINTS]))
        return odd_fail(
            error, ODD_E_VUL, 0, 0,
            "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable");
    return ODD_OK;
}
