/* The ways to score: how a board is compared, how matches are, and what another result would change. */
#ifndef ODD_EVENT_SCORING_H
#define ODD_EVENT_SCORING_H

#include "base/out.h"
#include "event/event_inner.h"

/* ==== The ways to compare a board, as rows of one table: a new one is a file and a row. */

/* ---- Scores of a board ------------------------------------------------------------------------------- */

/* The scores on a board that are compared with each other, by how often each occurs. Frequencies are in weights:
 * parts of weighted scores count as fractions. */

enum {
    ODD_SLOTS = 2 * 760 + 1, /* scores are multiples of 10, from -7600 to 7600 */
    ODD_SLOT_WORDS = (ODD_SLOTS + 63) / 64
};

struct odd_field {
    int64_t weight[ODD_SLOTS];        /* by slot */
    uint64_t present[ODD_SLOT_WORDS]; /* which slots have one */
    uint16_t slots[ODD_SLOTS];        /* those, from the lowest score */
    int64_t raw[ODD_SLOTS];           /* by slot: what the score makes against all, itself included */
    odd_amount worth[2][ODD_SLOTS];   /* by direction and slot: what an ordinary result with that score has */
    uint32_t number[ODD_SLOTS];       /* by slot: the worth of the lines that have it */
    int distinct;                     /* how many slots have one */
    int64_t total;                    /* of all weights */
};

static inline size_t odd_slot_of(int score_pts) {
    return (uint32_t)(score_pts + 7600) / 10;
}

static inline int odd_slot_pts(size_t slot) {
    return (int)slot * 10 - 7600;
}

static inline void odd_field_add(odd_field *f, int score_pts, int64_t weight) {
    size_t slot = odd_slot_of(score_pts);
    f->weight[slot] += weight;
    f->present[slot / 64] |= UINT64_C(1) << slot % 64;
    f->total += weight;
}

/* One more result with a score; the total is the caller's. */
static inline void odd_field_count(odd_field *f, size_t slot) {
    if (f->weight[slot]++ == 0)
        f->present[slot / 64] |= UINT64_C(1) << slot % 64;
}

/* Lists the slots that have a score, when all were added. */
void odd_field_list(odd_field *f);

/* Makes it empty again. */
void odd_field_clear(odd_field *f);

/* A direction's results that are compared with each other. */
typedef struct odd_comparison {
    const odd_event *e;
    odd_field *field;
    int direction; /* 0: North-South's scores, 1: East-West's */
    int64_t scale; /* the weight of a whole result */
    int compared;  /* A: results, each of them once */
    int expected;  /* E */
    int on_board;  /* results in all groups of the board */
    bool fouled;   /* there are other groups */
    bool small;    /* so few in a group of a fouled board that Neuberg does not hold */
    odd_amount top;
    odd_frac datum; /* Butler */
} odd_comparison;

typedef struct odd_method {
    /* Fills raw, by slot: the sum over the field of what the score makes against each, times its weight. */
    void (*compare)(odd_comparison *c);
    /* What a score makes against another one: for the parts of a result itself, which do not count. NULL if a
     * result is not compared with the others one by one. */
    int (*against)(const odd_comparison *c, int own_pts, int other_pts);
    /* The worth of a result that makes m / scale, before it is rounded. */
    odd_frac (*value)(const odd_comparison *c, odd_wide m, odd_wide scale);
} odd_method;

const odd_method *odd_method_of(odd_scoring scoring);

/* The worth by the method of the event. */
odd_frac odd_method_value(const odd_comparison *c, odd_wide m, odd_wide scale);

/* The rows. */
extern const odd_method odd_method_matchpoints, odd_method_bam, odd_method_cross_imps, odd_method_butler,
    odd_method_points;

/* The score as the direction sees it. */
static inline int odd_own_pts(const odd_comparison *c, size_t slot) {
    return c->direction == 0 ? odd_slot_pts(slot) : -odd_slot_pts(slot);
}

/* ---- Boards of ordinary results (standing_lines.c, board_compare.c) --------------------------------- */

/* Memory for comparing one board after the other. */
typedef struct odd_compare_room {
    odd_field *field;
    uint32_t *members[2]; /* for the lines of a board */
    odd_sum *sums;        /* that values are added to: by session and contestant */
} odd_compare_room;

