/* Movements of teams: round robin, whist, Swiss, knock-out. */
#include "moves.h"

enum { TEAMS_MAX = 60 };

static odd_movement make(odd_movement_kind kind, int teams, int rounds) {
    return moves_make(
        (odd_movement_wish){.kind = kind, .contestants = teams, .rounds = rounds, .set_boards = 2});
}

/* Both pairs of two teams play each board of their match, in opposite directions. */
static void check_rooms(const odd_movement *m) {
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *x = &m->moves[i];
        size_t found = 0;
        for (size_t j = 0; j < m->move_count; j++) {
            const odd_move *y = &m->moves[j];
            found +=
                y->ns[0] == x->ew[0] && y->ew[0] == x->ns[0] && y->first == x->first && y->last == x->last;
        }
        CHECK(found == 1, "round %d table %d: the other room is there %zu times", x->round, x->table, found);
    }
}

/* ---- Round robin --------------------------------------------------------------------------------- */

static void test_round_robin(void **state) {
    (void)state;
    for (int teams = 2; teams <= TEAMS_MAX; teams++) {
        int all = teams % 2 == 0 ? teams - 1 : teams;
        odd_movement m = make(ODD_MOVE_ROUND_ROBIN, teams, all);
        assert_int_equal(m.contest, ODD_TEAMS);
        assert_int_equal(m.contestants, teams);
        assert_int_equal(m.least_meetings, 1);
        assert_int_equal(m.meetings, 1);
        assert_int_equal(m.move_count, (size_t)teams * (size_t)(teams - 1)); /* two tables for each match */
        assert_int_equal(m.sit_count, teams % 2 == 0 ? 0 : (size_t)teams);
        assert_int_equal(m.form, teams % 2 == 0 ? ODD_FORM_USUAL : ODD_FORM_BYE);
        moves_check(&m, true);
        check_rooms(&m);
    }
}

/* Matches at home, the first of a match's two tables, differ by one at most. */
static void test_home(void **state) {
    (void)state;
    for (int teams = 3; teams <= 16; teams++) {
        int home[20] = {0}, least = 1000, most = 0;
        odd_movement m = make(ODD_MOVE_ROUND_ROBIN, teams, teams % 2 == 0 ? teams - 1 : teams);
        for (size_t i = 0; i < m.move_count; i++)
            home[m.moves[i].ns[0]] += m.moves[i].table % 2;
        for (int team = 1; team <= teams; team++) {
            least = home[team] < least ? home[team] : least;
            most = home[team] > most ? home[team] : most;
        }
        CHECK(most - least <= 1, "%d teams: %d to %d", teams, least, most);
    }
}

/* The first rounds of a round robin, and one that is played twice. */
static void test_other_rounds(void **state) {
    (void)state;
    for (int teams = 3; teams <= 20; teams++) {
        int all = teams % 2 == 0 ? teams - 1 : teams;
        for (int rounds = 1; rounds <= 2 * all; rounds++) {
            odd_movement m = make(ODD_MOVE_ROUND_ROBIN, teams, rounds);
            assert_int_equal(m.rounds, rounds);
            assert_int_equal(m.meetings, rounds <= all ? 1 : 2);
            assert_int_equal(m.least_meetings, rounds / all);
            moves_check(&m, true);
        }
    }
}

/* Nobody sits out, and in each two rounds three teams play each other. */
static void check_triangles(const odd_movement *m) {
    for (int round = 1; round <= m->rounds; round += 2) {
        unsigned a[3] = {0}, count = 0;
        for (size_t i = 0; i < m->move_count; i++)
            if (m->moves[i].round == round && m->moves[i].table > m->tables - 3)
                a[count++] = m->moves[i].ns[0];
        assert_int_equal(count, 3);
        for (int i = 0; i < 3; i++)
            assert_int_equal(moves_meetings(m, a[i], a[(i + 1) % 3]), 1);
    }
}

