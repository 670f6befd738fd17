/* Draws: small ones against all draws that there are, by a search that goes back; simulated events of many sizes; what a request may
 * ask for; and wrong requests. */
#include "unit.h"
#include "base/arena.h"
#include "oddtrick_draw.h"
#include "platform/memory.h"

static uint64_t seed = 7;

static uint32_t random_below(uint32_t below) {
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((seed >> 33) % below);
}

/* ---- An event that is simulated ---------------------------------------------------------------------------- */

enum { TEAMS = 200, PAIRS = TEAMS * TEAMS };

static odd_draw_entry entries[TEAMS];
static odd_draw_pair met[PAIRS], apart[PAIRS], given[TEAMS];
static char ids[TEAMS][8];
static odd_draw_request r;
static odd_draw draw;
static odd_error error;
static odd_blocks blocks;
static odd_arena arena;

static void start(size_t count) {
    odd_blocks_free(&blocks);
    blocks = (odd_blocks){0};
    arena = odd_blocks_exit_arena(&blocks);
    memset(entries, 0, sizeof entries);
    for (size_t i = 0; i < TEAMS; i++) {
        snprintf(ids[i], sizeof ids[i], "%zu", i + 1);
        entries[i].id = (odd_text){ids[i], strlen(ids[i])};
    }
    r = (odd_draw_request){.entries = entries, .count = count, .met = met, .apart = apart, .given = given};
}

static void meet(uint32_t a, uint32_t b) {
    met[r.met_count++] = (odd_draw_pair){a, b};
}

static bool has_met(uint32_t a, uint32_t b) {
    for (size_t i = 0; i < r.met_count; i++)
        if ((met[i].one == a && met[i].two == b) || (met[i].one == b && met[i].two == a))
            return true;
    return false;
}

static bool is_apart(uint32_t a, uint32_t b) {
    for (size_t i = 0; i < r.apart_count; i++)
        if ((apart[i].one == a && apart[i].two == b) || (apart[i].one == b && apart[i].two == a))
            return true;
    return false;
}

static int make(void) {
    error = (odd_error){0};
    return odd_draw_make(&draw, &r, &arena, &error);
}

/* Everybody plays once, or has the bye, or twice in the triangle; tables are numbered; rematches are counted. */
static void check_whole(void) {
    int matches[TEAMS] = {0}, rematches = 0, last = 0, thirds = 0;
    bool triangle = r.odd != ODD_DRAW_BYE;
    for (size_t i = 0; i < draw.match_count; i++) {
        const odd_drawn_match *m = &draw.matches[i];
        CHECK(m->home < r.count && m->away < r.count && m->home != m->away, "match %zu", i);
        CHECK(!is_apart(m->home, m->away), "%u and %u are apart", m->home, m->away);
        CHECK(m->rematch == has_met(m->home, m->away), "%u and %u", m->home, m->away);
        CHECK(m->table > last, "table %d after %d", m->table, last);
        bool of_three = m->half || m->rounds == 2;
        CHECK(!of_three || (triangle && m->half == (r.odd == ODD_DRAW_TRIANGLE)), "no triangle");
        last = m->table;
        rematches += m->rematch;
        thirds += of_three;
        matches[m->home] += of_three ? 1 : 2;
        matches[m->away] += of_three ? 1 : 2;
    }
    if (draw.bye != ODD_NOBODY)
        matches[draw.bye] += 2;
    for (size_t i = 0; i < r.count; i++)
        CHECK(matches[i] == 2, "%zu has %d", i, matches[i]);
    CHECK(rematches == draw.rematches, "%d rematches, not %d", draw.rematches, rematches);
    CHECK(thirds == 0 || thirds == 3, "%d", thirds);
}

/* ---- All draws that there are ------------------------------------------------------------------------------ */

/* Goes through all draws from the top down, the nearest first, the bye from the bottom up; each is looked at. */
typedef struct all_draws {
    uint32_t partner[12]; /* of each; itself: the bye */
    int least_byes;
    bool any;
    int rematches;       /* the fewest */
    uint32_t first[12];  /* the first draw with the fewest */
    uint32_t lowest_bye; /* of draws with the fewest */
    int64_t least
        [3]
        [2]; /* the least sum: of ranks, scores, half a field; and of squares. With that bye, few rematches */
} all_draws;

