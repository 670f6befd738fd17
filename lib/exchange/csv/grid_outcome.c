/* The result in a row of a grid, in one cell or in several: contract, declarer and tricks; or an adjusted score
 * in any of the usual notations. */
#include "base/text.h"
#include "base/out.h"
#include "exchange/csv/grid_read.h"
#include "exchange/field_text.h"

enum { OUTCOME_MAX = ODD_PLAY_MAX };

/* ---- Results ----------------------------------------------------------------------------------- */

/* Returns a number below 14 that consists of digits only; -1 for other texts. */
static int plain_number(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    int number = odd_scan_number(&s);
    odd_scan_bytes(&s, ".0"); /* a spreadsheet's */
    return odd_scan_end(&s) && number <= 13 ? number : -1;
}

bool odd_csv_grid_points(const odd_csv_grid *grid, odd_amount *points) {
    odd_amount ew;
    odd_text ns_cell = odd_csv_grid_cell(grid, ODD_COLUMN_SCORE, ODD_NS);
    odd_text ew_cell = odd_csv_grid_cell(grid, ODD_COLUMN_SCORE, ODD_EW);
    if (odd_rows_amount(&grid->rows, odd_csv_grid_cell(grid, ODD_COLUMN_SCORE, ODD_NO_SIDE), points))
        return true;
    bool has_ns = odd_rows_amount(&grid->rows, ns_cell, points);
    if (odd_rows_amount(&grid->rows, ew_cell, &ew) && (!has_ns || *points == 0)) {
        *points = -ew;
        return true;
    }
    return has_ns;
}

/* Returns whether a contract with so many tricks gives the points of the row: 2 if it does, 1 if only the sign differs,
 * which may be declarer's, 0 if it does not. */
static int gives_points(const odd_csv_grid *grid, odd_text contract, odd_text declarer, int tricks,
                        odd_vul vul) {
    char text[64];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_result r;
    odd_amount points;
    odd_put_format(&w, "%.*s %.*s %d tricks", (int)contract.len, contract.text, (int)declarer.len,
                   declarer.text, tricks);
    if (w.len >= sizeof text || !odd_csv_grid_points(grid, &points) ||
        odd_result_parse(&r, text, w.len, NULL) != ODD_OK)
        return 0;
    odd_amount score = (odd_amount)odd_score(r, vul) * ODD_ONE;
    return score == points ? 2 : score == -points ? 1 : 0;
}

/* Writes the outcome after contract and declarer. A number without a sign is a number of tricks. But a spreadsheet turns +1
 * into 1; the points then decide, or the fact that nobody takes so few tricks. */
static void put_ending(odd_writer *w, odd_csv_grid *grid, odd_text contract, odd_text declarer, odd_vul vul) {
    odd_text tricks = odd_csv_grid_cell(grid, ODD_COLUMN_TRICKS, ODD_NO_SIDE);
    odd_text made = odd_csv_grid_cell(grid, ODD_COLUMN_MADE, ODD_NO_SIDE);
    odd_text result = odd_csv_grid_cell(grid, ODD_COLUMN_RESULT, ODD_NO_SIDE);
    if (plain_number(tricks) >= 0) {
        odd_put_format(w, " %d tricks", plain_number(tricks));
        return;
    }
    if (result.len == 0 && tricks.len == 0 && plain_number(made) >= 0) {
        odd_put_format(w, " made %d", plain_number(made));
        return;
    }
    if (result.len == 0)
        result = tricks.len > 0 ? tricks : made;
    int number = plain_number(result);
    if (number < 0) {
        odd_put_format(w, " %.*s", (int)result.len, result.text);
        return;
    }
    int level = contract.len > 0 && odd_is_digit(contract.text[0]) ? contract.text[0] - '0' : 0;
    int as_tricks = gives_points(grid, contract, declarer, number, vul);
    int as_over = gives_points(grid, contract, declarer, level + 6 + number, vul);
    if (as_over > as_tricks || (as_over == as_tricks && number < 7)) {
        if (as_over == 0 && !grid->told_small) {
            grid->told_small = true;
            odd_csv_grid_wrong(grid, true, ODD_COLUMN_RESULT, ODD_NO_SIDE, ODD_E_TRICKS,
                               "numbers below 7 without a sign are read as overtricks, as here '%.*s'",
                               result);
        }
        if (number == 0)
            odd_put_text(w, " =");
        else
            odd_put_format(w, " +%d", number);
    } else {
        odd_put_format(w, " %d tricks", number);
    }
}

