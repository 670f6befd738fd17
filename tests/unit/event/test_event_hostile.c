/* Logs that nobody would write, and machines without memory: nothing may break, and nothing may be said that is not
 * true of the text. */
#include "random_event.h"

/* ---- What must hold whatever was read -------------------------------------------------------------------- */

static int lines_of(const char *text, size_t len) {
    int lines = 0;
    for (size_t i = 0; i < len; i++)
        lines += text[i] == '\n' || i + 1 == len;
    return lines;
}

/* Each problem names a place that is there, in order. */
static void check_places(const char *text, size_t len) {
    int last = 0, lines = lines_of(text, len);
    size_t errors = 0;
    for (size_t i = 0; i < odd_event_about(now.e)->problem_count; i++) {
        const odd_error *error = &odd_problem_at(now.e, i)->error;
        odd_text line = odd_event_line(now.e, (uint32_t)error->line);
        CHECK(error->line >= last && error->line <= lines, "line %d behind %d: %s", error->line, last,
              error->message);
        CHECK(error->line == 0 ||
                  (error->column >= 1 && error->column <= unit_chars(line.text, line.len) + 1),
              "%d:%d: %s", error->line, error->column, error->message);
        CHECK(memchr(error->message, '\0', sizeof error->message) != NULL && error->message[0] != '\0', "%d",
              error->line);
        for (const char *c = error->message; *c != '\0'; c++)
            CHECK((unsigned char)*c >= ' ' && *c != 0x7F, "%d:%d: byte %d in the message", error->line,
                  error->column, *c);
        last = error->line;
        errors += !odd_problem_at(now.e, i)->warning;
    }
    CHECK((now.code == ODD_OK) == (odd_event_about(now.e)->error_count == 0), "code %d, %zu errors", now.code,
          odd_event_about(now.e)->error_count);
    assert_true(errors == odd_event_about(now.e)->error_count ||
                odd_event_about(now.e)->problem_count == ODD_PROBLEMS_MAX);
}

static void check_any(const char *text, size_t len) {
    event_any(text, len);
    check_places(text, len);
}

static const char *const logs[] = {
    "event Tuesday ♠ Pairs\ndate 2026-11-17\nscoring matchpoints acbl\nwinners 1\npair 1 Ann Lée & Bo\nphantom 9\n"
    "board 1\n1 8 4♠X N +1 lead ♥K\n2 9 pass\n3 10 not played\n4 11 ave+/ave-\n5 12 60%/40%\n"
    "6 13 weighted 60% 4S N = 40% 4S N −1\n1 8 void\n1 8 score 420 wrong direction\nboard 2 group B\n"
    "2 7 split 3NT N = / weighted 50% 3NT N -1 50% pass\npenalty 8 25% slow\ncarryover 1 2.5\nhandicap 2 3%\n"
    "strat 1 B\nset neuberg simple\nset tie-break match,countback,tops\n",
    "scoring imps\nvp wbf\nteam 1 Ash: Ann, Bo, Cy, Di\nround 1\nlineup 1 NS Ann & Bo\nboard 1\n1 2 4S N =\n"
    "2 1 4S N -1\n1 3 3 imps/-3 imps\n3 1 weighted 25% pass 75% 4S N =\n2 3 5C E -2\n3 2 5C E =\npenalty 2 1 vp\n"
    "bye 4\nbye 5 12 vp\nset half-match split\nset tie-break match,opponents,quotient,wins\n",
    "scoring butler\nwinners 2\nset datum zero-sum\npair NS1 Ann & Bo\nboard 3\n1 1 4S N =\nNS2 EW2 4S E =\n3 3 pass\n",
    "scoring cross-imps\nplayer 1 Ann\nboard 4\n1+5 2+6 4S N =\n3+7 4+8 7NTXX E -9\nA1+B2 C3+D4 pass\n",
};

/* ---- Bytes --------------------------------------------------------------------------------------------------- */

