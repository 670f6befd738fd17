/* Master points, from the regulations: the ACBL's section awards, and files of each form. */
#include "event.h"
#include "oddtrick_season.h"

static const char *acbl(void) {
    return odd_award_file_at(0)->text;
}

/* All score alike on the board, and ranks follow from penalties: 1 is first, 2 second. Number `tied` has the penalty, and so the rank, of
 * the one before it. */
static void field_of(int ns, int ew, int winners, int tied) {
    static char log[20000];
    size_t len = (size_t)snprintf(log, sizeof log, "winners %d\nboard 1\n", winners);
    int most = ns > ew ? ns : ew, place = 0;
    for (int i = 1; i <= most; i++)
        len += (size_t)snprintf(log + len, sizeof log - len, "%d %d %s\n", i <= ns ? i : i - 1,
                                (winners == 1 ? 100 : 0) + (i <= ew ? i : i - 1), "50%/50%");
    for (int i = 1; i <= ns; i++) {
        place += i != tied;
        len += (size_t)snprintf(log + len, sizeof log - len, "penalty %s%d %d%%\n", winners == 2 ? "NS" : "",
                                i, place);
    }
    for (int i = 1; i <= ew; i++)
        len += (size_t)snprintf(log + len, sizeof log - len, "penalty %s%d %d%%\n", winners == 2 ? "EW" : "",
                                winners == 2 ? i : 100 + i, winners == 2 ? i : 40 + i);
    event_good(log);
}

static double points_of(const char *table, const char *id) {
    const odd_award_table *t;
    odd_master_awards awards;
    odd_error error = {0};
    uint32_t who;
    CHECK(odd_award_table_read(&t, table, strlen(table), &now.arena, &error) == ODD_OK, "%s", error.message);
    CHECK(odd_event_awards(&awards, now.e, t, &now.arena, &error) == ODD_OK, "%s", error.message);
    CHECK(odd_event_find(now.e, &who, id, strlen(id), &error) == ODD_OK, "%s", error.message);
    for (size_t i = 0; i < awards.count; i++)
        if (awards.list[i].who == who)
            return (double)awards.list[i].points / ODD_ONE;
    return -1;
}

static void check_points(const char *table, const char *id, double expected) {
    double got = points_of(table, id);
    CHECK(got > expected - 1e-9 && got < expected + 1e-9, "%s: %g, not %g", id, got, expected);
}

/* Eight tables of a Mitchell: 40 % of 8 is 3.2, so three in each direction. */
static void test_mitchell(void **state) {
    (void)state;
    field_of(8, 8, 2, 0);
    check_points(acbl(), "NS1", 0.80);
    check_points(acbl(), "NS2", 0.56);
    check_points(acbl(), "EW3", 0.40);
    check_points(acbl(), "EW4", 0);
}

/* A half table counts as a full one: both groups are of 8. */
static void test_half_table(void **state) {
    (void)state;
    field_of(7, 8, 2, 0);
    check_points(acbl(), "NS1", 0.80);
    check_points(acbl(), "EW1", 0.80);
    check_points("regulation R\nhalf-table ignored\ndepth 1/3\nstep 6\n", "EW1", 12); /* 7/3 is two */
    check_points("regulation R\ndepth 1/3\nstep 6\n", "EW1", 18);                     /* 8/3 is three */
}

/* One group of all pairs: 22 of them have nine awards, at most 1.50. */
static void test_howell(void **state) {
    (void)state;
    static const double shares[] = {1.50, 1.05, 0.75, 0.53, 0.30, 0.25, 0.21, 0.19, 0.17, 0};
    field_of(11, 11, 1, 0);
    for (int i = 0; i < 10; i++) {
        char id[12];
        snprintf(id, sizeof id, "%d", i + 1);
        check_points(acbl(), id, shares[i]);
    }
}

/* The second and the third of 8 share 0.56 and 0.40; the third and fourth share 0.40 and nothing. */
static void test_ties(void **state) {
    (void)state;
    field_of(8, 8, 2, 3);
    check_points(acbl(), "NS2", 0.48);
    check_points(acbl(), "NS3", 0.48);
    field_of(8, 8, 2, 4);
    check_points(acbl(), "NS3", 0.20);
    check_points(acbl(), "NS4", 0.20);
}