static all_draws all;

static int64_t apart_by(int kind, uint32_t a, uint32_t b) {
    int64_t ranks = llabs((int64_t)a - b);
    return kind == 0 ? ranks : kind == 1 ? llabs(entries[a].score_x100 - entries[b].score_x100) : ranks;
}

static int64_t sum_of(const uint32_t *partner, int kind, bool squares) {
    int64_t sum = 0;
    uint32_t skipped = ODD_NOBODY;
    for (uint32_t i = 0; i < r.count; i++)
        skipped = partner[i] == i ? i : skipped;
    for (uint32_t i = 0; i < r.count; i++) {
        if (partner[i] <= i)
            continue;
        int64_t by = apart_by(kind, i, partner[i]);
        if (kind != 1 && skipped > i && skipped < partner[i]) /* ranks are of those who play */
            by--;
        by = kind == 2 ? llabs(by - (int64_t)(r.count / 2)) : by;
        sum += squares ? by * by : by;
    }
    return sum;
}

static void look_at_draw(uint32_t bye) {
    int rematches = 0;
    for (uint32_t i = 0; i < r.count; i++)
        rematches += all.partner[i] > i && has_met(i, all.partner[i]);
    bool fewer = !all.any || rematches < all.rematches;
    bool better = fewer || (rematches == all.rematches && bye != ODD_NOBODY && bye > all.lowest_bye);
    if (better) {
        memcpy(all.first, all.partner, sizeof all.first);
        all.rematches = rematches;
        all.lowest_bye = bye;
        all.any = true;
    }
    if (rematches > all.rematches || bye != all.lowest_bye)
        return;
    for (int kind = 0; kind < 3; kind++)
        for (int squares = 0; squares < 2; squares++) {
            int64_t sum = sum_of(all.partner, kind, squares);
            if (better || sum < all.least[kind][squares])
                all.least[kind][squares] = sum;
        }
}

static void go_through(uint32_t bye) {
    uint32_t a = 0;
    while (a < r.count && all.partner[a] != ODD_NOBODY)
        a++;
    if (a == r.count) {
        look_at_draw(bye);
        return;
    }
    for (uint32_t b = a + 1; b < r.count; b++) {
        if (all.partner[b] != ODD_NOBODY || is_apart(a, b))
            continue;
        all.partner[a] = b;
        all.partner[b] = a;
        go_through(bye);
        all.partner[a] = all.partner[b] = ODD_NOBODY;
    }
}

static void find_all(void) {
    memset(&all, 0, sizeof all);
    all.least_byes = INT32_MAX;
    for (uint32_t i = 0; i < 12; i++)
        all.partner[i] = ODD_NOBODY;
    for (uint32_t i = 0; i < r.count; i++)
        all.least_byes = entries[i].byes < all.least_byes ? entries[i].byes : all.least_byes;
    if (r.count % 2 == 0) {
        all.lowest_bye = ODD_NOBODY;
        go_through(ODD_NOBODY);
        return;
    }
    for (uint32_t i = (uint32_t)r.count; i-- > 0;) {
        if (entries[i].byes != all.least_byes)
            continue;
        all.partner[i] = i;
        go_through(i);
        all.partner[i] = ODD_NOBODY;
    }
}

/* Whether what is said about the rematches proves that there must be so many. */
static void check_why(void) {
    if (draw.rematches == 0) {
        CHECK(draw.why == NULL, "nothing is to be explained");
        return;
    }
    uint32_t sizes[TEAMS] = {0}, between = draw.bye_between, groups = 0;
    assert_non_null(draw.why);
    for (uint32_t a = 0; a < r.count; a++) {
        between += draw.why[a] == ODD_DRAW_BETWEEN;
        if (draw.why[a] < ODD_DRAW_GROUPS)
            continue;
        sizes[draw.why[a] - ODD_DRAW_GROUPS]++;
        for (uint32_t b = 0; b < r.count; b++)
            if (b != a && !has_met(a, b) && !is_apart(a, b))
                CHECK(draw.why[b] == draw.why[a] || draw.why[b] == ODD_DRAW_BETWEEN, "%u and %u", a, b);
    }
    for (uint32_t i = 0; i < TEAMS; i++) {
        CHECK(sizes[i] == 0 || sizes[i] % 2 == 1 || draw.bye_grouped, "%u in a group", sizes[i]);
        groups += sizes[i] > 0;
    }
    CHECK(draw.group_count > between, "%u groups, %u between", draw.group_count, between);
    if (r.apart_count == 0)
        CHECK((draw.group_count - between + 1) / 2 == (uint32_t)draw.rematches,
              "%u groups, %u between: %d rematches", draw.group_count, between, draw.rematches);
}

