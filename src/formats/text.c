/* Small things that the readers and writers of text formats share. Knows no format. */
#include "formats/text.h"
#include "base/arena.h"
#include "base/memory.h"
#include "base/utf8.h"
#include "base/writer.h"

void odd_source_wrong(const odd_source *in, bool warning, int code, uint32_t line, int column,
                      const char *format, ...) {
    odd_error error = {.code = code, .line = (int)line, .column = column};
    odd_writer w = odd_writer_on(error.message, sizeof error.message);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    in->taker.wrong(in->taker.owner, &error, warning);
}

/* ---- Text -------------------------------------------------------------------------------------- */

static bool is_utf8(odd_text bytes) {
    for (size_t at = 0; at < bytes.len;) {
        uint32_t c = (unsigned char)bytes.text[at];
        size_t len = c < 0x80 ? 1 : odd_utf8_next(&c, bytes.text + at, bytes.len - at);
        if (c == ODD_UTF8_REPLACEMENT && len == 1)
            return false;
        at += len;
    }
    return true;
}

odd_text odd_source_utf8(const odd_source *in, odd_text bytes) {
    enum { LONGEST = 3 }; /* of a character that Windows-1252 has */
    if (is_utf8(bytes))
        return bytes;
    char *text = odd_arena_take(in->arena, bytes.len, LONGEST);
    size_t len = 0;
    for (size_t i = 0; text != NULL && i < bytes.len; i++) {
        len += odd_utf8_put(text + len, odd_windows_1252((unsigned char)bytes.text[i]));
    }
    return (odd_text){text, len};
}

odd_text odd_source_keep(const odd_source *in, odd_text text) {
    char *kept = text.len > 0 ? odd_arena_take(in->arena, text.len, 1) : NULL;
    if (kept == NULL)
        return (odd_text){0};
    odd_copy(kept, text.text, text.len);
    return (odd_text){kept, text.len};
}

odd_text odd_text_of(const char *text) {
    size_t len = 0;
    while (text[len] != '\0')
        len++;
    return (odd_text){text, len};
}

/* ---- Writing ----------------------------------------------------------------------------------- */

void odd_target_text(const odd_target *out, odd_text text) {
    if (text.len > 0)
        out->sink.put(out->sink.owner, text.text, text.len);
}

void odd_target_string(const odd_target *out, const char *text) {
    odd_target_text(out, odd_text_of(text));
}

void odd_target_format(const odd_target *out, const char *format, ...) {
    char text[512];
    odd_writer w = odd_writer_on(text, sizeof text);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    odd_target_text(out, (odd_text){text, w.len < sizeof text ? w.len : sizeof text - 1});
}

void odd_target_lost(const odd_target *out, size_t count, const char *one, const char *many) {
    char text[200];
    odd_writer w = odd_writer_on(text, sizeof text);
    if (count == 0)
        return;
    if (count > 1)
        odd_put_format(&w, "%d %s", (int)count, many);
    else
        odd_put_text(&w, one);
    out->sink.lost(out->sink.owner, text);
}
