/* The totals of contestants: boards, rulings, penalties, carry-overs and handicaps. */
#include "event/event_inner.h"

bool odd_scoring_has_max(const odd_event *e) {
    return e->about.contest != ODD_TEAMS &&
           (e->about.scoring == ODD_MATCHPOINTS || e->about.scoring == ODD_BAM);
}

/* Returns whether the caller must give places, in the order of the contestants. */
static bool start_places(odd_event *e) {
    bool anew = e->derived.ranked != e->about.contestant_count;
    if (anew)
        e->derived.any_added = false;
    e->derived.ranked = e->about.contestant_count;
    return anew;
}

static void give_place(odd_event *e, size_t i) {
    const odd_contestant *c = &e->contestants[i];
    e->standings[i] = (odd_standing){.who = (uint32_t)i, .field = c->field};
    e->derived.standing_of[i] = (uint32_t)i + 1;
    e->derived.any_added = e->derived.any_added || c->carry != 0 || c->handicap != 0;
}

void odd_total_places(odd_event *e) {
    bool anew = start_places(e);
    for (size_t i = 0; anew && i < e->about.contestant_count; i++)
        give_place(e, i);
}

static odd_standing *standing_of(odd_event *e, uint32_t who) {
    return &e->standings[e->derived.standing_of[who] - 1];
}

static bool has_played(const odd_event *e, const odd_standing *s) {
    return (odd_has_matches(e) ? s->matches : s->boards) > 0;
}

void odd_total_keep(odd_event *e) {
    uint32_t *others = e->scratch.by_contestant[0];
    size_t kept = 0, gone = 0;
    while (kept < e->about.contestant_count && has_played(e, &e->standings[kept]))
        kept++;
    for (size_t i = kept; i < e->about.contestant_count; i++) {
        if (!has_played(e, &e->standings[i]))
            others[gone++] = e->standings[i].who;
        else
            e->standings[kept++] = e->standings[i];
    }
    e->about.standing_count = kept;
    for (size_t i = 0; i < gone; i++) {
        int field = e->contestants[others[i]].field;
        e->standings[kept + i] = (odd_standing){.who = others[i], .field = field};
        e->derived.standing_of[others[i]] = (uint32_t)(kept + i) + 1;
    }
}

/* ---- Artificial scores ------------------------------------------------------------------------- */

static void add_awards_of(odd_event *e, odd_play *p) {
    odd_adjustment given;
    for (int d = 0; d < 2; d++) {
        const uint32_t *who = odd_event_who(e, p, d);
        if (!odd_play_artificial(e, p, d, &given))
            continue;
        for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++) {
            odd_standing *s = standing_of(e, who[n]);
            odd_amount value = odd_award_value(e, p, d, &given, who[n]);
            if (n == 0)
                odd_line_worth(e, p)->value[d] = value;
            if (e->about.scoring == ODD_POINTS) /* it has no points, and so no board */
                continue;
            odd_amount top = odd_scoring_has_max(e) ? odd_play_top(e, p, d) : 0;
            odd_sum *sum = &odd_awards_in(e, e->boards[p->board].session)[who[n]];
            s->awarded += value;
            s->score += value;
            s->max += top;
            s->boards++;
            sum->plain += value;
            sum->plain_max += top;
            sum->plain_boards++;
        }
    }
}

static void add_awards(odd_event *e) {
    for (size_t i = 0; i < e->facts.ruling_count; i++) {
        odd_play *p = &e->plays[e->facts.ruling_play[i]];
        if (odd_play_counts(p))
            add_awards_of(e, p);
    }
    for (size_t b = 0; b < e->about.board_count; b++)
        for (uint32_t i = e->boards[b].fouled ? e->boards[b].first : 0; i != 0; i = e->plays[i - 1].next)
            if (e->plays[i - 1].kind == ODD_PLAYED && odd_play_counts(&e->plays[i - 1]))
                add_awards_of(e, &e->plays[i - 1]);
}

/* ---- Penalties and carry-overs ----------------------------------------------------------------- */

/* Returns a share of an amount, rounded to the last digit. */
static odd_amount percent_of_amount(odd_amount percent, odd_amount all) {
    int64_t units = 0;
    odd_frac_round(&units, odd_frac_mul(odd_frac_of(percent, 100 * ODD_ONE), odd_frac_whole(all)),
                   odd_frac_whole(1), ODD_HALVES_AWAY, odd_frac_whole(0));
    return units;
}

