/* Teams, by hand: boards, matches, victory points, byes and halves; and what ranks them. */
#include "event.h"

/* Team 1 wins 10 on board 1 (420 and 50), loses 6 on board 2 (no score, and 250 against it). */
#define TWO_BOARDS "board 1\n1 2 score 420\n2 1 score -50\nboard 2\n1 2 pass\n2 1 score 250\n"

static const odd_match *match_of(int round, const char *id) {
    for (size_t i = 0; i < odd_event_about(now.e)->match_count; i++)
        if (odd_match_at(now.e, i)->round == round && odd_match_at(now.e, i)->team[0] == event_who(id))
            return odd_match_at(now.e, i);
    CHECK(false, "round %d: no match of %s", round, id);
    return NULL;
}

/* ---- IMPs ---------------------------------------------------------------------------------------------------- */

static void test_imps(void **state) {
    (void)state;
    event_good("scoring imps\n" TWO_BOARDS);
    event_check_line(1, "1", "2", 10, -10);
    event_check_line(1, "2", "1", -10, 10);
    event_check_line(2, "2", "1", 6, -6);
    const odd_match *m = match_of(0, "1");
    assert_int_equal(m->boards, 2);
    assert_int_equal(m->won[0], event_amount(10));
    assert_int_equal(m->won[1], event_amount(6));
    assert_int_equal(m->net[0], event_amount(4));
    assert_int_equal(m->net[1], event_amount(-4));
    event_check_score("1", 10); /* one match is said so: 10-6 */
    event_check_score("2", 6);
    assert_int_equal(event_standing("1")->imps_won, event_amount(10));
    assert_int_equal(event_standing("1")->imps_lost, event_amount(6));
    assert_int_equal(event_standing("1")->matches, 1);
    assert_int_equal(event_standing("1")->wins_x2, 2);
    assert_int_equal(event_standing("1")->boards, 2);
    event_check_rank("1", 1, false);
    event_good("scoring imps\nset rank-by imps\n" TWO_BOARDS);
    event_check_score("1", 4);
    event_check_score("2", -4);
    event_good("scoring imps\n" TWO_BOARDS "board 3\n3 4 score 420\n4 3 pass\n"); /* two matches: net */
    event_check_score("1", 4);
    event_check_score("4", -9);
}

/* Carry-overs are what each side had before, and each side's own IMPs come to its own, over all rounds. What is lost and
 * nobody wins stays off. */
static void test_own_imps_of_a_match(void **state) {
    (void)state;
    event_good("scoring imps\ncarryover 1 6 imps\nround 1\nboard 1\n1 2 score -50\n2 1 score 120\n");
    event_check_score("1", 6);
    event_check_score("2", 5);
    event_check_rank("1", 1, false);
    event_good("scoring imps\ncarryover 1 6 imps\nround 1\nboard 1\n1 2 score -50\n2 1 score 120\n"
               "round 2\nboard 1\n1 2 score 420\n2 1 score -50\n");
    event_check_score("1", 16);
    event_check_score("2", 5);
    event_good("scoring imps\nboard 1\n1 2 ave-/ave\n");
    event_check_score("1", -3);
    event_check_score("2", 0);
    event_good("scoring imps\nboard 1\n1 2 ave+/ave+\n");
    event_check_score("1", 3);
    event_check_score("2", 3);
}

/* One result alone, one that was not played, one that was taken back: the board does not count. */
static void test_boards_that_do_not_count(void **state) {
    (void)state;
    event_good("scoring imps\n" TWO_BOARDS "board 3\n1 2 score 420\nboard 4\n1 2 score 420\n2 1 not played\n"
               "board 5\n1 2 score 420\n2 1 pass\n2 1 void\nboard 6\n1 2 not played\n2 1 not played\n");
    assert_int_equal(match_of(0, "1")->boards, 2);
    event_check_score("1", 10);
    event_good("scoring imps\nboard 1\n1 2 score 420\n3 4 score 50\n4 3 pass\n");
    assert_int_equal(odd_event_about(now.e)->standing_count, 2);
}

