/* Why a contestant has its rank: from the rank to the totals, the adjustments and the boards. */
#include "base/error.h"
#include "event/rank.h"
#include "event/teams.h"
#include "event/why.h"

static bool by_quotient(const odd_event *e) {
    return e->contest == ODD_TEAMS && odd_setting(e, ODD_SET_RANK_BY) == ODD_BY_QUOTIENT;
}

static const char *unit_of(const odd_event *e) {
    int64_t by = odd_setting(e, ODD_SET_RANK_BY);
    if (e->contest == ODD_TEAMS && by == ODD_BY_WINS)
        return "wins";
    if (e->contest == ODD_TEAMS && e->has_vp && by != ODD_BY_IMPS)
        return "VPs";
    switch (e->scoring) {
    case ODD_MATCHPOINTS:
        return "matchpoints";
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
    case ODD_TEAM_IMPS:
        return "IMPs";
    case ODD_BAM:
    case ODD_PATTON:
    case ODD_POINTS:
    case ODD_SCORING_COUNT:
        break;
    }
    return "points";
}

static odd_number percent_text(int percent_x100) {
    odd_number n = {{0}};
    odd_amount_format(n.text, sizeof n.text, percent_x100 * (odd_amount)(ODD_ONE / 100), 2);
    return n;
}

/* What they are ranked by, as text. */
static odd_number ranked_text(const odd_event *e, const odd_standing *s) {
    if (by_quotient(e)) {
        odd_number quotient = {{0}};
        odd_writer q = odd_writer_on(quotient.text, sizeof quotient.text);
        odd_put_format(&q, "%s : %s IMPs", odd_number_of(s->imps_won).text, odd_number_of(s->imps_lost).text);
        return quotient;
    }
    odd_number n = s->max > 0 ? percent_text(s->percent_x100) : odd_number_of(s->score);
    odd_writer w = {n.text, sizeof n.text, 0};
    while (n.text[w.len] != '\0')
        w.len++;
    odd_put_format(&w, " %s", s->max > 0 ? "%" : unit_of(e));
    return n;
}

/* ---- The rank ---------------------------------------------------------------------------------- */

static void explain_neighbour(odd_explainer *x, const odd_standing *s, const char *where) {
    char name[64];
    odd_contestant_format(name, sizeof name, x->e, s->who);
    odd_reason_add(x, 1, ranked_text(x->e, s).text, "", "%s: %s, rank %d%s", where, name, s->rank,
                   s->tied ? "=" : "");
}

static const char *tie_text(odd_tie_break tie) {
    static const char *const texts[ODD_TIE_COUNT] = {"",
                                                     "what they did against each other",
                                                     "the sum of their opponents' scores",
                                                     "IMPs or points over all boards",
                                                     "IMPs won by IMPs lost",
                                                     "matches won",
                                                     "who did better on more boards",
                                                     "boards on which nobody did better"};
    return texts[tie];
}

static void explain_rank(odd_explainer *x, const odd_standing *s) {
    const odd_event *e = x->e;
    const odd_standing *first = s, *last = s;
    char name[64];
    odd_contestant_format(name, sizeof name, e, s->who);
    while (first > e->standings && odd_same_field(first - 1, s))
        first--;
    while (last + 1 < e->standings + e->standing_count && odd_same_field(last + 1, s))
        last++;
    odd_reason_add(x, 0, ranked_text(e, s).text, "", "%s has rank %d%s of %d", name, s->rank,
                   s->tied ? "=" : "", (int)(last - first) + 1);
    if (s > first)
        explain_neighbour(x, s - 1, s[-1].rank == s->rank ? "level" : "before");
    if (s < last)
        explain_neighbour(x, s + 1, s[1].rank == s->rank ? "level" : "behind");
    if (by_quotient(e))
        odd_reason_add(x, 1, "", "set rank-by", "by IMPs won and lost; nothing lost is before all others");
    if (e->contest == ODD_TEAMS && odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT)
        odd_reason_add(x, 1, "", "set format",
                       "by the last round that a team played, and whether it won there");
    if (s->broken_by != ODD_TIE_SHARE)
        odd_reason_add(x, 1, odd_number_of(s->tie_value).text, "set tie-break", "a tie was broken by %s",
                       tie_text(s->broken_by));
}

/* ---- The total --------------------------------------------------------------------------------- */

