/* oddtrick paper: what a club prints for an evening, from the movement of an event: table cards, guide cards, travellers, pick-up
 * slips, name slips, and the bracket of a knock-out. On a page for printing, each is a sheet of paper of its own. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "oddtrick_movement.h"

/* One sheet: what its rows are, and what they are looked up in. */
typedef struct sheet {
    const odd_event *e;
    const odd_movement *m;
    size_t session;
    const odd_move **moves; /* a row each; NULL: a row of a contestant who sits out */
    const odd_sit **sits;   /* the same, where a move is NULL */
    size_t count;
    uint32_t who; /* of a guide card */
    int first;    /* of a pick-up slip: the board of row 0 */
} sheet;

#define SHEET(at) ((const sheet *)(at)->data)

typedef struct paper {
    const odd_args *args;
    odd_view v;
    sheet s;
    bool any; /* a sheet was printed */
} paper;

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

static void say_ids(odd_out *o, const odd_movement *m, const uint16_t who[2]) {
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
        say_ids(o, SHEET(at)->m, who);
}

static void say_boards(odd_out *o, int first, int last) {
    if (first == 0)
        return;
    odd_out_int(o, first);
    if (last > first) {
        odd_out_char(o, '-');
        odd_out_int(o, last);
    }
}

static void put_boards(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    if (m != NULL)
        say_boards(o, m->first, m->last);
    else
        say_boards(o, SHEET(at)->sits[at->row]->first, SHEET(at)->sits[at->row]->last);
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

static bool is_in(const uint16_t who[2], uint32_t whom) {
    return whom != 0 && (who[0] == whom || who[1] == whom);
}

/* The place of a contestant in a round; NULL if they do not play. */
static const odd_move *place_of(const odd_movement *m, uint32_t who, int round) {
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].round == round && (is_in(m->moves[i].ns, who) || is_in(m->moves[i].ew, who)))
            return &m->moves[i];
    return NULL;
}

static const char *direction_of(const odd_move *m, uint32_t who) {
    bool ns = is_in(m->ns, who);
    if (m->ns[1] == 0)
        return ns ? "N-S" : "E-W";
    return m->ns[0] == who ? "North" : m->ns[1] == who ? "South" : m->ew[0] == who ? "East" : "West";
}

