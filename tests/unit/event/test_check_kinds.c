/* What a director should look at in matches of teams, names and results; and the order in which it is told. */
#include "findings.h"

/* ---- Teams ------------------------------------------------------------------------------------- */

static void swiss_teams(bool new_boards) {
    move_swiss("scoring imps\nvp wbf\n", "team", 8, 4, 6, new_boards);
    move_results(5, !new_boards);
}

static void test_right_teams(void **state) {
    (void)state;
    for (int order = 0; order < 4; order++) {
        swiss_teams(order < 2);
        mv.by_round = order % 2 == 1;
        look();
        CHECK_FOUND(structural() == 0, "order %d", order);
    }
}

/* Whom somebody meets in round 4. */
static int opponent_of(int who) {
    int other = 0;
    for (size_t i = 0; i < mv.count; i++) {
        const move_line *l = &mv.lines[i];
        if (l->round == 4)
            other = l->ns[0] == who ? l->ew[0] : l->ew[0] == who ? l->ns[0] : other;
    }
    return other;
}

/* The first two of a round meet again in round 4: b and the opponent of a change places. */
static void meet_again(int first, int *a, int *b) {
    *a = *b = 0;
    for (size_t i = 0; i < mv.count && *a == 0; i++)
        if (mv.lines[i].round == first) {
            *a = mv.lines[i].ns[0];
            *b = mv.lines[i].ew[0];
        }
    int c = opponent_of(*a);
    for (size_t i = 0; i < mv.count; i++)
        for (int side = 0; side < 2; side++) {
            move_line *l = &mv.lines[i];
            int *who = side == 0 ? l->ns : l->ew;
            if (l->round == 4 && (who[0] == c || who[0] == *b))
                who[0] = who[0] == c ? *b : c;
        }
}

/* Any two teams that meet a second time, in another round; and pairs, in a Swiss event of theirs. */
static void test_rematch(void **state) {
    (void)state;
    for (int kind = 0; kind < 2; kind++)
        for (int first = 1; first <= 3; first++) {
            int a, b;
            size_t rematches = 0;
            bool there = false;
            char text[80];
            if (kind == 0)
                swiss_teams(true);
            else
                move_swiss("scoring cross-imps\n", "pair", 8, 4, 6, true);
            meet_again(first, &a, &b);
            move_results(5, false);
            look();
            snprintf(text, sizeof text, "they already met in round %d, and meet again in round 4", first);
            for (size_t i = 0; i < found.count; i++)
                if (at(i)->kind == ODD_FOUND_REMATCH) {
                    rematches++;
                    there = there || (at(i)->round == 4 && says(at(i), text));
                }
            CHECK_FOUND(rematches >= 1, "%s, round %d", kind == 0 ? "teams" : "pairs", first);
            CHECK_FOUND(there, "%d v %d", a, b);
        }
}

/* Every line taken out: its table has no result, and the other one has. */
static void test_one_table(void **state) {
    (void)state;
    swiss_teams(false);
    size_t count = mv.count;
    for (size_t n = 0; n < count; n++) {
        swiss_teams(false);
        spoil_missing(&mv.lines[n], n);
        look();
        char who[32];
        snprintf(who, sizeof who, "%d v %d: no result", mv.lines[n].ns[0], mv.lines[n].ew[0]);
        CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_ONE_TABLE &&
                        at(0)->board == mv.lines[n].board && at(0)->round == mv.lines[n].round &&
                        says(at(0), who),
                    "%zu", n);
        odd_text alone = odd_event_line(now.e, at(0)->line);
        snprintf(who, sizeof who, "%d %d ", mv.lines[n].ew[0], mv.lines[n].ns[0]);
        CHECK_FOUND(strncmp(alone.text, who, strlen(who)) == 0, "%zu", n);
    }
}

static void test_another_team(void **state) {
    (void)state;
    swiss_teams(false);
    size_t count = mv.count;
    for (size_t n = 0; n < count; n++) {
        swiss_teams(false);
        spoil_ew(&mv.lines[n], n);
        look();
        CHECK_FOUND(structural() == 1 && right_id(at(0), &mv.lines[n]), "%zu, line %d: %d v %d was %d", n,
                    mv.lines[n].line, mv.lines[n].ns[0], mv.lines[n].ew[0], old_id);
    }
}

