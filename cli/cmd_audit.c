/* oddtrick audit: recomputes every number in files of results. */
#include <string.h>
#include <unistd.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"

typedef struct summary {
    const odd_args *args;
    bool progress;
    odd_out json;
    size_t files, unread, with_findings;
    uint64_t results, values, right, findings, left_out;
    uint64_t counts[ODD_AUDIT_COUNT];
} summary;

/* ---- Progress, on a terminal ------------------------------------------------------------------- */

static void show_progress(const summary *s) {
    if (s->progress)
        fprintf(stderr, "\r\033[K%zu of %d files, %llu finding%s", s->files, s->args->count,
                (unsigned long long)s->findings, s->findings == 1 ? "" : "s");
}

static void hide_progress(const summary *s) {
    if (s->progress)
        fputs("\r\033[K", stderr);
}

/* ---- One after the other ----------------------------------------------------------------------- */

static void take_report(void *owner, const odd_report *r) {
    summary *s = owner;
    uint64_t found = 0;
    s->files++;
    s->unread += r->unread;
    s->results += r->results;
    s->left_out += r->left_out;
    s->values += r->values;
    s->right += r->right;
    for (int i = 0; i < ODD_AUDIT_COUNT; i++) {
        s->counts[i] += r->counts[i];
        found += r->counts[i];
    }
    s->findings += found;
    s->with_findings += found > 0;
    if (r->out.len > 0) {
        hide_progress(s);
        if (odd_args_json(s->args))
            odd_json_line(&s->json, 1);
        odd_out_flush(&s->json);
        fwrite(r->out.text, 1, r->out.len, stdout);
        fflush(stdout);
    }
    show_progress(s);
}

static void print_summary(const summary *s) {
    bool first = true;
    if (s->args->count == 1 && s->findings == 0 && s->left_out == 0)
        return; /* the line about the file reports it */
    printf("\n%llu finding%s in %zu of %zu file%s", (unsigned long long)s->findings,
           s->findings == 1 ? "" : "s", s->with_findings, s->files, s->files == 1 ? "" : "s");
    for (int i = 0; i < ODD_AUDIT_COUNT; i++)
        if (s->counts[i] > 0) {
            printf("%s%llu %s", first ? ": " : ", ", (unsigned long long)s->counts[i],
                   odd_audit_text((odd_audit_kind)i));
            first = false;
        }
    printf(". %llu of %llu scores are right, of %llu results", (unsigned long long)s->right,
           (unsigned long long)s->values, (unsigned long long)s->results);
    if (s->unread > 0)
        printf("; %zu file%s could not be read", s->unread, s->unread == 1 ? "" : "s");
    if (s->left_out > 0)
        printf("; %llu item%s left out", (unsigned long long)s->left_out,
               s->left_out == 1 ? " was" : "s were");
    puts(".");
}

static void json_summary(summary *s) {
    odd_out *o = &s->json;
    odd_out_char(o, ']');
    odd_json_line(o, 1);
    odd_json_open(o, "summary", '{');
    odd_json_int(o, "files", (int64_t)s->files);
    odd_json_int(o, "unread", (int64_t)s->unread);
    odd_json_int(o, "results", (int64_t)s->results);
    odd_json_int(o, "values", (int64_t)s->values);
    odd_json_int(o, "right", (int64_t)s->right);
    odd_json_int(o, "findings", (int64_t)s->findings);
    odd_json_open(o, "kinds", '{');
    for (int i = 0; i < ODD_AUDIT_COUNT; i++)
        if (s->counts[i] > 0)
            odd_json_int(o, odd_audit_text((odd_audit_kind)i), (int64_t)s->counts[i]);
    odd_out_text(o, "}}}\n");
    odd_out_flush(o);
}

static int run(odd_args *args) {
    summary s = {.args = args, .json = ODD_HEAP_OUT, .progress = isatty(STDERR_FILENO) && args->count > 1};
    if (args->count == 0)
        return odd_complain(args, "expected one or more files: oddtrick audit club.pbn results.xml");
    if (odd_args_json(args)) {
        odd_out_char(&s.json, '{');
        odd_json_open(&s.json, "files", '[');
    }
    if (!odd_reports_make(args, take_report, &s))
        return odd_complain(args, "cannot audit all files: the system cannot start more processes");
    hide_progress(&s);
    if (odd_args_json(args))
        json_summary(&s);
    else
        print_summary(&s);
    odd_out_free(&s.json);
    return s.unread > 0 ? ODD_EXIT_CANNOT : s.findings > 0 || s.left_out > 0 ? ODD_EXIT_FOUND : ODD_EXIT_DONE;
}

static const odd_option options[] = {
    {'q', "quiet", NULL, "print findings and the summary, and omit files without findings"},
    {0, "par", NULL, "solve the deals and compare the tricks and par stated in files (slow)"},
    {'s', "strict", NULL, "refuse a file with unreadable items or violations of its standard"},
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_audit = {
    .name = "audit",
    .example = "club.pbn results.xml",
    .synopsis = "FILE...",
    .summary = "recompute and check the results in other programs' files",
    .details =
        "Compares every value that files state - scores, matchpoints, IMPs, victory points, totals,\n"
        "ranks, contracts, leads, tricks, par - with the correct value, using the settings stated in\n"
        "the file or else those that reproduce most of its scores. Each finding is one line: its place,\n"
        "the value in the file, the correct value, and the effect on the ranking. Exits with 1 if\n"
        "there are findings, with 2 if a file cannot be read.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
