/* Why a contestant has its rank: from the rank to the totals, the adjustments and the boards. */
#include "base/out.h"
#include "event/event_inner.h"
#include "event/scoring.h"
#include "event/why/why.h"

static bool by_quotient(const odd_event *e) {
    return e->about.contest == ODD_TEAMS && odd_setting(e, ODD_SET_RANK_BY) == ODD_BY_QUOTIENT;
}

static const char *unit_of(const odd_event *e) {
    int64_t by = odd_setting(e, ODD_SET_RANK_BY);
    if (e->about.contest == ODD_TEAMS && by == ODD_BY_WINS)
        return "wins";
    if (odd_pairs_vp(e) || (e->about.contest == ODD_TEAMS && e->about.has_vp && by != ODD_BY_IMPS))
        return "VPs";
    switch (e->about.scoring) {
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

/* Returns the value by which contestants are ranked, as text. */
static odd_number ranked_text(const odd_event *e, const odd_standing *s) {
    if (by_quotient(e)) {
        odd_number quotient = {{0}};
        odd_writer q = odd_writer_on(quotient.text, sizeof quotient.text);
        odd_put_format(&q, "%s : %s IMPs", odd_number_of(s->imps_won).text, odd_number_of(s->imps_lost).text);
        return quotient;
    }
    odd_number n = s->max > 0 ? percent_text(s->percent_x100) : odd_number_of(s->score);
    odd_writer w = {.buf = n.text, .cap = sizeof n.text};
    while (n.text[w.len] != '\0')
        w.len++;
    odd_put_format(&w, " %s", s->max > 0 ? "%" : unit_of(e));
    return n;
}

/* ---- The rank ---------------------------------------------------------------------------------- */

/* The format says how far away they are. */
static void explain_neighbour(odd_explainer *x, const odd_standing *s, const char *format) {
    char name[64];
    odd_contestant_format(name, sizeof name, x->e, s->who);
    odd_reason_add(x, 1, ranked_text(x->e, s).text, "", format, name, s->rank, s->tied ? "=" : "");
}

static const char *tie_text(odd_tie_break tie) {
    static const char *const texts[ODD_TIE_COUNT] = {"",
                                                     "results against each other",
                                                     "the sum of their opponents' scores",
                                                     "IMPs or points over all boards",
                                                     "IMPs won divided by IMPs lost",
                                                     "matches won",
                                                     "who did better on more boards",
                                                     "boards on which nobody did better"};
    return texts[tie];
}

static void explain_rank(odd_explainer *x, const odd_standing *s) {
    static const char level[] = "level: %s, rank %d%s";
    const odd_event *e = x->e;
    const odd_standing *first = s, *last = s;
    char name[64];
    odd_contestant_format(name, sizeof name, e, s->who);
    while (first > e->standings && odd_same_field(first - 1, s))
        first--;
    while (last + 1 < e->standings + e->about.standing_count && odd_same_field(last + 1, s))
        last++;
    odd_reason_add(x, 0, ranked_text(e, s).text, "", "%s has rank %d%s of %d", name, s->rank,
                   s->tied ? "=" : "", (int)(last - first) + 1);
    if (s > first)
        explain_neighbour(x, s - 1, s[-1].rank == s->rank ? level : "before: %s, rank %d%s");
    if (s < last)
        explain_neighbour(x, s + 1, s[1].rank == s->rank ? level : "behind: %s, rank %d%s");
    if (by_quotient(e))
        odd_reason_add(x, 1, "", "set rank-by",
                       "by IMPs won divided by IMPs lost; a team that lost none is before all others");
    if (e->about.contest == ODD_TEAMS && odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT)
        odd_reason_add(x, 1, "", "set format", "by the last round that a team played and whether it won it");
    if (s->broken_by != ODD_TIE_SHARE)
        odd_reason_add(x, 1, odd_number_of(s->tie_value).text, "set tie-break", "a tie was broken by %s",
                       tie_text(s->broken_by));
}

/* ---- The total --------------------------------------------------------------------------------- */

void odd_why_penalty(odd_explainer *x, int level, const odd_penalty *p, odd_amount taken) {
    static const char *const units[][2] = {
        {"", ""},        {" % of a top", " % of a top"}, {" matchpoint", " matchpoints"}, {" IMP", " IMPs"},
        {" VP", " VPs"}, {" point", " points"}};
    const odd_event *e = x->e;
    bool share = p->unit == ODD_UNIT_PERCENT && e->about.contest != ODD_TEAMS;
    int section = odd_setting(e, ODD_SET_COMPARE) == ODD_APART ? e->contestants[p->who].section_number : 0;
    odd_amount top = share ? odd_top_for(e, *odd_expected_in(e, p->session, section), 0) : 0;
    odd_frac exact = share ? odd_frac_mul(odd_frac_of(p->amount, 100 * ODD_ONE), odd_frac_of(top, ODD_ONE))
                           : odd_frac_of(taken, ODD_ONE);
    odd_reason_add(x, level, odd_number_signed(-taken).text, "Law 90", "penalty, line %d: %s%s%s%s%.*s",
                   (int)p->line, odd_number_of(p->amount).text, units[p->unit][p->amount != ODD_ONE],
                   odd_words_unless_exact(exact, taken, ", rounded to 0.0001"), p->why.len > 0 ? ", " : "",
                   (int)p->why.len, p->why.text);
    if (share)
        odd_reason_sum(x, "%s x %s / 100", odd_number_of(-p->amount).text, odd_number_of(top).text);
}

static void explain_penalties(odd_explainer *x) {
    for (size_t i = 0; i < x->e->about.penalty_count; i++) {
        const odd_penalty *p = &x->e->penalties[i];
        if (p->who == x->who && (!odd_why_in_match(x->e, p) || by_quotient(x->e)))
            odd_why_penalty(x, 1, p, p->taken);
    }
}

/* Explains a carry-over or handicap: an amount, or a percentage of the maximum on boards. */
static void explain_share(odd_explainer *x, const char *what, odd_amount value, odd_amount percent,
                          odd_amount all) {
    odd_frac exact = odd_frac_mul(odd_frac_of(percent, 100 * ODD_ONE), odd_frac_of(all, ODD_ONE));
    odd_reason_add(x, 1, odd_number_signed(value).text, "", "%s: %s %% of what the boards could give%s", what,
                   odd_number_of(percent).text, odd_words_unless_exact(exact, value, ", rounded to 0.0001"));
    odd_reason_sum(x, "%s x %s / 100", odd_number_of(percent).text, odd_number_of(all).text);
}

static void explain_added(odd_explainer *x, const odd_standing *s) {
    const odd_contestant *c = &x->e->contestants[s->who];
    odd_amount all = s->max - s->carry_max;
    explain_penalties(x);
    if (c->carry != 0 && c->carry_percent)
        explain_share(x, "carry-over", s->carry, c->carry, all);
    else if (c->carry != 0)
        odd_reason_add(x, 1, odd_number_signed(s->carry).text, "", "carry-over");
    if (s->handicap != 0 && c->handicap_percent)
        explain_share(x, "handicap", s->handicap, c->handicap, all);
    else if (s->handicap != 0)
        odd_reason_add(x, 1, odd_number_signed(s->handicap).text, "", "handicap");
}

/* Explains what `combine` does beyond adding the sessions. */
static void explain_combined(odd_explainer *x, const odd_standing *s) {
    static const char *const texts[ODD_COMBINE_COUNT] = {
        "", "each session counts by its percentage, of as many boards as the last",
        "earlier sessions count by half of their percentage", "only their last session counts"};
    char law[24];
    odd_writer w = odd_writer_on(law, sizeof law);
    odd_put_format(&w, "combine %s", odd_combine_text(x->e->about.combine));
    odd_reason_add(x, 1, odd_number_signed(s->combined).text, law, "%s", texts[x->e->about.combine]);
}

static void explain_percent(odd_explainer *x, const odd_standing *s) {
    odd_amount awards = s->max - s->carry_max - s->combined_max - s->plain_max;
    odd_reason_add(x, 0, percent_text(s->percent_x100).text, "", "The total in per cent, rounded to 0.01");
    odd_reason_sum(x, "100 x %s / %s", odd_number_of(s->score).text, odd_number_of(s->max).text);
    if (awards == 0 && s->carry_max == 0 && s->combined_max == 0)
        return;
    odd_reason_add(x, 1, odd_number_of(s->max).text, "", "what they could have had%s%s%s",
                   ": on the boards that were compared",
                   awards != 0 ? s->carry_max != 0 ? ", those with artificial scores"
                                                   : " and those with artificial scores"
                               : "",
                   s->carry_max != 0 ? ", and the largest carry-over" : "");
    odd_reason_sum(x, "%s%s%s%s%s%s%s", odd_number_of(s->plain_max).text, awards != 0 ? " + " : "",
                   awards != 0 ? odd_number_of(awards).text : "", s->carry_max != 0 ? " + " : "",
                   s->carry_max != 0 ? odd_number_of(s->carry_max).text : "",
                   s->combined_max > 0   ? " + "
                   : s->combined_max < 0 ? " - "
                                         : "",
                   s->combined_max != 0
                       ? odd_number_of(s->combined_max > 0 ? s->combined_max : -s->combined_max).text
                       : "");
}

static void explain_pairs_total(odd_explainer *x, const odd_standing *s) {
    odd_number of = odd_number_of(s->plain_max), plain = odd_number_of(s->plain);
    odd_number value = plain;
    if (s->plain_max > 0) {
        odd_writer w = odd_writer_on(value.text, sizeof value.text);
        odd_put_format(&w, "%s of %s", plain.text, of.text);
    }
    odd_reason_add(x, 0, odd_number_of(s->score).text, "", "The total");
    odd_reason_adds(x);
    odd_reason_add(x, 1, value.text, "", "boards that were compared: %d", s->plain_boards);
    if (s->boards > s->plain_boards)
        odd_reason_add(x, 1, odd_number_signed(s->awarded).text, "Law 12C2", "artificial scores: %d",
                       s->boards - s->plain_boards);
    if (s->combined != 0 || s->combined_max != 0)
        explain_combined(x, s);
    explain_added(x, s);
    if (s->max > 0) {
        explain_percent(x, s);
    } else if (s->key_den > 1) {
        odd_reason_add(x, 0, odd_number_frac(odd_frac_of(s->key_num, s->key_den * ODD_ONE)).text, "",
                       "The total divided by %d boards: contestants have different numbers of boards",
                       s->boards);
        odd_reason_sum(x, "%s / %d", odd_number_of(s->score).text, s->boards);
    }
}

/* ---- The boards -------------------------------------------------------------------------------- */

static void explain_line(odd_explainer *x, int level, const odd_board *b, const odd_play *p) {
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
        odd_reason_add(x, level, shown.text, "", "board %d, %s against %s: %s, %s%d", b->number,
                       direction == 0 ? "N-S" : "E-W", against, said,
                       (direction == 0 ? p->score_pts : -p->score_pts) > 0 ? "+" : "",
                       direction == 0 ? p->score_pts : -p->score_pts);
    else
        odd_reason_add(x, level, shown.text, "", "board %d, %s against %s: %s", b->number,
                       direction == 0 ? "N-S" : "E-W", against, said);
}

static bool sits(const odd_event *e, const odd_play *p, uint32_t who) {
    for (int d = 0; d < 2; d++)
        for (int n = 0; n < 2; n++)
            if (odd_event_who(e, p, d)[n] == who)
                return true;
    return false;
}

static void explain_boards(odd_explainer *x, const odd_standing *s) {
    const odd_event *e = x->e;
    odd_reason_add(x, 0, odd_number_of(s->plain + s->awarded).text, "", "Board by board");
    odd_reason_adds(x);
    for (size_t i = 0; i < e->about.board_count; i++) {
        const odd_board *b = &e->boards[e->board_order[i]];
        for (uint32_t n = b->first; n != 0; n = e->plays[n - 1].next)
            if (odd_play_counts(&e->plays[n - 1]) && sits(e, &e->plays[n - 1], x->who))
                explain_line(x, 1, b, &e->plays[n - 1]);
    }
}

/* Explains the boards of pairs that play matches, match by match. */
static void explain_match(odd_explainer *x, const odd_match *m, int team) {
    const odd_event *e = x->e;
    char other[64];
    odd_contestant_format(other, sizeof other, e, m->team[1 - team]);
    odd_reason_add(x, 1, odd_number_of(m->net[team]).text, "", "round %d against %s", m->round, other);
    odd_reason_adds(x);
    for (size_t i = 0; i < e->about.board_count; i++) {
        const odd_board *b = &e->boards[e->board_order[i]];
        for (uint32_t n = b->first; n != 0; n = e->plays[n - 1].next) {
            const odd_play *p = &e->plays[n - 1];
            if (odd_play_counts(p) && p->round == m->round && sits(e, p, x->who) &&
                sits(e, p, m->team[1 - team]))
                explain_line(x, 2, b, p);
        }
    }
}

static void explain_matches(odd_explainer *x, const odd_standing *s) {
    const odd_event *e = x->e;
    odd_reason_add(x, 0, odd_number_of(s->plain + s->awarded).text, "", "Board by board");
    odd_reason_adds(x);
    for (size_t i = 0; i < e->about.match_count; i++) {
        const odd_match *m = &e->matches[i];
        if (m->team[1] != ODD_NOBODY && (m->team[0] == x->who || m->team[1] == x->who))
            explain_match(x, m, m->team[0] == x->who ? 0 : 1);
    }
}

static void explain_teams_total(odd_explainer *x, const odd_standing *s) {
    odd_reason_add(x, 0, odd_number_of(s->score).text, "", "The total");
    odd_reason_adds(x);
    odd_why_matches(x, s);
    explain_added(x, s);
    if (by_quotient(x->e))
        odd_why_won_lost(x, s);
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
    if (e->about.contest == ODD_TEAMS) {
        explain_teams_total(&x, s);
        odd_why_match_boards(&x);
    } else if (odd_pairs_vp(e)) {
        explain_teams_total(&x, s);
        explain_matches(&x, s);
    } else {
        explain_pairs_total(&x, s);
        explain_boards(&x, s);
    }
    return x.no_memory ? odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory") : ODD_OK;
}
