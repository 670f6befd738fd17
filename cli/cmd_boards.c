/* oddtrick boards: the travellers of an event, with the comparison of every result. */
#include <stdlib.h>
#include <string.h>

#include "cli/traveller_columns.h"
#include "cli/event_deals.h"
#include "cli/event_html.h"
#include "cli/event_makeable.h"

/* ---- Columns ----------------------------------------------------------------------------------- */

#define VIEW(data) ((const odd_boards_view *)(data))

static const odd_play *play_of(const odd_grid_at *at) {
    const odd_boards_view *b = VIEW(at->data);
    return odd_play_at(b->v->e, b->b.lines[at->row].play);
}

/* The columns of CSV depend on the kind of event, and not on what is in it. */
static bool is_csv(const void *data) {
    return VIEW(data)->v->format == ODD_GRID_CSV;
}

static bool has_rounds(const void *data) {
    return VIEW(data)->b.rounds || is_csv(data);
}

static bool has_groups(const void *data) {
    return VIEW(data)->b.groups || is_csv(data);
}

static bool has_leads(const void *data) {
    return VIEW(data)->b.leads || is_csv(data);
}

/* In short, all is North-South's: their points, and what they have for them. */
static bool is_brief(const void *data) {
    return VIEW(data)->brief;
}

static bool is_whole(const void *data) {
    return !VIEW(data)->brief;
}

static bool has_names(const void *data) {
    return odd_has_names(VIEW(data)->v->e) && is_whole(data);
}

static bool has_percent(const void *data) {
    return odd_has_percent(VIEW(data)->v->e) && is_whole(data);
}

static void put_board(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, odd_board_at(VIEW(at->data)->v->e, play_of(at)->board)->number);
}

static void put_dealer(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_seat_text(odd_board_at(VIEW(at->data)->v->e, play_of(at)->board)->dealer));
}

static void put_vul(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_vul_text(odd_board_at(VIEW(at->data)->v->e, play_of(at)->board)->vul));
}

static void put_round(odd_out *o, const odd_grid_at *at) {
    if (play_of(at)->round > 0)
        odd_out_int(o, play_of(at)->round);
}

static void put_group(odd_out *o, const odd_grid_at *at) {
    odd_text group = odd_group_at(VIEW(at->data)->v->e, play_of(at)->group);
    odd_out_bytes(o, group.text, group.len);
}

static void put_seat(odd_out *o, const odd_grid_at *at) {
    odd_say_seat(o, VIEW(at->data)->v->e, play_of(at), at->which);
}

static void put_names(odd_out *o, const odd_grid_at *at) {
    odd_say_seat_names(o, VIEW(at->data)->v, play_of(at), at->which);
}

static void put_result(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    bool csv = v->format == ODD_GRID_CSV;
    odd_say_play(o, v->e, play_of(at), csv ? ODD_ASCII : v->style, !csv);
}

static void put_lead(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    odd_view_lead(o, v, play_of(at));
}

/* As on paper: the points stand in the column of the side that scores them. */
static void put_points(odd_out *o, const odd_grid_at *at) {
    const odd_play *p = play_of(at);
    int points = at->which == 0 ? p->score_pts : -p->score_pts;
    if (odd_play_has_points(p) && (points > 0 || (points == 0 && at->which == 0)))
        odd_out_int(o, points);
}

static void put_signed(odd_out *o, const odd_grid_at *at) {
    const odd_play *p = play_of(at);
    if (odd_play_has_points(p))
        odd_out_format(o, p->score_pts == 0 ? "%d" : "%+d", p->score_pts);
}

static void put_csv_points(odd_out *o, const odd_grid_at *at) {
    if (odd_play_has_points(play_of(at)))
        odd_out_int(o, play_of(at)->score_pts);
}

static void put_value(odd_out *o, const odd_grid_at *at) {
    const odd_boards_view *b = VIEW(at->data);
    const odd_event *e = b->v->e;
    const odd_play *p = play_of(at);
    odd_amount value = odd_worth_of(e, p)->value[at->which];
    if (!odd_event_scored(e, p, at->which))
        return;
    if (b->v->format == ODD_GRID_CSV)
        odd_say_amount(o, value, 0);
    else if (odd_is_share(e))
        odd_say_amount(o, value, b->b.decimals);
    else
        odd_say_signed(o, value, b->b.decimals);
}

static void put_percent(odd_out *o, const odd_grid_at *at) {
    const odd_event *e = VIEW(at->data)->v->e;
    const odd_play *p = play_of(at);
    odd_amount top = odd_event_top(e, p, 0);
    if (odd_event_scored(e, p, 0) && top > 0)
        odd_say_x100(o, odd_percent_x100(odd_worth_of(e, p)->value[0], top));
}

static void put_line(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, play_of(at)->line);
}

/* Instead of what the event is scored in. */
static const char unit[] = "";

enum { COLUMN_BRIEF = 15 };