static void test_every_end(void **state) {
    (void)state;
    for (size_t n = 0; n < COUNT(logs); n++)
        for (size_t len = 0; len <= strlen(logs[n]); len++)
            check_any(logs[n], len);
}

static void test_every_byte_changed(void **state) {
    (void)state;
    static const unsigned char bytes[] = {0,   '\n', '\r', ' ',  '#',  '+',  '-',  '/',  '%',  '9', 'N',
                                          'x', '=',  '.',  0x1B, 0x7F, 0x80, 0xC2, 0xE2, 0xF0, 0xFF};
    char text[1024];
    for (size_t n = 0; n < COUNT(logs); n++) {
        size_t len = strlen(logs[n]);
        memcpy(text, logs[n], len);
        for (size_t at = 0; at < len; at++) {
            for (size_t b = 0; b < COUNT(bytes); b++) {
                text[at] = (char)bytes[b];
                check_any(text, len);
            }
            text[at] = logs[n][at];
        }
    }
}

/* A byte left out, one twice, a line left out. */
static void test_bytes_missing(void **state) {
    (void)state;
    char text[1024];
    for (size_t n = 0; n < COUNT(logs); n++) {
        size_t len = strlen(logs[n]);
        for (size_t at = 0; at < len; at++) {
            memcpy(text, logs[n], at);
            memcpy(text + at, logs[n] + at + 1, len - at - 1);
            check_any(text, len - 1);
            memcpy(text, logs[n], at + 1);
            memcpy(text + at + 1, logs[n] + at, len - at);
            check_any(text, len + 1);
            if (at > 0 && logs[n][at - 1] == '\n') {
                size_t end = at + strcspn(logs[n] + at, "\n") + 1;
                memcpy(text, logs[n], at);
                memcpy(text + at, logs[n] + end, len - end);
                check_any(text, len - (end - at));
            }
        }
    }
}

/* Pieces of all logs put together by chance, and bytes by chance among them. */
static void test_mixed(void **state) {
    (void)state;
    random_log chance = {.state = 17};
    char text[1024];
    for (uint64_t times = 0; times < unit_many(20000); times++) {
        size_t len = 0;
        while (len < 400) {
            const char *log = logs[random_below(&chance, COUNT(logs))];
            size_t from = (size_t)random_below(&chance, (int)strlen(log)), most = strlen(log) - from;
            size_t take = 1 + (size_t)random_below(&chance, 60);
            if (random_chance(&chance, 50)) { /* whole lines */
                while (from > 0 && log[from - 1] != '\n')
                    from--;
                take = strcspn(log + from, "\n") + 1;
                most = strlen(log) - from;
            }
            take = take < most ? take : most;
            memcpy(text + len, log + from, take);
            len += take;
            if (random_chance(&chance, 10))
                text[len++] = (char)random_below(&chance, 256);
        }
        check_any(text, len);
    }
}

/* ---- Limits ------------------------------------------------------------------------------------------------------ */

/* Lines that sprintf makes of numbers from 1 on: how many errors they give, of which the first says that. */
static void check_limit(const char *start, const char *line, int count, size_t errors, const char *message) {
    char *text = malloc((size_t)count * 64 + 64);
    size_t len = (size_t)sprintf(text, "%s", start);
    for (int i = 1; i <= count; i++)
        len += (size_t)sprintf(text + len, line, i);
    event_any(text, len);
    assert_int_equal(odd_event_about(now.e)->error_count, errors);
    if (errors > 0)
        assert_string_equal(odd_problem_at(now.e, 0)->error.message, message);
    event_close(&now);
    free(text);
}

