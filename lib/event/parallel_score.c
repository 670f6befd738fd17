/* Scores the boards of a large event with one or more workers, the first time that it is scored. They trace
 * and compare boards with only ordinary lines, each worker in its own memory; all other boards are left to
 * the caller. The result does not depend on the number of workers. */
#include "base/arena.h"
#include "base/bits.h"
#include "event/scoring.h"

enum { WORTH_PLAYS = 1 << 16, PARTS_MAX = 16 };

/* Consecutive boards, and the memory of their worker. */
typedef struct part {
    size_t from, to;
    uint32_t *seen; /* by contestant: the last board on which they were North-South */
    odd_field *field;
    odd_sum *sums; /* by session and contestant; if there is one worker, those of the event */
} part;

struct odd_score_job {
    odd_event *e;
    part parts[PARTS_MAX];
    size_t part_count, board_count, contestants, sums;
    int *distinct;    /* by board: the number of different scores; 0: the board is not ordinary */
    uint32_t *worths; /* by board: the first of its worths */
    uint32_t *counts; /* of each long board: the frequency of each score, by slot */
    uint32_t *counts_at, long_boards; /* by board: the number of a long one, from 1 */
};
typedef struct odd_score_job job;

/* ---- Long boards --------------------------------------------------------------------------------- */

/* Boards with so many lines have their scores counted when they are traced, and not again when they are
 * compared. */
enum { LONG = 4096 };

/* Allocates the counts of each long board. Without memory, the scores are counted again. */
static void take_counts(odd_event *e, job *j) {
    j->counts_at = ODD_TAKE(e->arena, j->board_count, uint32_t);
    for (size_t b = 0; b < j->board_count && j->counts_at != NULL; b++)
        if (e->boards[b].entries >= LONG)
            j->counts_at[b] = ++j->long_boards;
    if (j->long_boards > 0)
        j->counts = ODD_TAKE(e->arena, (size_t)j->long_boards * ODD_SLOTS, uint32_t);
}

/* Returns the frequencies of scores on a board, by slot; NULL if it is not long. */
static uint32_t *counts_of(const job *j, size_t board) {
    return j->counts != NULL && j->counts_at[board] > 0
               ? j->counts + (size_t)(j->counts_at[board] - 1) * ODD_SLOTS
               : NULL;
}

/* ---- Memory ------------------------------------------------------------------------------------ */

static bool take_part(odd_event *e, const job *j, part *p) {
    p->seen = ODD_TAKE(e->arena, j->contestants, uint32_t);
    p->field = ODD_TAKE(e->arena, 1, odd_field);
    p->sums = j->sums > 0 ? ODD_TAKE(e->arena, j->sums, odd_sum) : e->derived.sums;
    return p->field != NULL && p->sums != NULL;
}

static void give_part(odd_event *e, const job *j, part *p) {
    if (j->sums > 0)
        odd_arena_give(e->arena, p->sums, j->sums, sizeof(odd_sum));
    odd_arena_give(e->arena, p->field, 1, sizeof(odd_field));
    odd_arena_give(e->arena, p->seen, j->contestants, sizeof(uint32_t));
}

void odd_event_end_workers(odd_event *e) {
    job *j = e->scratch.score_job;
    e->scratch.score_job = NULL;
    if (!ODD_QUICK || j == NULL)
        return;
    for (size_t i = 0; i < j->part_count; i++)
        give_part(e, j, &j->parts[i]);
    odd_arena_give(e->arena, j->counts, (size_t)j->long_boards * ODD_SLOTS, sizeof *j->counts);
    odd_arena_give(e->arena, j->counts_at, j->board_count, sizeof *j->counts_at);
    odd_arena_give(e->arena, j->worths, j->board_count, sizeof *j->worths);
    odd_arena_give(e->arena, j->distinct, j->board_count, sizeof *j->distinct);
    odd_arena_give(e->arena, j, 1, sizeof *j);
}

