/* The bracket of an event that is a knock-out: matches stage by stage, who won them, and the matches that can be played next. */
#include "base/arena.h"
#include "base/text.h"
#include "report/columns.h"
#include "report/movement_report.h"

/* ---- The bracket ------------------------------------------------------------------------------------- */

static const odd_movement *knock_out_of(const odd_event *e, size_t *session) {
    for (size_t i = odd_event_about(e)->session_count; i-- > 0;) {
        const odd_movement *m = odd_event_movement(e, i);
        if (m == NULL)
            continue;
        *session = i;
        return m->kind == ODD_MOVE_KNOCK_OUT ? m : NULL;
    }
    return NULL;
}

bool odd_event_is_knock_out(const odd_event *e) {
    size_t session;
    return knock_out_of(e, &session) != NULL;
}

static int stage_of(const odd_bracket_view *b, int round) {
    return (round - 1) / b->segments + 1;
}

uint32_t odd_bracket_who(const odd_bracket_view *b, uint16_t seed) {
    return seed != 0 ? odd_event_movement_who(b->e, b->session, seed) : ODD_NOBODY;
}

const odd_match *odd_bracket_segment(const odd_bracket_view *b, const odd_bracket_match *match, int segment,
                                     int *home) {
    uint32_t one = odd_bracket_who(b, match->team[0]), two = odd_bracket_who(b, match->team[1]);
    int round = (match->stage - 1) * b->segments + segment;
    for (size_t i = 0; i < odd_event_about(b->e)->match_count && one != ODD_NOBODY && two != ODD_NOBODY;
         i++) {
        const odd_match *m = odd_match_at(b->e, i);
        *home = m->team[0] == one ? 0 : 1;
        if (m->round == round && m->boards > 0 && m->team[*home] == one && m->team[1 - *home] == two)
            return m;
    }
    return NULL;
}

/* A team that plays in a later stage has won. */
static bool plays_after(const odd_bracket_view *b, uint16_t seed, int stage) {
    for (size_t i = 0; i < b->m->move_count; i++) {
        const odd_move *v = &b->m->moves[i];
        if (stage_of(b, v->round) > stage && (v->ns[0] == seed || v->ew[0] == seed))
            return true;
    }
    return false;
}

static uint16_t winner(void *owner, const odd_bracket_match *match) {
    const odd_bracket_view *b = owner;
    int home, played = 0;
    uint32_t won = ODD_NOBODY;
    for (int t = 0; t < 2; t++)
        if (plays_after(b, match->team[t], match->stage))
            return match->team[t];
    for (int segment = 1; segment <= b->segments; segment++) {
        const odd_match *m = odd_bracket_segment(b, match, segment, &home);
        played += m != NULL;
        won = m != NULL ? m->winner : won;
    }
    for (int t = 0; t < 2; t++)
        if (played == b->segments && won != ODD_NOBODY && won == odd_bracket_who(b, match->team[t]))
            return match->team[t];
    return 0;
}

/* Whether the first stage follows the seeds; rows may define it otherwise. */
static bool is_by_seeds(const odd_bracket_view *b) {
    for (size_t i = 0; i < b->m->move_count; i++) {
        const odd_move *v = &b->m->moves[i];
        size_t at = (size_t)(v->table - 1) / 2;
        if (v->round == 1 &&
            (at >= b->count || (b->matches[at].team[0] != v->ns[0] && b->matches[at].team[0] != v->ew[0])))
            return false;
    }
    return true;
}

