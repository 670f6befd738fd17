/* Movements in the log of an event: who meets whom, how many results are expected, lines that do not fit, lines that contradict
 * each other. The meetings are those of the rule of a Mitchell, written down here once more. */
#include "event.h"

#include "oddtrick_movement.h"

static int wrap(int x, int n) {
    return ((x - 1) % n + n) % n + 1;
}

/* East-West of a plain Mitchell who meet North-South t on a set, of so many tables: in round r, from 0, they are t - r and play
 * set t + r. */
static int opponent(int tables, int t, int set) {
    int r = wrap(set - t, tables) % tables;
    return wrap(t - r, tables);
}

/* ---- Who meets whom ---------------------------------------------------------------------------------------- */

/* Every result of every two pairs on every board: those of the movement fit, and no others. */
static void test_meetings(void **state) {
    (void)state;
    for (int tables = 3; tables <= 9; tables += 2) {
        char log[40000];
        int len = snprintf(log, sizeof log, "movement mitchell tables %d sets 2\n", tables);
        for (int board = 1; board <= 2 * tables; board++) {
            len += snprintf(log + len, sizeof log - (size_t)len, "board %d\n", board);
            for (int ns = 1; ns <= tables; ns++)
                for (int ew = 1; ew <= tables; ew++)
                    len += snprintf(log + len, sizeof log - (size_t)len, "%d %d 1NT N =\n", ns, ew);
        }
        event_text(log);
        CHECK(now.code == ODD_OK, "%d tables: code %d", tables, now.code);
        const odd_event_info *about = odd_event_about(now.e);
        CHECK(about->winners == 2, "winners %d", about->winners);
        CHECK(about->expected == tables, "%d tables: %d results expected", tables, about->expected);
        CHECK(odd_event_session_at(now.e, 0)->has_movement && !about->has_sessions, "no movement");
        size_t strays = 0;
        for (size_t i = 0; i < about->play_count; i++) {
            const odd_play *p = odd_play_at(now.e, i);
            int board = odd_board_at(now.e, p->board)->number;
            int ns = (int)i / tables % tables + 1, ew = (int)i % tables + 1;
            bool fits = opponent(tables, ns, (board + 1) / 2) == ew;
            CHECK(p->stray == !fits, "%d tables, board %d, %d %d: %s", tables, board, ns, ew,
                  p->stray ? "does not fit" : "fits");
            const odd_move *move = odd_event_line_move(now.e, p);
            CHECK((move != NULL) == fits, "its move");
            if (fits)
                CHECK(move->table == ns && move->round == wrap((board + 1) / 2 - ns, tables) % tables + 1,
                      "round %d, table %d", move->round, move->table);
            strays += p->stray;
        }
        CHECK(about->problem_count == (strays < ODD_PROBLEMS_MAX ? strays : ODD_PROBLEMS_MAX), "%zu problems",
              about->problem_count);
        for (size_t i = 0; i < about->problem_count; i++)
            CHECK(odd_problem_at(now.e, i)->warning && odd_problem_at(now.e, i)->stray, "no warning");
    }
}

/* A line that says so is right in any case; one that is void, or corrected, is no matter. */
static void test_forced(void **state) {
    (void)state;
    static const struct {
        const char *lines;
        size_t strays;
    } all[] = {
        {"board 1\n1 2 1NT N =\n", 1},
        {"board 1\n1 2 1NT N = forced\n", 0},
        {"board 1\n1 2 1NT N = lead S2 forced\n", 0},
        {"board 1\n1 2 1NT N = forced lead S2\n", 0},
        {"board 1\n1 2 not played forced\n", 0},
        {"board 1\n1 2 not played\n", 1},
        {"board 1\n1 2 1NT N =\n1 2 void\n", 0},
        {"board 1\n1 2 1NT N =\n1 2 1NT N +1 forced\n", 0},
        {"board 1\n1 2 1NT N = forced\n1 2 1NT N +1\n", 1},
        {"board 10\n1 1 1NT N =\n", 1},
        {"board 1\n1 4 1NT N =\n", 1},
        {"board 1\n1 1 1NT N =\n3 2 1NT N =\n2 3 1NT N =\n", 0},
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        char log[300];
        snprintf(log, sizeof log, "movement mitchell tables 3 sets 3\n%s", all[i].lines);
        event_text(log);
        CHECK(now.code == ODD_OK, "'%s': code %d", log, now.code);
        CHECK(odd_event_about(now.e)->problem_count == all[i].strays, "'%s': %zu problems", log,
              odd_event_about(now.e)->problem_count);
    }
}

