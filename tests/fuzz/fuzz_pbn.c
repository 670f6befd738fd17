/* Fuzz target: any bytes as PBN. Problems have a place in the file; the export form of a file without errors is the same
 * when it is written again; what is read can be scored or says why not, and is written; memory stays in proportion. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "oddtrick_format.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
    if (!condition)
        abort();
}

/* ---- Memory ----------------------------------------------------------------------------------------------- */

typedef union block {
    union block *next;
    max_align_t aligned;
} block;

typedef struct heap {
    block *list;
    size_t bytes;
} heap;

static void *more(void *owner, size_t bytes) {
    heap *h = owner;
    block *b = calloc(1, sizeof *b + bytes);
    require(b != NULL);
    b->next = h->list;
    h->list = b;
    h->bytes += bytes;
    return b + 1;
}

static void give_back(heap *h) {
    while (h->list != NULL) {
        block *next = h->list->next;
        free(h->list);
        h->list = next;
    }
}

/* ---- Text that is written ------------------------------------------------------------------------------------ */

typedef struct text {
    char *bytes;
    size_t len, cap;
} text;

static void put(void *owner, const char *bytes, size_t len) {
    text *t = owner;
    if (t->len + len > t->cap) {
        t->cap = 2 * (t->len + len);
        t->bytes = realloc(t->bytes, t->cap);
        require(t->bytes != NULL);
    }
    memcpy(t->bytes + t->len, bytes, len);
    t->len += len;
}

static void hear_lost(void *owner, const char *what) {
    (void)owner;
    require(what[0] != '\0');
}

static text rewrite(heap *h, int from, int to, const char *bytes, size_t len) {
    text out = {0};
    odd_sink sink = {&out, put, hear_lost};
    odd_arena arena = {.more = more, .owner = h};
    odd_error error;
    require(odd_format_rewrite(from, to, NULL, &arena, bytes, len, &sink, &error) == ODD_OK);
    return out;
}

static bool same(const text *a, const text *b) {
    return a->len == b->len && (a->len == 0 || memcmp(a->bytes, b->bytes, a->len) == 0);
}

/* ---- One file ------------------------------------------------------------------------------------------------- */

/* Whether there are no errors among them. */
static bool check_problems(const odd_event *e, size_t size) {
    bool good = true;
    for (size_t i = 0; i < e->problem_count; i++) {
        const odd_error *error = &e->problems[i].error;
        require(error->code != ODD_OK && error->message[0] != '\0');
        require(error->line >= 0 && (size_t)error->line <= size + 1);
        require(error->column >= 0 && (size_t)error->column <= size + 1);
        good &= e->problems[i].warning;
    }
    return good;
}

/* Whether the file has no errors. */
static bool check_event(heap *h, int pbn, const char *bytes, size_t len, unsigned flags) {
    odd_arena arena = {.more = more, .owner = h};
    odd_event *e = odd_event_new(&arena);
    require(e != NULL);
    odd_event_import(e, pbn, NULL, bytes, len, flags);
    bool good = check_problems(e, len);
    if (odd_event_score(e) != ODD_OK)
        return good;
    text out = {0};
    odd_sink sink = {&out, put, hear_lost};
    odd_error error;
    require(odd_event_export(e, pbn, &arena, &sink, &error) == ODD_OK);
    text again = rewrite(h, pbn, pbn, out.bytes, out.len); /* it is in export form */
    require(same(&again, &out));
    free(again.bytes);
    free(out.bytes);
    return good;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    heap h = {0};
    int pbn = odd_format_named("pbn"), log = odd_format_named("event");
    char *bytes = malloc(size + 1);
    require(bytes != NULL);
    memcpy(bytes, data, size);
    odd_format_detect(bytes, size);
    text once = rewrite(&h, pbn, pbn, bytes, size), twice = rewrite(&h, pbn, pbn, once.bytes, once.len);
    text lines = rewrite(&h, pbn, log, bytes, size);
    require(h.bytes <= 2000000 + 200 * size);
    require(!check_event(&h, pbn, bytes, size, 0) || same(&once, &twice));
    check_event(&h, pbn, bytes, size, ODD_STRICT);
    free(lines.bytes);
    free(once.bytes);
    free(twice.bytes);
    free(bytes);
    give_back(&h);
    return 0;
}
