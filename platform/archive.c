/* Zip archives: the directory at the end, and the files in it. Archives are not trusted: each number is compared with the size of
 * the archive before it is used, and nothing is unpacked beyond the limits of platform/archive.h. */
#include "platform/archive.h"
#include "base/out.h"
#include "base/text.h"
#include "oddtrick_format.h"

#include <stdlib.h>
#include <string.h>

enum { END_BYTES = 22, ENTRY_BYTES = 46, LOCAL_BYTES = 30, COMMENT_MAX = 0xFFFF, STORED = 0, DEFLATED = 8 };

/* ---- The directory ----------------------------------------------------------------------------- */

static uint32_t number(const char *at, int bytes) {
    uint32_t n = 0;
    for (int i = bytes - 1; i >= 0; i--)
        n = n << 8 | (unsigned char)at[i];
    return n;
}

/* Finds the end record of an archive; NULL if there is none. */
static const char *find_end(const char *bytes, size_t len) {
    for (size_t back = END_BYTES; back <= len && back <= END_BYTES + COMMENT_MAX; back++)
        if (memcmp(bytes + len - back, "PK\5\6", 4) == 0 &&
            number(bytes + len - back + 20, 2) <= back - END_BYTES)
            return bytes + len - back;
    return NULL;
}

static bool read_entry(odd_archive *zip, size_t *at, size_t end) {
    const char *entry = zip->bytes + *at;
    if (end - *at < ENTRY_BYTES || memcmp(entry, "PK\1\2", 4) != 0)
        return false;
    size_t name = number(entry + 28, 2), rest = number(entry + 30, 2) + number(entry + 32, 2);
    if (end - *at - ENTRY_BYTES < name + rest)
        return false;
    zip->files[zip->count++] = (odd_archive_entry){.name = {entry + ENTRY_BYTES, name},
                                                   .flags = (uint16_t)number(entry + 8, 2),
                                                   .method = (uint16_t)number(entry + 10, 2),
                                                   .crc = number(entry + 16, 4),
                                                   .packed_len = number(entry + 20, 4),
                                                   .len = number(entry + 24, 4),
                                                   .offset = number(entry + 42, 4)};
    *at += ENTRY_BYTES + name + rest;
    return true;
}

int odd_archive_open(odd_archive *zip, const char *bytes, size_t len, odd_error *error) {
    *zip = (odd_archive){.bytes = bytes, .len = len};
    const char *end = find_end(bytes, len);
    if (end == NULL)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                        "the zip archive is damaged or truncated: it has no directory");
    size_t count = number(end + 10, 2), size = number(end + 12, 4), at = number(end + 16, 4);
    if (at > (size_t)(end - bytes) || size > (size_t)(end - bytes) - at)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the zip archive is damaged: its directory is missing");
    if (count > ODD_ARCHIVE_FILES)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the zip archive has %d files: expected one table",
                        (int)count);
    zip->files = calloc(count + 1, sizeof *zip->files);
    if (zip->files == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    size_t stop = at + size;
    while (zip->count < count)
        if (!read_entry(zip, &at, stop)) {
            odd_archive_close(zip);
            return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the zip archive is damaged: its directory is wrong");
        }
    return ODD_OK;
}

void odd_archive_close(odd_archive *zip) {
    free(zip->files);
    *zip = (odd_archive){0};
}

/* ---- Files ------------------------------------------------------------------------------------- */

const odd_archive_entry *odd_archive_find(const odd_archive *zip, odd_text name) {
    for (size_t i = 0; i < zip->count; i++)
        if (odd_same_letters(zip->files[i].name, name))
            return &zip->files[i];
    return NULL;
}

static int unpack_file(const odd_archive_entry *file, const char *packed, char **out, size_t *out_len,
                       odd_error *error) {
    if (file->method == DEFLATED)
        return odd_inflate(out, out_len, ODD_PACKED_ZIP, packed, file->packed_len, error);
    *out = malloc((size_t)file->packed_len + 1);
    if (*out == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    memcpy(*out, packed, file->packed_len);
    (*out)[file->packed_len] = '\0';
    *out_len = file->packed_len;
    return ODD_OK;
}

int odd_archive_read(const odd_archive *zip, const odd_archive_entry *file, char **out, size_t *out_len,
                     odd_error *error) {
    int name = (int)odd_scan_quotable(file->name.text, file->name.len);
    *out = NULL;
    if ((file->flags & 1) != 0)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "'%.*s' in the archive is encrypted: unpack it yourself",
                        name, file->name.text);
    if (file->method != STORED && file->method != DEFLATED)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                        "'%.*s' uses an unknown compression method: unpack it yourself", name,
                        file->name.text);
    size_t at = file->offset;
    bool there = at <= zip->len && zip->len - at >= LOCAL_BYTES && memcmp(zip->bytes + at, "PK\3\4", 4) == 0;
    size_t head = there ? LOCAL_BYTES + number(zip->bytes + at + 26, 2) + number(zip->bytes + at + 28, 2) : 0;
    if (!there || zip->len - at < head || zip->len - at - head < file->packed_len)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the zip archive is damaged: '%.*s' is missing", name,
                        file->name.text);
    int code = unpack_file(file, zip->bytes + at + head, out, out_len, error);
    if (code != ODD_OK)
        return code;
    if (*out_len == file->len && odd_crc32(*out, *out_len) == file->crc)
        return ODD_OK;
    free(*out);
    *out = NULL;
    return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                    "the zip archive is damaged: '%.*s' does not match its checksum", name, file->name.text);
}

