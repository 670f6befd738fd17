/* Moments as text, by the Gregorian calendar. */
#include "base/out.h"
#include "base/text.h"

enum { DAY_S = 86400, FIRST_YEAR = 1970, LAST_YEAR = 9999 };

static bool is_leap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int days_in(int year, int month) {
    static const uint8_t days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* From the first day of the year 1 up to the first of this one. */
static int64_t days_before(int year) {
    int64_t past = year - 1;
    return past * 365 + past / 4 - past / 100 + past / 400;
}

/* So many digits, no more and no fewer. */
static bool read_digits(odd_scan *s, int count, int *number) {
    *number = 0;
    for (int i = 0; i < count; i++) {
        char c = odd_scan_peek(s);
        if (c < '0' || c > '9')
            return false;
        *number = *number * 10 + (c - '0');
        s->at++;
    }
    return true;
}

static bool read_date(odd_scan *s, int64_t *days) {
    int year, month, day;
    if (!read_digits(s, 4, &year) || !odd_scan_bytes(s, "-") || !read_digits(s, 2, &month) ||
        !odd_scan_bytes(s, "-") || !read_digits(s, 2, &day) || year < FIRST_YEAR || month < 1 || month > 12 ||
        day < 1 || day > days_in(year, month))
        return false;
    *days = days_before(year) - days_before(FIRST_YEAR) + day - 1;
    for (int m = 1; m < month; m++)
        *days += days_in(year, m);
    return true;
}

/* 22:00 or 22:00:30, in seconds. */
static bool read_time(odd_scan *s, int *seconds) {
    int hour, minute, second = 0;
    if (!read_digits(s, 2, &hour) || !odd_scan_bytes(s, ":") || !read_digits(s, 2, &minute) ||
        (odd_scan_bytes(s, ":") && !read_digits(s, 2, &second)) || hour > 23 || minute > 59 || second > 59)
        return false;
    *seconds = (hour * 60 + minute) * 60 + second;
    return true;
}

/* Z, or how much later the clocks are there than in UTC. */
static bool read_zone(odd_scan *s, int *seconds) {
    int hour, minute;
    *seconds = 0;
    if (odd_scan_word(s, "z"))
        return true;
    bool minus = odd_scan_bytes(s, "-");
    if ((!minus && !odd_scan_bytes(s, "+")) || !read_digits(s, 2, &hour) || !odd_scan_bytes(s, ":") ||
        !read_digits(s, 2, &minute) || hour > 14 || minute > 59)
        return false;
    *seconds = (hour * 60 + minute) * 60 * (minus ? -1 : 1);
    return true;
}

bool odd_moment_read(odd_text text, int64_t *seconds) {
    odd_scan s = {text.text, text.len, 0};
    int64_t days;
    int time, zone;
    if (!read_date(&s, &days) || !odd_scan_word(&s, "t") || !read_time(&s, &time) || !read_zone(&s, &zone) ||
        !odd_scan_end(&s))
        return false;
    *seconds = days * DAY_S + time - zone;
    return *seconds > 0 && *seconds < (days_before(LAST_YEAR + 1) - days_before(FIRST_YEAR)) * DAY_S;
}

static void put_two(odd_writer *w, int number) {
    odd_put_char(w, (char)('0' + number / 10 % 10));
    odd_put_char(w, (char)('0' + number % 10));
}

void odd_moment_write(odd_writer *w, int64_t seconds, char between, const char *behind) {
    int64_t days = seconds / DAY_S;
    int time = (int)(seconds % DAY_S), year = FIRST_YEAR + (int)(days / 366), month = 1;
    while (days_before(year + 1) - days_before(FIRST_YEAR) <= days)
        year++;
    days -= days_before(year) - days_before(FIRST_YEAR);
    for (; days >= days_in(year, month); month++)
        days -= days_in(year, month);
    put_two(w, year / 100);
    put_two(w, year % 100);
    odd_put_char(w, '-');
    put_two(w, month);
    odd_put_char(w, '-');
    put_two(w, (int)days + 1);
    odd_put_char(w, between);
    put_two(w, time / 3600);
    odd_put_char(w, ':');
    put_two(w, time / 60 % 60);
    if (time % 60 != 0) {
        odd_put_char(w, ':');
        put_two(w, time % 60);
    }
    odd_put_text(w, behind);
}
