/* Lines in which North-South and East-West are exchanged, compared with the other boards of a set. */
#include "event/check/check.h"

/* Returns, by contestant, how often they sit North-South minus how often they sit East-West. */
static int *usual_directions(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    int *usual = ODD_TAKE(c->arena, c->e->about.contestant_count, int);
    for (size_t i = 0; i < s->seat_count && usual != NULL; i++)
        usual[s->seats[i].who] += s->seats[i].direction == 0 ? 1 : -1;
    return usual;
}

static int usual_of(const int *usual, uint64_t side) {
    uint32_t second = (uint32_t)side;
    return usual[side >> 32] + (second != ODD_NOBODY ? usual[second] : 0);
}

typedef struct ways {
    uint32_t straight, flipped; /* lines in each direction */
} ways;

static ways ways_of(const odd_checker *c, const odd_encounter *t) {
    ways w = {0, 0};
    for (uint32_t i = t->first; i < t->first + t->count; i++) {
        w.flipped += !c->doubts[i].blamed && c->inferred.lines[i].flipped;
        w.straight += !c->doubts[i].blamed && !c->inferred.lines[i].flipped;
    }
    return w;
}

/* Returns whether the flipped direction is wrong. The rarer direction is wrong; or the one in which they do
 * not sit otherwise; or that of the later line. */
static bool flipped_is_wrong(const odd_checker *c, const odd_encounter *t, ways w, const int *usual) {
    const odd_inferred_line *l = &c->inferred.lines[t->first];
    if (w.flipped != w.straight)
        return w.flipped < w.straight;
    int straight = usual_of(usual, l->side[0]) - usual_of(usual, l->side[1]);
    if (straight != 0)
        return straight > 0;
    const odd_inferred_line *latest = l;
    for (uint32_t i = t->first; i < t->first + t->count; i++)
        if (c->e->plays[c->inferred.lines[i].play].line > c->e->plays[latest->play].line)
            latest = &c->inferred.lines[i];
    return latest->flipped;
}

static void report(odd_checker *c, const odd_encounter *t, bool wrong) {
    const odd_inferred_movement *s = &c->inferred;
    uint32_t good = t->first;
    while (s->lines[good].flipped == wrong || c->doubts[good].blamed)
        good++;
    const odd_inferred_line *g = &s->lines[good];
    for (uint32_t i = t->first; i < t->first + t->count; i++) {
        const odd_inferred_line *l = &s->lines[i];
        if (l->flipped != wrong || c->doubts[i].blamed)
            continue;
        odd_finding_room room;
        odd_writer w = odd_finding_on(&room);
        odd_put_clause(&w, "%s: they sit the other way round, %s, on board %d in line %d",
                       odd_versus_phrase(c->e, odd_inferred_side(l, 0), odd_inferred_side(l, 1)).text,
                       odd_versus_phrase(c->e, odd_inferred_side(g, 0), odd_inferred_side(g, 1)).text,
                       s->slots[g->slot].board, (int)odd_inferred_play(s, good)->line);
        odd_finding *f = odd_finding_add(c, ODD_FOUND_TURNED, odd_inferred_play(s, i), &w);
        if (f != NULL)
            f->other_line = odd_inferred_play(s, good)->line;
    }
}

/* If most sit both ways in a set, one of its boards was arrow-switched for all. */
void odd_check_turned(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    uint32_t *all = ODD_TAKE(c->arena, s->set_count, uint32_t);
    uint32_t *mixed = ODD_TAKE(c->arena, s->set_count, uint32_t);
    const int *usual = usual_directions(c);
    if (all == NULL || mixed == NULL || usual == NULL) {
        c->no_memory = true;
        return;
    }
    for (size_t i = 0; i < s->encounter_count; i++) {
        ways w = ways_of(c, &s->encounters[i]);
        all[s->encounters[i].set] += w.flipped + w.straight > 1;
        mixed[s->encounters[i].set] += w.flipped > 0 && w.straight > 0;
    }
    for (size_t i = 0; i < s->encounter_count && c->e->about.contest != ODD_TEAMS; i++) {
        const odd_encounter *t = &s->encounters[i];
        ways w = ways_of(c, t);
        bool rare = mixed[t->set] <= 1 || 2 * mixed[t->set] <= all[t->set];
        if (rare && w.flipped > 0 && w.straight > 0)
            report(c, t, flipped_is_wrong(c, t, w, usual));
    }
}
