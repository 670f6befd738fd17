/* Rubber bridge and Chicago once more, in the slowest and plainest way: a list of deals, from which all
 * that stands on the sheet is worked out anew for every question. Nothing here is shared with the library
 * but the types. */
#ifndef MODEL_H
#define MODEL_H

#include "unit.h"

enum { MODEL_DEALS = 64 };

/* What a deal writes: by element and side. */
typedef struct model_entries {
    int pts[ODD_ELEMENT_COUNT][ODD_SIDE_COUNT];
} model_entries;

/* ---- One deal, by the tables on a score card ---------------------------------------------------- */

// clang-format off
/* Contract points undoubled, by level. */
static const int model_minor[8]   = {0, 20, 40,  60,  80, 100, 120, 140};
static const int model_major[8]   = {0, 30, 60,  90, 120, 150, 180, 210};
static const int model_notrump[8] = {0, 40, 70, 100, 130, 160, 190, 220};

/* Penalties for so many undertricks: doubled, not vulnerable and vulnerable. */
static const int model_down[2][14] = {
    {0, 100, 300, 500,  800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500},
    {0, 200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800},
};
// clang-format on

static inline odd_side model_side(odd_seat seat) {
    return seat == ODD_NORTH || seat == ODD_SOUTH ? ODD_NS : seat == ODD_NO_SEAT ? ODD_NO_SIDE : ODD_EW;
}

static inline odd_side model_opponents(odd_side side) {
    return side == ODD_NS ? ODD_EW : ODD_NS;
}

static inline int model_times(odd_doubling doubling) {
    return doubling == ODD_REDOUBLED ? 4 : doubling == ODD_DOUBLED ? 2 : 1;
}

/* Below the line, 0 if the contract failed or there was none. */
static inline int model_contract_points(const odd_deal *d) {
    odd_result r = d->result;
    if (r.level == 0 || r.tricks < r.level + 6)
        return 0;
    const int *row = r.strain == ODD_NT                                 ? model_notrump
                     : r.strain == ODD_HEARTS || r.strain == ODD_SPADES ? model_major
                                                                        : model_minor;
    return row[r.level] * model_times(r.doubling);
}

static inline int model_overtricks(const odd_deal *d, bool vulnerable) {
    odd_result r = d->result;
    int over = r.tricks - r.level - 6;
    bool minor = r.strain == ODD_CLUBS || r.strain == ODD_DIAMONDS;
    if (r.doubling == ODD_UNDOUBLED)
        return over * (minor ? 20 : 30);
    return over * (r.doubling == ODD_DOUBLED ? 100 : 200) * (vulnerable ? 2 : 1);
}

static inline int model_slam(int level, bool vulnerable) {
    if (level == 7)
        return vulnerable ? 1500 : 1000;
    return level < 6 ? 0 : vulnerable ? 750 : 500;
}

static inline int model_penalty(const odd_deal *d, bool vulnerable) {
    int down = d->result.level + 6 - d->result.tricks;
    if (d->result.doubling == ODD_UNDOUBLED)
        return down * (vulnerable ? 100 : 50);
    return model_down[vulnerable][down] * (d->result.doubling == ODD_REDOUBLED ? 2 : 1);
}

/* All but the premiums for games, part-scores and rubbers. */
static inline model_entries model_deal(const odd_deal *d, bool vulnerable) {
    model_entries e = {0};
    odd_side side = model_side(d->result.declarer);
    if (d->result.level == 0)
        return e;
    e.pts[ODD_HONORS][model_side(d->honors_by)] = d->honors_pts;
    if (d->result.tricks < d->result.level + 6) {
        e.pts[ODD_PENALTY][model_opponents(side)] = model_penalty(d, vulnerable);
        return e;
    }
    e.pts[ODD_CONTRACT_POINTS][side] = model_contract_points(d);
    e.pts[ODD_OVERTRICKS][side] = model_overtricks(d, vulnerable);
    e.pts[ODD_SLAM][side] = model_slam(d->result.level, vulnerable);
    e.pts[ODD_INSULT][side] = d->result.doubling == ODD_REDOUBLED ? 100
                              : d->result.doubling == ODD_DOUBLED ? 50
                                                                  : 0;
    return e;
}

/* ---- What stands after the first so many deals --------------------------------------------------- */

typedef struct model_standing {
    int games[ODD_SIDE_COUNT];
    int part[ODD_SIDE_COUNT];
} model_standing;

