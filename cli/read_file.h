/* Reads whole files. */
#ifndef ODD_CLI_READ_FILE_H
#define ODD_CLI_READ_FILE_H

#include "cli/cli.h"
#include "platform/heap_memory.h"
#include "oddtrick_event.h"

/* The content of a file, - for standard input; the caller frees it. NULL after a message. */
char *odd_file_read(const odd_args *args, const char *path, size_t *len);

/* A large regular file as it lies in the system's memory, without a copy; NULL if it is none. Give it back with
 * odd_file_unmap. It must not be made shorter meanwhile. */
const char *odd_file_map(const char *path, size_t *len);
void odd_file_unmap(const char *text, size_t len);

/* Pages of such a file are not needed for now: they need not stay in this program's memory. */
void odd_file_forget(const char *text, size_t len);

/* The content of a file that another one names: beside it, unless the name begins with a slash. The path is written
 * to `path`, for messages. NULL after a message. */
char *odd_file_beside(const odd_args *args, const char *other, odd_text name, char *path, size_t cap,
                      size_t *len);

#endif
