/* What the commands about events share: loading a file into a scored event, converting it, and printing what
 * surrounds its lists. */
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

/* ==== What the commands about events share: from a file to a scored event, and what stands around its tables. */

/* ---- Loading ----------------------------------------------------------------------------------- */

typedef struct odd_event_file {
    odd_event *event;
    char *text, *scale;
    size_t scale_len;   /* of the scale */
    size_t len;         /* of the text */
    const char *mapped; /* instead of text, where the file is long */
    size_t mapped_len;
    int format;          /* of the file: odd_format_about */
    bool guessed;        /* nothing shows the format: the file is read as a log */
    odd_origins origins; /* of the lines, if a database has them */
    unsigned flags;      /* how it was read: ODD_STRICT, ODD_LENIENT */
    odd_blocks blocks;
    odd_arena arena;
    struct odd_event_file *clubs; /* of a simultaneous: its files */
    size_t club_count;
} odd_event_file;

/* Reads and scores the event in a file of any format, - for standard input, and complains about all that is wrong in it.
 * False if anything is. */
bool odd_event_open(const odd_args *args, odd_event_file *f, const char *path);

/* The same of so many files, the first operands: several are the clubs of a simultaneous. Afterwards the first operand is the last
 * of them. `winners` as in odd_event_join. (club_files.c) */
bool odd_event_open_clubs(odd_args *args, odd_event_file *f, int files, int winners);

/* The name of a file, without folders and ending; of an event in a database, its own. */
odd_text odd_file_title(const char *path);

/* How many operands are files, where ids or numbers of boards follow them: the first, and those after it that have a dot, a
 * slash or a # in them. */
int odd_leading_files(const odd_args *args);

/* The first half of it: reads the file, and says of which format it is. False after a message. */
bool odd_event_load(const odd_args *args, odd_event_file *f, const char *path);

/* The second half: what is in the file. What cannot be read in it is left out, and said, unless --strict was given. */
bool odd_event_take_in(const odd_args *args, odd_event_file *f, const char *path);

/* The option of commands that say whether results are final; the time of odd_event_take_in, which is now without it. */
#define ODD_AT_OPTION \
    { 0, "at", "TIME", "show the event as of TIME, such as 2026-11-20T22:00Z, instead of now" }

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

/* The number of a board, or ODD_BOARD_IN for 2:12. False after a message. */
bool odd_event_board_number(const odd_args *args, int *number, const char *text);

/* The board that an operand names. NULL after a message, also if several sessions have its number. */
const odd_board *odd_event_find_board(const odd_args *args, const odd_event *e, const char *text);

/* ---- How it is shown --------------------------------------------------------------------------- */

typedef struct odd_view {
    const odd_event *e;
    odd_out out;
    unsigned format; /* ODD_GRID_TEXT, _CSV, _HTML; 0 for JSON */
    odd_style style;
    const char *css;   /* of a page, besides the style that all about events have; NULL: nothing */
    const char *above; /* of a page: HTML between its title and its content; NULL: nothing */
    bool linked;       /* of a page: contestants and boards link to pages of their own (cli/cmd_publish.c) */
    int language;      /* of text that is not printed but kept in `out`: odd_page_language */
    odd_arena arena;   /* for what is put together to be shown; never empty */
    odd_blocks blocks;
} odd_view;

/* As the arguments want it. */
void odd_view_open(odd_view *v, const odd_args *args, const odd_event *e);

/* Prints what is left, and gives its memory back. */
void odd_view_close(odd_view *v);

/* Of a page: the title, date and kind of the event above, the settings below. `what` is the kind of page:
 * "Standings". Nothing in CSV. */
void odd_view_head(odd_view *v, const char *what);
void odd_view_footer(odd_view *v);

/* A heading over a table. The second form takes, and frees, what was made for the view: words, and names by odd_say_people. */
void odd_view_heading(odd_view *v, const char *text);
void odd_view_heading_of(odd_view *v, odd_out *made);

