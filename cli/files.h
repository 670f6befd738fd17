/* Reading input: whole files, sessions of rubber bridge and Chicago, events in databases. */
#ifndef ODD_CLI_FILES_H
#define ODD_CLI_FILES_H

#include "cli/cli.h"
#include "oddtrick_event.h"
#include "platform/memory.h"
#include "platform/store/event_store.h"

/* ==== Reads whole files. */

/* The content of a file, - for standard input; the caller frees it. NULL after a message. */
char *odd_file_read(const odd_args *args, const char *path, size_t *len);

/* A large regular file as it lies in the system's memory, without a copy; NULL if it is none. Give it back with
 * odd_file_unmap. It must not be made shorter meanwhile. */
const char *odd_file_map(const char *path, size_t *len);
void odd_file_unmap(const char *text, size_t len);

/* Pages of such a file are not needed for now: they need not stay in this program's memory. */
void odd_file_forget(const char *text, size_t len);

/* The content of a file that another one names: beside it, unless the name begins with a slash. The path is written
 * to `path`, for messages. NULL after a message. */
char *odd_file_beside(const odd_args *args, const char *other, odd_text name, char *path, size_t cap,
                      size_t *len);

/* ==== From the text of a log to a session. */

/* Reads a log into a session; the caller frees items. False if there is no memory. */
bool odd_session_load(odd_session *s, odd_session_kind kind, odd_item **items, odd_error *errors,
                      size_t errors_cap, const char *text, size_t len);

/* Reads the table of expected scores that an IMP-Chicago names, if it does. False after a message. */
bool odd_session_expected(const odd_args *args, const char *log_path, odd_session *s);

/* ==== Events in a database: what club.db#tuesday means where a file is expected. */

/* A place in a database: the file or the address of it, and the name of the event behind the #, which is empty if there is none. */
typedef struct odd_place {
    char path[4096];
    odd_text name;
} odd_place;

/* Whether a path says so: what comes before a #, or all of it, is a database, in a file or at an address of PostgreSQL. */
bool odd_place_of(odd_place *place, const char *path);

/* The same for an event that is to be made: the file need not be there yet. */
bool odd_place_new(odd_place *place, const char *path);

/* Where the lines of a log come from, as a database knows it. */
typedef struct odd_origins {
    odd_line_origin *list;
    size_t count, cap;
    char **authors; /* that the list points to */
    size_t author_count, author_cap;
} odd_origins;

void odd_origins_free(odd_origins *origins);

/* The log of the event, a line each; the caller frees it, and the origins of the lines, which may be NULL. NULL after a message. */
char *odd_place_read(const odd_args *args, const odd_place *place, size_t *len, odd_origins *origins);

/* ---- Backups of databases (db_backup.c) ----------------------------------------------------------- */

/* oddtrick db backup and restore, after their operands. Return the exit code. */
int odd_db_backup(const odd_args *args, const char *from, const char *folder);
int odd_db_restore(const odd_args *args, const char *from, const char *to);

/* Writes the size of a database: "club.db: 1 event, 2 lines". */
void odd_say_database(odd_out *o, const char *path, int64_t events, int64_t lines);

#endif
