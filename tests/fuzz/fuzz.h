/* What fuzz targets share: the entry that the fuzzer calls, a demand, memory that counts its bytes, and text that is
 * written. Knows nothing of what is fuzzed. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void require(bool condition) {
    if (!condition)
        abort();
}

/* ---- Memory: each block a list's element ---------------------------------------------------------------- */

typedef union block {
    union block *next;
    max_align_t aligned;
} block;

typedef struct heap {
    block *list;
    size_t bytes; /* that are out */
} heap;

static inline void *more(void *owner, size_t bytes) {
    heap *h = owner;
    block *b = calloc(1, sizeof *b + bytes);
    require(b != NULL);
    b->next = h->list;
    h->list = b;
    h->bytes += bytes;
    return b + 1;
}

static inline void less(void *owner, void *memory, size_t bytes) {
    heap *h = owner;
    block **at = &h->list;
    while (*at != (block *)memory - 1)
        at = &(*at)->next;
    *at = (*at)->next;
    free((block *)memory - 1);
    h->bytes -= bytes;
}

static inline void give_back(heap *h) {
    while (h->list != NULL) {
        block *next = h->list->next;
        free(h->list);
        h->list = next;
    }
}

/* ---- Text that is written --------------------------------------------------------------------------------- */

typedef struct written {
    char *text;
    size_t len, cap;
    size_t lost; /* things that the format cannot carry */
} written;

static inline void put(void *owner, const char *bytes, size_t len) {
    written *w = owner;
    if (w->len + len > w->cap) {
        w->cap = 2 * (w->len + len);
        w->text = realloc(w->text, w->cap);
        require(w->text != NULL);
    }
    memcpy(w->text + w->len, bytes, len);
    w->len += len;
}

static inline void lose(void *owner, const char *what) {
    require(what[0] != '\0');
    ((written *)owner)->lost++;
}

#endif
