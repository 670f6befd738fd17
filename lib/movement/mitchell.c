/* Mitchells in which North-South sit and East-West move: plain, skip, share and relay, weave; and what all Mitchells share:
 * numbers, the missing pair, arrow-switched rounds. Those with other lines are in mitchell_lines.c, those with an extra pair in
 * rover.c.
 *
 * Rounds in formulas count from 0, as the rules are written: in round r East-West w(t - r) sit at table t, with set w(t + r). */
#include "movement/make.h"

/* ---- The rules --------------------------------------------------------------------------------- */

int odd_lay_plain(odd_plan *p) {
    int tables = p->tables;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++)
            odd_plan_put(p, r + 1, t, t, tables + odd_wrap(t - r, tables), odd_wrap(t + r, tables));
    return 1;
}

/* East-West move up two tables after round k, which must be at least rounds - tables / 2 and at most tables / 2. With as
 * many rounds as tables, East-West return to where they began, and play a revenge. */
int odd_lay_skip(odd_plan *p) {
    int tables = p->tables, after = tables / 2;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++)
            odd_plan_put(p, r + 1, t, t, tables + odd_wrap(t - r - (r >= after), tables),
                         odd_wrap(t + r, tables));
    return p->rounds < tables ? 1 : 2;
}

/* A bye-stand is in the middle, so the first and the last table have the same set in each round. */
int odd_lay_share(odd_plan *p) {
    int tables = p->tables;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++)
            odd_plan_put(p, r + 1, t, t, tables + odd_wrap(t - r, tables),
                         odd_wrap(t + (t > tables / 2) + r, tables));
    p->shares = true;
    return 1;
}

/* Odd pairs move up and even ones down, past each other. In the second half, the boards move by one more. */
static int lay_weave(odd_plan *p) {
    int tables = p->tables;
    for (int r = 0; r < p->rounds; r++) {
        int step = r < tables / 2 ? r : r - tables / 2 + 1;
        for (int ew = 1; ew <= tables; ew++) {
            bool up = ew % 2 == 1;
            int t = odd_wrap(up ? ew + r : ew - r, tables);
            odd_plan_put(p, r + 1, t, t, tables + ew, odd_wrap(up ? t + step : t - step, tables));
        }
    }
    return 1;
}

/* ---- The forms --------------------------------------------------------------------------------- */

int odd_sets_are_tables(int tables, int rounds) {
    (void)rounds;
    return tables;
}

static bool is_any(int tables) {
    return tables > 0;
}

static bool is_even(int tables) {
    return tables % 2 == 0;
}

static bool is_by_four(int tables) {
    return tables % 4 == 0;
}

static int plain_rounds(int tables) {
    return is_even(tables) ? tables / 2 : tables;
}

static int all_rounds(int tables) {
    return tables;
}

static const odd_mitchell_rule sitting[] = {
    {ODD_FORM_PLAIN, is_any, "", plain_rounds, odd_sets_are_tables, odd_lay_plain, .whole = false},
    {ODD_FORM_WEAVE, is_by_four, "4, 8, 12 ... tables", all_rounds, odd_sets_are_tables, lay_weave,
     .whole = false},
    {ODD_FORM_SKIP, is_even, "an even number of tables", all_rounds, odd_sets_are_tables, odd_lay_skip,
     .whole = false},
    {ODD_FORM_SHARE, is_even, "an even number of tables", all_rounds, odd_sets_are_tables, odd_lay_share,
     .whole = false},
};
enum { SITTING = sizeof sitting / sizeof sitting[0] };

static const odd_mitchell_rule *rule_of(odd_movement_form form) {
    for (size_t i = 0; i < SITTING; i++)
        if (sitting[i].form == form)
            return &sitting[i];
    for (size_t i = 0; i < ODD_MITCHELL_LINES; i++)
        if (odd_mitchell_lines[i].form == form)
            return &odd_mitchell_lines[i];
    for (size_t i = 0; i < ODD_MITCHELL_EXTRAS; i++)
        if (odd_mitchell_extras[i].form == form)
            return &odd_mitchell_extras[i];
    return NULL;
}

