/* Lines that contradict each other: somebody plays a board twice, or meets two opponents while the movement has
 * one, or two sides have boards that do not go together. Evidence decides which line is wrong: the one that
 * contradicts most others, and that would fit with another id or board. */
#include "event/check/check.h"
#include "base/text.h"
#include "base/arena.h"

/* ---- Seats in groups --------------------------------------------------------------------------- */

/* How seats are grouped. */
typedef enum grouping { BY_BOARD, BY_ROUND, BY_SET } grouping;

typedef struct sorter {
    const odd_inferred_movement *s;
    grouping by;
} sorter;

/* Returns the key of a seat's group. */
static uint64_t group_of(const odd_inferred_movement *s, grouping by, const odd_inferred_seat *seat) {
    const odd_inferred_line *l = &s->lines[seat->line];
    uint64_t who = (uint64_t)seat->who << 32;
    switch (by) {
    case BY_BOARD: /* a team sits at both tables */
        return who | (s->e->about.contest == ODD_TEAMS ? 2 * l->slot + (uint32_t)seat->direction : l->slot);
    case BY_ROUND:
        return who | odd_inferred_play(s, seat->line)->round;
    case BY_SET:
        break;
    }
    return who | s->slots[l->slot].set;
}

/* Orders the seats of one contestant, which are in the order of lines, and so of meetings. */
static bool seats_in_order(const void *owner, uint32_t a, uint32_t b) {
    const sorter *o = owner;
    return group_of(o->s, o->by, &o->s->seats[a]) <= group_of(o->s, o->by, &o->s->seats[b]);
}

/* The seats of one group, in the order of meetings and boards. */
typedef struct group {
    const uint32_t *seats; /* by index */
    size_t count;
} group;

static void sort_seats(odd_checker *c, grouping by) {
    odd_inferred_movement *s = &c->inferred;
    sorter o = {s, by};
    for (size_t i = 0; i < s->seat_count; i++)
        s->order[i] = (uint32_t)i;
    for (size_t who = 0, start = 0; who < s->e->about.contestant_count; start = s->seat_end[who++])
        odd_sort(s->order + start, s->other, s->seat_end[who] - start, seats_in_order, &o);
}

/* Finds the next group, from *at on. Returns false at the end. */
static bool next_group(const odd_checker *c, grouping by, size_t *at, group *g) {
    const odd_inferred_movement *s = &c->inferred;
    if (*at >= s->seat_count)
        return false;
    size_t start = *at;
    uint64_t key = group_of(s, by, &s->seats[s->order[start]]);
    while (*at < s->seat_count && group_of(s, by, &s->seats[s->order[*at]]) == key)
        (*at)++;
    *g = (group){s->order + start, *at - start};
    return true;
}

static const odd_inferred_seat *seat_at(const odd_checker *c, const group *g, size_t i) {
    return &c->inferred.seats[g->seats[i]];
}

static uint32_t meeting_at(const odd_checker *c, const group *g, size_t i) {
    return c->inferred.lines[seat_at(c, g, i)->line].meeting;
}

static odd_doubt *doubt_at(const odd_checker *c, const group *g, size_t i) {
    return &c->doubts[seat_at(c, g, i)->line];
}

static bool is_phantom(const odd_checker *c, const group *g) {
    return c->e->contestants[seat_at(c, g, 0)->who].phantom;
}

static const odd_play *play_at(const odd_checker *c, const group *g, size_t i) {
    return odd_inferred_play(&c->inferred, seat_at(c, g, i)->line);
}

/* ---- On a board twice -------------------------------------------------------------------------- */

/* Lines without a score do not conflict with others. */
static bool has_score(const odd_checker *c, const group *g, size_t i) {
    const odd_play *p = play_at(c, g, i);
    return p->kind == ODD_PLAYED || p->kind == ODD_RULED;
}

static bool is_twice(const odd_checker *c, const group *g) {
    size_t scores = 0;
    for (size_t i = 0; i < g->count; i++)
        scores += has_score(c, g, i);
    return scores > 1 && !is_phantom(c, g);
}