static void test_triangles(void **state) {
    (void)state;
    for (int teams = 3; teams <= TEAMS_MAX; teams = moves_next(moves_next(teams))) {
        bool fits = teams != 5; /* the two others would meet twice */
        for (int rounds = teams - 1; rounds > 0; rounds -= teams < 20 || moves_whole() ? 2 : 10) {
            odd_movement m;
            int code = moves_try(&m, (odd_movement_wish){.kind = ODD_MOVE_ROUND_ROBIN,
                                                         .form = ODD_FORM_TRIANGLE,
                                                         .contestants = teams,
                                                         .rounds = rounds,
                                                         .set_boards = 2});
            CHECK((code == ODD_OK) == fits, "%d teams: %s", teams, moves_error.message);
            if (!fits)
                break;
            assert_int_equal(m.tables, teams);
            assert_int_equal(m.sit_count, 0);
            assert_int_equal(m.least_meetings, rounds == teams - 1);
            assert_int_equal(m.boards, 3 * rounds);
            moves_check(&m, true);
            check_rooms(&m);
            check_triangles(&m);
        }
    }
}

/* ---- Whist --------------------------------------------------------------------------------------- */

static void test_whist(void **state) {
    (void)state;
    for (int teams = 3; teams <= TEAMS_MAX; teams++) {
        odd_movement m = make(ODD_MOVE_WHIST, teams, 0);
        bool odd = teams % 2 == 1;
        assert_int_equal(m.rounds, teams - 1);
        assert_int_equal(m.tables, teams);
        assert_int_equal(m.boards, 2 * teams);
        assert_int_equal(m.form, odd ? ODD_FORM_AMERICAN : ODD_FORM_RELAY);
        assert_int_equal(odd_movement_copies(&m), odd ? 1 : 2);
        assert_int_equal(m.least_meetings, 1);
        assert_int_equal(odd_movement_boards_of(&m, 1), 2 * (teams - 1));
        moves_check(&m, true);
        check_rooms(&m);
    }
}

/* ---- Swiss --------------------------------------------------------------------------------------- */

static void test_swiss(void **state) {
    (void)state;
    odd_movement m = moves_make((odd_movement_wish){
        .kind = ODD_MOVE_SWISS, .contest = ODD_TEAMS, .contestants = 9, .rounds = 5, .boards = 30});
    assert_int_equal(m.contest, ODD_TEAMS);
    assert_int_equal(m.contestants, 9);
    assert_int_equal(m.tables, 8);
    assert_int_equal(m.rounds, 5);
    assert_int_equal(m.set_boards, 6);
    assert_int_equal(m.boards, 30);
    assert_int_equal(m.move_count, 0);
    assert_int_equal(m.sit_count, 0);
    assert_int_equal(odd_movement_who(&m, (odd_text){"9", 1}), 9);
    m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_SWISS, .contestants = 20, .rounds = 6, .set_boards = 8});
    assert_int_equal(m.contest, ODD_PAIRS);
    assert_int_equal(m.tables, 10);
    assert_int_equal(m.boards, 48);
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_movement_name(name, sizeof name, &m);
    assert_string_equal(name, "Swiss, 10 tables, 6 rounds of 8 boards");
}

/* ---- Knock-out ----------------------------------------------------------------------------------- */

/* The favourites of all stages would meet such that their seeds have the same sum. */
static void test_bracket(void **state) {
    (void)state;
    static const uint16_t sixteen[] = {1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11};
    uint16_t places[512];
    assert_int_equal(odd_bracket(places, COUNT(places), 16), 16);
    assert_memory_equal(places, sixteen, sizeof sixteen);
    assert_int_equal(odd_bracket(NULL, 0, 17), 32);
    for (int size = 2; size <= 512; size *= 2) {
        assert_int_equal(odd_bracket(places, COUNT(places), size), size);
        for (int left = size; left > 1; left /= 2)
            for (int i = 0; i < left; i += 2) {
                assert_int_equal(places[i] + places[i + 1], left + 1);
                places[i / 2] = places[i] < places[i + 1] ? places[i] : places[i + 1];
            }
    }
}

