/* CSV: the results of any event are the same after they were written and read; headings in their usual spellings; cells
 * in every encoding and with every separator. */
#include "exchange.h"

static test_event other;

static int close_both(void **state) {
    event_close(&other);
    return event_teardown(state);
}

/* ---- There and back ---------------------------------------------------------------------------- */

/* The lines of a log that CSV can express: boards, hands, results and their scores. */
static void keep_results(exchange_text *log) {
    static const char *const dropped[] = {
        "event",        "date",    "scoring",   "winners", "set",     "vp",    "total",  "match",   "said mp",
        "said imps",    "penalty", "handicap",  "strat",   "phantom", "bye",   "lineup", "numbers", "tag",
        "said percent", "pair",    "carryover", "auction", "cards",   "about", "player", "team"};
    size_t kept = 0, last_round = SIZE_MAX;
    for (char *line = log->text; *line != '\0';) {
        size_t len = strcspn(line, "\n") + 1;
        bool drop = false;
        for (size_t i = 0; i < COUNT(dropped); i++) {
            size_t word = strlen(dropped[i]);
            drop =
                drop || (strncmp(line, dropped[i], word) == 0 && (line[word] == ' ' || line[word] == '\n'));
        }
        char *next = line + len;
        if (strncmp(line, "round ", 6) == 0) { /* one without results is not stored */
            if (last_round != SIZE_MAX)
                kept = last_round;
            last_round = kept;
        } else if (!drop) {
            last_round = SIZE_MAX;
        }
        if (!drop) {
            memmove(log->text + kept, line, len);
            kept += len;
        }
        line = next;
    }
    if (last_round != SIZE_MAX)
        kept = last_round;
    log->text[kept] = '\0';
    log->len = kept;
}

/* Whether somebody is on a line that stands. */
static bool is_written(const odd_event *e, uint32_t who) {
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        for (int d = 0; d < 2; d++) {
            odd_partners at = odd_event_partners(e, odd_play_at(e, i), d);
            if (!odd_play_at(e, i)->corrected && odd_play_at(e, i)->kind != ODD_VOID &&
                (at.who[0] == who || at.who[1] == who))
                return true;
        }
    return false;
}

/* Everybody who plays has the same names. */
static void check_names(uint64_t which) {
    for (size_t i = 0; i < odd_event_about(now.e)->contestant_count; i++) {
        const odd_contestant *c = odd_contestant_at(now.e, i);
        char id[40];
        uint32_t who;
        snprintf(id, sizeof id, "%s%.*s",
                 c->direction == ODD_NS   ? "NS"
                 : c->direction == ODD_EW ? "EW"
                                          : "",
                 (int)c->id.len, c->id.text);
        if (!is_written(now.e, (uint32_t)i))
            continue;
        CHECK(odd_event_find(other.e, &who, id, strlen(id), NULL) == ODD_OK, "event %d: no %s", (int)which,
              id);
        odd_text names = odd_contestant_at(other.e, who)->players;
        CHECK(names.len == c->players.len &&
                  (names.len == 0 || memcmp(names.text, c->players.text, names.len) == 0),
              "event %d: %s is '%.*s', not '%.*s'", (int)which, id, (int)names.len, names.text,
              (int)c->players.len, c->players.text);
    }
}

static void check_round_trip(uint64_t which) {
    exchange_text csv, before, after;
    char problems[4096];
    exchange_write(&csv, &now, "csv");
    int code = exchange_read(&other, "csv", csv.text, csv.len);
    exchange_problems(other.e, problems, sizeof problems);
    CHECK(code == ODD_OK, "event %d: %s\n%s", (int)which, problems, csv.text);
    char scoring[40]; /* which a table does not say */
    int len =
        snprintf(scoring, sizeof scoring, "scoring %s\n", odd_scoring_text(odd_event_about(now.e)->scoring));
    odd_event_read(other.e, event_keep(&other, unit_exact(scoring, (size_t)len)), (size_t)len);
    code = odd_event_score(other.e);
    exchange_problems(other.e, problems, sizeof problems);
    CHECK(code == ODD_OK, "event %d: %s\n%s", (int)which, problems, csv.text);
    exchange_log(&before, &now);
    exchange_log(&after, &other);
    keep_results(&before);
    keep_results(&after);
    exchange_sort(&before); /* in which order groups stand is not said */
    exchange_sort(&after);
    exchange_check_same(&before, &after, which);
    check_names(which);
    CHECK(odd_format_detect(csv.text, csv.len) == odd_format_named("csv"), "event %d: not known", (int)which);
    exchange_free(&csv);
    exchange_free(&before);
    exchange_free(&after);
}

