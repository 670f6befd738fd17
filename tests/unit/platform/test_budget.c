/* Work within limits: it is done as without them, or ended, and then everything that it took can be given back. */
#define _POSIX_C_SOURCE 200809L
#include "unit.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "platform/memory.h"
#include "oddtrick_report.h"

static const odd_front_end host = {.take = odd_budget_take, .give = odd_budget_give};

static const char evening[] = "event Small\n"
                              "pair 1 Ann Lee & Bo Park\n"
                              "board 1\n1 2 4S N =\n3 4 4S N +1\n5 6 3NT N -1\n7 8 4S N =\n"
                              "board 2\n1 4 2H E =\n3 2 2H E +1\n5 8 2H E -1\n7 6 3H E =\n"
                              "board 1\n1 2 4S N -1\n";

/* ---- Blocks --------------------------------------------------------------------------------------- */

typedef struct memory_user {
    size_t each, count, taken;
    void *last;
} memory_user;

static void eat(void *owner) {
    memory_user *e = owner;
    for (e->taken = 0; e->taken < e->count; e->taken++) {
        unsigned char *block = odd_budget_take(NULL, e->each);
        for (size_t i = 0; i < e->each; i++)
            assert_int_equal(block[i], 0);
        memset(block, 0xAA, e->each);
        e->last = block;
    }
}

static void blocks_are_the_budgets(void **state) {
    (void)state;
    odd_budget r = {.most = 100000};
    memory_user few = {.each = 1000, .count = 50}, many = {.each = 1000, .count = 500};
    assert_int_equal(odd_budget_run(&r, eat, &few), ODD_BUDGET_DONE);
    size_t bytes = r.bytes;
    assert_in_range(bytes, 50000, 60000);
    odd_budget_give(NULL, few.last, few.each); /* wherever that is done */
    assert_true(r.bytes < bytes);
    assert_int_equal(odd_budget_run(&r, eat, &many), ODD_BUDGET_MEMORY);
    assert_true(many.taken < 60 && r.bytes <= 100000);
    odd_budget_free(&r);
    assert_int_equal(r.bytes, 0);
    assert_int_equal(odd_budget_run(&r, eat, &few), ODD_BUDGET_DONE); /* and it can be used again */
    odd_budget_free(&r);
}

static void no_memory_at_all_ends_the_work(void **state) {
    (void)state;
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX / 2 + 1};
    for (size_t i = 0; i < COUNT(sizes); i++) {
        odd_budget r = {0};
        memory_user e = {.each = sizes[i], .count = 1};
        assert_int_equal(odd_budget_run(&r, eat, &e), ODD_BUDGET_MEMORY);
        odd_budget_free(&r);
    }
}

static void without_a_budget_memory_is_just_memory(void **state) {
    (void)state;
    void *block = odd_budget_take(NULL, 100);
    odd_budget_give(NULL, block, 100);
}

typedef struct nested_budget {
    odd_budget inner;
    memory_user inside, outside;
} nested_budget;

static void eat_twice(void *owner) {
    nested_budget *n = owner;
    assert_int_equal(odd_budget_run(&n->inner, eat, &n->inside), ODD_BUDGET_MEMORY);
    eat(&n->outside);
}

static void budgets_stand_within_budgets(void **state) {
    (void)state;
    odd_budget r = {.most = 1000};
    nested_budget n = {.inner = {.most = 10000},
                       .inside = {.each = 100, .count = 1000},
                       .outside = {.each = 100, .count = 3}};
    assert_int_equal(odd_budget_run(&r, eat_twice, &n), ODD_BUDGET_DONE);
    assert_in_range(r.bytes, 300, 1000);
    odd_budget_free(&n.inner);
    odd_budget_free(&r);
}

/* ---- Texts and time --------------------------------------------------------------------------------- */

static void write_for_ever(void *owner) {
    for (;;)
        odd_out_text(owner, "again and again, ");
}

static void texts_have_an_end(void **state) {
    (void)state;
    odd_budget r = {.text_most = 100000};
    odd_out o = ODD_HEAP_OUT;
    assert_int_equal(odd_budget_run(&r, write_for_ever, &o), ODD_BUDGET_TEXT);
    assert_in_range(o.len, 1000, 100000);
    odd_out_free(&o);
    odd_budget_free(&r);
}

