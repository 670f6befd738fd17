/* Receives the lines about movements: stores them, refuses those that contradict another line, and turns
 * `unplayed` into traveller lines. */
#include "base/arena.h"
#include "base/bits.h"
#include "base/text.h"
#include "event/event_inner.h"

static void wrong(odd_event *e, const odd_record *r, const char *message) {
    odd_event_wrong(e, false, ODD_E_MOVEMENT, r->line, r->whole, (odd_text){0}, "%s", message);
}

/* Notes that the movements have changed. */
static void changed(odd_event *e) {
    e->facts.moves.version++;
    e->derived.changed = true;
}

/* ---- Movements --------------------------------------------------------------------------------- */

/* Returns the last movement of a session, by index + 1; 0 if there is none. */
static size_t last_movement(const odd_event *e, uint32_t session) {
    const odd_movement_facts *m = &e->facts.moves;
    for (size_t i = m->count; i > 0; i--)
        if (m->movements[i - 1].session == session)
            return i;
    return 0;
}

void odd_event_take_movement(odd_event *e, const odd_record *r) {
    odd_movement_facts *m = &e->facts.moves;
    uint32_t session = odd_event_session_of(e, r);
    size_t last = session != ODD_NOBODY ? last_movement(e, session) : 0;
    int from = r->place.round > 0 ? r->place.round : 1, before = last > 0 ? m->movements[last - 1].from : 0;
    if (session == ODD_NOBODY || !odd_event_room(e, &m->movements, m->count, &m->cap, sizeof *m->movements))
        return;
    if (last == 0 && from > 1) {
        wrong(e, r,
              "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it");
    } else if (last > 0 && r->place.round == 0) {
        odd_event_wrong(
            e, false, ODD_E_MOVEMENT, r->line, r->whole, (odd_text){0},
            "line %d has the movement already: expected 'from round 3 movement ...' to change it, or "
            "'movement void' before this line",
            (int)m->movements[last - 1].line);
    } else if (from == 1 && before > 0) {
        odd_event_wrong(e, false, ODD_E_MOVEMENT, r->line, r->whole, (odd_text){0},
                        "line %d has the movement from round %d on: expected a later round, or "
                        "'from round %d movement void' before this line",
                        (int)m->movements[last - 1].line, before, before);
    } else {
        m->movements[m->count++] = (odd_movement_fact){r->line, session, from, r->text, r->guessed};
        changed(e);
    }
}

static bool withdraw_movement(odd_event *e, const odd_record *r, uint32_t session) {
    odd_movement_facts *m = &e->facts.moves;
    size_t last = last_movement(e, session), rows = 0, seats = 0;
    int from = r->place.round > 0 ? r->place.round : 1;
    if (last == 0 || m->movements[last - 1].from != from)
        return false;
    for (size_t i = 0; i < m->row_count; i++)
        if (m->rows[i].movement != last - 1) {
            m->rows[rows] = m->rows[i];
            m->rows[rows++].movement -= m->rows[i].movement > last - 1;
        }
    for (size_t i = 0; i < m->seat_count; i++)
        if (m->seats[i].movement != last) {
            m->seats[seats] = m->seats[i];
            m->seats[seats++].movement -= m->seats[i].movement > last;
        }
    m->row_count = rows;
    m->seat_count = seats;
    for (size_t i = last; i < m->count; i++)
        m->movements[i - 1] = m->movements[i];
    m->count--;
    return true;
}

/* ---- Rows and seats ---------------------------------------------------------------------------- */

/* Returns whether a movement consists of rows: its first word says so. */
static bool is_of_rows(odd_text text) {
    odd_scan s = {text.text, text.len, 0};
    return odd_scan_whole(&s, "own") || odd_scan_whole(&s, "swiss") || odd_scan_whole(&s, "knock-out");
}

static bool same_place(const odd_place *a, const odd_place *b) {
    return a->table == b->table && a->section == b->section && a->round == b->round;
}

void odd_event_take_row(odd_event *e, const odd_record *r) {
    odd_movement_facts *m = &e->facts.moves;
    enum { ROWS_MAX = 20000 };
    uint32_t session = odd_event_session_of(e, r);
    size_t last = session != ODD_NOBODY ? last_movement(e, session) : 0, at = 0;
    if (session == ODD_NOBODY || !odd_event_room(e, &m->rows, m->row_count, &m->row_cap, sizeof *m->rows))
        return;
    if (m->row_count == ROWS_MAX) {
        wrong(e, r, "too many rows: your own movement has at most 20000");
        return;
    }
    if (last == 0 || !is_of_rows(m->movements[last - 1].text)) {
        wrong(e, r, "no movement with rows: expected a line like 'movement own' before it");
        return;
    }
    if (r->place.round < m->movements[last - 1].from) {
        odd_event_wrong(e, false, ODD_E_MOVEMENT, r->line, r->whole, (odd_text){0},
                        "expected round %d, where the movement begins, or a later one",
                        m->movements[last - 1].from);
        return;
    }
    while (at < m->row_count &&
           (m->rows[at].movement != last - 1 || !same_place(&m->rows[at].place, &r->place)))
        at++; /* a later row for the same table corrects the earlier one */
    m->rows[at] = (odd_row_fact){r->line, (uint32_t)last - 1, r->place, r->text};
    m->row_count += at == m->row_count;
    changed(e);
}

