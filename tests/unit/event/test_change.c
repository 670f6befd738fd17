/* What a line would change: standings before and after it, compared the slow way. */
#include "movement.h"

static test_event then; /* the event with the line */
static test_event list; /* holds the memory of the changes */
static odd_changes changes;

static int teardown(void **state) {
    event_close(&then);
    event_close(&list);
    return event_teardown(state);
}

/* Compares a log with the same and more lines. */
static void compare(const char *log, const char *more) {
    event_good(log);
    event_open(&then, SIZE_MAX);
    event_read(&then, log, strlen(log));
    event_read(&then, more, strlen(more));
    assert_int_equal(event_score(&then), ODD_OK);
    event_open(&list, SIZE_MAX);
    assert_int_equal(odd_event_changes(&changes, now.e, then.e, &list.arena), ODD_OK);
}

static const odd_contestant *contestant(const odd_change *c) {
    return c->standing[1] != NULL ? odd_contestant_at(then.e, c->standing[1]->who)
                                  : odd_contestant_at(now.e, c->standing[0]->who);
}

static const odd_change *change_of(const char *id, odd_side direction) {
    for (size_t i = 0; i < changes.count; i++) {
        const odd_contestant *c = contestant(&changes.list[i]);
        if (c->id.len == strlen(id) && memcmp(c->id.text, id, c->id.len) == 0 && c->direction == direction)
            return &changes.list[i];
    }
    return NULL;
}

/* Of two tables a pair each beats the other: everything is known by hand. */
#define FOUR "pair 1 A\npair 2 B\npair 3 C\npair 4 D\nboard 1\n1 2 4S N =\n3 4 4S N +1\n"

static void test_nothing_changes(void **state) {
    (void)state;
    compare(FOUR, "");
    assert_int_equal(changes.count, 0);
    assert_int_equal(changes.ranks, 0);
    assert_false(changes.winner);
    assert_true(changes.comparable);
    compare(FOUR, "event Another title\nboard 1: 1 2 4S S =\n");
    assert_int_equal(changes.count, 0);
}

/* Top 2. Before: 3 and 2 have 2, 1 and 4 have 0. After: the other way round. */
static void test_a_result_changes(void **state) {
    (void)state;
    compare(FOUR, "board 1: 1 2 6S N =\n");
    assert_int_equal(changes.count, 4);
    assert_int_equal(changes.ranks, 4);
    assert_true(changes.winner);
    const odd_change *one = change_of("1", ODD_NO_SIDE), *two = change_of("2", ODD_NO_SIDE);
    assert_non_null(one);
    assert_non_null(two);
    assert_int_equal(one->standing[0]->rank, 3);
    assert_int_equal(one->standing[1]->rank, 1);
    assert_int_equal(one->gain, 100 * ODD_ONE);
    assert_int_equal(two->gain, -100 * ODD_ONE);
}

static void test_the_winner_is_joined(void **state) {
    (void)state;
    compare(FOUR "penalty 3 10% late\n", "penalty 2 10% late\n");
    assert_true(changes.winner);
    assert_int_equal(changes.count, 2); /* 2 has less, and 3 now shares the first rank with it */
}

/* Newcomers have no standing before; those whose only line is taken back have none after. */
static void test_who_comes_and_who_goes(void **state) {
    (void)state;
    compare(FOUR, "board 1: 5 6 4S N +2\n");
    const odd_change *five = change_of("5", ODD_NO_SIDE);
    assert_non_null(five);
    assert_null(five->standing[0]);
    assert_int_equal(five->standing[1]->rank, 1);
    assert_null(changes.list[0].standing[0]); /* first of all */
    compare(FOUR, "board 1: 1 2 void\n");
    assert_null(change_of("1", ODD_NO_SIDE)->standing[1]);
    assert_non_null(change_of("1", ODD_NO_SIDE)->standing[0]);
}

/* With two winners the numbers mean two pairs each. */
static void test_directions_are_apart(void **state) {
    (void)state;
    compare("winners 2\nboard 1\n1 1 4S N =\n2 2 4S N +1\n3 3 4S N +2\n", "penalty EW1 10% late\n");
    assert_int_equal(changes.count, 1);
    assert_null(change_of("1", ODD_NS));
    assert_int_equal(change_of("1", ODD_EW)->gain, -10 * ODD_ONE);
}

/* A line that changes the number of winners: ids that are used in one direction are the same pairs. */
static void test_other_numbers_of_winners(void **state) {
    (void)state;
    compare(FOUR, "winners 2\n");
    const odd_change *three = change_of("3", ODD_NS);
    assert_non_null(three);
    assert_non_null(three->standing[0]);
    assert_int_equal(three->standing[0]->rank, 1);
    assert_true(three->standing[0]->tied);
    assert_false(three->standing[1]->tied);
    compare("winners 2\nboard 1\n1 3 4S N =\n2 4 4S N +1\n", "winners 1\n");
    assert_non_null(change_of("4", ODD_NO_SIDE)->standing[0]);
    compare("winners 2\nboard 1\n1 2 4S N =\n2 1 4S N +1\n", "winners 1\n");
    assert_null(change_of("1", ODD_NO_SIDE)->standing[0]); /* which of the two? */
}

