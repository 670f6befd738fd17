/* USEBIO, read: what each kind of event says, as the log that it becomes; what is wrong, and where. */
#include "exchange.h"

/* ---- Reading: a file as a log, fact by fact ---------------------------------------------------- */

static void check_log(const char *xml, size_t len, const char *expected) {
    exchange_text log = {0};
    odd_sink sink = {.owner = &log, .put = exchange_put, .lost = exchange_lost};
    odd_error error = {0};
    event_open(&now, SIZE_MAX);
    char *bytes = event_keep(&now, unit_exact(xml, len));
    CHECK(odd_format_detect(bytes, len) == odd_format_named("usebio"), "not known: %.60s", xml);
    assert_int_equal(odd_format_rewrite(odd_format_named("usebio"), odd_format_named("event"), &exchange_host,
                                        &now.arena, bytes, len, &sink, &error),
                     ODD_OK);
    exchange_put(&log, "", 0);
    assert_string_equal(log.text, expected);
    exchange_free(&log);
}

/* An event of that type, with this in it. */
static char *event_of(const char *type, const char *inside) {
    static char xml[20000];
    int len =
        snprintf(xml, sizeof xml, "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"%s\">\n%s</EVENT></USEBIO>",
                 type, inside);
    assert_true(len > 0 && (size_t)len < sizeof xml);
    return xml;
}

static void check_event(const char *type, const char *inside, const char *expected) {
    const char *xml = event_of(type, inside);
    check_log(xml, strlen(xml), expected);
}

static void check_problems(const char *xml, const char *problems) {
    exchange_read_text(&now, "usebio", xml);
    exchange_check_problems(now.e, problems);
}

#define LINE(ns, ew, rest)                                                                                \
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>" ns "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>" ew "</EW_PAIR_NUMBER>" rest \
    "</TRAVELLER_LINE>\n"
#define CONTRACT(contract, by, tricks) \
    "<CONTRACT>" contract "</CONTRACT><PLAYED_BY>" by "</PLAYED_BY><TRICKS>" tricks "</TRICKS>"
#define BOARD(number, rest) "<BOARD><BOARD_NUMBER>" number "</BOARD_NUMBER>\n" rest "</BOARD>\n"

static void test_pairs_file(void **state) {
    (void)state;
    static char xml[16384];
    FILE *file = fopen("tests/golden/formats/usebio_pairs.xml", "rb");
    assert_non_null(file);
    size_t len = fread(xml, 1, sizeof xml, file);
    fclose(file);
    check_log(
        xml, len,
        "scoring matchpoints\ntag club Bridge Club d'\xC3\x89vian\ntag usebio:CLUB/CLUB_ID_NUMBER 12345\n"
        "tag program Scorer\ntag usebio:PROGRAM_VERSION 1.4\nevent Monday & Tuesday\ndate 2026-11-17\n"
        "tag usebio:MPS_AWARDED_FLAG Y\ntag usebio:CONTACT/FULL_NAME Zo\xC3\xAB\n"
        "pair 1 Ann Lee & Bo Park\nnumbers 1 00123 -\n"
        "about 1 usebio:MASTER_POINTS/MASTER_POINTS_AWARDED 12\nabout 1 usebio:MASTER_POINTS/MASTER_POINT_TYPE black\n"
        "total 1 mp 5.2\ntotal 1 percent 65\ntotal 1 rank 1=\ntotal 1 boards 4\n"
        "pair 2 Cy & Di\npenalty 2 0.5 mp adjustment\ntotal 2 mp 5.2\ntotal 2 rank 1=\n"
        "pair 3 \npair 4 \nstrat 4 B\ncarryover 4 1\n"
        "board 1 vul both\n1 2 4HX N = lead ST\ntag table 1\ntag usebio:LIN_DATA pn|a,b|\nsaid score 590 -\nsaid mp 2 0\n"
        "3 4 3NTXX W -2\nsaid score 1000 -\n"
        "board 2\n1 3 pass\nsaid score 0 -\n2 4 60%/40%\n"
        "board 3\n1 4 score -420\nsaid score -420 -\n2 3 not played\n"
        "board 1 vul both\ndeal N:AKQ2.JT9.876.543 .AKQ8765432.A2.2 - -\n");
}

