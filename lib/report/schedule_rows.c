/* The schedule of an event: who meets whom in each round, on which boards, and which results are missing. */
#include "base/arena.h"
#include "report/event_rows.h"
#include "report/open_event.h"

/* ---- Rows ------------------------------------------------------------------------------------------ */

static bool is_missing(const odd_event *e, const odd_schedule_row *r, int board) {
    return odd_event_move_line(e, r->session, r->move, board) == NULL;
}

/* The next board of a move; its boards may not be known yet. */
static int next_board(const odd_move *v, int board) {
    return v->first == 0 || board >= v->last ? 0 : board == 0 ? v->first : board + 1;
}

static bool any_missing(const odd_event *e, const odd_schedule_row *r) {
    for (int b = next_board(r->move, 0); b > 0; b = next_board(r->move, b))
        if (is_missing(e, r, b))
            return true;
    return false;
}

static bool any_there(const odd_event *e, const odd_schedule_row *r) {
    for (int b = next_board(r->move, 0); b > 0; b = next_board(r->move, b))
        if (!is_missing(e, r, b))
            return true;
    return false;
}

odd_schedule_rows odd_schedule_of(const odd_event *e, odd_arena *arena, bool missing) {
    odd_schedule_rows all = {.e = e};
    size_t count = 0;
    for (size_t s = 0; s < odd_event_about(e)->session_count; s++)
        count += odd_event_movement(e, s) != NULL ? odd_event_movement(e, s)->move_count : 0;
    all.list = ODD_TAKE(arena, count + 1, odd_schedule_row);
    for (size_t s = 0; s < odd_event_about(e)->session_count; s++) {
        const odd_movement *m = odd_event_movement(e, s);
        for (size_t i = 0; m != NULL && i < m->move_count; i++) {
            odd_schedule_row r = {s, &m->moves[i]};
            if (!missing || any_missing(e, &r))
                all.list[all.count++] = r;
        }
    }
    return all;
}

int odd_schedule_round(const odd_event *e, size_t session) {
    const odd_movement *m = odd_event_movement(e, session);
    int last = 0;
    for (size_t i = 0; m != NULL && i < m->move_count; i++)
        if (m->moves[i].round > last && any_there(e, &(odd_schedule_row){session, &m->moves[i]}))
            last = m->moves[i].round;
    return last;
}

int odd_schedule_seats(uint32_t *list, const odd_event *e, size_t session, int board, int direction,
                       uint32_t ns) {
    const odd_movement *m = odd_event_movement(e, session);
    int count = 0;
    if (m == NULL || m->boards == 0)
        return -1;
    for (size_t i = 0; i < m->move_count && (size_t)count < odd_event_about(e)->contestant_count; i++) {
        const odd_move *v = &m->moves[i];
        bool meets = ns == ODD_NOBODY || odd_event_movement_who(e, session, v->ns[0]) == ns;
        if (v->first <= board && board <= v->last && meets &&
            is_missing(e, &(odd_schedule_row){session, v}, board))
            list[count++] = odd_event_movement_who(e, session, direction == 0 ? v->ns[0] : v->ew[0]);
    }
    return count;
}

/* ---- Cells ----------------------------------------------------------------------------------------- */

static const odd_schedule_rows *all_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_schedule_row *row_of(const odd_cell_ref *at) {
    return &all_of(at)->list[at->row];
}

static bool has_sessions(const odd_cell_ref *at) {
    return odd_event_about(all_of(at)->e)->has_sessions;
}

static void put_session(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, odd_event_session_at(all_of(at)->e, row_of(at)->session)->number);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->move->round);
}

static void put_section_letter(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->move->section > 0)
        odd_out_char(o, (char)('A' + row_of(at)->move->section - 1));
}

static void put_section(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->move->section == 0)
        return;
    odd_out_char(o, '"');
    put_section_letter(o, at);
    odd_out_char(o, '"');
}

static void put_table(odd_out *o, const odd_cell_ref *at) {
    if (!odd_cell_ref_json(at))
        put_section_letter(o, at);
    odd_out_int(o, row_of(at)->move->table);
}

/* "7", "1+5" */
static void put_side(odd_out *o, const odd_cell_ref *at) {
    const odd_movement *m = odd_event_movement(all_of(at)->e, row_of(at)->session);
    const uint16_t *who = at->which == 0 ? row_of(at)->move->ns : row_of(at)->move->ew;
    odd_out_text(o, odd_cell_ref_json(at) ? "\"" : "");
    odd_out_bytes(o, m->ids[who[0]].text, m->ids[who[0]].len);
    if (who[1] != 0) {
        odd_out_char(o, '+');
        odd_out_bytes(o, m->ids[who[1]].text, m->ids[who[1]].len);
    }
    odd_out_text(o, odd_cell_ref_json(at) ? "\"" : "");
}

enum { BOARDS, DONE, MISSING };