/* Each part with each part of the other table, by the product of their weights; to 1 where there is a scale. */
static void test_weighted(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 2 weighted 60% score 420 40% score -50\n2 1 weighted 50% score 400 50% pass\n";
    /* 420: 1 and 9; -50: -10 and -2. */
    event_good2("scoring imps\n", log);
    event_check_line(1, "1", "2", 0.6 * 5 + 0.4 * -6, -0.6);
    event_good2("scoring imps\nvp wbf\n", log);
    event_check_line(1, "1", "2", 1, -1);
    event_good("scoring imps\nvp wbf\nboard 1\n1 2 weighted 50% score 420 50% pass\n2 1 score -0\n");
    event_check_line(1, "1", "2", 5, -5); /* 4.5 */
    event_good("scoring imps\nset rules ebu\nboard 1\n1 2 weighted 33.33% score 420 66.67% pass\n2 1 pass\n");
    event_check_line(1, "1", "2", 3, -3); /* 2.9997, to 0.1 */
}

/* Each team's from its own sides' scores: they need not balance. */
static void test_split(void **state) {
    (void)state;
    event_good(
        "scoring imps\nvp wbf\nset match-boards 24\nboard 1\n1 2 split score 420 / score -50\n2 1 score 100\n");
    event_check_line(1, "1", "2", 8, 4); /* 1: 420 - 100; 2: 50 + 100 */
    assert_int_equal(match_of(0, "1")->net[0], event_amount(8));
    assert_int_equal(match_of(0, "1")->net[1], event_amount(4));
    event_check_score("1", 11.9);
    event_check_score("2", 10.99);
    for (size_t team = 0; team < 2; team++) {
        const odd_standing *s = odd_standing_at(now.e, team);
        assert_int_equal(s->imps_won - s->imps_lost, s->plain);
        assert_int_equal(s->imps_lost, 0); /* both have won */
    }
}

static void test_wrong_direction(void **state) {
    (void)state;
    event_good("scoring imps\nboard 1\n1 2 score 420 wrong direction\n2 1 score 100\n");
    event_check_line(1, "1", "2", -11, 11); /* -420 - 100 */
}

/* Average plus 3, without regard to one's own; at both tables the mean. */
static void test_artificial(void **state) {
    (void)state;
    event_good("scoring imps\n" TWO_BOARDS
               "board 3\n1 2 ave+/ave-\n2 1 score 620\nboard 4\n1 2 ave-/60%\n2 1 ave/ave+\n"
               "board 5\n1 2 2.5 imps/-1 imps\n");
    event_check_line(3, "1", "2", 3, -3);
    event_check_line(3, "2", "1", -3, 3);
    event_check_line(4, "1", "2", 0, 1.5); /* 1: -3 and +3; 2: +3 and 0 */
    event_check_line(5, "1", "2", 2.5, -1);
    assert_int_equal(match_of(0, "1")->boards, 5);
    event_check_score("1", 10 + 3 + 0 + 2.5);
    event_check_score("2", 6 + 1.5);
    event_good("scoring imps\nvp wbf\nboard 1\n1 2 ave+/ave-\n2 1 ave/ave\n");
    event_check_line(1, "1", "2", 2, -2); /* 1.5, to 1 */
}

/* ---- Victory points --------------------------------------------------------------------------------------------- */

static void test_scales(void **state) {
    (void)state;
    static const struct {
        const char *settings;
        double winner, loser; /* for a margin of 10 */
    } cases[] = {
        {"vp wbf\nset match-boards 24\n", 12.33, 7.67},   {"vp wbf\nset match-boards 16\n", 12.8, 7.2},
        {"vp wbf\nset match-boards 8\n", 13.78, 6.22},    {"vp wbf-discrete\nset match-boards 24\n", 12, 8},
        {"vp wbf-discrete\nset match-boards 8\n", 14, 6}, {"vp acbl20\nset match-boards 8\n", 14, 6},
        {"vp acbl30\nset match-boards 8\n", 24, 6},       {"vp win-loss\n", 1, 0},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        char text[200];
        snprintf(text, sizeof text, "scoring imps\n%sround 1\nboard 1\n1 2 score 420\n2 1 score -50\n",
                 cases[i].settings);
        event_good(text);
        event_check_score("1", cases[i].winner);
        event_check_score("2", cases[i].loser);
        assert_int_equal(event_standing("1")->vp, event_amount(cases[i].winner));
        assert_int_equal(match_of(1, "1")->vp[1], event_amount(cases[i].loser));
    }
}

