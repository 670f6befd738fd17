/* Results in 16 bits: the layout that oddtrick.h describes, there and back, and scores by the
 * million. */
#include "unit.h"
#include "score/score.h"

enum { PACKED_VALUES = 65536 };

/* The layout, bit by bit as the header tells it. */
static odd_packed by_the_book(odd_result r, odd_vul v) {
    bool east_west = r.declarer == ODD_EAST || r.declarer == ODD_WEST;
    bool ns_vul = v == ODD_VUL_NS || v == ODD_VUL_BOTH, ew_vul = v == ODD_VUL_EW || v == ODD_VUL_BOTH;
    int p = 0;
    if (r.level > 0)
        p = 1 + ((r.level - 1) * 5 + (int)r.strain - 1) * 3 + (int)r.doubling;
    p += r.tricks * 128;
    p += (east_west ? ew_vul : ns_vul) ? 2048 : 0;
    p += east_west ? 4096 : 0;
    p += r.declarer == ODD_SOUTH || r.declarer == ODD_WEST ? 8192 : 0;
    p += (east_west ? ns_vul : ew_vul) ? 16384 : 0;
    p += r.declarer == ODD_NO_SEAT ? 32768 : 0;
    return (odd_packed)p;
}

typedef void check_function(odd_result r, odd_vul v);

static void for_every_result(check_function *check) {
    for (int v = ODD_VUL_NONE; v <= ODD_VUL_BOTH; v++) {
        check((odd_result){0}, (odd_vul)v);
        for (int seat = ODD_NO_SEAT; seat <= ODD_WEST; seat++)
            for (int nth = 0; nth < UNIT_RESULTS; nth++)
                check(unit_result(nth, (odd_seat)seat), (odd_vul)v);
    }
}

static void check_layout(odd_result r, odd_vul v) {
    CHECK(odd_pack(r, v) == by_the_book(r, v), "%d/%d/%d seat %d: %#x, not %#x", r.level, r.strain,
          r.doubling, r.declarer, odd_pack(r, v), by_the_book(r, v));
}

static void test_layout(void **state) {
    (void)state;
    for_every_result(check_layout);
}

static void check_round_trip(odd_result r, odd_vul v) {
    odd_vul back = ODD_VUL_COUNT;
    odd_result unpacked = odd_unpack(odd_pack(r, v), &back);
    CHECK(unit_same(unpacked, r), "%d/%d/%d seat %d tricks %d", r.level, r.strain, r.doubling, r.declarer,
          r.tricks);
    CHECK(back == v, "%d/%d/%d seat %d: vul %d, not %d", r.level, r.strain, r.doubling, r.declarer, back, v);
}

static void test_round_trip(void **state) {
    (void)state;
    for_every_result(check_round_trip);
}

static void check_without_vul(odd_result r, odd_vul v) {
    CHECK(unit_same(odd_unpack(odd_pack(r, v), NULL), r), "%d/%d", r.level, r.strain);
}

static void test_unpack_without_vul(void **state) {
    (void)state;
    for_every_result(check_without_vul);
}

static void check_distinct(odd_result r, odd_vul v) {
    static unsigned char seen[PACKED_VALUES];
    odd_packed p = odd_pack(r, v);
    CHECK(!seen[p], "%#x stands for two results", p);
    seen[p] = 1;
}

static void test_all_distinct(void **state) {
    (void)state;
    for_every_result(check_distinct);
}

static void test_declarers_vul_packs_as_none_and_both(void **state) {
    (void)state;
    for (int seat = ODD_NO_SEAT; seat <= ODD_WEST; seat++)
        for (int nth = 0; nth < UNIT_RESULTS; nth++) {
            odd_result r = unit_result(nth, (odd_seat)seat);
            CHECK(odd_pack(r, ODD_VUL_NO) == odd_pack(r, ODD_VUL_NONE), "result %d", nth);
            CHECK(odd_pack(r, ODD_VUL_YES) == odd_pack(r, ODD_VUL_BOTH), "result %d", nth);
        }
}

static void test_invalid_packs_as_passed_out(void **state) {
    (void)state;
    odd_result wrong = {4, ODD_SPADES, ODD_UNDOUBLED, ODD_NORTH, 14};
    assert_int_equal(odd_pack(wrong, ODD_VUL_NONE), odd_pack((odd_result){0}, ODD_VUL_NONE));
}

