/* Master points: the awards of an event by an award table, and their explanation. */
#include "base/arena.h"
#include "event/season_inner.h"
#include "event/why/why.h"

/* Contestants who are ranked together, and their part of the award table. */
typedef struct group {
    const odd_award_table *t;
    int ranked;  /* contestants with a standing */
    int counted; /* contestants as the regulation counts them */
    int tables;
    int places;               /* places with an award */
    odd_frac depth;           /* before rounding */
    odd_frac first;           /* the first award */
    odd_frac uncut;           /* the same without the maximum */
    const odd_award_row *row; /* ODD_AWARD_LISTED; NULL: no row for so many contestants */
} group;

static int field_size(const odd_event *e, int field) {
    int count = 0;
    for (size_t i = 0; i < e->about.standing_count; i++)
        count += e->standings[i].field == field;
    return count;
}

/* Returns the size of the other direction of an event with two winners; otherwise the own size. */
static int other_size(const odd_event *e, int field, int own) {
    int all = (int)e->about.standing_count, other = all - own;
    for (size_t i = 0; i < e->about.standing_count; i++)
        if (e->standings[i].field != field && field_size(e, e->standings[i].field) != other)
            return own;
    return e->about.winners == 2 && other > 0 ? other : own;
}

static int count_group(const odd_event *e, const odd_award_table *t, int field, int own) {
    int other = other_size(e, field, own);
    if (t->half == ODD_HALF_COUNTS)
        return own;
    if (e->about.winners == 2)
        return (t->half == ODD_HALF_FULL) == (other > own) ? other : own;
    if (t->half != ODD_HALF_IGNORED || e->about.contest == ODD_TEAMS)
        return own;
    return own - own % (e->about.contest == ODD_INDIVIDUALS ? 4 : 2);
}

static int count_tables(const odd_event *e, int counted) {
    if (e->about.contest == ODD_INDIVIDUALS)
        return (counted + 3) / 4;
    return e->about.contest == ODD_TEAMS || e->about.winners == 2 ? counted : (counted + 1) / 2;
}

/* Rounds to whole multiples of a unit. */
static int64_t round_to(odd_frac f, odd_frac unit, odd_award_round how) {
    int64_t units = 0;
    odd_frac_round(&units, f, unit, ODD_HALVES_UP, odd_frac_whole(0));
    odd_frac back = odd_frac_mul(odd_frac_whole(units), unit);
    if (how == ODD_AWARD_UP && odd_frac_compare(back, f) < 0)
        units++;
    if (how == ODD_AWARD_DOWN && odd_frac_compare(back, f) > 0)
        units--;
    return units;
}

static group group_of(const odd_event *e, const odd_award_table *t, int field) {
    group g = {.t = t, .ranked = field_size(e, field)};
    g.counted = count_group(e, t, field, g.ranked);
    g.tables = count_tables(e, g.counted);
    for (size_t i = 0; i < t->row_count; i++)
        if (g.counted >= t->rows[i].from && g.counted <= t->rows[i].to)
            g.row = &t->rows[i];
    g.depth = odd_frac_mul(t->depth, odd_frac_whole(g.counted));
    if (t->kind == ODD_AWARD_LISTED)
        g.places = g.row != NULL ? g.row->count : 0;
    else
        g.places = (int)round_to(g.depth, odd_frac_whole(1), t->depth_round);
    if (g.ranked < t->least)
        g.places = 0;
    g.uncut = odd_frac_of(t->first, ODD_ONE);
    if (t->each || t->table)
        g.uncut = odd_frac_mul(g.uncut, odd_frac_whole(t->each ? g.counted : g.tables));
    if (t->kind == ODD_AWARD_STEP)
        g.uncut = odd_frac_mul(odd_frac_of(t->step, ODD_ONE), odd_frac_whole(g.places));
    odd_frac most = odd_frac_of(t->most, ODD_ONE);
    g.first = t->most > 0 && odd_frac_compare(g.uncut, most) > 0 ? most : g.uncut;
    return g;
}

