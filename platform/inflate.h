/* Compressed bytes, by zlib. */
#ifndef ODD_PLATFORM_INFLATE_H
#define ODD_PLATFORM_INFLATE_H

#include "oddtrick.h"

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

#endif
