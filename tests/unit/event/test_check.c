/* What a director should look at: movements that are right give nothing but unlike results; with one line made
 * wrong, whichever it is, that line is found. */
#include "findings.h"

/* ---- Nothing is wrong -------------------------------------------------------------------------- */

static void test_right_movements(void **state) {
    (void)state;
    for (size_t m = 0; m < COUNT(movements); m++)
        for (int order = 0; order < ORDERS; order++)
            for (unsigned seed = 1; seed <= 3; seed++) {
                make(&movements[m], order, seed);
                look();
                CHECK_FOUND(structural() == 0, "%s, order %d, seed %u", movements[m].name, order, seed);
            }
}

/* Ordinary results in a Mitchell of 26 boards: a handful at most. */
static void test_few_false_alarms(void **state) {
    (void)state;
    size_t all = 0;
    enum { SEEDS = 40 };
    for (unsigned seed = 1; seed <= SEEDS; seed++) {
        make(&movements[0], 0, seed);
        look();
        CHECK_FOUND(found.count <= 5, "seed %u", seed);
        all += found.count;
    }
    CHECK(all <= 2 * SEEDS, "%zu in %d", all, SEEDS);
}

/* The event is left as it was. */
static void test_the_event_stays(void **state) {
    (void)state;
    make(&movements[0], 0, 3);
    event_good(move_text());
    odd_standing *before = malloc(odd_event_about(now.e)->standing_count * sizeof *before);
    odd_play *plays = malloc(odd_event_about(now.e)->play_count * sizeof *plays);
    odd_amount *values = malloc(odd_event_about(now.e)->play_count * sizeof *values);
    assert_non_null(before);
    assert_non_null(plays);
    assert_non_null(values);
    for (size_t i = 0; i < odd_event_about(now.e)->standing_count; i++)
        before[i] = *odd_standing_at(now.e, i);
    for (size_t i = 0; i < odd_event_about(now.e)->play_count; i++) {
        plays[i] = *odd_play_at(now.e, i);
        values[i] = event_worth(&plays[i])->value[0];
    }
    event_open(&memory, SIZE_MAX);
    assert_int_equal(odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII), ODD_OK);
    for (size_t i = 0; i < odd_event_about(now.e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(now.e, i);
        assert_int_equal(s->who, before[i].who);
        assert_int_equal(s->rank, before[i].rank);
        assert_int_equal(s->score, before[i].score);
    }
    for (size_t i = 0; i < odd_event_about(now.e)->play_count; i++) {
        assert_int_equal(odd_play_at(now.e, i)->packed, plays[i].packed);
        assert_int_equal(odd_play_at(now.e, i)->score_pts, plays[i].score_pts);
        assert_int_equal(event_worth(odd_play_at(now.e, i))->value[0], values[i]);
    }
    free(before);
    free(plays);
    free(values);
}

/* ---- One line is wrong ------------------------------------------------------------------------- */

/* Makes each line in turn wrong, and looks whether that one is found, and no other. */
static void each_line(const test_movement *m, int order, size_t step, void (*spoil)(move_line *l, size_t n),
                      bool (*right)(const odd_finding *f, const move_line *l)) {
    make(m, order, 1);
    size_t count = mv.count;
    for (size_t n = 0; n < count; n += step) {
        make(m, order, 1);
        move_line before = mv.lines[n];
        spoil(&mv.lines[n], n);
        if (memcmp(&before, &mv.lines[n], sizeof before) == 0)
            continue; /* N-S 1 and E-W 1 cannot be mixed up */
        look();
        CHECK_FOUND(structural() == 1 && right(at(0), &mv.lines[n]),
                    "%s, order %d, line %d: board %d, %d v %d was board %d, %d v %d", m->name, order,
                    mv.lines[n].line, mv.lines[n].board, mv.lines[n].ns[0], mv.lines[n].ew[0], before.board,
                    before.ns[0], before.ew[0]);
    }
}

static void each_movement(size_t step, void (*spoil)(move_line *l, size_t n),
                          bool (*right)(const odd_finding *f, const move_line *l)) {
    for (size_t m = 0; m < COUNT(movements); m++)
        for (int order = 0; order < ORDERS; order++)
            each_line(&movements[m], order, step, spoil, right);
}

/* A pair that does not play the set at all, in a Mitchell of which only three rounds were played: the boards are no
 * help, but the round is. */
static void test_two_tables(void **state) {
    (void)state;
    for (int order = 0; order < ORDERS; order++) {
        move_mitchell(9, 3, 3, 1);
        mv.by_round = order > 0;
        mv.rounds = order == 1;
        move_results(1, false);
        move_line *l = move_find(2, 1, 10);
        old_id = 10;
        l->ew[0] = 12; /* 10, 15 and 17 play boards 1 to 3 */
        look();
        CHECK_FOUND(structural() == 1 && right_id(at(0), l), "order %d", order);
        CHECK_FOUND(at(0)->kind == (order == 1 ? ODD_FOUND_TWO_TABLES : ODD_FOUND_STRAY), "order %d", order);
    }
}

