/* Where text goes. */
#include <stdarg.h>

#include "base/cell.h"
#include "base/utf8.h"
#include "cli/read_file.h"
#include "cli/standard_output.h"

void odd_out_flush(odd_out *o) {
    if (o->len > 0)
        fwrite(o->text, 1, o->len, stdout);
    o->len = 0;
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

static const char *instead_safe(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    enum { PICTURES = 0x2400, PICTURE_OF_DELETE = 0x2421 };
    if (c == '\t')
        return " ";
    if (c < 0x20 || c == 0x7F) {
        room[odd_utf8_put(room, c < 0x20 ? PICTURES + c : PICTURE_OF_DELETE)] = '\0';
        return room;
    }
    if (odd_is_override(c)) {
        snprintf(room, ODD_INSTEAD_MAX, "<U+%04X>", (unsigned)c & 0xFFFF);
        return room;
    }
    return odd_is_control(c) ? ODD_REPLACEMENT : NULL;
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

static const char *instead_csv(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    (void)room;
    return c == '"' ? "\"\"" : NULL;
}

static bool raw_csv;

void odd_csv_keep_raw(void) {
    raw_csv = true;
}

void odd_out_csv(odd_out *o, odd_text text) {
    bool formula = !raw_csv && odd_cell_is_formula(text);
    bool quoted = text.len > 0 &&
                  (memchr(text.text, ',', text.len) != NULL || memchr(text.text, '"', text.len) != NULL ||
                   memchr(text.text, '\n', text.len) != NULL || memchr(text.text, '\r', text.len) != NULL);
    if (!quoted && !formula && is_printable(text)) {
        odd_out_bytes(o, text.text, text.len);
        return;
    }
    if (quoted)
        odd_out_char(o, '"');
    if (formula)
        odd_out_char(o, '\'');
    odd_out_with(o, text, instead_csv);
    if (quoted)
        odd_out_char(o, '"');
}
