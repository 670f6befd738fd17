/* LIN: every result in the list, in every spelling; and matches and tables by chance, with hands, auctions that the Laws
 * allow and cards that follow suit, which are the same after they were written and read. */
#include "exchange.h"

static test_event other;
static random_log chance; /* for its dice alone */
static char text[1 << 16];

__attribute__((format(printf, 1, 2))) static void add(const char *format, ...) {
    size_t len = strlen(text);
    va_list args;
    va_start(args, format);
    int more = vsnprintf(text + len, sizeof text - len, format, args);
    va_end(args);
    assert_true(more >= 0 && len + (size_t)more < sizeof text);
}

static int close_both(void **state) {
    event_close(&other);
    return event_teardown(state);
}

/* ---- The list of results ----------------------------------------------------------------------- */

static void check_listed(const char *entry, odd_result expected) {
    char lin[200];
    int len = snprintf(lin, sizeof lin, "vg|T,S,I,5,5,A,0,B,0|rs|%s,PASS|pg||", entry);
    CHECK(exchange_read(&now, "lin", lin, (size_t)len) == ODD_OK, "%s: not read", entry);
    assert_int_equal(odd_event_about(now.e)->play_count, 2);
    odd_result r = odd_unpack(odd_play_at(now.e, 0)->packed, NULL);
    CHECK(unit_same(r, expected), "%s: %d tricks in %d%s", entry, r.tricks, r.level,
          odd_strain_text(r.strain, ODD_ASCII));
    CHECK(odd_play_at(now.e, 0)->score_pts == odd_score(expected, ODD_VUL_NS), "%s: %d", entry,
          odd_play_at(now.e, 0)->score_pts);
}

static void test_listed(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++) {
        odd_result r = unit_result(nth, (odd_seat)(ODD_NORTH + nth % 4));
        int over = r.tricks - 6 - r.level;
        const char *doubles = r.doubling == ODD_DOUBLED ? "x" : r.doubling == ODD_REDOUBLED ? "xx" : "";
        char strain = odd_strain_text(r.strain, ODD_ASCII)[0], ending[8], entry[32];
        snprintf(ending, sizeof ending, over == 0 ? "=" : "%+d", over);
        snprintf(entry, sizeof entry, "%d%c%s%s%s", r.level, strain, doubles, odd_seat_text(r.declarer),
                 ending);
        check_listed(entry, r);
        snprintf(entry, sizeof entry, "%d%c%s%s%s", r.level, strain, odd_seat_text(r.declarer), doubles,
                 ending);
        check_listed(entry, r);
    }
    check_listed("PASS", (odd_result){0});
    check_listed("p", (odd_result){0});
}

/* ---- By chance --------------------------------------------------------------------------------- */

static void chance_hands(odd_hands *hands) {
    int cards[52];
    *hands = (odd_hands){0};
    for (int i = 0; i < 52; i++) {
        int at = random_below(&chance, i + 1);
        cards[i] = cards[at];
        cards[at] = i;
    }
    for (int i = 0; i < 52; i++)
        hands->hand[ODD_NORTH + i % 4] |= UINT64_C(1) << cards[i];
}

/* Calls until the auction is over, most of them passes. */
static odd_result chance_auction(char *calls, size_t cap, odd_seat dealer) {
    odd_auction auction = odd_auction_start(dealer);
    calls[0] = '\0';
    while (!auction.over) {
        char call[ODD_CALL_MAX];
        int chosen = random_chance(&chance, 60) ? ODD_PASS : random_below(&chance, ODD_CALL_COUNT);
        if (odd_auction_add(&auction, chosen, NULL) != ODD_OK)
            continue;
        odd_call_format(call, sizeof call, chosen, ODD_ASCII);
        size_t len = strlen(calls);
        snprintf(calls + len, cap - len, "%s%s", len > 0 ? " " : "", call);
    }
    return odd_auction_contract(&auction);
}

