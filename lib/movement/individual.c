/* Individuals: a new partner in each round. Players move in orbits, like the pairs of a Howell; or in four lines that move
 * by different steps. */
#include "movement/make.h"

/* A cycle, given by its first round: in each round, every number of an orbit increases by one, and so do the sets; players
 * after the orbits are stationary. With one player more than four per table, one sits out in each round, and everybody does
 * so once in all rounds. */
typedef struct orbit_row {
    odd_movement_form form;
    uint8_t players, rounds;
    uint8_t opponents; /* the most often that two are opponents; */
    uint8_t least;     /* and the least often, over all rounds */
    const char *first; /* table by table: "8,1,3,7.1" is N,S,E,W.SET */
} orbit_row;

/* Found by search. Balanced: everybody partners everybody once and opposes everybody twice. With one copy of the boards this
 * is impossible for 12 players, and was not found for 16, 17, 20 and more; it was found for 13, 21 and 25. */
static const orbit_row rows[] = {
    {ODD_FORM_BALANCED, 8, 7, 2, 2, "8,1,3,7.1 2,4,6,5.1"},
    {ODD_FORM_BALANCED, 9, 9, 3, 1, "4,7,8,9.1 2,6,5,3.1"},
    {ODD_FORM_BALANCED, 12, 11, 2, 2, "12,1,2,4.1 3,10,7,8.1 5,11,6,9.1"},
    {ODD_FORM_BALANCED, 16, 15, 2, 2, "16,1,14,12.1 2,10,7,11.3 13,4,3,6.1 5,15,8,9.14"},
    {ODD_FORM_BALANCED, 20, 19, 2, 2, "20,1,9,2.1 3,6,15,10.8 4,14,17,19.1 5,18,16,8.12 7,11,12,13.2"},
    {ODD_FORM_BALANCED, 24, 23, 2, 2,
     "24,1,10,15.1 2,18,20,5.7 8,19,3,4.7 16,12,6,23.13 7,21,22,9.15 14,17,13,11.9"},
    {ODD_FORM_BALANCED, 28, 27, 2, 2,
     "5,18,22,24.1 10,27,14,17.12 3,23,12,11.3 19,25,16,20.13 7,15,9,4.18 6,21,26,8.7 13,2,1,28.18"},
    {ODD_FORM_ONE_COPY, 12, 11, 4, 0, "12,2,1,4.1 7,11,6,5.9 8,10,9,3.4"},
    {ODD_FORM_ONE_COPY, 13, 13, 2, 2, "6,12,13,10.1 9,7,4,5.3 8,3,11,2.8"},
    {ODD_FORM_ONE_COPY, 16, 8, 2, 0, "4,13,10,12.1 11,7,1,6.5 9,14,5,15.7 8,2,16,3.3"},
    {ODD_FORM_ONE_COPY, 16, 12, 2, 0, "13,12,7,6.1 14,4,8,5.8 15,1,3,10.12 16,2,11,9.7"},
    {ODD_FORM_ONE_COPY, 16, 15, 3, 0, "16,2,5,1.1 15,8,12,7.5 11,9,14,13.15 4,10,6,3.13"},
    {ODD_FORM_ONE_COPY, 17, 17, 3, 0, "15,10,8,9.1 13,5,14,7.3 2,4,12,16.16 11,17,6,3.5"},
    {ODD_FORM_ONE_COPY, 20, 9, 2, 0, "19,6,4,8.1 20,17,18,16.8 1,12,9,15.9 13,3,11,10.6 2,14,7,5.3"},
    {ODD_FORM_ONE_COPY, 20, 10, 2, 0, "3,7,4,11.1 17,9,14,13.8 18,2,8,1.4 5,16,10,12.5 15,19,20,6.7"},
    {ODD_FORM_ONE_COPY, 20, 19, 3, 0, "20,1,8,2.1 18,16,7,4.13 17,10,14,3.6 13,9,19,5.7 15,6,12,11.16"},
    {ODD_FORM_ONE_COPY, 21, 21, 2, 2, "2,20,14,7.1 10,4,11,6.2 3,13,17,19.3 5,18,15,16.19 9,21,8,12.18"},
    {ODD_FORM_ONE_COPY, 24, 11, 2, 0,
     "23,8,16,19.1 24,2,9,1.7 13,15,12,11.2 20,6,22,17.3 7,18,10,3.6 4,14,5,21.5"},
    {ODD_FORM_ONE_COPY, 24, 12, 2, 0,
     "17,24,9,13.1 22,12,21,7.12 19,18,5,14.11 8,11,2,15.9 16,1,4,6.3 20,23,3,10.6"},
    {ODD_FORM_ONE_COPY, 25, 25, 2, 2,
     "5,16,24,18.1 15,12,8,7.24 23,2,21,11.22 13,4,14,9.2 17,25,10,3.7 19,6,22,20.25"},
};
enum { ROWS = sizeof rows / sizeof rows[0] };

