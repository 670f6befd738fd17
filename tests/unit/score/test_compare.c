/* The results of a board, compared: matchpoints, cross-IMPs and Butler, against Law 78A and 78B applied to
 * each pair of results, against worked examples, and by what must hold for any board. */
#include "unit.h"
#include "laws/imp_table.h"

enum {
    MOST = 300,  /* results of a board, of every size up to here */
    MORE = 1031, /* and of some up to here */
    LARGE = 70001,
    REACH = 65540 /* no two numbers of 16 bits are further apart */
};

/* ---- The laws, pair by pair -------------------------------------------------------------------- */

/* Law 78B, read from its table. */
static int imps_for(int difference) {
    static int8_t table[2 * REACH + 1];
    if (table[2 * REACH] == 0)
        for (int d = 0; d <= REACH; d++)
            for (size_t i = 0; i < COUNT(imp_table); i++)
                if (d >= imp_table[i].from_pts) {
                    table[REACH + d] = (int8_t)imp_table[i].imps;
                    table[REACH - d] = (int8_t)-imp_table[i].imps;
                }
    return table[REACH + difference];
}

static int matchpoints_of(const int16_t *scores, size_t count, size_t own) {
    int mp = 0;
    for (size_t i = 0; i < count; i++)
        if (i != own)
            mp += scores[i] < scores[own] ? 2 : scores[i] == scores[own] ? 1 : 0;
    return mp;
}

static int cross_imps_of(const int16_t *scores, size_t count, size_t own) {
    int imps = 0;
    for (size_t i = 0; i < count; i++)
        imps += imps_for(scores[own] - scores[i]);
    return imps;
}

/* The multiple of ten nearest to the mean; of two, the one further from zero. */
static int datum_of(const int16_t *scores, size_t count) {
    long long sum = 0, results = (long long)count, best = 0;
    for (size_t i = 0; i < count; i++)
        sum += scores[i];
    for (long long datum = -32770; count > 0 && datum <= 32770; datum += 10) {
        long long off = llabs(sum - datum * results), best_off = llabs(sum - best * results);
        if (off < best_off || (off == best_off && llabs(datum) > llabs(best)))
            best = datum;
    }
    return (int)best;
}

/* ---- Boards ------------------------------------------------------------------------------------ */

typedef enum kind {
    ONE_SCORE,
    TWO_SCORES,
    CLUB,      /* some scores, not far apart, some of them often */
    FAR_APART, /* some scores, anywhere */
    ANY_SCORE, /* of bridge */
    CLOSE,     /* every ten points within reach of a few IMPs */
    ONE_BAD,   /* a club's, and one that is not a multiple of ten, at the end */
    BEYOND,    /* multiples of ten, around the greatest score */
    NO_TENS,   /* points that no deal gives, as close as a club's */
    ANY_NUMBER,
    ENDS,     /* of what 16 bits hold */
    NEAR_END, /* of which the datum is one */
    KINDS
} kind;

static uint32_t chance(uint32_t below) {
    static uint64_t state = 78;
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((state >> 33) % below);
}

static int16_t within(int reach, int step) {
    return (int16_t)(step * ((int)chance((uint32_t)(2 * reach / step + 1)) - reach / step));
}

static int16_t score_of(kind k, const int16_t some[static 20], size_t left) {
    static const int16_t ends[] = {INT16_MIN, INT16_MIN + 1, INT16_MIN + 8, -7610, -7600, -1,       0,
                                   1,         7600,          7610,          7680,  32760, INT16_MAX};
    uint32_t skewed = chance(20) * chance(20) / 20;
    switch (k) {
    case ONE_SCORE:
        return some[0];
    case TWO_SCORES:
        return some[chance(2)];
    case CLUB:
    case FAR_APART:
        return some[skewed];
    case ANY_SCORE:
        return within(7600, 10);
    case CLOSE:
        return within(600, 10);
    case ONE_BAD:
        return (int16_t)(some[skewed] + (left == 1));
    case BEYOND:
        return (int16_t)((chance(2) ? 1 : -1) * (7600 + 10 * (int)chance(20)));
    case NO_TENS:
        return within(1500, 1);
    case ANY_NUMBER:
        return (int16_t)((int)chance(65536) - 32768);
    case ENDS:
        return ends[chance(COUNT(ends))];
    case NEAR_END:
        return (int16_t)(some[0] < 0 ? INT16_MIN + (int)chance(6000) : INT16_MAX - (int)chance(6000));
    case KINDS:
        break;
    }
    return 0;
}

