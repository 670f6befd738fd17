/* Threads that share a job: each part is done exactly once, whoever does it, job after job, within a job and in a child process. */
#define _GNU_SOURCE /* sched_getcpu, sched_setaffinity */
#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "platform/process.h"

enum { PARTS = 1000, MOST_THREADS = 7 };

/* ---- Calls ---------------------------------------------------------------------------------------- */

typedef struct calls {
    atomic_int by_thread[MOST_THREADS];
    pthread_t self[MOST_THREADS];
} calls;

static void note_call(void *owner, int thread) {
    calls *c = owner;
    c->self[thread] = pthread_self();
    atomic_fetch_add(&c->by_thread[thread], 1);
}

/* Fewer and more threads than in the job before: each of them is called once, and the first is the caller. */
static void each_thread_once(void **state) {
    (void)state;
    static const int threads[] = {1, 2, 7, 3, 1, 5, 7, 2};
    for (int round = 0; round < 200; round++) {
        calls c = {0};
        int count = threads[(size_t)round % COUNT(threads)];
        odd_parallel(count, note_call, &c);
        for (int i = 0; i < MOST_THREADS; i++)
            assert_int_equal(c.by_thread[i], i < count);
        assert_true(pthread_equal(c.self[0], pthread_self()));
        for (int i = 0; i < count; i++)
            for (int k = 0; k < i; k++)
                assert_false(pthread_equal(c.self[i], c.self[k]));
    }
}

/* ---- A new thread --------------------------------------------------------------------------------- */

typedef struct started {
    cpu_set_t cores; /* that it may use after its creator has started it */
    atomic_bool ready;
} started;

static void *note_core(void *owner) {
    started *s = owner;
    while (!atomic_load(&s->ready))
        sched_yield();
    assert_int_equal(sched_getaffinity(0, sizeof s->cores, &s->cores), 0);
    return s;
}

/* A new thread may use the same cores as its creator, even if that is a single one. Where it begins is up to the system. */
static void new_thread_has_all_cores(void **state) {
    (void)state;
    cpu_set_t all, one;
    assert_int_equal(sched_getaffinity(0, sizeof all, &all), 0);
    for (int turn = 0; turn < 40; turn++) {
        bool alone = turn % 4 == 3;
        int here = sched_getcpu();
        CPU_ZERO(&one);
        CPU_SET((size_t)here, &one);
        assert_int_equal(sched_setaffinity(0, sizeof one, &one),
                         0); /* it stays here until the thread is started */
        if (!alone)
            assert_int_equal(sched_setaffinity(0, sizeof all, &all), 0);
        started s = {0};
        pthread_t thread;
        assert_int_equal(odd_thread_start(&thread, note_core, &s), 0);
        atomic_store(&s.ready, true);
        void *result = NULL;
        assert_int_equal(pthread_join(thread, &result), 0);
        assert_ptr_equal(result, &s);
        assert_true(CPU_EQUAL(&s.cores, alone ? &one : &all));
        assert_int_equal(sched_setaffinity(0, sizeof all, &all), 0);
    }
}

/* ---- Parts ---------------------------------------------------------------------------------------- */

static void note_part(void *job, size_t i) {
    atomic_int *done = job;
    atomic_fetch_add(&done[i], 1);
}

static bool all_once(const atomic_int *done, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (done[i] != 1)
            return false;
    return true;
}

static bool parts_once(size_t count) {
    static atomic_int done[PARTS];
    memset(done, 0, sizeof done);
    odd_workers w = odd_thread_workers();
    w.run(w.owner, count, note_part, done);
    return all_once(done, count);
}

static void each_part_once(void **state) {
    (void)state;
    for (size_t count = 0; count <= PARTS; count += count < 20 ? 1 : 98)
        assert_true(parts_once(count));
}

/* ---- A job within a job, and at the same time as another ------------------------------------------- */

typedef struct outer_job {
    atomic_int done[MOST_THREADS][MOST_THREADS];
} outer_job;

typedef struct inner_job {
    outer_job *outer;
    int thread;
    atomic_int next;
} inner_job;

/* The helpers are busy, so calls may be missing: each does what is left. */
static void do_rest(void *owner, int thread) {
    inner_job *in = owner;
    (void)thread;
    for (int i; (i = atomic_fetch_add(&in->next, 1)) < MOST_THREADS;)
        atomic_fetch_add(&in->outer->done[in->thread][i], 1);
}

static void start_inner(void *owner, int thread) {
    inner_job in = {.outer = owner, .thread = thread};
    odd_parallel(MOST_THREADS, do_rest, &in);
}

static void jobs_within_a_job(void **state) {
    (void)state;
    for (int round = 0; round < 50; round++) {
        outer_job j = {0};
        odd_parallel(MOST_THREADS, start_inner, &j);
        assert_true(all_once(j.done[0], MOST_THREADS * MOST_THREADS));
    }
}

static void *many_jobs(void *failed) {
    for (int round = 0; round < 200; round++) {
        outer_job j = {0};
        start_inner(&j, 0);
        if (!all_once(j.done[0], MOST_THREADS))
            atomic_store((atomic_bool *)failed, true);
    }
    return NULL;
}

static void jobs_of_several_threads(void **state) {
    (void)state;
    atomic_bool failed = false;
    pthread_t thread[4];
    for (size_t i = 0; i < COUNT(thread); i++)
        assert_int_equal(pthread_create(&thread[i], NULL, many_jobs, &failed), 0);
    for (size_t i = 0; i < COUNT(thread); i++)
        pthread_join(thread[i], NULL);
    assert_false(failed);
}

/* ---- Processes ------------------------------------------------------------------------------------- */

/* A child has none of its parent's threads, and starts its own. */
static void jobs_of_children(void **state) {
    (void)state;
    assert_true(parts_once(PARTS));
    for (int round = 0; round < 20; round++) {
        pid_t child = fork();
        if (child == 0) {
            alarm(20); /* if it waits for threads that do not exist */
            calls c = {0};
            odd_parallel(2, note_call, &c);
            _exit(parts_once(PARTS) && c.by_thread[0] == 1 && c.by_thread[1] == 1 ? 0 : 1);
        }
        int status;
        assert_int_equal(waitpid(child, &status, 0), child);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        assert_true(parts_once(PARTS));
    }
}

int main(void) {
    setenv("ODD_THREADS", "4", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_thread_once),        cmocka_unit_test(each_part_once),
        cmocka_unit_test(jobs_within_a_job),       cmocka_unit_test(jobs_of_children),
        cmocka_unit_test(jobs_of_several_threads), cmocka_unit_test(new_thread_has_all_cores),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
