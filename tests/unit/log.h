/* Reads a log for the tests: text and items in blocks of exactly their size, all rows of its sheet. */
#ifndef LOG_H
#define LOG_H

#include "sheet.h"
#include "base/text.h"

enum { LOG_ROWS = 64, LOG_ERRORS = 16 };

typedef struct test_log {
    char *text;
    odd_item *items;
    odd_session session;
    odd_error errors[LOG_ERRORS];
    int code;
    odd_row rows[LOG_ROWS];
    int count;
} test_log;

static test_log log_now; /* the one read last */

static inline void log_forget(void) {
    free(log_now.text);
    free(log_now.items);
    memset(&log_now, 0, sizeof log_now);
}

static inline int log_teardown(void **state) {
    (void)state;
    log_forget();
    return 0;
}

static inline void log_add_up(int64_t sums[ODD_SIDE_COUNT], const odd_row *row, bool imps) {
    for (int i = 0; i < row->entry_count && !imps; i++)
        sums[row->entries[i].side] += row->entries[i].points;
    if (imps)
        sums[row->imps > 0 ? ODD_NS : ODD_EW] += abs(row->imps);
}

/* Whether the items are needed for the totals: in IMPs, or where a line begins with `correct`, right or
 * wrong. */
static inline bool log_needs_items(void) {
    bool needed = log_now.session.imps;
    for (size_t i = 0; i < log_now.session.count; i++) {
        const odd_item *item = &log_now.items[i];
        odd_scan s = {item->text.text, item->text.len, 0};
        odd_scan_blanks(&s);
        needed = needed || item->kind == ODD_ITEM_CORRECT ||
                 (item->kind == ODD_ITEM_BAD && odd_scan_word(&s, "correct") &&
                  (odd_scan_end(&s) || odd_scan_blanks(&s)));
    }
    return needed;
}

/* Read without keeping items, the log gives the same. */
static inline void log_check_read_for_totals(odd_session_kind kind, size_t len, size_t errors_cap,
                                             const odd_totals *totals) {
    static odd_error errors[LOG_ERRORS];
    odd_totals got;
    odd_session s;
    memset(errors, 0x5A, sizeof errors);
    bool read = odd_totals_read(&got, &s, kind, errors, errors_cap, log_now.text, len);
    assert_true(read != log_needs_items());
    if (!read)
        return;
    assert_memory_equal(&got, totals, sizeof got);
    assert_int_equal(s.errors, log_now.session.errors);
    assert_memory_equal(errors, log_now.errors, sizeof errors);
    assert_int_equal(s.kind, log_now.session.kind);
    assert_int_equal(s.we, log_now.session.we);
    assert_int_equal(s.deals, log_now.session.deals);
    assert_int_equal(s.count, 0);
}

/* Any bytes; keeps the first rows, walks over all. The totals are the sums of the rows. */
static inline void log_read_bytes(odd_session_kind kind, const char *text, size_t len, size_t errors_cap) {
    log_forget();
    size_t room = odd_session_items(text, len);
    log_now.text = unit_exact(text, len);
    log_now.items = malloc(room > 0 ? room * sizeof *log_now.items : 1);
    assert_non_null(log_now.items);
    memset(log_now.errors, 0x5A, sizeof log_now.errors);
    log_now.code = odd_session_read(&log_now.session, kind, log_now.items, log_now.errors, errors_cap,
                                    log_now.text, len);
    assert_true(log_now.session.count <= room);
    int64_t sums[ODD_SIDE_COUNT] = {0};
    odd_row row;
    for (odd_walk w = odd_walk_start(&log_now.session); odd_walk_next(&w, &row);) {
        if (log_now.count < LOG_ROWS)
            log_now.rows[log_now.count++] = row;
        log_add_up(sums, &row, log_now.session.imps);
    }
    odd_totals totals = odd_session_totals(&log_now.session);
    assert_true(totals.pts[ODD_NS] == sums[ODD_NS] && totals.pts[ODD_EW] == sums[ODD_EW]);
    log_check_read_for_totals(kind, len, errors_cap, &totals);
}

static inline void log_read_as(odd_session_kind kind, const char *text) {
    log_read_bytes(kind, text, strlen(text), LOG_ERRORS);
}

/* A log that must be without errors. */
static inline void log_good(odd_session_kind kind, const char *text) {
    log_read_as(kind, text);
    CHECK(log_now.code == ODD_OK && log_now.session.errors == 0, "line %d column %d: %s",
          log_now.errors[0].line, log_now.errors[0].column, log_now.errors[0].message);
}

static inline void log_rubber(const char *text) {
    log_good(ODD_SESSION_RUBBER, text);
}

static inline void log_chicago(const char *text) {
    log_good(ODD_SESSION_CHICAGO, text);
}

static inline const odd_row *log_row(int nth) {
    assert_in_range(nth, 1, log_now.count);
    return &log_now.rows[nth - 1];
}

/* Totals of the rubber that the row belongs to, after it. */
static inline void log_check_totals(int nth, int ns, int ew) {
    const odd_row *row = log_row(nth);
    int got_ns = row->above[ODD_NS] + row->below[ODD_NS], got_ew = row->above[ODD_EW] + row->below[ODD_EW];
    CHECK(got_ns == ns && got_ew == ew, "row %d: %d and %d, not %d and %d", nth, got_ns, got_ew, ns, ew);
}

static inline void log_check_points(int nth, odd_element element, odd_side side, int points) {
    const odd_row *row = log_row(nth);
    int got = sheet_points(row->entries, row->entry_count, element, side);
    CHECK(got == points, "row %d, %s: %d, not %d", nth, odd_element_key(element), got, points);
}

static inline void log_check_text(odd_text got, const char *expected) {
    CHECK(got.len == strlen(expected) && (got.len == 0 || memcmp(got.text, expected, got.len) == 0),
          "'%.*s', not '%s'", (int)got.len, got.len > 0 ? got.text : "", expected);
}

#endif
