/* The columns of travellers, and of their history. */
#include "report/event_rows.h"

static const odd_boards *boards_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_event *event_of(const odd_cell_ref *at) {
    return boards_of(at)->e;
}

static const odd_play *play_of(const odd_cell_ref *at) {
    return odd_play_at(event_of(at), boards_of(at)->lines[at->row].play);
}

/* ---- Which columns there are --------------------------------------------------------------------- */

/* The columns of CSV depend on the kind of event, not on its contents. */
static bool has_rounds(const odd_cell_ref *at) {
    return boards_of(at)->rounds || odd_cell_ref_csv(at);
}

static bool has_groups(const odd_cell_ref *at) {
    return boards_of(at)->groups || odd_cell_ref_csv(at);
}

static bool has_leads(const odd_cell_ref *at) {
    return boards_of(at)->leads || odd_cell_ref_csv(at) || odd_cell_ref_json(at);
}

static bool has_auctions(const odd_cell_ref *at) {
    return boards_of(at)->deals;
}

/* In the short form, everything is North-South's: their points, and their score. */
static bool is_brief(const odd_cell_ref *at) {
    return boards_of(at)->brief;
}

static bool is_whole(const odd_cell_ref *at) {
    return !is_brief(at) || odd_cell_ref_json(at);
}

static bool has_names(const odd_cell_ref *at) {
    return odd_has_names(event_of(at)) && is_whole(at);
}

static bool has_clubs(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->club_count > 0;
}

static bool has_percent(const odd_cell_ref *at) {
    return odd_has_percent(event_of(at)) && is_whole(at);
}

/* ---- Cells --------------------------------------------------------------------------------------- */

static const odd_board *board_of(const odd_cell_ref *at) {
    return odd_board_at(event_of(at), play_of(at)->board);
}

static void put_board(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, board_of(at)->number);
}

static void put_dealer(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, odd_seat_text(board_of(at)->dealer));
}

static void put_vul(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, odd_vul_text(board_of(at)->vul));
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, play_of(at)->round);
}

static void put_group(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at)->group > 0)
        odd_cell_people(o, at, odd_group_at(event_of(at), play_of(at)->group));
}

static void put_seat(odd_out *o, const odd_cell_ref *at) {
    odd_cell_seat(o, at, event_of(at), play_of(at), at->which);
}

static void put_club(odd_out *o, const odd_cell_ref *at) {
    odd_partners sat = odd_event_partners(event_of(at), play_of(at), 0);
    odd_cell_people(
        o, at, odd_club_name(event_of(at), (size_t)odd_contestant_at(event_of(at), sat.who[0])->club - 1));
}

static void put_names(odd_out *o, const odd_cell_ref *at) {
    odd_cell_seat_names(o, at, event_of(at), play_of(at), at->which);
}

static void put_result(odd_out *o, const odd_cell_ref *at) {
    odd_cell_play(o, at, event_of(at), play_of(at));
}

static void put_lead(odd_out *o, const odd_cell_ref *at) {
    odd_cell_lead(o, at, play_of(at));
}

static void put_auction(odd_out *o, const odd_cell_ref *at) {
    uint32_t note = boards_of(at)->stated.auctions[boards_of(at)->lines[at->row].play];
    if (note != 0)
        odd_say_auction_json(o, odd_note_at(event_of(at), note - 1));
}

static void put_tricks(odd_out *o, const odd_cell_ref *at) {
    const odd_play *p = play_of(at);
    const odd_board_deal *d = odd_event_deal(event_of(at), board_of(at), p->round, p->group);
    uint32_t note = boards_of(at)->stated.plays[boards_of(at)->lines[at->row].play];
    odd_result result = odd_unpack(p->packed, NULL);
    if (note != 0 && p->kind == ODD_PLAYED && result.level > 0)
        odd_say_play_json(o, odd_note_at(event_of(at), note - 1), d != NULL ? &d->deal : NULL, result.strain);
}

