/* Explains the score on a board: the contract, its points, the comparison with every other table, the formula,
 * the rounding. Everything is computed again here, the long way, from the lines. */
#include "base/out.h"
#include "event/scoring.h"
#include "event/why/why.h"

/* ---- The score --------------------------------------------------------------------------------- */

/* Returns the length of the arithmetic of a step without its result: "4 x 30" of "4 x 30 = 120". */
static size_t sum_len(const char *sum) {
    size_t len = 0;
    while (sum[len] != '\0' && sum[len] != '=')
        len++;
    return sum[len] == '=' ? len - 1 : len;
}

static void explain_steps(odd_explainer *x, const odd_step *steps, int count) {
    for (int i = 0; i < count; i++) {
        odd_reason_add(x, 1, odd_number_of(steps[i].points * (odd_amount)ODD_ONE).text, steps[i].law,
                       "%s, %s", odd_element_name(steps[i].element), steps[i].why);
        odd_reason_sum(x, "%.*s", (int)sum_len(steps[i].sum), steps[i].sum);
    }
    if (count == 0)
        odd_reason_add(x, 1, "0", "Law 77", "passed out");
}

/* "120 + 300", or "-(120 + 300)" for the side that has lost it. */
static void sum_steps(odd_explainer *x, const odd_step *steps, int count, int own_pts) {
    char sum[ODD_SUM_MAX];
    odd_writer w = odd_writer_on(sum, sizeof sum);
    for (int i = 0; i < count; i++)
        odd_put_format(&w, "%s%d", i > 0 ? " + " : "", steps[i].points);
    if (count > 0)
        odd_reason_sum(x, own_pts < 0 && count > 1 ? "-(%s)" : own_pts < 0 ? "-%s" : "%s", sum);
}

void odd_why_score(odd_explainer *x, const odd_part *part, int turn) {
    char said[ODD_RESULT_MAX];
    odd_deal deal = {.game = ODD_DUPLICATE};
    odd_step steps[ODD_ELEMENT_COUNT];
    int own_pts = turn * part->score_pts;
    odd_number own = odd_number_pts(own_pts);
    if (part->bare) {
        odd_reason_add(x, 0, own.text, "", "The score, as given");
        return;
    }
    odd_result r = deal.result = odd_unpack(part->result, &deal.vul);
    int count = odd_deal_explain(steps, &deal);
    odd_result_format(said, sizeof said, r, x->style);
    if (part->weight_x100 < ODD_WEIGHT_ALL)
        odd_reason_add(x, 0, own.text, "", "%s %% of %s",
                       odd_number_of(part->weight_x100 * (odd_amount)(ODD_ONE / 100)).text, said);
    else
        odd_reason_add(x, 0, own.text, "", "The score of %s, %s", said,
                       r.level == 0                                ? "not played by anybody"
                       : odd_vulnerable(deal.vul, r.declarer) == 1 ? "vulnerable"
                                                                   : "not vulnerable");
    sum_steps(x, steps, count, own_pts);
    explain_steps(x, steps, count);
}

/* ---- The others -------------------------------------------------------------------------------- */

const odd_part *odd_why_parts(const odd_event *e, const odd_play *p, int cards, odd_part *single,
                              int *count) {
    *count = 1;
    if (p->kind == ODD_PLAYED) {
        *single = (odd_part){p->packed, p->bare, p->score_pts, ODD_WEIGHT_ALL};
        return single;
    }
    const odd_adjustment *given = &odd_ruling_of(e, p)->side[cards];
    *count = given->part_count;
    return given->award == ODD_AWARD_SCORE ? given->parts : NULL;
}

/* Returns whether two lines are compared at all, if sections are compared separately. */
static bool same_section(const odd_event *e, const odd_play *p, const odd_play *q) {
    return odd_setting(e, ODD_SET_COMPARE) != ODD_APART ||
           e->contestants[odd_event_who(e, p, 0)[0]].section_number ==
               e->contestants[odd_event_who(e, q, 0)[0]].section_number;
}

static bool compared_with(const odd_event *e, const odd_board *b, const odd_play *p, const odd_play *q) {
    return p != q && odd_play_counts(q) && !(b->fouled && p->group != q->group) && same_section(e, p, q);
}

