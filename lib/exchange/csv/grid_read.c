/* A grid of results: each row becomes a result with its notes, and the contestants follow at the end. Knows the
 * meaning of columns, but not their names in a format. */
#include "exchange/csv/grid_read.h"
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"
#include "exchange/roster.h"

enum { NUMBER_MAX = 9999, GROUP_MAX = 16, BOTH_MAX = 2 * (ODD_ID_MAX + 2) };

/* ---- Cells ------------------------------------------------------------------------------------- */

/* Returns whether a name is already that of a tag: it has the prefix of a format, or all formats share it. */
static bool is_tag(odd_text heading) {
    if (odd_text_among(heading, "site|club|director|scorer|program|time|session") >= 0)
        return true;
    for (size_t i = 0; i < heading.len; i++)
        if (heading.text[i] == ':')
            return true;
    return false;
}

/* Returns the tag of an unknown or repeated column. Its name is one word. */
static odd_text tag_name(odd_csv_grid *grid, odd_text heading, bool again) {
    odd_text prefix = odd_text_of(is_tag(heading) ? "" : grid->tags),
             suffix = odd_text_of(again ? "(2)" : "");
    char *name = odd_arena_take(grid->in->arena, prefix.len + heading.len + suffix.len, 1);
    if (name == NULL)
        return (odd_text){0};
    size_t len = prefix.len;
    odd_copy(name, prefix.text, prefix.len);
    for (size_t i = 0; i < heading.len; i++)
        name[len++] = (unsigned char)heading.text[i] <= ' ' || heading.text[i] == '#' ? '_' : heading.text[i];
    odd_copy(name + len, suffix.text, suffix.len);
    return (odd_text){name, len + suffix.len};
}

size_t odd_csv_grid_head(odd_csv_grid *grid) {
    const odd_rows *rows = &grid->rows;
    size_t known = 0;
    grid->heading_count = rows->count;
    grid->languages = 0;
    for (int c = 0; c < ODD_COLUMN_COUNT; c++)
        for (int s = 0; s < ODD_SIDE_COUNT; s++)
            grid->where[c][s] = 0;
    for (size_t i = 0; i < rows->count; i++) {
        odd_heading h = odd_heading_parse(rows->cells[i]);
        bool again = h.column != ODD_COLUMN_OTHER && grid->where[h.column][h.side] != 0;
        if (again) /* the first column of a name counts */
            h = (odd_heading){ODD_COLUMN_OTHER, ODD_NO_SIDE, 0};
        grid->headings[i] = h;
        grid->tag_names[i] = (odd_text){0};
        if (h.column != ODD_COLUMN_OTHER) {
            grid->where[h.column][h.side] = (uint8_t)(i + 1);
            known++;
            if (h.languages != 0) /* keeps the languages that all headings have in common */
                grid->languages = grid->languages != 0 ? grid->languages & h.languages : h.languages;
        } else if (rows->cells[i].len > 0) {
            grid->tag_names[i] = tag_name(grid, rows->cells[i], again);
        }
    }
    return known;
}

odd_text odd_csv_grid_cell(const odd_csv_grid *grid, odd_column column, odd_side side) {
    size_t at = grid->where[column][side];
    return at > 0 && at <= grid->rows.count ? grid->rows.cells[at - 1] : (odd_text){"", 0};
}

void odd_csv_grid_wrong(const odd_csv_grid *grid, bool warning, odd_column column, odd_side side, int code,
                        const char *message, odd_text quoted) {
    uint32_t line;
    int at;
    size_t cell = grid->where[column][side];
    odd_rows_place(&grid->rows, cell > 0 ? cell - 1 : 0, &line, &at);
    odd_source_wrong(grid->in, warning, code, line, at, message,
                     (int)odd_scan_quotable(quoted.text, quoted.len), quoted.text);
}

/* Returns a number from 1 on, which may have a word before it and ".0" after it; 0: there is none. */
static int number_in(odd_text cell) {
    odd_scan s = {cell.text, cell.len, 0};
    while (!odd_scan_end(&s) && !odd_is_digit(odd_scan_peek(&s)))
        s.at++;
    int number = odd_scan_number(&s);
    odd_scan_bytes(&s, ".0");
    return odd_scan_end(&s) && number >= 1 && number <= NUMBER_MAX ? number : 0;
}

