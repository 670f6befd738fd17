/* Logs of a session that are as they should be: what is read, and the sheet that it gives. */
#include "log.h"

static const char friday[] = "rubber Friday at the Lees      # '#' starts a comment\n"
                             "we   Ann & Bo                  # We are North-South unless it says otherwise\n"
                             "they Cy & Di\n"
                             "2NT N +1\n"
                             "4H  W =\n"
                             "5C  W -2\n"
                             "4SX S +1\n"
                             "3C  N +1\n"
                             "6D  E =    honors E 150\n"
                             "end                            # only to close an unfinished rubber\n"
                             "correct 3  5C W -1             # a later line corrects deal 3\n";

/* ---- The example that the format is explained with --------------------------------------------------- */

static void test_friday_heading(void **state) {
    (void)state;
    log_read_as(ODD_SESSION_RUBBER, friday);
    assert_int_equal(log_now.code, ODD_OK);
    assert_int_equal(log_now.session.kind, ODD_SESSION_RUBBER);
    assert_int_equal(log_now.session.we, ODD_NS);
    assert_int_equal(log_now.session.deals, 6);
    log_check_text(log_now.session.title, "Friday at the Lees");
}

/* The rubber was finished: `end` adds no row. */
static void test_friday_rows(void **state) {
    (void)state;
    static const odd_vul vuls[] = {ODD_VUL_NONE, ODD_VUL_NONE, ODD_VUL_EW,
                                   ODD_VUL_EW,   ODD_VUL_BOTH, ODD_VUL_BOTH};
    static const odd_side games[] = {ODD_NO_SIDE, ODD_EW, ODD_NO_SIDE, ODD_NS, ODD_NO_SIDE, ODD_EW};
    log_rubber(friday);
    assert_int_equal(log_now.count, 6);
    for (int i = 1; i <= 6; i++) {
        CHECK(log_row(i)->deal.vul == vuls[i - 1], "deal %d: %s", i, odd_vul_text(log_row(i)->deal.vul));
        CHECK(log_row(i)->game == games[i - 1], "deal %d", i);
        CHECK(log_row(i)->finished == (i == 6), "deal %d", i);
        CHECK(log_row(i)->item->number == i && log_row(i)->item->line == i + 3, "deal %d", i);
        CHECK(log_row(i)->rubber == 1, "deal %d", i);
        log_check_text(log_row(i)->names[ODD_NS], "Ann & Bo");
        log_check_text(log_row(i)->names[ODD_EW], "Cy & Di");
    }
}

/* 100 less for North-South than it was before the correction. */
static void test_friday_totals(void **state) {
    (void)state;
    log_rubber(friday);
    log_check_points(3, ODD_PENALTY, ODD_NS, 100);
    log_check_totals(6, 670, 1640);
}

static void test_friday_correction(void **state) {
    (void)state;
    log_rubber(friday);
    const odd_item *deal = log_row(3)->item;
    assert_int_equal(odd_item_corrected_by(&log_now.session, deal), 11);
    assert_int_equal(odd_item_deal(deal).result.tricks, 10);
    log_check_text(deal->text, "5C  W -2");
    const odd_item *last = &log_now.items[log_now.session.count - 1];
    assert_int_equal(last->kind, ODD_ITEM_CORRECT);
    assert_int_equal(last->number, 3);
    assert_int_equal(last->line, 11);
    assert_int_equal(odd_item_deal(last).result.tricks, 10);
    assert_int_equal(odd_item_corrected_by(&log_now.session, last), 0);
    assert_false(last->taken_back);
}

static void test_friday_without_the_correction(void **state) {
    (void)state;
    log_read_bytes(ODD_SESSION_RUBBER, friday, (size_t)(strstr(friday, "correct 3") - friday), 0);
    assert_int_equal(log_now.code, ODD_OK);
    log_check_totals(6, 770, 1640);
}

static void test_friday_honors(void **state) {
    (void)state;
    log_rubber(friday);
    log_check_points(6, ODD_HONORS, ODD_EW, 150);
    log_check_points(6, ODD_SLAM, ODD_EW, 750);
    log_check_points(6, ODD_RUBBER, ODD_EW, 500);
}

