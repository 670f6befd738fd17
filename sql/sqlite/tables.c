/* Table-valued functions: SELECT * FROM odd_event_results(readfile('tuesday.pbn')). The lists of sql/row_lists.h as virtual tables that exist
 * in every database; the arguments are hidden columns. */
#include "sql/sqlite/extension.h"

#include <string.h>

#include "sql/row_lists.h"

SQLITE_EXTENSION_INIT3

/* A function under one of its names. */
typedef struct table_name {
    const odd_table_function *function;
    char name[40];
    bool tries; /* invalid input gives no rows */
} table_name;

typedef struct table {
    sqlite3_vtab base;
    const table_name *name;
} table;

typedef struct cursor {
    sqlite3_vtab_cursor base;
    odd_row_list list;
    size_t at;
    odd_text given[ODD_SQL_ARGUMENTS];
} cursor;

static const odd_table_function *function_of(const sqlite3_vtab_cursor *c) {
    return ((const table *)c->pVtab)->name->function;
}

/* ---- The table -------------------------------------------------------------------------------------------------- */

/* CREATE TABLE x(board INTEGER, ..., file HIDDEN) */
static char *declaration(const odd_table_function *f) {
    static const char *const types[] = {"", "INTEGER", "REAL", "TEXT"};
    sqlite3_str *s = sqlite3_str_new(NULL);
    sqlite3_str_appendall(s, "CREATE TABLE x(");
    for (int i = 0; i < f->column_count; i++)
        sqlite3_str_appendf(s, "\"%w\" %s, ", f->columns[i].name, types[f->columns[i].kind]);
    for (int i = 0; i < ODD_SQL_ARGUMENTS && f->arguments[i] != NULL; i++)
        sqlite3_str_appendf(s, "%s\"%w\" HIDDEN", i > 0 ? ", " : "", f->arguments[i]);
    sqlite3_str_appendall(s, ")");
    return sqlite3_str_finish(s);
}

static int connect_table(sqlite3 *db, void *data, int argc, const char *const *argv, sqlite3_vtab **out,
                         char **message) {
    const table_name *name = data;
    (void)argc, (void)argv, (void)message;
    char *sql = declaration(name->function);
    int code = sql != NULL ? sqlite3_declare_vtab(db, sql) : SQLITE_NOMEM;
    sqlite3_free(sql);
    table *t = code == SQLITE_OK ? sqlite3_malloc((int)sizeof *t) : NULL;
    if (t == NULL)
        return code == SQLITE_OK ? SQLITE_NOMEM : code;
    *t = (table){.name = name};
    sqlite3_vtab_config(db, SQLITE_VTAB_INNOCUOUS);
    *out = &t->base;
    return SQLITE_OK;
}

static int disconnect_table(sqlite3_vtab *t) {
    sqlite3_free(t);
    return SQLITE_OK;
}

/* Plans a query: the arguments must be known before the rows; one bit for each argument that is given. */
static int best_index(sqlite3_vtab *base, sqlite3_index_info *info) {
    const odd_table_function *f = ((const table *)base)->name->function;
    int at[ODD_SQL_ARGUMENTS] = {0}, next = 1;
    for (int i = 0; i < info->nConstraint; i++) {
        int argument = info->aConstraint[i].iColumn - f->column_count;
        if (argument < 0 || argument >= ODD_SQL_ARGUMENTS ||
            info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!info->aConstraint[i].usable)
            return SQLITE_CONSTRAINT;
        at[argument] = i + 1;
    }
    for (int i = 0; i < ODD_SQL_ARGUMENTS; i++) {
        if (at[i] == 0)
            continue;
        info->idxNum |= 1 << i;
        info->aConstraintUsage[at[i] - 1].argvIndex = next++;
        info->aConstraintUsage[at[i] - 1].omit = 1;
    }
    int required = (1 << f->required) - 1;
    info->estimatedCost = (info->idxNum & required) == required ? 100 : 1e9;
    info->estimatedRows = 100;
    return SQLITE_OK;
}

/* ---- Its rows ------------------------------------------------------------------------------------------------------ */

static int open_cursor(sqlite3_vtab *base, sqlite3_vtab_cursor **out) {
    (void)base;
    cursor *c = sqlite3_malloc((int)sizeof *c);
    if (c == NULL)
        return SQLITE_NOMEM;
    *c = (cursor){.at = 0};
    *out = &c->base;
    return SQLITE_OK;
}

/* Frees the rows and the arguments. */
static void clear_cursor(cursor *c) {
    odd_row_list_close(&c->list);
    for (int i = 0; i < ODD_SQL_ARGUMENTS; i++) {
        sqlite3_free((char *)c->given[i].text);
        c->given[i] = (odd_text){0};
    }
    c->at = 0;
}

