/* Explains the total of a team: the effect of boards, penalties, the scale and byes on its matches; and the
 * boards of each match. */
#include "event/event_inner.h"
#include "event/scoring.h"
#include "event/why/why.h"

/* One team in a match. */
typedef struct side {
    const odd_match *m;
    int team;
} side;

static bool is_bye(const odd_match *m) {
    return m->team[1] == ODD_NOBODY;
}

static bool side_of(const odd_match *m, uint32_t who, side *out) {
    *out = (side){m, m->team[0] == who ? 0 : 1};
    return m->team[0] == who || (m->team[1] == who && !is_bye(m));
}

static bool has_margins(const odd_event *e) {
    return e->about.scoring == ODD_TEAM_IMPS || e->about.scoring == ODD_POINTS;
}

static bool is_knock_out(const odd_event *e) {
    return odd_is_knock_out(e);
}

/* ---- Penalties --------------------------------------------------------------------------------- */

/* Returns whether a penalty is in IMPs, in a round in which the team has one match. */
bool odd_why_in_match(const odd_event *e, const odd_penalty *p) {
    int matches = 0;
    side s;
    if (e->about.contest != ODD_TEAMS || p->unit != ODD_UNIT_IMPS || p->round == 0)
        return false;
    for (size_t i = 0; i < e->about.match_count; i++)
        matches +=
            e->matches[i].round == p->round && !is_bye(&e->matches[i]) && side_of(&e->matches[i], p->who, &s);
    return matches == 1;
}

static bool is_of(const odd_event *e, const odd_penalty *p, side s) {
    return p->who == s.m->team[s.team] && p->round == s.m->round && odd_why_in_match(e, p);
}

static odd_amount penalties_of(const odd_event *e, side s) {
    odd_amount all = 0;
    for (size_t i = 0; i < e->about.penalty_count; i++)
        all += is_of(e, &e->penalties[i], s) ? e->penalties[i].amount : 0;
    return all;
}

static void explain_penalties(odd_explainer *x, side s) {
    for (size_t i = 0; i < x->e->about.penalty_count; i++)
        if (is_of(x->e, &x->e->penalties[i], s))
            odd_why_penalty(x, 2, &x->e->penalties[i], x->e->penalties[i].amount);
}

/* " - 3 - 2" */
static void put_penalties(odd_writer *w, const odd_event *e, side s) {
    for (size_t i = 0; i < e->about.penalty_count; i++)
        if (is_of(e, &e->penalties[i], s))
            odd_put_format(w, " - %s", odd_number_of(e->penalties[i].amount).text);
}

/* ---- The margin -------------------------------------------------------------------------------- */

static odd_amount on_boards(const odd_match *m, int team) {
    return m->won[team] - m->lost[team];
}

/* Law 12C4: the mean of both margins, if they do not balance in a knock-out. */
static bool mean_differs(const odd_event *e, const odd_match *m) {
    return is_knock_out(e) && has_margins(e) && m->boards > 0 && on_boards(m, 0) + on_boards(m, 1) != 0;
}

static odd_amount mean_of(side s) {
    return (on_boards(s.m, s.team) - on_boards(s.m, 1 - s.team)) / 2;
}

static const char *mean_rounded(side s) {
    odd_frac exact = odd_frac_of(on_boards(s.m, s.team) - on_boards(s.m, 1 - s.team), 2 * ODD_ONE);
    return odd_words_unless_exact(exact, mean_of(s), ", rounded to 0.0001, towards 0");
}

/* Explains IMPs won, lost and penalties. If each team has its own IMPs, only what it lost and nobody won is subtracted from
 * them. */
static void explain_parts(odd_explainer *x, side s, bool own) {
    odd_amount lost = s.m->lost[s.team], theirs = s.m->won[1 - s.team];
    odd_reason_add(x, 2, odd_number_signed(s.m->won[s.team]).text, "", "won on %d board%s", s.m->boards,
                   s.m->boards == 1 ? "" : "s");
    if (own && lost > theirs) {
        odd_reason_add(x, 2, odd_number_of(theirs - lost).text, "", "lost, and not won by the others");
        odd_reason_sum(x, "%s - %s", odd_number_of(theirs).text, odd_number_of(lost).text);
    } else if (!own && has_margins(x->e)) {
        odd_reason_add(x, 2, odd_number_of(-lost).text, "", "lost");
    }
    explain_penalties(x, s);
}

