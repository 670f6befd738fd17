/* The effect of another result: the event is scored with it, and then again without it. */
#include "event/scoring.h"
#include "event/check/check.h"

bool odd_trial_start(odd_trial *t, odd_event *e, odd_arena *arena) {
    *t = (odd_trial){.e = e};
    t->before = ODD_TAKE(arena, e->about.standing_count, odd_standing);
    t->place = ODD_TAKE(arena, e->about.contestant_count, uint32_t);
    if (t->before == NULL || t->place == NULL ||
        !odd_change_room_take(&t->room, arena, e->about.standing_count))
        return false;
    for (size_t i = 0; i < e->about.standing_count; i++) {
        t->before[i] = e->standings[i];
        t->place[e->standings[i].who] = (uint32_t)i + 1;
    }
    return true;
}

/* The result of a line. */
typedef struct line_result {
    odd_packed packed;
    bool bare;
    int16_t score_pts;
} line_result;

static bool score_with(odd_trial *t, odd_play *p, line_result s) {
    p->packed = s.packed;
    p->bare = s.bare;
    p->score_pts = s.score_pts;
    t->e->boards[p->board].stale = true;
    return odd_event_score(t->e) == ODD_OK;
}

static int distance(const odd_change *ch) {
    int d = ch->standing[1]->rank - ch->standing[0]->rank;
    return d < 0 ? -d : d;
}

/* Notes the contestant that would move farthest; of several, the one that ranks highest before. */
static void note_farthest(odd_alternative *in, const odd_changes *changes) {
    const odd_change *farthest = NULL;
    for (size_t i = 0; i < changes->count; i++) {
        const odd_change *ch = &changes->list[i];
        in->places += (size_t)distance(ch);
        if (distance(ch) == 0)
            continue;
        bool farther = farthest == NULL || distance(ch) > distance(farthest);
        bool as_far = !farther && distance(ch) == distance(farthest);
        if (farther || (as_far && ch->standing[0]->rank < farthest->standing[0]->rank))
            farthest = ch;
    }
    if (farthest == NULL)
        return;
    in->who = farthest->standing[0]->who;
    in->rank_from = farthest->standing[0]->rank;
    in->rank_to = farthest->standing[1]->rank;
}

bool odd_trial_with(odd_trial *t, odd_play *p, odd_packed packed, bool bare, int score_pts,
                    odd_alternative *out) {
    odd_event *e = t->e;
    line_result was = {p->packed, p->bare, p->score_pts};
    odd_changes changes;
    *out = (odd_alternative){.who = ODD_NOBODY};
    if (score_with(t, p, (line_result){packed, bare, (int16_t)score_pts})) {
        t->room.count = 0;
        for (size_t i = 0; i < e->about.standing_count; i++) {
            uint32_t place = t->place[e->standings[i].who];
            if (place != 0)
                odd_change_pair(&t->room, &t->before[place - 1], &e->standings[i]);
        }
        odd_changes_find(&changes, &t->room, true, odd_scoring_has_max(e));
        out->ranks = changes.ranks;
        out->winner = changes.winner;
        note_farthest(out, &changes);
    }
    return score_with(t, p, was);
}

/* ---- In words ---------------------------------------------------------------------------------- */

void odd_put_rank(odd_writer *w, int rank) {
    static const char *const ends[] = {"th", "st", "nd", "rd"};
    int ten = rank % 100 / 10, one = rank % 10;
    odd_put_format(w, "%d%s", rank, ends[ten != 1 && one < 4 ? one : 0]);
}

void odd_put_changes(odd_writer *w, const odd_event *e, const odd_alternative *changes) {
    if (changes->who == ODD_NOBODY) {
        odd_put_clause(w, "no rank changes");
        return;
    }
    char from[16], to[16];
    odd_writer rank[2] = {odd_writer_on(from, sizeof from), odd_writer_on(to, sizeof to)};
    odd_put_rank(&rank[0], changes->rank_from);
    odd_put_rank(&rank[1], changes->rank_to);
    odd_put_clause(w, "%s from %s to %s", odd_contestant_phrase(e, changes->who).text, from, to);
    odd_put_clause(w, changes->ranks == 1 ? ", %d rank changes" : ", %d ranks change", (int)changes->ranks);
    if (changes->winner)
        odd_put_clause(w, ", another winner");
}
