/* Travellers as JSON. */
#include "view/boards.h"

static void put_value(odd_out *o, const odd_event *e, const odd_play *p, int direction) {
    const char *key = direction == 0 ? "ns_score" : "ew_score";
    if (odd_event_scored(e, p, direction))
        odd_json_amount(o, key, e->worths[p->worth].value[direction], 0);
    else
        odd_json_null(o, key);
}

static void put_line(odd_out *o, const odd_event *e, const odd_play *p) {
    odd_out_char(o, '{');
    odd_json_seat(o, "ns", e, p, 0);
    odd_json_seat(o, "ew", e, p, 1);
    odd_json_play(o, "result", e, p);
    if (odd_play_has_points(p))
        odd_json_int(o, "score", p->score_pts);
    else
        odd_json_null(o, "score");
    put_value(o, e, p, 0);
    put_value(o, e, p, 1);
    odd_json_lead(o, "lead", p);
    if (p->round > 0)
        odd_json_int(o, "round", p->round);
    if (p->group > 0)
        odd_json_member(o, "group", e->groups[p->group]);
    odd_json_int(o, "line", p->line);
    odd_out_char(o, '}');
}

void odd_boards_json_results(odd_out *o, const odd_boards *b, const odd_traveller *t) {
    const odd_event *e = b->e;
    odd_json_open(o, "results", '[');
    for (size_t i = t->from; i < t->to; i++) {
        odd_out_text(o, i > t->from ? ",\n   " : "\n   ");
        put_line(o, e, &e->plays[b->lines[i].play]);
    }
    odd_out_char(o, ']');
}

static void put_history(const odd_boards *b, odd_out *o, const odd_traveller *t) {
    const odd_event *e = b->e;
    odd_out_text(o, ",\n  \"history\":[");
    for (size_t i = t->old_from; i < t->old_to; i++) {
        const odd_play *p = &e->plays[b->old[i]];
        odd_out_text(o, i > t->old_from ? ",\n   {" : "\n   {");
        odd_json_int(o, "line", p->line);
        odd_json_member(o, "text", odd_event_line(e, p->line));
        if (p->later != 0)
            odd_json_int(o, "corrected_by", e->plays[p->later - 1].line);
        else if (p->kind == ODD_VOID)
            odd_json_bool(o, "taken_back", true);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_board(const odd_boards *b, odd_out *o, const odd_traveller *t) {
    const odd_event *e = b->e;
    odd_out_char(o, '{');
    odd_json_int(o, "board", t->board->number);
    odd_json_word(o, "dealer", odd_seat_text(t->board->dealer));
    odd_json_word(o, "vul", odd_vul_text(t->board->vul));
    if (odd_has_percent(e))
        odd_json_amount(o, "top", t->board->top, 0);
    if (e->scoring == ODD_BUTLER && !t->board->fouled)
        odd_json_int(o, "datum", t->board->datum_pts);
    odd_boards_json_results(o, b, t);
    if (b->history)
        put_history(b, o, t);
    odd_out_char(o, '}');
}

void odd_boards_json(odd_out *o, const odd_boards *b) {
    odd_json_head(o, b->e);
    odd_json_open(o, "boards", '[');
    for (size_t i = 0; i < b->traveller_count; i++) {
        odd_out_text(o, i > 0 ? ",\n " : "\n ");
        put_board(b, o, &b->travellers[i]);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_json_foot(o, b->e);
}
