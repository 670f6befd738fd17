/* Functions of single values. NULL gives NULL. Invalid input is an error; functions with `try` in their names return NULL instead. */
#include "sql/sqlite/extension.h"

#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "extend/extend.h"
#include "platform/memory.h"
#include "report/report.h"
#include "report/score_sheet.h"

SQLITE_EXTENSION_INIT3

/* State that is shared by the functions of a connection. */
typedef struct shared_state {
    int functions; /* that refer to it */
    void *memory;  /* of the double-dummy solver; NULL: not needed yet */
    odd_dd_solver *solver;
    odd_score_memo memo;
} shared_state;

/* A function under one of its names. */
typedef struct function {
    const char *name;
    bool tries;
    shared_state *with;
} function;

static function *function_of(sqlite3_context *context) {
    return sqlite3_user_data(context);
}

static void fail(sqlite3_context *context, const odd_error *error) {
    const function *f = function_of(context);
    if (error->code == ODD_E_MEMORY || !f->tries)
        odd_sqlite_fail(context, f->name, error);
}

/* Returns whether an argument is NULL: then the result is, too. */
static bool any_null(int count, sqlite3_value **values) {
    for (int i = 0; i < count; i++)
        if (sqlite3_value_type(values[i]) == SQLITE_NULL)
            return true;
    return false;
}

/* Reads a whole number. Returns false after an error. */
static bool read_number(sqlite3_context *context, sqlite3_value *value, int *out) {
    sqlite3_int64 number = sqlite3_value_int64(value);
    *out = (int)number;
    if (sqlite3_value_numeric_type(value) == SQLITE_INTEGER && number >= INT32_MIN && number <= INT32_MAX)
        return true;
    odd_error error = {.code = ODD_E_SYNTAX, .message = "expected a whole number"};
    fail(context, &error);
    return false;
}

/* Writes a text and passes it to SQLite, which copies it. */
static void give_text(sqlite3_context *context, void (*say)(odd_out *o, const void *data), const void *data) {
    odd_out out;
    if (!odd_say(&out, say, data)) {
        sqlite3_result_error_nomem(context);
        return;
    }
    sqlite3_result_text(context, out.text, (int)out.len, SQLITE_TRANSIENT);
    odd_out_free(&out);
}

/* ---- Scores ------------------------------------------------------------------------------------------------ */

static bool read_deal(sqlite3_context *context, sqlite3_value **values, odd_deal *deal) {
    odd_error error;
    if (odd_argument_deal(deal, odd_sqlite_text(values[0]), odd_sqlite_text(values[1]), &error) == ODD_OK)
        return true;
    fail(context, &error);
    return false;
}

static void score(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_error error;
    int points;
    if (any_null(count, values))
        return;
    if (odd_memo_score(&function_of(context)->with->memo, &points, odd_sqlite_text(values[0]),
                       odd_sqlite_text(values[1]), &error) == ODD_OK)
        sqlite3_result_int(context, points);
    else
        fail(context, &error);
}

static void pack(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_deal deal;
    if (!any_null(count, values) && read_deal(context, values, &deal))
        sqlite3_result_int(context, odd_pack(deal.result, deal.vul));
}

/* Reads a packed result. Returns false after an error. */
static bool read_packed(sqlite3_context *context, sqlite3_value *value, odd_packed *packed) {
    odd_error error = {.code = ODD_E_SYNTAX,
                       .message =
                           "a packed result is a number from 0 to 65535: expected odd_pack(result, vul)"};
    sqlite3_int64 number = sqlite3_value_int64(value);
    *packed = (odd_packed)number;
    if (sqlite3_value_numeric_type(value) == SQLITE_INTEGER && number >= 0 && number <= UINT16_MAX)
        return true;
    fail(context, &error);
    return false;
}

static void score_packed(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_packed packed;
    int16_t points;
    if (any_null(count, values) || !read_packed(context, values[0], &packed))
        return;
    odd_score_many(&points, &packed, 1);
    sqlite3_result_int(context, points);
}

static void unpack(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_packed packed;
    char text[ODD_RESULT_MAX];
    if (any_null(count, values) || !read_packed(context, values[0], &packed))
        return;
    size_t len = odd_result_format(text, sizeof text, odd_unpack(packed, NULL), ODD_ASCII);
    sqlite3_result_text(context, text, (int)len, SQLITE_TRANSIENT);
}

