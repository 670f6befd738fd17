/* Par: against a model that plays the auction out, call by call, with doubles and redoubles as calls of their own; and what
 * must hold of the contracts. */
#include "unit.h"

static uint64_t seed = 77;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* ---- The model: the value of the auction, by looking at all that can follow ---------------------- */

typedef struct model {
    const odd_dd *table;
    odd_vul vul;
    bool known[38][4][3][3];
    int value[38][4][3][3];
} model;

static int score_of(const model *m, int bid, int bidder, int doubling) {
    odd_result r = {(bid - 3) / 5 + 1, (odd_strain)((bid - 3) % 5 + 1), (odd_doubling)doubling,
                    (odd_seat)(bidder + 1), 0};
    r.tricks = m->table->tricks[r.strain][r.declarer];
    return odd_score(r, m->vul);
}

static int best_of(int mover, int a, int b) {
    return mover % 2 == 0 ? (a > b ? a : b) : (a < b ? a : b);
}

/* After that bid by that player, so doubled, and so many passes since the last call that was none. Whose turn it is
 * depends on who made that call: the bidder or his partner, or an opponent; either opponent may have doubled, so that
 * the player is given, too. */
static int value_after(model *m, int bid, int bidder, int doubling, int last, int passes);

static int value_now(model *m, int bid, int bidder, int doubling, int last, int passes) {
    int mover = (last + 1 + passes) % 4;
    int value = passes == 2 ? score_of(m, bid, bidder, doubling)
                            : value_after(m, bid, bidder, doubling, last, passes + 1);
    bool own = (mover + bidder) % 2 == 0;
    if (doubling == 0 && !own)
        value = best_of(mover, value, value_after(m, bid, bidder, 1, mover, 0));
    if (doubling == 1 && own)
        value = best_of(mover, value, value_after(m, bid, bidder, 2, mover, 0));
    for (int higher = bid + 1; higher < 38; higher++)
        value = best_of(mover, value, value_after(m, higher, mover, 0, mover, 0));
    return value;
}

/* Remembered for the position; who called last matters only for whose turn it is. */
static int value_after(model *m, int bid, int bidder, int doubling, int last, int passes) {
    if (doubling > 0) /* by whom: not remembered */
        return value_now(m, bid, bidder, doubling, last, passes);
    if (!m->known[bid][bidder][doubling][passes]) {
        m->value[bid][bidder][doubling][passes] = value_now(m, bid, bidder, doubling, last, passes);
        m->known[bid][bidder][doubling][passes] = true;
    }
    return m->value[bid][bidder][doubling][passes];
}

static int model_par(const odd_dd *table, int dealer, odd_vul v) {
    static model m;
    m = (model){.table = table, .vul = v};
    int value = 0;
    for (int passes = 3; passes >= 0; passes--) {
        int mover = (dealer + passes) % 4;
        for (int bid = 3; bid < 38; bid++)
            value = best_of(mover, value, value_after(&m, bid, mover, 0, mover, 0));
    }
    return value;
}

/* ---- Tables ------------------------------------------------------------------------------------ */

/* Tricks of the two sides nearly add up to 13, as in real deals; partners nearly take the same. */
static odd_dd random_table(void) {
    odd_dd t;
    memset(&t, ODD_DD_UNKNOWN, sizeof t);
    for (int strain = 1; strain <= 5; strain++) {
        int ns = (int)pick(14);
        for (int seat = 1; seat <= 4; seat++) {
            int tricks = (seat % 2 == 1 ? ns : 13 - ns) - (pick(5) == 0) + (pick(9) == 0);
            t.tricks[strain][seat] = (uint8_t)(tricks < 0 ? 0 : tricks > 13 ? 13 : tricks);
        }
    }
    return t;
}

static odd_par par_of(const odd_dd *t, odd_seat dealer, odd_vul v) {
    odd_par par;
    odd_error error = {0};
    int code = odd_dd_par(&par, t, dealer, v, &error);
    CHECK(code == ODD_OK, "%s", error.message);
    return par;
}

static void check_contracts(const odd_par *par, const odd_dd *t, odd_vul v) {
    assert_true(par->count <= ODD_PAR_CONTRACTS);
    assert_int_equal(par->count == 0, par->score_pts == 0);
    for (int i = 0; i < par->count; i++) {
        odd_result r = par->contracts[i];
        assert_true(odd_result_valid(r));
        assert_int_equal(r.tricks, t->tricks[r.strain][r.declarer]);
        assert_int_equal(odd_score(r, v), par->score_pts);
        assert_int_equal(r.doubling, r.tricks < r.level + 6 ? ODD_DOUBLED : ODD_UNDOUBLED);
        for (int j = 0; j < i; j++)
            assert_false(par->contracts[j].strain == r.strain && par->contracts[j].declarer == r.declarer);
    }
}

static void test_against_the_model(void **state) {
    (void)state;
    for (int turn = 0; turn < 300; turn++) {
        odd_dd t = random_table();
        odd_seat dealer = (odd_seat)(1 + turn % 4);
        odd_vul v = (odd_vul)(turn / 4 % 4);
        odd_par par = par_of(&t, dealer, v);
        int expected = model_par(&t, (int)dealer - 1, v);
        CHECK(par.score_pts == expected, "turn %d: %d, not %d", turn, par.score_pts, expected);
        check_contracts(&par, &t, v);
    }
}

