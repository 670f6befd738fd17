/* Writes Access databases of the version of Access 2000 (Jet 4), which Bridgemates use: a header, the catalog MSysObjects, and for
 * each table its definition, a map of its pages, and its rows. There are no indexes, relations or queries. Knows nothing about
 * bridge. */
#ifndef ODD_PLATFORM_ACCESS_WRITE_H
#define ODD_PLATFORM_ACCESS_WRITE_H

#include "base/out.h"

/* The types of columns, as numbered in the file. */
typedef enum odd_access_type {
    ODD_ACCESS_BOOLEAN = 1,
    ODD_ACCESS_INTEGER = 3,  /* 16 bits */
    ODD_ACCESS_LONG = 4,     /* 32 bits */
    ODD_ACCESS_DATETIME = 8, /* the number is of seconds since 30 December 1899 */
    ODD_ACCESS_TEXT = 10,
    ODD_ACCESS_OBJECT = 11 /* always NULL */
} odd_access_type;

typedef struct odd_access_column {
    const char *name; /* ASCII */
    odd_access_type type;
    int size;         /* of text: the most characters; longer texts are cut */
    bool auto_number; /* of LONG: the database numbers rows that have no number */
} odd_access_column;

typedef struct odd_access_value {
    bool null;
    int64_t number;
    odd_text text; /* UTF-8 */
} odd_access_value;

typedef struct odd_access_table {
    const char *name;
    const odd_access_column *columns;
    size_t column_count;            /* at most ODD_ACCESS_COLUMNS */
    const odd_access_value *values; /* row by row */
    size_t row_count;
} odd_access_table;

enum { ODD_ACCESS_COLUMNS = 64, ODD_ACCESS_TABLES = 32 };

/* Appends the database to out, which must be empty; scratch is overwritten. Returns false if a table has more rows than one map of pages can list,
 * about 2 MB of them. */
bool odd_access_write(odd_out *out, odd_out *scratch, const odd_access_table *tables, size_t count);

#endif
