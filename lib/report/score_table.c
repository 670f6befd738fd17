/* The duplicate table. */
#include "base/out.h"
#include "report/columns.h"
#include "report/score_sheet.h"

enum { BOOK = 6, TRICKS = 13, LEVELS = 7 };

const odd_family odd_families[ODD_FAMILIES] = {
    {{ODD_CLUBS, ODD_DIAMONDS}},
    {{ODD_HEARTS, ODD_SPADES}},
    {{ODD_NT, ODD_NO_STRAIN}},
};

const char *const odd_table_keys[ODD_TABLE_CELLS] = {"nv", "nvx", "nvxx", "v", "vx", "vxx"};

static void fill(int cells[ODD_TABLE_CELLS], odd_result r, int sign) {
    for (int i = 0; i < ODD_TABLE_CELLS; i++) {
        r.doubling = (odd_doubling)(i % 3);
        cells[i] = sign * odd_score(r, i < 3 ? ODD_VUL_NO : ODD_VUL_YES);
    }
}

void odd_table_odd_tricks(int cells[ODD_TABLE_CELLS], int level, const odd_family *family, int made) {
    fill(cells, (odd_result){.level = level, .strain = family->strains[0], .tricks = BOOK + made}, 1);
}

/* The level makes no difference; 7 allows every number of undertricks. */
void odd_table_down(int cells[ODD_TABLE_CELLS], int undertricks) {
    fill(cells, (odd_result){.level = LEVELS, .strain = ODD_CLUBS, .tricks = TRICKS - undertricks}, -1);
}

void odd_table_bid(char bid[ODD_BID_MAX], int level, const odd_family *family) {
    odd_writer w = odd_writer_on(bid, ODD_BID_MAX);
    for (int i = 0; i < 2 && family->strains[i] != ODD_NO_STRAIN; i++)
        odd_put_format(&w, "%s%d%s", i > 0 ? "/" : "", level, odd_strain_text(family->strains[i], ODD_ASCII));
}

static void put_row(odd_out *o, const char *bid, int result, const int cells[ODD_TABLE_CELLS]) {
    odd_json_row(o);
    odd_out_char(o, '{');
    odd_json_word(o, "bid", bid);
    odd_json_int(o, "result", result);
    for (int i = 0; i < ODD_TABLE_CELLS; i++)
        odd_json_int(o, odd_table_keys[i], cells[i]);
    odd_out_char(o, '}');
}

void odd_table_json(odd_out *o) {
    char bid[ODD_BID_MAX];
    int cells[ODD_TABLE_CELLS];
    odd_out_char(o, '[');
    for (int level = 1; level <= LEVELS; level++)
        for (int family = 0; family < ODD_FAMILIES; family++)
            for (int made = level; made <= LEVELS; made++) {
                odd_table_bid(bid, level, &odd_families[family]);
                odd_table_odd_tricks(cells, level, &odd_families[family], made);
                put_row(o, bid, made, cells);
            }
    for (int n = 1; n <= ODD_UNDERTRICKS; n++) {
        odd_table_down(cells, n);
        put_row(o, "down", n, cells);
    }
    odd_out_text(o, "]\n");
}

void odd_table_place_json(odd_out *o, odd_result r) {
    char bid[ODD_BID_MAX] = "down";
    int made = r.tricks - BOOK, result = r.level - made;
    for (int i = 0; i < ODD_FAMILIES && made >= r.level; i++)
        if (odd_families[i].strains[0] == r.strain || odd_families[i].strains[1] == r.strain) {
            odd_table_bid(bid, r.level, &odd_families[i]);
            result = made;
        }
    odd_out_char(o, '{');
    odd_json_word(o, "bid", bid);
    odd_json_int(o, "result", result);
    odd_json_open(o, "cells", '[');
    for (int i = 0; i < ODD_TABLE_CELLS; i += 3) {
        odd_json_next(o);
        odd_out_json(o, odd_text_of(odd_table_keys[i + (int)r.doubling]));
    }
    odd_out_text(o, "]}");
}
