/* oddtrick rank: the standings of an event. */
#include <string.h>

#include "cli/event_command.h"
#include "cli/standings_foot.h"
#include "report/standings.h"

typedef struct rank_view {
    odd_view *v;
    odd_ranking r;
} rank_view;

static const odd_standing *standing_at(const rank_view *r, size_t row) {
    return odd_ranking_at(&r->r, row);
}

static const odd_contestant *contestant_at(const rank_view *r, size_t row) {
    return odd_contestant_at(r->v->e, standing_at(r, row)->who);
}

/* ---- Columns ----------------------------------------------------------------------------------- */

#define VIEW(data) ((const rank_view *)(data))

/* Asks for what a row will need, so that it is there in time: in the order of the standings, contestants and their
 * names stand anywhere in memory. */
static void fetch(const void *data, size_t row) {
    enum { AHEAD = 12 };
    const rank_view *r = VIEW(data);
    if (row + 2 * AHEAD >= r->r.count)
        return;
    const odd_contestant *next = contestant_at(r, row + AHEAD), *then = contestant_at(r, row + 2 * AHEAD);
    __builtin_prefetch(next->players.text);
    __builtin_prefetch(next->id.text);
    __builtin_prefetch(then);
    __builtin_prefetch(&then->players);
}

static bool is_teams(const void *data) {
    return odd_event_about(VIEW(data)->v->e)->contest == ODD_TEAMS;
}

/* The columns of CSV depend on the kind of event, and not on what is in it. */
static bool is_csv(const void *data) {
    return VIEW(data)->v->format == ODD_GRID_CSV;
}

static bool has_names(const void *data) {
    return VIEW(data)->r.has_names || is_csv(data);
}

static bool has_players(const void *data) {
    return is_teams(data) && (VIEW(data)->r.has_players || is_csv(data));
}

static bool has_percent(const void *data) {
    return odd_has_percent(VIEW(data)->v->e);
}

static bool has_average(const void *data) {
    return (VIEW(data)->r.uneven || is_csv(data)) && !has_percent(data) && !is_teams(data);
}

static bool has_imps(const void *data) {
    return is_teams(data) && odd_event_about(VIEW(data)->v->e)->scoring == ODD_TEAM_IMPS;
}

static bool has_matches(const void *data) {
    return is_teams(data);
}

static bool has_boards(const void *data) {
    return !is_teams(data) || is_csv(data);
}

static bool has_strats(const void *data) {
    return VIEW(data)->r.has_strats || is_csv(data);
}

static bool has_carry(const void *data) {
    return VIEW(data)->r.has_carry || is_csv(data);
}

static bool has_handicap(const void *data) {
    return VIEW(data)->r.has_handicap || is_csv(data);
}

static bool has_penalty(const void *data) {
    return VIEW(data)->r.has_penalty || is_csv(data);
}

static bool has_ties(const void *data) {
    return VIEW(data)->r.has_ties || is_csv(data);
}

static const odd_standing *standing_of(const odd_grid_at *at) {
    return standing_at(VIEW(at->data), at->row);
}

static const odd_contestant *contestant_of(const odd_grid_at *at) {
    return contestant_at(VIEW(at->data), at->row);
}

static void put_rank(odd_out *o, const odd_grid_at *at) {
    const rank_view *r = VIEW(at->data);
    const odd_standing *s = standing_of(at);
    bool tied = odd_ranking_tied(&r->r, s);
    odd_out_int(o, odd_ranking_place(&r->r, s));
    if (r->v->format == ODD_GRID_TEXT)
        odd_out_char(o, tied ? '=' : ' ');
    else if (r->v->format == ODD_GRID_HTML && tied)
        odd_out_char(o, '=');
}

static void put_tied(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_ranking_tied(&VIEW(at->data)->r, standing_of(at)) ? "true" : "false");
}

static void put_direction(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_side_key(contestant_of(at)->direction));
}

static void put_section(odd_out *o, const odd_grid_at *at) {
    odd_text section = contestant_of(at)->section;
    odd_out_bytes(o, section.text, section.len);
}

static void put_id(odd_out *o, const odd_grid_at *at) {
    odd_say_id(o, VIEW(at->data)->v->e, standing_of(at)->who);
}

static void put_names(odd_out *o, const odd_grid_at *at) {
    const rank_view *r = VIEW(at->data);
    odd_say_people(o, r->v, odd_names_of(r->v->e, standing_of(at)->who));
}

