/* Score sheets as JSON. */
#include "report/score_sheet.h"

/* {"we":20,"they":30}, or with other keys. */
static void put_two(odd_out *o, const char *key, const char *first, int one, const char *second, int two) {
    odd_json_open(o, key, '{');
    odd_json_int(o, first, one);
    odd_json_int(o, second, two);
    odd_out_char(o, '}');
}

/* Writes a row's points in a column, "we":{"above":30,"below":70}, without the rubber bonus. */
static void put_column(odd_out *o, const odd_session *s, const odd_row *row, int column, const char *key) {
    int bonus = odd_row_points(s, row, column, ODD_RUBBER);
    int below = odd_row_points(s, row, column, ODD_CONTRACT_POINTS);
    put_two(o, key, "above", odd_row_total(s, row, column) - below - bonus, "below", below);
}

/* Points, and who has them: "honors":{"player":"N","points":100} */
static void put_points(odd_out *o, const char *key, const char *who, const char *whose, int points) {
    odd_json_open(o, key, '{');
    odd_json_word(o, who, whose);
    odd_json_int(o, "points", points);
    odd_out_char(o, '}');
}

static void put_deal(odd_out *o, const odd_session *s, const odd_row *row) {
    char result[ODD_RESULT_MAX];
    odd_result_format(result, sizeof result, row->deal.result, ODD_ASCII);
    odd_out_char(o, '{');
    odd_json_int(o, "deal", row->item->number);
    odd_json_word(o, "result", result);
    odd_json_word(o, "vul", odd_vul_text(row->deal.vul));
    put_column(o, s, row, ODD_WE, "we");
    put_column(o, s, row, ODD_THEY, "they");
    odd_json_word(o, "dealer", odd_seat_text(row->dealer));
    odd_json_int(o, "line", row->item->line);
    int corrected_by = odd_item_corrected_by(s, row->item);
    if (corrected_by > 0)
        odd_json_int(o, "corrected_by", corrected_by);
    if (row->deal.honors_pts > 0)
        put_points(o, "honors", "player", odd_seat_text(row->deal.honors_by), row->deal.honors_pts);
    if (s->imps && row->item->hcp >= 0) {
        put_points(o, "hcp", "side", row->item->side == ODD_NS ? "ns" : "ew", row->item->hcp);
        odd_json_int(o, "expected", row->expected_pts);
        odd_json_int(o, "imps", row->imps);
    }
    odd_out_char(o, '}');
}

static void put_sheet(odd_out *o, const odd_session *s, const odd_sheet *sheet) {
    int bonus[ODD_COLUMNS] = {0, 0};
    odd_out_char(o, '{');
    odd_json_bool(o, "finished", sheet->finished && sheet->total_shown);
    odd_json_open(o, "deals", '[');
    for (size_t i = 0; i < sheet->row_count; i++) {
        const odd_row *row = &sheet->rows[i];
        for (int column = 0; column < ODD_COLUMNS; column++) {
            if (row->item->kind == ODD_ITEM_END)
                bonus[column] += odd_row_total(s, row, column);
            else
                bonus[column] += odd_row_points(s, row, column, ODD_RUBBER);
        }
        if (row->item->kind == ODD_ITEM_END)
            continue;
        odd_json_line(o, 2);
        put_deal(o, s, row);
    }
    odd_out_char(o, ']');
    odd_json_line(o, 1);
    put_two(o, "bonus", "we", bonus[ODD_WE], "they", bonus[ODD_THEY]);
    put_two(o, "total", "we", sheet->columns[ODD_WE].total, "they", sheet->columns[ODD_THEY].total);
    if (sheet->columns[ODD_WE].names.len + sheet->columns[ODD_THEY].names.len > 0) {
        odd_json_open(o, "names", '{');
        odd_json_member(o, "we", sheet->columns[ODD_WE].names);
        odd_json_member(o, "they", sheet->columns[ODD_THEY].names);
        odd_out_char(o, '}');
    }
    odd_out_char(o, '}');
}

static void put_players(odd_out *o, const odd_sheets *sheets) {
    odd_players players = odd_sheets_settle(sheets);
    odd_json_line(o, 1);
    odd_json_open(o, "players", '[');
    for (size_t i = 0; i < players.count; i++) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_member(o, "name", players.items[i].name);
        odd_json_int(o, sheets->session->imps ? "imps" : "hundreds", players.items[i].hundreds);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* Writes the corrections, with their lines, and the lines that could not be read. */
static void put_corrections(odd_out *o, const odd_session *s, bool partial) {
    odd_json_line(o, 1);
    odd_json_open(o, "corrections", '[');
    for (size_t i = 0; i < s->count; i++) {
        const odd_item *c = &s->items[i];
        if (c->kind != ODD_ITEM_CORRECT || partial)
            continue;
        char said[64];
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "line", c->line);
        odd_json_int(o, "deal", c->number);
        odd_item_text(said, sizeof said, &s->items[c->before], ODD_ASCII);
        odd_json_word(o, "was", said);
        odd_item_text(said, sizeof said, c, ODD_ASCII);
        odd_json_word(o, "now", said);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
    odd_json_open(o, "left_out", '[');
    for (size_t i = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_BAD)
            continue;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "line", s->items[i].line);
        odd_json_member(o, "text", s->items[i].text);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_sheets_json(odd_out *o, const odd_sheets *sheets) {
    const odd_session *s = sheets->session;
    odd_out_char(o, '{');
    odd_json_open(o, s->kind == ODD_SESSION_RUBBER ? "rubbers" : "chicagos", '[');
    for (size_t i = 0; i < sheets->count; i++) {
        odd_json_row(o);
        put_sheet(o, s, &sheets->items[i]);
    }
    odd_out_char(o, ']');
    odd_json_line(o, 1);
    put_two(o, "total", "we", sheets->total[ODD_WE], "they", sheets->total[ODD_THEY]);
    odd_json_member(o, "title", s->title);
    put_players(o, sheets);
    put_corrections(o, s, sheets->partial);
    odd_out_char(o, '}');
}
