/* Matches of teams: margins, victory points, byes, Patton's shares; and the teams' totals. */
#include "base/error.h"
#include "base/sort.h"
#include "event/rank.h"
#include "event/teams.h"

/* ---- Victory points ---------------------------------------------------------------------------- */

/* A match that is too short for the scale may still be going on: that is a warning. */
static void wrong_scale(odd_event *e, const odd_error *error) {
    uint32_t line = e->inner->vp_line;
    odd_event_wrong(e, error->code == ODD_E_BOARDS, error->code, line, odd_event_line(e, line), (odd_text){0},
                    "%s", error->message);
}

/* The scale for a match of so many boards; NULL after an error. */
static const odd_vp_scale *scale_for(odd_event *e, int boards) {
    odd_event_inner *in = e->inner;
    for (size_t i = 0; i < in->scale_count; i++)
        if (in->scales[i].boards == boards)
            return in->scales[i].count > 0 ? &in->scales[i] : NULL;
    if (!odd_event_room(e, &in->scales, in->scale_count, &in->scale_cap, sizeof(odd_vp_scale)))
        return NULL;
    odd_vp_scale *scale = &in->scales[in->scale_count];
    odd_error error = {0};
    int code = ODD_OK;
    if (e->vp_rows.len > 0)
        code = odd_vp_scale_parse(scale, in->rows_text.text, in->rows_text.len, boards, &error);
    else if (e->vp_file.len == 0)
        code = odd_vp_scale_make(scale, e->vp_kind, boards, &error);
    else if (in->has_scale_text)
        code = odd_vp_scale_parse(scale, in->scale_text.text, in->scale_text.len, boards, &error);
    else
        code = odd_fail(
            &error, ODD_E_SCALE, 0, 0,
            "the scale was not read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9");
    in->scale_count++;
    scale->boards = boards;
    if (code == ODD_OK)
        return scale;
    scale->count = 0; /* known to be wrong: said once each time that the event is scored */
    wrong_scale(e, &error);
    return NULL;
}

/* What was wrong with a scale is to be said again. */
static void forget_wrong_scales(odd_event_inner *in) {
    size_t kept = 0;
    for (size_t i = 0; i < in->scale_count; i++)
        if (in->scales[i].count > 0)
            in->scales[kept++] = in->scales[i];
    in->scale_count = kept;
}

static int scale_boards(const odd_event *e, int boards) {
    int set = (int)(odd_setting(e, ODD_SET_MATCH_BOARDS) / ODD_ONE);
    return set > 0 ? set : boards;
}

/* Half of a victory point's value for half a match: to hundredths, halves away from the middle. */
static odd_amount half_of(odd_amount vp, odd_amount middle) {
    int64_t units;
    odd_frac_round(&units, odd_frac_of(vp, 2 * ODD_ONE), odd_frac_of(1, 100), ODD_HALVES_AWAY,
                   odd_frac_of(middle, 2 * ODD_ONE));
    return units * (ODD_ONE / 100);
}

/* In whole IMPs, where there are victory points; what is beyond every scale stays there. */
static int margin_of(odd_amount net) {
    odd_amount imps = net / ODD_ONE;
    return imps > INT32_MAX ? INT32_MAX : imps < -INT32_MAX ? -INT32_MAX : (int)imps;
}

static void find_vp(odd_event *e, odd_match *m) {
    const odd_vp_scale *scale = m->boards > 0 ? scale_for(e, scale_boards(e, m->boards)) : NULL;
    if (scale == NULL)
        return;
    bool split = m->half && odd_setting(e, ODD_SET_HALF_MATCH) == ODD_HALF_SPLIT;
    odd_amount middle = odd_vp_for(scale, 0).own_x100 * (odd_amount)(ODD_ONE / 100);
    for (int i = 0; i < 2; i++) {
        odd_amount vp = odd_vp_for(scale, margin_of(m->net[i])).own_x100 * (odd_amount)(ODD_ONE / 100);
        m->vp[i] = split ? half_of(vp, middle) : vp;
    }
}

/* ---- Rounds ------------------------------------------------------------------------------------ */

/* The event's table of slots, empty, for so many things. False if there is no memory. */
static bool clear_slots(odd_event *e, size_t things, size_t *size) {
    odd_event_inner *in = e->inner;
    *size = 16;
    while (*size < 2 * things)
        *size *= 2;
    if (!odd_event_reserve(e, &in->table_slots, 0, *size, &in->table_cap, sizeof(uint32_t)))
        return false;
    for (size_t i = 0; i < *size; i++)
        in->table_slots[i] = 0;
    return true;
}

