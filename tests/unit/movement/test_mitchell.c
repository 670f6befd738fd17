/* Mitchells: every form for every number of tables up to 60, and the balance that is published for arrow-switched rounds. */
#include "moves.h"

enum { TABLES_MAX = 60, SLOW_MAX = 16 };

/* Every number of rounds of a form with so many tables, which must be exactly those from `least` to `most`. */
static void check_rounds(odd_movement_wish wish, int least, int most) {
    for (int rounds = 1; rounds <= most + 3; rounds++) {
        odd_movement m;
        wish.rounds = rounds;
        int code = moves_try(&m, wish);
        bool expected = rounds >= least && rounds <= most;
        CHECK((code == ODD_OK) == expected, "form %d, %d tables, %d rounds: %s", wish.form, wish.tables,
              rounds, moves_error.message);
        if (!expected) {
            CHECK(strstr(moves_error.message, "rounds") != NULL, "%s", moves_error.message);
            continue;
        }
        assert_int_equal(m.rounds, rounds);
        if (wish.tables <= SLOW_MAX || moves_whole() || wish.contestants > 0)
            moves_check(&m, true);
    }
}

/* `least` and `most` are as the facts about each form say; 0: not for so many tables. */
typedef struct rule {
    odd_movement_form form;
    int from;            /* tables */
    int every;           /* only each so many tables ... */
    int at;              /* ... with this rest */
    int most_tables_num; /* most rounds: tables * num / 2 + add */
    int add;
    bool whole; /* all rounds must be played */
} rule;

static const rule rules[] = {
    {ODD_FORM_PLAIN, 3, 2, 1, 2, 0, false},
    {ODD_FORM_PLAIN, 2, 2, 0, 1, 0, false}, /* even: East-West meet their first set in the second half */
    {ODD_FORM_SKIP, 2, 2, 0, 2, 0, false},
    {ODD_FORM_SHARE, 2, 2, 0, 2, 0, false},
    {ODD_FORM_WEAVE, 4, 4, 0, 2, 0, false},
    {ODD_FORM_HESITATION, 3, 1, 0, 2, 1, false},
    {ODD_FORM_DOUBLE_HESITATION, 5, 1, 0, 2, 2, false},
    {ODD_FORM_BLACKPOOL, 4, 1, 0, 2, 2, true},
    {ODD_FORM_BOWMAN, 6, 1, 0, 2, -2, true},
};

static void test_every_size(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(rules); i++)
        for (int tables = 2; tables <= TABLES_MAX; tables = moves_next(tables)) {
            const rule *r = &rules[i];
            if (tables < r->from || tables % r->every != r->at)
                continue;
            int most = tables * r->most_tables_num / 2 + r->add;
            check_rounds(
                (odd_movement_wish){
                    .kind = ODD_MOVE_MITCHELL, .form = r->form, .tables = tables, .set_boards = 1},
                r->whole ? most : 1, most);
        }
}

/* Coprime to 6, and more than half of the tables. */
static void test_appendix(void **state) {
    (void)state;
    for (int tables = 6; tables <= TABLES_MAX; tables = moves_next(tables)) {
        int core = tables - 1;
        while (core % 2 == 0 || core % 3 == 0)
            core--;
        check_rounds(
            (odd_movement_wish){
                .kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_APPENDIX, .tables = tables, .set_boards = 1},
            1, core);
    }
}

static void test_forms_that_do_not_fit(void **state) {
    (void)state;
    for (int form = ODD_FORM_PLAIN; form <= ODD_FORM_BOWMAN; form++)
        for (int tables = 1; tables <= TABLES_MAX; tables = moves_next(tables)) {
            bool any = tables < 2;
            for (size_t i = 0; i < COUNT(rules); i++)
                any = any || (rules[i].form == (odd_movement_form)form && tables >= rules[i].from &&
                              tables % rules[i].every == rules[i].at);
            odd_movement m;
            int code = moves_try(&m, (odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                         .form = (odd_movement_form)form,
                                                         .tables = tables});
            CHECK((code == ODD_OK) == (any && tables >= 2), "form %d, %d tables: %s", form, tables,
                  moves_error.message);
            CHECK(code == ODD_OK || strstr(moves_error.message, "tables") != NULL, "%s", moves_error.message);
        }
}

