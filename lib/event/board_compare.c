/* Compares the lines of a board of pairs or individuals. */
#include "base/bits.h"
#include "base/arena.h"
#include "event/scoring.h"

/* ---- Worths of lines --------------------------------------------------------------------------- */

/* Each board has its own range of worths, which is used again when the board is compared again. If that is too small, the
 * board gets another one; the ranges of other boards stay in place. */
uint32_t odd_board_worths(odd_event *e, odd_board *b, size_t count) {
    if (b->worth_used + count > b->worth_room) {
        size_t room = b->worth_room + count;
        if (!odd_event_reserve(e, &e->worths, e->derived.worth_count, e->derived.worth_count + room,
                               &e->derived.worth_cap, sizeof(odd_worth)))
            return 0;
        b->worths = (uint32_t)e->derived.worth_count;
        b->worth_room = (uint32_t)room;
        b->worth_used = 0;
        e->derived.worth_count += room;
    }
    uint32_t first = b->worths + b->worth_used;
    b->worth_used += (uint32_t)count;
    return first;
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

/* Returns whether the cards of a direction have a score of their own on a line that counts. */
static bool has_score(const odd_event *e, const odd_play *p, int cards) {
    return p->kind == ODD_PLAYED || odd_ruling_of(e, p)->side[cards].award == ODD_AWARD_SCORE;
}

static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

/* Some lines of a board that count: those of one section, or of one group in it. */
typedef struct slice {
    const uint32_t *plays; /* by index */
    size_t count;
} slice;

static odd_play *member(odd_event *e, slice all, size_t i) {
    return &e->plays[all.plays[i]];
}

/* Returns the weight of a whole result, such that all parts are whole numbers. */
static int64_t scale_of(odd_event *e, slice all) {
    int common = ODD_WEIGHT_ALL;
    for (size_t i = 0; i < all.count; i++) {
        const odd_play *p = member(e, all, i);
        if (p->kind != ODD_RULED)
            continue;
        const odd_ruling *r = odd_ruling_of(e, p);
        for (int d = 0; d < 2; d++)
            for (int n = 0; n < r->side[d].part_count; n++)
                common = gcd(common, r->side[d].parts[n].weight_x100);
    }
    return ODD_WEIGHT_ALL / common;
}

/* ---- Sums -------------------------------------------------------------------------------------- */

/* An artificial score beside a single result, which is compared with nothing, has a whole top. */
odd_amount odd_play_top(const odd_event *e, const odd_play *p, int direction) {
    const odd_worth *w = odd_line_worth(e, p);
    bool small = (w->small >> direction & 1) != 0;
    bool alone = w->compared[direction] == 1 && p->kind == ODD_RULED &&
                 !has_score(e, p, direction ^ (p->turned ? 1 : 0));
    return odd_top_for(e, (int)w->expected, small || alone ? 0 : (int)w->compared[direction]);
}

static inline void add_to(odd_sum *sum, int sign, odd_amount value, odd_amount top) {
    sum->plain += sign * value;
    sum->plain_max += sign * top;
    sum->plain_boards += sign;
}

static bool one_top(const odd_event *e) {
    return !sections_apart(e) && odd_setting(e, ODD_SET_NEUBERG) != ODD_NEUBERG_OFF;
}

static inline void add_to_both(odd_sum *sums, const uint32_t who[2], int sign, odd_amount value,
                               odd_amount top) {
    add_to(&sums[who[0]], sign, value, top);
    if (who[1] != ODD_NOBODY)
        add_to(&sums[who[1]], sign, value, top);
}

/* Adds a line that gives both sides shares of the same top. */
static inline void sum_plain(odd_sum *sums, const odd_holder *holders, const odd_play *p, int sign,
                             odd_amount ns, odd_amount ew, odd_amount top) {
    add_to_both(sums, holders[p->seat[0]].who[0], sign, ns, top);
    add_to_both(sums, holders[p->seat[1]].who[1], sign, ew, top);
}

/* Adds any other line: an artificial score is not part of a sum. */
static void sum_ruled(odd_event *e, const odd_play *p, int sign) {
    odd_sum *sums = odd_sums_in(e, e->boards[p->board].session);
    odd_adjustment given;
    for (int d = 0; d < 2; d++) {
        if (odd_play_artificial(e, p, d, &given))
            continue;
        const uint32_t *who = odd_event_who(e, p, d);
        for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++)
            add_to(&sums[who[n]], sign, odd_line_worth(e, p)->value[d], odd_play_top(e, p, d));
    }
}

