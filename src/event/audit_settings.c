/* Which settings reproduce a file. Those that it does not say, and that can matter to its scores, are tried: first jointly what
 * decides how results are compared, because one may hide behind another; then how numbers are rounded; then each of all of
 * them alone, which shows what the scores depend on. */
#include "base/memory.h"
#include "base/scan.h"
#include "event/audit.h"
#include "event/settings.h"
#include "text/outcome.h"

/* What is tried together. */
typedef enum block { BLOCK_METHOD, BLOCK_ROUNDING, BLOCK_AWARDS, BLOCK_RANKING, BLOCK_COUNT } block;

typedef enum axis_kind { AXIS_SETTING, AXIS_FORM, AXIS_SCALE, AXIS_HANDICAP } axis_kind;

enum { AXES_MAX = 24, VALUES_MAX = 12, EXPECTED_MAX = 10 };

/* Something that may be turned, and the values that are tried: of settings as text. */
typedef struct axis {
    axis_kind kind;
    odd_setting_name name;
    block block;
    int count;
    odd_text value[VALUES_MAX];
} axis;

typedef struct search {
    odd_auditor *a;
    axis axes[AXES_MAX];
    int count;
    unsigned topics;  /* whose scores count */
    bool wants_scale; /* there are victory points to explain */
    odd_stand best;
    size_t best_wrong;
    char numbers[EXPECTED_MAX][12];
} search;

/* What may be tried, the likeliest first. */
static const struct {
    odd_setting_name name;
    block block;
    const char *values; /* with blanks between them */
} knobs[] = {
    {ODD_SET_NEUBERG, BLOCK_METHOD, "on simple off"},
    {ODD_SET_EXPECTED, BLOCK_METHOD, ""}, /* numbers that the file suggests */
    {ODD_SET_FEWER_RESULTS, BLOCK_METHOD, "as-is factored"},
    {ODD_SET_COMPARE, BLOCK_METHOD, "field section"},
    {ODD_SET_GROUPS, BLOCK_METHOD, "ebu acbl"},
    {ODD_SET_CROSS_IMPS, BLOCK_METHOD, "average total cross1"},
    {ODD_SET_DATUM, BLOCK_METHOD, "mean trim1 trim5 median zero-sum"},
    {ODD_SET_DATUM_UNIT, BLOCK_METHOD, "10 1"},
    {ODD_SET_DATUM_ROUND, BLOCK_METHOD, "away even up"},
    {ODD_SET_UNIT, BLOCK_ROUNDING, "0.01 0.1 0.5 1 0.0001"},
    {ODD_SET_IMP_UNIT, BLOCK_ROUNDING, "0.01 0.1 1 0.0001"},
    {ODD_SET_ROUND, BLOCK_ROUNDING, "away even up"},
    {ODD_SET_OWN_AVERAGE, BLOCK_AWARDS, "on off"},
    {ODD_SET_AVERAGE_IMPS, BLOCK_AWARDS, "3 2"},
    {ODD_SET_HALF_MATCH, BLOCK_AWARDS, "whole split own"},
    {ODD_SET_BAM, BLOCK_AWARDS, "1 2"},
    {ODD_SET_RANK_BY, BLOCK_RANKING, "auto vp imps wins"},
    {ODD_SET_SECTIONS, BLOCK_RANKING, "across apart"},
    {ODD_SET_TIE_BREAK, BLOCK_RANKING, "share match countback"},
};

/* ---- A stand ----------------------------------------------------------------------------------- */

static bool ends_in(odd_text text, const char *end) {
    size_t len = 0;
    while (end[len] != '\0')
        len++;
    return text.len >= len && odd_text_is((odd_text){text.text + text.len - len, len}, end);
}

/* A handicap that the file has for a contestant, in per cent; it stands among its notes, because programs differ in what
 * counts of it. */
static bool handicap_of(const odd_note *n, odd_amount *percent) {
    odd_scan scan = {n->text.text, n->text.len, 0};
    return n->about == ODD_ABOUT_CONTESTANT && n->kind == ODD_NOTE_TAG && ends_in(n->name, ":HANDICAP") &&
           odd_amount_scan(&scan, percent);
}

