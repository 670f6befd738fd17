/* CSV: a grid of results with a row of headings and one result per row. Reads columns in any order under the
 * usual names; csv_write.c writes. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/formats.h"
#include "exchange/csv/grid_read.h"
#include "exchange/field_text.h"

/* ---- Knowing one ------------------------------------------------------------------------------- */

/* Counts of known headings in the first line, found without allocating memory. */
typedef struct header_counts {
    size_t cells, known;
    bool board, result, side;
} header_counts;

static void look_at(header_counts *f, odd_text cell) {
    odd_heading h = odd_heading_parse(cell);
    f->cells++;
    f->known += h.column != ODD_COLUMN_OTHER;
    f->board = f->board || h.column == ODD_COLUMN_BOARD;
    f->result = f->result || h.column == ODD_COLUMN_CONTRACT || h.column == ODD_COLUMN_LEVEL ||
                h.column == ODD_COLUMN_RESULT || h.column == ODD_COLUMN_SCORE || h.column == ODD_COLUMN_DEAL;
    f->side =
        f->side || h.column >= ODD_COLUMN_ID || (h.column >= ODD_COLUMN_NORTH && h.column <= ODD_COLUMN_WEST);
}

/* Programs that write no headings are recognized by the order of their columns: salliere, and exports of Bridgemates. */
enum { BARE_MAX = 14 };

typedef struct bare_table {
    size_t numbers;  /* the number of leading cells that are whole numbers */
    size_t contract; /* the cell that has one */
    const char *headings[BARE_MAX];
} bare_table;

static const bare_table bare_tables[] = {
    {3, 3, {"board", "ns", "ew", "contract", "by", "tricks", "ns score", "ew score", "ns mp", "ew mp"}},
    {7,
     9,
     {"id", "section", "table", "round", "board", "ns", "ew", "declarer", "ns/ew", "contract", "result",
      "lead", "remark"}},
};
enum { BARE_COUNT = sizeof bare_tables / sizeof bare_tables[0] };

static bool is_contract(odd_text cell) {
    odd_scan s = {cell.text, cell.len, 0};
    int level = odd_scan_number(&s);
    odd_scan_blanks(&s);
    char strain = odd_lower(odd_scan_peek(&s));
    odd_result r;
    if (level >= 1 && level <= 7)
        return strain == 'c' || strain == 'd' || strain == 'h' || strain == 's' || strain == 'n';
    return cell.len > 1 && odd_result_parse(&r, cell.text, cell.len, NULL) == ODD_OK && r.level == 0;
}

/* The kind of list that a first row without headings belongs to; NULL if it is unknown. */
static const bare_table *find_bare(const odd_text *cells, size_t count) {
    size_t numbers = 0;
    while (numbers < count && odd_text_number(cells[numbers], 999999) >= 0)
        numbers++;
    for (size_t i = 0; i < BARE_COUNT; i++) {
        const bare_table *t = &bare_tables[i];
        if (numbers >= t->numbers && numbers <= t->contract && count > t->contract + 1 &&
            is_contract(cells[t->contract]))
            return t;
    }
    return NULL;
}

/* The maximum number of lines above the headings, such as a title and a date. */
enum { ABOVE_MAX = 16 };

/* The next cell of the line at the cursor, unchanged. Returns false after the last; the cursor is then at the end of the line. */
static bool next_cell(odd_scan *s, char separator, bool *last, odd_text *cell) {
    size_t start = s->at;
    if (*last)
        return false;
    while (s->at < s->len && s->text[s->at] != '\n' && s->text[s->at] != '\r' && s->text[s->at] != separator)
        s->at++;
    *cell = odd_text_trim((odd_text){s->text + start, s->at - start});
    *last = s->at == s->len || s->text[s->at] != separator;
    s->at += !*last;
    return true;
}

/* Examines the line at the cursor, and moves past it. */
static header_counts look(odd_scan *s, char separator) {
    header_counts f = {0};
    odd_text cell;
    for (bool last = false; next_cell(s, separator, &last, &cell);)
        look_at(&f, cell);
    odd_scan_blanks(s);
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
        odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK);
        return (odd_text){bytes + s.at, len - s.at};
    }
    for (size_t i = start; i < len && used < cap; i++)
        if (bytes[i] != '\0')
            out[used++] = bytes[i];
    return (odd_text){out, used};
}

/* Whether the first line is a row of a table without headings. */
static bool is_bare(odd_text text, char separator) {
    odd_text cells[BARE_MAX];
    odd_scan s = {text.text, text.len, 0};
    size_t count = 0;
    odd_scan_blanks(&s);
    for (bool last = false; count < BARE_MAX && next_cell(&s, separator, &last, &cells[count]); count++)
        cells[count] = odd_text_unquote(cells[count]);
    return find_bare(cells, count) != NULL;
}