odd_rival_score *odd_rival_scores_at(odd_explainer *x, odd_rival_scores *r, int pts) {
    size_t at = 0;
    while (at < r->count && r->list[at].pts > pts)
        at++;
    if (at < r->count && r->list[at].pts == pts)
        return &r->list[at];
    odd_rival_score *list = odd_arena_grow(x->arena, r->list, r->count, r->count + 1, &r->cap, sizeof *list);
    if (list == NULL) {
        x->no_memory = true;
        return NULL;
    }
    r->list = list;
    for (size_t i = r->count++; i > at; i--)
        list[i] = list[i - 1];
    list[at] = (odd_rival_score){.pts = pts};
    return &list[at];
}

static void add_rival(odd_explainer *x, odd_rival_scores *r, const odd_play *q, int direction, int pts,
                      int weight_x100) {
    odd_rival_score *o = odd_rival_scores_at(x, r, pts);
    if (o == NULL)
        return;
    o->weight_x100 += weight_x100;
    odd_writer w = {.buf = o->who, .cap = sizeof o->who};
    while (w.len < sizeof o->who - 1 && o->who[w.len] != '\0')
        w.len++;
    if (w.len > sizeof o->who - 40) {
        if (o->who[w.len - 1] != '.')
            odd_put_text(&w, " ...");
        return;
    }
    if (w.len > 0)
        odd_put_text(&w, ", ");
    odd_put_side(&w, x->e, q, direction);
    if (weight_x100 < ODD_WEIGHT_ALL)
        odd_put_format(&w, " (%s %%)", odd_number_of(weight_x100 * (odd_amount)(ODD_ONE / 100)).text);
}

static odd_rival_scores find_rivals(odd_explainer *x, const odd_board *b, const odd_play *p, int cards) {
    odd_rival_scores r = {0};
    for (uint32_t i = b->first; i != 0; i = x->e->plays[i - 1].next) {
        const odd_play *q = &x->e->plays[i - 1];
        odd_part single;
        int count;
        if (!compared_with(x->e, b, p, q))
            continue;
        const odd_part *parts = odd_why_parts(x->e, q, cards, &single, &count);
        r.results += parts != NULL;
        for (int n = 0; n < count && parts != NULL; n++)
            add_rival(x, &r, q, cards ^ (q->turned ? 1 : 0),
                      cards == 0 ? parts[n].score_pts : -parts[n].score_pts, parts[n].weight_x100);
    }
    return r;
}

/* ---- Comparison -------------------------------------------------------------------------------- */

static int made_against(const odd_event *e, int own, int other) {
    if (e->about.scoring != ODD_CROSS_IMPS)
        return own > other ? 2 : own == other;
    int imps = odd_imp(own - other), cap = (int)(odd_setting(e, ODD_SET_IMP_CAP) / ODD_ONE);
    return cap > 0 && imps > cap ? cap : cap > 0 && imps < -cap ? -cap : imps;
}

/* Compares one score with all others. Returns the sum, in hundredths of a per cent. */
static int64_t explain_comparison(odd_explainer *x, const odd_rival_scores *r, int own_pts, bool weighted) {
    bool imps = x->e->about.scoring == ODD_CROSS_IMPS;
    int64_t all = 0;
    for (size_t i = 0; i < r->count; i++)
        all += made_against(x->e, own_pts, r->list[i].pts) * r->list[i].weight_x100;
    odd_reason_add(x, 0, odd_number_of(all * ODD_ONE / ODD_WEIGHT_ALL).text, imps ? "Law 78B" : "Law 78A",
                   "The comparison of %s with %d other result%s%s", odd_number_pts(own_pts).text, r->results,
                   r->results == 1 ? "" : "s", weighted ? "" : ", M");
    odd_reason_adds(x);
    for (size_t i = 0; i < r->count; i++) {
        const odd_rival_score *o = &r->list[i];
        int each = made_against(x->e, own_pts, o->pts), off = own_pts - o->pts;
        odd_amount made = each * o->weight_x100 * ODD_ONE / ODD_WEIGHT_ALL;
        const char *word = each == 2 ? "lower" : each == 1 ? "equal" : "higher";
        if (imps)
            odd_reason_add(x, 1, odd_number_signed(made).text, odd_imp(off) == each ? "" : "set imp-cap",
                           "against %s, a difference of %s (%s)", odd_number_pts(o->pts).text,
                           odd_number_pts(off).text, o->who);
        else
            odd_reason_add(x, 1, odd_number_of(made).text, "", "against %s, %s (%s)",
                           odd_number_pts(o->pts).text, word, o->who);
        odd_reason_sum(x, "%s x %d", odd_number_weight(o->weight_x100).text, each);
    }
    return all;
}