/* As on paper: the points are in the column of the side that scores them. */
static void put_points(odd_out *o, const odd_cell_ref *at) {
    const odd_play *p = play_of(at);
    int points = at->which == 0 ? p->score_pts : -p->score_pts;
    if (odd_play_has_points(p) && (points > 0 || (points == 0 && at->which == 0)))
        odd_out_int(o, points);
}

static void put_signed(odd_out *o, const odd_cell_ref *at) {
    const odd_play *p = play_of(at);
    if (!odd_play_has_points(p))
        return;
    odd_out_text(o, p->score_pts > 0 ? "+" : "");
    odd_out_int(o, p->score_pts);
}

static void put_ns_points(odd_out *o, const odd_cell_ref *at) {
    if (odd_play_has_points(play_of(at)))
        odd_out_int(o, play_of(at)->score_pts);
    else if (odd_cell_ref_json(at))
        odd_out_text(o, "null");
}

static void put_value(odd_out *o, const odd_cell_ref *at) {
    odd_cell_worth(o, at, event_of(at), play_of(at), at->which, boards_of(at)->decimals);
}

static void put_percent(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = event_of(at);
    const odd_play *p = play_of(at);
    odd_amount top = odd_event_top(e, p, at->which);
    if (odd_event_scored(e, p, at->which) && top > 0)
        odd_say_x100(o, odd_percent_x100(odd_worth_of(e, p)->value[at->which], top));
}

static void put_line(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, play_of(at)->line);
}

/* ---- Columns ------------------------------------------------------------------------------------- */

static void fit_unit_over(odd_grid_column *c, const void *data) {
    c->over = odd_board_unit(((const odd_boards *)data)->e);
}

static void fit_unit_head(odd_grid_column *c, const void *data) {
    c->head = odd_board_unit(((const odd_boards *)data)->e);
}

static const odd_grid_column columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_board},
    {"", NULL, "dealer", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_dealer},
    {"", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_vul},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_rounds, put_round,
     .group = 2, ODD_IS("?integer", "round, if the log has rounds")},
    {"Group", NULL, "group", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, has_groups, put_group, .group = 2,
     ODD_IS("?string", "group of a fouled board, within which results are compared")},
    {"Club", NULL, "club", ODD_CELL_NAME, ODD_GRID_EVERY, 0, has_clubs, put_club, .group = 3,
     ODD_IS("?string", "a simultaneous: where it was played")},
    {"N-S", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_seat,
     ODD_IS("string", "id of North-South; of individuals both, \"1+5\"")},
    {"", NULL, NULL, ODD_CELL_NAME, ODD_GRID_HTML | ODD_GRID_ROOMY, 0, has_names, .put = put_names},
    {"E-W", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_EVERY, 1, NULL, put_seat,
     ODD_IS("string", "id of East-West")},
    {"", NULL, NULL, ODD_CELL_NAME, ODD_GRID_HTML | ODD_GRID_ROOMY, 1, has_names, .put = put_names},
    {"Result", NULL, "result", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, NULL, put_result,
     ODD_IS("string", "contract, declarer and tricks, or the ruling, as in a log")},
    {"Lead", NULL, "lead", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, has_leads, put_lead, .group = 1,
     ODD_IS("string", "opening lead; \"\" if not known")},
    {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_ns_points,
     ODD_IS("integer | null", "points of North-South; null for a ruling")},
    {"N-S", "Score", NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, is_whole, .put = put_points},
    {"E-W", "Score", NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 1, is_whole, .put = put_points},
    {"Score", NULL, NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, is_brief, .put = put_signed},
    {"", NULL, NULL, ODD_CELL_RIGHT, ODD_GRID_TEXT | ODD_GRID_HTML, 0, is_brief, put_value,
     .fit = fit_unit_head},
    {"N-S", "", "ns_score", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, is_whole, put_value, fit_unit_over,
     ODD_IS("number | null", "North-South's score; null if there is none")},
    {"E-W", "", "ew_score", ODD_CELL_RIGHT, ODD_GRID_EVERY, 1, is_whole, put_value, fit_unit_over,
     ODD_IS("number | null", "East-West's score; null if there is none")},
    {"N-S %", NULL, "ns_percent", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_percent,
     put_percent, .group = 2, ODD_IS("?number", "North-South's score as a percentage of a top")},
    {"", NULL, "ew_percent", ODD_CELL_RIGHT, ODD_GRID_JSON, 1, has_percent, put_percent, .group = 2,
     ODD_IS("?number", "East-West's score as a percentage of a top")},
    {"", NULL, "auction", ODD_CELL_LEFT, ODD_GRID_JSON, 0, has_auctions, put_auction, .group = 2,
     ODD_IS("?Auction", "auction, if it is known")},
    {"", NULL, "play", ODD_CELL_LEFT, ODD_GRID_JSON, 0, has_auctions, put_tricks, .group = 2,
     ODD_IS("?Trick[]", "play, if it is known")},
    {"", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_line, .group = 2,
     ODD_IS("integer", "line of the log")},
};
const odd_column_list odd_traveller_columns = ODD_COLUMN_LIST(columns);