static void take_handicaps(odd_event *e, int share) {
    for (size_t i = 0; i < e->note_count; i++) {
        odd_amount percent;
        if (!handicap_of(&e->notes[i], &percent))
            continue;
        odd_record r = {.fact = ODD_FACT_HANDICAP,
                        .line = e->notes[i].line,
                        .amount = share == 0 ? 0 : percent / share,
                        .unit = ODD_UNIT_PERCENT};
        r.id[0] = e->inner->tokens[e->notes[i].of].text;
        odd_event_take(e, &r);
    }
}

bool odd_audit_take_stand(odd_auditor *a, const odd_stand *stand) {
    odd_event *e = a->e;
    e->settings = stand->settings;
    e->scoring = stand->scoring;
    e->acbl = stand->acbl;
    if (e->has_vp != stand->has_vp || e->vp_kind != stand->vp_kind)
        e->inner->scale_count = 0;
    e->has_vp = stand->has_vp;
    e->vp_kind = stand->vp_kind;
    if (a->stand.handicap != stand->handicap)
        take_handicaps(e, stand->handicap);
    a->stand = *stand;
    e->inner->changed = true;
    int code = odd_event_score(e);
    if (code == ODD_E_MEMORY)
        a->no_memory = true;
    return code == ODD_OK;
}

/* How much is wrong with it; what cannot be scored so, or leaves victory points without a scale, is all wrong. */
static size_t wrong_with(search *s, const odd_stand *stand) {
    if (s->wants_scale && !stand->has_vp)
        return SIZE_MAX;
    return odd_audit_take_stand(s->a, stand) ? odd_audit_measure(s->a, s->topics) : SIZE_MAX;
}

/* ---- What can matter --------------------------------------------------------------------------- */

static bool says(const odd_auditor *a, odd_said_kind kind) {
    for (size_t i = 0; i < a->e->said_count; i++)
        if (a->e->said[i].kind == kind)
            return true;
    return false;
}

static bool has_awards(const odd_event *e) {
    for (size_t i = 0; i < e->inner->ruling_count; i++)
        if (odd_line_counts(&e->plays[e->inner->ruling_play[i]]))
            return true;
    return false;
}

static bool has_groups(const odd_event *e) {
    for (size_t i = 0; i < e->board_count; i++)
        if (e->boards[i].fouled)
            return true;
    return false;
}

/* Whether boards have different numbers of results, or some are not compared, or fewer than a number. */
static bool has_few(const odd_event *e, int expected) {
    for (size_t i = 0; i < e->board_count; i++)
        if (e->boards[i].lines > 0 && (e->boards[i].results != expected || e->boards[i].fouled))
            return true;
    return false;
}

static bool has_halves(const odd_auditor *a) {
    for (size_t i = 0; i < a->e->match_count; i++)
        if (a->e->matches[i].half)
            return true;
    return false;
}

/* How much of what is computed of comparisons is wrong; a few may be slips. */
static size_t much_wrong(const odd_auditor *a, int about) {
    enum { SLIPS = 2 };
    size_t wrong = 0;
    for (int kind = 0; kind < ODD_SAID_COUNT; kind++) {
        if (kind != ODD_SAID_MP && kind != ODD_SAID_IMPS && kind != ODD_SAID_PERCENT)
            continue;
        wrong += a->columns[about][kind].wrong;
    }
    return wrong > SLIPS ? wrong : 0;
}

/* ---- Results that may have been expected ------------------------------------------------------- */

/* Tops that lines suggest: what both sides have in all. */
static int top_of_lines(const odd_auditor *a) {
    enum { TOPS = 512 };
    uint32_t seen[TOPS] = {0};
    int best = 0;
    for (size_t i = 0; i < a->e->said_count; i++) {
        const odd_said *said = &a->e->said[i];
        odd_amount both = said->amount[0] + said->amount[1];
        if (said->about != ODD_ABOUT_PLAY || said->kind != ODD_SAID_MP || !said->there[0] ||
            !said->there[1] || both <= 0 || both >= TOPS * (odd_amount)ODD_ONE || both % ODD_ONE != 0)
            continue;
        int top = (int)(both / ODD_ONE);
        if (++seen[top] > seen[best])
            best = top;
    }
    return best;
}

