/* Every way to write a result that the manual names, generated and read back; and the canonical form
 * there and back. */
#include "unit.h"

static odd_result parsed(const char *text) {
    odd_result r = {9, ODD_NO_STRAIN, ODD_UNDOUBLED, ODD_NO_SEAT, 99};
    odd_error error = {0};
    int code = odd_result_parse(&r, text, strlen(text), &error);
    CHECK(code == ODD_OK, "'%s': %s", text, error.message);
    return r;
}

static void check_reads_as(const char *text, odd_result expected) {
    odd_result r = parsed(text);
    CHECK(unit_same(r, expected), "'%s' read as %d/%d/%d seat %d, %d tricks", text, r.level, r.strain,
          r.doubling, r.declarer, r.tricks);
}

/* ---- The canonical form -------------------------------------------------------------------------- */

static void check_round_trip(odd_result r, odd_style style) {
    char text[ODD_RESULT_MAX];
    size_t len = odd_result_format(text, sizeof text, r, style);
    CHECK(len == strlen(text) && len < ODD_RESULT_MAX, "'%s'", text);
    check_reads_as(text, r);
}

static void check_round_trips(odd_style style) {
    check_round_trip((odd_result){0}, style);
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int seat = ODD_NO_SEAT; seat <= ODD_WEST; seat++)
            check_round_trip(unit_result(nth, (odd_seat)seat), style);
}

static void test_round_trip_symbols(void **state) {
    (void)state;
    check_round_trips(ODD_SYMBOLS);
}

static void test_round_trip_ascii(void **state) {
    (void)state;
    check_round_trips(ODD_ASCII);
}

static void check_format(odd_result r, const char *symbols, const char *ascii) {
    char text[ODD_RESULT_MAX];
    assert_int_equal(odd_result_format(text, sizeof text, r, ODD_SYMBOLS), strlen(symbols));
    assert_string_equal(text, symbols);
    assert_int_equal(odd_result_format(text, sizeof text, r, ODD_ASCII), strlen(ascii));
    assert_string_equal(text, ascii);
}

static void test_format(void **state) {
    (void)state;
    check_format((odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 11}, "4♠X N +1", "4SX N +1");
    check_format((odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}, "4♠ N =", "4S N =");
    check_format((odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_WEST, 7}, "3NT W -2", "3NT W -2");
    check_format((odd_result){6, ODD_DIAMONDS, ODD_REDOUBLED, ODD_SOUTH, 12}, "6♦XX S =", "6DXX S =");
    check_format((odd_result){7, ODD_CLUBS, ODD_UNDOUBLED, ODD_EAST, 0}, "7♣ E -13", "7C E -13");
    check_format((odd_result){2, ODD_HEARTS, ODD_UNDOUBLED, ODD_NO_SEAT, 8}, "2♥ =", "2H =");
    check_format((odd_result){0}, "pass", "pass");
}

static void test_format_of_an_invalid_result(void **state) {
    (void)state;
    check_format((odd_result){9, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10}, "pass", "pass");
}

/* Whatever room there is: nothing is written beyond it, no character is cut. */
static void check_caps(odd_result r, odd_style style) {
    char whole[ODD_RESULT_MAX];
    size_t len = odd_result_format(whole, sizeof whole, r, style);
    for (size_t cap = 0; cap <= ODD_RESULT_MAX; cap++) {
        char buf[ODD_RESULT_MAX + 1];
        memset(buf, '#', sizeof buf);
        CHECK(odd_result_format(buf, cap, r, style) == len, "'%s' cap %zu", whole, cap);
        for (size_t i = cap; i < sizeof buf; i++)
            CHECK(buf[i] == '#', "'%s' cap %zu: byte %zu", whole, cap, i);
        if (cap == 0)
            continue;
        CHECK(memchr(buf, '\0', cap) != NULL, "'%s' cap %zu", whole, cap);
        CHECK(strncmp(buf, whole, strlen(buf)) == 0, "'%s' cap %zu: '%s'", whole, cap, buf);
        CHECK(unit_whole_utf8(buf), "'%s' cap %zu", whole, cap);
        CHECK(cap <= len || strlen(buf) == len, "'%s' cap %zu", whole, cap);
        CHECK(cap > len || strlen(buf) + 4 > cap, "'%s' cap %zu: room left", whole, cap);
    }
}

static void test_format_truncates(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int seat = ODD_NO_SEAT; seat <= ODD_EAST; seat++) {
            check_caps(unit_result(nth, (odd_seat)seat), ODD_SYMBOLS);
            check_caps(unit_result(nth, (odd_seat)seat), ODD_ASCII);
        }
    check_caps((odd_result){0}, ODD_ASCII);
}

static void test_format_without_a_buffer(void **state) {
    (void)state;
    odd_result r = {4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 11};
    assert_int_equal(odd_result_format(NULL, 0, r, ODD_SYMBOLS), strlen("4♠X N +1"));
}

