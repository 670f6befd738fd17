/* Movements of somebody's own: rows as they are written, and what they become. */
#include "moves.h"

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

/* ---- Reading rows -------------------------------------------------------------------------------- */

static void check_text(odd_text is, const char *text) {
    CHECK(is.len == strlen(text) && memcmp(is.text != NULL ? is.text : "", text, is.len) == 0, "%.*s, not %s",
          (int)is.len, is.text, text);
}

typedef struct row_text {
    const char *text;
    int round, section, table;
    const char *ns[2], *ew[2];
    int first, last;
    bool shared, switched;
} row_text;

static const row_text rows_written[] = {
    {"1 1 10 1 1-3", 1, 0, 1, {"10", ""}, {"1", ""}, 1, 3, false, false},
    {"  250 999\tA1  B16x 9999 ", 250, 0, 999, {"A1", ""}, {"B16x", ""}, 9999, 9999, false, false},
    {"2 B4 B7 B12 4-6 shared", 2, 2, 4, {"B7", ""}, {"B12", ""}, 4, 6, true, false},
    {"2 z4 7 12 4-6 Switched SHARED", 2, 26, 4, {"7", ""}, {"12", ""}, 4, 6, true, true},
    {"3 2 1+5 2+6 7", 3, 0, 2, {"1", "5"}, {"2", "6"}, 7, 7, false, false},
    {"4 5 - 9 10-12", 4, 0, 5, {"", ""}, {"9", ""}, 10, 12, false, false},
    {"4 5 9 0 10-12", 4, 0, 5, {"9", ""}, {"", ""}, 10, 12, false, false},
    {"5 1 3 4 -", 5, 0, 1, {"3", ""}, {"4", ""}, 0, 0, false, false},
};

static void test_rows_are_read(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(rows_written); i++) {
        const row_text *w = &rows_written[i];
        odd_movement_row row;
        odd_error error = {0};
        int code = odd_movement_row_parse(&row, w->text, strlen(w->text), &error);
        CHECK(code == ODD_OK, "%s: %s", w->text, error.message);
        CHECK(row.round == w->round && row.section == w->section && row.table == w->table &&
                  row.first == w->first && row.last == w->last && row.shared == w->shared &&
                  row.switched == w->switched,
              "%s", w->text);
        for (int j = 0; j < 2; j++) {
            check_text(row.ns[j], w->ns[j]);
            check_text(row.ew[j], w->ew[j]);
        }
    }
}

typedef struct unreadable {
    const char *text;
    int column;
    const char *message;
} unreadable;

static const unreadable bad_rows[] = {
    {"", 1, "missing word: expected the number of a round"},
    {"0 1 1 2 1-3", 1, "invalid word '0': expected the number of a round"},
    {"251 1 1 2 1-3", 1, "expected the number of a round"},
    {"1 0 1 2 1-3", 3, "expected a table"},
    {"1 B 1 2 1-3", 3, "expected a table"},
    {"1 1000 1 2 1-3", 3, "expected a table"},
    {"1 1 1+ 2 1-3", 5, "expected an id"},
    {"1 1 1 12345678901234567 1-3", 7, "expected an id"},
    {"1 1 1 2+3+4 1-3", 7, "expected an id"},
    {"1 1 1 2", 8, "missing word: expected boards"},
    {"1 1 1 2 3-1", 9, "expected boards"},
    {"1 1 1 2 0-1", 9, "expected boards"},
    {"1 1 1 2 1-10000", 9, "expected boards"},
    {"1 1 1 2 1-3-4", 9, "expected boards"},
    {"1 1 1 2 1-3 share", 13, "invalid word 'share': expected shared, switched, or the end"},
    {"1 1 \xC3\xA9 2 1-3", 5, "expected an id"},
};

static void test_rows_that_cannot_be_read(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad_rows); i++) {
        odd_movement_row row;
        odd_error error = {0};
        int code = odd_movement_row_parse(&row, bad_rows[i].text, strlen(bad_rows[i].text), &error);
        CHECK(code == ODD_E_SYNTAX && error.column == bad_rows[i].column &&
                  strstr(error.message, bad_rows[i].message) != NULL,
              "\"%s\": column %d, %s", bad_rows[i].text, error.column, error.message);
    }
}

