/* BridgeWebs CSV, which scorers send to the club sites of that name: lines that begin with # say what the rows
 * below them are - standings under #SCORES, travellers under #TRAVELLERS and #BOARD - and rows of headings name
 * their columns. Knows no other format. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/formats.h"
#include "exchange/csv/grid_read.h"
#include "exchange/field_text.h"

enum { BOARDS_MAX = 9999 };

typedef enum block { NO_BLOCK, SCORES, TRAVELLERS } block;

typedef struct reading {
    odd_csv_grid grid;
    block in;
    bool headed;                             /* the headings of the block have been read */
    int scores;                              /* blocks of standings so far */
    int winners;                             /* stated in the file; 0: not stated */
    size_t pair, name[2];                    /* cells of standings, + 1 */
    odd_heading board_format[ODD_CELLS_MAX]; /* what comes after #BOARD */
    size_t board_count;
} reading;

static int detect(const char *bytes, size_t len) {
    static const char *const words[] = {"#version", "#date",   "#title",       "#director",
                                        "#scorer",  "#pairs",  "#boards",      "#winners",
                                        "#rounds",  "#scores", "#boardformat", "#travellers"};
    odd_scan s = {bytes, len, 0};
    odd_scan_bytes(&s, ODD_BYTE_ORDER_MARK);
    odd_scan_blanks(&s);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        odd_scan here = s;
        if (!odd_scan_word(&here, words[i]))
            continue;
        char c = odd_scan_peek(&here);
        if (c == ',' || c == ';' || c == '\t' || c == '\r' || c == '\n' || odd_scan_end(&here))
            return 80;
    }
    return 0;
}

static odd_text cell_at(const reading *b, size_t i) {
    return i < b->grid.rows.count ? b->grid.rows.cells[i] : (odd_text){"", 0};
}

/* ---- Lines with # ------------------------------------------------------------------------------ */

static int number_of(odd_text cell) {
    odd_scan s = {cell.text, cell.len, 0};
    int number = odd_scan_number(&s);
    return odd_scan_end(&s) ? number : -1;
}

static void start_board(reading *b) {
    odd_csv_grid *grid = &b->grid;
    int number = 0;
    b->in = TRAVELLERS;
    for (size_t i = 1; i < grid->rows.count && number <= 0; i++) {
        bool named = b->board_count > 0;
        if (!named || (i - 1 < b->board_count && b->board_format[i - 1].column == ODD_COLUMN_BOARD))
            number = number_of(cell_at(b, i));
    }
    grid->board = number >= 1 && number <= BOARDS_MAX ? number : 0;
    if (grid->board == 0)
        odd_source_wrong(grid->in, false, ODD_E_SYNTAX, grid->rows.line, 1,
                         "missing board number: expected a line like #BOARD,7");
}

static void keep_format(reading *b) {
    b->board_count = b->grid.rows.count - 1;
    for (size_t i = 0; i < b->board_count; i++)
        b->board_format[i] = odd_heading_parse(cell_at(b, i + 1));
}

/* Takes a line about the event. */
static void take_line(reading *b) {
    static const char *const words[] = {"#VERSION", "#DIRECTOR", "#SCORER", "#CLUB", "#SESSION"};
    static const char *const tags[] = {"program", "director", "scorer", "club", "session"};
    odd_text word = cell_at(b, 0), value = cell_at(b, 1);
    odd_record r = {.fact = ODD_FACT_TAG, .line = b->grid.rows.line, .text = value};
    if (odd_text_is(word, "#PAIRS") || odd_text_is(word, "#BOARDS") || odd_text_is(word, "#ROUNDS") ||
        value.len == 0)
        return; /* counts can be computed from the results */
    if (odd_text_is(word, "#TITLE")) {
        r.fact = ODD_FACT_TITLE;
    } else if (odd_text_is(word, "#DATE")) {
        r.fact = ODD_FACT_DATE;
        r.text = value;
        odd_source_date(b->grid.in, &r.text);
    } else if (odd_text_is(word, "#WINNERS")) {
        int winners = number_of(value);
        if (winners == 1 || winners == 2)
            b->winners = winners;
        else
            odd_source_wrong(b->grid.in, true, ODD_E_SYNTAX, b->grid.rows.line, 1,
                             "expected one winner or two: #WINNERS,1 or #WINNERS,2");
        return;
    } else {
        for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
            if (odd_text_is(word, words[i]))
                r.name = odd_text_of(tags[i]);
        if (r.name.len == 0) { /* stored under its own name */
            char name[40] = "bridgewebs:";
            size_t len = 11;
            for (size_t i = 1; i < word.len && len < sizeof name; i++)
                name[len++] = (unsigned char)word.text[i] > ' ' ? odd_lower(word.text[i]) : '_';
            r.name = odd_source_keep(b->grid.in, (odd_text){name, len});
        }
    }
    odd_source_give(b->grid.in, &r);
}

