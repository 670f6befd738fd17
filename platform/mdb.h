/* The tables of Access databases (Jet 3 and 4, which Bridgemate files are), by libmdb of mdbtools. */
#ifndef ODD_PLATFORM_MDB_H
#define ODD_PLATFORM_MDB_H

#include <stddef.h>
#include <stdint.h>

#include "oddtrick_format.h"

/* For odd_host.table; the owner is not looked at. Rows are numbered from 1, as the file has them; those that were deleted
 * are left out. Values last as long as the call: text as it is, whole numbers in digits, yes and no as 1 and 0, dates as
 * 2026-11-17 19:30:00. A text without characters is given as none. */
int odd_mdb_table(void *owner, const char *bytes, size_t len, const char *name, const odd_table *handler,
                  odd_error *error);

/* ---- The child process, and the messages that it writes into its pipe ---------------------------- */

/* The process that reads a database, and what it writes into the pipe. */

/* Each message begins with a byte that says what it is. A text is its length, 32 bits as the machine has them, and its
 * bytes. */
typedef enum odd_mdb_sign {
    ODD_MDB_COLUMNS = 'C',    /* their number, 32 bits, and their names */
    ODD_MDB_ROW = 'R',        /* as many values */
    ODD_MDB_END = 'E',        /* of the table; and how many rows it should have, 32 bits */
    ODD_MDB_NO_TABLE = 'N',   /* of that name */
    ODD_MDB_NO_LIBRARY = 'L', /* */
    ODD_MDB_BROKEN = 'B'      /* what libmdb itself has noticed */
} odd_mdb_sign;

#define ODD_MDB_NULL UINT32_MAX /* as a length: no value */
enum { ODD_MDB_COLUMNS_MAX = 256 };

/* Reads the table and writes it to the file; ends the process. Only the child that was forked for it may call it. */
_Noreturn void odd_mdb_child(int to, const char *bytes, size_t len, const char *name);

#endif
