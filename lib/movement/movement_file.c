/* Files with movements: JSON as the command writes it, and CSV with the columns round, table, ns, ew, first, last. What a file does not
 * say - teams, or two lines with the same numbers - follows from its rows. */
#include "base/json.h"
#include "base/text.h"
#include "base/arena.h"
#include "movement/make.h"
#include "oddtrick_plan.h"

typedef struct file_reader {
    odd_arena *arena;
    odd_error *error;
    odd_movement_row *rows;
    uint32_t *lines; /* of the file, by row */
    size_t count, cap, line_cap;
    odd_movement_own own;
    odd_movement_kind kind;
    bool contest_said;
} file_reader;

static int add_row(file_reader *f, const odd_movement_row *row, uint32_t line) {
    if (f->count >= ODD_MOVEMENT_MOVES_MAX)
        return odd_fail(f->error, ODD_E_MOVEMENT, (int)line, 0, "too many rows: at most %d",
                        ODD_MOVEMENT_MOVES_MAX);
    if (!ODD_MORE(f->arena, f->rows, f->count, f->cap) ||
        !ODD_MORE(f->arena, f->lines, f->count, f->line_cap))
        return odd_movement_no_memory(f->error);
    f->lines[f->count] = line;
    f->rows[f->count++] = *row;
    return ODD_OK;
}

/* ---- Cells --------------------------------------------------------------------------------------- */

/* A text as a whole number; -1 if it is not one. */
static int number_of(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    int number = text.len > 0 ? odd_scan_number(&s) : -1;
    return odd_scan_end(&s) ? number : -1;
}

/* Splits "7" and "1+5"; empty, 0 and - mean nobody. */
static void split_side(odd_text side[2], odd_text text) {
    size_t plus = 0;
    side[0] = side[1] = (odd_text){0};
    if (text.len == 0 || odd_text_is(text, "-") || odd_text_is(text, "0"))
        return;
    while (plus < text.len && text.text[plus] != '+')
        plus++;
    side[0] = (odd_text){text.text, plus};
    if (plus < text.len)
        side[1] = odd_text_from(text, plus + 1);
}

static bool is_true(odd_text text) {
    return odd_text_among(text, "true|yes|1|shared") >= 0;
}

/* The names of columns and members. */
enum { ROUND, TABLE, NS, EW, FIRST, LAST, SHARED, SWITCHED, SECTION, BOARDS };
static const char columns[] = "round|table|ns|ew|first|last|shared|switched|section|boards";
static const char *const column_names[] = {"round", "table",  "ns",       "ew",      "first",
                                           "last",  "shared", "switched", "section", "boards"};

/* Takes a cell. Returns false if it is not valid. */
static bool take_cell(odd_movement_row *row, int column, odd_text text) {
    int number = number_of(text);
    switch (column) {
    case ROUND:
        row->round = number;
        return number >= 1 && number <= ODD_MOVEMENT_ROUNDS_MAX;
    case TABLE:
        row->table = number;
        return number >= 1 && number <= ODD_MOVEMENT_TABLES_MAX;
    case NS:
        split_side(row->ns, text);
        return true;
    case EW:
        split_side(row->ew, text);
        return true;
    case FIRST:
    case LAST:
        *(column == FIRST ? &row->first : &row->last) = text.len > 0 ? number : 0;
        return text.len == 0 || (number >= 0 && number <= ODD_MOVEMENT_BOARDS_MAX);
    case SHARED:
        row->shared = is_true(text);
        return true;
    case SWITCHED:
        row->switched = is_true(text);
        return true;
    case SECTION:
        row->section = text.len > 0 ? odd_lower(text.text[0]) - 'a' + 1 : 0;
        return text.len == 0 || (text.len == 1 && odd_is_letter(text.text[0]));
    default:
        return false;
    }
}

static const char *expected_of(int column) {
    return column == ROUND     ? "the number of a round, 1 to 250"
           : column == TABLE   ? "the number of a table, 1 to 500"
           : column == SECTION ? "the letter of a section"
                               : "the number of a board, 1 to 9999";
}

/* ---- JSON ---------------------------------------------------------------------------------------- */

static int json_wrong(const file_reader *f, const odd_json *j, odd_jsonin_place place, const char *message) {
    odd_jsonin_bookmark mark = {0};
    return odd_fail(f->error, ODD_E_SYNTAX, (int)place.line, odd_jsonin_column(&mark, j, place), "%s",
                    message);
}

static int json_expected(const file_reader *f, const odd_json *j, odd_jsonin_place place, int column) {
    char message[120];
    odd_writer w = odd_writer_on(message, sizeof message);
    odd_put_format(&w, "invalid %s: expected %s", column_names[column], expected_of(column));
    return json_wrong(f, j, place, message);
}