/* What was probably meant: in round 2 of three tables North-South 1 meet 3 on boards 4 to 6; on boards 1 to 3 they meet 1,
 * and 3 are met by 2. */
static void test_nearest(void **state) {
    (void)state;
    static const struct {
        const char *line, *says;
    } all[] = {
        {"board 1\n1 3 1NT N =\n", "1 and 3 do not meet on board 1|expected 1 1 or 2 3|board 4 to 6|forced"},
        {"board 12\n1 3 1NT N =\n", "board 12 is not played|9 boards|board 4 to 6"},
        {"board 1\n1 8 1NT N =\n", "1 and 8 do not meet on board 1|expected 1 1;"},
        {"board 1\n7 8 1NT N =\n", "neither plays it"},
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        char log[300];
        snprintf(log, sizeof log, "movement mitchell tables 3 sets 3\n%s", all[i].line);
        event_text(log);
        CHECK(odd_event_about(now.e)->problem_count == 1, "'%s': problems", log);
        const odd_problem *p = odd_problem_at(now.e, 0);
        CHECK(p->error.line == 3 && p->error.code == ODD_E_MOVEMENT, "'%s': line %d", log, p->error.line);
        event_check_says(&p->error, all[i].says, log);
    }
}

/* One winner: pairs 1 to 3 and 4 to 6; in a switched round they sit the other way. */
static void test_switched(void **state) {
    (void)state;
    event_text(
        "winners 1\nmovement mitchell tables 3 sets 1 arrow-switch 1\nboard 1\n1 4 1NT N =\n3 5 1NT N =\n"
        "2 6 1NT N =\n");
    const odd_problem *p = odd_problem_at(now.e, 0);
    CHECK(odd_event_about(now.e)->problem_count == 1, "one line is the other way");
    event_check_says(&p->error, "2 and 6 sit the other way on board 1|expected 6 2", "switched");
    CHECK(p->error.line == 6, "line %d", p->error.line);
}

/* ---- Expected results -------------------------------------------------------------------------------------- */

/* A slip that puts a result on a wrong board, or a result that is missing, does not change the top of others; and a setting
 * still does. */
static void test_expected(void **state) {
    (void)state;
    event_text(
        "movement mitchell tables 5 sets 1\nboard 1\n1 1 1NT N =\n5 2 1NT N +1\nboard 2\n2 2 1NT N =\n");
    CHECK(odd_event_about(now.e)->expected == 5, "expected %d", odd_event_about(now.e)->expected);
    CHECK(odd_board_at(now.e, 0)->top == 8 * ODD_ONE, "top");
    event_text("movement mitchell tables 5 sets 1\nset expected 7\nboard 1\n1 1 1NT N =\n5 2 1NT N +1\n");
    CHECK(odd_board_at(now.e, 0)->top == 12 * ODD_ONE, "top as it is set");
    event_text("movement mitchell pairs 9 sets 1\nboard 1\n1 1 1NT N =\n5 2 1NT N +1\n");
    CHECK(odd_event_about(now.e)->expected == 4, "a missing pair: %d", odd_event_about(now.e)->expected);
}

/* ---- Changes ----------------------------------------------------------------------------------------------- */

/* A pair that comes late: NS3 is missing until round 2. */
static void test_change(void **state) {
    (void)state;
    event_text("movement mitchell pairs 5 sets 2\nfrom round 2 movement mitchell tables 3 sets 2\nboard 1\n"
               "1 1 1NT N =\n");
    CHECK(now.code == ODD_OK, "code %d", now.code);
    const odd_movement *m = odd_event_movement(now.e, 0);
    CHECK(m != NULL && m->rounds == 3 && m->move_count == 2 + 3 + 3 && m->sit_count == 1,
          "%zu moves, %zu sit", m->move_count, m->sit_count);
    CHECK(m->contestants == 6, "%d pairs", m->contestants);
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *v = &m->moves[i];
        int ew = wrap(v->table - (v->round - 1), 3), set = wrap(v->table + v->round - 1, 3);
        CHECK(v->first == 2 * set - 1 && v->last == 2 * set, "round %d, table %d: board %d", v->round,
              v->table, v->first);
        CHECK(m->ids[v->ns[0]].text[2] == '0' + v->table && m->ids[v->ew[0]].text[2] == '0' + ew, "pairs");
    }
}

