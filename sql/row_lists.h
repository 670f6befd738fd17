/* Shared by the extensions for all databases: the rows of table functions, and fields, the compared scores of a board. Knows no database. */
#ifndef ODD_SQL_ROW_LISTS_H
#define ODD_SQL_ROW_LISTS_H

#include "extend/extend.h"
#include "oddtrick.h"

/* ==== What table functions return, for every database: lists of rows with their columns. A list is made as a whole, in memory of its own, and
 * then read cell by cell. Knows nothing of any database. */

typedef enum odd_sql_kind {
    ODD_SQL_NULL,
    ODD_SQL_INTEGER, /* number */
    ODD_SQL_AMOUNT,  /* number, in ten-thousandths: see odd_amount */
    ODD_SQL_TEXT     /* text */
} odd_sql_kind;

typedef struct odd_sql_cell {
    odd_sql_kind kind;
    int64_t number;
    odd_text text;
} odd_sql_cell;

typedef struct odd_sql_column {
    const char *name;
    odd_sql_kind kind; /* of its cells that are not NULL */
} odd_sql_column;

/* The rows of one call. All zero: none. Must not move while it has rows. */
typedef struct odd_row_list {
    odd_sql_cell *cells; /* row by row */
    size_t rows;
    odd_loaded_event loaded; /* owns the memory */
} odd_row_list;

enum { ODD_SQL_ARGUMENTS = 2, ODD_SQL_COLUMNS = 16 };

/* A table function. */
typedef struct odd_table_function {
    const char *name; /* "odd_event_results" */
    const odd_sql_column *columns;
    int column_count;
    const char *arguments[ODD_SQL_ARGUMENTS]; /* their names; NULL: there are no more */
    int required;                             /* how many must be given */
    /* Makes the rows.
     *   list       all zero
     *   arguments  texts; one that is not given has text NULL
     *   returns    ODD_OK, or a code with the place in *error. The caller closes the list in any case. */
    int (*fill)(odd_row_list *list, const odd_text *arguments, odd_error *error);
} odd_table_function;

/* All table functions; the last one has no name. */
extern const odd_table_function odd_table_functions[];

/* Returns the table function with a name; NULL if there is none. */
const odd_table_function *odd_table_function_named(const char *name);

/* Frees the rows. */
void odd_row_list_close(odd_row_list *list);

/* ==== A field: all scores of a board, compared. Databases keep it as a value of bytes, which an aggregate makes once for each board; what a row
 * gets is then looked up by its score. Knows nothing of any database. */

/* The value of each row with a score. */
typedef struct odd_field_entry {
    int16_t score;
    int16_t butler;
    int32_t matchpoints;
    int32_t cross_imps;
} odd_field_entry;

/* Compares scores.
 *   len      set to the number of bytes
 *   returns  new memory, which the caller frees; NULL if there is none */
void *odd_field_make(size_t *len, const int16_t *scores, size_t count);

/* Looks a score up.
 *   bytes    at any alignment; may be anything: what is not a field is found out
 *   returns  ODD_OK; ODD_E_SYNTAX if the bytes are not a field, ODD_E_REFERENCE if the field does not have the score */
int odd_field_find(odd_field_entry *out, const void *bytes, size_t len, int score, odd_error *error);

#endif
