/* Why a board gave what it gave: the contract, its score, the comparison with every other table, the formula, the
 * rounding. Everything is computed anew here, the long way, from what the lines say. */
#include "base/error.h"
#include "event/method.h"
#include "event/teams.h"
#include "event/why.h"

/* ---- The score --------------------------------------------------------------------------------- */

static void explain_score(odd_explainer *x, odd_packed packed, int level) {
    odd_deal deal = {.game = ODD_DUPLICATE};
    odd_step steps[ODD_ELEMENT_COUNT];
    deal.result = odd_unpack(packed, &deal.vul);
    int count = odd_deal_explain(steps, &deal);
    for (int i = 0; i < count; i++)
        odd_reason_add(x, level, odd_number_of(steps[i].points * (odd_amount)ODD_ONE).text, steps[i].law,
                       "%s: %s, %s", odd_element_name(steps[i].element), steps[i].sum, steps[i].why);
    if (count == 0)
        odd_reason_add(x, level, "0", "Law 77", "passed out");
}

static void explain_given(odd_explainer *x, const odd_part *part, int turn) {
    char said[ODD_RESULT_MAX];
    odd_vul v;
    odd_number own = odd_number_signed(turn * part->score_pts * (odd_amount)ODD_ONE);
    if (part->bare) {
        odd_reason_add(x, 0, own.text, "", "The score, as it was given");
        return;
    }
    odd_result r = odd_unpack(part->result, &v);
    odd_result_format(said, sizeof said, r, x->style);
    if (part->weight_x100 < ODD_WEIGHT_ALL)
        odd_reason_add(x, 0, own.text, "", "%s %% of %s",
                       odd_number_of(part->weight_x100 * (odd_amount)(ODD_ONE / 100)).text, said);
    else
        odd_reason_add(x, 0, own.text, "", "The score of %s, %s", said,
                       r.level == 0                         ? "which nobody played"
                       : odd_vulnerable(v, r.declarer) == 1 ? "vulnerable"
                                                            : "not vulnerable");
    explain_score(x, part->result, 1);
}

/* ---- The others -------------------------------------------------------------------------------- */

/* What one direction of a line has, where it is a score. NULL if it has none. */
static const odd_part *parts_of(const odd_event *e, const odd_play *p, int cards, odd_part *single,
                                int *count) {
    *count = 1;
    if (p->kind == ODD_PLAYED) {
        *single = (odd_part){p->packed, p->bare, p->score_pts, ODD_WEIGHT_ALL};
        return single;
    }
    const odd_given *given = &e->rulings[p->ruling - 1].side[cards];
    *count = given->part_count;
    return given->award == ODD_AWARD_SCORE ? given->parts : NULL;
}

static bool compared_with(const odd_event *e, const odd_board *b, const odd_play *p, const odd_play *q) {
    if (p == q || !odd_play_counts(q) || (b->fouled && p->group != q->group))
        return false;
    if (odd_setting(e, ODD_SET_COMPARE) != ODD_APART)
        return true;
    return e->contestants[odd_event_who(e, p, 0)[0]].section_number ==
           e->contestants[odd_event_who(e, q, 0)[0]].section_number;
}

/* The others with one score: how much weight they have, and who they are. */
typedef struct others {
    int pts; /* from the direction's own side */
    int64_t weight_x100;
    char who[160];
} others;

typedef struct rivals {
    others *list; /* the highest score first */
    size_t count, cap;
    int results; /* without the line itself */
} rivals;

