/* Events as JSON: nothing is lost on the way there and back; what the command prints can be read; what is wrong is said
 * where it is. */
#include "exchange.h"

static test_event other;

static int close_both(void **state) {
    event_close(&other);
    return event_teardown(state);
}

/* Writes the event that is now as JSON, reads it, and compares both as logs. */
static void check_round_trip(uint64_t which) {
    exchange_text json, before, after;
    char problems[4096];
    exchange_write(&json, &now, "json");
    exchange_log(&before, &now);
    assert_string_equal(json.lost, "");
    int code = exchange_read(&other, "json", json.text, json.len);
    exchange_problems(other.e, problems, sizeof problems);
    CHECK(code == ODD_OK && odd_event_about(other.e)->problem_count == 0, "event %d: %s\n%s", (int)which,
          problems, json.text);
    CHECK(odd_event_score(other.e) == ODD_OK, "event %d: not scored", (int)which);
    exchange_log(&after, &other);
    exchange_sort(&before); /* in which order contestants and groups stand is not said */
    exchange_sort(&after);
    exchange_check_same(&before, &after, which);
    CHECK(odd_format_detect(json.text, json.len) == odd_format_named("json"), "event %d: not known",
          (int)which);
    exchange_free(&json);
    exchange_free(&before);
    exchange_free(&after);
}

static void test_random_events(void **state) {
    (void)state;
    int good = 0;
    for (uint64_t seed = 1; seed <= unit_many(3000); seed++) {
        if (!exchange_random(&now, seed))
            continue;
        check_round_trip(seed);
        good++;
    }
    CHECK((uint64_t)good > unit_many(1000), "only %d events", good);
}

static void test_all_facts(void **state) {
    (void)state;
    event_good(
        "event Tuesday \"Pairs\" \\ \x01 \xE2\x99\xA0\n"
        "date 2026-11-17\nscoring matchpoints acbl\nset neuberg simple\nset rules ebu\n"
        "tag site The Club\ntag pbn:Annotator Bo\\x0aCy\ntag remark one\ntag remark two\ntag remark three\n"
        "pair A1 Ann Lee & Bo Park\nnumbers A1 12345 -\nabout A1 club Riverside\nabout A1 club Two\n"
        "pair 2 Cy,Di\npair 3 One\npair 4\nphantom 4\nstrat 2 B\nstrat 3 C\nstrat A1 A\n"
        "handicap 2 3%\nhandicap 3 1.5\ncarryover 3 -2.5\n"
        "board 1 dealer E vul both\n"
        "deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - 7654.8765.T9.KQT\n"
        "auction N 1S pass 4S ap\ntag remark of the board\n"
        "A1 2 4SX N +1 lead HK\nauction E pass 1NT ap\nauction N 1C\ncards W SK S2 S5 S3\ntag table 7\n"
        "3 4 pass\n2 A1 weighted 60% 4S N = 40% 3NT S -1\n3 2 split 4S N = / ave+\n"
        "board 2 group B\nA1 3 not played\n2 3 score 420\n3 A1 ave+/ave-\n"
        "board 2 group C\n2 A1 57.5%/42.5%\n4 A1 2H E -1 wrong direction\n"
        "board 7\ndeal E:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - -\n"
        "penalty A1 25% slow play\npenalty 3 1 mp\n");
    check_round_trip(0);
}

/* Text of every length around the size of the pieces in which the writer sends it on; quotes take two bytes. */
static void test_long_texts(void **state) {
    (void)state;
    for (int len = 400; len <= 1100; len++) {
        char log[4096];
        int at = sprintf(log, "scoring matchpoints\nevent ");
        for (int i = 0; i < len; i++)
            log[at++] = (char)(i % 7 == 3 ? '"' : 'a' + i % 26);
        sprintf(log + at, "\npair 1 A & B\npair 2 C & D\nboard 1\n1 2 4S N =\n");
        event_good(log);
        check_round_trip((uint64_t)len);
        close_both(state);
    }
}