/* ---- Lines ---------------------------------------------------------------------------------------------- */

static void test_nothing(void **state) {
    (void)state;
    static const char *const empty[] = {"", "\n", "# nothing", "\r\n\r\n", "   \n\t\n", "rubber", "end\n"};
    for (size_t i = 0; i < COUNT(empty); i++) {
        log_rubber(empty[i]);
        CHECK(log_now.count == 0 && log_now.session.deals == 0, "'%s'", empty[i]);
    }
}

static void test_heading_may_be_left_out(void **state) {
    (void)state;
    log_rubber("4S N =\n");
    assert_int_equal(log_now.session.kind, ODD_SESSION_RUBBER);
    log_check_text(log_now.session.title, "");
    log_check_text(log_row(1)->names[ODD_NS], "");
    log_check_totals(1, 120, 0);
}

static void test_heading_tells_the_kind(void **state) {
    (void)state;
    log_rubber("# mine\n\n  chicago Tuesday\n4S N =\n");
    assert_int_equal(log_now.session.kind, ODD_SESSION_CHICAGO);
    log_check_text(log_now.session.title, "Tuesday");
    log_check_totals(1, 420, 0);
    log_chicago("Rubber\n4S N =\n");
    assert_int_equal(log_now.session.kind, ODD_SESSION_RUBBER);
    log_check_totals(1, 120, 0);
}

static void test_kind_of_a_log_without_heading(void **state) {
    (void)state;
    log_chicago("4S N =\n");
    assert_int_equal(log_now.session.kind, ODD_SESSION_CHICAGO);
    log_check_totals(1, 420, 0);
}

static void test_comments_and_blank_lines(void **state) {
    (void)state;
    log_rubber("# first\n\n  # second\n4S N = # made\n   \n4S N -1# down\n#4S N =\n");
    assert_int_equal(log_now.count, 2);
    assert_int_equal(log_row(1)->item->line, 4);
    assert_int_equal(log_row(2)->item->line, 6);
}

static void test_line_ends_of_windows(void **state) {
    (void)state;
    log_rubber("rubber Friday\r\nwe Ann & Bo\r\nthey Cy & Di\r\n\r\n4S N =\r\n3NT S =\r\nend\r\n");
    assert_int_equal(log_now.count, 2);
    log_check_text(log_now.session.title, "Friday");
    log_check_text(log_row(1)->names[ODD_NS], "Ann & Bo");
    log_check_text(log_row(1)->item->text, "4S N =");
    assert_int_equal(log_row(2)->item->line, 6);
}

static void test_last_line_needs_no_end(void **state) {
    (void)state;
    log_rubber("4S N =\n4S E =");
    assert_int_equal(log_now.count, 2);
}

static void test_letters_of_either_case(void **state) {
    (void)state;
    log_rubber("RUBBER x\nWe Ann\nTHEY Cy\n4s n =\nPASS\nCorrect 1 VOID\n2h e =\nEND\n");
    assert_int_equal(log_now.count, 3);
    log_check_text(log_row(1)->names[ODD_EW], "Cy");
    log_check_totals(3, 0, 160);
}

static void test_notations(void **state) {
    (void)state;
    log_rubber("  4♠X N +1\n3nw-2\n6Dxx by S made 6\nall pass\npassed out\n4 spades by North =\n");
    assert_int_equal(log_now.session.deals, 6);
    log_check_points(1, ODD_OVERTRICKS, ODD_NS, 100);
    log_check_points(2, ODD_PENALTY, ODD_NS, 100);
    assert_int_equal(log_row(4)->entry_count, 0);
}

static void test_items_are_lines(void **state) {
    (void)state;
    assert_true(odd_session_items("", 0) <= 1);
    assert_true(odd_session_items("4S N =", 6) >= 1);
    assert_true(odd_session_items("4S N =\n4S N =", 13) >= 2);
    assert_true(odd_session_items("\n\n\n", 3) >= 3);
    assert_true(odd_session_items(friday, sizeof friday - 1) >= 11);
    assert_true(odd_session_items(friday, sizeof friday - 1) <= 12);
}

