/* Lines while a director types them: their effect, what may follow, and which line comes next. */
#include "unit.h"

#include "requests.h"

static void typed_lines(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    assert_int_equal(ask(live, "line board 1: 1 2 4S N -1"), ODD_OK);
    ANSWERED("\"good\":true");
    ANSWERED("\"corrects\":4");
    assert_int_equal(ask(live, "line board 1: 1 2 4Z N -1"), ODD_OK);
    ANSWERED("\"good\":false");
    ANSWERED("\"line\":1,\"column\":15");
    assert_int_equal(ask(live, "line 5 8 pass"), ODD_OK); /* the board is the last one of the log */
    ANSWERED("\"board\":2");
    assert_int_equal(ask(live, "line "), ODD_OK);
    odd_open_event_close(live);
}

/* What is offered, as one text: "5 6 7 8". */
static const char *offered(const odd_open_event *live, const char *typed) {
    static char list[2000];
    char request[200];
    snprintf(request, sizeof request, "line %s", typed);
    ask(live, request);
    odd_out_char(&out, '\0');
    size_t len = 0;
    list[0] = '\0';
    for (const char *p = strstr(out.text, "\"candidates\":["); (p = strstr(p, "{\"text\":\"")) != NULL; p++) {
        const char *from = p + 9, *to = strchr(from, '"');
        len += (size_t)snprintf(list + len, sizeof list - len, "%s%.*s", len > 0 ? "|" : "", (int)(to - from),
                                from);
    }
    out.len--;
    return list;
}

static void what_may_come_next(void **state) {
    (void)state;
    odd_open_event *live = open_text(small);
    assert_string_equal(offered(live, "bo"), "board 2:|board");
    ANSWERED("\"next\":\"board 2:\",");
    ANSWERED("\"column\":1}");
    assert_string_equal(offered(live, "board "), "2:|1:"); /* two results are missing on the second */
    assert_string_equal(offered(live, "board 1"), "1:");
    assert_string_equal(offered(live, "board 2: "), "5|6|7|8");
    assert_string_equal(offered(live, "board 2: 5 "), "6|7|8"); /* whom they met on board 1 first */
    assert_string_equal(offered(live, "board 2: 8 "), "5|6|7");
    assert_string_equal(offered(live, "board 2: 7 "), "8|5|6");
    assert_string_equal(offered(live, "7 "), "8|5|6");                  /* about the board above */
    assert_string_equal(offered(live, "board 1: "), "1|2|3|4|5|6|7|8"); /* whole: it will be a correction */
    assert_string_equal(offered(live, "board 1: 3 "),
                        "4|2|1|5|6|7|8"); /* whom they met on the board next to it comes second */
    assert_string_equal(offered(live, "board 1: 1 2 4s n"), "4S N =|4S N +1");
    ANSWERED("\"column\":14}");
    assert_string_equal(offered(live, "board 1: 1 2 n"), "not played");
    assert_string_equal(offered(live, "board 9: 1 2 v"), "void"); /* that nobody has played */
    assert_string_equal(offered(live, "round 2 "), "board");
    assert_string_equal(offered(live, "set neu"), "neuberg");
    assert_string_equal(offered(live, "set neuberg "), "on|simple|off");
    assert_string_equal(offered(live, "set neuberg o"), "on|off");
    assert_string_equal(offered(live, "scoring b"), "butler|bam");
    assert_string_equal(offered(live, "strat 8 "), "A|B|C");
    assert_string_equal(offered(live, "penalty 1"), "1");
    ANSWERED("\"help\":\"Ann Lee & Bo Park\"");
    assert_string_equal(offered(live, "winners 2\nset rul"), "rules"); /* of several lines the last */
    ANSWERED("\"column\":15}");
    assert_string_equal(offered(live, "event "), "");
    assert_string_equal(offered(live, "a b c d e f g h i j k l m n o p q"), "");
    odd_open_event_close(live);
    live = open_text("winners 2\nboard 1\n1 1 4S N =\n2 2 4S N =\n");
    assert_string_equal(offered(live, "penalty "), "NS1|EW1|NS2|EW2");
    assert_string_equal(offered(live, "board 2: "), "1|2");
    odd_open_event_close(live);
}

