/* The report about one file: its findings, and the settings that reproduce it. */
#include <string.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"

/* ---- Text -------------------------------------------------------------------------------------- */

static void text_finding(odd_out *o, const char *path, const odd_audit_finding *f) {
    odd_out_format(o, "%s:%u: ", path, (unsigned)f->line);
    odd_out_paint(o, ODD_BOLD, odd_audit_text(f->kind));
    odd_out_format(o, ": %s", f->message);
    if (f->effect[0] != '\0')
        odd_out_format(o, "; %s", f->effect);
    odd_out_char(o, '\n');
}

/* The expected number of results is written after neuberg. */
static bool is_said_by_neuberg(const odd_event *e, int i) {
    return i == ODD_SET_EXPECTED && odd_event_about(e)->scoring == ODD_MATCHPOINTS &&
           odd_event_setting(e, i) == 0;
}

static size_t text_settings(odd_out *o, const odd_audit *audit, const odd_event *e, bool shown) {
    size_t count = 0;
    for (int i = ODD_SET_RULES + 1; i < ODD_SET_COUNT; i++) {
        char value[64];
        const odd_setting_info *info = odd_setting_about((odd_setting_name)i);
        if (!info->used[odd_event_about(e)->scoring] || !odd_audit_lists(audit, e, i, shown) ||
            (shown && is_said_by_neuberg(e, i)))
            continue;
        odd_setting_format(value, sizeof value, e, (odd_setting_name)i);
        odd_out_format(o, ", %s %s", info->name, value);
        if (i == ODD_SET_NEUBERG && odd_event_setting(e, i) != ODD_NEUBERG_OFF)
            /* the number that scores are adjusted to */
            odd_out_format(o, " %d", odd_event_about(e)->expected);
        count++;
    }
    return count;
}

static void text_remarks(odd_out *o, const odd_audit *audit) {
    for (size_t i = 0; i < audit->remark_count; i++)
        odd_out_format(o, "   %s\n", audit->remarks[i]);
}

/* "club.pbn: 1240 of 1244 scores are right, with matchpoints 2-1-0, neuberg on 13" */
static void text_summary(odd_out *o, const char *path, const odd_audit *audit, const odd_event *e) {
    odd_out rest = ODD_HEAP_OUT;
    if (audit->values == 0) {
        odd_out_format(o, "%s: the file has no scores to compare; %zu result%s\n", path,
                       odd_event_about(e)->play_count, odd_event_about(e)->play_count == 1 ? "" : "s");
        text_remarks(o, audit);
        return;
    }
    odd_out_format(o, "%s: %zu of %zu scores are right, with %s", path, audit->right, audit->values,
                   odd_audit_scoring_words(e));
    if (odd_event_about(e)->has_vp)
        odd_out_format(o, ", vp %s", odd_vp_kind_text(odd_event_about(e)->vp_kind));
    text_settings(o, audit, e, true);
    if (text_settings(&rest, audit, e, false) > 0) {
        odd_out_text(o, "\n   without effect on these scores:");
        odd_out_bytes(o, rest.text + 1, rest.len - 1);
    }
    odd_out_free(&rest);
    odd_out_char(o, '\n');
    text_remarks(o, audit);
    for (size_t i = 0; i < audit->append_count; i++)
        odd_out_format(o, "%s   %s\n", i == 0 ? "   to reproduce these scores, append to the event:\n" : "",
                       audit->append[i]);
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* Solves all boards, since the operands are files, not board numbers. */
static void solve(const odd_args *args, odd_event *e) {
    odd_args all = *args;
    all.count = 1;
    odd_deals_give(&all, e);
}

static void report_event(odd_report *r, const odd_args *args, odd_event_file *f, const char *path) {
    odd_audit audit;
    if (odd_args_value(args, "par") != NULL)
        solve(args, f->event);
    if (odd_event_audit(&audit, f->event, &f->arena, args->style) != ODD_OK)
        odd_no_memory();
    r->results = (uint32_t)odd_event_about(f->event)->play_count;
    r->left_out = (uint32_t)odd_event_about(f->event)->left_out_count;
    r->values = (uint32_t)audit.values;
    r->right = (uint32_t)audit.right;
    for (int i = 0; i < ODD_AUDIT_COUNT; i++)
        r->counts[i] = (uint32_t)audit.counts[i];
    if (odd_args_json(args)) {
        odd_out_char(&r->out, '{');
        odd_json_word(&r->out, "file", path);
        odd_json_word(&r->out, "format", odd_format_about(f->format)->name);
        odd_audit_json(&r->out, f->event, &audit);
        odd_out_char(&r->out, '}');
        return;
    }
    for (size_t i = 0; i < audit.count; i++)
        text_finding(&r->out, path, &audit.list[i]);
    if (odd_args_value(args, "quiet") == NULL)
        text_summary(&r->out, path, &audit, f->event);
}

void odd_report_make(odd_report *r, const odd_args *args, const char *path) {
    odd_event_file f;
    *r = (odd_report){.out = ODD_HEAP_OUT};
    if (odd_event_load(args, &f, path) && odd_event_take_in(args, &f, path))
        report_event(r, args, &f, path);
    else
        r->unread = true;
    odd_event_close(&f);
}
