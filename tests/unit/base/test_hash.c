/* Hashes, and ids and names that are chosen such that all of them want the same slot: with a seed that whoever chose them
 * did not know, each is found in a few steps. Steps are counted, since no time can be relied upon. */
#include "unit.h"

static size_t steps;
#define ODD_SLOT_PASSED() (steps++)

/* In the place of those of the library. */
#include "base/hash.c"
#include "event/ids.c"
#include "event/standing_lines.c"
#include "exchange/text_index.c"

#include "event.h"

enum { LENGTH = 8, MANY = 127, SEEDS = 50, SLOTS = 256 }; /* SLOTS: where both tables have so many texts */

/* ---- Against another implementation ------------------------------------------------------------------ */

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

/* By CPython 3.11, whose hash of bytes is SipHash-1-3 too, with a key of zeros: PYTHONHASHSEED=0. */
static void hashes_are_those_of_others(void **state) {
    (void)state;
    static const struct {
        const char *text;
        uint64_t hash;
    } known[] = {
        {"a", UINT64_C(0x407448d2b89b1813)},
        {"ab", UINT64_C(0x555508cbc6add439)},
        {"abcdefg", UINT64_C(0x6db12aae9070f506)},
        {"abcdefgh", UINT64_C(0x3f7b849c0b8e35ea)},
        {"Ann Lee & Bo Park", UINT64_C(0x6ef0ab51910eacde)},
    };
    for (size_t i = 0; i < COUNT(known); i++)
        CHECK(odd_hash(text_of(known[i].text), 0) == known[i].hash, "%s", known[i].text);
    assert_true(odd_hash(text_of("Ann"), 1) != odd_hash(text_of("Ann"), 2));
    assert_true(odd_hash(text_of("Ann"), 1) != odd_hash(text_of("ann"), 1));
    assert_true(odd_hash_any_case(text_of("Ann"), 1) == odd_hash(text_of("ann"), 1));
}

/* ---- Texts that want the same slot -------------------------------------------------------------------- */

static char chosen[MANY][LENGTH + 1];

static bool ids_want_it(odd_text text) {
    uint32_t hash = (uint32_t)odd_hash_any_case(text, 0);
    return hash % SLOTS == 0 && (odd_mix(hash) | 1) % SLOTS == 1; /* and go on in the same way */
}

static bool names_want_it(odd_text text) {
    uint32_t hash = (uint32_t)odd_hash(text, 0);
    return hash % SLOTS == 0 && (odd_mix(hash) | 1) % SLOTS == 1;
}

/* As an attacker would who knows that the seed is 0. */
static void choose(bool (*wants)(odd_text text)) {
    size_t count = 0;
    for (uint64_t n = 0; count < MANY; n++) {
        char *text = chosen[count];
        uint64_t rest = n;
        for (int i = 0; i < LENGTH; i++, rest /= 26)
            text[i] = (char)('a' + rest % 26);
        count += wants((odd_text){text, LENGTH});
    }
}

static void check_steps(uint64_t seed) {
    if (seed == 0)
        CHECK(steps >= MANY * (MANY - 1) / 2, "%zu", steps); /* each goes past all before it */
    else
        CHECK(steps < 2 * MANY, "%zu steps with seed %d", steps, (int)seed);
}

static void ids_that_collide(void **state) {
    (void)state;
    choose(ids_want_it);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        event_open(&now, EVENT_BLOCKS);
        now.arena.seed = now.e->facts.by_id.seed = seed;
        steps = 0;
        for (uint32_t i = 0; i < MANY; i++)
            assert_int_equal(odd_event_token(now.e, text_of(chosen[i]), 1), i);
        check_steps(seed);
        for (uint32_t i = 0; i < MANY; i++)
            assert_int_equal(odd_event_find_token(now.e, text_of(chosen[i])), i);
    }
}

/* A number is its own hash, but its steps are not known. */
static void numbers_that_collide(void **state) {
    (void)state;
    char text[16];
    for (uint64_t seed = 1; seed < SEEDS; seed++) {
        event_open(&now, EVENT_BLOCKS);
        now.arena.seed = now.e->facts.by_id.seed = seed;
        steps = 0;
        for (uint32_t i = 0; i < MANY; i++) {
            snprintf(text, sizeof text, "%u", SLOTS * (i + 1));
            char *kept = event_keep(&now, malloc(sizeof text));
            memcpy(kept, text, sizeof text);
            assert_int_equal(odd_event_token(now.e, text_of(kept), 1), i);
        }
        CHECK(steps < 3 * MANY, "%zu steps with seed %d", steps,
              (int)seed); /* one of them for the slot of all */
    }
}

static void names_that_collide(void **state) {
    (void)state;
    choose(names_want_it);
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        event_open(&now, EVENT_BLOCKS);
        now.arena.seed = seed;
        odd_index index = {0};
        bool is_new;
        steps = 0;
        for (uint32_t i = 0; i < MANY; i++)
            assert_int_equal(odd_index_add(&index, &now.arena, text_of(chosen[i]), &is_new), i);
        assert_int_equal(index.slots.size, SLOTS);
        check_steps(seed);
        for (uint32_t i = 0; i < MANY; i++)
            assert_int_equal(odd_index_find(&index, text_of(chosen[i])), i);
    }
}

/* Team after team, each in a round of its own: team and round go up together, and must not cancel each other out. */
static void one_team_against_many(void **state) {
    (void)state;
    enum { ROUNDS = 500, LINE = 60 };
    static char text[ROUNDS * LINE];
    size_t len = (size_t)sprintf(text, "scoring imps\n");
    for (int i = 1; i <= ROUNDS; i++)
        len += (size_t)snprintf(text + len, LINE, "round %d\nboard 1\n1 %d 4S N =\n%d 1 4S N -1\n", i, i + 1,
                                i + 1);
    event_open(&now, EVENT_BLOCKS);
    assert_int_equal(event_read(&now, text, len), ODD_OK);
    steps = 0;
    assert_int_equal(event_score(&now), ODD_OK);
    CHECK(steps < 2 * ROUNDS * 2, "%zu", steps); /* of the lines of the board */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hashes_are_those_of_others),
        cmocka_unit_test_teardown(ids_that_collide, event_teardown),
        cmocka_unit_test_teardown(numbers_that_collide, event_teardown),
        cmocka_unit_test_teardown(names_that_collide, event_teardown),
        cmocka_unit_test_teardown(one_team_against_many, event_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