static void test_limits(void **state) {
    (void)state;
    static const char ids[] = "too many ids: an event has at most 100000";
    static const char deals[] = "too many deals of board 1: at most 1000";
    check_limit("", "pair %d A & B\n", 100000, 0, "");
    check_limit("", "pair %d A & B\n", 100003, 1, ids);
    check_limit("", "round %d\nboard 1\ndeal N:A... - - -\n", 1000, 0, "");
    check_limit("", "round %d\nboard 1\ndeal N:A... - - -\n", 1002, 2, deals);
    check_limit("board 1\n", "deal N:A... - - - # %d\n", 2000, 0, ""); /* each replaces the one before it */
}

/* ---- Long lines ------------------------------------------------------------------------------------------------ */

/* A line that begins so and goes on with a piece over and over again. */
static void check_long(const char *start, const char *piece) {
    enum { LONG = 200000 };
    static char text[LONG];
    size_t len = strlen(start), more = strlen(piece);
    memcpy(text, start, len);
    for (; len + more <= LONG; len += more)
        memcpy(text + len, piece, more);
    check_any(text, len);
}

static void test_long_lines(void **state) {
    (void)state;
    static const char *const starts[] = {"",
                                         "board 1\n",
                                         "board 1\n1 2 ",
                                         "board 1\n1 2 4S N = ",
                                         "board 1\n1 2 weighted ",
                                         "board 1\n1 2 split ",
                                         "board 1\n1 2 ave+/",
                                         "board ",
                                         "board 1 group ",
                                         "pair ",
                                         "pair 1 ",
                                         "team 1 ",
                                         "set ",
                                         "set tie-break ",
                                         "set patton-steps ",
                                         "set unit ",
                                         "penalty 1 ",
                                         "vp ",
                                         "scoring ",
                                         "event "};
    static const char *const pieces[] = {
        "a",   "9", " ",         "1 2 ",   "♠",  "\xFF", "lead HK ", " lead", " wrong direction",
        "/",   "+", "10% pass ", "match,", "1,", "0.0",  "4S N = ",  "\t",    "#",
        "é& ", ":"};
    for (size_t i = 0; i < COUNT(starts); i++)
        for (size_t j = 0; j < COUNT(pieces); j++)
            check_long(starts[i], pieces[j]);
}

static void test_many_lines(void **state) {
    (void)state;
    static const char *const starts[] = {"", "board 1\n", "winners 2\nboard 1\n", "scoring imps\nboard 1\n"};
    static const char *const lines[] = {
        "\n",           "#\n",     "1 1 pass\n",       "1 2 4S N =\n", "NS1 EW1 pass\n",
        "EW1 2 pass\n", "x\n",     "board 1\n",        "round 1\n",    "set unit 1\n",
        "pair 1 A\n",   "bye 1\n", "penalty 1 1 mp\n", "vp x\n",       "1+2 3+4 pass\n"};
    for (size_t i = 0; i < COUNT(starts); i++)
        for (size_t j = 0; j < COUNT(lines); j++)
            check_long(starts[i], lines[j]);
}

/* Numbers as large as they may be: right, or an error, and never something else. */
static void test_large_numbers(void **state) {
    (void)state;
    static const char pairs[] = "board 1\n1 2 4S N =\n3 4 pass\n";
    event_good2("carryover 1 99999\n", pairs);
    event_check_share("1", 99999 + 2, 99999 + 2, 100);
    event_good2("carryover 1 999999999\n", pairs);
    event_check_share("1", 999999999.0 + 2, 999999999.0 + 2, 100);
    static const char *const too_large[] = {"carryover 1 -999999999\n", "carryover 1 -999999999%\n",
                                            "handicap 1 999999999%\n", "penalty 1 999999999.9999 mp\n"};
    for (size_t i = 0; i < COUNT(too_large); i++) {
        char text[200];
        snprintf(text, sizeof text, "%s%s", too_large[i], pairs);
        event_text(text);
        CHECK(now.code == ODD_E_SYNTAX && odd_event_about(now.e)->error_count == 1, "%s: %d", too_large[i],
              now.code);
        event_check_says(&odd_problem_at(now.e, 0)->error, "too large", too_large[i]);
    }
    event_good2("scoring points\ncarryover 1 999999999.9999 points\n", pairs);
    event_check_score("1", 999999999.9999 + 420);
    event_check_rank("1", 1, false);
    event_good2("set expected 1000000\n", pairs);
    event_check_score("1", 1500000 - 1); /* (2 E + E - 2) / 2 */
}

