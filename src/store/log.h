/* The logs of events in a database: lines with the time and the author of each, appended and never changed. Knows no bridge:
 * a line is a text. Used by one thread at a time; other processes may have the same file open. */
#ifndef ODD_STORE_LOG_H
#define ODD_STORE_LOG_H

#include "oddtrick.h"
#include "view/out.h"

typedef struct odd_store odd_store;

/* Opens the file, and makes it unless it must exist. NULL, with the reason in error, if it cannot be used. */
odd_store *odd_store_open(const char *path, bool existing, odd_error *error);
void odd_store_close(odd_store *store); /* NULL is nothing to close */

/* Whether a file is one, by its first bytes: any database of SQLite. */
bool odd_store_is(const char *bytes, size_t len);

/* That all pages of the file are sound; it takes as long as reading them. */
bool odd_store_sound(odd_store *store);

/* A number that is another one when another connection has changed the file. */
int64_t odd_store_version(odd_store *store);

/* ---- Reading ----------------------------------------------------------------------------------- */

enum { ODD_STORE_NAME_MAX = 64 };

/* Letters, digits and - _ . between them: what can stand in an address and behind a #. */
bool odd_store_name_good(odd_text name);

typedef struct odd_stored_event {
    int64_t id;
    odd_text name;
    int64_t length; /* lines */
    int64_t changed_ms;
} odd_stored_event;

typedef struct odd_stored_line {
    int64_t number; /* from 1 */
    int64_t time_ms;
    odd_text author, text;
} odd_stored_line;

/* Each gives what there is, one after the other, and says whether to go on. ODD_OK, or why it could not be read. */
int odd_store_events(odd_store *store, bool (*take)(void *owner, const odd_stored_event *event), void *owner,
                     odd_error *error);
int odd_store_lines(odd_store *store, int64_t event, int64_t from,
                    bool (*take)(void *owner, const odd_stored_line *line), void *owner, odd_error *error);

/* The whole log, as it would stand in a file. */
int odd_store_text(odd_store *store, int64_t event, odd_out *text, odd_error *error);

/* The event of that name: its number; 0 if there is none. */
int64_t odd_store_find(odd_store *store, odd_text name);
int64_t odd_store_length(odd_store *store, int64_t event);

/* ---- Writing: in a transaction, on the disk once it is committed ----------------------------------- */

int odd_store_begin(odd_store *store, odd_error *error);
int odd_store_commit(odd_store *store, odd_error *error); /* after a failure, nothing of it is there */
void odd_store_rollback(odd_store *store);

/* Makes an event without lines. Its number; 0 if it cannot be stored. */
int64_t odd_store_create(odd_store *store, odd_text name, int64_t time_ms);

/* Takes back an event that was just made and has no lines. */
int odd_store_remove(odd_store *store, int64_t event, odd_error *error);

/* Lines that belong together: all of them are appended, or none. */
typedef struct odd_addition {
    int64_t event;
    const odd_text *lines; /* without their ends */
    size_t count;
    odd_text key;     /* what knows the addition again; empty: nothing does */
    int64_t expected; /* how many lines there must be; negative: as many as there are */
    odd_text author;
    int64_t time_ms;
} odd_addition;

typedef enum odd_addition_state {
    ODD_ADDITION_NEW,      /* it may be appended */
    ODD_ADDITION_REPEATED, /* it is there: a retry */
    ODD_ADDITION_REUSED,   /* the key is another addition's */
    ODD_ADDITION_CONFLICT, /* there are more lines, or fewer, than expected */
    ODD_ADDITION_FAILED    /* the database could not be read */
} odd_addition_state;

/* What would become of an addition. *first is set to the number of its first line where it is new or repeated, *length to the
 * lines that there are, of a repeated one to those that there were when it had been appended. */
odd_addition_state odd_store_look(odd_store *store, const odd_addition *addition, int64_t *first,
                                  int64_t *length);

/* Appends an addition that is new. */
int odd_store_append(odd_store *store, const odd_addition *addition, int64_t first, odd_error *error);

/* ---- What is kept beside the logs: the director's password, sessions ------------------------------- */

/* Puts a value in the place of that name. Without a value (text == NULL), there is none any more. */
int odd_store_keep(odd_store *store, odd_text name, odd_text value, int64_t until_ms, odd_error *error);

/* All that are kept and whose names begin so. */
int odd_store_kept(odd_store *store, odd_text prefix,
                   bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                   odd_error *error);

#endif
