/* Logs of events in a database: lines with their time and author, appended and never changed. Knows nothing about bridge: a line
 * is a text. The database is an SQLite file or a PostgreSQL database, whichever the path says. One thread at a time may use a
 * store; other processes may have the same database open.
 *
 * Functions that can fail return ODD_OK or a code, with the reason in *error. */
#ifndef ODD_PLATFORM_STORE_EVENT_STORE_H
#define ODD_PLATFORM_STORE_EVENT_STORE_H

#include "base/out.h"

typedef struct odd_store odd_store;

/* The caller must not ignore a result that reports storage errors. */
#define ODD_CHECKED __attribute__((warn_unused_result))

typedef enum odd_store_use {
    ODD_STORE_READ,  /* the file must exist and is not changed */
    ODD_STORE_CHECK, /* the same, but its tables may be damaged: only for odd_store_check */
    ODD_STORE_WRITE, /* the file is created if it does not exist, and converted if it has an earlier version */
    ODD_STORE_SERVE  /* the same, and its contents are checked with odd_store_check */
} odd_store_use;

/* Codes of *error besides those of oddtrick.h. */
enum {
    ODD_E_AWAY = 64,      /* the database cannot be reached, or is busy: later it may work */
    ODD_E_UNCERTAIN = 65, /* the transaction is committed, or not: it is not known which */
    ODD_E_LATER = 66      /* the tables are of a later version of the program */
};

/* Opens a store.
 *   path     a file, or the address of a PostgreSQL database: postgresql://club@db.example/bridge
 *   returns  NULL, with the reason in *error, if it cannot be used */
odd_store *odd_store_open(const char *path, odd_store_use use, odd_error *error);
void odd_store_close(odd_store *store); /* may be NULL */

/* Tells by its first bytes whether a file is an SQLite database. */
bool odd_store_is_database(const char *bytes, size_t len);

/* Tells whether a path is the address of a PostgreSQL database. Any number of servers may share one. */
bool odd_store_is_address(const char *path);

/* Returns how a server opens a database: as `use` says; but only for reading if it is read-only and in PostgreSQL, where it may be a
 * replica. */
odd_store_use odd_store_use_of(const char *path, bool read_only, odd_store_use use);

/* Tells whether other servers may write into it at the same time: in PostgreSQL. */
bool odd_store_is_shared(const odd_store *store);

/* Replaces the password of an address in an argument of the program with asterisks, so that neither messages nor the list of
 * processes show it. odd_store_open still knows it. Call this before threads are started. */
void odd_store_hide_password(char *argument);

/* Sets how long to wait while another connection writes; a few seconds by default. */
void odd_store_patience(odd_store *store, int busy_ms);

/* Gets a number that changes when another connection changes the file; always 0 in PostgreSQL. */
ODD_CHECKED int odd_store_version(odd_store *store, int64_t *version, odd_error *error);

/* Waits until another server has appended something, or the time is over: only in PostgreSQL. Returns true if there may be changes. */
bool odd_store_wait(odd_store *store, int timeout_ms);

/* ---- Reading ----------------------------------------------------------------------------------- */

enum { ODD_STORE_NAME_MAX = 64 };

/* Tells whether a name is valid: letters and digits, with - _ . between them, so that it can be part of a URL and follow a #. */
bool odd_store_name_good(odd_text name);

typedef struct odd_stored_event {
    int64_t id;
    odd_text name;
    odd_text title; /* the current title; NULL if none was set yet */
    int64_t length; /* lines */
    int64_t changed_ms;
} odd_stored_event;

typedef struct odd_stored_line {
    int64_t number; /* from 1 */
    int64_t time_ms;
    odd_text author, text;
} odd_stored_line;

/* Passes each event to `take`, which returns false to stop. Texts are valid during the call. */
ODD_CHECKED int odd_store_events(odd_store *store, bool (*take)(void *owner, const odd_stored_event *event),
                                 void *owner, odd_error *error);

/* Passes the events that other connections may have changed since the last call; all of them with the first one, and when the
 * connection was lost meanwhile.
 *   all      set to whether all were passed */
