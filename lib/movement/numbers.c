/* Finds rounds and boards that fit each other, or says what would fit. Knows nothing about how movements are
 * built. */
#include "movement/make.h"

/* A usual evening: the number of boards if none is given, and the smallest number of rounds. */
enum { EVENING = 26, FEW_ROUNDS = 5, SET_MAX = 99 };

static int sets_of(const odd_shape *shape, int rounds) {
    return shape->sets != NULL ? shape->sets(shape->tables, rounds) : rounds;
}

static int usual_set(int rounds) {
    int boards = (EVENING + rounds / 2) / rounds;
    return boards > 0 ? boards : 1;
}

/* Returns whether these rounds can have so many boards in total, or for each contestant; sets out->set_boards. */
static bool divide(odd_numbers *out, int boards) {
    int by[2] = {out->sets, out->rounds};
    for (int i = 0; i < 2; i++)
        if (boards % by[i] == 0 && boards / by[i] <= SET_MAX) {
            out->set_boards = boards / by[i];
            return true;
        }
    return false;
}

static bool may_have(const odd_shape *shape, int rounds) {
    return rounds >= shape->least_rounds && rounds <= shape->most_rounds &&
           (shape->every == 0 || rounds % shape->every == shape->rest);
}

/* Returns whether these rounds fit the wish. */
static bool rounds_do(odd_numbers *out, const odd_movement_wish *wish, const odd_shape *shape, int rounds) {
    if (!may_have(shape, rounds))
        return false;
    *out = (odd_numbers){.rounds = rounds, .sets = sets_of(shape, rounds)};
    if (wish->set_boards > 0) {
        out->set_boards = wish->set_boards;
        return wish->boards == 0 || wish->boards == out->sets * wish->set_boards ||
               wish->boards == rounds * wish->set_boards;
    }
    if (wish->boards > 0)
        return divide(out, wish->boards);
    out->set_boards = usual_set(rounds);
    return true;
}

/* Tries the usual number of rounds first, then the largest possible; sets of one board only if there are no others. */
static bool choose_rounds(odd_numbers *out, const odd_movement_wish *wish, const odd_shape *shape) {
    int least = shape->usual_rounds < FEW_ROUNDS ? shape->usual_rounds : FEW_ROUNDS;
    if (least < shape->least_rounds)
        least = shape->least_rounds;
    for (int least_set = wish->set_boards > 0 ? 1 : 2; least_set >= 1; least_set--) {
        if (rounds_do(out, wish, shape, shape->usual_rounds) && out->set_boards >= least_set)
            return true;
        for (int rounds = shape->most_rounds; rounds >= least; rounds--)
            if (rounds_do(out, wish, shape, rounds) && out->set_boards >= least_set)
                return true;
    }
    return false;
}

/* ---- What would fit ---------------------------------------------------------------------------- */

/* Writes the numbers of boards nearest to the wish, below and above, that fit. */
static void put_near_boards(odd_writer *w, const odd_movement_wish *wish, const odd_shape *shape) {
    const char *between = "";
    for (int step = -1; step <= 1; step += 2) {
        odd_movement_wish near = *wish;
        odd_numbers found;
        for (near.boards += step; near.boards > 0 && near.boards < wish->boards + 100; near.boards += step)
            if (wish->rounds > 0 ? rounds_do(&found, &near, shape, wish->rounds)
                                 : choose_rounds(&found, &near, shape)) {
                odd_put_format(w, "%s%d (%d round%s of %d)", between, near.boards, found.rounds,
                               found.rounds == 1 ? "" : "s", found.set_boards);
                between = " or ";
                break;
            }
    }
    odd_put_text(w, " would");
}

