/* oddtrick db backup and restore: copies a database while the server runs, checks the copy, and removes the
 * oldest copies. */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/files.h"
#include "cli/output.h"
#include "platform/memory.h"
#include "platform/store/event_store.h"
#include "report/columns.h"

enum { KEEP_MAX = 100000, STAMP = 16, STALE_S = 24 * 60 * 60 }; /* STAMP: the length of 20261117T043000Z */

/* ---- Names: club-20261117T043000Z.db --------------------------------------------------------------- */

/* The name of a database without folder and .db. */
static odd_text stem_of(const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    size_t len = strlen(name);
    return (odd_text){name, len > 3 && strcmp(name + len - 3, ".db") == 0 ? len - 3 : len};
}

static void write_stamp(char stamp[STAMP + 1], time_t at) {
    struct tm utc;
    strftime(stamp, STAMP + 1, "%Y%m%dT%H%M%SZ", gmtime_r(&at, &utc));
}

static bool is_stamp(const char *text) {
    static const char form[] = "00000000T000000Z";
    for (int i = 0; i < STAMP; i++)
        if (form[i] == '0' ? !odd_is_digit(text[i]) : text[i] != form[i])
            return false;
    return true;
}

/* The time stamp in the name of a backup of this database with this ending; NULL if it is another file. */
static const char *stamp_in(const char *name, odd_text stem, const char *end) {
    size_t len = strlen(name);
    bool ours = len == stem.len + 1 + STAMP + strlen(end) && memcmp(name, stem.text, stem.len) == 0 &&
                name[stem.len] == '-' && strcmp(name + stem.len + 1 + STAMP, end) == 0;
    return ours && is_stamp(name + stem.len + 1) ? name + stem.len + 1 : NULL;
}

/* ---- Rotation -------------------------------------------------------------------------------------- */

typedef struct names {
    char **name;
    size_t count, cap;
} names;

static void add_name(names *list, const char *name) {
    list->name = odd_grow(list->name, list->count, &list->cap, sizeof *list->name);
    char *copy = odd_alloc(strlen(name) + 1, 1);
    memcpy(copy, name, strlen(name));
    list->name[list->count++] = copy;
}

