/* Explains a board of teams: both tables' scores, their difference, and its value. */
#include "event/scoring.h"
#include "event/why/why.h"

/* A team's cards at one table: those of a line, or of the other one. */
typedef struct table {
    const odd_play *p; /* NULL if there is no result */
    int seat, cards, turn;
    const odd_part *parts; /* NULL if the score is artificial */
    odd_part single;
    int count;
    odd_adjustment given;
} table;

static void open_table(table *t, const odd_event *e, const odd_play *p, int seat) {
    *t = (table){.p = p, .seat = seat, .turn = 1};
    if (p == NULL || !odd_play_counts(p)) {
        t->p = NULL;
        return;
    }
    t->cards = seat ^ (p->turned ? 1 : 0);
    t->turn = t->cards == 0 ? 1 : -1;
    if (p->kind == ODD_RULED)
        t->given = odd_ruling_of(e, p)->side[t->cards];
    t->parts = odd_why_parts(e, p, t->cards, &t->single, &t->count);
}

static bool in_halves(const odd_event *e) {
    return e->about.scoring == ODD_BAM || e->about.scoring == ODD_PATTON;
}

static bool artificial(const table *t) {
    return t->p != NULL && t->parts == NULL;
}

/* ---- Artificial scores ------------------------------------------------------------------------- */

static odd_frac explain_award(odd_explainer *x, const table *t) {
    const odd_event *e = x->e;
    odd_number percent = odd_number_of(odd_award_percent(&t->given));
    odd_frac value;
    if (e->about.scoring == ODD_TEAM_IMPS) {
        value = odd_award_imps(e, &t->given);
        if (t->given.award == ODD_AWARD_IMPS) {
            odd_reason_add(x, 1, odd_number_frac(value).text, "Law 12C2", "line %d: an amount of IMPs",
                           (int)t->p->line);
            return value;
        }
        odd_number each = odd_number_of(odd_setting(e, ODD_SET_AVERAGE_IMPS));
        odd_reason_add(x, 1, odd_number_frac(value).text, "set average-imps",
                       "line %d: %s IMP%s for each 10 %% above 50 %%", (int)t->p->line, each.text,
                       odd_setting(e, ODD_SET_AVERAGE_IMPS) == ODD_ONE ? "" : "s");
        odd_reason_sum(x, "(%s - 50) / 10 x %s", percent.text, each.text);
        return value;
    }
    odd_amount won = odd_teams_board_points(e);
    value = odd_frac_mul(odd_frac_of(odd_award_percent(&t->given), 100 * ODD_ONE), odd_frac_of(won, ODD_ONE));
    odd_reason_add(x, 1, odd_number_frac(value).text, "Law 12C2", "line %d: %s %% of a board won",
                   (int)t->p->line, percent.text);
    odd_reason_sum(x, "%s x %s / 100", percent.text, odd_number_of(won).text);
    return value;
}

/* A line with the margin of a whole match: nothing was compared. */
static void explain_margin(odd_explainer *x, const odd_play *p, odd_amount value) {
    odd_reason_add(x, 0, odd_number_signed(value).text, "", "The margin of the match");
    odd_reason_adds(x);
    odd_reason_add(x, 1, odd_number_of(value).text, "", "line %d: an amount of IMPs", (int)p->line);
}

static void explain_awards(odd_explainer *x, const table *here, const table *there, odd_amount value) {
    if (here->p != NULL && here->p->slip) {
        explain_margin(x, here->p, value);
        return;
    }
    odd_reason_add(x, 0, odd_number_signed(value).text, "Law 86B, Law 12C2", "An artificial score%s",
                   x->e->about.scoring == ODD_POINTS ? ": the board does not count" : "");
    if (x->e->about.scoring == ODD_POINTS)
        return;
    odd_frac exact = odd_frac_whole(0);
    if (artificial(here))
        exact = explain_award(x, here);
    if (artificial(there)) {
        odd_frac one = exact, two = explain_award(x, there);
        exact = two;
        if (artificial(here)) {
            exact = odd_frac_div(odd_frac_add(one, two), odd_frac_whole(2));
            odd_reason_add(x, 1, odd_number_frac(exact).text, "", "the mean of both");
            odd_reason_sum(x, "(%s + %s) / 2", odd_number_frac(one).text, odd_number_frac(two).text);
        }
    }
    odd_why_rounding(x, NULL, NULL, here->seat, exact, value);
}

/* ---- Scores ------------------------------------------------------------------------------------ */

