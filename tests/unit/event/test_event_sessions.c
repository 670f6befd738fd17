/* Sessions: the same board number is another board, own averages and expected results are of a session, and how the totals of
 * sessions make one. */
#include "event.h"

/* Two tables: 1 and 4 win each board of session 1, so they have 100 %; in session 2 they have nothing on four boards. */
#define BOARD(n) "board " #n "\n"
#define WON      "1 2 1NT N +1\n3 4 1NT N =\n"
#define LOST     "1 2 1NT N =\n3 4 1NT N +1\n"
#define FIRST    "session 1 Qualifying\n" BOARD(1) WON BOARD(2) WON
#define SECOND   "session 2 Final\n" BOARD(1) LOST BOARD(2) LOST BOARD(3) LOST BOARD(4) LOST

/* 4 of 4, and 0 of 8. */
static void test_totals(void **state) {
    (void)state;
    static const struct {
        const char *combine;
        double score, max, percent;
    } all[] = {
        {"", 4, 12, 33.33},
        {"combine full\n", 4, 12, 33.33},
        {"combine mean\n", 8, 16, 50},   /* 100 % and 0 % */
        {"combine ebu\n", 4, 12, 33.33}, /* CF = 1/2 x 4 x 1/4 x 8 = 4, of 4: 4 of 8 + 4 */
        {"combine last\n", 0, 8, 0},
        {"combine ebu\ncombine last\n", 0, 8, 0},
    };
    for (size_t i = 0; i < COUNT(all); i++) {
        char log[1000];
        snprintf(log, sizeof log, "%s" FIRST SECOND, all[i].combine);
        event_good(log);
        event_check_share("1", all[i].score, all[i].max, all[i].percent);
        odd_session_score first = odd_event_session_score(now.e, 0, event_who("1")),
                          second = odd_event_session_score(now.e, 1, event_who("1"));
        CHECK(first.score == 4 * ODD_ONE && first.max == 4 * ODD_ONE && first.boards == 2, "session 1");
        CHECK(second.score == 0 && second.max == 8 * ODD_ONE && second.boards == 4, "session 2");
    }
}

/* 1 % of a half: sessions of different length, and a contestant who plays one of them only. */
static void test_carry_forward(void **state) {
    (void)state;
    event_good("combine ebu\n" FIRST "session 2\nboard 7\n1 3 1NT N =\n5 6 1NT N +1\n");
    event_check_share("1", 1, 3, 33.33); /* 0 of 2, and half of 100 % of 2 */
    event_check_share("3", 2, 3, 66.67); /* 2 of 2, and half of 0 % */
    event_check_share("5", 2, 2, 100);   /* nothing to carry */
    event_check_share("2", 0, 4, 0);     /* the last session is the first */
}

static void test_boards(void **state) {
    (void)state;
    event_good(FIRST SECOND);
    const odd_event_info *about = odd_event_about(now.e);
    CHECK(about->board_count == 6 && about->session_count == 2 && about->has_sessions, "%zu boards",
          about->board_count);
    for (size_t i = 0; i < 6; i++) {
        const odd_board *b = odd_board_sorted(now.e, i);
        CHECK(b->session == (i < 2 ? 0 : 1) && b->number == (int)(i < 2 ? i + 1 : i - 1), "board %zu", i);
        CHECK(odd_event_board_in(now.e, b->session, b->number) == b, "found");
    }
    CHECK(odd_event_board(now.e, 1)->session == 0 && odd_event_board(now.e, 3)->session == 1, "by number");
    CHECK(odd_event_board_in(now.e, 0, 3) == NULL && odd_event_board_in(now.e, 2, 1) == NULL, "none");
    event_check_text(odd_event_session_at(now.e, 1)->title, "Final");
    CHECK(odd_event_session_at(now.e, 2) == NULL, "no third");
    event_good("board 1\n1 2 pass\n3 4 pass\n"); /* without such a line all is one session */
    CHECK(odd_event_about(now.e)->session_count == 1 && !odd_event_about(now.e)->has_sessions, "one");
    event_good("session 3\nboard 1\n1 2 pass\n3 4 pass\n");
    CHECK(odd_event_about(now.e)->session_count == 1 && odd_event_session_at(now.e, 0)->number == 3, "third");
    event_good("board 1\n1 2 pass\n3 4 pass\nsession 2\nboard 1\n1 2 pass\nsession 1\nboard 2\n1 2 pass\n");
    CHECK(odd_event_board_in(now.e, 0, 2) != NULL && odd_event_board_in(now.e, 1, 2) == NULL,
          "back to the first");
}

/* Expected results: four in the first session, two in the second. */
static void test_expected(void **state) {
    (void)state;
    event_good(
        "session 1\nboard 1\n1 2 pass\n3 4 pass\n5 6 pass\n7 8 pass\nboard 2\n1 4 pass\n3 2 pass\n5 8 pass\n7 6 pass\n"
        "session 2\nboard 1\n1 2 pass\n3 4 pass\nboard 2\n1 4 pass\n3 2 pass\n");
    CHECK(odd_event_session_at(now.e, 0)->expected == 4 && odd_event_session_at(now.e, 1)->expected == 2,
          "expected");
    CHECK(odd_event_board_in(now.e, 0, 1)->top == 6 * ODD_ONE &&
              odd_event_board_in(now.e, 1, 1)->top == 2 * ODD_ONE,
          "tops");
}

/* Law 12C2(c): 100 % in the first session, so an average plus there is a top; in the second it is 60 %. */
static void test_own_average(void **state) {
    (void)state;
    event_good(FIRST "board 3\n1 2 ave+/ave-\n3 4 pass\n" SECOND "board 5\n1 2 ave+/ave-\n3 4 pass\n");
    odd_session_score first = odd_event_session_score(now.e, 0, event_who("1")),
                      second = odd_event_session_score(now.e, 1, event_who("1"));
    CHECK(first.score == 6 * ODD_ONE && first.boards == 3, "%lld", (long long)first.score);
    CHECK(second.score == 12 * ODD_ONE / 10 && second.boards == 5, "%lld", (long long)second.score);
}

/* Finals are ranked separately, in order; contestants who played none come last. */
static void test_apart(void **state) {
    (void)state;
    event_good("combine last apart\n" FIRST
               "5 6 1NT N -1\nsession 3 B\nboard 1\n1 4 1NT N =\nsession 2 A\nboard 1\n3 2 1NT N -1\n");
    event_check_order("2 3 1 4 6 5"); /* 5 went down */
    event_check_rank("2", 1, true);
    event_check_rank("1", 1, true);
    event_check_rank("6", 1, false);
    event_text("combine mean\nscoring cross-imps\n" FIRST SECOND);
    CHECK(now.code == ODD_E_REFERENCE && odd_problem_at(now.e, 0)->error.line == 1, "no percentages");
    event_check_says(&odd_problem_at(now.e, 0)->error, "cross-imps|combine full", "mean of IMPs");
    event_text("combine half\n");
    event_check_says(&odd_problem_at(now.e, 0)->error, "full, mean, ebu or last", "half");
}

#define TEST(name) cmocka_unit_test_teardown(name, event_teardown)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_totals),   TEST(test_carry_forward), TEST(test_boards),
        TEST(test_expected), TEST(test_own_average),   TEST(test_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
