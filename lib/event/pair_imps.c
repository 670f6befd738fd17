/* Cross-IMPs, Butler and total points: Law 78B and 78C among pairs. */
#include "event/scoring.h"

/* ---- Cross-IMPs -------------------------------------------------------------------------------- */

static int imps_of(const odd_event *e, int difference_pts) {
    int imps = odd_imp(difference_pts), cap = (int)(odd_setting(e, ODD_SET_IMP_CAP) / ODD_ONE);
    if (cap > 0 && imps > cap)
        return cap;
    return cap > 0 && imps < -cap ? -cap : imps;
}

/* Compares each score with each other one: the number of steps is the square of the number of different scores, however many
 * results there are. */
static void compare_cross(odd_comparison *c) {
    odd_field *f = c->field;
    for (int i = 0; i < f->distinct; i++)
        f->raw[f->slots[i]] = 0;
    for (int i = 0; i < f->distinct; i++)
        for (int j = 0; j < i; j++) {
            size_t high = f->slots[i], low = f->slots[j];
            int64_t imps = imps_of(c->e, odd_slot_pts(high) - odd_slot_pts(low));
            f->raw[high] += imps * f->weight[low];
            f->raw[low] -= imps * f->weight[high];
        }
    for (int i = 0; i < f->distinct && c->direction == 1; i++)
        f->raw[f->slots[i]] = -f->raw[f->slots[i]];
}

static int against_cross(const odd_comparison *c, int own_pts, int other_pts) {
    return imps_of(c->e, own_pts - other_pts);
}

static odd_frac value_cross(const odd_comparison *c, odd_wide m, odd_wide scale) {
    odd_wide e = c->expected, a = c->compared, comparisons = a - 1;
    bool factored = c->fouled ? odd_setting(c->e, ODD_SET_GROUPS) == ODD_GROUPS_EBU
                              : odd_setting(c->e, ODD_SET_FEWER_RESULTS) == ODD_FEWER_FACTORED;
    odd_cross form = (odd_cross)odd_setting(c->e, ODD_SET_CROSS_IMPS);
    if (comparisons == 0)
        return odd_frac_whole(0);
    if (form == ODD_CROSS_CROSS1)
        return odd_frac_wide(m, a * scale);
    if (factored)
        return form == ODD_CROSS_TOTAL ? odd_frac_wide(m * e, a * scale)
                                       : odd_frac_wide(m * e, a * (e - 1) * scale);
    if (form == ODD_CROSS_AVERAGE)
        return odd_frac_wide(m, comparisons * scale);
    return c->fouled ? odd_frac_wide(m * (c->on_board - 1), comparisons * scale) : odd_frac_wide(m, scale);
}

const odd_method odd_method_cross_imps = {compare_cross, against_cross, value_cross};

/* ---- Butler ------------------------------------------------------------------------------------ */

/* Returns the mean of a field without the weight off / by at each end. */
static odd_frac mean_without(const odd_field *f, odd_wide off, odd_wide by) {
    odd_wide sum = 0, from = off, to = f->total * by - off, at = 0;
    for (int i = 0; i < f->distinct; i++) {
        odd_wide end = at + f->weight[f->slots[i]] * by;
        odd_wide low = at > from ? at : from, high = end < to ? end : to;
        if (high > low)
            sum += (high - low) * odd_slot_pts(f->slots[i]);
        at = end;
    }
    return odd_frac_wide(sum, to - from);
}

/* Returns the score in the middle of a field; the mean of two if the middle lies between them. */
static odd_frac median_of(const odd_field *f) {
    int64_t at = 0;
    for (int i = 0; i < f->distinct; i++) {
        at += f->weight[f->slots[i]];
        if (2 * at == f->total && i + 1 < f->distinct)
            return odd_frac_of(odd_slot_pts(f->slots[i]) + odd_slot_pts(f->slots[i + 1]), 2);
        if (2 * at >= f->total)
            return odd_frac_whole(odd_slot_pts(f->slots[i]));
    }
    return odd_frac_whole(0);
}

static int64_t imps_against(const odd_field *f, int datum_pts) {
    int64_t sum = 0;
    for (int i = 0; i < f->distinct; i++)
        sum += f->weight[f->slots[i]] * odd_imp(odd_slot_pts(f->slots[i]) - datum_pts);
    return sum;
}