/* Returns the award of a place before rounding, without the minimum. */
static odd_frac plain_award(const group *g, int place) {
    const odd_award_table *t = g->t;
    if (place > g->places)
        return odd_frac_whole(0);
    switch (t->kind) {
    case ODD_AWARD_SHARES:
        if (place <= t->share_count)
            return odd_frac_mul(g->first, t->shares[place - 1]);
        return t->then ? odd_frac_mul(g->first, odd_frac_of(1, place)) : odd_frac_whole(0);
    case ODD_AWARD_EQUAL:
    case ODD_AWARD_STEP:
        return odd_frac_mul(g->first, odd_frac_of(g->places - place + 1, g->places));
    case ODD_AWARD_LISTED:
        return odd_frac_of(g->row->points[place - 1], ODD_ONE);
    case ODD_AWARD_NONE:
        break;
    }
    return odd_frac_whole(0);
}

static odd_frac award_of_place(const group *g, int place) {
    odd_frac award = plain_award(g, place), minimum = odd_frac_of(g->t->minimum, ODD_ONE);
    return place <= g->places && odd_frac_compare(award, minimum) < 0 ? minimum : award;
}

static int sharing_of(const odd_event *e, const odd_standing *s) {
    int count = 0;
    for (size_t i = 0; i < e->about.standing_count; i++)
        count += e->standings[i].field == s->field && e->standings[i].rank == s->rank;
    return count;
}

/* Returns the mean over the places that contestants with the same rank share. */
static odd_frac exact_award(const group *g, int rank, int sharing) {
    odd_frac sum = odd_frac_whole(0);
    for (int place = rank; place < rank + sharing; place++)
        sum = odd_frac_add(sum, award_of_place(g, place));
    return odd_frac_div(sum, odd_frac_whole(sharing));
}

static odd_amount award(const group *g, int rank, int sharing) {
    odd_frac unit = odd_frac_of(g->t->unit, ODD_ONE);
    return round_to(exact_award(g, rank, sharing), unit, g->t->round) * g->t->unit;
}

/* Returns the number of boards that one contestant plays. */
static int most_boards(const odd_event *e) {
    int most = 0;
    for (size_t i = 0; i < e->about.standing_count; i++)
        most = e->standings[i].boards > most ? e->standings[i].boards : most;
    return most;
}

int odd_award_check(const odd_event *e, const odd_award_table *t, odd_error *error) {
    static const char *const words[] = {
        [ODD_PAIRS] = "pairs", [ODD_TEAMS] = "teams", [ODD_INDIVIDUALS] = "individuals"};
    int title = (int)t->about.title.len, boards = most_boards(e);
    const char *text = t->about.title.text;
    if (!t->contests[e->about.contest])
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%.*s has no awards for %s", title, text,
                        words[e->about.contest]);
    if (t->winners > 0 && e->about.contest == ODD_PAIRS && t->winners != e->about.winners)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%.*s is for %s, and the event has %s", title, text,
                        t->winners == 1 ? "one winner" : "two winners", t->winners == 1 ? "two" : "one");
    if (t->boards_least > 0 && (boards < t->boards_least || boards > t->boards_most))
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%.*s is for %d to %d boards, and the event has %d",
                        title, text, t->boards_least, t->boards_most, boards);
    for (size_t i = 0; i < e->about.standing_count && t->largest > 0; i++) {
        int size = field_size(e, e->standings[i].field);
        if (size > t->largest)
            return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%.*s is for up to %d, and the event has %d", title,
                            text, t->largest, size);
    }
    return ODD_OK;
}

odd_amount odd_award_of(const odd_event *e, const odd_award_table *table, const odd_standing *s) {
    group g = group_of(e, table, s->field);
    return award(&g, s->rank, sharing_of(e, s));
}

