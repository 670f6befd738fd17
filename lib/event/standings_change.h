/* Standings before and after. */
#ifndef ODD_EVENT_STANDINGS_CHANGE_H
#define ODD_EVENT_STANDINGS_CHANGE_H

#include "event/event_inner.h"

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

#endif
