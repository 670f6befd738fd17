/* Repair in mid-session: random evenings with random accidents. The checks are written from what a continuation promises, and share
 * nothing with the library. */
#include "moves.h"

#include "oddtrick_plan.h"

enum { EVENINGS = UNIT_SANITIZED ? 2000 : 10000 };
enum { PEOPLE = 80, BOARDS = 700, ROUNDS = 40, IDS_MAX = 3 };

static uint32_t seed = 1;

static int random_below(int n) {
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return (int)(seed % (uint32_t)n);
}

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

/* ---- An evening ---------------------------------------------------------------------------------------- */

static bool random_movement(odd_movement *m) {
    static const odd_movement_form forms[] = {ODD_FORM_USUAL,  ODD_FORM_USUAL,      ODD_FORM_PLAIN,
                                              ODD_FORM_SKIP,   ODD_FORM_SHARE,      ODD_FORM_WEAVE,
                                              ODD_FORM_ROVER,  ODD_FORM_HESITATION, ODD_FORM_BUMP,
                                              ODD_FORM_BOWMAN, ODD_FORM_APPENDIX};
    static const odd_movement_kind kinds[] = {ODD_MOVE_MITCHELL, ODD_MOVE_MITCHELL, ODD_MOVE_HOWELL,
                                              ODD_MOVE_WEB};
    odd_movement_wish wish = {.kind = kinds[random_below(COUNT(kinds))],
                              .contestants = 6 + random_below(25),
                              .winners = random_below(3),
                              .set_boards = 1 + random_below(4)};
    if (wish.kind == ODD_MOVE_MITCHELL)
        wish.form = forms[random_below(COUNT(forms))];
    return moves_try(m, wish) == ODD_OK;
}

/* A table before the round has played the boards of another one. */
static void play_wrong_boards(odd_movement *m, int from) {
    size_t count = 0;
    while (count < m->move_count && m->moves[count].round < from)
        count++;
    if (count == 0)
        return;
    odd_move *move = &m->moves[random_below((int)count)];
    const odd_move *other = &m->moves[random_below((int)m->move_count)];
    move->first = other->first;
    move->last = other->last;
    move->shared = true;
}

/* ---- Checks ---------------------------------------------------------------------------------------------- */

static uint16_t played_in[PEOPLE][BOARDS]; /* by contestant and board: the round; 0: none */
static uint16_t table_in[PEOPLE][ROUNDS];

static void check_seat(const odd_move *move, unsigned who, int from) {
    assert_in_range(who, 1, PEOPLE - 1);
    if (move->round >= from) {
        CHECK(table_in[who][move->round] == 0, "%u is at two tables in round %d", who, move->round);
        for (int b = move->first; b <= move->last; b++)
            CHECK(played_in[who][b] == 0, "%u plays board %d in rounds %d and %d", who, b, played_in[who][b],
                  move->round);
    }
    table_in[who][move->round] = move->table;
    for (int b = move->first; b <= move->last; b++)
        played_in[who][b] = move->round;
}

static void check_sharing(const odd_movement *m, int from) {
    for (size_t i = 0; i < m->move_count; i++)
        for (size_t k = i + 1; k < m->move_count && m->moves[k].round == m->moves[i].round; k++) {
            const odd_move *x = &m->moves[i], *y = &m->moves[k];
            if (x->round < from)
                continue;
            if (x->section != y->section)
                continue;
            CHECK(x->table != y->table, "round %d has table %d twice", x->round, x->table);
            if (x->first <= y->last && y->first <= x->last)
                CHECK(x->shared && y->shared, "round %d: tables %d and %d share", x->round, x->table,
                      y->table);
        }
}

/* Rounds are in their order, so each board is looked at when it is played again. */
static void check_moves(const odd_movement *m, int from) {
    memset(played_in, 0, sizeof played_in);
    memset(table_in, 0, sizeof table_in);
    for (size_t i = 0; i < m->move_count; i++) {
        assert_true(i == 0 || m->moves[i].round >= m->moves[i - 1].round);
        assert_in_range(m->moves[i].last, 1, BOARDS - 1);
        assert_in_range(m->moves[i].round, 1, ROUNDS - 1);
        check_seat(&m->moves[i], m->moves[i].ns[0], from);
        check_seat(&m->moves[i], m->moves[i].ew[0], from);
    }
    check_sharing(m, from);
}

