/* Matches of teams, and penalties: the lists below the standings, and on a scorecard. */
#include "base/arena.h"
#include "report/event_rows.h"

static const odd_footer *foot_of(const odd_cell_ref *at) {
    return at->data;
}

static bool has_rounds(const odd_cell_ref *at) {
    return foot_of(at)->rounds;
}

static bool of_all(const odd_cell_ref *at) {
    return foot_of(at)->who == ODD_NOBODY;
}

static size_t index_of(const odd_cell_ref *at) {
    return foot_of(at)->rows != NULL ? foot_of(at)->rows[at->row] : at->row;
}

/* ---- Matches: cells -------------------------------------------------------------------------------- */

static const odd_match *match_of(const odd_cell_ref *at) {
    return odd_match_at(foot_of(at)->e, index_of(at));
}

static bool is_bye(const odd_cell_ref *at) {
    return match_of(at)->team[1] == ODD_NOBODY;
}

/* On a scorecard, its own team comes first. */
static int side_of(const odd_cell_ref *at) {
    uint32_t who = foot_of(at)->who;
    return who != ODD_NOBODY && match_of(at)->team[1] == who ? 1 - at->which : at->which;
}

static bool has_vp(const odd_cell_ref *at) {
    return odd_event_about(foot_of(at)->e)->has_vp;
}

static bool has_percents(const odd_cell_ref *at) {
    return odd_has_percent(foot_of(at)->e);
}

static bool has_share(const odd_cell_ref *at) {
    return odd_event_about(foot_of(at)->e)->scoring == ODD_PATTON;
}

static bool has_nets(const odd_cell_ref *at) {
    return foot_of(at)->nets && !has_percents(at);
}

static void put_round(odd_out *o, const odd_cell_ref *at) {
    if (match_of(at)->round > 0)
        odd_out_int(o, match_of(at)->round);
}

static void put_json_round(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, match_of(at)->round);
}

static void put_teams(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = foot_of(at)->e;
    odd_out_char(o, '[');
    odd_out_json(o, odd_contestant_at(e, match_of(at)->team[0])->id);
    if (!is_bye(at)) {
        odd_out_char(o, ',');
        odd_out_json(o, odd_contestant_at(e, match_of(at)->team[1])->id);
    }
    odd_out_char(o, ']');
}

static void put_team(odd_out *o, const odd_cell_ref *at) {
    uint32_t who = match_of(at)->team[side_of(at)];
    if (who != ODD_NOBODY)
        odd_say_id(o, foot_of(at)->e, who);
}

static void put_name(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = foot_of(at)->e;
    uint32_t who = match_of(at)->team[side_of(at)];
    odd_text name = who != ODD_NOBODY ? odd_names_of(e, who) : odd_text_of("bye");
    if (name.len > 0 || at->format == ODD_GRID_CSV)
        odd_cell_people(o, at, name);
    else
        odd_say_id(o, e, who);
}

static void put_boards(odd_out *o, const odd_cell_ref *at) {
    if (!is_bye(at) || odd_cell_ref_json(at))
        odd_out_int(o, match_of(at)->boards);
}

static void put_length(odd_out *o, const odd_cell_ref *at) {
    if (!is_bye(at))
        odd_cell_positive(o, match_of(at)->length);
}

static void put_half(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, match_of(at)->half ? "true" : "");
}

static void put_tied(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, match_of(at)->tied ? "true" : "");
}

/* In JSON both amounts, in the order of the teams. */
static void put_both(odd_out *o, const odd_amount a[2]) {
    odd_out_char(o, '[');
    odd_say_amount(o, a[0], 0);
    odd_out_char(o, ',');
    odd_say_amount(o, a[1], 0);
    odd_out_char(o, ']');
}

static void put_won(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        put_both(o, match_of(at)->won);
    else if (!is_bye(at))
        odd_say_amount(o, match_of(at)->won[side_of(at)], foot_of(at)->net_decimals);
}