static int detect(const char *bytes, size_t len) {
    static const char separators[] = {',', ';', '\t'};
    char ascii[2048];
    odd_text text = narrow(ascii, sizeof ascii, bytes, len);
    for (size_t i = 0; i < sizeof separators; i++)
        if (is_bare(text, separators[i]))
            return 45;
    for (size_t i = 0; i < sizeof separators; i++) {
        odd_scan s = {text.text, text.len, 0};
        odd_scan_blanks(&s);
        for (int above = 0; above <= ABOVE_MAX && !odd_scan_end(&s); above++) {
            header_counts f = look(&s, separators[i]);
            if (f.cells >= 3 && f.board && f.result && f.known >= 3 && f.known * 3 >= f.cells)
                return f.side ? 75 : 45;
        }
    }
    return 0;
}

/* ---- Reading ----------------------------------------------------------------------------------- */

/* Unknown columns are stored, which is reported once. */
static void send_others(const odd_csv_grid *grid) {
    char list[120];
    odd_writer w = odd_writer_on(list, sizeof list);
    size_t count = 0;
    for (size_t i = 0; i < grid->heading_count; i++) {
        odd_text cell = grid->rows.cells[i];
        if (grid->tag_names[i].len == 0)
            continue;
        size_t quotable = odd_scan_quotable(cell.text, cell.len);
        if (w.len + quotable + 2 < sizeof list) {
            odd_put_text(&w, count > 0 ? ", " : "");
            odd_put_bytes(&w, cell.text, quotable);
        }
        count++;
    }
    if (count > 0)
        odd_source_wrong(grid->in, true, ODD_E_SYNTAX, grid->rows.line, 1,
                         "%s kept unread, since the heading is unknown: %s",
                         count > 1 ? "columns are" : "a column is", list);
}

static bool has(const odd_csv_grid *grid, odd_column column, odd_side side) {
    return grid->where[column][side] != 0;
}

static bool has_side(const odd_csv_grid *grid, odd_column column) {
    return has(grid, column, ODD_NS) || has(grid, column, ODD_EW);
}

/* Returns whether IMPs in the rows below have fractions. The reader stays where it is: its state is saved in `here`. */
static bool any_fraction(odd_csv_grid *grid, odd_rows *here) {
    bool any = false;
    *here = grid->rows;
    while (!any && odd_rows_next(&grid->rows))
        for (int d = ODD_NS; d <= ODD_EW; d++) {
            odd_amount imps = 0;
            odd_rows_amount(&grid->rows, odd_csv_grid_cell(grid, ODD_COLUMN_IMPS, (odd_side)d), &imps);
            any = any || imps % ODD_ONE != 0;
        }
    grid->rows = *here;
    return any;
}

/* Infers the scoring. A file of pairs with IMPs and without matchpoints is scored by IMPs; IMPs against a datum are whole. A
 * file of teams with matchpoints and without IMPs is board-a-match. */
static void send_scoring(odd_csv_grid *grid, odd_rows *here) {
    odd_record r = {.fact = ODD_FACT_SCORING, .line = grid->rows.line, .number = (int)ODD_BUTLER};
    if (has_side(grid, ODD_COLUMN_TEAM) && has_side(grid, ODD_COLUMN_MP) &&
        !has_side(grid, ODD_COLUMN_IMPS)) {
        r.number = (int)ODD_BAM;
        odd_source_wrong(grid->in, true, ODD_E_SYNTAX, grid->rows.line, 1,
                         "matchpoints of teams and no IMPs: scored by board-a-match");
        odd_source_give(grid->in, &r);
        return;
    }
    if (!has_side(grid, ODD_COLUMN_IMPS) || has_side(grid, ODD_COLUMN_MP) ||
        has_side(grid, ODD_COLUMN_PERCENT) || has_side(grid, ODD_COLUMN_TEAM))
        return;
    bool cross = any_fraction(grid, here);
    if (cross)
        r.number = (int)ODD_CROSS_IMPS;
    odd_source_wrong(grid->in, true, ODD_E_SYNTAX, grid->rows.line, 1,
                     cross ? "fractional IMPs and no matchpoints: scored by cross-IMPs"
                           : "whole IMPs and no matchpoints: scored by Butler");
    odd_source_give(grid->in, &r);
}