static void take_mark(reading *b) {
    odd_text word = cell_at(b, 0);
    if (odd_text_is(word, "#SCORES")) {
        b->in = SCORES;
        b->headed = false;
        b->scores++;
    } else if (odd_text_is(word, "#TRAVELLERS")) {
        b->in = TRAVELLERS;
        b->headed = false;
    } else if (odd_text_is(word, "#BOARDFORMAT")) {
        keep_format(b);
    } else if (odd_text_is(word, "#BOARD")) {
        start_board(b);
    } else {
        take_line(b);
    }
}

/* ---- Rows -------------------------------------------------------------------------------------- */

/* Headings of standings: Position, Pair, Name1, Name2, Percent. */
static void head_scores(reading *b) {
    b->pair = b->name[0] = b->name[1] = 0;
    odd_csv_grid_head(&b->grid);
    for (size_t i = 0; i < b->grid.rows.count; i++) {
        odd_text cell = cell_at(b, i);
        if (odd_text_is(cell, "Pair") || odd_text_is(cell, "PairNo") || odd_text_is(cell, "Pair No") ||
            odd_text_is(cell, "Number"))
            b->pair = i + 1;
        else if (odd_text_is(cell, "Name1") || odd_text_is(cell, "Name 1") || odd_text_is(cell, "Names") ||
                 odd_text_is(cell, "Name"))
            b->name[0] = i + 1;
        else if (odd_text_is(cell, "Name2") || odd_text_is(cell, "Name 2"))
            b->name[1] = i + 1;
    }
    if (b->pair == 0)
        odd_source_wrong(b->grid.in, false, ODD_E_SYNTAX, b->grid.rows.line, 1,
                         "missing column for the pair numbers: expected a heading Pair");
}

static odd_text both_names(reading *b) {
    odd_text names[2];
    for (int i = 0; i < 2; i++)
        names[i] = b->name[i] > 0 ? cell_at(b, b->name[i] - 1) : (odd_text){0};
    return odd_join_some(&b->grid.joined, b->grid.in, names[0], " & ", names[1]);
}

static void say(reading *b, odd_record *r, odd_column column, odd_side side, odd_stated_kind kind) {
    odd_text cell = odd_csv_grid_cell(&b->grid, column, side);
    r->said = (odd_stated_score){.kind = (uint8_t)kind, .there = {true, false}};
    if (cell.len > 0 && kind == ODD_STATED_RANK && cell.text[cell.len - 1] == '=') {
        r->said.there[1] = true;
        cell.len--;
    }
    if (odd_rows_amount(&b->grid.rows, cell, &r->said.amount[0]))
        odd_source_give(b->grid.in, r);
}

