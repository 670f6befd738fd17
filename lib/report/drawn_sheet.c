/* The score sheet as it is drawn, as JSON. Lists of two are We and They. */
#include "report/columns.h"
#include "report/score_sheet.h"

enum { LINE_MAX = 600 };

static const char *column_key(int column) {
    return column == ODD_WE ? "we" : column == ODD_THEY ? "they" : "";
}

static void put_pair(odd_out *o, const char *key, int we, int they) {
    odd_json_key(o, key);
    odd_out_words(o, "[%d,%d]", we, they);
}

static void put_names(odd_out *o, const char *key, odd_text we, odd_text they) {
    odd_json_open(o, key, '[');
    odd_out_json(o, we);
    odd_out_char(o, ',');
    odd_out_json(o, they);
    odd_out_char(o, ']');
}

static void put_result(odd_out *o, odd_result r) {
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, ODD_ASCII);
    odd_json_word(o, "result", text);
    odd_result_format(text, sizeof text, r, ODD_SYMBOLS);
    odd_json_word(o, "text", text);
}

/* ---- Numbers on the sheet ----------------------------------------------------------------------- */

static void put_marks(odd_out *o, const odd_mark *marks, size_t count) {
    odd_out_char(o, '[');
    for (size_t i = 0; i < count; i++) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "points", marks[i].points);
        odd_json_word(o, "element", odd_element_key(marks[i].element));
        odd_json_word(o, "name", odd_element_name(marks[i].element));
        odd_json_int(o, "deal", marks[i].deal);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_columns(odd_out *o, const odd_sheet *sheet) {
    const odd_column *we = &sheet->columns[ODD_WE], *they = &sheet->columns[ODD_THEY];
    odd_game_marks game;
    odd_json_open(o, "above", '[');
    put_marks(o, we->above, we->above_count);
    odd_out_char(o, ',');
    put_marks(o, they->above, they->above_count);
    odd_out_char(o, ']');
    odd_json_open(o, "games", '[');
    for (int i = 0; i <= sheet->games; i++) {
        if (odd_sheet_game(&game, sheet, i) == 0 && i == sheet->games && i > 0)
            break;
        odd_json_next(o);
        odd_out_char(o, '[');
        put_marks(o, game.marks[ODD_WE], game.count[ODD_WE]);
        odd_out_char(o, ',');
        put_marks(o, game.marks[ODD_THEY], game.count[ODD_THEY]);
        odd_out_char(o, ']');
    }
    odd_out_char(o, ']');
    odd_json_int(o, "won", sheet->games);
    put_pair(o, "total", we->total, they->total);
}

/* ---- Deals -------------------------------------------------------------------------------------- */

/* Writes the last version of a deal as it was written: "5C W -2 honors N 100". */
static void put_said(odd_out *o, const odd_session *s, const odd_item *item) {
    const odd_item *says = &s->items[item->before];
    while (says->kind == ODD_ITEM_CORRECT && says->taken_back)
        says = &s->items[says->before];
    odd_json_member(o, "said", says->text);
}

static void put_taken_back(odd_out *o, const odd_session *s, const odd_item *from, const odd_item *to) {
    for (const odd_item *item = from; item < to; item++) {
        if (item->kind != ODD_ITEM_DEAL || !item->taken_back)
            continue;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "deal", item->number);
        put_result(o, odd_unpack(item->result, NULL));
        put_said(o, s, item);
        odd_json_bool(o, "void", true);
        odd_json_int(o, "line", item->line);
        odd_json_int(o, "corrected_by", odd_item_corrected_by(s, item));
        odd_out_char(o, '}');
    }
}

void odd_row_points_json(odd_out *o, const odd_session *s, const odd_row *row) {
    if (s->imps) {
        int imps = odd_sheet_column(s, ODD_NS) == ODD_WE ? row->imps : -row->imps;
        put_pair(o, "points", imps > 0 ? imps : 0, imps < 0 ? -imps : 0);
        return;
    }
    put_pair(o, "points", odd_row_total(s, row, ODD_WE), odd_row_total(s, row, ODD_THEY));
    put_pair(o, "below", odd_row_points(s, row, ODD_WE, ODD_CONTRACT_POINTS),
             odd_row_points(s, row, ODD_THEY, ODD_CONTRACT_POINTS));
}

