/* Settings: each value that a setting may have, what the rules make it, and which one stands. */
#include "event.h"

static void check_setting(odd_setting_name name, const char *expected) {
    char text[80];
    size_t len = odd_setting_format(text, sizeof text, now.e, name);
    CHECK(len == strlen(text) && strcmp(text, expected) == 0, "%s: '%s', not '%s'",
          odd_setting_about(name)->name, text, expected);
}

static odd_setting_name named(const char *name) {
    for (int i = 0; i < ODD_SET_COUNT; i++)
        if (strcmp(odd_setting_about((odd_setting_name)i)->name, name) == 0)
            return (odd_setting_name)i;
    CHECK(false, "no setting %s", name);
    return ODD_SET_RULES;
}

/* Reads lines that must be good; warnings do not matter here. */
static void read_settings(const char *text) {
    event_text(text);
    CHECK(now.code == ODD_OK, "%s: %s", text, odd_problem_at(now.e, 0)->error.message);
}

/* ---- What each may be ------------------------------------------------------------------------------------ */

static void test_words(void **state) {
    (void)state;
    static const struct {
        const char *name, *values;
    } all[] = {{"neuberg", "on simple off"},
               {"round", "away even up"},
               {"groups", "ebu acbl"},
               {"own-average", "on off"},
               {"cross-imps", "average total cross1"},
               {"datum", "mean trim1 trim5 median zero-sum"},
               {"datum-round", "away even up same"},
               {"compare", "field section"},
               {"sections", "across apart"},
               {"format", "swiss all-play-all knock-out"},
               {"rank-by", "auto vp imps quotient wins"},
               {"half-match", "whole split own"},
               {"fewer-results", "as-is factored"},
               {"weighted-halves", "favour same"},
               {"patton-ratio", "swings totals"},
               {"tie-break", "share match opponents basic quotient wins countback tops"},
               {"rules", "wbf ebu acbl"}};
    for (size_t i = 0; i < COUNT(all); i++) {
        char values[100], line[120];
        odd_setting_name name = named(all[i].name);
        assert_string_equal(odd_setting_about(name)->values, all[i].values);
        snprintf(values, sizeof values, "%s", all[i].values);
        for (char *word = strtok(values, " "); word != NULL; word = strtok(NULL, " ")) {
            snprintf(line, sizeof line, "set %s %s\n", all[i].name, word);
            read_settings(line);
            check_setting(name, word);
            for (char *c = line + 4; *c != '\0'; c++)
                *c = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
            read_settings(line); /* in any case */
            check_setting(name, word);
        }
    }
}

static void test_numbers(void **state) {
    (void)state;
    static const struct {
        const char *name, *value, *written;
    } all[] = {{"expected", "auto", "auto"},
               {"expected", "13", "13"},
               {"expected", "1000000", "1000000"},
               {"unit", "0.01", "0.01"},
               {"unit", ".5", "0.5"},
               {"unit", "10", "10"},
               {"unit", "0.0001", "0.0001"},
               {"average-imps", "2", "2"},
               {"average-imps", "2.50", "2.5"},
               {"imp-unit", "1", "1"},
               {"imp-cap", "off", "off"},
               {"imp-cap", "17", "17"},
               {"datum-unit", "1", "1"},
               {"match-boards", "24", "24"},
               {"match-boards", "auto", "auto"},
               {"bye", "60", "60"},
               {"bye", "60%", "60"},
               {"bam", "1", "1"},
               {"patton-board", "3", "3"},
               {"patton-pool", "0", "0"},
               {"patton-steps", "5,15,30,50", "5,15,30,50"},
               {"patton-steps", "0 , 12.5", "0,12.5"},
               {"patton-steps", "50,100", "50,100"},
               {"tie-break", "match, wins,tops", "match,wins,tops"}};
    for (size_t i = 0; i < COUNT(all); i++) {
        char line[80];
        snprintf(line, sizeof line, "set %s %s\n", all[i].name, all[i].value);
        read_settings(line);
        check_setting(named(all[i].name), all[i].written);
    }
}