/* ---- Movements of rows ----------------------------------------------------------------------------- */

enum { ROWS_MAX = 2000 };
static odd_movement_row rows[ROWS_MAX];

static size_t read_rows(const char *const *texts, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int code = odd_movement_row_parse(&rows[i], texts[i], strlen(texts[i]), &moves_error);
        CHECK(code == ODD_OK, "%s: %s", texts[i], moves_error.message);
    }
    return count;
}

static odd_movement make_of_rows(size_t count, odd_movement_own own) {
    odd_movement m;
    int code = odd_movement_of_rows(&m, rows, count, &own, &moves_arena, &moves_error);
    CHECK(code == ODD_OK, "row %d: %s", moves_error.line, moves_error.message);
    return m;
}

static size_t fault_count(const odd_movement *m) {
    odd_faults faults;
    assert_int_equal(odd_movement_prove(&faults, m, &moves_arena), ODD_OK);
    return faults.count;
}

static odd_text id_of(const odd_movement *m, unsigned who) {
    return who > 0 ? m->ids[who] : (odd_text){0};
}

/* A movement, as rows, is the same movement: whatever the kind. */
static size_t rows_of(const odd_movement *m) {
    size_t count = 0;
    for (size_t i = m->move_count; i-- > 0;) { /* the order does not matter */
        const odd_move *x = &m->moves[i];
        assert_true(count < ROWS_MAX);
        rows[count++] = (odd_movement_row){.round = x->round,
                                           .table = x->table,
                                           .section = x->section,
                                           .ns = {id_of(m, x->ns[0]), id_of(m, x->ns[1])},
                                           .ew = {id_of(m, x->ew[0]), id_of(m, x->ew[1])},
                                           .first = x->first,
                                           .last = x->last,
                                           .shared = x->shared,
                                           .switched = x->switched};
    }
    for (size_t i = 0; i < m->sit_count; i++)
        if (m->sits[i].table > 0) {
            const odd_sit_out *s = &m->sits[i];
            assert_true(count < ROWS_MAX);
            rows[count] = (odd_movement_row){.round = s->round,
                                             .table = s->table,
                                             .section = s->section,
                                             .first = s->first,
                                             .last = s->last};
            (s->side == ODD_EW ? rows[count].ew : rows[count].ns)[0] = id_of(m, s->who);
            count++;
        }
    return count;
}

static void check_same_id(const odd_movement *a, unsigned x, const odd_movement *b, unsigned y) {
    odd_text s = id_of(a, x), t = id_of(b, y);
    CHECK(s.len == t.len && (s.len == 0 || memcmp(s.text, t.text, s.len) == 0), "%.*s, not %.*s", (int)t.len,
          t.text, (int)s.len, s.text);
}

static void check_same(const odd_movement *a, const odd_movement *b) {
    assert_int_equal(a->move_count, b->move_count);
    assert_int_equal(a->sit_count, b->sit_count);
    assert_true(a->contestants == b->contestants && a->tables == b->tables && a->rounds == b->rounds &&
                a->boards == b->boards && a->winners == b->winners && a->set_boards == b->set_boards &&
                a->contest == b->contest && a->sections == b->sections);
    for (size_t i = 0; i < a->move_count; i++) {
        const odd_move *x = &a->moves[i], *y = &b->moves[i];
        assert_true(x->round == y->round && x->table == y->table && x->section == y->section &&
                    x->first == y->first && x->last == y->last && x->shared == y->shared &&
                    x->switched == y->switched);
        for (int j = 0; j < 2; j++) {
            check_same_id(a, x->ns[j], b, y->ns[j]);
            check_same_id(a, x->ew[j], b, y->ew[j]);
        }
    }
}

