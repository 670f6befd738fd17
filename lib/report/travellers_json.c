/* Travellers as JSON. */
#include "base/arena.h"
#include "report/event_rows.h"
#include "report/report.h"

/* Writes a side's score for a result, or null. */
static void put_value(odd_out *o, const odd_event *e, const odd_play *p, int direction) {
    const char *key = direction == 0 ? "ns_score" : "ew_score";
    if (odd_event_scored(e, p, direction))
        odd_json_amount(o, key, odd_worth_of(e, p)->value[direction], 0);
    else
        odd_json_null(o, key);
}

void odd_boards_json_results(odd_out *o, const odd_boards *b, const odd_traveller *t) {
    odd_members members = odd_members_of(&odd_traveller_columns, b);
    odd_json_open(o, "results", '[');
    for (size_t i = t->from; i < t->to; i++)
        odd_members_line(o, &members, i, 3);
    odd_out_char(o, ']');
}

static void put_history(const odd_boards *b, odd_out *o, const odd_traveller *t) {
    odd_members members = odd_members_of(&odd_traveller_history_columns, b);
    odd_json_line(o, 2);
    odd_json_open(o, "history", '[');
    for (size_t i = t->old_from; i < t->old_to; i++)
        odd_members_line(o, &members, i, 3);
    odd_out_char(o, ']');
}

/* ---- What pages have besides ---------------------------------------------------------------------- */

/* {"N":"AKQ2.JT9.876.543",...}: the seats whose cards are known. */
static void put_hands(odd_out *o, const odd_hands *hands) {
    odd_json_open(o, "hands", '{');
    for (odd_seat seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        odd_strain suit = ODD_SPADES;
        char holding[ODD_HOLDING_MAX];
        if (hands->hand[seat] == 0)
            continue;
        odd_json_open(o, odd_seat_text(seat), '"');
        for (int i = 0; i < 4; i++, suit--) {
            odd_holding_format(holding, sizeof holding, hands->hand[seat], suit, false);
            odd_out_text(o, i > 0 ? "." : "");
            odd_out_text(o, holding);
        }
        odd_out_char(o, '"');
    }
    odd_out_char(o, '}');
}

/* Whether the caller has solved these hands. */
static bool is_solved(odd_dd *table, const odd_boards *b, const odd_hands *hands) {
    return b->solved != NULL && b->solved(b->solver, table, hands);
}

/* Writes the tricks that can be made, and par: if they were solved, or if the file states them. */
static void put_makeable(odd_out *o, const odd_boards *b, const odd_board *board, const odd_board_deal *d,
                         const odd_hands *hands) {
    odd_dd table = d->made;
    odd_par par;
    if ((d->solved || is_solved(&table, b, hands) || odd_stated_table_of(&table, &b->stated, b->e, d)) &&
        odd_dd_par(&par, &table, board->dealer, board->vul, NULL) == ODD_OK) {
        odd_json_tricks(o, "tricks", &table);
        odd_json_levels(o, &table, &par);
        odd_json_par(o, &par);
    }
    odd_json_stated_par(o, &b->stated, b->e, d);
}

static void put_deals(odd_out *o, const odd_boards *b, const odd_board *board) {
    const odd_event *e = b->e;
    const odd_board_deal *d;
    odd_json_open(o, "deals", '[');
    for (uint32_t at = 0; (d = odd_event_next_deal(e, board, &at)) != NULL;) {
        odd_hands hands = d->deal;
        odd_hands_complete(&hands);
        odd_json_next(o);
        odd_out_char(o, '{');
        if (d->round > 0)
            odd_json_int(o, "round", d->round);
        if (d->group > 0)
            odd_json_member(o, "group", odd_group_at(e, d->group));
        put_hands(o, &hands);
        odd_json_hcp(o, &hands);
        put_makeable(o, b, board, d, &hands);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

void odd_boards_show_all(odd_boards *b) {
    b->deals = b->frequency = true;
    b->stated = odd_stated_of(b->e, b->arena);
}

/* North-South's best score comes first. */
static bool scores_in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_boards *b = owner;
    return odd_play_at(b->e, b->lines[x].play)->score_pts >= odd_play_at(b->e, b->lines[y].play)->score_pts;
}

static void put_frequency(const odd_boards *b, odd_out *o, const odd_traveller *t) {
    size_t count = 0;
    uint32_t *list = ODD_TAKE(b->arena, t->to - t->from + 1, uint32_t),
             *other = ODD_TAKE(b->arena, t->to - t->from + 1, uint32_t);
    for (size_t i = t->from; i < t->to; i++)
        if (odd_play_has_points(odd_play_at(b->e, b->lines[i].play)))
            list[count++] = (uint32_t)i;
    odd_sort(list, other, count, scores_in_order, b);
    odd_json_open(o, "frequency", '[');
    for (size_t i = 0, to; i < count; i = to) {
        const odd_play *p = odd_play_at(b->e, b->lines[list[i]].play);
        for (to = i + 1; to < count && odd_play_at(b->e, b->lines[list[to]].play)->score_pts == p->score_pts;)
            to++;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "score", p->score_pts);
        odd_json_int(o, "count", (int64_t)(to - i));
        put_value(o, b->e, p, 0);
        put_value(o, b->e, p, 1);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

/* ---- Boards ---------------------------------------------------------------------------------------- */

static void put_board(const odd_boards *b, odd_out *o, const odd_traveller *t) {
    const odd_event *e = b->e;
    odd_out_char(o, '{');
    odd_json_int(o, "board", t->board->number);
    odd_json_session(o, b->e, t->board);
    odd_json_word(o, "dealer", odd_seat_text(t->board->dealer));
    odd_json_word(o, "vul", odd_vul_text(t->board->vul));
    if (odd_has_percent(e))
        odd_json_amount(o, "top", t->board->top, 0);
    if (odd_event_about(e)->scoring == ODD_BUTLER && !t->board->fouled)
        odd_json_int(o, "datum", t->board->datum_pts);
    odd_boards_json_results(o, b, t);
    if (b->history)
        put_history(b, o, t);
    if (b->deals)
        put_deals(o, b, t->board);
    if (b->frequency)
        put_frequency(b, o, t);
    odd_out_char(o, '}');
}

void odd_boards_json(odd_out *o, const odd_boards *b) {
    odd_json_head(o, b->e);
    odd_json_open(o, "boards", '[');
    for (size_t i = 0; i < b->traveller_count; i++) {
        odd_json_line(o, 1);
        put_board(b, o, &b->travellers[i]);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_amendments amendments = odd_boards_amendments(b);
    odd_json_amendments(o, &amendments);
    odd_json_footer(o, b->e);
}
