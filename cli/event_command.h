/* Shared by the commands about events: loading a file into a scored event, converting it, and printing the
 * text around its lists. */
#ifndef ODD_CLI_EVENT_COMMAND_H
#define ODD_CLI_EVENT_COMMAND_H

#include "cli/files.h"
#include "cli/output.h"
#include "oddtrick_format.h"
#include "report/open_event.h"
#include "oddtrick_season.h"
#include "report/event_rows.h"
#include "report/report.h"
#include "server/serve.h"

/* ==== From a file to a scored event. */

/* ---- Loading ----------------------------------------------------------------------------------- */

typedef struct odd_event_file {
    odd_event *event;
    char *text, *scale;
    size_t scale_len;   /* of the scale, in bytes */
    size_t len;         /* of the text, in bytes */
    const char *mapped; /* a long file, instead of text */
    size_t mapped_len;
    int format;          /* of the file: see odd_format_about */
    bool guessed;        /* the format is unknown: the file is read as a log */
    odd_origins origins; /* of the lines, if they come from a database */
    unsigned flags;      /* ODD_STRICT or ODD_LENIENT */
    odd_blocks blocks;
    odd_arena arena;
    struct odd_event_file *clubs; /* of a simultaneous: its files */
    size_t club_count;
} odd_event_file;

/* Reads and scores the event in a file of any format, - for standard input, and reports all errors in it.
 * Returns false if there are any. */
bool odd_event_open(const odd_args *args, odd_event_file *f, const char *path);

/* The same for several files, which are the first operands and the clubs of a simultaneous. Afterwards the
 * first operand is the last of these files. `winners` as in odd_event_join. (club_files.c) */
bool odd_event_open_clubs(odd_args *args, odd_event_file *f, int files, int winners);

/* Returns the name of a file without folders and extension, or the name of an event in a database. */
odd_text odd_file_title(const char *path);

/* Returns how many operands are files if ids or board numbers follow them: the first one, and those after it
 * that contain a dot, a slash or a #. */
int odd_leading_files(const odd_args *args);

/* The first half: reads the file and finds its format. Returns false after a message. */
bool odd_event_load(const odd_args *args, odd_event_file *f, const char *path);

/* The second half: reads the contents. Items that cannot be read are left out with a message, unless --strict
 * was given. */
bool odd_event_take_in(const odd_args *args, odd_event_file *f, const char *path);

/* The option of commands that show whether results are final: the time of odd_event_take_in. The default is
 * now. */
#define ODD_AT_OPTION \
    { 0, "at", "TIME", "show the event as of TIME, such as 2026-11-20T22:00Z, instead of now" }

/* The services of the machine for readers. */
extern const odd_host odd_machine;

/* Returns the bytes of the file. */
odd_text odd_event_bytes(const odd_event_file *f);
void odd_event_close(odd_event_file *f);

/* For events that are made from others: starts an empty event; adds the log of another event, which must stay
 * open; reads the scale that the event names, if any, from a file beside the path, and returns false after a
 * message. */
void odd_event_begin(odd_event_file *f);
int odd_event_take_log(odd_event_file *f, const odd_event_file *log);
bool odd_event_take_scale(const odd_args *args, odd_event_file *f, const char *path);

/* Reads the number of a board, or 2:12 as ODD_BOARD_IN. Returns false after a message. */
bool odd_event_board_number(const odd_args *args, int *number, const char *text);

/* Returns the board that an operand names. NULL after a message, also if several sessions have its number. */
const odd_board *odd_event_find_board(const odd_args *args, const odd_event *e, const char *text);

/* ---- Output ------------------------------------------------------------------------------------ */

typedef struct odd_view {
    const odd_event *e;
    odd_out out;
    unsigned format; /* ODD_GRID_TEXT, _CSV, _HTML; 0 for JSON */
    odd_style style;
    const char *css;   /* of a page: additional styles; NULL: none */
    const char *above; /* of a page: HTML between its title and its content; NULL: none */
    bool linked;       /* of a page: contestants and boards link to their pages (cli/cmd_publish.c) */
    int language;      /* of text that is stored in `out` instead of printed: odd_page_language */
    odd_arena arena;   /* for parts of the output; never empty */
    odd_blocks blocks;
} odd_view;