static void doubt_twice(odd_checker *c, const group *g) {
    bool twice = is_twice(c, g);
    for (size_t i = 0; i < g->count && twice; i++)
        if (has_score(c, g, i)) {
            doubt_at(c, g, i)->doubtful = true;
            doubt_at(c, g, i)->evidence++;
        }
}

/* Returns whether the first line is less doubtful. */
static bool better(const odd_checker *c, const group *g, size_t a, size_t b) {
    const odd_doubt *x = doubt_at(c, g, a), *y = doubt_at(c, g, b);
    if (x->blamed != y->blamed)
        return y->blamed;
    if (x->evidence != y->evidence)
        return x->evidence < y->evidence;
    return play_at(c, g, a)->line < play_at(c, g, b)->line;
}

static void blame_twice(odd_checker *c, const group *g) {
    size_t kept = g->count;
    if (!is_twice(c, g))
        return;
    for (size_t i = 0; i < g->count; i++)
        if (has_score(c, g, i) && (kept == g->count || better(c, g, i, kept)))
            kept = i;
    for (size_t i = 0; i < g->count; i++) {
        odd_doubt *d = doubt_at(c, g, i);
        if (i == kept || !has_score(c, g, i))
            continue;
        d->blamed = true;
        if (d->twice == 0) {
            d->twice = seat_at(c, g, kept)->line + 1;
            d->twice_by = seat_at(c, g, i)->who;
        }
    }
}

/* ---- Against two opponents --------------------------------------------------------------------- */

/* If teams meet two others in a round, three of them may play each other. */
static bool is_triangle(const odd_checker *c, const group *g, const uint32_t *rivals) {
    if (c->e->about.contest != ODD_TEAMS)
        return false;
    for (size_t i = 0; i < g->count; i++) {
        const odd_inferred_seat *seat = seat_at(c, g, i);
        if (rivals[2 * seat->line + (uint32_t)(1 - seat->direction)] < 2)
            return false;
    }
    return true;
}

static bool is_apart(const odd_checker *c, grouping by, const group *g) {
    if (is_phantom(c, g) || (by == BY_ROUND && play_at(c, g, 0)->round == 0))
        return false;
    return meeting_at(c, g, 0) != meeting_at(c, g, g->count - 1);
}

/* The seats of one meeting in a group. */
typedef struct part {
    size_t from, to;
    size_t good;  /* lines that are not blamed */
    int evidence; /* against all of its lines */
} part;

static part part_at(const odd_checker *c, const group *g, size_t from) {
    part p = {.from = from, .to = from};
    for (; p.to < g->count && meeting_at(c, g, p.to) == meeting_at(c, g, from); p.to++) {
        p.good += !doubt_at(c, g, p.to)->blamed;
        p.evidence += doubt_at(c, g, p.to)->evidence;
    }
    return p;
}

/* Returns the meeting that is most likely right; sets *sure if it has more lines than any other. */
static part best_part(const odd_checker *c, const group *g, bool *sure) {
    part best = part_at(c, g, 0);
    *sure = true;
    for (size_t from = best.to; from < g->count;) {
        part p = part_at(c, g, from);
        from = p.to;
        if (p.good == best.good)
            *sure = false;
        if (p.good > best.good || (p.good == best.good && p.evidence < best.evidence)) {
            *sure = p.good > best.good;
            best = p;
        }
    }
    return best;
}

static void doubt_apart(odd_checker *c, const group *g) {
    bool sure;
    part best = best_part(c, g, &sure);
    for (size_t i = 0; i < g->count; i++) {
        odd_doubt *d = doubt_at(c, g, i);
        bool kept = i >= best.from && i < best.to;
        d->doubtful = d->doubtful || !sure || !kept;
        d->evidence += sure && !kept;
    }
}