static void test_deals_are_numbered_through_the_session(void **state) {
    (void)state;
    log_rubber("3NT N =\npass\n3NT N =\n# the second rubber\n2S E =\nwe Ann\n2S E =\n");
    for (int i = 1; i <= 5; i++)
        assert_int_equal(log_row(i)->item->number, i);
}

static void test_dealers_of_a_rubber(void **state) {
    (void)state;
    static const odd_seat turns[] = {ODD_SOUTH, ODD_WEST, ODD_NORTH, ODD_EAST, ODD_SOUTH};
    log_rubber("dealer S\n1S N -1\npass\n1S N -1\n1S N -1\n1S N -1\n");
    for (int i = 1; i <= 5; i++)
        CHECK(log_row(i)->dealer == turns[i - 1], "deal %d: %s", i, odd_seat_text(log_row(i)->dealer));
    log_rubber("1S N -1\n1S N -1\n");
    assert_int_equal(log_row(1)->dealer, ODD_NORTH);
    assert_int_equal(log_row(2)->dealer, ODD_EAST);
}

/* ---- Names ---------------------------------------------------------------------------------------------- */

static void test_we_are_east_west(void **state) {
    (void)state;
    log_rubber("we EW Ann & Bo\nthey Cy & Di\n4S N =\n");
    assert_int_equal(log_now.session.we, ODD_EW);
    log_check_text(log_row(1)->names[ODD_EW], "Ann & Bo");
    log_check_text(log_row(1)->names[ODD_NS], "Cy & Di");
    log_check_totals(1, 120, 0);
}

static void test_we_are_north_south(void **state) {
    (void)state;
    log_rubber("they Cy & Di\nwe NS Ann & Bo\n4S N =\n");
    assert_int_equal(log_now.session.we, ODD_NS);
    log_check_text(log_row(1)->names[ODD_NS], "Ann & Bo");
}

/* They are named first: their side is known only when We are. */
static void test_they_before_we(void **state) {
    (void)state;
    log_rubber("they Cy & Di\nwe EW Ann & Bo\n4S N =\n");
    log_check_text(log_row(1)->names[ODD_NS], "Cy & Di");
    log_check_text(log_row(1)->names[ODD_EW], "Ann & Bo");
}

/* The side of They says where We sit. */
static void test_they_have_a_side(void **state) {
    (void)state;
    log_rubber("they N-S Cy & Di\nwe Ann & Bo\n4S N =\n");
    assert_int_equal(log_now.session.we, ODD_EW);
    log_check_text(log_row(1)->names[ODD_NS], "Cy & Di");
    log_check_totals(1, 120, 0);
    log_rubber("we NS Ann & Bo\nthey EW Cy & Di\n4S N =\nthey EW Cy & Ed\n");
    assert_int_equal(log_now.session.we, ODD_NS);
    assert_int_equal(log_now.session.errors, 0);
}

/* A name that begins with the letters of a side. */
static void test_names_that_look_like_sides(void **state) {
    (void)state;
    log_rubber("we Ewan & Nsia\nthey Nsue & Bo\n4S N =\n");
    assert_int_equal(log_now.session.we, ODD_NS);
    log_check_text(log_row(1)->names[ODD_NS], "Ewan & Nsia");
    log_check_text(log_row(1)->names[ODD_EW], "Nsue & Bo");
}

static void test_names_change_between_rubbers(void **state) {
    (void)state;
    log_rubber("we Ann & Bo\nthey Cy & Di\n3NT N =\n3NT N =\nwe Ann & Cy\nthey Bo & Di\n3NT N =\n");
    assert_int_equal(log_row(2)->rubber, 1);
    log_check_text(log_row(2)->names[ODD_NS], "Ann & Bo");
    assert_int_equal(log_row(3)->rubber, 2);
    log_check_text(log_row(3)->names[ODD_NS], "Ann & Cy");
    log_check_text(log_row(3)->names[ODD_EW], "Bo & Di");
}

/* ---- Several rubbers, and ends ---------------------------------------------------------------------------- */