void odd_board_take_back(odd_event *e, const odd_board *b) {
    if (e->derived.scored == 0) /* nothing has been added yet, and an event without contestants has no sums */
        return;
    bool one = one_top(e);
    const odd_play *plays = e->plays;
    const odd_worth *worths = e->worths;
    const odd_holder *holders = e->derived.holders;
    odd_sum *sums = odd_sums_in(e, b->session);
    odd_amount top = b->top;
    size_t scored = e->derived.scored;
    for (uint32_t i = b->first; i != 0 && i <= scored; i = plays[i - 1].next) {
        const odd_play *p = &plays[i - 1];
        if (!odd_line_counts(p))
            continue;
        const odd_worth *w = &worths[p->worth];
        if (one && p->kind == ODD_PLAYED && w->small == 0)
            sum_plain(sums, holders, p, -1, w->value[0], w->value[1], top);
        else
            sum_ruled(e, p, -1);
    }
}

/* ---- Comparing --------------------------------------------------------------------------------- */

static odd_halves halves_of(const odd_event *e) {
    return (odd_halves)odd_setting(e, ODD_SET_ROUND);
}

static odd_amount unit_of(const odd_event *e) {
    switch (e->about.scoring) {
    case ODD_MATCHPOINTS:
    case ODD_BAM:
    case ODD_PATTON:
        return odd_setting(e, ODD_SET_UNIT);
    case ODD_CROSS_IMPS:
    case ODD_BUTLER:
        return odd_setting(e, ODD_SET_IMP_UNIT);
    case ODD_TEAM_IMPS:
        return e->about.has_vp ? ODD_ONE : odd_setting(e, ODD_SET_IMP_UNIT);
    case ODD_POINTS:
    case ODD_SCORING_COUNT:
        break;
    }
    return ODD_ONE;
}

static odd_amount round_halves(const odd_event *e, odd_frac f, odd_frac middle, odd_halves halves) {
    odd_amount unit = unit_of(e);
    int64_t units;
    if (odd_frac_round(&units, f, (odd_frac){unit, ODD_ONE}, halves, middle))
        return units * unit;
    *e->derived.too_large = true;
    return 0;
}

odd_amount odd_event_round(const odd_event *e, odd_frac f, odd_frac middle) {
    return round_halves(e, f, middle, halves_of(e));
}

odd_amount odd_event_round_towards(const odd_event *e, odd_frac f, odd_frac middle, int favour) {
    if (favour > 0)
        return round_halves(e, f, middle, ODD_HALVES_UP);
    if (favour < 0)
        return -round_halves(e, odd_frac_sub(odd_frac_whole(0), f), middle, ODD_HALVES_UP);
    return odd_event_round(e, f, middle);
}

int odd_ruling_favours(const odd_event *e, const odd_ruling *r, int cards) {
    bool imps = e->about.scoring == ODD_CROSS_IMPS || e->about.scoring == ODD_BUTLER ||
                e->about.scoring == ODD_TEAM_IMPS;
    if (!imps || r->offender == ODD_NO_SIDE || r->side[cards].part_count < 2 ||
        odd_setting(e, ODD_SET_WEIGHTED_HALVES) != ODD_WEIGHTED_FAVOUR)
        return 0;
    return (r->offender == ODD_NS) == (cards == 0) ? -1 : 1;
}

odd_amount odd_top_for(const odd_event *e, int expected, int compared) {
    if (e->about.scoring == ODD_BAM)
        return odd_setting(e, ODD_SET_BAM);
    if (e->about.scoring != ODD_MATCHPOINTS)
        return 0;
    bool own = odd_setting(e, ODD_SET_NEUBERG) == ODD_NEUBERG_OFF && compared > 0;
    return (odd_amount)((own ? compared : expected) - 1) * (e->about.acbl ? ODD_ONE : 2 * ODD_ONE);
}

odd_frac odd_method_value(const odd_comparison *c, odd_wide m, odd_wide scale) {
    return odd_method_of(c->e->about.scoring)->value(c, m, scale);
}