/* ---- Half tables ------------------------------------------------------------------------------- */

/* Without a North-South pair each East-West pair sits out at most as often as it would have met them. */
static void test_half_tables(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(rules); i++)
        for (int tables = rules[i].from; tables <= TABLES_MAX; tables = moves_next(tables)) {
            if (tables % rules[i].every != rules[i].at)
                continue;
            odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                            .form = rules[i].form,
                                                            .contestants = 2 * tables - 1,
                                                            .set_boards = 2});
            assert_int_equal(m.contestants, 2 * tables - 1);
            assert_true(m.phantom.len > 0);
            assert_int_equal(m.sit_count, (size_t)m.rounds);
            if (tables <= SLOW_MAX || moves_whole())
                moves_check(&m, true);
        }
}

static void test_phantom_by_name(void **state) {
    (void)state;
    odd_movement m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 28, .phantom_side = ODD_EW, .phantom = 3});
    assert_int_equal(m.contestants, 13);
    assert_memory_equal(m.phantom.text, "EW3", 3);
    for (size_t i = 0; i < m.sit_count; i++)
        assert_int_equal(m.sits[i].side, ODD_NS);
    m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 28, .winners = 1, .phantom = 9});
    assert_int_equal(odd_movement_who(&m, (odd_text){"9", 1}), 0);
    assert_int_equal(odd_movement_who(&m, (odd_text){"10", 2}), 9);
}

/* ---- An extra pair ----------------------------------------------------------------------------- */

static void test_extra_pair(void **state) {
    (void)state;
    for (int tables = 4; tables <= TABLES_MAX; tables = moves_next(tables))
        for (int form = ODD_FORM_ROVER; form <= ODD_FORM_BUMP; form++) {
            bool bump = form == ODD_FORM_BUMP;
            if (bump && tables % 2 == 0)
                continue;
            for (int rounds = bump ? tables - 1 : tables; rounds >= (moves_whole() ? 1 : tables - 2);
                 rounds--) {
                odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                                .form = (odd_movement_form)form,
                                                                .contestants = 2 * tables + 1,
                                                                .rounds = rounds,
                                                                .set_boards = 1});
                assert_int_equal(m.tables, tables);
                assert_int_equal(m.sit_count, (size_t)rounds); /* one pair in each round */
                if (tables <= SLOW_MAX || moves_whole())
                    moves_check(&m, true);
            }
        }
}

/* No rover without a repeated opponent has 9 or 15 tables and as many rounds; with 5 to 8 and 10 to 14 there is one. */
static void test_rover_repeats(void **state) {
    (void)state;
    for (int tables = 5; tables <= 13; tables++) {
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                        .form = ODD_FORM_ROVER,
                                                        .contestants = 2 * tables + 1,
                                                        .rounds = tables,
                                                        .set_boards = 1});
        CHECK(m.meetings == (tables == 9 ? 2 : 1), "%d tables: %d", tables, m.meetings);
    }
}

/* ---- Balance ----------------------------------------------------------------------------------- */

/* Quality of complete movements with 0, 1, 2 and 3 arrow-switched last rounds, and of shorter ones: computed by another program from
 * the definition. Even numbers of tables share, so that all rounds can be played. */
typedef struct published_quality {
    int tables, rounds, quality[4];
} published_quality;

