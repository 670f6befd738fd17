/* Lists of columns as text: measured first, then printed. */
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"
#include "platform/process.h"

enum { GAP = 2, NAME_MIN = 16 };

/* Whether a column becomes narrower if a line would be too long. */
static bool gives_way(const odd_grid_column *c) {
    return c->cell == ODD_CELL_NAME || c->cell == ODD_CELL_PROSE;
}

static bool wraps(const odd_grid_column *c) {
    return gives_way(c) || c->cell == ODD_CELL_RESULT;
}

/* ---- Lines of cells ----------------------------------------------------------------------------- */

/* Where a line of at most so many bytes should end: between two names, else between words; 0: nowhere. */
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

/* Cuts the first line off a cell: up to a line end, or to the last blank that fits. */
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

/* The width of the widest line of a cell with several lines. */
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
    if (g->columns[i].cell == ODD_CELL_RIGHT && g->language == 0)
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
    for (size_t i = 0; i < g->count; i += odd_grid_span(g, i)) {
        size_t span = odd_grid_span(g, i);
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

/* Measures the cells of rows from one up to another. */
static void measure_rows(odd_grid *g, size_t from, size_t to) {
    g->cells.len = g->end_count = 0;
    g->first = from;
    for (size_t row = from; row < to; row++) {
        odd_grid_fill(g, row);
        odd_grid_cells r = odd_grid_row_cells(g, row);
        for (size_t i = 0; i < g->count; i++) {
            int width = cell_width(g, i, odd_grid_cell(g, &r, i));
            g->widths[i] = width > g->widths[i] ? width : g->widths[i];
        }
    }
}

/* ---- Parts of a long list ---------------------------------------------------------------------- */

/* The first row of a part. */
static size_t part_start(const odd_grid *g, size_t part) {
    return g->rows * part / g->part_count;
}

static void measure_part(void *owner, size_t i) {
    odd_grid *g = owner;
    measure_rows(&g->parts[i], part_start(g, i), part_start(g, i + 1));
}

/* Several threads write a long list, each a part of the rows. */
static void measure_parts(odd_grid *g, const odd_workers *workers) {
    enum { EACH = 4 }; /* more parts than threads, so that one that has to wait does not delay the others */
    odd_grid *parts = odd_alloc(EACH * workers->count, sizeof *parts);
    for (size_t i = 0; i < EACH * workers->count; i++) {
        parts[i] = *g;
        parts[i].cells = (odd_out)ODD_HEAP_OUT;
    }
    g->parts = parts;
    g->part_count = EACH * workers->count;
    workers->run(workers->owner, g->part_count, measure_part, g);
    for (size_t p = 0; p < g->part_count; p++)
        for (size_t i = 0; i < g->count; i++) {
            g->widths[i] = parts[p].widths[i] > g->widths[i] ? parts[p].widths[i] : g->widths[i];
            g->wide[i] = g->wide[i] || parts[p].wide[i];
            g->tall = g->tall || parts[p].tall;
        }
}

void odd_grid_measure(odd_grid *g, size_t rows) {
    enum { MANY = 1 << 13 };
    odd_workers workers = odd_thread_workers();
    if (g->format != ODD_GRID_TEXT)
        return;
    for (size_t i = 0; i < g->count; i++) {
        g->widths[i] = odd_text_width(g->columns[i].head);
        g->wide[i] = false;
    }
    g->tall = false;
    g->rows = rows;
    if (g->parallel && rows >= MANY && workers.count > 1)
        measure_parts(g, &workers);
    else
        measure_rows(g, 0, rows);
    widen_for_over(g);
    narrow_names(g);
    g->line_width = g->indent + total_width(g, 0, g->count);
    g->painted = odd_term_colors();
}

/* ---- Text: printing ---------------------------------------------------------------------------- */

void odd_grid_suits_text(odd_out *o, odd_text text) {
    char symbol[4] = "";
    for (size_t i = 0, bytes; i < text.len; i += bytes) {
        odd_strain suit;
        bytes = odd_grid_suit(text.text + i, text.len - i, &suit);
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

/* Writes one line of a cell. *owed are blanks before it, written only if something follows them. */
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

/* Writes a line for each line of the tallest cell. */
static void put_tall(odd_grid *g, const odd_grid_cells *r) {
    odd_text left[ODD_GRID_COLUMNS];
    bool more = true;
    for (size_t i = 0; i < g->count; i++)
        left[i] = odd_grid_cell(g, r, i);
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

static bool is_tall(const odd_grid *g, const odd_grid_cells *r) {
    for (size_t i = 0; i < g->count; i++) {
        odd_text cell = odd_grid_cell(g, r, i);
        if (!wraps(&g->columns[i]) || cell.len == 0)
            continue;
        if (cell.len > (size_t)g->widths[i] && odd_bytes_width(cell.text, cell.len) > g->widths[i])
            return true;
        if (g->columns[i].cell == ODD_CELL_RESULT && memchr(cell.text, '\n', cell.len) != NULL)
            return true;
    }
    return false;
}

/* Writes blanks, usually a few; there is room for 16 more than wanted. */
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

/* Writes a row of one line without colours, as nearly all are. */
static void plain_row(odd_grid *g, const odd_grid_cells *r) {
    size_t most = (size_t)g->line_width + (r->ends[g->count - 1] - r->start) + 32;
    if (g->out->cap - g->out->len < most)
        odd_out_room(g->out, most);
    char *to = g->out->text + g->out->len;
    int owed = g->indent;
    for (size_t i = 0; i < g->count; i++) {
        odd_text cell = odd_grid_cell(g, r, i);
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

/* Writes rows whose cells are stored in the grid. */
static void put_rows(odd_grid *g, size_t from, size_t to) {
    for (size_t row = from; row < to; row++) {
        odd_grid_cells r = odd_grid_row_cells(g, row);
        if (g->painted || (g->tall && is_tall(g, &r)))
            put_tall(g, &r);
        else
            plain_row(g, &r);
        odd_out_spill(g->out);
    }
}

/* Some rows of a grid that is written in parts, in pieces of equal length. */
typedef struct row_range {
    odd_grid *g;
    size_t from, to;
    size_t each;   /* rows of a piece */
    odd_out *outs; /* of each piece */
} row_range;

/* Rows of one piece, which may be in several parts. */
static void put_piece(void *owner, size_t i) {
    const row_range *some = owner;
    const odd_grid *g = some->g;
    size_t from = some->from + i * some->each,
           to = some->to - from < some->each ? some->to : from + some->each;
    odd_grid part = *g;
    part.out = &some->outs[i];
    for (size_t p = 0; p < g->part_count; p++) {
        size_t start = part_start(g, p), end = part_start(g, p + 1);
        if (end <= from || start >= to)
            continue;
        part.cells = g->parts[p].cells;
        part.ends = g->parts[p].ends;
        part.first = start;
        put_rows(&part, start > from ? start : from, end < to ? end : to);
    }
}

/* Each thread writes a piece that fits into its cache; then the text of all of them is printed, and they write the next ones. */
void odd_grid_text_rows(odd_grid *g, size_t from, size_t to) {
    enum { EACH = 1 << 11 };
    odd_workers workers = odd_thread_workers();
    row_range some = {.g = g, .from = from, .to = to, .each = EACH};
    if (g->part_count == 0) {
        put_rows(g, from, to);
        return;
    }
    some.outs = odd_alloc(workers.count, sizeof *some.outs);
    for (size_t i = 0; i < workers.count; i++)
        some.outs[i] = (odd_out)ODD_HEAP_OUT;
    while (some.from < to) {
        size_t pieces = (to - some.from + EACH - 1) / EACH;
        pieces = pieces < workers.count ? pieces : workers.count;
        workers.run(workers.owner, pieces, put_piece, &some);
        for (size_t i = 0; i < pieces; i++) {
            odd_out_bytes(g->out, some.outs[i].text, some.outs[i].len);
            odd_out_spill(g->out);
            some.outs[i].len = 0;
        }
        some.from = to - some.from < pieces * EACH ? to : some.from + pieces * EACH;
    }
    for (size_t i = 0; i < workers.count; i++)
        odd_out_free(&some.outs[i]);
    free(some.outs);
}

static void text_over(odd_grid *g) {
    int owed = g->indent;
    odd_out line = ODD_HEAP_OUT;
    for (size_t i = 0; i < g->count; i += odd_grid_span(g, i)) {
        size_t span = odd_grid_span(g, i);
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

void odd_grid_text_head(odd_grid *g) {
    int owed = g->indent;
    odd_out line = ODD_HEAP_OUT;
    if (odd_grid_has_over(g))
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
