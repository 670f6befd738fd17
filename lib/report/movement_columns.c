/* Movements, row by row: lists of columns, from which text, CSV, HTML and JSON are written. */
#include "report/movement_report.h"

static void put_bool(odd_out *o, bool value) {
    odd_out_text(o, value ? "true" : "false");
}

/* Writes the text of a function of movement_words.c in this format. */
static void quote(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        odd_out_char(o, '"');
}

static void put_id(odd_out *o, const odd_cell_ref *at, const odd_movement *m, uint32_t who) {
    odd_cell_people(o, at, who <= (uint32_t)m->contestants ? m->ids[who] : (odd_text){0});
}

/* [1,2,3] */
static void put_board_list(odd_out *o, int first, int last) {
    odd_out_char(o, '[');
    for (int board = first; first > 0 && board <= last; board++) {
        odd_json_next(o);
        odd_out_int(o, board);
    }
    odd_out_char(o, ']');
}

static void put_boards(odd_out *o, const odd_cell_ref *at, int first, int last) {
    if (odd_cell_ref_json(at))
        put_board_list(o, first, last);
    else
        odd_say_boards(o, first, last);
}

static void put_section(odd_out *o, const odd_cell_ref *at, int section) {
    char letter[2] = {(char)('A' + section - 1), '\0'};
    if (section > 0)
        odd_cell_word(o, at, letter);
}

static bool has_sections(const odd_cell_ref *at) {
    return ((const odd_movement *)at->data)->sections > 0;
}

/* ---- The schedule -------------------------------------------------------------------------------- */

static const odd_movement *movement_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_move *move_of(const odd_cell_ref *at) {
    return &movement_of(at)->moves[at->row];
}

static void move_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, move_of(at)->round);
}

static void move_table(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, move_of(at)->table);
}

static void move_side(odd_out *o, const odd_cell_ref *at) {
    quote(o, at);
    odd_say_moved(o, movement_of(at), move_of(at), at->which);
    quote(o, at);
}

static void move_boards(odd_out *o, const odd_cell_ref *at) {
    put_boards(o, at, move_of(at)->first, move_of(at)->last);
}

static void move_end(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, at->which == 0 ? move_of(at)->first : move_of(at)->last);
}

static void move_shared(odd_out *o, const odd_cell_ref *at) {
    put_bool(o, move_of(at)->shared);
}

static void move_switched(odd_out *o, const odd_cell_ref *at) {
    if (move_of(at)->switched)
        odd_out_text(o, "true");
}

static void move_section(odd_out *o, const odd_cell_ref *at) {
    put_section(o, at, move_of(at)->section);
}

static const odd_grid_column move_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, move_round,
     ODD_IS("integer", "round, from 1")},
    {"Table", NULL, "table", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, move_table,
     ODD_IS("integer", "table, from 1 in each section")},
    {"N-S", NULL, "ns", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, move_side,
     ODD_IS("string", "id of North-South; both ids for individuals: \"1+5\"")},
    {"E-W", NULL, "ew", ODD_CELL_RIGHT, ODD_GRID_EVERY, 1, NULL, move_side,
     ODD_IS("string", "id of East-West")},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_TEXT | ODD_GRID_HTML | ODD_GRID_JSON, 0, NULL,
     move_boards, ODD_IS("integer[]", "boards")},
    {"", NULL, "first", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = move_end},
    {"", NULL, "last", ODD_CELL_RIGHT, ODD_GRID_CSV, 1, NULL, .put = move_end},
    {"", NULL, "shared", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, move_shared,
     ODD_IS("boolean", "whether another table has the same boards in this round")},
    {"", NULL, "switched", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, move_switched,
     ODD_IS("?true", "arrow-switched: the pair that usually sits East-West sits North-South")},
    {"Section", NULL, "section", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_sections, move_section,
     ODD_IS("?string", "letter of the section, if there are sections")},
};
const odd_column_list odd_move_columns = ODD_COLUMN_LIST(move_columns);