/* The line of a board after another one, of which `at` is the index + 1; NULL if it was the last. Nearly all lines follow each other
 * in memory: a processor that predicts this does not wait for the number of the next line. */
static inline odd_play *odd_line_after(odd_play *plays, odd_play *p, uint32_t *at) {
    uint32_t next = p->next;
    if (__builtin_expect(next == *at + 1, 1)) {
        *at = next;
        return p + 1;
    }
    *at = next;
    return next != 0 ? &plays[next - 1] : NULL;
}

/* Traces a board on which all lines are ordinary results in one group, and nobody has two as North-South.
 *   seen     by contestant; `now` is a number above all that are in it
 *   often    set to how often each score occurs, by slot; all 0 before. NULL: not wanted
 *   returns  how many different scores there are; 0 if it is another board, which is still to be traced */
int odd_board_trace_ordinary(odd_event *e, odd_board *b, uint32_t *seen, uint32_t now, uint32_t *often);

/* Compares such a board, and adds the values to the sums by session and contestant; first is the first of as many worths; often is
 * what tracing it set, or NULL. */
void odd_board_compare_ordinary(odd_event *e, odd_board *b, odd_field *f, odd_sum *all_sums, uint32_t first,
                                const uint32_t *often);

/* ---- By workers (parallel_score.c) ------------------------------------------------------------------ */

/* Trace and compare what boards they can, if the event is large. The caller does the others. */
void odd_trace_by_workers(odd_event *e);
void odd_compare_by_workers(odd_event *e);
bool odd_board_is_done(const odd_event *e, size_t board);

/* Gives back their memory. */
void odd_event_end_workers(odd_event *e);

/* ==== What the two halves of teams scoring share: boards, and matches. */

/* Finds the matches of the log and scores their boards: fills matches with teams, boards and what each won. */
void odd_teams_boards(odd_event *e);

/* The same of pairs, whose boards were compared. (pair_matches.c) */
void odd_pairs_boards(odd_event *e);

/* Forgets all matches; the match of two contestants in a round, made if it is new, NULL if there is no memory. (team_boards.c) */
void odd_matches_clear(odd_event *e);
odd_match *odd_match_of(odd_event *e, int round, uint32_t a, uint32_t b);

/* What the scale is asked for: a margin in whole IMPs, or of pairs at matchpoints hundredths of a per cent above 50. (pair_matches.c) */
int odd_match_margin(const odd_event *e, const odd_match *m, int team);

/* Finds the matches and computes all about them: margins, shares, victory points, byes, winners; sorts them by round. False
 * if there is no memory. (match.c) */
bool odd_matches_score(odd_event *e);

static inline bool odd_is_knock_out(const odd_event *e) {
    return odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT;
}

/* The stage of a knock-out that a round belongs to, from 1: a match may have several segments, each of which is a round. Whether an
 * earlier match is a segment of the same one. (match.c) */
int odd_knock_out_stage(const odd_event *e, int round);
bool odd_is_later_segment(const odd_event *e, const odd_match *m);

/* The line of the other table: same board and round, the same teams the other way round. NULL if there is none. */
const odd_play *odd_teams_other(const odd_event *e, const odd_play *p);

/* What a board won is worth at board-a-match and Patton. */
odd_amount odd_teams_board_points(const odd_event *e);

/* Whether the standings show each team's own IMPs, as the result of a match is said, and not its margin: where all
 * rounds are of the same two teams, without victory points. */
bool odd_teams_own_imps(const odd_event *e);

/* What a team's own IMPs are in a round of such a match. */
odd_amount odd_match_own_imps(const odd_match *m, int team);

/* What teams are ranked by: victory points or IMPs where the setting is auto. */
odd_rank_by odd_teams_ranked_by(const odd_event *e);

/* A bye that gives a share of the most that the scale has: false if it gives another amount. */
bool odd_match_bye(const odd_event *e, const odd_match *m, odd_amount *percent, odd_amount *most);

/* A half match that has half of the victory points of a whole one: those, for that margin. False if it is none. */
bool odd_match_split(const odd_event *e, const odd_match *m, int margin, odd_amount *whole);

/* ==== What another result would change: the event is scored with it, and then as it was. */

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