odd_seat odd_csv_grid_seat(odd_text cell) {
    static const char letters[] = "nesw";
    for (int i = 0; cell.len > 0 && letters[i] != '\0'; i++)
        if (odd_lower(cell.text[0]) == letters[i])
            return (odd_seat)(ODD_NORTH + i);
    return ODD_NO_SEAT;
}

/* Parses a contract with its tricks in one cell, and declarer in another: 4S= and N. */
static bool parse_apart(odd_text contract, odd_text declarer, odd_vul vul, odd_play *play) {
    odd_result r;
    if (declarer.len == 0 || odd_result_parse(&r, contract.text, contract.len, NULL) != ODD_OK ||
        r.level == 0 || r.declarer != ODD_NO_SEAT)
        return false;
    r.declarer = odd_csv_grid_seat(declarer);
    *play = (odd_play){.packed = odd_pack(r, vul), .score_pts = (int16_t)odd_score(r, vul)};
    return r.declarer != ODD_NO_SEAT;
}

/* Writes the adjusted score in a cell in the form of the log. Returns false if the cell has none. */
static bool put_adjusted(odd_writer *w, const odd_csv_grid *grid, odd_column column, odd_text cell) {
    bool alone = false;
    if (!odd_adjusted_put(w, cell, &alone))
        return false;
    if (alone)
        odd_csv_grid_wrong(grid, true, column, ODD_NO_SIDE, ODD_E_SYNTAX,
                           "'%.*s' is read as North-South's score, and the opposite as East-West's", cell);
    return true;
}

/* Writes an adjusted score, a pass or "not played" from whichever cell has it; from a remark if nothing else is there. Returns
 * false if there is none. */
static bool put_special(odd_writer *w, const odd_csv_grid *grid) {
    static const odd_column columns[] = {ODD_COLUMN_CONTRACT, ODD_COLUMN_LEVEL, ODD_COLUMN_RESULT,
                                         ODD_COLUMN_SCORE, ODD_COLUMN_REMARK};
    bool any = false;
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        odd_text cell = odd_csv_grid_cell(grid, columns[i], ODD_NO_SIDE);
        if (cell.len == 0 || (any && columns[i] == ODD_COLUMN_REMARK))
            continue;
        if (put_adjusted(w, grid, columns[i], cell))
            return true;
        if (odd_says_unplayed(cell) && !any)
            odd_put_text(w, "not played");
        else if (odd_says_passed(cell) && !any)
            odd_put_text(w, "pass");
        if (w->len > 0)
            return true;
        any = true;
    }
    return false;
}

/* ---- The contract ------------------------------------------------------------------------------ */

enum { CONTRACT_MAX = 64 };

/* Returns how often a cell says that the contract was doubled; -1 if the cell contains something else. */
static int doubles_in(odd_text cell) {
    static const struct {
        const char *word;
        int doubles;
    } words[] = {{"", 0},        {"-", 0},
                 {"0", 0},       {"no", 0},
                 {"none", 0},    {"undoubled", 0},
                 {"x", 1},       {"*", 1},
                 {"1", 1},       {"yes", 1},
                 {"db", 1},      {"dbl", 1},
                 {"doubled", 1}, {"\xC3\x97", 1},
                 {"xx", 2},      {"**", 2},
                 {"2", 2},       {"rd", 2},
                 {"rdbl", 2},    {"redoubled", 2},
                 {"redbl", 2},   {"\xC3\x97\xC3\x97", 2}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_text_is(cell, words[i].word))
            return words[i].doubles;
    return -1;
}