/* ---- The parts, each in all its spellings --------------------------------------------------------- */

typedef struct spelling {
    const char *text;
    int value;
} spelling;

static const spelling strains[] = {
    {"C", ODD_CLUBS},
    {"c", ODD_CLUBS},
    {"♣", ODD_CLUBS},
    {"♧", ODD_CLUBS},
    {"clubs", ODD_CLUBS},
    {"Club", ODD_CLUBS},
    {"CLUBS", ODD_CLUBS},
    {"D", ODD_DIAMONDS},
    {"d", ODD_DIAMONDS},
    {"♦", ODD_DIAMONDS},
    {"♢", ODD_DIAMONDS},
    {"diamonds", ODD_DIAMONDS},
    {"Diamond", ODD_DIAMONDS},
    {"H", ODD_HEARTS},
    {"h", ODD_HEARTS},
    {"♥", ODD_HEARTS},
    {"♡", ODD_HEARTS},
    {"hearts", ODD_HEARTS},
    {"HEART", ODD_HEARTS},
    {"S", ODD_SPADES},
    {"s", ODD_SPADES},
    {"♠", ODD_SPADES},
    {"♤", ODD_SPADES},
    {"spades", ODD_SPADES},
    {"sPaDe", ODD_SPADES},
    {"N", ODD_NT},
    {"n", ODD_NT},
    {"NT", ODD_NT},
    {"nt", ODD_NT},
    {"Nt", ODD_NT},
    {"nT", ODD_NT},
    {"notrump", ODD_NT},
    {"No Trump", ODD_NT},
    {"NOTRUMPS", ODD_NT},
    {"no trumps", ODD_NT},
};

static const spelling doublings[] = {
    {"", ODD_UNDOUBLED},   {"X", ODD_DOUBLED},    {"x", ODD_DOUBLED},    {"*", ODD_DOUBLED},
    {"XX", ODD_REDOUBLED}, {"xx", ODD_REDOUBLED}, {"Xx", ODD_REDOUBLED}, {"**", ODD_REDOUBLED},
};

static const spelling declarers[] = {
    {"", ODD_NO_SEAT},   {"N", ODD_NORTH},    {"E", ODD_EAST},    {"S", ODD_SOUTH},    {"W", ODD_WEST},
    {"n", ODD_NORTH},    {"e", ODD_EAST},     {"s", ODD_SOUTH},   {"w", ODD_WEST},     {"by N", ODD_NORTH},
    {"by E", ODD_EAST},  {"by S", ODD_SOUTH}, {"by W", ODD_WEST}, {"BY n", ODD_NORTH}, {"By e", ODD_EAST},
    {"bY s", ODD_SOUTH}, {"by w", ODD_WEST},  {"byN", ODD_NORTH}, {"bye", ODD_EAST},   {"BYS", ODD_SOUTH},
};

static const char *const gaps[] = {"", " ", "  ", "\t", "\xC2\xA0"};

/* "spade" and then "S" with nothing between is "spades". */
static bool runs_together(const spelling *strain, const spelling *doubling, const spelling *declarer,
                          const char *gap) {
    char last = strain->text[strlen(strain->text) - 1];
    bool singular = strlen(strain->text) > 2 && (unsigned char)last < 0x80 && last != 's' && last != 'S';
    return singular && gap[0] == '\0' && doubling->text[0] == '\0' &&
           (declarer->text[0] == 'S' || declarer->text[0] == 's');
}

static void check_parts(const spelling *strain, const spelling *doubling, const spelling *declarer) {
    static const spelling outcomes[] = {{"=", 9}, {"+2", 11}, {"-1", 8}, {"made 4", 10}, {"9 tricks", 9}};
    for (size_t g = 0; g < COUNT(gaps); g++)
        for (size_t o = 0; o < COUNT(outcomes); o++) {
            if (runs_together(strain, doubling, declarer, gaps[g]))
                continue;
            char text[80];
            snprintf(text, sizeof text, "3%s%s%s%s%s%s%s%s", gaps[g], strain->text, gaps[g], doubling->text,
                     gaps[g], declarer->text, gaps[g], outcomes[o].text);
            check_reads_as(text, (odd_result){3, (odd_strain)strain->value, (odd_doubling)doubling->value,
                                              (odd_seat)declarer->value, outcomes[o].value});
        }
}

static void test_every_spelling_of_every_part(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(strains); i++)
        for (size_t j = 0; j < COUNT(doublings); j++)
            for (size_t k = 0; k < COUNT(declarers); k++)
                check_parts(&strains[i], &doublings[j], &declarers[k]);
}

typedef struct form {
    char text[24];
} form;

