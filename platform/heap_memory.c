/* Memory from the heap; large blocks directly from the system. */
#define _GNU_SOURCE /* madvise, mremap */
#include "platform/memory.h"
#include "platform/process.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

/* Uses large pages if the system has them: with small ones, a log of a million deals costs more in page faults than in
 * reading. */
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
    void *memory;
    while ((memory = calloc(count > 0 ? count : 1, size)) == NULL)
        odd_budget_out_of_memory();
    return memory;
}

void *odd_grow(void *items, size_t count, size_t *cap, size_t size) {
    if (count < *cap)
        return items;
    *cap = *cap == 0 ? 8 : *cap * 2;
    void *grown;
    while ((grown = realloc(items, *cap * size)) == NULL)
        odd_budget_out_of_memory();
    return grown;
}

/* The header before the memory of a block. */
typedef struct odd_block {
    struct odd_block *next, *before;
    size_t bytes; /* with this */
    bool mapped;  /* from the system, and not from the heap */
    bool large;   /* in large pages */
    bool slab;    /* of many pieces */
} odd_block;

enum {
    BLOCK_HEAD = (sizeof(odd_block) + 63) / 64 * 64,
    ALONE = 1 << 18, /* a request of this size or more gets its own block from the system */
    SLAB = 1 << 26,
    MUCH = 1 << 23
};

/* Whether there is so much memory that it should be in large pages. */
static bool is_much(const odd_blocks *blocks) {
    return blocks->mapped >= MUCH;
}

/* Large pages pay off only for much memory, and for arrays that fill one: the system clears the whole of an array's last page. */
static bool wants_large(const odd_blocks *blocks, size_t bytes) {
    return bytes >= MUCH || (is_much(blocks) && bytes >= BIG);
}

static size_t rounded(size_t bytes) {
    return (bytes + BLOCK_HEAD - 1) / BLOCK_HEAD * BLOCK_HEAD;
}

/* Adds a block at the front of the list. */
static void *keep_block(odd_blocks *blocks, odd_block *block, size_t bytes, bool mapped) {
    if (block == NULL)
        return NULL;
    *block = (odd_block){.next = blocks->first, .bytes = bytes, .mapped = mapped};
    if (block->next != NULL)
        block->next->before = block;
    blocks->first = block;
    return (char *)block + BLOCK_HEAD;
}

/* Updates the list after a block has moved, or, if NULL, is gone. */
static void change_links(odd_blocks *blocks, odd_block *next, odd_block *before, odd_block *now) {
    *(before != NULL ? &before->next : &blocks->first) = now != NULL ? now : next;
    if (next != NULL)
        next->before = now != NULL ? now : before;
}

/* Zeroed memory from the system; pages that are never touched cost nothing. NULL if there is none. */
static void *map(size_t bytes) {
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED ? memory : NULL;
}

/* The same in large pages; bytes must be a multiple of their size, so that they can be moved whole. */
static void *map_large(size_t bytes) {
    char *memory = map(bytes + BIG);
    if (memory == NULL)
        return NULL;
    size_t before = (size_t)(-(uintptr_t)memory & (BIG - 1));
    if (before > 0)
        munmap(memory, before);
    munmap(memory + before + bytes, BIG - before);
    prefer_large_pages(memory + before, bytes);
    return memory + before;
}

/* ---- Pages that are cleared ahead ---------------------------------------------------------------- */

typedef struct odd_preparer {
    pthread_t thread;
    atomic_bool stop;
    char *from, *to;
} odd_preparer;

/* One large page after the other. The system refuses what it cannot do, and then the pages are cleared when they are used. */
static void *prepare(void *owner) {
    odd_preparer *p = owner;
#ifdef MADV_POPULATE_WRITE
    for (char *at = p->from; at < p->to && !p->stop; at += BIG)
        if (madvise(at, p->to - at < BIG ? (size_t)(p->to - at) : BIG, MADV_POPULATE_WRITE) != 0)
            break;
#endif
    return p;
}

/* Before a block moves or is freed; NULL: all are. */
static void end_preparing(odd_blocks *blocks, const odd_block *block) {
    odd_preparer *p = blocks->preparer;
    if (p == NULL || (block != NULL && (const char *)block != p->from))
        return;
    p->stop = true;
    pthread_join(p->thread, NULL);
    free(p);
    blocks->preparer = NULL;
}