/* Takes a row of standings: a pair, its names, and its scores. */
static void take_score(reading *b) {
    odd_text id = b->pair > 0 ? cell_at(b, b->pair - 1) : (odd_text){0};
    bool two = b->winners == 2;
    int direction = two && b->scores > 1 ? 1 : 0;
    if (id.len == 0 || b->pair == 0)
        return;
    for (size_t i = 0; i < id.len; i++)
        if ((!odd_is_letter(id.text[i]) && !odd_is_digit(id.text[i])) || id.len > 14) {
            odd_source_wrong(b->grid.in, false, ODD_E_REFERENCE, b->grid.rows.line, 1,
                             "invalid pair '%.*s': expected letters and digits",
                             (int)odd_scan_quotable(id.text, id.len), id.text);
            return;
        }
    odd_record r = {.fact = ODD_FACT_STATED, .line = b->grid.rows.line, .about = ODD_ABOUT_CONTESTANT};
    r.id[0] = odd_csv_grid_name(&b->grid, direction, id, both_names(b), (odd_text){0});
    if (two && r.id[0].len > 0)
        r.id[0] = (odd_text){r.id[0].text - ODD_SIDE_BYTES, r.id[0].len + ODD_SIDE_BYTES};
    say(b, &r, ODD_COLUMN_RANK, ODD_NO_SIDE, ODD_STATED_RANK);
    say(b, &r, ODD_COLUMN_MP, ODD_NS, ODD_STATED_MP);
    say(b, &r, ODD_COLUMN_IMPS, ODD_NS, ODD_STATED_IMPS);
    say(b, &r, ODD_COLUMN_PERCENT, ODD_NS, ODD_STATED_PERCENT);
    say(b, &r, ODD_COLUMN_BOARDS, ODD_NO_SIDE, ODD_STATED_BOARDS);
}

/* Returns whether a row below travellers is a row of headings: it names both sides. */
static bool is_heading(const reading *b) {
    bool sides[ODD_SIDE_COUNT] = {false};
    for (size_t i = 0; i < b->grid.rows.count; i++) {
        odd_heading h = odd_heading_parse(cell_at(b, i));
        if (h.column == ODD_COLUMN_ID)
            sides[h.side] = true;
    }
    return sides[ODD_NS] && sides[ODD_EW];
}

static void take_row(reading *b) {
    if (b->in == SCORES && !b->headed) {
        head_scores(b);
        b->headed = true;
    } else if (b->in == SCORES) {
        take_score(b);
    } else if (b->in == TRAVELLERS && is_heading(b)) {
        odd_csv_grid_head(&b->grid);
        b->headed = true;
    } else if (b->in == TRAVELLERS && !b->headed) {
        odd_source_wrong(b->grid.in, false, ODD_E_SYNTAX, b->grid.rows.line, 1,
                         "a row of a traveller without headings above it: expected NS, EW and so on");
        b->in = NO_BLOCK;
    } else if (b->in == TRAVELLERS) {
        odd_csv_grid_take(&b->grid);
    } else {
        odd_source_wrong(b->grid.in, true, ODD_E_SYNTAX, b->grid.rows.line, 1,
                         "a row without a # line above it: left out");
    }
}

/* Two lists of standings mean two winners, whether the file says so or not. */
static int count_winners(odd_rows ahead) {
    int scores = 0;
    while (odd_rows_next(&ahead))
        scores += odd_text_is(ahead.cells[0], "#SCORES");
    return scores == 2 ? 2 : 0;
}

static void read(odd_source *in) {
    reading *b = ODD_TAKE(in->arena, 1, reading);
    if (b == NULL)
        return;
    b->grid.in = in;
    b->grid.tags = "bridgewebs:";
    odd_rows_start(&b->grid.rows, in);
    b->winners = count_winners(b->grid.rows);
    while (odd_rows_next(&b->grid.rows)) {
        odd_text first = cell_at(b, 0);
        if (first.len > 0 && first.text[0] == '#')
            take_mark(b);
        else
            take_row(b);
    }
    odd_csv_grid_end(&b->grid, b->winners);
}

const odd_file_format odd_format_bridgewebs = {
    .info = {.name = "bridgewebs",
             .title = "BridgeWebs CSV",
             .endings = ".bwcsv ",
             .carries = ODD_CARRIES_NAMES | ODD_CARRIES_LEADS | ODD_CARRIES_SCORES | ODD_CARRIES_RULINGS,
             .reads = true,
             .writes = false},
    .detect = detect,
    .read = read,
};