/* ---- The formula ------------------------------------------------------------------------------- */

static void neuberg_formula(odd_explainer *x, odd_number value, const char *made, int a, int n) {
    const char *half = x->e->about.acbl ? " / 2" : "",
               *all = x->e->about.acbl ? ": one point for each score that is beaten" : "";
    switch ((odd_neuberg)odd_setting(x->e, ODD_SET_NEUBERG)) {
    case ODD_NEUBERG_ON:
        if (a == n) {
            odd_reason_add(x, 1, value.text, "set neuberg on", "all %d results are there%s, M%s", n, all,
                           half);
            odd_reason_sum(x, "%s%s", made, half);
            break;
        }
        odd_reason_add(x, 1, value.text, "set neuberg on", "%d results of %d expected, (M x E + E - A) / A%s",
                       a, n, half);
        odd_reason_sum(x, "(%s x %d + %d - %d) / %d%s", made, n, n, a, a, half);
        break;
    case ODD_NEUBERG_SIMPLE:
        odd_reason_add(x, 1, value.text, "set neuberg simple", "%d results of %d expected, %s%s", a, n,
                       a == 1 ? "E - 1" : "M x (E - 1) / (A - 1)", half);
        if (a == 1)
            odd_reason_sum(x, "(%d - 1)%s", n, half);
        else
            odd_reason_sum(x, "%s x (%d - 1) / (%d - 1)%s", made, n, a, half);
        break;
    case ODD_NEUBERG_OFF:
        odd_reason_add(x, 1, value.text, "set neuberg off", "unchanged, of %d results, M%s", a, half);
        odd_reason_sum(x, "%s%s", made, half);
        break;
    }
}

static odd_frac matchpoint_formula(odd_explainer *x, const odd_play *p, int seat, odd_frac m) {
    const odd_event *e = x->e;
    const odd_worth *w = odd_line_worth(e, p);
    int a = (int)w->compared[seat], n = (int)w->expected;
    odd_number made = odd_number_frac(m), bam = odd_number_of(odd_setting(e, ODD_SET_BAM));
    odd_comparison c = {.e = e, .compared = a, .expected = n, .small = (w->small >> seat & 1) != 0};
    odd_frac exact = odd_method_value(&c, m.num, m.den);
    odd_number value = odd_number_frac(exact);
    if (e->about.scoring == ODD_BAM && a == 1) {
        odd_reason_add(x, 1, value.text, "set bam", "half of a board won: no other result to compare with");
        odd_reason_sum(x, "%s / 2", bam.text);
    } else if (e->about.scoring == ODD_BAM) {
        odd_reason_add(x, 1, value.text, "set bam", "M / (2(A - 1)) of a board won");
        odd_reason_sum(x, "%s x %s / (2 x (%d - 1))", bam.text, made.text, a);
    } else if (c.small) {
        odd_reason_add(x, 1, value.text, "Law 87B, set groups",
                       "a group of %d: 60 %% + 5 %% x (M - (A - 1)) of a top%s", a,
                       e->about.acbl ? ", by 2" : "");
        odd_reason_sum(x, "(60 + 5 x (%s - %d)) x %d / 100%s", made.text, a - 1, 2 * (n - 1),
                       e->about.acbl ? " / 2" : "");
    } else {
        neuberg_formula(x, value, made.text, a, n);
    }
    return exact;
}

/* Returns the number of results in a direction with which a line would be compared if the board were not
 * fouled; sets *fouled if it is: if it has several groups. */
static int on_board(const odd_event *e, const odd_board *b, const odd_play *p, int cards, bool *fouled) {
    int results = 0, count, group = -1;
    odd_part single;
    *fouled = false;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *q = &e->plays[i - 1];
        if (!odd_play_counts(q) || !same_section(e, p, q))
            continue;
        bool here = odd_why_parts(e, q, cards, &single, &count) != NULL;
        results += here;
        if (!here && odd_why_parts(e, q, 1 - cards, &single, &count) == NULL)
            continue;
        *fouled = *fouled || (group >= 0 && group != q->group);
        group = q->group;
    }
    return results;
}