/* Explains the mean of both margins. */
static void explain_balance(odd_explainer *x, side s) {
    odd_number own = odd_number_of(on_boards(s.m, s.team)), other = odd_number_of(on_boards(s.m, 1 - s.team));
    if (!mean_differs(x->e, s.m))
        return;
    odd_reason_add(x, 2, odd_number_signed(mean_of(s) - on_boards(s.m, s.team)).text, "Law 12C4",
                   "from the margin to the mean of both margins");
    if (mean_rounded(s)[0] == '\0') {
        odd_reason_sum(x, "(%s - %s) / 2 - %s", own.text, other.text, own.text);
        return;
    }
    odd_reason_sum(x, "%s - %s", odd_number_of(mean_of(s)).text, own.text);
    odd_reason_add(x, 3, odd_number_signed(mean_of(s)).text, "", "the mean%s", mean_rounded(s));
    odd_reason_sum(x, "(%s - %s) / 2", own.text, other.text);
}

static void explain_margin(odd_explainer *x, side s, odd_amount margin) {
    char sum[ODD_SUM_MAX];
    odd_writer w = odd_writer_on(sum, sizeof sum);
    odd_reason_add(x, 2, odd_number_signed(margin).text, "", "the margin");
    odd_put_format(&w, "%s - %s", odd_number_of(s.m->won[s.team]).text,
                   odd_number_of(s.m->lost[s.team]).text);
    put_penalties(&w, x->e, s);
    odd_reason_sum(x, "%s", sum);
}

/* Explains who won a knock-out if the margins do not balance. */
static void explain_decided(odd_explainer *x, side s) {
    char sum[ODD_SUM_MAX];
    odd_writer w = odd_writer_on(sum, sizeof sum);
    if (!mean_differs(x->e, s.m))
        return;
    odd_reason_add(x, 2, odd_number_signed(s.m->net[s.team]).text, "Law 12C4",
                   "the mean of both margins, by which the match is decided%s", mean_rounded(s));
    odd_put_format(&w, "(%s - %s) / 2", odd_number_of(on_boards(s.m, s.team)).text,
                   odd_number_of(on_boards(s.m, 1 - s.team)).text);
    put_penalties(&w, x->e, s);
    odd_reason_sum(x, "%s", sum);
}

/* ---- Patton ------------------------------------------------------------------------------------ */

static int steps_reached(const odd_event *e, odd_frac percent) {
    int reached = 0;
    for (int64_t i = 0; i < odd_setting(e, ODD_SET_PATTON_STEPS); i++)
        reached += odd_frac_compare(percent, odd_frac_of(e->settings.patton_steps[i], ODD_ONE)) >= 0;
    return reached;
}

static void explain_share(odd_explainer *x, side s) {
    const odd_event *e = x->e;
    odd_amount off = s.m->difference[s.team], size = off < 0 ? -off : off, measure = s.m->measure[s.team];
    int steps = (int)odd_setting(e, ODD_SET_PATTON_STEPS);
    if (s.m->boards == 0) /* there is nothing to divide */
        return;
    odd_frac percent = odd_frac_mul(odd_frac_of(size, measure), odd_frac_whole(100));
    int reached = size > 0 ? steps_reached(e, percent) : 0;
    char unit[32];
    odd_settings_format(unit, sizeof unit, &e->settings, ODD_SET_UNIT);
    odd_number pool = odd_number_of(odd_setting(e, ODD_SET_PATTON_POOL));
    odd_reason_add(x, 2, odd_number_of(s.m->share[s.team]).text, "set patton-steps",
                   "the match's share: half of %s, and %s for %d of %d steps, rounded to %s", pool.text,
                   off < 0 ? "less" : "more", reached, steps, unit);
    if (steps > 0)
        odd_reason_sum(x, "%s / 2 %c %s / 2 x %d / %d", pool.text, off < 0 ? '-' : '+', pool.text, reached,
                       steps);
    else
        odd_reason_sum(x, "%s / 2", pool.text);
    if (size == 0)
        return;
    int64_t hundredths = 0;
    odd_frac_round(&hundredths, percent, odd_frac_of(1, 100), ODD_HALVES_UP, odd_frac_whole(0));
    odd_reason_add(x, 3, odd_number_of(hundredths * (ODD_ONE / 100)).text, "set patton-ratio",
                   "the difference of %s points in per cent of %s, rounded to 0.01",
                   odd_number_signed(off).text, odd_number_of(measure).text);
    odd_reason_sum(x, "100 x %s / %s", odd_number_of(size).text, odd_number_of(measure).text);
}

