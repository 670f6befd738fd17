/* The audit of published results, in JSON. */
#include "report/report.h"

const char *odd_audit_scoring_words(const odd_event *e) {
    if (odd_event_about(e)->scoring == ODD_MATCHPOINTS)
        return odd_event_about(e)->acbl ? "matchpoints 1-1/2-0" : "matchpoints 2-1-0";
    return odd_scoring_text(odd_event_about(e)->scoring);
}

bool odd_audit_lists(const odd_audit *audit, const odd_event *e, int setting, bool shown) {
    bool known = audit->determined[setting] || odd_event_has_setting(e, (odd_setting_name)setting);
    return shown ? known : !known && audit->tried[setting];
}

static void put_finding(odd_out *o, const odd_audit_finding *f) {
    odd_out_char(o, '{');
    odd_json_word(o, "kind", odd_audit_text(f->kind));
    odd_json_int(o, "line", f->line);
    odd_json_int(o, "board", f->board);
    odd_json_int(o, "round", f->round);
    odd_json_word(o, "message", f->message);
    odd_json_word(o, "effect", f->effect);
    odd_out_char(o, '}');
}

static void put_settings(odd_out *o, const odd_audit *audit, const odd_event *e, bool shown) {
    odd_out_char(o, '{');
    for (int i = ODD_SET_RULES + 1; i < ODD_SET_COUNT; i++) {
        char value[64];
        const odd_setting_info *info = odd_setting_about((odd_setting_name)i);
        if (!info->used[odd_event_about(e)->scoring] || !odd_audit_lists(audit, e, i, shown))
            continue;
        odd_setting_format(value, sizeof value, e, (odd_setting_name)i);
        odd_json_word(o, info->name, value);
    }
    odd_out_char(o, '}');
}

static void put_texts(odd_out *o, const char *name, const char *const *texts, size_t count) {
    odd_json_open(o, name, '[');
    for (size_t i = 0; i < count; i++) {
        odd_json_next(o);
        odd_out_json(o, odd_text_of(texts[i]));
    }
    odd_out_char(o, ']');
}

void odd_audit_json(odd_out *o, const odd_event *e, const odd_audit *audit) {
    odd_json_int(o, "results", (int64_t)odd_event_about(e)->play_count);
    if (odd_event_about(e)->left_out_count > 0)
        odd_json_int(o, "left_out", (int64_t)odd_event_about(e)->left_out_count);
    odd_json_int(o, "values", (int64_t)audit->values);
    odd_json_int(o, "right", (int64_t)audit->right);
    odd_json_word(o, "scoring", odd_audit_scoring_words(e));
    if (odd_event_about(e)->has_vp)
        odd_json_word(o, "vp", odd_vp_kind_text(odd_event_about(e)->vp_kind));
    odd_json_int(o, "expected", odd_event_about(e)->expected);
    odd_json_key(o, "settings");
    put_settings(o, audit, e, true);
    odd_json_key(o, "undetermined");
    put_settings(o, audit, e, false);
    put_texts(o, "remarks", audit->remarks, audit->remark_count);
    put_texts(o, "append", audit->append, audit->append_count);
    odd_json_key(o, "findings");
    odd_out_char(o, '[');
    for (size_t i = 0; i < audit->count; i++) {
        odd_json_line(o, 3);
        put_finding(o, &audit->list[i]);
    }
    odd_out_char(o, ']');
}
