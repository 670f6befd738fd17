/* USEBIO, written: xmllint finds it well-formed and valid, it is read again, and what was lost is said. */
#include "exchange.h"

static test_event other;

static int close_both(void **state) {
    event_close(&other);
    return event_teardown(state);
}

static void write_again(exchange_text *xml, uint64_t which) {
    char problems[4096];
    exchange_write(xml, &now, "usebio");
    int code = exchange_read(&other, "usebio", xml->text, xml->len);
    exchange_problems(other.e, problems, sizeof problems);
    CHECK(code == ODD_OK, "event %d: %s\n%s", (int)which, problems, xml->text);
    CHECK(odd_event_score(other.e) == ODD_OK, "event %d: not scored: %s", (int)which,
          odd_problem_at(other.e, 0)->error.message);
}

/* Without what only the file says of itself. */
static void drop_program(exchange_text *log) {
    for (const char *const *word = (const char *const[]){"tag program ", "tag usebio:PROGRAM_VERSION ", NULL};
         *word != NULL; word++) {
        char *at = strstr(log->text, *word);
        if (at != NULL)
            memmove(at, strchr(at, '\n') + 1, strlen(strchr(at, '\n') + 1) + 1);
    }
    log->len = strlen(log->text);
}

static void check_same(uint64_t which) {
    exchange_text xml, before, after;
    write_again(&xml, which);
    exchange_log(&before, &now);
    exchange_log(&after, &other);
    drop_program(&after);
    exchange_sort(&before);
    exchange_sort(&after);
    exchange_check_same(&before, &after, which);
    exchange_free(&xml);
    exchange_free(&before);
    exchange_free(&after);
}

/* Of events that USEBIO can say all of, nothing is lost: ordinary results and whole percentages, of every contest. */
static void test_nothing_lost(void **state) {
    (void)state;
    static random_log log;
    for (uint64_t seed = 1; seed <= unit_many(1500); seed++) {
        char text[RANDOM_LINES * 80] = "";
        random_start(&log, seed, false);
        bool vp = log.vp || strstr(log.lines[0], "acbl") != NULL;
        for (int i = 0; i < 60; i++) {
            int who[4];
            if (i % 30 == 0 && log.contest == ODD_TEAMS)
                random_add(&log, "round %d\n", i / 30 + 1);
            if (i % 6 == 0)
                random_add(&log, "board %d\n", i / 6 + 1);
            random_table(&log, who);
            char ids[4][24];
            for (int k = 0; k < 4; k++)
                random_id(&log, ids[k], sizeof ids[k], who[k]);
            const char *outcome = random_chance(&log, 10)  ? "60%/40%"
                                  : random_chance(&log, 5) ? "not played"
                                                           : random_result(&log);
            if (log.contest == ODD_INDIVIDUALS)
                random_add(&log, "%s+%s %s+%s %s\n", ids[0], ids[1], ids[2], ids[3], outcome);
            else
                random_add(&log, "%s %s %s\n", ids[0], ids[1], outcome);
        }
        for (int i = 0; i < log.count; i++)
            strcat(text, log.lines[i]);
        event_text(text);
        if (now.code == ODD_OK && !vp)
            check_same(seed);
    }
}

/* Whatever an event has, it can be written, what is written is read without errors, and what was lost is said. */
static void test_random_events(void **state) {
    (void)state;
    int good = 0;
    for (uint64_t seed = 1; seed <= unit_many(2000); seed++) {
        exchange_text xml;
        if (!exchange_random(&now, seed))
            continue;
        write_again(&xml, seed);
        CHECK(odd_event_about(other.e)->contestant_count == odd_event_about(now.e)->contestant_count ||
                  xml.lost[0] != '\0',
              "event %d", (int)seed);
        exchange_free(&xml);
        good++;
    }
    CHECK((uint64_t)good > unit_many(700), "only %d events", good);
}

static void test_lost(void **state) {
    (void)state;
    exchange_text xml;
    event_good(
        "event X \x01\nscoring matchpoints acbl\nset neuberg simple\ntag pbn:Foo x\nstrat 1 B\nhandicap 2 1\ncarryover 3 1\n"
        "phantom 9\npenalty 1 25% slow\npenalty 2 1 mp\nboard 1 dealer S\n1 2 ave+/ave-\n3 4 57.5%/42.5%\n"
        "5 6 weighted 60% 4S N = 40% 4S N -1 lead HK\n7 8 split 4S N = / 3NT N =\n2 9 4S N =\n"
        "board 2 group B\n1 2 pass wrong direction\nauction N 1C\ncards N SA\n");
    exchange_write(&xml, &now, "usebio");
    assert_string_equal(
        xml.lost,
        "a setting\nthat matchpoints are 1, 1/2 and 0\na tag that is not of USEBIO\n"
        "that a contestant is a phantom\nthe stratum of a contestant\nthe handicap of a contestant\n"
        "that an adjustment is a carry-over\n"
        "2 reasons and rounds of penalties, which become adjustments\n"
        "the group of a result on a fouled board\nthe dealer of a board\nan auction\n"
        "the play of the cards of a result\n"
        "a character that XML does not allow\n");
    exchange_free(&xml);
}

