/* Reads lines that a person types: with keys to edit them on a terminal, plainly elsewhere. Knows nothing
 * about bridge. */
#ifndef ODD_CLI_EDIT_H
#define ODD_CLI_EDIT_H

#include <stdbool.h>
#include <stddef.h>

#include "oddtrick.h"

enum { ODD_EDIT_HISTORY = 200, ODD_EDIT_INPUT = 256 };

typedef struct odd_edit {
    char *line; /* what was typed, NUL-terminated, without a line end */
    size_t len;
    bool keys;   /* a terminal that can move its cursor: a line given is there to be edited */
    bool prompt; /* a terminal of any kind: prompts are shown */

    const char *prompt_text;
    size_t cap;
    size_t cursor; /* in bytes, as is what follows */
    size_t left;   /* the first byte that is shown */
    char *history[ODD_EDIT_HISTORY];
    size_t history_count, history_at;
    char *unfinished; /* the new line, while older ones are looked at */
    unsigned char input[ODD_EDIT_INPUT];
    size_t input_at, input_len;
} odd_edit;

typedef enum odd_edit_end {
    ODD_EDIT_LINE,
    ODD_EDIT_ABANDONED, /* ctrl-C */
    ODD_EDIT_CLOSED     /* ctrl-D on an empty line, or the input has ended */
} odd_edit_end;

void odd_edit_start(odd_edit *e);
void odd_edit_free(odd_edit *e);

/* Reads a line. Given, if not NULL, is put there to be edited, with the cursor at a column (from 1; 0: at
 * the end). The terminal is as it was when this returns. */
odd_edit_end odd_edit_read(odd_edit *e, const char *prompt, const char *given, int column);

/* Adds a line to those that the up key shows. */
void odd_edit_remember(odd_edit *e, const char *text, size_t len);

/* Prints a text and a line end; on a terminal a new line begins between words where one is full. What would
 * upset a terminal becomes a dot. */
void odd_edit_print(const odd_edit *e, const char *text);

/* Shows an error in the line that was just read, on a terminal, where the line still stands above. */
void odd_edit_mark(const odd_edit *e, const odd_error *error);

/* Whether a line has only characters that can be stored and shown: UTF-8, and nothing that controls a
 * terminal. The error names the column. */
bool odd_edit_check(odd_error *error, const char *line, size_t len);

#endif
