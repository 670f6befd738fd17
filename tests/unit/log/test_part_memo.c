/* Parts of results that are known again: whatever is found is what the parser reads, whatever the parser
 * refuses is not found, and nothing is read beyond what may be. */
#include "unit.h"
#include "log/notation.h"

static const char *const strains[] = {"C", "d", "♥", "S", "N", "NT", "notrump", "hearts", "♠"};
static const char *const doublings[] = {"", "X", "xx", "*", "**", "xxx"};
static const char *const players[] = {" N ", " e", "  S ", " W", " by N ", " North", " "};
static const char *const outcomes[] = {"=",  "+1", "+2", "+6",  "+7",  "-1",     "-6",     "-7",     "-13",
                                       "-9", "-0", "+",  "-14", "+01", "made 4", "down 2", "= lead", "−1"};

enum { CONTRACTS = 8 * COUNT(strains) * COUNT(doublings), RESTS = COUNT(players) * COUNT(outcomes) };

/* The nth contract, from 0 on, and the nth rest; some of each are wrong. */
static void put_contract(char text[32], size_t n) {
    size_t strain = n / 8 % COUNT(strains), doubling = n / 8 / COUNT(strains);
    snprintf(text, 32, "%zu%s%s", n % 8, strains[strain], doublings[doubling]);
}

static void put_rest(char text[32], size_t n) {
    snprintf(text, 32, "%s%s", players[n % COUNT(players)], outcomes[n / COUNT(players)]);
}

/* With as many bytes behind it as a reader may look at. */
typedef struct line {
    char text[64 + ODD_PART_MEMO_REACH];
    size_t len;
} line;

static line line_of(size_t contract, size_t rest) {
    line l = {"", 0};
    char first[32], second[32];
    put_contract(first, contract);
    put_rest(second, rest);
    l.len = (size_t)snprintf(l.text, 64, "%s%s", first, second);
    return l;
}

static bool parses(const line *l, odd_packed *result) {
    odd_result r;
    bool good = odd_result_parse(&r, l->text, l->len, NULL) == ODD_OK;
    *result = good ? odd_pack(r, ODD_VUL_NONE) : 0;
    return good;
}

/* Learns a line as the readers do: if it is a result that names declarer. */
static void learn(odd_part_memo *known, const line *l) {
    odd_result r;
    if (odd_result_parse(&r, l->text, l->len, NULL) == ODD_OK && r.declarer != ODD_NO_SEAT)
        odd_part_memo_add(known, l->text, l->len, sizeof l->text);
}

static bool find(const odd_part_memo *known, odd_packed *result, const line *l) {
    return odd_part_memo_find(known, result, l->text, l->len, sizeof l->text);
}

/* ---- Words ------------------------------------------------------------------------------------- */

static void check_bytes(const char bytes[16], char wanted) {
    const char *in_8 = memchr(bytes, wanted, 8), *in_16 = memchr(bytes, wanted, 16);
    size_t count = 0;
    for (int i = 0; i < 8; i++)
        count += bytes[i] == wanted;
    uint64_t marks = odd_word_marks(odd_word_at(bytes), wanted);
    assert_int_equal(odd_word_count(marks), count);
    assert_int_equal(odd_word_before(marks), in_8 != NULL ? in_8 - bytes : 8);
    assert_int_equal(odd_word_pair_before(bytes, wanted), in_16 != NULL ? in_16 - bytes : 16);
}

static void test_words(void **state) {
    (void)state;
    static const char near[] = {'\n', '\n' - 1, '\n' + 1, '\0', '\x80', '\x8A', '\xFF', '\x0B', ' ', 'N'};
    uint64_t random = 1;
    for (int turn = 0; turn < 200000; turn++) {
        char bytes[16];
        for (int i = 0; i < 16; i++) {
            random = random * UINT64_C(6364136223846793005) + 1442695040888963407U;
            bytes[i] = near[(random >> 33) % COUNT(near)];
        }
        for (size_t i = 0; i < COUNT(near); i++)
            check_bytes(bytes, near[i]);
    }
    assert_true(odd_word_at("\1\2\3\4\5\6\7\x80") == UINT64_C(0x8007060504030201));
}

/* ---- Results ----------------------------------------------------------------------------------- */

static void test_nothing_is_known_at_first(void **state) {
    (void)state;
    static odd_part_memo known;
    odd_packed result;
    for (size_t c = 0; c < CONTRACTS; c++)
        for (size_t r = 0; r < RESTS; r++) {
            line l = line_of(c, r);
            CHECK(!find(&known, &result, &l), "%s", l.text);
        }
}

/* Every result that bridge knows, as it is printed, from the parts of few of them. */
static void test_every_result(void **state) {
    (void)state;
    static odd_part_memo known;
    for (int turn = 0; turn < 2; turn++)
        for (int n = 0; n < UNIT_RESULTS; n++)
            for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
                odd_result r = unit_result(n, (odd_seat)seat);
                odd_packed result = 0;
                line l = {"", 0};
                l.len = odd_result_format(l.text, 64, r, n % 2 == 0 ? ODD_ASCII : ODD_SYMBOLS);
                if (turn == 0)
                    learn(&known, &l);
                CHECK(find(&known, &result, &l), "%s", l.text);
                CHECK(result == odd_pack(r, ODD_VUL_NONE), "%s", l.text);
            }
    assert_true(known.contracts.count <= 2 * 105);
    assert_true(known.rests.count <= 4 * 21);
}

