/* The ground floor: the bounded writer, words that are alike, sorting, fixed-point arithmetic. */
#include <float.h>
#include <limits.h>
#include <math.h>
#include <strings.h>

#include "unit.h"
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "base/frac.h"
#include "base/arena.h"

/* ---- The writer ------------------------------------------------------------------------------------ */

static void test_writer_puts(void **state) {
    (void)state;
    char buf[64];
    odd_writer w = odd_writer_on(buf, sizeof buf);
    assert_string_equal(buf, "");
    odd_put_char(&w, '4');
    odd_put_text(&w, "♠X");
    odd_put_bytes(&w, " N xx", 2);
    odd_put_char(&w, ' ');
    odd_put_int(&w, -12);
    assert_string_equal(buf, "4♠X N -12");
    assert_int_equal(w.len, strlen(buf));
}

static void test_writer_integers(void **state) {
    (void)state;
    static const int values[] = {0, 1, -1, 9, 10, 99, 100, -100, 1234567890, INT_MAX, INT_MIN, INT_MIN + 1};
    for (size_t i = 0; i < COUNT(values); i++) {
        char buf[16], expected[16];
        odd_writer w = odd_writer_on(buf, sizeof buf);
        odd_put_int(&w, values[i]);
        snprintf(expected, sizeof expected, "%d", values[i]);
        assert_string_equal(buf, expected);
    }
}

static void test_writer_formats(void **state) {
    (void)state;
    char buf[64];
    odd_writer w = odd_writer_on(buf, sizeof buf);
    odd_put_format(&w, "%d%s%c %.*s 100%%", 4, "NT", 'X', 3, "abcdef");
    assert_string_equal(buf, "4NTX abc 100%");
}

/* The same text through every function, for every capacity: a prefix, whole characters, nothing
 * outside, and the length that it would have had. */
static void check_capacity(void (*put)(odd_writer *w), const char *whole, size_t cap) {
    char buf[64];
    memset(buf, '#', sizeof buf);
    odd_writer w = odd_writer_on(buf, cap);
    put(&w);
    CHECK(w.len == strlen(whole), "cap %zu: %zu", cap, w.len);
    for (size_t i = cap; i < sizeof buf; i++)
        CHECK(buf[i] == '#', "cap %zu: byte %zu", cap, i);
    if (cap == 0)
        return;
    CHECK(memchr(buf, '\0', cap) != NULL, "cap %zu", cap);
    CHECK(strncmp(buf, whole, strlen(buf)) == 0, "cap %zu: '%s'", cap, buf);
    CHECK(unit_whole_utf8(buf), "cap %zu: a character is cut", cap);
    CHECK(cap <= strlen(whole) || strcmp(buf, whole) == 0, "cap %zu: '%s'", cap, buf);
}

static void put_parts(odd_writer *w) {
    odd_put_text(w, "a♠b♥");
    odd_put_int(w, -345);
    odd_put_char(w, 'x');
    odd_put_bytes(w, "é♣", 5);
    odd_put_text(w, "");
    odd_put_text(w, "end");
}

static void test_writer_truncates(void **state) {
    (void)state;
    for (size_t cap = 0; cap <= 40; cap++)
        check_capacity(put_parts, "a♠b♥-345xé♣end", cap);
}

static void put_symbols_in_format(odd_writer *w) {
    odd_put_format(w, "4♠ by %s: %d – ♥", "N♣", 7);
}

static void test_writer_truncates_formats(void **state) {
    (void)state;
    for (size_t cap = 0; cap <= 40; cap++)
        check_capacity(put_symbols_in_format, "4♠ by N♣: 7 – ♥", cap);
}

static void test_writer_counts_without_a_buffer(void **state) {
    (void)state;
    odd_writer w = odd_writer_on(NULL, 0);
    put_parts(&w);
    assert_int_equal(w.len, strlen("a♠b♥-345xé♣end"));
}

static void test_error_is_filled(void **state) {
    (void)state;
    odd_error error;
    memset(&error, 0x5A, sizeof error);
    assert_int_equal(odd_fail(&error, ODD_E_LEVEL, 2, 3, "level %d of %s", 9, "nine"), ODD_E_LEVEL);
    assert_int_equal(error.code, ODD_E_LEVEL);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 3);
    assert_string_equal(error.message, "level 9 of nine");
    assert_int_equal(odd_fail(NULL, ODD_E_VUL, 0, 0, "x"), ODD_E_VUL);
}

