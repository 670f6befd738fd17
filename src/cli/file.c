/* Reads whole files, and gives memory for what is read. */
#define _DEFAULT_SOURCE /* madvise, MAP_ANONYMOUS */
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/file.h"

enum { FIRST_READ = 1 << 12, BIG = 1 << 21, MAPPED = 1 << 22, PAGE = 1 << 12 };
#define FILE_MAX_BYTES ((size_t)1 << 30)

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

/* How much to make room for at first: the size of the file, where it has one. */
static size_t first_size(FILE *file) {
    struct stat info;
    if (fstat(fileno(file), &info) == 0 && S_ISREG(info.st_mode) && info.st_size >= 0 &&
        (size_t)info.st_size < FILE_MAX_BYTES)
        return (size_t)info.st_size + FIRST_READ;
    return FIRST_READ;
}

static char *read_all(FILE *file, size_t *len) {
    size_t cap = first_size(file);
    char *text = odd_big_alloc(cap);
    *len = 0;
    while (text != NULL) {
        *len += fread(text + *len, 1, cap - *len, file);
        if (*len < cap)
            return text;
        if (cap >= FILE_MAX_BYTES) {
            errno = EFBIG;
            break;
        }
        cap *= 2;
        char *more = realloc(text, cap);
        if (more == NULL)
            break;
        text = more;
    }
    free(text);
    return NULL;
}

void odd_no_memory(void) {
    fputs("oddtrick: out of memory\n", stderr);
    exit(ODD_EXIT_CANNOT);
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

void *odd_blocks_more(void *owner, size_t bytes) {
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

static void *more_or_end(void *blocks, size_t bytes) {
    void *block = odd_blocks_more(blocks, bytes);
    if (block == NULL)
        odd_no_memory();
    return block;
}

odd_arena odd_blocks_arena(odd_blocks *blocks) {
    return (odd_arena){.more = more_or_end, .owner = blocks};
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

char *odd_file_beside(const odd_args *args, const char *other, odd_text name, char *path, size_t cap,
                      size_t *len) {
    const char *slash = strrchr(other, '/');
    int folder = name.text[0] == '/' || slash == NULL ? 0 : (int)(slash - other) + 1;
    if (snprintf(path, cap, "%.*s%.*s", folder, other, (int)name.len, name.text) < (int)cap)
        return odd_file_read(args, path, len);
    odd_complain(args, "the name of a file is too long");
    return NULL;
}

char *odd_file_read(const odd_args *args, const char *path, size_t *len) {
    bool is_stdin = strcmp(path, "-") == 0;
    FILE *file = is_stdin ? stdin : fopen(path, "rb");
    char *text = file != NULL ? read_all(file, len) : NULL;
    if (text != NULL && ferror(file)) {
        free(text);
        text = NULL;
    }
    if (text == NULL)
        odd_complain(args, "cannot read %s: %s", is_stdin ? "standard input" : path, strerror(errno));
    if (file != NULL && !is_stdin)
        fclose(file);
    return text;
}

const char *odd_file_map(const char *path, size_t *len) {
    struct stat info;
    bool is_stdin = strcmp(path, "-") == 0;
    int file = is_stdin ? STDIN_FILENO : open(path, O_RDONLY);
    bool large = file >= 0 && fstat(file, &info) == 0 && S_ISREG(info.st_mode) && info.st_size >= MAPPED &&
                 (size_t)info.st_size < FILE_MAX_BYTES && (!is_stdin || lseek(file, 0, SEEK_CUR) == 0);
    *len = large ? (size_t)info.st_size : 0;
    void *text = large ? mmap(NULL, *len, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
    if (file >= 0 && !is_stdin)
        close(file);
    if (text == MAP_FAILED)
        return NULL;
    madvise(text, *len, MADV_SEQUENTIAL);
    return text;
}

void odd_file_unmap(const char *text, size_t len) {
    munmap((void *)(uintptr_t)text, len);
}

void odd_file_forget(const char *text, size_t len) {
    uintptr_t from = ((uintptr_t)text + PAGE - 1) / PAGE * PAGE, to = ((uintptr_t)text + len) / PAGE * PAGE;
    if (from < to)
        madvise((void *)from, to - from, MADV_DONTNEED);
}
