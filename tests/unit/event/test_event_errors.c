/* Logs of events with lines that are wrong: which line and column are named, and what would have been right. */
#include "event.h"

/* ---- One error ------------------------------------------------------------------------------------------ */

typedef struct wrong_log {
    const char *log;
    int code, line, column;
    const char *says; /* words of the message, with | between */
} wrong_log;

static void check_problem(const odd_error *error, const char *log) {
    CHECK(memchr(error->message, '\0', sizeof error->message) != NULL && strlen(error->message) > 10, "'%s'",
          log);
    CHECK(unit_whole_utf8(error->message), "'%s': %s", log, error->message);
    CHECK(error->line >= 0 && error->column >= 0, "'%s'", log);
}

/* The error is the only one. */
static void check_wrong(const wrong_log *w, const char *end) {
    char log[1024];
    int len = snprintf(log, sizeof log, "%s%s", w->log, end);
    event_any(log, (size_t)len);
    CHECK(now.code == w->code, "'%s': code %d, not %d: %s", log, now.code, w->code,
          odd_event_about(now.e)->problem_count > 0 ? odd_problem_at(now.e, 0)->error.message : "accepted");
    CHECK(odd_event_about(now.e)->error_count == 1, "'%s': %zu errors", log,
          odd_event_about(now.e)->error_count);
    const odd_error *error = NULL;
    for (size_t i = 0; i < odd_event_about(now.e)->problem_count; i++)
        if (!odd_problem_at(now.e, i)->warning)
            error = &odd_problem_at(now.e, i)->error;
    assert_non_null(error);
    check_problem(error, log);
    CHECK(error->code == w->code && error->line == w->line && error->column == w->column,
          "'%s': code %d at %d:%d, not %d at %d:%d: %s", log, error->code, error->line, error->column,
          w->code, w->line, w->column, error->message);
    event_check_says(error, w->says, log);
}

static void check_all(const wrong_log *all, size_t count) {
    for (size_t i = 0; i < count; i++) {
        check_wrong(&all[i], "");
        check_wrong(&all[i], "\n");
        check_wrong(&all[i], "\r\n");
        check_wrong(&all[i], "  # comment\nevent Good\n");
    }
}

/* ---- Lines that are not travellers' ---------------------------------------------------------------------- */

static void test_headings(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"scoring bridge", ODD_E_SYNTAX, 1, 9, "matchpoints|cross-imps|butler|bam|points|imps|patton"},
        {"\n  scoring bridge", ODD_E_SYNTAX, 2, 11, "matchpoints"},
        {"scoring butler acbl", ODD_E_SYNTAX, 1, 16, "end of the line"},
        {"scoring matchpoints ebu", ODD_E_SYNTAX, 1, 21, "acbl"},
        {"winners 3", ODD_E_SYNTAX, 1, 9, "1 or 2"},
        {"winners 0", ODD_E_SYNTAX, 1, 9, "1 or 2"},
        {"winners two", ODD_E_SYNTAX, 1, 9, "1 or 2"},
        {"winners 1 2", ODD_E_SYNTAX, 1, 11, "end of the line"},
        {"vp wbf 16", ODD_E_SYNTAX, 1, 8, "end of the line"},
        {"board 0", ODD_E_SYNTAX, 1, 7, "1 to 9999"},
        {"board 10000", ODD_E_SYNTAX, 1, 7, "1 to 9999"},
        {"board one", ODD_E_SYNTAX, 1, 7, "1 to 9999"},
        {"board 1x", ODD_E_SYNTAX, 1, 7, "1 to 9999"},
        {"board 99999999999999999999", ODD_E_SYNTAX, 1, 7, "1 to 9999"},
        {"board 1 2", ODD_E_SYNTAX, 1, 9, "group"},
        {"board 1 group é", ODD_E_SYNTAX, 1, 15, "group"},
        {"board 1 group abcdefghijklmnopq", ODD_E_SYNTAX, 1, 15, "group"},
        {"round 0", ODD_E_SYNTAX, 1, 7, "1 to 9999"},
        {"round 2 3", ODD_E_SYNTAX, 1, 9, "end of the line"},
    };
    check_all(all, COUNT(all));
}

