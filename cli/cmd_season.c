/* oddtrick season: ladders and championships over several events. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/movement_output.h"
#include "report/event_rows.h"

typedef struct season_files {
    odd_event_file *files;
    odd_evening *evenings;
    size_t count;
    char *aliases;
    odd_award_source awards;
    odd_blocks blocks;
    odd_arena arena;
} season_files;

/* ---- Printing ---------------------------------------------------------------------------------- */

/* "Best 3 of 4 evenings, mean of percentages" */
static void say_rules(odd_out *o, const odd_season *s) {
    const odd_season_rules *r = &s->rules;
    static const char *const points[] = {[ODD_SEASON_PERCENT] = "mean of percentages",
                                         [ODD_SEASON_BEATEN] = "points by rank, 1 for each contestant beaten",
                                         [ODD_SEASON_PLACES] = "points by place",
                                         [ODD_SEASON_AWARDS] = "master points"};
    int of = r->of > 0 ? r->of : (int)s->evening_count;
    if (r->best > 0)
        odd_out_format(o, "Best %d of %d evenings", r->best, of);
    else
        odd_out_format(o, "%d evening%s", of, of == 1 ? "" : "s");
    if ((size_t)of > s->evening_count)
        odd_out_format(o, ", %zu played", s->evening_count);
    if (r->least > 1)
        odd_out_format(o, ", at least %d", r->least);
    odd_out_format(o, ", %s", points[r->points]);
}

static void print_head(odd_view *v, const odd_season *s) {
    if (v->format == ODD_GRID_HTML) {
        odd_html_begin(v, odd_text_of("Season"));
        say_rules(&v->out, s);
        odd_out_text(&v->out, "</p>\n</header>\n<main>\n");
    } else if (v->format == ODD_GRID_TEXT) {
        odd_out_paint(&v->out, ODD_BOLD, "Season");
        odd_out_char(&v->out, '\n');
        say_rules(&v->out, s);
        odd_out_text(&v->out, "\n");
    }
}

/* "Evenings: 1 October, 16 pairs; 2 November, 14 pairs." */
static void print_evenings(odd_view *v, const odd_season *s) {
    bool html = v->format == ODD_GRID_HTML;
    odd_out_text(&v->out, html ? "<p>Evenings: " : "\nEvenings:");
    for (size_t i = 0; i < s->evening_count; i++) {
        const odd_event *e = s->evenings[i].event;
        odd_out_format(&v->out, html ? "%s%zu " : "\n%s%zu  ",
                       html && i > 0 ? "; "
                       : html        ? ""
                                     : "  ",
                       i + 1);
        if (html)
            odd_out_markup(&v->out, s->evenings[i].name);
        else
            odd_out_safe(&v->out, s->evenings[i].name);
        if (odd_event_about(e)->date.len > 0) {
            odd_out_text(&v->out, ", ");
            if (html)
                odd_out_markup(&v->out, odd_event_about(e)->date);
            else
                odd_out_safe(&v->out, odd_event_about(e)->date);
        }
        odd_out_format(&v->out, ", %zu %s", odd_event_about(e)->standing_count, odd_contest_plural(e));
    }
    odd_out_text(&v->out, html ? ".</p>\n" : "\n");
}

/* People with too few events have a list of their own. */
static void print_rows(odd_view *v, const odd_season *s) {
    odd_grid g = odd_view_grid(v, s, &odd_season_columns);
    size_t ranked = 0;
    odd_grid_measure(&g, s->row_count);
    while (ranked < s->row_count && s->rows[ranked].rank > 0)
        ranked++;
    if (v->format == ODD_GRID_TEXT && ranked > 0)
        odd_out_char(&v->out, '\n');
    if (ranked > 0 || v->format == ODD_GRID_CSV) {
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, v->format == ODD_GRID_CSV ? s->row_count : ranked);
        odd_grid_end(&g);
    }
    if (v->format != ODD_GRID_CSV && ranked < s->row_count) {
        odd_view_heading(v, "Too few evenings to be ranked");
        odd_grid_head(&g);
        odd_grid_rows(&g, ranked, s->row_count);
        odd_grid_end(&g);
    }
    if (s->row_count == 0)
        odd_view_note(v, "No results of people with a name.");
    odd_grid_free(&g);
}

static void print_season(odd_view *v, const odd_season *s) {
    print_head(v, s);
    print_rows(v, s);
    if (v->format == ODD_GRID_CSV)
        return;
    print_evenings(v, s);
    if (v->format == ODD_GRID_HTML) {
        odd_out_text(&v->out, "</main>\n");
        odd_page_close(&v->out);
    }
}

