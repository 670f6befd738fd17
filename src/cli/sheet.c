/* Builds score sheets from a session. */
#include <stdlib.h>
#include <string.h>

#include "base/scan.h"
#include "cli/sheet.h"

/* Room for one more. */
static void *grow(void *items, size_t count, size_t *cap, size_t size) {
    if (count < *cap)
        return items;
    *cap = *cap == 0 ? 8 : *cap * 2;
    items = realloc(items, *cap * size);
    if (items == NULL) {
        fputs("oddtrick: out of memory\n", stderr);
        exit(ODD_EXIT_CANNOT);
    }
    return items;
}

int odd_sheet_column(const odd_session *session, odd_side side) {
    return side == session->we ? ODD_WE : ODD_THEY;
}

const char *odd_sheet_word(const odd_session *session) {
    return session->kind == ODD_SESSION_RUBBER ? "Rubber" : "Chicago";
}

int odd_row_points(const odd_session *session, const odd_row *row, int column, odd_element element) {
    int points = 0;
    for (int i = 0; i < row->entry_count; i++)
        if (row->entries[i].element == element && odd_sheet_column(session, row->entries[i].side) == column)
            points += row->entries[i].points;
    return points;
}

int odd_row_total(const odd_session *session, const odd_row *row, int column) {
    int points = 0;
    for (int i = 0; i < row->entry_count; i++)
        if (odd_sheet_column(session, row->entries[i].side) == column)
            points += row->entries[i].points;
    return points;
}

static void write_mark(odd_column *c, const odd_entry *e, int deal, int game) {
    odd_mark mark = {e->points, e->element, deal, game};
    c->total += e->points;
    if (e->below) {
        c->below = grow(c->below, c->below_count, &c->below_cap, sizeof *c->below);
        c->below[c->below_count++] = mark;
    } else {
        c->above = grow(c->above, c->above_count, &c->above_cap, sizeof *c->above);
        c->above[c->above_count++] = mark;
    }
}

static odd_sheet *sheet_for(odd_sheets *all, int number) {
    if (all->count > 0 && all->items[all->count - 1].number == number)
        return &all->items[all->count - 1];
    all->items = grow(all->items, all->count, &all->cap, sizeof *all->items);
    odd_sheet *sheet = &all->items[all->count++];
    *sheet = (odd_sheet){.number = number, .bonus_shown = true, .total_shown = true};
    return sheet;
}

/* In IMP-Chicago a deal is one number, for the side that did better than expected. */
static void write_imps(odd_sheets *all, odd_sheet *sheet, const odd_row *row) {
    odd_side side = row->imps > 0 ? ODD_NS : ODD_EW;
    odd_entry e = {ODD_CONTRACT_POINTS, side, true, row->imps > 0 ? row->imps : -row->imps};
    if (row->imps != 0)
        write_mark(&sheet->columns[odd_sheet_column(all->session, side)], &e, row->item->number, 0);
}

/* A rubber bonus is the last entry of its row. */
static void leave_out_bonus(odd_row *row) {
    if (row->entry_count > 0 && row->entries[row->entry_count - 1].element == ODD_RUBBER)
        row->entry_count--;
}

static void write_row(odd_sheets *all, const odd_row *row, bool bonus) {
    odd_sheet *sheet = sheet_for(all, row->rubber);
    sheet->rows = grow(sheet->rows, sheet->row_count, &sheet->row_cap, sizeof *sheet->rows);
    sheet->rows[sheet->row_count++] = *row;
    if (!bonus)
        leave_out_bonus(&sheet->rows[sheet->row_count - 1]);
    sheet->bonus_shown = bonus;
    if (all->session->imps)
        write_imps(all, sheet, row);
    for (int i = 0; i < row->entry_count && !all->session->imps; i++) {
        const odd_entry *e = &row->entries[i];
        if (e->element != ODD_RUBBER || bonus)
            write_mark(&sheet->columns[odd_sheet_column(all->session, e->side)], e, row->item->number,
                       sheet->games);
    }
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        odd_column *c = &sheet->columns[odd_sheet_column(all->session, (odd_side)side)];
        c->games = row->games[side];
        c->partscore = row->partscore[side];
        c->names = row->names[side];
    }
    sheet->games += row->game != ODD_NO_SIDE && !all->session->imps;
    sheet->finished = row->finished;
}

