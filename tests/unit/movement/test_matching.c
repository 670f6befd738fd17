/* Matchings: small ones against all there are, large ones by their proof. ODD_MATCHING_FIELDS is how many small ones. */
#include "unit.h"
#include "movement/matching.h"
#include "platform/memory.h"

static uint64_t seed = 1;

static uint32_t random_below(uint32_t below) {
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((seed >> 33) % below);
}

/* ---- A graph -------------------------------------------------------------------------------------------- */

enum { POINTS = 1024 };

typedef struct costs {
    uint32_t count;
    int32_t cost[POINTS][POINTS]; /* -1: none */
    odd_cost times;               /* of all costs */
} costs;

static costs g;

static odd_cost graph_cost(const void *owner, uint32_t a, uint32_t b) {
    const costs *of = owner;
    return of->cost[a][b] < 0 ? ODD_NO_EDGE : of->cost[a][b] * of->times;
}

static void set_cost(uint32_t a, uint32_t b, int cost) {
    g.cost[a][b] = g.cost[b][a] = cost;
}

/* Every edge is there with so many in a hundred. */
static void random_graph(uint32_t count, uint32_t percent, uint32_t range) {
    g.count = count;
    g.times = 1;
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = 0; b <= a; b++)
            set_cost(a, b, a != b && random_below(100) < percent ? (int)random_below(range) : -1);
}

/* ---- All matchings there are ----------------------------------------------------------------------------- */

/* By the set of those who are still to be paired: the least cost, -1 if it cannot be; and the most pairs. */
static int64_t least_of[1 << 12];
static int most_of[1 << 12];

static void find_all(void) {
    least_of[0] = 0;
    most_of[0] = 0;
    for (uint32_t set = 1; set < 1U << g.count; set++) {
        uint32_t a = 0;
        while (!(set >> a & 1))
            a++;
        uint32_t rest = set & ~(1U << a);
        least_of[set] = -1;
        most_of[set] = most_of[rest];
        for (uint32_t b = a + 1; b < g.count; b++) {
            if (!(set >> b & 1) || g.cost[a][b] < 0)
                continue;
            uint32_t others = rest & ~(1U << b);
            int64_t cost = least_of[others] < 0 ? -1 : least_of[others] + g.cost[a][b];
            if (cost >= 0 && (least_of[set] < 0 || cost < least_of[set]))
                least_of[set] = cost;
            most_of[set] = most_of[others] + 1 > most_of[set] ? most_of[others] + 1 : most_of[set];
        }
    }
}

/* ---- Checks ------------------------------------------------------------------------------------------------ */

static void check_least(void) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_matching m;
    int code = odd_matching_least(&m, g.count, graph_cost, &g, &arena);
    int64_t least = least_of[(1U << g.count) - 1];
    CHECK(code == (least < 0 ? ODD_E_UNREACHABLE : ODD_OK), "code %d, least %d", code, (int)least);
    if (code == ODD_OK) {
        CHECK(m.cost == least, "%d, not %d", (int)m.cost, (int)least);
        CHECK(odd_matching_check_proof(&m, graph_cost, &g), "the proof");
    }
    odd_blocks_free(&blocks);
}

/* Whether what is said about those who stay single proves that there are no more pairs. */
static void check_why(odd_maximum_matching *m) {
    uint32_t groups = odd_maximum_matching_why(m), between = 0, sizes[POINTS] = {0};
    for (uint32_t a = 0; a < g.count; a++) {
        if (!odd_is_there(m, a))
            continue;
        between += m->side[a] == ODD_SIDE_BETWEEN;
        if (m->side[a] != ODD_SIDE_GROUPED)
            continue;
        CHECK(m->base[a] < groups, "group of %u", a);
        sizes[m->base[a]]++;
        for (uint32_t b = 0; b < g.count; b++)
            if (g.cost[a][b] >= 0 && odd_is_there(m, b))
                CHECK(m->side[b] == ODD_SIDE_BETWEEN ||
                          (m->side[b] == ODD_SIDE_GROUPED && m->base[b] == m->base[a]),
                      "%u and %u", a, b);
    }
    for (uint32_t i = 0; i < groups; i++)
        CHECK(sizes[i] % 2 == 1, "group %u has %u", i, sizes[i]);
    CHECK(groups - between == m->single, "%u groups, %u between, %u single", groups, between, m->single);
}