static odd_frac cross_formula(odd_explainer *x, const odd_board *b, const odd_play *p, int seat, odd_frac m) {
    const odd_event *e = x->e;
    int a = (int)odd_line_worth(e, p)->compared[seat], n = (int)odd_line_worth(e, p)->expected;
    odd_comparison c = {.e = e, .compared = a, .expected = n};
    c.on_board = on_board(e, b, p, seat ^ (p->turned ? 1 : 0), &c.fouled);
    odd_frac exact = odd_method_value(&c, m.num, m.den);
    odd_number value = odd_number_frac(exact), made = odd_number_frac(m);
    odd_cross form = (odd_cross)odd_setting(e, ODD_SET_CROSS_IMPS);
    bool total = form == ODD_CROSS_TOTAL;
    bool factored = c.fouled ? odd_setting(e, ODD_SET_GROUPS) == ODD_GROUPS_EBU
                             : odd_setting(e, ODD_SET_FEWER_RESULTS) == ODD_FEWER_FACTORED && a < n;
    const char *law = !factored && !c.fouled ? "set cross-imps"
                      : c.fouled             ? "set cross-imps, set groups"
                                             : "set cross-imps, set fewer-results";
    if (a == 1) {
        odd_reason_add(x, 1, value.text, law, "no other result to compare with");
    } else if (form == ODD_CROSS_CROSS1) {
        odd_reason_add(x, 1, value.text, "set cross-imps", "divided by the %d results", a);
        odd_reason_sum(x, "%s / %d", made.text, a);
    } else if (factored) {
        odd_reason_add(x, 1, value.text, law, "%d results of %d expected%s, M x E / %s", a, n,
                       c.fouled ? ", in a group of a fouled board" : "", total ? "A" : "(A x (E - 1))");
        odd_reason_sum(x, total ? "%s x %d / %d" : "%s x %d / (%d x (%d - 1))", made.text, n, a, n);
    } else if (total && c.fouled) {
        odd_reason_add(x, 1, value.text, law,
                       "the comparisons in a group, %d, as if there were %d, as many as on the whole board",
                       a - 1, c.on_board - 1);
        odd_reason_sum(x, "%s x (%d - 1) / (%d - 1)", made.text, c.on_board, a);
    } else {
        odd_reason_add(x, 1, value.text, "set cross-imps",
                       total ? "the sum of all %d comparisons" : "divided by the %d comparisons", a - 1);
        odd_reason_sum(x, total ? "%s" : "%s / %d", made.text, a - 1);
    }
    return exact;
}

/* ---- Rounding ---------------------------------------------------------------------------------- */

static int favour_of(const odd_event *e, const odd_play *p, int seat) {
    if (p == NULL || p->kind != ODD_RULED)
        return 0;
    return odd_ruling_favours(e, odd_ruling_of(e, p), seat ^ (p->turned ? 1 : 0));
}

/* Returns the unit to which a board's score is rounded. */
static odd_number unit_of(const odd_event *e) {
    switch (e->about.scoring) {
    case ODD_MATCHPOINTS:
    case ODD_BAM:
    case ODD_PATTON:
        return odd_number_of(odd_setting(e, ODD_SET_UNIT));
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
        return odd_number_of(odd_setting(e, ODD_SET_IMP_UNIT));
    case ODD_TEAM_IMPS:
        return odd_number_of(e->about.has_vp ? ODD_ONE : odd_setting(e, ODD_SET_IMP_UNIT));
    case ODD_POINTS:
    case ODD_SCORING_COUNT:
        break;
    }
    return odd_number_of(ODD_ONE);
}

void odd_why_rounding(odd_explainer *x, const odd_play *p, const odd_play *q, int seat, odd_frac exact,
                      odd_amount value) {
    const odd_event *e = x->e;
    char round[32];
    int favour = favour_of(e, p, seat) + favour_of(e, q, 1 - seat);
    odd_settings_format(round, sizeof round, &e->settings, ODD_SET_ROUND);
    odd_reason_add(x, 1, odd_number_of(value).text, "set round", "rounded to %s, halves %s", unit_of(e).text,
                   favour > 0                                        ? "up: the others offended"
                   : favour < 0                                      ? "down: they offended"
                   : odd_setting(e, ODD_SET_ROUND) == ODD_ROUND_AWAY ? "away from the average"
                                                                     : round);
    odd_reason_sum(x, "%s", odd_number_frac(exact).text);
}

