/* The operator's log: a line for each start and stop, login and logout, refusal, storage error and slow request. It has no secrets:
 * no tokens, cookies, passwords or queries. Any thread may add a line, and none waits for the file: a thread of its own writes it,
 * and lines that come faster than it writes are counted and dropped. */
#ifndef ODD_SERVER_JOURNAL_H
#define ODD_SERVER_JOURNAL_H

#include "oddtrick.h"

typedef struct odd_journal odd_journal;

typedef enum odd_journal_form {
    ODD_JOURNAL_TEXT,
    ODD_JOURNAL_JSON,    /* an object a line */
    ODD_JOURNAL_JOURNALD /* text without a time, which journald adds, behind its priority: <6> */
} odd_journal_form;

/* Appends lines to a file, or to standard error ("-"). Returns NULL and fills error on failure. */
odd_journal *odd_journal_open(const char *path, odd_journal_form form, odd_error *error);

/* Writes what is queued, and closes. NULL is allowed. */
void odd_journal_close(odd_journal *journal);

/* Opens the path again, after the file was renamed. On failure the old file stays open. */
int odd_journal_reopen(odd_journal *journal, odd_error *error);

typedef struct odd_journal_line {
    const char *event;           /* "login" */
    bool limited;                /* anybody can cause it: the number of such lines is limited */
    const char *from, *author;   /* these and the next three are omitted if NULL or empty */
    const char *method, *target; /* the target is written without its query */
    const char *message;         /* what happened, as a sentence */
    int status;                  /* 0: omitted */
    int64_t took_ms;             /* negative: omitted */
    int64_t now_ms, tick_ms;     /* as in odd_http_request */
} odd_journal_line;

/* Queues a line. Does nothing if journal is NULL. */
void odd_journal_add(odd_journal *journal, const odd_journal_line *line);

/* Queues a line about the server itself. */
void odd_journal_note(odd_journal *journal, const char *event, const char *message);

/* Formats a line, with its line end, and returns its length. */
enum { ODD_JOURNAL_LINE = 1000 };
size_t odd_journal_format(char text[ODD_JOURNAL_LINE], const odd_journal_line *line, odd_journal_form form);

#endif
