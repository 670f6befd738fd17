/* Finds the settings that reproduce a file. Settings that it does not state, and that can affect its scores,
 * are tried: first, jointly, those that decide how results are compared, because one can mask another; then the
 * rounding of numbers; then each of them alone, which shows what the scores depend on. */
#include "event/audit/audit.h"

/* ---- A stand ----------------------------------------------------------------------------------- */

static void take_handicaps(odd_event *e, int share) {
    for (size_t i = 0; i < e->about.note_count; i++) {
        odd_amount percent;
        if (!odd_audit_handicap(&e->notes[i], &percent))
            continue;
        odd_record r = {.fact = ODD_FACT_HANDICAP,
                        .line = e->notes[i].line,
                        .amount = share == 0 ? 0 : percent / share,
                        .unit = ODD_UNIT_PERCENT};
        r.id[0] = e->facts.tokens[e->notes[i].of].text;
        odd_event_take(e, &r);
    }
}

bool odd_audit_use_conventions(odd_auditor *a, const odd_conventions *stand) {
    odd_event *e = a->e;
    e->settings = stand->settings;
    e->about.scoring = stand->scoring;
    e->about.acbl = stand->acbl;
    if (e->about.has_vp != stand->has_vp || e->about.vp_kind != stand->vp_kind)
        e->derived.scale_count = 0;
    e->about.has_vp = stand->has_vp;
    e->about.vp_kind = stand->vp_kind;
    if (a->stand.handicap != stand->handicap)
        take_handicaps(e, stand->handicap);
    odd_audit_take_byes(a, stand->bye);
    a->stand = *stand;
    e->derived.changed = true;
    int code = odd_event_score(e);
    if (code == ODD_E_MEMORY)
        a->no_memory = true;
    return code == ODD_OK;
}

/* Returns how much is wrong with a stand; one that cannot be scored, or leaves victory points without a scale, is all wrong. */
static size_t wrong_with(odd_search *s, const odd_conventions *stand) {
    if (s->wants_scale && !stand->has_vp)
        return SIZE_MAX;
    return odd_audit_use_conventions(s->a, stand) ? odd_audit_measure(s->a, s->topics) : SIZE_MAX;
}

/* ---- Looking for the best ---------------------------------------------------------------------- */

/* Returns how much a stand differs from the settings that were read from the file. */
static int changes_of(const odd_search *s, const odd_conventions *stand) {
    const odd_conventions *first = &s->a->first;
    int changes = (stand->acbl != first->acbl) + (stand->scoring != first->scoring) +
                  (stand->handicap != first->handicap) + (stand->vp_kind != first->vp_kind) +
                  (stand->bye != first->bye);
    for (int i = 0; i < ODD_SET_COUNT; i++)
        changes += stand->settings.value[i] != first->settings.value[i];
    return changes;
}

/* Of stands that leave the same number wrong, the one that changes least is better. */
static bool is_better(const odd_search *s, const odd_conventions *stand, size_t wrong) {
    return wrong < s->best_wrong ||
           (wrong == s->best_wrong && wrong != SIZE_MAX && changes_of(s, stand) < changes_of(s, &s->best));
}

static void try_stand(odd_search *s, const odd_conventions *stand) {
    size_t wrong = wrong_with(s, stand);
    if (!is_better(s, stand, wrong))
        return;
    s->best_wrong = wrong;
    s->best = *stand;
}

/* If nothing makes up for missing results, the expected number does not matter. */
static bool is_pointless(const odd_search *s, const odd_conventions *stand, const odd_axis *x) {
    if (x->kind != ODD_AXIS_SETTING || x->name != ODD_SET_EXPECTED)
        return false;
    return s->a->e->about.scoring == ODD_BUTLER
               ? stand->settings.value[ODD_SET_FEWER_RESULTS] != ODD_FEWER_FACTORED
               : stand->settings.value[ODD_SET_NEUBERG] == ODD_NEUBERG_OFF;
}

/* Tries all stands that differ in axes of the block, up to the given one. What is likelier to differ is later in the list, and
 * is tried first. */
static void try_block(odd_search *s, odd_axis_block b, int below, odd_conventions stand) {
    for (int i = below - 1; i >= 0 && s->best_wrong > 0 && !s->a->no_memory; i--) {
        if (s->axes[i].block != b || is_pointless(s, &stand, &s->axes[i]))
            continue;
        for (int v = 0; v < s->axes[i].count; v++) {
            odd_conventions other = stand;
            if (!odd_audit_turn(&other, &s->axes[i], v))
                continue;
            try_stand(s, &other);
            try_block(s, b, i, other);
        }
    }
}

static void try_all(odd_search *s, odd_axis_block b, odd_conventions stand) {
    try_block(s, b, s->count, stand);
}