static void test_next_rubber_starts_anew(void **state) {
    (void)state;
    log_rubber("3NT N =\n2S E =\n4H S =\n6S N =\n");
    assert_true(log_row(3)->finished);
    log_check_totals(3, 100 + 120 + 700, 60);
    assert_int_equal(log_row(4)->rubber, 2);
    assert_int_equal(log_row(4)->deal.vul, ODD_VUL_NONE);
    log_check_totals(4, 180 + 500, 0);
    assert_int_equal(log_row(4)->games[ODD_NS], 1);
    assert_int_equal(log_row(4)->partscore[ODD_EW], 0);
}

static void test_end_breaks_off(void **state) {
    (void)state;
    log_rubber("3NT N =\n2S E =\nend\n2S E =\n");
    assert_int_equal(log_now.count, 4);
    assert_int_equal(log_row(3)->item->kind, ODD_ITEM_END);
    assert_true(log_row(3)->finished);
    assert_int_equal(log_row(3)->rubber, 1);
    log_check_totals(3, 400, 160);
    assert_int_equal(log_row(4)->rubber, 2);
    log_check_totals(4, 0, 60);
}

static void test_unfinished_without_an_end(void **state) {
    (void)state;
    log_rubber("3NT N =\n2S E =\n");
    assert_false(log_row(2)->finished);
    log_check_totals(2, 100, 60);
}

static void test_second_end_ends_nothing(void **state) {
    (void)state;
    log_rubber("3NT N =\nend\nend\n2S E =\n");
    assert_int_equal(log_now.count, 3);
    assert_int_equal(log_row(3)->rubber, 2);
}

/* ---- Corrections -------------------------------------------------------------------------------------------- */

/* Deal 1 was no game after all: nobody was vulnerable on deal 2. */
static void test_correction_changes_vulnerability(void **state) {
    (void)state;
    log_rubber("4S N =\n6H N =\n");
    log_check_points(2, ODD_SLAM, ODD_NS, 750);
    log_rubber("4S N =\n6H N =\ncorrect 1 4S N -1\n");
    log_check_points(2, ODD_SLAM, ODD_NS, 500);
    assert_int_equal(log_row(2)->deal.vul, ODD_VUL_NONE);
    assert_false(log_row(2)->finished);
    log_check_totals(2, 680, 50);
}

static void test_correction_moves_the_end_of_a_rubber(void **state) {
    (void)state;
    log_rubber("3NT N =\n3NT N =\n2S E =\n4H N =\ncorrect 2 3NT N -1\n");
    assert_false(log_row(2)->finished);
    assert_int_equal(log_row(3)->rubber, 1);
    assert_int_equal(log_row(4)->rubber, 1);
    assert_true(log_row(4)->finished);
    log_check_totals(4, 100 + 120 + 700, 100 + 60);
}

/* The rubber is now finished a deal earlier, and the end has another one to end. */
static void test_correction_gives_an_end_another_rubber(void **state) {
    (void)state;
    log_rubber("3NT N =\n3NT N -1\n2S E =\nend\ncorrect 2 3NT N =\n");
    assert_true(log_row(2)->finished);
    assert_int_equal(log_row(3)->rubber, 2);
    assert_int_equal(log_row(4)->rubber, 2);
    log_check_totals(4, 0, 160);
}

static void test_corrected_twice(void **state) {
    (void)state;
    log_rubber("4S N =\ncorrect 1 4S N +1\ncorrect 1 4S N +2\n");
    assert_int_equal(log_now.count, 1);
    assert_int_equal(odd_item_corrected_by(&log_now.session, log_row(1)->item), 3);
    log_check_totals(1, 180, 0);
}

static void test_correction_of_who_declared(void **state) {
    (void)state;
    log_rubber("4S N = honors N 100\ncorrect 1 4S W =\n");
    log_check_totals(1, 0, 120);
}

