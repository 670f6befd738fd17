/* The logs of events in a database: lines with the time and the author of each, appended and never changed. Knows no bridge:
 * a line is a text. Used by one thread at a time; other processes may have the same file open. */
#ifndef ODD_PLATFORM_STORE_EVENT_STORE_H
#define ODD_PLATFORM_STORE_EVENT_STORE_H

#include "base/out.h"

typedef struct odd_store odd_store;

/* A result that says whether there was a storage error must be looked at. */
#define ODD_CHECKED __attribute__((warn_unused_result))

typedef enum odd_store_use {
    ODD_STORE_READ,  /* the file is not changed; it must be there */
    ODD_STORE_CHECK, /* the same, and its tables may be damaged: for nothing but odd_store_check */
    ODD_STORE_WRITE, /* it is made if it is not there, and a file of an earlier version is converted */
    ODD_STORE_SERVE  /* the same, and all that is in it is checked: see store_check.h */
} odd_store_use;

/* NULL, with the reason in error, if the file cannot be used. */
odd_store *odd_store_open(const char *path, odd_store_use use, odd_error *error);
void odd_store_close(odd_store *store); /* NULL is nothing to close */

/* Whether a file is one, by its first bytes: any database of SQLite. */
bool odd_store_is(const char *bytes, size_t len);

/* How long to wait for another connection that writes; a few seconds unless this says otherwise. */
void odd_store_patience(odd_store *store, int busy_ms);

/* A number that is another one when another connection has changed the file. */
ODD_CHECKED int odd_store_version(odd_store *store, int64_t *version, odd_error *error);

/* ---- Reading ----------------------------------------------------------------------------------- */

enum { ODD_STORE_NAME_MAX = 64 };

/* Letters, digits and - _ . between them: what can stand in an address and behind a #. */
bool odd_store_name_good(odd_text name);

typedef struct odd_stored_event {
    int64_t id;
    odd_text name;
    odd_text title; /* of the event as it stands; without a text (NULL) where nobody has said it yet */
    int64_t length; /* lines */
    int64_t changed_ms;
} odd_stored_event;

typedef struct odd_stored_line {
    int64_t number; /* from 1 */
    int64_t time_ms;
    odd_text author, text;
} odd_stored_line;

/* Each gives what there is, one after the other, and says whether to go on. ODD_OK, or why it could not be read. */
ODD_CHECKED int odd_store_events(odd_store *store, bool (*take)(void *owner, const odd_stored_event *event),
                                 void *owner, odd_error *error);

/* Each line is compared with the hash chain before it is given, and the last one with the head of the chain: a log that
 * was changed otherwise than by odd_store_append is an error. */
ODD_CHECKED int odd_store_lines(odd_store *store, int64_t event, int64_t from,
                                bool (*take)(void *owner, const odd_stored_line *line), void *owner,
                                odd_error *error);

/* The whole log, as it would stand in a file. */
ODD_CHECKED int odd_store_text(odd_store *store, int64_t event, odd_out *text, odd_error *error);

/* The event of that name: its number; 0 if there is none. */
ODD_CHECKED int odd_store_find(odd_store *store, odd_text name, int64_t *event, odd_error *error);
ODD_CHECKED int odd_store_length(odd_store *store, int64_t event, int64_t *length, odd_error *error);

/* ---- Writing: in a transaction, on the disk once it is committed ----------------------------------- */

ODD_CHECKED int odd_store_begin(odd_store *store, odd_error *error);
ODD_CHECKED int
odd_store_commit(odd_store *store,
                 odd_error *error); /* after a failure, nothing of it is there, unless the error says
                                                       that this is not known */
void odd_store_rollback(odd_store *store);

/* Makes an event without lines: its number; 0 if there is one of that name. */
ODD_CHECKED int odd_store_create(odd_store *store, odd_text name, int64_t time_ms, int64_t *event,
                                 odd_error *error);

/* Takes back an event that was just made and has no lines. */
ODD_CHECKED int odd_store_remove(odd_store *store, int64_t event, odd_error *error);