static bool take_number(odd_csv_grid *grid, odd_column column, const char *message, int *number) {
    odd_text cell = odd_csv_grid_cell(grid, column, ODD_NO_SIDE);
    if (cell.len == 0)
        return true;
    *number = number_in(cell);
    if (*number == 0)
        odd_csv_grid_wrong(grid, false, column, ODD_NO_SIDE, ODD_E_SYNTAX, message, cell);
    return *number != 0;
}

/* ---- Who plays --------------------------------------------------------------------------------- */

static odd_text text_of(const odd_csv_grid *grid, const odd_csv_grid_facts *said, size_t at) {
    return odd_text_pool_text(&grid->by_name.texts, at < said->cap ? said->of[at] : 0);
}

/* Stores a text unless one is stored already. */
static void keep_text(odd_csv_grid *grid, odd_csv_grid_facts *said, uint32_t at, odd_text text) {
    odd_index *by_name = &grid->by_name;
    if (text.len == 0 || (at < said->cap && said->of[at] != 0))
        return;
    if (!ODD_ROOM(grid->in->arena, said->of, said->cap, (size_t)at + 1, said->cap))
        return;
    uint32_t known = odd_index_find(by_name, text);
    said->of[at] = known != ODD_NOBODY ? by_name->places[known]
                                       : odd_text_pool_add(&by_name->texts, grid->in->arena, text);
}

odd_text odd_csv_grid_name(odd_csv_grid *grid, int direction, odd_text id, odd_text names, odd_text team) {
    char whole[ODD_SIDE_BYTES + BOTH_MAX];
    bool is_new;
    uint32_t at = ODD_NOBODY, step = grid->rows.line - grid->met;
    odd_copy(whole, direction == 0 ? "NS" : "EW", ODD_SIDE_BYTES);
    odd_copy(whole + ODD_SIDE_BYTES, id.text, id.len);
    if (ODD_ROOM(grid->in->arena, grid->steps, grid->step_count, grid->step_count + ODD_COUNT_MAX,
                 grid->step_cap))
        at = odd_index_add(&grid->who, grid->in->arena, (odd_text){whole, ODD_SIDE_BYTES + id.len}, &is_new);
    if (at == ODD_NOBODY)
        return (odd_text){0};
    if (is_new) {
        grid->step_count = (size_t)(odd_count_put(grid->steps + grid->step_count, step) - grid->steps);
        grid->met = grid->rows.line;
    }
    keep_text(grid, &grid->names, at, names);
    keep_text(grid, &grid->teams, at, team);
    id.text = odd_index_text(&grid->who, at).text + ODD_SIDE_BYTES;
    return id;
}

/* Returns a letter for a section that has a number: pair 1 of section 1 would otherwise be 11, which is another pair. */
static odd_text lettered(odd_text section) {
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    int number = odd_text_number(section, (int)sizeof letters - 1);
    return number > 0 ? (odd_text){letters + number - 1, 1} : section;
}

/* Returns a number with its section before it, without the .0 of a spreadsheet. */
static odd_text with_section(odd_csv_grid *grid, odd_text section, odd_text cell) {
    section = lettered(section);
    if (cell.len > 2 && cell.text[cell.len - 2] == '.' && cell.text[cell.len - 1] == '0')
        cell.len -= 2;
    if (section.len > 0 && cell.len > 0 && odd_is_digit(cell.text[0]) && section.len + cell.len <= ODD_ID_MAX)
        cell = odd_join_some(&grid->joined, grid->in, section, "", cell);
    return cell;
}

