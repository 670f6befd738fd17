/* Reading PBN: each rule of the standard (PBN 2.1, 2017), by the log that a small file gives. */
#include "formats.h"

static void gives(const char *pbn, const char *log) {
    assert_string_equal(format_rewrite("pbn", "event", pbn, strlen(pbn)), log);
}

static void says(const char *pbn, const char *problems) {
    assert_string_equal(format_problems("pbn", pbn, strlen(pbn), 0), problems);
}

/* ---- Tags and values ------------------------------------------------------------------------------- */

static void test_a_result(void **state) {
    (void)state;
    gives("% PBN 2.1\r\n% EXPORT\r\n"
          "[Event \"Tuesday\"]\r\n[Site \"Riverside, UK\"]\r\n[Date \"2026.11.19\"]\r\n[Board \"1\"]\r\n"
          "[West \"Walt\"]\r\n[North \"Ann\"]\r\n[East \"Eve\"]\r\n[South \"Sam\"]\r\n[Dealer \"N\"]\r\n"
          "[Vulnerable \"None\"]\r\n"
          "[Deal \"N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 765.8765.AKQ.KQT 43.432.JT9.J9876\"]\r\n"
          "[Scoring \"MatchPoints\"]\r\n[Declarer \"S\"]\r\n[Contract \"3NTX\"]\r\n[Result \"8\"]\r\n"
          "[Score \"NS -100\"]\r\n",
          "event Tuesday\ntag site Riverside, UK\ndate 2026-11-19\nscoring matchpoints\nboard 1\n"
          "deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 765.8765.AKQ.KQT 43.432.JT9.J9876\n"
          "pair 1 Ann & Sam\npair 2 Eve & Walt\n1 2 3NTX S -1\nsaid score -100 -\n");
}

/* 3.4.11: the vulnerability and the dealer may be other than those of the number. */
static void test_conditions(void **state) {
    (void)state;
    gives(
        "[Board \"2\"]\n[Dealer \"W\"]\n[Vulnerable \"All\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"10\"]\n"
        "\n[Board \"3\"]\n[Vulnerable \"Love\"]\n[Contract \"Pass\"]\n",
        "board 2 dealer W vul both\n1 2 4S N =\nboard 3 vul none\n1 2 pass\n");
}

/* Totals of pairs that nobody has met, between the games of teams: none becomes another. */
static void test_teams_and_totals(void **state) {
    (void)state;
    static char pbn[20000];
    size_t len = 0;
    for (int team = 0; team < 40; team++) {
        len += (size_t)snprintf(pbn + len, sizeof pbn - len,
                                "[HomeTeam \"H%d\"]\n[VisitTeam \"V%d\"]\n[Room \"Open\"]\n[Board \"1\"]\n"
                                "[Contract \"Pass\"]\n[TotalScoreTable \"Rank;PairId\"]\n",
                                team, team);
        for (int row = 0; row < team; row++)
            len += (size_t)snprintf(pbn + len, sizeof pbn - len, "1 %d\n", 100 * team + row);
        len += (size_t)snprintf(pbn + len, sizeof pbn - len, "\n");
    }
    assert_true(len < sizeof pbn - 1);
    const char *log = format_rewrite("pbn", "event", pbn, len);
    for (int team = 0; team < 40; team++) {
        char name[2][20];
        snprintf(name[0], sizeof name[0], " H%d:", team);
        snprintf(name[1], sizeof name[1], " V%d:", team);
        CHECK(strstr(log, name[0]) != NULL && strstr(log, name[1]) != NULL, "team %d", team);
    }
}

/* 3.4.15: the tricks of declarer, or of a side, or of both. */
static void test_results(void **state) {
    (void)state;
    static const struct {
        const char *result, *line;
    } cases[] = {{"9", "4S N -1"},         {"NS 9", "4S N -1"},      {"EW 4", "4S N -1"},
                 {"NS 9 EW 4", "4S N -1"}, {"EW 4 NS 9", "4S N -1"}, {"NS 10 EW 3", "4S N ="},
                 {"0", "4S N -10"},        {"13", "4S N +3"}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        char pbn[200], log[200];
        snprintf(pbn, sizeof pbn, "[Board \"1\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"%s\"]\n",
                 cases[i].result);
        snprintf(log, sizeof log, "board 1\n1 2 %s\n", cases[i].line);
        if (strlen(cases[i].result) > 2)
            snprintf(log + strlen(log), 60, "tag pbn:Result %s\n", cases[i].result);
        gives(pbn, log);
    }
}

