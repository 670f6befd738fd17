/* What can be made with the cards of each board, and par: a row for each declarer, or for both partners. In JSON, where a row is a deal,
 * it is the first of them. */
#include "base/arena.h"
#include "report/event_rows.h"

static const odd_par_rows *rows_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_par_row *row_of(const odd_cell_ref *at) {
    return &rows_of(at)->rows[at->row];
}

static const odd_solved_deal *deal_of(const odd_cell_ref *at) {
    return row_of(at)->deal;
}

static bool is_for_people(const odd_cell_ref *at) {
    return at->format == ODD_GRID_TEXT || at->format == ODD_GRID_HTML;
}

/* What concerns the whole deal is in its first row; in CSV, in each row. */
static bool says(const odd_cell_ref *at) {
    return row_of(at)->first || odd_cell_ref_csv(at);
}

/* ---- Cells --------------------------------------------------------------------------------------- */

static bool has_rounds(const odd_cell_ref *at) {
    return rows_of(at)->rounds || !is_for_people(at);
}

static bool has_groups(const odd_cell_ref *at) {
    return rows_of(at)->groups || !is_for_people(at);
}

static void put_board(odd_out *o, const odd_cell_ref *at) {
    if (says(at))
        odd_out_int(o, deal_of(at)->board->number);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    if (says(at))
        odd_cell_positive(o, deal_of(at)->dealt->round);
}

static void put_group(odd_out *o, const odd_cell_ref *at) {
    if (says(at) && deal_of(at)->dealt->group > 0)
        odd_cell_people(o, at, odd_group_at(rows_of(at)->e, deal_of(at)->dealt->group));
}

static void put_dealer(odd_out *o, const odd_cell_ref *at) {
    if (says(at))
        odd_cell_word(o, at, odd_seat_text(deal_of(at)->board->dealer));
}

static void put_vul(odd_out *o, const odd_cell_ref *at) {
    if (says(at))
        odd_cell_word(o, at, odd_vul_text(deal_of(at)->board->vul));
}

static void put_declarer(odd_out *o, const odd_cell_ref *at) {
    const odd_par_row *r = row_of(at);
    odd_out_text(o, r->both ? odd_direction_short(odd_seat_side(r->seat) == ODD_EW) : odd_seat_text(r->seat));
}

static void put_tricks(odd_out *o, const odd_cell_ref *at) {
    int tricks = deal_of(at)->table.tricks[at->which][row_of(at)->seat];
    if (tricks != ODD_DD_UNKNOWN)
        odd_out_int(o, tricks);
}

static void fit_tricks(odd_grid_column *c, const void *data) {
    c->head = odd_strain_text((odd_strain)c->which, ((const odd_par_rows *)data)->style);
}

static void put_points(odd_out *o, const odd_cell_ref *at, int score_pts) {
    if (score_pts > 0 && is_for_people(at))
        odd_out_char(o, '+');
    odd_out_int(o, score_pts);
}

static bool stated_of(int *score_pts, const odd_cell_ref *at) {
    return odd_stated_par_of(score_pts, &rows_of(at)->stated, rows_of(at)->e, deal_of(at)->dealt);
}

/* If par cannot be computed from the cards, the one that the file states; in CSV it has a column of its own. */
static void put_par(odd_out *o, const odd_cell_ref *at) {
    int stated;
    if (says(at) && deal_of(at)->complete)
        put_points(o, at, row_of(at)->par->score_pts);
    else if (says(at) && !odd_cell_ref_csv(at) && stated_of(&stated, at))
        put_points(o, at, stated);
}

static void put_stated(odd_out *o, const odd_cell_ref *at) {
    int stated;
    if (stated_of(&stated, at))
        put_points(o, at, stated);
}

static void put_contracts(odd_out *o, const odd_cell_ref *at) {
    bool csv = odd_cell_ref_csv(at);
    int stated;
    if (says(at) && deal_of(at)->complete)
        odd_say_contracts(o, row_of(at)->par, csv ? ODD_ASCII : at->style, csv ? ", " : "\n");
    else if (says(at) && !csv)
        odd_out_text(o, stated_of(&stated, at) ? "as stated in the file" : "some cards are unknown");
}

/* ---- Of JSON alone ------------------------------------------------------------------------------- */

static void put_deal(odd_out *o, const odd_cell_ref *at) {
    char deal[ODD_HANDS_MAX];
    odd_hands_format(deal, sizeof deal, &deal_of(at)->hands, deal_of(at)->board->dealer);
    odd_out_json(o, odd_text_of(deal));
}

static void put_table(odd_out *o, const odd_cell_ref *at) {
    if (deal_of(at)->complete)
        odd_tricks_json(o, &deal_of(at)->table);
}

static void put_whole_par(odd_out *o, const odd_cell_ref *at) {
    if (deal_of(at)->complete)
        odd_par_json(o, row_of(at)->par);
}

