/* Access databases (Jet 3 and 4), which Bridgemate files are: reading and writing their tables. */
#ifndef ODD_PLATFORM_ACCESS_H
#define ODD_PLATFORM_ACCESS_H

#include <stddef.h>
#include <stdint.h>

#include "base/out.h"
#include "oddtrick_format.h"

/* ==== Tables of Access databases (Jet 3 and 4), which Bridgemate files are. libmdb of mdbtools reads them in a child process. */

/* Reads a table; an odd_host.table. Rows are numbered from 1 in the order of the file; deleted rows are skipped. Whole numbers
 * are written in digits, yes and no as 1 and 0, dates as 2026-11-17 19:30:00; an empty text becomes NULL.
 *   owner    not used */
int odd_mdb_table(void *owner, const char *bytes, size_t len, const char *name,
                  const odd_row_receiver *handler, odd_error *error);

/* ---- The child process, and the messages that it writes into its pipe ---------------------------- */

/* The first byte of each message. Numbers have 32 bits, in the byte order of the machine; a text is its length and its
 * bytes. */
typedef enum odd_mdb_sign {
    ODD_MDB_COLUMNS = 'C',    /* the number of columns, and their names */
    ODD_MDB_ROW = 'R',        /* a value for each column */
    ODD_MDB_END = 'E',        /* the end of the table, and the number of rows that it should have */
    ODD_MDB_NO_TABLE = 'N',   /* there is no table with this name */
    ODD_MDB_NO_LIBRARY = 'L', /* libmdb is not available */
    ODD_MDB_BROKEN = 'B'      /* libmdb found damage */
} odd_mdb_sign;

#define ODD_MDB_NULL UINT32_MAX /* the length of a value that is NULL */
enum { ODD_MDB_COLUMNS_MAX = 256 };

/* Reads a table, writes its messages to the descriptor `to`, and ends the process. Call it only in a forked child. */
_Noreturn void odd_mdb_child(int to, const char *bytes, size_t len, const char *name);

/* ==== Writes Access databases of the version of Access 2000 (Jet 4), which Bridgemates use: a header, the catalog MSysObjects, and for
 * each table its definition, a map of its pages, and its rows. There are no indexes, relations or queries. Knows nothing about
 * bridge. */

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