static void put_net(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        put_both(o, match_of(at)->net);
    else if (!is_bye(at))
        odd_say_signed(o, match_of(at)->net[side_of(at)], foot_of(at)->net_decimals);
}

static void put_percents(odd_out *o, const odd_cell_ref *at) {
    const odd_match *m = match_of(at);
    if (is_bye(at))
        return;
    for (int side = 0; side < 2; side++) {
        if (odd_cell_ref_json(at))
            odd_out_char(o, side == 0 ? '[' : ',');
        if (odd_cell_ref_json(at) || side_of(at) == side)
            odd_say_x100(o, odd_match_percent(m, side));
    }
    if (odd_cell_ref_json(at))
        odd_out_char(o, ']');
}

static void put_share(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        put_both(o, match_of(at)->share);
    else if (!is_bye(at))
        odd_say_amount(o, match_of(at)->share[side_of(at)], 0);
}

static void put_vp(odd_out *o, const odd_cell_ref *at) {
    const odd_match *m = match_of(at);
    if (m->no_vp)
        return;
    if (odd_cell_ref_json(at))
        put_both(o, m->vp);
    else if (m->team[side_of(at)] != ODD_NOBODY)
        odd_say_amount(o, m->vp[side_of(at)], foot_of(at)->vp_decimals);
}

/* ---- Matches: columns ------------------------------------------------------------------------------ */

static void fit_unit(odd_grid_column *c, const void *data) {
    c->over = odd_board_unit(((const odd_footer *)data)->e);
}

static void fit_kind(odd_grid_column *c, const void *data) {
    c->head = odd_contest_word(((const odd_footer *)data)->e);
}

#define PAIR "[number, number]"

