/* Bridgemate files: what each column and remark means, and what is said about a row that is wrong. Expectations are from the
 * Bridgemate developer's guide as docs/FORMATS.md tells it. Databases are descriptions: see described.h. */
#include "bws.h"

/* Which table each result was played at is looked at in one test; elsewhere it would be half of every log. */
static void drop_tables(log_text *log) {
    for (char *at; (at = strstr(log->text, "tag table ")) != NULL;) {
        char *end = strchr(at, '\n') + 1;
        memmove(at, end, strlen(end) + 1);
    }
}

typedef struct file_case {
    const char *what;
    const char *description;
    const char *log; /* NULL: not looked at */
    const char *problems;
} file_case;

static void check_cases(const file_case *cases, size_t count) {
    static log_text got;
    for (size_t i = 0; i < count; i++) {
        const file_case *c = &cases[i];
        as_log(&got, c->description);
        drop_tables(&got);
        CHECK(c->log == NULL || strcmp(got.text, c->log) == 0, "%s: expected\n%sgot\n%s", c->what, c->log,
              got.text);
        problems_of(&got, c->description, 0);
        CHECK(c->problems != NULL && strcmp(got.text, c->problems) == 0, "%s: expected\n%sgot\n%s", c->what,
              c->problems, got.text);
    }
}

/* ---- Results ----------------------------------------------------------------------------------- */

/* As a Bridgemate writes it: "3 NT x", "+1". */
static void write_row(char *out, size_t cap, odd_result r) {
    static const char *const strains[] = {"", "C", "D", "H", "S", "NT"};
    static const char *const doublings[] = {"", " x", " xx"};
    int over = r.tricks - 6 - r.level;
    char result[16] = "=";
    if (over != 0)
        snprintf(result, sizeof result, "%+d", over);
    snprintf(out, cap, RECEIVED "1, 1, 1, 1, 7, 3, 8, %d, %s, %d %s%s, %s\n",
             odd_seat_side(r.declarer) == ODD_NS ? 3 : 8, odd_seat_text(r.declarer), r.level,
             strains[r.strain], doublings[r.doubling], result);
}

static void test_every_result(void **state) {
    (void)state;
    char text[512];
    int format = format_of("bws");
    for (int n = 0; n < UNIT_RESULTS; n++) {
        odd_result want = unit_result(n, (odd_seat)(ODD_NORTH + n % 4));
        write_row(text, sizeof text, want);
        event_open(&now, SIZE_MAX);
        CHECK(odd_event_import(now.e, format, &described_host, text, strlen(text), ODD_STRICT) == ODD_OK,
              "%s", text);
        assert_int_equal(odd_event_about(now.e)->play_count, 1);
        odd_vul vul;
        odd_result got = odd_unpack(odd_play_at(now.e, 0)->packed, &vul);
        CHECK(unit_same(got, want) && vul == ODD_VUL_BOTH, "%s", text);
        CHECK(odd_play_at(now.e, 0)->score_pts == odd_score(want, ODD_VUL_BOTH), "%s", text);
    }
}

