/* What each contestant has in the end: of boards, rulings, penalties, carry-overs and handicaps. */
#include "event/inner.h"

bool odd_scoring_has_max(const odd_event *e) {
    return e->contest != ODD_TEAMS && (e->scoring == ODD_MATCHPOINTS || e->scoring == ODD_BAM);
}

/* Totals are kept in the order of the last ranking, where all are still in it: few will have to move. */
static void place_all(odd_event *e) {
    odd_event_inner *in = e->inner;
    bool same = in->ranked == e->contestant_count;
    for (size_t i = 0; i < e->contestant_count; i++)
        in->place[i] = same ? in->standing_of[i] - 1 : (uint32_t)i;
}

static odd_standing *standing_of(odd_event *e, uint32_t who) {
    return &e->standings[e->inner->place[who]];
}

/* ---- Artificial scores ------------------------------------------------------------------------- */

static void add_awards_of(odd_event *e, odd_play *p) {
    odd_given given;
    for (int d = 0; d < 2; d++) {
        const uint32_t *who = odd_event_who(e, p, d);
        if (!odd_play_artificial(e, p, d, &given))
            continue;
        for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++) {
            odd_standing *s = standing_of(e, who[n]);
            odd_amount value = odd_award_value(e, p, d, &given, who[n]);
            if (n == 0)
                odd_worth_of(e, p)->value[d] = value;
            if (e->scoring == ODD_POINTS) /* it has no points, and so no board */
                continue;
            s->awarded += value;
            s->score += value;
            if (odd_scoring_has_max(e))
                s->max += odd_play_top(e, p, d);
            s->boards++;
        }
    }
}

static void add_awards(odd_event *e) {
    odd_event_inner *in = e->inner;
    for (size_t i = 0; i < in->ruling_count; i++) {
        odd_play *p = &e->plays[in->ruling_play[i]];
        if (odd_play_counts(p))
            add_awards_of(e, p);
    }
    for (size_t b = 0; b < e->board_count; b++)
        for (uint32_t i = e->boards[b].fouled ? e->boards[b].first : 0; i != 0; i = e->plays[i - 1].next)
            if (e->plays[i - 1].kind == ODD_PLAYED && odd_play_counts(&e->plays[i - 1]))
                add_awards_of(e, &e->plays[i - 1]);
}

/* ---- The rest ---------------------------------------------------------------------------------- */

/* A share of an amount, to the last digit that there is. */
static odd_amount percent_of_amount(odd_amount percent, odd_amount all) {
    int64_t units = 0;
    odd_frac_round(&units, odd_frac_mul(odd_frac_of(percent, 100 * ODD_ONE), odd_frac_whole(all)),
                   odd_frac_whole(1), ODD_HALVES_AWAY, odd_frac_whole(0));
    return units;
}

static void add_penalties(odd_event *e) {
    for (size_t i = 0; i < e->penalty_count; i++) {
        odd_penalty *p = &e->penalties[i];
        p->taken = p->amount;
        if (p->who == ODD_NOBODY)
            continue;
        bool apart = odd_setting(e, ODD_SET_COMPARE) == ODD_APART;
        int section = apart ? e->contestants[p->who].section_number : 0;
        odd_amount top = odd_top_for(e, e->inner->section_expected[section], 0);
        if (p->unit == ODD_UNIT_PERCENT)
            p->taken = percent_of_amount(p->amount, top);
        standing_of(e, p->who)->penalty += p->taken;
        standing_of(e, p->who)->score -= p->taken;
    }
}

/* A handicap in per cent is of what they could have had. */
static odd_amount handicap_of(const odd_contestant *c, odd_amount max) {
    return c->handicap_percent ? percent_of_amount(c->handicap, max) : c->handicap;
}

/* To hundredths of a per cent, halves up. */
static int percent_of(odd_event *e, odd_amount score, odd_amount max) {
    enum { ALL_X100 = 10000 };
    int64_t percent = 0;
    if (score >= 0 && score <= 2 * max && max < INT64_MAX / (8 * ALL_X100)) /* as nearly all are */
        return max > 0 ? (int)((score * (2 * ALL_X100) + max) / (2 * max)) : 0;
    bool good = max > 0 && odd_frac_round(&percent, (odd_frac){score, max}, (odd_frac){1, ALL_X100},
                                          ODD_HALVES_UP, odd_frac_whole(0));
    if (max > 0 && (!good || percent < -INT32_MAX || percent > INT32_MAX))
        e->inner->too_large = true;
    return e->inner->too_large ? 0 : (int)percent;
}

/* Those who have no board are not ranked: their standings go. */
static void keep_those_who_played(odd_event *e) {
    size_t kept = 0;
    for (size_t i = 0; i < e->contestant_count; i++)
        if (e->standings[i].boards > 0) {
            if (kept < i)
                e->standings[kept] = e->standings[i];
            kept++;
        }
    e->standing_count = kept;
}

void odd_total_pairs(odd_event *e) {
    bool has_max = odd_scoring_has_max(e);
    place_all(e);
    for (size_t i = 0; i < e->contestant_count; i++) {
        const odd_sum *sum = &e->inner->sums[i];
        odd_standing *s = standing_of(e, (uint32_t)i);
        *s = (odd_standing){.who = (uint32_t)i,
                            .plain = sum->plain,
                            .plain_max = has_max ? sum->plain_max : 0,
                            .plain_boards = sum->plain_boards,
                            .score = sum->plain,
                            .max = has_max ? sum->plain_max : 0,
                            .boards = sum->plain_boards};
    }
    add_awards(e);
    add_penalties(e);
    for (size_t i = 0; i < e->contestant_count; i++) {
        odd_standing *s = &e->standings[i];
        const odd_contestant *c = &e->contestants[s->who];
        s->handicap = handicap_of(c, s->max);
        s->score += c->carry + s->handicap;
        if (has_max)
            s->percent_x100 = percent_of(e, s->score, s->max);
    }
    keep_those_who_played(e);
}
