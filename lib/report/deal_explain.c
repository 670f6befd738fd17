/* Explains deals of a session. */
#include "base/out.h"
#include "report/score_sheet.h"
#include "report/columns.h"

enum { PARTS_MAX = 16 };

/* The state of the rubber before the deal: which deals won games, and which made part-scores. */
typedef struct history {
    int rubber;
    int game_deal[ODD_COLUMNS]; /* the deal that won a game, 0 if none did */
    int parts[PARTS_MAX];       /* deals that made the part-scores of this game */
    int part_column[PARTS_MAX];
    int part_count;
    int partscore[ODD_COLUMNS];
} history;

static void remember(history *h, const odd_session *s, const odd_row *row) {
    odd_side side = odd_seat_side(row->deal.result.declarer);
    int column = odd_sheet_column(s, side);
    if (row->game != ODD_NO_SIDE) {
        h->game_deal[odd_sheet_column(s, row->game)] = row->item->number;
        h->part_count = 0;
    } else if (odd_row_points(s, row, column, ODD_CONTRACT_POINTS) > 0 && h->part_count < PARTS_MAX) {
        h->parts[h->part_count] = row->item->number;
        h->part_column[h->part_count++] = column;
    }
    for (int i = ODD_NS; i <= ODD_EW; i++)
        h->partscore[odd_sheet_column(s, (odd_side)i)] = row->partscore[i];
    if (row->finished)
        *h = (history){.rubber = row->rubber + 1};
}

/* Whole sentences, because they are translated: who is vulnerable in a Chicago, and why. */
static const char *chicago_games(const odd_session *s, const odd_row *row, bool vulnerable) {
    if (!vulnerable)
        return "%s are not vulnerable.";
    if (row->deal.vul == ODD_VUL_BOTH)
        return s->rules.six_deals ? "%s are vulnerable: all are on the fourth and the sixth deal."
                                  : "%s are vulnerable: the fourth deal.";
    return s->rules.nondealer_vulnerable ? "%s are vulnerable: the other side deals."
                                         : "%s are vulnerable: their side deals.";
}

/* "They are vulnerable: one game, deal 2." */
static void say_games(odd_explanation *out, const history *h, const odd_session *s, int column) {
    const odd_row *row = &out->row;
    const char *who = odd_column_words[column];
    odd_writer w = odd_message_on(out->games[column], sizeof out->games[column], &out->games_marks[column]);
    odd_seat seat = odd_sheet_column(s, ODD_NS) == column ? ODD_NORTH : ODD_EAST;
    bool vulnerable = odd_vulnerable(row->deal.vul, seat) == 1;
    if (s->kind == ODD_SESSION_CHICAGO)
        odd_put_format(&w, chicago_games(s, row, vulnerable), who);
    else if (vulnerable)
        odd_put_format(&w, "%s are vulnerable: one game, deal %d.", who, h->game_deal[column]);
    else
        odd_put_format(&w, "%s are not vulnerable: no game yet.", who);
}

/* "We have 60 below the line: deals 3, 5." */
static void say_parts(odd_explanation *out, const history *h, int column) {
    char deals[128];
    odd_writer w = odd_message_on(out->parts[column], sizeof out->parts[column], &out->parts_marks[column]);
    odd_writer list = odd_writer_on(deals, sizeof deals);
    if (h->partscore[column] == 0)
        return;
    for (int i = 0; i < h->part_count; i++)
        if (h->part_column[i] == column)
            odd_put_format(&list, "%s%d", list.len > 0 ? ", " : "", h->parts[i]);
    odd_put_format(&w, "%s have %d below the line: deal %s.", odd_column_words[column], h->partscore[column],
                   deals);
}

/* Explains premiums that depend on the sheet, not on the deal alone. */
static void explain_premium(odd_step *step, const odd_session *s, const odd_row *row, const history *h) {
    int column = odd_sheet_column(s, step->side);
    int made = odd_row_points(s, row, column, ODD_CONTRACT_POINTS);
    bool end = row->item->kind == ODD_ITEM_END;
    odd_writer sum = odd_writer_on(step->sum, sizeof step->sum),
               why = odd_writer_on(step->why, sizeof step->why);
    odd_put_int(&sum, step->points);
    if (step->element == ODD_GAME) {
        step->law = "Chicago";
        odd_put_format(&why, "game: %d below the line%s", made + h->partscore[column],
                       h->partscore[column] > 0 ? ", with what was carried" : "");
    } else if (step->element == ODD_PARTSCORE) {
        step->law = end ? "Law 80, Incomplete Rubber" : "Chicago";
        odd_put_text(&why, end                        ? "the only part-score of an unfinished rubber"
                           : s->rules.partscore_bonus ? "for a part-score"
                           : s->rules.six_deals       ? "for a part-score on the sixth deal"
                                                      : "for a part-score on the fourth deal");
    } else {
        step->law = end ? "Law 80, Incomplete Rubber" : "Law 74, The Rubber";
        odd_put_text(&why, end                   ? "the only game of an unfinished rubber"
                           : step->points == 500 ? "second game; the others have one"
                                                 : "second game; the others have none");
    }
}

