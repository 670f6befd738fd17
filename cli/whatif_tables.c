/* What candidates would change, as tables. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"

enum { BEFORE, AFTER };

static void more(int *most, int value) {
    *most = value > *most ? value : *most;
}

/* "=" behind a rank that is shared; in text, where something follows, a blank behind others. */
static void put_tied(odd_out *o, const odd_view *v, const odd_standing *s, bool followed) {
    if (s != NULL && s->tied)
        odd_out_char(o, '=');
    else if (followed && v->format == ODD_GRID_TEXT)
        odd_out_char(o, ' ');
}

/* ---- The boards of a candidate ----------------------------------------------------------------- */

typedef struct board_table {
    const odd_view *v;
    const odd_whatif *w;
    const odd_trial *c;
    const odd_whatif_line *lines;
    int decimals;
} board_table;

#define BOARDS(data) ((const board_table *)(data))

static const odd_whatif_line *line_of(const odd_at *at) {
    return &BOARDS(at->data)->lines[at->row];
}

static const odd_event *event_at(const odd_whatif *w, const odd_trial *c, int when) {
    return when == BEFORE ? w->before : c->event;
}

static void put_seat(odd_out *o, const odd_at *at) {
    const board_table *t = BOARDS(at->data);
    odd_say_seat(o, t->c->event, line_of(at)->play[AFTER], at->which);
}

/* What it was; and what the candidate makes it. */
static void put_result(odd_out *o, const odd_at *at) {
    const board_table *t = BOARDS(at->data);
    const odd_whatif_line *l = line_of(at);
    const odd_play *p = l->play[at->which];
    if (p == NULL || (at->which == AFTER && !l->own))
        return;
    if (p->kind == ODD_VOID)
        odd_out_text(o, "taken back");
    else
        odd_say_play(o, event_at(t->w, t->c, at->which), p, t->v->style, true);
}

/* By direction and time: which is 2 * direction + time. */
static void put_value(odd_out *o, const odd_at *at) {
    const board_table *t = BOARDS(at->data);
    int direction = at->which / 2, when = at->which % 2;
    const odd_play *p = line_of(at)->play[when];
    const odd_event *e = event_at(t->w, t->c, when);
    if (p == NULL || !odd_event_scored(e, p, direction))
        return;
    if (odd_is_share(e))
        odd_say_amount(o, odd_worth_of(e, p)->value[direction], t->decimals);
    else
        odd_say_signed(o, odd_worth_of(e, p)->value[direction], t->decimals);
}

enum { COLUMN_NS = 4, COLUMN_EW = 6, HEAD_MAX = 24 };

static const odd_grid_column board_columns[] = {
    {"N-S", NULL, NULL, ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_seat},
    {"E-W", NULL, NULL, ODD_CELL_LEFT, ODD_GRID_ALL, 1, NULL, .put = put_seat},
    {"Result", NULL, NULL, ODD_CELL_RESULT, ODD_GRID_ALL, BEFORE, NULL, .put = put_result},
    {"Instead", NULL, NULL, ODD_CELL_RESULT, ODD_GRID_ALL, AFTER, NULL, .put = put_result},
    [COLUMN_NS] = {"now", "", NULL, ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, .put = put_value},
    {"then", "", NULL, ODD_CELL_RIGHT, ODD_GRID_ALL, 1, NULL, .put = put_value},
    [COLUMN_EW] = {"now", "", NULL, ODD_CELL_RIGHT, ODD_GRID_ALL, 2, NULL, .put = put_value},
    {"then", "", NULL, ODD_CELL_RIGHT, ODD_GRID_ALL, 3, NULL, .put = put_value},
};
enum { BOARD_COLUMNS = sizeof board_columns / sizeof board_columns[0] };

