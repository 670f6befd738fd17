/* Matches of teams, and penalties: what stands below the standings, and on a score card. */
#include <stdlib.h>
#include <string.h>

#include "cli/standings_foot.h"

/* Halves away from zero. */
odd_amount odd_per_board(odd_amount a, int boards) {
    odd_amount unit = ODD_ONE / 100, half = (odd_amount)boards * unit / 2;
    return (a + (a < 0 ? -half : half)) / ((odd_amount)boards * unit) * unit;
}

/* Those of all, or of one contestant. */
typedef struct list {
    odd_view *v;
    uint32_t who;
    uint32_t *rows;
    size_t count;
    int vp_decimals, net_decimals;
    bool rounds, byes, nets;
} list;

#define LIST(data) ((const list *)(data))

static list new_list(odd_view *v, uint32_t who, size_t most) {
    list l = {.v = v, .who = who};
    l.rows = odd_alloc(most, sizeof *l.rows);
    return l;
}

/* ---- Matches ----------------------------------------------------------------------------------- */

static list list_matches(odd_view *v, uint32_t who) {
    const odd_event *e = v->e;
    list l = new_list(v, who, odd_event_about(e)->match_count);
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++) {
        const odd_match *m = odd_match_at(e, i);
        if (who != ODD_NOBODY && m->team[0] != who && m->team[1] != who)
            continue;
        l.rows[l.count++] = (uint32_t)i;
        l.rounds = l.rounds || m->round > 0;
        for (int side = 0; side < 2; side++) {
            int vp = odd_decimals(m->vp[side]), net = odd_decimals(m->won[side]);
            l.vp_decimals = vp > l.vp_decimals ? vp : l.vp_decimals;
            l.net_decimals = net > l.net_decimals ? net : l.net_decimals;
            odd_amount lost = odd_is_share(e) ? 0 : m->won[1 - side];
            l.nets = l.nets || (m->net[side] != m->won[side] - lost && m->team[1] != ODD_NOBODY);
        }
    }
    return l;
}

static const odd_match *match_at(const list *l, size_t row) {
    return odd_match_at(l->v->e, l->rows[row]);
}

/* On a card, the team whose it is stands first. */
static int side_of(const list *l, const odd_match *m, int which) {
    return l->who != ODD_NOBODY && m->team[1] == l->who ? 1 - which : which;
}

static bool has_rounds(const void *data) {
    return LIST(data)->rounds;
}

static bool of_all(const void *data) {
    return LIST(data)->who == ODD_NOBODY;
}

static bool has_vp(const void *data) {
    return odd_event_about(LIST(data)->v->e)->has_vp;
}

static bool has_share(const void *data) {
    return odd_event_about(LIST(data)->v->e)->scoring == ODD_PATTON;
}

static bool has_nets(const void *data) {
    return LIST(data)->nets;
}

static void put_round(odd_out *o, const odd_grid_at *at) {
    const odd_match *m = match_at(LIST(at->data), at->row);
    if (m->round > 0)
        odd_out_int(o, m->round);
}

static void put_team(odd_out *o, const odd_grid_at *at) {
    const list *l = LIST(at->data);
    const odd_match *m = match_at(l, at->row);
    uint32_t who = m->team[side_of(l, m, at->which)];
    if (who == ODD_NOBODY)
        return;
    odd_say_id(o, l->v->e, who);
}

static void put_name(odd_out *o, const odd_grid_at *at) {
    const list *l = LIST(at->data);
    const odd_match *m = match_at(l, at->row);
    uint32_t who = m->team[side_of(l, m, at->which)];
    odd_text name = who != ODD_NOBODY ? odd_names_of(l->v->e, who) : (odd_text){"bye", 3};
    if (name.len > 0 || l->v->format == ODD_GRID_CSV)
        odd_say_people(o, l->v, name);
    else
        odd_say_id(o, l->v->e, who);
}

static void put_boards(odd_out *o, const odd_grid_at *at) {
    const odd_match *m = match_at(LIST(at->data), at->row);
    if (m->team[1] != ODD_NOBODY)
        odd_out_int(o, m->boards);
}

static void put_won(odd_out *o, const odd_grid_at *at) {
    const list *l = LIST(at->data);
    const odd_match *m = match_at(l, at->row);
    if (m->team[1] != ODD_NOBODY)
        odd_say_amount(o, m->won[side_of(l, m, at->which)], l->net_decimals);
}

static void put_net(odd_out *o, const odd_grid_at *at) {
    const list *l = LIST(at->data);
    const odd_match *m = match_at(l, at->row);
    if (m->team[1] != ODD_NOBODY)
        odd_say_signed(o, m->net[side_of(l, m, at->which)], l->net_decimals);
}

static void put_share(odd_out *o, const odd_grid_at *at) {
    const list *l = LIST(at->data);
    const odd_match *m = match_at(l, at->row);
    if (m->team[1] != ODD_NOBODY)
        odd_say_amount(o, m->share[side_of(l, m, at->which)], 0);
}

static void put_vp(odd_out *o, const odd_grid_at *at) {
    const list *l = LIST(at->data);
    const odd_match *m = match_at(l, at->row);
    int side = side_of(l, m, at->which);
    if (m->team[side] != ODD_NOBODY && !m->no_vp)
        odd_say_amount(o, m->vp[side], l->vp_decimals);
}

