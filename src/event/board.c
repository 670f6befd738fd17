/* A board of pairs or individuals: which lines stand, and what they are worth in comparison. */
#include "base/scan.h"
#include "base/sort.h"
#include "event/method.h"

/* ---- Which lines stand ------------------------------------------------------------------------- */

static inline bool counts(const odd_play *p) {
    return p->later == 0 && !p->sits_out && (p->kind == ODD_PLAYED || p->kind == ODD_RULED);
}

bool odd_play_counts(const odd_play *p) {
    return counts(p);
}

/* The one of North-South that stands first in the event, whoever is named first. */
static uint32_t first_of(const odd_event *e, const odd_play *p) {
    return (uint32_t)(odd_seat_key(e, p, 0) >> 32);
}

static bool same_table(const odd_event *e, const odd_play *p, const odd_play *q) {
    return odd_seat_key(e, p, 0) == odd_seat_key(e, q, 0) && odd_seat_key(e, p, 1) == odd_seat_key(e, q, 1) &&
           (e->contest != ODD_TEAMS || p->round == q->round);
}

static size_t table_hash(const odd_event *e, const odd_play *p) {
    uint64_t h = odd_seat_key(e, p, 0) * UINT64_C(0x9E3779B97F4A7C15);
    h = (h ^ h >> 29 ^ odd_seat_key(e, p, 1)) * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(h ^ h >> 32);
}

/* Somebody has two lines as North-South: the later one for the same table corrects the earlier. */
static void trace_corrections(odd_event *e, const odd_board *b, size_t lines) {
    odd_event_inner *in = e->inner;
    size_t size = 16;
    while (size < 2 * lines)
        size *= 2;
    if (!odd_event_reserve(e, &in->table_slots, 0, size, &in->table_cap, sizeof(uint32_t)))
        return;
    for (size_t i = 0; i < size; i++)
        in->table_slots[i] = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        size_t slot = table_hash(e, p) & (size - 1);
        while (in->table_slots[slot] != 0 && !same_table(e, &e->plays[in->table_slots[slot] - 1], p))
            slot = (slot + 1) & (size - 1);
        if (in->table_slots[slot] != 0)
            e->plays[in->table_slots[slot] - 1].later = i;
        in->table_slots[slot] = i;
    }
}

/* The id of a direction, as the line has it. */
static odd_text id_on(odd_text line, int direction) {
    odd_scan s = {line.text, line.len, 0};
    odd_text id = {0};
    for (int d = 0; d <= direction; d++) {
        odd_scan_blanks(&s);
        id = (odd_text){s.text + s.at, odd_log_id(s.text + s.at, s.len - s.at)};
        s.at += id.len;
    }
    return id;
}

static void wrong_seat(odd_event *e, const odd_play *p, int direction, const char *message) {
    odd_text whole = e->problem_count < ODD_PROBLEMS_MAX ? odd_event_line(e, p->line) : (odd_text){0};
    odd_text id = id_on(whole, direction);
    odd_event_wrong(e, false, ODD_E_REFERENCE, p->line, whole, id, "'%.*s' %s", (int)id.len, id.text,
                    message);
}

static bool two_players(const odd_token *t) {
    for (size_t i = 0; i < t->text.len; i++)
        if (t->text.text[i] == '+')
            return true;
    return false;
}

/* What is wrong with those who sit in a direction; NULL if nothing is. */
static const char *wrong_with(const odd_event *e, const odd_play *p, int direction) {
    const uint32_t *who = odd_event_who(e, p, direction);
    bool two = who[1] != ODD_NOBODY;
    if (who[0] != ODD_NOBODY && two == (e->contest == ODD_INDIVIDUALS) && who[0] != who[1])
        return NULL;
    if (e->contest == ODD_INDIVIDUALS)
        return two ? "is one player twice: expected two, 1+5" : "is one player: expected two, 1+5";
    return two_players(odd_event_seat(e, p, direction)) ? "is two players: expected one id of a pair or team"
                                                        : "sits in the other direction";
}

