/* Howells: every number of tables and rounds, balance as published, missing pairs, and what cannot be. */
#include "moves.h"

enum { TABLES_MAX = 60, ALL_ROUNDS = 13 };

static odd_movement make(int tables, int rounds) {
    return moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_HOWELL, .tables = tables, .rounds = rounds, .set_boards = 2});
}

/* Everybody plays in each round, meets everybody once, or at most once, and plays each board once. */
static void check(int tables, int rounds) {
    odd_movement m = make(tables, rounds);
    bool full = rounds == 2 * tables - 1;
    assert_int_equal(m.contestants, 2 * tables);
    assert_int_equal(m.rounds, rounds);
    assert_int_equal(m.boards, 2 * rounds);
    assert_int_equal(m.sit_count, 0);
    assert_int_equal(m.move_count, (size_t)tables * (size_t)rounds);
    assert_int_equal(m.meetings, 1);
    assert_int_equal(m.least_meetings, full ? 1 : 0);
    moves_check(&m, true);
}

static void test_every_size(void **state) {
    (void)state;
    for (int tables = 2; tables <= ALL_ROUNDS; tables++)
        for (int rounds = tables == 2 ? 3 : tables + 1; rounds <= 2 * tables - 1; rounds++)
            check(tables, rounds);
    for (int tables = ALL_ROUNDS + 1; tables <= TABLES_MAX; tables = moves_next(tables)) {
        for (int rounds = tables + 1; rounds <= 2 * tables - 1 && moves_whole(); rounds++)
            check(tables, rounds);
        check(tables, tables + 1);
        check(tables, tables * 3 / 2);
        check(tables, 2 * tables - 1);
    }
}

/* ---- Balance ------------------------------------------------------------------------------------- */

/* Qualities in tenths, computed from the definition by another program; and whether two tables share. */
typedef struct published_quality {
    int tables, rounds, quality;
    bool shares;
} published_quality;

static const published_quality known[] = {
    {3, 5, 600, true},     {2, 3, 1000, true},    {4, 6, 771, true},    {4, 7, 1000, false},
    {5, 6, 751, false},    {5, 7, 841, false},    {5, 8, 837, true},    {5, 9, 833, false},
    {6, 7, 772, true},     {6, 8, 909, false},    {6, 9, 907, false},   {6, 10, 921, false},
    {6, 11, 1000, false},  {7, 8, 812, false},    {7, 9, 846, false},   {7, 11, 911, false},
    {7, 12, 912, false},   {7, 13, 913, false},   {8, 9, 814, true},    {8, 10, 860, false},
    {8, 11, 892, false},   {8, 12, 905, false},   {8, 13, 922, false},  {8, 15, 1000, false},
    {9, 11, 862, false},   {9, 12, 925, false},   {9, 13, 905, false},  {9, 14, 911, false},
    {9, 17, 947, false},   {10, 11, 842, true},   {10, 12, 855, false}, {10, 13, 903, false},
    {10, 14, 917, false},  {10, 19, 1000, false}, {11, 12, 865, false}, {11, 13, 858, false},
    {11, 14, 880, false},  {11, 21, 965, false},  {12, 13, 860, true},  {12, 14, 859, false},
    {12, 23, 1000, false}, {13, 14, 870, false},
};

static void test_published_balance(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(known); i++) {
        odd_movement m = make(known[i].tables, known[i].rounds);
        CHECK(moves_quality(&m) == known[i].quality && (odd_movement_copies(&m) > 1) == known[i].shares,
              "%d tables, %d rounds: %d, %d copies", known[i].tables, known[i].rounds, moves_quality(&m),
              odd_movement_copies(&m));
    }
}

/* None of the EBU's published list is better, by the same measure. */
static void test_as_good_as_published(void **state) {
    (void)state;
    static const published_quality best[] = {
        {4, 6, 771, false},   {4, 7, 1000, false},   {5, 6, 623, false},   {5, 7, 748, false},
        {5, 8, 837, false},   {5, 9, 833, false},    {6, 7, 662, false},   {6, 8, 699, false},
        {6, 9, 907, false},   {6, 11, 1000, false},  {7, 8, 725, false},   {7, 9, 779, false},
        {7, 11, 911, false},  {7, 12, 898, false},   {7, 13, 913, false},  {8, 9, 741, false},
        {8, 11, 829, false},  {8, 12, 871, false},   {8, 13, 913, false},  {8, 15, 1000, false},
        {9, 11, 786, false},  {9, 12, 781, false},   {9, 13, 891, false},  {9, 14, 888, false},
        {9, 17, 947, false},  {10, 11, 779, false},  {10, 12, 788, false}, {10, 13, 833, false},
        {10, 14, 827, false}, {10, 19, 1000, false}, {11, 12, 812, false}, {11, 13, 777, false},
        {11, 14, 827, false}, {12, 13, 803, false},  {12, 14, 790, false}, {13, 14, 837, false},
    };
    for (size_t i = 0; i < COUNT(best); i++) {
        odd_movement m = make(best[i].tables, best[i].rounds);
        CHECK(moves_quality(&m) >= best[i].quality, "%d tables, %d rounds: %d, published %d", best[i].tables,
              best[i].rounds, moves_quality(&m), best[i].quality);
    }
}