static odd_amount round_value(const odd_comparison *c, odd_wide m, odd_wide scale, int favour) {
    odd_frac f = odd_method_value(c, m, scale);
    return odd_event_round_towards(c->e, f, odd_frac_of(c->top, 2 * ODD_ONE), favour);
}

/* Finds the worth of an ordinary result with each score. */
static void find_worth(odd_comparison *c) {
    const odd_method *method = odd_method_of(c->e->about.scoring);
    odd_field *f = c->field;
    method->compare(c);
    for (int i = 0; i < f->distinct; i++) {
        size_t slot = f->slots[i];
        int own = odd_own_pts(c, slot);
        int64_t itself = method->against != NULL ? method->against(c, own, own) * c->scale : 0;
        f->worth[c->direction][slot] = round_value(c, f->raw[slot] - itself, c->scale, 0);
    }
}

/* A weighted score: each part is compared with the others, and then the mean is taken. */
static odd_amount weighted_worth(const odd_comparison *c, const odd_ruling *ruling) {
    const odd_method *method = odd_method_of(c->e->about.scoring);
    const odd_part *parts = ruling->side[c->direction].parts;
    int turn = c->direction == 0 ? 1 : -1, count = ruling->side[c->direction].part_count;
    odd_wide sum = 0;
    for (int i = 0; i < count; i++) {
        odd_wide made = c->field->raw[odd_slot_of(parts[i].score_pts)];
        for (int j = 0; j < count && method->against != NULL; j++)
            made -= method->against(c, turn * parts[i].score_pts, turn * parts[j].score_pts) *
                    (parts[j].weight_x100 * c->scale / ODD_WEIGHT_ALL);
        sum += made * (parts[i].weight_x100 * c->scale / ODD_WEIGHT_ALL);
    }
    return round_value(c, sum, (odd_wide)c->scale * c->scale, odd_ruling_favours(c->e, ruling, c->direction));
}

/* Law 87B: returns whether a group is too small for Neuberg's formula. A single result always is. For the EBU
 * (White Book 4.2.3.3), two or three are only if they are at most a third of those expected; for the ACBL,
 * two are, and three if another group is larger. */
static bool is_small(const odd_event *e, const odd_comparison *c, int largest) {
    if (!c->fouled || e->about.scoring != ODD_MATCHPOINTS || c->compared > 3)
        return false;
    if (c->compared <= 1)
        return true;
    if (odd_setting(e, ODD_SET_GROUPS) == ODD_GROUPS_EBU)
        return 3 * c->compared <= c->expected;
    return c->compared == 2 || c->compared < largest;
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
        const odd_adjustment *given = &odd_ruling_of(e, p)->side[c->direction];
        for (int n = 0; n < given->part_count; n++)
            odd_field_add(c->field, given->parts[n].score_pts,
                          given->parts[n].weight_x100 * c->scale / ODD_WEIGHT_ALL);
    }
    odd_field_list(c->field);
}

/* Returns whether a line has a worth of its own; other lines share one with all of the same score. */
static bool worth_alone(const odd_play *p) {
    return p->kind != ODD_PLAYED || p->turned;
}

/* Gives each line a worth, still to be filled. Returns false without memory. */
static bool number_worths(odd_event *e, odd_board *b, slice all) {
    uint32_t *number = e->scratch.field->number, count = 0;
    for (size_t i = 0; i < all.count; i++)
        number[odd_slot_of(member(e, all, i)->score_pts)] = 0;
    for (size_t i = 0; i < all.count; i++) {
        odd_play *p = member(e, all, i);
        uint32_t *shared = &number[odd_slot_of(p->score_pts)];
        if (!worth_alone(p) && *shared == 0)
            *shared = ++count;
        p->worth = worth_alone(p) ? ++count : *shared;
    }
    uint32_t first = odd_board_worths(e, b, count);
    for (size_t i = 0; i < all.count; i++) {
        odd_play *p = member(e, all, i);
        p->worth = first > 0 ? first + p->worth - 1 : 0;
    }
    return first > 0;
}

static void note_comparison(odd_worth *w, const odd_comparison *c, int seat) {
    unsigned bit = 1U << seat;
    w->compared[seat] = (uint32_t)c->compared;
    w->expected = (uint32_t)c->expected;
    w->small = c->small ? w->small | bit : w->small & ~bit;
}

