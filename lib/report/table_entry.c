/* A table in mid-session: who sits there, with which boards, and the results so far; and the line of the log
 * for a result that is entered at the table. The movement alone determines what a table may enter. */
#include "base/arena.h"
#include "base/text.h"
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
    const odd_move *now;    /* the first one with a board without a result; NULL: all have results */
    const odd_move *before; /* the last complete one; NULL: none is */
} table_now;

/* "3", or "A3" if there are sections. */
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

/* Moves are sorted by round. */
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

/* Finds the movement of the last session that has one. */
static void find_movement(table_now *t, const odd_event *e) {
    *t = (table_now){.e = e};
    for (size_t i = odd_event_about(e)->session_count; i-- > 0 && t->m == NULL;) {
        t->m = odd_event_movement(e, i);
        t->session = i;
    }
}

static int open_table(table_now *t, const odd_event *e, odd_text name, odd_error *error) {
    find_movement(t, e);
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

static void put_names(odd_out *o, const table_now *t, uint32_t who) {
    uint32_t index = odd_event_movement_who(t->e, t->session, who);
    odd_json_key(o, "names");
    if (index != ODD_NOBODY)
        odd_json_names(o, odd_contestant_at(t->e, index)->players);
    else
        odd_out_text(o, "[]");
}

static void put_contestant(odd_out *o, const table_now *t, uint32_t who) {
    odd_out_char(o, '{');
    odd_json_member(o, "id", t->m->ids[who]);
    put_names(o, t, who);
    odd_out_char(o, '}');
}

/* Writes a side: a pair or a team, or two individuals. */
static void put_side(odd_out *o, const table_now *t, const char *key, const uint16_t who[2]) {
    odd_json_open(o, key, '[');
    for (int i = 0; i < 2 && who[i] != 0; i++) {
        odd_json_next(o);
        put_contestant(o, t, who[i]);
    }
    odd_out_char(o, ']');
}

/* A card by its number, which counts from 1: "HK". */
static void put_lead(odd_out *o, uint8_t lead) {
    char card[ODD_RESULT_MAX];
    odd_lead_format(card, sizeof card, lead, ODD_ASCII);
    odd_json_word(o, "lead", card);
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
        if (p->lead > 0)
            put_lead(o, p->lead);
        if (odd_play_has_points(p))
            odd_json_int(o, "score", p->score_pts);
        odd_json_int(o, "line", p->line);
        odd_json_bool(o, "ruled", p->kind != ODD_PLAYED);
    }
    odd_out_char(o, '}');
}

