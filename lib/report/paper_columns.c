/* The columns of what is printed of a movement: table cards, guide cards, travellers, slips and brackets. */
#include "report/event_rows.h"
#include "report/movement_report.h"

#define SHEET(at)    ((const odd_paper_item *)(at)->data)
#define MOVEMENT(at) (SHEET(at)->p->m)

/* ---- Cells ------------------------------------------------------------------------------------- */

static const odd_move *move_of(const odd_cell_ref *at) {
    return SHEET(at)->p->moves[at->row];
}

static void quote(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        odd_out_char(o, '"');
}

static void say_table(odd_out *o, const odd_cell_ref *at, int section, int table) {
    quote(o, at);
    odd_say_table(o, MOVEMENT(at), section, table);
    quote(o, at);
}

static void say_true(odd_out *o, bool value) {
    odd_out_text(o, value ? "true" : "");
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, move_of(at)->round);
}

static void put_table(odd_out *o, const odd_cell_ref *at) {
    say_table(o, at, move_of(at)->section, move_of(at)->table);
}

static const uint16_t *side_of(const odd_move *m, int side) {
    return side == 0 ? m->ns : m->ew;
}

/* Nobody is written as a dash; in JSON the member is missing. */
static void put_side(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = move_of(at);
    if (side_of(m, at->which)[0] != 0) {
        quote(o, at);
        odd_say_moved(o, MOVEMENT(at), m, at->which);
        quote(o, at);
    } else if (!odd_cell_ref_json(at)) {
        odd_out_char(o, '-');
    }
}

static void say_boards(odd_out *o, const odd_cell_ref *at, int first, int last) {
    if (!odd_cell_ref_json(at)) {
        odd_say_boards(o, first, last);
        return;
    }
    odd_out_char(o, '[');
    for (int board = first; first > 0 && board <= last; board++) {
        odd_json_next(o);
        odd_out_int(o, board);
    }
    odd_out_char(o, ']');
}

static void put_boards(odd_out *o, const odd_cell_ref *at) {
    say_boards(o, at, move_of(at)->first, move_of(at)->last);
}

static void say_notes(odd_out *o, const odd_move *m) {
    odd_out_text(o, m->switched ? "arrow-switch" : "");
    odd_out_text(o, m->switched && m->shared ? ", " : "");
    odd_out_text(o, m->shared ? "share the boards" : "");
}

static void put_notes(odd_out *o, const odd_cell_ref *at) {
    say_notes(o, move_of(at));
}

static void put_shared(odd_out *o, const odd_cell_ref *at) {
    say_true(o, move_of(at)->shared);
}

static void put_switched(odd_out *o, const odd_cell_ref *at) {
    say_true(o, move_of(at)->switched);
}

/* To fill in on paper: a line in text, an empty cell on a page. */
static void put_blank(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, at->format == ODD_GRID_TEXT ? "______" : "");
}

static bool is_individuals(const odd_cell_ref *at) {
    return MOVEMENT(at)->contest == ODD_INDIVIDUALS;
}

static bool is_pairs(const odd_cell_ref *at) {
    return !is_individuals(at);
}

static bool is_teams(const odd_cell_ref *at) {
    return MOVEMENT(at)->contest == ODD_TEAMS;
}

static bool has_sections(const odd_cell_ref *at) {
    return MOVEMENT(at)->sections > 0;
}

static bool has_notes(const odd_cell_ref *at) {
    const odd_movement *m = MOVEMENT(at);
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].switched || m->moves[i].shared)
            return true;
    return false;
}

/* What the page is about, if all pages are one list. */
static void put_name(odd_out *o, const odd_cell_ref *at) {
    odd_out_safe(o, odd_text_of(SHEET(at)->name));
}

/* ---- Table cards ------------------------------------------------------------------------------- */

/* The next place of those at a table; both pairs of a team keep their direction. */
static const odd_move *next_place(const odd_cell_ref *at) {
    const odd_move *now = move_of(at);
    uint32_t who = side_of(now, at->which)[0];
    for (int room = 0; room < 2 && is_teams(at); room++) {
        const odd_move *next = odd_paper_place(SHEET(at)->p, who, now->round + 1, room);
        if (next != NULL && odd_paper_is_in(side_of(next, at->which), who))
            return next;
    }
    return odd_paper_place(SHEET(at)->p, who, now->round + 1, 0);
}

