/* Scorecards as JSON. */
#include "report/event_rows.h"

/* Writes the rows of a kind, boards on lines of their own. */
static void put_rows(odd_out *o, const odd_scorecard *c, const char *key, const odd_column_list *columns,
                     odd_scorecard_kind kind) {
    odd_members members = odd_members_of(columns, c);
    odd_json_open(o, key, '[');
    for (size_t i = 0; i < c->count; i++) {
        if (c->rows[i].kind != kind)
            continue;
        if (kind == ODD_SCORECARD_BOARD)
            odd_json_line(o, 3);
        else
            odd_json_next(o);
        odd_members_put(o, &members, i);
    }
    odd_out_char(o, ']');
}

void odd_json_standing(odd_out *o, const odd_event *e, const odd_standing *s) {
    odd_json_int(o, "rank", s->rank);
    odd_json_bool(o, "tied", s->tied);
    odd_json_amount(o, "score", s->score, 2);
    if (odd_total_percent(e)) {
        odd_json_amount(o, "max", s->max, 2);
        odd_json_key(o, "percent");
        odd_say_x100(o, s->percent_x100);
    }
}

void odd_scorecard_json(odd_out *o, const odd_scorecard *c) {
    const odd_event *e = c->e;
    const odd_contestant *who = odd_contestant_at(e, c->who);
    const odd_standing *s = odd_event_standing(e, c->who);
    odd_out_char(o, '{');
    odd_json_word(o, "direction", odd_side_key(who->direction));
    odd_json_member(o, "id", who->id);
    if (odd_event_about(e)->contest == ODD_TEAMS)
        odd_json_member(o, "team", who->name);
    odd_json_key(o, "names");
    odd_json_names(o, who->players);
    if (s != NULL) {
        odd_json_standing(o, e, s);
        odd_json_int(o, "boards", s->boards);
    }
    put_rows(o, c, "results", &odd_scorecard_columns, ODD_SCORECARD_BOARD);
    put_rows(o, c, "rounds", &odd_scorecard_sum_columns, ODD_SCORECARD_ROUND);
    if (odd_shows_matches(e))
        odd_json_matches(o, e, c->who);
    odd_json_penalties(o, e, c->who);
    odd_out_char(o, '}');
}

void odd_scorecards_json(odd_out *o, const odd_event *e, odd_arena *arena, const uint32_t *whos,
                         size_t count) {
    odd_scorecard_index index = odd_scorecard_index_of(e, arena);
    odd_scorecard c = {.e = e, .arena = arena};
    odd_json_head(o, e);
    odd_json_open(o, "cards", '[');
    for (size_t i = 0; i < count; i++) {
        odd_scorecard_fill(&c, &index, whos[i]);
        odd_json_line(o, 1);
        odd_scorecard_json(o, &c);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_json_footer(o, e);
}
