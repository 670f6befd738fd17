/* Breaking ties: each rule gives tied contestants a value; the larger one ranks first. Those who are still
 * equal go to the next rule. */
#include "event/event_inner.h"
#include "event/scoring.h"

/* A run of standings that are tied. */
typedef struct run {
    odd_event *e;
    odd_standing *first;
    size_t count;
} run;

/* Returns the place of a contestant in the run, or -1. Marks are set while a rule is applied. */
static int place_in(const run *r, uint32_t who) {
    return who == ODD_NOBODY ? -1 : (int)r->e->scratch.marks[who] - 1;
}

static void mark(const run *r, bool on) {
    for (size_t i = 0; i < r->count; i++)
        r->e->scratch.marks[r->first[i].who] = on ? (uint32_t)i + 1 : 0;
}

static void clear(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = 0;
}

/* ---- Rules: each fills tie_value, or returns that it does not apply ---------------------------- */

enum { MEETING_MAX = 64 }; /* in a longer run, results against each other do not count */

/* Returns whether each has met each other: bits by place. */
static bool all_met(const run *r, const uint64_t *met) {
    for (size_t i = 0; i < r->count; i++)
        for (size_t j = 0; j < r->count; j++)
            if (i != j && (met[i] >> j & 1) == 0)
                return false;
    return true;
}

/* For teams: applies if all of them have met. */
static bool by_matches(const run *r) {
    uint64_t met[MEETING_MAX] = {0};
    for (size_t i = 0; i < r->e->about.match_count && r->count <= MEETING_MAX; i++) {
        const odd_match *m = &r->e->matches[i];
        int place[2] = {place_in(r, m->team[0]), place_in(r, m->team[1])};
        if (place[0] < 0 || place[1] < 0 || m->boards == 0)
            continue;
        for (int t = 0; t < 2; t++) {
            met[place[t]] |= UINT64_C(1) << place[1 - t];
            r->first[place[t]].tie_value += r->e->about.has_vp ? m->vp[t] : m->net[t] + m->share[t];
        }
    }
    return r->count <= MEETING_MAX && all_met(r, met);
}

/* For two pairs or players: what they scored on boards that they played against each other. */
static bool by_meetings(const run *r) {
    const odd_event *e = r->e;
    bool met = false;
    for (size_t i = 0; i < e->about.play_count && r->count == 2; i++) {
        const odd_play *p = &e->plays[i];
        for (int seats = 0; seats < 4 && odd_play_counts(p); seats++) {
            uint32_t ns = odd_event_who(e, p, 0)[seats / 2], ew = odd_event_who(e, p, 1)[seats % 2];
            int a = place_in(r, ns), b = place_in(r, ew), direction;
            if (a < 0 || b < 0)
                continue;
            met = true;
            r->first[a].tie_value += odd_event_value(e, p, ns, &direction);
            r->first[b].tie_value += odd_event_value(e, p, ew, &direction);
        }
    }
    return met;
}

static odd_amount final_score(const odd_event *e, uint32_t who) {
    return e->scratch.final_scores[who];
}

static bool by_opponents(const run *r) {
    for (size_t i = 0; i < r->e->about.match_count; i++) {
        const odd_match *m = &r->e->matches[i];
        for (int t = 0; t < 2 && m->boards > 0; t++) {
            int place = place_in(r, m->team[t]);
            if (place >= 0)
                r->first[place].tie_value += final_score(r->e, m->team[1 - t]);
        }
    }
    return r->e->about.match_count > 0 && odd_setting(r->e, ODD_SET_FORMAT) != ODD_ALL_PLAY_ALL;
}

static bool by_basic(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = r->first[i].plain;
    return odd_has_matches(r->e);
}

/* Fills the figure to be shown; the order is by the fractions themselves. */
static bool by_quotient(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = odd_quotient_of(&r->first[i]);
    return r->e->about.contest == ODD_TEAMS;
}