/* What is not known belongs to the last thing that is, attributes too. */
static void test_unknown(void **state) {
    (void)state;
    check_event("PAIRS",
                "<A b=\"1\"><C d=\"2\"/><E>3</E></A>\n"
                "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><A b=\"4\"/></PAIR></PARTICIPANTS>\n" BOARD(
                    "1", "<A b=\"5\"/>" LINE("1", "2", CONTRACT("4S", "N", "10") "<A b=\"6\">7</A>")),
                "scoring matchpoints\ntag usebio:A@b 1\ntag usebio:A/C@d 2\ntag usebio:A/E 3\n"
                "pair 1 \nabout 1 usebio:A@b 4\n"
                "board 1\n1 2 4S N =\ntag usebio:A@b 6\ntag usebio:A 7\nboard 1\ntag usebio:A@b 5\n");
}

/* Many of one element, in their order, and again in the next. */
static void test_many_unknown(void **state) {
    (void)state;
    for (int count = 0; count < 300; count += count < 60 || count > 130 ? 19 : 1) {
        static char inside[16000], expected[16000];
        size_t len = 0, out = (size_t)sprintf(expected, "scoring matchpoints\nboard 1\n");
        len += (size_t)sprintf(inside, "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n");
        for (int line = 0; line < 2; line++) {
            len += (size_t)sprintf(inside + len,
                                   "<TRAVELLER_LINE NS_PAIR_NUMBER=\"%d\" EW_PAIR_NUMBER=\"9\" "
                                   "CONTRACT=\"pass\">",
                                   line + 1);
            out += (size_t)sprintf(expected + out, "%d 9 pass\n", line + 1);
            for (int i = 0; i < count >> line; i++) {
                len += (size_t)sprintf(inside + len, "<X%d>%d</X%d>", i % 7, i, i % 7);
                out += (size_t)sprintf(expected + out, "tag usebio:X%d %d\n", i % 7, i);
            }
            len += (size_t)sprintf(inside + len, "</TRAVELLER_LINE>");
        }
        sprintf(inside + len, "</BOARD>");
        check_event("PAIRS", inside, expected);
    }
}

/* Each name of a tag is kept once: there are not too many of them. */
static void test_names_of_unknown(void **state) {
    (void)state;
    char *xml = malloc(400000);
    assert_non_null(xml);
    for (int count = 4090; count < 4100; count++) {
        size_t len = (size_t)sprintf(xml, "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\">\n");
        for (int i = 0; i < count; i++)
            len += (size_t)sprintf(xml + len, "<A%d><B%d>1</B%d></A%d>\n", i / 64, i % 64, i % 64, i / 64);
        sprintf(xml + len, "</EVENT></USEBIO>");
        check_problems(
            xml, count <= 4096 ? "" : "4098:6: error: too many elements that are not USEBIO: at most 4096\n");
    }
    free(xml);
}

/* What is looked at for every pair and every result has an end. */
static void test_short_texts(void **state) {
    (void)state;
    for (int len = 250; len < 262; len++) {
        char section[300], inside[1000];
        memset(section, '-', sizeof section);
        snprintf(
            inside, sizeof inside,
            "<SECTION><SECTION_ID>%.*sB</SECTION_ID><PARTICIPANTS><PAIR PAIR_NUMBER=\"1\"/></PARTICIPANTS></SECTION>",
            len - 1, section);
        check_problems(event_of("PAIRS", inside),
                       len <= 256 ? ""
                                  : "2:10: error: expected a number or a short name: at most 256 bytes\n");
    }
}