/* Returns the largest unit of which all scores of a topic are multiples. */
static odd_amount unit_of(const odd_event *e, odd_topic about) {
    static const odd_amount units[] = {ODD_ONE, ODD_ONE / 2, ODD_ONE / 10, ODD_ONE / 100};
    for (size_t u = 0; u < sizeof units / sizeof units[0]; u++) {
        size_t good = 0, all = 0;
        for (size_t i = 0; i < e->about.stated_count; i++)
            for (int n = 0; n < 2; n++)
                if (e->stated[i].about == about && e->stated[i].there[n] &&
                    e->stated[i].kind == odd_scoring_unit(e->about.scoring)) {
                    all++;
                    good += e->stated[i].amount[n] % units[u] == 0;
                }
        if (100 * good >= 99 * all && all > 0)
            return units[u];
    }
    return 1;
}

static odd_conventions with_unit(const odd_search *s, odd_conventions stand, odd_amount unit) {
    for (int i = 0; i < s->count; i++)
        if (s->axes[i].name == ODD_SET_UNIT || s->axes[i].name == ODD_SET_IMP_UNIT)
            stand.settings.value[s->axes[i].name] = unit;
    return stand;
}

/* Tries all methods from a stand on, and then their rounding; keeps a better stand. */
static void search_from(odd_search *s, odd_conventions stand) {
    odd_conventions before = s->best;
    size_t wrong_before = s->best_wrong;
    if (wrong_before == 0)
        return;
    s->best = stand;
    s->best_wrong = wrong_with(s, &stand);
    try_all(s, ODD_BLOCK_METHOD, stand);
    try_all(s, ODD_BLOCK_ROUNDING, s->best);
    if (is_better(s, &before, wrong_before)) {
        s->best = before;
        s->best_wrong = wrong_before;
    }
}

/* With the unit of the file, the rounding of halves can hide a method, and the other way round. */
static void search_roundings(odd_search *s, odd_conventions stand) {
    search_from(s, stand);
    for (int i = 0; i < s->count; i++)
        for (int v = 0; v < s->axes[i].count && s->axes[i].name == ODD_SET_ROUND; v++)
            if (odd_audit_turn(&stand, &s->axes[i], v))
                search_from(s, stand);
}

/* Prorated totals do not show the unit of the boards, so each unit is tried. */
static void search_units(odd_search *s, const odd_conventions *first) {
    for (int i = 0; i < s->count; i++)
        for (int v = 0; v < s->axes[i].count && s->axes[i].name == ODD_SET_UNIT && s->best_wrong > 0; v++) {
            odd_conventions stand = *first;
            odd_audit_turn(&stand, &s->axes[i], v);
            search_roundings(s, stand);
        }
}

/* Tries the usual unit, that of the file, and the finest one, so that rounding does not hide the method: with the finest,
 * numbers are right however they were rounded, and only totals are not. */
static void search_all(odd_search *s) {
    odd_conventions first = s->best;
    s->best_wrong = wrong_with(s, &first);
    if (s->best_wrong == 0)
        return;
    try_all(s, ODD_BLOCK_METHOD, first);
    search_from(s, with_unit(s, first, 1));
    odd_topic about = s->topics >> ODD_ABOUT_PLAY & 1 ? ODD_ABOUT_PLAY : ODD_ABOUT_CONTESTANT;
    if (s->best_wrong > 0)
        search_roundings(s, with_unit(s, first, unit_of(s->a->e, about)));
    if (about == ODD_ABOUT_CONTESTANT)
        search_units(s, &first);
    for (int b = ODD_BLOCK_ROUNDING; b < ODD_BLOCK_COUNT; b++)
        try_all(s, (odd_axis_block)b, s->best);
}

/* Varies each axis alone: whether another value is as good, and takes a better one. Returns true if one was better. */
static bool turn_each(odd_search *s) {
    odd_audit *out = s->a->out;
    bool better = false;
    for (int i = 0; i < s->count && !s->a->no_memory; i++) {
        const odd_axis *x = &s->axes[i];
        odd_conventions now = s->best;
        size_t others = SIZE_MAX, wrong_before = s->best_wrong;
        /* stops at another value that leaves nothing wrong either */
        for (int v = 0; v < x->count && (others > 0 || s->best_wrong > 0); v++) {
            odd_conventions other = now;
            if (!odd_audit_turn(&other, x, v))
                continue;
            size_t wrong = wrong_with(s, &other);
            bool take = is_better(s, &other, wrong);
            size_t worse = take ? s->best_wrong : wrong;
            others = worse < others ? worse : others;
            if (take) {
                s->best = other;
                s->best_wrong = wrong;
            }
        }
        better = better || s->best_wrong < wrong_before;
        bool determined = others > s->best_wrong && others != SIZE_MAX;
        if (x->kind == ODD_AXIS_SETTING)
            out->determined[x->name] = determined;
        else if (x->kind == ODD_AXIS_FORM)
            out->form_determined = determined;
        else if (x->kind == ODD_AXIS_SCALE)
            out->vp_determined = determined;
    }
    return better;
}