static void test_random_events(void **state) {
    (void)state;
    int good = 0;
    for (uint64_t seed = 1; seed <= unit_many(1500); seed++) {
        if (!exchange_random(&now, seed) || odd_event_about(now.e)->play_count == 0)
            continue;
        check_round_trip(seed);
        good++;
    }
    CHECK((uint64_t)good > unit_many(500), "only %d events", good);
}

static void test_hands_and_names(void **state) {
    (void)state;
    event_good(
        "pair 1 Ann \"Ace\" Lee & Bo, Jr\npair 2 Cy\nboard 1 dealer E vul both\n"
        "deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - 7654.8765.T9.KQT\n1 2 4SX N +1 lead HK\ntag table 7\n"
        "tag pbn:Annotator a, b\\x0ac\n2 1 score 420\nboard 3 group B\n1 2 4S N = wrong direction\n"
        "board 7\ndeal E:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 - -\n");
    check_round_trip(0);
}

/* What cannot be said is listed, each once. */
static void test_lost(void **state) {
    (void)state;
    exchange_text csv;
    event_good("event X\ndate 2026-11-17\nscoring butler\nset datum median\npair 1 A\npair 2 B\npair 3 C\n"
               "strat 1 B\nstrat 2 B\nhandicap 1 2\ncarryover 2 3\npenalty 1 1 imps\ntag site S\n"
               "board 1\n1 2 4S N =\nauction N 4S ap\ncards E SA\n");
    exchange_write(&csv, &now, "csv");
    assert_string_equal(csv.lost, "the title\nthe date\nhow it is scored\na setting\n"
                                  "the names of a pair\na carry-over\na handicap\n2 strata\n"
                                  "a penalty\nan auction\nthe play of a board\na tag\n");
    exchange_free(&csv);
}

/* ---- Headings and cells ------------------------------------------------------------------------ */

/* The one result of a table, as its log says it. */
static void check_result(const char *csv, size_t len, const char *expected) {
    exchange_text log;
    char problems[4096];
    int code = exchange_read(&now, "csv", csv, len);
    exchange_problems(now.e, problems, sizeof problems);
    CHECK(code == ODD_OK, "%s\n%s", problems, csv);
    odd_event_score(now.e);
    exchange_log(&log, &now);
    keep_results(&log);
    CHECK(strstr(log.text, expected) != NULL, "'%s' is not in\n%s of\n%s", expected, log.text, csv);
    exchange_free(&log);
}

static void test_headings(void **state) {
    (void)state;
    static const char *const heads[] = {
        "board,ns,ew,contract,by,result",
        "Board No.,NS Pair,EW Pair,Contract,Declarer,Result",
        "BD,N/S No,E/W No,BID,Played by,outcome",
        "Board #,pair_ns,pair_ew,final contract,decl,res",
        "brd,North-South,East-West,Contract,dec,Result",
        "Board,N-S pair number,E-W pair number,Contract,Declared By,Result",
        "boardnumber,nsid,ewid,contract,by,result",
    };
    for (size_t i = 0; i < COUNT(heads); i++) {
        char csv[200];
        int len = snprintf(csv, sizeof csv, "%s\n7,1,2,3 NT x,west,-2\n", heads[i]);
        check_result(csv, (size_t)len, "board 7\n1 2 3NTX W -2\n");
        CHECK(odd_format_detect(csv, (size_t)len) == odd_format_named("csv"), "not known: %s", heads[i]);
    }
}

