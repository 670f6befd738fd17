/* The totals of teams, from their matches, and what they are ranked by. */
#include "event/event_inner.h"
#include "event/scoring.h"

/* ---- Totals ------------------------------------------------------------------------------------ */

static void add_match(odd_event *e, const odd_match *m) {
    for (int t = 0; t < 2 && m->team[t] != ODD_NOBODY; t++) {
        odd_standing *s = &e->standings[m->team[t]];
        bool bye = m->team[1] == ODD_NOBODY;
        s->boards += m->boards;
        bool again = odd_is_knock_out(e) && !bye && odd_is_later_segment(e, m);
        s->matches += (m->boards > 0 || bye) && !again;
        s->vp += m->vp[t];
        s->imps_won += m->won[t];
        s->imps_lost += m->lost[t];
        s->plain += m->net[t] + m->share[t];
        if (bye || m->boards == 0 || again)
            continue;
        odd_amount own = m->net[t] + m->share[t], other = m->net[1 - t] + m->share[1 - t];
        bool signed_net = e->about.scoring == ODD_TEAM_IMPS || e->about.scoring == ODD_POINTS;
        int won = signed_net ? (own > 0) - (own < 0) : (own > other) - (own < other);
        if (odd_is_knock_out(e))
            won = m->tied ? 0 : m->winner == m->team[t] ? 1 : -1;
        s->wins_x2 += won + 1;
    }
}

/* Returns whether the event is one match: the same two teams in every round, without byes. */
static bool is_one_match(const odd_event *e) {
    for (size_t i = 0; i < e->about.match_count; i++)
        if (e->matches[i].team[0] != e->matches[0].team[0] || e->matches[i].team[1] != e->matches[0].team[1])
            return false;
    return e->about.match_count > 0 && e->matches[0].team[1] != ODD_NOBODY;
}

bool odd_teams_own_imps(const odd_event *e) {
    return e->about.scoring == ODD_TEAM_IMPS && !e->about.has_vp &&
           odd_setting(e, ODD_SET_RANK_BY) == ODD_BY_AUTO && is_one_match(e);
}

/* Returns the margin without what the other team won: IMPs that a team lost and nobody won are subtracted
 * from its own. */
odd_amount odd_match_own_imps(const odd_match *m, int team) {
    odd_amount lost = m->lost[team], theirs = m->won[1 - team];
    return m->net[team] + (lost < theirs ? lost : theirs);
}

odd_rank_by odd_teams_ranked_by(const odd_event *e) {
    odd_rank_by by = odd_pairs_vp(e) ? ODD_BY_VP : (odd_rank_by)odd_setting(e, ODD_SET_RANK_BY);
    if (by == ODD_BY_AUTO || (by == ODD_BY_VP && !e->about.has_vp))
        return e->about.has_vp ? ODD_BY_VP : ODD_BY_IMPS;
    return by;
}

odd_amount odd_quotient_of(const odd_standing *s) {
    int64_t q = 0;
    if (s->imps_lost > 0)
        odd_frac_round(&q, odd_frac_of(s->imps_won, s->imps_lost), odd_frac_of(1, ODD_ONE), ODD_HALVES_UP,
                       odd_frac_whole(0));
    return q;
}

static odd_amount score_of(const odd_event *e, const odd_standing *s) {
    switch (odd_teams_ranked_by(e)) {
    case ODD_BY_VP:
        return s->vp;
    case ODD_BY_QUOTIENT:
        return s->imps_lost > 0 ? odd_quotient_of(s) : s->imps_won;
    case ODD_BY_WINS:
        return s->wins_x2 * (odd_amount)ODD_ONE / 2;
    case ODD_BY_AUTO:
    case ODD_BY_IMPS:
        break;
    }
    return s->plain;
}

/* Returns what a team won over all rounds of the only match, as in its result: 88-54. */
static odd_amount own_imps(const odd_event *e, uint32_t who) {
    odd_amount sum = 0;
    for (size_t i = 0; i < e->about.match_count; i++)
        sum += odd_match_own_imps(&e->matches[i], e->matches[i].team[0] == who ? 0 : 1);
    return sum;
}

void odd_total_teams(odd_event *e) {
    e->derived.ranked = 0; /* there are few teams, so they are totalled each time */
    odd_total_places(e);
    if (!odd_matches_score(e))
        return;
    for (size_t i = 0; i < e->about.match_count; i++)
        add_match(e, &e->matches[i]);
    for (size_t i = 0; i < e->about.penalty_count; i++)
        if (e->penalties[i].who != ODD_NOBODY)
            e->standings[e->penalties[i].who].penalty += e->penalties[i].taken;
    bool one_match = odd_teams_own_imps(e);
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        odd_standing *s = &e->standings[i];
        const odd_contestant *c = &e->contestants[i];
        bool played = one_match && (i == e->matches[0].team[0] || i == e->matches[0].team[1]);
        s->handicap = c->handicap;
        s->carry = c->carry;
        s->score = (played ? own_imps(e, (uint32_t)i) : score_of(e, s)) + c->carry + c->handicap - s->penalty;
    }
    odd_total_keep(e);
}

/* ---- Keys -------------------------------------------------------------------------------------- */

/* Finds how far each team came in a knock-out, by contestant: the last stage that it played, and whether it won there. */
static void find_stages(const odd_event *e, uint32_t *stages) {
    for (size_t i = 0; i < e->about.contestant_count; i++)
        stages[i] = 0;
    for (size_t i = 0; i < e->about.match_count; i++) {
        const odd_match *m = &e->matches[i];
        bool bye = m->team[1] == ODD_NOBODY;
        for (int t = 0; t < (bye ? 1 : 2) && (m->boards > 0 || bye); t++) {
            bool won = bye || m->winner == m->team[t];
            uint32_t *stage = &stages[m->team[t]], now = 2 * (uint32_t)odd_knock_out_stage(e, m->round) + won;
            *stage = now > *stage ? now : *stage;
        }
    }
}

void odd_teams_keys(odd_event *e) {
    uint32_t *stages = e->scratch.by_contestant[0];
    if (odd_is_knock_out(e))
        find_stages(e, stages);
    for (size_t i = 0; i < e->about.standing_count; i++) {
        odd_standing *s = &e->standings[i];
        if (odd_is_knock_out(e)) {
            s->key_num = stages[s->who];
        } else if (odd_teams_ranked_by(e) == ODD_BY_QUOTIENT && s->imps_lost > 0) {
            s->key_num = s->imps_won;
            s->key_den = s->imps_lost;
        } else if (odd_teams_ranked_by(e) == ODD_BY_QUOTIENT) {
            s->key_num = s->imps_won > 0 ? INT64_MAX : 0; /* nothing lost: ahead of all others */
        }
    }
}