static void put_players(odd_out *o, const odd_grid_at *at) {
    odd_say_people(o, VIEW(at->data)->v, contestant_of(at)->players);
}

static void put_strat(odd_out *o, const odd_grid_at *at) {
    char strat = odd_ranking_strat(&VIEW(at->data)->r, contestant_of(at));
    if (strat != '\0')
        odd_out_char(o, strat);
}

static void put_strat_rank(odd_out *o, const odd_grid_at *at) {
    int rank = standing_of(at)->strat_rank[at->which];
    if (rank > 0)
        odd_out_int(o, rank);
}

/* A plus is shown to people; for machines it would only be in the way. */
static void say_added(odd_out *o, const rank_view *r, odd_amount a, int decimals) {
    if (r->v->format == ODD_GRID_CSV)
        odd_say_amount(o, a, decimals);
    else
        odd_say_signed(o, a, decimals);
}

static void put_plus(odd_out *o, const rank_view *r, odd_amount a, int decimals) {
    if (odd_has_percent(r->v->e) || odd_event_about(r->v->e)->contest == ODD_TEAMS)
        odd_say_amount(o, a, decimals);
    else
        say_added(o, r, a, decimals);
}

static void put_score(odd_out *o, const odd_grid_at *at) {
    const rank_view *r = VIEW(at->data);
    if (odd_nothing_lost(r->v->e, standing_of(at)))
        odd_out_text(o, r->v->format == ODD_GRID_CSV ? "" : "all");
    else
        put_plus(o, r, standing_of(at)->score, r->r.decimals);
}

static void put_max(odd_out *o, const odd_grid_at *at) {
    odd_say_amount(o, standing_of(at)->max, VIEW(at->data)->r.max_decimals);
}

static void put_percent(odd_out *o, const odd_grid_at *at) {
    odd_say_x100(o, standing_of(at)->percent_x100);
}

static void put_average(odd_out *o, const odd_grid_at *at) {
    const odd_standing *s = standing_of(at);
    if (s->boards > 0)
        put_plus(o, VIEW(at->data), odd_per_board(s->score, s->boards), 2);
}

static void put_boards(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, standing_of(at)->boards);
}

static void put_won(odd_out *o, const odd_grid_at *at) {
    odd_say_amount(o, standing_of(at)->imps_won, 0);
}

static void put_lost(odd_out *o, const odd_grid_at *at) {
    odd_say_amount(o, standing_of(at)->imps_lost, 0);
}

static void put_wins(odd_out *o, const odd_grid_at *at) {
    odd_say_amount(o, (odd_amount)standing_of(at)->wins_x2 * (ODD_ONE / 2), 0);
}

static void put_matches(odd_out *o, const odd_grid_at *at) {
    odd_out_int(o, standing_of(at)->matches);
}

static void put_carry(odd_out *o, const odd_grid_at *at) {
    odd_amount carry = standing_of(at)->carry;
    if (carry != 0)
        say_added(o, VIEW(at->data), carry, 0);
}

static void put_handicap(odd_out *o, const odd_grid_at *at) {
    odd_amount handicap = contestant_of(at)->handicap;
    if (handicap == 0)
        return;
    say_added(o, VIEW(at->data), handicap, 0);
    if (has_percent(at->data) && VIEW(at->data)->v->format != ODD_GRID_CSV)
        odd_out_char(o, '%');
}

static void put_penalty(odd_out *o, const odd_grid_at *at) {
    odd_amount penalty = standing_of(at)->penalty;
    if (penalty != 0)
        say_added(o, VIEW(at->data), is_csv(at->data) ? penalty : -penalty,
                  VIEW(at->data)->r.penalty_decimals);
}

/* What broke a tie, and the figure. */
static void put_tie(odd_out *o, const odd_grid_at *at) {
    const odd_standing *s = standing_of(at);
    if (s->broken_by == ODD_TIE_SHARE)
        return;
    odd_out_text(o, odd_tie_word(s->broken_by));
    odd_out_char(o, ' ');
    odd_say_amount(o, s->tie_value, 0);
}

enum { COLUMN_ID = 4, COLUMN_NAMES = 5, COLUMN_SCORE = 10 };

