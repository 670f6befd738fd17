/* What can be made with the cards of an event, and par. */
#include "cli/event_deals.h"
#include "cli/output.h"
#include "report/report.h"

/* ---- Stated by the file -------------------------------------------------------------------------- */

/* odd_event_dd ignores an incomplete table of tricks. */
void odd_makeable_stated(odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->note_count; i++) {
        odd_dd table;
        const odd_board_deal *d = odd_stated_dd(&table, e, odd_note_at(e, i));
        if (d != NULL)
            odd_event_dd(e, d, &table);
    }
}

/* ---- Finding it ---------------------------------------------------------------------------------- */

/* Whether the cards of a board that the operands name are known. */
static bool has_cards(const odd_args *args, const odd_event *e) {
    bool any = args->count == 1 && odd_event_about(e)->deal_count > 0;
    return any || (args->count > 1 && odd_event_about(e)->deal_count > 0 && odd_deals_has(args, e));
}

void odd_makeable_find(const odd_args *args, odd_event *e) {
    if (!has_cards(args, e))
        return;
    odd_makeable_stated(e);
    odd_deals_give(args, e);
}

odd_par odd_makeable_par(const odd_board *board, const odd_board_deal *d) {
    odd_par par = {0};
    odd_dd_par(&par, &d->made, board->dealer, board->vul, NULL);
    return par;
}

/* ---- Words --------------------------------------------------------------------------------------- */

static const odd_seat seats[ODD_MAKEABLE_ROWS] = {ODD_NORTH, ODD_SOUTH, ODD_EAST, ODD_WEST};

/* The level, or a dash. */
static char level_of(const odd_dd *table, odd_strain strain, odd_seat seat) {
    int level = odd_makeable_level(table, strain, seat);
    return (char)(level > 0 ? '0' + level : '-');
}

static void say_points(odd_out *o, int score_pts) {
    odd_out_format(o, score_pts == 0 ? "N-S %d" : "N-S %+d", score_pts);
}

static void say_par(odd_out *o, const odd_par *par, odd_style style) {
    say_points(o, par->score_pts);
    odd_out_text(o, ": ");
    odd_say_contracts(o, par, style, ", ");
}

bool odd_say_all_par(odd_out *o, const odd_view *v, const odd_stated_notes *s, const odd_board *board,
                     const odd_board_deal *d) {
    int stated;
    bool is_stated = odd_stated_par_of(&stated, s, v->e, d);
    odd_par par = {0};
    odd_out_text(o, "Par ");
    if (d->solved) {
        par = odd_makeable_par(board, d);
        say_par(o, &par, v->format == ODD_GRID_HTML ? ODD_SYMBOLS : v->style);
    }
    if (is_stated && (!d->solved || stated != par.score_pts)) {
        odd_out_text(o, d->solved ? "; the file says " : "");
        say_points(o, stated);
        odd_out_text(o, d->solved ? "" : ", as stated in the file");
    }
    return d->solved || is_stated;
}

void odd_say_which(odd_out *o, const odd_view *v, const odd_board_deal *d) {
    if (d->round > 0)
        odd_out_format(o, "Round %d", d->round);
    odd_out_text(o, d->round > 0 && d->group > 0 ? ", " : "");
    if (d->group == 0)
        return;
    odd_out_text(o, "Group ");
    if (v->format == ODD_GRID_HTML)
        odd_out_markup(o, odd_group_at(v->e, d->group));
    else
        odd_out_safe(o, odd_group_at(v->e, d->group));
}

/* ---- HTML ---------------------------------------------------------------------------------------- */

const char odd_makeable_style[] =
    ".made { font-size: 13px; line-height: 1.3; } .made th, .made td { padding: 0 3px; text-align: center; font-weight: 400; }\n"
    ".made th:first-child { color: var(--soft); } .made thead th { color: var(--ink); } .made .none { color: var(--soft); opacity: 0.55; }\n"
    ".made thead .red { color: var(--red); } .makeable { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; margin-top: 8px; }\n"
    "@media print { .made { font-size: 8pt; line-height: 1.2; } .made th, .made td { padding: 0 2pt; } .makeable { margin-top: 4pt; } }\n";

