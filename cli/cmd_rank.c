/* oddtrick rank: the standings of an event. */
#include <string.h>

#include "cli/event_command.h"
#include "report/event_rows.h"

typedef struct rank_view {
    odd_view *v;
    odd_ranking r;
} rank_view;

static const odd_contestant *contestant_at(const odd_ranking *r, size_t row) {
    return odd_contestant_at(r->e, odd_ranking_at(r, row)->who);
}

/* Prefetches what a row will need: in the order of the standings, contestants and their names are at random places in memory. */
static void fetch(const void *data, size_t row) {
    enum { AHEAD = 12 };
    const odd_ranking *r = data;
    if (row + 2 * AHEAD >= r->count)
        return;
    const odd_contestant *next = contestant_at(r, row + AHEAD), *then = contestant_at(r, row + 2 * AHEAD);
    __builtin_prefetch(next->players.text);
    __builtin_prefetch(next->id.text);
    __builtin_prefetch(then);
    __builtin_prefetch(&then->players);
}

/* ---- Standings --------------------------------------------------------------------------------- */

/* Printed once if a club has several lists: *club is the club of the last heading. */
static void club_heading(odd_view *v, const odd_contestant *c, int *club) {
    odd_out name = ODD_HEAP_OUT;
    if (*club == c->club)
        return;
    *club = c->club;
    odd_say_people(&name, v, odd_club_name(v->e, (size_t)c->club - 1));
    odd_view_heading_of(v, &name);
}

/* For finals that are ranked separately: the title of the session. */
static void say_final(odd_out *o, const odd_view *v, const odd_standing *s) {
    const odd_event_session *session = odd_event_session_at(v->e, s->last_session);
    if (odd_event_about(v->e)->apart && session->title.len > 0)
        odd_say_people(o, v, session->title);
    else if (odd_event_about(v->e)->apart)
        odd_out_format(o, "Session %d", session->number);
}

static void list_heading(odd_view *v, const odd_ranking *r, size_t row, int *club) {
    const odd_contestant *c = contestant_at(r, row);
    odd_out text = ODD_HEAP_OUT;
    if (r->by_club)
        club_heading(v, c, club);
    bool section = odd_event_setting(v->e, ODD_SET_SECTIONS) == ODD_APART && c->section.len > 0;
    bool side = c->direction != ODD_NO_SIDE;
    say_final(&text, v, odd_ranking_at(r, row));
    odd_out_text(&text, text.len > 0 && (side || section) ? ", " : "");
    odd_out_text(&text, side ? odd_direction_name(c->direction == ODD_EW) : "");
    if (section) {
        odd_out_text(&text, side ? ", section " : "Section ");
        odd_say_people(&text, v, c->section);
    }
    if (text.len > 0) {
        odd_view_heading_of(v, &text);
        return;
    }
    odd_out_free(&text);
    if (v->format == ODD_GRID_TEXT)
        odd_out_char(&v->out, '\n');
}

static bool link_of(odd_out *o, const void *data, size_t row, const odd_grid_column *column) {
    const odd_ranking *r = data;
    bool who = odd_column_is(column, "id") || odd_column_is(column, "names");
    if (who)
        odd_link_to_contestant(o, r->e, odd_ranking_at(r, row)->who);
    return who;
}