static odd_shape shape_of(const odd_mitchell_rule *rule, int tables, const char *what) {
    enum { LONG = 15, EVENING = 13 };
    int most = rule->most_rounds(tables);
    int least = rule->whole ? most : 1;
    int usual = rule->form == ODD_FORM_SKIP ? most - 1 : most;
    if (usual > LONG && least <= EVENING)
        usual = EVENING;
    return (odd_shape){what, least, most, usual, rule->sets, tables, 0, 0};
}

/* Returns whether the form is meant for this number of rounds: a skip is not needed in the first half, nor sharing before
 * the last round. */
static bool is_natural(odd_movement_form form, int tables, int rounds) {
    switch ((int)form) {
    case ODD_FORM_PLAIN:
        return rounds <= plain_rounds(tables);
    case ODD_FORM_SKIP:
        return rounds > tables / 2 && rounds < tables;
    default:
        return rounds == tables;
    }
}

static bool form_does(const odd_movement_wish *wish, const odd_mitchell_rule *rule, int tables, bool whole) {
    odd_numbers n;
    odd_shape shape = shape_of(rule, tables, "");
    return rule->fits(tables) && odd_movement_numbers(&n, wish, &shape, NULL) == ODD_OK &&
           is_natural(rule->form, tables, n.rounds) &&
           (!whole || wish->boards == 0 || n.rounds * n.set_boards == wish->boards);
}

/* Everybody plays all boards of the wish if possible. By default, an even number of tables should not play half of the rounds,
 * so the plain form comes last. */
static odd_movement_form usual_form(const odd_movement_wish *wish, int tables) {
    static const odd_movement_form order[2][SITTING] = {
        {ODD_FORM_PLAIN},
        {ODD_FORM_WEAVE, ODD_FORM_SKIP, ODD_FORM_SHARE, ODD_FORM_PLAIN},
    };
    if (wish->rounds == tables + 1 && wish->winners != 2)
        return ODD_FORM_HESITATION;
    if (wish->rounds == tables + 2)
        return wish->winners == 2 ? ODD_FORM_BLACKPOOL : ODD_FORM_DOUBLE_HESITATION;
    for (int whole = 1; whole >= 0; whole--)
        for (int i = 0; i < SITTING; i++) {
            odd_movement_form form = order[is_even(tables)][i];
            if (form != ODD_FORM_USUAL && form_does(wish, rule_of(form), tables, whole))
                return form;
        }
    return !is_even(tables) ? ODD_FORM_PLAIN : is_by_four(tables) ? ODD_FORM_WEAVE : ODD_FORM_SHARE;
}

/* ---- Arrow-switched rounds --------------------------------------------------------------------- */

static void switch_last(odd_plan *p, int count) {
    for (int round = p->rounds - count + 1; round <= p->rounds; round++)
        for (int table = 1; table <= p->tables; table++)
            odd_plan_switch(p, round, table);
}

/* Returns the quality with so many switched rounds; -2 if memory runs out. */
static int quality_with(odd_plan *p, const odd_movement *m, int count) {
    odd_movement trial = *m;
    odd_balance balance;
    switch_last(p, count);
    bool good = odd_plan_finish(&trial, p, 1, NULL) == ODD_OK &&
                odd_movement_balance(&balance, &trial, p->arena) == ODD_OK;
    switch_last(p, count);
    return good ? balance.quality_x10 : -2;
}

int odd_plan_switch_rounds(odd_plan *p, const odd_movement *m, const odd_movement_wish *wish,
                           odd_error *error) {
    int best = wish->switches > 0 ? wish->switches : 0, best_quality = -1;
    if (best > p->rounds)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d arrow-switched rounds are too many: there are %d",
                        best, p->rounds);
    /* About an eighth of the rounds is best. */
    for (int count = 0; wish->switches == 0 && count <= p->rounds / 8 + 2 && count <= p->rounds; count++) {
        int quality = quality_with(p, m, count);
        if (quality == -2)
            return odd_movement_no_memory(error);
        if (quality > best_quality) {
            best_quality = quality;
            best = count;
        }
    }
    switch_last(p, best);
    return ODD_OK;
}

/* ---- Building ---------------------------------------------------------------------------------- */