/* In memory that ends where the board ends, so that a sanitizer sees what is read beyond. */
static int16_t *make_board(kind k, size_t count) {
    int16_t some[20], *scores = malloc(count * sizeof *scores + (count == 0));
    assert_non_null(scores);
    for (size_t i = 0; i < COUNT(some); i++)
        some[i] = within(k == FAR_APART ? 7600 : 1400, 10);
    for (size_t i = 0; i < count; i++)
        scores[i] = score_of(k, some, count - i);
    return scores;
}

static void *room_for(size_t count, size_t size) {
    void *room = malloc(count * size + (count == 0));
    assert_non_null(room);
    return room;
}

typedef void board_check(kind k, const int16_t *scores, size_t count);

/* Every kind of board in every size up to 300, and in some beyond where the ways of counting change. */
static void for_every_board(board_check *check) {
    static const size_t more[] = {511, 512, 513, 519, 520, 521, MORE};
    for (int k = 0; k < KINDS; k++)
        for (size_t i = 0; i <= MOST + COUNT(more); i++) {
            size_t count = i <= MOST ? i : more[i - MOST - 1];
            int16_t *scores = make_board((kind)k, count);
            check((kind)k, scores, count);
            free(scores);
        }
}

/* ---- Against the laws -------------------------------------------------------------------------- */

static void check_matchpoints(kind k, const int16_t *scores, size_t count) {
    int32_t *mp = room_for(count, sizeof *mp);
    odd_matchpoints(mp, scores, count);
    for (size_t i = 0; i < count; i++)
        CHECK(mp[i] == matchpoints_of(scores, count, i), "kind %d, %zu results: %zu of them, %d, has %d", k,
              count, i, scores[i], (int)mp[i]);
    free(mp);
}

static void test_matchpoints(void **state) {
    (void)state;
    for_every_board(check_matchpoints);
}

static void check_cross_imps(kind k, const int16_t *scores, size_t count) {
    int32_t *imps = room_for(count, sizeof *imps);
    odd_cross_imps(imps, scores, count);
    for (size_t i = 0; i < count; i++)
        CHECK(imps[i] == cross_imps_of(scores, count, i), "kind %d, %zu results: %zu of them, %d, has %d", k,
              count, i, scores[i], (int)imps[i]);
    free(imps);
}

static void test_cross_imps(void **state) {
    (void)state;
    for_every_board(check_cross_imps);
}

static void check_butler(kind k, const int16_t *scores, size_t count) {
    int8_t *imps = room_for(count, sizeof *imps);
    int32_t datum = -1;
    odd_butler(imps, &datum, scores, count);
    CHECK(datum == datum_of(scores, count), "kind %d, %zu results: datum %d", k, count, (int)datum);
    for (size_t i = 0; i < count; i++)
        CHECK(imps[i] == imps_for(scores[i] - datum), "kind %d, %zu results: %d against %d is %d", k, count,
              scores[i], (int)datum, imps[i]);
    free(imps);
}

static void test_butler(void **state) {
    (void)state;
    for_every_board(check_butler);
}

