/* What the cards speak against: leads, and tricks far from what can be made. */
#include "findings.h"

static const char seats[] = " NESW";

static char text[4096];

static void begin(const char *deal) {
    snprintf(text, sizeof text, "board 1\ndeal %s\n", deal);
}

/* A line of the next pairs. */
static void add(int table, const char *format, ...) {
    size_t len = strlen(text);
    va_list list;
    len += (size_t)snprintf(text + len, sizeof text - len, "%d %d ", 2 * table + 1, 2 * table + 2);
    va_start(list, format);
    len += (size_t)vsnprintf(text + len, sizeof text - len, format, list);
    va_end(list);
    snprintf(text + len, sizeof text - len, "\n");
}

/* In every strain each declarer can take so many tricks; below 0, it is unknown. */
static void look_with(int tricks) {
    event_good(text);
    odd_dd table;
    memset(&table, tricks, sizeof table);
    if (tricks >= 0)
        assert_int_equal(odd_event_dd(now.e, odd_board_deal_at(now.e, 0), &table), ODD_OK);
    event_open(&memory, SIZE_MAX);
    assert_int_equal(odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII), ODD_OK);
}

static const odd_finding *of_kind(odd_finding_kind kind) {
    for (size_t i = 0; i < found.count; i++)
        if (at(i)->kind == kind)
            return at(i);
    return NULL;
}

/* ---- Leads ------------------------------------------------------------------------------------- */

/* Every card, led against every declarer: North has the spades, and East leads against North. */
static void test_every_lead(void **state) {
    (void)state;
    for (int declarer = 1; declarer <= 4; declarer++)
        for (int card = 0; card < 52; card++) {
            int leader = declarer % 4, holder = 3 - card / 13; /* from North, 0 */
            begin("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -");
            add(0, "1NT %c = lead %c%c", seats[declarer], "CDHS"[card / 13], "23456789TJQKA"[card % 13]);
            look_with(-1);
            const odd_finding *f = of_kind(ODD_FOUND_LEAD);
            CHECK_FOUND((f != NULL) == (leader != holder), "declarer %d, card %d", declarer, card);
            if (f == NULL)
                continue;
            char meant[32];
            snprintf(meant, sizeof meant, "Was 1NT %c = meant?", seats[(declarer + 1) % 4 + 1]);
            CHECK_FOUND(found.count == 1 && f->line == 3 && f->board == 1, "declarer %d, card %d", declarer,
                        card);
            CHECK_FOUND(says(f, meant) == (holder == (leader + 2) % 4), "declarer %d, card %d", declarer,
                        card);
        }
}

/* If the leader's hand is unknown, or the declarer is, nothing is reported. */
static void test_unknown_hands(void **state) {
    (void)state;
    begin("N:AKQJT98765432... - - -");
    add(0, "1NT N = lead SA");
    add(1, "pass");
    add(2, "score 90 lead SA");
    add(3, "ave/ave");
    add(4, "1NT E = lead SA");
    look_with(-1);
    CHECK_FOUND(of_kind(ODD_FOUND_LEAD) == NULL, "nobody's hand is known but declarer's, and partner's");
    add(5, "1NT W = lead HA");
    look_with(-1);
    const odd_finding *f = of_kind(ODD_FOUND_LEAD);
    CHECK_FOUND(f != NULL && says(f, "North is on lead and does not hold that card") && !says(f, "has it"),
                "only North's is");
}

/* Three wrong ones and more than half: it is the deal. */
static void test_wrong_deal(void **state) {
    (void)state;
    for (int wrong = 0; wrong <= 5; wrong++)
        for (int right = 0; right <= 5; right++) {
            char all[64];
            begin("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -");
            for (int i = 0; i < wrong + right; i++)
                add(i, "1NT N = lead %s", i < wrong ? "SA" : "HA");
            look_with(-1);
            size_t count = 0;
            for (size_t i = 0; i < found.count; i++)
                count += at(i)->kind == ODD_FOUND_LEAD;
            bool deal = wrong >= 3 && wrong > right;
            CHECK_FOUND(count == (deal ? 1 : (size_t)wrong), "%d wrong, %d right", wrong, right);
            snprintf(all, sizeof all, "%d of %d leads", wrong, wrong + right);
            CHECK_FOUND(!deal || (says(of_kind(ODD_FOUND_LEAD), all) && of_kind(ODD_FOUND_LEAD)->line == 2),
                        "%d wrong, %d right", wrong, right);
        }
}

/* ---- Tricks ------------------------------------------------------------------------------------ */

static int far_from(int a, int b) {
    return a > b ? a - b : b - a;
}

/* Whether the first of these tables is doubted, where it took so many tricks in spades and all others took as many. */
static bool is_doubted(int others, int can, int took, int theirs) {
    begin("N:AKQ2.JT9.876.543 - - -");
    add(0, "1S S %d tricks", took);
    for (int i = 1; i <= others; i++)
        add(i, "1S %c %d tricks", "NS"[i % 2], theirs);
    look_with(can);
    for (size_t i = 0; i < found.count; i++)
        if ((at(i)->kind == ODD_FOUND_TRICKS || at(i)->kind == ODD_FOUND_UNLIKE) && at(i)->line == 3)
            return true;
    return false;
}

