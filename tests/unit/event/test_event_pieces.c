/* A log that is read as it grows, scored after each piece, is the same event as the log read at once: whatever was
 * computed before, nothing of it is left where it no longer holds. */
#include "random_event.h"
#include "same.h"

static test_event growing; /* read in pieces; `now` is read at once */

static int teardown(void **state) {
    event_close(&growing);
    return event_teardown(state);
}

/* The first so many lines, in one. */
static size_t join(const random_log *l, int count, char *text, size_t cap) {
    size_t len = 0;
    for (int i = 0; i < count; i++) {
        size_t more = strlen(l->lines[i]);
        assert_true(len + more < cap);
        memcpy(text + len, l->lines[i], more);
        len += more;
    }
    return len;
}

static char whole[RANDOM_LINES * RANDOM_LINE_MAX];

static void check_same(const random_log *l, int count, uint64_t seed) {
    size_t len = join(l, count, whole, sizeof whole);
    int code = event_score(&growing);
    event_any(whole, len);
    const char *difference = event_difference(now.e, growing.e);
    CHECK(code == now.code && difference == NULL, "log %d, after %d lines, codes %d and %d, %s:\n%.*s",
          (int)seed, count, now.code, code, difference != NULL ? difference : "nothing else", (int)len,
          whole);
}

/* Line by line, or some lines at a time. */
static void grow(uint64_t seed, int lines, int at_once) {
    static random_log l;
    random_event(&l, seed, lines);
    event_open(&growing, SIZE_MAX);
    for (int from = 0, to; from < l.count; from = to) {
        to = from + 1 + (at_once > 1 ? random_below(&l, at_once) : 0);
        if (to > l.count)
            to = l.count;
        char piece[8 * RANDOM_LINE_MAX];
        size_t len = 0;
        for (int i = from; i < to; i++)
            len += (size_t)snprintf(piece + len, sizeof piece - len, "%s", l.lines[i]);
        event_read(&growing, piece, len);
        check_same(&l, to, seed);
    }
}

static void test_line_by_line(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= unit_many(200); seed++)
        grow(seed, 40, 1);
}

static void test_some_lines_at_a_time(void **state) {
    (void)state;
    for (uint64_t seed = 1001; seed <= 1000 + unit_many(400); seed++)
        grow(seed, 70, 6);
}

/* Cut anywhere between lines, and scored only at the end. */
static void test_cut_at_every_line(void **state) {
    (void)state;
    static random_log l;
    for (uint64_t seed = 2001; seed <= 2020; seed++) {
        random_event(&l, seed, 60);
        size_t len = join(&l, l.count, whole, sizeof whole);
        event_any(whole, len);
        for (int cut = 0; cut <= l.count; cut++) {
            size_t at = 0;
            for (int i = 0; i < cut; i++)
                at += strlen(l.lines[i]);
            event_open(&growing, SIZE_MAX);
            event_read(&growing, whole, at);
            event_read(&growing, whole + at, len - at);
            event_score(&growing);
            const char *difference = event_difference(now.e, growing.e);
            CHECK(difference == NULL, "log %d, cut behind line %d: %s", (int)seed, cut, difference);
        }
    }
}

/* Scoring again changes nothing. */
static void test_again(void **state) {
    (void)state;
    static random_log l;
    for (uint64_t seed = 3001; seed <= 3100; seed++) {
        random_event(&l, seed, 60);
        size_t len = join(&l, l.count, whole, sizeof whole);
        event_any(whole, len);
        event_open(&growing, SIZE_MAX);
        event_read(&growing, whole, len);
        for (int times = 0; times < 3; times++) {
            int code = event_score(&growing);
            const char *difference = event_difference(now.e, growing.e);
            CHECK(code == now.code && difference == NULL, "log %d: %s\n%.*s", (int)seed,
                  difference != NULL ? difference : "the code", (int)len, whole);
        }
    }
}

/* ---- What a later line changes -------------------------------------------------------------------------- */

static void check_change(const char *before, const char *after) {
    char both[2048];
    int len = snprintf(both, sizeof both, "%s%s", before, after);
    assert_true(len > 0 && (size_t)len < sizeof both);
    event_any(both, (size_t)len);
    event_open(&growing, SIZE_MAX);
    event_read(&growing, before, strlen(before));
    event_score(&growing);
    event_read(&growing, after, strlen(after));
    event_score(&growing);
    const char *difference = event_difference(now.e, growing.e);
    CHECK(now.code == growing.code && difference == NULL, "%s then %s: %s", before, after,
          difference != NULL ? difference : "the code");
}

