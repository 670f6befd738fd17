/* Events that are kept: taking lines back, and putting them in again; what a page suggests for the next line. */
#include "unit.h"

#include "requests.h"

/* Undoes, and says what with; NULL if nothing can be. */
static const char *undo(odd_open_event *live) {
    static char line[400];
    ask(live, "undo");
    odd_out_char(&out, '\0');
    if (strstr(out.text, "\"can\":true") == NULL)
        return NULL;
    snprintf(line, sizeof line, "%s", strstr(out.text, "\"undo\":\"") + 8);
    *strchr(line, '"') = '\0';
    CHECK(append(live, line) == ODD_OK, "'%s': %.*s", line, (int)out.len, out.text);
    return line;
}

/* What of a board or of the standings does not depend on the numbers of lines. */
static char *state_of(const odd_open_event *live) {
    ask(live, "standings");
    char *standings = dup_answer(), *penalties = strstr(standings, "\"penalties\"");
    assert_non_null(penalties);
    const char *settings = strstr(standings, "\"settings\"");
    memmove(penalties, settings, strlen(settings) + 1);
    return standings;
}

/* Appends lines to a log, and takes each back, the last first: then everything is as it was before it. */
static odd_open_event *back_and_forth(const char *log, const char *const *lines, size_t count) {
    enum { LINES_MAX = 20 };
    odd_open_event *live = open_text(log);
    char *states[LINES_MAX];
    assert_true(count <= LINES_MAX);
    for (size_t i = 0; i < count; i++) {
        states[i] = state_of(live);
        CHECK(append(live, lines[i]) == ODD_OK, "%s: %.*s", lines[i], (int)out.len, out.text);
    }
    for (size_t i = count; i-- > 0;) {
        const char *line = undo(live);
        CHECK(line != NULL, "%s cannot be taken back", lines[i]);
        char *now = state_of(live);
        CHECK(strcmp(now, states[i]) == 0, "'%s' does not take '%s' back:\n%s\n%s", line, lines[i], now,
              states[i]);
        free(now);
        free(states[i]);
    }
    return live;
}

static void undo_goes_back_step_by_step(void **state) {
    (void)state;
    static const char *const lines[] = {"board 1: 1 2 4S N -1 # a slip",
                                        "set neuberg off",
                                        "board 1: 1 2 void",
                                        "pair 1 Ann Lee & Cy Moss",
                                        "5 8 2H E -1",
                                        "round 3 board 7: 1 4 pass",
                                        "carryover 3 1.5 mp",
                                        "set neuberg on",
                                        "board 1: 1 2 4S N ="};
    odd_open_event *live = back_and_forth(small, lines, COUNT(lines));
    assert_string_equal(undo(live), "round none board 2: 3 2 void"); /* and on, into the log as it was */
    assert_string_equal(undo(live), "round none board 2: 1 4 void");
    assert_string_equal(undo(live), "round none board 1: 7 8 void");
    assert_int_equal(append(live, "board 2: 1 4 2H E -1"), ODD_OK); /* and then something else */
    assert_string_equal(undo(live), "round none board 2: 1 4 void");
    assert_string_equal(undo(live), "round none board 1: 5 6 void");
    odd_open_event_close(live);
}

/* What there may be several of at once is taken back by void, the last one first. */
static void undo_of_penalties_and_the_like(void **state) {
    (void)state;
    static const char *const lines[] = {"penalty 1 1 mp late", "penalty 1 0.5 mp slow", "phantom 3",
                                        "strat 2 B",           "penalty 2 25% a card",  "penalty 1 void",
                                        "board 1: 1 2 pass",   "penalty 1 0.5 mp slow", "strat 2 C",
                                        "phantom 3 void",      "strat 2 void",          "penalty 9 void"};
    odd_open_event *live = back_and_forth(small, lines, COUNT(lines) - 1);
    assert_int_equal(append(live, lines[COUNT(lines) - 1]), ODD_E_REFERENCE);
    assert_int_equal(append(live, "penalty 1 void"), ODD_E_REFERENCE);
    assert_int_equal(append(live, "phantom 3 void"), ODD_E_REFERENCE);
    assert_int_equal(append(live, "strat 2 void"), ODD_E_REFERENCE);
    assert_int_equal(append(live, "vp void"), ODD_E_REFERENCE);
    assert_int_equal(append(live, "penalty 1 void slow"), ODD_E_SYNTAX);
    assert_int_equal(append(live, "phantom 3 voids"), ODD_E_SYNTAX);
    odd_open_event_close(live);
}

/* The member of the answer to a request, which is a string without quotes in it. */
static const char *member(const odd_open_event *live, const char *words, const char *key) {
    static char value[400];
    char name[40];
    snprintf(name, sizeof name, "\"%s\":\"", key);
    ask(live, words);
    odd_out_char(&out, '\0');
    const char *at = strstr(out.text, name);
    assert_non_null(at);
    snprintf(value, sizeof value, "%.*s", (int)strcspn(at + strlen(name), "\""), at + strlen(name));
    return value;
}