/* ---- Sit-outs ------------------------------------------------------------------------------------ */

static const odd_sit_out *sit_of(const odd_cell_ref *at) {
    return &movement_of(at)->sits[at->row];
}

static void sit_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, sit_of(at)->round);
}

static void sit_id(odd_out *o, const odd_cell_ref *at) {
    put_id(o, at, movement_of(at), sit_of(at)->who);
}

static void sit_table(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, sit_of(at)->table);
}

static void sit_side(odd_out *o, const odd_cell_ref *at) {
    odd_side side = sit_of(at)->side;
    if (side != ODD_NO_SIDE)
        odd_cell_word(o, at, side == ODD_NS ? "NS" : "EW");
}

static void sit_boards(odd_out *o, const odd_cell_ref *at) {
    if (sit_of(at)->first > 0)
        put_boards(o, at, sit_of(at)->first, sit_of(at)->last);
}

static void sit_section(odd_out *o, const odd_cell_ref *at) {
    put_section(o, at, sit_of(at)->section);
}

static const odd_grid_column sit_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, sit_round,
     ODD_IS("integer", "round, from 1")},
    {"Sits out", NULL, "id", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, sit_id,
     ODD_IS("string", "id of the contestant who sits out")},
    {"Table", NULL, "table", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, sit_table,
     ODD_IS("?integer", "the table where they sit without opponents")},
    {"", NULL, "side", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, sit_side,
     ODD_IS("?\"NS\" | \"EW\"", "the direction in which they sit there")},
    {"Boards", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, sit_boards,
     ODD_IS("?integer[]", "boards at that table")},
    {"Section", NULL, "section", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_sections, sit_section,
     ODD_IS("?string", "letter of the section, if there are sections")},
};
const odd_column_list odd_sit_columns = ODD_COLUMN_LIST(sit_columns);

/* ---- Faults -------------------------------------------------------------------------------------- */

static const odd_movement *faulty_of(const odd_cell_ref *at) {
    return ((const odd_fault_rows *)at->data)->m;
}

static const odd_fault *fault_of(const odd_cell_ref *at) {
    return &((const odd_fault_rows *)at->data)->faults->list[at->row];
}

static void fault_kind(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_fault_text(fault_of(at)->kind));
}

static void fault_number(odd_out *o, const odd_cell_ref *at, int number) {
    if (number > 0 || odd_cell_ref_json(at))
        odd_out_int(o, number);
}

static void fault_round(odd_out *o, const odd_cell_ref *at) {
    fault_number(o, at, fault_of(at)->round);
}

static void fault_table(odd_out *o, const odd_cell_ref *at) {
    const odd_fault *f = fault_of(at);
    if (odd_cell_ref_json(at) || f->table == 0)
        fault_number(o, at, f->table);
    else
        odd_say_table(o, faulty_of(at), f->section, f->table);
}

static void fault_id(odd_out *o, const odd_cell_ref *at) {
    put_id(o, at, faulty_of(at), fault_of(at)->who);
}

static void fault_other(odd_out *o, const odd_cell_ref *at) {
    if (fault_of(at)->other > 0)
        put_id(o, at, faulty_of(at), fault_of(at)->other);
}

static void fault_boards(odd_out *o, const odd_cell_ref *at) {
    put_boards(o, at, fault_of(at)->first, fault_of(at)->last);
}

static void fault_section(odd_out *o, const odd_cell_ref *at) {
    put_section(o, at, fault_of(at)->section);
}

static void fault_message(odd_out *o, const odd_cell_ref *at) {
    char text[ODD_FAULT_MAX];
    odd_fault_format(text, sizeof text, faulty_of(at), fault_of(at));
    odd_cell_people(o, at, odd_text_of(text));
}