static void add_rival(odd_explainer *x, rivals *r, const odd_play *q, int direction, int pts,
                      int weight_x100) {
    size_t at = 0;
    while (at < r->count && r->list[at].pts > pts)
        at++;
    if (at == r->count || r->list[at].pts != pts) {
        others *list = odd_arena_grow(x->arena, r->list, r->count, r->count + 1, &r->cap, sizeof *list);
        if (list == NULL) {
            x->no_memory = true;
            return;
        }
        r->list = list;
        for (size_t i = r->count++; i > at; i--)
            list[i] = list[i - 1];
        list[at] = (others){.pts = pts};
    }
    others *o = &r->list[at];
    o->weight_x100 += weight_x100;
    odd_writer w = {o->who, sizeof o->who, 0};
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

static rivals find_rivals(odd_explainer *x, const odd_board *b, const odd_play *p, int cards) {
    rivals r = {0};
    for (uint32_t i = b->first; i != 0; i = x->e->plays[i - 1].next) {
        const odd_play *q = &x->e->plays[i - 1];
        odd_part single;
        int count;
        if (!compared_with(x->e, b, p, q))
            continue;
        const odd_part *parts = parts_of(x->e, q, cards, &single, &count);
        r.results += parts != NULL;
        for (int n = 0; n < count && parts != NULL; n++)
            add_rival(x, &r, q, cards ^ (q->turned ? 1 : 0),
                      cards == 0 ? parts[n].score_pts : -parts[n].score_pts, parts[n].weight_x100);
    }
    return r;
}

/* ---- Comparison -------------------------------------------------------------------------------- */

static int made_against(const odd_event *e, int own, int other) {
    if (e->scoring != ODD_CROSS_IMPS)
        return own > other ? 2 : own == other;
    int imps = odd_imp(own - other), cap = (int)(odd_setting(e, ODD_SET_IMP_CAP) / ODD_ONE);
    return cap > 0 && imps > cap ? cap : cap > 0 && imps < -cap ? -cap : imps;
}

/* One score with all others: gives what it makes of them, in hundredths of a per cent. */
static int64_t explain_comparison(odd_explainer *x, const rivals *r, int own_pts) {
    bool imps = x->e->scoring == ODD_CROSS_IMPS;
    int64_t all = 0;
    odd_reason_add(x, 0, "", imps ? "Law 78B" : "Law 78A", "The comparison of %s%d with %d other result%s",
                   own_pts > 0 ? "+" : "", own_pts, r->results, r->results == 1 ? "" : "s");
    for (size_t i = 0; i < r->count; i++) {
        const others *o = &r->list[i];
        int each = made_against(x->e, own_pts, o->pts);
        int64_t made = each * o->weight_x100;
        odd_number times = odd_number_of(o->weight_x100 * ODD_ONE / ODD_WEIGHT_ALL);
        all += made;
        if (imps)
            odd_reason_add(x, 1, odd_number_signed(made * ODD_ONE / ODD_WEIGHT_ALL).text, "",
                           "%s x %s%d: %s%d is %d IMPs (%s)", times.text, o->pts > 0 ? "+" : "", o->pts,
                           own_pts - o->pts > 0 ? "+" : "", own_pts - o->pts, each, o->who);
        else
            odd_reason_add(x, 1, odd_number_of(made * ODD_ONE / ODD_WEIGHT_ALL).text, "",
                           "%s x %s%d: %s, %d each (%s)", times.text, o->pts > 0 ? "+" : "", o->pts,
                           each == 2   ? "lower"
                           : each == 1 ? "equal"
                                       : "higher",
                           each, o->who);
    }
    return all;
}

/* ---- The formula ------------------------------------------------------------------------------- */

static void matchpoint_formula(odd_explainer *x, const odd_play *p, int seat, odd_frac m) {
    const odd_event *e = x->e;
    const odd_worth *w = odd_worth_of(e, p);
    int a = (int)w->compared[seat], n = (int)w->expected;
    odd_number made = odd_number_frac(m);
    odd_comparison c = {.e = e, .compared = a, .expected = n, .small = (w->small >> seat & 1) != 0};
    odd_number value = odd_number_frac(odd_method_of(e->scoring)->value(&c, m.num, m.den));
    if (e->scoring == ODD_BAM) {
        odd_reason_add(x, 1, value.text, "set bam", "M / (2(A - 1)) of a board won: %s / %d of %s", made.text,
                       2 * (a - 1), odd_number_of(odd_setting(e, ODD_SET_BAM)).text);
        return;
    }
    if (c.small) {
        odd_reason_add(
            x, 1, value.text, "Law 87B, set groups",
            "a group of %d: 60 %% + 5 %% x (M - (A - 1)) = 60 %% + 5 %% x (%s - %d) of a top of %d", a,
            made.text, a - 1, 2 * (n - 1));
        return;
    }
    switch ((odd_neuberg)odd_setting(e, ODD_SET_NEUBERG)) {
    case ODD_NEUBERG_ON:
        if (a == n)
            odd_reason_add(x, 1, value.text, "set neuberg on", "all %d results are there%s", n,
                           e->acbl ? ": M / 2, one point for each score that is beaten" : "");
        else
            odd_reason_add(x, 1, value.text, "set neuberg on",
                           "%d results of %d expected: (M x E + E - A) / A = (%s x %d + %d - %d) / %d%s", a,
                           n, made.text, n, n, a, a, e->acbl ? ", and half of that" : "");
        break;
    case ODD_NEUBERG_SIMPLE:
        odd_reason_add(x, 1, value.text, "set neuberg simple",
                       "%d results of %d expected: M x (E - 1) / (A - 1) = %s x %d / %d%s", a, n, made.text,
                       n - 1, a - 1, e->acbl ? ", and half of that" : "");
        break;
    case ODD_NEUBERG_OFF:
        odd_reason_add(x, 1, value.text, "set neuberg off", "as it is, of %d results%s", a,
                       e->acbl ? ": M / 2" : "");
        break;
    }
}

/* Results of the whole board in a direction. */
static int on_board(const odd_event *e, const odd_board *b, int cards) {
    int results = 0, count;
    odd_part single;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        results += odd_play_counts(&e->plays[i - 1]) &&
                   parts_of(e, &e->plays[i - 1], cards, &single, &count) != NULL;
    return results;
}

static void cross_formula(odd_explainer *x, const odd_board *b, const odd_play *p, int seat, odd_frac m) {
    const odd_event *e = x->e;
    int a = (int)odd_worth_of(e, p)->compared[seat];
    odd_comparison c = {.e = e,
                        .compared = a,
                        .expected = (int)odd_worth_of(e, p)->expected,
                        .fouled = b->fouled,
                        .on_board = on_board(e, b, seat ^ (p->turned ? 1 : 0))};
    odd_frac value = odd_method_of(e->scoring)->value(&c, m.num, m.den);
    static const char *const words[] = {"divided by the %d comparisons", "the sum of all %d comparisons",
                                        "divided by the %d results"};
    odd_cross form = (odd_cross)odd_setting(e, ODD_SET_CROSS_IMPS);
    char text[80];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_format(&w, words[form], form == ODD_CROSS_CROSS1 ? a : a - 1);
    bool factored = !b->fouled && a < c.expected && form != ODD_CROSS_CROSS1 &&
                    odd_setting(e, ODD_SET_FEWER_RESULTS) == ODD_FEWER_FACTORED;
    if (factored) { /* M x E / A, and of all comparisons that were expected */
        odd_reason_add(x, 1, odd_number_frac(value).text, "set cross-imps, set fewer-results",
                       form == ODD_CROSS_TOTAL
                           ? "%d results of %d expected: M x E / A = %s x %d / %d"
                           : "%d results of %d expected: M x E / A / (E - 1) = %s x %d / %d / %d",
                       a, c.expected, odd_number_frac(m).text, c.expected, a, c.expected - 1);
        return;
    }
    odd_reason_add(x, 1, odd_number_frac(value).text,
                   b->fouled ? "set cross-imps, set groups" : "set cross-imps", "%s IMPs, %s%s",
                   odd_number_frac(m).text, text,
                   b->fouled ? ", with the factor for a group of a fouled board" : "");
}

/* Where halves go. */
static const char *halves_text(const odd_event *e, const odd_play *p, int seat, const char *setting) {
    int favour = p->kind == ODD_RULED
                     ? odd_ruling_favours(e, &e->rulings[p->ruling - 1], seat ^ (p->turned ? 1 : 0))
                     : 0;
    if (favour != 0)
        return favour > 0 ? "up: the others offended" : "down: they offended";
    return odd_setting(e, ODD_SET_ROUND) == ODD_ROUND_AWAY ? "away from the average" : setting;
}

static void explain_rounding(odd_explainer *x, const odd_play *p, int seat, odd_amount value) {
    const odd_event *e = x->e;
    char round[32], unit[32];
    odd_amount top = odd_event_top(e, p, seat);
    odd_setting_format(round, sizeof round, &e->settings, ODD_SET_ROUND);
    odd_setting_format(unit, sizeof unit, &e->settings,
                       e->scoring == ODD_MATCHPOINTS || e->scoring == ODD_BAM ? ODD_SET_UNIT
                                                                              : ODD_SET_IMP_UNIT);
    if (e->scoring != ODD_POINTS)
        odd_reason_add(x, 1, odd_number_of(value).text, "set round", "rounded to %s, halves %s", unit,
                       halves_text(e, p, seat, round));
    if (top > 0) {
        odd_frac percent = odd_frac_of(value * 100, top);
        int64_t hundredths = 0;
        odd_frac_round(&hundredths, percent, odd_frac_of(1, 100), ODD_HALVES_UP, odd_frac_whole(0));
        odd_number n = {{0}};
        odd_amount_format(n.text, sizeof n.text, hundredths * (ODD_ONE / 100), 2);
        odd_reason_add(x, 1, n.text, "", "in per cent of a top of %s", odd_number_of(top).text);
    }
}

/* ---- Butler ------------------------------------------------------------------------------------ */

static void explain_butler(odd_explainer *x, const rivals *r, const odd_part *parts, int count, int turn,
                           int datum) {
    char how[32], unit[32];
    odd_setting_format(how, sizeof how, &x->e->settings, ODD_SET_DATUM);
    odd_setting_format(unit, sizeof unit, &x->e->settings, ODD_SET_DATUM_UNIT);
    odd_reason_add(x, 0, odd_number_signed(turn * datum * (odd_amount)ODD_ONE).text, "set datum",
                   "The datum of %d results: %s, to the nearest %s", r->results + 1, how, unit);
    for (size_t i = 0; i < r->count; i++)
        odd_reason_add(x, 1, "", "", "%s x %s%d (%s)",
                       odd_number_of(r->list[i].weight_x100 * ODD_ONE / ODD_WEIGHT_ALL).text,
                       r->list[i].pts > 0 ? "+" : "", r->list[i].pts, r->list[i].who);
    for (int i = 0; i < count; i++)
        odd_reason_add(x, 1, "", "", "%s x %s%d (itself)",
                       odd_number_of(parts[i].weight_x100 * (odd_amount)ODD_ONE / ODD_WEIGHT_ALL).text,
                       turn * parts[i].score_pts > 0 ? "+" : "", turn * parts[i].score_pts);
    odd_reason_add(x, 0, "", "Law 78B", "The comparison with the datum");
    for (int i = 0; i < count; i++) {
        int own = turn * parts[i].score_pts, off = own - turn * datum;
        odd_reason_add(x, 1, odd_number_signed(odd_imp(off) * (odd_amount)ODD_ONE).text, "",
                       "%s%d against %s%d: %s%d", own > 0 ? "+" : "", own, turn * datum > 0 ? "+" : "",
                       turn * datum, off > 0 ? "+" : "", off);
    }
}

/* ---- A line of pairs --------------------------------------------------------------------------- */

static void explain_artificial(odd_explainer *x, const odd_play *p, int seat, const odd_given *given) {
    const odd_event *e = x->e;
    const odd_sum *sum = &e->inner->sums[x->who];
    int direction = seat;
    odd_amount value = odd_event_value(e, p, x->who, &direction);
    static const char *const texts[ODD_AWARD_COUNT] = {
        "",
        "average minus: at most 40 %, or one's own average where that is worse",
        "average: 50 %",
        "average plus: at least 60 %, or one's own average where that is better",
        "a percentage of a top",
        "so many IMPs"};
    odd_reason_add(x, 0, odd_number_of(value).text, "Law 12C2", "An artificial score: %s",
                   texts[given->award]);
    if (p->kind != ODD_RULED)
        odd_reason_add(x, 1, "", "Law 87B, set groups", "the only result of its group of a fouled board");
    if (sum->plain_max > 0) {
        odd_frac percent = odd_frac_mul(odd_frac_of(sum->plain, sum->plain_max), odd_frac_whole(100));
        int64_t hundredths = 0;
        odd_frac_round(&hundredths, percent, odd_frac_of(1, 100), ODD_HALVES_UP, odd_frac_whole(0));
        odd_reason_add(x, 1, odd_number_of(hundredths * (ODD_ONE / 100)).text, "set own-average",
                       "their own on the %d boards that were compared, in per cent: %s of %s",
                       sum->plain_boards, odd_number_of(sum->plain).text, odd_number_of(sum->plain_max).text);
    }
    explain_rounding(x, p, seat, value);
}

static void explain_pairs(odd_explainer *x, const odd_board *b, const odd_play *p, int seat) {
    const odd_event *e = x->e;
    odd_given given;
    odd_part single;
    int count, cards = seat ^ (p->turned ? 1 : 0), turn = cards == 0 ? 1 : -1;
    if (odd_play_artificial(e, p, seat, &given)) {
        explain_artificial(x, p, seat, &given);
        return;
    }
    const odd_part *parts = parts_of(e, p, cards, &single, &count);
    rivals r = find_rivals(x, b, p, cards);
    for (int i = 0; i < count; i++)
        explain_given(x, &parts[i], turn);
    if (e->scoring == ODD_BUTLER) {
        explain_butler(x, &r, parts, count, turn, b->datum_pts);
    } else if (e->scoring != ODD_POINTS) {
        int64_t m_x100 = 0;
        for (int i = 0; i < count; i++)
            m_x100 += explain_comparison(x, &r, turn * parts[i].score_pts) * parts[i].weight_x100;
        odd_frac m = odd_frac_of(m_x100, (int64_t)ODD_WEIGHT_ALL * ODD_WEIGHT_ALL);
        odd_reason_add(x, 0, odd_number_frac(m).text, count > 1 ? "Law 12C1(c)" : "",
                       count > 1 ? "M, the weighted mean of what the parts make" : "M, the sum");
        if (e->scoring == ODD_CROSS_IMPS)
            cross_formula(x, b, p, seat, m);
        else
            matchpoint_formula(x, p, seat, m);
    }
    explain_rounding(x, p, seat, odd_worth_of(x->e, p)->value[seat]);
}

/* ---- A line of teams --------------------------------------------------------------------------- */

static void explain_teams(odd_explainer *x, const odd_play *p, int seat) {
    const odd_event *e = x->e;
    const odd_play *q = odd_teams_other(e, p);
    char said[ODD_PLAY_MAX];
    odd_given given;
    odd_part single, other_single;
    int count, other_count, cards = seat ^ (p->turned ? 1 : 0), turn = cards == 0 ? 1 : -1;
    if (q == NULL || !odd_play_counts(q)) {
        odd_reason_add(x, 0, "", "", "There is no result of the other table");
        return;
    }
    odd_play_format(said, sizeof said, e, q, x->style);
    odd_reason_add(x, 0, "", "", "The other table, line %d: %s", (int)q->line, said);
    int q_cards = (1 - seat) ^ (q->turned ? 1 : 0), q_turn = q_cards == 0 ? 1 : -1;
    if (odd_play_artificial(e, p, seat, &given) || odd_play_artificial(e, q, 1 - seat, &given)) {
        odd_reason_add(x, 0, odd_number_signed(odd_worth_of(x->e, p)->value[seat]).text, "Law 86B, Law 12C2",
                       "An artificial score");
        return;
    }
    const odd_part *parts = parts_of(e, p, cards, &single, &count);
    const odd_part *there = parts_of(e, q, q_cards, &other_single, &other_count);
    for (int i = 0; i < count; i++)
        explain_given(x, &parts[i], turn);
    for (int i = 0; i < other_count; i++)
        explain_given(x, &there[i], q_turn);
    odd_reason_add(x, 0, odd_number_signed(odd_worth_of(x->e, p)->value[seat]).text,
                   e->scoring == ODD_TEAM_IMPS ? "Law 78B" : "Law 78D", "The difference");
    for (int i = 0; i < count; i++)
        for (int j = 0; j < other_count; j++) {
            int own = turn * parts[i].score_pts, other = q_turn * there[j].score_pts;
            odd_number imps = odd_number_signed(odd_imp(own + other) * (odd_amount)ODD_ONE);
            odd_reason_add(x, 1, e->scoring == ODD_TEAM_IMPS ? imps.text : "", "", "%s%d and %s%d: %s%d",
                           own > 0 ? "+" : "", own, other > 0 ? "+" : "", other, own + other > 0 ? "+" : "",
                           own + other);
        }
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* The line itself, and those that it corrected. */
static void explain_lines(odd_explainer *x, const odd_board *b, const odd_play *p, int seat) {
    char said[ODD_PLAY_MAX], against[80], name[64];
    odd_writer w = odd_writer_on(against, sizeof against);
    odd_put_side(&w, x->e, p, 1 - seat);
    odd_play_format(said, sizeof said, x->e, p, x->style);
    odd_contestant_format(name, sizeof name, x->e, x->who);
    odd_reason_add(x, 0, odd_number_of(odd_worth_of(x->e, p)->value[seat]).text, "",
                   "Board %d: %s, %s against %s: %s", b->number, name,
                   seat == 0 ? "North-South" : "East-West", against, said);
    odd_reason_add(x, 1, "", "", "line %d of the log", (int)p->line);
    for (uint32_t i = b->first; i != 0; i = x->e->plays[i - 1].next) {
        const odd_play *q = &x->e->plays[i - 1];
        if (q->later == 0 || odd_event_who(x->e, q, 0)[0] != odd_event_who(x->e, p, 0)[0] ||
            odd_event_who(x->e, q, 1)[0] != odd_event_who(x->e, p, 1)[0] || q->round != p->round)
            continue;
        odd_play_format(said, sizeof said, x->e, q, x->style);
        odd_reason_add(x, 1, "", "", "corrected by line %d: line %d said %s",
                       (int)x->e->plays[q->later - 1].line, (int)q->line, said);
    }
}

int odd_event_why_board(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who, int board,
                        odd_style style, odd_error *error) {
    odd_explainer x = {out, e, arena, style, who, false};
    const odd_board *b = odd_event_board(e, board);
    bool found = false;
    *out = (odd_reasons){0};
    for (uint32_t i = b != NULL ? b->first : 0; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        for (int seat = 0; seat < 2 && odd_play_counts(p); seat++) {
            const uint32_t *there = odd_event_who(e, p, seat);
            const odd_play *other = e->contest == ODD_TEAMS ? odd_teams_other(e, p) : NULL;
            bool told = other != NULL && other < p && odd_play_counts(other); /* with the other table */
            if ((there[0] != who && there[1] != who) || told)
                continue;
            found = true;
            explain_lines(&x, b, p, seat);
            if (e->contest == ODD_TEAMS)
                explain_teams(&x, p, seat);
            else
                explain_pairs(&x, b, p, seat);
        }
    }
    if (x.no_memory)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left");
    if (found)
        return ODD_OK;
    if (b == NULL)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the event has no board %d", board);
    char name[64];
    odd_contestant_format(name, sizeof name, e, who);
    return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s has no score on board %d", name, board);
}
