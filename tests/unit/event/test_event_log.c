/* Logs of events that are as they should be: what each kind of line says, and which line stands. */
#include "event.h"

/* The example that the format is explained with, as far as it goes without a scale in a file. */
static const char tuesday[] = "event    Tuesday Pairs\n"
                              "date     2026-11-17\n"
                              "scoring  matchpoints            # matchpoints | matchpoints acbl | ...\n"
                              "winners  1                      # 2: N-S and E-W are ranked apart\n"
                              "pair 1   Ann Lee & Bo Park\n"
                              "pair 2   Cy Dunn & Di Eck       # ids are letters and digits\n"
                              "board 1                         # what follows is board 1's traveller\n"
                              "1 8   4S N =     lead HK\n"
                              "2 9   4S N +1\n"
                              "3 10  pass\n"
                              "4 11  not played\n"
                              "5 12  ave+/ave-                 # Law 12C2\n"
                              "6 13  60%/40%                   # fixed\n"
                              "7 14  weighted 60% 4S N = 40% 4S N -1\n"
                              "1 8   4S N -1                   # a later line corrects the earlier\n"
                              "board 2 group B                 # a fouled board\n"
                              "2 9   split 3NT N = / 3NT N -1  # N-S get the first, E-W the second\n"
                              "penalty 8 25% slow play         # of a top; or 5 mp, 3 imps, 1 vp\n"
                              "set neuberg on                  # settings: one name and one value each\n";

/* ---- The example --------------------------------------------------------------------------------------- */

static void test_tuesday(void **state) {
    (void)state;
    event_good(tuesday);
    event_check_text(odd_event_about(now.e)->title, "Tuesday Pairs");
    event_check_text(odd_event_about(now.e)->date, "2026-11-17");
    assert_int_equal(odd_event_about(now.e)->scoring, ODD_MATCHPOINTS);
    assert_int_equal(odd_event_about(now.e)->contest, ODD_PAIRS);
    assert_int_equal(odd_event_about(now.e)->winners, 1);
    assert_int_equal(odd_event_about(now.e)->board_count, 2);
    assert_int_equal(odd_event_about(now.e)->play_count, 9);
    assert_int_equal(odd_event_about(now.e)->standing_count, 12); /* 4 and 11 have no score */
    assert_int_equal(odd_event_about(now.e)->penalty_count, 1);
    event_check_text(odd_penalty_at(now.e, 0)->why, "slow play");
}

/* Six lines of board 1 have a score: 450 to 2, -50 to 1, 0 to 3, and 7's 420 or -50. A top is 10, of the four that are
 * compared M is 2 * 3 for 2 and so on: Neuberg makes (6 M + 2) / 4 of it. */
static void test_tuesday_scores(void **state) {
    (void)state;
    event_good(tuesday);
    const odd_board *b = odd_event_board(now.e, 1);
    assert_int_equal(b->lines, 6);
    assert_int_equal(b->results, 4);
    event_check_line(1, "2", "9", (6 * 6 + 2) / 4.0, (6 * 0 + 2) / 4.0);
    /* 3 beats 1, loses to 2, beats 40 % of 7. */
    event_check_line(1, "3", "10", (6 * 2.8 + 2) / 4, (6 * 3.2 + 2) / 4);
    /* 1 ties 40 % of 7. */
    event_check_line(1, "1", "8", (6 * 0.4 + 2) / 4, (6 * 5.6 + 2) / 4);
    /* 7: 60 % beats 3 and 1, 40 % ties 1. */
    event_check_line(1, "7", "14", (6 * (0.6 * 4 + 0.4 * 1) + 2) / 4, (6 * (0.6 * 2 + 0.4 * 5) + 2) / 4);
    event_check_line(1, "6", "13", 6, 4);
    event_check_line(1, "5", "12", 6, 4);
    assert_int_equal(event_line(1, "1", "8")->line, 15);
    assert_int_equal(event_standing("8")->penalty, event_amount(2.5));
}