/* The marks of a message as text: "[" and "]" where a value begins and ends. */
static const char *marked(char *room, const odd_error *error) {
    size_t len = 0, mark = 0;
    for (size_t at = 0;; at++) {
        for (; mark < error->marks.count && error->marks.at[mark] >> 1 == at; mark++)
            room[len++] = (error->marks.at[mark] & 1) != 0 ? ']' : '[';
        room[len++] = error->message[at];
        if (error->message[at] == '\0')
            return room;
    }
}

static void test_error_marks_its_values(void **state) {
    (void)state;
    char room[300];
    odd_error error, outer;
    odd_fail(&error, ODD_E_LEVEL, 1, 1, "level %d of '%.*s'%s: 100%%%c", 9, 2, "abc", "", 'x');
    assert_string_equal(marked(room, &error), "level [9] of '[ab]'[]: 100%[x]");
    /* a message within a message keeps its values */
    odd_fail(&outer, ODD_E_LEVEL, 1, 1, "%s: %p", "here", (const void *)&error);
    assert_string_equal(marked(room, &outer), "[here]: [level [9] of '[ab]'[]: 100%[x]]");
    odd_fail(&error, ODD_E_LEVEL, 1, 1, "nothing");
    assert_string_equal(marked(room, &error), "nothing");
    odd_writer w = odd_message_on(error.message, sizeof error.message, &error.marks);
    odd_put_clause(&w, "%d v %d: ", 1, 2);
    odd_put_clause(&w, "twice");
    assert_string_equal(marked(room, &error), "[[1] v [2]: ][twice]");
}

/* A message that was cut, or has too many values, is not a template. */
static void test_error_without_marks(void **state) {
    (void)state;
    odd_error error;
    char text[250] = "";
    memset(text, 'x', sizeof text - 1);
    odd_fail(&error, ODD_E_LEVEL, 1, 1, "%d and %s", 9, text);
    assert_true(error.marks.count > ODD_MARKS_MAX);
    odd_writer w = odd_message_on(error.message, sizeof error.message, &error.marks);
    for (int i = 0; i <= ODD_MARKS_MAX / 2; i++)
        odd_put_format(&w, "%d ", i);
    assert_true(error.marks.count > ODD_MARKS_MAX);
    odd_error outer;
    odd_fail(&outer, ODD_E_LEVEL, 1, 1, "not: %p", (const void *)&error);
    assert_int_equal(outer.marks.count, 2);
}

static void test_error_of_great_length(void **state) {
    (void)state;
    odd_error error;
    char text[500];
    memset(text, 'x', sizeof text);
    text[sizeof text - 1] = '\0';
    odd_fail(&error, ODD_E_SYNTAX, 1, 1, "%s", text);
    assert_int_equal(strlen(error.message), sizeof error.message - 1);
}

/* ---- Words ----------------------------------------------------------------------------------------- */

static const char *const words[] = {"clubs", "diamonds", "hearts", "spades", "notrump", "nt", "none"};

static const char *suggested(const char *text) {
    const char *word = odd_suggest(text, strlen(text), words, COUNT(words));
    return word != NULL ? word : "-";
}

static void test_suggest_one_slip(void **state) {
    (void)state;
    assert_string_equal(suggested("haerts"), "hearts");
    assert_string_equal(suggested("hears"), "hearts");
    assert_string_equal(suggested("heartss"), "hearts");
    assert_string_equal(suggested("hearty"), "hearts");
    assert_string_equal(suggested("culbs"), "clubs");
    assert_string_equal(suggested("noen"), "none");
    assert_string_equal(suggested("hearts"), "hearts");
}

static void test_suggest_two_slips_in_a_long_word(void **state) {
    (void)state;
    assert_string_equal(suggested("diamnod"), "diamonds");
    assert_string_equal(suggested("nutromp"), "notrump");
}

static void test_suggest_any_case(void **state) {
    (void)state;
    assert_string_equal(suggested("HAERTS"), "hearts");
    assert_string_equal(suggested("Spaeds"), "spades");
}

static void test_suggest_nothing(void **state) {
    (void)state;
    assert_string_equal(suggested(""), "-");
    assert_string_equal(suggested("x"), "-");
    assert_string_equal(suggested("quidditch"), "-");
    assert_string_equal(suggested("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"), "-");
    assert_string_equal(suggested("nnnn"), "-");
}

static void test_suggest_nothing_if_two_are_as_likely(void **state) {
    (void)state;
    static const char *const alike[] = {"east", "west"};
    assert_null(odd_suggest("aest", 4, (const char *const[]){"best", "west"}, 2));
    assert_string_equal(odd_suggest("eest", 4, alike, 1), "east");
    assert_null(odd_suggest("eest", 4, alike, 2));
}