/* Reads down the sheet: who first reaches 100 has won a game, and a line is drawn under both. */
static inline model_standing model_stand(const odd_deal *deals, int count) {
    model_standing s = {{0}, {0}};
    for (int from = 0; from < count;) {
        int part[ODD_SIDE_COUNT] = {0}, at = from;
        while (at < count && part[ODD_NS] < 100 && part[ODD_EW] < 100) {
            part[model_side(deals[at].result.declarer)] += model_contract_points(&deals[at]);
            at++;
        }
        for (int side = ODD_NS; side <= ODD_EW; side++)
            s.games[side] += part[side] >= 100;
        bool game = part[ODD_NS] >= 100 || part[ODD_EW] >= 100;
        s.part[ODD_NS] = game ? 0 : part[ODD_NS];
        s.part[ODD_EW] = game ? 0 : part[ODD_EW];
        from = at;
    }
    return s;
}

static inline odd_vul model_vul(bool north_south, bool east_west) {
    return north_south && east_west ? ODD_VUL_BOTH
           : north_south            ? ODD_VUL_NS
           : east_west              ? ODD_VUL_EW
                                    : ODD_VUL_NONE;
}

/* ---- A rubber ------------------------------------------------------------------------------------ */

static inline odd_vul model_rubber_vul(const odd_deal *deals, int count) {
    model_standing s = model_stand(deals, count);
    return model_vul(s.games[ODD_NS] == 1, s.games[ODD_EW] == 1);
}

/* The entries of the last of so many deals. */
static inline model_entries model_rubber_deal(const odd_deal *deals, int count) {
    const odd_deal *last = &deals[count - 1];
    odd_side side = model_side(last->result.declarer);
    model_standing before = model_stand(deals, count - 1), after = model_stand(deals, count);
    model_entries e = model_deal(last, before.games[side] == 1);
    if (after.games[side] == 2)
        e.pts[ODD_RUBBER][side] = after.games[model_opponents(side)] == 0 ? 700 : 500;
    return e;
}

/* The premiums of a rubber broken off: for the only game, for the only part-score. */
static inline int model_end_premium(const odd_deal *deals, int count, odd_side side) {
    model_standing s = model_stand(deals, count);
    odd_side they = model_opponents(side);
    return (s.games[side] > 0 && s.games[they] == 0 ? 300 : 0) +
           (s.part[side] > 0 && s.part[they] == 0 ? 100 : 0);
}

/* ---- A Chicago: the list has no deals that were passed out ---------------------------------------- */

typedef struct model_rules {
    odd_seat first;
    bool nondealer;
    bool bonus;
} model_rules;

/* Deal by deal, - none, n N-S, e E-W, b both: as the dealer's side is vulnerable or the other. */
static inline odd_vul model_chicago_vul(model_rules rules, int played) {
    bool north_south_first = rules.first != ODD_EAST && rules.first != ODD_WEST;
    const char *row = rules.nondealer == north_south_first ? "-neb" : "-enb";
    switch (row[played]) {
    case 'n':
        return ODD_VUL_NS;
    case 'e':
        return ODD_VUL_EW;
    case 'b':
        return ODD_VUL_BOTH;
    }
    return ODD_VUL_NONE;
}

static inline odd_seat model_chicago_dealer(model_rules rules, int played) {
    static const char *const turns[ODD_SEAT_COUNT] = {"NESW", "NESW", "ESWN", "SWNE", "WNES"};
    switch (turns[rules.first][played]) {
    case 'N':
        return ODD_NORTH;
    case 'E':
        return ODD_EAST;
    case 'S':
        return ODD_SOUTH;
    }
    return ODD_WEST;
}

static inline model_entries model_chicago_deal(model_rules rules, const odd_deal *deals, int count) {
    const odd_deal *last = &deals[count - 1];
    odd_side side = model_side(last->result.declarer);
    odd_vul vul = model_chicago_vul(rules, count - 1);
    bool vulnerable = vul == ODD_VUL_BOTH || vul == (side == ODD_NS ? ODD_VUL_NS : ODD_VUL_EW);
    model_entries e = model_deal(last, vulnerable);
    int points = model_contract_points(last);
    bool game = points >= 100;
    if (!rules.bonus)
        game = model_stand(deals, count).games[side] > model_stand(deals, count - 1).games[side];
    if (game)
        e.pts[ODD_GAME][side] = vulnerable ? 500 : 300;
    else if (points > 0 && rules.bonus)
        e.pts[ODD_PARTSCORE][side] = 50;
    else if (points > 0 && count == 4)
        e.pts[ODD_PARTSCORE][side] = 100;
    return e;
}

#endif
