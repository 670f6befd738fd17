/* Properties of the score sheets, over sessions at random: every number is also worked out by the slow
 * model, from the whole list of deals. */
#include "model.h"
#include "sheet.h"

/* Of rubbers, and as many of Chicagos. */
enum { SESSIONS = UNIT_SANITIZED ? 100000 / 8 : 100000 };

static int swapped(int side) {
    return side == ODD_NS ? ODD_EW : side == ODD_EW ? ODD_NS : ODD_NO_SIDE;
}

static odd_vul swapped_vul(odd_vul v) {
    return v == ODD_VUL_NS ? ODD_VUL_EW : v == ODD_VUL_EW ? ODD_VUL_NS : v;
}

static void check_against_model(const odd_entry *entries, int count, const model_entries *expected) {
    sheet_check_entries(entries, count);
    for (int element = 0; element < ODD_ELEMENT_COUNT; element++)
        for (int side = ODD_NS; side <= ODD_EW; side++) {
            int got = sheet_points(entries, count, (odd_element)element, (odd_side)side);
            CHECK(got == expected->pts[element][side], "%s of side %d: %d, not %d",
                  odd_element_key((odd_element)element), side, got, expected->pts[element][side]);
        }
}

static void check_mirrored(const odd_entry *a, int a_count, const odd_entry *b, int b_count) {
    assert_int_equal(a_count, b_count);
    for (int i = 0; i < a_count; i++) {
        assert_int_equal(a[i].element, b[i].element);
        assert_int_equal(a[i].points, b[i].points);
        assert_int_equal(a[i].side, swapped(b[i].side));
    }
}

/* Sums of all that was written, by side. */
typedef struct sums {
    int above[ODD_SIDE_COUNT], below[ODD_SIDE_COUNT];
} sums;

static void add_up(sums *s, const odd_entry *entries, int count) {
    for (int i = 0; i < count; i++)
        (entries[i].below ? s->below : s->above)[entries[i].side] += entries[i].points;
}

static void check_sums(const sums *s, const int above[ODD_SIDE_COUNT], const int below[ODD_SIDE_COUNT]) {
    for (int side = 0; side < ODD_SIDE_COUNT; side++) {
        assert_int_equal(s->above[side], above[side]);
        assert_int_equal(s->below[side], below[side]);
    }
}

/* ---- Rubbers ------------------------------------------------------------------------------------------ */

typedef struct rubber_play {
    odd_rubber state, mirror;
    odd_deal deals[MODEL_DEALS];
    int count;
    sums written;
} rubber_play;

static void check_rubber(const rubber_play *p) {
    model_standing s = model_stand(p->deals, p->count);
    const odd_rubber *r = &p->state;
    assert_int_equal(r->deals, p->count);
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        CHECK(r->games[side] == s.games[side], "%d games, not %d", r->games[side], s.games[side]);
        CHECK(r->partscore[side] == s.part[side], "%d, not %d", r->partscore[side], s.part[side]);
        assert_in_range(r->games[side], 0, 2);
        assert_in_range(r->partscore[side], 0, 99);
        assert_int_equal(r->games[side], p->mirror.games[swapped(side)]);
        assert_int_equal(r->partscore[side], p->mirror.partscore[swapped(side)]);
        assert_int_equal(r->above[side], p->mirror.above[swapped(side)]);
        assert_int_equal(r->below[side], p->mirror.below[swapped(side)]);
    }
    assert_true(r->finished == p->mirror.finished);
    check_sums(&p->written, r->above, r->below);
}

static void check_rubber_vul(const rubber_play *p) {
    odd_vul vul = odd_rubber_vul(&p->state);
    assert_int_equal(vul, model_rubber_vul(p->deals, p->count));
    assert_int_equal(vul, swapped_vul(odd_rubber_vul(&p->mirror)));
    assert_int_equal(odd_vulnerable(vul, ODD_SOUTH), p->state.games[ODD_NS] == 1);
    assert_int_equal(odd_vulnerable(vul, ODD_WEST), p->state.games[ODD_EW] == 1);
}

static void play_rubber_deal(rubber_play *p, odd_deal d) {
    odd_entry entries[ODD_ENTRIES_MAX], mirrored[ODD_ENTRIES_MAX];
    odd_deal m = sheet_mirror(d);
    check_rubber_vul(p);
    p->deals[p->count++] = d;
    int count = odd_rubber_add(&p->state, entries, &d);
    model_entries expected = model_rubber_deal(p->deals, p->count);
    check_against_model(entries, count, &expected);
    check_mirrored(entries, count, mirrored, odd_rubber_add(&p->mirror, mirrored, &m));
    add_up(&p->written, entries, count);
    check_rubber(p);
    assert_true(p->state.finished == (p->state.games[ODD_NS] == 2 || p->state.games[ODD_EW] == 2));
}