/* What was played is as it was. */
static void check_played(const odd_movement *m, const odd_movement *was, int from) {
    size_t count = 0;
    for (size_t i = 0; i < was->move_count; i++)
        if (was->moves[i].round < from)
            assert_memory_equal(&m->moves[count++], &was->moves[i], sizeof was->moves[i]);
    assert_true(count == m->move_count || m->moves[count].round >= from);
}

static int boards_of(const odd_movement *m, unsigned who) {
    int boards = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].ns[0] == who || m->moves[i].ew[0] == who)
            boards += m->moves[i].last - m->moves[i].first + 1;
    return boards;
}

static bool is_gone(const odd_movement *m, const odd_accident *a, unsigned who) {
    for (size_t i = 0; i < a->gone_count; i++)
        if (odd_movement_who(m, a->gone[i]) == who)
            return true;
    return false;
}

/* Everybody who is there plays or sits out in each round, and who has gone does neither. */
static void check_places(const odd_continuation *k, const odd_accident *a) {
    const odd_movement *m = &k->movement;
    for (int round = a->from; round <= m->rounds; round++)
        for (unsigned who = 1; who <= (unsigned)m->contestants; who++) {
            int places = table_in[who][round] > 0;
            for (size_t i = 0; i < m->sit_count; i++)
                places += m->sits[i].round == round && m->sits[i].who == who;
            CHECK(places == !is_gone(m, a, who), "round %d: %u has %d places", round, who, places);
        }
}

/* The losses are what they are said to be, by a count of its own. */
static void check_losses(const odd_continuation *k, const odd_movement *was, const odd_accident *a) {
    int lost = 0;
    for (unsigned who = 1; who <= (unsigned)k->movement.contestants; who++) {
        const odd_loss *l = &k->losses[who - 1];
        bool old = who <= (unsigned)was->contestants;
        assert_int_equal(l->who, who);
        assert_int_equal(l->now, boards_of(&k->movement, who));
        assert_int_equal(l->before, old ? boards_of(was, who) : 0);
        if (old && !is_gone(was, a, who) && l->before > l->now)
            lost += l->before - l->now;
    }
    assert_int_equal(k->lost, lost);
}

/* With two winners everybody stays in their line. */
static void check_lines(const odd_movement *m) {
    for (size_t i = 0; m->winners == 2 && i < m->move_count; i++) {
        odd_text ns = m->ids[m->moves[i].ns[0]], ew = m->ids[m->moves[i].ew[0]];
        CHECK(memcmp(ns.text, "NS", 2) == 0 && memcmp(ew.text, "EW", 2) == 0,
              "round %d table %d: %.*s v %.*s", m->moves[i].round, m->moves[i].table, (int)ns.len, ns.text,
              (int)ew.len, ew.text);
    }
}

static void check_all(const odd_continuations *list, const odd_movement *was, const odd_accident *a) {
    assert_true(list->count > 0);
    for (size_t i = 0; i < list->count; i++) {
        const odd_continuation *k = &list->list[i];
        int rounds = a->rounds > 0 ? a->rounds : was->rounds;
        assert_true(i == 0 || list->list[i - 1].cost <= k->cost);
        assert_int_equal(k->movement.rounds, rounds);
        check_played(&k->movement, was, a->from);
        check_moves(&k->movement, a->from);
        check_places(k, a);
        check_losses(k, was, a);
        check_lines(&k->movement);
    }
}

/* ---- The tests --------------------------------------------------------------------------------------------- */