/* "Matchpoints, 26 pairs, 26 boards" */
void odd_view_about(odd_out *o, const odd_event *e);

/* A sentence of its own. */
void odd_view_note(odd_view *v, const char *text);

/* A table of this view. */
odd_grid odd_view_grid(odd_view *v, const void *data, const odd_column_list *list);

/* What people wrote, for a cell of text or CSV of this view; on a page, for a heading. */
void odd_say_people(odd_out *o, const odd_view *v, odd_text text);

/* ==== From the bytes of a file to text that readers take: unpacked, in UTF-8, and of a known format. */

/* Unpacks what is compressed, finds the format of the file, and turns its text into UTF-8, which it says if that was a guess.
 * False after a message. */
bool odd_event_prepare(const odd_args *args, odd_event_file *f, const char *path);

/* Complains that the format of a file is unknown, and lists the formats that are read. */
void odd_complain_format(const odd_args *args, const char *path);

/* ==== From one format to another: what the commands share that write files. */

/* What a file that was taken in says, in another format. The name is for messages; without one, what cannot be
 * carried over is not said. False after a message. */
bool odd_convert(const odd_args *args, odd_event_file *f, int to, const char *name, odd_out *out);

/* What a Bridgemate file has no place for: rulings, IMP slips, and sessions, of which it has the last one that has a movement. */
typedef struct odd_bridgemate_losses {
    size_t rulings, slips, sessions;
} odd_bridgemate_losses;

/* An event with a movement as a Bridgemate file. `lost` is set to the results that such a file cannot express. False after a
 * message. (bridgemate_file.c) */
bool odd_bridgemate_write(const odd_args *args, const odd_event *e, odd_out *out,
                          odd_bridgemate_losses *lost);

/* Whether a file may be written there: it is not there yet, or --force was given. False after a message. */
bool odd_may_write(const odd_args *args, const char *path);

/* Writes a file, - for standard output: all of it or nothing. False after a message. */
bool odd_write_whole(const odd_args *args, const char *path, const odd_out *out);

/* ==== Pages about events. */

/* A page up to the sentence below its title, which is to be written and ended: </p>, </header> and <main>. */
void odd_html_begin(odd_view *v, odd_text title);

/* The page up to its first table, and from its last one on. What is the kind of page: "Standings". */
void odd_html_head(odd_view *v, const char *what);
void odd_html_footer(odd_view *v);

/* The addresses of published pages, from one of them to another. */
void odd_link_to_contestant(odd_out *o, const odd_event *e, uint32_t who);
void odd_link_to_board(odd_out *o, const odd_event *e, const odd_board *board);

/* The same for who sat there. False if they have no page of their own: two individuals, a phantom. */
bool odd_link_to_seat(odd_out *o, const odd_event *e, const odd_play *p, int direction);

/* Links to the sections of the page that are called so: board-1, board-2 ... */
void odd_html_links(odd_view *v, const char *label, const char *kind, const int *numbers, size_t count);

/* ==== What is printed below the standings, and on scorecards. */

/* The matches and the penalties of all, or of one contestant. */
void odd_print_matches(odd_view *v, uint32_t who);
void odd_print_penalties(odd_view *v, uint32_t who);

/* What has changed since the results were first provisional or final, unless that is nothing. */
void odd_print_amendments(odd_view *v, const odd_amendments *a);

/* The standings: a table for each list of them. */
void odd_print_ranking(odd_view *v, odd_ranking *r);

/* The scorecard that was filled, with a heading; `among` are counts of those in each list of the standings, from
 * odd_count_fields, which the caller frees. The heads of CSV are printed if it is the first. */
size_t *odd_count_fields(const odd_event *e);
void odd_print_scorecard(odd_view *v, odd_scorecard *c, const size_t *among, bool first);

/* ==== Travellers that are printed: by `boards`, and in short by `hands`. */

typedef struct odd_boards_view {
    odd_view *v;
    odd_boards b;
    const struct odd_verdicts *judged; /* leads or plays that are shown below; NULL: none */
} odd_boards_view;

