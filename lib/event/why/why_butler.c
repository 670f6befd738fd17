/* Why a result has its IMPs at Butler: the scores that make the datum, its rounding, and the comparison with it. All from
 * the side of the line that is explained. */
#include "event/why/why.h"

/* The results of the board by score, the lowest first, and how much of them counts. */
typedef struct scores {
    const odd_rival_scores *r;
    int64_t total_x100;
} scores;

static const odd_rival_score *score_at(const scores *s, size_t i) {
    return &s->r->list[s->r->count - 1 - i];
}

/* ---- The mean ---------------------------------------------------------------------------------- */

/* Returns how many results are left out at each end. If boards with fewer results are factored, each counts
 * as E / A results. */
static odd_frac left_out(const odd_event *e, int compared, int expected) {
    bool factored = odd_setting(e, ODD_SET_FEWER_RESULTS) == ODD_FEWER_FACTORED;
    int all = factored ? expected : compared, off = 0;
    if (odd_setting(e, ODD_SET_DATUM) == ODD_DATUM_TRIM1)
        off = all >= 3;
    else if (odd_setting(e, ODD_SET_DATUM) == ODD_DATUM_TRIM5)
        off = (all + 10) / 20;
    return odd_frac_of((int64_t)off * compared, all);
}

static odd_frac larger(odd_frac a, odd_frac b) {
    return odd_frac_compare(a, b) < 0 ? b : a;
}

static odd_frac smaller(odd_frac a, odd_frac b) {
    return odd_frac_compare(a, b) < 0 ? a : b;
}

/* Returns how much of a score whose weight begins at `at` lies between both ends. */
static odd_frac kept_of(odd_frac at, odd_frac weight, odd_frac off, odd_frac all) {
    odd_frac low = larger(at, off), high = smaller(odd_frac_add(at, weight), odd_frac_sub(all, off));
    return larger(odd_frac_sub(high, low), odd_frac_whole(0));
}

static odd_frac weight_of(int64_t weight_x100) {
    return odd_frac_of(weight_x100, ODD_WEIGHT_ALL);
}

/* Returns the sum of the remaining scores; explains each score if `shown`. */
static odd_frac sum_scores(odd_explainer *x, const scores *s, odd_frac off, bool shown) {
    odd_frac at = odd_frac_whole(0), sum = at, all = weight_of(s->total_x100);
    for (size_t i = 0; i < s->r->count; i++) {
        const odd_rival_score *o = score_at(s, i);
        odd_frac weight = weight_of(o->weight_x100), kept = kept_of(at, weight, off, all);
        odd_frac made = odd_frac_mul(kept, odd_frac_whole(o->pts));
        bool whole = odd_frac_compare(kept, weight) == 0;
        sum = odd_frac_add(sum, made);
        at = odd_frac_add(at, weight);
        if (!shown)
            continue;
        odd_reason_add(x, 1, odd_number_frac(made).text, "", "score %s (%s)%s%s%s",
                       odd_number_pts(o->pts).text, o->who, whole ? "" : ", without ",
                       whole ? "" : odd_number_frac(odd_frac_sub(weight, kept)).text,
                       whole ? "" : " at the end");
        odd_reason_sum(x, "%s x %d", odd_number_frac(kept).text, o->pts);
    }
    return sum;
}

static odd_frac explain_mean(odd_explainer *x, const scores *s, odd_frac off) {
    odd_frac count = odd_frac_sub(weight_of(s->total_x100), odd_frac_add(off, off));
    odd_frac sum = sum_scores(x, s, off, false);
    odd_reason_add(x, 0, odd_number_frac(sum).text, "set datum", "The sum of the scores%s",
                   off.num > 0 ? ", without some at both ends" : "");
    odd_reason_adds(x);
    sum_scores(x, s, off, true);
    odd_frac mean = odd_frac_div(sum, count);
    odd_reason_add(x, 0, odd_number_frac(mean).text, "set datum", "The mean of %s results",
                   odd_number_frac(count).text);
    odd_reason_sum(x, ODD_ONE % count.den == 0 ? "%s / %s" : "%s / (%s)", odd_number_frac(sum).text,
                   odd_number_frac(count).text);
    return mean;
}