/* The matches of each round, in the table of slots: by team, and the longest of all by ODD_NOBODY. A slot has, one more
 * than it is, three times the match, 1 more for its second team, 2 more for neither. */
typedef struct round_index {
    size_t size;     /* of the table */
    int most_boards; /* of any match */
} round_index;

#define TWO_MATCHES (UINT32_C(1) << 31) /* of the team in the round: the slot has the last one */

static uint32_t *round_slot(const odd_event *e, const round_index *index, int round, uint32_t who) {
    uint32_t *slots = e->inner->table_slots;
    size_t slot = odd_event_mix(e->inner, (uint64_t)(unsigned)round << 32 | who) & (index->size - 1);
    for (; slots[slot] != 0; slot = odd_slot_next(slot, 1, index->size)) {
        uint32_t at = (slots[slot] & ~TWO_MATCHES) - 1;
        const odd_match *m = &e->matches[at / 3];
        if (m->round == round && (at % 3 == 2 ? ODD_NOBODY : m->team[at % 3]) == who)
            break;
    }
    return &slots[slot];
}

static bool index_rounds(odd_event *e, round_index *index) {
    *index = (round_index){0};
    if (!clear_slots(e, 3 * e->match_count, &index->size))
        return false;
    for (size_t i = 0; i < e->match_count; i++) {
        const odd_match *m = &e->matches[i];
        for (int t = 0; t < 2; t++) {
            uint32_t *slot = round_slot(e, index, m->round, m->team[t]);
            *slot = (*slot != 0 ? TWO_MATCHES : 0) | (uint32_t)(3 * i + (size_t)t + 1);
        }
        uint32_t *longest = round_slot(e, index, m->round, ODD_NOBODY);
        if (*longest == 0 || m->boards > e->matches[(*longest - 1) / 3].boards)
            *longest = (uint32_t)(3 * i + 3);
        index->most_boards = m->boards > index->most_boards ? m->boards : index->most_boards;
    }
    return true;
}

/* ---- Byes -------------------------------------------------------------------------------------- */

/* The length of matches, for the scale of a bye: of its round, or of any; eight boards where there is none yet. */
static int usual_boards(const odd_event *e, const round_index *index, int round) {
    uint32_t longest = *round_slot(e, index, round, ODD_NOBODY);
    int boards = longest != 0 ? e->matches[(longest - 1) / 3].boards : 0;
    return boards > 0 ? boards : index->most_boards > 0 ? index->most_boards : 8;
}

static uint32_t *bye_slot(const odd_event *e, size_t size, const odd_bye *bye) {
    uint32_t *slots = e->inner->table_slots;
    size_t slot = odd_event_mix(e->inner, (uint64_t)(unsigned)bye->round << 32 | bye->who) & (size - 1);
    for (; slots[slot] != 0; slot = odd_slot_next(slot, 1, size)) {
        const odd_bye *other = &e->inner->byes[slots[slot] - 1];
        if (other->who == bye->who && other->round == bye->round)
            break;
    }
    return &slots[slot];
}

/* Which byes a later line corrects: one of the same team in the same round. */
static void correct_byes(odd_event *e) {
    odd_event_inner *in = e->inner;
    size_t size;
    if (!clear_slots(e, in->bye_count, &size))
        return;
    for (size_t i = 0; i < in->bye_count; i++) {
        uint32_t *slot = bye_slot(e, size, &in->byes[i]);
        in->byes[i].corrected = false;
        if (*slot != 0)
            in->byes[*slot - 1].corrected = true;
        *slot = (uint32_t)i + 1;
    }
}

