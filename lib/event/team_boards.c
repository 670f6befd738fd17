/* Boards of teams: finds the other table of each line, and the value of the difference. */
#include "event/scoring.h"

/* ---- The other table --------------------------------------------------------------------------- */

static uint32_t team_of(const odd_event *e, const odd_play *p, int seat) {
    return odd_event_who(e, p, seat)[0];
}

static bool same_match(const odd_event *e, const odd_play *p, const odd_play *q) {
    return p->round == q->round && team_of(e, p, 0) == team_of(e, q, 1) &&
           team_of(e, p, 1) == team_of(e, q, 0);
}

const odd_play *odd_teams_other(const odd_event *e, const odd_play *p) {
    const odd_board *b = &e->boards[p->board];
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *q = &e->plays[i - 1];
        if (odd_line_stands(q) && same_match(e, p, q))
            return q;
    }
    return NULL;
}

static size_t table_hash(const odd_event *e, int round, uint32_t ns, uint32_t ew) {
    return odd_event_mix(e, (uint64_t)(unsigned)round << 48 ^ (uint64_t)ns << 24 ^ ew);
}

/* Indexes all tables of a board that stand, by round and teams. */
static bool index_tables(odd_event *e, const odd_board *b, size_t *size) {
    *size = 16;
    while (*size < 2 * (size_t)b->entries)
        *size *= 2;
    if (!odd_event_reserve(e, &e->scratch.table_slots, 0, *size, &e->scratch.table_cap, sizeof(uint32_t)))
        return false;
    for (size_t i = 0; i < *size; i++)
        e->scratch.table_slots[i] = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        if (!odd_line_stands(p))
            continue;
        size_t slot = table_hash(e, p->round, team_of(e, p, 0), team_of(e, p, 1)) & (*size - 1);
        while (e->scratch.table_slots[slot] != 0)
            slot = odd_slot_next(slot, 1, *size);
        e->scratch.table_slots[slot] = i;
    }
    return true;
}

static odd_play *find_other(odd_event *e, const odd_play *p, size_t size) {
    const uint32_t *slots = e->scratch.table_slots;
    size_t slot = table_hash(e, p->round, team_of(e, p, 1), team_of(e, p, 0)) & (size - 1);
    for (; slots[slot] != 0; slot = odd_slot_next(slot, 1, size))
        if (same_match(e, p, &e->plays[slots[slot] - 1]))
            return &e->plays[slots[slot] - 1];
    return NULL;
}

/* ---- Values of differences --------------------------------------------------------------------- */

odd_amount odd_teams_board_points(const odd_event *e) {
    return odd_setting(e, e->about.scoring == ODD_PATTON ? ODD_SET_PATTON_BOARD : ODD_SET_BAM);
}

static odd_amount worth_of(const odd_event *e, int difference_pts) {
    switch (e->about.scoring) {
    case ODD_TEAM_IMPS:
        return odd_imp(difference_pts) * ODD_ONE;
    case ODD_BAM:
    case ODD_PATTON:
        return difference_pts > 0    ? 2 * odd_teams_board_points(e)
               : difference_pts == 0 ? odd_teams_board_points(e)
                                     : 0;
    case ODD_POINTS:
    case ODD_MATCHPOINTS:
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
    case ODD_SCORING_COUNT:
        break;
    }
    return difference_pts * (odd_amount)ODD_ONE;
}

/* Board-a-match is computed in halves, so that a tie is a whole number. */
static bool in_halves(const odd_event *e) {
    return e->about.scoring == ODD_BAM || e->about.scoring == ODD_PATTON;
}

/* One team at one table: its score, and its points from its own side. */
typedef struct hand {
    odd_adjustment given;
    int turn; /* 1 or -1: its points are North-South's, or the opposite */
    bool artificial;
    bool there; /* it has a score of either kind */
    int favour; /* rounding of halves, if a ruling names the offender: 1 up, -1 down */
} hand;

static hand hand_of(const odd_event *e, const odd_play *p, int seat) {
    hand h = {.turn = 1};
    if (p == NULL || !odd_play_counts(p))
        return h;
    int cards = seat ^ (p->turned ? 1 : 0);
    h.there = true;
    h.turn = cards == 0 ? 1 : -1;
    if (p->kind == ODD_RULED) {
        const odd_ruling *r = odd_ruling_of(e, p);
        h.given = r->side[cards];
        h.favour = odd_ruling_favours(e, r, cards);
    } else {
        h.given.part_count = 1;
        h.given.parts[0] = (odd_part){.score_pts = p->score_pts, .weight_x100 = ODD_WEIGHT_ALL};
    }
    h.artificial = h.given.award != ODD_AWARD_SCORE;
    return h;
}

