/* The score of each contestant in each session, and their combination: the sum, the mean of percentages, the
 * EBU's carry-forward, or the last session alone. */
#include "base/arena.h"
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

static odd_session_score score_of(const odd_event *e, uint32_t session, uint32_t who) {
    const odd_sum *a = &odd_sums_in(e, session)[who], *b = &odd_awards_in(e, session)[who];
    return (odd_session_score){a->plain + b->plain, a->plain_max + b->plain_max,
                               a->plain_boards + b->plain_boards};
}

/* ---- One total ------------------------------------------------------------------------------------- */

/* factor x a / b, rounded to the last digit. */
static odd_amount scaled(bool *too_large, odd_frac factor, odd_amount a, odd_amount b) {
    int64_t units = 0;
    odd_frac value = odd_frac_mul(factor, odd_frac_of(a, b > 0 ? b : 1));
    if (!odd_frac_round(&units, value, odd_frac_whole(1), ODD_HALVES_AWAY, odd_frac_whole(0)) &&
        too_large != NULL)
        *too_large = true;
    return units;
}

static odd_session_score sum_of(const odd_session_score *list, size_t count) {
    odd_session_score all = {0};
    for (size_t i = 0; i < count; i++) {
        all.score += list[i].score;
        all.max += list[i].max;
        all.boards += list[i].boards;
    }
    return all;
}

/* Scales each session to the number of boards of the last. */
static odd_session_score mean_of(const odd_session_score *list, size_t count, bool *too_large) {
    odd_session_score all = {.boards = sum_of(list, count).boards};
    odd_amount max = list[count - 1].max;
    for (size_t i = 0; i < count; i++) {
        all.score += scaled(too_large, odd_frac_whole(list[i].score), max, list[i].max);
        all.max += max;
    }
    return all;
}

/* CF = 1/2 x SQ x (NumQ / MaxQ) x (MaxF / NumF), with the score, the number of sessions and the maximum of
 * the qualifying stage, and those of the final, which is one session. */
static odd_session_score with_carry_forward(const odd_session_score *list, size_t count, bool *too_large) {
    odd_session_score all = list[count - 1], before = sum_of(list, count - 1);
    odd_frac half = odd_frac_mul(odd_frac_of((int64_t)count - 1, 2), odd_frac_whole(all.max));
    all.boards += before.boards;
    if (count == 1)
        return all;
    all.score += scaled(too_large, half, before.score, before.max);
    all.max += scaled(too_large, half, 1, 1);
    return all;
}

odd_session_score odd_sessions_combine(odd_combine how, const odd_session_score *list, size_t count,
                                       bool *too_large) {
    if (count == 0)
        return (odd_session_score){0};
    switch (how) {
    case ODD_COMBINE_MEAN:
        return mean_of(list, count, too_large);
    case ODD_COMBINE_EBU:
        return with_carry_forward(list, count, too_large);
    case ODD_COMBINE_LAST:
        return list[count - 1];
    case ODD_COMBINE_FULL:
    case ODD_COMBINE_COUNT:
        break;
    }
    return sum_of(list, count);
}

/* ---- All contestants --------------------------------------------------------------------------------- */

/* Lists the sessions in which a contestant has a score; the last one is the one with the highest number. */
static size_t career_of(const odd_event *e, uint32_t who, odd_session_score *list, uint32_t *last) {
    size_t count = 0;
    *last = ODD_NOBODY;
    for (uint32_t i = 0; i < e->about.session_count; i++)
        if (score_of(e, i, who).boards > 0 && (*last == ODD_NOBODY || number_of(e, i) > number_of(e, *last)))
            *last = i;
    for (uint32_t i = 0; i < e->about.session_count && *last != ODD_NOBODY; i++)
        if (i != *last && score_of(e, i, who).boards > 0)
            list[count++] = score_of(e, i, who);
    if (*last != ODD_NOBODY)
        list[count++] = score_of(e, *last, who);
    return count;
}

/* Orders finals by number; contestants without a second session come last. */
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
    int fields = 4 * (e->derived.section_count + 2);
    if (percent && !has_max) {
        odd_event_wrong(e, false, ODD_E_REFERENCE, e->facts.combine_line, (odd_text){0}, (odd_text){0},
                        "scoring %s has no percentages: expected combine full or combine last",
                        odd_scoring_text(e->about.scoring));
        return;
    }
    odd_session_score *list = ODD_TAKE(e->arena, e->about.session_count + 1, odd_session_score);
    e->no_memory = e->no_memory || list == NULL;
    for (size_t i = 0; i < e->about.contestant_count && list != NULL; i++) {
        odd_standing *s = &e->standings[i];
        uint32_t last;
        size_t count = career_of(e, s->who, list, &last);
        s->field = e->contestants[s->who].field;
        s->last_session = last != ODD_NOBODY ? last : 0;
        if (last == ODD_NOBODY)
            continue;
        odd_session_score all = odd_sessions_combine(e->about.combine, list, count, e->derived.too_large);
        s->combined = all.score - s->score;
        s->combined_max = has_max ? all.max - s->max : 0;
        s->score = all.score;
        s->max += s->combined_max;
        s->boards = all.boards;
        if (e->about.apart)
            s->field += fields * place_of(e, last);
    }
}
