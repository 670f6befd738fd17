/* From an event to the request of a draw: entries in the order of the standings, who has met, who sat out. */
#include <stdlib.h>
#include <string.h>

#include "cli/draw_request.h"
#include "oddtrick_plan.h"

/* ---- Meetings ---------------------------------------------------------------------------------------- */

/* Takes a meeting in a round; other is ODD_NOBODY for a bye. Who does not play now counts for those who have met them. */
static void take_meeting(odd_draw_field *d, int round, uint32_t one, uint32_t other) {
    uint32_t a = d->entry_of[one], b = other != ODD_NOBODY ? d->entry_of[other] : ODD_NOBODY;
    if (round > d->last_round)
        d->last_round = round;
    if (other == ODD_NOBODY || (a == ODD_NOBODY && b == ODD_NOBODY))
        return;
    for (size_t i = d->met_count; i-- > 0 && d->met_round[i] == round;)
        if ((d->met[i].one == a && d->met[i].two == b) || (d->met[i].one == b && d->met[i].two == a))
            return;
    size_t cap = d->met_cap;
    d->met = odd_grow(d->met, d->met_count, &d->met_cap, sizeof *d->met);
    d->met_round = odd_grow(d->met_round, d->met_count, &cap, sizeof *d->met_round);
    d->met_round[d->met_count] = round;
    d->met[d->met_count++] = (odd_draw_pair){a, b};
}

static void take_meetings(odd_draw_field *d) {
    const odd_event_info *about = odd_event_about(d->e);
    if (about->contest == ODD_TEAMS) {
        for (size_t i = 0; i < about->match_count; i++) {
            const odd_match *m = odd_match_at(d->e, i);
            take_meeting(d, m->round, m->team[0], m->team[1]);
        }
        return;
    }
    for (size_t i = 0; i < about->play_count; i++) {
        const odd_play *play = odd_play_at(d->e, i);
        if (play->kind != ODD_VOID && play->later == 0 && play->round > 0)
            take_meeting(d, play->round, odd_event_partners(d->e, play, 0).who[0],
                         odd_event_partners(d->e, play, 1).who[0]);
    }
}

static bool is_taken(const odd_draw_field *d, int round, uint32_t a, uint32_t b) {
    for (size_t i = 0; i < d->met_count; i++)
        if (d->met_round[i] == round &&
            ((d->met[i].one == a && d->met[i].two == b) || (d->met[i].one == b && d->met[i].two == a)))
            return true;
    return false;
}

/* Rounds that were drawn, and perhaps not played yet: the rows of a Swiss movement. */
static void take_drawn(odd_draw_field *d) {
    size_t session = odd_event_about(d->e)->session_count;
    const odd_movement *m = NULL;
    while (session > 0 && m == NULL)
        m = odd_event_movement(d->e, --session);
    if (m == NULL || m->kind != ODD_MOVE_SWISS)
        return;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *move = &m->moves[i];
        uint32_t one = odd_event_movement_who(d->e, session, move->ns[0]);
        uint32_t other = odd_event_movement_who(d->e, session, move->ew[0]);
        if (one != ODD_NOBODY && other != ODD_NOBODY &&
            !is_taken(d, move->round, d->entry_of[one], d->entry_of[other]))
            take_meeting(d, move->round, one, other);
    }
}

/* How often each was named first, had no match, or was in a triangle, before the round. */
static void count_meetings(odd_draw_field *d) {
    uint8_t *matches = odd_alloc(d->count, (size_t)d->last_round + 1);
    size_t width = (size_t)d->last_round + 1;
    for (size_t i = 0; i < d->met_count; i++) {
        uint32_t both[2] = {d->met[i].one, d->met[i].two};
        if (both[0] != ODD_NOBODY)
            d->entries[both[0]].homes++;
        for (int k = 0; k < 2; k++) {
            if (both[k] == ODD_NOBODY)
                continue;
            uint8_t *count = &matches[both[k] * width + (size_t)d->met_round[i]];
            *count = (uint8_t)(*count < 2 ? *count + 1 : 2);
        }
    }
    for (size_t i = 0; i < d->count; i++)
        for (int round = 1; round <= d->last_round && round < d->round; round++) {
            uint8_t count = matches[i * width + (size_t)round];
            d->entries[i].byes += count == 0;
            d->entries[i].triangles += count > 1;
        }
    free(matches);
}