static void test_who(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"pair é Ann", ODD_E_SYNTAX, 1, 6, "id|letters and digits"},
        {"pair 1-2 Ann", ODD_E_SYNTAX, 1, 6, "id"},
        {"pair 12345678901234567 Ann", ODD_E_SYNTAX, 1, 6, "16"},
        {"team é Ash", ODD_E_SYNTAX, 1, 6, "id|colon"},
        {"player 12345678901234567 Ann", ODD_E_SYNTAX, 1, 8, "16"},
        {"phantom 1 2", ODD_E_SYNTAX, 1, 11, "end of the line"},
        {"phantom ?", ODD_E_SYNTAX, 1, 9, "id"},
        {"strat 8 D", ODD_E_SYNTAX, 1, 9, "A, B or C"},
        {"strat 8 BC", ODD_E_SYNTAX, 1, 10, "end of the line|stratum"},
        {"strat ? B", ODD_E_SYNTAX, 1, 7, "id"},
        {"lineup 7 N Ann", ODD_E_SYNTAX, 1, 10, "NS or EW"},
        {"lineup é NS Ann", ODD_E_SYNTAX, 1, 8, "id"},
    };
    check_all(all, COUNT(all));
}

static void test_amounts(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"penalty 8 x", ODD_E_SYNTAX, 1, 11, "amount|25%"},
        {"penalty ? 5 mp", ODD_E_SYNTAX, 1, 9, "id"},
        {"penalty 8 25 slow", ODD_E_SYNTAX, 1, 14, "%|mp|imps|vp|points"},
        {"penalty 8 5 km", ODD_E_SYNTAX, 1, 13, "mp|imps"},
        {"penalty 8 -5 mp", ODD_E_SYNTAX, 1, 11, "minus"},
        {"penalty 8 -25%", ODD_E_SYNTAX, 1, 11, "minus"},
        {"penalty 8 −2 mp", ODD_E_SYNTAX, 1, 11, "minus"},
        {"penalty 8 1234567890 mp", ODD_E_SYNTAX, 1, 11, "amount"},
        {"penalty 8 0.00001 mp", ODD_E_SYNTAX, 1, 11, "amount"},
        {"penalty 8 5. mp", ODD_E_SYNTAX, 1, 11, "amount"},
        {"penalty 8 5mpx", ODD_E_SYNTAX, 1, 11, "amount"},
        {"carryover 8 x", ODD_E_SYNTAX, 1, 13, "amount"},
        {"carryover 8 5 mp more", ODD_E_SYNTAX, 1, 18, "end of the line"},
        {"handicap 8 3% more", ODD_E_SYNTAX, 1, 15, "end of the line"},
        {"round 1\nbye 7 x", ODD_E_SYNTAX, 2, 7, "victory points|12 vp"},
        {"round 1\nbye 7 3 imps", ODD_E_SYNTAX, 2, 7, "victory points"},
        {"round 1\nbye 7 12 vp x", ODD_E_SYNTAX, 2, 13, "end of the line"},
        {"round 1\nbye ?", ODD_E_SYNTAX, 2, 5, "bye 7"},
        {"team 7 Ash\nbye 7", ODD_E_REFERENCE, 2, 1, "round 1"},
    };
    check_all(all, COUNT(all));
}

/* Something missing at the end of a line is reported after its last character. */
static void test_missing(void **state) {
    (void)state;
    static const char *const all[] = {"scoring",
                                      "winners",
                                      "pair",
                                      "team",
                                      "player",
                                      "phantom",
                                      "penalty",
                                      "penalty 8",
                                      "penalty 8 5",
                                      "carryover",
                                      "carryover 8",
                                      "handicap",
                                      "handicap 8",
                                      "strat",
                                      "strat 8",
                                      "round 1\nbye",
                                      "lineup",
                                      "lineup 8",
                                      "vp",
                                      "set",
                                      "set neuberg",
                                      "board",
                                      "board 1 group",
                                      "round",
                                      "board 1\n1",
                                      "board 1\n1 2",
                                      "board 1\n1 2 4S",
                                      "board 1\n1 2 weighted 60%",
                                      "board 1\n1 2 4S N = lead",
                                      "board 1\n1 2 score",
                                      "board 1\n1 2 ave+",
                                      "board 1\n1 2 split 4S N =",
                                      "board 1\n1 2 split ave/"};
    for (size_t i = 0; i < 2 * COUNT(all); i++) {
        const char *log = all[i / 2], *last = strrchr(log, '\n') != NULL ? strrchr(log, '\n') + 1 : log;
        char text[80];
        snprintf(text, sizeof text, "%s%s", log, i % 2 == 0 ? "" : "\r\n");
        event_text(text);
        CHECK(odd_event_about(now.e)->error_count == 1, "'%s': %zu errors", log,
              odd_event_about(now.e)->error_count);
        const odd_error *error = &odd_problem_at(now.e, 0)->error;
        check_problem(error, log);
        CHECK(error->code == ODD_E_SYNTAX && error->column == (int)strlen(last) + 1, "'%s': column %d: %s",
              log, error->column, error->message);
        CHECK(strstr(error->message, "xpected") != NULL, "'%s': %s", log, error->message);
    }
}