/* 3.4.3: dates, in whole or in part; and as other programs have them. */
static void test_dates(void **state) {
    (void)state;
    static const struct {
        const char *date, *log;
        bool warned;
    } cases[] = {{"2026.11.19", "2026-11-19", false},
                 {"2026.11.??", "2026.11.??", false},
                 {"????.??.??", "????.??.??", false},
                 {"2026-11-19", "2026-11-19", true},
                 {"19.11.2026", "2026-11-19", true},
                 {"2026-11-19 19:30", "2026-11-19", true},
                 {"14:12", "14:12", true},
                 {"11/19/2026", "11/19/2026", true}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        char pbn[60], log[60];
        snprintf(pbn, sizeof pbn, "[Date \"%s\"]\n", cases[i].date);
        snprintf(log, sizeof log, "date %s\n", cases[i].log);
        gives(pbn, log);
        assert_int_equal(format_problems("pbn", pbn, strlen(pbn), 0)[0] != '\0', cases[i].warned);
        format_teardown(NULL);
    }
}

/* What the standard has otherwise, and many programs write: the first of a kind is told, or each if the standard is kept to. */
static void test_loose(void **state) {
    (void)state;
    static const char pbn[] = "[board \"1\"]\n[Declarer \"N\"]\n[Contract \"3N\"]\n[Result \"+1\"]\n\n"
                              "[board \"2\"]\n[Declarer \"N\"]\n[Contract \"4Sx\"]\n[Result \"=\"]\n\n"
                              "[Board \"3\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n"
                              "1 2 PASS - -\n3 4 2Hx S =\n5 6 1N S -1\n";
    gives(pbn,
          "board 1\nx1 x2 3NT N +1\ntag pbn:Result +1\nboard 2\nx1 x2 4SX N =\ntag pbn:Result =\nround none\n"
          "tag pbn:ScoreTable PairId_NS;PairId_EW;Contract;Declarer;Result\nboard 3\n1 2 pass\n3 4 2HX S =\n"
          "5 6 1NT S -1\n");
    gives("[Scoring \"MP2\"]\n", "scoring matchpoints acbl\ntag pbn:Scoring MP2\n");
    says(
        pbn,
        "1:2: warning: upper and lower case matter in names of tags: expected Board\n"
        "3:12: warning: [Contract \"3N\"]: expected Pass, or a contract like 4S, 3NTX or 6DXX; accepted, and reported once\n"
        "4:10: warning: [Result \"+1\"]: expected declarer's tricks, 0 to 13, or NS 9, EW 4; accepted, and reported once\n"
        "13:5: warning: expected Pass, or a contract like 4S, 3NTX or 6DXX; accepted, and reported once\n"
        "14:11: warning: expected declarer's tricks, 0 to 13; accepted, and reported once\n");
    odd_event *e = format_read("pbn", pbn, sizeof pbn - 1, ODD_STRICT);
    assert_int_equal(odd_event_about(e)->problem_count, 2 + 2 * 2 + 3 + 2);
}

/* 3.9: what was irregular is kept. */
static void test_irregular(void **state) {
    (void)state;
    gives("[Board \"1\"]\n[Declarer \"^E\"]\n[Contract \"4SX\"]\n[Result \"^9\"]\n",
          "board 1\n1 2 4SX E -1\ntag pbn:Declarer ^E\ntag pbn:Result ^9\n");
}

/* 4.2: five forms of a score. */
static void test_scores(void **state) {
    (void)state;
    gives(
        "[Board \"1\"]\n[Declarer \"E\"]\n[Contract \"4S\"]\n[Result \"10\"]\n[Score \"420\"]\n[ScoreIMP \"EW 2.5\"]\n"
        "[ScoreMP \"NS 3 EW 9\"]\n[ScorePercentage \"EW 75.00 NS 25.00\"]\n[ScoreRubber \"EW 0/120\"]\n",
        "board 1\n1 2 4S E =\nsaid score - 420\nsaid imps - 2.5\nsaid mp 3 9\nsaid percent 25 75\n"
        "tag pbn:ScoreRubber EW 0/120\n");
}