static void put_stated_table(odd_out *o, const odd_cell_ref *at) {
    odd_dd stated;
    if (odd_stated_table_of(&stated, &rows_of(at)->stated, rows_of(at)->e, deal_of(at)->dealt))
        odd_tricks_json(o, &stated);
}

#define TRICKS(strain, key) \
    { "", NULL, key, ODD_CELL_RIGHT, ODD_GRID_ALL, strain, NULL, .put = put_tricks, .fit = fit_tricks }
#define TRICKS_IS "Record<Seat, Partial<Record<Strain, integer>>>"

static const odd_grid_column columns[] = {
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_board, ODD_IS("integer", "board")},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_rounds, put_round,
     ODD_IS("?integer", "round, if the cards were dealt for one")},
    {"Group", NULL, "group", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_groups, put_group,
     ODD_IS("?string", "group, if the cards were dealt for one")},
    {"Dealer", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, NULL, put_dealer,
     ODD_IS("Seat", "dealer")},
    {"Vul", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, NULL, put_vul,
     ODD_IS("Vul", "vulnerability")},
    {"By", NULL, "declarer", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_declarer},
    TRICKS(ODD_CLUBS, "clubs"),
    TRICKS(ODD_DIAMONDS, "diamonds"),
    TRICKS(ODD_HEARTS, "hearts"),
    TRICKS(ODD_SPADES, "spades"),
    TRICKS(ODD_NT, "nt"),
    {"", NULL, "deal", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_deal,
     ODD_IS("string", "cards as in PBN, from the dealer")},
    {"", NULL, "tricks", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_table,
     ODD_IS("?" TRICKS_IS, "tricks of each declarer in each strain, if all cards are known")},
    {"N-S", "Par", "par", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_par},
    {"", NULL, "par", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_whole_par,
     ODD_IS("?Par", "par that follows from `tricks`")},
    {"Contract", "Par", "contracts", ODD_CELL_RESULT, ODD_GRID_ALL, 0, NULL, .put = put_contracts},
    {"", NULL, "stated_tricks", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_stated_table,
     ODD_IS("?" TRICKS_IS, "tricks that the file states")},
    {"", NULL, "stated_par", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_stated,
     ODD_IS("?integer", "par that the file states: points of North-South")},
};
const odd_column_list odd_par_columns = ODD_COLUMN_LIST(columns);

/* ---- Rows ---------------------------------------------------------------------------------------- */

static bool partners_alike(const odd_dd *t, odd_seat seat) {
    for (odd_strain strain = ODD_CLUBS; strain <= ODD_NT; strain++)
        if (t->tricks[strain][seat] != t->tricks[strain][seat + 2])
            return false;
    return true;
}

static void add_row(odd_par_rows *p, const odd_solved_deal *deal, const odd_par *par, odd_seat seat,
                    bool both) {
    bool first = p->count == 0 || p->rows[p->count - 1].deal != deal;
    p->rows[p->count++] = (odd_par_row){deal, par, seat, both, first};
}

/* North, South, East, West; partners who do not differ share a row if that is allowed. */
static void add_rows(odd_par_rows *p, const odd_solved_deal *deal, const odd_par *par, bool together) {
    for (odd_seat seat = ODD_NORTH; seat <= ODD_EAST; seat++) {
        bool both = together && partners_alike(&deal->table, seat);
        add_row(p, deal, par, seat, both);
        if (!both)
            add_row(p, deal, par, (odd_seat)(seat + 2), false);
    }
}

odd_par_rows odd_par_rows_of(const odd_event *e, odd_arena *arena, const odd_solved_deal *deals, size_t count,
                             bool together) {
    odd_par_rows p = {.e = e, .stated = odd_stated_of(e, arena)};
    odd_par *pars = ODD_TAKE(arena, count + 1, odd_par);
    p.rows = ODD_TAKE(arena, 4 * count + 1, odd_par_row);
    for (size_t i = 0; i < count; i++) {
        const odd_solved_deal *s = &deals[i];
        p.rounds = p.rounds || s->dealt->round > 0;
        p.groups = p.groups || s->dealt->group > 0;
        pars[i] = (odd_par){0};
        if (s->complete)
            odd_dd_par(&pars[i], &s->table, s->board->dealer, s->board->vul, NULL);
        add_rows(&p, s, &pars[i], together);
    }
    return p;
}

void odd_par_rows_json(odd_out *o, const odd_par_rows *p) {
    odd_members members = odd_members_of(&odd_par_columns, p);
    odd_json_head(o, p->e);
    odd_json_open(o, "deals", '[');
    for (size_t i = 0; i < p->count; i++)
        if (p->rows[i].first) {
            odd_members_line(o, &members, i, 1);
            odd_out_spill(o);
        }
    odd_out_char(o, ']');
    odd_json_footer(o, p->e);
}