/* So many cards, each in its turn and following suit. Returns how many tricks declarer has if all are played. */
static int chance_play(char *out, size_t cap, const odd_hands *hands, odd_result r, int count) {
    odd_cardplay play = odd_cardplay_start(hands, r.strain, odd_seat_left(r.declarer));
    size_t len = 0;
    for (int i = 0; i < count;) {
        odd_cardplay before = play;
        int card = random_below(&chance, 52);
        if (odd_cardplay_add(&play, card, NULL) != ODD_OK || play.revokes > 0) {
            play = before;
            continue;
        }
        len += (size_t)snprintf(out + len, cap - len, "%s%c%c", i++ > 0 ? " " : "", "CDHS"[card / 13],
                                "23456789TJQKA"[card % 13]);
    }
    return play.won[odd_seat_side(r.declarer)];
}

/* A board with its hands, and a line of a traveller with its auction and a part of its play. */
static void add_line(const odd_hands *hands, odd_seat dealer, const char *ids) {
    char calls[600], cards[300], result[ODD_RESULT_MAX];
    odd_result r = chance_auction(calls, sizeof calls, dealer);
    int count = r.level == 0 ? 0 : random_chance(&chance, 30) ? 52 : random_below(&chance, 48);
    if (count > 0)
        r.tricks = chance_play(cards, sizeof cards, hands, r, count);
    if (r.level > 0 && count < 52) /* a claim of some of the tricks that are left */
        r.tricks += random_below(&chance, 14 - (count + 3) / 4);
    odd_result_format(result, sizeof result, r, ODD_ASCII);
    char lead[16] = "";
    if (count > 0)
        snprintf(lead, sizeof lead, " lead %.2s", cards);
    add("%s %s%s\n", ids, result, lead);
    add("auction %s %s\n", odd_seat_text(dealer), calls);
    if (count > 0)
        add("cards %s %s\n", odd_seat_text(odd_seat_left(r.declarer)), cards);
}

static void chance_boards(bool match) {
    int board = 1 + random_below(&chance, 20);
    for (int i = 0; i < 3; i++, board += 1 + random_below(&chance, 2)) {
        odd_hands hands;
        char deal[ODD_HANDS_MAX];
        odd_seat dealer =
            random_chance(&chance, 50) ? odd_board_dealer(board) : (odd_seat)(1 + random_below(&chance, 4));
        chance_hands(&hands);
        odd_hands_format(deal, sizeof deal, &hands, dealer);
        add("board %d dealer %s vul %s\n", board, odd_seat_text(dealer),
            odd_vul_text((odd_vul)random_below(&chance, 4)));
        add("deal %s\n", deal);
        add_line(&hands, dealer, "1 2");
        if (match)
            add_line(&hands, dealer, "2 1");
    }
}

static void check_round_trip(uint64_t seed) {
    exchange_text lin, before, after;
    char problems[4096];
    event_good(text);
    exchange_write(&lin, &now, "lin");
    CHECK(lin.lost[0] == '\0', "%d: lost %s", (int)seed, lin.lost);
    CHECK(odd_format_detect(lin.text, lin.len) == odd_format_named("lin"), "%d: not known", (int)seed);
    int code = exchange_read(&other, "lin", lin.text, lin.len);
    exchange_problems(other.e, problems, sizeof problems);
    CHECK(code == ODD_OK && odd_event_about(other.e)->problem_count == 0, "%d: %s\n%s\n%s", (int)seed,
          problems, lin.text, text);
    assert_int_equal(odd_event_score(other.e), ODD_OK);
    exchange_log(&before, &now);
    exchange_log(&after, &other);
    exchange_check_same(&before, &after, seed);
    exchange_free(&lin);
    exchange_free(&before);
    exchange_free(&after);
}