/* Where those of a side go behind a round: "stay", "table 4 E-W", "sit out". Individuals go to several places. */
static void put_next(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    uint32_t who = side_of(m, at->which)[0];
    if (who == 0 || m->round == SHEET(at)->m->rounds)
        return;
    const odd_move *next = place_of(SHEET(at)->m, who, m->round + 1);
    if (next == NULL) {
        odd_out_text(o, "sit out");
    } else if (next->table == m->table && next->section == m->section &&
               is_in(side_of(next, at->which), who)) {
        odd_out_text(o, "stay");
    } else {
        odd_out_text(o, "table ");
        say_table(o, next->section, next->table);
        odd_out_text(o, is_in(next->ns, who) ? " N-S" : " E-W");
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
static const odd_column_list table_list = ODD_COLUMN_LIST(table_columns);

/* ---- Guide cards ------------------------------------------------------------------------------- */

static void put_own_table(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    const odd_sit *sit = SHEET(at)->sits[at->row];
    if (m != NULL)
        say_table(o, m->section, m->table);
    else if (sit->table > 0)
        say_table(o, sit->section, sit->table);
    else
        odd_out_char(o, '-');
}

static void put_own_direction(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    odd_out_text(o, m != NULL ? direction_of(m, SHEET(at)->who) : "sit out");
}

static void put_opponents(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    if (m != NULL)
        say_ids(o, SHEET(at)->m, is_in(m->ns, SHEET(at)->who) ? m->ew : m->ns);
}

static void put_partner(odd_out *o, const odd_at *at) {
    const odd_move *m = move_of(at);
    uint32_t who = SHEET(at)->who;
    if (m == NULL)
        return;
    const uint16_t *side = is_in(m->ns, who) ? m->ns : m->ew;
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
static const odd_column_list guide_list = ODD_COLUMN_LIST(guide_columns);

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
static const odd_column_list traveller_list = ODD_COLUMN_LIST(traveller_columns);

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
static const odd_column_list slip_list = ODD_COLUMN_LIST(slip_columns);

/* ---- Sheets ------------------------------------------------------------------------------------ */

static void open_sheet(paper *p, const char *title, odd_text about) {
    odd_out *o = &p->v.out;
    p->any = true;
    if (p->v.format == ODD_GRID_HTML) {
        odd_out_text(o, "<section class=\"sheet\">\n<h2>");
        odd_out_markup(o, odd_text_of(title));
        odd_out_text(o, "</h2>\n");
        if (about.len > 0) {
            odd_out_text(o, "<p class=\"figures\">");
            odd_page_name(o, about);
            odd_out_text(o, "</p>\n");
        }
    } else if (p->v.format == ODD_GRID_TEXT) {
        odd_view_heading(&p->v, title);
        odd_out_safe(o, about);
        odd_out_text(o, about.len > 0 ? "\n" : "");
    }
}

static void close_sheet(paper *p) {
    odd_out_text(&p->v.out, p->v.format == ODD_GRID_HTML ? "</section>\n" : "");
    odd_out_spill(&p->v.out);
}

static void print_rows(paper *p, const odd_column_list *list, size_t rows) {
    odd_grid g = odd_view_grid(&p->v, &p->s, list);
    odd_grid_measure(&g, rows);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, rows);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void add_move(sheet *s, const odd_move *m, const odd_sit *sit) {
    s->moves[s->count] = m;
    s->sits[s->count++] = sit;
}

/* The names of a contestant of the movement, as the event has them; empty if it has none. */
static odd_text names_of(const sheet *s, uint32_t who) {
    uint32_t index = odd_event_movement_who(s->e, s->session, who);
    return index != ODD_NOBODY ? odd_names_of(s->e, index) : (odd_text){0};
}

/* What the operands behind the file name: everything, if there are none. */
static bool is_wanted(const paper *p, const char *name) {
    if (p->args->count < 3)
        return true;
    for (int i = 2; i < p->args->count; i++)
        if (odd_same_letters(odd_text_of(p->args->operands[i]), odd_text_of(name)))
            return true;
    return false;
}

static void table_name(char name[16], int section, int table) {
    if (section > 0)
        snprintf(name, 16, "%c%d", 'A' + section - 1, table);
    else
        snprintf(name, 16, "%d", table);
}

static void print_table_card(paper *p, int section, int table) {
    const odd_movement *m = p->s.m;
    char name[16], title[64], about[ODD_MOVEMENT_NAME_MAX];
    p->s.count = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].table == table && m->moves[i].section == section)
            add_move(&p->s, &m->moves[i], NULL);
    table_name(name, section, table);
    if (p->s.count == 0 || !is_wanted(p, name))
        return;
    snprintf(title, sizeof title, "Table %s", name);
    odd_movement_name(about, sizeof about, m);
    open_sheet(p, title, odd_text_of(about));
    print_rows(p, &table_list, p->s.count);
    close_sheet(p);
}

static void print_tables(paper *p) {
    const odd_movement *m = p->s.m;
    for (int section = 0; section <= m->sections; section++)
        for (int table = 1; table <= m->tables; table++)
            print_table_card(p, section, table);
}

static const odd_sit *sit_of(const odd_movement *m, uint32_t who, int round) {
    for (size_t i = 0; i < m->sit_count; i++)
        if (m->sits[i].who == who && m->sits[i].round == round)
            return &m->sits[i];
    return NULL;
}

static void print_guide(paper *p, uint32_t who) {
    const odd_movement *m = p->s.m;
    static const char *const words[] = {
        [ODD_PAIRS] = "Pair", [ODD_TEAMS] = "Team", [ODD_INDIVIDUALS] = "Player"};
    char title[80];
    p->s.who = who;
    p->s.count = 0;
    for (int round = 1; round <= m->rounds; round++) {
        const odd_move *move = place_of(m, who, round);
        const odd_sit *sit = move == NULL ? sit_of(m, who, round) : NULL;
        if (move != NULL || sit != NULL)
            add_move(&p->s, move, sit);
    }
    snprintf(title, sizeof title, "%.*s", (int)m->ids[who].len, m->ids[who].text);
    if (p->s.count == 0 || !is_wanted(p, title))
        return;
    snprintf(title, sizeof title, "%s %.*s", words[m->contest], (int)m->ids[who].len, m->ids[who].text);
    open_sheet(p, title, names_of(&p->s, who));
    print_rows(p, &guide_list, p->s.count);
    close_sheet(p);
}

static void print_guides(paper *p) {
    for (int who = 1; who <= p->s.m->contestants; who++)
        print_guide(p, (uint32_t)who);
}

static void print_traveller(paper *p, int board, int section) {
    const odd_movement *m = p->s.m;
    char number[16], title[96];
    p->s.count = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].first <= board && board <= m->moves[i].last && m->moves[i].section == section &&
            m->moves[i].ns[0] != 0 && m->moves[i].ew[0] != 0)
            add_move(&p->s, &m->moves[i], NULL);
    snprintf(number, sizeof number, "%d", board);
    if (p->s.count == 0 || !is_wanted(p, number))
        return;
    snprintf(title, sizeof title, section > 0 ? "Board %d, section %c" : "Board %d", board,
             'A' + section - 1);
    char about[64];
    snprintf(about, sizeof about, "dealer %s, %s", odd_seat_name(odd_board_dealer(board)),
             odd_vul_words(odd_board_vul(board)));
    open_sheet(p, title, odd_text_of(about));
    print_rows(p, &traveller_list, p->s.count);
    close_sheet(p);
}