static void say_steps(odd_out *o, const void *deal) {
    odd_deal_json(o, deal, true);
}

static void explain(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_deal deal;
    if (!any_null(count, values) && read_deal(context, values, &deal))
        give_text(context, say_steps, &deal);
}

static void result(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_result r;
    odd_error error;
    char text[ODD_RESULT_MAX];
    if (any_null(count, values))
        return;
    odd_text given = odd_sqlite_text(values[0]);
    if (odd_result_parse(&r, given.text, given.len, &error) != ODD_OK) {
        fail(context, &error);
        return;
    }
    size_t len = odd_result_format(text, sizeof text, r, ODD_ASCII);
    sqlite3_result_text(context, text, (int)len, SQLITE_TRANSIENT);
}

static void imp(sqlite3_context *context, int count, sqlite3_value **values) {
    int difference;
    if (!any_null(count, values) && read_number(context, values[0], &difference))
        sqlite3_result_int(context, odd_imp(difference));
}

/* Returns the scale, which is made once per statement if it is constant. */
static odd_vp_scale *scale_of(sqlite3_context *context, int count, sqlite3_value **values) {
    enum { NAME = 2, BOARDS = 1 };
    int boards;
    odd_error error;
    odd_vp_scale *scale = sqlite3_get_auxdata(context, BOARDS);
    if (scale != NULL && (count <= NAME || sqlite3_get_auxdata(context, NAME) != NULL))
        return scale;
    odd_text name = count > NAME ? odd_sqlite_text(values[NAME]) : odd_text_of("wbf");
    if (!read_number(context, values[BOARDS], &boards))
        return NULL;
    scale = sqlite3_malloc((int)sizeof *scale);
    if (scale == NULL) {
        sqlite3_result_error_nomem(context);
        return NULL;
    }
    if (odd_argument_scale(scale, name, boards, &error) != ODD_OK) {
        sqlite3_free(scale);
        fail(context, &error);
        return NULL;
    }
    sqlite3_set_auxdata(context, BOARDS, scale, sqlite3_free);
    if (count > NAME)
        sqlite3_set_auxdata(context, NAME, scale, NULL); /* a mark: the other argument owns it */
    return sqlite3_get_auxdata(context, BOARDS);
}

static void vp(sqlite3_context *context, int count, sqlite3_value **values) {
    int imps;
    if (any_null(count, values) || !read_number(context, values[0], &imps))
        return;
    const odd_vp_scale *scale = scale_of(context, count, values);
    if (scale != NULL)
        sqlite3_result_double(context, odd_vp_for(scale, imps).own_x100 / 100.0);
}

/* ---- Double dummy and par ---------------------------------------------------------------------------------- */

static bool solve(sqlite3_context *context, sqlite3_value *value, odd_hands *hands, odd_dd *table) {
    shared_state *f = function_of(context)->with;
    odd_error error = {0};
    if (f->solver == NULL) {
        f->memory = malloc(ODD_DD_MEMORY);
        f->solver = f->memory != NULL ? odd_dd_solver_start(f->memory, ODD_DD_MEMORY) : NULL;
        if (f->solver == NULL) {
            sqlite3_result_error_nomem(context);
            return false;
        }
    }
    if (odd_argument_hands(hands, odd_sqlite_text(value), &error) == ODD_OK &&
        (table == NULL || odd_dd_solve(table, f->solver, hands, &error) == ODD_OK))
        return true;
    fail(context, &error);
    return false;
}

static void say_table(odd_out *o, const void *table) {
    odd_out_char(o, '{');
    odd_json_tricks(o, "tricks", table);
    odd_out_char(o, '}');
}

/* odd_dd(deal) returns a table in JSON, odd_dd(deal, declarer, strain) a number of tricks. */
static void dd(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_hands hands;
    odd_dd table;
    odd_error error;
    odd_seat declarer;
    odd_strain strain;
    int tricks;
    if (any_null(count, values) || !solve(context, values[0], &hands, count == 1 ? &table : NULL))
        return;
    if (count == 1) {
        give_text(context, say_table, &table);
    } else if (odd_argument_seat(&declarer, odd_sqlite_text(values[1]), &error) != ODD_OK ||
               odd_argument_strain(&strain, odd_sqlite_text(values[2]), &error) != ODD_OK ||
               odd_dd_solve_contract(&tricks, function_of(context)->with->solver, &hands, strain, declarer,
                                     &error) != ODD_OK) {
        fail(context, &error);
    } else {
        sqlite3_result_int(context, tricks);
    }
}