static void test_taken_back(void **state) {
    (void)state;
    log_rubber("3NT N =\n4S N =\n2S E =\ncorrect 1 void\n");
    assert_int_equal(log_now.count, 2);
    assert_int_equal(log_row(1)->item->number, 2);
    assert_int_equal(log_row(1)->deal.vul, ODD_VUL_NONE);
    log_check_totals(2, 120, 60);
    assert_int_equal(log_now.session.deals, 3);
    assert_true(log_now.items[0].taken_back);
    assert_int_equal(odd_item_corrected_by(&log_now.session, &log_now.items[0]), 4);
    assert_true(log_now.items[3].taken_back);
}

/* The numbers of the others stay as they are, and what was taken back can be given back. */
static void test_taken_back_and_given_back(void **state) {
    (void)state;
    log_rubber("3NT N =\n4S N =\ncorrect 1 void\n2S E =\ncorrect 3 2S E +1\ncorrect 1 3NT S =\n");
    assert_int_equal(log_now.count, 3);
    assert_false(log_row(1)->item->taken_back);
    assert_true(log_row(2)->finished);
    log_check_points(3, ODD_OVERTRICKS, ODD_EW, 30);
}

static void test_end_taken_back(void **state) {
    (void)state;
    log_rubber("3NT N =\nend\n4S N =\ncorrect end void\n");
    assert_int_equal(log_now.count, 2);
    assert_int_equal(log_row(2)->rubber, 1);
    assert_true(log_row(2)->finished);
    log_check_totals(2, 100 + 120 + 700, 0);
}

static void test_last_end_is_taken_back(void **state) {
    (void)state;
    log_rubber("3NT N =\nend\n2S E =\nend\ncorrect end void\n");
    assert_int_equal(log_now.count, 3);
    assert_int_equal(log_row(2)->item->kind, ODD_ITEM_END);
    assert_int_equal(log_row(3)->item->number, 2);
    assert_false(log_row(3)->finished);
}

/* ---- Honors ------------------------------------------------------------------------------------------------- */

static void test_aces(void **state) {
    (void)state;
    log_rubber("3NT N -1 honors E aces\n1NT N = honours s 150\n");
    log_check_points(1, ODD_HONORS, ODD_EW, 150);
    log_check_points(1, ODD_PENALTY, ODD_EW, 50);
    log_check_points(2, ODD_HONORS, ODD_NS, 150);
}

/* ---- Chicago ------------------------------------------------------------------------------------------------- */

static void test_chicago(void **state) {
    (void)state;
    log_chicago("chicago Tuesday\n2S N =\npass\n2C S =\n4H E =\n1NT W =\n4S N =\n");
    assert_int_equal(log_now.count, 6);
    log_check_points(3, ODD_GAME, ODD_NS, 300);
    assert_int_equal(log_row(3)->game, ODD_NS);
    assert_int_equal(log_row(3)->deal.vul, ODD_VUL_EW);
    log_check_points(4, ODD_GAME, ODD_EW, 300);
    assert_int_equal(log_row(4)->deal.vul, ODD_VUL_NS);
    log_check_points(5, ODD_PARTSCORE, ODD_EW, 100);
    assert_true(log_row(5)->finished);
    assert_int_equal(log_row(6)->rubber, 2);
    assert_int_equal(log_row(6)->deal.vul, ODD_VUL_NONE);
    log_check_totals(6, 420, 0);
}

static void test_chicago_passed_out(void **state) {
    (void)state;
    log_chicago("1NT N -1\npass\npass\n1NT N -1\n");
    for (int i = 2; i <= 4; i++) {
        assert_int_equal(log_row(i)->dealer, ODD_EAST);
        assert_int_equal(log_row(i)->deal.vul, ODD_VUL_EW);
        assert_int_equal(log_row(i)->item->number, i);
    }
}

static void test_chicago_settings(void **state) {
    (void)state;
    log_chicago("chicago\npartscores bonus\nvulnerable nondealer\ndealer E\n2S N =\n2S N =\n");
    assert_true(log_now.session.rules.partscore_bonus);
    assert_true(log_now.session.rules.nondealer_vulnerable);
    assert_int_equal(log_now.session.rules.first_dealer, ODD_EAST);
    assert_int_equal(log_row(2)->dealer, ODD_SOUTH);
    assert_int_equal(log_row(2)->deal.vul, ODD_VUL_EW);
    log_check_points(1, ODD_PARTSCORE, ODD_NS, 50);
    log_check_points(2, ODD_PARTSCORE, ODD_NS, 50);
    log_check_points(2, ODD_GAME, ODD_NS, 0);
}