static void test_teams(void **state) {
    (void)state;
    event_good(
        "event Teams\nscoring imps\nvp wbf\nteam 1 Ash: Ann, Bo, Cy, Di\nteam 2 Oak: Ed & Flo\nteam 3 Elm\n"
        "round 1\nlineup 1 NS Ann & Bo\nlineup 2 EW Flo\nbye 3 12 vp\npenalty 1 3 imps late\n"
        "board 1\n1 2 4S N =\n2 1 4S N -1\nboard 2\n1 2 3NT S +1\n2 1 ave+/ave-\n"
        "round 2\nbye 1\nboard 1\ndeal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - -\n2 3 4S N =\n3 2 6NTXX E -3\n"
        "round none\npenalty 2 1 vp noise\n");
    check_round_trip(0);
}

static void test_two_winners(void **state) {
    (void)state;
    event_good(
        "scoring matchpoints\nwinners 2\npair NS1 Ann & Bo\npair EW1 Cy & Di\npair NS2 E & F\npair EW2 G & H\n"
        "penalty EW1 10% late\nabout NS2 club X\nboard 1\n1 1 4S N =\n2 2 4S N +1\nboard 2\n1 2 pass\n2 1 1C E =\n");
    check_round_trip(0);
}

static void test_individuals(void **state) {
    (void)state;
    event_good("scoring butler\nplayer 1 Ann\nplayer 2 Bo\nplayer 3 Cy\nplayer 4 Di\nboard 1\n"
               "1+2 3+4 4S N =\n3+1 2+4 2 imps/-3 imps\n");
    check_round_trip(0);
}

/* ---- What the command prints ------------------------------------------------------------------- */

static void test_boards_printed(void **state) {
    (void)state;
    static const char json[] =
        "{\"event\":\"X\",\"scoring\":\"matchpoints\",\"date\":\"\",\"boards\":[\n"
        " {\"board\":1,\"dealer\":\"N\",\"vul\":\"none\",\"top\":2,\"results\":[\n"
        "   {\"ns\":\"1\",\"ew\":\"3\",\"result\":\"4S N =\",\"score\":420,\"ns_score\":2,\"ew_score\":0,\"lead\":\"HK\",\"line\":3},\n"
        "   {\"ns\":\"2\",\"ew\":\"4\",\"result\":\"ave-/ave+\",\"score\":null,\"ns_score\":0.8,\"ew_score\":1.2,\"lead\":\"\","
        "\"round\":2,\"group\":\"B\",\"line\":4}],\n  \"history\":[\n   {\"line\":2,\"text\":\"1 3 pass\",\"corrected_by\":3}]}],\n"
        " \"settings\":{\"rules\":\"wbf\",\"neuberg\":\"on\",\"expected\":\"auto\",\"E\":\"2\"}}\n";
    exchange_text log;
    assert_int_equal(exchange_read_text(&now, "json", json), ODD_OK);
    assert_int_equal(odd_event_about(now.e)->problem_count, 0);
    assert_int_equal(odd_event_about(now.e)->stated_count, 3);
    assert_int_equal(odd_stated_score_at(now.e, 0)->kind, ODD_STATED_SCORE);
    assert_int_equal(odd_stated_score_at(now.e, 2)->kind, ODD_STATED_MP);
    assert_int_equal(odd_stated_score_at(now.e, 2)->amount[1], event_amount(1.2));
    assert_int_equal(odd_event_score(now.e), ODD_OK);
    exchange_log(&log, &now);
    CHECK(strstr(log.text, "1 3 4S N = lead HK\n") != NULL, "%s", log.text);
    CHECK(strstr(log.text, "round 2\nboard 1 group B\n2 4 ave-/ave+\n") != NULL, "%s", log.text);
    exchange_free(&log);
}

