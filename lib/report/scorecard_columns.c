/* The columns of scorecards. */
#include "report/event_rows.h"

static const odd_scorecard *card_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_event *event_of(const odd_cell_ref *at) {
    return card_of(at)->e;
}

static const odd_scorecard_row *row_of(const odd_cell_ref *at) {
    return &card_of(at)->rows[at->row];
}

static const odd_play *play_of(const odd_cell_ref *at) {
    return odd_scorecard_play(card_of(at), row_of(at));
}

/* For a team: the line where it sat in the direction of the column. */
static const odd_play *table_of(const odd_cell_ref *at) {
    uint32_t index = row_of(at)->play[at->which];
    return index != 0 ? odd_play_at(event_of(at), index - 1) : NULL;
}

/* ---- Which columns there are --------------------------------------------------------------------- */

static bool is_teams(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->contest == ODD_TEAMS;
}

static bool is_individuals(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->contest == ODD_INDIVIDUALS;
}

static bool not_teams(const odd_cell_ref *at) {
    return !is_teams(at);
}

/* On a terminal, a partner's name and the results leave no room for opponents' names. */
static bool has_opponent_names(const odd_cell_ref *at) {
    return odd_cell_ref_csv(at) ||
           (odd_has_names(event_of(at)) && (!is_individuals(at) || at->format != ODD_GRID_TEXT));
}

static bool has_directions(const odd_cell_ref *at) {
    return card_of(at)->directions || ((odd_cell_ref_csv(at) || odd_cell_ref_json(at)) && !is_teams(at));
}

static bool has_leads(const odd_cell_ref *at) {
    return (card_of(at)->leads || odd_cell_ref_csv(at) || odd_cell_ref_json(at)) && !is_teams(at);
}

static bool has_percent(const odd_cell_ref *at) {
    return odd_has_percent(event_of(at));
}

/* ---- Cells --------------------------------------------------------------------------------------- */

static void put_id(odd_out *o, const odd_cell_ref *at) {
    odd_say_full_id(o, event_of(at), card_of(at)->who);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->kind == ODD_SCORECARD_BOARD)
        odd_cell_positive(o, row_of(at)->round);
}

static bool has_sessions(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->has_sessions;
}

static void put_session(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = event_of(at);
    if (row_of(at)->kind == ODD_SCORECARD_BOARD)
        odd_out_int(o, odd_event_session_at(e, odd_board_at(e, play_of(at)->board)->session)->number);
}

/* In this column, sums say what they are. */
static void put_board(odd_out *o, const odd_cell_ref *at) {
    const odd_scorecard_row *row = row_of(at);
    if (row->kind == ODD_SCORECARD_BOARD) {
        odd_out_int(o, odd_board_at(event_of(at), play_of(at)->board)->number);
    } else if (row->kind == ODD_SCORECARD_ROUND) {
        odd_out_text(o, "Round ");
        odd_out_int(o, row->round);
    } else {
        odd_out_text(o, "Total");
    }
}

static void put_vul(odd_out *o, const odd_cell_ref *at) {
    static const char *const vuls[ODD_VUL_COUNT] = {"none", "NS", "EW", "all", "", ""};
    if (play_of(at) == NULL)
        return;
    odd_vul vul = odd_board_at(event_of(at), play_of(at)->board)->vul;
    odd_out_text(o, odd_cell_ref_csv(at) ? odd_vul_text(vul) : vuls[vul]);
}

static void put_direction(odd_out *o, const odd_cell_ref *at) {
    int direction = row_of(at)->direction;
    if (play_of(at) == NULL)
        return;
    if (odd_cell_ref_csv(at) || odd_cell_ref_json(at))
        odd_cell_word(o, at, odd_side_key(direction == 0 ? ODD_NS : ODD_EW));
    else
        odd_out_text(o, odd_direction_short(direction));
}

static uint32_t partner_of(const odd_cell_ref *at) {
    odd_partners p = odd_event_partners(event_of(at), play_of(at), row_of(at)->direction);
    return p.who[0] == card_of(at)->who ? p.who[1] : p.who[0];
}