ODD_CHECKED int odd_store_changes(odd_store *store, bool (*take)(void *owner, const odd_stored_event *event),
                                  void *owner, bool *all, odd_error *error);

/* Tells whether the next call passes all of them because the connection is a new one. */
bool odd_store_connection_is_new(const odd_store *store);

/* Passes the event of this name to `take`, if it exists. */
ODD_CHECKED int odd_store_event_named(odd_store *store, odd_text name,
                                      bool (*take)(void *owner, const odd_stored_event *event), void *owner,
                                      odd_error *error);

/* Passes each line of a log from number `from` on to `take`, which returns false to stop. Each line is first compared with the
 * hash chain, and the last one with the head of the chain: a log that anything but odd_store_append has changed is an error. */
ODD_CHECKED int odd_store_lines(odd_store *store, int64_t event, int64_t from,
                                bool (*take)(void *owner, const odd_stored_line *line), void *owner,
                                odd_error *error);

/* Appends the whole log to a buffer, as in a file. */
ODD_CHECKED int odd_store_text(odd_store *store, int64_t event, odd_out *text, odd_error *error);

/* Finds an event by name.
 *   event    set to its id; 0 if there is none */
ODD_CHECKED int odd_store_find(odd_store *store, odd_text name, int64_t *event, odd_error *error);

/* ---- Writing: in a transaction, on the disk once it is committed ----------------------------------- */

/* Begins a transaction. Nobody else writes meanwhile; but in PostgreSQL, others may append to events. */
ODD_CHECKED int odd_store_begin(odd_store *store, odd_error *error);

/* Lines that belong together: see below. */
typedef struct odd_addition odd_addition;

/* Begins a transaction for these additions to events, and perhaps for new events. In PostgreSQL, others may write to other events
 * meanwhile: the events are locked, in the same order by everybody, so that no two wait for each other, and what odd_store_check_addition
 * needs of them is read at once. */
ODD_CHECKED int odd_store_begin_additions(odd_store *store, const odd_addition *const *additions,
                                          size_t count, odd_error *error);

/* After a failure nothing of the transaction is stored, unless the error says that this is not known. */
ODD_CHECKED int odd_store_commit(odd_store *store, odd_error *error);
void odd_store_rollback(odd_store *store);

/* Creates an event without lines.
 *   event    set to its id; 0 if the name exists already */
ODD_CHECKED int odd_store_create(odd_store *store, odd_text name, int64_t time_ms, int64_t *event,
                                 odd_error *error);

/* Removes an event that was just created and has no lines. */
ODD_CHECKED int odd_store_remove(odd_store *store, int64_t event, odd_error *error);

/* Sets the title of an event without changing its lines. */
ODD_CHECKED int odd_store_retitle(odd_store *store, int64_t event, odd_text title, odd_error *error);

/* Lines that belong together: all of them are appended, or none. */
struct odd_addition {
    int64_t event;
    const odd_text *lines; /* without their line ends */
    size_t count;
    odd_text key;     /* identifies the addition when it is repeated; empty: none */
    int64_t expected; /* the number of lines that the log must have; negative: any */
    odd_text author;
    odd_text title; /* the title of the event with these lines; NULL: unchanged */
    int64_t time_ms;
};

typedef enum odd_addition_state {
    ODD_ADDITION_NEW,      /* it may be appended */
    ODD_ADDITION_REPEATED, /* it is already stored: a retry */
    ODD_ADDITION_REUSED,   /* the key belongs to another addition */
    ODD_ADDITION_CONFLICT, /* the log does not have the expected number of lines */
    ODD_ADDITION_FAILED    /* the database could not be read: see *error */
} odd_addition_state;

/* Finds out whether an addition may be appended.
 *   first    set to the number of its first line, if it is new or repeated
 *   length   set to the lines of the log; if it is repeated, to those after it was appended */
ODD_CHECKED odd_addition_state odd_store_check_addition(odd_store *store, const odd_addition *addition,
                                                        int64_t *first, int64_t *length, odd_error *error);

