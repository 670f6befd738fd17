/* Shared by the checks of an event. */
#ifndef ODD_EVENT_CHECK_CHECK_H
#define ODD_EVENT_CHECK_CHECK_H

#include "base/out.h"
#include "event/event_inner.h"

/* ---- The movement ------------------------------------------------------------------------------------ */

/* The movement as far as the lines of an event show it: who meets whom, on which boards. */

/* A line that stands. These are sorted by encounter, board and line. */
typedef struct odd_inferred_line {
    uint64_t side[2]; /* who meets: the lower key first */
    uint32_t play;    /* by index */
    uint32_t slot;
    uint32_t meeting;
    uint32_t encounter;
    bool flipped; /* the second side sits North-South */
} odd_inferred_line;

/* A board; for teams, a board in a round, since the next round may use the same numbers. */
typedef struct odd_inferred_slot {
    int round, board;
    uint32_t session;  /* by index */
    uint32_t meetings; /* that contain it */
    uint32_t set;      /* boards that are played together */
    uint32_t next;     /* the next one of the set, by index + 1 */
} odd_inferred_slot;

typedef struct odd_inferred_set {
    uint32_t first; /* slot */
    uint32_t size;
} odd_inferred_set;

/* Two sides on the boards of one set. */
typedef struct odd_encounter {
    uint32_t meeting, set;
    uint32_t first, count; /* lines */
    uint32_t slots;        /* boards that they have a line for */
    int round;             /* of the first line */
} odd_encounter;

/* Two sides on all boards. */
typedef struct odd_meeting {
    uint32_t first, count; /* encounters */
} odd_meeting;

/* A contestant in a line: individuals have four. */
typedef struct odd_inferred_seat {
    uint32_t who, line;
    int direction;
} odd_inferred_seat;

typedef struct odd_inferred_movement {
    const odd_event *e;
    odd_inferred_line *lines;
    size_t line_count;
    odd_inferred_slot *slots;
    size_t slot_count;
    odd_inferred_set *sets;
    size_t set_count;
    odd_encounter *encounters;
    size_t encounter_count;
    odd_meeting *meetings;
    size_t meeting_count;
    odd_inferred_seat *seats; /* by contestant, then in the order of lines */
    size_t seat_count;
    uint32_t *seat_end;      /* by contestant: the end of its seats */
    uint32_t *order, *other; /* scratch: as many as seats */
    bool live;               /* the lines are in the order of play: some results may still be missing */
} odd_inferred_movement;

/* False if there is no memory. */
bool odd_infer_movement(odd_inferred_movement *s, const odd_event *e, odd_arena *arena);

static inline const odd_play *odd_inferred_play(const odd_inferred_movement *s, uint32_t line) {
    return &s->e->plays[s->lines[line].play];
}

/* Returns the side that sits in a direction. */
static inline uint64_t odd_inferred_side(const odd_inferred_line *l, int direction) {
    return l->side[l->flipped ? 1 - direction : direction];
}

/* The evidence against a line. */
typedef struct odd_doubt {
    int evidence;      /* its amount */
    uint32_t twice;    /* another line with the same contestant on the same board, by index + 1 */
    uint32_t twice_by; /* that contestant */
    uint32_t apart;    /* a line with the same contestant against another opponent, by index + 1 */
    uint32_t apart_by;
    uint32_t absence; /* a missing result that this line may be, by index + 1 */
    bool by_round;    /* apart in a round, not only in a set */
    bool doubtful;    /* one of several lines that cannot all be right */
    bool blamed;      /* it is assumed to be the wrong one */
} odd_doubt;

/* A line that should exist. */
typedef struct odd_absence {
    uint64_t side[2]; /* who should have sat North-South and East-West */
    uint32_t encounter, slot;
    uint32_t alone; /* teams: the line of the other table, by index + 1 */
    uint32_t next;  /* with the same board, by index + 1 */
    bool explained; /* another line is assumed to be this one */
} odd_absence;

