/* Infers the movement from the lines of an event: boards that are mostly played by the same contestants form a
 * set. So it needs no knowledge of Mitchells and Howells. */
#include "event/check/check.h"
#include "base/arena.h"

/* ---- Lines ------------------------------------------------------------------------------------- */

static bool stands(const odd_play *p) {
    return !p->corrected && p->kind != ODD_VOID;
}

static bool take_lines(odd_inferred_movement *s, odd_arena *arena) {
    const odd_event *e = s->e;
    s->lines = ODD_TAKE(arena, e->about.play_count, odd_inferred_line);
    if (s->lines == NULL)
        return false;
    for (size_t i = 0; i < e->about.play_count; i++) {
        const odd_play *p = &e->plays[i];
        if (!stands(p))
            continue;
        uint64_t ns = odd_seat_key(e, p, 0), ew = odd_seat_key(e, p, 1);
        s->lines[s->line_count++] = (odd_inferred_line){
            .side = {ns < ew ? ns : ew, ns < ew ? ew : ns}, .play = (uint32_t)i, .flipped = ew < ns};
    }
    return true;
}

/* Travellers are entered board by board; results in play arrive in the order of play. */
static void find_live(odd_inferred_movement *s) {
    size_t turns = 0, boards = s->e->about.board_count;
    for (size_t i = 1; i < s->line_count; i++)
        turns += odd_inferred_play(s, (uint32_t)i)->board != odd_inferred_play(s, (uint32_t)i - 1)->board;
    s->live = turns > boards + boards / 4 + 2;
}

static void list_all(uint32_t *order, size_t count) {
    for (size_t i = 0; i < count; i++)
        order[i] = (uint32_t)i;
}

/* ---- Boards ------------------------------------------------------------------------------------ */

static uint64_t slot_key(const odd_inferred_movement *s, uint32_t line) {
    const odd_play *p = odd_inferred_play(s, line);
    const odd_board *b = &s->e->boards[p->board];
    uint32_t round = s->e->about.contest == ODD_TEAMS ? p->round : 0;
    return (uint64_t)b->session << 32 | round << 16 | (uint32_t)b->number;
}

static bool slots_in_order(const void *owner, uint32_t a, uint32_t b) {
    return slot_key(owner, a) <= slot_key(owner, b);
}

static bool number_slots(odd_inferred_movement *s, odd_arena *arena) {
    list_all(s->order, s->line_count);
    odd_sort(s->order, s->other, s->line_count, slots_in_order, s);
    s->slots = ODD_TAKE(arena, s->line_count, odd_inferred_slot);
    if (s->slots == NULL)
        return false;
    for (size_t i = 0; i < s->line_count; i++) {
        uint64_t key = slot_key(s, s->order[i]);
        if (i == 0 || key != slot_key(s, s->order[i - 1]))
            s->slots[s->slot_count++] = (odd_inferred_slot){.round = (int)(key >> 16 & 0xFFFF),
                                                            .board = (int)(key & 0xFFFF),
                                                            .session = (uint32_t)(key >> 32)};
        s->lines[s->order[i]].slot = (uint32_t)s->slot_count - 1;
    }
    return true;
}

/* ---- Meetings ---------------------------------------------------------------------------------- */

static bool same_sides(const odd_inferred_line *a, const odd_inferred_line *b) {
    return a->side[0] == b->side[0] && a->side[1] == b->side[1];
}

static bool lines_in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_inferred_movement *s = owner;
    const odd_inferred_line *a = &s->lines[x], *b = &s->lines[y];
    for (int i = 0; i < 2; i++)
        if (a->side[i] != b->side[i])
            return a->side[i] < b->side[i];
    uint32_t a_set = s->slots[a->slot].set, b_set = s->slots[b->slot].set;
    if (a_set != b_set)
        return a_set < b_set;
    return a->slot <= b->slot;
}

