/* Events that are kept: what can be asked of them, what is appended to them, and what must never happen. */
#include "unit.h"

#include "requests.h"

/* ---- Asking --------------------------------------------------------------------------------------- */

static const char *const all[] = {"event",
                                  "standings",
                                  "boards",
                                  "board 1",
                                  "board 2",
                                  "cards",
                                  "card 1",
                                  "why 1",
                                  "why 1 2",
                                  "check",
                                  "settings",
                                  "history",
                                  "history 3 2",
                                  "problems",
                                  "race",
                                  "race 3",
                                  "undo",
                                  "line board 1: 1 2 4S N -1",
                                  "whatif board 1: 1 2 4S N -1"};

static void every_request_is_answered(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    assert_int_equal(odd_open_event_code(live), ODD_OK);
    for (size_t i = 0; i < COUNT(all); i++)
        CHECK(ask(live, all[i]) == ODD_OK, "%s: %.*s", all[i], (int)out.len, out.text);
    odd_open_event_close(live);
}

static void words_of_requests(void **state) {
    (void)state;
    odd_request r;
    odd_error error;
    static const struct {
        const char *text;
        int column;
    } wrong[] = {{"", 1},          {"x", 1},        {"stand", 1},     {"standingsx", 1},
                 {"board", 6},     {"board x", 7},  {"board 1 2", 9}, {"card", 5},
                 {"card 7 8", 8},  {"why", 4},      {"why 7 x", 7},   {"check it", 7},
                 {"history x", 9}, {"card 7+8", 7}, {"board 12x", 9}, {"boards all", 8}};
    for (size_t i = 0; i < COUNT(wrong); i++) {
        CHECK(odd_request_parse(&r, wrong[i].text, strlen(wrong[i].text), &error) == ODD_E_SYNTAX, "%s",
              wrong[i].text);
        CHECK(error.line == 1 && error.column == wrong[i].column, "%s: column %d", wrong[i].text,
              error.column);
    }
    for (int i = 0; i < ODD_REQUEST_COUNT; i++) {
        char text[64];
        snprintf(text, sizeof text, "%s %s", odd_request_kind_text((odd_request_kind)i),
                 i == ODD_REQUEST_BOARD                          ? "12"
                 : i == ODD_REQUEST_CARD || i == ODD_REQUEST_WHY ? "NS7"
                 : i == ODD_REQUEST_TABLE                        ? "A3"
                                                                 : "");
        assert_int_equal(odd_request_parse(&r, text, strlen(text), &error), ODD_OK);
        assert_int_equal(r.kind, i);
    }
    assert_int_equal(odd_request_parse(&r, "why NS7 12", 10, &error), ODD_OK);
    assert_int_equal(r.number, 12);
    assert_int_equal(r.id.len, 3);
    assert_int_equal(odd_request_parse(&r, "line  x ", 8, &error), ODD_OK);
    assert_int_equal(r.text.len, 3); /* each blank counts but the one behind the word */
    assert_int_equal(odd_request_parse(&r, "whatif\na\nb", 10, &error), ODD_OK);
    assert_int_equal(r.text.len, 3);
}

static void what_is_not_there(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    assert_int_equal(ask(live, "board 31"), ODD_E_REFERENCE);
    ANSWERED("no board 31: the event has boards 1 to 2");
    assert_int_equal(ask(live, "card 9"), ODD_E_REFERENCE);
    ANSWERED("{\"error\":{\"code\":11,");
    assert_int_equal(ask(live, "why 9"), ODD_E_REFERENCE);
    assert_int_equal(ask(live, "why 5 2"), ODD_E_REFERENCE);
    assert_int_equal(ask(live, "whatif \n ; \n"), ODD_E_SYNTAX);
    odd_open_event_close(live);
    live = open_text("");
    assert_int_equal(ask(live, "board 1"), ODD_E_REFERENCE);
    ANSWERED("no boards yet");
    assert_int_equal(ask(live, "standings"), ODD_OK);
    assert_int_equal(ask(live, "history"), ODD_OK);
    ANSWERED("{\"lines\":0,\"length\":0,\"history\":[]}");
    odd_open_event_close(live);
}

/* ---- A log that is wrong ---------------------------------------------------------------------------- */