/* Prints one with its heading, and with what can be made unless that is elsewhere on the page; and the lines of it that were
 * corrected. The grid is of odd_traveller_columns. */
void odd_print_traveller(odd_boards_view *b, odd_grid *g, const odd_traveller *t, bool makeable);
void odd_print_corrections(odd_boards_view *b, size_t from, size_t to);

/* Adds the boards that the operands behind the first one name; all, if there are none. False after a message. */
bool odd_boards_choose(odd_boards *b, const odd_args *args);

/* ==== What candidates would change, as tables. */

/* The tables of a candidate, and that of all together. (whatif_tables.c) */
void odd_whatif_boards(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_standings(odd_view *v, const odd_whatif *w, const odd_trial *c);
void odd_whatif_csv(odd_view *v, const odd_whatif *w);
void odd_whatif_all(odd_view *v, const odd_whatif *w);

/* ==== What the parts of oddtrick audit share: one file's report, and doing many at once. */

/* What came of one file. */
typedef struct odd_report {
    odd_out out;       /* for standard output */
    bool unread;       /* it could not be read: why is on standard error */
    uint32_t results;  /* in it */
    uint32_t left_out; /* items of it that could not be read */
    uint32_t values, right;
    uint32_t counts[ODD_AUDIT_COUNT];
} odd_report;

/* Audits one file; what is wrong with it as a file goes to standard error. */
void odd_report_make(odd_report *r, const odd_args *args, const char *path);

/* Takes the reports one after the other, in the order of the files. */
typedef void odd_report_done(void *owner, const odd_report *report);

/* Makes the reports of all operands, in as many processes as the machine has cores. False if that cannot be done. */
bool odd_reports_make(const odd_args *args, odd_report_done *done, void *owner);

/* ---- Master points (cmd_masterpoints.c) ------------------------------------------------------------ */

/* The table of an option: one of the library by name, or a file. False after a message. */
typedef struct odd_award_source {
    char *text; /* of a file; to be freed */
    const odd_award_table *table;
} odd_award_source;
bool odd_award_open(const odd_args *args, odd_award_source *out, const char *name, odd_arena *arena);

/* ==== An event as linked pages and files for other programs, one after the other. Knows neither folders nor archives. */

enum {
    ODD_PUBLISHED_NAME = 80,
    ODD_PUBLISHED_DOWNLOADS = 4
}; /* bytes of a file's name; files for other programs */

typedef struct odd_publication {
    const odd_args *args; /* of publish, for messages */
    const char *note;     /* below the title of every page; NULL: none */
    int language;         /* of the words of pages: odd_page_language */
    bool par;             /* what can be made with the cards is shown, as far as the event knows it */
    /* Takes a file. Returns false after a message, which ends the work. */
    bool (*put)(void *owner, const char *name, odd_text content);
    void *owner;
} odd_publication;

/* ---- Words of pages in other languages (page_language.c) ---- */

/* The languages that there are, for messages. */
#define ODD_PAGE_LANGUAGES "en, de, es, fr, it, nl, pl or sv"

/* Returns the number of a language, "de"; 0 for English, -1 if there is none. */
int odd_page_language(odd_text name);

/* Appends a page of English words in a language, by its number, which is not 0. */
void odd_page_translate(odd_out *to, odd_text page, int language);

/* Translates what a text buffer has from a byte on; nothing for English. The heads and cells of a grid: output.h. */
void odd_text_translate(odd_out *o, size_t from, int language);

typedef struct odd_publication_counts {
    size_t pages, files; /* files: the pages, too */
} odd_publication_counts;

/* Makes the files of an event that was taken in. False after a message. */
bool odd_publication_make(const odd_publication *job, odd_event_file *f, odd_publication_counts *done);

/* ==== What the command makes for its server: published pages, and scorecards for mails. */

extern const odd_publisher odd_pages_for_server;

#endif
