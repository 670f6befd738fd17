/* The double-dummy solver: end positions against a solver that plays the cards out, whole deals that can be worked out by hand, random
 * and published hard deals against libdds, properties, and par against libdds's own. */
#include "dd.h"

#include <dds/dll.h>
#include <unistd.h>

#include "platform/double_dummy.h"

static uint64_t seed;

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

/* Tricks that North-South take from here on, if everybody plays as well as can be: exact between `least` and `most`, else a
 * bound. */
static int tricks_between(const position *p, int least, int most) {
    int mover = (p->leader + p->count) % 4;
    uint64_t hand = p->hand[mover], led = 0;
    if (p->count == 0 && hand == 0)
        return 0;
    if (p->count > 0)
        led = hand & (UINT64_C(8191) << p->trick[0] / 13 * 13);
    int best = mover % 2 == 0 ? -1 : 99;
    for (uint64_t left = led != 0 ? led : hand; left != 0 && least < most; left &= left - 1) {
        int card = __builtin_ctzll(left), won = 0;
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
            won = next.leader % 2 == 0;
        }
        int tricks = won + tricks_between(&next, least - won, most - won);
        if (mover % 2 == 0) {
            best = tricks > best ? tricks : best;
            least = best > least ? best : least;
        } else {
            best = tricks < best ? tricks : best;
            most = best < most ? best : most;
        }
    }
    return best;
}

static int north_south_tricks(const position *p) {
    return tricks_between(p, -1, 14);
}

/* Cards of the first suits only, if there are to be many voids. */
static odd_hands hands_from(int cards_each, unsigned from) {
    odd_hands hands = {{0}};
    uint64_t dealt = 0;
    for (int i = 0; i < 4 * cards_each;) {
        unsigned card = pick(from);
        if ((dealt >> card & 1) == 0) {
            dealt |= UINT64_C(1) << card;
            hands.hand[1 + i++ % 4] |= UINT64_C(1) << card;
        }
    }
    return hands;
}

static odd_hands random_hands(int cards_each) {
    return hands_from(cards_each, 52);
}

static void solve(odd_dd *tables, const odd_hands *hands, size_t count) {
    odd_error error = {0};
    int code = odd_dd_solve_all(tables, hands, count, (odd_dd_limits){0}, NULL, NULL, &error);
    CHECK(code == ODD_OK, "%s", error.message);
}

static position position_of(const odd_hands *hands, int leader, int strain) {
    position p = {.leader = leader, .trumps = strain};
    memcpy(p.hand, hands->hand + 1, sizeof p.hand);
    return p;
}

/* ODD_TIMES=150 tries 150 times as many endings (make prove-dd), and ODD_SEED=N others. Then it is said how many they were. */
static int number_of(const char *variable, int otherwise) {
    const char *text = getenv(variable);
    int n = text != NULL ? atoi(text) : 0;
    return n > 0 ? n : otherwise;
}

static int times(void) {
    return number_of("ODD_TIMES", 1);
}
static struct {
    int endings[6];          /* by cards of a hand: all declarers and strains of each */
    int voids;               /* of these, endings in which a hand has none of a suit that others have */
    int positions[4], cards; /* by cards on the table: every card of each; and the cards */
} tried;

static bool has_void(const odd_hands *hands) {
    for (int suit = 0; suit < 4; suit++) {
        int holders = 0;
        for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            holders += (hands->hand[seat] >> (13 * suit) & 8191) != 0;
        if (holders > 0 && holders < 4)
            return true;
    }
    return false;
}

static void say_tried(void) {
    const int *e = tried.endings, *p = tried.positions;
    printf("%d endings, of 1 to 5 cards %d %d %d %d %d, %d with voids: 20 results of each\n",
           e[1] + e[2] + e[3] + e[4] + e[5], e[1], e[2], e[3], e[4], e[5], tried.voids);
    printf("%d positions, with 0 to 3 cards on the table %d %d %d %d: each of %d cards\n",
           p[0] + p[1] + p[2] + p[3], p[0], p[1], p[2], p[3], tried.cards);
}

