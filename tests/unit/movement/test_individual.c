/* Individuals: every form and number of players; how often two partner and oppose each other. */
#include "moves.h"

enum { TABLES_MAX = 60 };

static int partners_of(const odd_movement *m, unsigned a, unsigned b) {
    int count = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *x = &m->moves[i];
        count +=
            (moves_plays(x, a, 1) && moves_plays(x, b, 1)) || (moves_plays(x, a, 2) && moves_plays(x, b, 2));
    }
    return count;
}

/* Partners and opponents of any two, least and most. */
static void check_counts(const odd_movement *m, const int partners[2], const int opponents[2]) {
    int p[2] = {1000, 0}, o[2] = {1000, 0};
    for (unsigned a = 1; a <= (unsigned)m->contestants; a++)
        for (unsigned b = a + 1; b <= (unsigned)m->contestants; b++) {
            int partner = partners_of(m, a, b), opponent = moves_meetings(m, a, b);
            p[0] = partner < p[0] ? partner : p[0];
            p[1] = partner > p[1] ? partner : p[1];
            o[0] = opponent < o[0] ? opponent : o[0];
            o[1] = opponent > o[1] ? opponent : o[1];
        }
    CHECK(p[0] == partners[0] && p[1] == partners[1] && o[0] == opponents[0] && o[1] == opponents[1],
          "%d players, %d rounds: partners %d to %d, opponents %d to %d", m->contestants, m->rounds, p[0],
          p[1], o[0], o[1]);
}

/* As the search that found them says: partners, opponents, copies of the boards. */
typedef struct searched_movement {
    odd_movement_form form;
    int players, rounds, partners[2], opponents[2], copies;
} searched_movement;

static const searched_movement cycles[] = {
    {ODD_FORM_BALANCED, 8, 7, {1, 1}, {2, 2}, 2},   {ODD_FORM_BALANCED, 12, 11, {1, 1}, {2, 2}, 3},
    {ODD_FORM_BALANCED, 16, 15, {1, 1}, {2, 2}, 2}, {ODD_FORM_BALANCED, 20, 19, {1, 1}, {2, 2}, 2},
    {ODD_FORM_BALANCED, 24, 23, {1, 1}, {2, 2}, 2}, {ODD_FORM_ONE_COPY, 12, 11, {1, 1}, {0, 4}, 1},
    {ODD_FORM_BALANCED, 9, 9, {1, 1}, {1, 3}, 2},   {ODD_FORM_BALANCED, 28, 27, {1, 1}, {2, 2}, 2},
    {ODD_FORM_ONE_COPY, 13, 13, {1, 1}, {2, 2}, 1}, {ODD_FORM_ONE_COPY, 17, 17, {1, 1}, {0, 3}, 1},
    {ODD_FORM_ONE_COPY, 21, 21, {1, 1}, {2, 2}, 1}, {ODD_FORM_ONE_COPY, 25, 25, {1, 1}, {2, 2}, 1},
    {ODD_FORM_ONE_COPY, 16, 8, {0, 1}, {0, 2}, 1},  {ODD_FORM_ONE_COPY, 16, 12, {0, 1}, {0, 2}, 1},
    {ODD_FORM_ONE_COPY, 16, 15, {1, 1}, {0, 3}, 1}, {ODD_FORM_ONE_COPY, 20, 9, {0, 1}, {0, 2}, 1},
    {ODD_FORM_ONE_COPY, 20, 10, {0, 1}, {0, 2}, 1}, {ODD_FORM_ONE_COPY, 20, 19, {1, 1}, {0, 3}, 1},
    {ODD_FORM_ONE_COPY, 24, 11, {0, 1}, {0, 2}, 1}, {ODD_FORM_ONE_COPY, 24, 12, {0, 1}, {0, 2}, 1},
};

static void test_cycles(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(cycles); i++) {
        const searched_movement *f = &cycles[i];
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL,
                                                        .form = f->form,
                                                        .contestants = f->players,
                                                        .rounds = f->rounds,
                                                        .set_boards = 2});
        assert_int_equal(m.contest, ODD_INDIVIDUALS);
        assert_int_equal(m.boards, 2 * f->rounds);
        assert_int_equal(m.sit_count, f->players % 4 == 1 ? (size_t)f->players : 0); /* everybody once */
        assert_int_equal(m.spread, 0);
        assert_int_equal(odd_movement_copies(&m), f->copies);
        check_counts(&m, f->partners, f->opponents);
        moves_check(&m, true);
    }
}

/* Fewer rounds than the cycle has. */
static void test_fewer_rounds(void **state) {
    (void)state;
    for (int form = ODD_FORM_ONE_COPY; form <= ODD_FORM_BALANCED; form++)
        for (int players = form == ODD_FORM_ONE_COPY ? 12 : 8; players <= 24; players += 4)
            for (int rounds = 1; rounds <= 11 && rounds < players; rounds++) {
                odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL,
                                                                .form = (odd_movement_form)form,
                                                                .contestants = players,
                                                                .rounds = rounds,
                                                                .set_boards = 2});
                assert_int_equal(m.rounds, rounds);
                moves_check(&m, true);
            }
}

