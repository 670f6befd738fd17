/* Matches of teams, and of pairs for victory points: margins, victory points, byes, Patton's shares, the winners of a knock-out. */
#include "base/out.h"
#include "base/arena.h"
#include "event/event_inner.h"
#include "event/scoring.h"
#include "log/notation.h"

/* ---- Victory points ---------------------------------------------------------------------------- */

/* Reports an error of a scale, with the match. A match that is too short may still be in progress, so that is a warning. */
static void wrong_scale(odd_event *e, const odd_error *error, const odd_match *m, bool may_go_on) {
    uint32_t line = e->facts.vp_line;
    odd_text whole = odd_event_line(e, line);
    if (error->code != ODD_E_BOARDS) {
        odd_event_wrong(e, false, error->code, line, whole, (odd_text){0}, "%p", (const void *)error);
        return;
    }
    odd_text one = e->contestants[m->team[0]].id, two = {"nobody", 6};
    if (m->team[1] != ODD_NOBODY)
        two = e->contestants[m->team[1]].id;
    const char *who = e->about.contest == ODD_TEAMS ? "teams" : "pairs";
    if (m->round > 0)
        odd_event_wrong(e, may_go_on, error->code, line, whole, (odd_text){0},
                        "round %d, %s %.*s and %.*s have no victory points: %p", m->round, who, (int)one.len,
                        one.text, (int)two.len, two.text, (const void *)error);
    else
        odd_event_wrong(e, may_go_on, error->code, line, whole, (odd_text){0},
                        "%s %.*s and %.*s have no victory points: %p", who, (int)one.len, one.text,
                        (int)two.len, two.text, (const void *)error);
}

/* Half matches have scales of their own if the library makes the scales. */
static bool has_half_scale(const odd_event *e) {
    return e->about.vp_rows.len == 0 && e->about.vp_file.len == 0 &&
           odd_vp_kind_about(e->about.vp_kind)->has_half;
}

static int make_scale(odd_event *e, odd_vp_scale *scale, int boards, bool half, int *longest,
                      odd_error *error) {
    *longest = odd_vp_kind_about(e->about.vp_kind)->most_boards;
    if (e->about.vp_rows.len > 0)
        return odd_vp_scale_read(scale, e->facts.rows_text.text, e->facts.rows_text.len, boards, longest,
                                 error);
    if (e->about.vp_file.len == 0)
        return (half ? odd_vp_half_make : odd_vp_scale_make)(scale, e->about.vp_kind, boards, error);
    if (e->facts.has_scale_text)
        return odd_vp_scale_read(scale, e->facts.scale_text.text, e->facts.scale_text.len, boards, longest,
                                 error);
    return odd_fail(
        error, ODD_E_SCALE, 0, 0,
        "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9");
}

/* The scale for a match of so many boards; NULL after an error. Scales for half matches are stored with a negative number of
 * boards. */
static const odd_vp_scale *scale_for(odd_event *e, const odd_match *m, int boards, bool half) {
    int key = half ? -boards : boards, longest;
    for (size_t i = 0; i < e->derived.scale_count; i++)
        if (e->derived.scales[i].boards == key)
            return e->derived.scales[i].count > 0 ? &e->derived.scales[i] : NULL;
    if (!odd_event_room(e, &e->derived.scales, e->derived.scale_count, &e->derived.scale_cap,
                        sizeof(odd_vp_scale)))
        return NULL;
    odd_vp_scale *scale = &e->derived.scales[e->derived.scale_count++];
    odd_error error = {0};
    int code = make_scale(e, scale, boards, half, &longest, &error);
    if (code == ODD_OK && scale->percent != (e->about.scoring == ODD_MATCHPOINTS))
        code = odd_fail(&error, ODD_E_SCALE, 0, 0,
                        scale->percent
                            ? "the scale is for percentages: scoring %s needs one for IMPs, like wbf"
                            : "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp",
                        odd_scoring_text(e->about.scoring));
    scale->boards = key;
    if (code == ODD_OK)
        return scale;
    scale->count = 0; /* known to be wrong: reported once each time the event is scored */
    bool set = odd_setting(e, ODD_SET_MATCH_BOARDS) > 0,
         last = m->round == 0 || m->round >= e->derived.last_round;
    wrong_scale(e, &error, m, !set && last && (boards < longest || e->derived.last_round < 0));
    return NULL;
}

/* Errors of scales are reported again. */
static void forget_wrong_scales(odd_derived *made) {
    size_t kept = 0;
    for (size_t i = 0; i < made->scale_count; i++)
        if (made->scales[i].count > 0)
            made->scales[kept++] = made->scales[i];
    made->scale_count = kept;
}