static void end_rubber(rubber_play *p) {
    odd_entry entries[ODD_ENTRIES_MAX], mirrored[ODD_ENTRIES_MAX];
    int count = odd_rubber_end(&p->state, entries);
    sheet_check_entries(entries, count);
    for (int side = ODD_NS; side <= ODD_EW; side++)
        assert_int_equal(sheet_column(entries, count, (odd_side)side, false),
                         model_end_premium(p->deals, p->count, (odd_side)side));
    int other = odd_rubber_end(&p->mirror, mirrored);
    assert_int_equal(count, other);
    add_up(&p->written, entries, count);
    check_rubber(p);
    assert_true(p->state.finished);
}

/* The whole list again, stopping half-way to go on with a copy: nothing is kept outside the state. */
static void refold_rubber(const rubber_play *p, int half) {
    odd_entry entries[ODD_ENTRIES_MAX];
    odd_rubber first = {0}, second;
    for (int i = 0; i < half; i++)
        odd_rubber_add(&first, entries, &p->deals[i]);
    second = first;
    memset(&first, 0x5A, sizeof first);
    for (int i = half; i < p->count; i++)
        odd_rubber_add(&second, entries, &p->deals[i]);
    odd_rubber at_once = {0};
    for (int i = 0; i < p->count; i++)
        odd_rubber_add(&at_once, entries, &p->deals[i]);
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        assert_int_equal(second.games[side], at_once.games[side]);
        assert_int_equal(second.partscore[side], at_once.partscore[side]);
        assert_int_equal(second.above[side], at_once.above[side]);
        assert_int_equal(second.below[side], at_once.below[side]);
    }
    assert_true(second.finished == at_once.finished && second.deals == at_once.deals);
}

static void test_rubbers(void **state) {
    (void)state;
    sheet_random random = {1};
    int ended = 0, won = 0;
    for (int session = 0; session < SESSIONS; session++)
        for (int rubbers = 1 + sheet_draw(&random, 3); rubbers > 0; rubbers--) {
            rubber_play p = {.count = 0};
            int most = sheet_draw(&random, 3) == 0 ? sheet_draw(&random, 8) : MODEL_DEALS;
            while (!p.state.finished && p.count < most)
                play_rubber_deal(&p, sheet_random_deal(&random));
            won += p.state.finished;
            refold_rubber(&p, sheet_draw(&random, p.count + 1));
            if (!p.state.finished) {
                ended++;
                end_rubber(&p);
            }
        }
    assert_true(won > SESSIONS / 2 && ended > SESSIONS / 10);
}

/* ---- Chicagos ----------------------------------------------------------------------------------------- */

typedef struct chicago_play {
    model_rules rules;
    odd_chicago state, mirror;
    odd_deal deals[4]; /* not those that were passed out */
    int count;
    sums written;
} chicago_play;

static chicago_play start_chicago(model_rules rules) {
    chicago_play p = {.rules = rules};
    p.state = (odd_chicago){
        .first_dealer = rules.first, .nondealer_vulnerable = rules.nondealer, .partscore_bonus = rules.bonus};
    p.mirror = p.state;
    p.mirror.first_dealer = rules.first == ODD_NO_SEAT ? ODD_EAST : sheet_mirror_seat(rules.first);
    return p;
}

static void check_chicago(const chicago_play *p) {
    const odd_chicago *c = &p->state;
    model_standing s = model_stand(p->deals, p->count);
    assert_int_equal(c->deals, p->count);
    assert_true(c->finished == (p->count == 4));
    assert_true(c->first_dealer == p->rules.first && c->nondealer_vulnerable == p->rules.nondealer &&
                c->partscore_bonus == p->rules.bonus);
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        if (!c->finished)
            assert_int_equal(c->partscore[side], p->rules.bonus ? 0 : s.part[side]);
        assert_in_range(c->partscore[side], 0, 99);
        assert_int_equal(c->partscore[side], p->mirror.partscore[swapped(side)]);
        assert_int_equal(c->above[side], p->mirror.above[swapped(side)]);
        assert_int_equal(c->below[side], p->mirror.below[swapped(side)]);
    }
    check_sums(&p->written, c->above, c->below);
}

static void play_chicago_deal(chicago_play *p, odd_deal d) {
    odd_entry entries[ODD_ENTRIES_MAX], mirrored[ODD_ENTRIES_MAX];
    odd_deal m = sheet_mirror(d);
    odd_vul vul = odd_chicago_vul(&p->state);
    assert_int_equal(vul, model_chicago_vul(p->rules, p->count));
    assert_int_equal(vul, swapped_vul(odd_chicago_vul(&p->mirror)));
    assert_int_equal(odd_chicago_dealer(&p->state), model_chicago_dealer(p->rules, p->count));
    int count = odd_chicago_add(&p->state, entries, &d);
    check_mirrored(entries, count, mirrored, odd_chicago_add(&p->mirror, mirrored, &m));
    if (d.result.level == 0) {
        assert_int_equal(count, 0);
    } else {
        p->deals[p->count++] = d;
        model_entries expected = model_chicago_deal(p->rules, p->deals, p->count);
        check_against_model(entries, count, &expected);
    }
    add_up(&p->written, entries, count);
    check_chicago(p);
}

