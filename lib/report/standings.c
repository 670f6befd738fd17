/* Standings: which are shown, and their columns. */
#include "base/arena.h"
#include "base/text.h"
#include "report/event_rows.h"

const odd_standing *odd_ranking_at(const odd_ranking *r, size_t row) {
    return odd_standing_at(r->e, r->rows != NULL ? r->rows[row] : row);
}

/* The rank to be shown: among all, or in the stratum. */
static int place_of(const odd_ranking *r, const odd_standing *s) {
    if (r->by_club)
        return s->club_rank;
    return r->strat != '\0' ? s->strat_rank[r->strat - 'A'] : s->rank;
}

/* Whether another contestant in the list has the same rank. */
static bool is_tied(const odd_ranking *r, const odd_standing *s) {
    if (r->by_club)
        return s->club_tied;
    return r->strat != '\0' ? s->strat_tied[r->strat - 'A'] : s->tied;
}

static void more(int *most, int value) {
    *most = value > *most ? value : *most;
}

/* Finds which columns have values, and their decimals. Contestants are visited in their own order, since in that of the
 * standings memory would be read at random. */
static void look_over(odd_ranking *r) {
    const odd_event *e = r->e;
    for (size_t i = 0; i < odd_event_about(e)->contestant_count; i++) {
        const odd_contestant *c = odd_contestant_at(e, i);
        r->has_strats = r->has_strats || c->strat != '\0';
        r->has_names = r->has_names || c->name.len + c->players.len > 0;
        r->has_players = r->has_players || c->players.len > 0;
        r->has_carry = r->has_carry || c->carry != 0;
        r->has_handicap = r->has_handicap || c->handicap != 0;
    }
    for (size_t i = 0; i < r->count; i++) {
        const odd_standing *s = odd_ranking_at(r, i);
        more(&r->decimals, odd_decimals(s->score));
        more(&r->max_decimals, odd_decimals(s->max));
        more(&r->penalty_decimals, odd_decimals(s->penalty));
        r->has_penalty = r->has_penalty || s->penalty != 0;
        r->has_ties = r->has_ties || s->broken_by != ODD_TIE_SHARE;
        r->uneven = r->uneven || s->boards != odd_standing_at(e, 0)->boards;
    }
}

static bool keep(const odd_ranking *r, const odd_standing *s, odd_text section) {
    odd_text own = odd_contestant_at(r->e, s->who)->section;
    if (r->strat != '\0' && s->strat_rank[r->strat - 'A'] == 0)
        return false;
    return section.text == NULL || odd_same_letters(section, own);
}

odd_ranking odd_ranking_of(const odd_event *e, odd_arena *arena, char strat, odd_text section) {
    odd_ranking r = {.e = e, .count = odd_event_about(e)->standing_count, .strat = strat};
    if (strat != '\0' || section.text != NULL) {
        r.rows = ODD_TAKE(arena, odd_event_about(e)->standing_count + 1, uint32_t);
        r.count = 0;
        for (size_t i = 0; i < odd_event_about(e)->standing_count; i++)
            if (keep(&r, odd_standing_at(e, i), section))
                r.rows[r.count++] = (uint32_t)i;
    }
    look_over(&r);
    r.amendments = odd_amendments_of(e, arena, NULL);
    return r;
}

void odd_ranking_by_club(odd_ranking *r, odd_arena *arena) {
    uint32_t *rows = ODD_TAKE(arena, r->count + 1, uint32_t);
    size_t count = 0;
    for (size_t club = 1; rows != NULL && club <= odd_event_about(r->e)->club_count; club++)
        for (size_t i = 0; i < r->count; i++)
            if (odd_contestant_at(r->e, odd_ranking_at(r, i)->who)->club == (int)club)
                rows[count++] = r->rows != NULL ? r->rows[i] : (uint32_t)i;
    r->rows = rows;
    r->count = count;
    r->by_club = true;
}

/* Whether two rows are of the same list. */
static bool are_together(const odd_ranking *r, size_t row, size_t other) {
    const odd_standing *a = odd_ranking_at(r, row), *b = odd_ranking_at(r, other);
    if (a->field != b->field || !r->by_club)
        return a->field == b->field;
    return odd_contestant_at(r->e, a->who)->club == odd_contestant_at(r->e, b->who)->club;
}

