/* Any log at all: cut off anywhere, with any byte changed, or written at random. Reading and walking never
 * fail, and what is read is what the deals give when they are scored directly. */
#include "log.h"

/* ---- What holds for every log ----------------------------------------------------------------------------- */

static void check_errors(void) {
    size_t known = log_now.session.errors < LOG_ERRORS ? log_now.session.errors : LOG_ERRORS;
    assert_true((log_now.code == ODD_OK) == (log_now.session.errors == 0));
    for (size_t i = 0; i < known; i++) {
        const odd_error *error = &log_now.errors[i];
        assert_in_range(error->code, ODD_E_SYNTAX, ODD_E_REFERENCE);
        assert_true(error->line >= 1 && error->column >= 1);
        assert_non_null(memchr(error->message, '\0', sizeof error->message));
        assert_true(error->message[0] != '\0');
    }
    if (known > 0)
        assert_int_equal(log_now.errors[0].code, log_now.code);
}

/* A deal that was not corrected, and a correction, are what their text says. */
static void check_deal_as_written(const odd_item *item) {
    odd_deal deal = odd_item_deal(item), written = {.game = ODD_RUBBER_BRIDGE};
    size_t used;
    bool correction = item->kind == ODD_ITEM_CORRECT && !item->taken_back;
    if (!correction && (item->kind != ODD_ITEM_DEAL || odd_item_corrected_by(&log_now.session, item) > 0))
        return;
    assert_int_equal(odd_deal_scan(&written, item->text.text, item->text.len, &used, NULL), ODD_OK);
    assert_true(unit_same(deal.result, written.result));
    assert_int_equal(deal.honors_by, written.honors_by);
    assert_int_equal(deal.honors_pts, written.honors_pts);
}

static void check_items(void) {
    size_t bad = 0;
    int last = 0, deals = 0;
    for (size_t i = 0; i < log_now.session.count; i++) {
        const odd_item *item = &log_now.items[i];
        assert_true(item->line > last);
        last = item->line;
        bad += item->kind == ODD_ITEM_BAD;
        if (item->kind == ODD_ITEM_DEAL)
            assert_int_equal(item->number, ++deals);
        odd_deal deal = odd_item_deal(item);
        assert_int_equal(odd_deal_check(&deal, NULL), ODD_OK);
        check_deal_as_written(item);
    }
    assert_int_equal(bad, log_now.session.errors);
    assert_int_equal(deals, log_now.session.deals);
}

/* The totals of a row are the sums of what was written in its rubber. */
static void check_rows(void) {
    int above[ODD_SIDE_COUNT] = {0}, below[ODD_SIDE_COUNT] = {0}, rubber = 0;
    bool finished = true;
    for (int i = 0; i < log_now.count; i++) {
        const odd_row *row = &log_now.rows[i];
        if (finished) {
            memset(above, 0, sizeof above);
            memset(below, 0, sizeof below);
            rubber++;
        }
        assert_int_equal(row->rubber, rubber);
        sheet_check_entries(row->entries, row->entry_count);
        for (int side = ODD_NS; side <= ODD_EW; side++) {
            above[side] += sheet_column(row->entries, row->entry_count, (odd_side)side, false);
            below[side] += sheet_column(row->entries, row->entry_count, (odd_side)side, true);
            assert_int_equal(row->above[side], above[side]);
            assert_int_equal(row->below[side], below[side]);
            assert_in_range(row->games[side], 0, 2);
            assert_in_range(row->partscore[side], 0, 99);
        }
        finished = row->finished;
    }
}

static void check_any(const char *text, size_t len) {
    for (int kind = ODD_SESSION_RUBBER; kind <= ODD_SESSION_CHICAGO; kind++) {
        log_read_bytes((odd_session_kind)kind, text, len, LOG_ERRORS);
        check_errors();
        check_items();
        check_rows();
    }
}

/* ---- Broken ones --------------------------------------------------------------------------------------------- */

static const char rubber_sample[] =
    "rubber Ho # x\r\ndealer S\nwe EW A\nthey B\n2♠ N +1 honors W 100\npass\n4HXX W =\n"
    "end\ncorrect 1 3nt by S down 2\ncorrect end void\n3C E=\n";

