/* Prints tables as text, CSV and HTML. */
#include <stdlib.h>
#include <string.h>

#include "cli/files.h"
#include "cli/output.h"

enum { GAP = 2, NAME_MIN = 16 };

void odd_grid_columns(odd_grid *g, const odd_column_list *list) {
    odd_at at = {.data = g->data, .format = g->format};
    g->count = 0;
    for (size_t i = 0; i < list->count && g->count < ODD_GRID_COLUMNS; i++) {
        const odd_grid_column *c = &list->columns[i];
        if ((c->where & g->format) == 0 || (c->shown != NULL && !c->shown(&at)))
            continue;
        g->columns[g->count] = *c;
        if (c->fit != NULL)
            c->fit(&g->columns[g->count], g->data);
        g->count++;
    }
}

void odd_grid_free(odd_grid *g) {
    odd_out_free(&g->cells);
    free(g->ends);
}

static odd_grid_look look_of(const odd_grid *g, size_t row) {
    return g->look != NULL ? g->look(g->data, row) : ODD_ROW_PLAIN;
}

/* Whether it gives way where a line would be too long. */
static bool gives_way(const odd_grid_column *c) {
    return c->cell == ODD_CELL_NAME || c->cell == ODD_CELL_PROSE;
}

static bool wraps(const odd_grid_column *c) {
    return gives_way(c) || c->cell == ODD_CELL_RESULT;
}

/* How many columns follow this one, itself included, under the same heading. */
static size_t span_of(const odd_grid *g, size_t first) {
    size_t span = 1;
    const char *over = g->columns[first].over;
    while (over != NULL && first + span < g->count && g->columns[first + span].over != NULL &&
           strcmp(g->columns[first + span].over, over) == 0)
        span++;
    return span;
}

static bool has_over(const odd_grid *g) {
    for (size_t i = 0; i < g->count; i++)
        if (g->columns[i].over != NULL)
            return true;
    return false;
}

/* ---- The cells of rows ------------------------------------------------------------------------- */

/* Where the cells of a row are. */
typedef struct row_cells {
    size_t start;         /* of the first */
    const uint32_t *ends; /* of each */
} row_cells;

static odd_text cell_text(const odd_grid *g, const row_cells *r, size_t i) {
    size_t start = i > 0 ? r->ends[i - 1] : r->start;
    return (odd_text){g->cells.text + start, r->ends[i] - start};
}

/* Writes the cells of a row behind those that are kept already. */
static void fill_cells(odd_grid *g, size_t row) {
    odd_at at = {.data = g->data, .row = row, .format = g->format, .style = g->style};
    if (g->fetch != NULL)
        g->fetch(g->data, row);
    while (g->end_cap - g->end_count < g->count)
        g->ends = odd_grow(g->ends, g->end_cap, &g->end_cap, sizeof *g->ends);
    for (size_t i = 0; i < g->count; i++) {
        at.which = g->columns[i].which;
        g->columns[i].put(&g->cells, &at);
        g->ends[g->end_count++] = (uint32_t)g->cells.len;
    }
    if (g->cells.len > UINT32_MAX)
        odd_no_memory();
}

static row_cells kept_cells(const odd_grid *g, size_t row) {
    size_t at = row * g->count;
    return (row_cells){at > 0 ? g->ends[at - 1] : 0, g->ends + at};
}

/* The cells of one row, and none kept. */
static row_cells new_cells(odd_grid *g, size_t row) {
    g->cells.len = g->end_count = 0;
    fill_cells(g, row);
    return kept_cells(g, 0);
}

/* Where a line of at most so many bytes had best end: between two names, else between words; 0 for nowhere. */
static size_t last_blank(odd_text text, size_t most, bool prose) {
    size_t any = 0;
    for (size_t at = most; at > 0; at--) {
        if (text.text[at] != ' ')
            continue;
        any = any > 0 ? any : at;
        if (prose || text.text[at - 1] == '&' || text.text[at - 1] == ',')
            return at;
    }
    return any;
}