/* ---- Matches ----------------------------------------------------------------------------------- */

static void explain_bye(odd_explainer *x, const odd_match *m) {
    odd_amount percent, most;
    bool counts = odd_teams_ranked_by(x->e) == ODD_BY_VP;
    odd_amount vp = counts ? m->vp[0] : 0;
    if (!counts || !odd_match_bye(x->e, m, &percent, &most)) {
        odd_reason_add(x, 1, m->no_vp ? "" : odd_number_of(vp).text, "set bye", "round %d: a bye", m->round);
        return;
    }
    odd_frac exact = odd_frac_mul(odd_frac_of(percent, 100 * ODD_ONE), odd_frac_of(most, ODD_ONE));
    odd_reason_add(x, 1, odd_number_of(vp).text, "set bye",
                   "round %d: a bye, %s %% of the most for %d board%s%s", m->round,
                   odd_number_of(percent).text, m->length, m->length == 1 ? "" : "s",
                   odd_words_unless_exact(exact, vp, ", rounded to 0.01"));
    odd_reason_sum(x, "%s x %s / 100", odd_number_of(percent).text, odd_number_of(most).text);
}

static void explain_vp(odd_explainer *x, side s, const char *other) {
    const odd_match *m = s.m;
    odd_amount margin = on_boards(m, s.team) - penalties_of(x->e, s), whole = margin / ODD_ONE * ODD_ONE;
    odd_amount halved = 0, vp = m->vp[s.team];
    int imps = (int)(margin / ODD_ONE);
    bool split = odd_match_split(x->e, m, imps, &halved);
    if (m->boards == 0)
        odd_reason_add(x, 1, odd_number_of(vp).text, "", "round %d against %s: no board was compared",
                       m->round, other);
    else if (m->no_vp)
        odd_reason_add(x, 1, "", "", "round %d against %s: margin %s, and the scale has none of %d board%s",
                       m->round, other, odd_number_signed(margin).text, m->length, m->length == 1 ? "" : "s");
    else
        odd_reason_add(
            x, 1, odd_number_of(vp).text, "", "round %d against %s: margin %s on the scale of %d board%s%s%s",
            m->round, other, odd_number_signed(margin).text, m->length, m->length == 1 ? "" : "s",
            !m->half ? ""
            : split  ? ", half of a match's"
                     : ", half a match",
            !split ? "" : odd_words_unless_exact(odd_frac_of(halved, 2 * ODD_ONE), vp, ", rounded to 0.01"));
    if (split && !m->no_vp && m->boards > 0)
        odd_reason_sum(x, "%s / 2", odd_number_of(halved).text);
    explain_parts(x, s, false);
    explain_margin(x, s, margin);
    if (whole != margin) {
        odd_reason_add(x, 2, odd_number_signed(whole).text, "",
                       "in whole IMPs, as the scale has them: rounded to 1, towards 0");
        odd_reason_sum(x, "%s", odd_number_of(margin).text);
    }
    explain_decided(x, s);
}

/* Twice the value of a match where matches won count. */
static int wins_x2(const odd_event *e, side s) {
    const odd_match *m = s.m;
    odd_amount own = m->net[s.team] + m->share[s.team];
    odd_amount other = has_margins(e) ? 0 : m->net[1 - s.team] + m->share[1 - s.team];
    if (m->boards == 0 || (is_knock_out(e) && odd_is_later_segment(e, m)))
        return 0;
    if (is_knock_out(e))
        return m->tied ? 1 : m->winner == m->team[s.team] ? 2 : 0;
    return own > other ? 2 : own == other;
}

