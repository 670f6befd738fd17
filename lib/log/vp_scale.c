/* Reads a victory point scale from a text:
 *
 *     # margin, winner, loser
 *     boards 6-8
 *     0   10  10
 *     1   11   9
 *     28  20   0
 *
 * A scale for pairs at matchpoints has a line `percent` first, and percentages from 50 on instead of margins.
 */
#include "log/notation.h"
#include "base/out.h"
#include "base/text.h"

enum { MARGIN_MAX = 9999, VP_MAX_X100 = 99999, HALF_X100 = 5000 };

typedef struct reader {
    odd_scan s; /* one line, up to its end or comment */
    int line;
    bool any_part;    /* a `boards` line was seen */
    bool wanted;      /* the next rows are for our number of boards */
    bool any_match;   /* a wanted part was seen */
    int longest;      /* longest match of all parts */
    char lengths[80]; /* of all parts, as written: "6-8, 9-11" */
    odd_writer list;
    odd_vp_scale *out;
    odd_error *error;
} reader;

static int fail_at(reader *r, size_t at, int code, const char *message) {
    return odd_fail(r->error, code, r->line, odd_scan_column(&r->s, at), "%s", message);
}

/* Reads victory points with up to two decimals. Returns -1 if there are none. */
static int read_vp(odd_scan *s) {
    int whole = odd_scan_number(s);
    if (whole < 0 || whole > VP_MAX_X100 / 100)
        return -1;
    int x100 = whole * 100;
    if (odd_scan_peek(s) != '.')
        return x100;
    s->at++;
    size_t at = s->at;
    int decimals = odd_scan_number(s);
    size_t digits = s->at - at;
    if (decimals < 0 || digits > 2)
        return -1;
    return x100 + (digits == 1 ? decimals * 10 : decimals);
}

/* Moves to the next value. Returns false if the value that began at *at is wrong, or does not end where it
 * should; then sets *at to that place. */
static bool next_value(odd_scan *s, size_t *at, bool good) {
    if (good && (odd_scan_blanks(s) || odd_scan_end(s))) {
        *at = s->at;
        return true;
    }
    *at = good ? s->at : *at;
    return false;
}

/* Reads `boards 6-8` or `boards 9`. */
static int read_boards(reader *r) {
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    int from = odd_scan_number(&r->s), to = from;
    if (odd_scan_peek(&r->s) == '-') {
        r->s.at++;
        to = odd_scan_number(&r->s);
    }
    odd_scan_blanks(&r->s);
    bool good = from >= 1 && to >= from;
    if (!good || !odd_scan_end(&r->s))
        return fail_at(
            r, good ? r->s.at : at, ODD_E_SYNTAX,
            "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'");
    if (!r->any_part && r->out->count > 0)
        return fail_at(r, at, ODD_E_SCALE, "rows must come after a 'boards' line where the scale has one");
    r->any_part = true;
    r->longest = to > r->longest ? to : r->longest;
    odd_put_format(&r->list, to > from ? "%s%d-%d" : "%s%d", r->list.len > 0 ? ", " : "", from, to);
    r->wanted = r->out->boards >= from && r->out->boards <= to;
    if (r->wanted && r->any_match)
        return fail_at(r, at, ODD_E_SCALE, "an earlier 'boards' line already covers this number of boards");
    r->any_match |= r->wanted;
    return ODD_OK;
}

static const char *contradiction(const odd_vp_scale *s, odd_vp_row row) {
    if (s->count == 0) {
        if (row.from_imps != 0)
            return s->percent ? "the first row must be for 50 per cent"
                              : "the first row must be for margin 0";
        return row.winner_x100 == row.loser_x100 ? NULL : "margin 0 is a draw: both sides must get the same";
    }
    const odd_vp_row *last = &s->rows[s->count - 1];
    if (row.from_imps <= last->from_imps)
        return "margins must increase from row to row";
    if (row.winner_x100 < last->winner_x100 || row.loser_x100 > last->loser_x100)
        return "a greater margin must not give the winner less or the loser more than the row above";
    return s->count == ODD_VP_ROWS_MAX ? "too many rows: at most 480" : NULL;
}

