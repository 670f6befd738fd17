/* The auction: random ones against a model that keeps nothing but the list of calls and reads the Laws off it each time,
 * every short auction without exception, and text. */
#include "unit.h"

/* ---- The model --------------------------------------------------------------------------------- */

typedef struct model_call {
    int seat; /* 0 North to 3 West */
    int call;
} model_call;

typedef struct list {
    model_call calls[400];
    int count;
} list;

/* The last call that is not a pass; NULL if there is none. */
static const model_call *last_action(const list *l) {
    for (int i = l->count - 1; i >= 0; i--)
        if (l->calls[i].call != ODD_PASS)
            return &l->calls[i];
    return NULL;
}

static const model_call *last_bid(const list *l) {
    for (int i = l->count - 1; i >= 0; i--)
        if (l->calls[i].call >= ODD_BID)
            return &l->calls[i];
    return NULL;
}

static bool partners(int a, int b) {
    return (a + b) % 2 == 0;
}

/* Law 22A: when all four pass at their first turn; when a call has been followed by three passes. */
static bool model_over(const list *l) {
    int n = l->count;
    if (n < 4)
        return false;
    for (int i = n - 3; i < n; i++)
        if (l->calls[i].call != ODD_PASS)
            return false;
    return last_bid(l) != NULL || n == 4;
}

/* Laws 18 and 19. */
static bool model_allows(const list *l, int seat, int call) {
    const model_call *bid = last_bid(l), *action = last_action(l);
    if (model_over(l))
        return false;
    if (call == ODD_PASS)
        return true;
    if (call == ODD_DOUBLE) /* the last preceding bid, by an opponent; only passes since */
        return bid != NULL && action == bid && !partners(bid->seat, seat);
    if (call == ODD_REDOUBLE) /* the last preceding double, by an opponent; only passes since */
        return action != NULL && action->call == ODD_DOUBLE && !partners(action->seat, seat);
    if (bid == NULL)
        return true;
    int level = (call - 3) / 5, strain = (call - 3) % 5;
    int bid_level = (bid->call - 3) / 5, bid_strain = (bid->call - 3) % 5;
    return level > bid_level || (level == bid_level && strain > bid_strain);
}

static odd_result model_contract(const list *l) {
    const model_call *bid = last_bid(l), *action = last_action(l);
    if (bid == NULL)
        return (odd_result){0};
    odd_result r = {.level = (bid->call - 3) / 5 + 1, .strain = (odd_strain)((bid->call - 3) % 5 + 1)};
    r.doubling = action->call == ODD_DOUBLE     ? ODD_DOUBLED
                 : action->call == ODD_REDOUBLE ? ODD_REDOUBLED
                                                : ODD_UNDOUBLED;
    for (int i = l->count - 1; i >= 0; i--) /* so that the first one stays */
        if (l->calls[i].call >= 3 && (l->calls[i].call - 3) % 5 == (bid->call - 3) % 5 &&
            partners(l->calls[i].seat, bid->seat))
            r.declarer = (odd_seat)(l->calls[i].seat + 1);
    return r;
}

/* ---- Both compared ----------------------------------------------------------------------------- */

static void check_state(const odd_auction *a, const list *l, int turn) {
    assert_int_equal(a->calls, l->count);
    assert_int_equal(a->over, model_over(l));
    assert_int_equal(a->turn, turn + 1);
    assert_true(unit_same(odd_auction_contract(a), model_contract(l)));
    for (int call = -1; call <= ODD_CALL_COUNT; call++) {
        odd_error error = {0};
        bool allowed = call >= 0 && call < ODD_CALL_COUNT && model_allows(l, turn, call);
        int code = odd_auction_check(a, call, &error);
        CHECK((code == ODD_OK) == allowed, "call %d after %d calls", call, l->count);
        CHECK(allowed || (code == ODD_E_CALL && error.message[0] != '\0'), "call %d", call);
    }
}

static uint64_t seed = 22;

static unsigned pick(unsigned below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407U;
    return (unsigned)((seed >> 33) % below);
}

