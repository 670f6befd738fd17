/* The columns of what oddtrick paper prints: table cards, guide cards, travellers and pick-up slips. */
#include "cli/movement_output.h"

#define SHEET(at) ((const odd_paper_sheet *)(at)->data)

/* ---- Cells ------------------------------------------------------------------------------------- */

static const odd_move *move_of(const odd_at *at) {
    return SHEET(at)->moves[at->row];
}

static int round_of(const odd_at *at) {
    const odd_move *m = move_of(at);
    return m != NULL ? m->round : SHEET(at)->sits[at->row]->round;
}

static void put_round(odd_out *o, const odd_at *at) {
    odd_out_int(o, round_of(at));
}

void odd_paper_ids(odd_out *o, const odd_movement *m, const uint16_t who[2]) {
    odd_out_safe(o, m->ids[who[0]]);
    if (who[1] == 0)
        return;
    odd_out_char(o, '+');
    odd_out_safe(o, m->ids[who[1]]);
}

static const uint16_t *side_of(const odd_move *m, int side) {
    return side == 0 ? m->ns : m->ew;
}

/* Nobody is a dash. */
static void put_side(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    const uint16_t *who = side_of(m, at->which);
    if (who[0] == 0)
        odd_out_char(o, '-');
    else
        odd_paper_ids(o, SHEET(at)->m, who);
}

static void put_boards(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    if (m != NULL)
        odd_say_boards(o, m->first, m->last);
    else
        odd_say_boards(o, SHEET(at)->sits[at->row]->first, SHEET(at)->sits[at->row]->last);
}

static void put_notes(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    if (m == NULL)
        return;
    odd_out_text(o, m->switched ? "arrow-switch" : "");
    odd_out_text(o, m->switched && m->shared ? ", " : "");
    odd_out_text(o, m->shared ? "share the boards" : "");
}

static void say_table(odd_out *o, int section, int table) {
    if (section > 0)
        odd_out_char(o, (char)('A' + section - 1));
    odd_out_int(o, table);
}

bool odd_paper_is_in(const uint16_t who[2], uint32_t whom) {
    return whom != 0 && (who[0] == whom || who[1] == whom);
}

const odd_move *odd_paper_place(const odd_movement *m, uint32_t who, int round) {
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].round == round &&
            (odd_paper_is_in(m->moves[i].ns, who) || odd_paper_is_in(m->moves[i].ew, who)))
            return &m->moves[i];
    return NULL;
}

static const char *direction_of(const odd_move *m, uint32_t who) {
    bool ns = odd_paper_is_in(m->ns, who);
    if (m->ns[1] == 0)
        return ns ? "N-S" : "E-W";
    return m->ns[0] == who ? "North" : m->ns[1] == who ? "South" : m->ew[0] == who ? "East" : "West";
}

/* The next place of those at a table: both pairs of a team keep their direction. */
static const odd_move *next_place(const odd_movement *m, const odd_move *now, int side) {
    uint32_t who = side_of(now, side)[0];
    for (size_t i = 0; i < m->move_count && m->contest == ODD_TEAMS; i++)
        if (m->moves[i].round == now->round + 1 && odd_paper_is_in(side_of(&m->moves[i], side), who))
            return &m->moves[i];
    return odd_paper_place(m, who, now->round + 1);
}

/* Where those of a side go behind a round: "stay", "table 4 E-W", "sit out". Individuals go to several places. */
static void put_next(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    uint32_t who = side_of(m, at->which)[0];
    if (who == 0 || m->round == SHEET(at)->m->rounds)
        return;
    const odd_move *next = next_place(SHEET(at)->m, m, at->which);
    if (next == NULL) {
        odd_out_text(o, "sit out");
    } else if (next->table == m->table && next->section == m->section &&
               odd_paper_is_in(side_of(next, at->which), who)) {
        odd_out_text(o, "stay");
    } else {
        odd_out_text(o, "table ");
        say_table(o, next->section, next->table);
        odd_out_text(o, odd_paper_is_in(next->ns, who) ? " N-S" : " E-W");
    }
}

/* Where the boards of a table are played in the next round. */
static void put_boards_next(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    const odd_movement *all = SHEET(at)->m;
    size_t count = 0;
    if (m->first == 0 || m->round == all->rounds)
        return;
    for (size_t i = 0; i < all->move_count; i++) {
        const odd_move *next = &all->moves[i];
        if (next->round != m->round + 1 || next->section != m->section || next->first != m->first)
            continue;
        odd_out_text(o, count++ > 0 ? ", " : "table ");
        say_table(o, next->section, next->table);
    }
    odd_out_text(o, count == 0 ? "not played" : "");
}

/* On paper to fill in: a line in text, an empty cell on a page. */
static void put_blank(odd_out *o, const odd_at *at) {
    odd_out_text(o, at->format == ODD_GRID_TEXT ? "______" : "");
}

static bool is_pairs(const odd_at *at) {
    return SHEET(at)->m->contest != ODD_INDIVIDUALS;
}

static bool has_notes(const odd_at *at) {
    const odd_movement *m = SHEET(at)->m;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].switched || m->moves[i].shared)
            return true;
    return false;
}