/* Compares each part at one table with each part at the other. */
static odd_frac compare_hands(const odd_event *e, const hand *here, const hand *there) {
    odd_wide sum = 0;
    for (int i = 0; i < here->given.part_count; i++)
        for (int j = 0; j < there->given.part_count; j++) {
            const odd_part *p = &here->given.parts[i], *q = &there->given.parts[j];
            odd_wide weight = (odd_wide)p->weight_x100 * q->weight_x100;
            sum += weight * worth_of(e, here->turn * p->score_pts + there->turn * q->score_pts);
        }
    odd_wide whole = (odd_wide)ODD_WEIGHT_ALL * ODD_WEIGHT_ALL * ODD_ONE;
    return odd_frac_wide(sum, in_halves(e) ? 2 * whole : whole);
}

static odd_frac award_of(const odd_event *e, const hand *h) {
    if (e->about.scoring == ODD_TEAM_IMPS)
        return odd_award_imps(e, &h->given);
    if (!in_halves(e))
        return odd_frac_whole(0);
    odd_frac share = odd_frac_of(odd_award_percent(&h->given), 100 * ODD_ONE);
    return odd_frac_mul(share, odd_frac_of(odd_teams_board_points(e), ODD_ONE));
}

/* Finds the value of a board for the team with these two hands. Returns false if it does not count. */
static bool board_value(odd_event *e, const hand *here, const hand *there, odd_amount *value) {
    odd_frac f;
    int favour = 0;
    if (e->about.scoring == ODD_POINTS && (here->artificial || there->artificial))
        return false;
    if (here->artificial && there->artificial)
        f = odd_frac_div(odd_frac_add(award_of(e, here), award_of(e, there)), odd_frac_whole(2));
    else if (here->artificial || there->artificial)
        f = award_of(e, here->artificial ? here : there);
    else if (here->there && there->there) {
        f = compare_hands(e, here, there);
        favour = here->favour + there->favour;
    } else
        return false;
    odd_frac middle = in_halves(e) ? odd_frac_of(odd_teams_board_points(e), 2 * ODD_ONE) : odd_frac_whole(0);
    *value = odd_event_round_towards(e, f, middle, favour);
    return true;
}

/* ---- Matches ----------------------------------------------------------------------------------- */

static size_t match_hash(const odd_event *e, int round, uint32_t a, uint32_t b) {
    return table_hash(e, round, a < b ? a : b, a < b ? b : a);
}

static bool more_match_slots(odd_event *e) {
    size_t size = e->derived.match_slot_count == 0 ? 64 : e->derived.match_slot_count;
    while (size < 4 * (e->about.match_count + 1))
        size *= 2;
    if (size > e->derived.match_slot_count) {
        if ((e->derived.match_slots = ODD_TAKE(e->arena, size, uint32_t)) == NULL) {
            e->no_memory = true;
            return false;
        }
        e->derived.match_slot_count = size;
    }
    for (size_t i = 0; i < size; i++)
        e->derived.match_slots[i] = 0;
    for (size_t i = 0; i < e->about.match_count; i++) {
        const odd_match *m = &e->matches[i];
        size_t slot = match_hash(e, m->round, m->team[0], m->team[1]) & (size - 1);
        while (e->derived.match_slots[slot] != 0)
            slot = odd_slot_next(slot, 1, size);
        e->derived.match_slots[slot] = (uint32_t)i + 1;
    }
    return true;
}

odd_match *odd_match_of(odd_event *e, int round, uint32_t a, uint32_t b) {
    if (4 * (e->about.match_count + 1) > e->derived.match_slot_count && !more_match_slots(e))
        return NULL;
    size_t slot = match_hash(e, round, a, b) & (e->derived.match_slot_count - 1);
    for (; e->derived.match_slots[slot] != 0; slot = odd_slot_next(slot, 1, e->derived.match_slot_count)) {
        odd_match *m = &e->matches[e->derived.match_slots[slot] - 1];
        if (m->round == round &&
            ((m->team[0] == a && m->team[1] == b) || (m->team[0] == b && m->team[1] == a)))
            return m;
    }
    if (!odd_event_room(e, &e->matches, e->about.match_count, &e->derived.match_cap, sizeof(odd_match)))
        return NULL;
    odd_match *m = &e->matches[e->about.match_count++];
    *m = (odd_match){.round = round, .team = {a < b ? a : b, a < b ? b : a}};
    e->derived.match_slots[slot] = (uint32_t)e->about.match_count;
    return m;
}

/* Returns the weighted mean of a hand's points, from its own side. */
static odd_amount mean_pts(const hand *h, bool size) {
    odd_amount sum = 0;
    for (int i = 0; i < h->given.part_count; i++) {
        int pts = h->turn * h->given.parts[i].score_pts;
        sum += (odd_amount)(size && pts < 0 ? -pts : pts) * h->given.parts[i].weight_x100;
    }
    return sum * (ODD_ONE / ODD_WEIGHT_ALL);
}

