/* oddtrick_plan.h - planning an evening: which movements fit, and how one goes on after an accident.
 *
 *     odd_movement_wish wish = {.contestants = 15, .boards = 26};
 *     odd_proposals p;
 *     if (odd_movement_propose(&p, &wish, 0, &arena, &error) == ODD_OK)
 *         for (size_t i = 0; i < p.count; i++)
 *             print(p.list[i].why) ...
 *
 * Conventions are those of oddtrick_movement.h. All lists are in the arena of the caller. The same request gives the same answer on
 * every machine, after a bounded number of steps. */
#ifndef ODDTRICK_PLAN_H
#define ODDTRICK_PLAN_H

#include "oddtrick_movement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Choosing a movement ------------------------------------------------------------------------- */

#define ODD_PLAN_WHY_MAX 240

/* The time that a movement takes: 7 minutes a board and 2 a move, as clubs play. */
enum { ODD_MINUTES_BOARD = 7, ODD_MINUTES_MOVE = 2 };
ODD_API int odd_movement_minutes(const odd_movement *m);

/* A movement that fits a wish. */
typedef struct odd_proposal {
    odd_movement movement;
    odd_movement_wish wish; /* odd_movement_make makes the movement of it again */
    /* How fair it is, in tenths of 100; -1 if there is nothing to measure. Pairs: the quality (odd_balance) of one field, or with
     * two winners the same measure of those who are ranked together. Teams and players: the same measure of how often each two
     * are opponents. */
    int fairness_x10;
    int boards_least, boards_most; /* that one contestant plays */
    int sits;                      /* rounds that one contestant sits out at most */
    int copies;                    /* of the boards: odd_movement_copies */
    int minutes;
    int cost;                   /* by which they are ordered: the least first */
    char why[ODD_PLAN_WHY_MAX]; /* one sentence */
} odd_proposal;

typedef struct odd_proposals {
    odd_proposal *list; /* the best first */
    size_t count;
} odd_proposals;

enum { ODD_PROPOSALS_MAX = 12 };

/* Finds movements of any kind for so many contestants or tables, the best first.
 * @param wish    kind and form may be given, or not; contest says whose numbers they are. Boards are those that each plays, at
 *                most; if nothing is said about boards and time, an evening of 24 to 28 boards is looked for
 * @param minutes that it may take; 0: not said
 * @param error   set if nothing fits: why, and what would
 * @return ODD_OK, ODD_E_MOVEMENT, ODD_E_MEMORY */
ODD_API int odd_movement_propose(odd_proposals *out, const odd_movement_wish *wish, int minutes,
                                 odd_arena *arena, odd_error *error);

/* Whether the contestants of a wish are pairs, teams or players: by its kind; as wish->contest says if the kind has several, or is
 * not said. */
ODD_API odd_contest odd_movement_contest(const odd_movement_wish *wish);

/* What somebody asks for who does not know the kind yet. */
typedef struct odd_plan_wish {
    odd_movement_wish wish;
    int minutes;  /* that it may take; 0: not said */
    bool balance; /* how often each two are compared is wanted, too */
} odd_plan_wish;

/* Reads it: the words of odd_movement_wish_parse, of which the kind may be missing, and `minutes N` and `balance`. The error names the
 * column.
 *
 *     pairs 15 boards 26 minutes 180
 *     mitchell tables 8 */
ODD_API int odd_plan_wish_parse(odd_plan_wish *out, const char *text, size_t len, odd_error *error);

/* Writes a wish as odd_movement_wish_parse reads it: "mitchell skip tables 8 rounds 7 sets 4". NUL-terminated, cut to cap; returns
 * the length that it needs. */
#define ODD_WISH_MAX 200
ODD_API size_t odd_movement_wish_format(char *buf, size_t cap, const odd_movement_wish *wish);

/* ---- Reading a movement --------------------------------------------------------------------------- */

/* Reads a movement from a file: JSON with a schedule, as the command writes it, or CSV with the columns round, table, ns, ew, first
 * and last, and, if there are such, section, shared and switched. Contest and winners that neither `own` nor the file says follow
 * from the rows. It is not proved.
 * @param text must stay as long as the movement
 * @param own  what the file need not say: see odd_movement_of_rows
 * @return ODD_OK, ODD_E_SYNTAX, ODD_E_MOVEMENT, ODD_E_MEMORY; errors have the line of the file */
ODD_API int odd_movement_read(odd_movement *out, const odd_movement_own *own, const char *text, size_t len,
                              odd_arena *arena, odd_error *error);

/* The order of two ids, below 0, 0 or above 0: North-South before East-West, then by letters, then by number: 9 is before 10. */
ODD_API int odd_id_compare(odd_text a, odd_text b);

/* Numbers the contestants of a movement anew, in the order of their ids.
 * Returns ODD_OK or ODD_E_MEMORY. */
ODD_API int odd_movement_order_ids(odd_movement *m, odd_arena *arena);

/* ---- Going on after an accident ------------------------------------------------------------------- */

/* What has happened. */
typedef struct odd_accident {
    int from; /* the first round that can still be changed; those before it were played as the movement says */
    int rounds;            /* in all, from now on; 0: as many as before */
    const odd_text *added; /* ids of pairs that come, from this round on; who left before may come back */
    size_t added_count;
    const odd_text *gone; /* ids of contestants that leave */
    size_t gone_count;
    bool merge; /* sections are one from now on */
} odd_accident;

/* What it means for a contestant. */
typedef struct odd_loss {
    uint32_t who;    /* of the new movement */
    int before, now; /* boards that they were to play, and that they play; both 0 for rounds that are gone */
    int sits;        /* rounds that they sit out from now on */
    int rematches;   /* rounds from now on against somebody whom they have met */
} odd_loss;

/* A movement that keeps what was played. */
typedef struct odd_continuation {
    odd_movement movement; /* all rounds, those before `from` as they were; it was proved */
    /* "keep": the movement goes on, with other boards where some are known; "pair": those who sit out play each other, too; "rover":
     * who comes takes the place of another pair in each round; "rebuild": everybody is paired again. */
    const char *name;
    char why[ODD_PLAN_WHY_MAX];
    odd_loss *losses; /* one for each contestant of the movement, by number */
    int lost;         /* boards that all of them lose together, compared with what they were to play */
    int rematches;    /* meetings that are repeated */
    int shared;       /* tables with boards that another table has, too */
    int moved;        /* tables whose pairs or boards differ from the movement before */
    int cost;         /* by which they are ordered: the least first */
} odd_continuation;

typedef struct odd_continuations {
    odd_continuation *list; /* the best first */
    size_t count;
} odd_continuations;

/* Finds how a movement can go on. Nobody plays a board again in any of them. Who has no place in two rounds or more up to the end, neither at
 * a table nor opposite to an empty place, left before and is not paired again.
 * @param m        as it was planned; in the rounds before accident->from as it was played, which may contradict the plan
 * @param accident what has happened
 * @param error    set if it cannot be: an unknown id, a round that there is not, a movement without opponents yet
 * @return ODD_OK, ODD_E_MOVEMENT, ODD_E_REFERENCE, ODD_E_MEMORY */
ODD_API int odd_movement_change(odd_continuations *out, const odd_movement *m, const odd_accident *accident,
                                odd_arena *arena, odd_error *error);

#ifdef __cplusplus
}
#endif

#endif
