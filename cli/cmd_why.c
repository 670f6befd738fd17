/* oddtrick why: explains a rank, or a score on a board, step by step. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"

/* ---- Text: the value, then what it is, and the law or setting behind it ------------------------ */

enum { WIDTH = 80, VALUE_MAX = 18 };

static int value_width(const odd_reasons *r) {
    int width = 0;
    for (size_t i = 0; i < r->count; i++) {
        int own = odd_text_width(r->list[i].value);
        width = own > width && own <= VALUE_MAX ? own : width;
    }
    return width;
}

/* Wraps words to lines of 80 columns, and indents all but the first. */
static int put_words(odd_out *o, const char *text, int column, int indent, odd_paint paint) {
    while (*text != '\0') {
        size_t len = strcspn(text, " ");
        char word[128];
        snprintf(word, sizeof word, "%.*s", (int)(len < sizeof word ? len : sizeof word - 1), text);
        int width = odd_text_width(word);
        if (column > indent && column + 1 + width > WIDTH) {
            odd_out_char(o, '\n');
            odd_out_pad(o, indent);
            column = indent;
        } else if (column > indent) {
            odd_out_char(o, ' ');
            column++;
        }
        odd_out_paint(o, paint, word);
        column += width;
        text += len;
        text += strspn(text, " ");
    }
    return column;
}

static void put_reason(odd_out *o, const odd_reason *reason, int width, bool first) {
    char law[240];
    int indent = 2 + width + 2 + 2 * reason->level;
    if (reason->level == 0 && !first)
        odd_out_char(o, '\n');
    odd_out_pad(o, 2 + width - odd_text_width(reason->value));
    odd_out_paint(o, ODD_BOLD, reason->value);
    odd_out_pad(o, indent - 2 - width);
    odd_paint paint = reason->level == 0 ? ODD_BOLD : ODD_PLAIN;
    int column = put_words(o, reason->text, indent, indent, paint);
    if (odd_reason_sum_text(reason)[0] != '\0') {
        odd_out_paint(o, paint, ":");
        column = put_words(o, odd_reason_sum_text(reason), column + 1, indent, ODD_PLAIN);
    }
    snprintf(law, sizeof law, "(%s)", reason->law);
    if (reason->law[0] != '\0')
        put_words(o, law, column, indent, ODD_DIM);
    odd_out_char(o, '\n');
}

static void put_text(odd_view *v, const odd_reasons *r) {
    int width = value_width(r);
    odd_out_char(&v->out, '\n');
    for (size_t i = 0; i < r->count; i++)
        put_reason(&v->out, &r->list[i], width, i == 0);
}

/* ---- Tables ------------------------------------------------------------------------------------ */

static odd_grid_row_style look_at(const void *data, size_t row) {
    return ((const odd_reasons *)data)->list[row].level == 0 ? ODD_ROW_SUM : ODD_ROW_PLAIN;
}

static void put_table(odd_view *v, const odd_reasons *r) {
    odd_grid g = odd_view_grid(v, r, &odd_reason_columns);
    if (v->format == ODD_GRID_HTML)
        g.look = look_at;
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, r->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

/* ---- The command ------------------------------------------------------------------------------- */

/* Finds the reasons of an award, if an award table is given; of a board; or of the rank. */
static int find_reasons(odd_args *args, odd_event_file *f, odd_reasons *out, uint32_t who, int board,
                        odd_error *error) {
    const char *awards = odd_args_value(args, "awards");
    odd_award_source source;
    if (board > 0)
        return odd_event_why_board(out, f->event, &f->arena, who, board, args->style, error);
    if (awards == NULL)
        return odd_event_why(out, f->event, &f->arena, who, args->style, error);
    if (!odd_award_open(args, &source, awards, &f->arena))
        return ODD_E_OUTSIDE;
    int code = odd_event_why_award(out, f->event, source.table, &f->arena, who, error);
    free(source.text);
    return code;
}

static int explain(odd_args *args, odd_event_file *f) {
    odd_reasons reasons;
    odd_error error = {0};
    uint32_t who;
    int board = 0;
    const char *id = args->operands[1];
    if (odd_event_find(f->event, &who, id, strlen(id), &error) != ODD_OK)
        return odd_complain(args, "%s", error.message);
    if (args->count == 3 && !odd_event_board_number(args, &board, args->operands[2]))
        return ODD_EXIT_CANNOT;
    if (board > 0 && odd_args_value(args, "awards") != NULL)
        return odd_complain(args, "--awards explains the master points of a rank: leave out the board");
    int code = find_reasons(args, f, &reasons, who, board, &error);
    if (code != ODD_OK)
        return error.message[0] != '\0' ? odd_complain(args, "%s", error.message) : ODD_EXIT_CANNOT;
    odd_view v;
    odd_view_open(&v, args, f->event);
    if (v.format == 0) {
        odd_reasons_json(&v.out, f->event, &reasons, who, board);
    } else {
        odd_view_head(&v, "Why");
        if (v.format == ODD_GRID_TEXT)
            put_text(&v, &reasons);
        else
            put_table(&v, &reasons);
        odd_view_footer(&v);
    }
    odd_view_close(&v);
    return ODD_EXIT_DONE;
}

static int run(odd_args *args) {
    odd_event_file f;
    int files = odd_leading_files(args), others = args->count - files;
    if (others < 1 || others > 2)
        return odd_complain(args,
                            "expected a file, an id and optionally a board: oddtrick why tuesday.event 7 12");
    int code = odd_event_open_clubs(args, &f, files, 0) ? explain(args, &f) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {0, "awards", "TABLE", "explain the master points of ID: acbl-club, or a file"},
};

const odd_command odd_command_why = {
    .name = "why",
    .example = "tuesday.event NS7 12",
    .synopsis = "FILE... ID [BOARD]",
    .summary = "explain a rank, or a score on a board, step by step",
    .details =
        "Explains a contestant's rank from the totals, the adjustments and the boards; or, with a\n"
        "board, the score on it: from the contract and its score, through the comparison with every\n"
        "other table, to the result, with the formula, its numbers, and the law or setting for each step.\n"
        "Several files are the clubs of a simultaneous: ID is then 7@2 or 7@NAME, pair 7 of that club.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