static bool withdraw_row(odd_event *e, const odd_record *r, uint32_t session) {
    odd_movement_facts *m = &e->facts.moves;
    size_t last = last_movement(e, session), at = 0;
    while (at < m->row_count &&
           (m->rows[at].movement + 1 != last || !same_place(&m->rows[at].place, &r->place)))
        at++;
    if (at == m->row_count)
        return false;
    for (m->row_count--; at < m->row_count; at++)
        m->rows[at] = m->rows[at + 1];
    return true;
}

void odd_event_take_seat(odd_event *e, const odd_record *r) {
    odd_movement_facts *m = &e->facts.moves;
    uint32_t session = odd_event_session_of(e, r);
    size_t at = 0;
    if (session == ODD_NOBODY || !odd_event_room(e, &m->seats, m->seat_count, &m->seat_cap, sizeof *m->seats))
        return;
    uint32_t last = (uint32_t)last_movement(e, session);
    while (at < m->seat_count && (m->seats[at].session != session || m->seats[at].movement != last ||
                                  !odd_same_letters(m->seats[at].id, r->id[0])))
        at++;
    m->seats[at] = (odd_seat_fact){r->line, session, last, r->place, r->id[0]};
    m->seat_count += at == m->seat_count;
    changed(e);
}

static bool withdraw_seat(odd_event *e, const odd_record *r, uint32_t session) {
    odd_movement_facts *m = &e->facts.moves;
    size_t at = m->seat_count;
    while (at > 0 &&
           (m->seats[at - 1].session != session || !odd_same_letters(m->seats[at - 1].id, r->id[0])))
        at--;
    if (at == 0)
        return false;
    for (m->seat_count--; at <= m->seat_count; at++)
        m->seats[at - 1] = m->seats[at];
    return true;
}

/* ---- Boards without a result ------------------------------------------------------------------- */

static odd_text without_direction(odd_text id) {
    odd_scan s = {id.text, id.len, 0};
    bool has = id.len > 2 && (odd_scan_word(&s, "ns") || odd_scan_word(&s, "ew"));
    return has ? (odd_text){id.text + 2, id.len - 2} : id;
}

static bool same_id(const odd_movement *m, odd_text id, odd_text own) {
    if (odd_same_letters(id, own))
        return true;
    return m->winners == 2 && odd_same_letters(without_direction(id), without_direction(own));
}

bool odd_schedule_is_side(const odd_movement *m, odd_text id, const uint16_t who[2]) {
    size_t plus = 0;
    while (plus < id.len && id.text[plus] != '+')
        plus++;
    if (plus == id.len)
        return who[1] == 0 && same_id(m, id, m->ids[who[0]]);
    odd_text a = {id.text, plus}, b = {id.text + plus + 1, id.len - plus - 1};
    return who[1] != 0 && ((odd_same_letters(a, m->ids[who[0]]) && odd_same_letters(b, m->ids[who[1]])) ||
                           (odd_same_letters(a, m->ids[who[1]]) && odd_same_letters(b, m->ids[who[0]])));
}

/* Returns the id of a side as in a traveller line: "7", "1+5". */
static odd_text side_id(odd_event *e, const odd_movement *m, const uint16_t who[2]) {
    odd_text a = m->ids[who[0]], b = who[1] != 0 ? m->ids[who[1]] : (odd_text){0};
    if (who[1] == 0)
        return m->winners == 2 ? without_direction(a) : a;
    char *both = odd_arena_take(e->arena, a.len + b.len + 1, 1);
    if (both == NULL) {
        e->no_memory = true;
        return a;
    }
    odd_copy(both, a.text, a.len);
    both[a.len] = '+';
    odd_copy(both + a.len + 1, b.text, b.len);
    return (odd_text){both, a.len + 1 + b.len};
}

/* Returns the sides of a move that are selected: 1 North-South, 2 East-West; 0 if the move is not
 * selected. */
static int selected(const odd_movement *m, const odd_move *v, int round, odd_text id) {
    if (round > 0 && v->round != round)
        return 0;
    if (id.len == 0)
        return 1;
    for (int k = 0; k < 2; k++) {
        if (v->ns[k] != 0 && odd_same_letters(id, m->ids[v->ns[k]]))
            return 1;
        if (v->ew[k] != 0 && odd_same_letters(id, m->ids[v->ew[k]]))
            return 2;
    }
    return 0;
}