static void print_travellers(paper *p) {
    const odd_movement *m = p->s.m;
    int last = 0;
    for (size_t i = 0; i < m->move_count; i++)
        last = m->moves[i].last > last ? m->moves[i].last : last;
    for (int section = 0; section <= m->sections; section++)
        for (int board = 1; board <= last; board++)
            print_traveller(p, board, section);
}

static void print_slip(paper *p, const odd_move *m) {
    odd_out about = ODD_HEAP_OUT;
    char name[16], title[64];
    table_name(name, m->section, m->table);
    if (m->ns[0] == 0 || m->ew[0] == 0 || m->first == 0 || !is_wanted(p, name))
        return;
    snprintf(title, sizeof title, "Round %d, table %s", m->round, name);
    odd_out_text(&about, "N-S ");
    say_ids(&about, p->s.m, m->ns);
    odd_out_text(&about, "   E-W ");
    say_ids(&about, p->s.m, m->ew);
    p->s.first = m->first;
    open_sheet(p, title, (odd_text){about.text, about.len});
    print_rows(p, &slip_list, (size_t)(m->last - m->first + 1));
    odd_view_note(&p->v, p->v.format == ODD_GRID_TEXT ? "E-W agree: ________" : "E-W agree:");
    close_sheet(p);
    odd_out_free(&about);
}

static void print_slips(paper *p) {
    for (size_t i = 0; i < p->s.m->move_count; i++)
        print_slip(p, &p->s.m->moves[i]);
}

/* ---- Name slips --------------------------------------------------------------------------------- */

static void put_name(paper *p, const char *seat, uint32_t who) {
    odd_out *o = &p->v.out;
    odd_text names = names_of(&p->s, who), id = p->s.m->ids[who];
    bool page = p->v.format == ODD_GRID_HTML;
    odd_out_text(o, page ? "<p class=\"blank\"><b>" : "  ");
    odd_out_text(o, seat);
    odd_out_text(o, page ? "</b> " : "  ");
    odd_out_safe(o, id);
    odd_out_text(o, "  ");
    if (page)
        odd_page_name(o, names);
    else if (names.len > 0)
        odd_out_safe(o, names);
    else
        odd_out_text(o, "______________________________");
    odd_out_text(o, page ? "</p>\n" : "\n");
}

/* Who sits at a table in the first round. */
static void print_name_slip(paper *p, const odd_move *m) {
    char name[16], title[32];
    table_name(name, m->section, m->table);
    if (!is_wanted(p, name))
        return;
    snprintf(title, sizeof title, "Table %s", name);
    open_sheet(p, title, (odd_text){0});
    bool single = p->s.m->contest == ODD_INDIVIDUALS;
    if (m->ns[0] != 0)
        put_name(p, single ? "North" : "N-S", m->ns[0]);
    if (single)
        put_name(p, "South", m->ns[1]);
    if (m->ew[0] != 0)
        put_name(p, single ? "East" : "E-W", m->ew[0]);
    if (single)
        put_name(p, "West", m->ew[1]);
    close_sheet(p);
}

static void print_names(paper *p) {
    for (size_t i = 0; i < p->s.m->move_count; i++)
        if (p->s.m->moves[i].round == 1)
            print_name_slip(p, &p->s.m->moves[i]);
}

/* ---- The command ------------------------------------------------------------------------------- */

