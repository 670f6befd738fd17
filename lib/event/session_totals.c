/* What each contestant has in each session, and the total that becomes of it: their sum, the mean of their percentages, the EBU's
 * carry-forward, or the last alone. */
#include "event/event_inner.h"

odd_session_score odd_event_session_score(const odd_event *e, size_t session, uint32_t who) {
    odd_session_score score = {0};
    if (session >= e->about.session_count || who >= e->about.contestant_count ||
        e->about.standing_count == 0 || e->about.contest == ODD_TEAMS)
        return score;
    const odd_sum *a = &odd_sums_in(e, (uint32_t)session)[who],
                  *b = &odd_awards_in(e, (uint32_t)session)[who];
    score.score = a->plain + b->plain;
    score.max = odd_scoring_has_max(e) ? a->plain_max + b->plain_max : 0;
    score.boards = a->plain_boards + b->plain_boards;
    return score;
}

static int number_of(const odd_event *e, uint32_t session) {
    return e->facts.sessions[session].about.number;
}

/* Of one contestant: the last session with a score, and all before it. */
typedef struct career {
    odd_session_score last, before;
    uint32_t last_session;
    int count; /* sessions before the last one */
} career;

static odd_session_score score_of(const odd_event *e, uint32_t session, uint32_t who) {
    const odd_sum *a = &odd_sums_in(e, session)[who], *b = &odd_awards_in(e, session)[who];
    return (odd_session_score){a->plain + b->plain, a->plain_max + b->plain_max,
                               a->plain_boards + b->plain_boards};
}

static career career_of(const odd_event *e, uint32_t who) {
    career c = {.last_session = ODD_NOBODY};
    for (uint32_t i = 0; i < e->about.session_count; i++) {
        bool later = c.last_session == ODD_NOBODY || number_of(e, i) > number_of(e, c.last_session);
        if (score_of(e, i, who).boards > 0 && later)
            c.last_session = i;
    }
    for (uint32_t i = 0; i < e->about.session_count && c.last_session != ODD_NOBODY; i++) {
        odd_session_score s = score_of(e, i, who);
        if (i == c.last_session || s.boards == 0)
            continue;
        c.before.score += s.score;
        c.before.max += s.max;
        c.before.boards += s.boards;
        c.count++;
    }
    if (c.last_session != ODD_NOBODY)
        c.last = score_of(e, c.last_session, who);
    return c;
}

/* factor x a / b, to the last digit that there is. */
static odd_amount scaled(odd_event *e, odd_frac factor, odd_amount a, odd_amount b) {
    int64_t units = 0;
    odd_frac value = odd_frac_mul(factor, odd_frac_of(a, b > 0 ? b : 1));
    if (!odd_frac_round(&units, value, odd_frac_whole(1), ODD_HALVES_AWAY, odd_frac_whole(0)))
        *e->made.too_large = true;
    return units;
}

/* Each session as if it had as many boards as the last. */
static odd_session_score mean_of(odd_event *e, uint32_t who, const career *c) {
    odd_session_score all = {.boards = c->last.boards + c->before.boards};
    for (uint32_t i = 0; i < e->about.session_count; i++) {
        odd_session_score s = score_of(e, i, who);
        if (s.boards == 0)
            continue;
        all.score += scaled(e, odd_frac_whole(s.score), c->last.max, s.max);
        all.max += c->last.max;
    }
    return all;
}

/* CF = 1/2 x SQ x (NumQ / MaxQ) x (MaxF / NumF): score, number of sessions and maximum of the qualifying, and of the final, which is
 * one session. */
static odd_session_score with_carry_forward(odd_event *e, const career *c) {
    odd_session_score all = c->last;
    odd_frac half = odd_frac_mul(odd_frac_of(c->count, 2), odd_frac_whole(c->last.max));
    all.boards += c->before.boards;
    if (c->count == 0)
        return all;
    all.score += scaled(e, half, c->before.score, c->before.max);
    all.max += scaled(e, half, 1, 1);
    return all;
}

static odd_session_score combined(odd_event *e, uint32_t who, const career *c) {
    switch (e->about.combine) {
    case ODD_COMBINE_MEAN:
        return mean_of(e, who, c);
    case ODD_COMBINE_EBU:
        return with_carry_forward(e, c);
    case ODD_COMBINE_LAST:
        return c->last;
    case ODD_COMBINE_FULL:
    case ODD_COMBINE_COUNT:
        break;
    }
    return (odd_session_score){c->last.score + c->before.score, c->last.max + c->before.max,
                               c->last.boards + c->before.boards};
}

/* Finals in the order of their numbers; those who played no session but the first are behind all. */
static int place_of(const odd_event *e, uint32_t session) {
    int first = number_of(e, 0), number = number_of(e, session), place = 0;
    for (uint32_t i = 1; i < e->about.session_count; i++)
        first = number_of(e, i) < first ? number_of(e, i) : first;
    for (uint32_t i = 0; i < e->about.session_count; i++)
        place += number_of(e, i) < number;
    return number == first ? (int)e->about.session_count : place;
}

void odd_total_sessions(odd_event *e) {
    bool has_max = odd_scoring_has_max(e),
         percent = e->about.combine == ODD_COMBINE_MEAN || e->about.combine == ODD_COMBINE_EBU;
    int fields = 4 * (e->made.section_count + 2);
    if (percent && !has_max) {
        odd_event_wrong(e, false, ODD_E_REFERENCE, e->facts.combine_line, (odd_text){0}, (odd_text){0},
                        "scoring %s has no percentages: expected combine full or combine last",
                        odd_scoring_text(e->about.scoring));
        return;
    }
    for (size_t i = 0; i < e->about.contestant_count; i++) {
        odd_standing *s = &e->standings[i];
        career c = career_of(e, s->who);
        s->field = e->contestants[s->who].field;
        s->last_session = c.last_session != ODD_NOBODY ? c.last_session : 0;
        if (c.last_session == ODD_NOBODY)
            continue;
        odd_session_score all = combined(e, s->who, &c);
        s->combined = all.score - s->score;
        s->combined_max = has_max ? all.max - s->max : 0;
        s->score = all.score;
        s->max += s->combined_max;
        s->boards = all.boards;
        if (e->about.apart)
            s->field += fields * place_of(e, c.last_session);
    }
}