/* Where nothing is published: at least as good as the best that is, of a movement with fewer rounds and as many tables. */
static void test_other_balance(void **state) {
    (void)state;
    static const published_quality least[] = {
        {7, 10, 846, false},  {8, 14, 922, false},  {9, 15, 925, false},  {9, 16, 925, false},
        {10, 16, 917, false}, {10, 18, 917, false}, {11, 16, 880, false}, {11, 20, 880, false},
        {12, 16, 860, false}, {12, 22, 860, false},
    };
    for (size_t i = 0; i < COUNT(least); i++) {
        odd_movement m = make(least[i].tables, least[i].rounds);
        CHECK(moves_quality(&m) >= least[i].quality && odd_movement_copies(&m) == 1,
              "%d tables, %d rounds: %d, %d copies", least[i].tables, least[i].rounds, moves_quality(&m),
              odd_movement_copies(&m));
    }
}

/* An even number of tables that everybody meets everybody at can be balanced perfectly; the mean is one less than the tables. */
static void test_mean(void **state) {
    (void)state;
    for (int tables = 2; tables <= 12; tables++) {
        odd_movement m = make(tables, 2 * tables - 1);
        odd_balance b;
        assert_int_equal(odd_movement_balance(&b, &m, &moves_arena), ODD_OK);
        assert_int_equal(b.sum, b.count * (tables - 1) * 2); /* sets of two boards */
        if (tables % 2 == 0)
            CHECK(b.least == b.most, "%d tables: %d to %d", tables, (int)b.least, (int)b.most);
    }
}

/* ---- The document -------------------------------------------------------------------------------- */

/* The row of a number of tables in the table of docs/MOVEMENTS.md: "| 5 | 6: 75.1, 7: 84.1, 8: 83.7 s, 9: 83.3 |". */
static void test_document(void **state) {
    (void)state;
    static char text[1 << 16];
    FILE *file = fopen("docs/MOVEMENTS.md", "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    for (int tables = 2; tables <= 12; tables++) {
        char row[1000];
        int len = snprintf(row, sizeof row, "| %d |", tables);
        for (int rounds = tables == 2 ? 3 : tables + 1; rounds <= 2 * tables - 1; rounds++) {
            odd_movement m = make(tables, rounds);
            int quality = moves_quality(&m);
            len += snprintf(row + len, sizeof row - (size_t)len, " %d: %d.%d%s%s", rounds, quality / 10,
                            quality % 10, odd_movement_copies(&m) > 1 ? " s" : "",
                            rounds < 2 * tables - 1 ? "," : " |\n");
        }
        CHECK(strstr(text, row) != NULL, "docs/MOVEMENTS.md has not the row %s", row);
    }
}

/* ---- Halves of a match --------------------------------------------------------------------------- */

static void test_split(void **state) {
    (void)state;
    for (int tables = 2; tables <= 3; tables++) {
        odd_movement m = moves_make((odd_movement_wish){
            .kind = ODD_MOVE_HOWELL, .form = ODD_FORM_SPLIT, .tables = tables, .set_boards = 3});
        assert_int_equal(m.rounds, tables == 2 ? 6 : 10);
        assert_int_equal(odd_movement_copies(&m), 1);
        assert_int_equal(m.meetings, 2);
        assert_int_equal(m.least_meetings, 2);
        assert_int_equal(moves_quality(&m), 1000);
        moves_check(&m, true);
    }
}

/* ---- Missing pairs -------------------------------------------------------------------------------- */

/* Everybody meets everybody, so everybody sits out once, whoever is missing. */
static void test_phantom(void **state) {
    (void)state;
    for (int tables = 2; tables <= 16; tables++)
        for (int missing = 0; missing <= 2 * tables; missing++) {
            int sits[40] = {0};
            odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_HOWELL,
                                                            .contestants = 2 * tables - 1,
                                                            .rounds = 2 * tables - 1,
                                                            .phantom = missing,
                                                            .set_boards = 1});
            assert_int_equal(m.contestants, 2 * tables - 1);
            for (size_t i = 0; i < m.sit_count; i++)
                sits[m.sits[i].who]++;
            for (int who = 1; who < 2 * tables; who++)
                assert_int_equal(sits[who], 1);
            moves_check(&m, true);
        }
}