size_t odd_ranking_end(const odd_ranking *r, size_t row) {
    size_t last = row, end = r->count; /* a row of this list; one of the next list, or none */
    while (end - last > 1) {
        size_t middle = last + (end - last) / 2;
        *(are_together(r, row, middle) ? &last : &end) = middle;
    }
    return end;
}

/* ---- Which columns there are --------------------------------------------------------------------- */

static const odd_ranking *ranking_of(const odd_cell_ref *at) {
    return at->data;
}

static const odd_event *event_of(const odd_cell_ref *at) {
    return ranking_of(at)->e;
}

/* The columns of CSV depend on the kind of event, not on its contents. */
static bool is_teams(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->contest == ODD_TEAMS;
}

static bool has_names(const odd_cell_ref *at) {
    return ranking_of(at)->has_names || odd_cell_ref_csv(at) || odd_cell_ref_json(at);
}

static bool has_players(const odd_cell_ref *at) {
    return is_teams(at) && (ranking_of(at)->has_players || odd_cell_ref_csv(at));
}

static bool has_percent(const odd_cell_ref *at) {
    return odd_total_percent(event_of(at));
}

static bool has_average(const odd_cell_ref *at) {
    return (ranking_of(at)->uneven || odd_cell_ref_csv(at)) && !has_percent(at) &&
           !odd_shows_matches(event_of(at));
}

static bool has_imps(const odd_cell_ref *at) {
    return is_teams(at) && odd_event_about(event_of(at))->scoring == ODD_TEAM_IMPS;
}

static bool has_matches(const odd_cell_ref *at) {
    return odd_shows_matches(event_of(at));
}

static bool has_vp(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->has_vp;
}

static bool has_boards(const odd_cell_ref *at) {
    return !is_teams(at) || odd_cell_ref_csv(at) || odd_cell_ref_json(at);
}

static bool has_strats(const odd_cell_ref *at) {
    return ranking_of(at)->has_strats || odd_cell_ref_csv(at);
}

static bool has_carry(const odd_cell_ref *at) {
    return ranking_of(at)->has_carry || odd_cell_ref_csv(at);
}

static bool has_handicap(const odd_cell_ref *at) {
    return ranking_of(at)->has_handicap || odd_cell_ref_csv(at);
}

static bool has_penalty(const odd_cell_ref *at) {
    return ranking_of(at)->has_penalty || odd_cell_ref_csv(at);
}

static bool has_ties(const odd_cell_ref *at) {
    return ranking_of(at)->has_ties || odd_cell_ref_csv(at);
}

static bool has_clubs(const odd_cell_ref *at) {
    return odd_event_about(event_of(at))->club_count > 0;
}

/* In a list club by club, the club is the heading. */
static bool has_club(const odd_cell_ref *at) {
    return has_clubs(at) && (!ranking_of(at)->by_club || odd_cell_ref_csv(at) || odd_cell_ref_json(at));
}

/* The other one of the two ranks. */
static bool has_club_rank(const odd_cell_ref *at) {
    return has_clubs(at) && (!ranking_of(at)->by_club || odd_cell_ref_json(at));
}

static bool has_field_rank(const odd_cell_ref *at) {
    return has_clubs(at) && ranking_of(at)->by_club;
}

/* ---- Cells --------------------------------------------------------------------------------------- */

static const odd_standing *standing_of(const odd_cell_ref *at) {
    return odd_ranking_at(ranking_of(at), at->row);
}

static const odd_contestant *contestant_of(const odd_cell_ref *at) {
    return odd_contestant_at(event_of(at), standing_of(at)->who);
}

static void put_rank(odd_out *o, const odd_cell_ref *at) {
    bool tied = is_tied(ranking_of(at), standing_of(at));
    odd_out_int(o, place_of(ranking_of(at), standing_of(at)));
    if (at->format == ODD_GRID_TEXT)
        odd_out_char(o, tied ? '=' : ' ');
    else if (at->format == ODD_GRID_HTML && tied)
        odd_out_char(o, '=');
}

static void put_tied(odd_out *o, const odd_cell_ref *at) {
    odd_out_text(o, is_tied(ranking_of(at), standing_of(at)) ? "true" : "false");
}