/* A change is changed again, from its own round or an earlier one; taken back, the change before it holds again. */
static void test_change_again(void **state) {
    (void)state;
#define FROM_3 "from round 3 movement own\nrow 3 1 NS1 EW2 5-6\n"
#define FROM_2 "from round 2 movement own\nrow 2 1 NS1 EW3 3-4\nrow 3 2 NS2 EW3 1-2\n"
    static const struct {
        const char *changes;
        size_t second, third; /* moves of these rounds */
    } all[] = {
        {"", 3, 3},
        {FROM_3, 3, 1},
        {FROM_3 "from round 3 movement own\nrow 3 2 NS2 EW3 1-2\nrow 3 3 NS3 EW1 3-4\n", 3, 2},
        {FROM_3 FROM_2, 1, 1},
        {FROM_3 FROM_2 "from round 2 movement void\n", 3, 1},
        {FROM_2 FROM_3, 1, 1},
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        char log[400];
        snprintf(log, sizeof log, "movement mitchell tables 3 sets 2\n%sboard 1\n1 1 1NT N =\n",
                 all[i].changes);
        event_text(log);
        CHECK(now.code == ODD_OK, "%s: code %d", log, now.code);
        const odd_movement *m = odd_event_movement(now.e, 0);
        size_t moves[4] = {0};
        for (size_t k = 0; m != NULL && k < m->move_count; k++)
            moves[m->moves[k].round]++;
        CHECK(moves[1] == 3 && moves[2] == all[i].second && moves[3] == all[i].third, "%s: %zu %zu %zu", log,
              moves[1], moves[2], moves[3]);
    }
}

/* Who starts elsewhere exchanges places. */
static void test_seats(void **state) {
    (void)state;
    event_text(
        "movement mitchell tables 3 sets 2\nseat NS3 table 1 NS\nseat 12 table 2 EW\nboard 1\n3 1 1NT N =\n"
        "board 3\n2 12 1NT N =\nboard 5\n1 3 1NT N =\n");
    CHECK(odd_event_about(now.e)->problem_count == 0, "%s", odd_problem_at(now.e, 0)->error.message);
    event_text("movement mitchell tables 3 sets 2\nseat 9 table 4 NS\n");
    CHECK(now.code == ODD_E_MOVEMENT && odd_problem_at(now.e, 0)->error.line == 2, "no such table");
}

/* ---- Contradictions ---------------------------------------------------------------------------------------- */

static void test_contradictions(void **state) {
    (void)state;
#define MITCHELL "movement mitchell tables 7 boards 28\n"
    static const struct {
        const char *log;
        int line;
        const char *says;
    } all[] = {
        {MITCHELL "movement mitchell tables 5 boards 25\n", 2, "line 1|from round|movement void"},
        {MITCHELL "from round 1 movement own\n", 2,
         "line 1|from round 1|later round|from round 1 movement void"},
        {"from round 3 movement own\n", 1, "nothing to change|movement mitchell"},
        {"movement mitchell tables 7 boards 26\n", 1, "26 boards do not fit|28"},
        {"movement mitchell tables 7 sets 3 rounds 27\n", 1, "rounds"},
        {"winners 1\nmovement mitchell tables 7 boards 28 winners 2\n", 2, "two winners"},
        {MITCHELL "from round 9 movement mitchell tables 7 boards 28\n", 2, "7 rounds|round 9"},
        {"row 1 1 1 2 1-3\n", 1, "movement own"},
        {MITCHELL "row 1 1 1 2 1-3\n", 2, "movement own"},
        {"movement own\nrow 1 1 1 2 1-3\nrow 1 2 3 1 4-6\n", 3, "round 1, table 2|pair 1|two places"},
        {"movement own\nrow 1 1 1 2 1-3\nrow 2 1 1 3 3-5\n", 3, "round 2, table 1|pair 1|board 3 again"},
        {"movement void\n", 1, "taken back"},
        {"unplayed not played\n", 1, "movement"},
        {MITCHELL "unplayed round 8 not played\n", 2, "no such board"},
        {"team 1 Ash\n" MITCHELL, 2, "movement|teams"},
        {"movement mitchel tables 7\n", 1, "unknown movement 'mitchel'"},
        {"movement mitchell tables 7 bords 28\n", 1, "unknown word 'bords'"},
        {"from round x movement own\n", 1, "from round 3 movement"},
        {"movement own\nrow 1 1 1 2\n", 2, "missing word|boards"},
        {"movement own\nrow 1 1 1 2 3-1\n", 2, "boards"},
        {"seat 1 table 1 X\n", 1, "NS or EW"},
        {"session 0\n", 1, "session 2 Final"},
        {"session 100\n", 1, "1 to 99"},
        {MITCHELL "unplayed 4S N =\n", 2, "unplayed not played"},
        {MITCHELL "unplayed\n", 2, "unplayed not played"},
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        event_text(all[i].log);
        CHECK(now.code != ODD_OK, "'%s' is taken", all[i].log);
        CHECK(odd_event_about(now.e)->problem_count == 1, "'%s': %zu problems", all[i].log,
              odd_event_about(now.e)->problem_count);
        const odd_problem *p = odd_problem_at(now.e, 0);
        CHECK(p->error.line == all[i].line, "'%s': line %d: %s", all[i].log, p->error.line, p->error.message);
        event_check_says(&p->error, all[i].says, all[i].log);
    }
}

