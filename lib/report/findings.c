/* Explanations and findings: their columns, and all of them as JSON. */
#include "report/report.h"

/* ---- Reasons --------------------------------------------------------------------------------------- */

static const odd_reason *reason_of(const odd_cell_ref *at) {
    return &((const odd_reasons *)at->data)->list[at->row];
}

const char *odd_reason_sum_text(const odd_reason *reason) {
    odd_text value = odd_text_of(reason->value + (reason->value[0] == '+'));
    return odd_text_same(odd_text_of(reason->sum), value) ? "" : reason->sum;
}

static void put_level(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, reason_of(at)->level);
}

static void put_what(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, reason_of(at)->text);
}

static void put_shown_sum(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, odd_reason_sum_text(reason_of(at)));
}

static void put_sum(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, reason_of(at)->sum);
}

static void put_value(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, reason_of(at)->value);
}

static void put_law(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, reason_of(at)->law);
}

static void put_adds(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, reason_of(at)->adds ? "true" : "false");
}

static void put_what_template(odd_out *o, const odd_cell_ref *at) {
    odd_cell_template(o, reason_of(at)->text, reason_of(at)->marks);
}

static void put_what_values(odd_out *o, const odd_cell_ref *at) {
    odd_cell_values(o, reason_of(at)->text, reason_of(at)->marks);
}

static const odd_grid_column reason_columns[] = {
    {"", NULL, "level", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_level,
     ODD_IS("0 | 1 | 2 | 3", "0 a heading, 1 below a heading, 2 and 3 parts of that")},
    {"Why", NULL, "text", ODD_CELL_RESULT, ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_JSON, 0, NULL, put_what,
     ODD_IS("string", "what it is")},
    {"", NULL, "template", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_what_template,
     ODD_IS("?string", "the text with %s for each value, for translation")},
    {"", NULL, "values", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_what_values,
     ODD_IS("?(string | Message)[]", ODD_VALUES_ARE)},
    {"Sum", NULL, "", ODD_CELL_LEFT, ODD_GRID_HTML, 0, NULL, .put = put_shown_sum},
    {"Value", NULL, "value", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_JSON | ODD_GRID_KEY, 0,
     NULL, put_value, ODD_IS("string", "its value: \"188.5 of 288\"")},
    {"Law or setting", NULL, "law", ODD_CELL_LEFT,
     ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_JSON | ODD_GRID_ROOMY, 0, NULL, put_law,
     ODD_IS("string", "the law or setting behind it")},
    {"", NULL, "sum", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_sum,
     ODD_IS("string",
            "the arithmetic of the value with `+ - x /` and parentheses; its result is `value`, rounded "
            "where `text` says \"rounded to 0.01\"")},
    {"", NULL, "adds", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_adds,
     ODD_IS("boolean", "whether the values one level below, up to the next line of the same level, add up to "
                       "`value`")},
};
const odd_column_list odd_reason_columns = ODD_COLUMN_LIST(reason_columns);

/* Writes the board, and its session if there are sessions. */
static int put_their_board(odd_out *o, const odd_event *e, uint32_t who, int board) {
    const odd_board *b;
    if (odd_event_board_session(&board, e, who, board, NULL) != ODD_OK ||
        (b = odd_event_board(e, board)) == NULL)
        return 0;
    odd_json_int(o, "board", b->number);
    if (odd_event_about(e)->has_sessions)
        odd_json_int(o, "session", odd_event_session_at(e, b->session)->number);
    return board;
}

void odd_reasons_json(odd_out *o, const odd_event *e, const odd_reasons *r, uint32_t who, int board) {
    odd_members members = odd_members_of(&odd_reason_columns, r);
    odd_json_head(o, e);
    odd_json_member(o, "id", odd_contestant_at(e, who)->id);
    odd_json_word(o, "direction", odd_side_key(odd_contestant_at(e, who)->direction));
    if (board > 0)
        board = put_their_board(o, e, who, board);
    odd_json_open(o, "reasons", '[');
    for (size_t i = 0; i < r->count; i++) {
        odd_json_next(o);
        odd_members_put(o, &members, i);
    }
    odd_out_char(o, ']');
    odd_story_json(o, e, who, board);
    odd_json_footer(o, e);
}

/* ---- Findings -------------------------------------------------------------------------------------- */

static const odd_finding_rows *rows_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_finding *finding_of(const odd_cell_ref *at) {
    return &rows_of(at)->found->list[rows_of(at)->from + at->row];
}

static bool has_rounds(const odd_cell_ref *at) {
    return rows_of(at)->rounds || odd_cell_ref_json(at);
}