static void check_ending(odd_dd_solver *solver, int cards, unsigned from) {
    odd_hands hands = hands_from(cards, from);
    odd_dd table;
    tried.endings[cards]++;
    tried.voids += has_void(&hands);
    assert_int_equal(odd_dd_solve(&table, solver, &hands, NULL), ODD_OK);
    for (int strain = 0; strain < 5; strain++)
        for (int declarer = 0; declarer < 4; declarer++) {
            position p = position_of(&hands, (declarer + 1) % 4, strain);
            int tricks = north_south_tricks(&p), alone = -1;
            tricks = declarer % 2 == 0 ? tricks : cards - tricks;
            CHECK(table.tricks[strain + 1][declarer + 1] == tricks,
                  "%d cards, strain %d, declarer %d: %d, not %d", cards, strain, declarer,
                  table.tricks[strain + 1][declarer + 1], tricks);
            assert_int_equal(odd_dd_solve_contract(&alone, solver, &hands, (odd_strain)(strain + 1),
                                                   (odd_seat)(declarer + 1), NULL),
                             ODD_OK);
            assert_int_equal(alone, tricks);
        }
}

static void test_end_positions(void **state) {
    (void)state;
    static const struct { int cards, times; } sizes[] = {{1, 300}, {2, 500}, {3, 500}, {4, 60}, {5, 2}};
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY_MIN);
    for (size_t i = 0; i < COUNT(sizes); i++)
        for (int n = 0; n < sizes[i].times * times(); n++)
            check_ending(solver, sizes[i].cards, n % 3 == 0 ? 52 : n % 3 == 1 ? 26 : 39);
    free(solver);
}

/* The cards that a player may play. */
static uint64_t legal(const position *p) {
    uint64_t hand = p->hand[(p->leader + p->count) % 4];
    uint64_t led = p->count ? hand & (UINT64_C(8191) << p->trick[0] / 13 * 13) : 0;
    return led ? led : hand;
}

/* Plays a card; says whether that ends a trick that North-South win. */
static bool add_card(position *p, int card) {
    p->hand[(p->leader + p->count) % 4] &= ~(UINT64_C(1) << card);
    p->trick[p->count++] = card;
    if (p->count < 4)
        return false;
    int winner = 0;
    for (int i = 1; i < 4; i++)
        if (beats(p->trick[i], p->trick[winner], p->trumps))
            winner = i;
    p->leader = (p->leader + winner) % 4;
    p->count = 0;
    return p->leader % 2 == 0;
}

static int any_legal(const position *p) {
    for (;;) {
        int card = (int)pick(52);
        if (legal(p) >> card & 1)
            return card;
    }
}

/* Every card of random positions, some with a trick that has begun, and the best of them. */
static void check_cards(odd_dd_solver *solver, int cards) {
    odd_hands hands = hands_from(cards, pick(2) ? 52 : 26);
    int strain = (int)pick(5), leader = (int)pick(4), best = 0;
    odd_cardplay play = odd_cardplay_start(&hands, (odd_strain)(strain + 1), (odd_seat)(leader + 1));
    position p = position_of(&hands, leader, strain);
    for (int before = (int)pick(4); p.count < before;) {
        int card = any_legal(&p);
        add_card(&p, card);
        assert_int_equal(odd_cardplay_add(&play, card, NULL), ODD_OK);
    }
    uint8_t tricks[ODD_CARDS];
    odd_error error = {0};
    tried.positions[p.count]++;
    CHECK(odd_dd_solve_cards(tricks, solver, &play, &error) == ODD_OK, "%s", error.message);
    int mover = (leader + p.count) % 4;
    for (int card = 0; card < ODD_CARDS; card++) {
        if (!(legal(&p) >> card & 1)) {
            assert_int_equal(tricks[card], ODD_DD_UNKNOWN);
            continue;
        }
        tried.cards++;
        position next = p;
        int north_south = add_card(&next, card);
        north_south += north_south_tricks(&next);
        int expected = mover % 2 == 0 ? north_south : cards - north_south;
        CHECK(tricks[card] == expected, "%d cards, strain %d, card %d: %d, not %d", cards, strain, card,
              tricks[card], expected);
        best = expected > best ? expected : best;
    }
    int found = -1;
    CHECK(odd_dd_solve_position(&found, solver, &play, &error) == ODD_OK, "%s", error.message);
    CHECK(found == best, "%d cards, strain %d: %d, not %d", cards, strain, found, best);
}

