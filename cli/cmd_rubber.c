/* oddtrick rubber and oddtrick chicago: the score sheet of a session. */
#include <stdlib.h>
#include <string.h>

#include "cli/event_command.h"
#include "cli/prompt.h"
#include "cli/files.h"
#include "cli/scores.h"

enum { ERRORS_SHOWN = 100 };

typedef struct session_file {
    char *text;
    size_t len;
    odd_item *items;
    odd_session session;
    odd_error errors[ERRORS_SHOWN];
} session_file;

/* Complains about each bad line. */
static void complain_of_lines(const session_file *f, const char *path) {
    for (size_t i = 0; i < f->session.errors && i < ERRORS_SHOWN; i++)
        odd_complain_at(strcmp(path, "-") == 0 ? "stdin" : path, &f->errors[i], NULL, 0);
    if (f->session.errors > ERRORS_SHOWN)
        fprintf(stderr, "%s: and %zu more\n", path, f->session.errors - ERRORS_SHOWN);
}

static bool load_session(const odd_args *args, session_file *f, odd_session_kind kind) {
    bool loaded = odd_session_load(&f->session, kind, &f->items, f->errors, ERRORS_SHOWN, f->text, f->len);
    if (!loaded)
        odd_complain(args, "out of memory");
    return loaded;
}

static void print_totals(const odd_session *s, odd_totals total, bool json) {
    int64_t we = total.pts[s->we], they = total.pts[s->we == ODD_NS ? ODD_EW : ODD_NS];
    odd_out out = ODD_HEAP_OUT;
    if (json) {
        odd_out_char(&out, '{');
        odd_json_open(&out, "total", '{');
        odd_json_int(&out, "we", we);
        odd_json_int(&out, "they", they);
        odd_out_text(&out, "}}\n");
    } else {
        odd_out_format(&out, "We %lld\nThey %lld\n", (long long)we, (long long)they);
    }
    odd_out_flush(&out);
    odd_out_free(&out);
}

/* --after N or --after bonus. */
static bool read_after(const odd_args *args, const odd_session *s, int *after) {
    const char *text = odd_args_value(args, "after");
    *after = ODD_AFTER_ALL;
    if (text == NULL)
        return true;
    if (strcmp(text, "bonus") == 0) {
        *after = ODD_AFTER_BONUS;
        return true;
    }
    if (s->deals == 0) {
        odd_complain(args, "no deals to show");
        return false;
    }
    if (!odd_args_number(args, after, text, "deal", 1, s->deals))
        return false;
    const odd_item *deal = odd_sheet_deal(s, *after);
    if (!deal->taken_back)
        return true;
    odd_complain(args, "deal %d was taken back by line %d", *after, odd_item_corrected_by(s, deal));
    return false;
}

static void print_json(const odd_sheets *sheets) {
    odd_out out = ODD_HEAP_OUT;
    odd_sheets_json(&out, sheets);
    odd_out_char(&out, '\n');
    odd_out_flush(&out);
    odd_out_free(&out);
}

static void print_session(const odd_args *args, const odd_session *s, int after) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_exit_arena(&blocks);
    odd_sheets sheets = odd_sheets_build(s, &arena, after);
    if (odd_args_json(args))
        print_json(&sheets);
    else if (strcmp(args->format, "html") == 0)
        odd_sheets_html(&sheets, args->style);
    else if (strcmp(args->format, "svg") == 0)
        odd_sheets_svg(&sheets, args->style);
    else if (odd_args_value(args, "deals") != NULL)
        odd_sheets_deals(&sheets, args->style);
    else
        odd_sheets_text(&sheets, args->style);
    odd_blocks_free(&blocks);
}

static int explain(const odd_args *args, const odd_session *s, const char *text) {
    int deal;
    if (!odd_args_number(args, &deal, text, "deal", 1, s->deals > 0 ? s->deals : 1))
        return ODD_EXIT_CANNOT;
    if (odd_sheets_explain(s, deal, args->style))
        return ODD_EXIT_DONE;
    return odd_complain(args, "deal %d does not count: it does not exist or was taken back", deal);
}

/* --play excludes all others. --after, --deals, --explain and --totals exclude each other; the last two have
 * few formats. */
static bool options_agree(const odd_args *args) {
    bool plays = odd_args_value(args, "play") != NULL;
    bool explains = odd_args_value(args, "explain") != NULL, totals = odd_args_value(args, "totals") != NULL;
    bool others = odd_args_value(args, "after") != NULL || odd_args_value(args, "deals") != NULL;
    if ((explains && totals) || ((explains || totals) && others)) {
        odd_complain(args, "--explain and --totals cannot be combined with each other, --after or --deals");
        return false;
    }
    bool text = strcmp(args->format, "text") == 0;
    if (plays && (explains || totals || others || !text)) {
        odd_complain(args, "--play is a prompt: it cannot be combined with %s",
                     text ? "--after, --deals, --explain or --totals" : "--format");
        return false;
    }
    if ((explains && !text) || (totals && !text && !odd_args_json(args))) {
        odd_complain(args, "%s prints %s", explains ? "--explain" : "--totals",
                     explains ? "text" : "text or json");
        return false;
    }
    return true;
}

