/* The settings that can be varied to reproduce a file: those that it does not state and that can affect its
 * scores, with the values to try. audit_settings.c finds the best combination. */
#include "base/bits.h"
#include "base/text.h"
#include "event/audit/audit.h"
#include "event/event_inner.h"
#include "log/notation.h"

/* What the search varies, the likeliest first. */
static const struct {
    odd_setting_name name;
    odd_axis_block block;
    const char *values; /* separated by blanks */
} knobs[] = {
    {ODD_SET_NEUBERG, ODD_BLOCK_METHOD, "on simple off"},
    {ODD_SET_EXPECTED, ODD_BLOCK_METHOD, ""}, /* the file suggests numbers */
    {ODD_SET_FEWER_RESULTS, ODD_BLOCK_METHOD, "as-is factored"},
    {ODD_SET_COMPARE, ODD_BLOCK_METHOD, "field section"},
    {ODD_SET_GROUPS, ODD_BLOCK_METHOD, "ebu acbl"},
    {ODD_SET_CROSS_IMPS, ODD_BLOCK_METHOD, "average total cross1"},
    {ODD_SET_DATUM, ODD_BLOCK_METHOD, "mean trim1 trim5 median zero-sum"},
    {ODD_SET_DATUM_UNIT, ODD_BLOCK_METHOD, "10 1"},
    {ODD_SET_DATUM_ROUND, ODD_BLOCK_METHOD, "away even up"},
    {ODD_SET_UNIT, ODD_BLOCK_ROUNDING, "0.01 0.1 0.5 1 0.0001"},
    {ODD_SET_IMP_UNIT, ODD_BLOCK_ROUNDING, "0.01 0.1 1 0.0001"},
    {ODD_SET_ROUND, ODD_BLOCK_ROUNDING, "away even up"},
    {ODD_SET_OWN_AVERAGE, ODD_BLOCK_AWARDS, "on off"},
    {ODD_SET_AVERAGE_IMPS, ODD_BLOCK_AWARDS, "3 2"},
    {ODD_SET_HALF_MATCH, ODD_BLOCK_AWARDS, "whole split own"},
    {ODD_SET_BAM, ODD_BLOCK_AWARDS, "1 2"},
    {ODD_SET_RANK_BY, ODD_BLOCK_RANKING, "auto vp imps wins"},
    {ODD_SET_SECTIONS, ODD_BLOCK_RANKING, "across apart"},
    {ODD_SET_TIE_BREAK, ODD_BLOCK_RANKING, "share match countback"},
};

static bool ends_in(odd_text text, const char *end) {
    size_t len = 0;
    while (end[len] != '\0')
        len++;
    return text.len >= len && odd_text_is((odd_text){text.text + text.len - len, len}, end);
}

bool odd_audit_handicap(const odd_note *n, odd_amount *percent) {
    odd_scan scan = {n->text.text, n->text.len, 0};
    return n->about == ODD_ABOUT_CONTESTANT && n->kind == ODD_NOTE_TAG && ends_in(n->name, ":HANDICAP") &&
           odd_amount_scan(&scan, percent);
}

/* ---- What can matter --------------------------------------------------------------------------- */

static bool says(const odd_auditor *a, odd_stated_kind kind) {
    for (size_t i = 0; i < a->e->about.stated_count; i++)
        if (a->e->stated[i].kind == kind)
            return true;
    return false;
}

static bool has_awards(const odd_event *e) {
    for (size_t i = 0; i < e->facts.ruling_count; i++)
        if (odd_line_counts(&e->plays[e->facts.ruling_play[i]]))
            return true;
    return false;
}

static bool has_groups(const odd_event *e) {
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].fouled)
            return true;
    return false;
}

/* Returns whether boards have different numbers of results, or some are not compared, or have fewer than
 * `expected`. */
static bool has_few(const odd_event *e, int expected) {
    for (size_t i = 0; i < e->about.board_count; i++)
        if (e->boards[i].lines > 0 && (e->boards[i].results != expected || e->boards[i].fouled))
            return true;
    return false;
}

static bool has_halves(const odd_auditor *a) {
    for (size_t i = 0; i < a->e->about.match_count; i++)
        if (a->e->matches[i].half)
            return true;
    return false;
}