/* Half of the victory points for half a match: to hundredths, halves away from the middle. */
static odd_amount half_of(odd_amount vp, odd_amount middle) {
    int64_t units;
    odd_frac_round(&units, odd_frac_of(vp, 2 * ODD_ONE), odd_frac_of(1, 100), ODD_HALVES_AWAY,
                   odd_frac_of(middle, 2 * ODD_ONE));
    return units * (ODD_ONE / 100);
}

/* ---- Rounds ------------------------------------------------------------------------------------ */

/* Clears the event's hash table for so many things. Returns false without memory. */
static bool clear_slots(odd_event *e, size_t things, size_t *size) {
    *size = 16;
    while (*size < 2 * things)
        *size *= 2;
    if (!odd_event_reserve(e, &e->scratch.table_slots, 0, *size, &e->scratch.table_cap, sizeof(uint32_t)))
        return false;
    for (size_t i = 0; i < *size; i++)
        e->scratch.table_slots[i] = 0;
    return true;
}

/* Indexes the matches of each round in the event's hash table: by team, the longest of all under ODD_NOBODY, and the longest
 * half match under HALVES. A slot contains three times the match, plus 1 for its second team or 2 for neither, plus 1. */
typedef struct round_index {
    size_t size;     /* of the hash table */
    int most_boards; /* scheduled, over all matches */
} round_index;

#define HALVES (ODD_NOBODY - 1)

#define TWO_MATCHES (UINT32_C(1) << 31) /* the team has two in the round: the slot contains the last one */

static uint32_t longest_key(const odd_match *m) {
    return m->half ? HALVES : ODD_NOBODY;
}

static uint32_t *round_slot(const odd_event *e, const round_index *index, int round, uint32_t who) {
    uint32_t *slots = e->scratch.table_slots;
    size_t slot = odd_event_mix(e, (uint64_t)(unsigned)round << 32 | who) & (index->size - 1);
    for (; slots[slot] != 0; slot = odd_slot_next(slot, 1, index->size)) {
        uint32_t at = (slots[slot] & ~TWO_MATCHES) - 1;
        const odd_match *m = &e->matches[at / 3];
        if (m->round == round && (at % 3 == 2 ? longest_key(m) : m->team[at % 3]) == who)
            break;
    }
    return &slots[slot];
}

static bool index_rounds(odd_event *e, round_index *index) {
    *index = (round_index){0};
    e->derived.last_round = -1; /* there is no round */
    if (!clear_slots(e, 3 * e->about.match_count, &index->size))
        return false;
    for (size_t i = 0; i < e->about.match_count; i++) {
        const odd_match *m = &e->matches[i];
        for (int t = 0; t < 2; t++) {
            uint32_t *slot = round_slot(e, index, m->round, m->team[t]);
            *slot = (*slot != 0 ? TWO_MATCHES : 0) | (uint32_t)(3 * i + (size_t)t + 1);
        }
        uint32_t *longest = round_slot(e, index, m->round, longest_key(m));
        if (*longest == 0 || m->scheduled > e->matches[(*longest - 1) / 3].scheduled)
            *longest = (uint32_t)(3 * i + 3);
        index->most_boards = m->scheduled > index->most_boards ? m->scheduled : index->most_boards;
        e->derived.last_round = m->round > e->derived.last_round ? m->round : e->derived.last_round;
    }
    return true;
}

/* ---- Victory points of matches ----------------------------------------------------------------- */

/* Returns the number of boards of the longest match or half match of a round; 0 if there is none. */
static int longest_in(const odd_event *e, const round_index *index, int round, uint32_t key) {
    uint32_t longest = *round_slot(e, index, round, key);
    return longest != 0 ? e->matches[(longest - 1) / 3].scheduled : 0;
}

/* Returns the length of a match for its victory points. A board that was not played does not shorten it,
 * whether a line says so or not: the longest match of the round counts. Half matches on a scale of their own
 * are never as long as others. */
static int length_of(const odd_event *e, const round_index *index, const odd_match *m, bool own) {
    int set = (int)(odd_setting(e, ODD_SET_MATCH_BOARDS) / ODD_ONE);
    if (set > 0 && !own)
        return set;
    return m->round == 0 ? m->scheduled : longest_in(e, index, m->round, longest_key(m));
}

/* Returns whether a half match has a scale of its own, and not half of the victory points of a whole
 * match. */
static bool on_half_scale(const odd_event *e, const odd_match *m) {
    return m->half && odd_setting(e, ODD_SET_HALF_MATCH) == ODD_HALF_OWN && has_half_scale(e);
}

