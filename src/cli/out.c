/* Puts text together in memory. */
#include <stdarg.h>
#include <stdlib.h>

#include "base/digits.h"
#include "base/utf8.h"
#include "cli/file.h"
#include "cli/out.h"

void odd_out_room(odd_out *o, size_t more) {
    enum { FIRST = 1 << 9 };
    size_t cap = o->cap < FIRST ? FIRST : o->cap * 2;
    while (cap - o->len < more)
        cap *= 2;
    char *text = realloc(o->text, cap);
    if (text == NULL)
        odd_no_memory();
    o->text = text;
    o->cap = cap;
}

void odd_out_free(odd_out *o) {
    free(o->text);
    *o = (odd_out){0};
}

void odd_out_flush(odd_out *o) {
    if (o->len > 0)
        fwrite(o->text, 1, o->len, stdout);
    o->len = 0;
}

void odd_out_int(odd_out *o, int64_t value) {
    enum { DIGITS = 32 };
    char digits[2 * DIGITS]; /* in the first half: as many bytes may be copied from wherever they begin */
    size_t at = odd_digits(digits, DIGITS, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    if (value < 0)
        digits[--at] = '-';
    if (o->cap - o->len < DIGITS)
        odd_out_room(o, DIGITS);
    memcpy(o->text + o->len, digits + at, DIGITS);
    o->len += DIGITS - at;
}

void odd_out_format(odd_out *o, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (len > 0) {
        if (o->cap - o->len <= (size_t)len)
            odd_out_room(o, (size_t)len + 1);
        vsnprintf(o->text + o->len, (size_t)len + 1, format, again);
        o->len += (size_t)len;
    }
    va_end(again);
}

/* ---- Text that people wrote --------------------------------------------------------------------- */

static const char replacement[] = ODD_REPLACEMENT;

/* Most of what people write needs no care: letters, digits, blanks. */
static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' || c == ',';
}

void odd_out_with(odd_out *o, odd_text text, odd_instead instead) {
    for (size_t at = 0; at < text.len;) {
        size_t from = at;
        uint32_t c;
        while (at < text.len && is_plain(text.text[at]))
            at++;
        odd_out_bytes(o, text.text + from, at - from);
        if (at == text.len)
            break;
        size_t bytes = odd_utf8_next(&c, text.text + at, text.len - at);
        const char *other = c == ODD_UTF8_REPLACEMENT ? replacement : instead(c);
        if (other != NULL)
            odd_out_text(o, other);
        else
            odd_out_bytes(o, text.text + at, bytes);
        at += bytes;
    }
}

static const char *instead_safe(uint32_t c) {
    return c == '\t' ? " " : odd_is_control(c) ? replacement : NULL;
}

/* Whether all is ASCII that can be printed: nearly always, so eight bytes at a time. */
static bool is_printable(odd_text text) {
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones * 0x80;
    size_t at = 0;
    for (uint64_t word; text.len - at >= sizeof word; at += sizeof word) {
        memcpy(&word, text.text + at, sizeof word);
        uint64_t below = (word - ones * 0x20) & ~word, delete = (word ^ ones * 0x7F) - ones;
        if (((word | below | delete) & tops) != 0)
            return false;
    }
    while (at < text.len && text.text[at] >= ' ' && text.text[at] < 0x7F)
        at++;
    return at == text.len;
}

void odd_out_safe(odd_out *o, odd_text text) {
    if (is_printable(text))
        odd_out_bytes(o, text.text, text.len);
    else
        odd_out_with(o, text, instead_safe);
}

static const char *instead_json(uint32_t c) {
    static const char *const controls[0x20] = {
        "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007",
        "\\u0008", "\\u0009", "\\u000a", "\\u000b", "\\u000c", "\\u000d", "\\u000e", "\\u000f",
        "\\u0010", "\\u0011", "\\u0012", "\\u0013", "\\u0014", "\\u0015", "\\u0016", "\\u0017",
        "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d", "\\u001e", "\\u001f",
    };
    return c < 0x20 ? controls[c] : c == '"' ? "\\\"" : c == '\\' ? "\\\\" : NULL;
}

void odd_out_json(odd_out *o, odd_text text) {
    odd_out_char(o, '"');
    odd_out_with(o, text, instead_json);
    odd_out_char(o, '"');
}

static const char *instead_csv(uint32_t c) {
    return c == '"' ? "\"\"" : NULL;
}

void odd_out_csv(odd_out *o, odd_text text) {
    bool quoted = text.len > 0 &&
                  (memchr(text.text, ',', text.len) != NULL || memchr(text.text, '"', text.len) != NULL ||
                   memchr(text.text, '\n', text.len) != NULL || memchr(text.text, '\r', text.len) != NULL);
    if (!quoted && is_printable(text)) {
        odd_out_bytes(o, text.text, text.len);
        return;
    }
    if (quoted)
        odd_out_char(o, '"');
    odd_out_with(o, text, instead_csv);
    if (quoted)
        odd_out_char(o, '"');
}
