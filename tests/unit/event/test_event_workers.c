/* A large event that workers read, trace and compare is the same as one without workers, which is scored board by board. */
#include "unit.h"

#include "platform/memory.h"
#include "same.h"

enum { TABLES = 8400, BOARDS = 9, TEXT_MAX = BOARDS * TABLES * 24 + 4096 };

static uint64_t seed;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* In any order: the parts of a job do not depend on each other. */
static void run_backwards(void *owner, size_t parts, void (*part)(void *job, size_t i), void *job) {
    (void)owner;
    for (size_t i = parts; i > 0; i--)
        part(job, i - 1);
}

/* Boards of 8400 lines, and one of 300. The kinds of strange lines: 1 artificial scores, 2 corrections, 3 a group of a fouled
 * board; each on one board only, so that the others stay ordinary. */
static size_t write_log(char *text, const char *head, int strange) {
    size_t len = (size_t)sprintf(text, "event Large\n%s\n", head);
    for (int board = 1; board <= BOARDS; board++) {
        int tables = board == 4 ? 300 : TABLES;
        len += (size_t)sprintf(text + len, "board %d\n", board);
        for (int t = 0; t < tables; t++) {
            int ns = 2 * t + 1, ew = 2 * ((t + board) % tables) + 2;
            if (strange == 1 && board == 3 && t % 1000 == 5)
                len += (size_t)sprintf(text + len, "%d %d  ave+/ave-\n", ns, ew);
            else
                len += (size_t)sprintf(
                    text + len, "%d %d  %u%c %c %s\n", ns, ew, 1 + pick(5), "CDHSN"[pick(5)],
                    "NESW" [pick(4)], (const char *[]) { "=", "+1", "-1", "-2" }[pick(4)]);
            if (strange == 2 && board == 5 && t % 3000 == 7)
                len += (size_t)sprintf(text + len, "%d %d  1NT N =\n", ns, ew);
            if (strange == 3 && board == 6 && t == 4500)
                len += (size_t)sprintf(text + len, "board 6 group B\n");
        }
    }
    assert_true(len < TEXT_MAX);
    return len;
}

typedef struct scored {
    odd_blocks blocks;
    odd_arena arena;
    odd_event *e;
} scored;

static void score(scored *s, const char *text, size_t len, size_t workers) {
    *s = (scored){0};
    s->arena = odd_blocks_arena(&s->blocks);
    s->e = odd_event_new(&s->arena);
    if (workers > 0)
        odd_event_workers(s->e, (odd_workers){.run = run_backwards, .count = workers});
    assert_int_equal(odd_event_read(s->e, text, len), ODD_OK);
    assert_int_equal(odd_event_score(s->e), ODD_OK);
}

static void check(const char *head, int strange) {
    char *text = test_malloc(TEXT_MAX);
    size_t len = write_log(text, head, strange);
    scored alone, together;
    score(&alone, text, len, 0);
    assert_true(odd_event_about(alone.e)->play_count >= 65536); /* from which on workers score */
    for (size_t workers = UNIT_SANITIZED ? 3 : 1; workers <= 3; workers++) {
        score(&together, text, len, workers);
        const char *difference = event_difference(alone.e, together.e);
        CHECK(difference == NULL, "%s, %d, %zu workers: %s", head, strange, workers, difference);
        odd_blocks_free(&together.blocks);
    }
    odd_blocks_free(&alone.blocks);
    test_free(text);
}

static void test_ordinary(void **state) {
    (void)state;
    seed = 7;
    check("scoring matchpoints", 0);
    check("scoring cross-imps", 0);
    check("scoring butler", 0);
}

static void test_strange(void **state) {
    (void)state;
    seed = 8;
    for (int strange = 1; strange <= 3; strange++)
        check("scoring matchpoints", strange);
}

/* Ranks are numbered once more if ties are broken. */
static void test_ties(void **state) {
    (void)state;
    seed = 9;
    check("scoring matchpoints\nset tie-break countback", 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ordinary),
        cmocka_unit_test(test_strange),
        cmocka_unit_test(test_ties),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