static const odd_grid_column columns[] = {
    {"Rank", NULL, "rank", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_rank},
    {"", NULL, "tied", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_tied},
    {"", NULL, "direction", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_direction},
    {"", NULL, "section", ODD_CELL_LEFT, ODD_GRID_CSV, 0, NULL, put_section},
    [COLUMN_ID] = {"", NULL, "id", ODD_CELL_LEFT, ODD_GRID_ALL, 0, NULL, put_id},
    [COLUMN_NAMES] = {"Names", NULL, "names", ODD_CELL_NAME, ODD_GRID_ALL, 0, has_names, put_names},
    {"Players", NULL, "players", ODD_CELL_NAME, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_players, put_players},
    {"", NULL, "strat", ODD_CELL_LEFT, ODD_GRID_CSV, 0, has_strats, put_strat},
    {"B", NULL, "rank_b", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 1, has_strats, put_strat_rank},
    {"C", NULL, "rank_c", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 2, has_strats, put_strat_rank},
    [COLUMN_SCORE] = {"", NULL, "score", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_score},
    {"Max", NULL, "max", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_percent, put_max},
    {"%", NULL, "percent", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_KEY, 0, has_percent, put_percent},
    {"A board", NULL, "per_board", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_average, put_average},
    {"Boards", NULL, "boards", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_boards, put_boards},
    {"Won", "IMPs", "imps_won", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_imps, put_won},
    {"Lost", "IMPs", "imps_lost", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, has_imps, put_lost},
    {"Won", "Matches", "wins", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_matches, put_wins},
    {"Of", "Matches", "matches", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_matches, put_matches},
    {"Carried", NULL, "carryover", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_carry, put_carry},
    {"Handicap", NULL, "handicap", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_handicap,
     put_handicap},
    {"Penalty", NULL, "penalty", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_penalty, put_penalty},
    {"Tie", NULL, "tie_break", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_ties, put_tie},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* ---- Standings --------------------------------------------------------------------------------- */

static void list_heading(rank_view *r, size_t row) {
    const odd_contestant *c = contestant_at(r, row);
    bool section = odd_event_setting(r->v->e, ODD_SET_SECTIONS) == ODD_APART && c->section.len > 0;
    char text[80];
    snprintf(text, sizeof text, "%s%s%s%.*s",
             c->direction != ODD_NO_SIDE ? odd_direction_name(c->direction == ODD_EW) : "",
             c->direction != ODD_NO_SIDE && section ? ", section " : "",
             c->direction == ODD_NO_SIDE && section ? "Section " : "", section ? (int)c->section.len : 0,
             c->section.text);
    if (text[0] != '\0')
        odd_view_heading(r->v, text);
    else if (r->v->format == ODD_GRID_TEXT)
        odd_out_char(&r->v->out, '\n');
}

static void print_standings(rank_view *r) {
    odd_grid_column own[COLUMNS];
    memcpy(own, columns, sizeof own);
    own[COLUMN_ID].head = odd_contest_word(r->v->e);
    own[COLUMN_NAMES].head = odd_event_about(r->v->e)->contest == ODD_PAIRS ? "Names" : "Name";
    own[COLUMN_SCORE].head = odd_total_unit(r->v->e);
    if (!odd_has_percent(r->v->e))
        own[COLUMN_SCORE].where |= ODD_GRID_KEY;
    odd_grid g = odd_view_grid(r->v, r, own, COLUMNS);
    g.fetch = fetch;
    odd_grid_measure(&g, r->r.count);
    if (r->v->format == ODD_GRID_CSV) {
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, r->r.count);
    } else {
        for (size_t from = 0, to; from < r->r.count; from = to) {
            int field = standing_at(r, from)->field;
            for (to = from + 1; to < r->r.count && standing_at(r, to)->field == field; to++)
                ;
            list_heading(r, from);
            odd_grid_head(&g);
            odd_grid_rows(&g, from, to);
            odd_grid_end(&g);
        }
    }
    odd_grid_free(&g);
}

static void print_all(rank_view *r, bool matches_only) {
    odd_view *v = r->v;
    odd_view_head(v, matches_only ? "Matches" : "Standings");
    if (!matches_only)
        print_standings(r);
    if (odd_event_about(v->e)->match_count > 0 &&
        (matches_only || (v->format != ODD_GRID_CSV && r->r.rows == NULL)))
        odd_print_matches(v, ODD_NOBODY);
    if (!matches_only && v->format != ODD_GRID_CSV && r->r.rows == NULL)
        odd_print_penalties(v, ODD_NOBODY);
    if (odd_event_about(v->e)->standing_count == 0)
        odd_view_note(v, "No results yet.");
    odd_view_foot(v);
}

