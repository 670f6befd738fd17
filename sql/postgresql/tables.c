/* Table functions: the lists of sql/row_lists.h. */
#include "sql/postgresql/extension.h"

#include "funcapi.h"
#include "miscadmin.h"

#include "sql/row_lists.h"

static Datum cell_datum(const odd_sql_cell *cell) {
    switch (cell->kind) {
    case ODD_SQL_INTEGER:
        return Int32GetDatum((int32)cell->number);
    case ODD_SQL_AMOUNT:
        return odd_pg_amount(cell->number, 0);
    case ODD_SQL_TEXT:
        return odd_pg_text_datum(cell->text.text, cell->text.len);
    case ODD_SQL_NULL:
        break;
    }
    return (Datum)0;
}

static void put_rows(ReturnSetInfo *into, const odd_row_list *list, int columns) {
    for (size_t row = 0; row < list->rows; row++) {
        Datum values[ODD_SQL_COLUMNS];
        bool null[ODD_SQL_COLUMNS];
        CHECK_FOR_INTERRUPTS();
        for (int i = 0; i < columns; i++) {
            const odd_sql_cell *cell = &list->cells[row * (size_t)columns + (size_t)i];
            null[i] = cell->kind == ODD_SQL_NULL;
            values[i] = cell_datum(cell);
        }
        tuplestore_putvalues(into->setResult, into->setDesc, values, null);
    }
}

/* Returns all rows of a list at once. Its memory belongs to the library, and is always freed. */
static Datum fill(FunctionCallInfo fcinfo, const char *name, bool tries) {
    const odd_table_function *f = odd_table_function_named(name);
    odd_text arguments[ODD_SQL_ARGUMENTS] = {{0}};
    odd_row_list list = {0};
    odd_error error = {0};
    for (int i = 0; i < PG_NARGS(); i++)
        arguments[i] = odd_pg_text(PG_GETARG_DATUM(i));
    InitMaterializedSRF(fcinfo, 0);
    PG_TRY();
    {
        int code = f->fill(&list, arguments, &error);
        if (code == ODD_OK)
            put_rows((ReturnSetInfo *)fcinfo->resultinfo, &list, f->column_count);
        else if (!tries || code == ODD_E_MEMORY)
            odd_pg_fail(&error);
    }
    PG_FINALLY();
    { odd_row_list_close(&list); }
    PG_END_TRY();
    return (Datum)0;
}

#define TABLE(name)                               \
    ODD_PG_FUNCTION(name) {                       \
        return fill(fcinfo, "odd_" #name, false); \
    }                                             \
    ODD_PG_FUNCTION(try_##name) {                 \
        return fill(fcinfo, "odd_" #name, true);  \
    }

TABLE(elements)
TABLE(inverse)
TABLE(event_results)
TABLE(event_standings)
