/* Missing results: boards of a set on which two sides have no line, tables of a match without a line, and whole
 * sets. */
#include "event/check/check.h"

/* ---- Where lines are absent -------------------------------------------------------------------- */

static bool add_absence(odd_checker *c, uint32_t encounter, uint32_t slot, uint64_t ns, uint64_t ew,
                        uint32_t alone) {
    odd_absence *list = odd_arena_grow(c->arena, c->absences, c->absence_count, c->absence_count + 1,
                                       &c->absence_cap, sizeof *list);
    if (list == NULL)
        return false;
    uint32_t meeting = c->inferred.encounters[encounter].meeting;
    c->absences = list;
    list[c->absence_count++] = (odd_absence){
        .side = {ns, ew}, .encounter = encounter, .slot = slot, .alone = alone, .next = c->absent_of[slot]};
    c->absent_of[slot] = (uint32_t)c->absence_count;
    if (c->absent_in[meeting] == 0)
        c->absent_in[meeting] = (uint32_t)c->absence_count;
    return true;
}

static bool sits_out(const odd_inferred_movement *s, const odd_encounter *t) {
    return odd_inferred_play(s, t->first)->sits_out;
}

/* Counts the lines of an encounter on a board, from *at on. */
static uint32_t lines_on(const odd_inferred_movement *s, const odd_encounter *t, uint32_t *at,
                         uint32_t slot) {
    uint32_t end = t->first + t->count, start;
    while (*at < end && s->lines[*at].slot < slot)
        (*at)++;
    start = *at;
    while (*at < end && s->lines[*at].slot == slot)
        (*at)++;
    return *at - start;
}

/* Finds each table of a match without a line, unless the board has a score without it. */
static bool absent_tables(odd_checker *c, uint32_t encounter, uint32_t slot, uint32_t from, uint32_t to) {
    const odd_inferred_movement *s = &c->inferred;
    const odd_inferred_line *first = &s->lines[s->encounters[encounter].first];
    bool there[2] = {false, false}, scored = false;
    for (uint32_t i = from; i < to; i++) {
        const odd_play *p = odd_inferred_play(s, i);
        there[s->lines[i].flipped] = true;
        scored = scored || !odd_play_counts(p) || odd_line_worth(c->e, p)->compared[0] > 1;
    }
    for (int flipped = 0; flipped < 2 && !scored; flipped++)
        if (!there[flipped] && !add_absence(c, encounter, slot, first->side[flipped],
                                            first->side[1 - flipped], from < to ? from + 1 : 0))
            return false;
    return true;
}

static bool absent_from(odd_checker *c, uint32_t encounter) {
    const odd_inferred_movement *s = &c->inferred;
    const odd_encounter *t = &s->encounters[encounter];
    const odd_inferred_line *first = &s->lines[t->first];
    uint32_t at = t->first;
    for (uint32_t n = s->sets[t->set].first + 1; n != 0; n = s->slots[n - 1].next) {
        uint32_t slot = n - 1, count = lines_on(s, t, &at, slot);
        bool done = s->e->about.contest == ODD_TEAMS
                        ? absent_tables(c, encounter, slot, at - count, at)
                        : count > 0 || add_absence(c, encounter, slot, odd_inferred_side(first, 0),
                                                   odd_inferred_side(first, 1), 0);
        if (!done)
            return false;
    }
    return true;
}

/* ---- What may be still to come ----------------------------------------------------------------- */

static uint32_t last_line(const odd_inferred_movement *s, const odd_encounter *t) {
    uint32_t last = 0;
    for (uint32_t i = t->first; i < t->first + t->count; i++)
        if (odd_inferred_play(s, i)->line > last)
            last = odd_inferred_play(s, i)->line;
    return last;
}

/* Returns whether no contestant of an encounter has a later line elsewhere. */
static bool is_latest(const odd_checker *c, const odd_encounter *t) {
    const odd_inferred_movement *s = &c->inferred;
    uint32_t last = last_line(s, t);
    for (int d = 0; d < 2; d++) {
        const uint32_t *who = odd_event_who(s->e, odd_inferred_play(s, t->first), d);
        for (int n = 0; n < 2 && who[n] != ODD_NOBODY; n++)
            if (c->latest[who[n]] > last)
                return false;
    }
    return true;
}