static void test_matches(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        text[0] = '\0';
        chance = (random_log){.state = seed * UINT64_C(0x9E3779B97F4A7C15)};
        add("event Cup\nscoring %s\ntag session Final\n", seed % 3 == 0 ? "bam" : "imps");
        add("team 1 Ash: Ann, Bo, Cy, Di\nteam 2 Oak: Ed, Flo, Gus, Hal\n");
        if (seed % 3 != 0)
            add("carryover 1 %d.5\n", random_below(&chance, 20));
        add("round 1\nlineup 1 NS Ann & Bo\nlineup 2 EW Ed & Flo\nlineup 2 NS Gus & Hal\n"
            "lineup 1 EW Cy & Di\n");
        chance_boards(true);
        check_round_trip(seed);
    }
}

static void test_tables(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 200; seed++) {
        text[0] = '\0';
        chance = (random_log){.state = seed * UINT64_C(0xD1B54A32D192ED03)};
        add("event Pairs\nscoring %s\npair 1 Ann & Bo\npair 2 Cy & Di\n",
            seed % 2 == 0 ? "matchpoints" : "cross-imps");
        chance_boards(false);
        check_round_trip(seed);
    }
}

/* What cannot be said is listed. */
static void test_lost(void **state) {
    (void)state;
    exchange_text lin;
    event_good(
        "date 2026-11-17\nwinners 2\nset neuberg off\npair NS1 A & B\npair EW1 C & D\npair NS2 E\npair EW2 F\n"
        "penalty NS1 1 mp\nboard 1\n1 1 4S N =\nauction N 4S ap\n2 2 4S N =\nboard 2\n1 2 60%/40%\n");
    exchange_write(&lin, &now, "lin");
    assert_string_equal(lin.lost, "the date\nthat there are two winners\na setting\na penalty\n2 results\n");
    exchange_free(&lin);
}

/* ---- Places --------------------------------------------------------------------------------------- */

/* A line feed in each place where a line may end: within a key's value, between keys, within a list and after its commas.
 * An @ marks what is wrong. */
static const char *const with_line_ends[] = {
    "vg|T,S,I,1,2,A,0,B,0|\nrs|4SN=,\nPASS,@9XN=,PASS|\n",
    "vg|T,S,I,1,3,A,\n0,B,0|\n\nrs|4SN=,PASS,\n\n3NE=,PASS,\n2HN=,@9XN=|\n",
    "\n\nvg|T,S,I,1,1,A,0,B,0|\n \nrs|\n@9XN=,PASS|",
    "vg|T,S,I,1,1,A,0,B,0|\n% a remark\nrs|4SN=,PASS|\nqx|o1|md|3|\n@abc|1|\npg||\n",
};

/* Writes a text with other line ends and without the mark. Returns the place of the mark in *line and *column. */
static size_t end_lines(char *to, const char *from, const char *ending, int *line, int *column) {
    size_t len = 0;
    int at_line = 1, at_column = 1;
    for (; *from != '\0'; from++) {
        if (*from == '@') {
            *line = at_line;
            *column = at_column;
            continue;
        }
        len += (size_t)sprintf(to + len, "%s", *from == '\n' ? ending : (char[]){*from, '\0'});
        at_column = *from == '\n' ? 1 : at_column + 1;
        at_line += *from == '\n';
    }
    return len;
}

static void test_line_ends(void **state) {
    (void)state;
    static const char *const endings[] = {"\n", "\r\n", "\r"};
    for (size_t i = 0; i < sizeof with_line_ends / sizeof *with_line_ends; i++)
        for (int k = 0; k < 3; k++) {
            int line = 0, column = 0;
            bool found = false;
            size_t len = end_lines(text, with_line_ends[i], endings[k], &line, &column);
            exchange_read(&now, "lin", text, len);
            for (size_t n = 0; n < odd_event_about(now.e)->problem_count; n++) {
                const odd_error *error = &odd_problem_at(now.e, n)->error;
                found = found || (error->line == line && error->column == column);
            }
            CHECK(found, "text %zu, ending %d: no problem at %d:%d", i, k, line, column);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_listed, close_both),
        cmocka_unit_test_teardown(test_matches, close_both),
        cmocka_unit_test_teardown(test_tables, close_both),
        cmocka_unit_test_teardown(test_lost, close_both),
        cmocka_unit_test_teardown(test_line_ends, close_both),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