/* One table in every separator, line end and encoding. */
static void test_cells(void **state) {
    (void)state;
    static const char *const separators[] = {",", ";", "\t"}, *const ends[] = {"\n", "\r\n", "\r"};
    static const char *const cells[] = {"board", "ns", "ew", "ns names", "contract",   "\n",
                                        "1",     "1",  "2",  "J\xF6rg",  "\"4S N =\"", "\n"};
    for (size_t s = 0; s < COUNT(separators); s++)
        for (size_t e = 0; e < COUNT(ends); e++)
            for (int form = 0; form < 4; form++) { /* Windows-1252, UTF-8, the same with a mark, UTF-16 */
                char narrow[400] = "", wide[800];
                size_t len = 0, at = 0;
                for (size_t i = 0; i < COUNT(cells); i++) {
                    bool line_end = cells[i][0] == '\n';
                    strcat(narrow, line_end ? ends[e] : cells[i]);
                    if (!line_end && cells[i + 1][0] != '\n')
                        strcat(narrow, separators[s]);
                }
                if (form == 2)
                    len += (size_t)sprintf(wide, "\xEF\xBB\xBF");
                else if (form == 3)
                    len += (size_t)sprintf(wide, "\xFF\xFE");
                for (; narrow[at] != '\0'; at++) {
                    unsigned char c = (unsigned char)narrow[at];
                    if (c >= 0x80 && form > 0 && form < 3)
                        wide[len++] = '\xC3', c = (unsigned char)(c - 0x40);
                    wide[len++] = (char)c;
                    if (form == 3)
                        wide[len++] = '\0';
                }
                check_result(wide, len, "1 2 4S N =\n");
                odd_text name = odd_contestant_at(now.e, event_who("1"))->players;
                CHECK(name.len == 5 && memcmp(name.text, "J\xC3\xB6rg", 5) == 0, "%.*s", (int)name.len,
                      name.text);
            }
}

/* Every result in one cell, in three, with tricks, and with what a spreadsheet makes of it beside its score. */
static void test_all_results(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++) {
        odd_result r = unit_result(nth, (odd_seat)(ODD_NORTH + nth % 4));
        char text[ODD_RESULT_MAX], csv[600], contract[32], expected[64];
        odd_result_format(text, sizeof text, r, ODD_ASCII);
        snprintf(contract, sizeof contract, "%d%s%s", r.level, odd_strain_text(r.strain, ODD_ASCII),
                 odd_doubling_text(r.doubling));
        int over = r.tricks - 6 - r.level, score = odd_score(r, ODD_VUL_NONE);
        const char *seat = odd_seat_text(r.declarer);
        int len =
            snprintf(csv, sizeof csv,
                     "board,ns,ew,contract,by,result,tricks,score\n1,1,2,%s,,,,%d\n1,3,4,%s,%s,%s%d,,%d\n"
                     "1,5,6,%s,%s,,%d,%d\n1,7,8,%s,%s,%d,,%d\n",
                     text, score, contract, seat, over > 0 ? "+" : "", over, score, contract, seat, r.tricks,
                     score, contract, seat, over, score);
        if (over == 0) /* 0 has no sign; = is in the first row */
            len = snprintf(csv, sizeof csv,
                           "board,ns,ew,contract,by,result,score\n1,1,2,%s,,,%d\n1,7,8,%s,%s,0,%d\n", text,
                           score, contract, seat, score);
        snprintf(expected, sizeof expected, "1 2 %s\n", text);
        check_result(csv, (size_t)len, expected);
        snprintf(expected, sizeof expected, "7 8 %s\n", text);
        check_result(csv, (size_t)len, expected);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_random_events, close_both),
        cmocka_unit_test_teardown(test_hands_and_names, close_both),
        cmocka_unit_test_teardown(test_lost, close_both),
        cmocka_unit_test_teardown(test_headings, close_both),
        cmocka_unit_test_teardown(test_cells, close_both),
        cmocka_unit_test_teardown(test_all_results, close_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
