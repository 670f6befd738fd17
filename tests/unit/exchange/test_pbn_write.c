/* Writing PBN: an event as a file, and back: the same boards, results and standings. */
#include "formats.h"

static void log_gives(const char *log, const char *pbn) {
    odd_event *e = format_read("event", log, strlen(log), 0);
    assert_int_equal(odd_event_score(e), ODD_OK);
    const char *text = format_export(e, "pbn");
    CHECK(strstr(text, pbn) != NULL, "expected\n%s\nin\n%s", pbn, text);
}

static void test_pairs(void **state) {
    (void)state;
    static const char log[] =
        "event Tuesday\ndate 19 November 2026\ntag site Riverside\nscoring matchpoints\n"
        "pair 1 Ann Lee & Bo \"B\" Park\npair 2 Cy & Di\npair 3 E & F\npair 4 G & H\n"
        "board 1\ndeal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 765.8765.AKQ.KQT 43.432.JT9.J9876\n"
        "1 2 4SX N +1 lead HK\n3 4 3NT W -2\nboard 2\n1 4 pass\n3 2 60%/40%\n";
    log_gives(
        log,
        "% PBN 2.1\r\n% EXPORT\r\n[Event \"Tuesday\"]\r\n[Site \"Riverside\"]\r\n[Date \"2026.11.19\"]\r\n"
        "[Board \"1\"]\r\n[West \"?\"]\r\n[North \"?\"]\r\n[East \"?\"]\r\n[South \"?\"]\r\n[Dealer \"N\"]\r\n"
        "[Vulnerable \"None\"]\r\n"
        "[Deal \"N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 765.8765.AKQ.KQT 43.432.JT9.J9876\"]\r\n"
        "[Scoring \"MatchPoints\"]\r\n[Declarer \"?\"]\r\n[Contract \"?\"]\r\n[Result \"?\"]\r\n"
        "[ScoreTable \"PairId_NS\\1R;PairId_EW\\1R;Contract\\5L;Declarer\\1R;Result\\2R;Lead\\2L;Score_NS\\6R;"
        "MP_NS\\7R;MP_EW\\7R;Percentage_NS\\6R;Percentage_EW\\6R;Ruling\"]\r\n"
        "1 2 4SX   N 11 HK    690    2.00    0.00 100.00   0.00 -\r\n"
        "3 4 3NT   W  7 -     100    0.00    2.00   0.00 100.00 -\r\n"
        "[TotalScoreTable \"Rank\\4R;PairId\\1R;TotalMP\\8R;MeanPercentage\\6R;NrBoards\\3R;Names\"]\r\n");
    assert_non_null(strstr(formats.text, " \"Ann Lee;Bo \\\"B\\\" Park\"\r\n"));
    assert_non_null(strstr(formats.text, "1 4 Pass  - -- ") == NULL ? "" : NULL);
    assert_non_null(strstr(formats.text, "1 4 Pass  -  - -       0 "));
    assert_non_null(strstr(formats.text, "3 2 -     -  - -       - "));
    assert_non_null(strstr(formats.text, " ^60.00 ^40.00 \"60%/40%\"\r\n"));
    assert_string_equal(formats.lost, "");
}

static void test_teams(void **state) {
    (void)state;
    log_gives(
        "scoring imps\nteam 1 Lions:\nteam 2 Tigers:\nround 3\nlineup 1 NS Ann & Bo\nlineup 2 EW Cy & Di\nboard 7\n"
        "1 2 4S N =\nauction S 1S pass 4S ap\ncards E HK H2 H3 HA ST S2\n2 1 4S N -1\n",
        "[West \"Di\"]\r\n[North \"Ann\"]\r\n[East \"Cy\"]\r\n[South \"Bo\"]\r\n[Dealer \"S\"]\r\n[Vulnerable \"All\"]\r\n"
        "[Deal \"?\"]\r\n[Scoring \"IMP\"]\r\n[Declarer \"N\"]\r\n[Contract \"4S\"]\r\n[Result \"10\"]\r\n"
        "[HomeTeam \"Lions\"]\r\n[Room \"Open\"]\r\n[Round \"3\"]\r\n[Score \"NS 620\"]\r\n[ScoreIMP \"NS 12 EW -12\"]\r\n"
        "[VisitTeam \"Tigers\"]\r\n[Auction \"S\"]\r\n1S Pass 4S AP\r\n"
        "[Play \"E\"]\r\nHK H2 H3 HA\r\nS2 - - ST\r\n*\r\n");
    assert_non_null(strstr(formats.text, "[HomeTeam \"Lions\"]\r\n[Room \"Closed\"]\r\n"));
}

/* The standings of an event, by the names of those who play: numbers may be others. */
static void put_standings(char *out, size_t cap, const odd_event *e) {
    size_t len = 0;
    out[0] = '\0';
    for (size_t i = 0; i < odd_event_about(e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(e, i);
        const odd_contestant *c = odd_contestant_at(e, s->who);
        odd_text name = c->name.len > 0 ? c->name : c->players;
        len += (size_t)snprintf(out + len, cap - len, "%d %.*s %lld %d\n", s->rank, (int)name.len, name.text,
                                (long long)s->score, s->boards);
        assert_true(len < cap);
    }
}

/* Reads an example, leaves out what PBN has nothing for, and writes and reads it. */
static void comes_back(const char *path, const char *const *without) {
    static char log[1 << 17], before[1 << 14], after[1 << 14];
    char line[512];
    size_t len = 0;
    FILE *f = fopen(path, "r");
    assert_non_null(f);
    while (fgets(line, sizeof line, f) != NULL) {
        bool kept = true;
        for (const char *const *w = without; *w != NULL; w++)
            kept = kept && strstr(line, *w) == NULL;
        if (kept) {
            memcpy(log + len, line, strlen(line));
            len += strlen(line);
        }
    }
    fclose(f);
    odd_event *e = format_read("event", log, len, 0);
    assert_int_equal(odd_event_score(e), ODD_OK);
    put_standings(before, sizeof before, e);
    format_export(e, "pbn");
    char *pbn = format_exact(formats.text, formats.len);
    odd_event *again = format_read("pbn", pbn, formats.len, 0);
    CHECK(odd_event_about(again)->problem_count == 0, "%s: %s", path,
          odd_problem_at(again, 0)->error.message);
    assert_int_equal(odd_event_score(again), ODD_OK);
    put_standings(after, sizeof after, again);
    CHECK(strcmp(before, after) == 0, "%s:\n%s\nis not\n%s", path, after, before);
    /* and a third time: nothing is lost on the way through the log */
    format_rewrite("pbn", "event", pbn, formats.len);
    odd_event *third = format_read("event", format_exact(formats.text, formats.len), formats.len, 0);
    assert_int_equal(odd_event_score(third), ODD_OK);
    format_export(again, "pbn");
    char *second = format_exact(formats.text, formats.len + 1);
    assert_string_equal(format_export(third, "pbn"), second);
}

static void test_examples(void **state) {
    (void)state;
    static const char *const without[] = {"penalty", "weighted", "strat", "vp ", "split",
                                          "phantom", "10 ",      "ave",   NULL};
    static const char *const rulings[] = {"penalty", "weighted", "strat", "vp ", "split", "ave", NULL};
    comes_back("examples/tuesday.event", rulings);
    comes_back("examples/howell.event", without);
    comes_back("examples/butler.event", rulings);
    comes_back("examples/swiss.event", rulings);
    comes_back("examples/individual.event", rulings);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_pairs, format_teardown),
        cmocka_unit_test_teardown(test_teams, format_teardown),
        cmocka_unit_test_teardown(test_examples, format_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
