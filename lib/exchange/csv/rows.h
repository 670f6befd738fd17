/* Rows of cells, as spreadsheets write them. Knows no format. */
#ifndef ODD_EXCHANGE_CSV_ROWS_H
#define ODD_EXCHANGE_CSV_ROWS_H

#include "record/file_format.h"

enum { ODD_CELLS_MAX = 128 };

typedef struct odd_rows {
    const odd_source *in;
    odd_text text;  /* in UTF-8 */
    size_t at;      /* where the next row begins */
    uint32_t next;  /* its line */
    char separator; /* a comma, a semicolon or a tab */

    /* the row that was read last */
    uint32_t line;
    size_t start;                     /* in the text */
    size_t count;                     /* of cells; those behind the most that there may be are not kept */
    odd_text cells[ODD_CELLS_MAX];    /* without quotes, and without blanks around them */
    size_t cell_start[ODD_CELLS_MAX]; /* in the text */
    bool too_many;                    /* some were not kept */
} odd_rows;

/* Starts before the first row: knows UTF-8, UTF-16 and Windows-1252, and which separator there is. */
void odd_rows_start(odd_rows *rows, const odd_source *in);

/* The next row that is not empty; false behind the last. Cells in quotes may have separators, line ends and doubled
 * quotes in them. */
bool odd_rows_next(odd_rows *rows);

/* The place of a cell, for messages. */
void odd_rows_place(const odd_rows *rows, size_t cell, uint32_t *line, int *column);

/* A number, with a point or, where no comma separates cells, a comma; a per cent sign may stand behind it. */
bool odd_rows_amount(const odd_rows *rows, odd_text cell, odd_amount *out);

#endif