/* 4.8 */
static void test_inheritance(void **state) {
    (void)state;
    gives("[Event \"##Pairs\"]\n[Foo \"##1\"]\n[Board \"1\"]\n[North \"Ann\"]\n[Contract \"Pass\"]\n\n"
          "[Board \"2\"]\n[North \"#\"]\n[Contract \"Pass\"]\n\n"
          "[Event \"Teams\"]\n[Foo \"2\"]\n[Board \"3\"]\n[North \"#\"]\n[Contract \"Pass\"]\n",
          "event Pairs\ntag pbn:Foo 1\npair 1 Ann\nboard 1\n1 2 pass\nboard 2\n1 2 pass\n"
          "board 3\n1 2 pass\ntag pbn:Event Teams\ntag pbn:Foo 2\n");
    says("[Board \"1\"]\n[Dealer \"#\"]\n",
         "2:10: [Dealer \"#\"]: this tag has a value in each game: # and ## are not allowed\n");
    char text[600], value[257];
    memset(value, 'x', 256);
    value[256] = '\0';
    for (int over = 0; over < 2; over++) { /* lines have at most 255 characters: no value can be longer */
        static const char *const wrong[] = {
            "",
            "1:7: [Foo \"##xxxxxxxxxxxxxxxxxxxxxx\"]: a value too long to be inherited: at most 255 characters\n"};
        snprintf(text, sizeof text, "[Foo \"##%s\"]\n[Board \"1\"]\n", value + 1 - over);
        says(text, wrong[over]);
    }
    snprintf(text, sizeof text, "[Foo \"%s\"]\n[Board \"1\"]\n\n[Foo \"#\"]\n[Board \"2\"]\n", value);
    says(text, "4:7: [Foo \"#\"]: a value too long to be inherited: at most 255 characters\n");
}

/* ---- Rulings --------------------------------------------------------------------------------------- */

/* A column, and a tag, that no standard has: what cannot be read of them is a warning, and the standard's own hold. */
static void test_rulings(void **state) {
    (void)state;
    gives(
        "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Percentage_NS;Ruling\"]\n"
        "1 2 4S N 10 50 -\n3 4 - - - ^60 \"ave+/ave-\"\n5 6 - - - ^48 \"weighted 60% 4S N = 40% 4S N -1\"\n"
        "7 8 - - - ^60 \"ave!\"\n",
        "tag pbn:ScoreTable PairId_NS;PairId_EW;Contract;Declarer;Result;Percentage_NS;Ruling\n"
        "board 1\n1 2 4S N =\nsaid percent 50 -\n3 4 ave+/ave-\nsaid percent 60 -\n"
        "5 6 weighted 60% 4S N = 40% 4S N -1\nsaid percent 48 -\n7 8 60%/40%\nsaid percent 60 -\n");
    gives("[Board \"1\"]\n[PairNS \"1\"]\n[PairEW \"2\"]\n[Ruling \"split 3H W = / 4H W -1\"]\n",
          "board 1\n1 2 split 3H W = / 4H W -1\n");
    gives("[Board \"1\"]\n[PairNS \"1\"]\n[PairEW \"2\"]\n[Contract \"Pass\"]\n[Ruling \"nonsense\"]\n",
          "board 1\n1 2 pass\ntag pbn:Ruling nonsense\n");
}

/* ---- Sections ------------------------------------------------------------------------------------- */

