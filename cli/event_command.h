/* What the commands about events share: from a file to a scored event, and what stands around its tables. */
#ifndef ODD_CLI_EVENT_COMMAND_H
#define ODD_CLI_EVENT_COMMAND_H

#include "cli/read_file.h"
#include "cli/grid.h"
#include "cli/standard_output.h"
#include "oddtrick_format.h"
#include "report/report.h"

/* ---- Loading ----------------------------------------------------------------------------------- */

typedef struct odd_event_file {
    odd_event *event;
    char *text, *scale;
    size_t scale_len;   /* of the scale */
    size_t len;         /* of the text */
    const char *mapped; /* instead of text, where the file is long */
    size_t mapped_len;
    int format;     /* of the file: odd_format_about */
    unsigned flags; /* how it was read: ODD_STRICT, ODD_LENIENT */
    odd_blocks blocks;
    odd_arena arena;
} odd_event_file;

/* Reads and scores the event in a file of any format, - for standard input, and complains about all that is wrong in it.
 * False if anything is. */
bool odd_event_open(const odd_args *args, odd_event_file *f, const char *path);

/* The first half of it: reads the file, and says of which format it is. False after a message. */
bool odd_event_load(const odd_args *args, odd_event_file *f, const char *path);

/* The second half: what is in the file. What cannot be read in it is left out, and said, unless --strict was given. */
bool odd_event_take_in(const odd_args *args, odd_event_file *f, const char *path);

/* What the machine does for readers. */
extern const odd_host odd_machine;

/* The bytes of the file. */
odd_text odd_event_bytes(const odd_event_file *f);
void odd_event_close(odd_event_file *f);

/* For events that are put together: one with nothing in it; the log of another one, which must stay open; and the
 * scale that it names, if it does, which is a file beside the path: false after a message. */
void odd_event_begin(odd_event_file *f);
int odd_event_take_log(odd_event_file *f, const odd_event_file *log);
bool odd_event_take_scale(const odd_args *args, odd_event_file *f, const char *path);

/* The board that an operand names. NULL after a message. */
const odd_board *odd_event_find_board(const odd_args *args, const odd_event *e, const char *text);

/* ---- How it is shown --------------------------------------------------------------------------- */

typedef struct odd_view {
    const odd_event *e;
    odd_out out;
    unsigned format; /* ODD_GRID_TEXT, _CSV, _HTML; 0 for JSON */
    odd_style style;
    const char *css; /* of a page, besides the style that all about events have; NULL: nothing */
    odd_arena arena; /* for what is put together to be shown; never empty */
    odd_blocks blocks;
} odd_view;

/* As the arguments want it. */
void odd_view_open(odd_view *v, const odd_args *args, const odd_event *e);

/* Prints what is left, and gives its memory back. */
void odd_view_close(odd_view *v);

/* Of a page: the title, date and kind of the event above, the settings below. `what` is the kind of page:
 * "Standings". Nothing in CSV. */
void odd_view_head(odd_view *v, const char *what);
void odd_view_foot(odd_view *v);

/* A heading over a table. */
void odd_view_heading(odd_view *v, const char *text);

/* "Matchpoints, 26 pairs, 26 boards" */
void odd_view_about(odd_out *o, const odd_event *e);

/* A sentence of its own. */
void odd_view_note(odd_view *v, const char *text);

/* A table of this view. */
odd_grid odd_view_grid(odd_view *v, const void *data, const odd_column_list *list);

/* What people wrote, for a cell of this view. */
void odd_say_people(odd_out *o, const odd_view *v, odd_text text);

#endif