/* ---- Headings -------------------------------------------------------------------------------------------- */

static void test_scorings(void **state) {
    (void)state;
    static const struct {
        const char *line;
        odd_scoring scoring;
        bool acbl, teams;
    } cases[] = {
        {"scoring matchpoints", ODD_MATCHPOINTS, false, false},
        {"scoring matchpoints acbl", ODD_MATCHPOINTS, true, false},
        {"scoring cross-imps", ODD_CROSS_IMPS, false, false},
        {"scoring butler", ODD_BUTLER, false, false},
        {"scoring bam", ODD_BAM, false, false},
        {"scoring points", ODD_POINTS, false, false},
        {"scoring imps", ODD_TEAM_IMPS, false, true},
        {"scoring patton", ODD_PATTON, false, true},
        {"scoring bam\nteam 1 Ash: A, B, C, D", ODD_BAM, false, true},
        {"scoring points\nteam 1 Ash: A, B, C, D", ODD_POINTS, false, true},
        {"team 1 Ash: A, B, C, D", ODD_TEAM_IMPS, false, true},
        {"# nothing is said", ODD_MATCHPOINTS, false, false},
        {"scoring butler\nscoring cross-imps # the last one stands", ODD_CROSS_IMPS, false, false},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        event_good2(cases[i].line, "\nboard 1\n1 2 4S N =\n2 1 4S N -1\n");
        CHECK(odd_event_about(now.e)->scoring == cases[i].scoring &&
                  odd_event_about(now.e)->acbl == cases[i].acbl,
              "%s: %s", cases[i].line, odd_scoring_text(odd_event_about(now.e)->scoring));
        CHECK((odd_event_about(now.e)->contest == ODD_TEAMS) == cases[i].teams, "%s", cases[i].line);
        CHECK(odd_event_about(now.e)->standing_count == 2, "%s", cases[i].line);
    }
}

static void test_title_and_date(void **state) {
    (void)state;
    event_good("event  Old\nevent \t Café «Zoë» 5 \t # comment\ndate 17 Nov.  \r\n");
    event_check_text(odd_event_about(now.e)->title, "Café «Zoë» 5");
    event_check_text(odd_event_about(now.e)->date, "17 Nov.");
    event_good("");
    assert_int_equal(odd_event_about(now.e)->standing_count, 0);
    event_check_text(odd_event_about(now.e)->title, "");
}

static void test_line_ends_and_blanks(void **state) {
    (void)state;
    event_good("\r\n# one\r\n\r\n  scoring\tmatchpoints\r\nboard 1\r\n\t1 2\t4S N =   \r\n3 4 4S N -1\r\n\n");
    assert_int_equal(odd_event_about(now.e)->play_count, 2);
    assert_int_equal(event_line(1, "1", "2")->line, 6);
    event_check_text(odd_event_line(now.e, 6), "\t1 2\t4S N =   ");
    event_check_text(odd_event_line(now.e, 7), "3 4 4S N -1");
    event_check_text(odd_event_line(now.e, 3), "");
    event_check_text(odd_event_line(now.e, 99), "");
    event_good("board 1\n1 2 4S N =\n3 4 4S N -1"); /* the last line has no end */
    assert_int_equal(odd_event_about(now.e)->play_count, 2);
    event_check_text(odd_event_line(now.e, 3), "3 4 4S N -1");
    event_good("event A\rboard 1\r1 2 4S N = # \xC3\xA9\r\r3 4 4S N -1\r"); /* no line feeds at all */
    assert_int_equal(odd_event_about(now.e)->play_count, 2);
    assert_int_equal(event_line(1, "3", "4")->line, 5);
    event_check_text(odd_event_line(now.e, 3), "1 2 4S N = # \xC3\xA9");
}

