/* oddtrick boards: the travellers of an event, with the comparison of every result. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"

static odd_grid_look old_look(const void *data, size_t row) {
    const odd_boards *b = data;
    return odd_play_at(b->e, b->old[row])->later != 0 ? ODD_ROW_STRUCK : ODD_ROW_PLAIN;
}

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
    odd_grid g = odd_view_grid(b->v, &b->b, &odd_traveller_history_columns);
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
    odd_grid g = odd_view_grid(b->v, &b->b, &odd_traveller_columns);
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
        odd_makeable_find(args, e);
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
        return odd_complain(args, "expected a file, or - for standard input, and optionally board numbers");
    bool good = odd_event_open(args, &f, args->operands[0]);
    int code = good ? show(args, f.event) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'s', "by-score", NULL, "order results by North-South's score, not by number"},
    {'H', "history", NULL, "also show corrected results, with the lines of the log"},
    ODD_MAKEABLE_OPTION,
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_boards = {
    .name = "boards",
    .synopsis = "[--by-score] [--history] [--no-par] FILE [N...]",
    .summary = "print the travellers of an event with all comparisons",
    .details = "Reads the log of an event and prints the traveller of each board, or of boards N...: the\n"
               "players, result, lead, score, and the matchpoints or IMPs of each side. --history adds\n"
               "corrected results with their lines in the log. If the cards are known, the makeable\n"
               "contracts and par are printed below.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
