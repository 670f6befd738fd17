/* Reads whole files. */
#ifndef ODD_CLI_FILE_H
#define ODD_CLI_FILE_H

#include "cli/cli.h"

/* The content of a file, - for standard input; the caller frees it. NULL after a message. */
char *odd_file_read(const odd_args *args, const char *path, size_t *len);

/* Says that there is no memory left, and ends the program. */
_Noreturn void odd_no_memory(void);

/* Room for one more of count items of that size; *cap is what there is room for. */
void *odd_grow(void *items, size_t count, size_t *cap, size_t size);

/* Memory for bytes that may be many; the caller frees it. NULL if there is none. */
void *odd_big_alloc(size_t bytes);

#endif
