/* oddtrick paper: what a club prints for an evening, from the movement of an event: table cards, guide cards, travellers, pick-up
 * slips; name slips are in paper_names.c, the bracket of a knock-out in paper_bracket.c. On a page for printing, each is a sheet of paper of
 * its own. */
#include <stdlib.h>
#include <string.h>

#include "cli/movement_output.h"

/* ---- Sheets ------------------------------------------------------------------------------------ */

void odd_paper_open(odd_paper *p, const char *title, odd_text about) {
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

void odd_paper_close(odd_paper *p) {
    odd_out_text(&p->v.out, p->v.format == ODD_GRID_HTML ? "</section>\n" : "");
    odd_out_spill(&p->v.out);
}

void odd_paper_rows(odd_paper *p, const odd_column_list *list, size_t rows) {
    odd_grid g = odd_view_grid(&p->v, &p->s, list);
    odd_grid_measure(&g, rows);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, rows);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void add_move(odd_paper_sheet *s, const odd_move *m, const odd_sit *sit) {
    s->moves[s->count] = m;
    s->sits[s->count++] = sit;
}

odd_text odd_paper_names_of(const odd_paper_sheet *s, uint32_t who) {
    uint32_t index = odd_event_movement_who(s->e, s->session, who);
    return index != ODD_NOBODY ? odd_names_of(s->e, index) : (odd_text){0};
}

bool odd_paper_wants(const odd_paper *p, const char *name) {
    if (p->args->count < 3)
        return true;
    for (int i = 2; i < p->args->count; i++)
        if (odd_same_letters(odd_text_of(p->args->operands[i]), odd_text_of(name)))
            return true;
    return false;
}

void odd_paper_table_name(char name[16], int section, int table) {
    if (section > 0)
        snprintf(name, 16, "%c%d", 'A' + section - 1, table);
    else
        snprintf(name, 16, "%d", table);
}

static void print_table_card(odd_paper *p, int section, int table) {
    const odd_movement *m = p->s.m;
    char name[16], title[64], about[ODD_MOVEMENT_NAME_MAX];
    p->s.count = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].table == table && m->moves[i].section == section)
            add_move(&p->s, &m->moves[i], NULL);
    odd_paper_table_name(name, section, table);
    if (p->s.count == 0 || !odd_paper_wants(p, name))
        return;
    snprintf(title, sizeof title, "Table %s", name);
    odd_movement_name(about, sizeof about, m);
    odd_paper_open(p, title, odd_text_of(about));
    odd_paper_rows(p, &odd_paper_table_columns, p->s.count);
    odd_paper_close(p);
}