/* The first line of a cell, which is cut off from it: up to its end, or to the last blank that fits. */
static odd_text next_line(odd_text *cell, int columns, bool prose) {
    const char *end = cell->len > 0 ? memchr(cell->text, '\n', cell->len) : NULL;
    size_t len = end != NULL ? (size_t)(end - cell->text) : cell->len, skip = end != NULL;
    int width;
    size_t fits = odd_bytes_fit(cell->text, len, columns, &width);
    if (fits < len) {
        size_t blank = last_blank(*cell, fits, prose);
        skip = blank > 0;
        len = blank > 0 ? blank : fits > 0 ? fits : len;
    }
    odd_text line = {cell->text, len};
    cell->text += len + skip;
    cell->len -= len + skip;
    return line;
}

/* ---- Text: measuring --------------------------------------------------------------------------- */

/* The widest line of a cell that has several. */
static int tall_width(odd_text cell) {
    int widest = 0;
    while (cell.len > 0) {
        odd_text line = next_line(&cell, 1 << 16, false);
        int width = odd_bytes_width(line.text, line.len);
        widest = width > widest ? width : widest;
    }
    return widest;
}

static int cell_width(odd_grid *g, size_t i, odd_text cell) {
    if (g->columns[i].cell == ODD_CELL_RIGHT)
        return (int)cell.len;
    bool tall =
        g->columns[i].cell == ODD_CELL_RESULT && cell.len > 0 && memchr(cell.text, '\n', cell.len) != NULL;
    int width = tall ? tall_width(cell) : odd_bytes_width(cell.text, cell.len);
    g->tall = g->tall || tall;
    g->wide[i] = g->wide[i] || width != (int)cell.len;
    return width;
}

static int total_width(const odd_grid *g, size_t from, size_t count) {
    int width = count > 0 ? GAP * (int)(count - 1) : 0;
    for (size_t i = from; i < from + count; i++)
        width += g->widths[i];
    return width;
}

/* Headings over several columns must fit, too. */
static void widen_for_over(odd_grid *g) {
    for (size_t i = 0; i < g->count; i += span_of(g, i)) {
        size_t span = span_of(g, i);
        int short_of =
            g->columns[i].over != NULL ? odd_text_width(g->columns[i].over) - total_width(g, i, span) : 0;
        if (short_of > 0)
            g->widths[i] += short_of;
    }
}

/* Takes room from the widest column of names until a line fits. */
static void narrow_names(odd_grid *g) {
    int most = odd_term_columns();
    for (int over; (over = g->indent + total_width(g, 0, g->count) - most) > 0;) {
        size_t widest = g->count;
        for (size_t i = 0; i < g->count; i++)
            if (gives_way(&g->columns[i]) && g->widths[i] > NAME_MIN &&
                (widest == g->count || g->widths[i] > g->widths[widest]))
                widest = i;
        if (widest == g->count)
            return;
        g->widths[widest]--;
        g->tall = true;
    }
}

void odd_grid_measure(odd_grid *g, size_t rows) {
    if (g->format != ODD_GRID_TEXT)
        return;
    for (size_t i = 0; i < g->count; i++) {
        g->widths[i] = odd_text_width(g->columns[i].head);
        g->wide[i] = false;
    }
    g->tall = false;
    g->cells.len = g->end_count = 0;
    for (size_t row = 0; row < rows; row++) {
        fill_cells(g, row);
        row_cells r = kept_cells(g, row);
        for (size_t i = 0; i < g->count; i++) {
            int width = cell_width(g, i, cell_text(g, &r, i));
            g->widths[i] = width > g->widths[i] ? width : g->widths[i];
        }
    }
    widen_for_over(g);
    narrow_names(g);
    g->line_width = g->indent + total_width(g, 0, g->count);
    g->painted = odd_term_colors();
}

/* ---- Text: printing ---------------------------------------------------------------------------- */

