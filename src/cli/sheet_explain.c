/* oddtrick rubber --explain: a deal on the sheet, with the state that made its score so. */
#include <string.h>

#include "cli/sheet.h"

enum { PARTS_MAX = 16 };

/* What the rubber was like before the deal: which deals won the games, and which made part-scores. */
typedef struct history {
    int rubber;
    int game_deal[ODD_COLUMNS]; /* the deal that won a game, 0 if none did */
    int parts[PARTS_MAX];       /* deals that made the part-scores of this game */
    int part_column[PARTS_MAX];
    int part_count;
    int partscore[ODD_COLUMNS];
} history;

static const char *const who[ODD_COLUMNS] = {"We", "They"};

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

/* "They are vulnerable: one game, deal 2." */
static void print_games(const history *h, const odd_session *s, const odd_row *row, int column) {
    odd_seat seat = (odd_sheet_column(s, ODD_NS) == column) ? ODD_NORTH : ODD_EAST;
    bool vulnerable = odd_vulnerable(row->deal.vul, seat) == 1;
    printf("  %s are %svulnerable", who[column], vulnerable ? "" : "not ");
    if (s->kind == ODD_SESSION_CHICAGO)
        printf("%s.\n", !vulnerable                     ? ""
                        : row->deal.vul == ODD_VUL_BOTH ? ": the fourth deal"
                        : s->rules.nondealer_vulnerable ? ": the other side deals"
                                                        : ": their side deals");
    else if (vulnerable)
        printf(": one game, deal %d.\n", h->game_deal[column]);
    else
        puts(": no game yet.");
}

/* "We have 60 below the line: deals 3, 5." */
static void print_parts(const history *h, int column) {
    if (h->partscore[column] == 0)
        return;
    int count = 0;
    printf("  %s have %d below the line", who[column], h->partscore[column]);
    for (int i = 0; i < h->part_count; i++)
        if (h->part_column[i] == column)
            printf("%s%d", count++ == 0 ? ": deal " : ", ", h->parts[i]);
    puts(".");
}

/* Entries that belong to the sheet and not to the deal alone. */
static void explain_premium(odd_step *step, const odd_session *s, const odd_row *row, const history *h) {
    int column = odd_sheet_column(s, step->side);
    int made = odd_row_points(s, row, column, ODD_CONTRACT_POINTS);
    bool end = row->item->kind == ODD_ITEM_END;
    snprintf(step->sum, sizeof step->sum, "%d", step->points);
    if (step->element == ODD_GAME) {
        step->law = "Chicago";
        snprintf(step->why, sizeof step->why, "game: %d below the line%s", made + h->partscore[column],
                 h->partscore[column] > 0 ? ", with what was carried" : "");
    } else if (step->element == ODD_PARTSCORE) {
        step->law = end ? "Law 80, Incomplete Rubber" : "Chicago";
        snprintf(step->why, sizeof step->why, "%s",
                 end                        ? "the only part-score of an unfinished rubber"
                 : s->rules.partscore_bonus ? "for a part-score"
                                            : "for a part-score on the fourth deal");
    } else {
        step->law = end ? "Law 80, Incomplete Rubber" : "Law 74, The Rubber";
        snprintf(step->why, sizeof step->why, "%s",
                 end                   ? "the only game of an unfinished rubber"
                 : step->points == 500 ? "second game; the others have one"
                                       : "second game; the others have none");
    }
}

static void print_entries(const odd_session *s, const odd_row *row, const history *h) {
    odd_step steps[ODD_ELEMENT_COUNT];
    int count = odd_deal_explain(steps, &row->deal);
    for (int i = 0; i < row->entry_count; i++) {
        const odd_entry *e = &row->entries[i];
        odd_step step = {.element = e->element, .side = e->side, .points = e->points};
        bool premium = e->element == ODD_RUBBER || e->element == ODD_GAME || e->element == ODD_PARTSCORE;
        for (int j = 0; j < count && !premium; j++)
            if (steps[j].element == e->element)
                step = steps[j];
        if (premium)
            explain_premium(&step, s, row, h);
        odd_print_step(who[odd_sheet_column(s, e->side)], 4, &step,
                       e->below ? "below the line" : "above the line");
    }
}

/* "N-S have 24 high-card points, which promise +200. They score +420: 220 more, 6 IMPs." */
static void print_comparison(const odd_row *row) {
    int score = odd_row_ns(row), hcp = row->item->side == ODD_NS ? row->item->hcp : 40 - row->item->hcp;
    int difference = score - row->expected_pts;
    printf("\n  N-S have %d high-card points, which promise them %d. They score %d: %d %s, %d IMP%s.\n", hcp,
           row->expected_pts, score, difference < 0 ? -difference : difference,
           difference < 0 ? "less" : "more", row->imps, row->imps == 1 || row->imps == -1 ? "" : "s");
}

static void print_outcome(const odd_session *s, const odd_row *row) {
    int we = odd_row_total(s, row, ODD_WE), they = odd_row_total(s, row, ODD_THEY);
    printf("      ------\n  We  %6d   They %d\n", we, they);
    if (row->game != ODD_NO_SIDE)
        printf("\n  %s win a game%s.\n", who[odd_sheet_column(s, row->game)],
               row->finished && s->kind == ODD_SESSION_RUBBER ? " and the rubber" : "");
    if (s->imps)
        print_comparison(row);
}

static void explain(const odd_session *s, const odd_row *row, const history *h, odd_style style) {
    printf("Deal %d: ", row->item->number);
    odd_print_result(row->deal.result, style, 0);
    printf(", dealt by %s", odd_seat_name(row->dealer));
    int corrected_by = odd_item_corrected_by(s, row->item);
    if (corrected_by > 0)
        printf(", corrected by line %d", corrected_by);
    fputs("\n\n", stdout);
    for (int column = 0; column < ODD_COLUMNS; column++) {
        print_games(h, s, row, column);
        print_parts(h, column);
    }
    putchar('\n');
    if (row->deal.result.level == 0) {
        puts("  Passed out: nobody scores.");
        return;
    }
    print_entries(s, row, h);
    print_outcome(s, row);
}

bool odd_sheets_explain(const odd_session *session, int deal, odd_style style) {
    history h = {0};
    odd_row row;
    for (odd_walk w = odd_walk_start(session); odd_walk_next(&w, &row);) {
        if (row.item->kind == ODD_ITEM_DEAL && row.item->number == deal) {
            explain(session, &row, &h, style);
            return true;
        }
        remember(&h, session, &row);
    }
    return false;
}