static void blame_apart(odd_checker *c, grouping by, const group *g) {
    bool sure;
    part best = best_part(c, g, &sure);
    for (size_t i = 0; i < g->count; i++) {
        odd_doubt *d = doubt_at(c, g, i);
        if (i >= best.from && i < best.to)
            continue;
        d->blamed = true;
        if (d->apart != 0)
            continue;
        d->apart = seat_at(c, g, best.from)->line + 1;
        d->apart_by = seat_at(c, g, i)->who;
        d->by_round = by == BY_ROUND;
    }
}

/* For teams: the number of opponents in a round, by line and direction. */
static uint32_t *count_rivals(odd_checker *c) {
    uint32_t *rivals = ODD_TAKE(c->arena, 2 * c->inferred.line_count, uint32_t);
    if (rivals == NULL)
        return NULL;
    sort_seats(c, BY_ROUND);
    group g;
    for (size_t at = 0; next_group(c, BY_ROUND, &at, &g);) {
        uint32_t count = 1;
        for (size_t i = 1; i < g.count; i++)
            count += meeting_at(c, &g, i) != meeting_at(c, &g, i - 1);
        for (size_t i = 0; i < g.count; i++)
            rivals[2 * seat_at(c, &g, i)->line + (uint32_t)seat_at(c, &g, i)->direction] = count;
    }
    return rivals;
}

/* Teams that play two others have fewer boards against each, which is not reported. */
static void hush_triangles(odd_checker *c, const uint32_t *rivals) {
    const odd_inferred_movement *s = &c->inferred;
    for (size_t i = 0; i < s->encounter_count && c->e->about.contest == ODD_TEAMS; i++) {
        uint32_t line = s->encounters[i].first;
        if (rivals[2 * line] > 1 && rivals[2 * line + 1] > 1 && c->quiet[i] == ODD_OMIT_NOTHING)
            c->quiet[i] = ODD_OMIT_BOARDS;
    }
}

/* ---- Boards that do not go together ------------------------------------------------------------ */

static bool encounters_in_order(const void *owner, uint32_t x, uint32_t y) {
    const odd_inferred_movement *s = owner;
    const odd_encounter *a = &s->encounters[x], *b = &s->encounters[y];
    return a->meeting != b->meeting ? a->meeting < b->meeting : a->round <= b->round;
}

/* Returns the encounter with the most lines; of equal ones, the first. */
static uint32_t longest(const odd_checker *c, const uint32_t *encounters, size_t count) {
    const odd_inferred_movement *s = &c->inferred;
    uint32_t best = encounters[0];
    size_t most = 0;
    for (size_t i = 0; i < count; i++) {
        const odd_encounter *t = &s->encounters[encounters[i]];
        size_t lines = odd_good_lines(c, t);
        bool before =
            odd_inferred_play(s, t->first)->line < odd_inferred_play(s, s->encounters[best].first)->line;
        if (lines > most || (lines == most && before)) {
            best = encounters[i];
            most = lines;
        }
    }
    return best;
}

/* For each encounter, finds the longest one of the same two sides in the same round. */
static void find_mains(odd_checker *c, uint32_t *mains) {
    odd_inferred_movement *s = &c->inferred;
    for (size_t i = 0; i < s->encounter_count; i++)
        s->order[i] = (uint32_t)i;
    odd_sort(s->order, s->other, s->encounter_count, encounters_in_order, s);
    for (size_t at = 0, run; at < s->encounter_count; at += run) {
        for (run = 1;
             at + run < s->encounter_count && encounters_in_order(s, s->order[at + run], s->order[at]);)
            run++;
        uint32_t best = longest(c, s->order + at, run);
        for (size_t i = 0; i < run; i++)
            mains[s->order[at + i]] = best;
    }
}

static bool has_several_sets(const odd_inferred_movement *s, const odd_meeting *m) {
    (void)s;
    return m->count > 1;
}

/* If many meet on the boards of several sets, this is normal; also if most have one such meeting, as in a last round of
 * revenge. */
static bool strays_are_rare(const odd_checker *c) {
    size_t several = 0;
    for (size_t i = 0; i < c->inferred.meeting_count; i++)
        several += c->inferred.meetings[i].count > 1;
    return several <= 1 ||
           (3 * several <= c->inferred.meeting_count && !odd_meetings_repeat(c, has_several_sets));
}

