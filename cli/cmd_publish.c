/* oddtrick publish: writes an event as a folder of linked pages for any web host, or as a zip archive of them. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/event_command.h"
#include "cli/event_deals.h"
#include "platform/archive.h"
#include "platform/store/atomic_file.h"

/* A file in the folder with the names of the files that were written, so that the next publication removes those that are no
 * longer needed, and a folder with other files is not overwritten by mistake. */
static const char list_name[] = ".oddtrick-files";

enum { NAME_MAX_LEN = ODD_PUBLISHED_NAME };

typedef struct publisher {
    const odd_args *args;
    const char *folder; /* or the file of the archive */
    int language;
    odd_out names; /* of the files that were written, one on a line */
    odd_zip zip;
} publisher;

/* ---- The folder ---------------------------------------------------------------------------------- */

static bool path_of(const publisher *p, char *path, size_t cap, const char *name) {
    if (snprintf(path, cap, "%s/%s", p->folder, name) < (int)cap)
        return true;
    odd_complain(p->args, "the path of the folder is too long: %s", p->folder);
    return false;
}

static bool write_file(void *owner, const char *name, odd_text content) {
    publisher *p = owner;
    char path[4096];
    if (!path_of(p, path, sizeof path, name))
        return false;
    if (odd_atomic_write(path, content.text, content.len, ODD_ATOMIC_REPLACE) != ODD_ATOMIC_WRITTEN) {
        odd_complain(p->args, "cannot write %s: %s", path, strerror(errno));
        return false;
    }
    if (name != list_name) {
        odd_out_text(&p->names, name);
        odd_out_char(&p->names, '\n');
    }
    return true;
}