static void put_unnamed(odd_out *o, const odd_cell_ref *at) {
    if (standing_of(at)->unnamed)
        odd_out_text(o, "true");
}

static void put_direction(odd_out *o, const odd_cell_ref *at) {
    odd_cell_word(o, at, odd_side_key(contestant_of(at)->direction));
}

static void put_section(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, contestant_of(at)->section);
}

static void put_club(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, odd_club_name(event_of(at), (size_t)contestant_of(at)->club - 1));
}

static void put_club_rank(odd_out *o, const odd_cell_ref *at) {
    bool people = at->format == ODD_GRID_TEXT || at->format == ODD_GRID_HTML;
    odd_out_int(o, standing_of(at)->club_rank);
    if (people && standing_of(at)->club_tied)
        odd_out_char(o, '=');
    else if (at->format == ODD_GRID_TEXT)
        odd_out_char(o, ' ');
}

static void put_field_rank(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, standing_of(at)->rank);
    if ((at->format == ODD_GRID_TEXT || at->format == ODD_GRID_HTML) && standing_of(at)->tied)
        odd_out_char(o, '=');
}

static void put_id(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, contestant_of(at)->id);
}

static void put_names(odd_out *o, const odd_cell_ref *at) {
    if (odd_cell_ref_json(at))
        odd_json_names(o, contestant_of(at)->players);
    else
        odd_cell_people(o, at, odd_names_of(event_of(at), standing_of(at)->who));
}

static void put_team(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, contestant_of(at)->name);
}

static void put_players(odd_out *o, const odd_cell_ref *at) {
    odd_cell_people(o, at, contestant_of(at)->players);
}

/* A contestant without a stratum is in A. */
static void put_strat(odd_out *o, const odd_cell_ref *at) {
    char strat = contestant_of(at)->strat;
    if (strat == '\0' && ranking_of(at)->has_strats)
        strat = 'A';
    if (strat != '\0')
        odd_cell_people(o, at, (odd_text){&strat, 1});
}

static void put_strat_rank(odd_out *o, const odd_cell_ref *at) {
    odd_cell_positive(o, standing_of(at)->strat_rank[at->which]);
}

static void put_strat_ranks(odd_out *o, const odd_cell_ref *at) {
    static const char *const keys[] = {"A", "B", "C"};
    odd_out_char(o, '{');
    for (int i = 0; i < 3; i++)
        if (standing_of(at)->strat_rank[i] > 0)
            odd_json_int(o, keys[i], standing_of(at)->strat_rank[i]);
    odd_out_char(o, '}');
}

/* A plus is shown to people; programs do not need it. */
static void put_added(odd_out *o, const odd_cell_ref *at, odd_amount a, int decimals) {
    if (odd_cell_ref_json(at))
        odd_say_amount(o, a, 2);
    else if (odd_cell_ref_csv(at))
        odd_say_amount(o, a, decimals);
    else
        odd_say_signed(o, a, decimals);
}

static void put_plus(odd_out *o, const odd_cell_ref *at, odd_amount a, int decimals) {
    if (!odd_cell_ref_json(at) && (has_percent(at) || has_matches(at)))
        odd_say_amount(o, a, decimals);
    else
        put_added(o, at, a, decimals);
}

static void put_score(odd_out *o, const odd_cell_ref *at) {
    if (!odd_has_no_losses(event_of(at), standing_of(at)))
        put_plus(o, at, standing_of(at)->score, ranking_of(at)->decimals);
    else if (!odd_cell_ref_csv(at))
        odd_out_text(o, odd_cell_ref_json(at) ? "null" : "all");
}

static void put_max(odd_out *o, const odd_cell_ref *at) {
    odd_say_amount(o, standing_of(at)->max, odd_cell_ref_json(at) ? 2 : ranking_of(at)->max_decimals);
}

static void put_percent(odd_out *o, const odd_cell_ref *at) {
    odd_say_x100(o, standing_of(at)->percent_x100);
}

/* An amount divided by a number of boards, to two decimals, halves away from zero. */
static odd_amount per_board(odd_amount a, int boards) {
    odd_amount unit = ODD_ONE / 100, half = (odd_amount)boards * unit / 2;
    return (a + (a < 0 ? -half : half)) / ((odd_amount)boards * unit) * unit;
}