/* A team that has lost nothing is ahead of all others, unless it has won nothing. */
static int compare_quotients(const odd_standing *a, const odd_standing *b) {
    bool a_all = a->imps_lost == 0 && a->imps_won > 0, b_all = b->imps_lost == 0 && b->imps_won > 0;
    if (a_all || b_all)
        return a_all - b_all;
    return odd_frac_compare((odd_frac){a->imps_won, a->imps_lost > 0 ? a->imps_lost : 1},
                            (odd_frac){b->imps_won, b->imps_lost > 0 ? b->imps_lost : 1});
}

static bool by_wins(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = r->first[i].wins_x2 * (odd_amount)ODD_ONE / 2;
    return odd_has_matches(r->e);
}

/* Returns the next round in which a board was played, or -1. For teams, a board is another deal in each
 * round; pairs have one round, 0. */
static int round_after(const odd_event *e, const odd_board *b, int last) {
    int next = -1;
    if (e->about.contest != ODD_TEAMS)
        return last < 0 ? 0 : -1;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        int round = e->plays[i - 1].round;
        next = round > last && (next < 0 || round < next) ? round : next;
    }
    return next;
}

/* Returns whether a direction has a score on a line of a round. */
static bool scored(const odd_event *e, const odd_play *p, int round, int direction) {
    return (e->about.contest != ODD_TEAMS || p->round == round) && odd_event_scored(e, p, direction);
}

/* For each two on one deal, counts who did better, and half for equal scores. Of a team's scores against two
 * others, the better one counts. */
static void count_back(const run *r, const odd_board *b, int round) {
    const odd_event *e = r->e;
    odd_amount *value = e->scratch.tie_values;
    bool *there = e->scratch.tie_there;
    for (size_t n = 0; n < r->count; n++)
        there[n] = false;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        for (int seat = 0; seat < 4; seat++) {
            const odd_play *p = &e->plays[i - 1];
            uint32_t who = odd_event_who(e, p, seat / 2)[seat % 2];
            int place = place_in(r, who), direction;
            if (place < 0 || !scored(e, p, round, seat / 2))
                continue;
            odd_amount own = odd_event_value(e, p, who, &direction);
            value[place] = there[place] && value[place] > own ? value[place] : own;
            there[place] = true;
        }
    for (size_t n = 0; n < r->count; n++)
        for (size_t m = 0; m < r->count; m++)
            if (n != m && there[n] && there[m])
                r->first[n].tie_value += value[n] > value[m]    ? ODD_ONE
                                         : value[n] == value[m] ? ODD_ONE / 2
                                                                : 0;
}

static bool by_countback(const run *r) {
    for (size_t b = 0; b < r->e->about.board_count; b++)
        for (int round = -1; (round = round_after(r->e, &r->e->boards[b], round)) >= 0;)
            count_back(r, &r->e->boards[b], round);
    return true;
}

/* Counts those on one deal whom nobody with the same cards has beaten. */
static void count_tops(const run *r, const odd_board *b, int round) {
    const odd_event *e = r->e;
    odd_amount best[2] = {INT64_MIN, INT64_MIN};
    for (int pass = 0; pass < 2; pass++)
        for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
            for (int seat = 0; seat < 4; seat++) {
                const odd_play *p = &e->plays[i - 1];
                uint32_t who = odd_event_who(e, p, seat / 2)[seat % 2];
                int cards = seat / 2 ^ (p->turned ? 1 : 0), direction;
                if (who == ODD_NOBODY || !scored(e, p, round, seat / 2))
                    continue;
                odd_amount value = odd_event_value(e, p, who, &direction);
                if (pass == 0 && value > best[cards])
                    best[cards] = value;
                else if (pass == 1 && value == best[cards] && place_in(r, who) >= 0)
                    r->first[place_in(r, who)].tie_value += ODD_ONE;
            }
}

static bool by_tops(const run *r) {
    for (size_t b = 0; b < r->e->about.board_count; b++)
        for (int round = -1; (round = round_after(r->e, &r->e->boards[b], round)) >= 0;)
            count_tops(r, &r->e->boards[b], round);
    return true;
}