static void test_every_card(void **state) {
    (void)state;
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY_MIN);
    for (int i = 0; i < 900 * times(); i++) {
        if (i == 450 * times())
            odd_dd_solver_any(solver);
        check_cards(solver, 1 + i % 3);
    }
    for (int i = 0; i < 150 * times(); i++)
        check_cards(solver, 4);
    free(solver);
}

/* A play, card by card; who plays is none of the best. */
static void check_play(odd_dd_solver *solver, int cards) {
    odd_hands hands = hands_from(cards, pick(2) ? 52 : 26);
    int strain = (int)pick(5), leader = (int)pick(4), count = (int)pick(4 * (unsigned)cards + 1), won = 0;
    position p = position_of(&hands, leader, strain);
    uint8_t played[ODD_CARDS], tricks[ODD_CARDS + 1], expected[ODD_CARDS + 1];
    expected[0] = (uint8_t)north_south_tricks(&p);
    for (int i = 0; i < count; i++) {
        played[i] = (uint8_t)any_legal(&p);
        won += add_card(&p, played[i]);
        expected[i + 1] = (uint8_t)(won + north_south_tricks(&p));
    }
    odd_error error = {0};
    CHECK(odd_dd_solve_play(tricks, solver, &hands, (odd_strain)(strain + 1), (odd_seat)(leader + 1), played,
                            (size_t)count, &error) == ODD_OK,
          "%s", error.message);
    assert_memory_equal(tricks, expected, (size_t)count + 1);
}

static void test_play(void **state) {
    (void)state;
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY_MIN);
    for (int i = 0; i < 300; i++)
        check_play(solver, 1 + i % 4);
    odd_hands hands = {{0, 3, 12, 48, 192}};
    uint8_t tricks[ODD_CARDS + 1], cards[] = {0, 0}, others[] = {2}, many[9] = {0};
    odd_error error = {0};
    assert_int_equal(odd_dd_solve_play(tricks, solver, &hands, ODD_NT, ODD_NORTH, cards, 2, &error),
                     ODD_E_CARDS);
    assert_int_equal(odd_dd_solve_play(tricks, solver, &hands, ODD_NT, ODD_NORTH, others, 1, &error),
                     ODD_E_CARDS);
    assert_int_equal(odd_dd_solve_play(tricks, solver, &hands, ODD_NT, ODD_NORTH, many, 9, &error),
                     ODD_E_CARDS);
    assert_int_equal(odd_dd_solve_play(tricks, solver, &hands, ODD_NO_STRAIN, ODD_NORTH, cards, 0, &error),
                     ODD_E_STRAIN);
    assert_int_equal(odd_dd_solve_play(tricks, solver, &hands, ODD_NT, ODD_NO_SEAT, cards, 0, &error),
                     ODD_E_DECLARER);
    free(solver);
}

/* ---- Properties --------------------------------------------------------------------------------- */

/* The same deal with seats turned and suits exchanged; little memory, and the code for any processor,
 * find the same. */