static void test_contracts(void **state) {
    (void)state;
    static const char *const lines[][4] = {
        {"4S", "N", "10", "4S N ="},         {"4 S x", "n", "11", "4SX N +1"},
        {"3N", "South", "9", "3NT S ="},     {"7NTXX", "E", "0", "7NTXX E -13"},
        {"1C*", "W", "+1", "1CX W +1"},      {"2H", "N", "=", "2H N ="},
        {"2H", "N", "-2", "2H N -2"},        {"PASS", "", "0", "pass"},
        {"Passed Out", "", "", "pass"},      {"4SN+1", "", "", "4S N +1"},
        {"Not played", "", "", "not played"}};
    for (size_t i = 0; i < COUNT(lines); i++) {
        char inside[500], expected[100];
        snprintf(inside, sizeof inside, BOARD("1", LINE("1", "2", CONTRACT("%s", "%s", "%s"))), lines[i][0],
                 lines[i][1], lines[i][2]);
        snprintf(expected, sizeof expected, "scoring matchpoints\nboard 1\n1 2 %s\n", lines[i][3]);
        check_event("PAIRS", inside, expected);
    }
}

static void test_artificial_scores(void **state) {
    (void)state;
    static const char *const scores[][2] = {
        {"A6040", "60%/40%"},     {"a5050", "50%/50%"},          {"A10000", "100%/0%"},
        {"A00100", "0%/100%"},    {"A13100", "13%/100%"},        {"A10036", "100%/36%"},
        {"A100100", "100%/100%"}, {"A57.5-42.5", "57.5%/42.5%"}, {"A60%/40%", "60%/40%"},
        {"A 60 40", "60%/40%"},   {"A60, 40%", "60%/40%"},       {"-50", "score -50"}};
    for (size_t i = 0; i < COUNT(scores); i++) {
        char inside[500], expected[100];
        snprintf(inside, sizeof inside, BOARD("1", LINE("1", "2", "<SCORE>%s</SCORE>")), scores[i][0]);
        snprintf(expected, sizeof expected, "scoring matchpoints\nboard 1\n1 2 %s\n%s", scores[i][1],
                 i + 1 == COUNT(scores) ? "said score -50 -\n" : "");
        check_event("PAIRS", inside, expected);
    }
}

/* Matchpoints and nothing else: per cent of what both sides of the line share, as other lines do. */
static void test_matchpoints_alone(void **state) {
    (void)state;
#define MPS(ns, ew) "<NS_MATCH_POINTS>" ns "</NS_MATCH_POINTS><EW_MATCH_POINTS>" ew "</EW_MATCH_POINTS>"
    const char *inside =
        BOARD("1", LINE("1", "2", MPS("5", "3")) LINE("3", "4", MPS("0", "8")) LINE("5", "6", MPS("6", "6")))
            BOARD("2", LINE("1", "4", MPS("4", "2")) LINE("3", "2", MPS("1.5", "4.5")));
    check_event("PAIRS", inside,
                "scoring matchpoints\nboard 1\n1 2 62.5%/37.5%\nsaid mp 5 3\n3 4 0%/100%\nsaid mp 0 8\n"
                "5 6 75%/75%\nsaid mp 6 6\nboard 2\n1 4 66.6667%/33.3333%\nsaid mp 4 2\n3 2 25%/75%\n"
                "said mp 1.5 4.5\n");
    check_problems(
        event_of("PAIRS", inside),
        "3:1: warning: matchpoints without a contract or points: read as a percentage of the 8 that both sides share, here and below\n");
    check_problems(
        event_of("PAIRS", BOARD("1", LINE("1", "2", MPS("-1", "9")) LINE("3", "4", MPS("0", "0")))),
        "3:1: warning: a score without a result or percentages like A6040: read as not played\n"
        "4:1: warning: a score without a result or percentages like A6040: read as not played\n");
}