/* Returns whether two sides play a whole set, of which no board has fewer tables than others, as when they are drawn together
 * again: if they were not they, others would have no result. */
static bool is_another_round(const odd_checker *c, const odd_encounter *t) {
    const odd_inferred_movement *s = &c->inferred;
    bool whole = t->slots > 1 && t->slots == t->count && t->slots == s->sets[t->set].size;
    uint32_t tables = 0;
    for (size_t i = 0; i < s->slot_count && whole; i++)
        tables = s->slots[i].meetings > tables ? s->slots[i].meetings : tables;
    for (uint32_t n = t->first; n < t->first + t->count && whole; n++)
        whole = s->slots[s->lines[n].slot].meetings == tables;
    return whole;
}

static bool is_stray(const odd_checker *c, const odd_encounter *t, const odd_encounter *other) {
    return t != other && !is_another_round(c, t);
}

static void doubt_strays(odd_checker *c, uint32_t *mains) {
    find_mains(c, mains);
    for (size_t i = 0; i < c->inferred.encounter_count; i++) {
        const odd_encounter *t = &c->inferred.encounters[i], *other = &c->inferred.encounters[mains[i]];
        for (uint32_t n = t->first; n < t->first + t->count && is_stray(c, t, other); n++) {
            c->doubts[n].doubtful = true;
            c->doubts[n].evidence += t->count < other->count ? 2 : 0;
        }
    }
}

/* ---- What else speaks against a line ----------------------------------------------------------- */

static bool same_id(const odd_event *e, uint64_t a, uint64_t b) {
    uint32_t x = (uint32_t)(a >> 32), y = (uint32_t)(b >> 32);
    odd_text i = e->contestants[x].id, j = e->contestants[y].id;
    bool same = i.len == j.len && (uint32_t)a == (uint32_t)b;
    for (size_t n = 0; n < i.len && same; n++)
        same = odd_lower(i.text[n]) == odd_lower(j.text[n]);
    return same;
}

/* The slip that may have made an absent line another one. */
typedef enum slip { NO_SLIP, SLIP_NS, SLIP_EW, SLIP_BOARD, SLIP_SIDES } slip;

static slip slip_between(const odd_checker *c, const odd_inferred_line *l, const odd_absence *a) {
    uint64_t ns = odd_inferred_side(l, 0), ew = odd_inferred_side(l, 1);
    if (a->slot != l->slot)
        return ns == a->side[0] && ew == a->side[1] ? SLIP_BOARD : NO_SLIP;
    if (a->side[0] == ns)
        return SLIP_EW;
    if (a->side[1] == ew)
        return SLIP_NS;
    return c->e->about.winners == 2 && same_id(c->e, a->side[0], ew) && same_id(c->e, a->side[1], ns)
               ? SLIP_SIDES
               : NO_SLIP;
}

/* Returns the absence that a line may fill, by index + 1: of its board, or of its meeting. */
static uint32_t absence_for(const odd_checker *c, const odd_inferred_line *l) {
    for (uint32_t i = c->absent_of[l->slot]; i != 0; i = c->absences[i - 1].next)
        if (c->absences[i - 1].encounter != l->encounter && !c->absences[i - 1].explained &&
            slip_between(c, l, &c->absences[i - 1]) != NO_SLIP)
            return i;
    for (uint32_t i = c->absent_in[l->meeting]; i != 0 && i <= c->absence_count; i++) {
        const odd_absence *a = &c->absences[i - 1];
        if (c->inferred.encounters[a->encounter].meeting != l->meeting)
            break;
        if (a->encounter != l->encounter && !a->explained && slip_between(c, l, a) == SLIP_BOARD)
            return i;
    }
    return 0;
}

static void weigh(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    for (size_t i = 0; i < s->seat_count; i++)
        c->doubts[s->seats[i].line].evidence += c->strange[s->seats[i].who] ? 2 : 0;
    for (size_t i = 0; i < s->line_count; i++)
        if (c->doubts[i].doubtful && absence_for(c, &s->lines[i]) != 0)
            c->doubts[i].evidence += 2;
}

