/* The lines of `oddtrick batch`: the code for any processor and that for newer ones give the same answers, and these are what the
 * library says of each line by itself. */
#include "unit.h"

#include "cli/scores.h"

enum { LINES_MAX = 4000, WRONG_MAX = 1 << 16 };

static uint64_t seed;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* A piece, and what was said of its wrong lines. */
typedef struct answered {
    odd_batch_piece piece; /* first member */
    char wrong[WRONG_MAX];
    size_t wrong_len;
} answered;

static void hear_wrong(odd_batch_piece *piece, unsigned long line, int column, const char *message) {
    answered *a = (answered *)piece;
    int n = snprintf(a->wrong + a->wrong_len, WRONG_MAX - a->wrong_len, "%lu:%d %s\n", line, column, message);
    a->wrong_len += (size_t)n < WRONG_MAX - a->wrong_len ? (size_t)n : 0;
}

/* ---- Lines ------------------------------------------------------------------------------------- */

static const char *const vuls[] = {"none", "ns", "ew", "both", "-", "NS", "All", "o"};

static size_t ordinary(char *to, size_t cap) {
    odd_result r = unit_result((int)pick(UNIT_RESULTS), (odd_seat)(1 + pick(4)));
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, pick(8) == 0 ? ODD_SYMBOLS : ODD_ASCII);
    return (size_t)snprintf(to, cap, "%s\t%s", text, vuls[pick(pick(4) == 0 ? COUNT(vuls) : 4)]);
}

/* A line in some other form, or a wrong one: any byte may be another, twice there, or missing. */
static size_t line(char *to, size_t cap, unsigned strange) {
    size_t len = ordinary(to, cap);
    if (pick(100) >= strange)
        return len;
    size_t at = pick((unsigned)len);
    switch (pick(6)) {
    case 0:
        to[at] = (char)pick(256);
        break;
    case 1:
        memmove(to + at, to + at + 1, --len - at);
        break;
    case 2:
        memmove(to + at + 1, to + at, len - at);
        len++;
        break;
    case 3:
        to[len++] = '\r';
        break;
    case 4:
        len = at;
        break;
    default:
        len += (size_t)snprintf(to + len, cap - len, "\tseen %u", pick(1000));
        break;
    }
    for (size_t i = 0; i < len; i++)
        to[i] = to[i] == '\n' ? ' ' : to[i];
    return len;
}

static void fill(odd_batch_piece *piece, unsigned strange) {
    unsigned count = 1 + pick(LINES_MAX);
    piece->input_len = 0;
    for (unsigned i = 0; i < count && piece->input_len < ODD_BATCH_INPUT - 256; i++) {
        piece->input_len += line(piece->input + piece->input_len, 200, strange);
        piece->input[piece->input_len++] = '\n';
    }
    for (size_t i = 0; i < ODD_BATCH_REACH; i++) /* whatever stands there */
        piece->input[piece->input_len + i] = (char)pick(256);
}

/* ---- What the library says --------------------------------------------------------------------- */

/* The answer to a line, without messages. */
static size_t expect(char *to, size_t cap, const odd_batch_rules *rules, const char *text, size_t len) {
    const char *tab = memchr(text, '\t', len);
    size_t result_len = tab != NULL ? (size_t)(tab - text) : len;
    odd_deal deal = {.vul = rules->vul};
    bool good = odd_result_parse(&deal.result, text, result_len, NULL) == ODD_OK;
    if (tab != NULL) {
        const char *from = tab + 1, *next = memchr(from, '\t', (size_t)(text + len - from));
        good = good && odd_vul_parse(&deal.vul, from, (size_t)((next != NULL ? next : text + len) - from),
                                     NULL) == ODD_OK;
    }
    good = good && (tab != NULL || rules->have_vul) &&
           (deal.result.level == 0 || deal.result.declarer != ODD_NO_SEAT || rules->declarers) &&
           odd_deal_check(&deal, NULL) == ODD_OK;
    int score = good ? odd_score(deal.result, deal.vul) : 0;
    bool turned = rules->declarers && odd_seat_side(deal.result.declarer) == ODD_EW;
    size_t shown = len > 0 && text[len - 1] == '\r' ? len - 1 : len, n = 0;
    if (!rules->scores_only) {
        memcpy(to, text, shown);
        to[shown] = '\t';
        n = shown + 1;
    }
    return n + (size_t)(good ? snprintf(to + n, cap - n, "%d\n", turned ? -score : score)
                             : snprintf(to + n, cap - n, "?\n"));
}

static void check_answers(const odd_batch_piece *piece, const odd_batch_rules *rules) {
    size_t out = 0;
    for (size_t at = 0; at < piece->input_len;) {
        const char *text = piece->input + at;
        size_t len = (size_t)((const char *)memchr(text, '\n', piece->input_len - at) - text);
        char expected[512];
        size_t n = expect(expected, sizeof expected, rules, text, len);
        CHECK(out + n <= piece->output_len && memcmp(piece->output + out, expected, n) == 0,
              "'%.*s': expected %.*s", (int)len, text, (int)n, expected);
        out += n;
        at += len + 1;
    }
    assert_int_equal(out, piece->output_len);
}

/* ---- Both ways --------------------------------------------------------------------------------- */

typedef void answer(odd_batch_memo *memo, odd_batch_piece *piece);

/* Answers the same pieces with a new memo: later ones find what earlier ones have taught. */
static void check_all(const odd_batch_rules *rules, unsigned strange) {
    answer *const ways[] = {odd_batch_answer_any,
                            odd_batch_has_v3() ? odd_batch_answer_v3 : odd_batch_answer};
    static answered by[COUNT(ways)];
    odd_batch_memo *memos[COUNT(ways)];
    for (size_t w = 0; w < COUNT(ways); w++) {
        memos[w] = test_calloc(1, odd_batch_memo_bytes);
        odd_batch_memo_start(memos[w], rules);
    }
    for (uint64_t turn = 0; turn < unit_many(16); turn++) {
        fill(&by[0].piece, strange);
        for (size_t w = 0; w < COUNT(ways); w++) {
            odd_batch_piece *p = &by[w].piece;
            memcpy(p->input, by[0].piece.input, sizeof p->input);
            p->input_len = by[0].piece.input_len;
            p->output_len = p->lines = by[w].wrong_len = 0;
            p->wrong = hear_wrong;
            ways[w](memos[w], p);
            check_answers(p, rules);
        }
        assert_int_equal(by[0].piece.lines, by[1].piece.lines);
        assert_int_equal(by[0].wrong_len, by[1].wrong_len);
        assert_memory_equal(by[0].wrong, by[1].wrong, by[0].wrong_len);
    }
    for (size_t w = 0; w < COUNT(ways); w++)
        test_free(memos[w]);
}

static void ordinary_lines(void **state) {
    (void)state;
    seed = 1;
    check_all(&(odd_batch_rules){.scores_only = true}, 0);
    check_all(&(odd_batch_rules){0}, 0);
}

static void strange_lines(void **state) {
    (void)state;
    seed = 2;
    for (unsigned rules = 0; rules < 8; rules++) {
        odd_batch_rules r = {rules & 1, rules & 2, rules & 4, ODD_VUL_EW};
        check_all(&r, 3);
        check_all(&r, 60);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ordinary_lines),
        cmocka_unit_test(strange_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