/* Text that was copied from a page may have no-break spaces. */
static void test_no_break_spaces(void **state) {
    (void)state;
    event_good(
        "event\u00A0Tuesday\u00A0\nset\u00A0neuberg\u00A0on\npair 1\u00A0Ann & Bo\u00A0\nboard\u00A01\u00A0\n"
        "1\u00A02\u00A04S N =\u00A0lead HK\n3 4\u00A0pass\u00A0wrong direction\npenalty 1\u00A05\u00A0mp late\n"
        "winners 1\u00A0\nstrat\u00A01 B\u00A0\n");
    event_check_text(odd_event_about(now.e)->title, "Tuesday");
    assert_true(event_line(1, "1", "2")->lead != 0);
    assert_true(event_line(1, "3", "4")->turned);
    event_check_text(odd_contestant_at(now.e, event_who("1"))->players, "Ann & Bo");
    event_check_text(odd_penalty_at(now.e, 0)->why, "late");
}

/* ---- Who plays ------------------------------------------------------------------------------------------- */

static void check_players(odd_text players, const char *expected) {
    odd_text each[8];
    char got[200] = "";
    size_t count = odd_players_split(each, COUNT(each), players);
    assert_true(count <= COUNT(each));
    for (size_t i = 0; i < count; i++) {
        size_t len = strlen(got);
        snprintf(got + len, sizeof got - len, "%s%.*s", i > 0 ? "|" : "", (int)each[i].len, each[i].text);
    }
    assert_string_equal(got, expected);
}

static void test_names(void **state) {
    (void)state;
    event_good("pair 1 Old\npair 1  Ann Lee  &  Bo Park # corrected\npair 2 Cy, Di\npair 3 Zoë\npair 4\n"
               "board 1\n1 2 4S N =\n3 4 4S N -1\n");
    check_players(odd_contestant_at(now.e, event_who("1"))->players, "Ann Lee|Bo Park");
    check_players(odd_contestant_at(now.e, event_who("2"))->players, "Cy|Di");
    check_players(odd_contestant_at(now.e, event_who("3"))->players, "Zoë");
    check_players(odd_contestant_at(now.e, event_who("4"))->players, "");
    assert_int_equal(odd_players_split(NULL, 0, (odd_text){"A & B & C", 9}), 3);
}

static void test_teams_names(void **state) {
    (void)state;
    event_good("team 1 Ash: Ann, Bo, Cy, Di\nteam 2 The Oaks : Ed & Flo, Gus & Hal\nteam 3 Elm\n"
               "board 1\n1 2 4S N =\n2 1 4S N -1\n");
    event_check_text(odd_contestant_at(now.e, event_who("1"))->name, "Ash");
    check_players(odd_contestant_at(now.e, event_who("1"))->players, "Ann|Bo|Cy|Di");
    event_check_text(odd_contestant_at(now.e, event_who("2"))->name, "The Oaks");
    check_players(odd_contestant_at(now.e, event_who("2"))->players, "Ed|Flo|Gus|Hal");
    event_check_text(odd_contestant_at(now.e, event_who("3"))->name, "Elm");
    check_players(odd_contestant_at(now.e, event_who("3"))->players, "");
}

static void test_individuals(void **state) {
    (void)state;
    event_good("player 7 Ann Lee\nboard 1\n7+5 2+6 4S N =\n1+3 4+8 4S N +1\n");
    assert_int_equal(odd_event_about(now.e)->contest, ODD_INDIVIDUALS);
    assert_int_equal(odd_event_about(now.e)->standing_count, 8);
    check_players(odd_contestant_at(now.e, event_who("7"))->players, "Ann Lee");
    event_check_line(1, "7+5", "2+6", 0, 2);
    event_check_score("7", 0);
    event_check_score("6", 2);
    event_good("board 1\n7+5 2+6 4S N =\n1+3 4+8 4S N +1\n"); /* the plus alone says so */
    assert_int_equal(odd_event_about(now.e)->contest, ODD_INDIVIDUALS);
}