static const odd_grid_column columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_board},
    {"", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_dealer},
    {"", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_vul},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_rounds, put_round},
    {"Group", NULL, "group", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_groups, put_group},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, put_seat},
    {"", NULL, NULL, ODD_CELL_NAME, ODD_GRID_HTML | ODD_GRID_ROOMY, 0, has_names, put_names},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_ALL, 1, NULL, put_seat},
    {"", NULL, NULL, ODD_CELL_NAME, ODD_GRID_HTML | ODD_GRID_ROOMY, 1, has_names, put_names},
    {"Result", NULL, "result", ODD_CELL_RESULT, ODD_GRID_ALL, 0, NULL, put_result},
    {"Lead", NULL, "lead", ODD_CELL_RESULT, ODD_GRID_ALL, 0, has_leads, put_lead},
    {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_csv_points},
    {"N-S", "Score", NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, is_whole, put_points},
    {"E-W", "Score", NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 1, is_whole, put_points},
    {"Score", NULL, NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, is_brief, put_signed},
    [COLUMN_BRIEF] = {"", NULL, NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, is_brief, put_value},
    {"N-S", unit, "ns_score", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, is_whole, put_value},
    {"E-W", unit, "ew_score", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, is_whole, put_value},
    {"N-S %", NULL, "ns_percent", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_percent, put_percent},
    {"", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_line},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };
_Static_assert(sizeof columns / sizeof columns[0] <= ODD_BOARDS_COLUMNS, "room for every column");

odd_grid odd_boards_grid(odd_boards_view *b) {
    memcpy(b->columns, columns, sizeof columns);
    for (size_t i = 0; i < COLUMNS; i++)
        if (columns[i].over == unit)
            b->columns[i].over = odd_board_unit(b->v->e);
    b->columns[COLUMN_BRIEF].head = odd_board_unit(b->v->e);
    return odd_view_grid(b->v, b, b->columns, COLUMNS);
}

/* ---- History ----------------------------------------------------------------------------------- */

static const odd_play *old_of(const odd_grid_at *at) {
    const odd_boards_view *b = VIEW(at->data);
    return odd_play_at(b->v->e, b->b.old[at->row]);
}

static void put_old_board(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, odd_board_at(VIEW(at->data)->v->e, old_of(at)->board)->number);
}

static void put_old_line(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, old_of(at)->line);
}

static void put_old_text(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    odd_say_people(o, v, odd_event_line(v->e, old_of(at)->line));
}

static void put_old_fate(odd_out *o, const odd_grid_at *at) {
    const odd_event *e = VIEW(at->data)->v->e;
    const odd_play *p = old_of(at);
    if (p->later == 0)
        odd_out_text(o, p->kind == ODD_VOID ? "taken back" : "stands");
    else
        odd_out_format(o, "corrected by line %u", (unsigned)odd_play_at(e, p->later - 1)->line);
}

static odd_grid_look old_look(const void *data, size_t row) {
    const odd_play *p = old_of(&(odd_grid_at){data, row, 0});
    return p->later != 0 ? ODD_ROW_STRUCK : ODD_ROW_PLAIN;
}

static const odd_grid_column old_columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_old_board},
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_old_line},
    {"In the log", NULL, "text", ODD_CELL_NAME, ODD_GRID_ALL, 0, NULL, put_old_text},
    {"", NULL, "status", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, put_old_fate},
};
enum { OLD_COLUMNS = sizeof old_columns / sizeof old_columns[0] };

/* ---- Printing ---------------------------------------------------------------------------------- */

/* "dealer South, both vulnerable; top 24, 12 results of 13" */
static void say_conditions(odd_out *o, const odd_event *e, const odd_board *b) {
    odd_out_format(o, "dealer %s, %s", odd_seat_name(b->dealer), odd_vul_words(b->vul));
    bool apart = odd_event_setting(e, ODD_SET_COMPARE) == ODD_APART; /* each section has its own */
    if (odd_event_about(e)->contest == ODD_TEAMS)
        return;
    if (odd_event_about(e)->scoring == ODD_MATCHPOINTS && !apart) {
        odd_out_text(o, "; top ");
        odd_say_amount(o, b->top, 0);
    }
    if (odd_event_about(e)->scoring == ODD_BUTLER && !b->fouled && !apart)
        odd_out_format(o, "; datum %+d", b->datum_pts);
    if (odd_event_about(e)->scoring == ODD_MATCHPOINTS && b->results != odd_event_about(e)->expected &&
        !apart)
        odd_out_format(o, ", %d result%s of %d", b->results, b->results == 1 ? "" : "s",
                       odd_event_about(e)->expected);
    if (b->fouled)
        odd_out_text(o, "; compared in groups");
}

static void board_heading(odd_view *v, const odd_board *b) {
    char head[32];
    snprintf(head, sizeof head, "Board %d", b->number);
    if (v->format == ODD_GRID_HTML) {
        odd_out_format(&v->out, "<section class=\"board\" id=\"board-%d\">\n<h2>%s <small>", b->number, head);
        say_conditions(&v->out, v->e, b);
        odd_out_text(&v->out, "</small></h2>\n");
    } else {
        odd_out_char(&v->out, '\n');
        odd_out_paint(&v->out, ODD_BOLD, head);
        odd_out_text(&v->out, ", ");
        say_conditions(&v->out, v->e, b);
        odd_out_char(&v->out, '\n');
    }
}

