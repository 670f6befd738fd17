/* Files with an item that cannot be read. Read leniently, the event is that of the file without the item, wherever the item
 * stands, and the item is named with its place; otherwise the file is refused, with the same message. */
#include "exchange.h"

static test_event other;

static int close_both(void **state) {
    event_close(&other);
    return event_teardown(state);
}

static int read_with(test_event *t, const char *format, const char *text, unsigned flags) {
    size_t len = strlen(text);
    event_open(t, SIZE_MAX);
    t->code = odd_event_import(t->e, odd_format_named(format), &exchange_host,
                               event_keep(t, unit_exact(text, len)), len, flags);
    if (t->code == ODD_OK)
        t->code = odd_event_score(t->e);
    return t->code;
}

typedef struct sample {
    const char *format, *head, *tail;
    const char *items[3]; /* that are right */
    const char *wrong[5]; /* that are not */
} sample;

#define LINE(ns, ew, contract, tricks)                                                               \
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>" ns "</NS_PAIR_NUMBER><EW_PAIR_NUMBER>" ew "</EW_PAIR_NUMBER>" \
    "<CONTRACT>" contract "</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>" tricks                       \
    "</TRICKS></TRAVELLER_LINE>\n"

static const sample samples[] = {
    {"csv",
     "board,ns,ew,contract,by,tricks\n",
     "",
     {"1,1,2,4S,N,10\n", "1,3,4,4S,N,9\n", "2,1,4,1NT,E,7\n"},
     {"1,5,6,8S,N,9\n", "x,1,2,4S,N,10\n", "1,,2,4S,N,10\n", "1,!,2,4S,N,10\n", "1,5,6,4S,N,14\n"}},
    {"csv", /* an individual */
     "board,ns,ew,contract,by,tricks\n",
     "",
     {"1,1+2,3+4,4S,N,10\n", "1,5+6,7+8,4S,N,9\n", "2,1+2,7+8,1NT,E,7\n"},
     {"1,5+5,3+8,4S,N,9\n", "1,1+2,1+4,4S,N,10\n", "2,5,6,4S,N,10\n", "2,1+2+3,5+6,4S,N,10\n",
      "3,1+2,3+4,4Z,N,10\n"}},
    {"bridgewebs",
     "#TITLE,Club\n#TRAVELLERS\nNS,EW,Bid,By,Tricks\n#BOARD,1\n",
     "",
     {"1,2,4S,N,10\n", "3,4,4S,N,9\n", "5,6,1NT,E,7\n"},
     {"7,8,8S,N,9\n", "7,,4S,N,10\n", "?,8,4S,N,10\n", "7,8,4S,N,14\n", NULL}},
    {"usebio",
     "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"PAIRS\">\n<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n",
     "</BOARD></EVENT></USEBIO>\n",
     {LINE("1", "2", "4S", "10"), LINE("3", "4", "4S", "9"), LINE("5", "6", "1NT", "7")},
     {LINE("7", "8", "8S", "10"), LINE("7", "7", "4S", "10"), LINE("7", "8", "4S", "14"),
      LINE("!", "8", "4S", "10"), NULL}},
    {"pbn",
     "[Event \"Club\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n"
     "[ScoreTable \"PairId_NS\\3R;PairId_EW\\3R;Contract\\5L;Declarer\\1R;Result\\2R\"]\n",
     "",
     {"1 2 4S N 10\n", "3 4 4S N 9\n", "5 6 1NT E 7\n"},
     {"7 8 8S N 9\n", "7 8 4S N 14\n", "7 8 4S Q 10\n", NULL, NULL}},
    {"json",
     "{\"boards\":[{\"board\":1,\"results\":[\n",
     "{\"ns\":\"9\",\"ew\":\"10\",\"result\":\"pass\"}]}]}\n",
     {"{\"ns\":\"1\",\"ew\":\"2\",\"result\":\"4S N =\"},\n",
      "{\"ns\":\"3\",\"ew\":\"4\",\"result\":\"4S N -1\"},\n",
      "{\"ns\":\"5\",\"ew\":\"6\",\"result\":\"1NT E =\"},\n"},
     {"{\"ns\":\"7\",\"ew\":\"8\",\"result\":\"8S N =\"},\n",
      "{\"ns\":\"7\",\"ew\":\"7\",\"result\":\"4S N =\"},\n",
      "{\"ns\":\"!\",\"ew\":\"8\",\"result\":\"4S N =\"},\n", NULL, NULL}},
};

/* The items, with another one before the nth; NULL: none. */
static void put_file(char *text, size_t cap, const sample *s, const char *wrong, int nth) {
    int len = snprintf(text, cap, "%s", s->head);
    for (int i = 0; i <= 3; i++) {
        const char *first = i == nth && wrong != NULL ? wrong : "", *then = i < 3 ? s->items[i] : "";
        len += snprintf(text + len, cap - (size_t)len, "%s%s", first, then);
    }
    assert_true((size_t)len + strlen(s->tail) < cap);
    strcat(text, s->tail);
}

static int line_of(const sample *s, int nth) {
    int line = 1 + nth;
    for (const char *c = s->head; *c != '\0'; c++)
        line += *c == '\n';
    return line;
}