/* A suit as a symbol, or as a letter where that cannot be a seat: how many bytes the one at the start has, 0 if there is
 * none. */
static size_t suit_at(const char *text, size_t len, odd_strain *suit) {
    static const char last[] = "\xA3\xA6\xA5\xA0"; /* clubs, diamonds, hearts, spades */
    if (text[0] == 'H' || text[0] == 'D') {
        *suit = text[0] == 'H' ? ODD_HEARTS : ODD_DIAMONDS;
        return 1;
    }
    const char *at = len >= 3 && memcmp(text, "\xE2\x99", 2) == 0 ? strchr(last, text[2]) : NULL;
    if (at == NULL || *at == '\0')
        return 0;
    *suit = (odd_strain)(ODD_CLUBS + (at - last));
    return 3;
}

void odd_grid_suits_text(odd_out *o, odd_text text) {
    char symbol[4] = "";
    for (size_t i = 0, bytes; i < text.len; i += bytes) {
        odd_strain suit;
        bytes = suit_at(text.text + i, text.len - i, &suit);
        if (bytes > 0) {
            memcpy(symbol, text.text + i, bytes);
            symbol[bytes] = '\0';
            odd_out_paint(o, odd_suit_paint(suit), symbol);
        } else {
            odd_out_char(o, text.text[i]);
            bytes = 1;
        }
    }
}

/* One line of a cell. *owed are the blanks before it, printed only if something follows them. */
static void put_line(odd_grid *g, size_t i, odd_text line, int *owed) {
    const odd_grid_column *c = &g->columns[i];
    bool right = c->cell == ODD_CELL_RIGHT;
    int blanks = g->widths[i] - (g->wide[i] ? odd_bytes_width(line.text, line.len) : (int)line.len);
    if (line.len == 0) {
        *owed += g->widths[i] + GAP;
        return;
    }
    odd_out_pad(g->out, *owed + (right ? blanks : 0));
    if (c->cell == ODD_CELL_RESULT && g->painted)
        odd_grid_suits_text(g->out, line);
    else
        odd_out_bytes(g->out, line.text, line.len);
    *owed = GAP + (right ? 0 : blanks);
}

/* A line for each line of the tallest cell. */
static void put_tall(odd_grid *g, const row_cells *r) {
    odd_text left[ODD_GRID_COLUMNS];
    bool more = true;
    for (size_t i = 0; i < g->count; i++)
        left[i] = cell_text(g, r, i);
    while (more) {
        int owed = g->indent;
        more = false;
        for (size_t i = 0; i < g->count; i++) {
            bool whole = !wraps(&g->columns[i]);
            bool prose = g->columns[i].cell == ODD_CELL_PROSE;
            odd_text line = whole ? left[i] : next_line(&left[i], g->widths[i], prose);
            if (whole)
                left[i].len = 0;
            put_line(g, i, line, &owed);
            more = more || left[i].len > 0;
        }
        odd_out_char(g->out, '\n');
    }
}

static bool is_tall(const odd_grid *g, const row_cells *r) {
    for (size_t i = 0; i < g->count; i++) {
        odd_text cell = cell_text(g, r, i);
        if (!wraps(&g->columns[i]) || cell.len == 0)
            continue;
        if (cell.len > (size_t)g->widths[i] && odd_bytes_width(cell.text, cell.len) > g->widths[i])
            return true;
        if (g->columns[i].cell == ODD_CELL_RESULT && memchr(cell.text, '\n', cell.len) != NULL)
            return true;
    }
    return false;
}

/* Blanks, mostly a few; there is room for 16 more than are wanted. */
static char *put_blanks(char *to, int count) {
    for (; count > 16; count -= 16, to += 16)
        memcpy(to, "                ", 16);
    memcpy(to, "                ", 16);
    return to + count;
}

static char *put_cell(char *to, odd_text cell) {
    if (cell.len <= 32)
        odd_copy_short(to, cell.text, cell.len);
    else
        memcpy(to, cell.text, cell.len);
    return to + cell.len;
}