static const odd_grid_column match_columns[] = {
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_rounds, .put = put_round},
    {"", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_json_round,
     ODD_IS("integer", "round; 0 without rounds")},
    {"", NULL, "teams", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_teams,
     ODD_IS("[string, string] | [string]", "ids of both teams; only one for a bye")},
    {"", NULL, "team_1", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, of_all, .put = put_team},
    {"Team", NULL, "name_1", ODD_CELL_NAME, ODD_GRID_ALL, 0, of_all, .put = put_name, .fit = fit_kind},
    {"", NULL, "team_2", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 1, NULL, .put = put_team},
    {"Team", NULL, "name_2", ODD_CELL_NAME, ODD_GRID_ALL, 1, NULL, .put = put_name, .fit = fit_kind},
    {"Boards", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY | ODD_GRID_JSON, 0, NULL,
     put_boards, ODD_IS("integer", "boards that were compared")},
    {"", NULL, "length", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_length,
     ODD_IS("?integer", "the number of boards for its VP scale, if there is one")},
    {"", NULL, "half", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_half,
     ODD_IS("?true", "one of two matches of a team in the round")},
    {"", NULL, "tied", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_tied,
     ODD_IS("?true", "knock-out: neither team has won")},
    {"", "IMPs", "won_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_won, .fit = fit_unit},
    {"", "IMPs", "won_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, NULL, put_won, .fit = fit_unit},
    {"", NULL, "won", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_won,
     ODD_IS(PAIR, "what each team won on the boards, in the unit of a board's score")},
    {"", "Net", "net_1", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_nets, .put = put_net},
    {"", "Net", "net_2", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 1, has_nets, .put = put_net},
    {"", "%", "percent_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_percents, .put = put_percents},
    {"", "%", "percent_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, has_percents, .put = put_percents},
    {"", NULL, "percent", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_percents, put_percents,
     ODD_IS("?" PAIR, "pairs at matchpoints: each pair's percentage of the match")},
    {"", NULL, "net", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_net,
     ODD_IS(PAIR, "each team's margin, with adjustments and penalties of the match")},
    {"", "Match", "share_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_share, .put = put_share},
    {"", "Match", "share_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, has_share, .put = put_share},
    {"", NULL, "share", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_share, put_share,
     ODD_IS("?" PAIR, "Patton: each team's share for the whole match")},
    {"", "VP", "vp_1", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_vp, .put = put_vp},
    {"", "VP", "vp_2", ODD_CELL_RIGHT, ODD_GRID_ALL, 1, has_vp, .put = put_vp},
    {"", NULL, "vp", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_vp, put_vp,
     ODD_IS("?" PAIR, "victory points; left out if the scale has no column for the length")},
};
const odd_column_list odd_match_columns = ODD_COLUMN_LIST(match_columns);

/* Whether a match is listed: all are, or those of one team. */
static bool is_match_of(const odd_match *m, uint32_t who) {
    return who == ODD_NOBODY || m->team[0] == who || m->team[1] == who;
}

odd_footer odd_matches_of(const odd_event *e, odd_arena *arena, uint32_t who) {
    odd_footer f = {.e = e, .who = who};
    size_t count = 0;
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        count += is_match_of(odd_match_at(e, i), who);
    f.rows = ODD_TAKE(arena, count + 1, uint32_t);
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++) {
        const odd_match *m = odd_match_at(e, i);
        if (!is_match_of(m, who))
            continue;
        f.rows[f.count++] = (uint32_t)i;
        f.rounds = f.rounds || m->round > 0;
        for (int side = 0; side < 2; side++) {
            int vp = odd_decimals(m->vp[side]), net = odd_decimals(m->won[side]);
            f.vp_decimals = vp > f.vp_decimals ? vp : f.vp_decimals;
            f.net_decimals = net > f.net_decimals ? net : f.net_decimals;
            odd_amount lost = odd_is_share(e) ? 0 : m->won[1 - side];
            f.nets = f.nets || (m->net[side] != m->won[side] - lost && m->team[1] != ODD_NOBODY);
        }
    }
    return f;
}

void odd_json_matches(odd_out *o, const odd_event *e, uint32_t who) {
    odd_footer all = {.e = e, .who = ODD_NOBODY};
    odd_members members = odd_members_of(&odd_match_columns, &all);
    odd_json_line(o, 1);
    odd_json_open(o, "matches", '[');
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++) {
        if (!is_match_of(odd_match_at(e, i), who))
            continue;
        odd_members_line(o, &members, i, 2);
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
}

/* ---- Penalties ------------------------------------------------------------------------------------- */

static const odd_penalty *penalty_of(const odd_cell_ref *at) {
    return odd_penalty_at(foot_of(at)->e, index_of(at));
}

static void put_penalty_round(odd_out *o, const odd_cell_ref *at) {
    if (penalty_of(at)->round > 0 || odd_cell_ref_json(at))
        odd_out_int(o, penalty_of(at)->round);
}

static void put_penalty_direction(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_side_key(odd_contestant_at(foot_of(at)->e, penalty_of(at)->who)->direction));
}

static void put_penalty_id(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = foot_of(at)->e;
    if (odd_cell_ref_json(at))
        odd_out_json(o, odd_contestant_at(e, penalty_of(at)->who)->id);
    else
        odd_say_full_id(o, e, penalty_of(at)->who);
}

static bool has_clubs(const odd_cell_ref *at) {
    return odd_event_about(foot_of(at)->e)->club_count > 0;
}

static void put_penalty_club(odd_out *o, const odd_cell_ref *at) {
    const odd_event *e = foot_of(at)->e;
    odd_cell_people(o, at, odd_club_name(e, (size_t)odd_contestant_at(e, penalty_of(at)->who)->club - 1));
}

static void put_penalty_amount(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, odd_cell_ref_json(at) ? "\"" : "");
    odd_say_penalty(o, penalty_of(at));
    odd_out_text(o, odd_cell_ref_json(at) ? "\"" : "");
}

/* A penalty that counts in a match takes nothing from the total. */
static void put_penalty_taken(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        odd_say_amount(o, penalty_of(at)->taken, 2);
    else if (penalty_of(at)->taken != 0)
        odd_say_amount(o, -penalty_of(at)->taken, 0);
}

static void put_penalty_line(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, penalty_of(at)->line);
}

static void put_penalty_why(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, penalty_of(at)->why);
}