static void test_symmetry(void **state) {
    (void)state;
    odd_dd_solver *small = new_solver(ODD_DD_MEMORY_MIN), *large = new_solver(ODD_DD_MEMORY);
    odd_dd_solver_any(small);
    for (int turn = 0; turn < 6; turn++) {
        odd_hands hands = random_hands(turn < 4 ? 10 : 13), turned = {{0}};
        odd_dd table, other, tight;
        int suit[4] = {0, 1, 2, 3}, steps = 1 + (int)pick(3);
        for (unsigned i = 3; i > 0; i--) {
            unsigned j = pick(i + 1);
            int x = suit[i];
            suit[i] = suit[j];
            suit[j] = x;
        }
        for (int seat = 0; seat < 4; seat++)
            for (int s = 0; s < 4; s++)
                turned.hand[1 + (seat + steps) % 4] |= (hands.hand[1 + seat] >> (13 * s) & 8191)
                                                       << (13 * suit[s]);
        assert_int_equal(odd_dd_solve(&table, large, &hands, NULL), ODD_OK);
        assert_int_equal(odd_dd_solve(&other, large, &turned, NULL), ODD_OK);
        assert_int_equal(odd_dd_solve(&tight, small, &hands, NULL), ODD_OK);
        assert_memory_equal(&table, &tight, sizeof table);
        for (int strain = 0; strain < 5; strain++)
            for (int seat = 0; seat < 4; seat++)
                assert_int_equal(table.tricks[strain + 1][seat + 1],
                                 other.tricks[strain < 4 ? suit[strain] + 1 : 5][(seat + steps) % 4 + 1]);
    }
    free(small);
    free(large);
}

static bool never(void *data) {
    ++*(int *)data;
    return false;
}

static void test_stopping(void **state) {
    (void)state;
    odd_hands hands = random_hands(13);
    odd_dd table;
    odd_error error = {0};
    int asked = 0;
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY);
    odd_dd_solver_watch(solver, never, &asked);
    assert_int_equal(odd_dd_solve(&table, solver, &hands, &error), ODD_E_STOPPED);
    assert_int_equal(asked, 1);
    odd_dd_solver_watch(solver, NULL, NULL); /* it can be used again */
    odd_hands ending = random_hands(3);
    assert_int_equal(odd_dd_solve(&table, solver, &ending, &error), ODD_OK);
    free(solver);
    assert_null(odd_dd_solver_start(NULL, ODD_DD_MEMORY));
    char little[100];
    assert_null(odd_dd_solver_start(little, sizeof little));
}

/* ---- Whole deals ------------------------------------------------------------------------------- */

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

typedef struct watch_counts {
    size_t calls, done, count;
} watch_counts;

static void note(void *data, size_t done, size_t count) {
    watch_counts *s = data;
    assert_true(done > s->done && done <= count);
    *s = (watch_counts){s->calls + 1, done, count};
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
    watch_counts s = {0};
    for (int i = 0; i < DEALS; i++)
        hands[i] = random_hands(13);
    assert_int_equal(odd_dd_solve_all(tables, hands, DEALS, (odd_dd_limits){.threads = 3, .memory_mb = 100},
                                      note, &s, NULL),
                     ODD_OK);
    assert_true(s.calls >= 1 && s.done == DEALS && s.count == DEALS);
    for (int i = 0; i < DEALS; i++)
        check_par(&tables[i], true);
    for (int i = 0; i < DEALS; i++) {
        struct ddTableDealPBN deal;
        struct ddTableResults results;
        odd_hands_format(deal.cards, sizeof deal.cards, &hands[i], ODD_NORTH);
        assert_int_equal(CalcDDtablePBN(deal, &results), RETURN_NO_FAULT);
        struct ddTableResults own = results_of(&tables[i]);
        assert_memory_equal(&own, &results, sizeof own);
    }
}