/* Explains what a line gives in the end; its formula may be above. */
static void explain_given(odd_explainer *x, const odd_play *p, int seat, odd_frac exact, odd_amount value) {
    const odd_event *e = x->e;
    odd_amount top = odd_event_top(e, p, seat);
    odd_why_rounding(x, p, NULL, seat, exact, value);
    if (top <= 0)
        return;
    int64_t hundredths = 0;
    odd_frac_round(&hundredths, odd_frac_of(value * 100, top), odd_frac_of(1, 100), ODD_HALVES_UP,
                   odd_frac_whole(0));
    odd_number n = {{0}};
    odd_amount_format(n.text, sizeof n.text, hundredths * (ODD_ONE / 100), 2);
    odd_reason_add(x, 1, n.text, "", "in per cent of a top, rounded to 0.01");
    odd_reason_sum(x, "100 x %s / %s", odd_number_of(value).text, odd_number_of(top).text);
}

/* ---- Artificial scores ------------------------------------------------------------------------- */

/* Returns whether the contestant's own average counts, not the usual percentage. */
static bool own_counts(const odd_event *e, const odd_adjustment *given, odd_frac own, odd_frac usual) {
    int compared = odd_frac_compare(own, usual);
    return odd_setting(e, ODD_SET_OWN_AVERAGE) == 0 &&
           ((given->award == ODD_AWARD_AVE_PLUS && compared > 0) ||
            (given->award == ODD_AWARD_AVE_MINUS && compared < 0));
}

static odd_frac share_of_top(odd_explainer *x, const odd_play *p, const odd_adjustment *given,
                             odd_amount top) {
    odd_sum others = odd_own_sum(x->e, p, x->who), *sum = &others;
    odd_frac share = odd_frac_of(odd_award_percent(given), 100 * ODD_ONE), of = odd_frac_of(top, ODD_ONE);
    odd_frac own = odd_frac_of(sum->plain, sum->plain_max);
    if (sum->plain_max > 0 && own_counts(x->e, given, own, share)) {
        odd_frac value = odd_frac_mul(own, of);
        odd_reason_add(x, 1, odd_number_frac(value).text, "set own-average",
                       "as on the %d board%s compared: %s of %s, of a top", sum->plain_boards,
                       sum->plain_boards == 1 ? "" : "s", odd_number_of(sum->plain).text,
                       odd_number_of(sum->plain_max).text);
        odd_reason_sum(x, "%s x %s / %s", odd_number_of(top).text, odd_number_of(sum->plain).text,
                       odd_number_of(sum->plain_max).text);
        return value;
    }
    odd_frac value = odd_frac_mul(share, of);
    odd_number percent = odd_number_of(odd_award_percent(given));
    odd_reason_add(x, 1, odd_number_frac(value).text, "Law 12C2", "%s %% of a top", percent.text);
    odd_reason_sum(x, "%s x %s / 100", percent.text, odd_number_of(top).text);
    return value;
}

/* At IMPs: as for one comparison; if IMPs are totalled, as for all of them. */
static odd_frac imps_given(odd_explainer *x, const odd_play *p, const odd_adjustment *given) {
    const odd_event *e = x->e;
    odd_sum others = odd_own_sum(e, p, x->who), *sum = &others;
    odd_frac usual = odd_award_imps(e, given);
    odd_number percent = odd_number_of(odd_award_percent(given)),
               each = odd_number_of(odd_setting(e, ODD_SET_AVERAGE_IMPS));
    odd_cross form = e->about.scoring == ODD_CROSS_IMPS ? (odd_cross)odd_setting(e, ODD_SET_CROSS_IMPS)
                                                        : ODD_CROSS_AVERAGE;
    int n = (int)odd_line_worth(e, p)->expected;
    if (given->award == ODD_AWARD_IMPS)
        return usual;
    if (form != ODD_CROSS_AVERAGE)
        usual = odd_frac_mul(usual, odd_frac_of(n - 1, form == ODD_CROSS_CROSS1 ? n : 1));
    odd_frac own = odd_frac_of(sum->plain, sum->plain_boards * (int64_t)ODD_ONE);
    if (sum->plain_boards > 0 && own_counts(e, given, own, usual)) {
        odd_reason_add(x, 1, odd_number_frac(own).text, "set own-average",
                       "their average on the %d board%s compared", sum->plain_boards,
                       sum->plain_boards == 1 ? "" : "s");
        odd_reason_sum(x, "%s / %d", odd_number_of(sum->plain).text, sum->plain_boards);
        return own;
    }
    odd_reason_add(x, 1, odd_number_frac(usual).text, "set average-imps",
                   "%s IMP%s for each 10 %% above 50 %%%s", each.text,
                   odd_setting(e, ODD_SET_AVERAGE_IMPS) == ODD_ONE ? "" : "s",
                   form == ODD_CROSS_AVERAGE ? "" : ", in each comparison that was expected");
    if (form == ODD_CROSS_AVERAGE)
        odd_reason_sum(x, "(%s - 50) / 10 x %s", percent.text, each.text);
    else if (form == ODD_CROSS_TOTAL)
        odd_reason_sum(x, "(%s - 50) / 10 x %s x (%d - 1)", percent.text, each.text, n);
    else
        odd_reason_sum(x, "(%s - 50) / 10 x %s x (%d - 1) / %d", percent.text, each.text, n, n);
    return usual;
}

