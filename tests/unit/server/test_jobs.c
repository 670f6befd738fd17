/* Jobs and who does them when: nobody's are lost, and who has many does not delay who has few. And quotas. */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "server/client.h"

typedef struct counted_job {
    odd_job job; /* first: one is the other */
    atomic_int *runs;
    pthread_mutex_t *wait; /* held by the test while it must not go on; or NULL */
    int turn;              /* when it was done, from 1 */
} counted_job;

static void count(odd_job *job) {
    counted_job *c = (counted_job *)job;
    if (c->wait != NULL) {
        pthread_mutex_lock(c->wait);
        pthread_mutex_unlock(c->wait);
    }
    c->turn = atomic_fetch_add(c->runs, 1) + 1;
}

static void all_are_done(void **state) {
    enum { JOBS = 1000 };
    static counted_job jobs[JOBS];
    (void)state;
    for (int threads = 0; threads < 4; threads++) {
        atomic_int runs = 0;
        odd_jobs *queue = odd_jobs_open(threads, 1);
        for (int i = 0; i < JOBS; i++) {
            jobs[i] = (counted_job){.job = {.run = count,
                                            .kind = (odd_job_kind)(i % ODD_JOB_KINDS),
                                            .client = (uint64_t)(i % 7),
                                            .about = &jobs[i % 3]},
                                    .runs = &runs};
            assert_true(odd_jobs_add(queue, &jobs[i].job));
        }
        odd_jobs_stop(queue);
        assert_int_equal(atomic_load(&runs), JOBS);
        odd_jobs_close(queue);
    }
}

/* Who comes when the queue is full, or the end has come, is told so and has the job still. */
static void too_many_are_refused(void **state) {
    enum { JOBS = 5000, MOST = 4096, OWN = 1024 };
    static counted_job jobs[JOBS];
    static const int addresses[] = {1, 16}, most[] = {OWN, MOST};
    (void)state;
    for (size_t k = 0; k < COUNT(most); k++) {
        pthread_mutex_t wait = PTHREAD_MUTEX_INITIALIZER;
        atomic_int runs = 0;
        int taken = 0;
        odd_jobs *queue = odd_jobs_open(1, 0);
        pthread_mutex_lock(&wait);
        for (int i = 0; i < JOBS; i++) {
            jobs[i] = (counted_job){
                .job = {.run = count, .client = (uint64_t)(i % addresses[k])}, .runs = &runs, .wait = &wait};
            taken += odd_jobs_add(queue, &jobs[i].job);
        }
        assert_in_range(taken, most[k], most[k] + 1); /* and the one that is being done */
        pthread_mutex_unlock(&wait);
        odd_jobs_stop(queue);
        assert_int_equal(atomic_load(&runs), taken);
        counted_job late = {.job = {.run = count}, .runs = &runs};
        assert_false(odd_jobs_add(queue, &late.job));
        odd_jobs_close(queue);
    }
}

/* Adds jobs while the only thread waits with the first, and lets them be done. */
static void do_in_turns(counted_job *jobs, int count_of) {
    pthread_mutex_t wait = PTHREAD_MUTEX_INITIALIZER;
    atomic_int runs = 0;
    odd_jobs *queue = odd_jobs_open(1, 0);
    counted_job first = {.job = {.run = count, .client = 99}, .runs = &runs, .wait = &wait};
    pthread_mutex_lock(&wait);
    assert_true(odd_jobs_add(queue, &first.job));
    nanosleep(&(struct timespec){0, 20000000}, NULL);
    for (int i = 0; i < count_of; i++) {
        jobs[i].job.run = count;
        jobs[i].runs = &runs;
        assert_true(odd_jobs_add(queue, &jobs[i].job));
    }
    pthread_mutex_unlock(&wait);
    odd_jobs_stop(queue);
    odd_jobs_close(queue);
}

/* 500 of one address, and then one of each of three others. */
static void addresses_take_turns(void **state) {
    enum { MANY = 500, OTHERS = 3 };
    static counted_job jobs[MANY + OTHERS];
    (void)state;
    for (int i = 0; i < OTHERS; i++)
        jobs[MANY + i].job.client = (uint64_t)i + 1;
    do_in_turns(jobs, MANY + OTHERS);
    for (int i = 0; i < OTHERS; i++)
        CHECK(jobs[MANY + i].turn <= 2 + 1 + OTHERS, "other %d: turn %d", i, jobs[MANY + i].turn);
    for (int i = 1; i < MANY; i++) /* and those of one address stay in order */
        assert_true(jobs[i - 1].turn < jobs[i].turn);
}