static const odd_movement_wish wishes[] = {
    {.kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 28},
    {.kind = ODD_MOVE_MITCHELL, .tables = 8, .boards = 24, .form = ODD_FORM_SHARE},
    {.kind = ODD_MOVE_MITCHELL, .contestants = 15, .boards = 24},
    {.kind = ODD_MOVE_MITCHELL, .contestants = 15, .boards = 28, .form = ODD_FORM_ROVER},
    {.kind = ODD_MOVE_MITCHELL, .tables = 9, .boards = 27, .winners = 1},
    {.kind = ODD_MOVE_MITCHELL, .tables = 14, .boards = 28, .sections = 2},
    {.kind = ODD_MOVE_HOWELL, .contestants = 9, .boards = 27},
    {.kind = ODD_MOVE_HOWELL, .tables = 5, .boards = 24},
    {.kind = ODD_MOVE_WEB, .tables = 10, .boards = 27},
    {.kind = ODD_MOVE_BAROMETER, .tables = 4, .boards = 28},
    {.kind = ODD_MOVE_INDIVIDUAL, .contestants = 16, .boards = 24},
    {.kind = ODD_MOVE_INDIVIDUAL, .contestants = 13, .boards = 26},
    {.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 7, .set_boards = 3},
    {.kind = ODD_MOVE_WHIST, .contestants = 8, .set_boards = 3},
};

static void test_there_and_back(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(wishes); i++) {
        odd_movement m = moves_make(wishes[i]);
        odd_movement n = make_of_rows(rows_of(&m), (odd_movement_own){.contest = m.contest});
        check_same(&m, &n);
        assert_int_equal(n.kind, ODD_MOVE_OWN);
        assert_int_equal(fault_count(&n), 0);
        moves_check(&n, true);
    }
}

/* As scoring devices write a movement with two winners: 1 is there twice, and a missing pair has a number. */
static void test_two_winners(void **state) {
    (void)state;
    static const char *const texts[] = {"1 1 1 1 1-2", "1 2 2 2 3-4", "1 3 3 3 5-6",
                                        "2 1 1 3 3-4", "2 2 2 1 5-6", "2 3 3 2 1-2",
                                        "3 1 1 2 5-6", "3 2 2 3 1-2", "3 3 3 1 3-4"};
    moves_fresh();
    size_t count = read_rows(texts, COUNT(texts));
    odd_movement m = make_of_rows(count, (odd_movement_own){.winners = 2});
    assert_int_equal(m.contestants, 6);
    assert_int_equal(odd_movement_who(&m, text_of("EW3")), 6);
    assert_int_equal(fault_count(&m), 0);
    moves_check(&m, true);
    m = make_of_rows(count, (odd_movement_own){.winners = 1});
    assert_int_equal(m.contestants, 3);
    assert_true(fault_count(&m) > 0);
    m = make_of_rows(count, (odd_movement_own){.winners = 2, .phantom = text_of("ns3")});
    assert_int_equal(m.contestants, 5);
    assert_int_equal(m.move_count, 6);
    assert_int_equal(m.sit_count, 3);
    assert_int_equal(m.sits[0].side, ODD_EW);
    assert_int_equal(fault_count(&m), 0);
}

/* Nobody may share without a word about it. */
static void test_sharing(void **state) {
    (void)state;
    static const char *const texts[] = {"1 1 1 2 1-2", "1 2 3 4 1-2"};
    static const char *const some[] = {"1 1 1 2 1-2", "1 2 3 4 3-4", "1 3 5 6 2-3", "1 4 7 8 5-6",
                                       "2 1 1 3 5-6"};
    moves_fresh();
    size_t count = read_rows(some, COUNT(some));
    odd_movement m = make_of_rows(count, (odd_movement_own){.share = true});
    for (size_t i = 0; i < count; i++)
        CHECK(m.moves[i].shared == (i < 3), "%s", some[i]); /* those whose boards are at another table, too */
    count = read_rows(texts, COUNT(texts));
    m = make_of_rows(count, (odd_movement_own){0});
    assert_int_equal(fault_count(&m), 1);
    m = make_of_rows(count, (odd_movement_own){.share = true});
    assert_int_equal(fault_count(&m), 0);
    m = make_of_rows(count, (odd_movement_own){.contest = ODD_TEAMS, .share = true});
    assert_int_equal(fault_count(&m),
                     4); /* two matches at one table, and two teams that have no North-South */
}

typedef struct refused_row {
    odd_movement_row row;
    const char *message;
} refused_row;

#define GOOD .round = 1, .table = 2, .first = 1, .last = 3
#define TEXT(s) \
    { s, sizeof(s) - 1 }