static void test_chicago_usual_settings(void **state) {
    (void)state;
    log_chicago("partscores carry\nvulnerable dealer\ndealer N\n3S N =\n1C N =\n");
    assert_false(log_now.session.rules.partscore_bonus);
    assert_false(log_now.session.rules.nondealer_vulnerable);
    log_check_points(2, ODD_GAME, ODD_NS, 300);
}

/* The settings of a session hold for each of its Chicagos. */
static void test_chicago_settings_hold_on(void **state) {
    (void)state;
    log_chicago("vulnerable nondealer\ndealer W\n"
                "1S N -1\n1S N -1\n1S N -1\n1S N -1\n1S N -1\n1S N -1\n");
    assert_int_equal(log_row(6)->rubber, 2);
    assert_int_equal(log_row(6)->dealer, ODD_NORTH);
    assert_int_equal(log_row(6)->deal.vul, ODD_VUL_EW);
}

static void test_chicago_duplicate(void **state) {
    (void)state;
    log_chicago("duplicate\n3S N =\n3S N =\n3S N +1\n3S N =\n");
    assert_true(log_now.session.duplicate);
    log_check_totals(4, 4 * 140 + 30, 0);
}

static void test_chicago_honors(void **state) {
    (void)state;
    log_chicago("2S N = honors E 100\n");
    log_check_points(1, ODD_HONORS, ODD_EW, 100);
}

static void test_chicago_correction_moves_the_deals(void **state) {
    (void)state;
    log_chicago("pass\n4S N =\n4S N =\n4S N =\n4S N =\ncorrect 1 1NT N -1\n");
    assert_true(log_row(4)->finished);
    assert_int_equal(log_row(5)->rubber, 2);
    log_check_points(2, ODD_GAME, ODD_NS, 300);
    log_check_points(3, ODD_GAME, ODD_NS, 500);
    log_check_points(4, ODD_GAME, ODD_NS, 500);
    log_check_points(5, ODD_GAME, ODD_NS, 300);
}

/* A dealer between Chicagos, or in one: it holds for those that begin later, and the one that is played goes on as it began.
 * Rows, totals, and totals without items agree. */
static void test_dealer_between_chicagos(void **state) {
    (void)state;
    for (int six = 0; six < 2; six++)
        for (int at = 0; at <= 18; at++)
            for (int to = 0; to < 4; to++) {
                char text[400];
                int len = snprintf(text, sizeof text, "chicago\n%sdealer E\n", six ? "deals 6\n" : ""),
                    each = six ? 6 : 4;
                for (int deal = 0; deal < 18; deal++) {
                    if (deal == at)
                        len += snprintf(text + len, sizeof text - (size_t)len, "dealer %c\n", "NESW"[to]);
                    len += snprintf(text + len, sizeof text - (size_t)len, "3NT N =\n");
                }
                odd_item items[40];
                odd_session session;
                assert_int_equal(
                    odd_session_read(&session, ODD_SESSION_CHICAGO, items, NULL, 0, text, (size_t)len),
                    ODD_OK);
                odd_row row;
                int deal = 0, sums[ODD_SIDE_COUNT] = {0};
                for (odd_walk w = odd_walk_start(&session); odd_walk_next(&w, &row); deal++) {
                    int begun = deal / each * each; /* the first deal of this Chicago */
                    int first = begun >= at ? to : 1;
                    CHECK((int)row.dealer == ODD_NORTH + (first + deal - begun) % 4, "%s: deal %d: %s", text,
                          deal + 1, odd_seat_text(row.dealer));
                    for (int i = 0; i < row.entry_count; i++)
                        sums[row.entries[i].side] += row.entries[i].points;
                }
                assert_int_equal(deal, 18);
                odd_totals totals = odd_session_totals(&session), read;
                assert_true(
                    odd_totals_read(&read, &session, ODD_SESSION_CHICAGO, NULL, 0, text, (size_t)len));
                for (int side = ODD_NS; side <= ODD_EW; side++) {
                    assert_int_equal(totals.pts[side], sums[side]);
                    assert_int_equal(read.pts[side], sums[side]);
                }
            }
}

