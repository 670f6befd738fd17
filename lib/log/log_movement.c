/* Lines of a log about sessions and movements.
 *
 *     session 2 Final                          row 1 1 10 1 1-3
 *     movement howell pairs 10 boards 27       seat 14 table 3 NS       seat 14 seed 1
 *     from round 3 movement own                unplayed round 7 not played
 *
 * Knows the form of these lines, but not whether such a movement exists. */
#include "log/log.h"
#include "log/notation.h"
#include "oddtrick_movement.h"

int odd_line_session(odd_line_reader *r) {
    enum { SESSIONS_MAX = 99 };
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    int code = odd_line_number(r, "expected the number of a session and optionally a title: session 2 Final");
    if (code == ODD_OK && r->record.number > SESSIONS_MAX)
        code = odd_line_fail(r, at, ODD_E_SYNTAX, "expected the number of a session, 1 to 99");
    if (code == ODD_OK)
        code = odd_line_text(r);
    if (code != ODD_OK)
        return code;
    odd_log *log = r->log;
    log->session = r->record.session = r->record.number;
    log->round = log->board = r->record.round = 0;
    log->vuls = NULL; /* another session has other boards */
    log->after_play = false;
    return ODD_OK;
}

int odd_line_combine(odd_line_reader *r) {
    odd_scan_blanks(&r->s);
    for (int i = 0; i < ODD_COMBINE_COUNT; i++)
        if (odd_scan_whole(&r->s, odd_combine_text((odd_combine)i))) {
            r->record.number = i;
            r->record.apart = odd_scan_whole(&r->s, "apart");
            return odd_line_expect_end(r, "expected apart or the end of the line");
        }
    return odd_line_fail_here(r, "expected how sessions are combined: full, mean, ebu or last");
}

int odd_line_movement(odd_line_reader *r) {
    odd_movement_wish wish;
    if (odd_line_void(r))
        return ODD_OK;
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    r->record.text = odd_line_rest(r);
    int code = odd_movement_wish_parse(&wish, r->record.text.text, r->record.text.len, &r->error);
    if (code != ODD_OK)
        r->error.column += odd_scan_column(&r->s, at) - 1;
    return code;
}

/* Reads a number of up to four digits, followed by a blank or the end. */
static int read_count(odd_line_reader *r, int *number, const char *message) {
    int code = odd_line_number(r, message);
    *number = r->record.number;
    r->record.number = 0;
    return code;
}

static int read_first_round(odd_line_reader *r, const char *message) {
    odd_scan_blanks(&r->s);
    if (!odd_scan_whole(&r->s, "round"))
        return odd_line_fail_here(r, message);
    return read_count(r, &r->record.place.round, message);
}

int odd_line_from(odd_line_reader *r) {
    static const char message[] = "expected a round and a movement: from round 3 movement own";
    int code = read_first_round(r, message);
    if (code != ODD_OK)
        return code;
    odd_scan_blanks(&r->s);
    return odd_scan_whole(&r->s, "movement") ? odd_line_movement(r) : odd_line_fail_here(r, message);
}

/* Reads a table: "3", or with the letter of its section "A3". */
static int read_table(odd_line_reader *r, const char *message) {
    odd_scan_blanks(&r->s);
    char c = odd_lower(odd_scan_peek(&r->s));
    if (c >= 'a' && c <= 'z') {
        r->record.place.section = c - 'a' + 1;
        r->s.at++;
    }
    if (!odd_is_digit(odd_scan_peek(&r->s)))
        return odd_line_fail_here(r, message);
    return read_count(r, &r->record.place.table, message);
}

int odd_line_row(odd_line_reader *r) {
    odd_movement_row row;
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    odd_text text = odd_line_rest(r), last = {text.text, text.len};
    while (last.len > 0 && (unsigned char)last.text[last.len - 1] > ' ')
        last.len--;
    bool gone = odd_text_is(odd_text_from(text, last.len), "void");
    if (gone) {
        r->s.at = at;
        int code = read_count(r, &r->record.place.round, "expected a round and a table: row 1 1 void");
        if (code == ODD_OK)
            code = read_table(r, "expected a round and a table: row 1 1 void");
        return code != ODD_OK || odd_line_void(r)
                   ? code
                   : odd_line_fail_here(r, "expected a round and a table: row 1 1 void");
    }
    int code = odd_movement_row_parse(&row, text.text, text.len, &r->error);
    if (code != ODD_OK)
        r->error.column += odd_scan_column(&r->s, at) - 1;
    r->record.text = text;
    r->record.place = (odd_place){.round = row.round, .table = row.table, .section = row.section};
    return code;
}

int odd_line_seated(odd_line_reader *r) {
    static const char message[] =
        "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void";
    static const char *const seats[][2] = {{"ns", "n"}, {"ew", "e"}, {"s", "s"}, {"w", "w"}};
    int code = odd_line_id(r, 0, message);
    if (code != ODD_OK || odd_line_void(r))
        return code;
    odd_scan_blanks(&r->s);
    if (odd_scan_whole(&r->s, "seed")) {
        r->record.place.seat = ODD_SEAT_SEED;
        code = read_count(r, &r->record.place.table, message);
        return code != ODD_OK ? code : odd_line_expect_end(r, "expected the end of the line after the seed");
    }
    if (!odd_scan_whole(&r->s, "table"))
        return odd_line_fail_here(r, message);
    if ((code = read_table(r, message)) != ODD_OK)
        return code;
    odd_scan_blanks(&r->s);
    for (int seat = 0; seat < 4; seat++)
        if (odd_scan_whole(&r->s, seats[seat][0]) || odd_scan_whole(&r->s, seats[seat][1])) {
            r->record.place.seat = seat;
            return odd_line_expect_end(r, "expected the end of the line after the direction");
        }
    return odd_line_fail_here(r, "expected NS or EW; of individuals N, S, E or W");
}

/* Returns whether a score is artificial: no other score can replace a result. */
static bool is_artificial(const odd_record *r) {
    return r->play.kind == ODD_NOT_PLAYED ||
           (r->play.kind == ODD_RULED && r->ruling.side[0].award != ODD_AWARD_SCORE &&
            r->ruling.side[1].award != ODD_AWARD_SCORE);
}

int odd_line_unplayed(odd_line_reader *r) {
    static const char message[] =
        "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, "
        "unplayed by 14 ave-/ave+";
    int code = ODD_OK;
    odd_scan_blanks(&r->s);
    if (odd_scan_peek(&r->s) == 'r' || odd_scan_peek(&r->s) == 'R')
        code = read_first_round(r, message);
    odd_scan_blanks(&r->s);
    if (code == ODD_OK && odd_scan_whole(&r->s, "by"))
        code = odd_line_id(r, 0, "expected an id after by: unplayed by 14 not played");
    if (code != ODD_OK || odd_line_void(r))
        return code;
    odd_scan_blanks(&r->s);
    size_t at = r->s.at;
    if (odd_scan_end(&r->s) || odd_is_digit(odd_scan_peek(&r->s))) /* a board or a round without its word */
        return odd_line_fail_here(r, message);
    code = odd_outcome_read(&r->record.play, &r->record.ruling, r->s, ODD_VUL_NONE, &r->error);
    if (code == ODD_OK && !is_artificial(&r->record))
        code = odd_line_fail(r, at, ODD_E_SYNTAX, message);
    return code;
}