/* Prints what the options ask for. */
static int show(const odd_args *args, const odd_session *s) {
    int after;
    if (odd_args_value(args, "explain") != NULL)
        return explain(args, s, odd_args_value(args, "explain"));
    if (!read_after(args, s, &after))
        return ODD_EXIT_CANNOT;
    if (odd_args_value(args, "totals") != NULL)
        print_totals(s, odd_session_totals(s), odd_args_json(args));
    else
        print_session(args, s, after);
    return ODD_EXIT_DONE;
}

/* The same from the text of a log. Totals of millions of deals are computed without storing them. */
static int show_log(const odd_args *args, session_file *f, odd_session_kind kind, const char *path) {
    odd_totals total;
    int code = ODD_EXIT_CANNOT;
    if (odd_args_value(args, "totals") != NULL &&
        odd_totals_read(&total, &f->session, kind, f->errors, ERRORS_SHOWN, f->text, f->len)) {
        complain_of_lines(f, path);
        print_totals(&f->session, total, odd_args_json(args));
        code = ODD_EXIT_DONE;
    } else if (load_session(args, f, kind)) {
        complain_of_lines(f, path);
        if (odd_session_expected(args, path, &f->session))
            code = show(args, &f->session);
    }
    return f->session.errors > 0 ? ODD_EXIT_CANNOT : code;
}

static void put(void *owner, const char *bytes, size_t len) {
    odd_out_bytes(owner, bytes, len);
}

static void ignore_lost(void *owner, const char *what) {
    (void)owner;
    (void)what;
}

/* Reads the deals of another program's file as a log. */
static bool translate(session_file *f, odd_session_kind kind, const char *path) {
    int format = odd_format_detect(f->text, f->len);
    odd_out out = ODD_HEAP_OUT;
    odd_sink sink = {.owner = &out, .put = put, .lost = ignore_lost};
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    odd_error error = {0};
    if (format < 0 || format == odd_format_named("event"))
        return true;
    int code = odd_format_session(format, kind, &odd_machine, &arena, f->text, f->len, &sink, &error);
    odd_blocks_free(&blocks);
    free(f->text);
    odd_out_char(&out, '\0');
    f->text = out.text;
    f->len = out.len - 1;
    if (code != ODD_OK)
        odd_complain_at(strcmp(path, "-") == 0 ? "stdin" : path, &error, NULL, 0);
    return code == ODD_OK;
}

static int run_session(const odd_args *args, odd_session_kind kind) {
    static session_file f; /* with its errors, too large for a small stack */
    if (args->count != 1)
        return odd_complain(args, "expected one file, or - for standard input");
    if (odd_args_value(args, "play") != NULL && strcmp(args->operands[0], "-") == 0)
        return odd_complain(args, "--play appends to a log: name a file");
    if (!options_agree(args))
        return ODD_EXIT_CANNOT;
    if (odd_args_value(args, "play") != NULL)
        return odd_play_log(args, kind, args->operands[0]);
    f.text = odd_file_read(args, args->operands[0], &f.len);
    if (f.text == NULL)
        return ODD_EXIT_CANNOT;
    int code = translate(&f, kind, args->operands[0]) ? show_log(args, &f, kind, args->operands[0])
                                                      : ODD_EXIT_CANNOT;
    free(f.text);
    free(f.items);
    return code;
}

static int run_rubber(odd_args *args) {
    return run_session(args, ODD_SESSION_RUBBER);
}

static int run_chicago(odd_args *args) {
    return run_session(args, ODD_SESSION_CHICAGO);
}

static const odd_option options[] = {
    {'a', "after", "N", "show the sheet as it was after deal N; 'bonus': before the totals"},
    {'d', "deals", NULL, "list the deals with every element of the score"},
    {'e', "explain", "N", "explain the score of deal N"},
    {'p', "play", NULL, "read deals at a prompt and append them to FILE"},
    {'t', "totals", NULL, "print only the totals"},
};

const odd_command odd_command_rubber = {
    .name = "rubber",
    .example = "--play friday.rubber",
    .synopsis = "[--after N | --deals | --explain N] FILE\noddtrick rubber --play FILE",
    .summary = "print the score sheet of rubber bridge",
    .details = "Reads the log of a session, one deal per line, and prints the score sheet: We and They,\n"
               "contract points below the line, everything else above it. See 'man oddtrick-rubber'\n"
               "for the lines of a log.\n",
    .formats = "text json html svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_rubber,
};

const odd_command odd_command_chicago = {
    .name = "chicago",
    .example = "--play saturday.chicago",
    .synopsis = "[--after N | --deals | --explain N] FILE\noddtrick chicago --play FILE",
    .summary = "print the score sheet of Chicago",
    .details = "Reads the log of a Chicago, one deal per line, and prints the score sheet. The log can\n"
               "change the usual rules; see 'man oddtrick-chicago'.\n",
    .formats = "text json html svg",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run_chicago,
};
