/* The pages, each as a body that is ready to be sent, plain and by gzip. */
#define _DEFAULT_SOURCE /* d_type */
#include "server/handlers.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/out.h"
#include "base/hash.h"

enum { FILES_MAX = 2000, FILE_MAX = 1 << 24, DEPTH_MAX = 4, PATH_BYTES = 1024 };

typedef struct file {
    char *path;
    odd_body *plain, *zipped; /* zipped may be NULL */
} file;

struct odd_assets {
    file *files;
    size_t count, cap;
};

/* ---- What a file is ---------------------------------------------------------------------------- */

static const struct {
    const char *end, *type;
} types[] = {
    {".html", ODD_HTML_TYPE},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", ODD_JSON_TYPE},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".txt", "text/plain; charset=utf-8"},
    {".woff2", "font/woff2"},
};

static bool ends_with(const char *text, const char *end) {
    size_t len = strlen(text), tail = strlen(end);
    return len >= tail && strcmp(text + len - tail, end) == 0;
}

static const char *type_of(const char *path) {
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (ends_with(path, types[i].end))
            return types[i].type;
    return "application/octet-stream";
}

/* Files whose name contains a hash of their contents never change: style-0123456789.css, or app-ABCDEFG2.js as bundlers name
 * them. */
static bool is_hashed(const char *path) {
    const char *dash = strrchr(path, '-');
    return dash != NULL && ((strspn(dash + 1, "0123456789abcdef") == 10 && dash[11] == '.') ||
                            (strspn(dash + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") == 8 && dash[9] == '.'));
}

static void describe(odd_body *body, const char *path, const char *hash, const char *encoding) {
    body->encoding = encoding;
    body->cache = is_hashed(path) ? "public, max-age=31536000, immutable" : "no-cache";
    snprintf(body->etag, sizeof body->etag, "\"%.20s%s\"", hash, encoding != NULL ? "-z" : "");
}

static file *add(odd_assets *a, const char *path) {
    a->files = odd_grow(a->files, a->count, &a->cap, sizeof *a->files);
    file *f = &a->files[a->count++];
    *f = (file){.path = odd_alloc(strlen(path) + 1, 1)};
    memcpy(f->path, path, strlen(path));
    return f;
}

/* ---- From the program -------------------------------------------------------------------------- */

static void take_embedded(odd_assets *a) {
    for (const odd_asset *from = odd_site; from->path != NULL; from++) {
        file *f = add(a, from->path);
        f->plain = odd_body_of(from->bytes, from->len, type_of(f->path));
        describe(f->plain, f->path, from->hash, NULL);
        if (from->zipped == NULL)
            continue;
        f->zipped = odd_body_of(from->zipped, from->zipped_len, type_of(f->path));
        f->plain->varies = f->zipped->varies = true;
        describe(f->zipped, f->path, from->hash, "gzip");
    }
}

/* ---- From a directory -------------------------------------------------------------------------- */

static bool read_file(odd_assets *a, const char *full, const char *path) {
    odd_out text = ODD_HEAP_OUT;
    char hash[24];
    FILE *in = fopen(full, "rb");
    if (in == NULL)
        return false;
    do {
        odd_out_room(&text, 1 << 14);
        text.len += fread(text.text + text.len, 1, text.cap - text.len, in);
    } while (!feof(in) && !ferror(in) && text.len < FILE_MAX);
    bool good = feof(in) && !ferror(in);
    fclose(in);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)odd_hash((odd_text){text.text, text.len}, 0));
    if (good) {
        file *f = add(a, path);
        f->plain = odd_body_take(&text, type_of(path));
        describe(f->plain, path, hash, NULL);
    }
    odd_out_free(&text);
    return good;
}

/* Reads ordinary files only, and none that begin with a dot; links are not followed. */
static bool read_directory(odd_assets *a, const char *top, const char *below, int depth) {
    char full[PATH_BYTES], path[PATH_BYTES];
    bool good = snprintf(full, sizeof full, "%s/%s", top, below) < (int)sizeof full;
    DIR *directory = good ? opendir(full) : NULL;
    good = directory != NULL;
    for (struct dirent *entry; good && (entry = readdir(directory)) != NULL;) {
        struct stat info;
        if (entry->d_name[0] == '.')
            continue;
        good = snprintf(path, sizeof path, "%s%s%s", below, below[0] != '\0' ? "/" : "", entry->d_name) <
                   (int)sizeof path &&
               snprintf(full, sizeof full, "%s/%s", top, path) < (int)sizeof full && lstat(full, &info) == 0;
        if (good && S_ISDIR(info.st_mode) && depth < DEPTH_MAX)
            good = read_directory(a, top, path, depth + 1);
        else if (good && S_ISREG(info.st_mode))
            good = a->count < FILES_MAX && read_file(a, full, path);
    }
    if (directory != NULL)
        closedir(directory);
    return good;
}

odd_assets *odd_assets_open(const char *directory, odd_error *error) {
    odd_assets *a = odd_alloc(1, sizeof *a);
    if (directory == NULL)
        take_embedded(a);
    else if (!read_directory(a, directory, "", 0)) {
        odd_fail(error, ODD_E_OUTSIDE, 0, 0, "cannot read the pages in %s: %s", directory,
                 errno != 0 ? strerror(errno) : "too many or too large files");
        odd_assets_close(a);
        return NULL;
    }
    return a;
}

void odd_assets_close(odd_assets *a) {
    for (size_t i = 0; a != NULL && i < a->count; i++) {
        free(a->files[i].path);
        odd_body_release(a->files[i].plain);
        odd_body_release(a->files[i].zipped);
    }
    if (a != NULL)
        free(a->files);
    free(a);
}

/* ---- Looking up -------------------------------------------------------------------------------- */

const char *odd_assets_name(const odd_assets *a, const char *begin, const char *end) {
    for (size_t i = 0; i < a->count; i++)
        if (strncmp(a->files[i].path, begin, strlen(begin)) == 0 && ends_with(a->files[i].path, end))
            return a->files[i].path;
    return NULL;
}

static const file *find(const odd_assets *a, const odd_path *path) {
    odd_out name = ODD_HEAP_OUT;
    const file *found = NULL;
    for (size_t i = 0; i < path->count; i++) {
        if (i > 0)
            odd_out_char(&name, '/');
        odd_out_text(&name, path->part[i]);
    }
    if (path->count == 0)
        odd_out_text(&name, "index.html");
    odd_out_char(&name, '\0');
    for (size_t i = 0; i < a->count && found == NULL; i++)
        if (strcmp(a->files[i].path, name.text) == 0)
            found = &a->files[i];
    odd_out_free(&name);
    return found;
}

odd_http_response odd_assets_get(odd_assets *a, const odd_http_request *request, const odd_path *path) {
    const file *f = find(a, path);
    if (f == NULL)
        return odd_respond(404, NULL);
    odd_body *body = f->zipped != NULL && odd_request_accepts_gzip(request) ? f->zipped : f->plain;
    return odd_respond(odd_request_has_etag_of(request, body) ? 304 : 200, odd_body_keep(body));
}
