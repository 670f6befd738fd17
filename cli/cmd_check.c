/* oddtrick check: what a director should look at in an event. */
#include <string.h>

#include "cli/event_deals.h"

typedef struct check_view {
    odd_view *v;
    odd_finding_rows rows;
    size_t lines; /* findings about lines, which come first; the others are about results */
} check_view;

/* ---- Printing ---------------------------------------------------------------------------------- */

static void print_list(check_view *c, const char *heading, const odd_column_list *columns, size_t count) {
    if (count == 0)
        return;
    odd_grid g = odd_view_grid(c->v, &c->rows, columns);
    g.narrow = true;
    odd_view_heading(c->v, heading);
    odd_grid_measure(&g, count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void print_part(check_view *c, const char *heading, size_t from, size_t to) {
    c->rows.from = from;
    print_list(c, heading, &odd_finding_columns, to - from);
}

/* Prints what could not be read in the file. */
static void print_left_out(check_view *c) {
    size_t kept = 0, count = odd_event_about(c->v->e)->left_out_count;
    for (size_t i = 0; i < odd_event_about(c->v->e)->problem_count; i++)
        kept += odd_problem_at(c->v->e, i)->left_out;
    char heading[100];
    snprintf(heading, sizeof heading, "Left out: %zu unreadable item%s of the file", count,
             count == 1 ? "" : "s");
    print_list(c, heading, &odd_left_out_columns, kept);
}

static void print_all(check_view *c) {
    odd_view *v = c->v;
    size_t count = c->rows.found->count;
    odd_view_head(v, "Check");
    if (v->format == ODD_GRID_CSV) {
        odd_grid g = odd_view_grid(v, &c->rows, &odd_finding_columns);
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, count);
        odd_grid_free(&g);
    } else {
        print_left_out(c);
        print_part(c, "To look at", 0, c->lines);
        print_part(c, "Results unlike all others: possible entry errors", c->lines, count);
        if (count == 0 && odd_event_about(v->e)->left_out_count == 0)
            odd_view_note(v, "No problems found.");
    }
    odd_view_footer(v);
}

/* ---- The command ------------------------------------------------------------------------------- */

static void look_over(check_view *c) {
    for (size_t i = 0; i < c->rows.found->count; i++) {
        c->lines += c->rows.found->list[i].kind != ODD_FOUND_UNLIKE;
        c->rows.rounds = c->rows.rounds || c->rows.found->list[i].round > 0;
    }
}

static int show(const odd_args *args, odd_event_file *f) {
    odd_findings found;
    if (odd_args_value(args, "no-par") == NULL)
        odd_makeable_find(args, f->event);
    if (odd_event_findings(&found, f->event, &f->arena, args->style) != ODD_OK)
        odd_no_memory();
    odd_view v;
    odd_view_open(&v, args, f->event);
    check_view c = {.v = &v, .rows = {.e = f->event, .found = &found}};
    v.css =
        ".list .prose { white-space: normal; text-align: left; min-width: 12em; max-width: 34em; line-height: 1.3; }\n";
    look_over(&c);
    if (v.format == 0)
        odd_findings_json(&v.out, f->event, &found);
    else
        print_all(&c);
    odd_view_close(&v);
    return found.count > 0 ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count != 1)
        return odd_complain(args, "expected a file, or - for standard input");
    int code = odd_event_open(args, &f, args->operands[0]) ? show(args, &f) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {0, "no-par", NULL, "skip checks that need double-dummy tricks: no deal is solved"},
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_check = {
    .name = "check",
    .example = "tuesday.event",
    .synopsis = "[--no-par] FILE",
    .summary = "find what a director should look at before publishing",
    .details = "Reads the log of an event and looks for errors: boards played twice, missing results,\n"
               "lines that contradict the movement, sides swapped, players in two pairs, and results\n"
               "unlike all others that would match them with another declarer or sign, with the effect on\n"
               "the ranking. If the cards are known, also finds leads that the player did not hold, and\n"
               "tricks far from the double-dummy result. Exits with 1 if there are findings.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
