/* Movements as pages, and the matrix of a balance as a picture. */
#include "cli/movement_output.h"

/* ---- The matrix as a picture ----------------------------------------------------------------------- */

enum { CELL = 24, EDGE = 34, NUMBERS_MAX = 40 };

/* White at the mean, red below, blue above; the farther away, the stronger. */
static void put_colour(odd_out *o, int32_t value, int64_t mean_x10, int64_t range_x10) {
    int64_t off = (int64_t)value * 10 - mean_x10,
            strength = range_x10 > 0 ? (off < 0 ? -off : off) * 150 / range_x10 : 0;
    int pale = 255 - (int)(strength > 150 ? 150 : strength);
    if (off < 0)
        odd_out_format(o, "rgb(255,%d,%d)", pale, pale);
    else
        odd_out_format(o, "rgb(%d,%d,255)", pale, pale);
}

static void put_name(odd_out *o, odd_text id, int x, int y, const char *anchor) {
    odd_out_format(o, "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">", x, y, anchor);
    odd_out_markup(o, id);
    odd_out_text(o, "</text>");
}

static void put_square(odd_out *o, const odd_balance *b, size_t row, size_t column, int64_t mean_x10,
                       int64_t range_x10) {
    size_t people = (size_t)b->contestants + 1;
    int x = EDGE + (int)(column - 1) * CELL, y = EDGE + (int)(row - 1) * CELL;
    int32_t value = b->competition[row * people + column];
    odd_out_format(o, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"", x, y, CELL - 1, CELL - 1);
    if (row == column)
        odd_out_text(o, "#888");
    else
        put_colour(o, value, mean_x10, range_x10);
    odd_out_text(o, "\"/>");
    if (row != column && b->contestants <= NUMBERS_MAX)
        odd_out_format(o, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text>", x + CELL / 2,
                       y + CELL * 2 / 3, value);
}

void odd_matrix_svg(odd_out *o, const odd_movement *m, const odd_balance *b) {
    size_t people = (size_t)b->contestants + 1;
    int side = EDGE + b->contestants * CELL + 4;
    int64_t mean_x10 = b->count > 0 ? b->sum * 10 / b->count : 0;
    int64_t above = (int64_t)b->most * 10 - mean_x10, below = mean_x10 - (int64_t)b->least * 10;
    odd_out_format(
        o,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
        "font-family=\"sans-serif\" font-size=\"10\" role=\"img\">\n<title>How often any two are compared"
        "</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n",
        side, side, side, side, side, side);
    for (size_t a = 1; a < people; a++) {
        put_name(o, m->ids[a], EDGE + (int)(a - 1) * CELL + CELL / 2, EDGE - 6, "middle");
        put_name(o, m->ids[a], EDGE - 6, EDGE + (int)(a - 1) * CELL + CELL * 2 / 3, "end");
        for (size_t c = 1; c < people; c++)
            put_square(o, b, a, c, mean_x10, above > below ? above : below);
        odd_out_char(o, '\n');
        odd_out_flush_some(o);
    }
    odd_out_text(o, "</svg>\n");
}

/* ---- Pages ------------------------------------------------------------------------------------------- */

void odd_movement_page_open(odd_view *v, const char *title) {
    static const char *const style[] = {
        ".list { width: auto; } .list td { vertical-align: top; } svg { max-width: 100%; height: auto; }\n"
        "h2 { margin-top: 24px; } .wide { overflow-x: auto; } .guide { break-inside: avoid; }\n"};
    odd_page_open(&v->out, odd_text_of(title), style, 1);
    odd_out_text(&v->out, "<body>\n<header>\n<h1>");
    odd_out_markup(&v->out, odd_text_of(title));
    odd_out_text(&v->out, "</h1>\n</header>\n<main>\n");
}

void odd_movement_page_close(odd_view *v) {
    odd_out_text(&v->out, "</main>\n");
    odd_page_close(&v->out);
}

static void put_grid(odd_view *v, const void *data, const odd_column_list *list, size_t rows) {
    odd_grid g = odd_view_grid(v, data, list);
    g.narrow = true;
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, rows);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void put_guides(const odd_movement_view *w) {
    odd_out *o = &w->v->out;
    for (int who = 1; who <= w->m->contestants; who++) {
        odd_guide guide = {w->m, (uint32_t)who};
        odd_out_format(o, "<section class=\"guide\">\n<h2>%c%s ",
                       odd_movement_noun(w->m->contest)[0] - 'a' + 'A', odd_movement_noun(w->m->contest) + 1);
        odd_out_markup(o, w->m->ids[who]);
        odd_out_text(o, "</h2>\n");
        put_grid(w->v, &guide, &odd_guide_columns, (size_t)w->m->rounds);
        odd_out_text(o, "</section>\n");
    }
}

/* A row for each round, a column for each table. */
static void put_section(odd_out *o, const odd_movement *m, int section) {
    int tables = odd_movement_last_table(m, section);
    size_t at = 0;
    odd_out_text(o, "<div class=\"wide\">\n<table class=\"list\">\n<thead><tr><th>Round</th>");
    for (int table = 1; table <= tables; table++) {
        odd_out_text(o, "<th class=\"left\">Table ");
        odd_say_table(o, m, section, table);
        odd_out_text(o, "</th>");
    }
    odd_out_text(o, "</tr></thead>\n<tbody>\n");
    for (int round = 1; round <= m->rounds; round++) {
        odd_out_format(o, "<tr><td>%d</td>", round);
        for (int table = 1; table <= tables; table++) {
            const odd_move *move = odd_movement_move_at(m, &at, round, table, section);
            odd_out_text(o, "<td class=\"left\">");
            if (move != NULL)
                odd_movement_cell(o, m, move);
            odd_out_text(o, "</td>");
        }
        odd_out_text(o, "</tr>\n");
        odd_out_flush_some(o);
    }
    odd_out_text(o, "</tbody>\n</table>\n</div>\n");
}

void odd_movement_html(const odd_movement_view *w) {
    odd_out *o = &w->v->out;
    odd_out_text(o, "<p>");
    odd_movement_about(o, w->m);
    odd_out_text(o, "</p>\n<p>");
    odd_movement_balance_words(o, w->m, w->b);
    odd_out_text(o, "</p>\n<section>\n<h2>Schedule</h2>\n");
    for (int section = w->m->sections > 0 ? 1 : 0; section <= w->m->sections; section++)
        put_section(o, w->m, section);
    odd_out_text(o, "<p class=\"soft\">");
    odd_movement_marks(o, w->m, "");
    odd_out_text(o, "</p>\n</section>\n");
    if (w->m->sit_count > 0) {
        odd_out_text(o, "<section>\n<h2>Sit-outs</h2>\n");
        put_grid(w->v, w->m, &odd_sit_columns, w->m->sit_count);
        odd_out_text(o, "</section>\n");
    }
    if (w->m->contest == ODD_PAIRS) {
        odd_out_text(o, "<section>\n<h2>How often any two are compared</h2>\n");
        odd_matrix_svg(o, w->m, w->b);
        odd_out_text(o, "</section>\n");
    }
    if (w->guide)
        put_guides(w);
}
