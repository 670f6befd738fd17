/* Mitchells with an extra pair, which has no table: the rover, and the bump. */
#include "movement/make.h"

/* Lays out the Mitchell that the extra pair joins. */
static void lay_base(odd_plan *p) {
    if (p->tables % 2 == 1)
        odd_lay_plain(p);
    else if (p->rounds == p->tables)
        odd_lay_share(p);
    else
        odd_lay_skip(p);
}

/* ---- The rover: takes the place of another North-South pair in each round but the first ------------
 *
 * A table for each of these rounds, all different, so that it meets new opponents with new boards: found by exchanging the tables of
 * two rounds as long as that makes nothing worse. Not every number of tables has a solution without a repeated opponent: 9 and 15
 * have none. */

enum { TRIES = 20, QUIET = 6, EXCHANGES = 20000, AGAIN = 1, TWICE_AGAIN = 100, BOARDS_AGAIN = 10000 };

typedef struct rover_search {
    const odd_plan *p;
    int *tables;    /* by round, from 2; after those of the last round, the tables that it does not visit */
    int *met, *had; /* by East-West pair and by set: how often */
    int cost;
    int *best; /* the tables of the least cost so far */
    int best_cost;
    uint32_t random;
} rover_search;

/* Returns the cost of meeting an opponent once more; boards must not be repeated. */
static int cost_of_meeting(int times) {
    return times < 2 ? 0 : times == 2 ? AGAIN : (times - 1) * TWICE_AGAIN;
}

static int cost_of_boards(int times) {
    return times < 2 ? 0 : (times - 1) * BOARDS_AGAIN;
}

/* Adds or removes the table of a round: step 1 or -1. */
static void count_round(rover_search *v, int round, int step) {
    if (round > v->p->rounds)
        return;
    const odd_plan_cell *cell = odd_plan_at(v->p, round, v->tables[round]);
    int *met = &v->met[cell->ew[0]], *had = &v->had[cell->set];
    v->cost -= cost_of_meeting(*met) + cost_of_boards(*had);
    *met += step;
    *had += step;
    v->cost += cost_of_meeting(*met) + cost_of_boards(*had);
}

static void exchange(rover_search *v, int a, int b) {
    int table = v->tables[a];
    count_round(v, a, -1);
    count_round(v, b, -1);
    v->tables[a] = v->tables[b];
    v->tables[b] = table;
    count_round(v, a, 1);
    count_round(v, b, 1);
}

/* Starts with two tables up in each round, which is right if their number is odd and not a multiple of 3. */
static void start_roving(rover_search *v) {
    int tables = v->p->tables;
    for (int i = 0; i < tables; i++) {
        int around = tables % 2 == 0 && i >= tables / 2;
        v->tables[i + 2] = odd_wrap(1 + 2 * i + around, tables);
    }
    for (int i = 0; i <= 2 * tables; i++)
        v->met[i] = v->had[i] = 0;
    v->cost = 0;
    for (int round = 2; round <= v->p->rounds; round++)
        count_round(v, round, 1);
}

static void keep_best(rover_search *v) {
    v->best_cost = v->cost;
    for (int round = 2; round <= v->p->rounds; round++)
        v->best[round] = v->tables[round];
}

static void find_tables(rover_search *v) {
    uint32_t count = (uint32_t)v->p->tables;
    v->best_cost = INT32_MAX;
    v->random = 1;
    for (int attempt = 0; attempt < TRIES && v->best_cost > 0; attempt++) {
        bool quiet = attempt >= TRIES - QUIET;
        uint32_t worse = 5 * count; /* one exchange in so many may increase the cost */
        start_roving(v);
        if (v->cost < v->best_cost)
            keep_best(v);
        for (int i = 0; i < EXCHANGES && v->cost > 0; i++) {
            int a = (int)(odd_next_random(&v->random) % count) + 2,
                b = (int)(odd_next_random(&v->random) % count) + 2;
            int before = v->cost;
            exchange(v, a, b);
            if (v->cost > before && (quiet || odd_next_random(&v->random) % worse != 0))
                exchange(v, a, b);
            if (v->cost < v->best_cost)
                keep_best(v);
        }
    }
}

static int lay_rover(odd_plan *p) {
    size_t room = 2 * (size_t)p->tables + 3;
    rover_search v = {.p = p};
    lay_base(p);
    v.tables = ODD_TAKE(p->arena, room, int);
    v.best = ODD_TAKE(p->arena, room, int);
    v.met = ODD_TAKE(p->arena, room, int);
    v.had = ODD_TAKE(p->arena, room, int);
    if (v.tables == NULL || v.best == NULL || v.met == NULL || v.had == NULL)
        return 0;
    find_tables(&v);
    for (int round = 2; round <= p->rounds; round++)
        odd_plan_at(p, round, v.best[round])->ns[0] = (uint16_t)p->positions;
    return v.best_cost >= TWICE_AGAIN ? 0 : v.best_cost > 0 ? 2 : 1;
}

/* ---- The bump: who was displaced displaces the next ------------------------------------------------ */

static int lay_bump(odd_plan *p) {
    lay_base(p);
    for (int round = 2; round <= p->rounds; round++)
        for (int table = 1; table < round; table++)
            odd_plan_at(p, round, table)->ns[0] = (uint16_t)(table == 1 ? p->positions : table - 1);
    return 1;
}

/* ---- The forms --------------------------------------------------------------------------------- */

static bool is_four(int tables) {
    return tables >= 4;
}

static bool is_odd(int tables) {
    return tables % 2 == 1;
}

static int all_rounds(int tables) {
    return tables;
}

static int rounds_less_one(int tables) {
    return tables - 1;
}

const odd_mitchell_rule odd_mitchell_extras[ODD_MITCHELL_EXTRAS] = {
    {ODD_FORM_ROVER, is_four, "at least 4 tables", all_rounds, odd_sets_are_tables, lay_rover, .extra = true},
    {ODD_FORM_BUMP, is_odd, "an odd number of tables", rounds_less_one, odd_sets_are_tables, lay_bump,
     .extra = true},
};
