/* Memory of the heap, for programs that end when it runs out. */
#ifndef ODD_PLATFORM_HEAP_MEMORY_H
#define ODD_PLATFORM_HEAP_MEMORY_H

#include "oddtrick_event.h"
#include "base/out.h"

/* Reports that memory has run out, and ends the program. */
_Noreturn void odd_no_memory(void);

/* Returns zeroed memory for `count` items of `size` bytes; the caller frees it. Never NULL. */
void *odd_alloc(size_t count, size_t size);

/* Makes room for one more item in an array, and returns its address, which may be new.
 *   items    an array of the heap; may be NULL
 *   count    items in use
 *   cap      items that the array has room for; updated */
void *odd_grow(void *items, size_t count, size_t *cap, size_t size);

/* Returns memory for a large number of bytes, which the caller frees; NULL if there is not enough. */
void *odd_big_alloc(size_t bytes);

/* Blocks of zeroed memory for an arena. They are freed all at once. All zero: none. */
typedef struct odd_blocks {
    struct odd_block *first;
    size_t given;  /* bytes in blocks of the heap */
    size_t mapped; /* bytes in mapped blocks, for large arrays */
    char *at;      /* the unused part of the last slab */
    size_t left;
} odd_blocks;

void odd_blocks_free(odd_blocks *blocks);

/* Return an arena that takes its memory from blocks. If memory runs out, the first kind of arena fails; the `sure` one ends
 * the program. */
odd_arena odd_blocks_arena(odd_blocks *blocks);
odd_arena odd_blocks_sure_arena(odd_blocks *blocks);

/* Returns the seed for arenas: a random number, the same during the life of the process. */
uint64_t odd_seed(void);

/* An initializer: an empty text buffer on the heap. */
#define ODD_HEAP_OUT \
    { .resize = odd_heap_resize }

/* An odd_out.resize: takes memory of the heap, within the budget of this thread if it has one. */
char *odd_heap_resize(odd_out *o, size_t cap);

/* Frees the text of a buffer on the heap and leaves the buffer empty. */
void odd_out_free(odd_out *o);

#endif
