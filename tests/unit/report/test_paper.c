/* What the page shows of a session: the sheet as it is drawn, explanations and undo, for good logs and for any. */
#include <stdlib.h>
#include <string.h>

#include "unit/unit.h"
#include "platform/memory.h"
#include "report/score_sheet.h"

/* ---- What a front end gives: memory ------------------------------------------------------------- */

enum { POOL = 1 << 24, ERRORS = 4 };

typedef struct pool {
    char *bytes;
    size_t used;
} pool;

static void *more(void *owner, size_t bytes) {
    pool *p = owner;
    assert_true(p->used + bytes <= POOL);
    void *block = memset(p->bytes + p->used, 0, bytes);
    p->used += (bytes + 15) / 16 * 16;
    return block;
}

/* ---- JSON: whether it is well-formed ------------------------------------------------------------- */

static const char *value_end(const char *at, const char *end);

static const char *string_end(const char *at, const char *end) {
    for (at++; at < end && *at != '"'; at++) {
        if ((unsigned char)*at < 0x20)
            return NULL;
        at += *at == '\\';
    }
    return at < end ? at + 1 : NULL;
}

static const char *list_end(const char *at, const char *end, bool object) {
    char close = object ? '}' : ']';
    if (++at < end && *at == close)
        return at + 1;
    while (at != NULL && at < end) {
        if (object) {
            at = *at == '"' ? string_end(at, end) : NULL;
            if (at == NULL || at >= end || *at++ != ':')
                return NULL;
        }
        at = value_end(at, end);
        if (at == NULL || at >= end)
            return NULL;
        if (*at == close)
            return at + 1;
        if (*at++ != ',')
            return NULL;
    }
    return NULL;
}

static const char *value_end(const char *at, const char *end) {
    if (at >= end)
        return NULL;
    if (*at == '"')
        return string_end(at, end);
    if (*at == '{' || *at == '[')
        return list_end(at, end, *at == '{');
    const char *from = at;
    while (at < end && strchr("-0123456789truefals", *at) != NULL)
        at++;
    return at > from ? at : NULL;
}

static void assert_json(const odd_out *o) {
    if (value_end(o->text, o->text + o->len) != o->text + o->len)
        fail_msg("no JSON: %.*s", (int)o->len, o->text);
}

/* ---- Papers -------------------------------------------------------------------------------------- */

typedef struct paper_fixture {
    pool pool;
    odd_arena arena;
    odd_session session;
    odd_error errors[ERRORS];
    odd_out paper;
} paper_fixture;

static void draw(paper_fixture *d, odd_session_kind kind, const char *log, size_t len, int by_hand) {
    d->pool.used = 0;
    d->arena = (odd_arena){.more = more, .owner = &d->pool};
    odd_item *items = more(&d->pool, (odd_session_items(log, len) + 1) * sizeof *items);
    odd_session_read(&d->session, kind, items, d->errors, ERRORS, log, len);
    odd_sheets sheets = odd_sheets_build(&d->session, &d->arena, ODD_AFTER_ALL);
    d->paper.len = 0;
    odd_paper_json(&d->paper, &sheets, d->errors, ERRORS, by_hand);
    assert_json(&d->paper);
}

static void begin(paper_fixture *d) {
    *d = (paper_fixture){.pool = {.bytes = malloc(POOL)}, .paper = ODD_HEAP_OUT};
    assert_non_null(d->pool.bytes);
}

static void end(paper_fixture *d) {
    free(d->pool.bytes);
    free(d->paper.text);
}

static bool says(const paper_fixture *d, const char *what) {
    size_t len = strlen(what);
    for (size_t at = 0; at + len <= d->paper.len; at++)
        if (memcmp(d->paper.text + at, what, len) == 0)
            return true;
    return false;
}

#define ASSERT_SAYS(d, what) \
    if (!says(d, what))      \
    fail_msg("expected %s in %.*s", what, (int)(d)->paper.len, (d)->paper.text)

static const char worked[] =
    "we Ann & Bo\nthey Cy & Di\n2NT N +1\n4H W =\n5C W -2\n4SX S +1\n3C N +1\n6D E = honors E 150\n";