static void check_pairs(const odd_maximum_matching *m) {
    uint32_t single = 0;
    for (uint32_t a = 0; a < g.count; a++) {
        uint32_t b = m->partner[a];
        single += b == ODD_NO_PARTNER && odd_is_there(m, a);
        CHECK(b == ODD_NO_PARTNER || (m->partner[b] == a && g.cost[a][b] >= 0 && odd_is_there(m, a)),
              "%u and %u", a, b);
    }
    CHECK(single == m->single, "%u single, not %u", single, m->single);
}

static void make_graph(odd_graph *graph, odd_arena *arena) {
    assert_true(odd_graph_make(graph, g.count, arena));
    for (uint32_t a = 0; a < g.count; a++)
        for (uint32_t b = 0; b < a; b++)
            if (g.cost[a][b] >= 0)
                odd_graph_set(graph, a, b, true);
}

static void check_most(void) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_graph graph;
    odd_maximum_matching m;
    uint32_t all = (1U << g.count) - 1, there = all;
    make_graph(&graph, &arena);
    assert_true(odd_maximum_matching_make(&m, &graph, &arena));
    check_pairs(&m);
    CHECK((int)(g.count - m.single) == 2 * most_of[all], "%u single", m.single);
    check_why(&m);
    for (int i = 0; i < 4 && g.count > 0; i++) { /* two are taken out, if the others can be paired as well */
        uint32_t two[2] = {random_below(g.count), random_below(g.count)}, single = random_below(3),
                 before = m.single;
        uint32_t rest = there & ~(1U << two[0] | 1U << two[1]);
        if (two[0] == two[1] || !(there >> two[0] & 1) || !(there >> two[1] & 1))
            continue;
        int fewest = __builtin_popcount(rest) - 2 * most_of[rest];
        bool can = odd_maximum_matching_without(&m, two, 2, single);
        CHECK(can == (fewest <= (int)single), "%d single, %u allowed", fewest, single);
        CHECK(can || m.single == before, "%u single", m.single);
        there = can ? rest : there;
        check_pairs(&m);
    }
    odd_blocks_free(&blocks);
}

/* ---- Tests ------------------------------------------------------------------------------------------------- */

static int fields(void) {
    const char *text = getenv("ODD_MATCHING_FIELDS");
    enum { FIELDS = UNIT_SANITIZED ? 20000 : 100000 };
    return text != NULL ? atoi(text) : FIELDS;
}

/* Up to ten points, all kinds: few costs or many, few edges or all. */
static void test_small(void **state) {
    (void)state;
    static const uint32_t ranges[] = {1, 2, 3, 10, 1000, 1 << 30};
    for (int i = 0; i < fields(); i++) {
        random_graph(random_below(11), 20 + random_below(81), ranges[random_below(COUNT(ranges))]);
        find_all();
        check_least();
        check_most();
    }
}

/* Swiss draws: points by rank, costs as draws have them, and who has met cannot be paired, or for much more. */
static void test_small_draws(void **state) {
    (void)state;
    for (int i = 0; i < fields() / 5; i++) {
        g.count = 2 * random_below(6);
        g.times = 1;
        uint32_t met = random_below(10), power = random_below(2), score[10] = {0};
        for (uint32_t a = 0; a < g.count; a++)
            score[a] = random_below(20);
        for (uint32_t a = 0; a < g.count; a++)
            for (uint32_t b = 0; b <= a; b++) {
                int apart = abs((int)score[a] - (int)score[b]), cost = power == 1 ? apart * apart : apart;
                bool again = random_below(10) < met;
                set_cost(a, b, a == b || (again && met % 2 == 0) ? -1 : cost + (again ? 100000 : 0));
            }
        find_all();
        check_least();
    }
}

static void check_large(size_t most_edges) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_matching m;
    assert_int_equal(odd_matching_least(&m, g.count, graph_cost, &g, &arena), ODD_OK);
    CHECK(odd_matching_check_proof(&m, graph_cost, &g), "%u points", g.count);
    CHECK(m.edges <= most_edges, "%u points: %zu edges", g.count, m.edges);
    m.partner[0] = m.partner[m.partner[0]]; /* a proof that holds for anything is none */
    CHECK(!odd_matching_check_proof(&m, graph_cost, &g), "%u points", g.count);
    odd_blocks_free(&blocks);
}

