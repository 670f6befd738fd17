/* Files in zip archives, by name. */
#ifndef ODD_PLATFORM_ARCHIVE_H
#define ODD_PLATFORM_ARCHIVE_H

#include "oddtrick_event.h"

enum { ODD_ARCHIVE_FILES = 1000 };

typedef struct odd_archived {
    odd_text name;
    uint32_t packed_len, len, crc, offset;
    uint16_t method, flags;
} odd_archived;

typedef struct odd_archive {
    const char *bytes;
    size_t len;
    odd_archived *files;
    size_t count;
} odd_archive;

/* Reads the directory of an archive; odd_archive_close gives it back. */
int odd_archive_open(odd_archive *zip, const char *bytes, size_t len, odd_error *error);
void odd_archive_close(odd_archive *zip);

/* By its name; NULL if there is none. */
const odd_archived *odd_archive_find(const odd_archive *zip, odd_text name);

/* Unpacks a file into new memory, with a NUL behind it, which the caller frees. */
int odd_archive_read(const odd_archive *zip, const odd_archived *file, char **out, size_t *out_len,
                     odd_error *error);

/* What a file that a user gave holds: bytes that were unpacked, which the caller frees, or NULL where it is not packed. It
 * may be gzip, a zip with one table inside, or an Excel workbook (.xlsx) with one sheet that is not empty, which becomes CSV. */
int odd_archive_unpack(char **out, size_t *out_len, const char *bytes, size_t len, odd_error *error);

#endif