void odd_print_ranking(odd_view *v, odd_ranking *r) {
    odd_grid g = odd_view_grid(v, r, &odd_standing_columns);
    g.fetch = fetch;
    g.parallel = true;
    g.link = v->linked ? link_of : NULL;
    odd_grid_measure(&g, r->count);
    if (v->format == ODD_GRID_CSV) {
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, r->count);
    } else {
        int club = 0;
        for (size_t from = 0, to; from < r->count; from = to) {
            to = odd_ranking_end(r, from);
            list_heading(v, r, from, &club);
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
        odd_print_ranking(v, &r->r);
    if (odd_event_about(v->e)->match_count > 0 &&
        (matches_only || (v->format != ODD_GRID_CSV && r->r.rows == NULL)))
        odd_print_matches(v, ODD_NOBODY);
    if (!matches_only && v->format != ODD_GRID_CSV && r->r.rows == NULL)
        odd_print_penalties(v, ODD_NOBODY);
    if (!matches_only && r->r.rows == NULL)
        odd_print_amendments(v, &r->r.amendments);
    if (odd_event_about(v->e)->standing_count == 0)
        odd_view_note(v, "No results yet.");
    odd_view_footer(v);
}

/* ---- The command ------------------------------------------------------------------------------- */

static bool read_strat(const odd_args *args, char *strat) {
    const char *text = odd_args_value(args, "strat");
    *strat = '\0';
    if (text == NULL)
        return true;
    char letter = text[0] >= 'a' ? (char)(text[0] - 'a' + 'A') : text[0];
    if (letter < 'A' || letter > 'C' || text[1] != '\0') {
        odd_complain(args, "invalid stratum '%s': expected A, B or C", text);
        return false;
    }
    *strat = letter;
    return true;
}

/* Complains if nobody is left. */
static bool check_rows(const odd_args *args, const rank_view *r) {
    const char *section = odd_args_value(args, "section");
    if (r->r.count > 0 || (section == NULL && r->r.strat == '\0'))
        return true;
    if (section != NULL)
        odd_complain(args, "section '%s' is empty", section);
    else
        odd_complain(args, "stratum %c is empty", r->r.strat);
    return false;
}

static int show(const odd_args *args, const odd_event *e) {
    odd_view v;
    const char *section = odd_args_value(args, "section");
    bool matches = odd_args_value(args, "matches") != NULL;
    char strat;
    if (!read_strat(args, &strat))
        return ODD_EXIT_CANNOT;
    if (matches && !odd_shows_matches(e))
        return odd_complain(args, "--matches is for teams, and pairs with a vp scale; this is an event of %s",
                            odd_contest_plural(e));
    odd_view_open(&v, args, e);
    odd_text own = section != NULL ? odd_text_of(section) : (odd_text){0};
    rank_view r = {.v = &v, .r = odd_ranking_of(e, &v.arena, strat, own)};
    if (odd_args_value(args, "clubs") != NULL)
        odd_ranking_by_club(&r.r, &v.arena);
    bool good = check_rows(args, &r);
    if (good && v.format == 0)
        odd_ranking_json(&v.out, &r.r);
    else if (good)
        print_all(&r, matches);
    odd_view_close(&v);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

/* The pairs of a teams event, each table compared with the datum. NULL after a message. */
static const odd_event *butler_of(const odd_args *args, odd_event_file *f) {
    if (odd_event_about(f->event)->contest != ODD_TEAMS) {
        odd_complain(args, "--butler is for teams; this is an event of %s", odd_contest_plural(f->event));
        return NULL;
    }
    odd_event *pairs = odd_event_butler(f->event, &f->arena);
    if (pairs == NULL || odd_event_score(pairs) == ODD_E_MEMORY)
        odd_no_memory();
    return pairs;
}

/* Uses the settings that reproduce the scores in the file instead of the usual ones. */
static void take_audited(const odd_args *args, odd_event_file *f) {
    odd_audit audit;
    if (odd_event_audit(&audit, f->event, &f->arena, args->style) != ODD_OK)
        odd_no_memory();
}

/* Whether a match is too short for the scale, so that the standings are not final; a warning says so. */
static bool lacks_vp(const odd_event *e) {
    for (size_t i = 0; i < odd_event_about(e)->match_count; i++)
        if (odd_match_at(e, i)->no_vp)
            return true;
    return false;
}

static int run(odd_args *args) {
    odd_event_file f;
    int winners = 0;
    const char *wanted = odd_args_value(args, "winners");
    if (args->count < 1)
        return odd_complain(args, "expected a file, or - for standard input");
    if (args->count == 1 && (wanted != NULL || odd_args_value(args, "clubs") != NULL))
        return odd_complain(args, "--winners and --clubs are for the files of several clubs");
    if (args->count > 1 && odd_args_value(args, "as-audited") != NULL)
        return odd_complain(args, "--as-audited is for one file");
    if (odd_args_value(args, "matches") != NULL && odd_args_value(args, "butler") != NULL)
        return odd_complain(args, "expected --matches or --butler, not both");
    if (wanted != NULL && !odd_args_number(args, &winners, wanted, "number of winners", 1, 2))
        return ODD_EXIT_CANNOT;
    bool good = odd_event_open_clubs(args, &f, args->count, winners);
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
    ODD_AT_OPTION,
    {0, "as-audited", NULL, "use the settings that reproduce the scores in the file, as found by audit"},
    {'b', "butler", NULL, "rank the pairs of a teams event by Butler, each table against the datum"},
    {0, "clubs", NULL, "with several files: print a list for each club"},
    {'m', "matches", NULL, "print the matches of a teams event instead of the standings"},
    {'s', "section", "S", "print only the contestants of section S"},
    {0, "strat", "X", "print only the contestants of stratum A, B or C, ranked among themselves"},
    {0, "winners", "N", "with several files: 1 list, or 2 (all clubs must have two winners)"},
};

const odd_command odd_command_rank = {
    .name = "rank",
    .example = "tuesday.event",
    .synopsis = "[--section S] [--strat X] FILE\n"
                "oddtrick rank [--clubs] [--winners N] FILE FILE...\n"
                "oddtrick rank --matches | --butler FILE",
    .summary = "print the standings of an event",
    .details = "Reads the log of an event - pairs, teams or individuals - and prints the standings: ranks,\n"
               "scores and percentages, broken ties, penalties, and the settings used. See\n"
               "'man 5 oddtrick-event' for the lines of a log.\n"
               "Several files are the clubs of a simultaneous: each result is compared with those of all\n"
               "clubs, and the standings show the rank in the field and in the club.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