static void explain_artificial(odd_explainer *x, const odd_play *p, int seat, const odd_adjustment *given) {
    const odd_event *e = x->e;
    int direction = seat;
    odd_amount value = odd_event_value(e, p, x->who, &direction);
    static const char *const texts[ODD_AWARD_COUNT] = {
        "",
        "average minus: at most 40 %, or their own average if that is worse",
        "average: 50 %",
        "average plus: at least 60 %, or their own average if that is better",
        "a percentage of a top",
        "an amount of IMPs"};
    odd_reason_add(x, 0, odd_number_of(value).text, "Law 12C2", "An artificial score: %s",
                   texts[given->award]);
    if (p->kind != ODD_RULED)
        odd_reason_add(x, 1, "", "Law 87B, set groups", "the only result of its group of a fouled board");
    if (e->about.scoring == ODD_POINTS)
        return;
    odd_frac exact = odd_scoring_has_max(e) ? share_of_top(x, p, given, odd_event_top(e, p, seat))
                                            : imps_given(x, p, given);
    explain_given(x, p, seat, exact, value);
}

/* ---- A line of pairs --------------------------------------------------------------------------- */

/* Returns the weighted mean of the parts' sums, in hundredths of a per cent, and explains it: "0.6 x 10 + 0.4
 * x -10". */
static odd_frac weighted_mean(odd_explainer *x, const odd_part *parts, int count, const int64_t *made_x100,
                              const char *what) {
    char sum[ODD_SUM_MAX];
    odd_writer w = odd_writer_on(sum, sizeof sum);
    odd_wide all = 0;
    for (int i = 0; i < count; i++) {
        all += (odd_wide)made_x100[i] * parts[i].weight_x100;
        odd_put_format(&w, "%s%s x %s", i > 0 ? " + " : "", odd_number_weight(parts[i].weight_x100).text,
                       odd_number_weight(made_x100[i]).text);
    }
    odd_frac m = odd_frac_wide(all, (odd_wide)ODD_WEIGHT_ALL * ODD_WEIGHT_ALL);
    odd_reason_add(x, 0, odd_number_frac(m).text, "Law 12C1(c)", "%s", what);
    odd_reason_sum(x, "%s", sum);
    return m;
}

/* Explains the comparison of a score with the others, before rounding; the formula is below the heading of what the board
 * gives. */
static odd_frac explain_compared(odd_explainer *x, const odd_board *b, const odd_play *p, int seat,
                                 const odd_part *parts, int count) {
    const odd_event *e = x->e;
    int cards = seat ^ (p->turned ? 1 : 0), turn = cards == 0 ? 1 : -1;
    int64_t made_x100[ODD_PARTS_MAX] = {0};
    odd_number value = odd_number_of(odd_line_worth(e, p)->value[seat]);
    odd_rival_scores r = find_rivals(x, b, p, cards);
    for (int i = 0; i < count; i++)
        made_x100[i] = e->about.scoring == ODD_POINTS
                           ? (int64_t)turn * parts[i].score_pts * ODD_WEIGHT_ALL
                           : explain_comparison(x, &r, turn * parts[i].score_pts, count > 1);
    odd_frac m = odd_frac_of(made_x100[0], ODD_WEIGHT_ALL);
    if (count > 1)
        m = weighted_mean(x, parts, count, made_x100,
                          e->about.scoring == ODD_POINTS ? "The weighted mean"
                                                         : "M, the weighted mean over the parts");
    if (e->about.scoring != ODD_POINTS || count > 1)
        odd_reason_add(x, 0, value.text, "", "What the board gives");
    if (e->about.scoring == ODD_POINTS)
        return m;
    return e->about.scoring == ODD_CROSS_IMPS ? cross_formula(x, b, p, seat, m)
                                              : matchpoint_formula(x, p, seat, m);
}