/* Returns the last line of a move on a board, by index; ODD_NOBODY if there is none. */
static uint32_t line_of(const odd_event *e, const odd_board *b, const odd_movement *m, const odd_move *v) {
    uint32_t found = ODD_NOBODY;
    for (uint32_t i = b != NULL ? b->first : 0; i != 0; i = e->plays[i - 1].next) {
        const odd_play *p = &e->plays[i - 1];
        bool round = m->contest != ODD_TEAMS || p->round == v->round;
        if (round && odd_schedule_is_side(m, e->facts.tokens[p->seat[0]].text, v->ns) &&
            odd_schedule_is_side(m, e->facts.tokens[p->seat[1]].text, v->ew))
            found = i - 1;
    }
    return found;
}

/* Adds a line for a move on a board. */
static void add_line(odd_event *e, const odd_record *like, const odd_movement *m, const odd_move *v,
                     int board) {
    odd_record r = *like;
    r.fact = ODD_FACT_PLAY;
    r.board = board;
    r.round = m->contest == ODD_TEAMS ? v->round : 0;
    r.id[0] = side_id(e, m, v->ns);
    r.id[1] = side_id(e, m, v->ew);
    for (int d = 0; d < 2; d++)
        r.play.seat[d] = odd_event_token(e, r.id[d], r.line);
    odd_event_take_play(e, &r);
}

/* Returns the schedule of the record's session from its lines so far; NULL after an error, which may be in
 * the movement. */
static const odd_schedule *schedule_of(odd_event *e, const odd_record *r, uint32_t session) {
    odd_schedules_make(e);
    const odd_schedule *s = odd_event_schedule(e, session);
    if (s == NULL && last_movement(e, session) == 0)
        wrong(e, r, "the missing boards are unknown: expected a movement line before it");
    return s;
}

static odd_ruling turned_ruling(const odd_ruling *r) {
    odd_ruling other = *r;
    other.side[0] = r->side[1];
    other.side[1] = r->side[0];
    return other;
}

void odd_event_take_unplayed(odd_event *e, const odd_record *r) {
    odd_movement_facts *facts = &e->facts.moves;
    uint32_t session = odd_event_session_of(e, r);
    const odd_schedule *s = session != ODD_NOBODY ? schedule_of(e, r, session) : NULL;
    bool any = false;
    if (s == NULL || !odd_event_room(e, &facts->unplayed, facts->unplayed_count, &facts->unplayed_cap,
                                     sizeof *facts->unplayed))
        return;
    odd_event_fill_plays(e);
    for (size_t i = 0; i < s->m.move_count; i++) {
        const odd_move *v = &s->m.moves[i];
        int side = selected(&s->m, v, r->place.round, r->id[0]);
        odd_record line = *r;
        if (side == 2) /* the first of two scores belongs to the named contestant */
            line.ruling = turned_ruling(&r->ruling);
        for (int b = v->first; side > 0 && b > 0 && b <= v->last; b++) {
            uint32_t last = line_of(e, odd_event_board_in(e, session, b), &s->m, v);
            any = true;
            if (last == ODD_NOBODY || e->plays[last].kind == ODD_VOID)
                add_line(e, &line, &s->m, v, b);
        }
    }
    if (!any)
        wrong(e, r, "the movement has no such board: expected one of its rounds and contestants");
    facts->unplayed[facts->unplayed_count++] =
        (odd_unplayed_fact){r->line, session, r->place.round, r->id[0]};
}

/* Withdraws the lines that an `unplayed` line has made, unless another line has followed them. */
static bool withdraw_unplayed(odd_event *e, const odd_record *r, uint32_t session) {
    odd_movement_facts *facts = &e->facts.moves;
    size_t at = facts->unplayed_count;
    while (at > 0 &&
           (facts->unplayed[at - 1].session != session || facts->unplayed[at - 1].round != r->place.round ||
            !odd_same_letters(facts->unplayed[at - 1].id, r->id[0])))
        at--;
    const odd_schedule *s = at > 0 ? schedule_of(e, r, session) : NULL;
    if (s == NULL)
        return false;
    uint32_t line = facts->unplayed[at - 1].line;
    odd_record gone = *r;
    gone.play.kind = ODD_VOID;
    odd_event_fill_plays(e);
    for (size_t i = 0; i < s->m.move_count; i++) {
        const odd_move *v = &s->m.moves[i];
        for (int b = v->first; b > 0 && b <= v->last; b++) {
            uint32_t last = line_of(e, odd_event_board_in(e, session, b), &s->m, v);
            if (last != ODD_NOBODY && e->plays[last].line == line)
                add_line(e, &gone, &s->m, v, b);
        }
    }
    for (facts->unplayed_count--; at <= facts->unplayed_count; at++)
        facts->unplayed[at - 1] = facts->unplayed[at];
    return true;
}

bool odd_event_withdraw_movement(odd_event *e, const odd_record *r) {
    uint32_t session = odd_event_session_of(e, r);
    if (session == ODD_NOBODY)
        return true;
    bool done = r->fact == ODD_FACT_MOVEMENT ? withdraw_movement(e, r, session)
                : r->fact == ODD_FACT_ROW    ? withdraw_row(e, r, session)
                : r->fact == ODD_FACT_SEAT   ? withdraw_seat(e, r, session)
                                             : withdraw_unplayed(e, r, session);
    changed(e);
    return done;
}