static void test_settings(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"set nueberg on", ODD_E_SYNTAX, 1, 5, "nueberg|did you mean neuberg?"},
        {"set zzzzzz 1", ODD_E_SYNTAX, 1, 5, "zzzzzz|oddtrick help settings"},
        {"set é 1", ODD_E_SYNTAX, 1, 5, "oddtrick help settings"},
        {"set neuberg perhaps", ODD_E_SYNTAX, 1, 13, "neuberg|on simple off"},
        {"set neuberg on off", ODD_E_SYNTAX, 1, 13, "on simple off"},
        {"  set   neuberg   perhaps", ODD_E_SYNTAX, 1, 19, "on simple off"},
        {"set rules fifa", ODD_E_SYNTAX, 1, 11, "wbf ebu acbl"},
        {"set unit 0", ODD_E_SYNTAX, 1, 10, "unit|0.0001|10"},
        {"set unit x", ODD_E_SYNTAX, 1, 10, "number"},
        {"set unit 0.00001", ODD_E_SYNTAX, 1, 10, "number"},
        {"set unit -1", ODD_E_SYNTAX, 1, 10, "number"},
        {"set unit 11", ODD_E_SYNTAX, 1, 10, "10"},
        {"set expected 0", ODD_E_SYNTAX, 1, 14, "whole number|auto"},
        {"set expected 1.5", ODD_E_SYNTAX, 1, 14, "whole number|auto"},
        {"set imp-cap 25", ODD_E_SYNTAX, 1, 13, "24|off"},
        {"set datum-unit 0", ODD_E_SYNTAX, 1, 16, "1"},
        {"set match-boards 1001", ODD_E_SYNTAX, 1, 18, "1000|auto"},
        {"set bye 101", ODD_E_SYNTAX, 1, 9, "100"},
        {"set tie-break match,luck", ODD_E_SYNTAX, 1, 15, "match|countback|commas"},
        {"set tie-break match,,wins", ODD_E_SYNTAX, 1, 15, "match|countback"},
        {"set patton-steps 5,5", ODD_E_SYNTAX, 1, 18, "5,15,30,50"},
        {"set patton-steps 5,101", ODD_E_SYNTAX, 1, 18, "5,15,30,50"},
        {"set patton-steps 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17", ODD_E_SYNTAX, 1, 18, "16"},
    };
    check_all(all, COUNT(all));
}

/* ---- Travellers ------------------------------------------------------------------------------------------ */