static void explain_penalties(odd_explainer *x) {
    for (size_t i = 0; i < x->e->penalty_count; i++) {
        const odd_penalty *p = &x->e->penalties[i];
        if (p->who != x->who)
            continue;
        const char *units[] = {"", " % of a top", " matchpoints", " IMPs", " VPs", " points"};
        odd_reason_add(x, 1, p->taken != 0 ? odd_number_of(-p->taken).text : "", "Law 90",
                       "penalty, line %d: %s%s%s%.*s", (int)p->line, odd_number_of(p->amount).text,
                       units[p->unit], p->why.len > 0 ? ", " : "", (int)p->why.len, p->why.text);
    }
}

static void explain_added(odd_explainer *x, const odd_standing *s) {
    const odd_contestant *c = &x->e->contestants[s->who];
    explain_penalties(x);
    if (c->carry != 0)
        odd_reason_add(x, 1, odd_number_signed(s->carry).text, "",
                       c->carry_percent ? "carry-over: %s %% of %s" : "carry-over",
                       odd_number_of(c->carry).text, odd_number_of(s->max - s->carry_max).text);
    if (s->handicap != 0)
        odd_reason_add(x, 1, odd_number_signed(s->handicap).text, "",
                       c->handicap_percent ? "handicap: %s %% of %s" : "handicap",
                       odd_number_of(c->handicap).text, odd_number_of(s->max - s->carry_max).text);
}

static void explain_pairs_total(odd_explainer *x, const odd_standing *s) {
    odd_number of = odd_number_of(s->plain_max), plain = odd_number_of(s->plain);
    odd_number value = plain;
    if (s->plain_max > 0) {
        odd_writer w = odd_writer_on(value.text, sizeof value.text);
        odd_put_format(&w, "%s of %s", plain.text, of.text);
    }
    odd_reason_add(x, 0, odd_number_of(s->score).text, "", "The total");
    odd_reason_add(x, 1, value.text, "", "boards that were compared: %d", s->plain_boards);
    if (s->boards > s->plain_boards)
        odd_reason_add(x, 1, odd_number_signed(s->awarded).text, "Law 12C2", "artificial scores: %d",
                       s->boards - s->plain_boards);
    explain_added(x, s);
    if (s->carry_max != 0)
        odd_reason_add(x, 1, odd_number_of(s->max).text, "",
                       "what they could have had: %s on boards + %s, the largest carry-over",
                       odd_number_of(s->max - s->carry_max).text, odd_number_of(s->carry_max).text);
    if (s->max > 0)
        odd_reason_add(x, 1, percent_text(s->percent_x100).text, "", "%s of %s, in per cent",
                       odd_number_of(s->score).text, odd_number_of(s->max).text);
    else if (s->key_den > 1)
        odd_reason_add(x, 1, odd_number_frac(odd_frac_of(s->key_num, s->key_den * ODD_ONE)).text, "",
                       "%s by %d boards: not all have as many", odd_number_of(s->score).text, s->boards);
}

/* ---- The boards -------------------------------------------------------------------------------- */

static void explain_line(odd_explainer *x, const odd_board *b, const odd_play *p) {
    const odd_event *e = x->e;
    char said[ODD_PLAY_MAX], against[80];
    int direction = 0;
    odd_amount value = odd_event_value(e, p, x->who, &direction), top = odd_event_top(e, p, direction);
    odd_writer w = odd_writer_on(against, sizeof against);
    odd_put_side(&w, e, p, 1 - direction);
    odd_play_format(said, sizeof said, e, p, x->style);
    odd_number shown = odd_number_of(value);
    if (top > 0) {
        odd_writer v = odd_writer_on(shown.text, sizeof shown.text);
        odd_put_format(&v, "%s of %s", odd_number_of(value).text, odd_number_of(top).text);
    }
    if (p->kind == ODD_PLAYED)
        odd_reason_add(x, 1, shown.text, "", "board %d, %s against %s: %s, %s%d", b->number,
                       direction == 0 ? "N-S" : "E-W", against, said,
                       (direction == 0 ? p->score_pts : -p->score_pts) > 0 ? "+" : "",
                       direction == 0 ? p->score_pts : -p->score_pts);
    else
        odd_reason_add(x, 1, shown.text, "", "board %d, %s against %s: %s", b->number,
                       direction == 0 ? "N-S" : "E-W", against, said);
}