/* ---- Other data -------------------------------------------------------------------------------- */

static odd_frac explain_median(odd_explainer *x, const scores *s) {
    int64_t below = 0; /* the weight of the scores up to the middle */
    size_t i = 0;
    while (2 * (below += score_at(s, i)->weight_x100) < s->total_x100)
        i++;
    int low = score_at(s, i)->pts;
    bool between = 2 * below == s->total_x100 && i + 1 < s->r->count;
    int high = between ? score_at(s, i + 1)->pts : low;
    odd_frac median = odd_frac_of(low + high, 2);
    odd_reason_add(x, 0, odd_number_frac(median).text, "set datum", "The score in the middle of %s results",
                   odd_number_weight(s->total_x100).text);
    if (between)
        odd_reason_sum(x, "(%d + %d) / 2", low, high);
    else
        odd_reason_sum(x, "%d", low);
    for (size_t n = 0; n < s->r->count; n++)
        odd_reason_add(x, 1, "", "", "%s x %s (%s)", odd_number_weight(score_at(s, n)->weight_x100).text,
                       odd_number_pts(score_at(s, n)->pts).text, score_at(s, n)->who);
    return median;
}

static int64_t imps_against(const scores *s, int datum) {
    int64_t sum = 0;
    for (size_t i = 0; i < s->r->count; i++)
        sum += score_at(s, i)->weight_x100 * odd_imp(score_at(s, i)->pts - datum);
    return sum < 0 ? -sum : sum;
}

static odd_frac size_of(odd_frac f) {
    return f.num < 0 ? (odd_frac){-f.num, f.den} : f;
}

/* Returns the multiple of ten for which the sum of IMPs is nearest to zero; of several, the nearest to the
 * mean, then North-South's lower one. */
static int zero_sum(odd_explainer *x, const scores *s, int turn) {
    odd_frac mean = odd_frac_div(sum_scores(x, s, odd_frac_whole(0), false), weight_of(s->total_x100));
    int best = -7600 * turn;
    for (int pts = -7600; pts <= 7600; pts += 10) {
        int64_t sum = imps_against(s, turn * pts), least = imps_against(s, best);
        odd_frac off = size_of(odd_frac_sub(odd_frac_whole(turn * pts), mean)),
                 best_off = size_of(odd_frac_sub(odd_frac_whole(best), mean));
        if (sum < least || (sum == least && odd_frac_compare(off, best_off) < 0))
            best = turn * pts;
    }
    return best;
}

static odd_frac explain_zero_sum(odd_explainer *x, const scores *s, int turn) {
    int datum = zero_sum(x, s, turn);
    odd_amount all = 0;
    for (size_t i = 0; i < s->r->count; i++)
        all += score_at(s, i)->weight_x100 * odd_imp(score_at(s, i)->pts - datum);
    odd_reason_add(x, 0, odd_number_signed(all * ODD_ONE / ODD_WEIGHT_ALL).text, "set datum",
                   "The sum of all IMPs against %s: no other multiple of ten brings it nearer to zero",
                   odd_number_pts(datum).text);
    odd_reason_adds(x);
    for (size_t i = 0; i < s->r->count; i++) {
        const odd_rival_score *o = score_at(s, i);
        int imps = odd_imp(o->pts - datum);
        odd_reason_add(x, 1, odd_number_signed(imps * o->weight_x100 * ODD_ONE / ODD_WEIGHT_ALL).text, "",
                       "score %s, a difference of %s (%s)", odd_number_pts(o->pts).text,
                       odd_number_pts(o->pts - datum).text, o->who);
        odd_reason_sum(x, "%s x %d", odd_number_weight(o->weight_x100).text, imps);
    }
    return odd_frac_whole(datum);
}

