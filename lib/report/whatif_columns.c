/* The tables of candidates: the results and the standings that each changes, and the ranks under all of them. */
#include "base/arena.h"
#include "report/open_event.h"

enum { BEFORE, AFTER };

static void more(int *most, int value) {
    *most = value > *most ? value : *most;
}

/* "=" after a shared rank; in text, if something follows, a blank after other ranks. */
static void put_tied(odd_out *o, const odd_cell_ref *at, const odd_standing *s, bool followed) {
    if (s != NULL && s->tied)
        odd_out_char(o, '=');
    else if (followed && at->format == ODD_GRID_TEXT)
        odd_out_char(o, ' ');
}

/* ---- The results of a candidate ------------------------------------------------------------------ */

static const odd_trial_lines *lines_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_whatif_line *line_of(const odd_cell_ref *at) {
    return &lines_of(at)->lines[at->row];
}

static const odd_event *event_at(const odd_whatif *w, const odd_trial *c, int when) {
    return when == BEFORE ? w->before : c->event;
}

odd_trial_lines odd_trial_lines_of(const odd_whatif *w, const odd_trial *c) {
    odd_trial_lines t = {.w = w, .c = c, .lines = c->boards};
    for (size_t i = 0; i < c->board_lines; i++)
        for (int when = BEFORE; when <= AFTER; when++) {
            const odd_play *p = c->boards[i].play[when];
            const odd_event *e = event_at(w, c, when);
            for (int d = 0; d < 2 && p != NULL; d++)
                if (odd_event_scored(e, p, d))
                    more(&t.decimals, odd_decimals(odd_worth_of(e, p)->value[d]));
        }
    for (int d = 0; d < 2; d++) {
        odd_writer head = odd_writer_on(t.over[d], sizeof t.over[d]);
        odd_put_format(&head, "%s %s", odd_direction_short(d), odd_board_unit(c->event));
    }
    return t;
}

static void put_board(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, odd_board_at(lines_of(at)->c->event, line_of(at)->play[AFTER]->board)->number);
}

static void put_seat(odd_out *o, const odd_cell_ref *at) {
    odd_cell_seat(o, at, lines_of(at)->c->event, line_of(at)->play[AFTER], at->which);
}

static void put_own(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, line_of(at)->own ? "true" : "false");
}

/* The result before, or with the candidate. */
static void put_result(odd_out *o, const odd_cell_ref *at) {
    const odd_trial_lines *t = lines_of(at);
    const odd_play *p = line_of(at)->play[at->which];
    if (p == NULL || (at->which == AFTER && !line_of(at)->own))
        return;
    if (p->kind == ODD_VOID)
        odd_out_text(o, "taken back");
    else
        odd_say_play(o, event_at(t->w, t->c, at->which), p, at->style, true);
}