/* Reads [7,8,9]: consecutive boards. */
static bool read_boards(odd_json *j, odd_movement_row *row) {
    bool good = true;
    if (!odd_jsonin_enter(j, '['))
        return false;
    while (odd_jsonin_item(j)) {
        int board = number_of(odd_jsonin_text(j));
        good = good && board >= 1 && board <= ODD_MOVEMENT_BOARDS_MAX &&
               (row->first == 0 || board == row->last + 1);
        row->first = row->first == 0 ? board : row->first;
        row->last = board;
    }
    return good;
}

static int read_move(file_reader *f, odd_json *j) {
    odd_movement_row row = {0};
    odd_text name;
    odd_jsonin_place start = j->here;
    uint32_t line = 0;
    if (odd_jsonin_peek(j) != '{' || !odd_jsonin_enter(j, '{'))
        return json_wrong(f, j, start, "expected an object with round, table, ns, ew and boards");
    line = j->here.line;
    while (odd_jsonin_member(j, &name)) {
        int column = odd_text_among(name, columns);
        odd_jsonin_peek(j);
        odd_jsonin_place place = j->here;
        if (column == BOARDS && !read_boards(j, &row) && j->broken == NULL)
            return json_wrong(f, j, place,
                              "invalid boards: expected numbers that follow each other: [1,2,3]");
        if (column < 0)
            odd_jsonin_skip(j);
        else if (column != BOARDS && !take_cell(&row, column, odd_jsonin_text(j)))
            return json_expected(f, j, place, column);
    }
    if (j->broken != NULL)
        return ODD_OK; /* said by the caller */
    if (row.round == 0 || row.table == 0)
        return json_wrong(f, j, start, "a round or a table is missing in a row of the schedule");
    return add_row(f, &row, line);
}

/* Reads a sit-out. One at a table is a row without opponents; the others follow from the rows. */
static int read_sit(file_reader *f, odd_json *j) {
    odd_movement_row row = {0};
    odd_text name, id = {0}, side = {0};
    uint32_t line = j->here.line;
    bool good = odd_jsonin_enter(j, '{');
    while (good && odd_jsonin_member(j, &name)) {
        int column = odd_text_among(name, columns);
        if (odd_text_is(name, "id"))
            id = odd_jsonin_text(j);
        else if (odd_text_is(name, "side"))
            side = odd_jsonin_text(j);
        else if (column == BOARDS)
            good = read_boards(j, &row);
        else if (column == ROUND || column == TABLE || column == SECTION)
            good = take_cell(&row, column, odd_jsonin_text(j));
        else
            odd_jsonin_skip(j);
    }
    if (j->broken != NULL)
        return ODD_OK;
    if (!good)
        return json_wrong(f, j, j->here, "expected who sits out: {\"round\":1,\"id\":\"9\"}");
    if (row.table == 0 || id.len == 0 || side.len == 0)
        return ODD_OK;
    split_side(odd_text_is(side, "ns") ? row.ns : row.ew, id);
    return add_row(f, &row, line);
}

static int read_list(file_reader *f, odd_json *j, int (*read)(file_reader *f, odd_json *j)) {
    odd_jsonin_peek(j);
    odd_jsonin_place start = j->here;
    if (odd_jsonin_peek(j) != '[' || !odd_jsonin_enter(j, '['))
        return json_wrong(f, j, start, "expected a list of rows");
    while (odd_jsonin_item(j)) {
        int code = read(f, j);
        if (code != ODD_OK)
            return code;
    }
    return ODD_OK;
}

static void take_contest(file_reader *f, odd_text text) {
    int contest = odd_text_among(text, "pairs|teams|individuals");
    f->contest_said = contest >= 0;
    f->own.contest = contest > 0 ? (odd_contest)contest : ODD_PAIRS;
}

static int read_json(file_reader *f, odd_text text) {
    odd_json j = odd_jsonin_start(f->arena, text);
    odd_text name;
    int code = ODD_OK;
    bool any = false;
    if (odd_jsonin_enter(&j, '{'))
        while (code == ODD_OK && odd_jsonin_member(&j, &name)) {
            if (odd_text_is(name, "schedule")) {
                code = read_list(f, &j, read_move);
                any = true;
            } else if (odd_text_is(name, "sits"))
                code = read_list(f, &j, read_sit);
            else if (odd_text_is(name, "kind"))
                f->kind = (odd_movement_kind)odd_movement_kind_named(odd_jsonin_text(&j));
            else if (odd_text_is(name, "winners"))
                f->own.winners = number_of(odd_jsonin_text(&j)) == 2 ? 2 : 1;
            else if (odd_text_is(name, "meetings"))
                f->own.meetings = number_of(odd_jsonin_text(&j));
            else if (odd_text_is(name, "phantom"))
                f->own.phantom = odd_jsonin_text(&j);
            else if (odd_text_is(name, "contest"))
                take_contest(f, odd_jsonin_text(&j));
            else
                odd_jsonin_skip(&j);
        }
    if (code == ODD_OK)
        odd_jsonin_finish(&j);
    if (code == ODD_OK && j.broken != NULL)
        return json_wrong(f, &j, j.here, j.broken);
    if (code == ODD_OK && !any)
        return odd_fail(
            f->error, ODD_E_MOVEMENT, 1, 1,
            "no schedule: expected {\"schedule\":[{\"round\":1,\"table\":1,\"ns\":\"10\",\"ew\":\"1\","
            "\"boards\":[1,2,3]}]}");
    return code;
}

