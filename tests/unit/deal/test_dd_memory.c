/* The memory of the double-dummy solver: where it begins, when it is full, and the index of many patterns of the same lengths. None of them
 * changes a result. And how far it is while it works. */
#include "dd.h"

#include "platform/double_dummy.h"

/* Memory at any alignment, and not one byte beyond it. */
static void test_memory(void **state) {
    (void)state;
    odd_hands hands = hands_of("N:AJ9.K84.Q5. KQ.AQ3.T7.9 T864..AK3.J 7.J962..AK5");
    odd_dd first, table;
    for (size_t skip = 0; skip < 3; skip++) {
        char *memory = malloc(ODD_DD_MEMORY_MIN + skip);
        odd_dd_solver *solver = odd_dd_solver_start(memory + skip, ODD_DD_MEMORY_MIN);
        assert_int_equal(odd_dd_solve(&table, solver, &hands, NULL), ODD_OK);
        if (skip == 0)
            first = table;
        assert_memory_equal(&first, &table, sizeof table);
        free(memory);
    }
}

/* Where memory is full, patterns are forgotten, and searched for again: that changes no result. */
static void test_full_memory(void **state) {
    (void)state;
    odd_hands hands = hands_of("N:A974.AT832.Q3.Q4 J32.5.AKT652.J92 Q6.QJ4.J984.AT85 KT85.K976.7.K763");
    static const uint8_t published[ODD_SEAT_COUNT] = {ODD_DD_UNKNOWN, 8, 4, 8, 5};
    odd_dd_solver *small = new_solver(ODD_DD_MEMORY_MIN), *large = new_solver(ODD_DD_MEMORY);
    uint8_t tricks[ODD_SEAT_COUNT];
    assert_int_equal(odd_dd_solve_strain(tricks, small, &hands, ODD_NT, NULL), ODD_OK);
    assert_memory_equal(tricks, published, sizeof tricks);
    assert_int_equal(odd_dd_solve_strain(tricks, large, &hands, ODD_NT, NULL), ODD_OK);
    assert_memory_equal(tricks, published, sizeof tricks);
    assert_true(small->search.crowded && !large->search.crowded);
    free(small);
    free(large);
}

/* Patterns of the same lengths that are so many that they have an index. */
static bool has_index(const odd_dd_search *s) {
    enum { LARGE = 128 };
    bool any = false;
    for (uint32_t i = 0; i <= s->slot_mask; i++)
        any = any || (s->slots[i].key >> 54 == s->epoch >> 54 && s->slots[i].room >= LARGE);
    return any;
}

/* A part of a freak deal: turned by a seat, with the suits exchanged in turn, it is the same deal. */
static void test_freak(void **state) {
    (void)state;
    odd_hands hands = hands_of("N:KJ97..AQT864. ..KJ97.AQT864 .AQT864..KJ97 AQT864.KJ97..");
    odd_dd_solver *small = new_solver(ODD_DD_MEMORY_MIN), *large = new_solver(ODD_DD_MEMORY);
    odd_dd table, tight;
    odd_dd_solver_any(small);
    assert_int_equal(odd_dd_solve(&table, large, &hands, NULL), ODD_OK);
    assert_true(has_index(&large->search));
    assert_int_equal(odd_dd_solve(&tight, small, &hands, NULL), ODD_OK);
    assert_memory_equal(&table, &tight, sizeof table);
    free(small);
    free(large);
}

/* Where a deal is the same when it is turned by one seat or two, what one declarer takes is not searched for again. Contracts are
 * searched for one by one, and must agree with the table. The last two deals are the same but for two cards. */
static void test_turned(void **state) {
    (void)state;
    static const char *const deals[] = {"N:KJ9..AQT86. ..KJ9.AQT86 .AQT86..KJ9 AQT86.KJ9..",
                                        "N:AJ8.K9.T7.3 3.AJ8.K9.T7 T7.3.AJ8.K9 K9.T7.3.AJ8",
                                        "N:AQ84.T6.93.K J5.9842.K.A7 93.K.AQ84.T6 K.A7.J5.9842",
                                        "N:AJ8.A9.T7.3 3.KJ8.K9.T7 T7.3.AJ8.K9 K9.T7.3.AJ8",
                                        "N:AQ84.T6.93.K K5.9842.K.A7 93.K.AQ84.T6 J.A7.J5.9842"};
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY);
    for (size_t i = 0; i < sizeof deals / sizeof *deals; i++) {
        odd_hands hands = hands_of(deals[i]);
        odd_dd table;
        assert_int_equal(odd_dd_solve(&table, solver, &hands, NULL), ODD_OK);
        assert_int_equal(odd_dd_solver_work(solver).found, 20);
        for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++) {
            uint8_t row[ODD_SEAT_COUNT];
            assert_int_equal(odd_dd_solve_strain(row, solver, &hands, strain, NULL), ODD_OK);
            assert_int_equal(odd_dd_solver_work(solver).found, 4);
            assert_memory_equal(row, table.tricks[strain], sizeof row);
            for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
                int tricks;
                assert_int_equal(odd_dd_solve_contract(&tricks, solver, &hands, strain, seat, NULL), ODD_OK);
                assert_int_equal(tricks, table.tricks[strain][seat]);
            }
        }
    }
    free(solver);
}

typedef struct watcher {
    odd_dd_solver *solver;
    int found, asked;
} watcher;

static bool watch(void *data) {
    watcher *w = data;
    odd_dd_work work = odd_dd_solver_work(w->solver);
    assert_int_equal(work.wanted, 20);
    assert_true(work.found >= w->found && work.found <= work.wanted);
    w->found = work.found;
    w->asked++;
    return true;
}

static void count_deals(void *data, size_t done, size_t count) {
    size_t *before = data;
    assert_true(done > *before && done <= count);
    *before = done;
}

/* How far the solver is: of one deal while it works, and of many in their order. */
static void test_progress(void **state) {
    (void)state;
    odd_hands hands[5];
    odd_dd tables[5];
    size_t done = 0;
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY);
    watcher w = {.solver = solver};
    hands[0] = hands_of("N:A974.AT832.Q3.Q4 J32.5.AKT652.J92 Q6.QJ4.J984.AT85 KT85.K976.7.K763");
    odd_dd_solver_watch(solver, watch, &w);
    assert_int_equal(odd_dd_solve(&tables[0], solver, &hands[0], NULL), ODD_OK);
    assert_true(w.asked > 1 && odd_dd_solver_work(solver).found == 20);
    free(solver);
    for (int i = 0; i < 5; i++)
        hands[i] = hands_of("N:AJ9.K84.Q5. KQ.AQ3.T7.9 T864..AK3.J 7.J962..AK5");
    assert_int_equal(odd_dd_solve_all(tables, hands, 5, (odd_dd_limits){.threads = 2, .idle = true},
                                      count_deals, &done, NULL),
                     ODD_OK);
    assert_int_equal(done, 5);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_memory), cmocka_unit_test(test_full_memory),
                                       cmocka_unit_test(test_freak), cmocka_unit_test(test_turned),
                                       cmocka_unit_test(test_progress)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