static void a_wrong_log_says_so(void **state) {
    (void)state;
    odd_open_event *live = open_text("board 1\n1 2 4S N =\n3 4 8S N =\n");
    assert_int_equal(odd_open_event_code(live), ODD_E_LEVEL);
    assert_int_equal(ask(live, "standings"), ODD_E_LEVEL);
    ANSWERED("\"line\":3,\"column\":5");
    assert_int_equal(ask(live, "problems"), ODD_OK);
    ANSWERED("\"text\":\"3 4 8S N =\"");
    assert_int_equal(ask(live, "history"), ODD_OK);
    ANSWERED("{\"line\":3,\"text\":\"3 4 8S N =\"");
    assert_int_equal(append(live, "3 4 4S N ="), ODD_E_LEVEL);
    odd_open_event_close(live);
}

/* ---- The history ------------------------------------------------------------------------------------- */

/* Law 77: board 1 is not vulnerable, so four spades made is 420, one down 50 for the others, and a passed board 0. */
static void results_of_the_history_have_points(void **state) {
    (void)state;
    odd_open_event *live = open_text("board 1\n1 2 4S N =\n3 4 4S N -1\n5 6 4S E =\n7 8 pass\n9 10 ave/ave\n"
                                     "board 1: 1 2 void\n");
    assert_int_equal(ask(live, "history"), ODD_OK);
    ANSWERED("\"result\":\"4S N =\",\"score\":420,\"corrected_by\":7}");
    ANSWERED("\"result\":\"4S N -1\",\"score\":-50}");
    ANSWERED("\"result\":\"4S E =\",\"score\":-420}");
    ANSWERED("\"result\":\"pass\",\"score\":0}");
    ANSWERED("\"ns\":\"9\",\"ew\":\"10\",\"result\":\"ave/ave\"}");
    ANSWERED("\"result\":\"void\",\"corrects\":2}");
    odd_open_event_close(live);
}

/* ---- Appending --------------------------------------------------------------------------------------- */

static void lines_are_appended(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    assert_int_equal(odd_open_event_lines(live), 10);
    assert_int_equal(append(live, "5 8 2H E -1"), ODD_OK);
    ANSWERED("{\"lines\":11,\"length\":");
    ANSWERED("\"added\":1,\"warnings\":[]}");
    assert_int_equal(odd_open_event_length(live), strlen(small) + 12);
    assert_int_equal(append(live, "7 6 2H E =\r\nboard 1: 5 6 3NT N =\n\n"), ODD_OK);
    ANSWERED("\"lines\":14,");
    assert_int_equal(ask(live, "board 1"), ODD_OK);
    ANSWERED("\"corrected_by\":13");
    out.len = 0;
    odd_open_event_text(live, &out);
    assert_int_equal(out.len, odd_open_event_length(live));
    odd_open_event *other = odd_open_event_read(&host, out.text, out.len);
    for (size_t i = 0; i < COUNT(all); i++) { /* the same as if all had been there from the start */
        ask(live, all[i]);
        char *first = dup_answer();
        ask(other, all[i]);
        ANSWERED(first);
        free(first);
    }
    odd_open_event_close(other);
    odd_open_event_close(live);
}

static void wrong_lines_change_nothing(void **state) {
    (void)state;
    static const char *const wrong[] = {"5 8 9H E -1", "bogus",     "board 3\n1 2 4S N =\n3 4 4S N 14",
                                        "winners 3",   "set x y",   "scoring patton",
                                        "vp wbf",      "1 1 4S N ="};
    odd_open_event *live = open_text(small);
    for (size_t i = 0; i < COUNT(wrong); i++) {
        ask(live, "standings");
        char *before = dup_answer();
        assert_int_not_equal(append(live, wrong[i]), ODD_OK);
        ANSWERED("{\"error\":{\"code\":");
        assert_int_equal(odd_open_event_length(live), strlen(small));
        ask(live, "standings");
        ANSWERED(before);
        free(before);
    }
    append(live, "# right\n5 8 9H E -1");
    ANSWERED("\"line\":12,\"column\":5,");
    ANSWERED("\"own_line\":2");
    odd_open_event_close(live);
}

