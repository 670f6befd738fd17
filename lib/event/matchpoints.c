/* Matchpoints (Law 78A), Neuberg's formula, small groups; board-a-match for pairs, which is derived from
 * them. */
#include "event/scoring.h"

/* 2 for each lower score and 1 for each equal one: sums from the lowest score up. */
static void compare_all(odd_comparison *c) {
    odd_field *f = c->field;
    int64_t lower = 0;
    for (int i = 0; i < f->distinct; i++) {
        size_t slot = f->slots[i];
        int64_t equal = f->weight[slot], beaten = c->direction == 0 ? lower : f->total - lower - equal;
        f->raw[slot] = 2 * beaten + equal;
        lower += equal;
    }
}

static int against(const odd_comparison *c, int own_pts, int other_pts) {
    (void)c;
    return own_pts > other_pts ? 2 : own_pts == other_pts;
}

/* Law 87B: 60 % and 5 % for each point above the average of the group, of a top of 2(E - 1). */
static odd_frac small_group(const odd_comparison *c, odd_wide m, odd_wide scale) {
    odd_wide top = 2 * ((odd_wide)c->expected - 1);
    return odd_frac_wide(top * (60 * scale + 5 * (m - (c->compared - 1) * scale)), 100 * scale);
}

/* Returns the value on the 2-1-0 scale. */
static odd_frac full_value(const odd_comparison *c, odd_wide m, odd_wide scale) {
    odd_wide e = c->expected, a = c->compared;
    if (c->small)
        return small_group(c, m, scale);
    switch ((odd_neuberg)odd_setting(c->e, ODD_SET_NEUBERG)) {
    case ODD_NEUBERG_ON:
        return odd_frac_wide(m * e + (e - a) * scale, a * scale);
    case ODD_NEUBERG_SIMPLE:
        return a == 1 ? odd_frac_wide(e - 1, 1) : odd_frac_wide(m * (e - 1), (a - 1) * scale);
    case ODD_NEUBERG_OFF:
        break;
    }
    return odd_frac_wide(m, scale);
}

static odd_frac value(const odd_comparison *c, odd_wide m, odd_wide scale) {
    odd_frac f = full_value(c, m, scale);
    return c->e->about.acbl && f.den != 0 ? odd_frac_wide(f.num, 2 * (odd_wide)f.den) : f;
}

const odd_method odd_method_matchpoints = {compare_all, against, value};

static odd_frac bam_value(const odd_comparison *c, odd_wide m, odd_wide scale) {
    odd_wide won = odd_setting(c->e, ODD_SET_BAM), comparisons = c->compared - 1;
    if (comparisons == 0)
        return odd_frac_wide(won, 2 * ODD_ONE);
    return odd_frac_wide(won * m, 2 * comparisons * scale * ODD_ONE);
}

const odd_method odd_method_bam = {compare_all, against, bam_value};
