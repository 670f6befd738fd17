/* oddtrick_plan.h - planning an evening: which movements fit, and how to continue one after an accident.
 *
 *     odd_movement_wish wish = {.contestants = 15, .boards = 26};
 *     odd_proposals p;
 *     if (odd_movement_propose(&p, &wish, 0, &arena, &error) == ODD_OK)
 *         for (size_t i = 0; i < p.count; i++)
 *             print(p.list[i].why) ...
 *
 * Conventions are those of oddtrick_movement.h. All lists are in the caller's arena. The same request gives the same answer on
 * every machine, after a bounded number of steps. */
#ifndef ODDTRICK_PLAN_H
#define ODDTRICK_PLAN_H

#include "oddtrick_movement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Choosing a movement ------------------------------------------------------------------------- */

#define ODD_PLAN_WHY_MAX 240

/* The usual pace of clubs, in minutes. */
enum { ODD_MINUTES_BOARD = 7, ODD_MINUTES_MOVE = 2 };

/* Returns the minutes that a movement takes at that pace. */
ODD_API int odd_movement_minutes(const odd_movement *m);

/* A movement that fits a wish. */
typedef struct odd_proposal {
    odd_movement movement;
    odd_movement_wish wish; /* odd_movement_make makes the same movement from it */
    /* How fair it is, in tenths of 100; -1 if there is nothing to measure. Pairs: the quality (odd_balance) of one field, or with
     * two winners the same measure for those who are ranked together. Teams and players: the same measure of how often any two
     * are opponents. */
    int fairness_x10;
    int boards_least, boards_most; /* the fewest and the most boards of a contestant */
    int sits;                      /* the most rounds that a contestant sits out */
    int copies;                    /* of the boards: odd_movement_copies */
    int minutes;
    int cost;                   /* proposals are ordered by it, the lowest first */
    char why[ODD_PLAN_WHY_MAX]; /* one sentence */
} odd_proposal;

typedef struct odd_proposals {
    odd_proposal *list; /* the best first */
    size_t count;
} odd_proposals;

enum { ODD_PROPOSALS_MAX = 12 };

/* Finds movements for a number of contestants or tables, the best first.
 *   out      set; the list is in the arena
 *   wish     kind and form are optional; contest says what the contestants are. `boards` is the most that a contestant plays. If
 *            neither boards nor minutes are given, movements of 24 to 28 boards are proposed
 *   minutes  the time available; 0: not given
 *   error    set if nothing fits: why, and what would fit
 *   returns  ODD_OK, ODD_E_MOVEMENT or ODD_E_MEMORY */
ODD_API int odd_movement_propose(odd_proposals *out, const odd_movement_wish *wish, int minutes,
                                 odd_arena *arena, odd_error *error);

/* Returns whether the contestants of a wish are pairs, teams or players: by its kind, or wish->contest if the kind allows several or is
 * not given. */
ODD_API odd_contest odd_movement_contest(const odd_movement_wish *wish);

/* A wish that need not name a kind of movement. */
typedef struct odd_plan_wish {
    odd_movement_wish wish;
    int minutes;  /* the time available; 0: not given */
    bool balance; /* the answer also says how often any two are compared */
} odd_plan_wish;

/* Parses such a wish: the words of odd_movement_wish_parse, without a kind if necessary, and `minutes N` and `balance`.
 *
 *     pairs 15 boards 26 minutes 180
 *     mitchell tables 8
 *
 *   returns  ODD_OK, or a code with a column */
ODD_API int odd_plan_wish_parse(odd_plan_wish *out, const char *text, size_t len, odd_error *error);

/* Writes a wish as odd_movement_wish_parse reads it: "mitchell skip tables 8 rounds 7 sets 4".
 *   returns  the length of the whole text */
#define ODD_WISH_MAX 200
ODD_API size_t odd_movement_wish_format(char *buf, size_t cap, const odd_movement_wish *wish);

/* ---- Reading a movement --------------------------------------------------------------------------- */

/* Reads a movement from a file: JSON with a schedule, as the command writes it, or CSV with the columns round, table, ns, ew, first
 * and last, and optionally section, shared and switched. If neither `own` nor the file states contest and winners, they follow from
 * the rows. The movement is not proved.
 *   out      set; its lists are in the arena
 *   own      what the file need not state: see odd_movement_of_rows
 *   text     must stay as long as the movement
 *   returns  ODD_OK, ODD_E_SYNTAX, ODD_E_MOVEMENT or ODD_E_MEMORY; errors have the line of the file */
ODD_API int odd_movement_read(odd_movement *out, const odd_movement_own *own, const char *text, size_t len,
                              odd_arena *arena, odd_error *error);

/* Compares two ids: North-South before East-West, then by letters, then by number, so 9 is before 10.
 *   returns  below 0, 0 or above 0, as memcmp does */
ODD_API int odd_id_compare(odd_text a, odd_text b);

/* Renumbers the contestants of a movement in the order of their ids.
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_movement_order_ids(odd_movement *m, odd_arena *arena);

/* ---- Continuing after an accident ------------------------------------------------------------------- */

/* What has happened. */
typedef struct odd_accident {
    int from; /* the first round that can still be changed; those before it were played as the movement says */
    int rounds;            /* the new total; 0: as before */
    const odd_text *added; /* ids of pairs that arrive for this round; a pair that left may come back */
    size_t added_count;
    const odd_text *gone; /* ids of contestants that leave */
    size_t gone_count;
    bool merge; /* sections are merged from now on */
} odd_accident;

/* The effect on a contestant. */
typedef struct odd_loss {
    uint32_t who; /* of the new movement */
    int before,
        now;       /* boards that were planned, and that they play now; both 0 for rounds that were dropped */
    int sits;      /* rounds that they sit out from now on */
    int rematches; /* rounds from now on against opponents whom they have met */
} odd_loss;

/* A movement that keeps the rounds that were played. */
typedef struct odd_continuation {
    odd_movement movement; /* all rounds, those before `from` as they were; it was proved */
    /* "keep": as before, with other boards if some were played; "pair": those who sit out also play each other; "rover": the new
     * pair takes the place of another pair in each round; "rebuild": everybody is paired again. */
    const char *name;
    char why[ODD_PLAN_WHY_MAX];
    odd_loss *losses; /* one for each contestant of the movement, by number */
    int lost;         /* boards that all of them lose in total, compared with the plan */
    int rematches;    /* meetings that are repeated */
    int shared;       /* tables that share boards with another table */
    int moved;        /* tables whose pairs or boards differ from the plan */
    int cost;         /* continuations are ordered by it, the lowest first */
} odd_continuation;

typedef struct odd_continuations {
    odd_continuation *list; /* the best first */
    size_t count;
} odd_continuations;

/* Finds ways to continue a movement. Nobody plays a board twice in any of them. A contestant who has no place, not even an empty one to
 * sit opposite, in the last two rounds or more has left, and is not paired again.
 *   out       set; the list is in the arena
 *   m         as planned; before accident->from, as played, which may differ from the plan
 *   accident  what has happened
 *   error     set if there is no way: an unknown id or round, or a movement without opponents yet
 *   returns   ODD_OK, ODD_E_MOVEMENT, ODD_E_REFERENCE or ODD_E_MEMORY */
ODD_API int odd_movement_change(odd_continuations *out, const odd_movement *m, const odd_accident *accident,
                                odd_arena *arena, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