/* 3.5, 3.6: cards stand in the columns of the first trick, and are told as they were played. */
static void test_sections(void **state) {
    (void)state;
    gives(
        "[Board \"1\"]\n[Declarer \"S\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n[Auction \"N\"]\n1C Pass 1H =1= Pass\n"
        "1NT! $3 Pass 3NT AP\n[Note \"1:natural\"]\n[Play \"W\"]\nC7 C3 C2 CQ =1=\nH2 HT HK H5\n- D3 D2 -\n*\n"
        "[Note \"1:third best\"]\n",
        "board 1\n1 2 3NT S = lead C7\nauction N 1C Pass 1H =1= Pass 1NT! $3 Pass 3NT AP\n"
        "cards W C7 C3 C2 CQ =1= H5 H2 HT HK D2\n"
        "tag pbn:Note 1:natural\ntag pbn:Play W\\x0aC7 C3 C2 CQ =1=\\x0aH2 HT HK H5\\x0a- D3 D2 -\\x0a*\n"
        "tag pbn:PlayNote 1:third best\n");
}

static unsigned next_random(unsigned *state) {
    return *state = *state * 1664525U + 1013904223U;
}

/* Law 44: the highest trump wins, or else the highest card of the suit that was led. */
static int law_winner(char played[4][3], int led, char trumps) {
    static const char ranks[] = "23456789TJQKA";
    int best = led;
    for (int i = 0; i < 4; i++) {
        bool same = played[i][0] == played[best][0];
        bool higher = strchr(ranks, played[i][1]) > strchr(ranks, played[best][1]);
        if ((same && higher) || (!same && played[i][0] == trumps))
            best = i;
    }
    return best;
}

/* Plays of any cards, in each strain and with each line end; a comment in one of the lines changes nothing. */
static void test_play_in_columns(void **state) {
    (void)state;
    unsigned random = 5;
    for (int game = 0; game < 3000; game++) {
        char pbn[1000], cards[300], pack[52][3] = {{0}};
        int len = 0, put = 0, led = 0, commented = game % 4 == 3 ? game / 4 % 13 : -1;
        const char *end = game % 2 == 0 ? "\n" : "\r\n";
        char trumps = "CDHSN"[game % 5];
        for (int i = 0; i < 52; i++) {
            int j = (int)((next_random(&random) >> 8) % (unsigned)(i + 1));
            memmove(pack[i], pack[j], 3);
            snprintf(pack[j], 3, "%c%c", "CDHS"[i / 13], "23456789TJQKA"[i % 13]);
        }
        len += snprintf(pbn, sizeof pbn,
                        "[Declarer \"S\"]%s[Contract \"3%c%s\"]%s[Result \"9\"]%s[Play \"W\"]%s", end, trumps,
                        trumps == 'N' ? "T" : "", end, end, end);
        put += snprintf(cards, sizeof cards, "\ncards W");
        for (int trick = 0; trick < 13; trick++) {
            char(*played)[3] = &pack[4 * trick];
            len += snprintf(pbn + len, sizeof pbn - (size_t)len, "%s %s %s %s%s%s", played[0], played[1],
                            played[2], played[3], trick == commented ? " {so}" : "", end);
            for (int i = 0; i < 4; i++)
                put += snprintf(cards + put, sizeof cards - (size_t)put, " %s", played[(led + i) % 4]);
            led = law_winner(played, led, trumps);
        }
        snprintf(cards + put, sizeof cards - (size_t)put, "\n");
        if (game % 3 == 0)
            snprintf(pbn + len, sizeof pbn - (size_t)len, "[Note \"1:a tag behind the last trick\"]%s", end);
        assert_non_null(strstr(format_rewrite("pbn", "event", pbn, strlen(pbn)), cards));
        format_teardown(NULL);
    }
}

/* Without a result the tricks are counted, if all cards are there: each player has a suit, and North ruffs or draws on. */
static void test_counted_tricks(void **state) {
    (void)state;
    static const char ranks[] = "23456789TJQKA";
    for (int tricks = 11; tricks <= 13; tricks++) {
        char pbn[700] = "[Board \"1\"]\n[Declarer \"N\"]\n[Contract \"6S\"]\n[Play \"E\"]\n", log[400];
        for (int i = 0; i < tricks; i++)
            snprintf(pbn + strlen(pbn), 20, "H%c D%c C%c S%c\n", ranks[i], ranks[i], ranks[i], ranks[i]);
        snprintf(log, sizeof log, "board 1\n%scards E H2 D2 C2 S2 S3 H3",
                 tricks == 13 ? "1 2 6S N +1 lead H2\n" : "");
        assert_memory_equal(format_rewrite("pbn", "event", pbn, strlen(pbn)), log, strlen(log));
        format_teardown(NULL);
    }
    gives("[Board \"1\"]\n[Declarer \"N\"]\n[Contract \"7S\"]\n[Play \"E\"]\nH2 D2 C2 S2\n-- -- -- S3\n*\n",
          "board 1\ncards E H2 D2 C2 S2 S3\ntag pbn:Declarer N\ntag pbn:Contract 7S\n");
}