/* Those who do not play now are not met again. */
static void forget_absent(odd_draw_field *d) {
    size_t count = 0;
    for (size_t i = 0; i < d->met_count; i++)
        if (d->met[i].one != ODD_NOBODY && d->met[i].two != ODD_NOBODY)
            d->met[count++] = d->met[i];
    d->met_count = count;
}

/* ---- Entries ----------------------------------------------------------------------------------------- */

static int64_t score_x100(const odd_standing *s) {
    return s->max > 0 ? s->percent_x100 : s->score / (ODD_ONE / 100);
}

static void add_entry(odd_draw_field *d, uint32_t who, const odd_standing *s) {
    const odd_contestant *c = odd_contestant_at(d->e, who);
    if (c->phantom || d->entry_of[who] != ODD_NOBODY || d->absent[who])
        return;
    d->entry_of[who] = (uint32_t)d->count;
    d->entries[d->count++] = (odd_draw_entry){.id = c->id, .score_x100 = s != NULL ? score_x100(s) : 0};
}

/* The contestant of the event that d is about with the id of a contestant of another event. */
static uint32_t same_contestant(const odd_draw_field *d, odd_text id) {
    uint32_t who;
    return odd_event_find(d->e, &who, id.text, id.len, NULL) == ODD_OK ? who : ODD_NOBODY;
}

void odd_draw_field_open(odd_draw_field *d, const odd_event *e) {
    size_t people = odd_event_about(e)->contestant_count;
    *d = (odd_draw_field){.e = e};
    d->entry_of = odd_alloc(people + 1, sizeof *d->entry_of);
    d->absent = odd_alloc(people + 1, sizeof *d->absent);
    d->entries = odd_alloc(people + 1, sizeof *d->entries);
    for (size_t i = 0; i <= people; i++)
        d->entry_of[i] = ODD_NOBODY;
}

static int compare_entries(const void *a, const void *b) {
    return odd_id_compare(((const odd_draw_entry *)a)->id, ((const odd_draw_entry *)b)->id);
}

/* Those who have no rank yet, by id. */
static void order_rest(odd_draw_field *d, size_t from) {
    qsort(d->entries + from, d->count - from, sizeof *d->entries, compare_entries);
    for (size_t i = from; i < d->count; i++) {
        uint32_t who;
        if (odd_event_find(d->e, &who, d->entries[i].id.text, d->entries[i].id.len, NULL) == ODD_OK)
            d->entry_of[who] = (uint32_t)i;
    }
}

void odd_draw_field_fill(odd_draw_field *d, const odd_event *ranked) {
    for (size_t i = 0; i < odd_event_about(ranked)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(ranked, i);
        uint32_t who = same_contestant(d, odd_contestant_at(ranked, s->who)->id);
        if (who != ODD_NOBODY)
            add_entry(d, who, s);
    }
    size_t ranked_count = d->count;
    for (uint32_t who = 0; who < odd_event_about(d->e)->contestant_count; who++)
        add_entry(d, who, NULL);
    order_rest(d, ranked_count);
    take_meetings(d);
    take_drawn(d);
    if (d->round == 0)
        d->round = d->last_round + 1;
    count_meetings(d);
    forget_absent(d);
}

int odd_draw_last_round(const odd_event *e) {
    int last = 0;
    for (size_t i = 0; i < odd_event_about(e)->play_count; i++) {
        const odd_play *play = odd_play_at(e, i);
        if (play->kind != ODD_VOID && play->later == 0 && play->round > last)
            last = play->round;
    }
    return last;
}

void odd_draw_field_close(odd_draw_field *d) {
    free(d->entry_of);
    free(d->absent);
    free(d->entries);
    free(d->met);
    free(d->met_round);
}
