/* Tables of Access databases (Jet 3 and 4), which Bridgemate files are. libmdb of mdbtools reads them in a child process. */
#ifndef ODD_PLATFORM_MDB_H
#define ODD_PLATFORM_MDB_H

#include <stddef.h>
#include <stdint.h>

#include "oddtrick_format.h"

/* Reads a table; an odd_host.table. Rows are numbered from 1 in the order of the file; deleted rows are skipped. Whole numbers
 * are written in digits, yes and no as 1 and 0, dates as 2026-11-17 19:30:00; an empty text becomes NULL.
 *   owner    not used */
int odd_mdb_table(void *owner, const char *bytes, size_t len, const char *name, const odd_table *handler,
                  odd_error *error);

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

#endif
