/* Standings as JSON. */
#include "report/standings.h"

static void put_strats(odd_out *o, const odd_standing *s) {
    static const char *const keys[] = {"A", "B", "C"};
    odd_json_open(o, "strat_ranks", '{');
    for (int i = 0; i < 3; i++)
        if (s->strat_rank[i] > 0)
            odd_json_int(o, keys[i], s->strat_rank[i]);
    odd_out_char(o, '}');
}

static void put_added(const odd_ranking *r, odd_out *o, const odd_standing *s, const odd_contestant *c) {
    if (r->has_strats) {
        char strat = odd_ranking_strat(r, c);
        odd_json_member(o, "strat", (odd_text){&strat, 1});
        put_strats(o, s);
    }
    if (r->has_carry)
        odd_json_amount(o, "carryover", s->carry, 2);
    if (r->has_handicap)
        odd_json_amount(o, "handicap", c->handicap, 2);
    if (r->has_penalty)
        odd_json_amount(o, "penalty", s->penalty, 2);
    if (s->broken_by != ODD_TIE_SHARE) {
        odd_json_open(o, "tie_break", '{');
        odd_json_word(o, "by", odd_tie_word(s->broken_by));
        odd_json_amount(o, "value", s->tie_value, 0);
        odd_out_char(o, '}');
    }
}

static void put_team(odd_out *o, const odd_event *e, const odd_standing *s, const odd_contestant *c) {
    odd_json_member(o, "team", c->name);
    if (odd_event_about(e)->has_vp)
        odd_json_amount(o, "vp", s->vp, 2);
    if (odd_event_about(e)->scoring == ODD_TEAM_IMPS) {
        odd_json_amount(o, "imps_won", s->imps_won, 0);
        odd_json_amount(o, "imps_lost", s->imps_lost, 0);
    }
    odd_json_int(o, "matches", s->matches);
    odd_json_amount(o, "wins", (odd_amount)s->wins_x2 * (ODD_ONE / 2), 0);
}

static void put_standing(const odd_ranking *r, odd_out *o, const odd_standing *s) {
    const odd_event *e = r->e;
    const odd_contestant *c = odd_contestant_at(e, s->who);
    odd_out_char(o, '{');
    odd_json_word(o, "direction", odd_side_key(c->direction));
    odd_json_int(o, "rank", odd_ranking_place(r, s));
    odd_json_bool(o, "tied", odd_ranking_tied(r, s));
    if (s->unnamed)
        odd_json_bool(o, "unnamed", true);
    odd_json_member(o, "id", c->id);
    odd_json_key(o, "names");
    odd_json_names(o, c->players);
    if (odd_nothing_lost(e, s))
        odd_json_null(o, "score");
    else
        odd_json_amount(o, "score", s->score, 2);
    if (odd_has_percent(e)) {
        odd_json_amount(o, "max", s->max, 2);
        odd_json_key(o, "percent");
        odd_say_x100(o, s->percent_x100);
    }
    odd_json_int(o, "boards", s->boards);
    odd_json_member(o, "section", c->section);
    if (odd_event_about(e)->contest == ODD_TEAMS)
        put_team(o, e, s, c);
    put_added(r, o, s, c);
    odd_out_char(o, '}');
}

void odd_ranking_json(odd_out *o, const odd_ranking *r) {
    odd_json_head(o, r->e);
    odd_json_open(o, "standings", '[');
    for (size_t i = 0; i < r->count; i++) {
        odd_out_text(o, i > 0 ? ",\n  " : "\n  ");
        put_standing(r, o, odd_ranking_at(r, i));
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    if (odd_event_about(r->e)->contest == ODD_TEAMS)
        odd_json_matches(o, r->e, ODD_NOBODY);
    odd_json_penalties(o, r->e, ODD_NOBODY);
    odd_json_warnings(o, r->e);
    odd_json_foot(o, r->e);
}