static void add_bye(odd_event *e, const round_index *index, const odd_bye *bye) {
    uint32_t who = bye->who;
    if (bye->corrected)
        return;
    if (who != ODD_NOBODY && *round_slot(e, index, bye->round, who) != 0) {
        odd_event_wrong(e, false, ODD_E_REFERENCE, bye->line, (odd_text){0}, (odd_text){0},
                        "a bye for a team that has a match in round %d", bye->round);
        return;
    }
    if (who == ODD_NOBODY ||
        !odd_event_room(e, &e->matches, e->match_count, &e->inner->match_cap, sizeof(odd_match)))
        return;
    odd_match m = {.round = bye->round, .team = {who, ODD_NOBODY}};
    int boards = scale_boards(e, usual_boards(e, index, bye->round));
    const odd_vp_scale *scale = e->has_vp && boards > 0 ? scale_for(e, boards) : NULL;
    if (bye->unit == ODD_UNIT_VP) {
        m.vp[0] = bye->amount;
    } else if (scale != NULL) {
        odd_amount percent = bye->unit == ODD_UNIT_PERCENT ? bye->amount : odd_setting(e, ODD_SET_BYE);
        int64_t most = scale->rows[scale->count - 1].winner_x100, hundredths;
        if (odd_frac_round(&hundredths,
                           odd_frac_mul(odd_frac_of(percent, 100 * ODD_ONE), odd_frac_whole(most)),
                           odd_frac_whole(1), ODD_HALVES_UP, odd_frac_whole(0)))
            m.vp[0] = hundredths * (ODD_ONE / 100);
    }
    e->matches[e->match_count++] = m;
}

/* ---- Patton ------------------------------------------------------------------------------------ */

/* The pool is shared by halves; for each step that the ratio reaches, the winner has a part of the other half. */
static void find_share(odd_event *e, odd_match *m) {
    odd_frac half = odd_frac_of(odd_setting(e, ODD_SET_PATTON_POOL), 2 * ODD_ONE);
    int64_t count = odd_setting(e, ODD_SET_PATTON_STEPS);
    for (int t = 0; t < 2 && m->boards > 0; t++) {
        odd_amount size = m->difference[t] < 0 ? -m->difference[t] : m->difference[t];
        int64_t reached = 0;
        for (int64_t i = 0; i < count && size > 0; i++) {
            odd_frac ratio = odd_frac_mul(odd_frac_of(size, m->measure[t]), odd_frac_whole(100 * ODD_ONE));
            reached += odd_frac_compare(ratio, odd_frac_whole(e->settings.patton_steps[i])) >= 0;
        }
        odd_frac more = count > 0 ? odd_frac_mul(half, odd_frac_of(reached, count)) : odd_frac_whole(0);
        m->share[t] = odd_event_round(
            e, m->difference[t] >= 0 ? odd_frac_add(half, more) : odd_frac_sub(half, more), half);
    }
}

/* ---- Penalties --------------------------------------------------------------------------------- */

/* The only match of a team in a round; NULL after an error, or a warning where it may still be played. */
static odd_match *match_in_round(odd_event *e, const round_index *index, const odd_penalty *p, int *team) {
    uint32_t slot = *round_slot(e, index, p->round, p->who);
    int count = slot == 0 ? 0 : (slot & TWO_MATCHES) != 0 ? 2 : 1;
    if (count == 1) {
        *team = (int)((slot - 1) % 3);
        return &e->matches[(slot - 1) / 3];
    }
    odd_event_wrong(e, count == 0, ODD_E_REFERENCE, p->line, (odd_text){0}, (odd_text){0},
                    "the team has %s in this round: %s", count == 0 ? "no match" : "two matches",
                    "expected a penalty in vp, or below another round");
    return NULL;
}

/* In IMPs, within a round: off the team's own margin in its match. */
static void take_margins(odd_event *e, const round_index *index) {
    for (size_t i = 0; i < e->penalty_count; i++) {
        odd_penalty *p = &e->penalties[i];
        int team = 0;
        p->taken = p->amount;
        if (p->unit != ODD_UNIT_IMPS || p->round == 0 || p->who == ODD_NOBODY)
            continue;
        odd_match *match = match_in_round(e, index, p, &team);
        p->taken = 0;
        if (match != NULL)
            match->net[team] -= p->amount;
    }
}

/* ---- Matches ----------------------------------------------------------------------------------- */

static bool in_round_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_match *matches = owner;
    return matches[a].round <= matches[b].round;
}