static void test_every_value_unpacks_to_a_valid_result(void **state) {
    (void)state;
    for (int p = 0; p < PACKED_VALUES; p++) {
        odd_vul v = ODD_VUL_COUNT;
        odd_result r = odd_unpack((odd_packed)p, &v);
        CHECK(odd_result_valid(r), "%#x", (unsigned)p);
        CHECK(v <= ODD_VUL_BOTH, "%#x", (unsigned)p);
    }
}

/* The values that odd_pack makes; the others have bits that contradict each other. */
static bool is_packed(int p) {
    odd_vul v;
    odd_result r = odd_unpack((odd_packed)p, &v);
    return odd_pack(r, v) == (odd_packed)p;
}

static void test_score_many_agrees_with_score(void **state) {
    (void)state;
    static odd_packed deals[PACKED_VALUES];
    static int16_t scores[PACKED_VALUES];
    for (int p = 0; p < PACKED_VALUES; p++)
        deals[p] = (odd_packed)p;
    odd_score_many(scores, deals, PACKED_VALUES);
    int checked = 0;
    for (int p = 0; p < PACKED_VALUES; p++) {
        odd_vul v;
        odd_result r = odd_unpack((odd_packed)p, &v);
        if (!is_packed(p) || (r.declarer == ODD_NO_SEAT && (v == ODD_VUL_NS || v == ODD_VUL_EW)))
            continue;
        CHECK(scores[p] == odd_score(r, v), "%#x", (unsigned)p);
        checked++;
    }
    assert_int_equal(checked, UNIT_RESULTS * (4 * 4 + 2) + 2);
}

static void test_score_many_gives_impossible_values_nothing(void **state) {
    (void)state;
    for (int p = 0; p < PACKED_VALUES; p++) {
        if ((p & 0x7F) != 0 && (p & 0x7F) <= 105 && (p >> 7 & 15) <= 13)
            continue;
        odd_packed deal = (odd_packed)p;
        int16_t score = 1;
        odd_score_many(&score, &deal, 1);
        CHECK(score == 0, "%#x", (unsigned)p);
    }
}

static void test_score_many_reads_bits_0_to_12_only(void **state) {
    (void)state;
    for (int p = 0; p < PACKED_VALUES; p++) {
        odd_packed deals[2] = {(odd_packed)p, (odd_packed)(p & 0x1FFF)};
        int16_t scores[2];
        odd_score_many(scores, deals, 2);
        CHECK(scores[0] == scores[1], "%#x", (unsigned)p);
    }
}

static void test_score_many_of_none(void **state) {
    (void)state;
    int16_t score = 77;
    odd_packed deal = 1;
    odd_score_many(&score, &deal, 0);
    assert_int_equal(score, 77);
}

/* The points of rubber bridge: what stands below the line, and the rest, against the sum of the elements. */
static void check_points(odd_result r, odd_vul v) {
    odd_deal d = {.result = r, .vul = v, .game = ODD_DUPLICATE};
    if (odd_deal_check(&d, NULL) != ODD_OK)
        return;
    bool east_west = odd_seat_side(r.declarer) == ODD_EW;
    odd_points got = odd_points_of(odd_pack(r, v), odd_vulnerable(v, east_west ? ODD_EAST : ODD_NORTH) == 1);
    odd_elements e = odd_deal_elements(&d);
    int above = e.pts[ODD_OVERTRICKS] + e.pts[ODD_SLAM] + e.pts[ODD_INSULT] - e.pts[ODD_PENALTY];
    CHECK(got.below == e.pts[ODD_CONTRACT_POINTS] && got.above == above, "%d/%d/%d tricks %d: %d and %d",
          r.level, r.strain, r.doubling, r.tricks, got.below, got.above);
    CHECK(r.level == 0 || odd_packed_side(odd_pack(r, v)) == (east_west ? ODD_EW : ODD_NS), "seat %d",
          r.declarer);
}

static void test_points_are_the_elements(void **state) {
    (void)state;
    for_every_result(check_points);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_layout),
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_unpack_without_vul),
        cmocka_unit_test(test_all_distinct),
        cmocka_unit_test(test_declarers_vul_packs_as_none_and_both),
        cmocka_unit_test(test_invalid_packs_as_passed_out),
        cmocka_unit_test(test_every_value_unpacks_to_a_valid_result),
        cmocka_unit_test(test_score_many_agrees_with_score),
        cmocka_unit_test(test_score_many_gives_impossible_values_nothing),
        cmocka_unit_test(test_score_many_reads_bits_0_to_12_only),
        cmocka_unit_test(test_score_many_of_none),
        cmocka_unit_test(test_points_are_the_elements),
    };
    return cmocka_run_group_tests_name("pack", tests, NULL, NULL);
}