static void put_partner(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_people(o, at, odd_contestant_at(event_of(at), partner_of(at))->id);
}

static void put_partner_name(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_people(o, at, odd_names_of(event_of(at), partner_of(at)));
}

static void put_opponents(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_seat(o, at, event_of(at), play_of(at), 1 - row_of(at)->direction);
}

static void put_opponent_names(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_seat_names(o, at, event_of(at), play_of(at), 1 - row_of(at)->direction);
}

static void put_result(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_play(o, at, event_of(at), play_of(at));
}

static void put_lead(odd_out *o, const odd_cell_ref *at) {
    if (play_of(at) != NULL)
        odd_cell_lead(o, at, play_of(at));
}

/* The contestant's own points: a plus is what they scored. */
static void say_points(odd_out *o, const odd_cell_ref *at, const odd_play *p, int direction) {
    if (p == NULL || !odd_play_has_points(p)) {
        odd_out_text(o, odd_cell_ref_json(at) ? "null" : "");
        return;
    }
    int points = odd_own_points(p, direction);
    if (points > 0 && !odd_cell_ref_csv(at) && !odd_cell_ref_json(at))
        odd_out_char(o, '+');
    odd_out_int(o, points);
}

static void put_points(odd_out *o, const odd_cell_ref *at) {
    say_points(o, at, play_of(at), row_of(at)->direction);
}

static void put_table_direction(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_side_key(at->which == 0 ? ODD_NS : ODD_EW));
}

static void put_table_result(odd_out *o, const odd_cell_ref *at) {
    if (table_of(at) != NULL)
        odd_cell_play(o, at, event_of(at), table_of(at));
}

static void put_table_points(odd_out *o, const odd_cell_ref *at) {
    say_points(o, at, table_of(at), at->which);
}

static void put_table_lead(odd_out *o, const odd_cell_ref *at) {
    odd_cell_lead(o, at, table_of(at));
}

static void put_value(odd_out *o, const odd_cell_ref *at) {
    const odd_scorecard_row *row = row_of(at);
    if (row->scored)
        odd_cell_value(o, at, event_of(at), row->value, card_of(at)->decimals);
    else if (odd_cell_ref_json(at))
        odd_out_text(o, "null");
}

static void put_max(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->scored)
        odd_say_amount(o, row_of(at)->max, 0);
}

static void put_percent(odd_out *o, const odd_cell_ref *at) {
    if (row_of(at)->scored && (row_of(at)->max > 0 || odd_cell_ref_json(at)))
        odd_say_x100(o, odd_percent_x100(row_of(at)->value, row_of(at)->max));
}

static void put_sum_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->round);
}

static void put_sum_boards(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, row_of(at)->boards);
}

/* ---- Columns ------------------------------------------------------------------------------------- */

static void put_tables(odd_out *o, const odd_cell_ref *at);

static void fit_unit(odd_grid_column *c, const void *data) {
    c->head = odd_board_unit(((const odd_scorecard *)data)->e);
}