/* 500 about one event, and then one about another, of the same address. */
static void events_take_turns(void **state) {
    enum { MANY = 500 };
    static counted_job jobs[MANY + 1];
    (void)state;
    for (int i = 0; i < MANY; i++)
        jobs[i].job.about = "one";
    jobs[MANY].job.about = "two";
    do_in_turns(jobs, MANY + 1);
    assert_in_range(jobs[MANY].turn, 2, 4);
}

/* However many long ones there are, a quick one is done. */
static void long_ones_do_not_hold_up_quick_ones(void **state) {
    enum { LONG = 100 };
    static counted_job jobs[LONG];
    pthread_mutex_t wait = PTHREAD_MUTEX_INITIALIZER;
    atomic_int runs = 0, quick_runs = 0;
    odd_jobs *queue = odd_jobs_open(2, 2);
    (void)state;
    pthread_mutex_lock(&wait);
    for (int i = 0; i < LONG; i++) {
        jobs[i] = (counted_job){.job = {.run = count, .kind = ODD_JOB_LONG}, .runs = &runs, .wait = &wait};
        assert_true(odd_jobs_add(queue, &jobs[i].job));
    }
    counted_job quick = {.job = {.run = count}, .runs = &quick_runs};
    assert_true(odd_jobs_add(queue, &quick.job));
    for (int i = 0; i < 500 && atomic_load(&quick_runs) == 0; i++)
        nanosleep(&(struct timespec){0, 10000000}, NULL);
    assert_int_equal(atomic_load(&quick_runs), 1);
    assert_int_equal(atomic_load(&runs), 0);
    pthread_mutex_unlock(&wait);
    odd_jobs_stop(queue);
    assert_int_equal(atomic_load(&runs), LONG);
    odd_jobs_close(queue);
}

/* ---- Quotas --------------------------------------------------------------------------------------- */

static void addresses_have_numbers(void **state) {
    (void)state;
    uint64_t one = odd_address_number("192.0.2.1");
    assert_true(one == odd_address_number("192.0.2.1"));
    assert_true(one != odd_address_number("192.0.2.2"));
    uint64_t net = odd_address_number("2001:db8:1:2::5");
    assert_true(net ==
                odd_address_number("2001:db8:1:2:3:4:5:6")); /* one network of 64 bits is one client's */
    assert_true(net != odd_address_number("2001:db8:1:3::5"));
}

static void each_has_its_share(void **state) {
    (void)state;
    odd_quota *q = odd_quota_open(25, 10);
    assert_true(odd_quota_take(q, 1, 10));
    assert_false(odd_quota_take(q, 1, 1));
    assert_true(odd_quota_take(q, 2, 10));
    assert_false(odd_quota_take(q, 3, 6)); /* of all there are five left */
    assert_true(odd_quota_take(q, 3, 5));
    odd_quota_return(q, 1, 10);
    assert_false(odd_quota_take(q, 1, SIZE_MAX));
    assert_true(odd_quota_take(q, 1, 10));
    odd_quota_close(q);
}

/* Many addresses, each of which gives back what it took: then there is room for as many again. */
static void what_is_given_back_is_free(void **state) {
    enum { MANY = 20000 };
    (void)state;
    odd_quota *q = odd_quota_open(MANY, 2);
    for (int turn = 0; turn < 3; turn++) {
        for (uint64_t i = 0; i < MANY; i++)
            assert_true(odd_quota_take(q, i, 1));
        assert_false(odd_quota_take(q, MANY, 1));
        for (uint64_t i = 0; i < MANY; i++)
            odd_quota_return(q, i, 1);
    }
    odd_quota_close(q);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_are_done),
        cmocka_unit_test(too_many_are_refused),
        cmocka_unit_test(addresses_take_turns),
        cmocka_unit_test(events_take_turns),
        cmocka_unit_test(long_ones_do_not_hold_up_quick_ones),
        cmocka_unit_test(addresses_have_numbers),
        cmocka_unit_test(each_has_its_share),
        cmocka_unit_test(what_is_given_back_is_free),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
