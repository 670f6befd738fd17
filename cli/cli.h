/* Shared by all commands: arguments, messages, exit codes, colours, widths of text, reference cards. Commands
 * use the library through its public headers, and lib/base for text. */
#ifndef ODD_CLI_CLI_H
#define ODD_CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "oddtrick.h"

/* ==== The width of text in columns of a terminal. Knows nothing about bridge. */

/* Returns 0 for a character that combines with the one before it, 2 for Chinese, Japanese, Korean and emoji,
 * otherwise 1. */
int odd_char_width(uint32_t c);

int odd_bytes_width(const char *text, size_t len);
int odd_text_width(const char *text);

/* Returns how many bytes fit into so many columns, in whole characters with their combining characters; sets
 * *width to their columns. */
size_t odd_bytes_fit(const char *text, size_t len, int columns, int *width);

/* ==== Arguments, output and errors. */

/* Exit codes, the same for every command. */
enum { ODD_EXIT_DONE = 0, ODD_EXIT_FOUND = 1, ODD_EXIT_CANNOT = 2 };

/* ---- Commands and options ---------------------------------------------------------------------- */

typedef struct odd_option {
    char letter;       /* -v, or NUL */
    const char *name;  /* --vul */
    const char *value; /* the name of its value, "VUL"; NULL: it has none */
    const char *help;  /* one line */
} odd_option;

typedef struct odd_args odd_args;

typedef struct odd_command {
    const char *name;
    const char *example;  /* of the same, for --help: "4SX N +1" */
    const char *synopsis; /* the text after the name: "[-v VUL] RESULT..." */
    const char *summary;  /* one line */
    const char *details;  /* paragraphs for --help */
    const char *formats;  /* for --format: "text json" */
    const odd_option *options;
    size_t option_count;
    bool reads; /* it reads events: it also has the options of odd_reading_options */
    int (*run)(odd_args *args);
} odd_command;

enum { ODD_OPTIONS_MAX = 24, ODD_READING_MAX = 2, ODD_GIVEN_MAX = 64 };

struct odd_args {
    const odd_command *command;
    char **operands; /* arguments that are not options, in order */
    int count;
    const char *values[ODD_OPTIONS_MAX];  /* by option: its value, "" if it has none, NULL if absent */
    const char *reading[ODD_READING_MAX]; /* the same for odd_reading_options */
    size_t *left_out;                     /* the number of items that were left out of files */
    struct {
        int option;
        const char *value;
    } given[ODD_GIVEN_MAX]; /* options with a value, in the order of the arguments */
    size_t given_count;
    const char *format; /* one of the command's formats */
    odd_style style;
    bool help;
};

extern const odd_command odd_command_score, odd_command_table, odd_command_imp, odd_command_vp,
    odd_command_batch, odd_command_rubber, odd_command_chicago, odd_command_rank, odd_command_season,
    odd_command_boards, odd_command_card, odd_command_why, odd_command_whatif, odd_command_check,
    odd_command_audit, odd_command_par, odd_command_hands, odd_command_movement, odd_command_draw,
    odd_command_masterpoints, odd_command_convert, odd_command_import, odd_command_export, odd_command_paper,
    odd_command_publish, odd_command_serve, odd_command_db, odd_command_help;
extern const odd_command *const odd_commands[];
extern const size_t odd_command_total;

/* The options that every command has, and their number for this command: the last one is for commands that
 * print CSV. */
extern const odd_option odd_common_options[];
size_t odd_common_count(const odd_command *command);

/* The options of every command that reads events. A command may have its own option with the same name. */
extern const odd_option odd_reading_options[];
extern const size_t odd_reading_count;
bool odd_has_reading_option(const odd_command *command, const odd_option *option);

/* Sorts argv into options and operands. Returns false after a message. */
bool odd_args_read(odd_args *args, const odd_command *command, int argc, char **argv);

/* For commands whose operands are numbers: reads them from standard input if the only operand is -. Returns
 * false after a message. */
bool odd_args_from_stdin(odd_args *args);

/* Returns the value of an option of this command, "" for an option without a value; NULL if it was not
 * given. */
const char *odd_args_value(const odd_args *args, const char *name);

/* Fills all values of an option that may be repeated. Returns their number. */
size_t odd_args_all(const odd_args *args, const char *name, const char *values[ODD_GIVEN_MAX]);

bool odd_args_json(const odd_args *args);

/* Reads a whole number between least and most. Returns false after a message that calls it `what`. */
bool odd_args_number(const odd_args *args, int *out, const char *text, const char *what, int least, int most);

/* Returns the command with this name, or the only one whose name begins so. NULL after a message. */
const odd_command *odd_command_find(const char *name);

/* ---- Messages on standard error ---------------------------------------------------------------- */

/* Prints "oddtrick score: message". Returns ODD_EXIT_CANNOT. */
int odd_complain(const odd_args *args, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Prints "place:line:column: message", and the text, if there is one, with a mark under the column. Returns
 * ODD_EXIT_CANNOT. */
int odd_complain_at(const char *place, const odd_error *error, const char *text, size_t len);

/* The same for a warning: "place:line:column: warning: message". */
void odd_warn_at(const char *place, const odd_error *error, const char *text, size_t len);

/* The same for an item that was not read: "place:line:column: left out: message". */
void odd_left_out_at(const char *place, const odd_error *error, const char *text, size_t len);

/* ---- Standard output --------------------------------------------------------------------------- */

typedef enum odd_paint {
    ODD_PLAIN,
    ODD_BOLD,
    ODD_DIM,
    ODD_RED,
    ODD_GREEN,
    ODD_BLUE,
    ODD_YELLOW,
    ODD_PAINT_COUNT
} odd_paint;

/* Decides whether colours are used: on a terminal, unless NO_COLOR or TERM=dumb is set; or as --color
 * says. */
void odd_term_start(const char *when);
bool odd_term_colors(void);
int odd_term_columns(void); /* 80 if it is unknown */

/* The colour of a suit: hearts and diamonds are red or, after odd_term_four_colors, each suit has its own.
 * For a page, a class; NULL: none. */
void odd_term_four_colors(void);
odd_paint odd_suit_paint(odd_strain strain);
const char *odd_suit_class(odd_strain strain);

/* Prints text in a colour, or plain if colours are off. */
void odd_paint_text(odd_paint paint, const char *text);

/* Prints a result with suits in their colours, padded with blanks to a width. */
void odd_print_result(odd_result r, odd_style style, int width);
void odd_print_strain(odd_strain strain, odd_style style);
int odd_result_width(odd_result r, odd_style style); /* columns on the screen */

/* "both vulnerable" */
const char *odd_vul_words(odd_vul v);

/* Prints one element of a score with its arithmetic and its law, on two or three lines; `where`, if not
 * empty, is its place on the sheet. */
void odd_print_step(const char *who, int who_width, const odd_step *step, const char *where);

void odd_pad(int columns);

/* "12.50" */
void odd_print_x100(int x100);

/* Prints text that people wrote: control characters and bytes that are not UTF-8 become U+FFFD. */
void odd_print_safe(const char *text, size_t len);

/* ==== The reference cards of oddtrick help. */

typedef struct odd_reference {
    const char *name;
    void (*print)(odd_style style);
} odd_reference;

extern const odd_reference odd_references[];
extern const size_t odd_reference_count;

/* Prints the card of settings, from the library. */
void odd_print_settings(void);

/* Prints the card of formats, from the library. */
void odd_print_formats(void);

#endif