/* `which` is 2 * direction + time. */
static void put_value(odd_out *o, const odd_cell_ref *at) {
    const odd_trial_lines *t = lines_of(at);
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

static void fit_value(odd_grid_column *c, const void *data) {
    c->over = ((const odd_trial_lines *)data)->over[c->which / 2];
}

/* {"result":"4S N =","ns_score":7.5,"ew_score":4.5}, or null. */
static void put_play(odd_out *o, const odd_cell_ref *at) {
    const odd_trial_lines *t = lines_of(at);
    const odd_event *e = event_at(t->w, t->c, at->which);
    const odd_play *p = line_of(at)->play[at->which];
    if (p == NULL) {
        odd_out_text(o, "null");
        return;
    }
    odd_out_char(o, '{');
    odd_json_play(o, "result", e, p);
    if (odd_event_scored(e, p, 0))
        odd_json_amount(o, "ns_score", odd_worth_of(e, p)->value[0], 0);
    if (odd_event_scored(e, p, 1))
        odd_json_amount(o, "ew_score", odd_worth_of(e, p)->value[1], 0);
    odd_out_char(o, '}');
}

enum { SHOWN = ODD_GRID_TEXT | ODD_GRID_HTML };

static const odd_grid_column line_columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_board, ODD_IS("integer", "board")},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, SHOWN | ODD_GRID_JSON, 0, NULL, put_seat,
     ODD_IS("string", "id of North-South")},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, SHOWN | ODD_GRID_JSON, 1, NULL, put_seat,
     ODD_IS("string", "id of East-West")},
    {"", NULL, "candidate", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_own,
     ODD_IS("boolean", "whether it is the candidate's own line")},
    {"Result", NULL, NULL, ODD_CELL_RESULT, SHOWN, BEFORE, NULL, .put = put_result},
    {"Instead", NULL, NULL, ODD_CELL_RESULT, SHOWN, AFTER, NULL, .put = put_result},
    {"now", "", NULL, ODD_CELL_RIGHT, SHOWN, 0, NULL, .put = put_value, .fit = fit_value},
    {"then", "", NULL, ODD_CELL_RIGHT, SHOWN, 1, NULL, .put = put_value, .fit = fit_value},
    {"now", "", NULL, ODD_CELL_RIGHT, SHOWN, 2, NULL, .put = put_value, .fit = fit_value},
    {"then", "", NULL, ODD_CELL_RIGHT, SHOWN, 3, NULL, .put = put_value, .fit = fit_value},
    {"", NULL, "before", ODD_CELL_LEFT, ODD_GRID_JSON, BEFORE, NULL, put_play,
     ODD_IS("ChangedResult | null", "now; null if there is none")},
    {"", NULL, "after", ODD_CELL_LEFT, ODD_GRID_JSON, AFTER, NULL, put_play,
     ODD_IS("ChangedResult | null", "with the candidate")},
};
const odd_column_list odd_trial_line_columns = ODD_COLUMN_LIST(line_columns);

/* ---- The standings of a candidate ---------------------------------------------------------------- */

static const odd_change_rows *rows_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_change_row *row_of(const odd_cell_ref *at) {
    return &rows_of(at)->rows[at->row];
}

/* If scores are not comparable, people see only the ranks. */
static void add_rows(odd_change_rows *t, const odd_trial *c, bool people) {
    const odd_changes *ch = &c->changes;
    t->comparable = t->comparable && ch->comparable;
    for (size_t i = 0; i < ch->count; i++) {
        const odd_change *change = &ch->list[i];
        if ((t->w->ranks_only || (people && !ch->comparable)) && !odd_change_of_rank(change))
            continue;
        t->rows[t->count++] = (odd_change_row){c, change};
        for (int when = BEFORE; when <= AFTER; when++)
            if (change->standing[when] != NULL)
                more(&t->decimals, odd_decimals(change->standing[when]->score));
    }
}

odd_change_rows odd_change_rows_of(const odd_whatif *w, const odd_trial *from, size_t trials, bool people) {
    size_t most = 0;
    for (size_t i = 0; i < trials; i++)
        most += from[i].changes.count;
    odd_change_rows t = {.w = w, .comparable = true, .rows = ODD_TAKE(w->arena, most + 1, odd_change_row)};
    for (size_t i = 0; i < trials; i++)
        add_rows(&t, &from[i], people);
    return t;
}

static bool shows_percent(const odd_cell_ref *at) {
    return rows_of(at)->comparable && odd_total_percent(rows_of(at)->w->before);
}

static bool shows_score(const odd_cell_ref *at) {
    return rows_of(at)->comparable && (!shows_percent(at) || odd_cell_ref_csv(at));
}

static bool shows_gain(const odd_cell_ref *at) {
    return rows_of(at)->comparable;
}

static const odd_contestant *contestant_of(const odd_cell_ref *at, const odd_event **e) {
    const odd_change_row *r = row_of(at);
    *e = odd_change_event(rows_of(at)->w, r->c, r->change);
    return odd_contestant_at(*e, odd_change_who(r->change));
}