static void test_later_lines(void **state) {
    (void)state;
    static const char pairs[] =
        "board 1\n1 2 4S N =\n3 4 4S N -1\n5 6 4S N +1\nboard 2\n1 4 pass\n3 6 4S N =\n";
    static const char teams[] =
        "scoring imps\nvp wbf\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n3 4 pass\n4 3 4S N =\n";
    static const char *const of_pairs[] = {"5 2 pass\n",
                                           "7 8 4S N =\n",
                                           "board 1\n1 2 void\n",
                                           "board 3\n1 2 pass\n",
                                           "winners 2\n",
                                           "scoring butler\n",
                                           "set neuberg off\n",
                                           "phantom 6\n",
                                           "pair 1 Ann & Bo\n",
                                           "board 1 group B\n7 8 pass\n",
                                           "penalty 1 25%\n",
                                           "board 2\n1 4 ave+/ave-\n",
                                           "penalty 7 1 vp\n",
                                           "1 1 pass\n",
                                           "set compare section\n",
                                           "board 2\n1 4 not played\n",
                                           "board 2\n3 6 void\n1 4 void\n"};
    static const char *const of_teams[] = {"vp win-loss\n",
                                           "vp wbf-discrete\n",
                                           "vp FILE\n",
                                           "vp acbl20\n",
                                           "bye 5\n",
                                           "penalty 1 5 imps\n",
                                           "set match-boards 20\n",
                                           "board 2\n1 2 pass\n2 1 4S N =\n",
                                           "round 2\nboard 1\n1 3 pass\n3 1 pass\n"};
    for (size_t i = 0; i < COUNT(of_pairs); i++)
        check_change(pairs, of_pairs[i]);
    for (size_t i = 0; i < COUNT(of_teams); i++)
        check_change(teams, of_teams[i]);
}

/* Teams that turn out to be pairs, and pairs that turn out to be teams. */
static void test_another_kind(void **state) {
    (void)state;
    static const char log[] =
        "board 1\n1 2 4S N =\n2 1 4S N -1\n3 4 pass\n4 3 ave+/ave-\nboard 2\n1 3 pass\n3 1 4S N =\n";
    static const char *const scorings[] = {"scoring imps\n",
                                           "scoring patton\n",
                                           "scoring matchpoints\n",
                                           "scoring butler\n",
                                           "scoring cross-imps\nset tie-break opponents,tops\n",
                                           "team 1 Ash\nscoring bam\n"};
    for (size_t i = 0; i < COUNT(scorings); i++)
        for (size_t j = 0; j < COUNT(scorings); j++) {
            char before[400];
            snprintf(before, sizeof before, "%s%s", scorings[i], log);
            check_change(before, scorings[j]);
        }
}

/* Ids that are the same number are shown in the same order, whoever was ahead before. */
static void test_equal_ids(void **state) {
    (void)state;
    check_change("board 1\n1 2 4S N =\n01 02 4S N +1\n", "1 2 4S N +1\n");
    check_change("board 1\n1 2 4S N +1\n01 02 4S N =\n", "1 2 4S N =\n");
    check_change("board 1\n9999999998 2 4S N +1\n9999999999 3 4S N =\n", "9999999998 2 4S N =\n");
}

/* A text that is read at once, and line by line: what is said of it if that makes another event. */
static void check_lines(const char *text, size_t len, const char *what) {
    event_any(text, len);
    event_open(&growing, SIZE_MAX);
    for (size_t at = 0, end; at < len; at = end) {
        end = (size_t)((const char *)memchr(text + at, '\n', len - at) - text) + 1;
        event_read(&growing, text + at, end - at);
    }
    int code = event_score(&growing);
    const char *difference = event_difference(now.e, growing.e);
    CHECK(code == now.code && difference == NULL, "'%s': codes %d and %d, %s", what, now.code, code,
          difference != NULL ? difference : "nothing else");
}

/* A line among ordinary ones, which are read in another way than a line alone: who sits there for the first time, or in
 * another direction, and what looks like an ordinary line. */
static void check_among(const char *line) {
    static const char head[] = "board 1\n1 2 4S N =\n3 4 4S N -1\n5 6 3NT E +1\nboard 2\n1 4 4S N =\n";
    static const char tail[] = "5 2  3NT E =\r\n3 6 3NT E +1\n11 12 4S N -1\n12 11 3NT E +1\nboard 3\n"
                               "1 2 4S N =\n3 4 4S N -1\n5 6 3NT E +1\n11 12 4S N =\n# that was all of it\n"
                               "# and some more, so that there is enough to be read behind the lines above\n";
    char text[1024];
    size_t len = (size_t)snprintf(text, sizeof text, "%s%s%s", head, line, tail);
    check_lines(text, len, line);
}