static void test_knock_out(void **state) {
    (void)state;
    for (int teams = 2; teams <= TEAMS_MAX; teams++)
        for (int segments = 1; segments <= 4; segments++) {
            int size = 1, stages = 0, byes;
            for (; size < teams; size *= 2)
                stages++;
            byes = size - teams;
            odd_movement m = moves_make((odd_movement_wish){.kind = ODD_MOVE_KNOCK_OUT,
                                                            .contestants = teams,
                                                            .segments = segments,
                                                            .boards = 12 * segments});
            assert_int_equal(m.rounds, stages * segments);
            assert_int_equal(m.set_boards, 12);
            assert_int_equal(m.boards, 12 * segments);
            assert_int_equal(m.segments, segments);
            assert_int_equal(m.move_count, (size_t)((teams - byes) * segments));
            assert_int_equal(m.sit_count, (size_t)(byes * segments));
            for (size_t i = 0; i < m.sit_count; i++) /* the best seeds have the byes */
                assert_true(m.sits[i].who <= byes);
            for (size_t i = 0; i < m.move_count; i++)
                assert_int_equal(m.moves[i].ns[0] + m.moves[i].ew[0], size + 1);
            moves_check(&m, false);
            check_rooms(&m);
        }
}

/* The better seed wins, in the stages that are known. */
static uint16_t lower_wins(void *owner, const odd_bracket_match *m) {
    const int *known = owner;
    assert_true(m->team[0] != 0 && m->team[1] != 0);
    if (m->stage > *known)
        return 0;
    return m->team[0] < m->team[1] ? m->team[0] : m->team[1];
}

/* Of each number of teams and as many stages as are known: a team has one match in each stage, meets those of its part of the bracket, and a
 * match is known if both before it are. */
static void test_bracket_matches(void **state) {
    (void)state;
    enum { MATCHES = 63 };
    odd_bracket_match all[MATCHES];
    assert_int_equal(odd_bracket_matches(all, MATCHES, 1, NULL), 0);
    assert_int_equal(odd_bracket_matches(all, MATCHES, ODD_BRACKET_MAX + 1, NULL), 0);
    assert_int_equal(odd_bracket_matches(NULL, 0, ODD_BRACKET_MAX, NULL), ODD_BRACKET_MAX - 1);
    for (int teams = 2; teams <= 64; teams++)
        for (int known = 0; known <= 6; known++) {
            odd_bracket_results results = {&known, lower_wins};
            size_t size = (size_t)odd_bracket(NULL, 0, teams), at = 0;
            assert_int_equal(odd_bracket_matches(all, MATCHES, teams, &results), size - 1);
            for (size_t places = size; places > 1; places /= 2)
                for (size_t i = 0; i < places / 2; i++, at++) {
                    const odd_bracket_match *m = &all[at];
                    bool decided = m->stage == 1 || m->stage - 1 <= known;
                    int best = m->stage == 1 ? (int)size
                                             : (int)places; /* seeds that are left, if the better ones win */
                    assert_int_equal(m->number, i + 1);
                    for (int t = 0; t < 2; t++)
                        if (m->stage > 1 && !decided) /* only byes have gone on */
                            assert_true(m->team[t] == 0 ||
                                        (m->stage == 2 && m->team[t] <= (int)size - teams));
                    if (decided && m->team[0] != 0 && m->team[1] != 0)
                        assert_int_equal(m->team[0] + m->team[1], best + 1);
                    if (m->stage == 1 && (m->team[0] == 0 || m->team[1] == 0))
                        assert_int_equal(m->winner, m->team[0] + m->team[1]);
                }
            assert_int_equal(all[size - 2].winner, 1 << known >= (int)size ? 1 : 0);
        }
}

/* ---- What cannot be ------------------------------------------------------------------------------ */

typedef struct refused_wish {
    odd_movement_wish wish;
    const char *message;
} refused_wish;