/* Letters and digits, in any case, up to 16; the letters at the beginning are the section. */
static void test_ids(void **state) {
    (void)state;
    event_good("board 1\nA12 b3 4S N =\n1234567890abcdef Z 4S N -1\nboard 2\na12 B3 4S N =\n"
               "1234567890ABCDEF z 4S N =\n");
    assert_int_equal(odd_event_about(now.e)->standing_count, 4);
    assert_int_equal(event_standing("a12")->boards, 2);
    event_check_text(odd_contestant_at(now.e, event_who("A12"))->section, "A");
    event_check_text(odd_contestant_at(now.e, event_who("B3"))->section, "b");
    event_check_text(odd_contestant_at(now.e, event_who("Z"))->section, "");
    event_check_text(odd_contestant_at(now.e, event_who("1234567890abcdef"))->section, "");
    uint32_t who = 0;
    odd_error error;
    assert_int_equal(odd_event_find(now.e, &who, "77", 2, &error), ODD_E_REFERENCE);
    assert_true(who == ODD_NOBODY && strstr(error.message, "77") != NULL);
    assert_int_equal(odd_event_find(now.e, &who, "", 0, &error), ODD_E_REFERENCE);
    assert_null(odd_event_standing(now.e, ODD_NOBODY));
    assert_null(odd_event_board(now.e, 3));
}

static void test_two_winners(void **state) {
    (void)state;
    event_good(
        "winners 2\npair NS1 Ann & Bo\npair EW1 Cy & Di\npair 2 Ed & Flo\nboard 1\n1 1 4S N =\n2 3 4S N -1\n"
        "NS4 EW4 4S N =\n");
    assert_int_equal(odd_event_about(now.e)->standing_count, 6);
    check_players(odd_contestant_at(now.e, event_who("NS1"))->players, "Ann|Bo");
    check_players(odd_contestant_at(now.e, event_who("ew1"))->players, "Cy|Di");
    check_players(odd_contestant_at(now.e, event_who("NS2"))->players, "Ed|Flo");
    assert_int_equal(odd_contestant_at(now.e, event_who("NS1"))->direction, ODD_NS);
    assert_int_equal(odd_contestant_at(now.e, event_who("3"))->direction, ODD_EW);
    assert_true(event_who("2") == event_who("NS2"));
    uint32_t who = 0;
    odd_error error;
    assert_int_equal(odd_event_find(now.e, &who, "1", 1, &error), ODD_E_REFERENCE);
    assert_non_null(strstr(error.message, "NS1"));
    assert_non_null(strstr(error.message, "EW1"));
    event_check_line(1, "4", "4", 3, 1);
}

static void test_strata_and_phantoms(void **state) {
    (void)state;
    event_good("strat 1 A\nstrat 2 b\nstrat 3 C\nphantom 4\nboard 1\n1 2 4S N =\n3 4 pass\n5 6 4S N -1\n");
    assert_int_equal(odd_contestant_at(now.e, event_who("1"))->strat, 'A');
    assert_int_equal(odd_contestant_at(now.e, event_who("2"))->strat, 'B');
    assert_int_equal(odd_contestant_at(now.e, event_who("3"))->strat, 'C');
    assert_int_equal(odd_contestant_at(now.e, event_who("5"))->strat, '\0');
    assert_true(odd_contestant_at(now.e, event_who("4"))->phantom);
    assert_int_equal(odd_event_about(now.e)->standing_count, 4); /* 3 sits out: no score */
    assert_false(odd_play_counts(event_line(1, "3", "4")));
    assert_int_equal(odd_event_board(now.e, 1)->lines, 2);
}

/* ---- Boards, rounds and groups --------------------------------------------------------------------------- */

