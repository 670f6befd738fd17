/* Files with movements: what is written is read again, and files as bad as they can be are refused with a place. */
#include "moves.h"

#include "oddtrick_plan.h"
#include "platform/memory.h"
#include "report/movement_report.h"

static odd_out out = ODD_HEAP_OUT;

static int read_text(odd_movement *m, const char *text, size_t len) {
    odd_movement_own own = {0};
    moves_error = (odd_error){0};
    return odd_movement_read(m, &own, text, len, &moves_arena, &moves_error);
}

static void write_json(const odd_movement *m) {
    odd_balance b;
    assert_int_equal(odd_movement_balance(&b, m, &moves_arena), ODD_OK);
    out.len = 0;
    odd_movement_json(&out, m, &(odd_movement_wish){.kind = m->kind}, &b, false);
}

static void same_id(const odd_movement *a, unsigned x, const odd_movement *b, unsigned y) {
    odd_text one = a->ids[x], two = b->ids[y];
    CHECK(one.len == two.len && (one.len == 0 || memcmp(one.text, two.text, one.len) == 0), "%.*s and %.*s",
          (int)one.len, one.text, (int)two.len, two.text);
}

static void check_same(const odd_movement *a, const odd_movement *b) {
    assert_int_equal(a->contest, b->contest);
    assert_int_equal(a->winners, b->winners);
    assert_int_equal(a->rounds, b->rounds);
    assert_int_equal(a->tables, b->tables);
    assert_int_equal(a->boards, b->boards);
    assert_int_equal(a->contestants, b->contestants);
    assert_int_equal(a->move_count, b->move_count);
    assert_int_equal(a->sit_count, b->sit_count);
    for (size_t i = 0; i < a->move_count; i++) {
        const odd_move *x = &a->moves[i], *y = &b->moves[i];
        assert_int_equal(x->round, y->round);
        assert_int_equal(x->table, y->table);
        assert_int_equal(x->section, y->section);
        assert_int_equal(x->first, y->first);
        assert_int_equal(x->last, y->last);
        assert_int_equal(x->shared, y->shared);
        assert_int_equal(x->switched, y->switched);
        for (int k = 0; k < 2; k++) {
            same_id(a, x->ns[k], b, y->ns[k]);
            same_id(a, x->ew[k], b, y->ew[k]);
        }
    }
}

static const odd_movement_wish wishes[] = {
    {.kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 28},
    {.kind = ODD_MOVE_MITCHELL, .tables = 8, .form = ODD_FORM_SHARE, .winners = 1},
    {.kind = ODD_MOVE_MITCHELL, .contestants = 13, .winners = 1},
    {.kind = ODD_MOVE_MITCHELL, .contestants = 15, .form = ODD_FORM_ROVER},
    {.kind = ODD_MOVE_MITCHELL, .tables = 6, .form = ODD_FORM_BLACKPOOL},
    {.kind = ODD_MOVE_HOWELL, .contestants = 9},
    {.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12},
    {.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 7},
    {.kind = ODD_MOVE_WHIST, .contestants = 7},
    {.kind = ODD_MOVE_WEB, .tables = 14, .rounds = 8},
    {.kind = ODD_MOVE_MITCHELL, .tables = 12, .sections = 2},
};

static void test_json_again(void **state) {
    (void)state;
    int made = 0;
    for (size_t i = 0; i < COUNT(wishes); i++) {
        odd_movement m, again;
        odd_faults faults;
        if (moves_try(&m, wishes[i]) != ODD_OK)
            continue;
        made++;
        write_json(&m);
        CHECK(read_text(&again, out.text, out.len) == ODD_OK, "%zu: line %d: %s", i, moves_error.line,
              moves_error.message);
        check_same(&m, &again);
        assert_int_equal(odd_movement_prove(&faults, &again, &moves_arena), ODD_OK);
        CHECK(faults.count == 0, "%zu: fault %d in round %d", i, faults.list[0].kind, faults.list[0].round);
    }
    assert_true(made >= 5);
}

static void test_csv(void **state) {
    (void)state;
    odd_movement m;
    static const char text[] = "\xEF\xBB\xBFRound;Table;NS;EW;First;Last;Shared\r\n"
                               "1;1;10;1;1;3;\r\n"
                               "1;2;\"9\"; 2 ;4;6;\r\n"
                               "\r\n"
                               "2;1;10;2;4;6;yes\r\n"
                               "2;2;;1;7;9;no";
    moves_fresh();
    assert_int_equal(read_text(&m, text, sizeof text - 1), ODD_OK);
    assert_int_equal(m.move_count, 3);
    assert_int_equal(m.contestants, 4);
    assert_int_equal(m.rounds, 2);
    assert_int_equal(m.sit_count, 2); /* 1 at table 2, 9 nowhere */
    assert_true(m.moves[2].shared);
    assert_int_equal(m.ids[1].text[0], '1');
    assert_int_equal(m.ids[1].len, 1);
    assert_int_equal(m.ids[4].len, 2); /* 10 is behind 9: by number */
}