static void check_method(odd_draw_method method) {
    r.method = method;
    int code = make();
    CHECK(code == (all.any ? ODD_OK : ODD_E_UNREACHABLE), "%s: %s", odd_draw_method_text(method),
          error.message);
    if (code != ODD_OK)
        return;
    check_whole();
    check_why();
    CHECK(draw.rematches == all.rematches, "%d rematches, not %d", draw.rematches, all.rematches);
    uint32_t partner[12];
    for (size_t i = 0; i < draw.match_count; i++) {
        partner[draw.matches[i].home] = draw.matches[i].away;
        partner[draw.matches[i].away] = draw.matches[i].home;
    }
    if (method == ODD_DRAW_RANDOM)
        return;
    if (draw.bye != ODD_NOBODY)
        partner[draw.bye] = draw.bye;
    CHECK(draw.bye == all.lowest_bye, "the bye is for %u, not %u", draw.bye, all.lowest_bye);
    if (method == ODD_DRAW_TOP_DOWN) {
        for (uint32_t i = 0; i < r.count && all.rematches == 0; i++)
            CHECK(partner[i] == all.first[i], "%u meets %u, not %u", i, partner[i], all.first[i]);
        return;
    }
    static const int kinds[ODD_DRAW_METHOD_COUNT][2] = {[ODD_DRAW_RANK] = {0, 0},
                                                        [ODD_DRAW_RANK_SQUARES] = {0, 1},
                                                        [ODD_DRAW_VP] = {1, 0},
                                                        [ODD_DRAW_VP_SQUARES] = {1, 1},
                                                        [ODD_DRAW_SEEDED] = {2, 1}};
    const int *kind = kinds[method];
    int64_t sum = sum_of(partner, kind[0], kind[1] == 1);
    if (all.rematches == 0) /* else rematches are far down before sums are small */
        CHECK(sum == all.least[kind[0]][kind[1]], "%s: %d, not %d", odd_draw_method_text(method), (int)sum,
              (int)all.least[kind[0]][kind[1]]);
}

/* Fields of any kind: few have met, or most; some had byes; scores with ties. */
static void test_small(void **state) {
    (void)state;
    for (int i = 0; i < 3000; i++) {
        start(2 + random_below(7));
        uint32_t percent = random_below(100);
        for (uint32_t a = 0; a < r.count; a++) {
            entries[a].byes = (int)random_below(2);
            entries[a].score_x100 =
                a == 0 ? 5000 : entries[a - 1].score_x100 - (int64_t)random_below(4) * 150;
            for (uint32_t b = 0; b < a; b++)
                if (random_below(100) < percent)
                    meet(a, b);
        }
        for (uint32_t n = random_below(4) == 0 ? random_below(4) : 0; n > 0; n--) {
            odd_draw_pair p = {random_below((uint32_t)r.count), random_below((uint32_t)r.count)};
            if (p.one != p.two)
                apart[r.apart_count++] = p;
        }
        r.seed = (uint64_t)i;
        find_all();
        for (int method = 0; method < ODD_DRAW_METHOD_COUNT; method++)
            check_method((odd_draw_method)method);
    }
}

/* ---- Whole events ------------------------------------------------------------------------------------------ */

static uint32_t team_at[TEAMS]; /* by place in the standings */
static int64_t score_of[TEAMS];
static int byes_of[TEAMS];
static odd_draw_pair met_teams[PAIRS];
static size_t met_teams_count;