static void test_standings_printed(void **state) {
    (void)state;
    static const char json[] =
        "{\"event\":\"X\",\"scoring\":\"imps\",\"date\":\"\",\"standings\":[\n"
        "  {\"direction\":\"\",\"rank\":1,\"tied\":false,\"id\":\"2\",\"names\":[\"A\",\"B\"],"
        "\"score\":17.93,\"boards\":8,\"section\":\"\",\"team\":\"Oak\",\"vp\":17.93,\"imps_won\":30,"
        "\"imps_lost\":2,\"matches\":1,\"wins\":1}],\n"
        " \"matches\":[{\"round\":1,\"teams\":[\"2\",\"1\"],\"boards\":8,\"won\":[30,2],\"net\":[28,-28],"
        "\"vp\":[17.93,2.07]},{\"round\":2,\"teams\":[\"2\",null],\"boards\":0}],\n"
        " \"penalties\":[{\"direction\":\"\",\"id\":\"2\",\"penalty\":\"1 vp\",\"taken\":1.00,\"round\":0,"
        "\"line\":4,\"reason\":\"late\"}],\n \"settings\":{\"vp\":\"wbf\"}}\n";
    exchange_text log;
    assert_int_equal(exchange_read_text(&now, "json", json), ODD_OK);
    assert_int_equal(odd_event_about(now.e)->problem_count, 0);
    assert_true(odd_event_about(now.e)->has_vp);
    assert_int_equal(odd_event_about(now.e)->penalty_count, 1);
    odd_event_score(now.e);
    exchange_log(&log, &now);
    CHECK(strstr(log.text, "team 2 Oak: A, B\n") != NULL, "%s", log.text);
    assert_int_equal(odd_event_about(now.e)->stated_count,
                     6); /* rank, vp, imps, boards; of the match, imps and vp */
    exchange_free(&log);
}

static void test_any_order(void **state) {
    (void)state;
    exchange_text log;
    assert_int_equal(
        exchange_read_text(
            &now, "json",
            "\xEF\xBB\xBF[{\"results\":[{\"result\":\"4S N +1\",\"ew\":\"2\",\"ns\":\"1\"}],\"vul\":\"ns\",\"board\":1}]"),
        ODD_OK);
    assert_int_equal(odd_event_score(now.e), ODD_OK);
    exchange_log(&log, &now);
    CHECK(strstr(log.text, "board 1 vul ns\n1 2 4S N +1\nsaid score 650") != NULL, "%s", log.text);
    exchange_free(&log);
}

/* ---- What is wrong ----------------------------------------------------------------------------- */

static void check_wrong(const char *json, const char *problems) {
    exchange_read_text(&now, "json", json);
    exchange_check_problems(now.e, problems);
}

static void test_no_json(void **state) {
    (void)state;
    static const char text[] =
        "unterminated string: expected \" before the end of the line (\\n stands for a new line)\n";
    char expected[200];
    check_wrong("", "1:1: error: expected a value: a string, a number, {, [, true, false or null\n");
    check_wrong("{", "1:2: error: expected the name of a member in quotes\n");
    check_wrong("{\"event\" 3}", "1:10: error: expected a colon after the name of a member\n");
    check_wrong("{\"event\":\"\xC3\xA9\" \"b\"}",
                "1:14: error: expected a comma and the next member, or }\n");
    check_wrong("{\"boards\":[\r\n1 2]}", "2:3: error: expected a comma, or the end\n");
    snprintf(expected, sizeof expected, "3:11: error: %s", text);
    check_wrong("{\r\r\"event\":\"a\nb\"}", expected + 0);
    check_wrong(
        "{\"event\":\"\\q\"}",
        "1:11: error: invalid escape: expected \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits\n");
    check_wrong("{\"event\":01}", "1:11: error: expected a comma and the next member, or }\n");
    check_wrong("{\"winners\":1.}", "1:14: error: expected a number like 12, -12.5 or 1e3\n");
    check_wrong("{\"event\":\"x\"} 1", "1:15: error: expected the end of the text after the value\n");
}

