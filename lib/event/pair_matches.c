/* Matches of pairs: in each round of a Swiss event two pairs play a match, and their scores on its boards,
 * compared with the field, give each of them victory points. */
#include "event/event_inner.h"
#include "event/scoring.h"

/* ---- Boards ---------------------------------------------------------------------------------------- */

static void add_side(const odd_event *e, odd_match *m, const odd_play *p, int seat) {
    int team = m->team[0] == odd_event_who(e, p, seat)[0] ? 0 : 1;
    if (!odd_event_scored(e, p, seat))
        return;
    odd_amount value = odd_line_worth(e, p)->value[seat];
    m->net[team] += value;
    m->max[team] += odd_event_top(e, p, seat);
    if (e->about.scoring == ODD_MATCHPOINTS || value > 0)
        m->won[team] += value;
    else
        m->lost[team] -= value;
}

void odd_pairs_boards(odd_event *e) {
    odd_matches_clear(e);
    for (size_t n = 0; n < e->about.board_count && !e->no_memory; n++) {
        const odd_board *b = &e->boards[e->board_order[n]];
        for (uint32_t i = b->first; i != 0 && !e->no_memory; i = e->plays[i - 1].next) {
            const odd_play *p = &e->plays[i - 1];
            odd_match *m = odd_line_stands(p) ? odd_match_of(e, p->round, odd_event_who(e, p, 0)[0],
                                                             odd_event_who(e, p, 1)[0])
                                              : NULL;
            if (m == NULL)
                continue;
            m->scheduled++;
            m->boards += odd_event_scored(e, p, 0) || odd_event_scored(e, p, 1);
            for (int seat = 0; seat < 2; seat++)
                add_side(e, m, p, seat);
        }
    }
}

/* ---- Arguments of the scale -------------------------------------------------------------------- */

int odd_match_percent(const odd_match *m, int team) {
    int64_t percent = 5000;
    if (m->max[team] > 0)
        odd_frac_round(&percent, odd_frac_of(m->won[team], m->max[team]), odd_frac_of(1, 10000),
                       ODD_HALVES_AWAY, odd_frac_of(1, 2));
    return (int)percent;
}

/* Whole IMPs, halves away from 0; or hundredths of a per cent above or below 50. */
int odd_match_margin(const odd_event *e, const odd_match *m, int team) {
    int64_t imps = 0;
    if (e->about.scoring == ODD_MATCHPOINTS)
        return odd_match_percent(m, team) - 5000;
    if (e->about.contest == ODD_TEAMS)
        imps = m->net[team] / ODD_ONE; /* with victory points they are whole numbers */
    else
        odd_frac_round(&imps, odd_frac_of(m->net[team], ODD_ONE), odd_frac_whole(1), ODD_HALVES_AWAY,
                       odd_frac_whole(0));
    return imps > INT32_MAX ? INT32_MAX : imps < -INT32_MAX ? -INT32_MAX : (int)imps;
}

/* ---- Own averages ---------------------------------------------------------------------------------- */

/* In a Swiss event, a session for Law 12C2(c) is the match. */
odd_sum odd_own_sum(const odd_event *e, const odd_play *p, uint32_t who) {
    odd_sum sum = {0};
    odd_adjustment given;
    if (!odd_pairs_vp(e))
        return odd_sums_in(e, e->boards[p->board].session)[who];
    for (size_t i = 0; i < e->about.play_count; i++) {
        const odd_play *q = &e->plays[i];
        if (q->round != p->round || e->boards[q->board].session != e->boards[p->board].session ||
            !odd_line_counts(q))
            continue;
        for (int d = 0; d < 2; d++) {
            if (odd_event_who(e, q, d)[0] != who || odd_play_artificial(e, q, d, &given))
                continue;
            sum.plain += odd_line_worth(e, q)->value[d];
            sum.plain_max += odd_play_top(e, q, d);
            sum.plain_boards++;
        }
    }
    return sum;
}

/* ---- Totals ---------------------------------------------------------------------------------------- */

static void add_match(odd_event *e, const odd_match *m) {
    for (int t = 0; t < 2 && m->team[t] != ODD_NOBODY; t++) {
        odd_standing *s = &e->standings[e->derived.standing_of[m->team[t]] - 1];
        bool bye = m->team[1] == ODD_NOBODY;
        s->vp += m->vp[t];
        s->matches += m->boards > 0 || bye;
        if (bye || m->boards == 0)
            continue;
        odd_amount over = e->about.scoring == ODD_MATCHPOINTS ? 2 * m->won[t] - m->max[t] : m->net[t];
        s->wins_x2 += 1 + (over > 0) - (over < 0);
        if (e->about.scoring != ODD_MATCHPOINTS) {
            s->imps_won += m->won[t];
            s->imps_lost += m->lost[t];
        }
    }
}

void odd_total_pair_matches(odd_event *e) {
    if (!odd_matches_score(e))
        return;
    for (size_t i = 0; i < e->about.match_count; i++)
        add_match(e, &e->matches[i]);
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        odd_standing *s = &e->standings[i];
        s->max = s->carry_max = 0;
        s->score = s->vp + s->carry + s->handicap - s->penalty;
    }
}
