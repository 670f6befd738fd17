/* The log of a session on disk: read as a whole, and appended to a line at a time while other programs may
 * be appending too. What once stands in the file is never written again, moved or shortened. */
#ifndef ODD_CLI_APPEND_H
#define ODD_CLI_APPEND_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

typedef struct odd_log {
    const char *path;
    char *text; /* all that was read of the file */
    size_t len;
    bool created;  /* by odd_log_open */
    char why[400]; /* after a failure: what went wrong, in words for the user */

    int fd;
    dev_t device; /* and inode: to notice that the path leads to another file */
    ino_t inode;
    bool locked;
    sigset_t mask; /* the signals that were blocked before it was locked */
} odd_log;

/* What became of the file since it was last read. */
typedef enum odd_log_state {
    ODD_LOG_SAME,
    ODD_LOG_GREW,     /* another program added lines: from the old len on */
    ODD_LOG_CHANGED,  /* another program changed what stood there */
    ODD_LOG_REPLACED, /* the path leads to another file now, which was read instead */
    ODD_LOG_FAILED    /* see why; nothing was read */
} odd_log_state;

/* Opens the file for appending and reads it; makes one that is not there. An empty one gets the heading as
 * its first line. False if that cannot be, with the reason in why. */
bool odd_log_open(odd_log *log, const char *path, const char *heading);

/* Keeps others from appending, and reads what they did. After ODD_LOG_SAME, GREW or CHANGED the lock is
 * held and must be given back soon: signals that would end the program wait as long. */
odd_log_state odd_log_lock(odd_log *log);
void odd_log_unlock(odd_log *log);

/* What the log would be with one line more; the caller frees it. NULL if there is no memory. */
char *odd_log_with(const odd_log *log, const char *line, size_t line_len, size_t *len);

/* Appends a line, while locked. True once it is on the disk; else nothing was stored, or why says what. */
bool odd_log_append(odd_log *log, const char *line, size_t len);

/* Makes a file that was removed anew, with all that was read of it. False with the reason in why. */
bool odd_log_save(odd_log *log);

void odd_log_close(odd_log *log);

/* Lines of a text; the last may lack its end. */
int odd_count_lines(const char *text, size_t len);

#endif
