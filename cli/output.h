/* Writing output: text buffers for standard output, markup, HTML pages, lists of columns as text, CSV and HTML. */
#ifndef ODD_CLI_OUTPUT_H
#define ODD_CLI_OUTPUT_H

#include <string.h>

#include "cli/cli.h"
#include "platform/memory.h"
#include "report/columns.h"

/* ==== Text that is assembled in memory and printed in large pieces: additions to base/out.h. Knows nothing
 * about bridge. */

/* Writes blanks; a few at most, usually, so these are written in one move. */
static inline void odd_out_pad(odd_out *o, int columns) {
    if (columns <= 0)
        return;
    size_t room = columns < 16 ? 16 : (size_t)columns;
    if (o->cap - o->len < room)
        odd_out_room(o, room);
    if (columns <= 16)
        memcpy(o->text + o->len, "                ", 16);
    else
        memset(o->text + o->len, ' ', (size_t)columns);
    o->len += (size_t)columns;
}

void odd_out_format(odd_out *o, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Writes text in a colour, or plain if colours are off. */
void odd_out_paint(odd_out *o, odd_paint paint, const char *text);

/* Makes odd_out_csv write raw fields. */
void odd_csv_keep_raw(void);
bool odd_csv_is_raw(void);

/* Prints the buffer and empties it. The second form does so only if it is long. */
void odd_out_flush(odd_out *o);
static inline void odd_out_flush_some(odd_out *o) {
    if (o->len >= 1 << 16)
        odd_out_flush(o);
}

/* ==== Text in HTML and SVG: escaped, made valid, and fitted into a width. Knows nothing about bridge. */

/* Writes text that people wrote, for an element or a quoted attribute of HTML or XML. Bytes that are not
 * UTF-8, and characters that a document may not contain, become U+FFFD. The second form prints it. */
void odd_out_markup(odd_out *o, odd_text text);
void odd_markup_text(odd_text text);

/* The same for a C string. */
void odd_markup_string(const char *text);

/* Text that is broken into lines by estimated widths, because a picture cannot measure text. */
enum { ODD_FIT_LINES = 4 };

typedef struct odd_fit {
    int size; /* of the type, in pixels */
    int count;
    odd_text lines[ODD_FIT_LINES];
    bool cut; /* the text does not fit: the last line ends in an ellipsis */
} odd_fit;

/* Fits text into so many lines of that width, in the largest type between `most` and `least` pixels. */
odd_fit odd_markup_fit(odd_text text, int width, int lines, int most, int least);

/* ==== The common parts of pages: the head, and the styles for screens, dark mode, phones and paper. Knows
 * nothing about bridge. */

/* Opens a page up to its body, with the style of all pages and the parts of its own style. */
void odd_page_open(odd_out *o, odd_text title, const char *const *style, size_t parts);
void odd_page_close(odd_out *o);

/* Writes a name that people gave, isolated so that its writing direction does not affect the text around
 * it. */
void odd_page_name(odd_out *o, odd_text name);

/* ==== Prints lists of columns (report/columns.h) as text, CSV or HTML. Knows nothing about bridge except the
 * colours of suits. */

/* The style of a row. */
typedef enum odd_grid_row_style { ODD_ROW_PLAIN, ODD_ROW_SUM, ODD_ROW_STRUCK } odd_grid_row_style;

/* Writes the address to which a cell of a page links. Returns false, and writes nothing, if it is not a
 * link. */
typedef bool odd_grid_link(odd_out *o, const void *data, size_t row, const odd_grid_column *column);

/* Returns whether a column has this key. */
static inline bool odd_column_is(const odd_grid_column *column, const char *key) {
    return column->key != NULL && strcmp(column->key, key) == 0;
}

typedef struct odd_grid {
    odd_out *out;
    unsigned format; /* ODD_GRID_TEXT, _CSV or _HTML */
    odd_style style; /* of contracts and cards */
    int indent;      /* of text */
    bool narrow;     /* of HTML: as narrow as possible */
    const void *data;
    odd_grid_row_style (*look)(const void *data, size_t row); /* NULL: all rows are plain */
    void (*fetch)(const void *data, size_t row); /* called before a row is written; may be NULL */
    odd_grid_link *link;                         /* of HTML; NULL: no cell is a link */
    bool parallel; /* several threads may write cells at once: writing one changes nothing else */
    int language;  /* of text: the language of heads and cells; 0: English */

    /* The other members are private to the grid. */
    odd_grid_column columns[ODD_GRID_COLUMNS];
    int widths[ODD_GRID_COLUMNS];
    bool wide[ODD_GRID_COLUMNS]; /* some cell has characters of several bytes */
    int line_width;              /* of all columns */
    bool tall;                   /* some cell takes more than one line */
    bool painted;                /* colours are on */
    size_t count;
    odd_out cells;  /* of one row; for text, of all rows */
    uint32_t *ends; /* of each cell */
    size_t end_count, end_cap;
    size_t first, rows;     /* the first row whose cells are stored, and the number of rows */
    struct odd_grid *parts; /* of a long list of text: each has the cells of some rows */
    size_t part_count;      /* 0: the grid itself has all cells */
} odd_grid;

/* Selects the columns that are shown. */
void odd_grid_columns(odd_grid *g, const odd_column_list *list);

/* For text, before anything is printed: makes the columns wide enough for so many rows. If a line would be
 * too long, columns of names become narrower. */
void odd_grid_measure(odd_grid *g, size_t rows);

/* Writes the heads; the rows from one up to another; the end, in HTML. */
void odd_grid_head(odd_grid *g);
void odd_grid_rows(odd_grid *g, size_t from, size_t to);
void odd_grid_end(odd_grid *g);

void odd_grid_free(odd_grid *g);

/* ---- Shared by the formats of a grid (grid.c, grid_text.c, grid_html.c) -------------------------------- */

/* The positions of the cells of a row. */
typedef struct odd_grid_cells {
    size_t start;         /* of the first cell */
    const uint32_t *ends; /* of each cell */
} odd_grid_cells;

static inline odd_text odd_grid_cell(const odd_grid *g, const odd_grid_cells *r, size_t i) {
    size_t start = i > 0 ? r->ends[i - 1] : r->start;
    return (odd_text){g->cells.text + start, r->ends[i] - start};
}

/* Appends the cells of a row to those that are stored; returns the cells of a stored row; writes only the
 * cells of one row. */
void odd_grid_fill(odd_grid *g, size_t row);
odd_grid_cells odd_grid_row_cells(const odd_grid *g, size_t row);
odd_grid_cells odd_grid_new_cells(odd_grid *g, size_t row);

odd_grid_row_style odd_grid_row_style_of(const odd_grid *g, size_t row);

/* Returns how many columns from this one on have the same heading; whether there is any such heading. */
size_t odd_grid_span(const odd_grid *g, size_t first);
bool odd_grid_has_over(const odd_grid *g);

/* Returns the length of the suit at the start of the text: a symbol, or a letter that cannot be a seat; 0 if
 * there is none. */
size_t odd_grid_suit(const char *text, size_t len, odd_strain *suit);

/* Returns the head of a column in a language; translates the cell that starts at a byte. (page_language.c) */
const char *odd_page_head(const char *english, int language);
void odd_cell_translate(odd_out *o, size_t from, odd_cell kind, int language);

void odd_grid_text_head(odd_grid *g);
void odd_grid_text_rows(odd_grid *g, size_t from, size_t to);
void odd_grid_html_head(odd_grid *g);
void odd_grid_html_row(odd_grid *g, size_t row);

/* Write a text with suits in their colours, on a terminal and on a page. */
void odd_grid_suits_text(odd_out *o, odd_text text);
void odd_grid_suits_html(odd_out *o, odd_text text);

/* Writes a time in the zone of the machine, with its name: "2026-11-20 23:00 CET"; with seconds only if it has some. Returns its length,
 * which is less than ODD_LOCAL_MOMENT_MAX. (local_time.c) */
enum { ODD_LOCAL_MOMENT_MAX = 48 };
size_t odd_local_moment(char *out, size_t cap, int64_t time_s);

/* ==== The words and letters of published pages and mailed scorecards in other languages (page_words.c), for their translation
 * (page_language.c). */

enum { ODD_LANGUAGES = 7 };

extern const char *const odd_language_codes[ODD_LANGUAGES];

/* Where a text is translated. Cells also contain names and ids, so only some texts are translated there. */
typedef enum odd_page_place {
    ODD_IN_TEXT,   /* headings and sentences */
    ODD_IN_CELLS,  /* cells, too */
    ODD_IN_RESULTS /* anywhere, and as a part of a result, too: "4S N = wrong direction" */
} odd_page_place;

/* # is a number; @ at the end is an id. */
typedef struct odd_page_word {
    const char *english;
    odd_page_place place;
    const char *other[ODD_LANGUAGES];
} odd_page_word;

extern const odd_page_word odd_page_words[];
extern const size_t odd_page_word_count;

/* Letters of results and cards. */
typedef struct odd_page_letters {
    const char *seats[4]; /* N, E, S, W */
    const char *ranks[4]; /* A, K, Q, J */
    const char *notrump;
} odd_page_letters;

extern const odd_page_letters odd_page_letters_of[ODD_LANGUAGES];

#endif