static void html_strain(odd_out *o, odd_strain strain) {
    odd_out_text(o, "<th scope=\"col\">");
    odd_grid_suits_html(o, odd_text_of(odd_strain_text(strain, ODD_SYMBOLS)));
    odd_out_text(o, "</th>");
}

void odd_makeable_html(odd_out *o, const odd_dd *table) {
    odd_out_text(o, "<table class=\"made\" aria-label=\"Makeable contracts\"><thead><tr><td></td>");
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        html_strain(o, strain);
    odd_out_text(o, "</tr></thead><tbody>");
    for (int row = 0; row < ODD_MAKEABLE_ROWS; row++) {
        odd_seat seat = seats[row];
        odd_out_format(o, "<tr><th scope=\"row\">%s</th>", odd_seat_text(seat));
        for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++) {
            char level = level_of(table, strain, seat);
            odd_out_format(o, level == '-' ? "<td class=\"none\">&ndash;</td>" : "<td>%c</td>", level);
        }
        odd_out_text(o, "</tr>");
    }
    odd_out_text(o, "</tbody></table>\n");
}

void odd_par_html(odd_out *o, odd_text par) {
    odd_out_text(o, "<p class=\"par\">");
    odd_grid_suits_html(o, par);
    odd_out_text(o, "</p>\n");
}

/* ---- Under a traveller --------------------------------------------------------------------------- */

void odd_makeable_row(odd_out *o, const odd_dd *table, int row, odd_style style) {
    if (row > 0)
        odd_out_paint(o, ODD_DIM, odd_seat_text(seats[row - 1]));
    else
        odd_out_char(o, ' ');
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++) {
        const char *name = odd_strain_text(strain, style);
        odd_out_char(o, ' ');
        if (row > 0 && strain == ODD_NT)
            odd_out_char(o, ' ');
        if (row > 0)
            odd_out_char(o, level_of(table, strain, seats[row - 1]));
        else
            odd_out_paint(o, odd_suit_paint(strain), name);
    }
}

/* Writes which cards these are, if there are several deals of the board. */
static void text_which(odd_view *v, const odd_board_deal *d) {
    if (d->round > 0 || d->group > 0) {
        odd_out_text(&v->out, "   ");
        odd_say_which(&v->out, v, d);
    }
    odd_out_char(&v->out, '\n');
}

/* "Par N-S +420: 4♠ N-S", beside what can be made. */
static void text_makeable(odd_view *v, const odd_board_deal *d, odd_text par) {
    odd_out *o = &v->out;
    odd_out_text(o, d->solved ? "\nMakeable  " : "\n");
    if (d->solved) {
        odd_makeable_row(o, &d->made, 0, v->style);
        odd_out_text(o, "   ");
    }
    odd_grid_suits_text(o, par);
    if (!d->solved)
        text_which(v, d);
    else
        odd_out_char(o, '\n');
    for (int row = 1; row <= ODD_MAKEABLE_ROWS && d->solved; row++) {
        odd_out_text(o, "          ");
        odd_makeable_row(o, &d->made, row, v->style);
        if (row == 1)
            text_which(v, d);
        else
            odd_out_char(o, '\n');
    }
}

static void html_makeable(odd_view *v, const odd_board_deal *d, odd_text par) {
    odd_out_text(&v->out, "<div class=\"makeable\">\n");
    if (d->solved)
        odd_makeable_html(&v->out, &d->made);
    odd_out_text(&v->out, "<div>");
    if (d->round > 0 || d->group > 0) {
        odd_out_text(&v->out, "<p class=\"soft\">");
        odd_say_which(&v->out, v, d);
        odd_out_text(&v->out, "</p>");
    }
    odd_par_html(&v->out, par);
    odd_out_text(&v->out, "</div>\n</div>\n");
}

void odd_makeable_show(odd_view *v, const odd_stated_notes *s, const odd_board *board) {
    const odd_board_deal *d;
    odd_out par = ODD_HEAP_OUT;
    for (uint32_t at = 0; (d = odd_event_next_deal(v->e, board, &at)) != NULL;) {
        par.len = 0;
        if (odd_say_all_par(&par, v, s, board, d))
            (v->format == ODD_GRID_HTML ? html_makeable : text_makeable)(v, d, (odd_text){par.text, par.len});
    }
    odd_out_free(&par);
}
