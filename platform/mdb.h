/* The tables of Access databases (Jet 3 and 4, which Bridgemate files are), by libmdb of mdbtools. */
#ifndef ODD_PLATFORM_MDB_H
#define ODD_PLATFORM_MDB_H

#include "oddtrick_format.h"

/* For odd_host.table; the owner is not looked at. Rows are numbered from 1, as the file has them; those that were deleted
 * are left out. Values last as long as the call: text as it is, whole numbers in digits, yes and no as 1 and 0, dates as
 * 2026-11-17 19:30:00. A text without characters is given as none. */
int odd_mdb_table(void *owner, const char *bytes, size_t len, const char *name, const odd_table *hearer,
                  odd_error *error);

#endif
