/* Builds score sheets from a session. */
#include "base/arena.h"
#include "base/text.h"
#include "base/out.h"
#include "report/score_sheet.h"

const char *const odd_column_words[ODD_COLUMNS] = {"We", "They"};

/* Makes room for one more item. */
#define GROW(arena, items, count, cap) \
    odd_arena_grow((arena), (items), (count), (count) + 1, (cap), sizeof *(items))

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

/* No session is long enough to overflow, but a log may be. */
static int add_up(int a, int b) {
    return a > INT32_MAX - b ? INT32_MAX : a + b;
}

static void write_mark(odd_arena *arena, odd_column *c, const odd_entry *e, int deal, int game) {
    odd_mark mark = {e->points, e->element, deal, game};
    c->total = add_up(c->total, e->points);
    if (e->below) {
        c->below = GROW(arena, c->below, c->below_count, &c->below_cap);
        c->below[c->below_count++] = mark;
    } else {
        c->above = GROW(arena, c->above, c->above_count, &c->above_cap);
        c->above[c->above_count++] = mark;
    }
}

static odd_sheet *sheet_for(odd_sheets *all, int number) {
    if (all->count > 0 && all->items[all->count - 1].number == number)
        return &all->items[all->count - 1];
    all->items = GROW(all->arena, all->items, all->count, &all->cap);
    odd_sheet *sheet = &all->items[all->count++];
    *sheet = (odd_sheet){.number = number, .bonus_shown = true, .total_shown = true};
    return sheet;
}

/* In IMP-Chicago a deal gives one number, to the side that did better than expected. */
static void write_imps(odd_sheets *all, odd_sheet *sheet, const odd_row *row) {
    odd_side side = row->imps > 0 ? ODD_NS : ODD_EW;
    odd_entry e = {ODD_CONTRACT_POINTS, side, true, row->imps > 0 ? row->imps : -row->imps};
    if (row->imps != 0)
        write_mark(all->arena, &sheet->columns[odd_sheet_column(all->session, side)], &e, row->item->number,
                   0);
}

/* A rubber bonus is the last entry of its row. */
static void leave_out_bonus(odd_row *row) {
    if (row->entry_count > 0 && row->entries[row->entry_count - 1].element == ODD_RUBBER)
        row->entry_count--;
}

static void write_row(odd_sheets *all, const odd_row *row, bool bonus) {
    odd_sheet *sheet = sheet_for(all, row->rubber);
    sheet->rows = GROW(all->arena, sheet->rows, sheet->row_count, &sheet->row_cap);
    sheet->rows[sheet->row_count++] = *row;
    if (!bonus)
        leave_out_bonus(&sheet->rows[sheet->row_count - 1]);
    sheet->bonus_shown = bonus;
    if (all->session->imps)
        write_imps(all, sheet, row);
    for (int i = 0; i < row->entry_count && !all->session->imps; i++) {
        const odd_entry *e = &row->entries[i];
        if (e->element != ODD_RUBBER || bonus)
            write_mark(all->arena, &sheet->columns[odd_sheet_column(all->session, e->side)], e,
                       row->item->number, sheet->games);
    }
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        odd_column *c = &sheet->columns[odd_sheet_column(all->session, (odd_side)side)];
        c->names = row->names[side];
    }
    sheet->games += row->game != ODD_NO_SIDE && !all->session->imps;
    sheet->finished = row->finished;
}

const odd_item *odd_sheet_deal(const odd_session *session, int number) {
    const odd_item *item = session->items;
    while (item->kind != ODD_ITEM_DEAL || item->number != number)
        item++;
    return item;
}

/* Takes names that were given after the last row of an unfinished rubber. */
static void update_names(odd_sheets *all, const odd_walk *w) {
    odd_sheet *last = all->count > 0 ? &all->items[all->count - 1] : NULL;
    if (last == NULL || last->finished)
        return;
    for (int side = ODD_NS; side <= ODD_EW; side++)
        last->columns[odd_sheet_column(all->session, (odd_side)side)].names = w->names[side];
}