static int close_cursor(sqlite3_vtab_cursor *base) {
    clear_cursor((cursor *)base);
    sqlite3_free(base);
    return SQLITE_OK;
}

/* Copies a value, because the rows point into it; the text is NULL for NULL. */
static bool copy_value(odd_text *out, sqlite3_value *value) {
    const void *bytes = sqlite3_value_type(value) == SQLITE_BLOB ? sqlite3_value_blob(value)
                                                                 : (const void *)sqlite3_value_text(value);
    size_t len = (size_t)sqlite3_value_bytes(value);
    char *copy = sqlite3_malloc64(len + 1);
    if (copy == NULL)
        return false;
    if (len > 0)
        memcpy(copy, bytes, len);
    *out = (odd_text){copy, len};
    return true;
}

/* Fills the list. There are no rows if an argument is NULL. */
static int filter(sqlite3_vtab_cursor *base, int given, const char *unused, int argc, sqlite3_value **argv) {
    cursor *c = (cursor *)base;
    table *t = (table *)base->pVtab;
    const odd_table_function *f = t->name->function;
    odd_error error = {0};
    (void)unused;
    clear_cursor(c);
    for (int i = 0, next = 0; i < ODD_SQL_ARGUMENTS; i++) {
        if ((given >> i & 1) == 0 || next >= argc)
            continue;
        sqlite3_value *value = argv[next++];
        if (sqlite3_value_type(value) == SQLITE_NULL)
            return SQLITE_OK;
        if (!copy_value(&c->given[i], value))
            return SQLITE_NOMEM;
    }
    for (int i = 0; i < f->required; i++)
        if (c->given[i].text == NULL) {
            base->pVtab->zErrMsg = sqlite3_mprintf("%s: argument %d is missing", t->name->name, i + 1);
            return SQLITE_ERROR;
        }
    int code = f->fill(&c->list, c->given, &error);
    if (code == ODD_OK)
        return SQLITE_OK;
    clear_cursor(c);
    if (code == ODD_E_MEMORY)
        return SQLITE_NOMEM;
    if (t->name->tries)
        return SQLITE_OK;
    base->pVtab->zErrMsg = odd_sqlite_message(t->name->name, &error);
    return SQLITE_ERROR;
}

static int next_row(sqlite3_vtab_cursor *base) {
    ((cursor *)base)->at++;
    return SQLITE_OK;
}

static int at_end(sqlite3_vtab_cursor *base) {
    const cursor *c = (const cursor *)base;
    return c->at >= c->list.rows;
}

static int row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *out) {
    *out = (sqlite3_int64)((const cursor *)base)->at + 1;
    return SQLITE_OK;
}

static int get_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column) {
    const cursor *c = (const cursor *)base;
    const odd_table_function *f = function_of(base);
    if (column >= f->column_count) {
        odd_text given = c->given[column - f->column_count];
        sqlite3_result_text(context, given.text, (int)given.len, SQLITE_TRANSIENT);
        return SQLITE_OK;
    }
    const odd_sql_cell *cell = &c->list.cells[c->at * (size_t)f->column_count + (size_t)column];
    switch (cell->kind) {
    case ODD_SQL_NULL:
        break;
    case ODD_SQL_INTEGER:
        sqlite3_result_int64(context, cell->number);
        break;
    case ODD_SQL_AMOUNT:
        sqlite3_result_double(context, (double)cell->number / ODD_ONE);
        break;
    case ODD_SQL_TEXT:
        sqlite3_result_text(context, cell->text.text, (int)cell->text.len, SQLITE_TRANSIENT);
        break;
    }
    return SQLITE_OK;
}

/* Without xCreate: the table exists without being created. */
static const sqlite3_module module = {
    .iVersion = 0,
    .xConnect = connect_table,
    .xBestIndex = best_index,
    .xDisconnect = disconnect_table,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next_row,
    .xEof = at_end,
    .xColumn = get_column,
    .xRowid = row_id,
};

static int add(sqlite3 *db, const odd_table_function *f, bool tries) {
    table_name *name = sqlite3_malloc((int)sizeof *name);
    if (name == NULL)
        return SQLITE_NOMEM;
    *name = (table_name){.function = f, .tries = tries};
    sqlite3_snprintf((int)sizeof name->name, name->name, tries ? "odd_try_%s" : "%s",
                     tries ? f->name + strlen("odd_") : f->name);
    return sqlite3_create_module_v2(db, name->name, &module, name, sqlite3_free);
}

int odd_sqlite_tables(sqlite3 *db) {
    int code = SQLITE_OK;
    for (const odd_table_function *f = odd_table_functions; code == SQLITE_OK && f->name != NULL; f++) {
        code = add(db, f, false);
        if (code == SQLITE_OK)
            code = add(db, f, true);
    }
    return code;
}
