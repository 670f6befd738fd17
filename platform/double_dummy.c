/* Solves many deals and judges many plays. Each thread takes the next strain of the next deal, or the next play; the calling
 * thread waits and reports them in order. */
#include "platform/double_dummy.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/out.h"

enum { STRAINS = ODD_NT - ODD_CLUBS + 1 };

/* Parts of work, of which `whole` consecutive ones are reported as one: a deal, or a play. */
typedef struct work {
    pthread_mutex_t lock;
    pthread_cond_t done;
    void (*solve)(void *owner, odd_dd_solver *solver, size_t part);
    void *owner;
    uint8_t *parts_done; /* of each */
    size_t count, whole;
    size_t next; /* part */
    atomic_bool stopped;
    odd_dd_limits limits;
} work;

typedef struct worker {
    pthread_t thread;
    work *work;
    void *memory;
    odd_dd_solver *solver;
} worker;

static bool complete(const odd_hands *hands) {
    uint64_t seen = 0;
    int count = __builtin_popcountll(hands->hand[ODD_NORTH]);
    for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++) {
        uint64_t hand = hands->hand[seat];
        if (hand == 0 || hand >> ODD_CARDS || (hand & seen) || __builtin_popcountll(hand) != count)
            return false;
        seen |= hand;
    }
    return count <= ODD_RANKS;
}

static bool not_stopped(void *data) {
    return !atomic_load(&((work *)data)->stopped);
}

/* Lets the calling thread run only when no other thread needs the processor. If that is not possible, it runs as usual. */
static void run_idle(void) {
#ifdef SCHED_IDLE
    struct sched_param none = {0};
    sched_setscheduler(0, SCHED_IDLE, &none); /* 0: of this thread */
#endif
}