/* ---- Table cards ------------------------------------------------------------------------------- */

static const odd_grid_column table_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_round},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_side},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 1, NULL, .put = put_side},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_boards},
    {"N-S go to", NULL, "ns_next", ODD_CELL_LEFT, ODD_GRID_ALL, 0, is_pairs, .put = put_next},
    {"E-W go to", NULL, "ew_next", ODD_CELL_LEFT, ODD_GRID_ALL, 1, is_pairs, .put = put_next},
    {"Boards go to", NULL, "boards_next", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_boards_next},
    {"", NULL, "notes", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_notes, .put = put_notes},
};
const odd_column_list odd_paper_table_columns = ODD_COLUMN_LIST(table_columns);

/* ---- Guide cards ------------------------------------------------------------------------------- */

/* The table of the other pair of a team; NULL: there is none. */
static const odd_move *other_room(const odd_at *at) {
    const odd_movement *all = SHEET(at)->m;
    const odd_move *m = move_of(at);
    for (size_t i = 0; i < all->move_count && all->contest == ODD_TEAMS; i++) {
        const odd_move *other = &all->moves[i];
        if (other != m && other->round == m->round &&
            (odd_paper_is_in(other->ns, SHEET(at)->who) || odd_paper_is_in(other->ew, SHEET(at)->who)))
            return other;
    }
    return NULL;
}

static void put_own_table(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at), *other = m != NULL ? other_room(at) : NULL;
    const odd_sit *sit = SHEET(at)->sits[at->row];
    if (m != NULL)
        say_table(o, m->section, m->table);
    if (other != NULL) {
        odd_out_text(o, ", ");
        say_table(o, other->section, other->table);
    }
    if (m != NULL)
        return;
    if (sit->table > 0)
        say_table(o, sit->section, sit->table);
    else
        odd_out_char(o, '-');
}

static void put_own_direction(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at), *other = m != NULL ? other_room(at) : NULL;
    odd_out_text(o, m != NULL ? direction_of(m, SHEET(at)->who) : "sit out");
    odd_out_text(o, other != NULL ? ", " : "");
    odd_out_text(o, other != NULL ? direction_of(other, SHEET(at)->who) : "");
}

static void put_opponents(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    if (m != NULL)
        odd_paper_ids(o, SHEET(at)->m, odd_paper_is_in(m->ns, SHEET(at)->who) ? m->ew : m->ns);
}

static void put_partner(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    uint32_t who = SHEET(at)->who;
    if (m == NULL)
        return;
    const uint16_t *side = odd_paper_is_in(m->ns, who) ? m->ns : m->ew;
    odd_out_safe(o, SHEET(at)->m->ids[side[0] == who ? side[1] : side[0]]);
}

static bool is_individuals(const odd_at *at) {
    return !is_pairs(at);
}

static const odd_grid_column guide_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_round},
    {"Table", NULL, "table", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_own_table},
    {"Sit", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_own_direction},
    {"With", NULL, "partner", ODD_CELL_LEFT, ODD_GRID_ALL, 0, is_individuals, .put = put_partner},
    {"Against", NULL, "opponents", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_opponents},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_boards},
    {"", NULL, "notes", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_notes, .put = put_notes},
};
const odd_column_list odd_paper_guide_columns = ODD_COLUMN_LIST(guide_columns);

/* ---- Travellers and slips ------------------------------------------------------------------------ */

#define BLANK(head, key) \
    { head, NULL, key, ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_blank }

static const odd_grid_column traveller_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_round},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_side},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_KEY, 1, NULL, .put = put_side},
    BLANK("Contract", "contract"),
    BLANK("By", "declarer"),
    BLANK("Lead", "lead"),
    BLANK("Tricks", "tricks"),
    BLANK("N-S +", "ns_score"),
    BLANK("E-W +", "ew_score"),
};
const odd_column_list odd_paper_traveller_columns = ODD_COLUMN_LIST(traveller_columns);

static int slip_board(const odd_at *at) {
    return SHEET(at)->first + (int)at->row;
}

static void put_slip_board(odd_out *o, const odd_at *at) {
    odd_out_int(o, slip_board(at));
}

static void put_slip_dealer(odd_out *o, const odd_at *at) {
    odd_out_text(o, odd_seat_text(odd_board_dealer(slip_board(at))));
}

static void put_slip_vul(odd_out *o, const odd_at *at) {
    static const char *const words[] = {
        [ODD_VUL_NONE] = "none", [ODD_VUL_NS] = "N-S", [ODD_VUL_EW] = "E-W", [ODD_VUL_BOTH] = "both"};
    odd_out_text(o, words[odd_board_vul(slip_board(at))]);
}

static const odd_grid_column slip_columns[] = {
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_KEY, 0, NULL, .put = put_slip_board},
    {"Dealer", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_slip_dealer},
    {"Vul", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_slip_vul},
    BLANK("Contract", "contract"),
    BLANK("By", "declarer"),
    BLANK("Lead", "lead"),
    BLANK("Tricks", "tricks"),
    BLANK("N-S +", "ns_score"),
    BLANK("E-W +", "ew_score"),
};
const odd_column_list odd_paper_slip_columns = ODD_COLUMN_LIST(slip_columns);
