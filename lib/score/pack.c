/* Results in 16 bits, and the tables that score them: 16 kB for duplicate, and as much for rubber bridge, so
 * that each stays in a processor's first cache. They are computed from law.c when the library is built. Where a small program
 * is worth more than a quick one (ODD_SMALL), the law is asked for each score. */
#include "score/score.h"

#ifndef ODD_SMALL
static const int16_t scores[ODD_PACKED_SCORES] = {
#include "scores.inc"
};
#endif

const odd_points odd_packed_points[ODD_PACKED_POINTS] = {
#include "points.inc"
};

/* Which sides are vulnerable: bit 0 North-South, bit 1 East-West. */
static const uint8_t vulnerable_sides[ODD_VUL_COUNT] = {
    [ODD_VUL_NS] = 1,
    [ODD_VUL_EW] = 2,
    [ODD_VUL_BOTH] = 3,
    [ODD_VUL_YES] = 3,
};

/* Declarer's bits; if there is none, North's, and a mark that says so. */
static const uint16_t declarer_bits[ODD_SEAT_COUNT] = {
    [ODD_NO_SEAT] = 1 << ODD_PACKED_UNNAMED,
    [ODD_EAST] = 1 << ODD_PACKED_EW,
    [ODD_SOUTH] = 1 << ODD_PACKED_SECOND,
    [ODD_WEST] = 1 << ODD_PACKED_EW | 1 << ODD_PACKED_SECOND,
};

odd_packed odd_pack(odd_result r, odd_vul v) {
    unsigned sides = (unsigned)v < ODD_VUL_COUNT ? vulnerable_sides[v] : 0, contract = 0;
    if (r.level == 0 || !odd_result_valid(r))
        r = (odd_result){0};
    else
        contract = 1 + (unsigned)((r.level - 1) * 5 + (int)r.strain - 1) * 3 + (unsigned)r.doubling;
    unsigned declarer = declarer_bits[r.declarer], east_west = declarer >> ODD_PACKED_EW & 1;
    unsigned own = sides >> east_west & 1, other = sides >> (1 - east_west) & 1;
    return (odd_packed)(contract | (unsigned)r.tricks << ODD_PACKED_TRICKS | own << ODD_PACKED_OWN_VUL |
                        other << ODD_PACKED_OTHER_VUL | declarer);
}

odd_result odd_unpack(odd_packed p, odd_vul *v) {
    unsigned own = p >> ODD_PACKED_OWN_VUL & 1, other = p >> ODD_PACKED_OTHER_VUL & 1;
    unsigned east_west = p >> ODD_PACKED_EW & 1;
    if (v != NULL)
        *v = (odd_vul)(east_west ? other | own << 1 : own | other << 1);
    unsigned contract = p & ODD_PACKED_CONTRACT;
    odd_result r = {0};
    if (contract == 0 || contract > 7 * 5 * 3)
        return r;
    contract--;
    r.level = (int)(contract / 15) + 1;
    r.strain = (odd_strain)(contract / 3 % 5 + 1);
    r.doubling = (odd_doubling)(contract % 3);
    r.tricks = p >> ODD_PACKED_TRICKS & 15;
    if (!(p >> ODD_PACKED_UNNAMED & 1))
        r.declarer = (odd_seat)(ODD_NORTH + east_west + 2 * (p >> ODD_PACKED_SECOND & 1));
    return odd_result_valid(r) ? r : (odd_result){0};
}

#ifdef ODD_SMALL
static int16_t score_of(odd_packed deal) {
    odd_deal d = {.vul = deal >> ODD_PACKED_OWN_VUL & 1 ? ODD_VUL_YES : ODD_VUL_NO,
                  .result = odd_unpack(deal, NULL)};
    d.result.declarer = deal >> ODD_PACKED_EW & 1 ? ODD_EAST : ODD_NORTH;
    return (int16_t)odd_deal_score(&d);
}
#else
static inline int16_t score_of(odd_packed deal) {
    return scores[deal & (ODD_PACKED_SCORES - 1)];
}
#endif

int odd_score(odd_result r, odd_vul v) {
    return score_of(odd_pack(r, v));
}

/* Four at a time: a look-up is so short that counting would take as long. */
void odd_score_many(int16_t *score_pts, const odd_packed *deals, size_t count) {
    const odd_packed *restrict in = deals;
    int16_t *restrict out = score_pts;
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        out[i] = score_of(in[i]);
        out[i + 1] = score_of(in[i + 1]);
        out[i + 2] = score_of(in[i + 2]);
        out[i + 3] = score_of(in[i + 3]);
    }
    for (; i < count; i++)
        out[i] = score_of(in[i]);
}