static void check_item(const sample *s, const char *wrong, int nth) {
    char bad[4096], good[4096];
    exchange_text with, without;
    put_file(bad, sizeof bad, s, wrong, nth);
    put_file(good, sizeof good, s, NULL, 0);
    CHECK(read_with(&now, s->format, bad, 0) != ODD_OK, "%s: '%s' is taken", s->format, wrong);
    CHECK(read_with(&now, s->format, bad, ODD_STRICT) != ODD_OK, "%s: '%s' is taken", s->format, wrong);
    event_close(&now);
    CHECK(read_with(&now, s->format, bad, ODD_LENIENT) == ODD_OK, "%s: '%s' is refused", s->format, wrong);
    CHECK(odd_event_about(now.e)->left_out_count == 1, "%s: '%s': %zu left out", s->format, wrong,
          odd_event_about(now.e)->left_out_count);
    size_t at = 0;
    while (at < odd_event_about(now.e)->problem_count && !odd_problem_at(now.e, at)->left_out)
        at++;
    assert_true(at < odd_event_about(now.e)->problem_count);
    const odd_problem *p = odd_problem_at(now.e, at);
    CHECK(p->error.line == line_of(s, nth), "%s: '%s': line %d, not %d", s->format, wrong, p->error.line,
          line_of(s, nth));
    assert_true(p->warning && p->error.message[0] != '\0');
    assert_int_equal(read_with(&other, s->format, good, ODD_LENIENT), ODD_OK);
    assert_int_equal(odd_event_about(other.e)->left_out_count, 0);
    assert_int_equal(odd_event_about(now.e)->standing_count, odd_event_about(other.e)->standing_count);
    exchange_log(&with, &now);
    exchange_log(&without, &other);
    exchange_sort(&with);
    exchange_sort(&without);
    exchange_check_same(&with, &without, (uint64_t)nth);
    assert_int_equal(odd_event_score(now.e), ODD_OK); /* once more: it stays left out */
    assert_int_equal(odd_event_about(now.e)->left_out_count, 1);
    exchange_free(&with);
    exchange_free(&without);
    event_close(&other);
    event_close(&now);
}

static void test_items(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(samples); i++)
        for (size_t k = 0; k < COUNT(samples[i].wrong) && samples[i].wrong[k] != NULL; k++)
            for (int nth = 0; nth <= 3; nth++)
                check_item(&samples[i], samples[i].wrong[k], nth);
}

/* A log of what is left is right, and says the same. */
static void test_rewritten(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(samples); i++)
        for (size_t k = 0; k < COUNT(samples[i].wrong) && samples[i].wrong[k] != NULL; k++) {
            char bad[4096];
            exchange_text log = {0}, written, again;
            odd_error error = {0};
            odd_sink sink = {.owner = &log, .put = exchange_put, .lost = exchange_lost};
            put_file(bad, sizeof bad, &samples[i], samples[i].wrong[k], 1);
            assert_int_equal(read_with(&now, samples[i].format, bad, ODD_LENIENT), ODD_OK);
            assert_int_equal(odd_event_rewrite(now.e, odd_format_named(samples[i].format),
                                               odd_format_named("event"), &exchange_host, &now.arena, bad,
                                               strlen(bad), &sink, &error),
                             ODD_OK);
            CHECK(read_with(&other, "event", log.text, 0) == ODD_OK, "%s: '%s': %s", samples[i].format,
                  samples[i].wrong[k], odd_problem_at(other.e, 0)->error.message);
            exchange_log(&written, &now);
            exchange_log(&again, &other);
            exchange_sort(&written);
            exchange_sort(&again);
            exchange_check_same(&written, &again, i);
            exchange_free(&log);
            exchange_free(&written);
            exchange_free(&again);
            event_close(&other);
            event_close(&now);
        }
}

/* Where nothing can be read the file is refused, and all of its errors are said. */
static void test_nothing_left(void **state) {
    (void)state;
    assert_int_not_equal(
        read_with(&now, "csv", "board,ns,ew,contract,by,tricks\n1,1,2,8S,N,10\n1,3,4,9S,N,10\n", ODD_LENIENT),
        ODD_OK);
    assert_int_equal(odd_event_about(now.e)->error_count, 2);
    assert_int_equal(odd_event_about(now.e)->left_out_count, 0);
    event_close(&now);
    assert_int_not_equal(read_with(&now, "usebio", "<USEBIO><EVENT><BOARD></EVENT></USEBIO>", ODD_LENIENT),
                         ODD_OK);
}

/* A line that is appended to such an event is a line of a log: what is wrong in it is an error. */
static void test_appended(void **state) {
    (void)state;
    static const char line[] = "board 1\n5+6 5+7 4S N =\n";
    assert_int_equal(read_with(&now, "csv",
                               "board,ns,ew,contract,by,tricks\n1,1+2,3+4,4S,N,10\n1,1+1,3+4,4S,N,10\n",
                               ODD_LENIENT),
                     ODD_OK);
    assert_int_equal(odd_event_read(now.e, line, strlen(line)), ODD_OK);
    assert_int_not_equal(odd_event_score(now.e), ODD_OK);
    assert_int_equal(odd_event_about(now.e)->error_count, 1);
    assert_int_equal(odd_event_about(now.e)->left_out_count, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_items, close_both),
        cmocka_unit_test_teardown(test_rewritten, close_both),
        cmocka_unit_test_teardown(test_nothing_left, close_both),
        cmocka_unit_test_teardown(test_appended, close_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