/* Returns letters and digits, with at most one plus between them. Empty if the cell is not an id. */
static odd_text clean_id(char out[BOTH_MAX], odd_text cell) {
    size_t len = 0, part = 0, pluses = 0;
    size_t most = odd_id_limit(cell);
    for (size_t i = 0; i < cell.len; i++) {
        char c = cell.text[i];
        if (c == ' ' || c == '-' || c == '.')
            continue;
        bool plus = c == '+' && part > 0 && pluses == 0;
        if (!odd_is_letter(c) && !odd_is_digit(c) && !plus)
            return (odd_text){0};
        part = plus ? 0 : part + 1;
        pluses += plus;
        if (part > most || len == BOTH_MAX)
            return (odd_text){0};
        out[len++] = c;
    }
    return part > 0 ? (odd_text){out, len} : (odd_text){0};
}

/* Returns whether an id is a word that begins a line of a log, which cannot be an id there. */
static bool is_word(odd_text id) {
    if (id.len == 0 || odd_is_digit(id.text[id.len - 1])) /* as that of most ids */
        return false;
    return odd_text_among(id,
                          "event|date|scoring|winners|pair|team|player|phantom|penalty|handicap|strat|bye|vp|"
                          "lineup|set|board|round|numbers|deal|auction|cards|tag|about|said|total|match|"
                          "carryover") >= 0;
}

/* Returns a number for a contestant who has only a name. */
static odd_text id_of_name(odd_csv_grid *grid, char out[BOTH_MAX], odd_text name) {
    bool is_new;
    uint32_t at = odd_index_add(&grid->by_name, grid->in->arena, name, &is_new);
    odd_writer w = odd_writer_on(out, BOTH_MAX);
    odd_put_int(&w, (int)at + 1);
    return at != ODD_NOBODY ? (odd_text){out, w.len} : (odd_text){0};
}

static bool all_digits(odd_text text) {
    for (size_t i = 0; i < text.len; i++)
        if (!odd_is_digit(text.text[i]))
            return false;
    return text.len > 0;
}

/* Returns whether a cell has names instead of an id, as in many travellers: several words without a digit, or a text that is
 * not an id and contains separators of names. */
static bool is_people(odd_text cell, odd_text id) {
    bool letters = false, digits = false, blanks = false, signs = false;
    for (size_t i = 0; i < cell.len; i++) {
        char c = cell.text[i];
        letters = letters || odd_is_letter(c) || (unsigned char)c >= 0x80;
        digits = digits || odd_is_digit(c);
        blanks = blanks || c == ' ';
        signs = signs || c == '&' || c == '/' || c == ',' || c == '_';
    }
    return letters && (id.len == 0 ? blanks || signs : blanks && !digits);
}

/* Names the players of "1+5", each by their own name. */
static void name_partners(odd_csv_grid *grid, odd_text id, const odd_text seats[2]) {
    odd_text one[2];
    odd_partners_split(id, one);
    for (int i = 0; i < 2; i++)
        odd_csv_grid_name(grid, 0, one[i], seats[i], (odd_text){0});
}

/* The contestant in a direction, from a row. */
typedef struct row_side {
    odd_text cell, team, names;
    odd_text seats[2];
} row_side;

static row_side read_side(odd_csv_grid *grid, int direction) {
    odd_side side = direction == 0 ? ODD_NS : ODD_EW;
    return (row_side){
        .cell = odd_csv_grid_cell(grid, ODD_COLUMN_ID, side),
        .team = odd_csv_grid_cell(grid, ODD_COLUMN_TEAM, side),
        .names = odd_csv_grid_cell(grid, ODD_COLUMN_NAMES, side),
        .seats = {odd_csv_grid_cell(grid, direction == 0 ? ODD_COLUMN_NORTH : ODD_COLUMN_EAST, ODD_NO_SIDE),
                  odd_csv_grid_cell(grid, direction == 0 ? ODD_COLUMN_SOUTH : ODD_COLUMN_WEST, ODD_NO_SIDE)}};
}