/* Whether the current round has a result, so that those of the round before have left. */
static bool has_begun(const table_now *t) {
    return t->now != NULL && missing_of(t, t->now) <= t->now->last - t->now->first;
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

/* Whether a contestant plays in both. */
static bool meet(const odd_move *a, const odd_move *b) {
    for (int i = 0; i < 2; i++)
        if ((a->ns[i] != 0 && (sits(b->ns, a->ns[i]) || sits(b->ew, a->ns[i]))) ||
            (a->ew[i] != 0 && (sits(b->ns, a->ew[i]) || sits(b->ew, a->ew[i]))))
            return true;
    return false;
}

static void put_table_name(odd_out *o, const char *key, const odd_move *m) {
    odd_json_open(o, key, '"');
    if (m->section > 0)
        odd_out_char(o, (char)('A' + m->section - 1));
    odd_out_int(o, m->table);
    odd_out_char(o, '"');
}

/* Writes where a contestant goes in the next round, and whom they meet there. */
static void put_next(odd_out *o, const table_now *t, uint16_t who, int round) {
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_member(o, "id", t->m->ids[who]);
    put_names(o, t, who);
    for (size_t i = 0; i < t->m->move_count; i++) {
        const odd_move *m = &t->m->moves[i];
        if (m->round != round || !is_played(m) || (!sits(m->ns, who) && !sits(m->ew, who)))
            continue;
        put_table_name(o, "table", m);
        odd_json_word(o, "direction", sits(m->ns, who) ? "NS" : "EW");
        put_side(o, t, "against", sits(m->ns, who) ? m->ew : m->ns);
        odd_json_int(o, "first", m->first);
        odd_json_int(o, "last", m->last);
        break;
    }
    odd_out_char(o, '}');
}

/* Writes the table that has the boards of a move in the next round. */
static void put_boards_to(odd_out *o, const table_now *t, const odd_move *from) {
    for (size_t i = 0; i < t->m->move_count; i++) {
        const odd_move *m = &t->m->moves[i];
        if (m->round != from->round + 1 || m->section != from->section || m->first != from->first ||
            !is_played(m))
            continue;
        put_table_name(o, "boards_to", m);
        return;
    }
}

static void put_ids(odd_out *o, const odd_movement *m, const uint16_t who[2]) {
    odd_out_bytes(o, m->ids[who[0]].text, m->ids[who[0]].len);
    if (who[1] == 0)
        return;
    odd_out_char(o, '+');
    odd_out_bytes(o, m->ids[who[1]].text, m->ids[who[1]].len);
}

/* Writes a played round without results: those who sit here now may still have to play its boards. */
static void put_earlier_move(odd_out *o, const table_now *t, const odd_move *m) {
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_int(o, "round", m->round);
    put_table_name(o, "table", m);
    odd_json_open(o, "ns", '"');
    put_ids(o, t->m, m->ns);
    odd_out_char(o, '"');
    odd_json_open(o, "ew", '"');
    put_ids(o, t->m, m->ew);
    odd_out_char(o, '"');
    odd_json_int(o, "first", m->first);
    odd_json_int(o, "last", m->last);
    odd_out_char(o, '}');
}

/* Writes the rounds that those who sit here have played, at any table: they can ask the director about these. */
static void put_earlier(odd_out *o, const table_now *t) {
    const odd_move *here = t->now != NULL ? t->now : t->before;
    int end = t->now != NULL ? t->now->round : t->m->rounds + 1;
    odd_json_open(o, "earlier", '[');
    for (size_t i = 0; here != NULL && i < t->m->move_count; i++) {
        const odd_move *m = &t->m->moves[i];
        if (m->round < end && is_played(m) && meet(m, here))
            put_earlier_move(o, t, m);
    }
    odd_out_char(o, ']');
}

/* Whether opponents are drawn, but not yet for the next round; the number of rounds is not known here. */
static bool is_undrawn(const table_now *t, const odd_move *last) {
    if (t->m->kind != ODD_MOVE_SWISS && t->m->kind != ODD_MOVE_KNOCK_OUT)
        return false;
    for (size_t i = 0; i < t->m->move_count; i++)
        if (t->m->moves[i].round > last->round)
            return false;
    return true;
}

static void put_all_next(odd_out *o, const table_now *t) {
    const odd_move *m = t->now != NULL ? t->now : t->before;
    if (m != NULL)
        odd_json_bool(o, "undrawn", is_undrawn(t, m));
    odd_json_open(o, "next", '[');
    for (int i = 0; m != NULL && m->round < t->m->rounds && i < 4; i++) {
        uint16_t who = i < 2 ? m->ns[i] : m->ew[i - 2];
        if (who != 0)
            put_next(o, t, who, m->round + 1);
    }
    odd_out_char(o, ']');
    if (m != NULL && m->round < t->m->rounds && m->first > 0)
        put_boards_to(o, t, m);
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
    if (!has_begun(&t))
        put_move(o, &t, "before", t.before);
    put_earlier(o, &t);
    put_all_next(o, &t);
    odd_out_text(o, "}\n");
    return ODD_OK;
}

/* ---- Entering a result ---------------------------------------------------------------------------- */

static bool has_board(const odd_move *m, int board) {
    return m != NULL && m->first <= board && board <= m->last;
}

/* The move of a board that the table may enter now: of its current round; and of the previous one until the current one has
 * begun. */
static const odd_move *move_of(const table_now *t, int board) {
    if (has_board(t->now, board))
        return t->now;
    return !has_begun(t) && has_board(t->before, board) ? t->before : NULL;
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

/* Reads only played results: rulings are made by the director. */
static int read_entry(const odd_table_entry *in, odd_result *r, uint8_t *lead, odd_error *error) {
    int card = -1;
    int code = odd_result_parse(r, in->result.text, in->result.len, error);
    if (code == ODD_OK && r->level > 0 && r->declarer == ODD_NO_SEAT)
        code = odd_fail(error, ODD_E_DECLARER, 1, 1, "expected the declarer: 4S N =");
    if (code == ODD_OK && in->lead.len > 0)
        code = odd_card_parse(&card, in->lead.text, in->lead.len, error);
    *lead = card >= 0 && r->level > 0 ? (uint8_t)(card + 1) : 0;
    return code;
}

/* An entry that was read, with its place. */
typedef struct placed_entry {
    table_now t;
    const odd_move *move;
    const odd_play *there; /* the line that stands now; NULL: none */
    odd_result result;
    uint8_t lead;
} placed_entry;

static int place(placed_entry *p, const odd_event *e, odd_table_entry *in, odd_error *error) {
    in->there = 0;
    in->same = false;
    int code = open_table(&p->t, e, in->table, error);
    if (code == ODD_OK)
        code = read_entry(in, &p->result, &p->lead, error);
    if (code != ODD_OK)
        return code;
    p->move = move_of(&p->t, in->board);
    if (p->move == NULL)
        return refuse_board(&p->t, in->board, error);
    p->there = odd_event_move_line(e, p->t.session, p->move, in->board);
    if (p->there == NULL)
        return ODD_OK;
    odd_vul vul;
    odd_unpack(p->there->packed, &vul);
    in->there = p->there->line;
    in->same = p->there->kind == ODD_PLAYED && p->there->lead == p->lead &&
               p->there->packed == odd_pack(p->result, vul);
    if (p->there->kind != ODD_PLAYED)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the director has ruled on board %d", in->board);
    if (!in->same && in->instead != in->there)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                        in->instead == 0 ? "board %d has a result already" : "board %d was changed meanwhile",
                        in->board);
    return ODD_OK;
}

const odd_board *odd_open_event_played(const odd_open_event *live, odd_text table, int board) {
    table_now t;
    odd_error error;
    if (odd_open_event_code(live) != ODD_OK ||
        open_table(&t, odd_open_event_current(live), table, &error) != ODD_OK)
        return NULL;
    const odd_move *m = move_of(&t, board);
    return m != NULL && odd_event_move_line(t.e, t.session, m, board) != NULL
               ? odd_event_board_in(t.e, t.session, board)
               : NULL;
}

/* Teams may have the same boards in every round, and draws count rounds: then a line names its round. */
static bool says_round(const table_now *t) {
    return odd_event_about(t->e)->contest == ODD_TEAMS || t->m->kind == ODD_MOVE_SWISS ||
           t->m->kind == ODD_MOVE_KNOCK_OUT;
}

static void put_line(odd_out *line, const placed_entry *p, int board) {
    char text[ODD_RESULT_MAX];
    if (says_round(&p->t))
        odd_out_words(line, "round %d ", p->move->round);
    odd_out_words(line, "board %d: ", board);
    put_ids(line, p->t.m, p->move->ns);
    odd_out_char(line, ' ');
    put_ids(line, p->t.m, p->move->ew);
    odd_out_char(line, ' ');
    odd_result_format(text, sizeof text, p->result, ODD_ASCII);
    odd_out_text(line, text);
    if (p->lead > 0) {
        odd_lead_format(text, sizeof text, p->lead, ODD_ASCII);
        odd_out_text(line, " lead ");
        odd_out_text(line, text);
    }
}

int odd_open_event_entry(const odd_open_event *live, odd_table_entry *in, odd_out *line, odd_error *error) {
    placed_entry p;
    if (odd_open_event_code(live) != ODD_OK) {
        *error = odd_open_event_error(live);
        return error->code;
    }
    int code = place(&p, odd_open_event_current(live), in, error);
    if (code == ODD_OK)
        put_line(line, &p, in->board);
    return code;
}

/* ---- Questions about an entry, while both pairs sit there ------------------------------------------- */

/* The number of other results of the board if each is a score for the other side; otherwise 0. */
static int others_opposite(const placed_entry *p, const odd_board *board, int score_pts) {
    int others = 0;
    const odd_play *l = NULL;
    for (uint32_t at = board->first; at > 0; at = l->next) {
        l = odd_play_at(p->t.e, at - 1);
        if (l == p->there || !odd_play_counts(l) || l->kind != ODD_PLAYED || !odd_play_has_points(l))
            continue;
        if (l->score_pts == 0 || (l->score_pts > 0) == (score_pts > 0))
            return 0;
        others++;
    }
    return others;
}

/* The seat that did not have the card that it led; ODD_NO_SEAT if it did, or if the hand is unknown. */
static odd_seat wrong_leader(const placed_entry *p, const odd_board *board) {
    const odd_board_deal *d = p->lead > 0 ? odd_event_deal(p->t.e, board, p->move->round, 0) : NULL;
    odd_seat leader = odd_seat_left(p->result.declarer);
    if (d == NULL || d->deal.hand[leader] == 0 || (d->deal.hand[leader] & ODD_CARD_BIT(p->lead - 1)) != 0)
        return ODD_NO_SEAT;
    return leader;
}

static void put_questions(odd_out *o, const placed_entry *p, const odd_board *board, int score_pts) {
    enum { EVERYBODY = 2 }; /* one other result is too few for a comparison */
    int others = board != NULL && score_pts != 0 ? others_opposite(p, board, score_pts) : 0;
    odd_seat leader = board != NULL ? wrong_leader(p, board) : ODD_NO_SEAT;
    if (others >= EVERYBODY) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_word(o, "kind", "sign");
        odd_json_int(o, "others", others);
        odd_json_word(o, "side", score_pts > 0 ? "EW" : "NS");
        odd_out_char(o, '}');
    }
    if (leader != ODD_NO_SEAT) {
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_word(o, "kind", "lead");
        odd_json_word(o, "seat", odd_seat_text(leader));
        odd_out_char(o, '}');
    }
}