/* Returns the shortest cycle with at least so many rounds; NULL if there is none. */
static const orbit_row *row_of(odd_movement_form form, int places, int rounds) {
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].form == form && rows[i].players == places && rows[i].rounds >= rounds)
            return &rows[i];
    return NULL;
}

/* ---- Which form ------------------------------------------------------------------------------------ */

/* Returns whether four lines with steps from 0 to 3, and boards with step -1, work: all differences must have an inverse. */
static bool is_rainbow(int places) {
    int tables = places / 4;
    return places % 4 == 0 && tables >= 5 && tables % 2 != 0 && tables % 3 != 0;
}

static bool form_fits(odd_movement_form form, int places) {
    return form == ODD_FORM_RAINBOW ? is_rainbow(places) : row_of(form, places, 1) != NULL;
}

static int most_rounds(odd_movement_form form, int places) {
    int most = places / 4 < ODD_MOVEMENT_ROUNDS_MAX ? places / 4 : ODD_MOVEMENT_ROUNDS_MAX;
    for (size_t i = 0; form != ODD_FORM_RAINBOW && i < ROWS; i++)
        if (rows[i].form == form && rows[i].players == places)
            most = rows[i].rounds;
    return most;
}

/* Returns the longest cycle that fits into an evening; a balanced one is played to its end. */
static int usual_rounds(odd_movement_form form, int places) {
    enum { EVENING = 13 };
    int most = most_rounds(form, places), usual = 0;
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].form == form && rows[i].players == places && rows[i].rounds <= EVENING)
            usual = rows[i].rounds;
    if (usual > 0)
        return usual;
    return most <= EVENING || form == ODD_FORM_BALANCED ? most : EVENING;
}

static odd_movement_form usual_form(int places) {
    return form_fits(ODD_FORM_ONE_COPY, places) ? ODD_FORM_ONE_COPY
           : is_rainbow(places)                 ? ODD_FORM_RAINBOW
                                                : ODD_FORM_BALANCED;
}

/* Returns the number of places for so many players: the same number, or up to three more. */
static int places_for(const odd_movement_wish *wish, int players) {
    bool exact = wish->form != ODD_FORM_USUAL ? form_fits(wish->form, players)
                                              : row_of(ODD_FORM_ONE_COPY, players, 1) != NULL ||
                                                    row_of(ODD_FORM_BALANCED, players, 1) != NULL;
    return exact ? players : (players + 3) / 4 * 4;
}

static int sets_of_orbits(odd_movement_form form, int places, int rounds) {
    const orbit_row *row = row_of(form, places, rounds);
    return row != NULL ? row->rounds : rounds;
}

static int one_copy_sets(int places, int rounds) {
    return sets_of_orbits(ODD_FORM_ONE_COPY, places, rounds);
}

static int balanced_sets(int places, int rounds) {
    return sets_of_orbits(ODD_FORM_BALANCED, places, rounds);
}

static int rainbow_sets(int places, int rounds) {
    (void)rounds;
    return places / 4;
}

/* ---- Laying it out --------------------------------------------------------------------------------- */

/* Returns the position of a player in round r. */
static uint16_t moved(int player, int cycle, int orbits, int r) {
    int orbit = (player - 1) / cycle;
    return (uint16_t)(orbit < orbits ? orbit * cycle + odd_wrap(player - orbit * cycle + r, cycle) : player);
}

static void lay_orbits(odd_plan *p, const orbit_row *row) {
    odd_scan s = {row->first, odd_text_length(row->first), 0};
    int cycle = row->rounds, orbits = p->positions / cycle;
    for (int table = 1; table <= p->tables; table++) {
        int seat[5];
        odd_scan_blanks(&s);
        for (int i = 0; i < 5; i++) {
            seat[i] = odd_scan_number(&s);
            s.at += !odd_scan_end(&s);
        }
        for (int r = 0; r < p->rounds; r++)
            *odd_plan_at(p, r + 1, table) =
                (odd_plan_cell){.ns = {moved(seat[0], cycle, orbits, r), moved(seat[1], cycle, orbits, r)},
                                .ew = {moved(seat[2], cycle, orbits, r), moved(seat[3], cycle, orbits, r)},
                                .set = (uint16_t)odd_wrap(seat[4] + r, cycle)};
    }
    p->shares = row->form == ODD_FORM_BALANCED;
}

/* North is stationary, South move up one table, East two, West three, boards down one. */
static void lay_rainbow(odd_plan *p) {
    int tables = p->tables;
    for (int r = 0; r < p->rounds; r++)
        for (int t = 1; t <= tables; t++) {
            odd_plan_cell cell = {.set = (uint16_t)odd_wrap(t + r, tables)};
            cell.ns[0] = (uint16_t)t;
            cell.ns[1] = (uint16_t)(tables + odd_wrap(t - r, tables));
            cell.ew[0] = (uint16_t)(2 * tables + odd_wrap(t - 2 * r, tables));
            cell.ew[1] = (uint16_t)(3 * tables + odd_wrap(t - 3 * r, tables));
            *odd_plan_at(p, r + 1, t) = cell;
        }
}

