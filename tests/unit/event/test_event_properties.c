/* What holds for every event, whatever was played: sums, bounds, mirrors, and that the order of lines does not
 * matter. */
#include "random_event.h"
#include "same.h"

static test_event other; /* compared with `now` */

static int teardown(void **state) {
    event_close(&other);
    return event_teardown(state);
}

static random_log chance = {.state = 20261117};

/* ---- One board of so many scores ------------------------------------------------------------------------ */

enum { RESULTS = 14, BOARD_TEXT = 4096 };

typedef struct board {
    int count;
    int pts[RESULTS];
} board;

static board random_scores(int least) {
    static const int scores[] = {420,   450, 400, -50, -100, 0,    620,   50,  980,
                                 -1400, 110, 140, 90,  -200, 2210, -7600, 7600};
    board b = {.count = least + random_below(&chance, RESULTS + 1 - least)};
    for (int i = 0; i < b.count; i++)
        b.pts[i] = RANDOM_WORD(&chance, scores);
    return b;
}

/* The worth of the line with that index. */
static const odd_worth *worth_at(int i) {
    return event_worth(odd_play_at(now.e, (size_t)i));
}

/* Each line as the format says: N-S's id, E-W's id, points. */
static void read_board(const char *settings, const board *b, const char *format, int sign) {
    char text[BOARD_TEXT];
    int len = snprintf(text, sizeof text, "%sboard 1\n", settings);
    for (int i = 0; i < b->count; i++) {
        char line[120], points[16];
        snprintf(points, sizeof points, "score %d", sign * b->pts[i]);
        int at = 0;
        for (const char *c = format; *c != '\0'; c++)
            at += *c == '*'   ? snprintf(line + at, sizeof line - (size_t)at, "%d", i)
                  : *c == '$' ? snprintf(line + at, sizeof line - (size_t)at, "%s", points)
                              : snprintf(line + at, sizeof line - (size_t)at, "%c", *c);
        len += snprintf(text + len, sizeof text - (size_t)len, "%s\n", line);
    }
    assert_true((size_t)len < sizeof text);
    event_good(text);
}

static const char plainly[] = "N* E* $";

static odd_amount sum_of(int direction) {
    odd_amount sum = 0;
    for (size_t i = 0; i < odd_event_about(now.e)->play_count; i++)
        sum += event_worth(odd_play_at(now.e, i))->value[direction];
    return sum;
}

/* ---- Sums and bounds -------------------------------------------------------------------------------------- */

/* A board's matchpoints are n(n - 1) in each direction, and a top for both sides of a table. */
static void test_matchpoints_sum(void **state) {
    (void)state;
    for (int times = 0; times < 500; times++) {
        board b = random_scores(1);
        read_board("", &b, plainly, 1);
        odd_amount top = 2 * (odd_amount)(b.count - 1) * ODD_ONE;
        CHECK(sum_of(0) == (odd_amount)b.count * (b.count - 1) * ODD_ONE, "%d results", b.count);
        CHECK(sum_of(1) == sum_of(0), "%d results", b.count);
        for (size_t i = 0; i < odd_event_about(now.e)->play_count; i++)
            CHECK(event_worth(odd_play_at(now.e, i))->value[0] +
                          event_worth(odd_play_at(now.e, i))->value[1] ==
                      top,
                  "%d results", b.count);
    }
}

/* With weighted scores too: to ten-thousandths nothing is lost, for these are of fifths. */
static void test_weighted_sum(void **state) {
    (void)state;
    for (int times = 0; times < 300; times++) {
        board b = random_scores(2);
        read_board("set unit 0.0001\n", &b, "N* E* weighted 60% $ 20% pass 20% 4S N =", 1);
        CHECK(sum_of(0) == (odd_amount)b.count * (b.count - 1) * ODD_ONE, "%d results: %.4f", b.count,
              (double)sum_of(0) / ODD_ONE);
    }
}