/* Copies that take in what they lack, few lines or many at once, answer as the one that they follow. */
static void copies_follow(void **state) {
    (void)state;
    static const char *const lines[] = {
        "board 3",      "1 6 3NT S +1", "# a note",      "3 8 pass\n5 2 2S W -2",
        "pair 9 C & D", "1 6 3NT S =",  "event Renamed", "winners 1"};
    odd_open_event *live = open_text(small), *each = odd_open_event_copy(live),
                   *some = odd_open_event_copy(live);
    for (size_t i = 0; i < COUNT(lines); i++) {
        assert_int_equal(append(live, lines[i]), ODD_OK);
        odd_open_event_follow(each, live);
        if (i % 3 == 2)
            odd_open_event_follow(some, live);
    }
    odd_open_event_follow(some, live);
    odd_open_event_follow(some, live); /* nothing is lacking */
    for (size_t i = 0; i < COUNT(all); i++) {
        ask(live, all[i]);
        char *answer = dup_answer();
        ask(each, all[i]);
        ANSWERED(answer);
        ask(some, all[i]);
        ANSWERED(answer);
        free(answer);
    }
    odd_open_event_close(some);
    odd_open_event_close(each);
    odd_open_event_close(live);
}

static void trying_takes_nothing_in(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    out.len = 0;
    assert_int_equal(odd_open_event_try(live, "5 8 2H E -1", 11, &out), ODD_OK);
    ANSWERED("\"lines\":11,");
    out.len = 0;
    assert_int_equal(odd_open_event_try(live, "5 8 9H E -1", 11, &out), ODD_E_LEVEL);
    ANSWERED("\"own_line\":1");
    assert_int_equal(odd_open_event_lines(live), 10);
    odd_open_event_close(live);
}

static void what_was_not_stored_is_cut_off(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    ask(live, "boards");
    char *before = dup_answer();
    append(live, "5 8 2H E -1");
    odd_open_event_cut(live, strlen(small));
    assert_int_equal(odd_open_event_lines(live), 10);
    ask(live, "boards");
    ANSWERED(before);
    free(before);
    assert_int_equal(append(live, "5 8 2H E -1"), ODD_OK);
    odd_open_event_close(live);
}

/* A director corrects one result again and again: the memory is what the log needs, and not more. */
static void memory_stays_small(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    size_t most = 0;
    for (int i = 0; i < 4000; i++) {
        assert_int_equal(append(live, i % 2 == 0 ? "board 1: 1 2 4S N -1" : "board 1: 1 2 4S N ="), ODD_OK);
        most = live_bytes > most ? live_bytes : most;
    }
    CHECK(most < 8u << 20, "%zu bytes for a log of %zu", most, odd_open_event_length(live));
    ask(live, "standings");
    odd_open_event_close(live);
}

/* ---- What pages have besides ---------------------------------------------------------------------------- */

static void hands_and_frequencies(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    ask(live, "board 1");
    ANSWERED("\"deals\":[]");
    ANSWERED(
        "\"frequency\":[{\"score\":450,\"count\":1,\"ns_score\":6,\"ew_score\":0},"
        "{\"score\":420,\"count\":2,\"ns_score\":3,\"ew_score\":3},{\"score\":-50,\"count\":1,\"ns_score\":0,");
    append(live, "deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - -");
    ask(live, "board 2");
    ANSWERED("\"deals\":[{\"hands\":{\"N\":\"AKQ2.JT9.876.543\",\"E\":\"JT98.AKQ.5432.A2\"},"
             "\"hcp\":{\"N\":10,\"E\":14}}]");
    odd_open_event_close(live);
}