/* All is taken back, and said again: each time everything is as it was before, and nothing more can be said again. */
static void redo_goes_forth_again(void **state) {
    (void)state;
    static const char *const lines[] = {"board 1: 1 2 4S N -1",     "set neuberg off",
                                        "pair 1 Ann Lee & Cy Moss", "penalty 1 1 mp late",
                                        "board 1: 1 2 void",        "board 2: 1 4 2H E -1"};
    odd_open_event *live = open_text(small);
    char *states[COUNT(lines) + 1];
    assert_string_equal(member(live, "undo", "redo"), "");
    for (size_t i = 0; i < COUNT(lines); i++) {
        states[i] = state_of(live);
        CHECK(append(live, lines[i]) == ODD_OK, "%s: %.*s", lines[i], (int)out.len, out.text);
    }
    states[COUNT(lines)] = state_of(live);
    for (size_t i = COUNT(lines); i-- > 0;)
        assert_non_null(undo(live));
    for (size_t i = 0; i < COUNT(lines); i++) {
        char line[400];
        snprintf(line, sizeof line, "%s", member(live, "undo", "redo"));
        CHECK(append(live, line) == ODD_OK, "redo of %s: '%s': %.*s", lines[i], line, (int)out.len, out.text);
        char *now = state_of(live);
        CHECK(strcmp(now, states[i + 1]) == 0, "'%s' does not say '%s' again", line, lines[i]);
        free(now);
    }
    assert_string_equal(member(live, "undo", "redo"), "");
    for (size_t i = COUNT(lines); i-- > 0;) { /* and back once more */
        assert_non_null(undo(live));
        char *now = state_of(live);
        CHECK(strcmp(now, states[i]) == 0, "%s is not taken back again", lines[i]);
        free(now);
    }
    assert_int_equal(append(live, "board 2: 1 4 3H E -1"), ODD_OK);
    assert_string_equal(member(live, "undo", "redo"), ""); /* something else was said */
    for (size_t i = 0; i <= COUNT(lines); i++)
        free(states[i]);
    odd_open_event_close(live);
}

/* A line that is not the last one: what stood before it comes back, and what others said since stays. */
static void undo_of_a_line(void **state) {
    (void)state;
    odd_open_event *live = open_text("event X\npair 1 A & B\nboard 1\n1 2 4S N =\n3 4 4S N -1\n1 2 4S N +1\n"
                                     "board 2\n1 2 pass\npenalty 1 1 mp\npenalty 1 2 mp\npair 1 C & D\n");
    assert_string_equal(member(live, "undo 6", "undo"), "board 1: 1 2 4S N =");
    assert_string_equal(member(live, "undo 6", "text"), "1 2 4S N +1");
    assert_string_equal(member(live, "undo 5", "undo"), "board 1: 3 4 void");
    assert_string_equal(member(live, "undo 4", "undo"), ""); /* it was corrected */
    assert_string_equal(member(live, "undo 10", "undo"), "penalty 1 void");
    assert_string_equal(member(live, "undo 9", "undo"), ""); /* void takes back the last one */
    assert_string_equal(member(live, "undo 11", "undo"), "pair 1 A & B");
    assert_string_equal(member(live, "undo 2", "undo"), "");
    assert_string_equal(member(live, "undo 99", "undo"), "");
    assert_int_equal(append(live, "board 1: 1 2 4S N ="), ODD_OK);
    assert_string_equal(member(live, "undo 6", "undo"), ""); /* it was taken back */
    odd_open_event_close(live);
}

/* Behind a list of names comes the next one, and not the first board again. */
static void next_names(void **state) {
    (void)state;
    static const struct {
        const char *log, *next;
    } rows[] = {
        {"pair 1 A & B\n", "pair 2"},
        {"pair 1 A & B\npair 2 C & D\n# a comment\n\n", "pair 3"},
        {"pair 7 A & B\npair 2 C & D\n", "pair 8"},
        {"winners 2\npair NS1 A & B\npair NS2 C & D\n", "pair NS3"},
        {"winners 2\npair NS1 A & B\npair EW1 C & D\n", "pair NS2"},
        {"winners 2\npair NS1 A & B\npair EW1 C & D\npair NS2 E & F\n", "pair EW2"},
        {"team 3 Ash: A, B, C, D\n", "team 4"},
        {"player 1 A\n", "player 2"},
        {"pair 1 A & B\npair 2 C & D\nboard 1\n1 2 4S N =\n", "board 2:"},
        {"pair 1 A & B\npair 2 C & D\nset neuberg on\n", "board 1:"},
        {"movement mitchell tables 2 boards 4\npair NS1 A & B\npair EW1 C & D\n", "pair NS2"},
        {"movement mitchell tables 2 boards 4\npair NS1 A & B\npair NS2 C & D\npair EW1 E & F\npair EW2 G & H\n",
         "board 1:"}, /* every place has its names */
        {"event X\n", ""},
    };
    for (size_t i = 0; i < COUNT(rows); i++) {
        odd_open_event *live = open_text(rows[i].log);
        const char *next = member(live, "line ", "next");
        CHECK(strcmp(next, rows[i].next) == 0, "%s: '%s', not '%s'", rows[i].log, next, rows[i].next);
        odd_open_event_close(live);
    }
}

