/* Lines that are good by themselves and do not go together: what is said, and of which line. */
#include "event.h"

typedef struct conflict {
    const char *log;
    int line;
    const char *says; /* words of the message, with | between */
} conflict;

/* The only problem, and the same when it is scored again. */
static void check_conflict(const conflict *c, bool warning, int code) {
    event_text(c->log);
    for (int times = 0; times < 2; times++) {
        CHECK(now.code == (warning ? ODD_OK : code), "'%s': code %d: %s", c->log, now.code,
              odd_event_about(now.e)->problem_count > 0 ? odd_problem_at(now.e, 0)->error.message
                                                        : "no problem");
        CHECK(odd_event_about(now.e)->problem_count == 1, "'%s': %zu problems", c->log,
              odd_event_about(now.e)->problem_count);
        const odd_problem *p = odd_problem_at(now.e, 0);
        CHECK(p->warning == warning && p->error.code == code, "'%s': code %d", c->log, p->error.code);
        CHECK(p->error.line == c->line && p->error.column == 1, "'%s': %d:%d: %s", c->log, p->error.line,
              p->error.column, p->error.message);
        event_check_says(&p->error, c->says, c->log);
        event_score(&now);
    }
}

static void check_errors(const conflict *all, size_t count) {
    for (size_t i = 0; i < count; i++)
        check_conflict(&all[i], false, ODD_E_REFERENCE);
}

#define BOARD "board 1\n1 2 4S N =\n3 4 pass\n"

/* ---- What kind of event ------------------------------------------------------------------------------------ */

static void test_contests(void **state) {
    (void)state;
    static const conflict all[] = {
        {"team 1 Ash\npair 2 Ann\n", 2, "a pair in an event of teams"},
        {"pair 1 Ann\nplayer 2 Bo\n" BOARD, 2, "a player in an event of pairs"},
        {"pair 1 Ann\nteam 2 Ash\nstrat 2 B\n" BOARD, 2, "a team in an event of pairs"},
        {"scoring imps\npair 1 Ann\n" BOARD, 1, "only for teams|matchpoints|cross-imps|butler"},
        {"pair 1 Ann\nscoring patton\n" BOARD, 2, "only for teams"},
        {"scoring imps\nplayer 1 Ann\n", 1, "only for teams"},
        {"scoring butler\nteam 1 Ash\n" BOARD, 1, "not for teams|imps, bam, points or patton"},
        {"scoring matchpoints\nteam 1 Ash\n" BOARD, 1, "not for teams"},
        {"scoring cross-imps\nteam 1 Ash\n" BOARD, 1, "not for teams"},
        {"winners 2\nteam 1 Ash\n" BOARD, 1, "pairs|two winners"},
        {"winners 2\nboard 1\n1+5 2+6 pass\n", 1, "pairs|two winners"},
        {"scoring points\nvp wbf\n" BOARD, 2, "victory points|imps|matchpoints, cross-imps or butler"},
        {"scoring cross-imps\nvp wbf\nboard 1\n1+5 2+6 pass\n", 2, "victory points|pairs"},
        {"vp ebu-mp\nwinners 2\n" BOARD, 2, "one winner"},
        {"vp ebu-mp\npenalty 1 5 mp\n" BOARD, 2, "expected vp"},
        {"scoring bam\nteam 1 Ash\nvp wbf\n" BOARD, 3, "victory points|imps"},
        {"pair 1 Ann\nround 1\nbye 1\n" BOARD, 3, "only matches have byes|vp"},
        {"penalty 1+2 5 mp\n" BOARD, 1, "one contestant"},
        {"strat 1+2 B\n" BOARD, 1, "one contestant"},
    };
    check_errors(all, COUNT(all));
}

/* ---- Two winners ------------------------------------------------------------------------------------------- */

static void test_which_direction(void **state) {
    (void)state;
    static const conflict all[] = {
        {"winners 2\nboard 1\n1 1 pass\npair 1 Ann\n", 4, "NS1|EW1"},
        {"winners 2\npair 1 Ann\nboard 1\n1 2 pass\n2 1 pass\n", 2, "NS1|EW1"},
        {"winners 2\nboard 1\n1 1 pass\nstrat 1 B\n", 4, "NS1|EW1"},
        {"winners 2\nboard 1\n1 1 pass\npenalty 1 25%\n", 4, "NS1|EW1"},
        {"winners 2\nboard 1\nNS1 EW1 pass\ncarryover 1 5\n", 4, "NS1|EW1"},
        {"winners 2\nboard 1\na1 A1 pass\nhandicap A1 5%\n", 4, "NSA1|EWA1"},
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        conflict upper = all[i];
        if (i == COUNT(all) - 1)
            upper.says = "NSa1|EWa1"; /* as it was first written */
        check_conflict(&upper, false, ODD_E_REFERENCE);
    }
}