/* Every declarer takes seven tricks in the table that the file states, but North-South ten in spades: par is 4S. */
static void what_a_file_says_of_the_cards(void **state) {
    (void)state;
    static const char seats[] = "NESW", *const strains[] = {"NT", "S", "H", "D", "C"};
    char pbn[2000];
    int len =
        snprintf(pbn, sizeof pbn,
                 "%% PBN 2.1\n[Event \"Club\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n"
                 "[Deal \"N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653\"]\n"
                 "[West \"W\"]\n[North \"N\"]\n[East \"E\"]\n[South \"S\"]\n[Scoring \"MP\"]\n"
                 "[PairNS \"1\"]\n[PairEW \"2\"]\n[Declarer \"S\"]\n[Contract \"2H\"]\n[Result \"8\"]\n"
                 "[Auction \"N\"]\n1C 1D 1H Pass\n2H AP\n"
                 "[OptimumScore \"EW 50\"]\n[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\n");
    for (int i = 0; i < 20; i++)
        len += snprintf(pbn + len, sizeof pbn - (size_t)len, "%c %s %d\n", seats[i / 5], strains[i % 5],
                        i % 5 == 1 && i / 5 % 2 == 0 ? 10 : 7);
    odd_open_event *live = open_text(pbn);
    ask(live, "board 1");
    ANSWERED(
        "\"hcp\":{\"N\":14,\"E\":12,\"S\":7,\"W\":7},\"tricks\":{\"N\":{\"C\":7,\"D\":7,\"H\":7,\"S\":10,\"NT\":7},");
    ANSWERED("\"makeable\":{\"N\":{\"C\":1,\"D\":1,\"H\":1,\"S\":4,\"NT\":1},\"E\":");
    ANSWERED("\"par_words\":\"4♠ N-S =\",");
    ANSWERED("\"par\":{\"score\":420,\"contracts\":[\"4S N =\",\"4S S =\"]},\"stated_par\":-50}]");
    ANSWERED(
        "\"auction\":{\"first\":\"N\",\"calls\":[\"1C\",\"1D\",\"1H\",\"Pass\",\"2H\",\"Pass\",\"Pass\",\"Pass\"]}");
    odd_open_event_close(live);
}

static void the_race(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    ask(live, "race 2");
    ANSWERED("\"by\":\"board\",\"unit\":\"%\",\"steps\":[1,2],\"race\":[");
    /* Pair 6 has a top on board 1 and does not play board 2; nobody else has 100 %. */
    ANSWERED("{\"direction\":\"\",\"id\":\"6\",\"rank\":1,\"values\":[100.00,100.00]}");
    odd_open_event_close(live);
    live = open_text(
        "scoring imps\nvp wbf\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\nround 2\nboard 2\n1 3 4S N =\n3 1 4S N =\n");
    ask(live, "race");
    ANSWERED("\"by\":\"round\",\"unit\":\"VP\",\"steps\":[1,2],");
    odd_open_event_close(live);
}

/* ---- Files of other programs ---------------------------------------------------------------------- */

/* Two rows that an individual cannot have; all other rows are right. */
static const char individual[] = "Board,NS,EW,Contract,By,Tricks\n"
                                 "1,1+2,3+4,4S,N,10\n"
                                 "1,5+6,7+8,4S,N,9\n"
                                 "1,5+5,7+8,4S,N,9\n"
                                 "2,1+2,1+4,4S,N,9\n"
                                 "2,5+6,7+8,4S,N,9\n";

/* They are named in every answer that says how the event was scored, and in the list of problems. */
static void check_left_out(const odd_open_event *live) {
    static const char *const answers[] = {"event", "standings", "boards", "cards", "check", "why 1"};
    for (size_t i = 0; i < COUNT(answers); i++) {
        CHECK(ask(live, answers[i]) == ODD_OK, "%s", answers[i]);
        ANSWERED(
            ",\n \"left_out_count\":2,\"left_out\":[\n"
            "  {\"line\":4,\"column\":1,\"message\":\"'5+5' is the same player twice: expected two players, 1+5\","
            "\"template\":\"'%s' is the same player twice: expected two players, 1+5\",\"values\":[\"5+5\"],"
            "\"text\":\"1,5+5,7+8,4S,N,9\"},\n"
            "  {\"line\":5,\"column\":1,\"message\":\"'1+4' plays against itself: expected another contestant\","
            "\"template\":\"'%s' plays against itself: expected another contestant\",\"values\":[\"1+4\"],"
            "\"text\":\"2,1+2,1+4,4S,N,9\"}],\n \"settings\":{");
    }
    ask(live, "problems");
    ANSWERED("{\"good\":true,\"error_count\":0,\"problems\":[");
    ANSWERED("\"warning\":true,\"left_out\":true,\"text\":\"1,5+5,7+8,4S,N,9\"}");
    ANSWERED("\"warning\":true,\"left_out\":true,\"text\":\"2,1+2,1+4,4S,N,9\"}");
}