/* Finds an id, or names instead of one. Empty if there is neither. */
static odd_text find_id(odd_csv_grid *grid, row_side *who, char made[BOTH_MAX]) {
    odd_text section = odd_csv_grid_cell(grid, ODD_COLUMN_SECTION, ODD_NO_SIDE), none = {"", 0};
    odd_text id = clean_id(made, with_section(grid, section, who->cell));
    if (who->names.len == 0 && who->team.len == 0 && is_people(who->cell, id)) {
        who->names = who->cell;
        id = who->cell = none;
    }
    if (who->cell.len == 0 && who->names.len == 0 && all_digits(who->seats[0]) &&
        all_digits(who->seats[1])) { /* an individual */
        odd_text both = odd_join_some(&grid->joined, grid->in, who->seats[0], "+", who->seats[1]);
        who->seats[0] = who->seats[1] = none;
        return clean_id(made, with_section(grid, none, both));
    }
    if (who->names.len == 0)
        who->names = odd_join_some(&grid->joined, grid->in, who->seats[0], " & ", who->seats[1]);
    if (is_word(id))
        return id_of_name(grid, made, id);
    if (who->cell.len == 0 && who->team.len + who->names.len > 0)
        return id_of_name(grid, made, who->team.len > 0 ? who->team : who->names);
    return id;
}

/* Finds the contestant in a direction. Empty, after a report, if there is none. */
static odd_text find_side(odd_csv_grid *grid, int direction) {
    char made[BOTH_MAX];
    bool partners = false;
    row_side who = read_side(grid, direction);
    odd_text id = find_id(grid, &who, made);
    if (id.len == 0) {
        odd_csv_grid_wrong(grid, false, ODD_COLUMN_ID, direction == 0 ? ODD_NS : ODD_EW, ODD_E_REFERENCE,
                           who.cell.len > 0
                               ? "invalid id '%.*s': expected letters and digits, at most 16"
                               : "missing players: expected an id or names in both directions%.*s",
                           who.cell);
        return id;
    }
    for (size_t i = 0; i < id.len; i++)
        partners = partners || id.text[i] == '+';
    odd_scan s = {id.text, id.len, 0};
    bool own = odd_scan_word(&s, direction == 0 ? "ns" : "ew") && !odd_scan_end(&s);
    grid->any_plain = grid->any_plain || !own;
    grid->individuals = grid->individuals || partners;
    if (!partners)
        return odd_csv_grid_name(grid, direction, id, who.names, who.team);
    name_partners(grid, id, who.seats);
    return odd_source_keep(grid->in, id);
}

/* ---- Boards ------------------------------------------------------------------------------------ */

/* Returns the vulnerability of a board, from the row or an earlier one. */
static odd_vul take_board(odd_csv_grid *grid, const odd_record *where) {
    odd_record r = *where;
    odd_text cell = odd_csv_grid_cell(grid, ODD_COLUMN_VUL, ODD_NO_SIDE);
    odd_text dealer = odd_csv_grid_cell(grid, ODD_COLUMN_DEALER, ODD_NO_SIDE);
    odd_vul standard = odd_board_vul(r.board), vul = standard;
    if (grid->vuls == NULL)
        grid->vuls = ODD_TAKE(grid->in->arena, NUMBER_MAX + 1, uint8_t);
    if (grid->vuls == NULL)
        return standard;
    bool before = grid->vuls[r.board] != 0, known = true;
    if (cell.len == 1 && odd_lower(cell.text[0]) == 'o')
        vul = ODD_VUL_NONE;
    else if (cell.len == 1 && odd_lower(cell.text[0]) == 'b')
        vul = ODD_VUL_BOTH;
    else if (cell.len > 0)
        known = odd_vul_parse(&vul, cell.text, cell.len, NULL) == ODD_OK && vul <= ODD_VUL_BOTH;
    if (!known) {
        vul = standard;
        odd_csv_grid_wrong(grid, true, ODD_COLUMN_VUL, ODD_NO_SIDE, ODD_E_VUL,
                           "invalid vulnerability '%.*s': expected none, ns, ew or both", cell);
    }
    if (before && known && cell.len > 0 && vul != (odd_vul)(grid->vuls[r.board] - 1))
        odd_csv_grid_wrong(
            grid, true, ODD_COLUMN_VUL, ODD_NO_SIDE, ODD_E_VUL,
            "'%.*s' differs from the vulnerability of this board in rows above: the first one is kept", cell);
    if (before)
        return (odd_vul)(grid->vuls[r.board] - 1);
    grid->vuls[r.board] = (uint8_t)(vul + 1);
    r.fact = ODD_FACT_BOARD;
    r.vul = vul;
    r.has_vul = vul != standard;
    r.dealer =
        odd_csv_grid_seat(dealer) != odd_board_dealer(r.board) ? odd_csv_grid_seat(dealer) : ODD_NO_SEAT;
    if (r.has_vul || r.dealer != ODD_NO_SEAT)
        odd_source_give(grid->in, &r);
    return vul;
}

