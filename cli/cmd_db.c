/* oddtrick db: checks a database of events, copies it, and recovers a damaged one. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/files.h"
#include "cli/output.h"
#include "platform/store/event_store.h"
#include "platform/store/atomic_file.h"
#include "report/columns.h"

typedef struct report {
    const odd_args *args;
    odd_out out;
    bool json;
} report;

/* ---- What was found ------------------------------------------------------------------------------ */

static void put_fault(void *owner, const odd_store_fault *fault) {
    report *r = owner;
    if (r->json) {
        odd_json_line(&r->out, 2);
        odd_out_char(&r->out, '{');
        odd_json_word(&r->out, "event", fault->event);
        odd_json_int(&r->out, "line", fault->line);
        odd_json_word(&r->out, "what", fault->what);
        odd_out_char(&r->out, '}');
        return;
    }
    if (fault->event[0] != '\0') {
        odd_out_text(&r->out, "event '");
        odd_out_safe(&r->out, odd_text_of(fault->event));
        odd_out_char(&r->out, '\'');
    }
    if (fault->line > 0)
        odd_out_format(&r->out, ", line %lld", (long long)fault->line);
    if (fault->event[0] != '\0')
        odd_out_char(&r->out, ' ');
    odd_out_safe(&r->out, odd_text_of(fault->what));
    odd_out_char(&r->out, '\n');
}

/* The same for a file that is no database: it has no events to name. */
static void put_unreadable(report *r, const char *path, const char *what) {
    if (!r->json)
        odd_out_format(&r->out, "%s ", path);
    put_fault(r, &(odd_store_fault){"", 0, what});
}

static void begin_report(report *r, const char *path) {
    if (!r->json)
        return;
    odd_out_char(&r->out, '{');
    odd_json_word(&r->out, "file", path);
    odd_json_open(&r->out, "findings", '[');
}

static int end_report(report *r, bool good) {
    odd_out_text(&r->out, r->json ? "}\n" : "");
    odd_out_flush(&r->out);
    odd_out_free(&r->out);
    return good ? ODD_EXIT_DONE : ODD_EXIT_FOUND;
}

/* ---- Check --------------------------------------------------------------------------------------- */

/* Whether the file can be read at all; everything else that is wrong with it is a finding. */
static bool can_read(const odd_args *args, const char *path) {
    struct stat info;
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    bool known = fd >= 0 && fstat(fd, &info) == 0;
    int why = errno;
    if (fd >= 0)
        close(fd);
    if (!known)
        odd_complain(args, "cannot read %s: %s", path, strerror(why));
    else if (!S_ISREG(info.st_mode))
        odd_complain(args, "cannot read %s: not a regular file", path);
    return known && S_ISREG(info.st_mode);
}

static int check(const odd_args *args, const char *path) {
    report r = {.args = args, .out = ODD_HEAP_OUT, .json = odd_args_json(args)};
    odd_soundness found = {.findings = 1};
    odd_error error = {0};
    bool address = odd_store_is_address(path);
    if (!address && !can_read(args, path))
        return ODD_EXIT_CANNOT;
    odd_store *store = odd_store_open(path, ODD_STORE_CHECK, &error);
    if (store == NULL && (address || error.code == ODD_E_LATER))
        return odd_complain(args, "cannot read %s: %s", path, error.message);
    begin_report(&r, path);
    if (store != NULL)
        odd_store_check(store, true, put_fault, &r, &found);
    else
        put_unreadable(&r, path, error.message);
    odd_store_close(store);
    if (r.json) {
        odd_out_char(&r.out, ']');
        odd_json_int(&r.out, "events", found.events);
        odd_json_int(&r.out, "lines", found.lines);
        odd_json_bool(&r.out, "sound", found.findings == 0);
    } else {
        odd_say_database(&r.out, path, found.events, found.lines);
        odd_out_text(&r.out, found.findings == 0 ? ": sound\n" : ": damaged\n");
        if (found.findings > 0 && !address)
            odd_out_format(&r.out, "'oddtrick db recover %s NEW' saves what can be read.\n", path);
    }
    return end_report(&r, found.findings == 0);
}

/* ---- Recover ------------------------------------------------------------------------------------- */

/* Saves lines that do not follow a good one in a file beside the new database. */
static bool write_rest(const odd_args *args, const char *path, const odd_out *rest) {
    if (rest->len == 0)
        return true;
    odd_atomic_result result = odd_atomic_write(path, rest->text, rest->len, ODD_ATOMIC_PRIVATE);
    if (result != ODD_ATOMIC_WRITTEN)
        odd_complain(args, "cannot write %s: %s", path,
                     result == ODD_ATOMIC_EXISTS ? "file exists" : strerror(errno));
    return result == ODD_ATOMIC_WRITTEN;
}

static void summarize(report *r, const odd_recovery *recovery, const char *new_path, const char *rest_path) {
    bool rest = recovery->rest.len > 0;
    if (r->json) {
        odd_out_char(&r->out, ']');
        odd_json_word(&r->out, "new", new_path);
        odd_json_int(&r->out, "events", recovery->events);
        odd_json_int(&r->out, "lines", recovery->lines);
        odd_json_int(&r->out, "lost", recovery->lost);
        odd_json_int(&r->out, "apart", recovery->apart);
        odd_json_word(&r->out, "rest", rest ? rest_path : "");
        return;
    }
    odd_say_database(&r->out, new_path, recovery->events, recovery->lines);
    odd_out_format(&r->out, "; %lld lost, %lld saved separately", (long long)recovery->lost,
                   (long long)recovery->apart);
    odd_out_format(&r->out, rest ? " in %s\n" : "%s\n", rest ? rest_path : "");
    odd_out_text(
        &r->out,
        "The director's password is not recovered: 'oddtrick serve' prints a link to set a new one.\n");
}