/* Lines with steps 0, 1, 2 and 3, and boards with -1: any number of tables that neither 2 nor 3 divides. */
static void test_rainbow(void **state) {
    (void)state;
    for (int tables = 2; tables <= TABLES_MAX; tables++) {
        odd_movement m;
        bool fits = tables >= 5 && tables % 2 != 0 && tables % 3 != 0;
        int code = moves_try(&m, (odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL,
                                                     .form = ODD_FORM_RAINBOW,
                                                     .tables = tables,
                                                     .rounds = tables,
                                                     .set_boards = 2});
        CHECK((code == ODD_OK) == fits, "%d tables: %s", tables, moves_error.message);
        if (code != ODD_OK)
            continue;
        assert_int_equal(m.contestants, 4 * tables);
        assert_int_equal(odd_movement_copies(&m), 1);
        moves_check(&m, true);
        if (tables <= 13)
            check_counts(&m, (const int[]){0, 1}, (const int[]){0, 1});
    }
}

/* From 8 to 28 players, whatever the number: one to three places are empty, and somebody has to sit out. */
static void test_any_number(void **state) {
    (void)state;
    for (int players = 6; players <= 28; players++) {
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL, .contestants = players});
        assert_int_equal(m.contestants, players);
        assert_int_equal(m.tables, players % 4 == 1 ? players / 4 : (players + 3) / 4);
        if (players % 4 == 1)
            assert_int_equal(m.sit_count, (size_t)m.rounds); /* one in each round */
        assert_int_equal(m.sit_count > 0, players % 4 != 0);
        moves_check(&m, true);
    }
    odd_movement m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL, .contestants = 15, .phantom = 3, .rounds = 12});
    assert_int_equal(odd_movement_who(&m, (odd_text){"3", 1}), 0);
    assert_int_equal(odd_movement_who(&m, (odd_text){"16", 2}), 15);
    m = moves_make((odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL, .contestants = 14, .phantom = 15});
    assert_int_equal(m.contestants, 14);
    assert_int_equal(odd_movement_who(&m, (odd_text){"14", 2}), 14);
}

typedef struct wish_case {
    int players, boards, form, rounds, set_boards;
} wish_case;

static const wish_case numbers[] = {
    {8, 28, ODD_FORM_BALANCED, 7, 4},  {12, 22, ODD_FORM_ONE_COPY, 11, 2}, {16, 24, ODD_FORM_ONE_COPY, 12, 2},
    {20, 27, ODD_FORM_ONE_COPY, 9, 3}, {20, 20, ODD_FORM_ONE_COPY, 10, 2}, {24, 24, ODD_FORM_ONE_COPY, 12, 2},
    {28, 28, ODD_FORM_RAINBOW, 7, 4},  {16, 0, ODD_FORM_ONE_COPY, 12, 2},
};

static void test_numbers(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(numbers); i++) {
        const wish_case *w = &numbers[i];
        odd_movement m = moves_make(
            (odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL, .contestants = w->players, .boards = w->boards});
        CHECK((int)m.form == w->form && m.rounds == w->rounds && m.set_boards == w->set_boards,
              "%d players, %d boards: form %d, %d rounds of %d", w->players, w->boards, m.form, m.rounds,
              m.set_boards);
    }
}

typedef struct refused_wish {
    odd_movement_wish wish;
    const char *message;
} refused_wish;

static const refused_wish refusals[] = {
    {{.kind = ODD_MOVE_INDIVIDUAL}, "how many players does the individual have?"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 5}, "5 players: an individual has 6 to 2000 players"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 32},
     "there is no individual for 32 players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 28, .form = ODD_FORM_ONE_COPY},
     "there is no Individual for 28 players: it has 12, 13, 16, 17, 20, 21, 24, 25 players"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 24, .form = ODD_FORM_RAINBOW},
     "there is no Rainbow individual for 24 players: it has 20, 28, 44, 52 players and so on"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .rounds = 27, .set_boards = 3},
     "an individual of 3 tables has 1 to 11 rounds, not 27"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .tables = 4},
     "12 players do not fit 4 tables: 16 would"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .phantom = 3},
     "no player is missing: there are places for 12"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 11, .phantom = 13},
     "phantom: players are numbered 1 to 12"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .switches = 2}, "individuals are not arrow-switched"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .winners = 2}, "individual has one winner, not 2"},
    {{.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .boards = 26},
     "26 boards do not fit an individual of 3 tables: 25 (5 rounds of 5) or 27 (9 rounds of 3) would"},
};

static void test_refusals(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(refusals); i++)
        moves_refused(refusals[i].wish, refusals[i].message);
}

static void test_no_memory(void **state) {
    (void)state;
    moves_without_memory((odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL, .contestants = 51});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_cycles, moves_teardown),
        cmocka_unit_test_teardown(test_fewer_rounds, moves_teardown),
        cmocka_unit_test_teardown(test_rainbow, moves_teardown),
        cmocka_unit_test_teardown(test_any_number, moves_teardown),
        cmocka_unit_test_teardown(test_numbers, moves_teardown),
        cmocka_unit_test_teardown(test_refusals, moves_teardown),
        cmocka_unit_test_teardown(test_no_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