static bool apply(const run *r, odd_tie_break rule) {
    switch (rule) {
    case ODD_TIE_MATCH:
        return odd_has_matches(r->e) ? by_matches(r) : by_meetings(r);
    case ODD_TIE_OPPONENTS:
        return by_opponents(r);
    case ODD_TIE_BASIC:
        return by_basic(r);
    case ODD_TIE_QUOTIENT:
        return by_quotient(r);
    case ODD_TIE_WINS:
        return by_wins(r);
    case ODD_TIE_COUNTBACK:
        return by_countback(r);
    case ODD_TIE_TOPS:
        return by_tops(r);
    case ODD_TIE_SHARE:
    case ODD_TIE_COUNT:
        break;
    }
    return false;
}

/* ---- Order ------------------------------------------------------------------------------------- */

/* Returns more than 0 if a is ahead of b by a rule, 0 if they are equal. */
static int compare_by(odd_tie_break rule, const odd_standing *a, const odd_standing *b) {
    if (rule == ODD_TIE_QUOTIENT)
        return compare_quotients(a, b);
    return (a->tie_value > b->tie_value) - (a->tie_value < b->tie_value);
}

static void sort_run(const run *r, odd_tie_break rule) {
    for (size_t i = 1; i < r->count; i++) {
        odd_standing s = r->first[i];
        size_t at = i;
        for (; at > 0 && compare_by(rule, &r->first[at - 1], &s) < 0; at--)
            r->first[at] = r->first[at - 1];
        r->first[at] = s;
    }
}

/* Breaks the ties of a run, from one rule on. */
static void break_run(const run *r, int64_t rule) {
    const odd_settings *settings = &r->e->settings;
    if (r->count < 2 || rule >= settings->value[ODD_SET_TIE_BREAK])
        return;
    odd_tie_break name = (odd_tie_break)settings->ties[rule];
    clear(r);
    mark(r, true);
    bool applies = apply(r, name);
    mark(r, false);
    if (!applies) {
        clear(r);
        break_run(r, rule + 1);
        return;
    }
    sort_run(r, name);
    bool same = compare_by(name, &r->first[0], &r->first[r->count - 1]) == 0;
    for (size_t start = 0, n; start < r->count; start += n) {
        run part = {r->e, r->first + start, 0};
        for (n = 1; start + n < r->count && compare_by(name, &part.first[0], &part.first[n]) == 0; n++)
            ;
        part.count = n;
        odd_amount figure = part.first[0].tie_value;
        for (size_t i = 0; i < n && !same; i++) {
            part.first[i].tie_group += (int)start;
            part.first[i].broken_by = name;
        }
        if (n > 1)
            break_run(&part, rule + 1);
        for (size_t i = 0; i < n; i++)
            if (part.first[i].broken_by == name) /* no later rule did */
                part.first[i].tie_value = figure;
    }
}

void odd_break_ties(odd_event *e) {
    size_t who = e->about.contestant_count;
    if (!odd_event_reserve(e, &e->scratch.tie_values, 0, who, &e->scratch.tie_cap[0], sizeof(odd_amount)) ||
        !odd_event_reserve(e, &e->scratch.tie_there, 0, who, &e->scratch.tie_cap[1], sizeof(bool)) ||
        !odd_event_reserve(e, &e->scratch.final_scores, 0, who, &e->scratch.tie_cap[2], sizeof(odd_amount)))
        return;
    for (size_t i = 0; i < e->about.standing_count; i++)
        e->scratch.final_scores[e->standings[i].who] = e->standings[i].score;
    for (size_t start = 0, n; start < e->about.standing_count; start += n) {
        run r = {e, e->standings + start, 0};
        for (n = 1; start + n < e->about.standing_count && odd_ranks_equal(&r.first[0], &r.first[n]); n++)
            ;
        r.count = n;
        break_run(&r, 0);
    }
}