/* ---- The datum --------------------------------------------------------------------------------- */

static odd_frac explain_exact(odd_explainer *x, const scores *s, int turn, odd_frac off) {
    switch ((odd_datum)odd_setting(x->e, ODD_SET_DATUM)) {
    case ODD_DATUM_MEDIAN:
        return explain_median(x, s);
    case ODD_DATUM_ZERO_SUM:
        return explain_zero_sum(x, s, turn);
    case ODD_DATUM_MEAN:
    case ODD_DATUM_TRIM1:
    case ODD_DATUM_TRIM5:
        break;
    }
    return explain_mean(x, s, off);
}

static int explain_datum(odd_explainer *x, const scores *s, int turn, odd_frac off) {
    static const char *const halves[] = {"away from 0", "to the even unit", "up for North-South"};
    const odd_event *e = x->e;
    odd_frac exact = explain_exact(x, s, turn, off),
             unit = odd_frac_of(odd_setting(e, ODD_SET_DATUM_UNIT), ODD_ONE);
    odd_round round = (odd_round)odd_setting(e, ODD_SET_DATUM_ROUND);
    int64_t units = 0;
    if (round == ODD_ROUND_SAME)
        round = (odd_round)odd_setting(e, ODD_SET_ROUND);
    /* halves are rounded up from North-South's side */
    odd_frac ns = odd_frac_mul(exact, odd_frac_whole(turn));
    odd_frac_round(&units, ns, unit, (odd_halves)round, odd_frac_whole(0));
    int datum = turn * (int)(units * unit.num);
    odd_reason_add(x, 0, odd_number_pts(datum).text, "set datum-unit", "The datum, rounded to %s, halves %s",
                   odd_number_frac(unit).text, halves[round]);
    odd_reason_sum(x, "%s", odd_number_frac(exact).text);
    return datum;
}

odd_frac odd_why_butler(odd_explainer *x, odd_rival_scores *r, const odd_part *parts, int count, int turn,
                        int expected) {
    scores s = {r, (int64_t)(r->results + 1) * ODD_WEIGHT_ALL};
    odd_wide all = 0;
    for (int i = 0; i < count; i++) {
        odd_rival_score *o = odd_rival_scores_at(x, r, turn * parts[i].score_pts);
        if (o == NULL)
            return odd_frac_whole(0);
        odd_writer w = {.buf = o->who, .cap = sizeof o->who};
        while (w.len < sizeof o->who - 1 && o->who[w.len] != '\0')
            w.len++;
        odd_put_text(&w, w.len > 0 ? ", itself" : "itself");
        o->weight_x100 += parts[i].weight_x100;
    }
    int datum = explain_datum(x, &s, turn, left_out(x->e, r->results + 1, expected));
    for (int i = 0; i < count; i++)
        all += (odd_wide)parts[i].weight_x100 * odd_imp(turn * parts[i].score_pts - datum);
    odd_frac exact = odd_frac_wide(all, ODD_WEIGHT_ALL);
    odd_reason_add(x, 0, odd_number_frac(exact).text, "Law 78B", "The comparison with the datum");
    odd_reason_adds(x);
    for (int i = 0; i < count; i++) {
        int own = turn * parts[i].score_pts, imps = odd_imp(own - datum);
        odd_frac made = odd_frac_mul(weight_of(parts[i].weight_x100), odd_frac_whole(imps));
        odd_reason_add(x, 1, odd_number_frac(made).text, "", "score %s against %s, a difference of %s",
                       odd_number_pts(own).text, odd_number_pts(datum).text,
                       odd_number_pts(own - datum).text);
        if (count > 1)
            odd_reason_sum(x, "%s x %d", odd_number_weight(parts[i].weight_x100).text, imps);
        else
            odd_reason_sum(x, "%d", imps);
    }
    return exact;
}
