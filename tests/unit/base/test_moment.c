/* Moments as text: every day of two centuries against a calendar that is counted day by day, zones, and what is no moment. */
#include "unit.h"
#include "base/out.h"

static const char *written(int64_t seconds) {
    static char text[ODD_MOMENT_MAX];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_moment_write(&w, seconds, 'T', "Z");
    assert_true(w.len < sizeof text);
    return text;
}

/* The Gregorian calendar, one day after the other. */
static void test_days(void **state) {
    (void)state;
    int year = 1970, month = 1, day = 1;
    for (int64_t days = 0; year < 2170; days++) {
        char text[64];
        int64_t seconds = days * 86400 + days % 1440 * 60, read = -1;
        snprintf(text, sizeof text, "%04d-%02d-%02dT%02d:%02dZ", year, month, day, (int)(days % 1440 / 60),
                 (int)(days % 60));
        if (seconds > 0) {
            assert_true(odd_moment_read(odd_text_of(text), &read));
            assert_int_equal(read, seconds);
        }
        assert_string_equal(written(seconds), text);
        bool leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0), february = month == 2;
        int last = february ? 28 + leap : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
        day++;
        if (day > last) {
            day = 1;
            month++;
        }
        if (month > 12) {
            month = 1;
            year++;
        }
    }
}

static void test_zones(void **state) {
    (void)state;
    static const struct {
        const char *text, *same;
    } pairs[] = {
        {"2026-11-20T22:00Z", "2026-11-20T22:00Z"},      {"2026-11-20t22:00z", "2026-11-20T22:00Z"},
        {"2026-11-20T23:00+01:00", "2026-11-20T22:00Z"}, {"2026-11-20T17:30-04:30", "2026-11-20T22:00Z"},
        {"2026-01-01T00:30+14:00", "2025-12-31T10:30Z"}, {"2026-11-20T22:00:05Z", "2026-11-20T22:00:05Z"},
        {"2024-02-29T00:00Z", "2024-02-29T00:00Z"},      {"9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"},
    };
    for (size_t i = 0; i < COUNT(pairs); i++) {
        int64_t seconds;
        assert_true(odd_moment_read(odd_text_of(pairs[i].text), &seconds));
        assert_string_equal(written(seconds), pairs[i].same);
    }
}

static void test_wrong(void **state) {
    (void)state;
    static const char *const texts[] = {
        "",
        "2026-11-20",
        "2026-11-20T22:00",
        "2026-11-20 22:00Z",
        "2026-11-20T22:00ZZ",
        "2026-11-20T24:00Z",
        "2026-11-20T22:60Z",
        "2026-11-20T22:00:60Z",
        "2026-13-20T22:00Z",
        "2026-00-20T22:00Z",
        "2026-02-29T22:00Z",
        "1900-02-28T22:00Z",
        "2026-11-31T22:00Z",
        "2026-11-20T22:00+1:00",
        "2026-11-20T22:00+15:00",
        "2026-11-20T2:00Z",
        "20261120T2200Z",
        "1970-01-01T00:00Z",
        "1970-01-01T00:30+01:00",
        "9999-12-31T23:59-01:00",
        "22:00Z",
        "-026-11-20T22:00Z",
    };
    for (size_t i = 0; i < COUNT(texts); i++) {
        int64_t seconds;
        assert_false(odd_moment_read(odd_text_of(texts[i]), &seconds));
    }
    int64_t seconds;
    static const char whole[] = "2026-11-20T22:00:05+01:00";
    for (size_t len = 0; len + 1 < sizeof whole; len++)
        if (odd_moment_read((odd_text){whole, len}, &seconds))
            fail_msg("%.*s is read", (int)len, whole);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_days),
        cmocka_unit_test(test_zones),
        cmocka_unit_test(test_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
