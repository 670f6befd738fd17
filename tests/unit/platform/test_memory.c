/* Memory from the heap and the system under an arena: arrays that grow beside each other, through every way that there is,
 * keep what is in them, and are zero behind it. */
#include "unit.h"
#include "base/arena.h"
#include "platform/memory.h"

enum { ARRAYS = 6 };

typedef struct array {
    uint32_t *items;
    size_t count, cap;
} array;

/* What stands at a place of an array. */
static uint32_t item(size_t which, size_t at) {
    return (uint32_t)(at * 2654435761u + which * 97);
}

static void check_array(const array *a, size_t which) {
    for (size_t i = 0; i < a->count; i++)
        CHECK(a->items[i] == item(which, i), "array %zu of %zu, at %zu", which, a->count, i);
    for (size_t i = a->count; i < a->cap; i++)
        CHECK(a->items[i] == 0, "array %zu of %zu, behind at %zu", which, a->count, i);
}

static void add_items(odd_arena *arena, array *a, size_t which, size_t count) {
    uint32_t *items = odd_arena_grow(arena, a->items, a->count, a->count + count, &a->cap, sizeof *items);
    assert_non_null(items);
    a->items = items;
    for (; count > 0; count--, a->count++)
        items[a->count] = item(which, a->count);
}

/* From a few bytes to megabytes, in steps of all sizes, with small things between them. */
static void test_arrays_beside_each_other(void **state) {
    (void)state;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    array arrays[ARRAYS] = {0};
    uint32_t random = 1;
    for (int step = 0; step < 1200; step++) {
        random = random * 1664525 + 1013904223;
        size_t which = random >> 8 & 7;
        if (which < ARRAYS)
            add_items(&arena, &arrays[which], which, (size_t)1 << (random >> 16) % 14);
        else
            assert_non_null(odd_arena_take(&arena, random >> 20, 1));
        if (step % 100 == 99)
            for (size_t i = 0; i < ARRAYS; i++)
                check_array(&arrays[i], i);
    }
    CHECK(arrays[0].cap * sizeof(uint32_t) > (1 << 19), "only %zu", arrays[0].cap);
    odd_blocks_free(&blocks);
}

/* A large one goes through large pages, and moves whatever stands behind it in memory. */
static void test_much(void **state) {
    (void)state;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    array arrays[2] = {0};
    for (int step = 0; step < 40; step++)
        for (size_t i = 0; i < 2; i++)
            add_items(&arena, &arrays[i], i, 200000);
    for (size_t i = 0; i < 2; i++)
        check_array(&arrays[i], i);
    odd_blocks_free(&blocks);
}

/* Pages that are cleared ahead are zero, and stay so when their array is prepared again, grows, moves or is given back. */
static void test_prepared(void **state) {
    (void)state;
    for (int turn = 0; turn < 12; turn++) {
        odd_blocks blocks = {0};
        odd_arena arena = odd_blocks_arena(&blocks);
        array a = {0}, b = {0};
        odd_blocks_prepare(&blocks, 1 << 24); /* there is nothing yet */
        a.items = odd_arena_grow(&arena, NULL, 0, 6000000, &a.cap, sizeof *a.items);
        assert_non_null(a.items);
        odd_blocks_prepare(&blocks, turn % 4 == 3 ? (size_t)1 << 40 : 20000000);
        add_items(&arena, &b, 1, 100000);
        add_items(&arena, &a, 0, 100000 + 400000 * (size_t)turn);
        check_array(&a, 0);
        if (turn % 3 == 1)
            odd_blocks_prepare(&blocks, 24000000);
        if (turn % 3 == 2)
            odd_arena_give(&arena, a.items, a.cap, sizeof *a.items);
        else
            add_items(&arena, &a, 0, 7000000);
        if (turn % 3 != 2)
            check_array(&a, 0);
        check_array(&b, 1);
        odd_blocks_free(&blocks);
        assert_null(blocks.preparer);
    }
}