/* Which scorings look at a setting: by the arithmetic that is documented. */
static void test_used(void **state) {
    (void)state;
    static const struct {
        const char *names, *scorings;
    } all[] = {{"rules round tie-break", "matchpoints cross-imps butler bam points imps patton"},
               {"neuberg", "matchpoints"},
               {"expected", "matchpoints cross-imps butler"},
               {"groups", "matchpoints cross-imps"},
               {"unit", "matchpoints bam patton"},
               {"own-average", "matchpoints cross-imps butler bam"},
               {"average-imps imp-unit weighted-halves", "cross-imps butler imps"},
               {"cross-imps imp-cap", "cross-imps"},
               {"datum datum-unit datum-round", "butler"},
               {"compare sections", "matchpoints cross-imps butler bam points"},
               {"format rank-by", "bam points imps patton"},
               {"match-boards half-match bye-win-loss", "imps"},
               {"fewer-results", "cross-imps butler"},
               {"bam", "bam"},
               {"patton-board patton-pool patton-ratio patton-steps", "patton"}};
    for (size_t i = 0; i < COUNT(all); i++) {
        char names[100];
        snprintf(names, sizeof names, "%s", all[i].names);
        for (char *name = strtok(names, " "); name != NULL; name = strtok(NULL, " "))
            for (int s = 0; s < ODD_SCORING_COUNT; s++) {
                char word[20], list[80];
                snprintf(word, sizeof word, " %s ", odd_scoring_text((odd_scoring)s));
                snprintf(list, sizeof list, " %s ", all[i].scorings);
                CHECK(odd_setting_about(named(name))->used[s] == (strstr(list, word) != NULL), "%s in %s",
                      name, word);
            }
    }
}

/* ---- Rules ----------------------------------------------------------------------------------------------- */

/* Where the authorities differ, as they are documented. */
static void test_rules(void **state) {
    (void)state;
    static const struct {
        const char *name, *preset[ODD_RULES_COUNT];
    } all[] = {
        {"neuberg", {"on", "on", "on"}},
        {"unit", {"0.01", "0.0001", "0.01"}},
        {"round", {"away", "away", "up"}},
        {"groups", {"ebu", "ebu", "acbl"}},
        {"own-average", {"on", "on", "on"}},
        {"average-imps", {"3", "3", "3"}},
        {"imp-unit", {"0.01", "0.1", "0.01"}},
        {"datum", {"mean", "trim1", "trim5"}},
        {"datum-round", {"same", "away", "even"}},
        {"datum-unit", {"10", "10", "10"}},
        {"half-match", {"whole", "own", "whole"}},
        {"fewer-results", {"as-is", "factored", "as-is"}},
        {"weighted-halves", {"favour", "favour", "favour"}},
        {"bye-win-loss", {"60", "60", "100"}},
        {"bam", {"2", "2", "1"}},
        {"bye", {"60", "60", "60"}},
        {"cross-imps", {"average", "average", "average"}},
        {"tie-break", {"share", "share", "share"}},
        {"patton-steps", {"5,15,30,50", "5,15,30,50", "5,15,30,50"}},
    };
    static const char *const rules[] = {"wbf", "ebu", "acbl"};
    for (int r = 0; r < ODD_RULES_COUNT; r++) {
        char line[40];
        snprintf(line, sizeof line, "set rules %s\n", rules[r]);
        read_settings(line);
        for (size_t i = 0; i < COUNT(all); i++)
            check_setting(named(all[i].name), all[i].preset[r]);
        /* Each is what the table says, and may be set so. */
        for (int n = 0; n < ODD_SET_COUNT; n++)
            check_setting((odd_setting_name)n, odd_setting_about((odd_setting_name)n)->preset[r]);
    }
    event_good("");
    for (int n = 0; n < ODD_SET_COUNT; n++) /* without a word about it, as the WBF has it */
        check_setting((odd_setting_name)n, odd_setting_about((odd_setting_name)n)->preset[ODD_RULES_WBF]);
}

/* The last one counts; what the log sets itself stays, whatever rules come before or after. */
static void test_which_stands(void **state) {
    (void)state;
    read_settings("set neuberg off\nset neuberg simple\n");
    check_setting(ODD_SET_NEUBERG, "simple");
    read_settings("set unit 0.5\nset rules ebu\n");
    check_setting(ODD_SET_UNIT, "0.5");
    check_setting(ODD_SET_IMP_UNIT, "0.1");
    read_settings("set rules ebu\nset unit 0.5\n");
    check_setting(ODD_SET_UNIT, "0.5");
    read_settings("set rules ebu\nset rules acbl\n");
    check_setting(ODD_SET_UNIT, "0.01");
    check_setting(ODD_SET_GROUPS, "acbl");
    assert_true(odd_event_has_setting(now.e, ODD_SET_RULES));
    assert_false(odd_event_has_setting(now.e, ODD_SET_UNIT));
    event_text("set neuberg off\nset neuberg perhaps\n"); /* a wrong one changes nothing */
    check_setting(ODD_SET_NEUBERG, "off");
    event_text("set tie-break match,wins\nset tie-break tops,luck\n");
    check_setting(ODD_SET_TIE_BREAK, "match,wins");
    event_text("set patton-steps 5,10\nset patton-steps 7,3\n");
    check_setting(ODD_SET_PATTON_STEPS, "5,10");
}