static void test_worked_rubber(void **state) {
    (void)state;
    paper_fixture d;
    begin(&d);
    draw(&d, ODD_SESSION_RUBBER, worked, strlen(worked), 0);
    ASSERT_SAYS(&d, "\"total\":[770,1640],\"words\":\"They win by 870: 9 hundreds.\"");
    ASSERT_SAYS(&d, "\"honors\":150,\"holder\":\"E\"");
    ASSERT_SAYS(&d, "{\"name\":\"Di\",\"amount\":9,\"sheets\":1}");
    ASSERT_SAYS(&d, "\"undo\":\"correct 6 void\"");
    ASSERT_SAYS(&d, "\"seats\":{\"N\":\"Ann\",\"S\":\"Bo\",\"E\":\"Cy\",\"W\":\"Di\"}");
    ASSERT_SAYS(&d, "\"words\":\"Rubber 2, deal 7, North deals, nobody is vulnerable\"");
    end(&d);
}

static void test_next_deal(void **state) {
    (void)state;
    paper_fixture d;
    begin(&d);
    draw(&d, ODD_SESSION_RUBBER, worked, strlen(worked) - strlen("6D E = honors E 150\n"), 0);
    ASSERT_SAYS(
        &d, "\"next\":{\"deal\":6,\"number\":1,\"dealer\":\"E\",\"dealer_name\":\"East\",\"vul\":\"both\"");
    ASSERT_SAYS(&d, "\"partscore\":[60,0]");
    draw(&d, ODD_SESSION_CHICAGO, "dealer S\nwe EW A & B\n2S N =\n", 27, 0);
    ASSERT_SAYS(&d, "\"we\":\"ew\"");
    ASSERT_SAYS(&d, "\"partscore\":[0,60]");
    ASSERT_SAYS(
        &d, "\"dealer\":\"W\",\"dealer_name\":\"West\",\"vul\":\"ew\",\"vulnerable\":\"We are vulnerable\"");
    end(&d);
}

/* What was typed just now is what undo takes back, even if it looks like an undo. */
static void test_by_hand(void **state) {
    (void)state;
    paper_fixture d;
    const char log[] = "4S N =\n4H E =\ncorrect 2 void\n";
    begin(&d);
    draw(&d, ODD_SESSION_RUBBER, log, strlen(log), 0);
    ASSERT_SAYS(&d, "\"undo\":\"correct 1 void\"");
    draw(&d, ODD_SESSION_RUBBER, log, strlen(log), 3);
    ASSERT_SAYS(&d, "\"undo\":\"correct 2 4H E =\"");
    end(&d);
}

static void explain_all(paper_fixture *d) {
    for (int deal = 0; deal <= d->session.deals + 1; deal++) {
        static odd_explanation e;
        if (!odd_explain_deal(&e, &d->session, deal))
            continue;
        d->paper.len = 0;
        odd_explanation_json(&d->paper, &d->session, &e);
        assert_json(&d->paper);
        int sum[ODD_COLUMNS] = {0, 0};
        for (int i = 0; i < e.count; i++)
            sum[odd_sheet_column(&d->session, e.steps[i].side)] += e.steps[i].points;
        assert_int_equal(sum[ODD_WE], e.total[ODD_WE]);
        assert_int_equal(sum[ODD_THEY], e.total[ODD_THEY]);
    }
}

/* Any words in any order, and some bytes that are none: always JSON, and every deal explained. */
static void test_any_log(void **state) {
    (void)state;
    static const char *const words[] = {
        "4S N =",
        "3NT E -2",
        "7NTXX S +0",
        "pass",
        "1C W +6",
        "2H E = honors N 100",
        "correct 1 void",
        "correct 2 5C W -1",
        "correct",
        "correct end void",
        "end",
        "we A & B",
        "they C & D & \"E\"",
        "we EW \\",
        "chicago",
        "rubber x\ty",
        "imps",
        "duplicate",
        "dealer S",
        "partscores bonus",
        "hcp 20",
        "1NT N = hcp 24",
        "\xFF\xFE",
        "# \x01",
        "山田 & é",
        "they \xC3",
    };
    enum { WORDS = sizeof words / sizeof words[0], ROUNDS = 3000 };
    uint32_t seed = 1;
    paper_fixture d;
    begin(&d);
    for (int round = 0; round < ROUNDS; round++) {
        char log[2048];
        size_t len = 0;
        int lines = (int)(round % 40);
        for (int i = 0; i < lines; i++) {
            seed = seed * 1664525u + 1013904223u;
            const char *word = words[(seed >> 8) % WORDS];
            len += (size_t)snprintf(log + len, sizeof log - len, "%s%s", word,
                                    (seed >> 24) % 8 == 0 ? " " : "\n");
        }
        draw(&d, round % 2 == 0 ? ODD_SESSION_RUBBER : ODD_SESSION_CHICAGO, log, len, (int)(seed % 9));
        explain_all(&d);
    }
    end(&d);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_worked_rubber),
        cmocka_unit_test(test_next_deal),
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_any_log),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