static odd_conventions find(odd_search *s, unsigned topics, odd_conventions first) {
    enum { PASSES = 3 };
    s->topics = topics;
    s->best = first;
    search_all(s);
    for (int pass = 0; pass < PASSES && turn_each(s) && !s->a->no_memory; pass++) {
    }
    wrong_with(s, &s->best);
    return s->best;
}

/* ---- Lines and totals -------------------------------------------------------------------------- */

enum {
    LINES = 1U << ODD_ABOUT_PLAY,
    TOTALS = 1U << ODD_ABOUT_CONTESTANT,
    ALL = (1U << ODD_AUDIT_TOPICS) - 1
};

/* Some clubs publish lines without Neuberg's formula and totals with it: if no common settings explain both, each is explained
 * on its own. The standings are then those of the totals. */
static void try_apart(odd_search *s, odd_conventions first) {
    odd_auditor *a = s->a;
    size_t lines = odd_audit_count_wrong(a, ODD_ABOUT_PLAY),
           totals = odd_audit_count_wrong(a, ODD_ABOUT_CONTESTANT);
    odd_conventions joint = s->best;
    if (lines + totals == 0 || a->columns[ODD_ABOUT_CONTESTANT][ODD_STATED_MP].values +
                                       a->columns[ODD_ABOUT_CONTESTANT][ODD_STATED_IMPS].values +
                                       a->columns[ODD_ABOUT_CONTESTANT][ODD_STATED_PERCENT].values ==
                                   0)
        return;
    odd_conventions of_lines = find(s, LINES, first);
    size_t lines_apart = odd_audit_count_wrong(a, ODD_ABOUT_PLAY);
    odd_conventions of_totals = find(s, ALL & ~LINES, first);
    size_t totals_apart = odd_audit_count_wrong(a, ODD_ABOUT_CONTESTANT);
    if (2 * (lines_apart + totals_apart) < lines + totals) {
        a->lines_apart = true;
        a->lines = of_lines;
        s->best = of_totals;
    } else {
        find(s, ALL, joint);
    }
}

/* Tries what the IMPs of pairs are compared with, if the file does not say: a datum, or each other. */
static void try_other_imps(odd_search *s, odd_conventions first) {
    odd_auditor *a = s->a;
    bool butler = a->e->about.scoring == ODD_BUTLER;
    if (!a->e->facts.foreign || a->e->about.contest == ODD_TEAMS ||
        (!butler && a->e->about.scoring != ODD_CROSS_IMPS) ||
        odd_audit_count_wrong(a, ODD_ABOUT_PLAY) + odd_audit_count_wrong(a, ODD_ABOUT_CONTESTANT) == 0)
        return;
    odd_search before = *s;
    odd_audit out = *a->out;
    first.scoring = butler ? ODD_CROSS_IMPS : ODD_BUTLER;
    odd_audit_use_conventions(a, &first);
    s->count = 0;
    odd_audit_make_axes(s);
    find(s, ALL, first);
    if (2 * s->best_wrong < before.best_wrong)
        return;
    *s = before;
    *a->out = out;
    odd_audit_use_conventions(a, &s->best);
    odd_audit_measure(a, ALL);
}

/* Tries victory points of an unknown scale, such as a club's own: they are not compared, and nothing is ranked by them. */
static void try_without_scale(odd_search *s, odd_conventions first) {
    const odd_column *totals = &s->a->columns[ODD_ABOUT_CONTESTANT][ODD_STATED_VP],
                     *matches = &s->a->columns[ODD_ABOUT_MATCH][ODD_STATED_VP];
    if (!s->wants_scale || 2 * (totals->wrong + matches->wrong) <= totals->values + matches->values)
        return;
    s->wants_scale = false;
    for (int i = 0; i < s->count; i++)
        if (s->axes[i].kind == ODD_AXIS_SCALE)
            s->axes[i].count = 0;
    s->a->no_scale = true;
    first.has_vp = false;
    find(s, ALL, first);
}

void odd_audit_settings(odd_auditor *a) {
    static const odd_search nothing = {0};
    odd_event *e = a->e;
    odd_search *s = ODD_TAKE(a->arena, 1, odd_search);
    a->stand = (odd_conventions){
        e->settings, e->about.scoring, e->about.acbl, e->about.has_vp, e->about.vp_kind, 0, 0};
    if (s == NULL) {
        a->no_memory = true;
        return;
    }
    *s = nothing;
    s->a = a;
    if (e->about.stated_count == 0)
        return;
    odd_audit_find_byes(a);
    odd_audit_measure(a, ALL);
    odd_audit_make_axes(s);
    odd_conventions first = a->stand;
    a->first = first;
    find(s, ALL, first);
    try_without_scale(s, first);
    try_other_imps(s, first);
    first.scoring = s->best.scoring;
    try_apart(s, first);
    odd_conventions best = s->best;
    odd_audit_use_conventions(a, &best);
    odd_audit_measure(a, ALL);
}
