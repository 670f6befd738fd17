/* Comparing the scores of a board.
 *
 * What a row gets depends on its own score and on all others of the partition. SQLite tells a window function which rows enter and leave its
 * frame, and asks for values, but does not say for which row. So there are two forms:
 *
 *   odd_matchpoints(score, odd_field(score) OVER (PARTITION BY board)), and the same for cross-IMPs and Butler
 *       odd_field is an aggregate, and a window function for every frame that only grows: its value depends on the frame alone. The score of
 *       the row is then looked up in it.
 *   odd_matchpoints(score) OVER (PARTITION BY board ORDER BY score)
 *       All rows with one score enter together, after all lower ones, and are asked for once. Two for each lower row and one for each other
 *       equal one are their matchpoints, whatever follows.
 *
 * Every other form with one argument is an error at its first value. */
#include "sql/sqlite/extension.h"

#include <stdlib.h>

#include "sql/row_lists.h"

SQLITE_EXTENSION_INIT3

typedef enum method { MATCHPOINTS, CROSS_IMPS, BUTLER, METHODS } method;

static const char *const names[METHODS] = {"odd_matchpoints", "odd_cross_imps", "odd_butler"};
static const char *const try_names[METHODS] = {"odd_try_matchpoints", "odd_try_cross_imps", "odd_try_butler"};

/* Reads a score. Returns false after an error. */
static bool read_score(sqlite3_context *context, const char *function, sqlite3_value *value, int *score) {
    sqlite3_int64 number = sqlite3_value_int64(value);
    *score = (int)number;
    if (sqlite3_value_numeric_type(value) == SQLITE_INTEGER && number >= INT16_MIN && number <= INT16_MAX)
        return true;
    odd_error error = {.code = ODD_E_SYNTAX, .message = "a score is a whole number from -32768 to 32767"};
    odd_sqlite_fail(context, function, &error);
    return false;
}

/* ---- The field ----------------------------------------------------------------------------------------------- */

/* The scores so far. All zero: none. */
typedef struct scores {
    int16_t *list;
    size_t count, cap;
} scores;

