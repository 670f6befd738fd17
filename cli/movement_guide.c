/* The plan of a contestant, round by round, as a list of columns: rows are rounds. */
#include "cli/movement_output.h"

static const odd_guide *guide_of(const odd_cell_ref *at) {
    return at->data;
}

static bool has(const uint16_t who[2], uint32_t one) {
    return who[0] == one || who[1] == one;
}

/* The move of the contestant in a round, and the direction: 0 North-South, 1 East-West. NULL: they sit out. For a team, its
 * North-South pair. */
static const odd_move *move_of(const odd_cell_ref *at, int *direction) {
    const odd_guide *g = guide_of(at);
    for (size_t i = 0; i < g->m->move_count; i++) {
        const odd_move *move = &g->m->moves[i];
        if (move->round != at->row + 1)
            continue;
        *direction = has(move->ns, g->who) ? 0 : 1;
        if (has(move->ns, g->who) || (g->m->contest != ODD_TEAMS && has(move->ew, g->who)))
            return move;
    }
    return NULL;
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, (int64_t)at->row + 1);
}

static void put_table(odd_out *o, const odd_cell_ref *at) {
    int direction;
    const odd_move *move = move_of(at, &direction);
    if (move != NULL)
        odd_say_table(o, guide_of(at)->m, move->section, move->table);
}

static void put_direction(odd_out *o, const odd_cell_ref *at) {
    int direction;
    const odd_move *move = move_of(at, &direction);
    if (move == NULL)
        odd_out_text(o, "sits out");
    else if (guide_of(at)->m->contest != ODD_INDIVIDUALS)
        odd_out_text(o, direction == 0 ? "N-S" : "E-W");
    else
        odd_out_text(o, direction == 0 ? (move->ns[0] == guide_of(at)->who ? "North" : "South")
                        : move->ew[0] == guide_of(at)->who ? "East"
                                                           : "West");
}

static void put_against(odd_out *o, const odd_cell_ref *at) {
    int direction;
    const odd_move *move = move_of(at, &direction);
    if (move != NULL)
        odd_say_moved(o, guide_of(at)->m, move, 1 - direction);
}

static void put_partner(odd_out *o, const odd_cell_ref *at) {
    int direction;
    const odd_guide *g = guide_of(at);
    const odd_move *move = move_of(at, &direction);
    if (move == NULL)
        return;
    const uint16_t *own = direction == 0 ? move->ns : move->ew;
    odd_cell_people(o, at, g->m->ids[own[0] == g->who ? own[1] : own[0]]);
}

static bool has_partner(const odd_cell_ref *at) {
    return guide_of(at)->m->contest == ODD_INDIVIDUALS;
}

static void put_boards(odd_out *o, const odd_cell_ref *at) {
    int direction;
    const odd_move *move = move_of(at, &direction);
    if (move != NULL)
        odd_say_boards(o, move->first, move->last);
}

static const odd_grid_column columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_round},
    {"Table", NULL, "table", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_table},
    {"Sits", NULL, "sits", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_direction},
    {"Partner", NULL, "partner", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_partner, .put = put_partner},
    {"Against", NULL, "against", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_against},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_boards},
};
const odd_column_list odd_guide_columns = ODD_COLUMN_LIST(columns);