/* Positions that cannot be: a trick with a card that is nobody's, a winner who has not played, hands of unequal lengths, nobody to play. */
static void test_impossible_positions(void **state) {
    (void)state;
    odd_dd_solver *solver = new_solver(ODD_DD_MEMORY_MIN);
    odd_hands hands = {{0, 3, 12, 48, 192}};
    odd_cardplay good = odd_cardplay_start(&hands, ODD_NT, ODD_NORTH), bad[10];
    assert_int_equal(odd_cardplay_add(&good, 0, NULL), ODD_OK);
    for (size_t i = 0; i < COUNT(bad); i++)
        bad[i] = good;
    bad[0].trick.card[ODD_NORTH] = 0;
    bad[1].trick.card[ODD_NORTH] = 53;
    bad[2].trick.winner = ODD_SOUTH;
    bad[3].trick.leader = ODD_WEST;
    bad[4].turn = ODD_NO_SEAT;
    bad[5].left.hand[ODD_SOUTH] = 16;
    bad[6].left.hand[ODD_SOUTH] |= bad[6].left.hand[ODD_WEST];
    bad[7].trick.card[ODD_NORTH] = 3; /* East has it */
    bad[8].left.hand[ODD_NORTH] = 3;  /* the card that North has played, too */
    bad[9].trick.card[ODD_SOUTH] = 5; /* it is not yet South's turn */
    bad[9].left.hand[ODD_SOUTH] = 32;
    for (size_t i = 0; i < COUNT(bad); i++) {
        odd_error error = {0};
        uint8_t tricks[ODD_CARDS];
        int found;
        assert_int_equal(odd_dd_solve_position(&found, solver, &bad[i], &error), ODD_E_CARDS);
        assert_true(error.message[0] != '\0');
        assert_int_equal(odd_dd_solve_cards(tricks, solver, &bad[i], &error), ODD_E_CARDS);
    }
    free(solver);
}

/* Two hundred deals take seconds; the work ends at the first question. */
static void test_stopping_all(void **state) {
    (void)state;
    enum { DEALS = 200 };
    static odd_hands hands[DEALS];
    static odd_dd tables[DEALS];
    odd_error error = {0};
    int asked = 0;
    odd_dd_limits limits = {.threads = 2, .go_on = never, .go_on_data = &asked};
    for (int i = 0; i < DEALS; i++)
        hands[i] = random_hands(13);
    assert_int_equal(odd_dd_solve_all(tables, hands, DEALS, limits, NULL, NULL, &error), ODD_E_STOPPED);
    assert_int_equal(asked, 1);
    assert_int_equal(error.code, ODD_E_STOPPED);
}

static void test_errors(void **state) {
    (void)state;
    odd_dd table;
    odd_error error = {0};
    odd_hands bad[] = {hands_of("N:- - - -"),
                       hands_of("N:A... K... Q... -"),
                       hands_of("N:AK... QJ... T... 98..."),
                       {{0, 3, 12, 48, 48}},
                       {{0, UINT64_C(3) << 51, 3, 12, 48}}};
    for (size_t i = 0; i < COUNT(bad); i++) {
        assert_int_equal(odd_dd_solve_all(&table, &bad[i], 1, (odd_dd_limits){0}, NULL, NULL, &error),
                         ODD_E_CARDS);
        assert_non_null(strstr(error.message, "not complete"));
    }
    assert_int_equal(odd_dd_solve_all(NULL, NULL, 0, (odd_dd_limits){0}, NULL, NULL, &error), ODD_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_end_positions), cmocka_unit_test(test_every_card),
        cmocka_unit_test(test_play),          cmocka_unit_test(test_symmetry),
        cmocka_unit_test(test_stopping),      cmocka_unit_test(test_suits),
        cmocka_unit_test(test_par_of_tables), cmocka_unit_test(test_deals),
        cmocka_unit_test(test_errors),        cmocka_unit_test(test_impossible_positions),
        cmocka_unit_test(test_stopping_all),
    };
    seed = (uint64_t)number_of("ODD_SEED", 13);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    if (times() > 1)
        say_tried();
    fflush(NULL);
    _exit(failed); /* the library uses memory that it has freed when a program ends */
}