/* What is not reported about an encounter. */
typedef enum odd_omission {
    ODD_OMIT_NOTHING,
    ODD_OMIT_BOARDS, /* missing boards, if it is shorter than others */
    ODD_OMIT_ALL     /* also missing tables, if they may still be played */
} odd_omission;

typedef struct odd_checker {
    odd_findings *out;
    odd_event *e;
    odd_arena *arena;
    odd_style style;
    odd_inferred_movement inferred;
    odd_doubt *doubts; /* parallel to the lines */
    odd_absence *absences;
    size_t absence_count, absence_cap;
    uint32_t *absent_of;  /* by slot: the first absence, by index + 1 */
    uint32_t *absent_in;  /* by meeting: the first absence, by index + 1 */
    uint8_t *quiet;       /* by encounter: odd_omission */
    uint32_t *seat_lines; /* by contestant: number of lines */
    uint32_t *latest;     /* by contestant: number of the last line */
    bool *strange;        /* by contestant: the id may be a slip */
    bool *wrong_deal;     /* by deal: the cards are not those that were played */
    uint32_t *calls_of;   /* by line of the event: the note with its calls, by index + 1 */
    uint32_t *cards_of;   /* the same of the cards that were played */
    uint32_t *last_of;    /* by contestant: their last line so far, by index + 1 */
    bool no_memory;
} odd_checker;

/* Returns whether a line has an ordinary result; and the result, with level 0 if only points were given. */
static inline bool odd_is_played(const odd_play *p) {
    return p->kind == ODD_PLAYED && !p->sits_out;
}

static inline odd_result odd_play_result(const odd_play *p) {
    odd_vul v;
    odd_result none = {0};
    return p->bare ? none : odd_unpack(p->packed, &v);
}

/* Room for a message, and for the boards that it names. */
enum { ODD_FINDING_MAX = 1200, ODD_BOARDS_NAMED = 64 };

/* Adds a finding about a line, or about none (NULL), with a copy of the message. Returns NULL without memory. */
odd_finding *odd_finding_add(odd_checker *c, odd_finding_kind kind, const odd_play *p,
                             const odd_writer *message);

/* A buffer for a message, and its writer. A clause (odd_put_clause) is translated on its own. */
typedef struct odd_finding_room {
    char text[ODD_FINDING_MAX];
    odd_marks marks;
} odd_finding_room;
odd_writer odd_finding_on(odd_finding_room *room);

/* The same, and starts the message about a line: "7 v 12: ". */
odd_writer odd_finding_start(odd_finding_room *room, const odd_checker *c, const odd_play *p);

/* Returns the IMPs between two scores, whichever is higher. */
int odd_imps_between(int a, int b);

/* A side, "7" or "1+5"; two of them, "7 v 12", North-South first; a list of boards, "7", "7 and 8", "1-4". */
typedef struct odd_phrase {
    char text[ODD_FINDING_MAX / 3];
} odd_phrase;
odd_phrase odd_key_phrase(const odd_event *e, uint64_t side);
odd_phrase odd_versus_phrase(const odd_event *e, uint64_t ns, uint64_t ew);
odd_phrase odd_boards_phrase(const int *boards, size_t count);
odd_phrase odd_contestant_phrase(const odd_event *e, uint32_t who);
void odd_put_contestant(odd_writer *w, const odd_event *e, uint32_t who);

/* Writes the boards of an encounter. Returns their number, at most ODD_BOARDS_NAMED. */
size_t odd_encounter_boards(const odd_inferred_movement *s, const odd_encounter *t, int *boards);

/* Returns the number of lines of an encounter that are not assumed to be wrong. */
size_t odd_good_lines(const odd_checker *c, const odd_encounter *t);

/* Finds contestants whose id may be a slip. (check_names.c) */
void odd_check_strangers(odd_checker *c);
void odd_check_names(odd_checker *c);
void odd_check_phantoms(odd_checker *c);

