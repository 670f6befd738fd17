/* What candidates would change, as JSON. */
#include "report/open_event.h"

static void put_standing(odd_out *o, const char *key, const odd_event *e, const odd_standing *s) {
    if (s == NULL) {
        odd_json_null(o, key);
        return;
    }
    odd_json_open(o, key, '{');
    odd_json_int(o, "rank", s->rank);
    odd_json_bool(o, "tied", s->tied);
    odd_json_amount(o, "score", s->score, 2);
    if (odd_total_percent(e)) {
        odd_json_amount(o, "max", s->max, 2);
        odd_json_key(o, "percent");
        odd_say_x100(o, s->percent_x100);
    }
    if (odd_event_about(e)->has_vp)
        odd_json_amount(o, "vp", s->vp, 2);
    odd_out_char(o, '}');
}

static void put_change(odd_out *o, const odd_whatif *w, const odd_trial *c, const odd_change *change) {
    const odd_event *e = odd_change_event(w, c, change);
    const odd_contestant *k = odd_contestant_at(e, odd_change_who(change));
    odd_out_char(o, '{');
    odd_json_word(o, "direction", odd_side_key(k->direction));
    odd_json_member(o, "id", k->id);
    odd_json_key(o, "names");
    odd_json_names(o, k->players);
    put_standing(o, "before", w->before, change->standing[0]);
    put_standing(o, "after", c->event, change->standing[1]);
    if (c->changes.comparable && change->standing[0] != NULL && change->standing[1] != NULL)
        odd_json_amount(o, "gain", change->gain, 2);
    odd_out_char(o, '}');
}

static void put_play(odd_out *o, const char *key, const odd_event *e, const odd_play *p) {
    if (p == NULL) {
        odd_json_null(o, key);
        return;
    }
    odd_json_open(o, key, '{');
    odd_json_play(o, "result", e, p);
    if (odd_event_scored(e, p, 0))
        odd_json_amount(o, "ns_score", odd_worth_of(e, p)->value[0], 0);
    if (odd_event_scored(e, p, 1))
        odd_json_amount(o, "ew_score", odd_worth_of(e, p)->value[1], 0);
    odd_out_char(o, '}');
}

static void put_line(odd_out *o, const odd_whatif *w, const odd_trial *c, const odd_whatif_line *l) {
    odd_out_char(o, '{');
    odd_json_int(o, "board", odd_board_at(c->event, l->play[1]->board)->number);
    odd_json_seat(o, "ns", c->event, l->play[1], 0);
    odd_json_seat(o, "ew", c->event, l->play[1], 1);
    odd_json_bool(o, "candidate", l->own);
    put_play(o, "before", w->before, l->play[0]);
    put_play(o, "after", c->event, l->play[1]);
    odd_out_char(o, '}');
}

static void put_error(odd_out *o, const odd_error *error) {
    odd_json_open(o, "error", '{');
    odd_json_int(o, "line", error->line);
    odd_json_int(o, "column", error->column);
    odd_json_message(o, error->message, &error->marks);
    odd_out_char(o, '}');
}

static void put_trial(odd_out *o, const odd_whatif *w, const odd_trial *c) {
    odd_out_char(o, '{');
    odd_json_int(o, "candidate", c->number);
    odd_json_member(o, "line", c->text);
    if (c->error.code != ODD_OK) {
        put_error(o, &c->error);
        odd_out_char(o, '}');
        return;
    }
    odd_json_int(o, "ranks_changed", (int64_t)c->changes.ranks);
    odd_json_bool(o, "winner_changes", c->changes.winner);
    odd_json_bool(o, "comparable", c->changes.comparable);
    odd_json_open(o, "results", '[');
    for (size_t i = 0; i < c->board_lines && !w->ranks_only; i++) {
        odd_json_line(o, 4);
        put_line(o, w, c, &c->boards[i]);
    }
    odd_out_char(o, ']');
    odd_json_line(o, 3);
    odd_json_open(o, "changes", '[');
    for (size_t i = 0; i < c->changes.count; i++) {
        if (w->ranks_only && !odd_change_of_rank(&c->changes.list[i]))
            continue;
        odd_json_line(o, 4);
        put_change(o, w, c, &c->changes.list[i]);
    }
    odd_out_text(o, "]}");
}

void odd_whatif_json_open(odd_out *o, const odd_event *before) {
    odd_json_head(o, before);
    odd_json_open(o, "candidates", '[');
}

void odd_trial_json(odd_out *o, const odd_whatif *w, const odd_trial *c) {
    odd_json_line(o, 2);
    put_trial(o, w, c);
    odd_out_spill(o);
}

void odd_whatif_json_close(odd_out *o, const odd_event *before) {
    odd_out_char(o, ']');
    odd_json_foot(o, before);
}

void odd_whatif_json(odd_out *o, const odd_whatif *w) {
    odd_whatif_json_open(o, w->before);
    for (size_t i = 0; i < w->count; i++)
        odd_trial_json(o, w, &w->list[i]);
    odd_whatif_json_close(o, w->before);
}