/* By rounds, in a round in the order that they have. */
static void sort_matches(odd_event *e) {
    odd_event_inner *in = e->inner;
    size_t count = e->match_count, at = 1;
    while (at < count && in_round_order(e->matches, (uint32_t)at - 1, (uint32_t)at))
        at++;
    if (at >= count ||
        !odd_event_reserve(e, &in->table_slots, 0, 2 * count, &in->table_cap, sizeof(uint32_t)))
        return;
    uint32_t *order = in->table_slots;
    for (size_t i = 0; i < count; i++)
        order[i] = (uint32_t)i;
    odd_sort(order, order + count, count, in_round_order, e->matches);
    for (size_t i = 0; i < count; i++) { /* each goes where it belongs, and the one that was there next */
        odd_match first = e->matches[i];
        size_t to = i;
        for (size_t from = order[to]; from != to && from != i; from = order[to]) {
            e->matches[to] = e->matches[from];
            order[to] = (uint32_t)to;
            to = from;
        }
        e->matches[to] = first;
        order[to] = (uint32_t)to;
    }
}

/* A team with two matches in a round: both are halves. */
static void find_halves(odd_event *e) {
    uint32_t *marks = e->inner->marks; /* the last match of each team, by index + 1 */
    for (size_t i = 0; i < e->match_count; i++)
        for (int t = 0; t < 2; t++) {
            odd_match *m = &e->matches[i];
            uint32_t *mark = &marks[m->team[t]];
            odd_match *last = *mark != 0 ? &e->matches[*mark - 1] : NULL;
            if (last != NULL && last->round == m->round && m->round > 0)
                m->half = last->half = true;
            *mark = (uint32_t)i + 1;
        }
    for (size_t i = 0; i < e->contestant_count; i++)
        marks[i] = 0;
}

/* ---- Totals ------------------------------------------------------------------------------------ */

static void add_match(odd_event *e, const odd_match *m) {
    for (int t = 0; t < 2 && m->team[t] != ODD_NOBODY; t++) {
        odd_standing *s = &e->standings[m->team[t]];
        bool bye = m->team[1] == ODD_NOBODY;
        s->boards += m->boards;
        s->matches += m->boards > 0 || bye;
        s->vp += m->vp[t];
        s->imps_won += m->won[t];
        s->imps_lost += m->lost[t];
        s->plain += m->net[t] + m->share[t];
        if (bye || m->boards == 0)
            continue;
        odd_amount own = m->net[t] + m->share[t], other = m->net[1 - t] + m->share[1 - t];
        bool signed_net = e->scoring == ODD_TEAM_IMPS || e->scoring == ODD_POINTS;
        int won = signed_net ? (own > 0) - (own < 0) : (own > other) - (own < other);
        s->wins_x2 += won + 1;
    }
}

/* Whether the event is one match: the same two teams in every round, and no byes. */
static bool is_one_match(const odd_event *e) {
    for (size_t i = 0; i < e->match_count; i++)
        if (e->matches[i].team[0] != e->matches[0].team[0] || e->matches[i].team[1] != e->matches[0].team[1])
            return false;
    return e->match_count > 0 && e->matches[0].team[1] != ODD_NOBODY;
}

bool odd_teams_own_imps(const odd_event *e) {
    return e->scoring == ODD_TEAM_IMPS && !e->has_vp && odd_setting(e, ODD_SET_RANK_BY) == ODD_BY_AUTO &&
           is_one_match(e);
}

/* The margin without what the others won: what a team lost that nobody won stays off its own. */
odd_amount odd_match_own_imps(const odd_match *m, int team) {
    odd_amount lost = m->lost[team], theirs = m->won[1 - team];
    return m->net[team] + (lost < theirs ? lost : theirs);
}

static odd_rank_by ranked_by(const odd_event *e) {
    odd_rank_by by = (odd_rank_by)odd_setting(e, ODD_SET_RANK_BY);
    if (by == ODD_BY_AUTO || (by == ODD_BY_VP && !e->has_vp))
        return e->has_vp ? ODD_BY_VP : ODD_BY_IMPS;
    return by;
}

odd_amount odd_quotient_of(const odd_standing *s) {
    int64_t q = 0;
    if (s->imps_lost > 0)
        odd_frac_round(&q, odd_frac_of(s->imps_won, s->imps_lost), odd_frac_of(1, ODD_ONE), ODD_HALVES_UP,
                       odd_frac_whole(0));
    return q;
}

static odd_amount score_of(const odd_event *e, const odd_standing *s) {
    switch (ranked_by(e)) {
    case ODD_BY_VP:
        return s->vp;
    case ODD_BY_QUOTIENT:
        return s->imps_lost > 0 ? odd_quotient_of(s) : s->imps_won;
    case ODD_BY_WINS:
        return s->wins_x2 * (odd_amount)ODD_ONE / 2;
    case ODD_BY_AUTO:
    case ODD_BY_IMPS:
        break;
    }
    return s->plain;
}