static void *solve_some(void *data) {
    worker *me = data;
    work *w = me->work;
    if (w->limits.idle)
        run_idle();
    pthread_mutex_lock(&w->lock);
    while (w->next < w->count * w->whole && not_stopped(w)) {
        size_t part = w->next++;
        pthread_mutex_unlock(&w->lock);
        w->solve(w->owner, me->solver, part);
        pthread_mutex_lock(&w->lock);
        if (++w->parts_done[part / w->whole] == w->whole)
            pthread_cond_signal(&w->done);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

/* Waits until a part is done, but not longer than go_on may wait. */
static void wait_a_while(work *w) {
    enum { PAUSE_NS = 50000000, SECOND_NS = 1000000000 };
    struct timespec until;
    if (w->limits.go_on == NULL) {
        pthread_cond_wait(&w->done, &w->lock);
        return;
    }
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PAUSE_NS;
    until.tv_sec += until.tv_nsec / SECOND_NS;
    until.tv_nsec %= SECOND_NS;
    pthread_cond_timedwait(&w->done, &w->lock, &until);
    pthread_mutex_unlock(&w->lock);
    if (!w->limits.go_on(w->limits.go_on_data))
        atomic_store(&w->stopped, true);
    pthread_mutex_lock(&w->lock);
}

/* Waits for the parts in order, and reports progress. */
static void report(work *w, odd_dd_progress *progress, void *data) {
    size_t done = 0;
    while (done < w->count && not_stopped(w)) {
        size_t before = done;
        pthread_mutex_lock(&w->lock);
        while (w->parts_done[done] < w->whole && not_stopped(w))
            wait_a_while(w);
        while (done < w->count && w->parts_done[done] == w->whole)
            done++;
        pthread_mutex_unlock(&w->lock);
        if (progress && done > before)
            progress(data, done, w->count);
    }
}

static int thread_count(odd_dd_limits limits, size_t parts) {
    long cores = limits.threads ? limits.threads : sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : (size_t)cores < parts ? (int)cores : (int)parts;
}

/* Starts as many threads as there is memory for. */
static int start_workers(worker *workers, int wanted, work *w, odd_dd_limits limits) {
    size_t bytes = limits.memory_mb ? ((size_t)limits.memory_mb << 20) / (size_t)wanted : ODD_DD_MEMORY;
    int started = 0;
    for (; started < wanted; started++) {
        worker *me = &workers[started];
        *me = (worker){.work = w, .memory = malloc(bytes < ODD_DD_MEMORY_MIN ? ODD_DD_MEMORY_MIN : bytes)};
        me->solver = odd_dd_solver_start(me->memory, bytes < ODD_DD_MEMORY_MIN ? ODD_DD_MEMORY_MIN : bytes);
        if (me->solver)
            odd_dd_solver_watch(me->solver, not_stopped, w);
        if (!me->solver || pthread_create(&me->thread, NULL, solve_some, me) != 0) {
            free(me->memory);
            break;
        }
    }
    return started;
}

/* Does the work with all threads. Returns ODD_OK or ODD_E_MEMORY. */
static int share(work *w, odd_dd_limits limits, odd_dd_progress *progress, void *data, odd_error *error) {
    if (w->count == 0)
        return ODD_OK;
    int wanted = thread_count(limits, w->count * w->whole), started = 0;
    w->limits = limits;
    worker *workers = calloc((size_t)wanted, sizeof *workers);
    w->parts_done = calloc(w->count, 1);
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->done, NULL);
    if (workers && w->parts_done)
        started = start_workers(workers, wanted, w, limits);
    if (started > 0)
        report(w, progress, data);
    for (int i = 0; i < started; i++) {
        pthread_join(workers[i].thread, NULL);
        free(workers[i].memory);
    }
    pthread_cond_destroy(&w->done);
    pthread_mutex_destroy(&w->lock);
    free(w->parts_done);
    free(workers);
    if (started == 0)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory for the double-dummy solver");
    return not_stopped(w) ? ODD_OK : odd_fail(error, ODD_E_STOPPED, 0, 0, "the work was stopped");
}

/* ---- Deals --------------------------------------------------------------------------------------- */

typedef struct deals {
    odd_dd *tables;
    const odd_hands *hands;
} deals;

static void solve_strain(void *owner, odd_dd_solver *solver, size_t part) {
    const deals *d = owner;
    size_t deal = part / STRAINS;
    odd_strain strain = (odd_strain)(ODD_CLUBS + (int)(part % STRAINS));
    odd_dd_solve_strain(d->tables[deal].tricks[strain], solver, &d->hands[deal], strain, NULL);
}

int odd_dd_solve_all(odd_dd *tables, const odd_hands *hands, size_t count, odd_dd_limits limits,
                     odd_dd_progress *progress, void *data, odd_error *error) {
    for (size_t i = 0; i < count; i++)
        if (!complete(&hands[i]))
            return odd_fail(error, ODD_E_CARDS, 0, 0, "deal %d is not complete", (int)(i + 1));
    if (count > 0)
        memset(tables, ODD_DD_UNKNOWN, count * sizeof *tables);
    deals d = {tables, hands};
    work w = {.solve = solve_strain, .owner = &d, .count = count, .whole = STRAINS};
    return share(&w, limits, progress, data, error);
}

/* ---- Plays --------------------------------------------------------------------------------------- */

static void judge(void *owner, odd_dd_solver *solver, size_t part) {
    odd_dd_play_job *p = (odd_dd_play_job *)owner + part;
    if (p->leads) {
        odd_cardplay start = odd_cardplay_start(&p->hands, p->strain, p->leader);
        p->code = odd_dd_solve_cards(p->tricks, solver, &start, NULL);
    } else
        p->code =
            odd_dd_solve_play(p->tricks, solver, &p->hands, p->strain, p->leader, p->cards, p->count, NULL);
}

int odd_dd_judge_all(odd_dd_play_job *plays, size_t count, odd_dd_limits limits, odd_dd_progress *progress,
                     void *data, odd_error *error) {
    work w = {.solve = judge, .owner = plays, .count = count, .whole = 1};
    return share(&w, limits, progress, data, error);
}
