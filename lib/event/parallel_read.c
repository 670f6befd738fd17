/* Reads a long log with workers. It is cut into parts at line ends. The ordinary lines of all parts are read
 * in parallel; then their records are taken in order, together with the other lines; then the plays are
 * filled in parallel. The result is the same as that of reading line by line. */
#include "base/arena.h"
#include "base/bits.h"
#include "event/event_inner.h"

enum {
    WORTH_BYTES = 1 << 20, /* a shorter text is read by one thread */
    SHORTEST = 9,          /* bytes of an ordinary line: 1 2 1C N = */
    SLACK = 1 << 16,
    PARTS_MAX = 64,
    RUNS_MAX = 4096
};

struct odd_read_job {
    odd_event *e;
    odd_plain_part parts[PARTS_MAX];
    size_t part_count;
    odd_plain_run runs[RUNS_MAX];
    size_t run_count;
};
typedef struct odd_read_job job;

void odd_event_workers(odd_event *e, odd_workers workers) {
    e->facts.workers = workers;
}

static void scan_part(void *owner, size_t i) {
    job *j = owner;
    odd_plain_scan(&j->e->facts.log, &j->parts[i]);
}

static void fill_run(void *owner, size_t i) {
    job *j = owner;
    odd_plain_fill(j->e, &j->runs[i]);
}

static void fill_runs(job *j) {
    const odd_workers *w = &j->e->facts.workers;
    w->run(w->owner, j->run_count, fill_run, j);
    for (size_t i = 0; i < j->run_count; i++)
        odd_plain_follow(j->e, &j->runs[i]);
    j->run_count = 0;
}

void odd_event_fill_plays(odd_event *e) {
    if (ODD_QUICK && e->facts.read_job != NULL && e->facts.read_job->run_count > 0)
        fill_runs(e->facts.read_job);
}

static void give_arrays(odd_arena *arena, odd_plain_part *part) {
    odd_arena_give(arena, part->result, part->cap, sizeof *part->result);
    odd_arena_give(arena, part->seat[1], part->cap, sizeof *part->seat[1]);
    odd_arena_give(arena, part->seat[0], part->cap, sizeof *part->seat[0]);
    part->cap = 0;
}

/* Makes arrays for as many lines as the part may have; reuses those of the last text if they are long enough. Returns false
 * without memory. */
static bool make_room(odd_arena *arena, odd_plain_part *part) {
    if (part->seen == NULL)
        part->seen = ODD_TAKE(arena, ODD_SEEN_SLOTS, odd_seen_result);
    if (part->len / SHORTEST < part->cap)
        return true;
    give_arrays(arena, part);
    part->cap = (part->len + SLACK) / SHORTEST;
    part->seat[0] = ODD_TAKE(arena, part->cap, uint32_t);
    part->seat[1] = ODD_TAKE(arena, part->cap, uint32_t);
    part->result = ODD_TAKE(arena, part->cap, odd_packed);
    return part->result != NULL; /* the last one that was allocated */
}

void odd_event_end_parts(odd_event *e) {
    job *j = e->facts.read_job;
    if (j == NULL)
        return;
    for (size_t i = 0; i < PARTS_MAX; i++) {
        if (j->parts[i].cap > 0)
            give_arrays(e->arena, &j->parts[i]);
        odd_arena_give(e->arena, j->parts[i].seen, ODD_SEEN_SLOTS, sizeof(odd_seen_result));
    }
    odd_arena_give(e->arena, j, 1, sizeof *j);
    e->facts.read_job = NULL;
}

/* Cuts the text into parts at line ends. Returns false without memory. */
static bool cut(job *j, const char *text, size_t len) {
    size_t wanted = j->e->facts.workers.count < PARTS_MAX ? j->e->facts.workers.count : PARTS_MAX;
    size_t at = 0;
    for (j->part_count = 0; at < len; j->part_count++) {
        odd_plain_part *part = &j->parts[j->part_count];
        size_t end = j->part_count + 1 < wanted ? at + len / wanted : len;
        while (end < len && text[end - 1] != '\n')
            end++;
        part->text = text + at;
        part->len = end < len ? end - at : len - at;
        part->readable = len - at;
        if (!make_room(j->e->arena, part))
            return false;
        at += part->len;
    }
    return true;
}

/* Takes consecutive ordinary lines of a part, by number. */
static void take_run(job *j, const odd_plain_part *part, size_t from, size_t to) {
    odd_log *log = &j->e->facts.log;
    odd_plain_run *run = &j->runs[j->run_count];
    odd_record where = {.fact = ODD_FACT_PLAY, .board = log->board, .round = log->round, .group = log->group};
    where.session = log->session;
    *run = (odd_plain_run){.seat = {part->seat[0] + from, part->seat[1] + from},
                           .step = 1,
                           .result = part->result + from,
                           .vul_bits = {log->vul_bits[0], log->vul_bits[1]},
                           .count = to - from,
                           .line = log->line + 1};
    log->line += (uint32_t)run->count;
    log->after_play = true;
    if (odd_plain_place(j->e, run, &where) && ++j->run_count == RUNS_MAX)
        fill_runs(j);
}

/* Takes a part in the order of its lines. */
static void take_part(job *j, const odd_plain_part *part) {
    odd_log *log = &j->e->facts.log;
    size_t at = 0, taken = 0;
    for (size_t i = 0; i <= part->stop_count; i++) {
        bool last = i == part->stop_count;
        odd_plain_stop stop = last ? (odd_plain_stop){part->scanned, part->count} : part->stops[i];
        if (stop.count > taken && log->board == 0) { /* reported for each line */
            odd_log_read(log, part->text + at, stop.at - at);
        } else if (stop.count > taken) {
            take_run(j, part, taken, stop.count);
        }
        taken = stop.count;
        at = stop.at;
        if (!last)
            at += odd_log_read_one(log, part->text + at, part->readable - at);
    }
    if (at < part->len)
        odd_log_read(log, part->text + at, part->len - at);
}

bool odd_event_read_parts(odd_event *e, const char *text, size_t len) {
    odd_facts *in = &e->facts;
    if (!ODD_QUICK || in->workers.count < 2 || len < WORTH_BYTES || in->log.ids[0].count == 0)
        return false;
    if (in->read_job == NULL && (in->read_job = ODD_TAKE(e->arena, 1, job)) == NULL)
        return false;
    job *j = in->read_job;
    j->e = e;
    if (!cut(j, text, len))
        return false;
    in->workers.run(in->workers.owner, j->part_count, scan_part, j);
    for (size_t i = 0; i < j->part_count; i++)
        take_part(j, &j->parts[i]);
    fill_runs(j);
    return true;
}