/* Solves a deal, and finds par for (deal, vul) or (deal, vul, dealer). Returns false after an error. */
static bool find_par(sqlite3_context *context, int count, sqlite3_value **values, odd_par *par) {
    odd_hands hands;
    odd_dd table;
    odd_error error;
    odd_vul vul;
    odd_seat dealer = ODD_NORTH;
    odd_text vul_text = odd_sqlite_text(values[1]);
    bool good = odd_vul_parse(&vul, vul_text.text, vul_text.len, &error) == ODD_OK &&
                (count < 3 || odd_argument_seat(&dealer, odd_sqlite_text(values[2]), &error) == ODD_OK);
    if (!good) {
        error.column = 0;
        fail(context, &error);
        return false;
    }
    if (!solve(context, values[0], &hands, &table))
        return false;
    if (odd_dd_par(par, &table, dealer, vul, &error) == ODD_OK)
        return true;
    fail(context, &error);
    return false;
}

static void par(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_par best;
    if (!any_null(count, values) && find_par(context, count, values, &best))
        sqlite3_result_int(context, best.score_pts);
}

static void say_contracts(odd_out *o, const void *par) {
    odd_say_contracts(o, par, ODD_ASCII, ", ");
}

static void par_contracts(sqlite3_context *context, int count, sqlite3_value **values) {
    odd_par best;
    if (!any_null(count, values) && find_par(context, count, values, &best))
        give_text(context, say_contracts, &best);
}

/* ---- Adding them -------------------------------------------------------------------------------------------- */

static void drop_function(void *data) {
    function *f = data;
    if (--f->with->functions == 0) {
        free(f->with->memory);
        free(f->with);
    }
    sqlite3_free(f);
}

typedef void call(sqlite3_context *context, int count, sqlite3_value **values);

/* Adds a function. SQLite calls its destructor, even if it cannot be added. */
static int add(sqlite3 *db, shared_state *with, const char *name, bool tries, int arguments, call *run) {
    function *f = sqlite3_malloc((int)sizeof *f);
    if (f == NULL)
        return SQLITE_NOMEM;
    *f = (function){.name = name, .tries = tries, .with = with};
    with->functions++;
    return sqlite3_create_function_v2(db, name, arguments,
                                      SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, f, run, NULL,
                                      NULL, drop_function);
}

int odd_sqlite_scalars(sqlite3 *db) {
    static const struct {
        const char *name, *try_name;
        int arguments;
        call *run;
    } functions[] = {
        {"odd_score", "odd_try_score", 2, score},
        {"odd_score", "odd_try_score", 1, score_packed},
        {"odd_pack", "odd_try_pack", 2, pack},
        {"odd_unpack", "odd_try_unpack", 1, unpack},
        {"odd_explain", "odd_try_explain", 2, explain},
        {"odd_result", "odd_try_result", 1, result},
        {"odd_imp", "odd_try_imp", 1, imp},
        {"odd_vp", "odd_try_vp", 2, vp},
        {"odd_vp", "odd_try_vp", 3, vp},
        {"odd_dd", "odd_try_dd", 1, dd},
        {"odd_dd", "odd_try_dd", 3, dd},
        {"odd_par", "odd_try_par", 2, par},
        {"odd_par", "odd_try_par", 3, par},
        {"odd_par_contracts", "odd_try_par_contracts", 2, par_contracts},
        {"odd_par_contracts", "odd_try_par_contracts", 3, par_contracts},
    };
    shared_state *with = calloc(1, sizeof *with);
    if (with == NULL)
        return SQLITE_NOMEM;
    int code = SQLITE_OK;
    with->functions = 1; /* holds the state until all functions are added */
    for (size_t i = 0; code == SQLITE_OK && i < sizeof functions / sizeof functions[0]; i++) {
        code = add(db, with, functions[i].name, false, functions[i].arguments, functions[i].run);
        if (code == SQLITE_OK)
            code = add(db, with, functions[i].try_name, true, functions[i].arguments, functions[i].run);
    }
    if (--with->functions == 0)
        free(with);
    return code;
}