static void explain_won(odd_explainer *x, side s, const char *other) {
    static const char *const words[] = {"lost", "a tie", "won"};
    const odd_match *m = s.m;
    int won = wins_x2(x->e, s);
    odd_reason_add(x, 1, odd_number_of(won * (odd_amount)ODD_ONE / 2).text, "set rank-by",
                   "round %d against %s: %s", m->round, other,
                   m->boards == 0 ? "no board was compared" : words[won]);
    explain_parts(x, s, false);
    if (has_margins(x->e)) {
        explain_margin(x, s, on_boards(m, s.team) - penalties_of(x->e, s));
        explain_decided(x, s);
        return;
    }
    odd_amount own = m->net[s.team] + m->share[s.team], theirs = m->net[1 - s.team] + m->share[1 - s.team];
    if (x->e->about.scoring == ODD_PATTON)
        explain_share(x, s);
    odd_reason_add(x, 2, odd_number_of(own).text, "", "in all");
    odd_reason_sum(x, "%s + %s", odd_number_of(m->net[s.team]).text, odd_number_of(m->share[s.team]).text);
    odd_reason_add(x, 2, odd_number_signed(own - theirs).text, "", "more or less than the others");
    odd_reason_sum(x, "%s - %s", odd_number_of(own).text, odd_number_of(theirs).text);
}

static void explain_net(odd_explainer *x, side s, const char *other) {
    const odd_match *m = s.m;
    bool own = odd_teams_own_imps(x->e);
    odd_amount value = own ? odd_match_own_imps(m, s.team) : m->net[s.team] + m->share[s.team];
    odd_reason_add(
        x, 1, has_margins(x->e) && !own ? odd_number_signed(value).text : odd_number_of(value).text, "",
        "round %d against %s: %s to %s over %d board%s", m->round, other, odd_number_of(m->won[s.team]).text,
        odd_number_of(m->won[1 - s.team]).text, m->boards, m->boards == 1 ? "" : "s");
    odd_reason_adds(x);
    explain_parts(x, s, own);
    explain_balance(x, s);
    if (x->e->about.scoring == ODD_PATTON)
        explain_share(x, s);
}

/* Explains a pair's percentage or IMPs in a match. */
static void explain_pair_margin(odd_explainer *x, side s) {
    const odd_match *m = s.m;
    odd_amount won = m->won[s.team], lost = m->lost[s.team];
    if (x->e->about.scoring == ODD_MATCHPOINTS) {
        odd_reason_add(x, 2, odd_number_of(won).text, "", "matchpoints on %d board%s, of %s", m->boards,
                       m->boards == 1 ? "" : "s", odd_number_of(m->max[s.team]).text);
        if (m->max[s.team] == 0)
            return;
        odd_reason_add(x, 2, odd_number_of(odd_match_percent(m, s.team) * (odd_amount)(ODD_ONE / 100)).text,
                       "", "in per cent, rounded to 0.01, halves away from 50");
        odd_reason_sum(x, "100 x %s / %s", odd_number_of(won).text, odd_number_of(m->max[s.team]).text);
        return;
    }
    odd_reason_add(x, 2, odd_number_signed(won - lost).text, "", "IMPs on %d board%s: won %s, lost %s",
                   m->boards, m->boards == 1 ? "" : "s", odd_number_of(won).text, odd_number_of(lost).text);
    odd_reason_sum(x, "%s - %s", odd_number_of(won).text, odd_number_of(lost).text);
    odd_amount whole = odd_match_margin(x->e, m, s.team) * (odd_amount)ODD_ONE;
    if (whole == won - lost)
        return;
    odd_reason_add(x, 2, odd_number_signed(whole).text, "",
                   "in whole IMPs: rounded to 1, halves away from 0");
    odd_reason_sum(x, "%s", odd_number_of(won - lost).text);
}