/* A board that neither table of a match has a result on. */
static void test_board_of_a_match(void **state) {
    (void)state;
    swiss_teams(false);
    int board = mv.lines[20].board, round = mv.lines[20].round, a = mv.lines[20].ns[0],
        b = mv.lines[20].ew[0];
    for (size_t i = 0; i < mv.count; i++) {
        const move_line *l = &mv.lines[i];
        if (l->board == board && l->round == round && (l->ns[0] == a || l->ns[0] == b))
            mv.lines[i].result[0] = '\0';
    }
    look();
    CHECK_FOUND(structural() == 2, "one for each table");
    for (size_t i = 0; i < 2; i++)
        CHECK_FOUND(at(i)->kind == ODD_FOUND_MISSING && at(i)->board == board && at(i)->round == round, "%zu",
                    i);
}

/* Both tables entered for the same team as North-South: the second line corrects the first. */
static void test_table_that_corrects_the_other(void **state) {
    (void)state;
    swiss_teams(false);
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].round == 2 && mv.lines[i].board == 3 && mv.lines[i].ns[0] < mv.lines[i].ew[0]) {
            int a = mv.lines[i].ns[0], b = mv.lines[i].ew[0];
            for (size_t j = 0; j < mv.count; j++)
                if (mv.lines[j].round == 2 && mv.lines[j].board == 3 && mv.lines[j].ns[0] == b) {
                    spoil_turned(&mv.lines[j], 0);
                    look();
                    int first = mv.lines[i].line < mv.lines[j].line ? mv.lines[i].line : mv.lines[j].line;
                    CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_ONE_TABLE &&
                                    at(0)->other_line == (uint32_t)first,
                                "%d v %d, line %d", a, b, first);
                    return;
                }
        }
    fail();
}

/* Three teams that play each other, half of the boards each. */
static void test_triangle(void **state) {
    (void)state;
    static const int teams[3][2] = {{1, 2}, {2, 3}, {3, 1}};
    move_start("scoring imps\n", "team", 7);
    mv.rounds = true;
    for (int m = 0; m < 3; m++)
        for (int i = 0; i < 3; i++) {
            move_add(1, 3 * m + i + 1, teams[m][0], teams[m][1]);
            move_add(1, 3 * m + i + 1, teams[m][1], teams[m][0]);
        }
    for (int board = 1; board <= 9; board++)
        for (int t = 4; t <= 7; t++)
            move_add(1, board, t, t % 2 == 0 ? t + 1 : t - 1);
    move_results(3, false);
    look();
    CHECK_FOUND(structural() == 0, "triangle");
}

static void test_bye_is_not_missing(void **state) {
    (void)state;
    move_swiss("scoring imps\nvp wbf\n", "team", 8, 4, 6, true);
    move_results(5, false);
    for (size_t i = 0; i < mv.count; i++) /* 8 does not play in round 3, and so another has no match */
        if (mv.lines[i].round == 3 && (mv.lines[i].ns[0] == 8 || mv.lines[i].ew[0] == 8))
            mv.lines[i].result[0] = '\0';
    look();
    CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_MISSING && at(0)->round == 3, "no bye yet");
    size_t len = strlen(mv.text);
    snprintf(mv.text + len, sizeof mv.text - len, "round 3\nbye 8\n");
    event_good(mv.text);
    event_open(&memory, SIZE_MAX);
    assert_int_equal(odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII), ODD_OK);
    CHECK_FOUND(structural() == 0, "a bye");
}

/* ---- Names and phantoms ------------------------------------------------------------------------ */

static void test_same_name(void **state) {
    (void)state;
    make(&movements[4], 0, 1);
    const char *text = move_text();
    char changed[MOVE_TEXT];
    const char *third = strstr(text, "pair 3 Ada3 Lovelacea");
    assert_non_null(third);
    snprintf(changed, sizeof changed, "%.*spair 3 ada7  lovelaceA%s", (int)(third - text), text,
             third + strlen("pair 3 Ada3 Lovelacea"));
    event_good(changed);
    event_open(&memory, SIZE_MAX);
    assert_int_equal(odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII), ODD_OK);
    CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_SAME_NAME, "found");
    assert_int_equal(at(0)->line, mv.name_line[7]);
    assert_int_equal(at(0)->other_line, mv.name_line[3]);
    assert_true(says(at(0), "pair 3") && says(at(0), "pair 7"));
}