/* Sorts by sides, sets as far as known, boards and lines. */
static bool sort_lines(odd_inferred_movement *s, odd_arena *arena) {
    odd_inferred_line *sorted = ODD_TAKE(arena, s->line_count, odd_inferred_line);
    if (sorted == NULL)
        return false;
    list_all(s->order, s->line_count);
    odd_sort(s->order, s->other, s->line_count, lines_in_order, s);
    for (size_t i = 0; i < s->line_count; i++)
        sorted[i] = s->lines[s->order[i]];
    s->lines = sorted;
    return true;
}

/* ---- Sets -------------------------------------------------------------------------------------- */

/* A board and the next one of a meeting. */
typedef struct hop {
    uint32_t from, to;
} hop;

typedef struct hops {
    hop *list;
    size_t count;
    uint32_t *before; /* by slot: the slot that most come from, by index + 1 */
    size_t *most;     /* by slot: the count of the best hop from it, and to it */
} hops;

static bool hops_in_order(const void *owner, uint32_t x, uint32_t y) {
    const hop *a = (const hop *)owner + x, *b = (const hop *)owner + y;
    return a->from != b->from ? a->from < b->from : a->to <= b->to;
}

/* The lines are sorted by meeting and board. */
static void list_hops(odd_inferred_movement *s, hops *l) {
    for (size_t i = 0; i < s->line_count; i++) {
        bool same = i > 0 && same_sides(&s->lines[i - 1], &s->lines[i]);
        if (same && s->lines[i - 1].slot == s->lines[i].slot)
            continue;
        s->slots[s->lines[i].slot].meetings++;
        if (same)
            l->list[l->count++] = (hop){s->lines[i - 1].slot, s->lines[i].slot};
    }
    list_all(s->order, l->count);
    odd_sort(s->order, s->other, l->count, hops_in_order, l->list);
}

/* Two boards belong together if half of those who play either play both, and most of those who play one of them. */
static bool together(const odd_inferred_movement *s, const hop *l, size_t times) {
    size_t from = s->slots[l->from].meetings, to = s->slots[l->to].meetings;
    return 2 * times >= from && 2 * times >= to && (2 * times > from || 2 * times > to);
}

/* Each board has at most one predecessor and one successor: those that most often come together. */
static void choose_hops(odd_inferred_movement *s, hops *l) {
    size_t *from_most = l->most, *to_most = l->most + s->slot_count;
    for (size_t at = 0, run; at < l->count; at += run) {
        hop k = l->list[s->order[at]];
        for (run = 1; at + run < l->count && hops_in_order(l->list, s->order[at + run], s->order[at]);)
            run++;
        if (!together(s, &k, run) || run <= from_most[k.from] || run <= to_most[k.to])
            continue;
        if (s->slots[k.from].next != 0)
            l->before[s->slots[k.from].next - 1] = 0;
        if (l->before[k.to] != 0)
            s->slots[l->before[k.to] - 1].next = 0;
        s->slots[k.from].next = k.to + 1;
        l->before[k.to] = k.from + 1;
        from_most[k.from] = to_most[k.to] = run;
    }
}

static bool find_sets(odd_inferred_movement *s, odd_arena *arena) {
    hops l = {.list = ODD_TAKE(arena, s->line_count, hop),
              .before = ODD_TAKE(arena, s->slot_count, uint32_t),
              .most = ODD_TAKE(arena, 2 * s->slot_count, size_t)};
    s->sets = ODD_TAKE(arena, s->slot_count, odd_inferred_set);
    if (l.list == NULL || l.before == NULL || l.most == NULL || s->sets == NULL)
        return false;
    list_hops(s, &l);
    choose_hops(s, &l);
    for (size_t i = 0; i < s->slot_count; i++) {
        if (l.before[i] != 0)
            continue;
        odd_inferred_set *set = &s->sets[s->set_count++];
        set->first = (uint32_t)i;
        for (uint32_t slot = set->first + 1; slot != 0; slot = s->slots[slot - 1].next) {
            s->slots[slot - 1].set = (uint32_t)s->set_count - 1;
            set->size++;
        }
    }
    return true;
}

