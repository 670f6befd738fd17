/* Reading input: whole files, sessions of rubber bridge and Chicago, events in databases. */
#ifndef ODD_CLI_FILES_H
#define ODD_CLI_FILES_H

#include "cli/cli.h"
#include "oddtrick_event.h"
#include "platform/memory.h"
#include "platform/store/event_store.h"

/* ==== Reads whole files. */

/* Returns the contents of a file, - for standard input; the caller frees them. NULL after a message. */
char *odd_file_read(const odd_args *args, const char *path, size_t *len);

/* Maps a large regular file into memory without a copy; NULL if it is another kind of file. Release it with
 * odd_file_unmap. The file must not become shorter meanwhile. */
const char *odd_file_map(const char *path, size_t *len);
void odd_file_unmap(const char *text, size_t len);

/* Tells the system that these pages of such a file are not needed for now. */
void odd_file_forget(const char *text, size_t len);

/* Returns the contents of a file that another file names: it is beside the other, unless its name begins with
 * a slash. Writes the path to `path`, for messages. NULL after a message. */
char *odd_file_beside(const odd_args *args, const char *other, odd_text name, char *path, size_t cap,
                      size_t *len);

/* ==== From the text of a log to a session. */

/* Reads a log into a session; the caller frees items. Returns false without memory. */
bool odd_session_load(odd_session *s, odd_session_kind kind, odd_item **items, odd_error *errors,
                      size_t errors_cap, const char *text, size_t len);

/* Reads the table of expected scores that an IMP-Chicago names, if any. Returns false after a message. */
bool odd_session_expected(const odd_args *args, const char *log_path, odd_session *s);

/* ==== Events in a database: the meaning of club.db#tuesday where a file is expected. */

/* A place in a database: its file or address, and the name of the event after the #, which may be empty. */
typedef struct odd_place {
    char path[4096];
    odd_text name;
} odd_place;

/* Returns whether a path, or the part before its #, is a database: a file, or the address of a PostgreSQL
 * database. */
bool odd_place_of(odd_place *place, const char *path);

/* The same for a new event: the file need not exist. */
bool odd_place_new(odd_place *place, const char *path);

/* The origins of the lines of a log, from a database. */
typedef struct odd_origins {
    odd_line_origin *list;
    size_t count, cap;
    char **authors; /* to which the list points */
    size_t author_count, author_cap;
} odd_origins;

void odd_origins_free(odd_origins *origins);

/* Returns the log of the event as text, and the origins of its lines unless that is NULL; the caller frees
 * both. NULL after a message. */
char *odd_place_read(const odd_args *args, const odd_place *place, size_t *len, odd_origins *origins);

/* ---- Backups of databases (db_backup.c) ----------------------------------------------------------- */

/* Run oddtrick db backup and restore. Return the exit code. */
int odd_db_backup(const odd_args *args, const char *from, const char *folder);
int odd_db_restore(const odd_args *args, const char *from, const char *to);

/* Writes the size of a database: "club.db: 1 event, 2 lines". */
void odd_say_database(odd_out *o, const char *path, int64_t events, int64_t lines);

#endif