static void free_names(names *list) {
    for (size_t i = 0; i < list->count; i++)
        free(list->name[i]);
    free(list->name);
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Lists the backups in a folder, the oldest first; removes what a backup that was killed more than a day ago has left. */
static bool find_backups(const char *folder, odd_text stem, const char *stale, names *backups,
                         names *leftovers) {
    DIR *dir = opendir(folder);
    if (dir == NULL)
        return false;
    for (const struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        const char *unfinished = stamp_in(entry->d_name, stem, ".db" ODD_STORE_UNFINISHED);
        if (stamp_in(entry->d_name, stem, ".db") != NULL)
            add_name(backups, entry->d_name);
        else if (unfinished != NULL && strncmp(unfinished, stale, STAMP) < 0)
            add_name(leftovers, entry->d_name);
    }
    closedir(dir);
    if (backups->count > 0)
        qsort(backups->name, backups->count, sizeof *backups->name, compare_names);
    return true;
}

static bool remove_first(const char *folder, const names *list, size_t count) {
    char path[PATH_MAX];
    for (size_t i = 0; i < count; i++)
        if (snprintf(path, sizeof path, "%s/%s", folder, list->name[i]) >= (int)sizeof path ||
            unlink(path) != 0)
            return false;
    return true;
}

/* Removes all but the newest `keep` backups; 0: removes none. Returns how many; -1 with errno on failure. */
static int rotate(const char *folder, odd_text stem, int keep) {
    names backups = {0}, leftovers = {0};
    char stale[STAMP + 1];
    write_stamp(stale, time(NULL) - STALE_S);
    bool good = find_backups(folder, stem, stale, &backups, &leftovers);
    size_t extra = keep > 0 && backups.count > (size_t)keep ? backups.count - (size_t)keep : 0;
    good = good && remove_first(folder, &leftovers, leftovers.count) && remove_first(folder, &backups, extra);
    free_names(&backups);
    free_names(&leftovers);
    return good ? (int)extra : -1;
}

/* ---- The commands ---------------------------------------------------------------------------------- */

static bool is_address(const odd_args *args, const char *path) {
    if (!odd_store_is_address(path))
        return false;
    odd_complain(args, "this command is for files: use pg_dump and pg_restore for a PostgreSQL database");
    return true;
}

/* Copies a database. Reports errors, and returns the exit code. */
static int copy(const odd_args *args, const char *from, const char *to, odd_soundness *found) {
    odd_error error = {0};
    if (odd_store_backup(from, to, found, &error) == ODD_OK)
        return ODD_EXIT_DONE;
    if (found->findings > 0)
        odd_complain(args, "%s %s: 'oddtrick db recover' saves what can be read", from, error.message);
    else if (strncmp(error.message, "the copy", 8) == 0)
        odd_complain(args, "%s: %s", to, error.message);
    else
        odd_complain(args, "cannot copy %s to %s: %s", from, to, error.message);
    return found->findings > 0 ? ODD_EXIT_FOUND : ODD_EXIT_CANNOT;
}

void odd_say_database(odd_out *o, const char *path, int64_t events, int64_t lines) {
    odd_out_format(o, "%s: %lld event%s, %lld line%s", path, (long long)events, events == 1 ? "" : "s",
                   (long long)lines, lines == 1 ? "" : "s");
}

static int report(const odd_args *args, const char *path, const odd_soundness *found, int removed) {
    odd_out o = ODD_HEAP_OUT;
    if (odd_args_json(args)) {
        odd_out_char(&o, '{');
        odd_json_word(&o, "file", path);
        odd_json_int(&o, "events", found->events);
        odd_json_int(&o, "lines", found->lines);
        odd_json_int(&o, "removed", removed);
        odd_out_text(&o, "}\n");
    } else {
        odd_say_database(&o, path, found->events, found->lines);
        odd_out_format(&o, removed > 0 ? "; older backups removed: %d\n" : "\n", removed);
    }
    odd_out_flush(&o);
    odd_out_free(&o);
    return ODD_EXIT_DONE;
}

int odd_db_backup(const odd_args *args, const char *from, const char *folder) {
    const char *keep_text = odd_args_value(args, "keep");
    char path[PATH_MAX], stamp[STAMP + 1];
    struct stat info;
    odd_text stem = stem_of(from);
    odd_soundness found;
    int keep = 0;
    if (is_address(args, from) ||
        (keep_text != NULL && !odd_args_number(args, &keep, keep_text, "number of backups", 1, KEEP_MAX)))
        return ODD_EXIT_CANNOT;
    if (stat(folder, &info) != 0 || !S_ISDIR(info.st_mode))
        return odd_complain(args, "no folder '%s' for the backup: create it first", folder);
    write_stamp(stamp, time(NULL));
    if (snprintf(path, sizeof path, "%s/%.*s-%s.db", folder, (int)stem.len, stem.text, stamp) >=
        (int)sizeof path)
        return odd_complain(args, "file name too long");
    int code = copy(args, from, path, &found);
    if (code != ODD_EXIT_DONE)
        return code;
    int removed = rotate(folder, stem, keep);
    if (removed < 0)
        return odd_complain(args, "%s was written, but old backups in %s cannot be removed: %s", path, folder,
                            strerror(errno));
    return report(args, path, &found, removed);
}

/* SQLite would apply changes that wait beside the name to the copy. */
static bool has_rest(const odd_args *args, const char *path) {
    static const char *const ends[] = {"", "-wal", "-journal"};
    char rest[PATH_MAX];
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (snprintf(rest, sizeof rest, "%s%s", path, ends[i]) < (int)sizeof rest &&
            access(rest, F_OK) == 0) {
            odd_complain(args, "%s exists: stop the server, and move %s, and %s-wal if it exists, away first",
                         rest, path, path);
            return true;
        }
    return false;
}

int odd_db_restore(const odd_args *args, const char *from, const char *to) {
    odd_soundness found;
    if (is_address(args, to) || has_rest(args, to))
        return ODD_EXIT_CANNOT;
    int code = copy(args, from, to, &found);
    return code == ODD_EXIT_DONE ? report(args, to, &found, 0) : code;
}