/* ---- The command ------------------------------------------------------------------------------- */

static bool read_strat(const odd_args *args, char *strat) {
    const char *text = odd_args_value(args, "strat");
    *strat = '\0';
    if (text == NULL)
        return true;
    char letter = text[0] >= 'a' ? (char)(text[0] - 'a' + 'A') : text[0];
    if (letter < 'A' || letter > 'C' || text[1] != '\0') {
        odd_complain(args, "no stratum '%s': expected A, B or C", text);
        return false;
    }
    *strat = letter;
    return true;
}

/* Says so where nobody is left. */
static bool check_rows(const odd_args *args, const rank_view *r) {
    const char *section = odd_args_value(args, "section");
    if (r->r.count > 0 || (section == NULL && r->r.strat == '\0'))
        return true;
    if (section != NULL)
        odd_complain(args, "nobody is in section '%s'", section);
    else
        odd_complain(args, "nobody is in stratum %c", r->r.strat);
    return false;
}

static int show(const odd_args *args, const odd_event *e) {
    odd_view v;
    const char *section = odd_args_value(args, "section");
    bool matches = odd_args_value(args, "matches") != NULL;
    char strat;
    if (!read_strat(args, &strat))
        return ODD_EXIT_CANNOT;
    if (matches && odd_event_about(e)->contest != ODD_TEAMS)
        return odd_complain(args, "--matches is for teams, and these are %s", odd_contest_plural(e));
    odd_view_open(&v, args, e);
    odd_text own = section != NULL ? odd_text_of(section) : (odd_text){0};
    rank_view r = {.v = &v, .r = odd_ranking_of(e, &v.arena, strat, own)};
    bool good = check_rows(args, &r);
    if (good && v.format == 0)
        odd_ranking_json(&v.out, &r.r);
    else if (good)
        print_all(&r, matches);
    odd_view_close(&v);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

/* The pairs of a teams event, each table against the datum. NULL after a message. */
static const odd_event *butler_of(const odd_args *args, odd_event_file *f) {
    if (odd_event_about(f->event)->contest != ODD_TEAMS) {
        odd_complain(args, "--butler is for teams: this is an event of %s", odd_contest_plural(f->event));
        return NULL;
    }
    odd_event *pairs = odd_event_butler(f->event, &f->arena);
    if (pairs == NULL || odd_event_score(pairs) == ODD_E_MEMORY)
        odd_no_memory();
    return pairs;
}

/* With the settings that reproduce the scores in the file, instead of the usual ones. */
static void take_audited(const odd_args *args, odd_event_file *f) {
    odd_audit audit;
    if (odd_event_audit(&audit, f->event, &f->arena, args->style) != ODD_OK)
        odd_no_memory();
}

/* A match is too short for the scale, which a warning says: what is shown is not final. */
static bool lacks_vp(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        if (odd_match_at(e, i)->no_vp)
            return true;
    return false;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count != 1)
        return odd_complain(args, "expected one file, or - for standard input");
    bool good = odd_event_open(args, &f, args->operands[0]);
    const odd_event *e = f.event;
    if (good && odd_args_value(args, "as-audited") != NULL)
        take_audited(args, &f);
    if (good && odd_args_value(args, "butler") != NULL) {
        e = butler_of(args, &f);
        good = e != NULL;
    }
    int code = good ? show(args, e) : ODD_EXIT_CANNOT;
    if (code == ODD_EXIT_DONE && lacks_vp(e))
        code = ODD_EXIT_FOUND;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {0, "as-audited", NULL, "with the settings that reproduce the scores in the file, as audit finds them"},
    {'b', "butler", NULL, "the pairs of a teams event, each table compared with the datum"},
    {'m', "matches", NULL, "the matches of a teams event, and not the standings"},
    {'s', "section", "S", "only those of one section"},
    {0, "strat", "X", "only those of stratum A, B or C, ranked among themselves"},
};

const odd_command odd_command_rank = {
    .name = "rank",
    .synopsis = "[--section S] [--strat X] FILE\noddtrick rank --matches | --butler FILE",
    .summary = "the standings of an event",
    .details = "Reads the log of an event - pairs, teams or individuals - and prints the standings: ranks,\n"
               "scores and percentages, what broke a tie, penalties. Below them, the settings that they\n"
               "depend on. See 'man 5 oddtrick-event' for the lines of a log.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