static bool sits(const odd_event *e, const odd_play *p, uint32_t who) {
    for (int d = 0; d < 2; d++)
        for (int n = 0; n < 2; n++)
            if (odd_event_who(e, p, d)[n] == who)
                return true;
    return false;
}

static void explain_boards(odd_explainer *x) {
    const odd_event *e = x->e;
    odd_reason_add(x, 0, "", "", "Board by board");
    for (size_t i = 0; i < e->board_count; i++) {
        const odd_board *b = &e->boards[e->board_order[i]];
        for (uint32_t n = b->first; n != 0; n = e->plays[n - 1].next)
            if (odd_play_counts(&e->plays[n - 1]) && sits(e, &e->plays[n - 1], x->who))
                explain_line(x, b, &e->plays[n - 1]);
    }
}

/* ---- Teams ------------------------------------------------------------------------------------- */

static void explain_match(odd_explainer *x, const odd_match *m, int team) {
    const odd_event *e = x->e;
    if (m->team[1] == ODD_NOBODY) {
        odd_reason_add(x, 1, odd_number_of(m->vp[0]).text, "set bye", "round %d: a bye", m->round);
        return;
    }
    odd_amount boards[2] = {m->won[0] - m->lost[0], m->won[1] - m->lost[1]};
    char other[64];
    odd_contestant_format(other, sizeof other, e, m->team[1 - team]);
    odd_number net = odd_number_signed(m->net[team]);
    const char *half = m->half ? ", half a match" : "";
    char scale[60] = "";
    odd_writer w = odd_writer_on(scale, sizeof scale);
    if (m->no_vp || m->length != m->boards)
        odd_put_format(&w, ", %s %d", m->no_vp ? "and the scale has none of" : "on the scale of", m->length);
    if (e->has_vp)
        odd_reason_add(x, 1, m->no_vp ? "" : odd_number_of(m->vp[team]).text, "",
                       "round %d against %s: %s IMPs to %s, margin %s over %d boards%s%s", m->round, other,
                       odd_number_of(m->won[team]).text, odd_number_of(m->lost[team]).text, net.text,
                       m->boards, scale, half);
    else if (e->scoring == ODD_PATTON)
        odd_reason_add(x, 1, odd_number_of(m->net[team] + m->share[team]).text, "set patton-steps",
                       "round %d against %s: boards %s, the match's share %s (%s points of %s)", m->round,
                       other, odd_number_of(m->net[team]).text, odd_number_of(m->share[team]).text,
                       odd_number_signed(m->difference[team]).text, odd_number_of(m->measure[team]).text);
    else
        odd_reason_add(x, 1,
                       odd_teams_own_imps(e) ? odd_number_of(odd_match_own_imps(m, team)).text : net.text, "",
                       "round %d against %s: %s to %s over %d boards", m->round, other,
                       odd_number_of(m->won[team]).text, odd_number_of(m->won[1 - team]).text, m->boards);
    bool knock_out = odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT && e->scoring != ODD_BAM;
    if (knock_out && e->scoring != ODD_PATTON && boards[0] + boards[1] != 0)
        odd_reason_add(x, 2, odd_number_signed((boards[team] - boards[1 - team]) / 2).text, "Law 12C4",
                       "the mean of both margins: (%s - %s) / 2", odd_number_of(boards[team]).text,
                       odd_number_of(boards[1 - team]).text);
}

static void explain_teams_total(odd_explainer *x, const odd_standing *s) {
    const odd_event *e = x->e;
    odd_reason_add(x, 0, odd_number_of(s->score).text, "", "The total");
    for (size_t i = 0; i < e->match_count; i++) {
        const odd_match *m = &e->matches[i];
        int team = m->team[0] == x->who ? 0 : m->team[1] == x->who ? 1 : -1;
        if (team >= 0)
            explain_match(x, m, team);
    }
    explain_added(x, s);
}

int odd_event_why(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who, odd_style style,
                  odd_error *error) {
    const odd_standing *s = odd_event_standing(e, who);
    odd_explainer x = {out, e, arena, style, who, false};
    *out = (odd_reasons){0};
    if (s == NULL) {
        char name[64];
        odd_contestant_format(name, sizeof name, e, who);
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s has no score, and so no rank", name);
    }
    explain_rank(&x, s);
    if (e->contest == ODD_TEAMS)
        explain_teams_total(&x, s);
    else
        explain_pairs_total(&x, s);
    explain_boards(&x);
    return x.no_memory ? odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left") : ODD_OK;
}