static void sort_teams(size_t count) {
    for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0 && score_of[team_at[j]] > score_of[team_at[j - 1]]; j--) {
            uint32_t kept = team_at[j];
            team_at[j] = team_at[j - 1];
            team_at[j - 1] = kept;
        }
}

static void request_of(size_t count, odd_draw_method method, odd_draw_odd odd) {
    uint32_t place[TEAMS];
    start(count);
    sort_teams(count);
    for (uint32_t i = 0; i < count; i++) {
        place[team_at[i]] = i;
        entries[i].score_x100 = score_of[team_at[i]];
        entries[i].byes = byes_of[team_at[i]];
    }
    for (size_t i = 0; i < met_teams_count; i++)
        meet(place[met_teams[i].one], place[met_teams[i].two]);
    r.method = method;
    r.odd = odd;
}

static void play_round(void) {
    for (size_t i = 0; i < draw.match_count; i++) {
        uint32_t home = team_at[draw.matches[i].home], away = team_at[draw.matches[i].away];
        int64_t vp = (int64_t)random_below(2001);
        score_of[home] += vp;
        score_of[away] += 2000 - vp;
        met_teams[met_teams_count++] = (odd_draw_pair){home, away};
    }
    if (draw.bye != ODD_NOBODY) {
        score_of[team_at[draw.bye]] += 1200;
        byes_of[team_at[draw.bye]]++;
    }
}

/* Dirac: up to round n/2 there is a draw without rematches, for everybody may meet at least half of the others. Above it, what is said
 * about the rematches must prove them. */
static void play_event(size_t count, int rounds, odd_draw_method method) {
    met_teams_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        team_at[i] = i;
        score_of[i] = 0;
        byes_of[i] = 0;
    }
    for (int round = 1; round <= rounds; round++) {
        request_of(count, round == 1 ? ODD_DRAW_RANDOM : method, ODD_DRAW_BYE);
        r.seed = seed;
        CHECK(make() == ODD_OK, "%zu teams, round %d: %s", count, round, error.message);
        check_whole();
        check_why();
        size_t field = count + count % 2;
        CHECK(draw.rematches == 0 || (size_t)round > field / 2, "%zu teams, round %d, %s: %d rematches",
              count, round, odd_draw_method_text(method), draw.rematches);
        CHECK(draw.bye == ODD_NOBODY || byes_of[team_at[draw.bye]] <= (round - 1) / (int)count,
              "%u has a bye again", draw.bye);
        play_round();
    }
}

static void test_events(void **state) {
    (void)state;
    for (size_t count = 2; count <= 40; count++)
        for (int method = 0; method <= ODD_DRAW_VP_SQUARES; method++)
            play_event(count, count < 14 ? (int)count : 9, (odd_draw_method)method);
    for (size_t count = 50; count <= TEAMS; count += 37)
        play_event(count, 12, ODD_DRAW_TOP_DOWN);
}

/* ---- Triangles ----------------------------------------------------------------------------------------------- */

/* The fewest rematches with any triangle. */
static int fewest_with_triangle(void) {
    int fewest = INT32_MAX;
    size_t count = r.count;
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = 0; b < a; b++)
            for (uint32_t c = 0; c < b; c++) {
                for (uint32_t i = 0; i < 12; i++)
                    all.partner[i] = ODD_NOBODY;
                all.any = false;
                all.partner[a] = all.partner[b] = all.partner[c] = 0; /* they are not to be paired */
                uint32_t kept[3] = {a, b, c};
                int within = has_met(a, b) + has_met(a, c) + has_met(b, c);
                for (int i = 0; i < 3; i++)
                    all.partner[kept[i]] = kept[i];
                all.lowest_bye = ODD_NOBODY;
                go_through(ODD_NOBODY);
                fewest = all.any && within + all.rematches < fewest ? within + all.rematches : fewest;
            }
    return fewest;
}

