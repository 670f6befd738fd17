/* Memory from the heap and, where it is much, from the system. */
#define _GNU_SOURCE /* madvise, mremap */
#include "host/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

enum { BIG = 1 << 21, CANNOT = 2 };

static void prefer_large_pages(void *memory, size_t bytes) {
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);
#else
    (void)memory, (void)bytes;
#endif
}

/* Large pages where the system has them: a log of a million deals otherwise costs more in page faults
 * than in reading. */
void *odd_big_alloc(size_t bytes) {
    void *memory = NULL;
    if (bytes < BIG)
        return malloc(bytes > 0 ? bytes : 1);
    if (posix_memalign(&memory, BIG, bytes) != 0)
        return NULL;
    prefer_large_pages(memory, bytes);
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
    struct odd_block *next, *before;
    size_t bytes; /* with this */
    bool mapped;  /* from the system, and not from the heap */
} odd_block;

enum {
    BLOCK_HEAD = (sizeof(odd_block) + 63) / 64 * 64,
    ALONE = 1 << 18, /* from here on a block of its own from the system */
    SLAB = 1 << 26,
    LARGE_PAGES = 1 << 23 /* from here on: an array that ends within a large page has all of it */
};

static size_t rounded(size_t bytes) {
    return (bytes + BLOCK_HEAD - 1) / BLOCK_HEAD * BLOCK_HEAD;
}

/* Puts it before the others. */
static void *keep_block(odd_blocks *blocks, odd_block *block, size_t bytes, bool mapped) {
    if (block == NULL)
        return NULL;
    *block = (odd_block){.next = blocks->first, .bytes = bytes, .mapped = mapped};
    if (block->next != NULL)
        block->next->before = block;
    blocks->first = block;
    return (char *)block + BLOCK_HEAD;
}

/* It is elsewhere now, or, if NULL, gone. */
static void change_links(odd_blocks *blocks, odd_block *next, odd_block *before, odd_block *now) {
    *(before != NULL ? &before->next : &blocks->first) = now != NULL ? now : next;
    if (next != NULL)
        next->before = now != NULL ? now : before;
}

/* From the system, which gives zeros; pages that are never touched cost nothing. */
static void *map_block(odd_blocks *blocks, size_t bytes) {
    odd_block *block = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return block != MAP_FAILED ? keep_block(blocks, block, bytes, true) : NULL;
}

/* Room for many pieces, one after the other. */
static bool new_slab(odd_blocks *blocks) {
    char *slab = map_block(blocks, SLAB);
    if (slab == NULL)
        return false;
    prefer_large_pages(slab - BLOCK_HEAD + LARGE_PAGES, SLAB - LARGE_PAGES);
    blocks->at = slab;
    blocks->left = SLAB - BLOCK_HEAD;
    return true;
}

/* A block for many things, or what a large array needs. */
static void *more(void *owner, size_t bytes) {
    odd_blocks *blocks = owner;
    if (bytes > SIZE_MAX / 2)
        return NULL;
    bytes = rounded(bytes);
    if (bytes >= ALONE) {
        void *memory = map_block(blocks, bytes + BLOCK_HEAD);
        if (memory != NULL && bytes >= LARGE_PAGES)
            prefer_large_pages((char *)memory - BLOCK_HEAD, bytes + BLOCK_HEAD);
        return memory;
    }
    if (blocks->given + bytes < BIG) {
        blocks->given += bytes;
        return keep_block(blocks, calloc(1, bytes + BLOCK_HEAD), bytes + BLOCK_HEAD, false);
    }
    if (blocks->left < bytes && !new_slab(blocks))
        return NULL;
    char *piece = blocks->at;
    blocks->at += bytes;
    blocks->left -= bytes;
    return piece;
}

/* Pages move, bytes do not. */
static void *stretch(void *owner, void *memory, size_t bytes, size_t wanted) {
    odd_blocks *blocks = owner;
    odd_block *block = (odd_block *)((char *)memory - BLOCK_HEAD);
    if (rounded(bytes) < ALONE || wanted > SIZE_MAX / 2)
        return NULL;
    odd_block *next = block->next, *before = block->before;
    size_t all = rounded(wanted) + BLOCK_HEAD;
    odd_block *now = mremap(block, block->bytes, all, MREMAP_MAYMOVE);
    if (now == MAP_FAILED)
        return NULL;
    now->bytes = all;
    change_links(blocks, next, before, now);
    if (all >= LARGE_PAGES)
        prefer_large_pages(now, all);
    return (char *)now + BLOCK_HEAD;
}

static void free_block(odd_block *block) {
    if (block->mapped)
        munmap(block, block->bytes);
    else
        free(block);
}

/* A piece of a slab gives its pages back, and keeps its place. */
static void less(void *owner, void *memory, size_t bytes) {
    odd_blocks *blocks = owner;
    odd_block *block = blocks->first;
    while (block != NULL && (char *)block + BLOCK_HEAD != memory)
        block = block->next;
    if (block != NULL && (!block->mapped || rounded(bytes) >= ALONE)) {
        blocks->given -= block->mapped ? 0 : block->bytes - BLOCK_HEAD;
        change_links(blocks, block->next, block->before, NULL);
        free_block(block);
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
    return (odd_arena){.more = more, .less = less, .stretch = stretch, .owner = blocks, .seed = odd_seed()};
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
        free_block(block);
    }
    *blocks = (odd_blocks){0};
}