/* The outcome of a contract in each of its forms; returns how many there are. */
static int outcome_forms(form forms[12], int level, int tricks) {
    int over = tricks - 6 - level, count = 0;
    snprintf(forms[count++].text, 24, "%d tricks", tricks);
    snprintf(forms[count++].text, 24, "%dTRICKS", tricks);
    if (over == 0)
        snprintf(forms[count++].text, 24, "=");
    if (over > 0)
        snprintf(forms[count++].text, 24, "+%d", over);
    if (over >= 0) {
        snprintf(forms[count++].text, 24, "made %d", level + over);
        snprintf(forms[count++].text, 24, "MADE%d", level + over);
        return count;
    }
    static const char *const marks[] = {"-", "−", "–", "down ", "Down  ", "down"};
    for (size_t i = 0; i < COUNT(marks); i++)
        snprintf(forms[count++].text, 24, "%s%d", marks[i], -over);
    return count;
}

static void check_outcomes(int level, int tricks) {
    static const char *const contracts[] = {"C", "♦", "♡X", "sxx", "NT", "N*"};
    static const odd_result parsed_as[] = {
        {0, ODD_CLUBS, ODD_UNDOUBLED, ODD_NO_SEAT, 0}, {0, ODD_DIAMONDS, ODD_UNDOUBLED, ODD_NO_SEAT, 0},
        {0, ODD_HEARTS, ODD_DOUBLED, ODD_NO_SEAT, 0},  {0, ODD_SPADES, ODD_REDOUBLED, ODD_NO_SEAT, 0},
        {0, ODD_NT, ODD_UNDOUBLED, ODD_NO_SEAT, 0},    {0, ODD_NT, ODD_DOUBLED, ODD_NO_SEAT, 0},
    };
    form forms[12];
    int count = outcome_forms(forms, level, tricks);
    for (int f = 0; f < count; f++)
        for (size_t c = 0; c < COUNT(contracts); c++)
            for (size_t d = 0; d <= 4; d++)
                for (size_t g = 0; g < COUNT(gaps); g++) {
                    char text[80];
                    odd_result expected = parsed_as[c];
                    expected.level = level;
                    expected.declarer = (odd_seat)declarers[d].value;
                    expected.tricks = tricks;
                    snprintf(text, sizeof text, "%d%s%s%s%s%.23s", level, contracts[c], gaps[g],
                             declarers[d].text, gaps[g], forms[f].text);
                    check_reads_as(text, expected);
                }
}

static void test_every_form_of_every_outcome(void **state) {
    (void)state;
    for (int level = 1; level <= 7; level++)
        for (int tricks = 0; tricks <= 13; tricks++)
            check_outcomes(level, tricks);
}

/* ---- The manual's own examples -------------------------------------------------------------------- */

static void test_examples_with_blanks(void **state) {
    (void)state;
    check_reads_as("4S N =", (odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10});
    check_reads_as("4♠X N +1", (odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 11});
    check_reads_as("3nt w -2", (odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_WEST, 7});
    check_reads_as("6Dxx by S made 6", (odd_result){6, ODD_DIAMONDS, ODD_REDOUBLED, ODD_SOUTH, 12});
    check_reads_as("2H E down 3", (odd_result){2, ODD_HEARTS, ODD_UNDOUBLED, ODD_EAST, 5});
    check_reads_as("1NT N 8 tricks", (odd_result){1, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 8});
}

static void test_examples_without_blanks(void **state) {
    (void)state;
    check_reads_as("4SN=", (odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10});
    check_reads_as("4♠XN+1", (odd_result){4, ODD_SPADES, ODD_DOUBLED, ODD_NORTH, 11});
    check_reads_as("3NW-2", (odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_WEST, 7});
    check_reads_as("3NN=", (odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9});
    check_reads_as("4S=", (odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_NO_SEAT, 10});
}

/* A lone N is the strain, not declarer. */
static void test_n_is_notrump_first(void **state) {
    (void)state;
    check_reads_as("3N=", (odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_NO_SEAT, 9});
    check_reads_as("3 N N =", (odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_NORTH, 9});
    check_reads_as("3NS=", (odd_result){3, ODD_NT, ODD_UNDOUBLED, ODD_SOUTH, 9});
    check_reads_as("4SS=", (odd_result){4, ODD_SPADES, ODD_UNDOUBLED, ODD_SOUTH, 10});
}

static void test_passed_out(void **state) {
    (void)state;
    static const char *const forms[] = {"pass",     "passed",         "passed out", "all pass",   "Pass",
                                        "PASS",     "Passed",         "PASSED OUT", "All Pass",   "ALL PASS",
                                        "  pass  ", "\tpassed out\n", "all  pass",  "passed\tout"};
    for (size_t i = 0; i < COUNT(forms); i++)
        check_reads_as(forms[i], (odd_result){0});
}