/* However much is taken off, it is not won again. */
static void test_large_margin(void **state) {
    (void)state;
    event_good("scoring imps\nvp wbf\nround 1\npenalty 1 999999999 imps\npenalty 1 999999999 imps\n"
               "penalty 1 999999999 imps\nboard 1\n1 2 4S N =\n2 1 pass\n");
    event_check_score("1", 0);
}

/* ---- Memory ---------------------------------------------------------------------------------------------------- */

/* With ever more blocks, until there are enough: each time the event says that there were too few. */
static void check_memory(const char *text, size_t len) {
    int refused = 0;
    for (size_t most = 0;; most++) {
        event_open(&now, most);
        if (now.e == NULL) {
            refused++;
            continue;
        }
        int read = event_read(&now, text, len), code = event_score(&now);
        if (now.asked <= most) {
            CHECK(code == ODD_OK && read == ODD_OK, "%zu blocks: %d", most, code);
            break;
        }
        CHECK(code == ODD_E_MEMORY, "%zu blocks: %d and %d", most, read, code);
        CHECK(read == ODD_E_MEMORY || read == ODD_OK, "%zu blocks: %d", most, read);
        assert_int_equal(event_read(&now, "board 1\n8 9 pass\n", 17), ODD_E_MEMORY);
        assert_int_equal(event_score(&now), ODD_E_MEMORY);
        refused++;
    }
    assert_true(refused > 0);
}

static void test_no_memory(void **state) {
    (void)state;
    for (size_t n = 0; n < COUNT(logs); n++)
        check_memory(logs[n], strlen(logs[n]));
}

/* Enough of everything that each list has to grow, more than once. */
static void test_no_memory_for_more(void **state) {
    (void)state;
    static char text[400000];
    for (int kind = 0; kind < 4; kind++) {
        size_t len = (size_t)snprintf(text, sizeof text, "%s",
                                      kind == 0   ? "scoring matchpoints\nset tie-break countback\n"
                                      : kind == 1 ? "scoring cross-imps\nset compare section\n"
                                      : kind == 2 ? "scoring imps\nvp wbf\nset tie-break match,opponents\n"
                                                  : "winners 2\n");
        for (int i = 1; i <= 600; i++) {
            len += (size_t)snprintf(text + len, sizeof text - len,
                                    "round %d\nboard %d%s\nA%d B%d 4S N =\nB%d A%d 4S N -%d\n"
                                    "A%d C%d weighted 60%% 4S N = 40%% pass\n",
                                    1 + i % 3, 1 + i % 40, i % 7 == 0 && kind < 2 ? " group X" : "", i, i,
                                    i + 1, i + 1, 1 + i % 9, i, i + 600);
            if (i % 3 == 0)
                len += (size_t)snprintf(text + len, sizeof text - len, "strat %s%d B\npenalty %s%d 0 %s\n",
                                        kind == 3 ? "NSA" : "A", i, kind == 3 ? "NSA" : "A", i,
                                        kind == 1   ? "imps"
                                        : kind == 2 ? "vp"
                                                    : "mp");
            if (i % 3 == 0 && kind == 2)
                len += (size_t)snprintf(text + len, sizeof text - len, "bye D%d\nlineup A%d NS Ann\n", i, i);
        }
        check_memory(text, len);
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_every_end),
        TEST(test_every_byte_changed),
        TEST(test_bytes_missing),
        TEST(test_mixed),
        TEST(test_limits),
        TEST(test_long_lines),
        TEST(test_many_lines),
        TEST(test_large_numbers),
        TEST(test_large_margin),
        TEST(test_no_memory),
        TEST(test_no_memory_for_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
