/* The process that reads a database, and what it writes into the pipe. */
#ifndef ODD_PLATFORM_MDB_CHILD_H
#define ODD_PLATFORM_MDB_CHILD_H

#include <stddef.h>
#include <stdint.h>

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