static const char chicago_sample[] =
    "chicago C\npartscores bonus\nvulnerable nondealer\ndealer W\nimps t\n"
    "2S N = hcp 22\npass\n1NT E -1 hcp NS 25\ncorrect 1 void\n4D S = hcp 9\n";

static void check_prefixes(const char *sample, size_t len) {
    for (size_t cut = 0; cut <= len; cut++)
        check_any(sample, cut);
}

static void check_suffixes(const char *sample, size_t len) {
    for (size_t from = 0; from <= len; from++)
        check_any(sample + from, len - from);
}

static void check_bytes(const char *sample, size_t len) {
    char text[512];
    assert_true(len <= sizeof text);
    for (size_t at = 0; at < len; at++)
        for (int byte = 0; byte < 256; byte++) {
            memcpy(text, sample, len);
            text[at] = (char)byte;
            check_any(text, len);
        }
}

static void check_left_out(const char *sample, size_t len) {
    char text[512];
    for (size_t at = 0; at < len; at++) {
        memcpy(text, sample, at);
        memcpy(text + at, sample + at + 1, len - at - 1);
        check_any(text, len - 1);
    }
}

static void test_samples_are_good(void **state) {
    (void)state;
    log_rubber(rubber_sample);
    assert_int_equal(log_now.count, 4);
    log_chicago(chicago_sample);
    assert_int_equal(log_now.count, 3);
}

static void test_prefixes(void **state) {
    (void)state;
    check_prefixes(rubber_sample, sizeof rubber_sample - 1);
    check_prefixes(chicago_sample, sizeof chicago_sample - 1);
}

static void test_suffixes(void **state) {
    (void)state;
    check_suffixes(rubber_sample, sizeof rubber_sample - 1);
    check_suffixes(chicago_sample, sizeof chicago_sample - 1);
}

static void test_every_byte_changed_in_a_rubber(void **state) {
    (void)state;
    check_bytes(rubber_sample, sizeof rubber_sample - 1);
}

static void test_every_byte_changed_in_a_chicago(void **state) {
    (void)state;
    check_bytes(chicago_sample, sizeof chicago_sample - 1);
}

static void test_every_byte_left_out(void **state) {
    (void)state;
    check_left_out(rubber_sample, sizeof rubber_sample - 1);
    check_left_out(chicago_sample, sizeof chicago_sample - 1);
}

static void test_lines_at_random(void **state) {
    (void)state;
    static const char *const pieces[] = {"4S N =",     "2H E -1",  "pass",      "end",     "correct 1 ",
                                         "correct 2 ", "void",     "correct ",  "end ",    "we ",
                                         "they ",      "EW ",      "Ann & Bo",  "#",       "\n",
                                         "\n",         "\n",       "\r\n",      " ",       "dealer W",
                                         "duplicate",  "imps",     " hcp 24",   " hcp NS", "partscores bonus",
                                         "rubber",     "chicago ", "7NTXX S =", "\xC2",    " honors N 150"};
    sheet_random random = {3};
    for (uint64_t i = 0; i < unit_many(20000); i++) {
        char text[512];
        size_t len = 0;
        for (int n = sheet_draw(&random, 25); n > 0; n--) {
            const char *piece = pieces[sheet_draw(&random, (int)COUNT(pieces))];
            memcpy(text + len, piece, strlen(piece));
            len += strlen(piece);
        }
        check_any(text, len);
    }
}

/* Rubbers that are broken off, again and again, and go on. */
static void test_ends_at_random(void **state) {
    (void)state;
    static const char *const lines[] = {
        "4S N =\n", "3NT W +1\n", "2H E =\n", "1C S =\n", "6DX W -2\n",        "pass\n",
        "end\n",    "end\n",      "we Ann\n", "4Z\n",     "correct end void\n"};
    sheet_random random = {8};
    for (uint64_t i = 0; i < unit_many(5000); i++) {
        char text[512] = "";
        for (int n = sheet_draw(&random, 25); n > 0; n--)
            strcat(text, lines[sheet_draw(&random, (int)COUNT(lines))]);
        check_any(text, strlen(text));
    }
}

