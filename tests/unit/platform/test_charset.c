/* Encodings: every byte of each against iconv, and names of many languages in the code page of each. */
#include "unit.h"

#include <iconv.h>

#include "platform/archive.h"

/* By iconv; -1 if it is no text of the encoding. */
static long by_iconv(char *out, size_t cap, const char *to, const char *from, const char *text, size_t len) {
    iconv_t cd = iconv_open(to, from);
    assert_true(cd != (iconv_t)-1);
    char *in = (char *)(uintptr_t)text, *at = out;
    size_t left = cap;
    bool good = iconv(cd, &in, &len, &at, &left) != (size_t)-1;
    iconv_close(cd);
    return good ? (long)(cap - left) : -1;
}

static void check_decoded(odd_charset charset, const char *text, size_t len) {
    char expected[64];
    size_t got_len;
    char *exact = unit_exact(text, len), *got = odd_charset_decode(charset, exact, len, &got_len);
    long n = by_iconv(expected, sizeof expected, "UTF-8", odd_charset_name(charset), text, len);
    if (n >= 0)
        CHECK((size_t)n == got_len && memcmp(expected, got, got_len) == 0, "%s: 0x%02X",
              odd_charset_name(charset), (unsigned char)text[0]);
    else
        CHECK(got_len >= 3, "%s: 0x%02X", odd_charset_name(charset), (unsigned char)text[0]);
    free(exact);
    free(got);
}

static void test_bytes(void **state) {
    (void)state;
    for (int c = ODD_WINDOWS_1250; c < ODD_CHARSET_COUNT; c++)
        for (int byte = 0; byte < 256; byte++)
            check_decoded((odd_charset)c, (char[]){(char)byte}, 1);
}

static void test_wide(void **state) {
    (void)state;
    static const char text[] = "Zo\xC3\xAB \xC5\x81uczak \xF0\x9F\x82\xA1";
    for (int c = ODD_UTF16_LITTLE; c <= ODD_UTF16_BIG; c++) {
        char wide[200];
        size_t len;
        memcpy(wide, c == ODD_UTF16_BIG ? "\xFE\xFF" : "\xFF\xFE", 2);
        long n = by_iconv(wide + 2, sizeof wide - 2, odd_charset_name((odd_charset)c), "UTF-8", text,
                          strlen(text));
        assert_true(n > 0);
        odd_charset_guess guess = odd_charset_detect(wide, (size_t)n + 2);
        assert_int_equal(guess.charset, c);
        assert_true(guess.sure);
        for (size_t cut = 0; cut <= (size_t)n + 2; cut++) { /* also in the middle of a character */
            char *exact = unit_exact(wide, cut), *got = odd_charset_decode((odd_charset)c, exact, cut, &len);
            assert_true(odd_charset_is_utf8(got, len));
            assert_true(cut < (size_t)n + 2 || (len == strlen(text) && memcmp(got, text, len) == 0));
            free(exact);
            free(got);
        }
    }
}

/* Names as they are common, of one language each. */
static const struct {
    odd_charset charset;
    const char *names;
} lists[] = {
    {ODD_WINDOWS_1250, "Łukasz Wójcik, Michał Dąbrowski, Grażyna Ściegienny"},
    {ODD_WINDOWS_1250, "Dvořák, Novotný, Černý, Růžička"},
    {ODD_WINDOWS_1250, "Kováč, Šťastný, Ľubomír Žák"},
    {ODD_WINDOWS_1250, "Győző Szűcs, Erdős Pál"},
    {ODD_WINDOWS_1250, "Mešić, Đorđević, Žižek"},
    {ODD_WINDOWS_1252, "Jérôme Lefèvre, François Noël"},
    {ODD_WINDOWS_1252, "Jörg Müller, Günther Groß"},
    {ODD_WINDOWS_1252, "Søren Ågård, Bjørn Kjær"},
    {ODD_WINDOWS_1252, "Åsa Sjöberg, Göran Lindström"},
    {ODD_WINDOWS_1252, "José Muñoz, Íñigo Núñez"},
    {ODD_WINDOWS_1252, "João Conceição, Inês Simões"},
    {ODD_WINDOWS_1252, "Nicolò Forlì, Desirée"},
    {ODD_WINDOWS_1254, "Şahin Yılmaz, Gökçe Aydoğan, İsmail"},
};

static void test_names(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(lists); i++) {
        char bytes[200];
        const char *page = odd_charset_name(lists[i].charset);
        size_t len;
        long n = by_iconv(bytes, sizeof bytes, page, "UTF-8", lists[i].names, strlen(lists[i].names));
        assert_true(n > 0);
        odd_charset_guess guess = odd_charset_detect(bytes, (size_t)n);
        CHECK(guess.charset == lists[i].charset && !guess.sure, "%s: %s", lists[i].names,
              odd_charset_name(guess.charset));
        char *text = odd_charset_decode(guess.charset, bytes, (size_t)n, &len);
        CHECK(len == strlen(lists[i].names) && memcmp(text, lists[i].names, len) == 0, "%s", lists[i].names);
        free(text);
    }
}

/* Where two code pages fit and differ, the guess says so. In Windows-1252 and -1254 FD is a letter of Icelandic and of
 * Turkish; FC is the same in all three. */
static void test_doubt(void **state) {
    (void)state;
    odd_charset_guess guess = odd_charset_detect("Y\xFDld\xFDz", 6);
    assert_int_equal(guess.charset, ODD_WINDOWS_1252);
    assert_int_equal(guess.others, 1U << ODD_WINDOWS_1254);
    guess = odd_charset_detect("M\xFCller", 6);
    assert_int_equal(guess.charset, ODD_WINDOWS_1252);
    assert_int_equal(guess.others, 0);
    guess = odd_charset_detect("M\xC3\xBCller", 7);
    assert_int_equal(guess.charset, ODD_UTF8);
    assert_true(guess.sure);
}

/* A line that is UTF-8 stays so in a file that is not. */
static void test_mixed(void **state) {
    (void)state;
    static const char text[] = "J\xC3\xB6rg\nJ\xF6rg\n";
    size_t len;
    odd_charset_guess guess = odd_charset_detect(text, strlen(text));
    char *got = odd_charset_decode(guess.charset, text, strlen(text), &len);
    assert_int_equal(len, strlen("J\xC3\xB6rg\n") * 2);
    assert_memory_equal(got, "J\xC3\xB6rg\nJ\xC3\xB6rg\n", len);
    free(got);
}

static void test_called(void **state) {
    (void)state;
    for (int c = 0; c < ODD_CHARSET_COUNT; c++)
        assert_int_equal(odd_charset_named(odd_charset_name((odd_charset)c)), c);
    assert_int_equal(odd_charset_named("CP1250"), ODD_WINDOWS_1250);
    assert_int_equal(odd_charset_named("Latin2"), ODD_ISO_8859_2);
    assert_int_equal(odd_charset_named("koi8-r"), ODD_CHARSET_COUNT);
    assert_int_equal(odd_charset_named(""), ODD_CHARSET_COUNT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bytes), cmocka_unit_test(test_wide),  cmocka_unit_test(test_names),
        cmocka_unit_test(test_doubt), cmocka_unit_test(test_mixed), cmocka_unit_test(test_called),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