void odd_blocks_prepare(odd_blocks *blocks, size_t bytes) {
    odd_block *largest = NULL;
    for (odd_block *block = blocks->first; block != NULL; block = block->next)
        if (block->large && !block->slab && (largest == NULL || block->bytes > largest->bytes))
            largest = block;
    end_preparing(blocks, NULL);
    if (largest == NULL)
        return;
    odd_preparer *p = calloc(1, sizeof *p);
    if (p == NULL)
        return;
    p->from = (char *)largest;
    p->to = p->from + (bytes < largest->bytes ? bytes / BIG * BIG : largest->bytes);
    if (odd_thread_start(&p->thread, prepare, p) == 0)
        blocks->preparer = p;
    else
        free(p);
}

/* ---- Blocks -------------------------------------------------------------------------------------- */

/* The size of a mapping for a block and its header. */
static size_t mapping_for(size_t bytes, bool large) {
    bytes += BLOCK_HEAD;
    return large ? (bytes + BIG - 1) / BIG * BIG : bytes;
}

/* Starts a slab, from which small pieces are cut one after the other. Where there is not much memory, perhaps only its beginning will be
 * used. */
static bool new_slab(odd_blocks *blocks) {
    bool large = is_much(blocks);
    char *slab = large ? map_large(SLAB) : map(SLAB);
    if (slab == NULL)
        return false;
    if (!large)
        prefer_large_pages(slab + BIG, SLAB - BIG);
    blocks->at = keep_block(blocks, (odd_block *)slab, SLAB, true);
    blocks->left = SLAB - BLOCK_HEAD;
    blocks->first->large = large;
    blocks->first->slab = true;
    return true;
}

/* Whether so many bytes get a block of their own. A fault of a small page takes longer than clearing it, so with much memory everything
 * that is smaller than a large page shares one. */
static bool is_alone(const odd_blocks *blocks, size_t bytes) {
    return bytes >= (is_much(blocks) ? BIG : ALONE);
}

/* A piece of a slab in large pages that was given back. To return a part of a large page to the system takes longer than to clear it. */
typedef struct odd_spare {
    struct odd_spare *next;
    size_t bytes;
} odd_spare;

/* Adds a piece to the spare ones; joins it to those beside it. */
static void keep_spare(odd_blocks *blocks, char *piece, size_t bytes) {
    for (odd_spare **at = &blocks->spare; *at != NULL;) {
        odd_spare *other = *at;
        bool before = (char *)other + other->bytes == piece;
        if (!before && (char *)other != piece + bytes) {
            at = &other->next;
            continue;
        }
        piece = before ? (char *)other : piece;
        bytes += other->bytes;
        *at = other->next;
    }
    odd_spare *spare = (odd_spare *)piece;
    *spare = (odd_spare){.next = blocks->spare, .bytes = bytes};
    blocks->spare = spare;
}

/* Cuts a piece off the end of the first spare one that is long enough; NULL if none is. */
static void *take_spare(odd_blocks *blocks, size_t bytes) {
    odd_spare **at = &blocks->spare;
    while (*at != NULL && (*at)->bytes < bytes)
        at = &(*at)->next;
    odd_spare *spare = *at;
    if (spare == NULL)
        return NULL;
    char *piece = (char *)spare + spare->bytes - bytes;
    if (spare->bytes > bytes)
        spare->bytes -= bytes;
    else
        *at = spare->next;
    return memset(piece, 0, bytes);
}

/* A block for many small items, or for one large array. */
static void *more(void *owner, size_t bytes) {
    odd_blocks *blocks = owner;
    if (bytes > SIZE_MAX / 2)
        return NULL;
    bytes = rounded(bytes);
    if (is_alone(blocks, bytes)) {
        bool large = wants_large(blocks, bytes);
        size_t all = mapping_for(bytes, large);
        odd_block *block = large ? map_large(all) : map(all);
        void *memory = keep_block(blocks, block, all, true);
        if (memory != NULL) {
            block->large = large;
            blocks->mapped += all;
        }
        return memory;
    }
    if (blocks->given + bytes < BIG && !is_much(blocks)) {
        blocks->given += bytes + BLOCK_HEAD;
        return keep_block(blocks, calloc(1, bytes + BLOCK_HEAD), bytes + BLOCK_HEAD, false);
    }
    char *piece = take_spare(blocks, bytes);
    if (piece != NULL)
        return piece;
    if (blocks->left < bytes && !new_slab(blocks))
        return NULL;
    piece = blocks->at;
    blocks->at += bytes;
    blocks->left -= bytes;
    return piece;
}