static void test_suggest_reads_no_further(void **state) {
    (void)state;
    char *exact = unit_exact("haerts", 6);
    assert_string_equal(odd_suggest(exact, 6, words, COUNT(words)), "hearts");
    free(exact);
}

static void test_numbers_stop_growing(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int number;
    } cases[] = {
        {"0", 0},  {"7x", 7}, {"0012", 12}, {"999999999", 999999999}, {"99999999999999999999", 999999999},
        {"x", -1}, {"", -1},  {"-1", -1}};
    for (size_t i = 0; i < COUNT(cases); i++) {
        odd_scan s = {cases[i].text, strlen(cases[i].text), 0};
        CHECK(odd_scan_number(&s) == cases[i].number, "'%s'", cases[i].text);
    }
}

/* ---- Fixed point, against long double --------------------------------------------------------------- */

static long double to_real(uint64_t fixed) {
    return ldexpl((long double)fixed, -ODD_FIXED_BITS);
}

/* The error of long double itself, for numbers around 64. */
static long double slack(void) {
    return ldexpl(1.0L, 8 - LDBL_MANT_DIG);
}

static uint64_t random_bits(uint64_t *noise) {
    *noise ^= *noise << 13;
    *noise ^= *noise >> 7;
    *noise ^= *noise << 17;
    return *noise;
}

static void test_fixed_mul(void **state) {
    (void)state;
    uint64_t noise = 88172645463325252u;
    for (int i = 0; i < 100000; i++) {
        uint64_t a = random_bits(&noise) >> (4 + i % 40), b = random_bits(&noise) >> (5 + i % 7);
        if (to_real(a) * to_real(b) >= 63.0L)
            continue;
        long double got = to_real(odd_fixed_mul(a, b)), exact = to_real(a) * to_real(b);
        CHECK(got <= exact + slack() && got >= exact - to_real(1) - slack(), "%llu x %llu",
              (unsigned long long)a, (unsigned long long)b);
    }
}

static void test_fixed_mul_by_one(void **state) {
    (void)state;
    uint64_t noise = 1;
    for (int i = 0; i < 1000; i++) {
        uint64_t a = random_bits(&noise);
        assert_true(odd_fixed_mul(a, ODD_FIXED_ONE) == a);
        assert_true(odd_fixed_mul(ODD_FIXED_ONE, a) == a);
        assert_true(odd_fixed_mul(a, 0) == 0);
    }
}

static void test_fixed_ratio(void **state) {
    (void)state;
    uint64_t noise = 42;
    for (int i = 0; i < 20000; i++) {
        uint64_t b = (random_bits(&noise) >> (1 + i % 30)) | 1, a = random_bits(&noise) >> (i % 50);
        long double exact = (long double)a / (long double)b;
        if (exact >= 63.0L)
            continue;
        long double got = to_real(odd_fixed_ratio(a, b));
        CHECK(got <= exact + slack() && got >= exact - to_real(1) - slack(), "%llu / %llu",
              (unsigned long long)a, (unsigned long long)b);
    }
}

static void test_fixed_ratio_exact(void **state) {
    (void)state;
    assert_true(odd_fixed_ratio(3, 4) == ODD_FIXED_ONE / 4 * 3);
    assert_true(odd_fixed_ratio(63, 1) == ODD_FIXED_ONE * 63);
    assert_true(odd_fixed_ratio(0, 7) == 0);
}

static void test_fixed_sqrt(void **state) {
    (void)state;
    for (uint32_t n = 0; n <= 5000; n++)
        for (int shift = 0; shift <= 53; shift++) {
            uint64_t root = odd_fixed_sqrt(n, shift);
            long double exact = ldexpl(sqrtl((long double)n), shift);
            CHECK(fabsl((long double)root + 0.5L - exact) <= 0.5L + exact * ldexpl(1.0L, 2 - LDBL_MANT_DIG),
                  "%u, %d", (unsigned)n, shift);
        }
}

static void test_fixed_sqrt_of_squares(void **state) {
    (void)state;
    for (uint32_t n = 0; n < 65536; n++)
        CHECK(odd_fixed_sqrt(n * n, 0) == n, "%u", (unsigned)n);
    assert_true(odd_fixed_sqrt(UINT32_MAX, 0) == 65535);
    assert_true(odd_fixed_sqrt(9, 54) == UINT64_C(3) << 54);
}

static void test_fixed_exp2(void **state) {
    (void)state;
    uint64_t noise = 7;
    for (int i = 0; i < 100000; i++) {
        uint64_t x = random_bits(&noise) >> (i % 20);
        long double got = to_real(odd_fixed_exp2_minus(x));
        CHECK(fabsl(got - exp2l(-to_real(x))) < ldexpl(1.0L, -52), "%llu", (unsigned long long)x);
    }
}