/* ---- Saying so --------------------------------------------------------------------------------- */

static void put_slip(odd_checker *c, odd_writer *w, const odd_inferred_line *l, odd_absence *a) {
    switch (slip_between(c, l, a)) {
    case SLIP_NS:
    case SLIP_EW:
        odd_put_clause(w, ". Was %s meant? %s has no result there",
                       odd_key_phrase(c->e, a->side[a->side[0] == odd_inferred_side(l, 0) ? 1 : 0]).text,
                       odd_versus_phrase(c->e, a->side[0], a->side[1]).text);
        break;
    case SLIP_BOARD:
        odd_put_clause(w, ". Was board %d meant? They have no result on it",
                       c->inferred.slots[a->slot].board);
        break;
    case SLIP_SIDES:
        odd_put_clause(w, ". Are North-South and East-West mixed up? %s has no result there",
                       odd_versus_phrase(c->e, a->side[0], a->side[1]).text);
        break;
    case NO_SLIP:
        break;
    }
    a->explained = true;
}

static odd_phrase opponents(odd_checker *c, uint32_t line, uint32_t who) {
    odd_phrase phrase = {""};
    const odd_inferred_line *l = &c->inferred.lines[line];
    for (int d = 0; d < 2; d++) {
        const uint32_t *there = odd_event_who(c->e, odd_inferred_play(&c->inferred, line), d);
        if (there[0] == who || there[1] == who)
            phrase = odd_key_phrase(c->e, odd_inferred_side(l, 1 - d));
    }
    return phrase;
}

static void put_twice(odd_checker *c, odd_writer *w, uint32_t line) {
    const odd_doubt *d = &c->doubts[line];
    const odd_play *other = odd_inferred_play(&c->inferred, d->twice - 1);
    odd_put_clause(w, "%s also plays board %d in line %d, against %s",
                   odd_contestant_phrase(c->e, d->twice_by).text, c->e->boards[other->board].number,
                   (int)other->line, opponents(c, d->twice - 1, d->twice_by).text);
}

static void put_apart(odd_checker *c, odd_writer *w, uint32_t line) {
    const odd_doubt *d = &c->doubts[line];
    const odd_play *other = odd_inferred_play(&c->inferred, d->apart - 1);
    odd_phrase who = odd_contestant_phrase(c->e, d->apart_by);
    odd_phrase against = opponents(c, d->apart - 1, d->apart_by);
    if (d->by_round)
        odd_put_clause(w, "%s is at two tables in round %d: board %d in line %d is against %s", who.text,
                       other->round, c->e->boards[other->board].number, (int)other->line, against.text);
    else
        odd_put_clause(w, "%s has board %d, which goes with this one, in line %d against %s", who.text,
                       c->e->boards[other->board].number, (int)other->line, against.text);
}

static void report_line(odd_checker *c, uint32_t line) {
    const odd_inferred_line *l = &c->inferred.lines[line];
    const odd_play *p = odd_inferred_play(&c->inferred, line);
    const odd_doubt *d = &c->doubts[line];
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    odd_put_clause(&w,
                   "%s: ", odd_versus_phrase(c->e, odd_inferred_side(l, 0), odd_inferred_side(l, 1)).text);
    if (d->twice != 0)
        put_twice(c, &w, line);
    else
        put_apart(c, &w, line);
    if (d->absence != 0)
        put_slip(c, &w, l, &c->absences[d->absence - 1]);
    odd_finding *f = odd_finding_add(c,
                                     d->twice != 0 ? ODD_FOUND_TWICE
                                     : d->by_round ? ODD_FOUND_TWO_TABLES
                                                   : ODD_FOUND_STRAY,
                                     p, &w);
    if (f != NULL)
        f->other_line = odd_inferred_play(&c->inferred, (d->twice != 0 ? d->twice : d->apart) - 1)->line;
}