/* The scale is that for as many boards as were compared. */
static void test_length_of_a_match(void **state) {
    (void)state;
    odd_vp_scale scale;
    for (int boards = 1; boards <= 30; boards++) {
        char text[2048];
        int len = snprintf(text, sizeof text, "scoring imps\nvp wbf\nround 1\n");
        for (int b = 1; b <= boards; b++)
            len += snprintf(text + len, sizeof text - (size_t)len, "board %d\n1 2 score %d\n2 1 pass\n", b,
                            b == 1 ? 420 : 0);
        snprintf(text + len, sizeof text - (size_t)len, "board %d\n1 2 score 420\n", boards + 1);
        event_good(text); /* a board that cannot be compared is of the match, too */
        assert_int_equal(odd_vp_scale_make(&scale, ODD_VP_WBF, boards + 1, NULL), ODD_OK);
        event_check_score("1", odd_vp_for(&scale, 9).own_x100 / 100.0);
    }
}

static void test_rounds_add_up(void **state) {
    (void)state;
    event_good(
        "scoring imps\nvp wbf\nset match-boards 24\nround 1\nboard 1\n1 2 score 420\n2 1 score -50\n3 4 pass\n4 3 pass\n"
        "round 2\nboard 1\n1 3 pass\n3 1 score 50\n2 4 score 420\n4 2 score -50\n");
    event_check_score("1", 12.33 + 9.5); /* 50 is 2 IMPs: 10.50 */
    event_check_score("2", 7.67 + 12.33);
    event_check_score("3", 10 + 10.5);
    event_check_score("4", 10 + 7.67);
    event_check_order("1 3 2 4");
    assert_int_equal(event_standing("1")->wins_x2, 2);
    assert_int_equal(event_standing("3")->wins_x2, 3);
}

/* Off the team's own margin; the others' victory points stay. */
static void test_penalty_in_imps(void **state) {
    (void)state;
    event_good(
        "scoring imps\nvp wbf\nset match-boards 24\nround 1\nboard 1\n1 2 score 420\n2 1 score -50\npenalty 1 3 imps\n"
        "penalty 2 1 vp\n");
    event_check_score("1", 11.68); /* a margin of 7 */
    event_check_score("2", 7.67 - 1);
    assert_int_equal(match_of(1, "1")->net[0], event_amount(7));
    assert_int_equal(match_of(1, "1")->net[1], event_amount(-10));
    event_good(
        "scoring imps\nboard 1\n1 2 score 420\n2 1 score -50\npenalty 1 3 imps\ncarryover 2 0.5 imps\n");
    event_check_score("1", 7);
    event_check_score("2", 0.5);
}

/* In a round without a match there is no margin that it could be taken from, and IMPs are not victory points. */
static void test_penalty_without_a_match(void **state) {
    (void)state;
    event_text(
        "scoring imps\nvp wbf\nset match-boards 24\nround 1\nboard 1\n1 2 score 420\n2 1 score -50\nround 2\n"
        "penalty 1 3 imps\nbye 2\npenalty 2 3 imps\n");
    assert_int_equal(now.code, ODD_OK);
    event_check_score("1", 12.33);
    event_check_score("2", 7.67 + 12);
    assert_int_equal(odd_event_about(now.e)->problem_count, 2);
    assert_true(odd_problem_at(now.e, 0)->warning);
    assert_int_equal(odd_problem_at(now.e, 0)->error.line, 9);
    assert_int_equal(odd_problem_at(now.e, 1)->error.line, 11);
}