/* Longer than any window through which a reader looks. */
static void test_long_logs(void **state) {
    (void)state;
    static const char *const lines[] = {"4S N =\n", "3NT W +1\n", "2H E =\n", "1C S =\n",      "6DX W -2\n",
                                        "pass\n",   "4S W -1\n",  "4Z\n",     "we EW A & B\n", "# so\n"};
    static const char *const heads[] = {"dealer E\n", "vulnerable nondealer\n", "partscores bonus\n",
                                        "we Ann\n"};
    static char text[1 << 15];
    sheet_random random = {9};
    for (int i = 0; i < 400; i++) {
        size_t len = 0;
        for (int n = sheet_draw(&random, 300); n > 0; n--)
            len += (size_t)sprintf(text + len, "%s", heads[sheet_draw(&random, (int)COUNT(heads))]);
        for (int n = sheet_draw(&random, 1000); n > 0; n--)
            len += (size_t)sprintf(
                text + len, "%s",
                sheet_draw(&random, 50) == 0 ? "end\n" : lines[sheet_draw(&random, (int)COUNT(lines))]);
        assert_true(len < sizeof text);
        check_any(text, len);
    }
}

/* ---- Lines that were read before ------------------------------------------------------------------------ */

/* All that a reader may know when it comes to a line: every form in which parts are remembered. */
static size_t put_known(char text[], size_t cap) {
    static const char *const contracts[] = {"4S", "3nt", "1N", "7♥x", "2DXX", "5c*", "6spade", "1S", "4h"};
    static const char *const rests[] = {" N =", " e +1", "  S -2", " W -13", " by N +6", " E=\r", " w -1 "};
    size_t len = 0;
    for (size_t c = 0; c < COUNT(contracts); c++)
        len += (size_t)snprintf(text + len, cap - len, "%s N =\n", contracts[c]);
    for (size_t r = 0; r < COUNT(rests); r++)
        len += (size_t)snprintf(text + len, cap - len, "%dC%s\n", r == 3 ? 7 : 1, rests[r]);
    assert_int_equal(len < cap, true);
    return len;
}

/* What the last line of a log gives, whatever was read before it. */
typedef struct outcome {
    bool good, added;
    odd_item item;
    odd_error error;
    char text[64];
} outcome;

static outcome read_last_line(const char *text, size_t len, size_t lines) {
    outcome o = {.good = true};
    log_read_bytes(ODD_SESSION_RUBBER, text, len, LOG_ERRORS);
    const odd_session *s = &log_now.session;
    const odd_item *last = s->count > 0 ? &s->items[s->count - 1] : NULL;
    o.good = s->errors == 0;
    o.added = last != NULL && last->line == (int)lines;
    if (o.added) {
        o.item = *last;
        assert_true(last->text.len < sizeof o.text);
        memcpy(o.text, last->text.text, last->text.len);
    }
    if (!o.good)
        o.error = log_now.errors[0];
    return o;
}

static void check_same_outcome(const char *line, outcome cold, outcome warm) {
    CHECK(cold.good == warm.good && cold.added == warm.added, "'%s'", line);
    if (cold.added) {
        CHECK(strcmp(cold.text, warm.text) == 0, "'%s': '%s', not '%s'", line, warm.text, cold.text);
        CHECK(cold.item.kind == warm.item.kind && cold.item.result == warm.item.result &&
                  cold.item.hcp == warm.item.hcp && cold.item.honors_pts == warm.item.honors_pts,
              "'%s'", line);
    }
    if (!cold.good)
        CHECK(cold.error.column == warm.error.column && strcmp(cold.error.message, warm.error.message) == 0,
              "'%s': %s", line, warm.error.message);
}