static void test_boards(void **state) {
    (void)state;
    event_good("board 16\n1 2 4S N =\nboard 3\n1 2 4S N =\n3 4 4S N =\nboard 16\n3 4 4S E =\n");
    assert_int_equal(odd_event_about(now.e)->board_count, 2);
    assert_int_equal(odd_board_at(now.e, 0)->number, 16);
    assert_int_equal(odd_board_sorted(now.e, 0)->number, 3);
    assert_int_equal(odd_event_board(now.e, 16)->dealer, ODD_WEST);
    assert_int_equal(odd_event_board(now.e, 16)->vul, ODD_VUL_EW);
    assert_int_equal(event_line(16, "1", "2")->score_pts, 420);
    assert_int_equal(event_line(16, "3", "4")->score_pts, -620);
    assert_int_equal(odd_event_board(now.e, 3)->results, 2);
    event_good("board 9999\n1 2 4S N =\n");
}

static void test_rounds(void **state) {
    (void)state;
    event_good(
        "scoring imps\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\nround 2\nboard 1\n1 2 4S N -1\n2 1 4S N =\n"
        "board 2\n1 2 pass\n2 1 pass\n");
    assert_int_equal(odd_event_about(now.e)->match_count, 2);
    assert_int_equal(odd_match_at(now.e, 0)->round, 1);
    assert_int_equal(odd_match_at(now.e, 0)->boards, 1);
    assert_int_equal(odd_match_at(now.e, 1)->round, 2);
    assert_int_equal(odd_match_at(now.e, 1)->boards, 2);
    const odd_play *first = odd_play_at(now.e, 0);
    assert_int_equal(odd_play_later(first), 0); /* a line of another round is not a correction */
}

/* A group holds until the next board; one that is named again is the same. */
static void test_groups(void **state) {
    (void)state;
    event_good("board 2\n1 2 4S N =\nboard 2 group B\n3 4 4S N =\n5 6 4S N -1\nboard 3\n1 2 4S N =\n"
               "board 2 group b\n7 8 4S N =\nboard 2\n9 10 4S N -1\n");
    static const char *const ids[][2] = {{"1", "2"}, {"3", "4"}, {"5", "6"}, {"7", "8"}, {"9", "10"}};
    static const bool in_b[] = {false, true, true, true, false};
    for (size_t i = 0; i < COUNT(ids); i++) {
        const odd_play *p = event_line(2, ids[i][0], ids[i][1]);
        CHECK((p->group != 0) == in_b[i], "%s", ids[i][0]);
        CHECK(event_worth(p)->compared[0] == (in_b[i] ? 3 : 2), "%s", ids[i][0]);
    }
    event_check_text(odd_group_at(now.e, event_line(2, "7", "8")->group), "B");
    assert_true(odd_event_board(now.e, 2)->fouled);
    assert_false(odd_event_board(now.e, 3)->fouled);
}

/* ---- Which line stands ----------------------------------------------------------------------------------- */

static void test_corrections(void **state) {
    (void)state;
    event_good(
        "board 1\n1 8 4S N =\nA2 9 4S N =\n1 8 4S N +1\na2 9 4S N -1\nboard 2\n1 8 pass\nboard 1\n1 8 4S N +2\n");
    assert_int_equal(odd_play_later(odd_play_at(now.e, 0)), 3);
    assert_int_equal(odd_play_later(odd_play_at(now.e, 2)), 6);
    assert_int_equal(odd_play_later(odd_play_at(now.e, 1)), 4);
    assert_int_equal(odd_play_later(odd_play_at(now.e, 5)), 0);
    assert_int_equal(event_line(1, "1", "8")->score_pts, 480);
    assert_int_equal(event_line(1, "A2", "9")->score_pts, -50);
    assert_int_equal(odd_event_board(now.e, 1)->results, 2);
    event_check_line(1, "1", "8", 2, 0);
}