/* ---- Byes and halves ---------------------------------------------------------------------------------------------- */

static void test_byes(void **state) {
    (void)state;
    event_good(
        "scoring imps\nvp wbf\nset match-boards 24\nround 1\nboard 1\n1 2 score 420\n2 1 score -50\nbye 3\nbye 4 10 vp\n"
        "bye 5 55%\nbye 6 7.5\n");
    event_check_score("3", 12);
    event_check_score("4", 10);
    event_check_score("5", 11);
    event_check_score("6", 7.5);
    assert_int_equal(event_standing("3")->matches, 1);
    assert_int_equal(event_standing("3")->boards, 0);
    event_check_order("1 3 5 4 2 6");
    event_good(
        "scoring imps\nvp acbl30\nset match-boards 8\nset bye 50\nround 1\nboard 1\n1 2 score 420\n2 1 score -50\nbye 3\n");
    event_check_score("3", 15);
}

/* Three teams play each other in one round: 1 beats 2 by 10, 2 beats 3 by 9, 3 beats 1 by 2. */
static void test_three_way(void **state) {
    (void)state;
    static const char log[] =
        "round 1\nboard 1\n1 2 score 420\n2 1 score -50\n2 3 score 420\n3 2 pass\n3 1 score 50\n1 3 pass\n";
    event_good2("scoring imps\nvp wbf\nset match-boards 24\n", log);
    event_check_score("1", 12.33 + 9.5);
    event_check_score("2", 7.67 + 12.12);
    event_check_score("3", 7.88 + 10.5);
    assert_true(match_of(1, "1")->half);
    event_good2("scoring imps\nvp wbf\nset match-boards 24\nset half-match split\n", log);
    /* 6.165 is 6.17, 3.835 is 3.83: away from the middle, which is 5. */
    event_check_score("1", 6.17 + 4.75);
    event_check_score("2", 3.83 + 6.06);
    event_check_score("3", 3.94 + 5.25);
    assert_int_equal(odd_event_about(now.e)->match_count, 3);
}

/* White Book 3.1.2, the published columns of 3 and 4 boards: what the winner of half a match has for each margin. */
static void test_half_matches(void **state) {
    (void)state;
    static const struct {
        int boards;
        int from[6]; /* of 5, 6, 7, 8, 9 and 10 */
    } columns[] = {{3, {0, 1, 4, 7, 10, 15}}, {4, {0, 1, 4, 8, 12, 18}}};
    for (size_t c = 0; c < COUNT(columns); c++)
        for (int margin = 0; margin <= 24; margin++) {
            static const int points[] = {0,    20,   50,   90,   130,  170,  220,  270,  320,
                                         370,  430,  500,  600,  750,  900,  1100, 1300, 1500,
                                         1750, 2000, 2250, 2500, 3000, 3500, 4000};
            char text[1000];
            int len = snprintf(text, sizeof text, "scoring imps\nvp wbf-discrete\nset rules ebu\nround 1\n"),
                vp = 5;
            for (int b = 1; b <= columns[c].boards; b++)
                len += snprintf(text + len, sizeof text - (size_t)len,
                                "board %d\n1 2 score %d\n2 1 pass\n2 3 pass\n3 2 pass\n1 3 pass\n3 1 pass\n",
                                b, b == 1 ? points[margin] : 0);
            event_good(text);
            while (vp < 10 && margin >= columns[c].from[vp - 4])
                vp++;
            event_check_score("1", vp + 5);
            event_check_score("2", 10 - vp + 5);
            event_check_score("3", 5 + 5);
            assert_int_equal(match_of(1, "1")->length, columns[c].boards);
        }
    /* A scale that has none of its own for halves is split, as before. */
    event_good("scoring imps\nvp acbl20\nset match-boards 8\nset rules ebu\nround 1\nboard 1\n1 2 score 420\n"
               "2 1 score -50\n2 3 pass\n3 2 pass\n1 3 pass\n3 1 pass\n");
    event_check_score("1", 7 + 5);
}

