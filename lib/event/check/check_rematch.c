/* Two who meet in two rounds while others meet once: in a Swiss event, a wrong draw. If most meet again, as in
 * a second half or a final round of return matches, that is the format of the event. */
#include "event/check/check.h"

static uint32_t session_of(const odd_inferred_movement *s, const odd_encounter *t) {
    return s->slots[s->lines[t->first].slot].session;
}

/* The first encounter of a meeting in another round than the first one; NULL if there is none. */
static const odd_encounter *again(const odd_inferred_movement *s, const odd_meeting *m) {
    const odd_encounter *first = &s->encounters[m->first];
    for (uint32_t i = m->first + 1; i < m->first + m->count; i++)
        if (session_of(s, &s->encounters[i]) == session_of(s, first) &&
            s->encounters[i].round != first->round && s->encounters[i].round > 0 && first->round > 0)
            return &s->encounters[i];
    return NULL;
}

static void mark(bool *met, uint64_t side) {
    met[side >> 32] = true;
    if ((uint32_t)side != ODD_NOBODY)
        met[(uint32_t)side] = true;
}

bool odd_meetings_repeat(const odd_checker *c,
                         bool (*repeats)(const odd_inferred_movement *s, const odd_meeting *m)) {
    const odd_inferred_movement *s = &c->inferred;
    size_t some = 0, all = c->e->about.contestant_count;
    bool *met = ODD_TAKE(c->arena, all, bool);
    for (size_t i = 0; i < s->meeting_count && met != NULL; i++) {
        const odd_inferred_line *l = &s->lines[s->encounters[s->meetings[i].first].first];
        for (int side = 0; side < 2 && repeats(s, &s->meetings[i]); side++)
            mark(met, l->side[side]);
    }
    for (size_t i = 0; i < all && met != NULL; i++)
        some += met[i];
    return 2 * some > all;
}

static bool meets_again(const odd_inferred_movement *s, const odd_meeting *m) {
    return again(s, m) != NULL;
}

void odd_check_rematches(odd_checker *c) {
    const odd_inferred_movement *s = &c->inferred;
    bool knock_out = c->e->about.contest == ODD_TEAMS && odd_setting(c->e, ODD_SET_FORMAT) == ODD_KNOCK_OUT;
    if (knock_out || c->e->about.contest == ODD_INDIVIDUALS || odd_meetings_repeat(c, meets_again))
        return;
    for (size_t i = 0; i < s->meeting_count && !c->no_memory; i++) {
        const odd_encounter *second = again(s, &s->meetings[i]),
                            *first = &s->encounters[s->meetings[i].first];
        if (second == NULL)
            continue;
        if (second->round < first->round) {
            const odd_encounter *later = first;
            first = second;
            second = later;
        }
        if (odd_good_lines(c, first) == 0 || odd_good_lines(c, second) == 0)
            continue; /* one of the lines is assumed to be about something else */
        const odd_inferred_line *l = &s->lines[second->first];
        odd_finding_room room;
        odd_writer w = odd_finding_on(&room);
        odd_put_clause(&w, "%s: they already met in round %d, and meet again in round %d",
                       odd_versus_phrase(c->e, odd_inferred_side(l, 0), odd_inferred_side(l, 1)).text,
                       first->round, second->round);
        odd_finding *f = odd_finding_add(c, ODD_FOUND_REMATCH, odd_inferred_play(s, second->first), &w);
        if (f != NULL)
            f->other_line = odd_inferred_play(s, first->first)->line;
    }
}
