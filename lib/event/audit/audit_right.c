/* Computes the right value of a score in a file, for each way in which programs write it. */
#include "event/audit/audit.h"
#include "event/scoring.h"

/* ---- Percentages ------------------------------------------------------------------------------- */

/* Returns a share of max in ten-thousandths of a per cent, halves up. */
static odd_amount percent_of(odd_amount part, odd_amount max) {
    odd_amount twice = part * (200 * (odd_amount)ODD_ONE) / max;
    return twice / 2 + twice % 2;
}

/* Returns what Ascherman's method adds to the matchpoints of a board: half of it is the comparison with
 * oneself. */
static odd_amount self_of(const odd_event *e) {
    return e->about.acbl ? ODD_ONE / 2 : ODD_ONE;
}

/* ---- Lines ------------------------------------------------------------------------------------- */

/* A result that is alone on its board can only have been compared with a field that is not in the file. */
static bool is_alone(const odd_event *e, const odd_play *p, int d) {
    const odd_worth *w = odd_line_worth(e, p);
    odd_adjustment given;
    if (w->compared[d] > 1 || e->about.contest == ODD_TEAMS || odd_play_artificial(e, p, d, &given))
        return false;
    return e->about.scoring != ODD_MATCHPOINTS || w->expected <= 1 ||
           odd_setting(e, ODD_SET_NEUBERG) == ODD_NEUBERG_OFF;
}

static bool right_of_matchpoints(const odd_event *e, const odd_play *p, int d, odd_reading reading,
                                 odd_amount *right) {
    odd_amount value = odd_line_worth(e, p)->value[d], top = odd_event_top(e, p, d), self = self_of(e);
    odd_adjustment given;
    if (reading == ODD_READ_PERCENT) {
        *right = top > 0 ? percent_of(value, top) : 0;
        return top > 0;
    }
    bool artificial = odd_play_artificial(e, p, d, &given);
    if (artificial && top > 0)
        value = value * (top + 2 * self) / top;
    else if (!artificial)
        value += self;
    *right = reading == ODD_READ_ASCHERMAN ? value : percent_of(value, top + 2 * self);
    return true;
}

static bool right_points(const odd_auditor *a, const odd_stated_score *said, int d, odd_amount *right) {
    const odd_play *p = &a->e->plays[said->of[0]];
    int pts, stated = (int)((d == 0 ? said->amount[0] : -said->amount[1]) / ODD_ONE);
    if (!odd_audit_points_of(a, said->of[0], &pts))
        return false;
    if (a->any_vul[p->board] && odd_audit_points_fit(a, p->board, odd_unpack(p->packed, NULL), stated))
        pts = stated;
    *right = (d == 0 ? pts : -pts) * (odd_amount)ODD_ONE;
    return true;
}

static bool right_of_play(const odd_auditor *a, const odd_stated_score *said, int d, odd_reading reading,
                          odd_amount *right) {
    const odd_event *e = a->e;
    const odd_play *p = &e->plays[said->of[0]];
    if (p->corrected)
        return false; /* it was corrected since */
    if (said->kind == ODD_STATED_SCORE)
        return right_points(a, said, d, right);
    if (!odd_event_scored(e, p, d) || is_alone(e, p, d))
        return false;
    if (said->kind == ODD_STATED_PERCENT && reading == ODD_READ_PLAIN)
        reading = ODD_READ_PERCENT;
    *right = odd_line_worth(e, p)->value[d];
    if (reading == ODD_READ_UNSIGNED) /* a sign that a reader has given to one side does not matter */
        *right = (*right < 0) == (said->amount[d] < 0) ? *right : -*right;
    else if (reading == ODD_READ_WON)
        *right = *right < 0 ? 0 : *right;
    else if (reading != ODD_READ_PLAIN)
        return right_of_matchpoints(e, p, d, reading, right);
    return said->kind == odd_scoring_unit(e->about.scoring);
}

/* ---- Contestants ------------------------------------------------------------------------------- */

/* Scales an amount to another number of boards. */
static odd_amount for_boards(odd_amount amount, int boards, int have) {
    int64_t units = 0;
    odd_frac_round(&units, odd_frac_mul(odd_frac_of(boards, have), odd_frac_whole(amount)), odd_frac_whole(1),
                   ODD_HALVES_AWAY, odd_frac_whole(0));
    return units;
}

static bool right_of_total(const odd_auditor *a, const odd_standing *s, odd_reading reading,
                           odd_amount *right) {
    const odd_event *e = a->e;
    odd_amount score =
        e->about.has_vp && e->about.scoring == ODD_TEAM_IMPS ? s->imps_won - s->imps_lost : s->score;
    odd_amount selves = s->plain_boards * self_of(e);
    if (s->boards == 0 && reading != ODD_READ_PLAIN)
        return false;
    switch ((int)reading) {
    case ODD_READ_PRORATED:
        *right = for_boards(score, a->most_boards, s->boards);
        return true;
    case ODD_READ_MEAN:
        *right = for_boards(score, 1, s->boards);
        return true;
    case ODD_READ_PERCENT:
        *right = s->max > 0 ? percent_of(score, s->max) : 0;
        return s->max > 0;
    case ODD_READ_ASCHERMAN:
        *right = score + selves;
        return true;
    case ODD_READ_ASCHERMAN_PERCENT:
        *right = s->max > 0 ? percent_of(score + selves, s->max + 2 * selves) : 0;
        return s->max > 0;
    default:
        *right = score;
        return true;
    }
}