/* What happened at the table, as LIN in a link has it: hands, once, calls with what they mean, and cards. */
static void test_lin_data(void **state) {
    (void)state;
    const char *inside = BOARD(
        "1", LINE("1", "2",
                  CONTRACT("4H", "S",
                           "10") "<LEAD>S4</LEAD><LIN_DATA>qx||pn|A%20B%2CC,D,E|md|3S962HAQ8652DQTCT2"
                                 "%2CSA74HJD9743CQ7654%2CSQ85HK974DAKCAJ83%2C|ah|Board%201|mb|1N|an|15-17|"
                                 "mb|p|mb|4H|mb|p|mb|p|mb|p|pc|S4|pc|S5|mc|10|zz|50%25|pg||</LIN_DATA>")
                 LINE("3", "4",
                      CONTRACT("3NT", "N", "9") "<LIN_DATA>md|3SAKQ,,,|mb|3N|mb|p|mb|p|mb|p|</LIN_DATA>"));
    check_event(
        "PAIRS", inside,
        "scoring matchpoints\nboard 1\ndeal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654\n"
        "1 2 4H S = lead S4\nauction N 1NT =1= Pass 4H Pass Pass Pass\ncards W S4 S5\ntag pbn:Note 1:15-17\n"
        "3 4 3NT N =\nauction N 3NT Pass Pass Pass\n");
    check_problems(event_of("PAIRS", inside), "");
}

/* A type that is not known: the points of the lines tell what they are. */
static void test_unknown_type(void **state) {
    (void)state;
    static const char *const points[][2] = {{"CROSS_IMP_POINTS", "cross-imps"}, {"BUTLER_POINTS", "butler"}};
    for (size_t i = 0; i < COUNT(points); i++) {
        char inside[500], expected[100];
        snprintf(inside, sizeof inside,
                 BOARD("1", LINE("1", "2", CONTRACT("4S", "N", "10") "<NS_%s>2</NS_%s>")), points[i][0],
                 points[i][0]);
        snprintf(expected, sizeof expected, "scoring %s\nboard 1\n1 2 4S N =\nsaid imps 2 -\n", points[i][1]);
        check_event("CHESS", inside, expected);
    }
}

static void test_scorings(void **state) {
    (void)state;
    static const struct {
        const char *type, *method, *scoring;
    } kinds[] = {{"MP_PAIRS", "", "matchpoints"},
                 {"PAIRS", "MATCH_POINTS", "matchpoints"},
                 {"PAIRS", "CROSS_IMPS", "cross-imps"},
                 {"PAIRS", "BUTLER_IMPS", "butler"},
                 {"PAIRS", "AGGREGATE", "points"},
                 {"PAIRS", "BAM", "bam"},
                 {"BUTLER_PAIRS", "", "butler"},
                 {"CROSS_IMPS", "", "cross-imps"},
                 {"CROSS_IMP", "", "cross-imps"},
                 {"AGGREGATE", "", "points"},
                 {"INDIVIDUAL", "", "matchpoints"},
                 {"SWISS_TEAMS", "IMPS", "imps"},
                 {"TEAMS_OF_FOUR", "", "imps"},
                 {"TEAMS", "BAM", "bam"},
                 {"TEAMS", "AGGREGATE", "points"},
                 {"TEAMS", "HYBRID", "patton"},
                 {"SWISS_PAIRS_BUTLER_IMPS", "", "butler"},
                 {"LADDER", "", "imps"}};
    for (size_t i = 0; i < COUNT(kinds); i++) {
        char inside[200], expected[100];
        snprintf(inside, sizeof inside, "<BOARD_SCORING_METHOD>%s</BOARD_SCORING_METHOD>", kinds[i].method);
        snprintf(expected, sizeof expected, "scoring %s\n", kinds[i].scoring);
        check_event(kinds[i].type, inside, expected);
    }
    check_event("KO", "", "scoring imps\nset format knock-out\n");
}

#define PAIR(number, direction) \
    "<PAIR><PAIR_NUMBER>" number "</PAIR_NUMBER><DIRECTION>" direction "</DIRECTION></PAIR>\n"

