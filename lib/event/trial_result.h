/* What another result would change: the event is scored with it, and then as it was. */
#ifndef ODD_EVENT_TRIAL_RESULT_H
#define ODD_EVENT_TRIAL_RESULT_H

#include "base/out.h"
#include "event/event_inner.h"

/* ---- Standings that differ --------------------------------------------------------------------------- */

/* Standings before and after. */

/* Where changes are found: pairs of standings, of which those that differ are listed. */
typedef struct odd_change_room {
    odd_change *pairs; /* as many as there may be */
    size_t count;
    odd_change *list;
    uint32_t *order, *other;
} odd_change_room;

/* False if there is no memory. */
bool odd_change_room_take(odd_change_room *room, odd_arena *arena, size_t most);

static inline void odd_change_pair(odd_change_room *room, const odd_standing *before,
                                   const odd_standing *after) {
    room->pairs[room->count++] = (odd_change){{before, after}, 0};
}

/* Lists those pairs that differ. The list is in the room, until the next time. */
void odd_changes_find(odd_changes *out, odd_change_room *room, bool comparable, bool percent);

typedef struct odd_trial {
    odd_event *e;
    odd_standing *before; /* as they are */
    uint32_t *place;      /* of each contestant in them, by index + 1 */
    odd_change_room room;
} odd_trial;

/* Of an event that was scored. False if there is no memory. */
bool odd_trial_start(odd_trial *t, odd_event *e, odd_arena *arena);

/* What would change if a line had this result, or, where bare, only these points. False if there is no memory. */
bool odd_trial_with(odd_trial *t, odd_play *p, odd_packed packed, bool bare, int score_pts,
                    odd_alternative *out);

/* "pair 4 from 4th to 5th, 2 ranks change", "no rank changes" */
void odd_put_changes(odd_writer *w, const odd_event *e, const odd_alternative *changes);

/* "3rd" */
void odd_put_rank(odd_writer *w, int rank);

#endif