static void test_ids(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"1 2 pass", ODD_E_REFERENCE, 1, 1, "board 1"},
        {"board 1\nround 2\n1 2 pass", ODD_E_REFERENCE, 3, 1, "round|board 1"},
        {"board 1\n12345678901234567 2 pass", ODD_E_SYNTAX, 2, 1, "16"},
        {"board 1\n1 12345678901234567 pass", ODD_E_SYNTAX, 2, 3, "16"},
        {"board 1\n1+2+3 4+5 pass", ODD_E_SYNTAX, 2, 1, "two ids joined by +"},
        {"board 1\n1+2 4+ pass", ODD_E_SYNTAX, 2, 5, "two ids joined by +"},
        {"board 1\n+2 4+5 pass", ODD_E_SYNTAX, 2, 1, "two ids joined by +"},
        {"board 1\n1 é pass", ODD_E_SYNTAX, 2, 3, "1 8 4S N ="},
        {"board 1\né 1 pass", ODD_E_SYNTAX, 2, 1, "1 8 4S N ="},
        {"board 1\n1, 2 pass", ODD_E_SYNTAX, 2, 1, "1 8 4S N ="},
        {"board 1\n  1 1 pass", ODD_E_REFERENCE, 2, 5, "'1'|itself"},
        {"board 1\nA1 a1 pass", ODD_E_REFERENCE, 2, 4, "itself"},
        {"board 1\n1+5 5+6 pass", ODD_E_REFERENCE, 2, 5, "itself"},
        {"board 1\n1+5 2+5 pass", ODD_E_REFERENCE, 2, 5, "2+5|itself"},
        {"board 1\n1+5 2+1 pass", ODD_E_REFERENCE, 2, 5, "2+1|itself"},
        {"board 1\n1+1 5+6 pass", ODD_E_REFERENCE, 2, 1, "1+1"},
        {"player 1 Ann\nboard 1\n1 2 pass", ODD_E_REFERENCE, 3, 1, "'1'|one player|1+5"},
        {"board 1\n1+5 2+6 pass\n1 2 pass", ODD_E_REFERENCE, 3, 1, "'1'|one player|1+5"},
        {"board 1\n1+5 2+6 pass\n3+4 2 pass", ODD_E_REFERENCE, 3, 5, "'2'|one player|1+5"},
        {"pair 1 Ann\nboard 1\n1+2 3 pass", ODD_E_REFERENCE, 3, 1, "'1+2'|two players"},
        {"winners 2\nboard 1\nEW1 2 pass", ODD_E_REFERENCE, 3, 1, "EW1|other direction"},
        {"winners 2\nboard 1\n1 2 pass\n1 NS2 pass", ODD_E_REFERENCE, 4, 3, "NS2|other direction"},
    };
    check_all(all, COUNT(all));
}

static void test_results(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"board 1\n1 2 4Z N =", ODD_E_STRAIN, 2, 6, ""},
        {"board 1\n1 2 8S N =", ODD_E_LEVEL, 2, 5, ""},
        {"board 1\n1 2 4♠ N +4", ODD_E_TRICKS, 2, 10, ""},
        {"board 1\n\t1\t2  4S N +4", ODD_E_TRICKS, 2, 12, ""},
        {"board 1\n1 2 4S =", ODD_E_DECLARER, 2, 5, "N, E, S or W"},
        {"board 1\n1 2 4S N = x", ODD_E_SYNTAX, 2, 12, "lead HK|wrong direction"},
        {"board 1\n1 2 4S N = / 4S N -1", ODD_E_SYNTAX, 2, 12, ""},
        {"board 1\n4S N =", ODD_E_SYNTAX, 2, 6, ""},
        {"board 1\n1 2 hello", ODD_E_SYNTAX, 2, 5, ""},
        {"board 1\n1 2 not", ODD_E_SYNTAX, 2, 5, "not played"},
        {"board 1\n1 2 not played yet", ODD_E_SYNTAX, 2, 5, "not played"},
        {"board 1\n1 2 void 3", ODD_E_SYNTAX, 2, 10, "void"},
        {"board 1\n1 2 score 425", ODD_E_SYNTAX, 2, 11, "multiple of 10"},
        {"board 1\n1 2 score 7610", ODD_E_SYNTAX, 2, 11, "7600"},
        {"board 1\n1 2 score x", ODD_E_SYNTAX, 2, 11, "score 420"},
        {"board 1\n1 2 4S N = lead HX", ODD_E_SYNTAX, 2, 17, "HK"},
        {"board 1\n1 2 4S N = lead 1H", ODD_E_SYNTAX, 2, 17, "HK"},
        {"board 1\n1 2 4S N = lead HK SK", ODD_E_SYNTAX, 2, 17, "HK"},
        {"board 1\n1 2 4S N = lead HK lead SK", ODD_E_SYNTAX, 2, 12, "lead"},
        {"board 1\n1 2 4S N = wrong", ODD_E_SYNTAX, 2, 12, "wrong direction"},
        {"board 1\n1 2 4S N = wrong way", ODD_E_SYNTAX, 2, 12, "wrong direction"},
    };
    check_all(all, COUNT(all));
}