odd_sheets odd_sheets_build(const odd_session *session, int after) {
    odd_sheets all = {.session = session};
    odd_row row;
    for (odd_walk w = odd_walk_start(session); odd_walk_next(&w, &row);) {
        bool last = after > 0 && row.item->number >= after;
        if (after > 0 && row.item->kind == ODD_ITEM_DEAL && row.item->number > after)
            break;
        write_row(&all, &row, !last);
        if (last)
            break;
    }
    for (size_t i = 0; i < all.count; i++)
        for (int column = 0; column < ODD_COLUMNS; column++)
            all.total[column] += all.items[i].columns[column].total;
    if (after != ODD_AFTER_ALL && all.count > 0)
        all.items[all.count - 1].total_shown = false;
    return all;
}

void odd_sheets_free(odd_sheets *sheets) {
    for (size_t i = 0; i < sheets->count; i++) {
        for (int column = 0; column < ODD_COLUMNS; column++) {
            free(sheets->items[i].columns[column].above);
            free(sheets->items[i].columns[column].below);
        }
        free(sheets->items[i].rows);
    }
    free(sheets->items);
}

size_t odd_sheet_game(odd_game_marks *out, const odd_sheet *sheet, int game) {
    size_t rows = 0;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        const odd_column *c = &sheet->columns[column];
        size_t from = 0, to;
        while (from < c->below_count && c->below[from].game < game)
            from++;
        for (to = from; to < c->below_count && c->below[to].game == game; to++)
            ;
        out->marks[column] = c->below + from;
        out->count[column] = to - from;
        rows = to - from > rows ? to - from : rows;
    }
    return rows;
}

const odd_mark *odd_game_mark(const odd_game_marks *game, int column, size_t row) {
    return row < game->count[column] ? &game->marks[column][row] : NULL;
}

int odd_sheet_winner(const odd_sheet *sheet) {
    int lead = sheet->columns[ODD_WE].total - sheet->columns[ODD_THEY].total;
    return lead > 0 ? ODD_WE : lead < 0 ? ODD_THEY : -1;
}

/* ---- Settling ---------------------------------------------------------------------------------- */

/* The next name of "Ann & Bo", "Ann, Bo" or "Ann and Bo"; false when there are no more. */
static bool next_name(odd_text *rest, odd_text *name) {
    odd_scan s = {rest->text, rest->len, 0};
    odd_scan_blanks(&s);
    size_t from = s.at, to = s.at;
    while (!odd_scan_end(&s)) {
        odd_scan word = s;
        if (odd_scan_bytes(&word, "&") || odd_scan_bytes(&word, ",") || odd_scan_bytes(&word, "/") ||
            odd_scan_word(&word, " and ")) {
            s = word;
            break;
        }
        to = ++s.at;
    }
    while (to > from && (s.text[to - 1] == ' ' || s.text[to - 1] == '\t'))
        to--;
    *name = (odd_text){rest->text + from, to - from};
    *rest = (odd_text){rest->text + s.at, rest->len - s.at};
    return name->len > 0 || rest->len > 0;
}

static odd_player *player_for(odd_players *all, odd_text name) {
    for (size_t i = 0; i < all->count; i++)
        if (all->items[i].name.len == name.len && memcmp(all->items[i].name.text, name.text, name.len) == 0)
            return &all->items[i];
    all->items = grow(all->items, all->count, &all->cap, sizeof *all->items);
    all->items[all->count] = (odd_player){name, 0, 0};
    return &all->items[all->count++];
}

odd_players odd_sheets_settle(const odd_sheets *sheets) {
    odd_players all = {0};
    for (size_t i = 0; i < sheets->count; i++) {
        const odd_sheet *sheet = &sheets->items[i];
        if (!sheet->finished)
            continue;
        int lead = sheet->columns[ODD_WE].total - sheet->columns[ODD_THEY].total;
        int hundreds = sheets->session->imps ? lead : odd_settle(lead);
        for (int column = 0; column < ODD_COLUMNS; column++) {
            odd_text rest = sheet->columns[column].names, name;
            while (rest.len > 0 && next_name(&rest, &name)) {
                if (name.len == 0)
                    continue;
                odd_player *player = player_for(&all, name);
                player->hundreds += column == ODD_WE ? hundreds : -hundreds;
                player->rubbers++;
            }
        }
    }
    return all;
}
