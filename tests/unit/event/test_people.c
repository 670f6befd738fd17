/* Which names may be two spellings of one, and aliases. */
#include "unit.h"
#include "event/season_inner.h"
#include "platform/memory.h"

static bool alike(const char *a, const char *b) {
    bool one = odd_names_alike(odd_text_of(a), odd_text_of(b)),
         two = odd_names_alike(odd_text_of(b), odd_text_of(a));
    CHECK(one == two, "%s and %s: not the same both ways", a, b);
    return one;
}

static void test_alike(void **state) {
    (void)state;
    static const char *const same[][2] = {
        {"cy dunn", "cy dun"},        {"ann lee", "anne lee"},  {"ann lee", "lee ann"},
        {"a. lee", "ann lee"},        {"a lee", "ann lee"},     {"finn birhc", "finn birch"},
        {"josé pérez", "jose pérez"}, {"jon park", "jan park"},
    };
    static const char *const different[][2] = {
        {"ann lee", "bo park"},   {"ann lee", "ann park"}, {"bo", "jo"},
        {"a. lee", "bo lee"},     {"a. b.", "ann bo"},     {"", "ann"},
        {"ann lee", "cann leed"}, {"a lee", "lee"},
    };
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        CHECK(alike(same[i][0], same[i][1]), "%s and %s are alike", same[i][0], same[i][1]);
    for (size_t i = 0; i < sizeof different / sizeof different[0]; i++)
        CHECK(!alike(different[i][0], different[i][1]), "%s and %s are not alike", different[i][0],
              different[i][1]);
}

/* Every name that one slip makes of another: a letter left out, added, changed, or two in the other order. */
static void test_slips(void **state) {
    (void)state;
    static const char name[] = "gustav cole";
    for (size_t i = 0; i < sizeof name - 1; i++) {
        char slip[sizeof name + 1];
        memcpy(slip, name, i);
        memcpy(slip + i, name + i + 1, sizeof name - i - 1);
        CHECK(alike(name, slip), "%s", slip);
        memcpy(slip, name, sizeof name);
        slip[i] = 'z';
        CHECK(alike(name, slip), "%s", slip);
        memcpy(slip, name, i);
        slip[i] = 'z';
        memcpy(slip + i + 1, name + i, sizeof name - i);
        CHECK(alike(name, slip), "%s", slip);
        memcpy(slip, name, sizeof name);
        if (i + 2 < sizeof name && slip[i] != slip[i + 1]) {
            slip[i] = name[i + 1];
            slip[i + 1] = name[i];
            CHECK(alike(name, slip), "%s", slip);
        }
    }
}

static int read_aliases(const char *text, odd_error *error, bool *same) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    odd_people p = {.arena = &arena};
    int code = odd_people_aliases(&p, odd_text_of(text), error);
    uint32_t one = odd_people_key(&p, odd_text_of("ANN  lee"), false),
             two = odd_people_key(&p, odd_text_of("123"), true);
    *same = odd_people_first(&p, one) == odd_people_first(&p, two);
    odd_blocks_free(&blocks);
    return code;
}

static void test_aliases(void **state) {
    (void)state;
    odd_error error = {0};
    bool same;
    CHECK(read_aliases("# people\n\nAnn Lee = Anne Lee = 123 # a number\r\n", &error, &same) == ODD_OK &&
              same,
          "joined");
    CHECK(read_aliases("Ann Lee = Anne\n123 = Bo\nBo = Anne\n", &error, &same) == ODD_OK && same,
          "joined by others");
    CHECK(read_aliases("Ann Lee = Anne\n123 = Bo\n", &error, &same) == ODD_OK && !same, "not joined");
    CHECK(read_aliases("Ann = Anne\nZoë Lee\n", &error, &same) == ODD_E_SYNTAX && error.line == 2 &&
              error.column == 8,
          "line %d, column %d", error.line, error.column);
    CHECK(read_aliases("Ann = = Bo\n", &error, &same) == ODD_E_SYNTAX && error.line == 1 && error.column == 6,
          "line %d, column %d", error.line, error.column);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_alike),
        cmocka_unit_test(test_slips),
        cmocka_unit_test(test_aliases),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