/* Each number there is, among the results of a club: it is counted only if it can be. */
static void test_every_number(void **state) {
    (void)state;
    enum { RESULTS = 60 };
    int16_t *scores = make_board(CLUB, RESULTS);
    int32_t mp[RESULTS], imps[RESULTS];
    for (int number = INT16_MIN; number <= INT16_MAX; number++) {
        scores[7] = (int16_t)number;
        odd_matchpoints(mp, scores, RESULTS);
        odd_cross_imps(imps, scores, RESULTS);
        CHECK(mp[7] == matchpoints_of(scores, RESULTS, 7), "%d has %d", number, (int)mp[7]);
        CHECK(mp[50] == matchpoints_of(scores, RESULTS, 50), "%d beside %d", scores[50], number);
        CHECK(imps[7] == cross_imps_of(scores, RESULTS, 7), "%d has %d", number, (int)imps[7]);
        CHECK(imps[50] == cross_imps_of(scores, RESULTS, 50), "%d beside %d", scores[50], number);
    }
    free(scores);
}

/* ---- Worked examples --------------------------------------------------------------------------- */

static void test_law_78a_example(void **state) {
    (void)state;
    static const int16_t scores[] = {420, 170, 450, -50, 420};
    int32_t mp[5];
    odd_matchpoints(mp, scores, 5);
    assert_int_equal(mp[0], 5); /* two lower, one equal */
    assert_int_equal(mp[1], 2);
    assert_int_equal(mp[2], 8); /* top: 2 * (5 - 1) */
    assert_int_equal(mp[3], 0);
    assert_int_equal(mp[4], 5);
}

/* An example of the Polish federation, 14, -2.25, 4.25, -8.25 and -7.75 a comparison; its limit of 17 IMPs is
 * not reached. */
static void test_cross_imps_example(void **state) {
    (void)state;
    static const int16_t scores[] = {730, -170, 100, -420, -400};
    int32_t imps[5];
    odd_cross_imps(imps, scores, 5);
    assert_int_equal(imps[0], 56);
    assert_int_equal(imps[1], -9);
    assert_int_equal(imps[2], 17);
    assert_int_equal(imps[3], -33);
    assert_int_equal(imps[4], -31);
}

/* Of a world championship's ranking: a mean of 514.55, and what four of the scores are worth. */
static void test_butler_example(void **state) {
    (void)state;
    static const int16_t scores[] = {980, 480, 450, -50, 980, 480, 480, 420, 480, 480, 480};
    int8_t imps[11];
    int32_t datum;
    odd_butler(imps, &datum, scores, 11);
    assert_int_equal(datum, 510);
    assert_int_equal(imps[0], 10);
    assert_int_equal(imps[1], -1);
    assert_int_equal(imps[2], -2);
    assert_int_equal(imps[3], -11);
}

static int datum_of_two(int16_t a, int16_t b) {
    int8_t imps[2];
    int32_t datum;
    odd_butler(imps, &datum, (const int16_t[]){a, b}, 2);
    return datum;
}

static void test_datum_halves(void **state) {
    (void)state;
    assert_int_equal(datum_of_two(420, 430), 430);
    assert_int_equal(datum_of_two(-420, -430), -430);
    assert_int_equal(datum_of_two(0, 10), 10);
    assert_int_equal(datum_of_two(0, -10), -10);
    assert_int_equal(datum_of_two(4, 5), 0);
    assert_int_equal(datum_of_two(-4, -5), 0);
    assert_int_equal(datum_of_two(INT16_MAX, INT16_MAX), 32770);
    assert_int_equal(datum_of_two(INT16_MIN, INT16_MIN), -32770);
}

/* ---- What must hold for any board -------------------------------------------------------------- */

static int32_t results[LARGE], others[LARGE];

static void check_sums(kind k, const int16_t *scores, size_t count) {
    long long mp = 0, imps = 0, pairs = (long long)count * ((long long)count - 1);
    odd_matchpoints(results, scores, count);
    odd_cross_imps(others, scores, count);
    for (size_t i = 0; i < count; i++) {
        mp += results[i];
        imps += others[i];
    }
    CHECK(mp == pairs, "kind %d, %zu results: %lld matchpoints", k, count, mp);
    CHECK(imps == 0, "kind %d, %zu results: %lld IMPs", k, count, imps);
}