/* Law 80: 100 for the only part-score; older laws 50, in every rubber of the session. */
static void test_unfinished_partscore(void **state) {
    (void)state;
    static const struct {
        const char *rule;
        int points;
    } rules[] = {{"", 100}, {"partscores 100\n", 100}, {"partscores 50\n", 50}};
    for (size_t i = 0; i < COUNT(rules); i++) {
        char text[100];
        int len = snprintf(text, sizeof text, "rubber\n%s2S N =\nend\n3C E =\nend\n", rules[i].rule);
        odd_item items[10];
        odd_session session;
        assert_int_equal(odd_session_read(&session, ODD_SESSION_RUBBER, items, NULL, 0, text, (size_t)len),
                         ODD_OK);
        odd_totals totals = odd_session_totals(&session);
        assert_int_equal(totals.pts[ODD_NS], 60 + rules[i].points);
        assert_int_equal(totals.pts[ODD_EW], 60 + rules[i].points);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dealer_between_chicagos),
        cmocka_unit_test(test_unfinished_partscore),
        cmocka_unit_test(test_friday_heading),
        cmocka_unit_test(test_friday_rows),
        cmocka_unit_test(test_friday_totals),
        cmocka_unit_test(test_friday_correction),
        cmocka_unit_test(test_friday_without_the_correction),
        cmocka_unit_test(test_friday_honors),
        cmocka_unit_test(test_nothing),
        cmocka_unit_test(test_heading_may_be_left_out),
        cmocka_unit_test(test_heading_tells_the_kind),
        cmocka_unit_test(test_kind_of_a_log_without_heading),
        cmocka_unit_test(test_comments_and_blank_lines),
        cmocka_unit_test(test_line_ends_of_windows),
        cmocka_unit_test(test_last_line_needs_no_end),
        cmocka_unit_test(test_letters_of_either_case),
        cmocka_unit_test(test_notations),
        cmocka_unit_test(test_items_are_lines),
        cmocka_unit_test(test_deals_are_numbered_through_the_session),
        cmocka_unit_test(test_dealers_of_a_rubber),
        cmocka_unit_test(test_we_are_east_west),
        cmocka_unit_test(test_we_are_north_south),
        cmocka_unit_test(test_they_before_we),
        cmocka_unit_test(test_they_have_a_side),
        cmocka_unit_test(test_names_that_look_like_sides),
        cmocka_unit_test(test_names_change_between_rubbers),
        cmocka_unit_test(test_next_rubber_starts_anew),
        cmocka_unit_test(test_end_breaks_off),
        cmocka_unit_test(test_unfinished_without_an_end),
        cmocka_unit_test(test_second_end_ends_nothing),
        cmocka_unit_test(test_correction_changes_vulnerability),
        cmocka_unit_test(test_correction_moves_the_end_of_a_rubber),
        cmocka_unit_test(test_correction_gives_an_end_another_rubber),
        cmocka_unit_test(test_corrected_twice),
        cmocka_unit_test(test_correction_of_who_declared),
        cmocka_unit_test(test_taken_back),
        cmocka_unit_test(test_taken_back_and_given_back),
        cmocka_unit_test(test_end_taken_back),
        cmocka_unit_test(test_last_end_is_taken_back),
        cmocka_unit_test(test_aces),
        cmocka_unit_test(test_chicago),
        cmocka_unit_test(test_chicago_passed_out),
        cmocka_unit_test(test_chicago_settings),
        cmocka_unit_test(test_chicago_usual_settings),
        cmocka_unit_test(test_chicago_settings_hold_on),
        cmocka_unit_test(test_chicago_duplicate),
        cmocka_unit_test(test_chicago_honors),
        cmocka_unit_test(test_chicago_correction_moves_the_deals),
    };
    return cmocka_run_group_tests_name("session", tests, NULL, log_teardown);
}