/* Files may lack some results of each board, but not most of them. */
static void suggest(search *s, axis *x, int expected, int most) {
    if (expected < 2 || expected <= s->a->e->expected || expected > most + most / 2 ||
        x->count == EXPECTED_MAX)
        return;
    char text[12];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_format(&w, "%d", expected);
    for (int i = 0; i < x->count; i++)
        if (odd_text_is(x->value[i], text))
            return;
    odd_copy(s->numbers[x->count], text, sizeof text);
    x->value[x->count] = (odd_text){s->numbers[x->count], w.len};
    x->count++;
}

/* Tables: half of those who play, or all who sit in one direction. */
static int tables_of(const odd_event *e) {
    int sides[2] = {0, 0}, all = 0;
    for (size_t i = 0; i < e->standing_count; i++) {
        const odd_contestant *c = &e->contestants[e->standings[i].who];
        all++;
        if (c->direction == ODD_NS || c->direction == ODD_EW)
            sides[c->direction == ODD_EW]++;
    }
    int most = sides[0] > sides[1] ? sides[0] : sides[1];
    int by = e->contest == ODD_INDIVIDUALS ? 4 : 2;
    return e->winners == 2 && most > 0 ? most : all / by;
}

static void suggest_expected(search *s, axis *x) {
    const odd_auditor *a = s->a;
    int most = 0, top = top_of_lines(a);
    for (size_t i = 0; i < a->e->board_count; i++)
        most = a->e->boards[i].lines > most ? a->e->boards[i].lines : most;
    x->value[x->count++] = (odd_text){"auto", 4};
    suggest(s, x, tables_of(a->e), most);
    suggest(s, x, most, most);
    suggest(s, x, most + 1, most);
    for (int less = 0; less <= 1 && top > 1;
         less++) { /* halves that are rounded up on both sides are one more */
        if ((top - less) % 2 == 0)
            suggest(s, x, (top - less) / 2 + 1, most);
        suggest(s, x, top - less + 1, most);
    }
    if (top % 2 == 0) /* where a result is compared with itself, too */
        suggest(s, x, top / 2, most);
}

/* ---- Axes -------------------------------------------------------------------------------------- */

static odd_text next_word(const char **at) {
    while (**at == ' ')
        (*at)++;
    odd_text word = {*at, 0};
    for (; **at != ' ' && **at != '\0'; (*at)++)
        word.len++;
    return word;
}

static bool can_matter(const odd_auditor *a, odd_setting_name name, bool few) {
    const odd_event *e = a->e;
    bool teams = e->contest == ODD_TEAMS;
    switch ((int)name) {
    case ODD_SET_NEUBERG:
    case ODD_SET_FEWER_RESULTS:
    case ODD_SET_EXPECTED:
        return few;
    case ODD_SET_COMPARE:
    case ODD_SET_SECTIONS:
        return e->inner->section_count > 1;
    case ODD_SET_GROUPS:
        return has_groups(e);
    case ODD_SET_OWN_AVERAGE:
    case ODD_SET_AVERAGE_IMPS:
        return has_awards(e) || (name == ODD_SET_OWN_AVERAGE && has_groups(e));
    case ODD_SET_HALF_MATCH:
        return has_halves(a);
    case ODD_SET_RANK_BY:
    case ODD_SET_TIE_BREAK:
        return says(a, ODD_SAID_RANK);
    case ODD_SET_UNIT:
    case ODD_SET_IMP_UNIT:
    case ODD_SET_ROUND:
        return !teams || e->scoring != ODD_TEAM_IMPS;
    default:
        return true;
    }
}

static void add_knobs(search *s, bool few) {
    const odd_event *e = s->a->e;
    for (size_t i = 0; i < sizeof knobs / sizeof knobs[0]; i++) {
        odd_setting_name name = knobs[i].name;
        axis *x = &s->axes[s->count];
        if (!odd_setting_about(name)->used[e->scoring] || e->inner->setting_lines[name] != 0 ||
            !can_matter(s->a, name, few))
            continue;
        *x = (axis){.kind = AXIS_SETTING, .name = name, .block = knobs[i].block};
        const char *at = knobs[i].values;
        for (odd_text word = next_word(&at); word.len > 0 && x->count < VALUES_MAX; word = next_word(&at))
            x->value[x->count++] = word;
        if (name == ODD_SET_EXPECTED)
            suggest_expected(s, x);
        s->count++;
        s->a->out->tried[name] = true;
    }
}

static void add_axis(search *s, axis_kind kind, block where, int count) {
    s->axes[s->count++] = (axis){.kind = kind, .name = ODD_SET_COUNT, .block = where, .count = count};
}