static void put_number(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->c->number);
}

static void put_direction(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e;
    odd_cell_word(o, at, odd_side_key(contestant_of(at, &e)->direction));
}

static void put_id(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e;
    const odd_contestant *k = contestant_of(at, &e);
    if (odd_cell_ref_json(at))
        odd_out_json(o, k->id);
    else
        (odd_cell_ref_csv(at) ? odd_say_id : odd_say_full_id)(o, e, odd_change_who(row_of(at)->change));
}

static void put_names(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e;
    const odd_contestant *k = contestant_of(at, &e);
    if (odd_cell_ref_json(at))
        odd_json_names(o, k->players);
    else
        odd_cell_people(o, at, odd_names_of(e, odd_change_who(row_of(at)->change)));
}

static bool same_place(const odd_standing *a, const odd_standing *b) {
    return a != NULL && b != NULL && a->rank == b->rank && a->tied == b->tied;
}

/* For people, an unchanged rank is written once. */
static void put_rank(odd_out *o, const odd_cell_ref *at) {
    const odd_change *ch = row_of(at)->change;
    const odd_standing *s = ch->standing[at->which];
    if (!odd_cell_ref_csv(at) && at->which == AFTER && same_place(ch->standing[BEFORE], s))
        return;
    if (s != NULL)
        odd_out_int(o, s->rank);
    else if (!odd_cell_ref_csv(at))
        odd_out_char(o, '-');
    if (!odd_cell_ref_csv(at))
        put_tied(o, at, s, rows_of(at)->comparable);
}

static void put_score(odd_out *o, const odd_cell_ref *at) {
    const odd_change_rows *t = rows_of(at);
    const odd_standing *s = row_of(at)->change->standing[at->which];
    if (s == NULL)
        return;
    if (odd_cell_ref_csv(at) || odd_is_share(t->w->before) ||
        odd_event_about(t->w->before)->contest == ODD_TEAMS)
        odd_say_amount(o, s->score, t->decimals);
    else
        odd_say_signed(o, s->score, t->decimals);
}

static void put_percent(odd_out *o, const odd_cell_ref *at) {
    const odd_standing *s = row_of(at)->change->standing[at->which];
    if (s != NULL)
        odd_say_x100(o, s->percent_x100);
}

/* {"rank":3,"tied":false,"score":140.5,...}, or null. */
static void put_standing(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = event_at(rows_of(at)->w, row_of(at)->c, at->which);
    const odd_standing *s = row_of(at)->change->standing[at->which];
    if (s == NULL) {
        odd_out_text(o, "null");
        return;
    }
    odd_out_char(o, '{');
    odd_json_standing(o, e, s);
    if (odd_event_about(e)->has_vp)
        odd_json_amount(o, "vp", s->vp, 2);
    odd_out_char(o, '}');
}

static void put_gain(odd_out *o, const odd_cell_ref *at) {
    const odd_change *ch = row_of(at)->change;
    bool percent = odd_total_percent(rows_of(at)->w->before);
    int decimals = percent || odd_cell_ref_json(at) ? 2 : rows_of(at)->decimals;
    if (ch->standing[BEFORE] == NULL || ch->standing[AFTER] == NULL)
        return;
    if (odd_cell_ref_csv(at) || odd_cell_ref_json(at))
        odd_say_amount(o, ch->gain, decimals);
    else
        odd_say_signed(o, ch->gain, decimals);
}

static const odd_event *before_of(const void *data) {
    return ((const odd_change_rows *)data)->w->before;
}

static void fit_id(odd_grid_column *c, const void *data) {
    c->head = odd_contest_word(before_of(data));
}

static const char *names_head(const odd_event *e) {
    return odd_event_about(e)->contest == ODD_PAIRS ? "Names" : "Name";
}

static void fit_names(odd_grid_column *c, const void *data) {
    c->head = names_head(before_of(data));
}

