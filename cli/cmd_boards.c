/* oddtrick boards: the travellers of an event, with the comparison of every result. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"

static odd_grid_row_style old_look(const void *data, size_t row) {
    const odd_boards *b = data;
    return odd_play_at(b->e, b->old[row])->corrected ? ODD_ROW_STRUCK : ODD_ROW_PLAIN;
}

/* ---- Printing ---------------------------------------------------------------------------------- */

/* "dealer South, both vulnerable; top 24, 12 results of 13" */
static void say_conditions(odd_out *o, const odd_event *e, const odd_board *b) {
    odd_out_format(o, "dealer %s, %s", odd_seat_name(b->dealer), odd_vul_words(b->vul));
    int expected = odd_event_session_at(e, b->session)->expected;
    bool apart = odd_event_setting(e, ODD_SET_COMPARE) == ODD_APART; /* each section has its own top */
    if (odd_event_about(e)->contest == ODD_TEAMS)
        return;
    if (odd_event_about(e)->scoring == ODD_MATCHPOINTS && !apart) {
        odd_out_text(o, "; top ");
        odd_say_amount(o, b->top, 0);
    }
    if (odd_event_about(e)->scoring == ODD_BUTLER && !b->fouled && !apart)
        odd_out_format(o, "; datum %+d", b->datum_pts);
    if (odd_event_about(e)->scoring == ODD_MATCHPOINTS && b->results != expected && !apart)
        odd_out_format(o, ", %d result%s of %d", b->results, b->results == 1 ? "" : "s", expected);
    if (b->fouled)
        odd_out_text(o, "; compared in groups");
}

static void board_heading(odd_view *v, const odd_board *b) {
    char head[48];
    int session = odd_event_session_at(v->e, b->session)->number;
    snprintf(head, sizeof head, odd_event_about(v->e)->has_sessions ? "Board %d, session %d" : "Board %d",
             b->number, session);
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

void odd_print_corrections(odd_boards_view *b, size_t from, size_t to) {
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

/* The name of a pair is next to its number, so it is linked, too. */
static bool link_of(odd_out *o, const void *data, size_t row, const odd_grid_column *column) {
    const odd_boards *b = data;
    bool seat = column->cell == ODD_CELL_NAME || odd_column_is(column, "ns") || odd_column_is(column, "ew");
    return seat && odd_link_to_seat(o, b->e, odd_play_at(b->e, b->lines[row].play), column->which);
}

void odd_print_traveller(odd_boards_view *b, odd_grid *g, const odd_traveller *t, bool makeable) {
    g->link = b->v->linked ? link_of : NULL;
    board_heading(b->v, t->board);
    odd_grid_head(g);
    odd_grid_rows(g, t->from, t->to);
    odd_grid_end(g);
    if (makeable)
        odd_makeable_show(b->v, &b->b.stated, t->board);
    if (b->judged != NULL)
        odd_verdicts_show(b->v, b->judged, t->board);
    if (t->old_to > t->old_from)
        odd_print_corrections(b, t->old_from, t->old_to);
    if (b->v->format == ODD_GRID_HTML)
        odd_out_text(&b->v->out, "</section>\n");
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
        for (size_t i = 0; i < b->b.traveller_count; i++)
            odd_print_traveller(b, &g, &b->b.travellers[i], true);
        if (b->b.traveller_count == 0)
            odd_view_note(b->v, "No boards yet.");
        odd_amendments amendments = odd_boards_amendments(&b->b);
        odd_print_amendments(b->v, &amendments);
    } else if (b->b.history) {
        odd_print_corrections(b, 0, b->b.old_count);
    } else {
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, b->b.count);
    }
    odd_view_footer(b->v);
    odd_grid_free(&g);
}

/* ---- The command ------------------------------------------------------------------------------- */

bool odd_boards_choose(odd_boards *b, const odd_args *args) {
    for (int i = 1; i < args->count; i++) {
        odd_error error;
        int number;
        if (!odd_event_board_number(args, &number, args->operands[i]))
            return false;
        if (odd_boards_add_number(b, number) > 0)
            continue;
        odd_say_no_board(&error, b->e, number);
        odd_complain(args, "%s", error.message);
        return false;
    }
    if (args->count == 1)
        odd_boards_add_all(b);
    return true;
}

/* Travellers show what could be made. */
static void find_makeable(const odd_args *args, odd_boards_view *b, odd_event *e) {
    odd_view *v = b->v;
    if (v->format != ODD_GRID_TEXT && v->format != ODD_GRID_HTML)
        return;
    if (odd_args_value(args, "no-par") == NULL) {
        odd_makeable_find(args, e);
        b->b.stated = odd_stated_of(e, &v->arena);
    }
    v->css = odd_event_about(e)->deal_count > 0 ? odd_makeable_style : NULL;
}

/* ---- Results that are missing ------------------------------------------------------------------- */

