/* Functions of single values. All are strict: NULL gives NULL. Invalid input is an error; functions with `try` in their names return
 * NULL instead. */
#include "sql/postgresql/extension.h"

#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/builtins.h"
#include "utils/numeric.h"

#include "base/out.h"
#include "extend/extend.h"
#include "oddtrick_event.h"
#include "report/report.h"
#include "report/score_sheet.h"
#include "sql/row_lists.h"

PG_MODULE_MAGIC;

/* ---- Texts and errors ---------------------------------------------------------------------------------------- */

void odd_pg_fail(const odd_error *error) {
    int code = error->code == ODD_E_MEMORY ? ERRCODE_OUT_OF_MEMORY : ERRCODE_INVALID_TEXT_REPRESENTATION;
    const char *message = pg_any_to_server(error->message, (int)strlen(error->message), PG_UTF8);
    if (error->line > 1)
        ereport(ERROR, errcode(code), errmsg("line %d, column %d: %s", error->line, error->column, message));
    else if (error->column > 0)
        ereport(ERROR, errcode(code), errmsg("column %d: %s", error->column, message));
    else
        ereport(ERROR, errcode(code), errmsg("%s", message));
    pg_unreachable();
}

odd_text odd_pg_text(Datum datum) {
    text *t = DatumGetTextPP(datum);
    const char *bytes = VARDATA_ANY(t);
    size_t len = VARSIZE_ANY_EXHDR(t);
    if (GetDatabaseEncoding() == PG_UTF8)
        return (odd_text){bytes, len};
    const char *utf8 = pg_server_to_any(bytes, (int)len, PG_UTF8);
    return utf8 == bytes ? (odd_text){bytes, len} : (odd_text){utf8, strlen(utf8)};
}

Datum odd_pg_text_datum(const char *bytes, size_t len) {
    if (GetDatabaseEncoding() == PG_UTF8)
        return PointerGetDatum(cstring_to_text_with_len(bytes, (int)len));
    const char *own = pg_any_to_server(bytes, (int)len, PG_UTF8);
    return PointerGetDatum(cstring_to_text_with_len(own, own == bytes ? (int)len : (int)strlen(own)));
}

Datum odd_pg_amount(int64_t amount, int decimals) {
    char text[ODD_AMOUNT_MAX];
    odd_amount_format(text, sizeof text, amount, decimals);
    return DirectFunctionCall3(numeric_in, CStringGetDatum(text), ObjectIdGetDatum(InvalidOid),
                               Int32GetDatum(-1));
}

/* An odd_out.resize with memory of PostgreSQL, which ends the statement if there is none. Leaving the library this way is
 * safe, because it holds no resources. */
static char *resize(odd_out *o, size_t cap) {
    return o->text == NULL ? palloc(cap) : repalloc(o->text, cap);
}

static Datum out_datum(const odd_out *o) {
    return odd_pg_text_datum(o->text, o->len);
}

/* Ends the statement, or returns if the function tries. */
static void fail_unless(bool tries, const odd_error *error) {
    if (!tries)
        odd_pg_fail(error);
}

#define ARGUMENT(n) odd_pg_text(PG_GETARG_DATUM(n))

/* Defines both forms of a function: the plain one, and `try`. */
#define BOTH_FORMS(name)            \
    ODD_PG_FUNCTION(name) {         \
        return name(fcinfo, false); \
    }                               \
    ODD_PG_FUNCTION(try_##name) {   \
        return name(fcinfo, true);  \
    }

/* ---- Scores ------------------------------------------------------------------------------------------------------ */