static void test_two_winners(void **state) {
    (void)state;
    static const char pairs[] = "<PARTICIPANTS>" PAIR("1 NS", "NS") PAIR("1 EW", "EW") "</PARTICIPANTS>",
                      same[] = "<PARTICIPANTS>" PAIR("1", "NS") PAIR("1", "EW") "</PARTICIPANTS>",
                      line[] = BOARD("1", LINE("1", "1", CONTRACT("1NT", "N", "7"))),
                      log[] =
                          "scoring matchpoints\nwinners 2\npair NS1 \npair EW1 \nboard 1\nNS1 EW1 1NT N =\n";
    char inside[2000];
    snprintf(inside, sizeof inside,
             "<WINNER_TYPE>2</WINNER_TYPE>%s" BOARD("1", LINE("1 NS", "1 EW", CONTRACT("1NT", "N", "7"))),
             pairs);
    check_event("PAIRS", inside, log);
    snprintf(inside, sizeof inside, "%s%s", same, line); /* not said, but the numbers do */
    check_event("PAIRS", inside, log);
    snprintf(inside, sizeof inside, "<WINNER_TYPE>1</WINNER_TYPE>%s%s", same, line);
    check_event("PAIRS", inside, "scoring matchpoints\npair 1NS \npair 1EW \nboard 1\n1NS 1EW 1NT N =\n");
}

static void test_sections(void **state) {
    (void)state;
    static const char section[] =
        "<SECTION SECTION_ID=\"%s\"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>"
        "</PARTICIPANTS>" BOARD("1", LINE("1", "2", "<CONTRACT>Passed</CONTRACT>")) "</SECTION>";
    char one[600], two[600], inside[2000];
    snprintf(one, sizeof one, section, "A");
    snprintf(two, sizeof two, section, "2");
    snprintf(inside, sizeof inside, "%s%s", one, two);
    check_event("PAIRS", inside,
                "scoring matchpoints\npair A1 \nboard 1\nA1 A2 pass\npair B1 \nB1 B2 pass\n");
    check_event("PAIRS", one, "scoring matchpoints\npair 1 \nboard 1\n1 2 pass\n");
    snprintf(inside, sizeof inside,
             "<SESSION SESSION_ID=\"1\">%s</SESSION><SESSION SESSION_ID=\"2\">%s</SESSION>", one, one);
    check_event("PAIRS", inside,
                "scoring matchpoints\npair 1 \nboard 1\n1 2 pass\npair 1 \nboard 801\n1 2 pass\n");
}

static void test_individuals(void **state) {
    (void)state;
    check_event(
        "INDIVIDUAL",
        "<PARTICIPANTS><PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER><PLAYER_NAME>Ann</PLAYER_NAME>"
        "<NATIONAL_ID_NUMBER>77</NATIONAL_ID_NUMBER><PLACE>1</PLACE></PLAYER></PARTICIPANTS>" BOARD(
            "7", "<TRAVELLER_LINE><N_PLAYER_NUMBER>1</N_PLAYER_NUMBER><E_PLAYER_NUMBER>3</E_PLAYER_NUMBER>"
                 "<S_PLAYER_NUMBER>2</S_PLAYER_NUMBER><W_PLAYER_NUMBER>4</W_PLAYER_NUMBER>" CONTRACT(
                     "3NT", "S", "9") "</TRAVELLER_LINE>"),
        "scoring matchpoints\nplayer 1 Ann\nnumbers 1 77\ntotal 1 rank 1\nboard 7\n1+2 3+4 3NT S =\n");
}

/* Players without a name are nobody, however many there are, and take no memory. */
static void test_players_without_names(void **state) {
    (void)state;
    char inside[4000] = "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>";
    for (int i = 0; i < 60; i++)
        strcat(inside, "<PLAYER><PLAYER_NAME></PLAYER_NAME></PLAYER>");
    strcat(inside, "<PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS>");
    check_event("MP_PAIRS", inside, "scoring matchpoints\npair 1 Ann\n");
}