static const odd_grid_column fault_columns[] = {
    {"Kind", NULL, "kind", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, fault_kind,
     ODD_IS("string",
            "kind: \"repeat-board\", \"repeat-opponents\", \"two-places\", \"shared-boards\", "
            "\"unequal\", \"repeat-partners\", \"repeat-table\", \"no-opponents\" or \"one-room\"")},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, fault_round,
     ODD_IS("integer", "round; 0 if the fault concerns several or none")},
    {"Table", NULL, "table", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, fault_table,
     ODD_IS("integer", "table; 0 if the fault concerns several or none")},
    {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, fault_id,
     ODD_IS("string", "id of the contestant; \"\" if none")},
    {"", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, fault_boards,
     ODD_IS("integer[]", "the boards concerned")},
    {"", NULL, "other", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, fault_other,
     ODD_IS("?string", "id of the other contestant, if there are two")},
    {"", NULL, "section", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, fault_section,
     ODD_IS("?string", "letter of the section, if there are sections")},
    {"What", NULL, "message", ODD_CELL_PROSE, ODD_GRID_EVERY, 0, NULL, fault_message,
     ODD_IS("string", "in words")},
};
const odd_column_list odd_fault_columns = ODD_COLUMN_LIST(fault_columns);

/* ---- Proposals ----------------------------------------------------------------------------------- */

static const odd_proposal *proposal_of(const odd_cell_ref *at) {
    return &((const odd_proposals *)at->data)->list[at->row];
}

static void proposal_number(odd_out *o, const odd_cell_ref *at) {
    const odd_proposal *p = proposal_of(at);
    const int numbers[] = {p->movement.winners,
                           p->movement.tables,
                           p->movement.rounds,
                           p->movement.boards,
                           p->boards_least,
                           p->boards_most,
                           p->sits,
                           p->copies,
                           p->minutes,
                           (int)at->row + 1};
    odd_out_int(o, numbers[at->which]);
}

static void proposal_kind(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_movement_kind_about(proposal_of(at)->movement.kind)->name);
}

static void proposal_form(odd_out *o, const odd_cell_ref *at) {
    if (proposal_of(at)->movement.form != ODD_FORM_USUAL)
        odd_cell_word(o, at, odd_movement_form_about(proposal_of(at)->movement.form)->name);
}

/* The quality is defined for pairs with one winner. */
static void proposal_quality(odd_out *o, const odd_cell_ref *at) {
    const odd_proposal *p = proposal_of(at);
    if (p->movement.contest == ODD_PAIRS && p->movement.winners == 1 && p->fairness_x10 >= 0)
        odd_say_x10(o, p->fairness_x10);
    else if (odd_cell_ref_json(at))
        odd_out_text(o, "null");
}

static void proposal_fairness(odd_out *o, const odd_cell_ref *at) {
    if (proposal_of(at)->fairness_x10 >= 0)
        odd_say_x10(o, proposal_of(at)->fairness_x10);
    else if (odd_cell_ref_json(at))
        odd_out_text(o, "null");
}

static void proposal_plays(odd_out *o, const odd_cell_ref *at) {
    const odd_proposal *p = proposal_of(at);
    odd_say_boards(o, p->boards_least > 0 ? p->boards_least : p->boards_most, p->boards_most);
}

static void proposal_shared(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        put_bool(o, proposal_of(at)->copies > 1);
    else
        odd_out_text(o, proposal_of(at)->copies > 1 ? "yes" : "no");
}

static void proposal_name(odd_out *o, const odd_cell_ref *at) {
    char name[ODD_MOVEMENT_NAME_MAX];
    odd_movement_name(name, sizeof name, &proposal_of(at)->movement);
    odd_cell_word(o, at, name);
}

static void proposal_why(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, proposal_of(at)->why);
}

static void proposal_line(odd_out *o, const odd_cell_ref *at) {
    char line[ODD_WISH_MAX];
    odd_movement_wish_format(line, sizeof line, &proposal_of(at)->wish);
    if (odd_cell_ref_json(at))
        odd_out_char(o, '"');
    odd_out_text(o, "movement ");
    odd_out_string(o, line);
    if (odd_cell_ref_json(at))
        odd_out_char(o, '"');
}