static void random_accident(odd_accident *a, const odd_movement *m, odd_text *added, odd_text *gone) {
    static const char *const ids[2][2] = {{"X1", "X2"}, {"NSX1", "EWX2"}};
    int first = random_below(2);
    *a = (odd_accident){.from = 1 + random_below(m->rounds), .added = added, .gone = gone};
    a->added_count = (size_t)(random_below(4) > 1 ? random_below(3) : 0);
    for (size_t i = 0; i < a->added_count; i++)
        added[i] = text_of(ids[m->winners == 2][(i + (size_t)first) % 2]);
    for (int i = random_below(4) > 1 ? random_below(3) : 0; i > 0; i--) {
        odd_text id = m->ids[1 + random_below(m->contestants)];
        if (a->gone_count == 0 || gone[0].text != id.text)
            gone[a->gone_count++] = id;
    }
    if (random_below(4) == 0)
        a->rounds = a->from - 1 + random_below(m->rounds - a->from + 2);
    else if (random_below(8) == 0)
        a->rounds = m->rounds + 1 + random_below(2); /* boards may not be left for so many */
}

static void test_evenings(void **state) {
    (void)state;
    int longer = 0;
    for (int evening = 0; evening < EVENINGS * (moves_whole() ? 10 : 1);) {
        odd_movement m;
        odd_accident a;
        odd_continuations list;
        odd_text added[IDS_MAX], gone[IDS_MAX];
        odd_error error = {0};
        if (!random_movement(&m))
            continue;
        random_accident(&a, &m, added, gone);
        if (a.rounds == 0 && a.from > m.rounds)
            continue;
        for (int i = random_below(3); i > 0; i--)
            play_wrong_boards(&m, a.from);
        int code = odd_movement_change(&list, &m, &a, &moves_arena, &error);
        if (code == ODD_E_MOVEMENT && a.rounds > m.rounds) {
            CHECK(strstr(error.message, "no boards left") != NULL, "%s", error.message);
            continue;
        }
        CHECK(code == ODD_OK, "evening %d: %s", evening, error.message);
        check_all(&list, &m, &a);
        longer += a.rounds > m.rounds;
        evening++;
    }
    assert_true(longer > 0);
}

/* Two sections of three tables with an empty place each, as rows: a pair of each sits out in each round. */
static void two_sections(odd_movement *m) {
    static char ids[2][7][16];
    static odd_movement_row rows[18];
    odd_movement_own own = {.winners = 1};
    int count = 0;
    moves_fresh();
    for (int section = 0; section < 2; section++) {
        for (int i = 1; i <= 6; i++)
            snprintf(ids[section][i], sizeof ids[section][i], "%c%d", 'A' + section, i);
        for (int r = 0; r < 3; r++)
            for (int t = 0; t < 3; t++) {
                odd_movement_row *row = &rows[count++];
                *row = (odd_movement_row){.round = r + 1, .table = t + 1, .section = section + 1};
                row->ns[0] = t == 2 ? (odd_text){0} : text_of(ids[section][t + 1]);
                row->ew[0] = text_of(ids[section][4 + (t + 3 - r) % 3]);
                row->first = (t + r) % 3 * 2 + 1;
                row->last = row->first + 1;
            }
    }
    assert_int_equal(odd_movement_of_rows(m, rows, (size_t)count, &own, &moves_arena, &moves_error), ODD_OK);
}

/* The sections become one: those who would sit out meet each other where there are boards that neither knows. */
static void test_merged(void **state) {
    (void)state;
    odd_movement m;
    odd_continuations list;
    two_sections(&m);
    odd_accident apart = {.from = 2}, merged = {.from = 2, .merge = true};
    assert_int_equal(odd_movement_change(&list, &m, &apart, &moves_arena, &moves_error), ODD_OK);
    int before = list.list[0].losses[0].now, sits = 0, across = 0;
    assert_true(before > 0);
    for (size_t i = 0; i < list.list[0].movement.sit_count; i++)
        sits += list.list[0].movement.sits[i].round >= 2;
    assert_int_equal(sits, 4);
    assert_int_equal(odd_movement_change(&list, &m, &merged, &moves_arena, &moves_error), ODD_OK);
    for (size_t k = 0; k < list.count; k++) {
        check_moves(&list.list[k].movement, 2);
        check_played(&list.list[k].movement, &m, 2);
        for (size_t i = 0; i < list.list[k].movement.move_count; i++) {
            const odd_move *x = &list.list[k].movement.moves[i];
            across +=
                list.list[k].movement.ids[x->ns[0]].text[0] != list.list[k].movement.ids[x->ew[0]].text[0];
        }
    }
    assert_true(across > 0);
}

