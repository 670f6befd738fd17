/* A table in mid-session: who sits there, with which boards, which results are in; and the line of the log that a result entered
 * at the table becomes. What a table may enter follows from the movement alone. */
#include "base/arena.h"
#include "base/scan.h"
#include "oddtrick_cards.h"
#include "oddtrick_movement.h"
#include "report/event_rows.h"
#include "report/open_event.h"

/* ---- Where the table is -------------------------------------------------------------------------- */

typedef struct table_now {
    const odd_event *e;
    size_t session;
    const odd_movement *m;
    int section, table;
    const odd_move *now;    /* the first one with a board without a result; NULL: all are in */
    const odd_move *before; /* the last one that is complete; NULL: none is */
} table_now;

/* "3", or "A3" where there are sections. */
static bool read_table(odd_text text, int *section, int *table) {
    odd_scan s = {text.text, text.len, 0};
    char c = odd_lower(odd_scan_peek(&s));
    *section = 0;
    if (c >= 'a' && c <= 'z') {
        *section = c - 'a' + 1;
        s.at++;
    }
    *table = odd_scan_number(&s);
    return *table > 0 && odd_scan_end(&s);
}

static bool is_played(const odd_move *m) {
    return m->ns[0] != 0 && m->ew[0] != 0 && m->first > 0;
}

static int missing_of(const table_now *t, const odd_move *m) {
    int missing = 0;
    for (int board = m->first; board <= m->last; board++)
        missing += odd_event_move_line(t->e, t->session, m, board) == NULL;
    return missing;
}

/* Moves are in the order of rounds. */
static bool find_moves(table_now *t) {
    bool any = false;
    for (size_t i = 0; i < t->m->move_count; i++) {
        const odd_move *m = &t->m->moves[i];
        if (m->table != t->table || m->section != t->section)
            continue;
        any = true;
        if (!is_played(m) || t->now != NULL)
            continue;
        if (missing_of(t, m) > 0)
            t->now = m;
        else
            t->before = m;
    }
    return any;
}

static int open_table(table_now *t, const odd_event *e, odd_text name, odd_error *error) {
    *t = (table_now){.e = e};
    for (size_t i = odd_event_about(e)->session_count; i-- > 0 && t->m == NULL;) {
        t->m = odd_event_movement(e, i);
        t->session = i;
    }
    if (t->m == NULL)
        return odd_fail(
            error, ODD_E_REFERENCE, 0, 0,
            "the event has no movement: expected a line like movement mitchell tables 7 boards 28");
    if (!read_table(name, &t->section, &t->table) || !find_moves(t))
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "no table %.*s: the movement has %d tables",
                        (int)name.len, name.text, t->m->tables);
    return ODD_OK;
}

/* ---- JSON ---------------------------------------------------------------------------------------- */

static void put_contestant(odd_out *o, const table_now *t, uint32_t who) {
    uint32_t index = odd_event_movement_who(t->e, t->session, who);
    odd_out_char(o, '{');
    odd_json_member(o, "id", t->m->ids[who]);
    odd_json_key(o, "names");
    if (index != ODD_NOBODY)
        odd_json_names(o, odd_contestant_at(t->e, index)->players);
    else
        odd_out_text(o, "[]");
    odd_out_char(o, '}');
}

/* Those of a side: a pair or a team, or two individuals. */
static void put_side(odd_out *o, const table_now *t, const char *key, const uint16_t who[2]) {
    odd_json_open(o, key, '[');
    for (int i = 0; i < 2 && who[i] != 0; i++) {
        odd_json_next(o);
        put_contestant(o, t, who[i]);
    }
    odd_out_char(o, ']');
}

static void put_board(odd_out *o, const table_now *t, const odd_move *m, int number) {
    const odd_play *p = odd_event_move_line(t->e, t->session, m, number);
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_int(o, "board", number);
    odd_json_word(o, "dealer", odd_seat_text(odd_board_dealer(number)));
    odd_json_word(o, "vul", odd_vul_text(odd_board_vul(number)));
    if (p != NULL) {
        odd_json_play(o, "result", t->e, p);
        if (odd_play_has_points(p))
            odd_json_int(o, "score", p->score_pts);
        odd_json_int(o, "line", p->line);
    }
    odd_out_char(o, '}');
}

static void put_move(odd_out *o, const table_now *t, const char *key, const odd_move *m) {
    if (m == NULL)
        return;
    odd_json_open(o, key, '{');
    odd_json_int(o, "round", m->round);
    put_side(o, t, "ns", m->ns);
    put_side(o, t, "ew", m->ew);
    odd_json_open(o, "boards", '[');
    for (int board = m->first; board > 0 && board <= m->last; board++)
        put_board(o, t, m, board);
    odd_out_char(o, ']');
    odd_json_bool(o, "shared", m->shared);
    odd_json_bool(o, "switched", m->switched);
    odd_out_char(o, '}');
}

static bool sits(const uint16_t who[2], uint16_t whom) {
    return who[0] == whom || who[1] == whom;
}

