/* The prover: faults of every kind that are planted, and random corruptions of movements, of which a slow model says what is wrong and
 * where. The model compares each move with all before it, from the definitions, and shares nothing with the prover. */
#include "moves.h"

enum { MOVES_MAX = 400, CORRUPTIONS = 150 };

/* ---- The model ------------------------------------------------------------------------------------- */

static const odd_movement *of;
static const odd_move *sorted[MOVES_MAX];
static bool wrong[ODD_FAULT_KIND_COUNT]
                 [MOVES_MAX + 1]; /* by kind and sorted move; behind them: at no place */

static bool is_before(const odd_move *x, const odd_move *y) {
    if (x->round != y->round)
        return x->round < y->round;
    return x->section != y->section ? x->section < y->section : x->table < y->table;
}

static void sort_moves(void) {
    assert_true(of->move_count < MOVES_MAX);
    for (size_t i = 0; i < of->move_count; i++) {
        size_t at = i;
        for (; at > 0 && is_before(&of->moves[i], sorted[at - 1]); at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = &of->moves[i];
    }
}

static bool is_team(void) {
    return of->contest == ODD_TEAMS;
}

/* Seats 0 to 3: N S E W; 0 where nobody sits. */
static unsigned at_seat(const odd_move *x, int seat) {
    return seat < 2 ? x->ns[seat] : x->ew[seat - 2];
}

/* Whether two seats have the same person; of teams, the same pair of a team. */
static bool same_person(const odd_move *x, int a, const odd_move *y, int b) {
    return at_seat(x, a) > 0 && at_seat(x, a) == at_seat(y, b) && (!is_team() || a / 2 == b / 2);
}

static bool has_board(const odd_move *x, int board) {
    return x->first > 0 && board >= x->first && board <= x->last;
}

static bool share_boards(const odd_move *x, const odd_move *y) {
    return x->first > 0 && y->first > 0 && x->first <= y->last && y->first <= x->last;
}

/* How often two are opponents, or partners, in the moves up to one. Of teams, a sits North-South. */
static int together(size_t upto, unsigned a, unsigned b, bool partners) {
    int count = 0;
    for (size_t i = 0; i <= upto; i++)
        for (int s = 0; s < 4; s++)
            for (int t = 0; t < 4; t++) {
                bool same_side = s / 2 == t / 2;
                if (s != t && same_side == partners && at_seat(sorted[i], s) == a &&
                    at_seat(sorted[i], t) == b)
                    count += !is_team() || s < 2;
            }
    return count;
}

/* What is wrong with a move because of one before it. */
static void judge_others(size_t i) {
    const odd_move *x = sorted[i];
    for (size_t j = 0; j < i; j++) {
        const odd_move *y = sorted[j];
        bool round = x->round == y->round, place = round && x->section == y->section;
        wrong[ODD_FAULT_REPEAT_TABLE][i] |= place && x->table == y->table;
        wrong[ODD_FAULT_SHARED_BOARDS][i] |= place && share_boards(x, y) && !(x->shared && y->shared);
        for (int s = 0; s < 4; s++)
            for (int t = 0; t < 4; t++) {
                wrong[ODD_FAULT_TWO_PLACES][i] |= round && same_person(x, s, y, t);
                wrong[ODD_FAULT_REPEAT_BOARD][i] |= share_boards(x, y) && same_person(x, s, y, t);
            }
    }
}

/* What is wrong with a move: of itself, with those who sit there, and because of those before it. */
static void judge(size_t i) {
    const odd_move *x = sorted[i];
    judge_others(i);
    for (int s = 0; s < 4; s++)
        for (int t = 0; t < 4; t++) {
            unsigned a = at_seat(x, s), b = at_seat(x, t);
            if (s == t || a == 0 || b == 0)
                continue;
            bool opponents = s / 2 != t / 2;
            if (a == b) {
                wrong[ODD_FAULT_TWO_PLACES][i] = true;
                wrong[ODD_FAULT_REPEAT_BOARD][i] |= x->first > 0 && !is_team();
            } else if (opponents && (!is_team() || s < 2)) {
                wrong[ODD_FAULT_REPEAT_OPPONENTS][i] |= together(i, a, b, false) > of->meetings;
            } else if (!opponents) {
                wrong[ODD_FAULT_REPEAT_PARTNERS][i] |= together(i, a, b, true) > of->partners;
            }
        }
}

static void judge_rooms(size_t i) {
    const odd_move *x = sorted[i];
    for (int board = x->first; is_team() && x->first > 0 && board <= x->last; board++) {
        bool other = false;
        for (size_t j = 0; j < of->move_count; j++)
            other |=
                sorted[j]->ns[0] == x->ew[0] && sorted[j]->ew[0] == x->ns[0] && has_board(sorted[j], board);
        wrong[ODD_FAULT_ONE_ROOM][i] |= !other;
    }
}

static int boards_of(unsigned who) {
    int boards = 0;
    for (size_t i = 0; i < of->move_count; i++)
        for (int s = 0; s < (is_team() ? 2 : 4); s++)
            if (at_seat(sorted[i], s) == who && sorted[i]->first > 0)
                boards += sorted[i]->last - sorted[i]->first + 1;
    return boards;
}

static void judge_all(const odd_movement *m) {
    int most = 0;
    size_t nowhere = m->move_count;
    of = m;
    memset(wrong, 0, sizeof wrong);
    sort_moves();
    for (size_t i = 0; i < m->move_count; i++) {
        judge(i);
        judge_rooms(i);
    }
    for (unsigned who = 1; who <= (unsigned)m->contestants; who++)
        most = boards_of(who) > most ? boards_of(who) : most;
    for (unsigned a = 1; a <= (unsigned)m->contestants; a++) {
        wrong[ODD_FAULT_UNEQUAL][nowhere] |= boards_of(a) + m->spread < most;
        for (unsigned b = 1; b <= (unsigned)m->contestants && m->least_meetings > 0; b++)
            wrong[ODD_FAULT_NO_OPPONENTS][nowhere] |=
                a != b && together(m->move_count - 1, a, b, false) < m->least_meetings;
    }
    for (size_t s = 0; s < m->sit_count; s++) /* who sits out does not play: noted at no place */
        for (size_t i = 0; i < m->move_count; i++)
            for (int t = 0; t < 4; t++)
                wrong[ODD_FAULT_TWO_PLACES][nowhere] |=
                    sorted[i]->round == m->sits[s].round && at_seat(sorted[i], t) == m->sits[s].who;
}

/* ---- Comparing ------------------------------------------------------------------------------------- */

static bool same_place(const odd_fault *f, const odd_move *x) {
    return f->round == x->round && f->table == x->table && f->section == x->section;
}

/* Whether the prover found a fault of a kind at the place of a move, or, without one, at none. */
static bool is_found(const odd_faults *faults, int kind, const odd_move *x) {
    for (size_t i = 0; i < faults->count; i++) {
        const odd_fault *f = &faults->list[i];
        if ((int)f->kind == kind && (x != NULL ? same_place(f, x) : f->round == 0))
            return true;
    }
    return false;
}

static bool is_wrong_there(int kind, size_t i) {
    for (size_t j = 0; j < of->move_count; j++)
        if (wrong[kind][j] && !is_before(sorted[i], sorted[j]) && !is_before(sorted[j], sorted[i]))
            return true;
    return false;
}

/* The prover and the model agree about each kind and each place. Sit-outs are compared by themselves. Returns the faults. */
static size_t compare(const odd_movement *m, const char *what) {
    odd_faults faults;
    judge_all(m);
    assert_int_equal(odd_movement_prove(&faults, m, &moves_arena), ODD_OK);
    bool sits = wrong[ODD_FAULT_TWO_PLACES][m->move_count];
    for (int kind = 0; kind < ODD_FAULT_KIND_COUNT; kind++) {
        bool nowhere = kind != ODD_FAULT_TWO_PLACES && wrong[kind][m->move_count];
        CHECK(is_found(&faults, kind, NULL) == nowhere, "%s: %s", what, odd_fault_text((odd_fault_kind)kind));
        for (size_t i = 0; i < m->move_count && !(sits && kind == ODD_FAULT_TWO_PLACES); i++)
            CHECK(is_found(&faults, kind, sorted[i]) == is_wrong_there(kind, i),
                  "%s: %s, round %d table %d: the model says %d", what, odd_fault_text((odd_fault_kind)kind),
                  sorted[i]->round, sorted[i]->table, is_wrong_there(kind, i));
    }
    CHECK(!sits || is_found(&faults, ODD_FAULT_TWO_PLACES, NULL) || faults.count > 0, "%s: a sit-out", what);
    return faults.count;
}

/* ---- Movements to spoil ------------------------------------------------------------------------------ */

static const odd_movement_wish wishes[] = {
    {.kind = ODD_MOVE_MITCHELL, .tables = 5, .set_boards = 2},
    {.kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_SHARE, .tables = 6, .set_boards = 2},
    {.kind = ODD_MOVE_MITCHELL, .contestants = 9, .set_boards = 2},
    {.kind = ODD_MOVE_MITCHELL, .form = ODD_FORM_BLACKPOOL, .tables = 4, .set_boards = 3},
    {.kind = ODD_MOVE_HOWELL, .tables = 4, .set_boards = 2},
    {.kind = ODD_MOVE_HOWELL, .tables = 5, .rounds = 7, .set_boards = 1},
    {.kind = ODD_MOVE_HOWELL, .form = ODD_FORM_SPLIT, .tables = 3, .set_boards = 2},
    {.kind = ODD_MOVE_WEB, .tables = 8, .rounds = 5, .set_boards = 2},
    {.kind = ODD_MOVE_BAROMETER, .tables = 4, .set_boards = 2},
    {.kind = ODD_MOVE_INDIVIDUAL, .contestants = 12, .set_boards = 1},
    {.kind = ODD_MOVE_INDIVIDUAL, .contestants = 8, .set_boards = 2},
    {.kind = ODD_MOVE_INDIVIDUAL, .contestants = 20, .form = ODD_FORM_RAINBOW, .set_boards = 2},
    {.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 6, .set_boards = 2},
    {.kind = ODD_MOVE_ROUND_ROBIN, .contestants = 5, .set_boards = 2},
    {.kind = ODD_MOVE_WHIST, .contestants = 7, .set_boards = 2},
    {.kind = ODD_MOVE_WHIST, .contestants = 6, .set_boards = 1},
    {.kind = ODD_MOVE_KNOCK_OUT, .contestants = 6, .segments = 2, .set_boards = 3},
    {.kind = ODD_MOVE_MITCHELL, .tables = 7, .sections = 2, .set_boards = 2, .rounds = 3},
};

static void test_sound_movements(void **state) {
    (void)state;
    for (size_t i = 0; i < COUNT(wishes); i++) {
        odd_movement m = moves_make(wishes[i]);
        assert_int_equal(compare(&m, "sound"), 0);
    }
}

static unsigned seed;

static unsigned below(size_t count) {
    seed = seed * 1103515245 + 12345;
    return (unsigned)((seed >> 16) % count);
}

static uint16_t *seat_of(const odd_movement *m, odd_move *x) {
    unsigned seat = below(2);
    return below(2) == 0 ? &x->ns[m->contest == ODD_INDIVIDUALS ? seat : 0]
                         : &x->ew[m->contest == ODD_INDIVIDUALS ? seat : 0];
}

/* One thing that somebody may get wrong when they type a movement. */
static void spoil(odd_movement *m) {
    odd_move *x = &m->moves[below(m->move_count)], *y = &m->moves[below(m->move_count)], was = *x;
    uint16_t *a = seat_of(m, x), *b = seat_of(m, y), who = *a;
    switch (below(8)) {
    case 0: /* another contestant */
        *a = (uint16_t)(1 + below((size_t)m->contestants));
        break;
    case 1: /* two exchange their seats */
        *a = *b;
        *b = who;
        break;
    case 2: /* the boards of another table */
        x->first = y->first;
        x->last = y->last;
        break;
    case 3: /* a board more */
        x->last++;
        break;
    case 4: /* a table that is forgotten */
        memmove(x, x + 1, (size_t)(&m->moves[m->move_count] - (x + 1)) * sizeof *x);
        m->move_count--;
        break;
    case 5: /* another table, or round */
        if (below(2) == 0)
            x->table = (uint16_t)(1 + below((size_t)m->tables));
        else
            x->round = (uint16_t)(1 + below((size_t)m->rounds));
        break;
    case 6: /* boards that are shared, and not said to be, or the other way round */
        x->shared = !x->shared;
        break;
    default: /* two tables exchange their boards */
        x->first = y->first;
        x->last = y->last;
        y->first = was.first;
        y->last = was.last;
        break;
    }
}

/* Nearly all corruptions are faults; the others make another sound movement, or change nothing. */
static void test_corruptions(void **state) {
    (void)state;
    size_t rejected = 0, all = 0;
    for (size_t i = 0; i < COUNT(wishes); i++)
        for (int n = 0; n < CORRUPTIONS; n++) {
            char what[60];
            odd_movement m = moves_make(wishes[i]);
            seed = (unsigned)(1000 * i) + (unsigned)n;
            for (unsigned times = 1 + below(2); times > 0 && m.move_count > 1; times--)
                spoil(&m);
            snprintf(what, sizeof what, "movement %zu, corruption %d", i, n);
            rejected += compare(&m, what) > 0;
            all++;
        }
    CHECK(rejected * 10 > all * 7, "%zu of %zu corruptions are faults", rejected, all);
}

/* ---- One fault of each kind --------------------------------------------------------------------------- */

static void expect(odd_movement *m, odd_fault_kind kind, int round, int table, const char *text) {
    odd_faults faults;
    char buf[ODD_FAULT_MAX];
    assert_int_equal(odd_movement_prove(&faults, m, &moves_arena), ODD_OK);
    for (size_t i = 0; i < faults.count; i++) {
        const odd_fault *f = &faults.list[i];
        odd_fault_format(buf, sizeof buf, m, f);
        if (f->kind == kind && f->round == round && f->table == table && strcmp(buf, text) == 0)
            return;
    }
    fail_msg("not found: %s, round %d table %d: %s", odd_fault_text(kind), round, table, text);
}

/* The move of a table in a round. */
static odd_move *move_at(odd_movement *m, int round, int table) {
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].round == round && m->moves[i].table == table)
            return &m->moves[i];
    fail_msg("round %d has no table %d", round, table);
    return NULL;
}

