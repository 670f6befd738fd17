/* Memory from the heap and, where it is much, from the system. */
#define _DEFAULT_SOURCE /* madvise, MAP_ANONYMOUS */
#include "host/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

enum { BIG = 1 << 21, CANNOT = 2 };

/* Large pages where the system has them: a log of a million deals otherwise costs more in page faults
 * than in reading. */
void *odd_big_alloc(size_t bytes) {
    void *memory = NULL;
    if (bytes < BIG)
        return malloc(bytes > 0 ? bytes : 1);
    if (posix_memalign(&memory, BIG, bytes) != 0)
        return NULL;
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

void odd_no_memory(void) {
    fputs("oddtrick: out of memory\n", stderr);
    exit(CANNOT);
}

void *odd_alloc(size_t count, size_t size) {
    void *memory = calloc(count > 0 ? count : 1, size);
    if (memory == NULL)
        odd_no_memory();
    return memory;
}

void *odd_grow(void *items, size_t count, size_t *cap, size_t size) {
    if (count < *cap)
        return items;
    *cap = *cap == 0 ? 8 : *cap * 2;
    items = realloc(items, *cap * size);
    if (items == NULL)
        odd_no_memory();
    return items;
}

/* What stands before the memory of a block. */
typedef struct odd_block {
    struct odd_block *next;
    size_t bytes;
} odd_block;

enum { BLOCK_HEAD = (sizeof(odd_block) + 63) / 64 * 64, SLAB = 1 << 26 };

static void *keep_block(odd_blocks *blocks, odd_block *block, size_t bytes) {
    if (block == NULL)
        return NULL;
    *block = (odd_block){blocks->first, bytes};
    blocks->first = block;
    return (char *)block + BLOCK_HEAD;
}

/* Room for what a large event needs, one after the other, from the system, which gives zeros and, where it can, large
 * pages: those that are never touched cost nothing. */
static bool new_slab(odd_blocks *blocks, size_t bytes) {
    size_t all = (bytes > SLAB ? bytes : SLAB) + BLOCK_HEAD;
    odd_block *slab = mmap(NULL, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (slab == MAP_FAILED)
        return false;
#ifdef MADV_HUGEPAGE
    madvise(slab, all, MADV_HUGEPAGE);
#endif
    blocks->at = keep_block(blocks, slab, all);
    blocks->left = all - BLOCK_HEAD;
    return true;
}

static void *more(void *owner, size_t bytes) {
    odd_blocks *blocks = owner;
    if (bytes > SIZE_MAX / 2)
        return NULL;
    bytes = (bytes + BLOCK_HEAD - 1) / BLOCK_HEAD * BLOCK_HEAD;
    if (bytes + BLOCK_HEAD < BIG - blocks->given) {
        blocks->given += bytes;
        return keep_block(blocks, calloc(1, bytes + BLOCK_HEAD), bytes);
    }
    blocks->given = BIG - 1; /* it is a large one: no more small pieces */
    if (blocks->left < bytes && !new_slab(blocks, bytes))
        return NULL;
    char *block = blocks->at;
    blocks->at += bytes;
    blocks->left -= bytes;
    return block;
}

/* A small one goes back to the heap, the pages of a large one to the system. */
static void less(void *owner, void *memory, size_t bytes) {
    odd_blocks *blocks = owner;
    for (odd_block **at = &blocks->first; *at != NULL; at = &(*at)->next)
        if ((char *)*at + BLOCK_HEAD == memory && (*at)->bytes < BIG) {
            odd_block *block = *at;
            *at = block->next;
            free(block);
            return;
        }
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), from = ((uintptr_t)memory + page - 1) / page * page;
    uintptr_t end = ((uintptr_t)memory + bytes) / page * page;
    if (end > from)
        madvise((void *)from, end - from, MADV_DONTNEED);
}

static void *more_or_end(void *blocks, size_t bytes) {
    void *block = more(blocks, bytes);
    if (block == NULL)
        odd_no_memory();
    return block;
}

odd_arena odd_blocks_arena(odd_blocks *blocks) {
    return (odd_arena){.more = more, .less = less, .owner = blocks, .seed = odd_seed()};
}

odd_arena odd_blocks_sure_arena(odd_blocks *blocks) {
    odd_arena arena = odd_blocks_arena(blocks);
    arena.more = more_or_end;
    return arena;
}

uint64_t odd_seed(void) {
    uint64_t seed;
    return getrandom(&seed, sizeof seed, GRND_NONBLOCK) == (ssize_t)sizeof seed ? seed : 0;
}

void odd_blocks_free(odd_blocks *blocks) {
    for (odd_block *block = blocks->first, *next; block != NULL; block = next) {
        next = block->next;
        if (block->bytes < BIG)
            free(block);
        else
            munmap(block, block->bytes);
    }
    *blocks = (odd_blocks){0};
}
