/* Access databases that are written: libmdb reads from them what was put in. Values are random, of all types, with NULLs, texts of
 * other scripts and of the greatest length, tables of many pages, and definitions that need more than one page. */
#include "unit.h"

#include "platform/access.h"
#include "platform/memory.h"

enum { ROWS_MAX = 30000, CELL = 1100 };

typedef struct expected {
    const odd_access_table *table;
    size_t row, columns;
} expected;

/* The days of a date since 30 December 1899, counted one by one. */
static int64_t days_of(int year, int month, int day) {
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int64_t days = 2; /* 1 January 1900 */
    for (int y = 1900; y < year; y++)
        days += (y % 4 == 0 && y % 100 != 0) || y % 400 == 0 ? 366 : 365;
    for (int m = 1; m < month; m++)
        days += lengths[m - 1] + (m == 2 && ((year % 4 == 0 && year % 100 != 0) || year % 400 == 0));
    return days + day - 1;
}

static void say(char *text, const odd_access_column *c, const odd_access_value *v) {
    if (c->type == ODD_ACCESS_TEXT)
        snprintf(text, CELL, "%.*s", (int)v->text.len, v->text.text);
    else if (c->type == ODD_ACCESS_BOOLEAN)
        snprintf(text, CELL, "%d", !v->null && v->number != 0);
    else
        snprintf(text, CELL, "%lld", (long long)v->number);
}

static bool take_row(void *owner, size_t number, const odd_text *names, const odd_text *values,
                     size_t count) {
    expected *e = owner;
    assert_int_equal(count, e->table->column_count);
    e->columns = count;
    char text[CELL];
    assert_true(e->row < e->table->row_count);
    assert_int_equal(number, e->row + 1);
    for (size_t i = 0; i < e->columns; i++) {
        const odd_access_column *c = &e->table->columns[i];
        const odd_access_value *v = &e->table->values[e->row * e->columns + i];
        assert_int_equal(names[i].len, strlen(c->name));
        assert_memory_equal(names[i].text, c->name, names[i].len);
        bool nothing =
            (v->null && c->type != ODD_ACCESS_BOOLEAN) || (c->type == ODD_ACCESS_TEXT && v->text.len == 0);
        if (nothing) {
            assert_null(values[i].text);
            continue;
        }
        if (c->type == ODD_ACCESS_DATETIME)
            continue; /* see test_dates */
        say(text, c, v);
        assert_int_equal(values[i].len, strlen(text));
        assert_memory_equal(values[i].text, text, values[i].len);
    }
    e->row++;
    return true;
}

static void check_table(const odd_out *file, const odd_access_table *t) {
    expected e = {.table = t};
    odd_row_receiver handler = {.owner = &e, .row = take_row};
    odd_error error = {0};
    assert_int_equal(odd_mdb_table(NULL, file->text, file->len, t->name, &handler, &error), ODD_OK);
    assert_string_equal(error.message, "");
    assert_int_equal(e.row, t->row_count);
}

static void check_all(const odd_access_table *tables, size_t count) {
    odd_out file = ODD_HEAP_OUT, scratch = ODD_HEAP_OUT;
    assert_true(odd_access_write(&file, &scratch, tables, count));
    assert_int_equal(file.len % 4096, 0);
    for (size_t i = 0; i < count; i++)
        check_table(&file, &tables[i]);
    odd_out_free(&file);
    odd_out_free(&scratch);
}

static uint32_t seed = 20261117;

static uint32_t roll(uint32_t sides) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % sides;
}

/* Characters beyond 16 bits are not among them: libmdb does not read them. */
static const char *const texts[] = {"A",   "AB", "Ann Lee", "Zo\xC3\xAB", "\xC5\x81uczak", "\xE7\x8E\x8B",
                                    "4 H", "x"};

static odd_access_value random_value(const odd_access_column *c) {
    odd_access_value v = {.null = roll(5) == 0};
    if (c->type == ODD_ACCESS_TEXT)
        v.text = odd_text_of(texts[roll(sizeof texts / sizeof texts[0])]);
    else if (c->type == ODD_ACCESS_BOOLEAN)
        v.number = roll(2);
    else if (c->type == ODD_ACCESS_INTEGER)
        v.number = (int64_t)roll(65536) - 32768;
    else if (c->type == ODD_ACCESS_LONG)
        v.number = (int64_t)roll(1u << 24) * 256 - (INT64_C(1) << 31);
    else
        v.number = (int64_t)roll(1u << 22) * 1000;
    return v;
}