/* Removes "dbl" or a multiplication sign from the end of "4H dbl". Returns how often that doubles the contract. */
static int take_doubles(odd_text *contract) {
    enum { WORD_MAX = 12 };
    for (size_t len = 1; len < contract->len && len <= WORD_MAX; len++) {
        size_t at = contract->len - len;
        bool sign = (unsigned char)contract->text[at] == 0xC3;
        odd_text end = odd_text_trim((odd_text){contract->text + at, len});
        if ((!sign && contract->text[at] != ' ') || end.len == 0 || odd_is_digit(end.text[0]) ||
            (sign && at > 1 && (unsigned char)contract->text[at - 2] == 0xC3)) /* the second of two */
            continue;
        int doubles = doubles_in(end);
        if (doubles > 0) {
            *contract = odd_text_trim((odd_text){contract->text, at});
            return doubles;
        }
    }
    return 0;
}

/* Returns the contract of a row, from one cell or from cells for level, strain and doubling, in the form of a log; in `room`
 * if it differs from the cell. */
static odd_text find_contract(const odd_csv_grid *grid, char room[CONTRACT_MAX]) {
    odd_text contract = odd_csv_grid_cell(grid, ODD_COLUMN_CONTRACT, ODD_NO_SIDE);
    odd_text strain = {"", 0};
    if (contract.len == 0) {
        contract = odd_csv_grid_cell(grid, ODD_COLUMN_LEVEL, ODD_NO_SIDE);
        strain = odd_csv_grid_cell(grid, ODD_COLUMN_STRAIN, ODD_NO_SIDE);
    }
    int doubles = doubles_in(odd_csv_grid_cell(grid, ODD_COLUMN_DOUBLED, ODD_NO_SIDE));
    doubles = doubles > 0 ? doubles : take_doubles(&contract);
    if (strain.len == 0 && doubles == 0)
        return contract;
    odd_writer w = odd_writer_on(room, CONTRACT_MAX);
    odd_put_format(&w, "%.*s%.*s%s", (int)contract.len, contract.text, (int)strain.len, strain.text,
                   doubles == 2   ? "XX"
                   : doubles == 1 ? "X"
                                  : "");
    return w.len < CONTRACT_MAX ? (odd_text){room, w.len} : contract;
}

/* ---- Who declared ------------------------------------------------------------------------------ */

/* Finds the declarer. Databases have a column for the number of declarer's side; it is used if there is no seat. */
static odd_text find_declarer(const odd_csv_grid *grid) {
    odd_text seat =
        odd_csv_grid_foreign_seat(grid, odd_csv_grid_cell(grid, ODD_COLUMN_DIRECTION, ODD_NO_SIDE));
    odd_text cell =
        odd_csv_grid_foreign_seat(grid, odd_csv_grid_cell(grid, ODD_COLUMN_DECLARER, ODD_NO_SIDE));
    if (seat.len > 0 || odd_text_number(cell, INT32_MAX) < 0)
        return seat.len > 0 ? seat : cell;
    bool ns = odd_same_letters(cell, odd_csv_grid_cell(grid, ODD_COLUMN_ID, ODD_NS));
    bool ew = odd_same_letters(cell, odd_csv_grid_cell(grid, ODD_COLUMN_ID, ODD_EW));
    return ns != ew ? odd_text_of(ns ? "N" : "E") : cell;
}

/* Removes and returns the seat before "N 4S" and "W3NT+2", or after "4S by N" and "4S+1 by North". Empty if there is none. */
static odd_text take_declarer(odd_text *cell) {
    odd_scan s = {cell->text, cell->len, 0};
    if (odd_csv_grid_seat(*cell) != ODD_NO_SEAT) {
        s.at = 1;
        odd_scan_blanks(&s);
        odd_text seat = {cell->text, 1};
        if (odd_is_digit(odd_scan_peek(&s))) {
            *cell = (odd_text){s.text + s.at, s.len - s.at};
            return seat;
        }
    }
    for (s.at = 0; s.at + 4 < s.len; s.at++) {
        odd_scan by = s;
        if (odd_scan_bytes(&by, " ") && odd_scan_whole(&by, "by")) {
            cell->len = s.at;
            odd_scan_blanks(&by);
            return (odd_text){by.text + by.at, by.len - by.at};
        }
    }
    return (odd_text){"", 0};
}

