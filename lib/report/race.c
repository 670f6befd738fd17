/* Sums up what the leaders have after each round; where the log has no rounds, after each board. Boards count as they are
 * in the end, so that the last value is the total but for what is no board's: penalties, carry-overs, handicaps. */
#include "base/arena.h"
#include "report/event_rows.h"

typedef struct race {
    const odd_event *e;
    bool rounds;
    int *steps; /* rounds, or boards */
    size_t count;
} race;

/* ---- Steps ---------------------------------------------------------------------------------------- */

static void list_rounds(race *r, odd_arena *arena) {
    const odd_event *e = r->e;
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        last = odd_play_at(e, i)->round > last ? odd_play_at(e, i)->round : last;
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        last = odd_match_at(e, i)->round > last ? odd_match_at(e, i)->round : last;
    r->rounds = last > 0 || odd_has_matches_shown(e);
    bool *used = ODD_TAKE(arena, (size_t)last + 1, bool);
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        used[odd_play_at(e, i)->round] = true;
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        used[odd_match_at(e, i)->round] = true;
    r->steps = ODD_TAKE(arena, (size_t)last + 1 + odd_event_about(e)->board_count, int);
    for (int i = 0; i <= last && r->rounds; i++)
        if (used[i])
            r->steps[r->count++] = i;
    for (size_t i = 0; i < odd_event_about(e)->board_count && !r->rounds; i++)
        r->steps[r->count++] = odd_board_sorted(e, i)->number;
}

/* ---- Values ---------------------------------------------------------------------------------------- */

static void put_sum(odd_out *o, const race *r, odd_amount sum, odd_amount max) {
    if (!odd_has_percent(r->e))
        odd_say_amount(o, sum, 0);
    else if (max > 0)
        odd_say_x100(o, odd_percent_x100(sum, max));
    else
        odd_out_text(o, "null"); /* they have not begun yet */
}

/* Of pairs and players: the rows of a card stand in the order of the steps. */
static void put_boards(odd_out *o, const race *r, const odd_scorecard *c) {
    odd_amount sum = 0, max = 0;
    size_t row = 0;
    for (size_t i = 0; i < r->count; i++) {
        for (; row < c->count; row++) {
            const odd_scorecard_row *at = &c->rows[row];
            if (at->kind != ODD_SCORECARD_BOARD)
                continue;
            int step = r->rounds ? at->round : odd_board_at(r->e, odd_scorecard_play(c, at)->board)->number;
            if (step > r->steps[i])
                break;
            sum += at->scored ? at->value : 0;
            max += at->scored ? at->max : 0;
        }
        odd_json_next(o);
        put_sum(o, r, sum, max);
    }
}

/* What a match is to a team, in the unit of the standings where it has one. */
static odd_amount worth_of(const odd_event *e, const odd_match *m, int side) {
    if (odd_event_about(e)->has_vp)
        return m->vp[side];
    return odd_is_share(e) ? m->won[side] + m->share[side] : m->net[side];
}

static void put_matches(odd_out *o, const race *r, uint32_t who) {
    odd_amount sum = 0;
    size_t at = 0; /* matches stand by round */
    for (size_t i = 0; i < r->count; i++) {
        for (; at < odd_event_about(r->e)->match_count && odd_match_at(r->e, at)->round <= r->steps[i]; at++)
            for (int side = 0; side < 2; side++)
                if (odd_match_at(r->e, at)->team[side] == who)
                    sum += worth_of(r->e, odd_match_at(r->e, at), side);
        odd_json_next(o);
        odd_say_amount(o, sum, 0);
    }
}

/* ---- All of it -------------------------------------------------------------------------------------- */

static void put_head(odd_out *o, const race *r) {
    const odd_event *e = r->e;
    const char *unit = odd_event_about(e)->has_vp ? "VP" : odd_board_unit(e);
    odd_json_head(o, e);
    odd_json_word(o, "by", r->rounds ? "round" : "board");
    odd_json_word(o, "unit", odd_total_percent(e) ? "%" : unit);
    odd_json_open(o, "steps", '[');
    for (size_t i = 0; i < r->count; i++) {
        odd_json_next(o);
        odd_out_int(o, r->steps[i]);
    }
    odd_out_char(o, ']');
}

void odd_race_json(odd_out *o, const odd_event *e, odd_arena *arena, size_t count) {
    race r = {.e = e};
    odd_scorecard_index index = odd_scorecard_index_of(e, arena);
    odd_scorecard card = {.e = e, .arena = arena};
    list_rounds(&r, arena);
    put_head(o, &r);
    odd_json_open(o, "race", '[');
    for (size_t i = 0, shown = 0, among = 0; i < odd_event_about(e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(e, i);
        among = i > 0 && s->field == odd_standing_at(e, i - 1)->field ? among + 1 : 1;
        if (count > 0 && among > count)
            continue;
        odd_out_text(o, shown++ > 0 ? ",\n  {" : "\n  {");
        odd_json_word(o, "direction", odd_side_key(odd_contestant_at(e, s->who)->direction));
        odd_json_member(o, "id", odd_contestant_at(e, s->who)->id);
        odd_json_int(o, "rank", s->rank);
        odd_json_open(o, "values", '[');
        if (odd_has_matches_shown(e)) {
            put_matches(o, &r, s->who);
        } else {
            odd_scorecard_fill(&card, &index, s->who);
            put_boards(o, &r, &card);
        }
        odd_out_text(o, "]}");
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_json_foot(o, e);
}
