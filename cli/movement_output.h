/* Shared by the commands about movements: reading and printing them. */
#ifndef ODD_CLI_MOVEMENT_OUTPUT_H
#define ODD_CLI_MOVEMENT_OUTPUT_H

#include "cli/event_command.h"
#include "report/movement_report.h"

/* ---- Text and pages (movement_text.c, movement_html.c) -------------------------------------------- */

/* The parts of a movement to show. */
typedef struct odd_movement_view {
    odd_view *v;
    const odd_movement *m;
    const odd_balance *b;
    bool matrix; /* also the matrix of the balance */
    bool guide;  /* also the plan of each contestant */
} odd_movement_view;

/* Writes "10 pairs, 27 boards, one winner, 207 minutes." */
void odd_movement_about(odd_out *o, const odd_movement *m);

/* Writes "Balance: 83.3 of 100 ...", or nothing if there is no balance. */
void odd_movement_balance_words(odd_out *o, const odd_movement *m, const odd_balance *b);

/* Parts of a schedule: finds the move of a table in a round, from *at on, which advances with the rounds
 * (NULL: nobody plays there); returns the highest table number; writes "10 v 1 (1-3)" with marks for shared
 * boards and arrow-switches; explains the marks, if there are any. */
const odd_move *odd_movement_move_at(const odd_movement *m, size_t *at, int round, int table, int section);
int odd_movement_last_table(const odd_movement *m, int section);
void odd_movement_cell(odd_out *o, const odd_movement *m, const odd_move *move);
void odd_movement_marks(odd_out *o, const odd_movement *m, const char *before);

/* Write a movement as text: the schedule by round and the plan of each contestant; the matrix of the
 * balance. */
void odd_movement_text(const odd_movement_view *w);
void odd_matrix_text(odd_out *o, const odd_movement *m, const odd_balance *b);

/* The same as a page. The caller writes between the first two. */
void odd_movement_page_open(odd_view *v, const char *title);
void odd_movement_page_close(odd_view *v);
void odd_movement_html(const odd_movement_view *w);

/* Writes the matrix as a picture. */
void odd_matrix_svg(odd_out *o, const odd_movement *m, const odd_balance *b);

/* The plan of one contestant: rows are rounds. */
typedef struct odd_guide {
    const odd_movement *m;
    uint32_t who;
} odd_guide;

extern const odd_column_list odd_guide_columns;

/* ---- The command (cmd_movement.c, movement_change.c) ----------------------------------------------- */

/* Refuses options that do not apply. Returns false after a message. */
bool odd_movement_refuse(const odd_args *args, const char *what, const char *const *names);

/* Reads what a file need not state: --winners, --share. Returns false after a message. */
bool odd_movement_own_options(const odd_args *args, odd_movement_own *own);

/* Converts the options of a command to a request; `list` has room for all of them. */
enum { ODD_CHOICES_MAX = ODD_OPTIONS_MAX + ODD_GIVEN_MAX };
odd_choices odd_args_choices(const odd_args *args, odd_choice list[ODD_CHOICES_MAX]);

/* Prints a complete list of columns. */
void odd_movement_list(odd_view *v, const void *data, const odd_column_list *list, size_t count);

/* Runs oddtrick movement change FILE. */
int odd_movement_change_command(const odd_args *args);

/* ---- Files (read_movement.c) --------------------------------------------------------------------- */

/* Reads the movement in a file: JSON or CSV as this command writes them, an event with a movement, or the
 * RoundData of a Bridgemate file. f keeps the event, if there is one; close it when done. To be proved, rows
 * of a log are taken unchecked. Returns false after a message. */
bool odd_movement_open(const odd_args *args, odd_movement *m, odd_event_file *f, const odd_movement_own *own,
                       const char *path, bool to_prove);

/* ---- Paper (cmd_paper.c, paper_bracket.c) ------------------------------------------------------------ */

typedef struct odd_paper_page {
    const odd_args *args;
    odd_view v;
    odd_paper p;
} odd_paper_page;

/* Write the title of a sheet and a line about it; the end of a sheet. */
void odd_paper_begin(odd_paper_page *page, odd_text title, odd_text about);
void odd_paper_end(odd_paper_page *page);

/* Writes the bracket: on a page as sheets, otherwise as one picture. */
void odd_paper_pictures(odd_paper_page *page);

#endif