static void test_triangles(void **state) {
    (void)state;
    for (int i = 0; i < 300; i++) {
        start(3 + 2 * random_below(4));
        uint32_t percent = random_below(70);
        for (uint32_t a = 0; a < r.count; a++)
            for (uint32_t b = 0; b < a; b++)
                if (random_below(100) < percent)
                    meet(a, b);
        r.odd = i % 2 == 0 ? ODD_DRAW_TRIANGLE : ODD_DRAW_LONG_TRIANGLE;
        assert_int_equal(make(), ODD_OK);
        check_whole();
        int fewest = fewest_with_triangle();
        CHECK(draw.rematches == fewest, "%d rematches, not %d", draw.rematches, fewest);
    }
    start(9); /* the last three; next time three others */
    r.odd = ODD_DRAW_TRIANGLE;
    assert_int_equal(make(), ODD_OK);
    assert_int_equal(draw.match_count, 6);
    for (int i = 3; i < 6; i++)
        assert_true(draw.matches[i].half && draw.matches[i].home >= 6 && draw.matches[i].away >= 6);
    entries[6].triangles = entries[7].triangles = entries[8].triangles = 1;
    assert_int_equal(make(), ODD_OK);
    for (size_t i = 0; i < 6; i++)
        if (draw.matches[i].half)
            assert_true(draw.matches[i].home >= 3 && draw.matches[i].home < 6);
}

/* ---- What may be asked for ------------------------------------------------------------------------------------ */

static const odd_drawn_match *match_with(uint32_t who) {
    for (size_t i = 0; i < draw.match_count; i++)
        if (draw.matches[i].home == who || draw.matches[i].away == who)
            return &draw.matches[i];
    return NULL;
}

static void test_first_round(void **state) {
    (void)state;
    int together[10][10] = {{0}};
    start(10);
    r.method = ODD_DRAW_SEEDED;
    assert_int_equal(make(), ODD_OK);
    for (uint32_t i = 0; i < 5; i++) {
        assert_int_equal(draw.matches[i].home, i);
        assert_int_equal(draw.matches[i].away, i + 5);
        assert_int_equal(draw.matches[i].table, (int)i + 1);
    }
    enum { DRAWS = 9000 };
    for (uint64_t i = 0; i < DRAWS; i++) {
        start(10);
        r.method = ODD_DRAW_RANDOM;
        r.seed = i;
        assert_int_equal(make(), ODD_OK);
        odd_draw first = draw;
        assert_int_equal(make(), ODD_OK); /* the same again */
        assert_memory_equal(first.matches, draw.matches, draw.match_count * sizeof *draw.matches);
        for (size_t m = 0; m < draw.match_count; m++)
            together[draw.matches[m].home][draw.matches[m].away]++;
    }
    for (int a = 0; a < 10; a++) /* each of 45 pairs in a ninth of all draws: 1000, with a deviation of 30 */
        for (int b = 0; b < a; b++)
            CHECK(abs(together[a][b] + together[b][a] - DRAWS / 9) < 170, "%d v %d: %d", a, b,
                  together[a][b] + together[b][a]);
}

static void test_tables(void **state) {
    (void)state;
    start(8);
    entries[6].table = 1;
    entries[3].table = 9;
    entries[0].homes = 2;
    entries[1].homes = 1;
    assert_int_equal(make(), ODD_OK); /* 1 v 2, 3 v 4 at table 9, 5 v 6, 7 v 8 at table 1 */
    check_whole();
    assert_int_equal(match_with(6)->table, 1);
    assert_int_equal(match_with(6)->home, 6);
    assert_int_equal(match_with(3)->table, 9);
    assert_int_equal(match_with(3)->home, 3);
    assert_int_equal(match_with(0)->home, 1); /* who was at home less often */
    assert_int_equal(match_with(0)->table, 2);
    assert_int_equal(match_with(4)->table, 3);
    assert_int_equal(match_with(4)->home, 4);
    entries[2].table = 5; /* now the third and the fourth cannot meet */
    assert_int_equal(make(), ODD_OK);
    assert_int_not_equal(match_with(2), match_with(3));
}