/* Explains the victory points of a pair. */
static void explain_pair_vp(odd_explainer *x, side s, const char *other) {
    const odd_match *m = s.m;
    odd_amount halved = 0, vp = m->vp[s.team];
    int margin = odd_match_margin(x->e, m, s.team);
    bool percent = x->e->about.scoring == ODD_MATCHPOINTS, split = odd_match_split(x->e, m, margin, &halved);
    odd_number shown = percent ? odd_number_of((margin + 5000) * (odd_amount)(ODD_ONE / 100))
                               : odd_number_signed(margin * (odd_amount)ODD_ONE);
    if (m->boards == 0) {
        odd_reason_add(x, 1, odd_number_of(vp).text, "", "round %d against %s: no board was compared",
                       m->round, other);
        return;
    }
    if (m->no_vp)
        odd_reason_add(x, 1, "", "", "round %d against %s: %s%s, and the scale has none of %d board%s",
                       m->round, other, shown.text, percent ? " %" : " IMPs", m->length,
                       m->length == 1 ? "" : "s");
    else
        odd_reason_add(
            x, 1, odd_number_of(vp).text, "", "round %d against %s: %s%s on the scale of %d board%s%s%s",
            m->round, other, shown.text, percent ? " %" : " IMPs", m->length, m->length == 1 ? "" : "s",
            !m->half ? ""
            : split  ? ", half of a match's"
                     : ", half a match",
            !split ? "" : odd_words_unless_exact(odd_frac_of(halved, 2 * ODD_ONE), vp, ", rounded to 0.01"));
    if (split && !m->no_vp)
        odd_reason_sum(x, "%s / 2", odd_number_of(halved).text);
    explain_pair_margin(x, s);
}

static void explain_match(odd_explainer *x, side s) {
    char other[64];
    if (is_bye(s.m)) {
        explain_bye(x, s.m);
        return;
    }
    odd_contestant_format(other, sizeof other, x->e, s.m->team[1 - s.team]);
    if (odd_pairs_vp(x->e)) {
        explain_pair_vp(x, s, other);
        return;
    }
    switch (odd_teams_ranked_by(x->e)) {
    case ODD_BY_VP:
        explain_vp(x, s, other);
        return;
    case ODD_BY_WINS:
        explain_won(x, s, other);
        return;
    case ODD_BY_AUTO:
    case ODD_BY_IMPS:
    case ODD_BY_QUOTIENT:
        break;
    }
    explain_net(x, s, other);
}

/* ---- The total --------------------------------------------------------------------------------- */

static void explain_quotient(odd_explainer *x, const odd_standing *s) {
    odd_amount value = s->imps_lost > 0 ? odd_quotient_of(s) : s->imps_won;
    if (s->imps_lost == 0) {
        odd_reason_add(x, 1, odd_number_of(value).text, "set rank-by", "IMPs won: nothing was lost");
        return;
    }
    odd_reason_add(x, 1, odd_number_of(value).text, "set rank-by",
                   "IMPs won divided by IMPs lost, rounded to 0.0001");
    odd_reason_sum(x, "%s / %s", odd_number_of(s->imps_won).text, odd_number_of(s->imps_lost).text);
}

void odd_why_won_lost(odd_explainer *x, const odd_standing *s) {
    side of;
    for (int lost = 0; lost < 2; lost++) {
        odd_reason_add(x, 0, odd_number_of(lost ? s->imps_lost : s->imps_won).text, "",
                       lost ? "IMPs lost" : "IMPs won");
        odd_reason_adds(x);
        for (size_t i = 0; i < x->e->about.match_count; i++) {
            char other[64];
            const odd_match *m = &x->e->matches[i];
            if (!side_of(m, x->who, &of) || is_bye(m))
                continue;
            odd_contestant_format(other, sizeof other, x->e, m->team[1 - of.team]);
            odd_reason_add(x, 1, odd_number_of(lost ? m->lost[of.team] : m->won[of.team]).text, "",
                           "%s in round %d, against %s", lost ? "lost" : "won", m->round, other);
        }
    }
}