/* Patton: adds a team's points in the whole match, and the total to which their difference is related. */
static void add_aggregate(const odd_event *e, odd_match *m, int team, const hand *here, const hand *there) {
    if (!here->there || !there->there || here->artificial || there->artificial)
        return;
    odd_amount difference = mean_pts(here, false) + mean_pts(there, false);
    m->difference[team] += difference;
    if (odd_setting(e, ODD_SET_PATTON_RATIO) == ODD_RATIO_TOTALS)
        m->measure[team] += mean_pts(here, true) + mean_pts(there, true);
    else
        m->measure[team] += difference < 0 ? -difference : difference;
}

static void give_value(odd_event *e, const odd_play *p, int seat, odd_amount value, bool compared) {
    odd_worth *w = odd_line_worth(e, p);
    w->value[seat] = value;
    w->compared[seat] = compared ? 2 : 1;
}

/* Scores a line and that of the other table, if there is one: the board of a match. */
static void score_tables(odd_event *e, odd_play *p, odd_play *q) {
    odd_match *m = odd_match_of(e, p->round, team_of(e, p, 0), team_of(e, p, 1));
    if (m == NULL)
        return;
    odd_amount value[2] = {0, 0};
    bool counts[2];
    for (int seat = 0; seat < 2; seat++) {
        hand here = hand_of(e, p, seat), there = hand_of(e, q, 1 - seat);
        counts[seat] = board_value(e, &here, &there, &value[seat]);
        if (e->about.scoring == ODD_PATTON)
            add_aggregate(e, m, m->team[0] == team_of(e, p, seat) ? 0 : 1, &here, &there);
    }
    bool any = counts[0] || counts[1];
    if (p->slip && m->slip == 0)
        m->slip = p->line;
    if (q != NULL && q->slip && m->slip == 0)
        m->slip = q->line;
    m->scheduled++;
    m->boards += any;
    for (int seat = 0; seat < 2; seat++) {
        if (any && !counts[seat] && in_halves(e)) /* nothing to compare with: the average */
            value[seat] =
                odd_event_round(e, odd_frac_of(odd_teams_board_points(e), 2 * ODD_ONE), odd_frac_whole(0));
        give_value(e, p, seat, value[seat], any);
        if (q != NULL)
            give_value(e, q, 1 - seat, value[seat], any);
        int team = m->team[0] == team_of(e, p, seat) ? 0 : 1;
        m->net[team] += value[seat];
        m->won[team] += value[seat] > 0 ? value[seat] : 0;
        m->lost[team] -= value[seat] < 0 ? value[seat] : 0;
    }
}

/* Gives each line that stands a worth. */
static bool number_worths(odd_event *e, odd_board *b) {
    b->worth_used = 0;
    uint32_t next = odd_board_worths(e, b, b->entries);
    for (uint32_t i = b->first; i != 0 && next > 0; i = e->plays[i - 1].next) {
        odd_play *p = &e->plays[i - 1];
        if (!odd_line_stands(p))
            continue;
        p->worth = next++;
        *odd_line_worth(e, p) = (odd_worth){0};
    }
    return next > 0;
}

static void score_board(odd_event *e, odd_board *b) {
    size_t size;
    if (!index_tables(e, b, &size) || !number_worths(e, b))
        return;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        odd_play *p = &e->plays[i - 1];
        if (!odd_line_stands(p))
            continue;
        odd_play *q = find_other(e, p, size);
        if (q == NULL || p < q)
            score_tables(e, p, q);
    }
}

void odd_matches_clear(odd_event *e) {
    e->about.match_count = 0;
    more_match_slots(e);
}

/* A slip counts for all boards of a match; their number must be set, or follow from the movement. */
static void check_slip(odd_event *e, odd_match *m) {
    int length = (int)(odd_setting(e, ODD_SET_MATCH_BOARDS) / ODD_ONE);
    if (length == 0)
        length = odd_schedule_match_boards(e, m);
    if (m->scheduled > 1)
        odd_event_wrong(
            e, false, ODD_E_REFERENCE, m->slip, (odd_text){0}, (odd_text){0},
            "the match has boards besides its IMPs: expected the margin of a match, or its boards");
    else if (length == 0)
        odd_event_wrong(
            e, false, ODD_E_REFERENCE, m->slip, (odd_text){0}, (odd_text){0},
            "the length of the match is not known: expected a line like set match-boards 8, or a movement");
    m->boards = m->scheduled = length;
}

void odd_teams_boards(odd_event *e) {
    odd_matches_clear(e);
    for (size_t n = 0; n < e->about.board_count && !e->no_memory; n++)
        score_board(e, &e->boards[e->board_order[n]]);
    for (size_t i = 0; i < e->about.match_count; i++)
        if (e->matches[i].slip != 0)
            check_slip(e, &e->matches[i]);
}