static const published_quality switched[] = {
    {5, 5, {44, 65, 30, 30}},   {6, 6, {46, 78, 42, 34}},   {7, 7, {46, 90, 49, 32}},
    {8, 8, {47, 90, 60, 39}},   {9, 9, {47, 93, 69, 42}},   {10, 10, {47, 89, 77, 50}},
    {11, 11, {48, 89, 84, 55}}, {12, 12, {48, 85, 88, 63}}, {13, 13, {48, 84, 93, 68}},
    {14, 14, {48, 81, 94, 74}}, {15, 15, {48, 79, 95, 79}}, {16, 16, {48, 77, 95, 83}},
    {8, 7, {40, 71, 39, -1}},   {9, 8, {40, 70, 42, -1}},   {10, 9, {42, 76, 59, -1}},
    {11, 9, {36, 55, 43, -1}},  {12, 11, {44, 75, 71, -1}}, {14, 13, {44, 73, 79, -1}},
    {16, 13, {38, 56, 54, -1}},
};

static void test_switched_rounds(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(switched); i++)
        for (int q = 0; q < 4 && switched[i].quality[q] >= 0; q++) {
            const published_quality *p = &switched[i];
            odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                            .form = p->tables % 2 == 1       ? ODD_FORM_PLAIN
                                                                    : p->rounds == p->tables ? ODD_FORM_SHARE
                                                                                             : ODD_FORM_SKIP,
                                                            .tables = p->tables,
                                                            .rounds = p->rounds,
                                                            .winners = 1,
                                                            .switches = q > 0 ? q : -1,
                                                            .set_boards = 2});
            int quality = moves_quality(&m), off = quality - 10 * p->quality[q];
            CHECK(off >= -5 && off <= 5, "%d tables, %d rounds, %d switched: %d tenths, not %d", p->tables,
                  p->rounds, q, quality, p->quality[q]);
        }
}

/* A seven-table Mitchell: the sum of all comparisons is 294 for each board of a set. */
static void test_sum(void **state) {
    (void)state;
    odd_movement m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 28, .winners = 1, .switches = 1});
    odd_balance b;
    assert_int_equal(odd_movement_balance(&b, &m, &moves_arena), ODD_OK);
    assert_int_equal(b.sum, 4 * 294);
    assert_int_equal(b.count, 14 * 13 / 2);
}

/* In one line of a complete two-winner Mitchell all are compared equally. */
static void test_two_winners(void **state) {
    (void)state;
    for (int tables = 3; tables <= 30; tables++) {
        odd_movement m = moves_make((odd_movement_wish){
            .kind = ODD_MOVE_MITCHELL, .tables = tables, .rounds = tables, .set_boards = 1});
        odd_balance b;
        assert_int_equal(odd_movement_balance(&b, &m, &moves_arena), ODD_OK);
        assert_int_equal(m.winners, 2);
        assert_int_equal(b.quality_x10, -1);
        CHECK(b.least == b.most, "%d tables: %d to %d", tables, (int)b.least, (int)b.most);
        assert_int_equal(b.count, tables * (tables - 1));
    }
}

/* ---- Numbers ----------------------------------------------------------------------------------- */

typedef struct wish_case {
    int tables, boards, rounds, set_boards;        /* the wish */
    int form, is_rounds, is_set_boards, is_boards; /* what it gives */
} wish_case;

static const wish_case numbers[] = {
    {7, 28, 0, 0, ODD_FORM_PLAIN, 7, 4, 28},     {8, 24, 0, 0, ODD_FORM_WEAVE, 8, 3, 24},
    {8, 28, 0, 0, ODD_FORM_SKIP, 7, 4, 32},      {6, 24, 0, 0, ODD_FORM_SHARE, 6, 4, 24},
    {9, 24, 0, 0, ODD_FORM_PLAIN, 8, 3, 27},     {10, 27, 0, 0, ODD_FORM_SKIP, 9, 3, 30},
    {10, 0, 9, 3, ODD_FORM_SKIP, 9, 3, 30},      {13, 26, 0, 0, ODD_FORM_PLAIN, 13, 2, 26},
    {14, 26, 0, 0, ODD_FORM_SKIP, 13, 2, 28},    {30, 26, 0, 0, ODD_FORM_PLAIN, 13, 2, 60},
    {8, 0, 9, 3, ODD_FORM_HESITATION, 9, 3, 27}, {8, 0, 10, 3, ODD_FORM_DOUBLE_HESITATION, 10, 3, 30},
};