static void take_deal(odd_csv_grid *grid, const odd_record *where) {
    char key[64];
    odd_record r = *where;
    odd_error error;
    bool is_new;
    odd_text cell = odd_csv_grid_cell(grid, ODD_COLUMN_DEAL, ODD_NO_SIDE);
    if (cell.len == 0)
        return;
    odd_writer w = odd_writer_on(key, sizeof key);
    odd_put_format(&w, "%d %d %.*s", r.board, r.round, (int)r.group.len, r.group.text);
    odd_text where_it_is = {key, w.len < sizeof key ? w.len : sizeof key - 1};
    if (odd_index_add(&grid->dealt, grid->in->arena, where_it_is, &is_new) == ODD_NOBODY || !is_new)
        return;
    if (odd_hands_parse(&r.deal, cell.text, cell.len, &error) != ODD_OK) {
        odd_csv_grid_wrong(grid, true, ODD_COLUMN_DEAL, ODD_NO_SIDE, error.code,
                           "invalid deal '%.*s': expected hands like N:AKQ2.JT9.876.543 ...", cell);
        return;
    }
    r.fact = ODD_FACT_DEAL;
    r.about = ODD_ABOUT_BOARD;
    r.dealer = odd_csv_grid_seat(odd_csv_grid_cell(grid, ODD_COLUMN_DEALER, ODD_NO_SIDE));
    odd_source_give(grid->in, &r);
}

/* ---- What is about a result -------------------------------------------------------------------- */

static void take_tags(odd_csv_grid *grid, odd_record *r) {
    static const odd_column columns[] = {ODD_COLUMN_TABLE, ODD_COLUMN_REMARK};
    static const char *const words[] = {"table", "remark"};
    r->fact = ODD_FACT_TAG;
    for (int i = 0; i < 2; i++) {
        r->name = odd_text_of(words[i]);
        r->text = odd_csv_grid_cell(grid, columns[i], ODD_NO_SIDE);
        if (r->text.len > 0)
            odd_source_give(grid->in, r);
    }
    for (size_t i = 0; i < grid->rows.count && i < grid->heading_count; i++) {
        r->name = grid->tag_names[i];
        r->text = grid->rows.cells[i];
        if (r->name.len > 0 && r->text.len > 0)
            odd_source_give(grid->in, r);
    }
    r->name = r->text = (odd_text){0};
}

static void take_said(odd_csv_grid *grid, odd_record *r) {
    static const odd_column columns[] = {ODD_COLUMN_MP, ODD_COLUMN_IMPS, ODD_COLUMN_PERCENT};
    static const odd_stated_kind kinds[] = {ODD_STATED_MP, ODD_STATED_IMPS, ODD_STATED_PERCENT};
    r->fact = ODD_FACT_STATED;
    r->said = (odd_stated_score){.kind = ODD_STATED_SCORE};
    r->said.there[0] = odd_csv_grid_points(grid, &r->said.amount[0]);
    if (r->said.there[0])
        odd_source_give(grid->in, r);
    for (int i = 0; i < 3; i++) {
        r->said = (odd_stated_score){.kind = (uint8_t)kinds[i]};
        for (int d = 0; d < 2; d++) {
            odd_text cell = odd_csv_grid_cell(grid, columns[i], d == 0 ? ODD_NS : ODD_EW);
            r->said.there[d] = odd_rows_amount(&grid->rows, cell, &r->said.amount[d]);
        }
        if (r->said.there[0] || r->said.there[1])
            odd_source_give(grid->in, r);
    }
}

