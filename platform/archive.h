/* Files of other programs: archives (zip), gzip, Excel workbooks, which are archives of XML, and XML itself. */
#ifndef ODD_PLATFORM_ARCHIVE_H
#define ODD_PLATFORM_ARCHIVE_H

#include "oddtrick_event.h"
#include "oddtrick_format.h"

/* ---- Archives ------------------------------------------------------------------------------------ */

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

/* ---- Compressed bytes ---------------------------------------------------------------------------- */

/* Compressed bytes, by zlib. */

/* What is unpacked is at most ODD_INFLATE_MAX bytes, and at most ODD_INFLATE_RATIO times as long as it was: tables are
 * packed to a tenth, and what is packed to a thousandth is there to fill a machine. Short files may be packed better. */
#define ODD_INFLATE_MAX ((size_t)64 << 20)
enum { ODD_INFLATE_RATIO = 200, ODD_INFLATE_SHORT = 1 << 20 };

typedef enum odd_packing { ODD_PACKED_ZIP, ODD_PACKED_GZIP } odd_packing; /* raw deflate, as in zip; gzip */

/* Unpacks bytes into new memory, with a NUL behind them, which the caller frees. */
int odd_inflate(char **out, size_t *out_len, odd_packing packing, const char *bytes, size_t len,
                odd_error *error);

/* The checksum that zip has of each file. */
uint32_t odd_crc32(const char *bytes, size_t len);

/* ---- Workbooks ----------------------------------------------------------------------------------- */

/* Excel workbooks (.xlsx): the only sheet that is not empty, as CSV. */

/* Cells are parted by commas, and each row is in the line of its number. Dates are the numbers that Excel keeps. The caller
 * frees it. Several sheets that are not empty are an error that names them. */
int odd_workbook_read(char **out, size_t *out_len, const odd_archive *zip, odd_error *error);

/* ---- XML ----------------------------------------------------------------------------------------- */

/* XML for the readers of the library, which take none apart themselves. */

/* As odd_host.xml wants it. Reads UTF-8, UTF-16, Latin-1 and Windows-1252; no entities but those of XML itself, and
 * nothing from outside of the file. What would take much memory is refused: docs/FORMATS.md says what. */
int odd_xml_read(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error);

#endif
