/* The totals of the leaders after each round or, if the log has no rounds, after each board. Boards count with
 * their final scores, so the last value is the total except for penalties, carry-overs and handicaps. Sessions
 * are combined as the log says. */
#include "base/arena.h"
#include "report/event_rows.h"

/* A round or a board of a session. */
typedef struct step {
    uint32_t session; /* by index */
    int number;
} step;

typedef struct race {
    const odd_event *e;
    bool rounds;
    step *steps;
    size_t count;
    size_t width;                /* one more than the highest number of a step */
    size_t *step_of;             /* by session and number */
    odd_session_score *each;     /* of a contestant, by step */
    odd_session_score *sessions; /* of a contestant, by session that they have begun */
} race;

/* ---- Steps ---------------------------------------------------------------------------------------- */

static void index_steps(race *r, odd_arena *arena) {
    size_t sessions = odd_event_about(r->e)->session_count + 1;
    for (size_t i = 0; i < r->count; i++)
        r->width = (size_t)r->steps[i].number >= r->width ? (size_t)r->steps[i].number + 1 : r->width;
    r->step_of = ODD_TAKE(arena, sessions * r->width + 1, size_t);
    r->each = ODD_TAKE(arena, r->count + 1, odd_session_score);
    r->sessions = ODD_TAKE(arena, sessions, odd_session_score);
    for (size_t i = 0; i < r->count; i++)
        r->step_of[r->steps[i].session * r->width + (size_t)r->steps[i].number] = i;
}

static void list_rounds(race *r, odd_arena *arena) {
    const odd_event *e = r->e;
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++)
        last = odd_play_at(e, i)->round > last ? odd_play_at(e, i)->round : last;
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        last = odd_match_at(e, i)->round > last ? odd_match_at(e, i)->round : last;
    r->rounds = last > 0 || odd_shows_matches(e);
    size_t sessions = odd_event_about(e)->session_count, width = (size_t)last + 1;
    bool *used = ODD_TAKE(arena, (sessions + 1) * width, bool);
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++) {
        const odd_play *play = odd_play_at(e, i);
        used[odd_board_at(e, play->board)->session * width + (size_t)play->round] = true;
    }
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        used[odd_match_at(e, i)->round] = true;
    r->steps = ODD_TAKE(arena, (sessions + 1) * width + odd_event_about(e)->board_count, step);
    for (size_t i = 0; i < (sessions + (sessions == 0)) * width && r->rounds; i++)
        if (used[i])
            r->steps[r->count++] = (step){(uint32_t)(i / width), (int)(i % width)};
    for (size_t i = 0; i < odd_event_about(e)->board_count && !r->rounds; i++) {
        const odd_board *b = odd_board_sorted(e, i);
        r->steps[r->count++] = (step){b->session, b->number};
    }
    index_steps(r, arena);
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

/* For pairs and players: the score of each session so far, in the order of the steps. */
static void put_boards(odd_out *o, const race *r, const odd_scorecard *c) {
    size_t count = 0;
    uint32_t session = ODD_NOBODY;
    for (size_t i = 0; i < r->count; i++)
        r->each[i] = (odd_session_score){0};
    for (size_t row = 0; row < c->count; row++) {
        const odd_scorecard_row *at = &c->rows[row];
        if (at->kind != ODD_SCORECARD_BOARD || !at->scored)
            continue;
        const odd_board *b = odd_board_at(r->e, odd_scorecard_play(c, at)->board);
        odd_session_score *sum =
            &r->each[r->step_of[b->session * r->width + (size_t)(r->rounds ? at->round : b->number)]];
        sum->score += at->value;
        sum->max += at->max;
        sum->boards++;
    }
    for (size_t i = 0; i < r->count; i++) {
        if (r->each[i].boards > 0 && session != r->steps[i].session) {
            session = r->steps[i].session;
            r->sessions[count++] = (odd_session_score){0};
        }
        if (r->each[i].boards > 0) {
            r->sessions[count - 1].score += r->each[i].score;
            r->sessions[count - 1].max += r->each[i].max;
            r->sessions[count - 1].boards += r->each[i].boards;
        }
        odd_session_score all =
            odd_sessions_combine(odd_event_about(r->e)->combine, r->sessions, count, NULL);
        odd_json_next(o);
        put_sum(o, r, all.score, all.max);
    }
}

/* What a match is worth to a team, in the unit of the standings if it has one. */
static odd_amount worth_of(const odd_event *e, const odd_match *m, int side) {
    if (odd_event_about(e)->has_vp)
        return m->vp[side];
    return odd_is_share(e) ? m->won[side] + m->share[side] : m->net[side];
}

static void put_matches(odd_out *o, const race *r, uint32_t who) {
    odd_amount sum = 0;
    size_t at = 0; /* matches are sorted by round */
    for (size_t i = 0; i < r->count; i++) {
        for (; at < odd_event_about(r->e)->match_count && odd_match_at(r->e, at)->round <= r->steps[i].number;
             at++)
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
        odd_out_int(o, r->steps[i].number);
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
    for (size_t i = 0, among = 0; i < odd_event_about(e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(e, i);
        among = i > 0 && s->field == odd_standing_at(e, i - 1)->field ? among + 1 : 1;
        if (count > 0 && among > count)
            continue;
        odd_json_line(o, 2);
        odd_out_char(o, '{');
        odd_json_word(o, "direction", odd_side_key(odd_contestant_at(e, s->who)->direction));
        odd_json_member(o, "id", odd_contestant_at(e, s->who)->id);
        odd_json_int(o, "rank", s->rank);
        odd_json_open(o, "values", '[');
        if (odd_shows_matches(e)) {
            put_matches(o, &r, s->who);
        } else {
            odd_scorecard_fill(&card, &index, s->who);
            put_boards(o, &r, &card);
        }
        odd_out_text(o, "]}");
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    odd_json_footer(o, e);
}