static bool is_split(const odd_event *e, const odd_match *m) {
    return m->half && odd_setting(e, ODD_SET_HALF_MATCH) != ODD_HALF_WHOLE && !on_half_scale(e, m);
}

static void find_vp(odd_event *e, const round_index *index, odd_match *m) {
    bool own = on_half_scale(e, m), split = is_split(e, m);
    m->length = m->boards > 0 ? length_of(e, index, m, own) : 0;
    const odd_vp_scale *scale = m->boards > 0 ? scale_for(e, m, m->length, own) : NULL;
    m->no_vp = m->boards > 0 && scale == NULL;
    if (scale == NULL)
        return;
    odd_amount middle = odd_vp_for(scale, 0).own_x100 * (odd_amount)(ODD_ONE / 100);
    for (int i = 0; i < 2; i++) {
        odd_amount vp = odd_vp_for(scale, odd_match_margin(e, m, i)).own_x100 * (odd_amount)(ODD_ONE / 100);
        m->vp[i] = split ? half_of(vp, middle) : vp;
    }
}

/* ---- Byes -------------------------------------------------------------------------------------- */

static uint32_t *bye_slot(const odd_event *e, size_t size, const odd_bye *bye) {
    uint32_t *slots = e->scratch.table_slots;
    size_t slot = odd_event_mix(e, (uint64_t)(unsigned)bye->round << 32 | bye->who) & (size - 1);
    for (; slots[slot] != 0; slot = odd_slot_next(slot, 1, size)) {
        const odd_bye *other = &e->facts.byes[slots[slot] - 1];
        if (other->who == bye->who && other->round == bye->round)
            break;
    }
    return &slots[slot];
}

/* Marks byes that a later line for the same team and round corrects. */
static void correct_byes(odd_event *e) {
    size_t size;
    if (!clear_slots(e, e->facts.bye_count, &size))
        return;
    for (size_t i = 0; i < e->facts.bye_count; i++) {
        uint32_t *slot = bye_slot(e, size, &e->facts.byes[i]);
        e->facts.byes[i].corrected = false;
        if (*slot != 0)
            e->facts.byes[*slot - 1].corrected = true;
        *slot = (uint32_t)i + 1;
    }
}

/* Returns the length of matches for the scale of a bye: in its round, or in any; eight boards if there is
 * none yet. */
static int bye_length(const odd_event *e, const round_index *index, int round) {
    int set = (int)(odd_setting(e, ODD_SET_MATCH_BOARDS) / ODD_ONE);
    int boards = set > 0 ? set : longest_in(e, index, round, ODD_NOBODY);
    return boards > 0 ? boards : index->most_boards > 0 ? index->most_boards : 8;
}

/* Returns the bye in per cent of the most victory points of the scale. */
static odd_amount bye_percent(const odd_event *e, const odd_bye *bye) {
    bool win_loss =
        e->about.vp_kind == ODD_VP_WIN_LOSS && e->about.vp_rows.len == 0 && e->about.vp_file.len == 0;
    bool only_bye = e->settings.given[ODD_SET_BYE] && !e->settings.given[ODD_SET_BYE_WIN_LOSS];
    if (bye->unit == ODD_UNIT_PERCENT)
        return bye->amount;
    return odd_setting(e, win_loss && !only_bye ? ODD_SET_BYE_WIN_LOSS : ODD_SET_BYE);
}

/* A scale that was made before; NULL if there is none. */
static const odd_vp_scale *made_scale(const odd_event *e, int key) {
    for (size_t i = 0; i < e->derived.scale_count; i++)
        if (e->derived.scales[i].boards == key && e->derived.scales[i].count > 0)
            return &e->derived.scales[i];
    return NULL;
}

static odd_amount most_of(const odd_vp_scale *scale) {
    return scale->rows[scale->count - 1].winner_x100 * (odd_amount)(ODD_ONE / 100);
}

bool odd_match_bye(const odd_event *e, const odd_match *m, odd_amount *percent, odd_amount *most) {
    const odd_vp_scale *scale = m->length > 0 ? made_scale(e, m->length) : NULL;
    for (size_t i = 0; i < e->facts.bye_count && scale != NULL; i++) {
        const odd_bye *bye = &e->facts.byes[i];
        if (bye->who != m->team[0] || bye->round != m->round || bye->corrected)
            continue;
        *percent = bye_percent(e, bye);
        *most = most_of(scale);
        return bye->unit != ODD_UNIT_VP;
    }
    return false;
}

