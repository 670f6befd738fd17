/* Webs: Mitchells with copies of the boards, so that everybody plays all of them. Rounds in formulas count from 0. */
#include "movement/make.h"

/* Returns the set of a table in round r. With an even number of tables there are two blocks; sets ascend in one and descend
 * in the other. With an odd number of tables, and an odd number of rounds, there is first a Mitchell, and then two blocks. */
static int web_set(int tables, int rounds, int t, int r) {
    bool even = tables % 2 == 0;
    int block = even ? tables / 2 : (tables - rounds) / 2; /* tables of each of the two blocks */
    int before = even ? 0 : rounds;                        /* tables before them */
    if (t <= before)
        return odd_wrap(t + r, rounds);
    if (t <= before + block)
        return odd_wrap(t - before + r, rounds);
    return odd_wrap(tables - t - r, rounds);
}

/* East-West move up one table; with an even number of rounds, they skip one after half of the rounds. */
static int lay_web(odd_plan *p) {
    int tables = p->tables;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++) {
            bool skip = p->rounds % 2 == 0 && r >= p->rounds / 2;
            odd_plan_put(p, r + 1, t, t, tables + odd_wrap(t - r - skip, tables),
                         web_set(tables, p->rounds, t, r));
        }
    p->shares = true;
    return 1;
}

static bool is_four(int tables) {
    return tables >= 4;
}

static int web_rounds(int tables) {
    int most = tables % 2 == 0 ? tables - 1 : tables - 2;
    return most < ODD_MOVEMENT_ROUNDS_MAX ? most : ODD_MOVEMENT_ROUNDS_MAX - 1;
}

static const odd_mitchell_rule web = {ODD_FORM_USUAL, is_four, "at least 4 tables", web_rounds,
                                      NULL,           lay_web, .whole = false};

/* By default, nine rounds of three boards, or thirteen of two if there are more tables. */
int odd_make_web(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    enum { SHORT = 9, LONG = 13, LEAST = 3 };
    int tables;
    bool half;
    int code = odd_movement_tables(&tables, &half, wish, 4, error);
    if (code != ODD_OK)
        return code;
    int most = web_rounds(tables), usual = tables > LONG ? LONG : most < SHORT ? most : SHORT;
    odd_shape shape = {.least_rounds = LEAST,
                       .most_rounds = most,
                       .usual_rounds = usual,
                       .tables = tables,
                       .every = tables % 2 == 1 ? 2 : 0,
                       .rest = 1};
    return odd_mitchell_build(m, wish, &web, &shape, half, arena, error);
}