/* Good lines and nearly good ones: alone in a log, and after all that can be known. */
static void test_known_or_not(void **state) {
    (void)state;
    static const char *const contracts[] = {"4S",  "3nt",    "1N", "7♥x", "2DXX",
                                            "5c*", "6spade", "1H", "8S",  "4"};
    static const char *const rests[] = {" N =",  " e +1", "  S -2", " W -13", " by N +6", " E=",   " w -1 ",
                                        " N +7", " =",    "s=",     "S N =",  " N = x",   "\tN =", " N -0"};
    static const char bytes[] = {'\0', ' ', '\t', '\r', '#', 'N', 'x', '4', '=', '-', '\xA0'};
    char text[512];
    size_t known = put_known(text, sizeof text), lines = 0;
    for (size_t i = 0; i < known; i++)
        lines += text[i] == '\n';
    sheet_random random = {6};
    for (uint64_t i = 0; i < unit_many(60000); i++) {
        char line[64];
        size_t len =
            (size_t)snprintf(line, sizeof line, "%s%s", contracts[sheet_draw(&random, COUNT(contracts))],
                             rests[sheet_draw(&random, COUNT(rests))]);
        if (sheet_draw(&random, 2) == 0)
            line[sheet_draw(&random, (int)len)] = bytes[sheet_draw(&random, COUNT(bytes))];
        memcpy(line + len, "\n                ", 17); /* so that it is not the end that makes it slow */
        memcpy(text + known, line, len + 17);
        outcome warm = read_last_line(text, known + len + 17, lines + 1);
        check_same_outcome(line, read_last_line(line, len + 17, 1), warm);
    }
}

/* ---- Logs written from deals ------------------------------------------------------------------------------------ */

typedef struct writer {
    char text[4096];
    size_t len;
} writer;

static void put(writer *w, const char *text) {
    size_t len = strlen(text);
    assert_true(w->len + len < sizeof w->text);
    memcpy(w->text + w->len, text, len + 1);
    w->len += len;
}

static void put_deal(writer *w, const odd_deal *d, sheet_random *random) {
    static const char *const ends[] = {"\n", "\r\n", "   # so\n", "\n\n"};
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, d->result, sheet_draw(random, 2) ? ODD_ASCII : ODD_SYMBOLS);
    put(w, sheet_draw(random, 4) == 0 ? "  " : "");
    put(w, text);
    if (d->honors_pts > 0) {
        put(w, " honors ");
        put(w, odd_seat_text(d->honors_by));
        put(w, d->honors_pts == 100 ? " 100" : " 150");
    }
    put(w, ends[sheet_draw(random, (int)COUNT(ends))]);
}

enum { DEALS = 20 };

static void put_correction(writer *w, int number, const odd_deal *d, sheet_random *random) {
    char word[32];
    snprintf(word, sizeof word, "correct %d ", number);
    put(w, word);
    put_deal(w, d, random);
}

/* Deals at random, some written wrong at first and corrected later, names between them: the deals as they
 * stand in the end. */
static void write_log(writer *w, odd_deal deals[DEALS], int count, sheet_random *random) {
    static const char *const between[] = {"", "", "", "we Ann & Bo\n", "they Cy\n", "# so far\n"};
    bool wrong[DEALS] = {false};
    for (int i = 0; i < count; i++) {
        deals[i] = sheet_random_deal(random);
        wrong[i] = sheet_draw(random, 4) == 0;
        odd_deal first = wrong[i] ? sheet_random_deal(random) : deals[i];
        put_deal(w, &first, random);
        put(w, between[sheet_draw(random, (int)COUNT(between))]);
        int late = sheet_draw(random, i + 1);
        if (wrong[late])
            put_correction(w, late + 1, &deals[late], random);
        wrong[late] = false;
    }
    for (int i = 0; i < count; i++)
        if (wrong[i])
            put_correction(w, i + 1, &deals[i], random);
}

static void check_row(const odd_row *row, const odd_entry *entries, int count, odd_vul vul) {
    assert_int_equal(row->deal.vul, vul);
    assert_int_equal(row->entry_count, count);
    for (int i = 0; i < count; i++) {
        assert_int_equal(row->entries[i].element, entries[i].element);
        assert_int_equal(row->entries[i].side, entries[i].side);
        assert_int_equal(row->entries[i].points, entries[i].points);
    }
}

