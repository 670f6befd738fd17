/* Scores and sheets in the browser: the functions that JavaScript calls. They have no state. Knows nothing about pages. */
#include "report/score_sheet.h"
#include "report/columns.h"
#include "wasm/module.h"

enum { ERRORS_SHOWN = 100 };

/* ---- Scores -------------------------------------------------------------------------------------- */

EXPORT(const char *, calculate, (size_t len)) {
    odd_result r;
    odd_error error;
    if (odd_result_parse(&r, odd_call_input, len, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_calculation_json(&odd_answer, r);
    return odd_answer.text;
}

/* As `oddtrick score --explain`: vul and game as in oddtrick.h. */
EXPORT(const char *, score, (size_t len, int vul, int game)) {
    odd_deal deal = {.vul = (odd_vul)vul, .game = game == 0 ? ODD_DUPLICATE : ODD_RUBBER_BRIDGE};
    odd_error error;
    if (vul < 0 || vul >= ODD_VUL_COUNT)
        deal.vul = ODD_VUL_NONE;
    if (odd_deal_parse(&deal, odd_call_input, len, &error) != ODD_OK ||
        odd_deal_check(&deal, &error) != ODD_OK)
        return odd_answer_error(&error);
    odd_deal_json(&odd_answer, &deal, true);
    return odd_answer.text;
}

EXPORT(const char *, table, (void)) {
    odd_table_json(&odd_answer);
    return odd_answer.text;
}

/* {"score":980,"results":[...],"lines":[...],"none":"no result gives this; ..."} */
EXPORT(const char *, inverse, (int score_pts)) {
    odd_candidate *found = ODD_TAKE(&odd_call_arena, ODD_CANDIDATES_MAX, odd_candidate);
    size_t count = odd_score_inverse(found, ODD_CANDIDATES_MAX, score_pts, ODD_VUL_COUNT);
    odd_inverse_json(&odd_answer, score_pts, found, count);
    odd_answer.len--; /* the object goes on */
    odd_json_key(&odd_answer, "lines");
    odd_inverse_lines_json(&odd_answer, found, count);
    odd_json_open(&odd_answer, "none", '"');
    if (count == 0)
        odd_say_none(&odd_answer, score_pts, ODD_VUL_COUNT);
    odd_out_char(&odd_answer, '"');
    if (count == 0)
        odd_nearest_json(&odd_answer, score_pts, ODD_VUL_COUNT);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}

/* ---- Sessions ------------------------------------------------------------------------------------ */

static odd_session_kind kind_of(int kind) {
    return kind == ODD_SESSION_CHICAGO ? ODD_SESSION_CHICAGO : ODD_SESSION_RUBBER;
}

static odd_session read_session(size_t len, int kind, odd_error *errors) {
    odd_session s;
    odd_item *items = ODD_TAKE(&odd_call_arena, odd_session_items(odd_call_input, len) + 1, odd_item);
    odd_session_read(&s, kind_of(kind), items, errors, errors != NULL ? ERRORS_SHOWN : 0, odd_call_input,
                     len);
    return s;
}

/* The log as the command's JSON has it, and as it is drawn: {"session":{...},"paper":{...}}. */
EXPORT(const char *, session, (size_t len, int kind, int by_hand)) {
    odd_error *errors = ODD_TAKE(&odd_call_arena, ERRORS_SHOWN, odd_error);
    odd_session s = read_session(len, kind, errors);
    odd_sheets sheets = odd_sheets_build(&s, &odd_call_arena, ODD_AFTER_ALL);
    odd_out_char(&odd_answer, '{');
    odd_json_key(&odd_answer, "session");
    odd_sheets_json(&odd_answer, &sheets);
    odd_json_key(&odd_answer, "paper");
    odd_paper_json(&odd_answer, &sheets, errors, ERRORS_SHOWN, by_hand);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}

EXPORT(const char *, explain, (size_t len, int kind, int deal)) {
    odd_session s = read_session(len, kind, NULL);
    odd_explanation *e = ODD_TAKE(&odd_call_arena, 1, odd_explanation);
    if (!odd_explain_deal(e, &s, deal))
        return odd_answer_error(
            &(odd_error){.code = ODD_E_REFERENCE, .message = "there is no such deal, or it was taken back"});
    odd_explanation_json(&odd_answer, &s, e);
    return odd_answer.text;
}

/* Writes the row of a line: of the deal, or of the deal that a correction names. */
static void say_added(const odd_session *s) {
    const odd_item *last = s->count > 0 ? &s->items[s->count - 1] : NULL;
    odd_row row, added = {0};
    for (odd_walk w = odd_walk_start(s); last != NULL && odd_walk_next(&w, &row);)
        if (row.item == last || (last->kind == ODD_ITEM_CORRECT && row.item->kind == ODD_ITEM_DEAL &&
                                 row.item->number == last->number))
            added = row;
    odd_json_open(&odd_answer, "words", '"');
    if (added.item != NULL)
        odd_say_points(&odd_answer, s, &added);
    odd_out_char(&odd_answer, '"');
    if (added.item != NULL)
        odd_row_points_json(&odd_answer, s, &added);
}

/* Checks whether a line may be added: the input is the log with the line, whose first log_len bytes are already there.
 * Returns {"words":"We 70 below, 30 above","points":[100,0],"below":[70,0]}, or an error whose column is in that line. */
EXPORT(const char *, check, (size_t len, int kind, size_t log_len)) {
    odd_error error;
    odd_session before = read_session(log_len, kind, NULL), after;
    if (!odd_session_with(&after, &error, &before, kind_of(kind), &odd_call_arena, odd_call_input, len))
        return odd_answer_error(&error);
    odd_out_char(&odd_answer, '{');
    say_added(&after);
    odd_out_char(&odd_answer, '}');
    return odd_answer.text;
}