/* Opens a view with the format and style of the arguments. */
void odd_view_open(odd_view *v, const odd_args *args, const odd_event *e);

/* Prints the rest, and frees its memory. */
void odd_view_close(odd_view *v);

/* Writes the start or the end of a page: the title, date and kind of the event; the settings. `what` is the
 * kind of page: "Standings". Writes nothing in CSV. */
void odd_view_head(odd_view *v, const char *what);
void odd_view_footer(odd_view *v);

/* Writes a heading above a table. The second form takes and frees a buffer with words, and with names written
 * by odd_say_people. */
void odd_view_heading(odd_view *v, const char *text);
void odd_view_heading_of(odd_view *v, odd_out *made);

/* Writes "Matchpoints, 26 pairs, 26 boards". */
void odd_view_about(odd_out *o, const odd_event *e);

/* Writes a sentence on its own. */
void odd_view_note(odd_view *v, const char *text);

/* Returns a table in this view. */
odd_grid odd_view_grid(odd_view *v, const void *data, const odd_column_list *list);

/* Writes text that people wrote: in text and CSV for a cell, on a page for a heading. */
void odd_say_people(odd_out *o, const odd_view *v, odd_text text);

/* ==== From the bytes of a file to text for readers: unpacked, in UTF-8, with a known format. */

/* Unpacks a compressed file, finds its format, and converts its text to UTF-8, with a message if the encoding
 * was guessed. Returns false after an error message. */
bool odd_event_prepare(const odd_args *args, odd_event_file *f, const char *path);

/* Reports that the format of a file is unknown, and lists the formats that can be read. */
void odd_complain_format(const odd_args *args, const char *path);

/* ==== Conversion between formats, for commands that write files. */

/* Writes the contents of a file that was read in another format. The name is for messages; if it is NULL,
 * losses are not reported. Returns false after a message. */
bool odd_convert(const odd_args *args, odd_event_file *f, int to, const char *name, odd_out *out);

/* What a Bridgemate file cannot express: rulings, IMP slips, and sessions other than the last one with a
 * movement. */
typedef struct odd_bridgemate_losses {
    size_t rulings, slips, sessions;
} odd_bridgemate_losses;

/* Writes an event with a movement as a Bridgemate file. Sets *lost to what the file cannot express. Returns
 * false after a message. (bridgemate_file.c) */
bool odd_bridgemate_write(const odd_args *args, const odd_event *e, odd_out *out,
                          odd_bridgemate_losses *lost);

/* Returns whether a file may be written: it does not exist, or --force was given. Prints a message if not. */
bool odd_may_write(const odd_args *args, const char *path);

/* Writes a file, - for standard output, completely or not at all. Returns false after a message. */
bool odd_write_whole(const odd_args *args, const char *path, const odd_out *out);

/* ==== Pages about events. */

/* Writes a page up to the sentence below its title. The caller writes and ends it: </p>, </header> and
 * <main>. */
void odd_html_begin(odd_view *v, odd_text title);

/* Writes a page up to its first table, and after its last one. `what` is the kind of page: "Standings". */
void odd_html_head(odd_view *v, const char *what);
void odd_html_footer(odd_view *v);

/* Writes the addresses of published pages, for links between them. */
void odd_link_to_contestant(odd_out *o, const odd_event *e, uint32_t who);
void odd_link_to_board(odd_out *o, const odd_event *e, const odd_board *board);

/* The same for those who sat in a direction. Returns false if they have no page: two individuals, a
 * phantom. */
bool odd_link_to_seat(odd_out *o, const odd_event *e, const odd_play *p, int direction);

/* Writes links to the sections of the page with these names: board-1, board-2 ... */
void odd_html_links(odd_view *v, const char *label, const char *kind, const int *numbers, size_t count);

/* ==== Lists below the standings and on scorecards. */

/* Prints the matches and the penalties of all contestants, or of one. */
void odd_print_matches(odd_view *v, uint32_t who);
void odd_print_penalties(odd_view *v, uint32_t who);

/* Prints what has changed since the results were first provisional or final, if anything has. */
void odd_print_amendments(odd_view *v, const odd_amendments *a);

/* Prints the standings: a table for each list. */
void odd_print_ranking(odd_view *v, odd_ranking *r);

/* Prints a scorecard with a heading; `among` is the number of contestants in each list of the standings, from
 * odd_count_fields, which the caller frees. The heads of CSV are printed for the first one. */