static void test_teams(void **state) {
    (void)state;
    check_event(
        "SWISS_TEAMS",
        "<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>\n<PARTICIPANTS>"
        "<TEAM TEAM_ID=\"1\" TEAM_NAME=\"Ash\"><PLAYER><PLAYER_NAME>Ann</PLAYER_NAME></PLAYER>"
        "<PAIR><PAIR_NUMBER>7</PAIR_NUMBER><PLAYER><PLAYER_NAME>Bo</PLAYER_NAME></PLAYER></PAIR><PLACE>1</PLACE>"
        "<TOTAL_SCORE>12</TOTAL_SCORE></TEAM><TEAM TEAM_ID=\"2\" TEAM_NAME=\"Oak\"></TEAM></PARTICIPANTS>"
        "<MATCH><ROUND_NUMBER>3</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>"
        "<TEAM_SCORE>12</TEAM_SCORE><OPPOSING_TEAM_SCORE>8</OPPOSING_TEAM_SCORE>" BOARD(
            "1", "<IMPS>10</IMPS><TRAVELLER_LINE><DIRECTION>NS</DIRECTION>" CONTRACT(
                     "4S", "N", "10") "</TRAVELLER_LINE>"
                                      "<TRAVELLER_LINE><DIRECTION>EW</DIRECTION>" CONTRACT(
                                          "4S", "N", "9") "</TRAVELLER_LINE>") "</MATCH>",
        "scoring imps\nvp wbf-discrete\nteam 1 Ash: Ann, Bo\nabout 1 usebio:PAIR/PAIR_NUMBER 7\ntotal 1 vp 12\ntotal 1 rank 1\nteam 2 Oak: \n"
        "round 3\nboard 1\n1 2 4S N =\nsaid imps 10 -10\n2 1 4S N -1\nsaid imps -10 10\nmatch 1 2 vp 12 8\n");
    check_event("KO",
                "<MATCH><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>30</TEAM_SCORE>"
                "<OPPOSING_TEAM_SCORE>12.5</OPPOSING_TEAM_SCORE></MATCH>",
                "scoring imps\nset format knock-out\nmatch 1 2 imps 30 12.5\n");
}

static void test_swiss_pairs(void **state) {
    (void)state;
    static const char inside[] =
        "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>12</EW_PAIR_NUMBER>"
        "<NS_SCORE>15</NS_SCORE><EW_SCORE>5</EW_SCORE>" BOARD(
            "1",
            "<TRAVELLER_LINE>" CONTRACT("3NT", "N", "9") "<SCORE>400</SCORE></TRAVELLER_LINE>") "</MATCH>";
    check_event(
        "SWISS_PAIRS", inside,
        "scoring matchpoints\nround 1\nboard 1\n3 12 3NT N =\nsaid score 400 -\nmatch 3 12 vp 15 5\n");
    check_problems(
        event_of("SWISS_PAIRS", inside),
        "1:23: warning: pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file\n");
}

/* ---- What is wrong ----------------------------------------------------------------------------- */

static void test_problems(void **state) {
    (void)state;
    check_problems("<USEBIO>\n<EVENT></USEBIO>", "2:10: error: not well-formed XML: mismatched tag\n");
    check_problems("<x/>", "1:1: error: expected a USEBIO element\n");
    check_problems("<USEBIO/>", "1:1: error: the file has no EVENT element\n");
    check_problems(event_of("CHESS", ""), "1:23: warning: unknown type of event 'CHESS': read as pairs\n");
    check_problems(event_of("PAIRS", "<BOARD_SCORING_METHOD>DICE</BOARD_SCORING_METHOD>"),
                   "2:1: warning: unknown scoring 'DICE': read as matchpoints\n");
    check_problems(
        event_of("PAIRS", "<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>"),
        "2:1: warning: IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs\n");
    check_problems(
        event_of("PAIRS", "<BOARD_RESULTS><RESULT>\n</RESULT></BOARD_RESULTS><BOARD><RESULT/></BOARD>"),
        "2:1: error: BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result\n");
    check_problems(
        "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"/>\n<EVENT EVENT_TYPE=\"PAIRS\"><EVENT_DESCRIPTION>Two\n"
        "</EVENT_DESCRIPTION><BOARD/></EVENT><EVENT/></USEBIO>",
        "2:1: warning: the file has another event, 'Two': only the first is read\n"
        "3:37: warning: the file has another event: only the first is read\n");
    check_problems(
        event_of("PAIRS",
                 "<PARTICIPANTS><PAIR><PLAYER/></PAIR><PAIR><PAIR_NUMBER>12345678901234567</PAIR_NUMBER>"
                 "<PLACE>x</PLACE></PAIR></PARTICIPANTS>"),
        "2:15: error: missing id: expected a PAIR_NUMBER of at most 16 letters and digits\n"
        "2:87: warning: 'x' is not a number: ignored\n"
        "2:37: error: missing id: expected a PAIR_NUMBER of at most 16 letters and digits\n");
    check_problems(
        event_of("PAIRS", "<BOARD>" LINE("1", "2", "") "</BOARD>" BOARD("0", "") BOARD("10000", "")),
        "2:1: error: missing board number: expected BOARD_NUMBER first in its BOARD\n"
        "3:16: error: expected a board number, 1 to 9999\n5:8: error: expected a board number, 1 to 9999\n");
}

