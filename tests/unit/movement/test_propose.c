/* The chooser: what it proposes is what it says, for every number of pairs that a club has. */
#include "moves.h"

#include "oddtrick_plan.h"

/* The quality by its definition, in tenths: C of each two by looking at all boards, one by one. */
static int slow_quality(const odd_movement *m) {
    double sum = 0, squares = 0, count = 0;
    int top = 0;
    for (size_t i = 0; i < m->move_count; i++)
        top = m->moves[i].last > top ? m->moves[i].last : top;
    for (unsigned a = 1; a <= (unsigned)m->contestants; a++)
        for (unsigned b = a + 1; b <= (unsigned)m->contestants; b++) {
            int c = 0;
            for (int board = 1; board <= top; board++) {
                int n = 0, side_a = 0, side_b = 0;
                const odd_move *at_a = NULL, *at_b = NULL;
                for (size_t i = 0; i < m->move_count; i++) {
                    const odd_move *x = &m->moves[i];
                    if (board < x->first || board > x->last)
                        continue;
                    n++;
                    if (x->ns[0] == a || x->ew[0] == a) {
                        at_a = x;
                        side_a = x->ns[0] == a;
                    }
                    if (x->ns[0] == b || x->ew[0] == b) {
                        at_b = x;
                        side_b = x->ns[0] == b;
                    }
                }
                if (at_a == NULL || at_b == NULL)
                    continue;
                c += at_a == at_b ? n - 1 : side_a == side_b ? 1 : -1;
            }
            count++;
            sum += c;
            squares += (double)c * c;
        }
    return (int)(1000 * sum * sum / (count * squares) + 0.5);
}

static bool same_wish(const odd_movement_wish *a, const odd_movement_wish *b) {
    return a->kind == b->kind && a->form == b->form && a->tables == b->tables &&
           a->contestants == b->contestants && a->boards == b->boards && a->rounds == b->rounds &&
           a->set_boards == b->set_boards && a->winners == b->winners && a->switches == b->switches &&
           a->sections == b->sections && a->segments == b->segments && a->phantom == b->phantom &&
           a->phantom_side == b->phantom_side;
}

/* The line that is printed asks for the same movement. */
static void check_line(const odd_proposal *p) {
    char line[ODD_WISH_MAX];
    odd_movement_wish wish;
    odd_error error;
    size_t len = odd_movement_wish_format(line, sizeof line, &p->wish);
    assert_in_range(len, 1, sizeof line - 1);
    CHECK(odd_movement_wish_parse(&wish, line, len, &error) == ODD_OK, "%s: %s", line, error.message);
    CHECK(same_wish(&wish, &p->wish), "%s", line);
}

static void check_boards(const odd_proposal *p) {
    int least = 10000, most = 0, longest_sit = 0;
    for (unsigned who = 1; who <= (unsigned)p->movement.contestants; who++) {
        int boards = 0, sits = 0;
        for (size_t i = 0; i < p->movement.move_count; i++)
            if (moves_plays(&p->movement.moves[i], who, p->movement.contest == ODD_TEAMS ? 1 : 3))
                boards += p->movement.moves[i].last - p->movement.moves[i].first + 1;
        for (size_t i = 0; i < p->movement.sit_count; i++)
            sits += p->movement.sits[i].who == who;
        least = boards < least ? boards : least;
        most = boards > most ? boards : most;
        longest_sit = sits > longest_sit ? sits : longest_sit;
    }
    assert_int_equal(p->boards_least, least);
    assert_int_equal(p->boards_most, most);
    assert_int_equal(p->sits, longest_sit);
}

static void check_proposals(const odd_proposals *list, int contestants, bool slow) {
    assert_in_range(list->count, 1, ODD_PROPOSALS_MAX);
    for (size_t i = 0; i < list->count; i++) {
        const odd_proposal *p = &list->list[i];
        assert_true(i == 0 || list->list[i - 1].cost <= p->cost);
        assert_true(p->movement.contestants == contestants);
        size_t len = strlen(p->why);
        CHECK(len > 10 && len < sizeof p->why - 1 && p->why[len - 1] == '.', "%s", p->why);
        CHECK(p->fairness_x10 >= -1 && p->fairness_x10 <= 1000, "%d", p->fairness_x10);
        check_line(p);
        if (p->movement.move_count > 0)
            check_boards(p);
        if (slow && p->movement.winners == 1 && p->movement.contest == ODD_PAIRS)
            CHECK(abs(p->fairness_x10 - slow_quality(&p->movement)) <= 1, "%d, %d", p->fairness_x10,
                  slow_quality(&p->movement));
    }
}

static int propose(odd_proposals *list, odd_movement_wish wish, int minutes) {
    moves_fresh();
    moves_error = (odd_error){0};
    return odd_movement_propose(list, &wish, minutes, &moves_arena, &moves_error);
}