static void put_row(odd_out *o, const odd_session *s, const odd_row *row) {
    bool end = row->item->kind == ODD_ITEM_END;
    odd_out_char(o, '{');
    odd_json_int(o, "deal", row->item->number);
    if (end) {
        odd_json_bool(o, "end", true);
    } else {
        put_result(o, row->deal.result);
        put_said(o, s, row->item);
        odd_json_word(o, "vul", odd_vul_text(row->deal.vul));
        odd_json_word(o, "vulnerable", odd_vulnerable_words(s, row->deal.vul));
        odd_json_word(o, "dealer", odd_seat_text(row->dealer));
    }
    odd_json_int(o, "line", row->item->line);
    odd_json_int(o, "corrected_by", odd_item_corrected_by(s, row->item));
    if (row->deal.honors_pts > 0) {
        odd_json_int(o, "honors", row->deal.honors_pts);
        odd_json_word(o, "holder", odd_seat_text(row->deal.honors_by));
    }
    if (!end && row->item->hcp >= 0) /* of declarer's side */
        odd_json_int(o, "hcp",
                     row->item->side == odd_seat_side(row->deal.result.declarer) ? row->item->hcp
                                                                                 : 40 - row->item->hcp);
    if (row->game != ODD_NO_SIDE)
        odd_json_word(o, "game", column_key(odd_sheet_column(s, row->game)));
    odd_row_points_json(o, s, row);
    odd_json_open(o, "words", '"');
    odd_say_points(o, s, row);
    odd_out_text(o, "\"}");
}

static void put_rows(odd_out *o, const odd_session *s, const odd_sheet *sheet, const odd_item **next,
                     bool last) {
    odd_json_open(o, "rows", '[');
    for (size_t i = 0; i < sheet->row_count; i++) {
        put_taken_back(o, s, *next, sheet->rows[i].item);
        *next = sheet->rows[i].item + 1;
        odd_json_next(o);
        put_row(o, s, &sheet->rows[i]);
    }
    if (last)
        put_taken_back(o, s, *next, s->items + s->count);
    odd_out_char(o, ']');
}

/* Writes what the sheet is worth to a member of each side, and to the members with names. */
static void put_settled(odd_out *o, const odd_session *s, const odd_sheet *sheet) {
    put_pair(o, "settled", odd_sheet_settled(s, sheet, ODD_WE), odd_sheet_settled(s, sheet, ODD_THEY));
    odd_json_open(o, "players", '[');
    for (int column = 0; column < ODD_COLUMNS; column++) {
        odd_text rest = sheet->columns[column].names, name;
        while (rest.len > 0 && odd_next_name(&rest, &name)) {
            if (name.len == 0)
                continue;
            odd_json_next(o);
            odd_out_char(o, '{');
            odd_json_member(o, "name", name);
            odd_json_int(o, "amount", odd_sheet_settled(s, sheet, column));
            odd_out_char(o, '}');
        }
    }
    odd_out_char(o, ']');
}

static void put_sheets(odd_out *o, const odd_sheets *sheets) {
    const odd_session *s = sheets->session;
    const odd_item *next = s->items;
    odd_json_open(o, "sheets", '[');
    for (size_t i = 0; i < sheets->count; i++) {
        const odd_sheet *sheet = &sheets->items[i];
        char result[80];
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "number", sheet->number);
        odd_json_bool(o, "finished", sheet->finished);
        put_names(o, "names", sheet->columns[ODD_WE].names, sheet->columns[ODD_THEY].names);
        put_columns(o, sheet);
        odd_sheet_result(result, sizeof result, s, sheet);
        odd_json_word(o, "words", result);
        odd_json_word(o, "winner", sheet->finished ? column_key(odd_sheet_winner(sheet)) : "");
        put_settled(o, s, sheet);
        put_rows(o, s, sheet, &next, i + 1 == sheets->count);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* ---- Beside the sheets -------------------------------------------------------------------------- */

static odd_side side_of(const odd_session *s, int column) {
    return odd_sheet_column(s, ODD_NS) == column ? ODD_NS : ODD_EW;
}

/* The first of two partners sits North or East. */
static void put_seats(odd_out *o, const odd_row *next) {
    odd_json_open(o, "seats", '{');
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        odd_text rest = next->names[side], names[3];
        int count = 0;
        while (count < 3 && rest.len > 0 && odd_next_name(&rest, &names[count]))
            count += names[count].len > 0;
        for (int i = 0; i < 2 && count == 2; i++)
            odd_json_member(o, odd_seat_text((odd_seat)((side == ODD_NS ? ODD_NORTH : ODD_EAST) + 2 * i)),
                            names[i]);
    }
    odd_out_char(o, '}');
}