/* Whether both sides are whom they should be. */
static bool check_seats(odd_event *e, odd_play *p) {
    for (int d = 0; d < 2; d++) {
        const char *message = wrong_with(e, p, d);
        if (message != NULL) {
            wrong_seat(e, p, d, message);
            return false;
        }
    }
    const uint32_t *ns = odd_event_who(e, p, 0), *ew = odd_event_who(e, p, 1);
    bool twice = ns[0] == ew[0];
    if (e->contest == ODD_INDIVIDUALS)
        twice = twice || ns[0] == ew[1] || ns[1] == ew[0] || ns[1] == ew[1];
    if (twice)
        wrong_seat(e, p, 1, "plays against itself: expected somebody else");
    return !twice;
}

static bool has_phantom(const odd_event *e, const odd_play *p) {
    for (int d = 0; d < 2; d++)
        for (int i = 0; i < 2; i++) {
            uint32_t who = odd_event_who(e, p, d)[i];
            if (who != ODD_NOBODY && e->contestants[who].phantom)
                return true;
        }
    return false;
}

/* What a line was worth before. */
static void forget_values(odd_play *p) {
    for (int d = 0; d < 2; d++) {
        p->value[d] = 0;
        p->compared[d] = 0;
    }
    p->expected = 0;
    p->small = 0;
}

void odd_board_trace(odd_event *e, odd_board *b) {
    uint32_t *seen = e->inner->seen, now = ++e->inner->seen_now; /* who was North-South on this board */
    bool twice = false, good = true, pairs = e->contest != ODD_INDIVIDUALS;
    b->lines = b->results = 0;
    b->fouled = false;
    b->top = 0;
    b->datum_pts = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next) {
        odd_play *p = &e->plays[i - 1];
        forget_values(p);
        p->later = 0;
        p->sits_out = e->inner->any_phantom && has_phantom(e, p);
        const uint32_t *ns = odd_event_who(e, p, 0), *ew = odd_event_who(e, p, 1);
        bool plain = ns[0] != ODD_NOBODY && ew[0] != ODD_NOBODY && ns[0] != ew[0] && pairs && ns[1] == ew[1];
        if (!plain && !check_seats(e, p)) {
            good = false;
            continue;
        }
        uint32_t *mark = &seen[plain ? ns[0] : first_of(e, p)];
        twice = twice || *mark == now;
        *mark = now;
        b->lines += counts(p);
    }
    if (!twice || !good)
        return;
    trace_corrections(e, b, b->entries);
    b->lines = 0;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        b->lines += counts(&e->plays[i - 1]);
}

/* ---- Who is compared with whom ----------------------------------------------------------------- */

static bool sections_apart(const odd_event *e) {
    return odd_setting(e, ODD_SET_COMPARE) == ODD_APART;
}

static int section_of(const odd_event *e, const odd_play *p) {
    if (!sections_apart(e))
        return 0;
    return e->contestants[odd_event_who(e, p, 0)[0]].section_number;
}

/* Whether the cards of a direction have a score of their own on a line that counts. */
static bool has_score(const odd_event *e, const odd_play *p, int cards) {
    return p->kind == ODD_PLAYED || e->rulings[p->ruling - 1].side[cards].award == ODD_AWARD_SCORE;
}

static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

/* Lines that count, of those on a board: members of one section, or of one group in it. */
typedef struct slice {
    const uint32_t *plays; /* by index */
    size_t count;
} slice;

static odd_play *member(odd_event *e, slice all, size_t i) {
    return &e->plays[all.plays[i]];
}

/* The weight of a whole result, such that all parts are whole numbers of it. */
static int64_t scale_of(odd_event *e, slice all) {
    int common = ODD_WEIGHT_ALL;
    for (size_t i = 0; i < all.count; i++) {
        const odd_play *p = member(e, all, i);
        if (p->kind != ODD_RULED)
            continue;
        for (int d = 0; d < 2; d++)
            for (int n = 0; n < e->rulings[p->ruling - 1].side[d].part_count; n++)
                common = gcd(common, e->rulings[p->ruling - 1].side[d].parts[n].weight_x100);
    }
    return ODD_WEIGHT_ALL / common;
}

/* ---- Sums -------------------------------------------------------------------------------------- */

odd_amount odd_play_top(const odd_event *e, const odd_play *p, int direction) {
    bool small = (p->small >> direction & 1) != 0;
    return odd_top_for(e, (int)p->expected, small ? 0 : (int)p->compared[direction]);
}

static inline void add_to(odd_sum *sum, int sign, odd_amount value, odd_amount top) {
    sum->plain += sign * value;
    sum->plain_max += sign * top;
    sum->plain_boards += sign;
}