static void explain_pairs(odd_explainer *x, const odd_board *b, const odd_play *p, int seat) {
    const odd_event *e = x->e;
    odd_adjustment given;
    odd_part single;
    int count, cards = seat ^ (p->turned ? 1 : 0), turn = cards == 0 ? 1 : -1;
    odd_frac exact;
    if (odd_play_artificial(e, p, seat, &given)) {
        explain_artificial(x, p, seat, &given);
        return;
    }
    const odd_part *parts = odd_why_parts(e, p, cards, &single, &count);
    for (int i = 0; i < count; i++)
        odd_why_score(x, &parts[i], turn);
    if (e->about.scoring == ODD_BUTLER) {
        odd_rival_scores r = find_rivals(x, b, p, cards);
        exact = odd_why_butler(x, &r, parts, count, turn, (int)odd_line_worth(e, p)->expected);
        odd_reason_add(x, 0, odd_number_of(odd_line_worth(e, p)->value[seat]).text, "",
                       "What the board gives");
    } else {
        exact = explain_compared(x, b, p, seat, parts, count);
    }
    if (e->about.scoring != ODD_POINTS || count > 1)
        explain_given(x, p, seat, exact, odd_line_worth(e, p)->value[seat]);
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* Explains the line itself, and the lines that it corrected. */
static void explain_lines(odd_explainer *x, const odd_board *b, const odd_play *p, int seat) {
    char said[ODD_PLAY_MAX], against[80], name[64];
    odd_writer w = odd_writer_on(against, sizeof against);
    odd_put_side(&w, x->e, p, 1 - seat);
    odd_play_format(said, sizeof said, x->e, p, x->style);
    odd_contestant_format(name, sizeof name, x->e, x->who);
    int direction = seat;
    odd_reason_add(x, 0, odd_number_of(odd_event_value(x->e, p, x->who, &direction)).text, "",
                   "Board %d: %s, %s against %s: %s", b->number, name,
                   seat == 0 ? "North-South" : "East-West", against, said);
    odd_reason_add(x, 1, "", "", "line %d of the log", (int)p->line);
    for (uint32_t i = b->first; i != 0; i = x->e->plays[i - 1].next) {
        const odd_play *q = &x->e->plays[i - 1];
        if (!q->corrected || odd_event_who(x->e, q, 0)[0] != odd_event_who(x->e, p, 0)[0] ||
            odd_event_who(x->e, q, 1)[0] != odd_event_who(x->e, p, 1)[0] || q->round != p->round)
            continue;
        odd_play_format(said, sizeof said, x->e, q, x->style);
        odd_reason_add(x, 1, "", "", "corrected by line %d: line %d said %s",
                       (int)x->e->plays[odd_play_later(q) - 1].line, (int)q->line, said);
    }
}

int odd_event_why_board(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who, int board,
                        odd_style style, odd_error *error) {
    odd_explainer x = {out, e, arena, style, who, false};
    bool found = false;
    *out = (odd_reasons){0};
    int code = odd_event_board_session(&board, e, who, board, error);
    if (code != ODD_OK)
        return code;
    const odd_board *b = odd_event_board(e, board);
    for (uint32_t i = b != NULL ? b->first : 0; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        for (int seat = 0; seat < 2 && odd_play_counts(p); seat++) {
            const uint32_t *there = odd_event_who(e, p, seat);
            const odd_play *other = e->about.contest == ODD_TEAMS ? odd_teams_other(e, p) : NULL;
            /* explained with the other table */
            bool told = other != NULL && other < p && odd_play_counts(other);
            if ((there[0] != who && there[1] != who) || told)
                continue;
            found = true;
            explain_lines(&x, b, p, seat);
            if (e->about.contest == ODD_TEAMS)
                odd_why_tables(&x, p, seat);
            else
                explain_pairs(&x, b, p, seat);
        }
    }
    if (x.no_memory)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    if (found)
        return ODD_OK;
    if (b == NULL)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the event has no board %d", board % ODD_BOARDS_END);
    char name[64];
    odd_contestant_format(name, sizeof name, e, who);
    return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s has no score on board %d", name,
                    board % ODD_BOARDS_END);
}
