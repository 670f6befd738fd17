/* Makes the rows of table functions: the elements of a score, the results that give a score, results and standings of an event. */
#include "sql/row_lists.h"

#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "extend/extend.h"
#include "report/report.h"

/* ---- Cells --------------------------------------------------------------------------------------------- */

static odd_sql_cell integer(int64_t number) {
    return (odd_sql_cell){.kind = ODD_SQL_INTEGER, .number = number};
}

static odd_sql_cell integer_or_null(int64_t number, bool there) {
    return there ? integer(number) : (odd_sql_cell){0};
}

static odd_sql_cell amount_or_null(odd_amount amount, bool there) {
    return there ? (odd_sql_cell){.kind = ODD_SQL_AMOUNT, .number = amount} : (odd_sql_cell){0};
}

/* Makes a cell of a text that stays valid as long as the list: of the event, or of the library. */
static odd_sql_cell words(odd_text text) {
    return (odd_sql_cell){.kind = ODD_SQL_TEXT, .text = text};
}

static odd_sql_cell word(const char *text) {
    return words(odd_text_of(text));
}

static odd_sql_cell words_or_null(odd_text text) {
    return text.len > 0 ? words(text) : (odd_sql_cell){0};
}

/* Makes a cell of a text that is copied into memory of the list. */
static odd_sql_cell copied(const char *text, size_t len) {
    char *copy = odd_budget_take(NULL, len + 1);
    memcpy(copy, text, len);
    return words((odd_text){copy, len});
}

static char *resize(odd_out *o, size_t cap) {
    char *text = odd_budget_take(NULL, cap);
    if (o->len > 0)
        memcpy(text, o->text, o->len);
    return text;
}

/* Makes the cells of a new list, all NULL, in the memory of the budget. */
static void make_rows(odd_row_list *list, size_t rows, int columns) {
    list->cells = odd_budget_take(NULL, (rows + 1) * (size_t)columns * sizeof *list->cells);
}

/* ---- The elements of a score --------------------------------------------------------------------------- */

static const odd_sql_column element_columns[] = {
    {"score", ODD_SQL_INTEGER},     {"contract", ODD_SQL_INTEGER}, {"overtricks", ODD_SQL_INTEGER},
    {"slam", ODD_SQL_INTEGER},      {"insult", ODD_SQL_INTEGER},   {"penalty", ODD_SQL_INTEGER},
    {"partscore", ODD_SQL_INTEGER}, {"game", ODD_SQL_INTEGER},
};
enum { ELEMENT_COLUMNS = sizeof element_columns / sizeof element_columns[0] };

/* Work within the budget of a list. */
typedef struct list_fill {
    odd_row_list *list;
    const odd_text *arguments;
    int code;
    odd_error *error;
} list_fill;

static int run(void (*work)(void *owner), odd_row_list *list, const odd_text *arguments, odd_error *error) {
    list_fill f = {list, arguments, ODD_OK, error};
    int code = odd_loaded_event_run(&list->loaded, work, &f, error);
    return code != ODD_OK ? code : f.code;
}

static void elements_work(void *owner) {
    list_fill *f = owner;
    odd_deal deal;
    f->code = odd_argument_deal(&deal, f->arguments[0], f->arguments[1], f->error);
    if (f->code != ODD_OK)
        return;
    odd_elements elements = odd_deal_elements(&deal);
    make_rows(f->list, 1, ELEMENT_COLUMNS);
    odd_sql_cell *cell = f->list->cells;
    *cell++ = integer(odd_deal_score(&deal));
    for (int i = ODD_CONTRACT_POINTS; i <= ODD_GAME; i++)
        *cell++ = integer(elements.pts[i]);
    f->list->rows = 1;
}

static int fill_elements(odd_row_list *list, const odd_text *arguments, odd_error *error) {
    return run(elements_work, list, arguments, error);
}

/* ---- The results that give a score ------------------------------------------------------------------------ */

static const odd_sql_column inverse_columns[] = {{"result", ODD_SQL_TEXT}, {"vul", ODD_SQL_TEXT}};
enum { INVERSE_COLUMNS = sizeof inverse_columns / sizeof inverse_columns[0] };