static void put_average(odd_out *o, const odd_cell_ref *at) {
    const odd_standing *s = standing_of(at);
    if (s->boards > 0)
        put_plus(o, at, per_board(s->score, s->boards), 2);
}

static void put_boards(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, standing_of(at)->boards);
}

static void put_vp(odd_out *o, const odd_cell_ref *at) {
    odd_say_amount(o, standing_of(at)->vp, 2);
}

static void put_won(odd_out *o, const odd_cell_ref *at) {
    odd_say_amount(o, standing_of(at)->imps_won, 0);
}

static void put_lost(odd_out *o, const odd_cell_ref *at) {
    odd_say_amount(o, standing_of(at)->imps_lost, 0);
}

static void put_wins(odd_out *o, const odd_cell_ref *at) {
    odd_say_amount(o, (odd_amount)standing_of(at)->wins_x2 * (ODD_ONE / 2), 0);
}

static void put_matches(odd_out *o, const odd_cell_ref *at) {
    odd_out_int(o, standing_of(at)->matches);
}

static void put_carry(odd_out *o, const odd_cell_ref *at) {
    odd_amount carry = standing_of(at)->carry;
    if (carry != 0 || odd_cell_ref_json(at))
        put_added(o, at, carry, 0);
}

static void put_handicap(odd_out *o, const odd_cell_ref *at) {
    odd_amount handicap = contestant_of(at)->handicap;
    if (handicap == 0 && !odd_cell_ref_json(at))
        return;
    put_added(o, at, handicap, 0);
    if (has_percent(at) && !odd_cell_ref_csv(at) && !odd_cell_ref_json(at))
        odd_out_char(o, '%');
}

static void put_penalty(odd_out *o, const odd_cell_ref *at) {
    odd_amount penalty = standing_of(at)->penalty;
    if (penalty != 0 || odd_cell_ref_json(at))
        put_added(o, at, odd_cell_ref_csv(at) || odd_cell_ref_json(at) ? penalty : -penalty,
                  ranking_of(at)->penalty_decimals);
}

/* What broke a tie, and the figure. */
static void put_tie(odd_out *o, const odd_cell_ref *at) {
    const odd_standing *s = standing_of(at);
    if (s->broken_by == ODD_TIE_SHARE)
        return;
    if (odd_cell_ref_json(at)) {
        odd_out_char(o, '{');
        odd_json_word(o, "by", odd_tie_word(s->broken_by));
        odd_json_amount(o, "value", s->tie_value, 0);
        odd_out_char(o, '}');
    } else {
        odd_out_text(o, odd_tie_word(s->broken_by));
        odd_out_char(o, ' ');
        odd_say_amount(o, s->tie_value, 0);
    }
}

/* ---- Columns ------------------------------------------------------------------------------------- */

static void fit_id(odd_grid_column *c, const void *data) {
    c->head = odd_contest_word(((const odd_ranking *)data)->e);
}

static void fit_names(odd_grid_column *c, const void *data) {
    c->head = odd_event_about(((const odd_ranking *)data)->e)->contest == ODD_PAIRS ? "Names" : "Name";
}

static void fit_score(odd_grid_column *c, const void *data) {
    const odd_event *e = ((const odd_ranking *)data)->e;
    c->head = odd_total_unit(e);
    c->where |= odd_total_percent(e) ? 0 : ODD_GRID_KEY;
}

/* ---- Sessions -------------------------------------------------------------------------------------- */

static bool has_sessions(const odd_cell_ref *at) {
    const odd_event_info *about = odd_event_about(((const odd_ranking *)at->data)->e);
    return about->has_sessions && about->contest != ODD_TEAMS;
}

/* Whether there is a session with that index; the first four have columns. */
static bool has_session(const odd_cell_ref *at, size_t index) {
    return has_sessions(at) && index < odd_event_about(((const odd_ranking *)at->data)->e)->session_count;
}

static bool has_first(const odd_cell_ref *at) {
    return has_session(at, 0);
}

static bool has_second(const odd_cell_ref *at) {
    return has_session(at, 1);
}

static bool has_third(const odd_cell_ref *at) {
    return has_session(at, 2);
}

static bool has_fourth(const odd_cell_ref *at) {
    return has_session(at, 3);
}