static void print_history(odd_boards_view *b, size_t from, size_t to) {
    odd_grid g = odd_view_grid(b->v, b, old_columns, OLD_COLUMNS);
    g.look = old_look;
    g.indent = 2;
    g.narrow = true;
    odd_grid_measure(&g, b->b.old_count);
    if (b->v->format == ODD_GRID_TEXT)
        odd_out_char(&b->v->out, '\n');
    odd_grid_head(&g);
    odd_grid_rows(&g, from, to);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void print_travellers(odd_boards_view *b, odd_grid *g) {
    for (size_t i = 0; i < b->b.traveller_count; i++) {
        const odd_traveller *t = &b->b.travellers[i];
        board_heading(b->v, t->board);
        odd_grid_head(g);
        odd_grid_rows(g, t->from, t->to);
        odd_grid_end(g);
        odd_makeable_show(b->v, &b->b.stated, t->board);
        if (t->old_to > t->old_from)
            print_history(b, t->old_from, t->old_to);
        if (b->v->format == ODD_GRID_HTML)
            odd_out_text(&b->v->out, "</section>\n");
    }
}

static void print_links(odd_boards_view *b) {
    int *numbers = odd_alloc(b->b.traveller_count, sizeof *numbers);
    for (size_t i = 0; i < b->b.traveller_count; i++)
        numbers[i] = b->b.travellers[i].board->number;
    odd_html_links(b->v, "Boards", "board", numbers, b->b.traveller_count);
    free(numbers);
}

static void print_all(odd_boards_view *b) {
    odd_grid g = odd_boards_grid(b);
    odd_view_head(b->v, "Travellers");
    odd_grid_measure(&g, b->b.count);
    if (b->v->format != ODD_GRID_CSV) {
        if (b->v->format == ODD_GRID_HTML && b->b.traveller_count > 1)
            print_links(b);
        print_travellers(b, &g);
        if (b->b.traveller_count == 0)
            odd_view_note(b->v, "No boards yet.");
    } else if (b->b.history) {
        print_history(b, 0, b->b.old_count);
    } else {
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, b->b.count);
    }
    odd_view_foot(b->v);
    odd_grid_free(&g);
}

/* ---- The command ------------------------------------------------------------------------------- */

bool odd_boards_choose(odd_boards *b, const odd_args *args) {
    for (int i = 1; i < args->count; i++) {
        const odd_board *board = odd_event_find_board(args, b->e, args->operands[i]);
        if (board == NULL)
            return false;
        odd_boards_add(b, board);
    }
    if (args->count == 1)
        odd_boards_add_all(b);
    return true;
}

/* Travellers on paper and on a screen say what could be made. */
static void find_makeable(const odd_args *args, odd_boards_view *b, odd_event *e) {
    odd_view *v = b->v;
    if (v->format != ODD_GRID_TEXT && v->format != ODD_GRID_HTML)
        return;
    if (odd_args_value(args, "no-par") == NULL) {
        odd_makeable_find(args, e, args->operands[0]);
        b->b.stated = odd_stated_of(e, &v->arena);
    }
    v->css = odd_event_about(e)->dealt_count > 0 ? odd_makeable_style : NULL;
}

static int show(const odd_args *args, odd_event *e) {
    odd_view v;
    odd_view_open(&v, args, e);
    bool by_score = odd_args_value(args, "by-score") != NULL,
         history = odd_args_value(args, "history") != NULL;
    odd_boards_view b = {.v = &v, .b = odd_boards_of(e, &v.arena, by_score, history)};
    bool good = odd_boards_choose(&b.b, args);
    if (good)
        find_makeable(args, &b, e);
    if (good && v.format == 0)
        odd_boards_json(&v.out, &b.b);
    else if (good)
        print_all(&b);
    odd_view_close(&v);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count < 1)
        return odd_complain(
            args, "expected a file, or - for standard input, and then boards if not all are wanted");
    bool good = odd_event_open(args, &f, args->operands[0]);
    int code = good ? show(args, f.event) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'s', "by-score", NULL, "by North-South's score, and not by their number"},
    {'H', "history", NULL, "also what was corrected, with the lines of the log"},
    ODD_MAKEABLE_OPTION,
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_boards = {
    .name = "boards",
    .synopsis = "[--by-score] [--history] [--no-par] FILE [N...]",
    .summary = "the travellers of an event, every result compared",
    .details = "Reads the log of an event and prints the traveller of each board, or of boards N...: who\n"
               "played it, the result, the lead, the score, and what each side has for it. --history adds\n"
               "the lines that were corrected, as they stand in the log. Where the cards are known, the\n"
               "contracts that can be made and par stand below; the deals are solved once, and kept in\n"
               "FILE.dd.sqlite.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