/* A corrected line has no value of its own, however many values and rulings there are. */
static void test_corrections_by_rulings(void **state) {
    (void)state;
    static char text[40 * 9 * 40];
    size_t len = 0;
    for (int board = 1; board <= 40; board++) {
        len += (size_t)snprintf(text + len, sizeof text - len, "board %d\n", board);
        for (int table = 1; table <= 9; table++)
            len += (size_t)snprintf(text + len, sizeof text - len, "%d %d 4S N +%d\n%d %d %d%%/%d%%\n", table,
                                    table + 20, 1 + table % 3, table, table + 20, board + table,
                                    99 - board - table);
    }
    event_good(text);
    assert_int_equal(odd_event_about(now.e)->play_count, 40 * 9 * 2);
    for (size_t i = 0; i < 40 * 9; i++) {
        const odd_play *corrected = odd_play_at(now.e, 2 * i), *p = odd_play_at(now.e, 2 * i + 1);
        assert_int_equal(odd_play_later(corrected), 2 * i + 2);
        assert_null(odd_ruling_of(now.e, corrected));
        assert_int_equal(odd_worth_of(now.e, corrected)->expected, 0);
        int percent = (int)(i / 9 + 1 + i % 9 + 1);
        assert_int_equal(odd_play_later(p), 0);
        assert_int_equal(odd_ruling_of(now.e, p)->side[0].amount, event_amount(percent));
        assert_int_equal(odd_ruling_of(now.e, p)->side[1].amount, event_amount(99 - percent));
        assert_int_equal(odd_worth_of(now.e, p)->value[0], event_amount(16.0 * percent / 100));
    }
}

static void test_void(void **state) {
    (void)state;
    event_good("board 1\n1 8 4S N =\n2 9 4S N -1\n3 7 4S N -2\n3 7 void\n1 8 void\n1 8 5C N =\n4 5 void\n");
    assert_int_equal(odd_event_about(now.e)->standing_count, 4);
    assert_int_equal(odd_event_board(now.e, 1)->lines, 2);
    event_check_line(1, "1", "8", 2, 0);
    assert_int_equal(odd_event_about(now.e)->expected, 2);
}

/* The players of a side may be named in either order. */
static void test_corrections_of_individuals(void **state) {
    (void)state;
    event_good("board 1\n1+5 2+6 4S N =\n3+7 4+8 4S N +1\n5+1 6+2 4S N +2\n");
    assert_int_equal(odd_play_later(odd_play_at(now.e, 0)), 3);
    assert_int_equal(odd_event_board(now.e, 1)->results, 2);
    event_check_score("1", 2);
}

/* ---- Results -------------------------------------------------------------------------------------------- */

/* One line on board 1 with nobody vulnerable. */
static const odd_play *read_result(const char *result) {
    event_good2("scoring cross-imps\nboard 1\n1 2 ", result);
    assert_int_equal(odd_event_about(now.e)->play_count, 1);
    return odd_play_at(now.e, 0);
}

static void test_results(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int score_pts;
    } cases[] = {
        {"4S N =", 420},      {"4♠X N +1", 690},       {"3nt w -2", 100},     {"6Dxx by S made 6", 1380},
        {"2H E down 3", 150}, {"1NT N 8 tricks", 120}, {"pass", 0},           {"all pass", 0},
        {"4SN=", 420},        {"3NW-2", 100},          {"score 420", 420},    {"score -50", -50},
        {"score +110", 110},  {"score 0", 0},          {"score −7600", -7600}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        const odd_play *p = read_result(cases[i].text);
        CHECK(p->kind == ODD_PLAYED && p->score_pts == cases[i].score_pts, "%s: %d", cases[i].text,
              p->score_pts);
        CHECK(p->bare == (strncmp(cases[i].text, "score", 5) == 0), "%s", cases[i].text);
        CHECK(p->lead == 0 && !p->turned, "%s", cases[i].text);
    }
}