static void test_fixed_exp2_of_whole_numbers(void **state) {
    (void)state;
    for (unsigned n = 0; n <= 58; n++)
        assert_true(odd_fixed_exp2_minus(ODD_FIXED_ONE * n) == ODD_FIXED_ONE >> n);
    assert_true(odd_fixed_exp2_minus(UINT64_MAX) <= 1);
}

/* ---- Words ----------------------------------------------------------------------------------------- */

/* In memory that ends where the word does. */
static void test_words(void **state) {
    static const char list[] = "|pass|Passed out|p";
    (void)state;
    static const char *const said[] = {"",       "pass", "PASSED OUT", "P",  "pas",  "passe",
                                       "passed", "out",  "|",          "|p", "pass|"};
    static const int places[] = {0, 1, 2, 3, -1, -1, -1, -1, -1, -1, -1};
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        size_t len = strlen(said[i]);
        char *exact = unit_exact(said[i], len);
        odd_text text = {exact, len};
        CHECK(odd_text_among(text, list) == places[i], "'%s' is %d", said[i], odd_text_among(text, list));
        for (size_t k = 0; k < sizeof said / sizeof said[0]; k++)
            CHECK(odd_text_is(text, said[k]) == (strcasecmp(said[i], said[k]) == 0), "'%s', '%s'", said[i],
                  said[k]);
        free(exact);
    }
    CHECK(odd_text_among((odd_text){"", 0}, "") == 0 && odd_text_among((odd_text){"", 0}, "a") == -1,
          "nothing");
    CHECK(!odd_text_is((odd_text){"a\0b", 3}, "a") && odd_text_among((odd_text){"a\0b", 3}, "a|b") == -1,
          "a NUL");
}

/* ---- Sorting ------------------------------------------------------------------------------------- */

enum { SORT_MOST = 300 };

/* By the value of things that are named by index. */
static bool by_value(const void *owner, uint32_t a, uint32_t b) {
    const int *values = owner;
    return values[a] <= values[b];
}

/* Lists of every length, with few different values: sorted, complete, and stable. */
static void test_sort(void **state) {
    (void)state;
    uint32_t list[SORT_MOST], other[SORT_MOST];
    int values[SORT_MOST] = {0};
    unsigned seed = 1;
    for (size_t count = 0; count <= SORT_MOST; count++) {
        for (size_t i = 0; i < count; i++) {
            seed = seed * 1103515245 + 12345;
            values[i] = (int)(seed >> 16 & 31);
            list[i] = (uint32_t)i;
        }
        odd_sort(list, other, count, by_value, values);
        for (size_t i = 1; i < count; i++) {
            int a = values[list[i - 1]], b = values[list[i]];
            CHECK(a < b || (a == b && list[i - 1] < list[i]), "%zu of %zu", i, count);
        }
    }
}

/* ---- Bits: where a byte stands --------------------------------------------------------------------------- */

static void test_bits(void **state) {
    (void)state;
    static const char bytes[] = {' ', '\n', '\0', '\x7F', '\x80', (char)0xA0, (char)0xFF, '!', '\x1F'};
    char text[ODD_BITS_REACH + 7];
    for (unsigned seed = 1; seed < 20000; seed++) {
        unsigned mix = seed * 2654435761U;
        for (size_t i = 0; i < sizeof text; i++) {
            mix = mix * 1664525U + 1013904223U;
            text[i] = bytes[(mix >> 20) % sizeof bytes];
        }
        for (size_t at = 0; at <= 7; at++) {
            uint32_t controls = 0;
            for (unsigned i = 0; i < ODD_BITS_REACH; i++)
                controls |= (uint32_t)((unsigned char)text[at + i] < ' ') << i;
            assert_int_equal(odd_bits_controls(text + at), controls);
            for (size_t b = 0; b < sizeof bytes; b++) {
                uint32_t expected = 0;
                for (unsigned i = 0; i < ODD_BITS_REACH; i++)
                    expected |= (uint32_t)(text[at + i] == bytes[b]) << i;
                assert_int_equal(odd_bits_of(text + at, bytes[b]), expected);
                if (expected != 0)
                    assert_true((expected >> odd_bits_first(expected) & 1) == 1 &&
                                (expected & ((UINT32_C(1) << odd_bits_first(expected)) - 1)) == 0);
            }
        }
    }
}

/* ---- Cells of spreadsheets --------------------------------------------------------------------------- */

static bool begins_as_formula(const char *cell) {
    return cell[0] != '\0' && strchr("=+-@\t\r", cell[0]) != NULL;
}

