/* Finds which columns of a file can be compared, and which conventions its scores follow. */
#include "base/text.h"
#include "event/audit/audit.h"
#include "event/check/check.h"
#include "event/why/why.h"

/* ---- Words ------------------------------------------------------------------------------------- */

void odd_audit_put_column(odd_writer *w, int about, int kind) {
    static const char *const kinds[ODD_STATED_COUNT] = {
        "points", "matchpoints", "IMPs", "percentages", "victory points", "ranks", "numbers of boards"};
    static const char *const topics[ODD_AUDIT_TOPICS] = {
        [ODD_ABOUT_CONTESTANT] = "contestants", [ODD_ABOUT_MATCH] = "matches", [ODD_ABOUT_PLAY] = "lines"};
    odd_put_format(w, "%s of %s", kinds[kind], topics[about] != NULL ? topics[about] : "boards");
}

static bool add_text(odd_auditor *a, const char ***list, size_t *count, size_t *cap, const char *text) {
    const char **grown = odd_arena_grow(a->arena, *list, *count, *count + 1, cap, sizeof *grown);
    if (grown == NULL) {
        a->no_memory = true;
        return false;
    }
    *list = grown;
    grown[(*count)++] = odd_audit_keep(a, text);
    return true;
}

void odd_audit_remark(odd_auditor *a, const char *format, const char *with) {
    char text[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_format(&w, format, with);
    add_text(a, &a->out->remarks, &a->out->remark_count, &a->out->remark_cap, text);
}

/* ---- What can be compared ---------------------------------------------------------------------- */

/* Returns whether too much is wrong for slips. */
static bool is_other(const odd_column *c) {
    enum { SLIPS = 8 };
    return c->wrong >= SLIPS && 2 * c->wrong > c->values;
}

/* Returns whether totals are of more sessions than the file has: most numbers of boards differ, and so do the
 * totals. */
static bool totals_are_elsewhere(const odd_auditor *a) {
    static const odd_stated_kind kinds[] = {ODD_STATED_SCORE, ODD_STATED_MP, ODD_STATED_IMPS,
                                            ODD_STATED_PERCENT};
    const odd_column *c = a->columns[ODD_ABOUT_CONTESTANT];
    size_t values = 0, wrong = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        values += c[kinds[i]].values;
        wrong += c[kinds[i]].wrong;
    }
    return 2 * c[ODD_STATED_BOARDS].wrong > c[ODD_STATED_BOARDS].values && 2 * wrong >= values;
}

/* "pair 1: 144 boards, of which the file has 28" */
static void remark_elsewhere(odd_auditor *a) {
    char text[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(text, sizeof text);
    for (size_t i = 0; i < a->e->about.stated_count; i++) {
        const odd_stated_score *said = &a->e->stated[i];
        odd_amount right;
        if (said->about != ODD_ABOUT_CONTESTANT || said->kind != ODD_STATED_BOARDS || a->who[i] == 0 ||
            !odd_audit_right(a, said, 0, ODD_READ_PLAIN, &right) || right == said->amount[0])
            continue;
        odd_put_contestant(&w, a->e, a->who[i] - 1);
        odd_put_format(&w, " has %d boards there, and %d in the file", (int)(said->amount[0] / ODD_ONE),
                       (int)(right / ODD_ONE));
        break;
    }
    odd_audit_remark(
        a, "totals and ranks cover other boards than those in the file and were not compared: %s", text);
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++)
        a->columns[ODD_ABOUT_CONTESTANT][kind].state = ODD_COLUMN_ELSEWHERE;
}

/* Ranks follow from totals: if these do not follow from the results, neither do ranks. */
static void judge_ranks(odd_auditor *a) {
    odd_column *c = a->columns[ODD_ABOUT_CONTESTANT];
    bool others = false;
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++)
        others = others || (kind != ODD_STATED_RANK && c[kind].state == ODD_COLUMN_OTHER);
    if (!others || c[ODD_STATED_RANK].wrong == 0)
        return;
    c[ODD_STATED_RANK].state = ODD_COLUMN_ELSEWHERE;
    odd_audit_remark(a, "%s were not compared, because totals follow another method", "ranks");
}