size_t odd_audit_count_wrong(const odd_auditor *a, int about) {
    enum { SLIPS = 2 };
    size_t wrong = 0;
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
        if (kind != ODD_STATED_MP && kind != ODD_STATED_IMPS && kind != ODD_STATED_PERCENT)
            continue;
        wrong += a->columns[about][kind].wrong;
    }
    return wrong > SLIPS ? wrong : 0;
}

/* ---- Results that may have been expected ------------------------------------------------------- */

/* Returns the top that lines suggest: the sum of both sides. */
static int top_of_lines(const odd_auditor *a) {
    enum { TOPS = 512 };
    uint32_t seen[TOPS] = {0};
    int best = 0;
    for (size_t i = 0; i < a->e->about.stated_count; i++) {
        const odd_stated_score *said = &a->e->stated[i];
        odd_amount both = said->amount[0] + said->amount[1];
        if (said->about != ODD_ABOUT_PLAY || said->kind != ODD_STATED_MP || !said->there[0] ||
            !said->there[1] || both <= 0 || both >= TOPS * (odd_amount)ODD_ONE || both % ODD_ONE != 0)
            continue;
        int top = (int)(both / ODD_ONE);
        if (++seen[top] > seen[best])
            best = top;
    }
    return best;
}

/* A file may lack some results of each board, but not most of them. */
static void suggest(odd_search *s, odd_axis *x, int expected, int most) {
    if (expected < 2 || expected <= s->a->e->about.expected || expected > most + most / 2 ||
        x->count == ODD_EXPECTED_MAX)
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

/* Returns the number of tables: half of those who play, or all who sit in one direction. */
static int tables_of(const odd_event *e) {
    int sides[2] = {0, 0}, all = 0;
    for (size_t i = 0; i < e->about.standing_count; i++) {
        const odd_contestant *c = &e->contestants[e->standings[i].who];
        all++;
        if (c->direction == ODD_NS || c->direction == ODD_EW)
            sides[c->direction == ODD_EW]++;
    }
    int most = sides[0] > sides[1] ? sides[0] : sides[1];
    int by = e->about.contest == ODD_INDIVIDUALS ? 4 : 2;
    return e->about.winners == 2 && most > 0 ? most : all / by;
}

static void suggest_expected(odd_search *s, odd_axis *x) {
    const odd_auditor *a = s->a;
    int most = 0, top = top_of_lines(a);
    for (size_t i = 0; i < a->e->about.board_count; i++)
        most = a->e->boards[i].lines > most ? a->e->boards[i].lines : most;
    x->value[x->count++] = (odd_text){"auto", 4};
    suggest(s, x, tables_of(a->e), most);
    suggest(s, x, tables_of(a->e) + 1, most); /* with a table at which nobody sits */
    suggest(s, x, most, most);
    suggest(s, x, most + 1, most);
    for (int less = 0; less <= 1 && top > 1;
         less++) { /* if halves are rounded up on both sides, the sum is one more */
        if ((top - less) % 2 == 0)
            suggest(s, x, (top - less) / 2 + 1, most);
        suggest(s, x, top - less + 1, most);
    }
    if (top % 2 == 0) /* if a result is compared with itself, too */
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
    bool teams = e->about.contest == ODD_TEAMS;
    switch ((int)name) {
    case ODD_SET_NEUBERG:
    case ODD_SET_FEWER_RESULTS:
    case ODD_SET_EXPECTED:
        return few;
    case ODD_SET_COMPARE:
    case ODD_SET_SECTIONS:
        return e->derived.section_count > 1;
    case ODD_SET_GROUPS:
        return has_groups(e);
    case ODD_SET_OWN_AVERAGE:
    case ODD_SET_AVERAGE_IMPS:
        return has_awards(e) || (name == ODD_SET_OWN_AVERAGE && has_groups(e));
    case ODD_SET_HALF_MATCH:
        return has_halves(a);
    case ODD_SET_RANK_BY:
    case ODD_SET_TIE_BREAK:
        return says(a, ODD_STATED_RANK);
    case ODD_SET_UNIT:
    case ODD_SET_IMP_UNIT:
    case ODD_SET_ROUND:
        return !teams || e->about.scoring != ODD_TEAM_IMPS;
    default:
        return true;
    }
}

static void add_knobs(odd_search *s, bool few) {
    const odd_event *e = s->a->e;
    for (size_t i = 0; i < sizeof knobs / sizeof knobs[0]; i++) {
        odd_setting_name name = knobs[i].name;
        odd_axis *x = &s->axes[s->count];
        if (!odd_setting_about(name)->used[e->about.scoring] || e->facts.setting_lines[name] != 0 ||
            !can_matter(s->a, name, few))
            continue;
        *x = (odd_axis){.kind = ODD_AXIS_SETTING, .name = name, .block = knobs[i].block};
        const char *at = knobs[i].values;
        for (odd_text word = next_word(&at); word.len > 0 && x->count < ODD_VALUES_MAX; word = next_word(&at))
            x->value[x->count++] = word;
        if (name == ODD_SET_EXPECTED)
            suggest_expected(s, x);
        s->count++;
        s->a->out->tried[name] = true;
    }
}

static void add_axis(odd_search *s, odd_axis_kind kind, odd_axis_block where, int count) {
    s->axes[s->count++] = (odd_axis){.kind = kind, .name = ODD_SET_COUNT, .block = where, .count = count};
}

static int count_scales(void) {
    int count = 0;
    while (odd_vp_kind_about((odd_vp_kind)count) != NULL)
        count++;
    return count;
}

void odd_audit_make_axes(odd_search *s) {
    const odd_auditor *a = s->a;
    const odd_event *e = a->e;
    odd_amount percent;
    if (e->about.scoring == ODD_TEAM_IMPS && (e->facts.vp_line == 0 || e->facts.vp_guessed) &&
        says(a, ODD_STATED_VP))
        add_axis(s, ODD_AXIS_SCALE, ODD_BLOCK_METHOD, count_scales());
    s->wants_scale = s->count > 0;
    if (e->about.scoring == ODD_MATCHPOINTS && e->facts.foreign && !e->about.acbl && says(a, ODD_STATED_MP))
        add_axis(s, ODD_AXIS_FORM, ODD_BLOCK_METHOD, 2);
    for (size_t i = 0; i < e->about.note_count; i++)
        if (odd_audit_handicap(&e->notes[i], &percent) && percent != 0) {
            add_axis(s, ODD_AXIS_HANDICAP, ODD_BLOCK_METHOD, 3);
            break;
        }
    if (a->all_byes > a->own_byes && s->wants_scale)
        add_axis(s, ODD_AXIS_BYE, ODD_BLOCK_METHOD, odd_audit_bye_kinds());
    int tops = top_of_lines(a), most = e->about.expected;
    bool few = has_few(e, most) || (tops > 0 && tops != 2 * (most - 1) && tops != most - 1) ||
               odd_audit_count_wrong(a, ODD_ABOUT_PLAY) + odd_audit_count_wrong(a, ODD_ABOUT_CONTESTANT) > 0;
    add_knobs(s, few || e->derived.section_count > 1);
}

/* Returns the effective value of a setting: a datum may be rounded in the same way as everything else. */
static int64_t effect_of(const odd_conventions *stand, odd_setting_name name) {
    enum { SAME = 3 };
    int64_t value = stand->settings.value[name];
    return name == ODD_SET_DATUM_ROUND && value == SAME ? stand->settings.value[ODD_SET_ROUND] : value;
}

bool odd_audit_turn(odd_conventions *stand, const odd_axis *x, int value) {
    odd_conventions before = *stand;
    bool in_value;
    odd_setting_name which;
    const char *name;
    size_t len = 0;
    switch (x->kind) {
    case ODD_AXIS_SCALE:
        stand->has_vp = true;
        stand->vp_kind = (odd_vp_kind)value;
        return !before.has_vp || before.vp_kind != stand->vp_kind;
    case ODD_AXIS_FORM:
        stand->acbl = value == 1;
        return before.acbl != stand->acbl;
    case ODD_AXIS_HANDICAP:
        stand->handicap = value;
        return before.handicap != value;
    case ODD_AXIS_BYE:
        odd_audit_turn_bye(stand, value);
        return before.bye != value;
    case ODD_AXIS_SETTING:
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
