/* Reads whole files. */
#ifndef ODD_CLI_FILE_H
#define ODD_CLI_FILE_H

#include "cli/cli.h"
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

/* Says that there is no memory left, and ends the program. */
_Noreturn void odd_no_memory(void);

/* Zeroed memory for so many of that size; the caller frees it. Ends the program if there is none. */
void *odd_alloc(size_t count, size_t size);

/* Room for one more of count items of that size; *cap is what there is room for. */
void *odd_grow(void *items, size_t count, size_t *cap, size_t size);

/* Memory for bytes that may be many; the caller frees it. NULL if there is none. */
void *odd_big_alloc(size_t bytes);

/* Memory that is zero, in blocks that are given back all at once: what an arena of the library asks for. */
typedef struct odd_blocks {
    struct odd_block *first;
    size_t given; /* in small ones */
    char *at;     /* what is left of a large one */
    size_t left;
} odd_blocks;

void *odd_blocks_more(void *blocks, size_t bytes);
void odd_blocks_free(odd_blocks *blocks);

/* An arena that does not fail: the program ends when there is no memory. */
odd_arena odd_blocks_arena(odd_blocks *blocks);

#endif
