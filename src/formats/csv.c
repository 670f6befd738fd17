/* CSV: a sheet of results with a row of headings, a result a row. Reads any order of columns under the usual names;
 * csv_write.c writes. */
#include "base/arena.h"
#include "base/scan.h"
#include "base/writer.h"
#include "formats/all.h"
#include "formats/csv.h"
#include "formats/sheet.h"
#include "formats/text.h"

/* ---- Knowing one ------------------------------------------------------------------------------- */

/* Without memory: the cells of the first line, as they stand. */
typedef struct found {
    size_t cells, known;
    bool board, result, side;
} found;

static void look_at(found *f, odd_text cell) {
    odd_scan s = {cell.text, cell.len, 0};
    odd_scan_blanks(&s);
    odd_heading h = odd_heading_parse((odd_text){s.text + s.at, s.len - s.at});
    f->cells++;
    f->known += h.column != ODD_COLUMN_OTHER;
    f->board = f->board || h.column == ODD_COLUMN_BOARD;
    f->result = f->result || h.column == ODD_COLUMN_CONTRACT || h.column == ODD_COLUMN_RESULT ||
                h.column == ODD_COLUMN_SCORE || h.column == ODD_COLUMN_DEAL;
    f->side =
        f->side || h.column >= ODD_COLUMN_ID || (h.column >= ODD_COLUMN_NORTH && h.column <= ODD_COLUMN_WEST);
}

static found look(odd_text text, char separator) {
    found f = {0};
    odd_scan s = {text.text, text.len, 0};
    odd_scan_blanks(&s);
    if (odd_scan_word(&s, "sep=")) {
        while (!odd_scan_end(&s) && odd_scan_peek(&s) != '\n')
            s.at++;
        odd_scan_blanks(&s);
    }
    size_t start = s.at;
    for (; s.at <= s.len; s.at++) {
        bool ends = s.at == s.len || s.text[s.at] == '\n' || s.text[s.at] == '\r';
        if (!ends && s.text[s.at] != separator)
            continue;
        look_at(&f, (odd_text){s.text + start, s.at - start});
        start = s.at + 1;
        if (ends)
            break;
    }
    return f;
}

/* UTF-16 of a heading is ASCII with a NUL beside each letter. */
static odd_text narrow(char *out, size_t cap, const char *bytes, size_t len) {
    size_t start = len > 2 && ((unsigned char)bytes[0] ^ (unsigned char)bytes[1]) == 1 &&
                           (unsigned char)bytes[0] >= 0xFE
                       ? 2
                       : 0,
           used = 0;
    if (start == 0) {
        odd_scan s = {bytes, len, 0};
        odd_scan_bytes(&s, "\xEF\xBB\xBF");
        return (odd_text){bytes + s.at, len - s.at};
    }
    for (size_t i = start; i < len && used < cap; i++)
        if (bytes[i] != '\0')
            out[used++] = bytes[i];
    return (odd_text){out, used};
}

static int detect(const char *bytes, size_t len) {
    static const char separators[] = {',', ';', '\t'};
    char ascii[2048];
    odd_text text = narrow(ascii, sizeof ascii, bytes, len);
    for (size_t i = 0; i < sizeof separators; i++) {
        found f = look(text, separators[i]);
        if (f.cells >= 3 && f.board && f.result && f.known >= 3 && f.known * 3 >= f.cells)
            return f.side ? 75 : 45;
    }
    return 0;
}

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Columns that nobody knows are kept: said once. */
static void tell_others(const odd_sheet *sheet) {
    char list[120];
    odd_writer w = odd_writer_on(list, sizeof list);
    size_t count = 0;
    for (size_t i = 0; i < sheet->heading_count; i++) {
        odd_text cell = sheet->rows.cells[i];
        if (sheet->tag_names[i].len == 0)
            continue;
        size_t quotable = odd_scan_quotable(cell.text, cell.len);
        if (w.len + quotable + 2 < sizeof list) {
            odd_put_text(&w, count > 0 ? ", " : "");
            odd_put_bytes(&w, cell.text, quotable);
        }
        count++;
    }
    if (count > 0)
        odd_source_wrong(sheet->in, true, ODD_E_SYNTAX, sheet->rows.line, 1,
                         "%s kept, since nothing is known of the heading: %s",
                         count > 1 ? "columns are" : "a column is", list);
}

static bool has(const odd_sheet *sheet, odd_column column, odd_side side) {
    return sheet->where[column][side] != 0;
}

static bool check_headings(const odd_sheet *sheet) {
    bool who = (has(sheet, ODD_COLUMN_ID, ODD_NS) && has(sheet, ODD_COLUMN_ID, ODD_EW)) ||
               (has(sheet, ODD_COLUMN_TEAM, ODD_NS) && has(sheet, ODD_COLUMN_TEAM, ODD_EW)) ||
               (has(sheet, ODD_COLUMN_NAMES, ODD_NS) && has(sheet, ODD_COLUMN_NAMES, ODD_EW)) ||
               (has(sheet, ODD_COLUMN_NORTH, ODD_NO_SIDE) && has(sheet, ODD_COLUMN_EAST, ODD_NO_SIDE)) ||
               has(sheet, ODD_COLUMN_DEAL, ODD_NO_SIDE);
    if (!has(sheet, ODD_COLUMN_BOARD, ODD_NO_SIDE))
        odd_source_wrong(sheet->in, false, ODD_E_SYNTAX, sheet->rows.line, 1,
                         "no column for the number of the board: expected a heading board");
    else if (!who)
        odd_source_wrong(sheet->in, false, ODD_E_SYNTAX, sheet->rows.line, 1,
                         "no columns for who played: expected headings like ns and ew");
    return has(sheet, ODD_COLUMN_BOARD, ODD_NO_SIDE) && who;
}

static void read(odd_source *in) {
    odd_sheet *sheet = ODD_TAKE(in->arena, 1, odd_sheet);
    if (sheet == NULL)
        return;
    sheet->in = in;
    sheet->tags = "csv:";
    odd_rows_start(&sheet->rows, in);
    if (!odd_rows_next(&sheet->rows))
        return;
    odd_sheet_head(sheet);
    tell_others(sheet);
    if (!check_headings(sheet))
        return;
    while (odd_rows_next(&sheet->rows))
        odd_sheet_take(sheet);
    odd_sheet_end(sheet, 0);
}

const odd_file_format odd_format_csv = {
    .info = {.name = "csv",
             .title = "table of results",
             .endings = ".csv .tsv ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_HANDS | ODD_CARRIES_LEADS | ODD_CARRIES_SCORES |
                        ODD_CARRIES_RULINGS | ODD_CARRIES_TEAMS | ODD_CARRIES_INDIVIDUALS,
             .reads = true,
             .writes = true},
    .detect = detect,
    .read = read,
    .write = ODD_WRITER(odd_csv_write),
};