/* The table, the dealer and the vulnerability turned by a quarter: North-South's par is East-West's. */
static void test_turned(void **state) {
    (void)state;
    static const odd_vul turned_vul[] = {ODD_VUL_NONE, ODD_VUL_EW, ODD_VUL_NS, ODD_VUL_BOTH};
    for (int turn = 0; turn < 20000; turn++) {
        odd_dd t = random_table(), other = t;
        for (int strain = 1; strain <= 5; strain++)
            for (int seat = 1; seat <= 4; seat++)
                other.tricks[strain][seat % 4 + 1] = t.tricks[strain][seat];
        odd_seat dealer = (odd_seat)(1 + pick(4));
        odd_vul v = (odd_vul)pick(4);
        odd_par a = par_of(&t, dealer, v), b = par_of(&other, odd_seat_left(dealer), turned_vul[v]);
        assert_int_equal(a.score_pts, -b.score_pts);
        assert_int_equal(a.count, b.count);
        check_contracts(&a, &t, v);
    }
}

/* ---- Deals whose par can be worked out by hand --------------------------------------------------- */

typedef struct sample {
    int tricks[5][2]; /* clubs to notrump: North-South, East-West */
    odd_vul vul;
    int score;
    const char *contracts;
} sample;

static const sample samples[] = {
    /* nobody makes anything */
    {{{6, 6}, {6, 6}, {6, 6}, {6, 6}, {6, 6}}, ODD_VUL_BOTH, 0, ""},
    /* North-South make 4S; 5C would be down four */
    {{{6, 7}, {6, 6}, {6, 6}, {10, 3}, {6, 6}}, ODD_VUL_NONE, 420, "4S N =, 4S S ="},
    /* the same, but 5C is down two: doubled, 300 at equal vulnerability */
    {{{4, 9}, {6, 6}, {6, 6}, {10, 3}, {6, 6}}, ODD_VUL_NONE, 300, "5CX E -2, 5CX W -2"},
    /* vulnerable against not: 500 is more than 420 */
    {{{4, 9}, {6, 6}, {6, 6}, {10, 3}, {6, 6}}, ODD_VUL_EW, 420, "4S N =, 4S S ="},
    /* and if 5S makes, 5C is no answer to it, but 4S would be outbid */
    {{{4, 9}, {6, 6}, {6, 6}, {11, 2}, {6, 6}}, ODD_VUL_NONE, 450, "5S N =, 5S S ="},
    /* 1NT for the first to bid it: North deals, and if he passed East would bid it */
    {{{6, 6}, {6, 6}, {6, 6}, {6, 6}, {7, 7}}, ODD_VUL_NONE, 90, "1NT N ="},
    /* all grand slams: 7NT is bid first by the dealer */
    {{{13, 13}, {13, 13}, {13, 13}, {13, 13}, {13, 13}}, ODD_VUL_NONE, 1520, "7NT N ="},
    /* 3NT with two over is as good as five, and nobody can outbid it */
    {{{6, 6}, {6, 6}, {6, 6}, {6, 6}, {11, 2}}, ODD_VUL_BOTH, 660, "3NT N +2, 3NT S +2"},
};

static void test_samples(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(samples); i++) {
        odd_dd t;
        char text[400] = "", one[ODD_RESULT_MAX];
        memset(&t, ODD_DD_UNKNOWN, sizeof t);
        for (int strain = 0; strain < 5; strain++)
            for (int seat = 1; seat <= 4; seat++)
                t.tricks[strain + 1][seat] = (uint8_t)samples[i].tricks[strain][(seat + 1) % 2];
        odd_par par = par_of(&t, ODD_NO_SEAT, samples[i].vul);
        for (int c = 0; c < par.count; c++) {
            odd_result_format(one, sizeof one, par.contracts[c], ODD_ASCII);
            sprintf(text + strlen(text), "%s%s", c > 0 ? ", " : "", one);
        }
        CHECK(par.score_pts == samples[i].score, "%zu: %d %s", i, par.score_pts, text);
        CHECK(strcmp(text, samples[i].contracts) == 0, "%zu: %s", i, text);
    }
}

static void test_errors(void **state) {
    (void)state;
    odd_dd t = random_table();
    odd_par par;
    odd_error error = {0};
    assert_int_equal(odd_dd_par(&par, &t, ODD_EAST, ODD_VUL_YES, &error), ODD_E_VUL);
    t.tricks[ODD_HEARTS][ODD_WEST] = ODD_DD_UNKNOWN;
    assert_int_equal(odd_dd_par(&par, &t, ODD_EAST, ODD_VUL_NONE, &error), ODD_E_TRICKS);
    assert_string_equal(error.message, "the tricks of West in H are not known");
    assert_int_equal(par.count, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_against_the_model),
        cmocka_unit_test(test_turned),
        cmocka_unit_test(test_samples),
        cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