/* Whether a folder has nothing in it. */
static bool is_empty(DIR *folder) {
    const struct dirent *entry;
    while ((entry = readdir(folder)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            return false;
    return true;
}

/* Creates the folder, or checks that this command made it or that it is empty. Returns false after a message. */
static bool open_folder(const publisher *p) {
    char path[4096];
    if (!path_of(p, path, sizeof path, list_name))
        return false;
    if (mkdir(p->folder, 0777) == 0)
        return true;
    DIR *folder = errno == EEXIST ? opendir(p->folder) : NULL;
    if (folder == NULL) {
        odd_complain(p->args, "cannot create the folder %s: %s", p->folder, strerror(errno));
        return false;
    }
    bool good = odd_args_value(p->args, "force") != NULL || is_empty(folder) || access(path, F_OK) == 0;
    closedir(folder);
    if (!good)
        odd_complain(p->args, "%s contains other files: choose a new folder, or add the pages with --force",
                     p->folder);
    return good;
}

/* Whether a line of the list is a name that this command gives; nothing else is ever removed. */
static bool is_own_name(odd_text name) {
    static const char *const endings[] = {".html", ".csv", ".pbn", ".xml"};
    bool good = false;
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t len = strlen(endings[i]);
        good = good || (name.len > len && memcmp(name.text + name.len - len, endings[i], len) == 0);
    }
    return good && name.len < NAME_MAX_LEN && memchr(name.text, '/', name.len) == NULL && name.text[0] != '.';
}

static bool is_written(const publisher *p, odd_text name) {
    for (size_t at = 0; at < p->names.len;) {
        const char *end = memchr(p->names.text + at, '\n', p->names.len - at);
        size_t len = (size_t)(end - p->names.text) - at;
        if (len == name.len && memcmp(p->names.text + at, name.text, len) == 0)
            return true;
        at += len + 1;
    }
    return false;
}

/* Removes what the last publication wrote and this one did not: the page of a pair that was renamed. */
static void remove_old(const publisher *p) {
    char path[4096], line[NAME_MAX_LEN + 2];
    FILE *list = path_of(p, path, sizeof path, list_name) ? fopen(path, "r") : NULL;
    while (list != NULL && fgets(line, sizeof line, list) != NULL) {
        odd_text name = {line, strcspn(line, "\n")};
        line[name.len] = '\0';
        if (is_own_name(name) && !is_written(p, name) && path_of(p, path, sizeof path, line))
            unlink(path);
    }
    if (list != NULL)
        fclose(list);
}

/* ---- The archive --------------------------------------------------------------------------------- */

static bool add_to_zip(void *owner, const char *name, odd_text content) {
    publisher *p = owner;
    odd_error error = {0};
    if (odd_zip_add(&p->zip, name, content, &error) == ODD_OK)
        return true;
    odd_complain(p->args, "%s", error.message);
    return false;
}

static bool write_zip(publisher *p, odd_publication *job, odd_event_file *f, odd_publication_counts *done) {
    if (!odd_may_write(p->args, p->folder))
        return false;
    p->zip = odd_zip_begin(odd_event_time(f->event));
    job->put = add_to_zip;
    bool good = odd_publication_make(job, f, done);
    odd_zip_end(&p->zip);
    good = good && odd_write_whole(p->args, p->folder, &p->zip.bytes);
    odd_zip_free(&p->zip);
    return good;
}

static bool write_folder(publisher *p, odd_publication *job, odd_event_file *f,
                         odd_publication_counts *done) {
    job->put = write_file;
    if (!open_folder(p) || !odd_publication_make(job, f, done))
        return false;
    remove_old(p);
    return write_file(p, list_name, (odd_text){p->names.text, p->names.len});
}

/* ---- The command ------------------------------------------------------------------------------- */

static void print_done(const publisher *p, const odd_publication_counts *done) {
    if (odd_args_json(p->args)) {
        odd_out out = ODD_HEAP_OUT;
        odd_out_char(&out, '{');
        odd_json_word(&out, odd_args_value(p->args, "zip") == NULL ? "folder" : "zip", p->folder);
        odd_json_int(&out, "pages", (int64_t)done->pages);
        odd_json_int(&out, "files", (int64_t)done->files);
        odd_out_text(&out, "}\n");
        odd_out_flush(&out);
        odd_out_free(&out);
    } else {
        printf("%s: %zu pages and %d files for other programs.", p->folder, done->pages,
               ODD_PUBLISHED_DOWNLOADS);
        if (odd_args_value(p->args, "zip") == NULL)
            printf(" Open %s/index.html", p->folder);
        putchar('\n');
    }
}

static int publish(publisher *p, odd_event_file *f) {
    odd_publication job = {.args = p->args,
                           .note = odd_args_value(p->args, "note"),
                           .par = odd_args_value(p->args, "no-par") == NULL,
                           .language = p->language,
                           .owner = p};
    odd_publication_counts done;
    bool zip = odd_args_value(p->args, "zip") != NULL;
    if (job.par) {
        odd_args all = *p->args;
        all.count = 1; /* all boards: the second operand is the folder */
        odd_makeable_find(&all, f->event);
    }
    bool good = zip ? write_zip(p, &job, f, &done) : write_folder(p, &job, f, &done);
    if (good)
        print_done(p, &done);
    odd_out_free(&p->names);
    return good ? ODD_EXIT_DONE : ODD_EXIT_CANNOT;
}

static int run(odd_args *args) {
    odd_event_file f;
    if (args->count != 2)
        return odd_complain(
            args, "expected a file, or - for standard input, and a folder: oddtrick publish FILE DIR");
    if (strcmp(args->operands[1], "-") == 0)
        return odd_complain(args,
                            "the pages are files: expected a folder or, with --zip, a file instead of -");
    const char *name = odd_args_value(args, "language");
    int language = name != NULL ? odd_page_language(odd_text_of(name)) : 0;
    if (language < 0)
        return odd_complain(args, "invalid --language '%s': expected " ODD_PAGE_LANGUAGES, name);
    bool good = odd_event_open(args, &f, args->operands[0]);
    publisher p = {.args = args, .folder = args->operands[1], .language = language, .names = ODD_HEAP_OUT};
    int code = good ? publish(&p, &f) : ODD_EXIT_CANNOT;
    odd_event_close(&f);
    return code;
}

static const odd_option options[] = {
    {0, "note", "TEXT", "print TEXT below the title of every page, such as 'Provisional until Friday'"},
    {'f', "force", NULL, "write into DIR even if it has other files; with --zip, replace the file"},
    {0, "language", "LANG", "write the words of the pages in this language: " ODD_PAGE_LANGUAGES},
    ODD_AT_OPTION,
    {0, "zip", NULL, "write one zip file, DIR, instead of a folder"},
    ODD_MAKEABLE_OPTION,
    ODD_DEALS_OPTIONS,
};

const odd_command odd_command_publish = {
    .name = "publish",
    .example = "tuesday.event results",
    .synopsis = "[--note TEXT] [--no-par] FILE DIR",
    .summary = "write an event as linked web pages into a folder",
    .details =
        "Writes the standings, the traveller and the cards of each board, the scorecard of each\n"
        "contestant and the corrections as linked pages into DIR, with files for spreadsheets and\n"
        "other programs (CSV, USEBIO, PBN). Any web host can serve the folder; the pages need neither\nscripts nor a server. Publishing again replaces the pages and removes those that are no\n"
        "longer needed; other files in DIR are never changed.\n",
    .formats = "text json",
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .reads = true,
    .run = run,
};
