/* Artificial adjusted scores (Laws 12C2, 86A and 88): their value in percentages or IMPs. */
#include "event/event_inner.h"

bool odd_play_artificial(const odd_event *e, const odd_play *p, int direction, odd_adjustment *given) {
    if (p->kind == ODD_RULED) {
        *given = odd_ruling_of(e, p)->side[direction ^ (p->turned ? 1 : 0)];
        if (given->award != ODD_AWARD_SCORE)
            return true;
    }
    const odd_worth *w = odd_line_worth(e, p);
    if ((w->small >> direction & 1) == 0 || w->compared[direction] != 1)
        return false;
    bool ebu = odd_setting(e, ODD_SET_GROUPS) == ODD_GROUPS_EBU;
    *given = (odd_adjustment){.award = ebu ? ODD_AWARD_AVE_PLUS : ODD_AWARD_PERCENT, .amount = 60 * ODD_ONE};
    return true;
}

odd_amount odd_award_percent(const odd_adjustment *given) {
    if (given->award == ODD_AWARD_PERCENT)
        return given->amount;
    int percent = given->award == ODD_AWARD_AVE_PLUS ? 60 : given->award == ODD_AWARD_AVE_MINUS ? 40 : 50;
    return percent * (odd_amount)ODD_ONE;
}

/* Law 12C2(c): the contestant's own result on the other boards, if it is better for average plus, or worse
 * for average minus. */
static odd_frac with_own(const odd_event *e, odd_award award, odd_frac usual, odd_frac own) {
    if (odd_setting(e, ODD_SET_OWN_AVERAGE) != 0 || !odd_frac_valid(own))
        return usual;
    int compared = odd_frac_compare(own, usual);
    bool plus = award == ODD_AWARD_AVE_PLUS && compared > 0,
         minus = award == ODD_AWARD_AVE_MINUS && compared < 0;
    return plus || minus ? own : usual;
}

static odd_frac matchpoints_of(const odd_event *e, const odd_adjustment *given, odd_amount top,
                               const odd_sum *sum) {
    odd_frac share = odd_frac_of(odd_award_percent(given), 100 * ODD_ONE);
    if (sum->plain_max > 0)
        share = with_own(e, given->award, share, odd_frac_of(sum->plain, sum->plain_max));
    return odd_frac_mul(share, odd_frac_of(top, ODD_ONE));
}

odd_frac odd_award_imps(const odd_event *e, const odd_adjustment *given) {
    if (given->award == ODD_AWARD_IMPS)
        return odd_frac_of(given->amount, ODD_ONE);
    odd_frac tens = odd_frac_of(odd_award_percent(given) - 50 * ODD_ONE, 10 * ODD_ONE);
    return odd_frac_mul(tens, odd_frac_of(odd_setting(e, ODD_SET_AVERAGE_IMPS), ODD_ONE));
}

/* An award in IMPs is for one comparison; if IMPs are totalled, it counts once for each comparison. */
static odd_frac imps_of(const odd_event *e, const odd_play *p, const odd_adjustment *given,
                        const odd_sum *sum) {
    odd_cross form = (odd_cross)odd_setting(e, ODD_SET_CROSS_IMPS);
    odd_frac usual = odd_award_imps(e, given);
    if (given->award == ODD_AWARD_IMPS)
        return usual;
    if (e->about.scoring == ODD_CROSS_IMPS && form != ODD_CROSS_AVERAGE) {
        int64_t expected = odd_line_worth(e, p)->expected;
        usual = odd_frac_mul(usual, odd_frac_of(expected - 1, form == ODD_CROSS_CROSS1 ? expected : 1));
    }
    if (sum->plain_boards == 0)
        return usual;
    return with_own(e, given->award, usual, odd_frac_of(sum->plain, sum->plain_boards * (int64_t)ODD_ONE));
}

odd_amount odd_award_value(const odd_event *e, const odd_play *p, int direction, const odd_adjustment *given,
                           uint32_t who) {
    odd_sum own = odd_own_sum(e, p, who), *sum = &own;
    odd_amount top = odd_play_top(e, p, direction);
    switch (e->about.scoring) {
    case ODD_MATCHPOINTS:
    case ODD_BAM:
        return odd_event_round(e, matchpoints_of(e, given, top, sum), odd_frac_of(top, 2 * ODD_ONE));
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
        return odd_event_round(e, imps_of(e, p, given, sum), odd_frac_whole(0));
    case ODD_POINTS:
    case ODD_TEAM_IMPS:
    case ODD_PATTON:
    case ODD_SCORING_COUNT:
        break;
    }
    return 0;
}
