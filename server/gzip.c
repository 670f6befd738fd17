/* Compresses bodies by gzip. Bodies that fit into a packet are not compressed. The lowest level is used,
 * because most answers are soon outdated: it compresses JSON to a seventh; the highest level, to a twelfth in
 * ten times the time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "server/http.h"

enum { LEAST = 1400, LEVEL = 1, GZIP_WINDOW = 15 + 16 };

/* Returns the number of compressed bytes; 0 if compressing saves too little. */
static size_t deflate_all(const odd_body *plain, char *bytes, size_t most) {
    z_stream z = {0};
    if (deflateInit2(&z, LEVEL, Z_DEFLATED, GZIP_WINDOW, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY) != Z_OK)
        return 0;
    z.next_in = (z_const Bytef *)(uintptr_t)plain->bytes;
    z.avail_in = (uInt)plain->len;
    z.next_out = (Bytef *)bytes;
    z.avail_out = (uInt)most;
    bool good = deflate(&z, Z_FINISH) == Z_STREAM_END;
    size_t len = good ? z.total_out : 0;
    deflateEnd(&z);
    return len;
}

/* Returns NULL if the result is not smaller, or without memory. */
odd_body *odd_body_gzip(const odd_body *plain) {
    size_t most = plain->len / 2;
    char *bytes =
        plain->len >= LEAST && plain->len <= UINT32_MAX && plain->encoding == NULL ? malloc(most) : NULL;
    odd_out text = {.text = bytes,
                    .len = bytes != NULL ? deflate_all(plain, bytes, most) : 0,
                    .cap = most,
                    .resize = odd_heap_resize};
    odd_body *zipped = text.len > 0 ? odd_body_take(&text, plain->type) : NULL;
    odd_out_free(&text);
    if (zipped != NULL) {
        zipped->encoding = "gzip";
        zipped->cache = plain->cache;
        if (plain->etag[0] != '\0') /* other bytes need another tag */
            snprintf(zipped->etag, sizeof zipped->etag, "%.*sz\"", (int)strlen(plain->etag) - 1, plain->etag);
    }
    return zipped;
}
