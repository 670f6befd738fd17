/* The movement, as far as the lines of an event show it: who meets whom, on which boards. */
#ifndef ODD_EVENT_SEEN_MOVEMENT_H
#define ODD_EVENT_SEEN_MOVEMENT_H

#include "event/event_inner.h"

/* A line that stands. They are in the order of their sittings, boards and lines. */
typedef struct odd_seen_line {
    uint64_t side[2]; /* who meets: the lower key first */
    uint32_t play;    /* by index */
    uint32_t slot;
    uint32_t meeting;
    uint32_t sitting;
    bool flipped; /* the second side sits North-South */
} odd_seen_line;

/* A board; of teams, in a round, because the next round may have the same numbers. */
typedef struct odd_seen_slot {
    int round, board;
    uint32_t meetings; /* that have it */
    uint32_t set;      /* the boards that are played together */
    uint32_t next;     /* of the set, by index + 1 */
} odd_seen_slot;

typedef struct odd_seen_set {
    uint32_t first; /* slot */
    uint32_t size;
} odd_seen_set;

/* Two sides, on the boards of one set. */
typedef struct odd_sitting {
    uint32_t meeting, set;
    uint32_t first, count; /* lines */
    uint32_t slots;        /* boards that they have a line for */
    int round;             /* of the first line */
} odd_sitting;

/* Two sides, on all boards. */
typedef struct odd_meeting {
    uint32_t first, count; /* sittings */
} odd_meeting;

/* A contestant in a line: individuals have four. */
typedef struct odd_seen_seat {
    uint32_t who, line;
    int direction;
} odd_seen_seat;

typedef struct odd_seen {
    const odd_event *e;
    odd_seen_line *lines;
    size_t line_count;
    odd_seen_slot *slots;
    size_t slot_count;
    odd_seen_set *sets;
    size_t set_count;
    odd_sitting *sittings;
    size_t sitting_count;
    odd_meeting *meetings;
    size_t meeting_count;
    odd_seen_seat *seats; /* by contestant, in the order of lines */
    size_t seat_count;
    uint32_t *seat_end;      /* by contestant: behind the last one */
    uint32_t *order, *other; /* scratch: as many as seats */
    bool live;               /* the lines are in the order of play: some results may be still to come */
} odd_seen;

/* False if there is no memory. */
bool odd_seen_find(odd_seen *s, const odd_event *e, odd_arena *arena);

static inline const odd_play *odd_seen_play(const odd_seen *s, uint32_t line) {
    return &s->e->plays[s->lines[line].play];
}

/* The side that sits in a direction. */
static inline uint64_t odd_seen_side(const odd_seen_line *l, int direction) {
    return l->side[l->flipped ? 1 - direction : direction];
}

#endif
