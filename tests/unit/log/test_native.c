/* The log as a format: an event that is written as a log and read again is the same event, with all that it has no
 * number for. */
#include "oddtrick_format.h"
#include "random_event.h"
#include "same.h"

typedef struct text {
    char bytes[1 << 17];
    size_t len;
} text;

static test_event other;

static int teardown(void **state) {
    event_close(&other);
    return event_teardown(state);
}

static void put(void *owner, const char *bytes, size_t len) {
    text *t = owner;
    assert_true(t->len + len < sizeof t->bytes);
    memcpy(t->bytes + t->len, bytes, len);
    t->len += len;
}

static void lost(void *owner, const char *what) {
    (void)owner;
    fail_msg("the log lost %s", what);
}

static void rewrite(text *out, const text *in) {
    odd_sink sink = {.owner = out, .put = put, .lost = lost};
    odd_error error;
    int event = odd_format_named("event");
    out->len = 0;
    assert_int_equal(ODD_OK,
                     odd_format_rewrite(event, event, NULL, &now.arena, in->bytes, in->len, &sink, &error));
}

static void export(text *out, test_event *from) {
    odd_sink sink = {.owner = out, .put = put, .lost = lost};
    odd_error error;
    out->len = 0;
    assert_int_equal(ODD_OK,
                     odd_event_export(from->e, odd_format_named("event"), &from->arena, &sink, &error));
}

static void read_into(test_event *t, const text *in) {
    event_open(t, SIZE_MAX);
    event_read(t, in->bytes, in->len);
    event_score(t);
}

/* Lines from which nothing is computed, wherever they may stand. */
static void random_note(random_log *l) {
    char id[16];
    random_id(l, id, sizeof id, 1 + random_below(l, l->ids));
    if (strchr(id, '+') != NULL)
        return;
    switch (random_below(l, 5)) {
    case 0:
        random_add(l, "numbers %s 12 - 345\n", id);
        break;
    case 1:
        random_add(l, "tag club A \\x23 and \\x0a of\\n \\x5c it\n");
        break;
    case 2:
        random_add(l, "about %s pbn:Thing text %d\n", id, random_below(l, 99));
        break;
    case 3:
        random_add(l, "total %s rank %d%s\n", id, random_below(l, 99), random_chance(l, 50) ? "=" : "");
        break;
    default:
        random_add(l, "total %s percent %d.%d\n", id, random_below(l, 99), 1 + random_below(l, 8));
        break;
    }
}

static void random_text(text *t, uint64_t seed) {
    static random_log l;
    random_event(&l, seed, 60);
    for (int i = 0; i < 3; i++)
        random_note(&l);
    t->len = 0;
    for (int i = 0; i < l.count; i++)
        put(t, l.lines[i], strlen(l.lines[i]));
}

static void check_standings(uint64_t seed, const char *how) {
    const odd_event *a = now.e, *b = other.e;
    CHECK(odd_event_about(b)->error_count == 0, "log %d, %s: %s", (int)seed, how,
          odd_problem_at(b, 0)->error.message);
    CHECK(odd_event_about(a)->standing_count == odd_event_about(b)->standing_count, "log %d, %s: not as many",
          (int)seed, how);
    for (size_t i = 0; i < odd_event_about(a)->standing_count && i < odd_event_about(b)->standing_count; i++)
        CHECK(same_standing(a, odd_standing_at(a, i), b, odd_standing_at(b, i)), "log %d, %s: standing %d",
              (int)seed, how, (int)i);
}

static void test_rewritten(void **state) {
    (void)state;
    static text first, second, third;
    int good = 0;
    for (uint64_t seed = 1; seed <= unit_many(3000); seed++) {
        random_text(&first, seed);
        read_into(&now, &first);
        if (odd_event_about(now.e)->error_count > 0)
            continue;
        good++;
        rewrite(&second, &first);
        read_into(&other, &second);
        check_standings(seed, "rewritten");
        CHECK(odd_event_about(now.e)->play_count == odd_event_about(other.e)->play_count &&
                  odd_event_about(now.e)->stated_count == odd_event_about(other.e)->stated_count &&
                  odd_event_about(now.e)->note_count == odd_event_about(other.e)->note_count,
              "log %d: lines were lost", (int)seed);
        rewrite(&third, &second);
        CHECK(second.len == third.len && memcmp(second.bytes, third.bytes, third.len) == 0,
              "log %d is not the same when it is rewritten again", (int)seed);
    }
    CHECK((uint64_t)good > unit_many(300), "only %d logs were right", good);
}