bool odd_match_split(const odd_event *e, const odd_match *m, int margin, odd_amount *whole) {
    const odd_vp_scale *scale = is_split(e, m) && m->length > 0 ? made_scale(e, m->length) : NULL;
    if (scale == NULL)
        return false;
    *whole = odd_vp_for(scale, margin).own_x100 * (odd_amount)(ODD_ONE / 100);
    return true;
}

static void add_bye(odd_event *e, const round_index *index, const odd_bye *bye) {
    uint32_t who = bye->who;
    if (bye->corrected)
        return;
    if (who != ODD_NOBODY && *round_slot(e, index, bye->round, who) != 0) {
        odd_event_wrong(e, false, ODD_E_REFERENCE, bye->line, (odd_text){0}, (odd_text){0},
                        "the %s has a bye and a match in round %d",
                        e->about.contest == ODD_TEAMS ? "team" : "pair", bye->round);
        return;
    }
    if (who == ODD_NOBODY ||
        !odd_event_room(e, &e->matches, e->about.match_count, &e->derived.match_cap, sizeof(odd_match)))
        return;
    odd_match m = {.round = bye->round, .team = {who, ODD_NOBODY}};
    if (bye->unit == ODD_UNIT_VP) {
        m.vp[0] = bye->amount;
    } else if (e->about.has_vp) {
        m.length = bye_length(e, index, bye->round);
        const odd_vp_scale *scale = scale_for(e, &m, m.length, false);
        int64_t most = scale != NULL ? scale->rows[scale->count - 1].winner_x100 : 0, hundredths;
        odd_frac share = odd_frac_of(bye_percent(e, bye), 100 * ODD_ONE);
        m.no_vp = scale == NULL;
        if (odd_frac_round(&hundredths, odd_frac_mul(share, odd_frac_whole(most)), odd_frac_whole(1),
                           ODD_HALVES_UP, odd_frac_whole(0)))
            m.vp[0] = hundredths * (ODD_ONE / 100);
    }
    e->matches[e->about.match_count++] = m;
}

/* ---- Patton ------------------------------------------------------------------------------------ */

/* The pool is divided in halves; the winner gets a part of the second half for each step that the ratio reaches. */
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

/* Returns the only match of a team in a round; NULL after an error, or after a warning if it may still be
 * played. */
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

