/* Score sheets as JSON. */
#include <stdlib.h>

#include "cli/sheet.h"

static void print_text(odd_text text) {
    odd_json_bytes(text.text, text.len);
}

/* What a row wrote into a column: "we":{"above":30,"below":70}; the rubber bonus stands apart. */
static void print_column(const odd_session *s, const odd_row *row, int column, const char *key) {
    int bonus = odd_row_points(s, row, column, ODD_RUBBER);
    int below = odd_row_points(s, row, column, ODD_CONTRACT_POINTS);
    printf(",\"%s\":{\"above\":%d,\"below\":%d}", key, odd_row_total(s, row, column) - below - bonus, below);
}

static void print_deal(const odd_session *s, const odd_row *row) {
    char result[ODD_RESULT_MAX];
    odd_result_format(result, sizeof result, row->deal.result, ODD_ASCII);
    printf("{\"deal\":%d,\"result\":\"%s\",\"vul\":\"%s\"", row->item->number, result,
           odd_vul_text(row->deal.vul));
    print_column(s, row, ODD_WE, "we");
    print_column(s, row, ODD_THEY, "they");
    printf(",\"dealer\":\"%s\",\"line\":%d", odd_seat_text(row->dealer), row->item->line);
    int corrected_by = odd_item_corrected_by(s, row->item);
    if (corrected_by > 0)
        printf(",\"corrected_by\":%d", corrected_by);
    if (row->deal.honors_pts > 0)
        printf(",\"honors\":{\"player\":\"%s\",\"points\":%d}", odd_seat_text(row->deal.honors_by),
               row->deal.honors_pts);
    if (s->imps && row->item->hcp >= 0)
        printf(",\"hcp\":{\"side\":\"%s\",\"points\":%d},\"expected\":%d,\"imps\":%d",
               row->item->side == ODD_NS ? "ns" : "ew", row->item->hcp, row->expected_pts, row->imps);
    putchar('}');
}

static void print_sheet(const odd_session *s, const odd_sheet *sheet) {
    int bonus[ODD_COLUMNS] = {0, 0};
    printf("{\"finished\":%s,\"deals\":[", sheet->finished && sheet->total_shown ? "true" : "false");
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
        fputs(shown++ > 0 ? ",\n  " : "\n  ", stdout);
        print_deal(s, row);
    }
    printf("],\n \"bonus\":{\"we\":%d,\"they\":%d},\"total\":{\"we\":%d,\"they\":%d}", bonus[ODD_WE],
           bonus[ODD_THEY], sheet->columns[ODD_WE].total, sheet->columns[ODD_THEY].total);
    if (sheet->columns[ODD_WE].names.len + sheet->columns[ODD_THEY].names.len > 0) {
        fputs(",\"names\":{\"we\":", stdout);
        print_text(sheet->columns[ODD_WE].names);
        fputs(",\"they\":", stdout);
        print_text(sheet->columns[ODD_THEY].names);
        putchar('}');
    }
    putchar('}');
}

static void print_players(const odd_sheets *sheets) {
    odd_players players = odd_sheets_settle(sheets);
    fputs(",\n \"players\":[", stdout);
    for (size_t i = 0; i < players.count; i++) {
        fputs(i > 0 ? ",{\"name\":" : "{\"name\":", stdout);
        print_text(players.items[i].name);
        printf(",\"%s\":%d}", sheets->session->imps ? "imps" : "hundreds", players.items[i].hundreds);
    }
    putchar(']');
    odd_players_free(&players);
}

/* What was corrected, and by which line; and the lines that could not be read. */
static void print_corrections(const odd_session *s, bool partial) {
    fputs(",\n \"corrections\":[", stdout);
    for (size_t i = 0, shown = 0; i < s->count; i++) {
        const odd_item *c = &s->items[i];
        if (c->kind != ODD_ITEM_CORRECT || partial)
            continue;
        printf("%s{\"line\":%d,\"deal\":%d,\"was\":", shown++ > 0 ? "," : "", c->line, c->number);
        char said[64];
        odd_item_said(said, sizeof said, &s->items[c->before], ODD_ASCII);
        printf("\"%s\",\"now\":", said);
        odd_item_said(said, sizeof said, c, ODD_ASCII);
        printf("\"%s\"", said);
        putchar('}');
    }
    fputs("],\"left_out\":[", stdout);
    for (size_t i = 0, shown = 0; i < s->count; i++) {
        if (s->items[i].kind != ODD_ITEM_BAD)
            continue;
        printf("%s{\"line\":%d,\"text\":", shown++ > 0 ? "," : "", s->items[i].line);
        print_text(s->items[i].text);
        putchar('}');
    }
    putchar(']');
}

void odd_sheets_json(const odd_sheets *sheets) {
    const odd_session *s = sheets->session;
    printf("{\"%s\":[", s->kind == ODD_SESSION_RUBBER ? "rubbers" : "chicagos");
    for (size_t i = 0; i < sheets->count; i++) {
        if (i > 0)
            fputs(",\n ", stdout);
        print_sheet(s, &sheets->items[i]);
    }
    printf("],\n \"total\":{\"we\":%d,\"they\":%d},\"title\":", sheets->total[ODD_WE],
           sheets->total[ODD_THEY]);
    print_text(s->title);
    print_players(sheets);
    print_corrections(s, sheets->partial);
    puts("}");
}