/* A row of one line without colours: nearly all are. */
static void plain_row(odd_grid *g, const row_cells *r) {
    size_t most = (size_t)g->line_width + (r->ends[g->count - 1] - r->start) + 32;
    if (g->out->cap - g->out->len < most)
        odd_out_room(g->out, most);
    char *to = g->out->text + g->out->len;
    int owed = g->indent;
    for (size_t i = 0; i < g->count; i++) {
        odd_text cell = cell_text(g, r, i);
        int width = g->wide[i] ? odd_bytes_width(cell.text, cell.len) : (int)cell.len;
        int blanks = g->widths[i] - width, before = g->columns[i].cell == ODD_CELL_RIGHT ? blanks : 0;
        if (cell.len == 0) {
            owed += g->widths[i] + GAP;
            continue;
        }
        to = put_cell(put_blanks(to, owed + before), cell);
        owed = GAP + blanks - before;
    }
    *to++ = '\n';
    g->out->len = (size_t)(to - g->out->text);
}

static void text_row(odd_grid *g, size_t row) {
    row_cells r = kept_cells(g, row);
    if (g->painted || (g->tall && is_tall(g, &r)))
        put_tall(g, &r);
    else
        plain_row(g, &r);
}

static void text_over(odd_grid *g) {
    int owed = g->indent;
    odd_out line = ODD_HEAP_OUT;
    for (size_t i = 0; i < g->count; i += span_of(g, i)) {
        size_t span = span_of(g, i);
        const char *over = g->columns[i].over != NULL ? g->columns[i].over : "";
        int width = total_width(g, i, span), blanks = width - odd_text_width(over);
        if (over[0] == '\0') {
            owed += width + GAP;
            continue;
        }
        odd_out_pad(&line, owed + (blanks + 1) / 2);
        odd_out_text(&line, over);
        owed = GAP + blanks / 2;
    }
    odd_out_char(&line, '\0');
    odd_out_paint(g->out, ODD_DIM, line.text);
    odd_out_char(g->out, '\n');
    odd_out_free(&line);
}

static void text_head(odd_grid *g) {
    int owed = g->indent;
    odd_out line = ODD_HEAP_OUT;
    if (has_over(g))
        text_over(g);
    for (size_t i = 0; i < g->count; i++) {
        int blanks = g->widths[i] - odd_text_width(g->columns[i].head);
        bool right = g->columns[i].cell == ODD_CELL_RIGHT;
        if (g->columns[i].head[0] == '\0') {
            owed += g->widths[i] + GAP;
            continue;
        }
        odd_out_pad(&line, owed + (right ? blanks : 0));
        odd_out_text(&line, g->columns[i].head);
        owed = GAP + (right ? 0 : blanks);
    }
    odd_out_char(&line, '\0');
    odd_out_paint(g->out, ODD_BOLD, line.text);
    odd_out_char(g->out, '\n');
    odd_out_free(&line);
}

/* ---- CSV --------------------------------------------------------------------------------------- */

static void csv_head(odd_grid *g) {
    for (size_t i = 0; i < g->count; i++) {
        if (i > 0)
            odd_out_char(g->out, ',');
        odd_out_text(g->out, g->columns[i].key);
    }
    odd_out_text(g->out, "\n");
}

static void csv_row(odd_grid *g, size_t row) {
    if (look_of(g, row) == ODD_ROW_SUM)
        return;
    row_cells r = new_cells(g, row);
    for (size_t i = 0; i < g->count; i++) {
        if (i > 0)
            odd_out_char(g->out, ',');
        odd_text cell = cell_text(g, &r, i);
        if (g->columns[i].cell == ODD_CELL_RIGHT) /* numbers need no quotes */
            odd_out_bytes(g->out, cell.text, cell.len);
        else
            odd_out_csv(g->out, cell, odd_csv_is_raw());
    }
    odd_out_text(g->out, "\n");
}