static void test_line_problems(void **state) {
    (void)state;
    check_problems(event_of("PAIRS",
                            "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PERCENTAGE>53.4</PERCENTAGE>"
                            "<ADJUSTMENT>0.00</ADJUSTMENT></PAIR></PARTICIPANTS>"),
                   "");
    check_problems(
        event_of("PAIRS", BOARD("1", LINE("1", "", CONTRACT("4S", "N", "10")))),
        "3:1: error: missing ids: expected NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits\n");
    check_problems(event_of("PAIRS", BOARD("1", LINE("1", "2", CONTRACT("8S", "N", "10"))
                                                    LINE("1", "2", CONTRACT("4S", "N", "14")))),
                   "3:85: error: invalid level '8': a contract is for 1 to 7 odd tricks\n"
                   "4:85: error: invalid number of tricks '14': a deal has 13 tricks\n");
    check_problems(
        event_of("PAIRS", BOARD("1", LINE("1", "2", CONTRACT("42", "S", "12") "<SCORE>480</SCORE>"))),
        "3:85: warning: invalid level '42': a contract is for 1 to 7 odd tricks. Only the points are used\n");
    check_event("PAIRS", BOARD("1", LINE("1", "2", CONTRACT("42", "S", "12") "<SCORE>480</SCORE>")),
                "scoring matchpoints\nboard 1\n1 2 score 480\nsaid score 480 -\n");
    check_problems(event_of("PAIRS", BOARD("1", LINE("1", "2", "<SCORE>A60</SCORE>")
                                                    LINE("1", "2", "<SCORE>x</SCORE>"))),
                   "3:85: error: expected points, or percentages of both sides: 420, A6040\n"
                   "4:85: error: expected points, or percentages of both sides: 420, A6040\n");
    check_problems(
        event_of("PAIRS",
                 BOARD("1", LINE("1", "2", "<CONTRACT>4S</CONTRACT><SCORE>420</SCORE><LEAD>Z9</LEAD>")
                                LINE("3", "4", "<NS_MATCH_POINTS>3</NS_MATCH_POINTS>"))),
        "3:85: warning: missing number of tricks: only the points are used\n"
        "3:126: warning: the lead: invalid card: expected a suit and a rank, SK, HT or C10\n"
        "4:1: warning: a score without a result or percentages like A6040: read as not played\n");
    check_problems(
        event_of(
            "PAIRS",
            "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><VULNERABILITY>purple</VULNERABILITY>"
            "<HAND><DIRECTION>N</DIRECTION><SPADES>AA</SPADES></HAND><HAND><DIRECTION>Q</DIRECTION></HAND></BOARD>"),
        "2:38: warning: expected a vulnerability: None, NS, EW or All\n"
        "2:137: error: missing seat of a hand: expected N, E, S or W\n"
        "2:1: error: the hands of board 1: SA is dealt twice: North already has it\n");
    check_problems(
        event_of("TEAMS", "<MATCH>" BOARD("1", "<TRAVELLER_LINE>" CONTRACT(
                                                   "4S", "N", "10") "</TRAVELLER_LINE>") "</MATCH>"),
        "3:1: warning: the line has no DIRECTION: the first line of a board is read as NS, the second as EW\n3:1: error: missing ids: expected TEAM and OPPOSING_TEAM in the match, before its boards\n");
}