/* Appends an addition that odd_store_check_addition found to be new.
 *   first    as odd_store_check_addition set it */
ODD_CHECKED int odd_store_append(odd_store *store, const odd_addition *addition, int64_t first,
                                 odd_error *error);

/* ---- Values besides the logs: the director's password, sessions ------------------------------------ */

/* Stores a value under a name, in place of an earlier one. A value that is NULL removes the name. */
ODD_CHECKED int odd_store_keep(odd_store *store, odd_text name, odd_text value, int64_t until_ms,
                               odd_error *error);

/* Passes all values whose names begin with a prefix to `take`, which returns false to stop. */
ODD_CHECKED int odd_store_values(odd_store *store, odd_text prefix,
                                 bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms),
                                 void *owner, odd_error *error);

/* Passes the value with exactly this name to `take`, if it exists. */
int odd_store_value(odd_store *store, odd_text name,
                    bool (*take)(void *owner, odd_text name, odd_text value, int64_t until_ms), void *owner,
                    odd_error *error);

/* Removes values whose names begin with a prefix and whose time (`until_ms`, where it is not 0) is over: at most so many at once. */
ODD_CHECKED int odd_store_forget(odd_store *store, odd_text prefix, size_t most, int64_t now_ms,
                                 odd_error *error);

/* ---- Checking ------------------------------------------------------------------------------------ */

/* A fault in a database. */
typedef struct odd_store_fault {
    const char *event; /* the name of the event; empty: none */
    int64_t line;      /* 0: none */
    const char *what;
} odd_store_fault;

typedef struct odd_soundness {
    int64_t events, lines; /* checked */
    int64_t findings;      /* 0: the database is sound */
    char first[160];       /* the first finding, as a sentence */
} odd_soundness;

/* Checks a database: its pages, its tables, and the hash chain of every log. Memory use does not depend on the size of the file.
 *   thorough  also compare every index with its table
 *   take      receives each fault; may be NULL */
void odd_store_check(odd_store *store, bool thorough, void (*take)(void *owner, const odd_store_fault *fault),
                     void *owner, odd_soundness *soundness);

/* ---- Copying ------------------------------------------------------------------------------------- */

typedef struct odd_copy_counts {
    int64_t events, lines, values;
} odd_copy_counts;

/* Copies all of a database into another one, which must be empty: events, lines with their times, authors, keys and hashes, and
 * the values besides them. The hash chain of each log is compared on the way. Either all of it is copied, or nothing. */
ODD_CHECKED int odd_store_copy(odd_store *from, odd_store *to, odd_copy_counts *copied, odd_error *error);

#define ODD_STORE_UNFINISHED ".new" /* the end of a copy's name while it is made */

/* Copies a file of events as of one moment, while others may write to it, into a new file that only its owner may read. The copy is
 * checked before it gets its name.
 *   found    what the check found in the copy
 *   returns  ODD_OK or a code; then there is no new file, and a message about it begins with "the copy" */
int odd_store_backup(const char *from, const char *to, odd_soundness *found, odd_error *error);

/* ---- Recovering ---------------------------------------------------------------------------------- */

typedef struct odd_recovery {
    int64_t events, lines; /* in the new file */
    int64_t lost;          /* lines that were not found */
    int64_t apart;         /* lines that were found but do not follow the others: they are in `rest` */
    int64_t faults;        /* reported; 0: nothing was lost */
    odd_out rest;          /* lines apart, under headings that begin with #; the caller frees it */
} odd_recovery;

/* Writes what can be read of a damaged database into a new one: all events, and the lines that follow each other in the hash
 * chain from the first one on. If one line of an addition with a key is lost, the whole addition is left out. The damaged file
 * is only read. The password and sessions are not copied.
 *   take     receives each loss
 *   returns  ODD_OK, even if much is lost; or a code, and then there is no new file */
int odd_store_recover(const char *path, const char *new_path,
                      void (*take)(void *owner, const odd_store_fault *fault), void *owner,
                      odd_recovery *recovery, odd_error *error);

#endif