/* Where a contestant goes in the next round. */
static void put_next(odd_out *o, const table_now *t, uint16_t who, int round) {
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_member(o, "id", t->m->ids[who]);
    for (size_t i = 0; i < t->m->move_count; i++) {
        const odd_move *m = &t->m->moves[i];
        if (m->round != round || !is_played(m) || (!sits(m->ns, who) && !sits(m->ew, who)))
            continue;
        char section[2] = {m->section > 0 ? (char)('A' + m->section - 1) : '\0', '\0'};
        odd_json_open(o, "table", '"');
        odd_out_text(o, section);
        odd_out_int(o, m->table);
        odd_out_char(o, '"');
        odd_json_word(o, "direction", sits(m->ns, who) ? "NS" : "EW");
        break;
    }
    odd_out_char(o, '}');
}

static void put_all_next(odd_out *o, const table_now *t) {
    const odd_move *m = t->now != NULL ? t->now : t->before;
    odd_json_open(o, "next", '[');
    for (int i = 0; m != NULL && m->round < t->m->rounds && i < 4; i++) {
        uint16_t who = i < 2 ? m->ns[i] : m->ew[i - 2];
        if (who != 0)
            put_next(o, t, who, m->round + 1);
    }
    odd_out_char(o, ']');
}

int odd_table_now_json(odd_out *o, const odd_event *e, odd_text name, odd_error *error) {
    table_now t;
    int code = open_table(&t, e, name, error);
    if (code != ODD_OK)
        return code;
    odd_out_char(o, '{');
    odd_json_member(o, "event", odd_event_about(e)->title);
    odd_json_member(o, "table", name);
    odd_json_int(o, "rounds", t.m->rounds);
    odd_json_bool(o, "finished", t.now == NULL);
    put_move(o, &t, "now", t.now);
    put_move(o, &t, "before", t.before);
    put_all_next(o, &t);
    odd_out_text(o, "}\n");
    return ODD_OK;
}

/* ---- Entering a result ---------------------------------------------------------------------------- */

static bool has_board(const odd_move *m, int board) {
    return m != NULL && m->first <= board && board <= m->last;
}

/* The move of a board that the table may enter now: of its present round; and of the last one until the next has begun. */
static const odd_move *move_of(const table_now *t, int board) {
    bool begun = t->now != NULL && missing_of(t, t->now) <= t->now->last - t->now->first;
    if (has_board(t->now, board))
        return t->now;
    return !begun && has_board(t->before, board) ? t->before : NULL;
}

static int refuse_board(const table_now *t, int board, odd_error *error) {
    const odd_move *m = t->now != NULL ? t->now : t->before;
    if (m == NULL)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "this table plays no boards");
    return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                    "board %d is not at this table in round %d: expected %d to %d; the director can correct "
                    "other boards",
                    board, m->round, m->first, m->last);
}

static void put_ids(odd_out *o, const odd_movement *m, const uint16_t who[2]) {
    odd_out_bytes(o, m->ids[who[0]].text, m->ids[who[0]].len);
    if (who[1] == 0)
        return;
    odd_out_char(o, '+');
    odd_out_bytes(o, m->ids[who[1]].text, m->ids[who[1]].len);
}

/* Only what was played: rulings are the director's. */
static int read_entry(odd_text result, odd_text lead, odd_result *r, int *card, odd_error *error) {
    int code = odd_result_parse(r, result.text, result.len, error);
    if (code == ODD_OK && r->level > 0 && r->declarer == ODD_NO_SEAT)
        code = odd_fail(error, ODD_E_DECLARER, 1, 1, "expected the declarer: 4S N =");
    *card = -1;
    if (code == ODD_OK && lead.len > 0)
        code = odd_card_parse(card, lead.text, lead.len, error);
    return code;
}

static int entry_line(odd_out *line, const odd_event *e, odd_text name, int board, odd_text result,
                      odd_text lead, odd_error *error) {
    table_now t;
    odd_result r;
    int card;
    char text[ODD_RESULT_MAX];
    int code = open_table(&t, e, name, error);
    if (code == ODD_OK)
        code = read_entry(result, lead, &r, &card, error);
    if (code != ODD_OK)
        return code;
    const odd_move *m = move_of(&t, board);
    if (m == NULL)
        return refuse_board(&t, board, error);
    odd_out_words(line, "board %d: ", board);
    put_ids(line, t.m, m->ns);
    odd_out_char(line, ' ');
    put_ids(line, t.m, m->ew);
    odd_out_char(line, ' ');
    odd_result_format(text, sizeof text, r, ODD_ASCII);
    odd_out_text(line, text);
    if (card >= 0 && r.level > 0) {
        odd_lead_format(text, sizeof text, (uint8_t)(card + 1), ODD_ASCII);
        odd_out_text(line, " lead ");
        odd_out_text(line, text);
    }
    return ODD_OK;
}

int odd_open_event_entry(const odd_open_event *live, odd_text table, int board, odd_text result,
                         odd_text lead, odd_out *line, odd_error *error) {
    if (odd_open_event_code(live) != ODD_OK) {
        *error = odd_open_event_error(live);
        return error->code;
    }
    return entry_line(line, odd_open_event_current(live), table, board, result, lead, error);
}