/* Boards of a move, as a list in JSON, otherwise "4-6" or "4 6". */
static void put_boards(odd_out *o, const odd_cell_ref *at) {
    const odd_schedule_row *r = row_of(at);
    int from = 0, last = 0;
    odd_out_text(o, odd_cell_ref_json(at) ? "[" : "");
    for (int b = next_board(r->move, 0); b > 0; b = next_board(r->move, b)) {
        if (at->which != BOARDS && is_missing(all_of(at)->e, r, b) != (at->which == MISSING))
            continue;
        if (odd_cell_ref_json(at)) {
            odd_json_next(o);
            odd_out_int(o, b);
        } else if (from == 0 || b != last + 1) {
            if (last > from)
                odd_out_words(o, "-%d", last);
            odd_out_words(o, from > 0 ? " %d" : "%d", b);
            from = b;
        }
        last = b;
    }
    if (!odd_cell_ref_json(at) && last > from)
        odd_out_words(o, "-%d", last);
    odd_out_text(o, odd_cell_ref_json(at) ? "]" : "");
}

static void put_shared(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, row_of(at)->move->shared ? "true" : "false");
}

static void put_switched(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, row_of(at)->move->switched ? "true" : "");
}

static const odd_grid_column schedule_columns[] = {
    {"Session", NULL, "session", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_sessions, .put = put_session},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_round,
     ODD_IS("integer", "round, from 1")},
    {"", NULL, "section", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_section,
     ODD_IS("?string", "section: \"A\"; left out if there are none")},
    {"Table", NULL, "table", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_table,
     ODD_IS("integer", "table, from 1 in each section")},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_side,
     ODD_IS("string", "id of North-South: \"NS7\" in an event with two winners, \"1+5\" for individuals")},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_EVERY, 1, NULL, put_side,
     ODD_IS("string", "id of East-West")},
    {"", NULL, "boards", ODD_CELL_LEFT, ODD_GRID_JSON, BOARDS, NULL, put_boards,
     ODD_IS("integer[]", "boards that they play; empty if they are not known yet")},
    {"", NULL, "shared", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_shared,
     ODD_IS("boolean", "whether another table has the same boards in this round")},
    {"", NULL, "switched", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_switched,
     ODD_IS("?true", "arrow-switched: the pair that usually sits East-West sits North-South")},
    {"", NULL, "done", ODD_CELL_LEFT, ODD_GRID_JSON, DONE, NULL, put_boards,
     ODD_IS("integer[]",
            "boards that have a line: a result, an adjusted score, or that they were not played")},
    {"Missing", NULL, "missing", ODD_CELL_LEFT, ODD_GRID_EVERY, MISSING, NULL, put_boards,
     ODD_IS("integer[]", "boards that have none")},
};
const odd_column_list odd_schedule_columns = ODD_COLUMN_LIST(schedule_columns);

void odd_json_session(odd_out *o, const odd_event *e, const odd_board *b) {
    if (odd_event_about(e)->has_sessions)
        odd_json_int(o, "session", odd_event_session_at(e, b->session)->number);
}

/* ---- JSON ------------------------------------------------------------------------------------------ */

static void put_sits(odd_out *o, const odd_movement *m) {
    odd_json_open(o, "sits", '[');
    for (size_t i = 0; i < m->sit_count; i++) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "round", m->sits[i].round);
        odd_json_member(o, "id", m->ids[m->sits[i].who]);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

static void put_movement(odd_out *o, const odd_schedule_rows *all, size_t session) {
    const odd_event *e = all->e;
    const odd_movement *m = odd_event_movement(e, session);
    odd_members members = odd_members_of(&odd_schedule_columns, all);
    char name[ODD_MOVEMENT_NAME_MAX];
    if (m == NULL)
        return;
    odd_movement_name(name, sizeof name, m);
    odd_json_word(o, "kind", odd_movement_kind_about(m->kind)->name);
    if (m->form != ODD_FORM_USUAL)
        odd_json_word(o, "form", odd_movement_form_about(m->form)->name);
    odd_json_word(o, "name", name);
    odd_json_int(o, "winners", m->winners);
    odd_json_int(o, "tables", m->tables);
    odd_json_int(o, "rounds", m->rounds);
    odd_json_int(o, "boards", m->boards);
    odd_json_int(o, "round", odd_schedule_round(e, session));
    odd_json_open(o, "schedule", '[');
    for (size_t i = 0; i < all->count; i++)
        if (all->list[i].session == session) {
            odd_members_line(o, &members, i, 2);
        }
    odd_out_char(o, ']');
    put_sits(o, m);
}

void odd_schedule_json(odd_out *o, const odd_event *e, odd_arena *arena) {
    odd_schedule_rows all = odd_schedule_of(e, arena, false);
    odd_json_head(o, e);
    odd_json_open(o, "sessions", '[');
    for (size_t s = 0; s < odd_event_about(e)->session_count; s++) {
        const odd_event_session *session = odd_event_session_at(e, s);
        odd_json_line(o, 1);
        odd_out_char(o, '{');
        odd_json_int(o, "session", session->number);
        odd_json_member(o, "title", session->title);
        odd_json_int(o, "expected", session->expected);
        put_movement(o, &all, s);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
    odd_json_footer(o, e);
}