/* Archives that say of a game only what is new: the other table of a board has neither its number nor its cards, the match goes
 * on where no teams are named, and the second table of a board is the closed room. Another stage is another match, and a
 * segment of it is not. */
static void test_terse_games(void **state) {
    (void)state;
    gives(
        "[Event \"Cup\"]\n[Stage \"Final:1\"]\n[HomeTeam \"Lions\"]\n[VisitTeam \"Tigers\"]\n[North \"Ann\"]\n"
        "[South \"Bo\"]\n[Board \"2\"]\n[Dealer \"W\"]\n[Vulnerable \"All\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n"
        "[Result \"10\"]\n\n"
        "[North \"Cy\"]\n[South \"Di\"]\n[Contract \"Pass\"]\n\n"
        "[Board \"3\"]\n[Contract \"Pass\"]\n\n[Declarer \"S\"]\n[Contract \"1H\"]\n[Result \"7\"]\n\n"
        "[Stage \"Final:2\"]\n[Board \"4\"]\n[Contract \"Pass\"]\n\n"
        "[Stage \"Playoff\"]\n[Board \"4\"]\n[Contract \"Pass\"]\n\n[Contract \"Pass\"]\n\n"
        "[Event \"Plate\"]\n[Board \"4\"]\n[Contract \"Pass\"]\n",
        "event Cup\ntag pbn:Stage Final:1\nboard 2 dealer W vul both\nlineup 1 NS Ann & Bo\n1 2 4S N =\n"
        "lineup 2 NS Cy & Di\n2 1 pass\nboard 3\n1 2 pass\n2 1 1H S =\nboard 4\n1 2 pass\ntag pbn:Stage Final:2\n"
        "round 9500\nboard 4\n1 2 pass\ntag pbn:Stage Playoff\n2 1 pass\ntag pbn:Stage Playoff\n"
        "round 9501\nboard 4\n3 4 pass\ntag pbn:Stage Playoff\ntag pbn:Event Plate\n"
        "team 1 Lions: \nteam 2 Tigers: \nteam 3 Home: \nteam 4 Visitors: \n");
    gives(
        "[Board \"1\"]\n[North \"Ann\"]\n[South \"Bo\"]\n[Contract \"Pass\"]\n\n"
        "[North \"Cy\"]\n[South \"Di\"]\n[Contract \"Pass\"]\n",
        "pair 1 Ann & Bo\nboard 1\n1 2 pass\npair 3 Cy & Di\n3 4 pass\n"); /* unknown opponents are others */
}

/* A room is one of a match of teams, unless matchpoints are scored. */
static void test_rooms(void **state) {
    (void)state;
    static const char game[] =
        "[Board \"1\"]\n[North \"Ann\"]\n[South \"Bo\"]\n[Room \"Open\"]\n[Contract \"Pass\"]\n";
    char pbn[300];
    snprintf(pbn, sizeof pbn, "[Scoring \"MP\"]\n%s", game);
    gives(pbn,
          "scoring matchpoints\ntag pbn:Scoring MP\npair 1 Ann & Bo\nboard 1\n1 2 pass\ntag pbn:Room Open\n");
    snprintf(pbn, sizeof pbn, "[Scoring \"IMP\"]\n%s", game);
    gives(pbn, "scoring imps\nlineup 1 NS Ann & Bo\nboard 1\n1 2 pass\nteam 1 Home: \nteam 2 Visitors: \n");
    snprintf(pbn, sizeof pbn, "[Scoring \"MP\"]\n[HomeTeam \"Lions\"]\n%s", game);
    gives(pbn,
          "tag pbn:Scoring MP\nlineup 1 NS Ann & Bo\nboard 1\n1 2 pass\nteam 1 Lions: \nteam 2 Visitors: \n");
    says(pbn, "1:11: warning: teams are not scored by matchpoints: read as IMPs\n");
}