static void put_next(odd_out *o, const odd_session *s) {
    odd_row next = odd_next_deal(s);
    odd_side we = side_of(s, ODD_WE), they = side_of(s, ODD_THEY);
    odd_json_open(o, "next", '{');
    odd_json_int(o, "deal", next.item->number);
    odd_json_int(o, "number", next.rubber);
    odd_json_word(o, "dealer", odd_seat_text(next.dealer));
    odd_json_word(o, "dealer_name", odd_seat_name(next.dealer));
    odd_json_word(o, "vul", odd_vul_text(next.deal.vul));
    odd_json_word(o, "vulnerable", odd_vulnerable_words(s, next.deal.vul));
    put_pair(o, "partscore", next.partscore[we], next.partscore[they]);
    put_names(o, "names", next.names[we], next.names[they]);
    put_seats(o, &next);
    odd_json_open(o, "words", '"');
    odd_say_next(o, s, &next);
    odd_out_text(o, "\"}");
}

static void put_settlement(odd_out *o, const odd_sheets *sheets) {
    odd_players players = odd_sheets_settle(sheets);
    odd_json_open(o, "players", '[');
    for (size_t i = 0; i < players.count; i++) {
        const odd_player *p = &players.items[i];
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_member(o, "name", p->name);
        odd_json_int(o, "amount", p->hundreds);
        odd_json_int(o, "sheets", p->rubbers);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
    odd_json_int(o, "unsettled", players.unsettled);
}

static void put_corrections(odd_out *o, const odd_session *s) {
    odd_json_open(o, "corrections", '[');
    for (size_t i = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_CORRECT)
            continue;
        odd_json_next(o);
        odd_out_char(o, '"');
        odd_say_correction(o, s, &s->items[i], ODD_SYMBOLS);
        odd_out_char(o, '"');
    }
    odd_out_char(o, ']');
}

static void put_errors(odd_out *o, const odd_session *s, const odd_error *errors, size_t errors_cap) {
    odd_json_int(o, "error_count", (int64_t)s->errors);
    odd_json_open(o, "errors", '[');
    for (size_t i = 0; i < s->errors && i < errors_cap; i++) {
        odd_json_next(o);
        odd_error_json(o, &errors[i]);
    }
    odd_out_char(o, ']');
}

static void put_undo(odd_out *o, const odd_sheets *sheets, int by_hand) {
    char line[LINE_MAX];
    int len = odd_undo_line(line, sizeof line, sheets->session, sheets->arena, by_hand);
    odd_json_member(o, "undo", (odd_text){line, len > 0 ? (size_t)len : 0});
}

void odd_paper_json(odd_out *o, const odd_sheets *sheets, const odd_error *errors, size_t errors_cap,
                    int by_hand) {
    const odd_session *s = sheets->session;
    bool chicago = s->kind == ODD_SESSION_CHICAGO;
    odd_out_char(o, '{');
    odd_json_word(o, "kind", chicago ? "chicago" : "rubber");
    odd_json_word(o, "word", odd_sheet_word(s));
    odd_json_member(o, "title", s->title);
    odd_json_word(o, "we", s->we == ODD_NS ? "ns" : "ew");
    odd_json_bool(o, "honors", !s->duplicate);
    odd_json_bool(o, "imps", s->imps);
    odd_json_member(o, "table", s->table);
    put_sheets(o, sheets);
    put_pair(o, "total", sheets->total[ODD_WE], sheets->total[ODD_THEY]);
    put_settlement(o, sheets);
    put_corrections(o, s);
    put_errors(o, s, errors, errors_cap);
    put_undo(o, sheets, by_hand); /* before the next deal, which writes into the space after the items */
    put_next(o, s);
    odd_out_char(o, '}');
}