/* Finds the number of tables for a number of pairs that is one more than their places. */
static int extra_tables(int *tables, const odd_movement_wish *wish, odd_error *error) {
    int pairs = wish->contestants > 0 ? wish->contestants : 2 * wish->tables + 1;
    *tables = (pairs - 1) / 2;
    if (pairs % 2 == 0 || (wish->tables > 0 && wish->tables != *tables) || *tables < 4)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "%s needs an odd number of pairs, at least 9: %d tables and one pair more",
                        odd_movement_form_about(wish->form)->title, *tables < 4 ? 4 : *tables);
    return ODD_OK;
}

/* Returns "Skip Mitchell"; the name of the kind if it has no forms. */
static const char *title_of(const odd_movement *m) {
    const char *form = odd_movement_form_about(m->form)->title;
    return form[0] != '\0' ? form : odd_movement_kind_about(m->kind)->title;
}

static int check_winners(odd_movement *m, const odd_movement_wish *wish, const odd_mitchell_rule *rule,
                         odd_error *error) {
    m->winners = wish->winners > 0 ? wish->winners : wish->switches > 0 || rule->one_winner ? 1 : 2;
    if (m->winners == 2 && rule->one_winner)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has one winner: pairs sit in both directions",
                        title_of(m));
    if (m->winners == 2 && wish->switches > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "arrow-switched rounds make one winner: leave out the switch, or the two winners");
    return ODD_OK;
}

/* Lays out a plan whose rounds and boards are known. */
static int build(odd_movement *m, const odd_movement_wish *wish, const odd_mitchell_rule *rule,
                 const odd_numbers *n, bool half, odd_plan *p, odd_error *error) {
    m->meetings = rule->lay(p);
    if (m->meetings == 0)
        return p->arena->empty ? odd_movement_no_memory(error)
                               : odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                                          "there is no %s of %d tables and %d rounds: fewer rounds may fit",
                                          title_of(m), p->tables, p->rounds);
    /* North-South at the last table, so that nobody waits at a table of their own. */
    int code = half ? odd_plan_phantom(p, wish, p->tables, error) : ODD_OK;
    p->names = m->winners == 2 ? ODD_NAMES_DIRECTION : ODD_NAMES_NUMBERS;
    m->spread = half || rule->extra ? m->meetings * n->set_boards : 0;
    if (code == ODD_OK && m->winners == 1)
        code = odd_plan_switch_rounds(p, m, wish, error);
    return code == ODD_OK ? odd_plan_finish(m, p, n->set_boards, error) : code;
}

int odd_mitchell_build(odd_movement *m, const odd_movement_wish *wish, const odd_mitchell_rule *rule,
                       odd_shape *shape, bool half, odd_arena *arena, odd_error *error) {
    char what[80];
    odd_numbers n;
    odd_plan p;
    int tables = shape->tables;
    odd_writer w = odd_writer_on(what, sizeof what);
    if (!rule->fits(tables))
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s needs %s, not %d", title_of(m), rule->needs, tables);
    odd_put_format(&w, "a %s of %d tables", title_of(m), tables);
    shape->what = what;
    int code = odd_movement_numbers(&n, wish, shape, error);
    if (code == ODD_OK)
        code = check_winners(m, wish, rule, error);
    if (code != ODD_OK)
        return code;
    if (!odd_plan_start(&p, arena, tables, n.rounds, 2 * tables + rule->extra, n.sets))
        return odd_movement_no_memory(error);
    return build(m, wish, rule, &n, half, &p, error);
}

int odd_make_mitchell(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int tables;
    bool half = false, extra = wish->form == ODD_FORM_ROVER || wish->form == ODD_FORM_BUMP;
    int code =
        extra ? extra_tables(&tables, wish, error) : odd_movement_tables(&tables, &half, wish, 2, error);
    if (code != ODD_OK)
        return code;
    m->form = wish->form != ODD_FORM_USUAL ? wish->form : usual_form(wish, tables);
    const odd_mitchell_rule *rule = rule_of(m->form);
    odd_shape shape = rule->fits(tables) ? shape_of(rule, tables, "") : (odd_shape){.tables = tables};
    return odd_mitchell_build(m, wish, rule, &shape, half, arena, error);
}
