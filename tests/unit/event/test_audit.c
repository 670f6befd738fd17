/* The audit: a file with all its scores right has no findings; each number that is changed is found, with what is right;
 * and settings that a file does not say are found by its scores. */
#include "oddtrick_format.h"
#include "random_event.h"

typedef struct text {
    char bytes[1 << 17];
    size_t len;
} text;

static text written, changed;

static void put(void *owner, const char *bytes, size_t len) {
    text *t = owner;
    assert_true(t->len + len < sizeof t->bytes);
    memcpy(t->bytes + t->len, bytes, len);
    t->len += len;
}

static void lost(void *owner, const char *what) {
    (void)owner;
    fail_msg("the log lost %s", what);
}

/* The event that is open, with what it computes, as a log. */
static void write_scores(text *out) {
    odd_sink sink = {.owner = out, .put = put, .lost = lost};
    odd_error error;
    out->len = 0;
    assert_int_equal(ODD_OK, odd_event_export(now.e, odd_format_named("event"), &now.arena, &sink, &error));
}

static odd_audit audit(const text *t) {
    odd_audit a;
    event_any(t->bytes, t->len);
    for (size_t i = 0; i < odd_event_about(now.e)->problem_count; i++)
        CHECK(odd_problem_at(now.e, i)->warning, "%d: %s: %.*s", odd_problem_at(now.e, i)->error.line,
              odd_problem_at(now.e, i)->error.message, (int)t->len, t->bytes);
    assert_int_equal(ODD_OK, odd_event_audit(&a, now.e, &now.arena, ODD_ASCII));
    return a;
}

static bool random_scores(uint64_t seed) {
    static random_log l;
    static text log;
    random_event(&l, seed, 70);
    log.len = 0;
    for (int i = 0; i < l.count; i++)
        put(&log, l.lines[i], strlen(l.lines[i]));
    event_any(log.bytes, log.len);
    if (odd_event_about(now.e)->error_count > 0)
        return false;
    write_scores(&written);
    return true;
}

static void test_nothing_wrong(void **state) {
    (void)state;
    size_t values = 0;
    for (uint64_t seed = 1; seed <= unit_many(1500); seed++) {
        if (!random_scores(seed))
            continue;
        odd_audit a = audit(&written);
        CHECK(a.count == 0 && a.values == a.right, "log %d: %s", (int)seed,
              a.count > 0 ? a.list[0].message : "");
        values += a.values;
    }
    CHECK(values > unit_many(20000), "only %d values", (int)values);
}

/* Replaces the n-th line that begins with the word; returns the line's number, 0 if there is none. */
static uint32_t change_line(const char *word, int n, const char *last) {
    uint32_t line = 1, found = 0;
    changed.len = 0;
    for (size_t at = 0; at < written.len; line++) {
        const char *start = written.bytes + at;
        size_t len = (size_t)((const char *)memchr(start, '\n', written.len - at) - start);
        if (strncmp(start, word, strlen(word)) == 0 && n-- == 0) {
            size_t keep = len;
            while (keep > 0 && (start[keep - 1] != ' ' || (start[keep] == '-' && keep + 1 == len)))
                keep--;
            keep = keep < strlen(word) ? strlen(word) : keep;
            put(&changed, start, keep);
            put(&changed, last, strlen(last));
            found = line;
        } else {
            put(&changed, start, len);
        }
        put(&changed, "\n", 1);
        at += len + 1;
    }
    return found;
}

/* Every kind of line that gives a number: the last of its numbers becomes one that nothing is worth. */
static void test_each_change_is_found(void **state) {
    (void)state;
    static const char *const words[] = {"said score ",   "said mp ", "said imps ",
                                        "said percent ", "total ",   "match "};
    int found[6] = {0};
    for (uint64_t seed = 3001; seed <= 3000 + unit_many(400); seed++) {
        if (!random_scores(seed))
            continue;
        for (int w = 0; w < 6; w++)
            for (int n = 0; n < 3; n++) {
                uint32_t line = change_line(words[w], n, w == 0 ? "7570" : "7777.7777");
                if (line == 0)
                    continue;
                odd_audit a = audit(&changed);
                bool there = a.others > 0; /* of nobody, or of a line that was corrected */
                for (size_t i = 0; i < a.count; i++)
                    there = there || a.list[i].line == line;
                CHECK(there, "log %d, line %d: not found", (int)seed, (int)line);
                CHECK(a.count <= 2, "log %d, line %d: %d findings", (int)seed, (int)line, (int)a.count);
                found[w] += a.count > 0;
            }
    }
    for (int w = 0; w < 6; w++)
        CHECK((uint64_t)found[w] > unit_many(20), "%s: only %d", words[w], found[w]);
}