static bool one_top(const odd_event *e) {
    return !sections_apart(e) && odd_setting(e, ODD_SET_NEUBERG) != ODD_NEUBERG_OFF;
}

/* An ordinary line, which gives both sides what they have of a top. */
static inline void sum_plain(odd_event *e, const odd_play *p, int sign, odd_amount top) {
    odd_sum *sums = e->inner->sums;
    for (int d = 0; d < 2; d++) {
        const uint32_t *who = odd_event_who(e, p, d);
        add_to(&sums[who[0]], sign, p->value[d], top);
        if (who[1] != ODD_NOBODY)
            add_to(&sums[who[1]], sign, p->value[d], top);
    }
}

static void sum_ruled(odd_event *e, const odd_play *p, int sign) {
    odd_sum *sums = e->inner->sums;
    odd_given given;
    for (int d = 0; d < 2; d++) {
        if (odd_play_artificial(e, p, d, &given))
            continue;
        const uint32_t *who = odd_event_who(e, p, d);
        for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++)
            add_to(&sums[who[n]], sign, p->value[d], odd_play_top(e, p, d));
    }
}

/* ---- Comparing --------------------------------------------------------------------------------- */

static odd_halves halves_of(const odd_event *e) {
    return (odd_halves)odd_setting(e, ODD_SET_ROUND);
}

static odd_amount unit_of(const odd_event *e) {
    switch (e->scoring) {
    case ODD_MATCHPOINTS:
    case ODD_BAM:
    case ODD_PATTON:
        return odd_setting(e, ODD_SET_UNIT);
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
        return odd_setting(e, ODD_SET_IMP_UNIT);
    case ODD_TEAM_IMPS:
        return e->has_vp ? ODD_ONE : odd_setting(e, ODD_SET_IMP_UNIT);
    case ODD_POINTS:
    case ODD_SCORING_COUNT:
        break;
    }
    return ODD_ONE;
}

odd_amount odd_event_round(const odd_event *e, odd_frac f, odd_frac middle) {
    odd_amount unit = unit_of(e);
    int64_t units;
    if (odd_frac_round(&units, f, (odd_frac){unit, ODD_ONE}, halves_of(e), middle))
        return units * unit;
    e->inner->too_large = true;
    return 0;
}

odd_amount odd_top_for(const odd_event *e, int expected, int compared) {
    if (e->scoring == ODD_BAM)
        return odd_setting(e, ODD_SET_BAM);
    if (e->scoring != ODD_MATCHPOINTS)
        return 0;
    bool own = odd_setting(e, ODD_SET_NEUBERG) == ODD_NEUBERG_OFF && compared > 0;
    return (odd_amount)((own ? compared : expected) - 1) * (e->acbl ? ODD_ONE : 2 * ODD_ONE);
}

static odd_amount round_value(const odd_comparison *c, odd_wide m, odd_wide scale) {
    odd_frac f = odd_method_of(c->e->scoring)->value(c, m, scale);
    return odd_event_round(c->e, f, odd_frac_of(c->top, 2 * ODD_ONE));
}

/* What an ordinary result with each score is worth. */
static void find_worth(odd_comparison *c) {
    const odd_method *method = odd_method_of(c->e->scoring);
    odd_field *f = c->field;
    method->compare(c);
    for (int i = 0; i < f->distinct; i++) {
        size_t slot = f->slots[i];
        int own = odd_own_pts(c, slot);
        int64_t itself = method->against != NULL ? method->against(c, own, own) * c->scale : 0;
        f->worth[c->direction][slot] = round_value(c, f->raw[slot] - itself, c->scale);
    }
}

/* A weighted score: each part is compared with the others, and then the mean is taken. */
static odd_amount weighted_worth(const odd_comparison *c, const odd_part *parts, int count) {
    const odd_method *method = odd_method_of(c->e->scoring);
    int turn = c->direction == 0 ? 1 : -1;
    odd_wide sum = 0;
    for (int i = 0; i < count; i++) {
        odd_wide made = c->field->raw[odd_slot_of(parts[i].score_pts)];
        for (int j = 0; j < count && method->against != NULL; j++)
            made -= method->against(c, turn * parts[i].score_pts, turn * parts[j].score_pts) *
                    (parts[j].weight_x100 * c->scale / ODD_WEIGHT_ALL);
        sum += made * (parts[i].weight_x100 * c->scale / ODD_WEIGHT_ALL);
    }
    return round_value(c, sum, (odd_wide)c->scale * c->scale);
}