/* In hundredths of a per cent, halves up. */
static int session_percent(const odd_session_score *s) {
    return s->max > 0 ? (int)((s->score * 20000 + s->max) / (2 * s->max)) : 0;
}

/* The percentage of a session, or its score if it has none. */
static void put_in_session(odd_out *o, const odd_cell_ref *at) {
    const odd_ranking *r = at->data;
    odd_session_score s = odd_event_session_score(r->e, (size_t)at->which, odd_ranking_at(r, at->row)->who);
    if (s.boards > 0)
        odd_say_amount(o, s.max > 0 ? session_percent(&s) * (odd_amount)(ODD_ONE / 100) : s.score, 2);
}

static void put_last_session(odd_out *o, const odd_cell_ref *at) {
    const odd_ranking *r = at->data;
    odd_out_int(o, odd_event_session_at(r->e, odd_ranking_at(r, at->row)->last_session)->number);
}

static void put_sessions(odd_out *o, const odd_cell_ref *at) {
    const odd_ranking *r = at->data;
    odd_out_char(o, '[');
    for (size_t i = 0; i < odd_event_about(r->e)->session_count; i++) {
        odd_session_score s = odd_event_session_score(r->e, i, odd_ranking_at(r, at->row)->who);
        if (s.boards == 0)
            continue;
        odd_json_next(o);
        odd_out_char(o, '{');
        odd_json_int(o, "session", odd_event_session_at(r->e, i)->number);
        odd_json_amount(o, "score", s.score, 0);
        if (s.max > 0) {
            odd_json_amount(o, "max", s.max, 0);
            odd_json_amount(o, "percent", session_percent(&s) * (odd_amount)(ODD_ONE / 100), 0);
        }
        odd_json_int(o, "boards", s.boards);
        odd_out_char(o, '}');
    }
    odd_out_char(o, ']');
}

#define SESSION(n, shown)                                                                         \
    {                                                                                             \
        "S" #n, NULL, "session_" #n, ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, (n)-1, shown, \
            .put = put_in_session                                                                 \
    }