/* The same numbers in both directions: two lines, or teams, whose other room has the same boards. */
static void test_guesses(void **state) {
    (void)state;
    odd_movement m;
    static const char pairs[] = "round,table,ns,ew,first,last\n1,1,1,1,1,2\n1,2,2,2,3,4\n1,3,3,3,5,6\n"
                                "2,1,1,3,3,4\n2,2,2,1,5,6\n2,3,3,2,1,2\n";
    static const char teams[] = "round,table,ns,ew,first,last,shared\n1,1,1,2,1,8,yes\n1,2,2,1,1,8,yes\n"
                                "2,1,1,3,9,16,yes\n2,2,3,1,9,16,yes\n";
    moves_fresh();
    assert_int_equal(read_text(&m, pairs, sizeof pairs - 1), ODD_OK);
    assert_int_equal(m.contest, ODD_PAIRS);
    assert_int_equal(m.winners, 2);
    assert_int_equal(m.contestants, 6);
    assert_int_equal(read_text(&m, teams, sizeof teams - 1), ODD_OK);
    assert_int_equal(m.contest, ODD_TEAMS);
    assert_int_equal(m.contestants, 3);
}

typedef struct bad_file {
    const char *text;
    int line;
    const char *says;
} bad_file;

static const bad_file bad_files[] = {
    {"", 1, "round,table,ns,ew,first,last"},
    {"hello\n", 1, "round,table,ns,ew,first,last"},
    {"round,table,ns,ew,first\n", 1, "round,table,ns,ew,first,last"},
    {"round,table,ns,ew,first,last\n", 1, "no rows"},
    {"round,table,ns,ew,first,last\n1,1,1,2,1,3\n0,1,1,2,1,3\n", 3, "round"},
    {"round,table,ns,ew,first,last\n1,x,1,2,1,3\n", 2, "table"},
    {"round,table,ns,ew,first,last\n1,1,1,2,3,1\n", 2, "boards"},
    {"round,table,ns,ew,first,last\n1,1,1,2,1,99999\n", 2, "board"},
    {"round,table,ns,ew,first,last\n1,1,a b,2,1,3\n", 2, "id"},
    {"round,table,ns,ew,first,last\n1,1,,,1,3\n", 2, "nobody"},
    {"{}", 1, "no schedule"},
    {"{\"schedule\":7}", 1, "list"},
    {"{\"schedule\":[7]}", 1, "object"},
    {"{\"schedule\":[{\"round\":1}]}", 1, "table is missing"},
    {"{\"schedule\":[{\"round\":1,\"table\":1,\"ns\":\"1\",\"ew\":\"2\",\"boards\":[1,3]}]}", 1, "follow"},
    {"{\"schedule\":[\n{\"round\":-1,\"table\":1}]}", 2, "round"},
    {"{\"schedule\":[]", 1, ""},
    {"{\"schedule\":[]} x", 1, ""},
};

static void test_bad_files(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad_files); i++) {
        odd_movement m;
        moves_fresh();
        int code = read_text(&m, bad_files[i].text, strlen(bad_files[i].text));
        CHECK(code == ODD_E_SYNTAX || code == ODD_E_MOVEMENT, "%zu: %d", i, code);
        CHECK(moves_error.line == bad_files[i].line, "%zu: line %d: %s", i, moves_error.line,
              moves_error.message);
        CHECK(strstr(moves_error.message, bad_files[i].says) != NULL && moves_error.message[0] != '\0',
              "%zu: %s", i, moves_error.message);
    }
}

/* Files that are cut off or damaged: an error or a movement, and nothing else. */
static void test_damage(void **state) {
    (void)state;
    uint32_t random = 1;
    odd_movement m =
        moves_make((odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .contestants = 7, .set_boards = 2});
    write_json(&m);
    size_t len = out.len;
    char *text = unit_exact(out.text, len);
    for (size_t cut = 0; cut < len; cut++) {
        char *piece = unit_exact(text, cut);
        odd_movement again;
        moves_fresh();
        int code = read_text(&again, piece, cut);
        /* Without the line end the text is whole. */
        CHECK(cut >= len - 1 || code != ODD_OK, "cut at %zu of %zu", cut, len);
        free(piece);
    }
    for (int i = 0; i < 3000; i++) {
        char *piece = unit_exact(text, len);
        odd_movement again;
        for (int k = 0; k < 3; k++) {
            random = random * 1664525U + 1013904223U;
            piece[(random >> 8) % len] = (char)(random >> 3);
        }
        moves_fresh();
        int code = read_text(&again, piece, len);
        CHECK(code == ODD_OK || moves_error.message[0] != '\0', "%d", code);
        if (code == ODD_OK) {
            odd_faults faults;
            assert_int_equal(odd_movement_prove(&faults, &again, &moves_arena), ODD_OK);
        }
        free(piece);
    }
    free(text);
}

static int teardown(void **state) {
    odd_out_free(&out);
    return moves_teardown(state);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_json_again, moves_teardown),
        cmocka_unit_test_teardown(test_csv, moves_teardown),
        cmocka_unit_test_teardown(test_guesses, moves_teardown),
        cmocka_unit_test_teardown(test_bad_files, moves_teardown),
        cmocka_unit_test_teardown(test_damage, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