/* Rounds without any result are still to be played. */
static size_t drop_rounds_to_come(odd_schedule_rows *all) {
    size_t kept = 0, session = SIZE_MAX;
    int begun = 0;
    for (size_t i = 0; i < all->count; i++) {
        if (all->list[i].session != session)
            begun = odd_schedule_round(all->e, session = all->list[i].session);
        if (all->list[i].move->round <= begun)
            all->list[kept++] = all->list[i];
    }
    size_t dropped = all->count - kept;
    all->count = kept;
    return dropped;
}

static void say_missing(odd_view *v, size_t to_come) {
    bool any = false;
    char note[80];
    for (size_t s = 0; s < odd_event_about(v->e)->session_count; s++)
        any = any || odd_event_session_at(v->e, s)->has_movement;
    snprintf(note, sizeof note, "%zu table%s of rounds that have not begun.", to_come,
             to_come == 1 ? "" : "s");
    odd_view_note(v, !any          ? "The event has no movement, so no results are expected."
                     : to_come > 0 ? note
                                   : "Nothing is missing.");
}

static int show_missing(const odd_args *args, odd_event *e) {
    odd_view v;
    odd_view_open(&v, args, e);
    odd_schedule_rows all = odd_schedule_of(e, &v.arena, true);
    if (v.format == 0) {
        odd_schedule_json(&v.out, e, &v.arena);
    } else {
        size_t to_come = drop_rounds_to_come(&all);
        odd_grid g = odd_view_grid(&v, &all, &odd_schedule_columns);
        odd_view_head(&v, "Missing results");
        odd_grid_measure(&g, all.count);
        if (all.count > 0 && v.format == ODD_GRID_TEXT)
            odd_out_char(&v.out, '\n');
        if (all.count > 0 || v.format == ODD_GRID_CSV) {
            odd_grid_head(&g);
            odd_grid_rows(&g, 0, all.count);
            odd_grid_end(&g);
        }
        if (v.format != ODD_GRID_CSV && (all.count == 0 || to_come > 0))
            say_missing(&v, to_come);
        odd_view_footer(&v);
        odd_grid_free(&g);
    }
    odd_view_close(&v);
    return ODD_EXIT_DONE;
}

/* ---- Travellers ---------------------------------------------------------------------------------- */

static int show(const odd_args *args, odd_event *e) {
    odd_view v;
    odd_view_open(&v, args, e);
    bool by_score = odd_args_value(args, "by-score") != NULL,
         history = odd_args_value(args, "history") != NULL;
    odd_boards_view b = {.v = &v, .b = odd_boards_of(e, &v.arena, by_score, history)};
    odd_verdicts judged = {0};
    bool good = odd_boards_choose(&b.b, args) && odd_judge_by_options(args, &judged, &v);
    b.judged = &judged;
    if (good)
        find_makeable(args, &b, e);
    if (good && v.format == 0)
        odd_boards_json(&v.out, &b.b);
    else if (good)
        print_all(&b);
    odd_verdicts_free(&judged);
    odd_view_close(&v);
    return good && judged.unclear > 0 ? ODD_EXIT_FOUND : good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count < 1)
        return odd_complain(args, "expected a file, or - for standard input, and optionally board numbers");
    bool missing = odd_args_value(args, "missing") != NULL;
    static const char *const with_results[] = {"by-score", "history", "leads", "play"};
    for (size_t i = 0; missing && i < sizeof with_results / sizeof with_results[0]; i++)
        if (odd_args_value(args, with_results[i]) != NULL)
            return odd_complain(args, "--missing lists what has no result: it cannot be combined with --%s",
                                with_results[i]);
    bool good = odd_event_open_clubs(args, &f, odd_leading_files(args), 0);
    int code = !good ? ODD_EXIT_CANNOT : missing ? show_missing(args, f.event) : show(args, f.event);
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    ODD_AT_OPTION,
    {'s', "by-score", NULL, "order results by North-South's score, not by number"},
    {'H', "history", NULL, "also show corrected results, with the lines of the log"},
    {'m', "missing", NULL, "show instead which results of the movement are missing"},
    ODD_VERDICT_OPTIONS,
    ODD_MAKEABLE_OPTION,
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_boards = {
    .name = "boards",
    .example = "tuesday.event 3 4",
    .synopsis = "[--by-score] [--history] [--missing] [--leads | --play] [--no-par] FILE... [N...]",
    .summary = "print the travellers of an event with all comparisons",
    .details =
        "Reads the log of an event and prints the traveller of each board, or of boards N...: the\n"
        "players, result, lead, score, and the matchpoints or IMPs of each side. --history adds\n"
        "corrected results with their lines in the log. --missing lists the tables of the\n"
        "movement that have no result yet, up to the last round that has begun; in JSON, the\n"
        "whole schedule. If the cards are known, the makeable contracts and par are printed\n"
        "below. --leads adds which opening leads beat the contracts that were played, and --play what\n"
        "each card of the recorded plays cost. Several files are the clubs of a simultaneous.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