static void take_lead(odd_csv_grid *grid, odd_play *play) {
    char room[16];
    odd_text cell = odd_csv_grid_translate_card(grid, odd_csv_grid_cell(grid, ODD_COLUMN_LEAD, ODD_NO_SIDE),
                                                room, sizeof room);
    int card;
    if (cell.len == 0 || play->lead != 0)
        return;
    if (odd_card_parse(&card, cell.text, cell.len, NULL) == ODD_OK)
        play->lead = (uint8_t)(card + 1);
    else
        odd_csv_grid_wrong(grid, true, ODD_COLUMN_LEAD, ODD_NO_SIDE, ODD_E_CARDS,
                           "invalid card '%.*s': expected the lead, like HK or S10", cell);
}

static bool take_group(odd_csv_grid *grid, odd_text *group) {
    odd_text cell = odd_csv_grid_cell(grid, ODD_COLUMN_GROUP, ODD_NO_SIDE);
    for (size_t i = 0; i < cell.len; i++)
        if ((!odd_is_letter(cell.text[i]) && !odd_is_digit(cell.text[i])) || cell.len > GROUP_MAX) {
            odd_csv_grid_wrong(grid, false, ODD_COLUMN_GROUP, ODD_NO_SIDE, ODD_E_SYNTAX,
                               "invalid group '%.*s': expected letters and digits", cell);
            return false;
        }
    *group = cell.len > 0 ? cell : grid->group;
    return true;
}

/* Returns whether a row has a board and its hands, but no players. */
static bool deal_alone(const odd_csv_grid *grid) {
    static const odd_column columns[] = {ODD_COLUMN_ID, ODD_COLUMN_NAMES, ODD_COLUMN_TEAM};
    bool anybody = odd_csv_grid_cell(grid, ODD_COLUMN_CONTRACT, ODD_NO_SIDE).len > 0;
    for (int i = 0; i < 3; i++)
        for (int d = ODD_NS; d <= ODD_EW; d++)
            anybody = anybody || odd_csv_grid_cell(grid, columns[i], (odd_side)d).len > 0;
    for (int c = ODD_COLUMN_NORTH; c <= ODD_COLUMN_WEST; c++)
        anybody = anybody || odd_csv_grid_cell(grid, (odd_column)c, ODD_NO_SIDE).len > 0;
    return !anybody && odd_csv_grid_cell(grid, ODD_COLUMN_DEAL, ODD_NO_SIDE).len > 0;
}

void odd_csv_grid_take(odd_csv_grid *grid) {
    odd_record r = {.line = grid->rows.line, .board = grid->board, .round = grid->round};
    if (grid->rows.too_many)
        odd_csv_grid_wrong(grid, true, ODD_COLUMN_BOARD, ODD_NO_SIDE, ODD_E_SYNTAX,
                           "more than 128 cells: the rest is left out%.*s", (odd_text){"", 0});
    if (!take_number(grid, ODD_COLUMN_BOARD, "invalid board '%.*s': expected a number, 1 to 9999",
                     &r.board) ||
        !take_number(grid, ODD_COLUMN_ROUND, "invalid round '%.*s': expected a number, 1 to 9999", &r.round))
        return;
    if (r.board == 0) {
        odd_csv_grid_wrong(grid, false, ODD_COLUMN_BOARD, ODD_NO_SIDE, ODD_E_SYNTAX,
                           "missing board number%.*s", (odd_text){"", 0});
        return;
    }
    if (!take_group(grid, &r.group))
        return;
    odd_vul vul = take_board(grid, &r);
    take_deal(grid, &r);
    if (deal_alone(grid))
        return;
    r.id[0] = find_side(grid, 0);
    r.id[1] = find_side(grid, 1);
    if (r.id[0].len == 0 || r.id[1].len == 0 || !odd_csv_grid_outcome(grid, vul, &r.play, &r.ruling))
        return;
    grid->any_row = true;
    grid->any_self = grid->any_self || odd_same_letters(r.id[0], r.id[1]);
    odd_source_seat(grid->in, &r);
    take_lead(grid, &r.play);
    r.fact = ODD_FACT_PLAY;
    odd_source_give(grid->in, &r);
    if (odd_text_yes(odd_csv_grid_cell(grid, ODD_COLUMN_ERASED, ODD_NO_SIDE))) {
        r.play = (odd_play){.kind = ODD_VOID, .seat = {r.play.seat[0], r.play.seat[1]}};
        r.ruling = (odd_ruling){0};
        odd_source_give(grid->in, &r);
        return;
    }
    r.play = (odd_play){0};
    r.ruling = (odd_ruling){0};
    r.id[0] = r.id[1] = (odd_text){0};
    r.about = ODD_ABOUT_PLAY;
    take_tags(grid, &r);
    take_said(grid, &r);
}

