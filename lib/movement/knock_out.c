/* Teams and pairs whose opponents depend on earlier results: Swiss movements, which have no moves at first, and knock-outs,
 * of which the first matches are known. */
#include "movement/make.h"

/* ---- Swiss ----------------------------------------------------------------------------------------- */

static odd_shape swiss_shape(const char *what, int contestants) {
    enum { EVENING = 5 };
    int most = contestants % 2 == 1 ? contestants : contestants - 1; /* then all have met */
    if (most > ODD_MOVEMENT_ROUNDS_MAX)
        most = ODD_MOVEMENT_ROUNDS_MAX;
    return (odd_shape){what, 1, most, most < EVENING ? most : EVENING, NULL, contestants, 0, 0};
}

static int swiss_contestants(int *count, const odd_movement_wish *wish, odd_error *error) {
    int tables;
    bool half, pairs = wish->contest == ODD_PAIRS;
    if (!pairs)
        return odd_movement_teams(count, wish, 3, error);
    int code = odd_movement_tables(&tables, &half, wish, 2, error);
    *count = 2 * tables - half;
    return code;
}

int odd_make_swiss(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int count;
    char what[60];
    odd_numbers n;
    odd_plan p;
    odd_writer w = odd_writer_on(what, sizeof what);
    m->contest = wish->contest;
    int code = swiss_contestants(&count, wish, error);
    if (code != ODD_OK)
        return code;
    bool pairs = m->contest == ODD_PAIRS;
    odd_put_format(&w, "a swiss of %d %s", count, pairs ? "pairs" : "teams");
    odd_shape shape = swiss_shape(what, count);
    code = odd_movement_numbers(&n, wish, &shape, error);
    if (code != ODD_OK)
        return code;
    /* A plan without rounds: nobody has a place yet. */
    if (!odd_plan_start(&p, arena, pairs ? count / 2 : count - count % 2, 0, count, 0))
        return odd_movement_no_memory(error);
    code = odd_plan_finish(m, &p, n.set_boards, error);
    m->rounds = n.rounds;
    m->boards = n.rounds * n.set_boards;
    m->meetings = 1;
    m->spread = count % 2 == 1 ? n.set_boards : 0;
    return code;
}

/* ---- Knock-out --------------------------------------------------------------------------------------- */

/* Lays out the matches of the first stage, at the tables of their places in the bracket; a team without an opponent advances. */
static bool lay_bracket(odd_plan *p, int teams) {
    uint16_t *places = ODD_TAKE(p->arena, (size_t)p->tables, uint16_t);
    if (places == NULL)
        return false;
    odd_bracket(places, (size_t)p->tables, teams);
    for (int match = 1; match <= p->tables / 2; match++) {
        int home = places[2 * match - 2], away = places[2 * match - 1];
        for (int round = 1; home > 0 && away > 0 && round <= p->rounds; round++)
            odd_plan_match(p, round, match, home, away, round);
    }
    p->shares = true;
    return true;
}

/* Divides the boards of a match into segments of equal length. */
static int segments_of(odd_numbers *n, int *segments, const odd_movement_wish *wish, odd_error *error) {
    enum { MATCH = 24, SEGMENTS = 2, MOST = 16, SET_MAX = 99 };
    *segments = wish->segments > 0 ? wish->segments : 0;
    n->set_boards = wish->set_boards;
    int boards = wish->boards > 0 ? wish->boards : n->set_boards > 0 ? 0 : MATCH;
    if (*segments == 0)
        *segments = boards == 0 || n->set_boards == 0 ? SEGMENTS : boards / n->set_boards;
    if (n->set_boards == 0)
        n->set_boards = boards / *segments;
    if (*segments < 1 || *segments > MOST || n->set_boards < 1 || n->set_boards > SET_MAX ||
        (boards > 0 && *segments * n->set_boards != boards))
        return odd_fail(
            error, ODD_E_MOVEMENT, 0, 0,
            "a match of %d boards does not have %d segment%s of the same length: %d boards would be "
            "%d segments of %d",
            boards, *segments, *segments == 1 ? "" : "s", MATCH, SEGMENTS, MATCH / SEGMENTS);
    return ODD_OK;
}

int odd_make_knock_out(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int teams, segments, stages = 0;
    odd_numbers n = {0};
    odd_plan p;
    int code = odd_movement_teams(&teams, wish, 2, error);
    if (code == ODD_OK)
        code = segments_of(&n, &segments, wish, error);
    if (code != ODD_OK)
        return code;
    int size = odd_bracket(NULL, 0, teams);
    while (1 << stages < size)
        stages++;
    if (wish->rounds > 0 && wish->rounds != stages && wish->rounds != stages * segments)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "a knock-out of %d teams has %d stage%s of %d segments, not %d rounds", teams, stages,
                        stages == 1 ? "" : "s", segments, wish->rounds);
    if (!odd_plan_start(&p, arena, size, segments, teams, segments) || !lay_bracket(&p, teams))
        return odd_movement_no_memory(error);
    code = odd_plan_finish(m, &p, n.set_boards, error);
    m->rounds = stages * segments;
    m->segments = segments;
    m->meetings = segments;
    m->spread = size > teams ? segments * n.set_boards : 0;
    return code;
}