odd_sheets odd_sheets_build(const odd_session *session, odd_arena *arena, int after) {
    odd_sheets all = {.session = session, .arena = arena, .partial = after != ODD_AFTER_ALL};
    const odd_item *until = after > 0 ? odd_sheet_deal(session, after) : NULL;
    odd_walk w = odd_walk_start(session);
    for (odd_row row; odd_walk_next(&w, &row);) {
        write_row(&all, &row, row.item != until);
        if (row.item == until)
            break;
    }
    if (until == NULL)
        update_names(&all, &w);
    for (size_t i = 0; i < all.count; i++)
        for (int column = 0; column < ODD_COLUMNS; column++)
            all.total[column] = add_up(all.total[column], all.items[i].columns[column].total);
    if (all.partial && all.count > 0)
        all.items[all.count - 1].total_shown = false;
    return all;
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
        out->marks[column] = to > from ? c->below + from : NULL;
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

void odd_sheet_result(char *buf, size_t cap, const odd_session *session, const odd_sheet *sheet) {
    odd_writer w = odd_writer_on(buf, cap);
    int winner = odd_sheet_winner(sheet);
    int lead = sheet->columns[ODD_WE].total - sheet->columns[ODD_THEY].total;
    int size = lead < 0 ? -lead : lead, hundreds = odd_settle(size);
    if (!sheet->finished)
        odd_put_format(&w, "%s not finished.", odd_sheet_word(session));
    else if (winner < 0)
        odd_put_text(&w, "A tie.");
    else if (session->imps)
        odd_put_format(&w, "%s win by %d IMP%s.", odd_column_words[winner], size, size == 1 ? "" : "s");
    else
        odd_put_format(&w, "%s win by %d: %d hundred%s.", odd_column_words[winner], size, hundreds,
                       hundreds == 1 ? "" : "s");
}

/* ---- Settling ---------------------------------------------------------------------------------- */

bool odd_next_name(odd_text *rest, odd_text *name) {
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

static bool same_name(const void *owner, uint32_t number, const odd_lookup_key *key) {
    return odd_text_same(((const odd_players *)owner)->items[number].name, key->text);
}

static uint32_t name_hash(const void *owner, uint32_t number) {
    const odd_players *all = owner;
    return (uint32_t)odd_hash(all->items[number].name, all->by_name.seed);
}

static odd_player *player_for(odd_players *all, odd_arena *arena, odd_text name) {
    odd_lookup_reserve(&all->by_name, arena, all->count + 1, all->count, name_hash, all);
    odd_lookup_key key = {name, (uint32_t)odd_hash(name, arena->seed)};
    uint32_t *slot = odd_lookup_slot(&all->by_name, key, same_name, all);
    if (*slot > 0)
        return &all->items[*slot - 1];
    all->items = GROW(arena, all->items, all->count, &all->cap);
    all->items[all->count] = (odd_player){name, 0, 0};
    *slot = (uint32_t)++all->count;
    return &all->items[all->count - 1];
}

static int count_names(odd_text names) {
    int count = 0;
    for (odd_text name; names.len > 0 && odd_next_name(&names, &name);)
        count += name.len > 0;
    return count;
}

int odd_sheet_settled(const odd_session *session, const odd_sheet *sheet, int column) {
    int lead = sheet->columns[ODD_WE].total - sheet->columns[ODD_THEY].total;
    int hundreds = session->imps ? lead : odd_settle(lead);
    return column == ODD_WE ? hundreds : -hundreds;
}

/* Every member of a side gets the same, so that the sum is zero if both sides have the same number of members. */
static void settle_sheet(odd_players *all, odd_arena *arena, const odd_sheet *sheet,
                         const odd_session *session) {
    for (int column = 0; column < ODD_COLUMNS; column++) {
        odd_text rest = sheet->columns[column].names, name;
        while (rest.len > 0 && odd_next_name(&rest, &name)) {
            if (name.len == 0)
                continue;
            odd_player *player = player_for(all, arena, name);
            player->hundreds += odd_sheet_settled(session, sheet, column);
            player->rubbers++;
        }
    }
}

odd_players odd_sheets_settle(const odd_sheets *sheets) {
    odd_players all = {0};
    for (size_t i = 0; i < sheets->count; i++) {
        const odd_sheet *sheet = &sheets->items[i];
        int we = count_names(sheet->columns[ODD_WE].names),
            they = count_names(sheet->columns[ODD_THEY].names);
        if (!sheet->finished || !sheet->total_shown)
            continue;
        if (we == they)
            settle_sheet(&all, sheets->arena, sheet, sheets->session);
        else
            all.unsettled++;
    }
    return all;
}

void odd_item_text(char *buf, size_t cap, const odd_item *item, odd_style style) {
    odd_deal deal = {.game = ODD_RUBBER_BRIDGE};
    odd_writer w = odd_writer_on(buf, cap);
    char result[ODD_RESULT_MAX];
    size_t used;
    if (item->kind == ODD_ITEM_CORRECT && item->taken_back) {
        odd_put_text(&w, "void");
        return;
    }
    if (item->text.len == 0 || odd_deal_scan(&deal, item->text.text, item->text.len, &used, NULL) != ODD_OK) {
        odd_put_text(&w, "end");
        return;
    }
    odd_result_format(result, sizeof result, deal.result, style);
    odd_put_text(&w, result);
    if (deal.honors_pts > 0)
        odd_put_format(&w, " honors %s %d", odd_seat_text(deal.honors_by), deal.honors_pts);
}

void odd_say_correction(odd_out *o, const odd_session *session, const odd_item *c, odd_style style) {
    const odd_item *before = &session->items[c->before];
    char was[64], now[64];
    odd_item_text(was, sizeof was, before, style);
    odd_item_text(now, sizeof now, c, style);
    if (c->number == 0)
        odd_out_words(o, "line %d: the end was taken back", c->line);
    else
        odd_out_words(o, "line %d: deal %d is %s, not %s (line %d)", c->line, c->number, now, was,
                      before->line);
}