static void test_sums(void **state) {
    (void)state;
    for_every_board(check_sums);
}

/* East-West's scores are North-South's negated, and so is all that comes of them. */
static void check_mirror(kind k, const int16_t *scores, size_t count) {
    int16_t negated[MORE];
    int8_t imps[MORE], other_imps[MORE];
    int32_t datum, other_datum;
    for (size_t i = 0; i < count; i++) {
        if (scores[i] == INT16_MIN)
            return;
        negated[i] = (int16_t)-scores[i];
    }
    odd_matchpoints(results, scores, count);
    odd_matchpoints(others, negated, count);
    for (size_t i = 0; i < count; i++)
        CHECK(others[i] == 2 * ((int)count - 1) - results[i], "kind %d, %zu results", k, count);
    odd_cross_imps(results, scores, count);
    odd_cross_imps(others, negated, count);
    for (size_t i = 0; i < count; i++)
        CHECK(others[i] == -results[i], "kind %d, %zu results", k, count);
    odd_butler(imps, &datum, scores, count);
    odd_butler(other_imps, &other_datum, negated, count);
    CHECK(other_datum == -datum, "kind %d, %zu results", k, count);
    for (size_t i = 0; i < count; i++)
        CHECK(other_imps[i] == -imps[i], "kind %d, %zu results", k, count);
}

static void test_mirror(void **state) {
    (void)state;
    for_every_board(check_mirror);
}

/* The order of the results does not matter. */
static void check_order(kind k, const int16_t *scores, size_t count) {
    int16_t shuffled[MORE];
    size_t from[MORE];
    for (size_t i = 0; i < count; i++) {
        size_t j = chance((uint32_t)i + 1);
        from[i] = from[j];
        from[j] = i;
    }
    for (size_t i = 0; i < count; i++)
        shuffled[i] = scores[from[i]];
    odd_matchpoints(results, scores, count);
    odd_matchpoints(others, shuffled, count);
    for (size_t i = 0; i < count; i++)
        CHECK(others[i] == results[from[i]], "kind %d, %zu results", k, count);
    odd_cross_imps(results, scores, count);
    odd_cross_imps(others, shuffled, count);
    for (size_t i = 0; i < count; i++)
        CHECK(others[i] == results[from[i]], "kind %d, %zu results", k, count);
}

static void test_order(void **state) {
    (void)state;
    for_every_board(check_order);
}

/* ---- Large boards: the laws applied to how often each number occurs ------------------------------ */

static int32_t often[UINT16_MAX + 1], lower[UINT16_MAX + 2];

static void count_scores(const int16_t *scores, size_t count) {
    memset(often, 0, sizeof often);
    for (size_t i = 0; i < count; i++)
        often[scores[i] - INT16_MIN]++;
    for (size_t i = 0; i <= UINT16_MAX; i++)
        lower[i + 1] = lower[i] + often[i];
}

static void check_large(kind k, size_t count) {
    int16_t *scores = make_board(k, count);
    count_scores(scores, count);
    odd_matchpoints(results, scores, count);
    odd_cross_imps(others, scores, count);
    for (size_t i = 0; i < count; i++) {
        int score = scores[i] - INT16_MIN;
        CHECK(results[i] == 2 * lower[score] + often[score] - 1, "kind %d, %zu results", k, count);
    }
    for (size_t i = 0; i < count; i += i < 40 ? 1 : count / 40) {
        int imps = 0;
        for (int score = 0; score <= UINT16_MAX; score++)
            imps += often[score] * imps_for(scores[i] - INT16_MIN - score);
        CHECK(others[i] == imps, "kind %d, %zu results: %d has %d", k, count, scores[i], (int)others[i]);
    }
    check_butler(k, scores, count);
    free(scores);
}