static void make_axes(search *s) {
    const odd_auditor *a = s->a;
    const odd_event *e = a->e;
    odd_amount percent;
    if (e->scoring == ODD_TEAM_IMPS && e->inner->vp_line == 0 && says(a, ODD_SAID_VP))
        add_axis(s, AXIS_SCALE, BLOCK_METHOD, ODD_VP_KIND_COUNT);
    s->wants_scale = s->count > 0;
    if (e->scoring == ODD_MATCHPOINTS && e->inner->foreign && !e->acbl && says(a, ODD_SAID_MP))
        add_axis(s, AXIS_FORM, BLOCK_METHOD, 2);
    for (size_t i = 0; i < e->note_count; i++)
        if (handicap_of(&e->notes[i], &percent) && percent != 0) {
            add_axis(s, AXIS_HANDICAP, BLOCK_METHOD, 3);
            break;
        }
    int tops = top_of_lines(a), most = e->expected;
    bool few = has_few(e, most) || (tops > 0 && tops != 2 * (most - 1) && tops != most - 1) ||
               much_wrong(a, ODD_ABOUT_PLAY) + much_wrong(a, ODD_ABOUT_CONTESTANT) > 0;
    add_knobs(s, few || e->inner->section_count > 1);
}

/* What a setting amounts to: a datum may be rounded as everything else is. */
static int64_t effect_of(const odd_stand *stand, odd_setting_name name) {
    enum { SAME = 3 };
    int64_t value = stand->settings.value[name];
    return name == ODD_SET_DATUM_ROUND && value == SAME ? stand->settings.value[ODD_SET_ROUND] : value;
}

/* False if it has that value already, or cannot have it. */
static bool turn(odd_stand *stand, const axis *x, int value) {
    odd_stand before = *stand;
    bool in_value;
    odd_setting_name which;
    const char *name;
    size_t len = 0;
    switch (x->kind) {
    case AXIS_SCALE:
        stand->has_vp = true;
        stand->vp_kind = (odd_vp_kind)value;
        return !before.has_vp || before.vp_kind != stand->vp_kind;
    case AXIS_FORM:
        stand->acbl = value == 1;
        return before.acbl != stand->acbl;
    case AXIS_HANDICAP:
        stand->handicap = value;
        return before.handicap != value;
    case AXIS_SETTING:
        break;
    }
    for (name = odd_setting_about(x->name)->name; name[len] != '\0';)
        len++;
    bool given = stand->settings.given[x->name];
    int code = odd_settings_change(&stand->settings, (odd_text){name, len}, x->value[value], &which,
                                   &in_value, NULL);
    stand->settings.given[x->name] = given;
    bool same = effect_of(&before, x->name) == effect_of(stand, x->name) &&
                before.settings.ties[0] == stand->settings.ties[0];
    return code == ODD_OK && !same;
}

/* ---- Looking for the best ---------------------------------------------------------------------- */

/* How much of the stand is not as the file was read. */
static int changes_of(const search *s, const odd_stand *stand) {
    const odd_stand *first = &s->a->first;
    int changes = (stand->acbl != first->acbl) + (stand->scoring != first->scoring) +
                  (stand->handicap != first->handicap) + (stand->vp_kind != first->vp_kind);
    for (int i = 0; i < ODD_SET_COUNT; i++)
        changes += stand->settings.value[i] != first->settings.value[i];
    return changes;
}

/* Of those that leave as much wrong, the one that changes least. */
static bool is_better(const search *s, const odd_stand *stand, size_t wrong) {
    return wrong < s->best_wrong ||
           (wrong == s->best_wrong && wrong != SIZE_MAX && changes_of(s, stand) < changes_of(s, &s->best));
}

static void try_stand(search *s, const odd_stand *stand) {
    size_t wrong = wrong_with(s, stand);
    if (!is_better(s, stand, wrong))
        return;
    s->best_wrong = wrong;
    s->best = *stand;
}

/* Where nothing is made up for, it does not matter to what. */
static bool is_pointless(const search *s, const odd_stand *stand, const axis *x) {
    if (x->kind != AXIS_SETTING || x->name != ODD_SET_EXPECTED)
        return false;
    return s->a->e->scoring == ODD_BUTLER ? stand->settings.value[ODD_SET_FEWER_RESULTS] != ODD_FEWER_FACTORED
                                          : stand->settings.value[ODD_SET_NEUBERG] == ODD_NEUBERG_OFF;
}