/* Whether a standing is ahead of another, by totals or by rank; and how many have the same. */
static void place_of(const odd_event *e, const odd_standing *s, bool by_total, int *before, int *same) {
    *before = *same = 0;
    for (size_t i = 0; i < e->about.standing_count; i++) {
        const odd_standing *t = &e->standings[i];
        if (t->field != s->field)
            continue;
        *before += by_total ? t->score > s->score : t->rank < s->rank;
        *same += by_total ? t->score == s->score : t->rank == s->rank;
    }
}

/* Returns the number of ranks before one. */
static int ranks_before(const odd_event *e, const odd_standing *s) {
    int count = 0, last = 0;
    for (size_t i = 0; i < e->about.standing_count; i++) {
        const odd_standing *t = &e->standings[i];
        if (t->field != s->field)
            continue;
        count += t->rank < s->rank && t->rank != last;
        last = t->rank;
    }
    return count;
}

static bool right_of_rank(const odd_event *e, const odd_stated_score *said, const odd_standing *s,
                          odd_reading reading, odd_amount *right) {
    int rank = s->rank, stated = (int)(said->amount[0] / ODD_ONE), before, same;
    if (reading == ODD_READ_DENSE) {
        rank = ranks_before(e, s) + 1;
    } else if (reading != ODD_READ_PLAIN) {
        place_of(e, s, reading == ODD_READ_BY_TOTAL, &before, &same);
        rank = stated > before && stated <= before + same ? stated : before + 1;
    }
    *right = rank * (odd_amount)ODD_ONE;
    return true;
}

static bool right_of_contestant(const odd_auditor *a, const odd_stated_score *said, odd_reading reading,
                                odd_amount *right) {
    const odd_event *e = a->e;
    uint32_t who = a->who[said - e->stated];
    const odd_standing *s = who > 0 ? odd_event_standing(e, who - 1) : NULL;
    if (s == NULL)
        return false;
    switch ((odd_stated_kind)said->kind) {
    case ODD_STATED_RANK:
        return right_of_rank(e, said, s, reading, right);
    case ODD_STATED_BOARDS:
        *right = (reading == ODD_READ_IN_PLAY ? a->most_boards : s->boards) * (odd_amount)ODD_ONE;
        return true;
    case ODD_STATED_PERCENT:
        return right_of_total(a, s, reading == ODD_READ_PLAIN ? ODD_READ_PERCENT : reading, right);
    case ODD_STATED_VP:
        /* a total may be of what teams are ranked by, wins or IMPs */
        *right = odd_teams_ranked_by(e) == ODD_BY_VP || said->amount[0] == s->score ? s->score : s->vp;
        return e->about.has_vp && e->about.scoring == ODD_TEAM_IMPS;
    case ODD_STATED_SCORE:
    case ODD_STATED_MP:
    case ODD_STATED_IMPS:
        return said->kind == odd_scoring_unit(e->about.scoring) && right_of_total(a, s, reading, right);
    case ODD_STATED_COUNT:
        break;
    }
    return false;
}

/* ---- Matches ----------------------------------------------------------------------------------- */

static bool right_of_match(const odd_auditor *a, const odd_stated_score *said, int which, odd_reading reading,
                           odd_amount *right) {
    const odd_event *e = a->e;
    uint32_t team[2];
    for (int i = 0; i < 2; i++) {
        odd_text id = e->facts.tokens[said->of[i]].text;
        if (odd_event_find(e, &team[i], id.text, id.len, NULL) != ODD_OK)
            return false;
    }
    for (size_t i = 0; i < e->about.match_count; i++) {
        const odd_match *m = &e->matches[i];
        int turn = m->team[0] == team[0] ? 0 : 1;
        if ((said->round != 0 && m->round != said->round) || m->team[turn] != team[0] ||
            m->team[1 - turn] != team[1])
            continue;
        int side = which == turn ? 0 : 1;
        odd_amount net = m->won[side] - m->won[1 - side];
        *right = said->kind == ODD_STATED_VP          ? m->vp[side]
                 : reading == ODD_READ_PLAIN          ? m->won[side]
                 : reading == ODD_READ_NET || net > 0 ? net
                                                      : 0;
        /* if matches have two numbers, a single one may be the margin */
        if (said->kind != ODD_STATED_VP && a->columns[said->about][said->kind].pairs && !said->there[1] &&
            said->amount[0] == net)
            *right = said->amount[0];
        return said->kind == ODD_STATED_VP ? e->about.has_vp
                                           : said->kind == odd_scoring_unit(e->about.scoring);
    }
    return false;
}

bool odd_audit_right(const odd_auditor *a, const odd_stated_score *said, int which, odd_reading reading,
                     odd_amount *right) {
    switch ((odd_topic)said->about) {
    case ODD_ABOUT_PLAY:
        return right_of_play(a, said, which, reading, right);
    case ODD_ABOUT_CONTESTANT:
        return right_of_contestant(a, said, reading, right);
    case ODD_ABOUT_MATCH:
        return right_of_match(a, said, which, reading, right);
    case ODD_ABOUT_EVENT:
    case ODD_ABOUT_BOARD:
        break;
    }
    return false;
}
