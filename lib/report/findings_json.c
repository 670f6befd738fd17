/* What explanations and findings are as JSON. */
#include "report/report.h"

void odd_reasons_json(odd_out *o, const odd_event *e, const odd_reasons *r, uint32_t who, int board) {
    odd_json_head(o, e);
    odd_json_member(o, "id", odd_contestant_at(e, who)->id);
    odd_json_word(o, "direction", odd_side_key(odd_contestant_at(e, who)->direction));
    if (board > 0)
        odd_json_int(o, "board", board);
    odd_json_open(o, "reasons", '[');
    for (size_t i = 0; i < r->count; i++) {
        odd_out_text(o, i > 0 ? ",{" : "{");
        odd_json_int(o, "level", r->list[i].level);
        odd_json_word(o, "text", r->list[i].text);
        odd_json_word(o, "value", r->list[i].value);
        odd_json_word(o, "law", r->list[i].law);
        odd_json_word(o, "sum", r->list[i].sum);
        odd_json_bool(o, "adds", r->list[i].adds);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
    odd_json_foot(o, e);
}

static void put_alternative(odd_out *o, const odd_event *e, const odd_alternative *a) {
    char result[ODD_RESULT_MAX];
    odd_result_format(result, sizeof result, a->result, ODD_ASCII);
    odd_out_char(o, '{');
    odd_json_word(o, "result", result);
    odd_json_int(o, "ranks_changed", (int64_t)a->ranks);
    odd_json_int(o, "places", (int64_t)a->places);
    odd_json_bool(o, "winner_changes", a->winner);
    if (a->who != ODD_NOBODY) {
        odd_json_word(o, "direction", odd_side_key(odd_contestant_at(e, a->who)->direction));
        odd_json_member(o, "id", odd_contestant_at(e, a->who)->id);
        odd_json_int(o, "rank_before", a->rank_from);
        odd_json_int(o, "rank_after", a->rank_to);
    }
    odd_out_char(o, '}');
}

static void put_finding(odd_out *o, const odd_event *e, const odd_finding *f) {
    odd_out_char(o, '{');
    odd_json_word(o, "kind", odd_finding_text(f->kind));
    odd_json_int(o, "line", f->line);
    odd_json_int(o, "board", f->board);
    odd_json_int(o, "round", f->round);
    odd_json_word(o, "message", f->message);
    if (f->line > 0)
        odd_json_member(o, "text", odd_event_line(e, f->line));
    if (f->other_line > 0)
        odd_json_int(o, "other_line", f->other_line);
    if (f->instead_count > 0) {
        odd_json_open(o, "alternatives", '[');
        for (int i = 0; i < f->instead_count; i++) {
            odd_out_text(o, i > 0 ? "," : "");
            put_alternative(o, e, &f->instead[i]);
        }
        odd_out_char(o, ']');
    }
    odd_out_char(o, '}');
}

void odd_findings_json(odd_out *o, const odd_event *e, const odd_findings *found) {
    odd_json_head(o, e);
    odd_json_open(o, "findings", '[');
    for (size_t i = 0; i < found->count; i++) {
        odd_out_text(o, i > 0 ? ",\n  " : "\n  ");
        put_finding(o, e, &found->list[i]);
    }
    odd_out_char(o, ']');
    odd_json_foot(o, e);
}
