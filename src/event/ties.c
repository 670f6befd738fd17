/* Breaking ties: each rule gives those who are tied a figure; the larger is before the smaller. Those who are still
 * equal go on to the next rule. */
#include "event/rank.h"
#include "event/teams.h"

/* Those who are tied: a run of standings. */
typedef struct run {
    odd_event *e;
    odd_standing *first;
    size_t count;
} run;

/* Where someone is in the run; -1 if they are not. Marks are set while a rule is applied. */
static int place_in(const run *r, uint32_t who) {
    return who == ODD_NOBODY ? -1 : (int)r->e->inner->marks[who] - 1;
}

static void mark(const run *r, bool on) {
    for (size_t i = 0; i < r->count; i++)
        r->e->inner->marks[r->first[i].who] = on ? (uint32_t)i + 1 : 0;
}

static void clear(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = 0;
}

/* ---- Rules: each fills tie_value, or says that it does not apply ------------------------------- */

/* Teams: all of them must have met. */
static bool by_matches(const run *r) {
    size_t met = 0;
    for (size_t i = 0; i < r->e->match_count; i++) {
        const odd_match *m = &r->e->matches[i];
        int a = place_in(r, m->team[0]), b = m->team[1] == ODD_NOBODY ? -1 : place_in(r, m->team[1]);
        if (a < 0 || b < 0 || m->boards == 0)
            continue;
        met++;
        for (int t = 0; t < 2; t++) {
            odd_amount own = r->e->has_vp ? m->vp[t] : m->net[t] + m->share[t];
            r->first[t == 0 ? a : b].tie_value += own;
        }
    }
    return met >= r->count * (r->count - 1) / 2;
}

/* Pairs: what they scored on boards that they played against each other. */
static bool by_meetings(const run *r) {
    bool met = false;
    for (size_t i = 0; i < r->e->play_count; i++) {
        const odd_play *p = &r->e->plays[i];
        if (!odd_play_counts(p))
            continue;
        const uint32_t *ns = odd_event_who(r->e, p, 0), *ew = odd_event_who(r->e, p, 1);
        int a = place_in(r, ns[0]), b = place_in(r, ew[0]);
        if (a < 0 || b < 0)
            continue;
        met = true;
        r->first[a].tie_value += p->value[0];
        r->first[b].tie_value += p->value[1];
    }
    return met && r->count == 2;
}

static odd_amount final_score(const odd_event *e, uint32_t who) {
    return e->inner->final_scores[who];
}

static bool by_opponents(const run *r) {
    for (size_t i = 0; i < r->e->match_count; i++) {
        const odd_match *m = &r->e->matches[i];
        for (int t = 0; t < 2 && m->team[1] != ODD_NOBODY; t++) {
            int place = place_in(r, m->team[t]);
            if (place >= 0)
                r->first[place].tie_value += final_score(r->e, m->team[1 - t]);
        }
    }
    return r->e->match_count > 0 && odd_setting(r->e, ODD_SET_FORMAT) != ODD_ALL_PLAY_ALL;
}

static bool by_basic(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = r->first[i].plain;
    return r->e->contest == ODD_TEAMS;
}

static bool by_quotient(const run *r) {
    for (size_t i = 0; i < r->count; i++) {
        const odd_standing *s = &r->first[i];
        int64_t q = INT64_MAX;
        if (s->imps_lost > 0)
            odd_frac_round(&q, odd_frac_of(s->imps_won, s->imps_lost), odd_frac_of(1, ODD_ONE), ODD_HALVES_UP,
                           odd_frac_whole(0));
        r->first[i].tie_value = q;
    }
    return r->e->contest == ODD_TEAMS;
}

static bool by_wins(const run *r) {
    for (size_t i = 0; i < r->count; i++)
        r->first[i].tie_value = r->first[i].wins_x2 * (odd_amount)ODD_ONE / 2;
    return r->e->contest == ODD_TEAMS;
}