static bool goes_on(const odd_cell_ref *at) {
    return side_of(move_of(at), at->which)[0] != 0 && move_of(at)->round < MOVEMENT(at)->rounds;
}

/* Where a side goes after a round: "stay", "table 4 E-W", "sit out"; in JSON the table, or null. */
static void put_next(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = move_of(at), *next = goes_on(at) ? next_place(at) : NULL;
    uint32_t who = side_of(m, at->which)[0];
    if (!goes_on(at))
        return;
    if (next == NULL) {
        odd_out_text(o, odd_cell_ref_json(at) ? "null" : "sit out");
    } else if (odd_cell_ref_json(at)) {
        say_table(o, at, next->section, next->table);
    } else if (next->table == m->table && next->section == m->section &&
               odd_paper_is_in(side_of(next, at->which), who)) {
        odd_out_text(o, "stay");
    } else {
        odd_out_text(o, "table ");
        say_table(o, at, next->section, next->table);
        odd_out_text(o, odd_paper_is_in(next->ns, who) ? " N-S" : " E-W");
    }
}

static void put_next_side(odd_out *o, const odd_cell_ref *at) {
    const odd_move *next = goes_on(at) ? next_place(at) : NULL;
    if (next != NULL)
        odd_cell_word(o, at, odd_paper_is_in(next->ns, side_of(move_of(at), at->which)[0]) ? "NS" : "EW");
}

static void say_boards_go(odd_out *o, const odd_cell_ref *at, size_t *count, int section, int table) {
    if (odd_cell_ref_json(at))
        odd_json_next(o);
    else
        odd_out_text(o, *count > 0 ? ", " : "table ");
    say_table(o, at, section, table);
    ++*count;
}

/* Where the boards of a table are in the next round: at a table, or waiting at a sit-out. */
static void put_boards_next(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = move_of(at);
    const odd_paper *p = SHEET(at)->p;
    size_t count = 0;
    if (m->first == 0 || m->round == p->m->rounds)
        return;
    odd_out_text(o, odd_cell_ref_json(at) ? "[" : "");
    for (size_t i = p->rounds[m->round + 1]; i < p->rounds[m->round + 2]; i++) {
        const odd_move *next = &p->m->moves[i];
        if (next->section == m->section && next->first == m->first)
            say_boards_go(o, at, &count, next->section, next->table);
    }
    for (size_t i = p->sit_rounds[m->round + 1]; i < p->sit_rounds[m->round + 2]; i++) {
        const odd_sit_out *sit = &p->m->sits[i];
        if (sit->table > 0 && sit->section == m->section && sit->first == m->first)
            say_boards_go(o, at, &count, sit->section, sit->table);
    }
    odd_out_text(o, odd_cell_ref_json(at) ? "]" : count == 0 ? "not played" : "");
}

#define NS_EW "\"NS\" | \"EW\""
#define SHARED_SWITCHED(shared, switched)                                                  \
    {"",                                                                                   \
     NULL,                                                                                 \
     "shared",                                                                             \
     ODD_CELL_LEFT,                                                                        \
     ODD_GRID_JSON,                                                                        \
     0,                                                                                    \
     NULL,                                                                                 \
     shared,                                                                               \
     ODD_IS("?true", "another table has the same boards in this round")},                  \
    {                                                                                      \
        "", NULL, "switched", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, switched,             \
            ODD_IS("?true", "arrow-switched: who usually sits East-West sits North-South") \
    }