/* ---- The table in an archive ------------------------------------------------------------------- */

/* Returns whether an entry is a folder, or a file that some systems put into every archive. */
static bool is_aside(odd_text name) {
    static const char mac[] = "__MACOSX/";
    size_t slash = name.len;
    while (slash > 0 && name.text[slash - 1] != '/')
        slash--;
    bool hidden = slash < name.len && name.text[slash] == '.';
    return name.len == 0 || slash == name.len || hidden ||
           (name.len >= sizeof mac - 1 && memcmp(name.text, mac, sizeof mac - 1) == 0);
}

/* Returns whether a file is in a known format, judging by its contents. A file that cannot be unpacked may be one. */
static bool is_table(const odd_archive *zip, const odd_archive_entry *file) {
    char *bytes;
    size_t len;
    if (is_aside(file->name))
        return false;
    if (odd_archive_read(zip, file, &bytes, &len, NULL) != ODD_OK)
        return true;
    bool known = odd_format_detect(bytes, len) >= 0;
    free(bytes);
    return known;
}

/* Keeps the files that may be wanted: if there are several, only those in a known format. */
static void keep_tables(odd_archive *zip) {
    enum { LOOKED_AT = 16 }; /* a limit on the time that a hostile archive takes */
    size_t kept = 0, count = zip->count;
    for (size_t i = 0; i < count; i++)
        if (!is_aside(zip->files[i].name))
            zip->files[kept++] = zip->files[i];
    zip->count = kept;
    if (kept < 2 || kept > LOOKED_AT)
        return;
    kept = 0;
    for (size_t i = 0; i < zip->count; i++)
        if (is_table(zip, &zip->files[i])) {
            odd_archive_entry other = zip->files[kept];
            zip->files[kept++] = zip->files[i];
            zip->files[i] = other;
        }
    if (kept > 0)
        zip->count = kept;
}

static int say_many(const odd_archive *zip, odd_error *error) {
    char list[300];
    odd_writer w = odd_writer_on(list, sizeof list);
    for (size_t i = 0; i < zip->count; i++) {
        odd_text name = zip->files[i].name;
        if (w.len + name.len + 8 >= sizeof list) {
            odd_put_text(&w, ", ...");
            break;
        }
        odd_put_format(&w, "%s%.*s", i > 0 ? ", " : "", (int)odd_scan_quotable(name.text, name.len),
                       name.text);
    }
    return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the archive has several files: unpack the one you want: %s",
                    list);
}

static int unpack_zip(char **out, size_t *out_len, const char *bytes, size_t len, odd_error *error) {
    static const char workbook[] = "xl/workbook.xml";
    odd_archive zip;
    int code = odd_archive_open(&zip, bytes, len, error);
    if (code != ODD_OK)
        return code;
    if (odd_archive_find(&zip, (odd_text){workbook, sizeof workbook - 1}) != NULL) {
        code = odd_workbook_read(out, out_len, &zip, error);
    } else {
        keep_tables(&zip);
        if (zip.count == 0)
            code = odd_fail(error, ODD_E_SYNTAX, 0, 0, "the archive is empty");
        else if (zip.count > 1)
            code = say_many(&zip, error);
        else
            code = odd_archive_read(&zip, &zip.files[0], out, out_len, error);
    }
    odd_archive_close(&zip);
    return code;
}

int odd_archive_unpack(char **out, size_t *out_len, const char *bytes, size_t len, odd_error *error) {
    *out = NULL;
    *out_len = 0;
    if (len >= 4 && (memcmp(bytes, "PK\3\4", 4) == 0 || memcmp(bytes, "PK\5\6", 4) == 0))
        return unpack_zip(out, out_len, bytes, len, error);
    if (len >= 3 && memcmp(bytes, "\x1F\x8B\x08", 3) == 0)
        return odd_inflate(out, out_len, ODD_PACKED_GZIP, bytes, len, error);
    return ODD_OK;
}