/* With a direction the id is clear; also if only one of the two plays. */
static void test_direction_is_said(void **state) {
    (void)state;
    event_good(
        "winners 2\nboard 1\n1 1 pass\n2 3 4S N =\npair NS1 Ann\npair EW1 Bo\nstrat NS1 B\npenalty EW1 25%\n"
        "carryover 2 1\nhandicap 3 5%\nstrat 2 A\n");
    assert_int_equal(odd_contestant_at(now.e, event_who("NS1"))->strat, 'B');
    event_check_text(odd_contestant_at(now.e, event_who("NS1"))->players, "Ann");
    event_check_text(odd_contestant_at(now.e, event_who("EW1"))->players, "Bo");
    assert_int_equal(event_standing("EW1")->penalty, event_amount(0.5));
    event_check_score("NS2", 2 + 1);
}

/* NS7 and 7 may be the same pair: facts about either hold. */
static void test_both_names_of_one(void **state) {
    (void)state;
    static const char *const logs[] = {
        "pair NS7 Ann & Bo\nstrat 7 B\ncarryover NS7 1.5\nhandicap 7 2%\n",
        "strat 7 B\npair NS7 Ann & Bo\nhandicap NS7 2%\ncarryover 7 1.5\n",
        "carryover 7 1.5\nhandicap 7 2%\nstrat NS7 B\npair 7 Ann & Bo\n",
    };
    for (size_t i = 0; i < COUNT(logs); i++) {
        event_good2("winners 2\nboard 1\n7 8 4S N =\n6 9 pass\n", logs[i]);
        const odd_contestant *c = odd_contestant_at(now.e, event_who("7"));
        event_check_text(c->players, "Ann & Bo");
        CHECK(c->strat == 'B', "%s", logs[i]);
        event_check_score("NS7", 2 + 1.5 + 0.04);
    }
}

/* A line that was taken back never was. */
static void test_direction_was_taken_back(void **state) {
    (void)state;
    event_good("winners 2\npair 7 Ann & Bo\nboard 1\n7 8 pass\n9 7 pass\n9 10 4S N =\n9 7 void\n");
    event_check_text(odd_contestant_at(now.e, event_who("NS7"))->players, "Ann & Bo");
    assert_true(event_who("7") == event_who("NS7"));
    assert_int_equal(odd_event_about(now.e)->standing_count, 4);
    static const conflict again = {"winners 2\nboard 1\n7 8 pass\n9 7 pass\n9 7 void\n9 7 pass\npair 7 Ann\n",
                                   7, "NS7"};
    check_conflict(&again, false, ODD_E_REFERENCE);
}

/* ---- Units -------------------------------------------------------------------------------------------------- */

static void test_units(void **state) {
    (void)state;
    static const conflict all[] = {
        {"penalty 1 3 imps\n" BOARD, 1, "per cent or mp"},
        {"penalty 1 1 vp\n" BOARD, 1, "per cent or mp"},
        {"penalty 1 50 points\n" BOARD, 1, "per cent or mp"},
        {"scoring cross-imps\npenalty 1 25%\n" BOARD, 2, "imps"},
        {"scoring butler\npenalty 1 5 mp\n" BOARD, 2, "imps"},
        {"scoring points\npenalty 1 5 mp\n" BOARD, 2, "points"},
        {"scoring bam\npenalty 1 5 imps\n" BOARD, 2, "mp"},
        {"scoring imps\npenalty 1 5 mp\n" BOARD, 2, "imps"},
        {"scoring imps\npenalty 1 1 vp\n" BOARD, 2, "imps"},
        {"scoring patton\npenalty 1 1 imps\n" BOARD, 2, "mp"},
        {"carryover 1 5 imps\n" BOARD, 1, "mp"},
        {"scoring cross-imps\ncarryover 1 5%\n" BOARD, 2, "imps"},
        {"scoring imps\ncarryover 1 5%\n" BOARD, 2, "imps"},
        {"carryover 1 5 vp\nstrat 1 B\npair 1 Ann\n" BOARD, 1, "mp"},
        {"strat 1 B\nhandicap 1 5 vp\npair 1 Ann\n" BOARD, 2, "mp"},
        {"scoring cross-imps\nhandicap 1 5%\n" BOARD, 2, "imps"},
        {"scoring imps\nvp wbf\npenalty 1 3 imps\n" BOARD, 3, "no round selected|round"},
        {"scoring imps\nvp wbf\ncarryover 1 3 imps\n" BOARD, 3, "vp"},
        {"board 1\n1 2 3 imps/-3 imps\n", 2, "percentage"},
        {"scoring bam\nboard 1\n1 2 ave+/-3 imps\n", 3, "percentage"},
    };
    check_errors(all, COUNT(all));
}

/* A line that was corrected, or taken back, is not a problem. */
static void test_units_of_corrected_lines(void **state) {
    (void)state;
    event_good("board 1\n1 2 3 imps/-3 imps\n1 2 60%/40%\n3 4 pass\n");
    event_good("board 1\n1 2 3 imps/-3 imps\n1 2 void\n3 4 pass\n");
    event_good("carryover 1 5 imps\ncarryover 1 5 mp\n" BOARD);
}

