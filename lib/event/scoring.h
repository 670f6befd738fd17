/* Scoring: how boards are compared, how matches are scored, and what another result would change. */
#ifndef ODD_EVENT_SCORING_H
#define ODD_EVENT_SCORING_H

#include "base/out.h"
#include "event/event_inner.h"

/* ==== Methods of comparison, as rows of one table: a new method is a file and a row. */

/* ---- Scores of a board ------------------------------------------------------------------------------- */

/* The scores that are compared with each other on a board, with their frequencies. Frequencies are weights: a
 * part of a weighted score counts as a fraction. */

enum {
    ODD_SLOTS = 2 * 760 + 1, /* scores are multiples of 10, from -7600 to 7600 */
    ODD_SLOT_WORDS = (ODD_SLOTS + 63) / 64
};

struct odd_field {
    int64_t weight[ODD_SLOTS];        /* by slot */
    uint64_t present[ODD_SLOT_WORDS]; /* which slots have a score */
    uint16_t slots[ODD_SLOTS];        /* these slots, from the lowest score */
    int64_t raw[ODD_SLOTS];           /* by slot: the sum of its comparisons with all scores */
    odd_amount worth[2][ODD_SLOTS];   /* by direction and slot: of an ordinary result */
    uint32_t number[ODD_SLOTS];       /* by slot: the index of the worth of its lines */
    int distinct;                     /* the number of slots with a score */
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

/* Counts one more result with a score; the caller updates the total. */
static inline void odd_field_count(odd_field *f, size_t slot) {
    if (f->weight[slot]++ == 0)
        f->present[slot / 64] |= UINT64_C(1) << slot % 64;
}

/* Lists the slots that have a score; called after all were added. */
void odd_field_list(odd_field *f);

/* Removes all scores. */
void odd_field_clear(odd_field *f);

/* Results that are compared with each other, seen from one direction. */
typedef struct odd_comparison {
    const odd_event *e;
    odd_field *field;
    int direction; /* 0: North-South's scores, 1: East-West's */
    int64_t scale; /* the weight of a whole result */
    int compared;  /* A: the number of results */
    int expected;  /* E: the number of expected results */
    int on_board;  /* results in all groups of the board */
    bool fouled;   /* there are other groups */
    bool small;    /* a group of a fouled board is too small for Neuberg's formula */
    odd_amount top;
    odd_frac datum; /* Butler */
} odd_comparison;

typedef struct odd_method {
    /* Fills raw, by slot: the sum of the comparisons of a score with each score of the field, times the
     * weight of that score. */
    void (*compare)(odd_comparison *c);
    /* Compares two scores: used to subtract a result's comparisons with its own parts. NULL if results are
     * not compared one by one. */
    int (*against)(const odd_comparison *c, int own_pts, int other_pts);
    /* Returns the exact value of a result whose comparisons add up to m / scale. */
    odd_frac (*value)(const odd_comparison *c, odd_wide m, odd_wide scale);
} odd_method;

const odd_method *odd_method_of(odd_scoring scoring);

/* Returns this value by the method of the event. */
odd_frac odd_method_value(const odd_comparison *c, odd_wide m, odd_wide scale);

/* The methods. */
extern const odd_method odd_method_matchpoints, odd_method_bam, odd_method_cross_imps, odd_method_butler,
    odd_method_points;

/* Returns the score from the side of the direction. */
static inline int odd_own_pts(const odd_comparison *c, size_t slot) {
    return c->direction == 0 ? odd_slot_pts(slot) : -odd_slot_pts(slot);
}

/* ---- Boards of ordinary results (standing_lines.c, board_compare.c) --------------------------------- */

/* Memory for comparing boards one after the other. */
typedef struct odd_compare_room {
    odd_field *field;
    uint32_t *members[2]; /* for the lines of a board */
    odd_sum *sums;        /* to which values are added: by session and contestant */
} odd_compare_room;

/* Returns the next line of a board; `at` is the index + 1 of the line. NULL after the last one. Nearly all
 * lines of a board are adjacent in memory: a processor that predicts this does not wait for the index of the
 * next line. */
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

/* Compares such a board, and adds the values to the sums by session and contestant. `first` is the first of
 * as many worths as there are scores; `often` was set by tracing, or is NULL. */
void odd_board_compare_ordinary(odd_event *e, odd_board *b, odd_field *f, odd_sum *all_sums, uint32_t first,
                                const uint32_t *often);

/* ---- By workers (parallel_score.c) ------------------------------------------------------------------ */

/* Trace and compare the boards that workers can handle, if the event is large. The caller does the others. */
void odd_trace_by_workers(odd_event *e);
void odd_compare_by_workers(odd_event *e);
bool odd_board_is_done(const odd_event *e, size_t board);

/* Releases the memory of the workers. */
void odd_event_end_workers(odd_event *e);

/* ==== Matches: shared by the scoring of boards and of matches. */

/* Finds the matches of the log and scores their boards: fills the teams, boards and results of the
 * matches. */
void odd_teams_boards(odd_event *e);

/* The same for pairs whose boards were compared. (pair_matches.c) */
void odd_pairs_boards(odd_event *e);

/* Removes all matches; returns the match of two contestants in a round, which is made if it is new, or NULL
 * without memory. (team_boards.c) */
void odd_matches_clear(odd_event *e);
odd_match *odd_match_of(odd_event *e, int round, uint32_t a, uint32_t b);

/* Returns the argument of the scale: a margin in whole IMPs or, for pairs at matchpoints, hundredths of a per
 * cent above 50. (pair_matches.c) */
int odd_match_margin(const odd_event *e, const odd_match *m, int team);

/* Finds the matches and computes their margins, shares, victory points, byes and winners; sorts them by
 * round. Returns false without memory. (match.c) */
bool odd_matches_score(odd_event *e);

static inline bool odd_is_knock_out(const odd_event *e) {
    return odd_setting(e, ODD_SET_FORMAT) == ODD_KNOCK_OUT;
}

/* Returns the stage of a knock-out to which a round belongs, from 1: a match may have several segments, each
 * in a round of its own. Returns whether a match is a segment after the first. (match.c) */
int odd_knock_out_stage(const odd_event *e, int round);
bool odd_is_later_segment(const odd_event *e, const odd_match *m);

/* Returns the line of the other table: the same board, round and teams, in exchanged directions; or NULL. */
const odd_play *odd_teams_other(const odd_event *e, const odd_play *p);

/* Returns the value of a board that is won at board-a-match and Patton. */
odd_amount odd_teams_board_points(const odd_event *e);

/* Returns whether the standings show each team's own IMPs, as in the usual result of a match, instead of the
 * margin: if the same two teams play all rounds, without victory points. */
bool odd_teams_own_imps(const odd_event *e);

/* Returns a team's own IMPs in a round of such a match. */
odd_amount odd_match_own_imps(const odd_match *m, int team);

/* Returns what teams are ranked by; auto is resolved to victory points or IMPs. */
odd_rank_by odd_teams_ranked_by(const odd_event *e);

/* Returns whether a bye gives a share of the highest value of the scale; sets the share and that value. */
bool odd_match_bye(const odd_event *e, const odd_match *m, odd_amount *percent, odd_amount *most);

/* Returns whether a half match gets half of the victory points of a whole match; sets those of the whole
 * match for that margin. */
bool odd_match_split(const odd_event *e, const odd_match *m, int margin, odd_amount *whole);

/* ==== What another result would change: the event is scored with it, and again without it. */

/* ---- Standings that differ --------------------------------------------------------------------------- */

/* Compares standings before and after a change. */

/* Pairs of standings, and a list of those that differ. */
typedef struct odd_change_room {
    odd_change *pairs; /* with room for all pairs */
    size_t count;
    odd_change *list;
    uint32_t *order, *other;
} odd_change_room;

/* Allocates the memory. Returns false if there is none. */
bool odd_change_room_take(odd_change_room *room, odd_arena *arena, size_t most);

static inline void odd_change_pair(odd_change_room *room, const odd_standing *before,
                                   const odd_standing *after) {
    room->pairs[room->count++] = (odd_change){{before, after}, 0};
}

/* Lists the pairs that differ. The list is valid until the next call. */
void odd_changes_find(odd_changes *out, odd_change_room *room, bool comparable, bool percent);

typedef struct odd_trial {
    odd_event *e;
    odd_standing *before; /* the standings as they are */
    uint32_t *place;      /* of each contestant in `before`, by index + 1 */
    odd_change_room room;
} odd_trial;

/* Starts with an event that was scored. Returns false without memory. */
bool odd_trial_start(odd_trial *t, odd_event *e, odd_arena *arena);

/* Finds what would change if a line had this result or, if bare, only these points. Returns false without
 * memory. */
bool odd_trial_with(odd_trial *t, odd_play *p, odd_packed packed, bool bare, int score_pts,
                    odd_alternative *out);

/* "pair 4 from 4th to 5th, 2 ranks change", "no rank changes" */
void odd_put_changes(odd_writer *w, const odd_event *e, const odd_alternative *changes);

/* "3rd" */
void odd_put_rank(odd_writer *w, int rank);

#endif