/* Returns the multiple of ten for which the sum of IMPs is nearest to zero; of several, the nearest to the
 * mean, then the lower. The sum falls as the datum rises: bisection finds where it passes zero, and a scan
 * finds the end of a run of equal sums. */
static odd_frac zero_sum(const odd_field *f) {
    int low = odd_slot_pts(f->slots[0]), high = odd_slot_pts(f->slots[f->distinct - 1]);
    while (high - low > 10) { /* the sum is 0 or more at low, 0 or less at high */
        int middle = low + (high - low) / 20 * 10;
        if (imps_against(f, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    int64_t sum_low = imps_against(f, low), sum_high = imps_against(f, high);
    int64_t nearest = sum_low < -sum_high ? sum_low : -sum_high;
    odd_frac mean = mean_without(f, 0, 1), best = odd_frac_whole(low), best_off = {0, 0};
    int first = sum_low == nearest ? low : high;
    while (first > -7600 &&
           (imps_against(f, first - 10) == nearest || imps_against(f, first - 10) == -nearest))
        first -= 10;
    for (int pts = first; pts <= 7600; pts += 10) {
        int64_t sum = imps_against(f, pts);
        if (sum != nearest && sum != -nearest)
            break;
        odd_frac off = odd_frac_sub(odd_frac_whole(pts), mean);
        off.num = off.num < 0 ? -off.num : off.num;
        if (best_off.den == 0 || odd_frac_compare(off, best_off) < 0) {
            best = odd_frac_whole(pts);
            best_off = off;
        }
    }
    return best;
}

/* If boards with fewer results are factored, each result counts E / A times: what is left out at the ends is
 * a part of E. */
static odd_frac exact_datum(const odd_comparison *c) {
    const odd_field *f = c->field;
    bool factored = odd_setting(c->e, ODD_SET_FEWER_RESULTS) == ODD_FEWER_FACTORED;
    int64_t all = factored ? c->expected : c->compared;
    odd_wide one = (odd_wide)c->scale * c->compared; /* of `all` results, times `all` */
    switch ((odd_datum)odd_setting(c->e, ODD_SET_DATUM)) {
    case ODD_DATUM_MEAN:
        break;
    case ODD_DATUM_TRIM1:
        return mean_without(f, all >= 3 ? one : 0, all);
    case ODD_DATUM_TRIM5:
        return mean_without(f, (all + 10) / 20 * one, all);
    case ODD_DATUM_MEDIAN:
        return median_of(f);
    case ODD_DATUM_ZERO_SUM:
        return zero_sum(f);
    }
    return mean_without(f, 0, 1);
}

static odd_frac datum_of(const odd_comparison *c) {
    const odd_event *e = c->e;
    if (c->field->distinct == 0)
        return odd_frac_whole(0);
    odd_frac exact = exact_datum(c), unit = odd_frac_whole(odd_setting(e, ODD_SET_DATUM_UNIT) / ODD_ONE);
    odd_round round = (odd_round)odd_setting(e, ODD_SET_DATUM_ROUND);
    if (round == ODD_ROUND_SAME)
        round = (odd_round)odd_setting(e, ODD_SET_ROUND);
    int64_t units;
    if (!odd_frac_round(&units, exact, unit, (odd_halves)round, odd_frac_whole(0)))
        return (odd_frac){0, 0};
    return odd_frac_whole(units * unit.num);
}

static void compare_butler(odd_comparison *c) {
    odd_field *f = c->field;
    c->datum = datum_of(c);
    for (int i = 0; i < f->distinct; i++) {
        int imps = odd_imp(odd_slot_pts(f->slots[i]) - (int)c->datum.num);
        f->raw[f->slots[i]] = (c->direction == 0 ? imps : -imps) * c->scale;
    }
}

static odd_frac value_as_is(const odd_comparison *c, odd_wide m, odd_wide scale) {
    (void)c;
    return odd_frac_wide(m, scale);
}

const odd_method odd_method_butler = {compare_butler, NULL, value_as_is};

/* ---- Total points ------------------------------------------------------------------------------ */

static void compare_points(odd_comparison *c) {
    for (int i = 0; i < c->field->distinct; i++) {
        size_t slot = c->field->slots[i];
        c->field->raw[slot] = odd_own_pts(c, slot) * c->scale;
    }
}

const odd_method odd_method_points = {compare_points, NULL, value_as_is};