/* Gives each line the worth of its cards in a direction. */
static void give_values(odd_event *e, slice all, const odd_comparison *c) {
    const odd_amount *worth = c->field->worth[c->direction];
    for (size_t i = 0; i < all.count; i++) {
        odd_play *p = member(e, all, i);
        int seat = c->direction ^ (p->turned ? 1 : 0);
        odd_worth *w = odd_line_worth(e, p);
        note_comparison(w, c, seat);
        if (p->kind == ODD_PLAYED) {
            w->value[seat] = worth[odd_slot_of(p->score_pts)];
            continue;
        }
        const odd_adjustment *given = &odd_ruling_of(e, p)->side[c->direction];
        if (given->award != ODD_AWARD_SCORE)
            w->value[seat] = 0;
        else if (given->part_count == 1)
            w->value[seat] = worth[odd_slot_of(given->parts[0].score_pts)];
        else
            w->value[seat] = weighted_worth(c, odd_ruling_of(e, p));
    }
}

/* Counts of a section, made before its groups are compared. */
typedef struct census {
    int lines;      /* lines that count */
    int any;        /* lines with a score of their own, in either direction */
    int results[2]; /* scores in each direction */
    int groups;     /* groups with results */
    int largest[2]; /* the largest group, by direction */
} census;

/* Returns the number of lines from the first on that belong to its group. */
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
    census s = {.lines = (int)all.count};
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
    odd_comparison c = {.e = e, .field = e->scratch.field, .fouled = s->groups > 1};
    if (!number_worths(e, b, all))
        return;
    c.expected = expected;
    c.scale = scale_of(e, all);
    for (c.direction = 0; c.direction < 2; c.direction++) {
        fill_field(e, all, &c);
        compare_direction(&c, s);
        give_values(e, all, &c);
        if (c.direction == 0 && !c.fouled)
            b->datum_pts = (int)c.datum.num;
    }
    for (size_t i = 0; i < all.count; i++)
        sum_ruled(e, member(e, all, i), 1);
    b->top = c.top;
}