static void test_least(void **state) {
    (void)state;
    field_of(2, 2, 1, 0);
    check_points(acbl(), "1", 0);
}

/* Steps: 24 down by 3 to the least of 6, as the EBU's handbook of 2021 has it for 24 players. */
static void test_forms(void **state) {
    (void)state;
    static const double down[] = {24, 21, 18, 15, 12, 9, 6, 6, 0};
    field_of(12, 12, 1, 0);
    for (int i = 0; i < 9; i++) {
        char id[12];
        snprintf(id, sizeof id, "%d", i + 1);
        check_points("regulation R\ndepth 1/3\nstep 3\nminimum 6\nround 1\n", id, down[i]);
        check_points("regulation R\ndepth 1/3\nfirst 24\nequal\nminimum 6\nround 1 up\n", id, down[i]);
    }
    check_points("regulation R\nrow 1-23 5\nrow 24-30 10 7.5 5\n", "2", 7.5);
    check_points("regulation R\nrow 1-23 5\n", "1", 0);
    check_points("regulation R\ndepth 10%\nfirst 0.5 table\nshares 100%\n", "1", 6);
    check_points("regulation R\ndepth 1/5 up\nfirst 1\nequal\nround 1 down\n", "1", 1); /* 4.8: five */
    check_points("regulation R\ndepth 1/5 up\nfirst 1\nequal\nround 1 down\n", "2", 0); /* 4/5 */
    check_points("regulation R\ndepth 1/5 up\nfirst 1\nequal\nround 1 up\n", "5", 1);   /* 1/5 */
}

/* The text of a table of the library. */
static const char *table_named(const char *name) {
    for (size_t i = 0; odd_award_file_at(i) != NULL; i++)
        if (strcmp(odd_award_file_at(i)->name, name) == 0)
            return odd_award_file_at(i)->text;
    fail_msg("no table %s", name);
    return NULL;
}

/* So many contestants with one winner, each with so many boards, ranked by number. */
static void long_field(int count, int boards, bool players) {
    static char log[400000];
    size_t len = 0;
    for (int board = 1; board <= boards; board++) {
        len += (size_t)snprintf(log + len, sizeof log - len, "board %d\n", board);
        for (int i = 1; players && i + 3 <= count; i += 4)
            len += (size_t)snprintf(log + len, sizeof log - len, "%d+%d %d+%d 50%%/50%%\n", i, i + 1, i + 2,
                                    i + 3);
        for (int i = 1; !players && i + 1 <= count; i += 2)
            len += (size_t)snprintf(log + len, sizeof log - len, "%d %d 50%%/50%%\n", i, i + 1);
    }
    if (!players && count % 2 == 1) /* somebody has nobody opposite on the first board */
        len += (size_t)snprintf(log + len, sizeof log - len, "board %d: 1 %d 50%%/50%%\n", boards + 1, count);
    for (int i = 1; i <= count; i++)
        len += (size_t)snprintf(log + len, sizeof log - len, "penalty %d %d%%\n", i, i);
    event_good(log);
}

static void check_refused(const char *table, const char *message) {
    const odd_award_table *t;
    odd_master_awards awards;
    odd_error error = {0};
    CHECK(odd_award_table_read(&t, table, strlen(table), &now.arena, &error) == ODD_OK, "%s", error.message);
    CHECK(odd_event_awards(&awards, now.e, t, &now.arena, &error) != ODD_OK, "no refusal: %s", message);
    CHECK(strstr(error.message, message) != NULL, "%s, not %s", error.message, message);
}

/* The EBU's forum about its handbook of 2021: 24 players have eight awards, from 24 down by 3, none below 6 (discussion 1365); 19 tables of
 * pairs have 13 awards, and half tables do not count (discussion 1229). */
