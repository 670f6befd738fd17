/* Memory for programs, which have a heap: where there is none left, they end. */
#ifndef ODD_PLATFORM_HEAP_MEMORY_H
#define ODD_PLATFORM_HEAP_MEMORY_H

#include "oddtrick_event.h"
#include "base/out.h"

/* Says that out of memory, and ends the program. */
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
    size_t given;  /* in blocks of the heap */
    size_t mapped; /* in those of large arrays */
    char *at;      /* what is left of the last slab */
    size_t left;
} odd_blocks;

void odd_blocks_free(odd_blocks *blocks);

/* An arena on them, which is empty when there is no memory; or one that does not fail: the program ends then. */
odd_arena odd_blocks_arena(odd_blocks *blocks);
odd_arena odd_blocks_sure_arena(odd_blocks *blocks);

/* The seed of an arena: another one in every process, which no file knows. */
uint64_t odd_seed(void);

/* An empty text buffer on the heap, as an initializer. */
#define ODD_HEAP_OUT \
    { .resize = odd_heap_resize }

/* For odd_out.resize: memory of the heap, within the budget of this thread if it has one. */
char *odd_heap_resize(odd_out *o, size_t cap);

/* Frees the text of a buffer on the heap, which is then an empty one. */
void odd_out_free(odd_out *o);

#endif
