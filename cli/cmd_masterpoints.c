/* oddtrick masterpoints: the awards of events by an award table. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "report/event_rows.h"

/* ---- Tables -------------------------------------------------------------------------------------- */

static bool looks_like_name(const char *name) {
    return strpbrk(name, "./\\") == NULL;
}

/* A name without a dot or a slash is a table of the library. */
bool odd_award_open(const odd_args *args, odd_award_source *out, const char *name, odd_arena *arena) {
    odd_error error = {0};
    char names[ODD_AWARD_NAMES];
    size_t len = 0;
    *out = (odd_award_source){0};
    const odd_award_file *file = looks_like_name(name) ? odd_award_file_named(odd_text_of(name)) : NULL;
    if (file == NULL && looks_like_name(name)) {
        odd_complain(args, "unknown award table '%s': expected %s or a file such as ./our.awards", name,
                     odd_award_names(names, sizeof names));
        return false;
    }
    if (file == NULL && (out->text = odd_file_read(args, name, &len)) == NULL)
        return false;
    const char *text = file != NULL ? file->text : out->text;
    if (odd_award_table_read(&out->table, text, file != NULL ? strlen(text) : len, arena, &error) == ODD_OK)
        return true;
    odd_complain_at(name, &error, NULL, 0);
    free(out->text);
    out->text = NULL;
    return false;
}

static int print_table(const odd_args *args, const char *name) {
    char names[ODD_AWARD_NAMES];
    const odd_award_file *file = odd_award_file_named(odd_text_of(name));
    if (args->count > 0)
        return odd_complain(args, "--print prints an award table: leave out the files");
    if (file == NULL)
        return odd_complain(args, "--print is for built-in award tables: %s",
                            odd_award_names(names, sizeof names));
    fputs(file->text, stdout);
    return ODD_EXIT_DONE;
}

/* ---- Output -------------------------------------------------------------------------------------- */

typedef struct award_printer {
    const odd_args *args;
    odd_view v;
    const odd_award_table *table;
    bool any;
} award_printer;

static void put_list(award_printer *p, const odd_award_rows *rows) {
    odd_grid g = odd_view_grid(&p->v, rows, &odd_award_columns);
    size_t count = rows->awards->count;
    if (p->v.format == ODD_GRID_TEXT)
        odd_grid_measure(&g, count);
    if (p->v.format != ODD_GRID_CSV || !p->any)
        odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void put_event(award_printer *p, const odd_event *e, const odd_master_awards *awards) {
    odd_award_rows rows = {e, awards};
    odd_award_table_info about = odd_award_table_about(p->table);
    odd_out *o = &p->v.out;
    if (p->v.format == 0) {
        if (!p->any) {
            odd_out_char(o, '{');
            odd_json_open(o, "events", '[');
        }
        odd_json_line(o, 1);
        odd_awards_json(o, &rows);
    } else if (p->v.format == ODD_GRID_CSV) {
        put_list(p, &rows);
    } else if (p->v.format == ODD_GRID_HTML) {
        odd_out_text(o, "<section>\n<h2>");
        odd_out_markup(o, odd_event_about(e)->title);
        odd_out_text(o, "</h2>\n");
        put_list(p, &rows);
        odd_out_text(o, "</section>\n");
    } else {
        odd_out_text(o, p->any ? "\n" : "");
        odd_out_safe(o, odd_event_about(e)->title);
        odd_out_text(o, "\n");
        odd_out_safe(o, about.title);
        odd_out_text(o, ", in ");
        odd_out_safe(o, about.unit);
        odd_out_text(o, "\n\n");
        put_list(p, &rows);
        odd_out_text(o, "\nBy: ");
        odd_out_safe(o, about.regulation);
        odd_out_char(o, '\n');
    }
    p->any = true;
}

static int show_event(award_printer *p, odd_args *args, const char *path) {
    odd_event_file f;
    odd_master_awards awards;
    odd_error error = {0};
    int code = ODD_EXIT_CANNOT;
    if (odd_event_open(args, &f, path)) {
        int made = odd_event_awards(&awards, f.event, p->table, &f.arena, &error);
        if (made == ODD_E_MEMORY)
            odd_no_memory();
        if (made == ODD_OK)
            put_event(p, f.event, &awards);
        else
            odd_complain(args, "%s: %s", path, error.message);
        code = made == ODD_OK ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
    }
    odd_event_close(&f);
    return code;
}

static int show(odd_args *args, const odd_award_table *table) {
    award_printer p = {.args = args, .table = table};
    int code = ODD_EXIT_DONE;
    odd_view_open(&p.v, args, NULL);
    if (p.v.format == ODD_GRID_HTML) {
        odd_award_table_info about = odd_award_table_about(table);
        odd_html_begin(&p.v, odd_text_of("Master points"));
        odd_out_markup(&p.v.out, about.title);
        odd_out_text(&p.v.out, ". ");
        odd_out_markup(&p.v.out, about.regulation);
        odd_out_text(&p.v.out, "</p>\n</header>\n<main>\n");
    }
    for (int i = 0; i < args->count && code == ODD_EXIT_DONE; i++)
        code = show_event(&p, args, args->operands[i]);
    if (code == ODD_EXIT_DONE && p.v.format == 0)
        odd_out_text(&p.v.out, "]}\n");
    if (code == ODD_EXIT_DONE && p.v.format == ODD_GRID_HTML) {
        odd_out_text(&p.v.out, "</main>\n");
        odd_page_close(&p.v.out);
    }
    if (code != ODD_EXIT_DONE)
        p.v.out.len = 0;
    odd_view_close(&p.v);
    return code;
}

/* ---- The command --------------------------------------------------------------------------------- */

static int run(odd_args *args) {
    const char *name = odd_args_value(args, "awards");
    odd_award_source source;
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    int code = ODD_EXIT_CANNOT;
    if (name == NULL)
        return odd_complain(
            args, "missing award table: use --awards acbl-club, or a file with the awards of a regulation");
    if (odd_args_value(args, "print") != NULL)
        return print_table(args, name);
    if (args->count == 0)
        return odd_complain(
            args, "expected one or more files: oddtrick masterpoints --awards acbl-club tuesday.event");
    if (odd_award_open(args, &source, name, &arena)) {
        code = show(args, source.table);
        free(source.text);
    }
    odd_blocks_free(&blocks);
    return code;
}

static const odd_option options[] = {
    {0, "awards", "TABLE",
     "acbl-club, acbl-invitational, ebu-club, ebu-club-individual, or a file with awards"},
    {0, "print", NULL, "print the award table itself, as a file to start from"},
};

const odd_command odd_command_masterpoints = {
    .name = "masterpoints",
    .example = "--awards acbl-club tuesday.event",
    .synopsis = "--awards TABLE FILE...\noddtrick masterpoints --awards TABLE --print",
    .summary = "compute the master points of a regulation",
    .details =
        "Computes the master points of each contestant of an event from its rank. Contestants who share\na rank share the awards of its places. TABLE is the section awards of ACBL club games, the\nlocal points of EBU club games, or a file, which docs/EVENTS.md describes. 'oddtrick why\n--awards TABLE FILE ID' explains an award, and 'oddtrick season --awards TABLE FILE...' adds\nthem up over a season.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