static int old_board;

static void test_another_pair(void **state) {
    (void)state;
    each_movement(STEP, spoil_ew, right_id);
}

static void spoil_board(move_line *l, size_t n) {
    old_board = l->board;
    l->board = (l->board + 4 + (int)(n % 5)) % move_most(false) + 1; /* of another set */
}

static bool right_board(const odd_finding *f, const move_line *l) {
    char meant[32];
    snprintf(meant, sizeof meant, "Was board %d meant?", old_board);
    return right_line(f, l) && says(f, meant);
}

static void test_another_board(void **state) {
    (void)state;
    each_movement(STEP, spoil_board, right_board);
}

static void test_missing(void **state) {
    (void)state;
    each_movement(STEP, spoil_missing, right_missing);
}

/* In sets of two boards it may be either line. */
static bool right_turned(const odd_finding *f, const move_line *l) {
    if (mv.two_winners)
        return right_line(f, l) && says(f, "mixed up");
    return f->kind == ODD_FOUND_TURNED &&
           (f->line == (uint32_t)l->line || f->other_line == (uint32_t)l->line);
}

static void test_turned(void **state) {
    (void)state;
    each_movement(STEP, spoil_turned, right_turned);
}

static void spoil_unknown(move_line *l, size_t n) {
    (void)n;
    old_id = l->ew[0];
    l->ew[0] = 10 * l->ew[0] + 1 + 900;
}

static void test_unknown_id(void **state) {
    (void)state;
    each_movement(STEP, spoil_unknown, right_id);
}

/* ---- Whole sittings ---------------------------------------------------------------------------- */

static void test_whole_sittings(void **state) {
    (void)state;
    static const size_t which[] = {0, 1, 3, 4, 6};
    for (size_t m = 0; m < COUNT(which); m++)
        for (int order = 0; order < ORDERS; order++) {
            make(&movements[which[m]], order, 1);
            int a = mv.lines[15].ns[0], b = mv.lines[15].ew[0], board = 0;
            for (size_t i = 0; i < mv.count; i++)
                if (mv.lines[i].ns[0] == a && mv.lines[i].ew[0] == b) {
                    mv.lines[i].result[0] = '\0';
                    board = board == 0 ? mv.lines[i].board : board;
                }
            look();
            CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_MISSING && at(0)->board == board &&
                            at(0)->line == 0,
                        "%s, order %d: %d v %d", movements[which[m]].name, order, a, b);
        }
}

/* ---- While it is played ------------------------------------------------------------------------ */

/* After each line of a session in the order of play: what is missing is still to come. */
static void test_in_progress(void **state) {
    (void)state;
    for (int order = 1; order < ORDERS; order++) {
        make(&movements[0], order, 1);
        for (size_t i = 0; i + 1 < mv.count; i += 2) /* by boards within a round: all tables, then again */
            if (mv.lines[i].round != mv.lines[i + 1].round)
                fail();
        size_t count = mv.count;
        for (size_t n = 13; n <= count; n += 5) {
            make(&movements[0], order, 1);
            mv.count = n;
            look();
            for (size_t i = 0; i < found.count; i++) {
                odd_finding_kind kind = at(i)->kind;
                CHECK_FOUND(kind == ODD_FOUND_UNLIKE || (kind == ODD_FOUND_MISSING &&
                                                         at(i)->line + 2 > (uint32_t)mv.lines[n - 1].line),
                            "after %zu lines", n);
            }
        }
    }
}

/* ---- Other ways to play ------------------------------------------------------------------------ */

/* A board that is switched at all tables is not turned at any. */
static void test_switched_boards(void **state) {
    (void)state;
    make(&movements[3], 0, 1);
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].board % 8 == 0)
            spoil_turned(&mv.lines[i], i);
    look();
    CHECK_FOUND(structural() == 0, "boards");
    make(&movements[3], 0, 1);
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].round == 8)
            spoil_turned(&mv.lines[i], i);
    look();
    CHECK_FOUND(structural() == 0, "the last round");
}

/* Everybody meets everybody twice. */
static void test_two_meetings(void **state) {
    (void)state;
    move_howell(8, 2);
    size_t count = mv.count;
    for (size_t i = 0; i < count; i++)
        move_add(mv.lines[i].round + 7, mv.lines[i].board + 14, mv.lines[i].ew[0], mv.lines[i].ns[0]);
    move_results(1, false);
    look();
    CHECK_FOUND(structural() == 0, "twice");
}

