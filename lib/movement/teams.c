/* Teams: the round robin, in which a match is played in one round at two tables; and whist movements, in which each table
 * plays one half of a match, and the other half comes in a later round. Rounds in formulas count from 0. */
#include "movement/make.h"

/* ---- Numbers ----------------------------------------------------------------------------------- */

int odd_movement_teams(int *teams, const odd_movement_wish *wish, int least, odd_error *error) {
    const char *kind = odd_movement_kind_about(wish->kind)->name;
    int tables = wish->tables;
    *teams = wish->contestants > 0 ? wish->contestants : tables;
    if (*teams == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "how many teams does the %s have?", kind);
    if (*teams < least || *teams > ODD_MOVEMENT_TABLES_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d team%s: a %s has %d to %d teams", *teams,
                        *teams == 1 ? "" : "s", kind, least, ODD_MOVEMENT_TABLES_MAX);
    if (tables > 0 && tables != *teams && tables != *teams - *teams % 2)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d teams do not fit %d tables: %d would", *teams,
                        tables, tables);
    if (wish->phantom > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "teams have no phantom: give the number of teams; if it is odd, one sits out");
    if (wish->switches > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "teams are not arrow-switched: leave arrow-switch out");
    return ODD_OK;
}

/* ---- Round robin (Berger) ------------------------------------------------------------------------ */

/* Puts the North-South and East-West pairs of a match at two tables. */
void odd_plan_match(odd_plan *p, int round, int match, int home, int away, int set) {
    odd_plan_put(p, round, 2 * match - 1, home, away, set);
    odd_plan_put(p, round, 2 * match, away, home, set);
}

/* All numbers but the last are rotated by half of them; the opponent of the last one alternates home and away. With an odd
 * number of teams, the last number is a bye. */
static void lay_round_robin(odd_plan *p, int teams) {
    int even = teams + teams % 2;
    for (int round = 1; round <= p->rounds; round++) {
        int r = (round - 1) % (even - 1), match = 0;
        bool turn = (round - 1) / (even - 1) % 2 == 1;
        for (int i = 0; i < even / 2; i++) {
            int a = i == 0 ? even : (i + r * (even / 2)) % (even - 1) + 1;
            int b = ((i == 0 ? 0 : even - 1 - i) + r * (even / 2)) % (even - 1) + 1;
            bool home = (i == 0 && r % 2 == 1) == turn;
            if (a <= teams && b <= teams)
                odd_plan_match(p, round, ++match, home ? a : b, home ? b : a, round);
        }
    }
    p->shares = true;
}

static int sets_of_triangles(int teams, int rounds) {
    (void)teams;
    return rounds / 2 * 3;
}

/* Everybody meets everybody in n rounds with a bye, in n - 1 without one; twice in twice as many. Triangles have two rounds
 * each. */
static odd_shape robin_shape(const odd_movement *m, int teams, const char *what) {
    bool triangle = m->form == ODD_FORM_TRIANGLE;
    int all = m->form == ODD_FORM_BYE ? teams : teams - 1;
    int once = all < ODD_MOVEMENT_ROUNDS_MAX ? all : ODD_MOVEMENT_ROUNDS_MAX;
    return (odd_shape){.what = what,
                       .least_rounds = triangle ? 2 : 1,
                       .most_rounds = !triangle && 2 * once <= ODD_MOVEMENT_ROUNDS_MAX ? 2 * once : once,
                       .usual_rounds = once,
                       .sets = triangle ? sets_of_triangles : NULL,
                       .tables = teams,
                       .every = triangle ? 2 : 0};
}

static int check_robin(const odd_movement_wish *wish, int teams, odd_error *error) {
    const char *form = odd_movement_form_about(wish->form)->name;
    if (wish->form != ODD_FORM_USUAL && teams % 2 == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d teams need no %s: leave the form out", teams, form);
    if (wish->form == ODD_FORM_TRIANGLE && teams == 5)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "5 teams have no triangles: the two others would meet in both rounds of a triangle; "
                        "3, 7, 9, 11 ... teams have them, and bye fits any number of teams");
    if (wish->form == ODD_FORM_TRIANGLE && teams > ODD_MOVEMENT_ROUNDS_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "%d teams would play more than %d rounds of triangles: bye fits any number of teams",
                        teams, ODD_MOVEMENT_ROUNDS_MAX);
    return ODD_OK;
}