static void test_random(void **state) {
    (void)state;
    static const odd_access_type types[] = {ODD_ACCESS_BOOLEAN, ODD_ACCESS_INTEGER, ODD_ACCESS_LONG,
                                            ODD_ACCESS_DATETIME, ODD_ACCESS_TEXT};
    static char names[ODD_ACCESS_COLUMNS][48];
    static odd_access_value values[2000 * ODD_ACCESS_COLUMNS];
    for (int trial = 0; trial < 60; trial++) {
        odd_access_column columns[ODD_ACCESS_COLUMNS];
        size_t count = 1 + roll(trial % 10 == 0 ? ODD_ACCESS_COLUMNS : 12),
               rows = roll(trial % 7 == 0 ? 2000 : 40);
        for (size_t i = 0; i < count; i++) {
            snprintf(names[i], sizeof names[i], "Column number %zu", i);
            columns[i] = (odd_access_column){.name = names[i], .type = types[roll(5)], .size = 20};
        }
        for (size_t i = 0; i < rows * count; i++)
            values[i] = random_value(&columns[i % count]);
        odd_access_table tables[] = {{"First", columns, count, values, rows},
                                     {"Second", columns, count, values, rows / 2}};
        check_all(tables, 2);
    }
}

/* A map has room for 512 pages. */
static void test_many_rows(void **state) {
    (void)state;
    static odd_access_value values[200000];
    static const odd_access_column column = {.name = "Number", .type = ODD_ACCESS_LONG};
    for (size_t i = 0; i < 200000; i++)
        values[i].number = (int64_t)i;
    odd_access_table table = {"Rows", &column, 1, values, ROWS_MAX};
    check_all(&table, 1);
    odd_out file = ODD_HEAP_OUT, scratch = ODD_HEAP_OUT;
    static const odd_access_column wide = {.name = "Name", .type = ODD_ACCESS_TEXT, .size = 255};
    static char text[256];
    memset(text, 'n', 255);
    for (size_t i = 0; i < 200000; i++)
        values[i].text = (odd_text){text, 255};
    odd_access_table large = {"Large", &wide, 1, values, 200000};
    assert_false(odd_access_write(&file, &scratch, &large, 1));
    odd_out_free(&file);
    odd_out_free(&scratch);
}

static void test_cut(void **state) {
    (void)state;
    static const odd_access_column column = {.name = "Name", .type = ODD_ACCESS_TEXT, .size = 4};
    odd_access_value values[] = {
        {.text = odd_text_of("Ann Lee")},
        {.text = odd_text_of("\xE7\x8E\x8B\xE7\x8E\x8B\xE7\x8E\x8B\xE7\x8E\x8B\xE7\x8E\x8B")},
        {.text = odd_text_of("abc\xF0\x9F\x82\xA1")}};
    odd_access_value whole[] = {{.text = odd_text_of("Ann ")},
                                {.text = odd_text_of("\xE7\x8E\x8B\xE7\x8E\x8B\xE7\x8E\x8B\xE7\x8E\x8B")},
                                {.text = odd_text_of("abc")}};
    odd_access_table cut = {"Cut", &column, 1, values, 3}, expect = {"Cut", &column, 1, whole, 3};
    odd_out file = ODD_HEAP_OUT, scratch = ODD_HEAP_OUT;
    assert_true(odd_access_write(&file, &scratch, &cut, 1));
    check_table(&file, &expect);
    odd_out_free(&file);
    odd_out_free(&scratch);
}

static const char *date;

static bool take_date(void *owner, size_t number, const odd_text *names, const odd_text *values,
                      size_t count) {
    (void)owner, (void)number, (void)names;
    assert_int_equal(count, 1);
    assert_int_equal(values[0].len, strlen(date));
    assert_memory_equal(values[0].text, date, values[0].len);
    return true;
}

static void test_dates(void **state) {
    (void)state;
    static const struct {
        int year, month, day, second;
        const char *text;
    } dates[] = {
        {1900, 1, 1, 0, "1900-01-01 00:00:00"},       {2000, 2, 29, 43200, "2000-02-29 12:00:00"},
        {2026, 11, 17, 0, "2026-11-17 00:00:00"},     {2026, 11, 17, 70200, "2026-11-17 19:30:00"},
        {2026, 12, 31, 86399, "2026-12-31 23:59:59"}, {2099, 3, 1, 1, "2099-03-01 00:00:01"},
    };
    static const odd_access_column column = {.name = "Date", .type = ODD_ACCESS_DATETIME};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        odd_access_value value = {.number = days_of(dates[i].year, dates[i].month, dates[i].day) * 86400 +
                                            dates[i].second};
        odd_access_table table = {"Dates", &column, 1, &value, 1};
        odd_out file = ODD_HEAP_OUT, scratch = ODD_HEAP_OUT;
        odd_row_receiver handler = {.row = take_date};
        odd_error error = {0};
        date = dates[i].text;
        assert_true(odd_access_write(&file, &scratch, &table, 1));
        assert_int_equal(odd_mdb_table(NULL, file.text, file.len, "Dates", &handler, &error), ODD_OK);
        odd_out_free(&file);
        odd_out_free(&scratch);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_many_rows),
        cmocka_unit_test(test_cut),
        cmocka_unit_test(test_dates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