/* The play of a line, trick by trick, with who won each: Law 44, the highest trump or else the highest card of the suit led. */
static void play_of_a_line(void **state) {
    (void)state;
    odd_open_event *live =
        open_text("board 1\ndeal N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653\n"
                  "1 2 2H S = lead C5\ncards W C5 CA C2 CT H3 HQ HK H8 H2 HT\n3 4 2H S =\n");
    ask(live, "board 1");
    odd_out_char(&out, '\0');
    CHECK(
        strstr(
            out.text,
            "\"play\":[{\"leader\":\"W\",\"cards\":[\"C5\",\"CA\",\"C2\",\"CT\"],\"winner\":\"N\",\"ns\":1,\"ew\":0}") !=
            NULL,
        "%s", out.text);
    assert_non_null(strstr(
        out.text,
        "{\"leader\":\"N\",\"cards\":[\"H3\",\"HQ\",\"HK\",\"H8\"],\"winner\":\"S\",\"ns\":2,\"ew\":0},"
        "{\"leader\":\"S\",\"cards\":[\"H2\",\"HT\"],\"ns\":2,\"ew\":0}]"));
    odd_open_event_close(live);
}

static const char teams[] =
    "scoring imps\nteam 1 Ash: A, B, C, D\nteam 2 Elm: E, F, G, H\nteam 3 Oak: I, J, K, L\n"
    "round 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n";

static void undo_of_teams(void **state) {
    (void)state;
    static const char *const lines[] = {"vp wbf",  "bye 3",     "lineup 1 NS A & B", "lineup 1 NS C & D",
                                        "bye 3 8", "vp acbl20", "lineup 1 EW A & B", "penalty 2 1 vp late",
                                        "vp wbf"};
    odd_open_event *live = back_and_forth(teams, lines, COUNT(lines));
    assert_int_equal(append(live, "bye 3 void"), ODD_E_REFERENCE);
    assert_int_equal(append(live, "lineup 1 EW void"), ODD_E_REFERENCE);
    odd_open_event_close(live);
}

/* Without a round it can be said again; with rounds, it may have been of another one. */
static void undo_of_what_was_taken_back(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    assert_int_equal(append(live, "penalty 1 1 mp late"), ODD_OK);
    assert_int_equal(append(live, "board 1: 1 2 pass"), ODD_OK);
    assert_int_equal(append(live, "penalty 1 void"), ODD_OK);
    assert_string_equal(undo(live), "penalty 1 1 mp late");
    assert_string_equal(undo(live), "board 1: 1 2 4S N =");
    assert_string_equal(undo(live), "penalty 1 void");
    odd_open_event_close(live);
    live = open_text(teams);
    assert_int_equal(append(live, "penalty 1 1 imp late"), ODD_OK);
    assert_int_equal(append(live, "team 1 Ash: A, B, C, E"), ODD_OK);
    assert_int_equal(append(live, "penalty 1 void"), ODD_OK);
    assert_null(undo(live));
    ask(live, "undo");
    ANSWERED("{\"line\":11,\"text\":\"penalty 1 void\",\"can\":false,\"undo\":\"\",\"redo\":\"\"}");
    odd_open_event_close(live);
}

static void nothing_to_take_back(void **state) {
    (void)state;
    odd_open_event *live = open_text("# nothing\n\nboard 1\n");
    ask(live, "undo");
    ANSWERED("{\"line\":0,\"text\":\"\",\"can\":false,\"undo\":\"\",\"redo\":\"\"}");
    odd_open_event_close(live);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(undo_goes_back_step_by_step, close_all),
        cmocka_unit_test_teardown(undo_of_penalties_and_the_like, close_all),
        cmocka_unit_test_teardown(redo_goes_forth_again, close_all),
        cmocka_unit_test_teardown(undo_of_a_line, close_all),
        cmocka_unit_test_teardown(next_names, close_all),
        cmocka_unit_test_teardown(play_of_a_line, close_all),
        cmocka_unit_test_teardown(undo_of_teams, close_all),
        cmocka_unit_test_teardown(undo_of_what_was_taken_back, close_all),
        cmocka_unit_test_teardown(nothing_to_take_back, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
