/* Tables: one list of columns, each of which knows how to write its cell, printed as text, CSV or HTML. Knows
 * nothing about bridge but that suits have colours. */
#ifndef ODD_CLI_GRID_H
#define ODD_CLI_GRID_H

#include "cli/standard_output.h"

typedef enum odd_cell {
    ODD_CELL_RIGHT, /* numbers */
    ODD_CELL_LEFT,  /* short words */
    ODD_CELL_NAME,  /* what people wrote: left, and on several lines where it is too long for one */
    ODD_CELL_PROSE, /* sentences: the same, but a line ends behind any word */
    ODD_CELL_RESULT /* contracts and cards: left, hearts and diamonds in red, a line each where it has several */
} odd_cell;

/* Where a column is shown. */
enum {
    ODD_GRID_TEXT = 1,
    ODD_GRID_CSV = 2,
    ODD_GRID_HTML = 4,
    ODD_GRID_ALL = 7,
    ODD_GRID_ROOMY = 8, /* of a page, where there is room: not on a telephone */
    ODD_GRID_KEY = 16   /* of a page: what it is all about, in stronger type */
};

/* The cell that is to be written. */
typedef struct odd_grid_at {
    const void *data;
    size_t row;
    int which; /* of the column */
} odd_grid_at;

typedef struct odd_grid_column {
    const char *head; /* "Score" */
    const char *over; /* what stands over this and its neighbours with the same; NULL for nothing */
    const char *key;  /* in CSV: "score"; may be NULL where it is not shown there */
    odd_cell cell;
    unsigned where;
    int which;                       /* for columns that differ in little */
    bool (*shown)(const void *data); /* NULL: always */
    void (*put)(odd_out *o, const odd_grid_at *at);
} odd_grid_column;

enum { ODD_GRID_COLUMNS = 32 };

/* How a row looks. */
typedef enum odd_grid_look { ODD_ROW_PLAIN, ODD_ROW_SUM, ODD_ROW_STRUCK } odd_grid_look;

typedef struct odd_grid {
    odd_out *out;
    unsigned format; /* ODD_GRID_TEXT, _CSV or _HTML */
    int indent;      /* of text */
    bool narrow;     /* of HTML: no wider than it must be */
    const void *data;
    odd_grid_look (*look)(const void *data, size_t row); /* NULL: all are plain */
    void (*fetch)(const void *data, size_t row);         /* called before a row is written; may be NULL */

    /* The rest is the grid's own. */
    const odd_grid_column *columns[ODD_GRID_COLUMNS];
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
void odd_grid_columns(odd_grid *g, const odd_grid_column *columns, size_t count);

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
