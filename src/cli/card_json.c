/* Score cards as JSON. */
#include "cli/card.h"
#include "cli/rank.h"

static void put_seat(odd_out *o, const char *key, const odd_event *e, const odd_play *p, int direction) {
    odd_json_key(o, key);
    odd_out_char(o, '"');
    odd_say_seat(o, e, p, direction);
    odd_out_char(o, '"');
}

static void put_scores(odd_out *o, const odd_event *e, const odd_card_row *row) {
    odd_json_key(o, "value");
    if (!row->scored) {
        odd_out_text(o, "null");
        return;
    }
    odd_say_amount(o, row->value, 0);
    if (odd_has_percent(e)) {
        odd_json_amount(o, "max", row->max, 0);
        odd_json_key(o, "percent");
        odd_say_x100(o, odd_percent_x100(row->value, row->max));
    }
}

/* The result at a table, and their own points. */
static void put_table(odd_out *o, const odd_event *e, const odd_play *p, int direction) {
    odd_json_word(o, "direction", odd_side_key(direction == 0 ? ODD_NS : ODD_EW));
    odd_json_key(o, "result");
    odd_out_char(o, '"');
    odd_say_play(o, e, p, ODD_ASCII, false);
    odd_out_text(o, "\"");
    odd_json_key(o, "score");
    if (odd_play_has_points(p))
        odd_out_int(o, odd_own_points(p, direction));
    else
        odd_out_text(o, "null");
    odd_json_key(o, "lead");
    odd_out_char(o, '"');
    odd_say_lead(o, p, ODD_ASCII);
    odd_out_char(o, '"');
}

static void put_tables(odd_out *o, const odd_event *e, const odd_card_row *row) {
    odd_json_key(o, "tables");
    odd_out_char(o, '[');
    for (int direction = 0, any = 0; direction < 2; direction++) {
        if (row->play[direction] == 0)
            continue;
        odd_out_text(o, any++ > 0 ? ",{" : "{");
        put_table(o, e, &e->plays[row->play[direction] - 1], direction);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_row(const odd_card_view *c, odd_out *o, const odd_card_row *row) {
    const odd_event *e = c->v->e;
    const odd_play *p = odd_card_play(c, row);
    odd_partners own = odd_event_partners(e, p, row->direction);
    odd_out_char(o, '{');
    odd_json_int(o, "board", e->boards[p->board].number);
    if (row->round > 0)
        odd_json_int(o, "round", row->round);
    put_seat(o, "opponents", e, p, 1 - row->direction);
    if (e->contest == ODD_INDIVIDUALS)
        odd_json_member(o, "partner", e->contestants[own.who[own.who[0] == c->who]].id);
    if (e->contest == ODD_TEAMS)
        put_tables(o, e, row);
    else
        put_table(o, e, p, row->direction);
    put_scores(o, e, row);
    odd_out_char(o, '}');
}

static void put_rounds(const odd_card_view *c, odd_out *o) {
    bool any = false;
    odd_json_key(o, "rounds");
    odd_out_char(o, '[');
    for (size_t i = 0; i < c->count; i++) {
        if (c->rows[i].kind != ODD_CARD_ROUND)
            continue;
        odd_out_text(o, any ? ",{" : "{");
        any = true;
        odd_json_int(o, "round", c->rows[i].round);
        odd_json_int(o, "boards", c->rows[i].boards);
        put_scores(o, c->v->e, &c->rows[i]);
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

void odd_card_json(const odd_card_view *c) {
    const odd_event *e = c->v->e;
    const odd_contestant *who = &e->contestants[c->who];
    const odd_standing *s = odd_event_standing(e, c->who);
    odd_out *o = &c->v->out;
    bool any = false;
    odd_out_char(o, '{');
    odd_json_word(o, "direction", odd_side_key(who->direction));
    odd_json_member(o, "id", who->id);
    if (e->contest == ODD_TEAMS)
        odd_json_member(o, "team", who->name);
    odd_json_key(o, "names");
    odd_json_names(o, who->players);
    if (s != NULL)
        put_standing(o, e, s);
    odd_json_key(o, "results");
    odd_out_char(o, '[');
    for (size_t i = 0; i < c->count; i++) {
        if (c->rows[i].kind != ODD_CARD_BOARD)
            continue;
        odd_out_text(o, any ? ",\n   " : "\n   ");
        any = true;
        put_row(c, o, &c->rows[i]);
    }
    odd_out_char(o, ']');
    put_rounds(c, o);
    if (e->contest == ODD_TEAMS)
        odd_json_matches(c->v, c->who);
    odd_json_penalties(c->v, c->who);
    odd_out_char(o, '}');
}