/* ---- Warnings ------------------------------------------------------------------------------------------------ */

static void test_unused_settings(void **state) {
    (void)state;
    static const conflict all[] = {
        {"scoring butler\nset neuberg on\n" BOARD, 2, "butler|neuberg"},
        {"set datum mean\n" BOARD, 1, "matchpoints|datum"},
        {"scoring cross-imps\nset unit 0.1\n" BOARD, 2, "cross-imps|unit"},
        {"scoring points\nset own-average off\n" BOARD, 2, "points|own-average"},
        {"scoring imps\nset imp-cap 5\n" BOARD, 2, "imps|imp-cap"},
        {"scoring imps\nset patton-pool 5\n" BOARD, 2, "imps|patton-pool"},
        {"scoring matchpoints\nset half-match split\n" BOARD, 2, "half-match"},
    };
    for (size_t i = 0; i < COUNT(all); i++)
        check_conflict(&all[i], true, ODD_E_REFERENCE);
}

/* Settings about showing results are used by no scoring. */
static bool is_about_scoring(const odd_setting_info *info) {
    bool used = false;
    for (int scoring = 0; scoring < ODD_SCORING_COUNT; scoring++)
        used = used || info->used[scoring];
    return used;
}

/* No setting that a scoring uses causes a warning; each that only others use does. */
static void test_every_setting(void **state) {
    (void)state;
    for (int scoring = 0; scoring < ODD_SCORING_COUNT; scoring++)
        for (int name = 0; name < ODD_SET_COUNT; name++) {
            const odd_setting_info *info = odd_setting_about((odd_setting_name)name);
            size_t warnings = info->used[scoring] || !is_about_scoring(info) ? 0 : 1;
            for (int rules = 0; rules < ODD_RULES_COUNT; rules++) {
                char log[200];
                snprintf(log, sizeof log, "scoring %s\nset %s %s\n" BOARD,
                         odd_scoring_text((odd_scoring)scoring), info->name, info->preset[rules]);
                event_text(log);
                CHECK(now.code == ODD_OK, "%s: %s", log, odd_problem_at(now.e, 0)->error.message);
                CHECK(odd_event_about(now.e)->problem_count == warnings, "%s", log);
            }
        }
}

/* ---- Scales --------------------------------------------------------------------------------------------------- */

static void score_with_scale(const char *scale) {
    static const char log[] = "scoring imps\nvp club.txt\nround 1\nboard 1\n1 2 4S N =\n2 1 pass\n";
    event_open(&now, SIZE_MAX);
    event_read(&now, log, strlen(log));
    event_check_text(odd_event_about(now.e)->vp_file, "club.txt");
    if (scale != NULL)
        odd_event_scale(now.e, scale, strlen(scale));
    event_score(&now);
}

static void test_scale_of_a_file(void **state) {
    (void)state;
    score_with_scale("0 5 5\n5 7 3\n9 8 2\n20 10 0\n"); /* 420 is 9 IMPs */
    assert_int_equal(now.code, ODD_OK);
    event_check_score("1", 8);
    event_check_score("2", 2);
    odd_event_scale(now.e, "0 6 6\n1 12 0\n", 13);
    assert_int_equal(event_score(&now), ODD_OK);
    event_check_score("1", 12);
}

static void test_scale_is_missing(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        if (i == 0)
            score_with_scale(NULL);
        else
            score_with_scale("0 5 5\n5 4 6\n");
        for (int times = 0; times < 2; times++) {
            assert_int_equal(now.code, ODD_E_SCALE);
            assert_int_equal(odd_event_about(now.e)->error_count, 1);
            assert_int_equal(odd_problem_at(now.e, 0)->error.line, 2);
            event_score(&now);
        }
        odd_event_scale(now.e, "0 5 5\n9 8 2\n", 12);
        assert_int_equal(event_score(&now), ODD_OK);
        event_check_score("1", 8);
    }
}

static void test_scale_for_other_boards(void **state) {
    (void)state;
    static const conflict one = {"scoring imps\nvp acbl20\nround 1\nboard 1\n1 2 4S N =\n2 1 pass\n", 2,
                                 "6 to 11"};
    check_conflict(&one, true, ODD_E_BOARDS); /* the match may still be going on */
    event_check_score("1", 0);
    event_good("scoring imps\nvp acbl20\nset match-boards 8\nround 1\nboard 1\n1 2 4S N =\n2 1 pass\n");
    event_check_score("1", 14); /* 8 to 10 IMPs */
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_contests),
        TEST(test_which_direction),
        TEST(test_direction_is_said),
        TEST(test_direction_was_taken_back),
        TEST(test_both_names_of_one),
        TEST(test_units),
        TEST(test_units_of_corrected_lines),
        TEST(test_unused_settings),
        TEST(test_every_setting),
        TEST(test_scale_of_a_file),
        TEST(test_scale_is_missing),
        TEST(test_scale_for_other_boards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