/* Sets the title of an event whose lines are not changed. */
ODD_CHECKED int odd_store_retitle(odd_store *store, int64_t event, odd_text title, odd_error *error);

/* Lines that belong together: all of them are appended, or none. */
typedef struct odd_addition {
    int64_t event;
    const odd_text *lines; /* without their ends */
    size_t count;
    odd_text key;     /* what knows the addition again; empty: nothing does */
    int64_t expected; /* how many lines there must be; negative: as many as there are */
    odd_text author;
    odd_text title; /* of the event, with these lines; without a text (NULL): as it was */
    int64_t time_ms;
} odd_addition;

typedef enum odd_addition_state {
    ODD_ADDITION_NEW,      /* it may be appended */
    ODD_ADDITION_REPEATED, /* it is there: a retry */
    ODD_ADDITION_REUSED,   /* the key is another addition's */
    ODD_ADDITION_CONFLICT, /* there are more lines, or fewer, than expected */
    ODD_ADDITION_FAILED    /* the database could not be read: see the error */
} odd_addition_state;

/* What would become of an addition. *first is set to the number of its first line where it is new or repeated, *length to the
 * lines that there are, of a repeated one to those that there were when it had been appended. */
ODD_CHECKED odd_addition_state odd_store_look(odd_store *store, const odd_addition *addition, int64_t *first,
                                              int64_t *length, odd_error *error);

/* Appends an addition that is new. */
ODD_CHECKED int odd_store_append(odd_store *store, const odd_addition *addition, int64_t first,
                                 odd_error *error);

/* ---- What is kept beside the logs: the director's password, sessions ------------------------------- */

/* Puts a value in the place of that name. Without a value (text == NULL), there is none any more. */
ODD_CHECKED int odd_store_keep(odd_store *store, odd_text name, odd_text value, int64_t until_ms,
                               odd_error *error);

/* All that are kept and whose names begin so. */
ODD_CHECKED int odd_store_kept(odd_store *store, odd_text prefix,
                               bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms),
                               void *owner, odd_error *error);

/* The one of exactly this name, if there is one. */
int odd_store_kept_one(odd_store *store, odd_text name,
                       bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms),
                       void *owner, odd_error *error);

/* ---- Checking ------------------------------------------------------------------------------------ */

/* Whether a database of events is sound: its pages, its tables, and the hash chain of every log. */

/* Something that is wrong. */
typedef struct odd_fault {
    const char *event; /* its name; empty where it is about none */
    int64_t line;      /* 0: none */
    const char *what;
} odd_fault;

typedef struct odd_soundness {
    int64_t events, lines; /* that were looked at */
    int64_t findings;      /* 0: it is sound */
    char first[160];       /* the first finding as a sentence */
} odd_soundness;

/* Gives all findings; take may be NULL. A thorough check also compares every index with its table. Memory does not depend on
 * the size of the file. */
void odd_store_check(odd_store *store, bool thorough, void (*take)(void *owner, const odd_fault *fault),
                     void *owner, odd_soundness *soundness);

/* ---- Recovering ---------------------------------------------------------------------------------- */

/* What can be read of a damaged database of events, in a new one. */

typedef struct odd_recovery {
    int64_t events, lines; /* in the new file */
    int64_t lost;          /* lines that could not be found */
    int64_t apart;         /* lines that were found but do not follow the others: they are in the rest */
    int64_t faults;        /* what was told; 0: nothing was lost */
    odd_out rest; /* those lines, a line each, under headings that begin with #; the caller frees it */
} odd_recovery;

/* Writes all events with the lines that follow each other by the hash chain from the first one on into a new file; an
 * addition with a key of which a line is lost is left out as a whole. Tells what is lost. The damaged file is only read. Password and
 * sessions are not taken over. ODD_OK, though much may be lost; or the reason in error, and there is no new file. */
int odd_store_recover(const char *path, const char *new_path,
                      void (*take)(void *owner, const odd_fault *fault), void *owner, odd_recovery *recovery,
                      odd_error *error);

#endif