void odd_why_matches(odd_explainer *x, const odd_standing *s) {
    side of;
    if (odd_teams_ranked_by(x->e) == ODD_BY_QUOTIENT) {
        explain_quotient(x, s);
        return;
    }
    for (size_t i = 0; i < x->e->about.match_count; i++)
        if (side_of(&x->e->matches[i], x->who, &of))
            explain_match(x, of);
}

/* ---- Board by board ---------------------------------------------------------------------------- */

/* Returns the points of a result that is not a ruling, from the side of a seat. */
static int points_of(const odd_play *p, int seat) {
    return (seat ^ (p->turned ? 1 : 0)) == 0 ? p->score_pts : -p->score_pts;
}

static void explain_tables(odd_explainer *x, const odd_board *b, const odd_play *p, int seat) {
    const odd_event *e = x->e;
    const odd_play *q = odd_teams_other(e, p);
    char here[ODD_PLAY_MAX], there[ODD_PLAY_MAX];
    odd_amount worth = odd_line_worth(e, p)->value[seat];
    odd_number value = has_margins(e) ? odd_number_signed(worth) : odd_number_of(worth);
    odd_play_format(here, sizeof here, e, p, x->style);
    if (p->slip) {
        odd_reason_add(x, 2, value.text, "", "the margin of the match, line %d: %s", (int)p->line, here);
        return;
    }
    if (q == NULL) {
        odd_reason_add(x, 2, value.text, "", "board %d: %s, and no other table", b->number, here);
        return;
    }
    odd_play_format(there, sizeof there, e, q, x->style);
    if (p->kind != ODD_PLAYED || q->kind != ODD_PLAYED) {
        odd_reason_add(x, 2, value.text, "", "board %d: %s, and %s", b->number, here, there);
        return;
    }
    int own = points_of(p, seat), other = points_of(q, 1 - seat);
    odd_reason_add(x, 2, value.text, "", "board %d: %s, %s, and %s, %s: %s", b->number, here,
                   odd_number_pts(own).text, there, odd_number_pts(other).text,
                   odd_number_pts(own + other).text);
    if (e->about.scoring == ODD_POINTS)
        odd_reason_sum(x, "%d + %d", own, other);
}

/* Explains the tables of a board that belong to a match, each pair of tables once. */
static void explain_board(odd_explainer *x, const odd_board *b, side s) {
    const odd_event *e = x->e;
    for (uint32_t n = b->first; n != 0; n = e->plays[n - 1].next) {
        const odd_play *p = &e->plays[n - 1], *q;
        if (!odd_line_stands(p) || p->round != s.m->round)
            continue;
        int seat = odd_event_who(e, p, 0)[0] == x->who ? 0 : 1;
        if (odd_event_who(e, p, seat)[0] != x->who ||
            odd_event_who(e, p, 1 - seat)[0] != s.m->team[1 - s.team])
            continue;
        q = odd_teams_other(e, p);
        if (q == NULL || p < q)
            explain_tables(x, b, p, seat);
    }
}

void odd_why_match_boards(odd_explainer *x) {
    const odd_event *e = x->e;
    odd_amount all = 0;
    side s;
    for (size_t i = 0; i < e->about.match_count; i++)
        if (side_of(&e->matches[i], x->who, &s) && !is_bye(s.m))
            all += on_boards(s.m, s.team);
    odd_reason_add(x, 0, has_margins(e) ? odd_number_signed(all).text : odd_number_of(all).text, "",
                   "Board by board");
    odd_reason_adds(x);
    for (size_t i = 0; i < e->about.match_count; i++) {
        char other[64];
        if (!side_of(&e->matches[i], x->who, &s) || is_bye(s.m))
            continue;
        odd_contestant_format(other, sizeof other, e, s.m->team[1 - s.team]);
        odd_amount won = on_boards(s.m, s.team);
        odd_reason_add(x, 1, has_margins(e) ? odd_number_signed(won).text : odd_number_of(won).text, "",
                       "round %d against %s", s.m->round, other);
        odd_reason_adds(x);
        for (size_t n = 0; n < e->about.board_count; n++)
            explain_board(x, &e->boards[e->board_order[n]], s);
    }
}