/* Subtracts penalties in IMPs, within a round, from the team's margin in its match. */
static void take_margins(odd_event *e, const round_index *index) {
    for (size_t i = 0; i < e->about.penalty_count; i++) {
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

/* Sorts by round, stably. */
static void sort_matches(odd_event *e) {
    size_t count = e->about.match_count, at = 1;
    while (at < count && in_round_order(e->matches, (uint32_t)at - 1, (uint32_t)at))
        at++;
    if (at >= count ||
        !odd_event_reserve(e, &e->scratch.table_slots, 0, 2 * count, &e->scratch.table_cap, sizeof(uint32_t)))
        return;
    uint32_t *order = e->scratch.table_slots;
    for (size_t i = 0; i < count; i++)
        order[i] = (uint32_t)i;
    odd_sort(order, order + count, count, in_round_order, e->matches);
    for (size_t i = 0; i < count; i++) { /* each is moved to its place, and then the one that was there */
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

/* Finds teams with two matches in a round: both are half matches. */
static void find_halves(odd_event *e) {
    uint32_t *marks = e->scratch.marks; /* the last match of each team, by index + 1 */
    for (size_t i = 0; i < e->about.match_count; i++)
        for (int t = 0; t < 2; t++) {
            odd_match *m = &e->matches[i];
            uint32_t *mark = &marks[m->team[t]];
            odd_match *last = *mark != 0 ? &e->matches[*mark - 1] : NULL;
            if (last != NULL && last->round == m->round && m->round > 0)
                m->half = last->half = true;
            *mark = (uint32_t)i + 1;
        }
    for (size_t i = 0; i < e->about.contestant_count; i++)
        marks[i] = 0;
}

/* ---- Knock-outs -------------------------------------------------------------------------------- */

/* Returns the score that decides a match of a knock-out, or a segment of it. If the margins of both teams do
 * not balance, each gets the mean (Law 12C4); penalties count in full. Doubled, so that it is a whole
 * number. */
static odd_amount knock_out_score(const odd_event *e, const odd_match *m, int team) {
    odd_amount score = m->net[team] + m->share[team];
    bool signed_net = e->about.scoring == ODD_TEAM_IMPS || e->about.scoring == ODD_POINTS;
    return 2 * score - (signed_net ? m->won[team] - m->lost[team] : 0);
}

/* Returns the number of rounds that make one match of a knock-out: its segments. */
static int segments_of(const odd_event *e) {
    int segments = 1;
    for (size_t i = 0; i < e->derived.schedules.count; i++)
        if (e->derived.schedules.list[i].m.segments > segments)
            segments = e->derived.schedules.list[i].m.segments;
    return segments;
}

int odd_knock_out_stage(const odd_event *e, int round) {
    return round > 0 ? (round - 1) / segments_of(e) + 1 : 0;
}

/* Returns whether two matches are segments of the same match. */
static bool same_match(const odd_event *e, const odd_match *a, const odd_match *b) {
    bool teams = (a->team[0] == b->team[0] && a->team[1] == b->team[1]) ||
                 (a->team[0] == b->team[1] && a->team[1] == b->team[0]);
    return teams && odd_knock_out_stage(e, a->round) == odd_knock_out_stage(e, b->round);
}

bool odd_is_later_segment(const odd_event *e, const odd_match *m) {
    for (const odd_match *other = e->matches; segments_of(e) > 1 && other < m; other++)
        if (other->boards > 0 && same_match(e, other, m))
            return true;
    return false;
}

static void say_tied(odd_event *e, const odd_match *m) {
    odd_text one = e->contestants[m->team[0]].id, two = e->contestants[m->team[1]].id;
    odd_event_wrong(e, true, ODD_E_REFERENCE, e->facts.setting_lines[ODD_SET_FORMAT], (odd_text){0},
                    (odd_text){0}, "round %d, teams %.*s and %.*s are level: a knock-out needs a winner",
                    m->round, (int)one.len, one.text, (int)two.len, two.text);
}

/* Decides who has won, over all segments so far; carry-overs count in full. */
static void decide(odd_event *e, odd_match *m) {
    odd_amount score[2];
    int segments = 0;
    bool single = segments_of(e) == 1;
    size_t own = (size_t)(m - e->matches), end = single ? own + 1 : e->about.match_count;
    for (int t = 0; t < 2; t++)
        score[t] = 2 * e->contestants[m->team[t]].carry;
    for (size_t i = single ? own : 0; i < end; i++) {
        const odd_match *part = &e->matches[i];
        if (part->boards == 0 || part->team[1] == ODD_NOBODY || !same_match(e, part, m))
            continue;
        segments++;
        for (int t = 0; t < 2; t++)
            score[t] += knock_out_score(e, part, part->team[0] == m->team[t] ? 0 : 1);
    }
    m->winner = score[0] > score[1] ? m->team[0] : score[1] > score[0] ? m->team[1] : ODD_NOBODY;
    m->tied = score[0] == score[1];
    if (m->tied && segments >= segments_of(e) && !odd_is_later_segment(e, m))
        say_tied(e, m);
}

/* Gives both teams the mean of their margins, which then balance except for penalties (Law 12C4). */
static void balance_margins(odd_event *e, odd_match *m) {
    odd_amount boards[2] = {m->won[0] - m->lost[0], m->won[1] - m->lost[1]};
    if (e->about.scoring != ODD_TEAM_IMPS && e->about.scoring != ODD_POINTS)
        return;
    for (int t = 0; t < 2; t++)
        m->net[t] += (boards[t] - boards[1 - t]) / 2 - boards[t];
}

/* ---- All matches ------------------------------------------------------------------------------- */

bool odd_matches_score(odd_event *e) {
    round_index index;
    forget_wrong_scales(&e->derived);
    if (e->about.contest == ODD_TEAMS)
        odd_teams_boards(e);
    else
        odd_pairs_boards(e);
    correct_byes(e);
    sort_matches(e);
    find_halves(e);
    if (!index_rounds(e, &index))
        return false;
    if (e->about.contest == ODD_TEAMS)
        take_margins(e, &index);
    for (size_t i = 0; i < e->about.match_count; i++) {
        if (e->about.has_vp)
            find_vp(e, &index, &e->matches[i]);
        if (e->about.scoring == ODD_PATTON)
            find_share(e, &e->matches[i]);
    }
    bool knock_out = odd_is_knock_out(e) && e->about.contest == ODD_TEAMS;
    for (size_t i = 0; i < e->about.match_count && knock_out; i++)
        if (e->matches[i].boards > 0)
            decide(e, &e->matches[i]);
    for (size_t i = 0; i < e->about.match_count && knock_out; i++)
        if (e->matches[i].boards > 0)
            balance_margins(e, &e->matches[i]);
    for (size_t i = 0; i < e->facts.bye_count; i++)
        add_bye(e, &index, &e->facts.byes[i]);
    sort_matches(e);
    return true;
}
