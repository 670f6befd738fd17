/* Score cards as JSON. */
#include "report/scorecard.h"

static void put_scores(odd_out *o, const odd_event *e, const odd_card_row *row) {
    if (!row->scored) {
        odd_json_null(o, "value");
        return;
    }
    odd_json_amount(o, "value", row->value, 0);
    if (odd_has_percent(e)) {
        odd_json_amount(o, "max", row->max, 0);
        odd_json_key(o, "percent");
        odd_say_x100(o, odd_percent_x100(row->value, row->max));
    }
}

/* The result at a table, and their own points. */
static void put_table(odd_out *o, const odd_event *e, const odd_play *p, int direction) {
    odd_json_word(o, "direction", odd_side_key(direction == 0 ? ODD_NS : ODD_EW));
    odd_json_play(o, "result", e, p);
    if (odd_play_has_points(p))
        odd_json_int(o, "score", odd_own_points(p, direction));
    else
        odd_json_null(o, "score");
    odd_json_lead(o, "lead", p);
}

static void put_tables(odd_out *o, const odd_event *e, const odd_card_row *row) {
    odd_json_open(o, "tables", '[');
    for (int direction = 0, any = 0; direction < 2; direction++) {
        if (row->play[direction] == 0)
            continue;
        odd_out_text(o, any++ > 0 ? ",{" : "{");
        put_table(o, e, odd_play_at(e, row->play[direction] - 1), direction);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_row(const odd_card *c, odd_out *o, const odd_card_row *row) {
    const odd_event *e = c->e;
    const odd_play *p = odd_card_play(c, row);
    odd_partners own = odd_event_partners(e, p, row->direction);
    odd_out_char(o, '{');
    odd_json_int(o, "board", odd_board_at(e, p->board)->number);
    if (row->round > 0)
        odd_json_int(o, "round", row->round);
    odd_json_seat(o, "opponents", e, p, 1 - row->direction);
    if (odd_event_about(e)->contest == ODD_INDIVIDUALS)
        odd_json_member(o, "partner", odd_contestant_at(e, own.who[own.who[0] == c->who])->id);
    if (odd_event_about(e)->contest == ODD_TEAMS)
        put_tables(o, e, row);
    else
        put_table(o, e, p, row->direction);
    put_scores(o, e, row);
    odd_out_char(o, '}');
}

static void put_rounds(const odd_card *c, odd_out *o) {
    bool any = false;
    odd_json_open(o, "rounds", '[');
    for (size_t i = 0; i < c->count; i++) {
        if (c->rows[i].kind != ODD_CARD_ROUND)
            continue;
        odd_out_text(o, any ? ",{" : "{");
        any = true;
        odd_json_int(o, "round", c->rows[i].round);
        odd_json_int(o, "boards", c->rows[i].boards);
        put_scores(o, c->e, &c->rows[i]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_standing(odd_out *o, const odd_event *e, const odd_standing *s) {
    odd_json_int(o, "rank", s->rank);
    odd_json_bool(o, "tied", s->tied);
    odd_json_amount(o, "score", s->score, 2);
    if (odd_has_percent(e)) {
        odd_json_amount(o, "max", s->max, 2);
        odd_json_key(o, "percent");
        odd_say_x100(o, s->percent_x100);
    }
    odd_json_int(o, "boards", s->boards);
}

void odd_card_json(odd_out *o, const odd_card *c) {
    const odd_event *e = c->e;
    const odd_contestant *who = odd_contestant_at(e, c->who);
    const odd_standing *s = odd_event_standing(e, c->who);
    bool any = false;
    odd_out_char(o, '{');
    odd_json_word(o, "direction", odd_side_key(who->direction));
    odd_json_member(o, "id", who->id);
    if (odd_event_about(e)->contest == ODD_TEAMS)
        odd_json_member(o, "team", who->name);
    odd_json_key(o, "names");
    odd_json_names(o, who->players);
    if (s != NULL)
        put_standing(o, e, s);
    odd_json_open(o, "results", '[');
    for (size_t i = 0; i < c->count; i++) {
        if (c->rows[i].kind != ODD_CARD_BOARD)
            continue;
        odd_out_text(o, any ? ",\n   " : "\n   ");
        any = true;
        put_row(c, o, &c->rows[i]);
    }
    odd_out_char(o, ']');
    put_rounds(c, o);
    if (odd_event_about(e)->contest == ODD_TEAMS)
        odd_json_matches(o, e, c->who);
    odd_json_penalties(o, e, c->who);
    odd_out_char(o, '}');
}

void odd_cards_json(odd_out *o, const odd_event *e, odd_arena *arena, const uint32_t *whos, size_t count) {
    odd_card_index index = odd_card_index_of(e, arena);
    odd_card c = {.e = e, .arena = arena};
    odd_json_head(o, e);
    odd_json_open(o, "cards", '[');
    for (size_t i = 0; i < count; i++) {
        odd_card_fill(&c, &index, whos[i]);
        odd_out_text(o, i > 0 ? ",\n " : "\n ");
        odd_card_json(o, &c);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_json_foot(o, e);
}
