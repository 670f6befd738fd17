/* Movements of an event: the lines about them, and the schedule of each session that follows from these: who
 * meets whom. */
#ifndef ODD_EVENT_SCHEDULE_H
#define ODD_EVENT_SCHEDULE_H

#include "base/out.h"
#include "oddtrick_movement.h"
#include "record/record.h"

/* ---- Facts of the log -------------------------------------------------------------------------- */

/* `movement ...`, or `from round N movement ...`. */
typedef struct odd_movement_fact {
    uint32_t line;
    uint32_t session; /* by index */
    int from;         /* the first round of the movement, at least 1 */
    odd_text text;
    bool guessed; /* from another program's file: ignored if it has a fault */
} odd_movement_fact;

typedef struct odd_row_fact {
    uint32_t line;
    uint32_t movement; /* to which the row belongs, by index */
    odd_place place;
    odd_text text; /* for odd_movement_row_parse */
} odd_row_fact;

typedef struct odd_seat_fact {
    uint32_t line;
    uint32_t session;  /* by index */
    uint32_t movement; /* the last one above the line, by index + 1; 0: none, the line is for the first */
    odd_place place;
    odd_text id;
} odd_seat_fact;

/* `unplayed ...`, which became lines of travellers. */
typedef struct odd_unplayed_fact {
    uint32_t line;
    uint32_t session;
    int round;   /* 0: all */
    odd_text id; /* empty: all */
} odd_unplayed_fact;

typedef struct odd_movement_facts {
    odd_movement_fact *movements;
    size_t count, cap;
    odd_row_fact *rows;
    size_t row_count, row_cap;
    odd_seat_fact *seats;
    size_t seat_count, seat_cap;
    odd_unplayed_fact *unplayed;
    size_t unplayed_count, unplayed_cap;
    uint32_t version; /* the number of lines about movements */
} odd_movement_facts;

/* ---- Schedules --------------------------------------------------------------------------------- */

/* The movements of a session, combined, with the ids of the event. */
typedef struct odd_schedule {
    bool there;
    odd_movement m;
    odd_error error;  /* why there is no schedule; code ODD_OK: there is one, or no line asks for one */
    uint32_t *tokens; /* by contestant of the movement */
    uint32_t *who;    /* by contestant of the movement: that of the event, after arranging */
    uint32_t *first;  /* by contestant of the event: a move in which they sit North-South, by index + 1 */
    size_t first_cap;
    uint32_t *next;     /* by move: another one of the same contestant, by index + 1 */
    int last_board;     /* the highest board number */
    uint16_t *expected; /* by board, up to last_board: the number of results that it should have */
    uint16_t *counts;   /* scratch: the same for one section */
    int most_expected;
    bool guessed; /* it is not in the log */
} odd_schedule;

/* All schedules, by index of the session. */
typedef struct odd_schedules {
    odd_schedule *list;
    size_t count, cap;
    uint32_t version; /* of the facts from which they were made */
    int winners;      /* for which they were made */
    odd_contest contest;
    bool any;       /* a movement of pairs determines the number of winners */
    bool any_there; /* some session has a schedule */
} odd_schedules;

/* Returns whether an id in a line is this side of a move. (movement_lines.c) */
bool odd_schedule_is_side(const odd_movement *m, odd_text id, const uint16_t who[2]);

/* Returns the number of boards in a match of teams; 0 if the movement does not have the match.
 * (meetings.c) */
int odd_schedule_match_boards(const odd_event *e, const odd_match *m);

/* Writes what is wrong with a line that is in no movement, and what was probably meant: "4 and 11 do not meet
 * on board 3: expected 4 9"; writes the two sides of a move: "4 9". (meetings.c) */
void odd_put_nearest(odd_writer *w, const odd_event *e, const odd_play *p);
void odd_put_move(odd_writer *w, const odd_event *e, uint32_t session, const odd_move *v,
                  const char *between);

/* With two winners, NS7 and EW7 are id 7 with a direction: returns 0 or 1, and changes the id to 7. Otherwise returns -1.
 * (arrange.c) */
int odd_event_direction_of(const odd_event *e, odd_text *id);

#endif