/* Whatever is written can be read again. */
static void test_what_is_written(void **state) {
    (void)state;
    static const char *const logs[] = {
        "", "set rules ebu\n", "set rules acbl\n",
        "set expected 13\nset unit 0.25\nset imp-cap 17\nset tie-break match,tops\n"
        "set patton-steps 1.5,99\nset datum zero-sum\nset match-boards 24\n"};
    for (size_t i = 0; i < COUNT(logs); i++) {
        char text[2048];
        int len = 0;
        int64_t first[ODD_SET_COUNT];
        char values[ODD_SET_COUNT][80];
        read_settings(logs[i]);
        for (int n = 0; n < ODD_SET_COUNT; n++) {
            first[n] = odd_event_setting(now.e, (odd_setting_name)n);
            odd_setting_format(values[n], sizeof values[n], now.e, (odd_setting_name)n);
            len += snprintf(text + len, sizeof text - (size_t)len, "set %s %s\n",
                            odd_setting_about((odd_setting_name)n)->name, values[n]);
        }
        read_settings(text);
        for (int n = 0; n < ODD_SET_COUNT; n++) {
            assert_int_equal(odd_event_setting(now.e, (odd_setting_name)n), first[n]);
            check_setting((odd_setting_name)n, values[n]);
        }
    }
}

static void test_about(void **state) {
    (void)state;
    for (int n = 0; n < ODD_SET_COUNT; n++) {
        const odd_setting_info *info = odd_setting_about((odd_setting_name)n);
        bool used = false;
        for (int s = 0; s < ODD_SCORING_COUNT; s++)
            used = used || info->used[s];
        /* What is shown, and when, does not affect scoring. */
        used = used || strncmp(info->name, "show-", 5) == 0 || strcmp(info->name, "status") == 0 ||
               strcmp(info->name, "corrections-until") == 0;
        CHECK(used && strlen(info->help) > 20 && info->help[strlen(info->help) - 1] == '.', "%s", info->name);
        CHECK(info->law != NULL && info->values[0] != '\0', "%s", info->name);
        char small[4] = "###";
        assert_int_equal(odd_setting_format(small, 3, now.e, (odd_setting_name)n),
                         strlen(info->preset[ODD_RULES_WBF]));
        assert_true(small[2] == '\0' || strlen(small) < 2);
        assert_int_equal(small[3], '\0');
    }
}

/* ---- Amounts ----------------------------------------------------------------------------------------------- */

static void test_amounts(void **state) {
    (void)state;
    static const struct {
        odd_amount amount;
        int least;
        const char *text;
    } all[] = {{0, 0, "0"},
               {0, 2, "0.00"},
               {125000, 0, "12.5"},
               {125000, 2, "12.50"},
               {-30000, 0, "-3"},
               {1, 0, "0.0001"},
               {-1, 2, "-0.0001"},
               {-5000, 0, "-0.5"},
               {1234500, 2, "123.45"},
               {10000, 4, "1.0000"},
               {99999999, 1, "9999.9999"},
               {INT64_MAX, 0, "922337203685477.5807"},
               {INT64_MIN, 0, "-922337203685477.5808"}};
    for (size_t i = 0; i < COUNT(all); i++) {
        char text[ODD_AMOUNT_MAX];
        size_t len = odd_amount_format(text, sizeof text, all[i].amount, all[i].least);
        assert_string_equal(text, all[i].text);
        assert_int_equal(len, strlen(all[i].text));
        for (size_t cap = 0; cap <= len; cap++) {
            char small[ODD_AMOUNT_MAX];
            memset(small, '#', sizeof small);
            assert_int_equal(odd_amount_format(small, cap, all[i].amount, all[i].least), len);
            for (size_t at = cap; at < sizeof small; at++)
                assert_int_equal(small[at], '#');
        }
    }
}

static int with_event(void **state) {
    (void)state;
    event_good("");
    return 0;
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, with_event, event_teardown)

static size_t parts(const char *list, char between) {
    size_t count = 1;
    for (; *list != '\0'; list++)
        count += *list == between;
    return count;
}

/* Each value has words, and no two settings are called the same. */
static void test_titles(void **state) {
    (void)state;
    for (int n = 0; n < ODD_SET_COUNT; n++) {
        const odd_setting_info *info = odd_setting_about((odd_setting_name)n);
        CHECK(parts(info->values, ' ') == parts(info->words, '|'), "%s: %s and %s", info->name, info->values,
              info->words);
        CHECK(strstr(info->words, "||") == NULL && info->words[0] != '|', "%s: %s", info->name, info->words);
        CHECK(info->title[0] >= 'A' && info->title[0] <= 'Z', "%s: %s", info->name, info->title);
        for (int k = 0; k < n; k++)
            assert_string_not_equal(info->title, odd_setting_about((odd_setting_name)k)->title);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_titles),  TEST(test_words),        TEST(test_numbers),         TEST(test_used),
        TEST(test_rules),   TEST(test_which_stands), TEST(test_what_is_written), TEST(test_about),
        TEST(test_amounts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