static void test_ebu(void **state) {
    (void)state;
    static const double players[] = {24, 21, 18, 15, 12, 9, 6, 6, 0}, pairs[] = {24, 18, 12, 6, 0};
    const char *one = table_named("ebu-club"), *single = table_named("ebu-club-individual");
    char id[12];
    long_field(24, 18, true);
    for (int i = 0; i < 9; i++) {
        snprintf(id, sizeof id, "%d", i + 1);
        check_points(single, id, players[i]);
    }
    check_refused(one, "has no awards for individuals");
    long_field(12, 24, false);
    for (int i = 0; i < 5; i++) {
        snprintf(id, sizeof id, "%d", i + 1);
        check_points(one, id, pairs[i]);
    }
    for (int half = 0; half < 2; half++) {
        long_field(38 + half, 20, false);
        check_points(one, "1", 78);
        check_points(one, "13", 6);
        check_points(one, "14", 0);
    }
    long_field(50, 20, false);
    check_refused(one, "is for up to 48, and the event has 50");
    long_field(12, 17, false);
    check_refused(one, "is for 18 to 35 boards, and the event has 17");
    field_of(6, 6, 2, 0);
    check_refused(one, "is for one winner, and the event has two");
}

static void test_bad(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int line, column;
        const char *message;
    } bad[] = {
        {"", 0, 0, "no regulation: expected a line such as 'regulation ACBL Handbook, chapter 4'"},
        {"regulation R\n", 0, 0,
         "no awards: expected lines such as 'shares 100% 70% 50%', 'equal', 'step 6', or 'row 8 0.80 0.56 0.40'"},
        {"regulation R\nequal\n", 0, 0, "no depth: expected a line such as 'depth 40%'"},
        {"regulation R\nequal\ndepth 1/3\n", 0, 0,
         "no first award: expected a line such as 'first 0.10 each'"},
        {"regulation R\nstep 6\nfirst 3\ndepth 1/3\n", 0, 0,
         "the first award follows from the step: leave out one of them"},
        {"regulation R\nrow 8 1\ndepth 1/3\n", 0, 0,
         "rows say all awards: leave out depth, first, shares, equal and step"},
        {"regulation R\nrow 8-9 1\nrow 9-10 1\n", 3, 5, "another row has 9 contestants, too"},
        {"regulation R\ndepth 140%\n", 2, 7,
         "expected the part of the group that gets an award, such as 40% or 1/3"},
        {"regulation R\ndepth 1/3 sideways\n", 2, 11, "expected nearest, up or down"},
        {"regulation R\nfirst -1\n", 2, 7, "expected a number of points above 0, such as 0.10 or 6"},
        {"regulation R\nfirst 1 pair\n", 2, 9,
         "expected 'each' for each contestant of the group, 'table' for each table, or nothing"},
        {"regulation R\nshares 100% x\n", 2, 13,
         "expected shares of the first award, such as 100% 70% 50% 35%, and perhaps 'then 1/place'"},
        {"regulation R\nfor couples\n", 2, 5, "expected pairs, teams or individuals"},
        {"regulation R\nequal 3\n", 2, 7, "expected the end of the line"},
        {"regulation\n", 1, 11, "expected a text"},
        {"regulation R\nwinners 3\n", 2, 9, "expected 1 or 2 winners"},
        {"regulation R\nboards 35-18\n", 2, 8, "expected the boards that a contestant plays, such as 18-35"},
        {"regulation R\nlargest 0\n", 2, 9,
         "expected the largest number of contestants in a group that the table is for"},
    };
    field_of(2, 2, 1, 0);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const odd_award_table *t;
        odd_error error = {0};
        int code = odd_award_table_read(&t, bad[i].text, strlen(bad[i].text), &now.arena, &error);
        CHECK(code != ODD_OK, "%s is read", bad[i].text);
        CHECK(error.line == bad[i].line && error.column == bad[i].column, "%s: %d:%d", bad[i].text,
              error.line, error.column);
        CHECK(strcmp(error.message, bad[i].message) == 0, "%s: %s", bad[i].text, error.message);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mitchell), cmocka_unit_test(test_half_table), cmocka_unit_test(test_howell),
        cmocka_unit_test(test_ties),     cmocka_unit_test(test_least),      cmocka_unit_test(test_forms),
        cmocka_unit_test(test_ebu),      cmocka_unit_test(test_bad),
    };
    return cmocka_run_group_tests(tests, NULL, event_teardown);
}
