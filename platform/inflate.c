/* Packs bytes with zlib, and unpacks them within limits. */
#include "platform/archive.h"
#include "base/out.h"

#include <stdlib.h>
#include <zlib.h>

static size_t limit_of(size_t len) {
    size_t most = len < ODD_INFLATE_MAX / ODD_INFLATE_RATIO ? len * ODD_INFLATE_RATIO : ODD_INFLATE_MAX;
    return most > ODD_INFLATE_SHORT ? most : ODD_INFLATE_SHORT;
}

/* Unpacks to the end; a gzip file may have several members. */
static int inflate_all(z_stream *z, char **out, size_t *out_len, size_t most, odd_packing packing) {
    size_t cap = 1 << 16;
    int code = Z_OK;
    while (code == Z_OK && *out_len < most) {
        char *more = realloc(*out, cap + 1);
        if (more == NULL)
            return Z_MEM_ERROR;
        *out = more;
        z->next_out = (Bytef *)*out + *out_len;
        z->avail_out = (uInt)(cap - *out_len);
        code = inflate(z, Z_NO_FLUSH);
        *out_len = cap - z->avail_out;
        if (code == Z_STREAM_END && packing == ODD_PACKED_GZIP && z->avail_in > 1 && z->next_in[0] == 0x1F &&
            z->next_in[1] == 0x8B)
            code = inflateReset(z);
        if (z->avail_out == 0)
            cap = cap < most / 2 ? 2 * cap : most;
    }
    return code;
}

int odd_inflate(char **out, size_t *out_len, odd_packing packing, const char *bytes, size_t len,
                odd_error *error) {
    z_stream z = {.next_in = (z_const Bytef *)(uintptr_t)bytes, .avail_in = (uInt)len};
    size_t most = limit_of(len);
    *out = NULL;
    *out_len = 0;
    if (len > UINT32_MAX || inflateInit2(&z, packing == ODD_PACKED_ZIP ? -MAX_WBITS : 16 + MAX_WBITS) != Z_OK)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory to unpack it");
    int code = inflate_all(&z, out, out_len, most, packing);
    inflateEnd(&z);
    if (code == Z_STREAM_END) {
        (*out)[*out_len] = '\0';
        return ODD_OK;
    }
    free(*out);
    *out = NULL;
    if (code == Z_MEM_ERROR)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory to unpack it");
    if (code == Z_OK && *out_len >= most)
        return odd_fail(error, ODD_E_SYNTAX, 0, 0,
                        "it unpacks to more than %d MB or to %d times its size: unpack it yourself",
                        (int)(ODD_INFLATE_MAX >> 20), ODD_INFLATE_RATIO);
    return odd_fail(error, ODD_E_SYNTAX, 0, 0, "the compressed file is damaged or truncated");
}

size_t odd_deflate(odd_out *o, odd_text content) {
    z_stream z = {0};
    size_t len = 0;
    if (content.len == 0 || content.len > UINT32_MAX ||
        deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) !=
            Z_OK)
        return 0;
    if (o->cap - o->len < content.len)
        odd_out_room(o, content.len);
    z.next_in = (z_const Bytef *)(uintptr_t)content.text;
    z.avail_in = (uInt)content.len;
    z.next_out = (Bytef *)o->text + o->len;
    z.avail_out = (uInt)(content.len - 1);
    if (deflate(&z, Z_FINISH) == Z_STREAM_END)
        len = z.total_out;
    deflateEnd(&z);
    o->len += len;
    return len;
}

uint32_t odd_crc32(const char *bytes, size_t len) {
    return (uint32_t)crc32_z(0, (const Bytef *)bytes, len);
}