/* A line that was taken back is as if it had never been there. */
static void test_taken_back(void **state) {
    (void)state;
    static const char *const all[] = {
        MITCHELL "movement void\nmovement mitchell tables 3 sets 3\n",
        "movement mitchell tables 3 sets 3\nfrom round 2 movement own\nfrom round 2 movement void\n",
        "movement own\nrow 1 1 1 2 1-3\nmovement void\nmovement mitchell tables 3 sets 3\n",
        "movement mitchell tables 3 sets 3\nseat NS3 table 1 NS\nseat NS3 void\n",
        "movement mitchell tables 3 sets 3\nunplayed round 1 ave/ave\nunplayed round 1 void\n",
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        char log[400];
        snprintf(log, sizeof log, "%sboard 1\n1 1 1NT N =\n3 2 1NT N =\n", all[i]);
        event_text(log);
        CHECK(now.code == ODD_OK && odd_event_about(now.e)->problem_count == 0, "'%s': %s", log,
              odd_problem_at(now.e, 0)->error.message);
        CHECK(odd_event_about(now.e)->expected == 3, "'%s'", log);
        const odd_standing *s = odd_standing_at(now.e, 0);
        CHECK(odd_event_about(now.e)->standing_count == 4 && s->boards == 1, "'%s': %zu ranked", log,
              odd_event_about(now.e)->standing_count);
    }
}

/* ---- Boards without a result ------------------------------------------------------------------------------- */

/* East-West 2 of three tables play nine boards: one has a result, one was not played. The others become averages, of which the
 * first is theirs, in whichever direction they sit. */
static void test_unplayed(void **state) {
    (void)state;
    event_text(
        "movement mitchell tables 3 sets 3\nset own-average off\nboard 1\n3 2 1NT N =\nboard 2\n3 2 not played\n"
        "unplayed by EW2 ave-/ave+\nboard 3\n3 2 1NT N +1\n");
    CHECK(now.code == ODD_OK && odd_event_about(now.e)->problem_count == 0, "%s",
          odd_problem_at(now.e, 0)->error.message);
    int artificial = 0;
    for (size_t i = 0; i < odd_event_about(now.e)->play_count; i++) {
        const odd_play *p = odd_play_at(now.e, i);
        const odd_ruling *r = odd_ruling_of(now.e, p);
        if (r == NULL || !odd_play_counts(p))
            continue;
        artificial++;
        CHECK(r->side[0].award == ODD_AWARD_AVE_PLUS && r->side[1].award == ODD_AWARD_AVE_MINUS, "sides");
    }
    CHECK(artificial == 6, "%d artificial scores", artificial); /* board 3 has a result, later */
    for (int round = 1; round <= 3; round++) {
        char log[200];
        snprintf(log, sizeof log,
                 "movement mitchell tables 3 sets 3\nboard 1\n1 1 1NT N =\nunplayed round %d not played\n",
                 round);
        event_text(log);
        size_t lines = odd_event_about(now.e)->play_count;
        CHECK(lines == (round == 1 ? 9 : 10), "round %d: %zu lines", round, lines);
    }
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_meetings),       TEST(test_forced),     TEST(test_nearest),      TEST(test_switched),
        TEST(test_expected),       TEST(test_change),     TEST(test_change_again), TEST(test_seats),
        TEST(test_contradictions), TEST(test_taken_back), TEST(test_unplayed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
