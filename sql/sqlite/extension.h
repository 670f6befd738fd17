/* Shared by the files of the SQLite extension. Each includes sqlite3ext.h: only extension.c defines the pointer to SQLite's functions. */
#ifndef ODD_SQL_SQLITE_EXTENSION_H
#define ODD_SQL_SQLITE_EXTENSION_H

#include <sqlite3ext.h>

#include "oddtrick.h"

/* Reports an error: "odd_score: column 6: 4S cannot have that many overtricks: at most 3". */
void odd_sqlite_fail(sqlite3_context *context, const char *function, const odd_error *error);

/* Writes such a message into memory of SQLite, which the caller frees with sqlite3_free. */
char *odd_sqlite_message(const char *function, const odd_error *error);

/* Returns a value as text, which stays as long as the value; text is NULL for NULL. */
odd_text odd_sqlite_text(sqlite3_value *value);

/* Add functions to a connection. Return SQLITE_OK or a code. */
int odd_sqlite_scalars(sqlite3 *db);
int odd_sqlite_windows(sqlite3 *db);
int odd_sqlite_tables(sqlite3 *db);

#endif
