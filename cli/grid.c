/* Prints lists of columns: what text, CSV and HTML share, and CSV. */
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"

void odd_grid_columns(odd_grid *g, const odd_column_list *list) {
    odd_cell_ref at = {.data = g->data, .format = g->format};
    g->count = 0;
    for (size_t i = 0; i < list->count && g->count < ODD_GRID_COLUMNS; i++) {
        const odd_grid_column *c = &list->columns[i];
        if ((c->where & g->format) == 0 || (c->shown != NULL && !c->shown(&at)))
            continue;
        g->columns[g->count] = *c;
        if (c->fit != NULL)
            c->fit(&g->columns[g->count], g->data);
        g->columns[g->count].head = odd_page_head(g->columns[g->count].head, g->language);
        g->columns[g->count].over = odd_page_head(g->columns[g->count].over, g->language);
        g->count++;
    }
}

void odd_grid_free(odd_grid *g) {
    for (size_t i = 0; i < g->part_count; i++)
        odd_grid_free(&g->parts[i]);
    odd_out_free(&g->cells);
    free(g->ends);
    free(g->parts);
}

odd_grid_row_style odd_grid_row_style_of(const odd_grid *g, size_t row) {
    return g->look != NULL ? g->look(g->data, row) : ODD_ROW_PLAIN;
}

size_t odd_grid_span(const odd_grid *g, size_t first) {
    size_t span = 1;
    const char *over = g->columns[first].over;
    while (over != NULL && first + span < g->count && g->columns[first + span].over != NULL &&
           strcmp(g->columns[first + span].over, over) == 0)
        span++;
    return span;
}

bool odd_grid_has_over(const odd_grid *g) {
    for (size_t i = 0; i < g->count; i++)
        if (g->columns[i].over != NULL)
            return true;
    return false;
}

/* ---- The cells of rows ------------------------------------------------------------------------- */

void odd_grid_fill(odd_grid *g, size_t row) {
    odd_cell_ref at = {.data = g->data, .row = row, .format = g->format, .style = g->style};
    if (g->fetch != NULL)
        g->fetch(g->data, row);
    while (g->end_cap - g->end_count < g->count)
        g->ends = odd_grow(g->ends, g->end_cap, &g->end_cap, sizeof *g->ends);
    for (size_t i = 0; i < g->count; i++) {
        at.which = g->columns[i].which;
        size_t from = g->cells.len;
        g->columns[i].put(&g->cells, &at);
        odd_cell_translate(&g->cells, from, g->columns[i].cell, g->language);
        g->ends[g->end_count++] = (uint32_t)g->cells.len;
    }
    if (g->cells.len > UINT32_MAX)
        odd_no_memory();
}

odd_grid_cells odd_grid_row_cells(const odd_grid *g, size_t row) {
    size_t at = (row - g->first) * g->count;
    return (odd_grid_cells){at > 0 ? g->ends[at - 1] : 0, g->ends + at};
}

odd_grid_cells odd_grid_new_cells(odd_grid *g, size_t row) {
    g->cells.len = g->end_count = 0;
    odd_grid_fill(g, row);
    g->first = row;
    return odd_grid_row_cells(g, row);
}

size_t odd_grid_suit(const char *text, size_t len, odd_strain *suit) {
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
    if (odd_grid_row_style_of(g, row) == ODD_ROW_SUM)
        return;
    odd_grid_cells r = odd_grid_new_cells(g, row);
    for (size_t i = 0; i < g->count; i++) {
        if (i > 0)
            odd_out_char(g->out, ',');
        odd_text cell = odd_grid_cell(g, &r, i);
        if (g->columns[i].cell == ODD_CELL_RIGHT) /* numbers need no quotes */
            odd_out_bytes(g->out, cell.text, cell.len);
        else
            odd_out_csv(g->out, cell, odd_csv_is_raw());
    }
    odd_out_text(g->out, "\n");
}

/* ---- Any of them ------------------------------------------------------------------------------- */

void odd_grid_head(odd_grid *g) {
    if (g->format == ODD_GRID_TEXT)
        odd_grid_text_head(g);
    else if (g->format == ODD_GRID_CSV)
        csv_head(g);
    else
        odd_grid_html_head(g);
}

void odd_grid_rows(odd_grid *g, size_t from, size_t to) {
    void (*print)(odd_grid *, size_t) = g->format == ODD_GRID_CSV ? csv_row : odd_grid_html_row;
    if (g->format == ODD_GRID_TEXT) {
        odd_grid_text_rows(g, from, to);
        return;
    }
    for (size_t row = from; row < to; row++) {
        print(g, row);
        odd_out_spill(g->out);
    }
}

void odd_grid_end(odd_grid *g) {
    if (g->format == ODD_GRID_HTML)
        odd_out_text(g->out, "</tbody>\n</table>\n");
}