/* Reports two sides on boards that do not go with the others that they play. */
static void report_stray(odd_checker *c, const odd_encounter *t, const odd_encounter *other) {
    const odd_inferred_movement *s = &c->inferred;
    const odd_inferred_line *l = &s->lines[t->first];
    int boards[ODD_BOARDS_NAMED], here[ODD_BOARDS_NAMED];
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    size_t count = odd_encounter_boards(s, other, boards), own = odd_encounter_boards(s, t, here);
    odd_put_clause(&w, "%s: they also have board%s %s, which nobody else plays together with %s",
                   odd_versus_phrase(c->e, odd_inferred_side(l, 0), odd_inferred_side(l, 1)).text,
                   count == 1 ? "" : "s", odd_boards_phrase(boards, count).text,
                   odd_boards_phrase(here, own).text);
    uint32_t absence = t->count == 1 ? absence_for(c, l) : 0;
    if (absence != 0)
        put_slip(c, &w, l, &c->absences[absence - 1]);
    odd_finding *f = odd_finding_add(c, ODD_FOUND_STRAY, odd_inferred_play(s, t->first), &w);
    if (f != NULL)
        f->other_line = odd_inferred_play(s, other->first)->line;
    for (uint32_t i = t->first; i < t->first + t->count; i++)
        c->doubts[i].blamed = true;
}

/* Reported strays are not the longest encounters, so the longest stay the same. */
static void report_strays(odd_checker *c, uint32_t *mains) {
    find_mains(c, mains);
    for (size_t i = 0; i < c->inferred.encounter_count; i++) {
        const odd_encounter *t = &c->inferred.encounters[i], *other = &c->inferred.encounters[mains[i]];
        if (is_stray(c, t, other) && odd_good_lines(c, t) > 0)
            report_stray(c, t, other);
    }
}

/* ---- All of it --------------------------------------------------------------------------------- */

/* Returns whether contestants with two opponents are the exception. */
static bool apart_is_rare(odd_checker *c, grouping by, const uint32_t *rivals) {
    size_t all = 0, some = 0;
    group g;
    for (size_t at = 0; next_group(c, by, &at, &g);) {
        bool counts = by == BY_SET ? g.count > 1 : play_at(c, &g, 0)->round > 0;
        all += counts;
        some += counts && is_apart(c, by, &g) && !is_triangle(c, &g, rivals);
    }
    return some <= 2 || 3 * some <= all;
}

/* Goes through all groups twice: first to collect evidence, then to decide which line is blamed. */
static void go_through(odd_checker *c, grouping by, const uint32_t *rivals, bool blame) {
    group g;
    sort_seats(c, by);
    if (by != BY_BOARD && !apart_is_rare(c, by, rivals))
        return;
    for (size_t at = 0; next_group(c, by, &at, &g);) {
        if (by == BY_BOARD && blame)
            blame_twice(c, &g);
        else if (by == BY_BOARD)
            doubt_twice(c, &g);
        else if (!is_apart(c, by, &g) || is_triangle(c, &g, rivals))
            continue;
        else if (blame)
            blame_apart(c, by, &g);
        else
            doubt_apart(c, &g);
    }
}

void odd_check_tables(odd_checker *c) {
    const uint32_t *rivals = count_rivals(c);
    uint32_t *mains = ODD_TAKE(c->arena, c->inferred.encounter_count, uint32_t);
    if (rivals == NULL || mains == NULL) {
        c->no_memory = true;
        return;
    }
    hush_triangles(c, rivals);
    bool strays = strays_are_rare(c);
    for (int blame = 0; blame < 2; blame++) {
        for (grouping by = BY_BOARD; by <= BY_SET; by++)
            go_through(c, by, rivals, blame == 1);
        if (blame == 0 && strays)
            doubt_strays(c, mains);
        if (blame == 0)
            weigh(c);
    }
    for (uint32_t i = 0; i < c->inferred.line_count; i++)
        if (c->doubts[i].blamed) {
            c->doubts[i].absence = absence_for(c, &c->inferred.lines[i]);
            report_line(c, i);
        }
    if (strays)
        report_strays(c, mains);
}