static void print_tables(odd_paper *p) {
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

static void print_guide(odd_paper *p, uint32_t who) {
    const odd_movement *m = p->s.m;
    static const char *const words[] = {
        [ODD_PAIRS] = "Pair", [ODD_TEAMS] = "Team", [ODD_INDIVIDUALS] = "Player"};
    char title[80];
    p->s.who = who;
    p->s.count = 0;
    for (int round = 1; round <= m->rounds; round++) {
        const odd_move *move = odd_paper_place(m, who, round);
        const odd_sit *sit = move == NULL ? sit_of(m, who, round) : NULL;
        if (move != NULL || sit != NULL)
            add_move(&p->s, move, sit);
    }
    snprintf(title, sizeof title, "%.*s", (int)m->ids[who].len, m->ids[who].text);
    if (p->s.count == 0 || !odd_paper_wants(p, title))
        return;
    snprintf(title, sizeof title, "%s %.*s", words[m->contest], (int)m->ids[who].len, m->ids[who].text);
    odd_paper_open(p, title, odd_paper_names_of(&p->s, who));
    odd_paper_rows(p, &odd_paper_guide_columns, p->s.count);
    odd_paper_close(p);
}

static void print_guides(odd_paper *p) {
    for (int who = 1; who <= p->s.m->contestants; who++)
        print_guide(p, (uint32_t)who);
}

static void print_traveller(odd_paper *p, int board, int section) {
    const odd_movement *m = p->s.m;
    char number[16], title[96];
    p->s.count = 0;
    for (size_t i = 0; i < m->move_count; i++)
        if (m->moves[i].first <= board && board <= m->moves[i].last && m->moves[i].section == section &&
            m->moves[i].ns[0] != 0 && m->moves[i].ew[0] != 0)
            add_move(&p->s, &m->moves[i], NULL);
    snprintf(number, sizeof number, "%d", board);
    if (p->s.count == 0 || !odd_paper_wants(p, number))
        return;
    snprintf(title, sizeof title, section > 0 ? "Board %d, section %c" : "Board %d", board,
             'A' + section - 1);
    char about[64];
    snprintf(about, sizeof about, "dealer %s, %s", odd_seat_name(odd_board_dealer(board)),
             odd_vul_words(odd_board_vul(board)));
    odd_paper_open(p, title, odd_text_of(about));
    odd_paper_rows(p, &odd_paper_traveller_columns, p->s.count);
    odd_paper_close(p);
}

static void print_travellers(odd_paper *p) {
    const odd_movement *m = p->s.m;
    int last = 0;
    for (size_t i = 0; i < m->move_count; i++)
        last = m->moves[i].last > last ? m->moves[i].last : last;
    for (int section = 0; section <= m->sections; section++)
        for (int board = 1; board <= last; board++)
            print_traveller(p, board, section);
}

static void print_slip(odd_paper *p, const odd_move *m) {
    odd_out about = ODD_HEAP_OUT;
    char name[16], title[64];
    odd_paper_table_name(name, m->section, m->table);
    if (m->ns[0] == 0 || m->ew[0] == 0 || m->first == 0 || !odd_paper_wants(p, name))
        return;
    snprintf(title, sizeof title, "Round %d, table %s", m->round, name);
    odd_out_text(&about, "N-S ");
    odd_paper_ids(&about, p->s.m, m->ns);
    odd_out_text(&about, "   E-W ");
    odd_paper_ids(&about, p->s.m, m->ew);
    p->s.first = m->first;
    odd_paper_open(p, title, (odd_text){about.text, about.len});
    odd_paper_rows(p, &odd_paper_slip_columns, (size_t)(m->last - m->first + 1));
    odd_view_note(&p->v, p->v.format == ODD_GRID_TEXT ? "E-W agree: ________" : "E-W agree:");
    odd_paper_close(p);
    odd_out_free(&about);
}

static void print_slips(odd_paper *p) {
    for (size_t i = 0; i < p->s.m->move_count; i++)
        print_slip(p, &p->s.m->moves[i]);
}

/* ---- The command ------------------------------------------------------------------------------- */

/* A page prints each sheet on a page of paper, a bracket across it. */
static const char paper_style[] =
    ".sheet h2 { font-size: 22px; margin-bottom: 4px; } .sheet .list { width: 100%; } .sheet .list th, .sheet .list td { padding: 8px; border: 1px solid var(--edge); }\n"
    ".sheet .list th:first-child, .sheet .list td:first-child { padding-left: 8px; } .sheet td.key { font-size: 17px; } .blank { padding: 14px 0 4px; border-bottom: 1px solid var(--edge); } .bracket { max-width: 100%; height: auto; }\n"
    "@page wide { size: landscape; } .wide { page: wide; }\n"
    "@media print { header, footer { display: none; } .sheet { margin: 0; break-after: page; break-inside: avoid; } .sheet:last-of-type { break-after: auto; }\n"
    "  .sheet h2 { font-size: 18pt; } .sheet .list { font-size: 11pt; } .sheet .list th { font-size: 9pt; } .sheet .list th, .sheet .list td { padding: 5pt; } .sheet td.key { font-size: 12pt; } }\n";

static const struct {
    const char *name;
    void (*print)(odd_paper *p);
    const char *operands; /* what may follow the file */
} kinds[] = {
    {"tables", print_tables, "a table"},         {"guides", print_guides, "a contestant"},
    {"travellers", print_travellers, "a board"}, {"slips", print_slips, "a table"},
    {"names", odd_paper_print_names, "a table"}, {"bracket", odd_paper_print_bracket, NULL},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static int find_kind(const odd_args *args) {
    for (int i = 0; i < KINDS; i++)
        if (strcmp(args->operands[0], kinds[i].name) == 0)
            return i;
    odd_complain(args, "invalid kind '%s': expected tables, guides, travellers, slips, names or bracket",
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

static int show(const odd_args *args, odd_event_file *f, int kind) {
    const odd_event *e = f->event;
    odd_paper p = {.args = args, .s = {.e = e}, .arena = &f->arena};
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
    if (!p.any)
        p.v.out.len = 0;
    if (!p.any && !p.said)
        odd_complain(args,
                     args->count > 2 ? "the movement has no %s of that name" : "the movement has no %s yet",
                     kinds[kind].operands + 2);
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
    if (kinds[kind].operands == NULL && args->count > 2)
        return odd_complain(args, "unexpected '%s': a bracket is printed whole", args->operands[2]);
    if (kinds[kind].operands != NULL && strcmp(args->format, "svg") == 0)
        return odd_complain(args, "svg is for the bracket: expected text, html or csv");
    int code = odd_event_open(args, &f, args->operands[1]) ? show(args, &f, kind) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'s', "session", "N", "the movement of session N; default: the last one that has a movement"},
};

const odd_command odd_command_paper = {
    .name = "paper",
    .synopsis = "tables|guides|travellers|slips|names|bracket FILE [NAME...]",
    .summary = "print table cards, guide cards, travellers, slips and brackets",
    .details = "Prints what a club needs on paper for the movement of an event. tables: a card for each\n"
               "table, with who plays there in each round, and where they and the boards go next. guides: a\n"
               "card for each contestant. travellers: a sheet for each board, to fill in. slips: a slip for\n"
               "each table and round, to pick up. names: who sits where at first, to fill in or to check.\n"
               "bracket: the matches of a knock-out, as far as they are known; also as svg.\n"
               "NAME... are tables, contestants or boards; without them, all. --format html is a page that\n"
               "prints each on a sheet of its own.\n",
    .formats = "text html csv svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