static void test_given(void **state) {
    (void)state;
    start(9);
    meet(0, 8);
    given[r.given_count++] = (odd_draw_pair){8, 0};
    assert_int_equal(make(), ODD_OK);
    check_whole();
    assert_true(match_with(0)->home == 8 && match_with(0)->given && match_with(0)->rematch);
    assert_int_equal(draw.bye, 7);
    assert_null(draw.why); /* the rematch was given */
    r.bye = 2;
    assert_int_equal(make(), ODD_OK);
    check_whole();
    assert_int_equal(draw.bye, 1);
    start(6);
    for (uint32_t a = 0; a < 6; a++)
        for (uint32_t b = 0; b < a; b++)
            meet(a, b);
    r.may_rematch = true;
    assert_int_equal(make(), ODD_OK);
    assert_int_equal(draw.rematches, 3);
    for (uint32_t i = 0; i < 6; i++)
        assert_true((match_with(i)->home ^ match_with(i)->away) == 1);
}

static void check_wrong(int code, const char *message) {
    assert_int_equal(make(), code);
    assert_string_equal(error.message, message);
}

static void test_wrong(void **state) {
    (void)state;
    start(1);
    check_wrong(ODD_E_REFERENCE, "a draw needs 2 to 4000 contestants, not 1");
    start(4);
    given[0] = (odd_draw_pair){1, 1};
    r.given_count = 1;
    check_wrong(ODD_E_REFERENCE, "2 v 2: nobody plays against themselves");
    given[0] = (odd_draw_pair){0, 1};
    given[1] = (odd_draw_pair){2, 1};
    r.given_count = 2;
    check_wrong(ODD_E_REFERENCE, "2 has two matches, or a match and the bye");
    given[1] = (odd_draw_pair){2, 4};
    check_wrong(ODD_E_REFERENCE, "a fixed match names an entry that does not exist");
    r.given_count = 0;
    r.bye = 1;
    check_wrong(ODD_E_REFERENCE, "with this bye, 3 are left: an odd number cannot be drawn");
    r.bye = 0;
    apart[0] = (odd_draw_pair){0, 1};
    given[0] = (odd_draw_pair){1, 0};
    r.apart_count = r.given_count = 1;
    check_wrong(ODD_E_REFERENCE, "2 v 1: they are to be kept apart");
    r.given_count = 0;
    apart[1] = (odd_draw_pair){0, 2};
    apart[2] = (odd_draw_pair){3, 0};
    r.apart_count = 3;
    check_wrong(ODD_E_UNREACHABLE,
                "not everybody can have an opponent: too many are to be kept apart, or stay at their tables");
    start(4);
    entries[0].table = entries[3].table = 2;
    check_wrong(ODD_E_REFERENCE, "1 v 4: both stay at the same table");
    entries[3].table = 1;
    given[0] = (odd_draw_pair){3, 0};
    r.given_count = 1;
    check_wrong(ODD_E_REFERENCE, "4 v 1: neither can move to the other's table");
    start(4);
    r.method = ODD_DRAW_VP;
    entries[1].score_x100 = 1;
    check_wrong(ODD_E_REFERENCE, "the entries are not in the order of their scores");
}

static size_t left;
static void *some_memory(void *owner, size_t bytes) {
    return left-- > 0 ? odd_arena_take(owner, bytes, 1) : NULL;
}

static void test_memory(void **state) {
    (void)state;
    for (int kind = 0; kind < 6; kind++)
        for (size_t calls = 0;; calls++) {
            start(21);
            odd_arena some = {.more = some_memory, .owner = &arena};
            for (uint32_t i = 0; i < 21; i++)
                for (uint32_t j = 0; j < i; j++)
                    if (kind % 2 == 0 || i - j == 1)
                        meet(i, j);
            r.method = kind < 4 ? ODD_DRAW_VP : ODD_DRAW_TOP_DOWN;
            r.odd = kind % 3 == 0 ? ODD_DRAW_TRIANGLE : ODD_DRAW_BYE;
            left = calls;
            int code = odd_draw_make(&draw, &r, &some, NULL);
            if (code == ODD_OK)
                break;
            assert_int_equal(code, ODD_E_MEMORY);
            assert_true(calls < 1000);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_small),       cmocka_unit_test(test_events), cmocka_unit_test(test_triangles),
        cmocka_unit_test(test_first_round), cmocka_unit_test(test_tables), cmocka_unit_test(test_given),
        cmocka_unit_test(test_wrong),       cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