enum { COLUMN_WON = 6, COLUMN_NET = 8 };

static const odd_grid_column match_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_rounds, put_round},
    {"", NULL, "team_1", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, of_all, put_team},
    {"Team", NULL, "name_1", ODD_CELL_NAME, ODD_GRID_ALL, 0, of_all, put_name},
    {"", NULL, "team_2", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 1, NULL, put_team},
    {"Team", NULL, "name_2", ODD_CELL_NAME, ODD_GRID_ALL, 1, NULL, put_name},
    {"Boards", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, NULL, put_boards},
    [COLUMN_WON] = {"", "IMPs", "won_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_won},
    {"", "IMPs", "won_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, NULL, put_won},
    [COLUMN_NET] = {"", "Net", "net_1", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_nets, put_net},
    {"", "Net", "net_2", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 1, has_nets, put_net},
    {"", "Match", "share_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_share, put_share},
    {"", "Match", "share_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, has_share, put_share},
    {"", "VP", "vp_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_vp, put_vp},
    {"", "VP", "vp_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, has_vp, put_vp},
};
enum { MATCH_COLUMNS = sizeof match_columns / sizeof match_columns[0] };

/* A table of its own under a heading, unless there is nothing in it; the list is used up. */
static void print_list(odd_view *v, list *l, const odd_grid_column *columns, size_t count,
                       const char *heading) {
    if (l->count > 0) {
        odd_grid g = odd_view_grid(v, l, columns, count);
        g.narrow = true;
        odd_view_heading(v, heading);
        odd_grid_measure(&g, l->count);
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, l->count);
        odd_grid_end(&g);
        odd_grid_free(&g);
    }
    free(l->rows);
}

void odd_print_matches(odd_view *v, uint32_t who) {
    odd_grid_column own[MATCH_COLUMNS];
    list l = list_matches(v, who);
    memcpy(own, match_columns, sizeof own);
    own[COLUMN_WON].over = own[COLUMN_WON + 1].over = odd_board_unit(v->e);
    print_list(v, &l, own, MATCH_COLUMNS, "Matches");
}

/* ---- Penalties --------------------------------------------------------------------------------- */

static list list_penalties(odd_view *v, uint32_t who) {
    const odd_event *e = v->e;
    list l = new_list(v, who, odd_event_about(e)->penalty_count);
    for (size_t i = 0; i < odd_event_about(e)->penalty_count; i++) {
        bool nobody = odd_penalty_at(e, i)->who == ODD_NOBODY; /* there was a warning */
        if (nobody || (who != ODD_NOBODY && odd_penalty_at(e, i)->who != who))
            continue;
        l.rows[l.count++] = (uint32_t)i;
        l.rounds = l.rounds || odd_penalty_at(e, i)->round > 0;
    }
    return l;
}

static const odd_penalty *penalty_at(const list *l, size_t row) {
    return odd_penalty_at(l->v->e, l->rows[row]);
}

static const odd_penalty *penalty_of(const odd_grid_at *at) {
    return penalty_at(LIST(at->data), at->row);
}

static void put_penalty_round(odd_out *o, const odd_grid_at *at) {
    if (penalty_of(at)->round > 0)
        odd_out_int(o, penalty_of(at)->round);
}

static void put_penalty_id(odd_out *o, const odd_grid_at *at) {
    odd_say_full_id(o, LIST(at->data)->v->e, penalty_of(at)->who);
}

static void put_penalty_amount(odd_out *o, const odd_grid_at *at) {
    odd_say_penalty(o, penalty_of(at));
}

/* One that counts in a match takes nothing from the total. */
static void put_penalty_taken(odd_out *o, const odd_grid_at *at) {
    if (penalty_of(at)->taken != 0)
        odd_say_amount(o, -penalty_of(at)->taken, 0);
}

static void put_penalty_why(odd_out *o, const odd_grid_at *at) {
    odd_say_people(o, LIST(at->data)->v, penalty_of(at)->why);
}

enum { COLUMN_WHO = 1, COLUMN_TAKEN = 3 };

static const odd_grid_column penalty_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_rounds, put_penalty_round},
    [COLUMN_WHO] = {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_ALL, 0, of_all, put_penalty_id},
    {"Penalty", NULL, "penalty", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, put_penalty_amount},
    [COLUMN_TAKEN] = {"", NULL, "taken", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_penalty_taken},
    {"For", NULL, "reason", ODD_CELL_NAME, ODD_GRID_ALL, 0, NULL, put_penalty_why},
};
enum { PENALTY_COLUMNS = sizeof penalty_columns / sizeof penalty_columns[0] };

void odd_print_penalties(odd_view *v, uint32_t who) {
    odd_grid_column own[PENALTY_COLUMNS];
    list l = list_penalties(v, who);
    memcpy(own, penalty_columns, sizeof own);
    own[COLUMN_WHO].head = odd_contest_word(v->e);
    own[COLUMN_TAKEN].head = odd_total_unit(v->e);
    print_list(v, &l, own, PENALTY_COLUMNS, "Penalties");
}