/* ---- Building -------------------------------------------------------------------------------------- */

static int players_of(int *players, const odd_movement_wish *wish, odd_error *error) {
    *players = wish->contestants > 0 ? wish->contestants : 4 * wish->tables;
    int places = places_for(wish, *players);
    if (*players == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "how many players does the individual have?");
    if (*players > ODD_MOVEMENT_PLAYERS_MAX || *players < 6)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d player%s: an individual has 6 to %d players",
                        *players, *players == 1 ? "" : "s", ODD_MOVEMENT_PLAYERS_MAX);
    if (wish->tables > 0 && wish->tables != places / 4)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d players do not fit %d tables: %d would", *players,
                        wish->tables, 4 * wish->tables);
    if (wish->switches > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "individuals are not arrow-switched: leave arrow-switch out");
    if (wish->phantom_side != ODD_NO_SIDE || wish->phantom > places)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "phantom: players are numbered 1 to %d", places);
    if (wish->phantom > 0 && wish->contestants == places)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "no player is missing: there are places for %d, so leave the phantom out", *players);
    return ODD_OK;
}

static int check_form(odd_movement_form form, int places, odd_error *error) {
    char fits[60];
    odd_writer w = odd_writer_on(fits, sizeof fits);
    if (form_fits(form, places))
        return ODD_OK;
    for (int p = 8; p <= 52; p++)
        if (form_fits(form, p))
            odd_put_format(&w, "%s%d", w.len > 0 ? ", " : "", p);
    return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "there is no %s for %d players: it has %s players%s",
                    odd_movement_form_about(form)->title, places, fits,
                    form == ODD_FORM_RAINBOW ? " and so on" : "");
}

/* Removes the missing players: the one that the wish names, or the last ones, who are stationary. */
static int leave_out(odd_plan *p, const odd_movement_wish *wish, int missing, odd_error *error) {
    for (int i = 0, last = p->positions; i < missing; i++) {
        while (p->missing != NULL && p->missing[last])
            last--;
        if (!odd_plan_leave_out(p, i == 0 && wish->phantom > 0 ? wish->phantom : last))
            return odd_movement_no_memory(error);
    }
    return ODD_OK;
}

static int build(odd_movement *m, const odd_movement_wish *wish, odd_plan *p, const odd_numbers *n,
                 int missing, odd_error *error) {
    const orbit_row *row = row_of(m->form, p->positions, p->rounds);
    bool whole = row != NULL && p->rounds == row->rounds;
    if (m->form == ODD_FORM_RAINBOW)
        lay_rainbow(p);
    else
        lay_orbits(p, row);
    m->partners = 1;
    m->meetings = m->form == ODD_FORM_RAINBOW ? 1 : row->opponents;
    m->least_meetings = missing == 0 && whole ? row->least : 0;
    m->spread = p->positions % 4 == 1 && !whole ? n->set_boards : 0;
    int code = leave_out(p, wish, missing, error);
    if (code == ODD_OK)
        code = odd_plan_finish(m, p, n->set_boards, error);
    if (code != ODD_OK || missing == 0)
        return code;
    int least, most;
    odd_movement_boards_each(m, &least, &most); /* meetings with an empty place are not balanced */
    m->spread = most - least;
    return ODD_OK;
}

int odd_make_individual(odd_movement *m, const odd_movement_wish *wish, odd_arena *arena, odd_error *error) {
    int players;
    char what[60];
    odd_numbers n;
    odd_plan p;
    odd_writer w = odd_writer_on(what, sizeof what);
    int code = players_of(&players, wish, error);
    if (code != ODD_OK)
        return code;
    int places = places_for(wish, players);
    int missing = places - players + (wish->phantom > 0 && wish->contestants == 0);
    m->form = wish->form != ODD_FORM_USUAL ? wish->form : usual_form(places);
    if (wish->form == ODD_FORM_USUAL && !form_fits(m->form, places))
        return odd_fail(
            error, ODD_E_MOVEMENT, 0, 0,
            "there is no individual for %d players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52",
            players);
    code = check_form(m->form, places, error);
    if (code != ODD_OK)
        return code;
    odd_put_format(&w, "an individual of %d tables", places / 4);
    odd_shape shape = {.what = what,
                       .least_rounds = 1,
                       .most_rounds = most_rounds(m->form, places),
                       .usual_rounds = usual_rounds(m->form, places),
                       .sets = m->form == ODD_FORM_RAINBOW    ? rainbow_sets
                               : m->form == ODD_FORM_BALANCED ? balanced_sets
                                                              : one_copy_sets,
                       .tables = places};
    code = odd_movement_numbers(&n, wish, &shape, error);
    if (code != ODD_OK)
        return code;
    if (!odd_plan_start(&p, arena, places / 4, n.rounds, places, n.sets))
        return odd_movement_no_memory(error);
    return build(m, wish, &p, &n, missing, error);
}
