/* Writes zip archives: what any program unpacks. Files are compressed by zlib's deflate, or stored where that saves nothing; names are
 * UTF-8; there is no file of 4 GB and no archive over ODD_ZIP_MAX, so the first version of the format suffices (APPNOTE.TXT of
 * PKWARE, 4.3). */
#include "platform/archive.h"

#include <stdio.h>
#include <string.h>

#include "base/out.h"
#include "platform/memory.h"

enum {
    STORED = 0,
    DEFLATED = 8,
    UTF8_NAMES = 1 << 11,
    VERSION = 20,          /* of the format: 2.0, with deflate */
    MADE_BY = 3 << 8 | 20, /* Unix */
    FILES_MAX = 65535,
    DAY_S = 86400,
};

#define LOCAL_MARK     0x04034B50U
#define DIRECTORY_MARK 0x02014B50U
#define END_MARK       0x06054B50U
#define PLAIN_FILE     (0100644U << 16) /* may be read by all */

static void put_16(odd_out *o, unsigned value) {
    odd_out_char(o, (char)(value & 0xFF));
    odd_out_char(o, (char)(value >> 8 & 0xFF));
}

static void put_32(odd_out *o, uint32_t value) {
    put_16(o, value & 0xFFFF);
    put_16(o, value >> 16);
}

/* The time and the date of the format, which begins with 1980. */
static void put_time(odd_out *o, int64_t time_s) {
    char text[ODD_MOMENT_MAX];
    int year, month, day;
    odd_writer w = odd_writer_on(text, sizeof text);
    odd_moment_write(&w, time_s, 'T', "Z");
    bool good = sscanf(text, "%4d-%2d-%2d", &year, &month, &day) == 3 && year >= 1980 && year < 2108;
    unsigned second = (unsigned)(time_s % DAY_S);
    put_16(o, second / 3600 << 11 | second / 60 % 60 << 5 | second % 60 / 2);
    put_16(o, good ? (unsigned)((year - 1980) << 9 | month << 5 | day) : 1 << 5 | 1);
}

odd_zip odd_zip_begin(int64_t time_s) {
    return (odd_zip){.bytes = ODD_HEAP_OUT, .directory = ODD_HEAP_OUT, .time_s = time_s > 0 ? time_s : 0};
}

/* Writes the common part of a file's header and its directory entry. */
static void put_common(odd_out *o, const odd_zip *zip, unsigned method, uint32_t crc, size_t packed,
                       size_t len, size_t name_len) {
    put_16(o, VERSION);
    put_16(o, UTF8_NAMES);
    put_16(o, method);
    put_time(o, zip->time_s);
    put_32(o, crc);
    put_32(o, (uint32_t)packed);
    put_32(o, (uint32_t)len);
    put_16(o, (unsigned)name_len);
    put_16(o, 0); /* no extra field */
}

int odd_zip_add(odd_zip *zip, const char *name, odd_text content, odd_error *error) {
    odd_out *o = &zip->bytes, *d = &zip->directory;
    size_t at = o->len, name_len = strlen(name);
    if (zip->count >= FILES_MAX || name_len > UINT16_MAX || content.len > ODD_ZIP_MAX ||
        o->len + d->len + content.len > ODD_ZIP_MAX)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "too much for a zip file: at most 65535 files and %d MB",
                        (int)(ODD_ZIP_MAX >> 20));
    uint32_t crc = odd_crc32(content.text, content.len);
    odd_out head = ODD_HEAP_OUT;
    put_32(o, LOCAL_MARK);
    size_t common = o->len;
    put_common(o, zip, STORED, crc, content.len, content.len, name_len);
    odd_out_bytes(o, name, name_len);
    size_t packed = odd_deflate(o, content);
    unsigned method = packed > 0 ? DEFLATED : STORED;
    if (packed == 0 && content.len > 0)
        odd_out_bytes(o, content.text, content.len);
    put_common(&head, zip, method, crc, packed > 0 ? packed : content.len, content.len, name_len);
    memcpy(o->text + common, head.text, head.len); /* now that it is known how long it is */
    put_32(d, DIRECTORY_MARK);
    put_16(d, MADE_BY);
    odd_out_bytes(d, head.text, head.len);
    put_16(d, 0); /* no comment */
    put_16(d, 0); /* on the first disk */
    put_16(d, 0); /* binary */
    put_32(d, PLAIN_FILE);
    put_32(d, (uint32_t)at);
    odd_out_bytes(d, name, name_len);
    odd_out_free(&head);
    zip->count++;
    return ODD_OK;
}

void odd_zip_end(odd_zip *zip) {
    odd_out *o = &zip->bytes;
    size_t at = o->len, len = zip->directory.len;
    if (len > 0)
        odd_out_bytes(o, zip->directory.text, len);
    put_32(o, END_MARK);
    put_16(o, 0); /* this disk, and where the directory begins */
    put_16(o, 0);
    put_16(o, (unsigned)zip->count);
    put_16(o, (unsigned)zip->count);
    put_32(o, (uint32_t)len);
    put_32(o, (uint32_t)at);
    put_16(o, 0); /* no comment */
}

void odd_zip_free(odd_zip *zip) {
    odd_out_free(&zip->bytes);
    odd_out_free(&zip->directory);
}