static const odd_grid_column proposal_columns[] = {
    {"", NULL, "", ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 9, NULL, .put = proposal_number},
    {"", NULL, "kind", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, proposal_kind,
     ODD_IS("string", "kind of movement, as in a log")},
    {"Winners", NULL, "winners", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, proposal_number,
     ODD_IS("1 | 2", "2: North-South and East-West are ranked separately")},
    {"Tables", NULL, "tables", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 1, NULL, proposal_number,
     ODD_IS("integer", "tables in all sections")},
    {"Rounds", NULL, "rounds", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 2, NULL, proposal_number,
     ODD_IS("integer", "rounds")},
    {"Boards", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_EVERY, 3, NULL, proposal_number,
     ODD_IS("integer", "different boards")},
    {"", NULL, "quality", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, proposal_quality,
     ODD_IS("number | null",
            "how evenly all pairs are compared, 0 to 100; null except for pairs with one winner")},
    {"Fair", NULL, "fairness", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, NULL, proposal_fairness,
     ODD_IS(
         "number | null",
         "the same for those who are ranked together; for teams and players, how evenly any two are opponents")},
    {"Each", NULL, "", ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, NULL, .put = proposal_plays},
    {"", NULL, "boards_least", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 4, NULL, proposal_number,
     ODD_IS("integer", "the fewest boards that anybody plays")},
    {"", NULL, "boards_most", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 5, NULL, proposal_number,
     ODD_IS("integer", "the most boards that anybody plays")},
    {"Sits", NULL, "sit_outs", ODD_CELL_RIGHT, ODD_GRID_EVERY, 6, NULL, proposal_number,
     ODD_IS("integer", "the most rounds that anybody sits out")},
    {"Shared", NULL, "shared", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, proposal_shared,
     ODD_IS("boolean", "whether tables share boards")},
    {"", NULL, "copies", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 7, NULL, proposal_number,
     ODD_IS("integer", "copies of the boards that are needed")},
    {"Minutes", NULL, "minutes", ODD_CELL_RIGHT, ODD_GRID_EVERY, 8, NULL, proposal_number,
     ODD_IS("integer", "time that it takes: 7 minutes per board and 2 per round")},
    {"Movement", NULL, "name", ODD_CELL_PROSE, ODD_GRID_EVERY, 0, NULL, proposal_name,
     ODD_IS("string", "its name")},
    {"Why", NULL, "why", ODD_CELL_PROSE, ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_JSON, 0, NULL, proposal_why,
     ODD_IS("string", "one sentence")},
    {"Line of the log", NULL, "line", ODD_CELL_PROSE, ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_JSON, 0, NULL,
     proposal_line, ODD_IS("string", "the line of a log that makes it")},
    {"", NULL, "form", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, proposal_form,
     ODD_IS("?string", "form of the movement, if its kind has several")},
};
const odd_column_list odd_proposal_columns = ODD_COLUMN_LIST(proposal_columns);

/* ---- What a continuation means ------------------------------------------------------------------- */

static const odd_loss *loss_of(const odd_cell_ref *at) {
    const odd_loss_rows *rows = at->data;
    return &rows->c->losses[rows->shown != NULL ? rows->shown[at->row] : at->row];
}

static void loss_id(odd_out *o, const odd_cell_ref *at) {
    put_id(o, at, &((const odd_loss_rows *)at->data)->c->movement, loss_of(at)->who);
}

static void loss_number(odd_out *o, const odd_cell_ref *at) {
    const odd_loss *l = loss_of(at);
    const int numbers[] = {l->before, l->now, l->before - l->now, l->sits, l->rematches};
    odd_out_int(o, numbers[at->which]);
}

