/* Webs, barometers, and sections. */
#include "moves.h"

enum { TABLES_MAX = 60 };

/* ---- Webs ---------------------------------------------------------------------------------------- */

/* An even number of tables has any number of rounds below it; an odd one odd numbers, up to two less. */
static void test_webs(void **state) {
    (void)state;
    for (int tables = 4; tables <= TABLES_MAX; tables = moves_next(tables))
        for (int rounds = 1; rounds <= tables + 1 && (rounds <= 20 || moves_whole()); rounds++) {
            bool even = tables % 2 == 0, fits = rounds >= 3 && rounds <= (even ? tables - 1 : tables - 2) &&
                                                (even || rounds % 2 == 1);
            odd_movement m;
            int code =
                moves_try(&m, (odd_movement_wish){
                                  .kind = ODD_MOVE_WEB, .tables = tables, .rounds = rounds, .set_boards = 2});
            CHECK((code == ODD_OK) == fits, "%d tables, %d rounds: %s", tables, rounds, moves_error.message);
            if (!fits) {
                CHECK(strstr(moves_error.message, "rounds") != NULL, "%s", moves_error.message);
                continue;
            }
            assert_int_equal(m.boards, 2 * rounds); /* everybody plays all of them */
            assert_int_equal(m.winners, 2);
            assert_int_equal(m.sit_count, 0);
            if (even && tables <= 2 * rounds)
                assert_int_equal(odd_movement_copies(&m), 2);
            if (rounds >= 7 || moves_whole())
                moves_check(&m, true);
        }
}

/* Quality with the best number of switched rounds, computed by another program. */
static void test_web_balance(void **state) {
    (void)state;
    static const int known[][3] = {{10, 9, 72}, {12, 9, 55}, {14, 9, 44}, {16, 13, 61}, {18, 13, 52}};
    for (size_t i = 0; i < COUNT(known); i++) {
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_WEB,
                                                        .tables = known[i][0],
                                                        .rounds = known[i][1],
                                                        .winners = 1,
                                                        .set_boards = 2});
        int off = moves_quality(&m) - 10 * known[i][2];
        CHECK(off >= -5 && off <= 5, "%d tables: %d", known[i][0], moves_quality(&m));
    }
}

/* In each line all pairs are compared equally. */
static void test_web_lines(void **state) {
    (void)state;
    for (int tables = 10; tables <= 30; tables++) {
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_WEB, .tables = tables, .rounds = 7});
        odd_balance b;
        assert_int_equal(odd_movement_balance(&b, &m, &moves_arena), ODD_OK);
        CHECK(b.least == b.most, "%d tables: %d to %d", tables, (int)b.least, (int)b.most);
    }
}

static void test_web_phantom(void **state) {
    (void)state;
    for (int pairs = 15; pairs <= 41; pairs += 2) {
        odd_movement m =
            moves_make((odd_movement_wish){.kind = ODD_MOVE_WEB, .contestants = pairs, .rounds = 5});
        assert_int_equal(m.contestants, pairs);
        assert_int_equal(m.sit_count, 5);
        moves_check(&m, true);
    }
}

/* ---- Barometers ---------------------------------------------------------------------------------- */

static void check_barometer(int tables, int rounds) {
    odd_movement m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_BAROMETER, .tables = tables, .rounds = rounds, .set_boards = 2});
    assert_int_equal(m.boards, 2 * rounds);
    assert_int_equal(odd_movement_copies(&m), tables);
    assert_int_equal(m.move_count, (size_t)tables * (size_t)rounds);
    assert_int_equal(m.least_meetings, rounds == 2 * tables - 1);
    for (size_t i = 0; i < m.move_count; i++)
        assert_int_equal(m.moves[i].first, 2 * m.moves[i].round - 1);
    moves_check(&m, true);
}

static void test_barometers(void **state) {
    (void)state;
    for (int tables = 2; tables <= 12; tables++)
        for (int rounds = 1; rounds <= 2 * tables - 1; rounds++)
            check_barometer(tables, rounds);
    for (int tables = 13; tables <= TABLES_MAX; tables = moves_next(tables)) {
        check_barometer(tables, 13);
        for (int rounds = 1; rounds <= 2 * tables - 1 && moves_whole(); rounds++)
            check_barometer(tables, rounds);
    }
}

/* A barometer compares as the Howell does that it was made of. */
static void test_barometer_balance(void **state) {
    (void)state;
    for (int tables = 2; tables <= 12; tables++)
        for (int rounds = tables == 2 ? 3 : tables + 1; rounds <= 2 * tables - 1; rounds += tables) {
            odd_movement_wish wish = {
                .kind = ODD_MOVE_HOWELL, .tables = tables, .rounds = rounds, .set_boards = 1};
            odd_movement m = moves_make(wish);
            int howell = moves_quality(&m);
            wish.kind = ODD_MOVE_BAROMETER;
            m = moves_make(wish);
            assert_int_equal(moves_quality(&m), howell);
        }
}

/* ---- Sections ------------------------------------------------------------------------------------ */

static void check_id(const odd_movement *m, int who, const char *id) {
    odd_text is = m->ids[who];
    CHECK(is.len == strlen(id) && memcmp(is.text, id, is.len) == 0, "%.*s, not %s", (int)is.len, is.text, id);
}

