/* oddtrick whatif: what candidates for a line or a ruling would change. */
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"
#include "cli/event_command.h"

/* ---- Printing ---------------------------------------------------------------------------------- */

/* "Candidate 2: board 12: 7 14 4S N -1"; without the number if it is the only one. */
static void trial_heading(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    odd_out *o = &v->out;
    char number[32] = "What if ";
    if (w->count > 1)
        snprintf(number, sizeof number, "Candidate %d: ", c->number);
    if (v->format == ODD_GRID_HTML) {
        odd_out_format(o, "<section>\n<h2>%s<code>", number);
        odd_out_markup(o, c->text);
        odd_out_text(o, "</code></h2>\n");
        return;
    }
    odd_out text = ODD_HEAP_OUT;
    odd_out_text(&text, number);
    odd_out_safe(&text, c->text);
    odd_out_char(&text, '\0');
    odd_out_char(o, '\n');
    odd_out_paint(o, ODD_BOLD, text.text);
    odd_out_char(o, '\n');
    odd_out_free(&text);
}

static void trial_summary(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    odd_out *o = &v->out;
    odd_text wrong = {c->error.message, strlen(c->error.message)};
    bool html = v->format == ODD_GRID_HTML, good = c->error.code == ODD_OK;
    odd_out_text(o, !html ? "  " : good ? "<p class=\"figures\">" : "<p class=\"figures bad\">");
    if (good)
        odd_trial_summary(o, w, c);
    else
        odd_out_text(o, "Wrong: ");
    if (!good && html)
        odd_out_markup(o, wrong);
    else if (!good)
        odd_out_safe(o, wrong);
    odd_out_text(o, html ? "</p>\n" : "\n");
}

static void print_trial(odd_view *v, const odd_whatif *w, const odd_trial *c) {
    trial_heading(v, w, c);
    trial_summary(v, w, c);
    if (c->error.code == ODD_OK) {
        if (!w->ranks_only)
            odd_whatif_boards(v, w, c);
        odd_whatif_standings(v, w, c);
    }
    if (v->format == ODD_GRID_HTML)
        odd_out_text(&v->out, "</section>\n");
    odd_out_spill(&v->out);
}

static void print_all(odd_view *v, const odd_whatif *w) {
    if (v->format == ODD_GRID_CSV) {
        odd_whatif_csv(v, w);
        return;
    }
    odd_view_head(v, "What if");
    odd_whatif_all(v, w);
    for (size_t i = 0; i < w->count; i++)
        print_trial(v, w, &w->list[i]);
    odd_view_footer(v);
}

/* ---- The command ------------------------------------------------------------------------------- */

/* The log, and what is needed for messages and scales. */
typedef struct log_file {
    const odd_args *args;
    const char *path;
    odd_event_file file, other; /* `other` has the scale of a candidate */
} log_file;

static int read_again(void *owner, odd_event *e) {
    log_file *log = owner;
    log->other.event = e;
    return odd_event_take_log(&log->other, &log->file);
}

static bool scale_again(void *owner, odd_event *e) {
    log_file *log = owner;
    free(log->other.scale);
    log->other.scale = NULL;
    log->other.event = e;
    return odd_event_take_scale(log->args, &log->other, log->path);
}

/* Reports the errors of a candidate. */
static void show_problems(const odd_trial *c) {
    char place[32];
    snprintf(place, sizeof place, "candidate %d", c->number);
    for (size_t i = 0; i < c->problem_count; i++) {
        const odd_trial_problem *p = &c->problems[i];
        if (p->warning)
            odd_warn_at(place, &p->error, p->line.text, p->line.len);
        else
            odd_complain_at(place, &p->error, p->line.text, p->line.len);
    }
    if (c->unsaid > 0)
        fprintf(stderr, "%s: and %zu more\n", place, c->unsaid);
}

static int try_all(const odd_args *args, odd_whatif *w) {
    int code = ODD_EXIT_DONE;
    w->count = (size_t)args->count - 1;
    w->list = odd_alloc(w->count, sizeof *w->list);
    for (size_t i = 0; i < w->count; i++) {
        w->list[i].text = odd_text_of(args->operands[i + 1]);
        w->list[i].number = (int)i + 1;
        if (!odd_trial_run(w, &w->list[i]))
            code = ODD_EXIT_CANNOT;
        show_problems(&w->list[i]);
    }
    return code;
}

static int show(const odd_args *args, log_file *log) {
    odd_view v;
    odd_view_open(&v, args, log->file.event);
    odd_whatif w = {
        .before = log->file.event,
        .source = {log, strcmp(log->path, "-") == 0 ? "stdin" : log->path, read_again, scale_again},
        .arena = &v.arena,
        .ranks_only = odd_args_value(args, "ranks") != NULL};
    v.css = "h3 { margin: 14px 0 4px; font-size: 14px; }\n";
    int code = try_all(args, &w);
    if (v.format == 0)
        odd_whatif_json(&v.out, &w);
    else
        print_all(&v, &w);
    free(w.list);
    odd_view_close(&v);
    return code;
}

static int run(odd_args *args) {
    if (args->count < 2)
        return odd_complain(args, "expected a file, or - for standard input, and one or more candidates: "
                                  "'board 12: 7 14 4S N -1'");
    for (int i = 1; i < args->count; i++)
        if (args->operands[i][strspn(args->operands[i], " \t;")] == '\0')
            return odd_complain(args, "candidate %d is empty: expected a line of the log", i);
    log_file log = {.args = args, .path = args->operands[0]};
    int code = odd_event_open(args, &log.file, log.path) ? show(args, &log) : ODD_EXIT_CANNOT;
    odd_event_close(&log.file);
    free(log.other.scale);
    return code;
}

static const odd_option options[] = {
    {'r', "ranks", NULL, "show only contestants whose rank changes, and no boards"},
};

const odd_command odd_command_whatif = {
    .name = "whatif",
    .example = "tuesday.event 'board 12: 7 8 2S N ='",
    .synopsis = "[--ranks] FILE LINE...",
    .summary = "show how a line or a ruling would change the standings",
    .details =
        "Reads the log of an event, and each LINE as if it were appended to the log, on its own:\n"
        "a result, a ruling, a penalty, a setting. Semicolons separate several lines of one candidate.\n"
        "Prints for each candidate who gains and who loses, on the board and in the standings; with\n"
        "two or more candidates also everybody whose rank changes under any of them.\n",
    .formats = "text json csv html",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