/* Returns NULL without memory: then no board is done here. */
static job *start_job(odd_event *e) {
    job *j = ODD_TAKE(e->arena, 1, job);
    if (j == NULL)
        return NULL;
    j->e = e;
    j->board_count = e->about.board_count;
    j->contestants = e->about.contestant_count;
    j->sums = e->facts.workers.count > 1 ? e->about.contestant_count * e->about.session_count : 0;
    j->distinct = ODD_TAKE(e->arena, j->board_count, int);
    j->worths = ODD_TAKE(e->arena, j->board_count, uint32_t);
    take_counts(e, j);
    size_t wanted = e->facts.workers.count < PARTS_MAX ? e->facts.workers.count : PARTS_MAX;
    for (size_t i = 0; i < wanted; i++, j->part_count++) {
        j->parts[i].from = j->board_count * i / wanted;
        j->parts[i].to = j->board_count * (i + 1) / wanted;
        if (!take_part(e, j, &j->parts[i]))
            return NULL;
    }
    return j;
}

/* ---- Tracing ----------------------------------------------------------------------------------- */

static void trace_part(void *owner, size_t i) {
    job *j = owner;
    part *p = &j->parts[i];
    for (size_t b = p->from; b < p->to; b++)
        j->distinct[b] = odd_board_trace_ordinary(j->e, &j->e->boards[b], p->seen,
                                                  (uint32_t)(b - p->from + 1), counts_of(j, b));
}

/* Returns whether the event is large enough, and nothing was scored before. */
static bool is_large(const odd_event *e) {
    return ODD_QUICK && e->facts.workers.count > 0 && e->about.play_count >= WORTH_PLAYS &&
           e->about.board_count > 1 && e->derived.scored == 0 && e->about.contest == ODD_PAIRS &&
           !e->derived.any_phantom && odd_setting(e, ODD_SET_COMPARE) != ODD_APART;
}

void odd_trace_by_workers(odd_event *e) {
    odd_event_end_workers(e);
    job *j = is_large(e) ? start_job(e) : NULL;
    e->scratch.score_job = j;
    if (ODD_QUICK && j != NULL)
        e->facts.workers.run(e->facts.workers.owner, j->part_count, trace_part, j);
}

bool odd_board_is_done(const odd_event *e, size_t board) {
    return ODD_QUICK && e->scratch.score_job != NULL && e->scratch.score_job->distinct[board] > 0;
}

/* ---- Comparing --------------------------------------------------------------------------------- */

static void compare_part(void *owner, size_t i) {
    job *j = owner;
    part *p = &j->parts[i];
    for (size_t b = p->from; b < p->to; b++)
        if (j->distinct[b] > 0)
            odd_board_compare_ordinary(j->e, &j->e->boards[b], p->field, p->sums, j->worths[b],
                                       counts_of(j, b));
}

static void add_sums(odd_sum *to, const odd_sum *more, size_t count) {
    for (size_t i = 0; i < count; i++) {
        to[i].plain += more[i].plain;
        to[i].plain_max += more[i].plain_max;
        to[i].plain_boards += more[i].plain_boards;
    }
}

/* Worths get their ranges before workers fill them. */
void odd_compare_by_workers(odd_event *e) {
    job *j = e->scratch.score_job;
    if (!ODD_QUICK || j == NULL)
        return;
    for (size_t b = 0; b < j->board_count; b++) {
        e->boards[b].worth_used = 0;
        if (j->distinct[b] > 0)
            j->worths[b] = odd_board_worths(e, &e->boards[b], (size_t)j->distinct[b]);
        if (j->distinct[b] > 0 && j->worths[b] == 0)
            return; /* no memory, which the event reports */
    }
    e->facts.workers.run(e->facts.workers.owner, j->part_count, compare_part, j);
    for (size_t i = 0; i < j->part_count; i++)
        add_sums(e->derived.sums, j->parts[i].sums, j->sums);
}