static void explain_entries(odd_explanation *out, const odd_session *s, const history *h) {
    const odd_row *row = &out->row;
    odd_step steps[ODD_ELEMENT_COUNT];
    int count = odd_deal_explain(steps, &row->deal);
    for (int i = 0; i < row->entry_count; i++) {
        const odd_entry *e = &row->entries[i];
        odd_step *step = &out->steps[out->count];
        bool premium = e->element == ODD_RUBBER || e->element == ODD_GAME || e->element == ODD_PARTSCORE;
        *step = (odd_step){.element = e->element, .side = e->side, .points = e->points};
        for (int j = 0; j < count && !premium; j++)
            if (steps[j].element == e->element)
                *step = steps[j];
        if (premium)
            explain_premium(step, s, row, h);
        out->below[out->count++] = e->below;
    }
}

/* "N-S have 24 high-card points, which promise +200. They score +420: 220 more, 6 IMPs." */
static void compare(odd_explanation *out) {
    const odd_row *row = &out->row;
    odd_writer w = odd_message_on(out->compared, sizeof out->compared, &out->compared_marks);
    int score = odd_row_ns(row), hcp = row->item->side == ODD_NS ? row->item->hcp : 40 - row->item->hcp;
    int difference = score - row->expected_pts;
    odd_put_format(&w, "N-S have %d high-card points, which promise them %d. They score %d: %d %s, %d IMP%s.",
                   hcp, row->expected_pts, score, difference < 0 ? -difference : difference,
                   difference < 0 ? "less" : "more", row->imps, row->imps == 1 || row->imps == -1 ? "" : "s");
}

static void explain(odd_explanation *out, const odd_session *s, const history *h) {
    const odd_row *row = &out->row;
    odd_writer won = odd_writer_on(out->won, sizeof out->won);
    out->compared[0] = '\0';
    out->count = 0;
    for (int column = 0; column < ODD_COLUMNS; column++) {
        say_games(out, h, s, column);
        say_parts(out, h, column);
        out->total[column] = odd_row_total(s, row, column);
    }
    explain_entries(out, s, h);
    if (row->game != ODD_NO_SIDE)
        odd_put_format(&won, "%s win a game%s.", odd_column_words[odd_sheet_column(s, row->game)],
                       row->finished && s->kind == ODD_SESSION_RUBBER ? " and the rubber" : "");
    if (s->imps && row->deal.result.level > 0)
        compare(out);
}

bool odd_explain_deal(odd_explanation *out, const odd_session *session, int deal) {
    history h = {0};
    for (odd_walk w = odd_walk_start(session); odd_walk_next(&w, &out->row);) {
        if (out->row.item->kind == ODD_ITEM_DEAL && out->row.item->number == deal) {
            explain(out, session, &h);
            return true;
        }
        remember(&h, session, &out->row);
    }
    return false;
}

static void put_message(odd_out *o, const char *text, const odd_marks *marks) {
    odd_out_char(o, '{');
    odd_json_message(o, text, marks);
    odd_out_char(o, '}');
}

void odd_explanation_json(odd_out *o, const odd_session *session, const odd_explanation *e) {
    odd_out_char(o, '{');
    odd_json_int(o, "deal", e->row.item->number);
    odd_json_open(o, "state", '[');
    for (int column = 0; column < ODD_COLUMNS; column++) {
        odd_json_next(o);
        put_message(o, e->games[column], &e->games_marks[column]);
        if (e->parts[column][0] != '\0') {
            odd_json_next(o);
            put_message(o, e->parts[column], &e->parts_marks[column]);
        }
    }
    odd_out_char(o, ']');
    odd_json_open(o, "steps", '[');
    for (int i = 0; i < e->count; i++) {
        int column = odd_sheet_column(session, e->steps[i].side);
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_step_json(o, column == ODD_WE ? "we" : "they", &e->steps[i]);
        odd_json_bool(o, "below", e->below[i]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
    odd_json_open(o, "total", '{');
    odd_json_int(o, "we", e->total[ODD_WE]);
    odd_json_int(o, "they", e->total[ODD_THEY]);
    odd_out_char(o, '}');
    odd_json_word(o, "won", e->won);
    if (e->compared[0] != '\0') {
        odd_json_key(o, "compared");
        put_message(o, e->compared, &e->compared_marks);
    }
    odd_out_char(o, '}');
}