/* Passes, doubles and low bids often, so that auctions grow long. */
static int some_call(const odd_auction *a) {
    unsigned die = pick(10);
    int above = a->bid + 1 < ODD_BID ? ODD_BID : a->bid + 1;
    above = above + 2 < ODD_CALL_COUNT ? above : ODD_CALL_COUNT - 3;
    return die < 4   ? ODD_PASS
           : die < 6 ? ODD_DOUBLE
           : die < 7 ? ODD_REDOUBLE
           : die < 9 ? above + (int)pick(3)
                     : (int)pick(ODD_CALL_COUNT);
}

static void test_random_auctions(void **state) {
    (void)state;
    int longest = 0;
    for (int turn_of_test = 0; turn_of_test < 3000; turn_of_test++) {
        int turn = (int)pick(4);
        odd_auction a = odd_auction_start((odd_seat)(turn + 1));
        list l = {.count = 0};
        check_state(&a, &l, turn);
        while (!a.over) {
            int call = some_call(&a);
            odd_auction before = a;
            bool allowed = model_allows(&l, turn, call);
            assert_int_equal(odd_auction_add(&a, call, NULL) == ODD_OK, allowed);
            if (!allowed) {
                assert_memory_equal(&a, &before, sizeof a);
                continue;
            }
            l.calls[l.count++] = (model_call){turn, call};
            turn = (turn + 1) % 4;
            check_state(&a, &l, turn);
        }
        longest = l.count > longest ? l.count : longest;
    }
    assert_true(longest > 40);
}

/* Every auction of up to six calls of a few bids. */
static void every(const odd_auction *a, list *l, int turn, int left) {
    static const int calls[] = {ODD_PASS, ODD_DOUBLE, ODD_REDOUBLE, 3, 5, 7, 8, 37};
    check_state(a, l, turn);
    for (size_t i = 0; i < COUNT(calls) && left > 0; i++) {
        odd_auction next = *a;
        if (odd_auction_add(&next, calls[i], NULL) != ODD_OK)
            continue;
        l->calls[l->count++] = (model_call){turn, calls[i]};
        every(&next, l, (turn + 1) % 4, left - 1);
        l->count--;
    }
}

static void test_every_short_auction(void **state) {
    (void)state;
    list l = {.count = 0};
    odd_auction none = {0}, a = odd_auction_start(ODD_EAST);
    every(&a, &l, 1, 6);
    assert_int_equal(odd_auction_add(&none, ODD_BID, NULL), ODD_OK);
    assert_int_equal(odd_auction_contract(&none).declarer, ODD_NORTH);
}

/* Three passes, then each bid doubled and redoubled with two passes between: 3 + 35 x 9 + 1 calls. */
static void test_longest(void **state) {
    (void)state;
    odd_auction a = odd_auction_start(ODD_NORTH);
    for (int i = 0; i < 3; i++)
        odd_auction_add(&a, ODD_PASS, NULL);
    for (int bid = ODD_BID; bid < ODD_CALL_COUNT; bid++) {
        const int calls[] = {bid, 0, 0, ODD_DOUBLE, 0, 0, ODD_REDOUBLE, 0, 0};
        for (size_t i = 0; i < COUNT(calls); i++)
            assert_int_equal(odd_auction_add(&a, calls[i], NULL), ODD_OK);
    }
    assert_false(a.over);
    assert_int_equal(odd_auction_add(&a, ODD_PASS, NULL), ODD_OK);
    assert_true(a.over);
    assert_int_equal(a.calls, ODD_CALLS_MAX);
}

/* ---- Text -------------------------------------------------------------------------------------- */

