/* Movements of an event: the lines about them, and the schedule that follows: who meets whom in each session. */
#ifndef ODD_EVENT_SCHEDULE_H
#define ODD_EVENT_SCHEDULE_H

#include "base/out.h"
#include "oddtrick_movement.h"
#include "record/record.h"

/* ---- What was said ----------------------------------------------------------------------------- */

/* `movement ...`, or `from round N movement ...`. */
typedef struct odd_movement_fact {
    uint32_t line;
    uint32_t session; /* by index */
    int from;         /* the first round that it holds for, at least 1 */
    odd_text text;
    bool guessed; /* of another program's file: if it has a fault, the event does without it */
} odd_movement_fact;

typedef struct odd_row_fact {
    uint32_t line;
    uint32_t movement; /* that it is a row of, by index */
    odd_place place;
    odd_text text; /* as odd_movement_row_parse reads it */
} odd_row_fact;

typedef struct odd_seat_fact {
    uint32_t line;
    uint32_t session;  /* by index */
    uint32_t movement; /* the last one above it, by index + 1; 0: none, it is for the first */
    odd_place place;
    odd_text id;
} odd_seat_fact;

/* `unplayed ...`, which has made lines of travellers. */
typedef struct odd_unplayed_fact {
    uint32_t line;
    uint32_t session;
    int round;   /* 0: any */
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
    uint32_t version; /* counts the lines about movements */
} odd_movement_facts;

/* ---- What follows ------------------------------------------------------------------------------ */

/* The movements of a session, put together, with the ids of the event. */
typedef struct odd_schedule {
    bool there;
    odd_movement m;
    odd_error error;  /* why there is none; code ODD_OK: there is one, or no line wants one */
    uint32_t *tokens; /* by number of a contestant in the movement */
    uint32_t *who;    /* the same: contestants of the event, once it is arranged */
    uint32_t *first;  /* by contestant of the event: a move in which it sits North-South, by index + 1 */
    size_t first_cap;
    uint32_t *next;     /* by move: another one of the same, by index + 1 */
    int last_board;     /* the highest number */
    uint16_t *expected; /* by board: how many results it should have; up to last_board */
    uint16_t *counts;   /* scratch: the same for a section */
    int most_expected;
    bool guessed; /* nobody wrote it into the log */
} odd_schedule;

/* All schedules, by index of the session. */
typedef struct odd_schedules {
    odd_schedule *list;
    size_t count, cap;
    uint32_t version; /* of the facts that they were made from */
    int winners;      /* that they were made for */
    odd_contest contest;
    bool any;       /* a movement of pairs says how many winners there are */
    bool any_there; /* some session has a schedule */
} odd_schedules;

/* Whether an id, as a line has it in a direction, is that side of a move. (movement_lines.c) */
bool odd_schedule_is_side(const odd_movement *m, odd_text id, const uint16_t who[2]);

/* How many boards the movement has for a match of teams; 0 if it has none. (meetings.c) */
int odd_schedule_match_boards(const odd_event *e, const odd_match *m);

/* "4 and 11 do not meet on board 3: expected 4 9": what is wrong with a line that no movement has, and what was probably meant; and
 * the two sides of a move, "4 9". (meetings.c) */
void odd_put_nearest(odd_writer *w, const odd_event *e, const odd_play *p);
void odd_put_move(odd_writer *w, const odd_event *e, uint32_t session, const odd_move *v,
                  const char *between);

#endif