static void test_every_lead(void **state) {
    (void)state;
    static const char *const suits[] = {"C", "D", "H", "S"};
    static const char *const ranks[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
    char text[512];
    for (int card = 0; card < ODD_CARDS; card++)
        for (int style = 0; style < 2; style++) {
            const char *suit = suits[card / 13], *rank = ranks[card % 13];
            snprintf(text, sizeof text, REMARKED "1, 1, 1, 1, 7, 3, 8, 3, N, 4 H, =, %s%s, , no, no\n",
                     style == 0 ? suit : rank, style == 0 ? rank : suit);
            event_open(&now, SIZE_MAX);
            assert_int_equal(
                odd_event_import(now.e, format_of("bws"), &described_host, text, strlen(text), ODD_STRICT),
                ODD_OK);
            CHECK(odd_play_at(now.e, 0)->lead == card + 1, "%s", text);
        }
}

static const file_case results[] = {
    {"a whole row", RECEIVED ONE, "round 1\nboard 1\n3 8 4H N =\n", ""},
    {"passed out", RECEIVED "1, 1, 1, 1, 2, 3, 8, 0, , PASS, \n", "round 1\nboard 2\n3 8 pass\n", ""},
    {"small letters, no blanks", RECEIVED "1, 1, 1, 1, 1, 3, 8, 8, e, 3ntX, -2\n",
     "round 1\nboard 1\n3 8 3NTX E -2\n", ""},
    {"only the side", RECEIVED "1, 1, 1, 1, 1, 3, 8, 8, EW, 3 NT, -2\n", "round 1\nboard 1\n3 8 3NT E -2\n",
     ""},
    {"only declarer's number", RECEIVED "1, 1, 1, 1, 1, 3, 8, 8, , 3 NT, -2\n",
     "round 1\nboard 1\n3 8 3NT E -2\n", ""},
    {"a declarer who sits elsewhere", RECEIVED "1, 1, 1, 1, 1, 3, 8, 8, N, 4 H, =\n",
     "round 1\nboard 1\n3 8 4H N =\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: Declarer is 8, but by NS/EW North belongs to 3: the direction is used\n"},
    {"a lead that is none", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, H1, , no, no\n",
     "round 1\nboard 1\n3 8 4H N =\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: LeadCard is 'H1', which is not a card: left out\n"},
    {"no declarer", RECEIVED "1, 1, 1, 1, 1, 3, 8, , , 4 H, =\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: missing declarer of '4 H': NS/EW is '': expected N, E, S or W\n"},
    {"a direction that is none", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, X, 4 H, =\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: missing declarer of '4 H': NS/EW is 'X': expected N, E, S or W\n"},
    {"no strain", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 Z, =\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: contract '4 Z', result '=': invalid strain 'Z': expected C, D, H, S or NT after the level\n"},
    {"a level alone", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, 4, =\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: contract '4': missing strain\n"},
    {"notrump as N", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 N, =\n", "round 1\nboard 1\n3 8 4NT N =\n", ""},
    {"more tricks than there are", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, +4\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: contract '4 H', result '+4': 4H cannot have that many overtricks: at most 3\n"},
    {"a contract without its result", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, \n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: contract '4 H', result '': missing outcome: expected =, +1, -1, made 4, down 1 or 10 tricks\n"},
    {"a result without its contract", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, , +1\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: the result '+1' has no contract\n"},
    {"passed out, and made", RECEIVED "1, 1, 1, 1, 1, 3, 8, 3, N, PASS, +1\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: the contract is 'PASS', but the result '+1'\n"},
    {"no such board", RECEIVED "1, 1, 1, 1, 0, 3, 8, 3, N, 4 H, =\n2, 1, 1, 1, 10000, 3, 8, 3, N, 4 H, =\n",
     "",
     "error: ReceivedData, row 1: Board is 0: expected 1 to 9999\n"
     "error: ReceivedData, row 2: Board is 10000: expected 1 to 9999\n"},
    {"no such round", RECEIVED "1, 1, 1, -1, 1, 3, 8, 3, N, 4 H, =\n", "",
     "error: ReceivedData, row 1: Round is -1: expected 1 to 9999\n"},
    {"no number", RECEIVED "1, 1, 1, 1, 1, 3, 8a, 3, N, 4 H, =\n" ONE, "round 1\nboard 1\n3 8 4H N =\n",
     "error: ReceivedData, row 1: PairEW is '8a': expected a number\n"},
};

static const file_case remarks[] = {
    {"not played", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , Not played, no, no\n",
     "round 1\nboard 1\n3 8 not played\n", ""},
    {"no play", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , NO PLAY, no, no\n",
     "round 1\nboard 1\n3 8 not played\n", ""},
    {"artificial", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , 40%-60%, no, no\n",
     "round 1\nboard 1\n3 8 40%/60%\n", ""},
    {"artificial, with blanks", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , 62.5 % - 40 %, no, no\n",
     "round 1\nboard 1\n3 8 62.5%/40%\n", ""},
    {"artificial, without signs", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , 60/60, no, no\n",
     "round 1\nboard 1\n3 8 60%/60%\n", ""},
    {"artificial, but not to be read", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , 60%-, no, no\n",
     "round 1\nboard 1\n3 8 50%/50%\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: the remark '60%-' is not an artificial score like 60%-40%: read as 50%-50%\n"},
    {"more than all", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , 160%-40%, no, no\n",
     "round 1\nboard 1\n3 8 50%/50%\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: the remark '160%-40%' is not an artificial score like 60%-40%: read as 50%-50%\n"},
    {"wrong direction", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, CK, Wrong direction, no, no\n",
     "round 1\nboard 1\n3 8 4H N = wrong direction lead CK\n", ""},
    {"for people", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , \"claim, agreed\", no, no\n",
     "round 1\nboard 1\n3 8 4H N =\ntag remark claim, agreed\n", ""},
    {"nothing at all", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , , no, no\n",
     "round 1\nboard 1\n3 8 not played\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: neither a contract nor a remark: read as not played\n"},
    {"averages", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , Avg+/Avg-, no, no\n",
     "round 1\nboard 1\n3 8 ave+/ave-\n", ""},
    {"an average of one side", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , A+, no, no\n",
     "round 1\nboard 1\n3 8 not played\ntag remark A+\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: no contract, and the remark 'A+' gives no score: read as not played\n"},
    {"what the director has yet to decide",
     REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , Arbitral score, no, no\n",
     "round 1\nboard 1\n3 8 not played\ntag remark Arbitral score\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: no contract, and the remark 'Arbitral score' gives no score: read as not played\n"},
    {"the wrong direction, and no contract",
     REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , Wrong direction, no, no\n",
     "round 1\nboard 1\n3 8 not played\ntag remark Wrong direction\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: no contract, and the remark 'Wrong direction' gives no score: read as not played\n"},
    {"played and not played", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , Not played, no, no\n",
     "round 1\nboard 1\n3 8 not played\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: both a contract, '4 H', and the remark 'Not played': the remark is used\n"},
    {"played and ruled", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , 60%-40%, no, no\n",
     "round 1\nboard 1\n3 8 60%/40%\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: both a contract, '4 H', and the remark '60%-40%': the remark is used\n"},
};

static const file_case corrections[] = {
    {"a later row corrects", RECEIVED ONE "2, 1, 1, 1, 1, 3, 8, 3, N, 4 H, -1\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 4H N -1\n", ""},
    {"by its number, not by its place", RECEIVED "2, 1, 1, 1, 1, 3, 8, 3, N, 4 H, -1\n" ONE,
     "round 1\nboard 1\n3 8 4H N =\n3 8 4H N -1\n", ""},
    {"moved within the file", RECEIVED "> " ONE "2, 1, 1, 1, 1, 3, 8, 3, N, 4 H, -1\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 4H N -1\n", ""},
    {"without numbers, by its place",
     "[ReceivedData]\nSection, Table, Round, Board, PairNS, PairEW, NS/EW, Contract, Result\n"
     "1, 1, 1, 1, 3, 8, N, 4 H, =\n1, 1, 1, 1, 3, 8, N, 4 H, -1\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 4H N -1\n", ""},
    {"other pairs at the same table", RECEIVED ONE "2, 1, 1, 1, 1, 3, 7, 3, N, 4 H, -1\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n3 7 4H N -1\n", ""},
    {"erased", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , yes, no\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n", ""},
    {"erased, and entered again",
     REMARKED
     "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , yes, no\n2, 1, 1, 1, 1, 3, 8, 3, N, 4 S, =, , , no, no\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n3 8 4S N =\n", ""},
    {"erased, and entered again by others",
     REMARKED
     "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , yes, no\n2, 1, 1, 1, 1, 3, 7, 3, N, 4 S, =, , , no, no\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n3 7 4S N =\n", ""},
    {"a correction that is erased takes the table back",
     REMARKED
     "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, no\n2, 1, 1, 1, 1, 3, 8, 3, N, 4 S, =, , , yes, no\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 4S N =\n3 8 void\n",
     "warning: ReceivedData, row 2, table 1, round 1, board 1: erased, but row 1, which it corrected, is not: neither counts\n"},
    {"erased by a row that repeats it, and entered again",
     REMARKED
     "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, no\n2, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , Result erased, yes, no\n"
     "3, 1, 1, 1, 1, 3, 8, 3, N, 4 S, =, , , no, no\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n3 8 4S N =\n", ""},
    {"erased by a row without a contract",
     REMARKED
     "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, no\n2, 1, 1, 1, 1, 3, 8, 0, , , , , Result erased, yes, no\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n", ""},
    {"erased, and nothing was there", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , Result erased, yes, no\n", "",
     ""},
    {"an artificial score that is erased", REMARKED "1, 1, 1, 1, 1, 3, 8, 0, , , , , 60%-40%, yes, no\n",
     "round 1\nboard 1\n3 8 60%/40%\n3 8 void\n", ""},
    {"by the scoring program", REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, yes\n",
     "round 1\nboard 1\n3 8 4H N =\ntag bws:ExternalUpdate yes\n", ""},
    {"erased at a wrong table, after it was played at the right one",
     REMARKED
     "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, no\n2, 1, 2, 1, 1, 3, 8, 3, N, 1 C, =, , , yes, no\n",
     "round 1\nboard 1\n3 8 1C N =\n3 8 void\n3 8 4H N =\n", ""},
    {"corrected at a wrong table, after it was played at the right one",
     REMARKED "1, 1, 1, 1, 1, 3, 8, 3, N, 4 H, =, , , no, no\n2, 1, 2, 1, 1, 3, 8, 3, N, 1 C, =, , , no, no\n"
              "3, 1, 2, 1, 1, 4, 9, 4, N, 2 C, =, , , no, no\n",
     "round 1\nboard 1\n3 8 1C N =\n3 8 void\n3 8 4H N =\n4 9 2C N =\n", ""},
    {"the same pairs at two tables", RECEIVED ONE "2, 1, 2, 1, 1, 3, 8, 3, N, 1 C, =\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 1C N =\n",
     "warning: ReceivedData, row 2, table 2, round 1, board 1: 3 and 8 also have a result in row 1: this one is used\n"},
    {"teams meet a board again in another round",
     "[Section]\nID, Letter, ScoringType\n1, A, 4\n" RECEIVED ONE "2, 1, 1, 2, 1, 3, 8, 3, N, 1 C, =\n",
     "scoring imps\nround 1\nboard 1\n3 8 4H N =\nround 2\nboard 1\n3 8 1C N =\n", ""},
    {"a row that is wrong corrects nothing",
     RECEIVED ONE "2, 1, 1, 1, 1, 3, 8, 3, N, 4 Z, =\n"
                  "3, 1, 1, 1, 1, 3, 7, 3, N, 4 S, =\n",
     "round 1\nboard 1\n3 8 4H N =\n3 8 void\n3 7 4S N =\n",
     "error: ReceivedData, row 2, table 1, round 1, board 1: contract '4 Z', result '=': invalid strain 'Z': expected C, D, H, S or NT after the level\n"},
};

/* ---- Who plays --------------------------------------------------------------------------------- */

static const file_case seats[] = {
    {"pairs by RoundData", ROUNDS "1, 1, 1, 3, 8, 1, 2\n" RECEIVED "1, 1, 1, 1, 1, , , 3, N, 4 H, =\n",
     "round 1\nboard 1\n3 8 4H N =\n", ""},
    {"pairs by nothing", RECEIVED "1, 1, 1, 1, 1, 3, 0, 3, N, 4 H, =\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: the row names no players\n"},
    {"nobody, and nothing happened",
     REMARKED ONE_REMARKED
     "2, 1, 2, 1, 1, 0, 0, 0, , , , , , no, no\n3, 1, 3, 1, 1, 0, 8, 0, , , , , Not played, no, no\n",
     "round 1\nboard 1\n3 8 4H N =\n",
     "warning: ReceivedData, row 2, table 2, round 1, board 1: the row names neither players nor a board: left out\n"
     "warning: ReceivedData, row 3, table 3, round 1, board 1: the row names neither players nor a board: left out\n"},
    {"nobody, and a ruling", REMARKED "1, 1, 1, 1, 1, 0, 8, 0, , , , , 60%-40%, no, no\n", "",
     "error: ReceivedData, row 1, table 1, round 1, board 1: the row names no players\n"},
    {"others than in RoundData", ROUNDS "1, 1, 1, 3, 9, 1, 2\n" RECEIVED ONE,
     "round 1\nboard 1\n3 8 4H N =\n",
     "warning: ReceivedData, row 1, table 1, round 1, board 1: 3 and 8, but RoundData has 3 and 9: the row is used\n"},
    {"sections by their letters",
     "[Section]\nID, Letter, Winners\n1, \"A \", 1\n2, b, 1\n" RECEIVED ONE
     "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n",
     "round 1\nboard 1\nA3 A8 4H N =\nb3 b8 4H N =\n", ""},
    {"sections without letters", RECEIVED ONE "2, 28, 1, 1, 1, 3, 8, 3, N, 4 H, =\n",
     "round 1\nboard 1\nA3 A8 4H N =\nAB3 AB8 4H N =\n", ""},
    {"letters that are none",
     "[Section]\nID, Letter, Winners\n1, 1, 1\n2, \xC3\x85, 1\n" RECEIVED ONE
     "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n",
     "round 1\nboard 1\nA3 A8 4H N =\nB3 B8 4H N =\n", ""},
    {"one section needs no letter", "[Section]\nID, Letter, Winners\n1, A, 1\n2, B, 1\n" RECEIVED ONE,
     "round 1\nboard 1\n3 8 4H N =\n", ""},
    {"letters that are the same",
     "[Section]\nID, Letter, Winners\n1, A, 1\n2, a, 1\n" RECEIVED ONE "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n",
     NULL, "error: Section: sections 1 and 2 are both called A\n"},
    {"two winners",
     "[Section]\nID, Letter, Winners\n1, A, 2\n" RECEIVED "1, 1, 1, 1, 1, 3, 3, 3, N, 4 H, =\n",
     "winners 2\nround 1\nboard 1\n3 3 4H N =\n", ""},
    {"two winners, not said",
     ROUNDS "1, 1, 1, 1, 2, 1, 2\n1, 2, 1, 2, 1, 3, 4\n" RECEIVED "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n",
     "winners 2\nround 1\nboard 1\n1 2 4H N =\n", ""},
    {"a Howell is not said either",
     ROUNDS "1, 1, 1, 1, 2, 1, 2\n1, 2, 1, 3, 4, 1, 2\n1, 1, 2, 2, 4, 3, 4\n" RECEIVED
            "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n",
     "round 1\nboard 1\n1 2 4H N =\n", ""},
    {"one winner here and two there",
     "[Section]\nID, Letter, Winners\n1, A, 1\n2, B, 2\n" RECEIVED ONE "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n",
     NULL,
     "error: Section, row 2: section A has one winner and section B has two: they cannot be one event\n"},
    {"individuals",
     "[ReceivedData]\nID, Section, Table, Round, Board, PairNS, PairEW, South, West, Declarer, NS/EW, Contract, Result\n"
     "1, 1, 1, 1, 1, 1, 2, 5, 6, 5, S, 4 H, =\n",
     "round 1\nboard 1\n1+5 2+6 4H S =\n", ""},
    {"individuals by RoundData, in sections",
     "[RoundData]\nSection, Table, Round, NSPair, EWPair, South, West\n1, 1, 1, 1, 2, 5, 6\n2, 1, 1, 1, 2, 5, 6\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 6, W, 4 H, =\n2, 2, 1, 1, 1, 1, 2, 6, W, 4 H, =\n",
     "round 1\nboard 1\nA1+A5 A2+A6 4H W =\nB1+B5 B2+B6 4H W =\n", ""},
    {"individuals whose partner is not said",
     "[ReceivedData]\nID, Section, Table, Round, Board, PairNS, PairEW, South, West, NS/EW, Contract, Result\n"
     "1, 1, 1, 1, 1, 1, 2, 5, 6, N, 4 H, =\n2, 1, 1, 1, 2, 1, 2, 5, , N, 4 H, =\n",
     "round 1\nboard 1\n1+5 2+6 4H N =\nboard 2\n1+5 2+6 4H N =\n", ""},
};

static const file_case scorings[] = {
    {"matchpoints", "[Section]\nID, Letter, ScoringType, Winners\n1, A, 1, 1\n" RECEIVED ONE,
     "scoring matchpoints\nround 1\nboard 1\n3 8 4H N =\n", ""},
    {"IMPs", "[Section]\nID, Letter, ScoringType, Winners\n1, A, 2, 1\n" RECEIVED ONE,
     "scoring butler\nround 1\nboard 1\n3 8 4H N =\n", ""},
    {"cross-IMPs", "[Section]\nID, Letter, ScoringType, Winners\n1, A, 3, 1\n" RECEIVED ONE,
     "scoring cross-imps\nround 1\nboard 1\n3 8 4H N =\n",
     "warning: Section, row 1: ScoringType 3 is scored as cross-IMPs; some programs use it for board-a-match\n"},
    {"teams", "[Section]\nID, Letter, ScoringType, Winners\n1, A, 4, 2\n" RECEIVED ONE,
     "scoring imps\nround 1\nboard 1\n3 8 4H N =\n", ""},
    {"teams, not said",
     "[Section]\nID, Letter, ScoringType, Winners\n1, A, 1, 2\n" ROUNDS
     "1, 1, 1, 1, 2, 1, 2\n1, 101, 1, 2, 1, 1, 2\n1, 2, 1, 3, 0, 1, 2\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n2, 1, 101, 1, 1, 2, 1, 2, N, 4 H, -1\n",
     "scoring imps\nround 1\nboard 1\n1 2 4H N =\n2 1 4H N -1\n",
     "warning: RoundData: all opponents meet at two tables, with directions swapped: read as teams, scored by IMPs\n"},
    {"board-a-match",
     "[Section]\nID, Letter, ScoringType\n1, A, 3\n" ROUNDS
     "1, 1, 1, 1, 2, 1, 2\n1, 2, 1, 2, 1, 1, 2\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n2, 1, 2, 1, 1, 2, 1, 2, N, 4 H, -1\n",
     "scoring bam\nround 1\nboard 1\n1 2 4H N =\n2 1 4H N -1\n",
     "warning: RoundData: all opponents meet at two tables, with directions swapped: read as teams, scored board-a-match\n"},
    {"teams whose other rooms are another section",
     "[Section]\nID, Letter, ScoringType\n1, A, 4\n2, B, 4\n" ROUNDS
     "1, 1, 1, 1, 2, 1, 2\n2, 1, 1, 2, 1, 1, 2\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n2, 2, 1, 1, 1, 2, 1, 2, N, 4 H, -1\n",
     "scoring imps\nround 1\nboard 1\n1 2 4H N =\n2 1 4H N -1\n", ""},
    {"teams in two sections",
     "[Section]\nID, Letter, ScoringType\n1, A, 4\n2, B, 4\n" ROUNDS
     "1, 1, 1, 1, 2, 1, 2\n1, 2, 1, 2, 1, 1, 2\n2, 1, 1, 1, 2, 1, 2\n2, 2, 1, 2, 1, 1, 2\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n2, 2, 1, 1, 1, 1, 2, 1, N, 4 H, -1\n",
     "scoring imps\nround 1\nboard 1\nA1 A2 4H N =\nB1 B2 4H N -1\n", ""},
    {"teams with numbers of pairs",
     "[Section]\nID, Letter, ScoringType\n1, A, 4\n" ROUNDS
     "1, 1, 1, 11, 21, 1, 2\n1, 2, 1, 22, 12, 1, 2\n" RECEIVED "1, 1, 1, 1, 1, 11, 21, 11, N, 4 H, =\n",
     "scoring imps\nround 1\nboard 1\n11 21 4H N =\n",
     "warning: RoundData: a teams event in which no two teams meet at two tables on the same boards: it has no matches\n"},
    {"pairs that meet the other way, with other boards",
     "[Section]\nID, Letter, ScoringType\n1, A, 1\n" ROUNDS
     "1, 1, 1, 1, 2, 1, 2\n1, 2, 1, 2, 1, 3, 4\n" RECEIVED "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n",
     "scoring matchpoints\nwinners 2\nround 1\nboard 1\n1 2 4H N =\n", ""},
    {"something new", "[Section]\nID, Letter, ScoringType, Winners\n1, A, 9, 1\n" RECEIVED ONE,
     "round 1\nboard 1\n3 8 4H N =\n",
     "warning: Section, row 1: unknown ScoringType 9: scored at matchpoints\n"},
    {"different ones",
     "[Section]\nID, Letter, ScoringType, Winners\n1, A, 1, 1\n2, B, 2, 1\n" RECEIVED ONE
     "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n",
     "scoring matchpoints\nround 1\nboard 1\nA3 A8 4H N =\nB3 B8 4H N =\n",
     "warning: Section, row 2: ScoringType is 2 here and 1 in row 1, which is used\n"},
};

#define NAMED_L "round 1\nboard 1\n3 8 4H N =\n"

static const file_case names[] = {
    {"a name of nothing but commas is none", NAMED PLAYERS "1, 1, N, , \",\", 0\n1, 1, S, , Bo Park, 0\n",
     NAMED_L "pair 3 Bo Park\n", ""},
    {"by their names", NAMED PLAYERS "1, 1, N, , Ann Lee, 0\n1, 1, S, , Bo Park, 0\n1, 1, E, , Cy Dunn, 0\n",
     NAMED_L "pair 3 Ann Lee & Bo Park\npair 8 Cy Dunn\n", ""},
    {"by their numbers",
     NAMED PLAYERS "1, 1, S, 1002, , 1\n1, 1, N, 77a, , 1\n1, 1, E, 55, , 1\n1, 1, W, 0, , 1\n"
                   "[PlayerNames]\nID, Name, strID\n1002, Bo Park, \n0, Ann Lee, 77A\n",
     NAMED_L "pair 3 Ann Lee & Bo Park\nnumbers 3 77a 1002\npair 8 55\nnumbers 8 55\n", ""},
    {"names with commas", NAMED PLAYERS "1, 1, N, , \"Lee, Ann\", 0\n1, 1, S, , A & B / C, 0\n",
     NAMED_L "pair 3 Ann Lee & A B C\n", ""},
    {"a later row for the same seat", NAMED PLAYERS "1, 1, N, , Ann, 0\n1, 1, S, , Bo, 0\n1, 1, N, , Di, 0\n",
     NAMED_L "pair 3 Di & Bo\n", ""},
    {"numbers in every round, and a substitute",
     NAMED PLAYERS "1, 1, N, 7, Ann, 1\n1, 1, S, 8, Bo, 1\n1, 1, N, 9, Di, 2\n1, 1, S, 8, Bo, 2\n",
     NAMED_L "about 3 bws:substitute Di from round 2\npair 3 Ann & Bo\nnumbers 3 7 8\n", ""},
    {"East-West moved after they gave their numbers",
     "[Section]\nID, Letter, Tables, EWMoveBeforePlay, Winners\n1, A, 2, -1, 1\n" NAMED PLAYERS
     "1, 1, N, , Ann, 0\n1, 1, E, , Cy, 0\n1, 2, E, , Eve, 0\n",
     NAMED_L "pair 3 Ann\npair 8 Eve\npair 9 Cy\n", ""},
    {"a table that is nowhere", NAMED PLAYERS "1, 7, N, , Ann, 0\n", NAMED_L,
     "warning: PlayerNumbers, row 1: the pairs at table 7 in round 0 are unknown\n"},
    {"a direction that is none", NAMED PLAYERS "1, 1, NS, , Ann, 0\n", NAMED_L,
     "warning: PlayerNumbers, row 1: Direction is 'NS': expected N, E, S or W\n"},
    {"two winners",
     "[Section]\nID, Letter, Winners\n1, A, 2\n" ROUNDS "1, 1, 1, 3, 3, 1, 2\n" RECEIVED
     "1, 1, 1, 1, 1, 3, 3, 3, N, 4 H, =\n" PLAYERS "1, 1, N, , Ann, 0\n1, 1, E, , Cy, 0\n",
     "winners 2\nround 1\nboard 1\n3 3 4H N =\npair NS3 Ann\npair EW3 Cy\n", ""},
    {"individuals",
     "[RoundData]\nSection, Table, Round, NSPair, EWPair, South, West\n1, 1, 1, 1, 2, 5, 6\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 6, W, 4 H, =\n" PLAYERS "1, 1, N, , Ann, 0\n1, 1, E, , Cy, 0\n1, 1, W, , Di, 0\n",
     "round 1\nboard 1\n1+5 2+6 4H W =\nplayer 1 Ann\nplayer 2 Cy\nplayer 6 Di\n", ""},
    {"teams",
     "[Section]\nID, Letter, ScoringType, Winners\n1, A, 4, 1\n" ROUNDS
     "1, 1, 1, 1, 2, 1, 2\n1, 2, 1, 2, 1, 1, 2\n" RECEIVED
     "1, 1, 1, 1, 1, 1, 2, 1, N, 4 H, =\n2, 1, 2, 1, 1, 2, 1, 2, N, 4 H, =\n" PLAYERS
     "1, 2, E, , Cy, 0\n1, 2, W, , Di, 0\n1, 1, N, , Ann, 0\n1, 1, S, , Bo, 0\n",
     "scoring imps\nround 1\nboard 1\n1 2 4H N =\n2 1 4H N =\nteam 1 : Ann, Bo, Cy, Di\n", ""},
    {"ranks that the file gives",
     RECEIVED ONE "[Results]\nSection, Orientation, Number, Score, Rank\n1, NS, 3, 62.50, 1=\n",
     "round 1\nboard 1\n3 8 4H N =\ntotal 3 rank 1=\nabout 3 bws:Score 62.50\n", ""},
};

/* ---- Other tables ------------------------------------------------------------------------------ */

#define BIDS  "[BiddingData]\nID, Section, Table, Round, Board, Counter, Direction, Bid, Erased\n"
#define DEALT "deal N:AKQ2.KQJ.A32.K32 JT98.T98.JT9.JT9 7654.A765.KQ8.A8 3.432.7654.Q7654\n"

static const file_case others[] = {
    {"hands", RECEIVED ONE HANDS "1, 1, " CARDS "3, 432, 7654, Q7654\n",
     "board 1\n" DEALT "round 1\nboard 1\n3 8 4H N =\n", ""},
    {"tens, blanks, and small letters",
     RECEIVED ONE HANDS
     "1, 1, A K Q 2, kqj, A32, K32, J1098, 1098, j 10 9, JT9, 7654, A765, KQ8, A8, 3, 432, 7654, Q7654\n",
     "board 1\n" DEALT "round 1\nboard 1\n3 8 4H N =\n", ""},
    {"three hands tell the fourth", RECEIVED ONE HANDS "1, 1, " CARDS ", , , \n",
     "board 1\n" DEALT "round 1\nboard 1\n3 8 4H N =\n", ""},
    {"no hands", RECEIVED ONE HANDS "1, 1, , , , , , , , , , , , , , , , \n", NAMED_L, ""},
    {"the same hands for another section",
     RECEIVED ONE "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n" HANDS "1, 1, " CARDS
                  "3, 432, 7654, Q7654\n2, 1, " CARDS "3, 432, 7654, Q7654\n",
     "board 1\n" DEALT "round 1\nboard 1\nA3 A8 4H N =\nB3 B8 4H N =\n", ""},
    {"other hands for another section",
     RECEIVED ONE "2, 2, 1, 1, 1, 3, 8, 3, N, 4 H, =\n" HANDS "1, 1, " CARDS
                  "3, 432, 7654, Q7654\n2, 1, 3, 432, 7654, Q7654, " CARDS "\n",
     "board 1\n" DEALT "set compare section\nround 1\nboard 1\nA3 A8 4H N =\nB3 B8 4H N =\n",
     "warning: HandRecord: sections have different cards on the same board: results are compared within each section\n"},
    {"a card twice", RECEIVED ONE HANDS "1, 1, AKQ2, KQJ, A32, K32, AJT98, T98, JT9, T9, , , , , , , , \n",
     NAMED_L,
     "warning: HandRecord, row 1: the cards of board 1 are left out: SA is dealt twice: North already has it\n"},
    {"twelve cards", RECEIVED ONE HANDS "1, 1, " CARDS "3, 432, 765, Q7654\n", NAMED_L,
     "warning: HandRecord, row 1: the cards of board 1 are left out: they are not four hands of 13\n"},
    {"one hand", RECEIVED ONE HANDS "1, 1, AKQ2, KQJ, A32, K32, , , , , , , , , , , , \n", NAMED_L,
     "warning: HandRecord, row 1: the cards of board 1 are left out: they are not four hands of 13\n"},
    {"hands of no board", RECEIVED ONE HANDS "1, 0, " CARDS "3, 432, 7654, Q7654\n", NAMED_L,
     "warning: HandRecord, row 1: Board is 0: expected 1 to 9999\n"},
    {"an auction, in any order, with a call that was corrected and one that was erased",
     RECEIVED ONE BIDS
     "3, 1, 1, 1, 1, 2, E, x, no\n1, 1, 1, 1, 1, 1, N, 1 NT, no\n4, 1, 1, 1, 1, 2, E, PASS, no\n"
     "5, 1, 1, 1, 1, 3, S, 4H, no\n6, 1, 1, 1, 1, 4, W, X, no\n7, 1, 1, 1, 1, 5, N, xx, yes\n"
     "8, 1, 2, 1, 1, 1, N, 7C, no\n",
     NAMED_L "auction N 1NT Pass 4H X\n", ""},
    {"who began, by the board", RECEIVED ONE BIDS "1, 1, 1, 1, 1, 0, , 1NT, no\n", NAMED_L "auction N 1NT\n",
     ""},
    {"an auction that cannot be",
     RECEIVED ONE BIDS "1, 1, 1, 1, 1, 1, N, 1NT, no\n2, 1, 1, 1, 1, 2, E, 1H, no\n", NAMED_L,
     "warning: ReceivedData, row 1, table 1, round 1, board 1: the auction is left out: 1H is insufficient over 1NT (Law 18)\n"},
    {"the session",
     "[Session]\nID, Name, Date, Time\n7, Monday, 2026-11-16, 19:00:00\n1, Tuesday Pairs, 2026-11-17, 19:30:00\n"
     "[Section]\nID, Letter, Session, Winners\n1, A, 1, 1\n" RECEIVED ONE,
     "event Tuesday Pairs\ntag time 19:30\ndate 2026-11-17\n" NAMED_L, ""},
    {"a session without a date",
     "[Session]\nID, Name\n1, Tuesday Pairs\n[ReceivedData]\nSection, Table, Round, Board, PairNS, "
     "PairEW, NS/EW, Contract, Result, DateLog\n1, 1, 1, 1, 3, 8, N, 4 H, =, 2026-11-17 00:00:00\n",
     "event Tuesday Pairs\ndate 2026-11-17\n" NAMED_L, ""},
    {"columns of the first version",
     "[ReceivedData]\nBoard, PairNS, PairEW, NS/EW, Contract, Result\n1, 3, 8, N, 4 H, =\n",
     "board 1\n3 8 4H N =\n", ""},
    {"columns in other letters",
     "[ReceivedData]\nBOARD, pairns, pairew, ns/ew, CONTRACT, result\n1, 3, 8, N, 4 H, =\n",
     "board 1\n3 8 4H N =\n", ""},
    {"no results yet", "[ReceivedData]\nBoard, PairNS, PairEW, NS/EW, Contract, Result\n", "", ""},
    {"not of a Bridgemate", "[Customers]\nID, Name\n1, Ann\n", "", "error: no such table\n"},
};

static void test_results(void **state) {
    (void)state;
    check_cases(results, COUNT(results));
}

static void test_remarks(void **state) {
    (void)state;
    check_cases(remarks, COUNT(remarks));
}

static void test_corrections(void **state) {
    (void)state;
    check_cases(corrections, COUNT(corrections));
}

static void test_seats(void **state) {
    (void)state;
    check_cases(seats, COUNT(seats));
}

static void test_scorings(void **state) {
    (void)state;
    check_cases(scorings, COUNT(scorings));
}

static void test_names(void **state) {
    (void)state;
    check_cases(names, COUNT(names));
}

static void test_others(void **state) {
    (void)state;
    check_cases(others, COUNT(others));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_every_result, event_teardown),
        cmocka_unit_test_teardown(test_every_lead, event_teardown),
        cmocka_unit_test_teardown(test_results, event_teardown),
        cmocka_unit_test_teardown(test_remarks, event_teardown),
        cmocka_unit_test_teardown(test_corrections, event_teardown),
        cmocka_unit_test_teardown(test_seats, event_teardown),
        cmocka_unit_test_teardown(test_scorings, event_teardown),
        cmocka_unit_test_teardown(test_names, event_teardown),
        cmocka_unit_test_teardown(test_others, event_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
