/* oddtrick convert: convert a file from one format to another. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/event_command.h"
#include "platform/store/atomic_file.h"

typedef struct conversion {
    const odd_args *args;
    const char *to_path; /* - for standard output; NULL: no messages */
    int to;              /* format */
    odd_out out;
    size_t lost, changed;
} conversion;

/* ---- Which formats ----------------------------------------------------------------------------- */

/* A Bridgemate file needs the movement of the event, which other writers do not receive. */
static bool is_bridgemate(int format) {
    return format >= 0 && format == odd_format_named("bws");
}

static int named(const odd_args *args, const char *name, bool writes) {
    int format = odd_format_named(name);
    const odd_format_info *info = odd_format_about(format);
    if (info != NULL && (writes ? info->writes : info->reads))
        return format;
    odd_out names = ODD_HEAP_OUT;
    for (int i = 0; (info = odd_format_about(i)) != NULL; i++)
        if (writes ? info->writes || is_bridgemate(i) : info->reads)
            odd_out_format(&names, "%s%s", names.len > 0 ? ", " : "", info->name);
    odd_out_char(&names, '\0');
    odd_complain(args, "'%s' does not name a format that can be %s: expected one of %s%s", name,
                 writes ? "written" : "read", names.text,
                 writes ? ", as the ending of the file or with --to" : "");
    odd_out_free(&names);
    return -1;
}

static int find_target(const odd_args *args, const char *path) {
    const char *to = odd_args_value(args, "to");
    if (is_bridgemate(odd_format_named(to != NULL ? to : path)))
        return odd_format_named("bws");
    if (to != NULL)
        return named(args, to, true);
    if (strcmp(path, "-") == 0) {
        odd_complain(args, "standard output has no file name: name the format with --to");
        return -1;
    }
    return named(args, path, true);
}

/* ---- Writing ----------------------------------------------------------------------------------- */

static void put(void *owner, const char *bytes, size_t len) {
    conversion *c = owner;
    odd_out_bytes(&c->out, bytes, len);
}

enum { CHANGES_SHOWN = 100 };

static const char *place_of(const conversion *c) {
    return strcmp(c->to_path, "-") == 0 ? "stdout" : c->to_path;
}

static void changed(void *owner, const char *what) {
    conversion *c = owner;
    if (c->to_path != NULL && c->changed++ < CHANGES_SHOWN)
        fprintf(stderr, "%s: recomputed: %s\n", place_of(c), what);
}

static void lost(void *owner, const char *what) {
    conversion *c = owner;
    c->lost++;
    if (c->to_path != NULL)
        fprintf(stderr, "%s: not carried over: %s\n", place_of(c), what);
}

bool odd_write_whole(const odd_args *args, const char *to_path, const odd_out *out) {
    if (strcmp(to_path, "-") == 0)
        return out->len == 0 || fwrite(out->text, 1, out->len, stdout) == out->len;
    bool replace = odd_args_value(args, "force") != NULL;
    odd_atomic_result result =
        odd_atomic_write(to_path, out->text, out->len, replace ? ODD_ATOMIC_REPLACE : 0);
    if (result == ODD_ATOMIC_EXISTS)
        odd_complain(args, "%s already exists: --force replaces it", to_path);
    else if (result == ODD_ATOMIC_FAILED)
        odd_complain(args, "cannot write %s: %s", to_path, strerror(errno));
    return result == ODD_ATOMIC_WRITTEN;
}

/* Checked before the work is done; a file that is created in the meantime is noticed when it is written. */
bool odd_may_write(const odd_args *args, const char *path) {
    if (strcmp(path, "-") == 0 || odd_args_value(args, "force") != NULL || access(path, F_OK) != 0)
        return true;
    odd_complain(args, "%s already exists: --force replaces it", path);
    return false;
}

/* ---- The command ------------------------------------------------------------------------------- */

static void lose(conversion *c, size_t count, const char *one, const char *many) {
    char what[80];
    snprintf(what, sizeof what, "%zu %s", count, many);
    if (count > 0)
        lost(c, count == 1 ? one : what);
}