/* All that differs from the stand in axes of the block, up to the given one. What is likelier to differ stands behind in the
 * list, and is tried first. */
static void try_block(search *s, block b, int below, odd_stand stand) {
    for (int i = below - 1; i >= 0 && s->best_wrong > 0 && !s->a->no_memory; i--) {
        if (s->axes[i].block != b || is_pointless(s, &stand, &s->axes[i]))
            continue;
        for (int v = 0; v < s->axes[i].count; v++) {
            odd_stand other = stand;
            if (!turn(&other, &s->axes[i], v))
                continue;
            try_stand(s, &other);
            try_block(s, b, i, other);
        }
    }
}

static void try_all(search *s, block b, odd_stand stand) {
    try_block(s, b, s->count, stand);
}

/* The largest unit that all scores of lines are multiples of. */
static odd_amount unit_of_lines(const odd_event *e) {
    static const odd_amount units[] = {ODD_ONE, ODD_ONE / 2, ODD_ONE / 10, ODD_ONE / 100};
    for (size_t u = 0; u < sizeof units / sizeof units[0]; u++) {
        size_t good = 0, all = 0;
        for (size_t i = 0; i < e->said_count; i++)
            for (int n = 0; n < 2; n++)
                if (e->said[i].about == ODD_ABOUT_PLAY && e->said[i].there[n] &&
                    e->said[i].kind == odd_scoring_unit(e->scoring)) {
                    all++;
                    good += e->said[i].amount[n] % units[u] == 0;
                }
        if (100 * good >= 99 * all && all > 0)
            return units[u];
    }
    return 1;
}

static odd_stand with_unit(const search *s, odd_stand stand, odd_amount unit) {
    for (int i = 0; i < s->count; i++)
        if (s->axes[i].name == ODD_SET_UNIT || s->axes[i].name == ODD_SET_IMP_UNIT)
            stand.settings.value[s->axes[i].name] = unit;
    return stand;
}

/* Tries all methods from a stand on, and then how they are rounded; keeps what is better than before. */
static void search_from(search *s, odd_stand stand) {
    odd_stand before = s->best;
    size_t wrong_before = s->best_wrong;
    if (wrong_before == 0)
        return;
    s->best = stand;
    s->best_wrong = wrong_with(s, &stand);
    try_all(s, BLOCK_METHOD, stand);
    try_all(s, BLOCK_ROUNDING, s->best);
    if (is_better(s, &before, wrong_before)) {
        s->best = before;
        s->best_wrong = wrong_before;
    }
}

/* With the unit of the file, a rounding of halves hides a method, and the other way round. */
static void search_roundings(search *s, odd_stand stand) {
    search_from(s, stand);
    for (int i = 0; i < s->count; i++)
        for (int v = 0; v < s->axes[i].count && s->axes[i].name == ODD_SET_ROUND; v++)
            if (turn(&stand, &s->axes[i], v))
                search_from(s, stand);
}

/* With the usual unit; with that of the file; and as finely as can be, so that the rounding does not hide the method: then
 * numbers are right whatever they were rounded to, and only totals are not. */
static void search_all(search *s) {
    odd_stand first = s->best;
    s->best_wrong = wrong_with(s, &first);
    if (s->best_wrong == 0)
        return;
    try_all(s, BLOCK_METHOD, first);
    search_from(s, with_unit(s, first, 1));
    if (s->best_wrong > 0)
        search_roundings(s, with_unit(s, first, unit_of_lines(s->a->e)));
    for (int b = BLOCK_ROUNDING; b < BLOCK_COUNT; b++)
        try_all(s, (block)b, s->best);
}

