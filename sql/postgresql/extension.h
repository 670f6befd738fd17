/* Shared by the files of the PostgreSQL extension. */
#ifndef ODD_SQL_POSTGRESQL_EXTENSION_H
#define ODD_SQL_POSTGRESQL_EXTENSION_H

#include "postgres.h"

#include "fmgr.h"

#include "oddtrick.h"

/* A function of SQL. */
#define ODD_PG_FUNCTION(name)                          \
    PG_FUNCTION_INFO_V1(odd_pg_##name);                \
    PGDLLEXPORT Datum odd_pg_##name(PG_FUNCTION_ARGS); \
    Datum odd_pg_##name(PG_FUNCTION_ARGS)

/* Ends the statement with an error: "column 6: 4S cannot have that many overtricks: at most 3". */
_Noreturn void odd_pg_fail(const odd_error *error);

/* Returns an argument as UTF-8, without copying if it is not compressed and the database is UTF-8. */
odd_text odd_pg_text(Datum datum);

/* Returns a text as a value of SQL. */
Datum odd_pg_text_datum(const char *text, size_t len);

/* Returns a score; ends the statement if the number is not one. */
int16_t odd_pg_score_of(int32 score);

/* Returns a packed result; ends the statement if the number is not one. */
odd_packed odd_pg_packed_of(int32 number);

/* Returns the memory that holds the states of an aggregate. */
MemoryContext odd_pg_aggregate_memory(FunctionCallInfo fcinfo);

/* Returns ten-thousandths as a number of SQL, with at least so many decimals. */
Datum odd_pg_amount(int64_t amount, int decimals);

#endif