/* ---- HTML -------------------------------------------------------------------------------------- */

/* Right-aligned is what most cells are, and the style's default. */
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
        bytes = suit_at(text.text + i, text.len - i, &suit);
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

static void html_cell(odd_out *o, odd_cell cell, odd_text text) {
    if (cell == ODD_CELL_RESULT) {
        odd_grid_suits_html(o, text);
    } else if (cell == ODD_CELL_NAME && text.len > 0) {
        odd_out_text(o, "<bdi>");
        odd_out_markup(o, text);
        odd_out_text(o, "</bdi>");
    } else if (cell == ODD_CELL_RIGHT) {
        bool minus = text.len > 0 && text.text[0] == '-'; /* one that is as wide as a plus */
        if (minus)
            odd_out_text(o, "&minus;");
        odd_out_bytes(o, text.text + minus, text.len - minus);
    } else {
        odd_out_markup(o, text);
    }
}

static void html_over(odd_grid *g) {
    odd_out_text(g->out, "<tr>");
    for (size_t i = 0; i < g->count; i += span_of(g, i)) {
        bool roomy = (g->columns[i].where & ODD_GRID_ROOMY) != 0;
        if (g->columns[i].over == NULL)
            odd_out_text(g->out, roomy ? "<td class=\"roomy\"></td>" : "<td></td>");
        else
            odd_out_format(g->out, "<th class=\"over%s\" colspan=\"%zu\"><span>%s</span></th>",
                           roomy ? " roomy" : "", span_of(g, i), g->columns[i].over);
    }
    odd_out_text(g->out, "</tr>\n");
}

static void html_head(odd_grid *g) {
    odd_out_format(g->out, "<table class=\"list%s\">\n<thead>\n", g->narrow ? " narrow" : "");
    if (has_over(g))
        html_over(g);
    odd_out_text(g->out, "<tr>");
    for (size_t i = 0; i < g->count; i++) {
        odd_out_text(g->out, "<th scope=\"col\"");
        put_class(g->out, &g->columns[i]);
        odd_out_format(g->out, ">%s</th>", g->columns[i].head);
    }
    odd_out_text(g->out, "</tr>\n</thead>\n<tbody>\n");
}

/* The cell, as a link where it is one. */
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

static void html_row(odd_grid *g, size_t row) {
    static const char *const looks[] = {[ODD_ROW_PLAIN] = "<tr>",
                                        [ODD_ROW_SUM] = "<tr class=\"sum\">",
                                        [ODD_ROW_STRUCK] = "<tr class=\"void\">"};
    row_cells r = new_cells(g, row);
    odd_out_text(g->out, looks[look_of(g, row)]);
    for (size_t i = 0; i < g->count; i++) {
        odd_out_text(g->out, "<td");
        put_class(g->out, &g->columns[i]);
        odd_out_char(g->out, '>');
        html_linked(g, row, &g->columns[i], cell_text(g, &r, i));
        odd_out_text(g->out, "</td>");
    }
    odd_out_text(g->out, "</tr>\n");
}

/* ---- Any of them ------------------------------------------------------------------------------- */

void odd_grid_head(odd_grid *g) {
    if (g->format == ODD_GRID_TEXT)
        text_head(g);
    else if (g->format == ODD_GRID_CSV)
        csv_head(g);
    else
        html_head(g);
}

void odd_grid_rows(odd_grid *g, size_t from, size_t to) {
    void (*print)(odd_grid *, size_t) = g->format == ODD_GRID_TEXT  ? text_row
                                        : g->format == ODD_GRID_CSV ? csv_row
                                                                    : html_row;
    for (size_t row = from; row < to; row++) {
        print(g, row);
        odd_out_spill(g->out);
    }
}

void odd_grid_end(odd_grid *g) {
    if (g->format == ODD_GRID_HTML)
        odd_out_text(g->out, "</tbody>\n</table>\n");
}