static const refused_wish refusals[] = {
    {{.kind = ODD_MOVE_ROUND_ROBIN}, "how many teams does the round-robin have?"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 1}, "1 team: a round-robin has 2 to 500 teams"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .form = ODD_FORM_BYE},
     "8 teams need no bye: leave the form out"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .rounds = 15},
     "a round-robin of 8 teams has 1 to 14 rounds, not 15"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .boards = 25, .rounds = 7},
     "25 boards do not fit a round-robin of 8 teams in so many rounds: 21 (7 rounds of 3) or 28 (7 rounds of 4) "
     "would"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .tables = 6}, "8 teams do not fit 6 tables: 6 would"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .phantom = 6}, "teams have no phantom"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .switches = 1}, "teams are not arrow-switched"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 8, .segments = 2}, "round-robin has no segments"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 5, .form = ODD_FORM_TRIANGLE},
     "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams"},
    {{.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 9, .form = ODD_FORM_TRIANGLE, .rounds = 5},
     "a round-robin of 9 teams has 2 to 8 rounds, an even number, not 5"},
    {{.kind = ODD_MOVE_WHIST, .contestants = 2}, "2 teams: a whist has 3 to 500 teams"},
    {{.kind = ODD_MOVE_WHIST, .contestants = 8, .form = ODD_FORM_AMERICAN},
     "American Whist is for an odd number of teams, not 8: relay would fit"},
    {{.kind = ODD_MOVE_WHIST, .contestants = 7, .form = ODD_FORM_RELAY},
     "New England relay is for an even number of teams, not 7: american would fit"},
    {{.kind = ODD_MOVE_WHIST, .contestants = 7, .rounds = 5}, "a whist of 7 teams has 6 rounds, not 5"},
    {{.kind = ODD_MOVE_WHIST, .contestants = 300}, "300 teams are too many for a whist: at most 250"},
    {{.kind = ODD_MOVE_SWISS, .contest = ODD_INDIVIDUALS, .contestants = 8},
     "swiss is for teams, not for players"},
    {{.kind = ODD_MOVE_HOWELL, .contest = ODD_TEAMS, .contestants = 8}, "howell is for pairs, not for teams"},
    {{.kind = ODD_MOVE_SWISS, .contest = ODD_TEAMS, .contestants = 8, .rounds = 8},
     "a swiss of 8 teams has 1 to 7 rounds, not 8"},
    {{.kind = ODD_MOVE_SWISS, .contest = ODD_TEAMS, .contestants = 8, .sections = 2},
     "swiss has no sections"},
    {{.kind = ODD_MOVE_KNOCK_OUT, .contestants = 8, .segments = 5, .boards = 24},
     "a match of 24 boards does not have 5 segments of the same length"},
    {{.kind = ODD_MOVE_KNOCK_OUT, .contestants = 8, .rounds = 4},
     "a knock-out of 8 teams has 3 stages of 2 segments, not 4 rounds"},
};

static void test_refusals(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(refusals); i++)
        moves_refused(refusals[i].wish, refusals[i].message);
}

static void test_no_memory(void **state) {
    (void)state;
    static const odd_movement_kind kinds[] = {ODD_MOVE_ROUND_ROBIN, ODD_MOVE_WHIST, ODD_MOVE_SWISS,
                                              ODD_MOVE_KNOCK_OUT};
    for (size_t i = 0; i < COUNT(kinds); i++)
        moves_without_memory(
            (odd_movement_wish){.kind = kinds[i], .contest = ODD_TEAMS, .contestants = 49, .set_boards = 1});
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_round_robin, moves_teardown),
        cmocka_unit_test_teardown(test_home, moves_teardown),
        cmocka_unit_test_teardown(test_other_rounds, moves_teardown),
        cmocka_unit_test_teardown(test_triangles, moves_teardown),
        cmocka_unit_test_teardown(test_whist, moves_teardown),
        cmocka_unit_test_teardown(test_swiss, moves_teardown),
        cmocka_unit_test_teardown(test_bracket, moves_teardown),
        cmocka_unit_test_teardown(test_bracket_matches, moves_teardown),
        cmocka_unit_test_teardown(test_knock_out, moves_teardown),
        cmocka_unit_test_teardown(test_refusals, moves_teardown),
        cmocka_unit_test_teardown(test_no_memory, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