/* ---- History ------------------------------------------------------------------------------------- */

static const odd_play *old_of(const odd_cell_ref *at) {
    return odd_play_at(event_of(at), boards_of(at)->old[at->row]);
}

static void put_old_board(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, odd_board_at(event_of(at), old_of(at)->board)->number);
}

static void put_old_line(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, old_of(at)->line);
}

static void put_old_text(odd_out *o, const odd_cell_ref *at) {
    const odd_boards *b = boards_of(at);
    uint32_t line = old_of(at)->line;
    odd_cell_people(o, at, b->texts != NULL ? b->texts[line] : odd_event_line(b->e, line));
}

static void put_old_seat(odd_out *o, const odd_cell_ref *at) {
    odd_cell_seat(o, at, event_of(at), old_of(at), at->which);
}

static void put_old_result(odd_out *o, const odd_cell_ref *at) {
    odd_cell_play(o, at, event_of(at), old_of(at));
}

static void put_corrected_by(odd_out *o, const odd_cell_ref *at) {
    if (old_of(at)->corrected)
        odd_out_int(o, odd_play_at(event_of(at), odd_play_later(old_of(at)) - 1)->line);
}

static void put_taken_back(odd_out *o, const odd_cell_ref *at) {
    if (!old_of(at)->corrected && old_of(at)->kind == ODD_VOID)
        odd_out_text(o, "true");
}

static void put_status(odd_out *o, const odd_cell_ref *at) {
    const odd_play *p = old_of(at);
    odd_out_text(o, p->corrected ? "corrected by line " : p->kind == ODD_VOID ? "taken back" : "stands");
    put_corrected_by(o, at);
}

static const odd_grid_column old_columns[] = {
    {"", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, .put = put_old_board},
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_old_line,
     ODD_IS("integer", "line of the log")},
    {"In the log", NULL, "text", ODD_CELL_NAME, ODD_GRID_EVERY, 0, NULL, put_old_text,
     ODD_IS("string", "its text")},
    {"", NULL, "ns", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_old_seat,
     ODD_IS("string", "id of North-South; of individuals both, \"1+5\"")},
    {"", NULL, "ew", ODD_CELL_LEFT, ODD_GRID_JSON, 1, NULL, put_old_seat,
     ODD_IS("string", "id of East-West")},
    {"", NULL, "result", ODD_CELL_RESULT, ODD_GRID_JSON, 0, NULL, put_old_result,
     ODD_IS(
         "string",
         "contract, declarer and tricks, or the ruling, as in a log; \"void\" if it takes the result back")},
    {"", NULL, "corrected_by", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_corrected_by,
     ODD_IS("?integer", "line that corrects it")},
    {"", NULL, "taken_back", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_taken_back,
     ODD_IS("?true", "it takes the result back")},
    {"", NULL, "status", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, .put = put_status},
};
const odd_column_list odd_traveller_history_columns = ODD_COLUMN_LIST(old_columns);
