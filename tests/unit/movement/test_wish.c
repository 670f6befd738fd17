/* What people write to ask for a movement. */
#include "moves.h"
#include "oddtrick_plan.h"

typedef struct wish_text {
    const char *text;
    odd_movement_wish wish;
} wish_text;

static const wish_text lines[] = {
    {"mitchell tables 7 boards 28", {.kind = ODD_MOVE_MITCHELL, .tables = 7, .boards = 28}},
    {"mitchell skip tables 8 rounds 7 sets 4 arrow-switch 1 phantom EW7",
     {.kind = ODD_MOVE_MITCHELL,
      .form = ODD_FORM_SKIP,
      .tables = 8,
      .rounds = 7,
      .set_boards = 4,
      .switches = 1,
      .phantom_side = ODD_EW,
      .phantom = 7}},
    {"HOWELL pairs 10 boards 27 arrow-switch 0 phantom 10",
     {.kind = ODD_MOVE_HOWELL, .contestants = 10, .boards = 27, .switches = -1, .phantom = 10}},
    {"mitchell double-hesitation tables 9 winners 1",
     {.kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_DOUBLE_HESITATION, .tables = 9, .winners = 1}},
    {"individual players 16 rainbow",
     {.kind = ODD_MOVE_INDIVIDUAL, .form = ODD_FORM_RAINBOW, .contest = ODD_INDIVIDUALS, .contestants = 16}},
    {"swiss teams 9 rounds 5 sets 6",
     {.kind = ODD_MOVE_SWISS, .contest = ODD_TEAMS, .contestants = 9, .rounds = 5, .set_boards = 6}},
    {"swiss pairs 18 rounds 5",
     {.kind = ODD_MOVE_SWISS, .contest = ODD_PAIRS, .contestants = 18, .rounds = 5}},
    {"knock-out teams 12 segments 4 boards 32",
     {.kind = ODD_MOVE_KNOCK_OUT, .contest = ODD_TEAMS, .contestants = 12, .segments = 4, .boards = 32}},
    {"web tables 30 sections 2", {.kind = ODD_MOVE_WEB, .tables = 30, .sections = 2}},
    {"round-robin triangle teams 9",
     {.kind = ODD_MOVE_ROUND_ROBIN, .form = ODD_FORM_TRIANGLE, .contest = ODD_TEAMS, .contestants = 9}},
    {"own", {.kind = ODD_MOVE_OWN}},
};

static void test_lines(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(lines); i++) {
        odd_movement_wish w;
        const odd_movement_wish *x = &lines[i].wish;
        odd_error error = {0};
        int code = odd_movement_wish_parse(&w, lines[i].text, strlen(lines[i].text), &error);
        CHECK(code == ODD_OK, "%s: %s", lines[i].text, error.message);
        CHECK(w.kind == x->kind && w.form == x->form && w.contest == x->contest && w.tables == x->tables &&
                  w.contestants == x->contestants && w.boards == x->boards && w.rounds == x->rounds &&
                  w.set_boards == x->set_boards && w.winners == x->winners && w.switches == x->switches &&
                  w.sections == x->sections && w.segments == x->segments &&
                  w.phantom_side == x->phantom_side && w.phantom == x->phantom,
              "%s", lines[i].text);
    }
}