/* Whether the deal is doubted: of most results, and three at least, tricks are three or more from what can be made. */
static bool is_other_deal(int others, int can, int took, int theirs) {
    int far = (far_from(took, can) >= 3) + others * (far_from(theirs, can) >= 3);
    return far >= 3 && 2 * far > others + 1;
}

/* Two tricks from what can be made is ordinary; five is not, where others are near to it; and who is farther away than
 * somebody who is doubted is doubted as well. */
static void check_fewer(int others, int can, int theirs) {
    bool doubted = false;
    for (int took = can; took >= 0; took--) {
        if (is_other_deal(others, can, took, theirs))
            return;
        bool now_doubted = is_doubted(others, can, took, theirs);
        bool right = now_doubted ? can - took > 2 : !doubted && (others < 3 || can - took < 5);
        CHECK_FOUND(right, "%d others took %d, %d can, %d took", others, theirs, can, took);
        doubted = now_doubted;
    }
}

static void test_every_trick(void **state) {
    (void)state;
    for (int others = 0; others <= 4; others++)
        for (int can = 5; can <= 13; can++)
            for (int theirs = can - 1; theirs <= can + 1 && theirs <= 13; theirs++)
                check_fewer(others, can, theirs);
}

/* Where most results are far from what can be made, the cards are doubted, and no result is. */
static void test_other_deal(void **state) {
    (void)state;
    for (int others = 2; others <= 4; others++)
        for (int can = 0; can <= 13; can++)
            for (int theirs = 0; theirs <= 13; theirs++) {
                if (!is_other_deal(others, can, theirs, theirs))
                    continue;
                CHECK_FOUND(!is_doubted(others, can, theirs, theirs), "%d others took %d, %d can", others,
                            theirs, can);
                const odd_finding *f = of_kind(ODD_FOUND_TRICKS);
                CHECK_FOUND(f != NULL && f->line == 2, "%d others took %d, %d can", others, theirs, can);
            }
}

/* Results in another strain, or of the other side, say nothing about it. */
static void test_other_contracts(void **state) {
    (void)state;
    begin("N:AKQ2.JT9.876.543 - - -");
    add(0, "4S S 6 tricks");
    for (int i = 1; i <= 2; i++)
        add(i, "4S N 10 tricks");
    add(3, "4H S 6 tricks");
    add(4, "2H E 8 tricks");
    add(5, "3NT N 10 tricks");
    add(6, "3NT N 9 tricks");
    add(7, "3NT N 9 tricks");
    look_with(10);
    const odd_finding *f = of_kind(ODD_FOUND_TRICKS);
    CHECK_FOUND(f != NULL && f->line == 3 && says(f, "6 tricks, and 10 can be made; the others in S took 10"),
                "two others");
}

/* A sign, and odd tricks for tricks over the contract. */
static void test_what_was_meant(void **state) {
    (void)state;
    static const struct {
        const char *result, *meant;
        int can;
    } cases[] = {{"2S S -2", "Was 2S S +2 meant?", 10},
                 {"4H S +3", "Was 4H S -1 meant?", 9}, /* made three, of a contract of four */
                 {"3NT S +3", "Was 3NT S = meant?", 8},
                 {"1NT S -5", "meant", 10},
                 {"6C E -4", "meant", 12}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        begin("N:AKQ2.JT9.876.543 - - -");
        add(0, "%s", cases[i].result);
        look_with(cases[i].can);
        const odd_finding *f = of_kind(ODD_FOUND_TRICKS);
        CHECK_FOUND(f != NULL && says(f, cases[i].meant) == (cases[i].meant[0] == 'W'), "%s",
                    cases[i].result);
    }
}

/* One slip is one finding: who led another's card is not asked for tricks. */
static void test_one_finding(void **state) {
    (void)state;
    begin("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -");
    add(0, "1S S 0 tricks lead HA");
    look_with(7);
    CHECK_FOUND(found.count == 1 && at(0)->kind == ODD_FOUND_LEAD, "the lead explains it");
}

/* A result from the other side is a slip where others declared; but not if the lead is from the hand on the left of its declarer. */
static void test_who_declared(void **state) {
    (void)state;
    static const char *const leads[] = {"", " lead CA", " lead SA"};
    for (int i = 0; i < 3; i++) {
        begin("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -");
        add(0, "2H S =%s", leads[i]);
        for (int k = 1; k < 6; k++)
            add(k, "2H E =");
        look_with(-1);
        const odd_finding *f = of_kind(ODD_FOUND_UNLIKE);
        CHECK_FOUND((f != NULL && says(f, "if it was 2H E =")) == (i == 0), "lead%s", leads[i]);
        CHECK_FOUND((of_kind(ODD_FOUND_LEAD) != NULL) == (i == 2), "lead%s", leads[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_every_lead, teardown),
        cmocka_unit_test_teardown(test_unknown_hands, teardown),
        cmocka_unit_test_teardown(test_wrong_deal, teardown),
        cmocka_unit_test_teardown(test_every_trick, teardown),
        cmocka_unit_test_teardown(test_other_deal, teardown),
        cmocka_unit_test_teardown(test_other_contracts, teardown),
        cmocka_unit_test_teardown(test_what_was_meant, teardown),
        cmocka_unit_test_teardown(test_one_finding, teardown),
        cmocka_unit_test_teardown(test_who_declared, teardown),
    };
    return cmocka_run_group_tests_name("check cards", tests, NULL, NULL);
}