static void refold_chicago(const chicago_play *p, int half) {
    odd_entry entries[ODD_ENTRIES_MAX];
    odd_chicago first = start_chicago(p->rules).state, second;
    for (int i = 0; i < half; i++)
        odd_chicago_add(&first, entries, &p->deals[i]);
    second = first;
    memset(&first, 0x5A, sizeof first);
    for (int i = half; i < p->count; i++)
        odd_chicago_add(&second, entries, &p->deals[i]);
    for (int side = ODD_NS; side <= ODD_EW; side++) {
        assert_int_equal(second.partscore[side], p->state.partscore[side]);
        assert_int_equal(second.above[side], p->state.above[side]);
        assert_int_equal(second.below[side], p->state.below[side]);
    }
    assert_true(second.finished == p->state.finished && second.deals == p->state.deals);
}

static void play_chicagos(model_rules rules, int sessions, uint64_t seed) {
    sheet_random random = {seed};
    for (int session = 0; session < sessions; session++) {
        chicago_play p = start_chicago(rules);
        while (!p.state.finished) {
            play_chicago_deal(&p, sheet_random_deal(&random));
            refold_chicago(&p, sheet_draw(&random, p.count + 1));
        }
    }
}

static void play_all_first_dealers(bool nondealer, bool bonus) {
    for (int first = 0; first < ODD_SEAT_COUNT; first++)
        play_chicagos((model_rules){(odd_seat)first, nondealer, bonus}, SESSIONS / 4 / ODD_SEAT_COUNT,
                      (uint64_t)(2 + first));
}

static void test_chicagos(void **state) {
    (void)state;
    play_all_first_dealers(false, false);
}

static void test_chicagos_nondealer_vulnerable(void **state) {
    (void)state;
    play_all_first_dealers(true, false);
}

static void test_chicagos_with_bonus(void **state) {
    (void)state;
    play_all_first_dealers(false, true);
}

static void test_chicagos_nondealer_vulnerable_with_bonus(void **state) {
    (void)state;
    play_all_first_dealers(true, true);
}

/* ---- Every result, alone ------------------------------------------------------------------------------ */

/* Each of the 1,470 from each seat, on each score of games: points below the line only from contracts. */
static void test_every_result_at_each_score_of_games(void **state) {
    (void)state;
    static const char *const before[][3] = {{"pass", "pass", "pass"},
                                            {"3NT N =", "pass", "pass"},
                                            {"3NT E =", "2S N =", "pass"},
                                            {"3NT E =", "4S N =", "2C W ="}};
    for (size_t i = 0; i < COUNT(before); i++)
        for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            for (int nth = 0; nth < UNIT_RESULTS; nth++) {
                rubber_play p = {.count = 0};
                for (int j = 0; j < 3; j++)
                    play_rubber_deal(&p, sheet_deal(before[i][j]));
                odd_deal d = {.result = unit_result(nth, (odd_seat)seat), .game = ODD_RUBBER_BRIDGE};
                play_rubber_deal(&p, d);
            }
}

/* Without honors, games and rubbers, duplicate and rubber bridge score alike: two sets of tables agree. */
static void test_elements_agree_with_duplicate(void **state) {
    (void)state;
    for (int nth = 0; nth < UNIT_RESULTS; nth++)
        for (int vulnerable = 0; vulnerable < 2; vulnerable++) {
            odd_deal d = {.result = unit_result(nth, ODD_NORTH)};
            model_entries e = model_deal(&d, vulnerable == 1);
            int points = e.pts[ODD_CONTRACT_POINTS][ODD_NS];
            int premium = points >= 100 ? (vulnerable ? 500 : 300) : points > 0 ? 50 : 0;
            int score = points + e.pts[ODD_OVERTRICKS][ODD_NS] + e.pts[ODD_SLAM][ODD_NS] +
                        e.pts[ODD_INSULT][ODD_NS] - e.pts[ODD_PENALTY][ODD_EW] + premium;
            CHECK(score == odd_score(d.result, vulnerable ? ODD_VUL_NS : ODD_VUL_NONE), "result %d", nth);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rubbers),
        cmocka_unit_test(test_chicagos),
        cmocka_unit_test(test_chicagos_nondealer_vulnerable),
        cmocka_unit_test(test_chicagos_with_bonus),
        cmocka_unit_test(test_chicagos_nondealer_vulnerable_with_bonus),
        cmocka_unit_test(test_every_result_at_each_score_of_games),
        cmocka_unit_test(test_elements_agree_with_duplicate),
    };
    return cmocka_run_group_tests_name("sheets", tests, NULL, NULL);
}
