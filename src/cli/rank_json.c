/* Standings as JSON. */
#include "cli/rank.h"

static void put_strats(odd_out *o, const odd_standing *s) {
    static const char *const keys[] = {"A", "B", "C"};
    odd_json_key(o, "strat_ranks");
    odd_out_char(o, '{');
    for (int i = 0; i < 3; i++)
        if (s->strat_rank[i] > 0)
            odd_json_int(o, keys[i], s->strat_rank[i]);
    odd_out_char(o, '}');
}

static void put_added(const odd_rank_view *r, odd_out *o, const odd_standing *s, const odd_contestant *c) {
    if (r->has_strats) {
        odd_json_member(o, "strat", (odd_text){&c->strat, c->strat != '\0'});
        put_strats(o, s);
    }
    if (r->has_carry)
        odd_json_amount(o, "carryover", c->carry, 2);
    if (r->has_handicap)
        odd_json_amount(o, "handicap", c->handicap, 2);
    if (r->has_penalty)
        odd_json_amount(o, "penalty", s->penalty, 2);
    if (s->broken_by != ODD_TIE_SHARE) {
        odd_json_key(o, "tie_break");
        odd_out_char(o, '{');
        odd_json_word(o, "by", odd_tie_word(s->broken_by));
        odd_json_amount(o, "value", s->tie_value, 0);
        odd_out_char(o, '}');
    }
}

static void put_team(odd_out *o, const odd_event *e, const odd_standing *s, const odd_contestant *c) {
    odd_json_member(o, "team", c->name);
    if (e->has_vp)
        odd_json_amount(o, "vp", s->vp, 2);
    if (e->scoring == ODD_TEAM_IMPS) {
        odd_json_amount(o, "imps_won", s->imps_won, 0);
        odd_json_amount(o, "imps_lost", s->imps_lost, 0);
    }
    odd_json_int(o, "matches", s->matches);
    odd_json_amount(o, "wins", (odd_amount)s->wins_x2 * (ODD_ONE / 2), 0);
}

static void put_standing(const odd_rank_view *r, odd_out *o, const odd_standing *s) {
    const odd_event *e = r->v->e;
    const odd_contestant *c = &e->contestants[s->who];
    odd_out_char(o, '{');
    odd_json_word(o, "direction", odd_side_key(c->direction));
    odd_json_int(o, "rank", r->strat != '\0' ? s->strat_rank[r->strat - 'A'] : s->rank);
    odd_json_bool(o, "tied", s->tied);
    odd_json_member(o, "id", c->id);
    odd_json_key(o, "names");
    odd_json_names(o, c->players);
    if (odd_nothing_lost(r->v->e, s)) {
        odd_json_key(o, "score");
        odd_out_text(o, "null");
    } else {
        odd_json_amount(o, "score", s->score, 2);
    }
    if (odd_has_percent(e)) {
        odd_json_amount(o, "max", s->max, 2);
        odd_json_key(o, "percent");
        odd_say_x100(o, s->percent_x100);
    }
    odd_json_int(o, "boards", s->boards);
    odd_json_member(o, "section", c->section);
    if (e->contest == ODD_TEAMS)
        put_team(o, e, s, c);
    put_added(r, o, s, c);
    odd_out_char(o, '}');
}

void odd_rank_json(const odd_rank_view *r) {
    odd_view *v = r->v;
    odd_json_head(v);
    odd_json_key(&v->out, "standings");
    odd_out_char(&v->out, '[');
    for (size_t i = 0; i < r->count; i++) {
        odd_out_text(&v->out, i > 0 ? ",\n  " : "\n  ");
        put_standing(r, &v->out, &v->e->standings[r->rows != NULL ? r->rows[i] : i]);
        odd_out_flush_some(&v->out);
    }
    odd_out_char(&v->out, ']');
    if (v->e->contest == ODD_TEAMS)
        odd_json_matches(v, ODD_NOBODY);
    odd_json_penalties(v, ODD_NOBODY);
    odd_json_foot(v);
}