static void test_no_name(void **state) {
    (void)state;
    make(&movements[4], 0, 1);
    mv.named[5] = false;
    look();
    CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_NO_NAME && says(at(0), "pair 5"), "one");
    int first = 0;
    for (size_t i = 0; i < mv.count; i++)
        if ((mv.lines[i].ns[0] == 5 || mv.lines[i].ew[0] == 5) && (first == 0 || mv.lines[i].line < first))
            first = mv.lines[i].line;
    assert_int_equal(at(0)->line, first);
    for (int id = 1; id < 8; id++)
        mv.named[id] = false;
    look();
    CHECK_FOUND(structural() == 0, "most have none");
}

static void test_phantom(void **state) {
    (void)state;
    make(&movements[4], 0, 1);
    snprintf(mv.head, sizeof mv.head, "phantom 8\n");
    mv.named[8] = false;
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].ns[0] == 8 || mv.lines[i].ew[0] == 8)
            snprintf(mv.lines[i].result, sizeof mv.lines[i].result, "not played");
    look();
    CHECK_FOUND(structural() == 0, "sits out");
    move_line *l = NULL;
    for (size_t i = 0; i < mv.count && l == NULL; i++)
        if (mv.lines[i].ns[0] == 8 && mv.lines[i].board > 6)
            l = &mv.lines[i];
    assert_non_null(l);
    snprintf(l->result, sizeof l->result, "4S N =");
    look();
    CHECK_FOUND(structural() == 1 && at(0)->kind == ODD_FOUND_PHANTOM && right_line(at(0), l), "a result");
    for (size_t i = 0; i < mv.count; i++) /* or there are no lines at all */
        if (mv.lines[i].ns[0] == 8 || mv.lines[i].ew[0] == 8)
            mv.lines[i].result[0] = '\0';
    look();
    CHECK_FOUND(structural() == 0, "no lines");
}

/* ---- Unlike all others ------------------------------------------------------------------------- */

/* On one board all play 4S from North-South. */
static void same_board(int board, const char *odd_one) {
    int n = 0;
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].board == board)
            snprintf(mv.lines[i].result, sizeof mv.lines[i].result, "%s",
                     n++ == 4     ? odd_one
                     : n % 3 == 0 ? "4S N +1"
                     : n % 3 == 1 ? "4S N ="
                                  : "4S S =");
}

static const odd_finding *unlike_on(int board) {
    for (size_t i = 0; i < found.count; i++)
        if (at(i)->kind == ODD_FOUND_UNLIKE && at(i)->board == board)
            return at(i);
    return NULL;
}

static move_line *with_result(int board, const char *result) {
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].board == board && strcmp(mv.lines[i].result, result) == 0)
            return &mv.lines[i];
    fail();
    return NULL;
}

static void check_unlike(const char *result, const char *meant) {
    make(&movements[0], 0, 2);
    same_board(9, result);
    look();
    const odd_finding *f = unlike_on(9);
    CHECK_FOUND(f != NULL, "%s", result);
    assert_true(right_line(f, with_result(9, result)));
    CHECK_FOUND(f->instead_count == 1 && says(f, meant), "%s", meant);
}

static void test_unlike(void **state) {
    (void)state;
    check_unlike("4S E =", "if it was 4S N =:");
    check_unlike("4S W +1", "if it was 4S N +1:"); /* most of the others are North's */
}

/* Down two where everybody made two more. */
static void test_unlike_sign(void **state) {
    (void)state;
    make(&movements[0], 0, 2);
    int n = 0;
    for (size_t i = 0; i < mv.count; i++)
        if (mv.lines[i].board == 9)
            snprintf(mv.lines[i].result, sizeof mv.lines[i].result, "%s",
                     n++ == 4     ? "2S N -2"
                     : n % 3 == 0 ? "2S N +1"
                                  : "2S N +2");
    look();
    const odd_finding *f = unlike_on(9);
    CHECK_FOUND(f != NULL && right_line(f, with_result(9, "2S N -2")) && says(f, "if it was 2S N +2:"),
                "2S N -2");
}