/* The block that has this memory, or the slab of which it is a piece. */
static odd_block *block_of(const odd_blocks *blocks, const void *memory) {
    uintptr_t at = (uintptr_t)memory;
    odd_block *block = blocks->first;
    while (at < (uintptr_t)block || at >= (uintptr_t)block + block->bytes)
        block = block->next;
    return block;
}

/* Moves pages instead of copying bytes. Copies only pieces of slabs, and from small pages to large ones, which would otherwise stay
 * small. */
static void *stretch(void *owner, void *memory, size_t bytes, size_t wanted) {
    (void)bytes;
    odd_blocks *blocks = owner;
    odd_block *block = block_of(blocks, memory);
    if (block->slab || !block->mapped || wanted > SIZE_MAX / 2 ||
        (!block->large && wants_large(blocks, rounded(wanted))))
        return NULL;
    end_preparing(blocks, block);
    odd_block old = *block, *now;
    size_t all = mapping_for(rounded(wanted), old.large);
    void *place = old.large ? map_large(all) : NULL;
    if (old.large && place == NULL)
        return NULL;
    now = old.large ? mremap(block, old.bytes, all, MREMAP_MAYMOVE | MREMAP_FIXED, place)
                    : mremap(block, old.bytes, all, MREMAP_MAYMOVE);
    if (now == MAP_FAILED) {
        if (old.large)
            munmap(place, all);
        return NULL;
    }
    now->bytes = all;
    blocks->mapped += all - old.bytes;
    change_links(blocks, old.next, old.before, now);
    return (char *)now + BLOCK_HEAD;
}

static void free_block(odd_block *block) {
    if (block->mapped)
        munmap(block, block->bytes);
    else
        free(block);
}

/* A piece of a slab in small pages gives these back, but keeps its addresses. */
static void less(void *owner, void *memory, size_t bytes) {
    odd_blocks *blocks = owner;
    odd_block *block = block_of(blocks, memory);
    if (!block->slab) {
        end_preparing(blocks, block);
        *(block->mapped ? &blocks->mapped : &blocks->given) -= block->bytes;
        change_links(blocks, block->next, block->before, NULL);
        free_block(block);
        return;
    }
    if (block->large) {
        keep_spare(blocks, memory, rounded(bytes));
        return;
    }
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), from = ((uintptr_t)memory + page - 1) / page * page;
    uintptr_t end = ((uintptr_t)memory + bytes) / page * page;
    if (end > from)
        madvise((void *)from, end - from, MADV_DONTNEED);
}

static void *more_or_end(void *blocks, size_t bytes) {
    void *block;
    while ((block = more(blocks, bytes)) == NULL)
        odd_budget_out_of_memory();
    return block;
}

odd_arena odd_blocks_arena(odd_blocks *blocks) {
    return (odd_arena){.more = more, .less = less, .stretch = stretch, .owner = blocks, .seed = odd_seed()};
}

odd_arena odd_blocks_exit_arena(odd_blocks *blocks) {
    odd_arena arena = odd_blocks_arena(blocks);
    arena.more = more_or_end;
    return arena;
}

uint64_t odd_seed(void) {
    uint64_t seed;
    return getrandom(&seed, sizeof seed, GRND_NONBLOCK) == (ssize_t)sizeof seed ? seed : 0;
}

void odd_blocks_free(odd_blocks *blocks) {
    end_preparing(blocks, NULL);
    for (odd_block *block = blocks->first, *next; block != NULL; block = next) {
        next = block->next;
        free_block(block);
    }
    *blocks = (odd_blocks){0};
}

/* ---- Text buffers ------------------------------------------------------------------------------- */

char *odd_heap_resize(odd_out *o, size_t cap) {
    odd_budget_resize(o, cap);
    return o->text;
}

void odd_out_free(odd_out *o) {
    free(o->text);
    *o = (odd_out)ODD_HEAP_OUT;
}