static void check_rubbers(const odd_deal *deals, int count) {
    odd_rubber r = {0};
    assert_int_equal(log_now.count, count);
    for (int i = 0; i < count; i++) {
        odd_entry entries[ODD_ENTRIES_MAX];
        odd_vul vul = odd_rubber_vul(&r);
        int written = odd_rubber_add(&r, entries, &deals[i]);
        const odd_row *row = &log_now.rows[i];
        check_row(row, entries, written, vul);
        assert_true(row->finished == r.finished);
        for (int side = ODD_NS; side <= ODD_EW; side++) {
            assert_int_equal(row->games[side], r.games[side]);
            assert_int_equal(row->partscore[side], r.partscore[side]);
            assert_int_equal(row->above[side], r.above[side]);
            assert_int_equal(row->below[side], r.below[side]);
        }
        if (r.finished)
            r = (odd_rubber){0};
    }
}

static void check_chicagos(const odd_deal *deals, int count, odd_chicago rules) {
    odd_chicago c = rules;
    assert_int_equal(log_now.count, count);
    for (int i = 0; i < count; i++) {
        odd_entry entries[ODD_ENTRIES_MAX];
        odd_vul vul = odd_chicago_vul(&c);
        odd_seat dealer = odd_chicago_dealer(&c);
        int written = odd_chicago_add(&c, entries, &deals[i]);
        const odd_row *row = &log_now.rows[i];
        check_row(row, entries, written, vul);
        assert_int_equal(row->dealer, dealer);
        assert_true(row->finished == c.finished);
        for (int side = ODD_NS; side <= ODD_EW; side++) {
            assert_int_equal(row->above[side], c.above[side]);
            assert_int_equal(row->below[side], c.below[side]);
        }
        if (c.finished)
            c = rules;
    }
}

static void test_random_rubbers(void **state) {
    (void)state;
    sheet_random random = {4};
    for (uint64_t i = 0; i < unit_many(5000); i++) {
        writer w = {.len = 0};
        odd_deal deals[DEALS];
        int count = sheet_draw(&random, DEALS + 1);
        put(&w, "rubber at random\n");
        write_log(&w, deals, count, &random);
        log_rubber(w.text);
        check_rubbers(deals, count);
    }
}

static void test_random_chicagos(void **state) {
    (void)state;
    static const char *const dealers[] = {"", "dealer N\n", "dealer E\n", "dealer S\n", "dealer W\n"};
    sheet_random random = {5};
    for (uint64_t i = 0; i < unit_many(5000); i++) {
        writer w = {.len = 0};
        odd_deal deals[DEALS];
        int count = sheet_draw(&random, DEALS + 1), first = sheet_draw(&random, ODD_SEAT_COUNT);
        bool nondealer = sheet_draw(&random, 2) == 1, bonus = sheet_draw(&random, 2) == 1;
        put(&w, "chicago at random\n");
        put(&w, dealers[first]);
        put(&w, nondealer ? "vulnerable nondealer\n" : "");
        put(&w, bonus ? "partscores bonus\n" : "partscores carry\n");
        write_log(&w, deals, count, &random);
        log_chicago(w.text);
        check_chicagos(deals, count,
                       (odd_chicago){.first_dealer = (odd_seat)first,
                                     .nondealer_vulnerable = nondealer,
                                     .partscore_bonus = bonus});
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_samples_are_good),
        cmocka_unit_test(test_prefixes),
        cmocka_unit_test(test_suffixes),
        cmocka_unit_test(test_every_byte_changed_in_a_rubber),
        cmocka_unit_test(test_every_byte_changed_in_a_chicago),
        cmocka_unit_test(test_every_byte_left_out),
        cmocka_unit_test(test_lines_at_random),
        cmocka_unit_test(test_ends_at_random),
        cmocka_unit_test(test_long_logs),
        cmocka_unit_test(test_known_or_not),
        cmocka_unit_test(test_random_rubbers),
        cmocka_unit_test(test_random_chicagos),
    };
    return cmocka_run_group_tests_name("session_any", tests, NULL, log_teardown);
}