/* What is wrong with the event names who it is about, and not what the line of the file begins with. */
static void test_event_problems(void **state) {
    (void)state;
    exchange_read_text(&now, "usebio",
                       event_of("PAIRS", BOARD("1", LINE("7", "7", CONTRACT("4S", "N", "10")))));
    assert_int_equal(odd_event_score(now.e), ODD_E_REFERENCE);
    exchange_check_problems(now.e, "3:1: error: '7' plays against itself: expected another contestant\n");
}

/* ---- Knowing one ------------------------------------------------------------------------------- */

static void test_detection(void **state) {
    (void)state;
    static const char *const good[] = {
        "<USEBIO>", "\xEF\xBB\xBF<?xml version='1.0'?>\n<USEBIO Version='1.2'>",
        "<?xml?><!-- <x> --><!DOCTYPE USEBIO [<!ELEMENT a ANY>]>\r\n<USEBIO/>", " <usebio >"};
    static const char *const bad[] = {
        "", "<", "USEBIO", "<USEBIOS>", "<html><USEBIO>", "<!-- <USEBIO> -->", "<?xml?>", "<!DOCTYPE USEBIO"};
    static const char wide[] = "\xFF\xFE<\0U\0S\0E\0B\0I\0O\0>\0",
                      big[] = "\xFE\xFF\0<\0?\0?\0>\0<\0U\0S\0E\0B\0I\0O\0 ";
    for (size_t i = 0; i < COUNT(good); i++)
        CHECK(odd_format_detect(good[i], strlen(good[i])) == odd_format_named("usebio"), "%s", good[i]);
    for (size_t i = 0; i < COUNT(bad); i++)
        CHECK(odd_format_detect(bad[i], strlen(bad[i])) != odd_format_named("usebio"), "%s", bad[i]);
    assert_int_equal(odd_format_detect(wide, sizeof wide - 1), odd_format_named("usebio"));
    assert_int_equal(odd_format_detect(big, sizeof big - 1), odd_format_named("usebio"));
    assert_int_equal(odd_format_named("results.XML"), odd_format_named("usebio"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_unknown, event_teardown),
        cmocka_unit_test_teardown(test_short_texts, event_teardown),
        cmocka_unit_test_teardown(test_many_unknown, event_teardown),
        cmocka_unit_test_teardown(test_names_of_unknown, event_teardown),
        cmocka_unit_test_teardown(test_pairs_file, event_teardown),
        cmocka_unit_test_teardown(test_contracts, event_teardown),
        cmocka_unit_test_teardown(test_artificial_scores, event_teardown),
        cmocka_unit_test_teardown(test_matchpoints_alone, event_teardown),
        cmocka_unit_test_teardown(test_unknown_type, event_teardown),
        cmocka_unit_test_teardown(test_lin_data, event_teardown),
        cmocka_unit_test_teardown(test_scorings, event_teardown),
        cmocka_unit_test_teardown(test_two_winners, event_teardown),
        cmocka_unit_test_teardown(test_sections, event_teardown),
        cmocka_unit_test_teardown(test_individuals, event_teardown),
        cmocka_unit_test_teardown(test_players_without_names, event_teardown),
        cmocka_unit_test_teardown(test_teams, event_teardown),
        cmocka_unit_test_teardown(test_swiss_pairs, event_teardown),
        cmocka_unit_test_teardown(test_problems, event_teardown),
        cmocka_unit_test_teardown(test_line_problems, event_teardown),
        cmocka_unit_test_teardown(test_event_problems, event_teardown),
        cmocka_unit_test_teardown(test_detection, event_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