static const char paper_style[] =
    ".sheet h2 { font-size: 22px; margin-bottom: 4px; } .sheet .list { width: 100%; } .sheet .list th, .sheet .list td { padding: 8px; border: 1px solid var(--edge); }\n"
    ".sheet .list th:first-child, .sheet .list td:first-child { padding-left: 8px; } .sheet td.key { font-size: 17px; } .blank { padding: 14px 0 4px; border-bottom: 1px solid var(--edge); }\n"
    "@media print { header, footer { display: none; } .sheet { margin: 0; break-after: page; break-inside: avoid; } .sheet:last-of-type { break-after: auto; }\n"
    "  .sheet h2 { font-size: 18pt; } .sheet .list { font-size: 11pt; } .sheet .list th { font-size: 9pt; } .sheet .list th, .sheet .list td { padding: 5pt; } .sheet td.key { font-size: 12pt; } }\n";

static const struct {
    const char *name;
    void (*print)(paper *p);
    const char *operands; /* what may follow the file */
} kinds[] = {
    {"tables", print_tables, "a table"},         {"guides", print_guides, "a contestant"},
    {"travellers", print_travellers, "a board"}, {"slips", print_slips, "a table"},
    {"names", print_names, "a table"},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static int find_kind(const odd_args *args) {
    for (int i = 0; i < KINDS; i++)
        if (strcmp(args->operands[0], kinds[i].name) == 0)
            return i;
    odd_complain(args, "invalid kind '%s': expected tables, guides, travellers, slips or names",
                 args->operands[0]);
    return -1;
}

/* The movement of the session that --session names; without it, of the last one that has a movement. NULL after a message. */
static const odd_movement *find_movement(const odd_args *args, const odd_event *e, size_t *session) {
    const char *wanted = odd_args_value(args, "session");
    int number = 0;
    const odd_movement *m = NULL;
    if (wanted != NULL && !odd_args_number(args, &number, wanted, "session", 1, 99))
        return NULL;
    for (size_t i = 0; i < odd_event_about(e)->session_count; i++) {
        const odd_movement *its = odd_event_movement(e, i);
        if (its == NULL || (number > 0 && odd_event_session_at(e, i)->number != number))
            continue;
        m = its;
        *session = i;
    }
    if (m == NULL)
        odd_complain(args,
                     "the event has no movement%s: expected a line like movement mitchell tables 7 boards 28",
                     number > 0 ? " in that session" : "");
    return m;
}

static int show(const odd_args *args, const odd_event *e, int kind) {
    paper p = {.args = args, .s = {.e = e}};
    p.s.m = find_movement(args, e, &p.s.session);
    if (p.s.m == NULL)
        return ODD_EXIT_CANNOT;
    odd_view_open(&p.v, args, e);
    p.v.css = paper_style;
    size_t most = p.s.m->move_count + (size_t)p.s.m->rounds + 1;
    p.s.moves = odd_alloc(most, sizeof(const odd_move *));
    p.s.sits = odd_alloc(most, sizeof(const odd_sit *));
    odd_view_head(&p.v, "Paper");
    kinds[kind].print(&p);
    if (p.v.format == ODD_GRID_HTML)
        odd_html_foot(&p.v);
    if (!p.any) {
        p.v.out.len = 0;
        odd_complain(args,
                     args->count > 2 ? "the movement has no %s of that name" : "the movement has no %s yet",
                     kinds[kind].operands + 2);
    }
    odd_view_close(&p.v);
    free(p.s.moves);
    free(p.s.sits);
    return p.any ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count < 2)
        return odd_complain(args, "expected a kind and a file: oddtrick paper guides tuesday.event");
    int kind = find_kind(args);
    if (kind < 0)
        return ODD_EXIT_CANNOT;
    int code = odd_event_open(args, &f, args->operands[1]) ? show(args, f.event, kind) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'s', "session", "N", "the movement of session N; default: the last one that has a movement"},
};

const odd_command odd_command_paper = {
    .name = "paper",
    .synopsis = "tables|guides|travellers|slips|names FILE [NAME...]",
    .summary = "print table cards, guide cards, travellers and slips of a movement",
    .details = "Prints what a club needs on paper for the movement of an event. tables: a card for each\n"
               "table, with who plays there in each round, and where they and the boards go next. guides: a\n"
               "card for each contestant. travellers: a sheet for each board, to fill in. slips: a slip for\n"
               "each table and round, to pick up. names: who sits where at first, to fill in or to check.\n"
               "NAME... are tables, contestants or boards; without them, all. --format html is a page that\n"
               "prints each on a sheet of its own.\n",
    .formats = "text html csv",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