static int convert_to_bridgemate(conversion *c, const odd_event *e) {
    odd_bridgemate_losses all;
    if (!odd_bridgemate_write(c->args, e, &c->out, &all))
        return ODD_E_MOVEMENT;
    lose(c, all.rulings, "a ruling", "rulings");
    lose(c, all.slips, "an IMP slip", "IMP slips");
    lose(c, all.sessions, "another session", "other sessions");
    return ODD_OK;
}

/* Writing the same format, or a log with everything that the file states, needs no scores. */
static int convert(conversion *c, odd_event_file *f) {
    bool raw = odd_args_value(c->args, "raw-csv") != NULL;
    bool log = f->format == odd_format_named("event"), again = odd_args_value(c->args, "recompute") != NULL;
    odd_sink sink = {c, put, lost, (raw ? ODD_SINK_RAW_CELLS : 0) | (log || again ? 0 : ODD_SINK_STATED),
                     changed};
    odd_error error = {0};
    odd_text bytes = odd_event_bytes(f);
    odd_arena scratch = odd_blocks_arena(&f->blocks);
    bool native = c->to == odd_format_named("event");
    if (is_bridgemate(c->to))
        return convert_to_bridgemate(c, f->event);
    if (native && f->format == c->to) {
        put(c, bytes.text, bytes.len);
        return ODD_OK;
    }
    int code = odd_event_rewrite(f->event, f->format, c->to, &odd_machine, &scratch, bytes.text, bytes.len,
                                 &sink, &error);
    if (code == ODD_E_REFERENCE)
        code = odd_event_export(f->event, c->to, &scratch, &sink, &error);
    if (code == ODD_E_MEMORY)
        odd_no_memory();
    if (code != ODD_OK)
        odd_complain(c->args, "%s", error.message);
    if (c->changed > CHANGES_SHOWN)
        fprintf(stderr, "%s: and %zu more\n", place_of(c), c->changed - CHANGES_SHOWN);
    return code;
}

bool odd_convert(const odd_args *args, odd_event_file *f, int to, const char *name, odd_out *out) {
    conversion c = {.args = args, .out = ODD_HEAP_OUT, .to_path = name, .to = to};
    bool good = convert(&c, f) == ODD_OK;
    *out = c.out;
    return good;
}

static int run(odd_args *args) {
    if (args->count != 2)
        return odd_complain(args, "expected two files: oddtrick convert club.bws club.event");
    const char *from = odd_args_value(args, "from"), *path = args->operands[0], *to_path = args->operands[1];
    int to = find_target(args, to_path);
    if (to < 0 || !odd_may_write(args, to_path))
        return ODD_EXIT_CANNOT;
    odd_out out = ODD_HEAP_OUT;
    odd_event_file f;
    bool good = odd_event_load(args, &f, path);
    if (good && from != NULL) {
        good = (f.format = named(args, from, false)) >= 0;
        f.guessed = false;
    }
    good = good && odd_event_take_in(args, &f, path);
    good = good && odd_convert(args, &f, to, to_path, &out) && odd_write_whole(args, to_path, &out);
    odd_out_free(&out);
    odd_event_close(&f);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static const odd_option options[] = {
    {'t', "to", "FORMAT", "format to write, if the name of OUT does not determine it"},
    {'F', "from", "FORMAT", "format of IN; by default detected from its content"},
    {'s', "strict", NULL, "refuse IN if it has unreadable items or violates its standard"},
    {'f', "force", NULL, "replace OUT if it exists"},
    {0, "recompute", NULL, "write scores computed from the results, not those stated in IN"},
    {0, "raw-csv", NULL, "CSV: do not escape cells that a spreadsheet would read as formulas"},
};

const odd_command odd_command_convert = {
    .name = "convert",
    .example = "club.bws club.event",
    .synopsis = "[--to FORMAT] IN OUT",
    .summary = "convert a file from one format to another",
    .details = "Reads IN, detecting its format from the content, and writes OUT in the format of its\n"
               "extension. Lists what the new format cannot express. Converting to .event keeps everything,\n"
               "in the order of the file; converting to the same format writes its standard form. Reports\n"
               "and leaves out unreadable items of IN. 'oddtrick help formats' lists the formats.\n",
    .formats = "text",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