/* Another scoring: ranks can be compared, scores cannot. */
static void test_another_scoring(void **state) {
    (void)state;
    compare(FOUR, "scoring points\n");
    assert_false(changes.comparable);
    assert_int_equal(changes.count, 4);
    for (size_t i = 0; i < changes.count; i++)
        assert_int_equal(changes.list[i].gain, 0);
    for (size_t i = 1; i < changes.count; i++) /* so those whose rank changes most are first */
        assert_true(abs(changes.list[i - 1].standing[1]->rank - changes.list[i - 1].standing[0]->rank) >=
                    abs(changes.list[i].standing[1]->rank - changes.list[i].standing[0]->rank));
}

static void test_teams(void **state) {
    (void)state;
    compare("scoring imps\nvp wbf\nteam 1 A\nteam 2 B\nteam 3 C\nteam 4 D\nround 1\nboard 1\n"
            "1 2 4S N =\n2 1 4S N =\n3 4 4S N =\n4 3 4S N -1\n",
            "round 1 board 1: 2 1 3S N +1\n");
    const odd_change *one = change_of("1", ODD_NO_SIDE), *two = change_of("2", ODD_NO_SIDE);
    assert_non_null(one);
    assert_int_equal(one->gain, one->standing[1]->vp - one->standing[0]->vp);
    assert_int_equal(one->gain, -two->gain);
    assert_true(one->gain > 0);
    assert_null(change_of("3", ODD_NO_SIDE));
}

/* ---- Whole events ------------------------------------------------------------------------------ */

static void check_against_all(void) {
    size_t differ = 0, ranks = 0;
    for (uint32_t who = 0; who < odd_event_about(now.e)->contestant_count; who++) {
        const odd_standing *a = odd_event_standing(now.e, who), *b = odd_event_standing(then.e, who);
        assert_non_null(a);
        assert_non_null(b);
        bool same = a->rank == b->rank && a->tied == b->tied && a->score == b->score && a->max == b->max;
        differ += !same;
        ranks += a->rank != b->rank;
        char id[16];
        snprintf(id, sizeof id, "%.*s", (int)odd_contestant_at(now.e, who)->id.len,
                 odd_contestant_at(now.e, who)->id.text);
        const odd_change *c = change_of(id, odd_contestant_at(now.e, who)->direction);
        CHECK((c == NULL) == same, "%s", id);
        if (c != NULL) {
            assert_ptr_equal(c->standing[0], a);
            assert_ptr_equal(c->standing[1], b);
            assert_int_equal(c->gain, (b->percent_x100 - a->percent_x100) * 100);
        }
    }
    assert_int_equal(changes.count, differ);
    assert_int_equal(changes.ranks, ranks);
    for (size_t i = 1; i < changes.count; i++)
        assert_true(llabs(changes.list[i - 1].gain) >= llabs(changes.list[i].gain));
}

/* Every line of a Mitchell, changed to something else. */
static void test_every_line_of_a_mitchell(void **state) {
    (void)state;
    static char log[MOVE_TEXT];
    size_t some = 0;
    move_mitchell(5, 5, 2, 1);
    move_results(7, false);
    snprintf(log, sizeof log, "%s", move_text());
    for (size_t i = 0; i < mv.count; i++) {
        char more[80];
        snprintf(more, sizeof more, "board %d: %d %d 7NT N =\n", mv.lines[i].board, mv.lines[i].ns[0],
                 mv.lines[i].ew[0]);
        compare(log, more);
        check_against_all();
        some += changes.count > 0;
    }
    assert_true(some > mv.count / 2);
}

/* Without memory it fails cleanly. */
static void test_no_memory(void **state) {
    (void)state;
    compare(FOUR, "board 1: 1 2 6S N =\n");
    event_close(&list);
    list.arena = (odd_arena){.more = event_more, .less = event_less, .owner = &list};
    assert_int_equal(odd_event_changes(&changes, now.e, then.e, &list.arena), ODD_E_MEMORY);
    assert_int_equal(changes.count, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_nothing_changes, teardown),
        cmocka_unit_test_teardown(test_a_result_changes, teardown),
        cmocka_unit_test_teardown(test_the_winner_is_joined, teardown),
        cmocka_unit_test_teardown(test_who_comes_and_who_goes, teardown),
        cmocka_unit_test_teardown(test_directions_are_apart, teardown),
        cmocka_unit_test_teardown(test_other_numbers_of_winners, teardown),
        cmocka_unit_test_teardown(test_another_scoring, teardown),
        cmocka_unit_test_teardown(test_teams, teardown),
        cmocka_unit_test_teardown(test_every_line_of_a_mitchell, teardown),
        cmocka_unit_test_teardown(test_no_memory, teardown),
    };
    return cmocka_run_group_tests_name("change", tests, NULL, NULL);
}