static void items_that_cannot_be_read_are_left_out(void **state) {
    (void)state;
    odd_open_event *live = open_text(individual);
    assert_int_equal(odd_open_event_code(live), ODD_OK);
    out.len = 0;
    odd_open_event_text(live, &out);
    ANSWERED("board 1\n1+2 3+4 4S N =\n5+6 7+8 4S N -1\nboard 2\n5+6 7+8 4S N -1\n");
    check_left_out(live);
    size_t length = odd_open_event_length(live);

    /* Lines are taken in strictly, and what was left out is not said of them. */
    assert_int_not_equal(append(live, "board 3: 5+5 7+8 4S N ="), ODD_OK);
    assert_false(answered("1,5+5"));
    check_left_out(live);
    assert_int_not_equal(append(live, "board 3: 1+2 3+4 4Z N ="), ODD_OK);
    check_left_out(live);
    assert_int_equal(append(live, "board 3: 1+2 3+4 4S N ="), ODD_OK);
    ANSWERED("\"warnings\":[]}");
    check_left_out(live);
    odd_open_event *copy = odd_open_event_copy(live);
    check_left_out(copy);
    odd_open_event_close(copy);
    odd_open_event_cut(live, length);
    check_left_out(live);
    odd_open_event_close(live);

    /* The log itself is never read leniently, and a file of which nothing is left is refused. */
    live = open_text("board 1\n1+2 3+4 4S N =\n5+5 7+8 4S N -1\n");
    assert_int_not_equal(odd_open_event_code(live), ODD_OK);
    odd_open_event_close(live);
    live = open_text("board,ns,ew,contract,by,tricks\n1,1,2,8S,N,10\n");
    assert_int_not_equal(odd_open_event_code(live), ODD_OK);
    ask(live, "problems");
    ANSWERED("\"good\":false");
    odd_open_event_close(live);
}

/* However many were left out, what is wrong in a line that is appended is said. */
static void many_left_out(void **state) {
    (void)state;
    enum { ROWS = ODD_PROBLEMS_MAX + 500 };
    odd_out file = ODD_HEAP_OUT;
    odd_out_text(&file, "Board,NS,EW,Contract,By,Tricks\n1,1,2,4S,N,10\n");
    for (int i = 0; i < ROWS; i++)
        odd_out_text(&file, "1,1,2,8S,N,10\n");
    odd_open_event *live = odd_open_event_read(&host, file.text, file.len);
    assert_int_equal(odd_open_event_code(live), ODD_OK);
    ask(live, "standings");
    ANSWERED("\"left_out_count\":1500,\"left_out\":[\n  {\"line\":3,");
    assert_int_not_equal(append(live, "board 2: 1 2 9S N ="), ODD_OK);
    ANSWERED("invalid level '9'");
    ask(live, "standings");
    ANSWERED("\"left_out_count\":1500,\"left_out\":[\n  {\"line\":3,");
    odd_open_event_close(live);
    free(file.text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(every_request_is_answered, close_all),
        cmocka_unit_test_teardown(words_of_requests, close_all),
        cmocka_unit_test_teardown(what_is_not_there, close_all),
        cmocka_unit_test_teardown(a_wrong_log_says_so, close_all),
        cmocka_unit_test_teardown(results_of_the_history_have_points, close_all),
        cmocka_unit_test_teardown(lines_are_appended, close_all),
        cmocka_unit_test_teardown(wrong_lines_change_nothing, close_all),
        cmocka_unit_test_teardown(copies_follow, close_all),
        cmocka_unit_test_teardown(trying_takes_nothing_in, close_all),
        cmocka_unit_test_teardown(what_was_not_stored_is_cut_off, close_all),
        cmocka_unit_test_teardown(memory_stays_small, close_all),
        cmocka_unit_test_teardown(hands_and_frequencies, close_all),
        cmocka_unit_test_teardown(what_a_file_says_of_the_cards, close_all),
        cmocka_unit_test_teardown(the_race, close_all),
        cmocka_unit_test_teardown(items_that_cannot_be_read_are_left_out, close_all),
        cmocka_unit_test_teardown(many_left_out, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