static bool says_who(const odd_csv_grid *grid) {
    return (has(grid, ODD_COLUMN_ID, ODD_NS) && has(grid, ODD_COLUMN_ID, ODD_EW)) ||
           (has(grid, ODD_COLUMN_TEAM, ODD_NS) && has(grid, ODD_COLUMN_TEAM, ODD_EW)) ||
           (has(grid, ODD_COLUMN_NAMES, ODD_NS) && has(grid, ODD_COLUMN_NAMES, ODD_EW)) ||
           (has(grid, ODD_COLUMN_NORTH, ODD_NO_SIDE) && has(grid, ODD_COLUMN_EAST, ODD_NO_SIDE)) ||
           has(grid, ODD_COLUMN_DEAL, ODD_NO_SIDE);
}

/* Stores what is above the headings: the title, and remarks. */
static void take_above(const odd_csv_grid *grid, bool *titled) {
    odd_record r = {.line = grid->rows.line, .about = ODD_ABOUT_EVENT};
    size_t cells = 0;
    for (size_t i = 0; i < grid->rows.count; i++)
        if (grid->rows.cells[i].len > 0 && cells++ == 0)
            r.text = grid->rows.cells[i];
    if (cells > 1)
        odd_source_wrong(grid->in, true, ODD_E_SYNTAX, grid->rows.line, 1,
                         "a line above the headings is left out");
    r.fact = *titled ? ODD_FACT_TAG : ODD_FACT_TITLE;
    r.name = odd_text_of(*titled ? "remark" : "");
    if (cells == 1)
        odd_source_give(grid->in, &r);
    *titled = *titled || cells == 1;
}

/* Returns the number, from 0, of the row that has the headings of a board and of the contestants; ABOVE_MAX if there is
 * none. The reader is then after that row. */
static int find_headings(odd_csv_grid *grid) {
    for (int above = 0; above < ABOVE_MAX && odd_rows_next(&grid->rows); above++) {
        odd_csv_grid_head(grid);
        if (has(grid, ODD_COLUMN_BOARD, ODD_NO_SIDE) && says_who(grid))
            return above;
    }
    return ABOVE_MAX;
}

static void report_missing_columns(odd_csv_grid *grid) {
    if (grid->rows.count == 0)
        return;
    odd_csv_grid_head(grid);
    odd_source_wrong(
        grid->in, false, ODD_E_SYNTAX, grid->rows.line, 1,
        has(grid, ODD_COLUMN_BOARD, ODD_NO_SIDE)
            ? "missing columns for the players: expected headings like board, ns, ew, contract, by, result"
            : "missing column for the board number: expected headings like board, ns, ew, "
              "contract, by, result");
}

/* Tries to read the first row as one of a table without headings. Otherwise returns false, and reports what is missing; the
 * reader is then before that row again. */
static bool head_bare(odd_csv_grid *grid, const odd_rows *first) {
    const bare_table *bare =
        odd_rows_next(&grid->rows) ? find_bare(grid->rows.cells, grid->rows.count) : NULL;
    if (bare == NULL) {
        report_missing_columns(grid);
        return false;
    }
    size_t count = 0;
    for (; count < BARE_MAX && bare->headings[count] != NULL; count++)
        grid->rows.cells[count] = odd_text_of(bare->headings[count]);
    grid->rows.count = count;
    odd_csv_grid_head(grid);
    odd_source_wrong(grid->in, true, ODD_E_SYNTAX, grid->rows.line, 1,
                     bare == &bare_tables[0]
                         ? "no headings: read as board, ns, ew, contract, by, tricks, scores"
                         : "no headings: read as a list of results from Bridgemates");
    grid->rows = *first;
    return true;
}

static void read(odd_source *in) {
    odd_csv_grid *grid = ODD_TAKE(in->arena, 1, odd_csv_grid);
    odd_rows *first = ODD_TAKE(in->arena, 1, odd_rows);
    bool titled = false;
    if (grid == NULL || first == NULL)
        return;
    grid->in = in;
    grid->tags = "csv:";
    odd_rows_start(first, in);
    grid->rows = *first;
    int above = find_headings(grid);
    grid->rows = *first;
    if (above == ABOVE_MAX) {
        if (!head_bare(grid, first))
            return;
    } else {
        for (; odd_rows_next(&grid->rows) && above > 0; above--)
            take_above(grid, &titled);
        odd_csv_grid_head(grid);
        send_others(grid);
        send_scoring(grid, first);
    }
    if (!odd_csv_grid_learn(grid, first))
        return;
    while (odd_rows_next(&grid->rows))
        odd_csv_grid_take(grid);
    odd_csv_grid_end(grid, 0);
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