/* Whether both logs have the same second line of the board; ids may say their direction. */
static bool same_line(const char *a, const char *b) {
    const char *x = strstr(a, "3 "), *y = strstr(b, "3 ");
    while (x != NULL && y != NULL) {
        if (x[2] == '4' || x[2] == 'E') /* 3 4 or 3 EW4 */
            break;
        x = strstr(x + 1, "3 ");
    }
    while (y != NULL && y[2] != '4' && y[2] != 'E')
        y = strstr(y + 1, "3 ");
    return x != NULL && y != NULL && strncmp(x, y, strcspn(x, "\n") + 1) == 0;
}

/* What the elements of USEBIO cannot say of a line comes back all the same, and the percentages beside it add up as the
 * ruling does. */
static void test_rulings(void **state) {
    (void)state;
    static const struct {
        const char *line, *score;
    } cases[] = {
        {"weighted 60% 4S N = 40% 4S N -1", NULL},
        {"split 4S N = / 3NT N -1", NULL},
        {"ave+/ave-", "<SCORE>A6040</SCORE>"},
        {"ave/ave", "<SCORE>A5050</SCORE>"},
        {"62.5%/37.5%", "<SCORE>A6337</SCORE>"},
        {"33.33%/66.67%", "<SCORE>A3367</SCORE>"},
        {"57.5%/57.5%", "<SCORE>A5857</SCORE>"},
        {"63%/38%", "<SCORE>A6338</SCORE>"},
        {"ave+/ave- lead HK", "<SCORE>A6040</SCORE>"},
        {"4S N = wrong direction", "<CONTRACT>4S</CONTRACT>"},
        {"3NTX E -2 lead H2 wrong direction", "<CONTRACT>3NTX</CONTRACT>"},
    };
    static const char *const heads[] = {"", "winners 2\n", "scoring cross-imps\n", "scoring butler\n"};
    for (size_t h = 0; h < COUNT(heads); h++)
        for (size_t i = 0; i < COUNT(cases); i++) {
            char log[400];
            exchange_text xml, before, after;
            snprintf(log, sizeof log, "event X\n%sboard 1\n1 2 4S N =\n3 4 %s\n5 6 4S N +1\n", heads[h],
                     cases[i].line);
            event_good(log);
            exchange_write(&xml, &now, "usebio");
            CHECK(h > 0 || cases[i].score == NULL || strstr(xml.text, cases[i].score) != NULL, "%s: no %s",
                  cases[i].line, cases[i].score);
            assert_int_equal(exchange_read(&other, "usebio", xml.text, xml.len), ODD_OK);
            assert_int_equal(odd_event_score(other.e), ODD_OK);
            exchange_log(&before, &now);
            exchange_log(&after, &other);
            CHECK(same_line(before.text, after.text), "%s%s: %s", heads[h], cases[i].line, after.text);
            exchange_free(&xml);
            exchange_free(&before);
            exchange_free(&after);
            event_close(&other);
            event_close(&now);
        }
}

/* An independent program reads what is written. */
static void test_xmllint(void **state) {
    (void)state;
    char command[300], path[100], directory[] = "/tmp/usebio-XXXXXX";
    snprintf(directory, sizeof directory, "/tmp/usebio-%06u", (unsigned)((uintptr_t)&command / 16 % 1000000));
    snprintf(command, sizeof command, "mkdir %s && cp tests/golden/formats/usebio.dtd %s/usebio_v1_2.dtd",
             directory, directory);
    assert_int_equal(system(command), 0);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        exchange_text xml;
        if (!exchange_random(&now, seed))
            continue;
        exchange_write(&xml, &now, "usebio");
        snprintf(path, sizeof path, "%s/%d.xml", directory, (int)seed);
        FILE *file = fopen(path, "wb");
        assert_non_null(file);
        assert_int_equal(fwrite(xml.text, 1, xml.len, file), xml.len);
        fclose(file);
        exchange_free(&xml);
    }
    snprintf(command, sizeof command, "xmllint --noout --nonet --valid %s/*.xml", directory);
    int code = system(command);
    snprintf(command, sizeof command, "rm -r %s", directory);
    assert_int_equal(system(command), 0);
    assert_int_equal(code, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_nothing_lost, close_both),
        cmocka_unit_test_teardown(test_random_events, close_both),
        cmocka_unit_test_teardown(test_rulings, close_both),
        cmocka_unit_test_teardown(test_lost, close_both),
        cmocka_unit_test_teardown(test_xmllint, close_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