/* What other programs keep in JSON is refused in one sentence, whatever it has. */
static void test_foreign_json(void **state) {
    (void)state;
    static const char *const texts[] = {"12",
                                        "\"event\"",
                                        "null",
                                        "{}",
                                        "[1,2]",
                                        "{\"a\":[1,2]}",
                                        "{\"event\":{\"id\":4}}",
                                        "{\"boards\":14,\"pairs\":7}",
                                        "{\"players\":[{\"age\":7},{\"age\":8}]}",
                                        "[{\"name\":\"x\"},{\"name\":\"y\"}]",
                                        "{\"scoring\":{\"home\":1}}"};
    for (size_t i = 0; i < COUNT(texts); i++)
        check_wrong(texts[i],
                    "1:1: error: this JSON is not an event: expected {\"event\":\"...\",\"scoring\":"
                    "\"...\",\"boards\":[{\"board\":1,\"results\":[...]}]}\n");
}

static void test_wrong_facts(void **state) {
    (void)state;
    check_wrong(
        "{\"scoring\":\"chess\",\n\"winners\":3}",
        "1:12: error: expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, "
        "imps or patton\n2:11: error: expected 1 or 2\n");
    check_wrong("{\"boards\":[{\"results\":[]},\n {\"board\":0},\n {\"board\":\"x\"},\n {\"board\":10000}]}",
                "1:12: error: missing member \"board\"\n"
                "2:2: error: missing member \"board\"\n"
                "3:11: error: expected a board number, 1 to 9999\n3:2: error: missing member \"board\"\n"
                "4:11: error: expected a board number, 1 to 9999\n4:2: error: missing member \"board\"\n");
    check_wrong(
        "{\"boards\":[{\"board\":1,\"dealer\":\"Q\",\"vul\":\"yes\",\"deal\":\"N:AA... - - -\",\n"
        "\"results\":[{\"ns\":\"1\",\"ew\":\"2\",\"result\":\"8S N =\"},\n{\"ns\":\"1 2\",\"ew\":\"2\",\"result\":\"pass\"},\n"
        "{\"ew\":\"2\",\"result\":\"pass\"}]}]}",
        "1:32: error: expected the dealer: N, E, S or W\n"
        "1:42: error: expected a vulnerability: none, ns, ew or both\n"
        "1:59: error: SA is dealt twice: North already has it\n"
        "2:41: error: invalid level '8': a contract is for 1 to 7 odd tricks\n"
        "3:7: error: expected an id of at most 16 letters and digits, or two ids joined by +\n"
        "4:1: error: missing ids: expected \"ns\" and \"ew\", each with an id\n");
    check_wrong("{\"event\":\"x\",\"foo\":{\"a\":[1,2,{}]},\"boards\":[{\"board\":1,\"foo\":1,\"bar\":2}]}",
                "1:20: warning: unknown member 'foo' in an event: ignored\n"
                "1:70: warning: unknown member 'bar' in a board: ignored\n");
    check_wrong(
        "{\"pairs\":[{\"names\":[]},{\"id\":\"1\",\"strat\":\"D\",\"handicap\":\"x\"}],\"penalties\":[{\"id\":\"1\",\"penalty\":\"5\"}]}",
        "1:11: error: missing member \"id\"\n"
        "1:42: error: expected a stratum: A, B or C\n"
        "1:57: error: expected an amount: 3.5, or \"3%\"\n"
        "1:76: error: expected an id, and an amount with its unit: \"25%\", \"5 mp\", \"3 imps\", \"1 vp\"\n");
    check_wrong("{\"event\":\"Andr\xE9\"}", "1:1: warning: this JSON is not UTF-8: read as Windows-1252\n");
    event_check_text(odd_event_about(now.e)->title, "Andr\xC3\xA9");
}