int odd_bracket_open(odd_bracket_view *out, const odd_event *e, odd_arena *arena, odd_error *error) {
    odd_bracket_view b = {.e = e};
    b.m = knock_out_of(e, &b.session);
    if (b.m == NULL || b.m->contestants < 2)
        return odd_fail(
            error, ODD_E_REFERENCE, 0, 0,
            "the event is not a knock-out: expected a line like movement knock-out teams 8 boards 24");
    b.segments = b.m->segments > 0 ? b.m->segments : 1;
    b.count = odd_bracket_matches(NULL, 0, b.m->contestants, NULL);
    b.matches = ODD_TAKE(arena, b.count + 1, odd_bracket_match);
    if (b.matches == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    odd_bracket_results results = {&b, winner};
    odd_bracket_matches(b.matches, b.count, b.m->contestants, NULL);
    if (b.count == 0 || !is_by_seeds(&b))
        return odd_fail(
            error, ODD_E_REFERENCE, 0, 0,
            "the first stage is not by seeds: expected movement knock-out teams %d without rows for it",
            b.m->contestants);
    odd_bracket_matches(b.matches, b.count, b.m->contestants, &results);
    b.stages = b.matches[b.count - 1].stage;
    *out = b;
    return ODD_OK;
}

/* ---- Words ------------------------------------------------------------------------------------------- */

void odd_stage_name(odd_out *o, const odd_bracket_view *b, int stage) {
    static const char *const names[] = {"Final", "Semi-finals", "Quarter-finals"};
    int left = b->stages - stage;
    if (left < 3)
        odd_out_string(o, names[left]);
    else
        odd_out_words(o, "Round of %d", 2 << left);
}

/* ---- The next stage ------------------------------------------------------------------------------------ */

/* Whether the movement has rows of a match. */
static bool is_drawn(const odd_bracket_view *b, const odd_bracket_match *match) {
    for (size_t i = 0; i < b->m->move_count; i++) {
        const odd_move *v = &b->m->moves[i];
        if (stage_of(b, v->round) == match->stage &&
            (v->ns[0] == match->team[0] || v->ns[0] == match->team[1]))
            return true;
    }
    return false;
}

static int nothing_next(const odd_bracket_view *b, odd_error *error) {
    const odd_bracket_match *last = &b->matches[b->count - 1];
    if (last->winner != 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the knock-out is over: %.*s has won",
                        (int)b->m->ids[last->winner].len, b->m->ids[last->winner].text);
    return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                    "no match of the next stage is known yet: both of its teams must have won");
}

int odd_draw_knock_out(odd_draw_rows *out, const odd_draw_source *source, const odd_choices *choices,
                       odd_arena *arena, odd_error *error) {
    odd_bracket_view b;
    int code = odd_bracket_open(&b, source->e, arena, error);
    if (code != ODD_OK)
        return code;
    if (choices->count > 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                        "a knock-out is not drawn, its next stage follows from results: leave %s%.*s out",
                        choices->dash, (int)choices->list[0].name.len, choices->list[0].name.text);
    odd_draw_entry *entries = ODD_TAKE(arena, (size_t)b.m->contestants + 1, odd_draw_entry);
    out->draw = (odd_draw){.matches = ODD_TAKE(arena, b.count + 1, odd_drawn_match), .bye = ODD_NOBODY};
    if (entries == NULL || out->draw.matches == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    for (int i = 0; i < b.m->contestants; i++)
        entries[i].id = b.m->ids[i + 1];
    out->request.entries = entries;
    out->request.count = (size_t)b.m->contestants;
    for (size_t i = 0; i < b.count; i++) {
        const odd_bracket_match *m = &b.matches[i];
        if (m->team[0] == 0 || m->team[1] == 0 || m->winner != 0 || is_drawn(&b, m) ||
            (out->stage != 0 && out->stage != m->stage))
            continue;
        out->stage = m->stage;
        out->draw.matches[out->draw.match_count++] = (odd_drawn_match){
            .home = m->team[0] - 1U, .away = m->team[1] - 1U, .table = m->number, .rounds = b.segments};
    }
    out->round = (out->stage - 1) * b.segments + 1;
    out->segments = b.segments;
    out->set_boards = b.m->set_boards;
    return out->stage > 0 ? ODD_OK : nothing_next(&b, error);
}