/* A last round against the opponents of the first, with new boards: an even number of tables with a skip. */
static void test_revenge(void **state) {
    (void)state;
    for (int tables = 4; tables <= 10; tables += 2)
        for (int rounds = 0; rounds < 2; rounds++) {
            move_mitchell(tables, tables - 1, 2, 1);
            mv.rounds = rounds == 1;
            for (int t = 1; t <= tables; t++)
                for (int i = 0; i < 2; i++) /* the set that neither has had: the one that they skipped */
                    move_add(tables, ((t - 1 + tables - 1) % tables) * 2 + 1 + i, mv.lines[2 * (t - 1)].ns[0],
                             mv.lines[2 * (t - 1)].ew[0]);
            move_results(1, false);
            look();
            for (size_t i = 0; i < found.count; i++)
                CHECK_FOUND(at(i)->kind != ODD_FOUND_STRAY && at(i)->kind != ODD_FOUND_REMATCH, "%d tables",
                            tables);
        }
}

/* Nobody else does, and they have all boards of both sets. */
static void test_second_meeting(void **state) {
    (void)state;
    make(&movements[5], 0, 1);
    int a = mv.lines[0].ns[0], b = mv.lines[0].ew[0], first = 0;
    for (size_t i = 0; i < mv.count; i++) {
        move_line *l = &mv.lines[i];
        if (l->board >= 10 && l->board <= 12 &&
            (l->ns[0] == a || l->ew[0] == a || l->ns[0] == b || l->ew[0] == b))
            l->result[0] = '\0';
    }
    for (int board = 10; board <= 12; board++)
        snprintf(move_add(1, board, a, b)->result, 40, "3NT N =");
    look();
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].board == 10 && mv.lines[i].ns[0] == a && mv.lines[i].ew[0] == b)
            first = mv.lines[i].line;
    CHECK_FOUND(found.count > 0, "%d v %d", a, b);
    bool there = false;
    for (size_t i = 0; i < found.count; i++)
        there = there || (at(i)->kind == ODD_FOUND_STRAY && at(i)->line == (uint32_t)first);
    CHECK_FOUND(there, "line %d", first);
}

/* Two tables share a set: four pairs. */
static void test_two_tables_event(void **state) {
    (void)state;
    for (size_t n = 0; n < 24; n++) {
        move_howell(4, 4);
        move_results(1, false);
        assert_int_equal(mv.count, 24);
        spoil_missing(&mv.lines[n], n);
        look();
        CHECK_FOUND(structural() == 1 && right_missing(at(0), &mv.lines[n]), "%zu", n);
    }
}

/* Individuals, twenty at five tables: North sits, the others move by one, two and three tables. */
static void individuals(void) {
    move_start("", "player", 20);
    for (int r = 0; r < 5; r++)
        for (int t = 0; t < 5; t++)
            for (int i = 0; i < 2; i++) {
                int board = 2 * move_modulo(t + 4 * r, 5) + i + 1;
                move_line *l = move_add(r + 1, board, 1 + t, 6 + move_modulo(t + r, 5));
                l->ns[1] = 11 + move_modulo(t + 2 * r, 5);
                l->ew[1] = 16 + move_modulo(t + 3 * r, 5);
            }
    move_results(4, false);
}

static void test_individuals(void **state) {
    (void)state;
    individuals();
    look();
    CHECK_FOUND(structural() == 0, "right");
    size_t count = mv.count;
    for (size_t n = 0; n < count; n++) {
        individuals();
        spoil_missing(&mv.lines[n], n);
        look();
        CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_MISSING &&
                        at(0)->board == mv.lines[n].board,
                    "%zu", n);
        individuals();
        mv.lines[n].ew[1] = mv.lines[n].ew[1] == 16 ? 17 : 16;
        look();
        CHECK_FOUND(structural() >= 1 && right_line(at(0), &mv.lines[n]), "%zu", n);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_right_movements, teardown),
        cmocka_unit_test_teardown(test_few_false_alarms, teardown),
        cmocka_unit_test_teardown(test_the_event_stays, teardown),
        cmocka_unit_test_teardown(test_another_pair, teardown),
        cmocka_unit_test_teardown(test_two_tables, teardown),
        cmocka_unit_test_teardown(test_another_board, teardown),
        cmocka_unit_test_teardown(test_missing, teardown),
        cmocka_unit_test_teardown(test_turned, teardown),
        cmocka_unit_test_teardown(test_unknown_id, teardown),
        cmocka_unit_test_teardown(test_whole_sittings, teardown),
        cmocka_unit_test_teardown(test_in_progress, teardown),
        cmocka_unit_test_teardown(test_switched_boards, teardown),
        cmocka_unit_test_teardown(test_two_meetings, teardown),
        cmocka_unit_test_teardown(test_revenge, teardown),
        cmocka_unit_test_teardown(test_second_meeting, teardown),
        cmocka_unit_test_teardown(test_two_tables_event, teardown),
        cmocka_unit_test_teardown(test_individuals, teardown),
    };
    return cmocka_run_group_tests_name("check", tests, NULL, NULL);
}