static bool is_short(const odd_checker *c, uint32_t encounter) {
    for (uint32_t i = c->absent_in[c->inferred.encounters[encounter].meeting];
         i != 0 && i <= c->absence_count; i++) {
        if (c->inferred.encounters[c->absences[i - 1].encounter].meeting !=
            c->inferred.encounters[encounter].meeting)
            break;
        if (c->absences[i - 1].encounter == encounter)
            return true;
    }
    return false;
}

/* If lines are in the order of play, the latest encounters have not finished, unless nearly all have. */
static void find_open(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    size_t open = 0, open_short = 0;
    for (uint32_t i = 0; i < s->encounter_count; i++) {
        bool now = is_latest(c, &s->encounters[i]);
        open += now;
        open_short += now && is_short(c, i);
    }
    for (uint32_t i = 0; i < s->encounter_count && s->live && 4 * open_short > open; i++)
        c->quiet[i] = is_latest(c, &s->encounters[i]) ? ODD_OMIT_ALL : ODD_OMIT_NOTHING;
}

/* If many encounters are short, boards are not played in sets, or nobody has finished. */
static void find_unusual(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    size_t all = 0, some = 0;
    for (uint32_t i = 0; i < s->encounter_count; i++) {
        all += !c->quiet[i];
        some += !c->quiet[i] && is_short(c, i);
    }
    for (uint32_t i = 0; i < s->encounter_count && some > 2 && 4 * some > all; i++)
        c->quiet[i] = ODD_OMIT_ALL;
}

bool odd_check_absences(odd_checker *c) {
    for (uint32_t i = 0; i < c->inferred.encounter_count; i++)
        if (!sits_out(&c->inferred, &c->inferred.encounters[i]) && !absent_from(c, i))
            return false;
    find_open(c);
    find_unusual(c);
    return true;
}

/* ---- Saying so --------------------------------------------------------------------------------- */

static void put_they_played(odd_writer *w, const odd_inferred_movement *s, const odd_encounter *t) {
    int boards[ODD_BOARDS_NAMED];
    size_t count = odd_encounter_boards(s, t, boards);
    odd_put_clause(w, "; they have board%s %s", count == 1 ? "" : "s", odd_boards_phrase(boards, count).text);
}

/* Returns a line of the match that was corrected by one for the same table: one of the two may belong to the
 * other table. */
static uint32_t corrected_line(const odd_event *e, uint32_t play) {
    const odd_board *b = &e->boards[e->plays[play].board];
    for (uint32_t i = b->first; i != 0; i = e->plays[i - 1].next)
        if (odd_play_later(&e->plays[i - 1]) == play + 1)
            return e->plays[i - 1].line;
    return 0;
}

/* Reports what is missing from an encounter; absences of the same table are reported together. */
static void report(odd_checker *c, size_t from, size_t to) {
    const odd_inferred_movement *s = &c->inferred;
    const odd_absence *a = &c->absences[from];
    const odd_encounter *t = &s->encounters[a->encounter];
    const odd_play *p = odd_inferred_play(s, a->alone != 0 ? a->alone - 1 : t->first);
    int boards[ODD_BOARDS_NAMED];
    size_t count = 0;
    for (size_t i = from; i < to; i++) {
        odd_absence *b = &c->absences[i];
        if (b->explained || b->side[0] != a->side[0] || (b->alone != 0) != (a->alone != 0))
            continue;
        if (count < ODD_BOARDS_NAMED)
            boards[count++] = s->slots[b->slot].board;
        b->explained = true;
    }
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    odd_put_clause(&w, "%s: no result on board%s %s", odd_versus_phrase(c->e, a->side[0], a->side[1]).text,
                   count == 1 ? "" : "s", odd_boards_phrase(boards, count).text);
    uint32_t corrected = a->alone != 0 ? corrected_line(c->e, s->lines[a->alone - 1].play) : 0;
    if (a->alone == 0) {
        put_they_played(&w, s, t);
    } else {
        odd_put_clause(&w, "; the other table has one");
        if (corrected != 0)
            odd_put_clause(&w, ", which corrects line %d: did it belong to this table?", (int)corrected);
    }
    odd_finding *f = odd_finding_add(c, a->alone != 0 ? ODD_FOUND_ONE_TABLE : ODD_FOUND_MISSING, p, &w);
    if (f == NULL)
        return;
    f->board = boards[0];
    f->other_line = corrected;
}

