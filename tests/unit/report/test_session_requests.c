/* Requests about events whose sessions have boards of the same numbers: each answer is about the right session, and undo never
 * changes another. */
#include "unit.h"

#include "requests.h"

static const char two[] = "session 1 One\n"
                          "board 1\n1 2 4S N =\n3 4 4S N +1\n"
                          "session 2 Two\n"
                          "board 1\n1 3 4H N =\n2 4 4H N -1\n";

static void boards_of_all_sessions(void **state) {
    (void)state;
    odd_open_event *live = open_text(two);
    assert_int_equal(ask(live, "board 1"), ODD_OK);
    ANSWERED("\"board\":1,\"session\":1");
    ANSWERED("\"board\":1,\"session\":2");
    assert_int_equal(ask(live, "board 2:1"), ODD_OK);
    ANSWERED("\"result\":\"4H N =\"");
    CHECK(strstr(out.text, "4S N =") == NULL, "%s", out.text);
    assert_int_equal(ask(live, "why 1 1"), ODD_E_REFERENCE);
    ANSWERED("board 1 is in 2 sessions");
    assert_int_equal(ask(live, "why 1 1:1"), ODD_OK);
    ANSWERED("4♠ N =");
    assert_int_equal(ask(live, "why 1 2:1"), ODD_OK);
    ANSWERED("4♥ N =");
    assert_int_equal(ask(live, "board 3:1"), ODD_E_REFERENCE);
    odd_open_event_close(live);
}

/* A line at the end is of the session that the log is in there, whichever came last. */
static void undo_stays_in_its_session(void **state) {
    (void)state;
    odd_open_event *live = open_text(two);
    assert_int_equal(ask(live, "undo"), ODD_OK);
    ANSWERED("\"line\":8,\"text\":\"2 4 4H N -1\",\"can\":true,\"undo\":\"board 1: 2 4 void\"");
    assert_int_equal(ask(live, "undo 3"), ODD_OK); /* of session 1 */
    ANSWERED("\"can\":false");
    odd_open_event_close(live);
    static const char back[] = "session 1 One\n"
                               "board 1\n1 2 4S N =\n"
                               "session 2 Two\n"
                               "board 1\n1 2 4H N =\n"
                               "session 1\n"
                               "board 2: 1 2 3NT N =\n";
    live = open_text(back);
    assert_int_equal(ask(live, "undo"), ODD_OK);
    ANSWERED("\"line\":8,\"text\":\"board 2: 1 2 3NT N =\",\"can\":true");
    assert_int_equal(ask(live, "undo 6"),
                     ODD_OK); /* the same ids and board in session 1 would be taken back */
    ANSWERED("\"can\":false");
    assert_int_equal(ask(live, "undo 3"), ODD_OK);
    ANSWERED("\"can\":true");
    odd_open_event_close(live);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(boards_of_all_sessions),
                                       cmocka_unit_test(undo_stays_in_its_session)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