/* Returns the worth of a difference, as a fraction. */
static odd_frac worth_of(const odd_event *e, int difference) {
    if (e->about.scoring == ODD_TEAM_IMPS)
        return odd_frac_whole(odd_imp(difference));
    if (!in_halves(e))
        return odd_frac_whole(difference);
    odd_frac won = odd_frac_of(odd_teams_board_points(e), ODD_ONE);
    return difference > 0 ? won : difference == 0 ? odd_frac_div(won, odd_frac_whole(2)) : odd_frac_whole(0);
}

static odd_frac weight_of(const odd_part *a, const odd_part *b) {
    return odd_frac_of((int64_t)a->weight_x100 * b->weight_x100, (int64_t)ODD_WEIGHT_ALL * ODD_WEIGHT_ALL);
}

/* Explains the comparison of two parts. */
static odd_frac explain_difference(odd_explainer *x, const table *here, const table *there, int i, int j,
                                   bool shown) {
    const odd_part *a = &here->parts[i], *b = &there->parts[j];
    int own = here->turn * a->score_pts, other = there->turn * b->score_pts;
    odd_frac each = worth_of(x->e, own + other), made = odd_frac_mul(weight_of(a, b), each);
    char weights[2 * sizeof(odd_number)] = "";
    odd_writer w = odd_writer_on(weights, sizeof weights);
    if (!shown)
        return made;
    odd_reason_add(x, 1, odd_number_frac(made).text, "", "scores %s and %s, a difference of %s",
                   odd_number_pts(own).text, odd_number_pts(other).text, odd_number_pts(own + other).text);
    if (a->weight_x100 < ODD_WEIGHT_ALL)
        odd_put_format(&w, "%s x ", odd_number_weight(a->weight_x100).text);
    if (b->weight_x100 < ODD_WEIGHT_ALL)
        odd_put_format(&w, "%s x ", odd_number_weight(b->weight_x100).text);
    if (x->e->about.scoring == ODD_POINTS)
        odd_reason_sum(x, "%s(%d + %d)", weights, own, other);
    else
        odd_reason_sum(x, "%s%s", weights, odd_number_frac(each).text);
    return made;
}

static odd_frac explain_differences(odd_explainer *x, const table *here, const table *there, bool shown) {
    odd_frac sum = odd_frac_whole(0);
    for (int i = 0; i < here->count; i++)
        for (int j = 0; j < there->count; j++)
            sum = odd_frac_add(sum, explain_difference(x, here, there, i, j, shown));
    return sum;
}

static void explain_scores(odd_explainer *x, const table *here, const table *there, odd_amount value) {
    for (int i = 0; i < here->count; i++)
        odd_why_score(x, &here->parts[i], here->turn);
    for (int i = 0; i < there->count; i++)
        odd_why_score(x, &there->parts[i], there->turn);
    odd_frac exact = explain_differences(x, here, there, false);
    odd_reason_add(x, 0, odd_number_frac(exact).text,
                   x->e->about.scoring == ODD_TEAM_IMPS ? "Law 78B" : "Law 78D",
                   "The comparison of both tables");
    odd_reason_adds(x);
    explain_differences(x, here, there, true);
    if (here->count * there->count == 1 && odd_words_unless_exact(exact, value, "x")[0] == '\0')
        return;
    odd_reason_add(x, 0, odd_number_of(value).text, "", "What the board gives");
    odd_why_rounding(x, here->p, there->p, here->seat, exact, value);
}

/* Explains a board without a comparison: it is worth nothing, or half a board if the others have a score. */
static void explain_none(odd_explainer *x, int seat, odd_amount value) {
    odd_reason_add(x, 0, odd_number_of(value).text, "", "The other table has no result");
    if (!in_halves(x->e) || value == 0)
        return;
    odd_frac exact = odd_frac_of(odd_teams_board_points(x->e), 2 * ODD_ONE);
    odd_reason_add(x, 1, odd_number_frac(exact).text, "", "the others have a score: half of a board won");
    odd_reason_sum(x, "%s / 2", odd_number_of(odd_teams_board_points(x->e)).text);
    odd_why_rounding(x, NULL, NULL, seat, exact, value);
}

void odd_why_tables(odd_explainer *x, const odd_play *p, int seat) {
    const odd_event *e = x->e;
    const odd_play *q = odd_teams_other(e, p);
    char said[ODD_PLAY_MAX];
    table here, there;
    odd_amount value = odd_line_worth(e, p)->value[seat];
    open_table(&here, e, p, seat);
    open_table(&there, e, q, 1 - seat);
    if (there.p != NULL) {
        odd_play_format(said, sizeof said, e, q, x->style);
        odd_reason_add(x, 0, "", "", "The other table, line %d: %s", (int)q->line, said);
    }
    if (artificial(&here) || artificial(&there))
        explain_awards(x, &here, &there, value);
    else if (there.p == NULL)
        explain_none(x, seat, value);
    else
        explain_scores(x, &here, &there, value);
}