/* The phantom's place is free: who comes late has it, and nobody loses a board. */
static void test_latecomer(void **state) {
    (void)state;
    for (int tables = 3; tables <= 15; tables++)
        for (int from = 2; from <= 3; from++) {
            odd_text late = text_of("99");
            odd_continuations list;
            odd_movement m = moves_make((odd_movement_wish){
                .kind = ODD_MOVE_MITCHELL, .contestants = 2 * tables - 1, .winners = 1, .set_boards = 2});
            odd_accident a = {.from = from, .added = &late, .added_count = 1};
            assert_int_equal(odd_movement_change(&list, &m, &a, &moves_arena, &moves_error), ODD_OK);
            check_all(&list, &m, &a);
            const odd_continuation *best = &list.list[0];
            assert_int_equal(best->lost, 0);
            assert_int_equal(best->rematches, 0);
            assert_int_equal(best->losses[m.contestants].now, (m.rounds - from + 1) * 2);
        }
}

/* Full tables: a rover who joins in round 3 meets new opponents with new boards in each round; that is possible for 4 to 15 tables. Each
 * round somebody else sits out. */
static void test_late_rover(void **state) {
    (void)state;
    for (int tables = 5; tables <= 15; tables += 2) {
        odd_text late = text_of("NS99");
        odd_continuations list;
        odd_movement m = moves_make(
            (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = tables, .winners = 2, .set_boards = 2});
        odd_accident a = {.from = 3, .added = &late, .added_count = 1};
        assert_int_equal(odd_movement_change(&list, &m, &a, &moves_arena, &moves_error), ODD_OK);
        check_all(&list, &m, &a);
        const odd_continuation *best = &list.list[0];
        assert_string_equal(best->name, "rover");
        assert_int_equal(best->rematches, 0);
        assert_int_equal(best->losses[m.contestants].sits, 0);
        for (int i = 0; i < m.contestants; i++)
            assert_in_range(best->losses[i].sits, 0, 1);
    }
}

/* A pair leaves: its opponents sit out, and nobody else loses anything if the movement goes on. */
static void test_leaver(void **state) {
    (void)state;
    odd_text gone = text_of("5");
    odd_continuations list;
    odd_movement m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 7, .winners = 1, .set_boards = 4});
    odd_accident a = {.from = 4, .gone = &gone, .gone_count = 1};
    assert_int_equal(odd_movement_change(&list, &m, &a, &moves_arena, &moves_error), ODD_OK);
    check_all(&list, &m, &a);
    bool found = false;
    for (size_t i = 0; i < list.count; i++)
        if (strcmp(list.list[i].name, "keep") == 0) {
            found = true;
            assert_int_equal(list.list[i].lost, 4 * 4); /* four opponents, four boards each */
        }
    assert_true(found);
}

/* Two who come and one who leaves: the first takes the place of who leaves. */
static void test_stand_in(void **state) {
    (void)state;
    odd_text gone = text_of("5"), added = text_of("50");
    odd_continuations list;
    odd_movement m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 6, .winners = 1, .set_boards = 3});
    odd_accident a = {.from = 3, .gone = &gone, .gone_count = 1, .added = &added, .added_count = 1};
    assert_int_equal(odd_movement_change(&list, &m, &a, &moves_arena, &moves_error), ODD_OK);
    check_all(&list, &m, &a);
    assert_int_equal(list.list[0].lost, 0);
    assert_int_equal(list.list[0].losses[m.contestants].sits, 0);
}

/* ---- Two accidents in an evening ---------------------------------------------------------------------------- */