static void test_among_ordinary_lines(void **state) {
    (void)state;
    static const char *const lines[] = {"7 8 4S N =\n",
                                        "7 8 4S N =\n9 10 3NT E +1\n",
                                        "2 1 4S N =\n",
                                        "2 3 4S N +1\n",
                                        "07 8 4S N =\n",
                                        "1234567 12345678 4S N =\n",
                                        "12345678 7 4S N =\n",
                                        "7 7 4S N =\n",
                                        "A7 8 4S N =\n",
                                        "7 a8 4S N =\n",
                                        "7+1 8+2 4S N =\n",
                                        "7 8\t4S N =\n",
                                        "7 8 4S N =  \n",
                                        "  7 8 4S N =\n",
                                        "7  8   4S N =\r\n",
                                        "7 8 4S N =\r\r\n",
                                        "7 8 4S\n",
                                        "7 8\n",
                                        "7\n",
                                        "7 8 4S N = # late\n",
                                        "7 8 4S N = lead HK\n",
                                        "7 8 4S E -1\n",
                                        "7 8 4Z N =\n",
                                        "board 9 4S N =\n",
                                        "round 1\nboard 2\n7 8 4S N =\n",
                                        "\n                               \n",
                                        "                                \n",
                                        "7                               8 4S N =\n",
                                        "77777777777777777777777777777777777 8 4S N =\n"};
    for (size_t i = 0; i < COUNT(lines); i++)
        check_among(lines[i]);
}

/* Tables whose ids go up in equal steps, so that the next ones are guessed. The line of one of them is written in another way; a
 * tilde in it is a zero. The text is a long one, because of a comment at its end. */
static void check_guessed(const char *format, const char *end) {
    enum { TABLES = 24, BOARDS = 3, OTHER_BOARD = 2, OTHER_TABLE = 9, LONG = 1 << 16 };
    static const char *const results[] = {"4S N =", "7NT N =", "4S N +1", "7NT E -1"};
    static char text[8192 + LONG];
    char form[128];
    size_t len = 0;
    for (int board = 1; board <= BOARDS; board++) {
        len += (size_t)snprintf(text + len, sizeof text - len, "board %d\n", board);
        for (int t = 0; t < TABLES; t++) {
            bool other = board == OTHER_BOARD && t == OTHER_TABLE;
            size_t from = len;
            snprintf(form, sizeof form, "%%d %%d  %s%s", results[t % 4], end);
            len += (size_t)snprintf(text + len, sizeof text - len, other ? format : form, 2 * t + 1,
                                    2 * ((t + board) % TABLES) + 2);
            for (char *c = text + from; other && c < text + len; c++)
                *c = *c == '~' ? '\0' : *c;
        }
    }
    memset(text + len, '#', LONG);
    text[len + LONG - 1] = '\n';
    check_lines(text, len + LONG, format);
}

static void test_among_guessed_lines(void **state) {
    (void)state;
    static const char *const lines[] = {"%d %d 4S N =\n",
                                        "%d    %d 4S N =\n",
                                        "%d %d                4S N =\n",
                                        "%d %d                 4S N =\n",
                                        "%d %d                                        4S N =\n",
                                        "%d                                         %d 4S N =\n",
                                        "%d\t%d 4S N =\n",
                                        "%d %d\t4S N =\n",
                                        "%d %d 4S\tN =\n",
                                        "%d %d 4S N\t=\n",
                                        "%d %d 4S N =\t\n",
                                        "%d %d 4S N =\r\n",
                                        "%d %d 4S N =\r\r\n",
                                        "%d %d 4S N\r =\n",
                                        "%d %d 4S N = \n",
                                        "%d %d 4S  N =\n",
                                        "%d %d 4SN=\n",
                                        "%d %d 4S\n",
                                        "%d %d \n",
                                        "%d %d\n",
                                        "%d\n",
                                        "\n",
                                        " %d %d 4S N =\n",
                                        "%d %d 7NT N +1\n",
                                        "%d %d 7NTXX  N -1\n",
                                        "%d %d 7NTXX   N -1\n",
                                        "%d %d 7NTXX        N -13\n",
                                        "%d %d 4S N +4\n",
                                        "%d %d 4S E -1\n",
                                        "%d %d ~4S N =\n",
                                        "%d %d ~~~~4S N =\n",
                                        "%d %d 4S~ N =\n",
                                        "%d %d 4S ~N =\n",
                                        "%d %d 4S N =~\n",
                                        "%d ~%d 4S N =\n",
                                        "%d~ %d 4S N =\n",
                                        "~%d %d 4S N =\n",
                                        "%d1 %d 4S N =\n",
                                        "%d %d1 4S N =\n",
                                        "0%d %d 4S N =\n",
                                        "%d%d 4S N =\n",
                                        "%d A%d 4S N =\n",
                                        "%d %d 4S N = # late\n",
                                        "%d %d 4S N = lead HK\n",
                                        "%d %d pass\n",
                                        "%d %d ave+/ave-\n",
                                        "%d %d 4S N = 4S N = 4S N =\n",
                                        "board 3 # %d %d\n"};
    for (size_t i = 0; i < COUNT(lines); i++) {
        check_guessed(lines[i], "\n");
        check_guessed(lines[i], "\r\n");
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_line_by_line), TEST(test_some_lines_at_a_time), TEST(test_cut_at_every_line),
        TEST(test_again),        TEST(test_later_lines),          TEST(test_equal_ids),
        TEST(test_another_kind), TEST(test_among_ordinary_lines), TEST(test_among_guessed_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