/* Board by board, who of each two did better; half for equal ones. */
static bool by_countback(const run *r) {
    const odd_event *e = r->e;
    odd_amount *value = e->inner->tie_values;
    bool *there = e->inner->tie_there;
    for (size_t b = 0; b < e->board_count; b++) {
        for (size_t n = 0; n < r->count; n++)
            there[n] = false;
        for (uint32_t i = e->boards[b].first; i != 0; i = e->plays[i - 1].next)
            for (int seat = 0; seat < 4 && odd_play_counts(&e->plays[i - 1]); seat++) {
                uint32_t who = odd_event_who(e, &e->plays[i - 1], seat / 2)[seat % 2];
                int place = place_in(r, who), direction;
                if (place < 0)
                    continue;
                there[place] = true;
                value[place] = odd_event_value(e, &e->plays[i - 1], who, &direction);
            }
        for (size_t n = 0; n < r->count; n++)
            for (size_t m = 0; m < r->count; m++)
                if (n != m && there[n] && there[m])
                    r->first[n].tie_value += value[n] > value[m]    ? ODD_ONE
                                             : value[n] == value[m] ? ODD_ONE / 2
                                                                    : 0;
    }
    return true;
}

/* Boards on which nobody in the same direction did better. */
static bool by_tops(const run *r) {
    const odd_event *e = r->e;
    for (size_t b = 0; b < e->board_count; b++) {
        odd_amount best[2] = {INT64_MIN, INT64_MIN};
        for (uint32_t i = e->boards[b].first; i != 0; i = e->plays[i - 1].next)
            for (int d = 0; d < 2; d++)
                if (odd_play_counts(&e->plays[i - 1]) && e->plays[i - 1].value[d] > best[d])
                    best[d] = e->plays[i - 1].value[d];
        for (uint32_t i = e->boards[b].first; i != 0; i = e->plays[i - 1].next)
            for (int d = 0; d < 2; d++)
                for (int n = 0; n < 2 && odd_play_counts(&e->plays[i - 1]); n++) {
                    uint32_t who = odd_event_who(e, &e->plays[i - 1], d)[n];
                    int place = place_in(r, who);
                    if (place >= 0 && e->plays[i - 1].value[d] == best[d])
                        r->first[place].tie_value += ODD_ONE;
                }
    }
    return true;
}

static bool apply(const run *r, odd_tie_break rule) {
    switch (rule) {
    case ODD_TIE_MATCH:
        return r->e->contest == ODD_TEAMS ? by_matches(r) : by_meetings(r);
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

static void sort_run(const run *r) {
    for (size_t i = 1; i < r->count; i++) {
        odd_standing s = r->first[i];
        size_t at = i;
        for (; at > 0 && r->first[at - 1].tie_value < s.tie_value; at--)
            r->first[at] = r->first[at - 1];
        r->first[at] = s;
    }
}

/* Breaks the ties of a run from a rule on. */
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
    sort_run(r);
    bool same = r->first[0].tie_value == r->first[r->count - 1].tie_value;
    for (size_t start = 0, n; start < r->count; start += n) {
        run part = {r->e, r->first + start, 0};
        for (n = 1; start + n < r->count && part.first[n].tie_value == part.first[0].tie_value; n++)
            ;
        part.count = n;
        for (size_t i = 0; i < n && !same; i++) {
            part.first[i].tie_group = part.first[i].tie_group + (int)start;
            part.first[i].broken_by = name;
        }
        if (n > 1 || same)
            break_run(&part, rule + 1);
    }
}

void odd_break_ties(odd_event *e) {
    odd_event_inner *in = e->inner;
    size_t who = e->contestant_count;
    if (!odd_event_reserve(e, &in->tie_values, 0, who, &in->tie_cap[0], sizeof(odd_amount)) ||
        !odd_event_reserve(e, &in->tie_there, 0, who, &in->tie_cap[1], sizeof(bool)) ||
        !odd_event_reserve(e, &in->final_scores, 0, who, &in->tie_cap[2], sizeof(odd_amount)))
        return;
    for (size_t i = 0; i < e->standing_count; i++)
        in->final_scores[e->standings[i].who] = e->standings[i].score;
    for (size_t start = 0, n; start < e->standing_count; start += n) {
        run r = {e, e->standings + start, 0};
        for (n = 1; start + n < e->standing_count && odd_ranked_together(e, &r.first[0], &r.first[n]); n++)
            ;
        r.count = n;
        break_run(&r, 0);
    }
}
