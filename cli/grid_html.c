/* Lists of columns as tables of HTML. */
#include "base/text.h"
#include "cli/output.h"

/* Right-aligned is the style's default, since most cells are. */
static void put_class(odd_out *o, const odd_grid_column *c) {
    static const char *const kinds[] = {[ODD_CELL_RIGHT] = "",
                                        [ODD_CELL_LEFT] = "left",
                                        [ODD_CELL_NAME] = "name",
                                        [ODD_CELL_PROSE] = "prose",
                                        [ODD_CELL_RESULT] = "what"};
    const char *parts[] = {kinds[c->cell], (c->where & ODD_GRID_ROOMY) != 0 ? "roomy" : "",
                           (c->where & ODD_GRID_KEY) != 0 ? "key" : ""};
    const char *before = " class=\"";
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (parts[i][0] == '\0')
            continue;
        odd_out_text(o, before);
        odd_out_text(o, parts[i]);
        before = " ";
    }
    if (before[1] == '\0')
        odd_out_char(o, '"');
}

void odd_grid_suits_html(odd_out *o, odd_text text) {
    size_t from = 0;
    for (size_t i = 0, bytes; i<text.len; i += bytes> 0 ? bytes : 1) {
        odd_strain suit = ODD_NO_STRAIN;
        bytes = odd_grid_suit(text.text + i, text.len - i, &suit);
        if (odd_suit_class(suit) == NULL && text.text[i] != '\n')
            continue;
        odd_out_markup(o, (odd_text){text.text + from, i - from});
        if (bytes > 0)
            odd_out_format(o, "<span class=\"%s\">%.*s</span>", odd_suit_class(suit), (int)bytes,
                           text.text + i);
        else
            odd_out_text(o, "<br>");
        from = i + (bytes > 0 ? bytes : 1);
    }
    odd_out_markup(o, (odd_text){text.text + from, text.len - from});
}

/* The length of a text up to a mark, or all of it. */
static size_t until(odd_text text, const char *mark) {
    size_t at = 0;
    while (at < text.len && !odd_text_begins(odd_text_from(text, at), mark))
        at++;
    return at;
}

/* Results, words of the program, and text that people wrote, each in its element. */
static void html_parts(odd_out *o, odd_text text) {
    enum { MARK = sizeof ODD_ISOLATE - 1 };
    while (text.len > 0) {
        bool people = odd_text_begins(text, ODD_ISOLATE), words = odd_text_begins(text, ODD_WORDS);
        if (people || words) {
            odd_text inner = odd_text_from(text, MARK);
            inner.len = until(inner, ODD_ISOLATE_END);
            text = odd_text_from(text, MARK + inner.len);
            text = odd_text_from(text, text.len < MARK ? text.len : MARK);
            if (people) {
                odd_page_name(o, inner);
            } else {
                odd_out_text(o, "<span class=\"said\">");
                odd_out_markup(o, inner);
                odd_out_text(o, "</span>");
            }
        } else {
            size_t next = until(text, ODD_ISOLATE), other = until(text, ODD_WORDS);
            next = next < other ? next : other;
            odd_grid_suits_html(o, (odd_text){text.text, next});
            text = odd_text_from(text, next);
        }
    }
}

static void html_cell(odd_out *o, odd_cell cell, odd_text text) {
    if (cell == ODD_CELL_RESULT) {
        html_parts(o, text);
    } else if (cell == ODD_CELL_NAME && text.len > 0) {
        odd_page_name(o, text);
    } else if (cell == ODD_CELL_RIGHT) {
        bool minus = text.len > 0 && text.text[0] == '-'; /* a minus as wide as a plus */
        if (minus)
            odd_out_text(o, "&minus;");
        odd_out_bytes(o, text.text + minus, text.len - minus);
    } else {
        odd_out_markup(o, text);
    }
}

static void html_over(odd_grid *g) {
    odd_out_text(g->out, "<tr>");
    for (size_t i = 0; i < g->count; i += odd_grid_span(g, i)) {
        bool roomy = (g->columns[i].where & ODD_GRID_ROOMY) != 0;
        if (g->columns[i].over == NULL)
            odd_out_text(g->out, roomy ? "<td class=\"roomy\"></td>" : "<td></td>");
        else
            odd_out_format(g->out, "<th class=\"over%s\" colspan=\"%zu\"><span>%s</span></th>",
                           roomy ? " roomy" : "", odd_grid_span(g, i), g->columns[i].over);
    }
    odd_out_text(g->out, "</tr>\n");
}

void odd_grid_html_head(odd_grid *g) {
    odd_out_format(g->out, "<table class=\"list%s\">\n<thead>\n", g->narrow ? " narrow" : "");
    if (odd_grid_has_over(g))
        html_over(g);
    odd_out_text(g->out, "<tr>");
    for (size_t i = 0; i < g->count; i++) {
        odd_out_text(g->out, "<th scope=\"col\"");
        put_class(g->out, &g->columns[i]);
        odd_out_format(g->out, ">%s</th>", g->columns[i].head);
    }
    odd_out_text(g->out, "</tr>\n</thead>\n<tbody>\n");
}

/* Writes the cell, as a link if it has one. */
static void html_linked(odd_grid *g, size_t row, const odd_grid_column *column, odd_text text) {
    odd_out *o = g->out;
    size_t start = o->len;
    bool linked = false;
    if (g->link != NULL && text.len > 0) {
        odd_out_text(o, "<a href=\"");
        linked = g->link(o, g->data, row, column);
        if (linked)
            odd_out_text(o, "\">");
        else
            o->len = start;
    }
    html_cell(o, column->cell, text);
    odd_out_text(o, linked ? "</a>" : "");
}

void odd_grid_html_row(odd_grid *g, size_t row) {
    static const char *const looks[] = {[ODD_ROW_PLAIN] = "<tr>",
                                        [ODD_ROW_SUM] = "<tr class=\"sum\">",
                                        [ODD_ROW_STRUCK] = "<tr class=\"void\">"};
    odd_grid_cells r = odd_grid_new_cells(g, row);
    odd_out_text(g->out, looks[odd_grid_row_style_of(g, row)]);
    for (size_t i = 0; i < g->count; i++) {
        odd_out_text(g->out, "<td");
        put_class(g->out, &g->columns[i]);
        odd_out_char(g->out, '>');
        html_linked(g, row, &g->columns[i], odd_grid_cell(g, &r, i));
        odd_out_text(g->out, "</td>");
    }
    odd_out_text(g->out, "</tr>\n");
}