static const odd_grid_column table_columns[] = {
    {"", NULL, "table", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_name},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_round, ODD_IS("integer", "round")},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_side,
     ODD_IS("?string", "id of who sits North-South; of individuals both: \"1+5\"")},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 1, NULL, put_side,
     ODD_IS("?string", "id of who sits East-West")},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_boards,
     ODD_IS("integer[]", "boards")},
    {"N-S go to", NULL, "ns_next", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, is_pairs, put_next,
     ODD_IS("?string | null", "the next table of North-South; null: they sit out; not after the last round")},
    {"", NULL, "ns_next_side", ODD_CELL_LEFT, ODD_GRID_JSON, 0, is_pairs, put_next_side,
     ODD_IS("?" NS_EW, "the direction in which they sit there")},
    {"E-W go to", NULL, "ew_next", ODD_CELL_LEFT, ODD_GRID_EVERY, 1, is_pairs, put_next,
     ODD_IS("?string | null", "the next table of East-West, in the same way")},
    {"", NULL, "ew_next_side", ODD_CELL_LEFT, ODD_GRID_JSON, 1, is_pairs, put_next_side,
     ODD_IS("?" NS_EW, "the direction in which they sit there")},
    {"Boards go to", NULL, "boards_next", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_boards_next,
     ODD_IS("?string[]", "the tables where the boards are in the next round; empty: none")},
    {"", NULL, "notes", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_notes, .put = put_notes},
    SHARED_SWITCHED(put_shared, put_switched),
};
const odd_column_list odd_paper_table_columns = ODD_COLUMN_LIST(table_columns);

/* ---- Guide cards ------------------------------------------------------------------------------- */

static int own_round(const odd_cell_ref *at) {
    return SHEET(at)->p->own_rounds[at->row];
}

/* NULL: they sit out. The other pair of a team plays in the other room. */
static const odd_move *own_move(const odd_cell_ref *at, int room) {
    return odd_paper_place(SHEET(at)->p, SHEET(at)->who, own_round(at), room);
}

static const odd_sit_out *own_sit(const odd_cell_ref *at) {
    return odd_paper_sit(SHEET(at)->p, SHEET(at)->who, own_round(at));
}

static void put_own_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, own_round(at));
}

/* The tables of both rooms, separated by a comma; in JSON each is a member. */
static void put_own_table(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = own_move(at, at->which), *other = own_move(at, 1);
    const odd_sit_out *sit = m == NULL && at->which == 0 ? own_sit(at) : NULL;
    if (m != NULL)
        say_table(o, at, m->section, m->table);
    if (m != NULL && other != NULL && !odd_cell_ref_json(at)) {
        odd_out_text(o, ", ");
        say_table(o, at, other->section, other->table);
    }
    if (sit != NULL && sit->table > 0)
        say_table(o, at, sit->section, sit->table);
    else if (sit != NULL && !odd_cell_ref_json(at))
        odd_out_char(o, '-');
}

static const char *direction_of(const odd_cell_ref *at, const odd_move *m) {
    uint32_t who = SHEET(at)->who;
    if (m->ns[1] == 0 && odd_cell_ref_json(at))
        return odd_paper_is_in(m->ns, who) ? "NS" : "EW";
    if (m->ns[1] == 0)
        return odd_paper_is_in(m->ns, who) ? "N-S" : "E-W";
    int seat = m->ns[0] == who ? 0 : m->ns[1] == who ? 1 : m->ew[0] == who ? 2 : 3;
    static const char *const letters[] = {"N", "S", "E", "W"};
    return odd_cell_ref_json(at) ? letters[seat] : odd_paper_seat_words(ODD_PAPER_NORTH + seat);
}

static void put_own_direction(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = own_move(at, at->which), *other = own_move(at, 1);
    if (m != NULL)
        odd_cell_word(o, at, direction_of(at, m));
    if (odd_cell_ref_json(at))
        return;
    if (m == NULL)
        odd_out_text(o, "sit out");
    if (other != NULL) {
        odd_out_text(o, ", ");
        odd_out_string(o, direction_of(at, other));
    }
}

static void put_sits_out(odd_out *o, const odd_cell_ref *at) {
    say_true(o, own_move(at, 0) == NULL);
}

static void put_opponents(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = own_move(at, 0);
    if (m == NULL)
        return;
    quote(o, at);
    odd_say_moved(o, MOVEMENT(at), m, odd_paper_is_in(m->ns, SHEET(at)->who) ? 1 : 0);
    quote(o, at);
}