/* A movement by the rows of another one, as a log has them: who sits out has a row only at a table. */
static odd_movement by_rows(const odd_movement *m) {
    static odd_movement_row rows[4000];
    odd_movement_own own = {.winners = m->winners, .share = true, .meetings = ROUNDS};
    odd_movement out;
    size_t count = 0;
    for (size_t i = 0; i < m->move_count; i++) {
        const odd_move *x = &m->moves[i];
        rows[count++] = (odd_movement_row){.round = x->round,
                                           .table = x->table,
                                           .ns = {m->ids[x->ns[0]]},
                                           .ew = {m->ids[x->ew[0]]},
                                           .first = x->first,
                                           .last = x->last};
    }
    for (size_t i = 0; i < m->sit_count; i++) {
        const odd_sit_out *x = &m->sits[i];
        odd_movement_row *row = &rows[count];
        if (x->table == 0)
            continue;
        *row = (odd_movement_row){.round = x->round, .table = x->table, .first = x->first, .last = x->last};
        *(x->side == ODD_EW ? row->ew : row->ns) = m->ids[x->who];
        count++;
    }
    assert_true(count < COUNT(rows));
    CHECK(odd_movement_of_rows(&out, rows, count, &own, &moves_arena, &moves_error) == ODD_OK, "%s",
          moves_error.message);
    return out;
}

static int rounds_of(const odd_movement *m, odd_text id, int from) {
    unsigned who = odd_movement_who(m, id);
    int rounds = 0;
    for (size_t i = 0; i < m->move_count; i++)
        rounds += m->moves[i].round >= from && (m->moves[i].ns[0] == who || m->moves[i].ew[0] == who);
    return rounds;
}

/* Who left in a round is not paired again by a later change, and everybody else is there: they play or sit out. */
static void test_left(void **state) {
    (void)state;
    for (int evening = 0; evening < EVENINGS / 20;) {
        odd_movement m;
        odd_continuations list;
        odd_error error = {0};
        if (!random_movement(&m) || m.rounds < 4 || m.sections > 0)
            continue;
        odd_text gone[2] = {m.ids[1 + random_below(m.contestants)], m.ids[1 + random_below(m.contestants)]};
        odd_accident first = {.from = 2 + random_below(m.rounds - 2), .gone = gone, .gone_count = 1};
        if (rounds_of(&m, gone[0], 1) == 0 || rounds_of(&m, gone[1], 1) == 0 || gone[0].text == gone[1].text)
            continue;
        assert_int_equal(odd_movement_change(&list, &m, &first, &moves_arena, &error), ODD_OK);
        odd_movement changed = by_rows(&list.list[random_below((int)list.count)].movement);
        odd_accident second = {
            .from = first.from + random_below(m.rounds - first.from + 1), .gone = gone + 1, .gone_count = 1};
        if (second.from > changed.rounds)
            continue; /* nobody plays in the last round */
        CHECK(odd_movement_change(&list, &changed, &second, &moves_arena, &error) == ODD_OK, "%s",
              error.message);
        for (size_t i = 0; i < list.count; i++)
            CHECK(rounds_of(&list.list[i].movement, gone[0], first.from) == 0, "%.*s plays in %s",
                  (int)gone[0].len, gone[0].text, list.list[i].name);
        second.gone_count = 2; /* for the checks: both are not there */
        odd_text both[2] = {gone[1], gone[0]};
        second.gone = both;
        check_all(&list, &changed, &second);
        evening++;
    }
}

/* A pair leaves a Mitchell of five tables in round 2 and comes back for round 4: it has its places again, since nobody has them. So
 * has another pair that comes for it. */