/* ---- CSV ----------------------------------------------------------------------------------------- */

enum { CELLS_MAX = 16 };

/* The cell at the cursor, without its quotes and blanks; the cursor moves past its separator. */
static odd_text next_cell(odd_scan *s, char separator) {
    size_t from = s->at;
    while (!odd_scan_end(s) && odd_scan_peek(s) != separator)
        s->at++;
    odd_text cell = odd_text_trim((odd_text){s->text + from, s->at - from});
    s->at += !odd_scan_end(s);
    if (cell.len >= 2 && cell.text[0] == '"' && cell.text[cell.len - 1] == '"')
        cell = odd_text_trim((odd_text){cell.text + 1, cell.len - 2});
    return odd_cell_without_guard(cell);
}

typedef struct csv_heads {
    char separator;
    int count;
    int column[CELLS_MAX]; /* -1: another one */
} csv_heads;

static int read_heads(const file_reader *f, csv_heads *h, odd_text line) {
    unsigned seen = 0;
    odd_scan s = {line.text, line.len, 0};
    for (size_t i = 0; i < line.len; i++)
        if (line.text[i] == ';' || line.text[i] == '\t')
            h->separator = line.text[i];
    while (!odd_scan_end(&s) && h->count < CELLS_MAX) {
        int column = odd_text_among(next_cell(&s, h->separator), columns);
        h->column[h->count++] = column == BOARDS ? -1 : column;
        seen |= column >= 0 ? 1U << column : 0;
    }
    if ((seen & ((1U << SHARED) - 1)) != (1U << SHARED) - 1)
        return odd_fail(f->error, ODD_E_SYNTAX, 1, 1,
                        "not a movement: expected JSON with a schedule, or CSV that begins with "
                        "round,table,ns,ew,first,last");
    return ODD_OK;
}

static int read_csv_row(file_reader *f, const csv_heads *h, odd_text line, uint32_t number) {
    odd_movement_row row = {0};
    odd_scan s = {line.text, line.len, 0};
    for (int i = 0; i < h->count; i++) {
        size_t at = s.at;
        odd_text cell = next_cell(&s, h->separator);
        if (h->column[i] >= 0 && !take_cell(&row, h->column[i], cell))
            return odd_fail(f->error, ODD_E_SYNTAX, (int)number, odd_scan_column(&s, at),
                            "invalid %s '%.*s': expected %s", column_names[h->column[i]],
                            (int)odd_scan_quotable(cell.text, cell.len), cell.text,
                            expected_of(h->column[i]));
    }
    return add_row(f, &row, number);
}

static int read_csv(file_reader *f, odd_text text) {
    csv_heads h = {.separator = ','};
    uint32_t number = 1;
    int code = read_heads(f, &h, odd_text_trim(odd_text_line(&text)));
    for (; code == ODD_OK && text.len > 0;) {
        odd_text line = odd_text_trim(odd_text_line(&text));
        number++;
        if (line.len > 0)
            code = read_csv_row(f, &h, line, number);
    }
    return code;
}

/* ---- What a file does not say ---------------------------------------------------------------------- */

static bool same_side(const odd_text a[2], const odd_text b[2]) {
    return odd_same_letters(a[0], b[0]) && odd_same_letters(a[1], b[1]);
}

/* Returns whether somebody has the same id in both directions in the first round of the file, as teams have, and two lines
 * of pairs with the same numbers. */
static bool numbers_are_double(const file_reader *f) {
    size_t rows = 0, both = 0, last = 0;
    while (last < f->count && last < ODD_MOVEMENT_TABLES_MAX && f->rows[last].round == f->rows[0].round)
        last++;
    for (size_t i = 0; i < last; i++) {
        rows++;
        for (size_t k = 0; k < last; k++)
            if (f->rows[i].ns[0].len > 0 && same_side(f->rows[i].ns, f->rows[k].ew)) {
                both++;
                break;
            }
    }
    return both * 2 > rows;
}