static void put_partner(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = own_move(at, 0);
    uint32_t who = SHEET(at)->who;
    if (m == NULL)
        return;
    const uint16_t *side = odd_paper_is_in(m->ns, who) ? m->ns : m->ew;
    odd_cell_people(o, at, MOVEMENT(at)->ids[side[0] == who ? side[1] : side[0]]);
}

static void put_own_boards(odd_out *o, const odd_cell_ref *at) {
    const odd_move *m = own_move(at, 0);
    const odd_sit_out *sit = m == NULL ? own_sit(at) : NULL;
    if (m != NULL || sit != NULL)
        say_boards(o, at, m != NULL ? m->first : sit->first, m != NULL ? m->last : sit->last);
}

static void put_own_notes(odd_out *o, const odd_cell_ref *at) {
    if (own_move(at, 0) != NULL)
        say_notes(o, own_move(at, 0));
}

static void put_own_shared(odd_out *o, const odd_cell_ref *at) {
    say_true(o, own_move(at, 0) != NULL && own_move(at, 0)->shared);
}

static void put_own_switched(odd_out *o, const odd_cell_ref *at) {
    say_true(o, own_move(at, 0) != NULL && own_move(at, 0)->switched);
}

#define DIRECTIONS "?\"NS\" | \"EW\" | \"N\" | \"S\" | \"E\" | \"W\""

static const odd_grid_column guide_columns[] = {
    {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_name},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_own_round,
     ODD_IS("integer", "round")},
    {"Table", NULL, "table", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_own_table,
     ODD_IS("?string", "table; of a team, that of its first pair")},
    {"Sit", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_own_direction,
     ODD_IS(DIRECTIONS, "where they sit; of an individual, the seat")},
    {"", NULL, "other_table", ODD_CELL_LEFT, ODD_GRID_JSON, 1, is_teams, put_own_table,
     ODD_IS("?string", "of a team: the table of its other pair")},
    {"", NULL, "other_direction", ODD_CELL_LEFT, ODD_GRID_JSON, 1, is_teams, put_own_direction,
     ODD_IS("?" NS_EW, "and where that sits")},
    {"", NULL, "sits_out", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_sits_out,
     ODD_IS("?true", "they do not play in this round")},
    {"With", NULL, "partner", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, is_individuals, put_partner,
     ODD_IS("?string", "of an individual: id of the partner")},
    {"Against", NULL, "opponents", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_opponents,
     ODD_IS("?string", "id of the opponents; of individuals both: \"1+5\"")},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_own_boards,
     ODD_IS("integer[]", "boards; of those who sit out, the boards that wait at their table")},
    {"", NULL, "notes", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_notes, .put = put_own_notes},
    SHARED_SWITCHED(put_own_shared, put_own_switched),
};
const odd_column_list odd_paper_guide_columns = ODD_COLUMN_LIST(guide_columns);

/* ---- Travellers and slips ------------------------------------------------------------------------ */

#define BLANK(head, key) \
    { head, NULL, key, ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_blank }
#define BLANKS                                                                     \
    BLANK("Contract", "contract"), BLANK("By", "declarer"), BLANK("Lead", "lead"), \
        BLANK("Tricks", "tricks"), BLANK("N-S +", "ns_score"), BLANK("E-W +", "ew_score")

static void put_section(odd_out *o, const odd_cell_ref *at) {
    if (SHEET(at)->section > 0)
        odd_out_char(o, (char)('A' + SHEET(at)->section - 1));
}

static const odd_grid_column traveller_columns[] = {
    {"", NULL, "board", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_name},
    {"", NULL, "section", ODD_CELL_LEFT, ODD_GRID_CSV, 0, has_sections, .put = put_section},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_round, ODD_IS("integer", "round")},
    {"", NULL, "table", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_table,
     ODD_IS("string", "where it is played")},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_side,
     ODD_IS("string", "id of who sits North-South; of individuals both: \"1+5\"")},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 1, NULL, put_side,
     ODD_IS("string", "id of who sits East-West")},
    BLANKS,
};
const odd_column_list odd_paper_traveller_columns = ODD_COLUMN_LIST(traveller_columns);

