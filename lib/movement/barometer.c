/* Barometers: all tables play the same boards at the same time, so the standings after each round are complete. */
#include "movement/make.h"

/* Lays out a Howell with rounds and sets exchanged: everybody plays each of its sets once, so the tables of a set are a
 * round in which everybody plays. The balance is the same. A shorter barometer has the first rounds, arrow-switched again. */
static bool turn_round(odd_plan *p, const odd_plan *howell, bool switches) {
    int *tables = ODD_TAKE(p->arena, (size_t)howell->sets + 1, int); /* by set: tables so far */
    if (tables == NULL)
        return false;
    for (int table = 1; table <= howell->tables; table++)
        for (int round = 1; round <= howell->rounds; round++) {
            odd_plan_cell cell = *odd_plan_at(howell, round, table);
            if (cell.set <= p->rounds)
                *odd_plan_at(p, cell.set, ++tables[cell.set]) = cell;
        }
    p->shares = true;
    return !switches || p->rounds == howell->rounds || odd_plan_switch_tables(p);
}

int odd_make_barometer(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int tables;
    bool half;
    char what[60];
    odd_numbers n;
    odd_plan p, howell;
    odd_writer w = odd_writer_on(what, sizeof what);
    int code = odd_movement_tables(&tables, &half, wish, 2, error);
    if (code == ODD_OK)
        code = odd_howell_check(wish, tables, error);
    if (code != ODD_OK)
        return code;
    int all = 2 * tables - 1, least = odd_howell_least_rounds(tables),
        usual = odd_howell_usual_rounds(tables);
    odd_put_format(&w, "a barometer of %d tables", tables);
    odd_shape shape = {what, 1, all, usual, NULL, tables, 0, 0};
    code = odd_movement_numbers(&n, wish, &shape, error);
    if (code != ODD_OK)
        return code;
    int cycle = n.rounds > least ? n.rounds : least;
    if (!odd_plan_start(&p, arena, tables, n.rounds, 2 * tables, n.rounds) ||
        !odd_plan_start(&howell, arena, tables, cycle, 2 * tables, cycle))
        return odd_movement_no_memory(error);
    if (!odd_lay_howell(m, &howell, wish->switches == 0))
        return odd_howell_not_found(&howell, error);
    code = half ? odd_plan_phantom(&p, wish, 2 * tables, error) : ODD_OK;
    if (code == ODD_OK && !turn_round(&p, &howell, wish->switches == 0))
        code = odd_movement_no_memory(error);
    m->meetings = 1;
    m->least_meetings = n.rounds == all;
    m->spread = half ? n.set_boards : 0;
    return code == ODD_OK ? odd_plan_finish(m, &p, n.set_boards, error) : code;
}
