/* Files of other programs as bytes: character encodings, zip archives, gzip, Excel workbooks (archives of XML), and XML itself. */
#ifndef ODD_PLATFORM_ARCHIVE_H
#define ODD_PLATFORM_ARCHIVE_H

#include "base/out.h"
#include "oddtrick_event.h"
#include "oddtrick_format.h"

/* ==== Character encodings: detecting the one that a text uses, and converting it to UTF-8. */

typedef enum odd_charset {
    ODD_UTF8,
    ODD_UTF16_LITTLE,
    ODD_UTF16_BIG,
    ODD_WINDOWS_1250, /* Central Europe */
    ODD_WINDOWS_1252, /* Western Europe */
    ODD_WINDOWS_1254, /* Turkish */
    ODD_ISO_8859_1,
    ODD_ISO_8859_2,
    ODD_ISO_8859_9,
    ODD_ISO_8859_15,
    ODD_CHARSET_COUNT
} odd_charset;

/* Returns the name of an encoding: "windows-1250". */
const char *odd_charset_name(odd_charset charset);

/* Finds an encoding by its name, in any case: windows-1250, cp1250, 1250, latin2.
 *   returns  ODD_CHARSET_COUNT if there is none */
odd_charset odd_charset_named(const char *name);

typedef struct odd_charset_guess {
    odd_charset charset;
    bool sure;       /* the text has a byte order mark, or is UTF-8 */
    unsigned others; /* encodings that fit as well, one bit each: 1 << ODD_WINDOWS_1254 */
} odd_charset_guess;

/* Guesses the encoding of a text: by its byte order mark; UTF-8 if it is valid UTF-8; otherwise the Windows code page of the
 * language whose letters appear in its words. If several fit and give different texts, the guess is Windows-1252, and
 * `others` has the rest. */
odd_charset_guess odd_charset_detect(const char *bytes, size_t len);

/* Tells whether a text is valid UTF-8, which includes ASCII. */
bool odd_charset_is_utf8(const char *bytes, size_t len);

/* Converts a text to UTF-8. Bytes that are not a character become U+FFFD.
 *   returns  new memory of *out_len bytes, which the caller frees */
char *odd_charset_decode(odd_charset charset, const char *bytes, size_t len, size_t *out_len);

/* ==== Containers of other programs' files: zip archives, gzip, Excel workbooks (archives of XML), and XML itself. Functions that
 * can fail return ODD_OK or a code, with the reason in *error. */

/* ---- Archives ------------------------------------------------------------------------------------ */

enum { ODD_ARCHIVE_FILES = 1000 };

/* A file in an archive. */
typedef struct odd_archive_entry {
    odd_text name;
    uint32_t packed_len, len, crc, offset;
    uint16_t method, flags;
} odd_archive_entry;

typedef struct odd_archive {
    const char *bytes;
    size_t len;
    odd_archive_entry *files;
    size_t count;
} odd_archive;

/* Reads the directory of an archive.
 *   zip      set; pass it to odd_archive_close
 *   bytes    must stay as long as the archive is open */
int odd_archive_open(odd_archive *zip, const char *bytes, size_t len, odd_error *error);
void odd_archive_close(odd_archive *zip);

/* Returns the file with a name; NULL if there is none. */
const odd_archive_entry *odd_archive_find(const odd_archive *zip, odd_text name);

/* Unpacks a file.
 *   out      set to new memory with the contents and a NUL; the caller frees it */
int odd_archive_read(const odd_archive *zip, const odd_archive_entry *file, char **out, size_t *out_len,
                     odd_error *error);

/* Unpacks a file that a user supplied, if it is packed: gzip, a zip with one table, or an Excel workbook (.xlsx) with one
 * non-empty worksheet, which becomes CSV.
 *   out      set to the unpacked bytes, which the caller frees; NULL if the file is not packed */
int odd_archive_unpack(char **out, size_t *out_len, const char *bytes, size_t len, odd_error *error);

/* ---- Writing archives (zip_write.c) --------------------------------------------------------------- */

/* An archive that is being written, in memory. */
typedef struct odd_zip {
    odd_out bytes;
    odd_out directory;
    size_t count;
    int64_t time_s;
} odd_zip;

/* Begins an archive. All its files have the same time, in seconds since 1970. */
odd_zip odd_zip_begin(int64_t time_s);

/* Adds a file, compressed if that saves something.
 *   name     in UTF-8
 *   returns  ODD_OK; ODD_E_MEMORY if the archive would be larger than ODD_ZIP_MAX, or have more than 65,535 files */
#define ODD_ZIP_MAX ((size_t)256 << 20)
int odd_zip_add(odd_zip *zip, const char *name, odd_text content, odd_error *error);

/* Writes the directory: the archive is complete. */
void odd_zip_end(odd_zip *zip);
void odd_zip_free(odd_zip *zip);

/* ---- Compressed bytes, by zlib ------------------------------------------------------------------- */

/* Unpacked data is at most ODD_INFLATE_MAX bytes long. If it is longer than ODD_INFLATE_SHORT, it is at most
 * ODD_INFLATE_RATIO times as long as the packed data: tables shrink to a tenth, and data that shrinks to a thousandth is made
 * to exhaust memory. */
#define ODD_INFLATE_MAX ((size_t)64 << 20)
enum { ODD_INFLATE_RATIO = 200, ODD_INFLATE_SHORT = 1 << 20 };

typedef enum odd_packing { ODD_PACKED_ZIP, ODD_PACKED_GZIP } odd_packing; /* raw deflate, as in zip; gzip */

/* Unpacks bytes.
 *   out      set to new memory with the result and a NUL; the caller frees it */
int odd_inflate(char **out, size_t *out_len, odd_packing packing, const char *bytes, size_t len,
                odd_error *error);

/* Appends bytes packed as in zip. Returns their number; 0, and nothing is appended, if they would not be fewer. */
size_t odd_deflate(odd_out *o, odd_text content);

/* Returns the checksum that a zip archive stores for each file. */
uint32_t odd_crc32(const char *bytes, size_t len);

/* ---- Workbooks ----------------------------------------------------------------------------------- */

/* Converts the only non-empty worksheet of an Excel workbook (.xlsx) to CSV with commas. Row n becomes line n; dates stay the
 * numbers that Excel stores. Several non-empty worksheets are an error that names them.
 *   out      set to the CSV, which the caller frees */
int odd_workbook_read(char **out, size_t *out_len, const odd_archive *zip, odd_error *error);

/* ---- XML ----------------------------------------------------------------------------------------- */

/* Parses XML; an odd_host.xml. Accepts UTF-8, UTF-16, Latin-1 and Windows-1252, only the entities of XML itself, and nothing
 * outside the file. Refuses input that would need much memory: docs/FORMATS.md lists the limits.
 *   owner    not used */
int odd_xml_read(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error);

#endif