static const odd_grid_column columns[] = {
    {"Rank", NULL, "rank", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_rank,
     ODD_IS("integer", "rank; in the list of a stratum, the rank there")},
    {"Field", NULL, "field_rank", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_field_rank, put_field_rank,
     .group = 4, ODD_IS("?integer", "a simultaneous, club by club: rank in the whole field")},
    {"In club", NULL, "club_rank", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_club_rank, put_club_rank,
     .group = 4, ODD_IS("?integer", "a simultaneous: rank among those of the same club")},
    {"", NULL, "tied", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_tied,
     ODD_IS("boolean", "whether somebody else shares the rank")},
    {"", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_direction, .group = -1,
     ODD_IS("Direction", "where they sit in an event with two winners; \"\" with one winner")},
    {"", NULL, "section", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, NULL, put_section, .group = 1,
     ODD_IS("string", "section; \"\" without sections")},
    {"", NULL, "unnamed", ODD_CELL_LEFT, ODD_GRID_JSON, 0, NULL, put_unnamed,
     ODD_IS("?true", "they have no name although nearly all others have one: there is a warning")},
    {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_EVERY, 0, NULL, put_id, fit_id,
     ODD_IS("string", "id, as in the log")},
    {"Club", NULL, "club", ODD_CELL_NAME, ODD_GRID_EVERY, 0, has_club, put_club, .group = 4,
     ODD_IS("?string", "a simultaneous: name of the club")},
    {"Names", NULL, "names", ODD_CELL_NAME, ODD_GRID_EVERY, 0, has_names, put_names, fit_names,
     ODD_IS("string[]", "names of the players")},
    {"", NULL, "team", ODD_CELL_LEFT, ODD_GRID_JSON, 0, is_teams, put_team, .group = 1,
     ODD_IS("?string", "name of the team")},
    {"Players", NULL, "players", ODD_CELL_NAME, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_players,
     .put = put_players},
    {"", NULL, "strat", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_JSON, 0, has_strats, put_strat, .group = 3,
     ODD_IS("?string", "stratum, if there are strata: A for those without a `strat` line")},
    {"", NULL, "strat_ranks", ODD_CELL_LEFT, ODD_GRID_JSON, 0, has_strats, put_strat_ranks, .group = 3,
     ODD_IS("?Partial<Record<\"A\" | \"B\" | \"C\", integer>>", "ranks by stratum: `A`, `B`, `C`")},
    {"B", NULL, "rank_b", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 1, has_strats,
     .put = put_strat_rank},
    {"C", NULL, "rank_c", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 2, has_strats,
     .put = put_strat_rank},
    {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, NULL, put_score, fit_score,
     ODD_IS("number | null",
            "total, in the unit they are ranked by; null for the quotient of a team without losses")},
    {"Max", NULL, "max", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_percent, put_max,
     ODD_IS("?number", "maximum, if scores are percentages")},
    {"%", NULL, "percent", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_KEY, 0, has_percent, put_percent,
     ODD_IS("?number", "score as a percentage of `max`")},
    SESSION(1, has_first),
    SESSION(2, has_second),
    SESSION(3, has_third),
    SESSION(4, has_fourth),
    {"", NULL, "session", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_sessions, put_last_session, .group = 3,
     ODD_IS("?integer", "the last session in which they have a score, if the log has sessions")},
    {"", NULL, "sessions", ODD_CELL_LEFT, ODD_GRID_JSON, 0, has_sessions, put_sessions, .group = 3,
     ODD_IS("?SessionScore[]", "the score in each session, without penalties")},
    {"A board", NULL, "per_board", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_average, .put = put_average},
    {"Boards", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_boards, put_boards,
     ODD_IS("integer", "boards with a score")},
    {"", NULL, "vp", ODD_CELL_RIGHT, ODD_GRID_JSON, 0, has_vp, put_vp, .group = 1,
     ODD_IS("?number", "victory points of a team, or of a pair that plays matches")},
    {"Won", "IMPs", "imps_won", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_imps, put_won, .group = 1,
     ODD_IS("?number", "IMPs won by a team")},
    {"Lost", "IMPs", "imps_lost", ODD_CELL_RIGHT, ODD_GRID_EVERY, 0, has_imps, put_lost, .group = 1,
     ODD_IS("?number", "IMPs lost by a team")},
    {"Won", "Matches", "wins", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_matches, put_wins,
     .group = 2, ODD_IS("?number", "matches won, if there are matches; a tied match is half a win")},
    {"Of", "Matches", "matches", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_matches, put_matches,
     .group = 1, ODD_IS("?integer", "matches played, if there are matches")},
    {"Carried", NULL, "carryover", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_carry, put_carry,
     .group = 3, ODD_IS("?number", "carry-over from an earlier stage, if anybody has one")},
    {"Handicap", NULL, "handicap", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_handicap,
     put_handicap, .group = 3, ODD_IS("?number", "handicap, if anybody has one")},
    {"Penalty", NULL, "penalty", ODD_CELL_RIGHT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_penalty, put_penalty,
     .group = 3, ODD_IS("?number", "penalties, subtracted from the score, if anybody has one")},
    {"Tie", NULL, "tie_break", ODD_CELL_LEFT, ODD_GRID_EVERY | ODD_GRID_ROOMY, 0, has_ties, put_tie,
     .group = 3, ODD_IS("?{ by: string; value: number }", "what broke a tie, and their value in it")},
};
const odd_column_list odd_standing_columns = ODD_COLUMN_LIST(columns);

void odd_ranking_json(odd_out *o, const odd_ranking *r) {
    odd_members members = odd_members_of(&odd_standing_columns, r);
    odd_json_head(o, r->e);
    odd_json_open(o, "standings", '[');
    for (size_t i = 0; i < r->count; i++) {
        odd_json_line(o, 2);
        size_t from = o->len;
        odd_members_put(o, &members, i);
        if (r->row != NULL)
            r->row(r->owner, (odd_text){o->text + from, o->len - from});
        odd_out_spill(o);
    }
    odd_out_char(o, ']');
    if (odd_shows_matches(r->e))
        odd_json_matches(o, r->e, ODD_NOBODY);
    odd_json_penalties(o, r->e, ODD_NOBODY);
    odd_json_amendments(o, &r->amendments);
    odd_json_warnings(o, r->e);
    odd_json_footer(o, r->e);
}