static bool has_penalty_rounds(const odd_cell_ref *at) {
    return has_rounds(at) || odd_cell_ref_json(at);
}

static bool has_penalty_ids(const odd_cell_ref *at) {
    return of_all(at) || odd_cell_ref_json(at);
}

static void fit_who(odd_grid_column *c, const void *data) {
    c->head = odd_contest_word(((const odd_footer *)data)->e);
}

static void fit_taken(odd_grid_column *c, const void *data) {
    c->head = odd_total_unit(((const odd_footer *)data)->e);
}

static const odd_grid_column penalty_columns[] = {
    {"", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_penalty_direction,
     ODD_IS("Direction", "where they sit in an event with two winners; \"\" with one winner")},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_JSON, 0, has_penalty_rounds,
     put_penalty_round, .group = 1, ODD_IS("integer", "round; 0: none")},
    {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_JSON, 0, has_penalty_ids, put_penalty_id, fit_who,
     ODD_IS("string", "id of the contestant")},
    {"Club", NULL, "club", ODD_CELL_NAME, ODD_GRID_ALL | ODD_GRID_JSON, 0, has_clubs, put_penalty_club,
     .group = 2, ODD_IS("?string", "a simultaneous: name of the club")},
    {"Penalty", NULL, "penalty", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_JSON, 0, NULL, put_penalty_amount,
     ODD_IS("string", "amount and unit: \"25% of a top\"")},
    {"", NULL, "taken", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_JSON, 0, NULL, put_penalty_taken, fit_taken,
     ODD_IS("number", "amount subtracted from the total, in the unit of the standings")},
    {"", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, NULL, put_penalty_line, .group = 1,
     ODD_IS("integer", "line of the log")},
    {"For", NULL, "reason", ODD_CELL_NAME, ODD_GRID_ALL | ODD_GRID_JSON, 0, NULL, put_penalty_why, .group = 1,
     ODD_IS("string", "reason, as in the log")},
};
const odd_column_list odd_penalty_columns = ODD_COLUMN_LIST(penalty_columns);

/* Whether a penalty is listed: all are, or those of one contestant. Penalties of nobody have caused a warning. */
static bool is_penalty_of(const odd_penalty *p, uint32_t who) {
    return p->who != ODD_NOBODY && (who == ODD_NOBODY || p->who == who);
}

odd_footer odd_penalties_of(const odd_event *e, odd_arena *arena, uint32_t who) {
    odd_footer f = {.e = e, .who = who};
    size_t count = 0;
    for (size_t i = 0; i < odd_event_about(e)->penalty_count; i++)
        count += is_penalty_of(odd_penalty_at(e, i), who);
    f.rows = ODD_TAKE(arena, count + 1, uint32_t);
    for (size_t i = 0; i < odd_event_about(e)->penalty_count; i++)
        if (is_penalty_of(odd_penalty_at(e, i), who)) {
            f.rows[f.count++] = (uint32_t)i;
            f.rounds = f.rounds || odd_penalty_at(e, i)->round > 0;
        }
    return f;
}

void odd_json_penalties(odd_out *o, const odd_event *e, uint32_t who) {
    odd_footer all = {.e = e, .who = ODD_NOBODY};
    odd_members members = odd_members_of(&odd_penalty_columns, &all);
    odd_json_line(o, 1);
    odd_json_open(o, "penalties", '[');
    for (size_t i = 0; i < odd_event_about(e)->penalty_count; i++)
        if (is_penalty_of(odd_penalty_at(e, i), who)) {
            odd_members_line(o, &members, i, 2);
        }
    odd_out_char(o, ']');
}