static int decimals_of(const odd_whatif *w, const odd_trial *c) {
    int decimals = 0;
    for (size_t i = 0; i < c->board_lines; i++)
        for (int when = BEFORE; when <= AFTER; when++) {
            const odd_play *p = c->boards[i].play[when];
            const odd_event *e = event_at(w, c, when);
            for (int d = 0; d < 2 && p != NULL; d++)
                if (odd_event_scored(e, p, d))
                    more(&decimals, odd_decimals(odd_worth_of(e, p)->value[d]));
        }
    return decimals;
}

static void board_table_print(odd_view *v, const board_table *t, size_t count) {
    char ns[HEAD_MAX], ew[HEAD_MAX], heading[HEAD_MAX];
    odd_grid_column own[BOARD_COLUMNS];
    memcpy(own, board_columns, sizeof own);
    snprintf(ns, sizeof ns, "N-S %s", odd_board_unit(t->c->event));
    snprintf(ew, sizeof ew, "E-W %s", odd_board_unit(t->c->event));
    own[COLUMN_NS].over = own[COLUMN_NS + 1].over = ns;
    own[COLUMN_EW].over = own[COLUMN_EW + 1].over = ew;
    odd_column_list list = ODD_COLUMN_LIST(own);
    odd_grid g = odd_view_grid(v, t, &list);
    g.indent = 2;
    g.narrow = true;
    snprintf(heading, sizeof heading, "Board %d",
             odd_board_at(t->c->event, t->lines[0].play[AFTER]->board)->number);
    odd_grid_measure(&g, count);
    odd_out_format(&v->out, v->format == ODD_GRID_HTML ? "<h3>%s</h3>\n" : "\n  %s\n", heading);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_whatif_boards(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    for (size_t from = 0, to; from < c->board_lines; from = to) {
        board_table t = {v, w, c, c->boards + from, decimals_of(w, c)};
        uint16_t board = c->boards[from].play[AFTER]->board;
        for (to = from + 1; to < c->board_lines && c->boards[to].play[AFTER]->board == board;)
            to++;
        board_table_print(v, &t, to - from);
    }
}

/* ---- The standings of a candidate -------------------------------------------------------------- */

/* A row: somebody whose standing changes under a candidate. */
typedef struct rank_row {
    const odd_trial *c;
    const odd_change *change;
} rank_row;

typedef struct rank_table {
    const odd_view *v;
    const odd_whatif *w;
    rank_row *rows;
    size_t count;
    int decimals;
    bool comparable; /* all of them are */
} rank_table;

#define RANKS(data) ((const rank_table *)(data))

static void add_rows(rank_table *t, const odd_trial *c) {
    const odd_changes *ch = &c->changes;
    t->comparable = t->comparable && ch->comparable;
    for (size_t i = 0; i < ch->count; i++) {
        const odd_change *change = &ch->list[i];
        if ((t->w->ranks_only || !ch->comparable) && !odd_change_of_rank(change))
            continue;
        t->rows[t->count++] = (rank_row){c, change};
        for (int when = BEFORE; when <= AFTER; when++)
            if (change->standing[when] != NULL)
                more(&t->decimals, odd_decimals(change->standing[when]->score));
    }
}

static rank_table rank_table_of(const odd_view *v, const odd_whatif *w, const odd_trial *from,
                                size_t trials) {
    size_t most = 0;
    for (size_t i = 0; i < trials; i++)
        most += from[i].changes.count;
    rank_table t = {.v = v, .w = w, .comparable = true, .rows = odd_alloc(most + 1, sizeof *t.rows)};
    for (size_t i = 0; i < trials; i++)
        add_rows(&t, &from[i]);
    return t;
}

static bool shows_percent(const odd_at *at) {
    return RANKS(at->data)->comparable && odd_total_percent(RANKS(at->data)->w->before);
}

static bool shows_score(const odd_at *at) {
    return RANKS(at->data)->comparable && (!shows_percent(at) || RANKS(at->data)->v->format == ODD_GRID_CSV);
}

static bool shows_gain(const odd_at *at) {
    return RANKS(at->data)->comparable;
}

static const rank_row *row_of(const odd_at *at) {
    return &RANKS(at->data)->rows[at->row];
}

static void put_number(odd_out *o, const odd_at *at) {
    odd_out_int(o, row_of(at)->c->number);
}

static void put_direction(odd_out *o, const odd_at *at) {
    const rank_row *r = row_of(at);
    const odd_event *e = odd_change_event(RANKS(at->data)->w, r->c, r->change);
    odd_out_text(o, odd_side_key(odd_contestant_at(e, odd_change_who(r->change))->direction));
}

static void put_id(odd_out *o, const odd_at *at) {
    const rank_row *r = row_of(at);
    const odd_event *e = odd_change_event(RANKS(at->data)->w, r->c, r->change);
    if (RANKS(at->data)->v->format == ODD_GRID_CSV)
        odd_say_id(o, e, odd_change_who(r->change));
    else
        odd_say_full_id(o, e, odd_change_who(r->change));
}

static void put_names(odd_out *o, const odd_at *at) {
    const rank_row *r = row_of(at);
    const odd_event *e = odd_change_event(RANKS(at->data)->w, r->c, r->change);
    odd_say_people(o, RANKS(at->data)->v, odd_names_of(e, odd_change_who(r->change)));
}

static bool same_place(const odd_standing *a, const odd_standing *b) {
    return a != NULL && b != NULL && a->rank == b->rank && a->tied == b->tied;
}

/* For people, a rank that stays is told once. */
static void put_rank(odd_out *o, const odd_at *at) {
    const rank_table *t = RANKS(at->data);
    const odd_change *ch = row_of(at)->change;
    const odd_standing *s = ch->standing[at->which];
    bool csv = t->v->format == ODD_GRID_CSV;
    if (!csv && at->which == AFTER && same_place(ch->standing[BEFORE], s))
        return;
    if (s != NULL)
        odd_out_int(o, s->rank);
    else if (!csv)
        odd_out_char(o, '-');
    if (!csv)
        put_tied(o, t->v, s, t->comparable);
}

static void put_score(odd_out *o, const odd_at *at) {
    const rank_table *t = RANKS(at->data);
    const odd_standing *s = row_of(at)->change->standing[at->which];
    if (s == NULL)
        return;
    bool plain = t->v->format == ODD_GRID_CSV || odd_is_share(t->w->before);
    if (plain || odd_event_about(t->w->before)->contest == ODD_TEAMS)
        odd_say_amount(o, s->score, t->decimals);
    else
        odd_say_signed(o, s->score, t->decimals);
}

static void put_percent(odd_out *o, const odd_at *at) {
    const odd_standing *s = row_of(at)->change->standing[at->which];
    if (s != NULL)
        odd_say_x100(o, s->percent_x100);
}

static void put_gain(odd_out *o, const odd_at *at) {
    const rank_table *t = RANKS(at->data);
    const odd_change *ch = row_of(at)->change;
    int decimals = odd_total_percent(t->w->before) ? 2 : t->decimals;
    if (ch->standing[BEFORE] == NULL || ch->standing[AFTER] == NULL)
        return;
    if (t->v->format == ODD_GRID_CSV)
        odd_say_amount(o, ch->gain, decimals);
    else
        odd_say_signed(o, ch->gain, decimals);
}

enum { RANK_ID = 2, RANK_NAMES = 3, RANK_SCORE = 6 };

static const odd_grid_column rank_columns[] = {
    {"", NULL, "candidate", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_number},
    {"", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_direction},
    [RANK_ID] = {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_id},
    [RANK_NAMES] = {"Names", NULL, "names", ODD_CELL_NAME, ODD_GRID_ALL, 0, NULL, .put = put_names},
    {"now", "Rank", "rank_before", ODD_CELL_RIGHT, ODD_GRID_ALL, BEFORE, NULL, .put = put_rank},
    {"then", "Rank", "rank_after", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_KEY, AFTER, NULL, .put = put_rank},
    [RANK_SCORE] = {"now", "", "score_before", ODD_CELL_RIGHT, ODD_GRID_ALL, BEFORE, shows_score,
                    .put = put_score},
    {"then", "", "score_after", ODD_CELL_RIGHT, ODD_GRID_ALL, AFTER, shows_score, .put = put_score},
    {"now", "%", "percent_before", ODD_CELL_RIGHT, ODD_GRID_ALL, BEFORE, shows_percent, .put = put_percent},
    {"then", "%", "percent_after", ODD_CELL_RIGHT, ODD_GRID_ALL, AFTER, shows_percent, .put = put_percent},
    {"Gain", NULL, "gain", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, shows_gain, .put = put_gain},
};
enum { RANK_COLUMNS = sizeof rank_columns / sizeof rank_columns[0] };

static void rank_table_print(odd_view *v, const rank_table *t) {
    const odd_event *e = t->w->before;
    odd_grid_column own[RANK_COLUMNS];
    memcpy(own, rank_columns, sizeof own);
    own[RANK_ID].head = odd_contest_word(e);
    own[RANK_NAMES].head = odd_event_about(e)->contest == ODD_PAIRS ? "Names" : "Name";
    own[RANK_SCORE].over = own[RANK_SCORE + 1].over = odd_total_unit(e);
    odd_column_list list = ODD_COLUMN_LIST(own);
    odd_grid g = odd_view_grid(v, t, &list);
    g.indent = v->format == ODD_GRID_TEXT ? 2 : 0;
    odd_grid_measure(&g, t->count);
    if (v->format != ODD_GRID_CSV)
        odd_out_text(&v->out, v->format == ODD_GRID_HTML ? "<h3>Standings</h3>\n" : "\n");
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, t->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_whatif_standings(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    rank_table t = rank_table_of(v, w, c, 1);
    if (t.count > 0)
        rank_table_print(v, &t);
    free(t.rows);
}

void odd_whatif_csv(odd_view *v, const odd_whatif *w) {
    rank_table t = rank_table_of(v, w, w->list, w->count);
    rank_table_print(v, &t);
    free(t.rows);
}

/* ---- All candidates together ------------------------------------------------------------------- */

enum { TOGETHER_MAX = 3 }; /* candidates beside each other: as many as a line has room for */

/* Those whose rank changes under any candidate, in the order of the standings. */
typedef struct all_table {
    const odd_view *v;
    const odd_whatif *w;
    uint32_t *rows; /* standings of the log, by index */
    size_t count;
    const odd_trial *shown[TOGETHER_MAX];
    int decimals;
} all_table;

#define ALL(data) ((const all_table *)(data))

static const odd_standing *standing_of(const odd_at *at) {
    return odd_standing_at(ALL(at->data)->w->before, ALL(at->data)->rows[at->row]);
}

/* The standing of a row under a candidate; the one that it has where it does not change. Which is 0 for now. */
static const odd_standing *standing_under(const odd_at *at) {
    const odd_standing *s = standing_of(at);
    if (at->which == 0)
        return s;
    const odd_changes *ch = &ALL(at->data)->shown[at->which - 1]->changes;
    for (size_t i = 0; i < ch->count; i++)
        if (ch->list[i].standing[BEFORE] == s)
            return ch->list[i].standing[AFTER];
    return s;
}

static void put_all_id(odd_out *o, const odd_at *at) {
    odd_say_full_id(o, ALL(at->data)->w->before, standing_of(at)->who);
}

static void put_all_names(odd_out *o, const odd_at *at) {
    odd_say_people(o, ALL(at->data)->v, odd_names_of(ALL(at->data)->w->before, standing_of(at)->who));
}

static void put_all_rank(odd_out *o, const odd_at *at) {
    const odd_standing *s = standing_under(at);
    if (s != NULL)
        odd_out_int(o, s->rank);
    else
        odd_out_char(o, '-');
    put_tied(o, ALL(at->data)->v, s,
             at->which == 0 || ALL(at->data)->shown[at->which - 1]->changes.comparable);
}

static void put_all_score(odd_out *o, const odd_at *at) {
    const odd_standing *s = standing_under(at);
    const odd_event *e = ALL(at->data)->w->before;
    if (s == NULL || (at->which > 0 && !ALL(at->data)->shown[at->which - 1]->changes.comparable))
        return;
    if (odd_total_percent(e))
        odd_say_x100(o, s->percent_x100);
    else
        odd_say_amount(o, s->score, ALL(at->data)->decimals);
}

static void list_affected(all_table *t) {
    const odd_event *e = t->w->before;
    t->rows = odd_alloc(odd_event_about(e)->standing_count + 1, sizeof *t->rows);
    for (size_t i = 0; i < odd_event_about(e)->standing_count; i++) {
        bool affected = false;
        for (size_t n = 0; n < t->w->count; n++) {
            const odd_changes *ch = &t->w->list[n].changes;
            for (size_t k = 0; k < ch->count; k++)
                affected = affected || (ch->list[k].standing[BEFORE] == odd_standing_at(e, i) &&
                                        odd_change_of_rank(&ch->list[k]));
        }
        if (affected)
            t->rows[t->count++] = (uint32_t)i;
        more(&t->decimals, odd_decimals(odd_standing_at(e, i)->score));
    }
}

static void all_table_print(odd_view *v, all_table *t, size_t count) {
    const odd_event *e = t->w->before;
    const char *unit = odd_total_percent(e) ? "%" : odd_total_unit(e);
    char over[TOGETHER_MAX + 1][HEAD_MAX] = {"Now"};
    odd_grid_column columns[2 + 2 * (TOGETHER_MAX + 1)] = {
        {odd_contest_word(e), NULL, NULL, ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_all_id},
        {odd_event_about(e)->contest == ODD_PAIRS ? "Names" : "Name", NULL, NULL, ODD_CELL_NAME,
         ODD_GRID_ALL | ODD_GRID_ROOMY, 0, NULL, .put = put_all_names},
    };
    for (size_t i = 0; i <= count; i++) {
        if (i > 0)
            snprintf(over[i], sizeof over[i], "Candidate %d", t->shown[i - 1]->number);
        columns[2 + 2 * i] = (odd_grid_column){"Rank",
                                               over[i],
                                               NULL,
                                               ODD_CELL_RIGHT,
                                               ODD_GRID_ALL | ODD_GRID_KEY,
                                               (int)i,
                                               NULL,
                                               .put = put_all_rank};
        columns[3 + 2 * i] = (odd_grid_column){unit,         over[i], NULL, ODD_CELL_RIGHT,
                                               ODD_GRID_ALL, (int)i,  NULL, .put = put_all_score};
    }
    odd_column_list list = {columns, 2 + 2 * (count + 1)};
    odd_grid g = odd_view_grid(v, t, &list);
    odd_grid_measure(&g, t->count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, t->count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

void odd_whatif_all(odd_view *v, const odd_whatif *w) {
    all_table t = {.v = v, .w = w};
    size_t shown = 0, good = 0;
    for (size_t i = 0; i < w->count; i++)
        good += w->list[i].error.code == ODD_OK;
    list_affected(&t);
    if (good > 1)
        odd_view_heading(v, "All candidates");
    if (good > 1 && t.count == 0)
        odd_view_note(v, "No candidate changes a rank.");
    for (size_t i = 0; i < w->count && good > 1 && t.count > 0; i++) {
        if (w->list[i].error.code == ODD_OK)
            t.shown[shown++] = &w->list[i];
        if (shown == 0 || (shown < TOGETHER_MAX && i + 1 < w->count))
            continue;
        if (i >= TOGETHER_MAX && v->format == ODD_GRID_TEXT)
            odd_out_char(&v->out, '\n');
        all_table_print(v, &t, shown);
        shown = 0;
    }
    free(t.rows);
}