int odd_open_event_question(const odd_open_event *live, odd_table_entry *in, odd_out *o, odd_error *error) {
    placed_entry p;
    if (odd_open_event_code(live) != ODD_OK) {
        *error = odd_open_event_error(live);
        return error->code;
    }
    const odd_event *e = odd_open_event_current(live);
    int code = place(&p, e, in, error);
    if (code != ODD_OK)
        return code;
    char text[ODD_RESULT_MAX];
    const odd_board *board = odd_event_board_in(e, p.t.session, in->board);
    int score_pts = odd_score(p.result, board != NULL ? board->vul : odd_board_vul(in->board));
    odd_json_int(o, "board", in->board);
    odd_result_format(text, sizeof text, p.result, ODD_ASCII);
    odd_json_word(o, "result", text);
    if (p.lead > 0)
        put_lead(o, p.lead);
    odd_json_int(o, "score", score_pts);
    odd_json_open(o, "questions", '[');
    if (!in->unquestioned)
        put_questions(o, &p, board, score_pts);
    odd_out_char(o, ']');
    return ODD_OK;
}

/* ---- Rounds ------------------------------------------------------------------------------------------- */

/* By how many tables most East-West pairs move up for a round. */
static int usual_step(const table_now *t, int round) {
    enum { TABLES = ODD_MOVEMENT_TABLES_MAX };
    uint16_t count[TABLES + 1] = {0}, at[ODD_MOVEMENT_PLAYERS_MAX + 1] = {0};
    int best = 0;
    for (size_t i = 0; i < t->m->move_count; i++)
        if (t->m->moves[i].round == round - 1 && t->m->moves[i].ew[0] <= ODD_MOVEMENT_PLAYERS_MAX)
            at[t->m->moves[i].ew[0]] = t->m->moves[i].table;
    for (size_t i = 0; i < t->m->move_count; i++) {
        const odd_move *m = &t->m->moves[i];
        if (m->round == round && m->ew[0] <= ODD_MOVEMENT_PLAYERS_MAX && at[m->ew[0]] > 0)
            count[(m->table - at[m->ew[0]] + TABLES) % TABLES]++;
    }
    for (int step = 1; step < TABLES; step++)
        best = count[step] > count[best] ? step : best;
    return best;
}

odd_round_info odd_round_of(const odd_event *e, int round) {
    table_now t;
    odd_round_info about = {0};
    find_movement(&t, e);
    if (t.m == NULL)
        return about;
    about.rounds = t.m->rounds;
    for (size_t i = 0; i < t.m->move_count; i++) {
        const odd_move *m = &t.m->moves[i];
        int boards = m->first > 0 ? m->last - m->first + 1 : 0;
        if (m->round != round)
            continue;
        about.boards = boards > about.boards ? boards : about.boards;
        about.switched = about.switched || m->switched;
    }
    if (about.boards == 0)
        about.boards = t.m->set_boards;
    about.skip = t.m->form == ODD_FORM_SKIP && round > 1 && usual_step(&t, round) == 2;
    return about;
}