/* What each team won over all rounds of the only match that there is, as its result is said: 88-54. */
static odd_amount own_imps(const odd_event *e, uint32_t who) {
    odd_amount sum = 0;
    for (size_t i = 0; i < e->match_count; i++)
        sum += odd_match_own_imps(&e->matches[i], e->matches[i].team[0] == who ? 0 : 1);
    return sum;
}

void odd_total_teams(odd_event *e) {
    odd_event_inner *in = e->inner;
    round_index index;
    forget_wrong_scales(in);
    odd_teams_boards(e);
    correct_byes(e);
    in->ranked = 0; /* teams are few, and totalled anew each time */
    odd_total_places(e);
    sort_matches(e);
    find_halves(e);
    if (!index_rounds(e, &index))
        return;
    take_margins(e, &index);
    for (size_t i = 0; i < e->match_count; i++) {
        if (e->has_vp)
            find_vp(e, &e->matches[i]);
        if (e->scoring == ODD_PATTON)
            find_share(e, &e->matches[i]);
    }
    for (size_t i = 0; i < in->bye_count; i++)
        add_bye(e, &index, &in->byes[i]);
    sort_matches(e);
    for (size_t i = 0; i < e->match_count; i++)
        add_match(e, &e->matches[i]);
    for (size_t i = 0; i < e->penalty_count; i++)
        if (e->penalties[i].who != ODD_NOBODY)
            e->standings[e->penalties[i].who].penalty += e->penalties[i].taken;
    bool one_match = odd_teams_own_imps(e);
    for (size_t i = 0; i < e->contestant_count; i++) {
        odd_standing *s = &e->standings[i];
        const odd_contestant *c = &e->contestants[i];
        bool played = one_match && (i == e->matches[0].team[0] || i == e->matches[0].team[1]);
        s->handicap = c->handicap;
        s->score = (played ? own_imps(e, (uint32_t)i) : score_of(e, s)) + c->carry + c->handicap - s->penalty;
    }
    odd_total_keep(e);
}

/* ---- Keys -------------------------------------------------------------------------------------- */

/* What decides a match of a knock-out, to be compared with the others'. Where the margins of both teams do not balance,
 * each has the mean (Law 12C4); carry-overs and penalties count in full. All is doubled, to have whole numbers. */
static odd_amount knock_out_score(const odd_event *e, const odd_match *m, int team) {
    odd_amount score = m->net[team] + m->share[team] + e->contestants[m->team[team]].carry;
    bool signed_net = e->scoring == ODD_TEAM_IMPS || e->scoring == ODD_POINTS;
    return 2 * score - (signed_net ? m->won[team] - m->lost[team] : 0);
}

/* How far each team came in a knock-out, by contestant: the last round that it played, and whether it won there. */
static void find_stages(const odd_event *e, uint32_t *stages) {
    for (size_t i = 0; i < e->contestant_count; i++)
        stages[i] = 0;
    for (size_t i = 0; i < e->match_count; i++) {
        const odd_match *m = &e->matches[i];
        bool bye = m->team[1] == ODD_NOBODY;
        for (int t = 0; t < (bye ? 1 : 2) && (m->boards > 0 || bye); t++) {
            bool won = bye || knock_out_score(e, m, t) > knock_out_score(e, m, 1 - t);
            uint32_t *stage = &stages[m->team[t]], now = 2 * (uint32_t)m->round + won;
            *stage = now > *stage ? now : *stage;
        }
    }
}

void odd_teams_keys(odd_event *e) {
    uint32_t *stages = e->inner->scratch[0];
    if (odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT)
        find_stages(e, stages);
    for (size_t i = 0; i < e->standing_count; i++) {
        odd_standing *s = &e->standings[i];
        if (odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT) {
            s->key_num = stages[s->who];
        } else if (ranked_by(e) == ODD_BY_QUOTIENT && s->imps_lost > 0) {
            s->key_num = s->imps_won;
            s->key_den = s->imps_lost;
        } else if (ranked_by(e) == ODD_BY_QUOTIENT) {
            s->key_num = s->imps_won > 0 ? INT64_MAX : 0; /* nothing lost: before all others */
        }
    }
}