/* Every beginning of a file is refused at its end, and read without harm. */
static void test_cut_off(void **state) {
    (void)state;
    exchange_text json;
    event_good(
        "event X\npair 1 A & B\nboard 1\n1 2 4S N = lead HK\ntag table \"\\x0a\\x0b\n3 4 weighted 60% 4S N = 40% 4S N -1\n");
    exchange_write(&json, &now, "json");
    for (size_t len = 0; len + 2 < json.len; len++) {
        exchange_read(&other, "json", json.text, len);
        CHECK(odd_event_about(other.e)->error_count == 1, "%d bytes: %d errors", (int)len,
              (int)odd_event_about(other.e)->error_count);
    }
    exchange_free(&json);
}

static void test_escapes(void **state) {
    (void)state;
    assert_int_equal(
        exchange_read_text(
            &now, "json",
            "{\"event\":\"\\u0041\\u00e9\\u2660\\ud83c\\udca1\\ud83c|\\udca1\\\"\\\\\\/\\b\\f\\n\\r\\t\"}"),
        ODD_OK);
    event_check_text(odd_event_about(now.e)->title,
                     "A\xC3\xA9\xE2\x99\xA0\xF0\x9F\x82\xA1\xEF\xBF\xBD|\xEF\xBF\xBD\"\\/\b\f\n\r\t");
}

static void test_depth(void **state) {
    (void)state;
    for (int depth = 60; depth < 70; depth++) {
        char json[200] = "{\"event\":\"\",\"foo\":";
        for (int i = 0; i < depth; i++)
            strcat(json, "[");
        for (int i = 0; i < depth; i++)
            strcat(json, "]");
        strcat(json, "}");
        exchange_read_text(&now, "json", json);
        CHECK((odd_event_about(now.e)->error_count == 0) == (depth < 64), "depth %d", depth);
    }
}

static void test_detection(void **state) {
    (void)state;
    static const char *const good[] = {"{\"event\":\"\"}", " \n[{\"board\":1}]",
                                       "\xEF\xBB\xBF{\"x\":[{}],\"boards\":[", "{\"scoring\":\"imps"};
    static const char *const bad[] = {
        "", "{", "[]", "{\"a\":1}", "[1,2]", "event x\n", "{\"e\\u0076ent\":1}", "[PBN]"};
    for (size_t i = 0; i < COUNT(good); i++)
        CHECK(odd_format_detect(good[i], strlen(good[i])) == odd_format_named("json"), "%s", good[i]);
    for (size_t i = 0; i < COUNT(bad); i++)
        CHECK(odd_format_detect(bad[i], strlen(bad[i])) != odd_format_named("json"), "%s", bad[i]);
    assert_int_equal(odd_format_named("results.json"), odd_format_named("json"));
    static const char *const blank[] = {"", " \n", "\xEF\xBB\xBF", "\r\n\t"}; /* of no format at all */
    for (size_t i = 0; i < COUNT(blank); i++)
        CHECK(odd_format_detect(blank[i], strlen(blank[i])) == -1, "blank text %d", (int)i);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_random_events, close_both),
        cmocka_unit_test_teardown(test_all_facts, close_both),
        cmocka_unit_test_teardown(test_long_texts, close_both),
        cmocka_unit_test_teardown(test_teams, close_both),
        cmocka_unit_test_teardown(test_two_winners, close_both),
        cmocka_unit_test_teardown(test_individuals, close_both),
        cmocka_unit_test_teardown(test_boards_printed, close_both),
        cmocka_unit_test_teardown(test_standings_printed, close_both),
        cmocka_unit_test_teardown(test_any_order, close_both),
        cmocka_unit_test_teardown(test_no_json, close_both),
        cmocka_unit_test_teardown(test_foreign_json, close_both),
        cmocka_unit_test_teardown(test_wrong_facts, close_both),
        cmocka_unit_test_teardown(test_cut_off, close_both),
        cmocka_unit_test_teardown(test_escapes, close_both),
        cmocka_unit_test_teardown(test_depth, close_both),
        cmocka_unit_test_teardown(test_detection, close_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