static void test_calls(void **state) {
    (void)state;
    static const char *const spelled[][6] = {{"Pass", "pass", "P", "p", "PASSES", " pass "},
                                             {"X", "x", "d", "D", "dbl", "Double"},
                                             {"XX", "xx", "r", "R", "Rdbl", "redouble"}};
    static const char *const strains[5][4] = {{"C", "c", "♣", "♧"},
                                              {"D", "d", "♦", "♢"},
                                              {"H", "h", "♥", "♡"},
                                              {"S", "s", "♠", "♤"},
                                              {"NT", "n", "N", "nt"}};
    char text[2 * ODD_RESULT_MAX];
    int call;
    for (int i = 0; i < 3; i++)
        for (size_t n = 0; n < 6; n++) {
            assert_int_equal(odd_call_parse(&call, spelled[i][n], strlen(spelled[i][n]), NULL), ODD_OK);
            assert_int_equal(call, i);
        }
    for (int i = 0; i < 35; i++)
        for (size_t n = 0; n < 4; n++) {
            snprintf(text, sizeof text, "%d%s", i / 5 + 1, strains[i % 5][n]);
            assert_int_equal(odd_call_parse(&call, text, strlen(text), NULL), ODD_OK);
            assert_int_equal(call, 3 + i);
            assert_int_equal(ODD_BID_OF(i / 5 + 1, i % 5 + ODD_CLUBS), call);
        }
    for (int i = 0; i < ODD_CALL_COUNT; i++)
        for (int style = 0; style < 2; style++) {
            size_t len = odd_call_format(text, sizeof text, i, (odd_style)style);
            assert_true(len > 0 && len < sizeof text);
            assert_int_equal(odd_call_parse(&call, text, len, NULL), ODD_OK);
            assert_int_equal(call, i);
        }
    assert_int_equal(odd_call_format(text, sizeof text, ODD_CALL_COUNT, ODD_ASCII), 0);
    assert_int_equal(odd_call_format(text, sizeof text, -1, ODD_ASCII), 0);
    static const char *const bad[] = {"",    "0C",    "8C",  "1",  "1X",    "C", "1CC",
                                      "1 C", "passs", "xxx", "AP", "1C 1D", "-"};
    for (size_t i = 0; i < COUNT(bad); i++) {
        CHECK(odd_call_parse(&call, bad[i], strlen(bad[i]), NULL) == ODD_E_CALL, "%s", bad[i]);
        assert_int_equal(call, -1);
    }
}

typedef struct sample {
    const char *text;
    odd_seat dealer;
    const char *contract; /* "" if none */
    bool over;
    int calls;
} sample;

static const sample samples[] = {
    {"", ODD_NORTH, "", false, 0},
    {"Pass Pass Pass Pass", ODD_NORTH, "", true, 4},
    {"AP", ODD_SOUTH, "", true, 4},
    {"all pass", ODD_SOUTH, "", true, 4},
    {"1C AP", ODD_EAST, "1C E", true, 4},
    {"1S X XX AP", ODD_WEST, "1SXX W", true, 6},
    {"1H p 3H p 4H p p p", ODD_NORTH, "4H N", true, 8},
    {"p 1c 1s 2c x p 2s AP", ODD_NORTH, "2S S", true, 10},
    {"1N d r 2C p p D p p P", ODD_SOUTH, "2CX E", true, 10},
    {"1NT! Pass 2C$12 =1= Pass? 2D =2= Pass!! 3NT!? Pass ?! Pass$3 Pass", ODD_WEST, "3NT W", true, 10},
    {"1D 1S\n2D\t2S Pass Pass 3D Pass *", ODD_NORTH, "3D N", false, 8},
    {"1D +", ODD_NORTH, "1D N", false, 1},
    {"1D - 1S - 2S AP", ODD_NORTH, "2S S", true, 6},       /* East is skipped, then West */
    {"1D 1C ^I Pass 1NT AP", ODD_NORTH, "1NT W", true, 7}, /* accepted */
    {"1D ^I 1C Pass 1NT AP", ODD_NORTH, "1NT W", true, 7},
    {"1D 1C! =3= ^I X AP", ODD_NORTH, "1CX E", true, 6},
    {"1C ^S - 1D ^R ^L AP", ODD_NORTH, "1D S", true, 5},
    {"1♣ 1♦ 1♥ 1♠ 1nt", ODD_NORTH, "1NT N", false, 5},
    {"1C Pass Pass Pass AP", ODD_NORTH, "1C N", true, 4},
    {"3nt* p p p", ODD_WEST, "3NT W", true, 4},
};

static void test_samples(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(samples); i++) {
        const sample *s = &samples[i];
        odd_auction a;
        odd_error error = {0};
        uint8_t calls[ODD_CALLS_MAX];
        char text[ODD_RESULT_MAX], want[ODD_RESULT_MAX + 4];
        char *exact = unit_exact(s->text, strlen(s->text));
        int code = odd_auction_parse(&a, calls, s->dealer, exact, strlen(s->text), &error);
        free(exact);
        CHECK(code == ODD_OK, "'%s' column %d: %s", s->text, error.column, error.message);
        odd_result r = odd_auction_contract(&a);
        r.tricks = r.level > 0 ? r.level + 6 : 0;
        odd_result_format(text, sizeof text, r, ODD_ASCII);
        snprintf(want, sizeof want, "%s =", s->contract);
        CHECK(strcmp(text, s->contract[0] == '\0' ? "pass" : want) == 0, "'%s': %s", s->text, text);
        CHECK(a.over == s->over && a.calls == s->calls, "'%s': %d calls", s->text, a.calls);
    }
}

