/* The prompt of `oddtrick rubber --play FILE`: the session's file on disk, editing a line, and the dialogue. */
#ifndef ODD_CLI_PROMPT_H
#define ODD_CLI_PROMPT_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "cli/cli.h"
#include "oddtrick.h"

/* ==== The log of a session on disk: read as a whole, and appended to line by line, while other programs may
 * append to it, too. Its contents are never overwritten, moved or shortened. */

typedef struct odd_session_file {
    const char *path;
    char *text; /* the contents that were read */
    size_t len;
    bool created;  /* by odd_log_open */
    char why[400]; /* after a failure: the reason, in words for the user */

    int fd;
    dev_t device; /* and inode: to notice that the path now names another file */
    ino_t inode;
    bool locked;
    sigset_t mask; /* the signals that were blocked before the file was locked */
} odd_session_file;

/* The state of the file since it was last read. */
typedef enum odd_log_state {
    ODD_LOG_SAME,
    ODD_LOG_GREW,     /* another program added lines: from the old len on */
    ODD_LOG_CHANGED,  /* another program changed earlier contents */
    ODD_LOG_REPLACED, /* the path names another file now, which was read instead */
    ODD_LOG_FAILED    /* see why; nothing was read */
} odd_log_state;

/* Opens the file for appending and reads it; creates it if it does not exist. An empty file gets the heading
 * as its first line. Returns false after a failure, with the reason in why. */
bool odd_log_open(odd_session_file *log, const char *path, const char *heading);

/* Keeps other programs from appending, and reads what they have appended. After ODD_LOG_SAME, GREW or CHANGED
 * the lock is held and must be released soon: signals that would end the program wait until then. */
odd_log_state odd_log_lock(odd_session_file *log);
void odd_log_unlock(odd_session_file *log);

/* Returns the log with one more line; the caller frees it. NULL without memory. */
char *odd_log_with(const odd_session_file *log, const char *line, size_t line_len, size_t *len);

/* Appends a line, while locked. Returns true when it is on the disk; otherwise nothing was stored, or why
 * says what was. */
bool odd_log_append(odd_session_file *log, const char *line, size_t len);

/* Creates a file that was removed again, with all that was read of it. Returns false with the reason in
 * why. */
bool odd_log_save(odd_session_file *log);

void odd_log_close(odd_session_file *log);

/* Returns the number of lines of a text; the last may lack its end. */
int odd_count_lines(const char *text, size_t len);

/* ==== Reads lines that a person types: with keys for editing on a terminal, without them elsewhere. Knows
 * nothing about bridge. */

enum { ODD_EDIT_HISTORY = 200, ODD_EDIT_INPUT = 256 };

typedef struct odd_edit {
    char *line; /* the typed line, NUL-terminated, without a line end */
    size_t len;
    bool keys;   /* a terminal that can move its cursor: a given line can be edited */
    bool prompt; /* a terminal of any kind: prompts are shown */

    const char *prompt_text;
    size_t cap;
    size_t cursor; /* in bytes, as is what follows */
    size_t left;   /* the first byte that is shown */
    char *history[ODD_EDIT_HISTORY];
    size_t history_count, history_at;
    char *unfinished; /* the new line, while the history is shown */
    unsigned char input[ODD_EDIT_INPUT];
    size_t input_at, input_len;
} odd_edit;

typedef enum odd_edit_end {
    ODD_EDIT_LINE,
    ODD_EDIT_ABANDONED, /* ctrl-C */
    ODD_EDIT_CLOSED     /* ctrl-D on an empty line, or the end of the input */
} odd_edit_end;

void odd_edit_start(odd_edit *e);
void odd_edit_free(odd_edit *e);

/* Reads a line. `given`, if not NULL, is offered for editing, with the cursor at a column (from 1; 0: at the
 * end). Restores the terminal. */
odd_edit_end odd_edit_read(odd_edit *e, const char *prompt, const char *given, int column);

/* Adds a line to the history, which the up key shows. */
void odd_edit_remember(odd_edit *e, const char *text, size_t len);

/* Prints a text and a line end; on a terminal, breaks lines between words. Control characters become dots. */
void odd_edit_print(const odd_edit *e, const char *text);

/* Marks an error in the line that was just read, on a terminal, where the line is still above. */
void odd_edit_mark(const odd_edit *e, const odd_error *error);

/* Returns whether a line has only characters that can be stored and shown: UTF-8 without control characters.
 * The error names the column. */
bool odd_edit_check(odd_error *error, const char *line, size_t len);

/* ==== oddtrick rubber --play FILE: scores a rubber or Chicago while it is being played. */

/* Reads lines of the log from standard input, shows the sheet after each, and appends it to the file, which
 * is created if it does not exist. Returns an exit code. */
int odd_play_log(const odd_args *args, odd_session_kind kind, const char *path);

#endif