static void test_large_boards(void **state) {
    (void)state;
    for (int k = 0; k < KINDS; k++) {
        check_large((kind)k, 5000);
        check_large((kind)k, LARGE);
    }
}

/* ---- Many boards ------------------------------------------------------------------------------- */

enum { BOARDS = 400, ROWS = 60000 };

static size_t deal_boards(size_t starts[BOARDS + 1], int16_t *scores) {
    static const size_t sizes[] = {0, 1, 2, 3, 7, 8, 12, 30, 47, 48, 49, 100, 600};
    starts[0] = 5; /* rows before the first board are not looked at */
    for (size_t b = 0; b < BOARDS; b++) {
        size_t count = sizes[chance(COUNT(sizes))];
        int16_t *board = make_board((kind)chance(KINDS), count);
        memcpy(scores + starts[b], board, count * sizeof *board);
        free(board);
        starts[b + 1] = starts[b] + count;
    }
    assert_true(starts[BOARDS] < ROWS);
    return starts[BOARDS];
}

static void test_many(void **state) {
    (void)state;
    static int16_t scores[ROWS];
    static int32_t mp[ROWS], imps[ROWS], datums[BOARDS + 1];
    static int8_t butler[ROWS], one_butler[ROWS], no_datum[ROWS];
    size_t starts[BOARDS + 1], end = deal_boards(starts, scores);
    mp[4] = mp[end] = imps[4] = imps[end] = datums[BOARDS] = 99;
    butler[4] = butler[end] = 99;
    odd_matchpoints_many(mp, scores, starts, BOARDS);
    odd_cross_imps_many(imps, scores, starts, BOARDS);
    odd_butler_many(butler, datums, scores, starts, BOARDS);
    odd_butler_many(no_datum, NULL, scores, starts, BOARDS);
    for (size_t b = 0; b < BOARDS; b++) {
        size_t count = starts[b + 1] - starts[b];
        int32_t datum;
        odd_matchpoints(results, scores + starts[b], count);
        odd_cross_imps(others, scores + starts[b], count);
        odd_butler(one_butler, &datum, scores + starts[b], count);
        assert_int_equal(datum, datums[b]);
        assert_memory_equal(results, mp + starts[b], count * sizeof *mp);
        assert_memory_equal(others, imps + starts[b], count * sizeof *imps);
        assert_memory_equal(one_butler, butler + starts[b], count);
        assert_memory_equal(one_butler, no_datum + starts[b], count);
    }
    assert_true(mp[4] == 99 && mp[end] == 99 && imps[4] == 99 && imps[end] == 99);
    assert_true(butler[4] == 99 && butler[end] == 99 && datums[BOARDS] == 99);
}

static void test_none(void **state) {
    (void)state;
    size_t start = 0;
    int32_t datum = -1;
    odd_matchpoints(NULL, NULL, 0);
    odd_cross_imps(NULL, NULL, 0);
    odd_butler(NULL, &datum, NULL, 0);
    assert_int_equal(datum, 0);
    odd_butler(NULL, NULL, NULL, 0);
    odd_matchpoints_many(NULL, NULL, &start, 0);
    odd_cross_imps_many(NULL, NULL, &start, 0);
    odd_butler_many(NULL, NULL, NULL, &start, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_matchpoints),
        cmocka_unit_test(test_cross_imps),
        cmocka_unit_test(test_butler),
        cmocka_unit_test(test_every_number),
        cmocka_unit_test(test_law_78a_example),
        cmocka_unit_test(test_cross_imps_example),
        cmocka_unit_test(test_butler_example),
        cmocka_unit_test(test_datum_halves),
        cmocka_unit_test(test_sums),
        cmocka_unit_test(test_mirror),
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_large_boards),
        cmocka_unit_test(test_many),
        cmocka_unit_test(test_none),
    };
    return cmocka_run_group_tests_name("compare", tests, NULL, NULL);
}