typedef struct wrong_text {
    const char *text;
    int column;
    const char *says;
} wrong_text;

static const wrong_text bad[] = {
    {"1C 1C", 4, "1C is insufficient over 1C (Law 18)"},
    {"2NT p 2S", 7, "2S is insufficient over 2NT"},
    {"1♠ 1♥", 4, "insufficient"},
    {"X", 1, "no bid yet (Law 19)"},
    {"1C p x", 6, "not made by an opponent"},
    {"1C X X", 6, "not made by an opponent"},
    {"1C X p X", 8, "already doubled"},
    {"1C X XX X", 9, "already doubled"},
    {"XX", 1, "no double (Law 19)"},
    {"1C p XX", 6, "no double"},
    {"1C X p XX", 8, "the double was not made by an opponent"},
    {"1C X XX p XX", 11, "already redoubled"},
    {"1C p p p 1D", 10, "after the auction ended (Law 39)"},
    {"AP p", 4, "after the auction ended"},
    {"1C foo", 4, "invalid call 'foo'"},
    {"1C 8C", 4, "invalid call '8C'"},
    {"1C =1", 4, "invalid call '=1'"},
    {"1C ^X", 4, "invalid call '^X'"},
    {"1C 1Dx", 4, "invalid call '1Dx'"},
    {"1C\xC2\xA0--", 4, "invalid call"},
    {"1D 1C ^I X 1C", 12, "1C is insufficient over 1C"},
};

static void test_bad(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(bad); i++) {
        odd_auction a;
        odd_error error = {0};
        int code = odd_auction_parse(&a, NULL, ODD_NORTH, bad[i].text, strlen(bad[i].text), &error);
        CHECK(code == ODD_E_CALL && error.column == bad[i].column &&
                  strstr(error.message, bad[i].says) != NULL,
              "'%s': code %d column %d: %s", bad[i].text, code, error.column, error.message);
    }
}

/* Auctions that come out of the fold are read again from their text, call by call. */
static void test_round_trip(void **state) {
    (void)state;
    for (int turn = 0; turn < 3000; turn++) {
        odd_seat dealer = (odd_seat)(1 + turn % 4);
        odd_auction a = odd_auction_start(dealer), read;
        uint8_t calls[ODD_CALLS_MAX], again[ODD_CALLS_MAX];
        char text[4000] = "";
        size_t len = 0;
        while (!a.over && (turn % 5 > 0 || a.calls < turn % 17)) {
            int call = some_call(&a);
            if (odd_auction_add(&a, call, NULL) != ODD_OK)
                continue;
            calls[a.calls - 1] = (uint8_t)call;
            len += odd_call_format(text + len, sizeof text - len, call, turn % 2 ? ODD_ASCII : ODD_SYMBOLS);
            text[len++] = ' ';
        }
        assert_int_equal(odd_auction_parse(&read, again, dealer, text, len, NULL), ODD_OK);
        assert_memory_equal(&read, &a, sizeof a);
        assert_memory_equal(calls, again, (size_t)a.calls);
    }
}

/* Bids that are insufficient and accepted could go on for ever. */
static void test_never_too_many(void **state) {
    (void)state;
    static char text[5000] = "";
    static uint8_t calls[ODD_CALLS_MAX];
    for (int i = 0; i < 400; i++)
        strcat(text, "1C ^I ");
    odd_auction a;
    odd_error error = {0};
    assert_int_equal(odd_auction_parse(&a, calls, ODD_NORTH, text, strlen(text), &error), ODD_E_CALL);
    assert_int_equal(error.column, 6 * ODD_CALLS_MAX + 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_auctions), cmocka_unit_test(test_every_short_auction),
        cmocka_unit_test(test_longest),         cmocka_unit_test(test_calls),
        cmocka_unit_test(test_samples),         cmocka_unit_test(test_bad),
        cmocka_unit_test(test_round_trip),      cmocka_unit_test(test_never_too_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
