/* Whether two events that were scored say the same, however each was read. For the unit tests and the fuzzer. Who
 * stands at which index may differ: contestants are compared by their ids. */
#ifndef SAME_H
#define SAME_H

#include <string.h>

#include "oddtrick_event.h"

static inline bool same_text(odd_text a, odd_text b) {
    return a.len == b.len && (a.len == 0 || memcmp(a.text, b.text, a.len) == 0);
}

static inline bool same_who(const odd_event *a, uint32_t x, const odd_event *b, uint32_t y) {
    if (x == ODD_NOBODY || y == ODD_NOBODY)
        return x == y;
    const odd_contestant *c = odd_contestant_at(a, x), *d = odd_contestant_at(b, y);
    return same_text(c->id, d->id) && c->direction == d->direction && same_text(c->name, d->name) &&
           same_text(c->players, d->players) && c->strat == d->strat && c->phantom == d->phantom &&
           c->carry == d->carry && c->handicap == d->handicap && same_text(c->section, d->section);
}

static inline bool same_problem(const odd_problem *p, const odd_problem *q) {
    return p->warning == q->warning && p->error.code == q->error.code && p->error.line == q->error.line &&
           p->error.column == q->error.column && strcmp(p->error.message, q->error.message) == 0;
}

static inline bool same_score(const odd_standing *s, const odd_standing *t) {
    return s->boards == t->boards && s->score == t->score && s->max == t->max &&
           s->percent_x100 == t->percent_x100 && s->plain == t->plain && s->plain_max == t->plain_max &&
           s->plain_boards == t->plain_boards && s->awarded == t->awarded && s->penalty == t->penalty &&
           s->handicap == t->handicap && s->imps_won == t->imps_won && s->imps_lost == t->imps_lost &&
           s->vp == t->vp && s->matches == t->matches && s->wins_x2 == t->wins_x2;
}

static inline bool same_standing(const odd_event *a, const odd_standing *s, const odd_event *b,
                                 const odd_standing *t) {
    return same_who(a, s->who, b, t->who) && s->rank == t->rank && s->tied == t->tied && same_score(s, t) &&
           memcmp(s->strat_rank, t->strat_rank, sizeof s->strat_rank) == 0 && s->broken_by == t->broken_by &&
           s->tie_value == t->tie_value && s->key_num == t->key_num && s->key_den == t->key_den &&
           s->tie_group == t->tie_group;
}

/* Lines that do not count have no values. */
static inline bool same_play(const odd_event *a, const odd_play *p, const odd_event *b, const odd_play *q) {
    const odd_worth *v = odd_worth_of(a, p), *w = odd_worth_of(b, q);
    if (p->line != q->line || odd_play_later(p) != odd_play_later(q) ||
        odd_play_counts(p) != odd_play_counts(q))
        return false;
    for (int d = 0; d < 2; d++) {
        odd_partners x = odd_event_partners(a, p, d), y = odd_event_partners(b, q, d);
        if (!same_who(a, x.who[0], b, y.who[0]) || !same_who(a, x.who[1], b, y.who[1]))
            return false;
        if (odd_play_counts(p) && (v->value[d] != w->value[d] || v->compared[d] != w->compared[d] ||
                                   odd_event_top(a, p, d) != odd_event_top(b, q, d)))
            return false;
    }
    return !odd_play_counts(p) || (v->expected == w->expected && v->small == w->small);
}

static inline bool same_board(const odd_board *x, const odd_board *y) {
    return x->number == y->number && x->lines == y->lines && x->results == y->results &&
           x->fouled == y->fouled && x->entries == y->entries && x->top == y->top &&
           x->datum_pts == y->datum_pts;
}

/* Which of the two teams is named first may differ. */
static inline bool same_match(const odd_event *a, const odd_match *m, const odd_event *b,
                              const odd_match *n) {
    int turn = same_who(a, m->team[0], b, n->team[0]) ? 0 : 1;
    for (int t = 0; t < 2; t++)
        if (!same_who(a, m->team[t], b, n->team[t ^ turn]) || m->won[t] != n->won[t ^ turn] ||
            m->lost[t] != n->lost[t ^ turn] || m->net[t] != n->net[t ^ turn] ||
            m->share[t] != n->share[t ^ turn] || m->vp[t] != n->vp[t ^ turn])
            return false;
    return m->round == n->round && m->boards == n->boards && m->half == n->half &&
           m->measure[0] == n->measure[0] && m->measure[1] == n->measure[1];
}

static inline bool same_kind(const odd_event_info *a, const odd_event_info *b) {
    return a->scoring == b->scoring && a->contest == b->contest && a->winners == b->winners &&
           a->acbl == b->acbl && a->expected == b->expected && a->has_vp == b->has_vp;
}

/* NULL if the standings, lines and boards are the same, else what is not. */
static inline const char *score_difference(const odd_event *a, const odd_event *b) {
    const odd_event_info *one = odd_event_about(a), *other = odd_event_about(b);
    if (one->standing_count != other->standing_count)
        return "the number of standings";
    for (size_t i = 0; i < one->standing_count; i++)
        if (!same_standing(a, odd_standing_at(a, i), b, odd_standing_at(b, i)))
            return "a standing";
    if (one->play_count != other->play_count || one->board_count != other->board_count)
        return "the number of lines or boards";
    for (size_t i = 0; i < one->play_count; i++)
        if (!same_play(a, odd_play_at(a, i), b, odd_play_at(b, i)))
            return "a line";
    for (size_t i = 0; i < one->board_count; i++)
        if (!same_board(odd_board_at(a, i), odd_board_at(b, i)) ||
            odd_board_sorted(a, i)->number != odd_board_sorted(b, i)->number)
            return "a board";
    return NULL;
}

/* NULL if all is the same, else what is not. */
static inline const char *event_difference(const odd_event *a, const odd_event *b) {
    const odd_event_info *one = odd_event_about(a), *other = odd_event_about(b);
    if (one->problem_count != other->problem_count || one->error_count != other->error_count)
        return "the number of problems";
    for (size_t i = 0; i < one->problem_count; i++)
        if (!same_problem(odd_problem_at(a, i), odd_problem_at(b, i)))
            return "a problem";
    if (one->error_count > 0)
        return NULL;
    if (!same_kind(one, other))
        return "what kind of event it is";
    const char *difference = score_difference(a, b);
    if (difference != NULL)
        return difference;
    if (one->match_count != other->match_count)
        return "the number of matches";
    for (size_t i = 0; i < one->match_count; i++)
        if (!same_match(a, odd_match_at(a, i), b, odd_match_at(b, i)))
            return "a match";
    if (one->penalty_count != other->penalty_count)
        return "the number of penalties";
    for (size_t i = 0; i < one->penalty_count; i++)
        if (odd_penalty_at(a, i)->taken != odd_penalty_at(b, i)->taken)
            return "a penalty";
    return NULL;
}

#endif