static void test_sections(void **state) {
    (void)state;
    for (int sections = 1; sections <= 4; sections++)
        for (int tables = 7 * sections; tables <= 8 * sections; tables++) {
            odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                            .tables = tables,
                                                            .sections = sections,
                                                            .rounds = 7,
                                                            .set_boards = 4});
            assert_int_equal(m.sections, sections);
            assert_int_equal(m.tables, tables);
            assert_int_equal(m.contestants, 2 * tables);
            assert_int_equal(m.rounds, 7);
            assert_int_equal(m.move_count, 7 * (size_t)tables);
            check_id(&m, 1, "NSA1");
            moves_check(&m, true);
            for (size_t i = 1; i < m.move_count; i++) { /* by round, section and table */
                const odd_move *x = &m.moves[i - 1], *y = &m.moves[i];
                assert_true(x->round < y->round ||
                            (x->round == y->round &&
                             (x->section < y->section || (x->section == y->section && x->table < y->table))));
            }
        }
}

static void test_sections_of_other_kinds(void **state) {
    (void)state;
    odd_movement m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_HOWELL, .contestants = 19, .sections = 2, .boards = 27});
    assert_int_equal(m.contestants, 19);
    check_id(&m, 1, "A1");
    check_id(&m, 11, "B1");
    assert_int_equal(m.phantom.len, 3);
    assert_memory_equal(m.phantom.text, "B10", 3);
    assert_int_equal(m.sit_count, 9);
    assert_int_equal(m.sits[0].section, 2);
    moves_check(&m, true);
    m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_INDIVIDUAL, .contestants = 32, .sections = 2, .rounds = 8, .set_boards = 3});
    assert_int_equal(m.tables, 8);
    moves_check(&m, true);
    m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_INDIVIDUAL, .contestants = 29, .sections = 2, .rounds = 12, .set_boards = 2});
    assert_int_equal(m.tables, 7); /* 16 players, and 13 of whom one sits out */
    moves_check(&m, true);
    m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_ROUND_ROBIN, .contestants = 16, .sections = 2, .rounds = 7, .set_boards = 3});
    check_id(&m, 16, "B8");
    moves_check(&m, true);
    m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                       .tables = 14,
                                       .sections = 2,
                                       .boards = 28,
                                       .phantom_side = ODD_EW,
                                       .phantom = 7});
    assert_int_equal(m.contestants, 27);
    assert_memory_equal(m.phantom.text, "EWB7", 4);
    moves_check(&m, true);
}

/* ---- What cannot be ------------------------------------------------------------------------------ */

typedef struct refused_wish {
    odd_movement_wish wish;
    const char *message;
} refused_wish;

static const refused_wish refusals[] = {
    {{.kind = ODD_MOVE_WEB, .tables = 3}, "3 tables: a web needs at least 4 tables"},
    {{.kind = ODD_MOVE_WEB, .tables = 11, .rounds = 8},
     "a Web Mitchell of 11 tables has 3 to 9 rounds, an odd number, not 8"},
    {{.kind = ODD_MOVE_WEB, .tables = 14, .rounds = 27, .set_boards = 3},
     "a Web Mitchell of 14 tables has 3 to 13 rounds, not 27"},
    {{.kind = ODD_MOVE_BAROMETER, .tables = 5, .rounds = 10},
     "a barometer of 5 tables has 1 to 9 rounds, not 10"},
    {{.kind = ODD_MOVE_BAROMETER, .tables = 5, .winners = 2}, "barometer has one winner, not 2"},
    {{.kind = ODD_MOVE_BAROMETER, .tables = 5, .switches = 2}, "a barometer has its own arrow-switches"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 14, .sections = 27}, "27 sections are too many: at most 26"},
    {{.kind = ODD_MOVE_MITCHELL, .sections = 2}, "how many tables or contestants do the 2 sections have?"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 3, .sections = 2},
     "section B: 1 table: a mitchell needs at least 2"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 9, .sections = 2, .rounds = 9},
     "section B: a howell of 4 tables has 5 to 7 rounds, not 9"},
};

static void test_refusals(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(refusals); i++)
        moves_refused(refusals[i].wish, refusals[i].message);
}

static void test_no_memory(void **state) {
    (void)state;
    moves_without_memory((odd_movement_wish){.kind = ODD_MOVE_WEB, .tables = 30, .winners = 1});
    moves_without_memory((odd_movement_wish){.kind = ODD_MOVE_BAROMETER, .tables = 20, .rounds = 9});
    moves_without_memory((odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 40, .sections = 3});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_webs, moves_teardown),
        cmocka_unit_test_teardown(test_web_balance, moves_teardown),
        cmocka_unit_test_teardown(test_web_lines, moves_teardown),
        cmocka_unit_test_teardown(test_web_phantom, moves_teardown),
        cmocka_unit_test_teardown(test_barometers, moves_teardown),
        cmocka_unit_test_teardown(test_barometer_balance, moves_teardown),
        cmocka_unit_test_teardown(test_sections, moves_teardown),
        cmocka_unit_test_teardown(test_sections_of_other_kinds, moves_teardown),
        cmocka_unit_test_teardown(test_refusals, moves_teardown),
        cmocka_unit_test_teardown(test_no_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