/* ---- Short matches ------------------------------------------------------------------------------------------------ */

/* How a board comes not to be played. */
typedef enum absence { SAID_TWICE, SAID_ONCE, ONE_RESULT, NO_LINE, ABSENCES } absence;

/* A round of two matches over so many boards; of the first, the last `missing` were not played. Team 1 wins 10 IMPs on
 * the first board, if it was played. */
static void short_match(const char *vp, int boards, int missing, absence how) {
    static char text[20000];
    size_t len = (size_t)snprintf(text, sizeof text, "scoring imps\nvp %s\nround 1\n", vp);
    for (int b = 1; b <= boards; b++) {
        len += (size_t)snprintf(text + len, sizeof text - len, "board %d\n3 4 pass\n4 3 pass\n", b);
        if (b <= boards - missing)
            len += (size_t)snprintf(text + len, sizeof text - len,
                                    b == 1 ? "1 2 score 420\n2 1 score -50\n" : "1 2 pass\n2 1 pass\n");
        else if (how != NO_LINE)
            len += (size_t)snprintf(text + len, sizeof text - len, "1 2 %s\n%s",
                                    how == ONE_RESULT ? "4S N =" : "not played",
                                    how == SAID_TWICE ? "2 1 not played\n" : "");
    }
    assert_true(len < sizeof text);
    event_text(text);
}

/* Every scale, every length that it has, every number of boards not played: the scale is that of the whole length, and
 * the victory points of both teams are those of that scale (White Book 3.3.6.2). */
static void test_short_matches(void **state) {
    (void)state;
    static const struct {
        odd_vp_kind kind;
        int least, most;
    } scales[] = {{ODD_VP_WBF, 1, 16},
                  {ODD_VP_WBF_DISCRETE, 1, 16},
                  {ODD_VP_ACBL20, 6, 11},
                  {ODD_VP_ACBL30, 6, 11},
                  {ODD_VP_WIN_LOSS, 1, 16}};
    int seen = 0;
    for (size_t s = 0; s < COUNT(scales); s++)
        for (int boards = scales[s].least; boards <= scales[s].most; boards++)
            for (int missing = 0; missing < boards; missing++)
                for (absence how = 0; how < ABSENCES; how++) {
                    odd_vp_scale scale;
                    short_match(odd_vp_kind_text(scales[s].kind), boards, missing, how);
                    assert_int_equal(odd_vp_scale_make(&scale, scales[s].kind, boards, NULL), ODD_OK);
                    odd_vp expected = odd_vp_for(&scale, 10);
                    const odd_match *m = match_of(1, "1");
                    CHECK(now.code == ODD_OK && odd_event_about(now.e)->problem_count == 0 &&
                              m->length == boards && !m->no_vp && m->boards == boards - missing &&
                              m->vp[0] == expected.own_x100 * 100 && m->vp[1] == expected.other_x100 * 100 &&
                              m->vp[0] + m->vp[1] > 0,
                          "%s, %d boards, %d missing (%d): length %d, %.2f to %.2f",
                          odd_vp_kind_text(scales[s].kind), boards, missing, how, m->length,
                          (double)m->vp[0] / ODD_ONE, (double)m->vp[1] / ODD_ONE);
                    seen++;
                }
    CHECK(seen > 2000, "only %d", seen);
}

/* Where the scale has no column for the length: an error that says which match, and what there is; or, in the last round,
 * where a match may still be going on, a warning. Never 0-0. */
