/* Tables in PBN: columns from the value of a tag, rows of cells from its section. Knows nothing about the
 * meaning of a column. */
#include "base/text.h"
#include "exchange/pbn/pbn.h"

/* Parses +Name\12R: an order, a width and an alignment may surround the name. */
static odd_pbn_column column_of(odd_text text) {
    odd_pbn_column c = {.name = text};
    while (c.name.len > 0 && c.name.text[0] == ' ')
        c.name = (odd_text){c.name.text + 1, c.name.len - 1};
    if (c.name.len > 0 && (c.name.text[0] == '+' || c.name.text[0] == '-'))
        c.name = (odd_text){c.name.text + 1, c.name.len - 1};
    size_t slash = 0;
    while (slash < c.name.len && c.name.text[slash] != '\\')
        slash++;
    odd_scan s = {c.name.text, c.name.len, slash};
    while (odd_scan_peek(&s) == '\\')
        s.at++;
    int width = odd_scan_number(&s);
    c.width = width > 0 && width < 256 ? width : 0;
    c.right = odd_lower(odd_scan_peek(&s)) == 'r';
    c.name.len = slash;
    while (c.name.len > 0 && c.name.text[c.name.len - 1] == ' ')
        c.name.len--;
    return c;
}

int odd_pbn_columns_of(odd_pbn_column columns[PBN_COLUMNS_MAX], odd_text value) {
    int count = 0;
    for (size_t at = 0; at <= value.len && value.len > 0; at++) {
        size_t from = at;
        while (at < value.len && value.text[at] != ';')
            at++;
        if (at == from && at == value.len)
            break;
        if (count < PBN_COLUMNS_MAX)
            columns[count] = column_of((odd_text){value.text + from, at - from});
        count++;
    }
    return count;
}

/* Returns the next cell; skips comments and escaped lines, which are not part of tables. */
static odd_pbn_part next_cell(odd_pbn_grid *g) {
    odd_pbn_part part;
    do
        part = odd_pbn_part_next(&g->parts);
    while (part.kind == PBN_PART_COMMENT || part.kind == PBN_PART_ESCAPE);
    return part;
}

static void add_cell(odd_pbn_row *row, odd_pbn_part cell) {
    if (row->count < PBN_COLUMNS_MAX)
        row->cells[row->count] = cell;
    row->count++;
}

/* The contents without blanks around them: a word, or a string. */
static odd_pbn_part cell_of(const char *from, const char *end, uint32_t line) {
    while (from < end && *from == ' ')
        from++;
    while (end > from && (unsigned char)end[-1] <= ' ')
        end--;
    size_t len = (size_t)(end - from);
    odd_pbn_part cell = {.kind = PBN_PART_WORD, .text = {from, len}, .line = line};
    if (len >= 2 && *from == '"' && end[-1] == '"')
        cell = (odd_pbn_part){
            .kind = PBN_PART_STRING, .text = {from + 1, len - 2}, .line = line, .closed = true};
    return cell;
}

/* Cells between tabs. */
static bool cut_at_tabs(const odd_pbn_grid *g, odd_pbn_row *row, odd_text line) {
    odd_pbn_row cut = {.line = row->line, .cut = true};
    const char *from = line.text, *end = line.text + line.len;
    for (const char *at = from; at < end; at++)
        if (*at == '\t') {
            add_cell(&cut, cell_of(from, at, row->line));
            from = at + 1;
        }
    add_cell(&cut, cell_of(from, end, row->line));
    if (cut.count != g->count)
        return false;
    *row = cut;
    return true;
}

/* The position after so many letters; beyond the line if it has fewer. A letter is a character of UTF-8, or a single invalid
 * byte. */
static size_t behind_letters(odd_text line, size_t at, size_t count, bool utf8) {
    for (; count > 0 && at < line.len; count--) {
        at++;
        while (utf8 && at < line.len && ((unsigned char)line.text[at] & 0xC0) == 0x80)
            at++;
    }
    return at + count;
}

/* Splits a line into cells by position, because some cells are empty or contain blanks. */
static bool cut_at_widths(const odd_pbn_grid *g, odd_pbn_row *row, odd_text line, bool utf8) {
    size_t at = 0;
    odd_pbn_row cut = {.line = row->line, .cut = true};
    for (int i = 0; i < g->count; i++) {
        size_t width = (size_t)g->columns[i].width;
        bool last = i + 1 == g->count;
        size_t end = last ? line.len : behind_letters(line, at, width, utf8);
        if ((!last && width == 0) || at >= line.len || end > line.len)
            return false;
        if (end < line.len && line.text[end] != ' ')
            return false;
        add_cell(&cut, cell_of(line.text + at, line.text + end, row->line));
        at = end + 1;
    }
    *row = cut;
    return true;
}

static bool cut_line(const odd_pbn_grid *g, odd_pbn_row *row, odd_text line) {
    return line.len > 0 && (cut_at_tabs(g, row, line) || cut_at_widths(g, row, line, true) ||
                            cut_at_widths(g, row, line, false));
}

static odd_text line_of(const odd_pbn_grid *g, odd_pbn_part first) {
    const char *start = first.text.text, *end = start, *last = g->parts.text.text + g->parts.text.len;
    while (start > g->parts.text.text && start[-1] != '\n')
        start--;
    while (end < last && *end != '\n')
        end++;
    return (odd_text){start, (size_t)(end - start)};
}

/* Returns whether rows do not correspond to lines. They do if the first line is a row, or can be split into one. */
static bool rows_flow(odd_pbn_grid g) {
    odd_pbn_row row = {.line = g.ahead.line};
    odd_text line = g.ahead.kind != PBN_PART_END ? line_of(&g, g.ahead) : (odd_text){0};
    int on_first = 0, total;
    for (; g.ahead.kind != PBN_PART_END && (on_first == 0 || !g.ahead.first); on_first++)
        g.ahead = next_cell(&g);
    if (on_first == g.count)
        return false;
    for (total = on_first; g.ahead.kind != PBN_PART_END; total++)
        g.ahead = next_cell(&g);
    return total % g.count == 0 && !cut_line(&g, &row, line);
}

void odd_pbn_grid_open(odd_pbn_grid *g, odd_text value, odd_pbn_parts section) {
    g->count = odd_pbn_columns_of(g->columns, value);
    if (g->count > PBN_COLUMNS_MAX)
        g->count = 0;
    g->parts = section;
    g->ahead = next_cell(g);
    g->flows = g->count > 0 && rows_flow(*g);
}

bool odd_pbn_grid_next(odd_pbn_grid *g, odd_pbn_row *row) {
    row->count = 0;
    row->cut = false;
    row->line = g->ahead.line;
    if (g->ahead.kind == PBN_PART_END || g->count == 0)
        return false;
    odd_pbn_part first = g->ahead;
    do {
        if (g->flows && row->count == g->count)
            return true;
        add_cell(row, g->ahead);
        g->ahead = next_cell(g);
    } while (g->ahead.kind != PBN_PART_END && (g->flows || !g->ahead.first));
    if (row->count != g->count)
        cut_line(g, row, line_of(g, first));
    return true;
}