/* Each alone: whether any other value is as good; where one is better, it is taken. True if any was. */
static bool turn_each(search *s) {
    odd_audit *out = s->a->out;
    bool better = false;
    for (int i = 0; i < s->count && !s->a->no_memory; i++) {
        const axis *x = &s->axes[i];
        odd_stand now = s->best;
        size_t others = SIZE_MAX, wrong_before = s->best_wrong;
        /* another value that leaves nothing wrong, either, decides it */
        for (int v = 0; v < x->count && (others > 0 || s->best_wrong > 0); v++) {
            odd_stand other = now;
            if (!turn(&other, x, v))
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
        if (x->kind == AXIS_SETTING)
            out->determined[x->name] = determined;
        else if (x->kind == AXIS_FORM)
            out->form_determined = determined;
        else if (x->kind == AXIS_SCALE)
            out->vp_determined = determined;
    }
    return better;
}

static odd_stand find(search *s, unsigned topics, odd_stand first) {
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

/* Some clubs publish lines without Neuberg's formula, and totals with it: what nothing in common explains may be explained
 * apart. The standings are then those of the totals. */
static void try_apart(search *s, odd_stand first) {
    odd_auditor *a = s->a;
    size_t lines = much_wrong(a, ODD_ABOUT_PLAY), totals = much_wrong(a, ODD_ABOUT_CONTESTANT);
    odd_stand joint = s->best;
    if (lines + totals == 0 || a->columns[ODD_ABOUT_CONTESTANT][ODD_SAID_MP].values +
                                       a->columns[ODD_ABOUT_CONTESTANT][ODD_SAID_IMPS].values +
                                       a->columns[ODD_ABOUT_CONTESTANT][ODD_SAID_PERCENT].values ==
                                   0)
        return;
    odd_stand of_lines = find(s, LINES, first);
    size_t lines_apart = much_wrong(a, ODD_ABOUT_PLAY);
    odd_stand of_totals = find(s, ALL & ~LINES, first);
    size_t totals_apart = much_wrong(a, ODD_ABOUT_CONTESTANT);
    if (2 * (lines_apart + totals_apart) < lines + totals) {
        a->lines_apart = true;
        a->lines = of_lines;
        s->best = of_totals;
    } else {
        find(s, ALL, joint);
    }
}

/* IMPs of pairs in a file that does not say what they are compared with: a datum, or each other. */
static void try_other_imps(search *s, odd_stand first) {
    odd_auditor *a = s->a;
    bool butler = a->e->scoring == ODD_BUTLER;
    if (!a->e->inner->foreign || a->e->contest == ODD_TEAMS || (!butler && a->e->scoring != ODD_CROSS_IMPS) ||
        much_wrong(a, ODD_ABOUT_PLAY) + much_wrong(a, ODD_ABOUT_CONTESTANT) == 0)
        return;
    search before = *s;
    odd_audit out = *a->out;
    first.scoring = butler ? ODD_CROSS_IMPS : ODD_BUTLER;
    odd_audit_take_stand(a, &first);
    s->count = 0;
    make_axes(s);
    find(s, ALL, first);
    if (2 * s->best_wrong < before.best_wrong)
        return;
    *s = before;
    *a->out = out;
    odd_audit_take_stand(a, &s->best);
    odd_audit_measure(a, ALL);
}

/* Victory points of a scale that is not known, a club's own: they are not compared, and nothing is ranked by them. */
static void try_without_scale(search *s, odd_stand first) {
    const odd_column *totals = &s->a->columns[ODD_ABOUT_CONTESTANT][ODD_SAID_VP],
                     *matches = &s->a->columns[ODD_ABOUT_MATCH][ODD_SAID_VP];
    if (!s->wants_scale || 2 * (totals->wrong + matches->wrong) <= totals->values + matches->values)
        return;
    s->wants_scale = false;
    for (int i = 0; i < s->count; i++)
        if (s->axes[i].kind == AXIS_SCALE)
            s->axes[i].count = 0;
    s->a->no_scale = true;
    find(s, ALL, first);
}

void odd_audit_settings(odd_auditor *a) {
    static const search nothing = {0};
    odd_event *e = a->e;
    search *s = ODD_TAKE(a->arena, 1, search);
    a->stand = (odd_stand){e->settings, e->scoring, e->acbl, e->has_vp, e->vp_kind, 0};
    if (s == NULL) {
        a->no_memory = true;
        return;
    }
    *s = nothing;
    s->a = a;
    if (e->said_count == 0)
        return;
    odd_audit_measure(a, ALL);
    make_axes(s);
    odd_stand first = a->stand;
    a->first = first;
    find(s, ALL, first);
    try_without_scale(s, first);
    try_other_imps(s, first);
    first.scoring = s->best.scoring;
    try_apart(s, first);
    odd_stand best = s->best;
    odd_audit_take_stand(a, &best);
    odd_audit_measure(a, ALL);
}