static void test_leads(void **state) {
    (void)state;
    static const char *const suits[] = {"C", "D", "H", "S"}, *const symbols[] = {"♣", "♦", "♥", "♠"};
    static const char ranks[] = "23456789TJQKA";
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0; rank < 13; rank++) {
            char text[40], name[ODD_LEAD_MAX], ascii[8], symbol[8];
            snprintf(ascii, sizeof ascii, "%s%c", suits[suit], ranks[rank]);
            snprintf(symbol, sizeof symbol, "%s%c", symbols[suit], ranks[rank]);
            snprintf(text, sizeof text, "4S N = lead %s", suit % 2 == 0 ? ascii : symbol);
            uint8_t lead = read_result(text)->lead;
            assert_int_equal(odd_lead_format(name, sizeof name, lead, ODD_ASCII), strlen(ascii));
            assert_string_equal(name, ascii);
            odd_lead_format(name, sizeof name, lead, ODD_SYMBOLS);
            assert_string_equal(name, symbol);
        }
    uint8_t ten = read_result("4S N = lead ST")->lead;
    assert_int_equal(read_result("4S N =   lead s10")->lead, ten);
    assert_int_equal(read_result("weighted 60% 4S N = 40% 4S N -1 lead ST")->lead, ten);
    assert_int_equal(read_result("split 4S N = / 4S N -1 lead ST")->lead, ten);
    char name[ODD_LEAD_MAX] = "?";
    assert_int_equal(odd_lead_format(name, sizeof name, 0, ODD_ASCII), 0);
    assert_string_equal(name, "");
}

static const odd_ruling *read_ruling(const char *result) {
    const odd_play *p = read_result(result);
    CHECK(p->kind == ODD_RULED, "%s", result);
    return odd_ruling_of(now.e, p);
}

static void check_given(const odd_adjustment *g, odd_award award, double amount) {
    CHECK(g->award == award, "award %d, not %d", g->award, award);
    CHECK(g->amount == event_amount(amount), "%.4f, not %.4f", (double)g->amount / ODD_ONE, amount);
}

static void check_part(const odd_adjustment *g, int part, int score_pts, int weight_x100) {
    assert_int_equal(g->award, ODD_AWARD_SCORE);
    assert_true(part < g->part_count);
    assert_int_equal(g->parts[part].score_pts, score_pts);
    assert_int_equal(g->parts[part].weight_x100, weight_x100);
}

static void test_weighted(void **state) {
    (void)state;
    const odd_ruling *r = read_ruling("weighted 60% 4S N = 33.33% 4S N -1 6.67% score 50");
    for (int side = 0; side < 2; side++) {
        assert_int_equal(r->side[side].part_count, 3);
        check_part(&r->side[side], 0, 420, 6000);
        check_part(&r->side[side], 1, -50, 3333);
        check_part(&r->side[side], 2, 50, 667);
    }
    r = read_ruling("weighted 12.5% 1C N = 12.5% 1D N = 12.5% 1H N = 12.5% 1S N = 12.5% 1NT N = 12.5% pass "
                    "12.5% 1C W = 12.5% 1NT E -1");
    assert_int_equal(r->side[0].part_count, 8);
    check_part(&r->side[0], 7, 50, 1250);
    r = read_ruling("weighted 100% 4S N =");
    check_part(&r->side[1], 0, 420, 10000);
}

static void test_split(void **state) {
    (void)state;
    const odd_ruling *r = read_ruling("split 3NT N = / 3NT N -1");
    assert_true(r->split);
    check_part(&r->side[0], 0, 400, 10000);
    check_part(&r->side[1], 0, -50, 10000);
    r = read_ruling("split weighted 60% 4S N = 40% 4S N -1/ave-");
    check_part(&r->side[0], 1, -50, 4000);
    check_given(&r->side[1], ODD_AWARD_AVE_MINUS, 0);
    r = read_ruling("split 40% / weighted 50% pass 50% score -100");
    check_given(&r->side[0], ODD_AWARD_PERCENT, 40);
    check_part(&r->side[1], 1, -100, 5000);
    r = read_ruling("split ave+ / score 100");
    check_given(&r->side[0], ODD_AWARD_AVE_PLUS, 0);
    check_part(&r->side[1], 0, 100, 10000);
}