static void test_white_space_around(void **state) {
    (void)state;
    odd_result expected = {4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 10};
    check_reads_as("  4S N =", expected);
    check_reads_as("4S N =  ", expected);
    check_reads_as("\t 4S N = \r\n", expected);
    check_reads_as("\xC2\xA0"
                   "4S N =\xC2\xA0",
                   expected);
}

/* Only len bytes count: what follows is not there. */
static void test_reads_no_further_than_told(void **state) {
    (void)state;
    odd_result r;
    assert_int_equal(odd_result_parse(&r, "4S N +1junk", 7, NULL), ODD_OK);
    assert_int_equal(r.tricks, 11);
    assert_int_equal(odd_result_parse(&r, "4S N -10", 7, NULL), ODD_OK);
    assert_int_equal(r.tricks, 9);
}

/* ---- A result with text after it ------------------------------------------------------------------ */

static void check_scan(const char *text, size_t expected_used) {
    odd_result r;
    size_t used = 0;
    odd_error error = {0};
    char *exact = unit_exact(text, strlen(text));
    int code = odd_result_scan(&r, exact, strlen(text), &used, &error);
    free(exact);
    CHECK(code == ODD_OK, "'%s': %s", text, error.message);
    CHECK(used == expected_used, "'%s': %zu, not %zu", text, used, expected_used);
    CHECK(odd_result_valid(r), "'%s'", text);
}

static void test_scan_stops_after_the_result(void **state) {
    (void)state;
    check_scan("4S N =", 6);
    check_scan("4S N =     lead HK", 6);
    check_scan("3NT W -2\tns", 8);
    check_scan("4♠X N +1 both", 10);
    check_scan("1NT N 8 tricks by skill", 14);
    check_scan("6Dxx by S made 6 honors S 150", 16);
    check_scan("2H E down 3\n4S N =", 11);
    check_scan("  4SN= 1", 6);
}

static void test_scan_passes(void **state) {
    (void)state;
    check_scan("pass", 4);
    check_scan("pass 17", 4);
    check_scan("passed and gone", 6);
    check_scan("passed out again", 10);
    check_scan("all pass then", 8);
}

static void test_scan_wants_a_gap(void **state) {
    (void)state;
    static const char *const texts[] = {"4S N =x",    "4S N +1,",        "passx",
                                        "all passed", "4S N 10 tricks!", "4S N =/"};
    for (size_t i = 0; i < COUNT(texts); i++) {
        odd_result r;
        size_t used;
        CHECK(odd_result_scan(&r, texts[i], strlen(texts[i]), &used, NULL) == ODD_E_SYNTAX, "'%s'", texts[i]);
    }
}

/* ---- Names ---------------------------------------------------------------------------------------- */

static void test_names(void **state) {
    (void)state;
    static const char *const seats[] = {"", "N", "E", "S", "W", ""};
    static const char *const symbols[] = {"", "♣", "♦", "♥", "♠", "NT", ""};
    static const char *const letters[] = {"", "C", "D", "H", "S", "NT", ""};
    static const char *const marks[] = {"", "X", "XX", ""};
    for (int i = 0; i <= ODD_SEAT_COUNT; i++)
        assert_string_equal(odd_seat_text((odd_seat)i), seats[i]);
    for (int i = 0; i <= ODD_STRAIN_COUNT; i++) {
        assert_string_equal(odd_strain_text((odd_strain)i, ODD_SYMBOLS), symbols[i]);
        assert_string_equal(odd_strain_text((odd_strain)i, ODD_ASCII), letters[i]);
    }
    for (int i = 0; i <= ODD_DOUBLING_COUNT; i++)
        assert_string_equal(odd_doubling_text((odd_doubling)i), marks[i]);
}

static void test_version(void **state) {
    (void)state;
    assert_string_equal(odd_version(), ODD_VERSION);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip_symbols),
        cmocka_unit_test(test_round_trip_ascii),
        cmocka_unit_test(test_format),
        cmocka_unit_test(test_format_of_an_invalid_result),
        cmocka_unit_test(test_format_truncates),
        cmocka_unit_test(test_format_without_a_buffer),
        cmocka_unit_test(test_every_spelling_of_every_part),
        cmocka_unit_test(test_every_form_of_every_outcome),
        cmocka_unit_test(test_examples_with_blanks),
        cmocka_unit_test(test_examples_without_blanks),
        cmocka_unit_test(test_n_is_notrump_first),
        cmocka_unit_test(test_passed_out),
        cmocka_unit_test(test_white_space_around),
        cmocka_unit_test(test_reads_no_further_than_told),
        cmocka_unit_test(test_scan_stops_after_the_result),
        cmocka_unit_test(test_scan_passes),
        cmocka_unit_test(test_scan_wants_a_gap),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_version),
    };
    return cmocka_run_group_tests_name("notation", tests, NULL, NULL);
}