static void test_numbers(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(numbers); i++) {
        const wish_case *w = &numbers[i];
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL,
                                                        .tables = w->tables,
                                                        .boards = w->boards,
                                                        .rounds = w->rounds,
                                                        .set_boards = w->set_boards});
        CHECK((int)m.form == w->form && m.rounds == w->is_rounds && m.set_boards == w->is_set_boards &&
                  m.boards == w->is_boards,
              "%d tables, %d boards: form %d, %d rounds of %d, %d boards", w->tables, w->boards, m.form,
              m.rounds, m.set_boards, m.boards);
    }
}

typedef struct refused_wish {
    odd_movement_wish wish;
    const char *message;
} refused_wish;

static const refused_wish refusals[] = {
    {{.kind = ODD_MOVE_MITCHELL}, "how many tables or pairs does the mitchell have?"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 1}, "1 table: a mitchell needs at least 2 tables"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 26},
     "26 boards do not fit a Mitchell of 7 tables: 25 (5 rounds of 5) or 28 (7 rounds of 4) would"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 9, .rounds = 27, .set_boards = 3},
     "a Mitchell of 9 tables has 1 to 9 rounds, not 27"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .rounds = 7, .set_boards = 4, .boards = 30},
     "7 rounds of 4 boards are 28 boards, not 30: leave one of the numbers out"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .contestants = 12},
     "12 pairs do not fit 7 tables: 13 or 14 would"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .winners = 2, .switches = 1},
     "arrow-switched rounds make one winner: leave out the switch, or the two winners"},
    {{.kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_RELAY, .tables = 7},
     "mitchell has no form relay: it has plain, skip"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = -3}, "-3: numbers of a movement are 1 to 9999"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .winners = 1, .switches = 9, .rounds = 7},
     "9 arrow-switched rounds are too many: there are 7"},
    {{.kind = ODD_MOVE_MITCHELL, .tables = 7, .phantom_side = ODD_EW, .phantom = 8},
     "phantom 8: there are 7 places in each direction"},
    {{.kind = ODD_MOVE_MITCHELL, .contestants = 14, .phantom = 8}, "no pair is missing"},
    {{.kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_ROVER, .contestants = 14}, "needs an odd number of pairs"},
    {{.kind = ODD_MOVE_NONE}, "no kind of movement is given"},
};

static void test_refusals(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(refusals); i++)
        moves_refused(refusals[i].wish, refusals[i].message);
}

/* ---- Memory ------------------------------------------------------------------------------------ */

static void test_no_memory(void **state) {
    (void)state;
    moves_without_memory((odd_movement_wish){
        .kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_ROVER, .contestants = 61, .winners = 1});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_every_size, moves_teardown),
        cmocka_unit_test_teardown(test_appendix, moves_teardown),
        cmocka_unit_test_teardown(test_forms_that_do_not_fit, moves_teardown),
        cmocka_unit_test_teardown(test_half_tables, moves_teardown),
        cmocka_unit_test_teardown(test_phantom_by_name, moves_teardown),
        cmocka_unit_test_teardown(test_extra_pair, moves_teardown),
        cmocka_unit_test_teardown(test_rover_repeats, moves_teardown),
        cmocka_unit_test_teardown(test_switched_rounds, moves_teardown),
        cmocka_unit_test_teardown(test_sum, moves_teardown),
        cmocka_unit_test_teardown(test_two_winners, moves_teardown),
        cmocka_unit_test_teardown(test_numbers, moves_teardown),
        cmocka_unit_test_teardown(test_refusals, moves_teardown),
        cmocka_unit_test_teardown(test_no_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