/* What a writer makes of a cell, and a reader of that. */
static void check_guard(const char *cell) {
    char written[16];
    snprintf(written, sizeof written, "%s%s", odd_cell_is_formula((odd_text){cell, strlen(cell)}) ? "'" : "",
             cell);
    char *end;
    strtod(written, &end);
    bool number = end != written && (*end == '\0' || strcmp(end, "%") == 0);
    if (begins_as_formula(written) && strlen(written) > 1)
        assert_true(number);
    odd_text read = odd_cell_without_guard((odd_text){written, strlen(written)});
    assert_int_equal(read.len, strlen(cell));
    assert_memory_equal(read.text, cell, read.len);
}

/* Every cell of up to six of these characters is harmless once written, and comes back as it was. */
static void test_cells_are_harmless(void **state) {
    (void)state;
    static const char letters[] = "=+-@\t\r'1.%A";
    enum { LETTERS = sizeof letters - 1, LONGEST = 6 };
    for (int len = 0; len <= LONGEST; len++) {
        unsigned long all = 1;
        for (int i = 0; i < len; i++)
            all *= LETTERS;
        for (unsigned long n = 0; n < all; n++) {
            char cell[LONGEST + 1] = "";
            unsigned long rest = n;
            for (int i = 0; i < len; i++, rest /= LETTERS)
                cell[i] = letters[rest % LETTERS];
            check_guard(cell);
        }
    }
}

/* Results and differences are not formulas, and must stay as they were. */
static void test_cells_that_stay(void **state) {
    (void)state;
    static const char *const cells[] = {"",      "=",   "-",       "+",      "+1", "-2",
                                        "-12.5", "+3%", "Ann Lee", "4S N =", "'",  "O'Dea"};
    for (size_t i = 0; i < COUNT(cells); i++)
        assert_false(odd_cell_is_formula((odd_text){cells[i], strlen(cells[i])}));
    static const char *const formulas[] = {"=1+1", "@SUM(A1)", "-1+1", "+A1", "\t=1", "\r=1", "=A", "--1"};
    for (size_t i = 0; i < COUNT(formulas); i++)
        assert_true(odd_cell_is_formula((odd_text){formulas[i], strlen(formulas[i])}));
}

/* The characters of Unicode's Bidi_Control that embed, override or isolate, and the two that end lines; none that
 * people's names need. */
static void test_overrides(void **state) {
    (void)state;
    static const uint32_t all[] = {0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D,
                                   0x202E, 0x2066, 0x2067, 0x2068, 0x2069};
    size_t found = 0;
    for (uint32_t c = 0; c <= 0x10FFFF; c++)
        if (odd_is_override(c)) {
            assert_true(found < COUNT(all));
            assert_int_equal(c, all[found]);
            found++;
        }
    assert_int_equal(found, COUNT(all));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bits),
        cmocka_unit_test(test_cells_are_harmless),
        cmocka_unit_test(test_cells_that_stay),
        cmocka_unit_test(test_overrides),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_writer_puts),
        cmocka_unit_test(test_writer_integers),
        cmocka_unit_test(test_writer_formats),
        cmocka_unit_test(test_writer_truncates),
        cmocka_unit_test(test_writer_truncates_formats),
        cmocka_unit_test(test_writer_counts_without_a_buffer),
        cmocka_unit_test(test_error_is_filled),
        cmocka_unit_test(test_error_marks_its_values),
        cmocka_unit_test(test_error_without_marks),
        cmocka_unit_test(test_error_of_great_length),
        cmocka_unit_test(test_suggest_one_slip),
        cmocka_unit_test(test_suggest_two_slips_in_a_long_word),
        cmocka_unit_test(test_suggest_any_case),
        cmocka_unit_test(test_suggest_nothing),
        cmocka_unit_test(test_suggest_nothing_if_two_are_as_likely),
        cmocka_unit_test(test_suggest_reads_no_further),
        cmocka_unit_test(test_numbers_stop_growing),
        cmocka_unit_test(test_sort),
        cmocka_unit_test(test_fixed_mul),
        cmocka_unit_test(test_fixed_mul_by_one),
        cmocka_unit_test(test_fixed_ratio),
        cmocka_unit_test(test_fixed_ratio_exact),
        cmocka_unit_test(test_fixed_sqrt),
        cmocka_unit_test(test_fixed_sqrt_of_squares),
        cmocka_unit_test(test_fixed_exp2),
        cmocka_unit_test(test_fixed_exp2_of_whole_numbers),
    };
    return cmocka_run_group_tests_name("base", tests, NULL, NULL);
}