static void test_rulings(void **state) {
    (void)state;
    static const wrong_log all[] = {
        {"board 1\n1 2 weighted 60% 4S N = 30% 4S N -1", ODD_E_SYNTAX, 2, 14, "90.00|100"},
        {"board 1\n1 2 weighted 60% 4S N = 40.01% 4S N -1", ODD_E_SYNTAX, 2, 14, "100.01"},
        {"board 1\n1 2 weighted 60% 4S N = 4S N -1", ODD_E_SYNTAX, 2, 25, "60% 4S N ="},
        {"board 1\n1 2 weighted 60 4S N = 40 4S N -1", ODD_E_SYNTAX, 2, 14, "60% 4S N ="},
        {"board 1\n1 2 weighted 33.333% 4S N = 66.667% pass", ODD_E_SYNTAX, 2, 14, "two decimals"},
        {"board 1\n1 2 weighted 0% 4S N = 100% pass", ODD_E_SYNTAX, 2, 14, "weight"},
        {"board 1\n1 2 weighted -10% 4S N = 110% pass", ODD_E_SYNTAX, 2, 14, "weight"},
        {"board 1\n1 2 weighted 60% 4S = 40% pass", ODD_E_DECLARER, 2, 18, ""},
        {"board 1\n1 2 weighted 60% 4S N +4 40% pass", ODD_E_TRICKS, 2, 23, ""},
        {"board 1\n1 2 weighted 10% pass 10% pass 10% pass 10% pass 10% pass 10% pass 10% pass 10% pass 20% pass",
         ODD_E_SYNTAX, 2, 86, "at most 8"},
        {"board 1\n1 2 160%/40%", ODD_E_SYNTAX, 2, 5, "0 to 100"},
        {"board 1\n1 2 60%/-40%", ODD_E_SYNTAX, 2, 9, "0 to 100"},
        {"board 1\n1 2 25 imps/-3 imps", ODD_E_SYNTAX, 2, 5, "24"},
        {"board 1\n1 2 3 imps/-25 imps", ODD_E_SYNTAX, 2, 12, "24"},
        {"board 1\n1 2 ave+/bad", ODD_E_SYNTAX, 2, 10, ""},
        {"board 1\n1 2 ave+/ave-/ave", ODD_E_SYNTAX, 2, 10, ""},
        {"board 1\n1 2 split 4Z N = / 4S N -1", ODD_E_STRAIN, 2, 12, ""},
        {"board 1\n1 2 split 4S N = / 4S N +4", ODD_E_TRICKS, 2, 25, ""},
        {"board 1\n1 2 split 4S N = x / 4S N -1", ODD_E_SYNTAX, 2, 18, ""},
        {"board 1\n1 2 split 4S N = / weighted 50% 4S N -1", ODD_E_SYNTAX, 2, 29, "50.00"},
    };
    check_all(all, COUNT(all));
}

/* ---- First words ----------------------------------------------------------------------------------------- */

static void test_unknown_words(void **state) {
    (void)state;
    static const struct {
        const char *line, *meant;
    } all[] = {{"borad 1", "board"},          {"penatly 8 25%", "penalty"}, {"scorign butler", "scoring"},
               {"teem 1 Ash: Ann", "team"},   {"winers 2", "winners"},      {"cary 8 5", NULL},
               {"carryovr 8 5", "carryover"}, {"Handycap 8 5", "handicap"}, {"phantm 8", "phantom"},
               {"rund 2", "round"},           {"sett neuberg on", "set"},   {"evnt Tuesday", "event"},
               {"playr 1 Ann", "player"},     {"linup 1 NS A", "lineup"},   {"start 1 A", "strat"}};
    for (size_t i = 0; i < COUNT(all); i++)
        for (int board = 0; board < 2; board++) {
            char log[80], quoted[40];
            snprintf(log, sizeof log, "%s  %s\n", board > 0 ? "board 1\n" : "\n", all[i].line);
            event_text(log);
            const odd_error *error = &odd_problem_at(now.e, 0)->error;
            CHECK(now.code != ODD_OK && odd_event_about(now.e)->error_count == 1 && error->line == 2, "%s",
                  all[i].line);
            if (all[i].meant == NULL)
                continue;
            snprintf(quoted, sizeof quoted, "did you mean %s?", all[i].meant);
            CHECK(error->column == 3, "%s: column %d", all[i].line, error->column);
            CHECK(strstr(error->message, quoted) != NULL, "%s: %s", all[i].line, error->message);
        }
}