static void take_for_ever(void *owner) {
    (void)owner;
    for (;;)
        odd_budget_give(NULL, odd_budget_take(NULL, 100), 100);
}

static void spill_for_ever(void *owner) {
    odd_out *o = owner;
    for (;;) {
        odd_out_text(o, "x");
        odd_out_spill(o);
        if (o->len > 1 << 17)
            o->len = 1 << 16;
    }
}

static void time_has_an_end(void **state) {
    (void)state;
    odd_budget r = {.time_us = 20000};
    odd_out o = {.resize = odd_heap_resize, .spill = odd_budget_check_time};
    assert_int_equal(odd_budget_run(&r, take_for_ever, NULL), ODD_BUDGET_TIME);
    assert_int_equal(odd_budget_run(&r, spill_for_ever, &o), ODD_BUDGET_TIME);
    odd_out_free(&o);
    r.time_us = INT64_MAX / 4;
    odd_budget_end_all(true);
    assert_int_equal(odd_budget_run(&r, take_for_ever, NULL), ODD_BUDGET_TIME);
    odd_budget_end_all(false);
    odd_budget_free(&r);
}

/* ---- Work that gives way ----------------------------------------------------------------------------- */

static int64_t now_ms(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void *work_patiently(void *owner) {
    odd_budget r = {.time_us = 100000};
    odd_budget_set_patient();
    assert_int_equal(odd_budget_run(&r, take_for_ever, NULL), ODD_BUDGET_TIME);
    *(int64_t *)owner = now_ms(CLOCK_THREAD_CPUTIME_ID);
    odd_budget_free(&r);
    return NULL;
}

/* For what must not wait, a patient thread pauses as long as it works, and no longer: 100 ms of work take 200 ms or more. Nobody else
 * pauses, and nor does a patient thread when there is no haste any more. */
static void patient_threads_give_way(void **state) {
    (void)state;
    for (int hasty = 1; hasty >= 0; hasty--) {
        pthread_t thread;
        int64_t worked = 0, began = now_ms(CLOCK_MONOTONIC);
        if (hasty > 0)
            odd_budget_hasten(true);
        assert_int_equal(pthread_create(&thread, NULL, work_patiently, &worked), 0);
        pthread_join(thread, NULL);
        int64_t took = now_ms(CLOCK_MONOTONIC) - began;
        assert_in_range(worked, 90, 190); /* its own time is not shortened by the pauses */
        assert_true(hasty == 0 || took > 180);
        if (hasty > 0) {
            odd_budget r = {.time_us = 20000};
            int64_t cpu = now_ms(CLOCK_THREAD_CPUTIME_ID);
            assert_int_equal(odd_budget_run(&r, take_for_ever, NULL), ODD_BUDGET_TIME);
            assert_true(now_ms(CLOCK_THREAD_CPUTIME_ID) - cpu >= 19 && r.paused_us == 0);
            odd_budget_free(&r);
            odd_budget_hasten(false);
        }
    }
}

/* ---- Events ---------------------------------------------------------------------------------------- */

typedef struct request_work {
    odd_open_event *live;
    const char *words;
    odd_out out;
    size_t ended; /* how often it did not come to an end */
} request_work;

static void build(void *owner) {
    request_work *w = owner;
    w->live = odd_open_event_read_log(&host, evening, strlen(evening));
}

static void grow(void *owner) {
    request_work *w = owner;
    odd_open_event_append(w->live, "board 3\n1 6 3NT S =\n3 8 3NT S -1\n", 33, &w->out);
}

static void ask(void *owner) {
    request_work *w = owner;
    odd_request r;
    odd_error error;
    assert_int_equal(odd_request_parse(&r, w->words, strlen(w->words), &error), ODD_OK);
    odd_open_event_ask(w->live, &r, &w->out);
}

/* With less memory than it needs, and a little more each time, until it has enough: what it answered then. */
static odd_out done_in_the_end(void (*do_it)(void *owner), request_work *w) {
    for (size_t most = 64;; most += most / 8 + 64) {
        odd_budget r = {.most = most};
        odd_budget_result end = odd_budget_run(&r, do_it, w);
        odd_budget_free(&r);
        odd_out out = w->out;
        w->out = (odd_out)ODD_HEAP_OUT;
        if (end == ODD_BUDGET_DONE)
            return out;
        odd_out_free(&out);
        w->ended++;
    }
}

/* ---- Work that takes neither memory nor text ---------------------------------------------------------- */

static volatile unsigned long counted;

static void count_for_ever(void *owner) {
    (void)owner;
    for (;;)
        counted++;
}

/* Half of the time in the hooks, half of it outside. */
static void churn_for_ever(void *owner) {
    odd_out *o = owner;
    for (;;) {
        void *block = odd_budget_take(NULL, 100 + counted % 1000);
        odd_out_char(o, 'x');
        for (int i = 0; i < 100; i++)
            counted++;
        if (counted % 3 == 0)
            odd_budget_give(NULL, block, 100);
    }
}

static void *hurry_soon(void *owner) {
    (void)owner;
    nanosleep(&(struct timespec){0, 30000000}, NULL);
    odd_budget_end_all(true);
    return NULL;
}

static void computing_has_an_end(void **state) {
    (void)state;
    odd_budget r = {.time_us = 20000, .pure = true};
    counted = 0;
    assert_int_equal(odd_budget_run(&r, count_for_ever, NULL), ODD_BUDGET_TIME);
    assert_true(counted > 1000);
    assert_int_equal(odd_budget_run(&r, count_for_ever, NULL), ODD_BUDGET_TIME); /* and again */
    pthread_t thread;                                                            /* when the server stops */
    r.time_us = INT64_MAX / 4;
    assert_int_equal(pthread_create(&thread, NULL, hurry_soon, NULL), 0);
    assert_int_equal(odd_budget_run(&r, count_for_ever, NULL), ODD_BUDGET_TIME);
    pthread_join(thread, NULL);
    odd_budget_end_all(false);
}

/* Wherever it is interrupted, the heap and the text are whole: a sanitizer would tell. */
static void an_interrupted_hook_is_finished(void **state) {
    (void)state;
    for (int i = 0; i < 20; i++) {
        odd_budget r = {.time_us = 60000 + i * 100, .pure = true};
        odd_out o = ODD_HEAP_OUT;
        assert_int_equal(odd_budget_run(&r, churn_for_ever, &o), ODD_BUDGET_TIME);
        assert_true(r.bytes > 0 && o.len > 0 && o.len <= o.cap);
        for (size_t at = 0; at < o.len; at++)
            assert_int_equal(o.text[at], 'x');
        odd_out_free(&o);
        odd_budget_free(&r);
    }
}

static void nothing_and_no_more(void *owner) {
    (void)owner;
}

/* A timer that is still set finds nobody to interrupt. */
static void nobody_is_interrupted_afterwards(void **state) {
    (void)state;
    odd_budget r = {.time_us = 1, .pure = true}, outer = {.time_us = 200000, .pure = true};
    assert_int_equal(odd_budget_run(&r, nothing_and_no_more, NULL), ODD_BUDGET_DONE);
    for (unsigned long until = counted + 100000000; counted < until;)
        counted++;
    assert_int_equal(odd_budget_run(&outer, count_for_ever, NULL), ODD_BUDGET_TIME);
}

static void events_are_built_or_not(void **state) {
    (void)state;
    request_work w = {.out = ODD_HEAP_OUT};
    odd_out out = done_in_the_end(build, &w);
    odd_out_free(&out);
    assert_true(w.ended > 10);
}

/* An event that could not take lines in is given back whole, whatever it had done. */
static void growing_ends_anywhere(void **state) {
    (void)state;
    for (size_t more = 0; more < 40000; more += 997) {
        odd_budget r = {0};
        request_work w = {.out = ODD_HEAP_OUT};
        assert_int_equal(odd_budget_run(&r, build, &w), ODD_BUDGET_DONE);
        r.most = r.bytes + more;
        for (int i = 0; i < 100 && odd_budget_run(&r, grow, &w) == ODD_BUDGET_DONE; i++)
            ;
        odd_out_free(&w.out);
        odd_budget_free(&r);
    }
}

static void requests_are_answered_or_not(void **state) {
    static const char *const all[] = {"event",
                                      "standings",
                                      "boards",
                                      "cards",
                                      "why 1",
                                      "why 1 2",
                                      "check",
                                      "history",
                                      "race",
                                      "undo",
                                      "line board 1: 1 2 4S N -1",
                                      "whatif board 1: 1 2 4S N -1\nboard 2: 1 4 2H E -1"};
    odd_budget r = {0};
    request_work w = {.out = ODD_HEAP_OUT};
    (void)state;
    assert_int_equal(odd_budget_run(&r, build, &w), ODD_BUDGET_DONE);
    size_t bytes = r.bytes;
    for (size_t i = 0; i < COUNT(all); i++) {
        odd_budget free_of_limits = {0};
        w.words = all[i];
        assert_int_equal(odd_budget_run(&free_of_limits, ask, &w), ODD_BUDGET_DONE);
        assert_int_equal(free_of_limits.bytes, 0); /* each gives back what it took */
        odd_out whole = w.out;
        w.out = (odd_out)ODD_HEAP_OUT;
        odd_out out = done_in_the_end(ask, &w);
        CHECK(out.len == whole.len && memcmp(out.text, whole.text, out.len) == 0, "%s differs", all[i]);
        odd_out_free(&out);
        odd_out_free(&whole);
        assert_int_equal(r.bytes, bytes); /* and the event is as it was */
    }
    odd_budget_free(&r);
    assert_true(w.ended > 50);
}

#ifndef __SANITIZE_ADDRESS__ /* which takes all addresses */
/* Work without a budget gets what was set aside for it when there is nothing else; and it is told before if there is not so much. */
static void memory_is_set_aside(void **state) {
    enum { MORE = 64 << 20, ASIDE = 48 << 20, WANTED = 40 << 20 };
    struct rlimit before, now;
    unsigned long pages;
    (void)state;
    FILE *statm = fopen("/proc/self/statm", "r");
    if (statm == NULL)
        skip();
    assert_int_equal(fscanf(statm, "%lu", &pages), 1);
    fclose(statm);
    assert_int_equal(getrlimit(RLIMIT_AS, &before), 0);
    now = (struct rlimit){pages * (rlim_t)sysconf(_SC_PAGESIZE) + MORE, before.rlim_max};
    assert_int_equal(setrlimit(RLIMIT_AS, &now), 0);
    bool too_much = odd_budget_set_aside(2 * (size_t)MORE), good = odd_budget_set_aside(ASIDE);
    odd_blocks blocks = {0};
    odd_arena unsure = odd_blocks_arena(&blocks), sure = odd_blocks_exit_arena(&blocks);
    void *refused = unsure.more(unsure.owner, WANTED);
    void *taken = good ? sure.more(sure.owner, WANTED) : NULL; /* or the program would have ended */
    odd_blocks_free(&blocks);
    odd_budget_give_back();
    assert_int_equal(setrlimit(RLIMIT_AS, &before), 0);
    assert_false(too_much);
    assert_true(good);
    assert_null(refused);
    assert_non_null(taken);
}
#endif

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_the_budgets),
        cmocka_unit_test(no_memory_at_all_ends_the_work),
        cmocka_unit_test(without_a_budget_memory_is_just_memory),
        cmocka_unit_test(budgets_stand_within_budgets),
        cmocka_unit_test(texts_have_an_end),
        cmocka_unit_test(time_has_an_end),
        cmocka_unit_test(computing_has_an_end),
        cmocka_unit_test(patient_threads_give_way),
        cmocka_unit_test(an_interrupted_hook_is_finished),
        cmocka_unit_test(nobody_is_interrupted_afterwards),
#ifndef __SANITIZE_ADDRESS__
        cmocka_unit_test(memory_is_set_aside),
#endif
        cmocka_unit_test(events_are_built_or_not),
        cmocka_unit_test(growing_ends_anywhere),
        cmocka_unit_test(requests_are_answered_or_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