static int boards_do_not_fit(const odd_movement_wish *wish, const odd_shape *shape, odd_error *error) {
    char near[120];
    odd_writer w = odd_writer_on(near, sizeof near);
    if (wish->rounds > 0 && wish->set_boards > 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "%d rounds of %d boards are %d boards, not %d: leave one of the numbers out",
                        wish->rounds, wish->set_boards, wish->rounds * wish->set_boards, wish->boards);
    put_near_boards(&w, wish, shape);
    return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d boards do not fit %s%s: %s", wish->boards, shape->what,
                    wish->rounds > 0 ? " in so many rounds" : "", near);
}

static int rounds_do_not_fit(const odd_movement_wish *wish, const odd_shape *shape, odd_error *error) {
    if (shape->least_rounds == shape->most_rounds)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has %d rounds, not %d", shape->what,
                        shape->most_rounds, wish->rounds);
    return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%s has %d to %d rounds%s, not %d", shape->what,
                    shape->least_rounds, shape->most_rounds,
                    shape->every == 0  ? ""
                    : shape->rest == 0 ? ", an even number"
                                       : ", an odd number",
                    wish->rounds);
}

int odd_movement_numbers(odd_numbers *out, const odd_movement_wish *wish, const odd_shape *shape,
                         odd_error *error) {
    if (wish->rounds > 0) {
        if (!may_have(shape, wish->rounds))
            return rounds_do_not_fit(wish, shape, error);
        if (!rounds_do(out, wish, shape, wish->rounds))
            return boards_do_not_fit(wish, shape, error);
    } else if (!choose_rounds(out, wish, shape)) {
        return boards_do_not_fit(wish, shape, error);
    }
    if (out->sets * out->set_boards > ODD_MOVEMENT_BOARDS_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d sets of %d boards are too many: at most %d boards",
                        out->sets, out->set_boards, ODD_MOVEMENT_BOARDS_MAX);
    return ODD_OK;
}

/* ---- Tables ------------------------------------------------------------------------------------ */

int odd_movement_tables(int *tables, bool *half, const odd_movement_wish *wish, int least, odd_error *error) {
    const char *kind = odd_movement_kind_about(wish->kind)->name;
    int pairs = wish->contestants;
    if (wish->tables == 0 && pairs == 0)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "how many tables or pairs does the %s have?", kind);
    *tables = wish->tables > 0 ? wish->tables : (pairs + 1) / 2;
    *half = pairs > 0 ? pairs == 2 * *tables - 1 : wish->phantom > 0;
    if (*tables < least)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d table%s: a %s needs at least %d tables", *tables,
                        *tables == 1 ? "" : "s", kind, least);
    if (*tables > ODD_MOVEMENT_TABLES_MAX)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d tables are too many: at most %d", *tables,
                        ODD_MOVEMENT_TABLES_MAX);
    if (pairs > 0 && pairs != 2 * *tables && !*half)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "%d pairs do not fit %d tables: %d or %d would", pairs,
                        *tables, 2 * *tables - 1, 2 * *tables);
    if (wish->phantom > 0 && !*half)
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0,
                        "no pair is missing: %d pairs are %d full tables, so leave the phantom out", pairs,
                        *tables);
    return ODD_OK;
}

int odd_plan_phantom(odd_plan *p, const odd_movement_wish *wish, int usual, odd_error *error) {
    bool by_side = wish->phantom_side != ODD_NO_SIDE;
    int number = wish->phantom > 0 ? wish->phantom : usual;
    if (by_side && wish->kind != ODD_MOVE_MITCHELL && wish->kind != ODD_MOVE_WEB)
        return odd_fail(
            error, ODD_E_MOVEMENT, 0, 0,
            "pairs of a %s have no direction: give the number of the missing pair, such as phantom %d",
            odd_movement_kind_about(wish->kind)->name, usual);
    if (number > (by_side ? p->tables : p->positions))
        return odd_fail(error, ODD_E_MOVEMENT, 0, 0, "phantom %d: there are %d places%s", number,
                        by_side ? p->tables : p->positions, by_side ? " in each direction" : "");
    number += wish->phantom_side == ODD_EW ? p->tables : 0;
    return odd_plan_leave_out(p, number) ? ODD_OK : odd_movement_no_memory(error);
}