/* With nothing missing no formula changes anything; otherwise Neuberg stays between E/A - 1 and the top without it. */
static void test_neuberg_bounds(void **state) {
    (void)state;
    for (int times = 0; times < 300; times++) {
        board b = random_scores(2);
        odd_amount plain[RESULTS];
        read_board("set neuberg off\n", &b, plainly, 1);
        for (int i = 0; i < b.count; i++)
            plain[i] = worth_at(i)->value[0];
        read_board("set neuberg on\n", &b, plainly, 1);
        for (int i = 0; i < b.count; i++)
            assert_true(worth_at(i)->value[0] == plain[i]);
        read_board("set neuberg simple\n", &b, plainly, 1);
        for (int i = 0; i < b.count; i++)
            assert_true(worth_at(i)->value[0] == plain[i]);
        char settings[60];
        int expected = b.count + random_below(&chance, 9);
        snprintf(settings, sizeof settings, "set unit 0.0001\nset expected %d\n", expected);
        read_board(settings, &b, plainly, 1);
        double edge = (double)expected / b.count - 1, top = 2.0 * (expected - 1);
        for (int i = 0; i < b.count; i++) {
            double value = (double)worth_at(i)->value[0] / ODD_ONE;
            CHECK(value >= edge - 0.00006 && value <= top - edge + 0.00006, "%d of %d: %.4f", b.count,
                  expected, value);
            CHECK(worth_at(i)->value[0] + worth_at(i)->value[1] == event_amount(top), "%d of %d", b.count,
                  expected);
        }
        odd_amount wrong = sum_of(0) - (odd_amount)b.count * (expected - 1) * ODD_ONE;
        CHECK(wrong >= -b.count && wrong <= b.count, "%d of %d: off by %d", b.count, expected, (int)wrong);
    }
}

/* Cross-IMPs sum to nothing. */
static void test_cross_imps_sum(void **state) {
    (void)state;
    for (int times = 0; times < 500; times++) {
        board b = random_scores(1);
        read_board("scoring cross-imps\nset cross-imps total\n", &b, plainly, 1);
        CHECK(sum_of(0) == 0 && sum_of(1) == 0, "%d results: %.4f", b.count, (double)sum_of(0) / ODD_ONE);
        read_board("scoring cross-imps\nset imp-unit 0.0001\n", &b, plainly, 1);
        CHECK(llabs(sum_of(0)) <= b.count, "%d results: %.4f", b.count, (double)sum_of(0) / ODD_ONE);
    }
}

/* No datum brings the sum of all IMPs nearer to nothing than that of zero-sum. */
static void test_zero_sum(void **state) {
    (void)state;
    static const char *const datums[] = {"mean", "trim1", "trim5", "median"};
    for (int times = 0; times < 200; times++) {
        board b = random_scores(1);
        read_board("scoring butler\nset datum zero-sum\n", &b, plainly, 1);
        odd_amount best = llabs(sum_of(0));
        for (size_t i = 0; i < COUNT(datums); i++) {
            char settings[60];
            snprintf(settings, sizeof settings, "scoring butler\nset datum %s\n", datums[i]);
            read_board(settings, &b, plainly, 1);
            CHECK(llabs(sum_of(0)) >= best, "%s: %.4f and %.4f", datums[i], (double)sum_of(0) / ODD_ONE,
                  (double)best / ODD_ONE);
        }
    }
}

/* ---- Mirrors ------------------------------------------------------------------------------------------------ */

static const char *const scorings[] = {"",
                                       "scoring matchpoints acbl\nset expected 17\n",
                                       "set neuberg simple\nset expected 20\n",
                                       "scoring cross-imps\n",
                                       "scoring cross-imps\nset cross-imps cross1\nset imp-cap 9\n",
                                       "scoring butler\n",
                                       "scoring butler\nset datum median\n",
                                       "scoring butler\nset datum trim5\nset datum-round even\n",
                                       "scoring bam\n",
                                       "scoring points\n"};

/* Whoever was N-S is E-W, and the points are the other way round: each has what they had. */
static void test_mirror(void **state) {
    (void)state;
    for (size_t n = 0; n < COUNT(scorings); n++)
        for (int times = 0; times < 100; times++) {
            board b = random_scores(1);
            odd_amount value[RESULTS][2];
            read_board(scorings[n], &b, plainly, 1);
            for (int i = 0; i < b.count; i++)
                memcpy(value[i], worth_at(i)->value, sizeof value[i]);
            read_board(scorings[n], &b, "E* N* $", -1);
            for (int i = 0; i < b.count; i++)
                CHECK(worth_at(i)->value[0] == value[i][1] && worth_at(i)->value[1] == value[i][0],
                      "%s: line %d", scorings[n], i);
            read_board(scorings[n], &b, "E* N* $ wrong direction", 1);
            for (int i = 0; i < b.count; i++)
                CHECK(worth_at(i)->value[0] == value[i][1] && worth_at(i)->value[1] == value[i][0],
                      "%s: line %d, turned", scorings[n], i);
        }
}