static const odd_grid_column columns[] = {
    {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, .put = put_id},
    {"", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_round, .group = -2,
     ODD_IS("?integer", "round, if the log has rounds")},
    {"Session", NULL, "session", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_sessions, put_session, .group = -2,
     ODD_IS("?integer", "number of its session, if the log has sessions")},
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_board, .group = -3,
     ODD_IS("integer", "board")},
    {"Vul", NULL, "vul", ODD_CELL_LEFT, ODD_GRID_HTML | ODD_GRID_CSV | ODD_GRID_ROOMY, 0, NULL,
     .put = put_vul},
    {"Dir", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_ROOMY | ODD_GRID_JSON, 0,
     has_directions, put_direction, .group = 1,
     ODD_IS("?\"NS\" | \"EW\"", "where they sat; of a team, see `tables`")},
    {"With", NULL, "partner", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, is_individuals, put_partner,
     ODD_IS("?string", "id of an individual's partner")},
    {"", NULL, "partner_name", ODD_CELL_NAME, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, is_individuals,
     .put = put_partner_name},
    {"Vs", NULL, "opponents", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_opponents, .group = -1,
     ODD_IS("string", "id of the opponents; of individuals both, \"1+5\"")},
    {"", NULL, "opponent_names", ODD_CELL_NAME, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_opponent_names,
     .put = put_opponent_names},
    {"Result", NULL, "result", ODD_CELL_RESULT, ODD_GRID_EVERY, 0, not_teams, put_result, .group = 1,
     ODD_IS("?string", "contract, declarer and tricks, or the ruling, as in a log")},
    {"Lead", NULL, "lead", ODD_CELL_RESULT, ODD_GRID_ALL | ODD_GRID_ROOMY | ODD_GRID_JSON, 0, has_leads,
     put_lead, .group = 2, ODD_IS("?string", "opening lead; \"\" if not known")},
    {"Score", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, not_teams, put_points, .group = 1,
     ODD_IS("?integer | null", "their own points; null for a ruling")},
    {"", NULL, "tables", ODD_CELL_LEFT, ODD_GRID_JSON, 0, is_teams, put_tables,
     ODD_IS("?TableResult[]", "team: the tables where it played the board")},
    {"Result", "N-S", "ns_result", ODD_CELL_RESULT, ODD_GRID_ALL, 0, is_teams, .put = put_table_result},
    {"Score", "N-S", "ns_score", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, is_teams, .put = put_table_points},
    {"Result", "E-W", "ew_result", ODD_CELL_RESULT, ODD_GRID_ALL, 1, is_teams, .put = put_table_result},
    {"Score", "E-W", "ew_score", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, is_teams, .put = put_table_points},
    {"", NULL, "value", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_value, fit_unit, .group = 3,
     ODD_IS("number | null", "their score on the board; null if there is none")},
    {"Of", NULL, "max", ODD_CELL_RIGHT, ODD_GRID_HTML | ODD_GRID_CSV | ODD_GRID_ROOMY | ODD_GRID_JSON, 0,
     has_percent, put_max, .group = 3, ODD_IS("?number", "maximum, if scores are percentages")},
    {"%", NULL, "percent", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_percent, put_percent, .group = 3,
     ODD_IS("?number", "value as a percentage of `max`")},
};
const odd_column_list odd_scorecard_columns = ODD_COLUMN_LIST(columns);

static const odd_grid_column sum_columns[] = {
    {"", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_sum_round, ODD_IS("integer", "round")},
    {"", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_sum_boards,
     ODD_IS("integer", "boards with a score")},
    {"", NULL, "value", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_value,
     ODD_IS("number | null", "their score on these boards; null if there is none")},
    {"", NULL, "max", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_percent, put_max,
     ODD_IS("?number", "maximum, if scores are percentages")},
    {"", NULL, "percent", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_percent, put_percent,
     ODD_IS("?number", "value as a percentage of `max`")},
};
const odd_column_list odd_scorecard_sum_columns = ODD_COLUMN_LIST(sum_columns);

/* The direction is already in the other members. */
static const odd_grid_column table_columns[] = {
    {"", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_table_direction,
     ODD_IS("\"NS\" | \"EW\"", "where the team sat")},
    {"", NULL, "result", ODD_CELL_RESULT, ODD_GRID_JSON, 0, NULL, put_table_result,
     ODD_IS("string", "contract, declarer and tricks, or the ruling, as in a log")},
    {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_table_points,
     ODD_IS("integer | null", "their own points; null for a ruling")},
    {"", NULL, "lead", ODD_CELL_RESULT, ODD_GRID_JSON, 0, NULL, put_table_lead,
     ODD_IS("string", "opening lead; \"\" if not known")},
};
const odd_column_list odd_scorecard_table_columns = ODD_COLUMN_LIST(table_columns);

static void put_tables(odd_out *o, const odd_cell_ref *at) {
    odd_members members = odd_members_of(&odd_scorecard_table_columns, at->data);
    odd_out_char(o, '[');
    for (int direction = 0; direction < 2; direction++) {
        if (row_of(at)->play[direction] == 0)
            continue;
        members.which = direction;
        odd_json_next(o);
        odd_members_put(o, &members, at->row);
    }
    odd_out_char(o, ']');
}