/* The sit-out table is always the first one if the pair that sits there is missing. */
static void test_usual_phantom(void **state) {
    (void)state;
    static const int quality[] = {[4] = 1000, 818, 909, 862, 969, 925, 973, 894, 979};
    for (int tables = 4; tables <= 12; tables++) {
        odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_HOWELL,
                                                        .contestants = 2 * tables - 1,
                                                        .rounds = 2 * tables - 1,
                                                        .set_boards = 2});
        for (size_t i = 0; i < m.sit_count; i++)
            assert_int_equal(m.sits[i].table, 1);
        CHECK(moves_quality(&m) == quality[tables], "%d tables: %d", tables, moves_quality(&m));
    }
}

/* ---- Numbers ------------------------------------------------------------------------------------- */

typedef struct wish_case {
    int pairs, boards;          /* the wish */
    int rounds, set_boards, is; /* what it gives */
} wish_case;

static const wish_case numbers[] = {
    {10, 27, 9, 3, 27},  {8, 28, 7, 4, 28},   {8, 21, 7, 3, 21},   {12, 24, 8, 3, 24},  {12, 27, 9, 3, 27},
    {14, 26, 13, 2, 26}, {16, 26, 13, 2, 26}, {16, 24, 12, 2, 24}, {22, 24, 12, 2, 24}, {24, 26, 13, 2, 26},
    {4, 24, 3, 8, 24},   {6, 25, 5, 5, 25},   {9, 27, 9, 3, 27},   {26, 28, 14, 2, 28},
};

static void test_numbers(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(numbers); i++) {
        const wish_case *w = &numbers[i];
        odd_movement m = moves_make(
            (odd_movement_wish){.kind = ODD_MOVE_HOWELL, .contestants = w->pairs, .boards = w->boards});
        CHECK(m.rounds == w->rounds && m.set_boards == w->set_boards && m.boards == w->is,
              "%d pairs, %d boards: %d rounds of %d", w->pairs, w->boards, m.rounds, m.set_boards);
    }
}

typedef struct refused_wish {
    odd_movement_wish wish;
    const char *message;
} refused_wish;

static const refused_wish refusals[] = {
    {{.kind = ODD_MOVE_HOWELL, .tables = 5, .rounds = 27, .set_boards = 3},
     "a howell of 5 tables has 6 to 9 rounds, not 27"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 5, .boards = 26},
     "26 boards do not fit a howell of 5 tables: 24 (8 rounds of 3) or 27 (9 rounds of 3) would"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 2, .rounds = 2}, "a howell of 2 tables has 3 rounds, not 2"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 1}, "1 table: a howell needs at least 2 tables"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 126}, "126 tables are too many for a howell: at most 125"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 5, .winners = 2}, "howell has one winner, not 2"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 5, .switches = 1}, "a howell has its own arrow-switches"},
    {{.kind = ODD_MOVE_HOWELL, .form = ODD_FORM_SPLIT, .tables = 4},
     "Split Howell needs 2 or 3 tables, not 4"},
    {{.kind = ODD_MOVE_HOWELL, .form = ODD_FORM_SKIP, .tables = 4}, "howell has no form skip: it has split"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 5, .phantom = 11}, "phantom 11: there are 10 places"},
    {{.kind = ODD_MOVE_HOWELL, .tables = 5, .phantom_side = ODD_EW, .phantom = 2},
     "pairs of a howell have no direction: give the number of the missing pair, such as phantom 10"},
};

static void test_refusals(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(refusals); i++)
        moves_refused(refusals[i].wish, refusals[i].message);
}

static void test_no_memory(void **state) {
    (void)state;
    moves_without_memory((odd_movement_wish){.kind = ODD_MOVE_HOWELL, .tables = 16, .rounds = 20});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_every_size, moves_teardown),
        cmocka_unit_test_teardown(test_published_balance, moves_teardown),
        cmocka_unit_test_teardown(test_as_good_as_published, moves_teardown),
        cmocka_unit_test_teardown(test_other_balance, moves_teardown),
        cmocka_unit_test_teardown(test_mean, moves_teardown),
        cmocka_unit_test_teardown(test_document, moves_teardown),
        cmocka_unit_test_teardown(test_split, moves_teardown),
        cmocka_unit_test_teardown(test_phantom, moves_teardown),
        cmocka_unit_test_teardown(test_usual_phantom, moves_teardown),
        cmocka_unit_test_teardown(test_numbers, moves_teardown),
        cmocka_unit_test_teardown(test_refusals, moves_teardown),
        cmocka_unit_test_teardown(test_no_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
