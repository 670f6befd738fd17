/* Score sheets as JSON. */
#include "report/score_sheet.h"

/* What a row wrote into a column: "we":{"above":30,"below":70}; the rubber bonus stands apart. */
static void put_column(odd_out *o, const odd_session *s, const odd_row *row, int column, const char *key) {
    int bonus = odd_row_points(s, row, column, ODD_RUBBER);
    int below = odd_row_points(s, row, column, ODD_CONTRACT_POINTS);
    odd_out_words(o, ",\"%s\":{\"above\":%d,\"below\":%d}", key,
                  odd_row_total(s, row, column) - below - bonus, below);
}

static void put_deal(odd_out *o, const odd_session *s, const odd_row *row) {
    char result[ODD_RESULT_MAX];
    odd_result_format(result, sizeof result, row->deal.result, ODD_ASCII);
    odd_out_words(o, "{\"deal\":%d,\"result\":\"%s\",\"vul\":\"%s\"", row->item->number, result,
                  odd_vul_text(row->deal.vul));
    put_column(o, s, row, ODD_WE, "we");
    put_column(o, s, row, ODD_THEY, "they");
    odd_out_words(o, ",\"dealer\":\"%s\",\"line\":%d", odd_seat_text(row->dealer), row->item->line);
    int corrected_by = odd_item_corrected_by(s, row->item);
    if (corrected_by > 0)
        odd_out_words(o, ",\"corrected_by\":%d", corrected_by);
    if (row->deal.honors_pts > 0)
        odd_out_words(o, ",\"honors\":{\"player\":\"%s\",\"points\":%d}", odd_seat_text(row->deal.honors_by),
                      row->deal.honors_pts);
    if (s->imps && row->item->hcp >= 0)
        odd_out_words(o, ",\"hcp\":{\"side\":\"%s\",\"points\":%d},\"expected\":%d,\"imps\":%d",
                      row->item->side == ODD_NS ? "ns" : "ew", row->item->hcp, row->expected_pts, row->imps);
    odd_out_char(o, '}');
}

static void put_sheet(odd_out *o, const odd_session *s, const odd_sheet *sheet) {
    int bonus[ODD_COLUMNS] = {0, 0};
    odd_out_words(o, "{\"finished\":%s,\"deals\":[",
                  sheet->finished && sheet->total_shown ? "true" : "false");
    for (size_t i = 0, shown = 0; i < sheet->row_count; i++) {
        const odd_row *row = &sheet->rows[i];
        for (int column = 0; column < ODD_COLUMNS; column++) {
            if (row->item->kind == ODD_ITEM_END)
                bonus[column] += odd_row_total(s, row, column);
            else
                bonus[column] += odd_row_points(s, row, column, ODD_RUBBER);
        }
        if (row->item->kind == ODD_ITEM_END)
            continue;
        odd_out_text(o, shown++ > 0 ? ",\n  " : "\n  ");
        put_deal(o, s, row);
    }
    odd_out_words(o, "],\n \"bonus\":{\"we\":%d,\"they\":%d},\"total\":{\"we\":%d,\"they\":%d}",
                  bonus[ODD_WE], bonus[ODD_THEY], sheet->columns[ODD_WE].total,
                  sheet->columns[ODD_THEY].total);
    if (sheet->columns[ODD_WE].names.len + sheet->columns[ODD_THEY].names.len > 0) {
        odd_out_text(o, ",\"names\":{\"we\":");
        odd_out_json(o, sheet->columns[ODD_WE].names);
        odd_out_text(o, ",\"they\":");
        odd_out_json(o, sheet->columns[ODD_THEY].names);
        odd_out_char(o, '}');
    }
    odd_out_char(o, '}');
}

static void put_players(odd_out *o, const odd_sheets *sheets) {
    odd_players players = odd_sheets_settle(sheets);
    odd_out_text(o, ",\n \"players\":[");
    for (size_t i = 0; i < players.count; i++) {
        odd_out_text(o, i > 0 ? ",{\"name\":" : "{\"name\":");
        odd_out_json(o, players.items[i].name);
        odd_out_words(o, ",\"%s\":%d}", sheets->session->imps ? "imps" : "hundreds",
                      players.items[i].hundreds);
    }
    odd_out_char(o, ']');
}

/* What was corrected, and by which line; and the lines that could not be read. */
static void put_corrections(odd_out *o, const odd_session *s, bool partial) {
    odd_out_text(o, ",\n \"corrections\":[");
    for (size_t i = 0, shown = 0; i < s->count; i++) {
        const odd_item *c = &s->items[i];
        if (c->kind != ODD_ITEM_CORRECT || partial)
            continue;
        odd_out_words(o, "%s{\"line\":%d,\"deal\":%d,\"was\":", shown++ > 0 ? "," : "", c->line, c->number);
        char said[64];
        odd_item_said(said, sizeof said, &s->items[c->before], ODD_ASCII);
        odd_out_words(o, "\"%s\",\"now\":", said);
        odd_item_said(said, sizeof said, c, ODD_ASCII);
        odd_out_words(o, "\"%s\"", said);
        odd_out_char(o, '}');
    }
    odd_out_text(o, "],\"left_out\":[");
    for (size_t i = 0, shown = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_BAD)
            continue;
        odd_out_words(o, "%s{\"line\":%d,\"text\":", shown++ > 0 ? "," : "", s->items[i].line);
        odd_out_json(o, s->items[i].text);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_sheets_json(odd_out *o, const odd_sheets *sheets) {
    const odd_session *s = sheets->session;
    odd_out_words(o, "{\"%s\":[", s->kind == ODD_SESSION_RUBBER ? "rubbers" : "chicagos");
    for (size_t i = 0; i < sheets->count; i++) {
        if (i > 0)
            odd_out_text(o, ",\n ");
        put_sheet(o, s, &sheets->items[i]);
    }
    odd_out_words(o, "],\n \"total\":{\"we\":%d,\"they\":%d},\"title\":", sheets->total[ODD_WE],
                  sheets->total[ODD_THEY]);
    odd_out_json(o, s->title);
    put_players(o, sheets);
    put_corrections(o, s, sheets->partial);
    odd_out_text(o, "}\n");
}