/* ---- Sittings ---------------------------------------------------------------------------------- */

static bool find_encounters(odd_inferred_movement *s, odd_arena *arena) {
    s->encounters = ODD_TAKE(arena, s->line_count, odd_encounter);
    s->meetings = ODD_TAKE(arena, s->line_count, odd_meeting);
    if (s->encounters == NULL || s->meetings == NULL)
        return false;
    for (size_t i = 0; i < s->line_count; i++) {
        odd_inferred_line *l = &s->lines[i];
        const odd_inferred_line *last = i > 0 ? l - 1 : NULL;
        bool met = last != NULL && same_sides(last, l);
        uint32_t set = s->slots[l->slot].set;
        if (!met)
            s->meetings[s->meeting_count++].first = (uint32_t)s->encounter_count;
        l->meeting = (uint32_t)s->meeting_count - 1;
        if (!met || s->slots[last->slot].set != set) {
            s->encounters[s->encounter_count++] =
                (odd_encounter){.meeting = l->meeting,
                                .set = set,
                                .first = (uint32_t)i,
                                .round = odd_inferred_play(s, (uint32_t)i)->round};
            s->meetings[l->meeting].count++;
            last = NULL;
        }
        l->encounter = (uint32_t)s->encounter_count - 1;
        s->encounters[l->encounter].count++;
        s->encounters[l->encounter].slots += last == NULL || last->slot != l->slot;
    }
    return true;
}

/* Calls for each seat of each line. */
typedef void each_seat(odd_inferred_movement *s, uint32_t who, uint32_t line, int direction);

static void go_through_seats(odd_inferred_movement *s, each_seat *each) {
    for (size_t i = 0; i < s->line_count; i++)
        for (int d = 0; d < 2; d++) {
            const uint32_t *who = odd_event_who(s->e, odd_inferred_play(s, (uint32_t)i), d);
            for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++)
                each(s, who[n], (uint32_t)i, d);
        }
}

static void count_seat(odd_inferred_movement *s, uint32_t who, uint32_t line, int direction) {
    (void)line;
    (void)direction;
    s->seat_end[who]++;
}

static void add_seat(odd_inferred_movement *s, uint32_t who, uint32_t line, int direction) {
    s->seats[s->seat_end[who]++] = (odd_inferred_seat){who, line, direction};
}

/* Lists seats by contestant: counts them first, then places each. */
static void list_seats(odd_inferred_movement *s) {
    go_through_seats(s, count_seat);
    for (size_t i = 0; i < s->e->about.contestant_count; i++) {
        uint32_t count = s->seat_end[i];
        s->seat_end[i] = (uint32_t)s->seat_count;
        s->seat_count += count;
    }
    go_through_seats(s, add_seat);
}

bool odd_infer_movement(odd_inferred_movement *s, const odd_event *e, odd_arena *arena) {
    size_t most = e->about.play_count * (e->about.contest == ODD_INDIVIDUALS ? 4 : 2);
    *s = (odd_inferred_movement){.e = e,
                                 .seats = ODD_TAKE(arena, most, odd_inferred_seat),
                                 .seat_end = ODD_TAKE(arena, e->about.contestant_count, uint32_t),
                                 .order = ODD_TAKE(arena, most, uint32_t),
                                 .other = ODD_TAKE(arena, most, uint32_t)};
    if (s->seats == NULL || s->seat_end == NULL || s->order == NULL || s->other == NULL ||
        !take_lines(s, arena))
        return false;
    find_live(s);
    if (!number_slots(s, arena) || !sort_lines(s, arena) || !find_sets(s, arena) || !sort_lines(s, arena) ||
        !find_encounters(s, arena))
        return false;
    list_seats(s);
    return true;
}