static Datum score(FunctionCallInfo fcinfo, bool tries) {
    static odd_score_memo memo; /* of the process */
    odd_error error;
    int points;
    if (odd_memo_score(&memo, &points, ARGUMENT(0), ARGUMENT(1), &error) == ODD_OK)
        PG_RETURN_INT32(points);
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(score)

static Datum pack(FunctionCallInfo fcinfo, bool tries) {
    odd_deal deal;
    odd_error error;
    if (odd_argument_deal(&deal, ARGUMENT(0), ARGUMENT(1), &error) == ODD_OK)
        PG_RETURN_INT32(odd_pack(deal.result, deal.vul));
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(pack)

/* Returns whether a number is a packed result; ends the statement if it is not, unless the function tries. */
static bool is_packed(int32 number, bool tries) {
    if (number >= 0 && number <= UINT16_MAX)
        return true;
    if (!tries)
        ereport(ERROR, errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
                errmsg("a packed result is a number from 0 to 65535: expected odd_pack(result, vul)"));
    return false;
}

odd_packed odd_pg_packed_of(int32 number) {
    is_packed(number, false);
    return (odd_packed)number;
}

static Datum score_packed(FunctionCallInfo fcinfo, bool tries) {
    int16_t points;
    odd_packed packed = (odd_packed)PG_GETARG_INT32(0);
    if (!is_packed(PG_GETARG_INT32(0), tries))
        PG_RETURN_NULL();
    odd_score_many(&points, &packed, 1);
    PG_RETURN_INT32(points);
}
BOTH_FORMS(score_packed)

static Datum unpack(FunctionCallInfo fcinfo, bool tries) {
    char text[ODD_RESULT_MAX];
    if (!is_packed(PG_GETARG_INT32(0), tries))
        PG_RETURN_NULL();
    odd_result r = odd_unpack((odd_packed)PG_GETARG_INT32(0), NULL);
    return odd_pg_text_datum(text, odd_result_format(text, sizeof text, r, ODD_ASCII));
}
BOTH_FORMS(unpack)

/* The same with the number of a board. */
static Datum score_board(FunctionCallInfo fcinfo, bool tries) {
    odd_text text = ARGUMENT(0);
    odd_deal deal = {.vul = ODD_VUL_NONE};
    odd_error error = {.code = ODD_E_VUL, .message = "a board number is 1 or more"};
    int board = PG_GETARG_INT32(1);
    if (board >= 1 && odd_result_parse(&deal.result, text.text, text.len, &error) == ODD_OK) {
        deal.vul = odd_board_vul(board);
        if (odd_deal_check(&deal, &error) == ODD_OK)
            PG_RETURN_INT32(odd_score(deal.result, deal.vul));
    }
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(score_board)

static Datum explain(FunctionCallInfo fcinfo, bool tries) {
    odd_deal deal;
    odd_error error;
    odd_out out = {.resize = resize};
    if (odd_argument_deal(&deal, ARGUMENT(0), ARGUMENT(1), &error) == ODD_OK) {
        odd_deal_json(&out, &deal, true);
        return out_datum(&out);
    }
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(explain)

static Datum result(FunctionCallInfo fcinfo, bool tries) {
    odd_text text = ARGUMENT(0);
    odd_result r;
    odd_error error;
    char canonical[ODD_RESULT_MAX];
    if (odd_result_parse(&r, text.text, text.len, &error) == ODD_OK)
        return odd_pg_text_datum(canonical, odd_result_format(canonical, sizeof canonical, r, ODD_ASCII));
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(result)

ODD_PG_FUNCTION(imp) {
    PG_RETURN_INT32(odd_imp(PG_GETARG_INT32(0)));
}

/* The scale of the last call, which the next call often uses again. */
typedef struct last_scale {
    odd_vp_scale scale;
    char name[32];
    size_t len;
} last_scale;

static const odd_vp_scale *scale_of(FunctionCallInfo fcinfo, odd_text name, int boards, odd_error *error) {
    last_scale *last = fcinfo->flinfo->fn_extra;
    if (last == NULL)
        last = fcinfo->flinfo->fn_extra = MemoryContextAllocZero(fcinfo->flinfo->fn_mcxt, sizeof *last);
    if (last->len > 0 && last->scale.boards == boards && last->len == name.len &&
        memcmp(last->name, name.text, name.len) == 0)
        return &last->scale;
    last->len = 0;
    if (odd_argument_scale(&last->scale, name, boards, error) != ODD_OK)
        return NULL;
    if (name.len <= sizeof last->name) {
        memcpy(last->name, name.text, name.len);
        last->len = name.len;
    }
    return &last->scale;
}

static Datum vp(FunctionCallInfo fcinfo, bool tries) {
    enum { TEN_THOUSANDTHS = 100 };
    odd_text name = PG_NARGS() > 2 ? ARGUMENT(2) : odd_text_of("wbf");
    odd_error error;
    const odd_vp_scale *scale = scale_of(fcinfo, name, PG_GETARG_INT32(1), &error);
    if (scale != NULL)
        return odd_pg_amount((int64_t)odd_vp_for(scale, PG_GETARG_INT32(0)).own_x100 * TEN_THOUSANDTHS, 2);
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(vp)

/* ---- Double dummy and par ---------------------------------------------------------------------------------------- */

/* Returns the solver of the process, which is created when it is first needed. */
static odd_dd_solver *solver_of_process(void) {
    static odd_dd_solver *solver;
    if (solver == NULL) {
        void *memory = malloc(ODD_DD_MEMORY);
        if (memory == NULL)
            ereport(ERROR, errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory"));
        solver = odd_dd_solver_start(memory, ODD_DD_MEMORY);
    }
    return solver;
}

static bool not_interrupted(void *data) {
    (void)data;
    return !InterruptPending;
}

/* Returns a solver that stops if the statement is cancelled. */
static odd_dd_solver *solver(void) {
    odd_dd_solver *s = solver_of_process();
    odd_dd_solver_watch(s, not_interrupted, NULL);
    return s;
}

static int solve(odd_dd *table, const odd_hands *hands, odd_error *error) {
    int code;
    while ((code = odd_dd_solve(table, solver(), hands, error)) == ODD_E_STOPPED)
        CHECK_FOR_INTERRUPTS(); /* ends the statement, unless the interrupt has another cause */
    return code;
}

static Datum dd(FunctionCallInfo fcinfo, bool tries) {
    odd_hands hands;
    odd_dd table;
    odd_error error;
    odd_out out = {.resize = resize};
    if (odd_argument_hands(&hands, ARGUMENT(0), &error) == ODD_OK &&
        solve(&table, &hands, &error) == ODD_OK) {
        odd_out_char(&out, '{');
        odd_json_tricks(&out, "tricks", &table);
        odd_out_char(&out, '}');
        return out_datum(&out);
    }
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(dd)

static Datum dd_contract(FunctionCallInfo fcinfo, bool tries) {
    odd_hands hands;
    odd_error error;
    odd_seat declarer = ODD_NO_SEAT;
    odd_strain strain = ODD_NO_STRAIN;
    int tricks, code = odd_argument_hands(&hands, ARGUMENT(0), &error);
    if (code == ODD_OK)
        code = odd_argument_seat(&declarer, ARGUMENT(1), &error);
    if (code == ODD_OK)
        code = odd_argument_strain(&strain, ARGUMENT(2), &error);
    while (code == ODD_OK && (code = odd_dd_solve_contract(&tricks, solver(), &hands, strain, declarer,
                                                           &error)) == ODD_E_STOPPED) {
        CHECK_FOR_INTERRUPTS();
        code = ODD_OK;
    }
    if (code == ODD_OK)
        PG_RETURN_INT32(tricks);
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(dd_contract)

static bool find_par(FunctionCallInfo fcinfo, odd_par *par, odd_error *error) {
    odd_hands hands;
    odd_dd table;
    odd_vul vul;
    odd_seat dealer = ODD_NORTH;
    odd_text vul_text = ARGUMENT(1);
    if (odd_vul_parse(&vul, vul_text.text, vul_text.len, error) != ODD_OK ||
        (PG_NARGS() > 2 && odd_argument_seat(&dealer, ARGUMENT(2), error) != ODD_OK)) {
        error->column = 0;
        return false;
    }
    return odd_argument_hands(&hands, ARGUMENT(0), error) == ODD_OK &&
           solve(&table, &hands, error) == ODD_OK && odd_dd_par(par, &table, dealer, vul, error) == ODD_OK;
}

static Datum par(FunctionCallInfo fcinfo, bool tries) {
    odd_par best;
    odd_error error;
    if (find_par(fcinfo, &best, &error))
        PG_RETURN_INT32(best.score_pts);
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(par)

static Datum par_contracts(FunctionCallInfo fcinfo, bool tries) {
    odd_par best;
    odd_error error;
    odd_out out = {.resize = resize};
    if (find_par(fcinfo, &best, &error)) {
        odd_say_contracts(&out, &best, ODD_ASCII, ", ");
        return out_datum(&out);
    }
    fail_unless(tries, &error);
    PG_RETURN_NULL();
}
BOTH_FORMS(par_contracts)