static void fit_score(odd_grid_column *c, const void *data) {
    c->over = odd_total_unit(before_of(data));
}

static const odd_grid_column change_columns[] = {
    {"", NULL, "candidate", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_number},
    {"", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_direction,
     ODD_IS("Direction", "where they sit in an event with two winners; \"\" with one winner")},
    {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, .put = put_id, .fit = fit_id,
     ODD_IS("string", "id, as in the log")},
    {"Names", NULL, "names", ODD_CELL_NAME, ODD_GRID_EVERY, 0, NULL, .put = put_names, .fit = fit_names,
     ODD_IS("string[]", "names of the players")},
    {"now", "Rank", "rank_before", ODD_CELL_RIGHT, ODD_GRID_ALL, BEFORE, NULL, .put = put_rank},
    {"then", "Rank", "rank_after", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_KEY, AFTER, NULL, .put = put_rank},
    {"now", "", "score_before", ODD_CELL_RIGHT, ODD_GRID_ALL, BEFORE, shows_score, .put = put_score,
     .fit = fit_score},
    {"then", "", "score_after", ODD_CELL_RIGHT, ODD_GRID_ALL, AFTER, shows_score, .put = put_score,
     .fit = fit_score},
    {"now", "%", "percent_before", ODD_CELL_RIGHT, ODD_GRID_ALL, BEFORE, shows_percent, .put = put_percent},
    {"then", "%", "percent_after", ODD_CELL_RIGHT, ODD_GRID_ALL, AFTER, shows_percent, .put = put_percent},
    {"", NULL, "before", ODD_CELL_LEFT, ODD_GRID_JSON, BEFORE, NULL, put_standing,
     ODD_IS("ChangedStanding | null", "now; null if they are not ranked")},
    {"", NULL, "after", ODD_CELL_LEFT, ODD_GRID_JSON, AFTER, NULL, put_standing,
     ODD_IS("ChangedStanding | null", "with the candidate")},
    {"Gain", NULL, "gain", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, shows_gain, put_gain,
     ODD_IS("?number", "what they would gain")},
};
const odd_column_list odd_change_columns = ODD_COLUMN_LIST(change_columns);

/* ---- All candidates together --------------------------------------------------------------------- */

static const odd_whatif_comparison *together_of(const odd_cell_ref *at) {
    return at->data;
}

static bool rank_changes(const odd_whatif *w, const odd_standing *s) {
    for (size_t n = 0; n < w->count; n++) {
        const odd_changes *ch = &w->list[n].changes;
        for (size_t i = 0; i < ch->count; i++)
            if (ch->list[i].standing[BEFORE] == s && odd_change_of_rank(&ch->list[i]))
                return true;
    }
    return false;
}

odd_whatif_comparison odd_whatif_comparison_of(const odd_whatif *w) {
    size_t standings = odd_event_about(w->before)->standing_count;
    odd_whatif_comparison t = {.w = w, .rows = ODD_TAKE(w->arena, standings + 1, uint32_t)};
    for (size_t i = 0; i < standings; i++) {
        const odd_standing *s = odd_standing_at(w->before, i);
        if (rank_changes(w, s))
            t.rows[t.count++] = (uint32_t)i;
        more(&t.decimals, odd_decimals(s->score));
    }
    return t;
}

void odd_whatif_comparison_add(odd_whatif_comparison *t, const odd_trial *c) {
    t->shown[t->shown_count] = c;
    odd_writer head = odd_writer_on(t->over[t->shown_count], sizeof t->over[0]);
    odd_put_format(&head, "Candidate %d", c->number);
    t->shown_count++;
}

static const odd_standing *standing_of(const odd_cell_ref *at) {
    return odd_standing_at(together_of(at)->w->before, together_of(at)->rows[at->row]);
}

/* The candidate of a column; NULL: the event as it is. */
static const odd_trial *trial_of(const odd_cell_ref *at) {
    return at->which > 0 ? together_of(at)->shown[at->which - 1] : NULL;
}