/* East-West have declared, but never in spades; the score is no help. */
static void test_unlike_in_suit(void **state) {
    (void)state;
    make(&movements[0], 0, 2);
    same_board(9, "4S E -1");
    snprintf(with_result(9, "4S N =")->result, 40, "5CX E -1");
    snprintf(with_result(9, "4S N +1")->result, 40, "4S N -1");
    look();
    const odd_finding *f = unlike_on(9);
    CHECK_FOUND(f != NULL && right_line(f, with_result(9, "4S E -1")), "4S E -1");
    CHECK_FOUND(says(f, "is in S by East-West") && says(f, "if it was 4S N -1:"), "what was meant");
    same_board(9, "1NT E -1"); /* both sides may play in notrump */
    snprintf(with_result(9, "4S N =")->result, 40, "5CX E -1");
    snprintf(with_result(9, "4S N +1")->result, 40, "1NT N -1");
    look();
    CHECK_FOUND(unlike_on(9) == NULL, "1NT E -1");
}

/* A sacrifice is unlike all others, too, but nobody meant 5C by North. Nor is one of two, nor down 2. */
static void test_not_unlike(void **state) {
    (void)state;
    static const char *const ordinary[] = {"5CX E -2", "3NT N -1", "6S N -1", "4S N -2",
                                           "4S N -1",  "pass",     "3NT N +3"};
    for (size_t i = 0; i < COUNT(ordinary); i++) {
        make(&movements[0], 0, 2);
        same_board(9, ordinary[i]);
        look();
        CHECK_FOUND(unlike_on(9) == NULL, "%s", ordinary[i]);
    }
    make(&movements[0], 0, 2);
    same_board(9, "4S E =");
    snprintf(with_result(9, "4S N =")->result, 40, "4S E =");
    look();
    CHECK_FOUND(unlike_on(9) == NULL, "two");
}

/* The predicted change is the actual one. */
static void test_effect(void **state) {
    (void)state;
    make(&movements[0], 0, 2);
    same_board(9, "4S E =");
    look();
    odd_finding f = *unlike_on(9);
    odd_alternative in = f.instead[0];
    int ranks[MOVE_IDS] = {0};
    for (size_t i = 0; i < odd_event_about(now.e)->standing_count; i++)
        ranks[odd_standing_at(now.e, i)->who] = odd_standing_at(now.e, i)->rank;
    same_board(9, "4S N =");
    event_good(move_text());
    size_t changed = 0, places = 0;
    for (size_t i = 0; i < odd_event_about(now.e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(now.e, i);
        changed += s->rank != ranks[s->who];
        places += (size_t)abs(s->rank - ranks[s->who]);
        if (s->who == in.who) {
            assert_int_equal(ranks[s->who], in.rank_from);
            assert_int_equal(s->rank, in.rank_to);
        }
        assert_true(abs(s->rank - ranks[s->who]) <= abs(in.rank_to - in.rank_from));
    }
    assert_int_equal(in.ranks, changed);
    assert_int_equal(in.places, places);
    assert_true(places > 0);
}

/* Structural ones by line; then those that matter most. */
static void test_order(void **state) {
    (void)state;
    make(&movements[0], 0, 2);
    same_board(9, "4S E =");
    same_board(10, "4S W =");
    same_board(3, "4S W +1");
    spoil_missing(&mv.lines[100], 100);
    spoil_turned(&mv.lines[200], 200);
    look();
    CHECK_FOUND(structural() == 2 && found.count >= 5, "all");
    assert_true(at(0)->line < at(1)->line);
    for (size_t i = 3; i < found.count; i++) {
        assert_int_equal(at(i)->kind, ODD_FOUND_UNLIKE);
        assert_true(at(i - 1)->instead[0].places >= at(i)->instead[0].places || at(i)->instead_count > 1);
    }
}

/* ---- The rest ---------------------------------------------------------------------------------- */

static void test_nothing_at_all(void **state) {
    (void)state;
    static const char *const logs[] = {"", "pair 1 Ann Lee & Bo Park\n", "board 1\n1 2 4S N =\n",
                                       "board 1\n1 2 void\n", "board 1\n1 2 not played\n"};
    for (size_t i = 0; i < COUNT(logs); i++) {
        event_good(logs[i]);
        event_open(&memory, SIZE_MAX);
        assert_int_equal(odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII), ODD_OK);
        CHECK_FOUND(found.count == 0, "%s", logs[i]);
    }
}

