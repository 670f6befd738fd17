/* Memory of a module that keeps events between calls: blocks that are allocated and freed in any order; and
 * blocks of one call, which are freed when the next call begins. */
#include <stdint.h>

#include "wasm/module.h"

enum { PAGE = 1 << 16, ALIGN = 16 };

/* The head of each block: its length, including this head; and the next free block by address. */
typedef struct block {
    size_t bytes;
    struct block *next;
    size_t unused[2]; /* aligns the memory after it */
} block;

static block *available;
static size_t end;          /* of what is in blocks */
static block *of_this_call; /* by next */

_Static_assert(sizeof(block) % ALIGN == 0, "what is behind the head is aligned");

/* ---- Blocks -------------------------------------------------------------------------------------- */

/* Adds a block at the end of the memory. */
static block *grow(size_t bytes) {
    size_t size = (size_t)__builtin_wasm_memory_size(0) * PAGE;
    if (end == 0)
        end = size; /* the initial memory belongs to the modules */
    if (bytes > SIZE_MAX - end - PAGE)
        __builtin_trap();
    if (end + bytes > size &&
        __builtin_wasm_memory_grow(0, (end + bytes - size + PAGE - 1) / PAGE) == SIZE_MAX)
        __builtin_trap();
    block *b = (block *)end;
    end += bytes;
    return b;
}

/* Returns the first free block that is large enough; the rest of it stays free. NULL if there is none. */
static block *find(size_t bytes) {
    for (block **at = &available; *at != NULL; at = &(*at)->next) {
        block *b = *at;
        if (b->bytes < bytes)
            continue;
        if (b->bytes - bytes < 4 * sizeof(block)) {
            *at = b->next;
            return b;
        }
        block *rest = (block *)((char *)b + bytes);
        *rest = (block){.bytes = b->bytes - bytes, .next = b->next};
        *at = rest;
        b->bytes = bytes;
        return b;
    }
    return NULL;
}

void *odd_heap_take(void *owner, size_t bytes) {
    (void)owner;
    if (bytes > SIZE_MAX - sizeof(block) - ALIGN)
        __builtin_trap();
    size_t all = (bytes + sizeof(block) + ALIGN - 1) / ALIGN * ALIGN;
    block *b = find(all);
    if (b == NULL) {
        b = grow(all);
        b->bytes = all;
    }
    __builtin_memset(b + 1, 0, b->bytes - sizeof *b);
    return b + 1;
}

/* Joins free neighbours. */
static void join(block *b) {
    while (b->next != NULL && (char *)b + b->bytes == (char *)b->next) {
        b->bytes += b->next->bytes;
        b->next = b->next->next;
    }
}

void odd_heap_give(void *owner, void *memory, size_t bytes) {
    (void)owner;
    (void)bytes;
    block *b = (block *)memory - 1, *before = NULL;
    for (block *at = available; at != NULL && at < b; at = at->next)
        before = at;
    b->next = before != NULL ? before->next : available;
    if (before != NULL)
        before->next = b;
    else
        available = b;
    join(b);
    if (before != NULL)
        join(before);
}

/* ---- Of one call ---------------------------------------------------------------------------------- */

void odd_memory_reset(void) {
    while (of_this_call != NULL) {
        block *b = of_this_call;
        of_this_call = b->next;
        odd_heap_give(NULL, b + 1, 0);
    }
}

void *odd_memory_more(void *owner, size_t bytes) {
    block *b = (block *)odd_heap_take(owner, bytes) - 1;
    b->next = of_this_call;
    of_this_call = b;
    return b + 1;
}
