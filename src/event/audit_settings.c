/* Which settings reproduce a file: each that it does not say is tried, one after the other, and what makes most of its
 * scores right is taken. */
#include "event/audit.h"
#include "event/settings.h"

enum { PASSES = 3 }; /* over all settings: one may hide behind another */

/* What may be tried, the likeliest first. */
typedef struct knob {
    odd_setting_name name;
    const char *values; /* with blanks between them */
} knob;

static const knob knobs[] = {
    {ODD_SET_NEUBERG, "on simple off"},
    {ODD_SET_COMPARE, "field section"},
    {ODD_SET_UNIT, "0.01 0.1 0.5 1 0.0001"},
    {ODD_SET_CROSS_IMPS, "average total cross1"},
    {ODD_SET_DATUM, "mean trim1 trim5 median zero-sum"},
    {ODD_SET_DATUM_UNIT, "10 1"},
    {ODD_SET_DATUM_ROUND, "away even up same"},
    {ODD_SET_IMP_UNIT, "0.01 0.1 1 0.0001"},
    {ODD_SET_ROUND, "away even up"},
    {ODD_SET_OWN_AVERAGE, "on off"},
    {ODD_SET_GROUPS, "ebu acbl"},
    {ODD_SET_AVERAGE_IMPS, "3 2"},
    {ODD_SET_HALF_MATCH, "whole split"},
    {ODD_SET_BAM, "1 2"},
    {ODD_SET_RANK_BY, "auto vp imps wins"},
    {ODD_SET_TIE_BREAK, "share match countback"},
};

/* Scores the event anew, and counts what is wrong; what cannot be scored so is all wrong. */
static size_t wrong_now(odd_auditor *a) {
    a->e->inner->changed = true;
    int code = odd_event_score(a->e);
    if (code == ODD_E_MEMORY)
        a->no_memory = true;
    return code == ODD_OK ? odd_audit_wrong(a) : SIZE_MAX;
}

static bool set(odd_event *e, odd_setting_name name, odd_text value) {
    const char *text = odd_setting_about(name)->name;
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    bool given = e->settings.given[name], in_value;
    odd_setting_name which;
    int code = odd_settings_change(&e->settings, (odd_text){text, len}, value, &which, &in_value, NULL);
    e->settings.given[name] = given;
    return code == ODD_OK;
}

static odd_text next_word(const char **at) {
    while (**at == ' ')
        (*at)++;
    odd_text word = {*at, 0};
    for (; **at != ' ' && **at != '\0'; (*at)++)
        word.len++;
    return word;
}

/* The best of one setting; *determined if any other one is worse. Returns how much is wrong with it. */
static size_t turn(odd_auditor *a, const knob *k, size_t best, bool *determined) {
    odd_settings kept = a->e->settings;
    size_t second = SIZE_MAX;
    const char *at = k->values;
    for (odd_text word = next_word(&at); word.len > 0 && !a->no_memory; word = next_word(&at)) {
        odd_settings before = a->e->settings;
        a->e->settings = kept;
        if (!set(a->e, k->name, word) || a->e->settings.value[k->name] == before.value[k->name]) {
            a->e->settings = before;
            continue;
        }
        odd_settings tried = a->e->settings;
        size_t wrong = wrong_now(a);
        a->e->settings = wrong < best ? tried : before;
        second = wrong < best ? best : wrong < second ? wrong : second;
        best = wrong < best ? wrong : best;
    }
    *determined = second > best && second != SIZE_MAX;
    return best;
}

static size_t turn_form(odd_auditor *a, size_t best) {
    a->e->acbl = !a->e->acbl;
    size_t wrong = wrong_now(a);
    a->out->form_determined = wrong != best;
    if (wrong < best)
        return wrong;
    a->e->acbl = !a->e->acbl;
    return best;
}

/* A scale that reproduces the victory points, where the file has some and does not say which. */
static size_t turn_scale(odd_auditor *a, size_t best) {
    odd_event *e = a->e;
    bool had = e->has_vp;
    odd_vp_kind kind = e->vp_kind;
    size_t most_right = 0;
    for (int k = 0; k < ODD_VP_KIND_COUNT && !a->no_memory; k++) {
        e->has_vp = true;
        e->vp_kind = (odd_vp_kind)k;
        e->inner->scale_count = 0;
        if (wrong_now(a) == SIZE_MAX)
            continue;
        size_t right = 0;
        for (size_t i = 0; i < e->said_count; i++) {
            odd_amount number;
            for (int n = 0; n < 2 && e->said[i].kind == ODD_SAID_VP; n++)
                right += e->said[i].there[n] && odd_audit_right(a, &e->said[i], n, &number) &&
                         number == e->said[i].amount[n];
        }
        if (right > most_right) {
            most_right = right;
            had = true;
            kind = (odd_vp_kind)k;
            a->out->vp_determined = true;
        }
    }
    e->has_vp = had;
    e->vp_kind = kind;
    e->inner->scale_count = 0;
    return most_right > 0 ? wrong_now(a) : best;
}

static bool says_vp(const odd_event *e) {
    for (size_t i = 0; i < e->said_count; i++)
        if (e->said[i].kind == ODD_SAID_VP)
            return true;
    return false;
}

void odd_audit_settings(odd_auditor *a) {
    odd_event *e = a->e;
    odd_event_inner *in = e->inner;
    size_t best = odd_audit_wrong(a);
    if (e->said_count == 0)
        return;
    if (e->scoring == ODD_TEAM_IMPS && in->vp_line == 0 && says_vp(e))
        best = turn_scale(a, best);
    for (int pass = 0; pass < PASSES && !a->no_memory; pass++) {
        size_t before = best;
        if (e->scoring == ODD_MATCHPOINTS && in->foreign && (!e->acbl || a->out->form_determined))
            best = turn_form(a, best);
        for (size_t i = 0; i < sizeof knobs / sizeof knobs[0]; i++) {
            odd_setting_name name = knobs[i].name;
            if (odd_setting_about(name)->used[e->scoring] && in->setting_lines[name] == 0)
                best = turn(a, &knobs[i], best, &a->out->determined[name]);
        }
        if (best == before)
            break; /* no other pass would find more */
    }
    wrong_now(a);
}