size_t *odd_count_fields(const odd_event *e);
void odd_print_scorecard(odd_view *v, odd_scorecard *c, const size_t *among, bool first);

/* ==== Travellers, printed by `boards` and, in short, by `hands`. */

typedef struct odd_boards_view {
    odd_view *v;
    odd_boards b;
    const struct odd_verdicts *judged; /* leads or plays that are shown below; NULL: none */
} odd_boards_view;

/* Prints a traveller with its heading and, unless they are elsewhere on the page, the makeable contracts;
 * prints its corrected lines. The grid has the columns odd_traveller_columns. */
void odd_print_traveller(odd_boards_view *b, odd_grid *g, const odd_traveller *t, bool makeable);
void odd_print_corrections(odd_boards_view *b, size_t from, size_t to);

/* Adds the boards that the operands after the first name, or all. Returns false after a message. */
bool odd_boards_choose(odd_boards *b, const odd_args *args);

/* ==== The changes of candidates, as tables. */

/* Write the tables of a candidate, and the table of all candidates. (whatif_tables.c) */
void odd_whatif_boards(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_standings(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_csv(odd_view *v, const odd_whatif *w);
void odd_whatif_all(odd_view *v, const odd_whatif *w);

/* ==== The parts of oddtrick audit: the report of one file, and many reports in parallel. */

/* The report of one file. */
typedef struct odd_report {
    odd_out out;       /* for standard output */
    bool unread;       /* it could not be read: the reason is on standard error */
    uint32_t results;  /* in the file */
    uint32_t left_out; /* items of the file that could not be read */
    uint32_t values, right;
    uint32_t counts[ODD_AUDIT_COUNT];
} odd_report;

/* Audits one file; errors of the file itself go to standard error. */
void odd_report_make(odd_report *r, const odd_args *args, const char *path);

/* Receives the reports one by one, in the order of the files. */
typedef void odd_report_done(void *owner, const odd_report *report);

/* Makes the reports of all operands, with one process for each core. Returns false if that is impossible. */
bool odd_reports_make(const odd_args *args, odd_report_done *done, void *owner);

/* ---- Master points (cmd_masterpoints.c) ------------------------------------------------------------ */

/* Reads the award table of an option: a name of the library, or a file. Returns false after a message. */
typedef struct odd_award_source {
    char *text; /* of a file; to be freed */
    const odd_award_table *table;
} odd_award_source;
bool odd_award_open(const odd_args *args, odd_award_source *out, const char *name, odd_arena *arena);

/* ==== An event as linked pages and files for other programs, made one by one. Knows neither folders nor
 * archives. */

enum {
    ODD_PUBLISHED_NAME = 80,
    ODD_PUBLISHED_DOWNLOADS = 4
}; /* bytes of a file's name; files for other programs */

typedef struct odd_publication {
    const odd_args *args; /* of publish, for messages */
    const char *note;     /* below the title of every page; NULL: none */
    int language;         /* of the words of pages: odd_page_language */
    bool par;             /* makeable contracts are shown, if the event has them */
    /* Receives a file. Returns false after a message, which ends the work. */
    bool (*put)(void *owner, const char *name, odd_text content);
    void *owner;
} odd_publication;

/* ---- Words of pages in other languages (page_language.c) ---- */

/* The languages, for messages. */
#define ODD_PAGE_LANGUAGES "en, de, es, fr, it, nl, pl or sv"

/* Returns the number of a language, "de"; 0 for English, -1 if there is none. */
int odd_page_language(odd_text name);

/* Appends a page of English words in a language, by its number, which is not 0. */
void odd_page_translate(odd_out *to, odd_text page, int language);

/* Translates a text buffer from a byte on; does nothing for English. For the heads and cells of a grid, see
 * output.h. */
void odd_text_translate(odd_out *o, size_t from, int language);

typedef struct odd_publication_counts {
    size_t pages, files; /* files include the pages */
} odd_publication_counts;

/* Makes the files of an event that was read. Returns false after a message. */
bool odd_publication_make(const odd_publication *job, odd_event_file *f, odd_publication_counts *done);

/* ==== Made by the command for its server: published pages, and scorecards for mails. */

extern const odd_publisher odd_pages_for_server;

#endif