/* ---- Conventions ------------------------------------------------------------------------------- */

static void remark_reading(odd_auditor *a, int about, int kind) {
    static const char *const words[ODD_READING_COUNT] = {
        [ODD_READ_PERCENT] = "are percentages",
        [ODD_READ_ASCHERMAN] = "follow Ascherman: each result is also compared with itself",
        [ODD_READ_ASCHERMAN_PERCENT] =
            "are percentages that follow Ascherman: each result is also compared with itself",
        [ODD_READ_UNSIGNED] = "have no sign: they do not say who won them",
        [ODD_READ_WON] = "are those of the side that won them, and 0 for the other",
        [ODD_READ_NET] = "are those of each team minus those of the other",
        [ODD_READ_MEAN] = "are averages per board",
        [ODD_READ_ORDINAL] = "are consecutive even where contestants tie",
        [ODD_READ_DENSE] = "leave no gap after ties",
        [ODD_READ_BY_TOTAL] = "are by totals, regardless of the number of boards",
    };
    const odd_column *c = &a->columns[about][kind];
    char text[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_audit_put_column(&w, about, kind);
    size_t name = w.len;
    if (c->reading == ODD_READ_PRORATED)
        odd_put_format(&w, " are prorated to %d boards", a->most_boards);
    else if (c->reading == ODD_READ_IN_PLAY)
        odd_put_format(&w, " are boards in play, %d for everybody", a->most_boards);
    else if (c->reading != ODD_READ_PLAIN)
        odd_put_format(&w, " %s", words[c->reading]);
    if (c->digits != ODD_DIGITS_ROUNDED)
        odd_put_format(&w, "%s %s", w.len > name ? ", and" : "",
                       c->digits == ODD_DIGITS_TRUNCATED ? "are truncated, not rounded"
                                                         : "are rounded to different numbers of digits");
    if (w.len > name)
        odd_audit_remark(a, "%s", text);
}

/* Writes the settings of the lines that differ from those of the totals: ", neuberg off". */
static void remark_lines(odd_auditor *a) {
    char text[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(text, sizeof text);
    if (a->lines.acbl != a->stand.acbl)
        odd_put_text(&w, a->lines.acbl ? ", matchpoints 1-1/2-0" : ", matchpoints 2-1-0");
    for (int i = 0; i < ODD_SET_COUNT; i++) {
        char value[64];
        odd_settings_format(value, sizeof value, &a->lines.settings, (odd_setting_name)i);
        if (a->lines.settings.value[i] != a->stand.settings.value[i])
            odd_put_format(&w, ", %s %s", odd_setting_about((odd_setting_name)i)->name, value);
    }
    odd_audit_remark(a, "scores of lines follow different settings than totals: %s",
                     w.len > 2 ? text + 2 : "");
}

/* Remarks on scores of results that are alone on their boards. */
static void remark_field(odd_auditor *a) {
    size_t lines = 0, compared = 0;
    for (size_t i = 0; i < a->e->about.stated_count; i++)
        if (a->e->stated[i].about == ODD_ABOUT_PLAY &&
            (a->e->stated[i].kind == ODD_STATED_MP || a->e->stated[i].kind == ODD_STATED_IMPS ||
             a->e->stated[i].kind == ODD_STATED_PERCENT))
            lines++;
    for (int kind = 0; kind < ODD_STATED_COUNT; kind++)
        compared += kind != ODD_STATED_SCORE ? a->columns[ODD_ABOUT_PLAY][kind].values : 0;
    if (lines > 0 && compared == 0 && a->e->about.contest != ODD_TEAMS)
        odd_audit_remark(a, "scores of lines are compared with a field that is not in the file%s", "");
}

void odd_audit_judge(odd_auditor *a) {
    if (a->e->about.stated_count == 0)
        return;
    if (a->no_scale) {
        odd_audit_remark(a, "victory points follow no known scale and were not compared%s", "");
        a->columns[ODD_ABOUT_CONTESTANT][ODD_STATED_RANK].state = ODD_COLUMN_ELSEWHERE;
    }
    if (totals_are_elsewhere(a))
        remark_elsewhere(a);
    for (int about = 0; about < ODD_AUDIT_TOPICS; about++)
        for (int kind = 0; kind < ODD_STATED_COUNT; kind++) {
            odd_column *c = &a->columns[about][kind];
            if (c->state != ODD_COLUMN_ELSEWHERE && is_other(c))
                c->state = ODD_COLUMN_OTHER;
            if (c->state == ODD_COLUMN_COMPARED)
                remark_reading(a, about, kind);
        }
    judge_ranks(a);
    remark_field(a);
    if (a->lines_apart)
        remark_lines(a);
    if (a->stand.handicap != 0)
        odd_audit_remark(a, "totals include %s of the handicap", a->stand.handicap == 2 ? "half" : "all");
}

void odd_audit_remark_follows(odd_auditor *a) {
    char text[ODD_AUDIT_MESSAGE];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_put_format(&w, "%d other score%s", (int)a->follows, a->follows == 1 ? " follows" : "s follow");
    if (a->follows > 0)
        odd_audit_remark(a, "%s from wrong points", text);
}

/* ---- What to append ---------------------------------------------------------------------------- */

void odd_audit_append_line(odd_auditor *a, const char *text) {
    add_text(a, &a->out->append, &a->out->append_count, &a->out->append_cap, text);
}

static void append_handicaps(odd_auditor *a) {
    for (size_t i = 0; i < a->e->facts.about_count; i++) {
        const odd_id_details *about = &a->e->facts.abouts[i];
        odd_text id = a->e->facts.tokens[about->token].text;
        char text[ODD_AUDIT_MESSAGE];
        odd_writer w = odd_writer_on(text, sizeof text);
        if (about->handicap_line == 0 || about->handicap == 0)
            continue;
        odd_put_format(&w, "handicap %.*s %s%s", (int)id.len, id.text, odd_number_of(about->handicap).text,
                       about->handicap_unit == ODD_UNIT_PERCENT ? "%" : "");
        odd_audit_append_line(a, text);
    }
}

void odd_audit_append(odd_auditor *a) {
    const odd_conventions *was = &a->first, *is = &a->stand;
    if (a->e->about.stated_count == 0)
        return;
    if (is->scoring != was->scoring)
        odd_audit_append_line(a, is->scoring == ODD_BUTLER ? "scoring butler" : "scoring cross-imps");
    if (is->acbl != was->acbl)
        odd_audit_append_line(a, is->acbl ? "scoring matchpoints acbl" : "scoring matchpoints");
    if (is->has_vp && (!was->has_vp || is->vp_kind != was->vp_kind)) {
        char text[64];
        odd_writer w = odd_writer_on(text, sizeof text);
        odd_put_format(&w, "vp %s", odd_vp_kind_text(is->vp_kind));
        odd_audit_append_line(a, text);
    }
    for (int i = 0; i < ODD_SET_COUNT; i++) {
        char now[64], before[64], text[160];
        odd_writer w = odd_writer_on(text, sizeof text);
        odd_settings_format(now, sizeof now, &is->settings, (odd_setting_name)i);
        size_t len = odd_settings_format(before, sizeof before, &was->settings, (odd_setting_name)i);
        if (odd_text_is((odd_text){before, len}, now))
            continue;
        odd_put_format(&w, "set %s %s", odd_setting_about((odd_setting_name)i)->name, now);
        odd_audit_append_line(a, text);
    }
    if (is->handicap != was->handicap)
        append_handicaps(a);
    if (is->bye != 0)
        odd_audit_append_byes(a);
}
