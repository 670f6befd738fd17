/* Events with a movement, as pages and servers ask: the schedule, lines that do not fit, completions, undo. Three tables of a
 * Mitchell: in round r, from 0, North-South t meet East-West t - r on set t + r. */
#include "unit.h"

#include "requests.h"

#define THREE "movement mitchell tables 3 sets 3\n"

static void schedule(void **state) {
    (void)state;
    odd_open_event *live = open_text(THREE "board 1\n1 1 4S N =\nboard 5\n1 3 not played\n");
    assert_int_equal(ask(live, "schedule"), ODD_OK);
    ANSWERED("{\"session\":1,\"title\":\"\",\"expected\":3,\"kind\":\"mitchell\"");
    ANSWERED("\"winners\":2,\"tables\":3,\"rounds\":3,\"boards\":9,\"round\":2");
    ANSWERED("{\"round\":1,\"table\":1,\"ns\":\"NS1\",\"ew\":\"EW1\",\"boards\":[1,2,3],\"shared\":false,"
             "\"done\":[1],\"missing\":[2,3]}");
    ANSWERED("{\"round\":2,\"table\":1,\"ns\":\"NS1\",\"ew\":\"EW3\",\"boards\":[4,5,6],\"shared\":false,"
             "\"done\":[5],\"missing\":[4,6]}");
    ANSWERED("{\"round\":3,\"table\":3,\"ns\":\"NS3\",\"ew\":\"EW1\",\"boards\":[4,5,6]");
    ANSWERED("\"sits\":[]");
    odd_open_event_close(live);
    live = open_text("movement mitchell pairs 5 sets 1\n");
    assert_int_equal(ask(live, "schedule"), ODD_OK);
    ANSWERED(
        "\"sits\":[{\"round\":1,\"id\":\"EW3\"},{\"round\":2,\"id\":\"EW2\"},{\"round\":3,\"id\":\"EW1\"}]");
    odd_open_event_close(live);
    live = open_text(small);
    assert_int_equal(ask(live, "schedule"), ODD_OK);
    ANSWERED("\"sessions\":[\n {\"session\":1,\"title\":\"\",\"expected\":4}]");
    odd_open_event_close(live);
}

/* A result that does not fit is refused where it is typed, and kept where it stands in a file. */
static void refused(void **state) {
    (void)state;
    odd_open_event *live = open_text(THREE "board 1\n1 2 4S N =\n");
    assert_int_equal(odd_open_event_code(live), ODD_OK);
    assert_int_equal(append(live, "board 2: 1 2 4S N ="), ODD_E_MOVEMENT);
    ANSWERED("\"line\":4");
    ANSWERED("\"own_line\":1");
    ANSWERED("1 and 2 do not meet on board 2: expected 1 1 or 3 2, or board 7 to 9");
    assert_int_equal(odd_open_event_lines(live), 3);
    assert_int_equal(append(live, "board 2: 1 1 4S N =\n3 2 4S N =\n2 1 4S N ="), ODD_E_MOVEMENT);
    ANSWERED("\"own_line\":3");
    assert_int_equal(append(live, "board 2: 1 1 4S N ="), ODD_OK);
    assert_int_equal(append(live, "board 2: 1 2 4S N = forced"), ODD_OK);
    assert_int_equal(append(live, "board 1: 1 2 4S N +1"), ODD_OK); /* it corrects one that stands */
    ANSWERED("\"warnings\":[{");
    assert_int_equal(append(live, "board 1: 1 2 void"), ODD_OK);
    assert_int_equal(ask(live, "line board 3: 1 2 4S N ="), ODD_OK);
    ANSWERED("\"good\":false");
    ANSWERED("expected 1 1 or 3 2");
    assert_int_equal(ask(live, "line board 3: 1 2 4S N = forced"), ODD_OK);
    ANSWERED("\"good\":true");
    assert_int_equal(ask(live, "whatif board 3: 1 2 4S N ="), ODD_OK);
    ANSWERED("do not meet on board 3");
    odd_open_event_close(live);
}

static void next(void **state) {
    (void)state;
    odd_open_event *live = open_text(THREE "board 1\n1 1 4S N =\n");
    assert_int_equal(ask(live, "line board 1: "), ODD_OK);
    ANSWERED(
        "\"next\":\"board 1:\",\"candidates\":[{\"text\":\"3\",\"help\":\"\"},{\"text\":\"2\",\"help\":\"\"}]");
    assert_int_equal(ask(live, "line board 1: 2 "), ODD_OK);
    ANSWERED("\"candidates\":[{\"text\":\"3\",\"help\":\"\"}]");
    assert_int_equal(append(live, "3 2 4S N =\n2 3 4S N ="), ODD_OK);
    assert_int_equal(ask(live, "line "), ODD_OK);
    ANSWERED("\"next\":\"board 2:\"");
    assert_int_equal(ask(live, "line movement m"), ODD_OK);
    ANSWERED("\"candidates\":[{\"text\":\"mitchell\"");
    odd_open_event_close(live);
}

/* Lines, and the lines that take them back. */
static void undone(void **state) {
    (void)state;
    static const struct {
        const char *log, *undo;
    } all[] = {
        {THREE, "movement void"},
        {THREE "from round 2 movement own\n", "from round 2 movement void"},
        {"movement own\nrow 1 1 1 2 1-3\n", "row 1 1 void"},
        {"movement own\nrow 1 1 1 2 1-3\nrow 1 1 2 1 1-3\n", "row 1 1 1 2 1-3"},
        {THREE "seat NS3 table 1 NS\n", "seat NS3 void"},
        {THREE "unplayed round 2 not played\n", "unplayed round 2 void"},
        {THREE "unplayed round 2 by NS3 ave/ave\n", "unplayed round 2 by NS3 void"},
        {THREE "unplayed not played\n", "unplayed void"},
        {THREE "board 1\n1 1 4S N =\nsession 2\n", ""},
        {THREE "board 1\n1 2 4S N = forced\n", "board 1: 1 2 void"},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char expected[100];
        odd_open_event *live = open_text(all[i].log);
        assert_int_equal(ask(live, "undo"), ODD_OK);
        snprintf(expected, sizeof expected, "\"undo\":\"%s\"", all[i].undo);
        ANSWERED(expected);
        if (all[i].undo[0] != '\0')
            assert_int_equal(append(live, all[i].undo), ODD_OK);
        odd_open_event_close(live);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(schedule, close_all),
        cmocka_unit_test_teardown(refused, close_all),
        cmocka_unit_test_teardown(next, close_all),
        cmocka_unit_test_teardown(undone, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