static void test_comes_back(void **state) {
    (void)state;
    static const char *const who[] = {"EW2", "EW6"};
    for (size_t i = 0; i < COUNT(who); i++) {
        odd_text id = text_of("EW2"), comes = text_of(who[i]);
        odd_continuations list;
        odd_movement m = moves_make(
            (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 5, .winners = 2, .set_boards = 4});
        odd_accident leaves = {.from = 2, .gone = &id, .gone_count = 1},
                     back = {.from = 4, .added = &comes, .added_count = 1};
        assert_int_equal(odd_movement_change(&list, &m, &leaves, &moves_arena, &moves_error), ODD_OK);
        assert_string_equal(list.list[0].name, "keep");
        odd_movement changed = by_rows(&list.list[0].movement);
        assert_int_equal(odd_movement_change(&list, &changed, &back, &moves_arena, &moves_error), ODD_OK);
        assert_string_equal(list.list[0].name, "keep");
        assert_int_equal(list.list[0].lost, 0);
        assert_int_equal(rounds_of(&list.list[0].movement, comes, 4), 2);
    }
}

static void check_refused(const odd_movement *m, odd_accident a, int code, const char *words) {
    odd_continuations list;
    odd_error error = {0};
    assert_int_equal(odd_movement_change(&list, m, &a, &moves_arena, &error), code);
    CHECK(strstr(error.message, words) != NULL, "%s", error.message);
}

static void test_refused(void **state) {
    (void)state;
    odd_text known = text_of("NS3"), unknown = text_of("77"), twice[2] = {text_of("NS3"), text_of("ns3")},
             strange = text_of("a b");
    odd_movement m = moves_make(
        (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 5, .winners = 2, .set_boards = 2});
    check_refused(&m, (odd_accident){.from = 0}, ODD_E_MOVEMENT, "rounds 1 to 5");
    check_refused(&m, (odd_accident){.from = 6}, ODD_E_MOVEMENT, "rounds 1 to 5");
    check_refused(&m, (odd_accident){.from = 4, .rounds = 2}, ODD_E_MOVEMENT, "rounds 1 to 3 are played");
    check_refused(&m, (odd_accident){.from = 6, .rounds = 7}, ODD_E_MOVEMENT, "no boards left");
    check_refused(&m, (odd_accident){.from = 2, .added = &known, .added_count = 1}, ODD_E_REFERENCE,
                  "already");
    check_refused(&m, (odd_accident){.from = 2, .added = &unknown, .added_count = 1}, ODD_E_REFERENCE,
                  "NS or EW");
    check_refused(&m, (odd_accident){.from = 2, .added = &strange, .added_count = 1}, ODD_E_REFERENCE,
                  "invalid id");
    check_refused(&m, (odd_accident){.from = 2, .gone = &unknown, .gone_count = 1}, ODD_E_REFERENCE,
                  "no pair 77");
    check_refused(&m, (odd_accident){.from = 2, .gone = twice, .gone_count = 2}, ODD_E_REFERENCE, "twice");
}

/* Out of memory at any moment: an error, and nothing else. */
static void test_memory(void **state) {
    (void)state;
    odd_text late = text_of("99");
    for (size_t blocks = 0;; blocks++) {
        odd_continuations list;
        odd_movement m = moves_make(
            (odd_movement_wish){.kind = ODD_MOVE_MITCHELL, .tables = 9, .winners = 1, .set_boards = 3});
        odd_accident a = {.from = 3, .added = &late, .added_count = 1};
        moves_left = blocks;
        moves_arena.left = 0;
        int code = odd_movement_change(&list, &m, &a, &moves_arena, &moves_error);
        if (code == ODD_OK)
            return;
        assert_int_equal(code, ODD_E_MEMORY);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_evenings, moves_teardown),
        cmocka_unit_test_teardown(test_latecomer, moves_teardown),
        cmocka_unit_test_teardown(test_late_rover, moves_teardown),
        cmocka_unit_test_teardown(test_leaver, moves_teardown),
        cmocka_unit_test_teardown(test_stand_in, moves_teardown),
        cmocka_unit_test_teardown(test_left, moves_teardown),
        cmocka_unit_test_teardown(test_comes_back, moves_teardown),
        cmocka_unit_test_teardown(test_refused, moves_teardown),
        cmocka_unit_test_teardown(test_memory, moves_teardown),
        cmocka_unit_test_teardown(test_merged, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