/* What is given back in any order leaves the rest as it is, and all of it can be taken again. */
static void test_giving_back(void **state) {
    (void)state;
    static const size_t sizes[] = {20000, 60000, 262080, 262144, 300000, 1333248, 2097000, 9000000};
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    unsigned char *taken[64] = {0};
    for (size_t step = 0; step < 2000; step++) {
        size_t at = step * 37 % COUNT(taken), size = sizes[at % COUNT(sizes)];
        unsigned char *t = taken[at];
        if (t != NULL) {
            CHECK(t[0] == at + 1 && t[size - 1] == at + 1, "step %zu, %zu bytes", step, size);
            odd_arena_give(&arena, t, size, 1);
            taken[at] = NULL;
            continue;
        }
        taken[at] = t = odd_arena_take(&arena, size, 1);
        assert_non_null(t);
        CHECK(t[0] == 0 && t[size / 2] == 0 && t[size - 1] == 0, "step %zu, %zu bytes", step, size);
        t[0] = t[size - 1] = (unsigned char)(at + 1);
    }
    odd_blocks_free(&blocks);
}

static bool all_zero(const unsigned char *bytes, size_t count) {
    return count == 0 || (bytes[0] == 0 && memcmp(bytes, bytes + 1, count - 1) == 0);
}

/* Beside much memory, arrays of middle size share large pages. Those given back are used again, joined and cut, and are zero. */
static void test_pieces_used_again(void **state) {
    (void)state;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    assert_non_null(odd_arena_take(&arena, 20000000, 1));
    unsigned char *pieces[5], *after;
    for (size_t i = 0; i < COUNT(pieces); i++)
        assert_non_null(pieces[i] = odd_arena_take(&arena, 400000, 1));
    assert_non_null(after = odd_arena_take(&arena, 400000, 1));
    memset(after, 7, 400000);
    const char *end = blocks.at;
    static const size_t order[] = {1, 3, 0, 4,
                                   2}; /* between others, before and behind spare ones, and what joins two */
    for (size_t i = 0; i < COUNT(order); i++) {
        memset(pieces[order[i]], 1, 400000);
        odd_arena_give(&arena, pieces[order[i]], 400000, 1);
    }
    for (int turn = 0; turn < 200; turn++) {
        unsigned char *large = odd_arena_take(&arena, 1900000, 1), *small = odd_arena_take(&arena, 90000, 1);
        assert_non_null(large);
        assert_non_null(small);
        assert_true(all_zero(large, 1900000) && all_zero(small, 90000));
        memset(large, 2, 1900000);
        memset(small, 3, 90000);
        assert_int_equal(large[1899999], 2);
        odd_arena_give(&arena, turn % 2 == 0 ? large : small, turn % 2 == 0 ? 1900000 : 90000, 1);
        odd_arena_give(&arena, turn % 2 == 0 ? small : large, turn % 2 == 0 ? 90000 : 1900000, 1);
    }
    assert_ptr_equal(blocks.at, end); /* nothing new was needed */
    for (size_t i = 0; i < 400000; i++)
        assert_int_equal(after[i], 7);
    odd_blocks_free(&blocks);
}

static void test_too_much(void **state) {
    (void)state;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    size_t cap = 0;
    uint64_t *items = odd_arena_grow(&arena, NULL, 0, 100000, &cap, sizeof *items);
    assert_non_null(items);
    items[99999] = 7;
    assert_null(odd_arena_grow(&arena, items, 100000, (size_t)1 << 57, &cap, sizeof *items));
    assert_int_equal(items[99999], 7);
    assert_true(cap < (size_t)1 << 20);
    odd_blocks_free(&blocks);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_arrays_beside_each_other),
        cmocka_unit_test(test_much),
        cmocka_unit_test(test_prepared),
        cmocka_unit_test(test_giving_back),
        cmocka_unit_test(test_pieces_used_again),
        cmocka_unit_test(test_too_much),
    };
    return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