static bool read_points(odd_text text, int *out) {
    odd_amount amount;
    bool good = odd_amount_parse(&amount, text.text, text.len) && amount % ODD_ONE == 0 &&
                amount >= INT16_MIN * (odd_amount)ODD_ONE && amount <= INT16_MAX * (odd_amount)ODD_ONE;
    *out = good ? (int)(amount / ODD_ONE) : 0;
    return good;
}

static void inverse_work(void *owner) {
    list_fill *f = owner;
    odd_vul vul = ODD_VUL_COUNT;
    int score;
    if (!read_points(f->arguments[0], &score)) {
        f->code = odd_fail(f->error, ODD_E_SYNTAX, 0, 0, "invalid score: expected a whole number of points");
        return;
    }
    if (f->arguments[1].text != NULL)
        f->code = odd_vul_parse(&vul, f->arguments[1].text, f->arguments[1].len, f->error);
    if (f->code != ODD_OK)
        return;
    odd_candidate *found = odd_budget_take(NULL, ODD_CANDIDATES_MAX * sizeof *found);
    f->list->rows = odd_score_inverse(found, ODD_CANDIDATES_MAX, score, vul);
    make_rows(f->list, f->list->rows, INVERSE_COLUMNS);
    for (size_t i = 0; i < f->list->rows; i++) {
        char text[ODD_RESULT_MAX];
        size_t len = odd_result_format(text, sizeof text, found[i].result, ODD_ASCII);
        f->list->cells[i * INVERSE_COLUMNS] = copied(text, len);
        f->list->cells[i * INVERSE_COLUMNS + 1] = word(odd_vul_text(found[i].vul));
    }
}

static int fill_inverse(odd_row_list *list, const odd_text *arguments, odd_error *error) {
    return run(inverse_work, list, arguments, error);
}

/* ---- The results of an event ------------------------------------------------------------------------------ */

static const odd_sql_column result_columns[] = {
    {"board", ODD_SQL_INTEGER},   {"round", ODD_SQL_INTEGER}, {"dealer", ODD_SQL_TEXT},
    {"vul", ODD_SQL_TEXT},        {"ns", ODD_SQL_TEXT},       {"ew", ODD_SQL_TEXT},
    {"result", ODD_SQL_TEXT},     {"score", ODD_SQL_INTEGER}, {"ns_score", ODD_SQL_AMOUNT},
    {"ew_score", ODD_SQL_AMOUNT}, {"lead", ODD_SQL_TEXT},
};
enum { RESULT_COLUMNS = sizeof result_columns / sizeof result_columns[0] };

static odd_sql_cell seat_cell(const odd_event *e, const odd_play *p, int direction) {
    odd_out out = {.resize = resize};
    odd_say_seat(&out, e, p, direction);
    return words((odd_text){out.text, out.len});
}

static odd_sql_cell value_cell(const odd_event *e, const odd_play *p, int direction) {
    return amount_or_null(odd_worth_of(e, p)->value[direction], odd_event_scored(e, p, direction));
}

static odd_sql_cell lead_cell(const odd_play *p) {
    char text[ODD_LEAD_MAX];
    size_t len = odd_lead_format(text, sizeof text, p->lead, ODD_ASCII);
    return len > 0 ? copied(text, len) : (odd_sql_cell){0};
}

static void put_result(odd_sql_cell *cell, const odd_event *e, const odd_board *b, const odd_play *p) {
    char text[ODD_PLAY_MAX];
    size_t len = odd_play_format(text, sizeof text, e, p, ODD_ASCII);
    *cell++ = integer(b->number);
    *cell++ = integer_or_null(p->round, p->round > 0);
    *cell++ = word(odd_seat_text(b->dealer));
    *cell++ = word(odd_vul_text(b->vul));
    *cell++ = seat_cell(e, p, 0);
    *cell++ = seat_cell(e, p, 1);
    *cell++ = copied(text, len);
    *cell++ = integer_or_null(p->score_pts, odd_play_has_points(p));
    *cell++ = value_cell(e, p, 0);
    *cell++ = value_cell(e, p, 1);
    *cell = lead_cell(p);
}

