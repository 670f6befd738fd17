/* Double-dummy tables: end positions against a solver that plays every card out, whole deals that can be worked out by hand,
 * and par against libdds's own, which is the only other place that knows that library. */
#include "unit.h"

#include <dds/dll.h>
#include <unistd.h>

#include "platform/libdds.h"

static uint64_t seed = 13;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* ---- The slow solver: seats 0 North to 3 West, suits 0 clubs to 3 spades, 4 notrump ---------------- */

typedef struct position {
    uint64_t hand[4];
    int trick[4], count; /* cards on the table, from the leader on */
    int leader;
    int trumps;
} position;

static bool beats(int card, int best, int trumps) {
    return card / 13 == best / 13 ? card > best : card / 13 == trumps;
}

/* Tricks that North-South take from here on, if everybody plays as well as can be. */
static int north_south_tricks(const position *p) {
    int mover = (p->leader + p->count) % 4;
    uint64_t hand = p->hand[mover], led = 0;
    if (p->count == 0 && hand == 0)
        return 0;
    if (p->count > 0)
        led = hand & (UINT64_C(8191) << p->trick[0] / 13 * 13);
    int best = -1;
    for (uint64_t left = led != 0 ? led : hand; left != 0; left &= left - 1) {
        int card = __builtin_ctzll(left), tricks = 0;
        position next = *p;
        next.hand[mover] &= ~(UINT64_C(1) << card);
        next.trick[next.count++] = card;
        if (next.count == 4) {
            int winner = 0;
            for (int i = 1; i < 4; i++)
                if (beats(next.trick[i], next.trick[winner], p->trumps))
                    winner = i;
            next.leader = (p->leader + winner) % 4;
            next.count = 0;
            tricks = next.leader % 2 == 0;
        }
        tricks += north_south_tricks(&next);
        if (best < 0 || (mover % 2 == 0 ? tricks > best : tricks < best))
            best = tricks;
    }
    return best;
}

static odd_hands random_hands(int cards_each) {
    odd_hands hands = {{0}};
    uint64_t dealt = 0;
    for (int i = 0; i < 4 * cards_each;) {
        unsigned card = pick(52);
        if ((dealt >> card & 1) == 0) {
            dealt |= UINT64_C(1) << card;
            hands.hand[1 + i++ % 4] |= UINT64_C(1) << card;
        }
    }
    return hands;
}

static void solve(odd_dd *tables, const odd_hands *hands, size_t count) {
    odd_error error = {0};
    int code = odd_dd_solve(tables, hands, count, (odd_dd_limits){0}, NULL, NULL, &error);
    CHECK(code == ODD_OK, "%s", error.message);
}

static void test_end_positions(void **state) {
    (void)state;
    enum { DEALS = 45 };
    odd_hands hands[DEALS];
    odd_dd tables[DEALS];
    for (int i = 0; i < DEALS; i++)
        hands[i] = random_hands(2 + i % 3);
    solve(tables, hands, DEALS);
    for (int i = 0; i < DEALS; i++)
        for (int strain = 0; strain < 5; strain++)
            for (int declarer = 0; declarer < 4; declarer++) {
                position p = {.leader = (declarer + 1) % 4, .trumps = strain};
                memcpy(p.hand, hands[i].hand + 1, sizeof p.hand);
                int tricks = north_south_tricks(&p);
                tricks = declarer % 2 == 0 ? tricks : 2 + i % 3 - tricks;
                CHECK(tables[i].tricks[strain + 1][declarer + 1] == tricks,
                      "deal %d, strain %d, declarer %d: %d, not %d", i, strain, declarer,
                      tables[i].tricks[strain + 1][declarer + 1], tricks);
            }
}

/* ---- Whole deals ------------------------------------------------------------------------------- */

static odd_hands hands_of(const char *text) {
    odd_hands hands;
    assert_int_equal(odd_hands_parse(&hands, text, strlen(text), NULL), ODD_OK);
    return hands;
}

/* Each has a suit: who has trumps takes all; in notrump whoever leads does, and declarer never leads first. North has
 * all spades, East all hearts, South all diamonds, West all clubs. */