/* ---- Whole encounters ---------------------------------------------------------------------------- */

enum { FEWER_MAX = 32 };

/* Contestants with fewer lines than most others. */
typedef struct census {
    uint32_t *lines; /* by contestant */
    uint32_t usual;  /* the number that most have; 0: none */
    uint32_t *place; /* by contestant: place in the list of those with fewer, by index + 1 */
    uint32_t fewer[FEWER_MAX];
    uint32_t count;
    bool *has; /* by place and slot: there is a line */
} census;

/* A line that is known to be missing counts as if it were there. */
static void count_lines(const odd_checker *c, uint32_t *lines) {
    const odd_inferred_movement *s = &c->inferred;
    for (size_t i = 0; i < s->seat_count; i++)
        lines[s->seats[i].who] += !c->doubts[s->seats[i].line].blamed;
    for (size_t i = 0; i < c->absence_count; i++)
        for (int d = 0; d < 2; d++)
            lines[c->absences[i].side[d] >> 32]++;
}

/* Returns the number that more than half have: when different numbers are paired off, it is left over. */
static uint32_t usual_number(const odd_checker *c, const uint32_t *lines) {
    uint32_t candidate = 0;
    size_t left = 0, have = 0, all = 0;
    for (size_t i = 0; i < c->e->about.contestant_count; i++) {
        if (lines[i] == 0)
            continue;
        if (left == 0)
            candidate = lines[i];
        left = lines[i] == candidate ? left + 1 : left - 1;
        all++;
    }
    for (size_t i = 0; i < c->e->about.contestant_count; i++)
        have += lines[i] == candidate;
    return 2 * have > all ? candidate : 0;
}

static void mark_boards(const odd_checker *c, census *n) {
    const odd_inferred_movement *s = &c->inferred;
    for (size_t i = 0; i < s->seat_count; i++) {
        uint32_t place = n->place[s->seats[i].who];
        if (place != 0 && !c->doubts[s->seats[i].line].blamed)
            n->has[(place - 1) * s->slot_count + s->lines[s->seats[i].line].slot] = true;
    }
    for (size_t b = 0; b < c->e->facts.bye_count; b++) {
        const odd_bye *bye = &c->e->facts.byes[b];
        uint32_t place = bye->who != ODD_NOBODY ? n->place[bye->who] : 0;
        for (size_t i = 0; i < s->slot_count && place != 0; i++)
            if (s->slots[i].round == bye->round)
                n->has[(place - 1) * s->slot_count + i] = true;
    }
}

static bool take_census(odd_checker *c, census *n) {
    const odd_event *e = c->e;
    n->lines = ODD_TAKE(c->arena, e->about.contestant_count, uint32_t);
    n->place = ODD_TAKE(c->arena, e->about.contestant_count, uint32_t);
    n->has = ODD_TAKE(c->arena, FEWER_MAX * c->inferred.slot_count, bool);
    if (n->lines == NULL || n->place == NULL || n->has == NULL)
        return false;
    count_lines(c, n->lines);
    n->usual = usual_number(c, n->lines);
    for (size_t i = 0; i < e->about.contestant_count; i++)
        if (n->lines[i] > 0 && n->lines[i] < n->usual && !e->contestants[i].phantom) {
            if (n->count == FEWER_MAX) {
                n->count = 0; /* too many: the event is not finished */
                break;
            }
            n->fewer[n->count] = (uint32_t)i;
            n->place[i] = ++n->count;
        }
    if (n->count > 0)
        mark_boards(c, n);
    return true;
}

/* If lines are in the order of play: whether a contestant has a line from the time when others had all of theirs. Otherwise it
 * may still be at the table. */
static bool has_moved_on(const odd_checker *c, const census *n, uint32_t who) {
    for (size_t i = 0; i < c->e->about.contestant_count; i++)
        if (n->lines[i] == n->usual && c->latest[i] <= c->latest[who])
            return true;
    return !c->inferred.live;
}