/* Who does not know the kind yet. */
static void test_plans(void **state) {
    (void)state;
    odd_plan_wish p;
    odd_error error = {0};
    static const char text[] = "pairs 15 boards 26 minutes 180", form[] = "rover pairs 15 balance",
                      wrong[] = "pairs 15 minutes 0", unknown[] = "pairs 15 minuten 7";
    assert_int_equal(odd_plan_wish_parse(&p, text, strlen(text), &error), ODD_OK);
    assert_int_equal(p.wish.kind, ODD_MOVE_NONE);
    assert_int_equal(p.wish.contest, ODD_PAIRS);
    assert_int_equal(p.wish.contestants, 15);
    assert_int_equal(p.wish.boards, 26);
    assert_int_equal(p.minutes, 180);
    assert_false(p.balance);
    assert_int_equal(odd_plan_wish_parse(&p, form, strlen(form), &error), ODD_OK);
    assert_int_equal(p.wish.kind, ODD_MOVE_MITCHELL); /* which alone has rovers */
    assert_int_equal(p.wish.form, ODD_FORM_ROVER);
    assert_true(p.balance);
    assert_int_equal(odd_plan_wish_parse(&p, wrong, strlen(wrong), &error), ODD_E_SYNTAX);
    assert_int_equal(error.column, 18);
    assert_string_equal(error.message,
                        "invalid number '0': expected a whole number from 1 to 1440 after 'minutes'");
    assert_int_equal(odd_plan_wish_parse(&p, unknown, strlen(unknown), &error), ODD_E_SYNTAX);
    assert_int_equal(error.column, 10);
    for (size_t i = 0; i < COUNT(lines); i++) { /* each line of a log is one, too */
        odd_movement_wish w;
        size_t len = strlen(lines[i].text);
        assert_int_equal(odd_plan_wish_parse(&p, lines[i].text, len, &error), ODD_OK);
        assert_int_equal(odd_movement_wish_parse(&w, lines[i].text, len, &error), ODD_OK);
        assert_memory_equal(&w, &p.wish, sizeof w);
        assert_int_equal(odd_movement_wish_parse(&w, text, strlen(text), &error), ODD_E_SYNTAX);
    }
}

typedef struct unreadable {
    const char *text;
    int column;
    const char *message;
} unreadable;

static const unreadable bad[] = {
    {"", 1, "missing movement: expected mitchell, howell"},
    {"michell tables 7", 1, "unknown movement 'michell': expected mitchell, howell"},
    {"mitchell tables", 16, "missing number: expected a whole number from 1 to 500 after 'tables'"},
    {"mitchell tables seven", 17, "invalid number 'seven'"},
    {"mitchell tables 501", 17, "expected a whole number from 1 to 500"},
    {"mitchell relay tables 7", 10, "mitchell has no form relay"},
    {"mitchell skipp tables 7", 10, "unknown word 'skipp'"},
    {"howell teams 8", 8, "howell has no teams: expected pairs"},
    {"whist pairs 8", 7, "whist has no pairs: expected teams"},
    {"individual pairs 8", 12, "individual has no pairs: expected players"},
    {"swiss players 8", 7, "swiss has no players: expected pairs"},
    {"mitchell tables 7 phantom XY", 27, "invalid id 'XY'"},
    {"mitchell tables 7 phantom", 26, "missing id: expected"},
};

static void test_unreadable_lines(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad); i++) {
        odd_movement_wish w;
        odd_error error = {0};
        int code = odd_movement_wish_parse(&w, bad[i].text, strlen(bad[i].text), &error);
        CHECK(code == ODD_E_SYNTAX && error.column == bad[i].column &&
                  strstr(error.message, bad[i].message) != NULL,
              "%s: column %d, %s", bad[i].text, error.column, error.message);
    }
}

/* Each kind and form has a name of its own, and is found by it. */
static void test_names(void **state) {
    (void)state;
    for (int kind = 1; kind < ODD_MOVEMENT_KIND_COUNT; kind++) {
        odd_movement_wish w;
        const odd_movement_word *word = odd_movement_kind_about((odd_movement_kind)kind);
        assert_int_equal(odd_movement_wish_parse(&w, word->name, strlen(word->name), NULL), ODD_OK);
        assert_int_equal(w.kind, kind);
        assert_true(strlen(word->title) > 0 && strlen(word->about) > 0);
    }
    for (int form = 1; form < ODD_MOVEMENT_FORM_COUNT; form++) {
        char text[60];
        odd_movement_wish w;
        const odd_movement_word *word = odd_movement_form_about((odd_movement_form)form);
        snprintf(text, sizeof text, "%s %s", odd_movement_kind_about(word->kind)->name, word->name);
        assert_int_equal(odd_movement_wish_parse(&w, text, strlen(text), NULL), ODD_OK);
        assert_int_equal(w.form, form);
    }
    assert_null(odd_movement_kind_about(ODD_MOVEMENT_KIND_COUNT));
    assert_null(odd_movement_form_about(ODD_MOVEMENT_FORM_COUNT));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_plans),
        cmocka_unit_test(test_unreadable_lines),
        cmocka_unit_test(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