static bool lay_robin(const odd_movement *m, odd_plan *p, int teams) {
    if (m->form == ODD_FORM_TRIANGLE)
        return odd_lay_triangles(p, teams);
    lay_round_robin(p, teams);
    return true;
}

int odd_make_round_robin(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int teams;
    char what[60];
    odd_numbers n;
    odd_plan p;
    odd_writer w = odd_writer_on(what, sizeof what);
    int code = odd_movement_teams(&teams, wish, 2, error);
    if (code == ODD_OK)
        code = check_robin(wish, teams, error);
    if (code != ODD_OK)
        return code;
    bool bye = teams % 2 == 1 && wish->form != ODD_FORM_TRIANGLE;
    int all = bye ? teams : teams - 1;
    m->form = bye ? ODD_FORM_BYE : wish->form;
    odd_put_format(&w, "a round-robin of %d teams", teams);
    odd_shape shape = robin_shape(m, teams, what);
    code = odd_movement_numbers(&n, wish, &shape, error);
    if (code != ODD_OK)
        return code;
    if (!odd_plan_start(&p, arena, teams - bye, n.rounds, teams, n.sets))
        return odd_movement_no_memory(error);
    if (!lay_robin(m, &p, teams))
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "no triangles for %d teams were found: bye would fit",
                        teams);
    m->meetings = (n.rounds + all - 1) / all;
    m->least_meetings = n.rounds / all;
    m->spread = bye && n.rounds % all != 0 ? n.set_boards : 0;
    return odd_plan_finish(m, &p, n.set_boards, error);
}

/* ---- American Whist and the New England relay -------------------------------------------------------- */

/* With an odd number of teams, East-West move down two tables and boards one before the first round. With an even number,
 * East-West move up one, and two tables share in each round. */
static void lay_whist(odd_plan *p) {
    int teams = p->tables;
    bool odd = teams % 2 == 1;
    for (int r = 1; r <= p->rounds; r++)
        for (int t = 1; t <= teams; t++)
            odd_plan_put(p, r, t, t, odd_wrap(odd ? t + 2 * r : t - r, teams),
                         odd_wrap(odd ? t + r : 2 * t - r, teams));
    p->shares = !odd;
}

static int sets_are_teams(int teams, int rounds) {
    (void)rounds;
    return teams;
}

int odd_make_whist(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int teams;
    char what[60];
    odd_numbers n;
    odd_plan p;
    odd_writer w = odd_writer_on(what, sizeof what);
    int code = odd_movement_teams(&teams, wish, 3, error);
    if (code != ODD_OK)
        return code;
    m->form = teams % 2 == 1 ? ODD_FORM_AMERICAN : ODD_FORM_RELAY;
    const odd_movement_word *fits = odd_movement_form_about(m->form);
    if (wish->form != ODD_FORM_USUAL && wish->form != m->form)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s is for an %s number of teams, not %d: %s would fit",
                        odd_movement_form_about(wish->form)->title, teams % 2 == 1 ? "even" : "odd", teams,
                        fits->name);
    if (teams > ODD_MOVEMENT_ROUNDS_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d teams are too many for a whist: at most %d", teams,
                        ODD_MOVEMENT_ROUNDS_MAX);
    odd_put_format(&w, "a whist of %d teams", teams);
    odd_shape shape = {what, teams - 1, teams - 1, teams - 1, sets_are_teams, teams, 0, 0};
    code = odd_movement_numbers(&n, wish, &shape, error);
    if (code != ODD_OK)
        return code;
    if (!odd_plan_start(&p, arena, teams, n.rounds, teams, n.sets))
        return odd_movement_no_memory(error);
    lay_whist(&p);
    m->meetings = m->least_meetings = 1;
    return odd_plan_finish(m, &p, n.set_boards, error);
}