/* Lists the lines that stand, board by board. */
static void results_work(void *owner) {
    list_fill *f = owner;
    const odd_event *e = odd_open_event_current(f->list->loaded.event);
    const odd_event_info *about = odd_event_about(e);
    make_rows(f->list, about->play_count, RESULT_COLUMNS);
    for (size_t i = 0; i < about->board_count; i++) {
        const odd_board *b = odd_board_sorted(e, i);
        for (uint32_t at = b->first; at > 0;) {
            const odd_play *p = odd_play_at(e, at - 1);
            if (!p->corrected && p->kind != ODD_VOID && !p->left_out)
                put_result(f->list->cells + f->list->rows++ * RESULT_COLUMNS, e, b, p);
            at = at == b->last ? 0 : p->next;
        }
    }
}

static int fill_event(void (*work)(void *owner), odd_row_list *list, const odd_text *arguments,
                      odd_error *error) {
    int code = odd_loaded_event_open(&list->loaded, arguments[0].text, arguments[0].len, error);
    return code != ODD_OK ? code : run(work, list, arguments, error);
}

static int fill_results(odd_row_list *list, const odd_text *arguments, odd_error *error) {
    return fill_event(results_work, list, arguments, error);
}

/* ---- The standings of an event ------------------------------------------------------------------------------ */

static const odd_sql_column standing_columns[] = {
    {"direction", ODD_SQL_TEXT}, {"rank", ODD_SQL_INTEGER},   {"tied", ODD_SQL_INTEGER},
    {"id", ODD_SQL_TEXT},        {"names", ODD_SQL_TEXT},     {"score", ODD_SQL_AMOUNT},
    {"max", ODD_SQL_AMOUNT},     {"percent", ODD_SQL_AMOUNT}, {"boards", ODD_SQL_INTEGER},
    {"vp", ODD_SQL_AMOUNT},
};
enum { STANDING_COLUMNS = sizeof standing_columns / sizeof standing_columns[0] };

static void put_standing(odd_sql_cell *cell, const odd_event *e, const odd_standing *s) {
    const odd_contestant *c = odd_contestant_at(e, s->who);
    bool percent = odd_has_percent(e);
    *cell++ = word(odd_side_key(c->direction));
    *cell++ = integer(s->rank);
    *cell++ = integer(s->tied);
    *cell++ = words(c->id);
    *cell++ = words_or_null(odd_names_of(e, s->who));
    *cell++ = amount_or_null(s->score, true);
    *cell++ = amount_or_null(s->max, percent);
    *cell++ = amount_or_null((odd_amount)s->percent_x100 * (ODD_ONE / 100), percent);
    *cell++ = integer(s->boards);
    *cell = amount_or_null(s->vp, odd_event_about(e)->has_vp);
}

static void standings_work(void *owner) {
    list_fill *f = owner;
    const odd_event *e = odd_open_event_current(f->list->loaded.event);
    f->list->rows = odd_event_about(e)->standing_count;
    make_rows(f->list, f->list->rows, STANDING_COLUMNS);
    for (size_t i = 0; i < f->list->rows; i++)
        put_standing(f->list->cells + i * STANDING_COLUMNS, e, odd_standing_at(e, i));
}

static int fill_standings(odd_row_list *list, const odd_text *arguments, odd_error *error) {
    return fill_event(standings_work, list, arguments, error);
}

/* ---- All of them ---------------------------------------------------------------------------------------------- */

const odd_table_function odd_table_functions[] = {
    {"odd_elements", element_columns, ELEMENT_COLUMNS, {"of_result", "of_vul"}, 2, fill_elements},
    {"odd_inverse", inverse_columns, INVERSE_COLUMNS, {"of_score", "of_vul"}, 1, fill_inverse},
    {"odd_event_results", result_columns, RESULT_COLUMNS, {"file", NULL}, 1, fill_results},
    {"odd_event_standings", standing_columns, STANDING_COLUMNS, {"file", NULL}, 1, fill_standings},
    {NULL, NULL, 0, {NULL, NULL}, 0, NULL},
};

_Static_assert((int)RESULT_COLUMNS <= (int)ODD_SQL_COLUMNS, "the longest row");

const odd_table_function *odd_table_function_named(const char *name) {
    const odd_table_function *f = odd_table_functions;
    while (f->name != NULL && strcmp(f->name, name) != 0)
        f++;
    return f->name != NULL ? f : NULL;
}

void odd_row_list_close(odd_row_list *list) {
    odd_loaded_event_close(&list->loaded);
    *list = (odd_row_list){0};
}
