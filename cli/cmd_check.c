/* oddtrick check: what a director should look at in an event. */
#include <string.h>

#include "cli/event_deals.h"
#include "cli/event_makeable.h"

typedef struct check_view {
    odd_view *v;
    const odd_findings *found;
    size_t lines; /* the findings about lines, which come first; the others are about results */
    size_t from;  /* the first that is shown */
    bool rounds;
} check_view;

#define VIEW(data) ((const check_view *)(data))

/* ---- Columns ----------------------------------------------------------------------------------- */

static const odd_finding *finding_of(const odd_grid_at *at) {
    return &VIEW(at->data)->found->list[VIEW(at->data)->from + at->row];
}

static bool has_rounds(const void *data) {
    return VIEW(data)->rounds;
}

static void put_positive(odd_out *o, int64_t n) {
    if (n > 0)
        odd_out_int(o, n);
}

static void put_line(odd_out *o, const odd_grid_at *at) {
    put_positive(o, finding_of(at)->line);
}

static void put_other_line(odd_out *o, const odd_grid_at *at) {
    put_positive(o, finding_of(at)->other_line);
}

static void put_round(odd_out *o, const odd_grid_at *at) {
    put_positive(o, finding_of(at)->round);
}

static void put_board(odd_out *o, const odd_grid_at *at) {
    put_positive(o, finding_of(at)->board);
}

static void put_kind(odd_out *o, const odd_grid_at *at) {
    odd_out_text(o, odd_finding_text(finding_of(at)->kind));
}

static void put_message(odd_out *o, const odd_grid_at *at) {
    const odd_finding *f = finding_of(at);
    odd_say_people(o, VIEW(at->data)->v, (odd_text){f->message, strlen(f->message)});
}

static void put_text(odd_out *o, const odd_grid_at *at) {
    const odd_view *v = VIEW(at->data)->v;
    uint32_t line = finding_of(at)->line;
    if (line > 0)
        odd_say_people(o, v, odd_event_line(v->e, line));
}

/* Of what was left out of the file. */
static const odd_problem *left_out_of(const odd_grid_at *at) {
    const odd_event *e = VIEW(at->data)->v->e;
    size_t row = 0;
    for (size_t i = 0; i < odd_event_about(e)->problem_count; i++)
        if (odd_problem_at(e, i)->left_out && row++ == at->row)
            return odd_problem_at(e, i);
    return NULL;
}

static void put_left_line(odd_out *o, const odd_grid_at *at) {
    put_positive(o, left_out_of(at)->error.line);
}

static void put_left_column(odd_out *o, const odd_grid_at *at) {
    put_positive(o, left_out_of(at)->error.column);
}

static void put_left_message(odd_out *o, const odd_grid_at *at) {
    const char *message = left_out_of(at)->error.message;
    odd_say_people(o, VIEW(at->data)->v, (odd_text){message, strlen(message)});
}

static const odd_grid_column left_columns[] = {
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_left_line},
    {"Column", NULL, "column", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_left_column},
    {"What", NULL, "message", ODD_CELL_PROSE, ODD_GRID_ALL, 0, NULL, put_left_message},
};

static const odd_grid_column columns[] = {
    {"Line", NULL, "line", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_line},
    {"Round", NULL, "round", ODD_CELL_RIGHT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, has_rounds, put_round},
    {"Board", NULL, "board", ODD_CELL_RIGHT, ODD_GRID_ALL, 0, NULL, put_board},
    {"Kind", NULL, "kind", ODD_CELL_LEFT, ODD_GRID_ALL | ODD_GRID_ROOMY, 0, NULL, put_kind},
    {"What", NULL, "message", ODD_CELL_PROSE, ODD_GRID_ALL, 0, NULL, put_message},
    {"In the log", NULL, "text", ODD_CELL_LEFT, ODD_GRID_CSV | ODD_GRID_HTML | ODD_GRID_ROOMY, 0, NULL,
     put_text},
    {"", NULL, "other_line", ODD_CELL_RIGHT, ODD_GRID_CSV, 0, NULL, put_other_line},
};
enum { COLUMNS = sizeof columns / sizeof columns[0] };

/* ---- Printing ---------------------------------------------------------------------------------- */

static void print_list(check_view *c, const char *heading, const odd_grid_column *list, size_t width,
                       size_t count) {
    if (count == 0)
        return;
    odd_grid g = odd_view_grid(c->v, c, list, width);
    g.narrow = true;
    odd_view_heading(c->v, heading);
    odd_grid_measure(&g, count);
    odd_grid_head(&g);
    odd_grid_rows(&g, 0, count);
    odd_grid_end(&g);
    odd_grid_free(&g);
}

static void print_part(check_view *c, const char *heading, size_t from, size_t to) {
    c->from = from;
    print_list(c, heading, columns, COLUMNS, to - from);
}

/* What the file has and could not be read. */
static void print_left_out(check_view *c) {
    size_t kept = 0, count = odd_event_about(c->v->e)->left_out_count;
    for (size_t i = 0; i < odd_event_about(c->v->e)->problem_count; i++)
        kept += odd_problem_at(c->v->e, i)->left_out;
    char heading[100];
    snprintf(heading, sizeof heading, "Left out: %zu item%s of the file that cannot be read", count,
             count == 1 ? "" : "s");
    print_list(c, heading, left_columns, sizeof left_columns / sizeof left_columns[0], kept);
}

static void print_all(check_view *c) {
    odd_view *v = c->v;
    size_t count = c->found->count;
    odd_view_head(v, "Check");
    if (v->format == ODD_GRID_CSV) {
        odd_grid g = odd_view_grid(v, c, columns, COLUMNS);
        odd_grid_head(&g);
        odd_grid_rows(&g, 0, count);
        odd_grid_free(&g);
    } else {
        print_left_out(c);
        print_part(c, "To look at", 0, c->lines);
        print_part(c, "Results unlike all others: entered wrongly?", c->lines, count);
        if (count == 0 && odd_event_about(v->e)->left_out_count == 0)
            odd_view_note(v, "Nothing was found.");
    }
    odd_view_foot(v);
}

/* ---- The command ------------------------------------------------------------------------------- */

static void look_over(check_view *c) {
    for (size_t i = 0; i < c->found->count; i++) {
        c->lines += c->found->list[i].kind != ODD_FOUND_UNLIKE;
        c->rounds = c->rounds || c->found->list[i].round > 0;
    }
}

static int show(const odd_args *args, odd_event_file *f) {
    odd_findings found;
    if (odd_args_value(args, "no-par") == NULL)
        odd_makeable_find(args, f->event, args->operands[0]);
    if (odd_event_findings(&found, f->event, &f->arena, args->style) != ODD_OK)
        odd_no_memory();
    odd_view v;
    odd_view_open(&v, args, f->event);
    check_view c = {.v = &v, .found = &found};
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
    {0, "no-par", NULL, "without what can be made: no deal is solved"},
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_check = {
    .name = "check",
    .synopsis = "[--no-par] FILE",
    .summary = "what a director should look at before the standings go out",
    .details =
        "Reads the log of an event and looks for what cannot be right: boards played twice, results that are\n"
        "missing, lines that are not as the movement goes, sides the wrong way round, players in two\n"
        "pairs; and for results unlike all others that would be like them with another declarer or\n"
        "sign, with what would change. Where the cards are known, also for leads that the leader does not\n"
        "have, and tricks far from what can be made. Exits with 1 if it found anything.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