static void test_kinds(void **state) {
    (void)state;
    assert_string_equal(odd_finding_text(ODD_FOUND_TWICE), "twice");
    assert_string_equal(odd_finding_text(ODD_FOUND_UNLIKE), "unlike");
    assert_string_equal(odd_finding_text(ODD_FOUND_COUNT), "");
    for (int i = 0; i < ODD_FOUND_COUNT; i++)
        assert_true(strlen(odd_finding_text((odd_finding_kind)i)) > 0);
}

/* Lines that make no sense at all: whatever is found is about one of them, and the event stays as it was. */
static void test_any_lines(void **state) {
    (void)state;
    static const char *const heads[] = {"", "winners 2\n", "scoring imps\nvp wbf\n", "scoring cross-imps\n"};
    for (unsigned seed = 1; seed <= 400; seed++) {
        move_seed = seed;
        int kind = move_random(5), ids = 3 + move_random(12), boards = 1 + move_random(12);
        move_start(kind < 4 ? heads[kind] : "", kind == 4 ? "player" : kind == 2 ? "team" : "pair", ids);
        mv.two_winners = kind == 1;
        mv.rounds = move_random(2) == 0;
        mv.by_round = move_random(2) == 0;
        for (int i = 0; i < MOVE_IDS; i++)
            mv.named[i] = move_random(8) > 0;
        for (int n = move_random(120); n > 0; n--) {
            int ns = 1 + move_random(ids), ew = ns % ids + 1;
            move_line *l = move_add(1 + move_random(4), 1 + move_random(boards), ns, ew);
            if (kind == 4) {
                l->ns[1] = 20 + ns;
                l->ew[1] = 40 + ew;
            }
        }
        move_results(seed, false);
        look();
        for (size_t i = 0; i < found.count; i++)
            CHECK_FOUND(at(i)->line == 0 || odd_event_line(now.e, at(i)->line).len > 0, "seed %u", seed);
    }
}

/* With too few blocks it fails cleanly; with more it finds all. */
static void test_little_memory(void **state) {
    (void)state;
    make(&movements[0], 0, 2);
    spoil_missing(&mv.lines[100], 100);
    look();
    size_t all = found.count, refused = 0;
    for (int code = ODD_E_MEMORY; code != ODD_OK; refused++) {
        event_close(&memory);
        memory.most = refused;
        memory.arena = (odd_arena){.more = event_more, .less = event_less, .owner = &memory};
        code = odd_event_findings(&found, now.e, &memory.arena, ODD_ASCII);
        assert_true(code == ODD_OK || code == ODD_E_MEMORY);
    }
    assert_int_equal(found.count, all);
    assert_true(refused > 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_right_teams, teardown),
        cmocka_unit_test_teardown(test_rematch, teardown),
        cmocka_unit_test_teardown(test_one_table, teardown),
        cmocka_unit_test_teardown(test_another_team, teardown),
        cmocka_unit_test_teardown(test_board_of_a_match, teardown),
        cmocka_unit_test_teardown(test_table_that_corrects_the_other, teardown),
        cmocka_unit_test_teardown(test_triangle, teardown),
        cmocka_unit_test_teardown(test_bye_is_not_missing, teardown),
        cmocka_unit_test_teardown(test_same_name, teardown),
        cmocka_unit_test_teardown(test_no_name, teardown),
        cmocka_unit_test_teardown(test_phantom, teardown),
        cmocka_unit_test_teardown(test_unlike, teardown),
        cmocka_unit_test_teardown(test_unlike_sign, teardown),
        cmocka_unit_test_teardown(test_unlike_in_suit, teardown),
        cmocka_unit_test_teardown(test_not_unlike, teardown),
        cmocka_unit_test_teardown(test_effect, teardown),
        cmocka_unit_test_teardown(test_order, teardown),
        cmocka_unit_test_teardown(test_nothing_at_all, teardown),
        cmocka_unit_test_teardown(test_kinds, teardown),
        cmocka_unit_test_teardown(test_any_lines, teardown),
        cmocka_unit_test_teardown(test_little_memory, teardown),
    };
    return cmocka_run_group_tests_name("check_kinds", tests, NULL, NULL);
}