static void test_each_kind(void **state) {
    (void)state;
    const odd_movement_wish howell = {.kind = ODD_MOVE_HOWELL, .tables = 4, .set_boards = 2};
    odd_movement m = moves_make(howell); /* round 1: 8-1 on 1-2, 2-6 on 7-8, 5-7 on 11-12, 3-4 on 13-14 */
    move_at(&m, 1, 3)->ns[0] = 2;
    expect(&m, ODD_FAULT_TWO_PLACES, 1, 3, "pair 2 is in two places");
    expect(&m, ODD_FAULT_UNEQUAL, 0, 0, "pair 5 plays 12 boards: at least 16 are expected");
    expect(&m, ODD_FAULT_NO_OPPONENTS, 0, 0, "pair 5 meets pair 7 0 times: at least 1");
    m = moves_make(howell); /* round 2: 8-2 on 3-4 */
    move_at(&m, 2, 1)->first = 1;
    expect(&m, ODD_FAULT_REPEAT_BOARD, 2, 1, "pair 8 plays boards 1 to 2 again");
    m = moves_make(howell);
    move_at(&m, 2, 1)->ew[0] = 1;
    expect(&m, ODD_FAULT_REPEAT_OPPONENTS, 2, 1, "pair 8 meets pair 1 2 times: at most 1");
    m = moves_make(howell);
    move_at(&m, 1, 2)->first = 2;
    expect(&m, ODD_FAULT_SHARED_BOARDS, 1, 2,
           "board 2 is at another table at the same time, and not marked as shared");
    m = moves_make(howell);
    move_at(&m, 1, 3)->table = 4;
    expect(&m, ODD_FAULT_REPEAT_TABLE, 1, 4, "the table occurs twice in this round");
    m = moves_make((odd_movement_wish){.kind = ODD_MOVE_INDIVIDUAL, .contestants = 8, .set_boards = 1});
    move_at(&m, 2, 1)->ns[1] = 1; /* round 1: 8 and 1 play 3 and 7 */
    expect(&m, ODD_FAULT_REPEAT_PARTNERS, 2, 1, "player 8 partners player 1 2 times: at most 1");
    m = moves_make((odd_movement_wish){.kind = ODD_MOVE_WHIST, .contestants = 5, .set_boards = 2});
    move_at(&m, 1, 1)->last = 3; /* 1 against 3 on boards 3 and 4; 3 against 1 in round 4 at table 3 */
    expect(&m, ODD_FAULT_ONE_ROOM, 4, 3,
           "board 4: team 3 meets team 1 at one table only, so there is nothing to compare");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_sound_movements, moves_teardown),
        cmocka_unit_test_teardown(test_corruptions, moves_teardown),
        cmocka_unit_test_teardown(test_each_kind, moves_teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