/* Without its settings, the scores of a file still tell which they were. */
static void without_settings(void) {
    changed.len = 0;
    for (size_t at = 0; at < written.len;) {
        const char *start = written.bytes + at;
        size_t len = (size_t)((const char *)memchr(start, '\n', written.len - at) - start) + 1;
        if (strncmp(start, "set ", 4) != 0)
            put(&changed, start, len);
        at += len;
    }
}

/* Sixteen results on each of nine boards, some missing, one artificial. */
static void many_results(const char *head) {
    static text log;
    char line[100];
    uint64_t seed = 12345;
    log.len = 0;
    put(&log, head, strlen(head));
    for (int board = 1; board <= 9; board++) {
        put(&log, line, (size_t)snprintf(line, sizeof line, "board %d\n", board));
        for (int i = 1; i <= 16; i++) {
            seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
            int kind = (int)(seed >> 40) % 24;
            static const char *const results[] = {"4S N =",   "4S N -1", "3NT S +1", "3NT S =", "2H E -1",
                                                  "5DX W -3", "4S N +2", "6S N -1",  "pass",    "4H E ="};
            const char *result = kind < 20    ? results[kind % 10]
                                 : kind == 20 ? "not played"
                                 : kind == 21 ? "ave+/ave-"
                                              : results[kind % 10];
            put(&log, line,
                (size_t)snprintf(line, sizeof line, "%d %d %s\n", i, 17 + (i + board) % 16, result));
        }
    }
    event_any(log.bytes, log.len);
    assert_int_equal(0, odd_event_about(now.e)->error_count);
    write_scores(&written);
    without_settings();
}