/* Returns whether the same two meet with the same boards in the other directions, as teams do. */
static bool has_other_room(const file_reader *f, const odd_movement_row *row) {
    for (size_t i = 0; i < f->count; i++)
        if (f->rows[i].first == row->first && f->rows[i].section == row->section &&
            same_side(f->rows[i].ns, row->ew) && same_side(f->rows[i].ew, row->ns))
            return &f->rows[i] != row;
    return false;
}

static void guess(file_reader *f) {
    enum { LOOKED_AT = 200 };
    size_t rooms = 0, looked = f->count < LOOKED_AT ? f->count : LOOKED_AT;
    odd_movement_wish wish = {.kind = f->kind, .contest = f->own.contest};
    if (!f->contest_said && f->kind != ODD_MOVE_NONE)
        f->own.contest = odd_movement_contest(&wish);
    bool said = f->contest_said || (f->own.contest != ODD_PAIRS) || f->own.winners == 2;
    if (said || f->count == 0 || !numbers_are_double(f))
        return;
    for (size_t i = 0; i < looked; i++)
        rooms += has_other_room(f, &f->rows[i]);
    if (rooms * 2 > looked)
        f->own.contest = ODD_TEAMS;
    else
        f->own.winners = 2;
}

/* ---- Contestants in the order of their ids ---------------------------------------------------------- */

int odd_id_compare(odd_text a, odd_text b) {
    odd_scan x = {a.text, a.len, 0}, y = {b.text, b.len, 0};
    bool east_x = odd_scan_word(&x, "ew"), east_y = odd_scan_word(&y, "ew");
    if (east_x != east_y)
        return east_x ? 1 : -1;
    while (!odd_scan_end(&x) && !odd_scan_end(&y) &&
           odd_lower(odd_scan_peek(&x)) == odd_lower(odd_scan_peek(&y)) && !odd_is_digit(odd_scan_peek(&x))) {
        x.at++;
        y.at++;
    }
    int number_x = odd_scan_number(&x), number_y = odd_scan_number(&y);
    if (number_x != number_y)
        return number_x < number_y ? -1 : 1;
    return odd_text_compare(odd_text_from(a, x.at), odd_text_from(b, y.at));
}

static bool ids_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_text *ids = owner;
    return odd_id_compare(ids[a + 1], ids[b + 1]) <= 0;
}

int odd_movement_order_ids(odd_movement *m, odd_arena *arena) {
    size_t count = (size_t)m->contestants;
    uint32_t *order = odd_sort_numbers(arena, count, ids_in_order, m->ids);
    odd_text *ids = ODD_TAKE(arena, count + 1, odd_text);
    uint16_t *number = ODD_TAKE(arena, count + 1, uint16_t);
    if (order == NULL || ids == NULL || number == NULL)
        return ODD_E_MEMORY;
    for (size_t i = 0; i < count; i++) {
        ids[i + 1] = m->ids[order[i] + 1];
        number[order[i] + 1] = (uint16_t)(i + 1);
    }
    for (size_t i = 0; i < m->move_count; i++)
        for (int k = 0; k < 2; k++) {
            m->moves[i].ns[k] = number[m->moves[i].ns[k]];
            m->moves[i].ew[k] = number[m->moves[i].ew[k]];
        }
    for (size_t i = 0; i < m->sit_count; i++)
        m->sits[i].who = number[m->sits[i].who];
    m->ids = ids;
    return ODD_OK;
}

int odd_movement_read(odd_movement *out, const odd_movement_own *own, const char *text, size_t len,
                      odd_arena *arena, odd_error *error) {
    file_reader f = {.arena = arena, .error = error, .own = *own};
    odd_text all = odd_text_trim(odd_text_unmarked((odd_text){text, len}));
    int code = odd_text_begins(all, "{") ? read_json(&f, all) : read_csv(&f, all);
    if (code != ODD_OK)
        return code;
    if (f.count == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 1, 1, "the movement has no rows");
    guess(&f);
    if (f.own.meetings < 0 || f.own.meetings > ODD_MOVEMENT_ROUNDS_MAX)
        f.own.meetings = 0;
    code = odd_movement_of_rows(out, f.rows, f.count, &f.own, arena, error);
    if (code == ODD_E_MOVEMENT && error != NULL && error->line > 0 && (size_t)error->line <= f.count)
        error->line = (int)f.lines[error->line - 1];
    if (code == ODD_OK && f.kind != ODD_MOVE_NONE)
        out->kind = f.kind;
    return code == ODD_OK && odd_movement_order_ids(out, arena) != ODD_OK ? odd_movement_no_memory(error)
                                                                          : code;
}
