/* Answers that are ready take so much memory and no more, whoever asks for what. */
#define _POSIX_C_SOURCE 200809L
#include "server/event_cache.h"
#include "unit.h"

enum { EVENTS = 50, PIECE = 4 << 20, ALL = 64 << 20 };

static odd_event_cache *cache;
static odd_cached_event *events[EVENTS];

static int start(void **state) {
    odd_error error;
    (void)state;
    cache = odd_events_open(":memory:", false, false, NULL, &error);
    if (cache == NULL)
        return 1;
    for (int i = 0; i < EVENTS; i++) {
        char name[16];
        snprintf(name, sizeof name, "e%d", i);
        events[i] = odd_cached_new(&(odd_stored_event){.id = i + 1, .name = odd_text_of(name)});
        if (odd_events_add(cache, events[i]) != events[i])
            return 1;
    }
    return 0;
}

static int end(void **state) {
    (void)state;
    odd_events_close(cache);
    return 0;
}

static void put(odd_cached_event *e, odd_request_kind ask, size_t bytes) {
    odd_out text = ODD_HEAP_OUT;
    odd_out_room(&text, bytes);
    memset(text.text, 'x', bytes);
    text.len = bytes;
    odd_body *body = odd_body_take(&text, "text/plain");
    odd_ready_put(cache, e, ask, false, body, odd_cached_length(e));
    odd_body_release(body);
}

static bool is_ready(odd_cached_event *e, odd_request_kind ask) {
    odd_body *body = odd_ready_find(e, ask, false);
    odd_body_release(body);
    return body != NULL;
}

/* 200 MB are put, of which a part stays. */
static void the_others_go(void **state) {
    size_t there = 0;
    (void)state;
    for (int i = 0; i < EVENTS; i++) {
        put(events[i], ODD_REQUEST_BOARDS, PIECE);
        assert_true(atomic_load(&cache->ready_bytes) <= ALL);
    }
    for (int i = 0; i < EVENTS; i++)
        there += is_ready(events[i], ODD_REQUEST_BOARDS);
    assert_int_equal(there * PIECE, atomic_load(&cache->ready_bytes));
    assert_true(there * PIECE > ALL / 4);
}

/* Those of a view, too. */
static void views_go(void **state) {
    (void)state;
    odd_cached_event *view = odd_cached_view(events[2], ODD_VISIBLE_RESULTS);
    assert_non_null(view);
    put(view, ODD_REQUEST_CARDS, PIECE);
    assert_true(is_ready(view, ODD_REQUEST_CARDS));
    for (int turn = 0; turn < 3; turn++)
        for (int i = 3; i < EVENTS; i++)
            put(events[i], ODD_REQUEST_CARDS, PIECE);
    assert_false(is_ready(view, ODD_REQUEST_CARDS));
    assert_true(atomic_load(&cache->ready_bytes) <= ALL);
}

/* One that is as large as a quarter of all is not kept, and drives out nothing. */
static void large_ones_are_not_kept(void **state) {
    (void)state;
    put(events[0], ODD_REQUEST_EVENT, 100);
    size_t before = atomic_load(&cache->ready_bytes);
    put(events[1], ODD_REQUEST_EVENT, (ALL / 4) + 1);
    assert_false(is_ready(events[1], ODD_REQUEST_EVENT));
    assert_true(is_ready(events[0], ODD_REQUEST_EVENT));
    assert_int_equal(atomic_load(&cache->ready_bytes), before);
}

/* An answer of another length of the log is none. */
static void old_ones_are_not_found(void **state) {
    (void)state;
    put(events[4], ODD_REQUEST_EVENT, 100);
    assert_true(is_ready(events[4], ODD_REQUEST_EVENT));
    atomic_store(&events[4]->length, 1);
    assert_false(is_ready(events[4], ODD_REQUEST_EVENT));
    odd_ready_clear(cache, events[4]);
    atomic_store(&events[4]->length, 0);
    assert_false(is_ready(events[4], ODD_REQUEST_EVENT));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_others_go),
        cmocka_unit_test(views_go),
        cmocka_unit_test(large_ones_are_not_kept),
        cmocka_unit_test(old_ones_are_not_found),
    };
    return cmocka_run_group_tests(tests, start, end);
}
