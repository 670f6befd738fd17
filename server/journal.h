/* What the operator is told: a line for each start and stop, log-in and log-out, refusal, storage error and slow request. No
 * secrets: no tokens, cookies, passwords or queries. Any thread may add; nobody waits for the file, since a thread writes it, and
 * what comes faster than that is counted and not written. */
#ifndef ODD_SERVER_JOURNAL_H
#define ODD_SERVER_JOURNAL_H

#include "oddtrick.h"

typedef struct odd_journal odd_journal;

/* Appends to a file, or to standard error ("-"): lines of text, or JSON objects. NULL, with the reason in error. */
odd_journal *odd_journal_open(const char *path, bool json, odd_error *error);

/* Writes what is left. NULL is nothing to close. */
void odd_journal_close(odd_journal *journal);

/* Opens the file again, which may have been renamed. What fails leaves the old one open. */
int odd_journal_reopen(odd_journal *journal, odd_error *error);

typedef struct odd_journal_line {
    const char *event;           /* "login" */
    bool anybody;                /* can make it happen: such lines are limited in number */
    const char *from, *author;   /* these and the next three: NULL or empty is not written */
    const char *method, *target; /* the target's query is not written */
    const char *message;         /* what happened, in words */
    int status;                  /* 0: none */
    int64_t took_ms;             /* negative: not said */
    int64_t now_ms, tick_ms;     /* since 1970, and since some time that nobody sets */
} odd_journal_line;

/* Without a journal, nothing is done. */
void odd_journal_add(odd_journal *journal, const odd_journal_line *line);

/* A line about the server itself. */
void odd_journal_tell(odd_journal *journal, const char *event, const char *message);

/* The line as it is written, with its end, at most so many bytes: for who has no journal. */
enum { ODD_JOURNAL_LINE = 1000 };
size_t odd_journal_write(char text[ODD_JOURNAL_LINE], const odd_journal_line *line, bool json);

#endif