/* The standing of a row under a candidate; the current one if it does not change. */
static const odd_standing *standing_under(const odd_cell_ref *at) {
    const odd_standing *s = standing_of(at);
    const odd_trial *c = trial_of(at);
    for (size_t i = 0; c != NULL && i < c->changes.count; i++)
        if (c->changes.list[i].standing[BEFORE] == s)
            return c->changes.list[i].standing[AFTER];
    return s;
}

static bool is_comparable(const odd_cell_ref *at) {
    return at->which == 0 || trial_of(at)->changes.comparable;
}

static void put_their_id(odd_out *o, const odd_cell_ref *at) {
    odd_say_full_id(o, together_of(at)->w->before, standing_of(at)->who);
}

static void put_their_names(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, odd_names_of(together_of(at)->w->before, standing_of(at)->who));
}

static void put_rank_under(odd_out *o, const odd_cell_ref *at) {
    const odd_standing *s = standing_under(at);
    if (s != NULL)
        odd_out_int(o, s->rank);
    else
        odd_out_char(o, '-');
    put_tied(o, at, s, is_comparable(at));
}

static void put_score_under(odd_out *o, const odd_cell_ref *at) {
    const odd_standing *s = standing_under(at);
    if (s == NULL || !is_comparable(at))
        return;
    if (odd_total_percent(together_of(at)->w->before))
        odd_say_x100(o, s->percent_x100);
    else
        odd_say_amount(o, s->score, together_of(at)->decimals);
}

static void fit_their_id(odd_grid_column *c, const void *data) {
    c->head = odd_contest_word(((const odd_whatif_comparison *)data)->w->before);
}

static void fit_their_names(odd_grid_column *c, const void *data) {
    c->head = names_head(((const odd_whatif_comparison *)data)->w->before);
}

static void fit_rank_under(odd_grid_column *c, const void *data) {
    c->over = c->which > 0 ? ((const odd_whatif_comparison *)data)->over[c->which - 1] : "Now";
}

static void fit_score_under(odd_grid_column *c, const void *data) {
    const odd_event *e = ((const odd_whatif_comparison *)data)->w->before;
    c->head = odd_total_percent(e) ? "%" : odd_total_unit(e);
    fit_rank_under(c, data);
}

#define RANK(under, is_shown)                                                                  \
    {                                                                                          \
        .head = "Rank", .cell = ODD_CELL_RIGHT, .where = SHOWN | ODD_GRID_KEY, .which = under, \
        .shown = is_shown, .put = put_rank_under, .fit = fit_rank_under,                       \
    }
#define SCORE(under, is_shown)                                                                 \
    {                                                                                          \
        .head = "", .cell = ODD_CELL_RIGHT, .where = SHOWN, .which = under, .shown = is_shown, \
        .put = put_score_under, .fit = fit_score_under,                                        \
    }

static bool has_first(const odd_cell_ref *at) {
    return together_of(at)->shown_count > 0;
}

static bool has_second(const odd_cell_ref *at) {
    return together_of(at)->shown_count > 1;
}

static bool has_third(const odd_cell_ref *at) {
    return together_of(at)->shown_count > 2;
}

static const odd_grid_column together_columns[] = {
    {"", NULL, NULL, ODD_CELL_LEFT, SHOWN, 0, NULL, .put = put_their_id, .fit = fit_their_id},
    {"Names", NULL, NULL, ODD_CELL_NAME, SHOWN | ODD_GRID_ROOMY, 0, NULL, .put = put_their_names,
     .fit = fit_their_names},
    RANK(0, NULL),
    SCORE(0, NULL),
    RANK(1, has_first),
    SCORE(1, has_first),
    RANK(2, has_second),
    SCORE(2, has_second),
    RANK(3, has_third),
    SCORE(3, has_third),
};
const odd_column_list odd_whatif_comparison_columns = ODD_COLUMN_LIST(together_columns);
