/* Memory of an event: zeroed, aligned, never twice the same, and refused for good once it was refused. */
#include "unit.h"
#include "base/arena.h"

/* ---- A supply of blocks, which counts, and ends where a test says ------------------------------------ */

typedef struct supply {
    void *blocks[256];
    size_t sizes[256];
    size_t count;
    size_t most; /* blocks that may be asked for */
} supply;

static void *more(void *owner, size_t bytes) {
    supply *s = owner;
    if (s->count == s->most || s->count == COUNT(s->blocks))
        return NULL;
    void *block = calloc(1, bytes > 0 ? bytes : 1);
    assert_non_null(block);
    s->blocks[s->count] = block;
    s->sizes[s->count++] = bytes;
    return block;
}

/* Only what was given may come back, whole, and once. */
static void less(void *owner, void *block, size_t bytes) {
    supply *s = owner;
    size_t at = 0;
    while (at < s->count && s->blocks[at] != block)
        at++;
    assert_true(at < s->count && s->sizes[at] == bytes);
    free(block);
    s->blocks[at] = NULL;
    s->sizes[at] = 0;
}

static odd_arena arena_on(supply *s, size_t most) {
    *s = (supply){.most = most};
    return (odd_arena){.more = more, .less = less, .owner = s};
}

static void give_back(supply *s) {
    for (size_t i = 0; i < s->count; i++)
        free(s->blocks[i]);
}

/* Whether the bytes are within one block. */
static bool within(const supply *s, const void *at, size_t bytes) {
    uintptr_t from = (uintptr_t)at;
    for (size_t i = 0; i < s->count; i++) {
        uintptr_t block = (uintptr_t)s->blocks[i];
        if (from >= block && from + bytes <= block + s->sizes[i])
            return true;
    }
    return false;
}

static bool all_are(const unsigned char *bytes, size_t count, unsigned char value) {
    for (size_t i = 0; i < count; i++)
        if (bytes[i] != value)
            return false;
    return true;
}

/* ---- Taking -------------------------------------------------------------------------------------------- */

/* Pieces of many sizes: zero when taken, aligned for any type unless they are text, and none overwrites another. */
static void test_pieces(void **state) {
    (void)state;
    enum { PIECES = 400 };
    static unsigned char *piece[PIECES];
    static size_t size[PIECES];
    supply s;
    odd_arena a = arena_on(&s, 256);
    for (size_t i = 0; i < PIECES; i++) {
        size[i] = i % 50 == 49 ? 10000 + 997 * i : 1 + i * 37 % 500;
        size_t wide = i % 3 == 0 ? 1 : i % 3 == 1 ? 2 : 24;
        size[i] -= wide > 1 ? size[i] % wide : 0;
        piece[i] = odd_arena_take(&a, size[i] / wide, wide);
        assert_non_null(piece[i]);
        CHECK(wide == 1 || (uintptr_t)piece[i] % 16 == 0, "piece %zu", i);
        CHECK(within(&s, piece[i], size[i]), "piece %zu of %zu", i, size[i]);
        CHECK(all_are(piece[i], size[i], 0), "piece %zu", i);
        memset(piece[i], (int)(1 + i % 255), size[i]);
    }
    for (size_t i = 0; i < PIECES; i++)
        CHECK(all_are(piece[i], size[i], (unsigned char)(1 + i % 255)), "piece %zu", i);
    assert_false(a.empty);
    give_back(&s);
}

/* Every size up to beyond a block, each in an arena of its own and twice in it. */
static void test_sizes(void **state) {
    (void)state;
    for (size_t size = 1; size < 70000; size += size < 64 ? 1 : 61) {
        supply s;
        odd_arena a = arena_on(&s, 8);
        for (int i = 0; i < 2; i++) {
            unsigned char *piece = odd_arena_take(&a, 1, size);
            CHECK(piece != NULL && within(&s, piece, size) && all_are(piece, size, 0), "%zu bytes", size);
            memset(piece, 0xA5, size);
        }
        give_back(&s);
    }
}

static void test_nothing_is_something(void **state) {
    (void)state;
    supply s;
    odd_arena a = arena_on(&s, 4);
    assert_non_null(odd_arena_take(&a, 0, 8));
    assert_non_null(odd_arena_take(&a, 8, 0));
    assert_false(a.empty);
    give_back(&s);
}

/* More than there can be: the product does not wrap around to something small. */
static void test_too_much(void **state) {
    (void)state;
    static const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2 + 2, SIZE_MAX / 8 + 1, SIZE_MAX - 1};
    for (size_t i = 0; i < COUNT(counts); i++)
        for (size_t size = 8; size <= 4096; size *= 2) {
            supply s;
            odd_arena a = arena_on(&s, 4);
            CHECK(odd_arena_take(&a, counts[i], size) == NULL, "%zu of %zu", counts[i], size);
            assert_int_equal(s.count, 0);
            assert_true(a.empty);
        }
    supply s;
    odd_arena a = arena_on(&s, 4);
    assert_null(odd_arena_take(&a, SIZE_MAX, 1));
    assert_null(odd_arena_take(&a, SIZE_MAX - 8, 1));
}