static const odd_grid_column loss_columns[] = {
    {"Id", NULL, "id", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, loss_id,
     ODD_IS("string", "id of the contestant")},
    {"Planned", NULL, "planned", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, loss_number,
     ODD_IS("integer", "boards that they were to play")},
    {"Boards", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_EVERY, 1, NULL, loss_number,
     ODD_IS("integer", "boards that they play now")},
    {"Lost", NULL, "lost", ODD_CELL_RIGHT, ODD_GRID_EVERY, 2, NULL, loss_number,
     ODD_IS("integer", "boards that they lose; negative if they play more")},
    {"Sits", NULL, "sit_outs", ODD_CELL_RIGHT, ODD_GRID_EVERY, 3, NULL, loss_number,
     ODD_IS("integer", "rounds that they sit out from now on")},
    {"Rematches", NULL, "rematches", ODD_CELL_RIGHT, ODD_GRID_EVERY, 4, NULL, loss_number,
     ODD_IS("integer", "rounds from now on against opponents whom they have met")},
};
const odd_column_list odd_loss_columns = ODD_COLUMN_LIST(loss_columns);

/* ---- A draw -------------------------------------------------------------------------------------- */

static const odd_drawn_match *drawn_of(const odd_cell_ref *at) {
    return &((const odd_draw_rows *)at->data)->draw.matches[at->row];
}

static void drawn_table(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, drawn_of(at)->table);
}

static void drawn_id(odd_out *o, const odd_cell_ref *at) {
    const odd_draw_rows *rows = at->data;
    uint32_t who = at->which == 0 ? drawn_of(at)->home : drawn_of(at)->away;
    odd_cell_people(o, at, rows->request.entries[who].id);
}

static void drawn_flag(odd_out *o, const odd_cell_ref *at) {
    const odd_drawn_match *m = drawn_of(at);
    const bool flags[] = {m->rematch, m->half, m->given};
    if (flags[at->which])
        odd_out_text(o, "true");
}

static void drawn_rounds(odd_out *o, const odd_cell_ref *at) {
    if (drawn_of(at)->rounds > 1)
        odd_out_int(o, drawn_of(at)->rounds);
}

static void drawn_note(odd_out *o, const odd_cell_ref *at) {
    const odd_drawn_match *m = drawn_of(at);
    const char *words[4];
    int count = 0;
    if (m->rematch)
        words[count++] = "rematch";
    if (m->half)
        words[count++] = "half a match";
    if (m->rounds > 1) /* a knock-out has several: its segments */
        words[count++] = m->rounds == 2 ? "over two rounds" : "over several rounds";
    if (m->given)
        words[count++] = "given";
    for (int i = 0; i < count; i++) {
        odd_out_text(o, i > 0 ? ", " : "");
        odd_out_string(o, words[i]);
    }
}

static const odd_grid_column drawn_columns[] = {
    {"Table", NULL, "table", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, drawn_table,
     ODD_IS("integer", "table, from 1")},
    {"Home", NULL, "home", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, drawn_id,
     ODD_IS("string", "id of the first contestant")},
    {"Away", NULL, "away", ODD_CELL_RIGHT, ODD_GRID_EVERY, 1, NULL, drawn_id,
     ODD_IS("string", "id of the second contestant")},
    {"", NULL, "note", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = drawn_note},
    {"", NULL, "rematch", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, drawn_flag,
     ODD_IS("?true", "they have met before")},
    {"", NULL, "half", ODD_CELL_LEFT, ODD_GRID_JSON, 1, NULL, drawn_flag,
     ODD_IS("?true", "a half match of a triangle in one round")},
    {"", NULL, "given", ODD_CELL_LEFT, ODD_GRID_JSON, 2, NULL, drawn_flag,
     ODD_IS("?true", "the match was given, not drawn")},
    {"", NULL, "rounds", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, drawn_rounds,
     ODD_IS("?integer", "the number of rounds over which it is played, if not 1")},
};
const odd_column_list odd_drawn_columns = ODD_COLUMN_LIST(drawn_columns);