static const refused_row refusals[] = {
    {{.round = 0, .table = 1, .ns = {TEXT("3")}, .ew = {TEXT("4")}}, "rounds are 1 to 250"},
    {{.round = 251, .table = 1, .ns = {TEXT("3")}, .ew = {TEXT("4")}}, "rounds are 1 to 250"},
    {{.round = 1, .table = 0, .ns = {TEXT("3")}, .ew = {TEXT("4")}}, "tables are 1 to 999"},
    {{GOOD, .section = 27, .ns = {TEXT("3")}, .ew = {TEXT("4")}}, "sections are A to Z"},
    {{GOOD, .section = 1, .ns = {TEXT("3")}, .ew = {TEXT("4")}}, "all have a section, or none"},
    {{GOOD, .ns = {TEXT("3"), TEXT("5")}, .ew = {TEXT("4")}}, "all rows have two ids for a side"},
    {{GOOD, .ns = {TEXT("3"), TEXT("5")}, .ew = {TEXT("4"), TEXT("6")}}, "individuals need two ids"},
    {{GOOD}, "nobody sits there"},
    {{GOOD, .ns = {TEXT("3 x")}, .ew = {TEXT("4")}}, "an id has at most 16 letters and digits"},
    {{.round = 1, .table = 2, .first = 3, .last = 1, .ns = {TEXT("3")}, .ew = {TEXT("4")}},
     "boards are 1 to"},
    {{.round = 1, .table = 2, .first = 0, .last = 1, .ns = {TEXT("3")}, .ew = {TEXT("4")}},
     "boards are 1 to"},
};

static void test_refusals(void **state) {
    (void)state;
    static const char *const first[] = {"1 1 1 2 4-6"};
    for (size_t i = 0; i < COUNT(refusals); i++) {
        odd_movement m;
        moves_fresh();
        read_rows(first, 1);
        rows[1] = refusals[i].row;
        int code = odd_movement_of_rows(&m, rows, 2, &(odd_movement_own){0}, &moves_arena, &moves_error);
        CHECK(code == ODD_E_MOVEMENT && strstr(moves_error.message, refusals[i].message) != NULL,
              "\"%s\", not \"%s\"", moves_error.message, refusals[i].message);
        if (strstr(refusals[i].message, "individuals") == NULL)
            assert_int_equal(moves_error.line, 2);
    }
    odd_movement m;
    assert_int_equal(odd_movement_of_rows(&m, rows, 0, &(odd_movement_own){0}, &moves_arena, &moves_error),
                     ODD_E_MOVEMENT);
    assert_int_equal(moves_try(&m, (odd_movement_wish){.kind = ODD_MOVE_OWN}), ODD_E_MOVEMENT);
    assert_non_null(strstr(moves_error.message, "row 1 1 10 1 1-3"));
}

static void test_no_memory(void **state) {
    (void)state;
    odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 30, .boards = 60});
    size_t count = rows_of(&m);
    static char ids[ROWS_MAX][2][8]; /* those of the movement are freed with it */
    for (size_t i = 0; i < count; i++) {
        odd_text *side[2] = {rows[i].ns, rows[i].ew};
        for (int j = 0; j < 2; j++) {
            memcpy(ids[i][j], side[j]->text, side[j]->len);
            side[j]->text = ids[i][j];
        }
    }
    for (size_t blocks = 0;; blocks++) {
        moves_fresh();
        moves_left = blocks;
        int code = odd_movement_of_rows(&m, rows, count, &(odd_movement_own){0}, &moves_arena, &moves_error);
        if (code == ODD_OK) {
            assert_true(blocks > 0);
            return;
        }
        assert_int_equal(code, ODD_E_MEMORY);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows_are_read),
        cmocka_unit_test(test_rows_that_cannot_be_read),
        cmocka_unit_test_teardown(test_there_and_back, moves_teardown),
        cmocka_unit_test_teardown(test_two_winners, moves_teardown),
        cmocka_unit_test_teardown(test_sharing, moves_teardown),
        cmocka_unit_test_teardown(test_refusals, moves_teardown),
        cmocka_unit_test_teardown(test_no_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
