/* What candidates would change, as tables. */
#include "cli/event_command.h"

enum { AFTER = 1 };

/* ---- The boards of a candidate ----------------------------------------------------------------- */

static void print_board(odd_view *v, const odd_trial_lines *t, size_t count) {
    odd_grid g = odd_view_grid(v, t, &odd_trial_line_columns);
    g.indent = 2;
    g.narrow = true;
    odd_grid_measure(&g, count);
    odd_out_format(&v->out, v->format == ODD_GRID_HTML ? "<h3>Board %d</h3>\n" : "\n  Board %d\n",
                   odd_board_at(t->c->event, t->lines[0].play[AFTER]->board)->number);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_whatif_boards(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    odd_trial_lines t = odd_trial_lines_of(w, c);
    for (size_t from = 0, to; from < c->board_lines; from = to) {
        uint16_t board = c->boards[from].play[AFTER]->board;
        for (to = from + 1; to < c->board_lines && c->boards[to].play[AFTER]->board == board;)
            to++;
        t.lines = c->boards + from;
        print_board(v, &t, to - from);
    }
}

/* ---- The standings of a candidate -------------------------------------------------------------- */

static void print_changes(odd_view *v, const odd_change_rows *t) {
    odd_grid g = odd_view_grid(v, t, &odd_change_columns);
    g.indent = v->format == ODD_GRID_TEXT ? 2 : 0;
    odd_grid_measure(&g, t->count);
    if (v->format != ODD_GRID_CSV)
        odd_out_text(&v->out, v->format == ODD_GRID_HTML ? "<h3>Standings</h3>\n" : "\n");
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, t->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_whatif_standings(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    odd_change_rows t = odd_change_rows_of(w, c, 1, true);
    if (t.count > 0)
        print_changes(v, &t);
}

void odd_whatif_csv(odd_view *v, const odd_whatif *w) {
    odd_change_rows t = odd_change_rows_of(w, w->list, w->count, true);
    print_changes(v, &t);
}

/* ---- All candidates together ------------------------------------------------------------------- */

static void print_together(odd_view *v, const odd_whatif_comparison *t) {
    odd_grid g = odd_view_grid(v, t, &odd_whatif_comparison_columns);
    odd_grid_measure(&g, t->count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, t->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

/* As many side by side as fit on a line. */
void odd_whatif_all(odd_view *v, const odd_whatif *w) {
    odd_whatif_comparison t = odd_whatif_comparison_of(w);
    size_t good = 0;
    for (size_t i = 0; i < w->count; i++)
        good += w->list[i].error.code == ODD_OK;
    if (good > 1)
        odd_view_heading(v, "All candidates");
    if (good > 1 && t.count == 0)
        odd_view_note(v, "No candidate changes a rank.");
    for (size_t i = 0; i < w->count && good > 1 && t.count > 0; i++) {
        if (w->list[i].error.code == ODD_OK)
            odd_whatif_comparison_add(&t, &w->list[i]);
        if (t.shown_count == 0 || (t.shown_count < ODD_WHATIF_COMPARISON_MAX && i + 1 < w->count))
            continue;
        if (i >= ODD_WHATIF_COMPARISON_MAX && v->format == ODD_GRID_TEXT)
            odd_out_char(&v->out, '\n');
        print_together(v, &t);
        t.shown_count = 0;
    }
}