static void test_suits(void **state) {
    (void)state;
    static const odd_strain suit_of[] = {ODD_NO_STRAIN, ODD_SPADES, ODD_HEARTS, ODD_DIAMONDS, ODD_CLUBS};
    odd_hands hands = hands_of("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
    odd_dd table;
    solve(&table, &hands, 1);
    for (int declarer = 1; declarer <= 4; declarer++) {
        for (int owner = 1; owner <= 4; owner++)
            assert_int_equal(table.tricks[suit_of[owner]][declarer], (owner + declarer) % 2 == 0 ? 13 : 0);
        assert_int_equal(table.tricks[ODD_NT][declarer], 0);
        assert_int_equal(table.tricks[ODD_NO_STRAIN][declarer], ODD_DD_UNKNOWN);
    }
}

typedef struct seen {
    size_t calls, done, count;
} seen;

static void note(void *data, size_t done, size_t count) {
    seen *s = data;
    assert_true(done > s->done && done <= count);
    *s = (seen){s->calls + 1, done, count};
}

/* ---- Par, against the library's own -------------------------------------------------------------- */

static struct ddTableResults results_of(const odd_dd *t) {
    static const odd_strain strains[] = {ODD_SPADES, ODD_HEARTS, ODD_DIAMONDS, ODD_CLUBS, ODD_NT};
    struct ddTableResults r;
    for (int strain = 0; strain < 5; strain++)
        for (int seat = 0; seat < 4; seat++)
            r.resTable[strain][seat] = t->tricks[strains[strain]][seat + 1];
    return r;
}

/* "4S*-EW-1": both partners are named together where they do the same. */
static void spell(char *out, odd_result r, bool both) {
    int over = r.tricks - r.level - 6;
    const char *who = both ? odd_seat_side(r.declarer) == ODD_NS ? "NS" : "EW" : odd_seat_text(r.declarer);
    int len =
        sprintf(out, "%d%c%s-%s", r.level, "?CDHSN"[r.strain], r.doubling == ODD_DOUBLED ? "*" : "", who);
    if (over != 0)
        sprintf(out + len, "%+d", over);
}

static bool alike(odd_result a, odd_result b) {
    return a.level == b.level && a.strain == b.strain && a.tricks == b.tricks &&
           odd_seat_side(a.declarer) == odd_seat_side(b.declarer);
}

static void check_contracts(const odd_par *par, const struct parResultsDealer *dds) {
    int spelled = 0;
    for (int i = 0; i < par->count; i++) {
        bool both = false, before = false, found = false;
        for (int j = 0; j < par->count; j++) {
            both = both || (j != i && alike(par->contracts[i], par->contracts[j]));
            before = before || (j < i && alike(par->contracts[i], par->contracts[j]));
        }
        if (before)
            continue;
        char text[16];
        spell(text, par->contracts[i], both);
        for (int j = 0; j < dds->number; j++)
            found = found || strcmp(text, dds->contracts[j]) == 0;
        CHECK(found, "%s is not among %d contracts, %s first", text, dds->number, dds->contracts[0]);
        spelled++;
    }
    assert_int_equal(spelled, par->count == 0 ? 0 : dds->number);
}

static void check_par(const odd_dd *t, bool contracts) {
    static const odd_vul vuls[] = {ODD_VUL_NONE, ODD_VUL_BOTH, ODD_VUL_NS, ODD_VUL_EW};
    struct ddTableResults results = results_of(t);
    for (int dealer = 0; dealer < 4; dealer++)
        for (int v = 0; v < 4; v++) {
            odd_par par;
            struct parResultsDealer dds;
            assert_int_equal(odd_dd_par(&par, t, (odd_seat)(dealer + 1), vuls[v], NULL), ODD_OK);
            assert_int_equal(DealerPar(&results, &dds, dealer, v), RETURN_NO_FAULT);
            CHECK(par.score_pts == dds.score, "dealer %d: %d, not %d", dealer, par.score_pts, dds.score);
            if (contracts)
                check_contracts(&par, &dds);
        }
}

/* Partners take the same in all strains, or not: where they do not, the library leaves out some contracts. */
static void test_par_of_tables(void **state) {
    (void)state;
    for (int turn = 0; turn < 5000; turn++) {
        odd_dd t;
        bool same = turn % 2 == 0;
        memset(&t, ODD_DD_UNKNOWN, sizeof t);
        for (int strain = 1; strain <= 5; strain++) {
            int ns = (int)pick(14), ew = 13 - ns - (pick(4) == 0 && ns < 13);
            for (int seat = 1; seat <= 4; seat++) {
                int tricks = seat % 2 == 1 ? ns : ew;
                t.tricks[strain][seat] = (uint8_t)(tricks - (!same && tricks > 0 && pick(5) == 0));
            }
        }
        check_par(&t, same);
    }
}

static void test_deals(void **state) {
    (void)state;
    enum { DEALS = 11 };
    odd_hands hands[DEALS];
    odd_dd tables[DEALS];
    seen s = {0};
    for (int i = 0; i < DEALS; i++)
        hands[i] = random_hands(13);
    assert_int_equal(odd_dd_solve(tables, hands, DEALS, (odd_dd_limits){1, 200}, note, &s, NULL), ODD_OK);
    assert_true(s.calls >= 2 && s.done == DEALS && s.count == DEALS);
    for (int i = 0; i < DEALS; i++)
        check_par(&tables[i], true);
    for (int i = 0; i < 2; i++) {
        struct ddTableDealPBN deal;
        struct ddTableResults results;
        odd_hands_format(deal.cards, sizeof deal.cards, &hands[i], ODD_NORTH);
        assert_int_equal(CalcDDtablePBN(deal, &results), RETURN_NO_FAULT);
        struct ddTableResults own = results_of(&tables[i]);
        assert_memory_equal(&own, &results, sizeof own);
    }
}

static void test_errors(void **state) {
    (void)state;
    odd_dd table;
    odd_error error = {0};
    odd_hands bad[] = {hands_of("N:- - - -"),
                       hands_of("N:A... K... Q... -"),
                       hands_of("N:AK... QJ... T... 98..."),
                       hands_of("N:A... K... Q... J..."),
                       {{0, 3, 12, 48, 48}},
                       {{0, UINT64_C(3) << 51, 3, 12, 48}}};
    for (size_t i = 0; i < COUNT(bad); i++) {
        assert_int_equal(odd_dd_solve(&table, &bad[i], 1, (odd_dd_limits){0}, NULL, NULL, &error),
                         ODD_E_CARDS);
        assert_non_null(strstr(error.message, "not complete"));
    }
    assert_int_equal(odd_dd_solve(NULL, NULL, 0, (odd_dd_limits){0}, NULL, NULL, &error), ODD_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_end_positions), cmocka_unit_test(test_suits),
        cmocka_unit_test(test_par_of_tables), cmocka_unit_test(test_deals),
        cmocka_unit_test(test_errors),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    fflush(NULL);
    _exit(failed); /* the library uses memory that it has freed when a program ends */
}