/* Law 87B: so few in a group that Neuberg's formula does not hold. */
static bool is_small(const odd_event *e, const odd_comparison *c, int largest) {
    if (!c->fouled || e->scoring != ODD_MATCHPOINTS || c->compared > 3)
        return false;
    if (c->compared < 3)
        return true;
    return odd_setting(e, ODD_SET_GROUPS) == ODD_GROUPS_EBU ? 3 * c->compared <= c->expected
                                                            : c->compared < largest;
}

static void fill_field(odd_event *e, slice all, odd_comparison *c) {
    odd_field_clear(c->field);
    c->compared = 0;
    for (size_t i = 0; i < all.count; i++) {
        const odd_play *p = member(e, all, i);
        if (!has_score(e, p, c->direction))
            continue;
        c->compared++;
        if (p->kind == ODD_PLAYED) {
            odd_field_add(c->field, p->score_pts, c->scale);
            continue;
        }
        const odd_given *given = &e->rulings[p->ruling - 1].side[c->direction];
        for (int n = 0; n < given->part_count; n++)
            odd_field_add(c->field, given->parts[n].score_pts,
                          given->parts[n].weight_x100 * c->scale / ODD_WEIGHT_ALL);
    }
    odd_field_list(c->field);
}

static void note_comparison(odd_play *p, const odd_comparison *c) {
    int seat = c->direction ^ (p->turned ? 1 : 0);
    unsigned bit = 1U << seat;
    p->compared[seat] = (uint32_t)c->compared;
    p->expected = (uint32_t)c->expected;
    p->small = (uint8_t)((c->small ? p->small | bit : p->small & ~bit) & 3);
}

/* Gives each line what its cards in a direction are worth. */
static void give_values(odd_event *e, slice all, const odd_comparison *c) {
    const odd_amount *worth = c->field->worth[c->direction];
    for (size_t i = 0; i < all.count; i++) {
        odd_play *p = member(e, all, i);
        odd_amount *value = &p->value[c->direction ^ (p->turned ? 1 : 0)];
        note_comparison(p, c);
        if (p->kind == ODD_PLAYED) {
            *value = worth[odd_slot_of(p->score_pts)];
            continue;
        }
        const odd_given *given = &e->rulings[p->ruling - 1].side[c->direction];
        if (given->award != ODD_AWARD_SCORE)
            *value = 0;
        else if (given->part_count == 1)
            *value = worth[odd_slot_of(given->parts[0].score_pts)];
        else
            *value = weighted_worth(c, given->parts, given->part_count);
    }
}

/* The same for both directions, where all lines are ordinary results; and adds it to the sums. */
static void give_plain_values(odd_event *e, slice all, const odd_comparison *c) {
    for (size_t i = 0; i < all.count; i++) {
        odd_play *p = member(e, all, i);
        size_t slot = odd_slot_of(p->score_pts);
        int turn = p->turned ? 1 : 0;
        p->value[turn] = c->field->worth[0][slot];
        p->value[1 - turn] = c->field->worth[1][slot];
        p->compared[0] = p->compared[1] = (uint32_t)c->compared;
        p->expected = (uint32_t)c->expected;
        p->small = c->small ? 3 : 0;
        if (c->small)
            sum_ruled(e, p, 1);
        else
            sum_plain(e, p, 1, c->top);
    }
}

/* What is to be known of a section before its groups are compared. */
typedef struct census {
    int lines;      /* that count */
    int any;        /* with a score of their own, in either direction */
    int results[2]; /* in each direction */
    int groups;     /* that have results */
    int largest[2]; /* of them, by direction */
    bool plain;     /* all lines are ordinary results */
} census;

/* How many of the lines from the first on are of its group. */
static size_t group_run(odd_event *e, slice all) {
    size_t n = 1;
    while (n < all.count && member(e, all, n)->group == member(e, all, 0)->group)
        n++;
    return n;
}