static int recover(const odd_args *args, const char *path, const char *new_path) {
    report r = {.args = args, .out = ODD_HEAP_OUT, .json = odd_args_json(args)};
    odd_recovery recovery;
    odd_error error = {0};
    char rest_path[4096];
    if (snprintf(rest_path, sizeof rest_path, "%s.rest", new_path) >= (int)sizeof rest_path)
        return odd_complain(args, "file name too long");
    if (!can_read(args, path))
        return ODD_EXIT_CANNOT;
    begin_report(&r, path);
    int code = odd_store_recover(path, new_path, put_fault, &r, &recovery, &error);
    if (code != ODD_OK)
        odd_complain(args, "%s", error.message);
    bool good = code == ODD_OK && write_rest(args, rest_path, &recovery.rest);
    if (good)
        summarize(&r, &recovery, new_path, rest_path);
    else
        r.out.len = 0;
    odd_out_free(&recovery.rest);
    if (good)
        return end_report(&r, recovery.faults == 0);
    odd_out_free(&r.out);
    return ODD_EXIT_CANNOT;
}

/* ---- Copy ---------------------------------------------------------------------------------------- */

/* Removes a new file if nothing was copied into it. */
static int copy_stores(const odd_args *args, const char *from_path, const char *to_path,
                       odd_copy_counts *copied) {
    odd_error error = {0};
    bool new_file = !odd_store_is_address(to_path) && access(to_path, F_OK) != 0;
    odd_store *from = odd_store_open(from_path, ODD_STORE_READ, &error), *to = NULL;
    if (from == NULL)
        return odd_complain(args, "cannot read %s: %s", from_path, error.message);
    to = odd_store_open(to_path, ODD_STORE_WRITE, &error);
    int code = to != NULL ? odd_store_copy(from, to, copied, &error) : error.code;
    odd_store_close(from);
    odd_store_close(to);
    if (code == ODD_OK)
        return ODD_EXIT_DONE;
    odd_complain(args, "cannot copy %s to %s: %s", from_path, to_path, error.message);
    if (new_file && to != NULL)
        unlink(to_path);
    return ODD_EXIT_CANNOT;
}

static int copy(const odd_args *args, const char *from, const char *to) {
    report r = {.args = args, .out = ODD_HEAP_OUT, .json = odd_args_json(args)};
    odd_copy_counts copied;
    if (!odd_store_is_address(from) && !can_read(args, from))
        return ODD_EXIT_CANNOT;
    if (copy_stores(args, from, to, &copied) != ODD_EXIT_DONE)
        return ODD_EXIT_CANNOT;
    if (r.json) {
        odd_out_char(&r.out, '{');
        odd_json_word(&r.out, "from", from);
        odd_json_word(&r.out, "to", to);
        odd_json_int(&r.out, "events", copied.events);
        odd_json_int(&r.out, "lines", copied.lines);
    } else {
        odd_say_database(&r.out, to, copied.events, copied.lines);
        odd_out_char(&r.out, '\n');
    }
    return end_report(&r, true);
}

/* ---- The command --------------------------------------------------------------------------------- */

static int run(odd_args *args) {
    if (args->count == 2 && strcmp(args->operands[0], "check") == 0)
        return check(args, args->operands[1]);
    if (args->count == 3 && strcmp(args->operands[0], "recover") == 0)
        return recover(args, args->operands[1], args->operands[2]);
    if (args->count == 3 && strcmp(args->operands[0], "copy") == 0)
        return copy(args, args->operands[1], args->operands[2]);
    if (args->count == 3 && strcmp(args->operands[0], "backup") == 0)
        return odd_db_backup(args, args->operands[1], args->operands[2]);
    if (args->count == 3 && strcmp(args->operands[0], "restore") == 0)
        return odd_db_restore(args, args->operands[1], args->operands[2]);
    return odd_complain(
        args,
        "expected 'oddtrick db check DB', 'db copy DB NEW', 'db backup FILE DIR', 'db restore BACKUP FILE' or "
        "'db recover FILE NEW'");
}

static const odd_option options[] = {
    {0, "keep", "N", "backup: keep the newest N backups in DIR; default: keep all"},
};

const odd_command odd_command_db = {
    .name = "db",
    .example = "backup --keep 30 club.db backups",
    .synopsis = "check DB | copy DB NEW | backup FILE DIR | restore BACKUP FILE | recover FILE NEW",
    .summary = "check, copy, back up, restore or recover a database of events",
    .details =
        "'check' reads a whole database and verifies it: the pages of the file, its tables, and the\n"
        "hash chain of every log. It lists damage by event and line, and exits with 1 if there is any.\n"
        "'copy' copies everything into a new database: events with all their lines, times, authors and\n"
        "keys, the password and the sessions. DB and NEW are files or addresses of PostgreSQL databases,\n"
        "postgresql://club@db.example/bridge; so a club can move from one to the other and back.\n"
        "'backup' copies a database into a folder, under a name with the time, while the server runs,\n"
        "checks the copy, and then removes all but the newest N with --keep N. 'restore' checks a backup and\n"
        "writes it to a new FILE.\n"
        "'recover' copies all events, with the lines that are intact, to a new file. FILE is not\n"
        "changed. It lists what is lost, and exits with 1 if anything is. Lines found after a lost or\n"
        "changed line are written to NEW.rest: review them, and enter the valid ones again.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .run = run,
};