/* After the first refusal there is nothing more, even if a small piece would still be there. */
static void test_refusal_is_for_good(void **state) {
    (void)state;
    supply s;
    odd_arena a = arena_on(&s, 1);
    assert_non_null(odd_arena_take(&a, 1, 100));
    assert_null(odd_arena_take(&a, 1, 1000000));
    assert_true(a.empty);
    s.most = 100;
    assert_null(odd_arena_take(&a, 1, 1000000));
    give_back(&s);
    a = arena_on(&s, 0);
    assert_null(odd_arena_take(&a, 1, 1));
    assert_true(a.empty);
}

/* ---- Growing ---------------------------------------------------------------------------------------------- */

static void test_growth(void **state) {
    (void)state;
    enum { THINGS = 5000 };
    supply s;
    odd_arena a = arena_on(&s, 256);
    uint32_t *things = NULL;
    size_t cap = 0;
    for (size_t n = 0; n < THINGS; n++) {
        size_t before = cap;
        uint32_t *grown = odd_arena_grow(&a, things, n, n + 1, &cap, sizeof *things);
        assert_non_null(grown);
        CHECK(cap > n, "%zu things, room for %zu", n, cap);
        CHECK(n < before ? grown == things : cap >= 2 * before, "%zu things: from %zu to %zu", n, before,
              cap);
        CHECK(within(&s, grown, cap * sizeof *grown), "%zu things", n);
        for (size_t i = n; grown != things && i < cap; i++)
            CHECK(grown[i] == 0, "%zu things, the one at %zu", n, i);
        things = grown;
        things[n] = (uint32_t)(n * 2654435761U);
    }
    for (size_t n = 0; n < THINGS; n++)
        CHECK(things[n] == (uint32_t)(n * 2654435761U), "thing %zu", n);
    give_back(&s);
}

static size_t out(const supply *s) {
    size_t bytes = 0;
    for (size_t i = 0; i < s->count; i++)
        bytes += s->sizes[i];
    return bytes;
}

/* Where things were before they moved is not kept; pieces that share a block are, and are left alone. */
static void test_growth_gives_back(void **state) {
    (void)state;
    supply s;
    odd_arena a = arena_on(&s, 256);
    char *piece = odd_arena_take(&a, 100, 1);
    memset(piece, 7, 100);
    uint64_t *things = NULL;
    size_t cap = 0, shared = 4 * 65536;
    for (size_t n = 0; n < 300000; n++) {
        things = odd_arena_grow(&a, things, n, n + 1, &cap, sizeof *things);
        assert_non_null(things);
        things[n] = n;
        CHECK(out(&s) <= shared + cap * sizeof *things, "%zu bytes are out for %zu things", out(&s), n);
    }
    for (size_t n = 0; n < 300000; n++)
        CHECK(things[n] == n, "thing %zu", n);
    assert_true(all_are((unsigned char *)piece, 100, 7));
    odd_arena_give(&a, things, cap, sizeof *things);
    assert_true(out(&s) <= shared);
    a.less = NULL;
    odd_arena_give(&a, odd_arena_take(&a, 100000, 1), 100000, 1);
    assert_true(out(&s) >= 100000);
    give_back(&s);
}

static void test_growth_to_much_more(void **state) {
    (void)state;
    supply s;
    odd_arena a = arena_on(&s, 16);
    size_t cap = 0;
    char *things = odd_arena_grow(&a, NULL, 0, 1000, &cap, 1);
    assert_non_null(things);
    assert_true(cap >= 1000);
    assert_ptr_equal(odd_arena_grow(&a, things, 1000, cap, &cap, 1), things);
    give_back(&s);
}

/* Without memory all is as it was. */
static void test_growth_refused(void **state) {
    (void)state;
    supply s;
    odd_arena a = arena_on(&s, 1);
    size_t cap = 0;
    int *things = odd_arena_grow(&a, NULL, 0, 1, &cap, sizeof *things);
    assert_non_null(things);
    size_t before = cap;
    for (size_t i = 0; i < cap; i++)
        things[i] = (int)i;
    assert_null(odd_arena_grow(&a, things, cap, 1000000, &cap, sizeof *things));
    assert_int_equal(cap, before);
    for (size_t i = 0; i < cap; i++)
        assert_int_equal(things[i], i);
    assert_null(odd_arena_grow(&a, things, cap, SIZE_MAX, &cap, sizeof *things));
    assert_int_equal(cap, before);
    give_back(&s);
}

/* A file of short names should not take sixteen bytes for each. */
static void test_texts_are_packed(void **state) {
    (void)state;
    supply s;
    odd_arena a = arena_on(&s, 256);
    char *first = odd_arena_take(&a, 3, 1), *second = odd_arena_take(&a, 5, 1);
    assert_ptr_equal(second, first + 3);
    assert_ptr_equal(odd_arena_take(&a, 1, 8), first + 16);
    assert_ptr_equal(odd_arena_take(&a, 1, 1), first + 32);
    give_back(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pieces),
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_texts_are_packed),
        cmocka_unit_test(test_nothing_is_something),
        cmocka_unit_test(test_too_much),
        cmocka_unit_test(test_refusal_is_for_good),
        cmocka_unit_test(test_growth),
        cmocka_unit_test(test_growth_gives_back),
        cmocka_unit_test(test_growth_to_much_more),
        cmocka_unit_test(test_growth_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