static void add_penalties(odd_event *e) {
    for (size_t i = 0; i < e->about.penalty_count; i++) {
        odd_penalty *p = &e->penalties[i];
        p->taken = p->amount;
        if (p->who == ODD_NOBODY)
            continue;
        bool apart = odd_setting(e, ODD_SET_COMPARE) == ODD_APART;
        int section = apart ? e->contestants[p->who].section_number : 0;
        odd_amount top = odd_top_for(e, *odd_expected_in(e, p->session, section), 0);
        if (p->unit == ODD_UNIT_PERCENT)
            p->taken = percent_of_amount(p->amount, top);
        standing_of(e, p->who)->penalty += p->taken;
        standing_of(e, p->who)->score -= p->taken;
    }
}

/* Returns an amount, or a percentage of the maximum. */
static odd_amount added_of(odd_amount amount, bool percent, odd_amount max) {
    return percent ? percent_of_amount(amount, max) : amount;
}

/* The largest carry-overs of contestants who are ranked together: an amount, and per cent. */
struct odd_carries {
    odd_amount most, most_percent;
};

/* Returns them by field. NULL without memory. */
static const odd_carries *largest_carries(odd_event *e) {
    size_t fields = 0;
    for (size_t i = 0; i < e->about.contestant_count; i++)
        if ((size_t)e->contestants[i].field >= fields)
            fields = (size_t)e->contestants[i].field + 1;
    if (!odd_event_reserve(e, &e->scratch.carries, 0, fields, &e->scratch.carry_cap, sizeof(odd_carries)))
        return NULL;
    for (size_t i = 0; i < fields; i++)
        e->scratch.carries[i] = (odd_carries){0, 0};
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        const odd_contestant *c = &e->contestants[e->standings[i].who];
        odd_carries *largest = &e->scratch.carries[c->field];
        if (e->standings[i].boards == 0) /* they are not ranked */
            continue;
        odd_amount *most = c->carry_percent ? &largest->most_percent : &largest->most;
        if (c->carry > *most)
            *most = c->carry;
    }
    return e->scratch.carries;
}

static void add_sum(odd_sum *to, const odd_sum *more) {
    to->plain += more->plain;
    to->plain_max += more->plain_max;
    to->plain_boards += more->plain_boards;
}

/* Starts totals with the compared boards. Returns true if everybody has one. Also gives places, if necessary:
 * so the standings, the largest array after the lines, are read only once. */
static bool start_totals(odd_event *e) {
    const odd_sum *sums = e->derived.sums;
    bool has_max = odd_scoring_has_max(e), all = true, anew = start_places(e);
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        odd_standing *s = &e->standings[i];
        if (anew)
            give_place(e, i);
        odd_sum sum = sums[s->who];
        for (uint32_t n = 1; n < e->about.session_count; n++)
            add_sum(&sum, &odd_sums_in(e, n)[s->who]);
        s->plain = s->score = sum.plain;
        s->plain_max = s->max = has_max ? sum.plain_max : 0;
        s->plain_boards = s->boards = sum.plain_boards;
        s->awarded = s->penalty = s->carry = s->carry_max = s->combined = s->combined_max = 0;
        s->vp = s->imps_won = s->imps_lost = 0;
        s->matches = s->wins_x2 = 0;
        all = all && sum.plain_boards > 0;
    }
    for (size_t i = 0; i < e->about.contestant_count * e->about.session_count; i++)
        if (e->derived.awards[i].plain_boards != 0) /* memory that is only read is not allocated */
            e->derived.awards[i] = (odd_sum){0};
    return all;
}

/* The maximum of a carry-over is the largest one in the same ranking: everybody there could have had so much.
 * So nobody exceeds 100 %, and a higher sum still ranks ahead of a lower one. */
static void add_carries(odd_event *e) {
    const odd_carries *all = largest_carries(e);
    for (size_t i = 0; i < e->about.contestant_count && all != NULL; i++) {
        odd_standing *s = &e->standings[i];
        const odd_contestant *c = &e->contestants[s->who];
        odd_carries largest = all[s->field];
        odd_amount share = percent_of_amount(largest.most_percent, s->max);
        s->handicap = added_of(c->handicap, c->handicap_percent, s->max);
        s->carry = added_of(c->carry, c->carry_percent, s->max);
        s->score += s->carry + s->handicap;
        s->carry_max = !odd_scoring_has_max(e) ? 0 : share > largest.most ? share : largest.most;
        s->max += s->carry_max;
    }
}

void odd_total_pairs(odd_event *e) {
    bool all = start_totals(e);
    add_awards(e);
    if (e->about.has_sessions)
        odd_total_sessions(e);
    add_penalties(e);
    if (e->derived.any_added)
        add_carries(e);
    e->about.match_count = 0;
    if (odd_pairs_vp(e)) {
        odd_total_pair_matches(e);
        all = false;
    }
    e->about.standing_count = e->about.contestant_count;
    if (!all)
        odd_total_keep(e);
}