static void compare_section(odd_event *e, odd_board *b, slice all) {
    census s = count_section(e, all);
    int section = section_of(e, member(e, all, 0));
    int expected = *odd_expected_in(e, b->session, section);
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

/* By section and group, then in the order of the log. */
static uint32_t class_of(const odd_event *e, uint32_t play) {
    const odd_play *p = &e->plays[play];
    return (uint32_t)section_of(e, p) << 8 | p->group;
}

static bool in_order(const void *event, uint32_t a, uint32_t b) {
    return class_of(event, a) <= class_of(event, b);
}

static void compare_sections(odd_event *e, odd_board *b, slice all) {
    for (size_t at = 0, run; at < all.count; at += run) {
        int section = section_of(e, member(e, all, at));
        run = sections_apart(e) ? 1 : all.count;
        while (at + run < all.count && section_of(e, member(e, all, at + run)) == section)
            run++;
        compare_section(e, b, (slice){all.plays + at, run});
    }
}

/* ---- Boards with only ordinary results, as nearly all are -------------------------------------- */

/* The lines of a board that count. */
typedef struct lines {
    slice all;
    const uint32_t *slots; /* of the scores, if all are ordinary */
    bool ordinary;         /* all are played results, in one group, and nobody sat the wrong way */
    bool mixed;            /* there are several groups */
} lines;

/* Lists these lines, and fills the field with the scores of the ordinary ones. */
static lines list_lines(const odd_event *e, const odd_board *b, const odd_compare_room *room) {
    odd_field *f = room->field;
    const odd_play *plays = e->plays;
    uint32_t *members = room->members[0], *slots = room->members[1];
    unsigned other = 0, any_group = 0, all_groups = UINT8_MAX; /* bits of any line, and of all lines */
    size_t count = 0;
    odd_field_clear(f);
    for (uint32_t i = b->first; i != 0; i = plays[i - 1].next) {
        const odd_play *p = &plays[i - 1];
        if (!odd_line_counts(p))
            continue;
        size_t slot = odd_slot_of(p->score_pts);
        any_group |= p->group;
        all_groups &= p->group;
        other |= p->kind | (unsigned)p->turned;
        members[count] = i - 1;
        slots[count++] = (uint32_t)slot;
        odd_field_count(f, slot);
    }
    f->total = (int64_t)count;
    bool mixed = count > 0 && any_group != all_groups;
    return (lines){{members, count}, slots, other == 0 && !mixed, mixed};
}

/* Fills one worth for each score, and notes which worth each score has. */
static void fill_worths(odd_event *e, const odd_comparison *c, uint32_t first) {
    odd_field *f = c->field;
    uint32_t all = (uint32_t)c->compared;
    for (int i = 0; i < f->distinct; i++) {
        size_t slot = f->slots[i];
        f->number[slot] = first + (uint32_t)i;
        e->worths[first + (uint32_t)i] =
            (odd_worth){{f->worth[0][slot], f->worth[1][slot]}, {all, all}, (uint32_t)c->expected, 0};
    }
}

/* Compares the scores of so many lines, which are in the field, with each other. Fills the worths from the
 * first on; 0: they have no place yet. Returns false without memory. */
static bool compare_field(odd_event *e, odd_board *b, odd_field *f, int count, uint32_t first) {
    int expected = *odd_expected_in(e, b->session, 0);
    odd_comparison c = {.e = e, .field = f, .scale = 1, .compared = count, .on_board = count};
    c.expected = count > expected ? count : expected;
    c.top = odd_top_for(e, c.expected, count);
    odd_field_list(f);
    for (c.direction = 0; c.direction < 2; c.direction++)
        find_worth(&c);
    b->results = count;
    b->datum_pts = (int)c.datum.num;
    b->top = c.top;
    if (first == 0 && (first = odd_board_worths(e, b, (size_t)f->distinct)) == 0)
        return false;
    fill_worths(e, &c, first);
    return true;
}

/* Gives a line its worth, and adds it to the sums. */
static inline void give_worth(odd_play *p, size_t slot, const odd_field *f, odd_sum *sums,
                              const odd_holder *holders, odd_amount top) {
    p->worth = f->number[slot];
    sum_plain(sums, holders, p, 1, f->worth[0][slot], f->worth[1][slot], top);
}

static void compare_ordinary(odd_event *e, odd_board *b, const lines *l, const odd_compare_room *room) {
    odd_sum *sums = room->sums + b->session * e->about.contestant_count;
    if (!compare_field(e, b, room->field, (int)l->all.count, 0))
        return;
    for (size_t i = 0; i < l->all.count; i++)
        give_worth(&e->plays[l->all.plays[i]], l->slots[i], room->field, sums, e->derived.holders, b->top);
}

static void count_all(odd_field *f, const uint32_t often[ODD_SLOTS]) {
    for (size_t slot = 0; slot < ODD_SLOTS; slot++)
        if (often[slot] > 0) {
            f->weight[slot] = often[slot];
            f->present[slot / 64] |= UINT64_C(1) << slot % 64;
        }
}

/* All lines count, so they need not be listed. */
void odd_board_compare_ordinary(odd_event *e, odd_board *b, odd_field *f, odd_sum *all_sums, uint32_t first,
                                const uint32_t *often) {
    odd_play *plays = e->plays, *start = &plays[b->first - 1];
    const odd_holder *holders = e->derived.holders;
    odd_sum *sums = all_sums + b->session * e->about.contestant_count;
    uint32_t at = b->first;
    odd_field_clear(f);
    if (often != NULL)
        count_all(f, often);
    for (odd_play *p = often == NULL ? start : NULL; p != NULL; p = odd_line_after(plays, p, &at))
        odd_field_count(f, odd_slot_of(p->score_pts));
    f->total = b->lines;
    if (!compare_field(e, b, f, b->lines, first))
        return;
    at = b->first;
    for (odd_play *p = start; p != NULL; p = odd_line_after(plays, p, &at))
        give_worth(p, odd_slot_of(p->score_pts), f, sums, holders, b->top);
}

void odd_board_compare(odd_event *e, odd_board *b) {
    odd_compare_room room = {
        e->scratch.field, {e->scratch.members[0], e->scratch.members[1]}, e->derived.sums};
    lines l = list_lines(e, b, &room);
    b->results = 0;
    b->fouled = false;
    b->worth_used = 0;
    if (ODD_QUICK && l.ordinary && !sections_apart(e)) {
        if (l.all.count > 0)
            compare_ordinary(e, b, &l, &room);
        return;
    }
    if (l.mixed || sections_apart(e))
        odd_sort(e->scratch.members[0], e->scratch.members[1], l.all.count, in_order, e);
    compare_sections(e, b, l.all);
}