/* Doubtful items go to standard error; JSON contains them, too. */
static void print_questions(const odd_args *args, const odd_season *s) {
    for (size_t i = 0; i < s->question_count; i++) {
        odd_out text = ODD_HEAP_OUT;
        odd_out_safe(&text, s->questions[i].text);
        fprintf(stderr, "oddtrick %s: warning: %.*s\n", args->command->name, (int)text.len, text.text);
        odd_out_free(&text);
    }
}

/* ---- Options ----------------------------------------------------------------------------------- */

static bool read_rules(const odd_args *args, season_files *f, odd_season_rules *r) {
    odd_choice list[ODD_CHOICES_MAX];
    odd_choices choices = odd_args_choices(args, list);
    const char *aliases = odd_args_value(args, "aliases"), *awards = odd_args_value(args, "awards");
    odd_error error = {0};
    size_t len = 0;
    if (odd_season_rules_read(r, &choices, &error) != ODD_OK) {
        odd_complain(args, "%s", error.message);
        return false;
    }
    f->arena = odd_blocks_exit_arena(&f->blocks);
    if (awards != NULL && !odd_award_open(args, &f->awards, awards, &f->arena))
        return false;
    r->awards = f->awards.table;
    if (aliases != NULL && (f->aliases = odd_file_read(args, aliases, &len)) == NULL)
        return false;
    r->aliases = (odd_text){f->aliases, len};
    return true;
}

/* ---- The command ------------------------------------------------------------------------------- */

static bool open_all(odd_args *args, season_files *f) {
    f->files = odd_alloc((size_t)args->count, sizeof *f->files);
    f->evenings = odd_alloc((size_t)args->count, sizeof *f->evenings);
    for (int i = 0; i < args->count; i++) {
        odd_event_file *file = &f->files[f->count++];
        if (!odd_event_open(args, file, args->operands[i]))
            return false;
        f->evenings[i] = (odd_evening){odd_file_title(args->operands[i]), file->event};
    }
    return true;
}

static int show(odd_args *args, season_files *f, const odd_season_rules *rules) {
    odd_season season;
    odd_error error = {0};
    int code = odd_season_make(&season, f->evenings, f->count, rules, &f->arena, &error);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (code != ODD_OK && error.line > 0) {
        odd_text rest = rules->aliases, line = odd_text_line(&rest);
        for (int i = 1; i < error.line; i++)
            line = odd_text_line(&rest);
        odd_complain_at(odd_args_value(args, "aliases"), &error, line.text, line.len);
        return ODD_EXIT_CANNOT;
    }
    if (code != ODD_OK)
        return odd_complain(args, "%s", error.message);
    odd_view v;
    odd_view_open(&v, args, f->evenings[0].event);
    if (v.format == 0)
        odd_season_json(&v.out, &season);
    else
        print_season(&v, &season);
    odd_view_close(&v);
    print_questions(args, &season);
    return ODD_EXIT_DONE;
}

static int run(odd_args *args) {
    season_files f = {0};
    odd_season_rules rules = {0};
    if (args->count < 1)
        return odd_complain(
            args, "expected the files of a season: oddtrick season --best 8 2026-10.event 2026-11.event");
    int code = ODD_EXIT_CANNOT;
    if (read_rules(args, &f, &rules) && open_all(args, &f))
        code = show(args, &f, &rules);
    for (size_t i = 0; i < f.count; i++)
        odd_event_close(&f.files[i]);
    odd_blocks_free(&f.blocks);
    free(f.files);
    free(f.evenings);
    free(f.aliases);
    free(f.awards.text);
    return code;
}

static const odd_option options[] = {
    {0, "aliases", "FILE", "names and numbers of the same person: lines like Ann Lee = Anne Lee = 12345"},
    {0, "awards", "TABLE", "sum of master points: acbl-club, or a file; see 'oddtrick masterpoints --help'"},
    {'b', "best", "K", "count only the best K results of each player or pair"},
    {0, "by", "KIND", "rank each player (the default), or each pair"},
    {0, "least", "N", "rank only those who have played N evenings or more"},
    {0, "of", "N", "the season has N evenings, including those not yet played"},
    {'p', "points", "WHAT", "percent (the default), rank, or points by place: 10,7,5,3"},
};

const odd_command odd_command_season = {
    .name = "season",
    .example = "--best 8 2026-10.event 2026-11.event",
    .synopsis = "[--best K] [--of N] [--least N] [--by player|pair] FILE...",
    .summary = "rank people over several events: a ladder or championship",
    .details =
        "Reads the events of a season and ranks players, or pairs, by the mean of their best\n"
        "percentages, or by the sum of their best points. People are identified by their federation\nnumber (line 'numbers'), otherwise by name. Spellings that are nearly the same are reported on\nstandard error; --aliases says who is the same person.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