static int slip_board(const odd_cell_ref *at) {
    return SHEET(at)->move->first + (int)at->row;
}

static void put_slip_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, SHEET(at)->move->round);
}

static void put_slip_side(odd_out *o, const odd_cell_ref *at) {
    odd_say_moved(o, MOVEMENT(at), SHEET(at)->move, at->which);
}

static void put_slip_board(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, slip_board(at));
}

static void put_slip_dealer(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_seat_text(odd_board_dealer(slip_board(at))));
}

static void put_slip_vul(odd_out *o, const odd_cell_ref *at) {
    static const char *const words[] = {
        [ODD_VUL_NONE] = "none", [ODD_VUL_NS] = "N-S", [ODD_VUL_EW] = "E-W", [ODD_VUL_BOTH] = "both"};
    odd_vul vul = odd_board_vul(slip_board(at));
    odd_cell_word(o, at, odd_cell_ref_json(at) ? odd_vul_text(vul) : words[vul]);
}

static const odd_grid_column slip_columns[] = {
    {"", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_slip_round},
    {"", NULL, "table", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_name},
    {"", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_slip_side},
    {"", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_CSV, 1, NULL, .put = put_slip_side},
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_slip_board,
     ODD_IS("integer", "number of the board")},
    {"Dealer", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_slip_dealer,
     ODD_IS("Seat", "dealer")},
    {"Vul", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_slip_vul,
     ODD_IS("Vul", "vulnerability")},
    BLANKS,
};
const odd_column_list odd_paper_slip_columns = ODD_COLUMN_LIST(slip_columns);

/* ---- Name slips ------------------------------------------------------------------------------------ */

const char *odd_paper_seat_words(int seat) {
    static const char *const words[] = {"N-S", "E-W", "North", "South", "East", "West"};
    return words[seat];
}

static const odd_paper_seat *seat_of(const odd_cell_ref *at) {
    return &SHEET(at)->seats[at->row];
}

static void put_seat(odd_out *o, const odd_cell_ref *at) {
    static const char *const keys[] = {"NS", "EW", "N", "S", "E", "W"};
    odd_cell_word(o, at,
                  odd_cell_ref_json(at) ? keys[seat_of(at)->seat] : odd_paper_seat_words(seat_of(at)->seat));
}

static void put_seat_id(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, MOVEMENT(at)->ids[seat_of(at)->who]);
}

/* A list in JSON; elsewhere a team's name. */
static void put_seat_names(odd_out *o, const odd_cell_ref *at) {
    const odd_paper *p = SHEET(at)->p;
    uint32_t index = odd_event_movement_who(p->e, p->session, seat_of(at)->who);
    if (!odd_cell_ref_json(at))
        odd_cell_people(o, at, odd_paper_names_of(p, seat_of(at)->who));
    else
        odd_json_names(o, index != ODD_NOBODY ? odd_contestant_at(p->e, index)->players : (odd_text){0});
}

static void put_seat_team(odd_out *o, const odd_cell_ref *at) {
    const odd_paper *p = SHEET(at)->p;
    uint32_t index = odd_event_movement_who(p->e, p->session, seat_of(at)->who);
    if (index != ODD_NOBODY)
        odd_cell_people(o, at, odd_contestant_at(p->e, index)->name);
}

static const odd_grid_column name_columns[] = {
    {"", NULL, "table", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_name},
    {"Sit", NULL, "seat", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_seat,
     ODD_IS("\"NS\" | \"EW\" | \"N\" | \"S\" | \"E\" | \"W\"", "where they sit")},
    {"Id", NULL, "id", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, put_seat_id,
     ODD_IS("string", "id")},
    {"", NULL, "team", ODD_CELL_NAME, ODD_GRID_JSON, 0, is_teams, put_seat_team,
     ODD_IS("?string", "name of a team")},
    {"Names", NULL, "names", ODD_CELL_NAME, ODD_GRID_EVERY, 0, NULL, put_seat_names,
     ODD_IS("string[]", "names of the players")},
};
const odd_column_list odd_paper_name_columns = ODD_COLUMN_LIST(name_columns);