static void test_told(void **state) {
    (void)state;
    static text first, second;
    for (uint64_t seed = 5001; seed <= 5000 + unit_many(3000); seed++) {
        random_text(&first, seed);
        read_into(&now, &first);
        if (odd_event_about(now.e)->error_count > 0)
            continue;
        export(&second, &now);
        read_into(&other, &second);
        check_standings(seed, "told");
    }
}

/* ---- What stands where ------------------------------------------------------------------------- */

static void read_lines(const char *lines) {
    event_any(lines, strlen(lines));
    CHECK(odd_event_about(now.e)->error_count == 0, "%s",
          odd_event_about(now.e)->error_count > 0 ? odd_problem_at(now.e, 0)->error.message : "");
}

static void test_topics(void **state) {
    (void)state;
    read_lines("tag site A\nboard 3 dealer W vul none\ntag b B\ndeal W:- - - -\n1 2 4S N =\ntag p P\n"
               "auction W p p 1S p 4S ap\ncards E HK H2 H3 H4\nsaid mp - 3\nround none\ntag e E\nround 2\n"
               "match 1 2 imps 3 4\nboard 3\ntag r R\nabout 1 x Y\n");
    const odd_event *e = now.e;
    static const struct {
        int kind, about, seat, round;
        const char *text;
    } expected[] = {
        {ODD_NOTE_TAG, ODD_ABOUT_EVENT, 0, 0, "A"},
        {ODD_NOTE_TAG, ODD_ABOUT_BOARD, 0, 0, "B"},
        {ODD_NOTE_TAG, ODD_ABOUT_PLAY, 0, 0, "P"},
        {ODD_NOTE_AUCTION, ODD_ABOUT_PLAY, ODD_WEST, 0, "p p 1S p 4S ap"},
        {ODD_NOTE_CARDS, ODD_ABOUT_PLAY, ODD_EAST, 0, "HK H2 H3 H4"},
        {ODD_NOTE_TAG, ODD_ABOUT_EVENT, 0, 0, "E"},
        {ODD_NOTE_TAG, ODD_ABOUT_BOARD, 0, 2, "R"},
        {ODD_NOTE_TAG, ODD_ABOUT_CONTESTANT, 0, 2, "Y"},
    };
    assert_int_equal(8, odd_event_about(e)->note_count);
    for (size_t i = 0; i < odd_event_about(e)->note_count; i++) {
        const odd_note *n = odd_note_at(e, i);
        CHECK(n->kind == expected[i].kind && n->about == expected[i].about && n->seat == expected[i].seat &&
                  n->round == expected[i].round && n->text.len == strlen(expected[i].text) &&
                  memcmp(n->text.text, expected[i].text, n->text.len) == 0,
              "note %d", (int)i);
    }
    assert_int_equal(ODD_WEST, odd_board_at(e, 0)->dealer);
    assert_int_equal(ODD_VUL_NONE, odd_board_at(e, 0)->vul);
    assert_int_equal(420, odd_play_at(e, 0)->score_pts);
    assert_int_equal(2, odd_event_about(e)->stated_count);
    assert_true(!odd_stated_score_at(e, 0)->there[0] && odd_stated_score_at(e, 0)->there[1] &&
                odd_stated_score_at(e, 0)->amount[1] == 3 * ODD_ONE);
    assert_int_equal(ODD_ABOUT_MATCH, odd_stated_score_at(e, 1)->about);
    assert_int_equal(2, odd_stated_score_at(e, 1)->round);
}