/* Title and date of BridgeComposer's escaped lines, where no tag has them. */
static void test_headings(void **state) {
    (void)state;
    static const char lines[] = "%HRTitleDate 2026.11.17\n%HRTitleEvent \"Tuesday Pairs\"\n";
    char pbn[300];
    snprintf(pbn, sizeof pbn, "%s[Event \"\"]\n[Date \"\"]\n[Board \"1\"]\n[Contract \"Pass\"]\n", lines);
    gives(pbn,
          "tag pbn:% HRTitleDate 2026.11.17\ntag pbn:% HRTitleEvent \"Tuesday Pairs\"\nboard 1\n1 2 pass\n"
          "event Tuesday Pairs\ndate 2026-11-17\n");
    snprintf(pbn, sizeof pbn, "%s[Event \"Club\"]\n[Date \"2026.11.18\"]\n", lines);
    gives(pbn, "tag pbn:% HRTitleDate 2026.11.17\ntag pbn:% HRTitleEvent \"Tuesday Pairs\"\nevent Club\n"
               "date 2026-11-18\n");
    gives("%HRTitleDate 0\n%HRTitleEvent \"\"\n[Site \"Here\"]\n",
          "tag pbn:% HRTitleDate 0\ntag pbn:% HRTitleEvent \"\"\ntag site Here\n");
}

/* A pair that sits out has a row without opponents. */
static void test_sitting_out(void **state) {
    (void)state;
    gives("[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;MP_NS;MP_EW\"]\n"
          "1 2 4S N 10 2 0\n3 - - - - - -\n- 4 - - - - -\n5 6 - - - - -\n",
          "tag pbn:ScoreTable PairId_NS;PairId_EW;Contract;Declarer;Result;MP_NS;MP_EW\nboard 1\n1 2 4S N =\n"
          "said mp 2 0\n5 6 not played\n");
}

/* Rows that have tabs between their cells: some may be empty, and names have blanks. */
static void test_tabs(void **state) {
    (void)state;
    gives(
        "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Names_NS;Names_EW\"]\n"
        "1\t2\t4S\tN\t10\tAnn Lee - Bo Park\tCy Oh - Di Roe\n3\t4\tPass\t\t\t\"Ed Poe;Flo Ray\"\t\n",
        "tag pbn:ScoreTable PairId_NS;PairId_EW;Contract;Declarer;Result;Names_NS;Names_EW\nboard 1\n1 2 4S N =\n"
        "3 4 pass\npair 1 Ann Lee & Bo Park\npair 2 Cy Oh & Di Roe\npair 3 Ed Poe & Flo Ray\n");
}

/* Widths are of letters, which may be several bytes. */
static void test_widths(void **state) {
    (void)state;
    gives(
        "[Board \"1\"]\n[ScoreTable \"PairId_NS\\2R;Names_NS\\20L;PairId_EW\\2R;Names_EW\\20L;Contract\\4L\"]\n"
        " 1 Ren\xC3\xA9 Lee - J\xC3\xB6rg Oh    2 Ann Roe - Bo Park    Pass\n"
        " 3 Cy Poe - Di Ray       4                      Pass\n",
        "tag pbn:ScoreTable PairId_NS\\x5c2R;Names_NS\\x5c20L;PairId_EW\\x5c2R;Names_EW\\x5c20L;Contract\\x5c4L\nboard 1\n"
        "1 2 pass\n3 4 pass\npair 1 Ren\xC3\xA9 Lee & J\xC3\xB6rg Oh\npair 2 Ann Roe & Bo Park\npair 3 Cy Poe & Di Ray\n");
}

