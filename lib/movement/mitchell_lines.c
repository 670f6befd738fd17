/* Mitchells whose lines or boards move otherwise: hesitation, double-hesitation, Blackpool, Bowman, appendix.
 *
 * Rounds in formulas count from 0. */
#include "movement/make.h"

/* ---- Hesitation -------------------------------------------------------------------------------- */

/* Moving pairs go round a ring of places, one place per round; boards go down through the tables and bye-stands. */
typedef struct ring {
    int size;       /* the number of places, which is also that of sets and rounds */
    int ns[2];      /* its North-South places, by table, in order after those of East-West; 0: none */
    int byes_after; /* the table after which bye-stands are */
    int byes;       /* their number; other bye-stands are after the last table */
    bool share;     /* the first and the last table share */
} ring;

/* Returns the position of the pair that is at a place of the ring in round r. */
static int moving_pair(const odd_plan *p, const ring *g, int place, int r) {
    int start = odd_wrap(place - r, g->size);
    return start <= p->tables ? p->tables + start : g->ns[start - p->tables - 1];
}

static int lay_ring(odd_plan *p, const ring *g) {
    int tables = p->tables;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++) {
            int ns = t, ew = moving_pair(p, g, t, r);
            for (int i = 0; i < 2; i++)
                if (g->ns[i] == t)
                    ns = moving_pair(p, g, tables + 1 + i, r);
            odd_plan_put(p, r + 1, t, ns, ew, odd_wrap(t + (t > g->byes_after ? g->byes : 0) + r, g->size));
        }
    p->shares = g->share;
    return 1;
}

/* The last North-South pair moves. With an even number of tables, there are two bye-stands in the middle, and tables share. */
static int lay_hesitation(odd_plan *p) {
    bool even = p->tables % 2 == 0;
    ring g = {.size = p->tables + 1,
              .ns = {p->tables},
              .byes_after = p->tables / 2,
              .byes = even ? 2 : 1,
              .share = even};
    return lay_ring(p, &g);
}

static int lay_double_hesitation(odd_plan *p) {
    bool even = p->tables % 2 == 0;
    ring g = {.size = p->tables + 2,
              .ns = {2, p->tables},
              .byes_after = even ? p->tables / 2 + 1 : (p->tables + 1) / 2,
              .byes = even ? 1 : 2};
    return lay_ring(p, &g);
}

static int sets_and_one(int tables, int rounds) {
    (void)rounds;
    return tables + 1;
}

static int sets_and_two(int tables, int rounds) {
    (void)rounds;
    return tables + 2;
}

static int rounds_and_one(int tables) {
    return tables + 1;
}

static int rounds_and_two(int tables) {
    return tables + 2;
}

/* ---- Blackpool: two sets more than tables -------------------------------------------------------- */

/* One bye-stand in the middle and one after the last table; with an odd number of tables both are after the last. In the last
 * round East-West cross over. */
static int lay_blackpool(odd_plan *p) {
    int tables = p->tables, sets = tables + 2;
    bool even = tables % 2 == 0;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++) {
            int ew = r == tables + 1 ? tables + 1 - t : odd_wrap(t - r, tables);
            odd_plan_put(p, r + 1, t, t, tables + ew, odd_wrap(t + (even && t > tables / 2) + r, sets));
        }
    return even ? 2 : 3;
}

/* ---- Bowman: two tables more than rounds and sets ------------------------------------------------ */

static int lay_bowman(odd_plan *p) {
    int tables = p->tables, sets = tables - 2;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++) {
            int set = t <= sets ? odd_wrap(t + r, sets) : t == sets + 1 ? odd_wrap(1 + r, sets) : sets - r;
            bool skip = sets % 2 == 0 && r >= sets / 2;
            odd_plan_put(p, r + 1, t, t, tables + odd_wrap(t - r - skip, tables), set);
        }
    p->shares = true;
    return 1;
}

static int rounds_less_two(int tables) {
    return tables - 2;
}

static int sets_are_rounds_less_two(int tables, int rounds) {
    (void)rounds;
    return tables - 2;
}

/* ---- Appendix (dual carriageway) ----------------------------------------------------------------- */

/* Returns the size of the core: the largest number coprime to 6, from 5 on, that leaves at least one table and at most as
 * many as it has itself. */
static int core_of(int tables) {
    for (int core = tables - 1; core >= 5 && tables - core < core; core--)
        if (core % 2 != 0 && core % 3 != 0)
            return core;
    return 0;
}

static bool has_core(int tables) {
    return core_of(tables) > 0;
}

static int core_rounds(int tables) {
    return core_of(tables);
}

static int core_sets(int tables, int rounds) {
    (void)rounds;
    return core_of(tables);
}

/* North-South are stationary at the first tables, East-West at the appendix; the others move: North-South up one in their
 * ring, East-West down two in the core, boards down one. */
static int lay_appendix(odd_plan *p) {
    int tables = p->tables, core = core_of(tables), more = tables - core;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++) {
            int ns = t <= more ? t : more + odd_wrap(t - more - r, core);
            int ew = t <= core ? tables + odd_wrap(t + 2 * r, core) : tables + t;
            odd_plan_put(p, r + 1, t, ns, ew, odd_wrap((t <= core ? t : t - core) + r, core));
        }
    p->shares = true;
    return 1;
}

/* ---- The forms --------------------------------------------------------------------------------- */

static bool is_three(int tables) {
    return tables >= 3;
}

static bool is_four(int tables) {
    return tables >= 4;
}

static bool is_five(int tables) {
    return tables >= 5;
}

static bool is_six(int tables) {
    return tables >= 6;
}

const odd_mitchell_rule odd_mitchell_lines[ODD_MITCHELL_LINES] = {
    {ODD_FORM_HESITATION, is_three, "at least 3 tables", rounds_and_one, sets_and_one, lay_hesitation,
     .one_winner = true},
    {ODD_FORM_DOUBLE_HESITATION, is_five, "at least 5 tables", rounds_and_two, sets_and_two,
     lay_double_hesitation, .one_winner = true},
    {ODD_FORM_BLACKPOOL, is_four, "at least 4 tables", rounds_and_two, sets_and_two, lay_blackpool,
     .whole = true},
    {ODD_FORM_BOWMAN, is_six, "at least 6 tables", rounds_less_two, sets_are_rounds_less_two, lay_bowman,
     .whole = true},
    {ODD_FORM_APPENDIX, has_core, "at least 6 tables", core_rounds, core_sets, lay_appendix, .whole = false},
};