static void test_settings_are_found(void **state) {
    (void)state;
    static const struct {
        const char *head;
        odd_setting_name name;
        const char *value;
    } cases[] = {
        {"scoring matchpoints\nset neuberg simple\n", ODD_SET_NEUBERG, "simple"},
        {"scoring matchpoints\nset neuberg off\n", ODD_SET_NEUBERG, "off"},
        {"scoring matchpoints\nset unit 0.1\n", ODD_SET_UNIT, "0.1"},
        {"scoring matchpoints\nset unit 1\nset neuberg simple\n", ODD_SET_UNIT, "1"},
        {"scoring matchpoints\nset own-average off\n", ODD_SET_OWN_AVERAGE, "off"},
        {"scoring cross-imps\nset cross-imps total\n", ODD_SET_CROSS_IMPS, "total"},
        {"scoring cross-imps\nset cross-imps cross1\n", ODD_SET_CROSS_IMPS, "cross1"},
        {"scoring cross-imps\nset imp-unit 0.1\n", ODD_SET_IMP_UNIT, "0.1"},
        {"scoring butler\nset datum median\n", ODD_SET_DATUM, "median"},
        {"scoring butler\nset datum mean\n", ODD_SET_DATUM, "mean"},
        {"scoring butler\nset datum zero-sum\n", ODD_SET_DATUM, "zero-sum"},
        {"scoring butler\nset datum mean\nset datum-unit 1\n", ODD_SET_DATUM, "mean"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char value[64];
        many_results(cases[i].head);
        odd_audit a = audit(&changed);
        odd_setting_format(value, sizeof value, now.e, cases[i].name);
        CHECK(a.count == 0, "case %d: %d of %d right, %s %s", (int)i, (int)a.right, (int)a.values,
              odd_setting_about(cases[i].name)->name, value);
        CHECK(strcmp(value, cases[i].value) == 0 && a.determined[cases[i].name], "case %d: found %s", (int)i,
              value);
    }
}

static void test_scale_is_found(void **state) {
    (void)state;
    static const char *const scales[] = {"wbf", "wbf-discrete", "acbl20", "acbl30", "win-loss"};
    for (int s = 0; s < 5; s++) {
        static text log;
        char line[100];
        uint64_t seed = 99;
        log.len = 0;
        put(&log, line, (size_t)snprintf(line, sizeof line, "scoring imps\nvp %s\n", scales[s]));
        for (int round = 1; round <= 6; round++) {
            put(&log, line, (size_t)snprintf(line, sizeof line, "round %d\n", round));
            for (int board = 1; board <= 8; board++) {
                static const char *const results[] = {"4S N =", "4S N -1", "3NT S +1", "2H E -1", "6S N ="};
                put(&log, line, (size_t)snprintf(line, sizeof line, "board %d\n", board));
                for (int t = 0; t < 2; t++) {
                    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
                    put(&log, line,
                        (size_t)snprintf(line, sizeof line, "%d %d %s\n", 1 + t, 2 - t,
                                         results[(seed >> 40) % 5]));
                }
            }
        }
        event_any(log.bytes, log.len);
        assert_int_equal(0, odd_event_about(now.e)->error_count);
        write_scores(&written);
        changed.len = 0;
        for (size_t at = 0; at < written.len;) {
            const char *start = written.bytes + at;
            size_t len = (size_t)((const char *)memchr(start, '\n', written.len - at) - start) + 1;
            if (strncmp(start, "vp ", 3) != 0)
                put(&changed, start, len);
            at += len;
        }
        odd_audit a = audit(&changed);
        CHECK(a.count == 0 && odd_event_about(now.e)->has_vp &&
                  strcmp(odd_vp_kind_text(odd_event_about(now.e)->vp_kind), scales[s]) == 0,
              "%s: found %s, %d findings", scales[s], odd_vp_kind_text(odd_event_about(now.e)->vp_kind),
              (int)a.count);
    }
}

/* ---- Cards ------------------------------------------------------------------------------------- */

static void test_cards(void **state) {
    (void)state;
    static const char deal[] = "deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876\n";
    static const struct {
        const char *lines;
        const char *finding; /* kind, blank, end of the message; "": nothing */
    } cases[] = {
        {"1 2 4S N = lead HA\n", ""},
        {"1 2 4S N = lead H2\n", "lead the lead was H2, which East does not have: it is South's"},
        {"1 2 4S N =\nauction N 1S p 4S ap\n", ""},
        {"1 2 4S N =\nauction N 1S p 4S x ap\n", "contract the auction ended in 4SX N"},
        {"1 2 4S S =\nauction N 1S p 4S ap\n", "contract the auction ended in 4S N"},
        {"1 2 4S N =\nauction N 1S p 4S ap p\n", ""}, /* a pass too many says nothing else */
        {"1 2 4S N =\nauction N 1S p 4S ap x\n", "auction a call after the auction ended (Law 39)"},
        /* what a file declares itself */
        {"1 2 4S S =\nauction N 1S p 4S ap\ntag pbn:Declarer ^S\n", ""},
        {"1 2 4S N =\ncards E HA H2 C6 H9\ntag pbn:Play E HA H2 C6 ^R H9\n", ""},
        {"1 2 7S N =\ncards E HA H2 H5 H9\ntag pbn:Result ^13\n", ""},
        /* a lead that fits the declarer of the auction is no finding of its own */
        {"1 2 4S S = lead HA\nauction N 1S p 4S ap\n", "contract the auction ended in 4S N"},
        /* a list beside a table */
        {"1 2 4S N =\ntag lin:result 4S N +1\n",
         "tricks this result is in the list of results, but the table has 4S N +1"},
        /* a game that is no result: no tricks, or beside a table of scores */
        {"auction N 1S p 3S ap\ntag pbn:Declarer N\ntag pbn:Contract 4S\n",
         "contract the auction ended in 3S N"},
        {"auction N 1S p 4S ap\ntag pbn:Declarer N\ntag pbn:Contract 4S\n", ""},
        {"auction N 1S p 1H ap\n", "auction the auction: 1H is insufficient over 1S (Law 18)"},
        {"cards E HA H2 C6 H9\ntag pbn:Declarer N\ntag pbn:Contract 4S\n",
         "play a revoke in the play (Law 61)"},
        {"tag pbn:Declarer N\ntag pbn:Contract 4S\ntag pbn:Result 10\ntag pbn:Score NS 430\n",
         "score the file says 430, it should be 420"},
        {"tag pbn:Declarer W\ntag pbn:Contract 4S\ntag pbn:Result 10\ntag pbn:Score EW 420\n", ""},
        {"tag pbn:Declarer W\ntag pbn:Contract 4S\ntag pbn:Result 9\ntag pbn:Score -50\n", ""},
        {"1 2 4S S =\nauction N p 1S p 4S ap\n", "contract the auction ended in 4S E"},
        {"1 2 4H S =\nauction N 1S p 4S ap\n", "contract the auction ended in 4S N"},
        {"1 2 pass\nauction N p p p p\n", ""},
        {"1 2 pass\nauction N p 1C ap\n", "contract the auction ended in 1C E"},
        {"1 2 4S N =\nauction N p p p p\n", "contract the auction ended in pass"},
        {"1 2 4S N = lead HK\ncards E HK H2 H5 H9\n", ""},
        {"1 2 4S N = lead HK\ncards E HA H2 H5 H9\n", "lead the lead was HK, but the first card is HA"},
        {"1 2 7S N =\ncards E HA H2 H5 H9\n",
         "tricks 13 tricks, but after 4 cards declarer's side has 0 and can have at most 12"},
        {"1 2 1S N -7\ncards E S8 S3 S6 SA\n",
         "tricks 0 tricks, but after 4 cards declarer's side has 1 and can have at most 13"},
        /* which is not said of a contract of the other side, besides */
        {"1 2 7S E =\nauction N 7S ap\ncards E S8 S3 S6 SA\n", "contract the auction ended in 7S N"},
        {"1 2 4S N =\ncards E HA H2 C6 H9\n", "play a revoke in the play (Law 61)"},
        {"1 2 4S N =\ncards E HA H2 H5 H9 D5 DA D9 D6 CK C6 C3 CA\n",
         ""}, /* South leads to the third trick */
        {"1 2 4S N =\ncards E HA H2 H5 H9 D5 DA D9 D6 CA CK C6 C3\n",
         "play the play: CA is not in South's hand"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        static text log;
        log.len = 0;
        put(&log, "board 1\n", 8);
        put(&log, deal, strlen(deal));
        put(&log, cases[i].lines, strlen(cases[i].lines));
        odd_audit a = audit(&log);
        if (cases[i].finding[0] == '\0') {
            CHECK(a.count == 0, "case %d: %s", (int)i, a.count > 0 ? a.list[0].message : "");
            continue;
        }
        assert_int_equal(1, a.count);
        const char *blank = strchr(cases[i].finding, ' ');
        const char *message = a.list[0].message;
        size_t kind = (size_t)(blank - cases[i].finding), end = strlen(blank + 1);
        CHECK(strncmp(odd_audit_text(a.list[0].kind), cases[i].finding, kind) == 0 && strlen(message) > end &&
                  strcmp(message + strlen(message) - end, blank + 1) == 0,
              "case %d: %s %s", (int)i, odd_audit_text(a.list[0].kind), message);
    }
}

/* A program that leaves out the passes before the opening bid does so in all of a file: then auctions are turned, but not
 * against the lead, and not where any auction begins with a pass. */
static void test_passes_left_out(void **state) {
    (void)state;
    static const char deal[] = "deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876\n";
    static const struct {
        const char *last;
        size_t findings;
    } cases[] = {
        {"1 2 4S N =\nauction N 1S p 4S ap\n", 0},
        {"1 2 4S S = lead D9\nauction N 1S p 4S ap\n", 0}, /* West leads it */
        {"1 2 4S S = lead HA\nauction N 1S p 4S ap\n", 1}, /* East does */
        {"1 2 4S S =\nauction N p p 1S p 4S ap\n", 3},     /* all passes are there */
        {"1 2 4S N =\nauction N p p 1S p 4S ap\n", 1},     /* all four have the partner: one cause */
        {"1 2 4H S = lead D9\nauction N 1S p 4S ap\n", 1}, /* another contract */
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        static text log;
        char line[200];
        log.len = 0;
        for (int board = 1; board <= 4; board++) {
            put(&log, line, (size_t)snprintf(line, sizeof line, "board %d\n%s", board, deal));
            const char *lines = board < 4 ? "1 2 4S S =\nauction N 1S p 4S ap\n" : cases[i].last;
            put(&log, lines, strlen(lines));
        }
        odd_audit a = audit(&log);
        CHECK(a.count == cases[i].findings, "case %d: %d findings", (int)i, (int)a.count);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_nothing_wrong, event_teardown),
        cmocka_unit_test_teardown(test_each_change_is_found, event_teardown),
        cmocka_unit_test_teardown(test_settings_are_found, event_teardown),
        cmocka_unit_test_teardown(test_scale_is_found, event_teardown),
        cmocka_unit_test_teardown(test_cards, event_teardown),
        cmocka_unit_test_teardown(test_passes_left_out, event_teardown),
    };
    return cmocka_run_group_tests_name("audit", tests, NULL, NULL);
}