/* "NS 420", "EW +50": points alone. */
static bool put_points(odd_writer *w, odd_text cell) {
    odd_scan s = {cell.text, cell.len, 0};
    bool ew = odd_scan_whole(&s, "ew") || odd_scan_whole(&s, "e/w");
    if (!ew && !odd_scan_whole(&s, "ns") && !odd_scan_whole(&s, "n/s"))
        return false;
    odd_scan_blanks(&s);
    bool minus = odd_scan_bytes(&s, "-");
    if (!minus)
        odd_scan_bytes(&s, "+");
    int points = odd_scan_number(&s);
    odd_scan_blanks(&s);
    if (points < 0 || !odd_scan_end(&s))
        return false;
    odd_put_format(w, "score %d", ew != minus ? -points : points);
    return true;
}

/* ---- All of it --------------------------------------------------------------------------------- */

static bool nothing(const odd_csv_grid *grid, odd_play *play) {
    if (!odd_text_yes(odd_csv_grid_cell(grid, ODD_COLUMN_ERASED, ODD_NO_SIDE)))
        odd_csv_grid_wrong(grid, true, ODD_COLUMN_CONTRACT, ODD_NO_SIDE, ODD_E_SYNTAX,
                           "no result: read as not played%.*s", (odd_text){"", 0});
    *play = (odd_play){.kind = ODD_NOT_PLAYED};
    return true;
}

/* Writes the contract of the cells in the form of the log. *whole and *declarer are the cells. */
static void put_result(odd_writer *w, odd_csv_grid *grid, odd_vul vul, odd_text contract, odd_text *whole,
                       odd_text *declarer) {
    odd_text result = odd_csv_grid_cell(grid, ODD_COLUMN_RESULT, ODD_NO_SIDE);
    bool one = (result.len == 0 || contract.len == 0) &&
               odd_csv_grid_cell(grid, ODD_COLUMN_TRICKS, ODD_NO_SIDE).len == 0;
    *whole = contract.len > 0 ? contract : result;
    *declarer = find_declarer(grid);
    if (declarer->len == 0 && put_points(w, *whole))
        return;
    if (declarer->len == 0)
        *declarer = take_declarer(whole);
    else
        one = false;
    if (one) { /* all of it in one cell */
        odd_put_bytes(w, whole->text, whole->len);
        if (declarer->len > 0)
            odd_put_format(w, " %.*s", (int)declarer->len, declarer->text);
        return;
    }
    if (contract.len > 0)
        contract = *whole;
    odd_put_format(w, "%.*s %.*s", (int)contract.len, contract.text, (int)declarer->len, declarer->text);
    put_ending(w, grid, contract, *declarer, vul);
}

bool odd_csv_grid_outcome(odd_csv_grid *grid, odd_vul vul, odd_play *play, odd_ruling *ruling) {
    char text[OUTCOME_MAX], room[CONTRACT_MAX], translated[CONTRACT_MAX];
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_text whole = {"", 0}, declarer = {"", 0};
    odd_amount points;
    odd_error error;
    const odd_error too_long = {.message = "too long for a result"};
    if (put_special(&w, grid))
        return odd_outcome_parse(play, ruling, text, w.len, vul, NULL) == ODD_OK;
    odd_text contract =
        odd_csv_grid_translate(grid, find_contract(grid, room), translated, sizeof translated);
    if (contract.len > 0 || odd_csv_grid_cell(grid, ODD_COLUMN_RESULT, ODD_NO_SIDE).len > 0)
        put_result(&w, grid, vul, contract, &whole, &declarer);
    else if (!odd_csv_grid_points(grid, &points))
        return nothing(grid, play);
    else
        odd_put_format(&w, "score %d", (int)(points / ODD_ONE));
    bool good = w.len < sizeof text && odd_outcome_parse(play, ruling, text, w.len, vul, &error) == ODD_OK;
    if (good || parse_apart(whole, declarer, vul, play)) {
        play->turned = play->turned || odd_text_is(odd_csv_grid_cell(grid, ODD_COLUMN_REMARK, ODD_NO_SIDE),
                                                   "wrong direction");
        return true;
    }
    odd_text said = {text, w.len < sizeof text ? w.len : sizeof text - 1};
    odd_source_wrong(grid->in, false, w.len < sizeof text ? error.code : ODD_E_SYNTAX, grid->rows.line, 0,
                     "'%.*s': %p", (int)odd_scan_quotable(said.text, said.len), said.text,
                     (const void *)(w.len < sizeof text ? &error : &too_long));
    return false;
}