/* ---- The end ----------------------------------------------------------------------------------- */

static bool same_names(odd_text a, odd_text b) {
    odd_text x[4], y[4];
    size_t n = odd_players_split(x, 4, a), m = odd_players_split(y, 4, b), found = 0;
    for (size_t i = 0; i < n && i < 4; i++)
        for (size_t k = 0; k < m && k < 4; k++)
            if (odd_same_letters(x[i], y[k])) {
                found++;
                break;
            }
    return n == m && found == (n < 4 ? n : 4);
}

/* Returns the contestant with the same number in the other direction. */
static uint32_t find_across(const odd_csv_grid *grid, odd_text whole) {
    char other[ODD_SIDE_BYTES + BOTH_MAX];
    odd_copy(other, whole.text, whole.len);
    odd_copy(other, whole.text[0] == 'N' ? "EW" : "NS", ODD_SIDE_BYTES);
    return odd_index_find(&grid->who, (odd_text){other, whole.len});
}

/* Returns whether two pairs have the same number, one in each direction. */
static bool shares_numbers(const odd_csv_grid *grid) {
    if (grid->any_self)
        return true;
    for (size_t i = 0; i < grid->who.count; i++) {
        odd_text id = odd_index_text(&grid->who, i), names = text_of(grid, &grid->names, i);
        if (id.text[0] != 'N' || names.len == 0)
            continue;
        odd_text others = text_of(grid, &grid->names, find_across(grid, id));
        if (others.len > 0 && !same_names(names, others))
            return true;
    }
    return false;
}

static void send_side(odd_csv_grid *grid, int direction, bool teams, bool prefix) {
    const uint8_t *steps = grid->steps;
    uint64_t line = 0, step;
    for (size_t i = 0; i < grid->who.count; i++) {
        odd_text whole = odd_index_text(&grid->who, i);
        steps = odd_count_take(steps, &step);
        line += step;
        if (whole.text[0] != "NE"[direction])
            continue;
        odd_named_contestant who = {.line = (uint32_t)line};
        who.kind = odd_contest_fact(grid->individuals ? ODD_INDIVIDUALS : teams ? ODD_TEAMS : ODD_PAIRS);
        who.id = prefix ? whole : (odd_text){whole.text + ODD_SIDE_BYTES, whole.len - ODD_SIDE_BYTES};
        who.players = text_of(grid, &grid->names, i);
        who.name = text_of(grid, &grid->teams, i);
        uint32_t there = prefix ? ODD_NOBODY : find_across(grid, whole);
        bool told = there != ODD_NOBODY && direction == 1;
        if (there != ODD_NOBODY && who.players.len == 0)
            who.players = text_of(grid, &grid->names, there);
        if (there != ODD_NOBODY && who.name.len == 0)
            who.name = text_of(grid, &grid->teams, there);
        if ((who.players.len > 0 || who.name.len > 0) && !told)
            odd_source_contestant(grid->in, &who);
    }
}

void odd_csv_grid_end(odd_csv_grid *grid, int winners) {
    bool teams = grid->teams.cap > 0; /* some team was named */
    bool own = grid->any_row && !grid->any_plain && !teams && !grid->individuals;
    if (winners == 0)
        winners = own || (!teams && !grid->individuals && shares_numbers(grid)) ? 2 : 1;
    odd_source_winners(grid->in, winners, false, grid->rows.line);
    for (int d = 0; d < 2; d++)
        send_side(grid, d, teams, winners == 2 && !own);
}
