/* oddtrick par: what can be made with the cards of each board, and par. */
#include <stdlib.h>

#include "cli/event_deals.h"
#include "report/report.h"

/* A row: a deal and who declares; both partners where they take the same tricks. */
typedef struct par_row {
    const odd_solved *deal;
    const odd_par *par;
    odd_seat seat;
    bool both;
    bool first; /* of its deal */
} par_row;

typedef struct par_view {
    odd_view *v;
    par_row *rows;
    size_t row_count;
    odd_par *pars; /* by deal */
    odd_stated stated;
    odd_audit audit; /* where the file and double dummy differ */
    bool rounds, groups;
} par_view;

#define VIEW(data) ((const par_view *)(data))

static const par_row *row_of(const odd_at *at) {
    return &VIEW(at->data)->rows[at->row];
}

static bool is_csv(const odd_at *at) {
    return VIEW(at->data)->v->format == ODD_GRID_CSV;
}

/* What is said of a deal stands in its first row; in CSV, in each. */
static bool says(const odd_at *at) {
    return row_of(at)->first || is_csv(at);
}

/* ---- Columns ----------------------------------------------------------------------------------- */

static bool has_rounds(const odd_at *at) {
    return VIEW(at->data)->rounds || is_csv(at);
}

static bool has_groups(const odd_at *at) {
    return VIEW(at->data)->groups || is_csv(at);
}

static void put_board(odd_out *o, const odd_at *at) {
    if (says(at))
        odd_out_int(o, row_of(at)->deal->board->number);
}

static void put_round(odd_out *o, const odd_at *at) {
    if (says(at) && row_of(at)->deal->dealt->round > 0)
        odd_out_int(o, row_of(at)->deal->dealt->round);
}

static void put_group(odd_out *o, const odd_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    if (says(at) && row_of(at)->deal->dealt->group > 0)
        odd_say_people(o, v, odd_group_at(v->e, row_of(at)->deal->dealt->group));
}

static void put_dealer(odd_out *o, const odd_at *at) {
    if (says(at))
        odd_out_text(o, odd_seat_text(row_of(at)->deal->board->dealer));
}

static void put_vul(odd_out *o, const odd_at *at) {
    if (says(at))
        odd_out_text(o, odd_vul_text(row_of(at)->deal->board->vul));
}

static void put_declarer(odd_out *o, const odd_at *at) {
    const par_row *r = row_of(at);
    odd_out_text(o, r->both ? odd_direction_short(odd_seat_side(r->seat) == ODD_EW) : odd_seat_text(r->seat));
}

static void put_tricks(odd_out *o, const odd_at *at) {
    int tricks = row_of(at)->deal->table.tricks[at->which][row_of(at)->seat];
    if (tricks != ODD_DD_UNKNOWN)
        odd_out_int(o, tricks);
}

static void put_points(odd_out *o, const odd_at *at, int score_pts) {
    odd_out_format(o, score_pts == 0 || is_csv(at) ? "%d" : "%+d", score_pts);
}

static bool stated_of(int *score_pts, const odd_at *at) {
    const par_view *p = VIEW(at->data);
    return odd_stated_par_of(score_pts, &p->stated, p->v->e, row_of(at)->deal->dealt);
}

/* Where no par follows from the cards, that of the file; in CSV it has a column of its own. */
static void put_par(odd_out *o, const odd_at *at) {
    const par_row *r = row_of(at);
    int stated;
    if (says(at) && r->deal->complete)
        put_points(o, at, r->par->score_pts);
    else if (says(at) && !is_csv(at) && stated_of(&stated, at))
        put_points(o, at, stated);
}

static void put_stated(odd_out *o, const odd_at *at) {
    int stated;
    if (stated_of(&stated, at))
        put_points(o, at, stated);
}

static void put_contracts(odd_out *o, const odd_at *at) {
    const par_row *r = row_of(at);
    bool csv = is_csv(at);
    int stated;
    if (says(at) && r->deal->complete)
        odd_say_contracts(o, r->par, csv ? ODD_ASCII : VIEW(at->data)->v->style, csv ? ", " : "\n");
    else if (says(at) && !csv)
        odd_out_text(o, stated_of(&stated, at) ? "as stated in the file" : "some cards are unknown");
}