static void test_no_such_length(void **state) {
    (void)state;
    static const char *const later[] = {"", "round 2\nboard 1\n1 3 pass\n"};
    for (int boards = 1; boards <= 14; boards++)
        for (int over = 0; over < 2; over++) {
            char text[2000];
            int len = snprintf(text, sizeof text, "scoring imps\nvp acbl20\nround 1\n");
            for (int b = 1; b <= boards; b++)
                len += snprintf(text + len, sizeof text - (size_t)len, "board %d\n1 2 pass\n2 1 pass\n", b);
            snprintf(text + len, sizeof text - (size_t)len, "%s", later[over]);
            event_text(text);
            bool has = boards >= 6 && boards <= 11, may_go_on = boards < 6 && !over;
            CHECK((now.code == ODD_OK) == (has || may_go_on), "%d boards, %d: code %d", boards, over,
                  now.code);
            if (has)
                continue;
            assert_int_equal(odd_problem_at(now.e, 0)->error.line, 2);
            event_check_says(&odd_problem_at(now.e, 0)->error, "round 1|teams 1 and 2|6 to 11 boards", text);
            assert_true(match_of(1, "1")->no_vp);
        }
    event_text(
        "scoring imps\nvp rows boards 4-6; 0 5 5; boards 8; 0 6 6\nset match-boards 7\nround 1\nboard 1\n"
        "1 2 pass\n2 1 pass\n");
    assert_int_equal(now.code, ODD_E_BOARDS); /* what is set is not still going on */
    event_check_says(&odd_problem_at(now.e, 0)->error, "7 boards|4-6, 8", "rows");
}

/* A bye is of the length that was scheduled; on win-loss the ACBL has it a whole win. */
static void test_byes_of_short_rounds(void **state) {
    (void)state;
    event_good(
        "scoring imps\nvp rows boards 1; 0 1 1; 1 2 0; boards 2; 0 10 10; 1 20 0\nround 1\nbye 3\nboard 1\n"
        "1 2 pass\n2 1 pass\nboard 2\n1 2 not played\n");
    event_check_score("3", 12);
    static const struct {
        const char *settings;
        double vp;
    } byes[] = {{"", 0.6},
                {"set rules ebu\n", 0.6},
                {"set rules acbl\n", 1},
                {"set rules acbl\nset bye 50\n", 0.5},
                {"set bye 50\nset bye-win-loss 75\n", 0.75}};
    for (size_t i = 0; i < COUNT(byes); i++) {
        event_good2(byes[i].settings,
                    "scoring imps\nvp win-loss\nround 1\nbye 3\nboard 1\n1 2 pass\n2 1 pass\n");
        event_check_score("3", byes[i].vp);
    }
}

/* ---- Who offended ------------------------------------------------------------------------------------------------- */

/* 420 or nothing, against nothing: 4.5 IMPs. They are rounded towards the side that did not offend. */
static void test_offender(void **state) {
    (void)state;
    static const struct {
        const char *settings, *tail;
        double one;
    } cases[] = {{"", "", 5},
                 {"", " offending NS", 4},
                 {"", " offending EW", 5},
                 {"", " wrong direction offending NS", -4},
                 {"", " offending EW wrong direction", -5},
                 {"set weighted-halves same\n", " offending NS", 5},
                 {"set round even\n", "", 4},
                 {"set round even\n", " offending EW", 5},
                 {"set round up\n", " offending NS lead HK", 4}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        char text[300];
        snprintf(text, sizeof text,
                 "scoring imps\nvp wbf\n%sboard 1\n1 2 weighted 50%% score 420 50%% pass%s\n2 1 pass\n",
                 cases[i].settings, cases[i].tail);
        event_good(text);
        event_check_line(1, "1", "2", cases[i].one, -cases[i].one);
        event_check_line(1, "2", "1", -cases[i].one, cases[i].one);
    }
    /* At both tables, and not the same side: as if nobody had. 420 or 50, and nothing or 370. */
    event_good("scoring imps\nvp wbf\nboard 1\n1 2 weighted 50% score 420 50% pass offending NS\n"
               "2 1 weighted 50% pass 50% pass offending NS\n");
    event_check_line(1, "1", "2", 5, -5);
}

/* ---- Board-a-match, points, Patton ------------------------------------------------------------------------------- */

static const char four[] =
    "team 1 Ash\nboard 1\n1 2 score 420\n2 1 score 400\nboard 2\n1 2 pass\n2 1 pass\nboard 3\n1 2 score -100\n"
    "2 1 pass\nboard 4\n1 2 score 90\n2 1 60%/40%\n";