/* Two names in one cell: as the standard has them, with a hyphen, and of surnames alone. */
static void test_names(void **state) {
    (void)state;
    static const char *const names[][2] = {{"\"Ann Lee;Bo Park\"", "Ann Lee & Bo Park"},
                                           {"\"Ann Lee - Bo Park\"", "Ann Lee & Bo Park"},
                                           {"\"Ann Lee-Oh - Bo Park\"", "Ann Lee-Oh & Bo Park"},
                                           {"Lee-Park", "Lee & Park"},
                                           {"\"Lee-Oh;Park\"", "Lee-Oh & Park"},
                                           {"Lee-Oh-Park", "Lee-Oh-Park"},
                                           {"Lee-", "Lee-"},
                                           {"\"Ann Lee-Oh\"", "Ann Lee-Oh"}};
    for (size_t i = 0; i < COUNT(names); i++) {
        char pbn[300], line[60];
        snprintf(pbn, sizeof pbn,
                 "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Names_NS\"]\n1 2 Pass %s\n",
                 names[i][0]);
        snprintf(line, sizeof line, "\npair 1 %s\n", names[i][1]);
        const char *log = format_rewrite("pbn", "event", pbn, strlen(pbn));
        CHECK(strstr(log, line) != NULL, "%s: %s", names[i][0], log);
        format_teardown(NULL);
    }
}

/* Words in place of contracts and scores, as of clubs that send them to a federation. */
static void test_words(void **state) {
    (void)state;
    static const char *const rows[][2] = {
        {"- - - AVE+ AVE- 6 4", "ave+/ave-"}, {"- - - AVE AVE 5 5", "ave/ave"},
        {"- - - NP NP - -", "not played"},    {"A6040 - - - - 6 4", "60%/40%"},
        {"AVE+ - - - - 4 6", "40%/60%"},      {"AVE+ - - - - - -", "ave+/ave-"},
        {"NP - - - - - -", "not played"},     {"Adj - - - - 6 4", "60%/40%"}};
    for (size_t i = 0; i < COUNT(rows); i++) {
        char pbn[300], line[60];
        snprintf(
            pbn, sizeof pbn,
            "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;MP_NS;MP_EW\"]\n"
            "1 2 4S N 10 420 - 10 0\n3 4 %s\n",
            rows[i][0]);
        snprintf(line, sizeof line, "\n3 4 %s\n", rows[i][1]);
        const char *log = format_rewrite("pbn", "event", pbn, strlen(pbn));
        CHECK(strstr(log, line) != NULL, "%s: %s", rows[i][0], log);
        format_teardown(NULL);
    }
}

/* Totals with the columns of Magic Contest: of two pairs with the same number, the direction tells which is which. */
static void test_totals(void **state) {
    (void)state;
    static const char pbn[] =
        "[Board \"1\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Declarer;Result\"]\n1 1 4S N 10\n2 2 4S N 9\n"
        "[TotalScoreTable \"Rank;PairId;Direction;TotalScoreMP;TotalPercentage;Names;NrBoards\"]\n"
        "1 2 \"E-W\" 2 100 \"Ann Lee - Bo Park\" 1\n1 1 \"N-S\" 2 100 \"Cy Oh - Di Roe\" 1\n"
        "2 2 \"N-S\" 0 0 \"Ed Poe - Flo Ray\" 1\n2 1 \"E-W\" 0 0 \"Gus Ty - Hal Um\" 1\n";
    const char *log = format_rewrite("pbn", "event", pbn, sizeof pbn - 1);
    static const char *const lines[] = {
        "\npair NS1 Cy Oh & Di Roe\n",    "\npair EW1 Gus Ty & Hal Um\n", "\npair NS2 Ed Poe & Flo Ray\n",
        "\npair EW2 Ann Lee & Bo Park\n", "\ntotal EW2 mp 2\n",           "\ntotal NS2 mp 0\n"};
    for (size_t i = 0; i < COUNT(lines); i++)
        CHECK(strstr(log, lines[i]) != NULL, "%s%s", lines[i], log);
}

/* 3.8: both kinds of comments, anywhere; an empty line in one does not end a game. */
static void test_comments(void **state) {
    (void)state;
    gives(
        "; first\n{ second\n\n[Event \"no tag\"] }\n[Board \"1\"] ; third\n{fourth}\n[Contract \"Pass\"]\n",
        "tag pbn:Comment - ; first\ntag pbn:Comment - { second\\x0a\\x0a[Event \"no tag\"] }\nboard 1\n1 2 pass\n"
        "tag pbn:Comment Board ; third\ntag pbn:Comment Board {fourth}\n");
}