static int read_row(reader *r) {
    odd_vp_row row;
    size_t start = r->s.at, at = start;
    row.from_imps = r->out->percent ? read_vp(&r->s) - HALF_X100 : odd_scan_number(&r->s);
    if (r->out->percent && !next_value(&r->s, &at, row.from_imps >= 0 && row.from_imps <= HALF_X100))
        return fail_at(
            r, at, ODD_E_SYNTAX,
            "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'");
    if (!r->out->percent && !next_value(&r->s, &at, row.from_imps >= 0 && row.from_imps <= MARGIN_MAX))
        return fail_at(
            r, at, ODD_E_SYNTAX,
            "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'");
    row.winner_x100 = read_vp(&r->s);
    if (!next_value(&r->s, &at, row.winner_x100 >= 0))
        return fail_at(r, at, ODD_E_SYNTAX,
                       "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99");
    row.loser_x100 = read_vp(&r->s);
    if (!next_value(&r->s, &at, row.loser_x100 >= 0))
        return fail_at(r, at, ODD_E_SYNTAX, "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99");
    if (!odd_scan_end(&r->s))
        return fail_at(r, r->s.at, ODD_E_SYNTAX,
                       "unexpected text: a row is a margin, the winner's VPs and the loser's VPs");
    if (!r->wanted)
        return ODD_OK;
    const char *wrong = contradiction(r->out, row);
    if (wrong != NULL)
        return fail_at(r, start, ODD_E_SCALE, wrong);
    r->out->rows[r->out->count++] = row;
    return ODD_OK;
}

static int read_line(reader *r) {
    odd_scan_blanks(&r->s);
    if (odd_scan_end(&r->s))
        return ODD_OK;
    if (!r->any_part && r->out->count == 0 && odd_scan_word(&r->s, "percent")) {
        odd_scan_blanks(&r->s);
        r->out->percent = true;
        return odd_scan_end(&r->s)
                   ? ODD_OK
                   : fail_at(r, r->s.at, ODD_E_SYNTAX, "unexpected text: expected 'percent' alone");
    }
    return odd_scan_word(&r->s, "boards") ? read_boards(r) : read_row(r);
}

int odd_vp_scale_read(odd_vp_scale *out, const char *text, size_t len, int boards, int *longest,
                      odd_error *error) {
    reader r = {.line = 0, .wanted = true, .out = out, .error = error};
    r.list = odd_writer_on(r.lengths, sizeof r.lengths);
    *longest = 0;
    out->boards = boards;
    out->count = 0;
    out->percent = false;
    if (boards < 1 || boards > ODD_VP_BOARDS_MAX)
        return odd_fail(error, ODD_E_BOARDS, 0, 0, "a match has 1 to %d boards, not %d", ODD_VP_BOARDS_MAX,
                        boards);
    for (odd_lines lines = {text, len, 0, 0}; odd_lines_next(&lines, &r.s);) {
        r.line = lines.line;
        int code = read_line(&r);
        if (code != ODD_OK) {
            out->count = 0;
            return code;
        }
    }
    *longest = r.longest;
    if (r.any_part && !r.any_match)
        return odd_fail(error, ODD_E_BOARDS, 0, 0,
                        "the scale has no 'boards' line for %d boards: it has %s%s", boards, r.lengths,
                        r.list.len >= sizeof r.lengths ? "..." : "");
    if (out->count == 0)
        return odd_fail(error, ODD_E_SCALE, 0, 0, "the scale has no rows: expected rows like '0 10 10'");
    return ODD_OK;
}

int odd_vp_scale_parse(odd_vp_scale *out, const char *text, size_t len, int boards, odd_error *error) {
    int longest;
    return odd_vp_scale_read(out, text, len, boards, &longest, error);
}