static void test_bam(void **state) {
    (void)state;
    event_good2("scoring bam\n", four);
    event_check_line(1, "1", "2", 2, 0); /* any difference wins */
    event_check_line(2, "1", "2", 1, 1);
    event_check_line(3, "1", "2", 0, 2);
    event_check_line(4, "1", "2", 0.8, 1.2);
    event_check_score("1", 3.8);
    event_check_score("2", 4.2);
    assert_int_equal(event_standing("1")->imps_won, event_amount(3.8));
    assert_int_equal(event_standing("1")->imps_lost, 0); /* points are not lost */
    event_good2("scoring bam\nset rules acbl\n", four);
    event_check_score("1", 1.9);
    event_good(
        "scoring bam\nset unit 0.0001\nteam 1 Ash\nboard 1\n1 2 weighted 25% score 50 75% pass\n2 1 weighted 50% pass 50% score -50\n");
    /* 50 wins; 0 ties half of the time and wins half of it. */
    event_check_line(1, "1", "2", 0.25 * 2 + 0.75 * 1.5, 2 - 1.625);
}

static void test_points(void **state) {
    (void)state;
    event_good2("scoring points\n", four);
    event_check_line(1, "1", "2", 20, -20);
    event_check_line(3, "2", "1", 100, -100);
    event_check_line(4, "1", "2", 0, 0);
    assert_false(odd_event_scored(now.e, event_line(4, "1", "2"), 0)); /* an artificial score has no points */
    assert_int_equal(event_standing("1")->boards, 3);
    event_check_score("1", -80);
    event_check_score("2", 80);
}

/* Boards: 3 to 3. Swings: 20, 0, 100: 80 of 120 are 66.7 %, all four steps; of the totals - 420, 400 and 100 - 80 are
 * 8.7 %: one step of four, 2 * (1 + 1/4). */
static void test_patton(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 2 score 420\n2 1 score 400\nboard 2\n1 2 pass\n2 1 pass\nboard 3\n1 2 score -100\n2 1 pass\n";
    event_good2("scoring patton\n", log);
    assert_int_equal(match_of(0, "1")->share[0], 0);
    assert_int_equal(match_of(0, "1")->share[1], event_amount(4));
    event_check_score("1", 3);
    event_check_score("2", 7);
    event_good2("scoring patton\nset patton-ratio totals\n", log);
    event_check_score("1", 3 + 1.5);
    event_check_score("2", 3 + 2.5);
    assert_int_equal(match_of(0, "1")->difference[0], event_amount(-80));
    assert_int_equal(match_of(0, "1")->measure[0], event_amount(920));
    event_good2("scoring patton\nset patton-ratio totals\nset patton-steps 5,8.69,8.7,50\n",
                log); /* 8.6957 % */
    event_check_score("2", 3 + 3);
    event_good2("scoring patton\nset patton-pool 10\nset patton-board 1\nset patton-steps 70,80\n", log);
    event_check_score("1", 1.5 + 5);
    event_check_score("2", 1.5 + 5);
    event_good2("scoring patton\nset unit 0.1\n",
                "board 1\n1 2 pass\n2 1 pass\n"); /* nothing to measure by */
    event_check_score("1", 1 + 2);
    event_check_score("2", 1 + 2);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_imps),
        TEST(test_own_imps_of_a_match),
        TEST(test_boards_that_do_not_count),
        TEST(test_weighted),
        TEST(test_split),
        TEST(test_wrong_direction),
        TEST(test_artificial),
        TEST(test_scales),
        TEST(test_length_of_a_match),
        TEST(test_rounds_add_up),
        TEST(test_penalty_in_imps),
        TEST(test_penalty_without_a_match),
        TEST(test_byes),
        TEST(test_three_way),
        TEST(test_half_matches),
        TEST(test_short_matches),
        TEST(test_no_such_length),
        TEST(test_byes_of_short_rounds),
        TEST(test_offender),
        TEST(test_bam),
        TEST(test_points),
        TEST(test_patton),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
