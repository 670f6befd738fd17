/* oddtrick import, oddtrick export: events between files and a database. */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/event_command.h"
#include "cli/files.h"

/* ---- Import ------------------------------------------------------------------------------------ */

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The name of the user, for the history. */
static odd_text author(void) {
    const char *name = getenv("USER");
    return odd_text_of(name != NULL && name[0] != '\0' ? name : "import");
}

static odd_text *split_lines(const odd_out *log, size_t *count) {
    odd_text *lines = NULL;
    size_t cap = 0;
    *count = 0;
    for (size_t at = 0; at < log->len;) {
        const char *line = log->text + at, *line_end = memchr(line, '\n', log->len - at);
        size_t len = line_end != NULL ? (size_t)(line_end - line) : log->len - at;
        lines = odd_grow(lines, *count, &cap, sizeof *lines);
        lines[(*count)++] = (odd_text){line, len > 0 && line[len - 1] == '\r' ? len - 1 : len};
        at += len + 1;
    }
    return lines;
}

/* Stores all lines in one transaction, or nothing. */
static int store_lines(odd_store *store, odd_text name, odd_addition *all, odd_error *error) {
    int code = odd_store_begin(store, error);
    if (code != ODD_OK)
        return code;
    code = odd_store_create(store, name, all->time_ms, &all->event, error);
    if (code == ODD_OK && all->event > 0)
        code = odd_store_append(store, all, 1, error);
    if (code == ODD_OK && all->event > 0)
        return odd_store_commit(store, error);
    odd_store_rollback(store);
    return code;
}

static bool store_log(const odd_args *args, const odd_place *place, const odd_out *log, odd_text title) {
    odd_error error = {0};
    odd_store *store = odd_store_open(place->path, ODD_STORE_WRITE, &error);
    odd_addition all = {.author = author(), .time_ms = now_ms()};
    odd_text *lines = split_lines(log, &all.count);
    all.lines = lines;
    all.title = title.len > 0 ? title : odd_text_of("");
    bool stored = store != NULL && store_lines(store, place->name, &all, &error) == ODD_OK;
    if (!stored)
        odd_complain(args, "cannot store it in %s: %s", place->path, error.message);
    else if (all.event == 0)
        odd_complain(args, "%s already has an event '%.*s': choose another name", place->path,
                     (int)place->name.len, place->name.text);
    odd_store_close(store);
    free(lines);
    return stored && all.event > 0;
}

/* A scale in a file of its own would be lost: its rows are written into the log. */
static void put_scale(odd_out *log, const odd_event_file *f) {
    size_t rows = 0;
    for (size_t at = 0; f->scale != NULL && at < f->scale_len;) {
        const char *row = f->scale + at, *row_end = memchr(row, '\n', f->scale_len - at);
        size_t whole = row_end != NULL ? (size_t)(row_end - row) : f->scale_len - at, len = 0, blank = 0;
        while (len < whole && row[len] != '#')
            len++;
        while (len > 0 && memchr(" \t\r", row[len - 1], 3) != NULL)
            len--;
        while (blank < len && (row[blank] == ' ' || row[blank] == '\t'))
            blank++;
        if (blank < len)
            odd_out_format(log, "%s%.*s", rows++ == 0 ? "vp rows " : "; ", (int)(len - blank), row + blank);
        at += whole + 1;
    }
    odd_out_text(log, rows > 0 ? "\n" : "");
}

static int run_import(odd_args *args) {
    odd_place place;
    if (args->count != 2)
        return odd_complain(
            args, "expected a file and a destination: oddtrick import tuesday.event club.db#tuesday");
    if (!odd_place_new(&place, args->operands[1]) || !odd_store_name_good(place.name))
        return odd_complain(
            args,
            "invalid destination '%s': expected a database, a # and a name of letters, digits, - _ and .: club.db#tuesday",
            args->operands[1]);
    odd_event_file f;
    odd_out log = ODD_HEAP_OUT;
    bool good = odd_event_open(args, &f, args->operands[0]) &&
                odd_convert(args, &f, odd_format_named("event"), args->operands[1], &log);
    if (good) {
        put_scale(&log, &f);
        good = store_log(args, &place, &log, odd_event_about(f.event)->title);
    }
    odd_out_free(&log);
    odd_event_close(&f);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

const odd_command odd_command_import = {
    .name = "import",
    .example = "tuesday.event club.db#tuesday",
    .synopsis = "FILE DATABASE#NAME",
    .summary = "store an event from a file in a database",
    .details = "Reads an event in any supported format and stores its log in a database under a new\n"
               "name, as 'oddtrick serve' does. All commands about events can read it there: oddtrick rank\n"
               "club.db#tuesday. Reports and leaves out unreadable items. The rows of a scale in a file\n"
               "(vp FILE) are stored in the log.\n",
    .formats = "text",
    .reads = true,
    .run = run_import,
};

/* ---- Export ------------------------------------------------------------------------------------ */

static int run_export(odd_args *args) {
    odd_place place;
    odd_out log = ODD_HEAP_OUT;
    if (args->count != 2)
        return odd_complain(args,
                            "expected an event and a file: oddtrick export club.db#tuesday tuesday.event");
    if (!odd_place_of(&place, args->operands[0]))
        return odd_complain(
            args, "invalid event '%s': expected a database that exists, a # and a name: club.db#tuesday",
            args->operands[0]);
    if (!odd_may_write(args, args->operands[1]))
        return ODD_EXIT_CANNOT;
    log.text = odd_place_read(args, &place, &log.len, NULL);
    bool good = log.text != NULL && odd_write_whole(args, args->operands[1], &log);
    odd_out_free(&log);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static const odd_option export_options[] = {
    {'f', "force", NULL, "replace FILE if it exists"},
};

const odd_command odd_command_export = {
    .name = "export",
    .example = "club.db#tuesday tuesday.event",
    .synopsis = "[--force] DATABASE#NAME FILE",
    .summary = "write the log of an event from a database to a file",
    .details = "Writes the log of an event exactly as it was appended, one line per entry; - is standard\n"
               "output. 'oddtrick convert club.db#tuesday tuesday.pbn' writes other formats.\n",
    .formats = "text",
    .options = export_options,
    .option_count = sizeof export_options / sizeof export_options[0],
    .run = run_export,
};