/* Teams by rank, of which everybody has met some near them. */
static void rank_graph(uint32_t count, uint32_t rounds) {
    g.count = count;
    g.times = (odd_cost)1 << 60;
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = 0; b <= a; b++)
            set_cost(a, b, a == b ? -1 : (int)((a - b) * (a - b)));
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t i = 0; i < rounds; i++) {
            uint32_t b = (a + 1 + random_below(2 * rounds)) % count;
            if (a != b)
                set_cost(a, b, 1 << 30);
        }
}

static void test_large_draws(void **state) {
    (void)state;
    static const uint32_t counts[] = {42, 100, 128, 300, 1000};
    for (size_t i = 0; i < COUNT(counts); i++)
        for (uint32_t rounds = 0; rounds <= 12; rounds += 4) {
            rank_graph(counts[i], rounds);
            check_large(counts[i] * 60);
        }
}

/* Without structure: nearly all is a tie, or nothing is. */
static void test_large_any(void **state) {
    (void)state;
    static const uint32_t ranges[] = {2, 10, 1 << 30};
    for (size_t i = 0; i < COUNT(ranges); i++) {
        random_graph(120, 100, ranges[i]);
        check_large(SIZE_MAX);
        random_graph(120, 30, ranges[i]);
        check_large(SIZE_MAX);
    }
}

/* Sets within sets: triangles that are joined so that each is an odd cycle of odd cycles. */
static void test_nested(void **state) {
    (void)state;
    for (uint32_t n = 10; n <= 200; n += 10)
        for (int kind = 0; kind < 4; kind++) {
            g.count = n;
            g.times = 1;
            for (uint32_t a = 0; a < n; a++)
                for (uint32_t b = 0; b <= a; b++) {
                    uint32_t apart = a - b < n - (a - b) ? a - b : n - (a - b); /* round a circle */
                    int cost = (int)(kind == 0        ? apart
                                     : kind == 1      ? a / 3 == b / 3 ? 1 : 50 + apart
                                     : a / 9 == b / 9 ? 2 + apart % 3
                                                      : 90);
                    set_cost(a, b, a == b ? -1 : kind == 3 ? (int)(a * b % 7 + apart) : cost);
                }
            check_large(SIZE_MAX);
        }
}

/* Edges that leave somebody out. */
static void test_unreachable(void **state) {
    (void)state;
    random_graph(60, 100, 10);
    for (uint32_t b = 0; b < 60; b++) { /* three that may be paired with one alone */
        for (uint32_t a = 1; a < 4; a++)
            set_cost(a, b, b == 0 ? 1 : -1);
    }
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_matching m;
    assert_int_equal(odd_matching_least(&m, 60, graph_cost, &g, &arena), ODD_E_UNREACHABLE);
    odd_graph graph;
    odd_maximum_matching most;
    make_graph(&graph, &arena);
    assert_true(odd_maximum_matching_make(&most, &graph, &arena));
    assert_int_equal(most.single, 2);
    check_why(&most);
    odd_blocks_free(&blocks);
}

/* Without memory: an error, wherever it ends. */
static size_t left;
static void *some_memory(void *owner, size_t bytes) {
    return left-- > 0 ? odd_arena_take(owner, bytes, 1) : NULL;
}

static void test_memory(void **state) {
    (void)state;
    rank_graph(60, 4);
    for (size_t calls = 0; calls < 400; calls++) {
        odd_blocks blocks = {0};
        odd_arena all = odd_blocks_exit_arena(&blocks), arena = {.more = some_memory, .owner = &all};
        odd_matching m;
        left = calls;
        int code = odd_matching_least(&m, 60, graph_cost, &g, &arena);
        odd_blocks_free(&blocks);
        if (code == ODD_OK) {
            assert_true(calls > 0);
            return;
        }
        assert_int_equal(code, ODD_E_MEMORY);
    }
    fail_msg("never enough");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small),       cmocka_unit_test(test_small_draws),
        cmocka_unit_test(test_large_draws), cmocka_unit_test(test_large_any),
        cmocka_unit_test(test_nested),      cmocka_unit_test(test_unreachable),
        cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