int odd_event_awards(odd_master_awards *out, const odd_event *e, const odd_award_table *table,
                     odd_arena *arena, odd_error *error) {
    int code = odd_award_check(e, table, error);
    if (code != ODD_OK)
        return code;
    *out = (odd_master_awards){.table = table,
                               .list = ODD_TAKE(arena, e->about.standing_count + 1, odd_master_award)};
    if (out->list == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    for (size_t i = 0; i < e->about.standing_count; i++) {
        const odd_standing *s = &e->standings[i];
        out->list[out->count++] = (odd_master_award){s->who, odd_award_of(e, table, s)};
    }
    return ODD_OK;
}

/* ---- Why ------------------------------------------------------------------------------------------ */

static void explain_group(odd_explainer *x, const group *g) {
    const odd_award_table *t = g->t;
    odd_reason_add(x, 1, odd_number_of(g->counted * (odd_amount)ODD_ONE).text, "",
                   g->counted == g->ranked ? "contestants are ranked together"
                                           : "contestants count, because of a half table");
    if (g->ranked < t->least) {
        odd_reason_add(x, 1, "", "", "fewer than %d have no awards", t->least);
        return;
    }
    odd_reason_add(x, 1, odd_number_of(g->places * (odd_amount)ODD_ONE).text, "", "places have an award%s",
                   t->kind == ODD_AWARD_LISTED
                       ? ", by the list of the table"
                       : odd_words_unless_exact(g->depth, g->places * (odd_amount)ODD_ONE, ", rounded to 1"));
    if (t->kind != ODD_AWARD_LISTED)
        odd_reason_sum(x, "%s x %d", odd_number_frac(t->depth).text, g->counted);
}

static void explain_first(odd_explainer *x, const group *g) {
    const odd_award_table *t = g->t;
    bool cut = odd_frac_compare(g->uncut, g->first) > 0;
    if (t->kind == ODD_AWARD_LISTED)
        return;
    odd_reason_add(x, 1, odd_number_frac(g->uncut).text, "", "the first award");
    if (t->kind == ODD_AWARD_STEP)
        odd_reason_sum(x, "%s x %d", odd_number_of(t->step).text, g->places);
    else if (t->each || t->table)
        odd_reason_sum(x, "%s x %d", odd_number_of(t->first).text, t->each ? g->counted : g->tables);
    if (cut)
        odd_reason_add(x, 1, odd_number_frac(g->first).text, "", "is the most that it may be");
}

static void explain_place(odd_explainer *x, const group *g, int place) {
    odd_frac plain = plain_award(g, place), award = award_of_place(g, place);
    odd_reason_add(x, 2, odd_number_frac(award).text, "", "place %d%s", place,
                   odd_frac_compare(award, plain) > 0 ? ": the least that there is" : "");
    if (place <= g->places && g->t->kind != ODD_AWARD_LISTED && odd_frac_compare(award, plain) == 0)
        odd_reason_sum(x, "%s x %s", odd_number_frac(g->first).text,
                       odd_number_frac(odd_frac_div(plain, g->first)).text);
}

int odd_event_why_award(odd_reasons *out, const odd_event *e, const odd_award_table *table, odd_arena *arena,
                        uint32_t who, odd_error *error) {
    odd_explainer x = {.out = out, .e = e, .arena = arena, .who = who};
    const odd_standing *s = odd_event_standing(e, who);
    int code = odd_award_check(e, table, error);
    char name[64], law[200];
    *out = (odd_reasons){0};
    if (code != ODD_OK)
        return code;
    odd_contestant_format(name, sizeof name, e, who);
    if (s == NULL)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%s has no standing", name);
    group g = group_of(e, table, s->field);
    int sharing = sharing_of(e, s);
    odd_frac exact = exact_award(&g, s->rank, sharing);
    odd_amount points = award(&g, s->rank, sharing);
    odd_writer w = odd_writer_on(law, sizeof law);
    odd_put_bytes(&w, table->about.regulation.text, table->about.regulation.len);
    odd_reason_add(&x, 0, odd_number_of(points).text, law, "%s for rank %d%s of %d, for each player of it",
                   name, s->rank, s->tied ? "=" : "", g.ranked);
    explain_group(&x, &g);
    if (g.places > 0)
        explain_first(&x, &g);
    odd_reason_add(&x, 1, odd_number_of(points).text, "", "%s%s",
                   sharing > 1 ? "the mean of the places that share the rank" : "the award of the place",
                   odd_frac_compare(exact, odd_frac_of(points, ODD_ONE)) != 0 ? ", rounded" : "");
    for (int place = s->rank; place < s->rank + sharing; place++)
        explain_place(&x, &g, place);
    return x.no_memory ? odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory") : ODD_OK;
}