/* In JSON also if it is 0. */
static void put_number(odd_out *o, const odd_cell_ref *at, int64_t number) {
    if (number > 0 || odd_cell_ref_json(at))
        odd_out_int(o, number);
}

static void put_line(odd_out *o, const odd_cell_ref *at) {
    put_number(o, at, finding_of(at)->line);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    put_number(o, at, finding_of(at)->round);
}

static void put_board(odd_out *o, const odd_cell_ref *at) {
    put_number(o, at, finding_of(at)->board);
}

static void put_kind(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_finding_text(finding_of(at)->kind));
}

static void put_message(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, odd_text_of(finding_of(at)->message));
}

static void put_template(odd_out *o, const odd_cell_ref *at) {
    odd_cell_template(o, finding_of(at)->message, &finding_of(at)->marks);
}

static void put_values(odd_out *o, const odd_cell_ref *at) {
    odd_cell_values(o, finding_of(at)->message, &finding_of(at)->marks);
}

static void put_text(odd_out *o, const odd_cell_ref *at) {
    if (finding_of(at)->line > 0)
        odd_cell_people(o, at, odd_event_line(rows_of(at)->e, finding_of(at)->line));
}

static void put_other_line(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, finding_of(at)->other_line);
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

static void put_alternatives(odd_out *o, const odd_cell_ref *at) {
    const odd_finding *f = finding_of(at);
    if (f->instead_count == 0)
        return;
    odd_out_char(o, '[');
    for (int i = 0; i < f->instead_count; i++) {
        odd_json_next(o);
        put_alternative(o, rows_of(at)->e, &f->instead[i]);
    }
    odd_out_char(o, ']');
}

static const odd_grid_column finding_columns[] = {
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_line,
     ODD_IS("integer", "line of the log; 0 if none")},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_rounds, put_round,
     .group = 1, ODD_IS("integer", "round; 0: none")},
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_board,
     ODD_IS("integer", "board; 0: none")},
    {"Kind", NULL, "kind", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, NULL, put_kind, .group = -1,
     ODD_IS("string", "kind of finding: \"twice\", \"missing\", ...")},
    {"What", NULL, "message", ODD_CELL_PROSE, ODD_GRID_EVERY, 0, NULL, put_message, .group = 1,
     ODD_IS("string", "what is wrong, and what was expected")},
    {"", NULL, "template", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_template, .group = 1,
     ODD_IS("?string", ODD_TEMPLATE_IS)},
    {"", NULL, "values", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_values, .group = 1,
     ODD_IS("?(string | Message)[]", ODD_VALUES_ARE)},
    {"In the log", NULL, "text", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_JSON | ODD_GRID_ROOMY,
     0, NULL, put_text, .group = 1, ODD_IS("?string", "text of the line")},
    {"", NULL, "other_line", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_other_line,
     .group = 1, ODD_IS("?integer", "another line involved")},
    {"", NULL, "alternatives", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_alternatives, .group = 1,
     ODD_IS("?Alternative[]", "for a result unlike the others: what may have been meant")},
};
const odd_column_list odd_finding_columns = ODD_COLUMN_LIST(finding_columns);

void odd_findings_json(odd_out *o, const odd_event *e, const odd_findings *found) {
    odd_finding_rows rows = {.e = e, .found = found};
    odd_members members = odd_members_of(&odd_finding_columns, &rows);
    odd_json_head(o, e);
    odd_json_open(o, "findings", '[');
    for (size_t i = 0; i < found->count; i++)
        odd_members_line(o, &members, i, 2);
    odd_out_char(o, ']');
    odd_json_footer(o, e);
}

/* ---- What was left out of a file ------------------------------------------------------------------- */

static const odd_problem *left_out_of(const odd_cell_ref *at) {
    const odd_event *e = rows_of(at)->e;
    size_t row = 0;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++)
        if (odd_problem_at(e, i)->left_out && row++ == at->row)
            return odd_problem_at(e, i);
    return NULL;
}

static void put_left_line(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, left_out_of(at)->error.line);
}

static void put_left_column(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, left_out_of(at)->error.column);
}

static void put_left_message(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, odd_text_of(left_out_of(at)->error.message));
}

static const odd_grid_column left_out_columns[] = {
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_left_line},
    {"Column", NULL, "column", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_left_column},
    {"What", NULL, "message", ODD_CELL_PROSE, ODD_GRID_ALL, 0, NULL, .put = put_left_message},
};
const odd_column_list odd_left_out_columns = ODD_COLUMN_LIST(left_out_columns);