static void test_pairs(void **state) {
    (void)state;
    for (int pairs = 8; pairs <= 60; pairs = moves_next(pairs))
        for (int boards = 20; boards <= 30; boards += UNIT_SANITIZED ? 10 : pairs < 20 ? 2 : 6) {
            odd_proposals list;
            int code = propose(&list, (odd_movement_wish){.contestants = pairs, .boards = boards}, 0);
            CHECK(code == ODD_OK, "%d pairs, %d boards: %s", pairs, boards, moves_error.message);
            check_proposals(&list, pairs, pairs <= 12);
            for (size_t i = 0; i < list.count; i++) {
                assert_in_range(list.list[i].boards_most, 1, boards);
                if (pairs <= 16)
                    moves_check(&list.list[i].movement, false);
            }
        }
}

static void test_teams_and_players(void **state) {
    (void)state;
    for (int teams = 4; teams <= 16; teams++) {
        odd_proposals list;
        odd_movement_wish wish = {.contest = ODD_TEAMS, .contestants = teams, .boards = 28};
        int code = propose(&list, wish, 0);
        CHECK(code == ODD_OK, "%d teams: %s", teams, moves_error.message);
        check_proposals(&list, teams, false);
        for (size_t i = 0; i < list.count; i++)
            assert_int_equal(list.list[i].movement.contest, ODD_TEAMS);
    }
    for (int players = 8; players <= 28; players += 4) {
        odd_proposals list;
        int code = propose(&list, (odd_movement_wish){.contest = ODD_INDIVIDUALS, .contestants = players}, 0);
        CHECK(code == ODD_OK, "%d players: %s", players, moves_error.message);
        check_proposals(&list, players, false);
    }
}

static void test_limits(void **state) {
    (void)state;
    for (int pairs = 8; pairs <= 30; pairs = moves_next(pairs))
        for (int minutes = 120; minutes <= 240; minutes += UNIT_SANITIZED ? 120 : 60)
            for (int winners = 1; winners <= 2; winners++) {
                odd_proposals list;
                odd_movement_wish wish = {.contestants = pairs, .winners = winners};
                if (propose(&list, wish, minutes) != ODD_OK) {
                    CHECK(moves_error.code == ODD_E_MOVEMENT && moves_error.message[0] != '\0', "%d", pairs);
                    continue;
                }
                check_proposals(&list, pairs, false);
                for (size_t i = 0; i < list.count; i++) {
                    const odd_movement *m = &list.list[i].movement;
                    assert_int_equal(m->winners, winners);
                    assert_in_range(list.list[i].minutes, 1, minutes);
                    assert_int_equal(list.list[i].minutes, m->rounds * (7 * m->set_boards + 2));
                }
            }
}

/* Of 9 tables, one switched round is best: the chooser must find it. */
static void test_best(void **state) {
    (void)state;
    odd_proposals list;
    assert_int_equal(
        propose(&list, (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 9, .winners = 1, .rounds = 9},
                0),
        ODD_OK);
    assert_in_range(list.list[0].fairness_x10, 925, 934); /* 93: published for one switched round */
    assert_int_equal(list.list[0].movement.rounds, 9);
}

static void test_refused(void **state) {
    (void)state;
    odd_proposals list;
    assert_int_equal(propose(&list, (odd_movement_wish){0}, 0), ODD_E_MOVEMENT);
    assert_non_null(strstr(moves_error.message, "how many"));
    assert_int_equal(
        propose(&list, (odd_movement_wish){.tables = 7, .boards = 20, .rounds = 7, .set_boards = 4}, 0),
        ODD_E_MOVEMENT);
    assert_non_null(strstr(moves_error.message, "28 boards, not 20"));
    assert_int_equal(propose(&list, (odd_movement_wish){.tables = 7, .boards = 26}, 10), ODD_E_MOVEMENT);
    assert_non_null(strstr(moves_error.message, "10 minutes"));
    assert_int_equal(propose(&list, (odd_movement_wish){.tables = 1, .boards = 26}, 0), ODD_E_MOVEMENT);
    assert_true(moves_error.message[0] != '\0');
}

static void test_memory(void **state) {
    (void)state;
    for (size_t blocks = 0;; blocks++) {
        odd_proposals list;
        odd_movement_wish wish = {.contestants = 9, .boards = 24};
        moves_fresh();
        moves_left = blocks;
        int code = odd_movement_propose(&list, &wish, 0, &moves_arena, &moves_error);
        if (code == ODD_OK)
            return;
        assert_int_equal(code, ODD_E_MEMORY);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_pairs, moves_teardown),
        cmocka_unit_test_teardown(test_limits, moves_teardown),
        cmocka_unit_test_teardown(test_teams_and_players, moves_teardown),
        cmocka_unit_test_teardown(test_best, moves_teardown),
        cmocka_unit_test_teardown(test_refused, moves_teardown),
        cmocka_unit_test_teardown(test_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