/* All of a result is the result, however it is written. */
static void test_weighted_all_of_it(void **state) {
    (void)state;
    static const char *const forms[] = {"N* E* weighted 100% $", "N* E* weighted 60% $ 40% $",
                                        "N* E* split $ / $", "N* E* weighted 33.33% $ 0.01% $ 66.66% $",
                                        "N* E* split weighted 50% $ 50% $ / $"};
    for (size_t n = 0; n < COUNT(scorings); n++)
        for (int times = 0; times < 20; times++) {
            board b = random_scores(1);
            odd_amount value[RESULTS][2];
            read_board(scorings[n], &b, plainly, 1);
            for (int i = 0; i < b.count; i++)
                memcpy(value[i], worth_at(i)->value, sizeof value[i]);
            for (size_t f = 0; f < COUNT(forms); f++) {
                read_board(scorings[n], &b, forms[f], 1);
                for (int i = 0; i < b.count; i++)
                    CHECK(memcmp(worth_at(i)->value, value[i], sizeof value[i]) == 0, "%s: %s, line %d",
                          scorings[n], forms[f], i);
            }
        }
}

/* ---- The order of lines ---------------------------------------------------------------------------------------- */

/* Lines that say everything themselves, none of which corrects another one. */
static void random_facts(random_log *l, uint64_t seed) {
    static const char *const kinds[] = {"pair", "team", "player"};
    static bool used[8][16][16];
    memset(used, 0, sizeof used);
    random_start(l, seed, false);
    for (int id = l->contest == ODD_TEAMS ? 2 : 1; id <= l->ids && l->winners == 1; id++) {
        char name[24];
        random_id(l, name, sizeof name, id);
        random_add(l, "%s %s Name%d\nstrat %s %c\n", kinds[l->contest], name, id, name,
                   'A' + random_below(l, 3));
        random_add(l, "carryover %s %d\n", name, random_below(l, 3));
    }
    random_add(l, "set tie-break match,countback,tops\n");
    random_add(l, "set own-average %s\n", random_chance(l, 50) ? "on" : "off");
    random_add(l, "set round %s\n", random_chance(l, 50) ? "up" : "even");
    random_add(l, "set compare %s\n", random_chance(l, 50) ? "section" : "field");
    while (l->count < RANDOM_LINES - 8) {
        char text[RANDOM_LINE_MAX];
        int who[4], b = 1 + random_below(l, l->boards);
        random_table(l, who);
        bool both = l->contest == ODD_INDIVIDUALS, turn = both && who[0] > who[1];
        bool *seen = &used[b][turn ? who[1] : who[0]][both ? 0 : who[1]];
        random_line(l, who, text, sizeof text);
        if (!*seen)
            random_add(l, "round %d\nboard %d%s\n%s", 1 + b % 2, b,
                       l->contest != ODD_TEAMS && who[2] == 1 ? " group X" : "", text);
        else
            random_add(l, "# %s", text);
        *seen = true;
    }
}

static void read_lines(test_event *t, const random_log *l, const int *order) {
    static char text[RANDOM_LINES * RANDOM_LINE_MAX];
    size_t len = 0;
    for (int i = 0; i < l->count; i++)
        len += (size_t)snprintf(text + len, sizeof text - len, "%s", l->lines[order[i]]);
    event_open(t, SIZE_MAX);
    event_read(t, text, len);
    event_score(t);
}

static void test_order_of_lines(void **state) {
    (void)state;
    static random_log l;
    int order[RANDOM_LINES];
    for (uint64_t seed = 1; seed <= 300; seed++) {
        random_facts(&l, seed);
        for (int i = 0; i < l.count; i++)
            order[i] = i;
        read_lines(&now, &l, order);
        CHECK(now.code == ODD_OK, "log %d: %s", (int)seed, odd_problem_at(now.e, 0)->error.message);
        for (int i = l.count - 1; i > 0; i--) {
            int j = random_below(&l, i + 1), moved = order[i];
            order[i] = order[j];
            order[j] = moved;
        }
        read_lines(&other, &l, order);
        CHECK(other.code == ODD_OK &&
                  odd_event_about(other.e)->standing_count == odd_event_about(now.e)->standing_count,
              "log %d", (int)seed);
        for (size_t i = 0; i < odd_event_about(now.e)->standing_count; i++)
            CHECK(same_standing(now.e, odd_standing_at(now.e, i), other.e, odd_standing_at(other.e, i)),
                  "log %d, place %zu", (int)seed, i);
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_matchpoints_sum),    TEST(test_weighted_sum),   TEST(test_neuberg_bounds),
        TEST(test_cross_imps_sum),     TEST(test_zero_sum),       TEST(test_mirror),
        TEST(test_weighted_all_of_it), TEST(test_order_of_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