static void count_group(odd_event *e, slice group, census *s) {
    int results[2] = {0, 0}, any = 0;
    for (size_t i = 0; i < group.count; i++) {
        const odd_play *p = member(e, group, i);
        bool has[2] = {p->kind == ODD_PLAYED || has_score(e, p, 0),
                       p->kind == ODD_PLAYED || has_score(e, p, 1)};
        s->plain = s->plain && p->kind == ODD_PLAYED;
        results[0] += has[0];
        results[1] += has[1];
        any += has[0] || has[1];
    }
    s->any += any;
    s->groups += any > 0;
    for (int d = 0; d < 2; d++) {
        s->results[d] += results[d];
        s->largest[d] = results[d] > s->largest[d] ? results[d] : s->largest[d];
    }
}

static census count_section(odd_event *e, slice all) {
    census s = {.lines = (int)all.count, .plain = true};
    for (size_t at = 0, run; at < all.count; at += run) {
        slice group = {all.plays + at, all.count - at};
        group.count = run = group_run(e, group);
        count_group(e, group, &s);
    }
    return s;
}

/* Compares a direction's scores with each other. */
static void compare_direction(odd_comparison *c, const census *s) {
    c->on_board = s->results[c->direction];
    c->small = is_small(c->e, c, s->largest[c->direction]);
    c->top = odd_top_for(c->e, c->expected, c->small ? 0 : c->compared);
    find_worth(c);
}

static void compare_class(odd_event *e, odd_board *b, slice all, const census *s, int expected) {
    odd_comparison c = {.e = e, .field = e->inner->field, .fouled = s->groups > 1};
    c.expected = expected;
    c.scale = scale_of(e, all);
    fill_field(e, all, &c);
    compare_direction(&c, s);
    if (!c.fouled)
        b->datum_pts = (int)c.datum.num;
    if (s->plain) {
        c.direction = 1;
        compare_direction(&c, s);
        give_plain_values(e, all, &c);
    } else {
        give_values(e, all, &c);
        c.direction = 1;
        fill_field(e, all, &c);
        compare_direction(&c, s);
        give_values(e, all, &c);
        for (size_t i = 0; i < all.count; i++)
            sum_ruled(e, member(e, all, i), 1);
    }
    b->top = c.top;
}

static void compare_section(odd_event *e, odd_board *b, slice all) {
    census s = count_section(e, all);
    int section = section_of(e, member(e, all, 0));
    int expected = e->inner->section_expected[section];
    if (s.lines > expected)
        expected = s.lines;
    b->results += s.any;
    b->fouled = b->fouled || s.groups > 1;
    for (size_t at = 0, run; at < all.count; at += run) {
        slice group = {all.plays + at, all.count - at};
        run = s.groups > 1 ? group_run(e, group) : all.count;
        group.count = run;
        compare_class(e, b, group, &s, expected);
    }
}

/* By section and group, in the order of the log within them. */
static uint32_t class_of(const odd_event *e, uint32_t play) {
    const odd_play *p = &e->plays[play];
    return (uint32_t)section_of(e, p) << 8 | p->group;
}

static bool in_order(const void *event, uint32_t a, uint32_t b) {
    return class_of(event, a) <= class_of(event, b);
}

void odd_board_compare(odd_event *e, odd_board *b) {
    uint32_t *members = e->inner->members[0];
    size_t count = 0;
    bool mixed = sections_apart(e);
    b->results = 0;
    b->fouled = false;
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        if (counts(&e->plays[i - 1])) {
            members[count++] = i - 1;
            mixed = mixed || e->plays[i - 1].group != e->plays[members[0]].group;
        }
    if (mixed)
        odd_sort(members, e->inner->members[1], count, in_order, e);
    for (size_t at = 0, run; at < count; at += run) {
        int section = section_of(e, &e->plays[members[at]]);
        run = sections_apart(e) ? 1 : count;
        while (at + run < count && section_of(e, &e->plays[members[at + run]]) == section)
            run++;
        compare_section(e, b, (slice){members + at, run});
    }
}

void odd_board_take_back(odd_event *e, const odd_board *b) {
    bool one = one_top(e);
    for (uint32_t i = b->first; i != 0 && i <= e->inner->scored; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        if (!counts(p))
            continue;
        if (one && p->kind == ODD_PLAYED && p->small == 0)
            sum_plain(e, p, -1, b->top);
        else
            sum_ruled(e, p, -1);
    }
}
