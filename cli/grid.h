/* Prints lists of columns (report/columns.h) as text, CSV or HTML. Knows nothing about bridge but that suits have
 * colours. */
#ifndef ODD_CLI_GRID_H
#define ODD_CLI_GRID_H

#include "cli/standard_output.h"

/* How a row looks. */
typedef enum odd_grid_look { ODD_ROW_PLAIN, ODD_ROW_SUM, ODD_ROW_STRUCK } odd_grid_look;

typedef struct odd_grid {
    odd_out *out;
    unsigned format; /* ODD_GRID_TEXT, _CSV or _HTML */
    odd_style style; /* of contracts and cards */
    int indent;      /* of text */
    bool narrow;     /* of HTML: no wider than it must be */
    const void *data;
    odd_grid_look (*look)(const void *data, size_t row); /* NULL: all are plain */
    void (*fetch)(const void *data, size_t row);         /* called before a row is written; may be NULL */

    /* The rest is the grid's own. */
    odd_grid_column columns[ODD_GRID_COLUMNS];
    int widths[ODD_GRID_COLUMNS];
    bool wide[ODD_GRID_COLUMNS]; /* some cell has characters that are no byte each */
    int line_width;              /* of all of them */
    bool tall;                   /* some cell takes more than one line */
    bool painted;                /* there are colours */
    size_t count;
    odd_out cells;  /* of one row; while it is text, of all */
    uint32_t *ends; /* of each cell */
    size_t end_count, end_cap;
} odd_grid;

/* Takes the columns that are shown. */
void odd_grid_columns(odd_grid *g, const odd_column_list *list);

/* Of text, and before anything is printed: makes the columns wide enough for so many rows. Names give way where a line would be too long. */
void odd_grid_measure(odd_grid *g, size_t rows);

/* The heads, the rows from one up to another, and, of HTML, the end. */
void odd_grid_head(odd_grid *g);
void odd_grid_rows(odd_grid *g, size_t from, size_t to);
void odd_grid_end(odd_grid *g);

void odd_grid_free(odd_grid *g);

/* A text with suits in their colours: on a terminal, and on a page. */
void odd_grid_suits_text(odd_out *o, odd_text text);
void odd_grid_suits_html(odd_out *o, odd_text text);

#endif