static void field_step(sqlite3_context *context, int count, sqlite3_value **values) {
    scores *s = sqlite3_aggregate_context(context, (int)sizeof *s);
    int score;
    (void)count;
    if (s == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    if (sqlite3_value_type(values[0]) == SQLITE_NULL || !read_score(context, "odd_field", values[0], &score))
        return;
    if (s->count == s->cap) {
        size_t cap = s->cap == 0 ? 64 : s->cap * 2;
        int16_t *grown = sqlite3_realloc64(s->list, cap * sizeof *grown);
        if (grown == NULL) {
            sqlite3_result_error_nomem(context);
            return;
        }
        s->list = grown;
        s->cap = cap;
    }
    s->list[s->count++] = (int16_t)score;
}

/* Returns the field; NULL if there is no score. */
static void field_value(sqlite3_context *context) {
    const scores *s = sqlite3_aggregate_context(context, 0);
    size_t len;
    if (s == NULL || s->count == 0)
        return;
    void *field = odd_field_make(&len, s->list, s->count);
    if (field == NULL)
        sqlite3_result_error_nomem(context);
    else
        sqlite3_result_blob64(context, field, len, free);
}

static void field_end(sqlite3_context *context) {
    scores *s = sqlite3_aggregate_context(context, 0);
    field_value(context);
    if (s != NULL)
        sqlite3_free(s->list);
}

/* Removes rows, in the order in which they came. */
static void field_leave(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_error error = {.code = ODD_E_SYNTAX,
                       .message = "unsupported frame: its start must be UNBOUNDED PRECEDING"};
    (void)count, (void)values;
    odd_sqlite_fail(context, "odd_field", &error);
}

/* ---- A score in its field -------------------------------------------------------------------------------------- */

/* The method, and whether errors become NULL. */
typedef struct lookup_mode {
    method how;
    bool tries;
} lookup_mode;

static void in_field(sqlite3_context *context, int count, sqlite3_value **values) {
    const lookup_mode *l = sqlite3_user_data(context);
    odd_field_entry entry;
    odd_error error;
    int score;
    (void)count;
    if (sqlite3_value_type(values[0]) == SQLITE_NULL || sqlite3_value_type(values[1]) == SQLITE_NULL)
        return;
    if (l->tries && sqlite3_value_numeric_type(values[0]) != SQLITE_INTEGER)
        return;
    if (!read_score(context, names[l->how], values[0], &score))
        return;
    const void *bytes = sqlite3_value_blob(values[1]);
    if (odd_field_find(&entry, bytes, (size_t)sqlite3_value_bytes(values[1]), score, &error) == ODD_OK)
        sqlite3_result_int(context, l->how == MATCHPOINTS  ? entry.matchpoints
                                    : l->how == CROSS_IMPS ? entry.cross_imps
                                                           : entry.butler);
    else if (!l->tries)
        odd_sqlite_fail(context, names[l->how], &error);
}

/* ---- ORDER BY score ---------------------------------------------------------------------------------------------- */

/* The rows so far, in the order of their scores. All zero: none. */
typedef struct ordered_rows {
    int64_t lower; /* rows below the last ones */
    int64_t equal; /* the last rows, which are equal */
    int score;     /* of the last ones */
    bool null;     /* the last rows have no score */
    bool answered; /* a value was requested since the last row */
    bool broken;   /* an error was reported */
} ordered_rows;

static void fail_form(sqlite3_context *context, method how, ordered_rows *o) {
    odd_error error = {.code = ODD_E_SYNTAX};
    sqlite3_snprintf((int)sizeof error.message, error.message,
                     "unsupported window: write %s(score, odd_field(score) OVER (PARTITION BY board))%s",
                     names[how],
                     how == MATCHPOINTS ? ", or ORDER BY score in the window, without a frame" : "");
    if (o != NULL)
        o->broken = true;
    odd_sqlite_fail(context, names[how], &error);
}

/* Checks that the rows between two requests are equal, and higher than those before; rows without a score may come first or
 * last. */
static bool fits(const ordered_rows *o, bool null, int score) {
    if (o->equal == 0)
        return true;
    bool equal = o->null == null && (null || o->score == score);
    return o->answered ? !equal && (null || o->null || score > o->score) : equal;
}

static void ordered_step(sqlite3_context *context, int count, sqlite3_value **values) {
    ordered_rows *o = sqlite3_aggregate_context(context, (int)sizeof *o);
    bool null = sqlite3_value_type(values[0]) == SQLITE_NULL;
    int score = 0;
    (void)count;
    if (o == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    if (o->broken || (!null && !read_score(context, names[MATCHPOINTS], values[0], &score)))
        return;
    if (!fits(o, null, score)) {
        fail_form(context, MATCHPOINTS, o);
        return;
    }
    if (o->answered)
        *o = (ordered_rows){.lower = o->lower + (o->null ? 0 : o->equal)};
    o->score = score;
    o->null = null;
    o->equal++;
}

static void ordered_value(sqlite3_context *context) {
    ordered_rows *o = sqlite3_aggregate_context(context, 0);
    if (o == NULL || o->broken)
        return;
    o->answered = true;
    if (!o->null)
        sqlite3_result_int64(context, 2 * o->lower + o->equal - 1);
}

/* Without OVER, no value was requested. */
static void ordered_end(sqlite3_context *context) {
    ordered_rows *o = sqlite3_aggregate_context(context, 0);
    if (o != NULL && !o->broken && !o->answered)
        fail_form(context, MATCHPOINTS, o);
}

static void ordered_leave(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count, (void)values;
    fail_form(context, MATCHPOINTS, sqlite3_aggregate_context(context, 0));
}

/* Reports that a method has no such form. */
static void no_step(sqlite3_context *context, int count, sqlite3_value **values) {
    (void)count, (void)values;
    fail_form(context, *(const method *)sqlite3_user_data(context), NULL);
}

static void no_value(sqlite3_context *context) {
    (void)context;
}

/* ---- Adding them ---------------------------------------------------------------------------------------------------- */

enum { FLAGS = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS };

static int add_method(sqlite3 *db, method how) {
    static const lookup_mode ups[METHODS][2] = {{{MATCHPOINTS, false}, {MATCHPOINTS, true}},
                                                {{CROSS_IMPS, false}, {CROSS_IMPS, true}},
                                                {{BUTLER, false}, {BUTLER, true}}};
    static const method methods[METHODS] = {MATCHPOINTS, CROSS_IMPS, BUTLER};
    int code = sqlite3_create_function(db, names[how], 2, FLAGS, (void *)&ups[how][0], in_field, NULL, NULL);
    if (code == SQLITE_OK)
        code =
            sqlite3_create_function(db, try_names[how], 2, FLAGS, (void *)&ups[how][1], in_field, NULL, NULL);
    if (code != SQLITE_OK)
        return code;
    if (how == MATCHPOINTS)
        return sqlite3_create_window_function(db, names[how], 1, FLAGS, NULL, ordered_step, ordered_end,
                                              ordered_value, ordered_leave, NULL);
    return sqlite3_create_window_function(db, names[how], 1, FLAGS, (void *)&methods[how], no_step, no_value,
                                          no_value, no_step, NULL);
}

int odd_sqlite_windows(sqlite3 *db) {
    int code = sqlite3_create_window_function(db, "odd_field", 1, FLAGS, NULL, field_step, field_end,
                                              field_value, field_leave, NULL);
    for (int how = MATCHPOINTS; code == SQLITE_OK && how < METHODS; how++)
        code = add_method(db, (method)how);
    return code;
}