/* ---- Several ---------------------------------------------------------------------------------------------- */

/* All at once, those of reading and those that are found later, by line. */
static void test_all_at_once(void **state) {
    (void)state;
    event_text(
        "scoring imps\npair 1 Ann\nboard 1\n1 1 pass\nset foo 1\n1 2 4Z N =\npenalty 1 5 mp\nround 1\nbye 9\n");
    static const int lines[] = {1, 4, 5, 6, 7, 9};
    CHECK(odd_event_about(now.e)->error_count == COUNT(lines), "%zu", odd_event_about(now.e)->error_count);
    for (size_t i = 0; i < COUNT(lines); i++) {
        const odd_error *error = &odd_problem_at(now.e, i)->error;
        CHECK(error->line == lines[i], "%zu: line %d: %s", i, error->line, error->message);
        check_problem(error, "all at once");
    }
    assert_int_equal(now.code, odd_problem_at(now.e, 0)->error.code);
}

/* Reading says what the first error of reading is. */
static void test_code_of_reading(void **state) {
    (void)state;
    static const struct {
        const char *log;
        int code;
    } all[] = {{"board 1\n1 2 4Z N =\n1 2 8S N =\n", ODD_E_STRAIN},
               {"board 1\n1 2 8S N =\n1 2 4Z N =\n", ODD_E_LEVEL},
               {"1 2 pass\nscoring x\n", ODD_E_REFERENCE},
               {"scoring x\n1 2 pass\n", ODD_E_SYNTAX},
               {"board 1\n1 2 pass\n1 1 pass\n", ODD_OK}};
    for (size_t i = 0; i < COUNT(all); i++) {
        event_open(&now, SIZE_MAX);
        CHECK(event_read(&now, all[i].log, strlen(all[i].log)) == all[i].code, "%s: %d", all[i].log,
              now.code);
        event_read(&now, "event Good\n", 11);
        CHECK(now.code == all[i].code, "%s, and then a good line: %d", all[i].log, now.code);
    }
}

static void test_too_many(void **state) {
    (void)state;
    enum { LINES = 1500 };
    static char log[LINES * 16];
    size_t len = 0;
    for (int i = 0; i < LINES; i++)
        len += (size_t)snprintf(log + len, sizeof log - len, i % 2 == 0 ? "board 0\n" : "1 2 pass\n");
    event_any(log, len);
    assert_int_equal(now.code, ODD_E_SYNTAX);
    assert_int_equal(odd_event_about(now.e)->error_count, LINES);
    assert_int_equal(odd_event_about(now.e)->problem_count, ODD_PROBLEMS_MAX);
    for (size_t i = 0; i < odd_event_about(now.e)->problem_count; i++)
        CHECK(odd_problem_at(now.e, i)->error.line == (int)i + 1, "%zu: %d", i,
              odd_problem_at(now.e, i)->error.line);
    len = (size_t)snprintf(log, sizeof log, "board 1\n");
    for (int i = 0; i < LINES; i++)
        len += (size_t)snprintf(log + len, sizeof log - len, "%d %d pass\n", i, i);
    event_any(log, len);
    assert_int_equal(now.code, ODD_E_REFERENCE);
    assert_int_equal(odd_event_about(now.e)->error_count, LINES);
    assert_int_equal(odd_event_about(now.e)->problem_count, ODD_PROBLEMS_MAX);
}

static void test_too_many_groups(void **state) {
    (void)state;
    static char log[300 * 40];
    size_t len = 0;
    for (int i = 1; i <= 256; i++)
        len += (size_t)snprintf(log + len, sizeof log - len, "board 1 group g%d\n%d 900 pass\n", i, i);
    event_any(log, len);
    assert_int_equal(odd_event_about(now.e)->error_count, 1);
    assert_int_equal(odd_problem_at(now.e, 0)->error.line, 512);
    event_check_says(&odd_problem_at(now.e, 0)->error, "groups|255", "groups");
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_headings),        TEST(test_who),         TEST(test_amounts),         TEST(test_missing),
        TEST(test_settings),        TEST(test_ids),         TEST(test_results),         TEST(test_rulings),
        TEST(test_unknown_words),   TEST(test_all_at_once), TEST(test_code_of_reading), TEST(test_too_many),
        TEST(test_too_many_groups),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