/* A vulnerability that was said holds for lines far below, as in a correction. */
static void test_vulnerability_is_kept(void **state) {
    (void)state;
    read_lines("board 1 vul both\n1 2 3NT N =\nboard 2\n1 2 pass\nboard 1: 1 2 3NT N +1\n");
    assert_int_equal(600, odd_play_at(now.e, 0)->score_pts);
    assert_int_equal(630, odd_play_at(now.e, 2)->score_pts);
}

/* The cards of a round, or else those of any. */
static void test_deals(void **state) {
    (void)state;
    read_lines(
        "board 1\ndeal N:A... - - -\nround 2\nboard 1\ndeal N:K... - - -\nboard 1 group B\ndeal N:Q... - - -\n");
    const odd_board *b = odd_event_board(now.e, 1);
    static const struct {
        int round, group, rank;
    } cases[] = {{0, 0, 12}, {1, 0, 12}, {2, 0, 11}, {2, 1, 10}, {0, 1, 10}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const odd_board_deal *d = odd_event_deal(now.e, b, cases[i].round, cases[i].group);
        CHECK(d != NULL && d->deal.hand[ODD_NORTH] == ODD_CARD_BIT(39 + cases[i].rank), "case %d", (int)i);
    }
    assert_null(odd_event_deal(now.e, b, 2, 2));
}

/* All cards of a board that stand, in the order of the log. */
static void test_next_deals(void **state) {
    (void)state;
    read_lines(
        "board 1\ndeal N:A... - - -\nboard 2\ndeal N:5... - - -\nround 2\nboard 1\ndeal N:K... - - -\n"
        "round none\nboard 1\ndeal N:J... - - -\nboard 1 group B\ndeal N:Q... - - -\nboard 3\n1 2 pass\n");
    static const int ranks[] = {11, 9, 10};
    const odd_board *b = odd_event_board(now.e, 1);
    uint32_t at = 0;
    for (size_t i = 0; i < sizeof ranks / sizeof ranks[0]; i++) {
        const odd_board_deal *d = odd_event_next_deal(now.e, b, &at);
        CHECK(d != NULL && d->deal.hand[ODD_NORTH] == ODD_CARD_BIT(39 + ranks[i]), "%d", (int)i);
    }
    assert_null(odd_event_next_deal(now.e, b, &at));
    at = 0;
    assert_null(odd_event_next_deal(now.e, odd_event_board(now.e, 3), &at));
}

/* A table is kept with its cards; what is none is refused. */
static void test_tables(void **state) {
    (void)state;
    read_lines("board 1\ndeal N:A... - - -\nboard 2\ndeal N:K... - - -\n");
    odd_dd table = {{{0}}};
    table.tricks[ODD_HEARTS][ODD_EAST] = 13;
    assert_int_equal(odd_event_dd(now.e, odd_board_deal_at(now.e, 1), &table), ODD_OK);
    assert_true(!odd_board_deal_at(now.e, 0)->solved && odd_board_deal_at(now.e, 1)->solved);
    assert_int_equal(odd_board_deal_at(now.e, 1)->made.tricks[ODD_HEARTS][ODD_EAST], 13);
    odd_board_deal others = *odd_board_deal_at(now.e, 0); /* that are not the event's own */
    assert_null(odd_board_deal_at(now.e, 2));
    assert_int_equal(odd_event_dd(now.e, NULL, &table), ODD_E_CARDS);
    assert_int_equal(odd_event_dd(now.e, &others, &table), ODD_E_CARDS);
    table.tricks[ODD_NT][ODD_WEST] = ODD_DD_UNKNOWN;
    assert_int_equal(odd_event_dd(now.e, odd_board_deal_at(now.e, 0), &table), ODD_E_CARDS);
    assert_false(odd_board_deal_at(now.e, 0)->solved);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_rewritten, teardown),
        cmocka_unit_test_teardown(test_told, teardown),
        cmocka_unit_test_teardown(test_topics, teardown),
        cmocka_unit_test_teardown(test_vulnerability_is_kept, teardown),
        cmocka_unit_test_teardown(test_deals, teardown),
        cmocka_unit_test_teardown(test_next_deals, teardown),
        cmocka_unit_test_teardown(test_tables, teardown),
    };
    return cmocka_run_group_tests_name("native", tests, NULL, NULL);
}
