/* Reads a table of expected scores:
 *
 *     # points, not vulnerable, vulnerable
 *     20    0    0
 *     21   50   50
 */
#include "base/out.h"
#include "base/text.h"
#include "oddtrick.h"

enum { LEAST = 20, MOST = 40, POINTS_MAX = 9999 };

static int read_row(odd_expected *out, odd_scan *s, int line, int last, odd_error *error) {
    int row[3];
    int start = odd_scan_column(s, s->at);
    for (int i = 0; i < 3; i++) {
        size_t at = s->at;
        row[i] = odd_scan_number(s);
        bool gap = odd_scan_blanks(s) || odd_scan_end(s);
        if (row[i] < 0 || row[i] > POINTS_MAX || !gap)
            return odd_fail(
                error, ODD_E_SYNTAX, line, odd_scan_column(s, at),
                "expected high-card points and two scores, not vulnerable and vulnerable, like '24 200 290'");
    }
    if (!odd_scan_end(s))
        return odd_fail(error, ODD_E_SYNTAX, line, odd_scan_column(s, s->at),
                        "unexpected text after the two scores");
    if (row[0] < LEAST || row[0] > MOST || row[0] <= last)
        return odd_fail(error, ODD_E_SCALE, line, start,
                        "high-card points must increase from row to row, from %d to %d", LEAST, MOST);
    bool first = last < LEAST, level = row[0] == LEAST && row[1] == 0 && row[2] == 0;
    if (first && !level)
        return odd_fail(error, ODD_E_SCALE, line, start,
                        "the first row must be '20 0 0': with equal points neither side is ahead");
    for (int hcp = row[0]; hcp <= MOST; hcp++) {
        out->pts[0][hcp - LEAST] = row[1];
        out->pts[1][hcp - LEAST] = row[2];
    }
    return ODD_OK;
}

int odd_expected_parse(odd_expected *out, const char *text, size_t len, odd_error *error) {
    odd_expected table = {{{0}, {0}}};
    int last = LEAST - 1;
    odd_scan s;
    for (odd_lines lines = {text, len, 0, 0}; odd_lines_next(&lines, &s);) {
        odd_scan_blanks(&s);
        if (odd_scan_end(&s))
            continue;
        odd_scan number = s;
        int code = read_row(&table, &s, lines.line, last, error);
        if (code != ODD_OK)
            return code;
        last = odd_scan_number(&number);
    }
    if (last < LEAST)
        return odd_fail(error, ODD_E_SCALE, 0, 0, "the file has no rows: expected rows like '24 200 290'");
    *out = table;
    return ODD_OK;
}
