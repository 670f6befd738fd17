/* What all commands share: arguments, messages, exit codes, colours, widths of text, reference cards. Commands use the library
 * through its public headers, and lib/base for text. */
#ifndef ODD_CLI_CLI_H
#define ODD_CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "oddtrick.h"

/* ==== How many columns of a terminal text takes. Knows nothing about bridge. */

/* 0 for what stands over or joins the character before, 2 for Chinese, Japanese, Korean and emoji, else 1. */
int odd_char_width(uint32_t c);

int odd_bytes_width(const char *text, size_t len);
int odd_text_width(const char *text);

/* How many of the bytes fit into so many columns, whole characters with all that stands over them; *width is
 * set to the columns that they take. */
size_t odd_bytes_fit(const char *text, size_t len, int columns, int *width);

/* ==== What the commands share: arguments, output, errors. The commands know the library by its public
 * header alone, and its base for text. */

/* Exit codes, the same for every command. */
enum { ODD_EXIT_DONE = 0, ODD_EXIT_FOUND = 1, ODD_EXIT_CANNOT = 2 };

/* ---- Commands and options ---------------------------------------------------------------------- */

typedef struct odd_option {
    char letter;       /* -v, or NUL */
    const char *name;  /* --vul */
    const char *value; /* what follows it, "VUL", or NULL if nothing does */
    const char *help;  /* one line */
} odd_option;

typedef struct odd_args odd_args;

typedef struct odd_command {
    const char *name;
    const char *synopsis; /* what follows the name: "[-v VUL] RESULT..." */
    const char *summary;  /* one line */
    const char *details;  /* paragraphs for --help */
    const char *formats;  /* for --format: "text json" */
    const odd_option *options;
    size_t option_count;
    bool reads; /* events: it has the options of odd_reading_options too */
    int (*run)(odd_args *args);
} odd_command;

enum { ODD_OPTIONS_MAX = 24, ODD_READING_MAX = 2, ODD_GIVEN_MAX = 64 };

struct odd_args {
    const odd_command *command;
    char **operands; /* what is no option, in order */
    int count;
    const char *values[ODD_OPTIONS_MAX];  /* by option: its value, "" for one without, NULL if absent */
    const char *reading[ODD_READING_MAX]; /* the same, of odd_reading_options */
    size_t *left_out;                     /* counts the items that were left out of files */
    struct {
        int option;
        const char *value;
    } given[ODD_GIVEN_MAX]; /* options with a value, as often as they are given */
    size_t given_count;
    const char *format; /* one of the command's */
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

/* The options that every command has, and how many of them this one has: the last is for those that print CSV. */
extern const odd_option odd_common_options[];
size_t odd_common_count(const odd_command *command);

/* Those of every command that reads events. A command that has one of the same name has its own. */
extern const odd_option odd_reading_options[];
extern const size_t odd_reading_count;
bool odd_has_reading_option(const odd_command *command, const odd_option *option);

/* Sorts argv into options and operands. False after a message. */
bool odd_args_read(odd_args *args, const odd_command *command, int argc, char **argv);

/* For commands whose operands are numbers: takes them from standard input where the only operand is -.
 * False after a message. */
bool odd_args_from_stdin(odd_args *args);

/* The value of an option of this command, "" for one without a value; NULL if it was not given. */
const char *odd_args_value(const odd_args *args, const char *name);

/* All values of an option that may be given more than once: how many there are. */
size_t odd_args_all(const odd_args *args, const char *name, const char *values[ODD_GIVEN_MAX]);

bool odd_args_json(const odd_args *args);

/* A whole number between least and most. False after a message that calls it `what`. */
bool odd_args_number(const odd_args *args, int *out, const char *text, const char *what, int least, int most);

/* The command by name, or by the beginning of one name only. NULL after a message. */
const odd_command *odd_command_find(const char *name);

/* ---- Messages on standard error ---------------------------------------------------------------- */

/* "oddtrick score: message". Returns ODD_EXIT_CANNOT. */
int odd_complain(const odd_args *args, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* "place:line:column: message", then the text with a mark under the column where there is a text.
 * Returns ODD_EXIT_CANNOT. */
int odd_complain_at(const char *place, const odd_error *error, const char *text, size_t len);

/* The same for what is only doubtful: "place:line:column: warning: message". */
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

/* Whether colours are used: on a terminal, unless NO_COLOR or TERM=dumb; or as --color says. */
void odd_term_start(const char *when);
bool odd_term_colors(void);
int odd_term_columns(void); /* 80 where nothing is known */

/* The colour of a suit: hearts and diamonds are red; or, once that was wanted, each has its own. On a page a class, NULL for
 * none. */
void odd_term_four_colors(void);
odd_paint odd_suit_paint(odd_strain strain);
const char *odd_suit_class(odd_strain strain);

/* Prints text in a colour, and in plain where there are none. */
void odd_paint_text(odd_paint paint, const char *text);

/* Prints a result, suits in their colours, padded to a width with blanks. */
void odd_print_result(odd_result r, odd_style style, int width);
void odd_print_strain(odd_strain strain, odd_style style);
int odd_result_width(odd_result r, odd_style style); /* columns on the screen */

/* "both vulnerable" */
const char *odd_vul_words(odd_vul v);

/* One element of a score, with its arithmetic and its law, on two lines or three; where, if not empty,
 * says where on the sheet it stands. */
void odd_print_step(const char *who, int who_width, const odd_step *step, const char *where);

void odd_pad(int columns);

/* "12.50" */
void odd_print_x100(int x100);

/* Prints text that people wrote: what would upset a terminal, or is no UTF-8, becomes U+FFFD. */
void odd_print_safe(const char *text, size_t len);

/* ==== The reference cards of oddtrick help. */

typedef struct odd_reference {
    const char *name;
    void (*print)(odd_style style);
} odd_reference;

extern const odd_reference odd_references[];
extern const size_t odd_reference_count;

/* The card of settings, which the library knows. */
void odd_print_settings(void);

/* The card of formats, which it knows, too. */
void odd_print_formats(void);

#endif
