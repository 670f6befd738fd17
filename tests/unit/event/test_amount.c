/* Amounts as text, against printf: all small ones, those around every power of ten, and the extremes. */
#include "unit.h"
#include "base/bits.h"
#include "oddtrick_event.h"

/* What the header describes: four decimals, without zeros at the end. */
static void model(char *text, size_t cap, odd_amount a, int least) {
    uint64_t size = a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
    int len = snprintf(text, cap, "%s%llu.%04u", a < 0 ? "-" : "", (unsigned long long)(size / ODD_ONE),
                       (unsigned)(size % ODD_ONE));
    for (int places = 4; places > least && text[len - 1] == '0'; places--)
        text[--len] = '\0';
    if (text[len - 1] == '.')
        text[len - 1] = '\0';
}

static void check(odd_amount a) {
    for (int least = 0; least <= 4; least++) {
        char want[64], got[ODD_AMOUNT_MAX];
        model(want, sizeof want, a, least);
        size_t len = odd_amount_format(got, sizeof got, a, least);
        CHECK(strcmp(got, want) == 0 && len == strlen(want), "%lld with %d: '%s', not '%s'", (long long)a,
              least, got, want);
    }
}

static void test_small(void **state) {
    (void)state;
    for (odd_amount a = -30000; a <= 30000; a++)
        check(a);
}

static void test_powers(void **state) {
    (void)state;
    for (odd_amount power = 1; power < INT64_MAX / 10; power *= 10)
        for (odd_amount near = -11; near <= 11; near++) {
            check(power + near);
            check(-power + near);
        }
    check((odd_amount)UINT32_MAX * ODD_ONE);
    check(((odd_amount)UINT32_MAX + 1) * ODD_ONE);
    check(INT64_MAX);
    check(INT64_MIN);
}

/* However small the buffer is, the text is terminated and the whole length is returned. */
static void test_little_room(void **state) {
    (void)state;
    for (size_t cap = 0; cap <= ODD_AMOUNT_MAX; cap++) {
        char got[ODD_AMOUNT_MAX + 1];
        memset(got, '#', sizeof got);
        assert_int_equal(odd_amount_format(got, cap, -1234567, 0), 9);
        if (cap > 0)
            CHECK(strlen(got) == (cap <= 9 ? cap - 1 : 9) && strncmp(got, "-123.4567", strlen(got)) == 0,
                  "cap %zu: '%s'", cap, got);
        assert_int_equal(got[cap], '#');
    }
}

static void test_digits(void **state) {
    (void)state;
    char want[32], got[32];
    for (uint64_t n = 0, step = 1; n < UINT64_MAX / 2; n += step, step = n / 997 + 1) {
        size_t at = odd_digits_put(got, sizeof got, n);
        int len = snprintf(want, sizeof want, "%llu", (unsigned long long)n);
        CHECK((size_t)len == sizeof got - at && memcmp(got + at, want, (size_t)len) == 0, "%s", want);
    }
    assert_int_equal(odd_digits_put(got, sizeof got, UINT64_MAX), sizeof got - 20);
    assert_memory_equal(got + sizeof got - 20, "18446744073709551615", 20);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small),
        cmocka_unit_test(test_powers),
        cmocka_unit_test(test_little_room),
        cmocka_unit_test(test_digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