#define TRICKS(strain, key) \
    { "", NULL, key, ODD_CELL_RIGHT, ODD_GRID_ALL, strain, NULL, .put = put_tricks }

static const odd_grid_column columns[] = {
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_board},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_rounds, .put = put_round},
    {"Group", NULL, "group", ODD_CELL_LEFT, ODD_GRID_ALL, 0, has_groups, .put = put_group},
    {"Dealer", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, NULL, .put = put_dealer},
    {"Vul", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, NULL, .put = put_vul},
    {"By", NULL, "declarer", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_declarer},
    TRICKS(ODD_CLUBS, "clubs"),
    TRICKS(ODD_DIAMONDS, "diamonds"),
    TRICKS(ODD_HEARTS, "hearts"),
    TRICKS(ODD_SPADES, "spades"),
    TRICKS(ODD_NT, "nt"),
    {"N-S", "Par", "par", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_par},
    {"Contract", "Par", "contracts", ODD_CELL_RESULT, ODD_GRID_ALL, 0, NULL, .put = put_contracts},
    {"", NULL, "stated_par", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_stated},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* ---- The table --------------------------------------------------------------------------------- */

static bool partners_alike(const odd_dd *t, odd_seat seat) {
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        if (t->tricks[strain][seat] != t->tricks[strain][seat + 2])
            return false;
    return true;
}

static void add_row(par_view *p, const odd_solved *deal, const odd_par *par, odd_seat seat, bool both) {
    bool first = p->row_count == 0 || p->rows[p->row_count - 1].deal != deal;
    p->rows[p->row_count++] = (par_row){deal, par, seat, both, first};
}

/* North, South, East, West; each pair of partners in one row where they do not differ. */
static void add_rows(par_view *p, const odd_solved *deal, const odd_par *par) {
    for (odd_seat seat = ODD_NORTH; seat <= ODD_EAST; seat++) {
        bool both = p->v->format != ODD_GRID_CSV && partners_alike(&deal->table, seat);
        add_row(p, deal, par, seat, both);
        if (!both)
            add_row(p, deal, par, (odd_seat)(seat + 2), false);
    }
}

static bool is_shown(const par_view *p, int board) {
    for (size_t i = 0; i < p->row_count; i++)
        if (p->rows[i].deal->board->number == board)
            return true;
    return false;
}

/* "Board 3, par: the file says N-S +430, double dummy says N-S +420", a line each. */
static void print_differences(const par_view *p) {
    odd_view *v = p->v;
    bool html = v->format == ODD_GRID_HTML, first = true;
    for (size_t i = 0; i < p->audit.count; i++) {
        const odd_audit_finding *f = &p->audit.list[i];
        if (!is_shown(p, f->board))
            continue;
        odd_out_text(&v->out, html ? "<p class=\"figures\">" : first ? "\n" : "");
        odd_out_char(&v->out, (char)(f->message[0] - 'a' + 'A'));
        odd_text rest = odd_text_of(f->message + 1);
        (html ? odd_grid_suits_html : odd_grid_suits_text)(&v->out, rest);
        odd_out_text(&v->out, html ? "</p>\n" : "\n");
        first = false;
    }
}

static void print_table(par_view *p) {
    odd_grid_column shown[COLUMNS];
    for (size_t i = 0; i < COLUMNS; i++) {
        shown[i] = columns[i];
        if (columns[i].put == put_tricks)
            shown[i].head = odd_strain_text((odd_strain)columns[i].which, p->v->style);
    }
    odd_column_list list = ODD_COLUMN_LIST(shown);
    odd_grid g = odd_view_grid(p->v, p, &list);
    g.narrow = true;
    odd_view_head(p->v, "Par");
    if (p->v->format == ODD_GRID_TEXT)
        odd_out_char(&p->v->out, '\n');
    odd_grid_measure(&g, p->row_count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, p->row_count);
    odd_grid_end(&g);
    odd_grid_free(&g);
    if (p->v->format != ODD_GRID_CSV)
        print_differences(p);
    if (p->v->format == ODD_GRID_HTML)
        odd_view_foot(p->v);
}

/* ---- JSON -------------------------------------------------------------------------------------- */