/* Returns the only set of which two contestants have no line, if they lack nothing else; otherwise
 * ODD_NOBODY. */
static uint32_t common_set(const odd_checker *c, const census *n, uint32_t i, uint32_t j) {
    const odd_inferred_movement *s = &c->inferred;
    const odd_contestant *a = &c->e->contestants[n->fewer[i]], *b = &c->e->contestants[n->fewer[j]];
    uint32_t found = ODD_NOBODY, lines = n->lines[n->fewer[i]];
    if (i == j || lines != n->lines[n->fewer[j]] || !has_moved_on(c, n, n->fewer[i]) ||
        (a->direction != ODD_NO_SIDE && a->direction == b->direction))
        return ODD_NOBODY;
    for (size_t k = 0; k < s->slot_count; k++) {
        if (n->has[i * s->slot_count + k] || n->has[j * s->slot_count + k])
            continue;
        if (found != ODD_NOBODY && s->slots[k].set != found)
            return ODD_NOBODY;
        found = s->slots[k].set;
    }
    uint32_t tables = c->e->about.contest == ODD_TEAMS ? 2 : 1;
    return found != ODD_NOBODY && s->sets[found].size * tables == n->usual - lines ? found : ODD_NOBODY;
}

/* Returns the only contestant that another can have met where neither has a line, by index; `count` if there
 * is none. */
static uint32_t only_partner(const odd_checker *c, const census *n, uint32_t i) {
    uint32_t found = n->count;
    for (uint32_t j = 0; j < n->count; j++)
        if (common_set(c, n, i, j) != ODD_NOBODY) {
            if (found != n->count)
                return n->count;
            found = j;
        }
    return found;
}

static void report_encounter(odd_checker *c, uint32_t a, uint32_t b, uint32_t set) {
    const odd_inferred_movement *s = &c->inferred;
    int boards[ODD_BOARDS_NAMED];
    size_t count = 0;
    for (uint32_t n = s->sets[set].first + 1; n != 0 && count < ODD_BOARDS_NAMED; n = s->slots[n - 1].next)
        boards[count++] = s->slots[n - 1].board;
    odd_finding_room room;
    odd_writer w = odd_finding_on(&room);
    odd_put_clause(
        &w,
        "%s and %s: no result on board%s %s, and they have fewer results than most others: did they "
        "meet there?",
        odd_contestant_phrase(c->e, a).text, odd_contestant_phrase(c->e, b).text, count == 1 ? "" : "s",
        odd_boards_phrase(boards, count).text);
    odd_finding *f = odd_finding_add(c, ODD_FOUND_MISSING, NULL, &w);
    if (f == NULL)
        return;
    f->board = boards[0];
    f->round = s->slots[s->sets[set].first].round;
}

/* Two contestants who lack the same set have probably met on it. */
static void report_whole_encounters(odd_checker *c) {
    census n = {0};
    if (c->e->about.contest == ODD_INDIVIDUALS)
        return; /* four of them: unknown who sat with whom */
    if (!take_census(c, &n)) {
        c->no_memory = true;
        return;
    }
    for (uint32_t i = 0; i < n.count; i++) {
        uint32_t j = only_partner(c, &n, i);
        if (j > i && j < n.count && only_partner(c, &n, j) == i)
            report_encounter(c, n.fewer[i], n.fewer[j], common_set(c, &n, i, j));
    }
}

/* ---- All of it --------------------------------------------------------------------------------- */

void odd_report_absences(odd_checker *c) {
    for (size_t from = 0, to; from < c->absence_count; from = to) {
        uint32_t encounter = c->absences[from].encounter;
        for (to = from + 1; to < c->absence_count && c->absences[to].encounter == encounter;)
            to++;
        if (odd_good_lines(c, &c->inferred.encounters[encounter]) == 0)
            continue;
        for (size_t i = from; i < to; i++)
            if (!c->absences[i].explained &&
                c->quiet[encounter] < (c->absences[i].alone != 0 ? ODD_OMIT_ALL : ODD_OMIT_BOARDS))
                report(c, i, to);
    }
    report_whole_encounters(c);
}