/* `void` is offered behind what a line of the log says, until it was taken back. */
static void what_may_be_taken_back(void **state) {
    (void)state;
    static const char log[] = "scoring imps\nteam 1 A: Ann, Bo, Cy, Di\nteam 2 B: Eve, Flo, Gil, Hal\n"
                              "team 3 C: Ida, Jo, Kit, Lee\nround 1 board 1: 1 2 4S N =\n2 1 pass\n";
    static const struct {
        const char *said, *typed, *offers, *before; /* what is offered with it, and without */
    } lines[] = {
        {"penalty 2 3 imps late", "penalty 2 ", "void", ""},
        {"bye 3 12 vp", "bye 3 ", "void", ""},
        {"lineup 1 NS Ann & Bo", "lineup 1 NS ", "void", ""},
        {"phantom 3", "phantom 3 v", "void", ""},
        {"strat 1 B", "strat 1 ", "A|B|C|void", "A|B|C"},
        {"vp wbf", "vp ", "wbf|wbf-discrete|acbl20|acbl30|win-loss|ebu-mp|void",
         "wbf|wbf-discrete|acbl20|acbl30|win-loss|ebu-mp"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        char back[60];
        size_t typed = strlen(lines[i].typed);
        odd_open_event *live = open_text(log);
        assert_string_equal(offered(live, lines[i].typed), lines[i].before);
        assert_int_equal(append(live, lines[i].said), ODD_OK);
        assert_string_equal(offered(live, lines[i].typed), lines[i].offers);
        snprintf(back, sizeof back, "%.*svoid", (int)(lines[i].typed[typed - 1] == 'v' ? typed - 1 : typed),
                 lines[i].typed);
        assert_int_equal(append(live, back), ODD_OK);
        assert_string_equal(offered(live, lines[i].typed), lines[i].before);
        odd_open_event_close(live);
    }
    odd_open_event *live = open_text("winners 2\nboard 1\n1 1 4S N =\npenalty NS1 10% late\n");
    assert_string_equal(offered(live, "penalty NS1 "), "void");
    assert_string_equal(offered(live, "penalty EW1 "), ""); /* they have none */
    assert_string_equal(offered(live, "penalty NS1 vo"), "void");
    ANSWERED("\"column\":13}");
    assert_string_equal(offered(live, "penalty NS1 10% "), "");
    assert_string_equal(offered(live, "penalty EW1 10% x\npenalty EW1 "),
                        "void");                             /* of several lines the last */
    assert_string_equal(offered(live, "handicap NS1 "), ""); /* which is set to 0, and never void */
    odd_open_event_close(live);
}

static void players_who_may_come_next(void **state) {
    (void)state;
    odd_open_event *live =
        open_text("player 1 A\nplayer 2 B\nplayer 3 C\nplayer 4 D\nplayer 5 E\nplayer 6 F\nplayer 7 G\n"
                  "player 8 H\nboard 1\n1+2 3+4 4S N =\n");
    assert_string_equal(offered(live, "board 1: "), "5+|6+|7+|8+");
    assert_string_equal(offered(live, "board 1: 5+"), "5+6|5+7|5+8");
    ANSWERED("\"column\":10}");
    assert_string_equal(offered(live, "board 1: 5+6 "), "7+|8+");
    assert_string_equal(offered(live, "board 1: 5+6 8+"), "8+7");
    assert_string_equal(offered(live, "board 1: 5+6 8+7 4s"), "4S N =");
    odd_open_event_close(live);
}

/* What the next line begins with, after each line of a log: a comment below a line says what is offered there. */
static void where_the_next_line_is(void **state) {
    (void)state;
    static const char *const logs[] = {
        /* After a list of names, the next name. A traveller goes on while anybody is missing, until there is another
         * one to compare with. */
        "winners 2\npair NS1 A & B\npair NS2 C & D\npair EW1 E & F\npair EW2 G & H\n", "pair EW3",
        "board 1: 1 1 4S N =", "board 1:", "board 1: 2 2 4S N =", "board 2:", "board 2: 1 2 pass",
        "board 2:", "board 2: 2 1 pass", "board 3:", "board 1: 1 1 4S N -1", "",
        "board 3: 1 1 3NT N =", "board 3:", NULL,
        /* The third pair of three meets nobody; a board that was left out is come back to. */
        "pair 1 A & B\npair 2 C & D\npair 3 E & F\n", "pair 4", "board 1: 1 2 pass",
        "board 2:", "board 3: 1 3 pass", "board 4:", NULL,
        "pair 1 A & B\npair 2 C & D\npair 3 E & F\npair 4 G & H\n", "pair 5", "board 1: 1 2 pass",
        "board 1:", "board 1: 3 4 pass", "board 2:", "board 3: 1 3 pass", "board 3:", "board 2: 1 4 pass",
        "board 2:", "board 2: 2 3 pass", "board 3:", NULL,
        /* Teams: both tables of all matches, round by round, as many boards as in the round before. */
        "scoring imps\nteam 1 A: B, C, D, E\nteam 2 F: G, H, I, J\n", "team 3", "round 1 board 1: 1 2 pass",
        "round 1 board 1:", "round 1 board 1: 2 1 pass", "round 1 board 2:", "round 2 board 3: 1 2 pass",
        "round 2 board 3:", "round 2 board 3: 2 1 pass", "round 3 board 4:", NULL,
        "scoring imps\nteam 1 A: B, C, D, E\nteam 2 F: G, H, I, J\n", "team 3",
        "round 1 board 1: 1 2 pass\n2 1 pass", "round 1 board 2:", "round 2 board 1: 1 2 pass\n2 1 pass",
        "round 3 board 1:", NULL,
        /* Individuals: four players who have not played the board. */
        "player 1 A\nplayer 2 B\nplayer 3 C\nplayer 4 D\nplayer 5 E\nplayer 6 F\nplayer 7 G\nplayer 8 H\n",
        "player 9", "board 1: 1+2 3+4 pass", "board 1:", "board 1: 5+6 7+8 pass", "board 2:", NULL,
        "event Empty", "", NULL, NULL};
    for (const char *const *at = logs; *at != NULL; at++) {
        odd_open_event *live = open_text(*at++);
        for (;; at += 2) {
            char expected[60];
            snprintf(expected, sizeof expected, "\"next\":\"%s\",", *at);
            ask(live, "line ");
            ANSWERED(expected);
            if (at[1] == NULL)
                break;
            append(live, at[1]);
        }
        at++;
        odd_open_event_close(live);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(typed_lines, close_all),
        cmocka_unit_test_teardown(what_may_come_next, close_all),
        cmocka_unit_test_teardown(what_may_be_taken_back, close_all),
        cmocka_unit_test_teardown(players_who_may_come_next, close_all),
        cmocka_unit_test_teardown(where_the_next_line_is, close_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