static void json_deal(const par_view *p, const odd_solved *s, const odd_par *par) {
    odd_out *o = &p->v->out;
    const odd_event *e = p->v->e;
    odd_dd stated;
    char deal[ODD_HANDS_MAX];
    odd_out_char(o, '{');
    odd_json_int(o, "board", s->board->number);
    if (s->dealt->round > 0)
        odd_json_int(o, "round", s->dealt->round);
    if (s->dealt->group > 0)
        odd_json_member(o, "group", odd_group_at(e, s->dealt->group));
    odd_json_word(o, "dealer", odd_seat_text(s->board->dealer));
    odd_json_word(o, "vul", odd_vul_text(s->board->vul));
    odd_hands_format(deal, sizeof deal, &s->hands, s->board->dealer);
    odd_json_word(o, "deal", deal);
    if (s->complete)
        odd_json_makeable(o, &s->table, par);
    if (odd_stated_table_of(&stated, &p->stated, e, s->dealt))
        odd_json_tricks(o, "stated_tricks", &stated);
    odd_json_stated_par(o, &p->stated, e, s->dealt);
    odd_out_char(o, '}');
}

static void print_json(par_view *p, const odd_deals *d) {
    odd_out *o = &p->v->out;
    odd_json_head(o, p->v->e);
    odd_json_open(o, "deals", '[');
    for (size_t i = 0; i < d->count; i++) {
        odd_json_line(o, 1);
        json_deal(p, &d->list[i], &p->pars[i]);
        odd_out_flush_some(o);
    }
    odd_out_char(o, ']');
    odd_json_foot(o, p->v->e);
}

/* ---- The command ------------------------------------------------------------------------------- */

static void show(const odd_args *args, odd_event *e, const odd_deals *d) {
    odd_view v;
    odd_view_open(&v, args, e);
    par_view p = {.v = &v, .stated = odd_stated_of(e, &v.arena)};
    odd_deals_given(d, e);
    if (odd_event_audit_par(&p.audit, e, &v.arena, v.format == ODD_GRID_HTML ? ODD_SYMBOLS : v.style) !=
        ODD_OK)
        odd_no_memory();
    p.rows = odd_alloc(4 * d->count, sizeof *p.rows);
    p.pars = odd_alloc(d->count, sizeof *p.pars);
    for (size_t i = 0; i < d->count; i++) {
        const odd_solved *s = &d->list[i];
        p.rounds = p.rounds || s->dealt->round > 0;
        p.groups = p.groups || s->dealt->group > 0;
        if (s->complete)
            odd_dd_par(&p.pars[i], &s->table, s->board->dealer, s->board->vul, NULL);
        add_rows(&p, s, &p.pars[i]);
    }
    if (odd_args_json(args))
        print_json(&p, d);
    else
        print_table(&p);
    odd_view_close(&v);
    free(p.rows);
    free(p.pars);
}

static int show_tables(const odd_args *args, odd_event *e) {
    odd_deals d = {0};
    bool good = odd_deals_take(args, &d, e) && odd_deals_solve(args, &d);
    if (good)
        show(args, e, &d);
    odd_deals_free(&d);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    bool leads = odd_args_value(args, "leads") != NULL, play = odd_args_value(args, "play") != NULL;
    if (args->count < 1)
        return odd_complain(args, "expected a file, or - for standard input, and optionally board numbers");
    if (leads && play)
        return odd_complain(args, "expected --leads or --play, not both");
    int code = ODD_EXIT_CANNOT;
    if (odd_event_open(args, &f, args->operands[0]))
        code = (leads ? odd_par_leads : play ? odd_par_play : show_tables)(args, f.event);
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {'l', "leads", NULL, "which opening leads beat the contracts that were played"},
    {'p', "play", NULL, "what each card of the recorded plays cost"},
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_par = {
    .name = "par",
    .synopsis = "[--leads | --play] [-j N] FILE [BOARD...]",
    .summary = "print double-dummy tricks and par",
    .details =
        "Prints for each deal of a file, or of boards BOARD..., the double-dummy tricks of each declarer\n"
        "in each strain, and par: the score when neither side can do better by another call, with the\n"
        "contracts that give it. Differences from what the file states are listed below.\n"
        "--leads prints for each result which opening leads beat the contract, and what the actual lead\n"
        "cost; --play prints for each recorded play what each card cost, in tricks of the side that\n"
        "played it. The deals are solved once and kept in a cache of the user.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