static void test_awards(void **state) {
    (void)state;
    static const struct {
        const char *text;
        odd_award ns, ew;
        double ns_amount, ew_amount;
    } cases[] = {
        {"ave+/ave-", ODD_AWARD_AVE_PLUS, ODD_AWARD_AVE_MINUS, 0, 0},
        {"ave/ave", ODD_AWARD_AVE, ODD_AWARD_AVE, 0, 0},
        {"AVE- / AVE+", ODD_AWARD_AVE_MINUS, ODD_AWARD_AVE_PLUS, 0, 0},
        {"60%/40%", ODD_AWARD_PERCENT, ODD_AWARD_PERCENT, 60, 40},
        {"ave+/35%", ODD_AWARD_AVE_PLUS, ODD_AWARD_PERCENT, 0, 35},
        {"33.33%/100%", ODD_AWARD_PERCENT, ODD_AWARD_PERCENT, 33.33, 100},
        {"3 imps/-3 imps", ODD_AWARD_IMPS, ODD_AWARD_IMPS, 3, -3},
        {"2.5 imps/ave", ODD_AWARD_IMPS, ODD_AWARD_AVE, 2.5, 0},
        {"0%/0%", ODD_AWARD_PERCENT, ODD_AWARD_PERCENT, 0, 0},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const odd_ruling *r = read_ruling(cases[i].text);
        check_given(&r->side[0], cases[i].ns, cases[i].ns_amount);
        check_given(&r->side[1], cases[i].ew, cases[i].ew_amount);
        assert_int_equal(odd_event_board(now.e, 1)->lines, 1);
        assert_int_equal(odd_event_board(now.e, 1)->results, 0);
    }
}

static void test_no_score(void **state) {
    (void)state;
    assert_int_equal(read_result("not played")->kind, ODD_NOT_PLAYED);
    assert_int_equal(odd_event_about(now.e)->standing_count, 0);
    assert_int_equal(read_result("Not Played  ")->kind, ODD_NOT_PLAYED);
    assert_int_equal(read_result("void")->kind, ODD_VOID);
    assert_int_equal(odd_event_board(now.e, 1)->lines, 0);
}

static void test_wrong_direction(void **state) {
    (void)state;
    const odd_play *p = read_result("4S N = wrong direction");
    assert_true(p->turned && p->kind == ODD_PLAYED && p->score_pts == 420);
    p = read_result("4S N = wrong direction lead HK");
    assert_true(p->turned && p->lead != 0);
    p = read_result("4S N = lead HK wrong direction");
    assert_true(p->turned && p->lead != 0);
    p = read_result("split 4S N = / 4S N -1 wrong direction");
    assert_true(p->turned && p->kind == ODD_RULED);
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_tuesday),
        TEST(test_tuesday_scores),
        TEST(test_scorings),
        TEST(test_title_and_date),
        TEST(test_line_ends_and_blanks),
        TEST(test_no_break_spaces),
        TEST(test_names),
        TEST(test_teams_names),
        TEST(test_individuals),
        TEST(test_ids),
        TEST(test_two_winners),
        TEST(test_strata_and_phantoms),
        TEST(test_boards),
        TEST(test_rounds),
        TEST(test_groups),
        TEST(test_corrections),
        TEST(test_corrections_by_rulings),
        TEST(test_void),
        TEST(test_corrections_of_individuals),
        TEST(test_results),
        TEST(test_leads),
        TEST(test_weighted),
        TEST(test_split),
        TEST(test_awards),
        TEST(test_no_score),
        TEST(test_wrong_direction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
