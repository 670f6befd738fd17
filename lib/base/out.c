/* Writes into text buffers. */
#include "base/bits.h"
#include "base/text.h"
#include "base/out.h"

void odd_out_room(odd_out *o, size_t more) {
    enum { FIRST = 1 << 9 };
    size_t cap = o->cap < FIRST ? FIRST : o->cap * 2;
    while (cap - o->len < more)
        cap *= 2;
    o->text = o->resize(o, cap);
    o->cap = cap;
}

void odd_out_string(odd_out *o, const char *text) {
    odd_out_bytes(o, text, odd_text_length(text));
}

void odd_out_int(odd_out *o, int64_t value) {
    enum { DIGITS = 32 };
    char digits[2 * DIGITS]; /* in the first half: as many bytes may be copied from wherever they begin */
    size_t at = odd_digits_put(digits, DIGITS, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    if (value < 0)
        digits[--at] = '-';
    if (o->cap - o->len < DIGITS)
        odd_out_room(o, DIGITS);
    odd_copy(o->text + o->len, digits + at, DIGITS);
    o->len += DIGITS - at;
}

void odd_out_words(odd_out *o, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    odd_writer w = odd_writer_on(NULL, 0);
    odd_put_vformat(&w, format, args);
    va_end(args);
    size_t len = w.len;
    if (o->cap - o->len <= len)
        odd_out_room(o, len + 1);
    w = odd_writer_on(o->text + o->len, len + 1);
    odd_put_vformat(&w, format, again);
    o->len += len;
    va_end(again);
}

/* ---- Text that people wrote --------------------------------------------------------------------- */

/* Most of what people write needs no care: letters, digits, blanks. */
static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' || c == ',';
}

void odd_out_with(odd_out *o, odd_text text, odd_instead instead) {
    for (size_t at = 0; at < text.len;) {
        char room[ODD_INSTEAD_MAX];
        size_t from = at;
        uint32_t c;
        while (at < text.len && is_plain(text.text[at]))
            at++;
        odd_out_bytes(o, text.text + from, at - from);
        if (at == text.len)
            break;
        size_t bytes = odd_utf8_next(&c, text.text + at, text.len - at);
        const char *other = c == ODD_UTF8_REPLACEMENT ? ODD_REPLACEMENT : instead(c, room);
        if (other != NULL)
            odd_out_text(o, other);
        else
            odd_out_bytes(o, text.text + at, bytes);
        at += bytes;
    }
}
