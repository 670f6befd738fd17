/* What candidates would change, as JSON. */
#include "report/open_event.h"

static void put_error(odd_out *o, const odd_error *error) {
    odd_json_open(o, "error", '{');
    odd_json_int(o, "line", error->line);
    odd_json_int(o, "column", error->column);
    odd_json_message(o, error->message, &error->marks);
    odd_out_char(o, '}');
}

static void put_trial(odd_out *o, const odd_whatif *w, const odd_trial *c) {
    odd_out_char(o, '{');
    odd_json_int(o, "candidate", c->number);
    odd_json_member(o, "line", c->text);
    if (c->error.code != ODD_OK) {
        put_error(o, &c->error);
        odd_out_char(o, '}');
        return;
    }
    odd_trial_lines lines = odd_trial_lines_of(w, c);
    odd_change_rows rows = odd_change_rows_of(w, c, 1, false);
    odd_members results = odd_members_of(&odd_trial_line_columns, &lines),
                changes = odd_members_of(&odd_change_columns, &rows);
    odd_json_int(o, "ranks_changed", (int64_t)c->changes.ranks);
    odd_json_bool(o, "winner_changes", c->changes.winner);
    odd_json_bool(o, "comparable", c->changes.comparable);
    odd_json_open(o, "results", '[');
    for (size_t i = 0; i < c->board_lines && !w->ranks_only; i++)
        odd_members_line(o, &results, i, 4);
    odd_out_char(o, ']');
    odd_json_line(o, 3);
    odd_json_open(o, "changes", '[');
    for (size_t i = 0; i < rows.count; i++)
        odd_members_line(o, &changes, i, 4);
    odd_out_text(o, "]}");
}

void odd_whatif_json_open(odd_out *o, const odd_event *before) {
    odd_json_head(o, before);
    odd_json_open(o, "candidates", '[');
}

void odd_trial_json(odd_out *o, const odd_whatif *w, const odd_trial *c) {
    odd_json_line(o, 2);
    put_trial(o, w, c);
    odd_out_spill(o);
}

void odd_whatif_json_close(odd_out *o, const odd_event *before) {
    odd_out_char(o, ']');
    odd_json_footer(o, before);
}

void odd_whatif_json(odd_out *o, const odd_whatif *w) {
    odd_whatif_json_open(o, w->before);
    for (size_t i = 0; i < w->count; i++)
        odd_trial_json(o, w, &w->list[i]);
    odd_whatif_json_close(o, w->before);
}