/* Finds missing lines; reports those that no other line explains. (check_missing.c) */
bool odd_check_absences(odd_checker *c);
void odd_report_absences(odd_checker *c);

/* Finds lines that cannot all be right, and says which of them are likely to be wrong. (check_tables.c) */
void odd_check_tables(odd_checker *c);

/* Returns whether a movement is stated for all lines; finds what does not agree with it.
 * (check_schedule.c) */
bool odd_schedule_is_stated(const odd_event *e);
void odd_check_schedule(odd_checker *c);

/* Finds contestants who meet again though others do not; whether more than half of all meet again. (check_rematch.c) */
void odd_check_rematches(odd_checker *c);
bool odd_meetings_repeat(const odd_checker *c,
                         bool (*repeats)(const odd_inferred_movement *s, const odd_meeting *m));

/* Finds lines with North-South and East-West the other way round. (check_turned.c) */
void odd_check_turned(odd_checker *c);

/* Finds leads that the leader does not have, and deals that were not played. (check_cards.c) */
void odd_check_cards(odd_checker *c);

/* Finds the calls and cards of lines. Returns false without memory. (check_recorded.c) */
bool odd_recorded_start(odd_checker *c);

/* Returns whether the calls and cards of a line confirm its result, and not another one that may be meant
 * (level 0: none). */
bool odd_is_recorded(const odd_checker *c, const odd_play *p, odd_result meant);

/* Finds results that are unlike the others of the board, or unlikely with its cards. (check_unlike.c) */
void odd_check_unlike(odd_checker *c);

/* Finds impossible points among the results of a deal, which are lines by index. (check_points.c) */
void odd_check_points(odd_checker *c, const uint32_t *lines, size_t count);

/* Finds points that differ from those of the contract in the same line. (check_points.c) */
void odd_check_stated_points(odd_checker *c);

/* ---- How plausible a result is ----------------------------------------------------------------------- */

/* How plausible a result is among the others of its board. Knows how bridge is played, and nothing about lines or movements. */

/* The results of a deal, counted. */
typedef struct odd_result_counts {
    uint16_t results; /* all of them */
    uint16_t passes;
    uint16_t declared[ODD_SIDE_COUNT];
    uint16_t slams[ODD_SIDE_COUNT];
    uint16_t took[ODD_SIDE_COUNT][ODD_STRAIN_COUNT][ODD_RANKS + 1]; /* how many took this number of tricks */
    uint16_t seats[ODD_STRAIN_COUNT][ODD_SEAT_COUNT];               /* how many declared from this seat */
    const odd_dd *made; /* the tricks that can be made; NULL: unknown */
    bool led;           /* the result has a lead, which shows who declared */
} odd_result_counts;

/* Counts a result; with times -1, removes it again. */
void odd_result_counts_add(odd_result_counts *s, odd_result r, int times);

/* Others who declared from that side in that strain: their number, and the fewest and most tricks that they took. */
typedef struct odd_trick_range {
    int count, least, most;
} odd_trick_range;

odd_trick_range odd_result_counts_range(const odd_result_counts *s, odd_side side, odd_strain strain);

/* Returns how surprising a result is, given the others: about ten times the natural logarithm of its rarity.
 * 0 is what everybody does; 60 needs an explanation. */
int odd_result_surprise(const odd_result_counts *others, odd_result r);

/* A result that was perhaps meant, if the stated one is a slip. */
typedef struct odd_slip {
    odd_result meant; /* level 0: no slip makes it plausible */
    int surprise;     /* of the stated result */
    int gain;         /* by how much less surprising the meant one is */
} odd_slip;

/* Finds the likeliest slip, and whether the result is so surprising that a director should look at it. */
bool odd_result_is_doubtful(const odd_result_counts *others, odd_result r, odd_slip *slip);

#endif