/* The parts of some lines, in every combination: found is what the parser reads. */
static void test_parts_are_independent(void **state) {
    (void)state;
    static odd_part_memo known;
    size_t found = 0;
    for (size_t c = 0; c < CONTRACTS; c++) {
        line l = line_of(c, 0);
        learn(&known, &l);
    }
    for (size_t r = 0; r < RESTS; r++) {
        line l = line_of(1 + r % 7, r);
        learn(&known, &l);
    }
    for (size_t c = 0; c < CONTRACTS; c++)
        for (size_t r = 0; r < RESTS; r++) {
            line l = line_of(c, r);
            odd_packed expected, result;
            if (!find(&known, &result, &l))
                continue;
            found++;
            CHECK(parses(&l, &expected), "%s", l.text);
            CHECK(result == expected, "%s: %04x, not %04x", l.text, result, expected);
        }
    assert_true(found > 5000);
}

/* A line of which bytes are changed, left out or put in, zeros too. */
static void test_never_wrong(void **state) {
    (void)state;
    static odd_part_memo known;
    static const char bytes[] = {'\0', ' ', '\t', '\n', '\r', '#', 'N', 'S', 'x', '4', '=', '+', '-', '\xA0'};
    uint64_t random = 7;
    for (size_t c = 0; c < CONTRACTS; c++) {
        line l = line_of(c, c % RESTS);
        learn(&known, &l);
    }
    for (int turn = 0; turn < 400000; turn++) {
        random = random * UINT64_C(6364136223846793005) + 1442695040888963407U;
        line l = line_of((random >> 20) % CONTRACTS, (random >> 32) % RESTS);
        size_t at = (random >> 44) % (l.len + 1);
        char byte = bytes[(random >> 50) % COUNT(bytes)];
        if (turn % 3 == 0) {
            memmove(l.text + at + 1, l.text + at, l.len++ - at);
            l.text[at] = byte;
        } else if (turn % 3 == 1) {
            l.text[at] = byte; /* or just behind the text, where it does not count */
        } else if (at < l.len) {
            memmove(l.text + at, l.text + at + 1, l.len-- - at);
        }
        odd_packed expected, result;
        if (find(&known, &result, &l)) {
            CHECK(parses(&l, &expected), "'%.*s'", (int)l.len, l.text);
            CHECK(result == expected, "'%.*s'", (int)l.len, l.text);
        }
    }
}

/* Whatever follows a text in memory does not count, and what may not be read is not. */
static void test_ends(void **state) {
    (void)state;
    static odd_part_memo known;
    const char *text = "4SX N +1\n5C W =\n";
    odd_packed result;
    line l = {"4SX N +1", 8};
    learn(&known, &l);
    for (size_t readable = 0; readable <= strlen(text); readable++) {
        char *copy = unit_exact(text, readable);
        for (size_t len = 0; len <= readable; len++) {
            bool found = odd_part_memo_find(&known, &result, copy, len, readable);
            CHECK(found == (len == 8 && readable >= ODD_PART_MEMO_REACH), "%zu of %zu", len, readable);
            odd_part_memo_add(&known, copy, len, readable);
        }
        free(copy);
    }
    assert_int_equal(known.contracts.count, 1);
    assert_int_equal(known.rests.count, 2); /* with its line end, too */
}

/* What is no result in two parts, or names no declarer, is not learned, whoever says that it was read. */
static void test_nothing_else_is_learned(void **state) {
    (void)state;
    static odd_part_memo known;
    static const char *const texts[] = {
        "",         "4S =", "4Z N =",  "4S N",        "4S N x",  "4S N = lead", "8S N =",  "4SN=",
        "4S X N =", "pass", " 4S N =", "4S N made 4", "4S N +8", "4S N -14",    "4S N -0", "4S 9 trick"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        line l = {"", strlen(texts[i])};
        memcpy(l.text, texts[i], l.len);
        odd_part_memo_add(&known, l.text, l.len, sizeof l.text);
        CHECK(known.contracts.count == 0 && known.rests.count == 0, "%s", texts[i]);
    }
}

/* When there is no more room, what is known stays known, and the rest is not. */
static void test_full(void **state) {
    (void)state;
    static odd_part_memo known;
    char first[32], second[32];
    size_t kept = 0;
    odd_packed expected, result;
    for (int turn = 0; turn < 2; turn++)
        for (int n = 0; n < 2000; n++) {
            static const char blanks[] = " \t\r\v\f";
            line l = {"", 0};
            snprintf(first, sizeof first, "%d%cxx", n % 7 + 1, "CDHScdhs"[n / 7 % 8]);
            snprintf(second, sizeof second, " %c%c%cN=", blanks[n % 5], blanks[n / 5 % 5],
                     blanks[n / 25 % 5]);
            l.len = (size_t)snprintf(l.text, 64, "%s%s%c", first, second, blanks[n / 125 % 5]);
            if (turn == 0) {
                learn(&known, &l);
            } else if (find(&known, &result, &l)) {
                kept++;
                CHECK(parses(&l, &expected) && result == expected, "%s", l.text);
            }
        }
    assert_int_equal(known.rests.count, ODD_PARTS_SLOTS / 2);
    assert_true(kept >= ODD_PARTS_SLOTS / 2 && kept < 2000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_nothing_is_known_at_first),
        cmocka_unit_test(test_every_result),
        cmocka_unit_test(test_parts_are_independent),
        cmocka_unit_test(test_never_wrong),
        cmocka_unit_test(test_ends),
        cmocka_unit_test(test_nothing_else_is_learned),
        cmocka_unit_test(test_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
