/* The loadable extension of SQLite: .load build/oddtrick_sqlite */
#include "sql/sqlite/extension.h"

SQLITE_EXTENSION_INIT1

char *odd_sqlite_message(const char *function, const odd_error *error) {
    if (error->line > 1)
        return sqlite3_mprintf("%s: line %d, column %d: %s", function, error->line, error->column,
                               error->message);
    if (error->column > 0)
        return sqlite3_mprintf("%s: column %d: %s", function, error->column, error->message);
    return sqlite3_mprintf("%s: %s", function, error->message);
}

void odd_sqlite_fail(sqlite3_context *context, const char *function, const odd_error *error) {
    char *message = odd_sqlite_message(function, error);
    if (error->code == ODD_E_MEMORY || message == NULL)
        sqlite3_result_error_nomem(context);
    else
        sqlite3_result_error(context, message, -1);
    sqlite3_free(message);
}

odd_text odd_sqlite_text(sqlite3_value *value) {
    const char *text = (const char *)sqlite3_value_text(value);
    return (odd_text){text, text != NULL ? (size_t)sqlite3_value_bytes(value) : 0};
}

/* The name that SQLite derives from that of the file. */
__attribute__((visibility("default"))) int sqlite3_oddtricksqlite_init(sqlite3 *db, char **message,
                                                                       const sqlite3_api_routines *api);

int sqlite3_oddtricksqlite_init(sqlite3 *db, char **message, const sqlite3_api_routines *api) {
    enum { NEEDED = 3031000 };
    SQLITE_EXTENSION_INIT2(api);
    if (sqlite3_libversion_number() < NEEDED) {
        *message = sqlite3_mprintf("oddtrick needs SQLite 3.31 or later; this is %s", sqlite3_libversion());
        return SQLITE_ERROR;
    }
    int code = odd_sqlite_scalars(db);
    if (code == SQLITE_OK)
        code = odd_sqlite_windows(db);
    if (code == SQLITE_OK)
        code = odd_sqlite_tables(db);
    return code;
}