/* ---- Bytes ----------------------------------------------------------------------------------------- */

static void test_line_ends(void **state) {
    (void)state;
    static const char *const ends[] = {"\n", "\r\n", "\r"};
    for (size_t i = 0; i < COUNT(ends); i++) {
        char pbn[300];
        snprintf(
            pbn, sizeof pbn,
            "[Board \"1\"]%s[Contract \"Pass\"]%s%s[Board \"2\"]%s[Declarer \"N\"]%s[Contract \"9S\"]%s[Result \"9\"]%s",
            ends[i], ends[i], ends[i], ends[i], ends[i], ends[i], ends[i]);
        gives(pbn, "board 1\n1 2 pass\nboard 2\ntag pbn:Declarer N\ntag pbn:Contract 9S\ntag pbn:Result 9\n");
        says(pbn, "6:12: [Contract \"9S\"]: expected Pass, or a contract like 4S, 3NTX or 6DXX\n");
    }
}

/* 3.1: blanks may stand before and within a tag pair; and the file is known by it. */
static void test_blanks(void **state) {
    (void)state;
    static const char *const files[] = {"[Board \"3\"]\n[Contract \"Pass\"]\n",
                                        "\n  [ Board  \"3\" ]\n\t[Contract \"Pass\"]\n",
                                        "{ by hand }  [Board \"3\"][Contract \"Pass\"]\n"};
    for (size_t i = 0; i < COUNT(files); i++) {
        assert_int_equal(odd_format_detect(files[i], strlen(files[i])), odd_format_named("pbn"));
        assert_non_null(
            strstr(format_rewrite("pbn", "event", files[i], strlen(files[i])), "board 3\n1 2 pass\n"));
        format_teardown(NULL);
    }
}

static void test_letters(void **state) {
    (void)state;
    gives("[Event \"Caf\xE9\"]\n", "event Caf\xC3\xA9\n");
    gives("[Event \"Caf\xC3\xA9\"]\n", "event Caf\xC3\xA9\n");
    gives("\xEF\xBB\xBF[Event \"a \\\"b\\\" \\\\\"]\n", "event a \"b\" \\x5c\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_a_result, format_teardown),
        cmocka_unit_test_teardown(test_conditions, format_teardown),
        cmocka_unit_test_teardown(test_results, format_teardown),
        cmocka_unit_test_teardown(test_teams_and_totals, format_teardown),
        cmocka_unit_test_teardown(test_dates, format_teardown),
        cmocka_unit_test_teardown(test_loose, format_teardown),
        cmocka_unit_test_teardown(test_irregular, format_teardown),
        cmocka_unit_test_teardown(test_scores, format_teardown),
        cmocka_unit_test_teardown(test_inheritance, format_teardown),
        cmocka_unit_test_teardown(test_rulings, format_teardown),
        cmocka_unit_test_teardown(test_sections, format_teardown),
        cmocka_unit_test_teardown(test_play_in_columns, format_teardown),
        cmocka_unit_test_teardown(test_counted_tricks, format_teardown),
        cmocka_unit_test_teardown(test_terse_games, format_teardown),
        cmocka_unit_test_teardown(test_rooms, format_teardown),
        cmocka_unit_test_teardown(test_headings, format_teardown),
        cmocka_unit_test_teardown(test_sitting_out, format_teardown),
        cmocka_unit_test_teardown(test_tabs, format_teardown),
        cmocka_unit_test_teardown(test_widths, format_teardown),
        cmocka_unit_test_teardown(test_names, format_teardown),
        cmocka_unit_test_teardown(test_words, format_teardown),
        cmocka_unit_test_teardown(test_totals, format_teardown),
        cmocka_unit_test_teardown(test_comments, format_teardown),
        cmocka_unit_test_teardown(test_line_ends, format_teardown),
        cmocka_unit_test_teardown(test_blanks, format_teardown),
        cmocka_unit_test_teardown(test_letters, format_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
