/* Memory of a module that keeps nothing between calls: the blocks for arenas and texts. */
#include <stdint.h>

#include "wasm/module.h"

enum { PAGE = 1 << 16, ALIGN = 16 };

extern char __heap_base;
static size_t top;   /* where free memory begins */
static size_t dirty; /* the memory after it is still zero */

void odd_memory_reset(void) {
    top = ((size_t)&__heap_base + ALIGN - 1) / ALIGN * ALIGN;
}

void *odd_memory_more(void *owner, size_t bytes) {
    (void)owner;
    size_t size = (size_t)__builtin_wasm_memory_size(0) * PAGE;
    if (bytes > SIZE_MAX - top - PAGE - ALIGN)
        __builtin_trap();
    size_t from = top, end = (top + bytes + ALIGN - 1) / ALIGN * ALIGN;
    if (end > size && __builtin_wasm_memory_grow(0, (end - size + PAGE - 1) / PAGE) == SIZE_MAX)
        __builtin_trap();
    if (from < dirty)
        __builtin_memset((void *)from, 0, (end < dirty ? end : dirty) - from);
    dirty = end > dirty ? end : dirty;
    top = end;
    return (void *)from;
}
