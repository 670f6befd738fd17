/* Bodies by gzip: all that zlib is asked for. What fits into a packet is not worth it. The lowest level, since most that is
 * sent is soon old: it makes a seventh of JSON, and the highest a twelfth in ten times the time. */
#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "web/http.h"

enum { LEAST = 1400, LEVEL = 1, GZIP_WINDOW = 15 + 16 };

odd_body *odd_body_zip(const odd_body *plain) {
    z_stream z = {0};
    odd_out text = {0};
    if (plain->len < LEAST || plain->encoding != NULL ||
        deflateInit2(&z, LEVEL, Z_DEFLATED, GZIP_WINDOW, MAX_MEM_LEVEL - 1, Z_DEFAULT_STRATEGY) != Z_OK)
        return NULL;
    uLong most = deflateBound(&z, (uLong)plain->len);
    odd_out_room(&text, most);
    z.next_in = (z_const Bytef *)(uintptr_t)plain->bytes;
    z.avail_in = (uInt)plain->len;
    z.next_out = (Bytef *)text.text;
    z.avail_out = (uInt)most;
    bool good = plain->len <= UINT32_MAX && most <= UINT32_MAX && deflate(&z, Z_FINISH) == Z_STREAM_END &&
                z.total_out < plain->len;
    text.len = z.total_out;
    deflateEnd(&z);
    odd_body *zipped = good ? odd_body_take(&text, plain->type) : NULL;
    odd_out_free(&text);
    if (zipped != NULL) {
        zipped->encoding = "gzip";
        zipped->cache = plain->cache;
        if (plain->etag[0] != '\0') /* other bytes, another tag */
            snprintf(zipped->etag, sizeof zipped->etag, "%.*sz\"", (int)strlen(plain->etag) - 1, plain->etag);
    }
    return zipped;
}
