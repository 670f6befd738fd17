/* The rows of an SQLite file, read page by page without SQLite: from files that are so damaged that SQLite refuses them. Rows
 * are found on every page that can be read, whether or not a table still leads there. The formats are those of
 * "Database File Format" in SQLite's documents. */
#ifndef ODD_PLATFORM_STORE_SQLITE_PAGES_H
#define ODD_PLATFORM_STORE_SQLITE_PAGES_H

#include "oddtrick.h"

typedef enum odd_page_type { ODD_VALUE_NULL, ODD_VALUE_INT, ODD_VALUE_TEXT, ODD_VALUE_BLOB } odd_page_type;

typedef struct odd_page_value {
    odd_page_type type;
    int64_t number;
    odd_text bytes;
} odd_page_value;

enum { ODD_ROW_COLUMNS = 8 }; /* rows with more are none of ours */

typedef struct odd_page_row {
    bool in_table; /* of an ordinary table: rowid is set; else of an index or a table without rowid */
    int64_t rowid;
    int count;
    odd_page_value column[ODD_ROW_COLUMNS];
} odd_page_row;

typedef struct odd_pages odd_pages;

/* Reads the file, and what is committed in the -wal beside it; writes nothing. NULL with the reason in errno. */
odd_pages *odd_pages_open(const char *path);
void odd_pages_close(odd_pages *pages); /* NULL is nothing to close */

/* Gives all rows that can be read; their texts last as long as the pages are open. False if there is no memory. */
bool odd_pages_rows(odd_pages *pages, bool (*take)(void *owner, const odd_page_row *row), void *owner);

#endif
